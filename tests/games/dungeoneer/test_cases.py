"""The answers about a player's own case in Dungeoneer: the reasons and chances of the rules."""

from __future__ import annotations

import pytest

from games.dungeoneer.cases import cases
from games.dungeoneer.rules.cards import plans
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import MAPS, name_of
from games.dungeoneer.rules.map.geometry import space_of
from games.dungeoneer.rules.pieces import NOBODY, Beast, Encounter, Laid, Tip
from games.dungeoneer.rules.setup import sets_in_play
from rules.cases import Case
from rules.messages import Message, Seat, refer, seat_name
from tests.games.dungeoneer.table import Table

GATE = (("md_gate", 0, 0), ("md_crossways", 0, 1), ("md_shaft", 0, 2))


TOLD_TOGETHER = ("win", "soon", "against")
"""The kinds of cases that are told together with those of other kinds."""


def table(*heroes: str) -> Table:
    return Table(heroes or ("he_kestrel", "he_brokk", "he_lirien")).map(*GATE)


def case(t: Table, kind: str, *things: str, seats: tuple[Seat, ...] = (), seat: Seat = 1) -> Message:
    """The only case of a kind about these things and players, apart from those that are told together with it."""
    (found,) = [
        each.text
        for each in cases(t.game, seat)
        if (each.kind, each.things, each.seats) == (kind, things, seats)
        and each.text.key not in ("case-quest_about", "case-ending_then")
        and (kind not in TOLD_TOGETHER or each.text.key.startswith(f"case-{kind}"))
    ]
    return found


def secrets(t: Table) -> list[Case]:
    return [each for each in cases(t.game, 1) if each.secret]


@pytest.mark.rule("DN-19.1")
def test_the_missing_quests_are_counted() -> None:
    t = (
        table()
        .has(1, done=["qd_codex", "qd_leap"])
        .with_quest("qd_smith", 1)
        .with_quest("qd_treasury", 2)
        .begin("hero")
    )
    told = case(t, "win").args
    assert (told["left"], told["done"], told["own"], told["global"]) == (1, 2, 1, "none")
    rival = case(t, "win", seats=(2,)).args
    assert (rival["left"], rival["a"], rival["a_text"]) == (3, refer("quest-treasury"), refer("text-qd_treasury"))
    assert case(table().begin("hero"), "win").args["open"] == 0


def test_a_hero_without_quests_of_its_own_is_told_the_global_one_and_the_way() -> None:
    t = table().has(1, done=["qd_codex", "qd_crown"]).with_quest("qd_leap", NOBODY).begin("hero")
    told, way = (each.text for each in cases(t.game, 1) if each.kind == "win" and not each.seats)
    assert (told.args["own"], told.args["global"]) == (0, refer("quest-leap"))
    assert (way.key, way.args["steps"]) == ("case-quest_on_way", 2)


def test_a_card_of_another_phase_is_refused_with_the_phase_and_who_could_pay() -> None:
    t = table().hand(1, "ba_imp_thief").rich(2, peril=4).rich(3, peril=3).begin("hero", turn=2)
    told = case(t, "play", "ba_imp_thief")
    assert told.key == "case-play_dungeonlord"
    assert (told.args["player"], told.args["phase"]) == (seat_name(2), refer("phase-hero"))
    assert (told.args["cost"], told.args["payers"]) == (4, [seat_name(2)])
    assert told.args["fitting"] == 0, "nobody has a treasure to lose"


@pytest.mark.rule("DN-5.4")
def test_own_peril_never_pays() -> None:
    t = table().hand(1, "tp_darts").rich(1, peril=9).rich(2, peril=1).rich(3, peril=1).begin("dungeonlord")
    told = case(t, "play", "tp_darts")
    assert (told.key, told.args["number"]) == ("case-play_no_peril", 0)


def test_peril_that_the_declaration_takes_up_pays_for_nothing_else() -> None:
    t = table().hand(1, "tp_darts", "mo_rats").rich(2, peril=2).begin("dungeonlord")
    assert case(t, "play", "mo_rats").key == "case-play_declare"
    t.game.draft = [plans.entry_of(t.game, plans.Candidate("tp_darts"), 2)]
    assert case(t, "play", "mo_rats").key == "case-play_drafted"


def test_a_card_that_can_be_played_now_says_so() -> None:
    t = table().hand(1, "tr_shield").rich(1, glory=3, movement=1).begin("hero")
    assert case(t, "play", "tr_shield").key == "case-play_yes"
    t[1].glory = 2
    told = case(t, "play", "tr_shield")
    assert (told.key, told.args["cost"], told.args["has"]) == ("case-play_poor", 3, 2)


def test_a_second_treasure_of_a_category_is_refused() -> None:
    t = table().hand(1, "tr_sword").with_ready(1, "tr_maul").rich(1, glory=9, movement=1).begin("hero")
    assert case(t, "play", "tr_sword").key == "case-play_duplicate"


def test_cards_of_the_hand_are_told_only_to_their_owner() -> None:
    t = table().hand(1, "tr_shield", "ba_imp_thief").begin("hero", turn=2)
    shown = {thing for each in cases(t.game, 1) if not each.secret for thing in each.things}
    assert not shown & {"tr_shield", "ba_imp_thief"}
    assert {each.kind for each in secrets(t)} >= {"play", "against"}
    assert not [each for each in cases(t.game, 2) if {*each.things} & {"tr_shield", "ba_imp_thief"}]


@pytest.mark.rule("DN-18.10", "DN-11.5")
@pytest.mark.parametrize(
    ("cause", "target", "key"), [("pit", 7, "case-up_free"), ("free", 0, "case-up_free"), ("threat", 6, "case-up_roll")]
)
def test_only_a_card_that_tipped_the_hero_makes_getting_up_a_roll(cause: str, target: int, key: str) -> None:
    t = table().at(1, "md_shaft").tip(1, cause, "speed", target).begin("hero")
    assert case(t, "up").key == key


@pytest.mark.rule("DN-11.4")
def test_a_hero_that_stands_in_a_pit_leaves_without_a_roll() -> None:
    t = table().at(1, "md_shaft").begin("hero")
    assert case(t, "up").key == "case-up_pit"


@pytest.mark.rule("DN-10.12")
def test_a_hero_on_a_cusp_can_only_cross_that_exit() -> None:
    t = table().begin("hero", turn=2)
    at, beyond = space_of(t.game, "md_crossways"), space_of(t.game, "md_shaft")
    player = t.game.players[1]
    player.at, player.cusp = at, t.game.spaces[at].near.index(beyond)
    told = case(t, "up")
    assert (told.key, told.args["beyond"], told.args["when"]) == ("case-cusp", refer("map-shaft"), "next")
    assert case(t, "ways") == case(t, "cusp") == told
    assert case(t, "far", "md_gate").args["steps"] == 3


@pytest.mark.rule("DN-13.33")
def test_a_quest_monster_that_has_attacked_can_still_be_challenged_once() -> None:
    t = table().map(*GATE, ("md_forge", 1, 0)).at(1, "md_forge").rich(1, movement=1).with_quest("qd_crown", 1)
    t.begin("hero")
    t.game.quests[-1].fought = True
    told = case(t, "quest").args
    assert (told["reason"], told["challenge"], told["life"]) == ("already_attacked", "yes", 2)
    t.game.players[1].attacked = True
    assert case(t, "quest").args["challenge"] == "no"


def test_spaces_are_as_far_as_their_steps() -> None:
    t = table().rich(1, movement=1).begin("hero")
    far = case(t, "reach", "md_shaft")
    assert (far.key, far.args["steps"], far.args["enough"]) == ("case-reach", 2, "no")
    assert case(t, "reach", "md_crossways").args["enough"] == "yes"
    assert case(t, "reach", "md_gate").key == "case-reach_here"


def test_a_quest_whose_space_is_not_on_the_map_says_so() -> None:
    t = table().with_quest("qd_smith", 1).with_quest("qd_leap").begin("hero")
    assert space_of(t.game, "md_prison") < 0
    told = case(t, "quest", "qd_smith")
    assert (told.key, told.args["space"]) == ("case-quest_unplaced", refer("map-prison"))
    placed = case(t, "quest", "qd_leap")
    assert (placed.key, placed.args["steps"]) == ("case-quest_on_way", 2)


@pytest.mark.rule("DN-13.20")
def test_the_chance_of_a_quest_includes_the_glory_that_could_be_spent() -> None:
    t = table().with_quest("qd_leap").rich(1, glory=4, movement=2).at(1, "md_shaft").begin("hero")
    told = case(t, "quest", "qd_leap")
    assert told.key == "case-quest_here"
    assert (told.args["percent"], told.args["most"]) == (0, 67), "7 or more with one die, and 4 Glory"


def test_where_a_quest_is_attempted_is_told_with_the_way() -> None:
    t = table().with_quest("qd_leap", 1).begin("hero")
    where = {each.things: each.text.args["space"] for each in cases(t.game, 1) if each.topic == "where"}
    assert where["qd_leap",] == name_of("md_shaft")


def test_where_a_hero_is_can_be_asked_by_its_name() -> None:
    t = table().at(2, "md_shaft").begin("hero")
    told = case(t, "places", "he_brokk")
    assert (told.args["player"], told.args["space"]) == (seat_name(2), name_of("md_shaft"))


def test_a_score_is_told_with_the_card_that_makes_it_a_standard_attack() -> None:
    t = table().begin("hero")
    before = case(t, "scores", "attr-speed").args
    assert (before["attacks"], before["given"]) == (0, [])
    t[1].treasures.append(Laid(card="tr_knives", number=1, by=1))
    after = case(t, "scores", "attr-speed").args
    assert (after["attacks"], after["given"]) == (1, [name_of("tr_knives")])


@pytest.mark.rule("DN-15.9", "DN-6.17")
def test_a_rival_elsewhere_cannot_be_challenged() -> None:
    t = table().rich(1, movement=1).at(2, "md_shaft").begin("hero")
    told = case(t, "fight", seats=(2,))
    assert (told.key, told.args["reason"], told.args["space"]) == ("case-fight_not", "other_space", refer("map-shaft"))
    assert case(t, "fight", seats=(3,)).key == "case-fight"
    t[1].attacked = True
    t.begin("hero")
    assert case(t, "fight", seats=(3,)).args["reason"] == "already_attacked"


def test_removing_a_curse_names_its_price() -> None:
    t = table().with_bane(1, "ba_frailty", 2).rich(1, glory=2, movement=1).begin("hero")
    told = case(t, "remove", "ba_frailty").args
    assert (told["cost"], told["missing"], told["now"]) == (3, 1, "no")
    t.rich(1, glory=3, movement=1).begin("hero")
    assert case(t, "remove", "ba_frailty").args["now"] == "yes"


def test_a_hero_out_of_the_game_has_no_cases() -> None:
    assert cases(table().begin("hero").game, 0) == []


@pytest.mark.rule("DN-17.14")
def test_two_cards_must_both_be_paid_for_and_be_of_different_categories() -> None:
    t = table().hand(1, "tr_shield", "tr_knives", "tr_sword").rich(1, glory=4).begin("hero", turn=2)
    both = case(t, "play", "tr_shield", "tr_knives").args
    assert (both["cost"], both["glory"], both["reason"]) == (5, 4, "glory")
    t.rich(1, glory=9).begin("hero", turn=2)
    assert case(t, "play", "tr_shield", "tr_knives").args["reason"] == "none"
    assert case(t, "play", "tr_knives", "tr_sword").args["reason"] == "category"


@pytest.mark.rule("DN-17.13", "DN-17.17", "DN-17.18")
@pytest.mark.parametrize(("card", "reason"), [("tr_helm", "slots"), ("tr_pack", "none"), ("tr_draught", "none")])
def test_two_treasures_need_two_slots_except_with_storage_or_a_potion(card: str, reason: str) -> None:
    t = table("he_lirien", "he_brokk", "he_sera").with_ready(1, "tr_shield").rich(1, glory=9).hand(1, "tr_boots", card)
    assert case(t.begin("hero"), "play", "tr_boots", card).args["reason"] == reason


@pytest.mark.rule("DN-17.8")
def test_a_full_slot_is_named_even_while_another_question_is_open() -> None:
    t = table().hand(1, "bn_fleet_foot").rich(1, glory=9)
    slots = t[1].printed.boons
    t.with_ready(1, *("bn_iron_stance", "bn_ember_rune")[:slots]).begin("hero", turn=2)
    assert case(t, "play", "bn_fleet_foot").key == "case-play_no_slot"


def test_what_the_hand_can_be_used_for_is_told_to_its_owner_only() -> None:
    t = table().hand(1, "tr_shield", "tr_maul", "ba_imp_thief").rich(1, glory=3).rich(2, peril=4).begin("hero", turn=2)
    told = case(t, "hand").args
    assert (told["now"], told["paid"]) == ([], [refer("treasure-shield")])
    assert (told["others"], told["costly"]) == ([refer("bane-imp_thief")], [refer("treasure-maul")])
    assert all(each.secret for each in cases(t.game, 1) if each.kind in ("hand", "cost", "play"))


@pytest.mark.rule("DN-5.2")
def test_a_victim_must_be_able_to_pay() -> None:
    t = table().hand(1, "ba_leaden_feet").rich(2, peril=5).rich(3, peril=1).begin("hero", turn=2)
    able = case(t, "play", "ba_leaden_feet", seats=(2,)).args
    assert (able["able"], able["has"], able["cost"]) == ("later", 5, 2)
    assert case(t, "play", "ba_leaden_feet", seats=(3,)).args["able"] == "poor"
    t.begin("dungeonlord", turn=1)
    assert case(t, "play", "ba_leaden_feet", seats=(2,)).args["able"] == "now"


def test_players_and_spaces_are_as_far_as_the_steps_to_them() -> None:
    t = table().at(2, "md_shaft").rich(1, movement=1).begin("hero")
    near = case(t, "near", seats=(2,)).args
    assert (near["steps"], near["space"], near["movement"]) == (2, refer("map-shaft"), 1)
    assert case(t, "near", seats=(3,)).args["steps"] == 0
    speed = int(case(t, "far", "md_shaft").args["speed"])  # type: ignore[arg-type]
    assert case(t, "far", "md_shaft").args["turns"] == -(-2 // speed)


@pytest.mark.rule("DN-19.1")
def test_only_a_third_quest_within_reach_wins_this_turn() -> None:
    t = table().has(1, done=["qd_codex", "qd_crown"]).with_quest("qd_leap").rich(1, movement=3).begin("hero")
    assert case(t, "soon").key == "case-soon"
    assert case(t, "third", "qd_leap").key == "case-third"
    assert case(t, "third", "qd_leap", seats=(2,)).args["number"] == 1
    t.rich(1, movement=2).begin("hero")
    assert case(t, "soon").key == "case-soon_far"
    t.has(1, done=["qd_codex"]).begin("hero")
    assert case(t, "soon").key == "case-soon_no"


@pytest.mark.rule("DN-13.20", "DN-13.22", "DN-18.10")
@pytest.mark.parametrize(
    ("quest", "carries", "tipped", "needed"),
    [
        ("qd_leap", False, False, 3),
        ("qd_leap", False, True, 4),
        ("qd_smith", False, False, 2),
        ("qd_smith", True, False, 0),
    ],
)
def test_the_last_quest_takes_the_way_and_what_it_costs(quest: str, carries: bool, tipped: bool, needed: int) -> None:
    """The roll of a chance costs movement, and so does getting up; what lies a space away has to be brought back."""
    t = Table(("he_kestrel", "he_brokk", "he_lirien")).map(*GATE, ("md_prison", 0, -1))
    t.has(1, done=["qd_codex", "qd_crown"], tip=Tip("free", "melee", 0) if tipped else None)
    t.with_quest(quest, 1).begin("hero").game.quests[0].carrier = 1 if carries else NOBODY
    assert case(t, "soon").args["needed"] == needed


def test_a_quest_monster_needs_as_many_hits_as_it_has_life_left() -> None:
    t = table().with_quest("qd_bone_regent").begin("hero")
    assert case(t, "quest", "qd_bone_regent").args["life"] == 2
    t.game.quests[0].wounds = 1
    assert case(t, "quest", "qd_bone_regent").args["life"] == 1


def test_an_attack_that_is_not_settled_is_told_to_everyone() -> None:
    t = table().with_quest("qd_bone_regent").begin("hero")
    assert not [each for each in cases(t.game, 2) if each.kind == "now"]
    t.game.fight = "qd_bone_regent"
    told = case(t, "now", "qd_bone_regent", seat=2)
    assert (told.key, told.args["player"]) == ("case-now_quest", seat_name(1))


def test_one_wound_kills_only_a_hero_with_one_life() -> None:
    assert case(table().has(1, life=2).begin("hero"), "die").args["safe"] == 1
    assert case(table().has(1, life=1).begin("hero"), "die").args["safe"] == 0


@pytest.mark.rule("DN-5.3")
@pytest.mark.parametrize(("phase", "turn", "following"), [("dungeonlord", 2, 2), ("hero", 2, 3), ("hero", 1, 2)])
def test_the_next_to_spend_peril_is_told(phase: str, turn: Seat, following: Seat) -> None:
    told = case(table().rich(1, peril=4).begin(phase, turn=turn), "peril").args
    assert (told["peril"], told["player"], told["now"]) == (4, seat_name(following), phase == "dungeonlord")


def test_a_quest_that_a_rival_carries_has_to_be_stolen() -> None:
    t = table().with_quest("qd_ember_heart", 1).begin("hero")
    t.game.quest("qd_ember_heart").carrier = 2
    told = case(t, "quest", "qd_ember_heart")
    assert (told.key, told.args["player"]) == ("case-quest_carried", seat_name(2))
    t.game.quest("qd_ember_heart").carrier = 1
    assert case(t, "quest", "qd_ember_heart").key != "case-quest_carried"


def test_a_space_that_no_way_leads_to_is_out_of_reach() -> None:
    t = table().map(*GATE, ("md_cistern", 5, 5)).begin("hero")
    assert case(t, "reach", "md_cistern").key == "case-reach_never"
    assert case(t, "far", "md_cistern").key == "case-far_never"
    assert case(t, "reach", "md_gate").key == "case-reach_here"


@pytest.mark.rule("DN-6.17")
def test_there_is_one_standard_attack_in_a_turn() -> None:
    assert case(table().begin("hero"), "again").args["done"] == "no"
    assert case(table().has(1, attacked=True).begin("hero"), "again").args["done"] == "yes"


@pytest.mark.rule("DN-5.2")
def test_what_a_rival_can_be_made_to_pay_for_is_listed() -> None:
    t = table().hand(1, "tp_darts", "ba_imp_thief").rich(2, peril=2).rich(3, peril=0).begin("hero")
    assert case(t, "against", seats=(2,)).args["cards"] == [refer("trap-darts")]
    assert case(t, "against", seats=(3,)).args["number"] == 0


def test_after_a_declaration_no_more_encounters_are_promised() -> None:
    t = table().hand(1, "ba_imp_thief").rich(2, peril=9).begin("dungeonlord")
    told = [case(t, "against", seats=(2,))]
    t.game.declared = True
    told.append(case(t, "against", seats=(2,)))
    assert [message.args["phase"] for message in told] == ["own", "declared"]
    beside = [each.text.key for each in cases(t.game, 1) if each.kind == "against" and each.seats == (2,)]
    assert beside == ["case-against", "case-fight"]


def test_a_monster_of_the_hand_is_told_with_its_chance_against_each_rival() -> None:
    t = table().hand(1, "mo_pyromancer").rich(2, peril=9).begin("dungeonlord")
    told = case(t, "play", "mo_pyromancer", seats=(2,)).args
    beast = Beast(number=1, card="mo_pyromancer")
    t.game.encounters.append(Encounter("mo_pyromancer", target=2, cost=5, space=0, attr="magic", beast=beast))
    assert told["percent"] == case(t, "now", "mo_pyromancer").args["percent"]


def test_what_becomes_of_a_monster_that_has_attacked_is_told() -> None:
    t = table().begin("dungeonlord", turn=2)
    beast = Beast(number=1, card="mo_pyromancer", wounds=1)
    entry = Encounter("mo_pyromancer", target=1, cost=5, space=0, attr="magic", beast=beast)
    t.game.encounters.append(entry)
    assert not [each for each in cases(t.game, 1) if each.kind == "met"]
    entry.state = "done"
    told = case(t, "met", "mo_pyromancer").args
    assert (told["dead"], told["life"], told["player"]) == (0, 1, seat_name(2))


@pytest.mark.rule("DN-14.5", "DN-14.6")
def test_the_end_of_a_turn_is_told_with_the_cards_to_be_drawn() -> None:
    t = table().hand(1, "tr_shield", "ba_imp_thief")
    t.ready(1, "tr_boots")
    t.begin("hero")
    told = case(t, "ending").args
    assert (told["from_hand"], told["from_laid"], told["number"]) == (4, 3, 1)
    (then,) = [each for each in cases(t.game, 1) if each.text.key == "case-ending_then"]
    assert (then.text.args["player"], then.topic) == (seat_name(2), "next")
    assert not [each for each in cases(t.game, 2) if each.text.key == "case-ending_then"]


def test_the_scores_of_every_hero_are_told() -> None:
    t = table("he_kestrel", "he_brokk", "he_lirien").begin("hero")
    own, rival = (case(t, "scores", seats=seats).args for seats in ((), (2,)))
    assert own["player"] == seat_name(1)
    assert (rival["melee"], rival["magic"], rival["speed"]) == (3, 0, 2)
    assert [each.kind for each in cases(t.game, 1)].count("all_scores") == 3


def test_what_lowers_the_movement_is_named() -> None:
    t = table().with_bane(1, "ba_leaden_feet", by=2).begin("hero")
    told = case(t, "slow").args
    assert (told["less"], told["printed"]) == ([name_of("ba_leaden_feet")], int(str(told["speed"])) + 1)
    assert case(t, "slow", seats=(2,)).args["less_number"] == 0
    assert [case(t, "slow").args["moves"], case(t, "slow", seats=(2,)).args["moves"]] == [1, 0], "whose turn it is"
    assert case(table().begin("build"), "slow").args["moves"] == 0, "nobody has moved yet"


def test_the_ability_of_each_hero_is_told() -> None:
    t = table("he_kestrel", "he_brokk").begin("hero")
    told = {each.seats: each.text.args for each in cases(t.game, 1) if each.kind == "ability"}
    assert told[()] == {"player": seat_name(1), "hero": name_of("he_kestrel"), "text": refer("text-he_kestrel")}
    assert told[2,]["text"] == refer("text-he_brokk")


def test_the_ability_that_makes_a_challenge_free_is_named() -> None:
    t = table("he_kestrel", "he_brokk").begin("hero")
    free = case(t, "free")
    assert (free.key, free.args["ability"]) == ("case-free", refer("ability-he_kestrel"))
    assert case(t, "free", seats=(2,)).key == "case-free_not"


def test_where_a_component_is_and_who_carries_it_is_told() -> None:
    t = table().with_quest("qd_smith", 1).begin("hero")
    waits = case(t, "load", "qd_smith").args
    assert (waits["carrier"], waits["placed"], waits["space"]) == ("none", 0, name_of("md_prison"))
    t.game.quest("qd_smith").carrier = 2
    carried = case(t, "load", "qd_smith").args
    assert (carried["carrier"], carried["space"]) == (seat_name(2), name_of(t.game.spaces[t[2].at].card))


def test_how_long_a_bane_lasts_is_told_with_its_text() -> None:
    t = table().with_bane(2, "ba_frailty", by=1).begin("hero")
    told = case(t, "lasts", "ba_frailty").args
    assert (told["text"], told["players"]) == (refer("text-ba_frailty"), [seat_name(2)])
    assert case(t, "lasts", "ba_dimming").args["number"] == 0


@pytest.mark.rule("DN-13.2")
def test_whose_a_quest_is_and_what_failing_it_costs() -> None:
    t = table().with_quest("qd_leap", 1).with_quest("qd_relight", NOBODY).with_quest("qd_smith", 2).begin("hero")
    assert case(t, "owner", "qd_leap").args["owner"] == seat_name(1)
    assert case(t, "owner", "qd_relight").args["personal"] == 0
    told = case(t, "quest", "qd_relight").args
    assert (told["cost"], told["loses"]) == ("wound", 1)


def test_a_quest_on_its_way_can_be_stolen_from_its_carrier() -> None:
    t = table().with_quest("qd_ember_heart", 2).begin("hero")
    t.game.quest("qd_ember_heart").carrier = 2
    told = case(t, "steal", "qd_ember_heart", seats=(2,))
    assert told.args["carrier"] == seat_name(2)
    assert case(t, "steal", "qd_ember_heart").args == told.args
    assert not [each for each in cases(t.game, 2) if each.kind == "steal"], "nobody steals from oneself"


@pytest.mark.rule("DN-4.1")
def test_the_turns_before_the_next_own_one_are_named() -> None:
    t = table().begin("hero", turn=2)
    assert case(t, "mine", seat=2).args["number"] == 0
    assert case(t, "mine", seat=3).args["players"] == [seat_name(2)]
    assert case(t, "mine", seat=1).args["players"] == [seat_name(2), seat_name(3)]


def test_heroes_are_told_with_the_least_life_first() -> None:
    t = table().begin("hero")
    t.game.players[2].life = 1
    told = [each.text.args for each in cases(t.game, 1) if each.kind == "weakest"]
    assert told[0]["player"] == seat_name(2)
    assert [each["life"] for each in told] == sorted(int(str(each["life"])) for each in told)


@pytest.mark.rule("DN-17.18")
def test_storage_in_the_hand_adds_slots_and_stays_secret() -> None:
    t = table().hand(1, "tr_pack", "tr_draught").begin("hero")
    packs = [each for each in secrets(t) if each.kind == "slots_with"]
    most = {each.things: int(str(each.text.args["most"])) for each in packs}
    assert most["tr_pack",] == most["tr_draught",] + 2
    (heal,) = [each for each in secrets(t) if each.kind == "heal"]
    assert heal.text.args["number"] == 1


def test_movement_left_names_what_it_is_enough_for() -> None:
    told = case(table().begin("hero"), "moves").args
    assert (told["free"], told["open"]) == ([refer("map-crossways")], 1)
    assert told["tipped"] == 0


def test_a_score_names_what_raises_and_lowers_it() -> None:
    t = table("he_kestrel", "he_brokk", "he_lirien").begin("hero")
    printed = case(t, "scores", "attr-melee").args
    t.with_bane(1, "ba_frailty", 2).with_ready(1, "bn_iron_stance")
    told = case(t, "scores", "attr-melee").args
    assert (told["printed"], told["score"]) == (printed["printed"], printed["score"])
    assert (told["more"], told["less"]) == ([refer("boon-iron_stance")], [refer("bane-frailty")])
    assert (printed["more_number"], printed["less_number"]) == (0, 0)
    assert case(t, "scores", "attr-melee", seats=(2,)).args["player"] == seat_name(2)


def test_a_level_names_the_quests_that_raised_it() -> None:
    t = table().has(1, done=["qd_leap"], level=2).begin("hero")
    assert case(t, "level").args["quests"] == [refer("quest-leap")]
    assert case(t, "level", seats=(2,)).args["number"] == 0


def test_a_monster_of_a_pack_is_told_with_its_life_and_cost() -> None:
    t = table().with_pack(2, "mo_ogre", 1).begin("hero")
    told = case(t, "pack", "mo_ogre", seats=(2,)).args
    assert (told["player"], told["wounds"], told["plain"]) == (seat_name(2), 1, "yes")
    assert told["life"] == 2


@pytest.mark.parametrize(("life", "payable"), [(3, "yes"), (2, "no")])
def test_a_price_is_compared_with_what_the_player_has(life: int, payable: str) -> None:
    t = table().with_quest("qd_dark_bargain", NOBODY).has(1, life=life).begin("hero")
    told = case(t, "quest", "qd_dark_bargain").args
    assert (told["price"], told["n"], told["has"], told["payable"]) == ("wounds", 2, life, payable)


def test_a_roll_that_glory_helps_says_what_makes_it_certain() -> None:
    t = table().with_quest("qd_leap", 1).begin("hero")
    assert case(t, "quest", "qd_leap").args["sure"] == 6  # one die, 7 or more: even a 1 succeeds with 6


def test_a_bane_can_be_asked_about_without_its_name() -> None:
    t = table().with_bane(1, "ba_frailty", 2).begin("hero")
    assert case(t, "remove") == case(t, "remove", "ba_frailty")


def test_a_way_names_its_spaces_and_rolls() -> None:
    t = table().rich(1, movement=3).begin("hero")
    told = case(t, "reach", "md_shaft").args
    assert told["stops"] == 2
    assert told["stop_1"] != "none" != told["stop_2"] == refer("map-shaft")
    assert told["stop_3"] == "none"
    assert (told["rolls_on_way"], told["roll_1"], told["roll_1_kind"]) == (1, refer("map-shaft"), refer("case-way-pit"))


def test_the_last_quest_is_told_with_the_way_to_its_goal() -> None:
    t = table().has(1, done=["qd_codex", "qd_treasury"]).with_quest("qd_leap").rich(1, movement=4).begin("hero")
    told, way = (each.text for each in cases(t.game, 1) if each.kind == "soon")
    assert (told.key, way.key, way.args["stops"]) == ("case-soon", "case-quest_on_way", 2)


def test_what_a_quest_asks_for_and_brings_is_told_beside_it_and_to_others() -> None:
    t = table().with_quest("qd_leap", 1).begin("hero")
    assert "case-quest_about" in [each.text.key for each in cases(t.game, 1) if each.things == ("qd_leap",)]
    told = case(t, "quest", seats=(1,), seat=2)
    assert (told.key, told.args["text"]) == ("case-quest_other", refer("text-qd_leap"))


def test_an_attack_is_told_with_its_odds_before_the_dice_are_rolled() -> None:
    t = table().begin("dungeonlord", turn=2)
    beast = Beast(number=1, card="mo_pyromancer")
    t.game.encounters.append(Encounter("mo_pyromancer", target=1, cost=5, space=0, attr="magic", beast=beast))
    told = case(t, "now", "mo_pyromancer").args
    assert (told["victim"], told["mine"], told["text"]) == (seat_name(1), 4, refer("text-mo_pyromancer"))
    assert told["percent"] == odds.percent(odds.higher(4 - int(str(told["theirs"])))[0])


def test_what_a_rival_can_do_counts_the_pack_and_keeps_the_hand_secret() -> None:
    t = table().rich(1, peril=3).begin("hero")
    t.game.players[2].pack.append(Beast(number=1, card="mo_pyromancer"))
    told = case(t, "peril", seats=(2,)).args
    assert (told["peril"], told["pack"], told["number"], told["least"]) == (3, 1, 0, 5)
    t.game.players[1].peril = 5
    assert case(t, "peril", seats=(2,)).args["number"] == 1


def test_only_spaces_that_are_not_on_the_map_are_said_to_be_missing() -> None:
    t = table().begin("hero")
    placed = {space.card for space in t.game.spaces}
    missing = [each.things[0] for each in cases(t.game, 1) if each.kind == "unplaced"]
    assert missing
    assert not placed & {*missing}
    assert {*missing} | placed == {card.id for card in MAPS.values() if card.set in sets_in_play(t.game)}


def test_everyone_is_told_how_many_map_cards_and_tokens_there_are() -> None:
    t = table().rich(1, peril=3, glory=2).begin("hero")
    assert case(t, "maps").args["maps"] == sum(len(pile.cards) for pile in t.game.map_cards)
    told = [each.text.args for each in cases(t.game, 1) if each.kind == "tokens"]
    assert {"player": seat_name(1), "glory": 2, "peril": 3} in told


@pytest.mark.rule("DN-5.15")
def test_a_trap_is_told_to_strike_everyone_in_the_space() -> None:
    t = table().hand(1, "tp_crusher").has(2, peril=9).begin("hero")
    told = case(t, "strikes", "tp_crusher", seats=(2,)).args
    assert (told["kind"], told["number"], told["payers"]) == ("trap", 3, [seat_name(2)])
    assert all(each.secret for each in cases(t.game, 1) if each.kind == "strikes")


def test_the_nearest_heroes_are_told_with_their_distance() -> None:
    t = table().at(2, "md_shaft").at(3, "md_crossways").begin("hero")
    told = case(t, "nearby", seats=(2,)).args
    assert (told["number"], told["goal"]) == (2, seat_name(2)), "not the hero in question"
    assert (told["a"], told["a_steps"], told["b"], told["b_steps"]) == (seat_name(3), 1, seat_name(1), 2)
    assert told["c"] == "none"


def test_who_played_a_bane_is_told_from_the_log() -> None:
    t = table().with_bane(1, "ba_leaden_feet", 2).begin("hero")
    causes = [each.cause for each in cases(t.game, 1) if each.kind == "cursed" and not each.seats]
    assert causes
    assert all(each is not None and each.needed and each.args["victim"] == seat_name(1) for each in causes)
    assert [each for each in cases(t.game, 1) if each.kind == "cursed" and each.seats] == []
