"""What the answers about a hero share."""

from __future__ import annotations

from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Seat, refer, seat_name

OWN_TIME = {"dungeonlord_acts": "dungeonlord", "between_encounters": "between", "hero_acts": "hero"}
"""The questions in which the turn player acts freely, with the moments as `possible_acts` names them."""


def others(seat: Seat, other: Seat) -> tuple[Seat, ...]:
    """The player that a case is about, if it isn't the asker."""
    return () if other == seat else (other,)


def rivals_of(game: DungeoneerState, seat: Seat) -> list[Seat]:
    """The others who are still in the game, clockwise."""
    return [other for other in game.living((seat + 1) % game.seats) if other != seat]


def now_args(game: DungeoneerState) -> Args:
    """Whose turn it is, and its phase, as arguments of a text."""
    return {"player": seat_name(game.turn), "phase": refer(f"phase-{game.phase}")}


def moment_of(game: DungeoneerState, seat: Seat) -> str:
    """When the player could act now, as `possible_acts` names it; empty if it is not asked. Who is asked is secret."""
    for question in game.questions:
        if question.seat == seat and question.kind == "window_action":
            return game.windows[-1].kind
        if question.seat == seat and question.kind in OWN_TIME:
            return OWN_TIME[question.kind]
    return ""
