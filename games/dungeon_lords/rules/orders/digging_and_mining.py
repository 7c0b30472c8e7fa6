"""Digging tunnels square by square, mining gold; imps and the foreman (DL-8.7 to DL-8.17)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import field
from functools import partial
from typing import ClassVar

from games.dungeon_lords.rules.components import ORDERS, SPACE_NAMES, Space
from games.dungeon_lords.rules.faults import Fault, lacking, offer, over_limit, too_few_imps
from games.dungeon_lords.rules.grid import SQUARES, dig_fault, dig_squares, distances
from games.dungeon_lords.rules.pieces import Lord, Tile
from games.dungeon_lords.rules.simultaneous import decline_option, undo_in_step
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.messages import Args, Message, Seat, part, seat_name
from rules.questions import Option, Picked, Question, Refusals, Refused, Role, Shown, Undo

DIG, MINE = "dig_tunnels", "mine_gold"
PROMINENT_SQUARES = 8
"""The number of squares that are offered without a menu."""
DEPTH = 0.3
"""The worth of a step of distance from the entrance, in squares that remain to be dug."""


def workers(lord: Lord, space: Space, working: int = 0) -> int:
    """The number of imps that may dig or mine besides those `working`: one free imp less when a foreman leads them."""
    free = lord.free_imps - (1 if space.foreman else 0)
    return max(0, min(space.imps_at_work - working, free))


def mine_squares(lord: Lord) -> list[str]:
    """Unconquered tunnels in which no imp mines yet (DL-8.16)."""
    return [
        square
        for square in SQUARES
        if (tile := lord.tiles.get(square)) and tile.kind == "tunnel" and not tile.conquered and not tile.mined
    ]


def mining_space(game: DungeonLordsState, seat: Seat) -> Space | None:
    """The space on which a lord's minion waits to mine; None without a minion there."""
    minions = game.spaces[MINE]
    return ORDERS[MINE].spaces[minions.index(seat)] if seat in minions else None


def waiting_miners(game: DungeonLordsState, seat: Seat, to_dig: int) -> int:
    """The number of imps, foreman included, that Mine Gold can employ after the digging; 0 without a minion there.

    `to_dig`: how many more tunnels may be dug until then.
    """
    space = mining_space(game, seat)
    if space is None:
        return 0
    tunnels = len(mine_squares(game.lords[seat])) + to_dig
    return min(space.imps_at_work, tunnels) + int(space.foreman)


def digging_fault(game: DungeonLordsState, seat: Seat, order: str, index: int) -> Fault | None:
    """The obstacle to digging: too few imps (one, or two with the foreman, are needed) or no square (DL-8.14)."""
    lord = game.lords[seat]
    return _nobody_free(lord, order, index) or (None if dig_squares(lord.tiles) else Fault("no_square"))


def mining_fault(game: DungeonLordsState, seat: Seat, order: str, index: int) -> Fault | None:
    """The obstacle to mining: too few imps (one, or two with the foreman) or no tunnel (DL-8.14, DL-8.16)."""
    lord = game.lords[seat]
    return _nobody_free(lord, order, index) or (None if mine_squares(lord) else lacking("no_tunnel", 1, 0))


def _nobody_free(lord: Lord, order: str, index: int) -> Fault | None:
    space = ORDERS[order].spaces[index]
    if workers(lord, space):
        return None
    return too_few_imps(1 + int(space.foreman), lord.free_imps, trolls=False)


def dig_options(tiles: Collection[str], refused: Refusals | None = None) -> list[Option]:
    """The answers that dig a tunnel; on other squares it is refused with the reason."""
    if refused is not None:
        for square in SQUARES:
            if fault := dig_fault(tiles, square):
                refused.append(Refused(square, Message("do-dig", {"square": square}), fault, mark=square))
    return [Option(square, Message("do-dig", {"square": square}), mark=square) for square in dig_squares(tiles)]


class DigSquare(Question):
    """One square after the other, until Done or until no more can be dug; none means not executed (DL-8.7 to DL-8.14).

    `squares`: those that this order has dug so far.
    """

    space: int
    squares: list[str] = field(default_factory=list)

    @property
    def led(self) -> bool:
        """Whether a foreman leads the imps that have dug, though he only counts as busy when they are done (DL-8.8)."""
        return ORDERS[DIG].spaces[self.space].foreman and bool(self.squares)

    def left(self, game: DungeonLordsState) -> int:
        """The number of further imps that may dig."""
        return workers(game.lords[self.seat], ORDERS[DIG].spaces[self.space], len(self.squares))

    def describe(self, game: DungeonLordsState) -> Args:
        foreman, mining = ORDERS[DIG].spaces[self.space].foreman, waiting_miners(game, self.seat, self.left(game))
        return {
            "space": SPACE_NAMES[self.space],
            "squares": list(self.squares),
            "done": len(self.squares),
            "limit": len(self.squares) + self.left(game),
            "imps": game.lords[self.seat].free_imps - int(self.led),
            "foreman": part(foreman, "part-foreman"),
            "mine": part(mining, "part-mining_follows", n=mining),
        }

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        options = dig_options(game.lords[self.seat].tiles, refused)
        ends, is_last, warning = partial(undo_in_step, game, self.seat), self.left(game) == 1, self._robs_miners(game)
        for option in options:
            option.role, option.undo, option.warning = Role.STEP, ends if is_last else Undo.FREE, warning
        if self.squares:
            args: Args = {"done": len(self.squares)}
            options.append(Option("done", Message("do-dig_done", args), mark=DIG, undo=ends, prominence=Shown.BUTTON))
            options.append(Option("back", Message("do-back"), role=Role.BACK))
        else:
            declining = decline_option(game, self.seat, DIG)
            declining.prominence = Shown.BUTTON
            options.append(declining)
        return options

    def explained(self, game: DungeonLordsState, *, ideas: bool = True) -> list[Option]:
        options = self.options(game)
        squares = [option for option in options if option.role is Role.STEP]
        roomiest = _roomiest(game.lords[self.seat].tiles, [option.id for option in squares])
        for option in squares:
            option.prominence = Shown.button_if(option.id in roomiest)
        return options

    def _robs_miners(self, game: DungeonLordsState) -> Message | None:
        """A warning if one more square takes the last imp that Mine Gold needs."""
        mine = mining_space(game, self.seat)
        free = game.lords[self.seat].free_imps - int(ORDERS[DIG].spaces[self.space].foreman)
        return Message("risk-last_imp") if mine is not None and free == 1 + int(mine.foreman) else None

    def default(self, game: DungeonLordsState) -> list[str]:
        return ["done" if self.squares else "decline"]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        lord = game.lords[self.seat]
        if picked.only == "decline":
            game.decline(self.seat, DIG)
        elif picked.only == "done":
            self._finish(game)
        elif picked.only == "back":
            del lord.tiles[self.squares[-1]]
            lord.busy_imps -= 1
            game.push(DigSquare(seat=self.seat, space=self.space, squares=self.squares[:-1]))
        else:
            lord.tiles[picked.only] = Tile(dug=True)
            lord.busy_imps += 1
            extended = DigSquare(seat=self.seat, space=self.space, squares=[*self.squares, picked.only])
            if extended.left(game) and dig_squares(lord.tiles):
                game.push(extended)
            else:
                extended._finish(game)

    def _finish(self, game: DungeonLordsState) -> None:
        """The foreman has worked as well, which is announced to all (DL-8.8)."""
        if ORDERS[DIG].spaces[self.space].foreman:
            game.lords[self.seat].busy_imps += 1
        game.tell("log-dug", player=seat_name(self.seat), squares=list(self.squares))


def _roomiest(tiles: Collection[str], places: list[str]) -> list[str]:
    """The few squares that leave most still to be dug, the deeper ones before those near the entrance."""
    dug = set(tiles)

    def room(square: str) -> float:
        enlarged = dug | {square}
        return len(dig_squares(enlarged)) + DEPTH * distances(enlarged)[square]

    return sorted(places, key=room, reverse=True)[:PROMINENT_SQUARES]


class MineTunnel(Question):
    """The number of imps that mine; it makes no difference in which of the free tunnels (DL-8.15, DL-8.16)."""

    default_id: ClassVar = "decline"
    space: int

    def describe(self, game: DungeonLordsState) -> Args:
        return {
            "space": SPACE_NAMES[self.space],
            "imps": game.lords[self.seat].free_imps,
            "tunnels": len(mine_squares(game.lords[self.seat])),
            "foreman": part(ORDERS[MINE].spaces[self.space].foreman, "part-foreman"),
        }

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        space = ORDERS[MINE].spaces[self.space]
        most = min(workers(lord, space), len(mine_squares(lord)))
        undo = partial(undo_in_step, game, self.seat)
        options, foreman = list[Option](), part(space.foreman, "part-foreman")
        for gold in range(ORDERS[MINE].spaces[-1].imps_at_work, 0, -1):
            option = Option(f"gold-{gold}", Message("do-mine", {"gold": gold}), undo=undo, value=gold)
            fault = self._fault(lord, space, gold)
            near = gold == most + 1 and gold <= space.imps_at_work
            if offer(option, fault, options, refused, missed=near):
                option.mark, option.role = MINE, Role.STEP if gold == most else Role.WHOLE
                free = lord.free_imps - gold - int(space.foreman)
                option.effect = Message("about-mine", {"imps": gold, "foreman": foreman, "free": free})
        declining = decline_option(game, self.seat, MINE)
        declining.mark = MINE
        return [*options, declining]

    def _fault(self, lord: Lord, space: Space, gold: int) -> Fault | None:
        """Why that much cannot be mined: too much for the space, the imps or the tunnels; None if it can."""
        if gold > space.imps_at_work:
            return over_limit("miners", space.imps_at_work)
        if gold > workers(lord, space):
            return too_few_imps(gold + int(space.foreman), lord.free_imps, trolls=False)
        tunnels = len(mine_squares(lord))
        return lacking("no_tunnel", gold, tunnels) if gold > tunnels else None

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        gold: int | None = picked.value
        if gold is None:
            game.decline(self.seat, MINE)
            return
        lord = game.lords[self.seat]
        squares = mine_squares(lord)[:gold]
        for square in squares:
            lord.tiles[square].mined = True
        lord.busy_imps += gold + int(ORDERS[MINE].spaces[self.space].foreman)
        lord.gold += gold
        game.tell("log-mined", player=seat_name(self.seat), gold=gold, squares=squares)
