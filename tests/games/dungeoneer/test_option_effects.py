"""The effect told with an answer: its cost, and what it gives and changes."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.texts import TEXTS
from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import CARDS, MAPS, QUESTS, name_of
from games.dungeoneer.rules.map.geometry import space_of
from games.dungeoneer.rules.option_texts import attempt_about, put_down_about
from games.dungeoneer.rules.pieces import PendingBane, Tip
from rules.messages import Message, seat_name
from rules.questions import as_shown, place_of
from tests.games.dungeoneer.answers import at_gate, at_quest, effect_and_args, effect_message
from tests.games.dungeoneer.table import AROUND_THE_GATE, Table

FREE = Tip("free", "melee", 0)
"""A hero lies there and gets up for nothing but movement."""


def test_a_permanent_that_makes_a_hero_faster_tells_the_movement_it_gives_at_once() -> None:
    table = at_gate().hand(1, "bn_fleet_foot", "tr_bow").rich(1, glory=9, movement=2).begin("hero")
    table.game.top_speed = attributes.speed(table.game, 1)
    before = table[1].movement
    table.effect_is("play-bn_fleet_foot", "about-act_speed", gained=1).play("play-bn_fleet_foot")
    table.hero_is(1, movement=before + 1)


@pytest.mark.parametrize(
    ("quest", "owner", "effect"),
    [
        # Sera's Melee rises from 2 to 3: she needs 7 in all with a die
        ("qd_smoke", 1, {"key": "about-act_quest", "quest": "smoke", "chance": 33, "then": 50}),
        # a monster with Melee 4 strikes first; the chance is to hit it, not to slay it
        ("qd_crown", 1, {"key": "about-act_slay", "quest": "crown", "chance": 17, "then": 28}),
        pytest.param("qd_smoke", 2, {"key": "about-act_score"}, id="a quest of another player"),
    ],
)
def test_readying_a_sword_shows_its_cost_and_the_chance_of_the_quest_it_helps(
    quest: str, owner: int, effect: dict[str, Any]
) -> None:
    table = at_quest(quest, owner=owner).at(owner, "md_gate").hand(1, "tr_sword").rich(1, glory=4).begin("hero")
    table.effect_is("play-tr_sword", before=4, after=4 - CARDS["tr_sword"].cost, **effect)


@pytest.mark.parametrize("quests", [[], ["qd_smoke"]])
def test_readying_a_sword_shows_the_changed_score_if_no_quest_lies_on_the_map(quests: list[str]) -> None:
    table = Table().map(*AROUND_THE_GATE[:2]).hand(1, "tr_sword").rich(1, glory=4)
    for quest in quests:
        table.quest(quest, owner=1)
    table.begin("hero").effect_is("play-tr_sword", "about-act_score", attr="melee", score=2, then=3)


@pytest.mark.parametrize(
    ("at", "movement", "attempts", "promised"),
    [
        ("md_gate", 1, 0, True),
        ("md_gate", 0, 0, False),  # the shrine, one move away, is out of reach
        ("md_gate", 1, 1, False),  # nothing is left for another attempt
        ("md_shrine", 0, 0, True),
        ("md_shrine", 0, 1, False),
    ],
)
def test_an_effect_for_the_turn_shows_only_a_quest_that_can_be_attempted_this_turn(
    at: str, movement: int, attempts: int, promised: bool
) -> None:
    table = at_quest("qd_relight", "he_lirien", "he_brokk").at(1, at).rich(1, glory=3, movement=movement)
    table.begin("hero", moved=True)
    table.game.attempts = attempts
    table.effect_is("ability", "about-act_quest" if promised else "about-act_score", before=3)


@pytest.mark.parametrize(
    ("movement", "attacked", "promised"),
    [(1, False, True), (0, False, False), (1, True, False), (9, True, False)],
    ids=["in reach", "too far", "has attacked", "has attacked, with movement to spare"],
)
def test_an_effect_for_the_turn_shows_only_a_blow_that_can_be_struck_this_turn(
    movement: int, attacked: bool, promised: bool
) -> None:
    table = at_quest("qd_crown", "he_lirien", "he_brokk").set_quest("qd_crown", fought=True)
    table.rich(1, glory=3, movement=movement).set(1, attacked=attacked).begin("hero", moved=True)
    table.effect_is("ability", "about-act_slay" if promised else "about-act_score")


def test_no_quest_chance_is_shown_on_another_players_turn() -> None:
    table = at_quest("qd_relight", "he_sera", "he_lirien", owner=2).hand(1, "ba_frailty")
    table.rich(2, glory=3, peril=9, movement=3).begin("dungeonlord")
    table.stance(2, "always").play("bane-ba_frailty-s2", wait=True).effect_is("ability", "about-act_score", by=2)


@pytest.mark.parametrize(("attempts", "left"), [(0, 3), (1, 2)])
def test_the_movement_left_by_an_attempt_excludes_its_cost(attempts: int, left: int) -> None:
    table = at_quest("qd_relight", "he_lirien", "he_brokk").rich(1, glory=3, movement=3).begin("hero", moved=True)
    table.game.attempts = attempts
    assert attempt_about(table.game, 1, "qd_relight").args["movement"] == left


def about_slaying(
    hero: str, *, movement: int, attempts: int = 0, attacked: bool = False, tip: Tip | None = None
) -> Message:
    """The effect told with an attempt of a hero who stands before the monster of the Crown."""
    table = at_quest("qd_crown", hero, "he_sera").rich(1, movement=movement).set(1, tip=tip).begin("hero", moved=True)
    table.game.attempts, table.game.players[1].attacked = attempts, attacked
    return attempt_about(table.game, 1, "qd_crown")


def challenged(when: str, *, movement: int) -> Message:
    """Says when the monster can be challenged, and how much movement is left then."""
    return Message(f"about-attempt_{when}", {"movement": movement})


def test_attempting_a_slay_quest_shows_that_its_monster_can_be_challenged_next() -> None:
    assert about_slaying("he_brokk", movement=2) == challenged("monster", movement=2)
    assert about_slaying("he_brokk", movement=2, attempts=1) == challenged("monster", movement=1)
    assert about_slaying("he_kestrel", movement=0) == challenged("monster", movement=0), "Kestrel challenges for free"


def test_attempting_a_slay_quest_shows_that_a_challenge_has_to_wait() -> None:
    assert about_slaying("he_brokk", movement=0) == challenged("later", movement=0)
    assert about_slaying("he_brokk", movement=1, attempts=1) == challenged("later", movement=0)
    for hero in ("he_brokk", "he_kestrel"):
        assert about_slaying(hero, movement=1, attacked=True) == challenged("later", movement=1)


def test_attempting_a_slay_quest_shows_that_a_tipped_hero_must_get_up_first() -> None:
    assert about_slaying("he_lirien", movement=3, tip=FREE) == challenged("tipped", movement=3)
    assert about_slaying("he_lirien", movement=1, tip=FREE) == challenged("later", movement=1)


@pytest.mark.rule("DN-15.9")
@pytest.mark.parametrize(("hero", "cost"), [("he_brokk", "own"), ("he_kestrel", "free")])
def test_a_challenge_shows_its_cost(hero: str, cost: str) -> None:
    table = at_gate(hero, "he_sera").ready(1, "tr_sword").rich(1, movement=1).begin("hero", moved=True)
    table.line_is("challenge-s2-melee", "sum-challenge", cost=cost).has_no_effect("challenge-s2-melee")


def test_a_challenge_on_another_players_turn_uses_kept_movement() -> None:
    table = at_gate().hand(1, "mo_ogre").ready(2, "tr_sword").rich(2, peril=9)
    table.set(2, token=True).begin("dungeonlord").dice(6, 1).declare("mo_ogre", wait=True)
    table.play(table.ids(1)[0], wait=True).window_is("chal").has_no_effect("challenge-e0-melee", by=2)
    table.line_is("challenge-e0-melee", "sum-challenge", by=2, cost="kept")


@pytest.mark.rule("DN-13.27")
@pytest.mark.parametrize(
    ("quest", "key", "slower"),
    [("qd_smith", "about-steal", {}), ("qd_ember_heart", "about-steal_slower", {"speed": 3, "then": 2})],
)
def test_stealing_shows_that_no_wound_is_dealt_and_what_carrying_costs(
    quest: str, key: str, slower: dict[str, object]
) -> None:
    table = at_gate().ready(1, "tr_sword")
    table.quest(quest, owner=2).set_quest(quest, carrier=2, touched=True).rich(1, movement=1).begin("hero", moved=True)
    assert effect_and_args(table, f"steal-{quest}-melee") == (key, {"cost": "own", **slower})
    options = as_shown(table.asked(1), table.game)
    ids = [option.id for option in options]
    assert ids.index(f"steal-{quest}-melee") < ids.index("challenge-s2-melee")
    places = [place_of(table.asked(1), option) for option in options]
    assert places.count(places[ids.index(f"steal-{quest}-melee")]) == 1, "a separate group, so that it has a button"


def test_picking_up_shows_what_carrying_costs() -> None:
    table = Table().map(("md_gate", 0, 0), ("md_forge", 0, 1), ("md_prison", 1, 0))
    table.quest("qd_ember_heart", owner=1).quest("qd_smith", owner=1).at(1, "md_forge").begin("hero")
    goal = name_of(QUESTS["qd_ember_heart"].goal)
    assert effect_and_args(table, "pick-qd_ember_heart") == (
        "about-deliver_slower",
        {"space": goal, "speed": 3, "then": 2},
    )
    table.at(1, "md_prison").begin("hero")
    assert effect_and_args(table, "pick-qd_smith") == ("about-deliver", {"space": name_of(QUESTS["qd_smith"].goal)})


def test_passing_for_an_attack_names_the_encounters_that_are_asked_about_after_it() -> None:
    table = at_gate().hand(1, "mo_goblin", "mo_rats").hand(2, "bn_battle_cry")
    table.rich(2, glory=3, peril=9).begin("dungeonlord").declare("mo_goblin", "mo_rats", wait=True)
    table.effect_is("pass_attack", "about-pass_attack", by=2, later=["rats"], number=1)
    table.effect_is("pass_attack", "about-pass_attack", by=2, kept=0).set(2, token=True)
    table.effect_is("pass_attack", "about-pass_attack", by=2, kept=1)
    table.dice(1, 6).do("pass_attack", seat=2, wait=True)
    table.effect_is("pass_attack", "about-pass_attack", by=2, later=[], number=0)


@pytest.mark.parametrize(
    ("card", "space", "life", "healed"),
    [
        pytest.param("bn_second_wind", "md_gate", 5, 6, id="at most to the maximum"),
        ("bn_fireside", "md_gate", 2, 3),
        pytest.param("bn_fireside", "mw_village", 2, 4, id="more in a village"),
    ],
)
def test_healing_shows_life_before_and_after(card: str, space: str, life: int, healed: int) -> None:
    table = Table().map((space, 0, 0)).hand(1, card).rich(1, glory=4).set(1, life=life).begin("hero")
    table.effect_is(f"play-{card}", "about-act_life", life=life, then=healed)


def test_seras_ability_shows_its_cost_and_the_life_it_heals() -> None:
    table = at_gate().rich(1, glory=3).set(1, life=4).begin("hero")
    table.effect_is("ability", "about-act_life", cost=2, before=3, after=1, life=4, then=5)


def test_an_artifact_shows_the_chance_before_and_after() -> None:
    table = at_quest("qd_smoke").set(1, done=["qd_mirror"]).rich(1, glory=3).begin("hero")
    table.play("quest-qd_smoke", wait=True)
    table.effect_is("artifact-qd_mirror", "about-act_chance", before=3, after=2, chance=33, then=50)


def test_an_effect_on_the_next_roll_promises_nothing_for_a_challenge_after_the_monsters_attack() -> None:
    table = at_quest("qd_crown").at(1, "md_gate").set(1, done=["qd_mirror"]).rich(1, glory=3, movement=3).begin("hero")
    sentence = effect_message(table, "artifact-qd_mirror")
    assert sentence is None or "slay" not in sentence.key


def test_before_a_roll_boons_and_banes_show_the_chance_before_and_after() -> None:
    table = at_quest("qd_smoke", "he_sera", "he_brokk", "he_lirien").hand(1, "bn_battle_cry").hand(3, "ba_ill_omen")
    table.rich(1, glory=3, peril=2).begin("hero").play("quest-qd_smoke", wait=True)
    table.effect_is("play-bn_battle_cry-n2", "about-act_chance", before=3, after=1, chance=33, then=67)
    cost = {"player": 1, "before": 2, "after": 1}
    table.effect_is("bane-ba_ill_omen-s1", "about-act_chance", by=3, **cost, chance=33, then=0)


def test_a_bane_that_is_about_to_strike_counts_in_the_chance_that_an_answer_to_it_shows() -> None:
    table = at_quest("qd_smoke", "he_sera", "he_brokk", "he_lirien").hand(1, "bn_battle_cry").rich(1, glory=3)
    table.begin("hero")
    table.play("quest-qd_smoke", wait=True).effect_is("play-bn_battle_cry-n2", "about-act_chance", chance=33, then=67)
    table.game.bane = PendingBane("ba_ill_omen", by=3, victim=1, payer=1)
    table.effect_is("play-bn_battle_cry-n2", "about-act_chance", chance=0, then=33)


def test_before_a_quest_monsters_attack_its_hit_chance_is_shown_and_no_other_quest() -> None:
    table = Table().map(*AROUND_THE_GATE, ("md_ossuary", -1, 0)).at(1, "md_ossuary").hand(1, "bn_battle_cry")
    table.quest("qd_bone_regent", owner=1).quest("qd_smoke", owner=1).rich(1, glory=3, movement=9).begin("hero")
    table.stance(1, "always").play("quest-qd_bone_regent", wait=True).window_is("enc")
    table.effect_is("play-bn_battle_cry-n3", "about-act_hit", who="bone_regent")
    args = effect_and_args(table, "play-bn_battle_cry-n3")[1]
    assert args["then"] < args["chance"]  # type: ignore[operator]


@pytest.mark.parametrize(
    ("bane", "key", "more"),
    [
        ("ba_frailty", "about-act_score", {"attr": "melee", "score": 3, "then": 2}),
        ("ba_collapse", "about-act_threat", {"percent": 50}),
    ],
)
def test_a_bane_shows_its_effect_on_its_target(bane: str, key: str, more: dict[str, Any]) -> None:
    cost = {"player": 2, "before": 5, "after": 5 - CARDS[bane].cost}
    at_gate().hand(1, bane).rich(2, peril=5).begin("dungeonlord").effect_is(f"bane-{bane}-s2", key, **cost, **more)


def test_the_chance_with_the_better_of_two_dice_is_shown_before_a_roll() -> None:
    table = at_quest("qd_smoke").hand(1, "bn_lucky_star").rich(1, glory=9).begin("hero")
    table.play("quest-qd_smoke", wait=True)
    cost = {"before": 9, "after": 9 - CARDS["bn_lucky_star"].cost}
    table.effect_is("play-bn_lucky_star", "about-act_chance", **cost, chance=33, then=56)  # Melee 2 against 7


def test_a_border_shows_the_heroes_on_either_side() -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien", "he_tamsin")
    for seat, card in ((2, "md_ash_corridor"), (3, "md_smoke_vents"), (4, "md_smoke_vents")):
        table.at(seat, card)
    table.hand(1, "ba_shifting_walls").rich(2, peril=9).begin("dungeonlord")
    table.do("bane-ba_shifting_walls-s2", wait=True)
    things = {id: effect_and_args(table, id)[1]["heroes"] for id in table.ids()}
    assert things == {
        "md_ash_corridor-s": [seat_name(2), seat_name(1)],
        "md_gate-e": [seat_name(1)],
        "md_gate-s": [seat_name(1), seat_name(3), seat_name(4)],
    }


def test_a_bane_shows_its_peril_cost_between_encounters() -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien").hand(1, "mo_rats", "mo_goblin", "ba_leaden_feet")
    table.rich(2, peril=9)
    table.begin("dungeonlord").dice(3, 3).declare("mo_rats", "mo_goblin").asks("between_encounters")
    table.has_no_effect("go_on")
    left = 9 - sum(CARDS[card].cost for card in ("mo_rats", "mo_goblin"))
    cost = {"player": 2, "before": left, "after": left - CARDS["ba_leaden_feet"].cost}
    table.effect_is("bane-ba_leaden_feet-s2", "about-act_score", **cost)


def test_cards_to_be_given_up_show_their_text() -> None:
    table = Table().map(("md_chains", 0, 0), ("md_gate", 0, -1)).quest("qd_blood_price", owner=1)
    table.ready(1, "tr_sword", "bn_iron_stance", "tr_boots")
    table.begin("hero").play("quest-qd_blood_price").effect_is("card-#tr_sword", "text-tr_sword")
    table.effect_is("card-#bn_iron_stance", "text-bn_iron_stance")
    witch = Table(("he_sera", "he_brokk"), cards="both").map(("mw_hollow", 0, 0), ("mw_forest_road", 0, -1))
    witch.quest("qw_hex_pact", owner=1).hand(1, "tr_boots", "mo_goblin", "mo_drake").begin("hero")
    witch.play("quest-qw_hex_pact").effect_is("hand-0", "text-tr_boots").effect_is("hand-2", "text-mo_drake")
    witch.has_no_effect("hand-1")  # a goblin has no text, only scores


def test_without_movement_there_is_one_way_to_end() -> None:
    assert at_gate().begin("hero").never("end_let_go").options()["end"].label.key == "do-end_hero"


def test_staying_shows_the_glory_and_peril_of_the_space() -> None:
    table = at_gate().at(1, "md_ash_corridor").begin("hero").effect_is("end", "about-stays", glory=1, peril=1)
    table.begin("hero", moved=True).has_no_effect("end")


@pytest.mark.parametrize(("left", "kept", "let_go"), [(1, 0, 1), (2, 1, 2), (3, 2, 3)])
def test_ending_the_phase_names_the_movement_that_is_lost(left: int, kept: int, let_go: int) -> None:
    table = at_gate().begin("hero", moved=True).rich(1, movement=left)
    if kept:
        table.effect_is("end", "about-keeps_movement", lost=kept)
    else:
        table.has_no_effect("end")
    table.effect_is("end_let_go", "about-loses_movement", lost=let_go)
    gained = {"glory": MAPS["md_gate"].glory, "peril": MAPS["md_gate"].peril}
    table.begin("hero", moved=False).rich(1, movement=left).effect_is("end_let_go", "about-stays_and_loses")
    table.effect_is("end", "about-stays_and_keeps", lost=kept, **gained)


def test_delivering_shows_that_the_phase_ends_and_what_is_left_unspent() -> None:
    table = Table(("he_sera", "he_brokk", "he_lirien")).map(("md_gate", 0, 0), ("md_prison", 0, 1))
    table.quest("qd_smith", owner=1).set_quest("qd_smith", carrier=1)
    table.at(1, QUESTS["qd_smith"].goal).rich(1, movement=2, glory=6).begin("hero")
    table.effect_is("drop-qd_smith", "about-delivers", wins=False, movement=2, glory=6, text="qd_smith")
    assert table.options(1)["drop-qd_smith"].label.key == "do-deliver"
    table.at(1, "md_prison").begin("hero").effect_is("drop-qd_smith", "about-put_down")  # which does not end the phase


@pytest.mark.parametrize(("done", "wins"), [(["qd_crown"], False), (["qd_crown", "qd_leap"], True)])
def test_answers_about_a_third_quest_say_that_it_wins(done: list[str], wins: bool) -> None:
    table = Table().map(("md_gate", 0, 0), ("md_prison", 0, 1)).quest("qd_smith", owner=1)
    table.set_quest("qd_smith", carrier=1).at(1, QUESTS["qd_smith"].goal).begin("hero")
    table.set(1, done=done)
    about = put_down_about(table.game, 1, "qd_smith")
    for language, words in {"en": "wins the game", "ja": "勝利"}.items():
        assert (words in TEXTS.say_exactly(language, "dungeoneer", about)) is wins


def test_a_move_shows_the_heroes_and_own_quests_in_the_space() -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien").quest("qd_smoke", owner=1).quest("qd_smith", owner=2)
    table.at(2, "md_smoke_vents").rich(1, movement=2).begin("hero")
    quest = quest_there("smoke", "threat", 33)
    table.effect_is("move-s", "about-there_both", heroes=[2], quests=[quest]).has_no_effect("move-n")


def quest_there(quest: str, how: str, percent: int, most: int | None = None, *, later: str = "no") -> object:
    """The words of a step about the quest in the space to which it leads."""
    chances = {"percent": percent, "most": percent if most is None else most}
    return "quest_there", {"quest": quest, "how": how, "later": later, **chances}


@pytest.mark.parametrize(
    ("glory", "movement", "most", "later"), [(0, 2, 0, "no"), (3, 2, 50, "no"), (3, 1, 50, "attempt")]
)
def test_a_move_to_a_quest_says_how_likely_an_attempt_there_succeeds(
    glory: int, movement: int, most: int, later: str
) -> None:
    """The Leap of Echoes takes a 7 or more with one die, and 1 movement."""
    table = Table().map(("md_gate", 0, 0), ("md_shaft", 0, 1)).quest("qd_leap", 1)
    table.rich(1, glory=glory, movement=movement).begin("hero")
    table.effect_is("move-s", "about-there_quests", quests=[quest_there("leap", "chance", 0, most, later=later)])


@pytest.mark.parametrize(
    ("movement", "attacked", "later"), [(2, False, "no"), (1, False, "challenge"), (2, True, "challenge")]
)
def test_a_move_to_a_monster_says_that_it_cannot_be_challenged_in_this_turn(
    movement: int, attacked: bool, later: str
) -> None:
    """It can still be hit back; the percentage is that of a challenge."""
    table = Table(("he_lirien", "he_brokk")).map(("md_gate", 0, 0), ("md_ossuary", 0, 1)).quest("qd_bone_regent", 1)
    table.rich(1, movement=movement).begin("hero").set(1, attacked=attacked)
    percent = odds.percent(odds.blow_chance(table.game, 1, table.game.quest("qd_bone_regent")))
    quest = quest_there("bone_regent", "slay", percent, later=later)
    table.effect_is("move-s", "about-there_quests", quests=[quest])


def test_a_move_to_a_quest_says_whether_its_price_can_be_paid_now() -> None:
    """The Price of Chains takes two readied cards."""
    table = Table().map(("md_gate", 0, 0), ("md_chains", 0, 1)).quest("qd_blood_price", 1)
    table.ready(1, "tr_sword").rich(1, movement=2).begin("hero")
    table.effect_is("move-s", "about-there_quests", quests=[quest_there("blood_price", "unpayable", 100)])
    table.ready(1, "tr_boots").begin("hero")
    table.effect_is("move-s", "about-there_quests", quests=[quest_there("blood_price", "sacrifice", 100)])


@pytest.mark.parametrize(
    ("owner", "lies", "named"),
    [(1, None, True), (-1, None, True), (2, None, False), (2, "md_prison", True), (1, "md_gate", False)],
)
def test_a_move_shows_the_quest_components_that_can_be_taken_there(owner: int, lies: str | None, named: bool) -> None:
    """The component of another player's quest is there for everybody once it was picked up and put down."""
    table = Table(("he_sera", "he_brokk", "he_lirien")).map(("md_gate", 0, 0), ("md_prison", 0, 1))
    table.quest("qd_smith", owner=owner)
    if lies is not None:
        table.set_quest("qd_smith", lies=space_of(table.game, lies), touched=True)
    table.rich(1, movement=2).begin("hero")
    if named:
        table.effect_is("move-s", "about-there_quests", quests=[quest_there("smith", "escort", 100)])
    else:
        table.has_no_effect("move-s")
