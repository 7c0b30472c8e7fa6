"""The spell steps and every combat card (section 19)."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.combat.combat import EndCombat
from games.dungeon_lords.rules.combat.creatures import own_attacks
from games.dungeon_lords.rules.components import COMBAT_CARDS
from games.dungeon_lords.rules.game import DungeonLords
from rules.errors import IllegalChoice
from rules.messages import refer, seat_name
from tests.games.dungeon_lords.positions import (
    ME,
    STARTER,
    asked,
    battle,
    dungeon,
    fighting,
    go,
    ids,
    is_asked,
    keys,
    lair,
    line,
    option,
    pick,
    picks,
    refuse,
    set_battle,
    table,
    told,
)


def cast(
    card: str,
    party: str,
    creatures: str = "",
    *,
    room: str = "",
    traps: str = "",
    evil: int = 5,
) -> DungeonLords:
    """A battle in the year of the card, up to the first question."""
    game = table(
        4,
        year=COMBAT_CARDS[card].year,
        evil=evil,
        tiles=dungeon(f"C1={room} C2 C3" if room else "C1 C2 C3"),
    )
    events = battle(game, party, creatures=creatures, traps=traps.split(), card=card)
    game.noted = [len(told(events, "spell"))]
    return game


def states(game: DungeonLords) -> list[tuple[str, bool, bool]]:
    return [(c.kind, c.fallen, c.deployed) for c in game.lords[ME].lair]


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
    game = table(4)
    events = battle(game, party, card="fist_of_justice", combat_round=combat_round)
    assert ("spell" in keys(events)) == works
    assert game.lords[ME].imps == (2 if works else 3)


@pytest.mark.rule("DL-19.3")
def test_magic_points_are_counted_separately_for_each_dungeon() -> None:
    game = table(2)
    set_battle(game, "W4 W3 M4/2", seat=0, card="fist_of_justice")
    set_battle(game, "W5 W4 T4/2", seat=1, card="fist_of_justice")
    go(game, Fight(seat=0), Fight(seat=1))
    assert [lord.imps for lord in game.lords] == [2, 3]


@pytest.mark.rule("DL-19.4", "DL-17.3")
def test_a_defeated_wizard_does_not_count_for_magic() -> None:
    # Fast: the trap comes before it. Slow: so do the creatures.
    game = cast("magic_shield", "M3/1 W4 W5", traps="rolling_stone")
    assert game.noted == [0]
    assert game.lords[ME].prison == ["wizard_11"]
    game = cast("fist_of_justice", "M3/1:1 W4 W5", creatures="goblin")
    assert game.lords[ME].imps == 3
    game = cast("magic_shield", "M3/1:1 W4 W5", creatures="goblin")
    assert game.noted == [1]


@pytest.mark.rule("DL-17.3")
def test_the_steps_of_a_battle_run_in_order() -> None:
    game = table(4)
    events = battle(game, "X W4 M4/2", traps=["fire_wall"], creatures="goblin", card="detect_evil", combat_round=1)
    order = ["battle", "trap", "attacks", "spell", "healed", "fatigue", "conquered"]
    places = [keys(events).index(key) for key in order]
    assert places == sorted(places)
    game = table(4)
    events = battle(game, "X W4 M4/2", traps=["fire_wall"], creatures="goblin", card="create_food")
    order = ["battle", "trap", "spell", "attacks", "healed", "fatigue", "conquered"]
    places = [keys(events).index(key) for key in order]
    assert places == sorted(places)


@pytest.mark.rule("DL-28.5")
def test_the_antimagic_room_stops_all_spells() -> None:
    for card in ("fist_of_justice", "magic_shield"):
        game = table(4, tiles=dungeon("C1=antimagic_room C2"))
        events = battle(game, "W4 W3 M4/2", traps=["fire_wall"], creatures="goblin", card=card)
        assert "spell_stopped_by_room" in keys(events)
        assert "spell" not in keys(events)
        assert "attacks" in keys(events)
        assert "trap" in keys(events)
        assert game.lords[ME].imps == 3


# Year 1


@pytest.mark.rule("DL-19.10")
def test_monsters_that_cannot_be_paid_withdraw_without_a_question() -> None:
    game = table(4, food=0)
    events = battle(game, "W5 W4 M4/2", creatures="goblin slime", card="suggestion")
    assert keys(events).count("creature_withdrawn") == 2
    assert not is_asked(game, "answer_suggestion")
    assert states(game) == [("goblin", False, False), ("slime", False, False)]


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
    game = table(4, year=COMBAT_CARDS[card].year)
    for seat, lord in enumerate(game.lords):
        lord.gold, lord.food = (0, 0) if seat == ME else (9, 9)
        lord.lair = [] if seat == ME else lair("troll witch")
    for trap in ("pendulum", "fire_wall"):
        game.trap_deck.remove(trap)
        game.lords[ME].traps.append(trap)
    game.lords[ME].tiles = dungeon("C1=chapel C2 C3")
    party = "W5 W4 M4/2" if COMBAT_CARDS[card].year == 1 else "W8 W7 M6/3"
    creatures = {"detect_treasure": "", "suggestion": "goblin vampire"}.get(card, "goblin slime")
    battle(game, party, creatures=creatures, card=card)
    question = asked(game, kind)
    assert question.seat == ME
    assert game.waiting(None) == [ME]
    offered = ids(game, kind)
    for seat in (0, STARTER, 3):
        with pytest.raises(IllegalChoice, match="not_your_decision"):
            game.choose(seat, question.id, [offered[0]])
    events = game.choose(ME, question.id, [offered[-1]])
    named = {event.args["player"] for event in events if "player" in event.args}
    assert named <= {seat_name(ME)}, "no other lord loses anything"


@pytest.mark.rule("DL-19.13", "DL-19.7")
def test_invisibility_moves_wizards_to_the_end_and_hides_them_this_round() -> None:
    game = table(4, tiles=dungeon("C1=mint C2 C3"))
    battle(game, "M3/1 W5 M4/2 T4/2", creatures="slime witch", card="invisibility")
    # The wizards went to the end, keeping their order.
    assert [hero.card for hero in game.lords[ME].line] == ["warrior_14", "thief_14", "wizard_11", "wizard_14"]
    picks(game, "slime", "flood")
    assert line(game.lords[ME]) == "W5:1 T4/2:1 M3/1:0 M4/2:0"
    pick(game, "two_bolts")
    assert ids(game, "choose_target") == ["warrior_14", "thief_14"]
    refuse(game, "wizard_11", "target", "choose_target")
    picks(game, "thief_14", "thief_14")
    # They stay at the end, and can be seen again.
    assert line(game.lords[ME]) == "W5:1 T4/2:3 M3/1:0 M4/2:0"
    assert not any(hero.hidden for hero in game.lords[ME].line)


@pytest.mark.rule("DL-19.13")
def test_with_all_adventurers_invisible_there_is_no_attack_and_no_fatigue() -> None:
    game = cast("invisibility", "M3/1 M4/2", "goblin")
    assert line(game.lords[ME]) == "M3/1:0 M4/2:0"
    assert states(game) == [("goblin", False, False)]
    assert game.lords[ME].tiles["C1"].conquered


@pytest.mark.rule("DL-18.6", "DL-19.13")
def test_unpreventable_damage_hits_invisible_adventurers() -> None:
    game = cast("invisibility", "W5 M4/2", traps="poisoned_dart")
    pick(game, "wizard_14")
    assert line(game.lords[ME]) == "W5:0 M4/2:3"


@pytest.mark.rule("DL-19.2")
@pytest.mark.parametrize(
    ("gold", "food", "traps", "after"),
    [(2, 2, 1, (1, 2, 1)), (0, 2, 1, (0, 1, 1)), (0, 0, 1, (0, 0, 0)), (0, 0, 0, (0, 0, 0))],
)
def test_detect_treasure_takes_gold_or_else_food_or_else_a_trap(
    gold: int, food: int, traps: int, after: tuple[int, int, int]
) -> None:
    game = table(4, gold=gold, food=food)
    lord = game.lords[ME]
    lord.traps = [game.trap_deck.pop() for _ in range(traps)]
    battle(game, "W5 W4 M4/2", card="detect_treasure")
    assert (lord.gold, lord.food, len(lord.traps)) == after


@pytest.mark.rule("DL-19.9")
def test_detect_treasure_lets_the_owner_pick_the_trap() -> None:
    game = table(4)
    lord = game.lords[ME]
    lord.gold = lord.food = 0
    for trap in ("pendulum", "fire_wall"):
        game.trap_deck.remove(trap)
        lord.traps.append(trap)
    battle(game, "W5 W4 M4/2", card="detect_treasure")
    assert asked(game, "discard_trap").seat == ME
    pick(game, "fire_wall")
    assert lord.traps == ["pendulum"]


@pytest.mark.rule("DL-19.2")
def test_fireball_does_nothing() -> None:
    game = cast("fireball", "W5 W4 M4/2")
    assert game.noted == [1]
    assert line(game.lords[ME]) == "W5:1 W4:0 M4/2:0"


@pytest.mark.rule("DL-19.2")
def test_fist_of_justice_has_no_effect_without_imps() -> None:
    game = table(imps=0)
    events = battle(game, "W5 W4 M4/2", card="fist_of_justice")
    assert game.lords[ME].imps == 0
    assert told(events, "spell_in_vain") == [{"card": refer("card-fist_of_justice")}]
    assert not told(events, "lost_imps")


@pytest.mark.rule("DL-19.1", "DL-19.6")
@pytest.mark.parametrize(
    ("card", "party", "laid", "spell"),
    [
        ("fireball", "W5 M4/2", {}, "in_vain"),
        ("detect_treasure", "W5 M4/2", {"gold": 0, "food": 0, "traps": []}, "in_vain"),
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
def test_it_is_told_what_became_of_a_spell(card: str, party: str, laid: dict[str, Any], spell: str) -> None:
    game = table(year=COMBAT_CARDS[card].year, **laid)
    set_battle(game, party, card=card)
    events = go(game, Fight(seat=ME))
    assert ("spell_in_vain" in keys(events)) == (spell == "in_vain")
    assert ("spell" in keys(events)) == (spell in ("cast", "in_vain"))
    assert ("spell_too_weak" in keys(events)) == (spell == "weak")


@pytest.mark.rule("DL-19.12", "DL-19.7")
def test_magic_shield_absorbs_one_point() -> None:
    assert line(cast("magic_shield", "W5 W4 M4/2").lords[ME]) == "W5:0 W4:0 M4/2:0"  # the fatigue
    game = cast("magic_shield", "W5 W4 M4/2", "slime")
    pick(game, "flood")
    assert line(game.lords[ME]) == "W5:1 W4:1 M4/2:1"  # the front-most of those hit, then fatigue 1
    game = cast("magic_shield", "W5 W4 M4/2", "goblin")
    assert line(game.lords[ME]) == "W5:2 W4:0 M4/2:0"
    # The trap came before the spell, and unpreventable damage is not absorbed.
    game = cast("magic_shield", "W5 W4 M4/2", traps="poisoned_dart")
    pick(game, "warrior_12")
    assert line(game.lords[ME]) == "W5:0 W4:3 M4/2:0"


@pytest.mark.rule("DL-19.2", "DL-14.4")
def test_detect_evil_raises_evil_by_two() -> None:
    assert cast("detect_evil", "W5 W4 M4/2").lords[ME].evil == 6  # two up, one down for the tile
    assert cast("detect_evil", "W5 W4 M4/2", evil=15).lords[ME].evil == 14


@pytest.mark.rule("DL-19.10", "DL-19.5", "DL-19.6")
def test_suggestion_makes_the_owner_pay_or_withdraw_each_monster() -> None:
    game = cast("suggestion", "W5 W4 M4/2", "goblin witch ghost", room="mint")
    assert set(ids(game)) == {"pay-goblin", "withdraw-goblin", "pay-witch", "withdraw-witch"}
    question = asked(game, "answer_suggestion", ME)
    shown = question.about(game, option(game, "answer_suggestion", "pay-witch"))
    assert shown is not None
    assert (shown.key, shown.args["before"], shown.args["after"]) == ("about-evil", 5, 6)
    pick(game, "pay-witch")
    assert (game.lords[ME].food, game.lords[ME].evil) == (2, 6)
    pick(game, "withdraw-goblin")
    assert states(game) == [("goblin", False, False), ("witch", False, True), ("ghost", False, True)]
    assert set(ids(game, "next_creature")) == {"witch", "ghost"}


def test_suggestion_names_the_monster_it_withdraws() -> None:
    game = cast("suggestion", "W5 W4 M4/2", "goblin witch", room="mint")
    for kind in ("goblin", "witch"):
        found = option(game, "answer_suggestion", f"withdraw-{kind}")
        assert found.args == {"creature": refer(f"creature-{kind}")}


@pytest.mark.rule("DL-19.10")
def test_under_suggestion_golems_and_demons_are_paid_with_traps_and_monsters() -> None:
    game = table(4, tiles=dungeon("C1=mint C2"), lair=lair("slime!"))
    lord = game.lords[ME]
    game.trap_deck.remove("pendulum")
    lord.traps = ["pendulum"]
    battle(game, "W5 W4 M4/2", creatures="golem demon", card="suggestion")
    pick(game, "pay-golem")
    assert (lord.gold, lord.traps) == (2, [])
    pick(game, "pay-demon")
    # A face-down monster may be eaten, and a deployed one too.
    assert set(ids(game, "pay_monster")) == {"slime", "golem"}
    pick(game, "golem")
    assert [creature.kind for creature in lord.lair] == ["slime", "demon"]
    assert is_asked(game, "choose_target")  # only the demon is left to act
    game = table(4, food=0)
    events = battle(game, "W5 W4 M4/2", creatures="goblin", card="suggestion")
    assert "creature_withdrawn" in keys(events)  # it could not be paid: no question
    assert states(game) == [("goblin", False, False)]


@pytest.mark.rule("DL-19.10")
def test_of_two_equal_monsters_the_demon_eats_the_face_down_one() -> None:
    game = table(4, tiles=dungeon("C1=mint C2"), lair=lair("goblin!"))
    battle(game, "W5 W4 M4/2", creatures="goblin demon", card="suggestion")
    pick(game, "pay-demon")
    assert states(game) == [("goblin", False, True), ("demon", False, True)]


@pytest.mark.rule("DL-19.6", "DL-19.5", "DL-20.2")
def test_word_of_peace_withdraws_all_monsters_or_raises_evil_by_two() -> None:
    game = cast("word_of_peace", "W5 W4 M4/2", "goblin slime ghost", room="mint")
    pick(game, "withdraw")
    assert states(game)[:2] == [("goblin", False, False), ("slime", False, False)]
    assert is_asked(game, "choose_target")  # the ghost stays
    game = cast("word_of_peace", "W5 W4 M4/2", "goblin")
    pick(game, "evil")
    assert game.lords[ME].evil == 6  # two up, one down for the tile
    assert states(game) == [("goblin", True, False)]
    game = cast("word_of_peace", "W5 W4 M4/2", "ghost")
    assert not is_asked(game, "answer_peace")


@pytest.mark.rule("DL-19.14")
def test_create_food_adds_one_hit_point_to_the_first_in_line() -> None:
    game = cast("create_food", "W5 W4 M4/2")
    assert line(game.lords[ME]) == "W6:2 W4:0 M4/2:0"
    game = table(3)
    game.lords[ME].evil = game.lords[1].evil = 12
    battle(game, "X W4 M4/2", card="create_food")
    # The paladin keeps it when he moves.
    assert (game.lords[1].line[0].bonus, game.lords[1].line[0].damage) == (1, 2)


# Year 2


@pytest.mark.rule("DL-19.8", "DL-22.2")
def test_regeneration_works_even_if_healing_is_skipped() -> None:
    game = fighting(table(year=2), "W8:3 P4/2:1 M6/3", traps=["antimagic_dart"], card="regeneration")
    pick(game, "priest_21")
    # Healing is skipped, the spell is not: two off each, then fatigue 1.
    assert line(game.lords[ME]) == "W8:2 P4/2:0 M6/3:0"


@pytest.mark.rule("DL-19.11")
def test_illusion_puts_a_phantom_at_the_front() -> None:
    game = cast("illusion", "X W8 M6/3", "goblin ghost", room="chapel")
    assert [hero.card for hero in game.lords[ME].line][:2] == ["phantom", "paladin_2"]
    pick(game, "ghost")
    assert "paladin_2" in ids(game, "choose_target")
    assert "phantom" not in ids(game, "choose_target")
    pick(game, "paladin_2")
    # The goblin destroys the phantom and also hits the paladin; healing 2, fatigue 2.
    assert line(game.lords[ME]) == "X:3 W8:0 M6/3:0"
    assert game.lords[ME].prison == []


@pytest.mark.rule("DL-19.11", "DL-17.7")
def test_phantoms_vanish_with_the_last_adventurer_and_new_ones_go_to_the_front() -> None:
    game = table(4, year=2)
    set_battle(game, "F M4/2:3", creatures="vampire", card="illusion")
    go(game, Fight(seat=ME))
    assert [hero.card for hero in game.lords[ME].line] == ["phantom", "phantom", "wizard_21"]
    pick(game, "bite")
    assert ids(game, "choose_target") == ["phantom", "phantom_1", "wizard_21"]
    pick(game, "wizard_21")
    assert game.lords[ME].line == []
    assert game.lords[ME].prison == ["wizard_21"]
    assert not game.lords[ME].tiles["C1"].conquered
    game = fighting(table(year=2), "M4/2", creatures="vampire", card="illusion")
    pick(game, "bite")
    pick(game, "phantom")  # vampires may bite it
    assert game.lords[ME].prison == []


@pytest.mark.rule("DL-19.11", "DL-24.1")
def test_phantoms_leave_at_the_end_of_the_combat_part() -> None:
    game = cast("illusion", "W8 M6/3")
    go(game, EndCombat())
    assert game.lords[ME].line == []
    assert "phantom" not in game.distant


@pytest.mark.rule("DL-19.6", "DL-19.9")
def test_metamorphosis_replaces_a_monsters_attack_by_one_damage() -> None:
    game = cast("metamorphosis", "W8 W7 M4/2", "demon goblin ghost", room="chapel")
    assert set(ids(game, "choose_spell_monster")) == {"demon", "goblin"}
    refuse(game, "ghost", "target", "choose_spell_monster")
    pick(game, "demon")
    assert set(ids(game, "next_creature")) == {"demon-weak", "goblin", "ghost"}
    pick(game, "demon-weak")
    assert line(game.lords[ME]) == "W8:1 W7:0 M4/2:0"
    assert ("demon", True, False) in states(game)
    picks(game, "goblin", "warrior_23")
    assert game.lords[ME].tiles["C1"].conquered  # no other text of the demon
    game = cast("metamorphosis", "W8 W7 M4/2", "goblin", room="training_hall")
    assert line(game.lords[ME]) == "W8:3 W7:0 M4/2:0"  # 1 without bonus, fatigue 2


@pytest.mark.rule("DL-19.6")
def test_dimensional_gate_removes_a_monster_from_the_battle() -> None:
    game = cast("dimensional_gate", "W8 W7 M4/2", "troll ghost")
    # There is only one monster: it is chosen and turned face down without an attack.
    assert ("troll", True, False) in states(game)
    assert is_asked(game, "choose_target")
    game = cast("dimensional_gate", "W8 W7 M4/2", "ghost")
    assert states(game) == [("ghost", False, True)]


@pytest.mark.rule("DL-19.7", "DL-23.2")
def test_haste_has_no_fatigue() -> None:
    game = cast("haste", "W8 W7 M4/2")
    assert line(game.lords[ME]) == "W8:0 W7:0 M4/2:0"
    assert game.lords[ME].tiles["C1"].conquered


@pytest.mark.rule("DL-19.6", "DL-20.3")
def test_blind_rage_makes_monsters_attack_the_first_in_line_with_full_damage() -> None:
    for kind, damage in (("dragon", 2), ("demon", 7), ("golem", 4), ("slime", 1), ("witch", 4), ("troll", 3)):
        game = table(4, year=2)
        events = battle(game, "W8 W7 M4/2", creatures=kind, card="blind_rage")
        assert told(events, "attacks")[0]["damage"] == damage
        # What the attack forbids still holds.
        assert ("no_heal" in keys(events)) == (kind == "dragon")
        assert ("no_conquest" in keys(events)) == (kind == "demon")
        assert states(game) == [(kind, True, False)]
    game = cast("blind_rage", "P5/3 W8 M6/3", "vampire ghost", room="dark_room")
    assert set(ids(game, "next_creature")) == {"vampire-enraged", "ghost"}
    pick(game, "vampire-enraged")
    assert ("vampire", False, False) in states(game)  # a priest is first: it cannot attack
    lord = table(4, year=2).lords[ME]
    game = table(4, year=2, tiles=dungeon("C1=dark_room C2"))
    events = battle(game, "W8 W7 M4/2", creatures="vampire", card="blind_rage")
    assert told(events, "attacks")[0]["damage"] == 4  # with the room's bonus
    assert lord.lair == []


@pytest.mark.rule("DL-20.9", "DL-20.10")
@pytest.mark.parametrize(
    ("kind", "damage"),
    [("dragon", 2 + 3), ("golem", 4 - 3 + 3), ("demon", 7 - 3)],
    ids=["no healing", "healing and fatigue", "no fatigue"],
)
def test_what_an_attack_forbids_holds_in_blind_rage_too(kind: str, damage: int) -> None:
    game = fighting(table(4, year=2), "W8 M4/2 P5/3", creatures=kind, card="blind_rage")
    assert game.lords[ME].line[0].damage == damage


@pytest.mark.rule("DL-19.5", "DL-19.6", "DL-20.4")
def test_aura_of_fear_withdraws_one_monster() -> None:
    game = cast("aura_of_fear", "W8 W7 M4/2", "goblin troll", room="chapel")
    pick(game, "troll")
    assert ("troll", False, False) in states(game)
    assert ("goblin", True, False) in states(game)


@pytest.mark.rule("DL-19.2")
def test_chain_lightning_takes_up_to_two_imps() -> None:
    game = fighting(table(year=2, imps=1), "W8 W7 M4/2", card="chain_lightning")
    assert game.lords[ME].imps == 0


@pytest.mark.rule("DL-19.6", "DL-18.9")
def test_dispel_magic_withdraws_ghosts_and_cancels_trap_effects() -> None:
    game = cast("dispel_magic", "W8 W7 M4/2", "ghost goblin", traps="trap_door")
    assert states(game) == [("ghost", False, False), ("goblin", True, False)]
    assert game.lords[ME].tiles["C1"].conquered  # the trap door's effect is cancelled
    game = cast("dispel_magic", "W8 W7 M4/2", traps="poisoned_dart")
    pick(game, "warrior_23")
    assert line(game.lords[ME]) == "W8:3 W7:1 M4/2:0"  # fatigue 3, no poison
    game = cast("dispel_magic", "W8 P4/2:3 M6/3", "goblin", traps="antimagic_dart")
    pick(game, "priest_21")
    assert "no_heal" not in str(game.battle)
    # Creature effects are not cancelled.
    game = cast("dispel_magic", "W8 W7 M4/2", "demon")
    pick(game, "warrior_24")
    assert not game.lords[ME].tiles["C1"].conquered


@pytest.mark.rule("DL-19.5")
def test_a_player_cannot_withdraw_at_will() -> None:
    game = cast("fireball", "W5 W4 M4/2", "troll")
    assert set(ids(game)) == {"strike", "fed_strike"}


@pytest.mark.parametrize("card", sorted(COMBAT_CARDS))
def test_every_card_is_cast(card: str) -> None:
    party = "W5 W4 M4/2" if COMBAT_CARDS[card].year == 1 else "W8 W7 M6/3"
    assert cast(card, party).noted == [1]


def test_attacks_outside_a_battle_have_no_room_bonus() -> None:
    game = table(4, tiles=dungeon("C1=training_hall"), lair=lair("goblin"))
    assert own_attacks(game, ME, game.lords[ME].lair[0])[0].damage == 2
