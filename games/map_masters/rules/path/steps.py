"""The possible next steps of a path: one list for all players (MM-4.30)."""

from __future__ import annotations

from games.map_masters.rules.cards import MAIN, cell_mark
from games.map_masters.rules.components import BARREL_RIDE, SPIDER_CLIMB
from games.map_masters.rules.dungeon import OUT, WAITING, Exit
from games.map_masters.rules.icons import TOKENS
from games.map_masters.rules.path.jumps import casts, climb, rides, teleports
from games.map_masters.rules.path.state import DRAWING, START, Move, Path, refuse
from games.map_masters.rules.path.walking import by_exit, crosses, enter, fall, stairs, walk


def moves(path: Path, refused: list[Move] | None = None) -> list[Move]:
    """Every legal step other than `stop`; refused steps are added to a given list (MM-4.30)."""
    if refused is not None:
        return _legal_moves(path, refused)
    if path.ways is None:
        path.ways = _legal_moves(path, None)
    return path.ways


def _legal_moves(path: Path, refused: list[Move] | None) -> list[Move]:
    """The legal steps, worked out without the cache; refused ones are added to the list, if there is one."""
    if path.status == START:
        return _starts(path, refused)
    if path.status != DRAWING:
        return []
    if path.choosing:
        return _choices(path)
    legal: list[Move] = []
    dungeon, place = path.dungeon, path.place
    for way in dungeon.exits[place]:
        if path.links & way.link:
            _bar(refused, way, "door_used")
        elif way.door >= 0 and path.door >= 0 and (crossed := crosses(path, way.door)):
            _bar(refused, way, crossed)
        else:
            legal += _through(path, way, refused)
    for item in dungeon.fixtures[place]:
        legal += _fixture(path, item, refused)
    pit = dungeon.pit_above[place]
    if pit >= 0 and SPIDER_CLIMB in path.spells:
        legal += climb(path, pit, refused)
    if path.spells:
        legal += casts(path, refused)
    return legal


def _through(path: Path, way: Exit, refused: list[Move] | None) -> list[Move]:
    """The steps through an exit: arriving behind it, escaping by it, or walking on to the next place."""
    made: list[Move] = []
    arrivals = path.terms.arrivals(path, way) if way.opening is not None else None
    if arrivals is not None:
        made = [move for move in arrivals if not move.reason]
        if refused is not None:
            refused += [move for move in arrivals if move.reason]
        if way.to < 0 or path.dungeon.halls[way.to]:
            return made
    if way.to == OUT:
        return [*made, by_exit(way, "escape")]  # through an outer open edge (MM-4.5)
    if way.to < 0:
        _bar(refused, way, "waiting" if way.to == WAITING else "edge")
        return made
    return made + walk(path, way, refused)


def _bar(refused: list[Move] | None, way: Exit, reason: str) -> None:
    """Record that no step leads through an exit, if requested."""
    if refused is not None:
        refused.append(Move(way.step, "go", direction=way.direction, reason=reason))


def moves_on_card(path: Path) -> list[Move]:
    """The steps of `moves` on foot that stay on the present card."""
    listed: list[Move] = []
    dungeon = path.dungeon
    for way in dungeon.exits[path.place]:
        if way.opening is not None or path.links & way.link:
            continue
        if way.door < 0 or path.door < 0 or not crosses(path, way.door):
            listed += walk(path, way, None)
    for item in dungeon.fixtures[path.place]:
        if dungeon.discoveries[item].icon in ("stairs", "pit"):
            listed += _fixture(path, item, None)
    return listed


def _fixture(path: Path, item: int, refused: list[Move] | None) -> list[Move]:
    """The possible moves at a circle, stairs, pit or barrel of the present place (MM-7.7)."""
    icon = path.dungeon.discoveries[item].icon
    if icon == "stairs":
        return stairs(path, item, refused)
    if icon == "pit":
        return fall(path, item, refused) if path.dungeon.rooms[path.place] else []
    if icon == "circle":
        return teleports(path, item, refused)
    if BARREL_RIDE in path.spells:
        return rides(path, item, refused)
    return []


def _starts(path: Path, refused: list[Move] | None) -> list[Move]:
    """The first step: behind an outer open edge (MM-4.3), in co-op behind the opening of the mini (MM-22.2)."""
    dungeon = path.dungeon
    ends = [path.at] if path.at is not None else list(dungeon.openings)
    made: list[Move] = []
    for card, name in ends:
        place, way = dungeon.openings[card, name]
        move = Move(f"start {card}.{name}", "start", place, way.link, door_beyond=way.door, direction=way.direction)
        move.mark = cell_mark(MAIN, way.x, way.y)
        if way.to != OUT and path.at is None:
            refuse(refused, move, "not_open_edge")
            continue
        if path.used >> place & 1:
            refuse(refused, move, "corridor_used")
            continue
        made += enter(path, move, refused)
    return made


def _choices(path: Path) -> list[Move]:
    """Which token an optimizer gives to a group of newcomers (MM-24.3)."""
    tokens = [TOKENS[kind] for kind in path.takeable()]
    return [Move("token none", "token"), *(Move(f"token {token}", "token", token=token) for token in tokens)]
