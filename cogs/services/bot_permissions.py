"""The permissions that the bot needs in a server, exactly these, and the link that asks for them."""

from __future__ import annotations

import discord

from rules.messages import Ref, refer

NEEDED = ("view_channel", "send_messages")
"""Without these there is no table. In a thread, `send_messages_in_threads` takes the place of the second."""
WANTED = ("attach_files", "read_message_history")
"""Without these there are no pictures, or the board cannot be found again after it has scrolled away."""
IN_THREADS = ("send_messages_in_threads", "create_public_threads")
"""Without these there are no tables in threads."""

PERMISSIONS = (*NEEDED, *IN_THREADS, *WANTED)
"""Every permission that the bot uses, by Discord's names."""

SCOPES = ("bot", "applications.commands")


def permissions() -> discord.Permissions:
    """The permissions as one value."""
    return discord.Permissions(**dict.fromkeys(PERMISSIONS, True))


def missing_permissions(granted: discord.Permissions) -> list[str]:
    """Which of the permissions are not granted."""
    return [] if granted.administrator else [name for name in PERMISSIONS if not getattr(granted, name)]


def lacking_permissions(has: discord.Permissions, *, in_thread: bool, opens_thread: bool = False) -> list[str]:
    """Which permissions the bot lacks for a table in a channel, in a thread, or in a thread it would open there."""
    needed = ["view_channel", *WANTED]
    if opens_thread:
        needed += ["create_public_threads", "send_messages_in_threads"]
    else:
        needed.append("send_messages_in_threads" if in_thread else "send_messages")
    return [name for name in needed if not getattr(has, name)]


def fatal(has: discord.Permissions, *, in_thread: bool, opens_thread: bool = False) -> list[Ref]:
    """The names of the missing permissions without which no table can be opened."""
    lacks = lacking_permissions(has, in_thread=in_thread, opens_thread=opens_thread)
    return [refer(f"permission-{name}") for name in lacks if name not in WANTED]


def invite_link(application_id: int | str) -> str:
    """The invitation link for admins, with exactly the permissions the bot needs."""
    return (
        "https://discord.com/oauth2/authorize"
        f"?client_id={application_id}&scope={'+'.join(SCOPES)}&permissions={permissions().value}"
    )
