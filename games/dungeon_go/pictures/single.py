"""A single thing of the game, for anyone who looks it up; and the hero cards to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_go.pictures import figures, style
from games.dungeon_go.pictures.emblems import emblem
from games.dungeon_go.pictures.things import Thing
from games.dungeon_go.pictures.words import Locale
from games.dungeon_go.rules.components import HERO_CARDS, UNITS
from games.dungeon_go.rules.marks import card_mark
from games.dungeon_go.rules.view import DungeonGoView, HeroView
from pictures.cards import Card, card
from pictures.kit import HEIGHT, SMALLEST, WIDTH, framed, numbered_sign, star
from pictures.states import choosable
from pictures.strokes import shape
from pictures.svg import group, rect, spot, spread, text
from pictures.tokens import CHALK, MIST, NIGHT
from pictures.typefaces import BODY, TITLE

EDGE = 12
SIZES = (40.0, 36.0, 32.0, 28.0)
"""The sizes of text on a card, the largest first."""
SIGN = 60
"""The size of the sign of a weakness."""
LINE = 31
"""The distance of the lines below the hero cards."""
SCROLL = "M18 20Q8 20 8 30Q8 40 18 40H26V82Q26 92 36 92H82Q92 92 92 82Q92 74 82 74H76V30Q76 20 66 20Z"


def draw(locale: Locale, thing: Thing) -> str:
    """The thing on a card: its name, its drawing with its signs, and what there is to know."""
    width, height = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
    band = style.KINDS[UNITS[thing.drawn].size if thing.family == "monster" else "evil_god"][0]
    faces = [Card(locale.title(thing.key), band, " ".join(thing.facts(locale)), size=size) for size in SIZES]
    content = next((face for face in faces if face.height(width, badged=bool(thing.marks)) + 120 <= height), faces[-1])
    signs = ""
    for index, ability in enumerate(thing.marks):
        x = width - 20 - (SIGN + 8) * (len(thing.marks) - index - 0.5)
        signs += style.ability(ability, locale.say(f"mark-{ability}"), x, -6, SIGN)

    def art(width: float, height: float) -> str:
        drawing = height * 0.9
        torches = (style.torch(width * part, height * 0.42, height / 210) for part in (0.16, 0.84))
        at = (width - drawing) / 2, height * 0.05
        return style.wall(width, height) + "".join(torches) + group(_drawing(locale, thing), at=at, scale=drawing / 100)

    return framed(
        HEIGHT, group(card(content, width, height, art, signs, most=99), at=(EDGE, EDGE)), ground=style.MOOD.ground
    )


def _drawing(locale: Locale, thing: Thing) -> str:
    """The drawing in a box of 100 by 100."""
    match thing.family:
        case "hero":
            return figures.hero(thing.id, HERO_CARDS.index(thing.id))
        case "monster":
            return emblem(thing.drawn)
        case "ability":
            return style.ability(thing.id, locale.say(f"mark-{thing.id}"), 50, 50, 88)
        case "spell":
            return shape(SCROLL, "#efdfb8") + group(style.FLAME, at=(50, 56), scale=1.4)
        case "miracle":
            return shape(SCROLL, "#efdfb8") + star(50, 56, 40)
    return figures.king() if thing.id == "king" else group(style.CLAWS, at=(50, 50), scale=2)


def gallery(view: DungeonGoView, locale: Locale, marks: Sequence[str]) -> str:
    """The hero cards side by side, those in `marks` lit; those already taken recede.

    At the foot are the abilities with which all of them begin.
    """
    taken = {hero.card: hero for hero in view.heroes if hero.card is not None}
    choosing = next((hero for hero in view.heroes if hero.card is None), view.heroes[-1])
    gap, columns, top, foot = 10, 3, 8, HEIGHT - 2 * LINE - 14
    width, height = (WIDTH - gap * (columns + 1)) / columns, (foot - top - gap) / 2
    cards = []
    for name in HERO_CARDS:
        number = taken[name].number if name in taken else len(taken)

        def art(width: float, height: float, name: str = name, number: int = number) -> str:
            bust = group(figures.hero(name, number), at=(width / 2 - 72, height - 144), scale=1.44)
            return style.wall(width, height) + style.warmth(width / 2, height / 2, 0.76) + bust

        title, mark = locale.title(f"hero-{name}"), card_mark(name)
        drawn = card(Card(title, style.KINDS["small"][0], size=32), width, height, art)
        if name in taken:
            owner = locale.player(taken[name].owner)
            drawn += rect(0, 0, width, height, NIGHT, 10, fill_opacity=0.6) + numbered_sign(number, 30, height - 50, 44)
            drawn += text(width - 14, height - 40, owner, SMALLEST, CHALK, "end", width * 0.45)
        else:
            lit = mark in marks
            drawn += choosable(0, 0, width, height, 10, 2, 0) if lit else ""
            drawn += spot(mark, title, 0, 0, width, height, lit=lit)
        cards.append(drawn)
    shown = group(spread(cards, width + gap, height + gap, columns, at=(gap, top)), data_large="")
    return framed(HEIGHT, group(_beginning(locale, choosing), at=(gap, foot + 6)), shown, ground=style.MOOD.ground)


def _beginning(locale: Locale, hero: HeroView) -> str:
    """The abilities, with what each gives in the beginning."""
    width = (WIDTH - 20) / len(style.ABILITIES)
    gains = (hero.max_hp, hero.movement, hero.range, hero.reduction)
    parts = []
    for index, (ability, gain) in enumerate(zip(style.ABILITIES, gains, strict=True)):
        x, y = index * width, LINE + 4
        words = locale.say(f"picture-{ability}", value=gain)
        rows = ((locale.title(f"ability-{ability}"), CHALK, TITLE), (words, MIST, BODY))
        parts.append(style.ability(ability, str(getattr(hero, ability)), x + 24, y, 46))
        for row, (words, ink, face) in enumerate(rows):
            parts.append(text(x + 54, y + LINE * (row - 0.5), words, SMALLEST, ink, "start", width - 58, face))
    return "".join(parts)
