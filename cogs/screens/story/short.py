"""Entries in short: consecutive ones of one player, and those that repeat each other, as one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial, reduce

from cogs.screens.story.lines import TIMES, LoggedEntry
from cogs.screens.story.weights import first_seat
from rules.messages import Args, Message


def in_short(entries: Sequence[LoggedEntry]) -> list[LoggedEntry]:
    """The entries in short, consecutive ones of one player as one, and those that say the same as well."""
    merged: list[LoggedEntry] = []
    last_deed: LoggedEntry | None = None
    for entry in entries:
        if entry.short:
            # The changes are those of all its sentences, not of the last one.
            entry = replace(entry, sentences=entry.short, besides=entry.besides or len(entry.short) > 1)
            if last_deed is not None and first_seat(last_deed) == first_seat(entry):
                merged.remove(last_deed)
                entry = _merge_two(last_deed, entry, sentences=(*last_deed.sentences, *entry.sentences))
            last_deed = entry
        elif entry.sentences:
            last_deed = None
        merged.append(entry)
    return _merge_repeats(merged)


def _merge_repeats(entries: Sequence[LoggedEntry]) -> list[LoggedEntry]:
    """The entries without those that the next one with words repeats; that one says how often it happened."""
    groups: list[list[LoggedEntry]] = []
    newest: list[LoggedEntry] | None = None  # the last group with words
    for entry in entries:
        if not entry.sentences and not entry.changes:
            groups.append([entry])
            continue
        if newest is not None and _repeats(newest[-1], entry):
            groups.remove(newest)
            newest = [*newest, entry]
        else:
            newest = [entry]
        groups.append(newest)
    return [_merge_alike(group) for group in groups]


def _repeats(before: LoggedEntry, entry: LoggedEntry) -> bool:
    """Whether an entry says the same as the one before, and neither has small changes."""
    return not (entry.changes or before.changes) and _words(before) == _words(entry)


def _words(entry: LoggedEntry) -> list[tuple[str, Args]]:
    """The words of an entry, to be compared."""
    return [(message.key, message.args) for message in entry.sentences]


def _merge_alike(alike: Sequence[LoggedEntry]) -> LoggedEntry:
    """Entries with the same words as the last of them, with their number."""
    if len(alike) == 1:
        return alike[0]
    headlines = (*alike[-1].sentences, Message(TIMES, {"times": len(alike)}))
    return reduce(partial(_merge_two, sentences=headlines), alike)


def _merge_two(first: LoggedEntry, second: LoggedEntry, *, sentences: tuple[Message, ...]) -> LoggedEntry:
    """Two entries as one, in the place of the second."""
    weight = max(first.weight, second.weight)
    return replace(second, events=first.events + second.events, sentences=sentences, weight=weight)
