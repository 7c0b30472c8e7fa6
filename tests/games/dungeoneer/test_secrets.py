"""Secrets in Dungeoneer: whether and when someone is asked in a window, and what ids could reveal."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from games.dungeoneer.rules.game import Dungeoneer
from rules.errors import IllegalChoice
from rules.messages import TABLE, Seat
from rules.players import RandomPlayer, answer
from rules.questions import Secrecy
from rules.registry import PLAYERS
from tests.games.dungeoneer.table import Table

SEED = "windows"
GAMES = 16
"""The number of games that are played for positions."""
MOST_OF_A_KIND = 40
"""The most positions with one kind of open question."""


def seen(game: Dungeoneer, seat: Seat | None) -> dict[str, object]:
    """The table as that seat sees it, including the seats it is waiting for."""
    return game.view(seat).model_dump(exclude={"sealed"})


def is_pausing(game: Dungeoneer) -> bool:
    """Whether only the clock is running: as far as others know, the table is waiting for nobody."""
    return any(question.seat == TABLE for question in game.questions)


def all_saves() -> list[str]:
    """Saves of games of heuristic and random players with all options: some for every kind of open question."""
    leaks: dict[str, list[str]] = {}
    chance = RandomPlayer()
    heuristic = PLAYERS["dungeoneer"]["steady"]
    for number in range(GAMES):
        settings = {"cards": "emberdeep" if number % 4 == 1 else "both", "revealed_map": number % 4 == 2}
        game = Dungeoneer.start(2 + number % 5, settings, seed=f"saves {number}")
        rng = Random(f"saves {number}")
        while game.result is None:
            kinds = {question.kind for question in game.questions}
            if any(len(leaks.get(kind, [])) < MOST_OF_A_KIND for kind in kinds):
                saved = game.save()
                for kind in kinds:
                    leaks.setdefault(kind, []).append(saved)
            asked = rng.choice([question for question in game.questions if question.awaited or rng.random() < 0.02])
            player = chance if rng.random() < 0.4 else heuristic
            game.choose(asked.seat, asked.id, answer(game, asked, player, rng))
    return [saved for kind in sorted(leaks) for saved in leaks[kind][:MOST_OF_A_KIND]]


@pytest.mark.long
@pytest.mark.rule("DN-16.3", "DN-16.11")
def test_pauses_in_windows_do_not_depend_on_hidden_information() -> None:
    """Make the same choice with the same dice in a guess: seats that see the same also see the same pauses."""
    rng = Random(SEED)
    positions = 150
    compared = paused = asked_someone = 0
    for saved in rng.sample(all_saves(), positions):
        game = Dungeoneer.load(saved)
        questions = [
            question for question in game.questions if question.awaited and question.secrecy is not Secrecy.ALL
        ]
        if not questions:
            continue
        asked = questions[0]
        picked = answer(game, asked, RandomPlayer(), rng)
        after = game.copy_game()
        after.choose(asked.seat, asked.id, picked)
        for question in after.questions:
            if question.kind == "window_action" and after.stances[question.seat] == "affected":
                assert is_pausing(after), f"seed {SEED}: {asked.kind} {picked}: the wait for seat {question.seat} shows"
        for seat in (None, *range(game.seats)):
            guess = game.guess(seat, rng)
            guess.dice = deepcopy(game.dice)
            try:
                same = next((q for q in guess.questions if (q.seat, q.kind) == (asked.seat, asked.kind)), asked)
                guess.choose(same.seat, same.id, picked)
            except IllegalChoice:
                assert seat != asked.seat
                continue
            if seen(after, seat) == seen(guess, seat):
                assert is_pausing(after) == is_pausing(guess), f"seed {SEED}: {asked.kind} {picked}, seen by {seat}"
                compared += 1
                paused += is_pausing(after)
                asked_someone += any(question.kind == "window_action" for question in after.questions)
    assert compared > positions
    assert paused > positions // 8
    assert asked_someone > positions // 30


@pytest.mark.rule("DN-16.10")
def test_an_order_of_another_player_does_not_prevent_undoing_the_last_choice() -> None:
    game = Dungeoneer.start(3, {}, seed="undo and order")
    rng = Random(1)
    taken_back = 0
    while taken_back < 5 and game.result is None:
        asked = game.awaited()
        game.choose(asked.seat, asked.id, answer(game, asked, RandomPlayer(), rng))
        order = next(q for q in game.questions if q.kind == "standing_order" and q.seat not in (asked.seat, 0))
        flags = [game.can_undo(seat) for seat in range(3)]
        game.choose(order.seat, order.id, [order.options(game)[0].id])
        assert [game.can_undo(seat) for seat in range(3)] == flags
        taken_back += any(flags)
    assert taken_back == 5


@pytest.mark.rule("DN-16.3", "DN-16.5")
def test_a_guess_includes_only_the_viewers_own_pass() -> None:
    table = Table(("he_sera", "he_brokk", "he_lirien"))
    for seat in (2, 3):
        table.hand(seat, "bn_battle_cry").rich(seat, glory=5).set(seat, life=2).stance(seat, "always")
    table.begin("end", wait=True).play("pass", seat=2, wait=True)
    assert list(table.game.windows[-1].passed) == [2]
    known: dict[Seat | None, list[Seat]] = {2: [2], 3: [], 1: [], None: []}
    for who, passes in known.items():
        assert list(table.game.guess(who, Random(SEED)).windows[-1].passed) == passes, f"seat {who}"
