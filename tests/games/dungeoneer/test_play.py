"""Guesses of what is hidden, and the events of a fight."""

from __future__ import annotations

from random import Random

from games.dungeoneer.rules.pieces import Pile
from rules.entries import Together
from rules.messages import Part, refer, seat_name
from tests.games.dungeoneer.table import Table


def test_a_guess_does_not_reveal_who_is_asked_in_a_window() -> None:
    """A guess asks the other players based on the hands it deals, and never reveals who is really asked."""
    asked: set[bool] = set()
    for number in range(30):
        table = Table(("he_sera", "he_brokk", "he_lirien"), cards="both")
        table.map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1)).hand(1, "mo_goblin").hand(2, "bn_sidestep", "mo_rats")
        table.rich(2, glory=3, peril=2).begin("dungeonlord").declare("mo_goblin", target=2, wait=True)
        assert table.is_asked(2)
        guess = table.game.guess(1, Random(number))
        asked.add(any(q.seat == 2 and q.awaited for q in guess.questions))
        top = guess.agenda.stack[-1]
        if isinstance(top, Together):
            assert 0 not in top.branches
        assert guess.view(1).model_dump(exclude={"sealed"}) == table.game.view(1).model_dump(exclude={"sealed"})
    assert asked == {False, True}


def test_cards_seen_entering_a_hand_stay_there_in_every_guess() -> None:
    table = Table(cards="both").map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1))
    table.hand(2, "mo_ogre", "tp_darts", "tp_net")
    table.game.known[2] = ["mo_ogre"]
    table.begin("hero")
    hands = [table.game.guess(1, Random(number)).hands[2] for number in range(20)]
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
    table = Table()
    table.game.quest_deck.put_under(["qd_relight"])
    table.begin("hero")
    decks = [table.game.guess(1, Random(number)).quest_deck.cards for number in range(20)]
    assert {deck[0] for deck in decks} == {"qd_relight"}
    assert len({tuple(deck) for deck in decks}) > 10


def test_an_unfinished_declaration_is_hidden_from_other_players() -> None:
    table = Table(cards="both").map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1)).hand(1, "mo_goblin", "mo_rats")
    table.rich(2, peril=9).begin("dungeonlord").play("declare", "add-mo_goblin")
    assert table.asked().describe(table.game)["chosen"] == Part("part-chosen", {"cards": [refer("monster-goblin")]})
    assert "mo_goblin" not in table.game.view(2).model_dump_json()
    guess = table.game.guess(2, Random(1))
    assert guess.draft == []
    assert guess.questions[0].kind == "dungeonlord_acts"
    guess = table.game.guess(1, Random(1))
    assert [entry.card for entry in guess.draft] == ["mo_goblin"]


def test_a_bane_counts_among_the_bonuses_only_as_far_as_it_lowers_the_score() -> None:
    table = Table(heroes=("he_lirien", "he_brokk", "he_sera")).map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1))
    table.bane(2, "ba_dimming", by=1).rich(1, movement=1).begin("hero").dice(4, 2).play("challenge-s2-magic")
    assert [(e["bonus"], e["total"]) for e in table.args_of("log-combat_total")] == [(0, 7), (0, 2)]
    assert table.args_of("log-part") == [], "Magic 0 can't be lowered"


def test_combat_events_give_both_dice_and_every_bonus() -> None:
    table = Table().map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1)).ready(1, "tr_sword")
    table.ready(2, "tr_shield").rich(1, movement=1).begin("hero").dice(4, 2).play("challenge-s2-melee")
    assert table.args_of("log-part") == [
        {"who": seat_name(1), "source": refer("treasure-sword"), "n": 1},
        {"who": seat_name(2), "source": refer("treasure-shield"), "n": 1},
    ]
    assert [(e["score"], e["die"], e["bonus"], e["total"]) for e in table.args_of("log-combat_total")] == [
        (2, 4, 1, 7), (3, 2, 1, 6),
    ]  # fmt: skip
    shown = table.game.view(None).last_roll
    assert shown is not None
    assert (shown.dice, shown.totals) == ([4, 2], [7, 6])
