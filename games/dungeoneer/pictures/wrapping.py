"""Texts in lines of limited width."""

from __future__ import annotations

from functools import lru_cache

from pictures.kit import SMALLEST
from pictures.svg import width_of

_CLINGING = frozenset("。、)）」〕!?:！？：…ーっゃゅょッャュョァィゥェォ")
"""Characters that never begin a line."""
_OPENING = "(（「〔"
"""Characters that never end one."""


def wrapped(words: str, room: float) -> list[str]:
    """A text in lines of at most `room`: at nearby spaces if there are any, otherwise anywhere but before a stop."""
    lines, current = [], ""
    for piece in _pieces(words):
        if current and width_of(current + piece.rstrip(), SMALLEST) > room and piece not in _CLINGING:
            lines.append(current.rstrip())
            current = piece.lstrip()
        else:
            current += piece
    return [*lines, current.rstrip()] if current.strip() else lines


@lru_cache(maxsize=1024)
def _pieces(words: str) -> tuple[str, ...]:
    """The units that must not be split: words of Latin letters and numbers, otherwise single characters."""
    pieces: list[str] = []
    for character in words:
        latin = ord(character) < 0x2E80 and character not in "。、"
        opened = bool(pieces) and pieces[-1][-1] in _OPENING
        if opened or (pieces and latin and character != " " and _is_latin(pieces[-1])) or (pieces and character == " "):
            pieces[-1] += character
        else:
            pieces.append(character)
    return tuple(pieces)


def _is_latin(piece: str) -> bool:
    return bool(piece) and not piece.endswith(" ") and ord(piece[-1]) < 0x2E80
