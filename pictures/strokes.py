"""Strokes of drawings in a box of 100: outlined shapes, lines of ink, dots, and mirrored parts."""

from __future__ import annotations

from pictures.svg import circle, line, path
from pictures.tokens import INK


def shape(d: str, fill: str, edge: str = INK) -> str:
    """A filled shape with the outline that all of them share."""
    return path(d, fill, stroke=edge, stroke_width=3, stroke_linejoin="round")


def ink(d: str, width: float = 3) -> str:
    """A line of ink."""
    return line(d, INK, width)


def dot(x: float, y: float, radius: float, fill: str = INK) -> str:
    """A dot without outline: an eye, a spot."""
    return circle(x, y, radius, fill)


def both(part: str) -> str:
    """The part and its mirror image, left and right of the middle."""
    return f'{part}<g transform="translate(100 0) scale(-1 1)">{part}</g>'
