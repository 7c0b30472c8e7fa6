"""Pictures of each game in play, for the README.

`make pictures` redraws the pictures of the README, one of which is animated: `python -m pictures.examples FOLDER`. It
notes in the same folder what each was drawn from, so that a test can tell whether they are stale.
"""

from __future__ import annotations

import hashlib
import io
import json
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from random import Random

from PIL import Image

from locales.texts import Texts
from pictures.drawing import render
from pictures.game_pictures import GamePictures, find_game_pictures
from pictures.kit import NAMES
from pictures.svg import Picture
from rules.game import Game
from rules.players import ComputerPlayer, answer
from rules.registry import GAMES, PLAYERS

SEED = "example"
CHOICES = 60
"""Choices made before a board is drawn, so that there is something to see."""
SOURCES = "sources.json"
"""The file with the token of each picture in its folder."""
FRAMES, FRAME_MS, FRAME_WIDTH = 20, 1200, 720
"""The boards of an animated picture: their number, the milliseconds of each, and the width in pixels."""


def position(kind: type[Game], player: ComputerPlayer, choices: int = CHOICES) -> Game:
    """A game for three (or as many as it takes) that `player` has played for a while; the same every time.

    If the game would be over by then, half of it is played.
    """
    seats = min(max(3, kind.seat_numbers[0]), kind.seat_numbers[-1])
    game = kind.start(seats, kind.settings_type.first, seed=SEED)
    rng = Random(SEED)
    for made in range(choices):
        if game.result is not None:
            return position(kind, player, made // 2)
        question = game.awaited()
        game.choose(question.seat, question.id, answer(game, question, player, rng))
    return game


def example(face: GamePictures, kind: type[Game], player: ComputerPlayer, language: str, texts: Texts) -> Picture:
    """The board of that position, in one language."""
    game = position(kind, player)
    return face.board(game.view(None), face.Locale(language, texts, NAMES[: game.seats]))


def moving(face: GamePictures, kind: type[Game], player: ComputerPlayer, language: str, texts: Texts) -> bytes:
    """The first boards of a game that differ, as an animated WebP in an endless loop."""
    frames = []
    for svg in islice(_boards(face, kind, player, language, texts), FRAMES):
        frame = Image.open(io.BytesIO(render(svg))).convert("RGB")
        frames.append(frame.resize((FRAME_WIDTH, round(frame.height * FRAME_WIDTH / frame.width))))
    written = io.BytesIO()
    first, *others = frames
    first.save(written, "WEBP", save_all=True, append_images=others, duration=FRAME_MS, loop=0, quality=60)
    return written.getvalue()


def _boards(face: GamePictures, kind: type[Game], player: ComputerPlayer, language: str, texts: Texts) -> Iterator[str]:
    """The board after each choice of a game that changes it."""
    game = position(kind, player, 1)
    rng = Random(SEED)
    shown = ""
    while game.result is None:
        svg = face.board(game.view(None), face.Locale(language, texts, NAMES[: game.seats])).svg
        if svg != shown:
            yield (shown := svg)
        question = game.awaited()
        game.choose(question.seat, question.id, answer(game, question, player, rng))


def fingerprint(svgs: Iterable[str]) -> str:
    """A token of these pictures."""
    digest = hashlib.sha256()
    for svg in svgs:
        digest.update(svg.encode())
    return digest.hexdigest()[:16]


def drawn_from(file: Path, texts: Texts) -> str:
    """The token of what a picture of the README is drawn from, by its name and suffix."""
    played = _arguments(file.stem, texts)
    return fingerprint(islice(_boards(*played), FRAMES) if file.suffix == ".webp" else [example(*played).svg])


def _arguments(game: str, texts: Texts) -> tuple[GamePictures, type[Game], ComputerPlayer, str, Texts]:
    """The arguments for playing a game and drawing it for the README."""
    return find_game_pictures()[game], GAMES[game], PLAYERS[game]["steady"], "en", texts


def note(file: Path, token: str) -> None:
    """Write down what a picture was drawn from, in `SOURCES` in the same folder."""
    noted = file.with_name(SOURCES)
    noted_files = json.loads(noted.read_text(encoding="utf-8")) if noted.exists() else {}
    noted_files[file.name] = token
    noted.write_text(json.dumps(noted_files, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Redraw every picture of a folder, each named after its game; returns the exit code."""
    (folder,) = sys.argv[1:] if arguments is None else arguments
    texts = Texts()
    for file in sorted(Path(folder).iterdir()):
        if file.suffix not in (".png", ".webp"):
            continue
        played = _arguments(file.stem, texts)
        file.write_bytes(moving(*played) if file.suffix == ".webp" else render(example(*played).svg))
        note(file, drawn_from(file, texts))
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
