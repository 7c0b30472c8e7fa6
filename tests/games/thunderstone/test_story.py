"""A turn as one entry: the battle with its total, purchases, gains and losses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cogs.screens.story import IMPORTANT
from rules.messages import Event, refer, seat_name
from tests.games.story_lines import entries, story
from tests.games.thunderstone.table import Table, lay

Step = Callable[[Table], Table]


def played(table: Table, *steps: Step) -> list[Event]:
    """The events of a turn from its beginning."""
    events = [Event("log-turn", {"player": table.name(0), "number": 7})]
    for step in steps:
        events += step(table).told
    return events


def told(events: list[Event], language: str = "en") -> list[str]:
    return story("thunderstone", events, language)


def test_a_victory_is_told_with_its_sum_its_gains_and_its_losses() -> None:
    table = lay("militia militia thyrian_knight torch lantern militia", hall="gray_ooze ghost haunt")
    events = played(table, Table.enter, lambda t: t.attack(1), lambda t: t.on("militia"), Table.done)
    assert told(events) == [
        "💥 Ben defeats Gray Ooze with a total of 10 against health 6: +2 XP, +3 VP. ✖️ Destroyed: Ben's Militia.",
    ]
    assert told(events, "ja")[0].startswith("💥 Benが")
    assert "攻撃10対体力6" in told(events, "ja")[0]
    (turn,) = entries("thunderstone", events)
    assert turn.weight == 7


def test_what_happened_in_a_turn_is_told_in_its_order() -> None:
    ben, stone = seat_name(1), refer("card-thunderstone")
    events = [
        Event("log-turn", {"player": ben, "number": 7}),
        Event("log-visits_village", {"player": ben}),
        Event("log-draws", {"player": ben, "cards": [refer("card-militia")]}),
        Event("log-destroys", {"player": ben, "card": refer("card-town_guard")}),
        Event("log-draws", {"player": ben, "cards": [refer("card-torch")]}),
        Event("log-enters", {"card": stone, "rank": 3}),
        Event("log-stone_nears", {"rank": 2}),
    ]
    for language, names in (
        ("en", ["Militia", "Destroyed: Ben's Town Guard", "Torch", "appears in rank 3", "moves up to rank 2"]),
        ("ja", ["民兵", "村の衛兵が破棄された", "たいまつ", "第3階層", "第2階層"]),
    ):
        said = " ".join(told(events, language))
        assert sorted(names, key=said.index) == names, said


def test_a_defeat_shows_how_darkness_lowered_the_total() -> None:
    table = lay("elf_wizard militia militia dagger militia militia", hall="ghost haunt firebrand_cyclops")
    events = played(table, Table.enter, lambda t: t.attack(3))
    assert told(events) == [
        "🩸 Ben loses to Firebrand Cyclops with a total of 2 (attack 4 + magic 2 − light penalty 4) against health 6."
    ]
    assert told(events, "ja") == [
        "🩸 Benはファイアブランド・サイクロプスに敗れた：攻撃2（通常4＋魔法2−光のペナルティ4）対体力6。"
    ]


def test_an_unfinished_battle_is_told_up_to_the_current_step() -> None:
    table = lay("militia militia thyrian_knight torch lantern militia", hall="gray_ooze ghost haunt")
    assert told(played(table, Table.enter)) == ["🕯️ Ben enters the dungeon."]
    assert told(
        [*played(table), Event("log-attacks", {"player": table.name(0), "card": refer("card-ghost"), "rank": 2})]
    )


def test_the_points_of_all_players_are_one_important_entry() -> None:
    events = [Event("log-score", {"player": seat_name(seat), "points": 4 + seat}) for seat in (0, 1, 2)]
    (entry,) = entries("thunderstone", events)
    assert len(entry.told) == 3
    assert entry.weight >= IMPORTANT


def test_purchases_and_levels_are_one_entry() -> None:
    player, card = seat_name(2), refer("card-lantern")
    events = [
        Event("log-turn", {"player": player, "number": 3}),
        Event("log-visits_village", {"player": player}),
        Event("log-buys", {"player": player, "card": card, "cost": 4}),
        Event("log-buys", {"player": player, "card": refer("card-torch"), "cost": 3}),
        Event(
            "log-levels",
            {"player": player, "hero": refer("card-militia"), "card": refer("card-amazon_archer"), "cost": 3},
        ),
        Event("log-discards", {"player": player, "cards": [card]}),
        Event("log-drew_hand", {"cards": [card]}, (2,)),
    ]
    (line,) = told(events)
    assert line.startswith(
        "💰 Cleo buys Lantern and Torch for 7 gold. ⭐ Cleo pays 3 XP: Militia becomes Amazon Archer."
    )


@pytest.mark.parametrize(
    ("finished", "line"), [(False, "🏘️ Ben visits the village."), (True, "🏘️ Ben buys nothing in the village.")]
)
def test_a_visit_without_a_purchase_is_told(finished: bool, line: str) -> None:
    steps = [Table.visit, *([Table.done] if finished else [])]
    assert told(played(lay(), *steps)) == [line]


@pytest.mark.parametrize(
    ("seats", "line"),
    [(2, "Lorigg Rogue: Ann discards Torch."), (3, "Lorigg Rogue: Ann and Ben discard cards.")],
)
def test_discards_forced_by_a_hero_are_told_but_not_those_at_the_end_of_the_turn(seats: int, line: str) -> None:
    """The acting player, on the last seat, discards the whole hand at the end."""
    table = lay("lorigg_rogue torch torch torch torch torch", seats=seats)
    events = played(table, Table.enter, lambda t: t.use("lorigg_rogue"))
    for number in range(1, seats):
        events += table.pick("card-torch-1", seat=number).told
    assert told(events) == [line]
    events += table.attack(1).told
    assert [event.key for event in events].count("log-discards") == seats
    assert "discard" not in " ".join(told(events))


def test_a_breach_is_a_separate_entry_without_discards_at_the_end_of_the_turn() -> None:
    hand = Event("log-discards", {"player": seat_name(1), "cards": [refer("card-militia")]})
    events = [
        Event("log-turn", {"player": seat_name(1), "number": 9}),
        Event("log-no_target", {"player": seat_name(1)}),
        Event("log-breach", {"card": refer("card-archduke_of_pain")}),
        Event("log-ruins", {"cards": [refer("card-militia")] * 8}),
        hand,
    ]
    turn, breach = told(events)
    assert turn == "Ben finds nothing to attack and leaves without a battle."
    assert breach == "💢 Archduke of Pain: breach! 🔥 8 cards are destroyed in the village."
    forced = Event("log-discards", {"player": seat_name(2), "cards": [refer("card-torch")], "way": "all_two"})
    dragon = Event("log-breach", {"card": refer("card-tyxr_the_old")})
    assert told([dragon, forced, hand]) == ["💢 Tyxr the Old: breach! Forced to discard: Cleo."]


def test_events_of_older_games_are_told() -> None:
    """They lack the points of a victory and the reasons for discards."""
    player = seat_name(0)
    events = [
        Event("log-turn", {"player": player, "number": 3}),
        Event("log-enters_dungeon", {"player": player}),
        Event("log-attacks", {"player": player, "card": refer("card-ghost"), "rank": 1}),
        Event("log-sum", {"attack": 4, "magic": 2, "penalty": 0, "total": 6, "health": 6}),
        Event("log-defeats", {"player": player, "card": refer("card-ghost"), "experience": 1}),
    ]
    assert told(events) == ["💥 Ann defeats Ghost with a total of 6 (attack 4 + magic 2) against health 6: +1 XP."]


def test_the_end_of_a_turn_and_the_new_hand_are_not_told() -> None:
    """Even if the new events start with them."""
    hand = [refer("card-torch")] * 6
    end = [
        Event("log-discards", {"player": seat_name(0), "cards": hand}),
        Event("log-drew_hand", {"cards": hand}, (0,)),
    ]
    assert story("thunderstone", [*end, Event("log-turn", {"player": seat_name(1), "number": 4})], seat=0) == []


def test_events_from_the_middle_of_a_turn_make_no_incomplete_entries() -> None:
    player, card = seat_name(2), refer("card-lantern")
    reveals = Event("log-reveals", {"player": player, "cards": [card]})
    buys = Event("log-buys", {"player": player, "card": card, "cost": 4})
    assert told([reveals]) == []
    assert told([reveals, buys]) == ["💰 Cleo buys Lantern for 4 gold."]
    table = lay("thyrian_squire iron_rations torch torch torch torch", hall="griffon griffon griffon").enter()
    assert told(table.use("thyrian_squire").told) == [
        "Ben's Thyrian Squire: destroy 1 food for attack +2. ✖️ Destroyed: Ben's Iron Rations."
    ], "what is used again after it was taken back"


@pytest.mark.parametrize(
    ("rank", "hall", "dungeon"),
    [(3, "nixie haunt pegasus", "thunderstone haunt"), (2, "nixie - -", "haunt thunderstone")],
)
def test_the_arrival_of_the_thunderstone_in_the_hall_is_told(rank: int, hall: str, dungeon: str) -> None:
    table = lay("militia militia thyrian_knight torch lantern militia", hall=hall, dungeon=dungeon)
    events = played(table, Table.enter, lambda t: t.attack(1))
    line = f"⚡ The Thunderstone appears in rank {rank}. When it reaches rank 1, the game ends."
    assert line in " ".join(told(events))


def test_without_its_arrival_the_thunderstone_is_not_mentioned() -> None:
    table = lay("militia militia thyrian_knight torch lantern militia", hall="nixie haunt pegasus", dungeon="haunt")
    assert "Thunderstone" not in " ".join(told(played(table, Table.enter, lambda t: t.attack(1))))


def test_the_thunderstone_reaching_rank_2_is_told() -> None:
    table = lay("militia militia thyrian_knight torch lantern militia", hall="haunt nixie thunderstone")
    events = played(table, Table.enter, lambda t: t.attack(2))
    assert table.hall.startswith("haunt thunderstone")
    assert "⚡ The Thunderstone moves up to rank 2." in " ".join(told(events))


def test_a_monster_returned_to_the_deck_by_an_effect_is_told_but_not_by_a_lost_battle() -> None:
    table = lay("elf_archmage militia torch torch torch torch", hall="haunt nixie pegasus")
    events = played(table, Table.enter, lambda t: t.use("elf_archmage"), lambda t: t.pick("monster-1"))
    assert "Haunt goes to the bottom of the dungeon deck." in " ".join(told(events))
    table = lay("elf_wizard militia militia dagger militia militia", hall="ghost haunt firebrand_cyclops")
    assert "bottom" not in " ".join(told(played(table, Table.enter, lambda t: t.attack(3))))


def test_cards_drawn_by_an_effect_are_told_only_until_a_purchase_or_battle() -> None:
    table = lay("town_guard torch torch torch torch torch", deck="thyrian_knight lantern torch")
    events = played(table, Table.visit, lambda t: t.use("town_guard"))
    assert told(events) == [
        "🏘️ Ben visits the village. Ben's Town Guard: draw 2 cards. Ben draws Thyrian Knight and Lantern."
    ]
    events += table.done().pick("buy-torch").told
    assert told(events) == ["💰 Ben buys Torch for 3 gold."]


def test_every_effect_is_told_with_what_it_brought() -> None:
    table = lay("thyrian_squire magical_aura iron_rations militia torch torch", hall="griffon - -", deck="dagger torch")
    events = played(table, Table.enter, lambda t: t.use("thyrian_squire"), lambda t: t.use("magical_aura"))
    squire = "Ben's Thyrian Squire: destroy 1 food for attack +2. ✖️ Destroyed: Ben's Iron Rations."
    assert told(events) == [f"{squire} Ben's Magical Aura: all weapons weigh 0; draw 1 card. Ben draws Dagger."]
    (battle,) = told([*events, *table.attack(1).told])
    assert battle.startswith("🩸 Ben loses to Griffon")
    assert battle.endswith(f" Before that, {squire}"), "after what the battle itself brought"
    assert "Magical Aura" not in battle, "what was drawn doesn't matter any more"


def test_a_lost_battle_that_ends_the_game_is_told_with_the_end_and_decides_it() -> None:
    table = lay("militia torch torch torch torch torch", hall="nixie thunderstone pegasus")
    events = played(table, Table.enter, lambda t: t.attack(1))
    line = told(events)[0]
    assert line.startswith("🩸 Ben loses to Nixie")
    assert line.endswith("⚡ The Thunderstone reaches rank 1, and the game ends. Nobody gains it.")
    assert any(map(table.game.chronicle.decides, events))
    table = lay("outlands_khan torch torch torch torch torch", hall="nixie thunderstone pegasus")
    (battle, *_) = told(played(table, Table.enter, lambda t: t.attack(1)))
    assert "gains the Thunderstone" in battle
    assert "Nobody" not in battle
