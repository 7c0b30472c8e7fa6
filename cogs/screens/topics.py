"""What the game master says on each of the topics that people ask about in every game.

Everything comes from the reader; what is told with a spectator's reader may be posted publicly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from cogs.screens import facts, lead, possible
from cogs.screens.board import deadlines
from cogs.screens.open_question import OpenQuestion
from cogs.screens.panel import thinking, waiting
from cogs.screens.question import why_not
from cogs.screens.story import brief, entries_of, lines_of, weight
from cogs.screens.verdict import player, reason, standing, verdict
from cogs.services.cards import Cards
from cogs.services.inquiries import Inquiry, tells_of_failure, without_names, without_yes_or_no
from cogs.services.meaning import Phrasebook
from cogs.services.reader import Reader
from cogs.services.retrieval import normal, ranked
from cogs.services.screen import Block, Log
from locales.sanitizing import Markdown
from pictures.kit import unmarked
from rules.messages import Seat
from rules.stories import Entry
from storage.rows import LoggedEvent
from tables.play.undo import can_undo_alone

MOST_NEWS = 6
SOME_NEWS = 3
RECENT = 40
"""Events that count as recent."""
MOST_REASONS = 4
MOST_EVENTS = 5
MOST_OF_ALL = 10
"""Events that are listed if the question is about everyone, or asks how many."""
FEW = 3
"""So few events about a thing are all told."""
SEARCHED = 150
"""The most lines of the log that are compared with a question."""
MOST_THINGS = 2
MOST_CHOICES = 8
HALF = 0.5
"""The part of a question that a page or a fact must match to be shown."""
SURE = 0.7
"""The part of a question that a line must match to be its answer."""
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
CLEAR = 0.5
"""A reason is given if it reaches at least this part of the best score."""
SHORTEST_PART = 5
"""The fewest letters of a word that stands for a longer name."""


@dataclass(frozen=True, slots=True)
class Known:
    """What answers are made from, apart from the position."""

    reader: Reader
    events: Sequence[LoggedEvent]
    """The latest events that the reader may know."""
    cards: Cards | None
    """What can be looked up in the game."""
    private: bool
    """Whether only the person who asked sees the answer."""


Parts = list[Block | str | None]
Teller = Callable[[Known, Inquiry], Parts]


# Where the game is


def status(known: Known, inquiry: Inquiry) -> Parts:
    """Where the game is, who leads and what happened last; after the end only the result."""
    reader = known.reader
    if reader.table.is_over:
        return [*verdict(reader)]
    return [
        "\n".join([*place(reader), *turn_lines(reader)]),
        "\n".join(leader(reader)),
        _happened(reader, known.events[-RECENT:]),
    ]


def _happened(reader: Reader, events: Sequence[LoggedEvent]) -> Log | None:
    """What happened last, without what the first lines of the board say.

    If these announce the present round, it is what happened in it, or else in the one before.
    """
    if reader.game is None:
        return None
    chronicle = reader.game.chronicle
    latest = {event.key: at for at, event in enumerate(events) if event.key in chronicle.headlines}
    begins = max((at for key, at in latest.items() if key in chronicle.turns), default=-1)
    left = [(at, event) for at, event in enumerate(events) if at not in latest.values()]
    present = brief(reader, [event for at, event in left if at > begins], SOME_NEWS)
    return present or brief(reader, [event for at, event in left if at < begins], SOME_NEWS)


def _standing(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    if inquiry.because:
        return _lead(known, inquiry)
    own = lead.position(reader, inquiry)
    lines = [*(own or leader(reader)), *standing(reader)]
    return ["\n".join(lines or [reader.say("answer-no_score"), *place(reader)])]


def _lead(known: Known, inquiry: Inquiry) -> Parts:
    """Why a player is ahead, or where the points of a player come from."""
    if not inquiry.because and (inquiry.gap or inquiry.ahead or inquiry.behind):
        return [*lead.position(known.reader, inquiry), *standing(known.reader)]
    compares = inquiry.because or not inquiry.seats
    tell = lead.reasons if compares else lead.sources
    leading = [] if inquiry.seats else leader(known.reader)
    return [*leading, *tell(known.reader, known.events, inquiry.seats)]


def _next(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    return ["\n".join([*facts.coming(reader), *turn_lines(reader)]) or "\n".join(place(reader)[:1])]


def _turn(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    players = [f"- {line}" for seat in inquiry.seats for line in facts.of_player(reader, seat, ())[:1]]
    return ["\n".join([*turn_lines(reader), *place(reader)[:1], *facts.coming(reader)[:2], *players[:3]])]


def _my_turn(known: Known, inquiry: Inquiry) -> Parts:
    return ["\n".join([*facts.coming(known.reader)[:1], *turn_lines(known.reader)])]


def _end(known: Known, inquiry: Inquiry) -> Parts:
    return [_winning(known.reader), _progress(known.reader)]


def _left(known: Known, inquiry: Inquiry) -> Parts:
    return [_progress(known.reader), _winning(known.reader)]


def _progress(reader: Reader) -> str:
    return "\n".join([*place(reader), *facts.coming(reader), *leader(reader)])


# What happened


def _news(known: Known, inquiry: Inquiry) -> Parts:
    return [brief(known.reader, known.events[-RECENT:], MOST_NEWS) or known.reader.say("answer-no_news")]


def _deed(known: Known, inquiry: Inquiry) -> Parts:
    """What a player did last."""
    for seat in inquiry.seats[:1]:
        if lines := _of_turn(known.reader, known.events, seat):
            return [Log(lines)]
    return []


def _told(known: Known, inquiry: Inquiry) -> Parts:
    """Recent events about what the question names."""
    if lines := _told_of(known, inquiry):
        return [as_list(lines)]
    return _deed(known, inquiry)


def _event_reason(known: Known, inquiry: Inquiry) -> Parts:
    """Why something happened: the events that tell of it, those that tell of a failure first."""
    lines = _told_of(known, inquiry, reasons=True)
    return [as_list(lines)] if lines else []


def _choices(known: Known, inquiry: Inquiry) -> Parts:
    """The answers to the reader's open question; if there is none, whom the game waits for."""
    reader = known.reader
    if reader.seat is None or reader.table.is_over:
        return []
    mine = next((question for question in reader.questions() if question.awaited), None)
    if mine is None:
        return [reader.say("answer-not_now", waiting=Markdown(waiting(reader)))]
    asked = OpenQuestion.of(reader, mine)
    lines = [asked.label(option) for option in asked.forward]
    more = len(lines) - MOST_CHOICES
    lines = [*lines[:MOST_CHOICES], *([reader.say("panel-and_more", number=more)] if more > 0 else [])]
    return [f"**{reader.say(f'ask-{mine.kind}', **mine.args)}**", "\n".join(f"- {line}" for line in lines)]


def _doing(known: Known, inquiry: Inquiry) -> Parts:
    """What other players are doing: where the game is, whom it waits for, and what they did last."""
    reader = known.reader
    others = [seat for seat in inquiry.seats if seat != inquiry.asker]
    now = "\n".join([*place(reader)[:1], waiting(reader)])
    return [now, *(Log(_of_turn(reader, known.events, seat)[-SOME_NEWS:]) for seat in others)]


def _refused(known: Known, inquiry: Inquiry) -> Parts:
    """Whether the reader may do now what the question names, or why not; nothing about what others may do."""
    reader = known.reader
    if not known.private and not reader.table.is_over:
        return [f"-# {reader.say('answer-why_private')}"]
    if reader.seat is None or reader.table.is_over or (inquiry.named and reader.seat not in inquiry.seats):
        return []
    if inquiry.may and (lines := possible.find(reader, inquiry, names_of(known, inquiry))):
        return ["\n".join(without_yes_or_no(line) if inquiry.wh else line for line in lines)]
    if lines := _refusals(known, inquiry, exact=bool(inquiry.terms)):
        return [as_list(lines)]
    if inquiry.things and not any(question.awaited for question in reader.questions()):
        return [reader.say("answer-not_now", waiting=Markdown(waiting(reader))), *cards_of(known, inquiry)]
    return [] if inquiry.terms else [reader.say("answer-no_reason")]


def _advice(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    mine = next(iter(reader.questions()), None)
    asked = "" if mine is None else reader.say(f"ask-{mine.kind}", **mine.args)
    advised = reader.services.tables.advice.allowed(reader.table)
    key = "answer-advice" if advised else "answer-advice-none"
    words = reader.services.board_words(reader.table.language)
    return [f"**{asked}**" if asked else None, *cards_of(known, inquiry), reader.say(key, **words)]


# What there is


def _fact(known: Known, inquiry: Inquiry) -> Parts:
    """What the board says about the players or things in question."""
    reader = known.reader
    told = facts.find(reader, inquiry, wanted_of(known, inquiry))
    if told is None or told.coverage < HALF:
        if inquiry.seats and not inquiry.terms:
            return [as_list([line for seat in inquiry.seats for line in facts.of_player(reader, seat, ())])]
        return []
    return [as_list(told.lines)]


def _compare(known: Known, inquiry: Inquiry) -> Parts:
    """All that is open about the players in question, or about everyone."""
    seats = inquiry.seats or range(len(known.reader.names))
    return [as_list(facts.of_player(known.reader, seat, ())) for seat in seats]


def _hands(known: Known, inquiry: Inquiry) -> Parts:
    """What a player holds: the asker's own hand, or what is open about another one."""
    reader = known.reader
    others = [seat for seat in inquiry.seats if seat != reader.seat]
    if not others and reader.seat is not None and inquiry.personal:
        return ["\n".join(facts.own(reader))]
    open_of = _fact(known, replace(inquiry, count=True)) if others else []
    return [*open_of, f"-# {reader.say('answer-hands')}"]


def _thing(known: Known, inquiry: Inquiry) -> Parts:
    """The things that the question names, and where they are on the board."""
    if not (shown := cards_of(known, inquiry)):
        return []
    return [*shown, as_list(facts.naming(known.reader, names_of(known, inquiry)))]


# How to


def _how(manner: str) -> Teller:
    def tell(known: Known, inquiry: Inquiry) -> Parts:
        reader = known.reader
        commands = reader.services.command
        names = {
            "undo": commands(reader.language, "undo"),
            "leave": commands(reader.language, "leave"),
            "pause": commands(reader.language, "table", "pause"),
            "status": commands(reader.language, "table", "status"),
            "settings": commands(reader.language, "table", "table_settings"),
        }
        running = deadlines(reader) if manner == "deadline" else []
        words = reader.services.board_words(reader.table.language)
        return ["\n".join([*running, reader.say(f"answer-how-{manner}", **names, **words)])]

    return tell


def _undo(known: Known, inquiry: Inquiry) -> Parts:
    """Whether the reader's last choice can be taken back now, or why not; and how."""
    reader, game = known.reader, known.reader.game
    said = []
    if reader.seat is not None and game is not None and reader.table.status == "running" and game.choices:
        if can_undo_alone(reader.table, game, reader.seat):
            said.append(reader.say("answer-undo_now"))
        else:
            said.append(reader.say("answer-undo_revealed" if game.last_seat == reader.seat else "answer-undo_others"))
    return [*said, *_how("undo")(known, inquiry)]


def offered(known: Known, inquiry: Inquiry) -> Parts:
    """What can be asked."""
    return [known.reader.say("answer-help")]


TOPICS: Mapping[str, Teller] = {
    "status": status,
    "standing": _standing,
    "lead": _lead,
    "news": _news,
    "deed": _deed,
    "told": _told,
    "event_reason": _event_reason,
    "refused": _refused,
    "next": _next,
    "turn": _turn,
    "my_turn": _my_turn,
    "end": _end,
    "left": _left,
    "advice": _advice,
    "choices": _choices,
    "doing": _doing,
    "fact": _fact,
    "compare": _compare,
    "hands": _hands,
    "thing": _thing,
    "undo": _undo,
    "stop": _how("stop"),
    "deadline": _how("deadline"),
    "join": _how("join"),
    "help": offered,
}
"""What is told on each topic; empty if there is nothing to tell. Their names are those of the examples."""
ABOUT_PLAYERS = ("deed", "doing", "compare")
"""Topics of questions that name a player."""
ABOUT_THINGS = ("thing",)
"""Topics of questions that name a card or another thing."""


# Parts of answers


def as_list(lines: Sequence[str]) -> str | None:
    """Lines as a list; None for none."""
    return "\n".join(f"- {line}" for line in lines) or None


def place(reader: Reader) -> list[str]:
    """Where the game is, the first line in bold."""
    lines = facts.place(reader)
    return [f"**{lines[0]}**" if "**" not in lines[0] else lines[0], *lines[1:]] if lines else []


def turn_lines(reader: Reader) -> list[str]:
    """Whom the table waits for, until when, and what it asks of this reader."""
    table = reader.table
    if table.is_over:
        return [reason(reader)]
    if table.status != "running":
        return [reader.say(f"resting-{table.status}")]
    mine = next((question for question in reader.questions() if question.awaited), None)
    asked = [] if mine is None else [reader.say("help-asked", question=reader.say(f"ask-{mine.kind}", **mine.args))]
    return [line for line in (*asked, waiting(reader), *deadlines(reader), thinking(reader)) if line]


def leader(reader: Reader) -> list[str]:
    """Who leads, in one line; empty if the game has no leader, or is over."""
    game = reader.game
    if game is None or game.result is not None:
        return []
    if game.options.together and game.seats > 1:
        return [reader.say("answer-together")]
    counted = game.counted()
    if counted is None:
        return []
    first = [place for place in counted.places if place.place == 1]
    if len(first) == len(counted.places) or not first:
        best = max(place.total for place in counted.places)
        first = [place for place in counted.places if place.total == best]
    if len(first) == len(counted.places):
        return [f"**{reader.say('answer-level')}**"]
    players = [player(reader, place.seat) for place in first]
    return [f"**{reader.say('answer-leads', players=players, number=len(first), total=first[0].total)}**"]


def _winning(reader: Reader) -> str:
    """How the game ends and is won."""
    together = reader.game is not None and reader.game.options.together
    return reader.say("answer-win_together" if together else "answer-win")


def wanted_of(known: Known, inquiry: Inquiry) -> list[str]:
    """The words that say what a question is about, with the names of its things."""
    return [*inquiry.terms, *names_of(known, inquiry)]


def names_of(known: Known, inquiry: Inquiry) -> list[str]:
    """The names of the things in the question."""
    cards = known.cards
    return (
        [] if cards is None else [cards.card_name(thing, known.reader.language).casefold() for thing in inquiry.things]
    )


def cards_of(known: Known, inquiry: Inquiry) -> Parts:
    """The things that the question names, in words."""
    cards, language = known.cards, known.reader.language
    if cards is None:
        return []
    return [cards.card_picture(thing, language).text for thing in inquiry.things[:MOST_THINGS]]


def _of_turn(reader: Reader, events: Sequence[LoggedEvent], seat: Seat) -> list[str]:
    """The main things that a player did in their last turn, or recently if the game does not distinguish turns."""
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

    entries = [entry for entry in entries_of(reader, events) if concerns(entry)][-2 * MOST_NEWS :]
    best = sorted(entries, key=lambda entry: -weight(reader, entry))[:MOST_NEWS]
    return [line for entry in entries if entry in best for line in lines_of(reader, entry)]


def _told_of(known: Known, inquiry: Inquiry, *, reasons: bool = False) -> list[str]:
    """The recent events that the question resembles most, in their order; `reasons`: a failure before all others.

    They are about the players and things that it names.
    """
    reader = known.reader
    starts: Collection[str] = () if reader.game is None else reader.game.turn_starts
    lines = [
        line
        for entry in entries_of(reader, known.events[-RECENT:] if inquiry.lately else known.events)
        if [event.key in starts for event in entry.events] != [True]
        for line in lines_of(reader, entry)
    ]
    if inquiry.things:
        things = [normal(name) for name in names_of(known, inquiry)]
        lines = [line for line in lines if any(thing in normal(line) for thing in things)]
    others = [seat for seat in inquiry.seats if seat != inquiry.asker] or inquiry.seats
    called = [_called(reader, seat) for seat in others] if inquiry.named or inquiry.personal else []

    def named(line: str) -> list[bool]:
        return [any(name in line for name in names) for names in called]

    fitting = [line for line in lines if all(named(line))] or [line for line in lines if any(named(line))]
    lines = (fitting or ([] if inquiry.named else lines))[-SEARCHED:]
    if inquiry.things and 0 < len(lines) <= FEW and not reasons:
        return list(dict.fromkeys(lines))
    if not lines:
        return []
    language, names = reader.language, [name for seat in range(len(reader.names)) for name in _called(reader, seat)]
    phrases = [(f"{at}", without_names(unmarked(line), names, language)) for at, line in enumerate(lines)]
    fits = Phrasebook(phrases, LOGGED_WORDS).scores(inquiry.versions[:2])
    scores = [fits[str(at)] + FAILED * (reasons and tells_of_failure(line)) for at, line in enumerate(lines)]
    if max(scores) < (VAGUELY if inquiry.things else HAZY if called else ALIKE):
        return []
    most = MOST_OF_ALL if inquiry.each or inquiry.count else MOST_EVENTS
    best = sorted(range(len(lines)), key=lambda at: -(scores[at] + LATELY * (at - len(lines)) / SEARCHED))[:most]
    times = Counter(lines[at] for at in sorted(best) if scores[at] >= (CLOSE if reasons else NEAR) * scores[best[0]])
    return [f"{line} ×{number}" if number > 1 else line for line, number in times.items()]


def _called(reader: Reader, seat: Seat) -> list[str]:
    """How a player is named in the log: by name, or by the name of the only hero."""
    hero = None if reader.game is None else reader.game.called(seat)
    return [reader.plain_names[seat], *([] if hero is None else [reader.say(hero.key)])]


def _refusals(known: Known, inquiry: Inquiry, *, exact: bool = False) -> list[str]:
    """Why the answers in question are not possible now, or (unless `exact`) those a player would miss first."""
    reader = known.reader
    pairs: list[tuple[str, str]] = []
    missed: list[tuple[str, str]] = []
    for question in reader.questions():
        asked = OpenQuestion.of(reader, question)
        refused = asked.refused()
        pairs += why_not(asked, refused)
        missed += why_not(asked, [each for each in refused if each.missed])
    wanted = [*inquiry.terms, *names_of(known, inquiry)]
    best = ranked([f"{label} {reason}" for label, reason in pairs], wanted) if wanted else []
    chosen = [pairs[at] for score, at in best if score >= CLEAR * best[0][0]]
    chosen = chosen or ([] if exact else missed or pairs)
    return [f"**{label}**: {reason}" for label, reason in dict.fromkeys(chosen)][:MOST_REASONS]
