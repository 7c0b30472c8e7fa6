"""Positions from whole games in which the heuristic player once answered badly."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeoneer.players import roll_help, valuation
from games.dungeoneer.players.duels import NO_BLOWS, TURNS, Blows, fight
from games.dungeoneer.players.evaluation import EVALUATOR
from games.dungeoneer.players.heuristic import best_spot
from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.acts.types import UseEffect
from games.dungeoneer.rules.attributes import threat_score
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import CARDS
from games.dungeoneer.rules.map.building import spot_options, spots_for
from games.dungeoneer.rules.pieces import Roll, TurnEffect
from games.dungeoneer.rules.prospects import prospect
from games.dungeoneer.rules.quest_completion import complete_quest
from rules.players import opinion
from tests.games.dungeoneer.table import Table
from tests.games.dungeoneer.test_heuristic import HEURISTIC, WAYS, evaluated, pick

FAR = ("ash_corridor", "crossways", "long_gallery", "dripping_stair", "guard_passage", "smoke_vents")


def test_the_glory_of_a_chance_room_counts_before_the_hero_is_there() -> None:
    """It is gained on entering, once a turn (DN-11.7); two dice against 10 need 8 Glory to be certain."""
    table = Table().map(("md_gate", 0, 1), ("md_treasury", 0, 0))
    quest = table.quest("qd_treasury", owner=1).game.quests[-1]
    table.rich(1, glory=5)
    assert valuation.entering(table.game, 1, quest) == 3
    near = valuation.quest_gain(table.game, 1, quest)
    assert near == pytest.approx(valuation.completed(table.game, 1, "qd_treasury") - prospect(table.game, 1))
    table.game.visited.append(1)
    assert valuation.entering(table.game, 1, quest) == 0, "it has been there this turn"
    assert valuation.quest_gain(table.game, 1, quest) < near
    table.game.visited.remove(1)
    table.at(1, "md_treasury")
    assert valuation.entering(table.game, 1, quest) == 0, "it is already there"


def test_a_sacrifice_that_would_kill_the_hero_is_worth_nothing() -> None:
    table = Table().map(("md_cistern", 0, 0), ("md_gate", 0, 1))
    quest = table.quest("qd_dark_bargain", owner=1).game.quests[-1]
    for life, worth in ((2, False), (3, True)):
        table[1].life = life
        assert bool(valuation.quest_gain(table.game, 1, quest)) == worth


def test_a_component_not_yet_picked_up_is_worth_less_than_its_delivery() -> None:
    table = Table().map(("md_gate", 0, 0), ("md_prison", 0, 1), ("md_forge", 0, -1)).quest("qd_smith", owner=1)
    whole = valuation.quest_gain(table.game, 1, table.game.quest("qd_smith"))
    assert 0 < valuation.goals(table.game, 1)[1] < whole


def test_it_saves_its_glory_next_to_the_space_of_its_chance_quest() -> None:
    for near, wish in ((True, "move-n"), (False, "play-tr_maul")):
        table = Table(("he_sera", "he_brokk"))
        table.map(("md_gate", 0, 1), ("md_treasury" if near else "md_long_gallery", 0, 0))
        table.quest("qd_treasury", owner=1).hand(1, "tr_maul").rich(1, glory=6, movement=3).begin("hero")
        assert "play-tr_maul" in table.ids()
        assert pick(table) == wish


@pytest.mark.parametrize(("glory", "last", "tries"), [(0, False, True), (2, False, False), (2, True, True)])
def test_an_unlikely_chance_roll_waits_for_more_glory_unless_there_is_none_or_no_time(
    glory: int, last: bool, tries: bool
) -> None:
    """Two dice against 10: with 2 Glory 15 of 36 rolls are enough, without any only 6."""
    table = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 1), ("md_treasury", 0, 0), ("md_shrine", 1, 1))
    table.quest("qd_treasury", owner=1).quest("qd_relight", owner=2).at(1, "md_treasury").at(2, "md_gate")
    table.set(2, done=["qd_codex", "qd_smith"] if last else []).rich(1, glory=glory, movement=1)
    table.begin("hero", moved=True)
    assert (pick(table) == "quest-qd_treasury") == tries


@pytest.mark.parametrize(
    ("glory", "attr", "bonus"),
    [(2, "melee", 2), (9, "melee", 3), (0, "magic", 4), (1, "magic", 5), (9, "magic", 5), (9, "speed", 0)],
)
def test_the_help_in_reserve_is_what_glory_pays_for_the_cheapest_first(glory: int, attr: str, bonus: int) -> None:
    """Battle Cry: up to 3 Melee for 1 Glory each; the staff's two charges: 2 Magic each; Runeflare: 1 for 1 Glory."""
    table = Table(("he_lirien", "he_brokk")).hand(1, "bn_battle_cry").ready(1, "tr_staff").rich(1, glory=glory)
    assert odds.reserve(table.game, 1, attr) == bonus


def test_it_sets_out_for_a_quest_several_turns_away() -> None:
    """Each turn on the way lowers the value of the quest, but not that of the hero's present standing."""
    table = Table(("he_lirien", "he_brokk"))
    table.map(("md_gate", 0, 0), *((f"md_{card}", 0, -1 - n) for n, card in enumerate(FAR)), ("md_shrine", 0, -7))
    table.quest("qd_relight", owner=1).at(1, "md_ash_corridor").rich(1, movement=1).set(1, done=["qd_codex"])
    table.begin("hero")
    assert pick(table) == "move-n"


def test_it_responds_to_a_bane_only_with_a_card_that_cancels_it() -> None:
    """Blink Step moves the hero without cancelling the bane (DN-16.6); a ward is kept for something worse."""
    table = Table(("he_brokk", "he_sera")).map(*WAYS).hand(1, "ba_frailty", "ba_leaden_feet")
    table.hand(2, "bn_blink", "bn_spell_ward").rich(2, glory=6, peril=9).begin("dungeonlord")
    table.do("bane-ba_frailty-s2", wait=True)
    assert {"play-bn_blink", "play-bn_spell_ward"} <= set(table.ids(2))
    assert pick(table, 2) == "play-bn_spell_ward"
    table.game.hands[2].remove("bn_spell_ward")
    assert pick(table, 2) == "pass"
    table.play("pass", seat=2).hand(2, "bn_spell_ward").play("bane-ba_leaden_feet-s2", wait=True)
    assert pick(table, 2) == "pass"


def test_a_charge_is_saved_for_a_quest_rather_than_used_at_an_exit() -> None:
    """+2 to a Magic roll: worth it if the roll decides a quest, but not for a single move."""
    table = Table(("he_lirien", "he_brokk")).map(("md_shrine", 0, 0), ("md_gate", 0, 1))
    table.quest("qd_relight", owner=1)
    (staff,) = table.ready(1, "tr_staff")[1].treasures
    target = threat_score(table.game, 1, "magic") + 5
    use = CARDS["tr_staff"].uses[0]
    act = UseEffect("use-1", "do-use", card="tr_staff", number=staff.number, effects=use.effects, use=use)
    table.game.roll = Roll("exit", 1, attr="magic", target=target, tags=["exit", "locked"])
    assert roll_help.roll_worth(table.game, 1, act) < 0
    table.game.roll = Roll("quest", 1, attr="magic", target=target, tags=["quest"], source="qd_relight")
    assert roll_help.roll_worth(table.game, 1, act) > 0


def test_a_score_that_cannot_attack_does_not_add_to_a_monsters_value() -> None:
    """The goblin's best score is a Speed that can only counter; an omen can be played at any time."""
    table = Table().map(*WAYS).rich(2, peril=6)
    assert valuation.card_worth(table.game, 1, "mo_goblin") < valuation.card_worth(table.game, 1, "ba_ill_omen")


def test_roll_bonuses_and_walls_in_its_own_way_are_not_evaluated() -> None:
    table = Table(("he_brokk", "he_sera")).map(*WAYS).hand(1, "bn_battle_cry", "ba_shifting_walls", "tr_sword")
    table.rich(1, glory=6, movement=1).rich(2, peril=6).begin("hero")
    ids = set(table.ids())
    looked = {answer.ids[0] for answer in evaluated(table)}
    assert {"play-tr_sword", "bane-ba_shifting_walls-s2"} <= ids
    assert "play-tr_sword" in looked
    assert not any(id.startswith(("play-bn_battle_cry", "bane-ba_shifting_walls")) for id in looked)


@pytest.mark.parametrize("done", [[], ["qd_codex"]])
def test_completing_a_quest_always_improves_the_evaluation(done: list[str]) -> None:
    """Prospects and the distance to a goal are both counted (see `DungeoneerEvaluator.features`)."""
    table = Table(("he_lirien", "he_brokk")).map(("md_shrine", 0, 0), ("md_gate", 0, 1))
    table.quest("qd_relight", owner=1).set(1, done=done).begin("hero")
    before = EVALUATOR.evaluate(table.game, 1).points
    complete_quest(table.game, 1, "qd_relight")
    assert EVALUATOR.evaluate(table.game, 1).points > before


@pytest.mark.parametrize("done", [[], ["qd_smoke"], ["qd_smoke", "qd_smith"]])
def test_completing_a_quest_is_told_as_progress_and_not_as_a_change_of_rivals(done: list[str]) -> None:
    """All weights change when a hero is nearer to the third quest, but rivals are still where they were."""
    table = Table(("he_lirien", "he_brokk", "he_sera")).map(("md_library", 0, 0), ("md_gate", 0, 1))
    table.quest("qd_codex", owner=1).set(1, done=done).begin("hero")
    share = EVALUATOR.share(table.game)
    before = EVALUATOR.evaluate(table.game, 1).terms
    complete_quest(table.game, 1, "qd_codex")
    after = EVALUATOR.evaluate(table.game, 1, share).terms
    assert after["quests"] >= before["quests"]
    assert after["prospect"] > before["prospect"]
    assert after["others"] == pytest.approx(before["others"], abs=1), "their scores may change, nothing else"


# Fights with quest monsters


def test_the_value_of_a_fight_is_its_expected_outcome() -> None:
    """Each turn the hero dies in half of the attacks and, if it survives, wins half of the challenges."""
    attack, challenge = Blows(0.0, 0.5, 0, 1), Blows(0.5, 0.0, 1, 0)
    slain = sum(0.25 * 0.25**turn for turn in range(TURNS))
    assert fight(1, attack, challenge, (0.0, 0.0), (0.0, 1.0), 1.0) == pytest.approx(slain)
    slower = sum(0.25 * (0.25 * 0.9) ** turn for turn in range(TURNS))
    assert fight(1, attack, challenge, (0.0, 0.0), (0.0, 1.0), 0.9) == pytest.approx(slower)


def test_the_value_of_a_fight_includes_leaving_when_wounded() -> None:
    """A hit takes one of two Life; with only one Life left the hero does not return to the fight."""
    attack = Blows(0.0, 0.5, 0, 1)
    assert fight(1, attack, NO_BLOWS, (0.0, 0.4, 0.8), (0.0, 1.0, 1.0), 1.0) == pytest.approx(0.6)


@pytest.mark.parametrize("movement", [1, 2, 5])
def test_after_a_failed_fight_it_waits_there_instead_of_moving_back_and_forth(movement: int) -> None:
    """The leading hero has come from the Gate and fought the monster. It cannot go on before its next turn."""
    table = Table(("he_kestrel", "he_sera")).map(("md_gate", 0, 1), ("md_ossuary", 0, 0), ("md_ash_corridor", 0, -1))
    table.quest("qd_bone_regent", owner=1).at(1, "md_ossuary").set(1, level=2, done=["qd_codex", "qd_mirror"])
    table.rich(1, movement=movement).begin("hero")
    assert pick(table) == "quest-qd_bone_regent"
    table[1].attacked = table.game.quest("qd_bone_regent").fought = True
    table.game.visited = [0, 1]
    assert pick(table) == "end"
    table.at(1, "md_gate")
    assert pick(table) == "move-n", "it goes there to wait"


def test_a_monster_that_cannot_win_is_certainly_slain() -> None:
    attack, challenge = Blows(1.0, 0.0, 1, 0), Blows(1.0, 0.0, 1, 0)
    for wounds, worth in ((1, 1.0), (2, 1.0), (3, 0.9), (4, 0.9), (5, 0.81)):
        assert fight(wounds, attack, challenge, (0.0, 0.3), (0.0, 1.0), 0.9) == pytest.approx(worth), "two a turn"


def test_a_monster_that_is_slain_in_a_few_turns_is_worth_a_fight() -> None:
    """The Bone Regent has Life 2 and Melee 3, like the hero; with little Life the hero leaves it alone."""
    table = Table(("he_kestrel", "he_sera")).map(("md_gate", 0, 1), ("md_ossuary", 0, 0))
    quest = table.quest("qd_bone_regent", owner=1).game.quests[-1]
    table[1].level = 2
    table[1].done = ["qd_codex"]
    gains = []
    for life in (1, 4, 6):
        table[1].life = life
        gains.append(valuation.quest_gain(table.game, 1, quest))
    assert gains[0] < 0 < gains[1]
    assert gains[2] > 0


def test_it_challenges_a_monster_with_the_attribute_of_the_best_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Runemage with the Maul: twice the wounds by Melee 1, or a wound by Magic 3 more often."""
    table = Table(("he_lirien", "he_sera")).map(("md_gate", 0, 1), ("md_ossuary", 0, 0))
    quest = table.quest("qd_bone_regent", owner=1).game.quests[-1]
    table.ready(1, "tr_maul")
    able = attributes.attack_attributes(table.game, 1)
    assert able == ["melee", "magic"]
    best = valuation.quest_gain(table.game, 1, quest)
    alone = []
    for attr in able:
        monkeypatch.setattr(attributes, "attack_attributes", lambda game, seat, attr=attr: [attr])
        alone.append(valuation.quest_gain(table.game, 1, quest))
    assert best == max(alone) > min(alone)


# Before it is too late


@pytest.mark.parametrize(
    ("done", "steps", "owner", "bold"),
    [
        (["qd_codex", "qd_smith"], 1, 2, True),
        (["qd_codex", "qd_smith"], 1, -1, True),
        (["qd_codex", "qd_smith"], 1, 3, False),  # someone else's quest
        (["qd_codex", "qd_smith"], 6, 2, False),  # turns away
        (["qd_codex"], 1, 2, False),  # not the last one
    ],
)
def test_it_takes_more_risks_when_a_rival_may_win_on_its_next_turn(
    done: list[str], steps: int, owner: int, bold: bool
) -> None:
    table = Table(("he_brokk", "he_sera", "he_lirien"))
    far = [(f"md_{card}", 0, -1 - n) for n, card in enumerate(FAR[: steps - 1])]
    table.map(("md_gate", 0, 0), *far, ("md_shrine", 0, -steps)).quest("qd_relight", owner=owner).set(2, done=done)
    usual = valuation.BOLDER * max(0.0, table.game.turns / table.game.seats - valuation.PATIENT_ROUNDS)
    assert (valuation.boldness(table.game, 1) > usual) == bold


def test_it_takes_more_risks_when_a_rival_may_deliver_its_last_component() -> None:
    table = Table(("he_brokk", "he_sera")).map(*WAYS)
    quest = table.quest("qd_smith", owner=2).game.quests[-1]
    table[2].done = ["qd_codex", "qd_relight"]
    before = valuation.boldness(table.game, 1)
    quest.carrier = 2
    quest.touched = True
    assert valuation.boldness(table.game, 1) == before + valuation.LAST_HOPE


# Certain successes


@pytest.mark.parametrize(
    ("quest", "space", "sure"),
    [
        ("qd_dark_bargain", "md_cistern", True),  # a price that can be paid
        ("qd_relight", "md_shrine", False),  # a threat
    ],
)
def test_an_attempt_that_cannot_fail_is_the_only_answer_evaluated(quest: str, space: str, sure: bool) -> None:
    table = Table(("he_lirien", "he_brokk")).map((space, 0, 0), ("md_gate", 0, 1)).quest(quest, owner=1)
    table.rich(1, movement=1).begin("hero", moved=True)
    assert f"quest-{quest}" in table.ids()
    assert ([answer.ids for answer in evaluated(table)] == [(f"quest-{quest}",)]) == sure


def test_a_component_deliverable_this_turn_is_picked_up_without_evaluating_other_answers() -> None:
    for movement, sure in ((1, True), (0, False)):
        table = Table().map(("md_prison", 0, 0), ("md_gate", 0, 1)).quest("qd_smith", owner=1)
        table.rich(1, movement=movement).begin("hero", moved=True)
        first = evaluated(table)
        assert first[0].ids == ("pick-qd_smith",)
        assert (len(first) == 1) == sure


# The map


@pytest.mark.parametrize(("owner", "near_to"), [(1, 1), (-1, 1), (2, 1), (3, 2)])
def test_a_quest_space_is_placed_near_its_own_hero_or_far_from_a_rival(owner: int, near_to: int) -> None:
    """Seat 1 places the Shrine at one end of a row of three; seats 1 and 3 are at one end, seat 2 at the other."""
    table = Table(("he_brokk", "he_sera", "he_lirien"))
    table.map(("md_crossways", 0, 0), ("md_ash_corridor", 0, -1), ("md_gate", 0, 1)).at(1, "md_ash_corridor")
    table.at(2, "md_gate").at(3, "md_ash_corridor").quest("qd_relight", owner=owner)
    spots = spots_for(table.game, "md_shrine")
    options = spot_options(table.game, 1, "md_shrine", spots)
    chosen = best_spot(table.game, 1, "md_shrine", options, Random(1))
    spot = next(option.value for option in options if option.id == chosen)
    assert (spot.y < 0) == (near_to == 1)


@pytest.mark.parametrize(("looking", "wish"), [(True, "near"), (False, "far")])
def test_unneeded_map_cards_are_placed_near_while_its_own_quest_space_is_missing(looking: bool, wish: str) -> None:
    """Once all quest spaces are on the map, the other players should get the longer ways."""
    table = Table(("he_brokk", "he_sera"))
    table.map(("md_crossways", 0, 0), ("md_ash_corridor", 0, -1), ("md_gate", 0, 1), ("md_prison", 0, 2))
    table.at(1, "md_ash_corridor").quest("qd_relight" if looking else "qd_smith", owner=1)
    options = spot_options(table.game, 1, "md_barracks", spots_for(table.game, "md_barracks"))
    chosen = best_spot(table.game, 1, "md_barracks", options, Random(1))
    spot = next(option.value for option in options if option.id == chosen)
    assert ("near" if spot.y < 1 else "far") == wish


# Banes


@pytest.mark.parametrize(("boons", "plays"), [([], True), (["bn_fleet_foot"] * 3, False)])
def test_a_bane_that_cannot_succeed_is_kept(boons: list[str], plays: bool) -> None:
    """Collapsing Floor is a Speed 6 threat: with a score of 5 even a 1 is enough."""
    table = Table(("he_sera", "he_brokk")).hand(1, "ba_collapse").rich(2, peril=5)
    table.ready(2, *boons).begin("dungeonlord")
    assert "bane-ba_collapse-s2" in table.ids()
    assert (pick(table) == "bane-ba_collapse-s2") == plays


# Cards


@pytest.mark.parametrize(("peril", "full"), [(0, False), (1, False), (2, True), (9, True)])
def test_a_monster_has_its_full_value_from_two_peril_below_its_cost(peril: int, full: bool) -> None:
    """The Crypt Weaver costs 4."""
    table = Table(("he_brokk", "he_sera")).rich(2, peril=4)
    payable = valuation.card_worth(table.game, 1, "mo_weaver")
    table.rich(2, peril=peril)
    assert (valuation.card_worth(table.game, 1, "mo_weaver") == payable) == full


def test_a_weapon_is_worth_more_to_the_hero_that_fights_better_with_it() -> None:
    """The Maul for a hero with Melee 3, and for one with Melee 1 and Magic 3."""
    worths = []
    for hero in ("he_brokk", "he_lirien"):
        table = Table((hero, "he_sera"))
        worths.append(valuation.permanent_worth(table.game, 1, "tr_maul"))
    assert worths[0] > worths[1] > 0


def carrying(movement: int) -> Table:
    """A hero carrying the smith one space from its goal, before any hero phase."""
    table = Table(("he_sera", "he_brokk")).map(*WAYS)
    quest = table.quest("qd_smith", owner=1).game.quests[-1]
    quest.carrier = 1
    quest.touched = True
    table.at(1, "md_ash_corridor").rich(1, glory=6, movement=movement)
    return table


def test_a_certain_delivery_comes_before_healing() -> None:
    """Wounds can be healed afterwards; the move is chosen without evaluating other answers."""
    table = carrying(1).set(1, life=1).hand(1, "tr_draught").begin("hero", moved=True)
    assert pick(table) == "move-s"
    (only,) = evaluated(table)
    assert only.outcome is not None
    table.rich(1, glory=6, movement=0).begin("hero", moved=True)
    assert pick(table) != "move-s", "out of reach in this turn"


@pytest.mark.parametrize(("life", "pays"), [(6, True), (3, False)])
def test_a_price_higher_than_the_value_of_a_certain_quest_is_not_paid(life: int, pays: bool) -> None:
    """The bargain takes two wounds: a hero with three Life would be left with one."""
    table = Table(("he_sera", "he_brokk")).map(("md_cistern", 0, 0), ("md_gate", 0, 1))
    table.quest("qd_dark_bargain", owner=1).set(1, life=life).begin("hero")
    assert "quest-qd_dark_bargain" in table.ids()
    assert (pick(table) == "quest-qd_dark_bargain") == pays


@pytest.mark.parametrize(("movement", "strikes"), [(1, False), (2, True)])
def test_it_makes_no_challenge_with_movement_needed_for_a_certain_delivery(movement: int, strikes: bool) -> None:
    table = carrying(movement).at(2, "md_ash_corridor").set(2, life=1).begin("dungeonlord")
    assert "challenge-s2-melee" in table.ids()
    assert pick(table).startswith("challenge") == strikes


@pytest.mark.parametrize(("hero", "adjacent", "thought"), [(5, False, False), (1, False, True), (1, True, False)])
def test_useless_traps_and_traps_on_its_own_hero_are_not_evaluated(hero: int, adjacent: bool, thought: bool) -> None:
    """The glyph gives Glory to heroes who meet Magic 5 (a score of 4 cannot fail) and wounds all others there."""
    table = Table(("he_sera", "he_brokk")).map(*WAYS).at(1, "md_gate" if adjacent else "md_crossways")
    table[2].effects.append(TurnEffect("tr_staff", "score", attr="magic", n=hero))
    table.hand(1, "tp_glyph").rich(2, peril=9).begin("dungeonlord")
    (given,) = [id for id in table.ids() if id.startswith("only-declare-tp_glyph")]
    assert (given in [id for answer in evaluated(table) for id in answer.ids]) == thought


def test_moving_away_from_a_prevented_attack_is_not_evaluated() -> None:
    table = Table(("he_sera", "he_brokk")).map(*WAYS).hand(1, "mo_goblin").hand(2, "bn_blink").rich(2, glory=4, peril=4)
    table.begin("dungeonlord").play("declare", "add-mo_goblin", "done", wait=True)
    assert table.asked(2).kind == "window_action"
    for prevented in (False, True):
        table.game.encounters[0].prevented = prevented
        assert "play-bn_blink" in table.ids(2)
        thought = [id for answer in opinion(table.game, table.asked(2), HEURISTIC, Random(1)) for id in answer.ids]
        assert ("play-bn_blink" in thought) == (not prevented)


def test_a_readied_treasure_is_discarded_only_for_a_better_one_it_can_afford() -> None:
    table = Table(("he_brokk", "he_sera")).map(*WAYS).ready(1, "tr_knives")
    table.hand(1, "tr_maul", "tr_draught")
    for glory, thrown in ((CARDS["tr_maul"].cost, True), (CARDS["tr_maul"].cost - 1, False)):
        table.begin("discard").set(1, glory=glory)
        assert (pick(table) == table.numbered("treasure-#tr_knives")) == thrown
    table.game.hands[1].remove("tr_maul")
    assert pick(table) == "hand-tr_draught"
