"""The news in a few lines: the weightiest entries, and always those that concern the reader.

An entry is the events that are told together, in one line; a `Reader`, the viewer of a table (a seat or a spectator).
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Sequence

from cogs.screens.story.entries import NUMBER, chronicle_of, entries_of, included_events, with_words
from cogs.screens.story.lines import LoggedEntry, line_of
from cogs.screens.story.short import in_short
from cogs.screens.story.turns import is_tidying
from cogs.screens.story.weights import (
    IMPORTANT,
    actor_of,
    first_seat,
    is_always_told,
    is_chosen,
    is_firm,
    is_loss,
    names_reader,
    weight,
)
from cogs.services.reader import Reader
from cogs.services.screen import Log
from locales.labels import columns
from locales.sanitizing import Markdown
from rules.messages import Seat, SeatRef, seat_name
from rules.stories import names_in
from rules.storyteller import SHORT, as_one
from rules.tallies import listed
from storage.rows import LoggedEvent

SPREAD = 3
"""The rows on a phone that entries may take for each line that is asked for."""
FEW = 3
"""The fewest lines that count for that."""
ROW = 46
"""The letters of a row on a phone; Japanese ones count twice."""
OTHERS = 2
"""Lines of the news about what others did after the reader's own last choice."""


def brief(reader: Reader, events: Sequence[LoggedEvent], most: int, since: int = 0) -> Log | None:
    """The weightiest entries in chronological order: about `most` lines, and important ones as in `_weightiest`.

    `since`: the number of the last event that the reader knows. The first line is bold if it is important. If turns are
    announced, each entry is below the announcement of its turn.
    """
    entries = with_words(reader, entries_of(reader, events, since))
    places = _weightiest(reader, entries, range(len(entries)), most)
    turns = [entries[index].turn for index in places]
    announced = [index for index, entry in enumerate(entries) if entry.events[:1] and entry.events[0] in turns]
    bold = places[:1] if places and weight(reader, entries[places[0]]) >= IMPORTANT else []
    return _log(reader, entries, {*places, *announced}, bold)


def recent(reader: Reader, events: Sequence[LoggedEvent], most: int, since: int = 0) -> Log | None:
    """As `brief`, without announcements, with the last answer, and the reader's own last outcome in bold.

    Without an outcome, the first important line is bold. The outcome doesn't displace what others did after it:
    `OTHERS` lines are always about them. Worked out once for all screens of a position, such as a panel and its update.
    """
    key = ("recent", reader.seat, reader.entry, most, since, *map(NUMBER, events))
    return reader.once(key, lambda: _recent(reader, events, most, since))


def headlines(reader: Reader, events: Sequence[LoggedEvent], since: int) -> list[tuple[int, str]]:
    """What has happened after event `since`, deed by deed in short, each with its weight, for where few have room.

    In order, and only what has any weight. The reader's own deeds are known, so they have no more of it than others'.
    What `suffered` tells is left out.
    """
    sums = chronicle_of(reader).sums
    told = bool(suffered(reader, events, since))
    lines = list[tuple[int, str]]()
    for entry in in_short(entries_of(reader, events, since)):
        actor, loses = actor_of(reader, entry), is_loss(reader, entry)
        weighs = entry.weight if actor == reader.seat and not loses else weight(reader, entry)
        if weighs and not (loses and told):
            parts = as_one([entry], sums, NUMBER, since + 1) if sums and actor is not None else [entry]
            lines += [(weighs, line) for part in parts if (line := line_of(reader, part))]
    return lines


def suffered(reader: Reader, events: Sequence[LoggedEvent], since: int) -> str:
    """What has been done to the reader's pieces after event `since`, in one line; empty if nothing that hurts."""
    fresh = [event for event in included_events(reader, events) if event.number > since]
    message = None if reader.seat is None else chronicle_of(reader).suffered(reader.seat, fresh)
    return "" if message is None else reader.tell(fresh[-1], message).strip()


def _recent(reader: Reader, events: Sequence[LoggedEvent], most: int, since: int) -> Log | None:
    told = _gather(reader, in_short(entries_of(reader, events, since)), since)
    entries = _without_steps(reader, with_words(reader, told))
    own = _outcome(reader, entries)
    firm = [*own, *(index for index in _last_answer(reader, entries) if index not in own)]
    others = [index for index in range(len(entries)) if index not in firm]
    places = {*firm, *_weightiest(reader, entries, others, most - len(firm), firm)}
    acts = [
        index
        for index in range(len(entries))
        if own and index > own[0] and first_seat(entries[index]) not in (None, reader.seat)
    ]
    shown = [index for index in acts if index in places]
    places.update(
        _weightiest(reader, entries, [index for index in acts if index not in places], OTHERS - len(shown), shown)
    )
    important = [index for index in sorted(places) if weight(reader, entries[index]) >= IMPORTANT]
    bold = (
        own[:1]
        or [index for index in important if entries[index].sentences or names_reader(reader, entries[index])][:1]
    )
    return _log(reader, entries, places, bold, own)


def _gather(reader: Reader, entries: Sequence[LoggedEntry], since: int) -> list[LoggedEntry]:
    """The entries, with those that belong together joined into one, in the place of the last of them.

    Those of another player belong together only if they follow each other; where players take turns, also nobody else's
    may come in between. What came up to event `since` is known.
    """
    sums = chronicle_of(reader).sums
    in_turns = bool(chronicle_of(reader).turn_of)
    groups: dict[tuple[Hashable, int], list[LoggedEntry]] = {}
    runs: dict[Seat | None, tuple[Hashable, int]] = {}
    for index, entry in enumerate(entries):
        actor = actor_of(reader, entry)
        stays = entry is entries[-1] or NUMBER(entry.all_events[0]) <= since
        paragraph = (sums and _group_of(reader, entry, stays=stays)) or index
        if in_turns and actor not in runs:
            runs.clear()
        if actor != reader.seat and runs.get(actor, (None, index))[0] != paragraph:
            runs[actor] = paragraph, index
        run = runs.get(actor, (paragraph, 0))
        groups[run] = [*groups.pop(run, []), entry]
    told = [
        joined if isinstance(paragraph, int) else as_one(joined, sums, NUMBER, since + 1)
        for (paragraph, _), joined in groups.items()
    ]
    return [entry for joined in told for entry in joined]


def _group_of(reader: Reader, entry: LoggedEntry, *, stays: bool) -> tuple[object, ...] | None:
    """The key of the paragraph that an entry joins; None if it has one of its own.

    A rival's deeds share a paragraph, except those in another player's turn. So do the reader's own deeds there, and
    scenes in their short form. Among the scenes that hurt the reader, long ones stand apart from other deeds; short
    ones, and those that have to stay whole, have paragraphs of their own: the newest, which may not be over, and one
    whose beginning is known. Small changes without a roll are summed up for each choice. What the table itself tells
    stands apart, too.
    """
    sums = chronicle_of(reader).sums
    actor = actor_of(reader, entry)
    one_by_one = listed(entry, sums)
    events = entry.all_events
    if not all(map(reader.by_choice, events)):
        return None
    strikes = reader.seat is not None and any(seat_name(reader.seat) in names_in(event) for event in one_by_one)
    if strikes and (stays or len(entry.sentences) <= SHORT):
        return None
    guest_of = guest_in(reader, entry)
    if actor is not None and (actor != reader.seat or entry.short or guest_of is not None):
        return "deeds", actor, strikes, guest_of
    if not one_by_one and all(event.key in sums for event in events) and not chronicle_of(reader).rolled(events):
        return "choice", actor, entry.all_events[0].entry
    return None


def guest_in(reader: Reader, entry: LoggedEntry) -> SeatRef | None:
    """The player in whose turn another one did what an entry tells; None if it was that player's own turn."""
    if entry.turn is None or entry.turn.key != chronicle_of(reader).turn_of:
        return None
    host = entry.turn.args["player"]
    actor = actor_of(reader, entry)
    return host if isinstance(host, SeatRef) and actor not in (None, host.seat) else None


def _without_steps(reader: Reader, entries: Sequence[LoggedEntry]) -> list[LoggedEntry]:
    """The entries but for those without weight that announce a turn or that the reader chose before a weighty one."""
    turns = chronicle_of(reader).turns
    last = max((index for index, entry in enumerate(entries) if entry.weight), default=0)
    steps = [entry for entry in entries[:last] if all(is_chosen(reader, event) for event in entry.all_events)]
    steps += [entry for entry in entries if any(event.key in turns for event in entry.events)]
    return [entry for entry in entries if entry.weight or entry not in steps]


def _log(
    reader: Reader,
    entries: Sequence[LoggedEntry],
    places: Iterable[int],
    bold: Collection[int],
    kept: Collection[int] = (),
) -> Log | None:
    """The entries at `places` in order, some in bold; those `kept` and important ones are not cut.

    The last line says how many others there are; a single one is shown instead.
    """
    shown = sorted(places)
    if len(shown) == len(entries) - 1:
        shown = list(range(len(entries)))
    if not shown:
        return None
    lines = {index: line_of(reader, entries[index]) for index in shown}
    announced = [entries[index].events[0] for index in shown if entries[index].events]
    for index in shown:
        if entries[index].turn not in announced and (host := guest_in(reader, entries[index])) is not None:
            lines[index] = reader.say("story-in_turn", player=host, line=Markdown(lines[index]))
    lines |= {index: f"**{lines[index].replace('**', '')}**" for index in bold}
    if len(entries) > len(shown):
        lines[shown[-1]] += reader.say("story-more", number=len(entries) - len(shown))
    firm = [lines[index] for index in shown if index in kept or is_firm(reader, entries[index])]
    return Log([*lines.values()], reader.cut, firm)


def _weightiest(
    reader: Reader,
    entries: Sequence[LoggedEntry],
    places: Iterable[int],
    most: int,
    fixed: Sequence[int] = (),
) -> list[int]:
    """Which of the entries at `places` to tell in about `most` lines, in order; more if they are important.

    Each other player who did something gets their weightiest entry before anyone gets a second one, and so does the
    game itself if it is important; then come important ones as far as `SPREAD` allows, the reader's losses, and what
    the game always tells. `fixed`: the indices of entries that are always told.
    """
    ranked = sorted(places, key=lambda index: (weight(reader, entries[index]), index), reverse=True)
    heard = {reader.seat, *(actor_of(reader, entries[index]) for index in fixed)} - {None}
    firsts: dict[Seat | None, int] = {}
    for index in ranked:
        who = actor_of(reader, entries[index])
        if who not in heard and entries[index].weight >= (1 if who is not None else IMPORTANT):
            firsts.setdefault(who, index)
    kept: list[int] = []
    rows = sum(_rows(reader, entries[index]) for index in fixed)
    for index in [*firsts.values(), *(index for index in ranked if index not in firsts.values())]:
        needed = rows + _rows(reader, entries[index])
        if (
            len(kept) >= most
            and index not in firsts.values()
            and not is_always_told(reader, entries[index])
            and (weight(reader, entries[index]) < IMPORTANT or needed > SPREAD * max(FEW, most))
        ):
            continue
        kept.append(index)
        rows = needed
    return sorted(kept)


def _rows(reader: Reader, entry: LoggedEntry) -> int:
    """The rows that an entry takes on a phone."""
    return 1 + columns(line_of(reader, entry)) // ROW


def _outcome(reader: Reader, entries: Sequence[LoggedEntry]) -> list[int]:
    """The indices of the entries about the reader from the reader's last choice that produced any of weight."""
    if reader.seat is None:
        return []
    by_choice: dict[int, list[int]] = {}
    for index, entry in enumerate(entries):
        chosen = {event.entry for event in entry.events if is_chosen(reader, event)}
        if entry.sentences and chosen and names_reader(reader, entry):
            for choice in chosen:
                by_choice.setdefault(choice, []).append(index)
    telling = [choice for choice, places in by_choice.items() if any(entries[index].weight for index in places)]
    own = by_choice.get(max(telling or by_choice, default=0), [])
    return [index for index in own if entries[index].weight] or own


def _last_answer(reader: Reader, entries: Sequence[LoggedEntry]) -> list[int]:
    """The index of the entry that tells the newest choice itself, if that has one: more may have followed from it."""
    chosen = [index for index, entry in enumerate(entries) if entry.events and reader.by_choice(entry.events[-1])]
    newest = max((entries[index].events[-1].entry for index in chosen), default=0)
    last = [index for index in chosen if entries[index].events[-1].entry == newest][:1]
    return [index for index in last if not is_tidying(reader, entries, index)]
