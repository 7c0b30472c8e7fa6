"""Whole paths of a group, one to each of the nearest goals that a short search reaches."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from games.map_masters.rules import lines, step_options
from games.map_masters.rules.coop.arrival import group_terms
from games.map_masters.rules.coop.route_search import RouteSearch
from games.map_masters.rules.coop.team import Team
from games.map_masters.rules.icons import signs, tokens_named
from games.map_masters.rules.path.state import Path
from rules.dice import Dice
from rules.messages import Args, Message, part, refer
from rules.questions import Option, Role, Shown

POSITIONS = 500
"""The number of positions that are searched for each goal."""
MOST = 5
"""The number of paths that are offered."""


class GroupRoute(NamedTuple):
    """A whole path of a group as one answer."""

    slot: int
    """The goal at which it arrives."""
    steps: tuple[str, ...]
    path: Path
    """The path at its end."""


@lru_cache(maxsize=64)
def offered(begun: Path) -> tuple[GroupRoute, ...]:
    """The paths to open goals, the shortest first; none of them puts anything out of reach."""
    terms = group_terms(begun)
    routes: list[GroupRoute] = []
    for number, slot in enumerate(terms.mission.slots):
        if number in terms.filled or slot.card in terms.done_at:
            continue
        found = RouteSearch(begun, number, POSITIONS, Dice(seed=f"route {number}")).run()
        if found is None:
            continue
        steps, path = found
        if path.slot == number and not terms.wasted(path, number):
            routes.append(GroupRoute(number, steps, path))
    return tuple(sorted(routes, key=lambda route: len(route.steps))[:MOST])


def option(team: Team, begun: Path, letter: str, route: GroupRoute) -> Option:
    """A whole path as one option: the goal at which it arrives, and its line in the picture."""
    gains = _icons(begun, route)
    args: Args = {"letter": letter, "slot": refer(f"slot-{team.rules.id}-{route.slot}")}
    args["found"] = part(gains, "part-found", signs=signs(gains))
    mark = lines.route_mark(letter, lines.joined(lines.strokes_of_steps(begun, route.steps)))
    effect = partial(about, begun, route)
    return Option(
        f"route_{route.slot}",
        Message("do-route_to", args),
        "routes",
        mark,
        prominence=Shown.BUTTON,
        role=Role.IDEA,
        effect=effect,
        value=route,
    )


def _icons(begun: Path, route: GroupRoute) -> tuple[str, ...]:
    """The icons that the path collects."""
    return tuple(step_options.by_kind(route.path.dungeon.icons(route.path.own & ~begun.own)))


def about(begun: Path, route: GroupRoute) -> Message:
    """The discoveries of the path, its payments, and the tokens that an optimizer on the way gives."""
    path, gains = route.path, _icons(begun, route)
    spent = [*tokens_named(path.spent), *(refer(f"spell-{spell}") for spell in path.cast)]
    given = tokens_named(used - owned for used, owned in zip(path.spent, begun.tokens, strict=True))
    spending = part(spent, "part-spending", spent=spent, given=part(given, "part-given", given=given))
    return Message("about-route_to", {"signs": signs(gains) or refer("part-nothing_found"), "spending": spending})
