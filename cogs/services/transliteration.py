"""Names in Latin letters as Japanese players write them: "ボブ" is Bob, "キャロル" is Carol.

Only the consonants are compared, and whether a name begins with a vowel.
"""

from __future__ import annotations

import re
import unicodedata

KATAKANA = re.compile("[\u30a1-\u30faー]+")
SHORTEST = 2
"""The fewest sounds of a name that is recognized; shorter ones resemble too many words."""
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
    return len(sounds) >= SHORTEST and sounds == of_latin(latin)
