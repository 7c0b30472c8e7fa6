"""Effects on other players: discards and borrowed heroes (TS-18)."""

from __future__ import annotations

import pytest

from rules.messages import refer
from tests.games.thunderstone.table import Table, lay

TORCHES = "torch torch torch torch torch torch"


def used(effect: str, *others: str, hand: str = "torch torch torch torch torch", **more: object) -> Table:
    """A table on which the effect of this hero has been used."""
    table = lay(f"{effect} {hand}", seats=len(others) + 1, others=others, **more)  # type: ignore[arg-type]
    return table.do("dungeon", f"use {effect}")


def theurge(*others: str, **more: object) -> Table:
    """A table on which the Theurge's effect has been used."""
    return used("selurin_theurge", *others, **more)  # type: ignore[arg-type]


@pytest.mark.rule("TS-18.1", "TS-18.3", "TS-18.8")
def test_all_others_choose_a_discard_secretly_and_discard_at_the_same_time() -> None:
    table = used("lorigg_rogue", "militia torch dagger", "elf_wizard torch", "", "lantern")
    table.waits(1, 2).do("dagger", by=1).waits(2).silent("discards").do("torch", by=2)
    for number, card in ((1, "dagger"), (2, "torch"), (4, "lantern")):
        table.logs("discards", player=number, cards=[card]).piles(number, discard=card)
    table.piles(3, discard="").logs_in_order("discards", "discards", "discards").asks("act_in_dungeon")
    table.do("attack-3").bottom("firebrand_cyclops").piles(1, discard="dagger")


@pytest.mark.rule("TS-18.2")
def test_all_others_discard_one_hero_or_two_cards() -> None:
    others = ("militia elf_wizard torch dagger", "torch torch lantern", "militia", "")
    assassin = used("redblade_assassin", *others).waits(1, 2)
    assassin.asks("discard_hero_or_two", "militia, elf_wizard, two", by=1).asks("discard_hero_or_two", "two", by=2)
    assassin.do("two", "back", "two", "militia, elf_wizard", by=1).do("two", "torch, torch#2", by=2)
    for number, discarded in enumerate(("militia elf_wizard", "torch torch", "militia", ""), 1):
        assassin.piles(number, discard=discarded)
    # A player with two cards is not asked which two.
    redblade_assassin = used("redblade_assassin", "militia torch").do("two", by=1).waits(0)
    redblade_assassin.piles(1, hand="", discard="militia torch")


@pytest.mark.rule("TS-18.1", "TS-13.5")
def test_equal_cards_are_offered_once_where_one_is_picked() -> None:
    used("lorigg_rogue", "militia militia torch torch torch").asks("discard_cards", "militia, torch", by=1)
    assassin = used("redblade_assassin", "militia militia torch torch")
    assassin.asks("discard_hero_or_two", "militia, two", by=1).do("two", by=1)
    assassin.asks("discard_two", "militia, militia#2, torch, torch#2, back", by=1)


@pytest.mark.rule("TS-18.4")
def test_each_player_discards_a_hero_or_shows_none() -> None:
    table = theurge(TORCHES, "militia elf_wizard torch", TORCHES).waits(2)
    table.logs("shows_no_hero", player=1).logs("shows_no_hero", player=3)
    assert [event["player"] for event in table.heard("log-shows_no_hero")] == [table.name(1), table.name(3)]
    assert table.game.players[table.seat(1)].heroless
    assert table.shows(0, 1).hand == 6, "nothing else is revealed"
    # The only hero of the active player goes too.
    table.do("elf_wizard", by=2).lacks(hand="selurin_theurge").asks("borrow", "hero-1, hero-2, none")


@pytest.mark.rule("TS-18.4")
def test_the_active_player_may_choose_another_hero() -> None:
    table = theurge(TORCHES, hand="militia torch torch torch torch").waits(0).do("militia")
    table.tops(hand="selurin_theurge")


@pytest.mark.rule("TS-18.5")
def test_one_of_the_discarded_heroes_joins_the_hand() -> None:
    table = theurge("elf_archmage torch", "militia torch", hand="militia torch torch torch torch")
    table.do("militia", by=0).do("elf_archmage", by=1).do("militia", by=2)
    table.asks("borrow", "hero-1, hero-2, hero-3, none").do("hero-2").piles(1, discard="")
    table.logs("borrows", player=0, card="elf_archmage", owner=1).holds(hand="elf_archmage")
    table.offers("use elf_archmage").totals(magic=(2 + 4) * 2)
    theurge("elf_archmage torch").do("elf_archmage", by=1).do("none").piles(1, discard="elf_archmage")


@pytest.mark.rule("TS-18.5")
def test_the_players_own_discarded_hero_may_return_to_the_hand() -> None:
    table = theurge(TORCHES).do("hero-1").holds(hand="selurin_theurge")
    table.refuses("use selurin_theurge", "already_used")


@pytest.mark.rule("TS-18.6")
def test_a_borrowed_hero_returns_to_its_owner_before_spoils() -> None:
    table = theurge("lorigg_outlaw torch", hand="outlands_khan torch torch torch torch", hall="gray_ooze nixie haunt")
    table.do("selurin_theurge").do("lorigg_outlaw", by=1).do("hero-2", "attack-1", "outlands_khan")
    table.asks("take_spoils", gold=8)  # four torches; the borrowed hero's 4 gold have left
    table.piles(1, discard="lorigg_outlaw").do("done").lacks(discard="lorigg_outlaw")


@pytest.mark.rule("TS-18.6")
def test_a_borrowed_hero_goes_back_without_a_battle_and_at_the_end() -> None:
    archer = theurge("feayn_archer torch", hall="nixie - -").do("feayn_archer", by=1).do("hero-2", "leave")
    archer.piles(1, discard="feayn_archer").logs("returns_hero", card="feayn_archer", owner=1)
    assert refer("card-feayn_archer") not in archer.heard("log-discards")[0]["cards"]  # type: ignore[operator]
    archmage = theurge("elf_archmage torch", hall="nixie thunderstone pegasus").do("elf_archmage", by=1)
    archmage.do("hero-2", "use elf_archmage", "monster-1").over("end-thunderstone_lost").piles(
        1, discard="elf_archmage"
    )
    assert archmage.place(1).scores["heroes"] == 2


@pytest.mark.rule("TS-18.6")
def test_a_borrowed_hero_may_be_destroyed_by_a_battle_effect() -> None:
    hall = "mythlurian nixie haunt"
    table = theurge("elf_archmage torch", hand="militia torch torch torch torch", hall=hall).do("selurin_theurge")
    table.do("elf_archmage", by=1).do("hero-2", "attack-1", "elf_archmage")
    table.piles(removed="elf_archmage").piles(1, discard="")


@pytest.mark.rule("TS-18.7")
def test_a_borrowed_hero_cannot_pay_a_cost_and_is_discarded_to_its_owner() -> None:
    banish = theurge("militia torch", hand="banish torch torch torch torch", hall="haunt nixie pegasus")
    banish.do("militia", by=1).do("hero-2", "use banish", "monster-3").refuses("militia", "borrowed").do("banish")
    archmage = theurge("elf_archmage torch torch torch", hall="haunt tyxr_the_old pegasus").do("elf_archmage", by=1)
    archmage.do("hero-2", "use elf_archmage", "monster-1").do("elf_archmage, torch", by=0).do("torch, torch#2", by=1)
    archmage.piles(1, discard="elf_archmage torch torch")
