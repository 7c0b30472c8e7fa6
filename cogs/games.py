"""The command groups of games without a module of their own in `cogs/`: `new`, and `card` if they offer cards."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from cogs.client.client import KanteraBot
from cogs.commands.game import GameCog, group_about, group_name
from cogs.commands.opening import new_command
from cogs.services.interaction_caller import Interaction
from cogs.services.translator import TEXTS
from rules.registry import GAMES, MANIFESTS, exclude, is_plugin


def without_cog() -> list[str]:
    """The games whose command group is made here."""
    return [name for name in MANIFESTS if is_plugin(name) or find_spec(f"{__package__}.{name}") is None]


def make_cog(name: str) -> type[GameCog]:
    """The command group of a game. Raises FormatError if it has no text for its name."""

    class NewCog(GameCog, name=name, group_name=group_name(name), group_description=group_about(name)):
        game = name

    return NewCog


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot. A plug-in whose commands cannot be made is left out."""
    for name in without_cog():
        try:
            await bot.add_cog(make_cog(name)(bot))
        except Exception as error:
            bot.services.groups.pop(name, None)
            exclude(name, error)


def check_commands() -> None:
    """Make the commands without a bot, and leave out the plug-ins for which that fails."""

    async def nothing(interaction: Interaction, given: Mapping[str, Any], in_thread: bool) -> None:
        """No command is carried out."""

    for name in without_cog():
        try:
            make_cog(name)
            new_command(GAMES[name], TEXTS, nothing)
        except Exception as error:
            exclude(name, error)
