"""Names in kana: in katakana, and compared by their sound with names in Latin letters."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from functools import lru_cache

_KATAKANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}
_SOUNDS = [
    ("a(?=[^aeiou]e$)", "ei"),
    *(("ph|f|wh", "h"), ("ch(?=[lr])", "k"), ("sch|sh|c(?=[eiy])|th", "s"), ("ck|c(?!h)|q", "k"), ("ch", "t")),
    *(("x", "ks"), ("l", "r"), ("v", "b"), ("j", "z"), ("(?<=.)h(?![aeiouy])", ""), ("(?<=.)r(?=[^aeiouyr])", "")),
    (r"(.)\1", r"\1"),
]
"""Spellings that sound alike in Japanese: "Carol" is キャロル."""


def in_katakana(text: str) -> str:
    """Text with katakana for hiragana; it keeps its length."""
    return text.translate(_KATAKANA)


def is_heard(kana: str, latin: str) -> bool:
    """Whether a word in kana sounds like a name in Latin letters; vowels are often added or differ."""
    return sounds_of(kana) == sounds_of(latin) and bool(get_close_matches(_letters(kana), [_letters(latin)]))


def sounds_of(name: str) -> str:
    """The consonants of a name in kana or Latin letters, and whether it begins with a vowel; all if it is so short."""
    letters = _letters(name)
    sounds = ("a" if letters[:1] in (*"aeiou",) else "") + re.sub("[aeiouyw]", "", letters)
    return sounds if len(sounds) > 1 else letters


@lru_cache(maxsize=4096)
def _letters(name: str) -> str:
    """A name in Latin letters, with one letter for what sounds alike in Japanese."""
    letters = ""
    for sign in unicodedata.normalize("NFKC", name).casefold():
        unicode_name = unicodedata.name(sign, "").casefold()
        if unicode_name.startswith(("katakana letter", "hiragana letter")):
            letters += "" if unicode_name.endswith("small tu") else unicode_name.rsplit(" ", 1)[-1]
        else:
            letters += "".join(filter(str.isalpha, unicodedata.normalize("NFKD", sign))) if sign.isalpha() else ""
    for spelled, sound in _SOUNDS:
        letters = re.sub(spelled, sound, letters)
    return letters
