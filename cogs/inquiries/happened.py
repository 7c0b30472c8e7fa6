"""What happened, for questions about it: the events in the log that are of the kind in question, newest first."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from operator import itemgetter

from cogs.inquiries.event_kinds import (
    FAILURE,
    SUFFERED,
    EventKind,
    asked_for,
    denies,
    done_by,
    numbered_time,
    of_present_round,
    of_present_turn,
    of_round_before,
    says_no_of,
    tells_of,
)
from cogs.inquiries.known import Known, names_of
from cogs.inquiries.meaning import Phrasebook
from cogs.inquiries.retrieval import VERBS, Index, held, normal, terms
from cogs.inquiries.understanding import PLAYER, Inquiry, tells_of_failure, without_names
from cogs.screens.story import entries_of, lines_of, weight
from cogs.services.reader import Reader
from locales.sanitizing import Markdown
from pictures.kit import unmarked
from rules.messages import Seat
from rules.stories import Entry
from storage.rows import LoggedEvent

MOST_OF_TURN = 6
"""Entries that tell of one turn."""
RECENT = 40
"""Events that count as recent."""
MOST_EVENTS = 5
MOST_OF_ALL = 10
"""Events that are listed if the question is about everyone, or asks how many."""
MOST_REASONS = 2
"""Events of the kind in question that are told as a reason."""
FEW = 3
"""So few events about a thing are all told."""
SEARCHED = 150
"""The most lines of the log that are compared with a question."""
LOGGED_WORDS = 0.5
"""How much the words count that a question shares with an event; the rest is its meaning."""
LATELY = 0.1
"""How much better the latest event fits than the earliest one that is searched."""
ALIKE = 0.25
"""How much an event must resemble the question at least."""
VAGUELY, HAZY = 0.1, 0.18
"""How much an event must resemble it that is about the things, or only the players, in question."""
FAILED = 0.1
"""How much better the report of a failure fits a question for a reason."""
NEAR, CLOSE = 0.6, 0.75
"""An event is mentioned if it reaches this part of the best score; the second as the reason for something."""
_BRACKETS = re.compile(r"[(（][^()（）]*[)）]")
"""Small changes that a line of the log adds."""
TIMES = {"turn", "number", "round", "floor"}
"""The arguments that number a turn, round or floor in the event that begins it."""
_SIGNED = re.compile(r"[-−+＋]\d")
_NUMBERS = re.compile(r"\d+")
ROUNDS = ("round", "season", "floor")
"""The arguments of the events that begin a round."""


@dataclass(frozen=True, slots=True)
class _Line:
    """One line of the log."""

    text: str
    entry: Entry[LoggedEvent]


def told_of(known: Known, inquiry: Inquiry, *, reasons: bool = False) -> list[str]:
    """What the log tells of the question; `reasons`: a failure before all others.

    The lines are about the players and things that it names. If it names a kind of event (see `asked_for`), only lines
    of that kind are told, the newest first; otherwise those that it resembles most, in their order.
    """
    lines = _about(known, inquiry)
    done = _done(known, inquiry, lines)
    if done is not None:
        return _newest(known, inquiry, *done, reasons=reasons)
    if is_clear(inquiry):
        instead = _instead(known, inquiry, lines)
        return instead[1:] if reasons else instead
    return _alike(known, inquiry, [line.text for line in lines], reasons=reasons)


def _done(known: Known, inquiry: Inquiry, lines: Sequence[_Line]) -> tuple[EventKind, list[_Line]] | None:
    """What `_of_kind` finds in these lines or, if a word may be no thing's name after all, in those without it."""
    found = _of_kind(known, inquiry, lines)
    if found is None and is_clear(inquiry) and not _spelled(known, inquiry):
        unnamed = replace(inquiry, things=())
        return _of_kind(known, unnamed, _about(known, unnamed))
    return found


def naming(known: Known, inquiry: Inquiry) -> list[str]:
    """The latest lines of the log that have all words that the question is about."""
    subject = [term for term in inquiry.terms if term not in VERBS]
    lines = [line.text for line in _about(known, inquiry)] if subject else []
    return [line for line in lines if all(held(normal(line), term) == 1.0 for term in subject)][-MOST_REASONS:]


def at_the_time(known: Known, inquiry: Inquiry) -> list[str]:
    """What the log tells of the players in question in the turn or round that the question numbers."""
    if numbered_time(inquiry.text) is None or not (inquiry.named or inquiry.personal):
        return []
    return [line.text for line in _about(known, inquiry)][-MOST_OF_TURN:]


def of_kind(known: Known, inquiry: Inquiry) -> bool:
    """Whether the log tells of an event of the kind that the question names, about its players and things."""
    return bool(_of_kind(known, inquiry, _about(known, inquiry)))


def of_failure(known: Known, inquiry: Inquiry) -> list[str]:
    """The lines of the log that say why something did not happen: "why didn't Bob get any traps"."""
    if not (inquiry.because and inquiry.negated and inquiry.over and (inquiry.named or inquiry.things)):
        return []
    given = inquiry if _spelled(known, inquiry) else replace(inquiry, things=())
    lines = _about(known, given)
    found = _denied(given, names_of(known, given), lines, _within(known, lines))
    return [] if found is None else _newest(known, given, *found, reasons=True)


def is_clear(inquiry: Inquiry) -> bool:
    """Whether a question names a kind of event so clearly that no other line answers it."""
    return bool(asked_for(inquiry.text)) and inquiry.over and (inquiry.named or inquiry.personal)


def _spelled(known: Known, inquiry: Inquiry) -> bool:
    """Whether a question has the whole name of a thing, not just a word that may be a part of it."""
    return any(normal(name) in inquiry.text for name in names_of(known, inquiry))


def of_turn(reader: Reader, events: Sequence[LoggedEvent], seat: Seat, most: int = MOST_OF_TURN) -> list[str]:
    """The main things that a player did in their last turn, or recently if the game does not distinguish turns.

    `most`: how many entries, the weightiest ones.
    """
    game = reader.game
    if game is None:
        return []
    seat_of, starts = game.chronicle.seat_of, game.turn_starts
    begins = [at for at, event in enumerate(events) if event.key in starts]
    mine = [
        at
        for at in begins
        if any(seat_of(game, each) == seat for each in events[at].args.values() if not isinstance(each, list))
    ]
    if mine:
        ends = [next((end for end in begins if end > at), len(events)) for at in mine]
        turns = [events[at:end] for at, end in zip(mine, ends, strict=True)]
        events = next((turn for turn in reversed(turns) if len(turn) > 1), turns[-1])

    def concerns(entry: Entry[LoggedEvent]) -> bool:
        args = [each for event in entry.events for each in event.args.values() if not isinstance(each, list)]
        return entry.seat == seat or any(seat_of(game, each) == seat for each in args)

    entries = [entry for entry in entries_of(reader, events) if concerns(entry)][-2 * MOST_OF_TURN :]
    best = sorted(entries, key=lambda entry: -weight(reader, entry))[:most]
    return [line for entry in entries if entry in best for line in lines_of(reader, entry)]


def called(reader: Reader, seat: Seat) -> list[str]:
    """How a player is named in the log: by name, or by the name of the only hero."""
    hero = None if reader.game is None else reader.game.called(seat)
    return [reader.plain_names[seat], *([] if hero is None else [reader.say(hero.key)])]


def _about(known: Known, inquiry: Inquiry) -> list[_Line]:
    """The lines of the log about the things and players in question, at the time in question."""
    reader = known.reader
    lines = _lines(reader, _at_the_time(reader, known.events, inquiry))
    if inquiry.things:
        things = [normal(name) for name in names_of(known, inquiry)]
        whole = _spelled(known, inquiry)
        of_things = [line for line in lines if any(thing in normal(line.text) for thing in things)]
        explains = inquiry.because or inquiry.where  # else what is older would answer yes where the answer is no
        if whole and explains and not of_things and numbered_time(inquiry.text) is None:
            every = _lines(reader, known.events)
            of_things = [line for line in every if any(thing in normal(line.text) for thing in things)]
        lines = of_things if of_things or whole else lines  # a word that may be a part of a name may also be no name
    players = [called(reader, seat) for seat in _players(inquiry)]
    own = [] if inquiry.asker is None or not inquiry.suffers else called(reader, inquiry.asker)
    players += [own] if own and own not in players else []

    def named(line: _Line) -> list[bool]:
        return [any(name in line.text for name in names) for names in players]

    fitting = [line for line in lines if all(named(line))]
    fitting = fitting or [line for line in lines if any(named(line)) and (not own or named(line)[-1])]
    if fitting and inquiry.because and inquiry.negated:  # how others answered what a player did
        after = {id(line) for before, line in pairwise(lines) if any(named(before))}
        fitting = [line for line in lines if line in fitting or id(line) in after]
    return (fitting or ([] if inquiry.named else lines))[-SEARCHED:]


def _lines(reader: Reader, events: Sequence[LoggedEvent]) -> list[_Line]:
    """What these events tell, without the lines that only begin a turn or round."""
    starts: Collection[str] = () if reader.game is None else reader.game.turn_starts
    return [
        _Line(text, entry)
        for entry in entries_of(reader, events)
        if [event.key in starts for event in entry.events] != [True]
        for text in lines_of(reader, entry)
    ]


def _players(inquiry: Inquiry) -> Sequence[Seat]:
    """The players in question: in Japanese, something that happened to nobody in particular happened to the asker."""
    if not (inquiry.named or inquiry.personal):
        kinds = [kind.name for kind in asked_for(inquiry.text)[:1]]
        unsaid = inquiry.over and not inquiry.text.isascii() and {*kinds} & {*SUFFERED}
        return (inquiry.asker,) if unsaid and inquiry.asker is not None and not inquiry.each else ()
    return [seat for seat in inquiry.seats if seat != inquiry.asker] or inquiry.seats


def _at_the_time(reader: Reader, events: Sequence[LoggedEvent], inquiry: Inquiry) -> Sequence[LoggedEvent]:
    """The events of the turn or round in question, or the recent ones if it is about these."""
    present, before = of_present_round(inquiry.text), of_round_before(inquiry.text)
    game = reader.game
    if game is not None and (number := numbered_time(inquiry.text)) is not None:
        return _numbered(events, game.turn_starts, number) or events
    if game is not None and of_present_turn(inquiry.text):
        return events[max((at for at, event in enumerate(events) if event.key in game.turn_starts), default=0) :]
    if game is not None and (present or before):
        turns = [at for at, event in enumerate(events) if event.key in game.turn_starts]
        begins = [at for at in turns if {*ROUNDS} & {*events[at].args}]
        if len(begins) >= 2:
            return events[begins[-1] :] if present else events[begins[-2] : begins[-1]]
        return events[turns[-game.seats] :] if len(turns) >= game.seats else events
    return events[-RECENT:] if inquiry.lately else events


def _numbered(events: Sequence[LoggedEvent], starts: Collection[str], number: int) -> Sequence[LoggedEvent]:
    """The events of the latest turn, round or floor with this number; none if the log does not have it."""
    times = [
        (at, event.args[name])
        for at, event in enumerate(events)
        if event.key in starts
        for name in TIMES & {*event.args}
    ]
    runs = [[at for at, _ in run] for found, run in groupby(times, key=itemgetter(1)) if found == number]
    if not runs:
        return []
    first = runs[-1][0]
    return events[first : next((at for at, found in times if at > first and found != number), None)]


def with_numbers(known: Known, inquiry: Inquiry) -> list[str]:
    """The latest line of the log that has the numbers of a question that asks where they come from.

    One of several may be missing, as it may be the total that the person expected.
    """
    numbers = [term for term in inquiry.terms if term.isdigit()]
    asks = inquiry.because or inquiry.where
    digits = len("".join(numbers))
    plain = not _SIGNED.search(inquiry.text) and digits < 2  # a single digit may be a part of any line
    whose = inquiry.named or (inquiry.personal and len(numbers) > 1 and digits > 2)
    if not asks or not numbers or plain or not (inquiry.things or whose):
        return []
    spare = int(len(numbers) > 2 or (len(numbers) > 1 and bool(inquiry.things) and whose))
    lines = [line.text for line in _about(known, inquiry)]
    return [line for line in lines if len({*numbers} - {*_NUMBERS.findall(unmarked(line))}) <= spare][-1:]


def _of_kind(known: Known, inquiry: Inquiry, lines: Sequence[_Line]) -> tuple[EventKind, list[_Line]] | None:
    """The first kind of event in question of which these lines tell, with those that do."""
    players = [called(known.reader, seat) for seat in _players(inquiry)]
    within = _within(known, lines)
    if (denied := _denied(inquiry, names_of(known, inquiry), lines, within)) is not None:
        return denied
    for kind in asked_for(inquiry.text):
        told = [line for line in within if tells_of(kind, line.text)]
        told = told or [line for line in lines if line.entry.told and tells_of(kind, line.text)]
        if not told:
            continue
        if inquiry.things:  # what happened to them, not what it cost
            told = [line for line in told if tells_of(kind, _BRACKETS.sub("", line.text))] or told
        does = _acts(inquiry, kind)
        if players and does is not None:
            fitting = [line for line in told if any(done_by(kind, line.text, names) for names in players) == does]
            told = fitting or told
        return kind, told
    return None


def _within(known: Known, lines: Sequence[_Line]) -> list[_Line]:
    """Those of these lines that do not begin a turn or round."""
    starts: Collection[str] = () if known.reader.game is None else known.reader.game.turn_starts
    return [line for line in lines if line.entry.told[:1] and line.entry.told[0].key not in starts]


def _denied(
    inquiry: Inquiry, things: Sequence[str], lines: Sequence[_Line], within: Sequence[_Line]
) -> tuple[EventKind, list[_Line]] | None:
    """The lines that say why something did not happen; `within`: those that do not begin a turn or round."""
    if not inquiry.because:
        return None
    told = [line for line in lines if line.entry.told]
    for kind in asked_for(inquiry.text) if inquiry.negated else ():  # the log may say so in so many words
        if kind is not FAILURE and (denied := [line for line in told if denies(kind, line.text)]):
            return kind, denied
    if inquiry.negated and (spared := [line for line in told if says_no_of(things, line.text)]):
        return FAILURE, spared
    if inquiry.negated or FAILURE in asked_for(inquiry.text):
        subject = [term for term in inquiry.terms if term not in VERBS] or inquiry.terms
        failed = [line for line in within if tells_of(FAILURE, line.text)]
        if about := [line for line in failed if any(held(normal(line.text), term) == 1.0 for term in subject)]:
            return FAILURE, about
    return None


def _acts(inquiry: Inquiry, kind: EventKind) -> bool | None:
    """Whether the players in question did it, or it was done to them; None if the question does not say."""
    if kind.name in SUFFERED:
        return None
    text = inquiry.versions[1] if inquiry.named and len(inquiry.versions) > 1 else inquiry.text
    found = kind.asked.search(text)
    language = "en" if text.isascii() else "ja"
    player = PLAYER[language].strip()
    if language == "ja":
        if f"{player}に" in text or f"{player}を" in text:
            return False
        return True if f"{player}が" in text or f"{player}は" in text or f"{player}って" in text else None
    words = text.split()
    places = [at for at, word in enumerate(words) if word in (player, "i", "me")]
    if found is None or not places:
        return None
    before = len(text[: found.start()].split())
    return places[0] < before if "me" not in words or player in words else False


def _newest(known: Known, inquiry: Inquiry, kind: EventKind, lines: Sequence[_Line], *, reasons: bool) -> list[str]:
    """What these lines tell, those that share most words with the question first, then the newest ones."""
    reader = known.reader
    texts = [unmarked(line.text) for line in lines]
    names = {normal(name) for seat in range(len(reader.names)) for name in called(reader, seat)}
    asked = kind.asked.search(inquiry.text)
    named = {*names, *terms(asked[0] if asked is not None else "")}
    wanted = [term for term in inquiry.terms if term not in VERBS and term not in named and not term.isdigit()]
    index = Index(texts)
    shares = [round(index.coverage(text, wanted), 2) if wanted else 0.0 for text in texts]
    order = sorted(range(len(lines)), key=lambda at: (-shares[at], -at))
    best = [at for at in order if shares[at] >= CLOSE * shares[order[0]]]
    counts = inquiry.count and not inquiry.amount
    if counts and kind is not FAILURE:
        best = [at for at in best if not denies(kind, lines[at].text)] or best
    many = inquiry.each or inquiry.count
    most = (1 if inquiry.lately else MOST_REASONS) if reasons else MOST_OF_ALL if many else MOST_EVENTS
    if inquiry.because and inquiry.negated:
        best = [at for at in best if denies(kind, lines[at].text)][:1] or (best if kind is FAILURE else [])
    if inquiry.lately and not (many or inquiry.wh or inquiry.because):
        most = 1
    said = [*dict.fromkeys(lines[at].text for at in best)][:most]
    if counts:
        return [reader.say("answer-times", number=len(best)), *said]
    plain = kind in asked_for(inquiry.text)[:1]  # else something near it happened
    if not (inquiry.wh or inquiry.because or reasons) and inquiry.over and said and plain:
        key = "answer-no" if denies(kind, said[0]) else "answer-yes"
        said[0] = reader.say(key, answer=Markdown(said[0]))
    return said


def _instead(known: Known, inquiry: Inquiry, lines: Sequence[_Line]) -> list[str]:
    """That nothing of the kind in question happened, with what did happen last to the thing that it names."""
    things = [normal(name) for name in names_of(known, inquiry)]
    about = [line.text for line in lines if any(thing in normal(line.text) for thing in things)]
    nothing = known.reader.say("answer-not_told")
    if not inquiry.wh and inquiry.over:
        nothing = known.reader.say("answer-no", answer=Markdown(nothing))
    return [nothing, *about[-FEW:]]


def _alike(known: Known, inquiry: Inquiry, lines: Sequence[str], *, reasons: bool) -> list[str]:
    """The lines that the question resembles most, in their order."""
    reader = known.reader
    if inquiry.things and 0 < len(lines) <= FEW and not reasons:
        return list(dict.fromkeys(lines))[-1 if inquiry.lately else -MOST_REASONS if inquiry.where else -FEW :]
    if not lines:
        return []
    language, names = reader.language, [name for seat in range(len(reader.names)) for name in called(reader, seat)]
    phrases = [(f"{at}", without_names(unmarked(line), names, language)) for at, line in enumerate(lines)]
    fits = Phrasebook(phrases, LOGGED_WORDS).scores(inquiry.versions[:2])
    scores = [fits[str(at)] + FAILED * (reasons and tells_of_failure(line)) for at, line in enumerate(lines)]
    if max(scores) < (VAGUELY if inquiry.things else HAZY if _players(inquiry) else ALIKE):
        return []
    most = MOST_OF_ALL if inquiry.each or inquiry.count else MOST_EVENTS
    best = sorted(range(len(lines)), key=lambda at: -(scores[at] + LATELY * (at - len(lines)) / SEARCHED))[:most]
    times = Counter(lines[at] for at in sorted(best) if scores[at] >= (CLOSE if reasons else NEAR) * scores[best[0]])
    return [f"{line} ×{number}" if number > 1 else line for line, number in times.items()]
