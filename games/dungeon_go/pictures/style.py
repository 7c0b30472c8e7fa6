"""The look of Dungeon GO!: colours, and the small things that every picture of the game shares.

Nothing is shown by colour alone: heroes have a number, a shape and a headgear, abilities a shape.
"""

from __future__ import annotations

from functools import cache

from games.dungeon_go.rules.components import Ability, Size
from pictures.kit import SMALLEST
from pictures.scenes import Tones, bricks
from pictures.svg import circle, group, line, path, rect, text
from pictures.tokens import CHALK, COIN, INK, LANTERN, MIST, NIGHT, Mood
from pictures.typefaces import TITLE

MOOD = Mood("#14100d", "#241e1a", "#3a3029", "#5a4a3c", "#e0563f", "#8fae5a")
"""Torchlit brick."""
FIRE, EMBER = "#ff8a2a", "#ffe08a"
"""A flame and its heart."""
PALE = "#fff8e6"
"""Words on a band."""
WALL: Tones = (MOOD.ground, MOOD.rock, MOOD.plate)
"""The joints and the bricks of a wall."""

KINDS: dict[Size, tuple[str, str, str]] = {
    "small": ("#55702f", "#e6d6b0", INK),
    "large": ("#b23a28", "#eab993", INK),
    "demon_king": ("#7a1620", "#3d0f14", MOOD.accent),
    "evil_god": ("#503a96", "#2b2052", "#b79bff"),
}
"""The band of a monster's tile, what is behind its drawing, and the edge, by size."""

ABILITIES: dict[Ability, tuple[str, str]] = {
    "strength": ("#f2794b", "M-19-19H19V19H-19Z"),
    "agility": ("#3cc496", "M-12-19H24L12 19H-24Z"),
    "magic": ("#7db9f5", "M0-20A20 20 0 0 1 0 20A20 20 0 0 1 0-20Z"),
    "faith": ("#f4e36a", "M-12-20H12V-13H20V13H12V20H-12V13H-20V-13H-12Z"),
}
"""The colour and the sign of each ability, 40 high around the origin: square, slanted, round and cross-shaped."""


@cache
def ability(name: Ability, words: str, x: float, y: float, size: float = 36) -> str:
    """The sign of an ability around (x, y) with its value, or with its letter as the weakness of a monster."""
    colour, shape = ABILITIES[name]
    drawn = path(shape, colour, stroke=INK, stroke_width=2.5, stroke_linejoin="round")
    height = max(SMALLEST, size * 0.7)
    return group(drawn, at=(x, y), scale=size / 40) + text(x, y, words, height, INK, "middle", face=TITLE)


CODE = 39, 31
"""The size of the code of a cell."""


@cache
def code(cell: str) -> str:
    """The code of a cell at the origin, quiet on stone, and readable on a monster's tile."""
    width, height = CODE
    ground = rect(0, 0, width, height, NIGHT, 8, fill_opacity=0.8)
    return ground + text(width / 2, 15, cell, SMALLEST, MIST, "middle", width - 3)


@cache
def aim(radius: float) -> str:
    """A cross-hair around the origin, behind whom an answer hits."""
    far = radius + 5
    cross = f"M0 {-far:g}V{-radius + 9:g}M0 {far:g}V{radius - 9:g}M{-far:g} 0H{-radius + 9:g}M{far:g} 0H{radius - 9:g}"
    return "".join(
        circle(0, 0, radius, "none", stroke=colour, stroke_width=width) + line(cross, colour, width)
        for colour, width in ((INK, 9), (LANTERN, 5))
    )


@cache
def alarm(x: float, y: float) -> str:
    """An exclamation mark around (x, y), at what may lose the game."""
    mark = path(f"M{x - 4:g} {y - 11:g}h8l-2 13h-4Z", PALE) + circle(x, y + 8, 3.2, PALE)
    return circle(x, y, 17, MOOD.accent, stroke=INK, stroke_width=3) + mark


@cache
def glow(x: float, y: float, radius: float) -> str:
    """Pale light around (x, y), in three rings, for who acts now."""
    return "".join(circle(x, y, radius * part, f"{CHALK}26") for part in (1, 0.75, 0.5))


@cache
def warmth(x: float, y: float, scale: float = 1) -> str:
    """The light of a fire around (x, y)."""
    return "".join(circle(x, y, radius * scale, f"{FIRE}1f") for radius in (105, 75, 48))


@cache
def torch(x: float, y: float, scale: float = 1) -> str:
    """A torch with its light, the foot of its flame at (x, y)."""
    stick = path("M-6-4H6L4 44H-4Z", MOOD.edge, stroke=INK, stroke_width=2.5)
    outer = path("M0-48Q24-16 12 2H-12Q-24-16 0-48Z", FIRE, stroke=INK, stroke_width=2.5)
    return group(warmth(0, -12), stick, outer, path("M0-28Q11-12 5 0H-5Q-11-12 0-28Z", EMBER), at=(x, y), scale=scale)


@cache
def gate(x: float, y: float, height: float, *, lurks: bool) -> str:
    """A gate, the middle of its sill at (x, y): what `lurks` in it, or the light of day behind it."""
    arch = "M-90 0V-94Q-90-164 0-164Q90-164 90-94V0Z"
    face = (
        circle(-29, -80, 9, "#ff6b4a")
        + circle(29, -80, 9, "#ff6b4a")
        + line("M-49-102L-19-88M49-102L19-88", "#ff6b4a", 5)
        + path("M-44-50Q0-22 44-50L33-40L21-44L11-34L0-41L-11-34L-21-44L-33-40Z", "#ff6b4a")
    )
    day = path("M-82 0V-60Q-40-86 0-70T82-64V0Z", "#8fae5a") + circle(30, -104, 24, "#fff1c4")
    back = path(arch, "#0c0908" if lurks else "#9fd0e8")
    return group(
        back,
        face if lurks else day,
        path(arch, "none", stroke="#4a3d32", stroke_width=16),
        at=(x, y),
        scale=height / 172,
    )


@cache
def wall(width: float, height: float, course: float = 44) -> str:
    """A wall of the dungeon with the floor in front of it."""
    foot = height * 0.16
    return bricks(width, height, WALL, course) + path(
        f"M0 {height:g}V{height - foot:g}H{width:g}V{height:g}Z", MOOD.ground
    )


FLAME = path(
    "M1-13C4-5 12-2 10 6C8 13 2 13 0 13C-4 13-10 11-10 4C-10-1-5-2-5-8Q-1-6 0-2Q2-7 1-13Z",
    FIRE,
    stroke=INK,
    stroke_width=2,
) + path("M1 0Q6 4 4 9Q0 13-4 9Q-5 4 1 0Z", EMBER)
"""A flame around the origin, 28 high, for a hero charged by Fireball."""
CROWN = path("M-14 10L-16-8L-7 0L0-11L7 0L16-8L14 10Z", COIN, stroke=INK, stroke_width=2)
"""A crown around the origin, for the True Hero."""
GRAVE = path("M-11 14V-3A11 11 0 0 1 11-3V14Z", MIST, stroke=INK, stroke_width=2) + line("M0-9V5M-5-4H5", INK, 3)
"""A gravestone around the origin, for a hero in the afterlife."""
CLAWS = path(
    "M-15-20Q-6-4-12 20Q-2 2-9-20ZM-3-22Q5-2-1 24Q11 2 4-22ZM10-20Q18-2 12 18Q24 0 17-20Z",
    MOOD.accent,
    stroke=INK,
    stroke_width=1.5,
)
"""Three marks of claws around the origin, for the monsters' turn."""
