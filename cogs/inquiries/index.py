"""Which kind of answer a question asks for, and how much of what it says a text says, too.

Two things are known of each kind: ways to ask for it, of which the nearest counts, and all of them together as one
profile (a linear classifier). Terms are weighted by how rare they are in the ways to ask, so nothing has to be fitted.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from cogs.inquiries.words import Words

Vector = dict[str, float]


class Index:
    """The ways to ask for every kind of answer."""

    def __init__(self, words: Words, asked: Mapping[str, Sequence[str]]) -> None:
        self.words = words
        examples = [(kind, self.terms(way)) for kind, ways in asked.items() for way in ways]
        holding = Counter(term for _, terms in examples for term in terms)
        self._rarity = {term: math.log(1 + len(examples) / number) for term, number in holding.items()}
        self._unknown = math.log(1 + len(examples))
        self._kinds = [kind for kind, _ in examples]
        self._nearest: dict[str, list[tuple[int, float]]] = defaultdict(list)
        sums: dict[str, Vector] = defaultdict(lambda: defaultdict(float))
        for at, (kind, terms) in enumerate(examples):
            for term, weight in _unit(self._weights(terms)).items():
                self._nearest[term].append((at, weight))
                sums[kind][term] += weight
        self._profiles: dict[str, list[tuple[str, float]]] = defaultdict(list)
        for kind, total in sums.items():
            for term, weight in _unit(total).items():
                self._profiles[term].append((kind, weight))

    def terms(self, text: str) -> frozenset[str]:
        """The different terms of a text."""
        return frozenset(self.words.terms(text))

    def fits(self, text: str) -> Vector:
        """How well each kind answers a question, from 0 to 1; kinds without a common term are left out."""
        near: dict[int, float] = defaultdict(float)
        found: Vector = defaultdict(float)
        for term, weight in _unit(self._weights(self.terms(text))).items():
            for at, other in self._nearest.get(term, ()):
                near[at] += weight * other
            for kind, other in self._profiles.get(term, ()):
                found[kind] += weight * other / 2
        best: Vector = defaultdict(float)
        for at, score in near.items():
            best[self._kinds[at]] = max(best[self._kinds[at]], score)
        return {kind: score + best[kind] / 2 for kind, score in found.items()}

    def shares(self, text: str, others: Iterable[frozenset[str]]) -> list[float]:
        """How much of a text others say, given by their terms, from 0 to 1."""
        weights = self._weights(self.terms(text))
        whole = sum(weights.values()) or 1.0
        return [sum(weights[term] for term in other & weights.keys()) / whole for other in others]

    def knows(self, word: str) -> bool:
        """Whether a word is in any way to ask, so that it need not be part of a name."""
        return all(term in self._rarity for term in self.terms(word) if " " not in term)

    def _weights(self, terms: Iterable[str]) -> Vector:
        return {term: self._rarity.get(term, self._unknown) for term in terms}


def _unit(vector: Mapping[str, float]) -> Vector:
    length = math.sqrt(sum(weight * weight for weight in vector.values()))
    return {term: weight / length for term, weight in vector.items()} if length else {}
