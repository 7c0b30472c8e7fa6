"""Write the generated tables into docs/playing.md and docs/hosting.md: `python -m tools.reference`."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from discord import app_commands

from bot import create_bot
from cogs.client.client import find_cogs
from cogs.services.discord_errors import BY_STATUS, HANDLINGS
from cogs.services.translator import CommandTranslator
from locales.texts import Texts
from rules.registry import GAMES, is_plugin
from settings import Settings

DOCS = Path(__file__).resolve().parent.parent / "docs"
ADMIN = "admin"
"""The group of the commands for admins."""


async def playing_tables() -> dict[str, str]:
    """The tables of docs/playing.md by name: the commands of players and of admins, and the settings of games."""
    with tempfile.TemporaryDirectory() as folder:
        bot = await create_bot(Settings(_env_file=None, database=Path(folder) / "reference.db"))
        async with bot:
            for module in find_cogs():
                await module.setup(bot)
            texts = bot.services.texts
            of_games = set(bot.services.groups.values())
            roots = [root for root in bot.tree.get_commands() if root.name not in of_games]
            commands = sorted(chain.from_iterable(map(_subcommands, roots)), key=lambda command: command.qualified_name)
            rows = [await _command_row(command, bot.tree, texts) for command in commands]
    admin = [row for row in rows if row.startswith(f"| `/{ADMIN} ")]
    return {
        "commands": _command_table([row for row in rows if row not in admin]),
        "admin": _command_table(admin),
        "settings": "\n\n".join(_settings_table(texts, game) for game in GAMES if not is_plugin(game)),
    }


def hosting_tables() -> dict[str, str]:
    """The table of docs/hosting.md: what follows from each error of Discord, with those of one outcome in a row."""
    by_outcome: dict[str, list[str]] = {}
    for code, handling in [*sorted(HANDLINGS.items()), *(("", handling) for handling in BY_STATUS)]:
        outcome = f"{', '.join(handling.consequences)} | {logging.getLevelName(handling.level)}"
        by_outcome.setdefault(outcome, []).append(f"{code} {handling.meaning}".strip())
    rows = [f"| {'; '.join(errors)} | {outcome} |" for outcome, errors in by_outcome.items()]
    return {"errors": "\n".join(["| Error | What the bot does | Log |", "| --- | --- | --- |", *rows])}


def filled(page: str, tables: dict[str, str]) -> str:
    """The page with its generated tables replaced. Raises ValueError if one of them has no place in it."""
    for name, table in tables.items():
        before, begin, rest = page.partition(f"<!-- generated: {name} -->\n")
        _, end, after = rest.partition("<!-- end -->")
        if not begin or not end:
            raise ValueError(f"The page has no place for {name!r}.")
        page = f"{before}{begin}{table}\n{end}{after}"
    return page


def _subcommands(command: Any) -> Iterator[Any]:
    """The commands that can be typed: those of a group at any depth, or the command itself."""
    if isinstance(command, app_commands.Group):
        for child in command.commands:
            yield from _subcommands(child)
    else:
        yield command


async def _command_row(command: Any, tree: app_commands.CommandTree[Any], texts: Texts) -> str:
    """One row: the command in both languages, and what it is for."""
    translator = CommandTranslator(texts)
    japanese: list[str] = []
    part = command
    while part is not None:
        payload = await part.get_translated_payload(tree, translator)
        japanese.insert(0, payload.get("name_localizations", {}).get("ja", part.name))
        part = part.parent
    return f"| `/{command.qualified_name}` | `/{' '.join(japanese)}` | {command.description} |"


def _command_table(rows: list[str]) -> str:
    return "\n".join(["| Command | In Japanese | What it does |", "| --- | --- | --- |", *rows])


def _settings_table(texts: Texts, game: str) -> str:
    """A table of the settings of a game: each one's name and what it means."""
    rows = []
    for field in GAMES[game].settings_type.model_fields:
        key = f"setting-{field}"
        rows.append(f"| {texts.say('en', game, key)} | {texts.say('en', game, f'{key}-help')} |")
    title = f"**{texts.say('en', game, 'game-name')}**"
    if not rows:
        return f"{title} has no settings."
    return "\n".join([title, "", "| Setting | What it means |", "| --- | --- |", *rows])


def main() -> None:
    """Rewrite the pages."""
    for name, tables in {"playing.md": asyncio.run(playing_tables()), "hosting.md": hosting_tables()}.items():
        page = DOCS / name
        page.write_text(filled(page.read_text(encoding="utf-8"), tables), encoding="utf-8")


if __name__ == "__main__":
    main()
