"""The new round phase with its offers and forecasts, and the adventurers who arrive later (sections 5 and 12)."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_lords.rules.components import AUTUMN, HEROES, SEASONS
from games.dungeon_lords.rules.pieces import MOST_EVIL, Hero
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import Seat, refer, seat_name

CREATURES_OFFERED = 3
ROOMS_OFFERED = 2


class NewRound(Step):
    """Reveal the offers and the forecasts to everyone (DL-5.10)."""

    def run(self, game: DungeonLordsState) -> None:
        game.phase = "new_round"
        game.commit()
        season = refer(f"season-{SEASONS[game.season]}")
        game.tell("log-new_round", year=game.year, season=season, player=seat_name(game.starter))
        _offer(game)
        game.arriving, game.forecast = game.forecast, []
        if game.season < AUTUMN:
            _forecast_event(game)
            _forecast_adventurers(game)


def _offer(game: DungeonLordsState) -> None:
    """Discard what was left and reveal three creatures and two rooms, or as many as there are (DL-5.1 to DL-5.3)."""
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
    shown = "no_special" if event == "special" and not game.full else event
    game.tell("log-event_forecast", event=refer(f"event-{shown}"))
    if event == "special" and game.full:
        game.specials_shown = game.year
        special = game.specials[game.year - 1]
        about = refer(f"special-{special}-help")
        game.tell("log-special_forecast", special=refer(f"special-{special}"))
        game.tell("log-special_about", about=about)


def _forecast_adventurers(game: DungeonLordsState) -> None:
    """Draw the next adventurers, not all of the same rank, and sort them (DL-5.6 to DL-5.9)."""
    pile = game.hero_piles[game.year - 1]
    number = min(game.seats if game.seats == 4 else 3, len(pile))
    drawn = [pile.pop() for _ in range(number)]
    while len(_ranks(drawn)) == 1 and len(_ranks([*drawn, *pile])) > 1:
        game.tell("log-adventurer_redrawn", hero=refer(f"hero-{drawn[-1]}"))
        pile.insert(0, drawn.pop())
        game.heroes_at_bottom += 1
        drawn.append(pile.pop())
    game.forecast = sorted(drawn, key=lambda hero: HEROES[hero].rank)
    game.tell("log-adventurers_forecast", heroes=[refer(f"hero-{hero}") for hero in game.forecast])


def _ranks(heroes: Sequence[str]) -> set[int]:
    return {HEROES[hero].rank for hero in heroes}


class AdventurerPhase(Step):
    """The weakest adventurer goes to the kindest lord, and so on (DL-12.1 to DL-12.3)."""

    def run(self, game: DungeonLordsState) -> None:
        game.phase = "adventurers"
        game.shared_evil = risen(game)
        if game.shared_evil is not None:
            game.tell("log-shared_evil", evil=game.shared_evil)
        for seat, card in zip(kindest_first(game, game.shared_evil), game.arriving, strict=False):
            if seat is None:
                game.distant.append(card)
                game.tell("log-adventurer_leaves", hero=refer(f"hero-{card}"))
            else:
                join(game, seat, card)
        game.arriving = []


def risen(game: DungeonLordsState, phases: int = 1) -> int | None:
    """Where the shared counter stands when adventurers have come that often (DL-12.3); None with more players."""
    return None if game.shared_evil is None else min(MOST_EVIL, game.shared_evil + phases)


def kindest_first(
    game: DungeonLordsState, shared: int | None, order: Sequence[Seat] | None = None
) -> list[Seat | None]:
    """All seats by rising evil, with None for the shared counter, at `shared`, of the colours that two players manage.

    In a tie the shared counter comes first, then the seat nearest to the starting player (DL-12.2). `order`: the turn
    order, if not that of this season.
    """
    ranked: list[tuple[int, Seat | None]] = [(game.lords[seat].evil, seat) for seat in order or game.turn_order()]
    if shared is not None:
        ranked.insert(0, (shared, None))
    return [seat for _, seat in sorted(ranked, key=lambda one: one[0])]


def kindest_next(game: DungeonLordsState) -> list[Seat | None]:
    """The hosts of those who come next season, as evil stands now: the starting player token moves on (DL-4.4)."""
    starter, *others = game.turn_order()
    phases = 2 if game.arriving else 1  # those of this season come before
    return kindest_first(game, risen(game, phases), order=[*others, starter])


def join(game: DungeonLordsState, seat: Seat, card: str) -> None:
    """A new adventurer goes to the back; a warrior to the front, behind the paladin (DL-12.4 to DL-12.6)."""
    line = game.lords[seat].line
    hero = Hero(card=card)
    if HEROES[card].hero_class == "warrior":
        line.insert(1 if line and line[0].printed.hero_class == "paladin" else 0, hero)
    else:
        line.append(hero)
    game.tell("log-adventurer_joins", player=seat_name(seat), hero=hero.name, place=line.index(hero) + 1)
