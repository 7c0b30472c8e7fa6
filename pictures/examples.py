"""What each game looks like in play: the board of one fixed position, for who chooses among the games.

`make pictures` draws those that the README shows again: `python -m pictures.examples FOLDER`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from locales.texts import Texts
from pictures.drawing import render
from pictures.game_pictures import GamePictures, Picture, find_game_pictures
from pictures.kit import NAMES
from rules.game import Game
from rules.players import ComputerPlayer, answer
from rules.registry import GAMES, PLAYERS

SEED = "example"
CHOICES = 60
"""So many choices are made, so that there is something to see."""


def position(kind: type[Game], player: ComputerPlayer, choices: int = CHOICES) -> Game:
    """A game for three (or as many as it takes) that `player` has played on for a while; the same every time.

    A game that would be over by then is shown after half of it.
    """
    seats = min(max(3, kind.seat_numbers[0]), kind.seat_numbers[-1])
    game, rng = kind.start(seats, kind.options_type.first, seed=SEED), Random(SEED)
    for made in range(choices):
        if game.result is not None:
            return position(kind, player, made // 2)
        question = game.awaited()
        game.choose(question.seat, question.id, answer(game, question, player, rng))
    return game


def example(face: GamePictures, kind: type[Game], player: ComputerPlayer, language: str, texts: Texts) -> Picture:
    """The board of that position, in one language."""
    game = position(kind, player)
    return face.board(game.view(None), language, texts, NAMES[: game.seats])


def main(arguments: list[str] | None = None) -> int:
    """Draw every picture of a folder again, each named like its game; returns the exit code."""
    (folder,), texts = sys.argv[1:] if arguments is None else arguments, Texts()
    for file in sorted(Path(folder).glob("*.png")):
        game = file.stem
        picture = example(find_game_pictures()[game], GAMES[game], PLAYERS[game]["steady"], "en", texts)
        file.write_bytes(render(picture.svg))
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
