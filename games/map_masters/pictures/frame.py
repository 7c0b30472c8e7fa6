"""A whole picture: its parts on the page, with the icons that they use."""

from __future__ import annotations

from games.map_masters.pictures import icons, style
from pictures.svg import document, rect


def framed(width: float, height: float, *parts: str, pixels: float | None = None) -> str:
    """The parts as an SVG document, drawn `pixels` wide (else `width`)."""
    ground = rect(0, 0, width, height, style.PAGE)
    return document(width, height, ground, icons.symbols(*parts), *parts, pixels=pixels)
