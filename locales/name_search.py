"""Typed words in any language of the bot, in one form, and the things that they name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from functools import lru_cache

from locales.kana import in_katakana

Spelled = Mapping[str, Sequence[str]]
"""For each id the ways to write it, as `normal_form` makes them."""

MOST_NEAR = 5
"""The most names that are suggested for one that does not exist."""
LEAST_ALIKE = 0.4
"""The least similarity of a suggested name, from 0 to 1."""

_LEFT_OUT = re.compile(r"[\s・•·'’_-]+|(?<=[\u30a1-\u30fa])ー")
"""Signs that people leave out or add, such as the long vowel mark of katakana."""


def plain(words: str) -> str:
    """Typed words in one form: without case and full-width letters, in katakana, with single spaces."""
    return " ".join(in_katakana(unicodedata.normalize("NFKC", words).casefold()).split())


@lru_cache(maxsize=8192)  # the names of all things of a game are compared with every question
def normal_form(words: str) -> str:
    """Words in a form for comparison: `plain`, without spaces, dots and long vowels."""
    return _LEFT_OUT.sub("", plain(words))


def contains(text: str, typed: str) -> bool:
    """Whether a text has every word that was typed."""
    return all(normal_form(word) in normal_form(text) for word in typed.split())


def search(spelled: Spelled, typed: str) -> list[str]:
    """The ids with a name that contains what was typed; names that begin with it come first."""
    wanted = normal_form(typed)
    hits = [id for id, names in spelled.items() if any(wanted in name for name in names)]
    return sorted(hits, key=lambda id: not any(name.startswith(wanted) for name in spelled[id]))


def find(spelled: Spelled, typed: str) -> str | None:
    """The id with exactly that name, or the only one that fits; None if there is no such id."""
    wanted = normal_form(typed)
    exact = next((id for id, names in spelled.items() if wanted in names), None)
    if exact is not None:
        return exact
    fitting = search(spelled, typed) if wanted else []
    return fitting[0] if len(fitting) == 1 else None


def most_similar(spelled: Spelled, typed: str) -> list[str]:
    """The ids whose names are most like one that does not exist, the most similar first."""
    matcher = SequenceMatcher(b=normal_form(typed), autojunk=False)

    def similarity(name: str) -> float:
        matcher.set_seq1(name)
        return matcher.ratio()

    similarities = {id: max(map(similarity, names), default=0.0) for id, names in spelled.items()}
    ranked = sorted((id for id in similarities if similarities[id] >= LEAST_ALIKE), key=lambda id: -similarities[id])
    return ranked[:MOST_NEAR]
