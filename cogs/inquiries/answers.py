"""The answer to a question in plain words: the document that fits best, in its own words and with its source."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cogs.inquiries.catalogue import Catalogue, catalogue, common
from cogs.inquiries.documents import Document, Known, key_of
from cogs.inquiries.history import history
from cogs.inquiries.names import Question
from cogs.inquiries.position import position
from cogs.inquiries.words import parts, plain
from cogs.screens.summary import ACTION, ASK, going_on, is_over
from cogs.services.ids import CustomId
from cogs.services.limits import LABEL, MOST_BUTTONS
from cogs.services.screen import Button, Screen, Style
from locales.sanitizing import Markdown, unescape
from locales.texts import LANGUAGES
from pictures.game_pictures import other_modes
from rules.messages import Seat
from tables.errors import Refusal

OTHER = "answer"
"""The action of the buttons for other answers; what follows is the language of the question and the document's key."""
TOPICS = ("standing", "news", "next", "left")
OWN_TOPICS = ("choices", "refused")
"""The questions with buttons below *What's going on?*, and those of them that only a player has."""
AFTER_THE_END = ("news",)
"""Those that still have something to say when the game is over, in addition to the result."""
IN_PRIVATE = 0.75
"""What remains of the fit of a document that only says that there is something to tell in private."""
GENERAL = 0.85
"""What remains of the fit of the rules in a question about someone, or about this moment."""
SURE = 0.35
"""A document that fits less well is only the nearest that there is."""
MOST_QUESTIONS = 2
"""So many questions of a message are answered."""
MOST_TOGETHER, AS_WELL = 3, 0.9
"""So many documents of one kind are told together, if each fits as well as the best but for this factor."""
MOST_OTHERS = 2
"""So many other documents are offered."""
MOST_LINES, MOST_OWN_LINES = 6, 12
"""Lines of an answer that everyone sees, and of one for the person who asked."""
OVERLAP = 0.2
"""How much the words of a document count, in addition to the ways to ask for it."""
LABELLED = ("amount", "ranking", "place")
"""The kinds of documents whose title is a heading of the board: a question that has its words is about that."""
UNLABELLED = 0.9
"""What remains of the fit of a question without a heading that it names."""
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
        said, masked = (book.phrasings.fits(book.words.terms(each)) for each in (question.said, question.masked))
        overlaps = book.overlaps.scores(question.masked, (terms for _, terms in self._documents))
        things = frozenset[str]().union(*question.things)
        labels = {document.title for document in self.documents if document.kinds[0] in LABELLED and document.title}
        unlabelled = {
            label: book.phrasings.fits(book.words.terms(rest))
            for label in labels
            if (rest := book.words.without(question.said, label)) is not None
        }
        best: dict[str, Match] = {}
        for document, overlap in zip(self.documents, overlaps, strict=True):
            if not self._may_mean(document, question, things):
                continue
            kinds, label = document.kinds, document.title if document.kinds[0] in LABELLED else ""
            about, by_label = self._about(document, question), unlabelled.get(label, {})
            named = max(max(said.get(kind, 0.0), UNLABELLED * by_label.get(kind, 0.0)) for kind in kinds)
            fit = max(masked.get(kind, 0.0) for kind in kinds)
            score = (max(fit, named) + OVERLAP * overlap) * (1.0 if named > fit else about)
            score *= self._of(document, question) * (PARTLY if label and unlabelled and not by_label else 1.0)
            score *= IN_PRIVATE if document.withheld else GENERAL if document.page and question.here else 1.0
            if document.text not in best or best[document.text].score < score:
                best[document.text] = Match(score, document)
        return sorted(best.values(), key=lambda match: -match.score)

    def _may_mean(self, document: Document, question: Question, named: frozenset[str]) -> bool:
        """Whether a question can mean a document that is about certain things or players only."""
        if not document.exact:
            return True
        if document.time is not None and document.time != question.time:
            return False
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
            elif any(plain(name) in text for each in ids for name in self.catalogue.called.get(each, ())):
                covered += PARTLY
        return ELSEWHERE + (1 - ELSEWHERE) * covered / len(question.things)

    def _of(self, document: Document, question: Question) -> float:
        """How much a document is about the players and the time that a question names."""
        part = 1.0
        if question.seats:
            part = 1.0 if document.seats & question.seats else ELSEWHERE if document.seats else PARTLY
        elif document.seats and self.known.asker not in document.seats and not question.everyone:
            part = PARTLY
        if question.time and document.time != question.time:
            part *= PARTLY if document.time is None else ELSEWHERE
        return part

    def best(self, question: Question) -> list[list[Match]]:
        """The answer to a question, and the others that are offered, each of one or more documents of one kind.

        Documents of the kind of the answer that fit nearly as well belong to it. The others say something else.
        """
        ranked = self.ranked(question)
        first = ranked[0]
        alike = [match for match in ranked if match.document.kinds == first.document.kinds]
        found = [[match for match in alike[:MOST_TOGETHER] if match.score >= first.score * AS_WELL]]
        told = {line for match in found[0] for line in match.document.text.splitlines()}
        kinds = {first.document.kinds[0]}
        for match in ranked:
            kind, lines = match.document.kinds[0], match.document.text.splitlines()
            if len(found) <= MOST_OTHERS and kind not in kinds and 2 * len(told.intersection(lines)) < len(lines):
                found.append([match])
                kinds.add(kind)
                told.update(lines)
        return found

    def lines(self, document: Document, question: Question, most: int) -> list[str]:
        """A document with its source in at most that many lines: the first, and those that the question is about."""
        lines = [line for line in document.text.splitlines() if line.strip()]
        source = [f"-# {document.source}"] if document.source else []
        room = max(1, most - len(source))
        if len(lines) > room:
            book = self.catalogue
            shared = book.overlaps.scores(question.said, map(book.overlaps.subject, lines))
            order = sorted(range(1, len(lines)), key=lambda at: (-shared[at], at))
            lines = [lines[at] for at in sorted([0, *order[: room - 1]])]
            lines[-1] += " …"
        if document.right is not None and question.polar:
            key = "answer-yes" if document.right else "answer-no"
            lines[0] = self.known.reader.say(key, answer=Markdown(lines[0]))
        return [*lines, *source]


def answer(known: Known, text: str) -> Screen:
    """The answer to a message, with the next best documents as buttons."""
    inquiry, screen, reader = Inquiry(known, text), Screen(), known.reader
    told: list[Document] = []
    others: list[Match] = []
    for question in inquiry.questions:
        [best, *rest] = inquiry.best(question)
        unsure = [reader.say("asked-unsure")] if best[0].score < SURE else []
        room = (MOST_OWN_LINES if known.private else MOST_LINES) // len(inquiry.questions) - len(unsure)
        new = [match.document for match in best if match.document not in told][: room // 2 or 1]
        shown = [line for document in new for line in inquiry.lines(document, question, room // len(new))]
        screen.add("\n".join([*unsure, *shown]) if shown else None)
        told += [_as_asked(document, question) for document in new]
        others += [match for matches in rest for match in matches]
    offered = [match.document for match in sorted(others, key=lambda match: -match.score)]
    offered = [document for document in dict.fromkeys(offered) if document not in told][:MOST_OTHERS]
    withheld = [document for document in told if document.withheld]
    pages = {document.page: document.source for document in told if document.page}
    buttons = [
        Button(CustomId("rules", reader.table.id, rest=page).button, f"📖 {title}"[:LABEL])
        for page, title in pages.items()
    ]
    every = [*_buttons(inquiry, [*withheld, *offered]), *_move(known), *buttons[:1], going_on(reader)]
    return screen.buttons(every[:MOST_BUTTONS])


def another(known: Known, key: str) -> Screen:
    """The document with this key, or else the most general one of its kind.

    Raises Refusal if there is none now.
    """
    inquiry = Inquiry(known, "")
    kind = key.partition(".")[0]
    alike = [document for document in inquiry.documents if document.key.partition(".")[0] == kind]
    document = min(alike, key=lambda document: (document.key != key, len(document.things)), default=None)
    if document is None:
        raise Refusal("refused-answer_gone")
    lines = inquiry.lines(document, inquiry.questions[0], MOST_OWN_LINES if known.private else MOST_LINES)
    return Screen().add("\n".join(lines)).buttons([*_move(known), going_on(known.reader)])


def topic_buttons(known: Known) -> list[Button]:
    """A button for each of the usual questions that has an answer now, and one to ask in plain words."""
    reader, table = known.reader, known.reader.table.id
    topics = AFTER_THE_END if is_over(reader) else TOPICS if known.asker is None else TOPICS + OWN_TOPICS
    titles = common(reader.language)["kinds"]
    buttons = [
        Button(CustomId(OTHER, table, rest=f"{reader.language} {name}").button, titles[name][0]) for name in topics
    ]
    form = Button(CustomId(ACTION, table, rest=ASK).button, reader.say("ask-about-form"), Style.PRIMARY)
    return [*buttons, form]


def _as_asked(document: Document, question: Question) -> Document:
    """A document; a withheld one with the key of what the question is about."""
    if not document.withheld:
        return document
    things = [thing for ids in question.things if len(ids) == 1 for thing in ids]
    return replace(document, key=key_of(document.kinds[0], things, question.seats))


def _buttons(inquiry: Inquiry, documents: Sequence[Document]) -> list[Button]:
    """A button for each of these documents."""
    known, buttons = inquiry.known, list[Button]()
    for document in documents:
        title = document.title or inquiry.catalogue.titles.get(document.kinds[0], document.source)
        if document.withheld:
            title = known.reader.say("ask-about-private")
        elif document.exact and document.things and known.cards is not None and not document.title:
            names = [known.cards.card_name(thing, known.reader.language) for thing in sorted(document.things)]
            title = f"{title} ({known.reader.services.texts.join(known.reader.language, names)})"
        rest = f"{known.reader.language} {document.key}"
        buttons.append(Button(CustomId(OTHER, known.reader.table.id, rest=rest).button, unescape(title)[:LABEL]))
    return buttons


def _move(known: Known) -> list[Button]:
    """*My move*, if the table waits for the person who asked."""
    reader = known.reader
    if reader.game is None or is_over(reader) or known.asker not in reader.game.waiting(reader.seat):
        return []
    return [Button(CustomId("move", reader.table.id).button, reader.say("board-move"), Style.PRIMARY)]
