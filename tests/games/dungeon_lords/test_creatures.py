"""The creature step and every creature (sections 20, 21, 28.1 and 28.2)."""

from __future__ import annotations

import pytest

from games.dungeon_lords.rules.costs import edible
from games.dungeon_lords.rules.scoring import fields_of, own_scores
from rules.messages import Message
from tests.games.driver import keys
from tests.games.dungeon_lords.table import ME, Table, lay


def fight(
    party: str, creatures: str, *choices: str, room: str = "", year: int = 1, card: str = "", food: int = 3
) -> Table:
    """Creatures against a party; the card has no fatigue (and there are no magic points)."""
    table = lay(year=year, food=food, tiles=f"C1={room} C2 C3" if room else "C1 C2 C3")
    table.battle(party, creatures=creatures, card=card or ("invisibility" if year == 1 else "haste"))
    return table.do(*choices) if choices else table


@pytest.mark.rule("DL-20.1", "DL-17.4")
def test_the_owner_picks_order_and_attack_one_after_the_other() -> None:
    table = fight("W5 W4 W4", "witch slime", room="mint").asks("next_creature", "witch, slime", by=ME)
    table.do("slime").asks("choose_attack", "flood, cling").do("flood").has(line="W5:1 W4:1 W4:1")
    table.asks("choose_attack", "bolt, two_bolts").do("bolt").has(line="W4:1 W4:1")  # only the witch is left
    # Equal creatures: no question about their order.
    fight("W5 W4", "goblin goblin", room="mint").has(lair="goblin! goblin!").unasked("next_creature")


@pytest.mark.rule("DL-20.3")
@pytest.mark.parametrize(
    ("creature", "answers", "lair"),
    [
        ("goblin", [], "goblin!"),
        ("golem", [], "golem"),
        ("vampire", ["careful_bite", "warrior_14"], "vampire"),
        ("vampire", ["bite", "warrior_14"], "vampire!"),
        ("slime", ["cling"], "slime!"),
    ],
)
def test_after_its_attack_a_creature_falls_unless_it_stays_up(creature: str, answers: list[str], lair: str) -> None:
    fight("W5 W4", creature, *answers).has(lair=lair)


@pytest.mark.rule("DL-20.4", "DL-21.3")
def test_a_creature_that_could_not_attack_returns_face_up() -> None:
    assert not fight("W5", "ghost").has(lair="ghost", line="W5:0")[ME].waiting


@pytest.mark.rule("DL-20.2", "DL-20.4", "DL-19.13")
@pytest.mark.parametrize(
    ("answer", "lair", "conquered", "logged"),
    [("cling", "slime!", "", "clings"), ("refrain", "slime", "C1", "cannot_attack")],
)
def test_a_slime_without_a_target_clings_only_if_its_owner_chooses(
    answer: str, lair: str, conquered: str, logged: str
) -> None:
    table = fight("M3/1 M4/2", "slime").silent("clings").asks("choose_attack", "cling, refrain", by=ME)
    table.refuses("flood", "target").do(answer).has(lair=lair, conquered=conquered)
    table.logs_each(logged, player=[ME], creature=["slime"])


@pytest.mark.rule("DL-20.2")
def test_a_creature_that_can_attack_may_not_refrain() -> None:
    slime = fight("W5 W4", "slime").asks("choose_attack", "flood, cling").refuses("refrain", "must_attack")
    assert slime.preview("flood")
    table = fight("M3/1 M4/2", "slime goblin", "slime", room="mint").undoes(by=ME)  # the slime still has a choice
    table.do("refrain").has(lair="slime goblin")  # the goblin had no choice


@pytest.mark.rule("DL-20.5", "DL-17.6", "DL-V8")
def test_a_normal_attack_hits_the_first_and_excess_is_lost() -> None:
    fight("W4:2 T4/1 T3/2", "witch", "bolt").has(prison="warrior_12", line="T4/1:0 T3/2:0")


@pytest.mark.rule("DL-20.6", "DL-V9")
@pytest.mark.parametrize(
    ("target", "after"),
    [("warrior_12", "T4/1:0 T3/2:0"), ("thief_12", "W4:1 T4/1:0"), ("thief_13", "W4:1 T4/1:3 T3/2:0")],
)
def test_a_selected_attack_hits_an_adventurer_chosen_by_the_owner(target: str, after: str) -> None:
    fight("W4:1 T4/1 T3/2", "vampire", "bite", target).has(line=after)


@pytest.mark.rule("DL-20.7", "DL-V10", "DL-21.2", "DL-17.8")
def test_an_attack_on_all_damages_each_adventurer() -> None:
    # Fatigue 1 and healing 1 come later; the slime's damage: W5 defeated, one counter each.
    table = fight("W5:4 P4/1 T4/2", "slime", "flood", card="magic_shield")
    table.has(prison="warrior_14", line="P4/1:1 T4/2:1")


@pytest.mark.rule("DL-20.7")
@pytest.mark.parametrize(("kind", "damage", "year"), [("slime", 1, 1), ("dragon", 2, 2)])
def test_an_attack_on_all_hits_every_adventurer_in_line_with_full_damage(kind: str, damage: int, year: int) -> None:
    table = fight("X W5 T4/2 P4/1" if year == 1 else "X W8 T6/3 P6/3", kind, year=year)
    if kind == "slime":
        table.do("flood")
    table.logs_each("attacks", player=[ME], creature=[kind], damage=[damage], food=[0])
    after = keys(table.news).index("attacks")
    hit = [event for event in table.news[after:] if event.key == "log-damage"][:4]
    assert [event.args["hero"] for event in hit] == [hero.name for hero in table[ME].line]
    assert {event.args["points"] for event in hit} == {damage}


@pytest.mark.rule("DL-20.8")
def test_trap_icons_do_not_help_against_creatures() -> None:
    fight("T4/2 W4", "goblin").has(line="T4/2:2 W4:0")


@pytest.mark.rule("DL-20.9", "DL-20.11", "DL-21.2")
def test_a_clinging_slime_prevents_healing_fatigue_and_conquest() -> None:
    table = fight("W5:1 P4/1 T4/2", "slime", "cling", card="detect_evil")
    table.has(line="W5:1 P4/1:0 T4/2:0", conquered="")


@pytest.mark.rule("DL-20.10", "DL-21.8")
def test_after_a_dragon_attacks_even_the_paladin_does_not_heal() -> None:
    fight("X W8 P6/3", "dragon", year=2).has(line="X:2 W8:2 P6/3:2", lair="dragon!")


@pytest.mark.rule("DL-21.1")
def test_the_goblin_damages_the_next_adventurer_once_after_a_defeat() -> None:
    fight("W4 W5", "goblin").has(line="W4:2 W5:0")
    fight("W4:2 W5", "goblin").has(line="W5:1")
    # The extra damage defeats, but does not continue.
    fight("W4:2 W3:2 W5", "goblin").has(line="W5:0", prison="warrior_12 warrior_11")


@pytest.mark.rule("DL-21.3")
def test_the_ghost_cannot_attack_the_first_adventurer() -> None:
    table = fight("W4 T4/1 T3/2", "ghost").asks("choose_target", "thief_13, thief_12").refuses("warrior_12", "target")
    table.do("thief_12").has(line="W4:0 T4/1:0 T3/2:2")


@pytest.mark.rule("DL-21.4")
def test_the_troll_deals_more_damage_for_one_food() -> None:
    fight("W5 W4", "troll", "strike").has(line="W5:3 W4:0", food=3)
    fight("W5 W4", "troll", "fed_strike").has(line="W5:4 W4:0", food=2)
    fight("W5 W4", "troll witch", "troll", room="mint", food=0).has(line="W5:3 W4:0")  # hungry: no choice


@pytest.mark.rule("DL-21.5")
def test_the_witch_may_attack_twice_choosing_the_second_target_after_the_first() -> None:
    # The second target is chosen after the first is dealt.
    asked = fight("W5 W4 P3/1", "witch", "two_bolts", "warrior_14").has(line="W5:1 W4:0 P3/1:0")
    asked.do("priest_11")
    fight("W5 W4 W4", "witch", "two_bolts", "warrior_12", "warrior_12").has(line="W5:0 W4:2 W4:0")
    killed = fight("W3:2 W4 W4", "witch", "two_bolts", "warrior_11").has(lair="witch!")
    killed.asks("choose_target", "warrior_12, warrior_13")


@pytest.mark.rule("DL-21.6")
def test_the_vampire_may_attack_the_paladin_but_no_priests() -> None:
    table = fight("X P4/1 W4", "vampire", "bite").asks("choose_target", "paladin_1, warrior_12")
    table.refuses("priest_13", "target")
    fight("P4/1 P3/2", "vampire").has(lair="vampire", line="P4/1:0 P3/2:0")


@pytest.mark.rule("DL-21.7")
def test_the_golem_deals_four_damage_and_stays_face_up() -> None:
    fight("W5 W4", "golem").has(line="W5:4 W4:0", lair="golem")


@pytest.mark.rule("DL-21.9", "DL-20.9")
def test_a_demon_attack_prevents_healing_and_conquest() -> None:
    table = fight("W8 W7 P6/3", "demon", "warrior_23", year=2)
    table.has(prison="warrior_23", line="W8:0 P6/3:0", conquered="")


@pytest.mark.rule("DL-21.10", "DL-1.6")
def test_ghosts_do_not_count_as_monsters() -> None:
    lord = lay(lair="ghost ghost goblin")[ME]
    assert own_scores(lord)["monsters"] == 1
    assert fields_of(lord)["monsters"] == 1
    assert edible(lord) == ["goblin"]


@pytest.mark.rule("DL-28.1")
def test_the_training_hall_adds_damage_to_goblins_and_trolls() -> None:
    fight("W4:1 W5", "goblin", room="training_hall").has(line="W5:2")
    fight("W5 W4", "troll", "strike", room="training_hall").has(line="W5:4 W4:0")
    fight("X W4", "troll", "fed_strike", room="training_hall").has(line="X:4 W4:0")  # 5, one healed
    fight("W5 W4", "golem", room="training_hall").has(line="W5:4 W4:0")


@pytest.mark.rule("DL-28.2")
def test_the_dark_room_adds_damage_to_vampires_and_witches() -> None:
    fight("W5 W4", "vampire", "bite", "warrior_14", room="dark_room").has(line="W5:4 W4:0")
    table = fight("W5 W4", "vampire", "careful_bite", "warrior_14", room="dark_room")
    table.has(line="W5:3 W4:0", lair="vampire")
    fight("X W4", "witch", "bolt", room="dark_room").has(line="X:4 W4:0")  # 5, healed by one
    fight("W5 W4", "witch", "two_bolts", "warrior_14", "warrior_12", room="dark_room").has(line="W5:2 W4:2")


@pytest.mark.rule("DL-28.1", "DL-28.2")
def test_a_combat_room_works_only_on_its_own_tile() -> None:
    table = lay(tiles="C1 C2=training_hall C3").battle("W5 W4", creatures="goblin", card="invisibility")
    table.has(line="W5:2 W4:0")


def damage(number: int) -> object:
    """The part of a text that says so much damage."""
    return "damage", {"n": number}


def hp_left(number: int) -> object:
    """The part of a text that says how many hit points are left."""
    return "hp_left", {"n": number}


def previewed(table: Table, answer: str, name: str) -> list[object]:
    """An argument of each line about a target in the preview of an attack."""
    return [table.plain(line.args[name]) for line in table.preview(answer) if line.key != "sum-choice"]


@pytest.mark.rule("DL-20.1")
def test_the_preview_of_an_attack_on_all_shows_the_remaining_hit_points() -> None:
    slime = fight("W5 W4", "slime")
    assert previewed(slime, "flood", "hero") == ["warrior_14", "warrior_12"]
    assert previewed(slime, "flood", "left") == [hp_left(4), hp_left(3)]
    assert slime.preview("cling") == []


@pytest.mark.rule("DL-20.1")
def test_the_preview_of_a_selected_attack_shows_the_remaining_hit_points_of_each_target() -> None:
    vampire = fight("W5 W4", "vampire")
    assert vampire.preview("bite")[0] == Message("sum-choice", {"times": 1}), "only one of these is hit"
    assert previewed(vampire, "bite", "left") == [hp_left(2), hp_left(1)]
    assert previewed(vampire.do("bite"), "warrior_12", "left") == [hp_left(1)]


@pytest.mark.rule("DL-20.1", "DL-21.5")
@pytest.mark.parametrize("party", ["W5 W4 T4/1", "W5"])
def test_the_preview_of_two_bolts_shows_each_target_once(party: str) -> None:
    witch = fight(party, "witch")
    choice, *bolts = witch.preview("two_bolts")
    assert choice == Message("sum-choice", {"times": 2}), "each bolt hits one adventurer"
    assert len(bolts) == len(party.split())
    assert [line.key for line in witch.preview("bolt")] == ["sum-attack"], "no choice: the first"


@pytest.mark.rule("DL-19.12")
def test_the_preview_of_an_attack_counts_the_shield_like_the_attack() -> None:
    """An attack on all shares the one point of the shield; each possible single target has it alone."""
    slime = fight("W5 W4 M4/2", "slime", card="magic_shield")
    assert previewed(slime, "flood", "dealt") == ["no_damage", damage(1), damage(1)]
    assert previewed(slime, "flood", "left")[1:] == [hp_left(3), hp_left(3)]
    slime.do("flood").logs_each("damage", left=[3, 3, 4])  # the third point of damage is fatigue
    vampire = fight("W5 W4 M4/2", "vampire", card="magic_shield")
    assert previewed(vampire, "bite", "dealt") == [damage(2)] * 3
    assert previewed(vampire.do("bite"), "warrior_12", "left") == [hp_left(2)]
    assert vampire.do("warrior_12")[ME].line[1].damage == 2
