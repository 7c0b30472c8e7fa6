"""Disease (TS-14), Rest (TS-15), party decks and piles (TS-16)."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from games.thunderstone.rules.battle import lowered
from games.thunderstone.rules.cards import CARDS
from tests.games.thunderstone.table import battle, lay

DECK = "lantern hatchet dagger torch torch militia"


@pytest.mark.parametrize(
    ("attack", "magic", "kinds"), [(1, 0, {"attack"}), (0, 2, {"magic"}), (1, 1, {"attack", "magic"})]
)
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", {"attack": "from attack", "magic": "from magic attack"}),
        ("ja", {"attack": "通常攻撃から", "magic": "魔法攻撃から"}),
    ],
)
def test_a_disease_reduction_names_only_the_kind_of_attack_it_lowers(
    attack: int, magic: int, kinds: set[str], language: str, words: dict[str, str]
) -> None:
    sentence = TEXTS.say_exactly(language, "thunderstone", lowered(attack, magic))
    assert {kind for kind, named in words.items() if named in sentence} == kinds
    assert "0" not in sentence


@pytest.mark.rule("TS-14.2")
def test_a_disease_is_worth_nothing_and_does_nothing_in_the_village() -> None:
    card = CARDS["disease"]
    assert (card.gold, card.cost, card.light, card.points) == (None, None, 0, 0)
    lay("disease disease torch torch torch torch").do("village").asks("buy_card", gold=8)


@pytest.mark.rule("TS-14.4", "TS-14.5", "TS-15.2")
def test_destroyed_diseases_return_to_their_stack() -> None:
    resting = lay("disease militia torch torch torch torch").do("rest", "disease")
    resting.stock(diseases=16).piles(removed="").lacks(discard="disease")
    banishing = lay("banish disease militia torch torch torch").do("dungeon", "use banish", "monster-1", "disease")
    banishing.stock(diseases=16).piles(removed="")


@pytest.mark.rule("TS-14.3", "TS-14.5", "TS-14.6")
def test_gained_diseases_come_from_a_stack_that_never_runs_out() -> None:
    table = battle("militia torch dagger dagger dagger dagger", "famine").do("attack-1")
    table.logs("gains_disease", player=0, number=1).has(disease=1).has(1, discard=0)
    for diseases in (11, 1):
        table = battle("militia torch dagger dagger dagger dagger", "lord_of_death")
        table.game.diseases = diseases
        table.do("attack-1").logs("gains_disease", player=0, number=2).has(disease=2).stock(diseases=diseases - 2)
        assert table.view(1).diseases == diseases - 2


@pytest.mark.rule("TS-14.7", "TS-14.5")
def test_a_destroyed_disease_does_not_lower_the_attack() -> None:
    table = lay("regian_cleric disease militia torch torch torch", deck="torch torch").do("dungeon")
    table.totals(attack=0, magic=1).do("use regian_cleric").totals(attack=1, magic=1).stock(diseases=16)


@pytest.mark.rule("TS-15.1", "TS-15.4", "TS-15.5", "TS-15.6", "TS-16.2", "TS-16.6")
def test_rest_destroys_one_card_discards_the_others_and_does_nothing_else() -> None:
    hand = "barkeep militia militia battle_fury torch torch"
    table = lay(hand, deck=DECK, experience=9, hall="haunt nixie pegasus").do("rest")
    table.asks("destroy_for_rest", "militia, torch, barkeep, battle_fury, back").refuses("lantern", "not_an_option")
    assert table.view(1).turn.cards == [], "the hand is not revealed before the choice"
    assert not table.news
    table.do("militia").logs("rests", player=0, card="militia").piles(removed="militia", hand=DECK)
    table.piles(discard="barkeep militia battle_fury torch torch").has(deck=0, experience=9)
    table.silent("shuffles").halls("haunt nixie pegasus").waits(1)
    (discarded,) = table.heard("log-discards")
    assert len(discarded["cards"]) == 5  # type: ignore[arg-type]


@pytest.mark.rule("TS-15.2")
@pytest.mark.parametrize("card", ["elf_archmage", "sphinx", "disease", "fireball"])
def test_any_card_may_be_destroyed(card: str) -> None:
    table = lay(f"{card} militia torch torch dagger dagger").do("rest", card)
    table.lacks(discard=card).piles(removed="" if card == "disease" else card)


@pytest.mark.rule("TS-15.3", "TS-16.10")
def test_with_an_empty_hand_nothing_is_destroyed() -> None:
    lay("", deck=DECK).do("rest").piles(removed="").has(hand=6).waits(1)


@pytest.mark.rule("TS-16.2", "TS-16.3", "TS-16.4", "TS-16.6", "TS-V6")
def test_the_discard_pile_is_shuffled_only_after_the_deck_is_drawn_empty() -> None:
    hand = "militia militia militia torch torch torch"
    decks = set()
    for seed in "abcd":
        table = lay(hand, deck="lantern hatchet fireball", seed=seed).do("village", "done")
        table.logs("shuffles").holds(hand="lantern hatchet fireball").has(hand=6, deck=3, discard=0)
        table.lacks(deck="lantern hatchet fireball")
        assert sorted(table.me.certain) == ["fireball", "hatchet", "lantern"]
        decks.add(tuple(table.me.deck))
    assert len(decks) > 1, "in any order"


@pytest.mark.rule("TS-16.5", "TS-16.10")
def test_fewer_cards_are_drawn_if_deck_and_discard_pile_are_empty() -> None:
    lay("militia dagger torch", deck="").do("rest", "militia").piles(hand="dagger torch")
    table = lay("town_guard torch", deck="").do("village", "use town_guard")
    table.piles(hand="town_guard torch").logs("draws_nothing")


@pytest.mark.rule("TS-16.8")
def test_a_shuffle_during_the_turn_does_not_include_the_hand() -> None:
    table = lay("town_guard militia militia militia militia militia", deck="torch", discard="lantern dagger")
    table.do("village", "use town_guard").tops(hand="town_guard militia militia militia militia militia torch")
    table.has(hand=8, deck=1, discard=0)
    assert table.hand[7] in ("lantern", "dagger")


@pytest.mark.rule("TS-16.1")
def test_everything_gained_goes_on_the_discard_pile() -> None:
    table = lay("thyrian_lord iron_rations torch torch torch torch", hall="haunt nixie griffon", discard="lantern")
    table.do("dungeon", "use thyrian_lord", "monster-1").has(discard=2).tops(discard="lantern haunt")
