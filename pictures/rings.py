"""Marks on those things in a finished picture that have just changed."""

from __future__ import annotations

import re
from collections.abc import Collection
from xml.sax.saxutils import unescape

from pictures import game_pictures
from pictures.states import changed
from pictures.svg import Picture

_SPOT = re.compile(r'<rect data-mark="([^"]*)"[^>]*? x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"[^>]*/>')


def ringed(picture: game_pictures.Picture, marks: Collection[str]) -> game_pictures.Picture:
    """A picture for a page, with corners around each spot that has one of these marks."""
    if not marks:
        return picture

    def corners(spot: re.Match[str]) -> str:
        if unescape(spot[1], {"&quot;": '"'}) not in marks:
            return spot[0]
        drawn = changed(*map(float, spot.groups()[1:]))
        return f'<g class="ring" pointer-events="none">{drawn}</g>{spot[0]}'

    spoken = getattr(picture, "spoken", "")
    return Picture(_SPOT.sub(corners, picture.svg), picture.alt, picture.text, spoken)
