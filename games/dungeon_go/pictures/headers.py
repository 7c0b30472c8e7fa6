"""The header of Dungeon GO!: heroes before the gate, between torches."""

from __future__ import annotations

from games.dungeon_go.pictures import figures, style
from pictures.game_locale import GameLocale
from pictures.headers import HEIGHT, headed
from pictures.kit import WIDTH
from pictures.svg import Picture, group


def header(locale: GameLocale) -> Picture:
    """The name of the game in its scene."""
    heroes = (("wizard", 1, 556), ("thief", 0, 802), ("hunter", 2, 872))
    scene = (
        style.wall(WIDTH, HEIGHT, 36)
        + style.torch(516, 62, 0.8)
        + style.torch(838, 62, 0.8)
        + style.gate(676, HEIGHT * 0.86, 130, lurks=True)
        + "".join(group(figures.hero(card, number), at=(x - 39, HEIGHT - 84), scale=0.78) for card, number, x in heroes)
    )
    return headed(locale, scene, "#ffe2a8")
