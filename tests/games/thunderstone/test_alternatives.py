"""The alternatives of the heuristic player: none with the same result as another, and none absurd."""

from __future__ import annotations

from random import Random

import pytest

from games.thunderstone.players.fights import is_ahead
from games.thunderstone.rules.cards import CARDS
from rules.messages import Message
from rules.players import opinion
from rules.registry import PLAYERS
from tests.games.thunderstone.table import Table, battle, lay


def named(table: Table) -> list[str]:
    """The heuristic player's answers to the open question, its own first."""
    weighed = opinion(table.game, table.question, PLAYERS["thunderstone"]["steady"], Random(1))
    return [each.ids[0] for each in weighed]


def test_weapons_are_considered_only_as_part_of_an_attack() -> None:
    table = battle("thyrian_squire short_sword dagger torch torch torch", "griknack_goblin")
    table.offers("attack-1", "armed-1", "equip-best", "equip dagger thyrian_squire")
    assert sorted(named(table)) == ["armed-1", "armed-2", "armed-3"]


def test_a_monster_that_needs_weapons_is_considered_with_weapons() -> None:
    barred = next(card for card in CARDS if "unequipped_barred" in CARDS[card].traits)
    table = lay("thyrian_squire hatchet iron_rations iron_rations iron_rations iron_rations", hall=f"{barred} - -")
    assert "armed-1" in named(table.do("dungeon").never("attack-1"))
    assert not any(id.startswith("equip-") for id in named(table))


def test_losing_battles_are_not_considered_if_one_can_be_won() -> None:
    hand = "outlands_khan torch torch torch torch torch"
    table = lay(hand, hall="griffon ebon_fume griffon").do("dungeon")
    table.totals(1, won=True).totals(2, won=False).offers("attack-2")
    assert set(named(table)) == {"attack-1", "attack-3"}
    lost = lay("militia torch torch torch torch torch", hall="griffon ebon_fume griffon").do("dungeon")
    assert set(named(lost)) == {"attack-1", "attack-2", "attack-3"}, "one of them has to be chosen"


@pytest.mark.parametrize(
    ("hand", "considered"),
    [
        ("militia torch iron_rations dagger short_sword lorigg_thief", ["card-militia-1"]),
        ("torch dagger short_sword lorigg_thief lord_mortis kingdom", ["card-lord_mortis-1", "card-kingdom-1"]),
    ],
)
def test_only_cards_that_the_hand_can_spare_are_considered_for_a_discard(hand: str, considered: list[str]) -> None:
    """Without the sword or its bearer nothing can be beaten, and the Militia pays for nothing."""
    acting = "lorigg_rogue torch torch torch torch torch"
    table = lay(acting, hall="bloodskull_orc kingdom lord_mortis", others=(hand,)).do("dungeon", "use lorigg_rogue")
    assert set(named(table.asks("discard_cards", by=1))) <= set(considered)


def test_a_sure_victory_is_not_left_for_a_rest() -> None:
    hand = "torch dagger dagger short_sword lorigg_rogue redblade_killer"
    sure = lay(hand, deck="militia militia torch torch torch torch", hall="bloodskull_orc famine harbinger")
    assert named(sure)[0] == "dungeon"
    assert "rest" not in named(sure)
    assert "village" in named(sure)
    assert "rest" in named(lay(hand, hall="ebon_fume ebon_fume ebon_fume"))


def test_experience_is_not_kept_once_the_thunderstone_is_revealed() -> None:
    for hall, kept in (("griffon griffon thunderstone", False), ("griffon griffon griffon", True)):
        table = lay("elf_wizard militia torch torch torch torch", hall=hall, experience=3).do("village")
        while table.kind != "level_up":
            table.do("done")
        assert named(table)[0].startswith("level-")
        assert ("done" in named(table)) is kept


def test_a_player_who_is_behind_does_not_consider_ending_the_game() -> None:
    hand = "militia torch torch torch torch torch"
    table = lay(hand, hall="griffon thunderstone ebon_fume")
    table.player(1).discard = ["archduke_of_pain"]
    assert named(table.do("dungeon")) == ["attack-3"]
    alone = lay(hand, hall="griffon thunderstone -")
    alone.player(1).discard = ["archduke_of_pain"]
    assert "dungeon" not in named(alone)


@pytest.mark.parametrize(("points", "ends"), [("sphinx sphinx sphinx", True), ("", False)])
def test_ending_the_game_without_a_battle_is_considered_only_by_a_player_who_would_win(points: str, ends: bool) -> None:
    hall = "judgement thunderstone nixie"
    behind = "archduke_of_pain"
    returned = lay("elf_sorcerer elf_sorcerer elf_sorcerer torch torch torch", hall=hall, discard=points)
    returned.player(1).discard = [behind]
    returned.do("dungeon", "attack-3").asks("return_one").offers("monster-1", "monster-3")
    assert ("monster-1" in named(returned)) == ends
    assert {"monster-3", "decline"} <= set(named(returned))
    banished = lay("banish torch torch torch torch militia", hall=hall, discard=points).do("dungeon")
    banished.player(1).discard = [behind]
    banished.do("use banish").offers("monster-1", "order-2-1-3")
    assert ("monster-1" in named(banished)) == ("order-2-1-3" in named(banished)) == ends
    assert "monster-3" in named(banished)


def test_an_effect_that_could_only_end_the_game_as_a_defeat_is_not_considered() -> None:
    for third, considered in (("ebon_fume", False), ("nixie", True)):
        table = lay("thyrian_lord iron_rations torch torch torch torch", hall=f"pegasus thunderstone {third}")
        table.player(1).discard = ["archduke_of_pain", "archduke_of_pain"]
        table.do("dungeon").offers("use thyrian_lord")
        assert (f"use-{table.slot('thyrian_lord')}-0" in named(table)) == considered


@pytest.mark.parametrize(("rival", "sure"), [("pegasus", True), ("archduke_of_pain archduke_of_pain", False)])
def test_a_battle_that_wins_the_game_is_the_only_alternative(rival: str, sure: bool) -> None:
    table = lay("outlands_khan torch torch torch torch torch", hall="griffon thunderstone griffon")
    table.player(1).discard = rival.split()
    assert (named(table) == ["dungeon"]) == sure
    assert (named(table.do("dungeon")) == ["attack-1"]) == sure
    first = opinion(table.game, table.question, PLAYERS["thunderstone"]["steady"], Random(1))[0]
    assert (first.outcome == Message("tells-wins_now")) == sure


def test_a_lost_battle_that_wins_the_game_is_explained_as_such() -> None:
    table = lay("militia torch torch torch torch torch", hall="ebon_fume thunderstone griffon", discard="sphinx sphinx")
    table.player(1).discard = ["pegasus"]
    for kind in ("choose_action", "act_in_dungeon"):
        assert table.kind == kind
        first = opinion(table.game, table.question, PLAYERS["thunderstone"]["steady"], Random(1))[0]
        assert first.outcome == Message("tells-wins_though_lost")
        if kind == "choose_action":
            table.pick(*first.ids)
    assert not table.sum(1).won


@pytest.mark.parametrize(("more", "wins"), [("", True), ("nixie", False)])
def test_a_victory_that_gains_the_thunderstone_wins_at_a_tie(more: str, wins: bool) -> None:
    """The player is behind by the points of the monster and the Thunderstone, or by one more."""
    table = lay("outlands_khan torch torch torch torch torch", hall="griffon thunderstone griffon", seats=3)
    gained = CARDS["griffon"].points + CARDS["thunderstone"].points
    assert CARDS["nixie"].points == 1
    table.player(1).discard = ["outlands_khan", *["nixie"] * gained, *more.split()]
    table.player(2).discard = ["nixie"]
    assert (named(table) == ["dungeon"]) == wins
    assert (named(table.do("dungeon")) == ["attack-1"]) == wins
    assert ("attack-1" in named(table)) == wins
    if wins:
        table.do("attack-1")
        assert [table.place(number).place for number in range(3)] == [1, 2, 3]


def test_a_lost_battle_that_ends_the_game_at_a_tie_is_not_a_win() -> None:
    table = lay("militia torch torch torch torch torch", hall="ebon_fume thunderstone griffon").do("dungeon")
    assert not table.sum(1).won
    assert not is_ahead(table.game, table.game.turn.seat)
    assert is_ahead(table.game, table.game.turn.seat, with_stone=True)
    assert "attack-1" not in named(table)


@pytest.mark.rule("TS-21.14")
def test_in_a_solo_game_a_tie_with_the_village_is_not_a_win() -> None:
    table = lay(seats=1, discard="nixie")
    for village, ahead in ((["nixie"], False), ([], True)):
        table.game.village_score = village
        assert is_ahead(table.game, 0, with_stone=True) == ahead


@pytest.mark.parametrize(("spare", "wins"), [(0, False), (CARDS["outlands_khan"].points, True)])
def test_points_lost_in_the_last_battle_are_not_counted(spare: int, wins: bool) -> None:
    """After the battle a hero is destroyed, and a Khan's points with it."""
    foe = next(card for card in CARDS.values() if any(loss.of == "hero" and loss.strongest for loss in card.losses))
    khan = CARDS["outlands_khan"].points
    hand = "outlands_khan outlands_khan fireball torch torch torch"
    table = lay(hand, hall=f"{foe.id} thunderstone griknack_goblin").do("dungeon")
    assert table.sum(1).won
    total = foe.points + CARDS["thunderstone"].points + 2 * khan
    table.me.discard = ["outlands_khan"] * (spare // khan)
    assert (CARDS["pegasus"].points, CARDS["nixie"].points) == (2, 1)
    pairs, one = divmod(total - 1, 2)
    table.player(1).discard = ["pegasus"] * pairs + ["nixie"] * one
    assert (named(table) == ["attack-1"]) == wins
    assert ("attack-1" in named(table)) == wins


def test_free_effects_are_used_without_alternatives() -> None:
    table = lay("militia battle_fury battle_fury torch torch torch", hall="griffon griffon griffon").do("dungeon")
    assert len(table.ids) > 3
    assert named(table) == ["use-all"]
    for hand in ("battle_fury militia", "lorigg_rogue torch"):  # the Rogue costs others a card
        table = lay(f"{hand} torch torch torch torch", hall="griffon griffon griffon").do("dungeon")
        assert len(table.ids) > 3
        assert named(table) == ["use-1-0"]
    table = lay("thyrian_squire feast iron_rations torch torch torch", hall="griffon griffon griffon").do("dungeon")
    table.do("use feast").offers("use thyrian_squire")
    assert "use-1-0" in named(table)
    assert len(named(table)) > 1, "it costs food"


@pytest.mark.usefixtures("asks_all")
def test_the_best_split_of_a_reduction_has_no_alternatives() -> None:
    table = battle("disease fireball militia torch torch torch", "griknack_goblin").do("attack-1")
    table.asks("lower_total", "attack-0, attack-1")
    assert len(named(table)) == 1


@pytest.mark.parametrize(("monster", "eats"), [("griknack_goblin", False), ("griffon", True)])
def test_eating_food_is_considered_only_if_it_wins_a_battle(monster: str, eats: bool) -> None:
    """Only with Iron Rations can a Militia (attack 1) carry the Short Sword (4); the Fireball adds 3."""
    table = lay("militia torch torch iron_rations short_sword fireball", hall=f"{monster} - -").do("dungeon")
    assert f"use-{table.slot('iron_rations')}-0" in table.ids
    assert any(id.startswith("use-") for id in named(table)) == eats


@pytest.mark.parametrize(("card", "twin"), [("feast", True), ("trainer", False)])
def test_visiting_the_village_and_buying_its_best_card_are_not_both_listed(card: str, twin: bool) -> None:
    """The player would buy a Feast, but not a Trainer."""
    table = lay("torch torch torch militia militia militia", hall="- - -", village=VILLAGE)
    table.game.stock = {**dict.fromkeys(table.game.stock, 0), card: 8}
    assert f"buy-{card}" in table.ids
    assert "village" in named(table)
    assert (f"buy-{card}" not in named(table)) == twin


VILLAGE = "feast trainer fireball hatchet lantern spear town_guard polearm"
