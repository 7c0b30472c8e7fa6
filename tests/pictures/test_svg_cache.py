"""A picture drawn for one reader is not drawn again for the next."""

from __future__ import annotations

from pictures.game_pictures import SvgCache
from pictures.svg import Picture
from tests.rules.sample import Sample


class Maker:
    """Makes pictures and counts them."""

    def __init__(self) -> None:
        self.made = 0

    def __call__(self) -> Picture:
        self.made += 1
        return Picture(f"<svg>{self.made}</svg>", "", "")


def test_the_same_picture_of_what_is_seen_is_made_once() -> None:
    cache = SvgCache()
    make = Maker()
    game = Sample.start(3, seed="sketches")
    first = cache.of("above", (game.view(0), "board"), make)
    assert cache.of("above", (game.view(0), "board"), make) is first, "an equal view"
    assert cache.of("below", (game.view(0), "hand"), make) is not first
    assert cache.of("above", (game.view(0), "board"), make) is first
    assert make.made == 2


def test_a_picture_takes_the_place_of_the_one_before() -> None:
    cache = SvgCache()
    make = Maker()
    for what in ("a", "b", "a"):
        cache.of("above", what, make)
    assert make.made == 3


def test_what_a_seat_sees_next_and_what_others_see_has_its_own_picture() -> None:
    cache = SvgCache()
    make = Maker()
    game = Sample.start(3, seed="sketches")
    cache.of("above", game.view(1), make)
    cache.of("above", game.view(0), make)
    question = game.questions[0]
    game.choose(question.seat, question.id, [question.options(game)[0].id])
    cache.of("above", game.view(0), make)
    assert make.made == 3


def test_only_the_places_used_last_are_kept() -> None:
    cache = SvgCache(size=2)
    make = Maker()
    for place in ("a", "b", "a", "c", "a", "b"):
        cache.of(place, "board", make)
    assert make.made == 4, "a was asked for in between, b was not"
    cache.forget()
    cache.of("a", "board", make)
    assert make.made == 5


def test_the_absence_of_a_picture_is_kept_too() -> None:
    cache = SvgCache()
    asked = []
    for _ in range(2):
        assert cache.of("above", "decision", lambda: asked.append(1)) is None
    assert asked == [1]
