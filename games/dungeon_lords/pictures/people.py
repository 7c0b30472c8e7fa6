"""Adventurers and creatures: busts with hit points and icons for adventurers, cost and state for creatures."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import NamedTuple

from games.dungeon_lords.pictures import emblems, style
from games.dungeon_lords.pictures.dungeon import in_lines
from games.dungeon_lords.pictures.words import Locale, hero_line
from games.dungeon_lords.rules.combat.lines import hero_ids
from games.dungeon_lords.rules.components import CREATURES
from games.dungeon_lords.rules.view import CreatureView, HeroView
from pictures.kit import SMALLEST
from pictures.states import choosable
from pictures.svg import group, piece, spot, text
from pictures.tokens import CHALK
from pictures.typefaces import TITLE

LINES = 26.0
"""From one line of numbers next to a bust to the next."""
NUMBERED = 46
"""The height from which on a bust has two lines of numbers."""
LEAST_BUST, MOST_BUST = 20.0, 150.0
NAME = 32.0
"""The height of a line of a name."""
COLUMN_GAP = 8.0
"""Between fighters next to each other."""
ROW_GAP = 6.0
"""From one row of fighters to the next."""
OVER_BUST = 12.0
"""The room above a fighter's bust."""
UNDER_BUST = 4.0
"""The room between it and the name."""
UNDER_NAME = 8.0
"""The room below the name."""
BESIDE_BUST = 6.0
"""The room between a fighter's bust and its numbers."""
SIDES = 16.0
"""The least room on both sides of the two together."""
NEAR, FAR = 27.0, 38.0
"""From one line of a fighter's numbers to the next, at least and at most."""
POISON = 34.0
"""The size of the sign of a poisoned fighter."""


def _numbers(hero: HeroView, *, whole: bool = False) -> list[tuple[str, str]]:
    """Hit points left and icons, as signs with numbers; `whole`: wounded ones with their full hit points."""
    icons = (("key", hero.trap), ("cross", hero.heal), ("star", hero.magic))
    left = f"{hero.hp - hero.damage}/{hero.hp}" if whole and hero.damage else str(hero.hp - hero.damage)
    return [("wound" if hero.damage else "heart", left), *((name, str(number)) for name, number in icons if number)]


def standing(hero: HeroView, height: float, bust: float) -> tuple[str, float]:
    """Someone from the origin as a bust of that size with numbers at the right; and the width of both."""
    numbers = _numbers(hero)
    drawn = _bust(hero, bust / 2, height / 2, bust)
    width = bust + 2
    if height < NUMBERED:
        _, hit_points = numbers[0]
        ink = style.MOOD.second if hero.damage else CHALK
        drawn += text(width, height / 2 + 1, hit_points, SMALLEST, ink, face=TITLE)
        return drawn, width + 18.0 * len(hit_points)
    for first in range(0, len(numbers), 2):
        column = [style.amounts([number], 22) for number in numbers[first : first + 2]]
        for row, (amount, _) in enumerate(column):
            drawn += group(amount, at=(width, height / 2 + (row - 0.5) * LINES))
        width += max(amount_width for _, amount_width in column) + 6
    return drawn, width


def party(
    locale: Locale,
    heroes: Sequence[HeroView],
    height: float,
    room: float,
    marks: Collection[str] = (),
    *,
    rows: int = 1,
    moving: bool = False,
) -> tuple[str, float]:
    """Adventurers in rows of that height from the origin, the first at the left, and the width of the longest row.

    `moving`: on the board, whose pieces move on the page.
    """
    columns = max(1, -(-len(heroes) // rows))
    gap = 0.0 if moving else 8.0
    drawn_height, bust = _size_in_rows(heroes, columns, height, room, gap)
    parts, x, longest = [], 0.0, 0.0
    for index, (hero, id) in enumerate(zip(heroes, hero_ids(heroes), strict=True)):
        figure, width = standing(hero, drawn_height, bust)
        x = 0.0 if index % columns == 0 else x
        y = index // columns * height
        lit = choosable(x - 4, y, width + gap - 2, height, 8, 1) if id in marks else ""
        drawn = group(figure, at=(x, y + (height - drawn_height) / 2))
        parts.append(lit + (piece(f"hero-{hero.card}", drawn) if moving else drawn))
        parts.append(spot(id, hero_line(locale, hero), x, y, width - 2, height))
        x += width + gap
        longest = max(longest, x)
    return "".join(parts), longest


def _size_in_rows(
    heroes: Sequence[HeroView], columns: int, height: float, room: float, gap: float
) -> tuple[float, float]:
    """The height in which adventurers are drawn, and the size of their busts, so that no row is wider than the room.

    If the busts would be too small, only hit points are next to them.
    """
    for drawn_height in (height, min(height, NUMBERED - 1.0)):
        widths = [standing(hero, drawn_height, drawn_height)[1] + gap for hero in heroes]
        row_widths = (sum(widths[first : first + columns]) for first in range(0, len(heroes), columns))
        bust = drawn_height - max(0, max(row_widths, default=0) - room) / columns
        if bust >= LEAST_BUST:
            break
    return drawn_height, max(LEAST_BUST, bust)


class _Figure(NamedTuple):
    """The measures of each fighter of a party: its width, the left edge and the size of its bust."""

    width: float
    left: float
    bust: float

    @property
    def foot(self) -> float:
        """The lower edge of the bust."""
        return OVER_BUST + self.bust


def fighters(
    locale: Locale,
    heroes: Sequence[HeroView],
    size: tuple[float, float],
    columns: int,
    marks: Collection[str],
    poisoned: str | None,
) -> str:
    """A party in a battle with names and all numbers, its front first, in rows of `columns` from the origin."""
    rows = -(-len(heroes) // columns)
    column = size[0] / columns
    width = column - COLUMN_GAP
    names = [in_lines(locale.say(f"hero-{hero.card}"), width - 8) for hero in heroes]
    numbers = [_in_rows(_numbers(hero, whole=True)) for hero in heroes]
    numbers_width = max((across for signs in numbers for _, across in signs), default=0)
    around = OVER_BUST + UNDER_BUST + NAME * max(map(len, names)) + UNDER_NAME
    bust = min(size[1] / rows - around, width - numbers_width - (BESIDE_BUST + SIDES), MOST_BUST)
    figure = _Figure(width, (width - bust - BESIDE_BUST - numbers_width) / 2, bust)
    row_height = bust + around
    top = (size[1] - rows * row_height) / 2
    parts = []
    for index, (hero, id) in enumerate(zip(heroes, hero_ids(heroes), strict=True)):
        lit = choosable(0, 0, width, row_height - ROW_GAP) if id in marks else ""
        poison = style.icon("poison", figure.left + 14, figure.foot - 10, POISON) if id == poisoned else ""
        drawn = lit + _fighter(hero, figure, numbers[index]) + poison + _fighter_name(figure, names[index])
        x, y = index % columns * column, top + index // columns * row_height
        parts.append(piece(f"hero-{hero.card}", group(drawn, at=(x, y))))
        parts.append(spot(id, hero_line(locale, hero), x, y, width, row_height - ROW_GAP))
    return "".join(parts)


def _fighter(hero: HeroView, figure: _Figure, numbers: Sequence[tuple[str, float]]) -> str:
    """A bust with its numbers at the right, as rows with their widths."""
    middle, right = OVER_BUST + figure.bust / 2, figure.left + figure.bust + BESIDE_BUST
    drawn = _bust(hero, figure.left + figure.bust / 2, middle, figure.bust)
    step = min(FAR, max(NEAR, figure.bust / len(numbers)))
    for row, (amounts, _) in enumerate(numbers):
        drawn += group(amounts, at=(right, middle + step * (row - (len(numbers) - 1) / 2)))
    return drawn


def _fighter_name(figure: _Figure, lines: Sequence[str]) -> str:
    """The lines of a fighter's name below the bust."""
    middle, below = figure.width / 2, figure.foot + UNDER_BUST
    return "".join(
        text(middle, below + NAME * (row + 0.5), words, SMALLEST, CHALK, "middle", figure.width - 8, TITLE)
        for row, words in enumerate(lines)
    )


def _in_rows(numbers: list[tuple[str, str]]) -> list[tuple[str, float]]:
    """Signs with numbers as at most three rows, each with its width: the second has two if there are four."""
    rows = [numbers[:1], numbers[1:3], numbers[3:]] if len(numbers) > 3 else [[number] for number in numbers]
    return [style.amounts(row, 28 if len(row) == 1 else 24, 4) for row in rows]


def _bust(hero: HeroView, x: float, y: float, size: float) -> str:
    drawn = emblems.place(emblems.ADVENTURERS[hero.hero_class], x, y, size)
    return group(drawn, opacity=0.35) if hero.hidden else drawn


def beast(creature: CreatureView, size: float) -> str:
    """A creature in a lair at the origin: asleep if it has fallen, on a plate if it fights."""
    ground = style.plate(size, size, style.DARK_EARTH, mine=True) if creature.deployed else ""
    drawn = emblems.place(emblems.CREATURES[creature.kind], size / 2, size / 2, size * 0.9)
    if creature.fallen:
        drawn = f'<g transform="rotate(-90 {size / 2:g} {size / 2:g})" opacity="0.5">{drawn}</g>'
        drawn += style.icon("zzz", size * 0.78, size * 0.2, size * 0.4)
    return ground + drawn


@cache
def cost(kind: str, x: float, y: float, size: float) -> str:
    """The cost of a creature, as small icons that end at `x`."""
    price = CREATURES[kind].cost
    names: list[str] = []
    for name in ("gold", "food", "evil", "trap", "monster"):
        names += [name] * getattr(price, name)
    return "".join(
        style.icon(name, x - (len(names) - index - 0.5) * size, y, size * 0.95) for index, name in enumerate(names)
    )
