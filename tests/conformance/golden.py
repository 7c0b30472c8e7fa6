"""Golden transcripts: games as text, to be read as a diff when the rules change. `make golden` writes them again.

For each game there is one whole game for each way it can end by itself. The first line names the start; each numbered
line is a choice (seat, question, what was picked of which options) and below it is what happened. A long game is told
from its last `LINES` lines on: what was picked before stands at its beginning, with a token of what happened.
Playing the picks of a file again must give the same text.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from textwrap import wrap

from conformance.cases import ALL_GAMES, next_question, variants
from rules.game import AGREED, Game
from rules.messages import Arg, Event, Ref, SeatRef
from rules.players import ComputerPlayer, RandomPlayer, answer
from rules.registry import PLAYERS

FOLDER = Path(__file__).parent / "golden"
LINES = 12
"""About how much is told of the end of long games."""
UNTOLD = "untold "
"""Begins the line with the token of what happened before the told part."""
PACKED = re.compile(r"  -?\d+#")
"""Begins each line with the choices before it."""
SEARCHED = 400
"""The most games that are played in search of each ending."""
FOUND = 8
"""Among how many games that end in the same way the shortest transcript is kept."""


def players_of(name: str) -> dict[str, ComputerPlayer]:
    """The computer players of a game; the sample game has only the random one."""
    return PLAYERS.get(name, {"random": RandomPlayer()})


def header(game: Game, settings: dict[str, object]) -> str:
    """The line that says how to start the game again."""
    return json.dumps({"game": game.name, "seats": game.seats, "options": settings, "seed": game.dice.seed})


def plain(value: Arg) -> str:
    """An argument as it is written in a golden file: a reference begins with "@"."""
    return repr([_plain(item) for item in value]) if isinstance(value, list) else str(_plain(value))


def _plain(value: Arg) -> Arg:
    if isinstance(value, SeatRef):
        return f"@seat-{value.seat}"
    return f"@{value.key}" if isinstance(value, Ref) else value


def lines_of(events: list[Event]) -> Iterator[str]:
    """One line for each event; a secret one names the seats that heard it."""
    for event in events:
        args = " ".join(f"{name}={plain(value)}" for name, value in event.args.items())
        heard = "" if event.audience is None else f" (only {', '.join(map(str, event.audience))})"
        yield f"    {event.key} {args}{heard}".rstrip()


def open_ids(game: Game, seat: int, number: int) -> list[str]:
    """The options of a question, as it is open now."""
    question = next(q for q in game.questions if q.id == number and q.seat == seat)
    return [option.id for option in question.options(game)]


def write_out(start: str, choices: list[tuple[int, int, list[str]]]) -> str:
    """Play the choices from `start` (a header line) and tell the whole game."""
    setting = json.loads(start)
    kind = ALL_GAMES[setting["game"]]
    game = kind.start(setting["seats"], setting["options"], seed=setting["seed"])
    lines = [start, "opening", *lines_of(game.opening)]
    for number, (seat, question_id, picked) in enumerate(choices, 1):
        asked = next(q for q in game.questions if q.id == question_id)
        ids = " ".join(open_ids(game, seat, question_id))
        lines.append(f"{number} seat {seat} #{question_id} {asked.kind}: {' '.join(picked)} of [{ids}]")
        lines += lines_of(game.choose(seat, question_id, picked))
    result = game.result
    if result is not None:
        lines.append(f"end {result.reason} winners {result.winners}")
        lines += [f"    seat {p.seat} place {p.place} total {p.total} {p.scores}" for p in result.places]
    return "\n".join(lines) + "\n"


def read_back(text: str) -> tuple[str, list[tuple[int, int, list[str]]]]:
    """The header and the choices of a golden file."""
    start, *rest = text.splitlines()
    choices = []
    for text_line in rest:
        if text_line[:1].isdigit():
            words = text_line.split(": ", 1)
            _, _, seat, number, _ = words[0].split()
            picked = words[1].split(" of [", 1)[0].split()
            choices.append((int(seat), int(number[1:]), picked))
        elif PACKED.match(text_line):
            choices += map(_unpacked, text_line.split())
    return start, choices


def _unpacked(word: str) -> tuple[int, int, list[str]]:
    """A choice of the untold part: `0#12:attack-1|done`."""
    seat, _, made = word.partition("#")
    number, _, picked = made.partition(":")
    return int(seat), int(number), picked.split("|") if picked else []


def shortened(text: str) -> str:
    """The transcript of a long game with the choices before its last `LINES` lines and a token of what they caused."""
    lines = text.splitlines()
    if len(lines) <= 2 * LINES:
        return text
    turn = max(place for place, line in enumerate(lines[: -LINES + 1]) if line[:1].isdigit())
    start, made = read_back("\n".join(lines[:turn]))
    picks = " ".join(f"{seat}#{number}:{'|'.join(picked)}" for seat, number, picked in made)
    packed = [f"  {line}" for line in wrap(picks, 116, break_long_words=False, break_on_hyphens=False)]
    untold = UNTOLD + sha256("\n".join(lines[:turn]).encode()).hexdigest()[:16]
    return "\n".join([start, untold, *packed, *lines[turn:]]) + "\n"


def told_again(text: str) -> str:
    """A golden file as it would be written now, with the same choices."""
    again = write_out(*read_back(text))
    return shortened(again) if f"\n{UNTOLD}" in text else again


def play(name: str, seats: int, player: str, seed: str, settings: dict[str, object]) -> tuple[Game, str]:
    """A whole game by computer players: the game at its end and its transcript."""
    kind = ALL_GAMES[name]
    game = kind.start(seats, settings, seed=seed)
    rng = Random(seed)
    who = players_of(name)[player]
    start = header(game, settings)
    choices = []
    while game.result is None and game.choices < 5_000:
        question = next_question(game, rng)
        picked = answer(game, question, who, rng)
        choices.append((question.seat, question.id, picked))
        game.choose(question.seat, question.id, picked)
    return game, write_out(start, choices)


def main() -> None:
    """Write every file again."""
    for name in sys.argv[1:] or ALL_GAMES:
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.txt"):
            old.unlink()
        for ending, text in endings(name).items():
            (folder / f"{ending}.txt").write_text(shortened(text), encoding="utf-8")
            print(name, ending)


def own_endings(kind: type[Game]) -> list[str]:
    """The ways a game can end without an agreement to stop."""
    return [ending for ending in kind.endings if ending not in AGREED]


def endings(name: str) -> dict[str, str]:
    """The shortest of the first games that end in each way, without the slow players. Raises LookupError."""
    kind = ALL_GAMES[name]
    seats = list(kind.seat_numbers)
    played = variants(kind)
    seeds: dict[str, list[str]] = {ending: [] for ending in own_endings(kind)}
    for number in range(SEARCHED):
        for player in sorted(players_of(name).keys() - {"expert"}):
            settings = played[number // 2 % len(played)] if number % 2 else {}
            game, text = play(name, seats[number % len(seats)], player, f"ending-{number}", settings)
            if game.result is not None and game.result.reason in seeds:
                seeds[game.result.reason].append(text)
        if all(len(games) >= FOUND for games in seeds.values()):
            break
    if missing := [ending for ending, games in seeds.items() if not games]:
        raise LookupError(f"no game of {name} ended by {', '.join(missing)} in {SEARCHED} tries")
    return {ending: min(games, key=lambda text: text.count("\n")) for ending, games in seeds.items()}


if __name__ == "__main__":
    main()
