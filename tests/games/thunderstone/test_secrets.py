"""Hidden cards stay hidden, and a guess is consistent with everything that was seen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.thunderstone.rules.cards import CARDS, THUNDERSTONE
from games.thunderstone.rules.game import Thunderstone
from tests.games.thunderstone.table import Table, lay

SEED = "secrets"


def guesses(table: Table, viewer: int | None, number: int = 60) -> list[Table]:
    """Guesses of a player; seats are counted from the acting one, as everywhere in these tests."""
    rng = Random(SEED)
    seat = None if viewer is None else table.seat(viewer)
    return [table.of(table.game.guess(seat, rng)) for _ in range(number)]


def test_a_guess_keeps_cards_that_can_be_deduced() -> None:
    table = lay("militia militia militia torch torch torch", deck="lantern hatchet fireball").do("village", "done")
    assert sorted(table.shows(1, 0).certain) == sorted(table.me.certain) == ["fireball", "hatchet", "lantern"]
    for guess in guesses(table, 1):
        guess.holds(hand="fireball hatchet lantern")


def test_a_player_who_showed_no_hero_has_none_in_a_guess() -> None:
    others = ("torch torch torch dagger dagger dagger", "militia torch torch torch torch torch")
    table = lay("selurin_theurge torch torch torch torch torch", seats=3, others=others)
    for guess in guesses(table.do("dungeon", "use selurin_theurge"), 0):
        assert not any(CARDS[card].is_hero for card in guess.players[1].hand)
        assert any(CARDS[card].is_hero for card in guess.players[2].hand)


def test_a_guess_replaces_the_secret_choices_of_others() -> None:
    others = ("militia torch torch dagger iron_rations lantern",) * 2
    table = lay("militia torch torch torch torch dagger", hall="haunt tyxr_the_old nixie", seats=3, others=others)
    table.do("dungeon", "attack-1").do("lantern, dagger", by=1)
    pledges = {tuple(sorted(guess.pledged(1))) for guess in guesses(table, 2)}
    assert len(pledges) > 3
    assert all(guess.pledged(1) == ["lantern", "dagger"] for guess in guesses(table, 1, 10))
    for guess in guesses(table, 2):
        guess.do("torch, torch#2", by=2)
        assert guess.game.pledged == {}


def test_a_guess_replaces_a_secret_choice_from_a_revealed_hand() -> None:
    others = ("militia torch elf_wizard", "militia torch elf_wizard")
    table = lay("selurin_theurge militia torch elf_wizard torch torch", seats=3, others=others)
    table.do("dungeon", "use selurin_theurge").do("militia", by=0)
    heroes = {table.slot(card) for card in ("selurin_theurge", "militia", "elf_wizard")}
    assert table.game.pledged_slots == [table.slot("militia")]
    assert {tuple(guess.game.pledged_slots) for guess in guesses(table, 2)} == {(slot,) for slot in heroes}
    assert all(guess.game.pledged_slots == [table.slot("militia")] for guess in guesses(table, 0, 10))


@pytest.mark.rule("TS-13.5")
def test_any_two_cards_of_a_revealed_hand_may_have_been_chosen() -> None:
    others = ("", "militia torch torch dagger iron_rations lantern")
    table = lay("banish militia torch dagger torch torch", hall="haunt tyxr_the_old pegasus", seats=3, others=others)
    table.do("dungeon", "use banish", "monster-1").waits(0, 2)  # the breach asks everyone with more than two cards
    chosen = [table.slot("torch"), table.slot("dagger")]
    table.do("torch, dagger", by=0)
    hand = {shown.slot for shown in table.game.turn.cards}
    pledged = [guess.game.pledged_slots for guess in guesses(table, 1)]
    assert all(len(set(slots)) == 2 for slots in pledged)
    assert set().union(*pledged) == hand
    assert all(guess.game.pledged_slots == chosen for guess in guesses(table, 0, 10))


@pytest.mark.rule("TS-13.5", "TS-18.2")
def test_a_guess_hides_the_progress_and_the_size_of_a_secret_choice() -> None:
    others = ("militia torch torch dagger iron_rations lantern",) * 2

    def chosen(*answers: str) -> Table:
        table = lay("redblade_assassin torch torch torch torch torch", seats=3, others=others)
        return table.do("dungeon", "use redblade_assassin").do(*answers, by=1)

    for answers in (["militia"], ["two", "torch, dagger"]):
        table = chosen(*answers)
        assert table.news == [], "nothing is told before all have chosen"
        pledges = [guess.pledged(1) for guess in guesses(table, 2)]
        assert {len(cards) for cards in pledges} == {1, 2}
        assert all(CARDS[cards[0]].is_hero for cards in pledges if len(cards) == 1)
        assert {tuple(guess.pledged(1)) for guess in guesses(table, 1, 5)} == {tuple(table.pledged(1))}
    for answers in ([], ["two"]):
        table = chosen(*answers)
        assert [guess.asked(1).kind for guess in guesses(table, 2, 3)] == ["discard_hero_or_two"] * 3
    assert [guess.asked(1).kind for guess in guesses(table, 1, 3)] == ["discard_two"] * 3


def test_a_guess_shuffles_the_dungeon_deck_above_the_cards_that_were_seen() -> None:
    table = lay("elf_archmage militia torch torch torch torch")
    game = Thunderstone.start(2, seed="dungeon")
    table.game.dungeon = game.dungeon
    table.game.sunk = 0
    table.do("dungeon", "use elf_archmage", "monster-2").sees(0, "sunk", ["bloodskull_orc"])
    places = set()
    for guess in guesses(table, 0, 200):
        guess.bottom("bloodskull_orc")
        assert Counter(guess.game.dungeon) == Counter(table.game.dungeon)
        places.add(guess.game.dungeon.index(THUNDERSTONE))
    assert places == set(range(1, 12))
