"""Gives an answer with the buttons and menus that are on the screen, as a person would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import simcord

from cogs.screens.panel import IDEAS
from cogs.services.ids import CustomId
from tests.discord.table import BUTTON, Seen, components, menus

MOST_PRESSES = 60
"""For one answer; more means that the screen goes round in circles."""


class NoWay(AssertionError):
    """The answer cannot be given by what is on the screen."""


def pressable(message: Seen, action: str) -> dict[str, str]:
    """The ids of the buttons for an action, by what follows the action in them."""
    buttons = [part for part in components(message) if part["type"] == BUTTON and not part.get("disabled")]
    read = {part["custom_id"]: CustomId.read(part["custom_id"], menu=False) for part in buttons}
    return {press.rest: custom_id for custom_id, press in read.items() if press.action == action}


def offered(message: simcord.ResponseMessage, action: str) -> tuple[str, list[str]]:
    """The menu for an action and the values in it; empty if there is none."""
    for custom_id, options in menus(message).items():
        if CustomId.read(custom_id, menu=True).action == action:
            return custom_id, [option["value"] for option in options]
    return "", []


async def answer_by_screen(who: Any, panel: simcord.ResponseMessage, picked: Sequence[str]) -> int:
    """Give this answer to the question of the panel; returns the number of presses. Raises NoWay."""
    left = list(picked)
    turned = 0
    for presses in range(1, MOST_PRESSES + 1):
        ends = pressable(panel, "yes")
        if not (ends or left):
            ends = pressable(panel, "none") or pressable(panel, "done")
        if ends:
            await who.click(panel, custom_id=next(iter(ends.values())))
            return presses
        if await _gives(who, panel, left):
            if not pressable(panel, "yes"):
                return presses
        elif await _picks_next(who, panel, left):
            turned = 0
            if not (left or pressable(panel, "done") or pressable(panel, "none")):
                return presses
        else:
            turned += 1
            await _turn(who, panel, turned)
    raise NoWay(f"{picked} after {MOST_PRESSES} presses")


async def _gives(who: Any, panel: simcord.ResponseMessage, left: Sequence[str]) -> bool:
    """Give the whole answer by a button, a group with this one answer or a menu; whether one of these offers it."""
    buttons = pressable(panel, "do")
    if len(left) == 1 and left[0] in buttons:
        await who.click(panel, custom_id=buttons[left[0]])
        return True
    group, groups = offered(panel, "group")
    if len(left) == 1 and f"={left[0]}" in groups:
        await who.select(panel, [f"={left[0]}"], custom_id=group)
        return True
    menu, answers = offered(panel, "do")
    if menu and set(left) <= set(answers):
        await who.select(panel, left, custom_id=menu)
        return True
    return False


async def _picks_next(who: Any, panel: simcord.ResponseMessage, left: list[str]) -> bool:
    """Pick the first of those `left`, and drop it there; whether it can be picked."""
    buttons = pressable(panel, "pick")
    menu, picks = offered(panel, "pick")
    if left and left[0] in buttons:
        await who.click(panel, custom_id=buttons[left.pop(0)])
        return True
    if left and left[0] in picks:
        await who.select(panel, [left.pop(0)], custom_id=menu)
        return True
    return False


async def _turn(who: Any, panel: simcord.ResponseMessage, turned: int) -> None:
    """Turn to what has not been shown yet: the next page, otherwise the next group."""
    group, groups = offered(panel, "group")
    if group and turned <= 2 * len(groups) + 2:
        await who.select(panel, [groups[(turned // 2) % len(groups)]], custom_id=group)
        return
    pages = pressable(panel, "page")
    forward = [custom_id for page, custom_id in pages.items() if page]
    if forward and turned <= 12:
        await who.click(panel, custom_id=forward[-1])
        return
    looks = pressable(panel, "look")
    if look := looks.get(IDEAS) or looks.get(""):
        await who.click(panel, custom_id=look)
        return
    raise NoWay("neither groups nor pages")
