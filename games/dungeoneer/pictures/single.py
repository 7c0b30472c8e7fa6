"""A single card as a picture, for anyone who looks one up."""

from __future__ import annotations

from games.dungeoneer.pictures import spaces, style
from games.dungeoneer.pictures.cards import LINE, PAD, Block, block, draw_block, facts
from games.dungeoneer.pictures.words import Locale
from games.dungeoneer.pictures.wrapping import wrapped
from games.dungeoneer.rules.components import CARDS, MAPS, QUESTS
from pictures.kit import PIXELS, SMALLEST, alternative
from pictures.svg import Picture, document, group, rect, text
from pictures.tokens import CHALK

WIDTH, EDGE = 732, 10
ROOM = WIDTH - 2 * EDGE


def draw(locale: Locale, card: str) -> Picture:
    """The card with everything on it. Raises KeyError for a card that does not exist."""
    name, *lines = facts(locale, card)
    if card in MAPS:
        svg = _map_card(locale, card, lines)
    else:
        shown = _block(locale, card, lines)
        height = shown.height + 2 * EDGE
        svg = document(
            WIDTH, height, rect(0, 0, WIDTH, height, style.NIGHT), draw_block(shown, EDGE, EDGE, ROOM), pixels=PIXELS
        )
    title = name.strip("*")
    return Picture(svg=svg, alt=alternative(title, lines), text="\n".join([name, *lines]))


def _block(locale: Locale, card: str, lines: list[str]) -> Block:
    if card in CARDS:
        return block(locale, card, ROOM)
    under, *rest = lines
    room = ROOM - 2 * PAD - 10
    wide = [line for words in rest for line in wrapped(words, room)]
    return Block(kind="quest" if card in QUESTS else "hero", title=locale.name(card), under=under, lines=wide)


def _map_card(locale: Locale, card: str, lines: list[str]) -> str:
    """The space as it is drawn on the board, with its text next to it."""
    left = spaces.WIDTH + 2 * EDGE + 8
    room = WIDTH - left - EDGE
    wide = [line for words in lines for line in wrapped(words, room)]
    height = max(spaces.HEIGHT + 2 * EDGE, len(wide) * LINE + 2 * EDGE)
    rows = (
        text(left, EDGE + LINE * (index + 0.5), words, SMALLEST, CHALK, "start", room)
        for index, words in enumerate(wide)
    )
    ground = rect(0, 0, WIDTH, height, style.NIGHT)
    space = group(spaces.face(locale, spaces.card_as_space(card)), at=(EDGE, EDGE))
    return document(WIDTH, height, ground, space, *rows, pixels=PIXELS)
