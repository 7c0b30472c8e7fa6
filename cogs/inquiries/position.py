"""The documents of the present position: the board, what a player has, standings, turns, answers, facts of the game.

A document is a text that may answer a question; `Known`, what the person who asks may know.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random

from cogs.inquiries.documents import Document, Known
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
_CLAUSE = re.compile(r"(?:, |; |、|。|\. )(?![^(（]*[)）])")
_NUMBER = re.compile(r"-?\d+")
_NAMES = re.compile(r"\s*[;；]\s*")
_NO_LABEL = re.compile(r"[(（][^)）]*[)）]|[-−+]?\d+(?:[\u4e00-\u9fff]$)?")


def position(known: Known) -> list[Document]:
    """Everything that can be said of the position."""
    every = (_progress, _board, _hands, _standings, _answers, _facts, _how)
    return [] if known.reader.game is None else [document for documents in every for document in documents(known)]


# Where the game is


def _progress(known: Known) -> Iterator[Document]:
    """Where the game is, whose turn it is, what comes next, and how the game ends."""
    reader = known.reader
    everyone = frozenset(range(len(known.reader.names)))
    turn, then = turn_lines(reader), coming(reader)
    together = reader.game is not None and reader.game.settings.together
    yield Document(("status",), "\n".join(status(reader, known.events)))
    yield Document(("left",), "\n".join([*place(reader)[:1], *then, *leader(reader)]))
    yield Document(("turn",), "\n".join([*turn, *then[:2]]), seats=everyone)
    yield Document(("next",), "\n".join([*then, *turn]))
    yield Document(("end",), reader.say("answer-win_together" if together else "answer-win"), "rules_all")


# What lies on the table


def _board(known: Known) -> Iterator[Document]:
    """The lines of the board, those of one label together, and each thing that players have, of one and compared."""
    reader = known.reader
    headline = place(reader)[:1]
    together: dict[str, list[str]] = {}
    owned: dict[str, dict[Seat, str]] = {}
    for text, named in blocks(reader):
        first, *rest = text.splitlines()
        title = heading(first)
        if not (title and named) or text in headline:
            together.setdefault(title or text, []).append(text)
            continue
        yield Document(("amount", f"board-{title}"), text, "board", title, seats=named)
        for clause in (*filter(_NUMBER.search, _CLAUSE.split(HEAD.sub("", unmarked(first)))), *rest):
            if len(named) == 1 and (label := heading(clause) or label_of(clause)):
                owned.setdefault(label, {}).setdefault(min(named), clause.strip(" .。"))
    for title, texts in together.items():
        yield Document(("place", f"board-{title}"), "\n".join(texts), "board", "" if title in texts else title)
    for label, clauses in owned.items():
        for seat, clause in clauses.items():
            text = f"{reader.names[seat]}: {clause}"
            seats = frozenset({seat})
            yield Document(("amount", f"board-{label}"), text, "board", label, seats=seats)
        if len(clauses) > 1:
            amounts = {seat: int(amount[0]) for seat in clauses if (amount := _NUMBER.search(clauses[seat]))}
            order = sorted(clauses, key=lambda seat: -amounts.get(seat, 0))
            lines = [f"{rank}. **{reader.names[seat]}**: {clauses[seat]}" for rank, seat in enumerate(order, 1)]
            yield Document(("ranking",), "\n".join([label, *lines]), "board", label, seats=frozenset(clauses))


def _hands(known: Known) -> Iterator[Document]:
    """The reader's own hand, and that others' hands are never told, whatever card a question names."""
    reader = known.reader
    if reader.seat is not None and (hand := reader.hand()) is not None:
        yield Document(("hand",), hand.text.partition("```")[0], "hand", seats=frozenset({reader.seat}))
    others = frozenset(range(len(reader.names))) - {known.asker}
    things = frozenset([] if known.cards is None else known.cards.ids)
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


def _standings(known: Known) -> Iterator[Document]:
    reader = known.reader
    game = known.reader.game
    assert game is not None
    lines = [*leader(reader), *standing_lines(reader)]
    if is_over(reader):
        lines = status(reader, known.events)
    everyone = frozenset(range(len(reader.names)))
    yield Document(("standing",), "\n".join(lines or [reader.say("answer-no_score"), *place(reader)]), seats=everyone)
    counted = agreed_result(game)
    if counted is None:
        return
    asker = known.asker
    totals = {placed.seat: placed.total for placed in counted.places}
    if asker not in totals or game.is_out(asker) or len(totals) < 2 or game.settings.together:
        return
    others = sorted(totals.keys() - {asker}, key=lambda seat: -totals[seat])
    for index, seat in enumerate(others):
        first, then = sorted((asker, seat), key=lambda seat: -totals[seat])
        margin = totals[first] - totals[then]
        args: Args = {"player": seat_name(first), "second": seat_name(then), "margin": margin}
        compared = reader.say(
            "answer-ahead" if margin else "answer-alike", total=totals[first], other=totals[then], **args
        )
        yield Document(("compare",), compared, seats=frozenset({seat}), exact=True)
        if index == 0:
            yield Document(("compare",), "\n".join([compared, *lines]))


# What can be answered


def _answers(known: Known) -> Iterator[Document]:
    """The reader's question, every answer with its effects, and impossible answers with the reasons."""
    reader = known.reader
    questions = [question for question in reader.questions() if question.awaited]
    if not questions:
        text = reader.say("answer-not_now", waiting=Markdown(waiting_line(reader)))
        if not known.private or known.asker is None:
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
    rest = [reader.say("panel-and_more", number=more)] if more > 0 else []
    return [*(f"- {line}" for line in lines[:MOST_LISTED]), *rest]


# What the game says


def _facts(known: Known) -> Iterator[Document]:
    """The facts of the game, from a copy in which everything is dealt again that the reader cannot know.

    Where others read the answer, there is only a note in place of those that not everyone may know.
    """
    reader, asker = known.reader, known.asker
    if reader.game is None or is_over(reader) or asker is None:
        return
    game = reader.game.guess(reader.seat, Random(SEED))
    secret: dict[str, frozenset[str]] = {} if known.private else {"hand": frozenset()}
    for fact in facts_of(game.name)(game, asker):
        kind = f"fact-{fact.kind}"
        things = frozenset(fact.things)
        seats = frozenset(fact.seats)
        if not (fact.public or known.private):
            secret[kind] = secret.get(kind, frozenset()) | things
            continue
        called = () if fact.called is None else tuple(_NAMES.split(reader.say(fact.called)))
        exact = bool(things or seats)
        yield Document((kind,), reader.say(fact.text), things=things, seats=seats, exact=exact, called=called)
    for kind, things in secret.items():
        yield Document((kind,), reader.say("answer-own_private"), "", things=things, withheld=True)


# How to


def _how(known: Known) -> Iterator[Document]:
    reader = known.reader
    commands = {"undo": ["undo"], "leave": ["leave"], "pause": ["table", "pause"], "status": ["table", "status"]}
    commands["settings"] = ["table", "table_settings"]
    names = {name: reader.services.command(reader.language, *words) for name, words in commands.items()}
    words = reader.services.board_words(reader.table.language)
    for kind in ("undo", "stop", "deadline", "join"):
        now = deadlines(reader) if kind == "deadline" else []
        yield Document((kind,), "\n".join([*now, reader.say(f"answer-how-{kind}", **names, **words)]), "rules_all")
    yield Document(("help",), reader.say("answer-help"), "rules_all")
