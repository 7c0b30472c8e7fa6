"""Kinds of attack and traits of monsters (TS-10)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS
from tests.games.thunderstone.table import battle, fight


@pytest.mark.rule("TS-10.1")
def test_attack_and_magic_attack_are_counted_separately() -> None:
    fight("militia elf_wizard fireball thyrian_squire torch", "nixie", attack=3, magic=5, total=8)


@pytest.mark.rule("TS-10.2", "TS-10.5", "TS-V18")
def test_half_magic_and_immunity_to_edged_weapons() -> None:
    hand = "elf_archmage fireball militia+dagger"
    fight(hand, "noxious_slag", 2, before=[1, 7], attack=1, magic=3, light=3, penalty=0, total=4, won=False)


@pytest.mark.rule("TS-10.3", "TS-10.4")
def test_the_total_is_halved_without_magic_attack() -> None:
    fight("outlands_khan lantern", "ghost", 2, total=3)
    fight("outlands_khan regian_cleric lantern", "ghost", 2, half_total=False, total=8)
    fight("outlands_khan torch", "ghost", 2, total=7 // 2 - 2)  # halved before the light penalty
    # By default the Disease lowers attack.
    fight("outlands_khan regian_cleric disease lantern", "ghost", 2, half_total=False)


@pytest.mark.rule("TS-10.3", "TS-10.4")
def test_the_total_is_halved_without_an_equipped_weapon() -> None:
    fight("outlands_khan lantern", "tormentor", total=3)
    fight("outlands_khan dagger lantern", "tormentor", total=3)
    fight("outlands_khan+dagger lantern", "tormentor", total=8)
    # The weapon of a hero that does not attack does not count.
    fight("outlands_khan feayn_archer+dagger lantern", "tormentor", half_total=True)


@pytest.mark.rule("TS-10.5", "TS-C4")
def test_an_ineffective_edged_weapon_still_counts_as_carried() -> None:
    fight("dwarf_guardian+short_sword torch", "noxious_slag", attack=1 + 3)
    fight("thyrian_squire+warhammer torch", "noxious_slag", attack=2 + 3)


@pytest.mark.rule("TS-10.7")
def test_immunity_to_magic() -> None:
    fight("elf_wizard fireball militia griffon torch", "ebon_fume", attack=1, magic=0, total=1)
    table = battle("militia dagger goodberries torch torch torch", "ebon_fume")
    table.do("equip dagger militia", "use goodberries").totals(total=0)


@pytest.mark.rule("TS-10.8")
def test_only_magic_attack_counts_against_the_sphinx() -> None:
    fight("elf_wizard fireball outlands_khan pegasus torch", "sphinx", attack=0, magic=5, light=3)
    table = battle("militia dagger goodberries torch torch torch", "sphinx")
    table.do("equip dagger militia", "use goodberries").totals(magic=2)


@pytest.mark.rule("TS-10.10", "TS-C32")
def test_unequipped_heroes_cannot_attack() -> None:
    totals = fight("militia+dagger militia elf_wizard lantern", "darkness", attack=2, magic=0, light=2, darkness=2)
    assert [hero.slot for hero in totals.attackers] == [1]


@pytest.mark.rule("TS-10.11")
def test_a_weapon_unequipped_in_battle_adds_nothing() -> None:
    fight("dwarf_guardian+flaming_sword dagger", "the_prince", armed="", attack=1, magic=0)


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
    assert sum(bool(card.traits or card.darker) for card in CARDS.values()) == 13
    plain = "outlands_khan thyrian_squire militia militia lantern"
    for hand, expected in ((plain, strong), ("elf_wizard militia+dagger lantern", armed)):
        totals = fight(hand, monster)
        assert (totals.attack, totals.magic, totals.total, totals.won) == expected, hand
    # In a game the result is the same, and no option turns the trait off.
    table = battle(plain + " torch", monster, 1)
    assert {option.partition("-")[0] for option in table.ids} <= {"attack", "switch", "use", "equip", "leave"}
    table.totals(attack=strong[0], magic=strong[1])
