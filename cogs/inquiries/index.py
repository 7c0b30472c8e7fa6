"""Which kind of answer a question asks for, and which documents share its words.

Two things are known of each kind: ways to ask for it, of which the nearest counts, and all of them together as one
profile (a linear classifier). Both compare terms weighted by how rare they are, so nothing has to be fitted.
"""

from __future__ import annotations

import math
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any

from cogs.inquiries.words import Words

Vector = dict[str, float]


def read(folder: Traversable, language: str) -> dict[str, Any]:
    """The ways to ask in a folder, `asked.<language>.toml`; empty without such a file."""
    file = folder.joinpath(f"asked.{language}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


class Phrasings:
    """The ways to ask for every kind of answer."""

    def __init__(self, words: Words, asked: Mapping[str, Sequence[str]]) -> None:
        self.words = words
        examples = [(kind, words.terms(way)) for kind, ways in asked.items() for way in ways]
        holding = Counter(term for _, terms in examples for term in {*terms})
        self.rarity = {term: math.log(1 + len(examples) / number) for term, number in holding.items()}
        self._unknown = math.log(1 + len(examples))
        self._kinds = [kind for kind, _ in examples]
        self._nearest: dict[str, list[tuple[int, float]]] = defaultdict(list)
        sums: dict[str, Vector] = defaultdict(lambda: defaultdict(float))
        for at, (kind, terms) in enumerate(examples):
            for term, weight in self._vector(terms).items():
                self._nearest[term].append((at, weight))
                sums[kind][term] += weight
        self._profiles: dict[str, list[tuple[str, float]]] = defaultdict(list)
        for kind, total in sums.items():
            for term, weight in _unit(total).items():
                self._profiles[term].append((kind, weight))

    def fits(self, terms: Sequence[str]) -> dict[str, float]:
        """How well each kind answers a question, from 0 to 1; kinds without a common term are left out."""
        near: dict[int, float] = defaultdict(float)
        found: dict[str, float] = defaultdict(float)
        for term, weight in self._vector(terms).items():
            for at, other in self._nearest.get(term, ()):
                near[at] += weight * other
            for kind, other in self._profiles.get(term, ()):
                found[kind] += weight * other / 2
        best: dict[str, float] = defaultdict(float)
        for at, score in near.items():
            best[self._kinds[at]] = max(best[self._kinds[at]], score)
        return {kind: score + best[kind] / 2 for kind, score in found.items()}

    def knows(self, word: str) -> bool:
        """Whether a word is in any way to ask, so that it need not be part of a name."""
        return all(term in self.rarity for term in self.words.terms(word) if " " not in term)

    def _vector(self, terms: Iterable[str]) -> Vector:
        counted = Counter(terms)
        return _unit({t: self.rarity.get(t, self._unknown) * (1 + math.log(n)) for t, n in counted.items()})


def _unit(vector: Mapping[str, float]) -> Vector:
    length = math.sqrt(sum(weight * weight for weight in vector.values()))
    return {term: weight / length for term, weight in vector.items()} if length else {}


class Overlaps:
    """How much of a question texts say. How rare a term is depends on the texts given here."""

    def __init__(self, words: Words, texts: Sequence[str]) -> None:
        self._words = words
        self.known = [self.subject(text) for text in texts]
        holding = Counter(term for each in self.known for term in each)
        self._rarity = {term: math.log(1 + len(texts) / number) for term, number in holding.items()}
        self._unknown = math.log(1 + len(texts))

    def subject(self, text: str) -> frozenset[str]:
        """The terms of a text that say what it is about: no pairs of words, no single signs."""
        japanese = self._words.language == "ja"
        return frozenset(term for term in self._words.terms(text) if (len(term) > 1 if japanese else " " not in term))

    def scores(self, asked: str, texts: Iterable[frozenset[str]]) -> list[float]:
        """How much of what a question says each of these texts has, from 0 to 1."""
        rarity = {term: self._rarity.get(term, self._unknown) for term in self.subject(asked)}
        whole = sum(rarity.values()) or 1.0
        return [sum(rarity[term] for term in text & rarity.keys()) / whole for text in texts]
