"""Saved games: what is wrong in one is refused and named, and what is right goes on as if nothing had been."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.core.questions import Question
from rules.thunderstone.cards import BASIC
from rules.thunderstone.game import Thunderstone
from tests.rules.damage import path_of, put, random_damage, refused_field
from tests.rules.thunderstone.table import lay

SEED = "saves"
BUSY = {
    "monsters": ["dragon", "abyssal", "undead_spirit"],
    "heroes": ["selurin", "redblade", "lorigg", "elf"],
    "village": [
        "banish",
        "spear",
        "magical_aura",
        "trainer",
        "pawnbroker",
        "goodberries",
        "arcane_energies",
        "barkeep",
    ],
}
"""Cards that bring about as many kinds of questions as they can."""


def answer(game: Thunderstone, question: Question, rng: Random) -> None:
    """Any legal answer."""
    ids = [option.id for option in question.options(game) if question.max == 1 or not option.back]
    game.choose(question.seat, question.id, rng.sample(ids, question.max))


def bring(game: Thunderstone, rng: Random) -> None:
    """Give everybody some cards of the village, as if they had been bought long ago."""
    for player in game.players:
        for card in rng.sample(sorted(card for card in game.stock if game.stock[card] and card not in BASIC), 8):
            game.stock[card] -= 1
            player.deck.append(card)


def positions(games: int, rng: Random) -> list[str]:
    """Saves from all through random games of one to five players, with votes, discards and battles in between."""
    found: list[str] = []
    seen: Counter[str] = Counter()
    for number in range(games):
        seats = 1 + number % 5
        options: dict[str, Any] = BUSY if seats > 1 else {"level": rng.choice(["normal", "warrior", "nightmare"])}
        game = Thunderstone.start(seats, options, seed=f"{SEED}-{number}")
        bring(game, rng)
        for _ in range(150):
            if game.result is not None:
                break
            awaited = [question for question in game.questions if question.awaited]
            answer(game, rng.choice(awaited if rng.random() < 0.98 else game.questions), rng)
            kinds = {question.kind for question in game.questions}
            if any(seen[kind] < 8 for kind in kinds):
                seen.update(kinds)
                found.append(game.save())
        found.append(game.save())
    return found


@pytest.fixture(scope="module")
def saves() -> list[str]:
    """Positions of many kinds."""
    return positions(50, Random(SEED))


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("players.0.deck.0", "excalibur", "players.0.deck.0"),
        ("players.0.deck.0", "the_thunderstone", "players.0.deck.0"),
        ("players.0.deck.0", "griffon", "cards.griffon"),
        ("players.0.experience", -1, "players.0.experience"),
        ("players.1", None, "players.1"),
        ("players.1.certain", ["fireball"], "players.1.certain"),
        ("hall.1", {"card": "no_such_monster"}, "hall.1"),
        ("hall.1", None, "cards."),
        ("hall", [None, None], "hall"),
        ("hall.0.breached", "perhaps", "hall.0.breached"),
        ("dungeon.0", "militia", "dungeon.0"),
        ("turn.cards.0.slot", "first", "turn.cards.0.slot"),
        ("turn.cards.0.slot", 2, "turn.cards"),
        ("turn.cards.0.weapon", 77, "turn.cards.0.weapon"),
        ("turn.cards.0.owner", 1, "turn.cards.0.owner"),
        ("turn.seat", 9, "turn.seat"),
        ("turn.action", "village", "agenda.stack"),
        ("turn.action", "rest", "turn.revealed"),
        ("turn.revealed", False, "turn.revealed"),
        ("turn.off", [99], "turn.off"),
        ("turn.uses", [{"slot": 1, "card": "militia", "effect": 3}], "turn.uses.0"),
        ("turn.buys", 4, "turn.buys"),
        ("turn.gold", 4, "turn.gold"),
        ("turn.offers", [{"owner": 0, "card": "militia"}], "turn.offers"),
        ("stock", {"torch": 3}, "stock"),
        ("stock.torch", -1, "stock.torch"),
        ("stock.torch", 12, "cards.torch"),
        ("diseases", 14, "diseases"),
        ("sunk", 400, "sunk"),
        ("quiet", 90, "quiet"),
        ("seats", 4, "players"),
        ("held", True, "held"),
        ("village_score", ["griffon"], "village_score"),
        ("groups.0", "knights", "groups"),
        ("stacks.0", "torch", "stacks"),
        ("battle", {"rank": 1, "monster": "militia"}, "battle.monster"),
        ("discarding", "all_two", "discarding"),
        ("pledged_slots", [99], "pledged_slots"),
        ("pledged", {"1": ["fireball"]}, "pledged"),
        ("refused_wish", [5], "refused_wish"),
        ("result", {"reason": "end-stopped", "winners": [0], "places": []}, "result"),
        ("agenda.stack", [], "agenda.stack"),
        ("agenda.stack.0.kind", "dance", "agenda.stack.0"),
        ("agenda.stack.0.kind", "bar_heroes", "agenda.stack"),
        ("agenda.stack.1.seat", 7, "agenda.stack.1.seat"),
        ("agenda.stack.1.id", 0, "agenda.stack"),
        ("agenda.stack.1.min", 0, "agenda.stack.1.min"),
        ("agenda.standing", [], "agenda.standing"),
        ("agenda.next_id", 0, "agenda.next_id"),
        ("options.level", "easy", "options.level"),
        ("options.cards", "first_game", "options"),
        ("options.groups", 4, "options"),
        ("crown", 1, "crown"),
    ],
)
def test_a_damaged_save_is_refused_by_field(path: str, value: object, field: str) -> None:
    game = Thunderstone.start(2, seed=SEED)
    asked = next(question for question in game.questions if question.awaited)
    game.choose(asked.seat, asked.id, ["dungeon"])
    saved = json.loads(game.save())
    put(saved["state"], path_of(path), value)
    assert refused_field(Thunderstone, saved).startswith(field)


def test_every_position_of_play_is_sound(saves: list[str]) -> None:
    kinds = set()
    for saved in saves:
        game = Thunderstone.load(saved)
        assert game.save() == saved
        kinds |= {question.kind for question in game.questions}
        for seat in range(game.seats):
            game.guess(seat, Random(SEED)).check()
    wanted = {"choose_in_hall", "destroy_revealed", "discard_two", "borrow", "agree_to_stop", "doom_card"}
    assert wanted <= kinds, f"seed {SEED}: never {sorted(wanted - kinds)}"


def test_a_damaged_save_is_refused_or_harmless(saves: list[str]) -> None:
    assert random_damage(Thunderstone, saves, SEED, 600, ("militia", "dungeon")) > 300


def test_a_game_goes_on_from_its_save_in_the_middle_of_a_battle() -> None:
    table = lay("militia elf_wizard disease torch torch thyrian_squire", hall="haunt nixie pegasus").enter().attack(1)
    assert table.kind == "bar_hero"
    loaded = table.game.copy_game()
    picked = table.ids[0]
    assert loaded.choose(0, loaded.questions[0].id, [picked]) == table.pick(picked).told
    assert loaded.save() == table.game.save()
