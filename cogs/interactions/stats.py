"""Statistics of finished games: of a server, of one game there, of one person; as pictures and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.services.caller import Caller, Handler
from cogs.services.ids import CustomId, number
from cogs.services.limits import MOST_CHOICES
from cogs.services.screen import Choice, Screen, Select
from cogs.services.services import Services
from locales.sanitizing import Markdown, sanitize
from pictures.game_pictures import Picture
from pictures.stats import MOST_ROWS, Line, table
from rules.messages import refer
from tables.errors import Refusal
from tables.history.rating import FIRST
from tables.history.statistics import PlayerStats, Stats

MOST_LINES = 20
"""Lines of a table in words; the number of further players is added."""
NO_RATING = "–"
ALL = "all"
"""The choice of all games together."""


@dataclass(eq=False)
class StatsPages:
    """The pages of `/table stats`, and the menu there."""

    services: Services

    @property
    def handlers(self) -> dict[str, Handler]:
        """The handlers by action."""
        return {"stats": self.turn}

    async def turn(self, caller: Caller, press: CustomId) -> None:
        """Show that page for another game."""
        game = caller.picked
        if game != ALL and game not in self.services.games:
            raise Refusal("refused-no_game", game=game)
        await caller.nod()
        screen = self.screen(caller, "" if game == ALL else game, number(press.rest))
        await caller.turn(await caller.in_time(screen, turns=True))

    async def screen(self, caller: Caller, game: str, user: int) -> Screen:
        """Games, wins, means and ratings of this server's people, or of one person.

        In a DM: of the caller, wherever they have played. Without `game`: of all games together, if several were
        played.
        """
        guild = caller.guild_id
        person = user or (caller.id if guild is None else 0)
        stats = await self.services.tables.past.stats(
            guild_id=guild, user_id=person or None, game=game or None, person=caller.id
        )
        played = [name for name in stats.played if name in self.services.games]
        shown = [game] if game else played
        lines = [each for each in stats.players if each.game in shown]
        head = caller.say("stats-title")
        if user:
            name = next((each.name for each in stats.players), "")
            head = caller.say("stats-of", player=sanitize(name, markdown=True)) if name else head
        screen = Screen().add(f"### {head}")
        if not lines:
            screen.add(caller.say("stats-none"), self._menu(caller, played, game, user))
            return screen.add(f"-# {caller.say('stats-note')}")
        only = shown[0] if len(shown) == 1 else ""
        if person:
            title = caller.say("stats-by_game")
            rows = [self._line(caller, each, caller.say("game-name", each.game)) for each in _by_game(lines, played)]
            heads = ["stats-head-wins", "stats-head-mean", "stats-head-rating"]
            await self._add(caller, screen, table(title, self._said(caller, heads), rows))
        else:
            if only:
                title = self._of_game(caller, only, stats)
                rows = [self._line(caller, each, sanitize(each.name)) for each in lines]
                heads = ["stats-head-wins", "stats-head-mean", "stats-head-rating"]
            else:
                title = caller.say("stats-of-all", games=sum(stats.games[name][0] for name in played))
                rows = self._totals(caller, lines)
                heads = ["stats-head-wins"]
            await self._add(caller, screen, self._table(caller, title, heads, rows), len(rows))
            if not only:
                screen.add("\n".join(f"- {self._of_game(caller, name, stats)}" for name in played))
        screen.add(self._menu(caller, played, game or only, user))
        rated = bool(only or person) and any(each.rating is not None for each in lines)
        notes = [*([caller.say("stats-rating", first=str(FIRST))] if rated else []), caller.say("stats-note")]
        return screen.add("\n".join(f"-# {note}" for note in notes))

    # Pictures and their words

    async def _add(self, caller: Caller, screen: Screen, picture: Picture, rows: int = 0) -> None:
        """The picture, or its words; below a picture, the rows of a table that did not fit into it."""
        image = await caller.image(picture, "stats.png")
        screen.add(image or picture.text)
        if image is not None and rows > MOST_ROWS:
            screen.add("\n".join(picture.text.splitlines()[1 + MOST_ROWS :]))

    def _table(self, caller: Caller, title: str, heads: Sequence[str], rows: Sequence[Line]) -> Picture:
        """The table of a server: the first of its people, then how many more there are."""
        kept = list(rows[:MOST_LINES])
        if len(rows) > MOST_LINES:
            more = caller.say("stats-more", number=len(rows) - MOST_LINES)
            kept.append(Line("", 0, 0, [NO_RATING] * (len(heads) - 1), more))
        return table(title, self._said(caller, heads), kept)

    def _said(self, caller: Caller, keys: Sequence[str]) -> list[str]:
        return [caller.say(key) for key in keys]

    def _of_game(self, caller: Caller, game: str, stats: Stats) -> str:
        games, won = stats.games[game]
        return caller.say("stats-game", game, game=refer("game-name"), games=games, won=won)

    def _line(self, caller: Caller, stats: PlayerStats, name: str) -> Line:
        places = [caller.say("stats-place", place=place, times=times) for place, times in sorted(stats.places.items())]
        mean = f"{stats.mean_score:.1f}"
        fact = caller.say(
            "stats-line" if places else "stats-line-lost",
            player=sanitize(name, markdown=True),
            games=stats.games,
            wins=stats.wins,
            mean=mean,
            **({"places": places} if places else {}),
        )
        if stats.rating is not None:
            fact = caller.say("stats-rated", line=Markdown(fact), rating=str(stats.rating))
        rating = NO_RATING if stats.rating is None else str(stats.rating)
        return Line(name, stats.wins, stats.games, [mean, rating], fact)

    def _totals(self, caller: Caller, lines: Sequence[PlayerStats]) -> list[Line]:
        """Everyone's games and wins, all games together: most wins first."""
        games: dict[int, tuple[str, int, int]] = {}
        for each in lines:
            _, played, won = games.get(each.user_id, ("", 0, 0))
            games[each.user_id] = (each.name, played + each.games, won + each.wins)
        return [
            Line(
                sanitize(name),
                won,
                played,
                [],
                caller.say("stats-total", player=sanitize(name, markdown=True), games=played, wins=won),
            )
            for name, played, won in sorted(games.values(), key=lambda each: (-each[2], -each[1], each[0]))
        ]

    def _menu(self, caller: Caller, played: Sequence[str], game: str, user: int) -> Select | None:
        """The games to show one by one, if there are several."""
        if len(played) < 2:
            return None
        choices = [Choice(name, caller.say("game-name", name), chosen=name == game) for name in played]
        whole = Choice(ALL, caller.say("stats-all"), chosen=not game)
        return Select(
            CustomId("stats", rest=str(user)).menu, [whole, *choices[: MOST_CHOICES - 1]], caller.say("stats-choose")
        )


def _by_game(lines: Sequence[PlayerStats], played: Sequence[str]) -> list[PlayerStats]:
    return sorted(lines, key=lambda each: played.index(each.game))
