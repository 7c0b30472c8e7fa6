"""Answers that the search finds and the heuristic misses."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games.thunderstone import GAME
from games.thunderstone.players.evaluation import EVALUATOR
from games.thunderstone.players.worth import deck_strength, strength_in_battle
from games.thunderstone.rules.cards import CARDS, MILITIA
from games.thunderstone.rules.game import Thunderstone
from rules.players import answer, opinion
from rules.registry import PLAYERS
from tables.play.opinions import suggest
from tests.games.thunderstone.table import lay

THOUGHT = Path(__file__).with_name("thought")
CHANCES = ["1", *(pytest.param(chance, marks=pytest.mark.long) for chance in "23")]


def thought(name: str) -> Thunderstone:
    """A position of a game that was played."""
    return Thunderstone.load((THOUGHT / f"{name}.json").read_bytes())


@pytest.mark.slow
@pytest.mark.parametrize("chance", CHANCES)
def test_it_takes_points_now_if_levelling_up_would_be_too_late(chance: str) -> None:
    """Nine cards are left in the dungeon: a hero levelled up now would hardly ever fight."""
    game = thought("late_griffon")
    question = game.awaited()
    assert question.kind == "choose_action"
    assert answer(game, question, GAME.players["steady"], Random(chance)) == ["village"]
    first = opinion(game, question, GAME.players["expert"], Random(chance))[0]
    assert first.ids == ("dungeon",)


@pytest.mark.slow
@pytest.mark.parametrize("chance", CHANCES)
def test_it_buys_a_hero_to_carry_a_weapon_before_a_second_weapon(chance: str) -> None:
    """The only heroes in the deck are Militia, which carry its Short Sword only with Iron Rations."""
    game = thought("second_sword")
    question = game.awaited()
    assert {"buy-short_sword", "buy-outlands_warrior"} <= {option.id for option in question.options(game)}
    (bought,) = opinion(game, question, GAME.players["expert"], Random(chance))[0].ids
    assert CARDS[bought.removeprefix("buy-")].is_hero


def test_a_weapon_adds_to_deck_strength_only_if_a_hero_can_carry_it() -> None:
    """A Short Sword weighs 4; a Militia carries 2, Iron Rations add 2; with a Magical Aura weapons weigh nothing."""

    def gain(*cards: str) -> float:
        return deck_strength([*cards, "short_sword"]) - deck_strength(list(cards))

    sword = strength_in_battle("short_sword")
    assert gain("militia", "torch") == 0
    assert gain("amazon_archer", "torch") == sword, "strength 4"
    for help in ("iron_rations", "magical_aura"):
        assert 0 < gain("militia", help) < sword / 2, "both must be in one hand"
    assert gain("elf_wizard", "torch") == 0, "strength 3"
    assert deck_strength(["militia", "militia"]) == 2 * strength_in_battle("militia")


def test_a_starting_deck_gains_most_by_losing_a_militia() -> None:
    """With and without heroes in the deck."""
    for heroes in ([], ["outlands_warrior", "outlands_warrior"]):
        game = Thunderstone.start(2, seed="militia")
        mine = game.players[0]
        mine.discard += heroes
        without = {}
        for card in sorted({*mine.hand, *mine.deck, *mine.discard}):
            zone = next(zone for zone in (mine.hand, mine.deck, mine.discard) if card in zone)
            place = zone.index(card)
            zone.remove(card)
            without[card] = sum(EVALUATOR.terms(game, 0).values())
            zone.insert(place, card)
        assert max(without, key=lambda card: without[card]) == MILITIA
        assert without[MILITIA] > sum(EVALUATOR.terms(game, 0).values())


@pytest.mark.parametrize(("seats", "horizon"), [(1, 4), (2, 4), (3, 8 / 3), (4, 2), (5, 2)])
def test_the_search_horizon_is_shorter_with_more_players(seats: int, horizon: float) -> None:
    assert EVALUATOR.horizon_of(Thunderstone.start(seats, seed="far")) == pytest.approx(horizon)


def test_advice_to_visit_the_village_names_the_purchase_and_then_advises_it() -> None:
    table = lay("torch torch militia militia dagger iron_rations")
    game, player = table.game, PLAYERS["thunderstone"]["steady"]
    asked = game.awaited()
    opinion = suggest(Thunderstone, game.save(), asked.seat, asked.id, player, "plan")
    assert opinion is not None
    best = opinion.answers[0]
    assert best.weighed.ids == ("village",)
    (bought,) = best.next_labels
    assert bought.key == "do-buy"
    table.pick("village")
    asked = game.awaited()
    following = suggest(Thunderstone, game.save(), asked.seat, asked.id, player, "plan", last=opinion)
    assert following is not None
    assert following.follows
    assert following.answers[0].labels == (bought,)
