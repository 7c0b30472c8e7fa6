"""A whole picture: its parts on the dark ground, with the icons that they use."""

from __future__ import annotations

from cogs.ui.map_masters import icons, style
from cogs.ui.svg import document, rect


def framed(width: float, height: float, *parts: str) -> str:
    """The parts as an SVG document."""
    return document(width, height, rect(0, 0, width, height, style.NIGHT), icons.symbols(*parts), *parts)
