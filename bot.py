"""Build, check and run the bot: storage, cogs, then Discord, or the local table if there is no token."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import logging
import resource
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import aiohttp
import discord

from cogs.client.checkup import Findings, check_discord, check_pictures
from cogs.client.client import KanteraBot, StartOptions
from cogs.client.failover import ShardsTaken, fence
from cogs.client.health import HealthCheck
from cogs.games import check_commands
from cogs.services.delays import Delays
from cogs.services.log_limit import LogLimit
from cogs.services.services import Services
from cogs.services.translator import TEXTS
from cogs.trial.trial import NoTrial, Trial
from locales.texts import Texts
from pictures.game_pictures import GamePictures, find_game_pictures
from pictures.render_queue import RenderQueue
from pictures.typefaces import LAST, file_of
from rules.game import Game
from rules.players import ComputerPlayer
from rules.registry import BROKEN, GAMES, LESSONS, PLAYERS
from sandbox import Sandbox, loopback_connector, point_client_here
from settings import TABLE_PORT, WRONG_SETTING, Settings, read_settings
from storage.database import check as check_database
from storage.database import last_beat, open_database, upkeep
from storage.errors import BadDatabase, UnavailableDatabase
from storage.rows import DAY
from storage.version import version
from tables.seats.people import People
from tables.store.server_settings import Limits
from tables.store.shards import ALL
from tables.tables import Tables
from tables.workers.scheduler import Scheduler
from tables.workers.thinker import Thinker
from tables.workers.workers import Workers, keep_for_good, preload, spare_cores
from web.server import PageServer

log = logging.getLogger("kantera")

FILES = 8_192
"""Open files and connections, far more than the pages may use: without one left, Discord can't be reached either."""
STANDS_AFTER = 90.0
"""After how many seconds without a sign of life a bot counts as stopped."""
MOST_DRAWING = 10.0
"""Seconds after which drawing a picture is aborted; drawing usually takes a fiftieth of a second."""
DRAWING_MEMORY = 2**30
"""The most bytes of address space of a process that draws with native code; it usually has a quarter of that."""
MOST_THINKING = 2
"""The most worker processes for searches and replays, besides those for urgent jobs."""
WRONG_SHARDS = {
    4010: "there are no such shards",
    4011: "they are too few for so many servers, and `kantera check` tells how many Discord recommends",
}
"""Why Discord's gateway refuses shards, by its code."""
LATER = 1
"""The exit code for temporary failures: Discord cannot be reached, another process serves the shards."""


def set_up_log(level: str) -> None:
    """Write the log to standard error.

    The libraries below stay at INFO or above: at DEBUG they write whole messages, with hands, and the token.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s"))
    handler.addFilter(LogLimit())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    quiet_libraries(level)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot never uses voice


def quiet_libraries(level: str) -> None:
    """Keep the libraries from logging what must stay secret."""
    for name in ("discord", "aiohttp", "aiosqlite", "asyncio"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelName(level)))


@dataclass(frozen=True)
class Offer:
    """The games that can be played, and all that belongs to them: those installed, unless a test adds its own."""

    games: Mapping[str, type[Game]] = field(default_factory=lambda: GAMES)
    players: Mapping[str, Mapping[str, ComputerPlayer]] = field(default_factory=lambda: PLAYERS)
    pictures: Mapping[str, GamePictures] = field(default_factory=find_game_pictures)
    texts: Texts = TEXTS
    cogs: Sequence[ModuleType] = ()
    """Those in addition to the ones in `cogs/`."""


async def create_bot(
    settings: Settings,
    *,
    offer: Offer | None = None,
    delays: Delays | None = None,
    thinker: Thinker | None = None,
    render_queue: RenderQueue | None = None,
    verifies: bool = True,
    registers: bool = True,
    backs_up: bool = False,
    local: bool = False,
    **options: Any,
) -> KanteraBot:
    """A bot with its storage, not yet connected; without a `render_queue`, words replace pictures.

    `verifies`, `registers`: see `StartOptions`. `backs_up`: write the nightly copies of a file. `local`: it plays at
    the local table. `options`: those of the Discord client. Raises BadDatabase if the database cannot be used.
    """
    preload("rules.registry", "tables.tables", "pictures.drawing", "pictures.warm")
    offer = offer or Offer()  # first: it leaves out broken plug-ins
    database = await open_database(settings.address)
    tables = Tables(
        database,
        offer.games,
        offer.players,
        thinker or Thinker(Scheduler(Workers(min(MOST_THINKING, spare_cores())))),
        lessons={game: LESSONS.get(game, {}) for game in offer.games},
        clock_delay=1.0 if delays is None else 0.0,
        shards=settings.shards or ALL,
        keep_removed=settings.keep_removed_days * DAY,
        limits=Limits(settings.max_tables_per_person, settings.max_tables_per_server),
    )
    services = Services(
        tables=tables,
        people=People(database),
        texts=offer.texts,
        games=offer.games,
        players=offer.players,
        game_pictures=offer.pictures,
        kept_backups=upkeep.KEPT_BACKUPS if settings.file else 0,
        delays=delays or Delays(),
        default_language=settings.default_language,
        links=settings.links,
        local=local,
    )
    if render_queue is not None:
        services.draw, services.render_slot = render_queue.draw, render_queue.slot
        tables.forgetting.forgetters.append(render_queue.forget)
    start = StartOptions(settings.dev_guild, registers=registers, verifies=verifies, standby=settings.standby)
    start.more_cogs = offer.cogs
    if backs_up and settings.file:
        start.backup = partial(upkeep.nightly, settings.file, settings.backups)
        start.newest_backup = partial(upkeep.newest_backup, settings.backups)
    if settings.shards is not None:
        options |= {"shard_ids": list(settings.shards.ids), "shard_count": settings.shards.count}
    if local:
        options |= {"connector": loopback_connector(), "guild_ready_timeout": 0.1}
    trace = aiohttp.TraceConfig()
    fence(lambda: database.leases.confirm(), trace)
    return KanteraBot(services, start, http_trace=trace, **options)


MakeBot = Callable[..., Awaitable[KanteraBot]]
"""Creates a bot with its storage, like `create_bot`."""


class StartFailed(Exception):
    """The bot cannot start; one sentence for the person who started it, and the exit code."""

    def __init__(self, sentence: str, code: int = WRONG_SETTING) -> None:
        super().__init__(sentence)
        self.code = code


async def run(settings: Settings) -> None:
    """Run the bot until it is stopped. Raises BadDatabase, StartFailed."""
    if settings.standby and settings.file is not None:
        raise StartFailed("STANDBY is for processes that share a PostgreSQL database, and DATABASE is a file.")
    if settings.token and bool(settings.web_port) != (settings.public_url is not None):
        raise StartFailed("PUBLIC_URL and WEB_PORT belong together: set both for pages in the browser, or neither.")
    keep_for_good()
    allow_files()
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    render_queue = RenderQueue(Workers(spare_cores(), MOST_DRAWING, memory=DRAWING_MEMORY))
    make_bot = partial(create_bot, settings, render_queue=render_queue, backs_up=True, max_ratelimit_timeout=60.0)
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopped.set)
    try:
        await (_on_discord if settings.token else _at_local_table)(settings, make_bot, stopped)
    finally:
        await render_queue.close()


async def _on_discord(settings: Settings, make_bot: MakeBot, stopped: asyncio.Event) -> None:
    """Run the bot on Discord. Raises the same errors as `run`."""
    try:
        bot = await when_free(make_bot, stopped)
        if bot is not None:
            await _until(stopped, bot, settings.token, settings)
    except discord.LoginFailure:
        raise StartFailed("Discord refuses DISCORD_TOKEN; copy it again from the bot's page.") from None
    except (aiohttp.ClientConnectionError, discord.GatewayNotFound) as error:
        raise StartFailed(f"Discord cannot be reached: {error}", LATER) from error
    except discord.ConnectionClosed as error:
        if error.code not in WRONG_SHARDS:
            raise
        raise StartFailed(f"Discord refuses SHARDS={settings.shards or ''}: {WRONG_SHARDS[error.code]}.") from None


async def _at_local_table(settings: Settings, make_bot: MakeBot, stopped: asyncio.Event) -> None:
    """Run the bot at a local table, with pages on the next port. Raises the same errors as `run`."""
    table = Sandbox(renames=True, fonts=page_fonts())
    port = settings.local_port
    if port == TABLE_PORT and not is_free(port):
        log.warning(
            "Port %d is taken, so the table gets another. Boards that are still open can't reconnect to it.", port
        )
        port = 0
    try:
        await table.start(port=port)
    except OSError as error:
        raise StartFailed(f"The local table cannot be opened (LOCAL_PORT={settings.local_port}): {error}") from error
    try:
        point_client_here(table.url)
        bot = await when_free(partial(make_bot, local=True), stopped)
        if bot is None:
            return
        bot.services.local_table = table.url
        bot.add_listener(partial(_announce, table.url), "on_begun")
        settings = settings.model_copy(update={"web_port": settings.web_port or pages_port(port)})
        await _until(stopped, bot, table.token, settings)
    finally:
        await table.stop()


def allow_files() -> None:
    """Let this process have `FILES` files and connections open at once, or as many as the host permits."""
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def is_free(port: int) -> bool:
    """Whether a server on loopback can have this port."""
    with socket.socket() as probe:
        # As the servers do, so that a port that has just been closed counts as free:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            return False
    return True


def pages_port(table_port: int) -> int:
    """The port after that of the local table, so that open boards find it after a restart; 0 (any) if that isn't fixed.

    Also 0 if it is taken.
    """
    return table_port + 1 if table_port and is_free(table_port + 1) else 0


async def when_free(make: MakeBot, stopped: asyncio.Event, pause: float = 1.0) -> KanteraBot | None:
    """The bot, once its database can be opened; None if stopped before. Raises BadDatabase."""
    while not stopped.is_set():
        try:
            return await make()
        except UnavailableDatabase as error:
            log.error("%s Retrying.", error)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), pause)
    return None


async def _announce(url: str) -> None:
    """Print the table's address at the end of the start, on a line of its own."""
    print(file=sys.stderr, flush=True)  # the log goes to standard error
    print(f"Kantera's table is open: {url}", flush=True)


def page_fonts() -> dict[str, Path]:
    """Fonts that the page of the local table offers to a browser without them, as far as packages provide them.

    The Japanese font is the last one of the pictures. No well-maintained package has only emoji: simcord's are used if
    it is installed for development; otherwise the browser's own are used, and the page says so if it has none.
    """
    fonts = {"japanese": file_of(LAST)}
    simcord = importlib.util.find_spec("simcord")
    folders = None if simcord is None else simcord.submodule_search_locations
    for folder in folders or ():
        for file in sorted(Path(folder).glob("preview/static/fonts/noto-color-emoji*.ttf")):
            fonts["emoji"] = file
    return fonts


def page_server(bot: KanteraBot, fonts: Mapping[str, Path]) -> PageServer:
    """The server of the pages of this bot's games."""
    router, failover = bot.router, bot.failover
    return PageServer(bot.services, router.pressed, router.handlers, failover.answering, lambda: failover.ours, fonts)


async def _until(stopped: asyncio.Event, bot: KanteraBot, token: str, settings: Settings) -> None:
    """Run the bot until a signal arrives or it stops on its own, then close it cleanly.

    The health check and pages are served meanwhile. Raises StartFailed, or BadDatabase if the database is gone.
    """
    async with bot:  # it can only be closed once it has its loop
        health = await _serve_health(bot, settings)
        pages = await _serve_pages(bot, settings)
        bot.add_listener(_keep_loaded, "on_begun")
        running = asyncio.create_task(bot.start(token), name="bot")
        waiting = asyncio.create_task(stopped.wait(), name="signal")
        losing = asyncio.create_task(bot.failover.lost(), name="shards")
        try:
            await asyncio.wait((running, waiting, losing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            ended_by_itself, lost = running.done(), losing.done()
            if lost:
                bot.failover.lose()
            waiting.cancel()
            losing.cancel()
            for server in (health, pages):
                if server is not None:
                    await server.close()
            await bot.close()
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
        if lost:
            raise StartFailed(losing.result(), LATER)
        if ended_by_itself:
            try:
                running.result()
            except ShardsTaken as error:
                raise StartFailed(str(error), LATER) from None


async def _serve_health(bot: KanteraBot, settings: Settings) -> HealthCheck | None:
    """The running health check, if the settings ask for one. Raises StartFailed."""
    if not settings.health_port:
        return None
    health = HealthCheck(bot)
    try:
        await health.start(settings.health_port)
    except OSError as error:
        raise StartFailed(f"/healthz cannot be served (HEALTH_PORT={settings.health_port}): {error}") from error
    return health


async def _serve_pages(bot: KanteraBot, settings: Settings) -> PageServer | None:
    """The running server of pages: at the local table always, otherwise if they are published. Raises StartFailed."""
    local = bot.services.local
    if not local and settings.public_url is None:
        return None
    pages = page_server(bot, page_fonts())
    try:
        await pages.start(settings.web_port, None if local else settings.public_url)
    except OSError as error:
        raise StartFailed(f"Pages cannot be served (WEB_PORT={settings.web_port}): {error}") from error
    return pages


async def _keep_loaded() -> None:
    """Leave what the start has loaded out of garbage collection."""
    keep_for_good()


def clock_fact(seconds: float) -> str:
    """A fact about the clock of a bot whose last sign of life was so many seconds ago."""
    if seconds < STANDS_AFTER:
        return f"Clock: it ran {max(0, int(seconds))} seconds ago; a bot is running, or has just stopped."
    at = time.strftime("%Y-%m-%d %H:%M", time.gmtime(time.time() - seconds))
    return f"Clock: it last ran at {at} UTC. Either no bot is running, or its clock stands still; its log says which."


def check_games() -> Findings:
    """Whether every installed game can be played, shown and offered."""
    find_game_pictures()
    check_commands()
    faults = [f"The game {name} cannot be loaded: {reason}." for name, reason in BROKEN.items()]
    return Findings([f"Games: {', '.join(GAMES)}."], faults)


async def check(settings: Settings) -> Findings:
    """Everything that can be tested without starting: settings, games, database, backups, pictures, Discord."""
    findings = Findings(facts=["Settings: all are valid."])
    findings.add(check_games())
    faults = await asyncio.to_thread(check_database, settings.address, GAMES)
    if not faults:
        is_new = settings.file is not None and not settings.file.exists()
        state = "will be created at the first start" if is_new else "is sound"
        findings.facts.append(f"Database: {settings.file or 'PostgreSQL'} {state}.")
    findings.faults += faults
    beat = await asyncio.to_thread(last_beat, settings.address)
    if beat is not None:
        findings.facts.append(clock_fact(time.time() - beat))
    if settings.file:
        newest = next(iter(upkeep.backups(settings.backups, time.time())), None)
        findings.facts.append(f"Backups: in {settings.backups}, {'newest ' + newest.name if newest else 'none yet'}.")
    else:
        findings.facts.append("Backups: made with pg_dump for PostgreSQL, not by the bot.")
    findings.add(await asyncio.to_thread(check_pictures))
    if settings.token:
        findings.add(await check_discord(settings.token, settings.dev_guild))
    else:
        findings.facts.append("DISCORD_TOKEN is empty: the bot opens the local table, and Discord is not checked.")
    return findings


def check_installation(settings: Settings) -> int:
    """Print what is right and wrong with this installation; returns 0 if nothing is wrong, otherwise 1."""
    set_up_log(settings.log_level)
    findings = asyncio.run(check(settings))
    for fact in findings.facts:
        print(f"ok     {fact}")
    for fault in findings.faults:
        print(f"WRONG  {fault}")
    print("Nothing is wrong." if not findings.faults else f"Problems found: {len(findings.faults)}.")
    return 1 if findings.faults else 0


def start(settings: Settings) -> int:
    """Run the bot until it is stopped; returns the exit code. Faults a person can fix are explained in one sentence."""
    set_up_log(settings.log_level)
    database = settings.file.absolute() if settings.file else "PostgreSQL"
    log.info("Kantera %s is starting; its games are in %s", version(), database)
    try:
        asyncio.run(run(settings))
    except (BadDatabase, StartFailed) as error:
        print(error, file=sys.stderr)
        return error.code if isinstance(error, StartFailed) else WRONG_SETTING
    return 0


async def hold_trial(settings: Settings, channel: int, minutes: float, report: Path, **options: Any) -> int:
    """Try everything on Discord with a separate database; returns the exit code. Raises NoTrial. See `Trial.run`."""
    if not settings.token:
        raise NoTrial("DISCORD_TOKEN is empty, and a trial needs Discord.")
    render_queue = RenderQueue(Workers(spare_cores(), MOST_DRAWING, memory=DRAWING_MEMORY))
    with tempfile.TemporaryDirectory(prefix="kantera-try-") as folder:
        separate = {"database": Path(folder) / "trial.db", "dev_guild": None, "shards": None, "standby": False}
        unlimited = {"max_tables_per_person": 0, "max_tables_per_server": 0}
        settings = settings.model_copy(update={**separate, **unlimited})
        options = {"delays": Delays(beats=0.2, moment=0.5), "render_queue": render_queue, **options}
        make = partial(create_bot, settings, verifies=False, registers=False, max_ratelimit_timeout=60.0, **options)
        task = asyncio.current_task()
        assert task is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        try:
            return await Trial(make, settings.token, channel, minutes, report).run()
        finally:
            await render_queue.close()


def try_discord(settings: Settings, channel: int, minutes: float, report: Path) -> int:
    """Post one of everything in a Discord channel, report what is refused, remove it all; returns the exit code."""
    set_up_log("ERROR")
    try:
        return asyncio.run(hold_trial(settings, channel, minutes, report))
    except NoTrial as error:
        print(error, file=sys.stderr)
        return WRONG_SETTING
    except (KeyboardInterrupt, asyncio.CancelledError):
        return LATER


if __name__ == "__main__":  # `python bot.py` is `kantera run`
    sys.exit(start(read_settings()))
