"""The suite itself: each check fails on a game that breaks what it checks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from conformance import test_live, test_secrets, test_texts_and_pictures, test_warnings
from conformance.cases import Case, cases, random_game
from conformance.recording import forget, positions
from games.dungeoneer.rules import lethal
from rules.agenda import Agenda
from rules.entries import Entry
from rules.game import Game
from rules.messages import Message
from rules.questions import Option, Picked, Question, Refusals, Undo
from rules.registry import GAMES, is_plugin
from tests.rules.sample import LUCKY, LayCard, Sample, UseLuck


@pytest.fixture(autouse=True)
def played_by_these_rules() -> Iterator[None]:
    """No game that was recorded with other rules is played again."""
    forget()
    yield
    forget()


CASE = Case("sample", 3, ())
DRAWING = Case("map_masters", 3, ())
"""Everyone draws a path of their own, unseen by the others."""


def caught(check: Callable[[Case], None], case: Case = CASE) -> bool:
    """Whether the check fails."""
    try:
        check(case)
    except AssertionError:
        return True
    return False


def test_a_sound_game_passes() -> None:
    for check in (
        test_secrets.test_the_result_of_a_hidden_roll_is_not_told_to_others,
        test_secrets.test_a_guess_looks_the_same_to_its_seat,
        test_secrets.test_a_guess_redeals_everything_hidden,
        test_secrets.test_the_standing_contains_only_what_everyone_knows,
        test_secrets.test_a_hidden_answer_changes_nothing_for_seats_that_are_not_told,
    ):
        assert not caught(check)


def test_a_hidden_roll_told_to_everyone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(self: UseLuck, game: Sample, picked: Picked) -> None:
        game.commit()
        if game.deck:
            game.hands[self.seat].remove(LUCKY)
            game.hands[self.seat].append(game.deck.pop(game.dice.below(len(game.deck))))
            game.tell("log-drew", card=game.hands[self.seat][-1])

    monkeypatch.setattr(UseLuck, "answer", draw)
    played = [Case("sample", seats, (), player) for seats in (2, 3, 4) for player in ("random", "curious")]
    assert any(caught(test_secrets.test_the_result_of_a_hidden_roll_is_not_told_to_others, case) for case in played)


@pytest.mark.parametrize("part", ["effect", "breakdown", "warning"])
def test_an_explanation_from_someone_elses_hand_is_caught(monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    def explained(self: LayCard, game: Sample, *, ideas: bool = True) -> list[Option]:
        message = Message("sum-card", {"card": sum(game.hands[self.seat - 1])})
        options = self.options(game)
        for option in options:
            setattr(option, part, (lambda *, brief: [message]) if part == "breakdown" else message)
        return options

    monkeypatch.setattr(LayCard, "explained", explained)
    assert caught(test_secrets.test_a_guess_looks_the_same_to_its_seat)


@pytest.mark.parametrize("where", ["options", "refusals"])
def test_hidden_cards_in_the_words_of_an_option_are_caught(monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    honest = LayCard.options

    def options(self: LayCard, game: Sample, refused: Refusals | None = None) -> list[Option]:
        honest_options = honest(self, game, refused)
        for option in honest_options if where == "options" else refused or ():
            option.label.args = {**option.label.args, "against": max(game.hands[self.seat - 1], default=0)}
        return honest_options

    monkeypatch.setattr(LayCard, "options", options)
    assert caught(test_secrets.test_a_guess_looks_the_same_to_its_seat)


def test_hidden_cards_in_the_standing_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sample, "standing", lambda game: [sum(hand) for hand in game.hands])
    assert caught(test_secrets.test_the_standing_contains_only_what_everyone_knows)


def test_a_guess_that_deals_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(self: Sample, seat: int | None, rng: Random) -> None:
        """Everything stays."""

    monkeypatch.setattr(Sample, "determinize", nothing)
    assert caught(test_secrets.test_a_guess_redeals_everything_hidden)


@pytest.mark.parametrize("forgets", ["one seat", "who looks on"])
def test_a_guess_that_forgets_someone_is_caught(monkeypatch: pytest.MonkeyPatch, forgets: str) -> None:
    deal = Sample.determinize

    def partly(self: Sample, seat: int | None, rng: Random) -> None:
        kept = list(self.hands[0])
        if forgets == "one seat" or seat is not None:
            deal(self, seat, rng)
        if forgets == "one seat":
            self.hands[0] = kept

    monkeypatch.setattr(Sample, "determinize", partly)
    assert caught(test_secrets.test_a_guess_redeals_everything_hidden)


@pytest.mark.parametrize("deals", ["all but the first", "only the last"])
@pytest.mark.parametrize("in_order", [False, True])
def test_a_guess_that_deals_some_pieces_of_a_hand_is_caught(
    monkeypatch: pytest.MonkeyPatch, deals: str, in_order: bool
) -> None:
    def partly(self: Sample, seat: int | None, rng: Random) -> None:
        places = [
            (hand, place)
            for owner, hand in enumerate(self.hands)
            for place in (range(1, len(hand)) if deals == "all but the first" else [len(hand) - 1])
            if owner != seat and len(hand) > 1
        ]
        hidden = [*self.deck, *(hand[place] for hand, place in places)]
        rng.shuffle(hidden)
        for hand, place in places:
            hand[place] = hidden.pop()
        self.deck = hidden
        for hand in self.hands if in_order else ():
            hand.sort()

    start = Sample.set_up

    def sorted_hands(self: Sample) -> None:
        start(self)
        for hand in self.hands:
            hand.sort()

    monkeypatch.setattr(Sample, "determinize", partly)
    if in_order:
        monkeypatch.setattr(Sample, "set_up", sorted_hands)
    assert caught(test_secrets.test_a_guess_redeals_everything_hidden)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in GAMES if not is_plugin(name)])
def test_an_undo_after_something_was_revealed_is_caught(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    def forget(self: Game) -> None:
        """Nothing is marked."""

    monkeypatch.setattr(Game, "commit", forget)
    played = [case for case in cases() if case.game == name]
    assert any(caught(test_secrets.test_a_choice_that_revealed_something_cannot_be_taken_back, c) for c in played)


@pytest.mark.slow
def test_question_numbers_that_count_hidden_answers_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def number(self: Agenda, question: Question, stack: list[Entry]) -> None:
        question.id = self.next_id
        self.next_id += 1

    monkeypatch.setattr(Agenda, "number", number)
    assert caught(test_secrets.test_a_hidden_answer_changes_nothing_for_seats_that_are_not_told, DRAWING)


@pytest.mark.slow
def test_a_guess_that_keeps_the_numbers_of_others_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def keep(self: Agenda, seat: int | None) -> None:
        """Nothing is forgotten."""

    monkeypatch.setattr(Agenda, "forget_numbers", keep)
    assert caught(test_secrets.test_a_hidden_answer_changes_nothing_for_seats_that_are_not_told, DRAWING)


def test_a_view_that_counts_choices_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    kind: Any = type(DRAWING.start("sabotage"))
    honest = kind.view

    def view(self: Any, seat: int | None) -> Any:
        return honest(self, seat).model_copy(update={"seats": self.choices})

    monkeypatch.setattr(kind, "view", view)
    assert caught(test_secrets.test_a_hidden_answer_changes_nothing_for_seats_that_are_not_told, DRAWING)


@pytest.mark.parametrize("case", [CASE, DRAWING, Case("dungeon_go", 2, ())], ids=str)
def test_positions_hold_every_kind_of_question_of_the_game(case: Case) -> None:
    met = []
    for game, question, picked in random_game(case, "kinds"):
        met.append(question.kind)
        game.choose(question.seat, question.id, picked)
    failures = []
    for saved, number in positions(case, "kinds", len(set(met))):
        loaded = type(game).load(saved)
        failures.append(next(question.kind for question in loaded.questions if question.id == number))
    assert sorted(failures) == sorted(set(met))


def test_a_board_wrongly_called_the_same_for_all_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    check = test_live.test_a_board_that_is_called_the_same_for_all_is_what_a_spectator_sees
    case = Case("dungeon_lords", 2, ())
    assert not caught(check, case)
    monkeypatch.setattr(test_texts_and_pictures.faces()[case.game], "same_for_all", lambda view: True, raising=False)
    assert caught(check, case)


def test_answers_that_read_alike_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["map_masters"].start(2, {}, seed="alike")
    question = game.questions[0]
    test_texts_and_pictures.check_distinct(game, question, question.options(game), ["Alex (1)", "Alex (2)"])
    twice = [Option("one", Message("do-pass", {"number": 1})), Option("two", Message("do-pass", {"number": 2}))]
    monkeypatch.setattr(type(question), "options", lambda self, game: twice)
    with pytest.raises(AssertionError, match="one and two"):
        test_texts_and_pictures.check_distinct(game, question, question.options(game), ["Alex (1)", "Alex (2)"])


DEADLY = Case("dungeoneer", 3, ())
"""A game in which heroes are eliminated."""


@pytest.mark.slow
@pytest.mark.parametrize("warns", [True, False])
def test_answers_marked_as_deadly_without_reason_or_not_marked_are_caught(
    monkeypatch: pytest.MonkeyPatch, warns: bool
) -> None:
    def warn(game: Game, seat: int, options: list[Option], harms: object) -> list[Option]:
        return [
            replace(option, undo=Undo.CONFIRMED if warns else None, warning=Message("risk-out")) for option in options
        ]

    check = test_warnings.test_an_answer_that_can_end_the_game_for_its_player_is_confirmed_and_no_other
    assert not caught(check, DEADLY)
    monkeypatch.setattr(lethal, "warn", warn)
    assert caught(check, DEADLY)
