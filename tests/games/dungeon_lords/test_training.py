"""Combat training: the scenarios, their printed solutions and best results (section 29)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Self

import pytest

from conformance.texts import TEXTS
from games.dungeon_lords.rules.combat.training import COURSES, HINTS
from games.dungeon_lords.rules.components import HEROES, SCENARIOS
from games.dungeon_lords.rules.game import DungeonLords
from rules import saves
from rules.players import answer
from rules.registry import PLAYERS
from tests.games.dungeon_lords.table import Table, start


class Training(Table):
    """A course of scenarios that one player is in."""

    def __init__(self, scenario: str) -> None:
        super().__init__(start(1, scenario=scenario), scenario=scenario)

    def plan(self, *pieces: str) -> Self:
        """One round: the pieces of the plan, then Done. Further questions stay open."""
        return self.do(*pieces, "done")

    def party(self, line: str) -> Self:
        """The adventurers that are left, as `notation.line` writes them."""
        return self.has(0, line=line)

    def ends(self, conquered: int, **expected: object) -> Self:
        """The scenario has ended with this number of conquered tiles."""
        assert lost(self.asks("again_or_on").game) == conquered
        return self.has(0, **expected)

    def is_scored(self, mastered: int, scenarios: int = 1, **scores: int) -> Self:
        """The course has ended with these scores among others, and is won if every scenario was mastered."""
        result = self.over("end-training").result
        assert result.facts == {"mastered": mastered, "scenarios": scenarios}
        assert result.winners == ([0] if mastered == scenarios else [])
        assert scores.items() <= result.places[0].scores.items()
        return self


def lost(game: DungeonLords) -> int:
    """The number of tiles conquered so far."""
    return sum(tile.conquered for tile in game.lords[0].tiles.values())


PARTIES = {"1": "W3:0 W4:0 P3/1:0", "2": "W4:0 T4/1:0 T3/2:0", "3": "W5:0 P4/1:0 T4/2:0", "4": "P3/2:0 T3/1:0 P4/2:0"}


@pytest.mark.rule("DL-29.1")
def test_the_scenarios_are_as_printed() -> None:
    used = []
    for number, party in PARTIES.items():
        scenario = SCENARIOS[f"training_{number}"]
        used += scenario.line
        table = Training(number).party(party).has(0, gold=scenario.gold, food=scenario.food, traps=scenario.traps)
        table.has(0, tiles="C1 C2 C3")
    classes = ("warrior", "thief", "priest")
    assert sorted(used) == sorted(
        card for card, hero in HEROES.items() if hero.year == 1 and hero.hero_class in classes
    )


@pytest.mark.rule("DL-29.1")
def test_scenarios_are_played_one_after_the_other_by_one_player() -> None:
    table = Training("all")
    for name in COURSES["all"]:
        assert table.game.training is not None
        assert table.game.training.scenario.id == name
        while table.question_of().kind != "again_or_on":
            assert table.game.view(0).combat_round > 0
            question = table.question_of()
            table.do((question.default(table.game) or table.ids())[0])
        table.sees(0, "combat_round", 0).defaults("on").do("on")  # its combat is over
    assert list(table.over("end-training").result.places[0].scores) == COURSES["all"]
    assert table.result.winners == []


@pytest.mark.rule("DL-29.2", "DL-29.3")
def test_scenarios_have_fatigue_two_and_no_combat_cards_or_evil() -> None:
    table = Training("3")
    evil = table[0].evil
    table.plan().silent("combat_card").party("W5:2 P4/1:0 T4/2:0").has(0, conquered="C1", evil=evil)
    assert table.game.fatigue() == 2


@pytest.mark.rule("DL-29.3", "DL-29.4")
def test_the_scenario_ends_with_the_last_tile() -> None:
    table = Training("2").plan().plan().plan().silent("combat_round")  # there is no fourth round
    table.ends(3).unasked("release_prisoner")


@pytest.mark.rule("DL-29.3")
def test_a_scenario_has_at_most_four_rounds() -> None:
    table = Training("3").plan("trap-cursed_ring").plan().plan().logs_each("combat_round", number=[4])
    table.game_is(combat_round=4).plan().ends(3)


@pytest.mark.rule("DL-V15", "DL-29.5")
@pytest.mark.parametrize("second", [["deploy-goblin"], []])
def test_printed_solution_a_of_scenario_1(second: list[str]) -> None:
    table = Training("1").plan("trap-rolling_stone", "deploy-troll").party("W4:0 P3/1:0")
    table.do("fed_strike").party("P3/1:2").has(0, conquered="C1", food=0).silent("healed")
    table.plan(*second).ends(1, prison=3)


@pytest.mark.rule("DL-V16")
def test_printed_solution_b_of_scenario_1() -> None:
    table = Training("1").plan("trap-rolling_stone", "deploy-troll").do("strike").party("P3/1:0").has(0, conquered="C1")
    table.plan("deploy-goblin").ends(1, food=1)


@pytest.mark.rule("DL-V17")
def test_printed_solution_of_scenario_2() -> None:
    table = Training("2").plan("deploy-ghost", "deploy-witch").do("ghost", "thief_13").party("W4:0 T4/1:2 T3/2:0")
    table.do("bolt").party("T3/2:0").has(0, conquered="C1").plan("trap-poisoned_meal").ends(1, food=0)


@pytest.mark.rule("DL-V18")
def test_scenario_2_in_the_wrong_order() -> None:
    table = Training("2").plan("deploy-ghost", "deploy-witch").do("witch", "bolt")
    # The thief is first now; the ghost had only one possible target, so there was no question.
    table.has(0, prison="warrior_13", line="T4/1:2 T3/2:2")


@pytest.mark.rule("DL-V19")
def test_printed_solution_of_scenario_3() -> None:
    table = Training("3").plan("trap-cursed_ring", "deploy-vampire").party("W5:0 P4/1:0 T4/2:1").has(0, gold=0)
    table.do("careful_bite", "thief_14").party("W5:0 P4/1:0 T4/2:2").has(0, conquered="")
    table.plan("deploy-vampire").do("careful_bite", "thief_14").party("W5:2 P4/1:0").has(0, conquered="C1")
    table.plan("trap-pendulum", "deploy-vampire").party("W5:2 P4/1:3")
    # The priest cannot be chosen, so there is no question. He heals one, and is defeated by fatigue.
    table.do("bite").ends(1, prison=3)


@pytest.mark.rule("DL-V20")
def test_printed_solution_of_scenario_4() -> None:
    table = Training("4").plan("trap-fire_wall").party("P3/2:2 T3/1:1 P4/2:2").silent("healed")
    table.plan("trap-antimagic_dart", "deploy-slime").do("priest_12", "flood").logs("healing_skipped").ends(1, prison=3)


@pytest.mark.rule("DL-V21", "DL-29.6")
def test_printed_solution_of_scenario_1_with_a_room() -> None:
    table = Training("room")
    assert table[0].tiles["C1"].is_room
    table.plan("trap-rolling_stone", "deploy-troll", "deploy-goblin").has(0, gold=0)
    # Without feeding the troll the room is conquered.
    assert 0 not in outcomes(table.game, without="fed_strike")
    table.do("troll", "fed_strike").ends(0, prison=3)


def outcomes(game: DungeonLords, without: str = "") -> set[int]:
    """Every number of conquered tiles that can be reached from here, `without` this answer; no position twice."""
    seen: set[str] = set()
    results: set[int] = set()
    waiting = [game]
    while waiting:
        here = waiting.pop()
        question = here.awaited()
        if question.kind == "again_or_on":
            results.add(lost(here))
            continue
        copies = saves.copier(here)
        for option in question.options(here):
            if option.role.is_back or option.id == without:
                continue
            game = copies()
            game.choose(0, question.id, [option.id])
            key = game.model_dump_json(include={"lords", "battle", "combat_round"})
            key += repr(replace(game.awaited(), id=0))
            if key not in seen:
                seen.add(key)
                waiting.append(game)
    return results


@pytest.mark.long
@pytest.mark.rule("DL-29.5")
@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_the_best_result_of_a_scenario_is_the_best_possible(name: str) -> None:
    number = {"training_5": "room"}.get(name, name.removeprefix("training_"))
    rolls = outcomes(Training(number).game)
    assert min(rolls) == SCENARIOS[name].best
    assert max(rolls) > SCENARIOS[name].best


MASTERED = ("trap-rolling_stone", "deploy-troll")
"""The plan of the first round that masters the first scenario."""


@pytest.mark.rule("DL-29.5")
def test_the_result_of_a_scenario_is_judged_and_it_can_be_repeated() -> None:
    table = Training("1").plan().plan().plan()
    table.logs("scenario_could_be_better", scenario="training_1", conquered=3, best=1).do("again").party(PARTIES["1"])
    table.plan(*MASTERED).do("fed_strike").plan().logs("scenario_mastered").do("on").is_scored(1, training_1=2)


@pytest.mark.rule("DL-29.5")
def test_the_best_of_several_attempts_counts() -> None:
    table = Training("1").plan(*MASTERED).do("hint", "fed_strike").plan().ends(1).do("again")
    training = table.sees(0, "training.conquered", [1]).game.training
    assert training is not None
    assert (training.attempts, training.hints) == (2, 0)
    table.plan().plan().plan().ends(3).do("on").is_scored(1, training_1=2)


@pytest.mark.rule("DL-29.5")
def test_only_a_player_who_masters_every_scenario_wins() -> None:
    table = Training("all").plan(*MASTERED).do("fed_strike").plan().do("on").sees(0, "training.scenario", "training_2")
    training = table.sees(0, "training.conquered", [1]).game.training
    assert training is not None
    assert training.attempts == 1
    while table.game.result is None:
        table.do("on" if table.question_of().kind == "again_or_on" else "done")
    table.is_scored(1, 5, training_1=2)


def test_hints_are_given_one_at_a_time() -> None:
    table = Training("3")
    for number in range(1, 5):
        table.asks("ask_hint", by=0, shown=number - 1, hints=4).do("hint")
        table.logs_each("hint", player=[0], hint=[f"training_3_{number}"], number=[number]).asks("plan_battle")
    table.unasked("ask_hint")
    texts = {key for key in TEXTS.keys("en", "dungeon_lords") if key.startswith("hint-training_")}
    assert texts == {f"hint-{name}_{number}" for name in SCENARIOS for number in range(1, HINTS[name] + 1)}


@pytest.mark.long
@pytest.mark.parametrize("level", ["steady", pytest.param("expert", marks=pytest.mark.long)])
def test_computer_players_master_the_whole_course(level: str) -> None:
    game = Training("all").game
    rng = Random(29)
    while game.result is None:
        question = game.awaited()
        game.choose(0, question.id, answer(game, question, PLAYERS["dungeon_lords"][level], rng))
    assert game.result.facts == {"mastered": 5, "scenarios": 5}
    assert game.result.winners == [0]


def test_an_incomplete_plan_is_completed_by_the_computer_player() -> None:
    """A goblin already deployed stays: the best plan with it is made."""
    table = Training("room").do("deploy-goblin")
    rng = Random(1)
    while table.question_of().kind != "again_or_on":
        table.do(*answer(table.game, table.question_of(), PLAYERS["dungeon_lords"]["steady"], rng))
    table.ends(0)  # the trap and the troll were added
