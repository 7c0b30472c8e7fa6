"""Statistics of finished games: of a server, of one game there, of one person."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.services.caller import Caller, handles
from cogs.services.discord_limits import MOST_CHOICES
from cogs.services.ids import CustomId, number
from cogs.services.screen import Screen, Select, SelectChoice
from locales.sanitizing import sanitize
from rules.messages import refer
from tables.errors import Refusal
from tables.history.statistics import PlayerStats, Stats

MOST_LINES = 20
"""People who are listed; the number of further ones is added."""
ALL = "all"
"""The choice of all games together."""


@handles("stats")
async def turn(caller: Caller, press: CustomId) -> None:
    """Show that page for another game."""
    game = caller.picked
    if game != ALL and game not in caller.services.games:
        raise Refusal("refused-no_game", game=game)
    await caller.nod()
    screen = stats_page(caller, "" if game == ALL else game, number(press.rest))
    await caller.edit_message(await caller.in_time(screen, edits=True))


async def stats_page(caller: Caller, game: str, user: int) -> Screen:
    """Games, wins and means of this server's people, or of one person.

    In a DM: of the caller, wherever they have played. Without `game`: of all games together, if several were
    played.
    """
    is_dm = caller.guild_id is None
    person = user or (caller.id if is_dm else 0)
    stats = await caller.services.tables.past.stats(
        guild_id=caller.guild_id, user_id=person or None, game=game or None, asker=caller.id
    )
    played = [name for name in stats.played if name in caller.services.games]
    shown = [game] if game else played
    lines = [line for line in stats.players if line.game in shown]
    head = caller.say("stats-title")
    if user:
        name = next((player.name for player in stats.players), "")
        head = caller.say("stats-of", player=sanitize(name, markdown=True)) if name else head
    screen = Screen().add(f"### {head}")
    only = shown[0] if len(shown) == 1 else ""
    if not lines:
        screen.add(caller.say("stats-none"))
    elif person:
        by_game = sorted(lines, key=lambda line: played.index(line.game))
        listed = [_line(caller, line, caller.say("game-name", line.game)) for line in by_game]
        screen.add(_lines_under(caller.say("stats-by_game"), listed))
    elif only:
        listed = [_line(caller, line, sanitize(line.name, markdown=True)) for line in lines]
        screen.add(_lines_under(_of_game(caller, only, stats), _cut(caller, listed)))
    else:
        title = caller.say("stats-of-all", games=sum(stats.games[name].finished for name in played))
        screen.add(_lines_under(title, _cut(caller, _totals(caller, lines))))
        screen.add("\n".join(f"- {_of_game(caller, name, stats)}" for name in played))
    screen.add(_menu(caller, played, game or only, user))
    return screen.add(f"-# {caller.say('stats-note')}")


def _cut(caller: Caller, lines: Sequence[str]) -> list[str]:
    """The first of these lines, then how many more there are."""
    if len(lines) <= MOST_LINES:
        return list(lines)
    return [*lines[:MOST_LINES], caller.say("stats-more", number=len(lines) - MOST_LINES)]


def _of_game(caller: Caller, game: str, stats: Stats) -> str:
    """The numbers of games of this kind that were finished, and won."""
    count = stats.games[game]
    return caller.say("stats-game", game, game=refer("game-name"), games=count.finished, won=count.won)


def _line(caller: Caller, stats: PlayerStats, name: str) -> str:
    """Someone's games, wins, mean and places, below that name."""
    places = [caller.say("stats-place", place=place, times=times) for place, times in sorted(stats.places.items())]
    return caller.say(
        "stats-line" if places else "stats-line-lost",
        player=name,
        games=stats.games,
        wins=stats.wins,
        mean=f"{stats.mean_score:.1f}",
        **({"places": places} if places else {}),
    )


def _totals(caller: Caller, lines: Sequence[PlayerStats]) -> list[str]:
    """Everyone's games and wins, all games together: most wins first."""
    games: dict[int, tuple[str, int, int]] = {}
    for line in lines:
        _, played, won = games.get(line.user_id, ("", 0, 0))
        games[line.user_id] = (line.name, played + line.games, won + line.wins)
    return [
        caller.say("stats-total", player=sanitize(name, markdown=True), games=played, wins=won)
        for name, played, won in sorted(games.values(), key=lambda total: (-total[2], -total[1], total[0]))
    ]


def _menu(caller: Caller, played: Sequence[str], game: str, user: int) -> Select | None:
    """The games to show one by one, if there are several."""
    if len(played) < 2:
        return None
    choices = [SelectChoice(name, caller.say("game-name", name), chosen=name == game) for name in played]
    all_games = SelectChoice(ALL, caller.say("stats-all"), chosen=not game)
    return caller.menu("stats", [all_games, *choices[: MOST_CHOICES - 1]], "stats-choose", rest=str(user))


def _lines_under(title: str, lines: Sequence[str]) -> str:
    return "\n".join([f"**{title}**", *(f"- {line}" for line in lines)])
