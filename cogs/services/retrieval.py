"""Finding the lines that a question in plain words is about, in English and Japanese, by the words they share."""

from __future__ import annotations

import math
import re
import tomllib
import unicodedata
from collections.abc import Sequence
from importlib.resources import files
from itertools import pairwise

_KANJI = r"[\u4e00-\u9fff\u3005]+"
_WORD = re.compile(rf"[a-z]+|[0-9]+|{_KANJI}(?:[いえきぎけげしじせちっびべみめりれ]{_KANJI})*さ?|[\u30a1-\u30faー]+")
"""Words in Latin letters, numbers, and of Japanese the parts in kanji (with the kana inside a compound) or katakana."""
_ENDINGS = ("ings", "ing", "ied", "es", "ed", "s")
SHORTEST = 3
"""Letters that stay of an English word without its ending."""
_DATA = tomllib.loads(files(__package__).joinpath("inquiries.toml").read_text(encoding="utf-8"))
_IGNORED = frozenset(_DATA["words"]["ignored"].split())
VAGUE = frozenset(_DATA["words"]["vague"].split())
"""Words of a question about what happened that do not say what."""
_SYNONYMS: dict[str, list[str]] = _DATA["words"]["synonyms"]
_LEFT_OUT = re.compile("|".join(_DATA["words"]["left_out"]))


def normal(text: str) -> str:
    """Text as it is compared: full-width letters and case make no difference."""
    return unicodedata.normalize("NFKC", text).casefold().replace("’", "'")


def stem(word: str) -> str:
    """An English word without its ending, so that "imps" finds "imp"; any other word as it is."""
    if not word.isascii():
        return word
    if word.endswith("ies") and len(word) > SHORTEST + 1:
        return word.removesuffix("ies") + "y"
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            return word.removesuffix(ending)
    return word


def terms(question: str) -> list[str]:
    """The words of a question that say what it is about, each once."""
    words = _WORD.findall(_LEFT_OUT.sub(" ", normal(question)))
    return list(dict.fromkeys(stem(word) for word in words if word not in _IGNORED))


def holds(line: str, term: str) -> float:
    """How far a line that is `normal` holds a term: 1 for all of it, less for another word or a part of a compound."""
    if _holds(line, term):
        return 1.0
    if any(_holds(line, other) for other in _SYNONYMS.get(term, ())):
        return 0.9
    parts = [first + second for first, second in pairwise(term)] if not term.isascii() and len(term) > 2 else []
    return 0.6 * sum(part in line for part in parts) / len(parts) if parts else 0.0


def _holds(line: str, term: str) -> bool:
    if not term.isascii():
        return term in line
    if term.endswith("y"):
        return re.search(rf"\b{term.removesuffix('y')}(?:y|ies)", line) is not None
    return re.search(rf"\b{re.escape(term)}" if len(term) > SHORTEST else rf"\b{re.escape(term)}s?\b", line) is not None


def ranked(lines: Sequence[str], wanted: Sequence[str]) -> list[tuple[float, int]]:
    """The lines that share a term with the question as (score, index), best first; rare terms count for more."""
    normals = [normal(line) for line in lines]
    scores = [0.0] * len(lines)
    for term in wanted:
        held = [holds(line, term) for line in normals]
        rarity = math.log(1 + len(lines) / (1 + sum(1 for each in held if each)))
        scores = [score + rarity * each for score, each in zip(scores, held, strict=True)]
    return sorted(((score, at) for at, score in enumerate(scores) if score), key=lambda pair: (-pair[0], pair[1]))


def ranked_by(lines: Sequence[str], wanted: Sequence[str]) -> list[tuple[int, float]]:
    """As `ranked`, as (index, score)."""
    return [(at, score) for score, at in ranked(lines, wanted)]
