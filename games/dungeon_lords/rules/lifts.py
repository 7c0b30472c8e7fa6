"""How saves of older schemas are read."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

NOBODY = -1
"""What schema 3 wrote for an empty space, for no host of the paladin and for a demon that is not in the lair yet."""
OUTSIDER = -2
"""What it wrote for a minion of the first non-player colour; of the second, one less."""


def lift_3(state: dict[str, Any]) -> dict[str, Any]:
    """Schema 4 names colours in the action spaces, keeps poison as one thing, and says nothing where nothing is.

    A minion that is due brings its seat along.
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
    """Schema 5 asks for three orders at once and for the number of miners; whoever is in the middle begins again."""
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
    """Schema 6 asks for the own orders first, then for a non-player colour's; whoever is choosing begins again."""
    state = deepcopy(state)
    for entry in state["agenda"]["stack"]:
        for seat, stack in entry.get("branches", {}).items():
            if len(state["lords"]) == 2 and stack and stack[0].get("kind") == "choose_order":
                stack[:] = [stack[0] | {"id": stack[-1]["id"]}]
                state["outsiders"][int(seat)]["third"] = None
    return state


def _entries(stack: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for entry in stack:
        yield entry
        for branch in entry.get("branches", {}).values():
            yield from _entries(branch)
