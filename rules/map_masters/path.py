"""The path through a dungeon: its state, its next steps, the check of a whole path (MM-4 to MM-10).

A `Path` is never changed: `moves` lists what may come next and, when asked, what may not and why; `after` gives the
path with one step more. What differs between the modes is in `Terms`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import NamedTuple

from rules.map_masters.cards import NO_DOOR
from rules.map_masters.dungeon import OUT, WAITING, Dungeon, Exit
from rules.map_masters.icons import ROPE, SCROLL, TOKENS, Icon

START, DRAWING, ESCAPED, ENDED, ARRIVED = "start", "drawing", "escaped", "ended", "arrived"
PAYING = ("sb_01", "sb_04", "sb_05", "sb_08")
"""The spells that pay instead of a sword, key, rope or scroll, in the order of icons.TOKENS (MM-6.2)."""
CALL, PACT, GHOST, CLIMB, RIDE, SKY, EAST = "sb_03", "sb_02", "sb_06", "sb_07", "sb_09", "sb_11", "sb_12"
OBSTACLE = ("obstacle_monster", "obstacle_padlock", "obstacle_lava")

Payment = tuple[str, ...]
"""What pays, in order: `token`, `item` or a spell."""
Passage = tuple[int, int, int, int]
"""Room, the two doors, the group whose line it is (MM-4.9)."""


class Price(NamedTuple):
    """What a step costs: how many swords, keys, ropes, scrolls."""

    sword: int = 0
    key: int = 0
    rope: int = 0
    scroll: int = 0


FREE = Price()
_ONE = (Price(sword=1), Price(key=1), Price(rope=1), Price(scroll=1))


@dataclass(slots=True)
class Move:
    """One step that may come next, or that is refused with `reason`."""

    text: str
    kind: str
    """start, go, escape, fall, rope, stairs, tp, cast, stop, token, arrive."""
    to: int = -1
    """The place where the path will be."""
    link: int = 0
    door: int = NO_DOOR
    """The door by which the present room is left."""
    door_beyond: int = NO_DOOR
    price: Price = FREE
    payment: Payment = ()
    used: int = 0
    """Discoveries that are used up as fixtures: circles, stairs, pits."""
    circled: int = 0
    crossed: int = 0
    spell: str = ""
    mark: str = ""
    """The cell of the picture that the step leads to."""
    direction: str = ""
    reason: str = ""
    lacking: int = 0
    barrels: int = 0
    """Barrels paid as antidote (MM-25.4)."""
    slot: int = -1
    delivery: tuple[int, ...] = ()
    token: str = ""
    past: int = -1
    """A corridor pit that is fallen through on the way: its place is used too."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What the paths of the modes do not share. This is Versus (MM-22.2 lists what co-op changes)."""

    group: int = 0
    coop: bool = False
    supply: tuple[int, ...] = (5, 5, 5, 5)
    """Fairy tokens that newcomers may still take."""

    def tokens_of(self, path: Path) -> tuple[int, int, int, int]:
        """The tokens that can be spent."""
        return path.tokens

    def free(self, path: Path, kind: int) -> bool:
        """Whether a padlock or lava costs nothing (missions 8 and 12)."""
        return False

    def antidote(self, path: Path, place: int, here: int) -> int:
        """How many barrels it costs to come onto the card of `place` from `here` (mission 7)."""
        return 0

    def arrivals(self, path: Path, way: Exit) -> list[Move] | None:
        """The arrivals through this exit, refused ones included; None where it is an ordinary way on."""
        return None

    def entered(self, path: Path, place: int, gained: int) -> None:
        """What else changes on a new path when a place is entered: artifacts, tokens to choose."""


VERSUS = Terms()


@dataclass(slots=True)
class Path:
    """Where a path stands and what it has done. Sets are bits of the dungeon's numbers."""

    dungeon: Dungeon
    terms: Terms = VERSUS
    status: str = START
    place: int = -1
    door: int = NO_DOOR
    """The door by which the present room was entered; NO_DOOR after a fixture (MM-4.10)."""
    used: int = 0
    links: int = 0
    rooms: int = 0
    """Rooms whose monsters are defeated and whose contents are taken."""
    passages: tuple[Passage, ...] = ()
    circled: int = 0
    crossed: int = 0
    fixtures: int = 0
    """Stairs and pits that have been used."""
    own: int = 0
    """Circled by this path itself; in Versus the same as `circled`."""
    visited: int = 0
    tokens: tuple[int, int, int, int] = (0, 0, 0, 0)
    spells: tuple[str, ...] = ()
    """Face up."""
    cast: tuple[str, ...] = ()
    """Used by this path, in order."""
    ghost: bool = False
    teleports: int = 0
    artifacts: tuple[str, ...] = ()
    choosing: int = 0
    """Fairy tokens to be chosen before the next step (MM-24.3)."""
    slot: int = -1
    delivered: int = 0
    at: tuple[int, str] | None = None
    """Before the first step in co-op: the card and opening at which the mini waits."""
    spent: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Tokens turned face down by this path."""

    def items(self, kind: int) -> int:
        """How many unspent items of that type the path holds."""
        return (self.own & self.dungeon.spendable[kind] & ~self.crossed).bit_count()

    def count(self, *icons: Icon) -> int:
        """How many discoveries of these icons this path has circled."""
        bits = self.dungeon.icon_bits
        return sum((self.own & bits.get(icon, 0)).bit_count() for icon in icons)

    @property
    def over(self) -> bool:
        """Whether no step can follow."""
        return self.status in (ESCAPED, ENDED, ARRIVED)


# Paying (MM-6)


def payments(path: Path, price: Price) -> list[Payment]:
    """Every way to pay, the default first (MM-6.4); empty when it cannot be paid."""
    if price == FREE:
        return [()]
    tokens = path.terms.tokens_of(path)
    parts = []
    for kind, need in enumerate(price):
        if not need:
            continue
        token, item = tokens[kind], path.items(kind)
        spell = PAYING[kind] in path.spells
        ways = []
        for spells in (0, 1) if spell else (0,):
            for items in range(min(item, need - spells) + 1) if need >= spells else ():
                if need - spells - items <= token:
                    ways.append(("token",) * (need - spells - items) + ("item",) * items + (PAYING[kind],) * spells)
        parts.append(ways)
    return [sum(chosen, ()) for chosen in product(*parts)]


def lacking(path: Path, price: Price) -> int:
    """How many resources are missing, over all types."""
    tokens = path.terms.tokens_of(path)
    return sum(
        max(0, need - tokens[kind] - path.items(kind) - (PAYING[kind] in path.spells))
        for kind, need in enumerate(price)
    )


def _with_payments(path: Path, move: Move, refused: list[Move] | None, reason: str = "") -> Iterable[Move]:
    if move.price == FREE:
        return (move,)
    ways = payments(path, move.price)
    if not ways:
        if refused is not None:
            short = lacking(path, move.price)
            kind = next(kind for kind, need in enumerate(move.price) if need and not _payable(path, kind, need))
            code = reason or ("no_scroll" if kind == SCROLL else OBSTACLE[kind])
            refused.append(replace(move, reason=code, lacking=short))
        return ()
    move.payment = ways[0]
    if len(ways) == 1:
        return (move,)
    return [move, *(replace(move, text=f"{move.text}+pay={'+'.join(way)}", payment=way) for way in ways[1:])]


def _payable(path: Path, kind: int, need: int) -> bool:
    return path.terms.tokens_of(path)[kind] + path.items(kind) + (PAYING[kind] in path.spells) >= need


# What stands in the way


def _toll(path: Path, place: int) -> Price:
    """What it costs to enter a place now (MM-4.6, MM-6.6)."""
    dungeon = path.dungeon
    if dungeon.rooms[place]:
        need = dungeon.monsters[place]
        return _monsters(need) if need and not path.rooms >> place & 1 else FREE
    toll = dungeon.toll[place]
    if toll < 0 or path.circled & dungeon.content_bits[place] or path.terms.free(path, toll):
        return FREE
    return _ONE[toll]


_MONSTERS = tuple(Price(sword=number) for number in range(12))


def _monsters(number: int) -> Price:
    return _MONSTERS[number]


def _plus(price: Price, kind: int) -> Price:
    return Price(*(need + (number == kind) for number, need in enumerate(price)))


def _crosses(path: Path, door: int) -> str:
    """Why leaving the present room by `door` would cross a line, or an empty text (MM-4.9, MM-22.3)."""
    low, high = (path.door, door) if path.door < door else (door, path.door)
    for room, first, second, group in path.passages:
        if room == path.place and (low < first < high) != (low < second < high):
            if group != path.terms.group:
                return "crosses_other_path"
            if not path.ghost:
                return "crosses_own_path"
    return ""


def _mark(path: Path, place: int) -> str:
    level, x, y = path.dungeon.cells[place]
    return f"{'mb'[level]}{x},{y}"


_BESIDE = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def _beyond(way: Exit, level: int) -> str:
    dx, dy = _BESIDE[way.direction]
    return f"{'mb'[level]}{way.x + dx},{way.y + dy}"


# The next steps


def moves(path: Path, refused: list[Move] | None = None) -> list[Move]:
    """Every legal step other than `stop`; with a list given, what is refused and why is added to it (MM-4.30)."""
    if path.status == START:
        return _starts(path, refused)
    if path.status != DRAWING:
        return []
    if path.choosing:
        return _choices(path)
    found: list[Move] = []
    dungeon = path.dungeon
    place = path.place
    for way in dungeon.exits[place]:
        if path.links & way.link:
            if refused is not None:
                refused.append(Move(way.step, "go", direction=way.direction, reason="door_used"))
            continue
        if way.door >= 0 and path.door >= 0:
            crossed = _crosses(path, way.door)
            if crossed:
                if refused is not None:
                    refused.append(Move(way.step, "go", direction=way.direction, reason=crossed))
                continue
        arrivals = path.terms.arrivals(path, way) if way.opening is not None else None
        if arrivals is not None:
            for move in arrivals:
                if not move.reason:
                    found.append(move)
                elif refused is not None:
                    refused.append(move)
            if way.to < 0 or dungeon.halls[way.to]:
                continue
        if way.to < 0:
            if way.to == OUT:
                found.append(_out(way))
            elif refused is not None:
                reason = "waiting" if way.to == WAITING else "edge"
                refused.append(Move(way.step, "go", direction=way.direction, reason=reason))
            continue
        found += _go(path, way, refused)
    for item in dungeon.fixtures[place]:
        found += _fixture(path, item, refused)
    pit = dungeon.pit_above[place]
    if pit >= 0 and CLIMB in path.spells:
        found += _climb(path, pit, refused)
    if path.spells:
        found += _casts(path, refused)
    return found


def _out(way: Exit) -> Move:
    return Move(
        way.step,
        "escape",
        link=way.link,
        door=way.door,
        mark=_beyond(way, 0),
        direction=way.direction,
    )


def _go(path: Path, way: Exit, refused: list[Move] | None) -> list[Move]:
    """Through a link into the place beyond."""
    dungeon, to = path.dungeon, way.to
    if path.used >> to & 1:
        if refused is not None:
            refused.append(Move(way.step, "go", direction=way.direction, reason="corridor_used"))
        return []
    move = Move(
        way.step,
        "go",
        to,
        way.link,
        way.door,
        way.door_beyond,
        mark=_beyond(way, dungeon.cells[path.place][0]),
        direction=way.direction,
    )
    if path.terms.coop:
        move.barrels = path.terms.antidote(path, to, path.place)
        if move.barrels and not _barrels(path):
            if refused is not None:
                refused.append(replace(move, reason="no_antidote"))
            return []
    pit = dungeon.pit_at[to]
    if pit >= 0:
        return _onto_pit(path, move, pit, refused)
    move.price = _toll(path, to)
    return list(_with_payments(path, move, refused))


def _barrels(path: Path) -> int:
    return (path.own & path.dungeon.icon_bits.get("barrel", 0) & ~path.crossed).bit_count()


def _onto_pit(path: Path, move: Move, pit: int, refused: list[Move] | None) -> list[Move]:
    """A corridor pit: fall, or cross it by a rope (MM-8.1 to MM-8.4)."""
    found = []
    landing = path.dungeon.found[pit].other
    bit = 1 << pit
    fall = replace(move, text=f"{move.text}+fall", kind="fall", to=landing, used=bit, circled=bit, past=move.to)
    fall.door_beyond = NO_DOOR
    if path.used >> landing & 1:
        if refused is not None:
            refused.append(replace(fall, reason="landing_used"))
    else:
        found.append(fall)
    rope = replace(move, text=f"{move.text}+rope", kind="rope", used=bit, circled=bit, crossed=bit, price=_ONE[ROPE])
    found += _with_payments(path, rope, refused, "no_rope")
    return found


def _fixture(path: Path, item: int, refused: list[Move] | None) -> list[Move]:
    """What can be done at a circle, stairs, pit or barrel of the present place (MM-7.7)."""
    dungeon = path.dungeon
    found = dungeon.found[item]
    bit = 1 << item
    if found.icon == "stairs":
        return _stairs(path, item, refused)
    if found.icon == "pit":
        if not dungeon.rooms[path.place]:
            return []
        move = Move(f"fall {found.cell}", "fall", found.other, used=bit, circled=bit, mark=_mark(path, found.other))
        reason = "pit_used" if path.fixtures & bit else "landing_used" if path.used >> found.other & 1 else ""
        if reason:
            if refused is not None:
                refused.append(replace(move, reason=reason))
            return []
        return [move]
    if found.icon == "circle":
        return _teleports(path, item, refused)
    if RIDE in path.spells:
        return _rides(path, item, refused)
    return []


def _stairs(path: Path, item: int, refused: list[Move] | None) -> list[Move]:
    found = path.dungeon.found[item]
    to = found.other if found.place == path.place else found.place
    move = Move(f"stairs {found.cell}", "stairs", to, used=1 << item, circled=1 << item, mark=_mark(path, to))
    reason = "stairs_used" if path.fixtures >> item & 1 else "corridor_used" if path.used >> to & 1 else ""
    if reason:
        if refused is not None:
            refused.append(replace(move, reason=reason))
        return []
    move.price = _toll(path, to)
    return list(_with_payments(path, move, refused))


def _jump(path: Path, move: Move, refused: list[Move] | None, price: Price | None = None) -> list[Move]:
    """To a fixture in another place: the cell must be unused, the monsters paid (MM-9.2)."""
    to = move.to
    reason = ""
    if to == path.place:
        reason = "same_place"
    elif path.used >> to & 1:
        reason = "corridor_used"
    elif path.terms.coop:
        move.barrels = path.terms.antidote(path, to, -1)
        if move.barrels and not _barrels(path):
            reason = "no_antidote"
    if reason:
        if refused is not None:
            refused.append(replace(move, reason=reason))
        return []
    toll = _toll(path, to)
    move.price = toll if price is None else _plus(toll, SCROLL)
    return list(_with_payments(path, move, refused))


def _teleports(path: Path, item: int, refused: list[Move] | None) -> list[Move]:
    """By magic circle (MM-9)."""
    bit = 1 << item
    dungeon = path.dungeon
    if path.crossed & bit:
        if refused is not None:
            refused.append(Move(f"tp from {dungeon.found[item].cell}", "tp", reason="circle_used"))
        return []
    if refused is None and not (
        path.terms.tokens_of(path)[SCROLL] or path.items(SCROLL) or PAYING[SCROLL] in path.spells
    ):
        return []
    several = (
        sum(
            dungeon.found[other].icon == "circle" and not path.crossed >> other & 1
            for other in dungeon.contents[path.place]
        )
        > 1
    )
    source = f" from {dungeon.found[item].cell}" if several else ""
    made = []
    for target in dungeon.circles:
        there = dungeon.found[target]
        if target == item:
            continue
        both = bit | 1 << target
        move = Move(
            f"tp {there.card}@{'mb'[there.level]}{there.cell}{source}", "tp", there.place, circled=both, crossed=both
        )
        move.mark = f"{'mb'[there.level]}{there.at[0]},{there.at[1]}"
        if path.crossed >> target & 1:
            if refused is not None:
                refused.append(replace(move, reason="circle_used"))
            continue
        made += _jump(path, move, refused, _ONE[SCROLL])
    return made


def _rides(path: Path, item: int, refused: list[Move] | None) -> list[Move]:
    """From barrel to barrel (MM-10.10)."""
    dungeon = path.dungeon
    if item != next(number for number in dungeon.contents[path.place] if dungeon.found[number].icon == "barrel"):
        return []  # which barrel of the place it is makes no difference
    made = []
    places = set()
    for target in dungeon.barrels:
        there = dungeon.found[target]
        if there.place in places:
            continue
        places.add(there.place)
        move = Move(f"cast {RIDE} {there.card}@{'mb'[there.level]}{there.cell}", "cast", there.place, spell=RIDE)
        move.mark = f"{'mb'[there.level]}{there.at[0]},{there.at[1]}"
        made += _jump(path, move, refused)
    return made


def _climb(path: Path, pit: int, refused: list[Move] | None) -> list[Move]:
    """Up through the unused pit above a landing (MM-10.8)."""
    to = path.dungeon.found[pit].place
    move = Move(f"cast {CLIMB}", "cast", to, used=1 << pit, circled=1 << pit, crossed=1 << pit, spell=CLIMB)
    move.mark = _mark(path, to)
    reason = "pit_used" if path.fixtures >> pit & 1 else "corridor_used" if path.used >> to & 1 else ""
    if reason:
        if refused is not None:
            refused.append(replace(move, reason=reason))
        return []
    move.price = _toll(path, to)
    return list(_with_payments(path, move, refused))


def _casts(path: Path, refused: list[Move] | None) -> list[Move]:
    """Spells that can be cast from any place, or at an outer edge."""
    made = []
    for spell in path.spells:
        if spell == GHOST:
            made.append(Move(f"cast {GHOST}", "cast", path.place, spell=GHOST))
        elif spell == CALL:
            made += _calls(path, refused)
        elif spell in (SKY, EAST):
            made += _wraps(path, spell, refused)
        elif spell == PACT and path.terms.coop:
            made += [
                Move(f"cast {PACT} {token}", "cast", path.place, spell=PACT, token=token)
                for kind, token in enumerate(TOKENS)
                if not path.tokens[kind]
            ]
    return made


def _calls(path: Path, refused: list[Move] | None) -> list[Move]:
    """To a place with a monster that is not defeated yet (MM-10.6)."""
    dungeon = path.dungeon
    made = []
    for place, monsters in enumerate(dungeon.monsters):
        if monsters and not (path.rooms >> place & 1 if dungeon.rooms[place] else path.used >> place & 1):
            item = next(item for item in dungeon.contents[place] if dungeon.found[item].icon == "monster")
            there = dungeon.found[item]
            move = Move(f"cast {CALL} {there.card}@{'mb'[there.level]}{there.cell}", "cast", place, spell=CALL)
            move.mark = f"{'mb'[there.level]}{there.at[0]},{there.at[1]}"
            made += _jump(path, move, refused)
    return made


def _wraps(path: Path, spell: str, refused: list[Move] | None) -> list[Move]:
    """Out at one edge of the dungeon and in at the opposite one (MM-10.11)."""
    dungeon = path.dungeon
    sides = "NS" if spell == SKY else "EW"
    made = []
    for way in dungeon.exits[path.place]:
        if way.to != OUT or way.direction not in sides or path.links & way.link or way.opening is None:
            continue
        move = Move(f"cast {spell} {way.step}", "cast", spell=spell, door=way.door, direction=way.direction)
        opposite = dungeon.wraps.get(way.opening)
        if opposite is None or path.links & dungeon.openings[opposite][1].link:
            if refused is not None:
                refused.append(replace(move, reason="no_opposite_edge"))
            continue
        reason = _crosses(path, way.door) if way.door >= 0 and path.door >= 0 else ""
        move.to, back = dungeon.openings[opposite]
        if not reason and path.used >> move.to & 1:
            reason = "corridor_used"
        if reason:
            if refused is not None:
                refused.append(replace(move, reason=reason))
            continue
        move.link = way.link | back.link
        move.door_beyond = back.door
        move.mark = f"m{back.x},{back.y}"
        pit = dungeon.pit_at[move.to]
        if pit >= 0:
            made += _onto_pit(path, move, pit, refused)
            continue
        move.price = _toll(path, move.to)
        made += _with_payments(path, move, refused)
    return made


def _starts(path: Path, refused: list[Move] | None) -> list[Move]:
    """The first step: behind an outer open edge (MM-4.3), in co-op behind the opening of the mini (MM-22.2)."""
    dungeon = path.dungeon
    ends = [path.at] if path.at is not None else list(dungeon.openings)
    made: list[Move] = []
    for card, name in ends:
        place, way = dungeon.openings[card, name]
        move = Move(f"start {card}.{name}", "start", place, way.link, door_beyond=way.door, direction=way.direction)
        move.mark = f"m{way.x},{way.y}"
        if way.to != OUT and path.at is None:
            if refused is not None:
                refused.append(replace(move, reason="not_open_edge"))
            continue
        if path.used >> place & 1:
            if refused is not None:
                refused.append(replace(move, reason="corridor_used"))
            continue
        if path.terms.coop:
            move.barrels = path.terms.antidote(path, place, -2)
            if move.barrels and not _barrels(path):
                if refused is not None:
                    refused.append(replace(move, reason="no_antidote"))
                continue
        pit = dungeon.pit_at[place]
        if pit >= 0:
            made += _onto_pit(path, move, pit, refused)
            continue
        move.price = _toll(path, place)
        made += _with_payments(path, move, refused)
    return made


def _choices(path: Path) -> list[Move]:
    """Which token an optimizer gives to a group of newcomers (MM-24.3)."""
    made = [Move("token none", "token")]
    taken = path.terms.supply
    for kind, token in enumerate(TOKENS):
        if not path.tokens[kind] and taken[kind] > 0:
            made.append(Move(f"token {token}", "token", token=token))
    return made


# Making a step


def after(path: Path, move: Move) -> Path:
    """The path with one legal step more. `path` stays as it is."""
    dungeon = path.dungeon
    new = Path(
        dungeon,
        path.terms,
        DRAWING,
        path.place,
        path.door,
        path.used,
        path.links | move.link,
        path.rooms,
        path.passages,
        path.circled | move.circled,
        path.crossed | move.crossed,
        path.fixtures | move.used,
        path.own,
        path.visited,
        path.tokens,
        path.spells,
        path.cast,
        path.ghost,
        path.teleports,
        path.artifacts,
        path.choosing,
        path.slot,
        path.delivered,
        path.at,
        path.spent,
    )
    if move.circled:
        new.own |= move.circled & ~path.circled
    if move.door >= 0 and path.door >= 0:
        new.passages = (*path.passages, (path.place, path.door, move.door, path.terms.group))
    if move.payment:
        _pay(new, move)
    if move.barrels:
        _cross_out(new, dungeon.icon_bits["barrel"], move.barrels)
        new.delivered |= new.crossed & dungeon.icon_bits["barrel"]
    if move.spell:
        new.spells = tuple(spell for spell in new.spells if spell != move.spell)
        new.cast = (*new.cast, move.spell)
    match move.kind:
        case "escape":
            new.status = ESCAPED
            return new
        case "arrive":
            new.status = ARRIVED
            new.slot = move.slot
            _arrive(new, move)
            return new
        case "token":
            new.choosing = path.choosing - 1
            if move.token:
                new.tokens = _plus_token(new.tokens, TOKENS.index(move.token))
            return new
        case "tp":
            new.teleports += 1
        case "cast" if move.spell == GHOST:
            new.ghost = True
            return new
        case "cast" if move.spell == PACT:
            new.tokens = _plus_token(new.tokens, TOKENS.index(move.token))
            return new
        case "cast" if move.spell in (CALL, RIDE):
            new.teleports += 1
    if move.past >= 0:
        new.used |= 1 << move.past
        if path.terms.coop:
            path.terms.entered(new, move.past, 0)
    _enter(new, move)
    return new


def _enter(new: Path, move: Move) -> None:
    """Enter a place (MM-4.6)."""
    dungeon, place = new.dungeon, move.to
    new.place, new.door = place, move.door_beyond
    gained = 0
    if not dungeon.rooms[place] or not new.rooms >> place & 1:
        bits = dungeon.content_bits[place]
        gained = bits & ~new.circled
        new.circled |= bits
        new.own |= gained
        if dungeon.monsters[place]:
            new.crossed |= bits & dungeon.icon_bits["monster"]
        elif dungeon.toll[place] >= 0:
            new.crossed |= bits
    if dungeon.rooms[place]:
        new.rooms |= 1 << place
        if not dungeon.halls[place]:
            new.visited |= 1 << place
    else:
        new.used |= 1 << place
    if new.terms.coop:
        new.terms.entered(new, place, gained)


def _plus_token(tokens: tuple[int, int, int, int], kind: int, number: int = 1) -> tuple[int, int, int, int]:
    changed = list(tokens)
    changed[kind] += number
    return tuple(changed)  # type: ignore[return-value]


def _pay(new: Path, move: Move) -> None:
    """Spend what the step names: tokens, items, spells (MM-6)."""
    kinds = [kind for kind, need in enumerate(move.price) for _ in range(need)]
    for kind, source in zip(kinds, move.payment, strict=True):
        if source == "token":
            new.tokens = _plus_token(new.tokens, kind, -1)
            new.spent = _plus_token(new.spent, kind)
        elif source == "item":
            _cross_out(new, new.dungeon.spendable[kind], 1)
        else:
            new.spells = tuple(spell for spell in new.spells if spell != source)
            new.cast = (*new.cast, source)


def _cross_out(new: Path, bits: int, number: int) -> int:
    """Cross out unspent items of this path, the first ones in card order; returns which."""
    crossed = 0
    for _ in range(number):
        left = new.own & bits & ~new.crossed
        lowest = left & -left
        new.crossed |= lowest
        crossed |= lowest
    return crossed


def _arrive(new: Path, move: Move) -> None:
    """Give what the slot asks for: `delivery` counts used items, unused items and tokens by item (MM-22.24)."""
    bits = move.delivery[0] if move.delivery else 0
    new.crossed |= bits
    new.delivered |= bits
    for kind, number in enumerate(move.delivery[1:]):
        new.tokens = _plus_token(new.tokens, kind, -number)
        new.spent = _plus_token(new.spent, kind, number)
    if move.to >= 0 and move.door_beyond >= 0:
        new.place, new.door = move.to, move.door_beyond


def stop(path: Path) -> Path:
    """The path ended where it stands (MM-4.13)."""
    return replace(path, status=ENDED)


# Whole paths (MM-4.30)


def explicit(move: Move) -> str:
    """The text of a step with its payment named, also where it is the default (MM-6.4)."""
    if not move.payment or "+pay=" in move.text:
        return move.text
    return f"{move.text}+pay={'+'.join(move.payment)}"


def find(path: Path, text: str) -> Move:
    """The move with that text, legal or refused; an unknown text gives a move refused as `no_such_step`."""
    refused: list[Move] = []
    for move in moves(path, refused):
        if move.text == text or explicit(move) == text:
            return move
    return next((move for move in refused if move.text == text), Move(text, "", reason="no_such_step"))


def step(path: Path, text: str) -> Path:
    """Make the step with that text. Raises ValueError with the reason code."""
    if text == "stop" and path.status == DRAWING and not path.terms.coop:
        return stop(path)
    move = find(path, text)
    if move.reason:
        raise ValueError(move.reason)
    return after(path, move)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a path is legal; else the first bad step and why."""

    ok: bool
    bad: int = -1
    reason: str = ""
    path: Path | None = field(default=None, compare=False)


def validate(path: Path, steps: Sequence[str]) -> Verdict:
    """Follow a whole path from its beginning (MM-4.2)."""
    for number, text in enumerate(steps):
        try:
            path = step(path, text)
        except ValueError as error:
            return Verdict(False, number, str(error), path)
    return Verdict(True, path=path)


def runs_on(path: Path) -> Move | None:
    """The only way on, where it can be taken without asking (MM-4.31): free, on foot, along a corridor.

    A spell that can be cast anywhere later just as well (sb_06, and sb_02 in co-op) does not hold the path up.
    """
    if path.status != DRAWING or path.choosing:
        return None
    ways = [move for move in moves(path) if not (move.kind == "cast" and move.spell in (GHOST, PACT))]
    if len(ways) != 1:
        return None
    only = ways[0]
    if only.kind != "go" or only.price != FREE or only.barrels or path.dungeon.rooms[only.to]:
        return None
    return only
