"""Every component matches the component list: numbers by comparison, effects by playing them."""

from __future__ import annotations

import pytest

from games.dungeoneer.rules.attributes import treasure_slots
from games.dungeoneer.rules.components import CARDS, HEROES, MAPS, QUESTS, Card, Exit, Hero, MapCard, Scores
from rules.questions import refusals
from tests.games.dungeoneer.table import Table, table_of

MARKS = ("–", "◇", "○")
SHORT = {"melee": "Me", "magic": "Ma", "speed": "Sp"}


def scores(printed: Scores) -> str:
    return "/".join(f"{MARKS[mark]}{value}" for value, mark in printed)


def exit_text(exit: Exit) -> str:
    if exit.kind in ("open", "wall"):
        return exit.kind[0].upper()
    return f"{exit.kind[0].upper()}({SHORT[exit.attr]}{exit.target})"


def hero_text(hero: Hero) -> str:
    return f"{hero.id} {hero.set} B{hero.boons} T{hero.treasures} {' '.join(map(scores, hero.levels))}"


def map_text(card: MapCard) -> str:
    centre: list[str] = [card.terrain] if card.terrain else []
    centre += [f"{kind}({SHORT[threat.attr]}{threat.target})" for kind, threat in card.obstacles]
    centre += [f"hazard+{card.hazard}"] if card.hazard else []
    centre += [f"sewer{card.sewer}"] if card.sewer else []
    centre += ["portal"] if card.portal else []
    return " ".join([card.id, card.kind, *map(exit_text, card.exits), f"G{card.glory}", f"P{card.peril}", *centre])


def card_text(card: Card) -> str:
    start = f"{card.id} ×{card.copies} {card.cost}"
    if card.life:
        return f"{start} life {card.life} {scores(card.scores)} {card.category}"
    if card.threat is not None:
        return f"{start} {SHORT[card.threat.attr]}{card.threat.target}"
    most = f"–{card.most}" if card.most else ""
    return f"{start}{most} {card.time} {card.span} {card.category}"


HERO_LIST = """
he_sera emberdeep B2 T3 ○2/◇1/◇3 ○3/◇1/◇3 ○3/◇2/◇4 ○4/◇3/◇4
he_brokk emberdeep B1 T4 ○3/–0/◇2 ○3/◇1/◇3 ○4/◇1/◇3 ○5/◇2/◇3
he_lirien emberdeep B4 T2 ◇1/○3/◇3 ◇1/○4/◇3 ◇2/○4/◇4 ◇2/○5/◇4
he_tamsin emberdeep B2 T3 ◇1/◇1/○4 ◇2/◇1/○4 ◇2/◇2/○5 ◇3/◇2/○6
he_ozrak emberdeep B3 T2 ◇1/○2/◇3 ◇2/○3/◇3 ◇2/○4/◇3 ◇3/○5/◇4
he_kestrel emberdeep B2 T3 ○2/◇1/◇3 ○3/◇1/◇3 ○4/◇1/◇4 ○5/◇1/◇4
he_hale gloammarch B2 T3 ○2/◇1/◇3 ○3/◇1/◇3 ○3/◇2/◇4 ○4/◇2/◇5
he_mirra gloammarch B4 T2 ◇1/○3/◇3 ◇1/○3/◇3 ◇1/○4/◇4 ◇2/○5/◇4
he_gorm gloammarch B1 T3 ○3/–0/◇3 ○4/–0/◇3 ○4/◇1/◇3 ○5/◇1/◇3
"""

MAP_LIST = """
md_gate entrance O O O O G1 P0
md_ash_corridor passage O O O O G1 P1
md_long_gallery passage O W O O G1 P1
md_crossways passage O O O O G1 P1
md_dripping_stair passage O T(Sp6) O O G1 P1 pit(Sp6)
md_collapsed_tunnel passage O W L(Me5) O G1 P1
md_narrow_way passage O O W O G1 P1
md_bone_hall passage O O O L(Ma4) G2 P1
md_smoke_vents passage T(Sp6) O O O G2 P2 hazard+1
md_guard_passage passage O L(Me5) O W G1 P1
md_forge room O L(Me5) W O G2 P2
md_ossuary room O O L(Ma5) W G2 P2
md_cistern room O O O T(Sp6) G2 P2 pit(Sp6)
md_shrine room L(Ma5) O O O G3 P2
md_treasury room L(Sp6) W T(Sp6) O G3 P2
md_chains room O O O W G1 P2 spikes(Sp6)
md_library room O L(Ma4) O O G2 P2
md_throne room O T(Me5) L(Me5) T(Me5) G3 P3 hazard+1
md_prison room L(Me5) O O W G1 P1
md_alchemist room O W O T(Sp6) G2 P2
md_barracks room O O O O G1 P1
md_shaft room O O T(Sp6) O G2 P2 pit(Sp7)
mw_camp entrance O O O O G1 P0 plain
mw_forest_road passage O O O O G1 P1 forest
mw_causeway passage O T(Sp6) O O G1 P2 swamp
mw_hill_track passage O O L(Ma4) W G1 P1 mountain
mw_river_road passage O O O O G1 P1 water
mw_village room O O O O G2 P1 urban sewerA
mw_abbey room O L(Me5) O O G2 P2 forest sewerA
mw_barrow room L(Ma5) O O W G2 P2 plain portal
mw_hollow room T(Sp6) O O O G2 P2 swamp pit(Sp6)
mw_tarn room O W T(Me5) O G3 P2 arctic hazard+1
mw_crag room O T(Sp6) L(Me5) O G3 P3 mountain spikes(Sp6) portal
"""

CARD_LIST = """
bn_iron_stance ×2 3 hero permanent skill
bn_ember_rune ×1 4 hero permanent spell
bn_fleet_foot ×2 3 hero permanent skill
bn_sidestep ×2 1 response instant maneuver
bn_spell_ward ×2 1 response instant spell
bn_second_wind ×1 3 hero instant maneuver
bn_battle_cry ×1 1–3 anytime instant maneuver
bn_blink ×1 3 response instant spell
bn_loremaster ×1 3 hero permanent skill
bn_lucky_star ×1 2 anytime instant blessing
tr_sword ×1 4 hero permanent weapon
tr_maul ×1 6 hero permanent weapon
tr_knives ×1 2 hero permanent weapon
tr_staff ×1 4 hero permanent weapon
tr_shield ×2 3 hero permanent shield
tr_helm ×1 3 hero permanent helmet
tr_boots ×1 3 hero permanent boots
tr_rope ×1 1 hero permanent tool
tr_keys ×1 2 hero permanent keys
tr_draught ×2 2 hero permanent potion
tr_quicksilver ×1 1 hero permanent potion
tr_pack ×1 2 hero permanent storage
ba_frailty ×2 3 dungeonlord permanent curse
ba_dimming ×1 3 dungeonlord permanent curse
ba_leaden_feet ×2 2 dungeonlord permanent curse
ba_collapse ×1 3 dungeonlord instant disaster
ba_imp_thief ×1 4 dungeonlord instant trick
ba_unravel ×1 3 dungeonlord instant spell
ba_ill_omen ×2 1 anytime instant curse
ba_rage ×1 1 dungeonlord attachment attachment
ba_shifting_walls ×1 2 anytime instant disaster
mo_rats ×2 1 life 1 ○1/–0/◇2 beast
mo_bone_guard ×2 2 life 1 ○2/◇0/◇1 undead
mo_goblin ×2 2 life 1 ○2/◇0/◇3 goblin
mo_wraith ×1 3 life 2 ◇0/○2/◇3 undead
mo_imp ×1 3 life 1 ◇1/○2/◇3 fiend
mo_ogre ×1 5 life 3 ○4/–0/◇1 giant
mo_gargoyle ×1 5 life 2 ○3/◇2/◇2 construct
mo_weaver ×1 4 life 2 ○3/◇1/◇3 beast
mo_pyromancer ×1 5 life 2 ◇1/○4/◇2 human
mo_troll ×1 6 life 3 ○5/◇1/◇2 giant
mo_drake ×1 7 life 4 ○5/○4/◇3 dragon
tp_darts ×2 2 Sp6
tp_flame_jet ×1 2 Sp7
tp_glyph ×1 2 Ma5
tp_net ×1 1 Me5
tp_crusher ×1 4 Me6
bn_wildlore ×1 2 hero permanent skill
bn_hunters_aim ×2 1 anytime instant maneuver
bn_vanish ×1 2 response instant spell
bn_spirit_wolf ×1 4 hero permanent spell
bn_fireside ×1 2 hero instant maneuver
bn_wayfinding ×1 1 hero instant spell
tr_bow ×1 4 hero permanent weapon
tr_oak_staff ×1 3 hero permanent weapon
tr_cloak ×1 2 hero permanent cloak
tr_saddlebag ×1 2 hero permanent storage
tr_herbs ×2 1 hero permanent potion
tr_amulet ×1 3 hero permanent amulet
ba_mire ×1 2 dungeonlord instant disaster
ba_lost_way ×1 3 dungeonlord instant trick
ba_evil_eye ×2 1 anytime instant curse
ba_fever ×1 4 dungeonlord permanent disease
ba_toll ×1 2 dungeonlord instant trick
mo_wolves ×2 2 life 1 ○2/–0/◇4 beast
mo_bandit ×1 2 life 1 ○2/◇0/◇3 human
mo_hag ×1 4 life 2 ◇2/○3/◇2 fey
mo_treant ×1 5 life 3 ○4/◇2/◇0 plant
mo_wyvern ×1 6 life 3 ○4/◇1/○4 dragon
mo_hill_giant ×1 6 life 4 ○5/–0/◇1 giant
tp_pitfall ×1 1 Sp6
tp_quicksand ×1 2 Me6
tp_rockslide ×1 3 Sp7
"""


@pytest.mark.slow
@pytest.mark.rule("DN-18.1", "DN-10.1", "DN-11.1", "DN-11.3", "DN-11.12", "DN-17.1")
def test_component_numbers_match_the_component_list() -> None:
    assert [hero_text(hero) for hero in HEROES.values()] == HERO_LIST.split("\n")[1:-1]
    assert [map_text(card) for card in MAPS.values()] == MAP_LIST.split("\n")[1:-1]
    assert [card_text(card) for card in CARDS.values()] == CARD_LIST.split("\n")[1:-1]


def declared(monster: str, answer: str, attr: str = "") -> Table:
    """A monster is declared against seat 2, which holds that response."""
    table = table_of("he_sera", "he_gorm").hand(1, monster).hand(2, answer).rich(2, glory=3, peril=9)
    table.begin("dungeonlord")
    table.play("declare", f"add-{monster}")
    if attr:
        table.do(attr)
    table.do("done", wait=True)
    return table


# Boons


@pytest.mark.parametrize(
    ("answer", "attr", "fits"),
    [
        ("bn_sidestep", "melee", True), ("bn_sidestep", "speed", True), ("bn_spell_ward", "melee", False),
        ("bn_spell_ward", "speed", False), ("bn_vanish", "melee", True), ("bn_vanish", "speed", True),
        ("bn_vanish", "magic", True), ("bn_sidestep", "magic", False),
    ],
)  # fmt: skip
def test_each_response_applies_only_to_matching_attacks(answer: str, attr: str, fits: bool) -> None:
    table = declared("mo_imp" if attr == "magic" else "mo_wyvern", answer, attr if attr != "magic" else "")
    assert (table.is_asked(2) and f"play-{answer}-e0" in table.ids(2)) == fits


def test_loremaster_explores_for_free_only_once_even_when_tipped() -> None:
    table = table_of().ready(1, "bn_loremaster").map_deck("md_crossways", "md_bone_hall", "md_narrow_way").tip(1)
    table.rich(1, movement=2).begin("hero").play("explore").play(table.ids()[0]).hero_is(1, movement=2)
    table.refuses("explore", "tipped").set(1, tip=None).play("explore").play(table.ids()[0]).hero_is(1, movement=1)


@pytest.mark.parametrize(
    ("bane", "stopped"),
    [("ba_dimming", True), ("ba_leaden_feet", True), ("ba_unravel", True), ("ba_collapse", False), ("ba_toll", False)],
)
def test_the_ward_stops_curses_and_spells(bane: str, stopped: bool) -> None:
    table = table_of("he_sera", "he_gorm").hand(1, bane).hand(2, "bn_spell_ward").ready(2, "bn_fleet_foot")
    table.rich(2, glory=3, peril=9).begin("dungeonlord").play(f"bane-{bane}-s2", wait=True)
    assert table.is_asked(2) == stopped


def test_battle_cry_lasts_for_the_turn() -> None:
    table = table_of().hand(1, "bn_battle_cry").rich(1, glory=2).begin("hero").play("play-bn_battle_cry-n2")
    table.scores(1, melee=4, magic=1, speed=3)
    table.play("end").begin("reset", turn=2).scores(1, melee=2)


def test_a_tipped_hero_that_blinks_stands_up() -> None:
    table = declared("mo_goblin", "bn_blink").tip(2, "threat", "melee", 5)
    table.play("play-bn_blink", "md_ash_corridor", seat=2).hero_is(2, at=1, tip=None)


# Treasures


@pytest.mark.rule("DN-17.16")
def test_a_treasure_without_charges_or_other_effects_is_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CARDS, "tr_staff", CARDS["tr_staff"].model_copy(update={"effects": ()}))
    table = table_of("he_lirien", "he_brokk")
    sword, staff = table.ready(1, "tr_sword", "tr_staff")[1].treasures
    table.begin("hero").play("use-#tr_staff")
    assert (table[1].treasures, staff.charges) == ([sword, staff], 1)
    table.play("use-#tr_staff").hero_is(1, treasures=[sword]).discards("tr_staff")


@pytest.mark.rule("DN-17.18")
@pytest.mark.parametrize("card", ["tr_pack", "tr_saddlebag"])
def test_storage_adds_two_slots_and_takes_one(card: str) -> None:
    table = table_of().ready(1, card)
    assert treasure_slots(table[1]) - len(table[1].treasures) == 4


def test_a_tipped_hero_can_spend_quicksilver_movement_only_on_getting_up() -> None:
    table = table_of().hand(1, "tr_quicksilver").rich(1, glory=1).tip(1).begin("hero").play("quaff-tr_quicksilver")
    table.hero_is(1, movement=2).refuses("move-n", "tipped")
    table.play("untip").hero_is(1, movement=1)


@pytest.mark.rule("DN-17.17")
def test_only_useful_single_use_treasures_can_be_used_as_they_are_played() -> None:
    table = table_of("he_lirien", "he_brokk").hand(1, "tr_staff", "tr_draught", "tr_amulet").rich(1, glory=9)
    table.begin("hero")
    table.never("quaff*")
    table.set(1, life=5).answers_like("quaff", "quaff-tr_draught")


def test_hunters_aim_is_played_just_before_an_attack() -> None:
    table = table_of().hand(1, "bn_hunters_aim").rich(1, glory=1, movement=1).begin("hero")
    (refused,) = [refusal for refusal in refusals(table.asked(1), table.game) if refusal.id == "play-bn_hunters_aim"]
    assert (refused.reason, refused.reason_args) == ("wrong_timing", {"when": "roll"})
    table.play("challenge-s2-melee", wait=True).offers("play-bn_hunters_aim", by=1)


# Banes


@pytest.mark.parametrize("card", ["ba_ill_omen", "ba_evil_eye"])
def test_ill_omen_and_evil_eye_lower_the_roll_by_two(card: str) -> None:
    table = table_of("he_sera", "he_gorm", where=(("md_shrine", 0, 0), ("md_ash_corridor", 0, -1)))
    table.quest("qd_relight", 1)
    table.hand(2, card).rich(1, peril=1).begin("hero", moved=True).play("quest-qd_relight", wait=True).dice(6)
    table.play(f"bane-{card}-s1", seat=2).logs("threat_failed", bonus=-2).hero_is(1, peril=0)


@pytest.mark.parametrize(("card", "cost"), [("ba_frailty", 3), ("ba_dimming", 3), ("ba_fever", 4)])
def test_removing_a_bane_costs_its_glory(card: str, cost: int) -> None:
    table = table_of().bane(1, card, 2)
    table.rich(1, glory=cost - 1).begin("hero").refuses(f"remove-#{card}", "not_enough_glory")
    table.set(1, glory=cost).play(f"remove-#{card}").hero_is(1, banes="", glory=0)


def test_leaden_feet_cannot_be_bought_off() -> None:
    table_of().bane(1, "ba_leaden_feet", 2).rich(1, glory=20).begin("hero").never("remove*")


@pytest.mark.rule("DN-20.7")
@pytest.mark.parametrize(("glory", "left"), [(5, 2), (2, 0)])
def test_toll_takes_three_glory_or_what_there_is(glory: int, left: int) -> None:
    table = table_of().hand(1, "ba_toll").rich(2, glory=glory, peril=2).begin("dungeonlord").play("bane-ba_toll-s2")
    table.hero_is(1, glory=0).hero_is(2, glory=left)
    table_of().hand(1, "ba_toll").rich(2, peril=2).begin("dungeonlord").refuses("bane-ba_toll-s2", "no_target")


@pytest.mark.rule("DN-16.7")
def test_mire_fails_when_its_target_blinks_out_of_the_swamp() -> None:
    table = table_of(where=(("mw_causeway", 0, 0), ("mw_forest_road", 0, -1))).hand(1, "ba_mire").hand(2, "bn_blink")
    table.rich(2, glory=3, peril=2).begin("dungeonlord").play("bane-ba_mire-s2", wait=True)
    table.play("play-bn_blink", seat=2)
    table.hero_is(2, at=1, tip=None, peril=0).logs("bane_fails").discards("ba_mire")
    slow = table_of(where=(("mw_causeway", 0, 0), ("mw_forest_road", 0, -1))).hand(1, "ba_mire").rich(2, peril=2)
    slow.begin("dungeonlord").play("bane-ba_mire-s2").hero_is(2, lies=True)


@pytest.mark.parametrize(
    ("card", "die", "harm"),
    [("ba_collapse", 2, "tipped"), ("ba_collapse", 3, ""), ("ba_imp_thief", 2, "robbed"), ("ba_imp_thief", 3, "")],
)
def test_collapse_and_imp_thief_can_be_escaped_with_speed(card: str, die: int, harm: str) -> None:
    table = table_of("he_brokk", "he_sera").ready(2, "tr_sword").hand(1, card).rich(2, peril=4).begin("dungeonlord")
    table.dice(die).play(f"bane-{card}-s2").hero_is(2, treasures="" if harm == "robbed" else "tr_sword")
    table.tipped_by(2, "threat", "speed", 6) if harm == "tipped" else table.hero_is(2, tip=None)


@pytest.mark.rule("DN-18.10")
def test_a_hero_tipped_without_a_threat_gets_up_without_a_roll() -> None:
    table = table_of().tip(1).rich(1, movement=1).begin("hero")
    rolled = table.game.rolled
    table.play("untip").hero_is(1, tip=None, movement=0).game_is(rolled=rolled)


@pytest.mark.rule("DN-20.6")
@pytest.mark.parametrize(("peril", "left"), [(1, 0), (3, 1)])
def test_warding_smoke_needs_peril_to_remove(peril: int, left: int) -> None:
    table = table_of("he_mirra", "he_brokk").rich(1, glory=2).begin("hero").refuses("ability", "no_target")
    table.set(1, peril=peril).play("ability").hero_is(1, glory=0, peril=left)


# Encounters


def test_failing_a_magic_challenge_against_the_drake_costs_two_life() -> None:
    table = table_of("he_sera", "he_lirien").pack(1, "mo_drake")
    table.rich(2, peril=7).set(2, token=True).begin("dungeonlord").play("declare", "add-m#mo_drake", "melee")
    table.dice(1, 5).play("done", wait=True)
    assert table.args_of("log-tie"), "5 and 1 against 1 and 5"
    table.dice(1, 6).play("challenge-e0-magic", seat=2, wait=True).hero_is(2, life=4)
    table.play("seat-1").hero_is(1, peril=2)


def test_hale_gets_a_defence_bonus_in_the_wilderness() -> None:
    table = table_of("he_hale", "he_brokk", where=(("mw_hollow", 0, 0), ("mw_river_road", 1, 0))).hand(2, "mo_goblin")
    table.rich(1, peril=2).begin("dungeonlord", turn=2).dice(3, 3).declare("mo_goblin", target=1)
    assert table.args_of("log-combat_total")[1]["bonus"] == 1
    table.set(1, movement=1).begin("hero").rich(1, movement=1).dice(3, 3).play("challenge-s2-melee")
    table.logs_each("combat_total", who=[1, 2], bonus=[0, 0])  # not in attack


# Quests

START = {"level": 1, "life": 4, "glory": 2, "peril": 1}
"""Seat 1 before it attempts a quest."""


def at_quest(quest: str) -> Table:
    """The hero of seat 1 (Sera: Melee 2, Magic 1, Speed 3) begins in the space of its quest, with 3 movement."""
    space = QUESTS[quest].space or "mw_forest_road"
    neighbour = "mw_river_road" if space.startswith("mw") else "md_ash_corridor"
    table = table_of(where=((space, 0, 0), (neighbour, 1, 0) if space != "md_treasury" else (neighbour, 0, -1)))
    return table.quest(quest, 1).set(1, **START, movement=3).begin("hero", moved=True)


def gained(table: Table) -> dict[str, int]:
    """The changes of seat 1 since the start, without what is as it was."""
    return {name: more for name, before in START.items() if (more := getattr(table[1], name) - before)}


@pytest.mark.parametrize(
    ("quest", "die", "reward", "harm"),
    [
        ("qd_relight", 6, {"level": 1, "glory": 2}, {"life": -1}),
        ("qd_mirror", 5, {}, {"life": -1}),
        ("qd_smoke", 5, {"level": 1, "glory": 2}, {"life": -1}),
        ("qw_stormcaller", 6, {"level": 1, "glory": 3}, {"life": -1}),
        ("qw_horn", 5, {}, {"peril": 2}),
    ],
)
def test_threat_quests_give_their_reward_when_met_and_their_harm_when_failed(
    quest: str, die: int, reward: dict[str, int], harm: dict[str, int]
) -> None:
    """The lowest die that meets the threat, and one less."""
    won = at_quest(quest).dice(die).play(f"quest-{quest}").hero_is(1, done=[quest])
    assert gained(won) == reward
    lost = at_quest(quest).dice(die - 1).play(f"quest-{quest}").hero_is(1, done="")
    assert gained(lost) == harm
    lost.hero_is(2, life=6 + harm.get("life", 0), peril=harm.get("peril", 0))  # it affects everybody in the space


@pytest.mark.parametrize(
    ("quest", "dice", "attr", "score", "life", "reward"),
    [
        ("qd_bone_regent", (), "", 3, 2, {"level": 1, "life": 1}),
        ("qd_cinder_king", (), "melee", 4, 3, {"level": 1, "life": 1, "glory": 4}),
        ("qd_cinder_king", (), "magic", 3, 3, {"level": 1, "life": 1, "glory": 4}),
        ("qd_assassin", (3,), "", 3, 1, {"level": 1, "glory": 3}),
        ("qd_crown", (), "", 4, 2, {}),
        ("qw_wight", (), "melee", 3, 2, {"level": 1, "life": 1}),
        ("qw_wight", (), "magic", 2, 2, {"level": 1, "life": 1}),
        ("qw_abbot", (4,), "", 3, 2, {"level": 1}),
    ],
)
def test_slay_quests_give_their_reward_when_their_monster_dies(
    quest: str, dice: tuple[int, ...], attr: str, score: int, life: int, reward: dict[str, int]
) -> None:
    """The monster attacks and is killed by the counter; its other wounds are set beforehand."""
    table = at_quest(quest).set_quest(quest, wounds=life - 1).dice(*dice, *(() if attr else (1, 6)))
    table.play(f"quest-{quest}")
    if attr:
        table.dice(1, 6).play(attr, seat=2)
    assert table.args_of("log-combat_total")[0]["score"] == score
    table.hero_is(1, done=[quest], hand=2 if quest == "qw_abbot" else 0)
    assert gained(table) == reward


@pytest.mark.parametrize(("quest", "die", "harm"), [("qd_assassin", 2, {"life": -1}), ("qw_abbot", 3, {})])
def test_a_failed_search_for_a_monster_harms_at_most_the_hero_that_searches(
    quest: str, die: int, harm: dict[str, int]
) -> None:
    table = at_quest(quest).dice(die).play(f"quest-{quest}").quest_is(quest, found=False).hero_is(2, life=6)
    assert gained(table) == harm


@pytest.mark.rule("DN-13.31a")
def test_sidestepping_a_quest_monster_does_not_prevent_later_attacks() -> None:
    table = at_quest("qd_bone_regent").hand(1, "bn_sidestep", "bn_sidestep", "bn_vanish", "bn_spell_ward")
    table.play("quest-qd_bone_regent", wait=True).answers_like("play", "play-bn_sidestep-fight", by=1)
    # there is nothing left to prevent for the second one
    table.dice(6, 1).play("play-bn_sidestep-fight", seat=1, wait=True).asks("hero_acts")
    table.hero_is(1, life=4, glory=1)
    table.hand(2, "mo_goblin").rich(1, peril=2).begin("dungeonlord", turn=2).dice(6, 1).declare("mo_goblin", target=1)
    table.hero_is(1, life=3)


@pytest.mark.parametrize(
    ("quest", "spent", "dice", "reward"),
    [
        ("qd_leap", 1, (6,), {"level": 1}),
        ("qd_leap", 2, (5,), {"level": 1, "glory": -1}),
        ("qd_leap", 0, (6,), None),
        ("qd_treasury", 0, (5, 5), {"level": 1, "glory": 4}),
        ("qd_treasury", 1, (5, 4), {"level": 1, "glory": 3}),
        ("qd_treasury", 0, (5, 4), None),
        ("qw_deep_catch", 1, (6,), {"level": 1, "life": 1, "glory": -1}),
        ("qw_deep_catch", 1, (5,), None),
    ],
)
def test_chance_quests_are_won_by_dice_and_glory(
    quest: str, spent: int, dice: tuple[int, ...], reward: dict[str, int] | None
) -> None:
    """The reward includes the Glory spent; None is a failure."""
    table = at_quest(quest).play(f"quest-{quest}").hero_is(1, movement=2)
    table.dice(*dice).play(f"spend-{spent}").hero_is(1, done=[] if reward is None else [quest])
    assert gained(table) == ({"glory": -spent} if reward is None and spent else reward or {})


@pytest.mark.parametrize(
    ("quest", "start", "way", "goal", "reward"),
    [
        ("qd_smith", ("md_prison", 0, 0), "move-s", ("md_gate", 0, 1), {"level": 1, "glory": 3}),
        (
            *("qd_ember_heart", ("md_forge", 0, 0), "move-w", ("md_shrine", -1, 0)),
            {"level": 1, "life": 1, "glory": 3, "peril": 2},
        ),
        ("qw_herbalist", ("mw_hollow", 0, 0), "move-e", ("mw_village", 1, 0), {"level": 1, "glory": 4, "peril": 1}),
    ],
)
def test_escort_quests_give_their_reward_at_their_goal(
    quest: str, start: tuple[str, int, int], way: str, goal: tuple[str, int, int], reward: dict[str, int]
) -> None:
    """Glory and Peril gained on the way (those of the goal's space) are counted as well."""
    table = table_of(where=(start, goal)).quest(quest, 1).set(1, **START, movement=1)
    table.begin("hero").play(f"pick-{quest}").scores(1, speed=2 if quest == "qd_ember_heart" else 3)
    table.play(way, f"drop-{quest}").hero_is(1, done=[quest])
    assert gained(table) == reward
