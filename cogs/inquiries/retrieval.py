"""Which documents answer a question: by the ways to ask for their kind, by their words and by what they are about."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from cogs.inquiries.catalogue import catalogue
from cogs.inquiries.documents import Document, Sources
from cogs.inquiries.history import history
from cogs.inquiries.names import ParsedQuestion
from cogs.inquiries.position import position
from cogs.inquiries.words import parts, plain
from locales.texts import LANGUAGES
from rules.messages import Seat

MOST_QUESTIONS = 2
"""The most questions of a message that are answered."""
MOST_TOGETHER = 3
"""The most documents of one kind in an answer."""
AS_WELL = 0.9
"""The worst fit of each of them, as a share of the best one's."""
MOST_OTHERS = 2
"""The most other documents that are offered."""
OVERLAP = 0.2
"""The weight of the words of a document, in addition to the ways to ask for it."""
ELSEWHERE = 0.5
"""The share of the fit that remains for a document about others."""
PARTLY = 0.75
"""The share for one that mentions them among others."""
LESS = 0.85
"""The factor for the fit of rules in general, of what is long past, and of a note in place of something private."""
NAMED = 0.15
"""The least fit of the card of a thing that a question names."""
LABELLED = ("amount", "ranking", "place")
"""The kinds of documents whose title is a heading of the board: a question that has its words is about that."""
UNLABELLED = 0.85
"""The share of the fit that remains for a question without a heading that it names."""


@dataclass(frozen=True, slots=True)
class Match:
    """A document and how well it fits a question."""

    score: float
    document: Document
    labelled: bool
    """Whether the question has the words of the document's heading on the board."""

    def is_like(self, other: Match) -> bool:
        """Whether it answers the same question as another one, nearly as well."""
        own, rival = self.document, other.document
        same_kind = own.kinds[0] == rival.kinds[0] and bool(own.things) == bool(rival.things)
        specific = self.labelled or own.exact or not own.title
        return self == other or (same_kind and specific and self.score >= other.score * AS_WELL)


class Findings(NamedTuple):
    """The documents that a question may mean, the best first."""

    answer: list[Match]
    """Those of the kind of the best one that fit nearly as well as it does."""
    others: list[Match]
    """Each of another kind; they say something else."""


class Inquiry:
    """Everything that can be said at the table, and questions about it."""

    def __init__(self, sources: Sources) -> None:
        reader = sources.reader
        self.sources = sources
        self.book = catalogue(reader.services.texts, reader.language, reader.table.game, sources.cards)
        own = [*position(sources), *history(sources)]
        game = reader.game
        unused = frozenset[str]() if game is None else game.settings.other_modes(game.seats)
        own_terms = (self.book.index.terms(document.words) for document in own)
        documents = [*zip(self.book.documents, self.book.terms, strict=True), *zip(own, own_terms, strict=True)]
        self.documents = {document: terms for document, terms in documents if document.page not in unused}

    def questions(self, text: str) -> list[ParsedQuestion]:
        """The questions that a message consists of."""
        understood: list[ParsedQuestion] = []
        for part in (parts(text) or [text])[:MOST_QUESTIONS]:
            understood.append(self._understood(part, understood[-1] if understood else None))
        return understood

    def _understood(self, part: str, last: ParsedQuestion | None) -> ParsedQuestion:
        """A question; after another one it may be about the same: "and what does it cost him"."""
        reader, asker = self.sources.reader, self.sources.asker
        players = {seat: [name] for seat, name in enumerate(reader.plain_names)}
        for seat in players:
            heroes = [] if reader.game is None else reader.game.known_as(seat)
            if len(heroes) == 1:
                players[seat] += [
                    reader.services.say(language, heroes[0].key, reader.table.game) for language in LANGUAGES
                ]
        others = frozenset(players) - {asker}
        awaited = others.intersection([] if reader.game is None else reader.game.waiting(reader.seat))
        single_seats = [seats for seats in (last.seats if last else awaited, awaited, others) if len(seats) == 1]
        other = single_seats[0] if single_seats else frozenset[Seat]()
        called = {name: thing for document in self.documents for name in document.called for thing in document.things}
        question = self.book.names.understand(part, players, asker, other, called)
        return replace(question, things=last.things) if last and not question.things else question

    def ranked(self, question: ParsedQuestion) -> list[Match]:
        """Everything that can be said, what fits best first, nothing twice."""
        index = self.book.index
        text_fits, masked_fits = index.fits(question.text), index.fits(question.masked)
        labels = {document.title for document in self.documents if document.kinds[0] in LABELLED} - {""}
        unlabelled_texts = {label: index.words.without(question.text, label) for label in labels}
        unlabelled = {label: index.fits(rest) for label, rest in unlabelled_texts.items() if rest is not None}
        best: dict[str, Match] = {}
        shares = index.shares(question.masked, self.documents.values())
        for document, share in zip(self.documents, shares, strict=True):
            if not self._may_mean(document, question):
                continue
            kinds = document.kinds
            has_label = kinds[0] in LABELLED
            by_label = unlabelled.get(document.title, {}) if has_label else {}
            text_fit = max(max(text_fits.get(kind, 0.0), UNLABELLED * by_label.get(kind, 0.0)) for kind in kinds)
            masked_fit = max(NAMED if kinds[0] == "thing" else 0.0, *(masked_fits.get(kind, 0.0) for kind in kinds))
            score = (max(masked_fit, text_fit) + OVERLAP * share) * self._of(document, question)
            if text_fit <= masked_fit:
                score *= self._about(document, question)
            if has_label and unlabelled and not by_label:  # the question names another heading
                score *= PARTLY
            if question.supposed and document.source.startswith("log"):
                score *= PARTLY
            if document.withheld or kinds == ("event",) or document.page:
                score *= LESS
            if document.text not in best or best[document.text].score < score:
                best[document.text] = Match(score, document, bool(by_label))
        return sorted(best.values(), key=lambda match: -match.score)

    def _may_mean(self, document: Document, question: ParsedQuestion) -> bool:
        """Whether a question can mean a document that is about certain things or players only."""
        others = document.seats - {self.sources.asker}
        return not document.exact or (
            document.time in (None, question.time)
            and document.things <= frozenset[str]().union(*question.things)
            and (not others or question.everyone or bool(others & question.seats))
        )

    def _about(self, document: Document, question: ParsedQuestion) -> float:
        """The factor for the fit of a document, by the share of the question's things that it is about."""
        text = plain(document.text)
        covered = 0.0
        for ids in question.things:
            if document.things & ids:
                covered += 1.0
            elif any(plain(name) in text for id in ids for name in self.book.called.get(id, ())):
                covered += PARTLY
        return ELSEWHERE + (1 - ELSEWHERE) * covered / len(question.things) if question.things else 1.0

    def _of(self, document: Document, question: ParsedQuestion) -> float:
        """The factor for the fit of a document, by the players and the time in the question that it is about."""
        factor = 1.0
        if question.seats and document.seats:
            factor = 1.0 if document.seats & question.seats else ELSEWHERE
        elif question.seats:
            names = self.sources.reader.names
            factor = LESS if any(names[seat] in document.text for seat in question.seats) else PARTLY
        elif document.seats and self.sources.asker not in document.seats and not question.everyone:
            factor = PARTLY
        if question.time and document.time != question.time:
            factor *= PARTLY if document.time is None else ELSEWHERE
        return factor

    def find(self, question: ParsedQuestion) -> Findings:
        """The answer to a question, and the others that are offered."""
        ranked = self.ranked(question)
        first = ranked[0]
        findings = Findings([match for match in ranked if match.is_like(first)][:MOST_TOGETHER], [])
        told_lines = {line for match in findings.answer for line in match.document.text.splitlines()}
        kinds = {first.document.kinds[0]}
        for match in ranked:
            kind = match.document.kinds[0]
            lines = match.document.text.splitlines()
            is_new = kind not in kinds and 2 * len(told_lines.intersection(lines)) < len(lines)
            if len(findings.others) < MOST_OTHERS and is_new:
                findings.others.append(match)
                kinds.add(kind)
                told_lines.update(lines)
        return findings
