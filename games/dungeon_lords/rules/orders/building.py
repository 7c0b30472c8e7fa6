"""Building rooms in place of tunnels (DL-8.31 to DL-8.38)."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from games.dungeon_lords.rules.components import ORDERS, ROOMS, SPACE_NAMES, ZONES
from games.dungeon_lords.rules.costs import cost_fault, pay_tokens
from games.dungeon_lords.rules.faults import Fault, offer
from games.dungeon_lords.rules.grid import NEIGHBOURS, SQUARES, distances
from games.dungeon_lords.rules.pieces import Lord, Tile
from games.dungeon_lords.rules.simultaneous import decline_option, undo_in_step
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.messages import Args, Message, Seat, part, refer, seat_name
from rules.questions import Drag, Option, Picked, Question, Refusals, Refused, Role, always


def room_fault(lord: Lord, room: str, square: str) -> str:
    """Why the room may not stand on the square, as a refusal code; empty if it may."""
    tile = lord.tiles.get(square)
    if tile is None or tile.is_room:
        return "not_tunnel"
    if tile.conquered:
        return "conquered"
    if tile.dug:
        return "just_dug"
    zone = ROOMS[room].zone
    if zone and square not in ZONES[zone]:
        return "room_zone"
    for other in NEIGHBOURS[square]:
        beside = lord.tiles.get(other)
        if beside is not None and beside.is_room:
            return "room_adjacent"
    return ""


def room_squares(lord: Lord, room: str) -> list[str]:
    """Every square on which the room may be built."""
    return [square for square in SQUARES if square in lord.tiles and not room_fault(lord, room, square)]


def building_fault(game: DungeonLordsState, seat: Seat, order: str, index: int) -> Fault | None:
    """Why no room can be built: it cannot be paid, or no room on offer has a square (DL-8.37)."""
    lord = game.lords[seat]
    if fault := cost_fault(lord, ORDERS[order].spaces[index].cost):
        return fault
    if not game.market:
        return Fault("no_room_left")
    return None if any(room_squares(lord, room) for room in game.market) else Fault("no_room")


class ChooseRoom(Question):
    """Which room is built, or none (DL-8.31)."""

    default_id: ClassVar = "decline"
    space: int

    def describe(self, game: DungeonLordsState) -> Args:
        gold = ORDERS["build_room"].spaces[self.space].cost.gold
        return {
            "space": SPACE_NAMES[self.space],
            "gold": part(gold, "part-room_gold", n=gold),
            "zones": part(game.year == 1, "part-zones"),
        }

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        lord, undo = game.lords[self.seat], partial(undo_in_step, game, self.seat)
        options: list[Option] = []
        for room in game.market:
            squares = room_squares(lord, room)
            square = squares[0] if len(squares) == 1 else ""
            args: Args = {"room": refer(f"room-{room}"), "where": part(square, "part-where", square=square)}
            option = Option(room, Message("do-choose_room", args), mark=room, role=Role.STEP, value=room)
            if offer(option, None if squares else Fault("no_square"), options, refused, missed=True) and square:
                option.undo, option.drag = undo, Drag(room, square)
        if refused is not None:
            refused.extend(
                Refused(room, Message("do-choose_room", {"room": refer(f"room-{room}"), "where": ""}), "not_on_offer")
                for room in ROOMS
                if room not in game.market
            )
        return [*options, decline_option(game, self.seat, "build_room")]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        if picked.only == "decline":
            game.decline(self.seat, "build_room")
        else:
            game.push(PlaceRoom(seat=self.seat, space=self.space, room=picked.only))


class PlaceRoom(Question):
    """On which tunnel the room is built (DL-8.32 to DL-8.36)."""

    forced: ClassVar = always
    space: int
    room: str

    def describe(self, game: DungeonLordsState) -> Args:
        return {"room": refer(f"room-{self.room}")}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        lord, undo = game.lords[self.seat], partial(undo_in_step, game, self.seat)
        options: list[Option] = []
        for square in SQUARES:
            fault = room_fault(lord, self.room, square)
            if fault and refused is None:
                continue
            label = Message("do-place_room", {"room": refer(f"room-{self.room}"), "square": square})
            option = Option(square, label, mark=square, drag=Drag(self.room, square), undo=undo)
            option.effect = partial(_about_square, lord, square)
            offer(option, Fault(fault) if fault else None, options, refused)
        options.append(Option("back", Message("do-back"), role=Role.BACK))
        return options

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        if picked.only == "back":
            game.push(ChooseRoom(seat=self.seat, space=self.space))
            return
        pay_tokens(game, self.seat, ORDERS["build_room"].spaces[self.space].cost)
        game.market.remove(self.room)
        tiles = game.lords[self.seat].tiles
        # A miner stays where it stood, at the edge of the room, until the round is over (DL-8.36).
        tiles[picked.only] = Tile(kind=self.room, mined=tiles[picked.only].mined)
        game.tell("log-room_built", player=seat_name(self.seat), room=refer(f"room-{self.room}"), square=picked.only)


def _about_square(lord: Lord, square: str) -> Message:
    """The distance of a square from the entrance: the nearest tiles fall first (DL-16.4)."""
    return Message("about-place_room", {"distance": distances(lord.tiles)[square]})
