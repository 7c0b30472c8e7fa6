"""In the dungeon, before the battle (TS-7)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.thunderstone.rules.battle_totals import refused_target
from games.thunderstone.rules.state import Shown, Turn
from games.thunderstone.rules.zones import leave
from rules.messages import refer
from tests.games.thunderstone.table import battle, lay


@pytest.mark.rule("TS-7.2", "TS-7.3")
def test_effects_and_weapons_may_be_used_in_any_order_until_a_target_is_declared() -> None:
    table = lay("outlands_warrior battle_fury iron_rations dagger militia disease").enter()
    table.equip("dagger", "militia").use("battle_fury").pick(f"unequip-{table.slot('dagger')}")
    table.use("outlands_warrior").equip("dagger", "outlands_warrior")
    assert {"attack-1", "attack-2", "attack-3"} <= set(table.ids)
    assert "done" not in table.ids


@pytest.mark.rule("TS-7.3")
def test_effects_are_optional_but_disease_and_trophies_are_not() -> None:
    table = lay("battle_fury militia disease disease griffon torch").enter()
    found = table.sum(1)
    assert found.party == [0, 1]
    assert found.reduction == 2
    assert not any(table.can_use(card) for card in ("disease", "griffon"))


@pytest.mark.rule("TS-7.4", "TS-17.4")
def test_an_effect_is_used_once_unless_it_repeats() -> None:
    table = lay("thyrian_squire iron_rations iron_rations iron_rations torch torch").enter()
    table.use("thyrian_squire")
    (used,) = (one for one in table.question.refusals(table.game) if one.reason == "already_used")
    assert (used.id, used.mark) == (f"use-{table.slot('thyrian_squire')}-0", f"card-{table.slot('thyrian_squire')}")
    table = lay("outlands_slayer iron_rations iron_rations iron_rations torch torch").enter()
    table.use("outlands_slayer").use("outlands_slayer").use("outlands_slayer")
    assert table.sum(1).shares[table.slot("outlands_slayer")] == [5 + 9, 0]
    assert table.refusal(f"use-{table.slot('outlands_slayer')}-0") == "no_food"


@pytest.mark.rule("TS-7.4")
def test_a_card_drawn_in_the_turn_may_be_used_too() -> None:
    table = lay("magical_aura militia torch torch torch torch", deck="battle_fury torch").enter().use("magical_aura")
    table.use("battle_fury")
    assert table.sum(1).shares[table.slot("militia")] == [2, 0]


@pytest.mark.rule("TS-7.5")
def test_an_effect_is_finished_before_the_next() -> None:
    table = lay("banish battle_fury militia torch torch torch").enter().use("banish")
    assert table.kind == "choose_in_hall"
    table.pick("monster-1")
    assert table.kind == "destroy_revealed"
    table.on("torch")
    assert table.kind == "act_in_dungeon"
    assert len(table.hand) == 6


@pytest.mark.rule("TS-7.6")
def test_a_target_must_be_declared_even_if_it_cannot_be_beaten() -> None:
    table = lay("militia torch torch torch torch torch", hall="archduke_of_pain ebon_fume tyxr_the_old").enter()
    assert [option for option in table.ids if option.startswith("attack")] == ["attack-1", "attack-2", "attack-3"]
    assert table.refusal("leave") == "must_attack"


@pytest.mark.rule("TS-7.7")
def test_dungeon_effects_cannot_be_used_after_a_target_is_declared() -> None:
    table = battle("elf_wizard militia disease battle_fury torch elf_sorcerer", "haunt", 1).attack(1)
    assert table.kind == "bar_hero"
    assert not any(option.startswith("use-") for option in table.ids)


@pytest.mark.rule("TS-7.8")
def test_one_monster_is_attacked_in_a_turn() -> None:
    table = lay().enter().attack(1)
    assert table.who == 1
    assert table.kind == "choose_action"


@pytest.mark.rule("TS-7.9")
def test_the_thunderstone_is_not_a_monster() -> None:
    table = lay("elf_archmage militia torch torch banish iron_rations", hall="nixie thunderstone pegasus").enter()
    assert table.refusal("attack-2") == "not_a_monster"
    table.use("elf_archmage")
    assert table.ids == ["monster-1", "monster-3", "back"]
    assert table.refusal("monster-2") == "not_a_monster"
    table.pick("back").use("banish")
    assert "monster-2" not in table.ids


@pytest.mark.rule("TS-7.11")
def test_a_monster_can_be_attacked_if_a_hero_could_attack_it() -> None:
    table = lay("feayn_archer torch torch torch torch torch").enter()
    assert table.refusal("attack-1") == "nobody_attacks"
    assert "attack-2" in table.ids
    table = lay("militia dagger torch torch torch torch", hall="nixie darkness nixie").enter()
    assert table.refusal("attack-2") == "nobody_attacks"
    table.equip("dagger", "militia")
    assert "attack-2" in table.ids
    assert "attack-1" in lay("militia torch torch torch torch torch", hall="haunt nixie nixie").enter().ids


@pytest.mark.rule("TS-7.12")
def test_a_monster_may_be_attacked_with_ineffective_attack() -> None:
    for monster in ("sphinx", "revenant"):
        table = battle("militia torch torch torch torch torch", monster, 2)
        assert "attack-2" in table.ids
        assert not table.sum(2).won
    assert "attack-2" in battle("fireball torch torch torch torch torch", "ebon_fume", 2).ids


@pytest.mark.rule("TS-7.13")
def test_a_monster_that_cannot_be_attacked_stays_in_its_rank() -> None:
    table = battle("feayn_archer torch torch torch torch dagger", "nixie", 1)
    assert table.refusal("attack-1") == "nobody_attacks"
    assert table.hall.startswith("nixie")


@pytest.mark.rule("TS-7.14")
def test_without_a_target_there_is_no_battle() -> None:
    hand = "torch torch torch torch iron_rations iron_rations"
    table = lay(hand, deck="militia " * 7, hall="haunt nixie pegasus").enter()
    assert table.hall == "haunt nixie pegasus"
    assert sorted(table.me.discard) == sorted(hand.split())
    assert table.me.hand == ["militia"] * 6
    assert table.who == 1
    table = lay("feayn_archer iron_rations dagger dagger dagger dagger", hall="haunt - -").enter()
    assert "leave" in table.ids
    table.pick("leave")
    assert table.hall == "haunt - -"
    assert table.who == 1


@pytest.mark.rule("TS-7.15")
def test_the_player_is_warned_privately_if_the_hand_has_no_target() -> None:
    def dungeon_key(hand: str, hall: str) -> str:
        table = lay(hand, hall=hall)
        return next(option.key for option in table.question.options(table.game) if option.id == "dungeon")

    assert dungeon_key("torch torch dagger dagger iron_rations torch", "nixie nixie nixie") == "do-dungeon_in_vain"
    assert dungeon_key("militia torch dagger dagger iron_rations torch", "nixie nixie nixie") == "do-dungeon"
    assert dungeon_key("fireball torch", "nixie - -") == "do-dungeon"
    assert dungeon_key("pegasus torch", "nixie - -") == "do-dungeon"
    assert dungeon_key("fireball militia", "thunderstone - -") == "do-dungeon_in_vain"
    assert dungeon_key("feayn_archer torch", "nixie - -") == "do-dungeon_in_vain"
    assert dungeon_key("feayn_archer torch", "nixie nixie -") == "do-dungeon"
    assert dungeon_key("militia dagger", "darkness - -") == "do-dungeon"
    assert dungeon_key("militia short_sword", "darkness - -") == "do-dungeon_in_vain"
    assert dungeon_key("militia torch", "blink_dog - -") == "do-dungeon_in_vain"
    assert dungeon_key("militia lantern", "blink_dog - -") == "do-dungeon"
    # The light of a weapon counts if a hero can carry it: militia has strength 2, flaming_sword weighs 5.
    assert dungeon_key("militia flaming_sword torch", "blink_dog - -") == "do-dungeon_in_vain"
    assert dungeon_key("militia amazon_huntress flaming_sword torch", "blink_dog - -") == "do-dungeon"
    assert dungeon_key("militia feayn_marksman flaming_sword torch", "blink_dog - -") == "do-dungeon_in_vain"
    assert dungeon_key("amazon_huntress flaming_sword flaming_sword", "blink_dog - -") == "do-dungeon_in_vain"
    assert dungeon_key("amazon_huntress dwarf_guardian flaming_sword flaming_sword", "blink_dog - -") == "do-dungeon"
    table = lay("torch torch dagger dagger iron_rations torch")
    assert "dungeon" in table.ids
    assert table.view(1) == lay("militia militia militia militia militia militia").view(1)


@pytest.mark.rule("TS-7.16")
def test_all_heroes_spells_and_trophies_take_part_in_the_attack() -> None:
    table = battle("militia elf_wizard fireball griffon torch torch", "nixie", 1)
    found = table.sum(1)
    assert len(found.attackers) == 2
    assert (found.attack, found.magic) == (1, 2 + 3 + 1)
    assert not any(option.startswith("switch-") for option in table.ids)


@pytest.mark.rule("TS-7.17", "TS-V7", "TS-C16")
def test_a_destroyed_card_loses_its_bonuses() -> None:
    table = lay("thyrian_squire iron_rations torch torch torch torch").enter()
    squire = table.slot("thyrian_squire")
    table.use("iron_rations")
    assert table.sum(1).line.strengths[squire] == 8
    table.use("thyrian_squire")
    found = table.sum(1)
    assert found.shares[squire] == [4, 0]
    assert found.line.strengths[squire] == 6
    assert table.game.removed == ["iron_rations"]


@pytest.mark.rule("TS-7.1")
def test_the_whole_hand_is_revealed_to_everyone_first() -> None:
    hand = "dagger fireball iron_rations militia militia torch"
    table = lay(hand, seats=3, discard="lantern")
    table.me.certain, table.me.heroless = ["torch"], False
    table.enter()
    assert [event.key for event in table.told][:2] == ["log-enters_dungeon", "log-reveals"]
    (revealed,) = table.heard("log-reveals")
    assert revealed["player"] == table.name(0)
    assert sorted(card.key for card in revealed["cards"]) == [f"card-{card}" for card in hand.split()]  # type: ignore[attr-defined]
    assert table.heard_by("log-reveals") == [None], "everyone is told"
    for viewer in (0, 1, 2):
        view = table.view(viewer)
        assert view.turn.revealed
        assert sorted(shown.card for shown in view.turn.cards) == hand.split()
        assert (view.hand == []) == (viewer == 0), "the owner has no hidden hand left"
        assert table.shows(viewer, 0).hand == 6
        assert table.shows(viewer, 0).certain == [], "deduced cards are now revealed"
    assert table.shows(0, 0).discard == ["lantern"]


@pytest.mark.rule("TS-7.10", "TS-C31")
@pytest.mark.parametrize(
    ("hand", "hall", "reasons"),
    [
        # (a) a monster is in the rank
        ("militia torch", "nixie - thunderstone", ["", "rank_empty", "not_a_monster"]),
        ("militia torch", "nixie - pegasus", ["", "rank_empty", ""]),
        # (b) Blink Dog: as much light as rank and its own darkness, counting the heroes that could attack
        ("militia torch torch", "blink_dog blink_dog blink_dog", ["", "too_dark", "too_dark"]),
        ("militia lightstone_gem", "blink_dog blink_dog blink_dog", ["", "", "too_dark"]),
        ("fireball torch", "blink_dog blink_dog -", ["", "too_dark", "rank_empty"]),
        ("elf_wizard torch", "blink_dog nixie nixie", ["", "", ""]),
        ("militia torch", "blink_dog nixie nixie", ["too_dark", "", ""]),
        ("militia lantern", "blink_dog blink_dog blink_dog", ["", "too_dark", "too_dark"]),
        ("feayn_sniper militia", "blink_dog blink_dog blink_dog", ["too_dark"] * 3),
        ("feayn_sniper torch militia", "blink_dog blink_dog blink_dog", ["too_dark", "", "too_dark"]),
        # (c) a hero that could attack, or a source of the party: spell, item or trophy with attack
        ("torch lantern lightstone_gem", "nixie nixie nixie", ["nobody_attacks"] * 3),
        ("dagger flaming_sword hatchet", "nixie nixie nixie", ["nobody_attacks"] * 3),
        ("feayn_archer dagger", "nixie nixie nixie", ["nobody_attacks", "", ""]),
        ("nixie haunt", "nixie nixie nixie", ["nobody_attacks"] * 3),
        ("pegasus", "nixie nixie nixie", [""] * 3),
        ("fireball torch", "nixie nixie nixie", [""] * 3),
        ("disease", "nixie nixie nixie", ["nobody_attacks"] * 3),
    ],
)
def test_which_ranks_can_be_attacked(hand: str, hall: str, reasons: list[str]) -> None:
    game = lay(hall=hall).game
    turn = Turn(seat=1, cards=[Shown(slot=slot, card=card) for slot, card in enumerate(hand.split(), 1)])
    found = [refused_target(turn, game.monster_in(rank), rank) for rank in (1, 2, 3)]
    assert found == reasons
    table = lay(hand, hall=hall).enter()
    legal = [f"attack-{rank}" for rank in (1, 2, 3) if not reasons[rank - 1]]
    if legal:
        assert [option for option in table.ids if option.startswith("attack")] == legal
        assert "leave" not in table.ids
    else:
        assert table.heard("log-no_target") == [{"player": table.name(0)}]
        assert table.who == 1, "with nothing to use and no target the turn is over"


@pytest.mark.rule("TS-7.18")
def test_completed_effects_remain_when_their_source_leaves() -> None:
    hall, deck = "nixie pegasus haunt", "dagger lantern torch militia"
    table = lay("magical_aura banish militia torch torch disease", hall=hall, deck=deck, dungeon="griffon sphinx")
    table.enter().use("magical_aura")
    assert table.heard("log-draws") == [{"player": table.name(0), "cards": [refer("card-dagger")]}]
    assert table.heard_by("log-draws") == [None]
    table.use("banish").pick("order-3-1-2").on("disease")
    assert table.hall == "haunt nixie pegasus"
    diseases, before = table.game.diseases, Counter(table.hand)
    assert table.sum(1).line.bonus.weightless
    assert before == Counter(["magical_aura", "banish", "militia", "torch", "torch", "dagger", "lantern"])
    # When the sources leave the hand, their completed effects are not undone.
    for card in ("magical_aura", "banish"):
        leave(table.game, table.slot(card))
    assert Counter(table.hand) == before - Counter(["magical_aura", "banish"])
    assert not table.sum(1).line.bonus.weightless
    assert table.hall == "haunt nixie pegasus"
    assert [rank.card for rank in table.view(1).hall] == ["haunt", "nixie", "pegasus"]
    assert table.game.diseases == diseases


@pytest.mark.rule("TS-7.19")
def test_a_bonus_without_cost_is_on_and_may_be_switched_off() -> None:
    table = lay("outlands_khan nixie pegasus torch torch torch").enter()
    khan = table.slot("outlands_khan")
    assert table.sum(1).shares[khan] == [7 + 4, 0]
    assert [shown.slot for shown in table.view(1).turn.cards if shown.switched_off] == []
    table.pick(f"switch-{khan}")
    assert table.sum(1).shares[khan] == [7, 0]
    assert [shown.slot for shown in table.view(1).turn.cards if shown.switched_off] == [khan]
    table.pick(f"switch-{khan}")
    assert table.sum(1).shares[khan] == [11, 0]
    passive = lay("amazon_archer torch torch torch torch torch").enter()
    assert not any(option.startswith("switch-") for option in passive.ids)


@pytest.mark.rule("TS-7.20", "TS-17.7")
def test_bonuses_count_when_the_battle_is_fought() -> None:
    table = lay("battle_fury magical_aura outlands_khan torch torch torch", deck="nixie militia").enter()
    table.use("battle_fury")
    before = table.sum(1).shares[table.slot("outlands_khan")]
    table.use("magical_aura")
    after = table.sum(1).shares[table.slot("outlands_khan")]
    assert (before, after) == ([8, 0], [10, 0])
    table = lay("battle_fury magical_aura torch torch torch torch", deck="militia militia").enter()
    table.use("battle_fury").use("magical_aura")
    assert table.sum(1).shares[table.slot("militia")] == [2, 0]


@pytest.mark.rule("TS-7.10")
def test_a_refused_rank_is_named_by_its_card_or_number() -> None:
    table = lay("militia torch torch torch torch torch", hall="nixie - thunderstone").enter()
    empty, stone = (one for one in table.question.refusals(table.game) if one.id.startswith("attack-"))
    assert (empty.id, empty.key, empty.args) == ("attack-2", "do-attack_rank", {"rank": 2})
    assert (stone.key, stone.args) == ("do-attack", {"rank": 3, "card": refer("card-thunderstone")})
    assert [one.missed for one in (empty, stone)] == [False, True], "an empty rank is not listed"
    assert [one.mark for one in (empty, stone)] == ["rank-2", "rank-3"]


@pytest.mark.rule("TS-7.10")
def test_every_target_is_marked_in_the_hall() -> None:
    table = lay("militia dagger torch torch torch torch", hall="nixie - haunt").enter()
    marks = {one.id: one.mark for one in table.question.options(table.game) if one.group == "targets"}
    assert marks == {"attack-1": "rank-1", "armed-1": "rank-1", "attack-3": "rank-3", "armed-3": "rank-3"}


@pytest.mark.rule("TS-7.10")
def test_a_monster_in_the_dark_is_refused_with_the_light_needed() -> None:
    table = lay("elf_wizard torch dagger dagger dagger dagger", hall="blink_dog nixie blink_dog").enter()
    (dark,) = (one for one in table.question.refusals(table.game) if one.reason == "too_dark")
    assert (dark.id, dark.reason_args) == ("attack-3", {"needed": 3 + 1, "light": 1 + 1})
    assert "attack-1" in table.ids, "light 2 is enough there"
