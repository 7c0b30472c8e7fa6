"""A panel for each lord at the foot of the board: the dungeon, the supplies, who stands before the gate."""

from __future__ import annotations

from typing import NamedTuple

from games.dungeon_lords.pictures import dungeon, people, style
from games.dungeon_lords.pictures.stock import stock
from games.dungeon_lords.pictures.words import Locale, lord_lines, party_line, prison_line
from games.dungeon_lords.rules.view import DungeonLordsView, LordView
from pictures.kit import player_name
from pictures.states import stands_out
from pictures.svg import Point, group, piece, spot, spread
from rules.messages import Seat

GAP = 6
HEAD, ROW = 36.0, 29.0
"""The heights of the name and of a row of supplies."""
LAIR = 54.0
"""The height of the creatures."""
SMALL_PARTY, SMALL_ROW = 30.0, 23.5
"""The heights of a party and of a row of supplies where there is little room."""
GRID, SMALL_GRID = 0.38, 0.26
"""The shares of the width for a dungeon next to the supplies, and next to many of these."""
PARTY = 76.0
"""The most height of the party before the gate."""


def panels(view: DungeonLordsView, locale: Locale, width: float, height: float) -> str:
    """All lords side by side from the origin."""
    panel_width = (width - GAP * (view.seats - 1)) / view.seats
    shown = (panel(view, locale, seat, panel_width, height) for seat in range(view.seats))
    return spread(shown, panel_width + GAP)


class _Layout(NamedTuple):
    """Where the parts of a panel lie: supplies and lair next to the dungeon, or below it (`stacked`)."""

    width: float
    height: float
    stacked: bool
    narrow: bool
    """Whether a party has no room next to the dungeon."""
    cell: float
    """The size of the squares of the dungeon."""
    grid: Point
    grid_foot: float
    supplies: Point


def _layout(width: float, height: float, share: float = GRID) -> _Layout:
    """The layout of a panel of this size: stacked if it is high enough for everything below each other.

    `share`: of the width for the dungeon, next to which the supplies are.
    """
    stacked, narrow = height > 200, width < 250
    if stacked:
        across, below = width - 16, 3 * ROW + PARTY + LAIR + (32 if narrow else 10)
    else:
        across, below = width * share - 10, SMALL_PARTY + 8 if narrow else 8
    cell = min(across / dungeon.COLUMNS, (height - HEAD - below) / dungeon.ROWS)
    grid_width, grid_foot = cell * dungeon.COLUMNS, HEAD + cell * dungeon.ROWS
    grid = ((width - grid_width) / 2 if stacked else 8, HEAD)
    supplies = (8.0, grid_foot + 8) if stacked else (16 + grid_width, HEAD)
    return _Layout(width, height, stacked, narrow, cell, grid, grid_foot, supplies)


def panel(view: DungeonLordsView, locale: Locale, seat: Seat, width: float, height: float) -> str:
    """One lord: the dungeon, supplies and lair at the right of it or below it, the party at the foot."""
    lord, layout = view.lords[seat], _layout(width, height)
    fights = view.battle is not None and view.battle.seat == seat
    supplies = _supplies(locale, lord, layout)
    if not layout.stacked and supplies.foot + (SMALL_PARTY if lord.line else 0) > height:
        layout = _layout(width, height, SMALL_GRID)
        supplies = _supplies(locale, lord, layout, cramped=True)
    parts = [
        style.plate(width, height, mine=stands_out(seat, view.seat, turn=fights)),
        _head(view, locale, seat, width),
        group(dungeon.draw(view, locale, seat, layout.cell), at=layout.grid),
        spot(f"lord-{seat}", " ".join(lord_lines(view, locale, seat)), 0, 0, width, height),
    ]
    parts.append(supplies.drawn)
    above = supplies.foot
    if layout.stacked and lord.lair:
        parts.append(group(_lair(lord, width - 16), at=(8, above)))
        above += LAIR
    if lord.line:
        parts.append(_party(locale, lord, seat, layout, above, supplies.end))
    return "".join(parts)


def _party(locale: Locale, lord: LordView, seat: Seat, layout: _Layout, above: float, supplies_end: float) -> str:
    """The party at the foot of a panel, below what ends at height `above`, or after the end of the last supplies.

    Next to the dungeon only if there is no room below it for all its numbers.
    """
    x, rows, most = 8.0, 1, layout.height
    if layout.stacked:
        rows = 2 if layout.narrow and len(lord.line) > 2 else 1
    elif (below := layout.height - max(above, layout.grid_foot) - 4) >= people.NUMBERED:
        most = below
    elif layout.narrow:
        most = SMALL_PARTY
    else:
        x = layout.supplies[0]
    height = min(PARTY * rows, layout.height - above - 4, most)
    if height < SMALL_ROW:  # the prison has a row of its own
        x, height = supplies_end, SMALL_PARTY
    y, room = layout.height - height - 3, layout.width - x - 8
    drawn, _ = people.party(locale, lord.line, height / rows, room, rows=rows, moving=True)
    return group(drawn, at=(x, y)) + spot(f"party-{seat}", party_line(locale, lord), x, y, room, height)


class Supplies(NamedTuple):
    """Supplies as drawn, the right end of the last one, and the height at which the next row would begin."""

    drawn: str
    end: float
    foot: float


def _supplies(locale: Locale, lord: LordView, layout: _Layout, *, cramped: bool = False) -> Supplies:
    """The supplies in rows, which begin at the left edge of the panel below the dungeon; `cramped`: closer together."""
    left, top = layout.supplies
    size, gap, step = (23.0, 5.0, SMALL_ROW) if cramped else (26.0, 8.0, ROW)
    parts, x, y = [], left, top + step / 2 - (2 if cramped else 0)
    for sign, number in stock(lord, "gold", "food", "imp", "trap", "monster", "notice", "prison"):
        drawn, supply_width = style.amounts([(sign, number)], size, 0)
        if x + supply_width > layout.width - 4:
            y += step
            left = 8 if y - step / 2 > layout.grid_foot else left
            x = left
        parts.append(group(prison(locale, lord, size) if sign == "prison" else drawn, at=(x, y)))
        x += supply_width + gap
    return Supplies("".join(parts), x, y + step / 2 + (0 if cramped else 3))


def prison(locale: Locale, lord: LordView, size: float = 26) -> str:
    """The number of prisoners with a sign of this size, which is also the place of the last one who was captured."""
    if not lord.prison:
        return ""
    drawn, width = style.amounts([("prison", str(len(lord.prison)))], size)
    return drawn + spot(lord.prison[-1], prison_line(locale, lord), 0, -ROW / 2, width, ROW)


def _head(view: DungeonLordsView, locale: Locale, seat: Seat, width: float) -> str:
    """Sign, name, and whether this lord starts, is ready, or has unpaid notices."""
    badges, badges_width = standing_badges(view, seat, 28, 6)
    return (
        style.sign(view.lords[seat].colour, 24, HEAD / 2, 30)
        + player_name(44, HEAD / 2 + 1, locale.player(seat), width - 56 - badges_width)
        + group(badges, at=(width - badges_width - 8, HEAD / 2))
    )


def standing_badges(view: DungeonLordsView, seat: Seat, size: float, gap: float) -> tuple[str, float]:
    """The badges of a lord who starts (not in the training) and of one who is ready, and their width."""
    shown = (("token", view.starter == seat and view.training is None), ("check", view.lords[seat].ready))
    return style.amounts([(sign, "") for sign, holds in shown if holds], size, gap)


def _lair(lord: LordView, room: float) -> str:
    """The creatures of a lair in a row from the origin, overlapping if there are many."""
    step = min(60.0, room / len(lord.lair))
    return "".join(
        piece(f"creature-{creature.kind}", group(people.beast(creature, 50), at=(index * step, 0)))
        for index, creature in enumerate(lord.lair)
    )
