"""Kinds of attack and traits of monsters (TS-10)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS
from tests.games.thunderstone.table import battle, fight


@pytest.mark.rule("TS-10.1")
def test_attack_and_magic_attack_are_counted_separately() -> None:
    found = fight("militia elf_wizard fireball thyrian_squire torch", "nixie", 1)
    assert (found.attack, found.magic, found.total) == (3, 5, 8)


@pytest.mark.rule("TS-10.2", "TS-10.5", "TS-V18")
def test_half_magic_and_immunity_to_edged_weapons() -> None:
    found = fight("elf_archmage fireball militia dagger", "noxious_slag", 2, arms="dagger:militia")
    assert found.before == [1, 7]
    assert (found.attack, found.magic, found.light, found.penalty, found.total) == (1, 3, 3, 0, 4)
    assert not found.won


@pytest.mark.rule("TS-10.3", "TS-10.4")
def test_the_total_is_halved_without_magic_attack() -> None:
    assert fight("outlands_khan lantern", "ghost", 2).total == 3
    whole = fight("outlands_khan regian_cleric lantern", "ghost", 2)
    assert (whole.half_total, whole.total) == (False, 8)
    dark = fight("outlands_khan torch", "ghost", 2)
    assert dark.total == 7 // 2 - 2  # halved before the light penalty
    lost = fight("outlands_khan regian_cleric disease lantern", "ghost", 2)
    assert not lost.half_total  # by default the Disease lowers attack


@pytest.mark.rule("TS-10.3", "TS-10.4")
def test_the_total_is_halved_without_an_equipped_weapon() -> None:
    assert fight("outlands_khan lantern", "tormentor", 1).total == 3
    assert fight("outlands_khan dagger lantern", "tormentor", 1).total == 3
    assert fight("outlands_khan dagger lantern", "tormentor", 1, arms="dagger:outlands_khan").total == 8
    feayn = fight("outlands_khan feayn_archer dagger lantern", "tormentor", 1, arms="dagger:feayn_archer")
    assert feayn.half_total  # the weapon of a hero that does not attack does not count


@pytest.mark.rule("TS-10.5", "TS-C4")
def test_an_ineffective_edged_weapon_still_counts_as_carried() -> None:
    found = fight("dwarf_guardian short_sword torch", "noxious_slag", 1, arms="short_sword:dwarf_guardian")
    assert found.attack == 1 + 3
    blunt = fight("thyrian_squire warhammer torch", "noxious_slag", 1, arms="warhammer:thyrian_squire")
    assert blunt.attack == 2 + 3


@pytest.mark.rule("TS-10.7")
def test_immunity_to_magic() -> None:
    found = fight("elf_wizard fireball militia griffon torch", "ebon_fume", 1)
    assert (found.attack, found.magic, found.total) == (1, 0, 1)
    table = battle("militia dagger goodberries torch torch torch", "ebon_fume", 1)
    table.equip("dagger", "militia").use("goodberries")
    assert table.sum(1).total == 0


@pytest.mark.rule("TS-10.8")
def test_only_magic_attack_counts_against_the_sphinx() -> None:
    found = fight("elf_wizard fireball outlands_khan pegasus torch", "sphinx", 1)
    assert (found.attack, found.magic, found.light) == (0, 5, 3)
    table = battle("militia dagger goodberries torch torch torch", "sphinx", 1)
    table.equip("dagger", "militia").use("goodberries")
    assert table.sum(1).magic == 2


@pytest.mark.rule("TS-10.9")
def test_a_monster_that_requires_magic_may_be_attacked_without_magic() -> None:
    table = battle("militia torch torch torch torch torch", "archduke_of_pain", 1)
    assert "attack-1" in table.ids
    table.attack(1)
    assert table.game.dungeon[0] == "archduke_of_pain"


@pytest.mark.rule("TS-10.10", "TS-C32")
def test_unequipped_heroes_cannot_attack() -> None:
    found = fight("militia militia dagger elf_wizard lantern", "darkness", 1, arms="dagger:militia")
    assert [hero.slot for hero in found.attackers] == [1]
    assert (found.attack, found.magic, found.light, found.darkness) == (2, 0, 2, 2)


@pytest.mark.rule("TS-10.11")
def test_a_weapon_unequipped_in_battle_adds_nothing() -> None:
    found = fight("dwarf_guardian dagger flaming_sword", "the_prince", 1, arms="flaming_sword:dwarf_guardian")
    assert found.line.armed == {}
    assert (found.attack, found.magic) == (1, 0)


@pytest.mark.rule("TS-10.13")
def test_traits_are_always_on() -> None:
    traits = [card for card in CARDS.values() if card.traits or card.darker]
    assert len(traits) == 13
    table = battle("militia torch torch torch torch torch", "noxious_slag", 1)
    assert not any("trait" in option or "switch" in option for option in table.ids)


@pytest.mark.rule("TS-10.13")
@pytest.mark.parametrize(
    ("monster", "strong", "armed"),
    [
        # Khan 7 and three fighters, no magic: 11 in light; then an Elf (2 magic) and a militia with a dagger: 2 + 2.
        ("nixie", (11, 0, 11, True), (2, 2, 4, False)),
        ("archduke_of_pain", (11, 0, 11, False), (2, 2, 4, False)),
        ("succubus", (11, 0, 5, False), (2, 2, 4, False)),
        ("tormentor", (11, 0, 5, False), (2, 2, 4, False)),
        ("darkness", (0, 0, 0, False), (2, 0, 2, False)),
        ("ebon_fume", (11, 0, 11, True), (2, 0, 2, False)),
        ("uyril_unending", (11, 0, 5, False), (2, 2, 4, False)),
        ("sphinx", (0, 0, 0, False), (0, 2, 2, False)),
        ("noxious_slag", (11, 0, 11, True), (1, 1, 2, False)),
        ("ghost", (11, 0, 5, False), (1, 2, 3, False)),
        ("revenant", (11, 0, 11, False), (1, 2, 3, False)),
        ("knightmare", (11, 0, 9, True), (2, 2, 4, False)),
        ("lord_mortis", (11, 0, 11, True), (2, 2, 4, True)),
    ],
)
def test_every_trait_changes_the_battle_and_cannot_be_avoided(
    monster: str, strong: tuple[int, int, int, bool], armed: tuple[int, int, int, bool]
) -> None:
    plain = "outlands_khan thyrian_squire militia militia lantern"
    found = fight(plain, monster, 1)
    assert (found.attack, found.magic, found.total, found.won) == strong
    found = fight("elf_wizard militia dagger lantern", monster, 1, arms="dagger:militia")
    assert (found.attack, found.magic, found.total, found.won) == armed
    # In a game the result is the same, and no option turns the trait off.
    table = battle(plain + " torch", monster, 1)
    assert {option.partition("-")[0] for option in table.ids} <= {"attack", "switch", "use", "equip", "leave"}
    assert table.sum(1).magic == strong[1]
    assert table.sum(1).attack == strong[0]


@pytest.mark.rule("TS-10.14", "TS-C7")
def test_feayn_heroes_cannot_attack_rank_1() -> None:
    for hero in ("feayn_archer", "feayn_marksman", "feayn_sniper"):
        assert fight(f"{hero} torch", "nixie", 1).attackers == []
        assert len(fight(f"{hero} torch", "nixie", 2).attackers) == 1
        assert len(fight(f"{hero} torch", "nixie", 3).attackers) == 1
