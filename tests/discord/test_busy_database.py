"""Another process holds the database: presses meanwhile are answered in time, and nothing is half-done."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import pytest_asyncio

from cogs.client.client import KanteraBot
from cogs.services.caller import Caller
from cogs.services.ids import CustomId
from cogs.services.interaction_caller import caller_of
from storage.errors import StorageFailure
from storage.rows import Person
from tests.discord.conftest import MakeBot
from tests.discord.table import World, text
from tests.tables.helpers import file_of

pytestmark = pytest.mark.slow

GUILD, CHANNEL = 77, 770

IN_TIME = 2.5
"""Seconds; Discord waits three."""


@pytest_asyncio.fixture
async def bot(make_bot: MakeBot) -> AsyncIterator[KanteraBot]:
    bot = await make_bot()
    yield bot
    await bot.tables.close()
    await bot.tables.database.close()


@contextmanager
def locked(path: Path) -> Iterator[sqlite3.Connection]:
    """Another program writes to the file, and takes its time."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other
        if other.in_transaction:
            other.execute("ROLLBACK")


@contextmanager
def starving() -> Iterator[list[float]]:
    """The seconds in which other programs kept this one from running meanwhile, one by one."""
    waits = list[float]()
    over = threading.Event()

    def watch() -> None:
        while not over.is_set():
            begun = time.perf_counter()
            time.sleep(0.01)
            waits.append(max(0.0, time.perf_counter() - begun - 0.015))  # sleeping alone takes a little longer

    watching = threading.Thread(target=watch)
    watching.start()
    try:
        yield waits
    finally:
        over.set()
        watching.join()


class Pressing:
    """A press in real time, which a simulated Discord does not have; notes when it is answered, and with what."""

    def __init__(self, user: int, custom_id: str, language: str = "en-US") -> None:
        self.began = time.perf_counter()
        self.after: float | None = None
        self.said = ""
        self.interaction: Any = SimpleNamespace(
            id=user * 10,
            type=discord.InteractionType.component,
            user=SimpleNamespace(id=user, display_name=f"person {user}"),
            locale=discord.Locale(language),
            guild_locale=None,
            context=discord.app_commands.AppCommandContext(guild=True),
            is_guild_integration=lambda: True,
            guild_id=GUILD,
            channel_id=CHANNEL,
            permissions=discord.Permissions.none(),
            message=None,
            data={"custom_id": custom_id, "component_type": 2},
            response=SimpleNamespace(
                is_done=lambda: self.after is not None, send_message=self._answer, defer=self._acknowledge
            ),
            followup=SimpleNamespace(send=self._answer),
        )

    async def _acknowledge(self, **_: object) -> None:
        if self.after is None:
            self.after = time.perf_counter() - self.began

    async def _answer(self, view: discord.ui.LayoutView, **_: object) -> Any:
        await self._acknowledge()
        self.said += "\n".join(
            item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)
        )
        return SimpleNamespace(id=1, message_id=1)


async def press_all(bot: KanteraBot, presses: list[tuple[int, str]]) -> list[Pressing]:
    """Many people press in the same moment; how each was answered."""
    made = [Pressing(user, custom_id) for user, custom_id in presses]
    await asyncio.gather(*(bot.router.pressed(caller_of(bot.services, press.interaction)) for press in made))
    return made


async def playing(bot: KanteraBot, people: int, channel: int = CHANNEL) -> dict[int, str]:
    """A running sample game of that many people; for each the button that lays the first card."""
    tables = bot.tables
    users = range(channel * 100, channel * 100 + people)
    host, *others = [Person(id=user, name=f"person {user}") for user in users]
    table = await tables.lobby.open(GUILD, channel, "sample", host, {}, "en")
    for person in others:
        await tables.lobby.join(table.id, person)
    await tables.play.start(table.id, host.id)
    game = await tables.store.game(table.id)
    buttons = {}
    for seat, user in enumerate(users):
        question = game.awaited(seat)
        buttons[user] = CustomId("do", table.id, question.id, question.options(game)[0].id).button
    return buttons


async def test_presses_are_answered_in_time_while_another_process_writes(bot: KanteraBot) -> None:
    """Also later presses, and while the clock has something to write as well."""
    first, second = await playing(bot, 4), await playing(bot, 3, CHANNEL + 1)
    with starving() as late, locked(file_of(bot.tables.database)):
        background = [
            asyncio.create_task(bot.tables.journal.set_board(1, CHANNEL, number), name="background")
            for number in range(3)
        ]
        await asyncio.sleep(0)
        waves = [asyncio.create_task(press_all(bot, list(first.items())))]
        for press in second.items():
            await asyncio.sleep(0.4)
            waves.append(asyncio.create_task(press_all(bot, [press])))
        made = [pressing for wave in waves for pressing in await wave]
        await asyncio.gather(*background, return_exceptions=True)
    assert len(made) == 7
    for pressing in made:
        assert pressing.after is not None
        assert pressing.after < IN_TIME + sum(late), [other.after for other in made]
        assert "I couldn't save that, so nothing has changed." in pressing.said
    assert [(await bot.tables.store.get(number)).version for number in (1, 2)] == [0, 0]

    again = await press_all(bot, list(first.items()))
    assert (await bot.tables.store.get(1)).version == 4
    assert not [press for press in again if "couldn't save" in press.said]


async def test_a_short_lock_is_waited_for(bot: KanteraBot) -> None:
    buttons_of = await playing(bot, 3)
    with locked(file_of(bot.tables.database)) as other:
        pressing = asyncio.create_task(press_all(bot, list(buttons_of.items())))
        await asyncio.sleep(0.3)
        other.execute("ROLLBACK")
        made = await pressing
    assert (await bot.tables.store.get(1)).version == 3
    assert not [press for press in made if "couldn't save" in press.said]


async def test_a_failure_after_saving_is_not_reported_as_unsaved(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started("bob")

    async def stores_and_fails(caller: Caller, press: CustomId) -> None:
        await world.bot.tables.store.tell(press.table, "log-resumed_by_admin", admin="Ada")
        raise StorageFailure

    monkeypatch.setitem(world.bot.router.handlers, "log", stores_and_fails)
    assert "That was saved, but I can't show it right now." in text(await world.press(world.alice, world.board, "Log"))
