"""What facts about heroes share."""

from __future__ import annotations

from games.dungeoneer.rules import scores
from games.dungeoneer.rules.components import QUESTS
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, Seat, refer, seat_name

OWN_TIME = {"dungeonlord_acts": "dungeonlord", "between_encounters": "between", "hero_acts": "hero"}
"""The questions in which the turn player acts freely, with the moments as `possible_acts` names them."""


def seats_of(seat: Seat, other: Seat) -> tuple[Seat, ...]:
    """The player that a fact is about, if it isn't the asker."""
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


def may_walk(game: DungeoneerState, seat: Seat) -> bool:
    """Whether the hero's movement of this turn is still to be used."""
    return seat == game.turn and game.phase in ("dungeonlord", "build", "hero")


def movement_of(game: DungeoneerState, seat: Seat) -> int:
    """The movement left in the hero's turn, or that its next turn begins with (DN-4.8)."""
    return game.players[seat].movement if may_walk(game, seat) else scores.speed(game, seat)


def called(thing: str) -> Message | None:
    """What players call a quest or its monster; None for anything else."""
    return Message(f"fact-called-{thing}") if thing in QUESTS else None


def changes(parts: scores.Parts) -> Args:
    """What raises and what lowers a score, the printed value left out, as arguments of a text."""
    args: Args = {}
    for name, by in (("more", 1), ("less", -1)):
        sources = [*dict.fromkeys(source for source, number in parts[1:] if number * by > 0)]
        args |= {name: sources, f"{name}_number": len(sources)}
    return args
