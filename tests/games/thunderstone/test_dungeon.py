"""In the dungeon, before the battle (TS-7)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.thunderstone.rules.zones import leave
from rules.messages import refer
from rules.questions import Undo, refusals, undo_of
from tests.games.thunderstone.table import battle, lay


@pytest.mark.rule("TS-7.1")
def test_the_whole_hand_is_revealed_to_everyone_first() -> None:
    hand = "dagger fireball iron_rations militia militia torch"
    table = lay(hand, seats=3, discard="lantern")
    table.me.certain = ["torch"]
    table.me.heroless = False
    table.do("dungeon").logs("reveals", player=0, cards=hand.split())
    assert [event.key for event in table.news][:2] == ["log-enters_dungeon", "log-reveals"]
    for viewer in (0, 1, 2):
        view = table.view(viewer)
        assert view.turn.revealed
        assert [shown.card for shown in view.turn.cards] == hand.split()
        assert (view.hand == []) == (viewer == 0), "the owner has no hidden hand left"
        assert table.shows(viewer, 0).hand == 6
        assert table.shows(viewer, 0).certain == [], "deduced cards are now revealed"
    assert table.shows(0, 0).discard == ["lantern"]


@pytest.mark.rule("TS-7.2", "TS-7.3")
def test_effects_and_weapons_may_be_used_in_any_order_until_a_target_is_declared() -> None:
    table = lay("outlands_warrior battle_fury iron_rations dagger militia disease")
    table.do("dungeon", "equip dagger militia", "use battle_fury", "unequip dagger", "use outlands_warrior")
    table.do("equip dagger outlands_warrior").offers("attack-1", "attack-2", "attack-3").never("done")


@pytest.mark.rule("TS-7.2")
def test_use_all_uses_every_effect_without_a_cost_or_a_choice() -> None:
    table = battle("militia feast battle_fury magical_aura iron_rations torch", "nixie").do("use-all")
    assert [event["card"] for event in table.heard("log-uses")] == [
        refer("card-feast"),
        refer("card-battle_fury"),
        refer("card-magical_aura"),
    ]
    table.has(hand=7).shares(militia=[1 + 1 + 1, 0]).never("use-all")


@pytest.mark.rule("TS-7.3", "TS-7.16")
def test_effects_are_optional_but_disease_and_trophies_are_not() -> None:
    table = battle("battle_fury militia disease disease griffon torch", "nixie")
    table.totals(party=[0, 1], reduction=2).never("use disease", "use griffon", "switch-*")


@pytest.mark.rule("TS-7.4", "TS-17.4")
def test_an_effect_is_used_once_unless_it_repeats() -> None:
    squire = battle("thyrian_squire iron_rations iron_rations iron_rations torch torch", "nixie")
    squire.do("use thyrian_squire").totals(attack=4).refuses("use thyrian_squire", "already_used")
    (used,) = (refusal for refusal in refusals(squire.question, squire.game) if refusal.reason == "already_used")
    assert used.mark == f"card-{squire.slot('thyrian_squire')}"
    slayer = battle("outlands_slayer iron_rations iron_rations iron_rations torch torch", "nixie")
    slayer.do(*["use outlands_slayer"] * 3).shares(outlands_slayer=[5 + 9, 0])
    slayer.refuses("use outlands_slayer", "no_food")


@pytest.mark.rule("TS-7.4")
def test_a_card_drawn_in_the_turn_may_be_used_too() -> None:
    table = battle("magical_aura militia torch torch torch torch", "nixie", deck="battle_fury torch")
    table.do("use magical_aura", "use battle_fury").shares(militia=[2, 0])


@pytest.mark.rule("TS-7.5")
def test_an_effect_is_finished_before_the_next() -> None:
    table = lay("banish battle_fury militia torch torch torch").do("dungeon", "use banish").asks("choose_in_hall")
    table.do("monster-1").asks("destroy_revealed").do("torch").asks("act_in_dungeon").has(hand=6)


@pytest.mark.rule("TS-7.6", "TS-7.12", "TS-7.16")
def test_a_target_must_be_declared_even_if_it_cannot_be_beaten() -> None:
    table = lay("militia torch torch torch torch torch", hall="sphinx revenant tyxr_the_old").do("dungeon")
    table.asks("act_in_dungeon", "attack-1, attack-2, attack-3").refuses("leave", "must_attack")
    for rank in (1, 2, 3):
        table.totals(rank, won=False)
    battle("fireball torch torch torch torch torch", "ebon_fume", 2).offers("attack-2")


@pytest.mark.rule("TS-7.7")
def test_dungeon_effects_cannot_be_used_after_a_target_is_declared() -> None:
    table = battle("elf_wizard militia disease battle_fury torch elf_sorcerer", "haunt").do("attack-1")
    table.asks("bar_hero").never("use-*")


@pytest.mark.rule("TS-7.8")
def test_one_monster_is_attacked_in_a_turn() -> None:
    lay().do("dungeon", "attack-1").waits(1).asks("choose_action", by=1)


@pytest.mark.rule("TS-7.9")
def test_the_thunderstone_is_not_a_monster() -> None:
    table = lay("elf_archmage militia torch torch banish iron_rations", hall="nixie thunderstone pegasus")
    table.do("dungeon").refuses("attack-2", "not_a_monster").do("use elf_archmage")
    table.asks("choose_in_hall", "monster-1, monster-3, back").refuses("monster-2", "not_a_monster")
    table.do("back", "use banish").never("monster-2")


def test_a_monster_sent_back_reveals_another_so_that_is_final() -> None:
    table = lay("elf_archmage militia torch torch torch torch", hall="nixie haunt pegasus").do("dungeon")
    question = table.do("use elf_archmage").question
    ways = {option.id: undo_of(question, option) for option in question.options(table.game)}
    assert ways == {"monster-1": Undo.NEVER, "monster-2": Undo.NEVER, "monster-3": Undo.NEVER, "back": Undo.FREE}
    table.do("monster-1").undoes(possible=False)


@pytest.mark.rule("TS-7.10", "TS-7.11", "TS-7.13", "TS-C31")
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
        ("militia dagger", "nixie darkness nixie", ["", "nobody_attacks", ""]),
        ("nixie haunt", "nixie nixie nixie", ["nobody_attacks"] * 3),
        ("pegasus", "nixie nixie nixie", [""] * 3),
        ("fireball torch", "nixie nixie nixie", [""] * 3),
        ("disease", "nixie nixie nixie", ["nobody_attacks"] * 3),
    ],
)
def test_which_ranks_can_be_attacked(hand: str, hall: str, reasons: list[str]) -> None:
    """Magical Aura keeps the turn open where nothing can be attacked."""
    table = lay(f"{hand} magical_aura", hall=hall).do("dungeon")
    for rank, reason in enumerate(reasons, 1):
        if reason:
            table.refuses(f"attack-{rank}", reason)
        else:
            table.offers(f"attack-{rank}").never("leave")


@pytest.mark.rule("TS-7.10")
def test_refused_and_possible_targets_are_marked_in_the_hall() -> None:
    militia_only = lay("militia dagger torch torch torch torch", hall="nixie - thunderstone").do("dungeon")
    empty, stone = (
        refusal for refusal in refusals(militia_only.question, militia_only.game) if refusal.id.startswith("attack-")
    )
    assert (empty.id, empty.label.key, empty.label.args) == ("attack-2", "do-attack_rank", {"rank": 2})
    assert (stone.label.key, stone.label.args) == ("do-attack", {"rank": 3, "card": refer("card-thunderstone")})
    assert [refusal.missed for refusal in (empty, stone)] == [False, True], "an empty rank is not listed"
    marks = {option.id: option.mark for option in militia_only.options().values() if option.group == "targets"}
    assert marks == {"attack-1": "rank-1", "armed-1": "rank-1"}
    assert [refusal.mark for refusal in (empty, stone)] == ["rank-2", "rank-3"]
    in_the_dark = lay("elf_wizard torch dagger dagger dagger dagger", hall="blink_dog nixie blink_dog").do("dungeon")
    (dark,) = (refusal for refusal in refusals(in_the_dark.question, in_the_dark.game) if refusal.reason == "too_dark")
    assert (dark.id, dark.reason_args) == ("attack-3", {"needed": 3 + 1, "light": 1 + 1})


@pytest.mark.rule("TS-7.11")
def test_a_monster_can_be_attacked_if_a_hero_could_attack_it() -> None:
    table = lay("militia dagger torch torch torch torch", hall="haunt darkness nixie").do("dungeon").offers("attack-1")
    table.refuses("attack-2", "nobody_attacks").do("equip dagger militia").offers("attack-2")


@pytest.mark.rule("TS-7.14", "TS-7.13")
def test_without_a_target_there_is_no_battle() -> None:
    hand = "torch torch torch torch iron_rations iron_rations"
    nobody = lay(hand, deck="militia " * 7, hall="haunt nixie pegasus").do("dungeon").logs("no_target", player=0)
    nobody.halls("haunt nixie pegasus").piles(discard=hand, hand="militia " * 6).waits(1)
    archer_in_rank_1 = lay("feayn_archer iron_rations dagger dagger dagger dagger", hall="haunt - -")
    archer_in_rank_1.do("dungeon").refuses("attack-1", "nobody_attacks").do("leave").halls("haunt - -").waits(1)


@pytest.mark.rule("TS-7.15")
@pytest.mark.parametrize(
    ("hand", "hall", "warned"),
    [
        ("torch torch dagger dagger iron_rations torch", "nixie nixie nixie", True),
        ("militia torch dagger dagger iron_rations torch", "nixie nixie nixie", False),
        ("fireball torch", "nixie - -", False),
        ("pegasus torch", "nixie - -", False),
        ("fireball militia", "thunderstone - -", True),
        ("feayn_archer torch", "nixie - -", True),
        ("feayn_archer torch", "nixie nixie -", False),
        ("militia dagger", "darkness - -", False),
        ("militia short_sword", "darkness - -", True),
        ("militia torch", "blink_dog - -", True),
        ("militia lantern", "blink_dog - -", False),
        # The light of a weapon counts if a hero can carry it: militia has strength 2, flaming_sword weighs 5.
        ("militia flaming_sword torch", "blink_dog - -", True),
        ("militia amazon_huntress flaming_sword torch", "blink_dog - -", False),
        ("militia feayn_marksman flaming_sword torch", "blink_dog - -", True),
        ("amazon_huntress flaming_sword flaming_sword", "blink_dog - -", True),
        ("amazon_huntress dwarf_guardian flaming_sword flaming_sword", "blink_dog - -", False),
    ],
)
def test_the_player_is_warned_if_the_hand_has_no_target(hand: str, hall: str, warned: bool) -> None:
    option = lay(hand, hall=hall).options()["dungeon"]
    assert option.label.key == ("do-dungeon_in_vain" if warned else "do-dungeon")
    assert (option.undo is Undo.CONFIRMED) == warned


@pytest.mark.rule("TS-7.16")
def test_all_heroes_spells_and_trophies_take_part_in_the_attack() -> None:
    table = battle("militia elf_wizard fireball griffon torch torch", "nixie")
    table.totals(attackers="militia elf_wizard", attack=1, magic=2 + 3 + 1).never("switch-*")


@pytest.mark.rule("TS-7.17", "TS-V7", "TS-C16")
def test_a_destroyed_card_loses_its_bonuses() -> None:
    table = lay("thyrian_squire iron_rations torch torch torch torch").do("dungeon", "use iron_rations")
    table.strengths(thyrian_squire=8).do("use thyrian_squire")
    table.shares(thyrian_squire=[4, 0]).strengths(thyrian_squire=6).piles(removed="iron_rations")


@pytest.mark.rule("TS-7.18")
def test_completed_effects_remain_when_their_source_leaves() -> None:
    hall, deck = "nixie pegasus haunt", "dagger lantern torch militia"
    table = lay("magical_aura banish militia torch torch disease", hall=hall, deck=deck, dungeon="griffon sphinx")
    table.do("dungeon", "use magical_aura").logs("draws", player=0, cards=["dagger"])
    table.do("use banish", "order-3-1-2", "disease").halls("haunt nixie pegasus")
    table.piles(hand="magical_aura banish militia torch torch dagger lantern").stock(diseases=16)
    assert table.sum(1).line.bonus.weightless
    before = Counter(table.hand)
    # When the sources leave the hand, their completed effects are not undone.
    for card in ("magical_aura", "banish"):
        leave(table.game, table.slot(card))
    assert Counter(table.hand) == before - Counter(["magical_aura", "banish"])
    assert not table.sum(1).line.bonus.weightless
    table.halls("haunt nixie pegasus").stock(diseases=16)


@pytest.mark.rule("TS-7.19")
def test_a_bonus_without_cost_is_on_and_may_be_switched_off() -> None:
    def off() -> list[str]:
        return [shown.card for shown in table.view(1).turn.cards if shown.switched_off]

    table = lay("outlands_khan nixie pegasus torch torch torch").do("dungeon").shares(outlands_khan=[7 + 4, 0])
    assert off() == []
    table.do("switch outlands_khan").shares(outlands_khan=[7, 0])
    assert off() == ["outlands_khan"]
    table.do("switch outlands_khan").shares(outlands_khan=[11, 0])
    lay("amazon_archer torch torch torch torch torch").do("dungeon").never("switch-*")


@pytest.mark.rule("TS-7.20", "TS-17.7")
def test_bonuses_count_when_the_battle_is_fought() -> None:
    khan = lay("battle_fury magical_aura outlands_khan torch torch torch", deck="nixie militia")
    khan.do("dungeon", "use battle_fury").shares(outlands_khan=[8, 0])
    khan.do("use magical_aura").shares(outlands_khan=[10, 0])
    battle_fury = lay("battle_fury magical_aura torch torch torch torch", deck="militia militia")
    battle_fury.do("dungeon", "use battle_fury", "use magical_aura").shares(militia=[2, 0])
