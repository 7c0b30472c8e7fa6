"""Movement in the dungeon hall and breaches (TS-12, TS-13.1 to TS-13.9)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.option_texts import about_card
from rules.messages import refer
from rules.questions import effect_of
from tests.games.thunderstone.table import TORCHES, Table, lay

HAND = "militia torch torch torch torch dagger"


def attacked(rank: int, hall: str, hand: str = HAND, **more: object) -> Table:
    """A table on which the monster in a rank has been attacked."""
    return lay(hand, hall=hall, **more).do("dungeon", f"attack-{rank}")  # type: ignore[arg-type]


@pytest.mark.rule("TS-12.1", "TS-1.8")
@pytest.mark.parametrize(
    ("rank", "hall"),
    [(1, "nixie pegasus grudgebeast"), (2, "haunt pegasus grudgebeast"), (3, "haunt nixie grudgebeast")],
)
@pytest.mark.parametrize("hero", ["militia", "outlands_khan"])
def test_after_every_battle_cards_in_higher_ranks_move_up(rank: int, hall: str, hero: str) -> None:
    table = attacked(rank, "haunt nixie pegasus", f"{hero} lightstone_gem elf_archmage torch torch dagger")
    if rank == 1:
        table.do("elf_archmage")  # which the Haunt bars
    table.halls(hall).logs("enters", card="grudgebeast", rank=3)


@pytest.mark.rule("TS-12.2", "TS-12.3", "TS-12.4")
@pytest.mark.parametrize(
    ("hall", "rank", "dungeon", "after"),
    [
        ("haunt nixie -", 1, "pegasus griffon", "nixie pegasus griffon"),
        # An undefeated monster goes to the bottom of the deck, and so returns if that is empty,
        ("grudgebeast nixie pegasus", 1, "", "nixie pegasus grudgebeast"),
        # to an empty hall in rank 1: nothing closes up, and the deck fills the ranks from the shallowest on.
        ("grudgebeast - -", 1, "", "grudgebeast - -"),
        ("- - grudgebeast", 3, "", "grudgebeast - -"),
    ],
)
def test_empty_ranks_close_up_before_the_deck_fills_them(hall: str, rank: int, dungeon: str, after: str) -> None:
    table = attacked(rank, hall, dungeon=dungeon).halls(after)
    if not dungeon:
        table.piles(dungeon="")


@pytest.mark.rule("TS-12.3")
def test_with_an_empty_deck_the_highest_rank_stays_empty() -> None:
    attacked(1, "griknack_goblin nixie pegasus", f"outlands_khan {TORCHES}", dungeon="").halls("nixie pegasus -")


@pytest.mark.rule("TS-12.5")
def test_the_thunderstone_moves_like_any_card() -> None:
    for hall, dungeon, after in (
        ("haunt nixie pegasus", "thunderstone grudgebeast", "haunt pegasus thunderstone"),
        ("haunt pegasus thunderstone", "grudgebeast", "haunt thunderstone grudgebeast"),
    ):
        attacked(2, hall, dungeon=dungeon).halls(after).asks("choose_action", by=1)


@pytest.mark.rule("TS-12.6", "TS-13.4", "TS-C5")
def test_removing_a_monster_by_an_effect_refills_the_hall_at_once() -> None:
    table = lay("elf_archmage militia torch torch torch torch", hall="haunt nixie pegasus")
    table.do("dungeon", "use elf_archmage", "monster-1").halls("nixie pegasus grudgebeast").bottom("haunt")
    table.asks("act_in_dungeon").offers("attack-3")


@pytest.mark.rule("TS-12.6", "TS-12.7")
def test_rearranging_permutes_only_the_occupied_ranks() -> None:
    hand, dungeon = "banish militia torch torch torch torch", "succubus kingdom"
    table = lay(hand, hall="haunt nixie thunderstone", dungeon=dungeon).do("dungeon", "use banish")
    orders = "order-1-2-3, order-1-3-2, order-2-1-3, order-2-3-1, order-3-1-2, order-3-2-1"
    table.asks("choose_in_hall", f"monster-1, monster-2, {orders}, back")
    options = table.options()
    assert options["monster-2"].mark == "rank-2"
    assert options["monster-2"].label.args == {"card": refer("card-nixie"), "rank": 2}
    named = [refer("card-thunderstone"), refer("card-haunt"), refer("card-nixie")]
    assert options["order-3-1-2"].label.args == {"cards": named}
    assert effect_of(options["monster-2"]) == about_card("nixie")
    for answer in ("order-3-1-2", "back"):
        assert effect_of(options[answer]) is None, "its name says everything"
    table.do("order-2-1-3").halls("nixie haunt thunderstone").piles(dungeon=dungeon)
    # Of orders that look the same there is one.
    for hall, answers in (
        ("nixie - nixie", "monster-1, monster-3, order-1-3, back"),
        ("haunt nixie nixie", "monster-1, monster-2, monster-3, order-1-2-3, order-2-1-3, order-2-3-1, back"),
    ):
        lay(hand, hall=hall, dungeon="").do("dungeon", "use banish").asks("choose_in_hall", answers)


@pytest.mark.rule("TS-12.8", "TS-C19")
def test_returned_cards_stay_in_order_at_the_bottom_of_the_deck() -> None:
    table = lay("banish banish elf_archmage torch torch torch", hall="haunt nixie pegasus")
    table.do("dungeon", "use banish", "monster-1", "torch", "use banish#2", "monster-1", "torch")
    table.bottom("nixie haunt").sees(1, "sunk", ["nixie", "haunt"])


@pytest.mark.rule("TS-13.1", "TS-13.3", "TS-13.8")
def test_the_breach_of_the_archduke_destroys_heroes_from_every_hero_stack() -> None:
    table = lay(HAND, hall="haunt archduke_of_pain nixie", heroes="amazon dwarf elf lorigg")
    table.game.stock |= {"militia": 1, "elf_wizard": 1, "lorigg_thief": 0, "lorigg_rogue": 0, "lorigg_outlaw": 1}
    table.do("dungeon", "attack-1").logs_in_order("breach", "ruins", "discards").logs("ruins")
    table.stock(amazon_archer=4, militia=0, torch=11)
    # If a level has too few cards, the breach continues with the next one.
    table.stock(elf_wizard=0, elf_sorcerer=3, elf_archmage=2, lorigg_outlaw=0)
    assert len(table.game.removed) == 1 + 2 + 2 + 2 + 1


@pytest.mark.rule("TS-13.1", "TS-13.2", "TS-3.6")
def test_a_monster_that_stays_in_rank_1_does_not_breach_again_after_a_battle() -> None:
    stays = attacked(1, "haunt archduke_of_pain nixie").logs("breach").do("rest", "militia").do("dungeon", "attack-2")
    for table in (stays, attacked(2, "archduke_of_pain nixie haunt")):
        table.silent("breach", "reaches_first")
        assert table.hall.startswith("archduke_of_pain")


@pytest.mark.rule("TS-13.2", "TS-13.4")
def test_a_breach_is_repeated_only_after_the_monster_has_left_the_hall() -> None:
    hand = "elf_archmage banish banish torch torch torch"
    table = lay(hand, hall="haunt archduke_of_pain nixie", deck="torch " * 6)
    table.do("dungeon", "use elf_archmage", "monster-1").logs("breach").asks("act_in_dungeon")
    table.do("use banish", "order-2-1-3", "torch").halls("nixie archduke_of_pain grudgebeast")
    table.do("use banish#2", "order-2-1-3").halls("archduke_of_pain nixie grudgebeast").silent("breach")


@pytest.mark.rule("TS-13.2", "TS-13.4")
def test_a_monster_swapped_away_before_its_breach_breaches_when_it_comes_back() -> None:
    table = lay("banish elf_archmage torch torch torch torch", hall="archduke_of_pain nixie haunt")
    table.do("dungeon", "use banish", "order-2-1-3", "torch").silent("breach")
    table.do("use elf_archmage", "monster-1").logs("breach")


@pytest.mark.rule("TS-13.2", "TS-13.4")
def test_a_monster_that_goes_to_the_bottom_of_the_deck_can_breach_again_later() -> None:
    table = lay(f"elf_archmage {TORCHES}", hall="archduke_of_pain nixie haunt", dungeon="")
    stay = table.game.hall[0]
    assert stay is not None
    stay.breached = True
    table.do("dungeon", "use elf_archmage", "monster-1").halls("nixie haunt archduke_of_pain")
    assert [card.breached for card in table.game.hall if card] == [False, False, False]


@pytest.mark.rule("TS-13.5", "TS-13.6", "TS-13.7", "TS-V23", "TS-C39")
def test_tyxr_makes_everyone_discard_two() -> None:
    others = ("militia torch torch dagger iron_rations militia", "dagger dagger torch militia militia torch")
    table = attacked(1, "haunt tyxr_the_old nixie", seats=3, others=others).waits(1, 2).silent("discards")
    assert table.news[-1].key == "log-breach"
    table.lacks(discard="torch").do("militia, torch", by=1).silent("discards")
    assert table.shows(2, 1).hand == 6
    table.sees(1, "pledged", ["militia", "torch"]).sees(2, "pledged", [])
    table.do("dagger, dagger#2", by=2).logs("discards", player=1, cards=["militia", "torch"])
    assert [event["player"] for event in table.heard("log-discards")] == [table.name(number) for number in (1, 2, 0)]
    table.has(hand=6).has(1, hand=4).has(2, hand=4).piles(1, discard="militia torch").asks("choose_action", by=1)


@pytest.mark.rule("TS-13.5", "TS-14.8")
def test_a_hand_of_two_cards_is_discarded_whole_and_diseases_may_be_discarded() -> None:
    others = ("militia torch", "disease disease torch militia")
    table = attacked(1, "haunt tyxr_the_old nixie", seats=3, others=others).waits(2)
    table.do("disease, disease#2", by=2).piles(1, hand="").piles(2, discard="disease disease")


@pytest.mark.rule("TS-13.4", "TS-13.5", "TS-C39")
def test_a_breach_caused_by_an_effect_also_makes_the_active_player_discard() -> None:
    table = lay("elf_archmage militia torch torch torch torch", hall="haunt tyxr_the_old nixie")
    table.do("dungeon", "use elf_archmage", "monster-1").waits(0, 1).asks("discard_cards", by=0, number=2)
    assert (table.asked(0).min, table.asked(0).max) == (2, 2)
    table.do("torch, torch#2", by=0).sees(0, "pledged", ["torch", "torch"]).sees(1, "pledged", [])
    table.has(hand=6).do("militia, torch", by=1).asks("act_in_dungeon")
    table.piles(hand="elf_archmage militia torch torch")


@pytest.mark.rule("TS-13.9")
def test_only_one_breach_can_happen_at_a_time() -> None:
    """Two breaches at once would need cards that this game does not have."""
    assert sorted(card.id for card in CARDS.values() if card.breach) == ["archduke_of_pain", "tyxr_the_old"]
    attacked(1, "haunt archduke_of_pain tyxr_the_old").logs("breach", card="archduke_of_pain").logs_in_order("breach")


@pytest.mark.rule("TS-9.1")
def test_the_darkness_of_an_empty_rank_is_its_number() -> None:
    table = lay(hall="- lord_mortis -")
    assert [(rank.card, rank.darkness) for rank in table.view(1).hall] == [(None, 1), ("lord_mortis", 3), (None, 3)]


@pytest.mark.rule("TS-3.3", "TS-12.8")
@pytest.mark.parametrize(
    ("unseen", "shown"),
    [(32, [(31, 0)]), (23, []), (22, [(21, 0)]), (21, []), (12, [(11, 1)]), (11, []), (2, []), (1, [])],
)
def test_progress_through_the_dungeon_deck_is_logged_once_every_ten_new_cards(
    unseen: int, shown: list[tuple[int, int]]
) -> None:
    table = attacked(1, "grudgebeast nixie pegasus", dungeon="haunt " * unseen).bottom("grudgebeast")
    assert [(event["unseen"], event["lowest"]) for event in table.heard("log-deeper")] == shown


@pytest.mark.rule("TS-3.3", "TS-12.8")
@pytest.mark.parametrize(("unseen", "logged"), [(33, True), (32, False), (23, True), (13, True), (12, False)])
def test_cards_at_the_bottom_of_the_dungeon_deck_that_were_seen_are_not_counted(unseen: int, logged: bool) -> None:
    table = lay(HAND, hall="grudgebeast nixie pegasus", dungeon="haunt " * unseen)
    table.game.sunk = 1
    assert bool(table.do("dungeon", "attack-1").heard("log-deeper")) == logged
