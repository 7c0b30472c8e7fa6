"""People with a page, without a browser: they sign in with a link and speak the protocol of the socket."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, cast

import aiohttp

from bot import page_server
from cogs.client.client import KanteraBot
from rules.game import Game
from rules.messages import Seat
from rules.players import answer
from rules.registry import PLAYERS
from storage.rows import Language, Person, Table
from tests.rules.sample import Sample
from tests.tables.helpers import pick, started
from web.access import Origin
from web.limits import RATE
from web.server import PageServer
from web.socket import CODES

TIMEOUT = 30.0
NONCES = count(1)
ANN, BEN, CAT, EVE = (Person(id=100 + n, name=name) for n, name in enumerate(("Ann", "Ben", "Cat", "Eve")))


def said_in(data: str | bytes) -> str:
    """The text of a message, which is compressed if it is long."""
    return data if isinstance(data, str) else zlib.decompress(data, -zlib.MAX_WBITS).decode()


def nonce() -> str:
    return f"nonce-{next(NONCES):06}"


@dataclass(eq=False)
class Surfer:
    """One open page."""

    socket: aiohttp.ClientWebSocketResponse
    parts: dict[str, Any] = field(default_factory=dict)
    dialogs: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    forms: list[dict[str, Any]] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    """Links to pages of other tables to which it was sent."""
    frames: list[str] = field(default_factory=list)
    """The texts of all messages."""
    told: list[dict[str, Any]] = field(default_factory=list)
    """The lists of moments that it received, and the refusals."""
    moments: list[dict[str, Any]] = field(default_factory=list)
    done: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    code: int | None = None

    async def listen(self) -> None:
        async for message in self.socket:
            self.frames.append(said_in(message.data))
            self._take(json.loads(self.frames[-1]))
            self.changed.set()
        self.code = self.socket.close_code
        self.changed.set()

    def _take(self, frame: dict[str, Any]) -> None:
        match frame["t"]:
            case "parts":
                self.parts |= frame["parts"]
            case "dialog":
                self.dialogs[frame["dialog"]] = frame["blocks"]
            case "close":
                self.dialogs.pop(frame["dialog"], None)
            case "story":
                self.told.append(frame)
            case "moment":
                self.moments.append(frame)
            case "go":
                self.links.append(frame["link"])
            case "form":
                self.forms.append({**frame["form"], "dialog": frame["dialog"]})
            case "done":
                self.done.add(frame["nonce"])
            case "refused":
                self.refused.add(frame["nonce"])

    async def until(self, true: Callable[[], object]) -> None:
        """Wait until a condition on the state of the page is met."""
        async with asyncio.timeout(TIMEOUT):
            while not true():
                self.changed.clear()
                await self.changed.wait()

    async def log_says(self, words: str) -> None:
        """Wait until these words are in the log."""
        await self.until(lambda: words in str(self.parts["log"]))

    async def panel_says(self, words: str) -> None:
        """Wait until these words are in the panel."""
        await self.until(lambda: words in self.text)

    async def receives(self, part: str) -> None:
        """Wait until it has this part."""
        await self.until(lambda: part in self.parts)

    async def is_asked(self) -> None:
        """Wait until there are answers to choose from."""
        await self.until(lambda: self.options)

    async def tells_acts(self, number: int) -> None:
        """Wait until the story consists of so many acts."""
        await self.until(lambda: self.story["acts"] == number)

    async def closes(self, code: int) -> None:
        """Wait until the server closes the connection with this code."""
        await self.until(lambda: self.code == code)

    @property
    def text(self) -> str:
        """The whole content of the panel."""
        return json.dumps(self.parts.get("panel", []), ensure_ascii=False)

    @property
    def news(self) -> list[str]:
        """The texts of the news in the panel."""
        return [block["text"] for block in self.parts["panel"] if block["kind"] == "log"]

    @property
    def story(self) -> dict[str, Any]:
        """All that the page may look back on."""
        story: dict[str, Any] = self.parts["story"]
        return story

    @property
    def answers(self) -> dict[str, Any]:
        """The block of answers; empty if no question is open."""
        return next((block for block in self.parts.get("panel", ()) if block["kind"] == "answers"), {})

    @property
    def options(self) -> dict[str, str]:
        """The possible answers: label to custom id."""
        return {option["label"]: option["press"] for option in self.answers.get("options", ())}

    def buttons(self, blocks: list[dict[str, Any]] | None = None) -> dict[str, str]:
        """The buttons of the panel (or of a dialog) other than the answers: label to custom id."""
        by_label = {}
        for block in self.parts["panel"] if blocks is None else blocks:
            for key in ("buttons", "back", "out"):
                by_label.update({button["label"]: button["id"] for button in block.get(key, ())})
        return by_label

    def picture(self, part: str) -> str:
        """The SVG that a part shows now."""
        svg: str = self.parts[part]["svg"]
        return svg

    async def send(self, custom_id: str, values: tuple[str, ...] = (), *, dialog: int = 0, number: str = "") -> str:
        """Send a press, whether or not there is such a button, and wait until it was carried out; returns its nonce."""
        number = number or nonce()
        frame = {"op": "press", "nonce": number, "id": custom_id, "values": list(values), "dialog": dialog}
        await self.socket.send_json(frame)
        await self.until(lambda: {number} & (self.done | self.refused) or self.code is not None)
        return number

    async def submit(self, form: dict[str, Any], **fields: list[str]) -> None:
        """Send a form with these fields, and wait until it was handled."""
        number = nonce()
        sent = {"op": "form", "nonce": number, "id": form["id"], "fields": fields, "dialog": form["dialog"]}
        await self.socket.send_json(sent)
        await self.until(lambda: number in self.done)

    async def flood(self, send: Callable[[], Awaitable[None]]) -> None:
        """Send more than is allowed; the connection ends."""
        for _ in range(int(RATE) * 3):
            if self.socket.closed:
                break
            await send()
        await self.closes(CODES["flood"])

    async def look_back(self, *, film: bool = False, seen: int = 0) -> dict[str, Any]:
        """Ask which moments there are."""
        known = len(self.told)
        await self.socket.send_json({"op": "story", "film": film, "seen": seen})
        await self.until(lambda: len(self.told) > known)
        return self.told[-1]

    async def tells(self, *, seen: int = 0) -> list[str]:
        """The texts of the moments that there are."""
        return [moment["text"] for moment in (await self.look_back(seen=seen))["moments"]]

    async def plays(self, *, seen: int = 0) -> list[str]:
        """The texts of the moments that play by themselves."""
        return [moment["text"] for moment in (await self.look_back(seen=seen))["moments"] if moment["stays"]]

    async def moment(self, at: int, seat: int | None = None) -> dict[str, Any]:
        """Ask for a moment; returns it, or the reason for a refusal."""
        known = len(self.moments), len(self.told)
        await self.socket.send_json({"op": "moment", "at": at, "seat": seat})
        await self.until(lambda: (len(self.moments), len(self.told)) != known)
        return self.moments[-1] if len(self.moments) > known[0] else self.told[-1]

    async def press_first(self) -> str:
        """Give the first of the answers."""
        return await self.send(next(iter(self.options.values())))

    async def press(self, label: str) -> str:
        """Press an answer or another button of the panel."""
        return await self.send({**self.buttons(), **self.options}[label])


@asynccontextmanager
async def served(bot: KanteraBot, fonts: Mapping[str, Path], public: Origin | None = None) -> AsyncIterator[Site]:
    """The pages of a bot, which stops afterwards."""
    server = page_server(bot, dict(fonts))
    await server.start(0, public)
    yield Site(bot, server)
    await server.close()
    await bot.tables.close()
    await bot.tables.database.close()


@dataclass(eq=False)
class Site:
    """The server of pages of a bot that is not connected to Discord, and people at a table."""

    bot: KanteraBot
    server: PageServer

    @property
    def url(self) -> str:
        return self.bot.services.page

    async def table(self, game: str, *people: Person, channel: int = 7, **settings: object) -> Table:
        """A running game."""
        return await started(self.bot.tables, *people, game=game, guild=5, channel=channel, settings=settings)

    async def lay(self, table: Table, *seats: Seat) -> None:
        """One seat (or the clock) after the other gives the first answer to what it is asked."""
        for seat in seats:
            await pick(self.bot.tables, table.id, seat)

    async def lay_card(self, table: Table, seat: Seat, card: int) -> None:
        """A seat lays a card of the sample game."""
        await pick(self.bot.tables, table.id, seat, f"card-{card}")

    async def game(self, table: Table) -> Game:
        """The position of the game at a table."""
        return await self.bot.tables.store.game(table.id)

    async def sample(self, table: Table) -> Sample:
        """The position of a sample game."""
        return cast(Sample, await self.game(table))

    async def deal(self, table: Table, *hands: list[int]) -> None:
        """Give each seat of a sample game these cards."""
        (await self.sample(table)).hands[:] = [list(hand) for hand in hands]

    async def version(self, table: Table) -> int:
        """The number of choices that the table has stored."""
        return (await self.bot.tables.store.get(table.id)).version

    async def link(self, person: Person, table: Table, language: Language = "en") -> str:
        return await self.bot.tables.page_keys.link(table.id, person, language)

    async def enter(self, session: aiohttp.ClientSession, link: str) -> aiohttp.ClientResponse:
        """Sign in."""
        return await session.post(f"{self.url}/enter", json={"link": link}, headers={"Origin": self.url})

    @asynccontextmanager
    async def browser(self) -> AsyncIterator[aiohttp.ClientSession]:
        """A browser without cookies."""
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
            yield session

    @asynccontextmanager
    async def connected(
        self, session: aiohttp.ClientSession, path: str, origin: str = "", query: str = ""
    ) -> AsyncIterator[Surfer]:
        """A socket of the page at this path."""
        headers = {"Origin": origin or self.url}
        async with session.ws_connect(f"{self.url}{path}/live{query}", headers=headers) as socket:
            surfer = Surfer(socket)
            listening = asyncio.create_task(surfer.listen())
            try:
                yield surfer
            finally:
                await socket.close()
                await listening

    @asynccontextmanager
    async def page(self, person: Person, table: Table, language: Language = "en") -> AsyncIterator[Surfer]:
        """A page of this person, once it shows the game."""
        async with self.browser() as session:
            response = await self.enter(session, await self.link(person, table, language))
            path = (await response.json())["path"]
            async with self.connected(session, path) as surfer:
                await surfer.until(lambda: "panel" in surfer.parts)
                yield surfer

    @asynccontextmanager
    async def spectator(self, table: Table, key: str | None = None, language: Language = "en") -> AsyncIterator[Surfer]:
        """The socket of someone with the watch link, or with another `key` in it."""
        if key is None:
            key = (await self.bot.tables.store.get(table.id)).watch_key
        async with (
            self.browser() as session,
            self.connected(session, f"/watch/{table.id}", query=f"?{language}") as surfer,
        ):
            await surfer.socket.send_str(key)
            yield surfer

    @asynccontextmanager
    async def watching(self, table: Table, key: str | None = None, language: Language = "en") -> AsyncIterator[Surfer]:
        """A spectator whose page shows the table."""
        async with self.spectator(table, key, language) as surfer:
            await surfer.until(lambda: "panel" in surfer.parts)
            yield surfer

    async def idle(self) -> None:
        """Wait until every change is pushed."""
        live = self.server.live
        while tasks := [*live._pushing.values(), *live._updating.values()]:
            await asyncio.gather(*tasks)


async def before_the_end(site: Site, game: str, **settings: Any) -> tuple[Table, tuple[Seat, int, list[str]]]:
    """A table before the choice that ends its game, with that choice."""
    table = await site.table(game, ANN, BEN, **settings)
    rng = Random("ends")
    player = PLAYERS[game]["random"]
    while True:
        position = await site.game(table)
        asked = position.awaited()
        picked = answer(position, asked, player, rng)
        trial = position.copy_game()
        trial.choose(asked.seat, asked.id, picked)
        if trial.result is not None:
            return table, (asked.seat, asked.id, picked)
        await site.bot.tables.play.choose(table.id, asked.seat, asked.id, picked)
