"""The documents of the present position: the board, what a player has, standings, turns, answers, facts of the game.

A document is a text that may answer a question; `Sources`, what an answer may be taken from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from cogs.inquiries.documents import Document, Sources
from cogs.screens.board import deadlines
from cogs.screens.board_text import HEAD, blocks
from cogs.screens.open_question import OpenQuestion
from cogs.screens.panel import waiting_line
from cogs.screens.question.lines import why_not
from cogs.screens.summary import coming, is_over, leader, place, status, turn_lines
from cogs.screens.verdict import standing_lines
from cogs.services.reader import Reader
from locales.sanitizing import Markdown
from pictures.kit import unmarked
from rules.game import agreed_result
from rules.messages import Args, Seat, seat_name
from rules.registry import facts_of

MOST_LISTED = 8
"""The most answers to a question that are listed."""
SEED = 0
"""The fixed seed for guessing what the person who asks cannot know."""
_CLAUSE_END = re.compile(r"(?:, |; |、|。|\. )(?![^(（]*[)）])")
"""The end of a clause, but not in brackets."""
_NUMBER = re.compile(r"-?\d+")
_BETWEEN_NAMES = re.compile(r"\s*[;；]\s*")
"""The separator in a text that lists the names of a thing."""
_NO_LABEL = re.compile(r"[(（][^)）]*[)）]|[-−+]?\d+(?:[\u4e00-\u9fff]$)?")
"""A part of a clause that isn't part of its label: brackets, a number; at its end with a Japanese counter."""


def position(sources: Sources) -> list[Document]:
    """Everything that can be said of the position."""
    sections = (_progress, _board, _hands, _standings, _answers, _facts, _how_to)
    return [] if sources.reader.game is None else [document for section in sections for document in section(sources)]


# Where the game is


def _progress(sources: Sources) -> Iterator[Document]:
    """Where the game is, whose turn it is, what comes next, and how the game ends."""
    reader = sources.reader
    everyone = frozenset(range(len(sources.reader.names)))
    turn, then = turn_lines(reader), coming(reader)
    together = reader.game is not None and reader.game.settings.together
    yield Document(("status",), "\n".join(status(reader, sources.events)))
    yield Document(("left",), "\n".join([*place(reader)[:1], *then, *leader(reader)]))
    yield Document(("turn",), "\n".join([*turn, *then[:2]]), seats=everyone)
    yield Document(("next",), "\n".join([*then, *turn]))
    yield Document(("end",), reader.say("answer-win_together" if together else "answer-win"), "rules_all")


# What lies on the table


def _board(sources: Sources) -> Iterator[Document]:
    """The lines of the board, those of one heading together, and each thing that players have, of one and compared."""
    reader = sources.reader
    headline = place(reader)[:1]
    common: dict[str, list[str]] = {}  # by heading, or by their text if they have none: what is not about players
    by_label: dict[str, dict[Seat, str]] = {}  # what each player has
    for text, named in blocks(reader):
        first, *further = text.splitlines()
        title = heading(first)
        if not (title and named) or text in headline:
            common.setdefault(title or text, []).append(text)
            continue
        yield Document(("amount", f"board-{title}"), text, "board", title, seats=named)
        clauses = _CLAUSE_END.split(HEAD.sub("", unmarked(first)))
        for clause in [*filter(_NUMBER.search, clauses), *further]:
            label = heading(clause) or label_of(clause)
            if len(named) == 1 and label:
                by_label.setdefault(label, {}).setdefault(min(named), clause.strip(" .。"))
    for title, texts in common.items():
        yield Document(("place", f"board-{title}"), "\n".join(texts), "board", "" if title in texts else title)
    for label, clause_of in by_label.items():
        yield from _amounts(reader, label, clause_of)


def _amounts(reader: Reader, label: str, clause_of: Mapping[Seat, str]) -> Iterator[Document]:
    """The clause about each player with that label, and if there are several, all of them, the largest number first."""
    for seat, clause in clause_of.items():
        text = f"{reader.names[seat]}: {clause}"
        yield Document(("amount", f"board-{label}"), text, "board", label, seats=frozenset({seat}))
    if len(clause_of) > 1:
        order = sorted(clause_of, key=lambda seat: -_first_number(clause_of[seat]))
        lines = [f"{rank}. **{reader.names[seat]}**: {clause_of[seat]}" for rank, seat in enumerate(order, 1)]
        yield Document(("ranking",), "\n".join([label, *lines]), "board", label, seats=frozenset(clause_of))


def _first_number(text: str) -> int:
    """The first number in a text; 0 if there is none."""
    number = _NUMBER.search(text)
    return 0 if number is None else int(number[0])


def _hands(sources: Sources) -> Iterator[Document]:
    """The reader's own hand, and that others' hands are never told, whatever card a question names."""
    reader = sources.reader
    if reader.seat is not None and (hand := reader.hand()) is not None:
        yield Document(("hand",), hand.text.partition("```")[0], "hand", seats=frozenset({reader.seat}))
    others = frozenset(range(len(reader.names))) - {sources.asker}
    things = frozenset([] if sources.cards is None else sources.cards.ids)
    yield Document(("hands",), reader.say("answer-hands"), "rules_all", things=things, seats=others)


def heading(line: str) -> str:
    """The label of a line before its colon; empty if it has none."""
    head = HEAD.match(unmarked(line))
    return "" if head is None else label_of(head[0])


def label_of(text: str) -> str:
    """The words of a clause or a heading, without numbers and what stands in brackets."""
    label = " ".join(_NO_LABEL.sub(" ", text).replace(" ,", ",").split()).strip(" ,.:：、。→/")
    return label if len(label.encode()) > 1 else ""


# Points


def _standings(sources: Sources) -> Iterator[Document]:
    reader = sources.reader
    game = sources.reader.game
    assert game is not None
    lines = [*leader(reader), *standing_lines(reader)]
    if is_over(reader):
        lines = status(reader, sources.events)
    everyone = frozenset(range(len(reader.names)))
    yield Document(("standing",), "\n".join(lines or [reader.say("answer-no_score"), *place(reader)]), seats=everyone)
    result = agreed_result(game)
    if result is None:
        return
    asker = sources.asker
    totals = {placed.seat: placed.total for placed in result.places}
    if asker not in totals or game.is_out(asker) or len(totals) < 2 or game.settings.together:
        return
    others = sorted(totals.keys() - {asker}, key=lambda seat: -totals[seat])
    for index, seat in enumerate(others):
        ahead, behind = sorted((asker, seat), key=lambda seat: -totals[seat])
        margin = totals[ahead] - totals[behind]
        args: Args = {"player": seat_name(ahead), "second": seat_name(behind), "margin": margin}
        comparison = reader.say(
            "answer-ahead" if margin else "answer-alike", total=totals[ahead], other=totals[behind], **args
        )
        yield Document(("compare",), comparison, seats=frozenset({seat}), exact=True)
        if index == 0:
            yield Document(("compare",), "\n".join([comparison, *lines]))


# What can be answered


def _answers(sources: Sources) -> Iterator[Document]:
    """The reader's question, every answer with its effects, and impossible answers with the reasons."""
    reader = sources.reader
    questions = [question for question in reader.questions() if question.awaited]
    if not questions:
        text = reader.say("answer-not_now", waiting=Markdown(waiting_line(reader)))
        if not sources.private or sources.asker is None:
            text = "\n".join([*turn_lines(reader), reader.say("answer-why_private")])
        yield Document(("choices", "advice", "refused"), text)
        return
    sentences: list[str] = []
    reasons: dict[str, str] = {}
    for question in questions:
        asked = OpenQuestion.of(reader, question)
        lines = {asked.label(option): asked.line(option) for option in asked.forward}
        sentences += [
            f"**{reader.say(f'ask-{question.kind}', **question.describe(reader.game))}**",
            *_bullets(reader, list(lines)),
        ]
        for label, line in lines.items():
            text = reader.say("answer-option", answer=Markdown(label.removesuffix("…")), more=Markdown(line)).rstrip()
            yield Document(("option", "advice"), text, "options", label)
        reasons |= {label: f"**{label}**: {why}" for label, why in why_not(asked, asked.answers.refused)}
    words = reader.services.board_words(reader.table.language)
    advised = reader.services.tables.advice.allowed(reader.table)
    sentences.append(reader.say("answer-advice" if advised else "answer-advice-none", **words))
    yield Document(("choices", "advice"), "\n".join(sentences), "options")
    for label, text in reasons.items():
        yield Document(("refused",), text, "refused", label)
    if len(reasons) != 1:
        all_reasons = _bullets(reader, list(reasons.values())) or [reader.say("answer-no_reason")]
        yield Document(("refused",), "\n".join(all_reasons), "refused")


def _bullets(reader: Reader, lines: Sequence[str]) -> list[str]:
    more = len(lines) - MOST_LISTED
    omitted = [reader.say("panel-and_more", number=more)] if more > 0 else []
    return [*(f"- {line}" for line in lines[:MOST_LISTED]), *omitted]


# What the game says


def _facts(sources: Sources) -> Iterator[Document]:
    """The facts of the game, from a copy in which everything is dealt again that the reader cannot know.

    Where others read the answer, there is only a note in place of those that not everyone may know.
    """
    reader, asker = sources.reader, sources.asker
    if reader.game is None or is_over(reader) or asker is None:
        return
    game = reader.game.guess(reader.seat, Random(SEED))
    secret: dict[str, frozenset[str]] = {} if sources.private else {"hand": frozenset()}
    for fact in facts_of(game.name)(game, asker):
        kind = f"fact-{fact.kind}"
        things = frozenset(fact.things)
        seats = frozenset(fact.seats)
        if not (fact.public or sources.private):
            secret[kind] = secret.get(kind, frozenset()) | things
            continue
        called = () if fact.called is None else tuple(_BETWEEN_NAMES.split(reader.say(fact.called)))
        exact = bool(things or seats)
        yield Document((kind,), reader.say(fact.text), things=things, seats=seats, exact=exact, called=called)
    for kind, things in secret.items():
        yield Document((kind,), reader.say("answer-own_private"), "", things=things, withheld=True)


# How to


def _how_to(sources: Sources) -> Iterator[Document]:
    reader = sources.reader
    commands = {"undo": ["undo"], "leave": ["leave"], "pause": ["table", "pause"], "status": ["table", "status"]}
    commands["settings"] = ["table", "table_settings"]
    names = {name: reader.services.command(reader.language, *words) for name, words in commands.items()}
    words = reader.services.board_words(reader.table.language)
    for kind in ("undo", "stop", "deadline", "join"):
        due = deadlines(reader) if kind == "deadline" else []
        yield Document((kind,), "\n".join([*due, reader.say(f"answer-how-{kind}", **names, **words)]), "rules_all")
    yield Document(("help",), reader.say("answer-help"), "rules_all")
