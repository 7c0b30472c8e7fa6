"""What holds for one player in the present position: answers to questions that people ask about their own case."""

from __future__ import annotations

from dataclasses import dataclass

from rules.messages import Message, Seat


@dataclass(frozen=True, slots=True)
class Case:
    """One answer, with its numbers and its reason, as one or two sentences.

    The texts `case-<kind>-asked` list ways to ask for it, separated by semicolons, without the names of things and
    players. Several cases may have the same kind: one for each thing, and one without things for a question that names
    none.
    """

    kind: str
    text: Message
    """A text `case-<name>`, the answer first; it says yes or no only if that is right for every way to ask."""
    things: tuple[str, ...] = ()
    """The ids of the things that it is about, as they are looked up. A question that names all of them means it."""
    seats: tuple[Seat, ...] = ()
    """The other players that it is about."""
    common: bool = False
    """Whether it is about the table, so that it also answers questions that name other players."""
    past: bool = False
    """Whether it explains what has happened, not what is possible or may come."""
    alias: Message | None = None
    """A text with further ways to name its thing in this position, separated by semicolons: "rank 2"."""
    topic: str = ""
    """The topic of every game, such as "left", that it answers best in this position: "advice" tells how to choose."""
    secret: bool = False
    """Whether it tells what only this player may know; all cases of a kind should agree in this."""
