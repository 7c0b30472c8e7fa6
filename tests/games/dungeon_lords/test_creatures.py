"""The creature step and every creature (sections 20, 21, 28.1 and 28.2)."""

from __future__ import annotations

import pytest

from games.dungeon_lords.rules.components import ATTACK_TEXTS, CREATURES
from games.dungeon_lords.rules.costs import edible
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.scoring import field_of, own_scores
from rules.messages import Message, refer, seat_name
from tests.games.dungeon_lords.positions import (
    ME,
    asked,
    battle,
    dungeon,
    fighting,
    ids,
    is_asked,
    keys,
    lair,
    line,
    pick,
    refuse,
    table,
    told,
)

S1 = "W3 W4 P3/1"
S2 = "W4 T4/1 T3/2"
S3 = "W5 P4/1 T4/2"


def fight(
    party: str, creatures: str, *choices: str, room: str = "", card: str = "invisibility", food: int = 3, year: int = 1
) -> DungeonLords:
    """Creatures against a party; the card has no fatigue (and there are no magic points)."""
    game = table(4, year=year)
    if year == 2 and card == "invisibility":
        card = "haste"
    game.lords[ME].food = food
    game.lords[ME].tiles = dungeon(f"C1={room} C2 C3" if room else "C1 C2 C3")
    battle(game, party, creatures=creatures, card=card)
    for choice in choices:
        pick(game, choice)
    return game


def states(game: DungeonLords, seat: int = ME) -> list[tuple[str, bool]]:
    return [(creature.kind, creature.fallen) for creature in game.lords[seat].lair]


@pytest.mark.rule("DL-20.1", "DL-17.4")
def test_the_owner_picks_order_and_attack_one_after_the_other() -> None:
    game = fighting(table(tiles=dungeon("C1=mint C2")), "W5 W4 W4", creatures="witch slime", card="invisibility")
    assert asked(game).seat == ME
    assert ids(game, "next_creature") == ["witch", "slime"]
    pick(game, "slime")
    assert ids(game, "choose_attack") == ["flood", "cling"]
    pick(game, "flood")
    assert line(game.lords[ME]) == "W5:1 W4:1 W4:1"
    assert ids(game, "choose_attack") == ["bolt", "two_bolts"]  # only the witch is left
    pick(game, "bolt")
    assert line(game.lords[ME]) == "W4:1 W4:1"


@pytest.mark.rule("DL-20.2")
def test_a_deployed_creature_must_attack() -> None:
    game = fighting(table(), "W5 W4 W4", creatures="troll", card="invisibility")
    assert ids(game) == ["strike", "fed_strike"]


@pytest.mark.rule("DL-20.3")
def test_after_its_attack_a_creature_falls_unless_it_stays_up() -> None:
    assert states(fight("W5 W4", "goblin")) == [("goblin", True)]
    assert states(fight("W5 W4", "golem")) == [("golem", False)]
    assert states(fight("W5 W4", "vampire", "careful_bite", "warrior_14")) == [("vampire", False)]
    assert states(fight("W5 W4", "vampire", "bite", "warrior_14")) == [("vampire", True)]
    assert states(fight("W5 W4", "slime", "cling")) == [("slime", True)]


@pytest.mark.rule("DL-20.4", "DL-21.3")
def test_a_creature_that_could_not_attack_returns_face_up() -> None:
    game = fight("W5", "ghost")
    assert states(game) == [("ghost", False)]
    assert not game.lords[ME].waiting
    assert line(game.lords[ME]) == "W5:0"


@pytest.mark.rule("DL-20.2", "DL-20.4", "DL-19.13")
@pytest.mark.parametrize("answer", ["cling", "refrain"])
def test_a_slime_without_a_target_clings_only_if_its_owner_chooses(answer: str) -> None:
    game = table(4, starter=1)
    events = battle(game, "M3/1 M4/2", seat=2, creatures="slime", card="invisibility")
    assert "clings" not in keys(events)
    assert asked(game).seat == 2
    assert ids(game, "choose_attack") == ["cling", "refrain"]
    refuse(game, "flood", "target", "choose_attack")
    events = pick(game, answer)
    assert states(game, 2) == [("slime", answer == "cling")]
    assert ("conquered" in keys(events)) == (answer == "refrain")
    said = told(events, "clings" if answer == "cling" else "cannot_attack")
    assert said == [{"player": seat_name(2), "creature": refer("creature-slime")}]


@pytest.mark.rule("DL-20.2")
def test_a_creature_that_can_attack_may_not_refrain() -> None:
    game = fighting(table(), "W5 W4", seat=2, creatures="slime", card="invisibility")
    assert ids(game, "choose_attack") == ["flood", "cling"]
    refuse(game, "refrain", "must_attack", "choose_attack")
    assert game.preview(2, asked(game).id, "flood")
    game = table(4)
    game.lords[2].tiles = dungeon("C1=mint C2")
    battle(game, "M3/1 M4/2", seat=2, creatures="slime goblin", card="invisibility")
    pick(game, "slime")
    assert game.can_undo(ME), "the slime still has a choice"
    pick(game, "refrain")
    assert states(game) == [("slime", False), ("goblin", False)], "the goblin had no choice"


@pytest.mark.rule("DL-20.5", "DL-17.6", "DL-V8")
def test_a_normal_attack_hits_the_first_and_excess_is_lost() -> None:
    game = fight("W4:2 T4/1 T3/2", "witch", "bolt")
    assert game.lords[ME].prison == ["warrior_12"]
    assert line(game.lords[ME]) == "T4/1:0 T3/2:0"


@pytest.mark.rule("DL-20.6", "DL-V9")
@pytest.mark.parametrize(
    ("target", "after"),
    [("warrior_12", "T4/1:0 T3/2:0"), ("thief_12", "W4:1 T4/1:0"), ("thief_13", "W4:1 T4/1:3 T3/2:0")],
)
def test_a_selected_attack_hits_an_adventurer_chosen_by_the_owner(target: str, after: str) -> None:
    game = fight("W4:1 T4/1 T3/2", "vampire", "bite", target)
    assert line(game.lords[ME]) == after


@pytest.mark.rule("DL-20.7", "DL-V10", "DL-21.2", "DL-17.8")
def test_an_attack_on_all_damages_each_adventurer() -> None:
    game = fight("W5:4 P4/1 T4/2", "slime", "flood", card="magic_shield")
    # Fatigue 1 and healing 1 come later; the slime's damage: W5 defeated, one counter each.
    assert game.lords[ME].prison == ["warrior_14"]
    assert line(game.lords[ME]) == "P4/1:1 T4/2:1"


@pytest.mark.rule("DL-20.7")
@pytest.mark.parametrize(("kind", "damage", "year"), [("slime", 1, 1), ("dragon", 2, 2)])
def test_an_attack_on_all_hits_every_adventurer_in_line_with_full_damage(kind: str, damage: int, year: int) -> None:
    game = table(4, year=year)
    tough = "X W5 T4/2 P4/1" if year == 1 else "X W8 T6/3 P6/3"
    events = battle(game, tough, creatures=kind, card="invisibility" if year == 1 else "haste")
    if kind == "slime":
        events = pick(game, "flood")
    after = keys(events).index("attacks")
    hit = [event for event in events[after:] if event.key == "log-damage"][:4]
    assert [event.args["hero"] for event in hit] == [hero.name for hero in game.lords[ME].line]
    assert {event.args["points"] for event in hit} == {damage}
    assert told(events, "attacks") == [
        {"player": seat_name(ME), "creature": refer(f"creature-{kind}"), "damage": damage, "food": 0}
    ]


@pytest.mark.rule("DL-20.8")
def test_trap_icons_do_not_help_against_creatures() -> None:
    game = fight("T4/2 W4", "goblin")
    assert line(game.lords[ME]) == "T4/2:2 W4:0"


@pytest.mark.rule("DL-20.9", "DL-20.11", "DL-21.2")
def test_a_clinging_slime_prevents_healing_fatigue_and_conquest() -> None:
    game = fight("W5:1 P4/1 T4/2", "slime", "cling", card="detect_evil")
    assert line(game.lords[ME]) == "W5:1 P4/1:0 T4/2:0"  # neither fatigue nor healing
    assert not game.lords[ME].tiles["C1"].conquered


@pytest.mark.rule("DL-20.10", "DL-21.8")
def test_after_a_dragon_attacks_even_the_paladin_does_not_heal() -> None:
    game = fight("X W8 P6/3", "dragon", year=2)
    assert line(game.lords[ME]) == "X:2 W8:2 P6/3:2"
    assert states(game) == [("dragon", True)]


@pytest.mark.rule("DL-21.1")
def test_the_goblin_damages_the_next_adventurer_once_after_a_defeat() -> None:
    assert line(fight("W4 W5", "goblin").lords[ME]) == "W4:2 W5:0"
    assert line(fight("W4:2 W5", "goblin").lords[ME]) == "W5:1"
    game = fight("W4:2 W3:2 W5", "goblin")
    assert line(game.lords[ME]) == "W5:0"  # the extra damage defeats, but does not continue
    assert game.lords[ME].prison == ["warrior_12", "warrior_11"]


@pytest.mark.rule("DL-21.3")
def test_the_ghost_cannot_attack_the_first_adventurer() -> None:
    game = fighting(table(), S2, creatures="ghost", card="invisibility")
    assert ids(game, "choose_target") == ["thief_13", "thief_12"]
    refuse(game, "warrior_12", "target", "choose_target")
    pick(game, "thief_12")
    assert line(game.lords[ME]) == "W4:0 T4/1:0 T3/2:2"


@pytest.mark.rule("DL-21.4")
def test_the_troll_deals_more_damage_for_one_food() -> None:
    game = fight("W5 W4", "troll", "strike")
    assert (line(game.lords[ME]), game.lords[ME].food) == ("W5:3 W4:0", 3)
    game = fight("W5 W4", "troll", "fed_strike")
    assert (line(game.lords[ME]), game.lords[ME].food) == ("W5:4 W4:0", 2)
    game = fighting(table(food=0, tiles=dungeon("C1=mint C2")), "W5 W4", creatures="troll witch", card="invisibility")
    pick(game, "troll")
    assert line(game.lords[ME]) == "W5:3 W4:0"  # hungry: no choice


@pytest.mark.rule("DL-21.5")
def test_the_witch_may_attack_twice_choosing_the_second_target_after_the_first() -> None:
    game = fight("W5 W4 P3/1", "witch", "two_bolts", "warrior_14")
    # The second target is chosen after the first is dealt.
    assert line(game.lords[ME]) == "W5:1 W4:0 P3/1:0"
    pick(game, "priest_11")
    game = fight("W5 W4 W4", "witch", "two_bolts", "warrior_12", "warrior_12")
    assert line(game.lords[ME]) == "W5:0 W4:2 W4:0"
    game = fight("W3:2 W4 W4", "witch", "two_bolts", "warrior_11")
    assert ids(game, "choose_target") == ["warrior_12", "warrior_13"]
    assert states(game) == [("witch", True)]


@pytest.mark.rule("DL-21.6")
def test_the_vampire_may_attack_the_paladin_but_no_priests() -> None:
    game = fighting(table(), "X P4/1 W4", creatures="vampire", card="invisibility")
    pick(game, "bite")
    assert ids(game, "choose_target") == ["paladin_1", "warrior_12"]
    refuse(game, "priest_13", "target", "choose_target")
    game = fight("P4/1 P3/2", "vampire")
    assert states(game) == [("vampire", False)]
    assert line(game.lords[ME]) == "P4/1:0 P3/2:0"


@pytest.mark.rule("DL-21.7")
def test_the_golem_deals_four_damage_and_stays_face_up() -> None:
    game = fight("W5 W4", "golem")
    assert line(game.lords[ME]) == "W5:4 W4:0"
    assert states(game) == [("golem", False)]


@pytest.mark.rule("DL-21.9", "DL-20.9")
def test_a_demon_attack_prevents_healing_and_conquest() -> None:
    game = fight("W8 W7 P6/3", "demon", "warrior_23", year=2)
    assert game.lords[ME].prison == ["warrior_23"]
    assert line(game.lords[ME]) == "W8:0 P6/3:0"
    assert not game.lords[ME].tiles["C1"].conquered


@pytest.mark.rule("DL-21.10")
def test_ghosts_do_not_count_as_monsters() -> None:
    lord = table(2).lords[0]
    lord.lair = lair("ghost ghost goblin")
    assert own_scores(lord)["monsters"] == 1
    assert field_of(lord, "monsters") == 1
    assert edible(lord) == ["goblin"]


@pytest.mark.rule("DL-28.1")
def test_the_training_hall_adds_damage_to_goblins_and_trolls() -> None:
    assert line(fight("W4:1 W5", "goblin", room="training_hall").lords[ME]) == "W5:2"
    assert line(fight("W5 W4", "troll", "strike", room="training_hall").lords[ME]) == "W5:4 W4:0"
    assert line(fight("X W4", "troll", "fed_strike", room="training_hall").lords[ME]) == "X:4 W4:0"  # 5, one healed
    assert line(fight("W5 W4", "golem", room="training_hall").lords[ME]) == "W5:4 W4:0"


@pytest.mark.rule("DL-28.2")
def test_the_dark_room_adds_damage_to_vampires_and_witches() -> None:
    assert line(fight("W5 W4", "vampire", "bite", "warrior_14", room="dark_room").lords[ME]) == "W5:4 W4:0"
    game = fight("W5 W4", "vampire", "careful_bite", "warrior_14", room="dark_room")
    assert line(game.lords[ME]) == "W5:3 W4:0"
    assert states(game) == [("vampire", False)]
    assert line(fight("X W4", "witch", "bolt", room="dark_room").lords[ME]) == "X:4 W4:0"  # 5, healed by one
    game = fight("W5 W4", "witch", "two_bolts", "warrior_14", "warrior_12", room="dark_room")
    assert line(game.lords[ME]) == "W5:2 W4:2"


@pytest.mark.rule("DL-28.1", "DL-28.2")
def test_a_combat_room_works_only_on_its_own_tile() -> None:
    game = fighting(table(tiles=dungeon("C1 C2=training_hall C3")), "W5 W4", creatures="goblin", card="invisibility")
    assert line(game.lords[ME]) == "W5:2 W4:0"


@pytest.mark.rule("DL-20.1")
def test_the_preview_of_an_attack_shows_the_remaining_hit_points() -> None:
    game = fighting(table(), "W5 W4", creatures="slime", card="invisibility")
    question = asked(game, "choose_attack")
    found = [(one.args["hero"], one.args["left"]) for one in game.preview(ME, question.id, "flood")]
    assert found == [(refer("hero-warrior_14"), 4), (refer("hero-warrior_12"), 3)]
    assert game.preview(ME, question.id, "cling") == []
    game = fighting(table(), "W5 W4", creatures="vampire", card="invisibility")
    choice, *bites = game.preview(ME, asked(game, "choose_attack").id, "bite")
    assert choice == Message("sum-choice", {"times": 1}), "only one of these is hit"
    assert [one.args["left"] for one in bites] == [2, 1]
    pick(game, "bite")
    question = asked(game, "choose_target")
    assert game.preview(ME, question.id, "warrior_12")[0].args["left"] == 1


@pytest.mark.rule("DL-21.5")
def test_the_preview_of_two_bolts_says_that_each_hits_one_adventurer() -> None:
    for party in ("W5 W4 T4/1", "W5"):
        game = fighting(table(), party, creatures="witch", card="invisibility")
        question = asked(game, "choose_attack")
        choice, *each = game.preview(ME, question.id, "two_bolts")
        assert choice == Message("sum-choice", {"times": 2})
        assert len(each) == len(party.split())
        assert [one.key for one in game.preview(ME, question.id, "bolt")] == ["sum-attack"], "no choice: the first"


@pytest.mark.rule("DL-19.12")
def test_the_preview_of_an_attack_counts_the_shield_like_the_attack() -> None:
    """An attack on all shares the one point of the shield; each possible single target has it alone."""
    game = fight("W5 W4 M4/2", "slime", card="magic_shield")
    lines = game.preview(ME, asked(game).id, "flood")
    assert [one.args["dealt"] for one in lines] == [0, 1, 1]
    struck = told(pick(game, "flood"), "damage")[:2]  # the third point of damage is fatigue
    assert [one["left"] for one in struck] == [one.args["left"] for one in lines[1:]] == [3, 3]
    game = fight("W5 W4 M4/2", "vampire", card="magic_shield")
    _, *bites = game.preview(ME, asked(game).id, "bite")
    assert {one.args["dealt"] for one in bites} == {2}
    pick(game, "bite")
    assert [one.args["left"] for one in game.preview(ME, asked(game).id, "warrior_12")] == [2]
    pick(game, "warrior_12")
    assert line(game.lords[ME]).split()[1] == "W4:2"


@pytest.mark.rule("DL-20.1")
def test_equal_creatures_attack_without_a_question_about_their_order() -> None:
    game = fighting(table(tiles=dungeon("C1=mint C2")), "W5 W4", creatures="goblin goblin", card="invisibility")
    assert states(game) == [("goblin", True), ("goblin", True)]  # equal creatures: no question
    assert not is_asked(game, "next_creature")


@pytest.mark.parametrize("kind", sorted(CREATURES))
def test_every_creature_can_attack(kind: str) -> None:
    game = table(4)
    events = battle(game, "W5 W4 T4/2", creatures=kind, card="invisibility")
    for _ in range(3):
        if game.questions:
            events += pick(game, ids(game)[0])
    assert "attacks" in keys(events)


def test_every_attack_has_a_text_of_its_own() -> None:
    attacks = {attack.id for creature in CREATURES.values() for attack in creature.attacks}
    assert attacks <= ATTACK_TEXTS.keys()
    assert {attack: ATTACK_TEXTS[attack] for attack in attacks} == {attack: f"do-attack_{attack}" for attack in attacks}
