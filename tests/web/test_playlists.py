"""The time that moments stay, those that play when time is short, and the lines they are told in."""

from __future__ import annotations

from importlib.resources import files

import pytest

from cogs.screens.beats import READ, SHORTEST
from cogs.screens.playlist import LENGTH, MOST, Moment, MomentLine, Playlist, line_times
from tables.history.past_positions import Point


def playing(playlist: Playlist) -> list[Moment]:
    """The moments that play by themselves."""
    return [moment for moment, stays in zip(playlist.moments, playlist.stays, strict=True) if stays]


def test_the_page_and_the_server_agree_on_the_time_to_read() -> None:
    """The server refuses a request for more time than it knows of."""
    script = files("web").joinpath("static/story.js").read_text(encoding="utf-8")
    letters = ", ".join(f"{language}: {1000 * READ[language]:.0f}" for language in ("en", "ja"))
    for constant in (f"LONGEST = {1000 * LENGTH:.0f}", f"BRIEF = {1000 * SHORTEST:.0f}", f"LETTER = {{ {letters} }}"):
        assert f"const {constant};" in script


def test_a_ring_appears_when_the_pieces_have_moved() -> None:
    script, style = (
        files("web").joinpath(f"static/{name}").read_text(encoding="utf-8") for name in ("view.js", "style.css")
    )
    assert "GLIDE = { duration: 450," in script
    assert ".ring { animation: unseen 0.45s; }" in style


def test_the_weightiest_moments_play_when_time_is_short() -> None:
    moments = [Moment(Point(number), "x" * 60, 9 if number in (2, 7) else 1) for number in range(MOST)]
    plays = line_times(moments, "en", 8)
    assert [index for index, lines in enumerate(plays) if lines] == [2, 7, MOST - 1]
    assert [seconds for lines in plays for seconds in lines.values()] == pytest.approx([60 * READ["en"]] * 3)
    assert [bool(lines) for lines in line_times(moments, "en", 2.5)] == [number == 7 for number in range(MOST)]


def test_what_others_did_plays_before_what_led_to_ones_own_outcome() -> None:
    """And all of it, however many players there are."""
    fight = Moment(Point(1), "all of it", 7, [MomentLine("x" * 60, Point(1, number)) for number in range(1, 6)])
    turns = [Moment(Point(number), f"{number} has bought a card.", 2) for number in range(2, 8)]
    plays = line_times([fight, *turns], "en", LENGTH)
    assert [list(lines) for lines in plays] == [[4], *[[0]] * len(turns)]


def test_an_important_moment_plays_line_by_line_and_is_one_step() -> None:
    """Each line with its own point of the game; the outcomes come first where time is short."""
    texts = ("attack", "x" * 40, "win")
    fights = [
        Moment(
            Point(at),
            "all of it",
            7,
            [MomentLine(text * at, Point(at, number)) for number, text in enumerate(texts, 1)],
        )
        for at in (1, 2)
    ]
    playlist = Playlist.of([Moment(Point(0), ""), *fights], 1, "en", 8)
    assert [(moment.text, moment.shows) for moment in playing(playlist)] == [
        ("win", Point(1, 3)),
        ("attackattack", Point(2, 1)),
        ("x" * 80, Point(2, 2)),
        ("winwin", Point(2, 3)),
    ]
    assert [playlist.moments[number].text for number in playlist.steps] == ["", "all of it", "all of it"]
    assert not any(playlist.stays[number] for number in playlist.steps)
    assert playlist.first == 1


def test_the_dice_of_lines_for_which_there_is_no_time_roll_before_the_next_one() -> None:
    texts = ("attack", "x" * 190, "win")
    lines = [MomentLine(text, Point(number), dice=[number]) for number, text in enumerate(texts, 1)]
    playlist = Playlist.of([Moment(Point(0), ""), Moment(Point(3), "all of it", 7, lines)], 1, "en", 8)
    assert [(moment.text, moment.dice) for moment in playing(playlist)] == [("attack", [1]), ("win", [2, 3])]


def test_a_scene_that_goes_on_after_it_has_been_played_does_not_begin_again() -> None:
    lines = [MomentLine(text, Point(entry)) for entry, text in enumerate(("attack", "hit", "win"), 1)]
    scene = Moment(Point(3), "all of it", 7, lines)
    assert [scene.without_played(seen).lines for seen in (0, 1, 2)] == [
        ["attack", "hit", "win"],
        ["hit", "win"],
        ["win"],
    ]
    assert [scene.without_played(seen).silent for seen in (2, 3)] == [False, True]
    playlist = Playlist.of([Moment(Point(2), ""), scene.without_played(3)], 1, "en", LENGTH)
    assert not any(playlist.stays)
    assert playlist.steps == [0, 1], "it can still be looked back on"
