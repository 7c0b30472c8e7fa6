"""The assembled game of Thunderstone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

from games.thunderstone.rules.chronicle import ThunderstoneChronicler
from games.thunderstone.rules.guess import deal_dungeon, determinize
from games.thunderstone.rules.scoring import GAINED, LOST, closing, counted, points_now
from games.thunderstone.rules.settings import ThunderstoneSettings
from games.thunderstone.rules.setup import lay_out
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.stopping import VOTE
from games.thunderstone.rules.view import ThunderstoneView, view_of
from rules.chronicles import Chronicler
from rules.dealing import mix
from rules.game import STOPPED
from rules.messages import Message, Seat
from rules.results import Result
from rules.saves import without_flags
from rules.settings import GameSettings


def lift_4(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 5 has no flag for games from before schema 4, which asked for all losses of attack."""
    return without_flags(state, "asks_all_losses")


def lift_5(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 6 has no proposals to stop the game: one under way is dropped."""
    agenda, stack = state["agenda"], state["agenda"]["stack"]
    if any(entry["kind"] == "agree_to_stop" for entry in stack):
        stack = stack[: [entry.get("name") for entry in stack].index(VOTE)]
    standing = [entry for entry in agenda["standing"] if entry["kind"] != "wish_to_stop"]
    kept = {name: value for name, value in state.items() if name != "refused_wish"}
    return {**kept, "agenda": {**agenda, "stack": stack, "standing": standing}}


class Thunderstone(ThunderstoneState):
    """The game as the rest of the program uses it; its state is in `state`, its phases in modules of their own."""

    name: ClassVar[str] = "thunderstone"
    schema_version: ClassVar[int] = 6
    lifts: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {4: lift_4, 5: lift_5}
    seat_numbers: ClassVar[range] = range(1, 6)
    settings_type: ClassVar[type[GameSettings]] = ThunderstoneSettings
    endings: ClassVar[tuple[str, ...]] = (GAINED, LOST, STOPPED)
    turn_starts: ClassVar[tuple[str, ...]] = ("log-turn",)
    dailies: ClassVar[tuple[tuple[Mapping[str, object], ...], ...]] = (
        ({"level": "normal"}, {"level": "warrior"}, {"level": "nightmare"}),
    )
    passing: ClassVar[frozenset[str]] = frozenset(
        {
            "do-go_shopping",
            "do-buy_no_more",
            "do-end_visit",
            "do-leave",
            "do-attack_short",
            "do-attack_armed_short",
            "do-keep_the_rest",
            "do-no_spoils",
            "do-return_none",
            "do-borrow_nobody",
        }
    )
    chronicle: ClassVar[Chronicler] = ThunderstoneChronicler()
    face_down: ClassVar[tuple[str, ...]] = ("players", "dungeon")

    def set_up(self) -> None:
        """Lay out dungeon, village and party decks and begin the first turn (TS-2 to TS-4)."""
        lay_out(self)

    def view(self, seat: Seat | None) -> ThunderstoneView:
        return view_of(self, seat)

    def determinize(self, seat: Seat | None, rng: Random) -> None:
        """Deal other hands and other decks, with the Thunderstone in another place."""
        determinize(self, seat, rng)

    def shuffle_unseen(self) -> None:
        for player in self.players:
            mix(player.deck, self.dice)
        deal_dungeon(self, self.dice, self.dice.below)

    def standing(self) -> list[int]:
        """The victory points that each seat would have if the game ended now."""
        return points_now(self)

    def counted(self) -> Result:
        return counted(self)

    def closing(self) -> list[Message]:
        return closing(self)
