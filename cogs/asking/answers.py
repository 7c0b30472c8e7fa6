"""The answer to a question in plain words: the document that fits best, in its own words and with its source."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cogs.asking.catalogue import Catalogue, catalogue
from cogs.asking.documents import Document, Known
from cogs.asking.history import history
from cogs.asking.names import Question
from cogs.asking.position import is_over, position
from cogs.asking.words import parts, plain
from cogs.services.ids import CustomId
from cogs.services.limits import LABEL
from cogs.services.screen import Button, Screen, Style
from locales.sanitizing import unescape
from locales.texts import LANGUAGES
from pictures.game_pictures import other_modes
from rules.messages import Seat

TOLD = "told"
"""The action of the buttons for other answers; what follows is the language of the question and the document's key."""
SURE = 0.3
"""A document that fits less well is only the nearest that there is."""
MOST_QUESTIONS = 2
"""So many questions of a message are answered."""
MOST_OTHERS = 2
"""So many other documents are offered."""
MOST_LINES = 6
"""Lines of an answer that everyone sees."""
ELSEWHERE, PARTLY = 0.5, 0.75
"""What remains of the fit of a document about other things or players, and of one that only mentions them."""


@dataclass(frozen=True, slots=True)
class Match:
    """A document and how well it fits a question."""

    score: float
    document: Document


class Inquiry:
    """A message with questions, and everything that can be said at the table."""

    def __init__(self, known: Known, text: str) -> None:
        reader = known.reader
        self.known = known
        self.catalogue: Catalogue = catalogue(reader.services.texts, reader.language, reader.table.game, known.cards)
        own = [*position(known), *history(known)]
        pictures = reader.services.game_pictures.get(reader.table.game)
        unused = frozenset() if reader.game is None else other_modes(pictures, reader.game)
        terms = [*self.catalogue.terms, *map(self.catalogue.terms_of, own)]
        every = zip([*self.catalogue.documents, *own], terms, strict=True)
        self._documents = [(document, held) for document, held in every if document.page not in unused]
        self.questions: list[Question] = []
        for part in (parts(text) or [text])[:MOST_QUESTIONS]:
            question = self._understood(part)
            if self.questions and not question.things:  # "and what does it cost"
                question = replace(question, things=self.questions[-1].things)
            self.questions.append(question)

    @property
    def documents(self) -> list[Document]:
        """Everything that can be said."""
        return [document for document, _ in self._documents]

    def _understood(self, part: str) -> Question:
        names, reader = self.catalogue.names, self.known.reader
        players = {seat: [name, *self._heroes(seat)] for seat, name in enumerate(reader.plain_names)}
        here: dict[str, list[str]] = {}
        for document in self.documents:
            for thing in document.things if document.called else ():
                here.setdefault(thing, []).extend(document.called)
        question = names.understand(part, players, self.known.asker, self.catalogue.phrasings.knows, here)
        if names.refers(question) and reader.game is not None:
            others = [seat for seat in range(len(players)) if seat != self.known.asker]
            awaited = [seat for seat in reader.game.waiting(reader.seat) if seat in others]
            meant = awaited if len(awaited) == 1 else others if len(others) == 1 else []
            question = replace(question, seats=frozenset(meant))
        return question

    def _heroes(self, seat: Seat) -> list[str]:
        """What a player is also called, in every language."""
        reader = self.known.reader
        name = None if reader.game is None else reader.game.called(seat)
        if name is None:
            return []
        return [reader.services.say(language, name.key, reader.table.game) for language in LANGUAGES]

    def ranked(self, question: Question) -> list[Match]:
        """Everything that can be said, what fits best first, nothing twice."""
        book = self.catalogue
        masked = book.words.terms(question.masked)
        spelled, unnamed = book.phrasings.fits(book.words.terms(question.text)), book.phrasings.fits(masked)
        overlaps = book.overlaps.scores(masked, (terms for _, terms in self._documents))
        named = frozenset[str]().union(*question.things)
        found: dict[str, Match] = {}
        for document, overlap in zip(self.documents, overlaps, strict=True):
            if not self._may_mean(document, question, named):
                continue
            fit = max(unnamed.get(kind, 0.0) for kind in document.kinds)
            by_name = max(spelled.get(kind, 0.0) for kind in document.kinds)
            about = 1.0 if by_name > fit else self._about(document, question)
            score = (max(fit, by_name) + overlap / 2) * about * self._of(document, question)
            if document.text not in found or found[document.text].score < score:
                found[document.text] = Match(score, document)
        return sorted(found.values(), key=lambda match: -match.score)

    def _may_mean(self, document: Document, question: Question, named: frozenset[str]) -> bool:
        """Whether a question can mean a document that is about certain things or players only."""
        if not document.exact:
            return True
        others = document.seats - {self.known.asker}
        return document.things <= named and (not others or question.everyone or bool(others & question.seats))

    def _about(self, document: Document, question: Question) -> float:
        """How much a document is about the things that a question names."""
        if not question.things:
            return 1.0
        text, covered = plain(document.text), 0.0
        for ids in question.things:
            if document.things & ids:
                covered += 1.0
            elif any(plain(name) in text for each in ids for name in self.catalogue.called[each]):
                covered += 0.5
        return ELSEWHERE + (1 - ELSEWHERE) * covered / len(question.things)

    def _of(self, document: Document, question: Question) -> float:
        """How much a document is about the players and the time that a question names."""
        found = 1.0
        if question.seats:
            found = 1.0 if document.seats & question.seats else ELSEWHERE if document.seats else PARTLY
        elif document.seats and self.known.asker not in document.seats and not question.everyone:
            found = PARTLY
        return found * (ELSEWHERE if question.time and document.time and document.time != question.time else 1.0)


def answer(known: Known, text: str) -> Screen:
    """The answer to a message, with the next best documents as buttons."""
    inquiry, screen, reader = Inquiry(known, text), Screen(), known.reader
    told: list[Document] = []
    others: list[Match] = []
    for question in inquiry.questions:
        best, *rest = inquiry.ranked(question)
        if best.document not in told:
            unsure = reader.say("asked-unsure") if best.score < SURE else ""
            screen.add("\n".join(filter(None, [unsure, _shown(known, best.document, question)])))
            told.append(best.document)
        others += rest[:MOST_OTHERS]
    offered = [match.document for match in sorted(others, key=lambda match: -match.score)]
    offered = [document for document in dict.fromkeys(offered) if document not in told][:MOST_OTHERS]
    withheld = [document for document in told if document.withheld]
    return screen.buttons([*_buttons(inquiry, [*withheld, *offered]), *_move(known)])


def another(known: Known, key: str) -> Screen | None:
    """The document with this key, or else the most general one of its kind; None if there is none now."""
    inquiry = Inquiry(known, "")
    kind = key.partition(".")[0]
    alike = [document for document in inquiry.documents if document.key.partition(".")[0] == kind]
    found = min(alike, key=lambda document: (document.key != key, len(document.things)), default=None)
    if found is None:
        return None
    return Screen().add(_shown(known, found, inquiry.questions[0])).buttons(_move(known))


def _shown(known: Known, document: Document, question: Question) -> str:
    """A document with its source; for everyone at most `MOST_LINES`, those that the question is about first."""
    lines = [line for line in document.text.splitlines() if line.strip()]
    if not known.private and len(lines) > MOST_LINES:
        lines = [*lines[: MOST_LINES - 1], "…"]
    return "\n".join([*lines, f"-# {document.source}" if document.source else ""]).rstrip()


def _buttons(inquiry: Inquiry, documents: Sequence[Document]) -> list[Button]:
    """A button for each of these documents."""
    known, found = inquiry.known, list[Button]()
    for document in documents:
        title = document.title or inquiry.catalogue.titles.get(document.kinds[0], document.source)
        if document.withheld:
            title = known.reader.say("ask-about-private")
        elif document.exact and document.things and known.cards is not None and not document.title:
            names = [known.cards.card_name(thing, known.reader.language) for thing in sorted(document.things)]
            title = f"{title} ({known.reader.services.texts.join(known.reader.language, names)})"
        rest = f"{known.reader.language} {document.key}"
        found.append(Button(CustomId(TOLD, known.reader.table.id, rest=rest).button, unescape(title)[:LABEL]))
    return found


def _move(known: Known) -> list[Button]:
    """*My move*, if the table waits for the person who asked."""
    reader = known.reader
    if reader.game is None or is_over(reader) or known.asker not in reader.game.waiting(reader.seat):
        return []
    return [Button(CustomId("move", reader.table.id).button, reader.say("board-move"), Style.PRIMARY)]
