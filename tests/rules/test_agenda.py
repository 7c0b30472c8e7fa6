"""The agenda: steps, questions, branches side by side, scopes, standing and secret questions."""

from __future__ import annotations

from random import Random

import pytest

from rules.entries import Together, Waiting
from rules.errors import BadSetup, DamagedSave, IllegalChoice
from rules.game import midway
from rules.messages import TABLE, Message
from rules.players import RandomPlayer, answer
from rules.questions import Option, Picked, Question, Refusals, Role, breakdown_of
from tables.history.past_positions import looked_at
from tests.rules.sample import ChangeCard, LayCard, Pause, Sample, UseLuck, WishToStop


def fresh(seats: int = 3, seed: str = "sample") -> Sample:
    return Sample.start(seats, seed=seed)


def asked(game: Sample, seat: int, kind: type[Question]) -> Question:
    """The open question of this kind to a seat."""
    return next(q for q in game.questions if q.seat == seat and isinstance(q, kind))


def lay(game: Sample, seat: int, card: int | None = None) -> None:
    """Let a seat lay this card, by default its lowest one."""
    question = asked(game, seat, LayCard)
    option = question.options(game)[0].id if card is None else f"card-{card}"
    game.choose(seat, question.id, [option])


def hands(game: Sample, *cards: list[int]) -> Sample:
    """Give the seats these hands."""
    for seat, hand in enumerate(cards):
        game.hands[seat] = list(hand)
    return game


def test_all_branches_are_open_at_once() -> None:
    game = fresh()
    assert [q.seat for q in game.questions if isinstance(q, LayCard)] == [0, 1, 2]
    assert game.waiting(None) == [0, 1, 2]


def test_an_answer_receives_the_value_of_its_option() -> None:
    game = fresh()
    question = asked(game, 1, LayCard)
    (first, *_) = question.options(game)
    assert breakdown_of(first) == [Message("sum-card", {"card": first.value})]
    game.choose(1, question.id, [first.id])
    assert game.laid[1] == first.value
    assert "value" not in repr(first), "what an option means stays with the rules"


def test_seats_answer_in_any_order_and_the_entry_ends_when_the_last_has() -> None:
    game = hands(fresh(), [1, 1, 1], [2, 2, 2], [3, 3, 3])
    lay(game, 2)
    lay(game, 0)
    assert game.points == [0, 0, 0]
    lay(game, 1)
    assert game.points == [0, 0, 1]


class AfterLaying(Waiting):
    """Waits until a seat has laid its card."""

    of: int

    def is_over(self, game: Sample) -> bool:
        return game.laid[self.of] is not None


def test_a_branch_waits_until_another_has_done_its_part() -> None:
    game = fresh(2)
    game.laid = [None, None]
    game.agenda.stack[:] = [Together(branches={0: [LayCard(seat=0)], 1: [LayCard(seat=1), AfterLaying(of=0)]})]
    game.agenda.run(game)
    assert (game.waiting(None), game.agenda.held_up) == ([0], [1])
    assert len(list(game.agenda.entries())) == 4
    lay(game, 0)
    assert (game.waiting(None), game.agenda.held_up) == ([1], [])


def test_branches_that_wait_for_each_other_are_an_error() -> None:
    game = fresh(2)
    game.laid = [None, None]
    branches = {seat: [LayCard(seat=seat), AfterLaying(of=1 - seat)] for seat in range(2)}
    game.agenda.stack[:] = [Together(branches=branches)]
    with pytest.raises(RuntimeError, match="wait for each other"):
        game.agenda.run(game)


def test_an_optional_question_is_open_but_not_waited_for() -> None:
    game = fresh()
    lay(game, 0)
    assert isinstance(asked(game, 0, ChangeCard), ChangeCard)
    assert game.waiting(None) == [1, 2]


def test_an_optional_question_closes_when_nobody_is_waited_for() -> None:
    game = hands(fresh(), [1, 1, 1], [2, 2, 2], [3, 3, 3])
    for seat in range(3):
        lay(game, seat)
    assert not any(isinstance(q, ChangeCard) for q in game.questions)


def test_a_secret_choice_can_be_changed_until_all_are_ready() -> None:
    game = hands(fresh(), [1, 5, 5], [2, 2, 2], [3, 3, 3])
    lay(game, 0, 1)
    game.choose(0, asked(game, 0, ChangeCard).id, ["take"])
    assert game.waiting(None) == [0, 1, 2]
    lay(game, 0, 5)
    lay(game, 1)
    lay(game, 2)
    assert game.points == [1, 0, 0]


def test_other_branches_keep_their_question_numbers() -> None:
    game = fresh()
    before = {q.seat: q.id for q in game.questions if isinstance(q, LayCard)}
    lay(game, 0)
    after = {q.seat: q.id for q in game.questions if isinstance(q, LayCard)}
    assert after == {1: before[1], 2: before[2]}


def test_dropping_a_scope_removes_the_rest_of_its_procedure_only() -> None:
    game = hands(fresh(), [3, 1, 1], [3, 2, 2], [1, 1, 1])
    for seat, card in enumerate((3, 3, 1)):
        lay(game, seat, card)
    assert game.points == [0, 0, 0]
    assert game.round == 2, "the shared highest card drops the window of this round, not the next round"


def test_the_holder_of_a_lucky_card_is_asked_in_secret() -> None:
    game = hands(fresh(), [1, 1, 1], [2, 6, 6], [5, 3, 3])
    for seat, card in enumerate((1, 2, 5)):
        lay(game, seat, card)
    question = asked(game, 1, UseLuck)
    assert game.waiting(1) == [1]
    assert game.waiting(0) == game.waiting(None) == []
    with pytest.raises(IllegalChoice, match="question_closed"):
        game.choose(0, question.id, ["pass"])


def test_the_clock_is_asked_when_no_seat_can_be() -> None:
    game = hands(fresh(), [1, 1, 1], [2, 2, 2], [5, 3, 3])
    for seat, card in enumerate((1, 2, 5)):
        lay(game, seat, card)
    pause = asked(game, TABLE, Pause)
    assert isinstance(pause, Pause)
    assert pause.wait(game) == (2, 6)
    game.choose(TABLE, pause.id, ["go_on"])
    assert game.round == 2


def test_a_secret_window_is_a_commit_point_used_or_not() -> None:
    for card in (6, 4):
        game = hands(fresh(2), [1, 1, 1], [2, card, card])
        lay(game, 0)
        lay(game, 1, 2)
        assert not game.can_undo(1)


def test_a_standing_question_interrupts_and_returns() -> None:
    game = fresh()
    lay(game, 0)
    laid = [q.id for q in game.questions if isinstance(q, LayCard)]
    game.choose(2, asked(game, 2, WishToStop).id, ["propose"])
    assert [q.seat for q in game.questions if q.kind == "agree_to_stop"] == [0]
    game.choose(0, next(q.id for q in game.questions if q.kind == "agree_to_stop"), ["no"])
    assert [q.id for q in game.questions if isinstance(q, LayCard)] == laid
    assert not [q for q in game.questions if isinstance(q, WishToStop) and q.seat == 2]


def test_a_vote_that_all_accept_ends_the_game() -> None:
    game = fresh()
    game.choose(2, asked(game, 2, WishToStop).id, ["propose"])
    for seat in (0, 1):
        game.choose(seat, next(q.id for q in game.questions if q.kind == "agree_to_stop"), ["yes"])
    assert game.result is not None
    assert game.result.reason == "end-stopped"
    assert game.questions == []


def test_a_forced_question_with_one_option_answers_itself() -> None:
    game = fresh()
    game.points[0] = 1
    game.choose(2, asked(game, 2, WishToStop).id, ["propose"])
    assert not [q for q in game.questions if q.kind == "agree_to_stop"]
    assert game.result is None


class OneWayOn(Question):
    """One way on, and a step back."""

    def options(self, game: Sample, refused: Refusals | None = None) -> list[Option]:
        return [Option("on", Message("do-go_on")), Option("back", Message("do-go_on"), role=Role.BACK)]

    def forced(self, game: Sample) -> bool:
        return game.seats == 2

    def answer(self, game: Sample, picked: Picked) -> None:
        assert picked.by_itself
        game.points[self.seat] += picked.only == "on"


class AllOfThem(OneWayOn):
    """As many answers as have to be picked, and one more at a larger table."""

    def options(self, game: Sample, refused: Refusals | None = None) -> list[Option]:
        return [Option(str(card), Message("do-go_on")) for card in range(game.seats)]

    def forced(self, game: Sample) -> bool:
        return True

    def answer(self, game: Sample, picked: Picked) -> None:
        assert picked.by_itself
        game.points[self.seat] += len(picked.ids)


@pytest.mark.parametrize(("kind", "number", "points"), [(OneWayOn, 1, 1), (AllOfThem, 2, 2)])
def test_nobody_is_asked_with_one_way_on_besides_a_step_back_or_where_all_must_be_picked(
    kind: type[OneWayOn], number: int, points: int
) -> None:
    for seats, scored, waiting in ((2, points, [1]), (3, 0, [0])):
        game = fresh(seats)
        game.agenda.stack[:] = [LayCard(seat=1), kind(seat=0, min=number, max=number)]
        game.agenda.run(game)
        assert game.points[0] == scored
        assert game.waiting(None) == waiting


@pytest.mark.parametrize(
    ("seat", "picked", "reason"),
    [
        (0, ["card-9"], "not_an_option"),
        (0, [], "pick_number"),
        (0, ["card-1", "card-2"], "pick_number"),
        (0, ["card-1", "card-1"], "picked_twice"),
        (0, ["card-6"], "not_in_hand"),
        (1, ["card-1"], "not_your_decision"),
        (7, ["card-1"], "not_seated"),
    ],
)
def test_an_illegal_choice_is_refused_and_changes_nothing(seat: int, picked: list[str], reason: str) -> None:
    game = hands(fresh(), [1, 2, 3], [1, 2, 3], [1, 2, 3])
    before = game.save()
    with pytest.raises(IllegalChoice) as refusal:
        game.choose(seat, asked(game, 0, LayCard).id, picked)
    assert refusal.value.message.key == f"refused-{reason}"
    assert game.save() == before


def test_an_answered_question_is_closed() -> None:
    game = hands(fresh(), [1, 2, 3], [1, 2, 3], [1, 2, 3])
    question = asked(game, 0, LayCard).id
    lay(game, 0)
    with pytest.raises(IllegalChoice, match="question_closed"):
        game.choose(0, question, ["card-2"])


def test_a_question_describes_its_prompt() -> None:
    game = fresh()
    assert asked(game, 0, LayCard).describe(game) == {"round": 1}


@pytest.mark.parametrize("seats", [1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="refused-seats"):
        Sample.start(seats, seed="x")


@pytest.mark.parametrize("settings", [{"rounds": "many"}, {"round": 3}])
def test_a_wrong_setting_is_refused_by_name(settings: dict[str, object]) -> None:
    with pytest.raises(BadSetup, match="round"):
        Sample.start(2, settings, seed="x")


@pytest.mark.parametrize(
    ("damage", "field"),
    [
        (lambda text: text[:-5], "delimiter|Expecting|Unterminated"),
        (lambda text: text.replace('"seats":3', '"seats":"three"'), "seats"),
        (lambda text: text.replace('"kind":"lay_card"', '"kind":"lay_egg"'), "lay_egg"),
        (lambda text: text.replace('"game":"sample"', '"game":"poker"'), "game"),
        (lambda text: text.replace('"schema":3', '"schema":4'), "schema"),
        (lambda text: text.replace('"round":1', '"round":1,"cheat":true'), "cheat"),
    ],
)
def test_a_damaged_save_is_refused_naming_the_field(damage: object, field: str) -> None:
    assert callable(damage)
    with pytest.raises(DamagedSave, match=field):
        Sample.load(damage(fresh().save()))


def test_seed_is_sealed_at_the_start_and_opened_at_the_end() -> None:
    game = fresh(seed="lantern")
    assert game.opening[0].key == "log-dice_sealed"
    assert game.opening[0].args == {"hash": game.dice.sealed}
    rng = Random(3)
    player = RandomPlayer()
    events = []
    while game.result is None:
        question = game.awaited()
        events = game.choose(question.seat, question.id, answer(game, question, player, rng))
    assert (events[-1].key, events[-1].args) == ("log-dice_opened", {"seed": "lantern"})


def test_a_guess_does_not_count_what_others_did_unseen() -> None:
    game = fresh(seed="counts")
    rng = Random(4)
    for card in (None, "take", None):
        question = asked(game, 2, ChangeCard if card else LayCard)
        game.choose(2, question.id, [card or question.options(game)[0].id])
    guess = game.guess(0, rng)
    assert (guess.choices, guess.last_seat) == (0, None)
    assert set(guess.agenda.apart) == {0, 1, 2}
    assert guess.agenda.apart[0] == game.agenda.apart[0]
    assert guess.agenda.apart[2] == 2, "the card that can be changed and the wish to stop, as for everybody"
    assert [q.id for q in guess.questions if q.seat == 0] == [q.id for q in game.questions if q.seat == 0]


def test_a_guess_keeps_ones_own_possibility_of_undo() -> None:
    game = fresh(seed="undo")
    game.choose(1, asked(game, 1, WishToStop).id, ["propose"])
    game.last_can_be_undone = True
    assert game.guess(1, Random(1)).can_undo(1)
    assert not game.guess(0, Random(1)).can_undo(1)


def test_the_positions_on_the_way_of_a_choice_are_those_after_the_steps_that_told_its_events() -> None:
    """They can be looked at by everyone and not played on; the choice itself is carried out as always."""
    game = hands(fresh(2), [1, 2, 2], [3, 2, 2])
    lay(game, 0)
    question = asked(game, 1, LayCard)
    copy = game.copy_game()
    events = game.choose(1, question.id, ["card-3"])
    assert [event.key for event in events] == ["log-ready", "log-shown"]
    states = midway(copy, 1, question.id, ["card-3"], [1, 2, 3])
    assert copy.save() == game.save()
    assert sorted(states) == [1, 2], "there is no third event"
    laid, shown = (looked_at(Sample, saved) for saved in (states[1], states[2]))
    assert (laid.view(0).ready, laid.view(0).laid, laid.view(0).points) == ([0, 1], [1, None], [0, 0])
    assert (shown.view(0).ready, shown.view(0).points) == ([0, 1], [0, 1])
    with pytest.raises(DamagedSave):
        Sample.load(states[1])
