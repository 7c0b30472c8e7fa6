"""The look of Dungeoneer: ink on stone and on old maps, and the small things that every picture of the game shares.

Nothing is shown by colour alone: heroes have a number, scores and obstacles a drawing, Glory is round and Peril points
downwards, and each kind of exit has a shape of its own.
"""

from __future__ import annotations

from functools import cache

from pictures.kit import SMALLEST
from pictures.states import SEAT_COLOURS
from pictures.svg import circle, group, line, path, rect, text
from pictures.tokens import CHALK, COIN, INK, LANTERN, MIST, PAPER, Mood

MOOD = Mood("#0e1719", "#182628", "#243a3b", "#3f5f5d", "#5fd0b8", "#d8cbb0")
"""Bone and verdigris."""
NIGHT, TABLE_TOP, EDGE, ACCENT = MOOD.ground, MOOD.rock, MOOD.edge, MOOD.accent
GLORY, PERIL = "#8fd694", "#f29a8c"

ATTRIBUTE_COLOURS = {"melee": "#f08a3c", "magic": "#b58cf0", "speed": "#6fb4f2", "life": "#f2766b", "level": "#e8c85a"}

_FIST = "M-11-4Q-11-10-6-9Q-5-12-1-10Q1-13 5-10Q9-12 10-7Q12-6 11-1L9 9Q8 12 4 12H-5Q-9 12-10 8Z"
_PALM = "M-8-2V-9Q-6-11-5-9V-3V-12Q-3-14-1-12V-4V-13Q1-15 3-12V-3V-10Q5-12 7-9V2L10-2Q13-2 12 1L6 12H-5Q-9 8-8-2Z"
_BOOT = "M-8-13H3V1Q11 3 12 8V12H-9V8Q-6 2-8-13Z"
_HEART = "M0 11C-4 6-13 0-13-7C-13-13-4-15 0-8C4-15 13-13 13-7C13 0 4 6 0 11Z"
_STAIRS = "M-12 12V5H-4V-2H4V-9H12V12Z"
_ATTRIBUTE_SHAPES = {"melee": _FIST, "magic": _PALM, "speed": _BOOT, "life": _HEART, "level": _STAIRS}


@cache
def attribute(name: str, x: float, y: float, size: float = 28) -> str:
    """The mark of a score around (x, y): fist, palm, boot, heart or stairs."""
    shape = path(_ATTRIBUTE_SHAPES[name], ATTRIBUTE_COLOURS[name], stroke=INK, stroke_width=2, stroke_linejoin="round")
    lines = line("M-6-8V-2M-1-9V-3M5-9V-3", INK, 1.6) if name == "melee" else ""
    return group(shape, lines, at=(x, y), scale=size / 28)


@cache
def movement(x: float, y: float, size: float = 32) -> str:
    """Two footprints around (x, y): the movement left, which is not the Speed."""
    edge = {"stroke": INK, "stroke_width": 1.6}
    soles = "".join(
        path(f"M{u} {v}c5 0 6 5 5 10h-10c-1-5 0-10 5-10Z", CHALK, **edge)
        + path(f"M{u - 4} {v + 12}h8c1 5-1 7-4 7s-5-2-4-7Z", CHALK, **edge)
        for u, v in ((-7, -6), (7, -14))
    )
    return group(soles, at=(x, y), scale=size / 32)


@cache
def glory(number: int, x: float, y: float, size: float = 42, *, faint: bool = False) -> str:
    """Glory around (x, y): round, with rays, its number inside."""
    rays = "".join(
        f"M{13.5 * u:.2f} {13.5 * v:.2f}L{20 * u:.2f} {20 * v:.2f}"
        for u, v in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
    )
    body = GLORY if not faint else "#7d8a80"
    shape = line(rays, body, 6) + circle(0, 0, 16.5, body, stroke=INK, stroke_width=2)
    return group(shape, at=(x, y), scale=size / 40) + _number(number, x, y, size)


@cache
def peril(number: int, x: float, y: float, size: float = 42, *, faint: bool = False) -> str:
    """Peril around (x, y): a blade pointing downwards, its number inside."""
    body = PERIL if not faint else "#8a7d7b"
    shape = path("M-19-17L-10-14L0-18L10-14L19-17V3Q17 9 0 21Q-17 9-19 3Z", body, stroke=INK, stroke_width=2)
    return group(shape, at=(x, y), scale=size / 40) + _number(number, x, y - size * 0.03, size)


def _number(number: int, x: float, y: float, size: float) -> str:
    return text(x, y, str(number), max(SMALLEST, size * 0.68), INK, "middle", size * 0.8)


@cache
def heart(x: float, y: float, size: float, fill: str = "#f2564a") -> str:
    """A heart around (x, y), for Life."""
    return group(path(_HEART, fill, stroke=INK, stroke_width=2), at=(x, y), scale=size / 28)


@cache
def cards(x: float, y: float, size: float = 28) -> str:
    """Two cards around (x, y), for a hand."""
    back = {"stroke": INK, "stroke_width": 2}
    return group(
        f'<g transform="rotate(-14)">{rect(-12, -11, 15, 22, "#8fa3bd", 3, **back)}</g>',
        f'<g transform="rotate(10)">{rect(-4, -12, 15, 22, PAPER, 3, **back)}</g>',
        at=(x, y),
        scale=size / 28,
    )


@cache
def seal(x: float, y: float, size: float, *, done: bool = True) -> str:
    """A seal around (x, y): a completed quest, or the place of one."""
    if not done:
        return circle(x, y, size * 0.42, "none", stroke=MIST, stroke_width=2.5, stroke_dasharray="5 4")
    shape = "M0-13L4-5L13-4L6.5 2.5L8 12L0 7L-8 12L-6.5 2.5L-13-4L-4-5Z"
    return group(path(shape, COIN, stroke=INK, stroke_width=2), at=(x, y), scale=size / 28)


@cache
def flag(seat: int, x: float, y: float) -> str:
    """A flag around (x, y) with the number of a seat: the place of that player's quest."""
    shape = path("M-14 17V-16H15L10-2L15 11H-11V17Z", SEAT_COLOURS[seat], stroke=INK, stroke_width=2)
    return group(shape, at=(x, y)) + text(x - 1, y - 2, str(seat + 1), SMALLEST, INK, "middle")


@cache
def bundle(x: float, y: float, size: float = 30) -> str:
    """A bundle around (x, y): something that an escort quest wants carried."""
    sack = "M-6-9Q0-4 6-9L9-13H-9ZM-6-8Q-15 4-11 10Q-8 14 0 14Q8 14 11 10Q15 4 6-8Q0-3-6-8Z"
    return group(
        path(sack, "#d9a441", stroke=INK, stroke_width=2), line("M-6-8Q0-3 6-8", INK, 2.5), at=(x, y), scale=size / 28
    )


_PAWN = "M0-20A9 9 0 0 1 6-4.5Q8 4 14 12Q17 20 13 20H-13Q-17 20-14 12Q-8 4-6-4.5A9 9 0 0 1 0-20Z"


@cache
def pawn(seat: int, x: float, y: float, size: float = 40, *, tipped: bool = False, now: bool = False) -> str:
    """A hero's token around (x, y) with the number of its seat; lying down when tipped."""
    edge, colour = 8.0 if now else 2.5, SEAT_COLOURS[seat]
    body = path(_PAWN, INK, stroke=INK, stroke_width=edge + 3) + path(_PAWN, CHALK, stroke=CHALK, stroke_width=edge)
    body += path(_PAWN, colour, stroke=INK, stroke_width=2.5 if now else 1)
    turned = f'<g transform="rotate(-90)">{body}</g>' if tipped else body
    down = 0.0 if tipped else size * 0.13
    return group(turned, at=(x, y), scale=size / 42) + text(
        x + (size * 0.07 if tipped else 0), y + down, str(seat + 1), max(SMALLEST, size * 0.7), INK, "middle"
    )


@cache
def tumbled(x: float, y: float) -> str:
    """A warning around (x, y), 30 wide: the hero lies on the ground or stands between two spaces."""
    sign = circle(0, 0, 15, "#ffb0a0", stroke=INK, stroke_width=2)
    return group(sign, line("M0-8V2M0 8V8.2", INK, 4.5), at=(x, y))


def upside_down(x: float, y: float) -> str:
    """Half a turn around (x, y), 36 wide: here a map card is placed the other way round."""
    arrows = line("M-14 3A14 14 0 0 1 10-10M14-3A14 14 0 0 1-10 10", LANTERN, 4)
    return group(arrows, path("M16-16V-2L4-6ZM-16 16V2L-4 6Z", LANTERN), at=(x, y))


# What lies in the middle of a space


@cache
def pit(x: float, y: float) -> str:
    """A hole in the ground, 30 wide."""
    hole = "M-15 0C-15-6-7-9 0-9C7-9 15-6 15 0C15 6 7 9 0 9C-7 9-15 6-15 0Z"
    return group(path(hole, "#120d09", stroke=INK, stroke_width=2), line("M-10-2Q0-8 10-2", "#6d5b45", 2.5), at=(x, y))


@cache
def spikes(x: float, y: float) -> str:
    """Three points out of the floor, 30 wide."""
    return group(
        path("M-15 11L-10-10L-5 11ZM-5 11L0-13L5 11ZM5 11L10-10L15 11Z", "#dfe4e8", stroke=INK, stroke_width=2),
        at=(x, y),
    )


@cache
def sewer(x: float, y: float) -> str:
    """A grate, 30 wide."""
    return group(
        circle(0, 0, 15, "#3f4a44", stroke=INK, stroke_width=2),
        line("M-7-11V11M0-14V14M7-11V11", "#aebbb2", 3),
        at=(x, y),
    )


@cache
def portal(x: float, y: float, *, linked: bool) -> str:
    """A whirl, 34 wide; pale as long as it leads nowhere."""
    ink = "#6a3fd0" if linked else "#8b8794"
    return group(
        circle(0, 0, 17, "#e9ddff" if linked else "#d6d3d9", stroke=INK, stroke_width=2),
        line("M1 1Q6-2 3-6Q-3-10-8-4Q-12 5-3 10Q8 13 12 3", ink, 3.5),
        at=(x, y),
    )


@cache
def tower() -> str:
    """The tower of an Entrance, 34 high."""
    walls = "M-13 17V-8H-16V-17H-9V-12H-4V-17H4V-12H9V-17H16V-8H13V17Z"
    return group(path(walls, "#8d97a6", stroke=INK, stroke_width=2), path("M-5 17V5Q0-2 5 5V17Z", INK))


@cache
def hazard(x: float, y: float) -> str:
    """Loose rocks around a warning sign, 30 wide."""
    return group(
        path("M0-14L15 12H-15Z", "#f6d35b", stroke=INK, stroke_width=2.5), line("M0-5V3M0 8V8.2", INK, 4), at=(x, y)
    )


_TERRAIN = {
    "forest": path("M0-17L11 1H5L13 11H3V17H-3V11H-13L-5 1H-11Z", "#2f7d46", stroke=INK, stroke_width=2),
    "mountain": path("M-17 14L-4-14L3-2L7-8L17 14Z", "#8f8a86", stroke=INK, stroke_width=2)
    + path("M-4-14L-9-3L-4-6L0-3Z", "#fff"),
    "swamp": line("M-15 12Q-9 6-3 12T9 12T15 10", "#3e6f73", 3.5)
    + line("M-7 8V-12M0 8V-15M7 8V-9", "#6a6a2a", 3)
    + rect(-2.5, -17, 5, 11, "#5b3a1e", 2),
    "plain": line("M-14 13Q-12 0-15-7M-8 13Q-7-4-5-12M0 13V-6M6 13Q6-4 4-12M12 13Q10 0 15-6", "#8a8a1f", 3.2),
    "urban": path("M-15 15V-2L-5-13L5-2V15ZM5 15V-6H15V15Z", "#c77f5a", stroke=INK, stroke_width=2)
    + rect(-8, 4, 6, 11, INK),
    "water": line("M-15-8Q-9-14-3-8T9-8T15-9M-15 2Q-9-4-3 2T9 2T15 1M-15 12Q-9 6-3 12T9 12T15 11", "#2d78b8", 3.5),
    "arctic": line("M0-16V16M-14-8L14 8M-14 8L14-8M-5-13L0-8L5-13M-5 13L0 8L5 13", "#3a83b5", 3),
    "desert": line("M-15 10Q-8-2 0 6T15 4M-12 14H12", "#b98232", 3),
}


@cache
def terrain(name: str, x: float, y: float) -> str:
    """A sign for a terrain around (x, y), 34 wide."""
    return group(_TERRAIN[name], at=(x, y))
