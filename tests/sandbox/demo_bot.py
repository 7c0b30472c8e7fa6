"""A small stock discord.py bot that uses everything the table offers. It keeps nothing in memory.

`python -m tests.sandbox.demo_bot http://127.0.0.1:PORT/` runs it in a process of its own.
"""

from __future__ import annotations

import asyncio
import io
import re
import struct
import sys
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal

import discord
from discord import app_commands, ui

from sandbox import Sandbox, loopback_connector, point_client_here

FRUITS = ["apple", "apricot", "banana", "blueberry", "cherry", "grape", "lemon", "melon", "orange", "peach"]


def picture(width: int, height: int, shade: int) -> bytes:
    """A plain PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(
        b"\0" + b"".join(bytes((x * 200 // width, y * 200 // height, shade)) for x in range(width))
        for y in range(height)
    )
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Counter(ui.DynamicItem[ui.Button[ui.View]], template=r"count:(?P<number>\d+)"):
    """A button whose whole state is its custom id."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Counter:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        view = ui.View(timeout=None)
        view.add_item(Counter(self.number + 1))
        await interaction.response.edit_message(content=f"counted {self.number + 1}", view=view)


class Questions(ui.Modal, title="Some questions"):
    """A modal with each kind of input that the table has."""

    name: ui.Label[Any] = ui.Label(
        text="Name", description="As the table calls you", component=ui.TextInput(custom_id="name", max_length=20)
    )
    story: ui.Label[Any] = ui.Label(text="Story", component=ui.TextInput(custom_id="story", required=False))
    colour: ui.Label[Any] = ui.Label(
        text="Colour",
        component=ui.CheckboxGroup(
            custom_id="colour",
            max_values=2,
            options=[discord.CheckboxGroupOption(label=name, value=name) for name in ("red", "green", "blue")],
        ),
    )
    path: ui.Label[Any] = ui.Label(
        text="Path",
        component=ui.RadioGroup(
            custom_id="path",
            options=[
                discord.RadioGroupOption(label="Left", value="l"),
                discord.RadioGroupOption(label="Right", value="r"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        said: list[str] = []
        for label in (self.name, self.story, self.colour, self.path):
            part: Any = label.component
            said.append("+".join(part.values) if isinstance(part, ui.CheckboxGroup) else str(part.value))
        await interaction.response.send_message("|".join(said), ephemeral=True)


class Board(ui.LayoutView):
    """A message of Components V2 with a picture and all kinds of controls."""

    def __init__(self, turn: int = 1) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Board] = ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description=f"The board in turn {turn}")
        row: ui.ActionRow[Board] = ui.ActionRow()
        row.add_item(ui.Button(label="Next", style=discord.ButtonStyle.primary, custom_id=f"board:next:{turn}"))
        row.add_item(ui.Button(label="Hand", style=discord.ButtonStyle.secondary, custom_id="board:hand"))
        row.add_item(ui.Button(label="Ask", style=discord.ButtonStyle.success, custom_id="board:ask"))
        row.add_item(ui.Button(label="Give up", style=discord.ButtonStyle.danger, custom_id="board:no", disabled=True))
        row.add_item(ui.Button(label="Rules", url="https://example.invalid/rules"))
        picks: ui.ActionRow[Board] = ui.ActionRow()
        picks.add_item(
            ui.Select(
                custom_id="board:pick",
                placeholder="Choose one to three",
                min_values=1,
                max_values=3,
                options=[
                    discord.SelectOption(label=f"Card {n}", value=str(n), description=f"The card number {n}")
                    for n in range(1, 9)
                ],
            )
        )
        self.add_item(
            ui.Container(
                ui.TextDisplay(f"## Turn {turn}\n**Fight!** The *goblin* waits.\n-# small print"),
                gallery,
                ui.Separator(),
                ui.TextDisplay("- one\n- two\n> said\n`code` and ```\nblock\n```"),
                row,
                picks,
                ui.File("attachment://notes.txt"),
                accent_colour=0xE6A23C,
            )
        )

    @staticmethod
    def files(turn: int) -> list[discord.File]:
        return [
            discord.File(io.BytesIO(picture(320, 180, turn * 40 % 256)), "board.png", description=f"turn {turn}"),
            discord.File(io.BytesIO(f"notes of turn {turn}\n".encode()), "notes.txt"),
        ]


class JapaneseNames(app_commands.Translator):
    """A few names in Japanese."""

    WORDS = {"roll": "振る", "Roll dice": "サイコロを振る", "sides": "面", "How many sides": "面の数"}

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        return self.WORDS.get(string.message) if locale is discord.Locale.japanese else None


class DemoBot(discord.Client):
    """The bot; answers presses in on_interaction, by custom id alone."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            connector=loopback_connector(),
            guild_ready_timeout=0.1,
            **options,
        )
        self.tree = app_commands.CommandTree(self)
        self.resumed = asyncio.Event()
        self.readies = 0
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter)
        await self.tree.set_translator(JapaneseNames())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.readies += 1

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data or {}
        name = data.get("custom_id", "")
        respond = interaction.response
        if interaction.type is not discord.InteractionType.component:
            return
        if name.startswith("board:next:"):
            turn = int(name.rsplit(":", 1)[1]) + 1
            await respond.edit_message(view=Board(turn), attachments=Board.files(turn))
        elif name == "board:hand":
            await respond.send_message("your hand: ace", ephemeral=True)
        elif name == "board:ask":
            await respond.send_modal(Questions())
        elif name == "board:pick":
            await respond.send_message("picked " + ",".join(data["values"]), ephemeral=True)


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """The bot's slash commands."""

    @tree.command(name="ping", description="Answers")
    async def ping(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"pong in {interaction.locale.value}")

    @tree.command(name=app_commands.locale_str("roll"), description=app_commands.locale_str("Roll dice"))
    @app_commands.rename(sides=app_commands.locale_str("sides"))
    @app_commands.describe(sides=app_commands.locale_str("How many sides"), loud="Whether all may see it")
    async def roll(
        interaction: discord.Interaction[Any],
        sides: app_commands.Range[int, 2, 100],
        shape: Literal["round", "square"] = "square",
        loud: bool = True,
        player: discord.Member | None = None,
        where: discord.TextChannel | None = None,
    ) -> None:
        about = f"{sides} {shape} {loud} {player and player.display_name} {where and where.name}"
        await interaction.response.send_message(about, ephemeral=not loud)

    @tree.command(name="fruit", description="Choose a fruit")
    async def fruit(interaction: discord.Interaction[Any], which: str) -> None:
        await interaction.response.send_message(f"fruit {which}")

    @fruit.autocomplete("which")
    async def fruits(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=name.title(), value=name) for name in FRUITS if typed in name]

    @tree.command(name="count", description="A counting button")
    async def count(interaction: discord.Interaction[Any]) -> None:
        view = ui.View(timeout=None)
        view.add_item(Counter(0))
        await interaction.response.send_message("counted 0", view=view)

    @tree.command(name="link", description="Shows a link to you alone")
    async def link(interaction: discord.Interaction[Any], url: str) -> None:
        await interaction.response.send_message(
            view=ui.View().add_item(ui.Button(label="Open", url=url)), ephemeral=True
        )

    @tree.command(name="board", description="A board of Components V2")
    async def board(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(view=Board(), files=Board.files(1))

    @tree.command(name="think", description="Thinks, then says two things")
    async def think(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.followup.send("first")
        await interaction.edit_original_response(content="edited")
        await interaction.followup.send("second", ephemeral=True)

    @tree.command(name="silent", description="Never answers")
    async def silent(interaction: discord.Interaction[Any]) -> None:
        return

    @tree.command(name="say", description="Writes into the channel, and reads what comes back")
    async def say(interaction: discord.Interaction[Any], text: str) -> None:
        await interaction.response.defer(ephemeral=True)
        channel: Any = interaction.channel
        try:
            message = await channel.send(text)
            await message.edit(content=text + "!")
            read = [note.content async for note in channel.history(limit=2)]
            await interaction.followup.send(f"read {read[0]}")
        except discord.HTTPException as problem:
            await interaction.followup.send(f"failed {problem.status} {problem.code}")

    @tree.command(name="whisper", description="Writes a direct message")
    async def whisper(interaction: discord.Interaction[Any], text: str) -> None:
        try:
            await interaction.user.send(text)
        except discord.HTTPException as problem:
            await interaction.response.send_message(f"failed {problem.status} {problem.code}", ephemeral=True)
        else:
            await interaction.response.send_message("sent", ephemeral=True)

    @tree.command(name="thread", description="Opens a thread")
    async def thread(interaction: discord.Interaction[Any], name: str) -> None:
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        opened = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await opened.add_user(interaction.user)
        await opened.send(f"welcome {interaction.user.mention}")
        await interaction.response.send_message(opened.mention, ephemeral=True)

    group = app_commands.Group(name="table", description="Table commands", guild_only=True)
    tree.add_command(group)

    @group.command(name="status", description="How it stands")
    async def status(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("All **well**")

    @tree.command(name="admin", description="For admins")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def admin(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        data = await file.read()
        await interaction.response.send_message(f"{file.filename} {len(data)}", ephemeral=True)


@asynccontextmanager
async def running(table: Sandbox) -> AsyncIterator[DemoBot]:
    """The demo bot, ready at a table of this process."""
    point_client_here(table.url)
    client = DemoBot()
    life = asyncio.create_task(client.start(table.token))
    ready = asyncio.create_task(client.wait_until_ready())
    done, _ = await asyncio.wait({life, ready}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
    if ready not in done:
        ready.cancel()
        life.cancel()
        await life
    try:
        yield client
    finally:
        await client.close()
        await life


async def run(url: str, token: str) -> None:
    """Run until the process ends."""
    point_client_here(url)
    async with DemoBot() as bot:
        await bot.start(token)


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], sys.argv[2]))
