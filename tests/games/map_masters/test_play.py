"""Whole games: computer players finish and play sensibly."""

from __future__ import annotations

from random import Random

import pytest

from games.map_masters.rules import components
from games.map_masters.rules.coop.missions import MISSIONS
from games.map_masters.rules.dungeon import dungeon_of
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.path.following import steps_made
from games.map_masters.rules.path.state import Path
from games.map_masters.rules.versus.market import ReplaceSpell
from rules.players import ComputerPlayer, RandomPlayer, answer
from rules.registry import PLAYERS
from tests.games.driver import played_until
from tests.games.map_masters.table import Table

LIMIT = 6_000
HEURISTIC: ComputerPlayer = PLAYERS["map_masters"]["steady"]


@pytest.mark.long
@pytest.mark.parametrize("number", MISSIONS)
def test_every_mission_is_played_to_its_end(number: int) -> None:
    game = MapMasters.start(1 + number % 5, {"mode": "coop", "mission": number}, seed=f"m{number}")
    played_until(game, lambda game: game.choices == LIMIT, HEURISTIC, Random("x"))
    assert game.result is not None
    assert game.result.facts["number"] == number


@pytest.mark.long
@pytest.mark.parametrize("layout", ["free", "column"])
def test_the_heuristic_player_scores_at_least_twice_as_much_as_random(layout: str) -> None:
    totals = []
    for player in (HEURISTIC, RandomPlayer()):
        game = MapMasters.start(2, {"layout": layout}, seed="t0")
        played_until(game, lambda game: game.choices == LIMIT, player, Random("t0"))
        assert game.result is not None
        totals.append(sum(place.total for place in game.result.places))
    assert totals[0] >= 2 * totals[1]


@pytest.mark.slow
@pytest.mark.parametrize("games", [1, pytest.param(3, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "spells",
    [
        (components.GHOST_LINE, components.HUNTERS_CALL),
        (components.BARREL_RIDE, components.SKY_AND_ABYSS),
        (components.SPIDER_CLIMB, components.EAST_AND_WEST),
        (components.SILENT_RITE, components.GHOST_LINE),
    ],
)
def test_a_plan_can_be_followed_without_starting_over(spells: tuple[str, ...], games: int) -> None:
    """The only free way is taken automatically; a plan that ignored this would be restarted forever."""
    for number in range(games):
        game = MapMasters.start(1, {}, seed=f"spells-{number}")
        while game.result is None and game.round < 2:
            assert game.choices < 150, (spells, number)
            if game.phase == "market":
                for spell in spells:
                    if spell in game.piles["spells"]:
                        game.piles["spells"].remove(spell)
                        game.players[0].spells.append(spell)
            asked = game.questions[0]
            game.choose(asked.seat, asked.id, answer(game, asked, HEURISTIC, Random(1)))


def test_automatic_steps_are_part_of_a_plan() -> None:
    begun = Path(dungeon_of((Placed("s3", False, 0, 0),)))

    def made(*steps: str) -> list[str]:
        return [move.text for move, _ in steps_made(begun, steps)]

    first = made("start 0.N1")
    assert first[0] == "start 0.N1"
    assert len(first) > 1
    assert made(*first) == first
    assert made(first[0], "S")[: len(first)] == first, "automatic steps come before the wanted one"


def buyer(goal: str, coins: int, round: int) -> MapMasters:
    """A game in which the first buyer has that many coins."""
    table = Table(3)
    table.goals(goal)
    table.game.round = round
    table.players[table.game.turn].coins = coins
    return table.game


def buy_first(game: MapMasters) -> str:
    asked = game.awaited()
    assert asked.kind == "buy"
    (picked,) = answer(game, asked, HEURISTIC, Random(1))
    return picked


@pytest.mark.parametrize(
    ("goal", "round", "best"),
    [*(("goal_hole_2", round, "card_d72") for round in (4, 5, 6)), ("goal_barrel_2", 6, "pass")],
)
def test_the_heuristic_player_keeps_its_coins_only_if_no_card_is_worth_more(goal: str, round: int, best: str) -> None:
    game = buyer(goal, 25, round)
    game.market = {3: [], 4: [], 5: [], 6: ["d72"]}
    game.spells = []
    assert buy_first(game) == best


@pytest.mark.parametrize("round", [1, 3, 6])
def test_the_heuristic_player_buys_no_spell_that_it_hardly_uses(round: int) -> None:
    game = buyer("goal_barrel_2", 2, round)
    game.spells = [components.FAIRY_PACT, components.GHOST_LINE]
    assert buy_first(game) == "pass"
    game.spells = [components.FAIRY_PACT, components.HUNTERS_CALL]
    assert buy_first(game) == (components.HUNTERS_CALL if round < 6 else "pass")


def test_of_three_spells_the_heuristic_player_gives_up_the_one_it_uses_least() -> None:
    game = buyer("goal_barrel_2", 2, 1)
    game.players[0].spells = [components.BARTER, components.HUNTERS_CALL]
    asked = ReplaceSpell(seat=0, bought=components.SKY_AND_ABYSS)
    game.agenda.stack[:] = [asked]
    assert answer(game, asked, HEURISTIC, Random(1)) == [components.BARTER]
