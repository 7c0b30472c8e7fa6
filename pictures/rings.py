"""Marks on those things in a finished picture that have just changed, or are picked in order."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from xml.sax.saxutils import unescape

from pictures.states import changed, placed
from pictures.svg import Picture

_SPOT = re.compile(r'<rect data-mark="([^"]*)"[^>]*? x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"[^>]*/>')


def ringed(picture: Picture, marks: Collection[str]) -> Picture:
    """A picture for a page, with corners around each spot that has one of these marks."""
    if not marks:
        return picture
    return _with_marks(picture, marks, lambda _, *area: f'<g class="ring" pointer-events="none">{changed(*area)}</g>')


def numbered(picture: Picture, marks: Sequence[str]) -> Picture:
    """A picture with the place in `marks`, from 1, over the frame of each spot that has one of them."""
    if not marks:
        return picture

    def number(mark: str, *area: float) -> str:
        return f'<g pointer-events="none">{placed(marks.index(mark) + 1, *area[:3])}</g>'

    return _with_marks(picture, marks, number, above=True)


def _with_marks(
    picture: Picture,
    marks: Collection[str],
    drawn: Callable[[str, float, float, float, float], str],
    *,
    above: bool = False,
) -> Picture:
    """A picture with what is `drawn`, for a mark and its area, below or `above` each spot with one of these marks."""

    def marked(spot: re.Match[str]) -> str:
        mark = unescape(spot[1], {"&quot;": '"'})
        if mark not in marks:
            return spot[0]
        x, y, width, height = map(float, spot.groups()[1:])
        layers = [drawn(mark, x, y, width, height), spot[0]]
        return "".join(reversed(layers) if above else layers)

    return Picture(_SPOT.sub(marked, picture.svg), picture.alt, picture.text, picture.spoken)
