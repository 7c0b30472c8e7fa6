"""Facts about objectives, the time bonus, the points of the last round, and escapes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.map_masters.rules.components import GOALS, ROUNDS, Goal
from games.map_masters.rules.icons import HOLES, SIGNS, Icon
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus import scoring
from rules.facts import Fact, seats_of
from rules.messages import Args, Message, Name, Seat, other_seats, part, refer, seat_name


def goal_of(game: MapMastersState) -> Goal:
    """The primary objective of this round; from the refresh on, the next one is shown, too."""
    return GOALS[game.goals[2 * (game.round - 1)]]


def alike(icon: Icon) -> tuple[Icon, ...]:
    """The symbols that count as the same: pitfalls and lava pits are holes."""
    return HOLES if icon in HOLES else (icon,)


def listed(names: Sequence[Name]) -> Sequence[Name]:
    """Names for a text, or that there are none."""
    return names or [refer("words-none")]


def objectives(game: MapMastersState) -> Iterator[Fact]:
    """Answers "what scores this round", "what is next" and "do swords count" (MM-15.3, MM-15.4)."""
    goal = goal_of(game)
    later = [GOALS[name] for name in game.goals[2 * game.round - 1 :]]
    second = later[0] if later else None
    following = later[1] if len(later) > 1 else None
    args: Args = {
        "goal": refer(f"goal-{goal.kind}"),
        "vp": goal.vp,
        "second": _named(second),
        "second_vp": second.vp if second else 0,
        "next": _named(following),
        "next_vp": following.vp if following else 0,
        "last": game.round == ROUNDS,
    }
    yield Fact("goals", Message("fact-goals", args), public=True)
    unseen = [] if later else [other for name, other in GOALS.items() if name not in game.goals]
    for icon in SIGNS:
        second_worth, next_worth = _worth(second, icon), _worth(following, icon)
        chances = [_worth(other, icon) for other in unseen if icon in other.counts]
        odds: Args = {"chances": len(chances), "unseen": len(unseen), "each": max(chances, default=0)}
        counted: Args = {
            "icon": refer(f"icon-{icon}"),
            "vp": _worth(goal, icon),
            "goal": args["goal"],
            "second_vp": part(second_worth, "part-second_scores", n=second_worth),
            "next_vp": part(next_worth, "part-next_scores", n=next_worth),
            "chances": part(chances, "part-second_may", icon=refer(f"icon-{icon}"), **odds),
        }
        yield Fact("goals", Message("fact-counts", counted), (icon,), public=True)


def _named(goal: Goal | None) -> Name | str:
    """The name of an objective; empty if it is not known."""
    return refer(f"goal-{goal.kind}") if goal else ""


def _worth(goal: Goal | None, icon: Icon) -> int:
    """The points that each of a symbol brings with an objective."""
    return goal.vp if goal and icon in goal.counts else 0


def time_bonus(game: MapMastersState) -> Fact:
    """Answers "do I have to hurry" and "who had the time bonus" (MM-12.4, MM-14.7)."""
    state = "open" if goal_of(game).hourglass else "none"
    if game.settings.time_bonus != "on":
        state = "off"
    elif game.bonus is not None and game.phase in ("explore", "refresh"):  # before, it is that of the last round
        state = "taken"
    elif game.phase == "refresh" and goal_of(game).hourglass:
        state = "over"
    had = [seat_name(seat) for seat, player in enumerate(game.players) if any(player.bonus)]
    args: Args = {"state": state, "player": seat_name(game.bonus or 0), "had": listed(had)}
    return Fact("bonus", Message("fact-bonus", args), public=True)


def last_round(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Answers "how many points did he make last round" (MM-15.3)."""
    for other, player in enumerate(game.players):
        past = len(player.primary)
        if past:
            primary, second = GOALS[game.goals[2 * past - 2]], GOALS[game.goals[2 * past - 1]]
            args: Args = {
                "player": seat_name(other),
                "round": past,
                "goal": refer(f"goal-{primary.kind}"),
                "points": player.primary[-1],
                "number": player.primary[-1] // primary.vp,
                "vp": primary.vp,
                "second": refer(f"goal-{second.kind}"),
                "second_points": player.secondary[-1],
                "bonus": player.bonus[-1],
                "escaped": player.escapes[-1],
            }
            yield Fact("scored", Message("fact-scored", args), seats=seats_of(seat, other), public=True)


def escapes(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Answers "how often did he escape" and "do I get the escape bonus" (MM-16.5)."""
    bonuses = scoring.escape_points(game)
    numbers = [sum(player.escapes) for player in game.players]
    for other, player in enumerate(game.players):
        rounds = [number for number, escaped in enumerate(player.escapes, 1) if escaped]
        args: Args = {
            "player": seat_name(other),
            "number": numbers[other],
            "points": bonuses[other],
            "rounds": rounds or listed([]),
            "most": max((numbers[rival] for rival in other_seats(game.seats, other)), default=0),
        }
        yield Fact("escapes", Message("fact-escapes", args), seats=seats_of(seat, other), public=True)
