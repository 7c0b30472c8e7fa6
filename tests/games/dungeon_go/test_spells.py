"""Section 22: spells. `table.py` explains the pieces: "0 B4 M3 vp=1" is hero 0 on cell B4 with Magic 3 and a point."""

from __future__ import annotations

from collections import Counter

import pytest

from games.dungeon_go.rules.board import CELL
from games.dungeon_go.rules.components import LARGE_UNITS, SMALL_UNITS, card_kind
from games.dungeon_go.rules.magic import MAGIC, hero_meant
from rules.questions import Role
from tests.games.dungeon_go.table import Table

SPELLS = ["magic_missile", "web", "fireball", "polymorph", "teleport", "wish"]


def caster(magic: int, vp: int = 1, *, spells: bool = True) -> Table:
    """Hero 0 at its combat action, a monster that every spell can be aimed at, and a hero with the next turn."""
    pieces = (f"0 B4 S1 M{magic} vp={vp}", "1 E9", "troll B5")
    return Table(*pieces, spells=spells, miracles=not spells, deck="monster hero_thief").act(0)


@pytest.mark.rule("DG-22.1", "DG-1.8", "DG-7.4")
def test_a_spell_is_the_combat_action() -> None:
    caster(1).do("spell-magic_missile", "B5-strength").waits(1)  # no attack after it
    plain = caster(6, spells=False).refuses("spell-web", "not_an_option")
    assert plain.group("spell") == set()


@pytest.mark.rule("DG-22.2", "DG-17.6")
def test_a_spell_costs_its_caster_a_point() -> None:
    poor = caster(6, vp=0).refuses("spell-wish", "no_vp")
    assert poor.group("spell") == set(), "there is no other payer"
    rich = caster(6, vp=2).do("spell-wish").hero_is(0, vp=2)  # it is paid only when fully declared
    rich.do("faith").hero_is(0, vp=1).logs("grows", hero="warrior", ability="faith", value=2)


@pytest.mark.rule("DG-22.3")
@pytest.mark.parametrize("magic", [1, 2, 3, 4, 5, 6])
def test_a_spell_needs_magic_of_at_least_its_level(magic: int) -> None:
    table = caster(magic)
    assert table.group("spell") == set(SPELLS[:magic])
    assert [MAGIC[spell].level for spell in SPELLS] == [1, 2, 3, 4, 5, 6]
    for spell in SPELLS[magic:]:
        table.refuses(f"spell-{spell}", "level_too_high")


@pytest.mark.rule("DG-22.3")
def test_spells_are_not_used_up() -> None:
    table = caster(6, vp=3).do("spell-wish", "faith").hero_is(0, abilities=[1, 1, 6, 2])
    table.act(0, "spell-wish", "faith").hero_is(0, abilities=[1, 1, 6, 3])


@pytest.mark.rule("DG-22.4", "DG-22.10", "DG-V31")
def test_a_spell_without_a_target_or_its_condition_cannot_be_cast() -> None:
    table = Table("0 B4 S6 A6 M6 F6 vp=1", "demon_king_b B6", spells=True, deck="hero_thief", small="", large="").act(0)
    assert table.group("spell") == {"magic_missile", "fireball", "teleport"}
    for spell, reason in (("web", "no_legal_target"), ("polymorph", "no_legal_target"), ("wish", "ability_max")):
        table.refuses(f"spell-{spell}", reason)


@pytest.mark.rule("DG-22.5", "DG-22.9", "DG-V32")
def test_magic_missile_succeeds_against_a_mark_without_a_roll() -> None:
    table = Table("0 B4 M1 vp=1", "goblin B5", spells=True, floor=5)
    before = table.game.dice.counter
    table.act(0, "spell-magic_missile").hero_is(0, vp=1).do("B5-strength").tells("spell", "pays", "defeats")
    table.hero_is(0, vp=1).asks("growth").game_is(reinforcements=0)  # one paid, one received
    assert table.game.dice.counter == before


@pytest.mark.rule("DG-22.6", "DG-22.9")
def test_magic_missile_needs_an_unheld_mark_in_range() -> None:
    table = Table("0 E6 M2 vp=1", "1 B5 holds=strength", "troll B5 attacked", "lich B6", spells=True)
    table.act(0, "spell-magic_missile").asks("cast_mark", "B5-magic, back")
    table.refuses("B5-strength", "mark_held").refuses("B6-magic", "out_of_range")
    # The range is measured after the move.
    Table("0 E6 M2 vp=1", "lich B6", "1 E9", spells=True).begin(0, "B1").offers("spell-magic_missile")


@pytest.mark.rule("DG-22.9", "DG-17.3", "DG-19.3")
def test_magic_missile_grapples_is_a_first_attack_and_can_win_the_game() -> None:
    grapple = Table("0 E6 M2 vp=1", "troll B5", spells=True).act(0, "spell-magic_missile", "B5-magic")
    grapple.hero_is(0, cell="B5", holds="magic", vp=1)
    holders = ("1 B5 holds=magic", "2 B5 holds=faith")
    victory = Table("0 B4 M1 vp=1", *holders, "demon_king_a B5 attacked", players=3, spells=True)
    victory.act(0, "spell-magic_missile", "B5-strength").over("end-victory")


@pytest.mark.rule("DG-22.7")
def test_casting_keeps_the_casters_grapple() -> None:
    table = Table("0 B5 M3 vp=1 holds=strength", "troll B5 attacked", spells=True)
    table.act(0, "spell-fireball").hero_is(0, holds="strength", cell="B5")


@pytest.mark.rule("DG-22.8", "DG-23.12", "DG-15.4")
def test_the_dead_neither_cast_nor_work_miracles() -> None:
    Table("0 - M6 F6 vp=3", spells=True, miracles=True).begin(0).asks("revive")


@pytest.mark.rule("DG-22.10", "DG-6.4", "DG-V31")
def test_web_discards_a_monster_card_for_the_rest_of_the_round() -> None:
    table = Table("0 B4 M2 vp=1", "1 E9", spells=True, deck="hero_thief monster king monster")
    table.game.divined_by = 1
    table.act(0, "spell-web").hero_is(0, vp=0).logs("card_discarded", card="monster").sees(1, "deck_order", None)
    # Of equal cards the first by number.
    assert table.game.revealed[:2] == ["hero_warrior", "monster_1"]
    left = Counter(card_kind(card) for card in table.game.deck + table.game.revealed[2:])
    assert left == {"hero_thief": 1, "monster": 1, "king": 1}


@pytest.mark.rule("DG-22.10")
def test_web_shuffles_the_deck() -> None:
    orders = set()
    for seed in range(30):
        table = Table("0 B4 M2 vp=1", "1 E9", spells=True, deck="hero_thief hero_wizard hero_priest monster")
        table.game.dice.seed = f"web {seed}"
        table.act(0, "spell-web")
        orders.add(tuple(table.game.revealed[2:] + table.game.deck[::-1]))
    assert len(orders) == 6


@pytest.mark.rule("DG-22.11", "DG-22.13", "DG-V33")
def test_fireball_gives_as_many_actions_as_the_heros_magic_in_its_next_turn() -> None:
    monsters = ("goblin B5", "kobold B2", "skeleton B8", "giant_rat B1", "imp B9")
    table = Table("0 B4 S1 M3 vp=1", "1 E9 F6 vp=1", *monsters, spells=True, miracles=True)
    table.deck("hero_thief", "hero_priest")
    table.act(0, "spell-fireball").tells("spell", "pays", "charged").logs("spell", hero="warrior", magic="fireball")
    table.logs("pays", hero="warrior", vp=1).logs("charged", hero="warrior").sees(None, "heroes.0.charged", True)
    table.do("stay", "miracle-miracle", "warrior", "magic").hero_is(0, abilities=[1, 1, 4, 1])
    table.begin(0).logs("fireball", hero="warrior", actions=4).hero_is(0, charged=False)  # removed at the start
    table.do("stay")
    for left, cell in ((4, "B5"), (3, "B2"), (2, "B8"), (1, "B1")):
        table.asks("combat", by=0).game_is(actions=left).do(f"attack-{cell}-strength", "none")
    assert table.question.kind != "combat", "no fifth action"
    assert "imp" in table.units().values()


@pytest.mark.rule("DG-22.11", "DG-22.12")
def test_done_ends_the_charged_turn_and_the_rest_is_lost() -> None:
    table = Table("0 B4 S1 M3 charged", "1 E9", "goblin B5", "kobold B6", spells=True, deck="hero_thief")
    table.act(0, "attack-B5-strength", "none", "done").waits(1)
    table.begin(0).game_is(actions=1).hero_is(0, charged=False)


@pytest.mark.rule("DG-22.12", "DG-15.4")
def test_the_charge_is_lost_by_death_and_does_not_add_up() -> None:
    table = Table("0 E6 M3 hp=1 vp=3 charged", "1 E9", "goblin B4", spells=True, deck="hero_thief")
    table.act(0, "spell-fireball").refuses("spell-fireball", "already_charged")
    table.draw("monster").sees(None, "heroes.0.alive", False).sees(None, "heroes.0.charged", False)


@pytest.mark.rule("DG-22.13")
def test_a_charged_turn_has_one_move_and_may_cast_a_new_fireball() -> None:
    table = Table("0 B4 S1 M3 vp=1 charged", "1 E9", "goblin B5", spells=True).begin(0).asks("move")
    table.do("stay", "spell-fireball").asks("combat").game_is(actions=2)  # no second move
    table.hero_is(0, charged=True)  # for the next turn


@pytest.mark.rule("DG-22.14", "DG-22.15", "DG-3.12")
def test_polymorph_swaps_the_unit_and_throws_its_holders_off() -> None:
    pieces = ("1 B5 holds=strength", "2 B5 holds=agility", "chimera B5 attacked")
    table = Table("0 E6 M4 vp=1", *pieces, spells=True, small="", large="lich").act(0, "spell-polymorph").do("B5")
    table.tells("spell", "pays", "polymorphed", "thrown_off", "thrown_off")
    table.logs("polymorphed", monster="chimera", cell="B5", new="lich").logs("thrown_off", hero="thief", cell="B1")
    table.units_are("lich B5").sees(None, "monsters.0.attacked", False).game_is(used_large=["chimera"])
    table.hero_is(1, cell="B1", holds=None).hero_is(2, cell="B1", holds=None)
    table.hero_is(0, vp=0, kills=0).silent("grows")
    # In the order of their numbers: here one place is left next to the caster.
    pieces = ("1 B5 holds=agility", "2 B5 holds=strength", "chimera B5 attacked")
    table = Table("0 B1 M4 vp=1", *pieces, spells=True, small="", large="lich").act(0, "spell-polymorph", "B5")
    table.hero_is(1, cell="B1").hero_is(2, cell="B4")


@pytest.mark.rule("DG-22.4", "DG-22.14", "DG-3.12")
@pytest.mark.parametrize("free", [True, False])
def test_polymorph_needs_room_for_the_holders(free: bool) -> None:
    closed = {"E4", "B5", "B6"} | ({"B9"} if free else set())
    others = [f"{unit} {cell}" for unit, cell in zip(SMALL_UNITS, set(CELL) - closed, strict=False)]
    pieces = ("0 B6 M4 vp=1", "1 B5 holds=agility", "2 B5 holds=strength", "chimera B5 attacked")
    table = Table(*pieces, *others, spells=True, small="", large="lich").act(0, "spell-polymorph")
    if free:
        table.do("B5").hero_is(1, cell="B6").hero_is(2, cell="B9")
    else:
        table.never("B5")  # one place next to the caster is not enough for two


@pytest.mark.rule("DG-22.14")
def test_polymorph_draws_from_both_bags_with_equal_chances() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(300):
        table = Table("0 B4 M4 vp=1", "goblin B5", spells=True)
        table.game.small_bag = ["imp"]
        table.game.large_bag = ["lich", "troll"]
        table.game.used_small = ["ghost"]
        table.game.dice.seed = f"poly {seed}"
        table.act(0, "spell-polymorph", "B5")
        drawn[table.units()["B5"]] += 1
        assert sorted(table.game.used_small) == ["ghost", "goblin"]
    assert set(drawn) == {"imp", "lich", "troll"}
    assert all(70 < number < 130 for number in drawn.values()), drawn


@pytest.mark.rule("DG-22.14", "DG-22.15")
def test_with_empty_bags_polymorph_draws_another_unit_from_the_used_piles() -> None:
    for seed in range(20):
        table = Table("0 B4 M4 vp=1", "goblin B5", spells=True, small="", large="")
        table.game.used_small, table.game.used_large = ["imp"], ["lich"]
        table.game.dice.seed = f"poly {seed}"
        table.act(0, "spell-polymorph", "B5")
        assert table.units()["B5"] in ("imp", "lich")


@pytest.mark.rule("DG-22.14", "DG-22.6")
def test_polymorph_cannot_target_the_demon_king_or_the_evil_god() -> None:
    table = Table("0 B4 M4 vp=1", "demon_king_b B5", "evil_god B6", "goblin E7", spells=True)
    table.act(0, "spell-polymorph").asks("cast_monster", "E7, back")
    table.refuses("B5", "no_legal_target").refuses("B6", "no_legal_target")


@pytest.mark.rule("DG-22.15")
def test_polymorph_of_the_last_monster_does_not_advance_the_floor() -> None:
    table = Table("0 B4 M4 vp=1", "1 E9", "goblin B6", spells=True, king="B5", deck="hero_thief")
    table.act(0, "spell-polymorph", "B6").game_is(floor=1)
    assert len(table.units()) == 1
    assert table.at("B6") in SMALL_UNITS + LARGE_UNITS


@pytest.mark.rule("DG-22.16")
def test_teleport_moves_and_returns_the_card() -> None:
    deck = "hero_thief hero_wizard hero_priest"
    table = Table("0 B5 M5 vp=1 holds=strength", "1 E9", "2 E9", "troll B5 attacked", spells=True, deck=deck)
    table.game.divined_by = 2
    table.act(0, "spell-teleport")
    table.refuses("E4", "blocked_king").refuses("B5", "blocked_monster").refuses("E9", "cell_full")
    boards = {"E": "entrance", "B": "back", "b": ""}
    assert all(option.group == boards[id[0]] for id, option in table.options().items())
    table.do("E1").logs("teleports", hero="warrior", cell="E1").logs("card_returned", card="hero_warrior")
    table.hero_is(0, cell="E1", holds=None, vp=0).game_is(divined_by=None)
    cards = table.game.deck + table.game.revealed
    assert sorted(cards) == ["hero_priest", "hero_thief", "hero_warrior", "hero_wizard"]
    # Not to its own cell.
    Table("0 E5 M5 vp=1", "1 E9", spells=True).act(0, "spell-teleport").refuses("E5", "no_legal_target")


@pytest.mark.rule("DG-22.16", "DG-22.17", "DG-V37")
def test_after_a_teleport_with_an_empty_deck_the_hero_acts_again() -> None:
    table = Table("0 E5 M5 vp=1", spells=True, deck="", revealed="king hero_thief")
    table.act(0, "spell-teleport", "B9").silent("rebuild").waits(0)
    table.game_is(floor_clock=0, rebuilds=0, turn="hero_warrior", revealed=["king_1", "hero_thief", "hero_warrior"])


@pytest.mark.rule("DG-22.16")
def test_a_second_teleport_in_a_charged_turn_only_moves() -> None:
    table = Table("0 E5 M5 vp=2 charged", "1 E9", "troll B2", spells=True, deck="hero_thief king")
    table.act(0, "spell-teleport", "B9")
    order = table.game.deck[:]
    table.game.divined_by = 3
    table.do("spell-teleport", "B1").hero_is(0, cell="B1").silent("card_returned")
    table.game_is(deck=order, divined_by=3)  # the deck is not shuffled


def test_going_back_from_a_spell_costs_no_point() -> None:
    table = caster(6).do("spell-wish")
    assert table.options()["back"].role is Role.BACK
    table.do("back").asks("combat").hero_is(0, vp=1).game_is(actions=1).undoes()


def test_asking_for_the_target_hero_of_magic_without_one_is_an_error() -> None:
    with pytest.raises(LookupError, match="no hero was named for web"):
        hero_meant(Table(spells=True).game, MAGIC["web"], [])
