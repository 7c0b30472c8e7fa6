"""Screens as discord.py sends them: a `LayoutView` and its files."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from io import BytesIO

import discord
from discord import ui

from cogs.services.discord_limits import ALT, CHOICE, LABEL, PLACEHOLDER
from cogs.services.screen import (
    ACCENT,
    Block,
    Button,
    Divider,
    Download,
    Image,
    Log,
    Screen,
    Select,
    Text,
    distinct_labels,
    fit_blocks,
)
from locales.labels import short
from locales.sanitizing import unescape

log = logging.getLogger(__name__)


def layout(screen: Screen) -> ui.LayoutView:
    """The message, fitted. The view is stopped: interactions are dispatched by custom id, not by this object."""
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=ACCENT)
    for block in distinct_labels(_distinct(fit_blocks(screen.blocks)), button=LABEL, choice=CHOICE):
        container.add_item(_item(block))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()
    return view


def files(screen: Screen) -> list[discord.File]:
    """Pictures and documents as attachments. A file can be sent once, so each call makes new ones."""
    documents = [block for block in screen.blocks if isinstance(block, Download)]
    attached: list[Image | Download] = [*screen.images, *documents]
    return [discord.File(BytesIO(file.data), filename=file.name) for file in attached if file.data is not None]


def files_of(message: discord.Message | None) -> dict[str, discord.Attachment]:
    """The attachments of a message, by name."""
    return {} if message is None else {file.filename: file for file in message.attachments}


def attachments(screen: Screen, present: Mapping[str, discord.Attachment]) -> list[discord.Attachment | discord.File]:
    """The attachments of an edit: the message's pictures that stay as they are, and the new ones."""
    return [*(present[image.name] for image in screen.images if image.data is None), *files(screen)]


def _distinct(blocks: Sequence[Block]) -> list[Block]:
    """The blocks without components whose custom id is taken: Discord refuses messages with duplicate ids."""
    ids: set[str] = set()

    def is_new(control: Button | Select) -> bool:
        if control.id in ids:
            log.error("two controls of a message have the id %s; the second is left out", control.id)
            return False
        ids.add(control.id)
        return True

    distinct: list[Block] = []
    for block in blocks:
        if isinstance(block, Select):
            distinct += [block] if is_new(block) else []
        elif isinstance(block, Sequence):
            kept = [button for button in block if is_new(button)]
            distinct += [kept] if kept else []
        else:
            distinct.append(block)
    return distinct


def _item(block: Block) -> ui.Item[ui.LayoutView]:
    """The block as a component; a menu or buttons make a row."""
    match block:
        case Text() | Log():
            return ui.TextDisplay(block.text)
        case Image():
            picture = discord.MediaGalleryItem(f"attachment://{block.name}", description=short(block.alt, ALT))
            return ui.MediaGallery(picture)
        case Download():
            return ui.File(f"attachment://{block.name}")
        case Divider():
            return ui.Separator()
        case Select():
            return ui.ActionRow(_menu(block))
        case _:
            return ui.ActionRow(*map(_button, block))


def _menu(select: Select) -> ui.Item[ui.LayoutView]:
    options = [
        discord.SelectOption(
            label=choice.label,
            value=choice.value,
            description=short(unescape(choice.about), CHOICE) if choice.about else None,
            default=choice.chosen,
        )
        for choice in select.choices
    ]
    return ui.Select(
        custom_id=select.id,
        placeholder=short(unescape(select.placeholder), PLACEHOLDER),
        min_values=select.least,
        max_values=select.most,
        options=options,
    )


def _button(button: Button) -> ui.Item[ui.LayoutView]:
    if button.url:
        return ui.Button(url=button.url, label=button.label)
    style = discord.ButtonStyle[button.style.value]
    return ui.Button(custom_id=button.id, label=button.label, style=style, disabled=button.disabled)
