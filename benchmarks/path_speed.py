"""The speed with which Map Masters finds paths, offers the next steps and carries out what is drawn.

`python -m benchmarks paths [--hands N] [--games N] [--choices N]`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import cycle
from random import Random

from benchmarks.figures import Spread, heading, row, time_of
from games.map_masters.players.plans import FIRST_LOOK, SECOND_LOOK, plan
from games.map_masters.rules.best_path import best_path
from games.map_masters.rules.cards import BY_COST, STARTERS
from games.map_masters.rules.components import GOALS
from games.map_masters.rules.dungeon import Layout, Placed, dungeon_of, spots
from games.map_masters.rules.goals import ESCAPE, weights_of
from games.map_masters.rules.path import Path, after, moves
from rules.players import answer
from rules.questions import refusals
from rules.registry import GAMES, PLAYERS

SEED = "paths"
BUDGETS = (FIRST_LOOK, SECOND_LOOK, 4_000)
"""Budgets in positions: those of a computer player's first and second search, and a larger one."""
KINDS = sorted({goal.kind for goal in GOALS.values()})
NO_TOKENS = (0, 0, 0, 0)


def hands(number: int) -> Iterator[tuple[str, ...]]:
    """Random hands of five: none to four bought cards, the others starters."""
    rng = Random(SEED)
    market = [card for cards in BY_COST.values() for card in cards]
    for _ in range(number):
        bought = rng.randint(0, 4)
        yield (*rng.sample(market, bought), *rng.sample(STARTERS, 5 - bought))


def laid_out(hand: tuple[str, ...], rng: Random) -> Layout:
    """The hand in a random legal layout."""
    cards: list[Placed] = []
    for card in hand:
        x, y = rng.choice(spots(cards))
        cards.append(Placed(card, rng.random() < 0.5, x, y))
    return tuple(cards)


def searched(layouts: list[tuple[Layout, str]], budget: int) -> None:
    """The search alone, for a kind of goal in each dungeon."""
    times, found = [], []
    for layout, kind in layouts:
        weights, room = weights_of(f"goal_{kind}_1", ())
        begun = Path(dungeon_of(layout))
        start = time.perf_counter()
        found.append(best_path(begun, weights, escape=ESCAPE, room=room, budget=budget))
        times.append(time.perf_counter() - start)
    proved = sum(best.proved for best in found) / len(found)
    worth = sum(best.value for best in found) / len(found)
    row(f"best path, {budget:,} positions", Spread(times).as_milliseconds())
    row("", f"mean worth {worth:.2f}, cut short by the budget {1 - proved:.1%}")


def searches(number: int) -> None:
    """Every kind of goal in every dungeon with the usual budget; with the others one kind of goal for each dungeon."""
    rng = Random(SEED)
    layouts = [laid_out(hand, rng) for hand in hands(number)]
    one_each = list(zip(layouts, cycle(KINDS)))
    for layout in layouts:
        dungeon_of(layout)
    for budget in BUDGETS:
        searched(
            [(layout, kind) for layout in layouts for kind in KINDS] if budget == SECOND_LOOK else one_each, budget
        )


def plans(number: int) -> None:
    """Plan a hand like a computer player: some layouts, a search in each, a longer one in the best."""
    times, worth = [], 0.0
    for hand, kind in zip(hands(number), cycle(KINDS)):
        goal = f"goal_{kind}_1"
        start = time.perf_counter()
        worth += plan(tuple(sorted(hand)), goal, (goal,), NO_TOKENS, (), False).value
        times.append(time.perf_counter() - start)
    row("layout and path of a computer player", Spread(times).as_milliseconds())
    row("", f"mean worth {worth / len(times):.2f}")


def next_steps(number: int) -> None:
    """Listing the next steps along random paths: bare, and with the reasons for what is refused."""
    rng = Random(SEED)
    bare, explained = [], []
    for hand in hands(number):
        path = Path(dungeon_of(laid_out(hand, rng)), tokens=(1, 1, 1, 1), spells=("sb_03", "sb_09"))
        while ways := moves(path):
            bare.append(time_of(partial(moves, path)))
            explained.append(time_of(partial(moves, path, [])))
            path = after(path, rng.choice(ways))
    row("next steps", Spread(bare).as_milliseconds())
    row("next steps, with refusals", Spread(explained).as_milliseconds())


def drawing(games: int, choices: int) -> None:
    """The questions of the exploration in games of computer players, up to so many choices: options and choose."""
    kind, player = GAMES["map_masters"], PLAYERS["map_masters"]["steady"]
    options: list[float] = []
    explained: list[float] = []
    chosen: list[float] = []
    for number in range(games):
        game, rng = kind.start(3, seed=f"{SEED}-{number}"), Random(number)
        while game.result is None and game.choices < choices:
            question = game.awaited()
            picked = answer(game, question, player, rng)
            if question.kind in ("build", "place", "draw"):
                options.append(time_of(partial(question.options, game)))
                explained.append(time_of(partial(refusals, question, game)))
                chosen.append(time_of(partial(game.choose, question.seat, question.id, picked)))
            else:
                game.choose(question.seat, question.id, picked)
    row("options while drawing", Spread(options).as_milliseconds())
    row("options while drawing, with refusals", Spread(explained).as_milliseconds())
    row("choose while drawing", Spread(chosen).as_milliseconds())


def main(arguments: Sequence[str] = ()) -> None:
    """Search, next steps, and the questions of the exploration."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks paths", description=__doc__.splitlines()[0])
    parser.add_argument("--hands", type=int, default=200)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--choices", type=int, default=10_000, help="how far each game is played")
    chosen = parser.parse_args(arguments)
    heading(f"Paths: {chosen.hands} random hands of five cards, {len(KINDS)} kinds of goal")
    searches(chosen.hands)
    plans(chosen.hands)
    next_steps(chosen.hands)
    drawing(chosen.games, chosen.choices)
