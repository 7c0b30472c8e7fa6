"""What holds for a player of Dungeon GO! in a position: attacks, dangers, the own hero, the way to the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from games.dungeon_go.facts import attacks, dangers, heroes, progress
from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.state import DungeonGoState
from rules.facts import Fact
from rules.messages import Seat


def facts(game: DungeonGoState, seat: Seat) -> list[Fact]:
    """Every fact of a seat. All of them are public but the order of the deck, which one player may know (DG-23.16)."""
    return [*_facts(game, seat)] if game.phase == "play" else []


def _facts(game: DungeonGoState, seat: Seat) -> Iterator[Fact]:
    blows = dangers.next_blows(game)
    mine = [hero for hero in game.heroes if hero.seat == seat]
    for hero in mine:
        own = [*attacks.own(game, hero), *dangers.own(game, hero, blows), *heroes.own(game, hero)]
        if hero is _acting(game, mine):
            yield from own
        if len(mine) > 1:  # a question may name the one that it means
            yield from (replace(each, things=(hero.card, *each.things), called=None) for each in own)
    for hero in game.heroes:
        if hero.seat != seat:
            yield from attacks.of_other(game, hero)
            yield from dangers.of_other(game, hero, blows)
    yield from attacks.shared(game)
    yield from dangers.shared(game, blows)
    yield from progress.floors_ahead(game)
    yield from progress.turns(game, seat)
    yield from progress.counts(game, seat)


def _acting(game: DungeonGoState, mine: list[Hero]) -> Hero:
    """The hero of a player that acts now or, if none does, the first whose card is still to come."""
    cards = {f"hero_{hero.card}": hero for hero in mine}
    left = [hero for card, hero in cards.items() if card in game.deck]
    return cards.get(game.turn or "") or (left or mine)[0]
