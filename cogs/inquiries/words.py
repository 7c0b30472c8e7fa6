"""Text as terms that can be compared: stems and pairs of words in English, runs of up to three signs in Japanese."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

JAPANESE = re.compile(r"[\u3041-\u30ff\u4e00-\u9fff]")
"""A kana or kanji."""
_SPELLED = (("ヴァ", "バ"), ("ヴィ", "ビ"), ("ヴェ", "ベ"), ("ヴォ", "ボ"), ("ヴ", "ブ"))
_LEFT_OUT = re.compile(r"[・•]|(?<=[\u3041-\u30fa])ー|(?<=[\u4e00-\u9fff])\([\u3041-\u3096]+\)")
"""Parts of Japanese names that are often left out: separators, signs for long vowels, readings of kanji."""
_WORD = re.compile(r"[a-z]+|[0-9]+")
_SIGN = re.compile(r"[^\W_]")
_PARTICLE = re.compile("[はがをも]")
"""Particles that are often left out in Japanese."""
_ENDINGS = ("ings", "ing", "ied", "ies", "ed", "es", "s")
SHORTEST = 3
"""The fewest letters of a word without its ending."""
LONGEST_RUN = 2
"""The most signs of a Japanese term."""
_PARTS = re.compile(
    r"[?!？！。;；\n]+|\.(?=\s|$)"
    r"|,? (?:and|or|but) (?=(?:who|what|why|how|when|where|which|can|do|does|did|is|am|are) \w+ \w)"
)
"""Where one question ends and the next one begins."""


@lru_cache(maxsize=1024)
def plain(text: str) -> str:
    """Text in a form for comparison: lower case, one width, without what Japanese names have as often as not."""
    text = unicodedata.normalize("NFKC", text).casefold().replace("’", "'")
    for spelled, usual in _SPELLED:
        text = text.replace(spelled, usual)
    return " ".join(_LEFT_OUT.sub("", text).split())


def parts(text: str) -> list[str]:
    """The questions that a message consists of."""
    return [part.strip() for part in _PARTS.split(text) if len(_SIGN.findall(part)) > 1]


def stem(word: str) -> str:
    """An English word without its ending."""
    ending = next((ending for ending in _ENDINGS if word.endswith(ending) and len(word) - len(ending) >= SHORTEST), "")
    word = word.removesuffix(ending)
    return word[:-1] if len(word) > SHORTEST and word[-1] in "ey" else word


class Words:
    """The reading of one language: `same` gives the usual word for others, such as abbreviations."""

    def __init__(self, language: str, same: Mapping[str, Sequence[str]]) -> None:
        self.language = language
        self._usual = {plain(word): usual for usual, words in same.items() for word in words}
        joined = "|".join(map(re.escape, sorted(self._usual, key=len, reverse=True)))
        self._others = re.compile(joined if language == "ja" else rf"\b(?:{joined})\b")

    def tokens(self, text: str) -> list[str]:
        """The words of a `plain` text as stems; in Japanese its runs of signs, without what separates them."""
        text = self._others.sub(lambda match: self._usual[match[0]], text)
        if self.language != "ja":
            return [stem(word) for word in _WORD.findall(text)]
        return ["".join(_SIGN.findall(_PARTICLE.sub("", part))) for part in text.split()]

    def without(self, text: str, label: str) -> str | None:
        """A text without the words of a label; None if it does not have them all."""
        label_words, remaining = self.tokens(plain(label)), self.tokens(plain(text))
        if self.language == "ja":
            label_signs, text_signs = "".join(label_words), "".join(remaining)
            return text_signs.replace(label_signs, "") if label_signs and label_signs in text_signs else None
        if not label_words or not set(label_words) <= set(remaining):
            return None
        return " ".join(word for word in remaining if word not in label_words)

    def terms(self, text: str) -> list[str]:
        """The terms of a text: in English also each pair of neighbours, in Japanese every short run of signs."""
        tokens = self.tokens(plain(text))
        if self.language != "ja":
            return [*tokens, *(f"{first} {second}" for first, second in pairwise(["", *tokens]))]
        sizes = range(1, LONGEST_RUN + 1)
        return [token[at : at + size] for token in tokens for size in sizes for at in range(len(token) - size + 1)]
