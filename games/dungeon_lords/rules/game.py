"""The complete Dungeon Lords game: set-up, view, guess, scores, and how saves of older schemas are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from random import Random
from typing import Any, ClassVar

from games.dungeon_lords.rules.chronicle import DungeonLordsChronicler
from games.dungeon_lords.rules.combat.training import lay_out_training
from games.dungeon_lords.rules.guessing import determinize
from games.dungeon_lords.rules.scoring import all_scores, closing, outcome
from games.dungeon_lords.rules.setup import lay_out
from games.dungeon_lords.rules.state import DungeonLordsOptions, DungeonLordsState
from games.dungeon_lords.rules.view import DungeonLordsView, make_view
from rules.chronicles import Chronicler
from rules.game import COUNTED, Game
from rules.messages import Message, Seat
from rules.options import Options
from rules.results import Result

NOBODY = -1
"""The number schema 3 used for an empty space, for a paladin without a host and for a demon not yet in the lair."""
OUTSIDER = -2
"""The number it used for a minion of the first non-player colour; one less for the second."""

IN_PHASE_SINCE = 10
"""From this schema on, a trap card is discarded in the phase in which the traps were bought, and a plan to which, as
everyone can see, nothing can be added makes itself."""

DEPENDING_SINCE = 9
"""From this schema on, an order begins as soon as those on which it depends are carried out."""

IN_TURN_SINCE = 8
"""From this schema on, simultaneous decisions that everyone sees are settled in turn order, and choosing a tile submits
a plan to which nothing can be added."""

AT_ONCE_SINCE = 7
"""From this schema on, all are asked simultaneously if nobody's answer depends on another's."""


def lift_3(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 4 names colours in the action spaces, keeps poison in one object, and uses None for what is absent.

    A minion that is due now carries its seat.
    """
    state = deepcopy(state)
    colours = [outsider["colour"] for outsider in state["outsiders"]]
    for spaces in state["spaces"].values():
        spaces[:] = [None if who == NOBODY else colours[OUTSIDER - who] if who < 0 else who for who in spaces]
    if state["paladin_host"] == NOBODY:
        state["paladin_host"] = None
    for outsider in state["outsiders"]:
        outsider["third"] = outsider["third"] or None
    for lord in state["lords"]:
        lord["returning"] = lord["returning"] or None
        for creature in lord["lair"]:
            creature["mood"] = creature["mood"] or None
    battle = state["battle"]
    if battle is not None:
        hero, points = battle.pop("poisoned"), battle.pop("poison")
        battle["poison"] = {"hero": hero, "points": points} if hero else None
    for entry in state["agenda"]["stack"]:
        if entry["kind"] == "pay_monster" and entry.get("eater") == NOBODY:
            entry["eater"] = None
        elif entry["kind"] == "execute":
            entry["seat"] = state["spaces"][entry["order"]][entry["space"]]
    return state


def lift_4(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 5 asks for all three orders together and for the number of miners; players still choosing begin again."""
    state = deepcopy(state)
    for entry in _entries(state["agenda"]["stack"]):
        kind = entry.get("kind")
        if kind == "choose_order":
            entry |= {"min": 3, "max": 3}
            state["lords"][entry["seat"]]["orders"] = []
        elif kind == "mine_tunnel":
            lord = state["lords"][entry["seat"]]
            for square in entry.pop("squares", ()):
                lord["tiles"][square]["mined"] = False
                lord["busy_imps"] -= 1
    return state


def lift_5(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 6 asks for a player's own orders before a non-player colour's; a player who is choosing begins again."""
    state = deepcopy(state)
    for entry in state["agenda"]["stack"]:
        for seat, stack in entry.get("branches", {}).items():
            if len(state["lords"]) == 2 and stack and stack[0].get("kind") == "choose_order":
                stack[:] = [stack[0] | {"id": stack[-1]["id"]}]
                state["outsiders"][int(seat)]["third"] = None
    return state


def lift_6(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 7 asks all simultaneously; an older game continues one by one, so that its record can be replayed."""
    state = deepcopy(state)
    state["one_by_one"] = True
    for lord in state["lords"]:
        lord |= {"shared": [], "owes_discard": False}
    return state


def lift_7(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 8 settles wages and taxes in turn order and submits empty plans; an older game continues as it began."""
    return {**state, "before_8": True}


def lift_8(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 9 lets an order begin as soon as those it depends on are done; an older game continues as it began.

    It also records what became of the spell of a battle, which is not known of one that is being fought.
    """
    battle = state["battle"]
    if battle is not None:
        battle = {**battle, "spell": None, "magic": 0}
    return {**state, "battle": battle, "before_9": True}


def lift_9(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 10 asks for the discard right after traps were bought; an older game continues as it began."""
    return {**state, "before_10": True}


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


def _entries(stack: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for entry in stack:
        yield entry
        for branch in entry.get("branches", {}).values():
            yield from _entries(branch)


class DungeonLords(DungeonLordsState):
    """The game as the rest of the program sees it."""

    name: ClassVar[str] = "dungeon_lords"
    schema_version: ClassVar[int] = 11
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
    }
    seat_numbers: ClassVar[range] = range(1, 5)
    options_type: ClassVar[type[Options]] = DungeonLordsOptions
    endings: ClassVar[tuple[str, ...]] = ("end-scored", "end-training")
    turn_starts: ClassVar[tuple[str, ...]] = ("log-new_round", "log-combat_begins", "log-combat_round", "log-battle")
    standing_after: ClassVar[tuple[str, ...]] = ("log-combat_ends",)
    moments: ClassVar[tuple[str, ...]] = (
        "log-new_round",
        "log-paladin_comes",
        "log-combat_begins",
        "log-combat_round",
        "log-defeated",
        "log-conquered",
    )
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

    def ask_as_in(self, schema: int, state: Mapping[str, Any]) -> None:
        self.one_by_one = schema < AT_ONCE_SINCE or state.get("one_by_one") is True
        self.before_8 = schema < IN_TURN_SINCE or state.get("before_8") is True
        self.before_9 = schema < DEPENDING_SINCE or state.get("before_9") is True
        self.before_10 = schema < IN_PHASE_SINCE or state.get("before_10") is True

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

    def standing(self) -> list[int] | None:
        """The points of an examination held now, titles included; None in the training."""
        if self.training is not None:
            return None
        return [sum(scores.values()) for scores in all_scores(self.lords)]

    def counted(self) -> Result | None:
        return super().counted() if self.training is not None or self.seats == 1 else outcome(self, COUNTED)

    def closing(self) -> list[Message]:
        return closing(self)
