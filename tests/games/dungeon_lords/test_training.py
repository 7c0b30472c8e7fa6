"""Combat training: the scenarios, their printed solutions and best results (section 29)."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeon_lords.rules.combat.training import COURSES, HINTS
from games.dungeon_lords.rules.components import HEROES, SCENARIOS
from games.dungeon_lords.rules.game import DungeonLords
from rules.messages import refer, seat_name
from rules.players import answer
from rules.registry import PLAYERS
from tests.games.dungeon_lords.positions import asked, ids, is_asked, keys, line, pick, picks, start, told


def training(scenario: str) -> DungeonLords:
    return start(1, scenario=scenario)


def plan(game: DungeonLords, *pieces: str) -> list[str]:
    """One round: the pieces of the plan, then Done. Further questions stay open."""
    for piece in pieces:
        pick(game, piece, kind="plan_battle")
    return keys(pick(game, "done", kind="plan_battle"))


def result(game: DungeonLords) -> int:
    """How many tiles were conquered in a scenario that has ended."""
    assert is_asked(game, "again_or_on")
    return lost(game)


def lost(game: DungeonLords) -> int:
    """How many tiles have been conquered so far."""
    return sum(tile.conquered for tile in game.lords[0].tiles.values())


@pytest.mark.rule("DL-29.1")
def test_the_scenarios_are_as_printed() -> None:
    parties = {
        "training_1": "W3:0 W4:0 P3/1:0",
        "training_2": "W4:0 T4/1:0 T3/2:0",
        "training_3": "W5:0 P4/1:0 T4/2:0",
        "training_4": "P3/2:0 T3/1:0 P4/2:0",
    }
    for number, (name, party) in enumerate(parties.items(), 1):
        game = training(str(number))
        lord = game.lords[0]
        assert line(lord) == party
        assert sorted(lord.tiles) == ["C1", "C2", "C3"]
        scenario = SCENARIOS[name]
        assert (lord.gold, lord.food, lord.traps) == (scenario.gold, scenario.food, scenario.traps)
    used = [card for name in parties for card in SCENARIOS[name].line]
    assert sorted(used) == sorted(
        card for card, hero in HEROES.items() if hero.year == 1 and hero.hero_class in ("warrior", "thief", "priest")
    )


@pytest.mark.rule("DL-29.1")
def test_scenarios_are_played_one_after_the_other_by_one_player() -> None:
    game = training("all")
    for name in COURSES["all"]:
        assert game.training is not None
        assert game.training.scenario.id == name
        while not is_asked(game, "again_or_on"):
            assert game.view(0).combat_round > 0
            pick(game, asked(game).default(game)[0] if asked(game).default(game) else ids(game)[0])  # type: ignore[index]
        assert game.view(0).combat_round == 0, "its combat is over"
        assert asked(game).default(game) == ["on"]
        pick(game, "on")
    assert game.result is not None
    assert game.result.reason == "end-training"
    assert game.result.winners == []
    assert list(game.result.places[0].scores) == COURSES["all"]


@pytest.mark.rule("DL-29.2", "DL-29.3")
def test_scenarios_have_fatigue_two_and_no_combat_cards_or_evil() -> None:
    game = training("3")
    evil = game.lords[0].evil
    events = plan(game)
    assert "combat_card" not in events
    assert line(game.lords[0]) == "W5:2 P4/1:0 T4/2:0"
    assert game.lords[0].tiles["C1"].conquered
    assert game.lords[0].evil == evil
    assert game.fatigue() == 2


@pytest.mark.rule("DL-29.3", "DL-29.4")
def test_the_scenario_ends_with_the_last_tile() -> None:
    game = training("2")
    for _ in range(2):
        plan(game)
    events = plan(game)
    assert "combat_round" not in events, "there is no fourth round"
    assert result(game) == 3
    assert not is_asked(game, "release_prisoner")


@pytest.mark.rule("DL-29.3")
def test_a_scenario_has_at_most_four_rounds() -> None:
    game = training("3")
    plan(game, "trap-cursed_ring")
    plan(game)
    events = pick(game, "done", kind="plan_battle")
    assert told(events, "combat_round") == [{"number": 4}]
    assert game.combat_round == 4
    plan(game)
    assert result(game) == 3


@pytest.mark.rule("DL-V15", "DL-29.5")
@pytest.mark.parametrize("second", [["deploy-goblin"], []])
def test_printed_solution_a_of_scenario_1(second: list[str]) -> None:
    game = training("1")
    plan(game, "trap-rolling_stone", "deploy-troll")
    assert line(game.lords[0]) == "W4:0 P3/1:0"
    events = pick(game, "fed_strike")
    assert line(game.lords[0]) == "P3/1:2"
    assert game.lords[0].tiles["C1"].conquered
    assert game.lords[0].food == 0
    assert "healed" not in keys(events)
    plan(game, *second)
    assert result(game) == 1
    assert len(game.lords[0].prison) == 3


@pytest.mark.rule("DL-V16")
def test_printed_solution_b_of_scenario_1() -> None:
    game = training("1")
    plan(game, "trap-rolling_stone", "deploy-troll")
    pick(game, "strike")
    assert line(game.lords[0]) == "P3/1:0"
    assert game.lords[0].tiles["C1"].conquered
    plan(game, "deploy-goblin")
    assert result(game) == 1
    assert game.lords[0].food == 1


@pytest.mark.rule("DL-V17")
def test_printed_solution_of_scenario_2() -> None:
    game = training("2")
    plan(game, "deploy-ghost", "deploy-witch")
    pick(game, "ghost", kind="next_creature")
    pick(game, "thief_13", kind="choose_target")
    assert line(game.lords[0]) == "W4:0 T4/1:2 T3/2:0"
    pick(game, "bolt")
    assert line(game.lords[0]) == "T3/2:0"
    assert game.lords[0].tiles["C1"].conquered
    plan(game, "trap-poisoned_meal")
    assert result(game) == 1
    assert game.lords[0].food == 0


@pytest.mark.rule("DL-V18")
def test_scenario_2_in_the_wrong_order() -> None:
    game = training("2")
    plan(game, "deploy-ghost", "deploy-witch")
    pick(game, "witch", kind="next_creature")
    pick(game, "bolt")
    # The thief is first now; the ghost had only one possible target, so there was no question.
    assert game.lords[0].prison == ["warrior_13"]
    assert line(game.lords[0]) == "T4/1:2 T3/2:2"


@pytest.mark.rule("DL-V19")
def test_printed_solution_of_scenario_3() -> None:
    game = training("3")
    plan(game, "trap-cursed_ring", "deploy-vampire")
    assert line(game.lords[0]) == "W5:0 P4/1:0 T4/2:1"
    assert game.lords[0].gold == 0
    picks(game, "careful_bite", "thief_14")
    assert line(game.lords[0]) == "W5:0 P4/1:0 T4/2:2"
    assert lost(game) == 0
    plan(game, "deploy-vampire")
    picks(game, "careful_bite", "thief_14")
    assert line(game.lords[0]) == "W5:2 P4/1:0"
    assert lost(game) == 1
    plan(game, "trap-pendulum", "deploy-vampire")
    assert line(game.lords[0]) == "W5:2 P4/1:3"
    pick(game, "bite")
    # The priest cannot be chosen, so there is no question. He heals one, and is defeated by fatigue.
    assert result(game) == 1
    assert len(game.lords[0].prison) == 3


@pytest.mark.rule("DL-V20")
def test_printed_solution_of_scenario_4() -> None:
    game = training("4")
    events = plan(game, "trap-fire_wall")
    assert line(game.lords[0]) == "P3/2:2 T3/1:1 P4/2:2"
    assert "healed" not in events
    plan(game, "trap-antimagic_dart", "deploy-slime")
    pick(game, "priest_12", kind="choose_trap_target")
    events = keys(pick(game, "flood"))
    assert "healing_skipped" in events
    assert result(game) == 1
    assert len(game.lords[0].prison) == 3


@pytest.mark.rule("DL-V21", "DL-29.6")
def test_printed_solution_of_scenario_1_with_a_room() -> None:
    game = training("room")
    assert game.lords[0].tiles["C1"].is_room
    plan(game, "trap-rolling_stone", "deploy-troll", "deploy-goblin")
    assert game.lords[0].gold == 0
    pick(game, "troll", kind="next_creature")
    pick(game, "fed_strike")
    assert result(game) == 0
    assert len(game.lords[0].prison) == 3


def outcomes(game: DungeonLords, only: str = "") -> set[int]:
    """Every number of conquered tiles that can be reached from here; positions seen before are not tried again."""
    seen: set[str] = set()
    found: set[int] = set()
    waiting = [game]
    while waiting:
        here = waiting.pop()
        if is_asked(here, "again_or_on"):
            found.add(result(here))
            continue
        question, copies = asked(here), here.copies()
        for option in question.options(here):
            if option.back or option.id == only:
                continue
            game = copies()
            game.choose(0, question.id, [option.id])
            key = game.model_dump_json(include={"lords", "battle", "combat_round"})
            key += asked(game).kind + asked(game).model_dump_json(exclude={"id"})
            if key not in seen:
                seen.add(key)
                waiting.append(game)
    return found


@pytest.mark.long
@pytest.mark.rule("DL-29.5")
@pytest.mark.parametrize("name", sorted(SCENARIOS))
def test_the_best_result_of_a_scenario_is_the_best_possible(name: str) -> None:
    number = {"training_5": "room"}.get(name, name.removeprefix("training_"))
    found = outcomes(training(number))
    assert min(found) == SCENARIOS[name].best
    assert max(found) > SCENARIOS[name].best


@pytest.mark.rule("DL-V21")
def test_without_feeding_the_troll_the_room_is_conquered() -> None:
    game = training("room")
    plan(game, "trap-rolling_stone", "deploy-troll", "deploy-goblin")
    assert 0 not in outcomes(game, only="fed_strike")


@pytest.mark.rule("DL-29.5")
def test_the_result_of_a_scenario_is_judged_and_it_can_be_repeated() -> None:
    game = training("1")
    for _ in range(2):
        plan(game)
    events = pick(game, "done")
    assert told(events, "scenario_could_be_better")[0] == {
        "scenario": refer("scenario-training_1"),
        "conquered": 3,
        "best": 1,
    }
    pick(game, "again")
    assert line(game.lords[0]) == "W3:0 W4:0 P3/1:0"
    plan(game, "trap-rolling_stone", "deploy-troll")
    pick(game, "fed_strike")
    events = pick(game, "done")
    assert "scenario_mastered" in keys(events)
    events = pick(game, "on")
    assert game.result is not None
    assert game.result.winners == [0]
    assert game.result.places[0].scores == {"training_1": 2}
    assert game.result.facts == {"mastered": 1, "scenarios": 1}


@pytest.mark.rule("DL-29.5")
def test_the_best_of_several_attempts_counts() -> None:
    game = training("1")
    plan(game, "trap-rolling_stone", "deploy-troll")
    picks(game, "hint", "fed_strike")
    plan(game)
    assert result(game) == 1
    pick(game, "again")
    shown = game.view(0).training
    assert shown is not None
    assert (shown.attempts, shown.hints, shown.conquered) == (2, 0, [1])
    for _ in range(3):
        plan(game)
    assert result(game) == 3
    pick(game, "on")
    assert game.result is not None
    assert game.result.places[0].scores == {"training_1": 2}
    assert game.result.facts == {"mastered": 1, "scenarios": 1}


@pytest.mark.rule("DL-29.5")
def test_only_a_player_who_masters_every_scenario_wins() -> None:
    game = training("all")
    plan(game, "trap-rolling_stone", "deploy-troll")
    pick(game, "fed_strike")
    plan(game)
    pick(game, "on")
    shown = game.view(0).training
    assert shown is not None
    assert (shown.scenario, shown.attempts, shown.conquered) == ("training_2", 1, [1])
    while game.result is None:
        pick(game, "on" if is_asked(game, "again_or_on") else "done")
    assert game.result.facts == {"mastered": 1, "scenarios": 5}
    assert game.result.winners == []


def test_hints_are_given_one_at_a_time() -> None:
    game = training("3")
    before = game.save()
    hints = HINTS["training_3"]
    for number, hint in enumerate(hints, 1):
        assert asked(game, "ask_hint").args == {"shown": number - 1, "hints": len(hints)}
        events = pick(game, "hint")
        assert told(events, "hint") == [{"player": seat_name(0), "hint": refer(hint), "number": number}]
        assert asked(game).kind == "plan_battle"
    assert not is_asked(game, "ask_hint")
    assert game.save() != before
    assert set(HINTS) == set(SCENARIOS)
    for name, all_hints in HINTS.items():
        assert all_hints == [f"hint-{name}_{number}" for number in range(1, len(all_hints) + 1)], "in order"


@pytest.mark.long
@pytest.mark.parametrize("level", ["steady", pytest.param("expert", marks=pytest.mark.long)])
def test_computer_players_master_the_whole_course(level: str) -> None:
    game = training("all")
    rng = Random(29)
    while game.result is None:
        question = game.awaited()
        game.choose(0, question.id, answer(game, question, PLAYERS["dungeon_lords"][level], rng))
    assert game.result.facts == {"mastered": 5, "scenarios": 5}
    assert game.result.winners == [0]


def test_an_incomplete_plan_is_completed_by_the_computer_player() -> None:
    """A goblin already deployed stays: the best plan with it is made."""
    game = training("room")
    pick(game, "deploy-goblin", kind="plan_battle")
    rng = Random(1)
    while not is_asked(game, "again_or_on"):
        pick(game, *answer(game, asked(game), PLAYERS["dungeon_lords"]["steady"], rng))
    assert result(game) == 0, "the trap and the troll were added"
