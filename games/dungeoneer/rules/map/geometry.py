"""The map: which spaces touch, where one can pass, where a card may be placed (DN-9, DN-10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from games.dungeoneer.rules.components import MAPS, STEPS, Realm
from games.dungeoneer.rules.map.layout import by_layout
from games.dungeoneer.rules.pieces import NOWHERE, Space, walls_of
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Seat

FAR = 99
"""More moves than any map has."""
EAST_AND_SOUTH = (1, 2)
"""The sides that cover every edge exactly once."""


class Spot(NamedTuple):
    """A cell and a way to lay the card. Spots sort in reading order: north to south, west to east, upright first."""

    y: int
    x: int
    turned: bool

    @property
    def id(self) -> str:
        """The option's id, such as `x1y-2r0` (DN-9.15)."""
        return f"x{self.x}y{self.y}r{180 if self.turned else 0}"

    @property
    def mark(self) -> str:
        """The mark of its cell, where the card may lie either way."""
        return self._replace(turned=False).id


def opposite(side: int) -> int:
    """The side of a neighbour that faces this side."""
    return (side + 2) % 4


def spot_of(id: str) -> Spot:
    """The spot of an option's id."""
    x, _, rest = id[1:].partition("y")
    y, _, turn = rest.partition("r")
    return Spot(int(y), int(x), turn == "180")


def is_viable(game: DungeoneerState, number: int, side: int) -> bool:
    """Whether a space has a neighbour on that side and neither facing exit is a wall (DN-1.11, DN-10.3)."""
    space = game.spaces[number]
    other = space.near[side]
    return other != NOWHERE and not (space.walls[side] or game.spaces[other].walls[opposite(side)])


def held_open(game: DungeoneerState, number: int, side: int) -> bool:
    """Whether a hero on the cusp holds that edge open, from either side (DN-10.14)."""
    for player in game.players:
        if player.cusp != NOWHERE:
            if player.at == number and player.cusp == side:
                return True
            if game.spaces[player.at].near[player.cusp] == number and player.cusp == opposite(side):
                return True
    return False


def is_open(game: DungeoneerState, number: int, side: int) -> bool:
    """Whether that exit is passed without a threat now (DN-10.4, DN-10.14 to DN-10.16)."""
    space = game.spaces[number]
    return space.exit(side).kind == "open" or side in space.opened or held_open(game, number, side)


def walk_reason(game: DungeoneerState, seat: Seat, side: int) -> str:
    """Why the hero cannot try that exit now; empty if it can (DN-10.6, DN-10.12, DN-12.4)."""
    player = game.players[seat]
    number = player.at
    if game.spaces[number].near[side] == NOWHERE:
        return "not_adjacent"
    if not is_viable(game, number, side):
        return "wall"
    if player.tip is not None:
        return "tipped"
    if player.cusp != NOWHERE and (player.cusp != side or player.cusp_new):
        return "on_cusp"
    return "" if player.movement else "no_movement"


def neighbours(game: DungeoneerState, number: int) -> list[tuple[int, int]]:
    """The sides of viable exits with the spaces behind them; `is_viable` in line, for speed."""
    spaces = game.spaces
    space = spaces[number]
    walls = space.walls
    return [
        (side, other)
        for side, other in enumerate(space.near)
        if other != NOWHERE and not walls[side] and not spaces[other].walls[opposite(side)]
    ]


def ways_out(game: DungeoneerState, seat: Seat) -> list[tuple[int, int]]:
    """The sides by which a hero may leave its space, with the spaces behind them: only one from a cusp (DN-10.12)."""
    player = game.players[seat]
    ways = neighbours(game, player.at)
    return ways if player.cusp == NOWHERE else [(side, other) for side, other in ways if side == player.cusp]


def free_edges(game: DungeoneerState, numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Every viable east or south edge of these spaces without a hero on its cusp, as space and side."""
    for number in numbers:
        for side in EAST_AND_SOUTH:
            if is_viable(game, number, side) and not held_open(game, number, side):
                yield number, side


def reading_order(game: DungeoneerState) -> list[int]:
    """The spaces from north to south and west to east, the dungeon first."""
    return sorted(
        range(len(game.spaces)),
        key=lambda number: (game.spaces[number].printed.realm, game.spaces[number].y, game.spaces[number].x),
    )


def cells(game: DungeoneerState, realm: Realm) -> dict[tuple[int, int], int]:
    """The spaces of one map by their cell."""
    return {(space.x, space.y): number for number, space in enumerate(game.spaces) if MAPS[space.card].realm == realm}


def frontier(game: DungeoneerState, taken: dict[tuple[int, int], int]) -> set[tuple[int, int]]:
    """The empty cells next to a non-wall exit of a placed card (DN-9.11)."""
    free_cells = set()
    for (x, y), number in taken.items():
        walls = game.spaces[number].walls
        for side, (dx, dy) in enumerate(STEPS):
            cell = (x + dx, y + dy)
            if cell not in taken and not walls[side]:
                free_cells.add(cell)
    return free_cells


@by_layout
def legal_spots(game: DungeoneerState, card: str, *, more_to_come: bool, beside_entrance: bool = False) -> list[Spot]:
    """Where the card may be placed, in reading order (DN-9.5 to DN-9.13).

    `more_to_come`: cards of its map remain, so it must leave a frontier. `beside_entrance`: a room may touch the
    Entrance (DN-9.12); an Entrance that is not the centre of its map is treated like a passage (DN-22.7).
    """
    printed = MAPS[card]
    taken = cells(game, printed.realm)
    open_cells, spots = frontier(game, taken), sorted(joins(game, card))
    if printed.kind == "room" and not beside_entrance:
        spots = [spot for spot in spots if not {*game.entrances} & {*_around(taken, spot.x, spot.y)}]
    if more_to_come:
        spots = [spot for spot in spots if _leaves_frontier(card, spot, taken, open_cells)]
    return spots


def ways_up(card: str) -> tuple[bool, ...]:
    """The distinct orientations of a card: upright and turned, or only upright if its exits are the same either way."""
    exits = MAPS[card].exits
    return (False,) if exits[:2] == exits[2:] else (False, True)


def steps_of(game: DungeoneerState, seat: Seat) -> dict[int, int]:
    """The number of moves of a hero to each space; from a cusp, the first one leads across that exit (DN-10.12)."""
    player = game.players[seat]
    if player.cusp == NOWHERE:
        return steps_from(game, player.at)
    beyond = steps_from(game, game.spaces[player.at].near[player.cusp])
    return {other: steps + 1 for other, steps in beyond.items()} | {player.at: 0}


@by_layout
def steps_from(game: DungeoneerState, number: int) -> dict[int, int]:
    """The number of moves to each space that can be reached from there, ignoring threats on the way."""
    distances, queue = {number: 0}, [number]
    for here in queue:  # which grows while it is iterated over
        beyond = [other for _, other in neighbours(game, here)]
        for other in (*beyond, *sewer_ends(game, here), *portal_ends(game, here)):
            if other not in distances:
                distances[other] = distances[here] + 1
                queue.append(other)
    return distances


@by_layout
def joins(game: DungeoneerState, card: str) -> dict[Spot, list[int]]:
    """By spot, the spaces to which a card laid there would have a viable exit (DN-10.3), north, east, south, west.

    Spots from which it would have none are left out.
    """
    taken = cells(game, MAPS[card].realm)
    spots = (Spot(y, x, turned) for x, y in frontier(game, taken) for turned in ways_up(card))
    joined = {spot: viable_from(game, card, _around(taken, spot.x, spot.y), spot.turned) for spot in spots}
    return {spot: numbers for spot, numbers in joined.items() if numbers}


def _around(taken: Mapping[tuple[int, int], int], x: int, y: int) -> list[int]:
    """The spaces north, east, south and west of a cell; `taken`: the `cells` of its map."""
    return [taken.get((x + dx, y + dy), NOWHERE) for dx, dy in STEPS]


def viable_from(game: DungeoneerState, card: str, around: list[int], turned: bool) -> list[int]:
    """Those of the spaces around a card to which it would have a viable exit; it needs one of them (DN-9.8)."""
    walls, spaces = walls_of(card, turned), game.spaces
    return [
        number
        for side, number in enumerate(around)
        if number != NOWHERE and not walls[side] and not spaces[number].walls[opposite(side)]
    ]


def _leaves_frontier(
    card: str, spot: Spot, taken: dict[tuple[int, int], int], open_cells: set[tuple[int, int]]
) -> bool:
    """Whether a card could still be placed after this one (DN-9.11): on another open cell, or next to this card."""
    if len(open_cells) > 1:
        return True
    walls = walls_of(card, spot.turned)
    return any((spot.x + dx, spot.y + dy) not in taken and not walls[side] for side, (dx, dy) in enumerate(STEPS))


def place(game: DungeoneerState, card: str, spot: Spot) -> int:
    """Lay the card there and join it with its neighbours; returns the number of the space."""
    taken = cells(game, MAPS[card].realm)
    number = len(game.spaces)
    around = _around(taken, spot.x, spot.y)
    game.spaces.append(Space(card, spot.x, spot.y, spot.turned, near=around))
    for side, other in enumerate(around):
        if other != NOWHERE:
            game.spaces[other].near[opposite(side)] = number
    return number


def space_of(game: DungeoneerState, card: str) -> int:
    """The space of a map card, NOWHERE while it is not placed."""
    return next((number for number, space in enumerate(game.spaces) if space.card == card), NOWHERE)


def becomes_centre(game: DungeoneerState, card: str) -> bool:
    """Whether this is an Entrance, and its map has no other one as its centre (DN-22.7)."""
    realm = MAPS[card].realm
    centres = [game.spaces[number].printed.realm for number in game.entrances]
    return MAPS[card].kind == "entrance" and realm not in centres


def dungeon_entrance(game: DungeoneerState) -> int:
    """The Entrance of the dungeon, to which portals lead (DN-22.8); NOWHERE without a dungeon."""
    return next((number for number in game.entrances if game.spaces[number].printed.realm == "dungeon"), NOWHERE)


def portal_ends(game: DungeoneerState, number: int) -> list[int]:
    """Where a portal leads from that space (DN-22.9, DN-22.10)."""
    if number in game.portals:
        return [dungeon_entrance(game)]
    if game.portals and number == dungeon_entrance(game):
        return game.portals
    return []


def sewer_ends(game: DungeoneerState, number: int) -> list[int]:
    """The other spaces with a sewer of the same letter (DN-11.9)."""
    letter = game.spaces[number].printed.sewer
    if not letter:
        return []
    return [other for other, space in enumerate(game.spaces) if other != number and space.printed.sewer == letter]
