"""A panel for each lord at the foot of the board: the dungeon, the supplies, who stands before the gate."""

from __future__ import annotations

from typing import NamedTuple

from games.dungeon_lords.pictures import dungeon, people, style
from games.dungeon_lords.pictures.stock import stock
from games.dungeon_lords.pictures.words import Locale, lord_lines, party_line, prison_line
from games.dungeon_lords.rules.view import DungeonLordsView, LordView
from pictures.kit import SMALLEST
from pictures.states import stands_out
from pictures.svg import NARROWEST, group, piece, spot, spread, text, width_of
from pictures.tokens import CHALK
from pictures.typefaces import BODY, TITLE
from rules.messages import Seat

GAP = 6
HEAD, ROW = 36.0, 29.0
"""The heights of the name and of a row of supplies."""
LAIR = 54.0
"""The height of the creatures."""
SMALL_PARTY, SMALL_ROW = 30.0, 23.5
"""The heights of a party and of a row of supplies where there is little room."""
PARTY = 76.0
"""The most height of the party before the gate."""


def panels(view: DungeonLordsView, locale: Locale, width: float, height: float) -> str:
    """All lords side by side from the origin."""
    panel_width = (width - GAP * (view.seats - 1)) / view.seats
    shown = (panel(view, locale, seat, panel_width, height) for seat in range(view.seats))
    return spread(shown, panel_width + GAP)


def panel(view: DungeonLordsView, locale: Locale, seat: Seat, width: float, height: float) -> str:
    """One lord: the dungeon, supplies and lair at the right of it or below it (`stacked`), the party at the foot."""
    lord = view.lords[seat]
    stacked, narrow = height > 200, width < 250
    fights = view.battle is not None and view.battle.seat == seat
    cell = _cell(width, height, stacked=stacked, narrow=narrow)
    across, down = cell * dungeon.COLUMNS, cell * dungeon.ROWS
    left, top = (8.0, HEAD + down + 8) if stacked else (16 + across, HEAD)
    grid = dungeon.draw(view, locale, seat, cell)
    parts = [
        style.plate(width, height, mine=stands_out(seat, view.seat, turn=fights)),
        _head(view, locale, seat, width),
        group(grid, at=((width - across) / 2 if stacked else 8, HEAD)),
        spot(f"lord-{seat}", " ".join(lord_lines(view, locale, seat)), 0, 0, width, height),
    ]
    grid_end = left, HEAD + down
    supplies = _supplies(locale, lord, top, grid_end, width)
    if not stacked and supplies.foot + (SMALL_PARTY if lord.line else 0) > height:
        supplies = _supplies(locale, lord, top - 2, grid_end, width, cramped=True)
    parts.append(supplies.drawn)
    above = supplies.foot
    if stacked and lord.lair:
        parts.append(group(_lair(lord, width - 16), at=(8, above)))
        above += LAIR
    if lord.line:
        x = 8.0 if stacked or narrow else left
        rows = 2 if stacked and narrow and len(lord.line) > 2 else 1
        party_height = min(PARTY * rows, height - above - 4, height if stacked or not narrow else SMALL_PARTY)
        if party_height < SMALL_ROW:  # the prison has a row of its own
            x, party_height = supplies.end, SMALL_PARTY
        y, room = height - party_height - 3, width - x - 8
        party, _ = people.party(locale, lord.line, party_height / rows, room, rows=rows, moving=True)
        parts.append(group(party, at=(x, y)))
        parts.append(spot(f"party-{seat}", party_line(locale, lord), x, y, room, party_height))
    return "".join(parts)


def _cell(width: float, height: float, *, stacked: bool, narrow: bool) -> float:
    """The size of the squares of the dungeon, above the supplies or next to them."""
    if stacked:
        below = 3 * ROW + PARTY + 22 * narrow + LAIR + 10
        return min((width - 16) / dungeon.COLUMNS, (height - HEAD - below) / dungeon.ROWS)
    return min((height - HEAD - 8 - SMALL_PARTY * narrow) / dungeon.ROWS, (width * 0.38 - 10) / dungeon.COLUMNS)


class Supplies(NamedTuple):
    """Supplies as drawn, the right end of the last one, and the height at which the next row would begin."""

    drawn: str
    end: float
    foot: float


def _supplies(
    locale: Locale, lord: LordView, top: float, grid_end: tuple[float, float], width: float, *, cramped: bool = False
) -> Supplies:
    """The supplies from height `top` on.

    `grid_end`: the right and the lower edge of the dungeon; below it, rows begin at the left edge of the panel.
    `cramped`: everything closer together.
    """
    left, under = grid_end
    size, gap, step = (23.0, 5.0, SMALL_ROW) if cramped else (26.0, 8.0, ROW)
    parts, x, y = [], left, top + step / 2
    for sign, number in stock(lord, "gold", "food", "imp", "trap", "monster", "notice", "prison"):
        drawn, supply_width = style.amounts([(sign, number)], size, 0)
        if x + supply_width > width - 4:
            y += step
            left = 8 if y - step / 2 > under else left
            x = left
        parts.append(group(prison(locale, lord) if sign == "prison" else drawn, at=(x, y)))
        x += supply_width + gap
    return Supplies("".join(parts), x, y + step / 2 + (0 if cramped else 3))


def prison(locale: Locale, lord: LordView) -> str:
    """The number of prisoners, which is also the place of the last one who was captured."""
    if not lord.prison:
        return ""
    drawn, width = style.amounts([("prison", str(len(lord.prison)))], 26)
    return drawn + spot(lord.prison[-1], prison_line(locale, lord), 0, -ROW / 2, width, ROW)


def _head(view: DungeonLordsView, locale: Locale, seat: Seat, width: float) -> str:
    """Sign, name, and whether this lord starts, is ready, or has unpaid notices."""
    lord = view.lords[seat]
    shown = (("token", view.starter == seat), ("check", lord.ready))
    badges, badges_width = style.amounts([(name, "") for name, holds in shown if holds], 28, 6)
    room = width - 46 - badges_width - 10
    name = locale.player(seat)
    face = TITLE if width_of(name, SMALLEST, TITLE) * NARROWEST <= room else BODY
    return (
        style.sign(lord.colour, 24, HEAD / 2, 30)
        + text(44, HEAD / 2 + 1, name, SMALLEST, CHALK, "start", room, face)
        + group(badges, at=(width - badges_width - 8, HEAD / 2))
    )


def _lair(lord: LordView, room: float) -> str:
    """The creatures of a lair in a row from the origin, overlapping if there are many."""
    step = min(60.0, room / len(lord.lair))
    return "".join(
        piece(f"creature-{creature.kind}", group(people.beast(creature, 50), at=(index * step, 0)))
        for index, creature in enumerate(lord.lair)
    )
