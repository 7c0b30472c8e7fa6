"""Write the generated tables into docs/playing.md and docs/hosting.md: `python -m tools.reference`."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import Iterator
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


async def reference() -> dict[str, str]:
    """The generated parts of the page, by name: the commands of players and of admins, and the settings of games."""
    with tempfile.TemporaryDirectory() as folder:
        bot = await create_bot(Settings(_env_file=None, database=Path(folder) / "reference.db"))
        async with bot:
            for module in find_cogs():
                await module.setup(bot)
            texts = bot.services.texts
            own = set(bot.services.groups.values())
            leaves = [leaf for root in bot.tree.get_commands() if root.name not in own for leaf in _leaves(root)]
            leaves.sort(key=lambda leaf: leaf.qualified_name)
            rows = [await _command(leaf, bot.tree, texts) for leaf in leaves]
    admin = [row for row in rows if row.startswith(f"| `/{ADMIN} ")]
    return {
        "commands": _table("Command", [row for row in rows if row not in admin]),
        "admin": _table("Command", admin),
        "settings": "\n\n".join(_settings(texts, game) for game in GAMES if not is_plugin(game)),
    }


def discord_errors() -> dict[str, str]:
    """The generated part of the page for hosts: what follows from each error of Discord."""
    alike: dict[str, list[str]] = {}
    for code, handling in [*sorted(HANDLINGS.items()), *(("", handling) for handling in BY_STATUS)]:
        outcome = f"{', '.join(handling.consequences)} | {logging.getLevelName(handling.level)}"
        alike.setdefault(outcome, []).append(f"{code} {handling.meaning}".strip())
    rows = [f"| {'; '.join(errors)} | {outcome} |" for outcome, errors in alike.items()]
    return {"errors": "\n".join(["| Error | What the bot does | Log |", "| --- | --- | --- |", *rows])}


def filled(page: str, parts: dict[str, str]) -> str:
    """The page with its generated parts replaced. Raises ValueError if one of them has no place in it."""
    for name, part in parts.items():
        before, begin, rest = page.partition(f"<!-- generated: {name} -->\n")
        _, end, after = rest.partition("<!-- end -->")
        if not begin or not end:
            raise ValueError(f"The page has no place for {name!r}.")
        page = f"{before}{begin}{part}\n{end}{after}"
    return page


def _leaves(command: Any) -> Iterator[Any]:
    if isinstance(command, app_commands.Group):
        for child in command.commands:
            yield from _leaves(child)
    else:
        yield command


async def _command(command: Any, tree: app_commands.CommandTree[Any], texts: Texts) -> str:
    """One row: the command in both languages, and what it is for."""
    translator = CommandTranslator(texts)
    names = []
    part = command
    while part is not None:
        payload = await part.get_translated_payload(tree, translator)
        names.append(payload.get("name_localizations", {}).get("ja", part.name))
        part = part.parent
    return f"| `/{command.qualified_name}` | `/{' '.join(reversed(names))}` | {command.description} |"


def _table(first: str, rows: list[str]) -> str:
    return "\n".join([f"| {first} | In Japanese | What it does |", "| --- | --- | --- |", *rows])


def _settings(texts: Texts, game: str) -> str:
    """A table of the settings of a game: each one's name and what it means."""
    rows = []
    for field in GAMES[game].settings_type.model_fields:
        key = f"setting-{field}"
        rows.append(f"| {texts.say('en', game, key)} | {texts.say('en', game, f'{key}-help')} |")
    head = f"**{texts.say('en', game, 'game-name')}**"
    if not rows:
        return f"{head} has no settings."
    return "\n".join([head, "", "| Setting | What it means |", "| --- | --- |", *rows])


def main() -> None:
    """Rewrite the pages."""
    for name, parts in {"playing.md": asyncio.run(reference()), "hosting.md": discord_errors()}.items():
        page = DOCS / name
        page.write_text(filled(page.read_text(encoding="utf-8"), parts), encoding="utf-8")


if __name__ == "__main__":
    main()
