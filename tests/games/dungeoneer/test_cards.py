"""Each card, used by name, has its printed effect.

Heroes on level 1 have these scores here: Sera melee 2, magic 1, speed 3; Lirien magic 3; Tamsin melee 1; Gorm melee 3.
"""

from __future__ import annotations

import pytest

from games.dungeoneer.rules.attributes import hero_score, passives
from games.dungeoneer.rules.components import ATTACK, CARDS, COUNTER, HEROES
from rules.questions import as_shown
from tests.games.dungeoneer.table import Table, table_of

FOREST = (("mw_forest_road", 0, 0), ("mw_river_road", 0, -1))
GATE = (("md_gate", 0, 0), ("md_ash_corridor", 0, -1))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("card", "hero", "attr", "score", "mark"),
    [
        ("bn_iron_stance", "he_lirien", "melee", 2, COUNTER),
        ("bn_ember_rune", "he_sera", "magic", 2, ATTACK),
        ("bn_fleet_foot", "he_sera", "speed", 4, COUNTER),
        ("bn_spirit_wolf", "he_lirien", "melee", 2, ATTACK),
        ("tr_sword", "he_tamsin", "melee", 2, ATTACK),
        ("tr_maul", "he_tamsin", "melee", 2, ATTACK),
        ("tr_staff", "he_sera", "magic", 2, ATTACK),
        ("tr_oak_staff", "he_sera", "magic", 2, ATTACK),
        ("tr_boots", "he_sera", "speed", 4, COUNTER),
    ],
)
def test_readied_cards_improve_their_attribute(card: str, hero: str, attr: str, score: int, mark: int) -> None:
    table = table_of(hero, "he_brokk").ready(1, card)
    assert hero_score(table.game, 1, attr) == (score, mark)


@pytest.mark.parametrize(("card", "attr"), [("tr_shield", "melee"), ("tr_helm", "magic")])
def test_shields_help_in_defence_only(card: str, attr: str) -> None:
    table = table_of()
    unarmed, _ = hero_score(table.game, 1, attr, combat=True)
    table.ready(1, card)
    assert hero_score(table.game, 1, attr, combat=True).value == unarmed
    assert hero_score(table.game, 1, attr, combat=True, defending=True).value == unarmed + 1


@pytest.mark.parametrize(("card", "in_combat"), [("tr_knives", 3), ("tr_bow", 4)])
def test_throwing_weapons_count_in_combat_only(card: str, in_combat: int) -> None:
    table = table_of().ready(1, card)
    assert hero_score(table.game, 1, "speed") == (3, COUNTER)
    assert hero_score(table.game, 1, "speed", combat=True) == (in_combat, ATTACK)


@pytest.mark.parametrize(
    ("card", "attr"), [("ba_frailty", "melee"), ("ba_dimming", "magic"), ("ba_leaden_feet", "speed")]
)
def test_curses_lower_a_score_by_one(card: str, attr: str) -> None:
    table = table_of("he_sera", "he_lirien").hand(1, card).rich(2, peril=5)
    before, _ = hero_score(table.game, 2, attr)
    assert before > 0, "0 is the least"
    table.begin("dungeonlord").play(f"bane-{card}-s2").scores(2, **{attr: before - 1})


@pytest.mark.parametrize(
    ("card", "where", "healed"),
    [("bn_second_wind", "md_gate", 2), ("bn_fireside", "md_gate", 1), ("bn_fireside", "mw_village", 2)],
)
def test_healing_boons_heal_as_much_as_printed(card: str, where: str, healed: int) -> None:
    table = table_of(where=((where, 0, 0),)).hand(1, card).rich(1, glory=3).set(1, life=2).begin("hero")
    table.play(f"play-{card}")
    table.hero_is(1, life=2 + healed).discards(card)


@pytest.mark.parametrize(("card", "healed"), [("tr_draught", 2), ("tr_herbs", 1)])
def test_potions_heal_when_they_are_used(card: str, healed: int) -> None:
    table = table_of().ready(1, card)
    table.set(1, life=1).begin("dungeonlord").play(f"use-#{card}").hero_is(1, life=1 + healed).discards(card)


def test_quicksilver_gives_movement_in_the_hero_phase() -> None:
    table = table_of()
    table.ready(1, "tr_quicksilver").begin("dungeonlord").refuses("use-#tr_quicksilver", "wrong_phase")
    table.begin("hero").play("use-#tr_quicksilver").hero_is(1, movement=2)


def test_the_staff_keeps_its_bonus_without_charges() -> None:
    bonus, per_charge, charges = 1, 2, 2
    table = table_of("he_lirien", "he_brokk").ready(1, "tr_staff").begin("hero").play("use-#tr_staff", "use-#tr_staff")
    table.scores(1, magic=3 + bonus + per_charge * charges)
    table.refuses("use-#tr_staff", "cost_not_payable").hero_is(1, treasures="tr_staff")


def test_wild_lore_helps_in_the_wild() -> None:
    table = table_of(where=FOREST).ready(1, "bn_wildlore")
    assert [effect.n for _, effect in passives(table.game, 1, "bonus")] == [1]
    table[1].at = 1
    assert passives(table.game, 1, "bonus") == []


def before_an_exit(kind: str, hero: str, *cards: str) -> Table:
    """The hero, with these cards readied, has 2 movement and a locked or trapped exit to the east."""
    start = {"locked": "md_forge", "trapped": "md_dripping_stair"}[kind]
    table = table_of(hero, "he_brokk", where=((start, 0, 0), ("md_ash_corridor", 1, 0))).at(2, "md_ash_corridor")
    return table.ready(1, *cards).rich(1, movement=2).begin("hero")


@pytest.mark.parametrize(
    ("kind", "hero", "cards", "bonus"),
    [
        ("locked", "he_sera", ("tr_keys",), 2),
        ("locked", "he_sera", ("tr_cloak",), 1),
        ("trapped", "he_sera", ("tr_cloak",), 1),
        ("trapped", "he_brokk", (), 2),
        ("locked", "he_brokk", (), 0),
    ],
)
def test_bonuses_at_exits_are_added_and_listed(kind: str, hero: str, cards: tuple[str, ...], bonus: int) -> None:
    table = before_an_exit(kind, hero, *cards).dice(6).play("move-e").logs_each("threat_met", bonus=[bonus])
    table.logs_each("part", n=[bonus] if bonus else [])


def test_deft_hands_and_wayfinding_open_without_a_roll() -> None:
    deft = before_an_exit("locked", "he_tamsin").play("move-e").hero_is(1, at=1, movement=1).game_is(rolled=0)
    assert 1 in deft.game.spaces[0].opened
    for kind in ("locked", "trapped"):
        way = before_an_exit(kind, "he_sera").hand(1, "bn_wayfinding").set(1, glory=1)
        way.play("play-bn_wayfinding", "move-e").hero_is(1, at=1).game_is(rolled=0)


def test_the_rope_prevents_falling_into_pits() -> None:
    table = table_of(where=(("md_gate", 0, 0), ("md_cistern", 0, -1))).ready(1, "tr_rope").rich(1, movement=1)
    table.begin("hero").play("move-n").hero_is(1, tip=None).logs("automatic", source="rope")


def test_the_player_of_imp_thief_chooses_the_treasure_to_steal() -> None:
    table = table_of().ready(2, "tr_boots", "tr_sword").hand(1, "ba_imp_thief").rich(2, peril=4).begin("dungeonlord")
    table.dice(1).play("bane-ba_imp_thief-s2")

    assert table.asked().seat == 1
    table.defaults("card-#tr_boots").play("card-#tr_sword").hero_is(2, treasures="tr_boots")


@pytest.mark.rule("DN-1.20")
def test_a_treasure_forced_out_of_play_stops_working_at_once() -> None:
    table = table_of("he_sera", "he_tamsin").ready(2, "tr_sword").hand(1, "ba_imp_thief", "mo_goblin").rich(2, peril=6)
    table.scores(2, melee=2).begin("dungeonlord").dice(1).play("bane-ba_imp_thief-s2").scores(2, melee=1)
    table.discards("tr_sword")


@pytest.mark.rule("DN-8.8", "DN-10.17")
def test_a_bonus_against_traps_does_not_apply_to_exits_or_spikes(monkeypatch: pytest.MonkeyPatch) -> None:
    trapper = HEROES["he_brokk"].model_copy(update={"passive": HEROES["he_brokk"].passive[:1]})
    monkeypatch.setitem(HEROES, "he_brokk", trapper)
    table = table_of("he_brokk", "he_sera").map(("md_dripping_stair", 0, 0), ("md_chains", 1, 0), turned=["md_chains"])
    # a trapped exit and spikes
    table.rich(1, movement=1).begin("hero").dice(6, 6).play("move-e").logs_each("threat_met", bonus=[0, 0])
    table.hand(2, "tp_net").rich(1, peril=1).begin("dungeonlord", turn=2).dice(6).declare("tp_net", target=1)
    table.logs_each("threat_met", bonus=[2])


def test_shifting_walls_lasts_until_the_end_of_the_turn() -> None:
    table = table_of(where=GATE).hand(1, "ba_shifting_walls").rich(2, peril=2).rich(1, movement=1)
    table.game.spaces[0].opened = [0]
    table.begin("hero").ways(open="0n 1s").play("bane-ba_shifting_walls-s2").ways(shut="0n 1s")
    edge = table.game.spaces[0].exit(0)
    assert (edge.kind, edge.attr, edge.target) == ("locked", "melee", 6)
    table.dice(6).play("move-n").logs("tries_locked", target=6).begin("reset").ways(open="0n")


@pytest.mark.rule("DN-1.17")
def test_shifting_walls_needs_a_border_without_a_hero_on_the_cusp() -> None:
    table = table_of(where=GATE).hand(1, "ba_shifting_walls").rich(2, peril=2).set(2, cusp=0).begin("dungeonlord")
    table.refuses("bane-ba_shifting_walls-s2", "no_target").map(*GATE, ("md_crossways", 1, 0))
    table.play("bane-ba_shifting_walls-s2").logs("plays_bane_edge").ways(shut="0e 2w", open="2e 1s")


def test_the_lucky_star_is_played_in_free_time_or_before_a_roll() -> None:
    table = table_of("he_sera", "he_tamsin").hand(2, "bn_lucky_star").hand(1, "mo_goblin").rich(2, glory=2, peril=2)
    # not while players respond to the encounters
    table.begin("dungeonlord").declare("mo_goblin", wait=True).window_is("roll")
    table.offers("play-bn_lucky_star", by=2)
    for phase in ("dungeonlord", "hero"):
        table.begin(phase, turn=2).offers("play-bn_lucky_star")


def test_spell_ward_stops_curses_and_magic() -> None:
    table = table_of().hand(1, "ba_frailty", "mo_imp").hand(2, "bn_spell_ward", "bn_spell_ward")
    table.rich(2, glory=2, peril=6)
    table.begin("dungeonlord").play("bane-ba_frailty-s2", wait=True).play("play-bn_spell_ward", seat=2)
    table.hero_is(2, banes="")
    table.logs("cancelled", card="frailty").silent("bane_fails").discards("ba_frailty").hero_is(2, peril=3)
    table.declare("mo_imp", wait=True).dice(6, 1).play("play-bn_spell_ward-e0", seat=2).hero_is(2, life=6)


def test_aim_amulet_and_mirror_change_the_next_roll() -> None:
    table = table_of("he_sera", "he_tamsin").hand(1, "bn_hunters_aim")
    table.ready(2, "tr_amulet").set(2, done=["qd_mirror"]).rich(1, glory=1, movement=1).rich(2, glory=2).begin("hero")
    table.play("challenge-s2-melee", wait=True).offers("use-#tr_amulet", by=2)
    table.play("use-#tr_amulet", seat=2, wait=True).play("play-bn_hunters_aim", seat=1, wait=True).dice(3, 3)
    table.play("artifact-qd_mirror", seat=2).logs("combat_total", who=1, bonus=2).logs("combat_total", who=2, bonus=2)
    table.hero_is(1, rolls=[]).hero_is(2, rolls=[])


def test_effects_on_the_next_roll_apply_to_one_roll_only() -> None:
    table = table_of("he_sera", "he_gorm", where=(("md_shrine", 0, 0), ("md_ash_corridor", 0, -1)))
    table.quest("qd_relight", 1).hand(1, "bn_lucky_star").hand(2, "ba_ill_omen")
    table.ready(1, "tr_amulet").rich(1, glory=3, peril=1, movement=2).begin("hero", moved=True)
    table.play("play-bn_lucky_star", "use-#tr_amulet").play("quest-qd_relight", wait=True).dice(3, 2)
    table.play("bane-ba_ill_omen-s1", seat=2).logs("two_dice", dice=[3, 2])
    table.logs_each("threat_failed", die=[3], bonus=[-2])
    table.dice(4, 6).play("quest-qd_relight").silent("two_dice").logs_each("threat_failed", die=[4], bonus=[0])
    assert [roll.source for roll in table[1].rolls] == ["tr_amulet"], "the amulet waits for a defence roll"


def test_wayfinding_opens_exits_but_does_not_help_against_pits() -> None:
    table = table_of(where=(("md_gate", 0, 0), ("md_cistern", 0, -1))).hand(1, "bn_wayfinding")
    table.rich(1, glory=1, movement=1)
    table.begin("hero").play("play-bn_wayfinding").dice(1).play("move-n").hero_is(1, lies=True)


@pytest.mark.parametrize(
    ("space", "side", "percent"),
    [
        ("md_forge", "e", 67), ("md_dripping_stair", "e", 67), ("md_bone_hall", "w", 67),
        ("md_ossuary", "s", 50), ("md_treasury", "n", 67),
    ],
)  # fmt: skip
def test_the_preview_of_an_exit_shows_the_chance_of_success(space: str, side: str, percent: int) -> None:
    """Sera: melee 2, magic 1, speed 3."""
    dx, dy = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}[side]
    table = table_of(where=((space, 0, 0), ("md_crossways", dx, dy), ("md_barracks", -dx, -dy))).rich(1, movement=1)
    table.begin("hero").explains(f"move-{side}", "sum-threat", percent=percent)
    table.game.spaces[0].opened = ["nesw".index(side)]
    table.omits(f"move-{side}", "sum-threat")


def test_the_preview_of_an_exit_includes_bonuses_and_automatic_success() -> None:
    """The hero's own score is part of the sum."""
    deft = before_an_exit("locked", "he_tamsin").explains("move-e", "sum-automatic", source="he_tamsin")
    deft.omits("move-e", "sum-threat")
    keys = before_an_exit("locked", "he_sera", "tr_keys").explains("move-e", "sum-threat", score=2 + 2, percent=100)
    keys.explains("move-e", "sum-part", source="keys", n=2)
    boots = before_an_exit("trapped", "he_sera", "tr_boots").explains("move-e", "sum-threat", score=3 + 1)
    boots.explains("move-e", "sum-part", source="boots", n=1)


def test_only_heroes_in_the_space_of_a_trap_see_their_chance() -> None:
    table = table_of("he_sera", "he_gorm", "he_lirien").hand(1, "tp_crusher").hand(2, "bn_blink").hand(3, "bn_blink")
    table.at(3, "md_ash_corridor").rich(2, glory=5, peril=6).rich(3, glory=5).stance(2, "always").stance(3, "always")
    table.begin("dungeonlord").declare("tp_crusher", wait=True).explains("pass", "sum-card", by=2, card="crusher")
    # with melee 3, Gorm needs a 3 or more
    table.explains("pass", "sum-threat", by=2, attr="melee", score=3, target=6, percent=67)
    table.play("pass", seat=2, wait=True).omits("pass", "sum-threat", by=3)  # its hero is elsewhere


@pytest.mark.rule("DN-16.1", "DN-20.6")
def test_effects_are_offered_only_where_they_are_useful() -> None:
    table = table_of("he_sera", "he_gorm", "he_lirien").ready(2, "tr_draught")
    table.hand(1, "mo_goblin", "tp_darts").hand(3, "bn_battle_cry", "bn_lucky_star", "bn_hunters_aim")
    table.at(3, "md_ash_corridor").rich(2, glory=5, peril=4).rich(3, glory=9).stance(2, "always").stance(3, "always")
    # Thick Hide is for combat rolls, and a hero at full Life cannot be healed
    table.begin("dungeonlord").declare("mo_goblin", "tp_darts", wait=True).window_is("enc").asks_in_secret(3)
    table.play("pass", seat=3, wait=True).window_is("roll").answers_are("pass", "ability", by=2)
    table.asks_in_secret(2)  # the boons of seat 3 do not change another hero's roll
    table.dice(3, 2, 6, 6).play("pass", seat=2, wait=True).asks("dungeonlord_acts")  # a trap is not combat
    table.begin("hero", turn=2).never("ability").refuses("use-#tr_draught", "no_target")


@pytest.mark.rule("DN-12.2", "DN-17.2", "DN-1.6")
def test_boons_with_hero_timing_are_playable_only_in_the_players_own_hero_phase() -> None:
    table = table_of("he_sera", "he_gorm").hand(1, "bn_second_wind", "bn_fleet_foot", "tr_boots", "mo_goblin")
    table.hand(2, "bn_second_wind").set(1, life=2).set(2, life=2).rich(1, glory=9).rich(2, glory=9, peril=2)
    table.stance(2, "always").begin("dungeonlord")
    for card in ("bn_second_wind", "bn_fleet_foot", "tr_boots"):
        table.refuses(f"play-{card}", "wrong_phase")
    table.declare("mo_goblin", wait=True).window_is("roll").refuses("play-bn_second_wind", "not_your_turn", by=2)
    table.begin("hero").offers("play-bn_second_wind")
    table.set(1, glory=2).refuses("play-bn_second_wind", "not_enough_glory")
    # a hero at full Life cannot be healed
    table.rich(1, glory=3).set(1, life=6).refuses("play-bn_second_wind", "no_target")


@pytest.mark.rule("DN-15.5", "DN-5.17", "DN-5.18")
def test_a_response_is_playable_only_against_what_its_players_hero_faces() -> None:
    table = table_of("he_sera", "he_gorm", "he_lirien").hand(1, "mo_goblin", "mo_rats", "ba_dimming")
    table.hand(2, "bn_sidestep", "bn_sidestep").hand(3, "bn_sidestep", "bn_blink", "bn_spell_ward")
    table.rich(2, glory=5, peril=6).rich(3, glory=9).stance(3, "always").begin("dungeonlord")
    # each once, though there are two
    table.declare("mo_goblin", "mo_rats", wait=True)
    table.answers_are("pass", "play-bn_sidestep-e0", "play-bn_sidestep-e1", by=2)
    table.answers_are("pass", "ability", by=3)  # a hero that is not attacked may not respond
    table.refuses("play-bn_blink", "wrong_timing", by=3)
    table.play("pass", seat=3, wait=True).play("play-bn_sidestep-e1", seat=2, wait=True)
    table.answers_are("pass", "play-bn_sidestep-e0", by=2)  # the rats are dealt with
    table.dice(3, 2).play("pass", seat=2).asks("between_encounters")
    # a pending attack cannot be sidestepped in the window of a bane
    table.play("bane-ba_dimming-s2", wait=True).window_is("bane").asks_in_secret(3).answers_are("pass", "ability", by=3)


def test_the_horn_helps_against_monsters_and_not_against_heroes() -> None:
    table = table_of("he_sera", "he_tamsin").set(1, done=["qw_horn"]).rich(1, movement=1).begin("hero").dice(3, 3)
    table.play("challenge-s2-melee").logs_each("combat_total", bonus=[0, 0])
    table.hand(2, "mo_goblin").rich(1, peril=2).begin("dungeonlord", turn=2).dice(3, 3).declare("mo_goblin", target=1)
    table.logs_each("combat_total", bonus=[0, 1])


def hit(monster: str, glory: int = 0, attr: str = "") -> Table:
    """The monster, declared with this attribute if there is a choice, has hit Gorm, who had 6 Life and 9 Peril."""
    table = table_of("he_sera", "he_gorm").hand(1, monster).rich(2, glory=glory, peril=9)
    table.stance(2, "pass").begin("dungeonlord").play("declare", f"add-{monster}")
    if attr in table.ids():
        table.do(attr)
    table.dice(6, 1).play("done")
    return table


@pytest.mark.parametrize(
    ("monster", "attr", "wounds", "gained_peril"),
    [
        ("mo_rats", "", 1, 0), ("mo_bone_guard", "", 1, 0), ("mo_goblin", "", 1, 0), ("mo_wraith", "", 1, 1),
        ("mo_imp", "", 1, 0), ("mo_ogre", "", 1, 0), ("mo_gargoyle", "", 1, 0), ("mo_pyromancer", "", 2, 0),
        ("mo_troll", "", 1, 0), ("mo_drake", "melee", 1, 0), ("mo_drake", "magic", 2, 0), ("mo_wolves", "", 1, 0),
        ("mo_hag", "", 1, 0), ("mo_treant", "", 1, 0), ("mo_wyvern", "speed", 1, 0), ("mo_hill_giant", "", 1, 0),
    ],
)  # fmt: skip
def test_each_monster_has_its_printed_effect_when_it_hits(
    monster: str, attr: str, wounds: int, gained_peril: int
) -> None:
    table = hit(monster, attr=attr).hero_is(2, life=6 - wounds, peril=9 - CARDS[monster].cost + gained_peril)
    table.asks("peril_recipient", n=wounds)
    assert as_shown(table.asked(), table.game)[-1].id == "seat-1", "to oneself only as a last resort"


def test_monsters_that_tip_or_rob_give_no_reward() -> None:
    hit("mo_weaver").hero_is(2, life=6).tipped_by(2, "threat", "melee", 5).asks("dungeonlord_acts")
    hit("mo_bandit", glory=1).all_are(glory=[1, 0]).hero_is(2, life=6).asks("dungeonlord_acts")


def test_a_hit_by_the_hag_discards_a_random_card() -> None:
    table = table_of("he_sera", "he_gorm").hand(1, "mo_hag").hand(2, "mo_rats", "mo_imp").rich(2, peril=4)
    table.begin("dungeonlord")
    table.play("declare", "add-mo_hag").dice(6, 1, picks=[1]).play("done").hero_is(2, hand="mo_rats").discards("mo_imp")


def test_the_treant_is_cheaper_in_the_forest() -> None:
    table = table_of(where=FOREST).hand(1, "mo_treant").rich(2, peril=4).begin("dungeonlord").dice(3, 4)
    table.declare("mo_treant")
    table.hero_is(2, peril=0)


@pytest.mark.parametrize(
    ("card", "where", "target", "life", "glory"),
    [
        ("tp_darts", "md_gate", 6, 5, 3), ("tp_flame_jet", "md_gate", 7, 5, 3), ("tp_glyph", "md_gate", 5, 5, 2),
        ("tp_net", "md_gate", 5, 6, 3), ("tp_crusher", "md_throne", 7, 4, 3), ("tp_pitfall", "mw_tarn", 7, 6, 3),
        ("tp_quicksand", "md_gate", 6, 5, 3), ("tp_quicksand", "mw_hollow", 7, 5, 3),
        ("tp_rockslide", "md_gate", 7, 4, 3), ("tp_rockslide", "mw_crag", 8, 4, 3),
        ("tp_rockslide", "mw_tarn", 9, 4, 3),
    ],
)  # fmt: skip
def test_each_trap_has_its_target_number_and_its_printed_effect_on_failure(
    card: str, where: str, target: int, life: int, glory: int
) -> None:
    """Of Life 6 and Glory 3; a trap that does not wound tips the hero."""
    table = table_of(
        "he_sera", "he_lirien", where=((where, 0, 0), ("md_gate" if where != "md_gate" else "md_forge", 1, 0))
    )
    table.set(1, at=1).hand(1, card).rich(2, glory=3, peril=4).begin("dungeonlord").dice(1).declare(card)
    table.logs("threat", target=target).silent("threat_met").hero_is(2, life=life, glory=glory, lies=life == 6)


def test_meeting_the_threat_of_a_flame_jet_gives_glory() -> None:
    table = table_of("he_sera", "he_tamsin").at(1, "md_ash_corridor").hand(1, "tp_flame_jet").rich(2, peril=2)
    table.begin("dungeonlord").dice(3).declare("tp_flame_jet").hero_is(2, glory=1, life=6)


def test_the_abilities_of_hale_gorm_and_kestrel_work_as_printed() -> None:
    hale = table_of("he_hale", "he_brokk", where=FOREST).hand(2, "tp_darts").rich(1, peril=2).set(2, at=1)
    hale.begin("dungeonlord", turn=2).dice(2).declare("tp_darts", target=1).logs("threat_met", bonus=1)
    gorm = table_of("he_sera", "he_gorm").hand(1, "mo_ogre").rich(2, glory=2, peril=5).begin("dungeonlord")
    gorm.declare("mo_ogre", wait=True).window_is("roll")
    gorm.dice(6, 1).play("ability", seat=2).hero_is(2, life=6)
    kestrel = table_of("he_kestrel", "he_brokk").begin("hero").dice(3, 2).play("challenge-s2-melee")
    kestrel.hero_is(1, movement=0, attacked=True)


def test_the_stormcaller_weakens_on_the_mountains_and_the_water() -> None:
    table = table_of("he_sera", "he_brokk", where=FOREST).quest("qw_stormcaller", -1).scores(1, melee=2)
    table.set(1, at=1).scores(1, melee=1)
