"""One lord's own sheet as a picture: dungeon, party before the gate, supplies, orders, traps, lair, prison."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial

from games.dungeon_lords.pictures import areas, dungeon, emblems, people, style
from games.dungeon_lords.pictures.stock import stock
from games.dungeon_lords.pictures.style import ACCENT, PLATE, ROCK
from games.dungeon_lords.pictures.words import (
    PAYMENTS,
    Locale,
    card_words,
    hero_ids,
    hero_words,
    in_combat,
    lord_lines,
    squares_in,
    thing_line,
    told_of,
    wrapped,
)
from games.dungeon_lords.rules.components import HEROES, ROOMS
from games.dungeon_lords.rules.state import TRAINING_FATIGUE
from games.dungeon_lords.rules.view import CreatureView, DungeonLordsView, LordView
from pictures.faces import TITLE
from pictures.kit import HEIGHT, PIXELS, SMALLEST, TALL_WIDTH, WIDTH
from pictures.states import choosable
from pictures.svg import circle, document, rect, spot, text
from pictures.tokens import CHALK, INK, MIST
from rules.messages import Seat


@dataclass(frozen=True)
class Layout:
    """Where things are placed on a sheet: side by side, or stacked on a phone held upright."""

    width: float
    head: float
    party_width: float
    party_height: float
    cell: float
    column: float
    """The left edge of the column with orders, traps, creatures and rooms."""
    column_width: float
    least: float
    most: float
    """The height of the sheet: at least `least`; effects that would make it taller than `most` are left out."""


WIDE = Layout(WIDTH, 52, 460, 128, 84, 474, 438, HEIGHT, 1040)
TALL = Layout(TALL_WIDTH, 100, TALL_WIDTH - 8, 146, 134, 4, TALL_WIDTH - 8, 900, 1830)
SUPPLIES = ("evil", "gold", "food", "imp", "troll", "notice")
"""The supplies in the header of a sheet; traps, creatures and prisoners have their own places on it."""
TRAINING = ("gold", "food")
"""The supplies in the header in the combat training."""
JAIL = 60.0
"""The height of the row of prisoners."""
GUEST = 170
"""From this width on someone before the gate is drawn as a wide tile, with the name."""
CROWDED = 112
"""The height of a row of a party that needs several."""
LINE, LINES_APART = 32, 4
"""The height of a line that tells an effect; the room below the last one."""
MANY = 4
"""With more kinds of traps than this, they are shown in two columns."""
FOR_BATTLE = frozenset(room.id for room in ROOMS.values() if not (room.product or room.points))
"""The rooms that change a battle fought there (DL-16.6); the others produce or score."""


def draw(view: DungeonLordsView, locale: Locale, seat: Seat, marks: Collection[str] = (), *, tall: bool = False) -> str:
    """The sheet of `seat` as SVG; what `marks` name is lit."""
    page = TALL if tall else WIDE
    lord = view.lords[seat]
    crowd = people.rows_of(locale, lord.line, page.party_width - 12) if tall else 1
    party_height = page.party_height if crowd < 2 else 8 + crowd * CROWDED
    under_party = page.head + 4 + party_height
    ground_height = dungeon.ROWS * page.cell + 46 + JAIL
    # On a phone, traps and creatures are below the dungeon, but in a battle next to the adventurers they fight.
    battle = tall and in_combat(view)
    y = under_party + 6 if battle else under_party + 26 + ground_height if tall else page.head + 4
    parts = [_head(view, locale, seat, page), _party(locale, lord, marks, page, party_height)]
    if view.training is None and not in_combat(view) and view.result is None:
        drawn, height = _orders(locale, lord, page.column, y, page.column_width, view.phase == "orders")
        parts.append(drawn)
        y += height + 6
    # The effects of traps and creatures are shown if there is room; in a battle, only rooms that change it are named.
    tell = told_of(view)
    rooms = partial(_rooms, kinds=FOR_BATTLE if in_combat(view) and view.training is None else frozenset(ROOMS))
    most = page.most - (20 + ground_height if battle else 0)
    for told in ((tell, tell, tell), (tell, tell, ""), (tell, "", ""), ("", tell, ""), ("", "", "")):
        blocks, below = [], y
        for block, tells in ((_traps, told[0]), (_lair, told[1]), (rooms, told[2])):
            drawn, height = block(locale, lord, marks, (page.column, below), page.column_width, tells)
            blocks.append(drawn)
            below += height + 6 if height else 0
        if below <= most:
            break
    grid_top = (below - 6 if battle else under_party) + 20
    parts += [
        dungeon.draw(view, locale, seat, (36, grid_top), page.cell, squares_in(list(marks))),
        dungeon.spots(locale, lord, (36, grid_top), page.cell),
        _prison(locale, lord, marks, 4, grid_top + ground_height - JAIL, page.party_width),
    ]
    high = max(page.least, grid_top + ground_height + 6, below)
    ground = rect(0, 0, page.width, high, style.NIGHT)
    return document(page.width, high, ground, *parts, *blocks, pixels=PIXELS)


def _head(view: DungeonLordsView, locale: Locale, seat: Seat, page: Layout) -> str:
    """Sign, name and supplies; on a tall sheet the supplies below the name."""
    lord = view.lords[seat]
    entries = stock(lord, *(TRAINING if view.training is not None else SUPPLIES))
    row = 50.0
    two_rows = page.head > row * 1.5
    step = 112.0 if two_rows else 92.0
    first = 16.0 if two_rows else page.width - 6 - step * len(entries)
    supplies_at = row * 1.5 if two_rows else row / 2 + 1
    middle = row / 2 + 1
    about = lord_lines(view, locale, seat)[0]
    parts = [rect(0, 0, page.width, page.head, "#120d18"), style.sign(lord.colour, 30, middle, 34)]
    at = 56.0
    name = locale.player(seat)
    if view.training is not None:
        name = locale.say(f"scenario-{view.training.scenario}")
        if in_combat(view):
            name += "  " + locale.say("picture-round", round=view.combat_round)
        name += "  " + locale.say("picture-fatigue", fatigue=TRAINING_FATIGUE)
    badges = [("token", view.starter == seat and view.training is None), ("check", lord.ready)]
    room = (page.width if two_rows else first) - at - 16 - 42 * sum(shown for _, shown in badges)
    parts.append(text(at, middle, name, 32, CHALK, "start", room))
    at += min(room, locale.width(name, 32)) + 28
    for mark, shown in badges:
        if shown:
            parts.append(style.icon(mark, at, middle, 36))
            at += 42
    for index, (icon, number) in enumerate(entries):
        parts.append(style.icon(icon, first + index * step + 20, supplies_at, 36))
        parts.append(text(first + index * step + 42, supplies_at, number, 32, CHALK, "start", step - 44))
        if icon in PAYMENTS:
            parts.append(spot(icon, about, first + index * step - 4, supplies_at - 22, step - 4, 44))
    return "".join(parts)


def _party(locale: Locale, lord: LordView, marks: Collection[str], page: Layout, height: float) -> str:
    """The party before the gate, the front on the left; in rows if it is higher than usual."""
    top, width = page.head + 4, page.party_width
    parts = [style.plate(4, top, width, height, "#221a2a", "#3a2e46")]
    if height > page.party_height:
        return parts[0] + people.guests(locale, lord.line, (10, top + 4), (width - 4, height - 8), marks)
    each = (width - 12) / max(3, len(lord.line))
    for index, (hero, name) in enumerate(zip(lord.line, hero_ids(lord.line), strict=True)):
        drawn = people.guest if each >= GUEST else people.fighter
        x = 10 + index * each
        parts.append(drawn(locale, hero, x, top + 4, each - 4, height - 8, marked=name in marks))
        parts.append(spot(name, hero_words(locale, hero), x, top + 4, each - 4, height - 8))
    if not lord.line:
        here = locale.say("picture-nobody_here")
        parts.append(text(4 + width / 2, top + height / 2, here, SMALLEST, MIST, "middle", width - 20))
    return "".join(parts)


def _orders(locale: Locale, lord: LordView, x: float, y: float, wide: float, asked: bool) -> tuple[str, float]:
    """The three orders of this round, if visible, and the disabled ones."""
    orders = lord.orders if any(lord.orders) or asked else []
    height = len(orders) * 38 + 14 + 76.0
    parts = [style.plate(x, y, wide, height, ROCK, PLATE)]
    for index, order in enumerate(orders):
        at = y + 26 + index * 38
        parts.append(circle(x + 28, at, 17, ACCENT if order else PLATE))
        parts.append(text(x + 28, at, str(index + 1), SMALLEST, INK if order else MIST, "middle"))
        if order is None:
            parts.append(text(x + 56, at, "–", SMALLEST, MIST))
            continue
        undone = order in lord.on_card
        name = locale.say(f"order-{order}")
        why = locale.say("picture-undone") if undone else ""
        beside = min(locale.width(why, SMALLEST), wide * 0.42) + 12 if why else 0.0
        parts.append(text(x + 56, at, name, SMALLEST, MIST if undone else CHALK, "start", wide - 66 - beside, TITLE))
        if why:
            parts.append(text(x + wide - 10, at, why, SMALLEST, style.BLOOD, "end", beside - 12))
    at = y + len(orders) * 38 + 30
    parts.append(text(x + 14, at, locale.say("picture-disabled"), SMALLEST, MIST, "start", wide - 28))
    shut = lord.disabled or []
    disabled = locale.join(areas.name_of(locale, order, (wide - 80) / max(1, len(shut))) for order in shut)
    parts.append(text(x + 14, at + 34, disabled or "–", SMALLEST, MIST, "start", wide - 28))
    return "".join(parts), height


def _traps(
    locale: Locale, lord: LordView, marks: Collection[str], at: tuple[float, float], wide: float, tells: str
) -> tuple[str, float]:
    """Own traps by name, with their effects in the texts that `tells` names; for others' traps, only their number."""
    x, y = at
    kinds = Counter(lord.traps or [])
    laid = Counter(lord.plan.traps or []) if lord.plan is not None else Counter()
    columns = 2 if not tells and len(kinds) > MANY else 1
    each = (wide - 62) / columns
    about = {
        kind: wrapped(locale, locale.say(f"trap-{kind}-{tells}"), wide - 74, SMALLEST) if tells else []
        for kind in kinds
    }
    rows = max(1, -(-len(kinds) // columns))
    height = 14 + 36.0 * rows + sum(map(_lines_high, about.values()))
    parts = [style.plate(x, y, wide, height, ROCK, PLATE), style.icon("trap", x + 28, y + 26, 38)]
    if lord.traps is None or not kinds:
        shown = str(lord.trap_count) if lord.trap_count else "–"
        parts.append(text(x + 58, y + 25, shown, SMALLEST, CHALK if lord.trap_count else MIST))
    top = y + 25
    for index, (kind, number) in enumerate(kinds.items()):
        left = x + 52 + index % columns * each
        name = locale.say(f"trap-{kind}") + (f" ×{number}" if number > 1 else "")
        room = each - 4 - (34 if laid[kind] else 0)
        parts.append(text(left, top, name, SMALLEST, ACCENT if laid[kind] else CHALK, "start", room, TITLE))
        if laid[kind]:
            parts.append(style.icon("check", left + each - 24, top, 30))
        high = 38.0 + _lines_high(about[kind])
        if kind in marks:
            parts.append(choosable(left - 10, top - 19, each + 4, high))
        parts.append(spot(kind, thing_line(locale, "trap", kind), left - 10, top - 19, each + 4, high))
        if index % columns == columns - 1:
            top += 36
        for row in about[kind]:
            parts.append(text(left, top - 4, row, SMALLEST, MIST, "start", wide - 74))
            top += LINE
        top += LINES_APART if about[kind] else 0
    return "".join(parts), height


def _lines_high(lines: Sequence[str]) -> float:
    """The height of the lines that tell an effect, with room for a frame below them."""
    return len(lines) * LINE + (LINES_APART if lines else 0)


def _lair(
    locale: Locale, lord: LordView, marks: Collection[str], at: tuple[float, float], wide: float, tells: str
) -> tuple[str, float]:
    """The creatures, equal ones grouped; asleep when fallen, ticked when the plan deploys them.

    A kind's mark belongs to those deployed, else to those that stand; to fallen ones only if there are no others.
    """
    x, y = at
    kinds = Counter((creature.kind, creature.fallen, creature.deployed) for creature in lord.lair)
    readiest = sorted(kinds, key=lambda each: (not each[1], each[2]))
    meant = {each[0]: each for each in readiest}
    sent = Counter(lord.plan.creatures) if lord.plan is not None else Counter()
    columns = 1 if tells else 2
    each = (wide - 60) / columns
    rows = max(1, -(-len(kinds) // columns))
    row = 58.0 if rows < 4 else 48.0
    about = {
        kind: wrapped(locale, locale.say(f"creature-{kind}-{tells}"), wide - 80, SMALLEST)
        if tells and not fallen
        else []
        for kind, fallen, _ in kinds
    }
    height = 12 + rows * row + sum(_lines_high(about[kind]) for kind, fallen, _ in kinds if not fallen)
    parts = [style.plate(x, y, wide, height, ROCK, PLATE), style.icon("monster", x + 28, y + 34, 40)]
    if not kinds:
        parts.append(text(x + 62, y + height / 2, "–", SMALLEST, MIST))
    told = 0.0
    for index, ((kind, fallen, deployed), number) in enumerate(kinds.items()):
        left = x + 56 + index % columns * each
        top = y + 6 + index // columns * row + told
        size = row - 6
        creature = CreatureView(kind=kind, fallen=fallen, deployed=deployed, mood=None)
        parts.append(people.beast(creature, left, top, size))
        name = locale.say(f"creature-{kind}") + (f" ×{number}" if number > 1 else "")
        ready = sent[kind] > 0 and not fallen
        room = each - size - 12 - (34 if ready else 0)
        parts.append(
            text(
                left + size + 6,
                top + row / 2 - 2,
                name,
                SMALLEST,
                MIST if fallen else ACCENT if ready else CHALK,
                "start",
                room,
            )
        )
        if ready:
            parts.append(style.icon("check", left + each - 20, top + row / 2 - 2, 30))
        lines = [] if fallen else about[kind]
        high = row - 2 + _lines_high(lines)
        mark = kind if meant[kind] == (kind, fallen, deployed) else f"other-{kind}"
        if mark in marks:
            parts.append(choosable(left - 2, top - 2, each, high))
        parts.append(spot(mark, thing_line(locale, "creature", kind), left - 2, top - 2, each, high))
        for before, words in enumerate(lines):
            middle = top + row + 8 + before * LINE
            parts.append(text(x + 64, middle, words, SMALLEST, MIST, "start", wide - 80))
        told += _lines_high(lines)
    return "".join(parts), height


def _prison(locale: Locale, lord: LordView, marks: Collection[str], x: float, y: float, wide: float) -> str:
    """The prisoners in a row, and what an examination now would give."""
    parts = [style.plate(x, y, wide, JAIL, ROCK, PLATE), style.icon("prison", x + 28, y + JAIL / 2, 40)]
    room = wide - 70
    if lord.points is not None:
        room -= 100
        parts.append(style.icon("crown", x + wide - 90, y + JAIL / 2, 36))
        shown = str(lord.points).replace("-", "−")
        parts.append(text(x + wide - 64, y + JAIL / 2 + 1, shown, 32, CHALK, "start", 58))
    step = min(58.0, room / max(1, len(lord.prison)))
    for index, card in enumerate(lord.prison):
        at = x + 84 + index * step
        parts.append(emblems.placed(emblems.hero(HEROES[card].hero_class), at, y + JAIL / 2, min(52, step)))
        if card in marks:
            parts.append(choosable(at - 28, y + 3, 56, JAIL - 6))
        parts.append(spot(card, card_words(locale, card), at - step / 2, y + 3, step, JAIL - 6))
    if not lord.prison:
        parts.append(text(x + 58, y + JAIL / 2, "–", SMALLEST, MIST))
    return "".join(parts)


def _rooms(
    locale: Locale,
    lord: LordView,
    marks: Collection[str],
    at: tuple[float, float],
    wide: float,
    tells: str,
    *,
    kinds: Collection[str],
) -> tuple[str, float]:
    """The uses of the player's own rooms of these kinds; left out if space is short, as the dungeon shows them."""
    rooms = [tile.kind for tile in lord.tiles if tile.kind in kinds and not tile.conquered]
    if not rooms or not tells:
        return "", 0
    x, y = at
    about = [wrapped(locale, locale.say(f"room-{room}-{tells}"), wide - 74, SMALLEST) for room in rooms]
    height = 12 + sum(36 + 32 * len(lines) for lines in about)
    parts = [style.plate(x, y, wide, height, ROCK, PLATE), style.icon("house", x + 28, y + 28, 40)]
    top = y + 26
    for room, lines in zip(rooms, about, strict=True):
        parts.append(text(x + 62, top, locale.say(f"room-{room}"), SMALLEST, CHALK, "start", wide - 74, TITLE))
        for words in lines:
            top += 32
            parts.append(text(x + 62, top, words, SMALLEST, MIST, "start", wide - 70))
        top += 36
    return "".join(parts), height
