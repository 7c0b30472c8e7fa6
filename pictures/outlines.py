"""Letters as outlines: prepares the SVG of a picture for the engine.

The engine supports neither text anchors nor colours with an opacity in their digits. Each letter becomes a path
once, taken from its font, and is placed wherever it occurs; the engine never gets the fonts.
"""

from __future__ import annotations

import re
from html import unescape

from pictures.typefaces import BODY, TITLE, UNITS, advance, outline

_TEXT = re.compile(r"<text([^>]*)>([^<]*)</text>")
_ATTRIBUTE = re.compile(r' (?:text-)?([\w-]+)="([^"]*)"')
"""Name and value; of `text-anchor` only the second word."""
_TRANSLUCENT = re.compile(r'(fill|stroke)="(#[0-9a-fA-F]{6})([0-9a-fA-F]{2})"')
"""Colours of eight digits, the last two the opacity."""
_PREFIXES = {BODY: "letter", TITLE: "title"}
"""The beginnings of the names of letters in each face."""


def outlined(svg: str) -> str:
    """`svg` without text and without colours of eight digits, which looks the same.

    Raises ValueError if it is not an SVG at all.
    """
    if not svg.startswith("<svg "):
        raise ValueError("a picture begins with its <svg>")
    used: dict[str, str] = {}
    body = _TEXT.sub(lambda found: _line_of_letters(found[1], unescape(found[2]), used), svg)
    body = _TRANSLUCENT.sub(_with_opacity, body)
    letters = "".join(f'<path id="{name}" d="{shape}"/>' for name, shape in used.items())
    inside = body.index(">") + 1
    return f"{body[:inside]}<defs>{letters}</defs>{body[inside:]}"


def _line_of_letters(attributes: str, words: str, used: dict[str, str]) -> str:
    """A line of text as a group of its letters, whose outlines are noted in `used`."""
    given = dict(_ATTRIBUTE.findall(attributes))
    x = given.pop("x", "0")
    y = given.pop("y", "0")
    moved = given.pop("transform", "")
    scale = float(given.pop("font-size")) / UNITS
    face = TITLE if given.pop("font-family", BODY).startswith(TITLE) else BODY
    widths = [advance(letter, face) for letter in words]
    share = {"middle": 0.5, "end": 1.0}.get(given.pop("anchor", ""), 0.0)
    left = -share * sum(widths)
    letters = []
    for letter, width in zip(words, widths, strict=True):
        if shape := outline(letter, face):
            name = f"{_PREFIXES[face]}-{ord(letter):x}"
            used[name] = shape
            letters.append(f'<use href="#{name}" x="{left:g}"/>')
        left += width
    looks = "".join(f' {name}="{value}"' for name, value in given.items())
    place = f"{moved} translate({x} {y}) scale({scale:.6g} {-scale:.6g})".lstrip()
    return f'<g transform="{place}"{looks}>{"".join(letters)}</g>'


def _with_opacity(found: re.Match[str]) -> str:
    paint, colour, opacity = found.groups()
    return f'{paint}="{colour}" {paint}-opacity="{int(opacity, 16) / 255:.3f}"'
