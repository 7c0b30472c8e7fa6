"""What is drawn for one is not drawn again for the next."""

from __future__ import annotations

from cogs.services.svg_cache import Sketches
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
    sketches, make, game = Sketches(), Maker(), Sample.start(3, seed="sketches")
    first = sketches.of(game, "board", make)
    assert sketches.of(game, "board", make) is first
    assert sketches.of(game, ("hand", 1), make) is not first
    assert make.made == 2


def test_another_position_and_another_game_have_their_own() -> None:
    sketches, make, game = Sketches(), Maker(), Sample.start(3, seed="sketches")
    sketches.of(game, "board", make)
    other = game.copy_game()
    assert other == game
    sketches.of(other, "board", make)
    question = game.questions[0]
    game.choose(question.seat, question.id, [question.options(game)[0].id])
    sketches.of(game, "board", make)
    assert make.made == 3


def test_only_the_last_are_kept() -> None:
    sketches, make, game = Sketches(kept=2), Maker(), Sample.start(3, seed="sketches")
    for what in ("a", "b", "a", "c", "a", "b"):
        sketches.of(game, what, make)
    assert make.made == 4, "a was asked for in between, b was not"
    sketches.forget()
    sketches.of(game, "a", make)
    assert make.made == 5


def test_that_words_are_enough_is_kept_too() -> None:
    sketches, asked, game = Sketches(), [], Sample.start(3, seed="sketches")
    for _ in range(2):
        assert sketches.of(game, "decision", lambda: asked.append(1)) is None
    assert asked == [1]
