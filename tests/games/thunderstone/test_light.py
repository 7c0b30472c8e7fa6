"""Light and darkness (TS-9)."""

from __future__ import annotations

import pytest

from tests.games.thunderstone.table import fight


@pytest.mark.rule("TS-9.1", "TS-9.5", "TS-V1")
def test_rank_2_without_light() -> None:
    found = fight("militia", "griknack_goblin", 2)
    assert (found.darkness, found.light, found.penalty) == (2, 0, 4)


@pytest.mark.rule("TS-9.1", "TS-10.6", "TS-V2")
def test_rank_2_with_a_darker_monster() -> None:
    found = fight("militia", "lord_mortis", 2)
    assert (found.darkness, found.penalty) == (3, 6)
    assert fight("militia", "knightmare", 3).darkness == 5


@pytest.mark.rule("TS-V3", "TS-V4", "TS-8.16")
def test_a_fireball_gives_light() -> None:
    found = fight("fireball", "lord_mortis", 2)
    assert found.darkness - found.light == 2
    assert (found.attack, found.magic, found.penalty, found.total) == (0, 3, 4, 0)


@pytest.mark.rule("TS-9.6", "TS-V5")
def test_surplus_light_gives_nothing() -> None:
    found = fight("lightstone_gem lightstone_gem militia elf_wizard", "lord_mortis", 2)
    assert found.light == 7
    assert (found.penalty, found.total) == (0, found.attack + found.magic)
    assert found.total == 3


@pytest.mark.rule("TS-9.2")
def test_only_the_attacked_monster_counts() -> None:
    found = fight("militia", "griknack_goblin", 1)
    assert found.darkness == 1


@pytest.mark.rule("TS-9.3", "TS-9.7")
def test_light_comes_from_items_spells_trophies_heroes_and_their_weapons() -> None:
    assert fight("torch lantern lightstone_gem", "nixie", 3).light == 1 + 2 + 3
    assert fight("fireball", "nixie", 3).light == 1
    assert fight("red_jelly", "nixie", 3).light == 1
    assert fight("elf_sorcerer", "nixie", 3).light == 2
    assert fight("thyrian_squire flaming_sword", "nixie", 3, arms="flaming_sword:thyrian_squire").light == 1


@pytest.mark.rule("TS-9.4", "TS-11.5", "TS-V19")
def test_a_weapon_that_nobody_carries_gives_no_light() -> None:
    found = fight("militia flaming_sword", "nixie", 1)
    assert (found.light, found.magic, found.attack) == (0, 0, 1)


@pytest.mark.rule("TS-9.8", "TS-11.15")
def test_a_monster_in_the_hand_gives_only_the_light_of_its_trophy() -> None:
    assert fight("red_jelly militia", "nixie", 1).light == 1
    assert fight("knightmare lord_mortis darkness militia", "nixie", 1).light == 0
    assert fight("knightmare militia", "nixie", 1).darkness == 1


@pytest.mark.rule("TS-9.9", "TS-10.5", "TS-10.7")
def test_light_stays_where_the_attack_is_cancelled() -> None:
    found = fight("thyrian_squire flaming_sword", "noxious_slag", 1, arms="flaming_sword:thyrian_squire")
    assert (found.magic, found.light) == (0, 1)
    found = fight("fireball militia", "ebon_fume", 1)
    assert (found.magic, found.light) == (0, 1)
    assert fight("feayn_archer elf_wizard militia", "sphinx", 2).light == 2
