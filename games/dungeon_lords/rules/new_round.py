"""The new round phase: offers, forecast of event and adventurers (section 5)."""

from __future__ import annotations

from games.dungeon_lords.rules.components import HEROES
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import refer, seat_name

CREATURES_OFFERED = 3
ROOMS_OFFERED = 2
AUTUMN = 3


class NewRound(Step):
    """Reveal the offers and what comes next, for all to see (DL-5.10)."""

    def run(self, game: DungeonLordsState) -> None:
        game.phase = "new_round"
        game.commit()
        game.tell("log-new_round", year=game.year, season=game.season_name, player=seat_name(game.starter))
        _offer(game)
        game.arriving, game.forecast = game.forecast, []
        if game.season < AUTUMN:
            _forecast_event(game)
            _forecast_adventurers(game)


def _offer(game: DungeonLordsState) -> None:
    """Discard what was left, reveal three creatures and two rooms, or what there is (DL-5.1 to DL-5.3)."""
    game.distant += [*game.tavern, *game.market]
    creatures, rooms = game.creature_piles[game.year - 1], game.room_piles[game.year - 1]
    game.tavern = [creatures.pop() for _ in range(min(CREATURES_OFFERED, len(creatures)))]
    game.market = [rooms.pop() for _ in range(min(ROOMS_OFFERED, len(rooms)))]
    game.tell(
        "log-offers",
        creatures=[refer(f"creature-{creature}") for creature in game.tavern],
        rooms=[refer(f"room-{room}") for room in game.market],
    )


def _forecast_event(game: DungeonLordsState) -> None:
    """Turn up the event of the next round, and with it this year's special event card (DL-5.4, DL-5.5)."""
    game.events_shown = game.season + 1
    event = game.events[game.season]
    game.tell("log-event_forecast", event=refer(f"event-{event}"))
    if event == "special" and game.full:
        game.specials_shown = game.year
        game.tell("log-special_forecast", special=refer(f"special-{game.specials[game.year - 1]}"))


def _forecast_adventurers(game: DungeonLordsState) -> None:
    """Draw the next adventurers, not all of the same rank, and sort them (DL-5.6 to DL-5.9)."""
    pile = game.hero_piles[game.year - 1]
    number = min(game.seats if game.seats == 4 else 3, len(pile))
    drawn = [pile.pop() for _ in range(number)]
    while len({HEROES[hero].rank for hero in drawn}) == 1:
        if all(HEROES[hero].rank == HEROES[drawn[0]].rank for hero in pile):
            break
        game.tell("log-adventurer_redrawn", hero=refer(f"hero-{drawn[-1]}"))
        pile.insert(0, drawn.pop())
        game.heroes_at_bottom += 1
        drawn.append(pile.pop())
    game.forecast = sorted(drawn, key=lambda hero: HEROES[hero].rank)
    game.tell("log-adventurers_forecast", heroes=[refer(f"hero-{hero}") for hero in game.forecast])
