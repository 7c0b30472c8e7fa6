"""Effects on other players: discards and borrowed heroes (TS-18)."""

from __future__ import annotations

import pytest

from rules.errors import IllegalChoice
from rules.messages import refer
from tests.games.thunderstone.table import Table, lay

TORCHES = "torch torch torch torch torch torch"


def theurge(*others: str, hand: str = "selurin_theurge torch torch torch torch torch", **more: object) -> Table:
    """A table on which the Theurge's effect has been used."""
    table = lay(hand, seats=len(others) + 1, others=others, **more)  # type: ignore[arg-type]
    return table.enter().use("selurin_theurge")


@pytest.mark.rule("TS-18.1", "TS-18.3", "TS-18.8")
def test_all_others_choose_a_discard_secretly_and_discard_at_the_same_time() -> None:
    others = ("militia torch dagger", "elf_wizard torch", "", "lantern")
    table = lay("lorigg_rogue torch torch torch torch torch", seats=5, others=others).enter().use("lorigg_rogue")
    assert table.waiting() == [1, 2]
    with pytest.raises(IllegalChoice):
        table.game.choose(table.seat(0), table.question.id, ["attack-1"])
    assert table.asked(1).private
    table.pick("card-dagger-1", seat=1)
    assert table.waiting() == [2]
    assert not table.heard("log-discards")
    table.pick("card-torch-1", seat=2)
    told = {event["player"]: event["cards"] for event in table.heard("log-discards")}
    assert told == {
        table.name(1): [refer("card-dagger")],
        table.name(2): [refer("card-torch")],
        table.name(4): [refer("card-lantern")],
    }
    assert [player.discard for player in table.players[1:]] == [["dagger"], ["torch"], [], ["lantern"]]
    assert table.kind == "act_in_dungeon"
    table.attack(3)
    assert table.game.dungeon[0] == "firebrand_cyclops"
    assert table.player(1).discard == ["dagger"]


@pytest.mark.rule("TS-18.2")
def test_all_others_discard_one_hero_or_two_cards() -> None:
    others = ("militia elf_wizard torch dagger", "torch torch lantern", "militia", "")
    table = lay("redblade_assassin torch torch torch torch torch", seats=5, others=others).enter()
    table.use("redblade_assassin")
    assert [option.id for option in table.asked(1).options(table.game)] == [
        "card-militia-1",
        "card-elf_wizard-1",
        "two",
    ]
    assert [option.id for option in table.asked(2).options(table.game)] == ["two"]
    assert table.waiting() == [1, 2]
    table.pick("two", seat=1)
    table.pick("back", seat=1).pick("two", seat=1)
    table.pick("card-militia-1", "card-elf_wizard-1", seat=1)
    table.pick("two", seat=2).pick("card-torch-1", "card-torch-2", seat=2)
    discards = [player.discard for player in table.players[1:]]
    assert discards == [["militia", "elf_wizard"], ["torch", "torch"], ["militia"], []]


@pytest.mark.rule("TS-18.1", "TS-13.5")
def test_equal_cards_are_offered_once_where_one_is_picked() -> None:
    table = lay("lorigg_rogue torch torch torch torch torch", others=("militia militia torch torch torch",)).enter()
    table.use("lorigg_rogue")
    assert [option.id for option in table.asked(1).options(table.game)] == ["card-militia-1", "card-torch-1"]
    table = lay("redblade_assassin torch torch torch torch torch", others=("militia militia torch torch",)).enter()
    table.use("redblade_assassin")
    assert [option.id for option in table.asked(1).options(table.game)] == ["card-militia-1", "two"]
    table.pick("two", seat=1)
    assert len(table.asked(1).options(table.game)) == 4 + 1


@pytest.mark.rule("TS-18.2")
def test_a_player_with_two_cards_is_not_asked_which_two_to_discard() -> None:
    table = lay("redblade_assassin torch torch torch torch torch", others=("militia torch",)).enter()
    table.use("redblade_assassin").pick("two", seat=1)
    assert table.player(1).hand == []
    assert sorted(table.player(1).discard) == ["militia", "torch"]
    assert table.who == 0


@pytest.mark.rule("TS-18.4")
def test_each_player_discards_a_hero_or_shows_none() -> None:
    table = theurge("militia elf_wizard torch", TORCHES)
    assert table.heard("log-shows_no_hero") == [{"player": table.name(2)}]
    assert table.heard_by("log-shows_no_hero") == [None]
    assert table.shows(1, 2).heroless
    assert table.shows(0, 2).hand == 6, "nothing else is revealed"
    assert table.waiting() == [1]
    table.pick("card-elf_wizard-1", seat=1)
    assert "selurin_theurge" not in table.hand  # the only hero of the active player goes too
    assert table.kind == "borrow"
    assert len(table.ids) == 3


@pytest.mark.rule("TS-18.4")
def test_the_active_player_may_choose_another_hero() -> None:
    table = theurge(TORCHES, hand="selurin_theurge militia torch torch torch torch")
    assert table.waiting() == [0]
    table.on("militia")
    assert table.hand[0] == "selurin_theurge"


@pytest.mark.rule("TS-18.5")
def test_one_of_the_discarded_heroes_joins_the_hand() -> None:
    table = theurge("elf_archmage torch", "militia torch", hand="selurin_theurge militia torch torch torch torch")
    table.on("militia", 1).pick("card-elf_archmage-1", seat=1).pick("card-militia-1", seat=2)
    assert table.ids == ["hero-1", "hero-2", "hero-3", "none"]
    table.pick("hero-2")
    assert table.player(1).discard == []
    assert table.hand[-1] == "elf_archmage"
    assert table.heard("log-borrows") == [
        {"player": table.name(0), "card": refer("card-elf_archmage"), "owner": table.name(1)}
    ]
    assert table.can_use("elf_archmage")
    assert table.sum(1).magic == (2 + 4) * 2
    nobody = theurge("elf_archmage torch").pick("card-elf_archmage-1", seat=1).pick("none")
    assert nobody.player(1).discard == ["elf_archmage"]


@pytest.mark.rule("TS-18.5")
def test_the_players_own_discarded_hero_may_return_to_the_hand() -> None:
    table = theurge(TORCHES).pick("hero-1")
    assert "selurin_theurge" in table.hand
    assert table.refusal(f"use-{table.slot('selurin_theurge')}-0") == "already_used"


@pytest.mark.rule("TS-18.6")
def test_a_borrowed_hero_returns_to_its_owner_before_spoils() -> None:
    table = theurge(
        "lorigg_outlaw torch",
        hand="selurin_theurge outlands_khan torch torch torch torch",
        hall="gray_ooze nixie haunt",
    )
    table.on("selurin_theurge").pick("card-lorigg_outlaw-1", seat=1).pick("hero-2")
    table.attack(1).on("outlands_khan")
    assert table.kind == "take_spoils"
    assert table.question.args["gold"] == 8  # four torches; the borrowed hero's 4 gold have left
    assert table.player(1).discard == ["lorigg_outlaw"]
    table.done()
    assert "lorigg_outlaw" not in table.me.discard


@pytest.mark.rule("TS-18.6")
def test_a_borrowed_hero_goes_back_without_a_battle_and_at_the_end() -> None:
    table = theurge("feayn_archer torch", hall="nixie - -").pick("card-feayn_archer-1", seat=1).pick("hero-2")
    table.pick("leave")
    assert table.player(1).discard == ["feayn_archer"]
    assert table.heard("log-returns_hero") == [{"card": refer("card-feayn_archer"), "owner": table.name(1)}]
    assert refer("card-feayn_archer") not in table.heard("log-discards")[0]["cards"]  # type: ignore[operator]
    ending = theurge("elf_archmage torch", hall="nixie thunderstone pegasus")
    ending.pick("card-elf_archmage-1", seat=1).pick("hero-2").use("elf_archmage").pick("monster-1")
    assert ending.kind == "end-thunderstone_lost"
    assert ending.player(1).discard == ["elf_archmage"]
    assert ending.place(1).scores["heroes"] == 2


@pytest.mark.rule("TS-18.6")
def test_a_borrowed_hero_may_be_destroyed_by_a_battle_effect() -> None:
    table = theurge(
        "elf_archmage torch", hand="selurin_theurge militia torch torch torch torch", hall="mythlurian nixie haunt"
    )
    table.on("selurin_theurge").pick("card-elf_archmage-1", seat=1).pick("hero-2").attack(1).on("elf_archmage")
    assert table.game.removed == ["elf_archmage"]
    assert table.player(1).discard == []


@pytest.mark.rule("TS-18.7")
def test_a_borrowed_hero_cannot_pay_a_cost_and_is_discarded_to_its_owner() -> None:
    hand = "selurin_theurge banish torch torch torch torch"
    table = theurge("militia torch", hand=hand, hall="haunt nixie pegasus").pick("card-militia-1", seat=1)
    table.pick("hero-2").use("banish").pick("monster-3")
    assert table.refusal(f"card-{table.slot('militia')}") == "borrowed"
    table.on("banish")
    breach = theurge("elf_archmage torch torch torch", hall="haunt tyxr_the_old pegasus")
    breach.pick("card-elf_archmage-1", seat=1).pick("hero-2").use("elf_archmage").pick("monster-1")
    slots = [f"card-{breach.slot('elf_archmage')}", f"card-{breach.slot('torch')}"]
    breach.pick(*slots, seat=0).pick("card-torch-1", "card-torch-2", seat=1)
    assert breach.player(1).discard == ["elf_archmage", "torch", "torch"]


@pytest.mark.rule("TS-18.4")
def test_players_without_a_hero_show_their_hand_in_turn_order() -> None:
    table = theurge(TORCHES, "militia elf_wizard torch", TORCHES)
    assert table.heard("log-shows_no_hero") == [{"player": table.name(1)}, {"player": table.name(3)}]
    assert 2 in table.waiting()
