"""An exported game, or record: how it started and every choice, so that it can be played again anywhere.

Entries are numbered from 1 in the order in which they were made. An entry is a choice, or `Back`: play continues from
the position after an earlier entry, and nothing is deleted. A record has more than one stretch if the rules changed
during the game: each later stretch starts from the snapshot the game had then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from rules.errors import RulesError
from rules.game import Game
from rules.messages import Event, Seat


class Choice(BaseModel):
    """One answer."""

    model_config = ConfigDict(extra="forbid")

    seat: Seat
    question: int
    picked: list[str]


class Back(BaseModel):
    """Play continues from the position after entry `to` (0: the start). `stir` if a roll or a reveal was undone."""

    model_config = ConfigDict(extra="forbid")

    to: int
    stir: bool = False


RecordEntry = Choice | Back


class Stretch(BaseModel):
    """Entries played under one version of the rules. `start` is the snapshot it began with, None for a new game."""

    model_config = ConfigDict(extra="forbid")

    version: str
    start: dict[str, Any] | None = None
    entries: list[RecordEntry]


class Actor(BaseModel):
    """Who made the choices of a seat from entry `since` on, without a name; the engine does not look at it.

    `by` is "person:2" (people are numbered), "computer:steady" for a computer player on its own seat, "stand_in:steady"
    for one that acted for the person on the seat, or "clock" for a default answer. The name of a computer player is
    missing if it is unknown.
    """

    model_config = ConfigDict(extra="forbid")

    seat: Seat
    since: int
    by: str = Field(pattern=r"^(person:\d{1,4}|(computer|stand_in)(:[a-z_]{1,30})?|clock)$")


class Record(BaseModel):
    """All that an export contains: a whole game as one JSON file."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True, serialize_by_alias=True)

    kantera: Literal[1] = 1
    game: str
    seats: int
    settings: dict[str, Any] = Field(alias="options")
    """Under the name that they had when the first files were written."""
    seed: str
    stretches: list[Stretch]
    final: dict[str, Any]
    """The saved game after the last entry."""
    actors: list[Actor] = []
    """In order; empty in older files, which do not say who acted."""
    written_by: str | None = Field(default=None, max_length=50)
    """The version of Kantera that wrote the file; None in older files."""
    signature: str | None = None
    """The signature of the bot that wrote the file (`storage.checksums`)."""


class Divergence(Exception):
    """A record that does not replay as it says. `entry` is the number of the entry at fault, 0 for the start."""

    def __init__(self, entry: int, reason: str) -> None:
        self.entry = entry
        self.reason = reason
        super().__init__(f"entry {entry}: {reason}")


class _Tree:
    """Entries as the positions they lead to: the position before each, and the present position after it.

    An entry that counts is its own position; a `Back` that does not stir the dice is at the one it goes back to. Raises
    Divergence for a `Back` to a missing entry.
    """

    def __init__(self, entries: Sequence[RecordEntry], first: int) -> None:
        self.begin = first - 1
        self._after: list[int] = [self.begin]
        """The present position at the beginning and after each entry."""
        self._before: list[int] = [self.begin]
        """The position from which each entry was made."""
        for number, entry in enumerate(entries, first):
            if isinstance(entry, Choice):
                before = self._after[-1]
            elif 0 <= entry.to - self.begin < len(self._after):
                before = self._after[entry.to - self.begin]
            else:
                raise Divergence(number, f"goes back to entry {entry.to}, which is not in this stretch")
            self._before.append(before)
            self._after.append(number if isinstance(entry, Choice) or entry.stir else before)

    @property
    def last(self) -> int:
        """The position after the last entry."""
        return self._after[-1]

    def path_to_last(self) -> list[int]:
        """The positions on the way to the last one, without the beginning."""
        numbers = []
        number = self.last
        while number != self.begin:
            numbers.append(number)
            number = self._before[number - self.begin]
        return numbers[::-1]

    def following(self) -> list[list[int]]:
        """For each position (by its distance from the beginning) those directly after it, longest continuation last."""
        count = len(self._after)
        sizes, following = [1] * count, [list[int]() for _ in range(count)]
        for index in reversed(range(1, count)):
            if self._after[index] == index + self.begin:
                before = self._before[index] - self.begin
                sizes[before] += sizes[index]
                following[before].append(index + self.begin)
        for branches in following:
            branches.sort(key=lambda number: (sizes[number - self.begin], number))
        return following


def entries_that_count(entries: Sequence[RecordEntry], first: int = 1) -> list[tuple[int, RecordEntry]]:
    """The entries that count for the present position, with their numbers: what was taken back is left out.

    `first` is the number of the first entry given. A `Back` that stirs the dice stays among them. Raises Divergence
    for a `Back` to a missing entry. Time and memory are linear in the number of entries.
    """
    return [(number, entries[number - first]) for number in _Tree(entries, first).path_to_last()]


def play_entries(game: Game, played: Iterable[tuple[int, RecordEntry]]) -> None:
    """Play these entries, each with its number, on `game`. Raises Divergence at the first that is refused."""
    for number, entry in played:
        play_entry(game, number, entry)


def play_all(game: Game, entries: Sequence[RecordEntry], first: int, heard: Callable[[int, list[Event]], None]) -> Game:
    """Play every entry once, including those that were taken back later; returns the game after the last one.

    `heard` gets the number of each choice and its events, not in numerical order. Positions from which play continued
    more than once are kept meanwhile, never more than log2(n) of them for n entries. Raises Divergence at an entry that
    is refused.
    """
    tree = _Tree(entries, first)
    following = tree.following()
    kept: list[tuple[str, int]] = []
    number, ended = tree.begin, ""
    while True:
        if number == tree.last:
            ended = game.save()
        after = following[number - tree.begin]
        if len(after) > 1:
            saved = game.save()
            kept += [(saved, other) for other in reversed(after[1:])]
        if after:
            number = after[0]
        elif kept:
            saved, number = kept.pop()
            game = type(game).load(saved)
        else:
            return type(game).load(ended)
        heard(number, play_entry(game, number, entries[number - first]))


def play_entry(game: Game, number: int, entry: RecordEntry) -> list[Event]:
    """Play the entry with this number; returns its events. Raises Divergence if it is refused."""
    if isinstance(entry, Back):
        game.stir(number)
        return []
    try:
        return game.choose(entry.seat, entry.question, entry.picked)
    except RulesError as error:
        raise Divergence(number, str(error)) from error


def beginning(kind: type[Game], record: Record, stretch: Stretch) -> Game:
    """The position with which a stretch begins. Raises RulesError."""
    if stretch.start is not None:
        return kind.load(stretch.start)
    return kind.start(record.seats, record.settings, seed=record.seed)


def replay(record: Record, games: dict[str, type[Game]]) -> Game:
    """Play the whole record again and compare the end with its snapshot. Raises Divergence if it differs."""
    kind = games.get(record.game)
    if kind is None:
        raise Divergence(0, f"there is no game {record.game!r}")
    number = 1
    game: Game | None = None
    for stretch in record.stretches:
        try:
            game = beginning(kind, record, stretch)
        except RulesError as error:
            raise Divergence(number - 1, str(error)) from error
        play_entries(game, entries_that_count(stretch.entries, number))
        number += len(stretch.entries)
    if game is None:
        raise Divergence(0, "the record has no stretch")
    if game.save() != kind.load(record.final).save():
        raise Divergence(number - 1, "the position at the end differs from the snapshot")
    return game
