"""Rings around some of the things in a finished picture."""

from __future__ import annotations

import re
from collections.abc import Collection
from xml.sax.saxutils import unescape

from pictures import game_pictures
from pictures.svg import Picture

_SPOT = re.compile(r'<rect data-mark="(?P<mark>[^"]*)"[^>]*?(?P<place> x="[^>]*? height="[^"]*")[^>]*/>')
_RING = "#ff3b2f"
_LOOK = (
    f'class="ring" fill="{_RING}" fill-opacity="0.18" stroke="{_RING}" stroke-width="8" rx="10" pointer-events="none"'
)


def ringed(picture: game_pictures.Picture, marks: Collection[str]) -> game_pictures.Picture:
    """A picture for a page, with a ring around each spot that has one of these marks."""
    if not marks:
        return picture

    def ring(spot: re.Match[str]) -> str:
        mark = unescape(spot["mark"], {"&quot;": '"'})
        return f"<rect{spot['place']} {_LOOK}/>{spot[0]}" if mark in marks else spot[0]

    spoken = getattr(picture, "spoken", "")
    return Picture(_SPOT.sub(ring, picture.svg), picture.alt, picture.text, spoken)
