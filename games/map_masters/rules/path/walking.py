"""Steps on foot: through a link, out of the dungeon, down a pit or over it, by the stairs (MM-4, MM-8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from games.map_masters.rules.cards import NO_DOOR, cell_mark
from games.map_masters.rules.dungeon import Exit
from games.map_masters.rules.icons import ROPE
from games.map_masters.rules.path.payment import barrels_left, pay_toll, with_payments
from games.map_masters.rules.path.state import ONE, Move, Path, refuse


def crosses(path: Path, door: int) -> str:
    """Why leaving the present room by `door` would cross a line, or an empty text (MM-4.9, MM-22.3).

    Doors are numbered around the room, so two lines cross if the ends of one are on different sides of the other.
    """
    low, high = (path.door, door) if path.door < door else (door, path.door)
    for room, first, second, group in path.passages:
        if room != path.place:
            continue
        first_between, second_between = low < first < high, low < second < high
        if first_between != second_between:
            if group != path.terms.group:
                return "crosses_other_path"
            if not path.ghost:
                return "crosses_own_path"
    return ""


def mark_of(path: Path, place: int) -> str:
    """The cell of the picture at which a place is marked."""
    return cell_mark(*path.dungeon.cells[place])


def exit_taken(path: Path, move: Move) -> Exit | None:
    """The exit of its place through which the path makes this step; None if it takes none, as by a spell."""
    return next((way for way in path.dungeon.exits[path.place] if way.link == move.link), None)


def by_exit(way: Exit, kind: str) -> Move:
    """A step of that kind through an exit, before it is said where it leads and what it costs."""
    return Move(way.step, kind, link=way.link, door=way.door, mark=way.mark, direction=way.direction)


def walk(path: Path, way: Exit, refused: list[Move] | None) -> list[Move]:
    """The possible steps through a link into the place beyond; those that are refused go into `refused`."""
    dungeon, to = path.dungeon, way.to
    if path.used >> to & 1:
        if refused is not None:
            refused.append(Move(way.step, "go", direction=way.direction, reason="corridor_used"))
        return []
    barrels = path.terms.antidote(path, to, path.place) if path.terms.coop else 0
    if not barrels and dungeon.plain[to]:
        return [_for_free(way)]
    move = _through(way)
    move.barrels = barrels
    if barrels and not barrels_left(path):
        return refuse(refused, move, "no_antidote")
    return list(enter(path, move, refused))


def enter(path: Path, move: Move, refused: list[Move] | None) -> Iterable[Move]:
    """The step in each way to enter the place it leads to: onto a corridor pit, or at the price of what lies there."""
    pit = path.dungeon.pit_at[move.to]
    return _onto_pit(path, move, pit, refused) if pit >= 0 else pay_toll(path, move, refused)


def _through(way: Exit) -> Move:
    """The step through a link, before its price is known."""
    move = by_exit(way, "go")
    move.to, move.door_beyond = way.to, way.door_beyond
    return move


_for_free = lru_cache(maxsize=4096)(_through)
"""`_through`, kept: most steps cost nothing and are always the same. Nobody changes these."""


def _onto_pit(path: Path, move: Move, pit: int, refused: list[Move] | None) -> list[Move]:
    """A corridor pit: fall, or cross it with a rope (MM-8.1 to MM-8.4)."""
    landing, bit = path.dungeon.discoveries[pit].other, 1 << pit
    falling = replace(move, text=f"{move.text}+fall", kind="fall", to=landing, used=bit, circled=bit, past=move.to)
    falling.door_beyond = NO_DOOR
    falls = refuse(refused, falling, "landing_used") if path.used >> landing & 1 else [falling]
    roped = replace(move, text=f"{move.text}+rope", kind="rope", used=bit, circled=bit, crossed=bit, price=ONE[ROPE])
    return [*falls, *with_payments(path, roped, refused, "no_rope")]


def fall(path: Path, item: int, refused: list[Move] | None) -> list[Move]:
    """Down a pit of the present room, on purpose (MM-7.6)."""
    pit, bit = path.dungeon.discoveries[item], 1 << item
    move = Move(f"fall {pit.cell}", "fall", to=pit.other, used=bit, circled=bit, mark=mark_of(path, pit.other))
    if path.fixtures & bit:
        return refuse(refused, move, "pit_used")
    return refuse(refused, move, "landing_used") if path.used >> pit.other & 1 else [move]


def stairs(path: Path, item: int, refused: list[Move] | None) -> list[Move]:
    """Up or down the stairs of the present place (MM-8.8, MM-8.9)."""
    flight, bit = path.dungeon.discoveries[item], 1 << item
    to = flight.other if flight.place == path.place else flight.place
    move = Move(f"stairs {flight.cell}", "stairs", to=to, used=bit, circled=bit, mark=mark_of(path, to))
    if path.fixtures & bit:
        return refuse(refused, move, "stairs_used")
    return refuse(refused, move, "corridor_used") if path.used >> to & 1 else [*pay_toll(path, move, refused)]
