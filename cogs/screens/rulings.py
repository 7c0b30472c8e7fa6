"""Short answers to common questions on the rules: which of them answers a question in plain words.

A game's texts have them as `ruling-<page>-<name>`, and ways to ask for each as `ruling-<page>-<name>-asked`, separated
by semicolons. The page is the one of the rules that says more. `ruling-<page>-<name>-board` has words for what the
board says on the same subject.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from cogs.screens.rulebook import unused_pages
from cogs.services.inquiries import kinds_of, subject
from cogs.services.reader import Reader
from cogs.services.retrieval import SYNONYM, Index, corrected, held, normal

FAMILY = "ruling-"
ASKED, BOARD = "-asked", "-board"
WORDS, SPELLING, KIND = 0.72, 0.16, 0.12
"""What the shared words, the shared pairs of signs, and the kind of question count."""
WHOLE = 0.3
"""How much of the shared words is measured by everything said about a ruling, not by one way to ask for it."""
ADVICE = "advice"
UNADVISED = 0.75
"""What remains of the score of a ruling that gives no advice, if the question asks for some."""
UNNAMED = 0.8
"""What the shared words count if the rarest word of the question, or of the way to ask, is not among them."""
GAMES_KEPT = 32
_SPACES = str.maketrans("", "", " 　?？!！。、,.")


Entry = tuple[str, str, str, str]
"""A ruling as its page, its text, ways to ask for it, and the words for the board."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A short answer on the rules."""

    page: str
    text: str
    board: str
    """Words for what the board says on the same subject; may be empty."""
    score: float
    """How well it matches the question, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class _Way:
    """One way to ask for a ruling."""

    at: int
    terms: tuple[str, ...]
    kinds: frozenset[str]
    pairs: Counter[str]


class _Rulings:
    """The rulings of a game in one language."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        ways = [(at, way) for at, (_, _, asked, _) in enumerate(entries) for way in normal(asked).split(";")]
        self.ways = [_Way(at, tuple(subject(way)), kinds_of(way), _pairs(way)) for at, way in ways if way.strip()]
        self.index = Index([" ".join(subject(way)) for _, way in ways])
        self.whole = [normal(f"{asked}\n{text}") for _, text, asked, _ in entries]

    def best(self, asked: str, wanted: Sequence[str]) -> tuple[float, int]:
        """The best ruling for a question as (score, index)."""
        wanted = corrected(wanted, self.index)
        kinds, pairs = kinds_of(asked), _pairs(normal(asked))
        whole = [self.index.coverage(text, wanted) for text in self.whole]
        return max((self._score(way, wanted, kinds, pairs, whole[way.at]), -way.at) for way in self.ways)

    def _score(
        self, way: _Way, wanted: Sequence[str], kinds: frozenset[str], pairs: Counter[str], whole: float
    ) -> float:
        said = (1 - WHOLE) * self.index.coverage(" ".join(way.terms), wanted) + WHOLE * whole
        known = self.index.coverage(" ".join(wanted), way.terms)
        words = 2 * said * known / (said + known) if said + known else 0.0
        alike = 2 * (pairs & way.pairs).total() / max(1, pairs.total() + way.pairs.total())
        same = len(kinds & way.kinds) / len(kinds | way.kinds) if kinds | way.kinds else 1.0
        subject_named = held(" ".join(wanted), max(way.terms, key=self.index.rarity, default="")) >= SYNONYM
        rarest = max(wanted, key=self.index.rarity)
        words *= 1.0 if subject_named else UNNAMED
        words *= 1.0 if held(self.whole[way.at], rarest) >= SYNONYM else UNNAMED
        score = WORDS * words + SPELLING * alike + KIND * same if words else 0.0
        return score * UNADVISED if ADVICE in kinds and ADVICE not in way.kinds else score


def find(reader: Reader, asked: str, wanted: Sequence[str]) -> Ruling | None:
    """The ruling that matches a question best. Rulings apply only to games with several players."""
    game = reader.game
    if game is None or game.seats == 1 or not wanted:
        return None
    unused = unused_pages(reader)
    entries = tuple(entry for entry in _entries(reader) if entry[0] not in unused)
    if not entries:
        return None
    score, at = _rulings(entries).best(asked, wanted)
    page, text, _, board = entries[-at]
    return Ruling(page, text, board, score)


def _entries(reader: Reader) -> list[Entry]:
    """The rulings of the reader's game in the order of the file."""
    keys = reader.services.texts.keys(reader.language, reader.table.game)
    with_board = {key for key in keys if key.startswith(FAMILY) and key.endswith(BOARD)}
    return [
        (
            key.split("-")[1],
            reader.say(key),
            reader.say(key + ASKED),
            reader.say(key + BOARD) if key + BOARD in with_board else "",
        )
        for key in keys
        if key.startswith(FAMILY) and not key.endswith((ASKED, BOARD))
    ]


@lru_cache(maxsize=GAMES_KEPT)
def _rulings(entries: tuple[Entry, ...]) -> _Rulings:
    return _Rulings(entries)


def _pairs(text: str) -> Counter[str]:
    """The pairs of neighbouring letters or signs of a text."""
    return Counter(first + second for first, second in pairwise(text.translate(_SPACES)))
