"""Answers to questions in plain words: a document in its own words, its source, and others as buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from cogs.inquiries.catalogue import common
from cogs.inquiries.documents import PAGE, TITLE, Document, Sources
from cogs.inquiries.names import ParsedQuestion
from cogs.inquiries.retrieval import LABELLED, MOST_OTHERS, Findings, Inquiry, Match
from cogs.screens.summary import ACTION, ASK, is_over
from cogs.services.discord_limits import LABEL, MOST_BUTTONS
from cogs.services.ids import CustomId
from cogs.services.screen import Button, Screen, Style
from locales.sanitizing import unescape
from tables.errors import Refusal

OTHER = "answer"
"""The action of the buttons for other answers; what follows is the language of the question and the document's key."""
TOPICS = ("standing", "news", "next", "left")
"""The questions with buttons below *What's going on?*."""
OWN_TOPICS = ("choices", "refused")
"""Those that only a player has."""
AFTER_THE_END = ("news",)
"""Those that still have something to say when the game is over, in addition to the result."""
SURE = 0.42
"""A document that fits less well is only the nearest that there is."""
MOST_LINES = 6
"""Lines of an answer that everyone sees."""
MOST_OWN_LINES = 12
"""Lines of an answer for the person who asked."""
LEAST_LINES = 2
"""Lines of each of several documents in an answer."""


def answer(inquiry: Inquiry, message: str) -> Screen:
    """The answer to a message, with the next best documents as buttons.

    Of several questions in it, those after the first are left out where no document fits well.
    """
    sources, screen = inquiry.sources, Screen()
    first, *further = [(question, inquiry.find(question)) for question in inquiry.questions(message)]
    answerable = [first, *((question, findings) for question, findings in further if _is_sure(findings))]
    included, others = list[Document](), list[Match]()
    for question, findings in answerable:
        doubt = [] if _is_sure(findings) else [sources.reader.say("asked-unsure")]
        room = _most(sources) // len(answerable) - len(doubt)
        documents = [match.document for match in findings.answer if match.document not in included]
        documents = documents[: max(1, room // LEAST_LINES)]
        text = [line for document in documents for line in lines(inquiry, document, question, room // len(documents))]
        if text:
            screen.add("\n".join([*doubt, *text]))
        included += [_as_asked(document, question) if document.withheld else document for document in documents]
        others += findings.others
    others.sort(key=lambda match: -match.score)
    not_included = dict.fromkeys(match.document for match in others if match.document not in included)
    offered = [*(document for document in included if document.withheld), *[*not_included][:MOST_OTHERS]]
    buttons = [_document_button(sources, document.key, _title(inquiry, document)) for document in offered]
    buttons += [*_my_move_button(sources), *_page_button(sources, included)]
    return screen.buttons([*buttons, sources.reader.button(ACTION, "board-going_on")][:MOST_BUTTONS])


def _is_sure(findings: Findings) -> bool:
    return findings.answer[0].score >= SURE


def _as_asked(withheld: Document, question: ParsedQuestion) -> Document:
    """A withheld document whose button asks in private for exactly what the question names."""
    things = frozenset(thing for ids in question.things if len(ids) == 1 for thing in ids)
    return replace(withheld, things=things, seats=question.seats, exact=True)


def another(inquiry: Inquiry, key: str) -> Screen:
    """The document with this key, or else the most general one of its kind.

    Raises Refusal if there is none now.
    """
    sources = inquiry.sources
    kind = key.partition(".")[0]
    alike = [document for document in inquiry.documents if kind in document.kinds]
    if not alike:
        raise Refusal("refused-answer_gone")
    document = min(alike, key=partial(_distance, key))
    text = "\n".join(lines(inquiry, document, inquiry.questions("")[0], _most(sources)))
    return Screen().add(text).buttons([*_my_move_button(sources), sources.reader.button(ACTION, "board-going_on")])


def _distance(key: str, document: Document) -> tuple[bool, bool, bool, int]:
    """Sorts the document with this key first, then by how general they are."""
    return document.key != key, document.exact, bool(document.title), len(document.things)


def lines(inquiry: Inquiry, document: Document, question: ParsedQuestion, most: int) -> list[str]:
    """A document with its source in at most that many lines: the first, and those that the question is about."""
    text_lines = [line for line in document.text.splitlines() if line.strip()]
    source = [f"-# {_source(inquiry.sources, document)}"] if document.source else []
    room = max(1, most - len(source))
    if len(text_lines) > room:
        index = inquiry.book.index
        shares = index.shares(question.text, map(index.terms, text_lines))
        best = sorted(range(1, len(text_lines)), key=lambda number: -shares[number])
        text_lines = [text_lines[number] for number in sorted([0, *best[: room - 1]])]
        text_lines[-1] += " …"
    return [*text_lines, *source]


def topic_buttons(sources: Sources) -> list[Button]:
    """A button for each of the usual questions that has an answer now, and one to ask in plain words."""
    titles = common(sources.reader.language)["kinds"]
    during = TOPICS if sources.asker is None else TOPICS + OWN_TOPICS
    topics = AFTER_THE_END if is_over(sources.reader) else during
    form = sources.reader.button(ACTION, "ask-about-form", Style.PRIMARY, rest=ASK)
    return [*(_document_button(sources, name, titles[name][0]) for name in topics), form]


def _source(sources: Sources, document: Document) -> str:
    title = sources.reader.say(f"{PAGE}{document.page}{TITLE}") if document.page else ""
    return sources.reader.say(f"asked-source_{document.source}", title=title, number=document.time or 0)


def _most(sources: Sources) -> int:
    return MOST_OWN_LINES if sources.private else MOST_LINES


def _title(inquiry: Inquiry, document: Document) -> str:
    """The heading of a document, or else what it answers, with the things that it is about in brackets."""
    sources, titles = inquiry.sources, inquiry.book.titles
    if document.withheld:
        return sources.reader.say("ask-about-private")
    heading = (document.kinds[0] in LABELLED and titles.get(f"board-{document.title}")) or document.title
    title = heading or titles.get(document.kinds[0]) or _source(sources, document)
    things = sorted(document.things & inquiry.book.called.keys()) if document.exact and not document.title else []
    if not things or sources.cards is None:
        return title
    names = [sources.cards.name(thing, sources.reader.language) for thing in things]
    return f"{title} ({sources.reader.services.texts.join(sources.reader.language, names)})"


def _document_button(sources: Sources, key: str, title: str) -> Button:
    label = unescape(title)[:LABEL]
    id = CustomId(OTHER, sources.reader.table.id, rest=f"{sources.reader.language} {key}")
    return Button(id.button, label[:1].upper() + label[1:])


def _my_move_button(sources: Sources) -> list[Button]:
    """*My move*, if the table waits for the person who asked."""
    reader = sources.reader
    if reader.game is None or is_over(reader) or sources.asker not in reader.game.waiting(reader.seat):
        return []
    return [reader.button("move", "board-move", Style.PRIMARY)]


def _page_button(sources: Sources, documents: Sequence[Document]) -> list[Button]:
    """The page of the rules with more, if a document has one: the first that does."""
    document = next((document for document in documents if document.page), None)
    if document is None:
        return []
    id = CustomId("rules", sources.reader.table.id, rest=document.page)
    return [Button(id.button, f"📖 {_source(sources, document)}"[:LABEL])]
