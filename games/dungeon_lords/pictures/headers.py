"""The header of Dungeon Lords: a warrior above the hill, the lord's creatures below it."""

from __future__ import annotations

from games.dungeon_lords.pictures.dungeon import hill
from games.dungeon_lords.pictures.emblems import ADVENTURERS, CREATURES
from games.dungeon_lords.pictures.style import DARK_EARTH, EARTH, MOOD
from pictures.game_locale import GameLocale
from pictures.headers import HEIGHT, headed
from pictures.kit import WIDTH
from pictures.svg import Picture, circle, group, path, rect
from pictures.tokens import INK


def header(locale: GameLocale) -> Picture:
    """The name of the game in its scene."""
    scene = (
        hill(WIDTH, HEIGHT, 96)
        + rect(560, 108, 334, 54, EARTH, 26, stroke=DARK_EARTH, stroke_width=6)
        + path("M522 130V56Q566 24 610 56V130Z", MOOD.edge, stroke=INK, stroke_width=4)
        + path("M537 130V66Q566 44 595 66V130Z", INK)
        + circle(566, 38, 11, MOOD.accent, stroke=INK, stroke_width=3)
    )
    lords = (("troll", 622), ("goblin", 690), ("slime", 758), ("ghost", 826))
    scene += "".join(group(CREATURES[kind], at=(x, 106), scale=0.54) for kind, x in lords)
    heroes = (("warrior", (650, 22), 0.62), ("wizard", (724, 26), 0.58))
    scene += "".join(group(ADVENTURERS[hero], at=at, scale=scale) for hero, at, scale in heroes)
    return headed(locale, scene, "#f1e3ff")
