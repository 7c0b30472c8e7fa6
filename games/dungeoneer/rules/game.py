"""The game of Dungeoneer, assembled from its modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

from games.dungeoneer.rules import guessing, life, movement, setup
from games.dungeoneer.rules.acts.types import (
    Act,
    Attach,
    Challenge,
    PlayBane,
    PlayInstant,
    Quaff,
    Ready,
    RemoveBane,
    StandUp,
    UseEffect,
)
from games.dungeoneer.rules.cards import banes, encounters, playing
from games.dungeoneer.rules.chronicle import DungeoneerChronicler
from games.dungeoneer.rules.combat import combat
from games.dungeoneer.rules.lifts import (
    lift_3,
    lift_4,
    lift_5,
    lift_6,
    lift_7,
    lift_8,
    lift_9,
    lift_10,
    lift_11,
    lift_12,
    lift_13,
    lift_14,
)
from games.dungeoneer.rules.pieces import Roll
from games.dungeoneer.rules.quests import quests
from games.dungeoneer.rules.state import DungeoneerOptions, DungeoneerState
from games.dungeoneer.rules.view import DungeoneerView, view_of
from rules.chronicles import Chronicler
from rules.game import STOPPED, Game
from rules.messages import Message, Seat
from rules.options import Options
from rules.results import Result

OUTCOMES: dict[str, Callable[[DungeoneerState, Roll, bool], None]] = {
    "bane": banes.bane_outcome,
    "exit": movement.exit_outcome,
    "obstacle": movement.obstacle_outcome,
    "quest": quests.quest_outcome,
    "search": quests.search_outcome,
    "trap": encounters.trap_outcome,
    "untip": playing.untip_outcome,
}
"""The steps after a threat, met or not, by its kind (`Roll.what`)."""

ASKS_LESS_SINCE = 9
"""From this schema on, players are asked only where an answer can make a difference."""
ATTRIBUTES_SINCE = 11
"""From this schema on, the last roll names its attribute."""
ONE_ANSWER_SINCE = 12
"""From this schema on, what has only one answer is not asked, and what was left of a plan is told."""
PLANS_LAST_SINCE = 13
"""From this schema on, plans survive what does not concern them, and nobody is asked to go on between encounters."""
FREE_WAYS_SINCE = 14
"""From this schema on, journeys also lead past threats that the hero meets without a roll."""


class Dungeoneer(DungeoneerState):
    """The rules of the whole game."""

    name: ClassVar[str] = "dungeoneer"
    seat_numbers: ClassVar[range] = range(2, 7)
    options_type: ClassVar[type[Options]] = DungeoneerOptions
    schema_version: ClassVar[int] = 15
    lifts: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {
        **Game.lifts,
        3: lift_3,
        4: lift_4,
        5: lift_5,
        6: lift_6,
        7: lift_7,
        8: lift_8,
        9: lift_9,
        10: lift_10,
        11: lift_11,
        12: lift_12,
        13: lift_13,
        14: lift_14,
    }
    endings: ClassVar[tuple[str, ...]] = ("end-three_quests", "end-last_hero")
    face_down: ClassVar[tuple[str, ...]] = ("deck", "hands", "map_cards")
    """The quest deck is redealt as well, but may be empty (7 quests, 3 players)."""
    turn_starts: ClassVar[tuple[str, ...]] = ("log-turn",)
    standing_after: ClassVar[tuple[str, ...]] = ("log-quest_done",)
    moments: ClassVar[tuple[str, ...]] = ("log-attack", "log-defeated", "log-eliminated", "log-level", "log-quest_done")
    passing: ClassVar[frozenset[str]] = frozenset(
        {
            "do-end_dungeonlord",
            "do-end_sorting",
            "do-end_hero_keep",
            "do-end_hero_let_go",
            "do-end_hero",
            "do-explore_no_more",
            "do-end_discard",
            "do-end_discard_treasure",
            "do-end_discard_beast",
            "do-end_to_pack",
            "do-end_to_hand",
            "do-done",
            "do-pass",
            "do-pass_roll",
            "do-pass_attack",
            "do-pass_turn",
            "do-no_order",
            "do-no_attachment",
            "do-declare_done",
        }
    )
    chronicle: ClassVar[Chronicler] = DungeoneerChronicler()

    def ask_as_in(self, schema: int, state: Mapping[str, Any]) -> None:
        self.asks_more = schema < ASKS_LESS_SINCE or state.get("asks_more") is True
        self.before_11 = schema < ATTRIBUTES_SINCE or state.get("before_11") is True
        self.before_12 = schema < ONE_ANSWER_SINCE or state.get("before_12") is True
        self.before_13 = schema < PLANS_LAST_SINCE or state.get("before_13") is True
        self.before_14 = schema < FREE_WAYS_SINCE or state.get("before_14") is True
        self.wants_stop = [False] * self.seats if state.get("wants_stop") else []

    def set_up(self) -> None:
        """Set up the table (DN-2)."""
        setup.begin(self)

    def view(self, seat: Seat | None) -> DungeoneerView:
        """The table with everything public, and the seat's own secrets."""
        return view_of(self, seat)

    def determinize(self, seat: Seat | None, rng: Random) -> None:
        """Deal hands, decks and secret orders again."""
        guessing.determinize(self, seat, rng)

    def standing(self) -> list[int]:
        """The number of quests that each hero has completed (DN-19.1)."""
        return [len(player.done) for player in self.players]

    def counted(self) -> Result:
        """Nobody has won (DN-19.5)."""
        return life.outcome(self, None, STOPPED)

    def is_out(self, seat: Seat) -> bool:
        return not self.players[seat].alive

    def closing(self) -> list[Message]:
        return life.closing(self)

    def perform(self, seat: Seat, act: Act) -> None:
        match act:
            case Ready():
                playing.ready(self, seat, act)
            case Quaff() | PlayInstant():
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
