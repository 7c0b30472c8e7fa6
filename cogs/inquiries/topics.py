"""What the game master says on each of the topics that people ask about in every game.

Everything comes from the reader; what is told with a spectator's reader may be posted publicly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from cogs.inquiries import cases, facts, lead, possible
from cogs.inquiries.happened import of_turn, told_of
from cogs.inquiries.known import Known, Parts, as_list, names_of, wanted_of
from cogs.inquiries.retrieval import normal, ranked
from cogs.inquiries.understanding import Inquiry, without_yes_or_no
from cogs.screens import board_text
from cogs.screens.board import deadlines
from cogs.screens.open_question import OpenQuestion
from cogs.screens.panel import thinking, waiting
from cogs.screens.question import why_not
from cogs.screens.story import brief, entries_of, lines_of
from cogs.screens.verdict import decided, player, reason, standing, verdict
from cogs.services.reader import Reader
from cogs.services.screen import Log
from locales.sanitizing import Markdown
from rules.messages import seat_name
from storage.rows import LoggedEvent
from tables.play.undo import can_undo_alone

MOST_NEWS = 6
SOME_NEWS = 3
RECENT = 40
"""Events that count as recent."""
MOST_REASONS = 4
MOST_THINGS = 2
MOST_CHOICES = 8
FEW_CHOICES = 4
"""So few answers are listed below what the game says of them."""
HALF = 0.5
"""The part of a question that a page or a fact must match to be shown."""
COVERED = 0.7
"""The part of a question that a line must match to be its answer."""
CLEAR = 0.5
"""A reason is given if it reaches at least this part of the best score."""
DECLINING = ("none", "no", "decline", "refuse", "refrain", "pass", "done", "end", "stop", "no_more")
"""The ids of the answers by which a player does nothing, or nothing more."""
SHORTEST_PART = 5
"""The fewest letters of a word that stands for a longer name."""


Teller = Callable[[Known, Inquiry], Parts]


# Where the game is


def is_over(reader: Reader) -> bool:
    """Whether the game is over, with or without a result."""
    return reader.table.is_over or (reader.game is not None and reader.game.result is not None)


def status(known: Known, inquiry: Inquiry) -> Parts:
    """Where the game is, who leads and what happened last; after the end how it was won or lost.

    The state of the person who asks, if the question is about that.
    """
    reader = known.reader
    if is_over(reader):
        return [*verdict(reader), "\n".join(decided(reader, known.events))]
    if inquiry.personal and inquiry.asker is not None and (mine := facts.of_player(reader, inquiry.asker, ())):
        return ["\n".join([*place(reader), *turn_lines(reader)]), as_list(mine)]
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
    if reader.game is not None and reader.game.options.together:
        return ["\n".join([*leader(reader), *facts.coming(reader), *place(reader)[:1]])]
    own = lead.position(reader, inquiry)
    leads = leader(reader)
    lines = [*(own + leads[1:] if own else leads), *standing(reader)]
    return ["\n".join(lines or [reader.say("answer-no_score"), *place(reader)])]


def _lead(known: Known, inquiry: Inquiry) -> Parts:
    """Why a player is ahead, or where the points of a player come from."""
    if not (inquiry.because or inquiry.where) and (inquiry.gap or inquiry.ahead or inquiry.behind):
        return [*lead.position(known.reader, inquiry), *standing(known.reader)]
    placed = inquiry.ahead or inquiry.behind or inquiry.top or inquiry.compared
    only_own = inquiry.personal and inquiry.seats == (inquiry.asker,) and not placed
    compares = not inquiry.seats or (inquiry.because and not only_own)
    leading = [] if inquiry.seats else leader(known.reader)
    of_what = cases.points_of(known.reader, inquiry.asker, inquiry.seats or lead.leaders(known.reader))
    if compares:
        return [*leading, *lead.reasons(known.reader, known.events, inquiry.seats, inquiry.asker), *of_what]
    return [*leading, *lead.sources(known.reader, known.events, inquiry.seats), *of_what]


def _next(known: Known, inquiry: Inquiry) -> Parts:
    """What comes next: what follows the step at hand, if the game says so, and then the rest of the round."""
    reader = known.reader
    if here := cases.on_topic(reader, inquiry.asker, "next"):
        return ["\n".join([*here, *facts.coming(reader)])]
    return ["\n".join([*facts.coming(reader), *turn_lines(reader)]) or "\n".join(place(reader)[:1])]


def _turn(known: Known, inquiry: Inquiry) -> Parts:
    reader = known.reader
    players = [f"- {line}" for seat in inquiry.seats for line in facts.of_player(reader, seat, ())[:1]]
    coming = facts.coming(reader)[:2]
    if inquiry.supposes and coming:  # whose turn it is after another one
        return ["\n".join([*coming, *turn_lines(reader), *place(reader)[:1]])]
    first, then = turn_lines(reader), place(reader)[:1]
    if inquiry.starts:
        first, then = then, first
    lines = [*first, *then, *coming, *players[:3]]
    awaited = [] if reader.game is None or reader.table.is_over else reader.game.waiting(reader.seat)
    known_here = bool(awaited) or (inquiry.asker in inquiry.seats and not inquiry.finished)  # else it may be a secret
    if known_here and len(inquiry.seats) == 1 and not inquiry.wh and (inquiry.finished or not inquiry.over):
        right = (inquiry.seats[0] in awaited) != inquiry.finished
        if not (inquiry.undone or inquiry.negated):  # "isn't he done": neither yes nor no is clear
            lines[0] = reader.say("answer-yes" if right else "answer-no", answer=Markdown(lines[0]))
        lines = [*lines[:1], *then, *players]
    return ["\n".join(lines)]


def _my_turn(known: Known, inquiry: Inquiry) -> Parts:
    """When the asker's turn comes: what the game says about it, else what comes next."""
    here = cases.on_topic(known.reader, inquiry.asker, "my_turn") if inquiry.asker is not None else []
    return ["\n".join([*(here or facts.coming(known.reader)[:1]), *turn_lines(known.reader)])]


def _end(known: Known, inquiry: Inquiry) -> Parts:
    here = cases.on_topic(known.reader, inquiry.asker, "end")
    return [_winning(known.reader), "\n".join(here) if here else _progress(known.reader)]


def _left(known: Known, inquiry: Inquiry) -> Parts:
    """How long the game still goes: what it says in this position, else where it is and when it ends."""
    if here := cases.on_topic(known.reader, inquiry.asker, "left"):
        return ["\n".join([*here, *place(known.reader)[:1]])]
    return [_progress(known.reader), _winning(known.reader)]


def _progress(reader: Reader) -> str:
    return "\n".join([*place(reader), *facts.coming(reader), *leader(reader)])


# What happened


def _news(known: Known, inquiry: Inquiry) -> Parts:
    """The last events, or the weightiest of the recent ones and the last one; then whose turn it is now."""
    reader = known.reader
    told = (
        _last(reader, known.events) if inquiry.lately else brief(reader, known.events[-RECENT:], MOST_NEWS, newest=True)
    )
    now = None if reader.table.is_over else "\n".join(turn_lines(reader))
    return [told or reader.say("answer-no_news"), now]


def _last(reader: Reader, events: Sequence[LoggedEvent]) -> Log | None:
    """What the last entries of the log tell."""
    entries = [entry for entry in entries_of(reader, events[-RECENT:]) if entry.told][-SOME_NEWS - 1 :]
    lines = [line for entry in entries for line in lines_of(reader, entry)]
    return Log(lines[-MOST_NEWS:]) if lines else None


def _deed(known: Known, inquiry: Inquiry) -> Parts:
    """What a player did last."""
    for seat in inquiry.seats[:1]:
        if lines := of_turn(known.reader, known.events, seat):
            return [Log(lines)]
    return []


def _told(known: Known, inquiry: Inquiry) -> Parts:
    """Recent events about what the question names."""
    lines = told_of(known, inquiry, reasons=inquiry.because)
    return [as_list(lines)] if lines else _deed(known, inquiry)


def _event_reason(known: Known, inquiry: Inquiry) -> Parts:
    """Why something happened: the events that tell of it, those that tell of a failure first."""
    lines = told_of(known, inquiry, reasons=True)
    return [as_list(lines)] if lines else []


def _choices(known: Known, inquiry: Inquiry) -> Parts:
    """The answers to the reader's open question; if there is none, whom the game waits for."""
    reader = known.reader
    if reader.seat is None and not reader.table.is_over and (turn := _waits(known, inquiry)):
        return turn
    if reader.seat is None or reader.table.is_over:
        return []
    mine = next((question for question in reader.questions() if question.awaited), None)
    if mine is None:
        return [reader.say("answer-not_now", waiting=Markdown(waiting(reader))), *_waits(known, inquiry)]
    asked = OpenQuestion.of(reader, mine)
    lines = [asked.label(option) for option in asked.forward]
    if len(lines) > MOST_CHOICES and (here := cases.on_topic(reader, inquiry.asker, "advice")):
        return [f"**{reader.say(f'ask-{mine.kind}', **mine.args)}**", "\n".join(here)]
    more = len(lines) - MOST_CHOICES
    lines = [*lines[:MOST_CHOICES], *([reader.say("panel-and_more", number=more)] if more > 0 else [])]
    return [f"**{reader.say(f'ask-{mine.kind}', **mine.args)}**", "\n".join(f"- {line}" for line in lines)]


def _waits(known: Known, inquiry: Inquiry) -> Parts:
    """For a player whom the game does not ask anything now: who acts, what comes next, and when it is their turn."""
    if not (turn := others_turn(known.reader, inquiry)):
        return []
    return [*turn, "\n".join(cases.on_topic(known.reader, inquiry.asker, "my_turn"))]


def _doing(known: Known, inquiry: Inquiry) -> Parts:
    """What others are doing: where the game is, whom it waits for, what comes next, and what they did last."""
    reader = known.reader
    others = [seat for seat in inquiry.seats if seat != inquiry.asker]
    awaited = [] if reader.game is None else reader.game.waiting(reader.seat)
    coming = cases.on_topic(reader, inquiry.asker, "next") or facts.coming(reader)
    now = "\n".join([*place(reader)[:1], waiting(reader), *(coming[:1] if {*others} & {*awaited} else [])])
    aims = [line for seat in others for line in facts.of_player(reader, seat, ())]
    return [now, as_list(aims), *(Log(of_turn(reader, known.events, seat, SOME_NEWS)) for seat in others)]


def _refused(known: Known, inquiry: Inquiry) -> Parts:
    """Whether the reader may do now what the question names, or why not; nothing about what others may do."""
    reader = known.reader
    if not known.private and not reader.table.is_over:
        listed = facts.listed(reader, names_of(known, inquiry))
        public: Parts = [as_list(listed)] if listed else others_turn(reader, inquiry)
        return [*public, f"-# {reader.say('answer-why_private')}"]
    if reader.seat is None or reader.table.is_over or (inquiry.named and reader.seat not in inquiry.seats):
        return []
    if inquiry.may and (lines := possible.find(reader, inquiry, names_of(known, inquiry))):
        return ["\n".join(without_yes_or_no(line) if inquiry.wh else line for line in lines)]
    if lines := _refusals(known, inquiry, exact=bool(inquiry.terms or inquiry.things)):
        return [as_list(lines)]
    if (inquiry.things or not inquiry.terms) and not any(question.awaited for question in reader.questions()):
        return [reader.say("answer-not_now", waiting=Markdown(waiting(reader)))]
    return [] if inquiry.terms or inquiry.may else [reader.say("answer-no_reason")]


def optional(known: Known) -> Parts:
    """Whether the reader may decline what the open question asks."""
    reader = known.reader
    mine = next((question for question in reader.questions() if question.awaited), None)
    if mine is None:
        return []
    asked = OpenQuestion.of(reader, mine)
    declining = [asked.label(option) for option in asked.forward if option.id in DECLINING]
    if declining:
        return [reader.say("answer-optional", answer=Markdown(declining[0]))]
    return [reader.say("answer-optional-none" if not mine.min else "answer-obliged")]


def _advice(known: Known, inquiry: Inquiry) -> Parts:
    """What each answer to the reader's open question does, for them to weigh up; and where to get advice."""
    reader = known.reader
    mine = next((question for question in reader.questions() if question.awaited), None)
    asked = "" if mine is None else reader.say(f"ask-{mine.kind}", **mine.args)
    advised = reader.services.tables.advice.allowed(reader.table)
    note = reader.say(
        "answer-advice" if advised else "answer-advice-none", **reader.services.board_words(reader.table.language)
    )
    if mine is None and (turn := _waits(known, inquiry)):
        return [*turn, *cards_of(known, inquiry), f"-# {note}"]
    here = cases.on_topic(reader, inquiry.asker, "advice")
    weighed: list[str] = []
    if mine is not None:
        open_now = OpenQuestion.of(reader, mine)
        if not here or len(open_now.forward) <= FEW_CHOICES:
            weighed = _weighed(reader, open_now, names_of(known, inquiry))
    shown = [f"**{asked}**" if asked else None, *([] if weighed or here else cards_of(known, inquiry))]
    if not here and not weighed:
        return [*shown, note]
    return [*shown, "\n".join(here), "\n".join(weighed), f"-# {note}"]


def _weighed(reader: Reader, asked: OpenQuestion, names: Sequence[str]) -> list[str]:
    """The answers to a question with what they do: those that name one of these things, or else all."""
    first = asked.stands_out()
    best = sorted(asked.forward, key=lambda option: (option.id not in first, not asked.line(option)))
    told = [(asked.label(option), asked.line(option)) for option in best]
    of_names = [(label, line) for label, line in told if any(name in normal(label) for name in names)]
    lines = [f"- **{label}**: {line}" if line else f"- **{label}**" for label, line in of_names or told]
    if not any(line for _, line in told):
        return []
    more = len(lines) - MOST_CHOICES
    return [*lines[:MOST_CHOICES], *([reader.say("panel-and_more", number=more)] if more > 0 else [])]


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
    open_of = _fact(known, replace(inquiry, seats=tuple(others), named=True, count=True, wh=False)) if others else []
    secret = f"-# {reader.say('answer-hands')}"
    if open_of:
        secret = reader.say("answer-secret", players=[seat_name(seat) for seat in others])
    deeds = [line for seat in others for line in of_turn(reader, known.events, seat, SOME_NEWS)]
    return [*open_of, secret, Log(deeds) if deeds else None]


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
        elif len(reader.table.people) == 1:
            said.append(reader.say("answer-undo_computers"))
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
ABOUT_TABLE = ("stop", "join")
"""Topics of questions about the table, which name no card or other thing."""


# Parts of answers


def place(reader: Reader) -> list[str]:
    """Where the game is, the first line in bold."""
    lines = board_text.place(reader)
    return [f"**{lines[0]}**" if "**" not in lines[0] else lines[0], *lines[1:]] if lines else []


def turn_lines(reader: Reader) -> list[str]:
    """What the table asks of this reader, whom else it waits for, and until when."""
    table = reader.table
    if table.is_over:
        return [reason(reader)]
    if table.status != "running":
        return [reader.say(f"resting-{table.status}")]
    mine = next((question for question in reader.questions() if question.awaited), None)
    asked = "" if mine is None else reader.say("help-asked", question=reader.say(f"ask-{mine.kind}", **mine.args))
    is_alone = bool(asked) and reader.game is not None and reader.game.waiting(reader.seat) == [reader.seat]
    whom = "" if is_alone else waiting(reader)
    return [line for line in (asked, whom, *deadlines(reader), thinking(reader)) if line]


def others_turn(reader: Reader, inquiry: Inquiry) -> Parts:
    """Whose turn it is, and what for, if everyone may know that the table does not wait for the person who asks."""
    awaited = [] if reader.game is None else reader.game.waiting(None)
    if inquiry.asker is None or inquiry.asker in awaited or not awaited:
        return []
    return ["\n".join([waiting(reader), *place(reader)[:1], *facts.coming(reader)[:1]])]


def leader(reader: Reader) -> list[str]:
    """Who leads of those still in the game, in one line; empty if the game has no leader, or is over."""
    game = reader.game
    if game is None or game.result is not None:
        return []
    if game.options.together and game.seats > 1:
        return [reader.say("answer-together")]
    counted = game.counted()
    if counted is None:
        return []
    left = [place for place in counted.places if not game.is_out(place.seat)]
    best = max(place.total for place in left)
    first = [place for place in left if place.total == best]
    broken = [place for place in first if place.place == 1]
    tie = []
    if best and 0 < len(broken) < len(first):
        tie = [reader.say("answer-tie_broken", players=[player(reader, place.seat) for place in broken])]
    if len(first) == len(counted.places):
        return [f"**{reader.say('answer-level', total=best)}**", *tie]
    players = [player(reader, place.seat) for place in first]
    return [f"**{reader.say('answer-leads', players=players, number=len(first), total=best)}**", *tie]


def _winning(reader: Reader) -> str:
    """How the game ends and is won."""
    together = reader.game is not None and reader.game.options.together
    return reader.say("answer-win_together" if together else "answer-win")


def cards_of(known: Known, inquiry: Inquiry) -> Parts:
    """The things that the question names, in words."""
    cards, language = known.cards, known.reader.language
    if cards is None:
        return []
    return [cards.card_picture(thing, language).text for thing in inquiry.things[:MOST_THINGS]]


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
