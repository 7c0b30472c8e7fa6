"""The settings of a server, as its admins read and change them."""

from __future__ import annotations

import unicodedata
from typing import Any

from cogs.services.caller import Caller
from cogs.services.forms import TextField
from cogs.services.screen import Choice, Screen
from cogs.services.services import Services
from locales import durations
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
LONGEST = 30
"""The most characters of a field in the form."""


async def change_settings(services: Services, caller: Caller, changes: dict[str, Any]) -> Screen:
    """Store the changes, if any; returns all settings with their menu and button. Raises Refusal if one doesn't fit."""
    guild, servers = caller.guild_id or 0, services.tables.servers
    changed = servers.change(guild, admin=caller.manages_server, **changes) if changes else servers.of(guild)
    settings = await changed
    screen = Screen().add(f"### {caller.say('settings-title')}", shown(services, caller, settings))
    who = [Choice(name, caller.say(f"settings-who_{name}"), chosen=name == settings.starters) for name in STARTERS]
    screen.add(caller.menu("admin_who", who, "settings-choose_who"))
    return screen.buttons([caller.button("admin_edit", "settings-edit")])


def with_role(settings: GuildSettings, role: int) -> dict[str, Any]:
    """The changes that let a role open tables, or no longer if it could before."""
    others = [other for other in settings.roles if other != role]
    return {"starters": "roles", "roles": others if role in settings.roles else [*others, role]}


async def ask_settings(services: Services, caller: Caller) -> None:
    """Open the form with the present limits of the server."""
    settings = await services.tables.servers.of(caller.guild_id or 0)
    most = "" if settings.most_tables is None else str(settings.most_tables)
    about = caller.say("settings-most_tables-help")
    fields = [TextField("most_tables", caller.say("settings-most_label"), LONGEST, most, about)]
    for name, label in WAITS.items():
        seconds = getattr(settings, name)
        value = durations.as_typed(services.texts, caller.language, seconds) if seconds else ""
        fields.append(TextField(name, caller.say(label), LONGEST, value, caller.say(f"settings-{name}-help")))
    await caller.ask("admin_edited", "settings-title", fields)


def submitted(services: Services, caller: Caller) -> dict[str, Any]:
    """The limits in a submitted form; an empty field means no limit, or the usual one where a limit is needed.

    Raises Refusal `refused-no_limit`, `refused-length`.
    """
    fields = {} if caller.submission is None else caller.submission.fields
    typed = {name: "".join(fields.get(name, [])).strip() for name in ("most_tables", *WAITS)}
    most = unicodedata.normalize("NFKC", typed["most_tables"]) or "0"
    if not most.isdecimal() or int(most) > MOST_TABLES:
        raise Refusal("refused-no_limit", typed=typed["most_tables"], most=MOST_TABLES)
    changes: dict[str, Any] = {"most_tables": int(most) or None}
    usual = GuildSettings()
    for name in WAITS:
        seconds = durations.parse(services.texts, typed[name] or "0")
        if seconds is None:
            raise Refusal("refused-length", typed=typed[name])
        changes[name] = seconds or getattr(usual, name)
    return changes


def shown(services: Services, caller: Caller, settings: GuildSettings) -> str:
    """Every setting in words."""

    def length(seconds: float | None) -> str:
        return durations.formatted(services.texts, caller.language, seconds) if seconds else caller.say("waits-never")

    if settings.starters == "roles":
        who = caller.say("settings-roles", roles=" ".join(f"<@&{role}>" for role in settings.roles) or "–")
    else:
        who = caller.say(f"settings-who_{settings.starters}")
    most = caller.say("settings-any") if settings.most_tables is None else str(settings.most_tables)
    lines = [
        caller.say("settings-who", who=who),
        caller.say("settings-most", most=most),
        caller.say("waits-table", after=length(settings.remind_after)),
        caller.say("waits-deadline", after=length(settings.deadline)),
        caller.say("waits-away", after=length(settings.away_after)),
        caller.say("settings-lobby", after=length(settings.lobby_life)),
    ]
    return "\n".join(f"- {line}" for line in lines) + f"\n-# {caller.say('settings-new')}"
