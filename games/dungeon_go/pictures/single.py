"""A single thing of the game, for anyone who looks it up; and the hero cards to choose from."""

from __future__ import annotations

from collections.abc import Mapping

from games.dungeon_go.pictures import figures, style
from games.dungeon_go.pictures.emblems import emblem
from games.dungeon_go.pictures.strokes import shape
from games.dungeon_go.pictures.things import Thing
from games.dungeon_go.pictures.words import Locale
from games.dungeon_go.rules.components import HERO_CARDS
from games.dungeon_go.rules.marks import card_mark
from pictures import kit
from pictures.faces import TITLE
from pictures.paragraphs import broken, paragraph
from pictures.svg import document, group, rect, spot, text
from pictures.tokens import INK, INK_2, MIST

PICTURE = 300
LEFT, TOP = 350, 34
TITLE_SIZE, SIZE, STEP = 50, 32, 42
MOST_LINES = 12
MARK = 52
SCROLL = "M18 20Q8 20 8 30Q8 40 18 40H26V82Q26 92 36 92H82Q92 92 92 82Q92 74 82 74H76V30Q76 20 66 20Z"


def draw(locale: Locale, thing: Thing) -> str:
    """The thing on a card: its drawing, its name, its signs, and what there is to know."""
    room = kit.WIDTH - LEFT - 40
    lines = [(words, broken(words, SIZE, room, MOST_LINES)[0]) for words in thing.facts(locale)]
    down = TOP + TITLE_SIZE + 34.0 + (MARK + 20 if thing.marks else 0)
    parts = [text(LEFT, TOP + TITLE_SIZE / 2 + 6, locale.title(thing.key), TITLE_SIZE, INK, "start", room, TITLE)]
    for index, ability in enumerate(thing.marks):
        across = LEFT + MARK / 2 + index * (MARK + 14)
        parts.append(style.mark(ability, locale.say(f"mark-{ability}"), across, TOP + TITLE_SIZE + 46, MARK))
    for words, rows in lines:
        parts.append(paragraph(LEFT, down + STEP / 2, words, SIZE, INK_2, room, MOST_LINES, STEP))
        down += STEP * len(rows) + 10
    height = max(down + 30, PICTURE + 80.0)
    return document(
        kit.WIDTH,
        height,
        rect(0, 0, kit.WIDTH, height, style.NIGHT),
        style.card(10, 10, kit.WIDTH - 20, height - 20, style.EDGE, 5, 16),
        rect(30, 36, PICTURE, PICTURE, "#1d1a18", 16),
        group(_drawn(locale, thing), at=(55, 66), scale=2.5),
        *parts,
        pixels=kit.PIXELS,
    )


def _drawn(locale: Locale, thing: Thing) -> str:
    """The drawing in a box of 100 by 100."""
    match thing.family:
        case "hero":
            return figures.hero(thing.id, HERO_CARDS.index(thing.id))
        case "monster":
            return emblem(thing.drawn)
        case "ability":
            return style.mark(thing.id, locale.say(f"mark-{thing.id}"), 50, 46, 84)
        case "spell":
            return shape(SCROLL, "#efdfb8") + style.flame(50, 56, 40)
        case "miracle":
            return shape(SCROLL, "#efdfb8") + kit.star(50, 56, 40)
    return figures.king() if thing.id == "king" else group(style.CLAWS, at=(50, 46), scale=1.8)


def gallery(locale: Locale, numbers: Mapping[str, int], next_number: int, *, tall: bool = False) -> str:
    """The hero cards side by side; those already taken are darkened.

    `numbers`: the hero numbers (from 0) of the taken ones; `next_number`: that of the hero being chosen now.
    """
    across = 2 if tall else 3
    whole = kit.TALL_WIDTH if tall else kit.WIDTH
    wide, high = (whole - 12 * (across + 1)) / across, 220
    rows = -(-len(HERO_CARDS) // across)
    height = rows * (high + 12) + 12
    parts = [rect(0, 0, whole, height, style.NIGHT)]
    for index, card in enumerate(HERO_CARDS):
        ink = MIST if card in numbers else INK
        inside = [
            style.card(0, 0, wide, high, style.EDGE, 4)
            if card not in numbers
            else rect(0, 0, wide, high, "#2a2630", 10, stroke=style.EDGE, stroke_width=2),
            group(figures.hero(card, numbers.get(card, next_number)), at=(wide / 2 - 65, 28), scale=1.3),
            text(wide / 2, high - 28, locale.title(f"hero-{card}"), 34, ink, "middle", wide - 20, TITLE),
        ]
        if card in numbers:
            inside.append(rect(0, 0, wide, high - 56, "#2a2630b0", 10))
        else:
            inside.append(spot(card_mark(card), locale.title(f"hero-{card}"), 0, 0, wide, high))
        at = (12 + index % across * (wide + 12), 12 + index // across * (high + 12))
        parts.append(group(*inside, at=at))
    return document(whole, height, *parts, pixels=kit.PIXELS)
