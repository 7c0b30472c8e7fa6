"""A game as a record: how it started and every choice, so that it can be played again anywhere.

Entries are numbered from 1 in the order in which they were made. An entry is a choice, or `Back`: play goes on from
the position after an earlier entry, and nothing is deleted. A record has more than one stretch when the rules
changed under a running game: each later stretch starts from the snapshot the game had then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from rules.core.errors import RulesError
from rules.core.game import Game
from rules.core.messages import Seat


class Choice(BaseModel):
    """One answer."""

    model_config = ConfigDict(extra="forbid")

    seat: Seat
    question: int
    picked: list[str]


class Back(BaseModel):
    """Play goes on from the position after entry `to` (0: the start). `stir` when a roll or a reveal was undone."""

    model_config = ConfigDict(extra="forbid")

    to: int
    stir: bool = False


Entry = Choice | Back


class Stretch(BaseModel):
    """Entries played under one version of the rules. `start` is the snapshot it began with, None for a new game."""

    model_config = ConfigDict(extra="forbid")

    version: str
    start: dict[str, Any] | None = None
    entries: list[Entry]


class Record(BaseModel):
    """A whole game as one JSON file."""

    model_config = ConfigDict(extra="forbid")

    kantera: Literal[1] = 1
    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    stretches: list[Stretch]
    final: dict[str, Any]
    """The saved game after the last entry."""


class Departure(Exception):
    """A record that does not play as it says. `entry` is the number of the entry at fault, 0 for the start."""

    def __init__(self, entry: int, reason: str) -> None:
        self.entry = entry
        self.reason = reason
        super().__init__(f"entry {entry}: {reason}")


def line(entries: Sequence[Entry], first: int = 1) -> list[tuple[int, Entry]]:
    """The entries that count for the present position, with their numbers: what was taken back is left out.

    `first` is the number of the first entry given. A `Back` that stirs the dice stays in the line. Raises
    Departure for a `Back` to an entry that is not there.
    """
    lines: dict[int, list[tuple[int, Entry]]] = {first - 1: []}
    for number, entry in enumerate(entries, first):
        if isinstance(entry, Choice):
            lines[number] = [*lines[number - 1], (number, entry)]
        elif entry.to not in lines:
            raise Departure(number, f"goes back to entry {entry.to}, which is not in this stretch")
        else:
            lines[number] = [*lines[entry.to], (number, entry)] if entry.stir else lines[entry.to]
    return lines[first - 1 + len(entries)]


def play_line(game: Game, played: Sequence[tuple[int, Entry]]) -> None:
    """Play the entries of a `line` on `game`. Raises Departure at the first that is refused or breaks."""
    for number, entry in played:
        if isinstance(entry, Back):
            game.dice.stir(str(number))
            continue
        try:
            game.choose(entry.seat, entry.question, entry.picked)
        except RulesError as error:
            raise Departure(number, str(error)) from error


def replay(record: Record, games: dict[str, type[Game]]) -> Game:
    """Play the whole record again and compare the end with its snapshot. Raises Departure where it differs."""
    kind = games.get(record.game)
    if kind is None:
        raise Departure(0, f"there is no game {record.game!r}")
    number = 1
    game: Game | None = None
    for stretch in record.stretches:
        try:
            if stretch.start is None:
                game = kind.start(record.seats, record.options, seed=record.seed)
            else:
                game = kind.load(stretch.start)
        except RulesError as error:
            raise Departure(number - 1, str(error)) from error
        play_line(game, line(stretch.entries, number))
        number += len(stretch.entries)
    if game is None:
        raise Departure(0, "the record has no stretch")
    if game.save() != kind.load(record.final).save():
        raise Departure(number - 1, "the position at the end differs from the snapshot")
    return game
