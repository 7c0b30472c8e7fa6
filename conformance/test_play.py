"""Every game keeps the contract of `rules.game` in random play."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import TypeVar

import pytest

from conformance.cases import ALL_GAMES, Case
from conformance.invariants import check
from conformance.recording import played, recorded
from rules.errors import IllegalChoice
from rules.game import Game
from rules.messages import TABLE
from rules.questions import FOR_GOOD, Question, Role, Secrecy, Undo, breakdown_of, effect_of, refusals, undo_of
from rules.records import Choice, Record, replay

T = TypeVar("T")
SEED = "conformance-1"
NEW = 5
"""The number of questions of a kind that are always checked."""
LATER = 5
"""One in this many of the other questions is checked."""


def check_question(game: Game, question: Question) -> None:
    """Check the contract of an open question."""
    options = question.options(game)
    ids = [option.id for option in options]
    assert ids, f"{question.kind} offers nothing"
    assert len(set(ids)) == len(ids), f"{question.kind} offers an id twice"
    for option in options:
        assert option.id.isascii(), option.id
        assert 1 <= len(option.id) <= 60, option.id
        assert not any(mark in option.id for mark in ":| "), option.id
    forward = [option for option in options if not option.role.is_back]
    assert 0 <= question.min <= question.max
    assert question.min <= len(forward) or len(forward) < len(options)
    assert not {refused.id for refused in refusals(question, game)} & set(ids)
    if any(option.role is Role.IDEA for option in options):
        shown = {option.id for option in question.explained(game, ideas=False) if option.role is not Role.IDEA}
        assert shown == {option.id for option in options if option.role is not Role.IDEA}, "only ideas may wait"
    default = question.default(game)
    if default is not None:
        assert set(default) <= set(ids)
        assert question.min <= len(default) <= question.max
    assert question.seat == TABLE or 0 <= question.seat < game.seats
    assert ids == [option.id for option in question.options(game)], "asking twice must give the same options"


def test_random_games_end_and_keep_the_contract(case: Case) -> None:
    entries = []
    seed = case.seed(SEED)
    game = case.start(seed)
    numbers: set[int] = set()
    for game, question, picked in played(case, seed):
        check(game)
        for open_question in game.questions:
            check_question(game, open_question)
        ids = [open_question.id for open_question in game.questions]
        assert len(set(ids)) == len(ids)
        assert question.id not in numbers, "the number of an answered question is used again"
        numbers.add(question.id)
        chosen = [option for option in question.options(game) if option.id in picked]
        final = any(undo_of(question, option) in (*FOR_GOOD, Undo.ROLLED) for option in chosen)
        entries.append(Choice(seat=question.seat, question=question.id, picked=picked))
        game.choose(question.seat, question.id, picked)
        assert not (final and game.can_undo(question.seat)), f"{question.kind} {picked} is said to be final"
        if question.secrecy is not Secrecy.ANSWER:
            assert not any(game.can_undo(seat) for seat in range(game.seats) if seat != question.seat)
    check(game)
    assert game.result is not None
    assert game.result.reason in game.endings
    assert sorted(place.seat for place in game.result.places) == list(range(game.seats))
    totals = [place.total for place in sorted(game.result.places, key=lambda place: place.seat)]
    assert game.standing() in (None, totals), "the standing must agree with the result"
    assert game.questions == []
    assert game.waiting(None) == []
    record = recorded(case, seed, entries, game)
    assert replay(Record.model_validate_json(record.model_dump_json()), ALL_GAMES).save() == game.save()


def test_a_loaded_game_continues_exactly_like_the_saved_one(case: Case) -> None:
    """Checked at the first questions of each kind with all views, later at some questions with one seat's view each."""
    met = Counter[str]()
    for number, (game, question, picked) in enumerate(played(case, case.seed(SEED + "-twin"))):
        everyone = (None, *range(game.seats))
        met[question.kind] += 1
        if met[question.kind] > NEW and number % LATER:
            game.choose(question.seat, question.id, picked)
            continue
        eyes = everyone if met[question.kind] <= NEW else everyone[number // LATER % len(everyone) :][:1]
        saved = game.save()
        twin = type(game).load(saved)
        assert twin.save() == saved
        assert [twin.view(seat) for seat in eyes] == [game.view(seat) for seat in eyes]
        events = game.copy_game().choose(question.seat, question.id, picked)
        assert twin.choose(question.seat, question.id, picked) == events
        assert game.choose(question.seat, question.id, picked) == events
        assert twin.save() == game.save()


def test_illegal_choices_and_explanations_change_nothing(case: Case) -> None:
    rng = Random(SEED)
    for game, question, picked in played(case, case.seed(SEED + "-illegal")):
        if rng.random() < 0.2:
            before = game.save()
            if question.seat != TABLE:
                listed = [replace(option) for option in question.options(game)]
                option = rng.choice(question.explained(game))
                effect_of(option)
                breakdown_of(option)
                assert game.save() == before
                assert question.options(game) == listed, "other positions share what was explained"
            stranger = next((seat for seat in range(game.seats) if seat != question.seat), None)
            refused = refusals(question, game)
            attempts = [(question.seat, question.id, ["no-such-option"]), (99, question.id, picked)]
            attempts.append((question.seat, question.id + 1_000, picked))
            if stranger is not None:
                attempts.append((stranger, question.id, picked))
            if refused:
                attempts.append((question.seat, question.id, [rng.choice(refused).id]))
            for seat, number, ids in attempts:
                with pytest.raises(IllegalChoice):
                    game.choose(seat, number, ids)
            assert game.save() == before
        game.choose(question.seat, question.id, picked)
