"""Steps from afar: by magic circle, and by the spells that are cast on the way (MM-9, MM-10)."""

from __future__ import annotations

from games.map_masters.rules.cards import MAIN, cell_mark
from games.map_masters.rules.components import (
    BARREL_RIDE,
    EAST_AND_WEST,
    FAIRY_PACT,
    GHOST_LINE,
    HUNTERS_CALL,
    SKY_AND_ABYSS,
    SPIDER_CLIMB,
)
from games.map_masters.rules.dungeon import OUT
from games.map_masters.rules.icons import SCROLL, TOKENS
from games.map_masters.rules.path.payment import barrels_left, pay_toll, toll_of, with_payments
from games.map_masters.rules.path.state import PAYING, Move, Path, refuse
from games.map_masters.rules.path.walking import crosses, enter, mark_of


def teleports(path: Path, item: int, refused: list[Move] | None) -> list[Move]:
    """By magic circle (MM-9)."""
    bit = 1 << item
    dungeon = path.dungeon
    if path.crossed & bit:
        if refused is not None:
            refused.append(Move(f"tp from {dungeon.discoveries[item].cell}", "tp", reason="circle_used"))
        return []
    scrolls = path.terms.tokens_of(path)[SCROLL] or path.items(SCROLL) or PAYING[SCROLL] in path.spells
    if refused is None and not scrolls:
        return []  # the jump could not be paid
    circles_here = [other for other in dungeon.contents[path.place] if dungeon.discoveries[other].icon == "circle"]
    several = sum(not path.crossed >> other & 1 for other in circles_here) > 1
    source = f" from {dungeon.discoveries[item].cell}" if several else ""
    made = []
    for target in dungeon.circles:
        aim = dungeon.discoveries[target]
        if target == item:
            continue
        both = bit | 1 << target
        move = Move(f"tp {aim.target}{source}", "tp", aim.place, circled=both, crossed=both)
        move.mark = aim.mark
        if path.crossed >> target & 1:
            refuse(refused, move, "circle_used")
            continue
        made += _jump(path, move, refused, scrolls=1)
    return made


def _jump(path: Path, move: Move, refused: list[Move] | None, *, scrolls: int = 0) -> list[Move]:
    """To a fixture in another place: the cell must be unused, the monsters and that many scrolls paid (MM-9.2)."""
    to = move.to
    reason = ""
    if to == path.place:
        reason = "same_place"
    elif path.used >> to & 1:
        reason = "corridor_used"
    elif path.terms.coop:
        move.barrels = path.terms.antidote(path, to, None)
        if move.barrels and not barrels_left(path):
            reason = "no_antidote"
    if reason:
        return refuse(refused, move, reason)
    toll = toll_of(path, to)
    move.price = toll._replace(scroll=toll.scroll + scrolls)
    return list(with_payments(path, move, refused))


def casts(path: Path, refused: list[Move] | None) -> list[Move]:
    """Spells that can be cast from any place, or at an outer edge."""
    made = []
    for spell in path.spells:
        if spell == GHOST_LINE:
            made.append(Move(f"cast {GHOST_LINE}", "cast", path.place, spell=GHOST_LINE))
        elif spell == HUNTERS_CALL:
            made += _calls(path, refused)
        elif spell in (SKY_AND_ABYSS, EAST_AND_WEST):
            made += _wraps(path, spell, refused)
        elif spell == FAIRY_PACT and path.terms.coop:
            made += [
                Move(f"cast {FAIRY_PACT} {token}", "cast", path.place, spell=FAIRY_PACT, token=token)
                for kind, token in enumerate(TOKENS)
                if not path.tokens[kind]
            ]
    return made


def _calls(path: Path, refused: list[Move] | None) -> list[Move]:
    """To a place with a monster that is not defeated yet (MM-10.6)."""
    dungeon = path.dungeon
    made = []
    for place, item in dungeon.lairs:
        defeated = path.rooms if dungeon.rooms[place] else path.used
        if not defeated >> place & 1:
            aim = dungeon.discoveries[item]
            move = Move(f"cast {HUNTERS_CALL} {aim.target}", "cast", place, spell=HUNTERS_CALL)
            move.mark = aim.mark
            made += _jump(path, move, refused)
    return made


def rides(path: Path, item: int, refused: list[Move] | None) -> list[Move]:
    """From barrel to barrel (MM-10.10)."""
    dungeon = path.dungeon
    if item != next(number for number in dungeon.contents[path.place] if dungeon.discoveries[number].icon == "barrel"):
        return []  # which barrel of the place it is makes no difference
    made = []
    places = set()
    for target in dungeon.barrels:
        aim = dungeon.discoveries[target]
        if aim.place in places:
            continue
        places.add(aim.place)
        move = Move(f"cast {BARREL_RIDE} {aim.target}", "cast", aim.place, spell=BARREL_RIDE)
        move.mark = aim.mark
        made += _jump(path, move, refused)
    return made


def climb(path: Path, pit: int, refused: list[Move] | None) -> list[Move]:
    """Up through the unused pit above a landing (MM-10.8)."""
    to = path.dungeon.discoveries[pit].place
    bit = 1 << pit
    move = Move(f"cast {SPIDER_CLIMB}", "cast", to, used=bit, circled=bit, crossed=bit, spell=SPIDER_CLIMB)
    move.mark = mark_of(path, to)
    if path.fixtures & bit:
        return refuse(refused, move, "pit_used")
    return refuse(refused, move, "corridor_used") if path.used >> to & 1 else [*pay_toll(path, move, refused)]


def _wraps(path: Path, spell: str, refused: list[Move] | None) -> list[Move]:
    """Out at one edge of the dungeon and in at the opposite one (MM-10.11)."""
    dungeon = path.dungeon
    sides = "NS" if spell == SKY_AND_ABYSS else "EW"
    made: list[Move] = []
    for way in dungeon.exits[path.place]:
        if way.to != OUT or way.direction not in sides or path.links & way.link or way.opening is None:
            continue
        move = Move(f"cast {spell} {way.step}", "cast", spell=spell, door=way.door, direction=way.direction)
        opposite = dungeon.wraps.get(way.opening)
        if opposite is None or path.links & dungeon.openings[opposite][1].link:
            refuse(refused, move, "no_opposite_edge")
            continue
        reason = crosses(path, way.door) if way.door >= 0 and path.door >= 0 else ""
        move.to, back = dungeon.openings[opposite]
        if not reason and path.used >> move.to & 1:
            reason = "corridor_used"
        if reason:
            refuse(refused, move, reason)
            continue
        move.link = way.link | back.link
        move.door_beyond = back.door
        move.mark = cell_mark(MAIN, back.x, back.y)
        made += enter(path, move, refused)
    return made
