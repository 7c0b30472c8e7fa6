"""Kantera, killed in the middle of a show or of an announcement and started again: nothing appears twice."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random

import aiosqlite
import pytest

from rules.registry import GAMES
from sandbox import Sandbox
from sandbox.client import User, parts_of, text_of
from sandbox.errors import Json
from tests.sandbox.player import TablePlayer
from tests.sandbox.processes import kantera

SEED = "kills"
STARTS_WITHIN = 300.0
SKIP = re.compile(r":skip$")
PRESSES = 60
"""A show begins within this many presses."""
QUIET = 9.0
"""Longer than a moment of a show can stay on the screen, in seconds."""


class Witness(User):
    """A person who records the moments of shows and every message they receive."""

    def __init__(self, url: str, user: str) -> None:
        super().__init__(url, user)
        self.beats: list[str] = []
        """The boards and panels that were playing a show, in order of arrival."""
        self.sent: list[Json] = []
        """Every new message of the bot."""

    def _hear(self, said: Json) -> None:
        super()._hear(said)
        if said["t"] in ("message_create", "message_update") and plays(said["message"]):
            self.beats.append(text_of(said["message"]))
        if said["t"] == "message_create" and said["message"]["author"]["id"] == self.bot:
            self.sent.append(said["message"])


def plays(message: Json) -> bool:
    """Whether a message shows a moment of a show."""
    return any(SKIP.search(part.get("custom_id") or "") for part in parts_of(message))


@asynccontextmanager
async def people(url: str, *names: str) -> AsyncIterator[list[Witness]]:
    async with AsyncExitStack() as stack:
        witnesses = [Witness(url, name) for name in names]
        for witness in witnesses:
            await stack.enter_async_context(witness)
        yield witnesses


async def begun(aoi: Witness, ben: Witness) -> list[TablePlayer]:
    """A game of two people."""
    host, guest = (TablePlayer(user, user.channel("table-1"), Random(SEED)) for user in (aoi, ben))
    await aoi.slash(host.channel, "dungeongo new")
    await ben.wait_for(lambda: guest.find("take_part"), STARTS_WITHIN)
    await ben.click(guest.with_press("take_part"), r":take_part$")
    await aoi.wait_for(lambda: "**Ben**" in text_of(host.with_press("start")))
    await aoi.click(host.with_press("start"), r":start$")
    await ben.wait_for(lambda: guest.find("move"), STARTS_WITHIN)
    return [host, guest]


async def play_until_shown(players: list[TablePlayer], beats: int) -> None:
    """Play until this many moments of a show have been on the board; with 0, until it is about to begin."""
    aoi = players[0].user
    assert isinstance(aoi, Witness)
    panels = [await player.my_move() for player in players]
    for _ in range(PRESSES):
        if players[0].over():  # on a busy machine shows are left out; what a kill does to the end is seen instead
            return
        panels = [
            panel if player.has(panel) else await player.my_move()
            for player, panel in zip(players, panels, strict=True)
        ]
        asked = [seat for seat in (0, 1) if players[seat].answers(panels[seat])]
        if not asked:
            await asyncio.sleep(0.2)
            continue
        aoi.beats.clear()
        await players[asked[0]].press(panels[asked[0]])
        try:
            await aoi.wait_for(lambda: aoi.beats, 2)
            await aoi.wait_for(lambda: len(set(aoi.beats)) >= beats, 2 * QUIET)
        except TimeoutError:
            continue
        return
    pytest.fail("there was no show")


async def asked_in(database: Path) -> set[int]:
    """The seats that the stored position waits for."""
    async with aiosqlite.connect(database) as connection:
        ((game, snapshot),) = await connection.execute_fetchall("SELECT game, snapshot FROM games")
    return set(GAMES[game].load(snapshot).waiting(None))


async def is_over(players: list[TablePlayer], asked: Callable[[], Awaitable[set[int]]]) -> None:
    """After a new start the board has the position without the show, and each player has their own panel, once.

    `asked` reads the seats that the stored position waits for.
    """
    aoi, ben = persons = [player.user for player in players]
    assert isinstance(aoi, Witness)
    assert isinstance(ben, Witness)
    public = {message["id"] for message in aoi.seen(players[0].channel)}
    public &= {message["id"] for message in ben.seen(players[1].channel)}
    await aoi.wait_for(lambda: (board := players[0].find("log")) and not plays(board), STARTS_WITHIN)
    await asyncio.sleep(QUIET)
    assert (aoi.beats, ben.beats) == ([], []), "the show is not repeated"
    for person in persons:  # a player who stayed in the channel gets the first DM only now
        assert len(person.seen(person.channel("dm"))) <= 1
    waiting = await asked()
    if players[0].over():  # the final board is a message of its own
        assert not waiting
        assert max(len(new(player)) for player in players) <= 1
        return
    assert [new(player) for player in players] == [[], []], "the board must be the same as before"
    for seat, player in enumerate(players):
        panel = await player.my_move()
        if seat in waiting:
            await player.user.wait_for(partial(player.answers, panel))
        assert bool(player.answers(panel)) == (seat in waiting)
    (first,), (second,) = map(new, players)
    assert not {first["id"], second["id"]} & public
    for person, panel in zip(persons, (second, first), strict=True):
        assert panel["id"] not in {message["id"] for message in person.seen(panel["channel_id"])}


def new(player: TablePlayer) -> list[Json]:
    """The messages that a player has received in the channel of the table."""
    assert isinstance(player.user, Witness)
    return [message for message in player.user.sent if message["channel_id"] == player.channel]


async def killed_in_a_show(table: Sandbox, database: Path, beats: int) -> None:
    process = partial(kantera, table.url, table.token, database, "words")
    async with people(table.url, "aoi", "ben") as (aoi, ben):
        async with process() as bot:
            await aoi.wait_online(seconds=STARTS_WITHIN)
            players = await begun(aoi, ben)
            await play_until_shown(players, beats)
            await bot.kill()
        await aoi.wait_online(False)
        forget(aoi, ben)
        async with process():
            await aoi.wait_online(seconds=STARTS_WITHIN)
            await is_over(players, partial(asked_in, database))


def forget(*persons: Witness) -> None:
    """Count from here on."""
    for person in persons:
        person.beats.clear()
        person.sent.clear()


@pytest.mark.long
@pytest.mark.parametrize("beats", [0, 1, 2, 3])
async def test_a_kill_at_any_moment_of_a_show_repeats_nothing(table: Sandbox, tmp_path: Path, beats: int) -> None:
    await killed_in_a_show(table, tmp_path / "games.db", beats)


async def killed_at_the_hour(table: Sandbox, database: Path, announced: int, delay: float) -> None:
    """Kill the bot once this many people were told that their date has come, or this many seconds after it."""
    process = partial(kantera, table.url, table.token, database, "words")
    names = ("aoi", "ben", "dana")
    async with people(table.url, *names) as everyone:
        aoi, *guests = everyone
        channel = aoi.channel("table-1")
        starts = time.time()
        async with process() as bot:
            await aoi.wait_online(seconds=STARTS_WITHIN)
            at = int(time.time() + max(8, 2 * (time.time() - starts)))  # all join before, on a slow machine, too
            games = (await aoi.slash(channel, "play", when=f"<t:{at}:F>")).shown
            await aoi.click(games, r":play:dungeon_go")
            for guest in guests:
                player = TablePlayer(guest, channel, Random(SEED))
                await guest.wait_for(partial(player.find, "take_part"), STARTS_WITHIN)
                await guest.click(player.with_press("take_part"), r":take_part$")
            for person in everyone:
                person.sent.clear()
            assert time.time() < at, "too slow a machine for this date"
            if announced:
                for person in everyone[:announced]:
                    await person.wait_for(partial(seen_by, person), STARTS_WITHIN)
            else:
                await asyncio.sleep(at + delay - time.time())
            await bot.kill()
        before = [len(seen_by(person)) for person in everyone]
        await aoi.wait_online(False)
        async with process():
            await aoi.wait_online(seconds=STARTS_WITHIN)
            await asyncio.sleep(QUIET)
            after = [len(seen_by(person)) for person in everyone]
    assert max(after) <= 1, "nobody must be told twice"
    assert before == after or not any(before), "what was announced is not announced again"
    if announced:
        assert before[:announced] == [1] * announced


def seen_by(person: Witness) -> list[Json]:
    """The announcements that a person has received by DM."""
    dm = person.channel("dm")
    return [message for message in person.sent if message["channel_id"] == dm]


@pytest.mark.long
@pytest.mark.parametrize(("announced", "delay"), [(0, 0.0), (0, 0.5), (0, 1.0), (1, 0.0), (2, 0.0), (3, 0.0)])
async def test_a_kill_at_any_moment_of_an_announcement_repeats_nothing(
    table: Sandbox, tmp_path: Path, announced: int, delay: float
) -> None:
    await killed_at_the_hour(table, tmp_path / "games.db", announced, delay)
