"""The three parts of the geometry compared with each other and with a second implementation of the rules."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.map_masters.rules.cards import CARDS, OPENINGS
from games.map_masters.rules.components import (
    BARREL_RIDE,
    EAST_AND_WEST,
    GHOST_LINE,
    HUNTERS_CALL,
    PATH_SPELLS,
    SKY_AND_ABYSS,
    SPIDER_CLIMB,
)
from games.map_masters.rules.dungeon import dungeon_of
from games.map_masters.rules.icons import TOKENS
from games.map_masters.rules.layouts import Layout, Placed, free_spots, layout_fault
from games.map_masters.rules.path.following import explicit, runs_on, step
from games.map_masters.rules.path.making import after
from games.map_masters.rules.path.state import MISSED, Move, Path
from games.map_masters.rules.path.steps import moves
from tests.games.map_masters.naive import INSTEAD, Naive, NotLegal
from tests.games.map_masters.table import followed

DUNGEON_CARDS = sorted(card for card, row in CARDS.items() if row.kind in ("starter", "dungeon") and card[0] in "sd")
WRAPS = (SKY_AND_ABYSS, EAST_AND_WEST)
UNTIMED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""For machines however busy."""
tokens_drawn = st.tuples(*(st.integers(0, 2) for _ in TOKENS))
spells_drawn = st.lists(st.sampled_from(sorted(PATH_SPELLS)), max_size=4, unique=True).map(tuple)


@st.composite
def layouts(draw: st.DrawFn, most: int = 3) -> Layout:
    """One to `most` different cards, joined in any legal way."""
    cards = draw(st.lists(st.sampled_from(DUNGEON_CARDS), min_size=1, max_size=most, unique=True))
    layout: list[Placed] = []
    for card in cards:
        x, y = draw(st.sampled_from(free_spots(layout)))
        layout.append(Placed(card, draw(st.booleans()), x, y))
    return tuple(layout)


Paid = tuple[str, tuple[tuple[str, str], ...]]
"""A step and what each of its payments paid for, in no particular order."""


def naive_of(layout: Layout, tokens: tuple[int, ...], spells: tuple[str, ...] = ()) -> Naive:
    return Naive(layout, dict(zip(TOKENS, tokens, strict=True)), spells)


def tried(naive: Naive, text: str) -> Naive | None:
    """The position after the step in the second implementation; None if the step is not legal."""
    after_it = naive.fork()
    try:
        after_it.step(text)
    except NotLegal:
        return None
    return after_it


def paid(text: str, kinds: list[str]) -> Paid:
    """A step with its payments named, in a form that does not depend on their order."""
    bare, _, sources = text.partition("+pay=")
    return bare, tuple(sorted(zip(kinds, sources.split("+"), strict=True))) if sources else ()


def legal_steps(naive: Naive, layout: Layout, path: Path) -> dict[Paid, str]:
    """Every legal step with every way to pay for it, by the second implementation, and a text for it."""
    payments: dict[Paid, str] = {}
    for text in everything(layout, path):
        usual = tried(naive, text)
        if usual is None:
            continue
        kinds = usual.paid
        for sources in product(*(("token", "item", INSTEAD[kind]) for kind in kinds)):
            named = f"{text}+pay={'+'.join(sources)}" if sources else text
            if tried(naive, named) is not None:
                payments[paid(named, kinds)] = named
    return payments


def everything(layout: Layout, path: Path) -> set[str]:
    """Every text that could be a step somewhere here."""
    payments = {
        f"start {number}.{name}{how}"
        for number in range(len(layout))
        for name in OPENINGS
        for how in ("", "+fall", "+rope")
    }
    payments |= {f"{way}{how}" for way in "NESW" for how in ("", "+fall", "+rope")}
    payments |= {f"door{number}{how}" for number in range(12) for how in ("", "+fall", "+rope")}
    for item in path.dungeon.discoveries:
        payments |= {f"stairs {item.cell}", f"fall {item.cell}"}
        where = f"{item.card}@{'mb'[item.level]}{item.cell}"
        if item.icon == "circle":
            payments.add(f"tp {where}")
            if path.place >= 0:
                payments |= {
                    f"tp {where} from {path.dungeon.discoveries[n].cell}" for n in path.dungeon.contents[path.place]
                }
        payments |= {f"cast {HUNTERS_CALL} {where}", f"cast {BARREL_RIDE} {where}"}
    ways = [*"NESW", *(f"door{number}" for number in range(12))]
    payments |= {f"cast {spell} {way}{how}" for spell in WRAPS for way in ways for how in ("", "+fall", "+rope")}
    return payments | {f"cast {GHOST_LINE}", f"cast {SPIDER_CLIMB}"}


@pytest.mark.long
@pytest.mark.rule("MM-4.1", "MM-4.2", "MM-4.30", "MM-4.12", "MM-4.11", "MM-4.8", "MM-5.9")
@pytest.mark.rule("MM-10.3", "MM-10.6", "MM-10.7", "MM-10.8", "MM-10.9", "MM-10.10", "MM-10.11", "MM-6.2", "MM-6.4")
@settings(UNTIMED, max_examples=40, derandomize=True)
@given(layouts(), tokens_drawn, spells_drawn, st.integers(0, 2**32))
def test_exactly_the_legal_steps_are_offered(
    layout: Layout, tokens: tuple[int, int, int, int], spells: tuple[str, ...], seed: int
) -> None:
    """At every position of a random path the offered steps and payments equal those of a second implementation.

    So a path built of offered steps is legal, and every legal path can be built of offered steps.
    """
    rng = Random(seed)
    path = Path(dungeon_of(layout), tokens=tokens, spells=spells)
    naive = naive_of(layout, tokens, spells)
    steps: list[str] = []
    for _ in range(16):
        offered = {move.text: move for move in moves(path)}
        expected = legal_steps(naive, layout, path)
        given_steps = {}
        for move in offered.values():
            usual = tried(naive, explicit(move))
            assert usual is not None, (steps, move.text)
            given_steps[paid(explicit(move), usual.paid)] = move.text
        assert set(given_steps) == set(expected), steps
        assert len(given_steps) == len(offered), "no step is offered twice"
        for text in offered:
            if "+pay=" not in text:
                usual = tried(naive, text)
                assert usual is not None
                named = tried(naive, explicit(offered[text]))
                assert named is not None
                assert (usual.tokens, usual.spells) == (named.tokens, named.spells), "the default payment"
        if not offered:
            break
        text = rng.choice([text for text in sorted(offered) for _ in range(1 + 3 * text.startswith(("cast", "tp")))])
        path = after(path, offered[text])
        naive.step(explicit(offered[text]))
        steps.append(text)
        circled = {
            (path.dungeon.discoveries[n].level, *path.dungeon.discoveries[n].at)
            for n in range(len(path.dungeon.discoveries))
            if path.circled >> n & 1
        }
        assert circled == naive.circled, steps
    followed(Path(dungeon_of(layout), tokens=tokens, spells=spells), steps)


@pytest.mark.rule("MM-4.31")
@settings(UNTIMED, max_examples=40, derandomize=True)
@given(layouts(), tokens_drawn, st.integers(0, 2**32))
def test_the_only_free_step_is_automatic(layout: Layout, tokens: tuple[int, int, int, int], seed: int) -> None:
    rng = Random(seed)
    path = Path(dungeon_of(layout), tokens=tokens)
    for _ in range(20):
        ways = moves(path)
        only = runs_on(path)
        if only is not None:
            assert [way.text for way in ways] == [only.text]
            assert only.kind == "go"
            assert sum(only.price) == 0
            assert not path.dungeon.rooms[only.to]
            assert only.to >= 0
        elif len(ways) == 1 and ways[0].kind == "go" and path.status == "drawing":
            refused: list[Move] = []
            moves(path, refused)
            missed = any(move.reason in MISSED for move in refused)
            assert sum(ways[0].price) or path.dungeon.rooms[ways[0].to] or missed
        if not ways:
            break
        path = after(path, rng.choice(ways))


@pytest.mark.rule("MM-2.12", "MM-2.2")
@settings(UNTIMED, max_examples=12, derandomize=True)
@given(layouts(most=4))
def test_every_legal_place_is_offered(layout: Layout) -> None:
    offered = set(free_spots(layout))
    for x in range(-16, 17):
        for y in range(-22, 23):
            legal_here = not layout_fault([*layout, Placed("s1", False, x, y)])
            assert ((x, y) in offered) == legal_here


@settings(UNTIMED, max_examples=30, derandomize=True)
@given(layouts(), st.integers(0, 2**32))
def test_a_path_can_be_replayed_from_its_texts(layout: Layout, seed: int) -> None:
    rng = Random(seed)
    begun = Path(dungeon_of(layout), spells=tuple(rng.sample(sorted(PATH_SPELLS), 4)))
    path = begun
    texts = []
    for _ in range(20):
        ways = moves(path)
        assert len({way.text for way in ways}) == len(ways), "a text names one step"
        if not ways:
            break
        move = rng.choice(ways)
        texts.append(explicit(move))
        path = after(path, move)
    again = begun
    for text in texts:
        again = step(again, text)
    assert again == path
