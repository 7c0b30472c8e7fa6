"""Findings of `kantera check` about the font and about Discord, as sentences for the person who runs the bot."""

from __future__ import annotations

from dataclasses import dataclass, field

import aiohttp
import discord

from cogs.services.bot_permissions import invite_link, missing_permissions
from cogs.services.translator import TEXTS
from pictures.drawing import render
from pictures.svg import document, has_glyph, text

MOST_SERVERS = 200
"""The most servers that Discord lists per request."""


@dataclass(slots=True)
class Findings:
    """Facts that are as they should be, and faults."""

    facts: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Findings) -> None:
        """Append other findings."""
        self.facts += other.facts
        self.faults += other.faults


def check_pictures() -> Findings:
    """Whether the font is present, has Japanese letters, and a picture can be drawn."""
    findings = Findings()
    sample = TEXTS.say("ja", None, "board-title", number=1)
    try:
        lacking = [letter for letter in sample if not has_glyph(letter)]
        drawn = render(document(100, 50, text(10, 25, sample, 28, "#000000")))
    except (OSError, ValueError) as error:
        findings.faults.append(f"No picture can be drawn: {error}.")
        return findings
    if lacking or not drawn:
        findings.faults.append(f"The font of the pictures lacks {' '.join(lacking)}.")
    else:
        findings.facts.append("Pictures: the font is there and a picture can be drawn.")
    return findings


async def check_discord(token: str, dev_guild: int | None = None, *, client: discord.Client | None = None) -> Findings:
    """Whether Discord takes the token, in which servers the bot is, and what it may not do there.

    Permissions of single channels are not checked here; a lobby reports what it lacks when it is opened.
    """
    findings = Findings()
    client = client or discord.Client(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True))
    try:
        async with client:
            await client.login(token)
            application = await client.application_info()
            servers = await client.http.get_guilds(MOST_SERVERS)
            shards, _, _ = await client.http.get_bot_gateway()
    except discord.LoginFailure:
        findings.faults.append("Discord refuses DISCORD_TOKEN; copy it again from the bot's page.")
        return findings
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        findings.faults.append(f"Discord could not be reached, so the token was not tested: {error}.")
        return findings
    findings.facts.append(f"Discord: the token belongs to {application.name} ({application.id}).")
    findings.facts.append(f"Shards: Discord recommends {shards}.")
    findings.facts.append("Intents: none of the privileged ones is needed.")
    if dev_guild is not None and dev_guild not in [int(server["id"]) for server in servers]:
        findings.faults.append(f"DEV_GUILD: the bot is in no server {dev_guild}, so its commands would appear nowhere.")
    for server in servers:
        lacks = missing_permissions(discord.Permissions(int(server["permissions"])))
        where = f"Server {server['name']} ({server['id']})"
        if lacks:
            names = ", ".join(TEXTS.say("en", None, f"permission-{name}") for name in lacks)
            findings.faults.append(f"{where}: the bot's role lacks {names}.")
        else:
            findings.facts.append(f"{where}: the bot's role has every permission it needs.")
    if not servers:
        findings.facts.append("The bot is in no server yet.")
    findings.facts.append(f"Invite link, with exactly the permissions needed: {invite_link(application.id)}")
    return findings
