"""The heroes and the king as busts, each drawn in a box of 100 by 100."""

from __future__ import annotations

from functools import cache

from pictures.kit import numbered_sign
from pictures.seats import SEAT_COLOURS
from pictures.svg import circle, group, line, path
from pictures.tokens import COIN, INK

BOX = 100
LEAST_SIGN = 38
"""The least size at which the number in a sign can be read."""
_SKIN = "#f2cda2"
_STEEL = "#b4bac4"
_IVORY, _WHITE = "#f3ead6", "#fff8e6"
_ROBE = "#c8372e"
_EDGE: dict[str, object] = {"stroke": INK, "stroke_width": 3, "stroke_linejoin": "round"}
_EYES = circle(43, 44, 3, INK) + circle(57, 44, 3, INK)
_HEAD = circle(50, 42, 19, _SKIN, **_EDGE)


def _head_of(card: str, colour: str) -> str:
    """The head with what a hero card wears on it."""
    match card:
        case "warrior":
            horns = path("M33 30Q15 28 14 6Q24 20 38 20ZM67 30Q85 28 86 6Q76 20 62 20Z", _IVORY, **_EDGE)
            helm = path("M29 38Q29 15 50 15Q71 15 71 38L54 35V48H46V35Z", _STEEL, **_EDGE)
            return _HEAD + _EYES + horns + helm
        case "thief":
            hood = "M50 10C26 12 22 42 27 64L38 58Q31 44 38 33Q50 26 62 33Q69 44 62 58L73 64C78 42 74 12 50 10Z"
            mask = path("M33 38H67L64 50Q57 52 50 47Q43 52 36 50Z", INK)
            eyes = circle(42, 44, 3, _WHITE) + circle(58, 44, 3, _WHITE)
            return _HEAD + mask + eyes + path(hood, colour, **_EDGE)
        case "wizard":
            beard = path("M32 46Q34 78 50 86Q66 78 68 46Q60 58 50 55Q40 58 32 46Z", _IVORY, **_EDGE)
            hat = path("M60 -10L72 30H28Q40 12 60 -10Z", colour, **_EDGE)
            brim = path("M14 32Q50 18 86 32Q50 44 14 32Z", colour, **_EDGE)
            return _HEAD + _EYES + beard + hat + brim + circle(51, 18, 4, _WHITE)
        case "priest":
            mitre = path("M30 34Q26 14 50 -6Q74 14 70 34Z", _WHITE, **_EDGE)
            cross = line("M50 4V28M42 14H58", colour, 6)
            return _HEAD + _EYES + mitre + cross
        case "knight":
            plume = path("M48 12Q44 -12 76 -6Q88 6 80 22Q74 6 56 14Z", colour, **_EDGE)
            helm = path("M30 24Q50 4 70 24V54Q50 72 30 54Z", _STEEL, **_EDGE)
            slits = line("M36 40H64", INK, 6) + line("M50 40V62M42 50V58M58 50V58", INK, 3)
            return plume + helm + slits
        case "hunter":
            feather = path("M58 22Q62 -6 88 -8Q88 12 70 26Z", _WHITE, **_EDGE)
            cap = path("M16 34Q28 6 62 14Q76 18 78 34Z", "#6f9a48", **_EDGE)
            band = path("M16 34Q50 24 90 36Q50 46 16 34Z", colour, **_EDGE)
            return _HEAD + _EYES + feather + cap + band
        case _:
            return _HEAD + _EYES


@cache
def hero(card: str, number: int) -> str:
    """The bust of a hero card in the colour of hero `number` (from 0); bareheaded before a card is chosen."""
    colour = SEAT_COLOURS[number]
    body = path("M10 100Q10 64 50 60Q90 64 90 100Z", colour, **_EDGE)
    return body + _head_of(card, colour)


@cache
def hero_piece(card: str, number: int, x: float, y: float, size: float) -> str:
    """A hero's piece, `size` wide, its bottom centre at (x, y), with the hero's sign and number on its chest."""
    sign_size = max(LEAST_SIGN, size * 0.45)
    bust = group(hero(card, number), at=(x - size / 2, y - size), scale=size / BOX)
    return bust + numbered_sign(number, x, y - sign_size * 0.4, sign_size)


@cache
def king() -> str:
    """The king: crown, beard and ermine."""
    crown = "M28 30L22 0L38 14L50 -6L62 14L78 0L72 30Z"
    return (
        path("M6 100Q6 66 50 60Q94 66 94 100Z", _ROBE, **_EDGE)
        + path("M22 72Q50 58 78 72L70 84Q50 72 30 84Z", _WHITE, **_EDGE)
        + _HEAD
        + _EYES
        + path("M31 46Q34 74 50 80Q66 74 69 46Q60 56 50 54Q40 56 31 46Z", _STEEL, **_EDGE)
        + path(crown, COIN, **_EDGE)
        + "".join(circle(x, 22, 3.5, _ROBE) for x in (38, 50, 62))
    )
