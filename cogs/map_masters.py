"""Map Masters in Discord: the commands of every game, a look at any mission, the hall of fame."""

from __future__ import annotations

from cogs.client.client import KanteraBot
from cogs.commands.command import Choices, command, completes
from cogs.commands.game import GameCog, group_about, group_name
from cogs.commands.opening import TypedSettings
from cogs.interactions.lookup import draw
from cogs.services.caller import Caller
from cogs.services.screen import Screen
from games.map_masters.pictures import Locale
from games.map_masters.pictures import mission as mission_picture
from games.map_masters.pictures.name_search import mission_named, missions_like
from games.map_masters.rules.settings import COOP_ONLY
from locales.sanitizing import sanitize
from rules.results import Result
from storage.rows import Table

GAME = "map_masters"
WON = "end-mission_won"
HALL_SIZE = 15
"""The most missions in the hall of fame."""


class MapMastersCog(GameCog, group_name=group_name(GAME), group_description=group_about(GAME)):
    """The commands of Map Masters."""

    game = GAME

    def settings_of(self, given: TypedSettings) -> TypedSettings:
        """Naming a mission or a difficulty means playing together."""
        together = not COOP_ONLY.isdisjoint(given)
        return {"mode": "coop", **given} if together else given

    @command(game=GAME)
    async def mission(self, caller: Caller, which_mission: str) -> None:
        """A mission with its map, goals and rules, only for the caller."""
        number = mission_named(self.services.texts, which_mission)
        if number is None:
            typed = sanitize(which_mission, markdown=True)
            await caller.tell(f"⚠️ {caller.say('refused-no_mission', GAME, typed=typed)}")
        else:
            await draw(caller, mission_picture(number, Locale(caller.language, self.services.texts)))

    @completes("which_mission", mission)
    async def _missions(self, caller: Caller, typed: str) -> Choices:
        numbers = missions_like(self.services.texts, typed)
        return [(caller.say(f"setting-mission-{number}", GAME), str(number)) for number in numbers]

    @command(game=GAME)
    async def hall(self, caller: Caller) -> None:
        """The hall of fame of this server (MM-23.6), only for the caller."""
        wins = [] if caller.guild_id is None else await caller.in_time(self._hall_of_fame(caller, caller.guild_id))
        lines = [caller.say("hall-title", GAME)]
        for place, (table, result) in enumerate(wins[:HALL_SIZE], 1):
            facts = result.facts
            names = [sanitize(name, markdown=True) for name in self.services.names(table, caller.language)]
            lines.append(
                caller.say(
                    "hall-line",
                    GAME,
                    place=place,
                    score=facts["score"],
                    number=facts["number"],
                    mission=facts["mission"],
                    difficulty=facts["difficulty"],
                    players=self.services.texts.join(caller.language, names),
                    date=f"<t:{int(_ended_at(table))}:d>",
                )
            )
        if not wins:
            lines.append(caller.say("hall-empty", GAME))
        await caller.show(Screen().add("\n".join(lines)))

    async def _hall_of_fame(self, caller: Caller, guild_id: int) -> list[tuple[Table, Result]]:
        """Every mission won in a server, best score first, equal ones by date."""
        wins = await self.services.tables.past.ended_by(WON, GAME, guild_id, caller.id)

        def rank(win: tuple[Table, Result]) -> tuple[int, float]:
            table, result = win
            return -result.places[0].total, _ended_at(table)

        return sorted(((table, result) for table, result in wins if table.counts), key=rank)


def _ended_at(table: Table) -> float:
    """The time at which its game ended, in seconds since 1970."""
    return table.over or table.touched


async def setup(bot: KanteraBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(MapMastersCog(bot))
