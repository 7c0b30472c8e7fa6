"""The sheets of a seat's heroes as a picture: who they are, their abilities, their spells and miracles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.dungeon_go.pictures import board_head, figures, strips, style
from games.dungeon_go.pictures.words import Locale, ability_lines, has_abilities, magic_of
from games.dungeon_go.rules.components import ABILITIES, LIMITS, Ability
from games.dungeon_go.rules.growth import sub_ability
from games.dungeon_go.rules.magic import SCHOOLS
from games.dungeon_go.rules.marks import sheet_mark
from games.dungeon_go.rules.view import DungeonGoView, HeroView
from pictures.badges import badges
from pictures.cards import Card, card
from pictures.kit import HEIGHT, SMALLEST, WIDTH, die, framed
from pictures.states import choosable, edge_of
from pictures.svg import NARROWEST, group, line, rect, spot, spread, text, width_of
from pictures.tokens import CHALK, GOOD, MIST, PAPER
from pictures.typefaces import TITLE
from rules.messages import refer

EDGE, GAP = 8, 8
"""The space around and between the parts."""
DECK = 56
"""The height of the deck, for a viewer who has seen its order."""
DIE = 20
"""The size of a die."""
WITH_DICE = 150
"""The least height of a tile that shows how many times its die is rolled."""
LEAST, SHEET = 300, 300
"""The least height of the picture, and the greatest of a sheet."""


@cache
def _widths(locale: Locale) -> tuple[float, float]:
    """The least widths of two columns of abilities, and of two columns of spells and miracles, with all names whole."""
    magic_names = [locale.title(f"{kind}-{magic.id}") for kind, school in SCHOOLS.items() for magic in school]
    gains = [_gives(locale, ability, LIMITS.ability) for ability in style.ABILITIES]
    titles = [locale.title(f"ability-{ability}") for ability in style.ABILITIES]
    title_width = max(width_of(title, SMALLEST, TITLE) for title in titles) * NARROWEST + 58
    gain_width = max(width_of(gain, SMALLEST) for gain in gains) * NARROWEST + 20
    magic_width = max(width_of(name, SMALLEST) for name in magic_names) * NARROWEST
    return 2 * max(title_width, gain_width) + GAP, 2 * magic_width + 34


def draw(
    view: DungeonGoView, heroes: Sequence[HeroView], locale: Locale, marks: Sequence[str] = (), *, alone: bool = False
) -> str:
    """The sheets below each other, abilities in `marks` lit; below them the deck, for a viewer who has seen its order.

    `alone`: without the board, to choose an ability: all heroes in strips are below, and no magic.
    """
    below = 0.0
    if alone:
        below = strips.height(len(view.heroes), short=True) + 4
    elif view.deck_order is not None:
        below = DECK
    sheet_height = (HEIGHT - EDGE - below) / max(1, len(heroes)) - GAP
    if not alone:
        sheet_height = min(SHEET, sheet_height)
    height = max(LEAST, EDGE + (sheet_height + GAP) * len(heroes) + below)
    sheets = [_sheet(view, locale, hero, sheet_height, marks, alone=alone) for hero in heroes]
    large = "" if any(sheet_mark(hero.number, name) in marks for hero in heroes for name in ABILITIES) else None
    parts = [group(spread(sheets, 0, sheet_height + GAP, 1, at=(EDGE, EDGE)), data_large=large)]
    if not heroes:
        parts.append(text(WIDTH / 2, height / 2, locale.say("words-no_hero"), 40, CHALK, "middle", WIDTH - 60))
    if alone:
        acting = [hero.number for hero in view.heroes if view.turn == f"hero_{hero.card}"]
        parts.append(group(strips.draw(view, locale, acting=acting, short=True), at=(0, height - below)))
    elif view.deck_order is not None:
        parts.append(_deck(view, locale, view.deck_order, height - DECK / 2 - 4))
    return framed(height, *parts, ground=style.MOOD.ground)


def _deck(view: DungeonGoView, locale: Locale, cards: Sequence[str], y: float) -> str:
    """The cards of the deck in a row around height y, the next one first."""
    label = locale.say("picture-deck_order")
    at = EDGE + 24 + width_of(label, SMALLEST), y - board_head.CARD / 2
    drawn = spread([board_head.turn_card(view, card) for card in cards], board_head.STEP, at=at)
    return text(EDGE + 8, y, label, SMALLEST, MIST) + drawn


def _sheet(
    view: DungeonGoView, locale: Locale, hero: HeroView, height: float, marks: Sequence[str], *, alone: bool
) -> str:
    """One hero's sheet at the origin: the hero's card, the abilities, the magic unless they stand `alone`."""
    magic: Sequence[Sequence[str]] = () if alone else magic_of(view, hero)
    whole = WIDTH - 2 * EDGE
    tiles_width, magic_width = _widths(locale.nameless())
    bust_width = whole - tiles_width - magic_width - 2 * GAP
    parts = [_bust(view, locale, hero, bust_width, height)]
    if hero.card is not None or has_abilities(hero):
        room = tiles_width if any(magic) else whole - bust_width - GAP
        parts.append(group(_abilities(locale, hero, room, height, marks), at=(bust_width + GAP, 0)))
    if any(magic):
        parts.append(group(_magic(locale, hero, magic, magic_width, height), at=(whole - magic_width, 0)))
    return "".join(parts)


def _bust(view: DungeonGoView, locale: Locale, hero: HeroView, width: float, height: float) -> str:
    """The hero as a card with hit points and victory points, and what goes on."""
    content = Card(locale.hero(hero), style.KINDS["large"][0], _state(view, locale, hero))
    values = [("health", hero.hp), ("points", hero.vp)]

    def art(width: float, height: float) -> str:
        size = min(height * 0.95, width * 0.8)
        bust = figures.hero_piece(hero.card or "", hero.number, 6 + size / 2, height, size)
        torch = style.torch(width * 0.7, 70, 0.58) if height > 1.8 * size else ""
        return style.wall(width, height, 26) + torch + bust

    return card(content, width, height, art, badges(values, width - 8, 0) if has_abilities(hero) else "", most=2)


def _state(view: DungeonGoView, locale: Locale, hero: HeroView) -> str:
    """The afterlife, the weakness that the hero holds, or its Fireball; the cell is on the board alone."""
    held = next((monster for monster in view.monsters if hero.number in monster.holders.values()), None)
    if not hero.alive:
        return locale.say("picture-afterlife")
    if held is not None:
        return locale.say("picture-holds", monster=refer(f"monster-{held.unit}"))
    return locale.say("picture-charged") if hero.charged else ""


def _abilities(locale: Locale, hero: HeroView, width: float, height: float, marks: Sequence[str]) -> str:
    """Four tiles: the value in the sign of the ability, its name, and what it gives; now and after where it is lit."""
    tile_width, tile_height = (width - GAP) / 2, (height - GAP) / 2
    shown = []
    for ability, about in zip(style.ABILITIES, ability_lines(locale, hero), strict=True):
        mark = sheet_mark(hero.number, ability)
        value = getattr(hero, ability)
        lit = mark in marks
        drawn = _ability_tile if lit and tile_height >= WITH_DICE else _tile
        values = (value, value + 1) if lit else (value,)
        wounds = hero.max_hp - hero.hp if lit and hero.hp and not hero.raised else 0
        gains = _gives(locale, ability, *values, wounds=wounds)
        tile = (
            rect(0, 0, tile_width, tile_height, style.MOOD.rock, 10, **edge_of(mine=False)),
            choosable(0, 0, tile_width, tile_height, 10, 1.3, 0.09) if lit else "",
            drawn(locale, ability, gains, values, tile_width, tile_height),
            spot(mark, about, 0, 0, tile_width, tile_height, lit=lit),
        )
        shown.append("".join(tile))
    return spread(shown, tile_width + GAP, tile_height + GAP, 2)


def _gives(locale: Locale, ability: Ability, *values: int, wounds: int = 0) -> str:
    """The gains of an ability at each of these values, one after the other; with `wounds`, the hit points left, too."""
    gains = [str(sub_ability(ABILITIES.index(ability), value)) for value in values]
    if ability == "strength" and wounds:
        gains = [f"{int(most) - wounds}/{most}" for most in gains]
    return locale.say(f"picture-{ability}", value=" → ".join(gains))


def _tile(locale: Locale, ability: Ability, gains: str, values: Sequence[int], width: float, height: float) -> str:
    """The first value in the sign, the name, and the gains; of two values, also the dice rolled with the second."""
    grown = max(1.0, min(height / 84, width / 160, 1.4))
    left = 51 * grown
    size = SMALLEST * grown
    above, below = height / 2 - 17 * grown, height / 2 + 19 * grown
    ink = MIST if len(values) == 1 else CHALK
    dice, room = "", width - left - 4
    if len(values) > 1:
        rolls, side = f"×{values[-1]}", 26 * grown
        beside = width - 12 - width_of(rolls, size)
        dice = die(6, beside - side - 2, above - side / 2, side, GOOD) + text(beside, above, rolls, size, CHALK)
        room = beside - side - left - 8
    return (
        style.ability(ability, str(values[0]), 27 * grown, above, 40 * grown)
        + text(left, above, locale.title(f"ability-{ability}"), size, CHALK, "start", room, TITLE)
        + dice
        + text(12, below, gains, size, ink, "start", width - 16)
    )


def _ability_tile(
    locale: Locale, ability: Ability, gains: str, values: Sequence[int], width: float, height: float
) -> str:
    """The name above the values now and after, the dice that are rolled with them, and what they give."""
    (now, after), middle = values, height / 2 + 2
    bodies = [PAPER] * now + [GOOD] * (after - now)
    return (
        text(18, 32, locale.title(f"ability-{ability}"), 36, CHALK, "start", width - 30, TITLE)
        + style.ability(ability, str(now), 42, middle, 46)
        + line(f"M76 {middle:g}h24m-10-9l10 9l-10 9", CHALK, 4)
        + style.ability(ability, str(after), 138, middle, 58)
        + "".join(die(6, 180 + (DIE + 3) * index, middle - DIE / 2, DIE, body) for index, body in enumerate(bodies))
        + text(18, height - 32, gains, 34, CHALK, "start", width - 30)
    )


def _magic(locale: Locale, hero: HeroView, magic: Sequence[Sequence[str]], width: float, height: float) -> str:
    """Spells in one column and miracles in the other, pale without a point to pay."""
    ink = CHALK if hero.vp else MIST
    parts = [rect(0, 0, width, height, style.MOOD.rock, 10, **edge_of(mine=False))]
    step = min(40.0, (height - 8) / 6)
    for column, names in enumerate(magic):
        for row, name in enumerate(names):
            x, y, room = 10 + column * (width - 8) / 2, 4 + row * step, (width - 24) / 2
            about = locale.named(locale.title(name), locale.say(f"{name}-short"))
            parts.append(text(x, y + step / 2, locale.title(name), SMALLEST, ink, "start", room))
            parts.append(spot(sheet_mark(hero.number, name), about, x, y, room, step))
    return "".join(parts)
