"""A turn as one entry: the battle with its total, purchases, gains and losses."""

from __future__ import annotations

import pytest

from cogs.screens.story.weights import IMPORTANT
from games.thunderstone.rules.game import Thunderstone
from rules.game import midway
from rules.messages import Event, refer
from tables.history.past_positions import looked_at
from tests.games.story_lines import entries, logged, story
from tests.games.thunderstone.table import Table, lay


def played(table: Table, *answers: str) -> list[Event]:
    """The events of a turn from its beginning."""
    return [logged("turn", table.seat(0), number=7), *table.do(*answers).news]


def lines_of(events: list[Event], language: str = "en") -> list[str]:
    return story("thunderstone", events, language)


def test_a_victory_is_told_with_its_sum_its_gains_and_its_losses() -> None:
    table = lay("militia militia thyrian_knight torch lantern militia", hall="gray_ooze ghost haunt")
    events = played(table, "dungeon", "attack-1", "militia", "done")
    assert lines_of(events) == [
        "💥 Ben defeats Gray Ooze: +2 XP, +3 VP! Total **10** against health 6. ✖️ Ben loses Militia. "
        "🚪 Grudgebeast enters rank 3.",
    ]
    assert lines_of(events, "ja")[0].startswith("💥 Benは")
    assert "総合攻撃値**10**対体力6" in lines_of(events, "ja")[0]
    (turn,) = entries("thunderstone", events)
    assert turn.weight == 7


def test_what_happened_in_a_turn_is_told_in_its_order() -> None:
    events = [
        logged("turn", 1, number=7),
        logged("visits_village", 1),
        logged("draws", 1, cards=[refer("card-militia")]),
        logged("destroys", 1, card=refer("card-town_guard")),
        logged("draws", 1, cards=[refer("card-torch")]),
        logged("enters", card=refer("card-nixie"), rank=3),
        logged("stone_nears", rank=2),
    ]
    for language, names in (
        ("en", ["Militia", "Ben loses Town Guard", "Torch", "enters rank 3", "is in rank 2"]),
        ("ja", ["民兵", "村の衛兵が破棄された", "たいまつ", "第3階層", "第2階層"]),
    ):
        sentence = " ".join(lines_of(events, language))
        assert sorted(names, key=sentence.index) == names, sentence
    assert entries("thunderstone", events)[-1].weight >= IMPORTANT, "a line of its own, whosever turn it is"


def test_a_defeat_shows_how_darkness_lowered_the_total() -> None:
    table = lay("elf_wizard militia militia dagger militia militia", hall="ghost haunt firebrand_cyclops")
    events = played(table, "dungeon", "attack-3")
    assert lines_of(events) == [
        "🩸 Firebrand Cyclops is too much for Ben. "
        "Total **2** against health 6 (attack 4 + magic 2 − light penalty 4). "
        "⬇️ Firebrand Cyclops goes to the bottom of the dungeon deck. 🚪 Grudgebeast enters rank 3."
    ]
    assert lines_of(events, "ja") == [
        "🩸 Benはファイアブランド・サイクロプスに敗れた。 総合攻撃値**2**対体力6（攻撃4＋魔法2−光のペナルティ4）。 "
        "⬇️ ファイアブランド・サイクロプスはダンジョンデッキの一番下へ去った。 🚪 第3階層に怨念の獣が現れた。"
    ]


def test_an_unfinished_battle_is_told_up_to_the_current_step() -> None:
    table = lay("militia militia thyrian_knight torch lantern militia", hall="gray_ooze ghost haunt")
    assert lines_of(played(table, "dungeon")) == ["🕯️ Ben enters the dungeon."]
    assert lines_of([*played(table), logged("attacks", table.seat(0), card=refer("card-ghost"), rank=2)])


def test_the_points_of_all_players_are_one_important_entry() -> None:
    events = [logged("score", seat, points=4 + seat) for seat in (0, 1, 2)]
    (entry,) = entries("thunderstone", events)
    assert len(entry.sentences) == 3
    assert entry.weight >= IMPORTANT


def test_purchases_and_levels_are_one_entry() -> None:
    card = refer("card-lantern")
    events = [
        logged("turn", 2, number=3),
        logged("visits_village", 2),
        logged("buys", 2, card=card, cost=4),
        logged("buys", 2, card=refer("card-torch"), cost=3),
        logged("levels", 2, hero=refer("card-militia"), card=refer("card-amazon_archer"), cost=3),
        logged("discards", 2, cards=[card]),
        logged("drew_hand", cards=[card], to=(2,)),
    ]
    (line,) = lines_of(events)
    assert line.startswith(
        "💰 Cleo buys Lantern for 4 gold. 💰 Cleo buys Torch for 3 gold. "
        "⭐ Cleo pays 3 XP: Militia levels up to Amazon Archer."
    )


@pytest.mark.parametrize("answers", [["village"], ["village", "done"]])
def test_a_visit_without_a_purchase_is_told(answers: list[str]) -> None:
    assert lines_of(played(lay(), *answers)) == ["🏘️ Ben visits the village."]


@pytest.mark.parametrize(
    ("seats", "line"), [(2, "Ann discards Torch."), (3, "Ann discards Torch. Ben discards Torch.")]
)
def test_discards_forced_by_a_hero_are_told_but_not_those_at_the_end_of_the_turn(seats: int, line: str) -> None:
    """The acting player, on the last seat, discards the whole hand at the end."""
    table = lay("lorigg_rogue torch torch torch torch torch", seats=seats)
    events = played(table, "dungeon", "use lorigg_rogue")
    for number in range(1, seats):
        events += table.do("torch", by=number).news
    (turn,) = lines_of(events)
    assert turn.endswith(f"Lorigg Rogue: all others discard 1 card. {line}")
    events += table.do("attack-1").news
    assert [event.key for event in events].count("log-discards") == seats
    assert line in lines_of(events)[0]
    assert lines_of(events)[0].count("discards") == seats - 1


def test_a_breach_is_a_separate_entry_without_discards_at_the_end_of_the_turn() -> None:
    hand = logged("discards", 1, cards=[refer("card-militia")])
    events = [
        logged("turn", 1, number=9),
        logged("no_target", 1),
        logged("breach", card=refer("card-archduke_of_pain")),
        logged("ruins", cards=[refer("card-militia")] * 8),
        hand,
    ]
    turn, breach = lines_of(events)
    assert turn == "Ben finds nothing to attack and leaves without a battle."
    assert breach == "💢 Archduke of Pain: breach! 🔥 Lost from the village: Militia ×8."
    forced = logged("discards", 2, cards=[refer("card-torch")], way="all_two")
    dragon = logged("breach", card=refer("card-tyxr_the_old"))
    assert lines_of([dragon, forced, hand]) == ["💢 Tyxr the Old: breach! Cleo discards Torch."]


def test_the_end_of_a_turn_and_the_new_hand_are_not_told() -> None:
    """Even if the new events start with them."""
    hand = [refer("card-torch")] * 6
    end = [
        logged("discards", 0, cards=hand),
        logged("drew_hand", cards=hand, to=(0,)),
    ]
    assert story("thunderstone", [*end, logged("turn", 1, number=4)], seat=0) == []


def test_events_from_the_middle_of_a_turn_make_no_incomplete_entries() -> None:
    card = refer("card-lantern")
    reveals = logged("reveals", 2, cards=[card])
    buys = logged("buys", 2, card=card, cost=4)
    assert lines_of([reveals]) == []
    assert lines_of([reveals, buys]) == ["💰 Cleo buys Lantern for 4 gold."]
    table = lay("thyrian_squire iron_rations torch torch torch torch", hall="griffon griffon griffon").do("dungeon")
    assert lines_of(table.do("use thyrian_squire").news) == [
        "Ben's Thyrian Squire: destroy 1 food for attack +2. ✖️ Ben loses Iron Rations."
    ], "what is used again after it was taken back"


@pytest.mark.parametrize(
    ("rank", "hall", "dungeon"),
    [(3, "nixie haunt pegasus", "thunderstone haunt"), (2, "nixie - -", "haunt thunderstone")],
)
def test_the_arrival_of_the_thunderstone_in_the_hall_is_told_with_what_ends_the_game(
    rank: int, hall: str, dungeon: str
) -> None:
    table = lay("militia militia thyrian_knight torch lantern militia", hall=hall, dungeon=dungeon)
    events = played(table, "dungeon", "attack-1")
    assert f"⚡ The Thunderstone is in rank {rank} now. The game ends when it comes to rank 1" in " ".join(
        lines_of(events)
    )
    assert entries("thunderstone", events)[-1].weight >= IMPORTANT


def test_without_its_arrival_the_thunderstone_is_not_mentioned() -> None:
    table = lay("militia militia thyrian_knight torch lantern militia", hall="nixie haunt pegasus", dungeon="haunt")
    assert "Thunderstone" not in " ".join(lines_of(played(table, "dungeon", "attack-1")))


def test_the_thunderstone_reaching_rank_2_is_told() -> None:
    table = lay("militia militia thyrian_knight torch lantern militia", hall="haunt nixie thunderstone")
    events = played(table, "dungeon", "attack-2")
    assert table.hall.startswith("haunt thunderstone")
    assert "⚡ The Thunderstone is in rank 2 now." in " ".join(lines_of(events))


def test_a_monster_returned_to_the_deck_is_told() -> None:
    table = lay("elf_archmage militia torch torch torch torch", hall="haunt nixie pegasus")
    events = played(table, "dungeon", "use elf_archmage", "monster-1")
    line = " ".join(lines_of(events))
    assert "Elf Archmage sends Haunt to the bottom of the dungeon deck. 🚪 Grudgebeast enters rank 3." in line


def test_cards_drawn_by_an_effect_are_told_only_until_a_purchase_or_battle() -> None:
    table = lay("town_guard torch torch torch torch torch", deck="thyrian_knight lantern torch")
    events = played(table, "village", "use town_guard")
    assert lines_of(events) == [
        "🏘️ Ben visits the village. Ben's Town Guard: draw 2 cards. Ben draws Thyrian Knight and Lantern."
    ]
    events += table.do("done", "buy-torch").news
    assert lines_of(events) == ["💰 Ben buys Torch for 3 gold."]


def test_effects_are_told_until_the_battle_and_what_they_cost_after_it() -> None:
    table = lay("thyrian_squire magical_aura iron_rations militia torch torch", hall="griffon - -", deck="dagger torch")
    events = played(table, "dungeon", "use thyrian_squire", "use magical_aura")
    cost = "✖️ Ben loses Iron Rations."
    squire = f"Ben's Thyrian Squire: destroy 1 food for attack +2. {cost}"
    aura = "Ben's Magical Aura: all weapons weigh 0; draw 1 card. Ben draws Dagger."
    assert lines_of(events) == [f"🕯️ Ben enters the dungeon. {squire} {aura}"]
    (battle,) = lines_of([*events, *table.do("attack-1").news])
    assert battle.startswith("🩸 Griffon is too much for Ben.")
    assert cost in battle
    assert "Magical Aura" not in battle, "what was drawn doesn't matter any more"


def test_a_lost_battle_that_ends_the_game_is_told_with_the_end_and_decides_it() -> None:
    pegasus = lay("militia torch torch torch torch torch", hall="nixie thunderstone pegasus")
    events = played(pegasus, "dungeon", "attack-1")
    line = lines_of(events)[0]
    assert line.startswith("🩸 Nixie is too much for Ben.")
    assert line.endswith("The Thunderstone reaches rank 1.")
    assert any(map(pegasus.game.chronicle.decides, events))
    khan = lay("outlands_khan torch torch torch torch torch", hall="nixie thunderstone pegasus")
    (battle, *_) = lines_of(played(khan, "dungeon", "attack-1"))
    assert "gains the Thunderstone" in battle


@pytest.mark.parametrize(
    ("hand", "result"),
    [("militia torch", "log-fails"), ("militia militia militia militia militia torch", "log-defeats")],
)
def test_the_sum_is_told_with_the_monster_still_in_the_hall(hand: str, result: str) -> None:
    table = lay(hand, hall="griknack_goblin bloodskull_orc gray_ooze").do("dungeon")
    asked = table.question
    public = [
        event for event in table.game.copy_game().choose(asked.seat, asked.id, ["attack-1"]) if not event.audience
    ]
    keys = [event.key for event in public]
    shown = midway(table.game, asked.seat, asked.id, ["attack-1"], range(1, len(public) + 1))
    stands = [looked_at(Thunderstone, shown[keys.index(key) + 1]).hall[0] is not None for key in ("log-sum", result)]
    assert stands == [True, False]
