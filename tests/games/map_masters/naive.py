"""A second, slow implementation of the path rules, straight from the text of the cards, to check the first.

It knows cards, levels, rooms, payments, falls, ropes, stairs, circles and the spells of the path. Everything is looked
up in one character map of the whole dungeon, and nothing is shared with `games.map_masters.rules.path`. A cell has its
level (0 above, 1 below), column and row; an edge is a side of a cell.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from copy import copy

from games.map_masters.rules.cards import CARDS, rows_of
from games.map_masters.rules.components import (
    BARREL_RIDE,
    EAST_AND_WEST,
    FEATHER_STEP,
    GHOST_LINE,
    HUNTERS_CALL,
    LOCK_WHISPER,
    PHANTOM_BLADE,
    SILENT_RITE,
    SKY_AND_ABYSS,
    SPIDER_CLIMB,
)
from games.map_masters.rules.layouts import Placed

Cell = tuple[int, int, int]
WAYS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ENDS = {"N1": (1, 0), "N2": (3, 0), "E1": (4, 1), "E2": (4, 5), "S1": (1, 6), "S2": (3, 6), "W1": (0, 1), "W2": (0, 5)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
SWORD, KEY, ROPE, SCROLL = ITEMS = "SKRQ"
MONSTER, PADLOCK, LAVA, PIT, LANDING, STAIRS, CIRCLE, BARREL = "MPLOoH@B"
OUTWARD = "^>v<"
"""The marks of edges that lead out of a card."""
DOORS = "+" + OUTWARD
PAYS = {MONSTER: SWORD, PADLOCK: KEY, LAVA: ROPE}
ITEM = {"sword": SWORD, "key": KEY, "rope": ROPE, "scroll": SCROLL}
INSTEAD = {SWORD: PHANTOM_BLADE, KEY: LOCK_WHISPER, ROPE: FEATHER_STEP, SCROLL: SILENT_RITE}
"""The spell that pays in place of an item."""
Edge = tuple[Cell, str]


class NotLegal(Exception):
    """The step is not legal."""


class Naive:
    """Follows a path step by step."""

    def __init__(self, layout: Iterable[Placed], tokens: dict[str, int], spells: Iterable[str] = ()) -> None:
        self.layout = list(layout)
        self.marks: dict[Cell, str] = {}
        self.walls: dict[Edge, str] = {}
        for placed in self.layout:
            for level, text in enumerate(rows_of(CARDS[placed.card], turned=placed.turned)):
                for x in range(5):
                    for y in range(7):
                        cell = (level, placed.x + x, placed.y + y)
                        self.marks[cell] = text[2 * y + 1][2 * x + 1]
                        for way, (dx, dy) in WAYS.items():
                            self.walls[cell, way] = text[2 * y + 1 + dy][2 * x + 1 + dx]
        self.tokens = {ITEM[name]: number for name, number in tokens.items()}
        self.spells = set(spells)
        self.ghost = False
        self.paid: list[str] = []
        """The payments of the last step, in the order in which they are named."""
        self.at: Cell | None = None
        self.entry: Edge | None = None
        self.used_cells: set[Cell] = set()
        self.used_edges: set[frozenset[Cell]] = set()
        self.entered: set[frozenset[Cell]] = set()
        self.passages: list[tuple[frozenset[Cell], Edge, Edge]] = []
        self.circled: set[Cell] = set()
        self.crossed: set[Cell] = set()
        self.gone: set[Cell] = set()
        self.over = False

    def fork(self) -> Naive:
        """A copy to try a step on."""
        other = copy(self)
        other.tokens = dict(self.tokens)
        other.spells = set(self.spells)
        other.passages = self.passages[:]
        other.used_cells, other.used_edges = set(self.used_cells), set(self.used_edges)
        other.entered, other.circled = set(self.entered), set(self.circled)
        other.crossed, other.gone = set(self.crossed), set(self.gone)
        return other

    def beyond(self, cell: Cell, way: str) -> Cell:
        dx, dy = WAYS[way]
        return cell[0], cell[1] + dx, cell[2] + dy

    def room(self, cell: Cell) -> frozenset[Cell]:
        """The room of a cell; empty for a corridor."""
        cells = set()
        waiting = [cell]
        while waiting:
            here = waiting.pop()
            if here not in cells:
                cells.add(here)
                waiting += [self.beyond(here, way) for way in WAYS if self.walls[here, way] == ":"]
        return frozenset(cells) if len(cells) > 1 else frozenset()

    def round(self, room: frozenset[Cell]) -> list[Edge]:
        """The border of a room, clockwise from its top-left corner, as the edges that can be passed."""
        xs, ys = [cell[1] for cell in room], [cell[2] for cell in room]
        walk = [((0, x, min(ys)), "N") for x in range(min(xs), max(xs) + 1)]
        walk += [((0, max(xs), y), "E") for y in range(min(ys), max(ys) + 1)]
        walk += [((0, x, max(ys)), "S") for x in range(max(xs), min(xs) - 1, -1)]
        walk += [((0, min(xs), y), "W") for y in range(max(ys), min(ys) - 1, -1)]
        return [edge for edge in walk if self.walls[edge] in DOORS]

    def pay(self, need: list[str], named: list[str]) -> None:
        """Pay for each mark in turn with what is named, by default token before item before spell."""
        need.sort(key=ITEMS.index)
        if named and len(named) != len(need):
            raise NotLegal("another number of payments")
        for number, kind in enumerate(need):
            items = sorted(cell for cell in self.circled - self.crossed if self.marks[cell] == kind)
            usual = "token" if self.tokens.get(kind) else "item" if items else INSTEAD[kind]
            source = named[number] if named else usual
            if source == "token":
                if not self.tokens.get(kind):
                    raise NotLegal("no token")
                self.tokens[kind] -= 1
            elif source == "item":
                if not items:
                    raise NotLegal("no item")
                self.crossed.add(items[0])
            elif source in self.spells and source == INSTEAD[kind]:
                self.spells.remove(source)
            else:
                raise NotLegal("no such spell")
        self.paid = need

    def enter(self, cell: Cell, edge: Edge | None, named: list[str], first: list[str] | None = None) -> None:
        """Enter the place of a cell, paying first what `first` names."""
        room = self.room(cell)
        need = list(first or [])
        if room:
            if room not in self.entered:
                need += [SWORD for inner in room if self.marks[inner] == MONSTER]
        else:
            if cell in self.used_cells:
                raise NotLegal("corridor used")
            if self.marks[cell] in PAYS:
                need.append(PAYS[self.marks[cell]])
        self.pay(need, named)
        if room:
            if room not in self.entered:
                self.entered.add(room)
                self.circled |= {inner for inner in room if self.marks[inner] not in "_."}
                self.crossed |= {inner for inner in room if self.marks[inner] == MONSTER}
        else:
            self.used_cells.add(cell)
            if self.marks[cell] not in (".", LANDING):
                self.circled.add(self.upper(cell))
                if self.marks[cell] in PAYS:
                    self.crossed.add(cell)
        for inner in room:
            if self.marks[inner] == STAIRS:
                self.circled.add(inner)
        self.at, self.entry = cell, edge

    def upper(self, cell: Cell) -> Cell:
        """Stairs are one discovery, known by the upper end."""
        return (0, cell[1], cell[2]) if self.marks[cell] == STAIRS else cell

    def step(self, text: str) -> None:
        """Make a step. Raises NotLegal."""
        if self.over:
            raise NotLegal("over")
        self.paid = []
        text, _, pay = text.partition("+pay=")
        named = pay.split("+") if pay else []
        if text.startswith("start "):
            self.start(text, named)
        elif self.at is None:
            raise NotLegal("not begun")
        elif text.startswith("tp "):
            self.teleport(text, named)
        elif text.startswith("cast "):
            self.cast(text, named)
        elif text.startswith("stairs "):
            self.stairs(text, named)
        elif text.startswith("fall "):
            self.fall(text)
        else:
            self.move(text, named)

    def start(self, text: str, named: list[str]) -> None:
        match = re.fullmatch(r"start (\d)\.(\w\d)(\+fall|\+rope)?", text)
        if match is None or self.at is not None:
            raise NotLegal("no start")
        placed = self.layout[int(match[1])]
        x, y = ENDS[match[2]]
        cell = (0, placed.x + x, placed.y + y)
        way = match[2][0]
        if self.beyond(cell, way) in self.marks:
            raise NotLegal("covered")
        self.used_edges.add(frozenset((cell, self.beyond(cell, way))))
        self.arrive(cell, way, (match[3] or "").lstrip("+"), named)

    def arrive(self, cell: Cell, way: str, how: str, named: list[str]) -> None:
        """Onto a cell by the edge `way` of it; corridor pits need fall or rope."""
        pit = self.marks[cell] == PIT and not self.room(cell)
        if pit != bool(how):
            raise NotLegal("fall or rope")
        if not pit:
            self.enter(cell, (cell, way) if self.room(cell) else None, named)
        elif cell in self.used_cells:
            raise NotLegal("corridor used")
        elif how == "rope":
            self.enter(cell, None, named, [ROPE])
            self.crossed.add(cell)
            self.gone.add(cell)
        else:
            landing = (1, cell[1], cell[2])
            if landing in self.used_cells:
                raise NotLegal("landing used")
            self.used_cells.add(cell)
            self.circled.add(cell)
            self.gone.add(cell)
            self.enter(landing, None, named)

    def move(self, text: str, named: list[str]) -> None:
        assert self.at is not None
        match = re.fullmatch(r"(N|E|S|W|door\d+)(\+fall|\+rope)?", text)
        if match is None:
            raise NotLegal("unknown")
        room = self.room(self.at)
        if room:
            doors = self.round(room)
            if not match[1].startswith("door") or int(match[1][4:]) >= len(doors):
                raise NotLegal("no door")
            cell, way = doors[int(match[1][4:])]
        else:
            if match[1].startswith("door"):
                raise NotLegal("no door")
            cell, way = self.at, match[1]
        if self.walls[cell, way] not in "-|" + DOORS:
            raise NotLegal("wall")
        edge = frozenset((cell, self.beyond(cell, way)))
        if edge in self.used_edges:
            raise NotLegal("door used")
        if room:
            self.check_crossing(room, (cell, way))
        to = self.beyond(cell, way)
        left, entry = room, self.entry
        self.used_edges.add(edge)
        if to not in self.marks:
            if match[2]:
                raise NotLegal("no pit")
            self.over = True
        else:
            back = BACK[way]
            self.arrive(to, back, (match[2] or "").lstrip("+"), named)
        if left and entry is not None:
            self.passages.append((left, entry, (cell, way)))

    def check_crossing(self, room: frozenset[Cell], door: Edge) -> None:
        """Whether the line to `door` would cross a line drawn before."""
        if self.entry is None or self.ghost:
            return
        order = self.round(room)
        begin, end = sorted((order.index(self.entry), order.index(door)))
        for other, first, last in self.passages:
            if other == room and (begin < order.index(first) < end) != (begin < order.index(last) < end):
                raise NotLegal("crosses")

    def cast(self, text: str, named: list[str]) -> None:
        """A spell that is a step of its own."""
        _, spell, *targets = text.split()
        if spell not in self.spells:
            raise NotLegal("no such spell")
        if spell == GHOST_LINE and not targets:
            self.ghost = True
        elif spell == SPIDER_CLIMB and not targets:
            self.climb(named)
        elif spell in (HUNTERS_CALL, BARREL_RIDE) and len(targets) == 1:
            self.jump(spell, targets[0], named)
        elif spell in (SKY_AND_ABYSS, EAST_AND_WEST) and len(targets) == 1:
            self.wrap("NS" if spell == SKY_AND_ABYSS else "EW", targets[0], named)
        else:
            raise NotLegal("unknown")
        self.spells.remove(spell)

    def climb(self, named: list[str]) -> None:
        assert self.at is not None
        up = (0, self.at[1], self.at[2])
        if self.marks[self.at] != LANDING or up in self.gone:
            raise NotLegal("no unused pit above")
        self.enter(up, None, named)
        self.circled.add(up)
        self.crossed.add(up)
        self.gone.add(up)

    def jump(self, spell: str, where: str, named: list[str]) -> None:
        """To a monster or a barrel; of several in one place the first is named."""
        mark = MONSTER if spell == HUNTERS_CALL else BARREL
        if mark == BARREL and not any(self.marks[cell] == BARREL for cell in self.here()):
            raise NotLegal("no barrel here")
        target = self.named_cell(where)
        if self.marks.get(target) != mark:
            raise NotLegal("no target")
        room = self.room(target) or frozenset((target,))
        first = min((cell for cell in room if self.marks[cell] == mark), key=lambda cell: (cell[2], cell[1]))
        if target != first or room == self.here() or (mark == MONSTER and room in self.entered):
            raise NotLegal("no target")
        self.enter(target, None, named)

    def wrap(self, sides: str, where: str, named: list[str]) -> None:
        """Out at an extreme edge of the dungeon, in at the one opposite in the same column or row."""
        assert self.at is not None
        match = re.fullmatch(r"(N|E|S|W|door\d+)(\+fall|\+rope)?", where)
        if match is None:
            raise NotLegal("unknown")
        room = self.room(self.at)
        doors = [f"door{number}" for number in range(len(self.round(room)))] if room else list("NESW")
        if match[1] not in doors:
            raise NotLegal("no such way")
        cell, way = self.round(room)[doors.index(match[1])] if room else (self.at, match[1])
        back = BACK[way]
        axis = 2 if way in "NS" else 1
        line = [other for other in self.marks if other[0] == 0 and other[3 - axis] == cell[3 - axis]]
        line.sort(key=lambda other: other[axis])
        mine, far = (line[0], line[-1]) if way in "NW" else (line[-1], line[0])
        edges = [frozenset((end, self.beyond(end, side))) for end, side in ((cell, way), (far, back))]
        open_ends = self.walls[cell, way] in OUTWARD and self.walls[far, back] in OUTWARD
        if way not in sides or cell != mine or not open_ends or any(edge in self.used_edges for edge in edges):
            raise NotLegal("no opposite edge")
        if room:
            self.check_crossing(room, (cell, way))
            if self.entry is not None:
                self.passages.append((room, self.entry, (cell, way)))
        self.used_edges.update(edges)
        self.arrive(far, back, (match[2] or "").lstrip("+"), named)

    def named_cell(self, where: str) -> Cell:
        """`card@mx,y` as a cell of the dungeon."""
        match = re.fullmatch(r"(\d)@([mb])(\d),(\d)", where)
        if match is None:
            raise NotLegal("unknown")
        placed = self.layout[int(match[1])]
        return "mb".index(match[2]), placed.x + int(match[3]), placed.y + int(match[4])

    def here(self) -> frozenset[Cell]:
        """The cells of the present place."""
        assert self.at is not None
        return self.room(self.at) or frozenset((self.at,))

    def local(self, cell: Cell) -> str:
        """`x,y` on the card in its orientation."""
        _, x, y = cell
        placed = next(card for card in self.layout if 0 <= x - card.x < 5 and 0 <= y - card.y < 7)
        return f"{x - placed.x},{y - placed.y}"

    def find(self, mark: str, where: str) -> Cell:
        for cell in self.here():
            if self.marks[cell] == mark and self.local(cell) == where:
                return cell
        raise NotLegal("nothing there")

    def stairs(self, text: str, named: list[str]) -> None:
        cell = self.find(STAIRS, text.split()[1])
        if self.upper(cell) in self.gone:
            raise NotLegal("stairs used")
        to = (1 - cell[0], cell[1], cell[2])
        self.gone.add(self.upper(cell))
        self.enter(to, None, named)
        self.circled.add(self.upper(cell))

    def fall(self, text: str) -> None:
        cell = self.find(PIT, text.split()[1])
        if not self.room(cell) or cell in self.gone:
            raise NotLegal("no fall")
        self.gone.add(cell)
        self.enter((1, cell[1], cell[2]), None, [])

    def teleport(self, text: str, named: list[str]) -> None:
        match = re.fullmatch(r"tp (\d@[mb]\d,\d)(?: from (\d,\d))?", text)
        if match is None:
            raise NotLegal("unknown")
        sources = [cell for cell in self.here() if self.marks[cell] == CIRCLE and cell not in self.gone]
        if (len(sources) > 1) != bool(match[2]):
            raise NotLegal("which source")
        if match[2]:
            sources = [cell for cell in sources if self.local(cell) == match[2]]
        if not sources:
            raise NotLegal("no circle")
        target = self.named_cell(match[1])
        if self.marks.get(target) != CIRCLE or target in self.gone or target in self.here():
            raise NotLegal("no target")
        self.gone |= {sources[0], target}
        self.enter(target, None, named, [SCROLL])
        self.circled |= {sources[0], target}
        self.crossed |= {sources[0], target}
