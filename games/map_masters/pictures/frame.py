"""A whole picture: its parts on the page, with the icons that they use."""

from __future__ import annotations

from games.map_masters.pictures import icons, style
from pictures import kit


def framed(height: float, *parts: str) -> str:
    """The parts as an SVG document of the usual width."""
    return kit.framed(height, icons.symbols(*parts), *parts, ground=style.PAGE)
