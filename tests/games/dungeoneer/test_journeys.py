"""Several moves as one answer: the same moves, stopped if anything else happens to the hero (DN-12)."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeoneer.pictures import maps, tiles
from games.dungeoneer.rules.components import QUESTS
from games.dungeoneer.rules.marks import hero_mark, quest_mark
from games.dungeoneer.rules.phases.journeys import GoOn
from games.dungeoneer.rules.pieces import NOBODY
from rules.messages import TABLE
from rules.questions import Option, allows, effect_of
from tests.games.dungeoneer.table import Table

GATE, ASH, CROSS, SHRINE = ("md_gate", 0, 0), ("md_ash_corridor", 0, -1), ("md_crossways", 0, -2), ("md_shrine", 1, -2)
FAR = "go-md_crossways"


def table(*cards: tuple[str, int, int], movement: int = 3) -> Table:
    return Table(("he_sera", "he_lirien")).map(*(cards or (GATE, ASH, CROSS, SHRINE))).rich(1, movement=movement)


def option(t: Table, id: str) -> Option:
    return next(each for each in t.asked().options(t.game) if each.id == id)


def journeys(t: Table) -> set[str]:
    return {id for id in t.ids() if id.startswith("go-")}


@pytest.mark.rule("DN-12.3", "DN-12.6")
def test_a_journey_is_the_same_as_its_moves() -> None:
    t, by_hand = table().begin("hero"), table().begin("hero")
    told = t.do(FAR)
    moved = [event for move in ("move-n", "move-n") for event in by_hand.do(move)]
    assert [event.key for event in told] == [event.key for event in moved]
    assert t.game.view(1) == by_hand.game.view(1)
    t.hero_is(1, at=2, movement=1, glory=2, peril=2).asks("hero_acts")


def test_journeys_lead_as_far_as_there_is_movement() -> None:
    table(movement=1).begin("hero").never("go-*")
    assert journeys(table(movement=2).begin("hero")) == {FAR}
    assert journeys(table(movement=3).begin("hero")) == {FAR, "go-md_shrine"}


@pytest.mark.rule("DN-18.10")
@pytest.mark.parametrize("cause", ["pit", "free"])
def test_a_tipped_hero_that_needs_no_roll_gets_up_and_goes_in_one_answer(cause: str) -> None:
    up, apart = (table().tip(1, cause, "melee", 6 if cause == "pit" else 0).begin("hero") for _ in range(2))
    assert journeys(up) == {"go-md_ash_corridor", FAR}
    beside, far = option(up, "go-md_ash_corridor"), option(up, FAR)
    assert (beside.role.is_step, beside.unlisted, far.unlisted) == (True, False, True), (
        "there is no other way to the first"
    )
    assert beside.label.key == far.label.key == "do-go_up"
    about = effect_of(far)
    assert about is not None
    assert (about.args["movement"], about.args["up"]) == (3, 1)
    up.do(FAR)
    apart.play("untip", "move-n", "move-n")
    assert up.game.view(1) == apart.game.view(1)
    up.hero_is(1, at=2, movement=0, tip=None)


@pytest.mark.rule("DN-18.10")
def test_a_tipped_hero_can_get_up_and_go_to_a_quest() -> None:
    t = table(movement=4).tip(1).with_quest("qd_relight", 1).begin("hero").dice(6).play("go-md_shrine-quest-qd_relight")
    t.logs("attempt")


def test_a_hero_that_has_to_roll_to_get_up_or_is_on_the_cusp_cannot_start_a_journey() -> None:
    table().tip(1, "bane", "melee", 5).begin("hero").never("go-*")
    table(movement=1).tip(1).begin("hero").never("go-*")  # getting up takes it all
    table().set(1, cusp=0).begin("hero").never("go-*")


def test_journeys_avoid_rolls_except_to_a_quest_in_a_space_with_an_obstacle() -> None:
    table(GATE, ("md_cistern", 0, -1), CROSS).begin("hero").never("go-*")  # through a pit
    table(GATE, ASH, ("md_cistern", 0, -2)).begin("hero").never("go-*")
    leap = table(GATE, ASH, ("md_shaft", 0, -2)).with_quest("qd_leap", 1).begin("hero")
    leap.answers_like("go-", "go-md_shaft-quest-qd_leap").dice(1)
    leap.play("go-md_shaft-quest-qd_leap").hero_is(1, lies=True).silent("attempt")  # it fell into the pit
    locked = table(GATE, ("md_prison", 0, -1), CROSS).begin("hero").never("go-*")  # through a locked exit
    locked.game.spaces[1].opened.append(0)
    locked.answers_like("go-", FAR)


def test_journeys_lead_past_threats_that_the_hero_meets_without_a_roll() -> None:
    t = Table(("he_tamsin", "he_lirien")).map(GATE, ("md_prison", 0, -1), CROSS).rich(1, movement=2).begin("hero")
    t.answers_like("go-", FAR).play(FAR).logs("opens_locked").hero_is(1, at=2, movement=0).asks("hero_acts")


def on_the_way() -> Table:
    """The journey leads past seat 2, who is asked whether to challenge the hero."""
    t = table().at(2, "md_ash_corridor").set(2, token=True)
    return t.begin("hero").play(FAR, wait=True)


def test_of_equally_short_routes_the_one_with_more_glory_for_its_peril_is_taken() -> None:
    t = table(GATE, ASH, ("md_crossways", 1, -1), ("md_bone_hall", 1, 0), movement=2).begin("hero")
    assert option(t, FAR).value.spaces == (3, 2)
    t.game.visited.append(3)
    assert option(t, FAR).value.spaces == (1, 2), "that space gives its Glory only once a turn"


def test_single_moves_remain_available_and_the_journey_is_not_listed() -> None:
    t = table().begin("hero").offers("move-n")
    assert option(t, FAR).unlisted
    assert (option(t, FAR).mark, option(t, FAR).source) == ("md_crossways", hero_mark(1))
    asked = t.asked()
    assert not any(each.id.startswith("go-") for each in asked.quick_options(t.game))
    assert allows(asked, t.game, [FAR])


def test_the_picture_of_the_question_shows_the_destination_of_a_journey_to_a_quest() -> None:
    shrine, south = ("md_shrine", 0, -2), [("md_crossways", 0, 1), ("md_ossuary", 0, 2)]
    t = table(GATE, ASH, shrine, *south, movement=2).with_quest("qd_relight", 1).begin("hero")
    marks = [each.mark for each in t.asked().options(t.game) if not each.unlisted]
    assert quest_mark("qd_relight") in marks
    assert "md_crossways" in marks
    framed = maps.frame(t.game.view(1), marks, (tiles.WIDTH, 3 * tiles.HEIGHT))
    assert not framed.whole
    assert framed.holds(0, 0)
    assert framed.holds(0, -2)


@pytest.mark.rule("DN-13.1")
def test_a_quest_can_be_attempted_at_the_end_of_a_journey() -> None:
    t = table().with_quest("qd_relight", 1).begin("hero")
    id = "go-md_shrine-quest-qd_relight"
    assert not option(t, id).unlisted
    assert option(t, id).mark == quest_mark("qd_relight"), "a line drawn to the space is a move, not an attempt"
    about = effect_of(option(t, id))
    assert about is not None
    assert about.key == "about-journey_attempt"
    assert (about.args["movement"], about.args["between"]) == (3, 2), "the first attempt is free"
    t.dice(6).play(id).logs("attempt")
    assert [quest.id for quest in t.game.quests if quest.id == "qd_relight"] == []


@pytest.mark.rule("DN-13.3")
def test_an_attempt_that_costs_movement_needs_some_left() -> None:
    t = table().with_quest("qd_relight", 1).begin("hero")
    t.game.attempts = 1
    t.offers("go-md_shrine").never("go-md_shrine-quest-qd_relight")
    t.set(1, movement=4).offers("go-md_shrine-quest-qd_relight")


@pytest.mark.rule("DN-13.31", "DN-13.33")
def test_a_component_can_be_picked_up_or_delivered_at_the_end_of_a_journey() -> None:
    escort = QUESTS["qd_ember_heart"]
    t = table(GATE, ASH, (escort.space, 1, -1)).with_quest(escort.id, 1).begin("hero")
    t.play(f"go-{escort.space}-pick-{escort.id}").quest_is(escort.id, carrier=1)
    for done in ("drop", "pick"):
        one = option(t, f"{done}-{escort.id}")
        assert (one.mark, one.source) == (escort.space, f"quest-{escort.id}"), "a tap on its space or on the quest"
        t.do(one.id)
    t = table(GATE, ASH, (escort.goal, 1, -1)).with_quest(escort.id, 1).set_quest(escort.id, carrier=1)
    id = f"go-{escort.goal}-drop-{escort.id}"
    assert not any("drop" in each for each in journeys(t.begin("hero")) - {id}), "no journey puts it down elsewhere"
    about = effect_of(option(t, id))
    assert about is not None
    assert about.key == "about-journey_deliver"
    t.play(id).logs("quest_done")


def test_no_journey_is_offered_to_attempt_another_players_quest() -> None:
    t = table().with_quest("qd_relight", 2).begin("hero")
    assert journeys(t) == {FAR, "go-md_shrine"}
    shared = table().with_quest("qd_relight", NOBODY).begin("hero")
    assert "go-md_shrine-quest-qd_relight" in journeys(shared)


@pytest.mark.rule("DN-15.2", "DN-16.11")
def test_a_challenge_on_the_way_ends_the_journey() -> None:
    t = on_the_way()
    t.dice(3, 3).play(next(id for id in t.ids(2) if id.startswith("challenge")), seat=2).hero_is(1, at=1)
    t.asks("hero_acts", by=1).logs("journey_stopped", to=[1])


@pytest.mark.rule("DN-6.7", "DN-15.2")
def test_a_challenge_that_changes_nothing_lets_the_journey_continue() -> None:
    t = on_the_way()
    t.dice(1, 3).play(next(id for id in t.ids(2) if id.startswith("challenge")), seat=2)
    t.logs_each("combat_total", total=[4, 4]).hero_is(1, at=2)  # nobody is hit
    t.silent("journey_stopped")


def test_passing_lets_the_journey_continue_of_which_other_players_do_not_know() -> None:
    t = on_the_way()
    while t.asked().seat == TABLE:
        t.do("go_on", wait=True)
    guesses = {seat: t.game.guess(seat, Random(1)).agenda.stack for seat in (1, 2, None)}
    known = {seat: any(isinstance(entry, GoOn) for entry in stack) for seat, stack in guesses.items()}
    assert known == {1: True, 2: False, None: False}
    t.play("pass", seat=2).hero_is(1, at=2).silent("journey_stopped")
