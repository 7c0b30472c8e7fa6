"""The computer players that every game has."""

from __future__ import annotations

from collections import Counter
from random import Random

from rules.messages import Message
from rules.players import CuriousPlayer
from rules.questions import Option, Role
from tests.rules.sample import LayCard, Sample

OPTIONS = [Option(f"card-{number}", Message("do-lay")) for number in range(1, 5)]
BACK = Option("back", Message("do-back"), role=Role.BACK)


def picks(player: CuriousPlayer, question: LayCard, options: list[Option], times: int) -> list[list[str]]:
    game = Sample.start(2, seed="curious")
    rng = Random("curious")
    return [player.pick(0, question, options, game.copy_game, rng) for _ in range(times)]


def test_the_curious_player_gives_every_answer_before_repeating_one() -> None:
    given = [only for (only,) in picks(CuriousPlayer(), LayCard(seat=0), [BACK, *OPTIONS], 12)]
    for first in (0, 4, 8):
        assert sorted(given[first : first + 4]) == [option.id for option in OPTIONS]


def test_the_curious_player_picks_something_even_where_it_may_pick_nothing() -> None:
    taken = picks(CuriousPlayer(), LayCard(seat=0, min=0, max=3), OPTIONS, 40)
    assert Counter(map(len, taken)).keys() == {1, 2, 3}
    assert all(len(set(ids)) == len(ids) for ids in taken)


def test_the_curious_player_steps_back_only_where_nothing_else_is_left() -> None:
    assert picks(CuriousPlayer(), LayCard(seat=0), [BACK], 2) == [["back"], ["back"]]


def test_the_curious_player_picks_each_back_option_in_turn() -> None:
    ways = [BACK, Option("leave", Message("do-leave"), role=Role.BACK)]
    given = picks(CuriousPlayer(), LayCard(seat=0, max=2), ways, 6)
    assert {len(ids) for ids in given} == {1}, "a way back is picked alone"
    assert Counter(only for (only,) in given) == {"back": 3, "leave": 3}


def test_a_new_curious_player_remembers_nothing() -> None:
    first, again = (picks(CuriousPlayer(), LayCard(seat=0), OPTIONS, 6) for _ in range(2))
    assert first == again
