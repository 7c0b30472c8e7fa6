"""Nothing hidden leaves the rules: views, options, flags and events say only what a seat may know."""

from __future__ import annotations

from random import Random

from rules.core.game import Game
from rules.core.messages import TABLE, Event, Seat
from tests.conformance.cases import ALL_GAMES, Case, positions

SEED = "secrets-1"
POSITIONS = 25
GUESSES = 20


def known(game: Game, seat: Seat | None) -> dict[str, object]:
    """All that `seat` is shown: view, own questions with options and flags, whether it may go back."""
    return {
        "view": game.view(seat).model_dump(exclude={"sealed"}),
        "questions": [
            (question.id, question.kind, question.args, question.min, question.max, question.options(game))
            for question in game.questions
            if question.seat == seat
        ],
        "undo": seat is not None and game.can_undo(seat),
    }


def told(events: list[Event], seat: Seat | None) -> list[Event]:
    return [event for event in events if event.heard_by(seat)]


def viewers(game: Game) -> list[Seat | None]:
    return [None, *range(game.seats)]


def test_a_guess_shows_its_seat_the_same(case: Case) -> None:
    rng = Random(SEED)
    for saved, _ in positions(case, SEED, POSITIONS):
        game = ALL_GAMES[case.game].load(saved)
        for seat in viewers(game):
            guess = game.guess(seat, rng)
            guess.check()
            assert known(guess, seat) == known(game, seat)


def test_a_guess_really_deals(case: Case) -> None:
    """What other seats see and this one does not, and the order of what lies face down, varies where it can."""
    rng = Random(SEED)
    same = True
    for saved, _ in positions(case, SEED, 6):
        game = ALL_GAMES[case.game].load(saved)
        for seat in viewers(game):
            others = [other for other in viewers(game) if other != seat]
            hidden = {other: known(game, other)["view"] for other in others}
            guesses = [game.guess(seat, rng) for _ in range(GUESSES)]
            assert len({guess.dice.seed for guess in guesses}) == GUESSES
            assert game.dice.seed not in {guess.dice.seed for guess in guesses}
            same &= all(known(guess, other)["view"] == hidden[other] for guess in guesses for other in others)
            states = {guess.model_dump_json(exclude={"dice"}) for guess in guesses}
            same &= len(states) == 1
    assert not same, "every guess is a mere copy"


def test_the_same_choice_tells_a_seat_the_same_in_a_guess(case: Case) -> None:
    """Given the same dice, as long as the seat's views agree its events agree."""
    rng = Random(SEED)
    for saved, question_id in positions(case, SEED, POSITIONS):
        game = ALL_GAMES[case.game].load(saved)
        asked = next(question for question in game.questions if question.id == question_id)
        option = rng.choice([o for o in asked.options(game) if not o.back] or asked.options(game))
        picked = [option.id] if asked.min <= 1 <= asked.max or option.back else None
        if picked is None or asked.seat == TABLE:
            continue
        guess = game.guess(asked.seat, rng)
        guess.dice = game.dice.model_copy(deep=True)
        real = game.choose(asked.seat, asked.id, picked)
        dealt = guess.choose(asked.seat, asked.id, picked)
        if known(game, asked.seat)["view"] == known(guess, asked.seat)["view"]:
            assert told(dealt, asked.seat) == told(real, asked.seat)


def test_a_secret_question_is_shown_to_its_seat_alone(case: Case) -> None:
    for saved, _ in positions(case, SEED, POSITIONS):
        game = ALL_GAMES[case.game].load(saved)
        for question in game.questions:
            if question.secret:
                for seat in viewers(game):
                    if seat != question.seat:
                        others = [q for q in game.questions if q.seat == question.seat and q.awaited and not q.secret]
                        assert (question.seat in game.view(seat).waiting) == bool(others)


def test_no_view_holds_the_seed(case: Case) -> None:
    for saved, _ in positions(case, SEED + "-a-seed-nobody-may-see", 10):
        game = ALL_GAMES[case.game].load(saved)
        for seat in viewers(game):
            assert game.dice.seed not in game.view(seat).model_dump_json()
