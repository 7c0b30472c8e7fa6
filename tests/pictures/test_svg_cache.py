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


def test_the_same_picture_of_the_same_position_is_made_once() -> None:
    cache, make, game = SvgCache(), Maker(), Sample.start(3, seed="sketches")
    first = cache.of("above", game, "board", make)
    assert cache.of("above", game, "board", make) is first
    assert cache.of("below", game, ("hand", 1), make) is not first
    assert cache.of("above", game, "board", make) is first
    assert make.made == 2


def test_a_picture_takes_the_place_of_the_one_before() -> None:
    cache, make, game = SvgCache(), Maker(), Sample.start(3, seed="sketches")
    for what in ("a", "b", "a"):
        cache.of("above", game, what, make)
    assert make.made == 3


def test_another_position_and_another_game_have_their_own_pictures() -> None:
    cache, make, game = SvgCache(), Maker(), Sample.start(3, seed="sketches")
    other = game.copy_game()
    assert other == game
    cache.of("above", other, "board", make)
    cache.of("above", game, "board", make)
    question = game.questions[0]
    game.choose(question.seat, question.id, [question.options(game)[0].id])
    cache.of("above", game, "board", make)
    assert make.made == 3


def test_only_the_places_used_last_are_kept() -> None:
    cache, make, game = SvgCache(size=2), Maker(), Sample.start(3, seed="sketches")
    for place in ("a", "b", "a", "c", "a", "b"):
        cache.of(place, game, "board", make)
    assert make.made == 4, "a was asked for in between, b was not"
    cache.forget()
    cache.of("a", game, "board", make)
    assert make.made == 5


def test_the_absence_of_a_picture_is_kept_too() -> None:
    cache, asked, game = SvgCache(), [], Sample.start(3, seed="sketches")
    for _ in range(2):
        assert cache.of("above", game, "decision", lambda: asked.append(1)) is None
    assert asked == [1]
