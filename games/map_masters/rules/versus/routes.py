"""Whole routes through a dungeon, each the best found for one purpose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.map_masters.rules import lines, step_options
from games.map_masters.rules.best_path import Aim, BestPathSearch
from games.map_masters.rules.components import GOALS
from games.map_masters.rules.goals import ESCAPE, points, value, weights_of
from games.map_masters.rules.icons import Icon, signs, tokens_named
from games.map_masters.rules.layouts import Layout
from games.map_masters.rules.path.following import begin, steps_made
from games.map_masters.rules.path.state import ESCAPED, Move, Path, Tokens
from rules.messages import Args, Message, Ref, part, refer
from rules.questions import Option, Role, Shown

KEPT = 2048
"""The number of results of searches that are kept, of each kind: a hand has five ideas, each with its own."""
GETS_OUT, OTHERWISE = 100.0, 0.01
"""The weight of an escape for the route that must get out; that of everything else for a route with one purpose."""
PURPOSES = ("points", "out", "coins", "cards", "finds")
"""The most points, a safe exit, the most coins, the most optimizers, the most for the goal that is not known yet."""
ANOTHER = "another"
"""The purpose of a route that is best at nothing, but both better and worse in something than each other route."""
ONWARD = "onward"
"""The purpose of the best way on from the middle of a path."""
POSITIONS = 80
"""The number of positions that are searched for each purpose: 150 take nearly twice as long for 3 % more points."""
FEW = 3
"""If there are fewer routes than this, others are added."""


class RouteValue(NamedTuple):
    """The gain of a path in its round."""

    points: int = 0
    """For the goal that is known."""
    coins: int = 0
    escapes: bool = False
    recycles: int = 0
    scissors: int = 0
    later: float = 0.0
    """For the secondary goal, on average over the goals that may still come."""


class Route(NamedTuple):
    """A whole path, or the rest of one, as one answer. It is small, since many are kept."""

    purpose: str
    steps: tuple[str, ...]
    brings: RouteValue
    line: str = ""
    """Its line in the picture, as `lines.joined` says."""
    finds: tuple[Icon, ...] = ()
    """The discoveries on it, by kind."""
    rooms: int = 0
    """The number of rooms visited."""
    spent: tuple[Ref, ...] = ()
    """The tokens and spells that are spent."""


@lru_cache(maxsize=KEPT)
def routes_of(
    layout: Layout,
    tokens: Tokens,
    spells: tuple[str, ...],
    shown: tuple[str, ...],
    *,
    last: bool,
) -> tuple[Route, ...]:
    """The best route for each purpose that no other route serves equally well, the one with the most points first.

    `shown` are the goal cards shown, the primary one last. In the `last` round optimizers bring nothing.
    """
    known = _best_routes(layout, tokens, spells, shown)
    chosen: list[Route] = []
    for purpose in PURPOSES:
        if last and purpose == "cards":
            continue
        best = max(known, key=lambda route: rank(route.brings, purpose), default=Route("", (), RouteValue()))
        merit = rank(best.brings, purpose)[0]
        if merit > 0 and all(rank(route.brings, purpose)[0] < merit for route in chosen):
            chosen.append(best._replace(purpose=purpose))
    for other in known:
        if 0 < len(chosen) < FEW and all(_differ(other.brings, route.brings) for route in chosen):
            number = sum(route.purpose.startswith(ANOTHER) for route in chosen)
            chosen.append(other._replace(purpose=ANOTHER + "_too" * number))
    return tuple(chosen)


def _differ(one: RouteValue, other: RouteValue) -> bool:
    """Whether each of the two is better in something."""
    pairs = list(zip(one, other, strict=True))
    return any(first > second for first, second in pairs) and any(first < second for first, second in pairs)


def within_reach(layout: Layout, tokens: Tokens, spells: tuple[str, ...], shown: tuple[str, ...]) -> int:
    """The most points for the goal that a route through this layout brings."""
    return max((route.brings.points for route in _best_routes(layout, tokens, spells, shown)), default=0)


@lru_cache(maxsize=KEPT)
def onward(path: Path, shown: tuple[str, ...]) -> Route | None:
    """The best way found from the middle of a path to its end; None if it finds nothing."""
    best = BestPathSearch(path, _aim("", shown)).within(POSITIONS)
    return route_of(path, steps_made(path, best.steps), shown, ONWARD) if best.steps else None


def brings(path: Path, shown: tuple[str, ...]) -> RouteValue:
    """The score of a path for the goal and otherwise."""
    goal = GOALS[shown[-1]]
    later, room = _later(shown)
    return RouteValue(
        points=points(path, goal),
        coins=path.count("coin"),
        escapes=path.status == ESCAPED,
        recycles=path.count("recycle"),
        scissors=path.count("scissors"),
        later=round(value(path, later, room), 1),
    )


def _later(shown: tuple[str, ...]) -> tuple[Mapping[str, float], float]:
    """The worth of icons and rooms for goals that are not known yet: all their worth less that for the known one."""
    goal = GOALS[shown[-1]]
    weights, room = weights_of(shown[-1], shown)
    known: dict[str, int] = dict.fromkeys(goal.counts, goal.vp)
    rest = {
        icon: weight - known.get(icon, 0)
        for icon, weight in weights.items()
        if icon not in ("coin", "recycle", "scissors")
    }
    return rest, room - known.get("room", 0)


@lru_cache(maxsize=KEPT)
def _best_routes(layout: Layout, tokens: Tokens, spells: tuple[str, ...], shown: tuple[str, ...]) -> Sequence[Route]:
    """The best path found for each purpose, and for all of them together."""
    begun = begin(layout, tokens, spells)
    paths = [BestPathSearch(begun, _aim(purpose, shown)).within(POSITIONS) for purpose in ("", *PURPOSES)]
    ways = dict.fromkeys(best.steps for best in paths if best.steps)
    return [route_of(begun, steps_made(begun, steps), shown) for steps in ways]


def route_of(before: Path, made: Sequence[tuple[Move, Path]], shown: tuple[str, ...], purpose: str = "") -> Route:
    """The route of a path by these steps, each with the path after it."""
    path = made[-1][1]
    spent = tokens_named(after - already for after, already in zip(path.spent, before.spent, strict=True))
    return Route(
        purpose,
        steps=tuple([move.text for move, _ in made]),
        brings=brings(path, shown),
        line=lines.joined(lines.strokes_of_moves(before, made)),
        finds=tuple(step_options.by_kind(path.dungeon.icons(path.own & ~before.own))),
        rooms=(path.visited & ~before.visited).bit_count(),
        spent=(*spent, *(refer(f"spell-{spell}") for spell in path.cast[len(before.cast) :])),
    )


def _aim(purpose: str, shown: tuple[str, ...]) -> Aim:
    """The weights that make a path good for a purpose."""
    goal = GOALS[shown[-1]]
    weights, room = weights_of(shown[-1], shown)
    match purpose:
        case "points":
            counted = float(goal.vp) if "room" in goal.counts else 0.0
            wanted: dict[str, float] = {icon: float(goal.vp) for icon in goal.counts if icon != "room"}
            return Aim(_mostly(wanted, weights), counted + OTHERWISE * room, OTHERWISE)
        case "out":
            return Aim(weights, room, GETS_OUT)
        case "coins":
            return Aim(_mostly({"coin": 1.0}, weights), OTHERWISE * room, ESCAPE)
        case "cards":
            return Aim(_mostly({"recycle": 1.0, "scissors": 1.0}, weights), OTHERWISE * room, ESCAPE)
        case "finds":
            return Aim(*_later(shown), ESCAPE)
    return Aim(weights, room, ESCAPE)


def _mostly(wanted: Mapping[str, float], weights: Mapping[str, float]) -> Mapping[str, float]:
    """The weights with those icons that are `wanted` above all; as they are if none is."""
    if not wanted:
        return weights
    return {icon: wanted.get(icon, OTHERWISE * weight) for icon, weight in {**weights, **wanted}.items()}


def rank(value: RouteValue, purpose: str = PURPOSES[0]) -> tuple[float, ...]:
    """The rank of a route for a purpose; then the criteria between equals."""
    rest = (value.points, value.escapes, value.later, value.coins)
    match purpose:
        case "points":
            return rest
        case "out":
            return (value.escapes, *rest)
        case "coins":
            return (value.coins, *rest)
        case "cards":
            return (value.recycles + value.scissors, *rest)
    return (value.later, *rest)


def option(letter: str, way: Route) -> Option:
    """A whole path as one option: what it brings, and its line in the picture."""
    mark = lines.route_mark(letter, way.line)
    label = Message("do-route", {"letter": letter, "done": False, **as_args(way.brings)})
    return Option(f"route_{way.purpose}", label, "routes", mark, prominence=Shown.BUTTON, role=Role.IDEA, value=way)


def finish(path: Path, way: Route, shown: tuple[str, ...]) -> Option:
    """The rest of a path, with being done, as one option: what it adds, and its line in the picture."""
    now, at_end = brings(path, shown), way.brings
    coins = at_end.coins - now.coins
    args = as_args(at_end._replace(points=at_end.points - now.points))
    args["coins"] = part(coins, "part-more_coins", coins=coins)
    mark = lines.route_mark("A", way.line)
    id = f"finish{step_options.DONE}"
    return Option(id, Message("do-finish_done", args), mark=mark, prominence=Shown.BUTTON, role=Role.IDEA)


def as_args(value: RouteValue) -> Args:
    """Points, coins and the escape as arguments of a text."""
    coins = part(value.coins, "part-coins", coins=value.coins)
    return {"points": value.points, "coins": coins, "escape": part(value.escapes, "part-escape")}


def about(way: Route, *, best: bool = True) -> Message:
    """The purpose of a route, and everything that is found on it.

    If it isn't the `best` of those it is offered with, the claim that it has the most points, or is the best way on, is
    left out.
    """
    outdone = not best and way.purpose in (PURPOSES[0], ONWARD)
    purpose = refer(f"purpose-{way.purpose.partition('_')[0]}")
    args: Args = {
        "purpose": part(not outdone, "part-purpose", purpose=purpose),
        "signs": signs(way.finds),
        "rooms": part(way.rooms, "part-rooms", rooms=way.rooms),
        "spending": part(way.spent, "part-spending", spent=list(way.spent), given=""),
        "escape": part(not way.brings.escapes, "part-no_escape"),
    }
    return Message("about-route", args)
