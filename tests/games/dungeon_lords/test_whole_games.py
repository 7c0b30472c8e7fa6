"""Computer players play until every component has been used."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeon_lords.rules.components import (
    COMBAT_CARDS,
    CREATURES,
    EVENTS,
    HEROES,
    ORDER_IDS,
    ROOMS,
    SPECIALS,
    TRAPS,
    adventurers,
)
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.scoring import TITLES
from locales.texts import LANGUAGES, Texts
from rules.messages import Event, Ref
from rules.players import answer
from rules.registry import PLAYERS
from tests.games.dungeon_lords.positions import start

MOST_GAMES = 200


def whole_game(game: DungeonLords, rng: Random) -> list[Event]:
    """All events of a game by heuristic players who sometimes answer at random, so that unusual cards are used."""
    events = list(game.opening)
    while game.result is None:
        question = game.awaited()
        level = "random" if rng.random() < 0.25 else "steady"
        events += game.choose(question.seat, question.id, answer(game, question, PLAYERS["dungeon_lords"][level], rng))
    return events


def used(events: list[Event], key: str, name: str) -> set[str]:
    """The names that events of a key carried in one argument, without their family."""
    values = [event.args[name] for event in events if event.key == f"log-{key}"]
    items = [one for value in values for one in (value if isinstance(value, list) else [value])]
    return {one.key.partition("-")[2] for one in items if isinstance(one, Ref)}


@pytest.mark.long
def test_every_piece_is_used() -> None:
    missing = {
        *(("minion_placed", "order", one) for one in ORDER_IDS),
        *(("order_unexecuted", "order", one) for one in ORDER_IDS),
        *(("orders_returned", "order", one) for one in ORDER_IDS),
        *(("hired", "creature", one) for one in CREATURES),
        *(("attacks", "creature", one) for one in CREATURES),
        *(("wage_paid", "creature", one) for one in CREATURES),
        *(("room_built", "room", one) for one in ROOMS),
        *(("room_used", "room", one) for one, card in ROOMS.items() if card.product),
        *(("trap", "trap", one) for one in TRAPS),
        *(("combat_card", "card", one) for one in COMBAT_CARDS),
        *(("spell", "card", one) for one in COMBAT_CARDS),
        *(("event", "event", one) for one in EVENTS),
        *(("special", "special", one) for one in SPECIALS),
        *(("adventurer_joins", "hero", one) for year in (1, 2) for one in adventurers(year)),
        *(("defeated", "hero", one) for one in HEROES if one != "phantom"),
        *(("paladin_comes", "paladin", f"paladin_{year}") for year in (1, 2)),
        *(("title_held", "title", one) for one in TITLES),
    }
    keys = {"phantom_bursts", "released", "survivors_leave", "conquered", "paladin_moves", "shield_absorbs"}
    for number in range(MOST_GAMES):
        seats = 2 + number % 3
        events = whole_game(start(seats, f"everything {number}"), Random(number))
        happened = {event.key.removeprefix("log-") for event in events}
        keys -= happened
        missing -= {(key, name, one) for key, name, _ in missing for one in used(events, key, name)}
        if not missing and not keys:
            return
    raise AssertionError(f"never used in {MOST_GAMES} games: {sorted(missing)} {sorted(keys)}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_attacks_spells_and_rooms_have_texts_of_their_own(texts: Texts, language: str) -> None:
    keys = {f"do-attack_{attack.id}" for creature in CREATURES.values() for attack in creature.attacks}
    effects = [card.effect for card in COMBAT_CARDS.values() if card.effect is not None]
    keys |= {f"do-spell_{effect.then}" for effect in effects if effect.then}
    keys |= {f"do-produce_{room.product}" for room in ROOMS.values() if room.product}
    assert [key for key in sorted(keys) if not texts.has(language, "dungeon_lords", key)] == []
