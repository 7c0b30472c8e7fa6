"""Every basic and village card, by name (components, sections 4 and 6)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS
from rules.messages import refer
from tests.games.thunderstone.table import battle, fight, lay

TORCHES = "torch torch torch torch torch"
SHOP = "barkeep fireball hatchet lantern lightstone_gem pawnbroker town_guard trainer"


def test_thunderstone() -> None:
    """Three victory points and nothing else."""
    card = CARDS["thunderstone"]
    assert (card.points, card.gold, card.cost, card.effects) == (3, None, None, ())


def test_militia() -> None:
    """A hero of strength 2 with one attack and a gold value of 0."""
    table = lay("militia pawnbroker torch torch torch torch").visit()
    assert table.can_use("pawnbroker")


@pytest.mark.parametrize(
    ("hand", "arms", "attack", "magic", "light"),
    [
        ("militia torch torch", "", 1, 0, 2),
        ("militia dagger torch", "dagger:militia", 2, 0, 1),
        ("militia disease torch", "", 0, 0, 1),
        ("fireball", "", 0, 3, 1),
        ("redblade_killer flaming_sword", "flaming_sword:redblade_killer", 2, 3, 1),
        ("thyrian_squire hatchet", "hatchet:thyrian_squire", 2 + 3, 0, 0),
        ("thyrian_squire short_sword", "short_sword:thyrian_squire", 2 + 4, 0, 0),
        ("lantern", "", 0, 0, 2),
        ("lightstone_gem", "", 0, 0, 3),
    ],
)
def test_values_of_cards_without_an_effect(hand: str, arms: str, attack: int, magic: int, light: int) -> None:
    found = fight(hand, "nixie", 1, arms=arms)
    assert (found.attack, found.magic, found.light) == (attack, magic, light)
    assert [CARDS[card].weight for card in ("dagger", "hatchet", "short_sword", "flaming_sword")] == [2, 3, 4, 5]


@pytest.mark.rule("TS-C29")
def test_iron_rations() -> None:
    """One named hero gains two strength; several may help the same one."""
    table = lay("militia elf_wizard iron_rations iron_rations torch torch").enter()
    table.use("iron_rations").on("militia")
    assert table.heard("log-gives_to") == [{"card": refer("card-iron_rations"), "hero": refer("card-militia")}]
    table.use("iron_rations", copy=2).on("militia")
    strengths = table.sum(1).line.strengths
    assert strengths[table.slot("militia")] == 6
    assert strengths[table.slot("elf_wizard")] == 3


@pytest.mark.rule("TS-C17")
def test_arcane_energies() -> None:
    """Every hero with a weapon turns its attack into magic; draw one card."""
    table = lay("militia thyrian_squire dagger arcane_energies torch torch", hall="nixie suffering haunt").enter()
    table.use("arcane_energies").equip("dagger", "militia")
    found = table.sum(1)
    assert (found.attack, found.magic) == (2, 2)
    assert len(table.hand) == 7
    off = table.sum(2)
    assert (off.attack, off.magic) == (3, 0)  # the weapon came off in the battle


@pytest.mark.rule("TS-C18", "TS-C19")
def test_banish() -> None:
    """Return a monster or rearrange the hall, destroy any card, draw one: all three, in this order."""
    table = lay(f"banish {TORCHES}", hall="haunt nixie pegasus", deck="lantern torch").enter().use("banish")
    assert {"monster-1", "monster-2", "monster-3", "order-3-2-1", "back"} <= set(table.ids)
    table.pick("monster-2")
    assert table.hall == "haunt pegasus grudgebeast"
    assert table.kind == "destroy_revealed"
    assert f"card-{table.slot('banish')}" in table.ids
    table.on("banish")
    assert table.game.removed == ["banish"]
    assert table.hand[-1] == "lantern"


@pytest.mark.rule("TS-C18")
def test_banish_is_completed_after_a_breach_that_it_causes() -> None:
    """Even if the breach makes the player discard Banish, the rest is carried out."""
    hand = "banish militia torch torch torch torch"
    table = lay(hand, hall="haunt tyxr_the_old pegasus", deck="lantern torch", others=("",)).enter()
    table.use("banish").pick("monster-1")
    table.pick(f"card-{table.slot('banish')}", f"card-{table.slot('torch')}", seat=0)
    assert table.kind == "destroy_revealed"
    table.on("militia")
    assert table.hand[-1] == "lantern"
    assert "banish" in table.me.discard


@pytest.mark.rule("TS-C18")
def test_banish_without_a_monster_rearranges() -> None:
    """With no monster to return, rearranging is chosen."""
    table = lay(f"banish {TORCHES}", hall="- thunderstone -").enter()
    table.use("banish")
    assert table.kind == "destroy_revealed"
    assert table.hall == "- thunderstone -"


@pytest.mark.rule("TS-C24")
def test_barkeep() -> None:
    """One more purchase; destroyed for two gold instead of its own one."""
    table = lay(f"barkeep {TORCHES}", village=SHOP).visit()
    assert table.question.args == {"gold": 11, "buys": 1}
    table.use("barkeep")
    assert table.question.args == {"gold": 11, "buys": 2}
    table.use("barkeep", 2)
    assert table.question.args == {"gold": 12, "buys": 2}


@pytest.mark.rule("TS-C20")
def test_battle_fury() -> None:
    """One attack for each hero; one that does not attack adds nothing."""
    table = battle("battle_fury militia elf_wizard feayn_archer torch torch", "nixie", 1).use("battle_fury")
    found = table.sum(1)
    assert found.attack == 1 + 1 + 1
    assert table.slot("feayn_archer") not in found.shares


@pytest.mark.rule("TS-C20")
def test_feast() -> None:
    """Three strength and one attack for each hero."""
    table = lay("feast militia elf_wizard warhammer torch torch").enter().use("feast").equip("warhammer", "militia")
    found = table.sum(1)
    assert found.line.strengths[table.slot("militia")] == 5
    assert found.attack == (1 + 1 + 3) + 1


@pytest.mark.rule("TS-C21")
def test_goodberries() -> None:
    """One hero gains three strength and fights with magic, its weapon too; Militia also."""
    table = lay("goodberries militia hatchet thyrian_squire torch torch").enter().use("goodberries").on("militia")
    table.equip("hatchet", "militia")
    found = table.sum(1)
    assert found.shares[table.slot("militia")] == [0, 4]
    assert found.shares[table.slot("thyrian_squire")] == [2, 0]
    assert found.line.strengths[table.slot("militia")] == 5


@pytest.mark.rule("TS-C22")
def test_magical_aura() -> None:
    """Weapons weigh nothing this turn, including those drawn later; draw one card."""
    table = lay("magical_aura militia militia short_sword torch torch", deck="flaming_sword torch").enter()
    table.use("magical_aura").equip("short_sword", "militia").equip("flaming_sword", "militia", hero_copy=2)
    assert (table.sum(1).attack, table.sum(1).magic) == (1 + 4 + 1, 3)


@pytest.mark.rule("TS-C23", "TS-C24")
def test_pawnbroker() -> None:
    """Destroy another card with a gold value for its gold and three; destroyed itself for two."""
    table = lay("pawnbroker lantern militia fireball disease trainer", village=SHOP).visit()
    table.use("pawnbroker")
    assert table.kind == "choose_payment"
    assert table.ids == [f"card-{table.slot('lantern')}", f"card-{table.slot('militia')}", "back"]
    before = 2
    table.on("lantern")
    assert table.question.args["gold"] == before + 3
    table.use("pawnbroker", 2)
    assert table.question.args["gold"] == before + 5
    free = lay("pawnbroker militia fireball disease trainer trainer", village=SHOP).visit().use("pawnbroker")
    assert free.question.args["gold"] == 3
    assert free.game.removed == ["militia"]
    none = lay("pawnbroker fireball disease trainer trainer disease", village=SHOP).visit()
    assert none.refusal(f"use-{none.slot('pawnbroker')}-0") == "nothing_to_sell"


def test_polearm() -> None:
    """Six attack instead of two for a wielder of strength 8."""
    assert fight("thyrian_squire polearm torch", "nixie", 1, arms="polearm:thyrian_squire").attack == 2 + 2
    assert fight("outlands_khan polearm torch", "nixie", 1, arms="polearm:outlands_khan").attack == 7 + 6
    assert fight("outlands_khan polearm torch", "noxious_slag", 1, arms="polearm:outlands_khan").attack == 7


@pytest.mark.rule("TS-C28")
def test_spear() -> None:
    """Thrown: five attack instead of two, and destroyed after the battle."""
    table = battle("thyrian_squire spear torch torch torch torch", "griffon", 1).equip("spear", "thyrian_squire")
    assert table.sum(1).attack == 4
    table.use("spear")
    assert table.sum(1).attack == 7
    assert table.refusal(f"use-{table.slot('spear')}-0") == "already_used"
    table.attack(1)
    assert table.heard("log-defeats")
    assert table.game.removed == ["spear"]


@pytest.mark.rule("TS-C28")
def test_a_thrown_spear_cannot_be_destroyed_by_another_effect() -> None:
    """It cannot be chosen by another effect, and is destroyed even if unequipped or without a battle."""
    table = battle("thyrian_squire spear dagger torch torch torch", "skaladak", 1).equip("spear", "thyrian_squire")
    table.use("spear").attack(1)
    assert sorted(table.game.removed) == ["dagger", "spear"]
    banish = lay("thyrian_squire spear banish torch torch torch").enter().equip("spear", "thyrian_squire").use("spear")
    banish.use("banish").pick("monster-1")
    assert banish.refusal(f"card-{banish.slot('spear')}") == "already_thrown"
    assert banish.refusal(f"card-{banish.slot('torch', 2)}") == "same_as_other"
    off = battle("redblade_killer spear torch torch torch torch", "suffering", 1).equip("spear", "redblade_killer")
    off.use("spear")
    assert off.sum(1).attack == 2
    off.attack(1)
    assert off.game.removed == ["spear"]
    none = lay("feayn_archer spear torch torch torch torch", hall="haunt - -").enter().equip("spear", "feayn_archer")
    none.use("spear").pick("leave")
    assert none.game.removed == ["spear"]


@pytest.mark.rule("TS-C25")
def test_town_guard() -> None:
    """Draw two; destroyed, draw three more."""
    table = lay("town_guard militia militia militia militia militia", deck="torch " * 8, village=SHOP).visit()
    table.use("town_guard").use("town_guard", 2)
    assert len(table.hand) == 5 + 5
    assert table.game.removed == ["town_guard"]


@pytest.mark.rule("TS-C26", "TS-C24")
def test_trainer() -> None:
    """Destroy one Militia for two experience points; destroyed itself for two gold."""
    table = lay("trainer militia militia torch torch torch", village=SHOP).visit().use("trainer")
    assert table.me.experience == 2
    assert table.game.removed == ["militia"]
    assert table.refusal(f"use-{table.slot('trainer')}-0") == "already_used"
    table.use("trainer", 2)
    assert table.question.args["gold"] == 8


@pytest.mark.rule("TS-C27")
def test_warhammer() -> None:
    """Three attack; six for a cleric against a doomknight or an undead."""

    def attack(hero: str, monster: str) -> int:
        armed = fight(f"{hero} warhammer lantern", monster, 1, arms=f"warhammer:{hero}")
        return armed.attack - CARDS[hero].attack

    assert attack("chalice_quester", "nixie") == 3
    assert attack("chalice_quester", "lord_mortis") == 6
    assert attack("chalice_quester", "famine") == 6
    assert attack("chalice_quester", "haunt") == 6
    assert attack("thyrian_squire", "haunt") == 3
