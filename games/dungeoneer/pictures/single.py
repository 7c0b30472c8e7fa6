"""A single card as a picture, for anyone who looks one up."""

from __future__ import annotations

from games.dungeoneer.pictures import conditions, style, tiles
from games.dungeoneer.pictures.cards import facts, kind_words
from games.dungeoneer.pictures.motifs import drawing, motif
from games.dungeoneer.pictures.words import Locale
from games.dungeoneer.rules.components import CARDS, HEROES, MAPS, QUESTS, Card
from pictures.badges import badge
from pictures.cards import Card as Paper
from pictures.cards import card
from pictures.kit import HEIGHT, SMALLEST, WIDTH, alternative, framed
from pictures.paragraphs import broken, paragraph
from pictures.scenes import cave
from pictures.states import edge_of
from pictures.svg import Picture, circle, group, rect
from pictures.tokens import CHALK, MIST

EDGE = 16
SIZE, LINE = 36.0, 38
"""The size of the letters, and the distance from one line to the next."""
LEVELS = 300.0
"""The width of the column with a hero's levels."""
MOST_LINES = 8


def draw(locale: Locale, card_id: str) -> Picture:
    """The card with everything on it. Raises KeyError for a card that does not exist."""
    name, *lines = facts(locale, card_id)
    svg = _map_card(locale, card_id, lines) if card_id in MAPS else _whole(locale, card_id, lines)
    return Picture(svg=svg, alt=alternative(name.strip("*"), lines), text="\n".join([name, *lines]))


def _whole(locale: Locale, card_id: str, lines: list[str]) -> str:
    """An adventure card, a quest or a hero as a card of paper."""
    printed = CARDS.get(card_id)
    kind = printed.kind if printed is not None else "quest" if card_id in QUESTS else "hero"
    note = lines[0] if printed is None else " · ".join(kind_words(locale, printed))
    width, height = WIDTH - 2.0 * EDGE - (LEVELS if kind == "hero" else 0), HEIGHT - 2.0 * EDGE
    content = Paper(locale.name(card_id), style.KINDS[kind][0], locale.say(f"text-{card_id}"), note, left=28, size=SIZE)
    scale = content.scale
    seam = ""  # the badges on the border between the drawing and the text
    if printed is not None:
        seam = badge(printed.paid_in, printed.cost, width - 60, -8, 84)
    if printed is not None and kind == "monster":
        seam += badge("health", printed.life, 60, -8, 84) + group(_scores(printed), at=(width / 2, -38), scale=scale)

    def art(width: float, height: float) -> str:
        place = (width / 2, height / 2)
        disc = circle(*place, height * 0.47, style.MOOD.ground, opacity="0.5")
        drawn = group(_drawing(card_id, kind), at=place, scale=height / 84)
        return cave(width, height, style.TONES) + disc + drawn

    sign = style.icon(kind, 23 * scale, 20 * scale, 26 * scale)
    whole = card(content, width, height, art, seam, most=MOST_LINES) + sign
    beside = group(_levels(locale, card_id), at=(width + 2 * EDGE, EDGE)) if kind == "hero" else ""
    return framed(HEIGHT, group(whole, at=(EDGE, EDGE - 2)), beside, ground=style.MOOD.ground)


def _scores(monster: Card) -> str:
    """The scores of a monster on a dark plate around the origin."""
    pieces = conditions.scored(monster.scores, monster.stars)
    width = conditions.row_width(pieces)
    plate = rect(-width / 2 - 14, -23, width + 28, 46, style.MOOD.rock, 12, **edge_of(mine=False))
    return plate + group(conditions.draw(pieces, width), at=(-width / 2, 0))


def _levels(locale: Locale, hero_id: str) -> str:
    """The scores of a hero by level, and its slots, from the origin downwards."""
    hero, room = HEROES[hero_id], LEVELS - EDGE
    parts = []
    for level, scores in enumerate(hero.levels, 1):
        parts.append(badge("level", level, 26, level * 82 - 40, 52))
        parts.append(group(conditions.draw(conditions.scored(scores), room - 66), at=(66, level * 82 - 40)))
    slots = locale.say("words-slots", boons=hero.boons, treasures=hero.treasures)
    return "".join([*parts, paragraph(4, 370, slots, SMALLEST, MIST, room, 4, LINE)])


def _drawing(card_id: str, kind: str) -> str:
    """Where a quest leads, or the sign of the kind, in a box of 84 around the origin."""
    quest = QUESTS.get(card_id)
    if quest is None:
        return style.icon(kind, 0, 0, 72, style.MOOD.second)
    return drawing(quest.terrain) if quest.terrain is not None else motif(quest.goal or quest.space)


def _map_card(locale: Locale, card_id: str, lines: list[str]) -> str:
    """The space as it is drawn on the board, large, with its text below it."""
    room, scale = WIDTH - 2.0 * EDGE - 16, 2.1
    heights = [LINE * len(broken(words, SMALLEST, room, 3)) for words in lines]
    below = sum(heights) + 12
    scale = min(scale, (HEIGHT - below - 2 * EDGE) / tiles.HEIGHT)
    tile = tiles.Tile(locale, tiles.card_as_space(card_id))
    parts = [group(tile.face(), at=((WIDTH - scale * tiles.WIDTH) / 2, EDGE), scale=scale)]
    y = HEIGHT - below
    for words, height in zip(lines, heights, strict=True):
        parts.append(paragraph(EDGE + 8, y + LINE / 2, words, SMALLEST, CHALK, room, 3, LINE - 6))
        y += height
    return framed(HEIGHT, *parts, ground=style.MOOD.ground)
