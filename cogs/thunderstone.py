"""Thunderstone in Discord: its options as typed parameters, and a look at any card."""

from __future__ import annotations

from typing import ClassVar

import discord
from discord import app_commands

from cogs.client import KanteraBot
from cogs.commands.cards import CardCog, typing_in
from cogs.commands.game import WHERE, Choices, playing
from cogs.house.caller import Caller, Interaction, answered
from cogs.house.screen import CHOICE, MOST_CHOICES
from cogs.house.translator import about, named, said
from pictures.svg import Picture
from pictures.thunderstone import card
from pictures.thunderstone.finding import CARD, LISTS, completed, listed, name
from rules.core.errors import BadSetup
from rules.thunderstone.cards import CARDS
from rules.thunderstone.game import Thunderstone

GAME = "thunderstone"
TRIAL_SEATS = 2
"""With how many seats named cards are tried before the lobby opens."""

SELECTIONS = [
    app_commands.Choice(name=said("option-cards-random", GAME), value="random"),
    app_commands.Choice(name=said("option-cards-first_game", GAME), value="first_game"),
]
GROUPS = [
    app_commands.Choice(name=said("option-groups-3", GAME), value=3),
    app_commands.Choice(name=said("option-groups-4", GAME), value=4),
]
LEVELS = [
    app_commands.Choice(name=said("option-level-normal", GAME), value="normal"),
    app_commands.Choice(name=said("option-level-warrior", GAME), value="warrior"),
    app_commands.Choice(name=said("option-level-nightmare", GAME), value="nightmare"),
]


class ThunderstoneCog(CardCog, group_name=GAME, group_description=playing(GAME)):
    """The commands of Thunderstone."""

    game = GAME
    large: ClassVar[frozenset[str]] = frozenset({"do-attack", "do-dungeon_in_vain", "do-propose_stop"})
    cards = tuple(CARDS)

    @app_commands.command(name=named("new"), description=about("new"))
    @app_commands.rename(
        cards=said("command-cards-name", GAME),
        groups=said("command-groups-name", GAME),
        harsh_strength=said("command-harsh_strength-name", GAME),
        level=said("command-level-name", GAME),
        monsters=said("command-monsters-name", GAME),
        heroes=said("command-heroes-name", GAME),
        village=said("command-village-name", GAME),
        where=named("where"),
    )
    @app_commands.describe(
        cards=said("option-cards-help", GAME),
        groups=said("option-groups-help", GAME),
        harsh_strength=said("option-harsh_strength-help", GAME),
        level=said("option-level-help", GAME),
        monsters=said("option-monsters-help", GAME),
        heroes=said("option-heroes-help", GAME),
        village=said("option-village-help", GAME),
        where=about("where"),
    )
    @app_commands.choices(cards=SELECTIONS, level=LEVELS, where=list(WHERE))
    @app_commands.choices(groups=GROUPS)
    async def new(
        self,
        interaction: discord.Interaction[discord.Client],
        cards: app_commands.Choice[str] | None = None,
        groups: app_commands.Choice[int] | None = None,
        harsh_strength: bool = False,
        level: app_commands.Choice[str] | None = None,
        monsters: str = "",
        heroes: str = "",
        village: str = "",
        where: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a lobby. Cards that are named must make a village and a dungeon; else nothing is opened."""
        options: dict[str, object] = {
            "cards": cards.value if cards is not None else "random",
            "groups": groups.value if groups is not None else 3,
            "harsh_strength": harsh_strength,
            "level": level.value if level is not None else "normal",
        }
        texts = self.house.texts
        for field, typed in (("monsters", monsters), ("heroes", heroes), ("village", village)):
            options[field] = listed(texts, field, typed)
        try:
            Thunderstone.start(TRIAL_SEATS, options, seed="trial")
        except BadSetup as error:
            message = error.message

            async def refuse(caller: Caller) -> None:
                await caller.tell(f"⚠️ {caller.say(message, GAME)}")

            await answered(self.house, interaction, refuse)
            return
        await self.open(interaction, options, where)

    @new.autocomplete("monsters")
    async def _monsters(self, interaction: Interaction, typed: str) -> Choices:
        return self._named(interaction, "monsters", typed)

    @new.autocomplete("heroes")
    async def _heroes(self, interaction: Interaction, typed: str) -> Choices:
        return self._named(interaction, "heroes", typed)

    @new.autocomplete("village")
    async def _village(self, interaction: Interaction, typed: str) -> Choices:
        return self._named(interaction, "village", typed)

    def card_name(self, card_id: str, language: str) -> str:
        """What a card is called."""
        return name(self.house.texts, language, CARD, card_id)

    def card_picture(self, card_id: str, language: str) -> Picture:
        """The card with everything on it."""
        return card(card_id, language, self.house.texts)

    def _named(self, interaction: Interaction, field: str, typed: str) -> Choices:
        """Ways to go on with a list of names. Discord takes no longer value than it shows."""
        assert field in LISTS
        lists = completed(self.house.texts, typing_in(interaction), field, typed)
        return [app_commands.Choice(name=each, value=each) for each in lists if len(each) <= CHOICE][:MOST_CHOICES]


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(ThunderstoneCog(bot))
