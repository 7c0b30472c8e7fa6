"""Why something is as it is: the latest event that changed a value, or that a game declares as a cause."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import islice

from cogs.inquiries import facts, happened
from cogs.inquiries.event_kinds import LOSS, asked_for, tells_of
from cogs.inquiries.known import Known, Parts, as_list, names_of
from cogs.inquiries.retrieval import normal, stands_alone
from cogs.inquiries.understanding import Inquiry
from cogs.screens import board_text
from cogs.screens.story import entries_of, lines_of
from cogs.services.reader import Reader
from locales.sanitizing import Markdown
from pictures.kit import unmarked
from rules.cases import Cause
from rules.messages import Seat
from rules.stories import Entry
from storage.rows import LoggedEvent

LONG = 160
"""The most characters of the events that are told before what they explain."""
MOST_CHANGES = 4
"""The most events in an answer to why there is so much, or so little, of something."""
_NUMBER = re.compile(r"\d+")
_CLAUSE = re.compile("[、,;；。()（）]|[.:：](?= |$)")
_CHANGE = re.compile(r"([+−-])\s?(\d+)")


def of_value(known: Known, inquiry: Inquiry) -> list[str]:
    """The latest event that changed a value which the question names, with the change; empty if there is none.

    If it asks why there is so much or so little, the latest few events. Of a player's value, only what happened to that
    player counts. Without a player, a value of the table is meant.
    """
    if (
        not (inquiry.because or inquiry.befell)
        or inquiry.negated
        or inquiry.may
        or inquiry.gap
        or inquiry.ahead
        or inquiry.behind
    ):
        return []
    if inquiry.undone or (inquiry.obliges and not inquiry.over):  # about a rule, or what is still to be done
        return []
    reader = known.reader
    seats = [seat for seat in inquiry.seats if inquiry.personal or inquiry.named]
    concrete = bool(seats) or inquiry.over or bool(_NUMBER.search(inquiry.text))
    if not concrete:
        return []
    # "coin" in "Coin Cellar" is no value
    named = " ".join(name for name in names_of(known, inquiry) if normal(name) in inquiry.text)
    wanted = [each for each in sorted(_values(reader, seats), key=len, reverse=True) if not _names_in(each, named)]
    label = next((each for each in wanted if _names(inquiry, each)), None)
    if label is None and not seats and inquiry.own and inquiry.asker is not None:  # nobody is named: one's own
        seats = [inquiry.asker]
        label = next(
            (each for each in sorted(_values(reader, seats), key=len, reverse=True) if _names(inquiry, each)), None
        )
    if label is None:
        return []
    starts: Collection[str] = () if reader.game is None else reader.game.turn_starts
    entries = entries_of(reader, known.events)
    found: list[list[str]] = []
    for at, entry in reversed([*enumerate(entries)]):
        if any(event.key in starts for event in entry.told):  # the beginning of a round changes nothing
            continue
        if said := _told(reader, entry, label, seats, fell=LOSS in asked_for(inquiry.text)):
            found.append([*_occasion(reader, entries[:at], said[0]), *said])
        if len(found) == (MOST_CHANGES if inquiry.degree else 1):
            break
    if len(found) == 1:
        return found[0]
    return [next((line for line in said if _names_in(label, line)), said[0]) for said in reversed(found)]


def _occasion(reader: Reader, before: Sequence[Entry[LoggedEvent]], line: str) -> list[str]:
    """What a line that only tells what a player gained and lost comes from: the last line that tells more."""

    def only_changes(text: str) -> bool:
        return any(unmarked(text).startswith((f"{name}:", f"{name}：")) for name in reader.plain_names)

    if not only_changes(line):
        return []
    lines = (each for entry in reversed(before) for each in lines_of(reader, entry)[:1])
    return [*islice((each for each in lines if not only_changes(each)), 1)]


def _values(reader: Reader, seats: Sequence[Seat]) -> list[str]:
    """The labels of the values of the first of these players, or of the table."""
    if seats:
        return [*facts.amounts(reader, seats[0])]
    return [text for line in board_text.place(reader) for text in facts.numbered(line)]


def _names(inquiry: Inquiry, label: str) -> bool:
    """Whether a question names a label; a single kanji must stand alone."""
    wanted = normal(label).strip()
    if len(wanted) == 1:
        return stands_alone(inquiry.text, wanted)
    return re.search(rf"(?<![a-z]){re.escape(wanted)}(?![a-z])", inquiry.text) is not None


def _told(reader: Reader, entry: Entry[LoggedEvent], label: str, seats: Sequence[Seat], *, fell: bool) -> list[str]:
    """The entry in words if it changed the value, or lowered it (`fell`), with the change that led to its amount."""
    story = lines_of(reader, entry)
    lines = [*story, *(reader.line(event) for event in entry.all_events)]
    names = [happened.called(reader, seat) for seat in seats]
    changes = [
        clause
        for line in map(unmarked, lines)
        if not names or any(name in line for own in names for name in own)
        for clause in _CLAUSE.split(line)
        if _names_in(label, clause) and _NUMBER.search(clause) and (not fell or tells_of(LOSS, clause))
    ]
    if not changes or not story:
        return []
    if not seats:  # what the table's value became is often left out of the story
        raw = [line for event in entry.events if _names_in(label, line := reader.line(event)) and _NUMBER.search(line)]
        return [*story, *(line for line in raw if unmarked(line) not in unmarked(" ".join(story)))]
    change = next((found for clause in changes if (found := _CHANGE.search(clause))), None)
    return [*story, *_from_to(reader, label, seats[0], change)]


def _names_in(label: str, line: str) -> bool:
    return normal(label).strip() in normal(line)


def _from_to(reader: Reader, label: str, seat: Seat, change: re.Match[str] | None) -> list[str]:
    now = facts.amount(reader, seat, label)
    if change is None or now is None:
        return []
    by = int(change[2]) * (1 if change[1] == "+" else -1)
    return [reader.say("answer-changed", label=Markdown(label), before=now - by, after=now)] if now >= by else []


def of_state(known: Known, inquiry: Inquiry) -> list[str]:
    """The events that brought about the state of a thing which the question names: "why is my shop closed"."""
    concrete = inquiry.things and (inquiry.personal or inquiry.named) and not inquiry.may
    if not inquiry.because or not concrete or not happened.of_kind(known, inquiry):
        return []
    return happened.told_of(known, inquiry, reasons=True)


def known_to_log(known: Known, causes: Sequence[Cause]) -> bool:
    """Whether the log has every event without which a case says nothing."""
    return all(any(map(cause.explains, known.events)) for cause in causes if cause.needed)


def with_cause(known: Known, causes: Sequence[Cause], lines: Sequence[str]) -> Parts:
    """What a case says, after the latest events that brought it about, each with the turn in which it happened.

    If the events take up more than `LONG` characters, they follow instead. Empty if an event that the case needs is
    missing.
    """
    reader, events = known.reader, known.events
    entries = entries_of(reader, events) if causes else []
    starts: Collection[str] = () if reader.game is None else reader.game.turn_starts
    told: list[str] = []
    for cause in causes:
        entry = next((each for each in reversed(entries) if any(map(cause.explains, each.all_events))), None)
        if entry is None and cause.needed:
            return []
        if entry is not None:
            event = next(filter(cause.explains, entry.all_events))
            earlier = [each for each in events if each.key in starts and each.number < event.number]
            begun = [] if event.key in starts else earlier[-1:]
            told += [*map(reader.line, begun), *lines_of(reader, entry)]
    said = [*dict.fromkeys(told)]
    story = [line for line in said if not any(line in other for other in said if other != line)]
    listed = as_list(story)
    return [listed, *lines] if len("".join(story)) <= LONG else [*lines, listed]
