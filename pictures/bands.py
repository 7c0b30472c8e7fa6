"""A band with words above a finished picture."""

from __future__ import annotations

import re

from pictures.kit import WIDTH, alternative
from pictures.svg import Picture, rect, text
from pictures.tokens import CHALK, MIST, NIGHT
from pictures.typefaces import TITLE

TITLE_SIZE, LINE = 40, 32
"""The sizes of the title and of the line below it, in the units of a public picture."""
_OPENED = re.compile(
    r'<svg [^>]*?viewBox="(?P<box>(?P<x>-?[\d.]+) (?P<y>-?[\d.]+) (?P<width>[\d.]+) (?P<height>[\d.]+))"[^>]*>'
)
_HEIGHT = re.compile(r' height="([\d.]+)"')


def headed(picture: Picture, title: str, words: str = "") -> Picture:
    """A picture below a band with a title and a line of `words`, which its alternative text begins with, too.

    The text form stays: the message around it says the same.
    """
    heading = [part for part in (title, words) if part]
    return Picture(
        _below_band(picture.svg, title, words),
        alternative(". ".join([*heading, picture.alt]), []),
        picture.text,
        ". ".join([*heading, picture.spoken]) if picture.spoken else "",
    )


def _below_band(svg: str, title: str, words: str) -> str:
    opened = _OPENED.match(svg)
    if opened is None:
        return svg
    x, y, width, height = (float(opened[side]) for side in ("x", "y", "width", "height"))
    unit = width / WIDTH
    band = unit * (TITLE_SIZE + 24 + (LINE + 12 if words else 0))
    middle, room = x + width / 2, 0.94 * width
    parts = [
        rect(x, y - band, width, band, NIGHT),
        text(middle, y - band + 32 * unit, title, TITLE_SIZE * unit, CHALK, "middle", room, TITLE),
    ]
    if words:
        parts.append(text(middle, y - 28 * unit, words, LINE * unit, MIST, "middle", room))
    tag = opened[0].replace(opened["box"], f"{x:g} {y - band:g} {width:g} {height + band:g}")
    tag = _HEIGHT.sub(lambda found: f' height="{float(found[1]) * (height + band) / height:g}"', tag)
    return f"{tag}{svg[opened.end() :].removesuffix('</svg>')}{''.join(parts)}</svg>"
