"""No press, command or form waits for a worker, a picture or the network before it is acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ParamSpec, TypeVar

import discord
import pytest
import pytest_asyncio
import simcord
from discord import app_commands
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from cogs.client.client import KanteraBot
from cogs.services.ids import CustomId
from rules.game import Game
from rules.messages import Seat
from rules.players import ComputerPlayer
from rules.registry import GAMES
from tables.workers.scheduler import Job
from tables.workers.thinker import InlineThinker
from tests.delays import NO_DELAYS
from tests.discord.conftest import MakeBot
from tests.discord.table import BUTTON, CHECKBOXES, FIELD, MENU, Seen, World, buttons, components
from tests.discord.test_pictures import draw
from tests.discord.test_proposals import picked, undo_of

pytestmark = pytest.mark.slow

P = ParamSpec("P")
T = TypeVar("T")

SOON = 0.05
"""Seconds before a response is deferred here."""
ENDING = frozenset(("start", "quit", "leave", "away", "end", "rest", "pause", "forget_yes", "admin_end"))
OPENING = frozenset(("play", "apart", "learn", "learn_apart", "real", "daily_go", "again"))
LAST = ENDING | OPENING
"""Actions that end or open a table: none before everything else at the table was used."""
QUESTION = "inquiry"
"""The form for a question in words, which is not sent here: the first one takes longer than these tests wait."""


@dataclass
class Cold(InlineThinker):
    """Workers, pictures and network that do nothing before the interaction under way is acknowledged."""

    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    waited_for: str = ""
    """The last thing wanted before that."""
    env: simcord.Env | None = None

    async def warm_up(self, what: str) -> None:
        if not self.acknowledged.is_set():
            self.waited_for = what
            assert self.env is not None
            await self.env.external_wait(self.acknowledged.wait(), reason=what)

    def pick(
        self, job: Job, game: Game, seat: Seat, question_id: int, player: ComputerPlayer, seed: str
    ) -> Awaitable[list[str]]:
        picking = super().pick(job, game, seat, question_id, player, seed)

        async def picked() -> list[str]:
            await self.warm_up(f"the answer of {player}")
            return await picking

        return picked()

    async def call(self, job: Job, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        await self.warm_up(function.__name__)
        return await super().call(job, function, *args, **kwargs)

    async def draw(self, svg: str) -> bytes:
        await self.warm_up("a picture")
        return await draw(svg)


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> Cold:
    workers = Cold()
    workers.acknowledged.set()
    respond, request = AsyncWebhookAdapter.create_interaction_response, HTTPClient.request

    async def responding(*args: Any, **options: Any) -> Any:
        done = await respond(*args, **options)
        workers.acknowledged.set()
        return done

    async def requesting(client: HTTPClient, route: discord.http.Route, **options: Any) -> Any:
        await workers.warm_up(f"{route.method} {route.path}")
        return await request(client, route, **options)

    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", responding)
    monkeypatch.setattr(HTTPClient, "request", requesting)
    return workers


@pytest_asyncio.fixture
async def simcord_bot(make_bot: MakeBot, cold: Cold) -> KanteraBot:
    """A bot that plays shows, and defers what takes time immediately."""
    return await make_bot(thinker=cold, draw=cold.draw, delays=replace(NO_DELAYS, beats=1000.0, answer=SOON))


@dataclass
class Walker:
    """A person who uses whatever is offered."""

    world: World
    cold: Cold
    who: simcord.MemberActor
    used: set[str] = field(default_factory=set)

    async def after(self, what: str, use: Awaitable[simcord.InteractionResult]) -> simcord.InteractionResult:
        """The result of an interaction, before whose acknowledgement nothing is waited for."""
        await self.world.settled()
        self.cold.env = self.world.env
        self.cold.acknowledged.clear()
        result = await use
        assert self.cold.acknowledged.is_set(), f"{what} waits for {self.cold.waited_for}"
        if result.modal is not None:
            action = CustomId.read(str(result.modal["custom_id"]), menu=False).action
            self.used.add(action)
            if action != QUESTION:
                result = await self.after(action, self.who.submit_modal(result, dict(_filled_in(result.modal))))
        return result

    async def press(self, message: Seen, custom_id: str, values: Sequence[str] | None = None) -> list[Seen]:
        """Use a component; what is shown then."""
        action = CustomId.read(custom_id, menu=values is not None).action
        self.used.add(action)
        result = await self.after(action, self.world.forge(self.who, message, custom_id, values))
        return [] if result.response is None else [result.response]

    async def explore(self, *messages: Seen, without: Collection[str] = LAST) -> None:
        """Use every kind of component that was not used yet on these messages, and on what they lead to."""
        waiting = list(messages)
        while waiting:
            message = waiting.pop(0)
            for custom_id, values in _controls(message):
                press = CustomId.read(custom_id, menu=values is not None)
                kind = f"{press.action} {press.rest}" if press.rest.isalpha() else press.action
                if press.action not in without and kind not in self.used:
                    self.used.add(kind)
                    waiting += await self.press(message, custom_id, values)

    async def use_commands(self, *, without: Collection[str] = ()) -> None:
        """Use all commands with whatever they offer, then what they show."""
        for command in list(self.world.bot.tree.walk_commands()):
            name = command.qualified_name
            if not isinstance(command, app_commands.Command) or name in without:
                continue
            given = {
                parameter.display_name: await self.option(name, parameter)
                for parameter in command.parameters
                if parameter.required
            }
            result = await self.after(name, self.who.slash(self.world.channel, name, **given))
            if result.response is not None:
                await self.explore(result.response)

    async def option(self, command: str, option: app_commands.Parameter) -> Any:
        """A value of an option."""
        offered = (
            await self.who.autocomplete(self.world.channel, command, option.display_name, "")
            if option.autocomplete
            else []
        )
        if offered:
            return offered[0]["value"]
        if option.choices:
            return option.choices[0].value
        kinds = discord.AppCommandOptionType
        values = {kinds.string: "1", kinds.integer: 1, kinds.attachment: ("game.json", b"{}")}
        return values.get(option.type, self.who)


def _controls(message: Seen) -> Iterator[tuple[str, list[str] | None]]:
    """The custom ids of the buttons of a message, and those of its menus with the values to choose."""
    for part in components(message):
        if part["type"] == BUTTON and "custom_id" in part and not part.get("disabled"):
            yield part["custom_id"], None
        elif part["type"] == MENU:
            lines = sorted(part["options"], key=lambda line: bool(line.get("default")))
            yield part["custom_id"], [line["value"] for line in lines[: max(1, part.get("min_values", 1))]]


def _filled_in(modal: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The fields of a form with what they hold already, or else with something to send."""
    for field_ in (part.get("component", part) for part in modal["components"]):
        if field_["type"] == FIELD:
            yield field_["custom_id"], field_.get("value") or "12"
        elif "options" in field_:
            chosen = [line["value"] for line in field_["options"] if line.get("default")]
            yield field_["custom_id"], chosen[0] if field_["type"] != CHECKBOXES and chosen else chosen


@pytest.fixture
def walker(world: World, cold: Cold) -> Walker:
    """An admin of the server."""
    cold.env = world.env
    world.alice = world.boss()
    return Walker(world, cold, world.alice)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_first_start_of_a_game_is_acknowledged(world: World, walker: Walker, game: str) -> None:
    await walker.who.slash(world.channel, f"{world.bot.services.groups[game]} new")
    await world.add(walker.who, "steady")
    (start,) = [custom_id for custom_id, _ in _controls(world.board) if custom_id.endswith(":start")]
    await walker.press(world.board, start)
    assert (await world.table()).status == "running"


async def test_every_command_component_and_form_is_acknowledged(world: World, walker: Walker) -> None:
    """Those that nothing shows here are sent as a changed client would."""
    handlers, tables = world.bot.router.handlers, world.bot.tables
    await walker.after("new", walker.who.slash(world.channel, "dungeonlords new"))
    await walker.explore(world.board)
    await walker.explore(world.board, without=LAST - {"start"})
    await walker.explore(world.board)
    table = await world.table()
    await walker.use_commands(without=[f"{group} new" for group in world.bot.services.groups.values()])
    if not (await tables.store.get(table.id)).is_over:
        await tables.ending.end(table.id, walker.who.id)
    await world.settled()
    await walker.explore(world.board, without=())
    for action in sorted(handlers.keys() - walker.used, key=lambda action: (action in LAST, action)):
        await walker.press(world.board, CustomId(action, table.id).button)
    assert walker.used >= handlers.keys()


async def test_my_move_and_undo_are_acknowledged_after_a_restart(world: World, walker: Walker) -> None:
    """The choices that can be taken back are then worked out from the record, in a worker."""
    await picked(world)
    world.bot.tables.store.forget_all()
    (panel,) = await walker.press(world.board, CustomId("move", 1).button)
    label = undo_of(panel)
    assert label == "↩️ Take back: Picked: 5"
    await walker.press(panel, buttons(panel)[label])
    assert (await world.table()).last_undo == 2
