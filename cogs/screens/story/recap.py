"""The news in a few lines: the weightiest entries, and always those that concern the reader.

An entry is events that are told together, in one line; a `Reader` is the viewer of a table (a seat or a spectator).
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Sequence
from dataclasses import replace

from cogs.screens.story.entries import NUMBER, chronicle_of, entries_of, included_events, with_words
from cogs.screens.story.lines import LoggedEntry, line_of, lines_of, paragraphs_of
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
    is_own,
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

ROWS_PER_LINE = 3
"""The rows on a phone that entries may take for each line that is asked for."""
LEAST_LINES = 3
"""The least number of lines for which they get these rows."""
ROW_WIDTH = 46
"""The letters in a row on a phone; Japanese ones count twice."""
OWN_WEIGHT = 0
"""The weight of what the reader did: told only if nobody else did anything."""
OTHERS_LINES = 2
"""Lines of the news about what others did after the reader's own last choice."""


def brief(reader: Reader, events: Sequence[LoggedEvent], most: int, since: int = 0) -> Log | None:
    """The weightiest entries in chronological order: about `most` lines, and important ones as in `weightiest`.

    `since`: the number of the last event that the reader knows. The first line is bold if it is important. If turns are
    announced, each entry is below the announcement of its turn.
    """
    recap = _Recap(reader, with_words(reader, entries_of(reader, events, since)))
    chosen = recap.weightiest(recap.indices, most)
    turns = [recap.entries[index].turn for index in chosen]
    announced = [index for index, entry in enumerate(recap.entries) if entry.events[:1] and entry.events[0] in turns]
    return recap.log({*chosen, *announced}, bold=[index for index in chosen[:1] if recap.weight(index) >= IMPORTANT])


def recent(reader: Reader, events: Sequence[LoggedEvent], most: int, since: int = 0) -> Log | None:
    """As `brief`, without announcements, with the last answer, and the reader's own last outcome in bold.

    Without an outcome, the first important line is bold. The outcome doesn't displace what others did after it:
    `OTHERS_LINES` are always about them. Worked out once for all screens of a position, such as a panel and its update.
    """
    key = ("recent", reader.seat, reader.entry, most, since, *map(NUMBER, events))
    return reader.once(key, lambda: _recent(reader, events, most, since))


def headlines(reader: Reader, events: Sequence[LoggedEvent], since: int) -> list[tuple[int, str]]:
    """The happenings after event `since`, deed by deed in short, each with its weight, for where few have room.

    In order, and only what has any weight. Besides losses, a deed weighs no more because it names the reader, so a kill
    comes before a harmless attack; what the reader did is known, and left out if anybody else did anything. A loss that
    `suffered` tells weighs no more than its deed. Dice that have no weight are left out.
    """
    chronicle = chronicle_of(reader)
    sums = chronicle.sums
    dice = chronicle.dice.keys() - chronicle.weights.keys() - chronicle.news.keys()
    loss_told = bool(suffered(reader, events, since))
    lines = list[tuple[int, str]]()
    for entry in in_short(entries_of(reader, events, since)):
        tells_loss = not loss_told and is_loss(reader, entry)
        score = weight(reader, entry) if tells_loss else OWN_WEIGHT if is_own(reader, entry) else entry.weight
        if entry.weight or tells_loss:
            sentences = tuple(sentence for sentence in entry.sentences if sentence.key not in dice)
            entry = replace(entry, sentences=sentences)
            by_player = sums and actor_of(reader, entry) is not None
            parts = as_one([entry], sums, NUMBER, since + 1) if by_player else [entry]
            lines += [(score, line) for part in parts if (line := line_of(reader, part))]
    return [line for line in lines if line[0] > OWN_WEIGHT] or lines


def suffered(reader: Reader, events: Sequence[LoggedEvent], since: int) -> str:
    """The harm done to the reader's pieces after event `since`, in one line; empty if nothing that hurts."""
    included = included_events(reader, events)
    known = sum(event.number <= since for event in included)
    message = None if reader.seat is None else chronicle_of(reader).suffered(reader.seat, included, known)
    return "" if message is None else reader.tell(included[-1], message).strip()


def _recent(reader: Reader, events: Sequence[LoggedEvent], most: int, since: int) -> Log | None:
    gathered = _gather(reader, in_short(entries_of(reader, events, since)), since)
    recap = _Recap(reader, _without_steps(reader, with_words(reader, gathered)))
    own = recap.outcome()
    firm = [*own, *(index for index in recap.last_answer() if index not in own)]
    others = [index for index in recap.indices if index not in firm]
    chosen = {*firm, *recap.weightiest(others, most - len(firm), firm)}
    deeds = [index for index in recap.indices if own and index > own[0] and recap.is_by_others(index)]
    chosen_deeds = [index for index in deeds if index in chosen]
    left_out = [index for index in deeds if index not in chosen]
    chosen.update(recap.weightiest(left_out, OTHERS_LINES - len(chosen_deeds), chosen_deeds))
    return recap.log(chosen, bold=own[:1] or recap.first_important(chosen), whole=own)


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
        paragraph: Hashable = (_group_of(reader, entry, stays=stays) if sums else None) or index
        if in_turns and actor not in runs:
            runs.clear()
        if actor != reader.seat and runs.get(actor, (None, index))[0] != paragraph:
            runs[actor] = paragraph, index
        run = runs.get(actor, (paragraph, 0))
        groups[run] = [*groups.pop(run, []), entry]  # at the end, where its last entry is
    return [
        entry
        for (paragraph, _), group in groups.items()
        for entry in (group if isinstance(paragraph, int) else as_one(group, sums, NUMBER, since + 1))
    ]


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
    last_weighty = max((index for index, entry in enumerate(entries) if entry.weight), default=0)
    steps = [entry for entry in entries[:last_weighty] if all(is_chosen(reader, event) for event in entry.all_events)]
    steps += [entry for entry in entries if any(event.key in turns for event in entry.events)]
    return [entry for entry in entries if entry.weight or entry not in steps]


class _Recap:
    """Chooses which entries of the news to tell. Entries are named by their indices, in chronological order."""

    def __init__(self, reader: Reader, entries: Sequence[LoggedEntry]) -> None:
        self.reader = reader
        self.entries = entries
        self.indices = range(len(entries))

    def weight(self, index: int) -> int:
        """The weight of an entry for the reader."""
        return weight(self.reader, self.entries[index])

    def is_by_others(self, index: int) -> bool:
        """Whether an entry names another player first."""
        return first_seat(self.entries[index]) not in (None, self.reader.seat)

    def first_important(self, indices: Iterable[int]) -> list[int]:
        """The first important one of these entries that has a sentence of its own or names the reader, if any."""
        important = [index for index in sorted(indices) if self.weight(index) >= IMPORTANT]
        telling = [
            index
            for index in important
            if self.entries[index].sentences or names_reader(self.reader, self.entries[index])
        ]
        return telling[:1]

    def outcome(self) -> list[int]:
        """The entries about the reader from the reader's last choice that produced any of weight."""
        if self.reader.seat is None:
            return []
        by_choice: dict[int, list[int]] = {}
        for index, entry in enumerate(self.entries):
            chosen = {event.entry for event in entry.events if is_chosen(self.reader, event)}
            if entry.sentences and chosen and names_reader(self.reader, entry):
                for choice in chosen:
                    by_choice.setdefault(choice, []).append(index)
        telling = [choice for choice, own in by_choice.items() if any(self.entries[index].weight for index in own)]
        own = by_choice.get(max(telling or by_choice, default=0), [])
        return [index for index in own if self.entries[index].weight] or own

    def last_answer(self) -> list[int]:
        """The entry that tells the newest choice itself, if that has one: more may have followed from it."""
        last_choice = {
            index: entry.events[-1].entry
            for index, entry in enumerate(self.entries)
            if entry.events and self.reader.by_choice(entry.events[-1])
        }
        newest = max(last_choice.values(), default=0)
        last = [index for index, choice in last_choice.items() if choice == newest][:1]
        return [index for index in last if not is_tidying(self.reader, self.entries, index)]

    def weightiest(self, among: Iterable[int], most: int, fixed: Sequence[int] = ()) -> list[int]:
        """Which of the entries `among` to tell in about `most` lines, in order; more if they are important.

        Each other player who did something gets their weightiest entry before anyone gets a second one, and so does the
        game itself if it is important; then come important ones as far as `ROWS_PER_LINE` allows, the reader's losses,
        and what the game always tells. `fixed`: entries that are always told.
        """
        reader, entries = self.reader, self.entries
        ranked = sorted(among, key=lambda index: (self.weight(index), index), reverse=True)
        covered = {reader.seat, *(actor_of(reader, entries[index]) for index in fixed)} - {None}
        firsts: dict[Seat | None, int] = {}
        for index in ranked:
            actor = actor_of(reader, entries[index])
            if actor not in covered and entries[index].weight >= (1 if actor is not None else IMPORTANT):
                firsts.setdefault(actor, index)
        chosen: list[int] = []
        rows = sum(map(self._rows, fixed))
        for index in [*firsts.values(), *(index for index in ranked if index not in firsts.values())]:
            new_rows = rows + self._rows(index)
            fits = self.weight(index) >= IMPORTANT and new_rows <= ROWS_PER_LINE * max(LEAST_LINES, most)
            if len(chosen) < most or fits or index in firsts.values() or is_always_told(reader, entries[index]):
                chosen.append(index)
                rows = new_rows
        return sorted(chosen)

    def _rows(self, index: int) -> int:
        """The rows that an entry takes on a phone."""
        return sum(1 + columns(line) // ROW_WIDTH for line in paragraphs_of(self.reader, self.entries[index]))

    def log(self, chosen: Iterable[int], *, bold: Collection[int], whole: Collection[int] = ()) -> Log | None:
        """The entries `chosen` in order, fact by fact, some in bold; `whole` and important ones are not cut.

        The last line says how many others there are; a single one is shown instead.
        """
        reader, entries = self.reader, self.entries
        shown = sorted(chosen)
        if len(shown) == len(entries) - 1:
            shown = [*self.indices]
        if not shown:
            return None
        lines = {n: list((lines_of if n in bold else paragraphs_of)(reader, entries[n])) for n in shown}
        announced = [entries[index].events[0] for index in shown if entries[index].events]
        for index in shown:
            host = guest_in(reader, entries[index])
            if entries[index].turn not in announced and host is not None:
                lines[index][0] = reader.say("story-in_turn", player=host, line=Markdown(lines[index][0]))
        lines |= {index: [f"**{line.replace('**', '')}**" for line in lines[index]] for index in bold}
        if len(entries) > len(shown):
            lines[shown[-1]][-1] += reader.say("story-more", number=len(entries) - len(shown))
        firm = [line for index in shown if index in whole or is_firm(reader, entries[index]) for line in lines[index]]
        return Log([line for index in shown for line in lines[index]], reader.cut, firm)
