"""The settings of a server, as its admins read and change them."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Any

from cogs.commands.command import Choices, containing
from cogs.services.caller import Caller
from cogs.services.forms import TextField
from cogs.services.ids import CustomId
from cogs.services.screen import Button, Choice, Screen, Select
from cogs.services.services import Services
from locales import durations
from storage.rows import LONGEST_WAIT, SHORTEST_WAIT, GuildSettings
from tables.errors import Refusal

STARTERS = ("everyone", "roles", "managers")
"""Who may open tables."""
MOST_TABLES = 1000
"""The highest limit for the number of tables."""
LONGEST = 30
"""The most characters of a field in the form."""


@dataclass(frozen=True, slots=True)
class SettingsInput:
    """The settings an admin asked for; None means no change."""

    who: str | None = None
    role: int | None = None
    most: int | None = None
    """0: any number."""
    remind: str | None = None
    deadline: str | None = None
    away: str | None = None
    lobby: str | None = None


async def save_settings(services: Services, caller: Caller, wanted: SettingsInput) -> Screen:
    """Apply the changes; returns all settings, with what changes them. Raises Refusal if they do not fit."""
    guild = caller.guild_id or 0
    changes = _changes(services, await services.tables.servers.of(guild), wanted)
    if changes:
        await services.tables.servers.change(guild, admin=caller.manages_server, **changes)
    settings = await services.tables.servers.of(guild)
    screen = Screen().add(f"### {caller.say('settings-title')}", shown(services, caller, settings))
    who = [Choice(name, caller.say(f"command-who_{name}-name"), chosen=name == settings.starters) for name in STARTERS]
    screen.add(Select(CustomId("admin_who").menu, who, caller.say("settings-choose_who")))
    return screen.buttons([Button(CustomId("admin_edit").button, caller.say("settings-edit"))])


async def ask_settings(services: Services, caller: Caller) -> None:
    """Open the form with the present limits of the server."""
    settings = await services.tables.servers.of(caller.guild_id or 0)
    most = "" if settings.most_tables is None else str(settings.most_tables)
    fields = [TextField("most", caller.say("settings-most_label"), LONGEST, most, caller.say("command-most-about"))]
    for name, label, about, seconds in (
        ("remind", "setting-remind", "everyone_default", settings.remind_after),
        ("deadline", "setting-deadline", "deadline_default", settings.deadline),
        ("away", "setting-away", "away_default", settings.away_after),
        ("lobby", "settings-lobby_label", "lobby_life", settings.lobby_life),
    ):
        value = durations.as_typed(services.texts, caller.language, seconds) if seconds else ""
        fields.append(TextField(name, caller.say(label), LONGEST, value, caller.say(f"command-{about}-about")))
    await caller.ask(CustomId("admin_edited").button, caller.say("settings-title"), fields)


def submitted(caller: Caller) -> SettingsInput:
    """The settings in a submitted form; an empty field means no limit. Raises Refusal `refused-no_limit`."""
    fields = {} if caller.submission is None else caller.submission.fields
    typed = {name: "".join(fields.get(name, [])).strip() for name in ("most", "remind", "deadline", "away", "lobby")}
    most = unicodedata.normalize("NFKC", typed["most"]) or "0"
    if not most.isdecimal() or int(most) > MOST_TABLES:
        raise Refusal("refused-no_limit", typed=typed["most"], most=MOST_TABLES)
    lengths = {name: typed[name] or "0" for name in ("remind", "deadline", "away", "lobby")}
    return SettingsInput(who=None, role=None, most=int(most), **lengths)


def shown(services: Services, caller: Caller, settings: GuildSettings) -> str:
    """Every setting in words."""

    def length(seconds: float | None) -> str:
        return durations.formatted(services.texts, caller.language, seconds) if seconds else caller.say("waits-never")

    who = caller.say(f"settings-{settings.starters}")
    if settings.starters == "roles":
        who = f"{who} {' '.join(f'<@&{role}>' for role in settings.roles) or '–'}"
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


def duration_choices(caller: Caller, typed: str) -> Choices:
    """Durations for autocompletion: what was typed if it is one, otherwise suggestions that contain it."""

    def choice(seconds: float) -> tuple[str, str]:
        return durations.or_never(caller.services.texts, caller.language, seconds), durations.as_value(seconds)

    if meant := durations.candidates(caller.services.texts, typed):
        return [choice(seconds) for seconds in meant if not seconds or SHORTEST_WAIT <= seconds <= LONGEST_WAIT]
    return containing([choice(seconds) for seconds in (0, *durations.SUGGESTED)], typed.strip())


def _changes(services: Services, now: GuildSettings, wanted: SettingsInput) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    if wanted.who is not None:
        changes["starters"] = wanted.who
    if wanted.role is not None:
        # Naming a role lets it open tables; naming it again revokes that.
        roles = [role for role in now.roles if role != wanted.role]
        changes["roles"] = roles if wanted.role in now.roles else [*roles, wanted.role]
        changes.setdefault("starters", "roles")
    if wanted.most is not None:
        changes["most_tables"] = wanted.most or None
    waits = (
        ("remind_after", wanted.remind),
        ("deadline", wanted.deadline),
        ("away_after", wanted.away),
        ("lobby_life", wanted.lobby),
    )
    defaults = GuildSettings().model_dump()
    for field, typed in waits:
        if typed is not None:
            seconds = durations.parse(services.texts, typed)
            if seconds is None:
                raise Refusal("refused-length", typed=typed)
            changes[field] = seconds or defaults[field]
    return changes
