"""Facts of a position for a player of Dungeon GO!, in answer to questions in plain words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from games.dungeon_go.facts import attacks, monsters, progress
from games.dungeon_go.rules import floors
from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.state import DungeonGoState
from rules.facts import Fact
from rules.messages import Seat

UNTIL_NEXT_FLOOR = ("fight", "mark", "blow", "danger", "floor", "king")
"""The kinds about the present floor, which has only one answer when the next one begins before any other turn."""


def facts(game: DungeonGoState, seat: Seat) -> list[Fact]:
    """Every fact of a seat; all of them are public."""
    if game.phase != "play":
        return []
    next_turn = monsters.play_next_turn(game)
    every = [*_of_heroes(game, seat, next_turn), *attacks.of_all(game)]
    every += [*monsters.of_all(game, next_turn), *progress.of_all(game)]
    if not floors.is_due(game):
        return every
    due = [Fact.of(kind, "due", {"next": game.floor + 1}) for kind in UNTIL_NEXT_FLOOR]
    return due + [fact for fact in every if fact.kind not in UNTIL_NEXT_FLOOR]


def _of_heroes(game: DungeonGoState, seat: Seat, next_turn: monsters.NextTurn) -> Iterator[Fact]:
    """The facts of each hero: of the one of the player who asks that acts or comes next, and of those of others.

    Where players run several heroes, a question may also name the one that it means.
    """
    mine = [hero for hero in game.heroes if hero.seat == seat]
    for hero in game.heroes:
        own = hero.seat == seat
        facts = [
            *attacks.of_hero(game, hero, own=own),
            *monsters.of_hero(game, hero, next_turn, own=own),
            *progress.of_hero(game, hero, own=own),
        ]
        if not own:
            yield from (replace(fact, seats=(hero.seat,)) for fact in facts)
        elif hero is _acting_hero(game, mine):
            yield from facts
        if len(game.heroes) > game.seats:
            yield from (replace(fact, things=(hero.card, *fact.things)) for fact in facts)


def _acting_hero(game: DungeonGoState, mine: list[Hero]) -> Hero:
    """The hero of a player that acts now or, if none does, the first whose card is still to come."""
    cards = {f"hero_{hero.card}": hero for hero in mine}
    to_come = [hero for card, hero in cards.items() if card in game.deck]
    return cards.get(game.turn or "") or (to_come or mine)[0]
