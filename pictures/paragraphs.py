"""Text of several lines: broken where the language allows it, condensed if it would be too long."""

from __future__ import annotations

import re
from functools import lru_cache

from pictures.svg import NARROWEST, text, width_of
from pictures.typefaces import BODY

STEP = 0.03
"""The step by which letters are condensed."""
_NOT_FIRST = "。、，．・：；？！）」』】ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!)"
"""The characters that must not begin a line."""
_PIECE = r"[A-Za-z'’]+-(?=[A-Za-z])|[A-Za-z0-9+\-−'’.,:;!?()/“”○◇☆]+|\s+|."
"""The parts that are never broken: a word of Latin letters, a number with its sign, a single Japanese character."""
_WORD = rf"[ァ-ヺー]+|{_PIECE}"
"""The parts that stay together where there is room, also words in katakana."""


def _pieces(words: str, parts: str) -> list[str]:
    """The `parts` (a regular expression) of a text that stay together, each with what must not begin the next line."""
    pieces: list[str] = []
    for piece in re.findall(parts, words):
        if pieces and piece[0] in _NOT_FIRST and not pieces[-1].isspace():
            pieces[-1] += piece
        else:
            pieces.append(piece)
    return pieces


def _in_lines(pieces: list[str], size: float, room: float, face: str) -> list[str]:
    """The pieces in lines, each as full as possible."""
    lines, line = [], ""
    for piece in pieces:
        if line and width_of((line + piece).rstrip(), size, face) > room:
            lines.append(line.rstrip())
            line = piece.lstrip()
        else:
            line += piece
    return [*lines, line.rstrip()] if line.strip() else lines


def broken(words: str, size: float, room: float, most: int, face: str = BODY) -> list[str]:
    """The lines of a text, at most `most` of them."""
    lines, _ = condensed(words, size, room, most, face)
    return list(lines)


@lru_cache(maxsize=2048)
def condensed(words: str, size: float, room: float, most: int, face: str = BODY) -> tuple[tuple[str, ...], float]:
    """The lines of a text, at most `most` of them, and how condensed their letters are (1: as in the font)."""
    squeeze = 1.0
    lines = _in_lines(_pieces(words, _WORD), size, room, face)
    pieces = _pieces(words, _PIECE)
    if len(lines) > most or any(width_of(line, size, face) > room for line in lines):
        lines = _in_lines(pieces, size, room, face)
    while len(lines) > most and squeeze > NARROWEST:
        squeeze = max(NARROWEST, squeeze - STEP)
        lines = _in_lines(pieces, size, room / squeeze, face)
    if len(lines) > most:
        rest = lines[most - 1 :]
        space = " " if rest[0][-1].isascii() else ""
        lines = [*lines[: most - 1], space.join(rest)]
    return tuple(lines), squeeze


def paragraph(
    x: float, y: float, words: str, size: float, fill: str, room: float, most: int, step: float, face: str = BODY
) -> str:
    """A text from (x, y), the middle of its first line, downwards in lines `step` apart."""
    lines, squeeze = condensed(words, size, room, most, face)
    parts = []
    for row, words_of_line in enumerate(lines):
        allowed = min(room, width_of(words_of_line, size, face) * squeeze + 0.1)
        parts.append(text(x, y + row * step, words_of_line, size, fill, "start", allowed, face))
    return "".join(parts)
