"""Descriptions of answers, refusals reported as missed, and answers that take one press."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from benchmarks.press_count import asked_of, presses
from cogs.screens import open_question
from cogs.screens.open_question import OpenQuestion
from cogs.screens.question import controls, prompt, style
from cogs.services.ids import CustomId
from cogs.services.screen import Text
from conformance.texts import TEXTS
from games.dungeoneer import pictures
from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.breakdowns import struck
from games.dungeoneer.rules.combat.odds import fight_chances
from games.dungeoneer.rules.components import CARDS, MAPS, QUESTS, name_of
from games.dungeoneer.rules.map import building
from games.dungeoneer.rules.map.building import PlaceMap
from games.dungeoneer.rules.map.geometry import Spot, legal_spots, space_of, spot_of, ways_up
from games.dungeoneer.rules.marks import hero_mark
from games.dungeoneer.rules.motives import motive
from games.dungeoneer.rules.option_texts import attempt_about, put_down_about
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, NextRoll, PendingBane, Side, Tip
from games.dungeoneer.rules.quests.quests import attempt_sum
from locales.texts import LANGUAGES, Texts
from pictures.game_pictures import with_hand
from rules.lessons import find_lessons
from rules.messages import Args, Message, Part, part, refer, seat_name
from rules.questions import Refused, Undo, as_shown, breakdown_of, effect_of, place_of, refusals
from tests.games.driver import of_all, preview
from tests.games.dungeoneer.table import Table

MAP = (("md_gate", 0, 0), ("md_ash_corridor", 0, -1), ("md_dripping_stair", 1, 0), ("md_smoke_vents", 0, 1))
FREE = Tip("free", "melee", 0)


def table(*heroes: str) -> Table:
    """These heroes sit at seats 1, 2 and so on, on the Entrance; it is seat 1's turn."""
    return Table(heroes or ("he_sera", "he_brokk")).map(*MAP)


def effect_message(t: Table, id: str, seat: int = 1) -> Message | None:
    """The effect told with an answer, if any."""
    return effect_of(t.options(seat)[id])


def said(t: Table, id: str, seat: int = 1) -> tuple[str, dict[str, object]]:
    """The key and the arguments of the effect told with an answer."""
    message = effect_message(t, id, seat)
    assert message is not None
    return message.key, dict(message.args)


def missed_answers(t: Table) -> list[Refused]:
    """The refused answers that are told to seat 1."""
    return [refusal for refusal in refusals(t.asked(1), t.game) if refusal.missed]


def handy_ids(t: Table, seat: int = 1) -> list[str]:
    """The answers that may have a button."""
    return [option.id for option in t.asked(seat).explained(t.game) if option.handy > 0]


def test_what_is_refused_has_the_mark_of_its_card_or_space() -> None:
    t = Table(("he_sera", "he_brokk")).map(("md_long_gallery", 0, 0), ("md_ash_corridor", 1, 0))
    t.hand(1, "tr_sword", "tp_crusher", "ba_frailty").rich(1, glory=0, movement=1).rich(2, peril=0).begin("hero")
    marks = {refusal.id: refusal.mark for refusal in refusals(t.asked(1), t.game)}
    assert (marks["move-e"], marks["move-w"]) == ("md_ash_corridor", "")
    assert [marks[f"play-{card}"] for card in ("tr_sword", "tp_crusher")] == ["hand-tr_sword", "hand-tp_crusher"]
    t.begin("dungeonlord")
    marks = {refusal.id: refusal.mark for refusal in missed_answers(t)}
    assert marks == {"add-tp_crusher": "hand-tp_crusher", "bane-ba_frailty-s2": "hand-ba_frailty"}


# What a card does


def test_only_moves_and_cards_in_the_hand_take_a_single_tap() -> None:
    t = table().hand(1, "tr_sword", "ba_shifting_walls").rich(1, glory=9, movement=2).rich(2, peril=9)
    t.ready(1, "tr_draught")
    t.begin("hero")
    options = t.asked(1).options(t.game)
    bound = {option.id for option in options if option.mark and option.undo is Undo.NEVER}
    single = {option.id for option in options if option.mark and option.undo is None}
    assert {"bane-ba_shifting_walls-s2", "challenge-s2-melee"} <= bound, "a tap on a hero may ask who it is"
    assert {"move-n", "move-e", "play-tr_sword"} <= single
    assert not any(id.startswith("use-") for id in single), "the text of a card on the table is not shown"


def test_no_answer_is_given_by_a_tap_on_the_own_hero() -> None:
    t = table().hand(1, "tr_sword", "bn_battle_cry", "ba_shifting_walls").rich(1, glory=9, movement=2).rich(2, peril=9)
    for phase in ("dungeonlord", "hero"):
        options = t.begin(phase).asked(1).options(t.game)
        assert [option.id for option in options if option.mark == hero_mark(1)] == []
    assert "explore" in {option.id for option in options}
    assert t.options(1)["explore"].undo is Undo.NEVER


def test_a_permanent_that_makes_a_hero_faster_tells_the_movement_it_gives_at_once() -> None:
    t = table().hand(1, "bn_fleet_foot", "tr_bow").rich(1, glory=9, movement=2).begin("hero")
    t.game.top_speed = attributes.speed(t.game, 1)
    before = t[1].movement
    t.effect_is("play-bn_fleet_foot", "about-act_speed", gained=1).play("play-bn_fleet_foot")
    t.hero_is(1, movement=before + 1)


@pytest.mark.parametrize(("card", "threat"), [("md_cistern", "pit"), ("md_chains", "spikes"), ("md_throne", "hazard")])
def test_where_a_map_card_is_placed_its_threats_are_told(card: str, threat: str) -> None:
    t = table().begin("hero")
    effect = effect_of(building.spot_options(t.game, 1, card, building.spots_for(t.game, card))[0])
    assert effect is not None
    assert [kind for kind in ("pit", "spikes", "hazard") if effect.args[kind]] == [threat]


def test_a_move_or_attempt_on_which_a_roll_decides_takes_a_second_tap() -> None:
    """The first one says how likely it is to succeed."""
    cards = (("md_gate", 0, 0), ("md_cistern", 1, 0), ("md_ash_corridor", -1, 0), ("md_prison", 0, -1))
    heroes = ("he_sera", "he_lirien")
    t = Table(heroes).map(*cards).with_quest("qd_leap", 1).rich(1, movement=3).begin("hero")
    t.warning_is("move-e", "sum-way_pit").warning_is("move-w")
    t = Table(heroes).map(*cards, ("md_crossways", 0, -2)).at(1, "md_prison").rich(1, movement=3).begin("hero")
    assert t.options(1)["move-n"].label.key == "do-move_locked"
    assert "move-n" in of_all(t.asked(1), "warnings", t.game)
    t.game.spaces[t[1].at].opened.append(0)
    t.warning_is("move-n")
    t = Table(heroes).map(("md_shaft", 0, 0)).with_quest("qd_leap", 1).rich(1, movement=3).begin("hero")
    assert t.options(1)["quest-qd_leap"].undo is Undo.NEVER


def test_an_encounter_declared_at_once_takes_a_second_tap() -> None:
    t = table().hand(1, "mo_rats").rich(2, peril=1).begin("dungeonlord")
    assert t.options(1)["only-declare-mo_rats-s2-melee"].undo is Undo.NEVER


@pytest.mark.parametrize("phase", ["dungeonlord", "hero"])
def test_a_phase_does_not_say_that_hardly_anything_can_be_taken_back(phase: str) -> None:
    t = table().hand(1, "ba_shifting_walls").rich(1, glory=9, movement=2).rich(2, peril=9).begin(phase)
    assert any(option.undo is Undo.NEVER for option in t.asked(1).options(t.game))
    assert t.asked(1).undo is Undo.TACIT


def test_readying_a_card_shows_its_cost_and_the_chance_of_the_quest_it_helps_or_the_changed_score() -> None:
    t = table().with_quest("qd_smoke", owner=1).hand(1, "tr_sword", "tr_helm").rich(1, glory=4).begin("hero")
    cost = {"before": 4, "after": 4 - CARDS["tr_sword"].cost}
    chance = {"chance": 33, "then": 50}  # Melee 7+ with 2, then with 3
    t.effect_is("play-tr_sword", "about-act_quest", quest="smoke", **cost, **chance)
    t = table().map(*MAP[:3], ("md_forge", 0, 1)).with_quest("qd_crown", owner=1).hand(1, "tr_sword")
    chance = {"chance": 17, "then": 28}  # to hit, not of the quest: Melee 2, then 3, against 4, which strikes first
    t.rich(1, glory=4).begin("hero").effect_is("play-tr_sword", "about-act_slay", quest="crown", **chance)
    t = table().hand(1, "tr_sword").rich(1, glory=4).begin("hero")
    t.effect_is("play-tr_sword", "about-act_score", attr="melee", score=2, then=3)
    t = table().with_quest("qd_smoke", owner=2).hand(1, "tr_sword").rich(1, glory=4).begin("hero")
    t.effect_is("play-tr_sword", "about-act_score")  # a rival's quest
    t = table().map(*MAP[:2]).with_quest("qd_smoke", owner=1).hand(1, "tr_sword").rich(1, glory=4).begin("hero")
    t.effect_is("play-tr_sword", "about-act_score")  # the quest's space is not on the map


@pytest.mark.parametrize(
    ("at", "movement", "attempts", "promised"),
    [
        ("md_gate", 1, 0, True),
        ("md_gate", 0, 0, False),
        ("md_gate", 1, 1, False),
        ("md_shrine", 0, 0, True),
        ("md_shrine", 0, 1, False),
    ],
)
def test_an_effect_for_the_turn_shows_only_a_quest_that_can_be_attempted_this_turn(
    at: str, movement: int, attempts: int, promised: bool
) -> None:
    t = table("he_lirien", "he_brokk").map(*MAP[:3], ("md_shrine", 0, 1)).with_quest("qd_relight", owner=1)
    t.at(1, at).rich(1, glory=3, movement=movement).begin("hero", moved=True)
    t.game.attempts = attempts
    t.effect_is("ability", "about-act_quest" if promised else "about-act_score", before=3)


@pytest.mark.parametrize(
    ("movement", "attacked", "promised"), [(1, False, True), (0, False, False), (1, True, False), (9, True, False)]
)
def test_an_effect_for_the_turn_shows_only_a_blow_that_can_be_struck_this_turn(
    movement: int, attacked: bool, promised: bool
) -> None:
    t = table("he_lirien", "he_brokk").map(*MAP[:3], ("md_forge", 0, 1)).with_quest("qd_crown", owner=1)
    t.at(1, "md_forge").rich(1, glory=3, movement=movement).set(1, attacked=attacked)
    t.set_quest("qd_crown", fought=True).begin("hero", moved=True)
    t.effect_is("ability", "about-act_slay" if promised else "about-act_score")


def test_no_quest_chance_is_shown_on_another_players_turn() -> None:
    t = table("he_sera", "he_lirien").map(*MAP[:3], ("md_shrine", 0, 1)).with_quest("qd_relight", owner=2)
    t.hand(1, "ba_frailty").at(2, "md_shrine").rich(2, glory=3, peril=9, movement=3).begin("dungeonlord")
    t.stance(2, "always").play("bane-ba_frailty-s2", wait=True).effect_is("ability", "about-act_score", by=2)


@pytest.mark.parametrize(("attempts", "left"), [(0, 3), (1, 2)])
def test_the_movement_left_by_an_attempt_excludes_its_cost(attempts: int, left: int) -> None:
    t = table("he_lirien", "he_brokk").map(*MAP[:3], ("md_shrine", 0, 1)).with_quest("qd_relight", owner=1)
    t.at(1, "md_shrine").rich(1, glory=3, movement=3).begin("hero", moved=True)
    t.game.attempts = attempts
    assert attempt_about(t.game, 1, "qd_relight").args["movement"] == left


@pytest.mark.parametrize(
    ("hero", "movement", "attempts", "attacked", "tip", "when", "left"),
    [
        ("he_brokk", 2, 0, False, None, "monster", 2),
        ("he_brokk", 2, 1, False, None, "monster", 1),
        ("he_brokk", 0, 0, False, None, "later", 0),
        ("he_brokk", 1, 1, False, None, "later", 0),
        ("he_brokk", 1, 0, True, None, "later", 1),
        ("he_kestrel", 0, 0, False, None, "monster", 0),
        ("he_kestrel", 1, 0, True, None, "later", 1),
        ("he_lirien", 3, 0, False, FREE, "tipped", 3),
        ("he_lirien", 1, 0, False, FREE, "later", 1),
    ],
)
def test_attempting_a_slay_quest_shows_when_a_challenge_can_follow(
    hero: str, movement: int, attempts: int, attacked: bool, tip: Tip | None, when: str, left: int
) -> None:
    """A tipped hero must get up first."""
    t = table(hero, "he_sera").map(*MAP[:3], ("md_forge", 0, 1)).with_quest("qd_crown", owner=1)
    t.at(1, "md_forge").rich(1, movement=movement).set(1, tip=tip).begin("hero", moved=True)
    t.game.attempts, t.game.players[1].attacked = attempts, attacked
    assert attempt_about(t.game, 1, "qd_crown") == Message(f"about-attempt_{when}", {"movement": left})


def test_in_a_quest_fight_the_challenge_comes_first_and_the_life_left_is_told() -> None:
    t = table("he_sera", "he_lirien").map(*MAP[:3], ("md_forge", 0, 1)).with_quest("qd_crown", owner=1)
    t.at(1, "md_forge").at(2, "md_forge").rich(1, movement=3).begin("hero", moved=True)
    assert t.asked(1).describe(t.game)["foe"] == ""
    t.game.quest("qd_crown").fought = True
    t.game.quest("qd_crown").wounds = 1
    t.begin("hero", moved=True)
    asked = t.asked(1)
    assert as_shown(asked, t.game)[0].id.startswith("challenge-qd_crown")
    assert asked.describe(t.game)["foe"] == Part("part-foe_left", {"foe": refer("foe-crown"), "left": 1})


@pytest.mark.parametrize("known", [False, True])
def test_a_quest_monster_not_found_yet_is_fought_after_the_search(texts: Texts, known: bool) -> None:
    t = table("he_lirien", "he_brokk").map(*MAP[:3], ("md_barracks", 0, 1)).with_quest("qd_assassin", owner=1)
    t.at(1, "md_barracks").rich(1, movement=1).begin("hero", moved=True)
    t.game.quest("qd_assassin").found = known
    assert attempt_about(t.game, 1, "qd_assassin").key == "about-attempt_monster"
    (sum,) = attempt_sum(t.game, 1, "qd_assassin", brief=True)
    english, japanese = (texts.say_exactly(language, "dungeoneer", sum) for language in ("en", "ja"))
    fight = "Hidden Blade with Melee: 72% to hit (1 wound), 17% to be hit back (3 against 1, each plus a die)."
    search = "" if known else "Search: success 67% (failure costs 1 wound), then "
    assert english == f"{search}{fight}"
    assert "潜む刃" in japanese
    short = Message(f"button-{sum.key}", sum.args)
    assert texts.say_exactly("en", "dungeoneer", short).endswith("get hit first 72%, hit back 17%")


def test_a_bane_that_can_be_played_on_someone_is_refused_only_on_players_named() -> None:
    t = table("he_sera", "he_brokk", "he_lirien").hand(1, "ba_unravel").with_ready(2, "bn_fleet_foot")
    t.rich(2, peril=3).rich(3, peril=3).begin("dungeonlord")
    assert any(option.id == "bane-ba_unravel-s2" for option in t.asked(1).options(t.game))
    args = {
        (refusal.label.key, refusal.label.args.get("player"), refusal.reason)
        for refusal in refusals(t.asked(1), t.game)
    }
    assert {("do-play_card_on", seat_name(1), "own_peril"), ("do-play_card_on", seat_name(3), "no_target")} <= args
    assert not [label for label in args if label[0] == "do-play_card"]


# Ways


@pytest.mark.parametrize(
    ("quest", "owner", "near"),
    [
        ("qd_relight", 1, ["move-s"]),
        ("qd_relight", 2, []),
        ("qd_relight", NOBODY, ["move-s"]),
        ("qd_codex", 1, []),
    ],
)
def test_moves_towards_a_personal_or_global_quest_stand_out(quest: str, owner: int, near: list[str]) -> None:
    t = table().map(*MAP[:3], ("md_long_gallery", 0, 1), ("md_shrine", 0, 2))
    t.with_quest(quest, owner=owner).rich(1, movement=3).begin("hero", moved=True).offers("move-n", "move-s")
    assert of_all(t.asked(1), "stands_out", t.game) == near


@pytest.mark.parametrize("phase", ["hero", "dungeonlord"])
def test_the_likeliest_attack_on_a_target_comes_before_its_others(phase: str) -> None:
    t = table("he_sera", "he_brokk", "he_lirien").with_ready(1, "bn_ember_rune", "tr_sword").with_ready(2, "tr_shield")
    t.rich(1, movement=3).begin(phase, moved=True)
    melee, magic = (fight_chances(t.game, Side(hero=1), Side(hero=2), attr)[0] for attr in ("melee", "magic"))
    assert magic > melee
    shown = [option.id for option in t.asked(1).explained(t.game)]
    assert [id for id in shown if id.startswith("challenge-s2")] == ["challenge-s2-magic", "challenge-s2-melee"]


# Challenges


@pytest.mark.rule("DN-15.9")
@pytest.mark.parametrize(("hero", "cost"), [("he_brokk", "own"), ("he_kestrel", "free")])
def test_a_challenge_shows_its_cost(hero: str, cost: str) -> None:
    t = table(hero, "he_sera").with_ready(1, "tr_sword").rich(1, movement=1).begin("hero", moved=True)
    t.line_is("challenge-s2-melee", "sum-challenge", cost=cost).effect_is("challenge-s2-melee")


def test_a_challenge_on_another_players_turn_uses_kept_movement() -> None:
    t = table("he_sera", "he_brokk").hand(1, "mo_ogre").with_ready(2, "tr_sword").rich(2, peril=9)
    t.set(2, token=True).begin("dungeonlord").dice(6, 1).declare("mo_ogre", wait=True)
    t.play(t.ids(1)[0], wait=True).window_is("chal").effect_is("challenge-e0-melee", by=2)
    t.line_is("challenge-e0-melee", "sum-challenge", by=2, cost="kept")


@pytest.mark.rule("DN-13.27")
@pytest.mark.parametrize(
    ("quest", "key", "slower"),
    [("qd_smith", "about-steal", {}), ("qd_ember_heart", "about-steal_slower", {"speed": 3, "then": 2})],
)
def test_stealing_shows_that_no_wound_is_dealt_and_what_carrying_costs(
    quest: str, key: str, slower: dict[str, object]
) -> None:
    t = table("he_sera", "he_brokk").with_ready(1, "tr_sword")
    stolen = t.quest(quest, owner=2)
    stolen.carrier = 2
    stolen.touched = True
    t.rich(1, movement=1).begin("hero", moved=True)
    assert said(t, f"steal-{quest}-melee") == (key, {"cost": "own", **slower})
    options = as_shown(t.asked(1), t.game)
    ids = [option.id for option in options]
    assert ids.index(f"steal-{quest}-melee") < ids.index("challenge-s2-melee")
    places = [place_of(t.asked(1), option) for option in options]
    assert places.count(places[ids.index(f"steal-{quest}-melee")]) == 1, "a separate group, so that it has a button"


def test_picking_up_shows_what_carrying_costs() -> None:
    t = table("he_sera", "he_brokk").map(("md_gate", 0, 0), ("md_forge", 0, 1), ("md_prison", 1, 0))
    t.with_quest("qd_ember_heart", owner=1).with_quest("qd_smith", owner=1).at(1, "md_forge").begin("hero")
    goal = name_of(QUESTS["qd_ember_heart"].goal)
    assert said(t, "pick-qd_ember_heart") == ("about-deliver_slower", {"space": goal, "speed": 3, "then": 2})
    t.at(1, "md_prison").begin("hero")
    assert said(t, "pick-qd_smith") == ("about-deliver", {"space": name_of(QUESTS["qd_smith"].goal)})


# Passing


def test_passing_once_is_listed_before_longer_passes_that_state_their_duration() -> None:
    t = table("he_sera", "he_brokk").hand(1, "mo_goblin").hand(2, "bn_battle_cry").rich(2, glory=3, peril=9)
    t.begin("dungeonlord").declare("mo_goblin", wait=True)
    assert [option.id for option in as_shown(t.asked(2), t.game)][-3:] == ["pass", "pass_attack", "pass_turn"]
    t.effect_is("pass_attack", "about-pass_attack", by=2).effect_is(
        "pass_turn", "about-pass_turn", by=2, player=1, own=0
    )
    t.effect_is("pass", by=2)


def test_passing_for_an_attack_names_the_encounters_that_are_asked_about_after_it() -> None:
    t = table("he_sera", "he_brokk").hand(1, "mo_goblin", "mo_rats").hand(2, "bn_battle_cry")
    t.rich(2, glory=3, peril=9).begin("dungeonlord").declare("mo_goblin", "mo_rats", wait=True)
    t.effect_is("pass_attack", "about-pass_attack", by=2, later=["rats"], number=1)
    t.effect_is("pass_attack", "about-pass_attack", by=2, kept=0).set(2, token=True)
    t.effect_is("pass_attack", "about-pass_attack", by=2, kept=1)
    t.dice(1, 6).do("pass_attack", seat=2, wait=True)
    t.effect_is("pass_attack", "about-pass_attack", by=2, later=[], number=0)


def test_healing_shows_life_before_and_after_capped_at_the_maximum() -> None:
    t = table().hand(1, "bn_second_wind").rich(1, glory=4).set(1, life=5).begin("hero")
    t.effect_is("play-bn_second_wind", "about-act_life", life=5, then=6)
    t = table().hand(1, "bn_fireside").rich(1, glory=4).set(1, life=2)
    t.begin("hero").effect_is("play-bn_fireside", "about-act_life", life=2, then=3)
    t = table().map(("mw_village", 0, 0)).hand(1, "bn_fireside").rich(1, glory=4).set(1, life=2)
    t.begin("hero").effect_is("play-bn_fireside", "about-act_life", life=2, then=4)
    t = table().rich(1, glory=3).set(1, life=4).begin("hero")
    t.effect_is("ability", "about-act_life", cost=2, before=3, after=1, life=4, then=5)


def test_an_artifact_shows_the_chance_before_and_after() -> None:
    t = table().with_quest("qd_smoke", owner=1).set(1, done=["qd_mirror"]).at(1, "md_smoke_vents").rich(1, glory=3)
    t.begin("hero").play("quest-qd_smoke", wait=True)
    t.effect_is("artifact-qd_mirror", "about-act_chance", before=3, after=2, chance=33, then=50)


def test_an_effect_on_the_next_roll_promises_nothing_for_a_challenge_after_the_monsters_attack() -> None:
    t = table().map(*MAP[:3], ("md_forge", 0, 1)).with_quest("qd_crown", owner=1).set(1, done=["qd_mirror"])
    t.rich(1, glory=3, movement=3).begin("hero")
    sentence = effect_message(t, "artifact-qd_mirror")
    assert sentence is None or "slay" not in sentence.key


def test_before_a_roll_boons_and_banes_show_the_chance_before_and_after() -> None:
    t = table("he_sera", "he_brokk", "he_lirien").with_quest("qd_smoke", owner=1).at(1, "md_smoke_vents")
    t.hand(1, "bn_battle_cry").hand(3, "ba_ill_omen").rich(1, glory=3, peril=2).begin("hero")
    t.play("quest-qd_smoke", wait=True)
    t.effect_is("play-bn_battle_cry-n2", "about-act_chance", before=3, after=1, chance=33, then=67)
    cost = {"player": 1, "before": 2, "after": 1}
    t.effect_is("bane-ba_ill_omen-s1", "about-act_chance", by=3, **cost, chance=33, then=0)


def test_a_bane_that_is_about_to_strike_counts_in_the_chance_that_an_answer_to_it_shows() -> None:
    t = table("he_sera", "he_brokk", "he_lirien").with_quest("qd_smoke", owner=1).at(1, "md_smoke_vents")
    t.hand(1, "bn_battle_cry").rich(1, glory=3).begin("hero").play("quest-qd_smoke", wait=True)
    t.effect_is("play-bn_battle_cry-n2", "about-act_chance", chance=33, then=67)
    t.game.bane = PendingBane("ba_ill_omen", by=3, victim=1, payer=1)
    t.effect_is("play-bn_battle_cry-n2", "about-act_chance", chance=0, then=33)


def test_before_a_quest_monsters_attack_its_hit_chance_is_shown_and_no_other_quest() -> None:
    t = table().map(*MAP, ("md_ossuary", -1, 0)).with_quest("qd_bone_regent", owner=1).with_quest("qd_smoke", owner=1)
    t.at(1, "md_ossuary").hand(1, "bn_battle_cry").rich(1, glory=3, movement=9).begin("hero")
    t.stance(1, "always").play("quest-qd_bone_regent", wait=True).window_is("enc")
    t.effect_is("play-bn_battle_cry-n3", "about-act_hit", who="bone_regent")
    args = said(t, "play-bn_battle_cry-n3")[1]
    assert args["then"] < args["chance"]  # type: ignore[operator]


@pytest.mark.parametrize(
    ("bane", "key", "more"),
    [
        ("ba_frailty", "about-act_score", {"attr": "melee", "score": 3, "then": 2}),
        ("ba_collapse", "about-act_threat", {"percent": 50}),
    ],
)
def test_a_bane_shows_its_effect_on_its_target(bane: str, key: str, more: dict[str, Any]) -> None:
    cost = {"player": 2, "before": 5, "after": 5 - CARDS[bane].cost}
    table().hand(1, bane).rich(2, peril=5).begin("dungeonlord").effect_is(f"bane-{bane}-s2", key, **cost, **more)


def test_the_chance_with_the_better_of_two_dice_is_shown_before_a_roll() -> None:
    t = table("he_sera", "he_brokk").with_quest("qd_smoke", owner=1).at(1, "md_smoke_vents")
    t.hand(1, "bn_lucky_star").rich(1, glory=9).begin("hero").play("quest-qd_smoke", wait=True)
    cost = {"before": 9, "after": 9 - CARDS["bn_lucky_star"].cost}
    t.effect_is("play-bn_lucky_star", "about-act_chance", **cost, chance=33, then=56)  # Melee 2 against 7


def test_a_border_shows_the_heroes_on_either_side() -> None:
    t = table("he_sera", "he_brokk", "he_lirien", "he_tamsin")
    for seat, card in ((2, "md_ash_corridor"), (3, "md_smoke_vents"), (4, "md_smoke_vents")):
        t.at(seat, card)
    t.hand(1, "ba_shifting_walls").rich(2, peril=9).begin("dungeonlord")
    t.do("bane-ba_shifting_walls-s2", wait=True)
    things = {id: said(t, id)[1]["heroes"] for id in t.ids()}
    assert things == {
        "md_ash_corridor-s": [seat_name(2), seat_name(1)],
        "md_gate-e": [seat_name(1)],
        "md_gate-s": [seat_name(1), seat_name(3), seat_name(4)],
    }


def test_a_bane_shows_its_peril_cost_between_encounters() -> None:
    t = table("he_sera", "he_brokk", "he_lirien").hand(1, "mo_rats", "mo_goblin", "ba_leaden_feet").rich(2, peril=9)
    t.begin("dungeonlord").dice(3, 3).sends("mo_rats", "mo_goblin").asks("between_encounters").effect_is("go_on")
    left = 9 - sum(CARDS[card].cost for card in ("mo_rats", "mo_goblin"))
    cost = {"player": 2, "before": left, "after": left - CARDS["ba_leaden_feet"].cost}
    t.effect_is("bane-ba_leaden_feet-s2", "about-act_score", **cost)


def test_cards_to_be_given_up_show_their_text() -> None:
    t = table("he_sera", "he_brokk").map(("md_chains", 0, 0), ("md_gate", 0, -1)).with_quest("qd_blood_price", owner=1)
    sword, stance, _ = t.ready(1, "tr_sword", "bn_iron_stance", "tr_boots")
    t.begin("hero").play("quest-qd_blood_price").effect_is(f"card-{sword.number}", "text-tr_sword")
    t.effect_is(f"card-{stance.number}", "text-bn_iron_stance")
    witch = Table(("he_sera", "he_brokk"), cards="both").map(("mw_hollow", 0, 0), ("mw_forest_road", 0, -1))
    witch.with_quest("qw_hex_pact", owner=1).hand(1, "tr_boots", "mo_goblin", "mo_drake").begin("hero")
    witch.play("quest-qw_hex_pact").effect_is("hand-0", "text-tr_boots").effect_is("hand-2", "text-mo_drake")
    witch.effect_is("hand-1")  # a goblin has no text, only scores


# Encounters in one answer


@pytest.mark.rule("DN-5.8", "DN-5.10")
def test_one_encounter_is_chosen_in_one_answer_and_paid_when_it_is_declared() -> None:
    t = table("he_sera", "he_brokk", "he_lirien").hand(1, "mo_goblin", "mo_drake", "tp_darts")
    t.at(2, "md_smoke_vents").rich(2, peril=9).rich(3, peril=1).begin("dungeonlord")
    single = [id for id in t.ids() if id.startswith("declare-") and "-end" not in id]
    assert "declare-mo_goblin-s2-melee" in single
    assert "declare-tp_darts-s2" in single, "a trap has no attribute"
    assert {t.options(1)[id].mark for id in single} == {"md_smoke_vents"}, "where the hero stands"
    assert sum(id.startswith("declare-mo_drake") for id in single) == 2, "one for each attack"
    assert "declare-mo_goblin-s3-melee" not in single, "Peril 1 does not pay for it"
    t.do("declare-mo_goblin-s2-melee")
    assert (t[2].peril, t.game.encounters, t.game.declared) == (9, [], False), "nothing is declared yet"
    t.do("done", wait=True)
    (entry,) = t.game.encounters
    assert (entry.card, entry.target, entry.attr) == ("mo_goblin", 2, "melee")
    assert t[2].peril == 9 - CARDS["mo_goblin"].cost
    assert t.game.declared
    assert t.game.hands[1] == ["mo_drake", "tp_darts"]


def test_a_single_encounter_shows_its_peril_cost_and_the_chance_to_hit() -> None:
    t = table().hand(1, "mo_goblin").rich(2, peril=4).begin("dungeonlord").effect_is("declare-mo_goblin-s2-melee")
    assert t.options(1)["declare-mo_goblin-s2-melee"].label.args["cost"] == CARDS["mo_goblin"].cost
    lines = preview(t.game, 1, t.asked(1).id, "declare-mo_goblin-s2-melee")
    assert [line.key for line in lines][:3] == ["sum-hit", "sum-countered", "sum-side"]
    t.do("declare")
    assert preview(t.game, 1, t.asked(1).id, "add-mo_goblin") == lines


@pytest.mark.rule("DN-5.8", "DN-16.14")
def test_an_encounter_chosen_in_one_answer_can_be_taken_back_until_it_is_declared() -> None:
    t = table("he_sera", "he_brokk", "he_lirien").hand(1, "mo_goblin", "tp_darts").rich(2, peril=9)
    t.game.draft_recipient = 3
    t.begin("dungeonlord")
    assert t.do("declare-mo_goblin-s2-melee") == [], "no event is sent"
    assert t.game.can_undo(1)
    assert t.game.draft_recipient == -1, "the recipient of an earlier draft is forgotten"
    assert t.ids() == ["done", "add-tp_darts", "recipient-s1", "recipient-s2", "recipient-s3", "drop"]
    assert t.options(1)["done"].label.key in t.game.passing, "the page keeps it in reach below a long list"
    t.do("drop")
    assert (t.asked().kind, t.game.draft) == ("dungeonlord_acts", [])
    t.play("declare-tp_darts-s2", "add-mo_goblin")
    assert [entry.card for entry in t.game.draft] == ["tp_darts", "mo_goblin"], "more can follow"
    t.do("drop")
    assert t.asked().kind == "declare_encounters", "one is left"
    t.dice(6, 6, 6).play("done")
    assert not t.game.can_undo(1)
    assert t.reason("declare") == "declaration_done"


def test_a_declaration_shows_its_peril_cost_and_its_targets() -> None:
    t = table("he_sera", "he_brokk", "he_lirien").hand(1, "mo_goblin", "tp_darts", "mo_rats").rich(2, peril=9)
    t.rich(3, peril=9).begin("dungeonlord")
    chance, trapped = (strike(t, id)["percent"] for id in ("declare-mo_goblin-s2-melee", "declare-tp_darts-s3"))
    t.do("declare-mo_goblin-s2-melee")
    assert said(t, "done") == ("about-peril", {"player": seat_name(2), "before": 9, "after": 7})
    lines = preview(t.game, 1, t.asked(1).id, "done")
    goblin: dict[str, object] = {"card": name_of("mo_goblin"), "player": seat_name(2), "percent": chance}
    assert [(line.key, line.args) for line in lines] == [("sum-entry", {**goblin, "attr": refer("attr-melee")})]
    t.play("add-tp_darts", "seat-3")
    assert effect_message(t, "done") is None, "two players pay"
    lines = preview(t.game, 1, t.asked(1).id, "done")
    assert [line.key for line in lines] == ["sum-entry", "sum-entry_trap"]
    assert lines[1].args == {"card": name_of("tp_darts"), "player": seat_name(3), "percent": trapped}


def test_a_trap_names_the_other_heroes_in_its_space() -> None:
    t = table("he_sera", "he_brokk", "he_lirien").hand(1, "tp_darts").rich(2, peril=4).begin("dungeonlord")
    sentence = said(t, "declare-tp_darts-s2")
    assert sentence == ("about-catches", {"others": [seat_name(1), seat_name(3)]}), "the Dungeonlord's own hero as well"
    t.at(2, "md_smoke_vents")
    assert effect_message(t, "declare-tp_darts-s2") is None


def test_after_a_declaration_the_phase_continues_without_another_declaration() -> None:
    t = table().hand(1, "mo_goblin", "mo_rats").rich(2, peril=9).begin("dungeonlord").dice(3, 3)
    t.play("declare-mo_goblin-s2-melee", "done")
    assert t.asked().kind == "dungeonlord_acts"
    assert not any(id.startswith("declare") for id in t.ids())
    assert [refusal.reason for refusal in missed_answers(t)] == ["declaration_done"]


def test_the_encounters_most_likely_to_hit_and_the_end_are_handy() -> None:
    t = table("he_sera", "he_brokk", "he_lirien").hand(1, "mo_goblin", "mo_drake", "tp_darts", "mo_rats")
    t.rich(2, peril=9).rich(3, peril=9).begin("dungeonlord")
    ids = handy_ids(t)
    assert ids[-1] == "end"
    assert len(ids) == 4
    t.hand(1, "ba_rage")
    assert handy_ids(t) == [*ids[:3], "declare", "end"], "the step-by-step declaration is handy only with an attachment"
    t.game.hands[1].remove("ba_rage")
    single = [id for id in t.ids() if id.startswith("declare-") and "-end" not in id]
    chances = {id: int(str(strike(t, id)["percent"])) for id in single}
    assert min(chances[id] for id in ids[:3]) >= max(chances[id] for id in chances if id not in ids)


def test_an_encounter_that_cannot_strike_is_not_handy() -> None:
    t = table("he_sera", "he_lirien", "he_brokk").with_ready(2, "tr_oak_staff").hand(1, "tp_glyph")
    t.rich(2, peril=9).rich(3, peril=9).begin("dungeonlord")
    assert [id for id in handy_ids(t) if id != "end"] == ["only-declare-tp_glyph-s3"]


# What is missed


def test_an_unaffordable_encounter_is_missed_and_names_the_player_with_the_most_peril() -> None:
    t = table("he_sera", "he_brokk", "he_lirien").hand(1, "tp_crusher", "ba_frailty").rich(2, peril=1)
    t.rich(3, peril=2).begin("dungeonlord")
    crusher, frailty = missed_answers(t)
    assert (crusher.label.args, crusher.reason) == ({"card": name_of("tp_crusher")}, "not_enough_peril")
    assert crusher.reason_args == {"cost": CARDS["tp_crusher"].cost, "player": seat_name(3), "peril": 2}
    assert frailty.reason_args == {"cost": 3, "player": seat_name(3), "peril": 2}
    t.rich(3, peril=3)
    assert [refusal.label.args["card"] for refusal in missed_answers(t)] == [name_of("tp_crusher")], (
        "one player can pay for the bane"
    )


def test_an_unaffordable_card_is_missed_in_the_hero_phase_only() -> None:
    t = table().hand(1, "tr_sword", "bn_sidestep").rich(1, glory=1).begin("hero")
    (sword,) = missed_answers(t)
    assert (sword.label.args["card"], sword.reason) == (name_of("tr_sword"), "not_enough_glory")
    assert any(refusal.label.args.get("card") == name_of("bn_sidestep") for refusal in refusals(t.asked(), t.game))
    t.begin("dungeonlord")
    assert missed_answers(t) == []


def test_a_quest_elsewhere_is_not_missed_but_names_its_space() -> None:
    t = table().with_quest("qd_smoke", owner=1).with_quest("qd_smith", owner=1).begin("hero")
    for id, quest in (("quest-qd_smoke", "qd_smoke"), ("pick-qd_smith", "qd_smith")):
        refused = next(refusal for refusal in refusals(t.asked(), t.game) if refusal.id == id)
        assert (refused.reason, refused.missed) == ("not_in_quest_space", False)
        assert refused.reason_args == {"space": name_of(QUESTS[quest].space)}
        assert refused.mark == f"quest-{quest}", "where a tap asks for it"


# Ending the hero phase


def test_without_movement_there_is_one_way_to_end() -> None:
    assert table().begin("hero").never("end_let_go").options()["end"].label.key == "do-end_hero"


def test_staying_shows_the_glory_and_peril_of_the_space() -> None:
    t = table().at(1, "md_ash_corridor").begin("hero").effect_is("end", "about-stays", glory=1, peril=1)
    t.begin("hero", moved=True).effect_is("end")


@pytest.mark.parametrize(("left", "kept", "let_go"), [(1, 0, 1), (2, 1, 2), (3, 2, 3)])
def test_ending_the_phase_names_the_movement_that_is_lost(left: int, kept: int, let_go: int) -> None:
    t = table().begin("hero", moved=True).rich(1, movement=left)
    t.effect_is("end", "about-keeps_movement", lost=kept) if kept else t.effect_is("end")
    t.effect_is("end_let_go", "about-loses_movement", lost=let_go)
    gained = {"glory": MAPS["md_gate"].glory, "peril": MAPS["md_gate"].peril}
    t.begin("hero", moved=False).rich(1, movement=left).effect_is("end_let_go", "about-stays_and_loses")
    t.effect_is("end", "about-stays_and_keeps", lost=kept, **gained)


def test_delivering_shows_that_the_phase_ends_and_what_is_left_unspent() -> None:
    t = table("he_sera", "he_brokk", "he_lirien").map(("md_gate", 0, 0), ("md_prison", 0, 1))
    t.with_quest("qd_smith", owner=1).set_quest("qd_smith", carrier=1)
    goal = QUESTS["qd_smith"].goal
    t.at(1, goal).rich(1, movement=2, glory=6).begin("hero")
    t.effect_is("drop-qd_smith", "about-delivers", wins=False, movement=2, glory=6)
    assert t.options(1)["drop-qd_smith"].label.key == "do-deliver"
    t.at(1, "md_prison" if goal != "md_prison" else "md_gate").begin("hero")
    t.effect_is("drop-qd_smith", "about-put_down")  # elsewhere, which does not end the phase


def test_answers_about_a_third_quest_say_that_it_wins(texts: Texts) -> None:
    t = table("he_sera", "he_brokk").map(("md_gate", 0, 0), ("md_prison", 0, 1)).with_quest("qd_smith", owner=1)
    t.set_quest("qd_smith", carrier=1).at(1, QUESTS["qd_smith"].goal).begin("hero")
    for done, wins in (["qd_crown"], False), (["qd_crown", "qd_leap"], True):
        t.set(1, done=done)
        english, japanese = (
            texts.say_exactly(language, "dungeoneer", put_down_about(t.game, 1, "qd_smith"))
            for language in ("en", "ja")
        )
        assert wins == ("wins the game" in english) == ("勝利" in japanese)


def test_answers_that_end_the_phase_are_listed_last_and_kinds_keep_their_order() -> None:
    t = table().hand(1, "bn_sidestep", "tr_boots").rich(1, movement=2, glory=9, peril=0).begin("hero")
    question = next(question for question in t.game.questions if question.kind == "hero_acts")
    kinds = [option.group or option.label.key for option in as_shown(question, t.game)]
    assert list(dict.fromkeys(kinds))[:1] == ["attacks"]
    assert list(dict.fromkeys(kinds))[-2:] == ["do-end_hero_keep", "do-end_hero_let_go"]
    assert kinds.index("movement") > max(index for index, kind in enumerate(kinds) if kind == "cards")


def test_what_is_here_comes_before_what_is_elsewhere() -> None:
    """The quest of the space, then cards, then what takes a walk, last the end, which names what is left undone."""
    cards = (("md_shrine", 0, 0), ("md_gate", 0, 1), ("md_shaft", 0, 2))
    t = Table(("he_sera", "he_brokk")).map(*cards).at(2, "md_gate").with_quest("qd_relight", 1).with_quest("qd_leap", 1)
    t.hand(1, "tr_sword", "tr_boots").rich(1, movement=3, glory=9).begin("hero")
    asked = replace(opened(t), passing=t.game.passing, default=["end"])
    order = ["quest-qd_relight", "play-tr_sword", "move-s", "end"]
    places = [option.id for option in asked.options]
    assert sorted(order, key=places.index) == order
    below = "".join(block.text for block in controls(asked) if isinstance(block, Text))
    assert "You can still: “Explore" in below, "the others have buttons"


def buttons_of(t: Table) -> list[str]:
    """The answers that have buttons above the menu on a phone."""
    blocks = controls(replace(opened(t), passing=t.game.passing, default=["end"]))
    return [CustomId.read(button.id, menu=False).rest for row in blocks if isinstance(row, list) for button in row]


@pytest.mark.parametrize(
    ("life", "first"),
    [(1, ["pick-qd_smith", "use-1", "move-e", "end"]), (3, ["pick-qd_smith", "challenge-s2-melee", "move-e", "end"])],
)
def test_a_cure_and_what_leads_to_own_quests_have_buttons_before_anything_else(life: int, first: list[str]) -> None:
    cards = (("md_prison", 0, 0), ("md_ash_corridor", 0, 1), ("md_gate", 0, 2), ("md_crossways", 1, 0))
    t = Table(("he_sera", "he_tamsin", "he_gorm")).map(*cards, ("md_chains", 1, -1)).with_ready(1, "tr_draught")
    t.with_quest("qd_smith", 1).with_quest("qd_blood_price", 1).hand(1, "tr_boots", "tr_rope", "tr_keys")
    t.rich(1, movement=3, glory=9).set(1, life=life).begin("hero")
    assert buttons_of(t) == first


@pytest.mark.parametrize(
    ("quest", "at", "carrier", "threat"),
    [
        ("qd_relight", "md_shrine", NOBODY, "can win next turn with “Relight the Shrine” (already there)."),
        ("qd_relight", "md_gate", NOBODY, "can win next turn with “Relight the Shrine” (2 spaces away)."),
        ("qd_relight", "md_crossways", NOBODY, ""),
        ("qd_ember_heart", "md_gate", 2, "can win next turn with “Carry the Ember Heart” (2 spaces away)."),
        ("qd_ember_heart", "md_gate", NOBODY, ""),
    ],
)
def test_a_rival_who_lacks_one_quest_and_can_reach_it_is_a_threat(
    quest: str, at: str, carrier: int, threat: str
) -> None:
    cards = (("md_gate", 0, 0), ("md_long_gallery", 0, 1), ("md_shrine", 0, 2), ("md_ash_corridor", 0, -1))
    t = Table(("he_sera", "he_lirien")).map(*cards, ("md_crossways", 0, -2)).at(2, at).with_quest(quest, owner=2)
    t.game.quests[0].carrier = carrier
    for phase in ("hero", "dungeonlord"):
        t.set(2, done=["qd_smith"]).begin(phase)
        assert "⚠️" not in prompt(opened(t)), "two are missing"
        t.set(2, done=["qd_smith", "qd_leap"]).begin(phase)
        asked = prompt(opened(t)).split("\n")[0]
        assert asked.endswith(f"⚠️ P2 {threat}") if threat else "⚠️" not in asked
        assert ("⚠️ P2は次のターンに" in prompt(opened(t, "ja"))) is bool(threat)


@pytest.mark.parametrize(
    ("wounds", "fought", "card", "wins"),
    [
        (0, False, "tr_sword", False),
        (0, False, "tr_maul", True),
        (1, False, "tr_sword", True),
        (1, True, "tr_sword", False),
    ],
)
def test_a_monster_that_cannot_fall_next_turn_makes_no_rival_a_threat(
    wounds: int, fought: bool, card: str, wins: bool
) -> None:
    t = Table().map(("md_gate", 0, 0), ("md_throne", 0, 1)).with_quest("qd_cinder_king", owner=2).with_ready(2, card)
    t.game.quests[0].wounds, t.game.quests[0].fought = wounds, fought
    t.set(2, done=["qd_smith", "qd_leap"]).begin("hero")
    assert ("⚠️ P2 can win" in prompt(opened(t))) is wins


def test_an_attack_that_cannot_hit_comes_last_and_has_no_button_of_its_own() -> None:
    t = table().with_ready(2, "bn_iron_stance", "bn_spirit_wolf", "tr_sword", "tr_shield").set(2, level=4)
    t.with_bane(1, "ba_frailty", 2).with_bane(1, "ba_frailty", 2).rich(1, movement=3).begin("hero", moved=True)
    assert "challenge-s2-melee" not in buttons_of(t)
    kinds = [option.id for option in as_shown(t.asked(1), t.game)]
    assert kinds[kinds.index("challenge-s2-melee") + 1 :] == ["end", "end_let_go"]


def test_a_move_to_a_quest_next_to_the_hero_comes_before_the_way_to_an_own_one() -> None:
    cards = (("md_crossways", 0, 0), ("md_gate", 0, -1), ("md_shrine", 0, -2), ("md_ash_corridor", -1, 0))
    t = Table(("he_sera", "he_brokk")).map(*cards, ("md_chains", -2, 0), ("md_smoke_vents", 1, 0))
    t.with_quest("qd_relight", 1).with_quest("qd_blood_price", 1).with_quest("qd_smoke", NOBODY)
    t.rich(1, movement=3).begin("hero", moved=True)
    moves = {option.id: option.handy for option in t.asked(1).explained(t.game) if option.id.startswith("move")}
    assert max(moves, key=moves.__getitem__) == "move-e"
    assert moves["move-n"] > moves.get("move-s", 1)


def test_putting_something_down_on_the_way_is_no_more_inviting_than_ending_the_phase() -> None:
    t = Table(("he_sera", "he_brokk")).map(("md_prison", 0, 0), ("md_ash_corridor", 0, 1), ("md_gate", 0, 2))
    t.with_quest("qd_smith", 1).rich(1, movement=2).begin("hero").play("pick-qd_smith")
    shown = replace(opened(t), passing=t.game.passing, default=["end"])
    styles = {option.id: style(shown, option) for option in shown.options}
    assert styles["drop-qd_smith"] is styles["end"] is not styles["move-s"]


def test_a_move_shows_the_heroes_and_own_quests_in_the_space() -> None:
    t = table("he_sera", "he_brokk", "he_lirien").with_quest("qd_smoke", owner=1).with_quest("qd_smith", owner=2)
    t.at(2, "md_smoke_vents").rich(1, movement=2).begin("hero")
    t.effect_is("move-s", "about-there_both", heroes=[2], quests=["smoke"]).effect_is("move-n")


@pytest.mark.parametrize(
    ("owner", "lies", "named"),
    [(1, None, True), (-1, None, True), (2, None, False), (2, "md_prison", True), (1, "md_gate", False)],
)
def test_a_move_shows_the_quest_components_that_can_be_taken_there(owner: int, lies: str | None, named: bool) -> None:
    """The component of another player's quest is there for everybody once it was picked up and put down."""
    t = table("he_sera", "he_brokk", "he_lirien").map(("md_gate", 0, 0), ("md_prison", 0, 1))
    quest = t.quest("qd_smith", owner=owner)
    if lies is not None:
        quest.lies = space_of(t.game, lies)
        quest.touched = True
    t.rich(1, movement=2).begin("hero")
    t.effect_is("move-s", "about-there_quests", quests=["smith"]) if named else t.effect_is("move-s")


def test_an_attachment_shows_its_combined_peril_cost_and_the_chance_to_hit() -> None:
    t = table("he_sera", "he_brokk", "he_lirien").hand(1, "mo_goblin", "ba_rage").rich(3, peril=9)
    t.begin("dungeonlord").play("declare", "add-mo_goblin")
    while t.asked().kind != "encounter_attachment":
        t.do("seat-3")
    goblin, rage = CARDS["mo_goblin"].cost, CARDS["ba_rage"].cost
    for answer, cost in (("none", goblin), ("with-ba_rage", goblin + rage)):
        t.effect_is(answer, "about-act_threat", player=3, cost=cost, before=9, after=9 - cost)
    assert said(t, "none")[1]["percent"] < said(t, "with-ba_rage")[1]["percent"]  # type: ignore[operator]


# Placing


def test_a_symmetric_map_card_is_placed_in_one_orientation_only() -> None:
    assert ways_up("md_crossways") == (False,)
    assert ways_up("md_long_gallery") == (False, True)
    for id, card in MAPS.items():
        same = all(card.exits[side] == card.exits[(side + 2) % 4] for side in range(4))
        assert (ways_up(id) == (False,)) == same, id
    t = table()
    assert not any(spot.turned for spot in legal_spots(t.game, "md_crossways", more_to_come=True))


def test_places_are_listed_nearest_first_and_each_cell_has_a_button() -> None:
    t = table().at(1, "md_smoke_vents")
    t.game.map_cards[0].mixed(["md_chains", "md_collapsed_tunnel"])
    t.begin("build")
    options = t.asked().options(t.game)
    steps = [said(t, option.id)[1]["steps"] for option in options]
    assert steps == sorted(steps)  # type: ignore[type-var]
    assert all(option.handy > 0 for option in options)
    stands_out = [option.id for option in options if option.id in of_all(t.asked(), "stands_out", t.game)]
    assert [spot_of(id)[:2] for id in stands_out] == list(dict.fromkeys(spot_of(option.id)[:2] for option in options))
    assert {option.group for option in options} == {""}
    assert t.asked().default(t.game) == [min(spot_of(option.id) for option in options).id]


def test_every_cell_takes_at_most_two_presses_however_far_it_is() -> None:
    t = table().map(*MAP, ("md_crossways", 0, -2))
    t.game.map_cards[0].mixed(["md_collapsed_tunnel", "md_chains"])
    t.begin("build")
    asked = t.asked()
    shown = asked_of(t.game, asked, TEXTS)
    cells = {spot_of(id)[:2] for id in t.ids()}
    needed = {id: presses(shown, [id]) for id in t.ids()}
    assert set(needed.values()) == {1, 2}
    at_once = [spot_of(id)[:2] for id, number in needed.items() if number == 1]
    assert len(at_once) == len(set(at_once)), "a button for a cell, and a menu of all with what each would join"
    assert len(t.ids()) > len(cells) > 5, "some could lie either way up"


def test_a_place_shows_the_adjoining_spaces_and_its_distance() -> None:
    t = table().at(1, "md_ash_corridor")
    t.game.map_cards[0].mixed(["md_chains", "md_collapsed_tunnel"])
    t.begin("build")
    id = Spot(-2, 0, False).id
    key, args = said(t, id)
    assert (key, args["joins"], args["steps"]) == ("about-place", [name_of("md_ash_corridor")], 1)
    far = next(id for id in t.ids() if spot_of(id)[:2] == (2, 0))
    assert said(t, far)[1]["steps"] == 3


def test_the_question_names_the_player_whose_quest_needs_the_drawn_card() -> None:
    t = table().map(("md_gate", 0, 0)).with_quest("qd_smoke", owner=2)
    t.game.drawn = "md_smoke_vents"
    t.game.push(PlaceMap(seat=1))
    args = t.asked(1).describe(t.game)
    assert (args["personal"], args["global"]) == (Part("part-theirs_leads", {"players": [seat_name(2)]}), "")
    names = ["Zoe", "Ann", "Ben"]
    asked = {
        language: TEXTS.say(language, "dungeoneer", Message("ask-place_map", args), names) for language in LANGUAGES
    }
    assert "personal quest of Ben" in asked["en"]
    assert "Benの個人クエストの行き先" in asked["ja"]
    t.game.quest("qd_smoke").owner = NOBODY
    args = t.asked(1).describe(t.game)
    assert (args["personal"], args["global"]) == ("", Part("part-global_leads", {}))
    t.game.drawn = "md_chains"
    args = t.asked(1).describe(t.game)
    assert (args["personal"], args["global"]) == ("", "")


def test_each_orientation_of_a_map_card_shows_its_closed_sides() -> None:
    t = table().map(*MAP, ("md_crossways", 0, -2))
    t.game.map_cards[0].mixed(["md_collapsed_tunnel", "md_chains"])
    t.game.drawn = "md_collapsed_tunnel"
    t.game.push(PlaceMap(seat=1))
    question = t.asked(1)
    words = {}
    for turned in (False, True):
        effect = effect_message(t, Spot(2, 0, turned).id)
        assert effect is not None
        words[turned], args = effect, effect.args
        for kind in ("locked", "trapped", "wall"):
            exits = MAPS["md_collapsed_tunnel"].exits
            sides = [side for side in range(4) if exits[(side + 2) % 4 if turned else side].kind == kind]
            named = [refer(f"side-{'nesw'[side]}") for side in sides]
            assert args[kind] == part(named, f"part-{kind}", sides=named)
    assert question.kind == "place_map"
    for language in LANGUAGES:
        first, second = (TEXTS.say(language, "dungeoneer", words[turned]) for turned in (False, True))
        assert first != second


def test_before_heroes_are_placed_distances_are_counted_from_the_entrance() -> None:
    t = Table(revealed=True, begun=False)
    question = next(question for question in t.game.questions if question.kind == "choose_map_card")
    assert t[question.seat].at in (NOWHERE, 0)
    t.game.players[question.seat].at = NOWHERE
    t.do(question.options(t.game)[0].id, seat=question.seat, wait=True)
    placing = t.asked(question.seat)
    steps = [effect_of(option) for option in placing.options(t.game) if not option.role.is_back]
    assert all(step is not None and step.args["steps"] >= 1 for step in steps)  # type: ignore[operator]


# Smaller questions


def test_hand_cards_are_handy_to_discard_and_others_show_their_kind_and_cost() -> None:
    t = table().hand(1, "bn_sidestep", "mo_goblin").with_ready(1, "tr_boots").begin("discard")
    assert handy_ids(t) == ["hand-bn_sidestep", "hand-mo_goblin", "treasure-1"]
    assert t.options(1)["treasure-1"].label.key != t.options(1)["hand-bn_sidestep"].label.key, (
        "a copy in the hand has a different label"
    )
    t.effect_is("hand-bn_sidestep").effect_is(
        "treasure-1", "about-kind_glory", kind="treasure", cost=3
    )  # the hand shows it


# Below the buttons


def opened(t: Table, language: str = "en", seat: int = 1) -> OpenQuestion:
    """The question as the panel of that seat shows it."""
    return replace(asked_of(t.game, t.asked(seat), TEXTS), language=language)


def below(t: Table, language: str = "en") -> str:
    """The lines below the buttons that answer the question."""
    return "\n".join(block.text for block in controls(opened(t, language)) if isinstance(block, Text))


@pytest.mark.parametrize(
    ("language", "attempt", "end"),
    [
        (
            "en",
            "**Attempt: Mirror of Depths**: Success ends your Hero phase (unused movement: 3).",
            "**End**: Not moved: Glory +2, Peril +2.",
        ),
        (
            "ja",
            "**挑む：深淵の鏡**：成功でヒーローフェイズ終了（未使用の行動力3）。",
            "**終える**：移動なしで栄誉+2、危難+2。ほかの行動力2は失われます。",
        ),
    ],
)
def test_lines_below_the_buttons_say_what_ends_the_phase(language: str, attempt: str, end: str) -> None:
    t = table().map(("md_alchemist", 0, 0), ("md_ash_corridor", 0, -1)).with_quest("qd_mirror", owner=1)
    t.rich(1, glory=3, movement=3).begin("hero")
    assert attempt in below(t, language)
    assert end in below(t, language)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_chance_of_a_move_is_on_its_button_and_not_below_it(language: str) -> None:
    t = table().map(("md_gate", 0, 0), ("md_chains", 0, 1)).rich(1, movement=2).begin("hero")
    asked = opened(t, language)
    (button,) = [asked.button(option) for option in asked.forward if option.id.startswith("move-")]
    assert "%" in button
    assert "%" not in below(t, language)


def test_a_risk_that_a_button_has_no_room_for_is_below_it() -> None:
    t = Table(("he_sera", "he_brokk")).map(("md_shrine", 0, 0), ("md_library", 0, -1), ("md_gate", 5, 5))
    shown = opened(t.rich(1, movement=3).begin("hero", moved=True))
    locked = next(option for option in shown.options if option.id == "move-n")
    assert shown.button(locked) == "Go north: Scorched Library (locked) · ⚠️"
    assert "Exit: success 50% (failure costs 1 more movement)." in below(t)


def test_ending_the_phase_needs_no_line_if_nothing_is_gained_or_lost() -> None:
    t = table().rich(1, movement=1).begin("hero", moved=True)
    assert "End" not in below(t)
    t = table().rich(1, movement=2).begin("hero", moved=True)
    assert "**End**: You lose the other 1 movement." in below(t)


def test_cards_that_the_picture_of_the_hand_shows_are_not_described_below_the_buttons() -> None:
    t = table().hand(1, "bn_sidestep", "mo_goblin").with_ready(1, "tr_boots")
    t.begin("discard")
    assert "hand" not in t.asked(1).describe(t.game)
    assert with_hand(pictures, t.asked(1).kind)
    assert "Sidestep" not in below(t)
    assert "Treasure, " in below(t), "the picture only has its name"


def test_the_hand_is_shown_in_the_hero_phase_if_a_card_can_be_played_or_is_all_that_is_left() -> None:
    t = table().hand(1, "bn_sidestep", "tr_sword").rich(1, glory=9, movement=1).begin("hero")
    assert "hand" not in t.asked(1).describe(t.game), "the sword can be readied"
    t = table().hand(1, "bn_sidestep", "mo_goblin").rich(1).begin("hero")
    assert t.asked(1).describe(t.game)["what"] == refer("part-idle")
    assert "hand" not in t.asked(1).describe(t.game)
    assert "Sidestep" not in below(t), "the hand shows it"
    t = table().hand(1).rich(1).begin("hero", moved=True)
    t.asks("hero_acts", hand=[], number=0)


def test_a_hand_of_which_nothing_can_be_played_is_named_with_copies_next_to_each_other() -> None:
    t = table().hand(1, "bn_sidestep", "mo_goblin", "bn_sidestep").rich(1, glory=9, movement=1).begin("hero")
    hand = [name_of("bn_sidestep"), name_of("bn_sidestep"), name_of("mo_goblin")]
    args = t.asked(1).describe(t.game)
    assert (args["hand"], args["number"]) == (hand, 3)


@pytest.mark.parametrize(
    ("card", "phase", "effects"),
    [
        ("tr_sword", "hero", {"en": "Melee 2 → 3", "ja": "メレー2→3"}),
        ("bn_second_wind", "hero", {"en": "Life 5 → 6", "ja": "ライフ5→6"}),
        ("ba_frailty", "dungeonlord", {"en": "Melee 3 → 2", "ja": "メレー3→2"}),
        ("ba_collapse", "dungeonlord", {"en": "hit 50%", "ja": "効く確率50%"}),
    ],
)
def test_the_effect_of_a_card_is_on_its_button_or_below_it_if_that_has_no_room(
    card: str, phase: str, effects: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    t = table().hand(1, card).set(1, life=5).rich(1, glory=9, movement=1).rich(2, peril=9).begin(phase, moved=True)
    for language, effect in effects.items():
        asked = opened(t, language)
        (played,) = (option for option in asked.forward if card in option.id and "end" not in option.id)
        assert asked.button(played).endswith(f" · {effect}")
        assert asked.line(played, brief=True, below=True) == ""
        with monkeypatch.context() as tight:
            tight.setattr(open_question, "LABEL", len(asked.button(played)) - 1)
            cramped = opened(t, language)
            assert cramped.button(played) == cramped.short_name(played)
            assert effect.split()[-1] in cramped.line(played, brief=True, below=True)


def test_the_button_to_attempt_a_quest_says_how_its_monster_fights() -> None:
    t = table().map(("md_throne", 0, 0), ("md_ash_corridor", 0, -1)).with_quest("qd_cinder_king", owner=1)
    t.rich(1, movement=1).begin("hero", moved=True)
    asked = opened(t)
    (label,) = (asked.button(option) for option in asked.forward if option.id.startswith("quest-"))
    assert "hit" in label
    assert "to hit" not in below(t)


def test_passing_is_handy_in_a_window() -> None:
    t = table().hand(1, "ba_frailty").hand(2, "bn_spell_ward").rich(2, glory=4, peril=9).begin("dungeonlord")
    assert handy_ids(t.play("bane-ba_frailty-s2", wait=True).effect_is("pass", by=2), 2)[0] == "pass"


def test_every_hit_effect_has_a_text() -> None:
    effects = [effect for card in CARDS.values() for star in card.stars for effect in star.effects]
    effects += [
        effect for card in CARDS.values() for star in card.effects if star.do == "star" for effect in star.effects
    ]
    monsters = [quest.monster for quest in QUESTS.values() if quest.monster is not None]
    effects += [effect for monster in monsters for star in monster.stars for effect in star.effects]
    assert len(effects) > 5
    ranks = {"wound": (1, 2), "peril": (1,), "tip": (0,), "steal_glory": (2,), "discard": (1,)}
    for effect in effects:
        assert effect.n in ranks[effect.do], "the texts state this number"
        for language in LANGUAGES:
            assert TEXTS.has(language, "dungeoneer", struck(effect).key), effect


def test_the_rules_say_how_the_rare_kanji_of_names_are_read() -> None:
    names = "".join(
        TEXTS.say("ja", "dungeoneer", key)
        for key in TEXTS.keys("ja", "dungeoneer")
        if key.startswith(("map-", "quest-", "foe-", "boon-", "treasure-", "monster-", "bane-"))
    )
    rare = set("燼鬨韋翳嚢査滓鉤") & set(names)
    assert len(rare) == 8
    readings = TEXTS.say("ja", "dungeoneer", "topic-cards")
    assert all(kanji in readings for kanji in rare)


def test_success_without_risk_is_called_certain() -> None:
    for language, sure in (("en", "Certain success"), ("ja", "必ず成功")):
        for percent in (83, 100):
            args: Args = {"percent": percent, "attr": refer("attr-speed"), "score": 5, "target": 6}
            threat = TEXTS.say(language, "dungeoneer", Message("sum-threat", args))
            luck = Message("sum-chance", {"percent": percent, "dice": 2, "bonus": 0, "target": 10})
            said = (threat, TEXTS.say(language, "dungeoneer", luck))
            assert [sure in text for text in said] == [percent == 100] * 2
            assert ["%" in text for text in said] == [percent != 100] * 2


# Summary lines below the buttons


def strike(t: Table, id: str) -> Args:
    """The chances of an encounter."""
    gist = gists(t)[id]
    assert gist is not None
    assert gist.key == "sum-strike"
    return gist.args


def gists(t: Table, seat: int = 1) -> dict[str, Message | None]:
    return dict(of_all(t.asked(seat), "gists", t.game))


def if_fails(loss: str) -> object:
    """The part of a text that says what failing costs."""
    return "if_fails", {"cost": (f"loses_{loss}", {"n": 1, "whom": ""})}


def test_a_move_through_a_trapped_exit_shows_only_its_chance_and_an_open_one_nothing() -> None:
    t = table().rich(1, movement=3).begin("hero")
    t.line_is("move-n").line_is("move-e")  # the map shows what the space gives, the warning the chance
    pit = next(line for line in preview(t.game, 1, t.asked(1).id, "move-e") if line.key == "sum-threat")
    t.warning_is("move-e", "sum-way_pit", way="", fails=if_fails("tips"), percent=pit.args["percent"]).play("move-s")
    whole = preview(t.game, 1, t.asked(1).id, "move-n")[0]
    t.warning_is("move-n", "sum-way", percent=whole.args["percent"], fails=if_fails("wound"))  # no quest's chance


@pytest.mark.parametrize(("movement", "fails"), [(2, "movement"), (1, "cusp")])
def test_a_move_through_a_locked_exit_says_what_failing_costs(movement: int, fails: str) -> None:
    t = Table(("he_sera", "he_brokk")).map(("md_bone_hall", 0, 0), ("md_gate", -1, 0)).rich(1, movement=movement)
    t.begin("hero")
    lines = [warning for warning in of_all(t.asked(1), "warnings", t.game).values() if warning.key == "sum-way"]
    assert [t.plain(warning.args["fails"]) for warning in lines] == [if_fails(fails)]


def test_an_attack_has_both_totals_and_both_chances_in_one_line() -> None:
    t = table().rich(1, movement=1).begin("hero")
    attack = next(id for id in t.ids(1) if id.startswith("challenge-"))
    whole = preview(t.game, 1, t.asked(1).id, attack)
    mine, theirs = [line.args["score"] for line in whole if line.key == "sum-side"]
    (hit,) = [line.args["percent"] for line in whole if line.key == "sum-hit"]
    back = [line.args["percent"] for line in whole if line.key == "sum-countered"]
    chances: dict[str, Any] = {"percent": hit, "countered": back[0] if back else 0}
    t.line_is(attack, "sum-challenge", **chances, mine=mine, theirs=theirs, cost="own", own=1, who=1)


def test_a_player_asked_about_a_monsters_attack_is_told_what_a_hit_does() -> None:
    t = table("he_sera", "he_lirien").hand(1, "mo_pyromancer").rich(2, glory=9, peril=9).stance(2, "always")
    t.begin("dungeonlord").sends("mo_pyromancer", wait=True)
    gist = next(line for line in gists(t, 2).values() if line is not None and line.key == "sum-fight")
    for language, hit in (("en", "(2 wounds)"), ("ja", "（ウーンド2）")):
        for prefix in ("", "button-"):
            assert hit in TEXTS.say(language, "dungeoneer", Message(prefix + gist.key, gist.args))


def test_the_attack_of_a_quest_monster_is_labelled_as_the_monsters() -> None:
    t = table().map(*MAP, ("md_ossuary", -1, 0)).with_quest("qd_bone_regent", owner=1)
    t.at(1, "md_ossuary").hand(1, "bn_battle_cry").rich(1, glory=3, movement=3).begin("hero")
    t.line_is("quest-qd_bone_regent", "sum-quest_fight", own=0, who="bone_regent")
    attempt = gists(t)["quest-qd_bone_regent"]
    t.play("quest-qd_bone_regent", wait=True).line_is("pass", "sum-fight", own=0, who="bone_regent")
    assert attempt is not None
    said = TEXTS.say("en", "dungeoneer", attempt.key, **attempt.args)
    assert said.startswith("Bone Regent with Melee: ")
    button = TEXTS.say("en", "dungeoneer", f"button-{attempt.key}", **attempt.args)
    assert button == "get hit first 58%, hit back 28%"


def test_an_attempt_warns_of_the_likeliest_of_the_attacks_that_the_neighbour_may_choose() -> None:
    t = table("he_sera", "he_lirien").map(*MAP[:3], ("md_throne", 0, 1)).with_quest("qd_cinder_king", owner=1)
    t.at(1, "md_throne").set(1, level=2).rich(1, glory=3, movement=3).begin("hero", moved=True)
    attempt = gists(t)["quest-qd_cinder_king"]
    assert attempt is not None
    assert attempt.args["attr"] == refer("attr-magic"), "its Melee is higher, but so is the hero's"
    button = TEXTS.say("en", "dungeoneer", f"button-{attempt.key}", **attempt.args)
    assert button.startswith("get hit first up to 72%"), "Magic 3 against 1"
    said = preview(t.game, 1, t.asked(1).id, "quest-qd_cinder_king")
    assert [line.args["attr"] for line in said if line.key == "sum-side"] == [
        refer(f"attr-{attr}") for attr in ("melee", "melee", "magic", "magic")
    ]


def test_a_hand_card_is_quoted_only_where_the_hand_is_not_shown() -> None:
    t = table().hand(1, "tr_sword", "tr_rope").rich(1, glory=9).begin("hero")
    t.line_is("play-tr_sword").line_is("play-tr_rope").effect_is("play-tr_rope")
    assert effect_message(t, "play-tr_sword") is not None
    t = table().hand(1, "mo_goblin").hand(2, "bn_blink").rich(2, glory=4, peril=6).begin("dungeonlord")
    t.sends("mo_goblin", wait=True).offers("play-bn_blink", by=2)
    assert "play-bn_blink" not in gists(t, 2)
    assert preview(t.game, 2, t.asked(2).id, "play-bn_blink") == [Message("text-bn_blink")]


def test_a_response_says_which_bane_it_cancels() -> None:
    t = table().hand(1, "ba_frailty").hand(2, "bn_spell_ward").rich(2, glory=2, peril=6).begin("dungeonlord")
    t.play("bane-ba_frailty-s2", wait=True).effect_is("play-bn_spell_ward", "about-act_cancels", by=2, what="frailty")


def test_each_response_to_a_declared_attack_says_what_it_changes_and_passing_what_happens() -> None:
    t = table().hand(1, "mo_goblin").hand(2, "bn_sidestep", "bn_battle_cry").rich(2, glory=4, peril=6)
    t.begin("dungeonlord").sends("mo_goblin", wait=True)
    t.effect_is("play-bn_sidestep-e0", "about-act_harmless", by=2, who="goblin")
    t.effect_is("play-bn_battle_cry-n2", "about-act_hit", by=2, who="goblin")
    args = said(t, "play-bn_battle_cry-n2", 2)[1]
    assert args["then"] < args["chance"]  # type: ignore[operator]
    t.line_is("pass", "sum-fight", by=2, percent=args["chance"])
    assert gists(t, 2).keys().isdisjoint({"pass_attack", "pass_turn"}), "once is enough"


def test_what_several_declared_encounters_will_do_is_told_once() -> None:
    t = table().hand(1, "mo_goblin", "mo_imp").hand(2, "bn_battle_cry").rich(2, glory=4, peril=6).stance(2, "always")
    t.begin("dungeonlord").declare("mo_goblin", "mo_imp", wait=True)
    assert "pass" not in gists(t, 2), "it has its full breakdown"
    assert gists(t, 2).keys().isdisjoint({"pass_attack", "pass_turn"})
    assert len(breakdown_of(t.options(2)["pass"])) > 1


def test_a_response_to_a_declared_trap_says_what_it_changes() -> None:
    t = table("he_brokk", "he_sera").hand(1, "tp_crusher").hand(2, "bn_battle_cry").rich(2, glory=4, peril=9)
    t.stance(2, "always").begin("dungeonlord").sends("tp_crusher", wait=True).window_is("enc")
    t.effect_is("play-bn_battle_cry-n2", "about-act_quest", by=2, quest="crusher")


def test_an_artifact_is_quoted_without_the_quest_that_gave_it() -> None:
    t = table().set(1, done=["qd_mirror"]).rich(1, glory=3).begin("hero")
    order = next(question for question in t.game.questions if question.kind == "arm_order" and question.seat == 1)
    for question, id in ((t.asked(1), "artifact-qd_mirror"), (order, "arm-artifact-qd_mirror-roll-exit")):
        assert preview(t.game, 1, question.id, id) == [Message("artifact-qd_mirror")]
    said = TEXTS.say("en", "dungeoneer", "text-qd_mirror")
    assert said.endswith(TEXTS.say("en", "dungeoneer", "artifact-qd_mirror"))


def test_an_encounter_shows_its_chances_in_one_line_and_its_text_only_in_the_full_preview() -> None:
    t = table("he_sera", "he_brokk", "he_lirien").hand(1, "tp_darts", "mo_goblin").rich(2, peril=4).begin("dungeonlord")
    goblin, darts = (strike(t, id) for id in ("declare-mo_goblin-s2-melee", "declare-tp_darts-s2"))
    whole = preview(t.game, 1, t.asked(1).id, "declare-mo_goblin-s2-melee")
    (hit,) = [line.args["percent"] for line in whole if line.key == "sum-hit"]
    back = [line.args["percent"] for line in whole if line.key == "sum-countered"]
    assert goblin == {"percent": hit, "countered": back[0] if back else 0}
    assert darts["countered"] == 0
    whole = preview(t.game, 1, t.asked(1).id, "declare-tp_darts-s2")
    assert (whole[0], whole[-1]) == (Message("sum-strike", darts), Message("text-tp_darts"))
    assert [line.key for line in whole[1:-1]] == ["sum-side", "sum-part"], "what its victim adds to the die"
    assert (whole[1].args["who"], whole[1].args["attr"]) == (seat_name(2), refer("attr-speed"))
    assert whole[2].args == {"source": refer("ability-he_brokk"), "n": 2}


@pytest.mark.rule("DN-5.4")
def test_the_dungeonlord_is_told_the_peril_of_the_others() -> None:
    t = table("he_sera", "he_brokk", "he_lirien").hand(1, "mo_goblin").rich(1, peril=9).rich(2, peril=4)
    t.rich(3, peril=1).begin("dungeonlord")
    texts = TEXTS
    names = ["Ann", "Ben", "Cleo", "Dana"]
    game = "dungeoneer"
    asked = Message("ask-dungeonlord_acts", t.asked(1).describe(t.game))
    assert texts.say("en", game, asked, names) == "What will you do as Dungeonlord? Peril: Cleo 4 and Dana 1."
    assert texts.say("ja", game, asked, names).endswith("危難：Cleo 4、Dana 1。")
    t.do("declare")
    asked = Message("ask-declare_encounters", t.asked(1).describe(t.game))
    assert texts.say("en", game, asked, names) == "Which encounters do you declare? Peril: Cleo 4 and Dana 1."


@pytest.mark.rule("DN-13.16", "DN-13.17")
def test_an_attempt_with_a_search_tells_the_chances_of_both_steps() -> None:
    t = table().map(("md_library", 0, 2)).with_quest("qd_codex", 1).at(1, "md_library").begin("hero", moved=True)
    gist = gists(t.line_is("quest-qd_codex", "sum-search"))["quest-qd_codex"]
    assert gist is not None
    then = gist.args["then"]
    assert isinstance(then, Part)
    assert preview(t.game, 1, t.asked(1).id, "quest-qd_codex")[0] == gist
    said = TEXTS.say("en", "dungeoneer", gist)
    assert said.startswith("Search: success ")
    assert ", then the quest itself: " in said
    t.set_quest("qd_codex", found=True).line_is("quest-qd_codex", "sum-attempt", percent=then.args["percent"])


@pytest.mark.parametrize(
    ("quest", "en", "ja"),
    [
        ("qd_mirror", "(failure costs 1 wound)", "（失敗するとウーンド1）"),
        ("qd_codex", "(failure gives 2 Peril)", "（失敗すると危難+2）"),
        ("qd_assassin", "(failure costs 1 wound)", "（失敗するとウーンド1）"),
    ],
)
def test_an_attempt_tells_what_failing_costs(quest: str, en: str, ja: str) -> None:
    space = QUESTS[quest].space
    t = table().map(("md_gate", 0, 0), (space, 0, 2)).at(1, space).with_quest(quest, 1).rich(1, movement=1)
    t.begin("hero")

    def tells(en: str, ja: str) -> bool:
        gist = gists(t)[f"quest-{quest}"]
        assert gist is not None
        return all(
            said in TEXTS.say(language, "dungeoneer", Message(prefix + gist.key, gist.args))
            for language, said in (("en", en), ("ja", ja))
            for prefix in ("", "button-")
        )

    assert tells(en, ja)
    t.at(2, space)
    assert tells("everyone there", "そこの全員が") == (quest != "qd_assassin"), "it strikes only the hero that searches"


def test_a_search_that_fails_for_certain_leads_to_nothing() -> None:
    t = table().map(("md_library", 0, 2)).with_quest("qd_codex", 1).at(1, "md_library").begin("hero", moved=True)
    t[1].rolls.append(NextRoll("ba_ill_omen", -9, ["any"]))
    t.line_is("quest-qd_codex", "sum-search", percent=0, after="")


def test_a_move_that_asks_nobody_cannot_be_taken_back() -> None:
    """That nobody is asked tells that nobody holds a response."""
    t = table().rich(1, movement=2).begin("hero")
    t.play(next(id for id in t.ids() if id.startswith("move-"))).waits(1).undoes(by=1, possible=False)


def test_a_lessons_reason_for_a_move_holds_where_it_is_given() -> None:
    """Glory is only promised for a space that is new this turn, a quest only where the way leads to one."""
    t = table().with_quest("qd_smoke", owner=1).rich(1, movement=2).begin("hero")
    reasons = find_lessons("games.dungeoneer")["first_quest"].reasons

    def why(id: str) -> str | None:
        return reasons.get(motive(t.game, t.asked(), t.options(1)[id]))

    assert (why("move-n"), why("move-s")) == ("why_new", "why_walk")
    t.do("move-n")
    assert why("move-s") == "why_quest", "it has begun there"
    t.game.quests.clear()
    assert why("move-s") is None
    assert why("end") == "why_end"


@pytest.mark.parametrize(
    ("quest", "place", "glory", "hopeless"),
    [
        ("qd_leap", "md_shaft", 0, True),
        ("qd_leap", "md_shaft", 1, False),
        ("qd_relight", "md_shrine", 1, True),
        ("qd_smoke", "md_smoke_vents", 1, False),
        ("qd_bone_regent", "md_ossuary", 1, False),
    ],
)
def test_an_attempt_that_cannot_succeed_is_no_more_inviting_than_ending_the_phase(
    quest: str, place: str, glory: int, hopeless: bool
) -> None:
    t = Table(("he_sera", "he_brokk")).map((place, 0, 0), ("md_ash_corridor", 0, -1)).with_quest(quest, 1)
    t.with_bane(1, "ba_dimming", 2).rich(1, glory=glory, movement=3).begin("hero")
    shown = as_shown(t.asked(1), t.game)
    keys = [option.label.key for option in shown if option.id == f"quest-{quest}"]
    assert keys == ["do-attempt_hopeless" if hopeless else "do-attempt"]
    assert (shown[0].id == f"quest-{quest}") != hopeless
    assert (keys[0] in t.game.passing) == hopeless
    label, button = (
        TEXTS.say("en", "dungeoneer", key, (), quest="it", cost=0) for key in (keys[0], f"button-{keys[0]}")
    )
    assert "%" not in label + button, "the line beside it says it"
