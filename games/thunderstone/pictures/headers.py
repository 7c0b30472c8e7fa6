"""The header of Thunderstone: the keep in the storm, and the lightning of the stone."""

from __future__ import annotations

from games.thunderstone.pictures import style
from pictures.game_locale import GameLocale
from pictures.headers import HEIGHT, headed
from pictures.kit import WIDTH
from pictures.scenes import keep
from pictures.svg import Picture, path


def header(locale: GameLocale) -> Picture:
    """The name of the game in its scene."""
    mirrored = f'<g transform="translate({WIDTH} 0) scale(-1 1)">{keep(WIDTH, HEIGHT, style.TONES[2])}</g>'
    windows = path("M748 52h7v12h-7ZM771 90h6v10h-6ZM714 96h6v10h-6ZM800 108h6v9h-6Z", "#fff1a8")
    return headed(locale, mirrored + windows + style.bolt(590, 84, 150), style.PALE)
