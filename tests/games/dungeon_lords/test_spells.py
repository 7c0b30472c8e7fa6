"""The spell steps and every combat card (section 19)."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.combat.combat import EndCombat
from games.dungeon_lords.rules.combat.creatures import own_attacks
from games.dungeon_lords.rules.components import COMBAT_CARDS
from rules.errors import IllegalChoice
from rules.messages import Message, refer
from rules.questions import effect_of
from tests.games.dungeon_lords.table import ME, STARTER, Table, lay


def cast(card: str, party: str, creatures: str = "", *, room: str = "", traps: str = "", **means: Any) -> Table:
    """A battle in the year of the card, up to the first question."""
    table = lay(year=COMBAT_CARDS[card].year, tiles=f"C1={room} C2 C3" if room else "C1 C2 C3", **means)
    return table.battle(party, creatures=creatures, traps=traps, card=card)


@pytest.mark.slow
@pytest.mark.rule("DL-19.1", "DL-19.2", "DL-15.8")
@pytest.mark.parametrize(
    ("party", "combat_round", "works"),
    [
        ("W4 W3 M4/2", 2, True),
        ("W4 W3 M4/2", 3, False),
        ("W4 M3/1 M4/2", 3, True),
        ("X W3 M4/2", 3, True),
        ("X W3 W4", 1, True),
        ("X W3 W4", 2, False),
        ("W4 W3 T4/2", 1, False),
    ],
)
def test_a_spell_needs_as_many_magic_points_as_the_combat_round(party: str, combat_round: int, works: bool) -> None:
    table = lay().battle(party, card="fist_of_justice", combat_round=combat_round).has(imps=2 if works else 3)
    table.logs_each("spell", card=["fist_of_justice"] if works else [])


@pytest.mark.rule("DL-19.3")
def test_magic_points_are_counted_separately_for_each_dungeon() -> None:
    table = lay(2)
    table.face("W4 W3 M4/2", seat=0, card="fist_of_justice")
    table.face("W5 W4 T4/2", seat=1, card="fist_of_justice")
    table.run(Fight(seat=0), Fight(seat=1)).all_have(imps=[2, 3])


@pytest.mark.rule("DL-19.4", "DL-17.3")
def test_a_defeated_wizard_does_not_count_for_magic() -> None:
    # Fast: the trap comes before it. Slow: so do the creatures.
    cast("magic_shield", "M3/1 W4 W5", traps="rolling_stone").silent("spell").has(prison="wizard_11")
    cast("fist_of_justice", "M3/1:1 W4 W5", "goblin").has(imps=3)
    cast("magic_shield", "M3/1:1 W4 W5", "goblin").logs("spell")


@pytest.mark.rule("DL-17.3")
def test_the_steps_of_a_battle_run_in_order() -> None:
    after = ("healed", "fatigue", "conquered")
    fast = lay().battle("X W4 M4/2", traps="fire_wall", creatures="goblin", card="detect_evil")
    fast.begins_in_order("battle", "trap", "attacks", "spell", *after)
    slow = lay().battle("X W4 M4/2", traps="fire_wall", creatures="goblin", card="create_food")
    slow.begins_in_order("battle", "trap", "spell", "attacks", *after)


@pytest.mark.rule("DL-28.5")
@pytest.mark.parametrize("card", ["fist_of_justice", "magic_shield"])
def test_the_antimagic_room_stops_all_spells(card: str) -> None:
    table = cast(card, "W4 W3 M4/2", "goblin", room="antimagic_room", traps="fire_wall").has(imps=3)
    table.logs("spell_stopped_by_room").silent("spell").logs("attacks").logs("trap")


@pytest.mark.rule("DL-19.9")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("detect_treasure", "discard_trap"),
        ("metamorphosis", "choose_spell_monster"),
        ("dimensional_gate", "choose_spell_monster"),
        ("aura_of_fear", "choose_spell_monster"),
        ("suggestion", "answer_suggestion"),
        ("word_of_peace", "answer_peace"),
    ],
)
def test_choices_for_a_spell_are_made_by_the_owner_of_the_dungeon(card: str, kind: str) -> None:
    table = lay(year=COMBAT_CARDS[card].year).all(gold=9, food=9, lair="troll witch")
    table.set(gold=0, food=0, lair="", traps="pendulum fire_wall", tiles="C1=chapel C2 C3")
    party = "W5 W4 M4/2" if COMBAT_CARDS[card].year == 1 else "W8 W7 M6/3"
    creatures = {"detect_treasure": "", "suggestion": "goblin vampire"}.get(card, "goblin slime")
    table.battle(party, creatures=creatures, card=card).asks(kind, by=ME).waits(ME)
    question = table.question_of()
    *_, last = (option.id for option in question.options(table.game))
    for seat in (0, STARTER, 3):
        with pytest.raises(IllegalChoice, match="not_your_decision"):
            table.game.choose(seat, question.id, [last])
    table.do(last)
    named = [table.plain(event.args["player"]) for event in table.news if "player" in event.args]
    assert {*named} <= {ME}, "no other lord loses anything"


@pytest.mark.rule("DL-19.1", "DL-19.6")
@pytest.mark.parametrize(
    ("card", "party", "means", "spell"),
    [
        ("fireball", "W5 M4/2", {}, "in_vain"),
        ("detect_treasure", "W5 M4/2", {"gold": 0, "food": 0}, "in_vain"),
        ("detect_treasure", "W5 M4/2", {"gold": 0, "food": 1}, "cast"),
        ("detect_evil", "W5 M4/2", {"evil": 15}, "in_vain"),
        ("word_of_peace", "W5 M4/2", {}, "in_vain"),
        ("suggestion", "W5 M4/2", {}, "in_vain"),
        ("blind_rage", "W6 M5/2", {}, "in_vain"),
        ("aura_of_fear", "W6 M5/2", {}, "in_vain"),
        ("regeneration", "W6 M5/2", {}, "in_vain"),
        ("regeneration", "W6:1 M5/2", {}, "cast"),
        ("dispel_magic", "W6 M5/2", {}, "in_vain"),
        ("invisibility", "X W5", {}, "in_vain"),
        ("magic_shield", "W5 M4/2", {}, "cast"),
        ("fireball", "W5 W4", {}, "weak"),
    ],
)
def test_it_is_told_what_became_of_a_spell(card: str, party: str, means: dict[str, Any], spell: str) -> None:
    keys = {"in_vain": {"spell", "spell_in_vain"}, "cast": {"spell"}, "weak": {"spell_too_weak"}}[spell]
    table = cast(card, party, **means).silent(*{"spell", "spell_in_vain", "spell_too_weak"} - keys)
    for key in keys:
        table.logs(key)


# Year 1


@pytest.mark.rule("DL-19.13", "DL-19.7")
def test_invisibility_moves_wizards_to_the_end_and_hides_them_this_round() -> None:
    table = cast("invisibility", "M3/1 W5 M4/2 T4/2", "slime witch", room="mint")
    # The wizards went to the end, keeping their order.
    table.has(line="W5:0 T4/2:0 M3/1:0 M4/2:0").do("slime", "flood").has(line="W5:1 T4/2:1 M3/1:0 M4/2:0")
    table.do("two_bolts").asks("choose_target", "warrior_14, thief_14").refuses("wizard_11", "target")
    # They stay at the end, and can be seen again.
    table.do("thief_14", "thief_14").has(line="W5:1 T4/2:3 M3/1:0 M4/2:0")
    assert not any(hero.hidden for hero in table[ME].line)


@pytest.mark.rule("DL-18.6", "DL-19.13")
def test_invisible_adventurers_are_hit_only_by_unpreventable_damage() -> None:
    """With all of them invisible there is no attack and no fatigue."""
    cast("invisibility", "M3/1 M4/2", "goblin").has(line="M3/1:0 M4/2:0", lair="goblin", conquered="C1")
    cast("invisibility", "W5 M4/2", traps="poisoned_dart").do("wizard_14").has(line="W5:0 M4/2:3")


@pytest.mark.rule("DL-19.2")
@pytest.mark.parametrize(
    ("gold", "food", "traps", "after"),
    [
        (2, 2, "pendulum", (1, 2, 1)),
        (0, 2, "pendulum", (0, 1, 1)),
        (0, 0, "pendulum", (0, 0, 0)),
        (0, 0, "", (0, 0, 0)),
    ],
)
def test_detect_treasure_takes_gold_or_else_food_or_else_a_trap(
    gold: int, food: int, traps: str, after: tuple[int, int, int]
) -> None:
    table = lay(gold=gold, food=food, traps=traps).battle("W5 W4 M4/2", card="detect_treasure")
    table.has(gold=after[0], food=after[1], traps=after[2])


@pytest.mark.rule("DL-19.2")
def test_fireball_and_fist_of_justice_without_imps_do_nothing() -> None:
    cast("fireball", "W5 W4 M4/2").logs("spell").has(line="W5:1 W4:0 M4/2:0")
    table = cast("fist_of_justice", "W5 W4 M4/2", imps=0).has(imps=0)
    table.logs_each("spell_in_vain", card=["fist_of_justice"]).silent("lost_imps")


@pytest.mark.rule("DL-19.12", "DL-19.7")
def test_magic_shield_absorbs_one_point() -> None:
    cast("magic_shield", "W5 W4 M4/2").has(line="W5:0 W4:0 M4/2:0")  # the fatigue
    # The front-most of those hit, then fatigue 1.
    cast("magic_shield", "W5 W4 M4/2", "slime").do("flood").has(line="W5:1 W4:1 M4/2:1")
    cast("magic_shield", "W5 W4 M4/2", "goblin").has(line="W5:2 W4:0 M4/2:0")
    # The trap came before the spell, and unpreventable damage is not absorbed.
    cast("magic_shield", "W5 W4 M4/2", traps="poisoned_dart").do("warrior_12").has(line="W5:0 W4:3 M4/2:0")


@pytest.mark.rule("DL-19.2", "DL-14.4")
def test_detect_evil_raises_evil_by_two() -> None:
    cast("detect_evil", "W5 W4 M4/2").has(evil=6)  # two up, one down for the tile
    cast("detect_evil", "W5 W4 M4/2", evil=15).has(evil=14)


@pytest.mark.rule("DL-19.10", "DL-19.5", "DL-19.6")
def test_suggestion_makes_the_owner_pay_or_withdraw_each_monster() -> None:
    table = cast("suggestion", "W5 W4 M4/2", "goblin witch ghost", room="mint")
    table.asks("answer_suggestion", "pay-goblin, withdraw-goblin, pay-witch, withdraw-witch", by=ME)
    for kind in ("goblin", "witch"):
        table.option_has(f"withdraw-{kind}", creature=kind)
    shown = effect_of(table.option("pay-witch"))
    assert shown is not None
    assert (shown.key, shown.args["before"], shown.args["after"]) == ("about-evil", 5, 6)
    table.do("pay-witch").has(food=2, evil=6).do("withdraw-goblin").has(lair="goblin witch+ ghost+")
    table.asks("next_creature", "witch, ghost")


@pytest.mark.rule("DL-19.10")
def test_under_suggestion_golems_and_demons_are_paid_with_traps_and_monsters() -> None:
    paid = lay(tiles="C1=mint C2", lair="slime!", traps="pendulum")
    paid.battle("W5 W4 M4/2", creatures="golem demon", card="suggestion")
    # A face-down monster may be eaten, and a deployed one too.
    paid.do("pay-golem").has(gold=2, traps="").do("pay-demon").asks("pay_monster", "slime, golem")
    paid.do("golem").has(lair="slime! demon+").asks("choose_target")  # only the demon is left to act
    # Of two equal monsters it eats the face-down one.
    eaten = cast("suggestion", "W5 W4 M4/2", "goblin demon", room="mint", lair="goblin!")
    eaten.do("pay-demon").has(lair="goblin+ demon+")


@pytest.mark.rule("DL-19.10")
def test_monsters_that_cannot_be_paid_withdraw_without_a_question() -> None:
    table = cast("suggestion", "W5 W4 M4/2", "goblin slime", food=0).unasked("answer_suggestion")
    table.logs_each("creature_withdrawn", creature=["goblin", "slime"]).has(lair="goblin slime")


@pytest.mark.rule("DL-19.6", "DL-19.5", "DL-20.2")
def test_word_of_peace_withdraws_all_monsters_or_raises_evil_by_two() -> None:
    table = cast("word_of_peace", "W5 W4 M4/2", "goblin slime ghost", room="mint").do("withdraw")
    table.has(lair="goblin slime ghost+").asks("choose_target")  # the ghost stays
    # Two up, one down for the tile.
    cast("word_of_peace", "W5 W4 M4/2", "goblin").do("evil").has(evil=6, lair="goblin!")
    cast("word_of_peace", "W5 W4 M4/2", "ghost").unasked("answer_peace")


@pytest.mark.rule("DL-19.14")
def test_create_food_adds_one_hit_point_to_the_first_in_line() -> None:
    cast("create_food", "W5 W4 M4/2").has(line="W6:2 W4:0 M4/2:0")
    table = lay(3).deal(evil=[5, 12, 12]).battle("X W4 M4/2", card="create_food")
    assert (table[1].line[0].bonus, table[1].line[0].damage) == (1, 2), "the paladin keeps it when he moves"


# Year 2


@pytest.mark.rule("DL-19.8", "DL-22.2")
def test_regeneration_works_even_if_healing_is_skipped() -> None:
    # Healing is skipped, the spell is not: two off each, then fatigue 1.
    table = cast("regeneration", "W8:3 P4/2:1 M6/3", traps="antimagic_dart").do("priest_21")
    table.has(line="W8:2 P4/2:0 M6/3:0")


@pytest.mark.rule("DL-19.11")
def test_illusion_puts_a_phantom_at_the_front() -> None:
    table = cast("illusion", "X W8 M6/3", "goblin ghost", room="chapel").has(line="F:0 X:0 W8:0 M6/3:0")
    table.do("ghost").offers("paladin_2").never("phantom")
    # The goblin destroys the phantom and also hits the paladin; healing 2, fatigue 2.
    table.do("paladin_2").has(line="X:3 W8:0 M6/3:0", prison="")


@pytest.mark.rule("DL-19.11", "DL-17.7", "DL-24.1")
def test_phantoms_vanish_with_the_last_adventurer_and_new_ones_go_to_the_front() -> None:
    eaten = cast("illusion", "F M4/2:3", "vampire").has(line="F:0 F:0 M4/2:3")
    eaten.do("bite").asks("choose_target", "phantom, phantom_1, wizard_21").do("wizard_21")
    eaten.has(line="", prison="wizard_21", conquered="").logs("party_gone").silent("phantom_bursts", "fatigue")
    cast("illusion", "M4/2", "vampire").do("bite", "phantom").has(prison="")  # vampires may bite it
    left = cast("illusion", "W8 M6/3").run(EndCombat()).has(line="")
    assert "phantom" not in left.game.distant, "they leave at the end of the combat part"


@pytest.mark.rule("DL-19.6", "DL-19.9")
def test_metamorphosis_replaces_a_monsters_attack_by_one_damage() -> None:
    table = cast("metamorphosis", "W8 W7 M4/2", "demon goblin ghost", room="chapel")
    table.asks("choose_spell_monster", "demon, goblin").refuses("ghost", "target")
    lost = effect_of(table.option("demon"))
    assert lost == Message("about-spell_victim", {"attack": refer("about-demon")}), "not damage that the spell deals"
    table.do("demon").asks("next_creature", "demon-weak, goblin, ghost")
    table.do("demon-weak").has(line="W8:1 W7:0 M4/2:0", lair="demon! goblin+ ghost+")
    table.do("goblin", "warrior_23").has(conquered="C1")  # no other text of the demon
    # 1 without bonus, fatigue 2.
    cast("metamorphosis", "W8 W7 M4/2", "goblin", room="training_hall").has(line="W8:3 W7:0 M4/2:0")


@pytest.mark.rule("DL-19.6")
def test_dimensional_gate_removes_a_monster_from_the_battle() -> None:
    # There is only one monster: it is chosen and turned face down without an attack.
    cast("dimensional_gate", "W8 W7 M4/2", "troll ghost").has(lair="troll! ghost+").asks("choose_target")
    cast("dimensional_gate", "W8 W7 M4/2", "ghost").has(lair="ghost+")


@pytest.mark.rule("DL-19.7", "DL-23.2")
def test_haste_has_no_fatigue() -> None:
    cast("haste", "W8 W7 M4/2").has(line="W8:0 W7:0 M4/2:0", conquered="C1")


@pytest.mark.rule("DL-19.6", "DL-20.3")
@pytest.mark.parametrize(
    ("kind", "room", "damage"),
    [
        ("dragon", "", 2),
        ("demon", "", 7),
        ("golem", "", 4),
        ("slime", "", 1),
        ("witch", "", 4),
        ("troll", "", 3),
        ("vampire", "dark_room", 4),
    ],
)
def test_blind_rage_makes_monsters_attack_the_first_in_line_with_full_damage(kind: str, room: str, damage: int) -> None:
    table = cast("blind_rage", "W8 W7 M4/2", kind, room=room).logs_each("attacks", damage=[damage]).has(lair=f"{kind}!")
    # What the attack forbids still holds.
    forbidden = {"dragon": "no_heal", "demon": "no_conquest"}.get(kind)
    table.silent(*{"no_heal", "no_conquest"} - {forbidden})
    if forbidden:
        table.logs(forbidden)


@pytest.mark.rule("DL-19.6", "DL-20.3")
def test_a_vampire_in_blind_rage_cannot_attack_a_priest() -> None:
    table = cast("blind_rage", "P5/3 W8 M6/3", "vampire ghost", room="dark_room")
    table.asks("next_creature", "vampire-enraged, ghost").do("vampire-enraged").has(lair="vampire ghost+")


@pytest.mark.rule("DL-20.9", "DL-20.10")
@pytest.mark.parametrize(
    ("kind", "damage"),
    [("dragon", 2 + 3), ("golem", 4 - 3 + 3), ("demon", 7 - 3)],
    ids=["no healing", "healing and fatigue", "no fatigue"],
)
def test_what_an_attack_forbids_holds_in_blind_rage_too(kind: str, damage: int) -> None:
    cast("blind_rage", "W8 M4/2 P5/3", kind).has(line=f"W8:{damage} M4/2:0 P5/3:0")


@pytest.mark.rule("DL-19.5", "DL-19.6", "DL-20.4")
def test_aura_of_fear_withdraws_one_monster() -> None:
    cast("aura_of_fear", "W8 W7 M4/2", "goblin troll", room="chapel").do("troll").has(lair="goblin! troll")


@pytest.mark.rule("DL-19.2")
def test_chain_lightning_takes_up_to_two_imps() -> None:
    cast("chain_lightning", "W8 W7 M4/2", imps=1).has(imps=0)


@pytest.mark.rule("DL-19.6", "DL-18.9")
def test_dispel_magic_withdraws_ghosts_and_cancels_trap_effects() -> None:
    trap_door = cast("dispel_magic", "W8 W7 M4/2", "ghost goblin", traps="trap_door")
    trap_door.has(lair="ghost goblin!", conquered="C1")  # the trap door's effect is cancelled
    poison = cast("dispel_magic", "W8 W7 M4/2", traps="poisoned_dart").do("warrior_23")
    poison.has(line="W8:3 W7:1 M4/2:0")  # fatigue 3, no poison
    antimagic = cast("dispel_magic", "W8 P4/2:3 M6/3", "goblin", traps="antimagic_dart").do("priest_21")
    assert "no_heal" not in str(antimagic.game.battle)
    # Creature effects are not cancelled.
    cast("dispel_magic", "W8 W7 M4/2", "demon").do("warrior_24").has(conquered="")


def test_attacks_outside_a_battle_have_no_room_bonus() -> None:
    table = lay(tiles="C1=training_hall", lair="goblin")
    assert own_attacks(table.game, ME, table[ME].lair[0])[0].damage == 2
