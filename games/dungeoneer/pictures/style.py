"""The look of Dungeoneer: its colours and the signs that its pictures share.

Nothing is shown by colour alone: heroes have the shape of their seat, scores and obstacles a drawing, Glory has rays,
Peril points downwards, and each kind of exit has a badge of its own.
"""

from __future__ import annotations

from functools import cache

from pictures.badges import sign
from pictures.kit import SMALLEST, numbered_sign
from pictures.seats import SEAT_COLOURS
from pictures.svg import circle, group, line, path, rect, text, width_of
from pictures.tokens import BAD, CHALK, INK, LANTERN, PAPER, Mood
from pictures.typefaces import TITLE

MOOD = Mood("#0e1719", "#182628", "#243a3b", "#3f5f5d", "#5fd0b8", "#d8cbb0")
"""Bone and verdigris."""
TONES = (MOOD.edge, MOOD.plate, MOOD.rock)
"""The scene behind a card, from its depths to what is near."""
WALL = "#0a0d0e"
FLOORS = {
    "dungeon": "#d8cbb0",
    "arctic": "#dceaf2",
    "desert": "#ecd9a8",
    "forest": "#c3d8ac",
    "mountain": "#d6cdc4",
    "plain": "#e6e0aa",
    "swamp": "#c9d0ae",
    "urban": "#e9cdb6",
    "water": "#b9d9ea",
}
"""The floor of a space by terrain; the dungeon has none."""
LOCKED, TRAPPED = "#cfdbe8", "#ffd79a"
"""The colours of exits with these threats."""
SIGNS = {"melee": "fist", "magic": "palm", "speed": "boot", "life": "health", "level": "level"}
"""The badges of scores."""
KINDS: dict[str, tuple[str, str]] = {
    "boon": ("#3f74b8", "M0-17L4-5L16-5L7 3L10 15L0 8L-10 15L-7 3L-16-5L-4-5Z"),
    "treasure": ("#96701c", "M-16 14V-2H16V14ZM-16-5Q-16-16 0-16Q16-16 16-5ZM-3-7V5H3V-7Z"),
    "bane": ("#6d6878", "M-12 3Q-17-16 0-17Q17-16 12 3L8 7V13H-8V7ZM-8-4H-2V2H-8ZM2-4H8V2H2Z"),
    "monster": ("#a8402f", "M-15-15Q-8 0-13 15Q-4 2-9-16ZM-4-17Q3-2-2 18Q9 6 4-17ZM9-15Q15 0 10 14Q21 0 15-14Z"),
    "trap": ("#8a4a66", "M-17 12V4L-12-13L-7 4L-4 4L0-15L4 4L7 4L12-13L17 4V12Z"),
    "quest": ("#7150a8", "M-13-14H9Q14-14 14-9V9H17Q17 15 11 15H-9Q-14 15-14 9V-9ZM-8-8V-5H8V-8ZM-8-1V2H8V-1Z"),
    "map": ("#6b5f4a", "M-16-12L-6-16L6-12L16-16V12L6 16L-6 12L-16 16ZM-7-12V8L-5 9V-13ZM5-9V13L7 12V-10Z"),
    "hero": ("#3f8a52", "M-13 15V-3Q-13-17 0-17Q13-17 13-3V15L4 12V2H9V-3H-9V2H-4V12Z"),
}
"""The colour and the sign of each kind of card, the sign in a box of 36 around the origin."""


@cache
def icon(kind: str, x: float, y: float, size: float, fill: str = PAPER) -> str:
    """The sign of a kind of card around (x, y)."""
    return group(path(KINDS[kind][1], fill, fill_rule="evenodd"), at=(x, y), scale=size / 36)


@cache
def attribute(name: str, x: float, y: float, size: float = 28) -> str:
    """The sign of a score around (x, y): fist, palm, boot, heart or a step up."""
    return sign(SIGNS[name], x, y, size)


# Heroes


@cache
def pawn(seat: int, x: float, y: float, size: float = 54, *, tipped: bool = False, now: bool = False) -> str:
    """A hero around (x, y), the sign of the seat on a stand; lying when tipped, on a bright disc when it acts."""
    ground = circle(0, 0, 26, CHALK) if now else circle(0, 0, 20, "#000000", opacity="0.35")
    edge = {"stroke": INK, "stroke_width": 3, "stroke_linejoin": "round"}
    stand = path("M-9 0H9L17 21Q17 26 0 26Q-17 26-17 21Z", SEAT_COLOURS[seat], **edge)
    turned = f'<g transform="rotate(-90)">{stand}</g>' if tipped else stand
    flat = f'<g transform="translate(0 23) scale(1 0.34)">{ground}</g>'
    scale = size / 58
    return group(flat, turned, at=(x, y), scale=scale) + numbered_sign(
        seat, x, y + (4 if tipped else -7) * scale, 44 * scale
    )


@cache
def flag(seat: int, x: float, y: float) -> str:
    """A flag around (x, y) with the number of a seat: the place of that player's quest."""
    shape = path("M-14 17V-16H15L10-2L15 11H-11V17Z", SEAT_COLOURS[seat], stroke=INK, stroke_width=2)
    return group(shape, at=(x, y)) + text(x - 1, y - 2, str(seat + 1), SMALLEST, INK, "middle")


def quest_sign(owner: int | None, x: float, y: float) -> str:
    """The place of someone's quest: a flag, or a star for the global one."""
    return sign("quest", x, y, 36) if owner is None else flag(owner, x, y)


@cache
def bundle(x: float, y: float, size: float = 34) -> str:
    """A bundle around (x, y): something that an escort quest wants carried."""
    sack = "M-6-9Q0-4 6-9L9-13H-9ZM-6-8Q-15 4-11 10Q-8 14 0 14Q8 14 11 10Q15 4 6-8Q0-3-6-8Z"
    return group(path(sack, "#a07845", stroke=INK, stroke_width=2), at=(x, y), scale=size / 28)


@cache
def tumbled(x: float, y: float) -> str:
    """A warning around (x, y), 30 wide: the hero lies on the ground or stands between two spaces."""
    return group(circle(0, 0, 15, BAD, stroke=INK, stroke_width=2), line("M0-8V2M0 8V8.2", INK, 4.5), at=(x, y))


def upside_down(x: float, y: float, scale: float = 1) -> str:
    """Half a turn around (x, y), 36 wide: here a map card is placed the other way round."""
    arrows = line("M-14 3A14 14 0 0 1 10-10M14-3A14 14 0 0 1-10 10", LANTERN, 4)
    return group(arrows, path("M16-16V-2L4-6ZM-16 16V2L-4 6Z", LANTERN), at=(x, y), scale=scale)


# Spaces

DOOR = 62
"""The width of the badge of a locked or trapped exit."""


@cache
def door(kind: str, attr: str, target: int, x: float, y: float, *, opened: bool = False) -> str:
    """The badge of a locked (a bolted plate) or trapped (jagged) exit around (x, y): score and target, or a tick."""
    half = DOOR / 2
    body = PAPER if opened else LOCKED if kind == "locked" else TRAPPED
    edge = {"stroke": INK, "stroke_width": 2.5, "stroke_linejoin": "round"}
    if kind == "locked":
        shape = rect(-half, -17, DOOR, 34, body, 5, **edge)
        shape += "".join(circle(u, v, 2.6, INK) for u in (6 - half, half - 6) for v in (-11, 11))
    else:
        top = "".join(f"L{6 - half + step * 8.33:g} {-19 if step % 2 else -13}" for step in range(7))
        foot = "".join(f"L{half - 6 - step * 8.33:g} {19 if step % 2 else 13}" for step in range(7))
        shape = path(f"M{-half:g} 0{top}L{half:g} 0{foot}Z", body, **edge)
    if opened:
        return group(shape, line("M-9 3L-3 10L11-9", "#3f8a52", 6), at=(x, y))
    return (
        group(shape, at=(x, y)) + attribute(attr, x - 12, y, 27) + text(x + 14, y, str(target), SMALLEST, INK, "middle")
    )


OBSTACLES = {
    "pit": path("M-15 0Q-13-10 0-10Q13-10 15 0Q13 10 0 10Q-13 10-15 0Z", INK, stroke=INK, stroke_width=2)
    + line("M-10-3Q0-8 10-3", "#8d7f66", 2.5),
    "spikes": path("M-15 11L-10-10L-5 11ZM-5 11L0-13L5 11ZM5 11L10-10L15 11Z", "#b9c4c6", stroke=INK, stroke_width=2),
    "hazard": path("M0-14L15 12H-15Z", TRAPPED, stroke=INK, stroke_width=2.5) + line("M0-5V3M0 8V8.2", INK, 4),
    "sewer": circle(0, 0, 14, "#4e5b62", stroke=INK, stroke_width=2)
    + line("M-6-10V10M0-13V13M6-10V10", "#b9c4c6", 2.5),
    "portal": circle(0, 0, 15, PAPER, stroke=INK, stroke_width=2)
    + line("M1 1Q6-2 3-6Q-3-10-8-4Q-12 5-3 10Q8 13 11 4", "#7150a8", 3.5),
    "portal_shut": circle(0, 0, 15, LOCKED, stroke=INK, stroke_width=2)
    + line("M1 1Q6-2 3-6Q-3-10-8-4Q-12 5-3 10Q8 13 11 4", "#6d6878", 3.5),
}
"""The signs of what lies in a space, 30 wide around the origin."""


@cache
def obstacle(kind: str, words: str = "", attr: str = "") -> tuple[str, float]:
    """A chip of paper from the origin with an obstacle, what it threatens, and its number; and its width."""
    width = 38 + (30 if attr else 0) + (width_of(words, SMALLEST, TITLE) + 6 if words else 0)
    parts = [rect(0, -17, width, 34, PAPER, 6, stroke=INK, stroke_width=2), group(OBSTACLES[kind], at=(19, 0))]
    if attr:
        parts.append(attribute(attr, 50, 0, 27))
    if words:
        parts.append(text(width - 6, 1, words, SMALLEST, INK, "end", face=TITLE))
    return "".join(parts), width
