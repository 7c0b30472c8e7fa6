"""The game master answers: where the game is, who leads, what happened, what comes next, why not, what a card does.

Everything comes from the reader; an answer made with a spectator's reader may be posted publicly.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cogs.screens import cases, facts, lead, possible, rulebook, rulings
from cogs.screens.board import deadlines
from cogs.screens.open_question import OpenQuestion
from cogs.screens.panel import thinking, waiting
from cogs.screens.question import why_not
from cogs.screens.story import brief, entries_of, lines_of, weight
from cogs.screens.verdict import reason, standing
from cogs.services.cards import Cards
from cogs.services.ids import CustomId
from cogs.services.inquiries import Inquiry, Topic, named_things, tells_of_failure, without_yes_or_no
from cogs.services.reader import Reader
from cogs.services.retrieval import VAGUE, VERBS, begins_a_line, held, normal, ranked, terms
from cogs.services.screen import Block, Button, Log, Screen, Style
from locales.sanitizing import Markdown
from pictures.kit import unmarked
from rules.messages import Seat, seat_name
from rules.stories import Entry
from storage.rows import LoggedEvent

ACTION = "going_on"
"""The action of the buttons that ask."""
ASK = "ask"
"""What follows the action in the id of the button that opens the form."""
OFFERED = (Topic.STATUS, Topic.STANDING, Topic.NEWS, Topic.NEXT, Topic.WHY)
"""The topics with buttons."""
GUESSED = {Topic.RULE, Topic.FACT, Topic.WHY, Topic.UNKNOWN}
"""The topics that also offer other pages of the rules."""
MOST_NEWS = 6
SOME_NEWS = 3
RECENT = 40
"""Events that count as recent."""
MOST_REASONS = 3
SOME_FACTS = 3
MOST_THINGS = 2
PARTICULAR = (Topic.END, Topic.STANDING, Topic.STATUS, Topic.ADVICE)
"""Topics whose words also occur in questions about something else: "how many cards are left?"."""
HALF = 0.5
"""The part of a question that a page must match to be shown as a last resort."""
SURE = 0.7
"""The part of a question that a line must match to be its answer."""
MORE = 0.1
"""How much more (or less) of a question the rules must match to be added to the board (or replaced by it)."""
NEAR = 0.8
"""An event is mentioned if it reaches this part of the best score."""
SHORTEST_PART = 5
"""The fewest letters of a word that stands for a longer name."""
RULED = {
    Topic.RULE: 0.57,
    Topic.THING: 0.67,
    Topic.ADVICE: 0.62,
    Topic.END: 0.64,
    Topic.WHY: 0.62,
    Topic.NEXT: 0.6,
    Topic.FACT: 0.72,
    Topic.TURN: 0.75,
}
"""How well a short answer on the rules must match a question, by topic."""
CERTAIN = 0.67
"""How well it must match to be the whole answer."""
CONCERNED = 0.9
"""How well it must match a question about other players."""
MEANT = 0.5
"""How well a case must match a question that names what it is about."""
MEANT_PERSONAL = 0.62
"""How well it must match a question that mentions only the person who asks."""
EASIER = 0.1
"""How much less is enough if no other kind of case matches nearly as well."""
NAMED = 0.15
"""How much better a short answer on the rules must match than a case about what the question names or counts."""
MEANT_GENERAL = 0.7
"""How well it must match any other question."""
BEST = 0.85
"""A case that matches this well is preferred to a rule that matches slightly better."""
MOST_CHOICES = 8
CLEAR = 0.5
"""A reason is given if it reaches at least this part of the best score."""


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


def answer(known: Known, inquiries: Sequence[Inquiry]) -> Screen:
    """The answer to a question in plain words; if it was not understood, what can be asked."""
    screen = Screen()
    topics: set[Topic] = set()
    said: set[str] = set()
    withheld = False
    ruled: list[str] = []
    for inquiry in inquiries:
        own: Parts = [*_ahead(known, inquiry)]
        told = None if own else _case(known, inquiry)
        inquiry = _labelled(known, _resolved(known, inquiry))
        ruling = _ruling(known, inquiry)
        if told is not None and (ruling is None or _is_nearer(inquiry, told, ruling)):
            own = [without_yes_or_no(line) if inquiry.wh else line for line in told.lines]
        own = own or (_may(known, inquiry) if ruling is None else [])
        if own:
            screen.add(*(_once(part, said) for part in own))
            topics.add(inquiry.topic)
            continue
        ruled += [] if ruling is None else [ruling.page]
        if inquiry.topic is Topic.WHY:
            parts = _why(known, inquiry, ruling)
        else:
            parts = (_ruled(known, inquiry, ruling) if ruling else []) or _instead(known, inquiry)
        parts = parts or _ANSWERS[inquiry.topic](known, inquiry)
        if screen.blocks and parts in ([], _unknown(known)):
            screen.add(f"-# {known.reader.say('answer-unknown_rest')}")
        else:
            screen.add(*(_once(part, said) for part in parts or _unknown(known)))
        topics.add(inquiry.topic if parts else Topic.UNKNOWN)
        if told is not None and told.withheld and inquiry.topic is not Topic.STANDING:
            screen.add(f"-# {known.reader.say('answer-own_private')}")
        withheld |= (told is not None and told.withheld) or _withholds(known, inquiry)
    buttons = _buttons(known, topics, withheld=withheld)
    return screen.buttons([*_pages(known, inquiries, topics, ruled), *buttons])


def _case(known: Known, inquiry: Inquiry) -> cases.Told | None:
    """What the game says about the asker's own case, if that is the question."""
    if (
        inquiry.topic is Topic.STATUS
        or (inquiry.topic is Topic.HOW and not inquiry.things)
        or inquiry.gap
        or inquiry.ahead
        or inquiry.behind
        or (inquiry.topic is Topic.TURN and (inquiry.named or not (inquiry.later or inquiry.personal)))
    ):
        return None
    told = cases.find(known.reader, known.cards, inquiry)
    if told is None:
        return None
    if told.about and (inquiry.things or not inquiry.count):
        least = MEANT
    elif inquiry.personal:
        least = MEANT_PERSONAL
    else:
        least = MEANT_GENERAL - (EASIER if told.clear else 0)
    if inquiry.topic is Topic.TURN and not inquiry.later:
        least = MEANT_GENERAL
    if inquiry.topic is Topic.THING:
        least = max(least, MEANT_PERSONAL)
    return told if told.score >= least else None


def _is_nearer(inquiry: Inquiry, told: cases.Told, ruling: rulings.Ruling) -> bool:
    """Whether the asker's own case answers a question rather than a short answer on the rules."""
    if told.about and told.score >= SURE:
        return True
    own = told.about or (inquiry.count and inquiry.personal)
    best = told.score >= BEST and inquiry.topic is not Topic.RULE
    return told.score >= ruling.score - (NAMED if own or best else 0.0)


def _ahead(known: Known, inquiry: Inquiry) -> Parts:
    """Why a player is ahead, what another player is doing, or what the reader can choose; empty for other questions."""
    if inquiry.doing and inquiry.named and not inquiry.things:
        return _doing(known, inquiry)
    if inquiry.choices and inquiry.own and not inquiry.things and known.reader.seat is not None:
        return _choices(known.reader)
    if inquiry.topic is not Topic.STANDING or not inquiry.because:
        return []
    tell = lead.reasons if inquiry.compares else lead.sources
    leading = [] if inquiry.seats else _lead(known.reader)
    return [*leading, *tell(known.reader, known.events, inquiry.seats)]


def _choices(reader: Reader) -> Parts:
    """The answers to the reader's open question; if there is none, whom the game waits for."""
    if reader.table.is_over:
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
    now = "\n".join([*_place(reader)[:1], waiting(reader)])
    return [now, *(Log(_of_turn(reader, known.events, seat)[-SOME_NEWS:]) for seat in others)]


def _may(known: Known, inquiry: Inquiry) -> Parts:
    """Whether the reader may do now what the question names, or why not; nothing if that is not the question."""
    reader = known.reader
    if not inquiry.may or not inquiry.own or inquiry.past or reader.seat is None or reader.table.is_over:
        return []
    if lines := possible.find(reader, inquiry, _names(known, inquiry)):
        return ["\n".join(without_yes_or_no(line) if inquiry.wh else line for line in lines)]
    if inquiry.things and not inquiry.later and not any(question.awaited for question in reader.questions()):
        return [reader.say("answer-not_now", waiting=Markdown(waiting(reader))), *_cards(known, inquiry)]
    return []


def _ruling(known: Known, inquiry: Inquiry) -> rulings.Ruling | None:
    """The short answer on the rules, if the question is one of those that have one."""
    least = RULED.get(inquiry.topic)
    if least is None or (inquiry.topic is Topic.END and inquiry.remaining):
        return None
    found = rulings.find(known.reader, inquiry.text, _wanted(known, inquiry))
    return found if found is not None and found.score >= least else None


def _ruled(known: Known, inquiry: Inquiry, ruling: rulings.Ruling) -> Parts:
    """A short answer on the rules, and what else helps with the question; nothing if other facts answer it better."""
    now = _board_lines(known, ruling)
    if inquiry.topic is Topic.THING:
        if inquiry.left and not inquiry.needed:
            return []
        if not {*_others(known, inquiry)} - VERBS:
            return [*_cards(known, inquiry), ruling.text, now]
    wanted = _wanted(known, inquiry)
    told = facts.find(known.reader, inquiry, wanted)
    if inquiry.topic is Topic.FACT:
        return _ruled_fact(known, inquiry, ruling, told, now)
    if inquiry.topic is Topic.RULE and told is not None and not (inquiry.general or inquiry.when):
        clear = told.coverage == 1.0 and len(told.lines) == 1 and bool(wanted)
        if clear and begins_a_line(normal(unmarked(told.lines[0])), wanted[0]):
            return [_as_list(told.lines), ruling.text]
    if ruling.score >= CERTAIN and inquiry.topic not in (Topic.END, Topic.NEXT, Topic.TURN):
        return [ruling.text, now]
    return [ruling.text, now, *_ANSWERS[inquiry.topic](known, inquiry)]


def _ruled_fact(
    known: Known, inquiry: Inquiry, ruling: rulings.Ruling, told: facts.Told | None, now: str | None
) -> Parts:
    """A question that facts (`told`) or a short answer on the rules can answer: those that match it better, first."""
    concerned = ruling.score >= CONCERNED
    listing = inquiry.superlative or inquiry.each or inquiry.where
    if told is None:
        if inquiry.named and not inquiry.general and not concerned:
            return []
        return [ruling.text, now, *(_players_facts(known.reader, inquiry) if inquiry.seats else [])]
    at_hand = told.coverage == 1.0 and not inquiry.needed
    if inquiry.named and not inquiry.general and (at_hand or not concerned):
        lines = _as_list(told.lines) if told.coverage >= SURE else None
        return [lines, ruling.text] if lines and concerned and not inquiry.count else []
    if listing and not concerned:
        return []
    listed = _as_list(told.lines) if told.coverage >= HALF else None
    own = bool(inquiry.seats) and not inquiry.needed
    if own and inquiry.count:
        return [listed]
    return [listed, ruling.text] if at_hand or own else [ruling.text, now or listed]


def _board_lines(known: Known, ruling: rulings.Ruling) -> str | None:
    """What the board says now on the subject of a short answer."""
    words = terms(ruling.board)
    if not words:
        return None
    seats = (-1,) if known.reader.seat is None else (known.reader.seat,)
    here = [
        line for line in facts.about(known.reader, words, seats) if all(held(normal(line), w) == 1.0 for w in words)
    ]
    return _as_list(here[:SOME_FACTS])


def _as_list(lines: Sequence[str]) -> str | None:
    return "\n".join(f"- {line}" for line in lines) or None


def _once(part: Block | str | None, said: set[str]) -> Block | str | None:
    """A part of an answer without the lines already `said` above; its other lines are added to that set."""

    def is_new(line: str) -> bool:
        words = line.removeprefix("- ").strip()
        known = words in said
        said.update([words] if words else [])
        return not known

    if isinstance(part, Log):
        return replace(part, lines=[line for line in part.lines if is_new(line)])
    if isinstance(part, str):
        return "\n".join(filter(is_new, part.splitlines()))
    return part


def briefing(known: Known) -> Screen:
    """*What's going on?*: where the game is, who leads, what happened, what comes next, and buttons for more."""
    reader = known.reader
    screen = Screen().add(_title(reader), *_status(known, Inquiry(Topic.STATUS)), "\n".join(facts.coming(reader)))
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


def _buttons(known: Known, topics: set[Topic], *, withheld: bool) -> list[Button]:
    """Further buttons: the panel for what only the player may know, the usual questions if nothing was understood."""
    reader, table = known.reader, known.reader.table.id
    if Topic.UNKNOWN in topics:
        return topic_buttons(reader)
    buttons = []
    if topics & {Topic.ADVICE, Topic.TURN} and not reader.table.is_over and reader.table.status == "running":
        buttons.append(Button(CustomId("move", table).button, reader.say("board-move"), Style.PRIMARY))
    if withheld:
        buttons.append(Button(CustomId(ACTION, table, rest=Topic.WHY).button, reader.say("ask-about-private")))
    if topics & {Topic.RULE, Topic.END, Topic.THING}:
        buttons.append(Button(CustomId("rules", table).button, reader.say("board-rules")))
    if not topics & {Topic.STATUS} or known.private:
        buttons.append(Button(CustomId(ACTION, table).button, reader.say("board-going_on")))
    return buttons


def _pages(known: Known, inquiries: Sequence[Inquiry], topics: set[Topic], ruled: Sequence[str]) -> list[Button]:
    """The pages of the rules that match nearly as well as the one that was shown, after those of short answers."""
    if not topics & GUESSED:
        return []
    wanted = [term for inquiry in inquiries for term in _wanted(known, inquiry)]
    page = rulebook.find(known.reader, wanted)
    table = known.reader.table.id
    others = dict(() if page is None else page.others)
    others = {topic: known.reader.say(f"topic-{topic}-title") for topic in ruled} | others
    return [
        Button(CustomId("rules", table, rest=topic).button, f"📖 {title}")
        for topic, title in [*others.items()][: rulebook.MOST_OFFERED]
    ]


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
    own = lead.position(reader, inquiry)
    lines = [*(own or _lead(reader)), *standing(reader)]
    return ["\n".join(lines or [reader.say("answer-no_score"), *_place(reader)])]


def _news(known: Known, inquiry: Inquiry) -> Parts:
    reader, events = known.reader, known.events
    asked = inquiry.things or set(inquiry.terms) - VAGUE
    found = _told_of(known, inquiry) if asked else []
    if found:
        return [_as_list(found)]
    for seat in inquiry.seats[:1]:
        if lines := _of_turn(reader, events, seat):
            return [Log(lines)]
    if asked:
        return [reader.say("answer-not_told"), *_about(known, inquiry)]
    return [brief(reader, events[-RECENT:], MOST_NEWS) or reader.say("answer-no_news")]


def _next(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    told = facts.find(reader, inquiry, inquiry.terms) if inquiry.particular else None
    lines = told.lines if told is not None and told.coverage >= SURE else []
    return [
        _as_list(lines),
        "\n".join([*facts.coming(reader), *_turn_lines(reader)]) or "\n".join(_place(reader)[:1]),
    ]


def _turn(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    if inquiry.later:
        return ["\n".join([*facts.coming(reader)[:1], *_turn_lines(reader)])]
    return [
        "\n".join(
            [*_turn_lines(reader), *_place(reader)[:1], *facts.coming(reader)[:2], *_players(reader, inquiry)[:3]]
        )
    ]


def _end(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    now = "\n".join([*_place(reader), *facts.coming(reader), *_lead(reader)])
    rule = _winning(reader)
    asks_now = inquiry.remaining or inquiry.when or inquiry.count
    return [*([now, rule] if asks_now else [rule, now]), "\n".join(_players(reader, inquiry))]


def _why(known: Known, inquiry: Inquiry, ruling: rulings.Ruling | None = None) -> Parts:
    reader = known.reader
    reasons = _refusals(known, inquiry, exact=bool(inquiry.terms)) if _may_refuse(known, inquiry) else []
    told = [] if reasons else _told_of(known, inquiry)
    told = [line for line in told if tells_of_failure(line) or inquiry.seats or inquiry.terms]
    failed = [line for line in told if tells_of_failure(line)]
    if ruling is not None and not inquiry.named:
        told = failed
    parts: Parts = ["\n".join(f"- {line}" for line in (*reasons, *told))]
    if ruling is not None:
        event = failed and (inquiry.named or inquiry.over)
        parts.insert(1 if reasons or event else 0, ruling.text)
    elif not reasons and not failed:
        wanted = [term for term in _wanted(known, inquiry) if term not in VAGUE]
        page = rulebook.find(reader, wanted) if wanted else None
        parts += _cards(known, inquiry)
        parts.append(page.text if page is not None and page.coverage >= HALF else None)
    if _withholds(known, inquiry):
        parts.append(f"-# {reader.say('answer-why_private')}")
    return [part for part in parts if part] or [reader.say("answer-no_reason")]


def _asks_of_others(known: Known, inquiry: Inquiry) -> bool:
    """Whether it asks what players other than the reader could not do, or why they did it."""
    return inquiry.named and known.reader.seat not in inquiry.seats


def _withholds(known: Known, inquiry: Inquiry) -> bool:
    """Whether only the person who asks may learn the reason: neither others' actions nor the log are in question."""
    if inquiry.topic is not Topic.WHY or known.private or known.reader.table.is_over:
        return False
    return not _asks_of_others(known, inquiry) and not any(map(tells_of_failure, _told_of(known, inquiry)))


def _may_refuse(known: Known, inquiry: Inquiry) -> bool:
    """Whether a question may be about what its own player can't do now, and may be answered from that."""
    return known.private and not _asks_of_others(known, inquiry) and not inquiry.past


def _advice(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    mine = next(iter(reader.questions()), None)
    asked = "" if mine is None else reader.say(f"ask-{mine.kind}", **mine.args)
    page = rulebook.find(reader, _others(known, inquiry)) if inquiry.things else None
    advised = reader.services.tables.advice.allowed(reader.table)
    rule = page.text if page is not None and page.coverage >= SURE else None
    key = "answer-advice" if advised else "answer-advice-none"
    words = reader.services.board_words(reader.table.language)
    return [f"**{asked}**" if asked else None, *_cards(known, inquiry), rule, reader.say(key, **words)]


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
    """The things that the question names, and what the rules say about them."""
    shown = _cards(known, inquiry)
    if not shown:
        return _about(known, inquiry)
    page = rulebook.find(known.reader, _wanted(known, inquiry))
    least = HALF if inquiry.general else SURE if inquiry.terms else 1.0
    others = _others(known, inquiry)
    explains = page is not None and page.coverage >= least and (page.headed or bool(others))
    if not explains and others:
        page = rulebook.find(known.reader, others)
        explains = page is not None and page.coverage >= SURE and page.headed
    board = facts.naming(known.reader, _names(known, inquiry))
    lines = "\n".join(f"- {line}" for line in board)
    return [*shown, lines or None, page.text if page is not None and explains else None]


def _fact(known: Known, inquiry: Inquiry) -> Parts:
    """What the board says; what a named thing does; the rule if it matches the question better."""
    reader = known.reader
    told = facts.find(reader, inquiry, _wanted(known, inquiry))
    if told is None and inquiry.seats and not inquiry.terms:
        told = facts.Told([line for seat in inquiry.seats for line in facts.of_player(reader, seat, ())], SURE)
    parts: Parts = [] if told is None else [_as_list(told.lines)]
    if told is not None and inquiry.hands:
        parts.append(f"-# {reader.say('answer-hands')}")
    if len(inquiry.things) == 1 and not (inquiry.where or inquiry.each or inquiry.left):
        parts += _cards(known, inquiry)
    if told is None:
        lately = _told_of(known, inquiry) if inquiry.named and inquiry.terms and not inquiry.count else []
        lately = [line for line in lately if any(reader.names[seat] in line for seat in inquiry.seats)]
        parts += [_as_list(lately), *_players_facts(reader, inquiry)]
        parts = [part for part in parts if part]
    page = rulebook.find(reader, _wanted(known, inquiry))
    if page is not None and told is None and (inquiry.named or (parts and page.coverage < SURE)):
        page = None
    own = inquiry.count and not inquiry.needed and known.reader.seat in inquiry.seats
    own = told is not None and (own or inquiry.superlative or inquiry.each)
    if (
        page is not None
        and not own
        and not (inquiry.where and told)
        and page.coverage > (0.0 if told is None else told.coverage + MORE)
    ):
        parts.append(page.text)
    return parts or _cards(known, inquiry)


def _rule(known: Known, inquiry: Inquiry) -> Parts:
    """The page of the rules that matches the question best, or what the board says if that matches better."""
    reader = known.reader
    wanted = _wanted(known, inquiry)
    page, told = rulebook.find(reader, wanted), facts.find(reader, inquiry, wanted)
    parts: Parts = ["\n".join(facts.coming(reader)) if inquiry.when and page is not None else None]
    settled = inquiry.general and page is not None and page.coverage >= HALF
    clear = told is not None and told.coverage == 1.0 and len(told.lines) == 1 and not inquiry.general
    if told is not None and not settled and (clear or told.coverage > (0.0 if page is None else page.coverage + MORE)):
        parts.append(_as_list(told.lines))
    if page is not None:
        parts.append(page.text)
    return [part for part in parts if part]


def _about(known: Known, inquiry: Inquiry) -> Parts:
    """The answer to a question about something in particular, from the rules or the board."""
    return _rule(known, inquiry) or _players_facts(known.reader, inquiry)


def _instead(known: Known, inquiry: Inquiry) -> Parts:
    """The answer to a question that sounds like a usual one but is about something in particular."""
    if not inquiry.particular or inquiry.topic not in PARTICULAR:
        return []
    told = facts.find(known.reader, inquiry, inquiry.terms)
    if told is not None and told.coverage >= SURE and inquiry.topic is Topic.STATUS:
        return [_as_list([*told.lines, *_told_of(known, inquiry)[:1]]), "\n".join(_turn_lines(known.reader))]
    on_board = told is not None and told.coverage >= SURE and inquiry.topic is not Topic.ADVICE
    if told is not None and on_board:
        return [_as_list(told.lines)]
    if inquiry.named:
        return _players_facts(known.reader, inquiry)
    page = rulebook.find(known.reader, inquiry.terms)
    return [page.text] if page is not None and page.coverage >= SURE else []


def _wanted(known: Known, inquiry: Inquiry) -> list[str]:
    return [*inquiry.terms, *_names(known, inquiry)]


def _others(known: Known, inquiry: Inquiry) -> list[str]:
    """The terms that do not belong to the names of the things in question."""
    names = {term for name in _names(known, inquiry) for term in terms(name)}
    return [term for term in inquiry.terms if term not in names]


def _players_facts(reader: Reader, inquiry: Inquiry) -> Parts:
    """Facts about the players that a question names, if nothing else was found."""
    lines = [line for seat in inquiry.seats for line in facts.of_player(reader, seat, ())]
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


# Parts of answers


def _place(reader: Reader) -> list[str]:
    """Where the game is, the first line in bold."""
    lines = facts.place(reader)
    return [f"**{lines[0]}**" if "**" not in lines[0] else lines[0], *lines[1:]] if lines else []


def _turn_lines(reader: Reader) -> list[str]:
    """Whom the table waits for, until when, and what it asks of this reader."""
    table = reader.table
    if table.is_over:
        return [reason(reader)]
    if table.status != "running":
        return [reader.say(f"resting-{table.status}")]
    mine = next((question for question in reader.questions() if question.awaited), None)
    asked = [] if mine is None else [reader.say("help-asked", question=reader.say(f"ask-{mine.kind}", **mine.args))]
    return [line for line in (*asked, waiting(reader), *deadlines(reader), thinking(reader)) if line]


def _lead(reader: Reader) -> list[str]:
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
    players = [seat_name(place.seat) for place in first]
    return [f"**{reader.say('answer-leads', players=players, number=len(first), total=first[0].total)}**"]


def _winning(reader: Reader) -> str:
    """How the game ends and is won."""
    together = reader.game is not None and reader.game.options.together
    return reader.say("answer-win_together" if together else "answer-win")


def _players(reader: Reader, inquiry: Inquiry) -> list[str]:
    return [f"- {line}" for seat in inquiry.seats for line in facts.of_player(reader, seat, ())[:1]]


def _names(known: Known, inquiry: Inquiry) -> list[str]:
    """The names of the things in the question."""
    cards = known.cards
    return (
        [] if cards is None else [cards.card_name(thing, known.reader.language).casefold() for thing in inquiry.things]
    )


def _resolved(known: Known, inquiry: Inquiry) -> Inquiry:
    """The inquiry with the thing that "that card", or a part of a name, refers to."""
    if (
        inquiry.things
        or known.cards is None
        or inquiry.topic not in (Topic.RULE, Topic.FACT, Topic.THING, Topic.UNKNOWN)
    ):
        return inquiry
    lines = [line for entry in entries_of(known.reader, known.events) for line in lines_of(known.reader, entry)]
    names = {thing: [known.cards.card_name(thing, known.reader.language)] for thing in known.cards.spelled()}
    in_view = named_things(
        normal(" ".join(line for block in facts.blocks(known.reader) for line in block.lines)), names
    )[0]
    if inquiry.this:
        told = [thing for line in reversed(lines[-RECENT:]) for thing in named_things(normal(line), names)[0]]
        present = [thing for thing in told if thing in in_view] or list(in_view) if inquiry.here else []
        last = (present or told)[:1]
        return replace(inquiry, things=tuple(last), topic=Topic.THING) if last else inquiry
    partly = [thing for thing in in_view if any(_is_part(term, normal(names[thing][0])) for term in inquiry.terms)]
    if len(partly) == 1 and not (inquiry.seats or inquiry.left or inquiry.general):
        topic = Topic.THING if inquiry.topic is Topic.RULE else inquiry.topic
        return replace(inquiry, things=tuple(partly), topic=topic)
    return inquiry


def _labelled(known: Known, inquiry: Inquiry) -> Inquiry:
    """The inquiry with the labels of the board in it: in Japanese, `terms` finds no word written in hiragana."""
    if inquiry.topic not in (Topic.RULE, Topic.FACT):
        return inquiry
    labels = [label for label in facts.labels(known.reader) if label in inquiry.text and label not in inquiry.terms]
    return replace(inquiry, terms=(*inquiry.terms, *labels))


def _is_part(term: str, name: str) -> bool:
    """Whether a term is a word of a longer name."""
    if term.isascii():
        return len(term) >= SHORTEST_PART and term in re.findall("[a-z]+", name)
    return len(term) >= 2 and term in name and term != name


def _cards(known: Known, inquiry: Inquiry) -> Parts:
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
        events = events[mine[-1] : next((at for at in begins if at > mine[-1]), len(events))]

    def concerns(entry: Entry[LoggedEvent]) -> bool:
        args = [each for event in entry.events for each in event.args.values() if not isinstance(each, list)]
        return entry.seat == seat or any(seat_of(game, each) == seat for each in args)

    entries = [entry for entry in entries_of(reader, events) if concerns(entry)][-2 * MOST_NEWS :]
    best = sorted(entries, key=lambda entry: -weight(reader, entry))[:MOST_NEWS]
    return [line for entry in entries if entry in best for line in lines_of(reader, entry)]


def _told_of(known: Known, inquiry: Inquiry) -> list[str]:
    """Recent events about the things in the question."""
    reader = known.reader
    lines = [line for entry in entries_of(reader, known.events) for line in lines_of(reader, entry)]
    names = [reader.plain_names[seat].casefold() for seat in inquiry.seats]
    wanted = [*inquiry.terms, *_names(known, inquiry)]
    if inquiry.things:
        things = [normal(name) for name in _names(known, inquiry)]
        lines = [line for line in lines if any(thing in normal(line) for thing in things)]
    best = ranked(lines[::-1], [*wanted, *names])
    about = {at for _, at in ranked(lines[::-1], wanted)} if wanted else {at for _, at in best}
    best = [(score, at) for score, at in best if at in about]
    if inquiry.topic is Topic.WHY:
        best = [(score, at) for score, at in best if tells_of_failure(lines[::-1][at])] or best
    near = [at for score, at in best if score >= NEAR * best[0][0]]
    if inquiry.topic is Topic.WHY and inquiry.over:
        near = near[:1]
    if inquiry.topic in (Topic.NEWS, Topic.WHY):
        near.sort()
    found = [lines[::-1][at] for at in near[: 2 * MOST_REASONS]]
    return found[:MOST_REASONS]


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
    wanted = [*inquiry.terms, *_names(known, inquiry)]
    best = ranked([f"{label} {reason}" for label, reason in pairs], wanted) if wanted else []
    chosen = [pairs[at] for score, at in best if score >= CLEAR * best[0][0]]
    chosen = chosen or ([] if exact else missed or pairs)
    return [f"**{label}**: {reason}" for label, reason in dict.fromkeys(chosen)][:MOST_REASONS]
