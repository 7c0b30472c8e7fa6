"""The settings of a server, as its admins read and change them."""

from __future__ import annotations

import unicodedata
from typing import Any

from cogs.interactions.settings import LONGEST, length, length_field, typed_length, waits
from cogs.services.caller import Caller
from cogs.services.forms import TextField
from cogs.services.screen import Screen, SelectChoice
from storage.rows import GuildSettings
from tables.errors import Refusal

STARTERS = ("everyone", "roles", "managers")
"""Who may open tables."""
MOST_TABLES = 1000
"""The highest limit for the number of tables."""
WAITS = {
    "remind_after": "setting-remind",
    "deadline": "setting-deadline",
    "away_after": "setting-away",
    "lobby_life": "settings-lobby_label",
}
"""The time limits in the form, and the texts that name them."""


async def change_settings(caller: Caller, changes: dict[str, Any]) -> Screen:
    """Store the changes, if any; returns all settings with their menu and button. Raises Refusal if one doesn't fit."""
    guild = caller.guild_id or 0
    servers = caller.services.tables.servers
    changed = servers.change(guild, admin=caller.manages_server, **changes) if changes else servers.of(guild)
    settings = await changed
    screen = Screen().add(f"### {caller.say('settings-title')}", settings_text(caller, settings))
    starters = [
        SelectChoice(name, caller.say(f"settings-who_{name}"), chosen=name == settings.starters) for name in STARTERS
    ]
    screen.add(caller.menu("admin_who", starters, "settings-choose_who"))
    return screen.buttons([caller.button("admin_edit", "settings-edit")])


def with_role(settings: GuildSettings, role: int) -> dict[str, Any]:
    """The changes that let a role open tables, or no longer if it could before."""
    others = [other for other in settings.roles if other != role]
    return {"starters": "roles", "roles": others if role in settings.roles else [*others, role]}


async def ask_settings(caller: Caller) -> None:
    """Open the form with the present limits of the server."""
    settings = await caller.services.tables.servers.of(caller.guild_id or 0)
    most = "" if settings.most_tables is None else str(settings.most_tables)
    about = caller.say("settings-most_tables-help")
    fields = [TextField("most_tables", caller.say("settings-most_label"), LONGEST, most, about)]
    fields += [
        length_field(caller, name, label, f"settings-{name}-help", getattr(settings, name))
        for name, label in WAITS.items()
    ]
    await caller.ask("admin_edited", "settings-title", fields)


def submitted_limits(caller: Caller) -> dict[str, Any]:
    """The limits in a submitted form; an empty field means no limit, or the usual one where a limit is needed.

    Raises Refusal `refused-no_limit`, `refused-length`.
    """
    typed = caller.typed("most_tables")
    usual = GuildSettings()
    most = unicodedata.normalize("NFKC", typed) or "0"
    if not most.isdecimal() or int(most) > MOST_TABLES:
        raise Refusal("refused-no_limit", typed=typed, most=MOST_TABLES)
    lengths = {name: typed_length(caller, name) or getattr(usual, name) for name in WAITS}
    return {"most_tables": int(most) or None, **lengths}


def settings_text(caller: Caller, settings: GuildSettings) -> str:
    """Every setting in words."""
    if settings.starters == "roles":
        starters = caller.say("settings-roles", roles=" ".join(f"<@&{role}>" for role in settings.roles) or "–")
    else:
        starters = caller.say(f"settings-who_{settings.starters}")
    most = caller.say("settings-any") if settings.most_tables is None else str(settings.most_tables)
    lines = [
        caller.say("settings-who", who=starters),
        caller.say("settings-most", most=most),
        *waits(caller, settings),
        caller.say("settings-lobby", after=length(caller, settings.lobby_life)),
    ]
    return "\n".join(f"- {line}" for line in lines) + f"\n-# {caller.say('settings-new')}"
