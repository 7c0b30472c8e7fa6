"""A panel for each lord at the foot of the board: the dungeon, the supplies, who stands before the gate."""

from __future__ import annotations

from collections import Counter

from games.dungeon_lords.pictures import dungeon, emblems, people, style
from games.dungeon_lords.pictures.stock import stock
from games.dungeon_lords.pictures.style import ACCENT, PLATE, ROCK
from games.dungeon_lords.pictures.words import Locale, in_combat, lord_lines, party_line, prison_line
from games.dungeon_lords.rules.view import CreatureView, DungeonLordsView, LordView
from pictures.kit import SMALLEST
from pictures.svg import NARROWEST, piece, rect, spot, text, width_of
from pictures.tokens import CHALK, INK, MIST
from rules.messages import Seat

GAP = 6
WIDE = 400
"""From this width on a panel has the dungeon on the left and everything else next to it."""


NOTICE = 44
"""The room for the sign and number of unpaid notices."""
SMALL_PARTY = 100
"""If the height is less than this, the party is shown small."""


def row(view: DungeonLordsView, locale: Locale, left: float, top: float, width: float, height: float) -> str:
    """All lords side by side."""
    each = (width - GAP * (view.seats - 1)) / view.seats
    return "".join(
        panel(view, locale, seat, left + seat * (each + GAP), top, each, height) for seat in range(view.seats)
    )


def block(view: DungeonLordsView, locale: Locale, left: float, top: float, width: float, height: float) -> str:
    """All lords two by two."""
    wide, high = (width - GAP) / 2, (height - GAP) / 2
    if view.seats == 2:
        high = height
    return "".join(
        panel(view, locale, seat, left + seat % 2 * (wide + GAP), top + seat // 2 * (high + GAP), wide, high)
        for seat in range(view.seats)
    )


def panel(view: DungeonLordsView, locale: Locale, seat: Seat, x: float, y: float, width: float, height: float) -> str:
    """One lord."""
    lord = view.lords[seat]
    fighting = view.battle is not None and view.battle.seat == seat
    parts = [style.plate(x, y, width, height, ROCK, CHALK if fighting else PLATE, 4 if fighting else 2)]
    parts.append(_head(view, locale, seat, x, y, width))
    top = y + 44
    if width >= WIDE:
        cell = min((height - 54) / dungeon.ROWS, (width - 240) / dungeon.COLUMNS)
        parts.append(dungeon.draw(view, locale, seat, (x + 12, top + 2), cell))
        right = x + 12 + cell * dungeon.COLUMNS + 12
        parts.append(_wide(view, locale, lord, right, top, x + width - right - 6, y + height - top - 6))
        parts.append(_spots(view, locale, seat, (x, y, width, height), (right, height - 50 - 68)))
        return "".join(parts)
    party = 44.0
    body = height - party - 54
    cell = min(body / dungeon.ROWS, (width - 132) / dungeon.COLUMNS)
    parts.append(dungeon.draw(view, locale, seat, (x + 12, top + 2), cell))
    right = x + 12 + cell * dungeon.COLUMNS + 8
    parts.append(_few_supplies(lord, right, top, x + width - right - 2, body))
    parts.append(_party(locale, lord, x + 8, y + height - party - 4, width - 16, party))
    parts.append(_spots(view, locale, seat, (x, y, width, height), (x, party + 4)))
    return "".join(parts)


def _spots(
    view: DungeonLordsView,
    locale: Locale,
    seat: Seat,
    panel: tuple[float, float, float, float],
    party: tuple[float, float],
) -> str:
    """A lord's panel: supplies and dungeon, and who stands before the gate, at `party` (left edge and height)."""
    x, y, width, height = panel
    left, high = party
    lord = view.lords[seat]
    supplies, *facts = lord_lines(view, locale, seat)
    parts = [spot(f"lord-{seat}", " ".join([supplies, *facts]), x, y, width, height)]
    if lord.line or lord.prison:
        parts.append(spot(f"party-{seat}", party_line(locale, lord), left, y + height - high, x + width - left, high))
    return "".join(parts)


def _head(view: DungeonLordsView, locale: Locale, seat: Seat, x: float, y: float, width: float) -> str:
    """Sign, name, unpaid notices, the starting player's token, and whether this lord is ready.

    The tick of those who are ready is on the sign if the name next to it would be cut off otherwise.
    """
    lord = view.lords[seat]
    name = locale.player(seat)
    right = x + width - 22
    parts = [style.sign(lord.colour, x + 25, y + 23, 32)]
    taken = 40 + 36 + (38 if view.starter == seat else 0) + (NOTICE if lord.notices else 0)
    if lord.ready and locale.width(name, SMALLEST) * NARROWEST > right - x - taken:
        parts.append(style.icon("check", x + 34, y + 31, 26))
    elif lord.ready:
        parts.append(style.icon("check", right, y + 23, 32))
        right -= 36
    if view.starter == seat:
        parts.append(style.icon("token", right, y + 23, 34))
        right -= 38
    if lord.notices:
        parts.append(style.icon("notice", right - 16, y + 23, 30))
        parts.append(text(right + 2, y + 23, str(lord.notices), SMALLEST, CHALK))
        right -= NOTICE
    parts.append(text(x + 43, y + 23, name, SMALLEST, CHALK, "start", right - x - 24))
    return "".join(parts)


def _few_supplies(lord: LordView, x: float, y: float, width: float, height: float) -> str:
    """The supplies in a narrow panel: gold and food, imps, traps and creatures.

    If there is no room for the traps held and those still to be drawn, their sum is shown, in another colour.
    """
    step = height / 3
    shown = stock(lord, "gold", "food", "imp", "trap", "monster")
    numbers = 32 + max(width_of(number, SMALLEST) for name, number in shown if name in ("gold", "trap"))
    second = max(width / 2, min(numbers + 4, width - 32 - SMALLEST))
    places = ((0, 0), (1, 0), (0, 1), (0, 2), (1, 2))
    parts = []
    for (name, number), (column, row) in zip(shown, places, strict=True):
        left, middle = x + column * second, y + (row + 0.5) * step
        room = (second - 2 if name in ("gold", "trap") else width - column * second) - 32
        due = name == "trap" and lord.traps_due
        if due and width_of(number, SMALLEST) * NARROWEST > room:
            number = str(lord.trap_count + lord.traps_due)
        parts.append(style.icon(name, left + 15, middle, 29))
        parts.append(text(left + 32, middle, number, SMALLEST, ACCENT if due else CHALK, "start", room))
    return "".join(parts)


def _supplies(locale: Locale, lord: LordView, x: float, y: float, width: float, columns: int, step: float) -> str:
    """Gold, food, free imps out of all, traps, creatures, prisoners."""
    each = width / columns
    jail = captive(locale, lord, x + 5 % columns * each + 16, y + 5 // columns * step)
    return jail + "".join(
        style.icon(name, x + index % columns * each + 16, y + index // columns * step, 30)
        + text(
            x + index % columns * each + 34, y + index // columns * step, number, SMALLEST, CHALK, "start", each - 34
        )
        for index, (name, number) in enumerate(stock(lord, "gold", "food", "imp", "trap", "monster", "prison"))
    )


def _party(locale: Locale, lord: LordView, x: float, y: float, width: float, height: float) -> str:
    """The party before the gate, small: bust and hit points left."""
    shown = lord.line[:5]
    jail = 62.0
    each = min(72.0, (width - jail) / max(3, len(shown)))
    size = min(60.0, each - 2)
    parts = []
    for index, hero in enumerate(shown):
        left = str(hero.hp - hero.damage)
        at = x + index * each
        bust = emblems.placed(emblems.hero(hero.hero_class), at + size / 2, y + height / 2 - 2, size)
        parts.append(piece(f"hero-{hero.card}", bust))
        wide = 24.0 if len(left) < 2 else 40.0
        badge = at + size - wide / 2 + 2
        fill, ink = ("#8f1f1a", "#ffe9d0") if hero.damage else (INK, CHALK)
        parts.append(rect(badge - wide / 2, y + height - 32, wide, 32, fill, 9, stroke=PLATE, stroke_width=2))
        parts.append(text(badge, y + height - 16, left, SMALLEST, ink, "middle"))
    parts.append(prison(locale, lord, x + width - jail + 22, y + height / 2))
    return "".join(parts)


def prison(locale: Locale, lord: LordView, x: float, y: float) -> str:
    """The number of prisoners."""
    number = text(x + 20, y, str(len(lord.prison)), SMALLEST, CHALK if lord.prison else MIST)
    return style.icon("prison", x, y, 34) + number + captive(locale, lord, x, y)


def captive(locale: Locale, lord: LordView, x: float, y: float) -> str:
    """The place of the last one who was captured, over the number of prisoners."""
    return spot(lord.prison[-1], prison_line(locale, lord), x - 20, y - 20, 62, 40) if lord.prison else ""


def _wide(
    view: DungeonLordsView, locale: Locale, lord: LordView, x: float, y: float, width: float, height: float
) -> str:
    """Supplies in a row of three or four, the party as tiles, and the lair if there is room."""
    columns = 4 if width >= 280 else 3
    parts = [_supplies(locale, lord, x, y + 14, width, columns, 34)]
    below = y + 68
    tall = y + height - below
    if tall < SMALL_PARTY:
        parts.append(_party(locale, lord, x, below + (tall - 48) / 2, width, 48))
        return "".join(parts)
    if in_combat(view) and tall >= 200:
        parts.append(lair_row(lord, x, y + height - 60, width, 54))
        tall -= 66
    each = min(84.0, (width - 6) / max(4, len(lord.line)))
    high = min(tall, 150.0)
    for index, hero in enumerate(lord.line):
        drawn = people.fighter(locale, hero, x + index * each, below + (tall - high) / 2, each - 6, high)
        parts.append(piece(f"hero-{hero.card}", drawn))
    if not lord.line:
        key = "picture-safe" if in_combat(view) else "picture-nobody"
        parts.append(text(x + 4, below + tall / 2, locale.say(key), SMALLEST, MIST, "start", width - 8))
    return "".join(parts)


def lair_row(lord: LordView, x: float, y: float, width: float, size: float) -> str:
    """The creatures of a lair in a row, equal ones grouped."""
    kinds = Counter((creature.kind, creature.fallen, creature.deployed) for creature in lord.lair)
    step = min(size + 40, width / max(1, len(kinds)))
    parts = []
    for index, ((kind, fallen, deployed), count) in enumerate(kinds.items()):
        creature = CreatureView(kind=kind, fallen=fallen, deployed=deployed, mood=None)
        parts.append(piece(f"creature-{kind}", people.beast(creature, x + index * step, y, min(size, step), count)))
    return "".join(parts)
