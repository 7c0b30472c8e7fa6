"""Movement in the dungeon hall and breaches (TS-12, TS-13.1 to TS-13.9)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.option_texts import about_card
from rules.messages import refer
from tests.games.thunderstone.table import lay

HAND = "militia torch torch torch torch dagger"


@pytest.mark.rule("TS-12.1")
@pytest.mark.parametrize(
    ("rank", "hall"),
    [(1, "nixie pegasus grudgebeast"), (2, "haunt pegasus grudgebeast"), (3, "haunt nixie grudgebeast")],
)
@pytest.mark.parametrize("hero", ["militia", "outlands_khan"])
def test_after_every_battle_cards_in_higher_ranks_move_up(rank: int, hall: str, hero: str) -> None:
    table = lay(f"{hero} lightstone_gem elf_archmage torch torch dagger", hall="haunt nixie pegasus").enter()
    table.attack(rank)
    while table.who == 0:
        table.pick(table.ids[0])
    assert table.hall == hall


@pytest.mark.rule("TS-12.2", "TS-12.3")
def test_empty_ranks_close_up_before_the_deck_fills_them() -> None:
    table = lay(HAND, hall="haunt nixie -", dungeon="pegasus griffon").enter().attack(1)
    assert table.hall == "nixie pegasus griffon"
    hand = "outlands_khan torch torch torch torch torch"
    table = lay(hand, hall="griknack_goblin nixie pegasus", dungeon="").enter().attack(1)
    assert table.hall == "nixie pegasus -"


@pytest.mark.rule("TS-12.4")
def test_with_an_empty_deck_an_undefeated_monster_returns_to_the_hall() -> None:
    table = lay(HAND, hall="grudgebeast nixie pegasus", dungeon="").enter().attack(1)
    assert table.hall == "nixie pegasus grudgebeast"
    assert table.game.dungeon == []


@pytest.mark.rule("TS-12.2", "TS-12.4")
@pytest.mark.parametrize(("hall", "rank"), [("grudgebeast - -", 1), ("- - grudgebeast", 3)])
def test_a_monster_that_returns_to_an_empty_hall_comes_to_rank_1(hall: str, rank: int) -> None:
    """Nothing closes up, and the deck, which holds only this monster, fills the ranks from the shallowest on."""
    table = lay(HAND, hall=hall, dungeon="").enter().attack(rank)
    assert table.hall == "grudgebeast - -"
    assert table.game.dungeon == []


@pytest.mark.rule("TS-12.5")
def test_the_thunderstone_moves_like_any_card() -> None:
    table = lay(HAND, hall="haunt nixie pegasus", dungeon="thunderstone grudgebeast").enter().attack(2)
    assert table.hall == "haunt pegasus thunderstone"
    assert table.kind == "choose_action"
    again = lay(HAND, hall="haunt pegasus thunderstone", dungeon="grudgebeast").enter().attack(2)
    assert again.hall == "haunt thunderstone grudgebeast"
    assert again.kind == "choose_action"


@pytest.mark.rule("TS-12.6", "TS-13.4", "TS-C5")
def test_removing_a_monster_by_an_effect_refills_the_hall_at_once() -> None:
    table = lay("elf_archmage militia torch torch torch torch", hall="haunt nixie pegasus").enter()
    table.use("elf_archmage").pick("monster-1")
    assert table.hall == "nixie pegasus grudgebeast"
    assert table.game.dungeon[0] == "haunt"
    assert table.kind == "act_in_dungeon"
    assert "attack-3" in table.ids


@pytest.mark.rule("TS-12.7")
def test_rearranging_permutes_only_the_occupied_ranks() -> None:
    table = lay("banish militia torch torch torch torch", hall="haunt nixie thunderstone").enter().use("banish")
    assert "order-2-1-3" in table.ids
    assert len([option for option in table.ids if option.startswith("order-")]) == 6
    before = list(table.game.dungeon)
    table.pick("order-2-1-3")
    assert table.hall == "nixie haunt thunderstone"
    assert table.game.dungeon == before
    table = lay("banish militia torch torch torch torch", hall="haunt haunt -", dungeon="").enter().use("banish")
    assert [option for option in table.ids if option.startswith("order-")] == ["order-1-2"]


@pytest.mark.rule("TS-12.8", "TS-C19")
def test_returned_cards_stay_in_order_at_the_bottom_of_the_deck() -> None:
    table = lay("banish banish elf_archmage torch torch torch", hall="haunt nixie pegasus").enter()
    table.use("banish", copy=1).pick("monster-1").on("torch")
    table.use("banish", copy=2).pick("monster-1").on("torch")
    assert table.game.dungeon[:2] == ["nixie", "haunt"]
    assert table.view(1).sunk == ["nixie", "haunt"]


@pytest.mark.rule("TS-13.1", "TS-13.3", "TS-13.8")
def test_the_breach_of_the_archduke_destroys_heroes_from_every_hero_stack() -> None:
    table = lay(HAND, hall="haunt archduke_of_pain nixie")
    table.game.stock["militia"] = 1
    table.enter().attack(1)
    assert [event.key for event in table.told].index("log-breach") < [event.key for event in table.told].index(
        "log-discards"
    )
    assert table.game.stock["amazon_archer"] == 4
    assert table.game.stock["elf_wizard"] == 4
    assert table.game.stock["militia"] == 0
    assert table.game.stock["torch"] == 11
    assert table.game.removed.count("militia") == 1
    assert len(table.game.removed) == 4 * 2 + 1


@pytest.mark.rule("TS-13.8")
def test_the_breach_of_the_archduke_continues_with_the_next_level() -> None:
    table = lay(HAND, hall="haunt archduke_of_pain nixie")
    table.game.stock["elf_wizard"] = 1
    table.game.stock["lorigg_thief"] = table.game.stock["lorigg_rogue"] = 0
    table.game.stock["lorigg_outlaw"] = 1
    table.enter().attack(1)
    assert [table.game.stock[card] for card in ("elf_wizard", "elf_sorcerer", "elf_archmage")] == [0, 3, 2]
    assert table.game.stock["lorigg_outlaw"] == 0


@pytest.mark.rule("TS-13.2")
def test_a_monster_that_stays_in_rank_1_breaches_only_once() -> None:
    table = lay(HAND, hall="haunt archduke_of_pain nixie").enter().attack(1)
    assert table.heard("log-breach")
    table.rest("militia").pick("dungeon").attack(2)
    assert table.hall.startswith("archduke_of_pain")
    assert not table.heard("log-breach")


@pytest.mark.rule("TS-13.2", "TS-13.4")
def test_a_breach_is_repeated_only_after_the_monster_has_left_the_hall() -> None:
    table = lay("banish banish elf_archmage torch torch torch", hall="archduke_of_pain nixie haunt", deck="torch " * 6)
    first = table.game.hall[0]
    assert first is not None
    first.breached = True
    table.enter().use("banish").pick("order-2-1-3").on("torch")
    table.use("banish", copy=2).pick("order-2-1-3").on("torch")
    assert table.hall.startswith("archduke_of_pain")
    assert table.game.removed.count("amazon_archer") == 0
    setup = lay("banish elf_archmage torch torch torch torch", hall="archduke_of_pain nixie haunt").enter()
    setup.use("banish").pick("order-2-1-3")
    setup.on("torch").use("elf_archmage").pick("monster-1")
    assert setup.hall.startswith("archduke_of_pain")
    assert setup.heard("log-breach")
    assert setup.kind == "act_in_dungeon"
    again = lay("elf_archmage torch torch torch torch torch", hall="archduke_of_pain nixie haunt", dungeon="")
    stay = again.game.hall[0]
    assert stay is not None
    stay.breached = True
    again.enter().use("elf_archmage").pick("monster-1")
    assert again.hall == "nixie haunt archduke_of_pain"
    assert [card.breached for card in again.game.hall if card] == [False, False, False]


@pytest.mark.rule("TS-13.1", "TS-13.2", "TS-3.6")
def test_a_monster_already_in_rank_1_does_not_breach_after_a_battle() -> None:
    table = lay(HAND, hall="archduke_of_pain nixie haunt").enter().attack(2)
    assert table.hall.startswith("archduke_of_pain")
    assert not table.heard("log-breach")
    assert not table.heard("log-reaches_first")


@pytest.mark.rule("TS-13.2")
def test_a_monster_moved_back_to_rank_1_by_an_effect_does_not_breach_again() -> None:
    table = lay("elf_archmage banish banish torch torch torch", hall="haunt archduke_of_pain nixie", deck="torch " * 6)
    table.enter().use("elf_archmage").pick("monster-1")
    assert table.heard("log-breach")
    table.use("banish").pick("order-2-1-3").on("torch")
    assert table.hall.startswith("nixie archduke_of_pain")
    table.use("banish", copy=2).pick("order-2-1-3")
    assert table.hall.startswith("archduke_of_pain")
    assert not table.heard("log-breach")


@pytest.mark.rule("TS-13.5", "TS-13.6", "TS-13.7", "TS-V23", "TS-C39")
def test_tyxr_makes_everyone_discard_two() -> None:
    others = ("militia torch torch dagger iron_rations militia", "dagger dagger torch militia militia torch")
    table = lay(HAND, hall="haunt tyxr_the_old nixie", seats=3, others=others).enter().attack(1)
    assert table.waiting() == [1, 2]
    assert [event.key for event in table.told][-1] == "log-breach"
    assert "torch" not in table.me.discard
    table.pick("card-militia-1", "card-torch-1", seat=1)
    assert not table.heard("log-discards")
    assert table.shows(2, 1).hand == 6
    assert table.view(1).pledged == ["militia", "torch"]
    assert table.view(2).pledged == []
    table.pick("card-dagger-1", "card-dagger-2", seat=2)
    assert [event["player"] for event in table.heard("log-discards")] == [table.name(1), table.name(2), table.name(0)]
    assert [len(player.hand) for player in table.players] == [6, 4, 4]
    assert sorted(table.player(1).discard) == ["militia", "torch"]
    assert table.who == 1
    assert table.kind == "choose_action"


@pytest.mark.rule("TS-13.5", "TS-14.8")
def test_a_hand_of_two_cards_is_discarded_whole_and_diseases_may_be_discarded() -> None:
    others = ("militia torch", "disease disease torch militia")
    table = lay(HAND, hall="haunt tyxr_the_old nixie", seats=3, others=others).enter().attack(1)
    assert table.waiting() == [2]
    table.pick("card-disease-1", "card-disease-2", seat=2)
    assert table.player(1).hand == []
    assert table.player(2).discard == ["disease", "disease"]


@pytest.mark.rule("TS-13.4", "TS-13.5")
def test_a_breach_caused_by_an_effect_also_makes_the_active_player_discard() -> None:
    table = lay("elf_archmage militia torch torch torch torch", hall="haunt tyxr_the_old nixie").enter()
    table.use("elf_archmage").pick("monster-1")
    assert table.waiting() == [0, 1]
    table.pick(f"card-{table.slot('torch', 1)}", f"card-{table.slot('torch', 2)}", seat=0)
    assert len(table.hand) == 6
    table.pick("card-militia-1", "card-torch-1", seat=1)
    assert table.kind == "act_in_dungeon"
    assert table.hand == ["elf_archmage", "militia", "torch", "torch"]


@pytest.mark.rule("TS-13.9")
def test_only_one_breach_can_happen_at_a_time() -> None:
    """Two breaches at once would need cards that this game does not have."""
    assert sorted(card.id for card in CARDS.values() if card.breach) == ["archduke_of_pain", "tyxr_the_old"]
    table = lay(HAND, hall="haunt archduke_of_pain tyxr_the_old").enter().attack(1)
    assert table.heard("log-breach") == [{"card": refer("card-archduke_of_pain")}]


@pytest.mark.rule("TS-1.8")
def test_new_cards_enter_the_hall_in_rank_3() -> None:
    table = lay(HAND, hall="haunt nixie pegasus", dungeon="griffon ghost").enter().attack(3)
    assert table.hall == "haunt nixie griffon"
    assert table.heard("log-enters")[-1] == {"card": refer("card-griffon"), "rank": 3}


@pytest.mark.rule("TS-13.4", "TS-13.5", "TS-C39")
def test_a_breach_before_the_battle_hits_the_active_player_too() -> None:
    hall = "griknack_goblin tyxr_the_old nixie"
    table = lay("thyrian_lord iron_rations torch torch torch militia", hall=hall).enter()
    table.use("thyrian_lord").pick("monster-1")
    assert table.hall.startswith("tyxr_the_old nixie")
    assert table.waiting() == [0, 1]
    asked = table.asked(0)
    assert (asked.kind, asked.min, asked.max) == ("discard_cards", 2, 2)
    assert asked.args == {"number": 2}


@pytest.mark.rule("TS-12.6", "TS-12.7")
def test_hall_options_describe_the_monster_or_name_the_new_order() -> None:
    table = lay("banish militia torch torch torch torch", hall="haunt nixie pegasus").enter().use("banish")
    options = {one.id: one for one in table.question.options(table.game)}
    for rank, monster in enumerate(("haunt", "nixie", "pegasus"), 1):
        option = options[f"monster-{rank}"]
        assert option.mark == f"rank-{rank}"
        assert option.args == {"card": refer(f"card-{monster}"), "rank": rank}
        assert table.question.about(table.game, option) == about_card(monster)
    order = options["order-3-1-2"]
    assert order.args == {"cards": [refer("card-pegasus"), refer("card-haunt"), refer("card-nixie")]}
    assert table.question.about(table.game, order) is None, "its name says everything"
    assert table.question.about(table.game, options["back"]) is None


@pytest.mark.rule("TS-9.1")
def test_the_darkness_of_an_empty_rank_is_its_number() -> None:
    table = lay(hall="- lord_mortis -")
    assert [(rank.card, rank.darkness) for rank in table.view(1).hall] == [(None, 1), ("lord_mortis", 3), (None, 3)]


@pytest.mark.rule("TS-3.3", "TS-12.8")
@pytest.mark.parametrize(
    ("unseen", "told"),
    [(32, [(31, 0)]), (23, []), (22, [(21, 0)]), (21, []), (12, [(11, 1)]), (11, []), (2, []), (1, [])],
)
def test_progress_through_the_dungeon_deck_is_logged_once_every_ten_new_cards(
    unseen: int, told: list[tuple[int, int]]
) -> None:
    table = lay(HAND, hall="grudgebeast nixie pegasus", dungeon=" ".join(["haunt"] * unseen)).enter().attack(1)
    assert table.game.dungeon[0] == "grudgebeast", "the Militia could not defeat it"
    found = [event.args for event in table.told if event.key == "log-deeper"]
    assert [(args["unseen"], args["lowest"]) for args in found] == told
    again = lay(HAND, hall="grudgebeast nixie pegasus", dungeon=" ".join(["haunt"] * unseen))
    again.game.sunk = 1
    again.enter().attack(1)
    found = [event.args for event in again.told if event.key == "log-deeper"]
    assert bool(found) == (unseen - 2 in (31, 21, 11)), "the card at the bottom has been seen before"
