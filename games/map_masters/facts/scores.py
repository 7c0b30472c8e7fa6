"""Facts about objectives, the time bonus, points and where they come from, coins and escapes."""

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


def about(kind: str, text: Message, others: Sequence[Seat]) -> Iterator[Fact]:
    """A public fact for questions that name nobody, and for those that name another player."""
    yield Fact(kind, text, public=True)
    yield Fact(kind, text, seats=tuple(others), public=True)


def alike(icon: Icon) -> tuple[Icon, ...]:
    """The symbols that count as the same: pitfalls and lava pits are holes."""
    return HOLES if icon in HOLES else (icon,)


def listed(names: Sequence[Name]) -> Sequence[Name]:
    """Names for a text, or that there are none."""
    return names or [refer("words-none")]


def objectives(game: MapMastersState) -> Iterator[Fact]:
    """Answers "what scores this round", "what is next" and "do swords count" (MM-15.3, MM-15.4)."""
    goal, *later = (GOALS[name] for name in game.goals[2 * (game.round - 1) :])
    args: Args = {"goal": refer(f"goal-{goal.kind}"), "vp": goal.vp, "last": int(game.round == ROUNDS)}
    for name, place in (("second", 0), ("next", 1)):
        known = later[place] if len(later) > place else None
        args |= {name: "" if known is None else refer(f"goal-{known.kind}"), f"{name}_vp": known.vp if known else 0}
    yield Fact("goals", Message("fact-goals", args), public=True)
    unseen = [] if later else [other for name, other in GOALS.items() if name not in game.goals]
    for icon in SIGNS:
        worth = goal.vp if icon in goal.counts else 0
        half, following = (other.vp if other and icon in other.counts else 0 for other in (*later, None, None)[:2])
        counted: Args = {"icon": refer(f"icon-{icon}"), "vp": worth, "goal": args["goal"]}
        counted["second_vp"] = part(half, "part-second_scores", n=half)
        counted["next_vp"] = part(following, "part-next_scores", n=following)
        chances = [other.vp for other in unseen if icon in other.counts]
        odds: Args = {"chances": len(chances), "unseen": len(unseen), "each": max(chances, default=0)}
        counted["chances"] = part(chances, "part-second_may", icon=counted["icon"], **odds)
        yield Fact("goals", Message("fact-counts", counted), (icon,), public=True)


def time_bonus(game: MapMastersState) -> Iterator[Fact]:
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
    yield Fact("bonus", Message("fact-bonus", args), public=True)


def totals(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Answers "where do my points come from" (MM-16.2 to MM-16.6)."""
    for other, parts in enumerate(scoring.scores(game)):
        player = game.players[other]
        args: Args = {**parts, "player": seat_name(other), "total": sum(parts.values()), "has": player.coins}
        args["circled"] = sum(player.secondary)
        yield Fact("total", Message("fact-total", args), seats=seats_of(seat, other), public=True)


def last_round(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Answers "how many points did he make last round" (MM-15.3)."""
    for other, player in enumerate(game.players):
        if past := len(player.primary):
            primary, second = (GOALS[goal] for goal in game.goals[2 * past - 2 : 2 * past])
            args: Args = {"player": seat_name(other), "round": past, "bonus": player.bonus[-1], "vp": primary.vp}
            args |= {"goal": refer(f"goal-{primary.kind}"), "second": refer(f"goal-{second.kind}")}
            args |= {"points": player.primary[-1], "number": player.primary[-1] // primary.vp}
            args |= {"second_points": player.secondary[-1], "escaped": int(player.escapes[-1])}
            yield Fact("scored", Message("fact-scored", args), seats=seats_of(seat, other), public=True)


def coins(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Answers "what are my coins worth" and "when do I get those I found" (MM-15.2, MM-16.6)."""
    number = game.players[seat].coins
    args: Args = {"coins": number, "points": number // scoring.COINS_A_POINT, "phase": game.phase}
    args |= {"missing": scoring.COINS_A_POINT - number % scoring.COINS_A_POINT, "last": int(game.round == ROUNDS)}
    for things in ((), ("coin",)):
        yield Fact("coins", Message("fact-coins", args), things, public=True)


def escapes(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Answers "how often did he escape" and "do I get the escape bonus" (MM-16.5)."""
    worth, boxes = scoring.escape_points(game), [sum(player.escapes) for player in game.players]
    for other, player in enumerate(game.players):
        rounds = [number for number, escaped in enumerate(player.escapes, 1) if escaped]
        args: Args = {"player": seat_name(other), "number": boxes[other], "points": worth[other]}
        args |= {
            "rounds": rounds or listed([]),
            "most": max((boxes[rival] for rival in other_seats(game.seats, other)), default=0),
        }
        yield Fact("escapes", Message("fact-escapes", args), seats=seats_of(seat, other), public=True)
