"""An entry of the story in words: one line, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial, reduce, wraps
from itertools import groupby
from typing import TypeVar
from unicodedata import category

from cogs.services.reader import Reader
from locales.sanitizing import Markdown
from rules.messages import Message, seat_name
from rules.stories import StoryEntry
from storage.rows import LoggedEvent

T = TypeVar("T")

LoggedEntry = StoryEntry[LoggedEvent]
"""Events of a table that are told together."""

TIMES = "story-times"
ENDS = tuple(".!?…)。！？）」』”’:：")
"""Signs that end a sentence; where there is none, a full stop has to be added."""
SIGN = "So"
"""The Unicode category of the sign that begins what is a fact of its own."""
OPENS = ("(", "（", "·", "・")
"""Signs that begin an addition to the sentence before, whose full stop comes after what is in brackets."""


def once_per_entry(
    work_out: Callable[[Reader, LoggedEntry], T],
) -> Callable[[Reader, LoggedEntry], T]:
    """A function that works out something of an entry once for each seat, as long as the table does not change."""

    @wraps(work_out)
    def once(reader: Reader, entry: LoggedEntry) -> T:
        key = (work_out, reader.seat, reader.entry, id(entry))
        _, result = reader.once(key, lambda: (entry, work_out(reader, entry)))  # kept, so its id is not used again
        return result

    return once


@once_per_entry
def line_of(reader: Reader, entry: LoggedEntry) -> str:
    """The sentences of an entry on one line, with the small changes of a player; may be empty."""
    return in_one_line(reader, sentences) if (sentences := lines_of(reader, entry)) else ""


@once_per_entry
def paragraphs_of(reader: Reader, entry: LoggedEntry) -> list[str]:
    """The sentences of an entry on one line, or in a game that doesn't sum up deeds on a line for each with a sign."""
    sums = reader.game is not None and reader.game.chronicle.sums
    lines: list[str] = []
    for sentence in lines_of(reader, entry):
        has_sign = not sums and category(sentence[0]) == SIGN
        lines.append(sentence if has_sign or not lines else _join(reader, lines.pop(), sentence))
    return lines


@once_per_entry
def lines_of(reader: Reader, entry: LoggedEntry) -> list[str]:
    """The sentences of an entry with the small changes of a player, those that add to the one before joined to it."""
    sentences = _count_repeats(reader, (_sentence(reader, entry, message) for message in entry.sentences))
    if entry.seat is not None and entry.changes:
        counted = _count_repeats(reader, (_sentence(reader, entry, change) for change in entry.changes))
        changes = reader.services.texts.join(reader.language, counted)
        key = "story-besides" if entry.besides else "story-also"
        if entry.names_others or not sentences:
            total = Message("story-changes", {"player": seat_name(entry.seat), "changes": Markdown(changes)})
            changes = _sentence(reader, entry, total)
        alone = not sentences or (entry.names_others and entry.besides)  # says itself whose changes these are
        sentences.append(changes if alone else reader.say(key, changes=Markdown(changes)))
    lines: list[str] = []
    for sentence in sentences:
        adds = lines and sentence.startswith(OPENS)
        lines.append(_join(reader, lines.pop(), sentence) if adds else sentence)
    return lines


def _count_repeats(reader: Reader, lines: Iterable[str]) -> list[str]:
    """The lines with words, of which those that follow themselves are one that says how often."""
    runs = [(line, len([*run])) for line, run in groupby(filter(None, lines))]
    return [line if n == 1 else in_one_line(reader, [line, reader.say(TIMES, times=n)]) for line, n in runs]


def in_one_line(reader: Reader, sentences: Sequence[str]) -> str:
    """Sentences one after another, with full stops between them where they lack one. Raises TypeError without any."""
    return reduce(partial(_join, reader), sentences)


def _sentence(reader: Reader, entry: LoggedEntry, message: Message) -> str:
    if isinstance(message, LoggedEvent):  # with the names of its own time
        return " ".join(reader.line(message).split())
    return reader.tell(entry.all_events[0], message)


def _join(reader: Reader, first: str, following: str) -> str:
    """Two sentences on one line, with a full stop between them if needed; that of the first goes after an addition."""
    if following[:1] in OPENS and following[-1:] in (")", "）") and first[-1:] in (".", "。"):
        first, following = first[:-1], f"{following}{first[-1]}"
    ended = first.rstrip("*_ ")[-1:] in ENDS or following[:1] in OPENS
    key = "story-sentences" if ended else "story-sentences_unended"
    return reader.say(key, first=Markdown(first), next=Markdown(following))
