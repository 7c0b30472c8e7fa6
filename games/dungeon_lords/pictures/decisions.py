"""The subject of a question as a picture of its own: areas, the player's own dungeon, offers, or creatures."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from games.dungeon_lords.pictures import areas, bar, dungeon, emblems, people, style
from games.dungeon_lords.pictures.stock import stock
from games.dungeon_lords.pictures.style import NIGHT, PLATE, ROCK
from games.dungeon_lords.pictures.words import Locale, squares_in, wrapped
from games.dungeon_lords.rules.components import ON_OFFER
from games.dungeon_lords.rules.view import DungeonLordsView, LordView
from pictures.faces import TITLE
from pictures.kit import PIXELS, SMALLEST, TALL_WIDTH, WIDTH
from pictures.states import choosable
from pictures.svg import document, rect, text
from pictures.tokens import CHALK, MIST
from rules.messages import Seat

EDGE = 4
ORDERS = frozenset({"choose_order", "change_orders", "choose_nonplayer_order", "return_order", "choose_disabled"})
"""Questions about the areas of the board."""
DUNGEON = frozenset({"dig_square", "mine_tunnel", "place_tunnel", "place_room", "produce"})
"""Questions about the player's own dungeon."""
OFFERS = frozenset({"choose_creature", "last_call", "choose_room"})
"""Questions about what is on offer."""
OWN = frozenset({"pay_or_dismiss", "pay_monster", "hunt_witch", "pay_trap", "discard_trap", "recall_traps"})
"""Questions about the player's own creatures or traps, outside the battle."""
SHEET = frozenset({"plan_battle", "change_plan", "release_prisoner"})
"""Questions for which the player needs to see everything they own."""
HAND = frozenset({"execute_or_decline", "tax_amount", "pay_due", "trade", "pay_guild", "choose_spy_card"})
"""Questions that words cover completely, except for the player's own supplies."""


@dataclass(frozen=True)
class Item:
    """One thing on offer: its drawing and name, what it does, its mark, and (for a creature) that its cost is shown."""

    id: str
    drawing: str
    name: str
    help: str
    mark: str
    creature: bool = False


def orders(view: DungeonLordsView, locale: Locale, seat: Seat, marks: Collection[str], *, tall: bool) -> str:
    """The areas with their minions, upcoming adventurers and offers, and the player's own supplies."""
    width, columns = (TALL_WIDTH, 2) if tall else (WIDTH, 4)
    wide = width - 2 * EDGE
    y = float(EDGE + STRIP)
    parts = [supplies(view.lords[seat], EDGE, EDGE, wide)]
    if view.phase != "setup":
        rows = 2 if tall else 1
        parts.append(bar.coming(view, locale, (EDGE, y), wide, 3 - rows))
        y += rows * (bar.COMING_HEIGHT + 4)
    high = 672.0 if tall else 300.0
    parts.append(areas.draw(view, locale, (EDGE, y), (wide, high), marks, columns))
    y += high + 4
    if view.tavern or view.market:
        rows = 2 if tall else 1
        high = rows * (areas.OFFERS_HEIGHT + 4)
        parts.append(areas.offers(view, locale, (EDGE, y), (wide, high), (), 3 if tall else 5))
        y += high + 4
    return _page(width, y, *parts)


def own_dungeon(view: DungeonLordsView, locale: Locale, seat: Seat, marks: Collection[str], *, tall: bool) -> str:
    """The player's own dungeon, as large as possible, and the player's supplies."""
    lord, squares = view.lords[seat], squares_in(list(marks))
    if tall:
        cell = 134.0
        top = EDGE + STRIP + 20.0
        return _page(
            TALL_WIDTH,
            top + dungeon.ROWS * cell + 48,
            supplies(lord, EDGE, EDGE, TALL_WIDTH - 2 * EDGE),
            dungeon.draw(view, locale, seat, (40, top), cell, squares),
        )
    cell = 126.0
    top = 22.0
    grid = dungeon.draw(view, locale, seat, (40, top), cell, squares)
    left = 40 + dungeon.COLUMNS * cell + 18
    column = "".join(
        style.icon(icon, left + 36, top + 34 + index * 74, 52)
        + text(left + 76, top + 34 + index * 74, number, 40, CHALK, "start", WIDTH - left - 84)
        for index, (icon, number) in enumerate(stock(lord, *STOCK))
    )
    return _page(WIDTH, top + dungeon.ROWS * cell + 48, grid, column)


STOCK = ("evil", "gold", "food", "imp", "troll", "trap", "monster")
"""Which of the player's own things are shown next to a question."""
STRIP = 52
"""The height of the row of supplies, with the gap below."""


def supplies(lord: LordView, x: float, y: float, width: float) -> str:
    """The player's supplies, in one row."""
    entries = stock(lord, *STOCK)
    each = (width - 60) / len(entries)
    parts = [style.plate(x, y, width, STRIP - 4, "#120d18", PLATE), style.sign(lord.colour, x + 30, y + 24, 32)]
    for index, (icon, number) in enumerate(entries):
        at = x + 58 + index * each
        parts.append(style.icon(icon, at + 18, y + 24, 34))
        parts.append(text(at + 40, y + 25, number, 32, CHALK, "start", each - 44))
    return "".join(parts)


def items(view: DungeonLordsView, locale: Locale, seat: Seat, kind: str, marks: Collection[str]) -> list[Item]:
    """The things to choose from: all that is on offer, or those of the player's own things that can be chosen."""
    lord = view.lords[seat]
    if kind == "choose_room":
        return [_room(locale, room) for room in view.market]
    if kind in OFFERS:
        return [_creature(locale, kind, ON_OFFER + kind) for kind in dict.fromkeys(view.tavern)]
    own = [_creature(locale, beast, beast) for beast in dict.fromkeys(creature.kind for creature in lord.lair)]
    own += [_trap(locale, trap) for trap in dict.fromkeys(lord.traps or [])]
    if kind == "hunt_witch":
        return [item for item in own if item.id == "witch"]
    return [item for item in own if item.mark in marks]


def _creature(locale: Locale, kind: str, mark: str) -> Item:
    fight = locale.say(f"about-{kind}")
    return Item(kind, emblems.creature(kind), locale.say(f"creature-{kind}"), fight, mark, creature=True)


def _room(locale: Locale, room: str) -> Item:
    return Item(room, emblems.room(room), locale.say(f"room-{room}"), locale.say(f"room-{room}-help"), room)


def _trap(locale: Locale, trap: str) -> Item:
    return Item(trap, style.icon("trap", 50, 50, 90), locale.say(f"trap-{trap}"), locale.say(f"trap-{trap}-help"), trap)


def store(
    view: DungeonLordsView,
    locale: Locale,
    seat: Seat,
    things: Sequence[Item],
    marks: Collection[str],
    *,
    tall: bool,
) -> str:
    """Things on offer with what they cost and do, and the player's own supplies above them."""
    width = TALL_WIDTH if tall else WIDTH
    columns = 1 if tall or len(things) == 1 else 2
    each = (width - 2 * EDGE - 6 * (columns - 1)) / columns
    rows = [things[at : at + columns] for at in range(0, len(things), columns)]
    y = float(EDGE + STRIP)
    parts = [supplies(view.lords[seat], EDGE, EDGE, width - 2 * EDGE)]
    for row in rows:
        told = [wrapped(locale, item.help, each - PORTRAIT - 26, SMALLEST) for item in row]
        high = max(PORTRAIT, 50 + 32 * max(map(len, told))) + 12.0
        for index, (item, lines) in enumerate(zip(row, told, strict=True)):
            parts.append(_item(item, lines, EDGE + index * (each + 6), y, each, high, marked=item.mark in marks))
        y += high + 6
    return _page(width, max(y, LEAST * width), *parts)


PORTRAIT = 96
LEAST = 0.34
"""The minimum height of a picture, by its width: Discord shows flat ones very small."""


def _item(item: Item, lines: Sequence[str], x: float, y: float, width: float, height: float, *, marked: bool) -> str:
    right = x + PORTRAIT + 16
    room = x + width - right - 10
    parts = [
        style.plate(x, y, width, height, ROCK, PLATE),
        emblems.placed(item.drawing, x + 8 + PORTRAIT / 2, y + height / 2, PORTRAIT - 8),
        text(right, y + 26, item.name, 32, CHALK, "start", room - (100 if item.creature else 0), TITLE),
    ]
    if item.creature:
        parts.append(people.cost(item.id, x + width - 10, y + 26, 32))
    parts += (text(right, y + 62 + index * 32, line, SMALLEST, MIST, "start", room) for index, line in enumerate(lines))
    if marked:
        parts.append(choosable(x, y, width, height))
    return "".join(parts)


def _page(width: float, height: float, *parts: str) -> str:
    return document(width, height, rect(0, 0, width, height, NIGHT), *parts, pixels=PIXELS)
