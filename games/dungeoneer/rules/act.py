"""One thing a player may do: what it is, when which kind is possible, and how it is carried out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from games.dungeoneer.rules.components import Card, name_of
from games.dungeoneer.rules.pieces import NOBODY, Side
from rules.messages import Args, Seat, seat_name
from rules.questions import Option, Refusals, Refused

if TYPE_CHECKING:
    from games.dungeoneer.rules.game import Dungeoneer

FREE = ("dungeonlord", "between", "hero")
ANYTIME = frozenset((*FREE, "reset", "enc", "bane", "roll", "end"))
"""When Anytime cards and readied anytime effects may be used; the other two windows name what they allow."""
WALLS = frozenset((*FREE, "reset", "enc", "move", "end"))
"""When a bane that is aimed at an edge may be played (C-7)."""


@dataclass(slots=True)
class Act:
    """One thing a player may do now."""

    id: str
    key: str
    args: Args = field(default_factory=dict)
    group: str = ""
    mark: str = ""
    do: str = ""
    card: str = ""
    number: int = 0
    play: int = 0
    amount: int = 0
    victim: Seat = NOBODY
    against: Side | None = None
    """The attack it answers."""
    attr: str = ""
    target: Side | None = None
    steal: str = ""
    only_heals: bool = False

    def option(self) -> Option:
        """As an answer to a question. Whatever is done is done (DN-16.14)."""
        return Option(self.id, self.key, self.args, self.group, self.mark, value=self)


def spendable(game: Dungeoneer, seat: Seat) -> int:
    """The movement a hero can spend: off-turn only the token (DN-15.2)."""
    player = game.players[seat]
    return player.movement if seat == game.turn else int(player.token)


def spend_movement(game: Dungeoneer, seat: Seat) -> None:
    """Spend one movement, or the token."""
    player = game.players[seat]
    if seat == game.turn:
        player.movement -= 1
    else:
        player.token = False
        game.tell("log-token_used", player=seat_name(seat))


def refuse(
    refused: Refusals | None, printed: Card, reason: str, id: str = "", *, missed: bool = False, **args: int | str
) -> None:
    """Say why a card of the hand is not played, to a player who asks; `missed` where one looks for it first."""
    if refused is not None:
        named: Args = {"card": name_of(printed.id)}
        refused.append(Refused(id or f"play-{printed.id}", "do-play_card", named, reason, dict(args), missed=missed))


def wrong_time(game: Dungeoneer, seat: Seat, printed: Card) -> str:
    """Why a card cannot be played at this moment."""
    if printed.time == "response":
        return "wrong_timing"
    return "not_your_turn" if seat != game.turn else "wrong_phase"
