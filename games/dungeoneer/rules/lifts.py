"""Conversion of saves from older schemas."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from games.dungeoneer.rules.pieces import NOWHERE

PIECES = ("encounter_target", "encounter_attachment", "encounter_attribute")
DRAFTING = ("declare_encounters", *PIECES)


def lift_3(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 4 splits `seen_turn` into separate fields for two kinds of cards, and keeps free time below a draft."""
    state = deepcopy(state)
    for player in state["players"]:
        for zone, name in (("boons", "paid"), ("treasures", "paid"), ("banes", "turn_begun")):
            for laid in player[zone]:
                laid |= {"paid": False, "turn_begun": False, name: laid.pop("seen_turn")}
    stack = state["agenda"]["stack"]
    if stack and stack[-1].get("kind") in DRAFTING:
        stack.insert(-1, {"kind": "dungeonlord_phase"})
    return state


def lift_4(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 5 has fields for what an armed order uses and which card is being declared; both were texts before."""
    state = deepcopy(state)
    for player, orders in zip(state["players"], state["armed"], strict=True):
        for order in orders:
            order |= _used(player, order.pop("use"))
    stack = state["agenda"]["stack"]
    if stack and stack[-1].get("kind") in PIECES:
        asked = stack[-1]
        ref = asked.pop("ref")
        pack = {f"m{beast['number']}": beast for beast in state["players"][asked["seat"]]["pack"]}
        asked["candidate"] = [pack[ref]["card"], pack[ref]["number"]] if ref in pack else [ref, 0]
    return state


def lift_5(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 6 lets the end of the hero phase specify whether a movement is kept for the others' turns."""
    return {**state, "banked": ""}


def lift_6(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 7 names the fields of the card that is being declared."""
    state = deepcopy(state)
    stack = state["agenda"]["stack"]
    if stack and stack[-1].get("kind") in PIECES:
        asked = stack[-1]
        asked["candidate"] = dict(zip(("card", "number"), asked["candidate"], strict=True))
    return state


def lift_7(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 8 lets the end of the hero phase specify what is discarded."""
    return {**state, "to_discard": ""}


def lift_8(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 9 asks only where an answer can make a difference; a game that has begun before goes on as it did."""
    return {**state, "asks_more": True, "lord_ends": False}


def lift_9(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 10 lets one answer explore several times, ready a card later, and send monsters to hand or pack."""
    state = {**deepcopy(state), "lord_sends": "", "later": []}
    for entry in state["agenda"]["stack"]:
        if entry.get("kind") == "place_map":
            entry["again"] = False
    return state


def lift_10(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 11 keeps the attribute of the last roll; a game that has begun before goes on without it."""
    shown = state["last_roll"]
    return {**state, "before_11": True, "last_roll": None if shown is None else {**shown, "attr": ""}}


def lift_11(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 12 no longer asks where there is only one answer; a game that has begun before goes on as it did."""
    return {**state, "before_12": True}


def lift_12(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 13 keeps plans that an interruption does not concern; a game that has begun before goes on as it did."""
    state = {**deepcopy(state), "before_13": True, "between": ""}
    for entry in state["agenda"]["stack"]:
        if entry.get("kind") == "go_on":
            entry |= {"at": NOWHERE, "condition": []}
    return state


def lift_13(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 14 leads journeys past threats met without a roll; a game that has begun before goes on as it did."""
    return {**state, "before_14": True}


def lift_14(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 15 has an option for players who leave for good; in older games computer players go on."""
    return {**state, "options": {**state["options"], "leavers": "computer"}, "leaving": []}


def _used(player: dict[str, Any], use: str) -> dict[str, Any]:
    """The meaning of `play-bn_sidestep`, `bane-ba_evil_eye`, `use-12`, `artifact-qd_relight` or `ability`."""
    what, _, of = use.partition("-")
    if what == "use":
        laid = {each["number"]: each["card"] for each in (*player["boons"], *player["treasures"])}
        return {"do": what, "card": laid[int(of)], "number": int(of)}
    card = player["hero"] if what == "ability" else of
    return {"do": "instant" if what == "play" else what, "card": card, "number": 0}
