"""Adventurers and creatures as tiles: hit points and icons for adventurers, cost and state for creatures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from math import ceil

from games.dungeon_lords.pictures import emblems, style
from games.dungeon_lords.pictures.style import BLOOD, PLATE, VAULT
from games.dungeon_lords.pictures.words import Locale, hero_ids, hero_words
from games.dungeon_lords.rules.components import CREATURES, HEROES
from games.dungeon_lords.rules.view import CreatureView, HeroView
from pictures.kit import SMALLEST
from pictures.states import choosable
from pictures.svg import NARROWEST, group, piece, spot, text, width_of
from pictures.svg import line as stroke
from pictures.tokens import CHALK, COIN

RANK_EDGES = {1: "#6a5a72", 2: "#8f7f98", 3: "#b9aac2", 4: "#b0743c", 5: "#cfd4da", 6: "#f2bf3a", 7: "#ffffff"}
"""The edge of an adventurer's tile, by rank: the stronger, the brighter."""


LEAST_ICON = 12
TALLEST = 172.0
"""The most width of a tall tile."""
GAP = 8.0
"""Between the tiles of a party."""
NAME_MARGIN = 26.0
"""The width of a tile beyond that of the name on it, so that the name doesn't touch the frame."""


def _icons(trap: int, heal: int, magic: int, x: float, y: float, step: float) -> str:
    """The icons with their numbers, one every `step`; `x` is the left edge.

    If space is short, the drawings are smaller and the numbers are left out.
    """
    found = [(name, number) for name, number in (("key", trap), ("cross", heal), ("star", magic)) if number]
    size = min(30.0, step - 19)
    if size < LEAST_ICON:
        return "".join(
            style.icon(name, x + (index + 0.5) * step, y, min(30.0, step)) for index, (name, _) in enumerate(found)
        )
    return "".join(
        style.icon(name, x + index * step + size / 2, y, size)
        + text(x + index * step + size + 2, y, str(number), SMALLEST, CHALK)
        for index, (name, number) in enumerate(found)
    )


@cache
def arrival(card: str, x: float, y: float, width: float, height: float) -> str:
    """An adventurer who is on the way: bust, hit points, icons."""
    hero = HEROES[card]
    edge = RANK_EDGES.get(hero.rank, COIN)
    beside = 45.0
    bust = min(height - 8, width - beside - 4)
    name, number = next(
        ((name, number) for name, number in (("key", hero.trap), ("cross", hero.heal), ("star", hero.magic)) if number),
        ("", 0),
    )
    right = x + width - beside
    icon = style.icon(name, right + 11, y + height * 0.74, 22) if name else ""
    counted = text(right + 24, y + height * 0.74, str(number), SMALLEST, CHALK) if name else ""
    return (
        style.plate(x, y, width, height, VAULT, edge, 3)
        + emblems.placed(emblems.hero(hero.hero_class), x + 4 + bust / 2, y + height / 2 + 1, bust)
        + style.icon("heart", right + 11, y + height * 0.27, 22)
        + text(right + 24, y + height * 0.27, str(hero.hp), SMALLEST, BLOOD)
        + icon
        + counted
    )


def fighter(
    locale: Locale, hero: HeroView, x: float, y: float, width: float, height: float, *, marked: bool = False
) -> str:
    """Someone in line, as a tall tile: bust, hit points left, icons; the name if there is room for it."""
    named = height >= 190
    icons_shown = height >= 118
    head = 34.0 if named else 4.0
    foot = 74.0 if icons_shown else 36.0
    bust = min(width - 10, height - head - foot)
    parts = [_tile_of(hero, x, y, width, height)]
    if named:
        name = locale.say(f"hero-{hero.card}")
        parts.append(text(x + width / 2, y + 21, name, SMALLEST, CHALK, "middle", width - NAME_MARGIN))
    parts.append(_bust(hero, x + width / 2, y + head + (height - head - foot) / 2, bust))
    parts.append(_points(hero, x + width / 2, y + height - (56 if icons_shown else 18), width))
    if icons_shown:
        count = sum(1 for number in (hero.trap, hero.heal, hero.magic) if number)
        step = min(54.0, (width - 8) / max(1, count))
        first = x + width / 2 - count * step / 2 + 2
        parts.append(_icons(hero.trap, hero.heal, hero.magic, first, y + height - 21, step))
    parts.append(_wounds(hero.damage, x + width, y + head, height))
    if marked:
        parts.append(choosable(x, y, width, height))
    return "".join(parts)


def party(
    locale: Locale,
    line: Sequence[HeroView],
    at: tuple[float, float],
    size: tuple[float, float],
    marks: Collection[str],
    poisoned: str | None = None,
) -> str:
    """A line of adventurers, its front on the left: tall tiles or, where a name would be cut off, rows of wide ones."""
    each = min(TALLEST, size[0] / max(1, len(line)))
    if not _named(locale, line, each - GAP - NAME_MARGIN):
        return guests(locale, line, at, size, marks, poisoned)
    return _tiles(locale, line, at, (each, size[1]), len(line), fighter, marks, poisoned)


def guests(
    locale: Locale,
    line: Sequence[HeroView],
    at: tuple[float, float],
    size: tuple[float, float],
    marks: Collection[str],
    poisoned: str | None = None,
) -> str:
    """A line of adventurers as wide tiles, in as many rows as their names need; its front is first in the first row."""
    rows = rows_of(locale, line, size[0])
    columns = ceil(len(line) / rows)
    return _tiles(locale, line, at, (size[0] / columns, (size[1] + GAP) / rows - GAP), columns, guest, marks, poisoned)


def rows_of(locale: Locale, line: Sequence[HeroView], width: float) -> int:
    """In how many rows a line of that width is drawn as wide tiles with all names."""
    most = max((n for n in range(1, len(line) + 1) if _named(locale, line, width / n - GAP - NAME_MARGIN)), default=1)
    return ceil(len(line) / most)


def _tiles(
    locale: Locale,
    line: Sequence[HeroView],
    at: tuple[float, float],
    each: tuple[float, float],
    columns: int,
    drawn: Callable[..., str],
    marks: Collection[str],
    poisoned: str | None,
) -> str:
    wide, high = each
    parts = []
    for index, (hero, name) in enumerate(zip(line, hero_ids(line), strict=True)):
        x, y = at[0] + index % columns * wide, at[1] + index // columns * (high + GAP)
        parts.append(piece(f"hero-{hero.card}", drawn(locale, hero, x, y, wide - GAP, high, marked=name in marks)))
        if name == poisoned:
            parts.append(style.icon("poison", x + 22, y + 56, 36))
        parts.append(spot(name, hero_words(locale, hero), x, y, wide - GAP, high))
    return "".join(parts)


def _named(locale: Locale, line: Sequence[HeroView], room: float) -> bool:
    """Whether all names can be written in that much room."""
    names = (locale.say(f"hero-{hero.card}") for hero in line)
    return all(locale.width(name, SMALLEST) * NARROWEST <= room for name in names)


def guest(
    locale: Locale, hero: HeroView, x: float, y: float, width: float, height: float, *, marked: bool = False
) -> str:
    """Someone in line, as a wide tile: the name above, the bust on the left, hit points and icons on the right."""
    count = sum(1 for number in (hero.trap, hero.heal, hero.magic) if number)
    bust = min(height - (76 if count > 2 else 44), width * 0.46)
    right = x + bust + 10
    room = x + width - right - 4
    middle = right + room / 2
    step = min(52.0, room / max(1, count))
    parts = [
        _tile_of(hero, x, y, width, height),
        text(x + width / 2, y + 20, locale.say(f"hero-{hero.card}"), SMALLEST, CHALK, "middle", width - NAME_MARGIN),
        _bust(hero, x + 6 + bust / 2, y + height - bust / 2 - (40 if count > 2 else 4), bust),
        _points(hero, middle, y + max(48, height * 0.46), room),
    ]
    if count < 3:
        parts.append(
            _icons(hero.trap, hero.heal, hero.magic, middle - count * step / 2, y + max(76, height * 0.76), step)
        )
    else:
        parts.append(_icons(hero.trap, hero.heal, hero.magic, x + 8, y + height - 20, (width - 12) / 3))
    parts.append(_wounds(hero.damage, x + bust + 8, y + 40, height))
    if marked:
        parts.append(choosable(x, y, width, height))
    return "".join(parts)


def _tile_of(hero: HeroView, x: float, y: float, width: float, height: float) -> str:
    edge = COIN if hero.hero_class == "paladin" else PLATE
    return style.plate(x, y, width, height, VAULT, edge, 3)


def _bust(hero: HeroView, x: float, y: float, size: float) -> str:
    drawn = emblems.placed(emblems.hero(hero.hero_class), x, y, size)
    return group(drawn, opacity=0.35) if hero.hidden else drawn


def _points(hero: HeroView, middle: float, y: float, room: float) -> str:
    """A heart and the hit points left; with the full number if some are lost. Both are within `room`."""
    left = hero.hp - hero.damage
    points = f"{left}/{hero.hp}" if hero.damage and room >= 84 else str(left)
    inside = room - 4
    wide = width_of(points, SMALLEST)
    heart = max(float(LEAST_ICON), min(30.0, inside - wide))
    wide = min(wide, max(inside - heart, SMALLEST))
    start = middle - (wide + heart) / 2
    ink = BLOOD if hero.damage else CHALK
    number = text(start + heart, y, points, SMALLEST, ink, "start", wide)
    return style.icon("heart", start + heart / 2 - 1, y, heart - 2) + number


@cache
def _wounds(damage: int, right: float, y: float, height: float) -> str:
    """A scratch for each damage counter, along the right edge from `y` down."""
    most = max(1, int((height - 80) / 12))
    return "".join(
        stroke(f"M{right - 8:g} {y + 6 + index * 12:g}l-15 9", "#ff4636", 6) for index in range(min(damage, most))
    )


def beast(creature: CreatureView, x: float, y: float, size: float, count: int = 1) -> str:
    """A creature in a lair: asleep if it has fallen, lit if it is deployed; with the number of equal ones."""
    parts = []
    if creature.deployed:
        parts.append(style.plate(x, y, size, size, "#5a3f22", COIN, 3))
    drawn = emblems.placed(emblems.creature(creature.kind), x + size / 2, y + size / 2, size * 0.86)
    if creature.fallen:
        drawn = f'<g transform="rotate(-90 {x + size / 2:g} {y + size / 2:g})" opacity="0.5">{drawn}</g>'
        drawn += style.icon("zzz", x + size * 0.78, y + size * 0.2, size * 0.4)
    parts.append(drawn)
    if count > 1:
        parts.append(text(x + size + 2, y + size * 0.66, f"×{count}", SMALLEST, CHALK))
    return "".join(parts)


@cache
def cost(kind: str, x: float, y: float, size: float) -> str:
    """The cost of a creature, as small icons that end at `x`."""
    price = CREATURES[kind].cost
    names = (
        ["gold"] * price.gold
        + ["food"] * price.food
        + ["evil"] * price.evil
        + ["trap"] * price.trap
        + ["monster"] * price.monster
    )
    return "".join(
        style.icon(name, x - (len(names) - index - 0.5) * size, y, size * 0.95) for index, name in enumerate(names)
    )
