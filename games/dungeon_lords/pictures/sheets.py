"""One lord's own sheet as a picture: the dungeon under the hill, the party at the gate, and what the lord owns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import NamedTuple

from games.dungeon_lords.pictures import areas, dungeon, emblems, lords, people, style
from games.dungeon_lords.pictures.combat import TRAP
from games.dungeon_lords.pictures.stock import stock
from games.dungeon_lords.pictures.style import MOOD
from games.dungeon_lords.pictures.words import (
    PAYMENTS,
    Locale,
    effect,
    hero_line,
    in_combat,
    lord_lines,
    on_own_sheet,
    points_line,
    printed,
    squares_in,
    thing_line,
)
from games.dungeon_lords.rules.components import ROOMS
from games.dungeon_lords.rules.state import TRAINING_FATIGUE
from games.dungeon_lords.rules.view import DungeonLordsView, LordView
from pictures.cards import Look, row
from pictures.kit import HEIGHT, SMALLEST, WIDTH, Block, framed, stacked
from pictures.paragraphs import broken
from pictures.states import choosable
from pictures.svg import group, path, rect, spot, spread, text, width_of
from pictures.tokens import CHALK, INK, MIST
from pictures.typefaces import TITLE
from rules.messages import Seat

HEAD = 46.0
"""The height of the supplies."""


class Grid(NamedTuple):
    """Where a dungeon lies in its hill, and the size of its squares."""

    left: float
    top: float
    cell: float


LARGE = 118.0
ALONE = Grid((WIDTH - LARGE * dungeon.COLUMNS) / 2, HEIGHT - LARGE * dungeon.ROWS - 28, LARGE)
"""The dungeon on a sheet of its own, with large squares."""
BELOW = Grid(34.0, 114.0, 98.0)
"""The dungeon below the supplies."""
LEFT, TOP = BELOW.left + BELOW.cell * dungeon.COLUMNS + 12, HEAD + BELOW.top
"""The upper left corner of what belongs to the lord, next to that dungeon."""
OWN_WIDTH = WIDTH - LEFT - 8
"""The width of the column of what belongs to the lord."""
PARTY, JAIL = 64.0, 56.0
ROW, ORDER_ROW, STEP, GAP = 34.0, 31.0, 30.0, 5.0
"""The heights of a name, of an order and of a line about something, and the space below it."""
WAGE = 26.0
"""The size of a sign of a wage."""
FEW_THINGS = 6
"""With at most so many things, the sheet grows for what each trap does, whatever is asked: nothing moves."""
SUPPLIES = ("evil", "gold", "food", "imp", "troll", "trap", "monster", "notice", "crown")
"""The supplies at the top."""
TRAINING = ("gold", "food", "trap", "monster")
"""Those in the combat training."""
KINDS = {
    "trap": TRAP,
    "creature": ("#5f8a3c", "M-13-6L-10-16L-4-10H4L10-16L13-6Q16 15 0 15Q-16 15-13-6Z"),
    "room": ("#b98a5e", "M-15 0L0-14L15 0H11V13H-11V0Z"),
}
"""The colour and the sign of each kind of thing."""
BATTLE_ROOMS = frozenset(room.id for room in ROOMS.values() if not (room.product or room.points))
"""The rooms that change a battle fought there (DL-16.6); the others produce or score."""


@dataclass(frozen=True)
class Thing:
    """Equal things, of a lord or to look up: name and number, what they do, and the mark of answers about them."""

    family: str
    """That of their texts, of a lord's things trap, creature or room."""
    kind: str
    """Its id, such as `troll`."""
    name: str
    rules: str
    mark: str
    ready: bool = False
    """Whether it is planned for the battle, or fights in it."""
    fallen: bool = False
    note: str = ""
    """The kind of thing, if it has to be said."""


class _Creatures(NamedTuple):
    """Equal creatures of a lair, which have one row."""

    kind: str
    fallen: bool
    ready: bool


def draw(
    view: DungeonLordsView, locale: Locale, seat: Seat, marks: Collection[str] = (), *, grows: bool = False
) -> str:
    """The sheet of `seat` as SVG; what `marks` name is lit. `grows`: in combat to say what things do."""
    lord = view.lords[seat]
    orders, jail = _orders(view, locale, lord), _prison(locale, lord, marks)
    most = WIDTH if grows and in_combat(view) else HEIGHT
    rows = _thing_rows(view, locale, lord, marks, most - TOP - orders.height - jail.height - 4)
    own = stacked([orders, *rows])
    height = max(HEIGHT, TOP + own.height + jail.height + 4)
    scene = _scene(view, locale, seat, BELOW, height - HEAD, marks)
    large = "" if marks and on_own_sheet(view, marks) == seat else None  # a page shows larger what is asked about
    scene = group(scene, at=(0, HEAD), data_map=large, data_whole="")
    beside = group(own.drawn, group(jail.drawn, at=(0, height - TOP - jail.height - 4)), at=(LEFT, TOP))
    return framed(height, scene, heading(view, locale, seat), beside, ground=MOOD.rock)


def own_dungeon(view: DungeonLordsView, locale: Locale, seat: Seat, marks: Collection[str]) -> str:
    """The dungeon of `seat` as large as possible, with the supplies next to it, for a question about its squares."""
    scene = _scene(view, locale, seat, ALONE, HEIGHT, marks)
    supplies = (style.amounts([entry], 42)[0] for entry in stock(view.lords[seat], *SUPPLIES))
    stack = spread(supplies, 0, 52, 1, at=(22, ALONE.top + 30))
    crystals = "".join(
        f"M{x} {y}l10-34l12 9l4 25ZM{x + 29} {y}l4-20l10 4l3 16Z" for x, y in ((812, 250), (846, 420), (790, 560))
    )
    return framed(HEIGHT, scene, stack, path(crystals, MOOD.edge), ground=MOOD.rock)


def _scene(
    view: DungeonLordsView, locale: Locale, seat: Seat, grid: Grid, height: float, marks: Collection[str]
) -> str:
    """The hill with the dungeon in it, and the party at its gate, its front nearest to that."""
    ground, left = grid.top - 10, grid.left + 3 * grid.cell
    squares = dungeon.draw(view, locale, seat, grid.cell, squares_in(marks), tapped=True)
    party, width = people.party(locale, view.lords[seat].line, PARTY, WIDTH - left - 12, marks)
    plate = rect(left - 4, ground - PARTY + 2, width + 8, PARTY, MOOD.ground, 10, opacity="0.85") if width else ""
    return (
        dungeon.hill(WIDTH, height, ground)
        + group(dungeon.gate(grid.cell), squares, at=(grid.left, grid.top))
        + plate
        + group(party, at=(left, ground - PARTY + 2))
    )


def heading(view: DungeonLordsView, locale: Locale, seat: Seat) -> str:
    """Sign, name and supplies."""
    lord, training = view.lords[seat], view.training
    entries = stock(lord, *(SUPPLIES if training is None else TRAINING))
    x = WIDTH - 10 - style.amounts(entries, 30, 12)[1]
    parts = [rect(0, 0, WIDTH, HEAD, MOOD.ground)]
    badges, width = lords.standing_badges(view, seat, 30, 4)
    name = locale.player(seat)
    if training is not None:
        name = locale.say(f"scenario-{training.scenario}")
        if in_combat(view):
            name += "  " + locale.say("picture-round", round=view.combat_round)
        name += "  " + locale.say("picture-fatigue", fatigue=TRAINING_FATIGUE)
    room = x - 60 - width
    parts.append(style.sign(lord.colour, 26, HEAD / 2, 34))
    parts.append(text(50, HEAD / 2 + 1, name, 30, CHALK, "start", room, TITLE))
    parts.append(group(badges, at=(54 + min(room, width_of(name, 30, TITLE)), HEAD / 2)))
    about = lord_lines(view, locale, seat)[0]
    for entry in entries:
        drawn, width = style.amounts([entry], 30)
        parts.append(group(drawn, at=(x, HEAD / 2)))
        words = points_line(locale, lord) if entry[0] == "crown" else about
        if entry[0] in {*PAYMENTS, "crown"}:
            parts.append(spot(entry[0], words, x - 4, 2, width + 8, HEAD - 4))
        x += width + 12
    return "".join(parts)


def _orders(view: DungeonLordsView, locale: Locale, lord: LordView) -> Block:
    """The orders of this round that are known, and the inaccessible ones turned over."""
    if view.training is not None or in_combat(view) or view.result is not None:
        return Block("", 0)
    known = [(number, order) for number, order in enumerate(lord.orders, 1) if order is not None]
    rows = [Block(_order(locale, lord, number, order), ORDER_ROW) for number, order in known]
    backs = [areas.turned_over(locale, order, OWN_WIDTH, ROW) for order in lord.disabled or []]
    drawn, height = stacked([*rows, *(Block(group(back, at=(0, 2)), ROW + 2) for back in backs)])
    return Block(drawn, height + 8)


def _order(locale: Locale, lord: LordView, number: int, order: str) -> str:
    """An order of this round as a row, with its number."""
    undone, middle = order in lord.on_card, ORDER_ROW / 2
    ink, name = MIST if undone else CHALK, locale.say(f"order-{order}")
    return (
        text(8, middle, str(number), SMALLEST, MOOD.accent, face=TITLE)
        + style.icon(areas.SIGNS[order], 46, middle, 30)
        + text(68, middle, name, SMALLEST, ink, "start", OWN_WIDTH - 104, TITLE)
        + (style.icon("undone", OWN_WIDTH - 20, middle, 26) if undone else "")
    )


def _thing_rows(
    view: DungeonLordsView, locale: Locale, lord: LordView, marks: Collection[str], room: float
) -> list[Block]:
    """The things of a lord in rows that say as much as there is room for; with little, without rooms.

    Before combat the sheet grows until it says what each trap does, among many things only of a few asked about.
    """
    things = list(_things(view, locale, lord))
    spare = room - (ROW + GAP) * len(things)
    if spare < 0:
        things = [thing for thing in things if thing.family != "room"]
    if view.training is not None:
        spare = inf  # a training is about nothing else
    building = not in_combat(view)
    few_asked = sum(thing.family == "trap" and thing.mark in marks for thing in things) <= FEW_THINGS
    rows = []
    for thing in things:
        lines = broken(thing.rules, SMALLEST, OWN_WIDTH - 44, 9)
        compared = thing.family == "trap" and (few_asked if thing.mark in marks else len(things) <= FEW_THINGS)
        if _height(lines) > spare and not (compared and building):
            lines = []
        spare -= _height(lines)
        paid = thing.family == "creature" and building
        drawn = _thing_row(locale, thing, lines, lit=thing.mark in marks, paid=paid)
        rows.append(Block(drawn, ROW + _height(lines) + GAP))
    return rows


def _things(view: DungeonLordsView, locale: Locale, lord: LordView) -> Iterator[Thing]:
    """A lord's possessions, equal things together; those sent into battle apart from those that stay.

    A creature's mark belongs to those that fight, else to those that stay; to fallen ones only if there are no others.
    """
    plan = lord.plan
    laid, sent = (Counter(plan.traps or []), Counter(plan.creatures)) if plan is not None else (Counter(), Counter())
    sent -= Counter(creature.kind for creature in lord.lair if creature.deployed)
    for kind, number in Counter(lord.traps or []).items():
        name = _with_number(locale.say(f"trap-{kind}"), number)
        yield Thing("trap", kind, name, effect(view, locale, "trap", kind), kind, ready=laid[kind] > 0)
    numbers = Counter[_Creatures]()
    for creature in lord.lair:
        planned = not (creature.deployed or creature.fallen) and sent[creature.kind] > 0
        sent[creature.kind] -= planned
        numbers[_Creatures(creature.kind, creature.fallen, creature.deployed or planned)] += 1
    fights = any(creature.deployed for creature in lord.lair)
    best_last = sorted(numbers, key=lambda creatures: (not creatures.fallen, creatures.ready == fights))
    marked = {creatures.kind: creatures for creatures in best_last}
    for creatures, number in numbers.items():
        kind, fallen, ready = creatures
        name = _with_number(locale.say(f"creature-{kind}"), number)
        rules = "" if fallen else locale.say(f"about-{kind}")
        mark = kind if marked[kind] == creatures else f"other-{kind}"
        yield Thing("creature", kind, name, rules, mark, ready=ready, fallen=fallen)
    battle = in_combat(view) and view.training is None
    for tile in lord.tiles:
        if tile.kind in (BATTLE_ROOMS if battle else ROOMS) and not tile.conquered:
            yield Thing("room", tile.kind, locale.say(f"room-{tile.kind}"), effect(view, locale, "room", tile.kind), "")


def _with_number(name: str, number: int) -> str:
    return f"{name} ×{number}" if number > 1 else name


def _height(lines: Sequence[str]) -> float:
    """The height of lines below a name."""
    return STEP * len(lines) + 4 if lines else 0.0


def _thing_row(locale: Locale, thing: Thing, lines: list[str], *, lit: bool, paid: bool) -> str:
    """A thing as a row with what it does below its name; `paid`: it has a wage, which is shown if it is asked about."""
    width, height = OWN_WIDTH, ROW + _height(lines)
    look: Look = "lit" if lit else "dim" if thing.fallen else "plain"
    wage = ""
    if paid and lit:  # the bone of food is as light as a lit row
        wage = rect(width - 48 - 3 * WAGE, 3, 3 * WAGE + 8, ROW - 6, MOOD.ground, 6)
        wage += people.cost(thing.kind, width - 44, ROW / 2, WAGE)
    spare = 40 + 3 * WAGE if wage else 72 if thing.ready else 36
    parts = [row(thing.name, width, height, look, KINDS[thing.family], MOOD, spare=spare), wage]
    if thing.family != "trap":
        drawn = emblems.place(emblems.drawing(thing.family, thing.kind), width - 22, ROW / 2, 32)
        parts.append(group(drawn, opacity=0.5) if thing.fallen else drawn)
    if thing.ready or thing.fallen:
        parts.append(style.icon("zzz" if thing.fallen else "check", width - 58, ROW / 2, 28))
    for index, words in enumerate(lines):
        parts.append(
            text(36, ROW + STEP * (index + 0.5) - 3, words, SMALLEST, INK if lit else MIST, "start", width - 44)
        )
    if thing.mark:
        parts.append(spot(thing.mark, thing_line(locale, thing.family, thing.kind), 0, 0, width, height))
    return "".join(parts)


def _prison(locale: Locale, lord: LordView, marks: Collection[str]) -> Block:
    """The prisoners in a row."""
    if not lord.prison:
        return Block("", 0)
    step = min(72.0, (OWN_WIDTH - 56) / len(lord.prison))
    parts = [style.plate(OWN_WIDTH, JAIL), style.icon("prison", 28, JAIL / 2, 38)]
    for index, card in enumerate(lord.prison):
        x = 54 + index * step
        number = locale.say(f"hero-{card}")[-1] if card in marks else ""
        bust = min(46, step - 18)
        parts.append(emblems.place(emblems.drawing("hero", card), x + bust / 2 + 2, JAIL / 2, bust))
        if number.isdigit():  # by which buttons tell those of a class apart
            parts.append(text(x + bust + 4, JAIL / 2 + 8, number, SMALLEST, CHALK, face=TITLE))
        parts.append(choosable(x, 2, step, JAIL - 4) if card in marks else "")
        parts.append(spot(card, hero_line(locale, printed(card)), x, 2, step, JAIL - 4))
    return Block("".join(parts), JAIL)
