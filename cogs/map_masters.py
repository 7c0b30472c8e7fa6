"""Map Masters in Discord: its options as typed parameters, a look at any card or mission, the hall of fame."""

from __future__ import annotations

from typing import ClassVar

import discord
from discord import app_commands

from cogs.client import KanteraBot
from cogs.commands.game import WHERE, Choices, GameCog, playing
from cogs.house.caller import Caller, Interaction, answered
from cogs.house.screen import CHOICE, MOST_CHOICES, Image, Screen, short
from cogs.house.translator import about, named, said
from pictures.map_masters import card as card_picture
from pictures.map_masters import mission as mission_picture
from pictures.map_masters.finding import THINGS, mission_named, missions_like, thing_named, things_like
from pictures.svg import Picture
from rules.core.messages import refer
from rules.map_masters.components import SPELLS
from rules.map_masters.missions import MISSIONS
from storage.past import Finished

GAME = "map_masters"
WON = "end-mission_won"
PICTURE = "map_masters.png"
FAME = 15
"""How many missions the hall of fame shows."""
PAGE = 100
"""How many finished games are read at a time."""


def _values(field: str, *values: str) -> list[app_commands.Choice[str]]:
    """The values of an option as choices of its parameter."""
    return [app_commands.Choice(name=said(f"option-{field}-{value}", GAME), value=value) for value in values]


MODES = _values("mode", "versus", "coop")
LAYOUTS = _values("layout", "free", "column")
ORDERS = _values("seat_order", "joined", "shuffled")
DIFFICULTIES = _values("difficulty", "ask", "newcomer", "easy", "normal", "hard")
NUMBERS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15")
MISSION_CHOICES = [
    app_commands.Choice(name=said(f"option-mission-{number}", GAME), value=int(number))
    for number in NUMBERS[: len(MISSIONS) + 1]
]
TIMERS = [app_commands.Choice(name=said(f"option-timer-{number}", GAME), value=int(number)) for number in NUMBERS]
HEAD_STARTS = [
    app_commands.Choice(name=said(f"option-head_start-{number}", GAME), value=int(number)) for number in NUMBERS
]


class MapMastersCog(GameCog, group_name="mapmasters", group_description=playing(GAME)):
    """The commands of Map Masters."""

    game = GAME
    large: ClassVar[frozenset[str]] = frozenset(
        {"do-done", "do-done_empty", "do-give_in", "do-agree_to_give_up", "do-step_in_vain"}
    )

    @app_commands.command(name=named("new"), description=about("new"))
    @app_commands.rename(
        mode=said("command-mode-name", GAME),
        mission=said("command-mission-name", GAME),
        difficulty=said("command-difficulty-name", GAME),
        layout=said("command-layout-name", GAME),
        time_bonus=said("command-time_bonus-name", GAME),
        head_start=said("command-head_start-name", GAME),
        timer=said("command-timer-name", GAME),
        seat_order=said("command-seat_order-name", GAME),
        open_hands=said("command-open_hands-name", GAME),
        strict_arrival=said("command-strict_arrival-name", GAME),
        host_decides=said("command-host_decides-name", GAME),
        where=named("where"),
    )
    @app_commands.describe(
        mode=said("option-mode-help", GAME),
        mission=said("option-mission-help", GAME),
        difficulty=said("option-difficulty-help", GAME),
        layout=said("option-layout-help", GAME),
        time_bonus=said("option-time_bonus-help", GAME),
        head_start=said("option-head_start-help", GAME),
        timer=said("option-timer-help", GAME),
        seat_order=said("option-seat_order-help", GAME),
        open_hands=said("option-open_hands-help", GAME),
        strict_arrival=said("option-strict_arrival-help", GAME),
        host_decides=said("option-host_decides-help", GAME),
        where=about("where"),
    )
    @app_commands.choices(
        mode=MODES,
        difficulty=DIFFICULTIES,
        layout=LAYOUTS,
        seat_order=ORDERS,
        where=list(WHERE),
    )
    @app_commands.choices(mission=MISSION_CHOICES, head_start=HEAD_STARTS, timer=TIMERS)
    async def new(
        self,
        interaction: discord.Interaction[discord.Client],
        mode: app_commands.Choice[str] | None = None,
        mission: app_commands.Choice[int] | None = None,
        difficulty: app_commands.Choice[str] | None = None,
        layout: app_commands.Choice[str] | None = None,
        time_bonus: bool = True,
        head_start: app_commands.Choice[int] | None = None,
        timer: app_commands.Choice[int] | None = None,
        seat_order: app_commands.Choice[str] | None = None,
        open_hands: bool = False,
        strict_arrival: bool = False,
        host_decides: bool = False,
        where: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a lobby. Whoever names a mission or a difficulty plays together."""
        together = mission is not None or difficulty is not None
        options: dict[str, object] = {
            "mode": mode.value if mode is not None else "coop" if together else "versus",
            "mission": mission.value if mission is not None else 0,
            "difficulty": difficulty.value if difficulty is not None else "ask",
            "layout": layout.value if layout is not None else "free",
            "time_bonus": _switch(time_bonus),
            "head_start": head_start.value if head_start is not None else 0,
            "timer": timer.value if timer is not None else 0,
            "seat_order": seat_order.value if seat_order is not None else "joined",
            "open_hands": _switch(open_hands),
            "strict_arrival": _switch(strict_arrival),
            "host_decides": _switch(host_decides),
        }
        await self.open(interaction, options, where)

    @app_commands.command(name=said("command-card-name", GAME), description=said("command-card-about", GAME))
    @app_commands.rename(card=said("command-card-name", GAME))
    @app_commands.describe(card=said("command-which_card-about", GAME))
    async def card(self, interaction: Interaction, card: str) -> None:
        """A dungeon card with both levels, or what a spell does, for who asks."""

        async def work(caller: Caller) -> None:
            found = thing_named(self.house.texts, card)
            if found is None:
                await caller.tell(f"⚠️ {caller.say('refused-no_card', GAME, typed=card)}")
            elif found in SPELLS:
                spell, words = refer(f"spell-{found}"), refer(f"spell-text-{found}")
                await caller.tell(caller.say("words-spell", GAME, spell=spell, text=words))
            else:
                await self._show(caller, card_picture(found, caller.language, self.house.texts))

        await answered(self.house, interaction, work)

    @card.autocomplete("card")
    async def _cards(self, interaction: Interaction, typed: str) -> Choices:
        texts, language = self.house.texts, _language(interaction)
        found = things_like(texts, typed)[:MOST_CHOICES]
        return [
            app_commands.Choice(name=short(texts.say(language, GAME, THINGS[thing]), CHOICE), value=thing)
            for thing in found
        ]

    @app_commands.command(name=said("command-mission-name", GAME), description=said("command-mission-about", GAME))
    @app_commands.rename(mission=said("command-mission-name", GAME))
    @app_commands.describe(mission=said("command-which_mission-about", GAME))
    async def mission(self, interaction: Interaction, mission: str) -> None:
        """A mission with its map, goals and rules, for who asks."""

        async def work(caller: Caller) -> None:
            found = mission_named(self.house.texts, mission)
            if found is None:
                await caller.tell(f"⚠️ {caller.say('refused-no_mission', GAME, typed=mission)}")
                return
            await self._show(caller, mission_picture(found, caller.language, self.house.texts))

        await answered(self.house, interaction, work)

    @mission.autocomplete("mission")
    async def _missions(self, interaction: Interaction, typed: str) -> Choices:
        texts, language = self.house.texts, _language(interaction)
        found = missions_like(texts, typed)[:MOST_CHOICES]
        return [
            app_commands.Choice(
                name=short(texts.say(language, GAME, f"option-mission-{number}"), CHOICE), value=str(number)
            )
            for number in found
        ]

    @app_commands.command(name=said("command-hall-name", GAME), description=said("command-hall-about", GAME))
    async def hall(self, interaction: Interaction) -> None:
        """The hall of fame of this server (MM-23.6), for who asks."""

        async def work(caller: Caller) -> None:
            guild = interaction.guild_id
            won = [] if guild is None else await self._won(guild)
            lines = [caller.say("hall-title", GAME)]
            for place, game in enumerate(won[:FAME], 1):
                facts = game.result.facts
                names = [discord.utils.escape_markdown(name) for name in self.house.names(game.table, caller.language)]
                lines.append(
                    caller.say(
                        "hall-line",
                        GAME,
                        place=place,
                        score=facts["score"],
                        number=facts["number"],
                        mission=facts["mission"],
                        difficulty=facts["difficulty"],
                        players=self.house.texts.join(caller.language, names),
                        date=f"<t:{int(_when(game))}:d>",
                    )
                )
            if not won:
                lines.append(caller.say("hall-empty", GAME))
            await caller.show(Screen().add("\n".join(lines)))

        await answered(self.house, interaction, work)

    async def _won(self, guild_id: int) -> list[Finished]:
        """Every mission won in a server, the best score first, of equal ones the earlier."""
        found: list[Finished] = []
        before: int | None = None
        while page := await self.house.tables.history(guild_id=guild_id, game=GAME, before=before, limit=PAGE):
            found += [game for game in page if game.result.reason == WON and not game.table.imported]
            before = page[-1].table.id
        return sorted(found, key=lambda game: (-game.result.places[0].total, _when(game)))

    async def _show(self, caller: Caller, drawn: Picture) -> None:
        """A picture with its words, or the words alone for who prefers them."""
        image: Image | None = None
        if not self.house.people.get(caller.id).text_only:
            image = await self.house.image(drawn, PICTURE)
        await caller.show(Screen().add(drawn.text, image))


def _when(game: Finished) -> float:
    """When a game was over."""
    return game.table.over or game.table.touched


def _switch(on: bool) -> str:
    return "on" if on else "off"


def _language(interaction: Interaction) -> str:
    """The language of somebody who is still typing."""
    return "ja" if interaction.locale is discord.Locale.japanese else "en"


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(MapMastersCog(bot))
