"""Finding the lines that a question in plain words is about, in English and Japanese, by the words they share."""

from __future__ import annotations

import math
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cached_property, lru_cache
from importlib.resources import files
from itertools import pairwise

_SIGN = r"[\u4e00-\u9fff\u3005]"
_OKURIGANA = "[\u3041-\u3093](?<![はがをにのでもとへやよね])"
_KANJI_SIGN = re.compile(_SIGN)
_KANJI = r"[\u4e00-\u9fff\u3005]+"
_READING = re.compile(r"(?<=[\u3400-\u9fff])\([\u3041-\u3096]+\)")
"""The reading of a kanji, in hiragana: 燼(じん)."""
_WORD = re.compile(
    rf"(?<![a-z])[a-z][0-9]{{1,2}}(?![a-z0-9])|[a-z]+|[0-9]+|{_KANJI}(?:[いえきぎけげしじせちっびべみめりれ]{_KANJI})*(?:さ(?![れせん]))?|[\u30a1-\u30faー]+"
)
"""Places such as B5, words in Latin letters, numbers, and the Japanese parts in kanji (with the kana inside a compound)
or katakana."""
_KANJI_RUN = re.compile(_KANJI)
_KANJI_PAIR = re.compile(_SIGN * 2)
LONG_COMPOUND = 4
"""The length of a compound that is split into two words."""
_WAY = re.compile(r"[\u3041-\u3093]\u65b9$")
_LATIN = re.compile("[a-z]+")
_ENDINGS = ("ings", "ing", "ied", "ed", "s")
_SIBILANT = re.compile("(?:s|x|z|ch|sh)es$")
SHORTEST = 3
"""The fewest letters of an English word without its ending."""
SYNONYM = 0.8
"""How much a synonym counts."""
COMPOUND = 0.6
"""How much a Japanese compound counts if only parts of it are found."""
SHORTEST_TYPO = 5
"""The fewest letters of a word that is corrected."""
WEAK = 0.6
"""How much a common verb or a number counts."""
UNKNOWN = 0.5
"""How much a term counts if it is in no line."""
MOST_KEPT = 2048
"""The most terms of which results are kept: people may ask about anything."""
ALIKE = 0.85
"""How similar a word must be to its misspelling."""
_DATA = tomllib.loads(files(__package__).joinpath("cues.toml").read_text(encoding="utf-8"))
_IGNORED = frozenset(_DATA["words"]["ignored"].split())
VERBS = frozenset(_DATA["words"]["verbs"].split())
"""Common verbs, which say little about the subject of a question."""
OF_PLACES = frozenset(_DATA["words"]["of_places"].split())
OF_SCORES = frozenset(_DATA["words"]["of_scores"].split())
"""Words that add nothing to the question where a player is, or how many points a player has."""
_LEFT_OUT = re.compile("|".join(_DATA["words"]["left_out"]))


def normal(text: str) -> str:
    """Text in its normal form: full-width letters, case and the readings of kanji in brackets make no difference."""
    return _READING.sub("", unicodedata.normalize("NFKC", text).casefold().replace("’", "'"))


def stem(word: str) -> str:
    """An English word without its ending, so that "imps" finds "imp"; any other word as it is."""
    if not word.isascii():
        return word
    if word.endswith("ies") and len(word) > SHORTEST + 1:
        return word.removesuffix("ies") + "y"
    if _SIBILANT.search(word):
        return word.removesuffix("es")
    ending = next((each for each in _ENDINGS if word.endswith(each) and len(word) - len(each) >= SHORTEST), "")
    word = _single(word.removesuffix(ending)) if ending else word
    return word[:-1] if word.endswith("e") and len(word) > SHORTEST + 1 else word


def _single(word: str) -> str:
    """A stem without the doubled consonant before its ending: "levelling" becomes "level", but "falls" stays "fall"."""
    return word[:-1] if len(word) > SHORTEST + 1 and word[-1] == word[-2] and word[-1] not in "aeiouls" else word


def _synonyms() -> dict[str, tuple[str, ...]]:
    """The synonyms of a word, as `terms` finds them."""
    found: dict[str, tuple[str, ...]] = {}
    for group in _DATA["words"]["groups"]:
        members = tuple(dict.fromkeys(stem(word) for word in group.split()))
        for word in members:
            found[word] = (*found.get(word, ()), *(other for other in members if other != word))
    return found


_SYNONYMS = _synonyms()


def terms(question: str) -> list[str]:
    """The words of a question that say what it is about, each once."""
    words = [part for word in _WORD.findall(_LEFT_OUT.sub(" ", normal(question))) for part in _parts(word)]
    return list(dict.fromkeys(stem(word) for word in words if word not in _IGNORED and stem(word) not in _IGNORED))


def _parts(word: str) -> list[str]:
    """A Japanese word without "方" ("倒し方": "倒"), and apart from what follows it ("税金払": "税金", "払")."""
    word = _WAY.sub("", word)
    if len(word) > 2 and not word.isascii() and (word[-1] in VERBS or word[-1] in _IGNORED):
        return [word[:-1], word[-1]]
    return [word]


def held(line: str, term: str) -> float:
    """How well a `normal` line matches a term: 1 for all of it, less for a synonym or a part of a compound."""
    if _has(line, term) and not (_KANJI_SIGN.fullmatch(term) and not _alone(term).search(line)):
        return 1.0
    if any(_has(line, other) for other in _SYNONYMS.get(term, ())):
        return SYNONYM
    if len(term) == 1:
        return COMPOUND if _has(line, term) else 0.0
    parts = [first + second for first, second in pairwise(term)] if not term.isascii() and len(term) > 2 else []
    return COMPOUND * sum(part in line for part in parts) / len(parts) if parts else 0.0


def in_words_of(line: str, text: str) -> str:
    """A text in its normal form with the words of a `normal` line instead of others that mean the same."""
    for term in terms(text):
        if not _has(line, term) and (other := next((each for each in _SYNONYMS.get(term, ()) if _has(line, each)), "")):
            text = re.sub(rf"(?<![a-z]){re.escape(term)}[a-z]*" if term.isascii() else re.escape(term), other, text)
    return text


def _signs(term: str) -> tuple[str, ...]:
    """One of these is in every line that `held` matches: most lines have none, which is quickly seen."""
    parts = {term[at : at + 2] for at in range(len(term) - 1)} if not term.isascii() and len(term) > 2 else {term}
    return tuple(
        sign[:-1] if sign.isascii() and len(sign) > 1 and sign[-1] in "fy" else sign
        for sign in {*parts, *_SYNONYMS.get(term, ())}
    )


def begins_a_line(text: str, term: str) -> bool:
    """Whether one of the lines of a `normal` text begins with a term."""
    return re.search(rf"^(?:- |\d+\. )?(?:\*\*)?{_inflected(term)}", text, re.MULTILINE) is not None


def next_to_each_other(line: str, first: str, then: str) -> bool:
    """Whether a `normal` line has two terms one right after the other."""
    if first.isascii() or then.isascii():
        return re.search(rf"(?<![a-z0-9]){re.escape(first)}[a-z]* {re.escape(then)}", line) is not None
    return f"{first}{then}" in line


def _has(line: str, term: str) -> bool:
    if not term.isascii():
        return term in line
    if term not in line and not term.endswith(("f", "y")):
        return False
    return _pattern(term).search(line) is not None


def stands_alone(text: str, sign: str) -> bool:
    """Whether a single kanji is in a text, but not only as a part of compounds."""
    return _KANJI_SIGN.fullmatch(sign) is not None and _alone(sign).search(text) is not None


@lru_cache(MOST_KEPT)
def _alone(sign: str) -> re.Pattern[str]:
    """A single kanji that is not part of a compound; a verb may follow: 鍵集める."""
    return re.compile(f"(?<!{_SIGN}){sign}(?!{_SIGN}(?!{_OKURIGANA}))")


@lru_cache(MOST_KEPT)
def _pattern(term: str) -> re.Pattern[str]:
    """A term at the beginning of a word; a short one must be the whole word. Kana and kanji do not continue a word."""
    rest = "" if len(term) > SHORTEST else "s?(?![a-z0-9])"
    return re.compile(rf"(?<![a-z0-9]){_inflected(term)}{rest}")


def _inflected(term: str) -> str:
    """The pattern of a term whose last letter may change: "thief" and "thieves", "carry" and "carries"."""
    changed = {"f": "[fv]", "y": "[yi]"}.get(term[-1], "") if len(term) > SHORTEST else ""
    return f"{re.escape(term[:-1])}{changed}" if changed else re.escape(term)


class Index:
    """Lines in which terms are looked up; rare terms count for more."""

    def __init__(self, lines: Iterable[str], unknown: float = UNKNOWN) -> None:
        self.unknown = unknown
        self.lines = [normal(line) for line in lines]
        self._held: dict[str, list[float]] = {}
        self._rarity: dict[str, float] = {}

    @cached_property
    def words(self) -> list[str]:
        """The English words in it."""
        return sorted({word for line in self.lines for word in _LATIN.findall(line)})

    def holds(self, term: str) -> list[float]:
        """How well each line matches a term."""
        if term not in self._held:
            if len(self._held) == MOST_KEPT:
                self._held.clear()
                self._rarity.clear()
            signs = _signs(term)
            self._held[term] = [held(line, term) if any(sign in line for sign in signs) else 0.0 for line in self.lines]
        return self._held[term]

    def rarity(self, term: str) -> float:
        """How much a term counts: little if no line has it, or if it is a common verb."""
        if term not in self._rarity:
            known = sum(1 for each in self.holds(term) if each)
            weight = (WEAK if term in VERBS or term.isdigit() else 1.0) * (1.0 if known else self.unknown)
            self._rarity[term] = weight * math.log(1 + len(self.lines) / (1 + known))
        return self._rarity[term]

    def score(self, at: int, wanted: Sequence[str]) -> float:
        """How well a line matches the terms."""
        return sum(self.rarity(term) * self.holds(term)[at] for term in wanted)

    def coverage(self, line: str, wanted: Sequence[str]) -> float:
        """How much of the query a line matches, from 0 to 1."""
        whole, line = sum(map(self.rarity, wanted)), normal(line)
        return sum(self.rarity(term) * held(line, term) for term in wanted) / whole if whole else 0.0

    def ranked(self, wanted: Sequence[str]) -> list[tuple[float, int]]:
        """The lines that share a term with the question as (score, index), best first."""
        scores = [self.score(at, wanted) for at in range(len(self.lines))]
        return sorted(((score, at) for at, score in enumerate(scores) if score), key=lambda pair: (-pair[0], pair[1]))


def corrected(wanted: Sequence[str], index: Index) -> list[str]:
    """The terms, corrected: one that is in no line is replaced by a similar word, or split if it is a compound."""
    return list(dict.fromkeys(part for term in wanted for part in _right(term, index)))


def _right(term: str, index: Index) -> list[str]:
    if 1.0 in index.holds(term):
        return [term]
    if _KANJI_PAIR.fullmatch(term) and not any(index.holds(term)) and term[-1] in VERBS:
        return [*term]
    if len(term) < SHORTEST:
        return [term]
    if not term.isascii():
        parts = [part for part in _KANJI_RUN.findall(term) if part != term]
        if len(term) >= LONG_COMPOUND and not parts:
            parts = [term[:2], term[2:]]
        return parts if any(1.0 in index.holds(part) for part in parts) else [term]
    if len(term) < SHORTEST_TYPO or any(index.holds(term)):
        return [term]
    alike = get_close_matches(term, [word for word in index.words if word[0] == term[0]], n=1, cutoff=ALIKE)
    return [stem(alike[0])] if alike else [term]


def ranked(lines: Sequence[str], wanted: Sequence[str]) -> list[tuple[float, int]]:
    """As `Index.ranked`."""
    return Index(lines).ranked(wanted)
