"""Names and descriptions of commands, from `locales/`, in every language at the same time."""

from __future__ import annotations

from discord import Locale, app_commands

from cogs.services.discord_limits import CHOICE
from locales.labels import short
from locales.texts import Texts
from rules.messages import Arg

TEXTS = Texts()
"""Read when the commands are made; the bot uses the same texts."""


def format_text(key: str, game: str | None = None, /, **args: Arg) -> app_commands.locale_str:
    """A name or description by its key, in English, translated when the commands are registered."""
    return format_text_in(TEXTS, key, game, **args)


def format_text_in(texts: Texts, key: str, game: str | None = None, /, **args: Arg) -> app_commands.locale_str:
    """`format_text` from other texts, for commands that are made when the bot starts."""
    words = short(texts.say_exactly("en", game, key, **args), CHOICE)
    return app_commands.locale_str(words, key=key, game=game, args=args)


def command_name(command: str) -> app_commands.locale_str:
    """The name of a command, an option or a choice: `command-<command>-name`."""
    return format_text(f"command-{command}-name")


def command_about(command: str) -> app_commands.locale_str:
    """The description of a command or an option: `command-<command>-about`."""
    return format_text(f"command-{command}-about")


class CommandTranslator(app_commands.Translator):
    """Gives Discord the Japanese names and descriptions; everyone else sees the English ones."""

    def __init__(self, texts: Texts = TEXTS) -> None:
        self.texts = texts

    async def translate(
        self, string: app_commands.locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The Japanese text of what was made by `format_text`; None for everything else."""
        key = string.extras.get("key")
        if locale is not Locale.japanese or key is None:
            return None
        return short(self.texts.say_exactly("ja", string.extras["game"], key, **string.extras["args"]), CHOICE)
