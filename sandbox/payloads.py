"""The world in Discord's JSON, as it is sent to the bot and the page.

Keys are left out where discord.py assumes what is so at this table, such as that a server has no icon.
"""

from __future__ import annotations

from sandbox.errors import Json
from sandbox.world import (
    ALL_PERMISSIONS,
    DM,
    EVERYONE,
    TEXT,
    VIEW_CHANNEL,
    Attachment,
    Channel,
    Message,
    Server,
    User,
    World,
    iso_of,
)


def user(person: User) -> Json:
    """A user object."""
    return {
        "id": str(person.id),
        "username": person.username,
        "global_name": person.display,
        "discriminator": "0",
        "avatar": None,
        "bot": person.bot,
        "public_flags": 0,
    }


def own_user(world: World) -> Json:
    """The bot's own user object, as in READY."""
    return user(world.bot) | {"mfa_enabled": False, "verified": True, "flags": 0, "email": None}


def member(server: Server, person: User, *, with_user: bool = True) -> Json:
    """A member of a server."""
    data: Json = {
        "roles": [str(server.bot_role_id)] if person.bot else [],
        "joined_at": iso_of(person.id),
        "flags": 0,
    }
    if with_user:
        data["user"] = user(person)
    return data


def application(world: World) -> Json:
    """The application behind the bot."""
    return {
        "id": str(world.bot.id),
        "name": world.bot.display,
        "icon": None,
        "description": "",
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "owner": user(world.users[world.owner_id]),
        "team": None,
        "flags": 0,
        "integration_types_config": {"0": {}},
        "summary": "",
        "approximate_guild_count": len(world.servers),
    }


def channel(world: World, place: Channel) -> Json:
    """A channel or thread object."""
    last = place.last_message_id
    data: Json = {
        "id": str(place.id),
        "type": place.kind,
        "last_message_id": None if last is None else str(last),
        "flags": 0,
    }
    if place.kind == DM:
        assert place.user_id is not None
        return data | {"recipients": [user(world.users[place.user_id])]}
    data |= {"guild_id": str(place.server_id), "name": place.name, "rate_limit_per_user": 0}
    if place.kind == TEXT:
        overwrites: list[Json] = []
        if place.denied:
            overwrites.append({"id": str(world.bot.id), "type": 1, "allow": "0", "deny": str(place.denied)})
        return data | {
            "position": place.position,
            "topic": place.topic,
            "nsfw": False,
            "parent_id": None,
            "permission_overwrites": overwrites,
        }
    data |= {
        "parent_id": str(place.parent_id),
        "owner_id": str(place.owner_id),
        "message_count": len(place.messages),
        "total_message_sent": len(place.messages),
        "member_count": len(place.members),
        "thread_metadata": {
            "archived": place.archived,
            "locked": False,
            "auto_archive_duration": place.auto_archive,
            "archive_timestamp": place.archive_time,
            "create_timestamp": iso_of(place.id),
            "invitable": True,
        },
    }
    if (joined := place.members.get(world.bot.id)) is not None:
        data["member"] = {
            "id": str(place.id),
            "user_id": str(world.bot.id),
            "join_timestamp": joined,
            "flags": 0,
        }
    return data


def roles(world: World, server: Server) -> list[Json]:
    """A server's roles: everyone, and the bot's own."""
    plain = {
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "mentionable": False,
        "flags": 0,
    }
    everyone = {"id": str(server.id), "name": "@everyone", "position": 0, "managed": False}
    own = {
        "id": str(server.bot_role_id),
        "name": world.bot.display,
        "position": 1,
        "managed": True,
        "tags": {"bot_id": str(world.bot.id)},
    }
    return [plain | role | {"permissions": str(EVERYONE)} for role in (everyone, own)]


def guild(world: World, server: Server) -> Json:
    """A server without its channels and members."""
    return {
        "id": str(server.id),
        "name": server.name,
        "owner_id": str(world.owner_id),
        "verification_level": 0,
        "default_message_notifications": 0,
        "preferred_locale": "en-US",
        "roles": roles(world, server),
    }


def guild_create(world: World, server: Server) -> Json:
    """A server as it is sent when the bot joins it, which, without the members intent, names only the bot."""
    return guild(world, server) | {
        "joined_at": iso_of(world.bot.id),
        "large": False,
        "member_count": len(world.users),
        "members": [member(server, world.bot)],
        "channels": [channel(world, place) for place in world.places_of(server) if place.kind == TEXT],
        "threads": [
            channel(world, place)
            for place in world.places_of(server)
            if place.is_thread and not place.archived and world.permissions(world.bot, place) & VIEW_CHANNEL
        ],
    }


def attachment(world: World, file: Attachment) -> Json:
    """A file of a message."""
    url = f"{world.base}/attachments/{file.channel_id}/{file.id}/{file.filename}"
    data: Json = {
        "id": str(file.id),
        "filename": file.filename,
        "size": len(file.data),
        "url": url,
        "proxy_url": url,
        "content_type": file.content_type,
    }
    if file.width is not None:
        data |= {"width": file.width, "height": file.height}
    if file.description is not None:
        data["description"] = file.description
    return data


def message(world: World, note: Message) -> Json:
    """A message object; for one in the server without guild_id and member, see `message_event`."""
    author = world.users[note.author_id]
    data: Json = {
        "id": str(note.id),
        "channel_id": str(note.channel_id),
        "type": note.kind,
        "content": note.content,
        "author": user(author),
        "timestamp": iso_of(note.id),
        "edited_timestamp": note.edited,
        "flags": note.flags,
        "components": note.components,
        "embeds": [],
        "attachments": [attachment(world, file) for file in note.attachments],
        "mentions": [user(world.users[person]) for person in note.mentions if person in world.users],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": False,
    }
    if note.nonce is not None:
        data["nonce"] = note.nonce
    if note.by_interaction is not None:
        data["interaction_metadata"] = note.by_interaction
        data["webhook_id"] = data["application_id"] = str(world.bot.id)
    return data


def message_event(world: World, note: Message) -> Json:
    """A message as the gateway sends it: in the server also with guild_id and member."""
    data = message(world, note)
    server = world.server_of(world.channels[note.channel_id])
    if server is not None:
        data["guild_id"] = str(server.id)
        data["member"] = member(server, world.users[note.author_id], with_user=False)
    return data


def acting_member(world: World, server: Server, person: User, place: Channel) -> Json:
    """The member of an interaction, with what that member may do in the channel."""
    return member(server, person) | {"permissions": str(world.permissions(person, place) & ALL_PERMISSIONS)}
