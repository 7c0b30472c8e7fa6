"""Slash commands made from methods, with completion: names and descriptions follow from the names in the code.

A method `status(self, caller, table, topic)` becomes the command `command-status-name` with the option
`command-topic-name`; the descriptions are `command-status-about` and `command-topic-about`. `caller` is always passed.
`table` is found by `CommandCog.table_of` and adds the option `which`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from inspect import Parameter, Signature, signature
from types import MethodType
from typing import Any, TypeVar

from discord import app_commands
from discord.ext import commands

from cogs.client.client import KanteraBot
from cogs.commands.lookup import table_line, this_table
from cogs.services.caller import Caller
from cogs.services.discord_limits import CHOICE, MOST_CHOICES
from cogs.services.interaction_caller import Interaction, caller_of, handle_interaction, interaction_of
from cogs.services.translator import TEXTS, format_text_in
from locales.labels import distinct
from locales.name_search import Spelled, contains, find, normal_form, search
from locales.texts import LANGUAGES, Texts
from rules.errors import RulesError
from storage.rows import Table
from tables.errors import Refusal

T = TypeVar("T")

Method = Callable[..., Awaitable[None]]
Command = app_commands.Command[Any, ..., None]
Choice = app_commands.Choice[Any]
Choices = Sequence[tuple[str, int | str]]
"""Suggestions of an autocomplete: label and value."""
Offer = Callable[..., Awaitable[Choices]]
WHICH = "which"
"""The option that selects a table."""


class CommandCog(commands.Cog):
    """A cog whose commands are made by `command`."""

    def __init__(self, bot: KanteraBot) -> None:
        self.bot = bot
        self.services = bot.services

    def check(self, caller: Caller) -> None:
        """Check that the caller may use these commands. Raises Refusal."""

    async def table_of(self, caller: Caller, number: int | None) -> Table:
        """The table a command is about. Raises Refusal."""
        return await this_table(caller, number)

    async def tables_offered(self, caller: Caller) -> Choices:
        """The tables `which` can name: those of this person, then the others of the server."""
        guild = caller.guild_id
        tables = {table.id: table for table in await self.services.tables.store.unfinished(user_id=caller.id)}
        for table in await self.services.tables.store.unfinished(guild_id=guild) if guild is not None else ():
            tables.setdefault(table.id, table)
        return [(table_line(caller, table), table.id) for table in tables.values()]

    async def table_typed(self, caller: Caller) -> Table:
        """The table of a command that is still being typed. Raises Refusal."""
        number = getattr(interaction_of(caller).namespace, WHICH, None)
        table = await self.table_of(caller, number if isinstance(number, int) else None)
        await caller.check_member(table)
        return table

    def game_named(self, typed: str) -> str:
        """The game that was chosen or typed, by its name or its title; empty for nothing. Raises Refusal."""
        if typed in self.services.games or not typed:
            return typed
        game = find(self._titles(), typed)
        if game is None:
            raise Refusal("refused-no_game", game=typed)
        return game

    def games_offered(self, caller: Caller, typed: str) -> list[tuple[str, str]]:
        """The games whose title contains what was typed, for autocompletion."""
        return [(caller.say("game-name", game), game) for game in search(self._titles(), typed)]

    def _titles(self) -> Spelled:
        """Each game with its title in every language."""
        say = self.services.say
        return {
            game: [normal_form(say(language, "game-name", game)) for language in LANGUAGES]
            for game in self.services.groups
        }

    async def complete_which(self, interaction: Interaction, typed: int | str) -> list[Choice]:
        """Autocompletion of `which`."""

        async def offer(caller: Caller) -> Choices:
            return choices_containing(await self.tables_offered(caller), typed)

        return await self.completed(interaction, offer)

    async def completed(self, interaction: Interaction, offer: Callable[[Caller], Awaitable[Choices]]) -> list[Choice]:
        """The suggestions, up to Discord's limit; none if there is no table or the caller may not see it."""
        caller = caller_of(self.services, interaction)
        await caller.note_language()
        try:
            self.check(caller)
            offered = await offer(caller)
        except RulesError:
            return []
        names = distinct([name for name, _ in offered[:MOST_CHOICES]], CHOICE)
        return [app_commands.Choice(name=name, value=value) for name, (_, value) in zip(names, offered, strict=False)]


def choices_containing(offered: Choices, typed: int | str) -> Choices:
    """Those whose text contains what was typed."""
    return [choice for choice in offered if contains(choice[0], str(typed))]


def command(
    *,
    game: str | None = None,
    texts: Texts = TEXTS,
    values: Mapping[str, Sequence[app_commands.Choice[Any]]] | None = None,
    which_required: bool = False,
) -> Callable[[Method], Command]:
    """Makes a command of a method of a `CommandCog`: in the body of its class, or bound, for `Group.add_command`.

    A `game` may have its own texts. `values` are the fixed choices of options. Raises FormatError for a missing text.

    discord.py reads name and options of a command from the signature of a function, so `run` gets one that is made.
    """

    def decorate(method: Method) -> Command:
        function = getattr(method, "__func__", method)
        parameters = dict(signature(function, eval_str=True).parameters)
        takes_table = parameters.pop("table", None) is not None
        name = function.__name__.strip("_")

        async def run(cog: CommandCog, interaction: Interaction, **arguments: Any) -> None:
            number = arguments.pop(WHICH) if takes_table else None

            async def work(caller: Caller) -> None:
                cog.check(caller)
                if takes_table:
                    arguments["table"] = await cog.table_of(caller, number)
                    await caller.check_member(arguments["table"])
                await function(cog, caller, **arguments)

            await handle_interaction(cog.services, interaction, work)

        options = [parameter.replace(kind=Parameter.KEYWORD_ONLY) for parameter in list(parameters.values())[2:]]
        if takes_table and which_required:  # first: what the other options offer depends on it
            options.insert(0, Parameter(WHICH, Parameter.KEYWORD_ONLY, annotation=int))
        elif takes_table:
            options.append(Parameter(WHICH, Parameter.KEYWORD_ONLY, default=None, annotation=int | None))
        head = [Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in ("cog", "interaction")]
        run.__signature__ = Signature([*head, *options])  # type: ignore[attr-defined]
        run.__name__ = name
        run.__qualname__ = function.__qualname__
        run.__module__ = function.__module__

        def text_of(key: str, part: str) -> app_commands.locale_str:
            return format_text_in(texts, f"command-{key}-{part}", game)

        app_commands.rename(**{option.name: text_of(option.name, "name") for option in options})(run)
        app_commands.describe(**{option.name: text_of(option.name, "about") for option in options})(run)
        app_commands.choices(**{key: list(pair) for key, pair in (values or {}).items()})(run)
        callback: Any = run if function is method else MethodType(run, method.__self__)  # type: ignore[attr-defined]
        new: Command = app_commands.Command(
            name=text_of(name, "name"), description=text_of(name, "about"), callback=callback
        )
        if any(option.name == WHICH for option in options):  # a method may also have it as a parameter
            new.autocomplete(WHICH)(CommandCog.complete_which)
        return new

    return decorate


def completes(option: str, *commands: Command) -> Callable[[Offer], Offer]:
    """Autocompletion of an option of these commands, by a method that gets the caller and what was typed."""

    def decorate(offer: Offer) -> Offer:
        async def complete(cog: CommandCog, interaction: Interaction, typed: int | str) -> list[Choice]:
            return await cog.completed(interaction, lambda caller: offer(cog, caller, str(typed)))

        complete.__qualname__ = offer.__qualname__  # tells discord.py that it is a method of a cog
        for completed in commands:
            completed.autocomplete(option)(complete)
        return offer

    return decorate
