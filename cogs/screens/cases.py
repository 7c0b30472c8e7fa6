"""Answers about the asker's own case: which of those that the game gives a question in plain words asks for.

A game's texts have them as `case-<name>`, and ways to ask for each kind as `case-<kind>-asked`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from cogs.screens.ways import Ways
from cogs.services.cards import Cards
from cogs.services.inquiries import Inquiry
from cogs.services.reader import Reader
from cogs.services.retrieval import normal, terms
from locales.texts import LANGUAGES
from rules.cases import Case

ASKED = "asked"
MOST = 3
"""How many cases of a kind are told, if the question means several equally."""
GAMES_KEPT = 32
SHORTEST = 4
"""The fewest letters of a word that stands for a longer name."""
ALIKE = 0.75
"""How similar a word must be to a misspelled part of a name."""
_LATIN = re.compile("[a-z]+")


@dataclass(frozen=True, slots=True)
class Told:
    """What the game says about the case in question."""

    lines: Sequence[str]
    score: float
    """How well it matches the question, from 0 to 1."""
    about: bool
    """Whether the question names what it is about."""
    withheld: bool
    """Whether it may not be told in public; then it has no lines."""


def find(reader: Reader, cards: Cards | None, inquiry: Inquiry) -> Told | None:
    """The case that matches a question best; None if the game has none like it for the one who asks."""
    game, asker = reader.game, inquiry.asker if reader.seat is None else reader.seat
    if game is None or asker is None or game.result is not None:
        return None
    cases = game.cases(asker)
    if not cases:
        return None
    names = _Names(reader, cards, cases)
    mentioned = names.mentioned(inquiry)
    kinds = tuple(dict.fromkeys(case.kind for case in cases))
    ways = _ways(tuple(reader.say(f"case-{kind}-{ASKED}") for kind in kinds))
    scores = dict(zip(kinds, ways.scores(names.without(inquiry.text), names.others(inquiry)), strict=True))
    others = {seat for seat in inquiry.seats if seat != asker}
    fitting = [case for case in cases if _fits(case, mentioned, others, inquiry)]
    if not fitting:
        return None
    kind = max((case.kind for case in fitting), key=lambda each: (scores[each], -kinds.index(each)))
    chosen = _closest([case for case in fitting if case.kind == kind], mentioned, others)
    about = any(mentioned & {*case.things} for case in chosen)
    if reader.seat is None and any(case.secret for case in chosen):
        return Told((), scores[kind], about, withheld=True)
    lines = dict.fromkeys(reader.say(case.text) for case in chosen)
    return Told([*lines][:MOST], scores[kind], about, withheld=False)


def _fits(case: Case, mentioned: Collection[str], others: Collection[int], inquiry: Inquiry) -> bool:
    """Whether a case is about nothing but what the question is about."""
    if others and not inquiry.own and not {*others} & {*case.seats}:
        return False
    about_things = not (case.things and mentioned) or bool({*case.things} & {*mentioned})
    return about_things and (not (case.seats and others) or bool({*case.seats} & {*others}))


def _closest(cases: Sequence[Case], mentioned: Collection[str], others: Collection[int]) -> list[Case]:
    """Those of one kind that are about most of what the question names, and about nothing else."""

    def closeness(case: Case) -> tuple[int, int]:
        named = len({*case.things} & {*mentioned}) + len({*case.seats} & {*others})
        return named, -bool(not mentioned and case.things) - bool(not others and case.seats)

    best = max(map(closeness, cases))
    return [case for case in cases if closeness(case) == best]


class _Names:
    """What the things that cases are about are called, and which of them a question names, even in part."""

    def __init__(self, reader: Reader, cards: Cards | None, cases: Iterable[Case]) -> None:
        things = dict.fromkeys(thing for case in cases for thing in case.things)
        known = {} if cards is None else cards.spelled()
        self.names = {
            thing: [normal(cards.card_name(thing, language)) for language in (reader.language, *LANGUAGES)]
            for thing in things
            if cards is not None and thing in known
        }
        self.words = {word for names in self.names.values() for name in names for word in terms(name)}

    def mentioned(self, inquiry: Inquiry) -> set[str]:
        """The things that the question names."""
        parts = {self._corrected(term) for term in inquiry.terms}
        found = {
            thing
            for thing, names in self.names.items()
            if any(_is_part(part, name) for part in parts for name in names)
        }
        return found | {*inquiry.things}

    def others(self, inquiry: Inquiry) -> list[str]:
        """The terms of the question that belong to no name."""
        found = [term for term in inquiry.terms if self._corrected(term) not in self.words]
        return found or list(inquiry.terms)

    def without(self, text: str) -> str:
        """A question without the names of things."""
        for names in self.names.values():
            for name in names:
                text = text.replace(name, " ")
        return text

    def _corrected(self, term: str) -> str:
        """A term, or the word of a name that it misspells."""
        if term in self.words or not term.isascii() or len(term) < SHORTEST:
            return term
        latin = [word for word in self.words if word.isascii() and word[0] == term[0]]
        return next(iter(get_close_matches(term, latin, n=1, cutoff=ALIKE)), term)


def _is_part(term: str, name: str) -> bool:
    """Whether a term is a word of a name."""
    if term.isascii():
        return len(term) >= SHORTEST - 1 and term in terms(name)
    return len(term) >= 2 and term in name


@lru_cache(maxsize=GAMES_KEPT)
def _ways(asked: tuple[str, ...]) -> Ways:
    return Ways([(each, "") for each in asked])
