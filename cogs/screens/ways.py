"""Which of several answers a question in plain words asks for, by ways to ask for each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from cogs.services.inquiries import kinds_of, subject
from cogs.services.retrieval import SYNONYM, UNKNOWN, Index, corrected, held, normal

WORDS, SPELLING, KIND = 0.72, 0.16, 0.12
"""What the shared words, the shared pairs of signs, and the kind of question count."""
WORDLESS = 0.8
"""What remains of the score for spelling and kind if the question has no words that say what it is about."""
WHOLE = 0.3
"""How much of the shared words is measured by everything said about an answer, not by one way to ask for it."""
ADVICE = "advice"
UNADVISED = 0.75
"""What remains of the score of an answer that gives no advice, if the question asks for some."""
UNNAMED = 0.8
"""What the shared words count if the rarest word of the question, or of the way to ask, is not among them."""
_SPACES = str.maketrans("", "", " 　?？!！。、,.")


@dataclass(frozen=True, slots=True)
class _Way:
    """One way to ask for an answer."""

    at: int
    terms: tuple[str, ...]
    kinds: frozenset[str]
    pairs: Counter[str]


class Ways:
    """Ways to ask for each of several answers."""

    def __init__(self, answers: Sequence[tuple[str, str]], unknown: float = UNKNOWN) -> None:
        """`answers`: for each one, the ways to ask for it, separated by semicolons, and its text.

        `unknown`: how much a term counts that is in no way.
        """
        ways = [(at, way) for at, (asked, _) in enumerate(answers) for way in normal(asked).split(";")]
        self.ways = [_Way(at, tuple(subject(way)), kinds_of(way), _pairs(way)) for at, way in ways if way.strip()]
        self._exact = {way.translate(_SPACES): at for at, way in ways}
        self.index = Index([" ".join(subject(way)) for _, way in ways], unknown)
        self.whole = [normal(f"{asked}\n{text}") for asked, text in answers]

    def best(self, asked: str, wanted: Sequence[str]) -> tuple[float, int]:
        """The best answer to a question as (score, index)."""
        scores = self.scores(asked, wanted)
        at = max(range(len(scores)), key=lambda each: (scores[each], -each))
        return scores[at], at

    def exact(self, asked: str) -> int | None:
        """The answer among whose ways to ask is the whole question."""
        return self._exact.get(normal(asked).translate(_SPACES))

    def scores(self, asked: str, wanted: Sequence[str], strict: Collection[str] = ()) -> list[float]:
        """How well each answer matches a question, from 0 to 1.

        `strict`: the kinds of questions for which only the ways of the same kind count.
        """
        wanted = corrected(wanted, self.index)
        found = [0.0] * len(self.whole)
        kinds, pairs = kinds_of(asked), _pairs(normal(asked))
        whole = [self.index.coverage(text, wanted) for text in self.whole]
        for way in self.ways:
            if (kinds & {*strict}) - way.kinds:
                continue
            found[way.at] = max(found[way.at], self._score(way, wanted, kinds, pairs, whole[way.at]))
        return found

    def _score(
        self, way: _Way, wanted: Sequence[str], kinds: frozenset[str], pairs: Counter[str], whole: float
    ) -> float:
        alike = 2 * (pairs & way.pairs).total() / max(1, pairs.total() + way.pairs.total())
        same = len(kinds & way.kinds) / len(kinds | way.kinds) if kinds | way.kinds else 1.0
        if not wanted:
            return WORDLESS * (SPELLING * alike + KIND * same) / (SPELLING + KIND)
        said = (1 - WHOLE) * self.index.coverage(" ".join(way.terms), wanted) + WHOLE * whole
        known = self.index.coverage(" ".join(wanted), way.terms)
        words = 2 * said * known / (said + known) if said + known else 0.0
        subject_named = held(" ".join(wanted), max(way.terms, key=self.index.rarity, default="")) >= SYNONYM
        rarest = max(wanted, key=self.index.rarity)
        words *= 1.0 if subject_named else UNNAMED
        words *= 1.0 if held(self.whole[way.at], rarest) >= SYNONYM else UNNAMED
        score = WORDS * words + SPELLING * alike + KIND * same if words else 0.0
        return score * UNADVISED if ADVICE in kinds and ADVICE not in way.kinds else score


def _pairs(text: str) -> Counter[str]:
    """The pairs of neighbouring letters or signs of a text."""
    return Counter(first + second for first, second in pairwise(text.translate(_SPACES)))
