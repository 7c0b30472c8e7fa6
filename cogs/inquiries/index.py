"""Finds the kind of answer that a question asks for, and how much of a question is in a text.

Each kind has its ways to ask: the nearest one counts, and so does the profile that all of them make together (a linear
classifier). A term weighs more the rarer it is in the ways to ask, so nothing has to be trained.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from sys import intern

from cogs.inquiries.words import Words

Vector = dict[str, float]


class Index:
    """The ways to ask for every kind of answer."""

    def __init__(self, words: Words, asked: Mapping[str, Sequence[str]]) -> None:
        self.words = words
        examples = [(kind, self.terms(way)) for kind, ways in asked.items() for way in ways]
        self._number = len(examples)
        ways_with: dict[str, list[int]] = defaultdict(list)
        for index, (_, terms) in enumerate(examples):
            for term in terms:
                ways_with[term].append(index)
        self._ways_with = {term: tuple(numbers) for term, numbers in ways_with.items()}
        """The ways to ask that contain each term."""
        self._ways = [(kind, self._length(terms)) for kind, terms in examples]
        """The kind that each way asks for, and the length of its vector of weights."""
        profiles: dict[str, Vector] = defaultdict(lambda: defaultdict(float))
        for index, (kind, terms) in enumerate(examples):
            for term in terms:
                profiles[kind][term] += self.rarity(term) / self._ways[index][1]
        self._profiles = {kind: math.hypot(*profile.values()) for kind, profile in profiles.items()}
        """The length of each profile, whose weights are those of its ways."""

    def terms(self, text: str) -> tuple[str, ...]:
        """The different terms of a text."""
        return tuple(frozenset(map(intern, self.words.terms(text))))

    def fits(self, text: str) -> Vector:
        """The fit of each kind to a question, from 0 to 1; kinds without a common term are left out."""
        near: dict[int, float] = defaultdict(float)
        scores: Vector = defaultdict(float)
        terms = self.terms(text)
        length = self._length(terms)
        for term in terms:
            weight = self.rarity(term) ** 2 / length
            for way in self._ways_with.get(term, ()):
                kind, way_length = self._ways[way]
                near[way] += weight / way_length
                scores[kind] += weight / way_length / self._profiles[kind] / 2
        best: Vector = defaultdict(float)
        for way, score in near.items():
            kind, _ = self._ways[way]
            best[kind] = max(best[kind], score)
        return {kind: score + best[kind] / 2 for kind, score in scores.items()}

    def shares(self, text: str, texts: Iterable[Iterable[str]]) -> list[float]:
        """The share of a text that is in each of the `texts`, given by their terms, from 0 to 1."""
        weights = {term: self.rarity(term) for term in self.terms(text)}
        total = sum(weights.values()) or 1.0
        return [sum(weights[term] for term in text_terms if term in weights) / total for text_terms in texts]

    def knows(self, word: str) -> bool:
        """Whether a word is in any way to ask, so that it need not be part of a name."""
        return all(term in self._ways_with for term in self.terms(word) if " " not in term)

    def rarity(self, term: str) -> float:
        """The weight of a term, the higher the fewer ways to ask contain it; if none does, it is that for one."""
        return math.log(1 + self._number / len(self._ways_with.get(term, (0,))))

    def _length(self, terms: Iterable[str]) -> float:
        return math.hypot(*map(self.rarity, terms)) or 1.0
