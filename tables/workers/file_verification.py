"""Verifies an imported file: the game is replayed from its seed, and must lead to what the file says.

`verify_file` runs in a process of its own, within limits of time and memory, and returns rows ready to be stored, so
that the bot's process never loads the game as objects.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from pydantic import ValidationError

from rules.errors import RulesError, first_fault
from rules.game import COUNT_POINTS, Game
from rules.messages import TABLE, Event
from rules.records import Back, Choice, Divergence, Record, RecordEntry, Stretch, play_all
from rules.results import Result
from storage.attribution import Recorded, stand_in_event
from storage.checksums import is_signed
from storage.rows import MOST_ENTRIES, FileStretch, FormerSitter, write_args
from tables.errors import Refusal
from tables.store.rewind import stir_event

LONGEST_TEXT = 200
"""The maximum length of a seed, of a version, of an option's id."""

MOST_PICKED = 1000

MOST_CHANGES = 200
"""The most times that the seats of a game may have changed hands."""


@dataclass(frozen=True, slots=True)
class VerifiedFile:
    """A game that replays as its file says, as it will be stored."""

    game: str
    seats: int
    settings: dict[str, Any]
    seed: str
    seed_hash: str
    saved: str
    result: Result | None
    """The result, if it ended by its own rules."""
    entries: int
    stretches: list[FileStretch]
    former: list[FormerSitter]
    """Who sat where, as far as computer players had that seat."""
    lines: bytes
    """The entries, then the events, to be read where they are stored."""

    def read(self) -> tuple[Iterator[list[Any]], Iterator[list[Any]]]:
        """Entries and events.

        An entry is number, seat, question, picked, back_to, made_by, computer, stir; an event is entry, key, args,
        audience, the seat that was stood in for. Lists and objects within them are JSON. Read all entries before the
        events.
        """
        rows = map(json.loads, io.BytesIO(self.lines))
        return islice(rows, self.entries), rows


def verify_file(kinds: Mapping[str, type[Game]], key: bytes, data: bytes) -> VerifiedFile:
    """Replay the game of a file. Raises Refusal `refused-file`, `refused-no_game`.

    A position in the file counts only if the replay leads to it, or if the file is signed with `key`: then the game may
    have been played by other rules, and continues from its last stretch, or from its end.
    """
    record, course = _prove(kinds, key, data)
    final = course.final
    entries = [entry for stretch in record.stretches for entry in stretch.entries]
    return VerifiedFile(
        game=record.game,
        seats=record.seats,
        settings=final.settings.model_dump(mode="json"),
        seed=record.seed,
        seed_hash=final.dice.sealed,
        saved=final.save(),
        result=final.result,
        entries=len(entries),
        stretches=course.stretches,
        former=course.recorded.former(len(entries)),
        lines=b"\n".join(_lines(entries, course)),
    )


def fault(field: str) -> Refusal:
    """The refusal of a file because of one of its fields: "field: why"."""
    return Refusal("refused-file", field=field[:500])


def _encoded(value: object) -> bytes:
    return json.dumps(value).encode()


def _lines(entries: Sequence[RecordEntry], course: _Course) -> Iterator[bytes]:
    """The lines of `VerifiedFile`."""
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, Choice):
            act = course.recorded.act(number, entry.seat)
            picked = json.dumps(entry.picked)
            yield _encoded([number, entry.seat, entry.question, picked, None, act.made_by, act.computer, None])
        else:
            yield _encoded([number, None, None, None, entry.to, "person", None, entry.stir])
    for number in sorted(course.story):
        yield from course.story[number]


def _prove(kinds: Mapping[str, type[Game]], key: bytes, data: bytes) -> tuple[Record, _Course]:
    """The game of a file, and its course: replayed from the seed, or if signed, from its last stretch or from its end.

    To continue from its end, it gets one more stretch, which is empty and begins there.
    """
    try:
        record = Record.model_validate_json(data)
    except ValidationError as error:
        raise fault(first_fault(error)) from error
    kind = kinds.get(record.game)
    if kind is None:
        raise Refusal("refused-no_game", game=record.game[:LONGEST_TEXT])
    flaw = next(_form_fault(record), None)
    if flaw is not None:
        raise fault(flaw)
    try:
        return record, _Course(kind, record)
    except Refusal:
        if not is_signed(key, record):
            raise
    try:
        return record, _Course(kind, record, trusted=len(record.stretches) - 1)
    except Refusal:
        at_end = Stretch(version=record.stretches[-1].version, start=record.final, entries=[])
        longer = record.model_copy(update={"stretches": [*record.stretches, at_end]})
        return longer, _Course(kind, longer, trusted=len(record.stretches))


def _form_fault(record: Record) -> Iterator[str]:
    """The faults of the form of a record, each as "field: why"."""
    if not record.stretches:
        yield "stretches: there is none"
    entries = sum(len(stretch.entries) for stretch in record.stretches)
    if entries > MOST_ENTRIES:
        yield f"stretches: more than {MOST_ENTRIES} entries"
    if not 0 < len(record.seed) <= LONGEST_TEXT:
        yield f"seed: must have 1 to {LONGEST_TEXT} characters"
    for at, actor in enumerate(record.actors):
        if not 0 <= actor.seat < record.seats:
            yield f"actors.{at}.seat: there is no such seat"
        if not 0 < actor.since <= entries:
            yield f"actors.{at}.since: there is no such entry"
    if len(record.actors) > entries or len(Recorded(record.actors).former(entries)) > MOST_CHANGES:
        yield "actors: too many"
    for at, stretch in enumerate(record.stretches):
        where = f"stretches.{at}"
        if not 0 < len(stretch.version) <= LONGEST_TEXT:
            yield f"{where}.version: must have 1 to {LONGEST_TEXT} characters"
        if at == 0 and stretch.start is not None:
            yield f"{where}.start: a game that was played on from a position does not follow from its seed"
        elif at > 0 and stretch.start is None:
            yield f"{where}.start: only the first stretch begins without a position"
        for index, entry in enumerate(stretch.entries):
            flaw = _entry_fault(record, entry)
            if flaw:
                yield f"{where}.entries.{index}.{flaw}"


def _entry_fault(record: Record, entry: RecordEntry) -> str | None:
    """The first field of an entry that cannot be, and why; None if all can."""
    if isinstance(entry, Back):
        return None if entry.to >= 0 else "to: must not be negative"
    if not TABLE <= entry.seat < record.seats:
        return "seat: there is no such seat"
    first = COUNT_POINTS if entry.seat == TABLE else COUNT_POINTS + 1
    if not first <= entry.question < 1 << 31:
        return "question: there is no such question"
    if len(entry.picked) > MOST_PICKED or any(len(option) > LONGEST_TEXT for option in entry.picked):
        return "picked: too long"
    return None


def _back_events(number: int, back: Back) -> list[Event]:
    """The event of a step back whose reason the file does not contain."""
    event = Event("log-went_back", {"entry": back.to})
    return [event, stir_event(back.to, number)] if back.stir else [event]


class _Course:
    """The course of a recorded game, played by the present rules. Raises Refusal if it differs.

    The stretch `trusted` begins with the position that the record gives for it, and those before it, which were played
    by other rules, are not replayed; 0: everything is replayed.
    """

    def __init__(self, kind: type[Game], record: Record, *, trusted: int = 0) -> None:
        self.kind = kind
        self.record = record
        self.stretches: list[FileStretch] = []
        self.recorded = Recorded(record.actors)
        self._seats = {
            number: entry.seat
            for number, entry in enumerate((entry for stretch in record.stretches for entry in stretch.entries), 1)
            if isinstance(entry, Choice)
        }
        self.story: dict[int, list[bytes]] = {}
        """The events of each entry (0: of the start) as lines."""
        try:
            self.final = self._play(trusted)
        except (Refusal, MemoryError):
            raise
        except Exception as error:  # rules that break on what no game can contain
            raise fault(f"final: {type(error).__name__}: {error}") from error

    def _play(self, trusted: int) -> Game:
        """Play everything, including what was taken back later."""
        record = self.record
        try:
            game = self.kind.start(record.seats, record.settings, seed=record.seed)
        except RulesError as error:
            raise fault(f"{'seats' if error.message.key == 'refused-seats' else 'options'}: {error}") from error
        self._tell(0, game.opening)
        begin = 0
        for index, stretch in enumerate(record.stretches):
            where = f"stretches.{index}"
            if stretch.start is not None:
                self._tell(begin, [Event("log-rules_changed")])
                if not trusted:
                    self._compare(game, stretch.start, f"{where}.start")
                elif index == trusted:
                    game = self._read(stretch.start, f"{where}.start")
            saved = json.dumps(stretch.start) if 0 < index < trusted else game.save()
            self.stretches.append(FileStretch(begin, stretch.version, saved))
            if index >= trusted:
                game = self._play_stretch(game, stretch, begin, where)
            begin += len(stretch.entries)
        self._compare(game, record.final, "final")
        return game

    def _play_stretch(self, game: Game, stretch: Stretch, begin: int, where: str) -> Game:
        """Play the entries of a stretch; returns the game at its end."""
        try:
            game = play_all(game, stretch.entries, begin + 1, self._tell)
        except Divergence as error:
            raise fault(f"{where}.entries.{error.entry - begin - 1}: {error.reason}") from error
        for number, entry in enumerate(stretch.entries, begin + 1):
            if isinstance(entry, Back):
                self._tell(number, _back_events(number, entry))
        return game

    def _compare(self, game: Game, saved: dict[str, Any], where: str) -> None:
        """Check that the position in the file is the one that was reached. Raises Refusal."""
        if self._read(saved, where).save() != game.save():
            raise fault(f"{where}: is not the position to which the entries lead")

    def _read(self, saved: dict[str, Any], where: str) -> Game:
        """A position as the file gives it. Raises Refusal."""
        try:
            return self.kind.load(saved)
        except RulesError as error:
            raise fault(f"{where}.{error.message.args.get('field', '')}") from error

    def _tell(self, entry: int, events: Sequence[Event]) -> None:
        """Add the events of an entry."""
        seat = self._seats.get(entry)
        marked = None
        if seat is not None and self.recorded.stood_in(entry, seat):
            marked = stand_in_event(events, seat)
        self.story.setdefault(entry, []).extend(
            _encoded(
                [
                    entry,
                    event.key,
                    write_args(event.args),
                    None if event.audience is None else json.dumps(event.audience),
                    seat if index == marked else None,
                ]
            )
            for index, event in enumerate(events)
        )
