"""Events as entries: the weightiest before a question, the newest on a board, turn by turn on a page."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial, reduce, wraps
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple, TypeVar

from cogs.services.reader import DICE, ENDED, Reader
from cogs.services.screen import Log
from locales.labels import columns
from locales.sanitizing import Markdown
from rules.chronicles import Chronicler
from rules.messages import Args, Message, Seat, SeatRef, seat_name
from rules.stories import SHORT, Entry, as_one, listed, names_in
from storage.rows import LoggedEvent

T = TypeVar("T")

IMPORTANT = 5
"""The weight (`rules.chronicles`, 1 to 10) from which an entry is shown beyond the lines that are asked for."""
MINE = 3
"""Added to the weight of an entry that names the reader's seat."""
SPREAD, FEW = 3, 3
"""The rows on a phone that entries may take for each line that is asked for, and the fewest lines counted for that."""
ROW = 46
"""The letters of a row on a phone; Japanese ones count twice."""
OTHERS = 2
"""Lines of the news about what others did after the reader's own last choice."""
UNDONE = {"log-undone": "story-undone", "log-undone_by_all": "story-undone_by_all"}
"""Undo and steps back, which are shown with what they took back."""
UNDONE_NAMED = {"log-undone": "story-undone_named", "log-undone_by_all": "story-undone_by_all_named"}
"""The keys of steps back if they name the player of the choice."""
TIMES = "story-times"
ENDS = tuple(".!?…)。！？）」”’:：")
"""Signs that end a sentence; where there is none, a full stop has to be added."""
OPENS = ("(", "（", "·", "・")
"""Signs that begin an addition to the sentence before."""
NUMBER = attrgetter("number")
CONTEXT = 40
"""The number of events before the news that are read as well, so that a scene is told in full."""


def once_per_entry(work_out: Callable[[Reader, Entry[LoggedEvent]], T]) -> Callable[[Reader, Entry[LoggedEvent]], T]:
    """A function that works out something of an entry once for each seat, as long as the table does not change."""

    @wraps(work_out)
    def known(reader: Reader, entry: Entry[LoggedEvent]) -> T:
        key = (work_out, reader.seat, reader.entry, id(entry))
        if key not in reader.memo:
            reader.memo[key] = entry, work_out(reader, entry)  # the entry stays, and so its id is not used again
        value: T = reader.memo[key][1]
        return value

    return known


def brief(reader: Reader, events: Sequence[LoggedEvent], most: int, since: int = 0) -> Log | None:
    """The weightiest entries in chronological order: about `most` lines, and important ones as in `_weightiest`.

    `since`: the number of the last event that the reader knows. The first line is bold if it is important. If turns are
    announced, each entry is below the announcement of its turn.
    """
    entries = _worded(reader, entries_of(reader, events, since))
    places = _weightiest(reader, entries, range(len(entries)), most)
    turns = [entries[at].turn for at in places]
    announced = [at for at, entry in enumerate(entries) if entry.events[:1] and entry.events[0] in turns]
    bold = places[:1] if places and weight(reader, entries[places[0]]) >= IMPORTANT else []
    return _log(reader, entries, {*places, *announced}, bold)


def recent(reader: Reader, events: Sequence[LoggedEvent], most: int, since: int = 0) -> Log | None:
    """As `brief`, without announcements, with the last answer, and the reader's own last outcome in bold.

    Without an outcome, the first important line is bold. The outcome doesn't displace what others did after it:
    `OTHERS` lines are always about them. Worked out once for all screens of a position, such as a panel and its update.
    """
    key = ("recent", reader.seat, reader.entry, most, since, *map(NUMBER, events))
    if key not in reader.memo:
        reader.memo[key] = _recent(reader, events, most, since)
    return reader.memo[key]  # type: ignore[no-any-return]


def _recent(reader: Reader, events: Sequence[LoggedEvent], most: int, since: int) -> Log | None:
    entries = _recapped(reader, entries_of(reader, events, since), since)
    own = _outcome(reader, entries)
    firm = [*own, *(at for at in _last_answer(reader, entries) if at not in own)]
    others = [at for at in range(len(entries)) if at not in firm]
    places = {*firm, *_weightiest(reader, entries, others, most - len(firm), firm)}
    acts = [
        at for at in range(len(entries)) if own and at > own[0] and _first_seat(entries[at]) not in (None, reader.seat)
    ]
    shown = [at for at in acts if at in places]
    places.update(_weightiest(reader, entries, [at for at in acts if at not in places], OTHERS - len(shown), shown))
    important = [at for at in sorted(places) if weight(reader, entries[at]) >= IMPORTANT]
    bold = own[:1] or [at for at in important if entries[at].sentences or _names(reader, entries[at])][:1]
    return _log(reader, entries, places, bold, own)


def _recapped(reader: Reader, entries: Sequence[Entry[LoggedEvent]], since: int) -> list[Entry[LoggedEvent]]:
    """The entries of a recap: scenes in short, what belongs together as one, and nothing that goes without saying."""
    return _without_steps(reader, _worded(reader, _gathered(reader, _in_short(entries), since)))


def _gathered(reader: Reader, entries: Sequence[Entry[LoggedEvent]], since: int) -> list[Entry[LoggedEvent]]:
    """The entries, with those that belong together joined into one, in the place of the last of them.

    Those of another player belong together only if they follow each other; where players take turns, also nobody else's
    may come in between. What came up to event `since` is known.
    """
    sums, in_turns = _chronicle(reader).sums, bool(_chronicle(reader).turn_of)
    groups: dict[tuple[Hashable, int], list[Entry[LoggedEvent]]] = {}
    runs: dict[Seat | None, tuple[Hashable, int]] = {}
    for at, entry in enumerate(entries):
        actor = _actor(reader, entry)
        stays = entry is entries[-1] or NUMBER(entry.all_events[0]) <= since
        of = (sums and _group_of(reader, entry, stays=stays)) or at
        if in_turns and actor not in runs:
            runs.clear()
        if actor != reader.seat and runs.get(actor, (None, at))[0] != of:
            runs[actor] = of, at
        group = runs.get(actor, (of, 0))
        groups[group] = [*groups.pop(group, []), entry]
    told = [
        group if isinstance(of, int) else as_one(group, sums, NUMBER, since + 1) for (of, _), group in groups.items()
    ]
    return [entry for group in told for entry in group]


def _group_of(reader: Reader, entry: Entry[LoggedEvent], *, stays: bool) -> tuple[object, ...] | None:
    """The key of the paragraph that an entry joins; None if it has one of its own.

    A rival's deeds share a paragraph, except those in another player's turn. So do the reader's own scenes in their
    short form. Among the scenes that hurt the reader, long ones stand apart from other deeds; short ones, and those
    that have to stay whole, have paragraphs of their own: the newest, which may not be over, and one whose beginning
    is known. Small changes without a roll are summed up for each choice. What the table itself tells stands apart, too.
    """
    sums, actor = _chronicle(reader).sums, _actor(reader, entry)
    one_by_one, events = listed(entry, sums), entry.all_events
    if not all(map(reader.by_choice, events)):
        return None
    strikes = reader.seat is not None and any(seat_name(reader.seat) in names_in(event) for event in one_by_one)
    if strikes and (stays or len(entry.sentences) <= SHORT):
        return None
    if actor is not None and (actor != reader.seat or entry.short):
        return "deeds", actor, strikes, _guest_in(reader, entry)
    if not one_by_one and all(event.key in sums for event in events) and not _chronicle(reader).rolled(events):
        return "choice", actor, entry.all_events[0].entry
    return None


def _guest_in(reader: Reader, entry: Entry[LoggedEvent]) -> SeatRef | None:
    """The player in whose turn another one did what an entry tells; None if it was that player's own turn."""
    if entry.turn is None or entry.turn.key != _chronicle(reader).turn_of:
        return None
    host, actor = entry.turn.args["player"], _actor(reader, entry)
    return host if isinstance(host, SeatRef) and actor not in (None, host.seat) else None


def _without_steps(reader: Reader, entries: Sequence[Entry[LoggedEvent]]) -> list[Entry[LoggedEvent]]:
    """The entries but for those without weight that announce a turn or that the reader chose before a weighty one."""
    turns, last = _chronicle(reader).turns, max((at for at, entry in enumerate(entries) if entry.weight), default=0)
    steps = [entry for entry in entries[:last] if all(is_chosen(reader, event) for event in entry.all_events)]
    steps += [entry for entry in entries if any(event.key in turns for event in entry.events)]
    return [entry for entry in entries if entry.weight or entry not in steps]


def _is_tidying(reader: Reader, entries: Sequence[Entry[LoggedEvent]], at: int) -> bool:
    """Whether an entry tells a choice without weight, such as a discard, in a turn in which another had more."""
    entry, turns = entries[at], _chronicle(reader).turns
    if entry.weight or not _is_choice(reader, entry) or any(event.key in turns for event in entry.all_events):
        return False
    return any(other.weight and _is_choice(reader, other) for other in entries if other.turn is entry.turn)


def _is_choice(reader: Reader, entry: Entry[LoggedEvent]) -> bool:
    """Whether all its events came from a choice, not from the table itself or an undo."""
    return all(reader.by_choice(event) and event.key not in UNDONE for event in entry.all_events)


def _in_short(entries: Sequence[Entry[LoggedEvent]]) -> list[Entry[LoggedEvent]]:
    """The entries in short, consecutive ones of one player as one, and those that say the same as well."""
    merged: list[Entry[LoggedEvent]] = []
    open_: Entry[LoggedEvent] | None = None
    for entry in entries:
        if entry.short:
            entry = replace(entry, sentences=entry.short)
            if open_ is not None and _first_seat(open_) == _first_seat(entry):
                merged.remove(open_)
                entry = _together(open_, entry, sentences=(*open_.sentences, *entry.sentences))
            open_ = entry
        elif entry.sentences:
            open_ = None
        merged.append(entry)
    return _once(merged)


def _first_seat(entry: Entry[LoggedEvent]) -> Seat | None:
    """The player that an entry names first."""
    named = (name for event in entry.all_events for name in event.args.values())
    return next((name.seat for name in named if isinstance(name, SeatRef)), None)


def _once(entries: Sequence[Entry[LoggedEvent]]) -> list[Entry[LoggedEvent]]:
    """The entries without those that the next one with words repeats; that one says how often it happened."""
    alike: list[list[Entry[LoggedEvent]]] = []
    silent: list[list[Entry[LoggedEvent]]] = []
    for entry in entries:
        if not entry.sentences and not entry.changes:
            silent.append([entry])
        elif alike and not (entry.changes or alike[-1][-1].changes) and _words(alike[-1][-1]) == _words(entry):
            alike[-1:] = [*silent, [*alike[-1], entry]]
            silent = []
        else:
            alike += [*silent, [entry]]
            silent = []
    return [_repeated(same) for same in [*alike, *silent]]


def _words(entry: Entry[LoggedEvent]) -> list[tuple[str, Args]]:
    """The words of an entry, to be compared."""
    return [(message.key, message.args) for message in entry.sentences]


def _repeated(same: Sequence[Entry[LoggedEvent]]) -> Entry[LoggedEvent]:
    """Entries with the same words as the last of them, with their number."""
    if len(same) == 1:
        return same[0]
    headlines = (*same[-1].sentences, Message(TIMES, {"times": len(same)}))
    return reduce(partial(_together, sentences=headlines), same)


def _together(
    first: Entry[LoggedEvent], second: Entry[LoggedEvent], *, sentences: tuple[Message, ...]
) -> Entry[LoggedEvent]:
    """Two entries as one, in the place of the second."""
    weight = max(first.weight, second.weight)
    return replace(second, events=first.events + second.events, sentences=sentences, weight=weight)


def _worded(reader: Reader, entries: Sequence[Entry[LoggedEvent]]) -> list[Entry[LoggedEvent]]:
    """The entries with any text."""
    return [entry for entry in entries if line_of(reader, entry)]


def _log(
    reader: Reader,
    entries: Sequence[Entry[LoggedEvent]],
    places: Iterable[int],
    bold: Collection[int],
    kept: Collection[int] = (),
) -> Log | None:
    """The entries at `places` in order, some in bold; those `kept` and important ones are not cut.

    The main line is that of a loss of the reader, or else of the weightiest and newest entry; of those not `kept`, if
    they have any weight. The last line says how many others there are; a single one is shown instead.
    """
    shown = sorted(places)
    if len(shown) == len(entries) - 1:
        shown = list(range(len(entries)))
    weights = {at: weight(reader, entries[at]) for at in shown}
    ranks = {at: (at not in kept and weights[at] > 0, _is_loss(reader, entries[at]), weights[at]) for at in shown}
    if not shown:
        return None
    lines = {at: line_of(reader, entries[at]) for at in shown}
    announced = [entries[at].events[0] for at in shown if entries[at].events]
    for at in shown:
        if entries[at].turn not in announced and (host := _guest_in(reader, entries[at])) is not None:
            lines[at] = reader.say("story-in_turn", player=host, line=Markdown(lines[at]))
    lines |= {at: _bold(lines[at]) for at in bold}
    if len(entries) > len(shown):
        lines[shown[-1]] += reader.say("story-more", number=len(entries) - len(shown))
    firm = [lines[at] for at in shown if at in kept or _is_firm(reader, entries[at])]
    return Log([*lines.values()], reader.cut, firm, shown.index(max(shown, key=lambda at: (ranks[at], at))))


def _weightiest(
    reader: Reader, entries: Sequence[Entry[LoggedEvent]], places: Iterable[int], most: int, fixed: Sequence[int] = ()
) -> list[int]:
    """Which of the entries at `places` to tell in about `most` lines, in order; more if they are important.

    Each other player who did something gets their weightiest entry before anyone gets a second one; then come important
    ones as far as `SPREAD` allows, the reader's losses, and what the game always tells. `fixed`: the indices of entries
    that are always told.
    """
    ranked = sorted(places, key=lambda at: (weight(reader, entries[at]), at), reverse=True)
    heard = {reader.seat, *(_actor(reader, entries[at]) for at in fixed)}
    firsts: dict[Seat, int] = {}
    for at in ranked:
        who = _actor(reader, entries[at])
        if who not in heard and who is not None and entries[at].weight:
            firsts.setdefault(who, at)
    kept: list[int] = []
    rows = sum(_rows(reader, entries[at]) for at in fixed)
    for at in [*firsts.values(), *(at for at in ranked if at not in firsts.values())]:
        needed = rows + _rows(reader, entries[at])
        if (
            len(kept) >= most
            and at not in firsts.values()
            and not _is_always_told(reader, entries[at])
            and (weight(reader, entries[at]) < IMPORTANT or needed > SPREAD * max(FEW, most))
        ):
            continue
        kept.append(at)
        rows = needed
    return sorted(kept)


def _rows(reader: Reader, entry: Entry[LoggedEvent]) -> int:
    """The rows that an entry takes on a phone."""
    return 1 + columns(line_of(reader, entry)) // ROW


@once_per_entry
def _actor(reader: Reader, entry: Entry[LoggedEvent]) -> Seat | None:
    """The player who did what an entry tells; None if it was nobody."""
    return None if next(iter(entry.all_events)).key in _chronicle(reader).befalls else _first_seat(entry)


def _outcome(reader: Reader, entries: Sequence[Entry[LoggedEvent]]) -> list[int]:
    """The indices of the entries about the reader from the reader's last choice that produced any of weight."""
    if reader.seat is None:
        return []
    by_choice: dict[int, list[int]] = {}
    for at, entry in enumerate(entries):
        chosen = {event.entry for event in entry.events if is_chosen(reader, event)}
        if entry.sentences and chosen and _names(reader, entry):
            for choice in chosen:
                by_choice.setdefault(choice, []).append(at)
    telling = [choice for choice, places in by_choice.items() if any(entries[at].weight for at in places)]
    own = by_choice.get(max(telling or by_choice, default=0), [])
    return [at for at in own if entries[at].weight] or own


def _last_answer(reader: Reader, entries: Sequence[Entry[LoggedEvent]]) -> list[int]:
    """The index of the entry that tells the newest choice itself, if that has one: more may have followed from it."""
    chosen = [at for at, entry in enumerate(entries) if entry.events and reader.by_choice(entry.events[-1])]
    newest = max((entries[at].events[-1].entry for at in chosen), default=0)
    last = [at for at in chosen if entries[at].events[-1].entry == newest][:1]
    return [at for at in last if not _is_tidying(reader, entries, at)]


def begins_turn(entry: Entry[LoggedEvent]) -> bool:
    """Whether the choice of the entry began its turn: the position before belongs to another turn."""
    return entry.turn is not None and entry.turn.entry == max(event.entry for event in entry.all_events)


def leads_on(reader: Reader, events: Sequence[LoggedEvent]) -> bool:
    """Whether another turn has begun after something important that these events tell: the board shows that one."""
    turns = _chronicle(reader).turns
    if not any(event.key in turns for event in events):
        return False
    entries = entries_of(reader, events)
    return any(entry.turn != entries[-1].turn and entry.weight >= IMPORTANT for entry in entries)


def is_chosen(reader: Reader, event: LoggedEvent) -> bool:
    """Whether the event came from a choice of the reader's own seat."""
    return event.chosen_by == reader.seat and reader.by_choice(event)


def _bold(line: str) -> str:
    return f"**{line.replace('**', '')}**"


def newest(reader: Reader, events: Sequence[LoggedEvent], most: int, worded: dict[Hashable, list[str]]) -> Log | None:
    """The newest entries in short, up to `most` lines; the first line says where older ones are.

    `worded`: as for `latest`.
    """
    before, reads = dict(worded), (reader.language, *reader.names)
    worded.clear()
    lines: list[str] = []
    for turn in reversed(_by_turn(reader, events)):
        key = (reads, bool(lines), *map(NUMBER, turn))
        in_short = worded[key] = before[key] if key in before else _in_lines(reader, turn, events, is_last=not lines)
        lines = [*in_short, *lines]
        if len(lines) > most:
            return Log([reader.cut, *lines[-most:]], reader.cut)
    return Log(lines, reader.cut) if lines else None


def _in_lines(
    reader: Reader, turn: Sequence[LoggedEvent], events: Sequence[LoggedEvent], *, is_last: bool
) -> list[str]:
    """The entries of one turn in short, without tidying up, such as discards, at the end of the last turn.

    `events`: all that were read.
    """
    named = _named(reader, _chronicle(reader).entries(turn), events)
    entries = [entry for entry in _in_short(named) if entry.sentences]
    while is_last and entries and _is_tidying(reader, entries, len(entries) - 1):
        entries.pop()
    return list(filter(None, (line_of(reader, entry) for entry in entries)))


class Told(NamedTuple):
    """An entry in words, with the times of its first event and of its newest one.

    Their numbers would show a page that there were others in between, which its reader may not know.
    """

    first: float
    newest: float
    line: str


@dataclass(slots=True)
class Turn:
    """A turn: the entry that announces it, if there is one, and the other ones."""

    heading: Told | None = None
    entries: list[Told] = field(default_factory=list)


TurnInWords = list[tuple[bool, bool, Told]]
"""The entries of a turn in words, and whether they announce it, and are losses of the reader."""
Lines = dict[Hashable, TurnInWords]
"""The turns in words, by what the words depend on."""


def latest(reader: Reader, events: Sequence[LoggedEvent], most: int, worded: Lines) -> list[Turn]:
    """The newest entries by turn, small changes as well, all in order; about `most` lines, and older losses.

    `worded`: the words from last time, so that only turns with something new are put into words; it is brought up to
    date.
    """
    before, reads = dict(worded), (reader.language, *reader.names)
    worded.clear()
    turns: list[Turn] = []
    number, losses = 0, _chronicle(reader).losses
    for turn in reversed(_whole_turns(reader, events)):
        if number > most and not any(event.key in losses for event in turn):
            continue
        shown = Turn()
        key = (reads, *(event.number for event in turn))
        turn_lines = worded[key] = before[key] if key in before else _turn_in_words(reader, turn, events)
        for announces, is_loss, told in reversed(turn_lines):
            number += 1
            begun = bool(turns or shown.entries)
            if begun and number > most and not (is_loss or (announces and shown.entries)):
                continue
            if announces:
                shown.heading = told
            else:
                shown.entries.insert(0, told)
        if shown.heading or shown.entries:
            turns.insert(0, shown)
    return turns


def _whole_turns(reader: Reader, events: Sequence[LoggedEvent]) -> list[list[LoggedEvent]]:
    """The events to tell, one list per turn.

    If the oldest turn was read only in part, it is left out unless it is the only one: it has no heading, and it would
    lose an event, and change its sums, with every new one.
    """
    turns = _by_turn(reader, events)
    whole = not events or events[0].entry == 0 or turns[0][0].key in _chronicle(reader).turns
    return turns if whole or len(turns) == 1 else turns[1:]


def _by_turn(reader: Reader, events: Sequence[LoggedEvent]) -> list[list[LoggedEvent]]:
    """The events to tell, one list per turn; the oldest may have been read only in part."""
    starts = _chronicle(reader).turns
    turns: list[list[LoggedEvent]] = []
    for event in _told_of(reader, events):
        if not turns or event.key in starts:
            turns.append([])
        turns[-1].append(event)
    return turns


def _turn_in_words(reader: Reader, turn: Sequence[LoggedEvent], events: Sequence[LoggedEvent]) -> TurnInWords:
    """The entries of one turn in words; `events`: all that were read."""
    starts = _chronicle(reader).turns
    entries = _worded(reader, _named(reader, _chronicle(reader).entries(turn), events))
    in_words: TurnInWords = []
    for entry in entries:
        times = [event.at for event in entry.all_events]
        told = Told(min(times), max(times), line_of(reader, entry))
        announces = bool(entry.sentences) and entry.sentences[0].key in starts
        in_words.append((announces, _is_loss(reader, entry), told))
    return in_words


def entries_of(reader: Reader, events: Sequence[LoggedEvent], since: int = 0) -> list[Entry[LoggedEvent]]:
    """The events after number `since` as entries, by the chronicler of the game.

    What was taken back is left out; the undo itself is an entry.
    """
    key = ("entries", reader.seat, reader.entry, since, *map(NUMBER, events))
    if key not in reader.memo:
        named = _told_of(reader, events)
        entries = _chronicle(reader).entries(named, bisect_right(named, since, key=NUMBER))
        reader.memo[key] = _named(reader, entries, events)
    return list(reader.memo[key])


def _chronicle(reader: Reader) -> Chronicler:
    return Chronicler() if reader.game is None else reader.game.chronicle


def _told_of(reader: Reader, events: Sequence[LoggedEvent]) -> list[LoggedEvent]:
    """The events that a story includes: not those of choices that were taken back, or shown elsewhere."""
    undone, elsewhere = _undone(events), (*DICE, *ENDED) if reader.table.is_over else DICE
    return [
        event
        for event in events
        if event.key not in elsewhere and not (event.entry in undone and reader.by_choice(event))
    ]


def _named(
    reader: Reader, entries: Sequence[Entry[LoggedEvent]], events: Sequence[LoggedEvent]
) -> list[Entry[LoggedEvent]]:
    """The entries, in which steps back name what they took back."""
    return [_naming(reader, entry, events) if _is_undo(entry) else entry for entry in entries]


def _is_undo(entry: Entry[LoggedEvent]) -> bool:
    return bool(entry.sentences) and entry.sentences[0].key in UNDONE


def _naming(reader: Reader, undo: Entry[LoggedEvent], events: Sequence[LoggedEvent]) -> Entry[LoggedEvent]:
    """A step back that names the first choice it took back by its weightiest public event.

    If a player stepped back, it is the first that names them: earlier choices of computer players were undone with it.
    """
    event, chronicle = undo.events[0], _chronicle(reader)
    before = _undone(earlier for earlier in events if earlier.entry < event.entry)
    taken = [number for number in _taken_back(event) if number not in before]
    public = [earlier for earlier in events if earlier.audience is None and earlier.back_to is None]
    gone = [earlier for earlier in public if earlier.entry in taken and reader.by_choice(earlier)]
    player = event.args.get("player")
    own = [earlier.entry for earlier in gone if player is not None and earlier.args.get("player") == player]
    first = min(own or taken, default=None)
    caused = [earlier for earlier in gone if earlier.entry == first and earlier.key not in chronicle.consequences]
    entries = chronicle.entries(caused)
    weightiest = max(reversed(_worded(reader, entries)), key=lambda entry: entry.weight, default=None)
    what = "" if weightiest is None else line_of(reader, weightiest)
    if caused and (other := chronicle.taken_back(caused)) is not None:
        what = reader.tell(caused[0], other)
    if not what:
        return undo
    named_there = isinstance(player, SeatRef) and reader.names_then(event)[player.seat] in what
    named = Message((UNDONE_NAMED if named_there else UNDONE)[event.key], {**event.args, "choice": Markdown(what)})
    return replace(undo, sentences=(named, *undo.sentences[1:]))


@once_per_entry
def line_of(reader: Reader, entry: Entry[LoggedEvent]) -> str:
    """The sentences of an entry on one line, with the small changes of a player; may be empty."""
    sentences = _counted(reader, (_sentence(reader, entry, message) for message in entry.sentences))
    if entry.seat is not None and entry.changes:
        counted = _counted(reader, (_sentence(reader, entry, change) for change in entry.changes))
        changes = reader.services.texts.join(reader.language, counted)
        key = "story-besides" if entry.besides else "story-also"
        if entry.names_others or not sentences:
            total = Message("story-changes", {"player": seat_name(entry.seat), "changes": Markdown(changes)})
            changes = _sentence(reader, entry, total)
        sentences.append(reader.say(key, changes=Markdown(changes)) if sentences else changes)
    return in_one_line(reader, sentences) if sentences else ""


def _counted(reader: Reader, lines: Iterable[str]) -> list[str]:
    """The lines with words, of which those that follow themselves are one that says how often."""
    runs = [(line, len([*run])) for line, run in groupby(filter(None, lines))]
    return [line if n == 1 else in_one_line(reader, [line, reader.say(TIMES, times=n)]) for line, n in runs]


def in_one_line(reader: Reader, sentences: Sequence[str]) -> str:
    """Sentences one after another, with full stops between them where they lack one. Raises TypeError without any."""
    return reduce(partial(_joined, reader), sentences)


def _sentence(reader: Reader, entry: Entry[LoggedEvent], message: Message) -> str:
    if isinstance(message, LoggedEvent):  # with the names of its own time
        return " ".join(reader.line(message).split())
    return reader.tell(entry.all_events[0], message)


def _joined(reader: Reader, first: str, following: str) -> str:
    ended = first.rstrip("*_ ")[-1:] in ENDS or following[:1] in OPENS
    key = "story-sentences" if ended else "story-sentences_unended"
    return reader.say(key, first=Markdown(first), next=Markdown(following))


@once_per_entry
def weight(reader: Reader, entry: Entry[LoggedEvent]) -> int:
    """The weight of an entry for this reader: a loss always counts, and more if it names their seat or their things."""
    if _is_loss(reader, entry):
        return max(IMPORTANT, entry.weight + MINE)
    if not entry.weight or reader.seat is None:
        return entry.weight
    return entry.weight + MINE * _names(reader, entry)


def _is_firm(reader: Reader, entry: Entry[LoggedEvent]) -> bool:
    """Whether an entry is important, or always told."""
    return weight(reader, entry) >= IMPORTANT or _is_always_told(reader, entry)


def _is_always_told(reader: Reader, entry: Entry[LoggedEvent]) -> bool:
    """Whether it is the reader's loss, is always told in its game, or is about the reader and has any weight.

    If another player did it to the reader, or the reader had set it off before another player's choice, it needs none.
    """
    kept, actor = _chronicle(reader).kept, _actor(reader, entry)
    others = any(isinstance(name, SeatRef) and name.seat != reader.seat for name in entry.named)
    set_off = others and not any(is_chosen(reader, event) for event in entry.events)
    between = actor is not None and (actor != reader.seat or set_off)
    own = (between or entry.weight > 0) and _names(reader, entry)
    return own or _is_loss(reader, entry) or any(event.key in kept for event in entry.all_events)


@once_per_entry
def _is_loss(reader: Reader, entry: Entry[LoggedEvent]) -> bool:
    """Whether the reader loses something in it."""
    chronicle, game = _chronicle(reader), reader.game
    lost = [event for event in entry.all_events if event.key in chronicle.losses]
    return reader.seat is not None and any(
        chronicle.seat_of(game, next(iter(event.args.values()))) == reader.seat for event in lost
    )


@once_per_entry
def _names(reader: Reader, entry: Entry[LoggedEvent]) -> bool:
    """Whether an entry names the reader's seat or what belongs to them."""
    game = reader.game
    return game is not None and any(game.chronicle.seat_of(game, name) == reader.seat for name in entry.named)


def _undone(events: Iterable[LoggedEvent]) -> set[int]:
    """The entries that were taken back by later ones."""
    return {number for event in events if event.back_to is not None for number in _taken_back(event)}


def _taken_back(event: LoggedEvent) -> range:
    return range(0) if event.back_to is None else range(event.back_to + 1, event.entry)
