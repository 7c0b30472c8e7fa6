"""Disease (TS-14), Rest (TS-15), party decks and piles (TS-16)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS
from locales.texts import Texts
from rules.errors import IllegalChoice
from rules.messages import Message, refer
from tests.games.thunderstone.table import battle, fight, lay

TEXTS = Texts()
DECK = "lantern hatchet dagger torch torch militia"


@pytest.mark.rule("TS-14.1")
def test_each_disease_lowers_the_attack_by_one() -> None:
    assert fight("outlands_khan disease torch", "nixie", 1).attack == 6
    assert fight("outlands_khan disease disease disease torch", "nixie", 1).attack == 4


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
    said = TEXTS.say_exactly(language, "thunderstone", Message("do-lower", {"attack": attack, "magic": magic}))
    assert {kind for kind, named in words.items() if named in said} == kinds
    assert "0" not in said


@pytest.mark.rule("TS-14.2")
def test_a_disease_is_worth_nothing_and_does_nothing_in_the_village() -> None:
    card = CARDS["disease"]
    assert (card.gold, card.cost, card.light, card.points) == (None, None, 0, 0)
    table = lay("disease disease torch torch torch torch").visit()
    assert table.question.args["gold"] == 8


@pytest.mark.rule("TS-14.4", "TS-14.5", "TS-15.2")
def test_destroyed_diseases_return_to_their_stack() -> None:
    table = lay("disease militia torch torch torch torch").rest("disease")
    assert table.game.diseases == 16
    assert table.game.removed == []
    assert "disease" not in table.me.discard
    table = lay("regian_cleric disease torch torch torch torch").enter().use("regian_cleric")
    assert table.game.diseases == 16
    table = lay("banish disease militia torch torch torch").enter().use("banish").pick("monster-1").on("disease")
    assert table.game.diseases == 16
    assert table.game.removed == []


@pytest.mark.rule("TS-14.6")
def test_the_diseases_never_run_out() -> None:
    table = battle("militia torch dagger dagger dagger dagger", "lord_of_death", 1)
    table.game.diseases = 1
    table.attack(1)
    assert table.me.discard.count("disease") == 2
    assert table.game.diseases == -1


@pytest.mark.rule("TS-14.7")
def test_a_destroyed_disease_does_not_lower_the_attack() -> None:
    table = lay("regian_cleric disease militia torch torch torch", deck="torch torch").enter()
    assert (table.sum(1).attack, table.sum(1).magic) == (0, 1)
    table.use("regian_cleric")
    assert (table.sum(1).attack, table.sum(1).magic) == (1, 1)


@pytest.mark.rule("TS-14.3")
def test_a_gained_disease_goes_to_the_players_own_discard_pile() -> None:
    table = battle("militia torch dagger dagger dagger dagger", "famine", 1).attack(1)
    assert table.heard("log-gains_disease") == [{"player": table.name(0), "number": 1}]
    assert table.player(1).discard == []


@pytest.mark.rule("TS-15.1", "TS-15.4")
def test_rest_destroys_one_card_and_discards_the_others() -> None:
    table = lay("militia militia torch torch dagger dagger", deck=DECK).pick("rest")
    assert table.ids == ["card-militia", "card-torch", "card-dagger", "back"]
    table.pick("card-militia")
    assert table.game.removed == ["militia"]
    assert table.heard("log-rests") == [{"player": table.name(0), "card": refer("card-militia")}]
    assert sorted(table.me.discard) == ["dagger", "dagger", "militia", "torch", "torch"]
    assert sorted(table.me.hand) == sorted(DECK.split())
    assert table.who == 1


@pytest.mark.rule("TS-15.2")
@pytest.mark.parametrize("card", ["elf_archmage", "sphinx", "disease", "fireball"])
def test_any_card_may_be_destroyed(card: str) -> None:
    table = lay(f"{card} militia torch torch dagger dagger").rest(card)
    assert card not in table.me.discard
    assert (card in table.game.removed) == (card != "disease")


@pytest.mark.rule("TS-15.3", "TS-16.10")
def test_with_an_empty_hand_nothing_is_destroyed() -> None:
    table = lay("", deck=DECK).rest()
    assert table.game.removed == []
    assert len(table.me.hand) == 6
    assert table.who == 1


@pytest.mark.rule("TS-15.5")
def test_resting_does_nothing_else() -> None:
    table = lay("barkeep battle_fury elf_wizard torch torch militia", experience=9, hall="haunt nixie pegasus")
    table.pick("rest")
    assert all(option.startswith(("card-", "back")) for option in table.ids)
    table.pick("card-militia")
    assert table.hall == "haunt nixie pegasus"
    assert table.me.experience == 9


@pytest.mark.rule("TS-15.6")
def test_the_hand_is_not_revealed_before_the_choice() -> None:
    table = lay("militia militia torch torch dagger lantern").pick("rest")
    assert table.view(1).turn.cards == []
    assert not table.told
    table.pick("card-militia")
    assert table.heard("log-rests") == [{"player": table.name(0), "card": refer("card-militia")}]
    assert len(table.heard("log-discards")[0]["cards"]) == 5  # type: ignore[arg-type]


@pytest.mark.rule("TS-16.2", "TS-16.6")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    table = lay("militia militia torch torch dagger dagger", deck=DECK).rest("militia")
    assert table.me.deck == []
    assert len(table.me.discard) == 5
    assert not table.heard("log-shuffles")
    table.visit().done()
    table.visit()
    while table.who == 0:
        table.done()
    assert table.heard("log-shuffles")
    assert len(table.me.hand) == 6


@pytest.mark.rule("TS-16.3", "TS-16.4", "TS-V6")
def test_the_discard_pile_is_shuffled_only_after_the_deck_is_drawn_empty() -> None:
    hand = "militia militia militia torch torch torch"
    table = lay(hand, deck="lantern hatchet fireball").visit().done()
    assert len(table.me.hand) == 6
    assert {"lantern", "hatchet", "fireball"} <= set(table.me.hand)
    assert len(table.me.deck) == 3
    assert table.me.discard == []
    assert set(table.me.hand) - {"lantern", "hatchet", "fireball"} <= {"militia", "torch"}
    assert sorted(table.me.certain) == ["fireball", "hatchet", "lantern"]


@pytest.mark.rule("TS-16.5", "TS-16.10")
def test_fewer_cards_are_drawn_if_deck_and_discard_pile_are_empty() -> None:
    table = lay("militia dagger torch", deck="").rest("militia")
    assert sorted(table.me.hand) == ["dagger", "torch"]
    table = lay("town_guard torch", deck="").visit().use("town_guard")
    assert table.hand == ["town_guard", "torch"]
    assert table.heard("log-draws_nothing")


@pytest.mark.rule("TS-16.7")
def test_discarded_is_not_destroyed() -> None:
    table = battle("militia dagger torch torch torch torch", "spectre", 1).attack(1)
    assert table.game.removed == ["militia"]
    assert "militia" not in table.me.discard
    assert table.game.stock["militia"] == 18
    assert "dagger" in table.me.discard
    assert table.view(1).removed == {"militia": 1}


@pytest.mark.rule("TS-16.8")
def test_a_shuffle_during_the_turn_does_not_include_the_hand() -> None:
    table = lay("town_guard militia militia militia militia militia", deck="torch", discard="lantern dagger").visit()
    table.use("town_guard")
    assert table.hand[:7] == ["town_guard", *["militia"] * 5, "torch"]
    assert table.hand[7] in ("lantern", "dagger")
    assert len(table.me.deck) == 1
    assert table.me.discard == []


@pytest.mark.rule("TS-16.9")
def test_there_is_no_hand_limit() -> None:
    table = lay("town_guard town_guard militia militia militia militia", deck="torch " * 12).visit()
    table.use("town_guard").use("town_guard", copy=2).use("town_guard", 2)
    assert len(table.hand) == 12


@pytest.mark.rule("TS-16.1")
def test_everything_gained_goes_on_the_discard_pile() -> None:
    table = lay("thyrian_lord iron_rations torch torch torch torch", hall="haunt nixie griffon").enter()
    table.use("thyrian_lord").pick("monster-1")
    assert table.me.discard == ["haunt"]


def test_a_card_not_in_hand_cannot_be_destroyed_by_resting() -> None:
    table = lay("militia militia torch torch dagger dagger").pick("rest")
    with pytest.raises(IllegalChoice):
        table.pick("card-lantern")


@pytest.mark.rule("TS-14.3", "TS-14.5")
def test_gained_diseases_are_taken_from_the_stack() -> None:
    table = battle("militia torch dagger dagger dagger dagger", "lord_of_death", 1)
    table.game.diseases = 11
    table.attack(1)
    assert table.heard("log-gains_disease") == [{"player": table.name(0), "number": 2}]
    assert table.game.diseases == 9
    assert table.view(1).diseases == 9
