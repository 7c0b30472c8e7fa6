"""Production rooms, and the return of order cards (section 10)."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from games.dungeon_lords.rules.components import ORDER_IDS, ROOMS
from games.dungeon_lords.rules.evil import move_evil
from games.dungeon_lords.rules.faults import Fault, lacking, offer, too_few_imps
from games.dungeon_lords.rules.grid import dig_squares
from games.dungeon_lords.rules.option_texts import evil_moves, evil_to_lose, goods, order_label, order_option
from games.dungeon_lords.rules.orders.digging_and_mining import dig_options
from games.dungeon_lords.rules.pieces import Lord, Tile
from games.dungeon_lords.rules.simultaneous import one_by_one, side_by_side, withdraw_demands
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Entry, Step
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Refused, Role, Undo, always


def production_rooms(lord: Lord) -> dict[str, str]:
    """Own unconquered production rooms with their squares (DL-10.2)."""
    return {tile.kind: square for square, tile in lord.tiles.items() if not tile.conquered and tile.card.product}


def room_use_fault(game: DungeonLordsState, seat: Seat, room: str) -> Fault | None:
    """Why the room cannot be used (again) this round; None if it can (DL-10.2 to DL-10.7)."""
    lord = game.lords[seat]
    card = ROOMS[room]
    if lord.used_rooms.get(room, 0) >= game.year:
        return Fault("room_used")
    if (free := lord.free_imps + lord.free_trolls) < card.workers:
        return too_few_imps(card.workers, free, trolls=True)
    if lord.food < card.food:
        return lacking("no_food", card.food, lord.food)
    # Cards still owed to the lord's own workshop come off the deck first; other lords' are ignored (DL-10.1).
    if card.product == "trap" and len(game.trap_deck) <= lord.pending.count(room):
        return Fault("deck_empty")
    if card.product == "tunnel" and not dig_squares(lord.tiles):
        return Fault("no_square")
    return None


def usable(game: DungeonLordsState, seat: Seat) -> list[str]:
    """The rooms the lord can use now."""
    return [room for room in production_rooms(game.lords[seat]) if not room_use_fault(game, seat, room)]


def returnable(lord: Lord) -> list[str]:
    """Which of this round's orders may return: the first, or one that was not executed (DL-10.10)."""
    return [order for index, order in enumerate(lord.orders) if index == 0 or order in lord.on_card]


class StartProduction(Step):
    """Everyone produces simultaneously; then whatever needs turn order follows (DL-10.1)."""

    def run(self, game: DungeonLordsState) -> None:
        game.phase = "production"
        for lord in game.lords:
            lord.pending = []
        game.push(ApplyPending())
        steps = steps_of_lords(game)
        game.in_turn = len(steps) < 2
        side_by_side(game, steps, restart=ProduceInTurn())


def steps_of_lords(game: DungeonLordsState) -> dict[Seat, list[Entry]]:
    """The steps of this phase, by lord; only of those with something to decide.

    In the last autumn it does not matter what returns (DL-10.13).
    """
    steps: dict[Seat, list[Entry]] = {}
    for seat, lord in enumerate(game.lords):
        returns = [ReturnOrder(seat=seat)] if len(returnable(lord)) > 1 and not game.last_round else []
        if returns or usable(game, seat):
            steps[seat] = [ProduceOn(seat=seat), *returns]
    return steps


class ProduceInTurn(Step):
    """The phase in turn order, because someone demanded it."""

    def run(self, game: DungeonLordsState) -> None:
        one_by_one(game, steps_of_lords(game))


class ProduceOn(Step):
    """Ask for the next room while one can be used."""

    seat: Seat

    def run(self, game: DungeonLordsState) -> None:
        if usable(game, self.seat):
            game.push(Produce(seat=self.seat))


class Produce(Question):
    """Which room produces next, or none (DL-10.2 to DL-10.8)."""

    default_id: ClassVar = "done"

    def describe(self, game: DungeonLordsState) -> Args:
        lord = game.lords[self.seat]
        return {"free": goods(imp=lord.free_imps, troll=lord.free_trolls)}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        options: list[Option] = []
        places = dig_squares(game.lords[self.seat].tiles)
        dug = places[0] if len(places) == 1 else "none"
        chosen = Undo.FREE if len(places) > 1 else Undo.NEVER
        for room, square in production_rooms(game.lords[self.seat]).items():
            card, key = ROOMS[room], f"do-produce_{ROOMS[room].product}"
            args: Args = {
                "room": refer(f"room-{room}"),
                "square": square,
                "workers": card.workers,
                "food": card.food,
                "lose": evil_to_lose(game.lords[self.seat], 1),
                "dug": dug,
            }
            option = Option(room, Message(key, args), mark=square)
            option.undo = chosen if card.product == "tunnel" else Undo.NEVER
            if card.product == "reputation":
                option.effect = partial(evil_moves, game, self.seat, -1)
            offer(option, room_use_fault(game, self.seat, room), options, refused, missed=True)
        return [*options, Option("done", Message("do-production_done"), undo=Undo.NEVER)]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        room = picked.only
        # Only an action that the others see makes them lose the right to demand turn order.
        if room == "done":
            game.commit()
        elif ROOMS[room].product == "tunnel":
            game.push(PlaceTunnel(seat=self.seat))
        else:
            withdraw_demands(game)
            game.commit()
            work(game, self.seat, room)
            game.push(ProduceOn(seat=self.seat))
            product(game, self.seat, room)


def work(game: DungeonLordsState, seat: Seat, room: str) -> None:
    """Troll tokens, then imps, go to the room; trolls have nowhere else to work (DL-1.7)."""
    lord = game.lords[seat]
    card = ROOMS[room]
    trolls = min(card.workers, lord.free_trolls)
    lord.busy_trolls += trolls
    lord.busy_imps += card.workers - trolls
    lord.food -= card.food
    lord.used_rooms[room] = lord.used_rooms.get(room, 0) + 1
    game.tell(
        "log-room_used",
        player=seat_name(seat),
        room=refer(f"room-{room}"),
        imps=card.workers - trolls,
        trolls=trolls,
    )
    if card.food:
        game.tell("log-paid", player=seat_name(seat), gold=0, food=card.food, imp=0)


def product(game: DungeonLordsState, seat: Seat, room: str) -> None:
    """Produce in a room: supplies at once; traps and reputation in turn order when all play simultaneously."""
    lord = game.lords[seat]
    kind = ROOMS[room].product
    if kind in ("food", "gold", "imp"):
        name = "imps" if kind == "imp" else kind
        setattr(lord, name, getattr(lord, name) + 1)
        game.tell(f"log-made_{kind}", player=seat_name(seat), **{name: 1})
    elif game.in_turn:
        deliver(game, seat, room)
    else:
        lord.pending.append(room)


def deliver(game: DungeonLordsState, seat: Seat, room: str) -> None:
    """A trap from the workshop, or less evil from the printing press (DL-10.7, DL-10.8)."""
    if ROOMS[room].product == "reputation":
        move_evil(game, seat, -1)
    elif game.trap_deck:
        game.tell("log-traps_drawn", player=seat_name(seat), number=1)
        game.draw_traps(seat, 1)
    else:
        game.tell("log-workshop_in_vain", player=seat_name(seat))


class PlaceTunnel(Question):
    """Where the tool shed's tunnel goes (DL-10.6)."""

    forced: ClassVar = always
    undo: ClassVar[Undo] = Undo.NEVER

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        options = dig_options(game.lords[self.seat].tiles, refused)
        return [*options, Option("back", Message("do-back"), role=Role.BACK)]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.push(ProduceOn(seat=self.seat))
        if picked.only != "back":
            withdraw_demands(game)
            game.commit()
            work(game, self.seat, "tool_shed")
            game.lords[self.seat].tiles[picked.only] = Tile(dug=True)
            game.tell("log-dug", player=seat_name(self.seat), squares=[picked.only])


class ReturnOrder(Question):
    """Which of this round's orders returns to the hand (DL-10.10, DL-10.11).

    In turn order, later players learn it immediately (DL-10.12); simultaneously, all learn it when all are done.
    """

    undo: ClassVar[Undo] = Undo.NEVER

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        allowed = returnable(lord)
        if refused is not None:
            for order in ORDER_IDS:
                if order not in allowed:
                    refused.append(Refused(order, order_label(order), "return_choice", mark=order))
        return [order_option(game, order, now=False) for order in allowed]

    def default(self, game: DungeonLordsState) -> list[str]:
        return [game.lords[self.seat].orders[0]]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        withdraw_demands(game)
        game.commit()
        game.lords[self.seat].returning = picked.only
        if any(isinstance(entry, ProduceOn) for entry in game.agenda.stack):
            game.tell("log-return_chosen", player=seat_name(self.seat), order=refer(f"order-{picked.only}"))


class ApplyPending(Step):
    """In turn order: evil and traps of the rooms, then the order cards change places (DL-10.9 to DL-10.12)."""

    def run(self, game: DungeonLordsState) -> None:
        for seat in game.turn_order():
            lord = game.lords[seat]
            pending, lord.pending = lord.pending, []
            for room in pending:
                deliver(game, seat, room)
        for seat in game.turn_order():
            lord = game.lords[seat]
            back = lord.returning or lord.orders[0]
            lord.disabled = [order for order in ORDER_IDS if order in lord.orders and order != back]
            lord.orders, lord.on_card, lord.returning = [], [], None
            game.tell(
                "log-orders_returned",
                player=seat_name(seat),
                order=refer(f"order-{back}"),
                disabled=[refer(f"order-{order}") for order in lord.disabled],
            )
        game.spaces = {}
