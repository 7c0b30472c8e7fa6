"""The sheets of a seat's heroes as a picture: who they are, their abilities, their spells and miracles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.dungeon_go.pictures import figures, heads, style
from games.dungeon_go.pictures.words import Locale, ability_lines, has_abilities, magic_of
from games.dungeon_go.rules.components import Ability
from games.dungeon_go.rules.magic import SCHOOLS
from games.dungeon_go.rules.marks import ability_mark, magic_mark
from games.dungeon_go.rules.view import DungeonGoView, HeroView
from locales.texts import Texts
from pictures.badges import badges
from pictures.faces import TITLE
from pictures.kit import HEIGHT, SMALLEST, WIDTH, framed
from pictures.paper import Card, card
from pictures.states import choosable, edge_of
from pictures.svg import NARROWEST, group, rect, spot, text, width_of
from pictures.tokens import CHALK, MIST
from rules.messages import refer

EDGE, GAP, DECK = 8, 8, 56
"""The space around and between the parts, and the height of the deck, for a viewer who has seen its order."""
MOST: dict[Ability, int] = {"strength": 12, "agility": 12, "magic": 6, "faith": 5}
"""The most that each ability gives: hit points, movement, range, reduction."""
HEIGHTS = 300, 300
"""The least height of the picture, and the greatest of a sheet."""


@cache
def _widths(language: str, texts: Texts) -> tuple[float, float]:
    """The widths of two columns of abilities, and of two columns of spells and miracles, that show all names whole."""
    locale = Locale(language, texts)
    names = [locale.title(f"{kind}-{magic.id}") for kind, school in SCHOOLS.items() for magic in school]
    gives = [locale.say(f"picture-{ability}", value=MOST[ability]) for ability in style.ABILITIES]
    titles = [locale.title(f"ability-{ability}") for ability in style.ABILITIES]
    named = max(width_of(title, SMALLEST, TITLE) for title in titles) * NARROWEST + 58
    given = max(width_of(words, SMALLEST) for words in gives) * NARROWEST + 20
    return 2 * max(named, given) + GAP, 2 * max(width_of(name, SMALLEST) for name in names) * NARROWEST + 34


def draw(view: DungeonGoView, heroes: Sequence[HeroView], locale: Locale, marks: Sequence[str] = ()) -> str:
    """The sheets below each other, abilities in `marks` lit; then the deck, for a viewer who has seen its order."""
    deck = DECK if view.deck_order is not None else 0
    high = min(HEIGHTS[1], (HEIGHT - EDGE - deck) / max(1, len(heroes)) - GAP)
    height = max(HEIGHTS[0], EDGE + (high + GAP) * len(heroes) + deck)
    parts = [
        group(_sheet(view, locale, hero, high, marks), at=(EDGE, EDGE + at * (high + GAP)))
        for at, hero in enumerate(heroes)
    ]
    if not heroes:
        parts.append(text(WIDTH / 2, height / 2, locale.say("words-no_hero"), 40, CHALK, "middle", WIDTH - 60))
    if view.deck_order is not None:
        label, y = locale.say("picture-deck_order"), height - DECK / 2 - 4
        parts.append(text(EDGE + 8, y, label, SMALLEST, MIST))
        for at, each in enumerate(view.deck_order):
            x = EDGE + 24 + locale.width(label, SMALLEST) + at * heads.STEP
            parts.append(group(heads.turn_card(view, each), at=(x, y - heads.CARD / 2)))
    return framed(height, *parts, ground=style.MOOD.ground)


def _sheet(view: DungeonGoView, locale: Locale, hero: HeroView, height: float, marks: Sequence[str]) -> str:
    """One hero's sheet at the origin: the hero's card, the abilities, the magic."""
    magic, whole, (tiles, lists) = magic_of(view, hero), WIDTH - 2 * EDGE, _widths(locale.language, locale.texts)
    bust = whole - tiles - lists - 2 * GAP
    left = bust + GAP
    parts = [_bust(view, locale, hero, bust, height)]
    if not any(magic):
        tiles = whole - left
    if hero.card is not None or has_abilities(hero):
        parts.append(group(_abilities(locale, hero, tiles, height, marks), at=(left, 0)))
    if any(magic):
        parts.append(group(_magic(locale, hero, magic, lists, height), at=(whole - lists, 0)))
    return "".join(parts)


def _bust(view: DungeonGoView, locale: Locale, hero: HeroView, width: float, height: float) -> str:
    """The hero as a card with hit points and victory points, and what goes on."""
    said = Card(locale.hero(hero), style.KINDS["large"][0], _state(view, locale, hero))
    values = [("health", hero.hp), ("points", hero.vp)]

    def art(wide: float, high: float) -> str:
        bust = figures.hero_piece(hero.card or "", hero.number, wide * 0.3, high, min(high * 0.95, 140.0))
        return style.wall(wide, high, 26) + bust

    return card(said, width, height, art, badges(values, width - 8, 0) if has_abilities(hero) else "", most=2)


def _state(view: DungeonGoView, locale: Locale, hero: HeroView) -> str:
    """The afterlife, the weakness that the hero holds, its Fireball, or its cell."""
    held = next((monster for monster in view.monsters if hero.number in monster.holders.values()), None)
    if not hero.alive:
        return locale.say("picture-afterlife")
    if held is not None:
        return locale.say("picture-holds", monster=refer(f"monster-{held.unit}"))
    if hero.charged:
        return locale.say("picture-charged")
    return "" if hero.cell is None else locale.say("picture-stands", cell=hero.cell)


def _abilities(locale: Locale, hero: HeroView, width: float, height: float, marks: Sequence[str]) -> str:
    """Four tiles: the value in the sign of the ability, its name, and what it gives."""
    wide, high = (width - GAP) / 2, (height - GAP) / 2
    grown = max(1.0, min(high / 84, wide / 160, 1.4))
    gives = {"strength": hero.max_hp, "agility": hero.movement, "magic": hero.range, "faith": hero.reduction}
    parts = []
    for at, (ability, about) in enumerate(zip(style.ABILITIES, ability_lines(locale, hero), strict=True)):
        name, given = locale.title(f"ability-{ability}"), locale.say(f"picture-{ability}", value=gives[ability])
        left, size, rows = 51 * grown, SMALLEST * grown, (high / 2 - 17 * grown, high / 2 + 19 * grown)
        mark = ability_mark(hero.number, ability)
        tile = (
            rect(0, 0, wide, high, style.MOOD.rock, 10, **edge_of(mine=False)),
            choosable(0, 0, wide, high, 10, 1.3) if mark in marks else "",
            style.ability(ability, str(getattr(hero, ability)), 27 * grown, rows[0], 40 * grown),
            text(left, rows[0], name, size, CHALK, "start", wide - left - 4, TITLE),
            text(12, rows[1], given, size, MIST, "start", wide - 16),
            spot(mark, about, 0, 0, wide, high),
        )
        parts.append(group(*tile, at=(at % 2 * (wide + GAP), at // 2 * (high + GAP))))
    return "".join(parts)


def _magic(locale: Locale, hero: HeroView, magic: Sequence[Sequence[str]], width: float, height: float) -> str:
    """Spells in one column and miracles in the other, pale without a point to pay."""
    ink = CHALK if hero.vp else MIST
    parts = [rect(0, 0, width, height, style.MOOD.rock, 10, **edge_of(mine=False))]
    step = min(40.0, (height - 8) / 6)
    for column, names in enumerate(magic):
        for row, name in enumerate(names):
            place = (10 + column * (width - 8) / 2, 4 + row * step)
            about = locale.named(locale.title(name), locale.say(f"{name}-short"))
            parts.append(
                text(place[0], place[1] + step / 2, locale.title(name), SMALLEST, ink, "start", (width - 24) / 2)
            )
            parts.append(spot(magic_mark(hero.number, name), about, *place, (width - 24) / 2, step))
    return "".join(parts)
