"""The order of the deck is the only secret: late games in which it is seen, set, shuffled and searched."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random

import pytest

from conformance.invariants import check
from conformance.test_secrets import known, told, viewers
from games.dungeon_go.rules.game import DungeonGo
from rules.messages import Seat
from rules.players import RandomPlayer, answer
from rules.questions import Question
from tests.games.dungeon_go.table import Table
from tests.games.dungeon_go.test_play import late_game

EVERY = 4
"""Every fourth position is checked, and all in which a player knows the order."""


def moments(players: int, seed: str, most: int) -> Iterator[tuple[DungeonGo, Question, list[str], Random]]:
    """Positions of a late game with the next answer."""
    game, rng = late_game(players, seed)
    for number in range(most):
        if game.result is not None:
            return
        (question,) = game.questions
        picked = answer(game, question, RandomPlayer(), rng)
        if number % EVERY == 0 or game.divined_by is not None:
            yield game, question, picked, rng
        game.choose(question.seat, question.id, picked)


def looked_at(game: DungeonGo, seat: Seat | None) -> object:
    """Everything that `seat` can make the game show; the view also as text, whose order must not tell anything."""
    return known(game, seat), game.view(seat).model_dump_json(exclude={"sealed"})


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "games"),
    [(1, 3), (3, 3), *(pytest.param(players, 12, marks=pytest.mark.long) for players in (1, 2, 3, 4, 6))],
)
def test_only_the_diviner_can_tell_one_deck_order_from_another(players: int, games: int) -> None:
    divined = compared = 0
    for number in range(games):
        for game, question, picked, rng in moments(players, f"secrets {players} {number}", 120):
            for seat in viewers(game):
                guess = game.guess(seat, rng)
                check(guess)
                assert (guess.deck == game.deck) or seat is None or seat != game.divined_by
                assert looked_at(guess, seat) == looked_at(game, seat)
                after = game.copy_game()
                guess.dice = deepcopy(game.dice)
                real = after.choose(question.seat, question.id, picked)
                possible = picked
                if question.kind == "order_deck" and seat != question.seat:
                    divined += 1
                    possible = [option.id for option in guess.questions[0].options(guess)]
                dealt = guess.choose(question.seat, question.id, possible)
                if looked_at(after, seat) == looked_at(guess, seat):
                    assert told(real, seat) == told(dealt, seat)
                    compared += 1
    assert compared > 8 * games
    assert divined > 0 or players == 1


@pytest.mark.rule("DG-1.9")
def test_a_divination_is_all_that_players_know_without_the_others() -> None:
    """Whatever else they say about plans gives nothing away, so nothing else has to be kept quiet."""
    divined = 0
    for number in range(3):
        for game, question, picked, _ in moments(3, f"table talk {number}", 120):
            public = game.view(None).model_dump(exclude={"seat"})
            for seat in range(3):
                private = game.view(seat).model_dump(exclude={"seat"})
                alone = {name for name, value in private.items() if value != public[name]}
                assert alone == ({"deck_order"} if seat == game.divined_by else set())
            divined += game.divined_by is not None
            for event in game.copy_game().choose(question.seat, question.id, picked):
                assert event.audience is None or event.key == "log-deck_order", event.key
    assert divined > 0


def test_a_guess_keeps_the_deck_order_for_the_diviner_and_shuffles_it_for_others() -> None:
    table = Table("0 B4 F3 vp=1", miracles=True, deck="king hero_thief monster hero_priest hero_wizard")
    table.act(0, "miracle-divination")
    rng = Random(5)
    diviner = table.seat(0)
    for seat in viewers(table.game):
        decks = {tuple(table.game.guess(seat, rng).deck) for _ in range(20)}
        assert decks == {tuple(table.game.deck)} if seat == diviner else len(decks) > 10
    for _ in range(5):
        guess = table.game.guess(table.seat(1), rng)
        (question,) = guess.questions
        guess.choose(diviner, question.id, [question.options(guess)[0].id])
