"""A whole game in words, for people who study what computer players do and think."""

from __future__ import annotations

import logging
import re
from random import Random

import pytest

from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from pictures.game_pictures import find_game_pictures
from pictures.kit import NAMES
from rules.answer_values import AnswerValue
from rules.messages import Event, Message, seat_name
from rules.registry import GAMES, PLAYERS
from rules.results import Place, Result
from tests.languages import in_both_languages
from tools.read_game import Teller, main

ID = re.compile(r"\b[a-z0-9]+_[a-z0-9_]+\b")
"""Ids and keys have underscores, sentences have none."""
HYPHENED = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")


def teller(name: str, language: str, seed: str, seats: int = 2) -> Teller:
    game = GAMES[name].start(seats, {}, seed=seed)
    return Teller(game, language, TEXTS, NAMES[:seats], find_game_pictures()[name])


def read(teller: Teller, limit: int) -> list[str]:
    """The game as `steady` plays it on all seats."""
    players = [PLAYERS[teller.game.name]["steady"]] * teller.game.seats
    return list(teller.play(players, Random("reader"), limit))


@pytest.mark.long
@pytest.mark.parametrize(("name", "language"), in_both_languages(GAMES))
def test_a_game_is_told_without_keys_and_ids(name: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        lines = read(teller(name, language, "read-short"), 40)
    keys = {*TEXTS.keys(language, name), *TEXTS.keys(language, None)}
    for line in lines:
        assert not ID.search(line), line
        assert not keys & set(HYPHENED.findall(line)), line
        assert "**" not in line, line
    assert not caplog.records, "a text cannot be formatted"
    assert len([line for line in lines if line.startswith("  → ")]) > 20, "too few decisions are told"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "winners", "language"),
    [
        ("whole-2", [1], "en"),
        ("read-whole", [], "ja"),
        pytest.param("whole-2", [1], "ja", marks=pytest.mark.long),
        pytest.param("read-whole", [], "en", marks=pytest.mark.long),
    ],
)
def test_the_end_is_told_with_places_and_totals(seed: str, winners: list[int], language: str) -> None:
    game = teller("dungeon_go", language, seed)
    lines = read(game, 100_000)
    result = game.game.result
    assert result is not None
    reason = game.in_words(Message(result.reason, result.args))
    _, *end = lines[lines.index(f"\n{reason}") :]
    assert result.winners == winners
    if winners:
        assert end.pop(0) == game.say("result-winners", players=[seat_name(seat) for seat in winners])
    for line, place in zip(end, sorted(result.places, key=lambda place: place.place), strict=False):
        assert NAMES[place.seat] in line
        assert re.search(rf"[:：] ?{place.total}[ （]", line)
        assert line.startswith(str(place.place)) == bool(winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ending_that_names_the_winners_can_be_told(language: str, caplog: pytest.LogCaptureFixture) -> None:
    game = teller("map_masters", language, "read-end")
    places = [Place(seat=0, place=2, total=75), Place(seat=1, place=1, total=82)]
    with caplog.at_level(logging.ERROR):
        first, *_ = game.ending(Result(reason="end-scored", winners=[1], places=places, facts={"best": 82}))
    assert not caplog.records, "the text cannot be formatted"
    assert NAMES[1] in first
    assert NAMES[0] not in first


def test_losers_who_share_a_place_are_told_by_their_points_without_it() -> None:
    """Dungeoneer only has a winner: of the others, the one with more quests comes first, but none is second."""
    game = teller("dungeoneer", "en", "read-end", 3)
    places = [Place(seat=seat, place=1 + (seat != 1), total=total) for seat, total in enumerate((0, 3, 2))]
    *_, first, second, third = game.ending(Result(reason="end-three_quests", winners=[1], places=places))
    assert (first, second, third) == (f"1. {NAMES[1]}: 3", f"{NAMES[2]}: 2", f"{NAMES[0]}: 0")


def test_the_position_is_told_when_a_turn_begins() -> None:
    """Dungeoneer announces a turn by `log-turn`; the opening position is told before the first question."""
    lines = read(teller("dungeoneer", "en", "read-turns"), 40)
    turns = [line for line in lines if re.match(r"  = Round \d", line)]
    assert turns[0].startswith("  = Round 1, ")
    assert [int(line.split()[2].rstrip(",")) for line in turns] == [1 + number // 2 for number in range(len(turns))]
    first = next(number for number, line in enumerate(lines) if line.startswith("\n0. "))
    assert any(line.startswith(f"  = ({NAMES[1]}) ") for line in lines[:first]), "the second player's hand is missing"


def test_private_events_are_preceded_by_the_names_of_their_players() -> None:
    game = teller("dungeon_lords", "en", "read-log", seats=3)
    mine, all_of_it = game.log(
        [Event("log-dice_opened", {"seed": "7"}, audience=(2,)), Event("log-dice_opened", {"seed": "7"})]
    )
    assert mine == f"  · ({NAMES[2]}) 🎲 The seed of all shuffles and rolls was 7."
    assert all_of_it == "  · 🎲 The seed of all shuffles and rolls was 7."


def test_a_decision_is_told_with_the_evaluation_of_each_answer() -> None:
    game = teller("thunderstone", "en", "read-thought")
    question = game.game.questions[0]
    village, rest = (game.labels(question, question.options(game.game))[option] for option in ("village", "rest"))
    reason = Message("advice-chance", {"percent": 7})
    weighed = [
        AnswerValue(("village",), 0.61, 0.61, 3.25, reason),
        AnswerValue(("rest",), outcome=Message("panel-none")),
    ]
    asked, first, second = game.decision(question, weighed)
    assert asked.startswith(f"\n0. {NAMES[question.seat]}: ")
    assert first == f"  → {village} | 61 % | +3.2 | {game.in_words(reason)}"
    assert second == f"    {rest} | {game.say('panel-none')}"


def test_answers_without_an_evaluation_are_listed_on_one_line() -> None:
    game = teller("thunderstone", "en", "read-thought")
    question = game.game.questions[0]
    labels = game.labels(question, question.options(game.game))
    lines = list(game.decision(question, [AnswerValue(()), AnswerValue(("village",)), AnswerValue(("rest",))]))
    assert lines[1:] == [f"  → {game.say('panel-none')}", f"    ({labels['village']} / {labels['rest']})"]


@pytest.mark.parametrize("wrong", [["--player", "nobody"], ["--seats", "9"], ["--options", '{"nothing": 1}']])
def test_invalid_arguments_are_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["thunderstone", *wrong])
    assert "error:" in capsys.readouterr().err


def test_keys_and_ids_are_recognized() -> None:
    """Guards the first test: its patterns find keys and ids."""
    assert HYPHENED.findall("picks ask-turn now") == ["ask-turn"]
    assert ID.search("buys sb_15 now")
