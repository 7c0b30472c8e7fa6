"""Which answers come first, stand out or have buttons on a phone."""

from __future__ import annotations

import pytest

from cogs.screens.question.controls import style
from conformance.texts import TEXTS
from games.dungeoneer.rules.combat.odds import fight_chances
from games.dungeoneer.rules.pieces import NOBODY, Side
from rules.messages import Message, Part, refer
from rules.questions import Shown, as_shown
from tests.games.driver import standing_out
from tests.games.dungeoneer.answers import at_gate, at_quest, below_the_buttons, button_ids, buttons_of, panel
from tests.games.dungeoneer.table import AROUND_THE_GATE, Table


def test_in_a_quest_fight_the_challenge_comes_first_and_the_life_left_is_told() -> None:
    table = at_quest("qd_crown", "he_sera", "he_lirien").at(2, "md_forge").rich(1, movement=3).begin("hero", moved=True)
    assert table.asked(1).describe(table.game)["foe"] == ""
    table.set_quest("qd_crown", fought=True, wounds=1).begin("hero", moved=True)
    asked = table.asked(1)
    assert as_shown(asked, table.game)[0].id.startswith("challenge-qd_crown")
    assert asked.describe(table.game)["foe"] == Part("part-foe_left", {"foe": refer("foe-crown"), "left": 1})


@pytest.mark.parametrize(
    ("quest", "owner", "near"),
    [
        ("qd_relight", 1, ["move-s"]),
        ("qd_relight", 2, ["move-n"]),
        ("qd_relight", NOBODY, ["move-s"]),
        ("qd_codex", 1, ["move-n"]),
    ],
)
def test_moves_towards_a_personal_or_global_quest_stand_out(quest: str, owner: int, near: list[str]) -> None:
    table = Table().map(*AROUND_THE_GATE[:3], ("md_long_gallery", 0, 1), ("md_shrine", 0, 2))
    table.quest(quest, owner=owner).rich(1, movement=3).begin("hero", moved=True).offers("move-n", "move-s")
    assert standing_out(table.asked(1), table.game) == near, "without a quest the first of the best moves"


@pytest.mark.parametrize("owner", [1, 2])
@pytest.mark.parametrize("north", ["md_dripping_stair", "md_ash_corridor"])
def test_of_equal_ways_the_one_without_a_roll_and_with_most_glory_stands_out(north: str, owner: int) -> None:
    """The shrine is two steps away by the north, with a pit or 1 Glory, and by the alchemist in the east."""
    table = Table().map(("md_gate", 0, 0), (north, 0, -1), ("md_shrine", 1, -1), ("md_alchemist", 1, 0))
    table.quest("qd_relight", owner=owner).rich(1, movement=3).begin("hero", moved=True).offers("move-n", "move-e")
    assert standing_out(table.asked(1), table.game) == ["move-e"]


def test_the_ways_to_the_two_nearest_quests_have_buttons_before_anything_else() -> None:
    cards = (("md_gate", 0, 0), ("md_ash_corridor", 0, -1), ("md_shrine", 0, -2), ("md_barracks", 1, 0))
    table = Table().map(*cards, ("md_smoke_vents", 1, 1), ("md_crossways", -1, 0))
    table.quest("qd_relight", 1).quest("qd_smoke", NOBODY).rich(1, movement=3).begin("hero", moved=True)
    options = table.options(1).values()
    moves = {option.id: option.prominence for option in options if option.id.startswith("move")}
    assert moves == {"move-n": Shown.VITAL, "move-e": Shown.VITAL, "move-w": Shown.BUTTON}


@pytest.mark.parametrize("phase", ["hero", "dungeonlord"])
def test_the_likeliest_attack_on_a_target_comes_before_its_others(phase: str) -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien").ready(1, "bn_ember_rune", "tr_sword")
    table.ready(2, "tr_shield").rich(1, movement=3).begin(phase, moved=True)
    melee, magic = (fight_chances(table.game, Side(hero=1), Side(hero=2), attr).hit for attr in ("melee", "magic"))
    assert magic > melee
    shown = [option.id for option in table.asked(1).explained(table.game)]
    assert [id for id in shown if id.startswith("challenge-s2")] == ["challenge-s2-magic", "challenge-s2-melee"]


def test_passing_once_is_listed_before_longer_passes_that_state_their_duration() -> None:
    table = at_gate().hand(1, "mo_goblin").hand(2, "bn_battle_cry").rich(2, glory=3, peril=9)
    table.begin("dungeonlord").declare("mo_goblin", wait=True)
    assert [option.id for option in as_shown(table.asked(2), table.game)][-3:] == ["pass", "pass_attack", "pass_turn"]
    table.has_no_effect("pass", by=2).effect_is("pass_attack", "about-pass_attack", by=2)
    table.effect_is("pass_turn", "about-pass_turn", by=2, player=1, own=0)


def test_answers_that_end_the_phase_are_listed_last_and_kinds_keep_their_order() -> None:
    table = at_gate().hand(1, "bn_sidestep", "tr_boots").rich(1, movement=2, glory=9, peril=0).begin("hero")
    kinds = [option.group or option.label.key for option in as_shown(table.asked(1), table.game)]
    first, *_, keeps, lets_go = dict.fromkeys(kinds)
    assert (first, keeps, lets_go) == ("attacks", "do-end_hero_keep", "do-end_hero_let_go")
    assert "movement" not in kinds[: kinds.index("cards") + kinds.count("cards")]


def test_what_is_here_comes_before_what_is_elsewhere() -> None:
    """The quest of the space, then cards, then what takes a walk, last the end, which names what is left undone."""
    cards = (("md_shrine", 0, 0), ("md_gate", 0, 1), ("md_shaft", 0, 2))
    table = Table().map(*cards).at(2, "md_gate").quest("qd_relight", 1).quest("qd_leap", 1)
    table.hand(1, "tr_sword", "tr_boots").rich(1, movement=3, glory=9).begin("hero")
    asked = panel(table)
    order = ["quest-qd_relight", "play-tr_sword", "move-s", "end"]
    assert [option.id for option in asked.options if option.id in order] == order
    assert "-# Also possible: “Play Boots of the Vault” and “Explore”." in below_the_buttons(asked)


@pytest.mark.parametrize(
    ("life", "first"),
    [(1, ["pick-qd_smith", "use-1", "move-e", "end"]), (3, ["pick-qd_smith", "challenge-s2-melee", "move-e", "end"])],
)
def test_a_cure_and_what_leads_to_own_quests_have_buttons_before_anything_else(life: int, first: list[str]) -> None:
    cards = (("md_prison", 0, 0), ("md_ash_corridor", 0, 1), ("md_gate", 0, 2), ("md_crossways", 1, 0))
    table = Table(("he_sera", "he_tamsin", "he_gorm")).map(*cards, ("md_chains", 1, -1)).ready(1, "tr_draught")
    table.quest("qd_smith", 1).quest("qd_blood_price", 1).hand(1, "tr_boots", "tr_rope", "tr_keys")
    table.rich(1, movement=3, glory=9).set(1, life=life).begin("hero")
    assert buttons_of(table) == first


@pytest.mark.parametrize(("shields", "first"), [(0, "challenge-s2-melee"), (2, "quest-qd_smoke")])
def test_only_an_attack_with_a_good_chance_comes_before_the_quests_here(shields: int, first: str) -> None:
    table = Table(("he_sera", "he_lirien")).map(("md_smoke_vents", 0, 0), ("md_ash_corridor", 1, 0))
    table.at(2, "md_smoke_vents")
    table.ready(2, *["tr_shield"] * shields).quest("qd_smoke", NOBODY)
    table.rich(1, movement=3).begin("hero", moved=True)
    ranks = {option.id: option.prominence for option in table.asked(1).explained(table.game)}
    assert max(ranks, key=ranks.__getitem__) == first


def test_an_attack_that_cannot_hit_comes_last_and_has_no_button_of_its_own() -> None:
    table = at_gate().ready(2, "bn_iron_stance", "bn_spirit_wolf", "tr_sword", "tr_shield").set(2, level=4)
    table.bane(1, "ba_frailty", 2).bane(1, "ba_frailty", 2).rich(1, movement=3).begin("hero", moved=True)
    *_, attack, end, last = as_shown(table.asked(1), table.game)
    assert [attack.id, end.id, last.id] == ["challenge-s2-melee", "end", "end_let_go"]
    assert attack.prominence == Shown.VAIN


def test_a_move_to_a_quest_next_to_the_hero_comes_before_the_way_to_an_own_one() -> None:
    cards = (("md_crossways", 0, 0), ("md_gate", 0, -1), ("md_shrine", 0, -2), ("md_ash_corridor", -1, 0))
    table = Table().map(*cards, ("md_chains", -2, 0), ("md_smoke_vents", 1, 0))
    table.quest("qd_relight", 1).quest("qd_blood_price", 1).quest("qd_smoke", NOBODY)
    table.rich(1, movement=3).begin("hero", moved=True)
    options = table.options(1).values()
    moves = {option.id: option.prominence for option in options if option.id.startswith("move")}
    assert max(moves, key=moves.__getitem__) == "move-e"
    assert moves["move-n"] > moves.get("move-s", 1)


def test_putting_something_down_on_the_way_is_no_more_inviting_than_ending_the_phase() -> None:
    table = Table().map(("md_prison", 0, 0), ("md_ash_corridor", 0, 1), ("md_gate", 0, 2))
    table.quest("qd_smith", 1).rich(1, movement=2).begin("hero").play("pick-qd_smith")
    shown = panel(table)
    styles = {option.id: style(shown, option) for option in shown.options}
    assert styles["drop-qd_smith"] is styles["end"] is not styles["move-s"]


def test_hand_cards_are_prominent_to_discard_and_others_show_their_kind_and_cost() -> None:
    table = at_gate().hand(1, "bn_sidestep", "mo_goblin").ready(1, "tr_boots").begin("discard")
    assert button_ids(table) == ["hand-bn_sidestep", "hand-mo_goblin", "treasure-1"]
    labels = {id: option.label.key for id, option in table.options(1).items()}
    assert labels["treasure-1"] != labels["hand-bn_sidestep"], "a copy in the hand has a different label"
    table.has_no_effect("hand-bn_sidestep")  # the picture of the hand shows it
    table.effect_is("treasure-1", "about-kind_glory", kind="treasure", cost=3)


def test_passing_is_prominent_in_a_window() -> None:
    table = at_gate().hand(1, "ba_frailty").hand(2, "bn_spell_ward").rich(2, glory=4, peril=9).begin("dungeonlord")
    assert button_ids(table.play("bane-ba_frailty-s2", wait=True).has_no_effect("pass", by=2), 2)[0] == "pass"


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
    table = Table().map((place, 0, 0), ("md_ash_corridor", 0, -1)).quest(quest, 1)
    table.bane(1, "ba_dimming", 2).rich(1, glory=glory, movement=3).begin("hero")
    shown = as_shown(table.asked(1), table.game)
    (attempt,) = [option for option in shown if option.id == f"quest-{quest}"]
    key = attempt.label.key
    assert key == ("do-attempt_hopeless" if hopeless else "do-attempt")
    assert (shown[0] is attempt) != hopeless
    assert (attempt.prominence == Shown.VAIN) == hopeless
    for text in (key, f"button-{key}"):
        assert "%" not in TEXTS.say("en", "dungeoneer", text, quest="it", cost=0), "the line beside it says it"


@pytest.mark.parametrize(
    ("bane", "level", "quest", "vain"),
    [
        ("ba_dimming", 1, "qd_relight", True),  # no Magic
        ("ba_dimming", 3, "qd_relight", False),
        ("ba_leaden_feet", 1, "qd_smoke", True),  # which leaves everyone a Speed of 1
        ("ba_leaden_feet", 1, "qd_relight", False),
        ("ba_collapse", 1, "qd_relight", False),
        ("ba_fever", 1, "qd_relight", False),
        ("ba_toll", 1, "qd_relight", False),
        ("ba_rage", 1, "qd_relight", False),
    ],
)
def test_a_bane_that_changes_nothing_does_not_invite_and_has_a_warning(
    bane: str, level: int, quest: str, vain: bool
) -> None:
    table = Table(("he_sera", "he_brokk"), cards="both").map(*AROUND_THE_GATE).quest(quest, NOBODY).set(2, level=level)
    table.hand(1, bane).pack(1, "mo_goblin").rich(2, glory=3, peril=9).begin("dungeonlord")
    (option,) = [option for id, option in table.options(1).items() if bane in id]
    assert ((option.prominence == Shown.VAIN), option.warning) == (vain, Message("risk-vain") if vain else None)


def test_a_bane_whose_threat_cannot_fail_or_between_encounters_has_the_warning_as_well() -> None:
    table = at_gate("he_sera", "he_tamsin").set(2, level=3).hand(1, "ba_collapse").rich(2, peril=9).begin("dungeonlord")
    table.warning_is("bane-ba_collapse-s2", "risk-vain").has_no_effect("bane-ba_collapse-s2")
    table = at_gate().hand(1, "mo_rats", "mo_goblin", "ba_dimming", "ba_frailty").rich(2, peril=20)
    table.begin("dungeonlord").dice(3, 3).declare("mo_rats", "mo_goblin").asks("between_encounters")
    table.warning_is("bane-ba_dimming-s2", "risk-vain").has_no_warning("bane-ba_frailty-s2")


@pytest.mark.parametrize("rolls", [False, True])
def test_a_card_for_the_next_roll_does_not_invite_while_no_roll_is_in_reach(rolls: bool) -> None:
    table = at_quest("qd_relight", "he_sera", "he_lirien") if rolls else at_gate()
    table.hand(1, "bn_lucky_star").rich(1, glory=3, movement=3).begin("hero", moved=True)
    (star,) = [option for option in as_shown(table.asked(1), table.game) if option.id == "play-bn_lucky_star"]
    assert (star.prominence == Shown.VAIN) is not rolls
