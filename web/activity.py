"""The page as an Activity inside Discord: a frame behind Discord's proxy, where third-party cookies are blocked.

Discord's client gives the page an authorization code; its owner gets a session, which the page keeps in memory and
sends as the first message of its socket.
"""

from __future__ import annotations

from typing import Annotated

from aiohttp import web
from pydantic import BaseModel, ConfigDict, Field

from cogs.services.activities import Activities
from cogs.services.services import Services
from storage.rows import DAY
from web.access import POLICY

FRAMES = POLICY.replace("frame-ancestors 'none'", "frame-ancestors https://discord.com https://*.discord.com")
"""Only Discord may show the page of the Activity in a frame."""

LASTS = DAY
"""Seconds for which a session is valid; the page keeps it no longer than it is open."""


class Entry(BaseModel):
    """A page's words about itself. Everything in it can be forged, so Discord is asked."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    code: Annotated[str, Field(pattern=r"^[A-Za-z0-9_.-]{1,256}$")]
    instance: Annotated[str, Field(pattern=r"^[A-Za-z0-9-]{1,200}$")]


async def join(services: Services, activities: Activities, entry: Entry) -> str:
    """The secret of a new session at the table of the channel in which the Activity was opened.

    Raises DiscordUnavailable; StorageFailure; HTTPForbidden for someone who did not open it; HTTPNotFound where the
    channel has no game, and HTTPGone where it can't have any.
    """
    who = await activities.participant(entry.code, entry.instance)
    if who is None:
        raise web.HTTPForbidden
    table = await services.tables.store.by_channel(who.channel_id)
    if table is None:
        raise web.HTTPGone if who.is_outside else web.HTTPNotFound
    keys = services.tables.page_keys
    session = await keys.redeem(await keys.link(table.id, who.person, who.language), LASTS)
    assert session is not None
    return session[0]
