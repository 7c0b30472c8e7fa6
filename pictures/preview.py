"""Draw a played game into a folder to look at: `python -m pictures.preview GAME [--seats N] [--language ja]`.

Computer players play one game. Of the positions in which each kind of question was asked, one is drawn: the board with
the answers marked, and the hand of the player who is asked. The same seed draws the same pictures.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random

from locales.texts import LANGUAGES, Texts
from pictures.drawing import render
from pictures.game_pictures import GamePictures, decision, find_game_pictures
from pictures.kit import NAMES
from pictures.svg import Picture
from rules.game import Game
from rules.messages import TABLE
from rules.players import answer
from rules.questions import Question, Role, marks_of
from rules.registry import GAMES, PLAYERS

FOLDER = Path("drawn")


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m pictures.preview", description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, help="how many seats (default: as many as the game takes)")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--player", default="", help="which computer player (default: the best)")
    parser.add_argument("--seed", default="look", help="any text")
    parser.add_argument("--folder", type=Path, help=f"where to draw (default: {FOLDER}/GAME)")
    given = parser.parse_args(arguments)
    rules, players = GAMES[given.game], PLAYERS[given.game]
    seats = given.seats or rules.seat_numbers[-1]
    if seats not in rules.seat_numbers:
        parser.error(f"{given.game} takes {rules.seat_numbers[0]} to {rules.seat_numbers[-1]} seats")
    if given.player and given.player not in players:
        parser.error(f"{given.game} has the players {', '.join(players)}")
    folder = given.folder or FOLDER / given.game
    folder.mkdir(parents=True, exist_ok=True)
    asked = one_of_each(rules.start(seats, seed=given.seed), given.player or list(players)[-1], Random(given.seed))
    face, texts = find_game_pictures()[given.game], Texts()
    for number, (question_kind, saved) in enumerate(asked.items(), 1):
        game = rules.load(saved)
        for name, picture in pictures_of(face, game, question_kind, given.language, texts).items():
            file = folder / f"{number:02}-{question_kind}-{name}.png"
            file.write_bytes(render(picture.svg))
            file.with_suffix(".md").write_text(f"{picture.text}\n\n---\n{picture.alt}\n", encoding="utf-8")
            print(file)
    return 0


def one_of_each(game: Game, player: str, rng: Random) -> dict[str, str]:
    """Play the game to its end; for each kind of question one saved position in which it was asked, at random."""
    kept: dict[str, str] = {}
    asked = Counter[str]()
    while game.result is None:
        question = rng.choice([question for question in game.questions if question.awaited])
        if question.seat != TABLE:
            asked[question.kind] += 1
            if rng.random() < 1 / asked[question.kind]:  # so each has the same chance to be the one that is kept
                kept[question.kind] = game.save()
        game.choose(question.seat, question.id, answer(game, question, PLAYERS[game.name][player], rng))
    return kept


def pictures_of(face: GamePictures, game: Game, kind: str, language: str, texts: Texts) -> dict[str, Picture]:
    """The board and the hand of the player who is asked, and the picture of the open question."""
    question: Question = next(question for question in game.questions if question.kind == kind)
    marks = marks_of(option for option in question.options(game) if option.role is not Role.IDEA)
    view, locale = game.view(question.seat), face.Locale(language, texts, NAMES[: game.seats])
    pictures = {"board": face.board(view, locale, marks), "hand": face.hand(view, question.seat, locale)}
    about = decision(face, view, kind, marks, locale)
    if about is not None:
        pictures["decision"] = about
    return pictures


if __name__ == "__main__":
    sys.exit(main())
