"""The CPU time of pictures, for building the SVG from a view and for drawing it as PNG; and their sizes.

`python -m benchmarks pictures [--positions N] [--choices N]`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from random import Random

from benchmarks.figures import Spread, heading, processed, row
from locales.texts import Texts
from pictures.drawing import render
from pictures.game_pictures import GamePictures, find_game_pictures
from rules.game import Game
from rules.players import answer
from rules.registry import GAMES, PLAYERS

NAMES = ["Aoi", "Ben", "千早", "Dana", "えみ", "Finn"]


CASES: list[tuple[str, dict[str, object]]] = [
    *((name, {}) for name in sorted(GAMES)),
    ("map_masters", {"mode": "coop", "mission": 1, "difficulty": "normal"}),
]
"""The pictures to draw: every game, and the shared tableau next to the boards of a Versus game."""


def positions(name: str, options: dict[str, object], number: int, choices: int) -> list[Game]:
    """This many positions spread over a game of better players."""
    kind, rng = GAMES[name], Random("pictures")
    player = PLAYERS[name].get("steady", PLAYERS[name]["random"])
    game = kind.start(kind.seat_numbers[len(kind.seat_numbers) // 2], options, seed="pictures")
    saved = [game.save()]
    while game.result is None and game.choices < choices:
        question = game.awaited()
        game.choose(question.seat, question.id, answer(game, question, player, rng))
        saved.append(game.save())
    return [kind.load(text) for text in saved[:: max(1, len(saved) // number)]][:number]


def picture(pictures_of: GamePictures, what: str, game: Game, texts: Texts) -> str:
    """The SVG of the board, or of the first seat's hand."""
    if what == "board":
        return pictures_of.board(game.view(None), "ja", texts, NAMES).svg
    return pictures_of.hand(game.view(0), 0, "ja", texts, NAMES).svg


def main(arguments: Sequence[str] = ()) -> None:
    """Measure the board and the hands of every game, in Japanese; letters have been drawn before, as in a worker."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks pictures", description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=12, help="of each game")
    parser.add_argument("--choices", type=int, default=2_000, help="how far a game is played")
    chosen = parser.parse_args(arguments)
    texts, game_pictures = Texts(), find_game_pictures()
    for name, options in CASES:
        heading(f"Pictures: {name}" + (f" {options['mode']}" if options else ""))
        played = positions(name, options, chosen.positions, chosen.choices)
        for what in ("board", "hand"):
            building: list[float] = []
            drawing: list[float] = []
            sizes: list[float] = []
            for game in played:
                build = partial(picture, game_pictures[name], what, game, texts)
                building += [processed(build) for _ in range(2)]
                draw = partial(render, build())
                sizes.append(len(draw()))
                drawing += [processed(draw) for _ in range(3)]
            row(f"{what}: building the SVG", Spread(building).as_milliseconds())
            row(f"{what}: drawing it", Spread(drawing).as_milliseconds())
            row(f"{what}: the PNG", Spread(sizes).as_kilobytes())
