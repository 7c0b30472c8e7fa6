"""The command groups of games without a module of their own in `cogs/`, made from their manifests.

Each has `new`, and `card` if the game's pictures offer cards (`pictures.game_pictures.GamePictures`).
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from cogs.client.client import KanteraBot
from cogs.commands.cards import CardCog
from cogs.commands.game import GameCog, called, playing
from cogs.commands.opening import new_command
from cogs.services.interaction_caller import Interaction
from cogs.services.translator import TEXTS
from locales.texts import LANGUAGES
from pictures.svg import Picture
from rules.registry import GAMES, MANIFESTS, exclude, is_plugin


def without_cog() -> list[str]:
    """The games whose command group is made here."""
    return [name for name in MANIFESTS if is_plugin(name) or find_spec(f"{__package__}.{name}") is None]


def make_cog(name: str) -> type[GameCog]:
    """The command group of a game. Raises FormatError if it has no text for its name."""
    pictures: Any = MANIFESTS[name].pictures()
    if not hasattr(pictures, "CARDS"):

        class PlainCog(GameCog, name=name, group_name=called(name), group_description=playing(name)):
            game = name

        return PlainCog

    class CogWithCards(CardCog, name=name, group_name=called(name), group_description=playing(name)):
        game = name
        cards = tuple(pictures.CARDS)

        def further_names(self, card_id: str) -> list[str]:
            keys = getattr(pictures, "FURTHER_NAMES", {}).get(card_id, ())
            return [self.services.texts.say(language, name, key) for key in keys for language in LANGUAGES]

        def card_name(self, card_id: str, language: str) -> str:
            named: str = pictures.card_name(card_id, language, self.services.texts)
            return named

        def card_picture(self, card_id: str, language: str) -> Picture:
            drawn: Picture = pictures.card(card_id, language, self.services.texts)
            return drawn

    return CogWithCards


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
