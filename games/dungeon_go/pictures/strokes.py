"""The drawings of the monsters: outlined shapes, ink lines, dots, and shared or mirrored parts."""

from __future__ import annotations

from pictures.svg import circle, line, path
from pictures.tokens import CHALK, INK

BONE = CHALK


def shape(d: str, fill: str, edge: str = INK) -> str:
    """A filled shape with the outline that all drawings share."""
    return path(d, fill, stroke=edge, stroke_width=3, stroke_linejoin="round")


def ink(d: str, width: float = 3) -> str:
    """A line of ink."""
    return line(d, INK, width)


def dot(x: float, y: float, radius: float, fill: str = INK) -> str:
    """A dot without outline: an eye, a spot."""
    return circle(x, y, radius, fill)


def both(part: str) -> str:
    """The part and its mirror image, left and right of the middle of a box of 100."""
    return f'{part}<g transform="translate(100 0) scale(-1 1)">{part}</g>'


def skull() -> str:
    """A skull from the front, shared by all skeletal monsters."""
    return (
        shape("M36 68H64V88H36Z", BONE)
        + shape("M50 12C78 12 86 34 82 54Q80 68 66 72H34Q20 68 18 54C14 34 22 12 50 12Z", BONE)
        + path("M28 48Q36 36 46 48Q46 62 36 62Q26 60 28 48ZM72 48Q64 36 54 48Q54 62 64 62Q74 60 72 48Z", INK)
        + path("M50 58L45 68H55Z", INK)
        + ink("M43 74V87M50 74V87M57 74V87", 2.5)
    )
