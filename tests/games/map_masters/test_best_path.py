"""The search for the best path, compared with trying everything."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from games.map_masters.rules import best_path as best_path_module
from games.map_masters.rules.best_path import Reach, best_path, promising_path
from games.map_masters.rules.cards import BY_COST, STARTERS
from games.map_masters.rules.components import PATH_SPELLS
from games.map_masters.rules.dungeon import Placed, dungeon_of, spots
from games.map_masters.rules.icons import ICON_OF
from games.map_masters.rules.path import ESCAPED, Move, Path, after, moves, validate
from games.map_masters.rules.several_paths import MANY, Aim, several_paths

CARDS = (*STARTERS, *(card for cards in BY_COST.values() for card in cards))
ICONS = sorted(set(ICON_OF.values()))
ENOUGH = 10_000_000
"""More positions than any dungeon of one or two cards has."""
TRIED = 25_000
"""Dungeons with more positions than this are too large for trying everything."""


def begun_at(rng: Random, cards: int) -> Path:
    """A path not yet begun in a random dungeon, with a few tokens and spells."""
    laid: list[Placed] = []
    for card in rng.sample(CARDS, cards):
        x, y = rng.choice(spots(laid))
        laid.append(Placed(card, rng.random() < 0.5, x, y))
    sword, key, rope, scroll = (rng.randint(0, 1) for _ in range(4))
    spells = tuple(rng.sample(sorted(PATH_SPELLS), rng.randint(0, 2)))
    return Path(dungeon_of(tuple(laid)), tokens=(sword, key, rope, scroll), spells=spells)


def worth(path: Path, weights: dict[str, float], room: float, escape: float) -> float:
    """The value of a path, calculated independently."""
    found = sum(path.count(icon) * weights[icon] for icon in ICONS)
    return found + path.visited.bit_count() * room + escape * (path.status == ESCAPED)


def greatest(begun: Path, value: Callable[[Path], float]) -> float | None:
    """The greatest value of all paths there are; None if there are too many."""
    most, tried, waiting = 0.0, 0, [after(begun, move) for move in moves(begun)]
    while waiting:
        path = waiting.pop()
        tried += 1
        if tried > TRIED:
            return None
        most = max(most, value(path))
        waiting += [after(path, move) for move in moves(path)]
    return most


@pytest.mark.long
@pytest.mark.rule("MM-4.30", "MM-4.32")
@pytest.mark.parametrize(
    ("cards", "dungeons"),
    [
        *((1, range(12)), (2, range(6, 9))),
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
        best = best_path(begun, weights, room=room, escape=escape, budget=ENOUGH)
        assert best.proved, seed
        assert best.value == pytest.approx(most), seed
        verdict = validate(begun, best.steps)
        assert verdict.ok, (seed, verdict)
        assert verdict.path == best.path
        assert verdict.path is not None
        assert value(verdict.path) == pytest.approx(best.value), seed
    assert compared >= len(dungeons) * 0.7


@pytest.mark.slow
@pytest.mark.rule("MM-4.30")
def test_a_small_budget_gives_a_legal_path_not_claimed_to_be_the_best() -> None:
    rng = Random("budget")
    weights: dict[str, float] = dict.fromkeys(map(str, ICONS), 1.0)
    for _ in range(6):
        begun = begun_at(rng, 5)
        values = []
        for budget in (100, 1_500):
            best = best_path(begun, weights, budget=budget)
            verdict = validate(begun, best.steps)
            assert verdict.ok
            assert verdict.path is not None
            assert verdict.path.own.bit_count() == pytest.approx(best.value)
            assert best.looked_at < 3 * budget + 200
            assert not best.proved, "a dungeon this large is not searched completely"
            values.append(best.value)
        assert values[1] >= values[0] > 0


@pytest.mark.parametrize("spells", [(), ("sb_03",)])
def test_used_places_no_longer_count_towards_the_upper_bound(spells: tuple[str, ...]) -> None:
    """With and without a spell that leads anywhere."""
    path = Path(dungeon_of((Placed("s1", False, 0, 0),)), spells=spells)
    places = len(path.dungeon.rooms)
    while onward := [move for move in moves(path) if move.kind != "cast"]:
        path = after(path, onward[0])
        assert Reach(path, [1.0] * places).worth(path) <= places - path.used.bit_count()
    assert path.used.bit_count() > 1


def test_a_path_found_by_the_depth_first_search_beyond_the_beam_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.map_masters.rules.best_path.BEAM", 10_000)  # the beam is one path wide
    weights: dict[str, float] = dict.fromkeys(map(str, ICONS), 1.0)
    for number in range(4):
        begun = begun_at(Random(f"deep-{number}"), 2)
        best = best_path(begun, weights, budget=1_000)
        assert best.value > promising_path(begun, weights, width=1).value
        verdict = validate(begun, best.steps)
        assert verdict.ok
        assert verdict.path == best.path


def test_without_any_value_no_path_is_returned() -> None:
    best = best_path(begun_at(Random("nothing"), 1), {})
    assert (best.steps, best.value, best.path, best.proved) == ([], 0.0, None, True)


@pytest.mark.rule("MM-4.30", "MM-4.32")
def test_one_search_for_several_aims_finds_a_legal_path_with_its_stated_value_for_each() -> None:
    for number in range(12):
        rng = Random(f"several-{number}")
        begun = begun_at(rng, 5)
        worths: list[tuple[dict[str, float], float, float]] = [
            ({icon: rng.choice([0.0, 0.34, 2.0]) for icon in ICONS}, rng.choice([0.0, 1.0]), 0.7) for _ in range(2)
        ]
        found = several_paths(begun, [Aim(*each) for each in worths], 12)
        for at, (trail, (weights, room, escape)) in enumerate(zip(found, worths, strict=True)):
            verdict = validate(begun, trail.steps)
            assert verdict.ok, (number, verdict)
            assert verdict.path == trail.path
            value = partial(worth, weights=weights, room=room, escape=escape)
            assert value(trail.path) == pytest.approx(trail.values[at])
            assert value(trail.path) >= max(value(other.path) for other in found) - 1e-6
            alone = promising_path(begun, weights, room=room, escape=escape, width=3)
            assert trail.values[at] >= 0.8 * alone.value, "not much worse than a narrow search for this aim alone"


def test_spells_that_lead_anywhere_do_not_make_the_search_endless() -> None:
    rng = Random("anywhere")
    begun = begun_at(rng, 5)
    begun.spells = ("sb_03", "sb_09", "sb_11")
    looked_at = 0

    def count(path: Path) -> list[Move]:
        nonlocal looked_at
        looked_at += 1
        return moves(path)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(best_path_module, "moves", count)
        everything: dict[str, float] = dict.fromkeys(ICONS, 1.0)
        several_paths(
            begun, [Aim(everything, 0.0, 0.7), Aim({"coin": 1.0}, 1.0, 0.0), Aim({"monster": 1.0}, 0.0, 0.0)], 40
        )
    assert looked_at < MANY
