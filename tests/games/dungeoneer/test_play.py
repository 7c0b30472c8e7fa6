"""Whole games: every card is used, undo is right, secrets stay secret, the heuristic player plays well."""

from __future__ import annotations

import time
from random import Random

import pytest

from conformance.invariants import check
from games.dungeoneer.rules.components import CARDS, HEROES, MAPS, QUESTS, name_of
from games.dungeoneer.rules.game import Dungeoneer
from games.dungeoneer.rules.pieces import Pile
from rules.entries import Together
from rules.messages import TABLE, Part, Ref, refer, seat_name
from rules.players import ComputerPlayer, RandomPlayer, answer
from rules.registry import PLAYERS
from rules.stories import names_in
from tests.games.driver import preview
from tests.games.dungeoneer.table import Table

HEURISTIC = PLAYERS["dungeoneer"]["steady"]
CHANCE = RandomPlayer()


SILENT = ("log-draws", "log-drew", "log-discarded", "log-to_hand")
"""Events that name a card that is not used."""
VARIED = (24, 8, 28, 0, 20, 12, 4, 26, 16, 22)
"""Short games in which much happens, to be played first."""


def play(game: Dungeoneer, players: list[ComputerPlayer], rng: Random) -> set[object]:
    """Play to the end and return every component that events named as used."""
    named: set[object] = set()
    for event in game.opening:
        named.update(value for value in event.args.values() if not isinstance(value, list))
    while game.result is None and game.choices < 20_000:
        question = game.awaited()
        picked = answer(game, question, players[question.seat % len(players)], rng)
        for event in game.choose(question.seat, question.id, picked):
            if event.key not in SILENT:
                named.update(name for name in names_in(event) if isinstance(name, Ref))
        if game.choices % 25 == 0:
            check(game)
    return named


@pytest.mark.long
def test_every_card_is_used_in_play() -> None:
    """Games of heuristic and random players until each card, map card, quest and hero has been used."""
    wanted = {name_of(id) for id in (*CARDS, *MAPS, *QUESTS, *HEROES)}
    played: set[object] = set()
    for number in (*VARIED, *range(60)):
        rng = Random(f"cards {number}")
        settings = {"cards": "both", "revealed_map": number % 4 == 3}
        game = Dungeoneer.start(2 + number % 4, settings, seed=f"cards {number}")
        players: list[ComputerPlayer] = [HEURISTIC, CHANCE] if number % 2 else [CHANCE]
        played |= play(game, players, rng)
        assert game.result is not None, f"seed 'cards {number}' does not end"
        if wanted <= played:
            break
    assert wanted <= played, sorted(name.key for name in wanted - played)


def prepares(kind: str, key: str, id: str) -> bool:
    """Whether an answer only prepares a later declaration or placement, so that it can be taken back."""
    if id.startswith("only-"):
        return False
    return kind in {"choose_map_card", "encounter_target", "encounter_attribute", "encounter_attachment"} or key in {
        *("do-declare", "do-declare_monster", "do-declare_trap", "do-add", "do-add_more"),
        *("do-preset_recipient", "do-no_recipient", "do-drop_last", "do-cancel", "do-back"),
    }


@pytest.mark.long
@pytest.mark.parametrize("settings", [{}, {"cards": "gloammarch"}, {"cards": "both"}, {"revealed_map": True}])
def test_only_preparatory_answers_can_be_taken_back(settings: dict[str, object]) -> None:
    for number in range(2):
        rng = Random(f"final {number}")
        game = Dungeoneer.start(2 + number % 2, settings, seed=f"final {number}")
        while game.result is None:
            asked = [question for question in game.questions if question.awaited]
            question = asked[0]
            picked = answer(game, question, CHANCE, rng)
            (key,) = {option.label.key for option in question.options(game) if option.id in picked}
            game.choose(question.seat, question.id, picked)
            if len(asked) == 1 and question.seat != TABLE:
                assert game.can_undo(question.seat) == prepares(question.kind, key, picked[0]), (
                    f"{question.kind} {picked}"
                )


def test_a_guess_does_not_reveal_who_is_asked_in_a_window() -> None:
    """A guess asks the other players based on the hands it deals, and never reveals who is really asked."""
    asked: set[bool] = set()
    for number in range(30):
        t = Table(("he_sera", "he_brokk", "he_lirien"), cards="both")
        t.map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1)).hand(1, "mo_goblin").hand(2, "bn_sidestep", "mo_rats")
        t.rich(2, glory=3, peril=2).begin("dungeonlord").declare("mo_goblin", target=2, wait=True)
        assert t.is_asked(2)
        guess = t.game.guess(1, Random(number))
        asked.add(any(q.seat == 2 and q.awaited for q in guess.questions))
        top = guess.agenda.stack[-1]
        if isinstance(top, Together):
            assert 0 not in top.branches
        assert guess.view(1).model_dump(exclude={"sealed"}) == t.game.view(1).model_dump(exclude={"sealed"})
    assert asked == {False, True}


def test_cards_seen_entering_a_hand_stay_there_in_every_guess() -> None:
    t = Table(cards="both").map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1))
    t.hand(2, "mo_ogre", "tp_darts", "tp_net")
    t.game.known[2] = ["mo_ogre"]
    t.begin("hero")
    hands = [t.game.guess(1, Random(number)).hands[2] for number in range(20)]
    assert all("mo_ogre" in hand and len(hand) == 3 for hand in hands)
    assert len({tuple(sorted(hand)) for hand in hands}) > 10


def test_quests_openly_put_under_the_deck_stay_there_in_every_guess() -> None:
    pile = Pile()
    pile.mixed(["a", "b", "c"])
    pile.put_under(["x"])
    pile.put_under(["y", "z"])
    assert pile.blocks == [3, 1, 2]
    assert [pile.take() for _ in range(3)] == ["c", "b", "a"]
    assert pile.take() == "x"
    assert pile.blocks == [2]
    t = Table()
    t.game.quest_deck.put_under(["qd_relight"])
    t.begin("hero")
    decks = [t.game.guess(1, Random(number)).quest_deck.cards for number in range(20)]
    assert {deck[0] for deck in decks} == {"qd_relight"}
    assert len({tuple(deck) for deck in decks}) > 10


def test_an_unfinished_declaration_is_hidden_from_other_players() -> None:
    t = Table(cards="both").map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1)).hand(1, "mo_goblin", "mo_rats")
    t.rich(2, peril=9).begin("dungeonlord").play("declare", "add-mo_goblin")
    assert t.asked().describe(t.game)["chosen"] == Part("part-chosen", {"cards": [refer("monster-goblin")]})
    assert "mo_goblin" not in t.game.view(2).model_dump_json()
    guess = t.game.guess(2, Random(1))
    assert guess.draft == []
    assert guess.questions[0].kind == "dungeonlord_acts"
    own = t.game.guess(1, Random(1))
    assert [entry.card for entry in own.draft] == ["mo_goblin"]


@pytest.mark.slow
def test_a_heuristic_decision_takes_a_few_milliseconds() -> None:
    rng = Random("pace")
    game = Dungeoneer.start(4, {}, seed="pace")
    spent, decisions = 0.0, 0
    while game.result is None:
        question = game.awaited()
        begun = time.process_time()
        picked = answer(game, question, HEURISTIC, rng)
        spent += time.process_time() - begun
        decisions += 1
        game.choose(question.seat, question.id, picked)
    assert spent / decisions < 0.02


def test_the_preview_of_an_attack_shows_both_sides() -> None:
    t = Table().map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1)).with_ready(1, "tr_sword").rich(1, movement=1)
    t.begin("hero")
    question = t.asked()
    lines = preview(t.game, 1, question.id, "challenge-s2-melee")
    assert [line.key for line in lines] == ["sum-hit", "sum-countered", "sum-side", "sum-part", "sum-side"]
    assert lines[2].args["score"] == 3
    assert lines[3].args == {"source": refer("treasure-sword"), "n": 1}, "after its side, and without what is printed"
    assert preview(t.game, 1, question.id, "end") == []


def test_a_bane_counts_among_the_bonuses_only_as_far_as_it_lowers_the_score() -> None:
    t = Table(heroes=("he_lirien", "he_brokk", "he_sera")).map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1))
    t.with_bane(2, "ba_dimming", by=1).rich(1, movement=1).begin("hero").dice(4, 2).play("challenge-s2-magic")
    assert [(e["bonus"], e["total"]) for e in t.told("log-combat_total")] == [(0, 7), (0, 2)]
    assert t.told("log-part") == [], "Magic 0 can't be lowered"


def test_combat_events_give_both_dice_and_every_bonus() -> None:
    t = Table().map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1)).with_ready(1, "tr_sword")
    t.with_ready(2, "tr_shield").rich(1, movement=1).begin("hero").dice(4, 2).play("challenge-s2-melee")
    assert t.told("log-part") == [
        {"who": seat_name(1), "source": refer("treasure-sword"), "n": 1},
        {"who": seat_name(2), "source": refer("treasure-shield"), "n": 1},
    ]
    assert [(e["score"], e["die"], e["bonus"], e["total"]) for e in t.told("log-combat_total")] == [
        (2, 4, 1, 7), (3, 2, 1, 6),
    ]  # fmt: skip
    shown = t.game.view(None).last_roll
    assert shown is not None
    assert (shown.dice, shown.totals) == ([4, 2], [7, 6])
