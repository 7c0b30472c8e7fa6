"""Scenes in flat layers, each in three tones from the farthest to the nearest."""

from __future__ import annotations

from functools import lru_cache

from pictures.svg import path, rect

Tones = tuple[str, str, str]


@lru_cache(maxsize=256)
def cave(width: float, height: float, tones: Tones) -> str:
    """A cave: pale depths, rocks that stand and hang, the ground."""
    standing = "M0 1V.5L.1 .28L.17 .55L.3 .42L.44 .6L.62 .34L.72 .58L.86 .25L1 .5V1Z"
    hanging = "M0 0H1V.12L.9 .34L.84 .1L.6 .12L.55 .28L.5 .1L.25 .13L.2 .38L.14 .1L0 .14Z"
    return _layers(width, height, tones, standing + hanging, "M0 1V.8Q.3 .68 .5 .82T1 .78V1Z")


@lru_cache(maxsize=16)
def keep(width: float, height: float, tones: Tones) -> str:
    """A keep on a hill in the night, below clouds."""
    clouds = "M0 .3Q.12 .1 .26 .24T.52 .18T.78 .26T1 .2V0H0Z"
    hills = "M0 1V.74L.1 .6L.2 .72L.34 .54L.5 .74L.62 .62L.76 .78L.9 .64L1 .72V1Z"
    walls = (
        "M.06 1V.62H.08V.52H.088V.62H.115V.42H.125V.36H.137V.42H.165V.26L.183 .14L.2 .26V.62H.225V.46H.236V.62H.26V1Z"
    )
    return _layers(width, height, tones, clouds + hills, walls)


@lru_cache(maxsize=64)
def bricks(width: float, height: float, tones: Tones, course: float = 44) -> str:
    """A wall of bricks, `course` high: its joints, most bricks, and every fifth one, which is paler."""
    most = paler = ""
    brick_width = 2.1 * course
    number = 0
    for row in range(int(height / course) + 1):
        y = row * course
        brick_height = min(course, height - row * course) - 3
        x = -brick_width / 2 if row % 2 else 0.0
        while x < width and brick_height > 0:
            left, right = max(0.0, x), min(width, x + brick_width - 3)
            if right > left:
                brick = f"M{left:g} {y:g}H{right:g}v{brick_height:g}H{left:g}Z"
                if number % 5:
                    most += brick
                else:
                    paler += brick
            x, number = x + brick_width, number + 1
    return rect(0, 0, width, height, tones[0]) + path(most, tones[1]) + path(paler, tones[2])


def _layers(width: float, height: float, tones: Tones, middle: str, near: str) -> str:
    """The three layers, the shapes of two of them given in a box of 1 by 1."""
    stretched = f"scale({width:g} {height:g})"
    return (
        rect(0, 0, width, height, tones[0])
        + path(middle, tones[1], transform=stretched)
        + path(near, tones[2], transform=stretched)
    )
