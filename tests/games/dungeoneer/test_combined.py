"""Combined answers: each does the same as two separate answers, and removes no choice."""

from __future__ import annotations

from random import Random

import pytest

from locales.texts import Texts
from rules.messages import Message
from rules.questions import Option
from tests.games.dungeoneer.table import Table

CROSS = (("md_gate", 0, 0), ("md_ash_corridor", 0, -1), ("md_crossways", 1, 0), ("md_forge", 1, -1))


def table(*heroes: str) -> Table:
    return Table(heroes or ("he_sera", "he_brokk")).map(*CROSS)


def options(t: Table) -> dict[str, Option]:
    return {option.id: option for option in t.asked().options(t.game)}


def listed(t: Table) -> list[str]:
    """The answers that are listed for the player."""
    return [option.id for option in t.asked().options(t.game) if not option.unlisted]


# The end of the hero phase and the discard


@pytest.mark.rule("DN-14.3", "DN-14.5", "DN-14.6")
def test_ending_the_hero_phase_and_discarding_can_be_one_answer() -> None:
    t = table().hand(1, "mo_rats", "tp_net").rich(1, movement=2).begin("hero").play("end-hand-tp_net")
    assert t.game.turn == 2, "no further question is asked"
    assert "tp_net" in t.game.discard
    assert "mo_rats" in t.game.hands[1]
    assert (t[1].token, t.game.to_discard) == (True, "")


@pytest.mark.rule("DN-14.6")
@pytest.mark.parametrize("kind", ["treasure", "pack"])
def test_the_combined_discard_may_be_a_treasure_or_a_pack_monster(kind: str) -> None:
    t = table().hand(1, "tp_net")
    number = t.ready(1, "tr_boots")[0].number if kind == "treasure" else t.pack(1, "mo_rats").number
    t.begin("hero", moved=True).play(f"end-{kind}-{number}")
    assert (t[1].treasures, t[1].pack) == ([], [])
    assert "tp_net" in t.game.hands[1]


def test_with_nothing_left_to_do_the_cards_to_discard_are_listed() -> None:
    t = table().hand(1, "mo_rats", "tp_net").begin("hero", moved=True)
    assert listed(t) == ["end-hand-mo_rats", "end-hand-tp_net"]
    assert [option.mark for option in options(t).values()] == ["hand-mo_rats", "hand-tp_net", ""]
    assert t.do("end")
    assert t.asked().kind == "discard_one"


@pytest.mark.parametrize("reason", ["can move", "has not moved", "empty hand"])
def test_otherwise_only_ending_the_phase_is_listed_and_no_card(reason: str) -> None:
    """Tapping a card to play or read it must not end the phase; staying in the space is explained with the end."""
    t = table().hand(1, *(["mo_rats"] if reason != "empty hand" else []))
    t.rich(1, movement=int(reason == "can move")).begin("hero", moved=reason != "has not moved")
    assert "end" in listed(t)
    assert all(not option.mark for id, option in options(t).items() if id.startswith("end"))


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
    t = table().hand(1, *(["mo_rats"] if reason != "empty hand" else []))
    t.rich(1, movement=int(reason == "can move")).begin("hero", moved=reason != "has not moved")
    asked = t.asked()
    args = asked.describe(t.game)
    assert Texts().say("en", "dungeoneer", Message(f"ask-{asked.kind}", args)) == question
    assert (args["over"] == "discard") == ("end" not in listed(t))


@pytest.mark.rule("DN-14.5", "DN-16.4")
@pytest.mark.parametrize("acts", [True, False])
def test_the_discard_is_asked_again_after_an_action_of_another_player(acts: bool) -> None:
    t = table().hand(1, "mo_rats", "tp_net").hand(2, "bn_battle_cry").rich(2, glory=5).has(2, life=2)
    t.stance(2, "always").begin("hero", moved=True).do("end-hand-tp_net", wait=True)
    assert t.asked(2).kind == "window_action"
    t.do(next(id for id in t.ids(2) if id.startswith("play-")) if acts else "pass", seat=2)
    assert ("tp_net" in t.game.hands[1]) == acts
    assert (t.asked().kind == "discard_one") == acts


def test_only_the_player_knows_which_card_will_be_discarded() -> None:
    t = table().hand(1, "mo_rats", "tp_net").hand(2, "bn_battle_cry").rich(2, glory=5).has(2, life=2)
    t.stance(2, "always").begin("hero", moved=True).do("end-hand-tp_net", wait=True)
    known = {seat: t.game.guess(seat, Random(1)).to_discard for seat in (1, 2, None)}
    assert known == {1: "hand-tp_net", 2: "", None: ""}


# The movement left after a quest, and the discard


@pytest.mark.rule("DN-13.10", "DN-14.3", "DN-14.5")
@pytest.mark.parametrize("answer", ["keep", "let_go"])
def test_keeping_movement_or_not_and_discarding_can_be_one_answer(answer: str) -> None:
    t = table().hand(1, "mo_rats", "tp_net").rich(1, movement=2).begin("discard", moved=True)
    assert t.asked().kind == "bank_movement"
    assert listed(t) == ["keep-hand-mo_rats", "keep-hand-tp_net", "let_go-hand-mo_rats", "let_go-hand-tp_net"]
    t.do(f"{answer}-hand-tp_net")
    assert t.game.turn == 2
    assert (t[1].token, t[1].movement) == (answer == "keep", 0)
    assert "tp_net" in t.game.discard


@pytest.mark.parametrize("answer", ["keep", "let_go"])
def test_keeping_movement_and_discarding_can_still_be_answered_separately(answer: str) -> None:
    t = table().hand(1, "mo_rats", "tp_net").rich(1, movement=2).begin("discard", moved=True).play(answer)
    assert t.asked().kind == "discard_one"
    assert t[1].token == (answer == "keep")
    empty = table().rich(1, movement=2).begin("discard", moved=True)
    assert listed(empty) == ["keep", "let_go"]


# The end of the Dungeonlord phase and the pack


@pytest.mark.rule("DN-7.1", "DN-7.3")
@pytest.mark.parametrize("place", ["hand", "pack"])
def test_ending_the_phase_and_placing_an_unwounded_monster_can_be_one_answer(place: str) -> None:
    t = table("he_sera", "he_brokk", "he_tamsin")
    rats = t.pack(1, "mo_rats", 0, "ba_rage")
    t.rich(2, peril=7).begin("dungeonlord").dice(3, 2).declare(f"m{rats.number}")
    assert {"end_to_hand", "end_to_pack"} <= set(listed(t))
    assert "end" not in listed(t), "it would only ask where the monster goes"
    asked = t.asked()
    grows = {each.id: asked.about(t.game, each) for each in asked.options(t.game)}[f"end_to_{place}"]
    assert grows == Message(f"about-to_{place}", {"n": 1} if place == "hand" else {"n": 1, "most": 3})
    t.do(f"end_to_{place}")
    assert t.asked().kind == "place_map"
    assert ([beast.card for beast in t[1].pack], t.game.hands[1]) == (
        (["mo_rats"], []) if place == "pack" else ([], ["mo_rats"])
    )
    assert ("ba_rage" in t.game.discard) == (place == "hand")


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
    t.do("end_to_pack")
    assert [beast.card for beast in t[1].pack] == ["mo_rats", "mo_troll"]


def test_discarding_a_visible_hand_card_does_not_repeat_its_text() -> None:
    t = table("he_sera", "he_brokk").hand(1, "ba_frailty").with_ready(1, "tr_shield").begin("hero", moved=True)
    asked = t.asked()
    hand, treasure = (next(id for id in t.ids() if id.startswith(f"end-{place}")) for place in ("hand", "treasure"))
    gists = asked.gists(t.game)
    assert gists[hand] is None
    assert treasure not in gists, "it is not in the hand"
    (option,) = (each for each in asked.options(t.game) if each.id == hand)
    assert asked.about(t.game, option) is not None
    assert asked.preview(t.game, option), "all of it is behind *More*"


# A declaration of one encounter


@pytest.mark.rule("DN-5.8", "DN-5.10")
def test_an_encounter_to_which_nothing_can_be_added_is_declared_at_once() -> None:
    t = table("he_sera", "he_brokk", "he_tamsin").hand(1, "mo_rats", "tp_net").rich(2, peril=1)
    t.begin("dungeonlord").dice(3, 2)
    assert "only-declare-mo_rats-s2-melee" in listed(t)
    assert "declare-mo_rats-s2-melee" not in listed(t)
    t.do("only-declare-mo_rats-s2-melee")
    assert "log-declares_monster" in t.happened()
    assert t.asked().kind == "dungeonlord_acts"
    assert t.game.declared


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
    assert alone.unlisted == ("declare-mo_rats-s2-melee-end" in listed(t))
    assert (begins.key, alone.key) == ("do-declare_monster_first", "do-declare_monster_only")
    t.do("declare-mo_rats-s2-melee")
    assert t.asked().kind == "declare_encounters"


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
    assert not any(id.startswith(("declare", "only-")) for id in first.ids()), "one declaration a turn"


# The last card and the end of the Dungeonlord phase


@pytest.mark.rule("DN-3.3")
def test_the_last_bane_and_the_end_of_the_phase_can_be_one_answer() -> None:
    both, apart = (table().hand(1, "ba_frailty").rich(2, peril=3).begin("dungeonlord") for _ in range(2))
    asked = both.asked()
    plain, ends = (each for each in asked.options(both.game) if each.id.startswith("bane-"))
    assert (plain.id, ends.id, ends.extends) == ("bane-ba_frailty-s2", "bane-ba_frailty-s2-end", plain.id)
    assert (plain.mark != "", ends.mark) == (True, ""), "a card dragged to a hero is only played"
    assert asked.about(both.game, ends) == asked.about(both.game, plain)
    assert asked.preview(both.game, ends) == asked.preview(both.game, plain)
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


@pytest.mark.rule("DN-7.1", "DN-7.2")
@pytest.mark.parametrize(("wounds", "asked"), [(0, "dungeonlord_acts"), (2, "place_map")])
def test_where_a_survivor_goes_is_asked_before_the_phase_ends(wounds: int, asked: str) -> None:
    t = table("he_sera", "he_brokk", "he_tamsin").with_pack(1, "mo_troll", wounds).rich(2, peril=7)
    t.begin("dungeonlord").dice(3, 5)
    (ends,) = (id for id in listed(t) if id.startswith("only-") and "-s2" in id and id.endswith("-end"))
    t.do(ends)
    assert t.asked().kind == asked
    assert ("end_to_pack" in t.ids()) == (not wounds)


def test_the_phase_does_not_end_if_someone_acts_before_the_roll() -> None:
    """The Dungeonlord did not know of it."""
    for answer, kind in (("pass", "place_map"), ("play-bn_sidestep-e0", "dungeonlord_acts")):
        t = table("he_sera", "he_brokk").hand(1, "mo_goblin").hand(2, "bn_sidestep").rich(2, glory=1, peril=5)
        t.begin("dungeonlord").dice(1, 6)
        (ends,) = (id for id in listed(t) if id.startswith("only-declare-mo_goblin-s2") and id.endswith("-end"))
        t.do(ends, wait=True)
        assert t.game.guess(2, Random(1)).lord_ends is False, "only the Dungeonlord knows"
        t.do(answer, seat=2)
        assert t.game.lord_ends is False
        assert t.asked().kind == kind or "end_to_hand" in t.ids()
