"""Gives an answer with the buttons and menus that are on the screen, as a person would."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import simcord

from cogs.screens.panel import IDEAS
from tests.discord.table import BUTTON, Seen, World, components, menus

MOST_PRESSES = 60
"""For one answer; more means that the screen goes round in circles."""


class NoWay(AssertionError):
    """The answer cannot be given by what is on the screen."""


def pressable(message: Seen, action: str) -> dict[str, str]:
    """The buttons for an action: what follows the action in the id, to the whole id."""
    lines = {}
    for part in components(message):
        if part["type"] == BUTTON and not part.get("disabled"):
            pieces = part["custom_id"].split(":", 4)
            if pieces[3] == action:
                lines[pieces[4] if len(pieces) > 4 else ""] = part["custom_id"]
    return lines


def offered(message: simcord.ResponseMessage, action: str) -> tuple[str, list[str]]:
    """The menu for an action and the values in it; empty if there is none."""
    for custom_id, options in menus(message).items():
        if custom_id.split(":")[3] == action:
            return custom_id, [option["value"] for option in options]
    return "", []


async def answer_by_screen(world: World, who: Any, panel: simcord.ResponseMessage, picked: Sequence[str]) -> int:
    """Give this answer to the question of the panel; returns the number of presses. Raises NoWay."""
    left = list(picked)
    presses = 0
    turned = 0
    while presses < MOST_PRESSES:
        presses += 1
        if confirm := pressable(panel, "yes"):
            await who.click(panel, custom_id=next(iter(confirm.values())))
            return presses
        if not left and (send := pressable(panel, "none") or pressable(panel, "done")):
            await who.click(panel, custom_id=next(iter(send.values())))
            return presses
        do, answers = offered(panel, "do")
        pick, picks = offered(panel, "pick")
        direct, pick_buttons = pressable(panel, "do"), pressable(panel, "pick")
        group, groups = offered(panel, "group")
        if len(left) == 1 and left[0] in direct:
            await who.click(panel, custom_id=direct[left[0]])
        elif len(left) == 1 and f"={left[0]}" in groups:
            await who.select(panel, [f"={left[0]}"], custom_id=group)
        elif do and set(left) <= set(answers):
            await who.select(panel, left, custom_id=do)
        elif left and (left[0] in pick_buttons or left[0] in picks):
            if left[0] in pick_buttons:
                await who.click(panel, custom_id=pick_buttons[left.pop(0)])
            else:
                await who.select(panel, [left.pop(0)], custom_id=pick)
            turned = 0
            if not left and not (pressable(panel, "done") or pressable(panel, "none")):
                return presses
            continue
        else:
            turned += 1
            await _turn(who, panel, turned)
            continue
        if not pressable(panel, "yes"):
            return presses
    raise NoWay(f"{picked} after {presses} presses")


async def _turn(who: Any, panel: simcord.ResponseMessage, turned: int) -> None:
    """Turn to what has not been shown yet: the next page, otherwise the next group."""
    group, groups = offered(panel, "group")
    if group and turned <= 2 * len(groups) + 2:
        await who.select(panel, [groups[(turned // 2) % len(groups)]], custom_id=group)
        return
    pages = pressable(panel, "page")
    forward = [custom_id for rest, custom_id in pages.items() if rest]
    if forward and turned <= 12:
        await who.click(panel, custom_id=forward[-1])
        return
    looks = pressable(panel, "look")
    if look := looks.get(IDEAS) or looks.get(""):
        await who.click(panel, custom_id=look)
        return
    raise NoWay("neither groups nor pages")
