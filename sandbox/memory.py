"""The data that the table keeps between two runs: people, servers, channels, threads.

Messages are not among it: a bot that finds none of its own posts its boards again.
"""

from __future__ import annotations

import json
import logging
import os
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from sandbox.errors import Json
from sandbox.world import DM, Change, Channel, Server, User, World

log = logging.getLogger(__name__)

KEPT_OF_USERS = ("id", "username", "display", "locale", "chose_locale", "admin", "dms_closed", "in_server")
KEPT_OF_CHANNELS = tuple(entry.name for entry in fields(Channel) if entry.name != "messages")


class Memory:
    """Keeps a world's people and channels in a file."""

    def __init__(self, world: World, path: Path) -> None:
        """Restore the world from the file, if there is one, and write each later change to it.

        A file that cannot be understood is renamed, with .damaged appended.
        """
        self._world = world
        self._path = path
        if path.exists():
            try:
                self._recall(json.loads(path.read_text("utf-8")))
            except (ValueError, KeyError, TypeError) as problem:
                aside = path.with_name(path.name + ".damaged")
                path.replace(aside)
                log.warning("%s was not understood (%r) and is now %s", path, problem, aside)
        world.listeners.append(self._on_change)

    def _recall(self, data: Json) -> None:
        users = [User(**_only(entry, KEPT_OF_USERS)) for entry in data["users"]]
        first = next(iter(self._world.servers.values()))  # files of earlier versions know of no other
        servers = [Server(**entry) for entry in data.get("servers", [asdict(first)])]
        channels = []
        for entry in data["channels"]:
            members = {int(user): joined for user, joined in entry["members"].items()}
            known = {"server_id": first.id} | entry
            channels.append(Channel(**_only(known, KEPT_OF_CHANNELS) | {"members": members}))
        if not {place.server_id for place in channels} <= {None, *(server.id for server in servers)}:
            raise ValueError("a channel is in no server")
        for user in users:
            self._world.users[user.id] = user
            self._world.dm_with(user)
        self._world.servers |= {server.id: server for server in servers}
        # A deleted channel stays deleted.
        for server in servers:
            for place in self._world.places_of(server):
                del self._world.channels[place.id]
        self._world.channels |= {place.id: place for place in channels}

    def _on_change(self, change: Change) -> None:
        if change.message is not None or change.kind in ("bot", "commands"):
            return
        people = [asdict(user) for user in self._world.people]
        places = [
            {name: getattr(place, name) for name in KEPT_OF_CHANNELS}
            for place in self._world.channels.values()
            if place.kind != DM
        ]
        servers = [asdict(server) for server in self._world.servers.values()]
        data = {
            "users": [_only(user, KEPT_OF_USERS) for user in people],
            "servers": servers,
            "channels": places,
        }
        new = self._path.with_name(self._path.name + ".new")
        new.write_text(json.dumps(data, ensure_ascii=False, indent=1), "utf-8")
        os.replace(new, self._path)


def _only(entry: Json, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: entry[name] for name in names}
