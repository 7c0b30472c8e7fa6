"""Digging tunnels and mining gold: squares one after the other, imps, the foreman (DL-8.7 to DL-8.17)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from rules.core.messages import Args, Seat, refer, seat_name
from rules.core.questions import Option, Picked, Question, Refusals, Refused
from rules.dungeon_lords.components import ORDERS, Space
from rules.dungeon_lords.grid import SQUARES, dig_fault, dig_squares
from rules.dungeon_lords.orders import SPACE_NAMES
from rules.dungeon_lords.state import Lord, Tile

if TYPE_CHECKING:
    from rules.dungeon_lords.game import DungeonLords


def workers(lord: Lord, space: Space) -> int:
    """How many imps may dig or mine: the space's number, and one free imp less when a foreman leads them."""
    free = lord.free_imps - (1 if space.foreman else 0)
    return max(0, min(space.imps_at_work, free))


def mine_squares(lord: Lord) -> list[str]:
    """Unconquered tunnels in which no imp mines yet (DL-8.16)."""
    return [
        square
        for square in SQUARES
        if (tile := lord.tiles.get(square)) and tile.kind == "tunnel" and not tile.conquered and not tile.mined
    ]


def can_dig(game: DungeonLords, seat: Seat, order: str, index: int) -> bool:
    """Whether a square and an imp (with the foreman: two) are there (DL-8.14)."""
    lord = game.lords[seat]
    return workers(lord, ORDERS[order].spaces[index]) > 0 and bool(dig_squares(lord.tiles))


def can_mine(game: DungeonLords, seat: Seat, order: str, index: int) -> bool:
    """Whether a tunnel and an imp (with the foreman: two) are there."""
    lord = game.lords[seat]
    return workers(lord, ORDERS[order].spaces[index]) > 0 and bool(mine_squares(lord))


def start_digging(game: DungeonLords, seat: Seat, order: str, index: int) -> None:
    """Ask for the first square."""
    game.push(DigSquare(seat=seat, space=index))


def start_mining(game: DungeonLords, seat: Seat, order: str, index: int) -> None:
    """Ask for the first tunnel."""
    game.push(MineTunnel(seat=seat, space=index))


class ImpWork(Question):
    """One square after the other for imps to work on, until Done; nothing at all means not executed (DL-8.9).

    `squares`: those that this order has worked on so far.
    """

    order: ClassVar[str]
    """Which order the work belongs to."""
    work: ClassVar[str]
    """The text of working on a square; that of Done ends in `_done`."""

    space: int
    squares: list[str] = []

    @abstractmethod
    def places(self, lord: Lord) -> list[str]:
        """The squares that can be worked on."""

    @abstractmethod
    def faults(self, lord: Lord) -> Iterator[tuple[str, str]]:
        """Squares somebody might want, each with why it cannot be worked on (empty: it can)."""

    @abstractmethod
    def begin(self, lord: Lord, square: str) -> None:
        """An imp begins there."""

    @abstractmethod
    def undo(self, lord: Lord, square: str) -> None:
        """The imp leaves the square as it was."""

    @abstractmethod
    def earn(self, game: DungeonLords, lord: Lord) -> None:
        """What the finished work brings, told."""

    def left(self, game: DungeonLords) -> int:
        """How many more imps may work."""
        space = ORDERS[self.order].spaces[self.space]
        free = game.lords[self.seat].free_imps - (1 if space.foreman else 0)
        return max(0, min(space.imps_at_work - len(self.squares), free))

    def describe(self, game: DungeonLords) -> Args:
        left = self.left(game)
        limit = len(self.squares) + left
        if not self.places(game.lords[self.seat]):
            left = 0
        return {
            "space": SPACE_NAMES[self.space],
            "squares": list(self.squares),
            "done": len(self.squares),
            "limit": limit,
            "left": left,
        }

    def options(self, game: DungeonLords, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        left = self.left(game)
        if refused is not None:
            for square, fault in self.faults(lord):
                if fault or not left:
                    refused.append(Refused(square, self.work, {"square": square}, fault or "limit"))
        found = []
        if left:
            found = [Option(square, self.work, {"square": square}, mark=square) for square in self.places(lord)]
        if self.squares:
            found.append(Option("done", f"{self.work}_done", {"done": len(self.squares)}))
            found.append(Option("back", "do-back", back=True))
        else:
            found.append(Option("decline", "do-decline_order", {"order": refer(f"order-{self.order}")}))
        return found

    def default(self, game: DungeonLords) -> list[str]:
        return ["done" if self.squares else "decline"]

    def answer(self, game: DungeonLords, picked: Picked) -> None:
        lord = game.lords[self.seat]
        if picked.only == "decline":
            game.commit()
            game.unexecuted(self.seat, self.order)
        elif picked.only == "done":
            game.commit()
            if ORDERS[self.order].spaces[self.space].foreman:
                lord.busy_imps += 1
            self.earn(game, lord)
        elif picked.only == "back":
            self.undo(lord, self.squares[-1])
            lord.busy_imps -= 1
            game.push(type(self)(seat=self.seat, space=self.space, squares=self.squares[:-1]))
        else:
            self.begin(lord, picked.only)
            lord.busy_imps += 1
            game.push(type(self)(seat=self.seat, space=self.space, squares=[*self.squares, picked.only]))


class DigSquare(ImpWork):
    """The next square to dig (DL-8.7 to DL-8.14)."""

    order: ClassVar[str] = "dig_tunnels"
    work: ClassVar[str] = "do-dig"

    def places(self, lord: Lord) -> list[str]:
        return dig_squares(lord.tiles)

    def faults(self, lord: Lord) -> Iterator[tuple[str, str]]:
        return ((square, dig_fault(lord.tiles, square)) for square in SQUARES)

    def begin(self, lord: Lord, square: str) -> None:
        lord.tiles[square] = Tile(dug=True)

    def undo(self, lord: Lord, square: str) -> None:
        del lord.tiles[square]

    def earn(self, game: DungeonLords, lord: Lord) -> None:
        game.tell("log-dug", player=seat_name(self.seat), squares=list(self.squares))


class MineTunnel(ImpWork):
    """The next tunnel an imp mines (DL-8.15, DL-8.16)."""

    order: ClassVar[str] = "mine_gold"
    work: ClassVar[str] = "do-mine"

    def places(self, lord: Lord) -> list[str]:
        return mine_squares(lord)

    def faults(self, lord: Lord) -> Iterator[tuple[str, str]]:
        return ((square, _mine_fault(tile)) for square, tile in lord.tiles.items())

    def begin(self, lord: Lord, square: str) -> None:
        lord.tiles[square].mined = True

    def undo(self, lord: Lord, square: str) -> None:
        lord.tiles[square].mined = False

    def earn(self, game: DungeonLords, lord: Lord) -> None:
        lord.gold += len(self.squares)
        game.tell("log-mined", player=seat_name(self.seat), gold=len(self.squares), squares=list(self.squares))


def _mine_fault(tile: Tile) -> str:
    """Why no imp can mine there, or an empty text (DL-8.16)."""
    if tile.conquered:
        return "conquered"
    if tile.is_room:
        return "not_tunnel"
    return "already_mined" if tile.mined else ""
