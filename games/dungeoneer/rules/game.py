"""The game of Dungeoneer, assembled from its modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

from games.dungeoneer.rules import effects, guess, movement, scoring, setup
from games.dungeoneer.rules.acts.types import (
    Act,
    Attach,
    Challenge,
    PlayBane,
    PlayInstant,
    Ready,
    RemoveBane,
    StandUp,
    UseEffect,
)
from games.dungeoneer.rules.cards import banes, playing
from games.dungeoneer.rules.chronicle import DungeoneerChronicler
from games.dungeoneer.rules.combat import combat
from games.dungeoneer.rules.lifts import lift_14, lift_15, lift_16
from games.dungeoneer.rules.pieces import Roll
from games.dungeoneer.rules.quests import quests
from games.dungeoneer.rules.settings import DungeoneerSettings
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.view import DungeoneerView, view_of
from rules.chronicles import Chronicler
from rules.dealing import mix
from rules.game import STOPPED
from rules.messages import Message, Seat
from rules.results import Result
from rules.settings import GameSettings

OUTCOMES: dict[str, Callable[[DungeoneerState, Roll, bool], None]] = {
    "bane": effects.outcome,
    "exit": movement.exit_outcome,
    "obstacle": effects.outcome,
    "quest": quests.quest_outcome,
    "search": quests.search_outcome,
    "trap": effects.outcome,
    "untip": playing.untip_outcome,
}
"""The steps after a threat, met or not, by its kind (`Roll.what`)."""


class Dungeoneer(DungeoneerState):
    """The rules of the whole game."""

    name: ClassVar[str] = "dungeoneer"
    seat_numbers: ClassVar[range] = range(2, 7)
    settings_type: ClassVar[type[GameSettings]] = DungeoneerSettings
    schema_version: ClassVar[int] = 17
    lifts: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {14: lift_14, 15: lift_15, 16: lift_16}
    endings: ClassVar[tuple[str, ...]] = ("end-three_quests", "end-last_hero")
    face_down: ClassVar[tuple[str, ...]] = ("deck", "hands", "map_cards")
    """Without the quest deck: it is dealt again as well, but may be empty (7 quests, 3 players)."""
    turn_starts: ClassVar[tuple[str, ...]] = ("log-turn",)
    passing: ClassVar[frozenset[str]] = frozenset(
        {
            "do-put_down",
            "do-end_dungeonlord",
            "do-end_sorting",
            "do-end_hero_keep",
            "do-end_hero_let_go",
            "do-end_hero",
            "do-end_to_pack",
            "do-end_to_hand",
            "do-done",
            "do-pass",
            "do-pass_roll",
            "do-pass_attack",
            "do-pass_turn",
            "do-no_order",
            "do-no_attachment",
        }
    )
    chronicle: ClassVar[Chronicler] = DungeoneerChronicler()

    def set_up(self) -> None:
        setup.begin(self)

    def view(self, seat: Seat | None) -> DungeoneerView:
        """The table with everything public, and the seat's own secrets."""
        return view_of(self, seat)

    def determinize(self, seat: Seat | None, rng: Random) -> None:
        """Deal hands, decks and secret orders again."""
        guess.determinize(self, seat, rng)

    def shuffle_unseen(self) -> None:
        mix(self.deck, self.dice)
        guess.mix_decks(self, self.dice)

    def standing(self) -> list[int]:
        """The number of quests that each hero has completed (DN-19.1)."""
        return [len(player.done) for player in self.players]

    def counted(self) -> Result:
        """Nobody has won (DN-19.5)."""
        return scoring.outcome(self, None, STOPPED)

    def is_out(self, seat: Seat) -> bool:
        return not self.players[seat].alive

    def closing(self) -> list[Message]:
        return scoring.closing(self)

    def perform(self, seat: Seat, act: Act) -> None:
        match act:
            case Ready():
                playing.ready(self, seat, act)
            case PlayInstant():
                playing.play_and_discard(self, seat, act)
            case UseEffect():
                playing.use(self, seat, act)
            case RemoveBane():
                playing.remove_bane(self, seat, act)
            case Attach():
                banes.play_attachment(self, seat, act)
            case PlayBane():
                banes.play_bane(self, seat, act)
            case Challenge():
                combat.challenge(self, seat, act)
            case StandUp():
                playing.stand_up(self, seat)

    def follow(self, roll: Roll, *, met: bool) -> None:
        OUTCOMES[roll.what](self, roll, met)

    def arrive_late(self) -> None:
        movement.arrive_late(self)
