"""Letters as outlines: prepares the SVG of a picture for the engine.

The engine supports neither text anchors nor colours with an opacity in their digits. Each letter becomes a path
once, taken from the font, and is placed wherever it occurs; the engine never gets the font.
"""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from io import BytesIO

from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from pictures.svg import font_file

_TEXT = re.compile(r"<text([^>]*)>([^<]*)</text>")
_ATTRIBUTE = re.compile(r' (?:text-)?([\w-]+)="([^"]*)"')
"""Name and value; of `text-anchor` only the second word."""
_CLEAR = [re.compile(rf'({what})="(#[0-9a-fA-F]{{6}})([0-9a-fA-F]{{2}})"') for what in ("fill", "stroke")]
"""Colours of eight digits, the last two the opacity."""


@cache
def _font() -> TTFont:
    return TTFont(BytesIO(font_file().read_bytes()), lazy=True)


@cache
def _units() -> int:
    """The number of font units per em."""
    return int(_font()["head"].unitsPerEm)


@cache
def glyph(letter: str) -> tuple[str, int]:
    """The outline of a letter as path data (upwards is positive) and the distance to the next, in the font's units."""
    glyphs = _font().getGlyphSet()
    shape = glyphs[_font().getBestCmap().get(ord(letter), ".notdef")]
    pen = SVGPathPen(glyphs, ntos=lambda value: f"{value:g}")
    shape.draw(pen)
    return pen.getCommands(), shape.width


def outlined(svg: str) -> str:
    """`svg` without text and without colours of eight digits, which looks the same.

    Raises ValueError if it is not an SVG at all.
    """
    if not svg.startswith("<svg "):
        raise ValueError("a picture begins with its <svg>")
    used: dict[str, str] = {}
    body = _TEXT.sub(lambda found: _placed(found[1], unescape(found[2]), used), svg)
    for clear in _CLEAR:
        body = clear.sub(_with_opacity, body)
    letters = "".join(f'<path id="{name}" d="{outline}"/>' for name, outline in used.items())
    inside = body.index(">") + 1
    return f"{body[:inside]}<defs>{letters}</defs>{body[inside:]}"


def _placed(attributes: str, words: str, used: dict[str, str]) -> str:
    """A line of text as a group of its letters, whose outlines are noted in `used`."""
    given = dict(_ATTRIBUTE.findall(attributes))
    x, y, moved = given.pop("x", "0"), given.pop("y", "0"), given.pop("transform", "")
    scale = float(given.pop("font-size")) / _units()
    glyphs = [glyph(letter) for letter in words]
    share = {"middle": 0.5, "end": 1.0}.get(given.pop("anchor", ""), 0.0)
    at = -share * sum(width for _, width in glyphs)
    letters = []
    for letter, (outline, width) in zip(words, glyphs, strict=True):
        if outline:
            name = f"letter-{ord(letter):x}"
            used[name] = outline
            letters.append(f'<use href="#{name}" x="{at:g}"/>')
        at += width
    looks = "".join(f' {name}="{value}"' for name, value in given.items())
    place = f"{moved} translate({x} {y}) scale({scale:.6g} {-scale:.6g})".lstrip()
    return f'<g transform="{place}"{looks}>{"".join(letters)}</g>'


def _with_opacity(found: re.Match[str]) -> str:
    what, colour, opacity = found.groups()
    return f'{what}="{colour}" {what}-opacity="{int(opacity, 16) / 255:.3f}"'
