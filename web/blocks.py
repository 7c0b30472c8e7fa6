"""Blocks, buttons and forms as plain data for the page, and what it may send. No text is ever parsed as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from cogs.screens.panel import ASIDE
from cogs.screens.replay import Spot
from cogs.screens.summary import ACTION, ASK
from cogs.services.forms import Field, Form, TextField
from cogs.services.ids import CustomId
from cogs.services.screen import (
    Block,
    Button,
    Divider,
    Download,
    Image,
    Log,
    Screen,
    Select,
    SelectChoice,
    Text,
    distinct_choices,
    distinct_labels,
)
from locales.sanitizing import unescape
from tables.errors import Refusal

Data = dict[str, Any]
"""A part of the page, such as a block, a button or a form, as JSON for the scripts in `static/`."""

ACTIONS = frozenset(
    (
        *("do", "yes", "none", "pick", "unpick", "done", "stroke", "foretell", "look", "resume"),
        *("undo", "agree", "refuse", "here", "advice", "follow", "why"),
        *("going_on", "inquiry", "answer", "chronicle"),
        *("log", "older", "log_of", "rules", "topic", "legend", "card", "named", "dice", "close_pages"),
        *("table", "pause", "ask_end", "end", "ask_leave", "leave", "rest", "takeover", "stand_in"),
        *("again", "real", "onward", "quit", "take_part", "computer", "value", "start"),
        *("reseat", "seating", "seat", "up", "down", "level", "away"),
        *("settings", "set_table", "saved_table", "set_mine", "saved_mine", "new_watch"),
    )
)
"""The actions of the page. Buttons for anything else but links are left out; requests for it are refused."""
READ = frozenset((ACTION, "rules", "topic", "card", "named"))
"""The actions of spectators, who are told only what everyone may know."""
FILM = "replay"
"""The action of buttons that lead into a replay: the page shows it with its own controls."""


def may_send(custom_id: str, table: int, *, menu: bool) -> bool:
    """Whether the page of a table may send this custom id."""
    press = _read_id(custom_id, menu=menu)
    return press is not None and press.action in ACTIONS and press.table in (0, table)


def spectator_request(custom_id: str, table: int, *, menu: bool) -> CustomId | None:
    """The request of a spectator of a table to read; None if it is something else."""
    press = _read_id(custom_id, menu=menu)
    may = press is not None and press.action in READ and press.rest != ASK and press.table in (0, table)
    return press if may else None


def for_spectators(screen: Screen, table: int) -> Screen:
    """A screen without what spectators of a table may not use."""
    return Screen([block for part in screen.blocks if (block := _block_for_spectators(part, table)) is not None])


def _block_for_spectators(block: Block, table: int) -> Block | None:
    """A block as far as spectators may use it; None if nothing is left."""
    if isinstance(block, Select):
        return block if spectator_request(block.id, table, menu=True) else None
    if isinstance(block, Sequence):
        return [button for button in block if spectator_request(button.id, table, menu=False)] or None
    return block


def screen_data(screen: Screen) -> list[Data]:
    """A screen as data."""
    return blocks_data(distinct_labels(screen.blocks))


def form_data(asked: Form) -> Data:
    """A form as data."""
    return {
        "id": asked.custom_id,
        "title": unescape(asked.title),
        "fields": [_field_data(field) for field in asked.fields],
    }


def _field_data(field: Field) -> Data:
    if isinstance(field, TextField):
        return {"kind": "text", **asdict(field)}
    choices = [_choice_data(choice) for choice in distinct_choices(field.choices)]
    return {"kind": "choice", "id": field.id, "label": field.label, "several": field.several, "choices": choices}


def blocks_data(blocks: Sequence[Block]) -> list[Data]:
    """Blocks as data."""
    return [data for block in blocks if (data := _block_data(block)) is not None]


def _block_data(block: Block) -> Data | None:
    if isinstance(block, Log):
        return {"kind": "log", "text": block.text}
    if isinstance(block, Text):
        return {"kind": "text", "text": block.text}
    if isinstance(block, Image):
        return {"kind": "image", "svg": block.svg, "alt": block.alt}
    if isinstance(block, Divider):
        return {"kind": "rule"}
    if isinstance(block, Download):
        return None
    if isinstance(block, Select):
        return _select_data(block)
    buttons = [button_data(button) for button in block if button.url or _is_offered(button.id)]
    return {"kind": "buttons", "buttons": buttons} if buttons else None


def _select_data(block: Select) -> Data | None:
    if not _is_offered(block.id, menu=True):
        return None
    return {
        "kind": "select",
        "id": block.id,
        "label": unescape(block.placeholder),
        "choices": [_choice_data(choice) for choice in block.choices],
    }


def _is_offered(custom_id: str, *, menu: bool = False) -> bool:
    """Whether the page shows the button or menu with this custom id."""
    press = _read_id(custom_id, menu=menu)
    return press is not None and press.action in (FILM, *ACTIONS) and (press.action, press.rest) != ("look", ASIDE)


def _read_id(custom_id: str, *, menu: bool) -> CustomId | None:
    """The parts of a custom id; None if it is not one of Kantera's."""
    try:
        return CustomId.read(custom_id, menu=menu)
    except Refusal:
        return None


def button_data(button: Button) -> Data:
    """A button as data."""
    data: Data = {"id": button.id, "label": button.label, "style": button.style.value, "disabled": button.disabled}
    if button.url:
        return data | {"url": button.url}
    if f":{FILM}" in button.id and (press := CustomId.read(button.id, menu=False)).action == FILM:
        data["film"] = Spot.read(press.rest).at if press.rest else 0
    return data


def _choice_data(choice: SelectChoice) -> Data:
    return {**asdict(choice), "about": unescape(choice.about)}
