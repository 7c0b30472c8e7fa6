"""Names in Latin letters as Japanese players write them: "ボブ" is Bob, "キャロル" is Carol.

Only the consonants are compared, and whether a name begins with a vowel; of short names ("ミア": Mia) the vowels, too.
"""

from __future__ import annotations

import re
import unicodedata

JAPANESE = re.compile(r"[\u3041-\u30ff\u4e00-\u9fff]")
"""A kana or kanji."""
KATAKANA = re.compile("[\u30a1-\u30faー]+")
SHORTEST = 2
"""The fewest sounds of a name that is recognized by them; shorter ones resemble too many words."""
_LENGTHS = re.compile("[ーッ]")
"""What only makes a sound longer."""
_HEPBURN = {"si": "shi", "ti": "chi", "tu": "tsu", "hu": "fu", "zi": "ji", "di": "ji", "du": "zu"}
"""Sounds that names spell otherwise than Unicode does."""
_ROWS = {
    "k": "カキクケコヵヶ",
    "g": "ガギグゲゴ",
    "s": "サシスセソ",
    "j": "ジヂ",
    "z": "ザズゼゾ",
    "t": "タチツテト",
    "d": "ダデドヅ",
    "n": "ナニヌネノン",
    "h": "ハヒフヘホ",
    "b": "バビブベボヴ",
    "p": "パピプペポ",
    "m": "マミムメモ",
    "r": "ラリルレロ",
}
_SOUND = {kana: sound for sound, row in _ROWS.items() for kana in row}
_VOWELS = frozenset("アイウエオ")
_SPELLED = (
    (r"[^a-z]", ""),
    (r"(.)\1", r"\1"),
    (r"ph|f|wh", "h"),
    (r"sch|sh|c(?=[eiy])|th", "s"),
    (r"ck|c(?!h)|q", "k"),
    (r"ch", "t"),
    (r"x", "ks"),
    (r"l", "r"),
    (r"v", "b"),
    (r"(?<=.)h(?![aeiouy])", ""),
    (r"(?<=.)r(?=[^aeiouyr])", ""),
)


def of_latin(name: str) -> str:
    """The sounds of a name in Latin letters."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
    for spelled, sound in _SPELLED:
        plain = re.sub(spelled, sound, plain)
    first = "a" if plain[:1] in tuple("aeiou") else ""
    return first + re.sub("[aeiouyw]", "", plain)


def of_katakana(name: str) -> str:
    """The sounds of a name in katakana."""
    first = "a" if name[:1] in _VOWELS else ""
    return first + "".join(_SOUND.get(kana, "") for kana in name)


def same_name(katakana: str, latin: str) -> bool:
    """Whether both may be the same name."""
    sounds = of_katakana(katakana)
    if len(sounds) >= SHORTEST:
        return sounds == of_latin(latin)
    letters = "".join(filter(str.isalpha, latin.casefold())).replace("l", "r")
    return len(katakana) >= SHORTEST and _letters(katakana) == letters


def _letters(katakana: str) -> str:
    """A name in katakana in Latin letters, as Japanese is spelled in them."""
    found = ""
    for kana in _LENGTHS.sub("", katakana):
        *kind, letters = unicodedata.name(kana).casefold().split()
        joins = "small" in kind and found
        found = f"{found[:-1]}{letters[-1]}" if joins else found + _HEPBURN.get(letters, letters)
    return found


def in_katakana(text: str) -> str:
    """Text with katakana in place of hiragana; it has the same length."""
    return "".join(chr(ord(sign) + 0x60) if "\u3041" <= sign <= "\u3096" else sign for sign in text)
