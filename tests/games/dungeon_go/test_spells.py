"""Section 22: spells."""

from __future__ import annotations

from collections import Counter

import pytest

from games.dungeon_go.rules.board import CELL
from games.dungeon_go.rules.components import LARGE_UNITS, SMALL_UNITS, card_kind
from games.dungeon_go.rules.magic import MAGIC, hero_meant
from rules.errors import IllegalChoice
from rules.messages import refer
from tests.games.driver import keys
from tests.games.dungeon_go.table import Table

SPELLS = ["magic_missile", "web", "fireball", "polymorph", "teleport", "wish"]


def spells(table: Table, number: int = 0, move: str = "stay") -> set[str]:
    table.turn(number)
    if table.question.kind == "move":
        table.pick(move)
    return {id.removeprefix("spell-") for id in table.ids() if id.startswith("spell-")}


def caster(table: Table, magic: int, vp: int = 1) -> None:
    """Hero 0, a monster that every spell can be aimed at, and a hero with the next turn."""
    table.hero(0, "B4", f"S1 M{magic}", vp=vp)
    table.hero(1, "E9")
    table.monster("troll", "B5")
    table.deck("monster", "hero_thief")


@pytest.mark.rule("DG-22.1", "DG-1.8")
def test_a_spell_is_the_combat_action() -> None:
    table = Table(spells=True)
    caster(table, 1)
    assert "magic_missile" in spells(table)
    table.pick_each("spell-magic_missile", "B5-strength")
    assert table.owner == 1, "no attack after it"
    plain = Table()
    caster(plain, 6)
    assert spells(plain) == set()
    with pytest.raises(IllegalChoice):
        plain.pick("spell-web")


@pytest.mark.rule("DG-22.2")
def test_a_spell_costs_its_caster_a_point() -> None:
    table = Table(spells=True)
    caster(table, 6, vp=0)
    table.hero(1, "E9", vp=5)
    assert spells(table) == set(), "there is no other payer"
    with pytest.raises(IllegalChoice, match="refused-no_vp"):
        table.pick("spell-wish")
    caster(table, 6, vp=2)
    table.fight(0, "spell-wish")
    assert table.game.heroes[0].vp == 2, "it is paid only when fully declared"
    table.pick("faith")
    assert table.game.heroes[0].vp == 1


@pytest.mark.rule("DG-22.3")
@pytest.mark.parametrize("magic", [1, 2, 3, 4, 5, 6])
def test_a_spell_needs_magic_of_at_least_its_level(magic: int) -> None:
    table = Table(spells=True)
    caster(table, magic)
    assert spells(table) == set(SPELLS[:magic])
    for level, spell in enumerate(SPELLS, 1):
        assert MAGIC[spell].level == level
        if level > magic:
            with pytest.raises(IllegalChoice, match="refused-level_too_high"):
                table.pick(f"spell-{spell}")


@pytest.mark.rule("DG-22.3")
def test_spells_are_not_used_up() -> None:
    table = Table(spells=True)
    caster(table, 6, vp=3)
    for value in (2, 3):
        table.fight(0, "spell-wish", "faith")
        assert table.game.heroes[0].abilities[3] == value


@pytest.mark.rule("DG-22.4", "DG-22.10", "DG-V31")
def test_a_spell_without_a_target_or_its_condition_cannot_be_cast() -> None:
    table = Table(spells=True)
    hero = table.hero(0, "B4", "M6", vp=1)
    hero.abilities = [6, 6, 6, 6]
    table.deck("hero_thief")
    table.game.small_bag, table.game.large_bag = [], []
    table.monster("demon_king_b", "B6")
    assert spells(table) == {"magic_missile", "fireball", "teleport"}
    for spell, reason in (("web", "no_legal_target"), ("polymorph", "no_legal_target"), ("wish", "ability_max")):
        with pytest.raises(IllegalChoice, match=f"refused-{reason}"):
            table.pick(f"spell-{spell}")
    assert hero.vp == 1


@pytest.mark.rule("DG-22.5", "DG-22.9", "DG-V32")
def test_magic_missile_succeeds_against_a_mark_without_a_roll() -> None:
    table = Table("goblin B5", spells=True, floor=5)
    hero = table.hero(0, "B4", "M1", vp=1)
    before = table.game.dice.counter
    events = table.fight(0, "spell-magic_missile")
    assert hero.vp == 1
    events = table.pick("B5-strength")
    assert table.game.dice.counter == before
    assert keys(events) == ["spell", "pays", "defeats"]
    assert hero.vp == 1, "one paid, one received"
    assert table.question.kind == "growth"
    assert table.game.reinforcements == 0


@pytest.mark.rule("DG-22.6", "DG-22.9")
def test_magic_missile_needs_an_unheld_mark_in_range() -> None:
    table = Table("0 E6 M2 vp=1", "1 B5 holds=strength", "troll B5 attacked", "lich B6", spells=True)
    table.fight(0, "spell-magic_missile")
    assert table.ids() == ["B5-magic", "back"]
    for name, reason in (("B5-strength", "mark_held"), ("B6-magic", "out_of_range")):
        with pytest.raises(IllegalChoice, match=f"refused-{reason}"):
            table.pick(name)
    table = Table("0 E6 M2 vp=1", "lich B6", "1 E9", spells=True)
    table.turn(0, "B1")
    assert "spell-magic_missile" in table.ids(), "the range is measured after the move"


@pytest.mark.rule("DG-22.9", "DG-17.3")
def test_magic_missile_on_a_large_monster_grapples_and_is_a_first_attack() -> None:
    table = Table("troll B5", spells=True)
    hero = table.hero(0, "E6", "M2", vp=1)
    table.fight(0, "spell-magic_missile", "B5-magic")
    assert (table.where(0), hero.holds, hero.vp) == ("B5", 2, 1)


@pytest.mark.rule("DG-22.9", "DG-19.3")
def test_magic_missile_can_win_the_game() -> None:
    table = Table(
        "0 B4 M1 vp=1", "1 B5 holds=magic", "2 B5 holds=faith", "demon_king_a B5 attacked", players=3, spells=True
    )
    table.fight(0, "spell-magic_missile", "B5-strength")
    assert table.game.result is not None


@pytest.mark.rule("DG-22.7")
def test_casting_keeps_the_casters_grapple() -> None:
    table = Table("troll B5 attacked", spells=True)
    hero = table.hero(0, "B5", "M3", vp=1, holds="strength")
    table.fight(0, "spell-fireball")
    assert (hero.holds, table.where(0)) == (0, "B5")


@pytest.mark.rule("DG-22.8", "DG-23.12", "DG-15.4")
def test_the_dead_neither_cast_nor_work_miracles() -> None:
    table = Table(spells=True, miracles=True)
    table.hero(0, vp=3).abilities = [1, 1, 6, 6]
    table.turn(0)
    assert table.question.kind == "revive"


@pytest.mark.rule("DG-22.10", "DG-6.4", "DG-V31")
def test_web_discards_a_monster_card_for_the_rest_of_the_round() -> None:
    table = Table("1 E9", spells=True, deck="hero_thief monster king monster")
    hero = table.hero(0, "B4", "M2", vp=1)
    table.game.divined_by = 1
    told = table.fight(0, "spell-web")
    assert hero.vp == 0
    assert [event.args for event in told if event.key == "log-card_discarded"] == [{"card": refer("card-monster")}]
    cards = [card_kind(card) for card in table.game.revealed]
    assert cards[:2] == ["hero_warrior", "monster"]
    assert table.game.view(table.seat(1)).deck_order is None
    left = Counter(card_kind(card) for card in table.game.deck + table.game.revealed[2:])
    assert left == {"hero_thief": 1, "monster": 1, "king": 1}
    assert table.game.revealed[1] == "monster_1", "equal cards: the first by number"


@pytest.mark.rule("DG-22.10")
def test_web_shuffles_the_deck() -> None:
    orders = set()
    for seed in range(30):
        table = Table("0 B4 M2 vp=1", "1 E9", spells=True, deck="hero_thief hero_wizard hero_priest monster")
        table.game.dice.seed = f"web {seed}"
        table.fight(0, "spell-web")
        orders.add(tuple(table.game.revealed[2:] + table.game.deck[::-1]))
    assert len(orders) == 6


@pytest.mark.rule("DG-22.11", "DG-22.13", "DG-V33")
def test_fireball_gives_as_many_actions_as_the_heros_magic_in_its_next_turn() -> None:
    table = Table("1 E9 F6 vp=1", spells=True, miracles=True)
    hero = table.hero(0, "B4", "S1 M3", vp=1)
    for unit, cell in (("goblin", "B5"), ("kobold", "B2"), ("skeleton", "B8"), ("giant_rat", "B1"), ("imp", "B9")):
        table.monster(unit, cell)
    table.deck("hero_thief", "hero_priest")
    table.fight(0, "spell-fireball")
    assert table.game.view(None).heroes[0].charged
    table.pick_each("stay", "miracle-miracle", "warrior", "magic")
    assert hero.abilities[2] == 4
    table.turn(0)
    assert not hero.charged, "the charge is removed at the start"
    table.pick("stay")
    for number, cell in enumerate(("B5", "B2", "B8", "B1"), 1):
        assert table.question.kind == "combat"
        assert table.game.actions == 5 - number
        table.pick_each(f"attack-{cell}-strength", "none")
    assert table.question.kind != "combat", "no fifth action"
    assert "imp" in table.units().values()


@pytest.mark.rule("DG-22.11", "DG-22.12")
def test_done_ends_the_charged_turn_and_the_rest_is_lost() -> None:
    table = Table("1 E9", "goblin B5", "kobold B6", spells=True, deck="hero_thief")
    hero = table.hero(0, "B4", "S1 M3", charged=True)
    table.fight(0, "attack-B5-strength", "none", "done")
    assert table.owner == 1
    table.turn(0)
    assert table.game.view(None).combat_actions == 1
    assert not hero.charged


@pytest.mark.rule("DG-22.12", "DG-15.4")
def test_the_charge_is_lost_by_death_and_does_not_add_up() -> None:
    table = Table("0 E6 M3 hp=1 vp=3 charged", "1 E9", "goblin B4", spells=True, deck="hero_thief")
    table.fight(0, "spell-fireball")
    with pytest.raises(IllegalChoice, match="refused-already_charged"):
        table.pick("spell-fireball")
    table.reveal("monster")
    view = table.game.view(None).heroes[0]
    assert (view.alive, view.charged) == (False, False)


@pytest.mark.rule("DG-22.13")
def test_a_charged_turn_has_one_move_and_may_cast_a_new_fireball() -> None:
    table = Table("1 E9", "goblin B5", spells=True)
    hero = table.hero(0, "B4", "S1 M3", charged=True, vp=1)
    table.turn(0)
    assert table.question.kind == "move"
    table.pick_each("stay", "spell-fireball")
    assert (table.question.kind, table.game.actions) == ("combat", 2), "no second move"
    assert hero.charged, "charged for the next turn"


@pytest.mark.rule("DG-22.14", "DG-22.15", "DG-3.12")
def test_polymorph_swaps_the_unit_and_throws_its_holders_off() -> None:
    table = Table("1 B5 holds=strength", "2 B5 holds=agility", "chimera B5 attacked", spells=True)
    hero = table.hero(0, "E6", "M4", vp=1)
    table.game.small_bag, table.game.large_bag = [], ["lich"]
    table.fight(0, "spell-polymorph")
    events = table.pick("B5")
    assert table.at("B5") == "lich"
    assert not table.game.monsters[0].attacked
    assert table.game.used_large == ["chimera"]
    assert [table.where(number) for number in (1, 2)] == ["B1", "B1"]
    assert [table.game.heroes[number].holds for number in (1, 2)] == [None, None]
    assert (hero.vp, hero.kills) == (0, 0)
    assert "grows" not in keys(events)


@pytest.mark.rule("DG-22.14", "DG-3.12")
def test_holders_are_thrown_off_in_the_order_of_their_numbers() -> None:
    table = Table("0 B1 M4 vp=1", "1 B5 holds=agility", "2 B5 holds=strength", "chimera B5 attacked", spells=True)
    table.game.small_bag, table.game.large_bag = [], ["lich"]
    table.fight(0, "spell-polymorph", "B5")
    assert (table.where(1), table.where(2)) == ("B1", "B4"), "one place was left next to the caster"


@pytest.mark.rule("DG-22.4", "DG-22.14", "DG-3.12")
@pytest.mark.parametrize("free", [True, False])
def test_polymorph_needs_room_for_the_holders(free: bool) -> None:
    table = Table("0 B6 M4 vp=1", "1 B5 holds=agility", "2 B5 holds=strength", "chimera B5 attacked", spells=True)
    small, closed = iter(SMALL_UNITS), {"E4", "B5", "B6"} | ({"B9"} if free else set())
    for name in set(CELL) - closed:
        table.monster(next(small), name)
    table.game.large_bag, table.game.small_bag = ["lich"], []
    assert "polymorph" in spells(table), "there are other monsters"
    table.pick("spell-polymorph")
    assert ("B5" in table.ids()) == free, "one place next to the caster is not enough for two"
    if free:
        table.pick("B5")
        assert [table.where(1), table.where(2)] == ["B6", "B9"]


@pytest.mark.rule("DG-22.14")
def test_polymorph_draws_from_both_bags_with_equal_chances() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(300):
        table = Table("0 B4 M4 vp=1", "goblin B5", spells=True)
        table.game.small_bag, table.game.large_bag = ["imp"], ["lich", "troll"]
        table.game.used_small = ["ghost"]
        table.game.dice.seed = f"poly {seed}"
        table.fight(0, "spell-polymorph", "B5")
        drawn[table.units()["B5"]] += 1
        assert sorted(table.game.used_small) == ["ghost", "goblin"]
    assert set(drawn) == {"imp", "lich", "troll"}
    assert all(70 < number < 130 for number in drawn.values()), drawn


@pytest.mark.rule("DG-22.14", "DG-22.15")
def test_with_empty_bags_polymorph_draws_another_unit_from_the_used_piles() -> None:
    for seed in range(20):
        table = Table("0 B4 M4 vp=1", "goblin B5", spells=True)
        table.game.small_bag, table.game.large_bag = [], []
        table.game.used_small, table.game.used_large = ["imp"], ["lich"]
        table.game.dice.seed = f"poly {seed}"
        table.fight(0, "spell-polymorph", "B5")
        assert table.units()["B5"] in ("imp", "lich")


@pytest.mark.rule("DG-22.14", "DG-22.6")
def test_polymorph_cannot_target_the_demon_king_or_the_evil_god() -> None:
    table = Table("0 B4 M4 vp=1", "demon_king_b B5", "evil_god B6", "goblin E7", spells=True)
    assert "polymorph" in spells(table)
    table.pick("spell-polymorph")
    assert table.ids() == ["E7", "back"]
    with pytest.raises(IllegalChoice, match="refused-no_legal_target"):
        table.pick("B5")


@pytest.mark.rule("DG-22.15")
def test_polymorph_of_the_last_monster_does_not_advance_the_floor() -> None:
    table = Table("0 B4 M4 vp=1", "1 E9", "goblin B6", spells=True, king="B5", deck="hero_thief")
    table.fight(0, "spell-polymorph", "B6")
    assert table.game.floor == 1
    assert len(table.units()) == 1
    assert table.at("B6") in SMALL_UNITS + LARGE_UNITS


@pytest.mark.rule("DG-22.16")
def test_teleport_moves_and_returns_the_card() -> None:
    table = Table("1 E9", "2 E9", "troll B5 attacked", spells=True, deck="hero_thief hero_wizard hero_priest")
    hero = table.hero(0, "B5", "M5", vp=1, holds="strength")
    table.game.divined_by = 2
    table.fight(0, "spell-teleport")
    assert not {"E4", "B5", "E9"} & set(table.ids()), "the king's cell, the monster's and one with two heroes"
    boards = {"E": "entrance", "B": "back"}
    assert {id: option.group for id, option in table.options().items()} == {
        id: boards.get(id[0], "") for id in table.ids()
    }
    for cell, reason in (("E4", "blocked_king"), ("B5", "blocked_monster"), ("E9", "cell_full")):
        with pytest.raises(IllegalChoice, match=f"refused-{reason}"):
            table.pick(cell)
    table.pick("E1")
    assert (table.where(0), hero.holds, hero.vp) == ("E1", None, 0)
    cards = table.game.deck + table.game.revealed
    assert sorted(cards) == ["hero_priest", "hero_thief", "hero_warrior", "hero_wizard"]
    assert table.game.divined_by is None


@pytest.mark.rule("DG-22.16")
def test_a_hero_cannot_teleport_to_its_own_cell() -> None:
    table = Table("0 E5 M5 vp=1", "1 E9", spells=True)
    table.fight(0, "spell-teleport")
    assert "E5" not in table.ids()
    with pytest.raises(IllegalChoice, match="refused-no_legal_target"):
        table.pick("E5")


@pytest.mark.rule("DG-22.16", "DG-22.17", "DG-V37")
def test_after_a_teleport_with_an_empty_deck_the_hero_acts_again() -> None:
    table = Table("0 E5 M5 vp=1", spells=True, deck="")
    table.game.revealed = ["king_1", "hero_thief"]
    table.fight(0, "spell-teleport")
    events = table.pick("B9")
    assert "rebuild" not in keys(events)
    assert (table.game.floor_clock, table.game.rebuilds) == (0, 0)
    assert table.owner == 0
    assert table.game.turn == "hero_warrior"
    assert table.game.revealed == ["king_1", "hero_thief", "hero_warrior"]


@pytest.mark.rule("DG-22.16")
def test_a_second_teleport_in_a_charged_turn_only_moves() -> None:
    table = Table("0 E5 M5 vp=2 charged", "1 E9", "troll B2", spells=True, deck="hero_thief king")
    table.fight(0, "spell-teleport", "B9")
    order = table.game.deck[:]
    table.game.divined_by = 3
    table.pick("spell-teleport")
    events = table.pick("B1")
    assert table.where(0) == "B1"
    assert table.game.deck == order
    assert table.game.divined_by == 3, "the deck is not shuffled"
    assert "card_returned" not in keys(events)


def test_going_back_from_a_spell_costs_no_point() -> None:
    table = Table(spells=True)
    caster(table, 6, vp=1)
    table.fight(0, "spell-wish")
    assert table.options()["back"].back
    table.pick("back")
    assert table.question.kind == "combat"
    assert (table.game.heroes[0].vp, table.game.actions) == (1, 1)
    assert table.game.can_undo(table.seat(0))


def test_asking_for_the_target_hero_of_magic_without_one_is_an_error() -> None:
    with pytest.raises(LookupError, match="no hero was named for web"):
        hero_meant(Table(spells=True).game, MAGIC["web"], [])
