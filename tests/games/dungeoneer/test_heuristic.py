"""The heuristic player: good answers in clear positions, using only what its seat knows."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeoneer.players import roll_help, valuation
from games.dungeoneer.players.hero_plan import chance_with
from games.dungeoneer.players.routes import Risks, ways
from games.dungeoneer.rules.attributes import threat_score
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import name_of
from games.dungeoneer.rules.game import Dungeoneer
from games.dungeoneer.rules.map.geometry import space_of, spot_of
from games.dungeoneer.rules.pieces import NOBODY, NextRoll, OpenQuest, Pile, Roll
from games.dungeoneer.rules.prospects import standing
from rules.answer_values import AnswerValue
from rules.game import Game
from rules.messages import Message
from rules.players import RandomPlayer, answer, opinion
from rules.registry import PLAYERS
from tests.games.dungeoneer.table import Table

HEURISTIC = PLAYERS["dungeoneer"]["steady"]
WAYS = (("md_gate", 0, 0), ("md_ash_corridor", 0, -1), ("md_crossways", 0, 1))


def pick(table: Table, seat: int | None = None) -> str:
    """The heuristic player's answer to the open question, from a guess alone."""
    question = table.asked(seat)
    game = table.game

    def think() -> Game:
        return game.guess(question.seat, Random(1))

    before = game.save()
    (picked,) = HEURISTIC.pick(question.seat, question, question.options(game), think, Random(1))
    assert game.save() == before
    return picked


def test_completed_quests_and_remaining_life_increase_the_standing() -> None:
    for done in range(3):
        worths = [standing(done, life) for life in range(7)]
        assert worths[0] == 0.0
        assert worths == sorted(worths)
        assert len(set(worths)) == 7
        assert all(standing(done + 1, life) > standing(done, life) for life in range(1, 7))
    assert standing(3, 1) == 1.0


def test_the_last_points_of_life_are_worth_most() -> None:
    lost = [standing(1, life) - standing(1, life - 1) for life in range(1, 7)]
    assert lost == sorted(lost, reverse=True)


def test_it_goes_to_its_quest_and_attempts_it() -> None:
    table = Table(("he_lirien", "he_brokk")).map(*WAYS, ("md_shrine", 1, 0)).at(2, "md_crossways")
    table.quest("qd_relight", owner=1).rich(1, movement=2).begin("hero")
    assert pick(table) == "move-e"
    table.at(1, "md_shrine").begin("hero")
    assert pick(table) == "quest-qd_relight"


def test_it_knows_the_chances_of_a_threat_with_one_die_and_with_two() -> None:
    table = Table(("he_lirien", "he_brokk"))
    threat = Roll("bane", 1, "magic", 4 + threat_score(table.game, 1, "magic"))
    chances = [odds.threat_chance(table.game, 1, threat)]
    table[1].two_dice = "bn_lucky_star"
    chances.append(odds.threat_chance(table.game, 1, threat))
    table[1].two_dice = ""
    chances.append(odds.threat_chance(table.game, 1, threat, help=odds.Help(two_dice=True)))
    assert chances == pytest.approx([1 / 2, 3 / 4, 3 / 4]), "4 or more; the higher of two dice"


def test_a_sewer_takes_one_movement() -> None:
    table = Table(("he_hale", "he_mirra"), cards="gloammarch")
    table.map(("mw_village", 0, 0), ("mw_forest_road", 0, -1), ("mw_abbey", 0, -2)).begin("hero")
    way = ways(table.game, 1)[2]
    assert (way.steps, way.first) == (1.0, "sewer-mw_abbey")


def test_it_takes_more_risks_in_a_long_game() -> None:
    table = Table(("he_brokk", "he_sera")).map(("md_shrine", 0, 0), ("md_gate", 0, 1)).quest("qd_relight", owner=1)
    table.set(1, life=2).begin("hero").offers("quest-qd_relight")
    assert pick(table) != "quest-qd_relight", "it would most likely die"
    table.game.turns = 150
    assert pick(table) == "quest-qd_relight"


def evaluated(table: Table) -> list[AnswerValue]:
    """The heuristic player's evaluation of the answers to the open question."""
    return opinion(table.game, table.asked(), HEURISTIC, Random(1))


def test_a_certain_delivery_is_chosen_without_evaluating_other_answers() -> None:
    """At the goal, nothing else is evaluated (DN-13.22)."""
    table = Table().map(*WAYS)
    quest = table.quest("qd_smith", owner=1).game.quests[-1]
    quest.carrier = 1
    quest.touched = True
    table.begin("hero")
    assert pick(table) == "drop-qd_smith"
    (only,) = evaluated(table)
    assert only.ids == ("drop-qd_smith",)
    assert only.outcome == Message("tells-quest_sure", {"quest": name_of("qd_smith")})


@pytest.mark.parametrize(("glory", "sure"), [(8, True), (7, False)])
def test_a_roll_that_glory_makes_certain_is_chosen_without_evaluating_other_answers(glory: int, sure: bool) -> None:
    """Two dice and 8 Glory are at least 10 (DN-13.21)."""
    table = Table().map(("md_treasury", 0, 0), ("md_gate", 0, 1)).quest("qd_treasury", owner=1)
    table.rich(1, glory=glory, movement=1).begin("hero")
    assert pick(table) == "quest-qd_treasury"
    assert (len(evaluated(table)) == 1) == sure
    table.do("quest-qd_treasury", wait=True)
    assert (evaluated(table)[0].ids == ("spend-8",) and len(evaluated(table)) == 1) == sure


@pytest.mark.parametrize(("already", "met"), [(0, 15 / 36), (1, 21 / 36), (-2, 6 / 36)])
def test_existing_effects_on_a_chance_roll_are_counted(already: int, met: float) -> None:
    """Two dice and 2 Glory against 10: of 36 rolls those of 8 or more, of 7 or more, of 10 or more."""
    table = Table().map(("md_treasury", 0, 0), ("md_gate", 0, 1)).quest("qd_treasury", owner=1)
    table[1].rolls.append(NextRoll("qd_mirror", already, ["any"]))
    roll = Roll("chance", 1, target=10, source="qd_treasury", dice=2, added=2)
    won, lost = roll_help.stakes(table.game, 1, roll)
    assert roll_help.expected(table.game, 1, roll) == pytest.approx(met * won + (1 - met) * lost)
    assert chance_with(table.game, 1, "qd_treasury", 2) == met


def test_a_tipped_hero_gets_up_before_removing_a_bane() -> None:
    table = Table().map(*WAYS).bane(1, "ba_frailty", by=2)
    table.rich(1, glory=6, movement=2).tip(1, "trap", "speed", 6).begin("hero")
    assert {"untip", table.numbered("remove-#ba_frailty")} <= set(table.ids())
    assert pick(table) == "untip"
    table.set(1, movement=0).begin("hero")
    assert pick(table) == table.numbered("remove-#ba_frailty"), "it cannot get up"
    table.set(1, tip=None).rich(1, glory=6, movement=2).begin("hero")
    assert pick(table) == table.numbered("remove-#ba_frailty")


@pytest.mark.parametrize(("movement", "ends"), [(2, False), (1, True)])
def test_a_tipped_hero_does_not_let_movement_lapse(movement: int, ends: bool) -> None:
    """One movement is kept for other turns, the rest serves for nothing but getting up."""
    table = Table().map(*WAYS).rich(1, movement=movement).tip(1, "trap", "speed", 6).begin("hero")
    assert {"untip", "end"} <= set(table.ids())
    assert (("end",) in [answer.ids for answer in evaluated(table)]) == ends


@pytest.mark.parametrize(("quest", "looks"), [("qd_relight", False), ("qd_codex", True)])
def test_a_step_back_is_only_considered_with_something_to_gain(quest: str, looks: bool) -> None:
    """From the Shrine to where it came from in this turn, in vain unless its quest is there."""
    table = Table(("he_lirien", "he_gorm")).map(("md_library", 0, 0), ("md_shrine", 0, 1), ("md_gate", 0, 2))
    table.at(1, "md_shrine").at(2, "md_gate").quest(quest, owner=1).rich(1, movement=2).begin("hero", moved=True)
    table.game.visited = [space_of(table.game, card) for card in ("md_library", "md_shrine")]
    assert "move-n" in table.ids()
    assert (("move-n",) in [answer.ids for answer in evaluated(table)]) == looks


@pytest.mark.parametrize(("life", "recipient"), [(1, "seat-3"), (2, "seat-2")])
def test_peril_is_not_given_to_a_player_whose_hero_has_just_fallen(life: int, recipient: str) -> None:
    """The Drake hits the leading player; at Life 1 that player is out once the Peril is given (DN-7.13)."""
    table = Table(("he_brokk", "he_sera", "he_lirien")).map(*WAYS).hand(1, "mo_drake").rich(2, peril=7)
    table.set(2, done=["qd_codex"], life=life).begin("dungeonlord").dice(6, 1)
    table.declare("mo_drake", target=2)
    assert table.asked(1).kind == "peril_recipient"
    assert pick(table) == recipient


def test_it_heals_bad_wounds_before_anything_else() -> None:
    table = Table(("he_brokk", "he_lirien")).map(*WAYS).hand(1, "tr_draught", "tr_sword").rich(1, glory=5, movement=2)
    table.set(1, life=2).begin("hero")
    assert pick(table) == "quaff-tr_draught"


def test_it_readies_a_weapon_it_can_pay() -> None:
    table = Table().map(*WAYS).hand(1, "tr_sword").rich(1, glory=4).begin("hero")
    assert pick(table) == "play-tr_sword"


def test_it_does_not_challenge_a_stronger_rival() -> None:
    table = Table(("he_sera", "he_brokk")).map(*WAYS).ready(2, "tr_maul").set(1, life=2).rich(1, movement=1)
    table.begin("hero")
    assert any(id.startswith("challenge") for id in table.ids())
    assert not pick(table).startswith("challenge")


@pytest.mark.parametrize("monster", ["mo_gargoyle", "mo_goblin", "mo_bone_guard"])
@pytest.mark.parametrize(("done", "near", "sends"), [(2, True, True), (1, True, False), (2, False, False)])
def test_everything_is_sent_against_a_rival_that_may_win_on_its_next_turn(
    monster: str, done: int, near: bool, sends: bool
) -> None:
    """The monster is likely to lose against this hero, but there may be no later turn for it."""
    shrine = ("md_shrine", 1, 0) if near else ("md_barracks", 1, 0)
    table = Table(("he_tamsin", "he_brokk")).map(*WAYS, shrine).at(2, "md_crossways").quest("qd_relight", owner=2)
    table.set(2, done=["qd_codex", "qd_dark_bargain"][:done]).hand(1, monster).rich(2, peril=8).begin("dungeonlord")
    assert pick(table) == (f"only-declare-{monster}-s2-melee" if sends else "end")


def test_it_strikes_at_a_rival_that_would_die() -> None:
    table = Table(("he_brokk", "he_lirien")).map(*WAYS).set(2, life=1).rich(1, movement=1).begin("hero")
    assert pick(table) == "challenge-s2-melee"


def test_it_declares_monsters_likely_to_win_and_not_those_likely_to_lose() -> None:
    table = Table(("he_brokk", "he_lirien")).map(*WAYS).hand(1, "mo_troll").rich(2, peril=6).begin("dungeonlord")
    assert pick(table) == "only-declare-mo_troll-s2-melee", "it is the only monster"
    table.hand(1, "mo_ogre").rich(2, peril=20)
    assert pick(table) == "declare-mo_troll-s2-melee"
    table.do("declare-mo_troll-s2-melee")
    assert pick(table) == "add-mo_ogre", "a second monster is added"
    table.do("add-mo_ogre")
    assert pick(table) == "done"
    table.play("drop", "drop").hand(1, "ba_rage")
    assert pick(table) == "declare", "an attachment could be added"
    weak = Table(("he_lirien", "he_brokk")).map(*WAYS).hand(1, "mo_rats").ready(2, "tr_sword", "tr_shield")
    weak.rich(2, peril=6).begin("dungeonlord")
    assert pick(weak) == "end"


def test_it_responds_to_an_attack_that_could_kill_it() -> None:
    table = Table(("he_brokk", "he_lirien")).map(*WAYS).hand(1, "mo_troll").hand(2, "bn_sidestep")
    table.rich(2, glory=1, peril=6).set(2, life=1).begin("dungeonlord").declare("mo_troll", wait=True)
    assert pick(table, 2) == "play-bn_sidestep-e0"


def test_it_helps_a_roll_only_where_that_changes_the_chance() -> None:
    for unarmed, expected in ((True, "play-bn_battle_cry"), (False, "pass")):
        table = Table(("he_brokk", "he_sera")).map(("md_smoke_vents", 0, 0), ("md_gate", 0, 1))
        table.quest("qd_smoke", owner=1).hand(1, "bn_battle_cry").rich(1, glory=3)
        if not unarmed:
            table.ready(1, "tr_sword").set(1, level=4)
        table.stance(1, "always").begin("hero").play("quest-qd_smoke", wait=True)
        assert pick(table, 1).startswith(expected)


def test_it_plays_a_bane_on_the_roll_that_decides_a_rivals_quest() -> None:
    table = Table(("he_lirien", "he_brokk")).map(("md_shrine", 0, 0), ("md_gate", 0, 1))
    table.quest("qd_relight", owner=1).hand(2, "ba_ill_omen").rich(1, peril=1).begin("hero")
    table.do("quest-qd_relight", wait=True)
    assert pick(table, 2) == "bane-ba_ill_omen-s1"


def test_it_discards_what_it_cannot_use_and_keeps_what_heals() -> None:
    table = Table().map(*WAYS).ready(1, "tr_shield").hand(1, "tr_draught", "tr_shield", "tr_sword")
    table.begin("discard")
    assert pick(table) == "hand-tr_shield"


def test_it_gives_up_the_cards_that_are_worth_least() -> None:
    table = Table(("he_brokk", "he_sera")).map(("md_chains", 0, 0), ("md_gate", 0, 1))
    table.quest("qd_blood_price", owner=1).ready(1, "tr_sword", "tr_keys", "tr_rope")
    table.begin("hero").play("quest-qd_blood_price")
    question = table.asked()
    picked = HEURISTIC.pick(
        1, question, question.options(table.game), lambda: table.game.guess(1, Random(1)), Random(1)
    )
    assert sorted(picked) == sorted([table.numbered("card-#tr_keys"), table.numbered("card-#tr_rope")]), "not the Sword"


def test_it_places_its_own_quest_space_near_and_a_rivals_far() -> None:
    distances = []
    for owner in (1, 2):
        table = Table().map(*WAYS, ("md_long_gallery", 0, 2), ("md_barracks", 0, 3))
        table.quest("qd_dark_bargain", owner=owner)
        table.game.drawn = ""
        pile = table.game.map_cards[0]
        pile.mixed(["md_library", "md_cistern"])
        table.begin("build")
        distances.append(abs(spot_of(pick(table)).y))
    own, rivals = distances
    assert own < rivals


def test_a_slay_quest_can_be_evaluated_for_a_hero_without_prospects() -> None:
    table = Table(("he_lirien", "he_brokk")).map(("md_ossuary", 0, 0), ("md_ash_corridor", 0, -1))
    regent = table.quest("qd_bone_regent", owner=1).game.quests[-1]
    table[1].life = 0
    assert valuation.quest_gain(table.game, 1, regent) == 0.0


def test_ending_the_phase_is_evaluated_only_once() -> None:
    """Leftover movement can be kept or given up when ending the phase; there is no need to evaluate both."""
    table = Table(("he_lirien", "he_brokk")).map(*WAYS).rich(1, movement=2).begin("hero")
    question = table.asked(1)
    game = table.game
    options = question.options(game)
    evaluated = HEURISTIC.weigh(1, question, options, lambda: game.guess(1, Random(1)), Random(1))
    assert {option.id for option in options} - {answer.ids[0] for answer in evaluated} == {"end_let_go"}


def test_with_plenty_of_glory_it_spends_just_enough_for_certainty() -> None:
    table = Table(("he_brokk", "he_lirien")).map(("md_shaft", 0, 0), ("md_gate", 0, -1)).quest("qd_leap", owner=1)
    table.rich(1, glory=12, movement=2).begin("hero").play("quest-qd_leap")
    assert pick(table) == "spend-6", "7 or more with one die"
    table[1].rolls.append(NextRoll("qd_mirror", 1, ["any"]))
    assert pick(table) == "spend-5", "an existing bonus is counted"


def test_it_plays_no_card_whose_upkeep_it_could_not_pay() -> None:
    table = Table(("he_sera", "he_lirien"), cards="both").map(*WAYS).hand(1, "bn_spirit_wolf")
    cost, upkeep = 4, 1
    table.rich(1, glory=cost).begin("hero").offers("play-bn_spirit_wolf")
    assert pick(table) != "play-bn_spirit_wolf"
    table.rich(1, glory=cost + upkeep)
    assert pick(table) == "play-bn_spirit_wolf"


def test_a_rope_takes_the_risk_out_of_a_pit() -> None:
    table = Table(("he_sera", "he_lirien")).map(*WAYS, ("md_dripping_stair", 1, 0))
    assert Risks(table.game, 1).of_obstacles(3) > 0
    table.ready(1, "tr_rope")
    assert Risks(table.game, 1).of_obstacles(3) == 0


def test_gaining_peril_is_worst_when_it_pays_for_a_monster_in_a_rivals_pack() -> None:
    table = Table(("he_lirien", "he_brokk", "he_sera")).map(*WAYS).rich(1, peril=6)
    alone = valuation.peril_pain(table.game, 1, 1, 0.1)
    table.pack(1, "mo_troll")
    assert valuation.peril_pain(table.game, 1, 1, 0.1) == alone, "its own"
    table.pack(3, "mo_drake")
    assert valuation.peril_pain(table.game, 1, 1, 0.1) > 4 * alone, "the seventh Peril pays for the drake"
    table.rich(1, peril=7)
    assert valuation.peril_pain(table.game, 1, 1, 0.1) == alone, "it can be paid for already"
    table.rich(1, peril=4)
    assert valuation.peril_pain(table.game, 1, 2, 0.1) == 2 * alone, "not enough yet"


def test_it_avoids_gaining_the_peril_that_would_pay_for_a_rivals_drake() -> None:
    for pack, wish in (((), "move-n"), (("mo_drake",), "end")):
        table = Table(("he_lirien", "he_brokk"))
        table.map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1), ("md_crossways", 0, 1))
        table.game.map_cards = [Pile()]
        table.at(2, "md_crossways")
        for card in pack:
            table.pack(2, card)
        table.set(1, life=3).rich(1, peril=6, movement=1).begin("hero", moved=True)
        assert pick(table) == wish


def test_staying_on_a_hazard_is_worth_less_with_little_life() -> None:
    table = Table(("he_lirien", "he_brokk")).map(("md_smoke_vents", 0, 0), ("md_ash_corridor", 0, 1))
    lost = []
    for life in (6, 1):
        table[1].life = life
        lost.append(
            valuation.stay_worth(table.game, 1, 1, gains=False) - valuation.stay_worth(table.game, 1, 0, gains=False)
        )
    assert 0 < lost[0] < lost[1]


def test_it_starts_where_most_of_its_quests_are() -> None:
    game = Dungeoneer.start(3, {"cards": "both"}, seed="entrances")
    question = next(question for question in game.questions if question.kind == "choose_entrance")
    for quests, wish in (
        (("qd_leap", "qw_wight", "qw_horn"), "mw_camp"),
        (("qd_leap", "qd_codex", "qw_horn"), "md_gate"),
    ):
        owners = (question.seat, question.seat, NOBODY)
        game.quests = [OpenQuest(id, owner=owner) for id, owner in zip(quests, owners, strict=True)]
        game.quests.append(OpenQuest("qw_abbot", owner=(question.seat + 1) % 3))
        assert HEURISTIC.pick(question.seat, question, question.options(game), lambda: game, Random(1)) == [wish]


@pytest.mark.slow
def test_equivalent_answers_and_peril_for_its_own_hero_are_not_evaluated() -> None:
    """The recipient of Peril is asked once there is a wound; a step-by-step declaration equals a single answer."""
    game = Dungeoneer.start(3, seed="looked-at")
    rng = Random("looked-at")
    seen = set[str]()
    while game.result is None and seen != {"dungeonlord_acts", "declare_encounters", "peril_recipient"}:
        question = game.awaited()
        options = question.options(game)
        ids = {option.id for option in options}
        looked = {answer.ids[0] for answer in opinion(game, question, HEURISTIC, rng) if len(answer.ids) == 1}
        if question.kind == "declare_encounters" and f"recipient-s{(question.seat + 1) % 3}" in ids:
            assert not any(id.startswith("recipient-") for id in looked)
            seen.add(question.kind)
        if question.kind == "peril_recipient":
            assert looked == ids - {f"seat-{question.seat}"}
            seen.add(question.kind)
        if question.kind == "dungeonlord_acts" and any(id.startswith("declare-") for id in ids):
            assert "declare" not in looked or HEURISTIC.pick(question.seat, question, options, lambda: game, rng) == [
                "declare"
            ]
            seen.add(question.kind)
        game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
    assert len(seen) == 3
