"""Answers about the asker's own case: which of those that the game gives a question in plain words asks for.

A game's texts have them as `case-<name>`, and ways to ask for each kind as `case-<kind>-asked`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from cogs.screens.ways import Ways
from cogs.services.cards import Cards
from cogs.services.inquiries import Inquiry, subject
from cogs.services.reader import Reader
from cogs.services.retrieval import VERBS, normal, terms
from cogs.services.transliteration import KATAKANA
from locales.texts import LANGUAGES
from rules.cases import Case

FAMILY, ASKED = "case-", "-asked"
MOST = 4
"""The most cases of one kind in an answer, if several fit equally well."""
BESIDE = 0.7
"""The part of its score that a kind keeps if it has no case about the thing that the question names."""
ALLOWED = 0.6
"""The score of the first kind of case about a thing, if the question asks whether something is possible with it."""
FAR = 0.6
"""Another kind is far from the best if it reaches at most this part of its score."""
UNKNOWN = 0.3
"""The weight of a word that occurs in no way to ask for a case."""
STRICT = ("where", "way", "supposed")
"""Questions of these kinds are only answered by cases that can be asked for in the same way."""
MOST_THINGS = 2
"""The most cases about things in an answer."""
MOST_ALIKE = 3
"""A word that is part of more names than this stands for none of them."""
GAMES_KEPT = 32
SHORTEST = 4
"""The fewest letters of a word that stands for a longer name."""
ALIKE = 0.75
"""How similar a word must be to a misspelled part of a name."""
_CLAUSE = re.compile(r"\.\.+|…|[,、;] ?| - ")


@dataclass(frozen=True, slots=True)
class Told:
    """What the game says about the case in question."""

    lines: Sequence[str]
    score: float
    """How well it matches the question, from 0 to 1."""
    about: bool
    """Whether the question names what it is about."""
    clear: bool
    """Whether no other kind of case matches nearly as well."""
    withheld: bool
    """Whether it must not be shown in public; then it has no lines."""


def find(reader: Reader, cards: Cards | None, inquiry: Inquiry) -> Told | None:
    """The case that matches a question best; None if the game has no similar one for the person who asks.

    In public, secret cases are not even looked at: the words alone decide whether the question asks for one.
    """
    game, asker = reader.game, inquiry.asker if reader.seat is None else reader.seat
    if game is None or asker is None or game.result is not None:
        return None
    cases = [case for case in game.cases(asker) if reader.seat is not None or not case.secret]
    names, (kinds, ways) = _Names(reader, cards, cases), _kinds(reader)
    asked = [(names.without(inquiry.text), names.others(inquiry.terms))]
    if clauses := _CLAUSE.split(inquiry.text)[1:]:
        asked.append((names.without(clauses[-1]), names.others(subject(clauses[-1]))))
    scores = _scores(kinds, ways, asked)
    if reader.seat is None and (hidden := _hidden(cases, inquiry, scores)) is not None:
        return hidden
    mentioned = names.mentioned(inquiry, _common_words(ways))
    others = {seat for seat in inquiry.seats if seat != asker}
    fitting = [case for case in cases if case.kind in scores and _fits(case, mentioned, others, inquiry)]
    about_things = [case.kind for case in fitting if case.things]
    if not fitting or not (about_things or any(wanted for _, wanted in asked)):
        return None
    about_seats = {case.kind for case in fitting if case.seats}
    covered = {case.kind: len(case.things) for case in sorted(fitting, key=lambda case: len(case.things))}
    most = max(covered.values())
    at = ways.exact(inquiry.text)
    exact = None if at is None else kinds[at]
    for kind in scores.keys() - {exact}:
        beside_things = bool(mentioned & {*names.names}) and covered.get(kind, 0) < most
        beside_seats = bool(about_seats) and kind not in about_seats
        scores[kind] *= BESIDE ** (beside_things + beside_seats)
    if inquiry.may and about_things and max(scores[each] for each in about_things) < ALLOWED:
        scores[max(fitting, key=lambda case: len(case.things)).kind] = ALLOWED
    if exact in scores:
        scores[exact] = 1.0
    kind, *others_kinds = sorted(dict.fromkeys(case.kind for case in fitting), key=lambda each: -scores[each])
    clear = all(scores[other] <= FAR * scores[kind] for other in others_kinds[:1])
    chosen = _closest([case for case in fitting if case.kind == kind], mentioned, others)
    about = any(mentioned & {*case.things} or others & {*case.seats} for case in chosen)
    lines = dict.fromkeys(reader.say(case.text) for case in chosen)
    return Told([*lines][: MOST_THINGS if about else MOST], scores[kind], about, clear, withheld=False)


def _kinds(reader: Reader) -> tuple[list[str], Ways]:
    """The kinds of cases in the texts of the game, and the ways to ask for them."""
    keys = reader.services.texts.keys(reader.language, reader.table.game)
    asked = [key for key in keys if key.startswith(FAMILY) and key.endswith(ASKED)]
    kinds = [key.removeprefix(FAMILY).removesuffix(ASKED) for key in asked]
    return kinds, _ways(tuple(map(reader.say, asked)))


def _common_words(ways: Ways) -> frozenset[str]:
    """The words with which cases of several kinds are asked for."""
    kinds = Counter(term for _, term in {(way.at, term) for way in ways.ways for term in way.terms})
    return frozenset(term for term, number in kinds.items() if number > 1)


def _scores(kinds: Sequence[str], ways: Ways, asked: Sequence[tuple[str, Sequence[str]]]) -> dict[str, float]:
    """How well each kind of case matches a question, given as its parts with their terms."""
    found = [
        ways.scores(text, wanted if any(any(ways.index.holds(term)) for term in wanted) else [], STRICT)
        for text, wanted in asked
    ]
    return dict(zip(kinds, map(max, zip(*found, strict=True)), strict=True))


def _hidden(cases: Sequence[Case], inquiry: Inquiry, scores: dict[str, float]) -> Told | None:
    """A withheld answer, if the question asks for a kind of case that only the person who asks may know."""
    kind = max(scores, key=lambda each: scores[each], default="")
    if not kind or not inquiry.own or inquiry.over or kind in {case.kind for case in cases}:
        return None
    return Told((), scores[kind], bool(inquiry.things), clear=False, withheld=True)


def _fits(case: Case, mentioned: Collection[str], others: Collection[int], inquiry: Inquiry) -> bool:
    """Whether a case is about nothing that the question does not mention."""
    if others and not inquiry.own and not case.common and not {*others} & {*case.seats}:
        return False
    if inquiry.over and not case.past:
        return False
    compared = (inquiry.superlative or inquiry.each) and not inquiry.personal
    if compared and not (case.common or case.things or case.seats):
        return False
    return {*case.things} <= {*mentioned} and (not case.seats or bool({*case.seats} & {*others}))


def _closest(cases: Sequence[Case], mentioned: Collection[str], others: Collection[int]) -> list[Case]:
    """The cases of one kind that are about the most of what the question names, and about the least else."""

    def closeness(case: Case) -> tuple[int, int]:
        named = len({*case.things} & {*mentioned}) + len({*case.seats} & {*others})
        return named, named - len(case.things) - len(case.seats)

    best = max(map(closeness, cases))
    return [case for case in cases if closeness(case) == best]


class _Names:
    """What the things that cases are about are called, and which of them a question names, even in part."""

    def __init__(self, reader: Reader, cards: Cards | None, cases: Iterable[Case]) -> None:
        self.cards = cards
        things = dict.fromkeys(thing for case in cases for thing in case.things)
        known = {} if cards is None else cards.spelled()
        self.names = {
            thing: [normal(cards.card_name(thing, language)) for language in (reader.language, *LANGUAGES)]
            for thing in things
            if cards is not None and thing in known
        }
        self.aliases = {
            alias.strip(): case.things
            for case in cases
            if case.alias is not None
            for alias in normal(reader.say(case.alias)).split(";")
        }
        called = [*(name for names in self.names.values() for name in names), *self.aliases]
        self.words = {word for name in called for word in terms(name) if not word.isdigit()}

    def mentioned(self, inquiry: Inquiry, common: Collection[str]) -> set[str]:
        """The things that the question names; a word of these `common` ones does not stand for a longer name."""
        whole = {
            word
            for thing in inquiry.things
            for language in LANGUAGES
            if self.cards is not None
            for word in terms(self.cards.card_name(thing, language))
        }
        parts = {self._corrected(term) for term in inquiry.terms} - whole - {*common}
        found: set[str] = set()
        for part in parts:
            named = {thing for thing, names in self.names.items() if any(_is_part(part, name) for name in names)}
            found |= named if len(named) <= MOST_ALIKE else set()
        aliased = {thing for alias, things in self.aliases.items() if alias in inquiry.text for thing in things}
        return found | aliased | {*inquiry.things}

    def others(self, wanted: Sequence[str]) -> list[str]:
        """The terms that belong to no name."""
        return [term for term in wanted if self._corrected(term) not in self.words and not term.isdigit()]

    def without(self, text: str) -> str:
        """A question without the names of things."""
        for name in (*(name for names in self.names.values() for name in names), *self.aliases):
            text = text.replace(name, " ")
        return text

    def _corrected(self, term: str) -> str:
        """A term, or the word of a name that it misspells."""
        if term in self.words or term in VERBS or not term.isascii() or len(term) < SHORTEST:
            return term
        latin = [word for word in self.words if word.isascii() and word[0] == term[0]]
        return next(iter(get_close_matches(term, latin, n=1, cutoff=ALIKE)), term)


def _is_part(term: str, name: str) -> bool:
    """Whether a term is a word of a name."""
    if term.isascii():
        return len(term) >= SHORTEST - 1 and term in terms(name)
    return len(term) >= 2 and (term in name or (term[:SHORTEST] in name and KATAKANA.fullmatch(term) is not None))


@lru_cache(maxsize=GAMES_KEPT)
def _ways(asked: tuple[str, ...]) -> Ways:
    return Ways([(each, "") for each in asked], UNKNOWN)
