"""Combined answers: each does the same as two separate answers, and removes no choice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from conformance.texts import TEXTS
from games.dungeoneer.rules.game import Dungeoneer
from games.dungeoneer.rules.pieces import Tip
from rules.messages import Message
from rules.questions import Option, allows, as_shown, breakdown_of, effect_of
from tests.games.dungeoneer.table import Table

CROSS = (("md_gate", 0, 0), ("md_ash_corridor", 0, -1), ("md_crossways", 1, 0), ("md_forge", 1, -1))


def table(*heroes: str) -> Table:
    return Table(heroes or ("he_sera", "he_brokk")).map(*CROSS)


def options(t: Table) -> dict[str, Option]:
    return {option.id: option for option in t.asked().explained(t.game)}


def listed(t: Table) -> list[str]:
    """The answers that are listed for the player."""
    return [option.id for option in t.asked().options(t.game) if not option.unlisted]


# The end of the hero phase and the discard


@pytest.mark.rule("DN-14.3", "DN-14.5", "DN-14.6")
def test_ending_the_hero_phase_and_discarding_can_be_one_answer() -> None:
    t = table().hand(1, "mo_rats", "tp_net").rich(1, movement=2).begin("hero").play("end-hand-tp_net")
    t.game_is(turn=2, to_discard="").discards("tp_net").holds(1, "mo_rats").hero_is(1, token=True)


@pytest.mark.rule("DN-14.6")
@pytest.mark.parametrize("kind", ["treasure", "pack"])
def test_the_combined_discard_may_be_a_treasure_or_a_pack_monster(kind: str) -> None:
    t = table().hand(1, "tp_net")
    number = t.ready(1, "tr_boots")[0].number if kind == "treasure" else t.pack(1, "mo_rats").number
    t.begin("hero", moved=True).play(f"end-{kind}-{number}").hero_is(1, treasures="", pack="").holds(1, "tp_net")


def test_with_nothing_left_to_do_the_cards_to_discard_are_listed() -> None:
    t = table().hand(1, "mo_rats", "tp_net").begin("hero", moved=True)
    assert listed(t) == ["end-hand-mo_rats", "end-hand-tp_net"]
    assert [option.mark for option in options(t).values()] == ["hand-mo_rats", "hand-tp_net", ""]
    t.play("end").asks("discard_one")


@pytest.mark.parametrize(
    ("reason", "question"),
    [
        ("can move", "What does your hero do?"),
        ("has not moved", "Your hero can do nothing more. End the phase?"),
        ("empty hand", "Your hero can do nothing more. End the phase?"),
        ("a card", "Your hero can do nothing more. Which card do you discard at the end of the phase?"),
    ],
)
def test_where_only_the_end_is_left_that_is_the_question(reason: str, question: str) -> None:
    """Otherwise no card is listed: tapping a card to play or read it must not end the phase."""
    t = table().hand(1, *(["mo_rats"] if reason != "empty hand" else []))
    t.rich(1, movement=int(reason == "can move")).begin("hero", moved=reason != "has not moved")
    asked = t.asked()
    args = asked.describe(t.game)
    assert TEXTS.say("en", "dungeoneer", Message(f"ask-{asked.kind}", args)) == question
    assert (args["over"] == "discard") == ("end" not in listed(t)) == (reason == "a card")
    if reason != "a card":
        assert not any(option.mark for id, option in options(t).items() if id.startswith("end"))


@pytest.mark.rule("DN-14.5", "DN-16.4")
@pytest.mark.parametrize(("acts", "again"), [("pass", False), ("play-bn_battle_cry", False), ("challenge-s1", True)])
def test_the_discard_is_asked_again_after_an_action_of_another_player_that_concerns_the_hero(
    acts: str, again: bool
) -> None:
    t = table().hand(1, "mo_rats", "tp_net").hand(2, "bn_battle_cry").rich(2, glory=5).set(2, life=2, token=True)
    t.stance(2, "always").begin("hero", moved=True).play("end-hand-tp_net", wait=True).asks("window_action", by=2)
    t.dice(6, 1).play(next(id for id in t.ids(2) if id.startswith(acts)), seat=2)
    if again:
        t.holds(1, "tp_net").asks("discard_one").logs("plan_dropped", to=[1], player=2)  # only its player learns why
    else:
        t.discards("tp_net").silent("plan_dropped").asks("dungeonlord_acts")


def test_an_own_action_does_not_claim_that_someone_else_acted() -> None:
    t = table().hand(1, "mo_rats", "tp_net", "bn_battle_cry").rich(1, glory=5).stance(1, "always")
    t.begin("hero", moved=True).do("end-hand-tp_net", wait=True)
    t.play(next(id for id in t.ids(1) if id.startswith("play-bn_battle_cry")), seat=1).logs("plan_own_act", to=[1])
    t.silent("plan_dropped")


# The movement left after a quest, and the discard


@pytest.mark.rule("DN-13.10", "DN-14.3", "DN-14.5")
@pytest.mark.parametrize("answer", ["keep", "let_go"])
def test_keeping_movement_or_not_and_discarding_can_be_one_answer(answer: str) -> None:
    t = table().hand(1, "mo_rats", "tp_net").rich(1, movement=2).begin("discard", moved=True).asks("bank_movement")
    assert listed(t) == ["keep-hand-mo_rats", "keep-hand-tp_net", "let_go-hand-mo_rats", "let_go-hand-tp_net"]
    t.play(f"{answer}-hand-tp_net").game_is(turn=2).hero_is(1, token=answer == "keep", movement=0).discards("tp_net")
    t = table().hand(1, "mo_rats", "tp_net").rich(1, movement=2).begin("discard", moved=True).play(answer)
    t.asks("discard_one").hero_is(1, token=answer == "keep")
    assert listed(table().rich(1, movement=2).begin("discard", moved=True)) == ["keep", "let_go"]


# The end of the Dungeonlord phase and the pack


@pytest.mark.rule("DN-7.1", "DN-7.3")
@pytest.mark.parametrize("place", ["hand", "pack"])
def test_ending_the_phase_and_placing_an_unwounded_monster_can_be_one_answer(place: str) -> None:
    t = table("he_sera", "he_brokk", "he_tamsin")
    rats = t.pack(1, "mo_rats", 0, "ba_rage")
    t.rich(2, peril=7).begin("dungeonlord").dice(3, 2).sends(f"m{rats.number}")
    assert {"end_to_hand", "end_to_pack"} <= set(listed(t))
    assert "end" not in listed(t), "it would only ask where the monster goes"
    grows = effect_of(options(t)[f"end_to_{place}"])
    assert grows == Message(f"about-to_{place}", {"n": 1} if place == "hand" else {"n": 1, "most": 3})
    t.play(f"end_to_{place}").asks("place_map").hero_is(1, **{"hand": "", "pack": "", place: "mo_rats"})
    assert ("ba_rage" in t.game.discard) == (place == "hand")


@pytest.mark.parametrize(("wounds", "last"), [(0, "end_to_pack"), (2, "end")])
def test_the_usual_end_of_the_phase_comes_last_and_sorting_the_pack_before(wounds: int, last: str) -> None:
    t = table("he_sera", "he_brokk", "he_tamsin").hand(1, "ba_frailty")
    troll = t.pack(1, "mo_troll", wounds)
    t.rich(2, peril=20).begin("dungeonlord").dice(3, 5).declare(f"m{troll.number}")
    asked = t.asked()
    shown = [option.id for option in as_shown(asked, t.game)]
    assert shown[-1] == last
    assert shown.index("end_sorting") == min(shown.index(id) for id in shown if id.startswith("end"))
    assert shown.index("bane-ba_frailty-s2") < shown.index("end_sorting")


@pytest.mark.rule("DN-7.2")
@pytest.mark.parametrize(("wounds", "free"), [(1, True), (2, False)])
def test_only_a_monster_whose_last_wound_heals_may_return_to_the_hand(wounds: int, free: bool) -> None:
    t = table("he_sera", "he_brokk", "he_tamsin")
    troll = t.pack(1, "mo_troll", wounds)
    t.rich(2, peril=7).begin("dungeonlord").dice(3, 5).declare(f"m{troll.number}")
    assert ("end_to_hand" in t.ids()) == free
    assert ("end" in listed(t)) == (not free)


def test_several_monsters_can_be_placed_together_or_one_by_one() -> None:
    t = table("he_sera", "he_brokk", "he_tamsin")
    rats, troll = t.pack(1, "mo_rats", 0, "ba_rage"), t.pack(1, "mo_troll")
    t.rich(2, peril=15).begin("dungeonlord").dice(3, 2, 3, 5).declare(f"m{rats.number}", f"m{troll.number}")
    assert {"end", "end_to_hand", "end_to_pack"} <= set(listed(t))
    t.play("end_to_pack").hero_is(1, pack="mo_rats mo_troll")


def test_discarding_a_visible_hand_card_does_not_repeat_its_text() -> None:
    t = table("he_sera", "he_brokk").hand(1, "ba_frailty").with_ready(1, "tr_shield").begin("hero", moved=True)
    hand, treasure = (next(id for id in t.ids() if id.startswith(f"end-{place}")) for place in ("hand", "treasure"))
    held, laid = (options(t)[id] for id in (hand, treasure))
    assert (effect_of(held), breakdown_of(held)) == (None, [])
    assert breakdown_of(laid), "it is not in the hand"


# A declaration of one encounter


@pytest.mark.rule("DN-5.8", "DN-5.10")
def test_an_encounter_to_which_nothing_can_be_added_is_declared_at_once() -> None:
    t = table("he_sera", "he_brokk", "he_tamsin").hand(1, "mo_rats", "tp_net").rich(2, peril=1)
    t.begin("dungeonlord").dice(3, 2)
    assert "only-declare-mo_rats-s2-melee" in listed(t)
    assert "declare-mo_rats-s2-melee" not in listed(t)
    t.play("only-declare-mo_rats-s2-melee").logs("declares_monster").game_is(declared=True)


@pytest.mark.parametrize("more", ["", "tp_darts", "ba_rage"])
def test_declaring_step_by_step_is_offered_only_where_several_cards_can_be_declared(more: str) -> None:
    t = table("he_sera", "he_brokk", "he_tamsin").hand(1, "mo_rats", *([more] if more else [])).rich(2, peril=20)
    t.begin("dungeonlord")
    assert ("declare" in listed(t)) == bool(more)
    assert "declare" in options(t), "records may hold it"


@pytest.mark.parametrize("left", [0, 3])
def test_the_phase_ends_by_itself_where_everyone_knows_that_nothing_is_left_to_do(left: int) -> None:
    """With Peril left, a bane might be in the hand: that the Dungeonlord is asked tells nothing about it."""
    t = table("he_sera", "he_brokk", "he_tamsin").hand(1, "tp_net", "tr_boots")
    t.rich(2, peril=t.cost("tp_net") + left).begin("dungeonlord").dice(6, 6).play("only-declare-tp_net-s2")
    t.asks("dungeonlord_acts" if left else "place_map")


@pytest.mark.parametrize("more", ["another card", "another copy", "another player pays", "an attachment"])
def test_an_encounter_that_can_be_extended_starts_a_list(more: str) -> None:
    t = table("he_sera", "he_lirien", "he_tamsin").hand(1, "mo_rats").rich(2, peril=20)
    match more:
        case "another card":
            t.hand(1, "tp_net")
        case "another copy":
            t.hand(1, "mo_rats")
        case "another player pays":
            t.hand(1, "tp_net").rich(2, peril=1).rich(3, peril=9)
        case _:
            t.hand(1, "ba_rage")
    t.begin("dungeonlord")
    (begins,) = (each for each in t.asked().options(t.game) if each.id == "declare-mo_rats-s2-melee")
    (alone,) = (each for each in t.asked().options(t.game) if each.id == "only-declare-mo_rats-s2-melee")
    assert (begins.unlisted, alone.handy) == (False, False)
    assert alone.unlisted == ("declare-mo_rats-s2-melee-end_to_pack" in listed(t))
    assert (begins.label.key, alone.label.key) == ("do-declare_monster_first", "do-declare_monster_only")
    t.play("declare-mo_rats-s2-melee").asks("declare_encounters")


@pytest.mark.rule("DN-5.8")
def test_an_encounter_that_can_be_extended_can_also_be_declared_alone() -> None:
    first, then = (
        table("he_sera", "he_lirien", "he_tamsin").hand(1, "mo_rats", "tp_net").rich(2, peril=20).begin("dungeonlord")
        for _ in range(2)
    )
    first.dice(3, 2).do("only-declare-mo_rats-s2-melee")
    then.do("declare-mo_rats-s2-melee")
    then.dice(3, 2).do("done")
    assert first.happened() == then.happened()
    assert first.game.view(1) == then.game.view(1)
    first.never("declare*", "only-*")  # one declaration a turn


# The last card and the end of the Dungeonlord phase


@pytest.mark.rule("DN-3.3")
def test_the_last_bane_and_the_end_of_the_phase_can_be_one_answer() -> None:
    both, apart = (table().hand(1, "ba_frailty").rich(2, peril=3).begin("dungeonlord") for _ in range(2))
    plain, ends = (option for id, option in options(both).items() if id.startswith("bane-"))
    assert (plain.id, ends.id, ends.extends) == ("bane-ba_frailty-s2", "bane-ba_frailty-s2-end", plain.id)
    assert (plain.mark != "", ends.mark) == (True, ""), "a card dragged to a hero is only played"
    assert effect_of(ends) == effect_of(plain)
    assert breakdown_of(ends) == breakdown_of(plain)
    both.do("bane-ba_frailty-s2-end")
    apart.play("bane-ba_frailty-s2", "end")
    assert both.asked().kind == apart.asked().kind == "place_map"
    assert both.game.view(1) == apart.game.view(1)


@pytest.mark.parametrize("more", ["a bane", "an encounter", "nothing", "Peril"])
def test_the_phase_can_only_be_ended_with_a_card_after_which_no_other_can_be_played(more: str) -> None:
    t = table().hand(1, "ba_frailty", *{"a bane": ["ba_dimming"], "an encounter": ["mo_rats"]}.get(more, []))
    t.hand(1, *(["ba_unravel"] if more == "Peril" else [])).rich(2, peril=20).with_ready(2, "bn_iron_stance")
    if more == "Peril":
        t.rich(2, peril=t.cost("ba_frailty"))
    t.begin("dungeonlord")
    assert ("bane-ba_frailty-s2-end" in listed(t)) == (more in ("nothing", "Peril"))


@pytest.mark.rule("DN-7.1", "DN-7.2", "DN-7.3")
@pytest.mark.parametrize("goes", ["pack", "hand"])
@pytest.mark.parametrize("wounds", [0, 2])
def test_the_last_monster_the_end_of_the_phase_and_its_destination_can_be_one_answer(wounds: int, goes: str) -> None:
    """A wounded monster joins the pack in any case."""
    t = table("he_sera", "he_brokk", "he_tamsin").with_pack(1, "mo_troll", wounds).rich(2, peril=7)
    t.begin("dungeonlord").dice(3, 5)
    (ends,) = (id for id in listed(t) if id.startswith("only-") and "-s2" in id and id.endswith(f"-end_to_{goes}"))
    t.play(ends).asks("place_map")
    assert ([beast.card for beast in t[1].pack] == ["mo_troll"]) == (goes == "pack" or wounds == 2)
    assert (t.game.hands[1] == ["mo_troll"]) == (goes == "hand" and not wounds)


@pytest.mark.rule("DN-7.1")
@pytest.mark.parametrize("goes", ["pack", "hand"])
def test_the_last_bane_after_a_monster_can_end_the_phase_and_say_where_the_monster_goes(goes: str) -> None:
    t = table("he_sera", "he_brokk").with_pack(1, "mo_troll").hand(1, "ba_frailty").rich(2, peril=20)
    t.begin("dungeonlord").dice(3, 5).play(next(id for id in listed(t) if id.startswith("only-") and "-s2" in id))
    ends = [id for id in listed(t) if id.startswith("bane-ba_frailty-s2-")]
    assert ends == ["bane-ba_frailty-s2-end_to_pack", "bane-ba_frailty-s2-end_to_hand"]
    t.play(f"bane-ba_frailty-s2-end_to_{goes}").asks("place_map")
    t.hero_is(1, **{"hand": "", "pack": "", goes: "mo_troll"})


def test_records_may_end_the_phase_with_a_monster_without_naming_its_destination() -> None:
    t = table("he_sera", "he_brokk", "he_tamsin").with_pack(1, "mo_troll").rich(2, peril=7).begin("dungeonlord")
    (stored,) = (each.id for each in t.asked().stored_ways(t.game) if "-s2" in each.id)
    assert stored.endswith("-end")
    t.never(stored)
    t.dice(3, 5).play(stored).offers("end_to_pack")  # it is asked then, as before


def test_the_phase_also_ends_if_someone_dodges_the_attack() -> None:
    """That changes nothing for the Dungeonlord, who still has no other card to play."""
    for answer in ("pass", "play-bn_sidestep-e0"):
        t = table("he_sera", "he_brokk").hand(1, "mo_goblin", "tr_boots").hand(2, "bn_sidestep")
        t.rich(2, glory=1, peril=5).begin("dungeonlord").dice(1, 6)
        (ends,) = (id for id in listed(t) if id.startswith("only-declare-mo_goblin-s2") and id.endswith("to_hand"))
        t.do(ends, wait=True)
        assert t.game.guess(2, Random(1)).lord_ends is False, "only the Dungeonlord knows"
        t.play(answer, seat=2).game_is(lord_ends=False)
        assert t.asked().kind == "place_map" or "end_to_hand" in t.ids()
        t.silent("plan_dropped")


# An attempt of a Chance quest and the Glory for it


def chance(glory: int) -> Table:
    t = table().map(("md_shaft", 0, 0), *CROSS[1:]).with_quest("qd_leap", 1)
    return t.rich(1, glory=glory, movement=1).begin("hero")


@pytest.mark.rule("DN-13.21")
@pytest.mark.parametrize(("glory", "spent"), [(2, 2), (6, 6), (9, 6)])
def test_an_attempt_can_spend_all_the_glory_that_helps_in_the_same_answer(glory: int, spent: int) -> None:
    """A die and 6 Glory always reach 7."""
    both, apart = chance(glory), chance(glory)
    id = f"quest-qd_leap-n{spent}"
    option = options(both)[id]
    assert (option.mark, option.unlisted) == ("", False), "a tap on the quest still asks how much"
    about = effect_of(option)
    assert about is not None
    assert (about.key, about.args["percent"] == 100) == ("sum-chance", spent == 6)
    both.dice(1).play(id)
    apart.dice(1).play("quest-qd_leap", f"spend-{spent}")
    assert both.game.view(1) == apart.game.view(1)


def test_without_glory_there_is_nothing_to_combine_an_attempt_with() -> None:
    assert [id for id in chance(0).ids() if id.startswith("quest-")] == ["quest-qd_leap"]


# Attempting again and again


def relight(movement: int = 3, life: int = 6) -> Table:
    """The hero stands where a quest is attempted: Magic 7 or more, or a wound."""
    t = table().map(("md_shrine", 0, 0), *CROSS[1:]).with_quest("qd_relight", 1)
    return t.rich(1, movement=movement).set(1, life=life).begin("hero")


@pytest.mark.rule("DN-13.3", "DN-13.37")
def test_a_quest_can_be_attempted_until_it_succeeds_in_one_answer() -> None:
    on, each = relight(), relight()
    on.dice(1, 1, 6).do("quest-qd_relight-again")
    each.dice(1, 1, 6).play(*3 * ["quest-qd_relight"])
    on.hero_is(1, done="qd_relight", life=4).silent("banked")
    assert on.game.view(1) == each.game.view(1)


@pytest.mark.rule("DN-13.3")
def test_attempting_on_ends_without_movement() -> None:
    relight(movement=1).dice(1, 1).play("quest-qd_relight-again").asks("hero_acts").hero_is(1, movement=0, life=4)


def test_attempting_on_ends_before_it_could_defeat_the_hero() -> None:
    t = relight(movement=5, life=4).dice(1, 1).play("quest-qd_relight-again").asks("hero_acts").hero_is(1, life=2)
    t.offers("quest-qd_relight").never("quest-qd_relight-again")


@pytest.mark.parametrize("acts", [True, False])
def test_attempting_on_outlasts_a_bane_on_one_roll(acts: bool) -> None:
    """The next attempts have the same chances as before."""
    t = relight().hand(2, "ba_ill_omen").rich(1, peril=5, movement=3).stance(2, "always").dice(1, 1, 1, 1)
    t.play("quest-qd_relight-again", wait=True).asks("window_action", by=2)
    t.play(next(id for id in t.ids(2) if id.startswith("bane-")) if acts else "pass", seat=2)
    t.hero_is(1, movement=0)


def test_attempting_on_ends_when_its_hero_uses_a_card() -> None:
    t = relight().hand(1, "bn_lucky_star").rich(1, glory=9, movement=3).stance(1, "always").dice(1, 1, 1, 1)
    t.do("quest-qd_relight-again", wait=True)
    t.play(next(id for id in t.ids(1) if id.startswith("play-")), seat=1).hero_is(1, movement=3)
    t.offers("quest-qd_relight-again")  # one answer continues


@pytest.mark.parametrize(
    ("changes", "offered"),
    [
        ({}, True),
        ({"movement": 0}, False),
        ({"movement": 1}, True),
        ({"life": 2}, False),
        ({"tip": Tip("free")}, False),
    ],
)
def test_attempting_on_is_offered_if_the_hero_can_attempt_twice_without_danger(
    changes: dict[str, object], offered: bool
) -> None:
    t = relight().set(1, **changes).offers("quest-qd_relight")  # the first attempt is free
    assert ("quest-qd_relight-again" in t.ids()) == offered


@pytest.mark.rule("DN-13.17")
def test_a_quest_with_a_monster_is_searched_until_the_fight_begins() -> None:
    t = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 0), ("md_barracks", 0, -1))
    t.with_quest("qd_assassin", owner=1).at(1, "md_barracks").rich(1, movement=3).begin("hero").dice(1, 6)
    option = options(t)["quest-qd_assassin-again"]
    assert TEXTS.say("en", "dungeoneer", option.label).startswith("Keep searching until")
    about = effect_of(option)
    assert about is not None
    assert "the fight begins" in TEXTS.say("en", "dungeoneer", about)
    # the second attempt takes 1, and nothing is attempted after it
    t.play(option.id).quest_is("qd_assassin", found=True).hero_is(1, movement=2)


@pytest.mark.rule("DN-13.20", "DN-13.21")
def test_a_chance_quest_is_attempted_on_without_glory() -> None:
    t = table().map(("md_shaft", 0, 0), *CROSS[1:]).with_quest("qd_leap", 1).rich(1, glory=2, movement=2)
    t.begin("hero").dice(1, 2)
    option = options(t)["quest-qd_leap-again"]
    about = effect_of(option)
    assert about is not None
    assert TEXTS.say("en", "dungeoneer", about).startswith("Without Glory, until you succeed")
    t.play(option.id).hero_is(1, glory=2, movement=0).asks("hero_acts")


# Exploring several times


def unexplored(*deck: str, movement: int = 3) -> Table:
    t = table().rich(1, movement=movement)
    t.game.map_cards[0].cards[:] = list(reversed(deck))
    t.game.map_cards[0].blocks[:] = [len(deck)]
    return t.begin("hero")


DECK = ("md_narrow_way", "md_long_gallery", "md_guard_passage")


@pytest.mark.rule("DN-12.12")
def test_a_hero_can_explore_again_and_again_in_one_answer() -> None:
    on, each = unexplored(*DECK), unexplored(*DECK)
    on.do("explore_on")
    for left in (2, 1, 0):
        on.asks("place_map").hero_is(1, movement=left)
        each.do("explore")
        for t in (on, each):
            t.do(t.asked().quick_options(t.game)[0].id)
    on.asks("hero_acts")
    assert on.game.view(1) == each.game.view(1)


def test_exploring_on_can_be_stopped_before_the_card_is_placed() -> None:
    t = unexplored(*DECK).play("explore_on", "no_more").undoes(by=1).never("no_more")
    assert t.events == []
    t.play(t.ids()[0]).asks("hero_acts").hero_is(1, movement=2)


@pytest.mark.parametrize(("owner", "goes_on"), [(1, False), (2, True), (-1, False)])
def test_a_place_of_the_heros_quests_ends_its_exploring(owner: int, goes_on: bool) -> None:
    t = unexplored("md_library", *DECK[:2]).with_quest("qd_codex", owner).play("explore_on")
    t.play(t.ids()[0]).asks("place_map" if goes_on else "hero_acts")


@pytest.mark.parametrize(("deck", "movement", "offered"), [(2, 2, True), (1, 2, False), (2, 1, False), (0, 2, False)])
def test_exploring_on_is_offered_if_the_hero_can_explore_twice(deck: int, movement: int, offered: bool) -> None:
    assert ("explore_on" in unexplored(*DECK[:deck], movement=movement).ids()) == offered


def test_the_last_exploration_leaves_nothing_to_stop() -> None:
    t = unexplored(*DECK, movement=2).play("explore_on").offers("no_more")
    t.play(t.ids()[0]).asks("place_map").never("no_more")


# A card to be played as soon as there is Glory for it


def rich_way() -> Table:
    """The space north of the Entrance brings the Glory that is missing for the sword."""
    return table().hand(1, "tr_sword").rich(1, glory=3, movement=3).begin("hero")


@pytest.mark.rule("DN-12.2")
def test_a_card_that_is_too_expensive_can_be_played_as_soon_as_there_is_glory_for_it() -> None:
    later, then = rich_way(), rich_way()
    cost = later.cost("tr_sword")
    assert options(later)["later-tr_sword"].label.args["cost"] == cost == 4
    chosen = options(later)["later-tr_sword"]
    assert chosen.mark == "", "a tap on the card tells its text"
    assert effect_of(chosen) == Message("about-play_later")
    assert breakdown_of(chosen) == [Message("text-tr_sword")]
    assert "hand" not in later.asked().describe(later.game), "the card can be read"
    assert later.do("later-tr_sword") == [], "no event is sent"
    later.undoes(by=1)
    asked = {"en": "⏳ Played as soon as there is Glory: ", "ja": "⏳ 栄誉が足りしだいプレイ："}
    for language, told in asked.items():
        prompt = Message("ask-hero_acts", later.asked().describe(later.game))
        assert told in TEXTS.say(language, "dungeoneer", prompt)
    later.do("move-n")
    then.play("move-n", "play-tr_sword")
    assert later.happened()[-2:] == then.happened()[-2:]
    assert later.game.view(1) == then.game.view(1)
    later.game_is(later=[])


def test_the_card_can_be_played_in_the_middle_of_a_journey() -> None:
    t = rich_way().play("later-tr_sword", "go-md_forge").hero_is(1, treasures="tr_sword")
    assert t.game.spaces[t[1].at].card == "md_forge", "the journey goes on"


def test_a_player_can_change_their_mind_about_a_card_for_later() -> None:
    rich_way().play("later-tr_sword", "not_later-tr_sword", "move-n").offers("play-tr_sword")


@pytest.mark.parametrize("reason", ["too far", "no slot", "payable", "no movement", "not permanent"])
def test_a_card_for_later_is_offered_if_only_glory_is_missing_and_within_reach(reason: str) -> None:
    card = "bn_second_wind" if reason == "not permanent" else "tr_sword"
    t = table().hand(1, card)
    if reason == "no slot":
        t.with_ready(1, "tr_knives", "tr_maul")
    t.rich(1, glory={"too far": 0, "payable": 4}.get(reason, 3), movement=0 if reason == "no movement" else 3)
    t.begin("hero").never("later-*")


def test_a_card_no_longer_waits_in_the_next_turn() -> None:
    rich_way().play("later-tr_sword", "end-hand-tr_sword").game_is(turn=2, later=[])


def test_no_card_is_played_after_something_the_player_did_not_know() -> None:
    t = table().hand(1, "tr_sword").rich(1, glory=2, movement=3).at(2, "md_ash_corridor").set(2, token=True)
    # one Glory is still missing
    t.begin("hero").play("later-tr_sword").play("move-n", wait=True).game_is(later=["tr_sword"])
    t.dice(3, 3).play(next(id for id in t.ids(2) if id.startswith("challenge-s1")), seat=2).game_is(later=[])


# What others know of it


def discarding() -> Table:
    t = table().hand(1, "mo_rats", "tp_net").hand(2, "bn_battle_cry").rich(2, glory=5).set(2, life=2)
    return t.stance(2, "always").begin("hero", moved=True)


def declaring() -> Table:
    t = table("he_sera", "he_brokk").hand(1, "mo_goblin").hand(2, "bn_sidestep").rich(2, glory=1, peril=5)
    return t.begin("dungeonlord")


def disturbed() -> Table:
    return relight().hand(2, "ba_ill_omen").rich(1, peril=5, movement=3).stance(2, "always")


@pytest.mark.parametrize(
    ("lay", "id", "plain", "of", "known", "unknown"),
    [
        (discarding, "end-hand-tp_net", "", lambda game: game.to_discard, "hand-tp_net", ""),
        (declaring, "only-declare-mo_goblin-s2-melee-end_to_pack", "", lambda game: game.lord_sends, "pack", ""),
        (disturbed, "quest-qd_relight-again", "quest-qd_relight",
         lambda game: "attempt_on" in [entry.kind for entry in game.agenda.stack], True, False),
        (lambda: unexplored(*DECK), "explore_on", "explore",
         lambda game: allows(game.awaited(), game, ["no_more"]), True, False),
        (rich_way, "later-tr_sword", "", lambda game: game.later, ["tr_sword"], []),
    ],
)  # fmt: skip
def test_only_the_player_knows_what_an_answer_plans(
    lay: Callable[[], Table], id: str, plain: str, of: Callable[[Dungeoneer], object], known: object, unknown: object
) -> None:
    """Others see the same as after the plain answer."""
    t = lay().play(id, wait=True)
    found = {seat: of(t.game.guess(seat, Random(1))) for seat in (1, 2, None)}
    assert found == {1: known, 2: unknown, None: unknown}
    if plain:
        assert t.game.view(2) == lay().play(plain, wait=True).game.view(2)
