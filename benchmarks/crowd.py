"""Many tables with two or more scripted people each, at the local table over real sockets; and what a process uses.

Table, bot and people are processes of their own. Presses are random: the machine is measured, not the play.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

from sandbox.client import User
from sandbox.errors import Json
from tests.sandbox.player import TablePlayer

GAMES = ("dungeongo", "thunderstone", "dungeonlords", "dungeoneer", "mapmasters")
OPENING_AT_ONCE = 4
TICKS = os.sysconf("SC_CLK_TCK")
"""The kernel's units of CPU time, per second."""


class Spectator(User):
    """A person who also notes when each board is edited."""

    def __init__(self, url: str, user: str) -> None:
        super().__init__(url, user)
        self.edited: defaultdict[str, list[float]] = defaultdict(list)
        """The times at which the board of each channel was edited."""
        self.boards: dict[str, str] = {}
        """The board of each channel, by message."""
        self.shown = 0
        """The number of messages that were sent or edited so far."""
        self.shown_at = 0.0
        """When the last one was."""

    def _hear(self, said: Json) -> None:
        super()._hear(said)
        if said["t"] in ("message_create", "message_update"):
            self.shown += 1
            self.shown_at = time.perf_counter()
            if self.boards.get(said["channel"]) == said["id"]:
                self.edited[said["channel"]].append(self.shown_at)


@dataclass
class Table:
    """One table with its people and their panels."""

    game: str
    channel: str
    players: list[TablePlayer]
    panels: list[Json]
    rng: Random
    pressed: float = 0.0
    """When a button was pressed whose effect the board doesn't show yet; 0 if it shows everything."""

    async def reopen(self) -> None:
        """Open the panels that were replaced again: *Start* and *My move* each show one, and the newer one stays."""
        for seat, player in enumerate(self.players):
            if not player.has(self.panels[seat]):
                self.panels[seat] = await player.my_move()


async def seated(people: Sequence[Spectator], number: int, gate: asyncio.Semaphore, seed: str) -> Table:
    """Start a game in a channel of its own."""
    async with gate:
        rng = Random(f"{seed}-{number}")
        host, *guests = people
        game = GAMES[number % len(GAMES)]
        channel = (await host.extend("channel", name=f"{seed}-{number}"))["channel"]
        for person in people:
            await person.wait_for(partial(person.channels.get, channel))
        players = [TablePlayer(person, channel, rng) for person in people]
        await host.slash(channel, f"{game} new")
        for guest, player in zip(guests, players[1:], strict=True):
            await guest.wait_for(partial(player.find, "take_part"), 60)
            await guest.click(player.with_press("take_part"), r":take_part$")
        await host.wait_for(lambda: players[0].find("start"), 60)
        await host.click(players[0].with_press("start"), r":start$")
        await host.wait_for(lambda: players[0].find("move"), 60)
        host.boards[channel] = players[0].with_press("move")["id"]
        panels = []
        for player in players:
            # A slow bot may have been editing the lobby while the game began.
            await player.user.wait_for(partial(player.find, "move"), 60)
            panels.append(await player.my_move())
        return Table(game, channel, players, panels, rng)


async def crowd(people: Sequence[Spectator], tables: int, seed: str) -> list[Table]:
    """Start this many games, the five kinds in turn."""
    gate = asyncio.Semaphore(OPENING_AT_ONCE)
    return await asyncio.gather(*(seated(people, number, gate, seed) for number in range(tables)))


def family(pid: int) -> list[int]:
    """The ids of a process and all its descendants."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
                children.setdefault(parent, []).append(int(entry.name))
    pids = [pid]
    for ancestor in pids:
        pids += children.get(ancestor, [])
    return pids


def cpu_seconds(pid: int) -> float:
    """Seconds of CPU time that a process itself has used."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0


def memory_bytes(pid: int) -> float:
    """Bytes of memory that a process uses: its private memory and its share of shared memory."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) * 1024
    return 0.0
