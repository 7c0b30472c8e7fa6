"""The bot itself: what exists before it is connected, and what it does when it starts and stops."""

from __future__ import annotations

import asyncio
import importlib
import logging
from collections.abc import Collection, Coroutine, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, cast

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.ext import commands

from cogs.client.command_tree import STALE_ANSWERS, CommandClient, CommandTree
from cogs.client.failover import Failover
from cogs.client.loops import Backup, Loops, NewestBackup
from cogs.client.startup import TableResumer, until_done
from cogs.interactions import game_page, lookup, nights, past_games, replays, rules, seats, stats, status
from cogs.interactions import log as log_pages
from cogs.interactions.advice import AdviceButtons
from cogs.interactions.finished_games import FinishedGamePages
from cogs.interactions.gallery import Gallery
from cogs.interactions.hand import HandPage
from cogs.interactions.inquiries import Inquiries
from cogs.interactions.lessons import LessonPages
from cogs.interactions.lobby import Lobbies
from cogs.interactions.participation import Participation
from cogs.interactions.play import AnswerButtons
from cogs.interactions.proposals import ProposalButtons
from cogs.interactions.router import Router
from cogs.interactions.settings import TableSettings
from cogs.interactions.strokes import Strokes
from cogs.services.backup_alarm import BackupAlarm
from cogs.services.bot_permissions import invite_link
from cogs.services.connectivity import GatewayWatch
from cogs.services.discord_errors import NO_REPLY
from cogs.services.error_digest import ErrorDigest
from cogs.services.gateway import shorten_delays
from cogs.services.heartbeat import Heartbeat
from cogs.services.interaction_caller import Interaction, caller_of
from cogs.services.layout import layout
from cogs.services.services import Services
from cogs.services.translator import CommandTranslator
from cogs.updates.messages import note_failures
from cogs.updates.updates import Updater
from pictures import caches
from rules.errors import RulesError
from storage.errors import StorageFailure
from tables.store.shards import shard_of
from tables.tables import Tables

log = logging.getLogger(__name__)


def find_cogs() -> list[ModuleType]:
    """Every command cog: the modules of `cogs/` itself."""
    folder = importlib.import_module("cogs").__path__
    return [importlib.import_module(module.name) for module in iter_modules(folder, "cogs.") if not module.ispkg]


@dataclass(slots=True)
class StartOptions:
    """Options with which the bot starts."""

    dev_guild: int | None = None
    """If set, commands are registered in this server only, where they appear immediately."""
    registers: bool = True
    """Whether commands are registered at all; a trial registers them itself."""
    more_cogs: Sequence[ModuleType] = field(default=())
    """Cogs in addition to those in `cogs/`, for tests."""
    verifies: bool = True
    """Whether running games are replayed in the background and compared."""
    standby: bool = False
    """Whether to wait for the shards while another process serves them."""
    backup: Backup | None = None
    """Writes the nightly copy of the database; None: there are no copies."""
    newest_backup: NewestBackup | None = None
    """The time of the newest backup."""


class KanteraBot(CommandClient):
    """The Discord client and its services, on the given shards, or on as many as Discord recommends.

    Needs no privileged intents for commands, components, DMs or messages that mention it. Discord withholds the content
    of all other messages.
    """

    def __init__(
        self, services: Services, start: StartOptions, *, connector: aiohttp.BaseConnector | None = None, **options: Any
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            tree_cls=CommandTree,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,  # each is edited by its id; its content is never looked up
            connector=connector,
            **options,
        )
        logging.getLogger("discord.app_commands.tree").addFilter(STALE_ANSWERS)
        self.services = services
        self.start_options = start
        self.updater = Updater(services, self)
        self.router = Router(self.updater)
        self.inquiries = Inquiries(services)
        self.play = AnswerButtons(services, self.updater, self.inquiries)
        self.lobbies = Lobbies(services, self.updater)
        self.gallery = Gallery(services, self.lobbies)
        self.lesson_pages = LessonPages(services, self.updater, self.lobbies)
        self.hand_page = HandPage(services, self.updater)
        self.proposal_buttons = ProposalButtons(services, self.updater, self.play)
        self.participation = Participation(services, self.updater, self.play)
        self.table_settings = TableSettings(services, self.updater)
        self.heartbeat = Heartbeat()
        self.backup_alarm = BackupAlarm(lambda: services.clock())
        self.failover = Failover(services.tables)
        self.resumer = TableResumer(services, self.updater)
        self.gateway = GatewayWatch(self, services.clock)
        self.error_digest = ErrorDigest(services, self)
        self.loops = Loops(
            services,
            self.updater,
            self.gateway,
            self.heartbeat,
            self.backup_alarm,
            self.error_digest,
            self.update_reachability,
            start.backup,
            start.newest_backup,
        )
        self._background: set[asyncio.Task[None]] = set()
        self._starting: asyncio.Task[None] | None = None
        self._standing_by: asyncio.Task[None] | None = None
        self._at_once: int | None = None
        """The most sessions that Discord lets a bot start at once; None until Discord has been asked."""
        advice = AdviceButtons(services, self.play)
        self.router.afterwards = advice.let_go
        parts = (self.play, self.lobbies, self.gallery, self.lesson_pages, self.hand_page, self.inquiries)
        more_parts = (self.proposal_buttons, self.participation, self.table_settings, advice)
        others = (Strokes(services, self.play), FinishedGamePages(services, self.updater))
        modules = (game_page, log_pages, lookup, nights, past_games, replays, rules, seats, stats, status)
        for part in (*parts, *more_parts, *others, *modules):
            self.router.add(part)

    @property
    def tables(self) -> Tables:
        """All tables."""
        return self.services.tables

    async def setup_hook(self) -> None:
        """Take the shards or stand by for them, load the cogs, register commands and components.

        Raises BadDatabase, and without `standby` ShardsTaken if another process serves the shards.
        """
        await self.failover.begin(standby=self.start_options.standby)  # first: until then no table is ours
        self.tables.cluster.listeners += [self.services.people.heard, self.updater.heard]
        self.tables.cluster.acted.append(self.updater.acted_elsewhere)
        await until_done(
            {
                "the messages of other processes": self.tables.cluster.start,
                "the settings of people": self.services.people.load,
            },
            self.services.delays.start,
        )
        for module in (*find_cogs(), *self.start_options.more_cogs):
            await module.setup(self)
        if self.application is not None:
            self.services.invite = invite_link(self.application.id)
        groups = self.services.groups
        self.services.groups = {game: groups[game] for game in self.services.games if game in groups}
        await self.tree.set_translator(CommandTranslator(self.services.texts))
        self.tables.store.listeners.append(self.updater.changed)
        forgetters = [caches.forget, self.services.texts.forget, self.services.svg_cache.forget]
        self.tables.forgetting.forgetters += [*forgetters, self.updater.forget_names]
        if self.failover.ours:
            await self._serve()
        elif self.failover.standby_reason:  # otherwise it is being closed already
            self._standing_by = asyncio.create_task(self._stand_by(), name="standing by")

    async def _serve(self) -> None:
        """Answer interactions from now on."""

        async def wake_up() -> None:
            self.failover.open(await self.tables.clock.wake_up())

        # Before the first press: with many shards the start takes minutes, and players get a full deadline afterwards.
        await until_done({"the clocks after the downtime": wake_up}, self.services.delays.start)
        guild = discord.Object(self.start_options.dev_guild) if self.start_options.dev_guild else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        if self.start_options.registers:
            await self.tree.sync(guild=guild)

    async def _stand_by(self) -> None:
        """Wait for the shards; then serve them, and begin if they are all connected already."""
        await self.failover.stand_by()
        await self._serve()
        if self.is_ready():
            await self.on_ready()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for a turn: Discord lets a bot start a few sessions at a time, and the next ones five seconds later.

        The limit holds for all processes together, so shards begin in the order of their number modulo the limit.
        """

        async def bucket() -> int:
            if self._at_once is None:
                self._at_once = (await self.http.get_bot_gateway())[2]["max_concurrency"]
            return (shard_id or 0) % self._at_once

        if not await self.tables.database.leases.identify(bucket, self.services.delays.identify):
            await super().before_identify_hook(shard_id, initial=initial)

    @property
    def own_shards(self) -> Sequence[int]:
        """The shards of this process; only the first one until Discord has said how many there are."""
        return self.shard_ids or range(self.shard_count or 1)

    async def on_ready(self) -> None:
        """Begin once all shards are connected, the first time only: a new session after a lost one is not a start."""
        if self._starting is None and self.failover.ours:
            self._starting = asyncio.create_task(self.begin(), name="start")

    async def begin(self) -> None:
        """Start the clock, resume every table, start the nightly copies: each part once, retried until it succeeds.

        Then the event `begun` is dispatched: what is logged after it is not part of the start.
        """
        self.heartbeat.begin()
        self.loops.start_checks()
        await until_done(
            {
                "the start of the clock": self._start_clock,
                "taking up the tables": self.resumer.resume,
                "looking for the channels": self.resumer.note_lost_channels,
                "the start of the comparison": self._start_verifying,
                "the start of the nightly backups": self.loops.start_backups,
            },
            self.services.delays.start,
        )
        if self.services.local:
            for guild in self.guilds:
                await self.gallery.welcome(guild)
        self.dispatch("begun")

    async def _start_clock(self) -> None:
        self.gateway.suspect(await self._servers_with_tables())
        await self.tables.clock.wake_up()
        await self.update_reachability()
        self.loops.start_clocks()

    async def _start_verifying(self) -> None:
        if self.start_options.verifies:
            self._later(self._verify_all())

    async def _verify_all(self) -> None:
        try:
            await self.tables.verification.verify_all()
        except StorageFailure as error:
            log.error("not all games could be compared: %s", error)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A button or menu was used, or a form submitted; commands come through the tree."""
        if interaction.guild_id is not None:
            self.services.members.seen(interaction.guild_id, interaction.user.id)
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds and await self.failover.takes(interaction.id):
            with self.failover.answering(interaction.id):
                await self.router.pressed(caller_of(self.services, cast(Interaction, interaction)))

    async def on_app_command_completion(self, interaction: discord.Interaction[Any], command: object) -> None:
        """A command has been carried out."""
        self.failover.done(interaction.id)

    async def on_message(self, message: discord.Message) -> None:
        """Count a message below a board; answer one that mentions the bot, or a DM."""
        if not message.flags.ephemeral:
            self.updater.talked(message.channel.id, message.id, own=message.author == self.user)
        if message.author.bot or not self.failover.ours:
            return
        if message.guild is None:
            if self.inquiries.takes(message.author.id):
                await self._answer_dm(message)
        elif self.user in message.mentions:
            await self._answer_mention(message)

    async def _answer_mention(self, message: discord.Message) -> None:
        """Answer a question in plain words, for everyone to see."""
        screen = await self.inquiries.public_answer(message.channel.id, message.author.id, message.content)
        if screen is None:
            return
        reference = message.to_reference(fail_if_not_exists=False)
        with note_failures(self.services.errors, log, "a mention could not be answered"):
            try:
                await message.channel.send(view=layout(screen), reference=reference, mention_author=False)
            except discord.HTTPException as error:
                if error.code != NO_REPLY:
                    raise
                await message.channel.send(view=layout(screen))

    async def _answer_dm(self, message: discord.Message) -> None:
        """End the person's absence; answer a question about their only running game, or explain how to begin."""
        try:
            if await self.tables.absence.here(message.author.id):
                return
            async with self.services.requests.slot(message.author.id):
                screen = await self.inquiries.private_answer(message.author.id, message.content)
        except RulesError as error:
            log.warning("a DM could not be answered: %s", error)
            return
        if screen is None:
            await self.gallery.answer(message)
            return
        with note_failures(self.services.errors, log, "a DM could not be answered"):
            await message.channel.send(view=layout(screen))

    # Connections

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Open the connection of a shard, which will try to reconnect at short intervals."""
        await super().launch_shard(gateway, shard_id, initial=initial)
        shorten_delays(self, shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """A shard has lost its connection."""
        self.gateway.disconnected(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A shard has resumed its session; what happened meanwhile has been received by now."""
        self.gateway.resumed(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """A shard has a session. If it is not its first one, catch up on whatever happened meanwhile."""
        self.gateway.ready(shard_id)
        if self.loops.track_reachability.is_running():

            async def look() -> None:
                self.gateway.suspect(await self._servers_with_tables())

            await until_done({f"the servers of shard {shard_id}": look}, self.services.delays.start)
            count = self.shard_count or 1
            self._later(self.resumer.resume_again(lambda guild_id: shard_of(guild_id, count) == shard_id))

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Discord has an outage in this server."""
        self.gateway.suspect([guild.id])

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot; Discord distinguishes this from an outage."""
        self.gateway.suspect([guild.id])
        if not self.failover.ours:
            return

        async def removed() -> None:
            if not self.gateway.present(guild.id):  # otherwise it has been invited back already
                await self.tables.outages.removed(guild.id)

        log.warning("server %d has removed the bot", guild.id)
        await until_done({f"that server {guild.id} has removed the bot": removed}, self.services.delays.start)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot has joined a server: say hello there, once."""
        if self.failover.ours:
            await self.gallery.greet(guild)

    async def update_reachability(self) -> None:
        """Note which servers can be reached again and which no longer can. Raises StorageFailure."""
        outages = self.tables.outages
        back = await outages.settle(self.services.clock(), self.gateway.reach(self.own_shards, outages.absent))
        if back.guilds:
            self._later(self.resumer.resume_again(lambda guild_id: guild_id in back.guilds))
        if back.shards:
            part = partial(self._show_deadlines, back.shards)
            self._later(until_done({"showing the new deadlines": part}, self.services.delays.start))

    async def _show_deadlines(self, shards: Collection[int]) -> None:
        """Update the deadlines shown at the tables of these shards. Raises StorageFailure."""
        for table in await self.tables.store.own():
            waits = table.status == "running" and (table.deadline or table.proposals)
            if waits and shard_of(table.guild_id, self.shard_count or 1) in shards:
                self.updater.touch(table.id)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background, unless the bot is closed first."""
        task = asyncio.create_task(work, name="background work")
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _servers_with_tables(self) -> list[int]:
        """The servers of this process that have an unfinished table. Raises StorageFailure."""
        guild_ids = await self.tables.database.read(lambda rows: rows.guilds.with_tables())
        return [guild_id for guild_id in guild_ids if self.tables.store.shards.serve(guild_id)]

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted: a game in it is paused, and its players are told by DM."""
        await self._channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Give up the tables of a deleted thread."""
        await self._channel_gone(payload.thread_id)

    async def _channel_gone(self, channel_id: int) -> None:
        if not self.failover.ours:
            return  # the process that serves the shards next checks all channels
        self.updater.membership.channels_gone.add(channel_id)
        part = partial(self.tables.pausing.channel_gone, channel_id)
        await until_done({f"channel {channel_id}, which was deleted": part}, self.services.delays.start)

    async def on_guild_channel_update(self, before: object, after: discord.abc.GuildChannel) -> None:
        """Permissions may have changed."""
        self.updater.boards.permissions_changed(after.guild.id)

    async def on_guild_role_update(self, before: object, after: discord.Role) -> None:
        """Permissions may have changed."""
        self.updater.boards.permissions_changed(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Permissions may have changed."""
        self.updater.boards.permissions_changed(role.guild.id)

    async def on_member_update(self, before: object, after: discord.Member) -> None:
        """The bot itself gained or lost a role; for other members Discord requires a privileged intent."""
        if self.user is not None and after.id == self.user.id:
            self.updater.boards.permissions_changed(after.guild.id)

    async def close(self) -> None:
        """Finish what is running, then disconnect from Discord and close the database."""
        if self.is_closed():
            return
        for task in (self._standing_by, self._starting):
            if task is not None:
                task.cancel()
        await self.failover.hand_over()
        self.loops.cancel()
        for task in self._background:
            task.cancel()
        async with AsyncExitStack() as closing:  # in reverse order, each even if an earlier one fails
            closing.push_async_callback(self.tables.database.close)
            closing.push_async_callback(self.tables.close)
            closing.push_async_callback(super().close)
            await self.updater.close()
            await self.tables.coalescer.close()  # so that waiting requests are still answered
            await self.failover.finish()
