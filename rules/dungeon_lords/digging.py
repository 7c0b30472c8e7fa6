"""Digging tunnels and mining gold: squares one after the other, imps, the foreman (DL-8.7 to DL-8.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.messages import Args, Seat, seat_name
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


class DigSquare(Question):
    """The next square to dig, until Done; nothing dug means not executed (DL-8.9). `squares`: dug so far."""

    space: int
    squares: list[str] = []

    def describe(self, game: DungeonLords) -> Args:
        limit = len(self.squares) + self.left(game)
        return {"space": SPACE_NAMES[self.space], "dug": list(self.squares), "done": len(self.squares), "limit": limit}

    def left(self, game: DungeonLords) -> int:
        """How many more imps may dig."""
        space = ORDERS["dig_tunnels"].spaces[self.space]
        free = game.lords[self.seat].free_imps - (1 if space.foreman else 0)
        return max(0, min(space.imps_at_work - len(self.squares), free))

    def options(self, game: DungeonLords, refused: Refusals | None = None) -> list[Option]:
        tiles = game.lords[self.seat].tiles
        left = self.left(game)
        if refused is not None:
            for square in SQUARES:
                fault = dig_fault(tiles, square) or ("" if left else "limit")
                if fault:
                    refused.append(Refused(square, "do-dig", {"square": square}, fault))
        found = []
        if left:
            found = [Option(square, "do-dig", {"square": square}, mark=square) for square in dig_squares(tiles)]
        if self.squares:
            found.append(Option("done", "do-dig_done", {"tunnels": len(self.squares)}, final=True))
            found.append(Option("back", "do-back", back=True))
        else:
            found.append(Option("decline", "do-decline_order", {"order": "@order-dig_tunnels"}, final=True))
        return found

    def default(self, game: DungeonLords) -> list[str]:
        return ["done" if self.squares else "decline"]

    def answer(self, game: DungeonLords, picked: Picked) -> None:
        lord = game.lords[self.seat]
        if picked.only == "decline":
            game.commit()
            game.unexecuted(self.seat, "dig_tunnels")
        elif picked.only == "done":
            game.commit()
            if ORDERS["dig_tunnels"].spaces[self.space].foreman:
                lord.busy_imps += 1
            game.tell("log-dug", player=seat_name(self.seat), squares=list(self.squares))
        elif picked.only == "back":
            del lord.tiles[self.squares[-1]]
            lord.busy_imps -= 1
            game.push(DigSquare(seat=self.seat, space=self.space, squares=self.squares[:-1]))
        else:
            lord.tiles[picked.only] = Tile(dug=True)
            lord.busy_imps += 1
            game.push(DigSquare(seat=self.seat, space=self.space, squares=[*self.squares, picked.only]))


class MineTunnel(Question):
    """The next tunnel an imp mines, until Done (DL-8.15, DL-8.16). `squares`: mined so far by this order."""

    space: int
    squares: list[str] = []

    def describe(self, game: DungeonLords) -> Args:
        limit = len(self.squares) + self.left(game)
        return {
            "space": SPACE_NAMES[self.space],
            "mined": list(self.squares),
            "done": len(self.squares),
            "limit": limit,
        }

    def left(self, game: DungeonLords) -> int:
        """How many more imps may mine."""
        space = ORDERS["mine_gold"].spaces[self.space]
        free = game.lords[self.seat].free_imps - (1 if space.foreman else 0)
        return max(0, min(space.imps_at_work - len(self.squares), free))

    def options(self, game: DungeonLords, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        left = self.left(game)
        if refused is not None:
            for square, tile in lord.tiles.items():
                fault = (
                    "conquered"
                    if tile.conquered
                    else "not_tunnel"
                    if tile.is_room
                    else "already_mined"
                    if tile.mined
                    else "limit"
                )
                if fault != "limit" or not left:
                    refused.append(Refused(square, "do-mine", {"square": square}, fault))
        found = []
        if left:
            found = [Option(square, "do-mine", {"square": square}, mark=square) for square in mine_squares(lord)]
        if self.squares:
            found.append(Option("done", "do-mine_done", {"gold": len(self.squares)}, final=True))
            found.append(Option("back", "do-back", back=True))
        else:
            found.append(Option("decline", "do-decline_order", {"order": "@order-mine_gold"}, final=True))
        return found

    def default(self, game: DungeonLords) -> list[str]:
        return ["done" if self.squares else "decline"]

    def answer(self, game: DungeonLords, picked: Picked) -> None:
        lord = game.lords[self.seat]
        if picked.only == "decline":
            game.commit()
            game.unexecuted(self.seat, "mine_gold")
        elif picked.only == "done":
            game.commit()
            if ORDERS["mine_gold"].spaces[self.space].foreman:
                lord.busy_imps += 1
            lord.gold += len(self.squares)
            game.tell("log-mined", player=seat_name(self.seat), gold=len(self.squares), squares=list(self.squares))
        elif picked.only == "back":
            lord.tiles[self.squares[-1]].mined = False
            lord.busy_imps -= 1
            game.push(MineTunnel(seat=self.seat, space=self.space, squares=self.squares[:-1]))
        else:
            lord.tiles[picked.only].mined = True
            lord.busy_imps += 1
            game.push(MineTunnel(seat=self.seat, space=self.space, squares=[*self.squares, picked.only]))
