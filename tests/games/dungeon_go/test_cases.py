"""What the player of a hero may ask about it: the blows, the fights, the floor, the king and the deck."""

from __future__ import annotations

import pytest

from games.dungeon_go.cases import cases
from rules.messages import Event, Message, refer
from tests.games.dungeon_go.table import Table


def case(table: Table, kind: str, *things: str, number: int = 0) -> Message:
    """The case of the player of a hero about exactly these things."""
    found = [case for case in cases(table.game, table.seat(number)) if case.kind == kind and case.things == things]
    assert found
    return found[0].text


@pytest.mark.rule("DG-14.7")
def test_a_grappled_monster_strikes_only_those_who_grapple_it() -> None:
    table = Table("0 B4", "1 B5 holds=strength", "troll B5 attacked", king="E1")
    assert case(table, "blow").key == "case-blow_none"
    held = case(table, "blow", "troll")
    assert held.key == "case-blow_of_held"
    assert held.args["others"] == [refer("hero-thief")]
    assert case(table, "blow", number=1).key == "case-blow_hurt"


@pytest.mark.rule("DG-14.4", "DG-15.2")
@pytest.mark.parametrize(
    ("damage", "faith", "key", "hp"), [(2, 1, "hurt", 2), (2, 3, "unhurt", None), (4, 1, "hurt", 0)]
)
def test_a_monster_steps_forward_before_it_strikes(damage: int, faith: int, key: str, hp: int | None) -> None:
    table = Table(f"0 E7 S2 F{faith}", "goblin E9", king="E1", damage=damage)
    text = case(table, "blow")
    assert text.key == f"case-blow_{key}"
    assert text.args.get("hp") == hp
    assert table.units() == {"E9": "goblin"}, "only imagined"


@pytest.mark.rule("DG-10.1", "DG-10.8")
def test_an_attack_in_reach_names_its_chance_and_what_a_hit_brings() -> None:
    table = Table("0 B4 S2", "goblin B6", "troll B9", king="E1", floor=4)
    text = case(table, "fight", "goblin")
    assert text.key == "case-fight_there"
    assert text.args["needed"] == 4
    assert text.args["left"] == 0


@pytest.mark.rule("DG-10.1", "DG-10.2")
def test_a_monster_out_of_reach_names_what_would_be_open() -> None:
    table = Table("0 E1", "1 B8 holds=strength", "troll B8 attacked", king="E7")
    far = case(table, "fight", "troll")
    assert (far.key, far.args["abilities"]) == ("case-fight_far", [refer("ability-magic")])
    assert case(table, "fight").key == "case-fight_nobody"


@pytest.mark.rule("DG-18.1", "DG-18.7")
@pytest.mark.parametrize(
    ("king", "pieces", "kind", "steps"),
    [
        ("E5", ["goblin B6"], "both", 2),
        ("B1", ["goblin B6"], "monsters", 0),
        ("E5", [], "king", 2),
        ("B1", [], "now", 0),
    ],
)
def test_the_next_floor_needs_both_the_king_and_no_monsters(
    king: str, pieces: list[str], kind: str, steps: int
) -> None:
    text = case(Table("0 E1", *pieces, king=king), "floor")
    assert (text.key, text.args["steps"]) == (f"case-floor_{kind}", steps)


@pytest.mark.rule("DG-18.1")
def test_a_floor_that_begins_at_once_comes_before_the_next_turn() -> None:
    table = Table("0 E1", king="B1")
    assert [case(table, kind).key for kind in ("king", "left", "ahead")] == [
        "case-king_floor",
        "case-left_floor",
        "case-ahead",
    ]
    assert case(table, "damage_up").args["due"] == 1
    for waits in (Table("0 E1", "goblin B6", king="B1"), Table("0 E1", king="E6")):
        assert "case-king_floor" not in {each.text.key for each in cases(waits.game, waits.seat(0))}, "both are needed"


def test_several_monsters_in_reach_are_compared() -> None:
    table = Table("0 B4 S2", "goblin B6", "troll B9", king="E1", floor=4)
    plans = [each.text for each in cases(table.game, table.seat(0)) if each.kind == "plan"]
    assert [text.key for text in plans[-3:]] == ["case-plan_target", "case-plan_target", "case-plan_rule"]
    goblin, troll = (text.args for text in plans[-3:-1])
    assert (goblin["percent"], troll["percent"]) == (75, 75), "4 or more with two dice"
    assert [(each["left"], each["first"], each["turns"]) for each in (goblin, troll)] == [(0, 0, 6), (1, 1, 6)]


@pytest.mark.rule("DG-13.1", "DG-13.2")
def test_the_king_steps_unless_someone_stands_in_front_of_him() -> None:
    assert case(Table("0 E1", king="E4"), "king").args["front"] == "E5"
    waits = case(Table("0 E5", king="E4"), "king")
    assert (waits.key, waits.args["who"]) == ("case-king_waits", [refer("hero-warrior")])


@pytest.mark.rule("DG-6.2")
def test_what_comes_next_is_named_only_as_far_as_it_is_known() -> None:
    table = Table("0 E1", "1 E2", king="E4", deck="king_1")
    assert case(table, "after").key == "case-after_steps"
    two = Table("0 E1", "1 E2", king="E4", deck="king_1 hero_warrior")
    other_order = Table("0 E1", "1 E2", king="E4", deck="hero_warrior king_1")
    assert case(two, "after").key == "case-after"
    assert case(two, "after").args["own"] == "later"
    assert case(two, "after", number=1).args["own"] == "none"
    assert case(two, "after") == case(other_order, "after")
    two.game.turn = "hero_thief"
    assert case(two, "after", number=1).args["own"] == "now"


@pytest.mark.rule("DG-23.16")
def test_only_the_diviner_is_told_the_order_of_the_deck() -> None:
    table = Table("0 E1", "1 E2", king="E4", deck="king_1 hero_warrior hero_thief")
    table.game.divined_by = table.seat(0)
    after = {each.kind: each for each in cases(table.game, table.seat(0))}["after"]
    assert after.text.key == "case-after_known"
    assert after.secret
    assert case(table, "after", number=1).key == "case-after"


@pytest.mark.rule("DG-8.1")
def test_a_dead_hero_hears_where_it_could_come_back() -> None:
    table = Table("0", "1 E1", king="E4")
    assert case(table, "fight").key == "case-dead"
    assert "E5" in case(table, "revive").args["cells"]  # type: ignore[operator]


@pytest.mark.rule("DG-6.6", "DG-8.1")
def test_a_dead_hero_hears_when_it_can_come_back() -> None:
    table = Table("0", "1 E1", king="E4")
    table.deck("hero_warrior", "hero_thief")
    assert case(table, "revive").args["soon"] == "round"
    table.deck("hero_thief")
    assert case(table, "revive").args["soon"] == "later"
    table.turn(0)
    assert case(table, "revive").args["soon"] == "now"


@pytest.mark.rule("DG-23.7")
def test_a_miracle_that_its_caster_cannot_pay_for_needs_a_target_that_pays() -> None:
    table = Table("0 B4 F3", "1 E1", miracles=True)
    assert case(table, "cost", "heal").args["reason"] == "target"
    assert case(table, "cost", "divination").args["reason"] == "poor"
    table.game.heroes[0].vp = 1
    assert case(table, "cost", "heal").args["reason"] == "none"


@pytest.mark.rule("DG-10.1")
@pytest.mark.parametrize(("cell", "key"), [("B5", "fight_here"), ("E6", "fight_there"), ("E5", "fight_far")])
def test_reach_is_counted_from_where_the_hero_stands(cell: str, key: str) -> None:
    table = Table(f"0 {cell} A1 M1", "slime B6", king="E4")
    assert case(table, "fight", "slime").key == f"case-{key}"


@pytest.mark.rule("DG-10.15")
@pytest.mark.parametrize(("monster", "key"), [("slime", "one"), ("troll", "two"), ("banshee_queen", "no")])
def test_one_hero_alone_beats_at_most_two_weaknesses(monster: str, key: str) -> None:
    table = Table("0 B2", f"{monster} B8", king="E4")
    assert case(table, "alone", monster).key == f"case-alone_{key}"


@pytest.mark.rule("DG-15.2")
@pytest.mark.parametrize(("damage", "faith", "key"), [(2, 3, "unhurt"), (2, 2, "hurt"), (3, 1, "dies")])
def test_a_blow_does_the_same_from_every_monster(damage: int, faith: int, key: str) -> None:
    table = Table(f"0 E1 S1 F{faith}", "troll B8", king="E4", damage=damage)
    assert case(table, "struck", "troll").key == case(table, "struck").key == f"case-struck_{key}"


def test_an_attack_finishes_a_monster_only_if_no_weakness_stays_open() -> None:
    table = Table("0 B5 M2", "1 B8 holds=strength", "troll B8 attacked", "slime B4", king="E1")
    assert case(table, "finish", "slime").key.startswith("case-finish_")
    assert case(table, "finish", "slime").key != "case-finish_no"
    assert case(table, "finish", "troll").args["left"] == 0
    assert case(table, "held", "troll").args["holders"] == [refer("hero-thief")]
    alone = Table("0 B5 M2", "troll B8", king="E1")
    assert case(alone, "finish", "troll").key == "case-finish_no"


@pytest.mark.rule("DG-15.2")
def test_who_is_struck_is_hurt_only_without_enough_reduction() -> None:
    table = Table("0 E7 S2 F1", "1 B7 S2 F3", "2 E1", "goblin E9", "slime B9", king="B1", damage=2)
    struck, safe, away = (table.game.heroes[number].name for number in range(3))
    told = case(table, "blows")
    assert told.key == "case-blows_hurt"
    assert (told.args["hurt"], told.args["struck"]) == ([struck], [struck, safe])
    assert away not in told.args["struck"]  # type: ignore[operator]
    others = {
        each.seats: each.text for each in cases(table.game, table.seat(2)) if each.kind == "other" and not each.things
    }
    assert others[(table.seat(0),)].key == "case-other_hurt"
    assert others[(table.seat(1),)].key == "case-other_unhurt"
    assert others[(table.seat(3),)].key == "case-other_dead"
    seen = {
        each.seats: each.text for each in cases(table.game, table.seat(0)) if each.kind == "other" and not each.things
    }
    assert seen[(table.seat(2),)].key == "case-other_none"


def test_nobody_is_struck_from_afar() -> None:
    assert case(Table("0 E7", "goblin B9", king="E1"), "blows").key == "case-blows_none"
    safe = Table("0 E7 F3", "goblin E9", king="B1", damage=2)
    assert case(safe, "blows").key == "case-blows_unhurt"


def test_only_abilities_below_the_limit_can_grow() -> None:
    table = Table("0 E1 S6 A2 M6 F6")
    grows = case(table, "grow")
    assert (grows.key, grows.args["ability"], grows.args["now"]) == ("case-grow", refer("ability-agility"), 6)
    assert case(table, "grow", "strength").key == "case-grow_limit"
    assert case(Table("0 E1 S6 A6 M6 F6"), "grow").key == "case-grow_full"


@pytest.mark.rule("DG-5.4", "DG-20.1")
def test_faith_that_cancels_all_damage_is_told_to_be_enough() -> None:
    enough = case(Table("0 E1 F6", "1 E3 F5", floor=4, damage=3), "grow", "faith", number=1).args
    assert (enough["loses"], enough["enough"], enough["later"]) == (0, 1, 5)
    assert case(Table("0 E1 F4", floor=4, damage=3), "grow", "faith").args["enough"] == 0, "floor 5 raises the damage"
    hurt = Table("0 E1 F1", "goblin B9", floor=4, damage=3)
    first = next(each.text.args for each in cases(hurt.game, hurt.seat(0)) if each.kind == "grow" and not each.things)
    assert (first["which"], first["loses"]) == ("faith", 3), "the most useful one comes first"


def test_every_monster_in_reach_is_listed() -> None:
    table = Table("0 B5 M2", "slime B6", "troll B7", "goblin E1")
    told = [
        each.text.args["monster"]
        for each in cases(table.game, table.seat(0))
        if (each.kind, each.things) == ("fight", ())
    ]
    assert [*told] == [*dict.fromkeys(told)]
    assert {refer("monster-slime"), refer("monster-troll")} <= {*told}


def test_the_state_of_the_party_names_who_is_hurt() -> None:
    table = Table("0 E6", "1 B4", "goblin B9", king="E5")
    table.game.heroes[1].hp -= 1
    party = next(each for each in cases(table.game, 0) if each.kind == "party")
    assert party.common
    assert (party.text.args["hurt"], party.text.args["number"]) == ([table.game.heroes[1].name], 1)
    assert party.text.args["who"] == [table.game.heroes[0].name], "in the king's way"


def test_a_defeat_is_told_with_what_is_left_then() -> None:
    table = Table("0 B5 M2 A6 S6 F6", "slime B6", "goblin B9", king="E4")
    assert case(table, "finish", "slime").args["then"] == "more"
    assert case(Table("0 B5 M2 A6 S6 F6", "slime B6", king="E4"), "finish", "slime").args["then"] == "king"


def test_only_the_first_attack_on_a_monster_brings_its_bonus() -> None:
    table = Table("0 B2", "troll B8")
    assert case(table, "worth", "troll").args["first"] == table.game.monsters[0].printed.first_vp > 0
    assert case(Table("0 B2", "troll B8 attacked"), "worth", "troll").args["first"] == 0


def test_a_grappled_monster_names_its_holders_and_what_is_still_open() -> None:
    table = Table("0 E1", "1 B8 holds=strength", "troll B8 attacked", king="E4")
    held = case(table, "held", "troll")
    assert refer("ability-strength") not in held.args["abilities"]  # type: ignore[operator]
    assert held.args["abilities"]
    free = case(Table("0 E1", "troll B8"), "held", "troll")
    assert free.key == "case-held_nobody"
    assert free.args["number"] == len(free.args["abilities"])  # type: ignore[arg-type]
    assert held.args["number"] == free.args["number"] - 1
    assert refer("ability-strength") in free.args["abilities"]  # type: ignore[operator]
    assert case(table, "able", "troll").args["heroes"] == [table.game.heroes[1].name], "who holds it attacks again"
    near = Table("0 B5 M2", "1 E1", "slime B6")
    assert case(near, "able", "slime").args["heroes"] == [near.game.heroes[0].name]


def about(table: Table, kind: str, seat: int, *things: str) -> Message:
    """The first player's case about the hero of another player and exactly these things."""
    found = [
        case
        for case in cases(table.game, table.seat(0))
        if case.kind == kind and case.things == things and case.seats == (table.seat(seat),)
    ]
    return found[0].text


@pytest.mark.rule("DG-13.2", "DG-13.5")
def test_whoever_stands_before_the_king_is_told_what_making_way_does() -> None:
    table = Table("0 E6", "1 B4", "goblin B9", king="E5")
    text = case(table, "aside")
    assert (text.key, text.args["cell"], text.args["front"]) == ("case-aside", "E5", "E6")
    assert (text.args["then"], text.args["steps"]) == ("more", 1)
    assert case(Table("0 E6", "1 E6", "goblin B9", king="E5"), "aside").key == "case-aside_taken"
    free = case(table, "aside", number=1)
    assert (free.key, free.args["blocked"]) == ("case-aside_free", 1)


@pytest.mark.rule("DG-10.1", "DG-10.8")
def test_the_best_attack_of_another_hero_is_open_to_all() -> None:
    table = Table("0 E1", "1 B4 M2", "goblin B6", "ghost B9", king="E1")
    near = about(table, "other_fight", 1, "goblin")
    assert (near.key, near.args["hero"], near.args["left"]) == ("case-other_fight", refer("hero-thief"), 0)
    assert about(table, "other_move", 1).args["range"] == 2
    far = Table("0 E1", "1 E1", "goblin B9", king="E7")
    assert about(far, "other_fight", 1, "goblin").key == "case-other_fight_no"
    assert about(far, "other_fight", 1).key == "case-other_fight_nobody"


@pytest.mark.rule("DG-14.7", "DG-15.2")
@pytest.mark.parametrize(("faith", "damage", "key"), [(4, 3, "spared_unhurt"), (3, 3, "spared")])
def test_why_a_hero_was_not_hurt(faith: int, damage: int, key: str) -> None:
    table = Table(f"0 B4 F{faith}", "1 B5 holds=strength", "troll B5 attacked", king="E1", damage=damage)
    assert case(table, "spared").key == f"case-{key}"
    assert case(table, "spared", "troll").args["holders"] == [refer("hero-thief")]
    assert case(table, "spared", "troll").args["safe"] == 0, "it hurts the one who holds it"
    safe = Table("0 B4", "1 B5 F4 holds=strength", "troll B5 attacked", king="E1", damage=3)
    assert case(safe, "spared", "troll").args["safe"] == 1
    assert case(table, "spared", "troll", number=1).key != "case-spared_held", "it strikes whoever holds it"


@pytest.mark.rule("DG-20.1", "DG-20.4")
@pytest.mark.parametrize(
    ("floor", "damage", "clock", "key", "more", "later"),
    [
        (2, 1, 2, "damage_up", 3, 3),
        (4, 3, 4, "damage_up", 1, 5),
        (5, 3, 7, "damage_up", 1, 0),
        (5, 6, 1, "damage_most", 4, 0),
    ],
)
def test_when_the_damage_rises(floor: int, damage: int, clock: int, key: str, more: int, later: int) -> None:
    table = Table("0 B4", "goblin B6", king="E1", floor=floor, damage=damage)
    table.game.floor_clock = clock
    text = case(table, "damage_up")
    assert (text.key, text.args["more"], text.args["floor"]) == (f"case-{key}", more, later)


@pytest.mark.rule("DG-4.6", "DG-18.2")
def test_what_waits_on_the_next_floor() -> None:
    table = Table("0 B4", "1 B4", "2 B5", "goblin B6", king="E1", floor=4, damage=2)
    args = case(table, "ahead").args
    assert len(table.game.heroes) == 4
    assert (args["small"], args["large"], args["king"]) == (2, 0, 1)
    assert (args["damage"], args["rises"]) == (3, 1)
    last = Table("0 B4", "goblin B6", king="E1", floor=5)
    assert case(last, "ahead").key == "case-floor_demon_king"


@pytest.mark.rule("DG-21.6")
def test_monsters_defeated_are_told_with_the_most_first() -> None:
    table = Table("0 B4", "1 B5", "goblin B6", king="E1")
    table.game.heroes[1].kills = 2
    told = [int(str(each.text.args["number"])) for each in cases(table.game, table.seat(0)) if each.kind == "kills"]
    assert told[0] == 2
    assert sorted(told, reverse=True) == told


@pytest.mark.rule("DG-14.4")
def test_a_monster_that_strikes_nobody_is_no_danger_to_another_hero() -> None:
    table = Table("0 E1", "1 B5 F1", "goblin B6", "ghost B9", king="E1")
    assert about(table, "other", 1, "goblin").key == "case-other_hurt"
    assert about(table, "other", 1, "ghost").key == "case-other_of_none"


@pytest.mark.rule("DG-19.3")
def test_an_attack_that_wins_the_game_comes_first() -> None:
    table = Table(
        "0 B4 M1 F4", "1 B5 holds=strength", "2 B5 holds=faith", "demon_king_a B5", "ghost B4", king="E1", floor=5
    )
    assert case(table, "fight").args["monster"] == table.game.monsters[0].name


@pytest.mark.rule("DG-21.6")
def test_who_would_be_the_true_hero() -> None:
    vp = 6
    table = Table("0 B4", "1 B5 holds=strength", "demon_king_a B5", king="E1", floor=5)
    table.game.heroes[0].vp, table.game.heroes[1].vp = vp - 4, vp
    assert case(table, "title", "demon_king").key == "case-title", "who defeats the demon king wins a tie"
    table.game.heroes[1].vp = vp + 1
    late = case(table, "title", "demon_king")
    assert (late.key, late.args["own"], late.args["vp"]) == ("case-title_other", vp, vp + 1)
    assert about(table, "title", 1, "demon_king").args["vp"] == vp + 5
    assert not [each for each in cases(Table("0 B4", "goblin B6", king="E1").game, 0) if each.kind == "title"]


@pytest.mark.rule("DG-10.6", "DG-17.3")
def test_which_monsters_still_give_the_point_for_the_first_attack() -> None:
    table = Table("0 B4", "goblin B6", "troll B8", "vampire B9 attacked", king="E1")
    assert case(table, "first").args["monsters"] == [refer("monster-troll")]
    assert case(Table("0 B4", "goblin B6", king="E1"), "first").key == "case-first_none", "small ones never do"


def test_an_attack_with_rolls_left_names_its_odds_and_what_a_hit_brings() -> None:
    table = Table("0 B4 S3", "mummy_lord B5 attacked", floor=4, faces=(2,))
    table.fight(0, "attack-B5-strength")
    told = case(table, "rolling")
    assert (told.args["left"], told.args["once"], told.args["percent"]) == (2, 50, 75)
    assert told.args["left_marks"] == 1, "it has two weaknesses"
    missed = case(table, "missed", "mummy_lord", number=1)
    assert (missed.args["rolled"], missed.args["needed"]) == (1, 4)
    table.pick("stop")
    assert not [case for case in cases(table.game, table.seat(0)) if case.kind in ("rolling", "missed")]


def test_a_hero_that_has_rolled_is_not_told_to_move_first() -> None:
    table = Table("0 B4 A2 S3", "mummy_lord B5 attacked", "goblin E1", floor=4, faces=(2,))
    assert case(table, "fight", "goblin").key == "case-fight_there"
    table.fight(0, "attack-B5-strength")
    assert case(table, "fight", "goblin").key == "case-fight_far"


@pytest.mark.rule("DG-14.3", "DG-21.2")
@pytest.mark.parametrize(
    ("pieces", "key", "turns"),
    [("goblin E1", "escape_next", 1), ("goblin B3", "escape", 6), ("0 E1 holds=strength\ntroll E1", "escape_held", 1)],
)
def test_how_soon_a_monster_gets_out(pieces: str, key: str, turns: int) -> None:
    table = Table("1 B4", *pieces.split("\n"), king="B9")
    told = case(table, "escape", table.game.monsters[0].unit, number=1)
    assert (told.key, told.args["turns"]) == (f"case-{key}", turns)


@pytest.mark.rule("DG-18.1", "DG-21.1")
def test_only_the_demon_king_has_to_be_defeated_on_the_last_floor() -> None:
    early = Table("0 B4", "goblin B5", floor=4)
    assert case(early, "ignore", "goblin").key == "case-ignore_no"
    assert case(early, "to_win").key == "case-to_win_later"
    late = Table("0 B4", "1 B7 holds=faith", "goblin B5", "demon_king_a B7", floor=5)
    assert case(late, "ignore", "goblin").key == "case-ignore"
    assert case(late, "ignore", "demon_king").key == "case-ignore_boss"
    assert case(late, "to_win").args["number"] == 2


def test_whose_turn_is_next_is_told_only_as_far_as_it_is_known() -> None:
    table = Table("0 E1", "1 E2", deck="hero_thief king hero_warrior")
    mine = case(table, "mine")
    assert (mine.key, mine.args["percent"]) == ("case-mine_perhaps", 33)
    table.game.divined_by = table.seat(0)
    (known,) = (each for each in cases(table.game, table.seat(0)) if each.kind == "mine")
    assert (known.text.args["place"], known.secret) == (3, True)
    assert case(table, "mine", number=1).key == "case-mine_perhaps", "who has not seen the deck knows no more"
    table.deck("hero_warrior")
    assert case(table, "mine").key == "case-mine_next"
    table.deck("king")
    assert case(table, "mine").key == "case-mine_later"


def test_a_spell_is_told_to_hit_without_a_roll() -> None:
    table = Table("0 B4 M2 vp=1", "goblin B5", "troll B6 attacked", "imp E1", spells=True)
    assert case(table, "finish", "magic_missile", "goblin").args["left"] == 0
    assert case(table, "finish", "magic_missile", "troll").args["left"] == 1
    assert case(table, "finish", "magic_missile", "imp").key == "case-spell_far"
    assert case(table, "cost").args["has"] == 1
    table.game.heroes[0].vp = 0
    assert case(table, "finish", "magic_missile", "goblin").args["reason"] == "poor"
    plain = Table("0 B4").game
    assert not [each for seat in range(plain.seats) for each in cases(plain, seat) if each.kind == "cost"]


@pytest.mark.rule("DG-11.6")
def test_leaving_a_monster_names_the_weakness_that_is_open_again() -> None:
    told = case(Table("0 B5 holds=strength", "troll B5 attacked"), "grip", "troll")
    assert told.args["ability"] == refer("ability-strength")


def test_why_the_hero_of_another_player_is_unhurt_is_told_to_everyone() -> None:
    table = Table("0 E1", "1 E2 F3", damage=2)
    about = (table.seat(1),)
    (told,) = (each.text for each in cases(table.game, table.seat(0)) if (each.kind, each.seats) == ("spared", about))
    assert told.key == "case-spared_other_unhurt"


def test_one_who_grapples_a_monster_is_told_that_it_strikes_nobody_else() -> None:
    table = Table("0 B4", "1 B5 holds=strength", "troll B5 attacked", king="E1")
    assert case(table, "blow", "troll", number=1).args["held"] == 1


def test_a_player_of_two_heroes_may_name_one_of_them() -> None:
    table = Table("0 B4 S2", "1 E2 S2", "goblin B6", king="E1")
    for hero in table.game.heroes:
        hero.seat = 0
    first, second, *_ = table.game.heroes
    assert case(table, "move", first.card).args["hero"] == first.name
    assert case(table, "move", second.card).args["hero"] == second.name


def test_one_ability_against_one_monster_is_refused_with_its_reason() -> None:
    table = Table("0 B4 S3", "1 B5 holds=strength", "troll B5 attacked", king="E1")
    held = case(table, "mark", "strength", "troll")
    assert (held.key, held.args["holder"], held.args["own"]) == ("case-mark_held", refer("hero-thief"), 0)
    others = [case(table, "mark", name, "troll").key for name in ("agility", "magic", "faith")]
    assert others == ["case-mark_none", "case-mark_open", "case-mark_none"]


def test_every_card_left_is_equally_likely() -> None:
    table = Table("0 E1", "1 E2", king="E4", deck="king_1 hero_warrior hero_thief monster_1")
    assert case(table, "after").args["percent"] == 25


def test_what_kept_the_king_is_looked_for_on_his_cell() -> None:
    table = Table("0 E5", king="E4")
    (still,) = (each for each in cases(table.game, table.seat(0)) if each.kind == "king_still")
    assert still.cause is not None
    waited = Event("log-king_waits", {"cell": "E4", "front": "E5", "who": [refer("hero-warrior")]})
    assert still.cause.explains(waited)
    assert not still.cause.explains(Event("log-king_waits", {**waited.args, "cell": "E3"}))


@pytest.mark.rule("DG-17.3")
def test_the_point_for_the_first_attack_is_explained_once_somebody_has_attacked() -> None:
    fresh = Table("0 B4", "1 B5", "troll B8", king="E1")
    assert [each for each in cases(fresh.game, fresh.seat(0)) if each.kind == "first_attack"] == []
    table = Table("0 B4", "1 B5", "troll B8 attacked", "goblin B9 attacked", king="E1")
    assert case(table, "first_attack", "troll").args["vp"] == 1
    assert {each.things for each in cases(table.game, table.seat(0)) if each.kind == "first_attack"} == {("troll",)}
