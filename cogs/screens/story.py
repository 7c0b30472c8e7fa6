"""What happened, as entries: the weightiest before a question, the newest on a board, all of them on a page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial, reduce

from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from cogs.services.screen import Button, Image, Log, Screen, Section
from locales.names import Markdown
from rules.chronicles import Chronicler
from rules.messages import Message, seat_name
from rules.stories import Entry
from storage.rows import LoggedEvent

IMPORTANT = 5
"""The weight (`rules.chronicles`, 1 to 10) from which an entry is always shown."""
MINE = 3
"""Added to the weight of an entry that names the reader's seat."""
PER_PAGE = 15
"""Lines on a page of all that happened."""
CONTEXT = 40
"""How many events before the news are read as well, so that a scene whose beginning the reader saw is told whole."""


def brief(reader: Reader, events: Sequence[LoggedEvent], most: int, since: int = 0) -> Log | None:
    """The weightiest entries in chronological order: about `most` lines, and all important ones.

    `since`: the number of the last event that the reader knows. The first line is bold if it is important.
    """
    told = _weightiest(reader, entries_of(reader, events, since), most)
    return Log(told, reader.cut) if told else None


def recent(reader: Reader, events: Sequence[LoggedEvent], most: int, since: int = 0) -> Log | None:
    """As `brief`, with the outcome of the reader's own last action first, in bold."""
    own, others = _own_first(reader, entries_of(reader, events, since), most)
    told = _weightiest(reader, others, most - len(own), bold=not own)
    return Log(told, reader.cut, own) if own or told else None


def _weightiest(reader: Reader, entries: Sequence[Entry[LoggedEvent]], most: int, *, bold: bool = True) -> list[str]:
    """The lines of `brief`."""
    ranked = sorted(range(len(entries)), key=lambda at: (weight(reader, entries[at]), at), reverse=True)
    kept: list[int] = []
    lines = 0
    for at in ranked:
        if lines >= most and weight(reader, entries[at]) < IMPORTANT:
            break
        kept.append(at)
        lines += len(lines_of(reader, entries[at]))
    told = [line for at in sorted(kept) for line in lines_of(reader, entries[at])]
    if bold and told and weight(reader, entries[min(kept)]) >= IMPORTANT:
        told[0] = _bold(told[0])
    return told


def _own_first(
    reader: Reader, entries: Sequence[Entry[LoggedEvent]], most: int
) -> tuple[list[str], list[Entry[LoggedEvent]]]:
    """The outcome of the reader's own last action in up to `most` lines, the first in bold; and all other entries."""
    own = _outcome(reader, entries)
    lines = [line for entry in own for line in lines_of(reader, entry)][:most]
    return [_bold(line) for line in lines[:1]] + lines[1:], [entry for entry in entries if entry not in own]


def _outcome(reader: Reader, entries: Sequence[Entry[LoggedEvent]]) -> list[Entry[LoggedEvent]]:
    """The entries about the reader that came of their last choice with any."""
    by_choice: dict[int, list[Entry[LoggedEvent]]] = {}
    for entry in entries:
        if not entry.changes and reader.seat is not None and _names(reader, entry) and lines_of(reader, entry):
            for choice in {event.entry for event in entry.events if _is_chosen(reader, event)}:
                by_choice.setdefault(choice, []).append(entry)
    return by_choice[max(by_choice)] if by_choice else []


def _is_chosen(reader: Reader, event: LoggedEvent) -> bool:
    return event.chosen_by == reader.seat and reader.by_choice(event)


def _bold(line: str) -> str:
    return f"**{line.replace('**', '')}**"


def watched(reader: Reader, events: Sequence[LoggedEvent], most: int, since: int = 0) -> Log | None:
    """For a player who waits: the outcome of their own last action, entries that matter to them, and the newest one.

    The first and the last line are bold; between them are up to `most` entries.
    """
    known = [entry for entry in entries_of(reader, events, since) if not entry.changes and lines_of(reader, entry)]
    own, entries = _own_first(reader, known, most)
    if not entries:
        return Log([], reader.cut, own) if own else None
    ranked = sorted(range(len(entries) - 1), key=lambda at: (weight(reader, entries[at]), at), reverse=True)
    told = [line for at in sorted(ranked[:most]) for line in lines_of(reader, entries[at])]
    first, *rest = lines_of(reader, entries[-1])
    return Log([*told, _bold(first), *rest], reader.cut, own)


def newest(reader: Reader, events: Sequence[LoggedEvent], most: int, cut: str, *, small: bool = False) -> Log | None:
    """The newest entries, up to `most` lines; `cut` replaces older ones. `small`: small changes as well."""
    lines: list[str] = []
    for entry in reversed(entries_of(reader, events)):
        if entry.changes and not small:
            continue
        told = lines_of(reader, entry)
        if lines and len(lines) + len(told) > most:
            return Log([cut, *lines], cut)
        lines = [*told, *lines]
    return Log(lines, cut) if lines else None


def everything(reader: Reader, events: Sequence[LoggedEvent], since: int) -> list[str]:
    """All entries after an event, in lines."""
    return [line for entry in entries_of(reader, events, since) for line in lines_of(reader, entry)]


def page(reader: Reader, lines: Sequence[str], since: int, number: int, boards: Mapping[str, Image]) -> Screen:
    """A page of all that happened, page 0 with the board before and after it."""
    shown = lines[number * PER_PAGE : (number + 1) * PER_PAGE]
    screen = Screen().add(f"### {reader.say('story-title')}")
    screen.add("\n".join(f"- {line}" for line in shown) or reader.say("log-empty"))
    if not number:
        screen.add(*(Section(f"**{reader.say(f'story-{when}')}**", board) for when, board in boards.items()))
    more = (number + 1) * PER_PAGE < len(lines)

    def turn(where: str, to: int, *, off: bool) -> Button:
        id = CustomId("story_page", reader.table.id, rest=f"{since}.{to}")
        return Button(id.button, reader.say(where), off=off)

    back, on = turn("log-older", max(number - 1, 0), off=not number), turn("story-later", number + 1, off=not more)
    return screen.buttons([back, on] if number or more else [])


def entries_of(reader: Reader, events: Sequence[LoggedEvent], since: int = 0) -> list[Entry[LoggedEvent]]:
    """What happened after event `since` as entries, by the chronicler of the game.

    What was taken back is left out; the undo itself is an entry.
    """
    chronicle = Chronicler() if reader.game is None else reader.game.chronicle
    undone = _undone(events)
    told = [
        event for event in events if reader.tells(event) and not (event.entry in undone and reader.by_choice(event))
    ]
    return chronicle.entries(told, sum(event.number <= since for event in told))


def lines_of(reader: Reader, entry: Entry[LoggedEvent]) -> list[str]:
    """An entry in words: its sentences on one line, or the small changes of a player; may be empty."""
    first = entry.events[0]
    if entry.changes:
        changes = reader.services.texts.join(reader.language, [reader.tell(first, each) for each in entry.changes])
        assert entry.seat is not None
        total = Message("story-changes", {"player": seat_name(entry.seat), "changes": Markdown(changes)})
        return [reader.tell(first, total)]
    if entry.told == (first,):
        return reader.line(first).splitlines()
    sentences = [line for message in entry.told if (line := reader.tell(first, message))]
    return [reduce(partial(_joined, reader), sentences)] if sentences else []


def _joined(reader: Reader, first: str, following: str) -> str:
    return reader.say("story-sentences", first=Markdown(first), next=Markdown(following))


def weight(reader: Reader, entry: Entry[LoggedEvent]) -> int:
    """How much an entry matters to this reader; more if it names their seat or what belongs to them."""
    if not entry.weight or reader.seat is None:
        return entry.weight
    return entry.weight + MINE * _names(reader, entry)


def _names(reader: Reader, entry: Entry[LoggedEvent]) -> bool:
    """Whether an entry names the reader's seat or what belongs to them."""
    game = reader.game
    return game is not None and any(game.chronicle.seat_of(game, name) == reader.seat for name in entry.named)


def _undone(events: Iterable[LoggedEvent]) -> set[int]:
    """The entries that were taken back by later ones."""
    return {number for event in events if event.back_to is not None for number in range(event.back_to + 1, event.entry)}
