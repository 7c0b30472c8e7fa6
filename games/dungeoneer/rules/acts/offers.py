"""The acts of a seat at a moment, and why others are not possible."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.dungeoneer.rules.acts.types import Act
from games.dungeoneer.rules.components import Card, name_of
from games.dungeoneer.rules.marks import hand_mark
from games.dungeoneer.rules.pieces import Player
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, Seat
from rules.questions import Refusals, Refused


@dataclass(slots=True)
class Offers:
    """The acts of a seat at a moment ("hero", "roll", …), gathered one by one."""

    game: DungeoneerState
    seat: Seat
    when: str
    refused: Refusals | None
    """The refusals so far, for a player who asks; otherwise None."""
    acts: list[Act] = field(default_factory=list)

    @property
    def player(self) -> Player:
        """The player who may act."""
        return self.game.players[self.seat]

    @property
    def wrong_time(self) -> str:
        """Why a card other than a response cannot be played at this moment."""
        return "not_your_turn" if self.seat != self.game.turn else "wrong_phase"

    def refuse(
        self, id: str, label: Message, reason: str, why: Args | None = None, *, missed: bool = False, mark: str = ""
    ) -> None:
        """Say why something cannot be done; `missed` for what a player looks for first."""
        if self.refused is not None:
            self.refused.append(Refused(id, label, reason, why or {}, missed, mark))

    def refuse_card(self, printed: Card, reason: str, *, missed: bool = False, **why: int | str) -> None:
        """Say why a card of the hand is not played."""
        if self.refused is None:
            return
        label, mark = Message("do-play_card", {"card": name_of(printed.id)}), hand_mark(printed.id)
        self.refuse(f"play-{printed.id}", label, reason, dict(why), missed=missed, mark=mark)

    def affords(self, printed: Card, *, missed: bool) -> bool:
        """Whether the player has the Glory for a card of the hand; otherwise it is refused."""
        cost, glory = printed.cost, self.player.glory
        if glory < cost:
            self.refuse_card(printed, "not_enough_glory", missed=missed, cost=cost, glory=glory)
        return glory >= cost
