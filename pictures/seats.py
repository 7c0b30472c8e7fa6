"""The colour and the sign of each seat, in the pictures of all games."""

from __future__ import annotations

from functools import lru_cache

from pictures.svg import group, path
from pictures.tokens import INK

SEATS = (
    ("#e8503f", "M0-17A17 17 0 0 1 0 17A17 17 0 0 1 0-17Z"),
    ("#58b4ff", "M-15-15H15V15H-15Z"),
    ("#2fb58a", "M0-18L19 15H-19Z"),
    ("#9a6bf0", "M0-20L19 0L0 20L-19 0Z"),
    ("#f7a8d8", "M0-22L6.8-7.7L22-7.2L10 2.4L14 18L0 9.3L-14 18L-10 2.4L-22-7.2L-6.8-7.7Z"),
    ("#f4efe2", "M-17-9L0-19L17-9V9L0 19L-17 9Z"),
)
"""The colour and the sign of each seat, 40 wide around the origin: disc, square, triangle, diamond, star, hexagon."""
SEAT_COLOURS = tuple(colour for colour, _ in SEATS)


@lru_cache(maxsize=1024)
def seat_sign(seat: int, x: float, y: float, size: float = 36, *, empty: bool = False) -> str:
    """The sign of a seat around (x, y); `empty`: only its outline, for a colour that nobody plays."""
    colour, shape = SEATS[seat % len(SEATS)]
    fill, edge, stroke = ("none", colour, 5) if empty else (colour, INK, 3)
    return group(
        path(shape, fill, stroke=edge, stroke_width=stroke, stroke_linejoin="round"), at=(x, y), scale=size / 40
    )
