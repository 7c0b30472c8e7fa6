"""Every game can be ended early by agreement: points are counted, and the end replays like any other choice."""

from __future__ import annotations

import pytest

from conformance.cases import ALL_GAMES, Case, cases, marked, random_game
from conformance.recording import recorded
from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from rules.errors import IllegalChoice
from rules.game import COUNT_POINTS, Game, agreed_result
from rules.messages import TABLE, refer
from rules.records import Choice, replay
from rules.registry import GAMES

SEED = "counting-1"
AFTER = 4
"""The number of choices before the points are counted."""
NAMES = ["A", "B", "C", "D", "E", "F"]


def midgame(case: Case) -> tuple[Game, list[Choice]]:
    """A position in the middle of a game, and the choices that lead there."""
    entries: list[Choice] = []
    for game, question, picked in random_game(case, SEED):
        if len(entries) == AFTER:
            return game, entries
        entries.append(Choice(seat=question.seat, question=question.id, picked=picked))
        game.choose(question.seat, question.id, picked)
    raise AssertionError(f"{case} seed {SEED!r} is over after {len(entries)} choices")


@pytest.mark.parametrize(
    "case", marked(case for case in cases() if case.player == "random" and case.game in GAMES), ids=str
)
def test_the_points_can_be_counted_at_any_time(case: Case) -> None:
    game, entries = midgame(case)
    before = game.save()
    expected = agreed_result(game)
    assert game.save() == before, "counting must not change the game"
    if expected is None:
        assert case.seats == 1 or game.standing() is None or game.settings.together
        with pytest.raises(IllegalChoice):
            game.choose(TABLE, COUNT_POINTS, [])
        assert game.save() == before
        return
    assert sorted(place.seat for place in expected.places) == list(range(case.seats))
    with pytest.raises(IllegalChoice):
        game.choose(0, COUNT_POINTS, [])
    events = game.choose(TABLE, COUNT_POINTS, [])
    assert game.result == expected
    assert game.questions == []
    assert [event.key for event in events][-1] == "log-dice_opened"
    with pytest.raises(IllegalChoice):
        game.choose(TABLE, COUNT_POINTS, [])
    assert type(game).load(game.save()).result == expected
    entries.append(Choice(seat=TABLE, question=COUNT_POINTS, picked=[]))
    record = recorded(case, SEED, entries, game)
    assert replay(record, ALL_GAMES).result == expected
    for language in LANGUAGES:
        assert TEXTS.say_exactly(language, case.game, expected.reason, NAMES[: case.seats], **expected.args)
        for place in expected.places:
            for category in place.scores:
                assert TEXTS.say_exactly(language, case.game, refer(f"score-{category}").key)
