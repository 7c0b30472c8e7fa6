"""The game master answers: where the game is, who leads, what happened, what comes next, why not, what a card does.

Everything is read from the reader: with a spectator's, an answer may stand in public.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cogs.screens import facts
from cogs.screens.board import deadlines
from cogs.screens.panel import thinking, waiting
from cogs.screens.question import Asked, why_not
from cogs.screens.story import brief, entries_of, lines_of, weight
from cogs.screens.verdict import standing
from cogs.services.cards import Cards
from cogs.services.ids import CustomId
from cogs.services.inquiries import Inquiry, Topic, tells_of_failure
from cogs.services.reader import Reader
from cogs.services.retrieval import VAGUE, holds, normal, ranked, ranked_by
from cogs.services.retrieval import terms as words
from cogs.services.screen import Block, Button, Log, Screen, Style
from pictures.game_pictures import outlook
from rules.messages import Seat, seat_name
from rules.stories import Entry
from storage.rows import LoggedEvent

ACTION = "going_on"
"""The action of the buttons that ask."""
ASK = "ask"
"""The rest of the press that opens a form for a question."""
OFFERED = (Topic.STATUS, Topic.STANDING, Topic.NEWS, Topic.NEXT, Topic.WHY)
"""The topics with buttons."""
MOST_NEWS = 6
SOME_NEWS = 3
RECENT = 40
"""Events that count as just now."""
MOST_REASONS = 3
MOST_THINGS = 2
MOST_WHERE = 2
"""Lines about a player that are looked for."""
ABOUT_SCREENS = ("picture", "dice")
"""Pages of the rules on pictures and dice, which mention everything and explain nothing of the game."""
MOST_LINES = 4
"""Of a longer list in the rules only the lines about the question are shown."""
LONGEST_RULE = 600
"""Characters of a piece of the rules."""
TITLE = 1.2
"""How much more a term counts in the title of a page of the rules."""
NEAR = 0.8
"""What was told is named when it shares this part of the best score."""
HEAD = 1.0
"""How much a line counts that begins with a term."""
CLEAR = 0.5
"""A reason is named when it shares at least this part of the best score."""


_HEAD = re.compile("[:：]")
"""Ends what a line of the rules is about."""


@dataclass(frozen=True, slots=True)
class Known:
    """What answers are made from besides the position."""

    reader: Reader
    events: Sequence[LoggedEvent]
    """The latest events that the reader may know."""
    cards: Cards | None
    """What can be looked up in the game."""
    private: bool
    """Whether only the person who asked sees the answer."""


Parts = list[Block | str | None]


def answer(known: Known, inquiries: Sequence[Inquiry]) -> Screen:
    """The answer to a question in plain words; where it was not understood, what can be asked."""
    screen = Screen()
    topics: set[Topic] = set()
    for inquiry in inquiries:
        parts = _ANSWERS[inquiry.topic](known, inquiry)
        screen.add(*(parts or _unknown(known)))
        topics.add(inquiry.topic if parts else Topic.UNKNOWN)
    return screen.buttons(_buttons(known, topics))


def briefing(known: Known) -> Screen:
    """*What's going on?*: where the game is, who leads, what happened, what comes next, and the way to more."""
    reader = known.reader
    screen = Screen().add(_title(reader), *_status(known, Inquiry(Topic.STATUS)), "\n".join(_coming(reader)))
    return screen.buttons(topic_buttons(reader))


def handover(known: Known, first: str = "") -> Screen:
    """For someone who takes over a seat or was away for long: where the game is, what they have, what is asked.

    `first`: a line above all else. The events are those since they last looked.
    """
    reader = known.reader
    screen = Screen().add(first or None, _title(reader))
    screen.add(f"### {reader.say('handover-title')}\n" + "\n".join([*_place(reader)[:2], *_lead(reader)]))
    if (told := brief(reader, known.events, SOME_NEWS)) is not None:
        screen.add(f"### {reader.say('handover-seen')}", Log(told.lines[-MOST_NEWS:]))
    if reader.seat is not None and (mine := facts.own(reader)):
        screen.add(f"### {reader.say('handover-has')}\n" + "\n".join(mine))
    screen.add("\n".join(_turn_lines(reader)))
    look = CustomId("look", reader.table.id).button
    topics = [Button(CustomId(ACTION, reader.table.id).button, reader.say("board-going_on"))]
    return screen.buttons([Button(look, reader.say("board-move"), Style.PRIMARY), *topics])


def topic_buttons(reader: Reader) -> list[Button]:
    """A button for each of the usual questions, and one to ask in plain words."""
    table = reader.table.id
    topics = [
        Button(CustomId(ACTION, table, rest=topic).button, reader.say(f"ask-about-{topic}")) for topic in OFFERED[1:]
    ]
    return [*topics, Button(CustomId(ACTION, table, rest=ASK).button, reader.say("ask-about-form"), Style.PRIMARY)]


def _title(reader: Reader) -> str:
    return f"-# {reader.say('panel-title', game=reader.say('game-name'), number=reader.table.id)}"


def _buttons(known: Known, topics: set[Topic]) -> list[Button]:
    """What leads on: the panel for what only the player may know, the usual questions where nothing was understood."""
    reader, table = known.reader, known.reader.table.id
    if Topic.UNKNOWN in topics:
        return topic_buttons(reader)
    buttons = []
    if topics & {Topic.ADVICE, Topic.TURN} and not reader.table.is_over and reader.table.status == "running":
        buttons.append(Button(CustomId("move", table).button, reader.say("board-move"), Style.PRIMARY))
    if Topic.WHY in topics and not known.private:
        buttons.append(Button(CustomId(ACTION, table, rest=Topic.WHY).button, reader.say("ask-about-private")))
    if topics & {Topic.RULE, Topic.END, Topic.THING}:
        buttons.append(Button(CustomId("rules", table).button, reader.say("board-rules")))
    if not topics & {Topic.STATUS} or known.private:
        buttons.append(Button(CustomId(ACTION, table).button, reader.say("board-going_on")))
    return buttons


# The topics


def _status(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    return [
        "\n".join([*_place(reader), *_turn_lines(reader)]),
        "\n".join(_lead(reader)),
        brief(reader, known.events[-RECENT:], SOME_NEWS),
    ]


def _standing(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    lines = [*_lead(reader), *standing(reader)]
    return ["\n".join(lines or [reader.say("answer-no_score"), *_place(reader)])]


def _news(known: Known, inquiry: Inquiry) -> Parts:
    reader, events = known.reader, known.events
    for seat in inquiry.seats[:1]:
        if lines := _of_turn(reader, events, seat):
            return [Log(lines)]
    if inquiry.things or set(inquiry.terms) - VAGUE:
        found = _told_of(known, inquiry)
        if found:
            return ["\n".join(f"- {line}" for line in found)]
    return [brief(reader, events[-RECENT:], MOST_NEWS) or reader.say("answer-no_news")]


def _next(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    return ["\n".join([*_place(reader)[:1], *_turn_lines(reader)]), "\n".join(_coming(reader))]


def _turn(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    return [
        "\n".join([*_turn_lines(reader), *_place(reader)[:1], *_coming(reader)[:1], *_players(reader, inquiry)[:3]])
    ]


def _end(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    return [
        "\n".join([*_place(reader), *_coming(reader), *_lead(reader)]),
        _winning(reader),
        "\n".join(_players(reader, inquiry)),
    ]


def _why(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    reasons = _refusals(known, inquiry) if known.private else []
    told = [
        line for line in _told_of(known, inquiry) if tells_of_failure(line) or (inquiry.seats and not inquiry.things)
    ]
    parts: Parts = ["\n".join(f"- {line}" for line in (*reasons, *told))]
    if not reasons and not told:
        parts = _cards(known, inquiry) or (_rule(known, inquiry)[:1] if inquiry.terms else [])
    if not known.private and not reader.table.is_over:
        parts.append(f"-# {reader.say('answer-why_private')}")
    return parts or [reader.say("answer-no_reason")]


def _advice(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    mine = next(iter(reader.questions()), None)
    asked = "" if mine is None else reader.say(f"ask-{mine.kind}", **mine.args)
    advised = reader.services.tables.advice.allowed(reader.table)
    key = "answer-advice" if advised else "answer-advice-none"
    words = reader.services.board_words(reader.table.language)
    return [f"**{asked}**" if asked else None, *_cards(known, inquiry), reader.say(key, **words)]


def _how(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    if inquiry.manner == "help":
        return _unknown(known)
    commands = reader.services.command
    names = {
        "undo": commands(reader.language, "undo"),
        "leave": commands(reader.language, "leave"),
        "pause": commands(reader.language, "table", "pause"),
        "status": commands(reader.language, "table", "status"),
        "settings": commands(reader.language, "table", "table_settings"),
    }
    running = deadlines(reader) if inquiry.manner == "deadline" else []
    words = reader.services.board_words(reader.table.language)
    return ["\n".join([*running, reader.say(f"answer-how-{inquiry.manner}", **names, **words)])]


def _thing(known: Known, inquiry: Inquiry) -> Parts:
    return _cards(known, inquiry) or _rule(known, inquiry) or _fact(known, inquiry)


def _fact(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    wanted = [*inquiry.terms, *_names(known, inquiry)]
    asked = () if inquiry.where else wanted
    lines = [
        line
        for seat in inquiry.seats
        for line in facts.of_player(reader, seat, asked, count=inquiry.count)[:MOST_WHERE]
    ]
    if not lines and (inquiry.superlative or inquiry.each):
        lines = facts.of_everybody(reader, wanted, most_first=inquiry.superlative)
    lines = lines or facts.about(reader, wanted)
    if lines:
        secret = f"-# {reader.say('answer-hands')}" if inquiry.hands else None
        card = _cards(known, inquiry) if len(inquiry.things) == 1 and not (inquiry.where or inquiry.each) else []
        return ["\n".join(f"- {line}" for line in lines), secret, *card]
    return _cards(known, inquiry) or _rule(known, inquiry)


def _rule(known: Known, inquiry: Inquiry) -> Parts:
    """The piece of the rules that has most to do with the question; else what the board says of it."""
    reader = known.reader
    if found := _page(reader, [*inquiry.terms, *_names(known, inquiry)]):
        return ["\n".join(_coming(reader)) if inquiry.when else None, found]
    lines = facts.about(reader, inquiry.terms) if inquiry.terms else []
    return ["\n".join(f"- {line}" for line in lines)] if lines else []


def _unknown(known: Known, inquiry: Inquiry | None = None) -> Parts:
    return [known.reader.say("answer-unknown")]


_ANSWERS = {
    Topic.STATUS: _status,
    Topic.STANDING: _standing,
    Topic.NEWS: _news,
    Topic.NEXT: _next,
    Topic.TURN: _turn,
    Topic.END: _end,
    Topic.WHY: _why,
    Topic.ADVICE: _advice,
    Topic.HOW: _how,
    Topic.THING: _thing,
    Topic.FACT: _fact,
    Topic.RULE: _rule,
    Topic.UNKNOWN: _unknown,
}


# What they are made of


def _place(reader: Reader) -> list[str]:
    """Where the game is, the first line in bold."""
    lines = facts.place(reader)
    return [f"**{lines[0]}**" if "**" not in lines[0] else lines[0], *lines[1:]] if lines else []


def _turn_lines(reader: Reader) -> list[str]:
    """Whom the table waits for, until when, and what it asks of this reader."""
    table = reader.table
    if table.is_over:
        return [reader.say(table.reason or "end-ended")]
    if table.status != "running":
        return [reader.say(f"resting-{table.status}")]
    mine = next((question for question in reader.questions() if question.awaited), None)
    asked = [] if mine is None else [reader.say("help-asked", question=reader.say(f"ask-{mine.kind}", **mine.args))]
    return [line for line in (*asked, waiting(reader), *deadlines(reader), thinking(reader)) if line]


def _lead(reader: Reader) -> list[str]:
    """Who leads, in one line; nothing where nobody can."""
    game = reader.game
    if game is None:
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
    players = [seat_name(place.seat) for place in first]
    return [f"**{reader.say('answer-leads', players=players, number=len(first), total=first[0].total)}**"]


def _winning(reader: Reader) -> str:
    """How the game ends and is won."""
    together = reader.game is not None and reader.game.options.together
    return reader.say("answer-win_together" if together else "answer-win")


def _coming(reader: Reader) -> list[str]:
    """What comes next, in the words of the game."""
    if reader.game is None or reader.table.is_over:
        return []
    return [reader.say(each) for each in outlook(reader.services.game_pictures.get(reader.table.game), reader.view)]


def _players(reader: Reader, inquiry: Inquiry) -> list[str]:
    return [f"- {line}" for seat in inquiry.seats for line in facts.of_player(reader, seat, ())[:1]]


def _names(known: Known, inquiry: Inquiry) -> list[str]:
    """What the things are called that the question names."""
    cards = known.cards
    return (
        [] if cards is None else [cards.card_name(thing, known.reader.language).casefold() for thing in inquiry.things]
    )


def _cards(known: Known, inquiry: Inquiry) -> Parts:
    """The things that the question names, in words."""
    cards, language = known.cards, known.reader.language
    if cards is None:
        return []
    return [cards.card_picture(thing, language).text for thing in inquiry.things[:MOST_THINGS]]


def _of_turn(reader: Reader, events: Sequence[LoggedEvent], seat: Seat) -> list[str]:
    """The main things that a player did in their last turn, or lately where turns are not told apart."""
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
        events = events[mine[-1] : next((at for at in begins if at > mine[-1]), len(events))]

    def concerns(entry: Entry[LoggedEvent]) -> bool:
        args = [each for event in entry.events for each in event.args.values() if not isinstance(each, list)]
        return entry.seat == seat or any(seat_of(game, each) == seat for each in args)

    entries = [entry for entry in entries_of(reader, events) if concerns(entry)][-2 * MOST_NEWS :]
    best = sorted(entries, key=lambda entry: -weight(reader, entry))[:MOST_NEWS]
    return [line for entry in entries if entry in best for line in lines_of(reader, entry)]


def _told_of(known: Known, inquiry: Inquiry) -> list[str]:
    """What was told lately about what the question names."""
    reader = known.reader
    lines = [line for entry in entries_of(reader, known.events) for line in lines_of(reader, entry)]
    names = [reader.plain_names[seat].casefold() for seat in inquiry.seats]
    wanted = [*inquiry.terms, *_names(known, inquiry)]
    best = ranked(lines[::-1], [*wanted, *names])
    about = {at for _, at in ranked(lines[::-1], wanted)} if wanted else {at for _, at in best}
    best = [(score, at) for score, at in best if at in about]
    found = [lines[::-1][at] for score, at in best[: 2 * MOST_REASONS] if score >= NEAR * best[0][0]]
    if inquiry.topic is Topic.WHY:
        found = [line for line in found if tells_of_failure(line)] or found
    return found[:MOST_REASONS]


def _refusals(known: Known, inquiry: Inquiry) -> list[str]:
    """Why the answers that the question may mean are not possible now, or those a player would miss first."""
    reader = known.reader
    pairs: list[tuple[str, str]] = []
    missed: list[tuple[str, str]] = []
    for question in reader.questions():
        asked = Asked.of(reader, question)
        refused = asked.refused()
        pairs += why_not(asked, refused)
        missed += why_not(asked, [each for each in refused if each.missed])
    wanted = [*inquiry.terms, *_names(known, inquiry)]
    best = ranked([f"{label} {reason}" for label, reason in pairs], wanted) if wanted else []
    chosen = [pairs[at] for score, at in best if score >= CLEAR * best[0][0]] or missed or pairs
    return [f"**{label}**: {reason}" for label, reason in dict.fromkeys(chosen)][:MOST_REASONS]


def _page(reader: Reader, terms: Sequence[str]) -> str:
    """The piece of the rules that is most about the terms, below the title of its page; empty where none is."""
    pieces = _pieces(reader)
    titled = dict(ranked_by([title for title, _ in pieces], terms))
    scores = dict(ranked_by([piece for _, piece in pieces], terms))
    if not titled and not scores:
        return ""

    def score(at: int) -> float:
        _, piece = pieces[at]
        heads = max(sum(holds(normal(_HEAD.split(line, 1)[0]), term) for term in terms) for line in piece.splitlines())
        return scores.get(at, 0.0) + TITLE * titled.get(at, 0.0) + HEAD * heads

    best = max(range(len(pieces)), key=lambda at: (score(at), -at))
    title, piece = pieces[best]
    whole = all(holds(normal(title), term) for term in terms if len(term) > 1) or set(words(title)) <= set(terms)
    if titled.get(best) and whole:
        piece = "\n\n".join(piece for each, piece in pieces if each == title)
    elif piece.count("\n- ") > MOST_LINES:
        piece = (
            "\n".join(line for line in piece.splitlines() if any(holds(normal(line), term) for term in terms)) or piece
        )
    return f"**{title}**\n{_short(piece)}"


def _pieces(reader: Reader) -> list[tuple[str, str]]:
    """The rules of the game in pieces, each with the title of its page. A line before a list belongs to the list."""
    texts, game = reader.services.texts, reader.table.game
    found = []
    for key in texts.keys(reader.language, game):
        page = key.removeprefix("topic-").removesuffix("-title")
        if key == f"topic-{page}-title" and page not in ABOUT_SCREENS:
            title, text = reader.say(key), reader.say(f"topic-{page}")
            found += [(title, piece) for piece in text.split("\n\n") if piece.strip()]
    return found


def _short(piece: str) -> str:
    """A piece of the rules in whole lines, up to `LONGEST_RULE`."""
    kept = ""
    for line in piece.splitlines():
        if kept and len(kept) + len(line) > LONGEST_RULE:
            return f"{kept.rstrip()}\n…"
        kept = f"{kept}\n{line}" if kept else line
    return kept
