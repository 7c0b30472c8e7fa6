"""The documents of the present position: the board, what a player has, standings, turns, answers, facts of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from cogs.inquiries.documents import Document, Known, key_of
from cogs.screens.board import deadlines
from cogs.screens.board_text import HEAD, blocks
from cogs.screens.open_question import OpenQuestion
from cogs.screens.panel import waiting
from cogs.screens.question import why_not
from cogs.screens.summary import coming, is_over, leader, place, status, turn_lines
from cogs.screens.verdict import standing
from cogs.services.reader import Reader
from locales.sanitizing import Markdown
from pictures.kit import unmarked
from rules.facts import no_facts
from rules.messages import Seat, seat_name

MOST_LISTED = 8
"""The most answers to a question that are listed."""
SEED = 0
"""Of the guess of what the person who asks cannot know: the same each time."""
_CLAUSE = re.compile(r"(?:, |; |、|。|\. )(?![^(（]*[)）])")
_NUMBER = re.compile(r"-?\d+")
_NAMES = re.compile(r"\s*[;；]\s*")
_NO_LABEL = re.compile(r"[(（][^)）]*[)）]|[-−+]?\d+(?:[\u4e00-\u9fff]$)?")


def position(known: Known) -> list[Document]:
    """Everything that can be said of the position."""
    reader = known.reader
    if reader.game is None:
        return []
    return [
        *_status(known),
        *_board(known),
        *_amounts(known),
        *_standings(known),
        *_turns(known),
        *_answers(known),
        *_facts(known),
        *_how(known),
    ]


def _document(known: Known, kind: str, text: str, source: str = "now", **more: Any) -> Document:
    """A document of a topic of every game; its title is the first way to ask for it."""
    key = key_of(kind, more["seats"]) if more.get("exact") else kind
    return Document(key, (kind,), text, known.reader.say(f"asked-source_{source}"), **more)


# Where the game is


def _status(known: Known) -> Iterator[Document]:
    reader = known.reader
    yield _document(known, "status", "\n".join(status(reader, known.events)))
    together = reader.game is not None and reader.game.options.together
    yield _document(known, "end", reader.say("answer-win_together" if together else "answer-win"), "rules_all")
    progress = [*place(reader)[:1], *coming(reader), *leader(reader)]
    yield _document(known, "left", "\n".join(progress))


# What lies on the table


def _board(known: Known) -> Iterator[Document]:
    """The lines of the board; lines of one label are also told together."""
    reader = known.reader
    source = reader.say("asked-source_board")
    alike: dict[str, list[str]] = {}
    for text, named in blocks(reader):
        first, *rest = text.splitlines()
        title = heading(first)
        seats = named if title else frozenset[Seat]()
        kind = "amount" if seats else "place"
        yield Document(key_of(kind, first[:20]), (kind, f"board-{title}"), text, source, title, seats=seats)
        for line in rest if len(seats) == 1 else ():
            own, told = heading(line), f"{reader.names[min(seats)]}: {line}"
            yield Document(key_of(kind, told[:40]), (kind, f"board-{own}"), told, source, own, seats=seats)
        if title and not seats:
            alike.setdefault(title, []).append(text)
    for title, texts in alike.items():
        if len(texts) > 1:
            kinds = ("place", f"board-{title}")
            yield Document(key_of("board", title), kinds, "\n".join(texts), source, title)
    if reader.seat is not None and (hand := reader.hand()) is not None:
        lines = [line for line in hand.text.splitlines() if line.strip()]
        yield _document(known, "hand", "\n".join(lines), "hand", seats=frozenset({reader.seat}))
    others = [seat for seat in range(len(reader.names)) if seat != known.asker]
    things = frozenset([] if known.cards is None else known.cards.spelled())
    yield _document(known, "hands", reader.say("answer-hands"), "rules_all", seats=frozenset(others), things=things)


def _amounts(known: Known) -> Iterator[Document]:
    """Each number that a player has; if several have it, who has how much, the most first."""
    reader = known.reader
    found: dict[str, dict[Seat, str]] = {}
    for text, seats in blocks(reader):
        if len(seats) != 1:
            continue
        (seat,) = seats
        for line in unmarked(text).splitlines():
            for clause in _CLAUSE.split(HEAD.sub("", line)):
                if _NUMBER.search(clause) and (label := label_of(clause)):
                    found.setdefault(label, {}).setdefault(seat, clause.strip(" .。"))
    source = reader.say("asked-source_board")
    for label, clauses in found.items():
        for seat, clause in clauses.items():
            text, kinds = f"{reader.names[seat]}: {clause}", ("amount", f"board-{label}")
            yield Document(key_of("amount", label, [seat]), kinds, text, source, label, seats=frozenset({seat}))
        if len(clauses) > 1:
            order = sorted(clauses, key=lambda seat: -int(_NUMBER.search(clauses[seat])[0]))  # type: ignore[index]
            lines = [f"**{reader.names[seat]}**: {clauses[seat]}" for seat in order]
            text = f"{label}\n" + "\n".join(f"{at}. {line}" for at, line in enumerate(lines, 1))
            yield Document(key_of("ranking", label), ("ranking",), text, source, label)


def heading(line: str) -> str:
    """The label of a line before its colon; empty if it has none."""
    found = HEAD.match(unmarked(line))
    return "" if found is None else label_of(found[0])


def label_of(text: str) -> str:
    """The words of a clause or a heading, without numbers and what stands in brackets."""
    label = " ".join(_NO_LABEL.sub(" ", text).replace(" ,", ",").split()).strip(" ,.:：、。→/")
    return label if len(label.encode()) > 1 else ""


# Points


def _standings(known: Known) -> Iterator[Document]:
    reader, game = known.reader, known.reader.game
    assert game is not None
    lines = [*leader(reader), *standing(reader)]
    if is_over(reader):
        lines = status(reader, known.events)
    yield _document(known, "standing", "\n".join(lines or [reader.say("answer-no_score"), *place(reader)]))
    counted = game.counted()
    if counted is None:
        return
    asker = known.asker
    if asker is None or game.is_out(asker) or len(counted.places) < 2 or game.options.together:
        return
    totals = {each.seat: each.total for each in counted.places}
    others = [seat for seat in totals if seat != asker]
    best = max(totals[seat] for seat in others)
    yield _document(known, "losing", "\n".join(lines), right=totals[asker] < best)
    yield _document(known, "winning", "\n".join(lines), right=totals[asker] > best)
    for seat in others:
        first, then = sorted((asker, seat), key=lambda each: -totals[each])
        margin, two = totals[first] - totals[then], {"player": seat_name(first), "second": seat_name(then)}
        told = reader.say(
            "answer-ahead" if margin else "answer-alike", margin=margin, total=totals[first], other=totals[then], **two
        )
        for kind, ahead in (("losing", seat), ("winning", asker)):
            right = bool(margin) and first == ahead
            yield _document(known, kind, told, right=right, seats=frozenset({seat}), exact=True)


# Turns, and what can be answered


def _turns(known: Known) -> Iterator[Document]:
    reader = known.reader
    then = coming(reader)
    everyone = frozenset(range(len(reader.names)))
    yield _document(known, "turn", "\n".join([*turn_lines(reader), *then[:2]]), seats=everyone)
    yield _document(known, "next", "\n".join([*then, *turn_lines(reader)]))


def _answers(known: Known) -> Iterator[Document]:
    """What the reader is asked, every answer with what it does, and what is not possible and why."""
    reader = known.reader
    questions = [question for question in reader.questions() if question.awaited]
    if not questions:
        if known.private and known.asker is not None:
            text = reader.say("answer-not_now", waiting=Markdown(waiting(reader)))
        else:
            text = "\n".join([*turn_lines(reader), reader.say("answer-why_private")])
        for kind in ("choices", "advice", "refused"):
            yield _document(known, kind, text)
        return
    told: list[str] = []
    reasons: dict[str, str] = {}
    source = reader.say("asked-source_options")
    for question in questions:
        asked = OpenQuestion.of(reader, question)
        lines = {asked.label(option): asked.line(option) for option in asked.forward}
        told += [f"**{reader.say(f'ask-{question.kind}', **question.args)}**", *_listed(reader, list(lines))]
        for label, line in lines.items():
            text = reader.say("answer-option", answer=Markdown(label.removesuffix("…")), more=Markdown(line)).rstrip()
            yield Document(key_of("option", label), ("option", "advice"), text, source, label)
        reasons |= dict(why_not(asked, asked.refused()))
    advised = reader.services.tables.advice.allowed(reader.table)
    words = reader.services.board_words(reader.table.language)
    note = reader.say("answer-advice" if advised else "answer-advice-none", **words)
    yield Document("choices", ("choices",), "\n".join(told), source)
    yield Document("advice", ("advice",), "\n".join([*told, note]), source)
    for label, why in reasons.items():
        text = f"**{label}**: {why}"
        yield Document(key_of("refused", label), ("refused",), text, reader.say("asked-source_refused"), label)
    if reasons:
        text = "\n".join(_listed(reader, [f"**{label}**: {why}" for label, why in reasons.items()]))
    yield _document(known, "refused", text if reasons else reader.say("answer-no_reason"), "refused")


def _listed(reader: Reader, lines: Sequence[str]) -> list[str]:
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
    source = reader.say("asked-source_now")
    secret: dict[str, frozenset[str]] = {} if known.private else {"hand": frozenset()}
    for fact in reader.services.facts.get(game.name, no_facts)(game, asker):
        kind, things, seats = f"fact-{fact.kind}", frozenset(fact.things), frozenset(fact.seats)
        if not (fact.public or known.private):
            secret[kind] = secret.get(kind, frozenset()) | things
            continue
        key = key_of(kind, things, seats)
        called = () if fact.called is None else tuple(_NAMES.split(reader.say(fact.called)))
        exact = bool(things or seats)
        text = reader.say(fact.text)
        yield Document(key, (kind,), text, source, things=things, seats=seats, exact=exact, called=called)
    for kind, things in secret.items():
        yield Document(f"{kind}.", (kind,), reader.say("answer-own_private"), "", things=things, withheld=True)


# How to


def _how(known: Known) -> Iterator[Document]:
    reader = known.reader
    commands = reader.services.command
    names = {
        "undo": commands(reader.language, "undo"),
        "leave": commands(reader.language, "leave"),
        "pause": commands(reader.language, "table", "pause"),
        "status": commands(reader.language, "table", "status"),
        "settings": commands(reader.language, "table", "table_settings"),
    }
    words = reader.services.board_words(reader.table.language)
    for kind in ("undo", "stop", "deadline", "join"):
        now = deadlines(reader) if kind == "deadline" else []
        yield _document(known, kind, "\n".join([*now, reader.say(f"answer-how-{kind}", **names, **words)]), "rules_all")
    yield _document(known, "help", reader.say("answer-help"), "rules_all")
