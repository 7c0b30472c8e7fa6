"""The search for the best path, compared with trying everything."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from games.map_masters.rules.best_path import Aim, BestPathSearch, Reach
from games.map_masters.rules.cards import BY_COST, STARTERS
from games.map_masters.rules.components import BARREL_RIDE, HUNTERS_CALL, PATH_SPELLS, SKY_AND_ABYSS
from games.map_masters.rules.dungeon import dungeon_of
from games.map_masters.rules.icons import ICON_OF
from games.map_masters.rules.layouts import Placed, free_spots
from games.map_masters.rules.path.making import after
from games.map_masters.rules.path.state import ESCAPED, Path
from games.map_masters.rules.path.steps import moves
from tests.games.map_masters.table import followed

CARDS = (*STARTERS, *(card for cards in BY_COST.values() for card in cards))
ICONS = sorted(set(ICON_OF.values()))
ENOUGH = 10_000_000
"""More positions than any dungeon of one or two cards has."""
TRIED = 25_000
"""Dungeons with more positions than this are too large for trying everything."""


def begun_at(rng: Random, cards: int) -> Path:
    """A path not yet begun in a random dungeon, with a few tokens and spells."""
    layout: list[Placed] = []
    for card in rng.sample(CARDS, cards):
        x, y = rng.choice(free_spots(layout))
        layout.append(Placed(card, rng.random() < 0.5, x, y))
    sword, key, rope, scroll = (rng.randint(0, 1) for _ in range(4))
    spells = tuple(rng.sample(sorted(PATH_SPELLS), rng.randint(0, 2)))
    return Path(dungeon_of(tuple(layout)), tokens=(sword, key, rope, scroll), spells=spells)


def worth(path: Path, weights: dict[str, float], room: float, escape: float) -> float:
    """The value of a path, calculated independently."""
    total = sum(path.count(icon) * weights[icon] for icon in ICONS)
    return total + path.visited.bit_count() * room + escape * (path.status == ESCAPED)


def greatest(begun: Path, value: Callable[[Path], float]) -> float | None:
    """The greatest value of all paths there are; None if there are too many."""
    most = 0.0
    tried = 0
    waiting = [after(begun, move) for move in moves(begun)]
    while waiting:
        path = waiting.pop()
        tried += 1
        if tried > TRIED:
            return None
        most = max(most, value(path))
        waiting += [after(path, move) for move in moves(path)]
    return most


@pytest.mark.slow
@pytest.mark.rule("MM-4.30", "MM-4.32")
@pytest.mark.parametrize(
    ("cards", "dungeons"),
    [
        (1, range(12)),
        *(pytest.param(cards, range(number), marks=pytest.mark.long) for cards, number in ((1, 40), (2, 10))),
    ],
)
def test_the_best_path_has_the_greatest_value_of_all_paths(cards: int, dungeons: range) -> None:
    compared = 0
    for number in dungeons:
        seed = f"best-{cards}-{number}"
        rng = Random(seed)
        begun = begun_at(rng, cards)
        weights: dict[str, float] = {icon: rng.choice([0.0, 0.0, 0.34, 1.0, 2.0, 3.0]) for icon in ICONS}
        room, escape = rng.choice([0.0, 1.0]), rng.choice([0.0, 0.7])
        value = partial(worth, weights=weights, room=room, escape=escape)
        most = greatest(begun, value)
        if most is None:
            continue
        compared += 1
        best = BestPathSearch(begun, Aim(weights, room, escape)).within(ENOUGH)
        assert best.value == pytest.approx(most), seed
        end = followed(begun, best.steps)
        assert end == best.path
        assert value(end) == pytest.approx(best.value), seed
    assert compared >= len(dungeons) * 0.7


@pytest.mark.slow
@pytest.mark.rule("MM-4.30")
def test_a_small_budget_gives_a_legal_path_and_a_larger_one_none_that_is_worse() -> None:
    rng = Random("budget")
    weights: dict[str, float] = dict.fromkeys(map(str, ICONS), 1.0)
    for _ in range(6):
        begun = begun_at(rng, 5)
        values = []
        for budget in (50, 500):
            best = BestPathSearch(begun, Aim(weights)).within(budget)
            assert followed(begun, best.steps).own.bit_count() == pytest.approx(best.value)
            assert best.looked_at < budget + 50, "the last position may lead through a corridor"
            values.append(best.value)
        assert values[1] >= values[0] > 0


@pytest.mark.parametrize("spells", [(), (HUNTERS_CALL,)])
def test_used_places_are_no_longer_within_reach(spells: tuple[str, ...]) -> None:
    """With and without a spell that leads anywhere."""
    path = Path(dungeon_of((Placed("s1", False, 0, 0),)), spells=spells)
    places = len(path.dungeon.rooms)
    while onward := [move for move in moves(path) if move.kind != "cast"]:
        path = after(path, onward[0])
        assert Reach(path).places(path).bit_count() <= places - path.used.bit_count()
    assert path.used.bit_count() > 1


def test_without_any_value_no_path_is_returned() -> None:
    best = BestPathSearch(begun_at(Random("nothing"), 1), Aim({})).within(100)
    assert (best.steps, best.value, best.path) == ((), 0.0, None)


@pytest.mark.rule("MM-4.30", "MM-4.32")
def test_a_search_that_goes_on_finds_the_same_as_one_with_the_whole_budget() -> None:
    for number in range(4):
        rng = Random(f"several-{number}")
        begun = begun_at(rng, 5)
        aim = Aim({icon: rng.choice([0.0, 0.34, 2.0]) for icon in ICONS}, rng.choice([0.0, 1.0]), 0.7)
        quest = BestPathSearch(begun, aim)
        first, whole = quest.within(20), quest.within(60)
        assert (first, whole) == (BestPathSearch(begun, aim).within(20), BestPathSearch(begun, aim).within(60))
        end = followed(begun, whole.steps)
        assert end == whole.path
        assert worth(end, dict(aim.weights), aim.room, aim.escape) == pytest.approx(whole.value)


def test_spells_that_lead_anywhere_do_not_make_the_search_endless() -> None:
    begun = begun_at(Random("anywhere"), 5)
    begun.spells = (HUNTERS_CALL, BARREL_RIDE, SKY_AND_ABYSS)
    best = BestPathSearch(begun, Aim(dict.fromkeys(ICONS, 1.0), 0.0, 0.7)).within(60)
    assert best.value > 0
    assert best.looked_at < 110
