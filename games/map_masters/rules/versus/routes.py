"""Whole routes through a dungeon, each the best found for one purpose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from games.map_masters.rules import step_options
from games.map_masters.rules.components import GOALS
from games.map_masters.rules.dungeon import Layout, dungeon_of
from games.map_masters.rules.goals import ESCAPE, points, value, weights_of
from games.map_masters.rules.icons import TOKENS, signs
from games.map_masters.rules.path import ESCAPED, START, Path, pressed
from games.map_masters.rules.several_paths import Aim, several_paths
from rules.messages import Args, Message, refer
from rules.questions import Option

WIDTH = 16
"""The width of the beam for each purpose."""
GETS_OUT, OTHERWISE = 100.0, 0.01
"""The weight of an escape for the route that must get out; that of everything else for a route with one purpose."""
PURPOSES = ("points", "out", "coins", "cards", "finds")
"""The most points, a safe exit, the most coins, the most optimizers, the most for the goal that is not known yet."""
ANOTHER = "another"
"""The purpose of a route that is best at nothing, but both better and worse in something than each other route."""
ONWARD = "onward"
"""The purpose of the best way on from the middle of a path."""
FEW = 3
"""If there are fewer routes than this, others are added."""


class RouteValue(NamedTuple):
    """What a path brings in its round."""

    points: int = 0
    """For the goal that is known."""
    coins: int = 0
    escapes: bool = False
    recycles: int = 0
    scissors: int = 0
    later: float = 0.0
    """For the secondary goal, on average over the goals that may still come."""


class Route(NamedTuple):
    """A whole path as one answer."""

    purpose: str
    steps: tuple[str, ...]
    path: Path
    """The path at its end."""
    brings: RouteValue


def begin(layout: Layout, tokens: tuple[int, int, int, int], spells: tuple[str, ...]) -> Path:
    """A path at its start, without any steps."""
    return Path(dungeon_of(layout), tokens=tokens, spells=spells)


@lru_cache(maxsize=64)
def found(
    layout: Layout, tokens: tuple[int, int, int, int], spells: tuple[str, ...], shown: tuple[str, ...], *, last: bool
) -> tuple[Route, ...]:
    """The best route for each purpose that no other route serves equally well, the one with the most points first.

    `shown` are the goal cards shown, the primary one last. In the `last` round optimizers bring nothing.
    """
    begun = begin(layout, tokens, spells)
    known = _searched(layout, tokens, spells, shown)
    chosen: list[Route] = []
    for purpose in PURPOSES[:3] + PURPOSES[4:] if last else PURPOSES:
        steps, path, best = max(known, key=lambda each: _rank(each[2], purpose), default=((), begun, RouteValue()))
        merit = _rank(best, purpose)[0]
        if merit > 0 and all(_rank(route.brings, purpose)[0] < merit for route in chosen):
            chosen.append(Route(purpose, steps, path, best))
    for steps, path, best in known:
        if 0 < len(chosen) < FEW and all(_differ(best, route.brings) for route in chosen):
            number = sum(route.purpose.startswith(ANOTHER) for route in chosen)
            chosen.append(Route(ANOTHER + "_too" * number, steps, path, best))
    return tuple(chosen)


def _differ(one: RouteValue, other: RouteValue) -> bool:
    """Whether each of the two is better in something."""
    pairs = list(zip(one, other, strict=True))
    return any(mine > theirs for mine, theirs in pairs) and any(mine < theirs for mine, theirs in pairs)


@lru_cache(maxsize=4096)
def within_reach(
    layout: Layout, tokens: tuple[int, int, int, int], spells: tuple[str, ...], shown: tuple[str, ...]
) -> int:
    """The most points for the goal that a route through this layout brings."""
    return max((each.points for _, _, each in _searched(layout, tokens, spells, shown)), default=0)


def entrances(
    layout: Layout, tokens: tuple[int, int, int, int], spells: tuple[str, ...], shown: tuple[str, ...]
) -> frozenset[str]:
    """The first steps of the best paths found."""
    return frozenset(steps[0] for steps, _, _ in _searched(layout, tokens, spells, shown) if steps)


@lru_cache(maxsize=256)
def onward(state: tuple[Any, ...], shown: tuple[str, ...]) -> Route | None:
    """The best way found from the middle of a path, given by its state, to its end; None if it finds nothing."""
    path = Path(*state)
    (trail,) = several_paths(path, [_aim("", shown)], WIDTH)
    if trail.before is None:
        return None
    steps = pressed(path, trail.steps)
    end = step_options.walk(path, steps)[-1]
    return Route(ONWARD, steps, end, brings(end, shown))


def brings(path: Path, shown: tuple[str, ...]) -> RouteValue:
    """What a path scores for the goal and otherwise."""
    goal = GOALS[shown[-1]]
    later, room = _later(shown)
    return RouteValue(
        points(path, goal),
        path.count("coin"),
        path.status == ESCAPED,
        path.count("recycle"),
        path.count("scissors"),
        round(value(path, later, room), 1),
    )


def _later(shown: tuple[str, ...]) -> tuple[Mapping[str, float], float]:
    """What icons and rooms are worth for the goals that are not known yet."""
    goal = GOALS[shown[-1]]
    weights, room = weights_of(shown[-1], shown)
    rest = {
        icon: weight - goal.vp * (icon in goal.counts)
        for icon, weight in weights.items()
        if icon not in ("coin", "recycle", "scissors")
    }
    return rest, room - goal.vp * ("room" in goal.counts)


@lru_cache(maxsize=256)
def _searched(
    layout: Layout, tokens: tuple[int, int, int, int], spells: tuple[str, ...], shown: tuple[str, ...]
) -> Sequence[tuple[tuple[str, ...], Path, RouteValue]]:
    """The best path found for each purpose, and for all of them together: its steps, its end and what it brings."""
    begun = begin(layout, tokens, spells)
    trails = several_paths(begun, [_aim(purpose, shown) for purpose in ("", *PURPOSES)], WIDTH)
    found = []
    for trail in trails:
        if trail.before is not None:
            steps = pressed(begun, trail.steps)
            path = step_options.walk(begun, steps)[-1]
            found.append((steps, path, brings(path, shown)))
    return found


def _aim(purpose: str, shown: tuple[str, ...]) -> Aim:
    """What makes a path good for a purpose."""
    weights, room = weights_of(shown[-1], shown)
    escape = ESCAPE
    wanted: Mapping[str, float] = {}
    match purpose:
        case "points":
            goal = GOALS[shown[-1]]
            wanted = dict.fromkeys((icon for icon in goal.counts if icon != "room"), float(goal.vp))
            room, escape = goal.vp * ("room" in goal.counts) + OTHERWISE * room, OTHERWISE
        case "out":
            escape = GETS_OUT
        case "coins":
            wanted = {"coin": 1.0}
        case "cards":
            wanted = {"recycle": 1.0, "scissors": 1.0}
        case "finds":
            weights, room = _later(shown)
    if wanted:
        room = room if purpose == "points" else OTHERWISE * room
        weights = {icon: wanted.get(icon, OTHERWISE * weight) for icon, weight in {**weights, **wanted}.items()}
    return Aim(weights, room, escape)


def _rank(brings: RouteValue, purpose: str) -> tuple[float, ...]:
    """How well a route serves a purpose; then what decides between equals."""
    rest = (brings.points, brings.escapes, brings.later, brings.coins)
    match purpose:
        case "points":
            return rest
        case "out":
            return (brings.escapes, *rest)
        case "coins":
            return (brings.coins, *rest)
        case "cards":
            return (brings.recycles + brings.scissors, *rest)
    return (brings.later, *rest)


def option(begun: Path, letter: str, way: Route) -> Option:
    """A whole path as one option: what it brings, and its line in the picture."""
    mark = step_options.route_mark(letter, _strokes(begun, way.steps))
    args = {"letter": letter, **told(way.brings)}
    return Option(f"route_{way.purpose}", "do-route", args, "routes", mark, handy=True, value=way)


def finish(path: Path, way: Route, shown: tuple[str, ...]) -> Option:
    """The rest of a path, with being done, as one option: what it adds, and its line in the picture."""
    now, then = brings(path, shown), way.brings
    args = told(then._replace(points=then.points - now.points, coins=then.coins - now.coins))
    mark = step_options.route_mark("A", step_options.strokes(path, way.steps))
    return Option(f"finish{step_options.DONE}", "do-finish_done", args, "steps", mark, handy=True)


def told(brings: RouteValue) -> Args:
    """Points, coins and the escape as arguments of a text."""
    return {"points": brings.points, "coins": brings.coins, "escapes": "yes" if brings.escapes else "no"}


def about(way: Route, before: Path, *, most: int = 0) -> Message:
    """What a route is for, and everything that is found on it after the path `before`.

    If another path is known to get the `most` points, their number replaces the claim that this one does.
    """
    path = way.path
    found = step_options.by_kind(path.dungeon.icons(path.own & ~before.own))
    tokens = [then - now for then, now in zip(path.spent, before.spent, strict=True)]
    spent = [refer(f"token-{token}") for token, number in zip(TOKENS, tokens, strict=True) for _ in range(number)]
    spent += [refer(f"spell-{spell}") for spell in path.cast[len(before.cast) :]]
    args: Args = {
        "purpose": refer(f"purpose-{way.purpose.partition('_')[0]}"),
        "outdone": "yes" if way.purpose == PURPOSES[0] and way.brings.points < most else "no",
        "points": way.brings.points,
        "gains": [refer(f"icon-{icon}") for icon in found],
        "signs": signs(tuple(found)),
        "rooms": (path.visited & ~before.visited).bit_count(),
        "escapes": "yes" if way.brings.escapes else "no",
        "spent": spent,
        "spending": len(spent),
        "jumps": len(_strokes(before, way.steps)) - 1,
    }
    return Message("about-route", args)


def _strokes(begun: Path, steps: tuple[str, ...]) -> Sequence[Sequence[str]]:
    """The line of a whole path; cached, since a question is shown many times."""
    if begun.status != START:
        return step_options.strokes(begun, steps)
    return _line(begun.dungeon.layout, begun.tokens, begun.spells, steps)


@lru_cache(maxsize=1024)
def _line(
    layout: Layout, tokens: tuple[int, int, int, int], spells: tuple[str, ...], steps: tuple[str, ...]
) -> Sequence[Sequence[str]]:
    return step_options.strokes(begin(layout, tokens, spells), steps)
