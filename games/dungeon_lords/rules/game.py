"""The complete Dungeon Lords game: set-up, view, guess, scores, and how saves of older schemas are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from random import Random
from typing import Any, ClassVar

from games.dungeon_lords.rules.chronicle import DungeonLordsChronicler
from games.dungeon_lords.rules.combat.training import lay_out_training
from games.dungeon_lords.rules.guess import determinize, mix_unseen
from games.dungeon_lords.rules.scoring import all_scores, closing, outcome
from games.dungeon_lords.rules.settings import DungeonLordsSettings
from games.dungeon_lords.rules.setup import lay_out
from games.dungeon_lords.rules.state import DungeonLordsState
from games.dungeon_lords.rules.view import DungeonLordsView, make_view
from rules.chronicles import Chronicler
from rules.game import COUNTED
from rules.messages import Message, Seat
from rules.results import Result
from rules.saves import without_flags
from rules.settings import GameSettings


def lift_10(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 11 seals what lords give up for events, and no longer offers to carry out orders in turn order.

    An event that is being resolved goes on with the questions that are open; what was paid of tokens due is returned.
    """
    state = deepcopy(state)
    agenda = state["agenda"]
    for lord in state["lords"]:
        lord["given"] = None
    agenda["standing"] = [
        entry for entry in agenda["standing"] if entry.get("restart", {}).get("kind") != "execute_in_turn"
    ]
    for entry in _entries(agenda["stack"]):
        kind = entry.get("kind")
        if kind == "pay_due":
            paid = entry.pop("paid", 0)
            entry["left"] += paid
            state["lords"][entry["seat"]]["food" if entry["special"] == "imp_strike" else "gold"] += paid
        if kind in ("pay_due", "trade", "recall_traps", "tax_amount"):
            entry.setdefault("given", entry.pop("laid", []))
    if state["phase"] != "event":
        return state
    event = state["events"][state["season"] - 1]
    settle = {"kind": "pay_tax"}
    if event == "special":
        settle = {"kind": "settle_special", "special": state["specials"][state["year"] - 1]}
    for place, entry in reversed(list(enumerate(agenda["stack"]))):
        if entry.get("kind") == "share_out" and event != "payday":
            agenda["stack"][place:place] = [{**settle, "seat": seat} for seat in reversed(entry["seats"])]
    return state


def lift_11(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 12 has no flags for games from before schema 10, which asked in other orders."""
    return without_flags(state, "one_by_one", "before_8", "before_9", "before_10")


def _entries(stack: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for entry in stack:
        yield entry
        for branch in entry.get("branches", {}).values():
            yield from _entries(branch)


class DungeonLords(DungeonLordsState):
    """The game as the rest of the program sees it."""

    name: ClassVar[str] = "dungeon_lords"
    schema_version: ClassVar[int] = 12
    lifts: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {10: lift_10, 11: lift_11}
    seat_numbers: ClassVar[range] = range(1, 5)
    settings_type: ClassVar[type[GameSettings]] = DungeonLordsSettings
    endings: ClassVar[tuple[str, ...]] = ("end-scored", "end-training")
    turn_starts: ClassVar[tuple[str, ...]] = ("log-new_round", "log-combat_begins", "log-combat_round", "log-battle")
    dailies: ClassVar[tuple[tuple[Mapping[str, object], ...], ...]] = (
        tuple({"scenario": scenario} for scenario in ("1", "2", "3", "4", "room")),
    )
    passing: ClassVar[frozenset[str]] = frozenset(
        {
            "do-dig_done",
            "do-production_done",
            "do-leave_unpaid",
            "do-stop_trading",
            "do-give_nothing",
            "do-hire_nobody",
            "do-recall_done",
            "do-plan_done",
            "do-end_training",
            "do-decline_order",
            "do-no_spy",
            "do-refrain",
        }
    )
    chronicle: ClassVar[Chronicler] = DungeonLordsChronicler()
    face_down: ClassVar[tuple[str, ...]] = (
        "creature_piles",
        "room_piles",
        "hero_piles",
        "trap_deck",
        "combat_piles",
        "combat_removed",
        "events",
        "specials",
        "specials_removed",
    )

    def set_up(self) -> None:
        """Lay out a game, or the first scenario of the training for a single seat."""
        if self.seats == 1:
            lay_out_training(self)
        else:
            lay_out(self)

    def view(self, seat: Seat | None) -> DungeonLordsView:
        return make_view(self, seat)

    def determinize(self, seat: Seat | None, rng: Random) -> None:
        determinize(self, seat, rng)

    def shuffle_unseen(self) -> None:
        if self.training is None:
            mix_unseen(self)

    def standing(self) -> list[int] | None:
        """The points of an examination held now, titles included; None in the training."""
        if self.training is not None:
            return None
        return [sum(scores.values()) for scores in all_scores(self.lords)]

    def counted(self) -> Result | None:
        return super().counted() if self.training is not None or self.seats == 1 else outcome(self, COUNTED)

    def closing(self) -> list[Message]:
        return closing(self)
