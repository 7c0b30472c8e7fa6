"""The Activity, which shows the page of a game inside Discord: launching it, and asking Discord who opened it.

Discord documents: activities/overview, topics/oauth2 (authorization code grant).
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
from discord.http import Route

from cogs.services.caller import Caller
from cogs.services.discord_errors import NOT_THERE
from cogs.services.interaction_caller import delivery, interaction_of
from cogs.services.rate_limit import RateLimit
from locales.sanitizing import sanitize
from storage.rows import Language, Person

TIMEOUT = aiohttp.ClientTimeout(total=10.0)
AT_ONCE = 4
"""Sign-ins that are checked with Discord at the same time; further ones wait."""
MOST_WAITING = 20
"""Sign-ins that wait; further ones are refused."""
SIGN_INS = 30
"""Sign-ins that a burst may take (the size of the token bucket)."""
PER_SECOND = 2.0
"""Sign-ins a second after that: each asks Discord, which blocks the address of a bot that sends too many bad codes."""


class DiscordUnavailable(Exception):
    """Discord cannot be asked now."""


@dataclass(frozen=True, slots=True)
class Participant:
    """Who opened an Activity, and in which channel."""

    person: Person
    language: Language
    channel_id: int
    is_outside: bool
    """Whether the bot is absent there: only the person has installed the app."""


class Activities:
    """Checks with Discord what a page inside Discord claims."""

    def __init__(self, client: discord.Client, secret: str) -> None:
        self._client = client
        self._secret = secret
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._rate = RateLimit(SIGN_INS, PER_SECOND)
        self._waiting = 0

    @property
    def application_id(self) -> int:
        """The id of the application; 0 until the bot has logged in."""
        return self._client.application_id or 0

    @property
    def origin(self) -> str:
        """The origin under which Discord's proxy serves the Activity."""
        return f"https://{self.application_id}.discordsays.com"

    async def participant(self, code: str, instance: str) -> Participant | None:
        """The person who authorized the Activity, if they take part in this instance of it.

        Args:
            code: the authorization code that Discord's client gave to the page.
            instance: the id of the instance that the page claims to be.

        Returns None for a wrong, used or expired code, and for people who are not there. Raises DiscordUnavailable.
        """
        if self._waiting >= AT_ONCE + MOST_WAITING or not self._rate.take():
            raise DiscordUnavailable("too many people sign in at once")
        self._waiting += 1
        try:
            async with self._slots:
                return await self._participant(code, instance)
        except (aiohttp.ClientError, TimeoutError, discord.HTTPException) as error:
            raise DiscordUnavailable(str(error)) from error
        finally:
            self._waiting -= 1

    async def _participant(self, code: str, instance: str) -> Participant | None:
        user = await self._authorized(code)
        if user is None:
            return None
        route = Route(
            "GET",
            "/applications/{application_id}/activity-instances/{instance_id}",
            application_id=self.application_id,
            instance_id=instance,
        )
        try:
            found: dict[str, Any] = await self._client.http.request(route)
        except discord.NotFound:
            return None
        location = found["location"]
        guild_id: str | None = location.get("guild_id")
        name: str = user.get("global_name") or user["username"]
        is_outside = guild_id is None
        if guild_id is not None:
            try:
                member = await self._client.http.get_member(int(guild_id), int(user["id"]))
            except (discord.NotFound, discord.Forbidden) as error:
                if error.code not in NOT_THERE:
                    return None
                is_outside = True
            else:
                name = member.get("nick") or name
        if user["id"] not in found["users"]:
            return None
        return Participant(
            Person(id=int(user["id"]), name=sanitize(name)),
            "ja" if user.get("locale") == discord.Locale.japanese.value else "en",
            int(location["channel_id"]),
            is_outside,
        )

    async def _authorized(self, code: str) -> dict[str, Any] | None:
        """The user of an authorization code; None if the code is wrong, used or expired."""
        form = {
            "client_id": str(self.application_id),
            "client_secret": self._secret,
            "grant_type": "authorization_code",
            "code": code,
        }
        async with aiohttp.ClientSession(timeout=TIMEOUT) as session:
            async with session.post(f"{Route.BASE}/oauth2/token", data=form) as response:
                if response.status == 400:
                    return None
                response.raise_for_status()
                token = (await response.json())["access_token"]
            headers = {"Authorization": f"Bearer {token}"}
            async with session.get(f"{Route.BASE}/users/@me", headers=headers) as response:
                response.raise_for_status()
                user: dict[str, Any] = await response.json()
                return user


async def launch(caller: Caller) -> None:
    """Open the Activity for the caller. Raises DeliveryFailed if Discord refuses, as it does before it is enabled."""
    with delivery():
        await interaction_of(caller).response.launch_activity()
