"""Every monster, by name (components, section 7)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS
from tests.games.thunderstone.table import battle, fight, lay

TORCHES = "torch torch torch torch torch"


def removed(hand: str, monster: str, *picks: str, arms: str = "") -> list[str]:
    """The cards destroyed by an attack; `picks` names the cards chosen."""
    table = battle(hand, monster)
    for pair in arms.split():
        weapon, _, hero = pair.partition(":")
        table.equip(weapon, hero)
    table.attack(1)
    for card in picks:
        table.on(card)
    return sorted(table.game.removed)


@pytest.mark.rule("TS-C30")
def test_archduke_of_pain() -> None:
    """Magic attack required; all clerics and wizards are destroyed, attacking or not; it has a breach."""
    assert removed("chalice_quester elf_wizard regian_cleric militia torch torch", "archduke_of_pain") == [
        "chalice_quester",
        "elf_wizard",
        "regian_cleric",
    ]
    assert not fight("outlands_khan outlands_khan torch", "archduke_of_pain", 1).won
    assert lay(f"militia {TORCHES}", hall="haunt archduke_of_pain nixie").enter().attack(1).heard("log-ruins")


@pytest.mark.parametrize(
    ("monster", "health"),
    [
        ("grudgebeast", 4),
        ("nixie", 5),
        ("bloodskull_orc", 5),
        ("firebrand_cyclops", 6),
        ("griknack_goblin", 4),
        ("griffon", 7),
        ("pegasus", 6),
        ("lord_mortis", 4),
        ("harbinger", 3),
        ("blink_dog", 3),
    ],
)
def test_monsters_without_effects(monster: str, health: int) -> None:
    """They have only their health and no effect on the battle."""
    assert CARDS[monster].health == health
    attack = battle(f"outlands_khan lightstone_gem {TORCHES}", monster, 1).attack(1)
    assert attack.heard("log-defeats")
    assert attack.game.removed == []


@pytest.mark.parametrize("monster", ["succubus", "ghost", "uyril_unending"])
def test_the_total_is_halved_without_magic_attack(monster: str) -> None:
    """Halved unless magic attack is present."""
    assert fight("dwarf_sentinel feast torch", monster, 1).total == 3 // 2
    assert not fight("dwarf_sentinel fireball torch", monster, 1).half_total


def test_tormentor() -> None:
    """One cleric is destroyed."""
    assert removed("regian_cleric chalice_quester militia torch torch torch", "tormentor", "chalice_quester") == [
        "chalice_quester"
    ]


@pytest.mark.parametrize(
    ("monster", "diseases"),
    [
        ("the_unchained", 1),
        ("deadbone_troll", 1),
        ("famine", 1),
        ("kingdom", 1),
        ("lord_of_death", 2),
        ("suffering", 1),
    ],
)
def test_monsters_that_give_diseases(monster: str, diseases: int) -> None:
    """Won or lost."""
    assert battle(f"militia {TORCHES}", monster, 1).attack(1).me.discard.count("disease") == diseases
    won = battle(f"outlands_khan outlands_khan {TORCHES}", monster, 1).attack(1)
    assert won.heard("log-defeats")
    assert won.me.discard.count("disease") == diseases


@pytest.mark.parametrize(
    ("monster", "attack", "magic", "light"),
    [
        ("the_unchained", 0, 1, 0),
        ("ebon_fume", 3, 0, 0),
        ("tyxr_the_old", 0, 2, 0),
        ("uyril_unending", 0, 1, 0),
        ("griffon", 0, 1, 0),
        ("pegasus", 1, 0, 0),
        ("sphinx", 0, 2, 0),
        ("red_jelly", 0, 0, 1),
    ],
)
def test_trophies(monster: str, attack: int, magic: int, light: int) -> None:
    """A trophy in hand gives its bonus without a hero."""
    found = fight(monster, "nixie", 1)
    assert (found.attack, found.magic, found.light) == (attack, magic, light)


def test_no_other_monster_has_a_trophy() -> None:
    """Eight trophies in all."""
    with_trophy = [c.id for c in CARDS.values() if c.trophy.attack or c.trophy.magic or c.trophy.light]
    assert len(with_trophy) == 8


@pytest.mark.rule("TS-C36")
def test_judgement() -> None:
    """Strength is lowered first, so that weapons are unequipped; then each attacking hero loses one attack."""
    found = fight("militia dagger thyrian_squire torch", "judgement", 1, arms="dagger:militia")
    assert found.line.armed == {}
    assert found.before == [0 + 1, 0]
    kept = fight("thyrian_squire short_sword torch", "judgement", 1, arms="short_sword:thyrian_squire")
    assert kept.before == [5, 0]


def test_knightmare() -> None:
    """Two darker; one fighter is destroyed, and Militia is not a fighter."""
    assert fight("militia", "knightmare", 1).penalty == 6
    assert removed(f"militia dwarf_guardian {TORCHES}", "knightmare") == ["dwarf_guardian"]
    assert removed(f"militia elf_wizard {TORCHES}", "knightmare") == []


def test_the_prince() -> None:
    """Strength two less; one fighter is destroyed."""
    found = fight("militia dagger torch", "the_prince", 1, arms="dagger:militia")
    assert (found.line.strengths, found.line.armed) == ({1: 0}, {})
    assert removed(f"dwarf_guardian thyrian_squire {TORCHES}", "the_prince", "thyrian_squire") == ["thyrian_squire"]


@pytest.mark.rule("TS-C33")
def test_ebon_fume() -> None:
    """Immune to magic; the strongest hero after all changes is destroyed, by choice among equals."""
    assert fight("elf_archmage fireball torch", "ebon_fume", 1).total == 0
    assert removed(f"militia thyrian_squire outlands_warrior {TORCHES}", "ebon_fume") == ["outlands_warrior"]
    equal = battle(f"thyrian_squire dwarf_janissary militia {TORCHES}", "ebon_fume", 1).attack(1)
    assert set(equal.ids) == {f"card-{equal.slot('thyrian_squire')}", f"card-{equal.slot('dwarf_janissary')}"}
    fed = battle("thyrian_squire outlands_warrior iron_rations torch torch torch", "ebon_fume", 1)
    fed.use("iron_rations").on("thyrian_squire").attack(1)
    assert fed.game.removed == ["thyrian_squire"]


@pytest.mark.parametrize("monster", ["mythlurian", "tyxr_the_old"])
def test_monsters_that_destroy_a_hero(monster: str) -> None:
    """Any hero, by choice; Militia too."""
    assert removed(f"militia elf_wizard {TORCHES}", monster, "militia") == ["militia"]
    assert removed(f"fireball {TORCHES}", monster) == []


@pytest.mark.parametrize("monster", ["skaladak", "red_jelly"])
def test_monsters_that_destroy_a_weapon(monster: str) -> None:
    """Carried or not."""
    assert removed("militia dagger hatchet torch torch torch", monster, "hatchet", arms="dagger:militia") == ["hatchet"]
    assert removed(f"militia {TORCHES}", monster) == []


@pytest.mark.parametrize("monster", ["uyril_unending", "black_slime", "spectre", "wraith"])
def test_monsters_that_destroy_a_militia(monster: str) -> None:
    """One Militia and no other hero."""
    assert removed("militia militia elf_wizard torch torch torch", monster) == ["militia"]
    assert removed(f"elf_wizard {TORCHES}", monster) == []


@pytest.mark.rule("TS-C38")
def test_sphinx() -> None:
    """Magic attack only; six cards of the deck as spoils."""
    assert fight("outlands_khan elf_wizard torch", "sphinx", 1).total == 2
    table = battle("elf_archmage elf_archmage torch torch torch torch", "sphinx", 1).attack(1)
    assert "reveal" in table.ids


@pytest.mark.rule("TS-C41")
def test_grayskin_lizard() -> None:
    """One attack for each weapon on an attacking hero; it is attack, unless converted."""
    found = fight(
        "militia thyrian_squire dagger dagger torch", "grayskin_lizard", 1, arms="dagger:militia dagger:thyrian_squire"
    )
    assert found.attack == (1 + 1 + 1) + (2 + 1 + 1)
    assert fight("militia dagger torch", "grayskin_lizard", 1).attack == 1
    table = battle("militia dagger goodberries torch torch torch", "grayskin_lizard", 1)
    table.equip("dagger", "militia").use("goodberries")
    assert (table.sum(1).attack, table.sum(1).magic) == (0, 3)


@pytest.mark.rule("TS-C34")
def test_gray_ooze() -> None:
    """A hero is destroyed unless a weapon is equipped to any; spoils: a food."""
    assert removed(f"militia elf_wizard dagger {TORCHES}", "gray_ooze", "militia") == ["militia"]
    assert removed(f"militia elf_wizard dagger {TORCHES}", "gray_ooze", arms="dagger:militia") == []
    feayn = battle(f"feayn_archer militia dagger {TORCHES}", "gray_ooze", 1).equip("dagger", "feayn_archer").attack(1)
    assert feayn.game.removed == []
    assert removed(f"fireball {TORCHES}", "gray_ooze") == []
    won = battle(f"outlands_khan {TORCHES}", "gray_ooze", 1).attack(1)
    assert {"buy-food-iron_rations", "buy-food-feast", "done"} == set(won.ids)


@pytest.mark.rule("TS-C35")
def test_green_blob() -> None:
    """One food in the hand, also one that was used."""
    table = battle("militia iron_rations spear torch torch torch", "green_blob", 1)
    table.use("iron_rations").equip("spear", "militia").attack(1)
    assert table.heard("log-sum")[0]["attack"] == 3
    assert table.game.removed == ["iron_rations"]


def test_noxious_slag() -> None:
    """Half magic, immune to edged weapons."""
    found = fight(
        "elf_archmage fireball thyrian_squire short_sword torch", "noxious_slag", 1, arms="short_sword:thyrian_squire"
    )
    assert (found.attack, found.magic) == (2, 3)


def test_harbinger() -> None:
    """One spell is destroyed."""
    assert removed(f"militia fireball battle_fury {TORCHES}", "harbinger", "battle_fury") == ["battle_fury"]
    assert removed(f"militia {TORCHES}", "harbinger") == []


@pytest.mark.parametrize(("monster", "change"), [("ghost", -2), ("suffering", -2), ("revenant", -4)])
def test_monsters_that_weaken(monster: str, change: int) -> None:
    """Every hero, attacking or not."""
    found = fight("militia feayn_archer torch", monster, 1)
    assert found.line.strengths == {1: 2 + change, 2: 4 + change}


def test_haunt() -> None:
    """One hero that could attack is barred from attacking."""
    table = battle(f"militia thyrian_squire {TORCHES}", "haunt", 1).attack(1)
    assert table.preview(table.ids[0])["sum-total"].args["total"] == 2
    table.on("militia")
    assert table.heard("log-sum")[0]["attack"] == 2


@pytest.mark.rule("TS-C37")
def test_revenant() -> None:
    """Magic required; every hero at strength 0 or less is destroyed; bonuses of the turn count."""
    assert removed(f"militia feayn_archer dwarf_guardian {TORCHES}", "revenant") == ["feayn_archer", "militia"]
    table = battle("militia feayn_archer iron_rations torch torch torch", "revenant", 1)
    table.use("iron_rations").on("feayn_archer").attack(1)
    assert table.game.removed == ["militia"]


@pytest.mark.rule("TS-C42")
def test_cards_with_two_classes_belong_to_both() -> None:
    """An effect that names one of the two classes applies."""
    for monster in ("lord_mortis", "knightmare", "famine", "kingdom", "haunt", "wraith"):
        found = fight("chalice_quester warhammer lantern", monster, 1, arms="warhammer:chalice_quester")
        assert found.attack == 2 + 6
    assert (
        fight("chalice_quester warhammer lantern", "firebrand_cyclops", 1, arms="warhammer:chalice_quester").attack == 5
    )
