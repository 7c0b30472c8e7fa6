"""Every hero, by name (components, section 5)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS
from tests.games.thunderstone.table import battle, fight, lay

TORCHES = "torch torch torch torch torch"


@pytest.mark.rule("TS-C1")
@pytest.mark.parametrize(
    ("hero", "near", "far"), [("amazon_archer", 1, 3), ("amazon_huntress", 2, 5), ("amazon_queen", 2, 6)]
)
def test_amazon(hero: str, near: int, far: int) -> None:
    """Attack more against ranks 2 and 3, whatever the light."""
    assert [fight(hero, "nixie", rank).attack for rank in (1, 2, 3)] == [near, far, far]
    assert fight(f"{hero} {TORCHES}", "nixie", 3).attack == far


@pytest.mark.rule("TS-C2")
@pytest.mark.parametrize(
    ("hero", "number"),
    [("chalice_quester", 1), ("chalice_defender", 2), ("regian_cleric", 1), ("regian_priest", 2), ("regian_bishop", 2)],
)
def test_cures(hero: str, number: int) -> None:
    """Destroy a Disease to draw a card, as often as there are any, also one drawn that way."""
    table = lay(f"{hero} disease torch torch torch torch", deck="disease militia torch").enter()
    table.use(hero, number)
    assert table.hand[-1] == "disease"
    table.use(hero, number)
    assert table.hand[-1] == "militia"
    assert table.game.diseases == 17
    assert table.refusal(f"use-{table.slot(hero)}-{number - 1}") == "no_disease"


@pytest.mark.rule("TS-C3")
def test_chalice_defender() -> None:
    """One attack for each item with light; weapons, spells and trophies do not count."""
    hand = "chalice_defender torch lantern lightstone_gem iron_rations flaming_sword fireball red_jelly"
    assert fight(hand, "nixie", 1).shares[1] == [3 + 3, 0]
    assert fight(hand, "nixie", 1, off="chalice_defender").shares[1] == [3, 0]
    table = lay(f"chalice_defender {TORCHES}", deck="lantern torch").enter().use("chalice_defender")
    assert table.sum(1).attack == 3 + 6


def test_chalice_paladin() -> None:
    """Draw one card; spoils of the village."""
    table = battle(f"chalice_paladin {TORCHES}", "griknack_goblin", 1, deck="torch " * 8).use("chalice_paladin")
    assert len(table.hand) == 7
    assert not table.can_use("chalice_paladin")
    table.attack(1)
    assert table.kind == "take_spoils"
    assert "buy-village-elf_wizard" in table.ids


@pytest.mark.rule("TS-C4")
@pytest.mark.parametrize(
    ("hero", "attack", "bonus"), [("dwarf_guardian", 1, 3), ("dwarf_janissary", 2, 4), ("dwarf_sentinel", 3, 5)]
)
def test_dwarf(hero: str, attack: int, bonus: int) -> None:
    """Attack more while an edged weapon is carried, also against a monster that is immune to it."""
    assert fight(f"{hero} dagger torch", "nixie", 1).attack == attack
    assert fight(f"{hero} dagger torch", "nixie", 1, arms=f"dagger:{hero}").attack == attack + bonus + 1
    assert fight(f"{hero} warhammer torch", "nixie", 1, arms=f"warhammer:{hero}").attack == attack + 3
    assert fight(f"{hero} dagger torch", "noxious_slag", 1, arms=f"dagger:{hero}").attack == attack + bonus
    revenant = fight(f"{hero} flaming_sword torch", "revenant", 1, arms=f"flaming_sword:{hero}")
    assert revenant.attack == attack


def test_dwarf_janissary_spoils() -> None:
    """Spoils: a weapon."""
    table = battle(f"dwarf_janissary dagger outlands_khan {TORCHES}", "griknack_goblin", 1)
    table.equip("dagger", "dwarf_janissary").attack(1)
    assert table.kind == "take_spoils"
    assert {"buy-weapon-dagger", "buy-weapon-hatchet", "buy-weapon-flaming_sword", "done"} == set(table.ids)


def test_elf_wizard() -> None:
    """Magic attack and light."""
    found = fight("elf_wizard", "nixie", 1)
    assert (found.attack, found.magic, found.light) == (0, 2, 1)


@pytest.mark.rule("TS-C6")
def test_elf_sorcerer() -> None:
    """After a victory, return a monster."""
    table = battle(f"elf_sorcerer outlands_khan {TORCHES}", "griknack_goblin", 2).attack(2)
    assert table.kind == "return_one"
    assert table.view(1).turn.target is None, "the battle is over"
    table.pick("monster-2")
    assert table.game.dungeon[0] == "griknack_goblin"
    lost = battle(f"elf_sorcerer {TORCHES}", "griffon", 2).attack(2)
    assert lost.who == 1


@pytest.mark.rule("TS-C5")
def test_elf_archmage() -> None:
    """Return a monster in the dungeon, once in a turn, before the declaration."""
    table = lay(f"elf_archmage {TORCHES}", hall="ebon_fume archduke_of_pain tyxr_the_old").enter()
    table.use("elf_archmage").pick("monster-3")
    assert table.hall == "ebon_fume archduke_of_pain grudgebeast"
    assert table.refusal(f"use-{table.slot('elf_archmage')}-0") == "already_used"


@pytest.mark.rule("TS-C7")
@pytest.mark.parametrize(
    ("hero", "attack", "light"), [("feayn_archer", 2, 1), ("feayn_marksman", 3, 1), ("feayn_sniper", 4, 2)]
)
def test_feayn(hero: str, attack: int, light: int) -> None:
    """Cannot attack rank 1, where the card and its weapon do not count."""
    found = fight(f"{hero} dagger", "nixie", 2, arms=f"dagger:{hero}")
    assert (found.attack, found.light) == (attack + 1, light)
    found = fight(f"{hero} dagger", "nixie", 1, arms=f"dagger:{hero}")
    assert (found.attack, found.light) == (0, 0)


@pytest.mark.rule("TS-C8")
def test_feayn_sniper_experience() -> None:
    """One more experience point each for a victory over rank 3, also when destroyed."""
    hand = f"feayn_sniper feayn_sniper outlands_khan {TORCHES}"
    assert battle(hand, "griknack_goblin", 3).attack(3).me.experience == 1 + 2
    assert battle(hand, "griknack_goblin", 2).attack(2).me.experience == 1
    table = battle(f"feayn_sniper outlands_khan {TORCHES}", "mythlurian", 3).attack(3).on("feayn_sniper")
    assert table.me.experience == 2 + 1


@pytest.mark.rule("TS-C9")
@pytest.mark.parametrize("hero", ["lorigg_rogue", "lorigg_outlaw", "redblade_poisoner"])
def test_rogue_outlaw_and_poisoner_make_all_others_discard_a_card(hero: str) -> None:
    """At once when used, once for each copy."""
    table = lay(f"{hero} {hero} torch torch torch torch").enter().use(hero).pick("card-torch-1", seat=1)
    table.use(hero, copy=2).pick("card-dagger-1", seat=1)
    assert table.player(1).discard == ["torch", "dagger"]


def test_lorigg_thief() -> None:
    """A thief with gold and light."""
    card = CARDS["lorigg_thief"]
    assert (card.gold, card.light, card.attack, card.strength) == (2, 1, 1, 4)
    assert lay("lorigg_thief militia militia militia militia militia").visit().question.args["gold"] == 2


@pytest.mark.rule("TS-C10")
def test_outlands_warrior() -> None:
    """Destroy a food for three attack, once for each copy."""
    table = lay("outlands_warrior outlands_warrior iron_rations iron_rations iron_rations torch").enter()
    table.use("outlands_warrior")
    assert table.sum(1).attack == 3 + 3 + 3
    assert table.refusal(f"use-{table.slot('outlands_warrior')}-0") == "already_used"
    table.use("outlands_warrior", copy=2)
    assert table.sum(1).attack == 12


@pytest.mark.rule("TS-C10", "TS-C11")
def test_outlands_slayer() -> None:
    """One attack for each monster card in hand; three for each food destroyed."""
    table = lay("outlands_slayer nixie haunt iron_rations iron_rations torch").enter()
    assert table.sum(1).attack == 5 + 2
    table.use("outlands_slayer").use("outlands_slayer")
    assert table.sum(1).attack == 5 + 2 + 6


@pytest.mark.rule("TS-C10", "TS-C11")
def test_outlands_khan() -> None:
    """Two attack for each monster card in hand; no food."""
    table = lay("outlands_khan nixie haunt kingdom iron_rations torch").enter()
    assert table.sum(1).attack == 7 + 6
    assert CARDS["outlands_khan"].effects == ()


def test_redblade_killer() -> None:
    """A fighter and a thief without effect."""
    card = CARDS["redblade_killer"]
    assert {"fighter", "thief"} <= card.tags
    assert (card.attack, card.gold, card.effects) == (2, 1, ())


@pytest.mark.rule("TS-C9")
def test_redblade_assassin() -> None:
    """All others discard one hero or two cards."""
    table = lay(f"redblade_assassin {TORCHES}").enter().use("redblade_assassin").pick("card-militia-1", seat=1)
    assert table.player(1).discard == ["militia"]
    assert table.sum(1).attack == 4


@pytest.mark.parametrize(("hero", "number", "magic"), [("regian_priest", 1, 2), ("regian_bishop", 2, 3)])
def test_regian_draws(hero: str, number: int, magic: int) -> None:
    """Draw one card, or two."""
    table = lay(f"{hero} {TORCHES}", deck="torch " * 8).enter().use(hero)
    assert len(table.hand) == 6 + number
    assert table.sum(1).magic == magic


@pytest.mark.rule("TS-C12")
def test_selurin_magician() -> None:
    """Each item gives the party one magic attack, a Fireball one more; two Magicians give two."""
    assert fight("selurin_magician torch iron_rations goodberries", "nixie", 1).magic == 2 + 3
    assert fight("selurin_magician fireball torch", "nixie", 1).magic == 2 + 4 + 1
    assert fight("selurin_magician selurin_magician torch dagger", "nixie", 1).magic == 4 + 2
    assert fight("selurin_magician battle_fury torch", "nixie", 1).magic == 2 + 1
    assert fight("selurin_magician torch militia dagger", "darkness", 1, arms="dagger:militia").magic == 0


@pytest.mark.rule("TS-C13")
def test_selurin_warlock() -> None:
    """The party's magic attack is doubled by each that attacks."""
    assert fight("selurin_warlock elf_wizard torch", "nixie", 1).magic == 8
    assert fight("selurin_warlock selurin_warlock torch", "nixie", 1).magic == 16
    assert fight("selurin_warlock elf_wizard dagger lantern", "darkness", 1, arms="dagger:elf_wizard").magic == 2


@pytest.mark.rule("TS-C13")
def test_selurin_theurge() -> None:
    """Doubles, and makes everyone discard a hero of which one may be borrowed."""
    assert fight("selurin_theurge selurin_warlock torch", "nixie", 1).magic == 16
    table = lay(f"selurin_theurge {TORCHES}", others=("militia torch",)).enter().use("selurin_theurge")
    table.pick("card-militia-1", seat=1).pick("hero-2")
    assert table.hand[-1] == "militia"


def test_thyrian_squire() -> None:
    """Destroy a food for two attack."""
    table = lay("thyrian_squire iron_rations iron_rations torch torch torch").enter().use("thyrian_squire")
    assert table.sum(1).attack == 4
    assert table.refusal(f"use-{table.slot('thyrian_squire')}-0") == "already_used"


@pytest.mark.rule("TS-C14")
def test_thyrian_knight() -> None:
    """One attack for each attacking Militia, from each attacking Knight; food as the Squire."""
    assert fight("thyrian_knight militia militia torch", "nixie", 1).attack == 4 + 2 + 2
    assert fight("thyrian_knight thyrian_knight militia torch", "nixie", 1).attack == 8 + 1 + 2
    assert fight("thyrian_knight elf_wizard torch", "nixie", 1).attack == 4
    table = lay("thyrian_knight iron_rations torch torch torch torch").enter().use("thyrian_knight")
    assert table.sum(1).attack == 6


@pytest.mark.rule("TS-C14")
def test_thyrian_lord() -> None:
    """Two attack for each attacking hero that is not a fighter, Militia included."""
    assert fight("thyrian_lord militia elf_wizard redblade_killer torch", "nixie", 1).attack == 4 + (1 + 2) + 2 + 2
    assert fight("thyrian_lord thyrian_lord militia torch", "nixie", 1).attack == 8 + 1 + 4


@pytest.mark.rule("TS-C15")
def test_thyrian_lord_takes_a_small_monster() -> None:
    """Destroy a food to take a monster worth 1 or 2 points, undefeated."""
    table = lay(f"thyrian_lord iron_rations {TORCHES}", hall="haunt griffon bloodskull_orc").enter()
    table.use("thyrian_lord")
    assert table.me.discard == ["haunt"]
    assert table.me.experience == 0
    assert table.hall == "griffon bloodskull_orc grudgebeast"
    assert table.kind == "act_in_dungeon"
    choice = lay(f"thyrian_lord iron_rations {TORCHES}", hall="haunt griffon nixie").enter().use("thyrian_lord")
    assert choice.ids == ["monster-1", "monster-3", "back"]
    assert choice.refusal("monster-2") == "wrong_worth"
    none = lay(f"thyrian_lord iron_rations {TORCHES}", hall="griffon griffon bloodskull_orc").enter()
    assert none.refusal(f"use-{none.slot('thyrian_lord')}-0") == "no_monster"
    breach = lay(f"thyrian_lord iron_rations {TORCHES}", hall="haunt archduke_of_pain griffon").enter()
    assert breach.use("thyrian_lord").heard("log-breach")


def test_every_hero_has_a_test() -> None:
    """Every hero is named by a test of this file."""
    named = globals()
    text = " ".join(
        str(test.pytestmark) + test.__name__
        for name, test in named.items()
        if name.startswith("test_") and hasattr(test, "pytestmark")
    ) + " ".join(named)
    missing = [
        card.id
        for card in CARDS.values()
        if card.stack == "heroes"
        and card.id not in text
        and not card.id.startswith(("amazon_", "dwarf_", "feayn_", "chalice_quester"))
    ]
    assert missing == []
