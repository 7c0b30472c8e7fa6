"""The share of victories of computer players in each mission: `python -m benchmarks missions --games N --write`.

All seats are of the same kind. `--keep FOLDER` keeps every game, and continues from there when it is run again with
the same code. `--write` writes the table of `docs/missions.md` from everything that was played.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks.duel import ROOT, Kept, Setup, Standing, series
from benchmarks.figures import wilson
from games.map_masters.rules.coop.missions import FACTOR, MISSIONS
from locales.texts import Texts

GAME = "map_masters"
PAGE = ROOT / "docs" / "missions.md"
DIFFICULTIES = tuple(FACTOR)
Cells = Mapping[tuple[int, str], Standing]
"""The games by mission and difficulty."""


def setup(mission: int, difficulty: str, player: str, seed: str) -> Setup:
    """The setting of one cell of the table."""
    settings = {"mode": "coop", "mission": mission, "difficulty": difficulty}
    return Setup(GAME, seed, player, player, settings, together=True, budget=None, turn_budget=None)


def played(cell: Setup, seats: int, games: int, jobs: int, file: Path | None) -> Standing:
    """Play this many games of one cell."""
    standing = Standing(seats)
    for each in series(cell, seats, games, jobs, Kept(file, cell) if file is not None else None):
        standing.add(each)
    return standing


def rate(standing: Standing | None) -> str:
    """Victories and games, with the interval in which the true share lies."""
    if standing is None or not standing.games:
        return "–"
    low, high = wilson(standing.wins, standing.games)
    return f"{standing.wins:g} of {standing.games} ({abs(100 * low):.0f}–{100 * high:.0f} %)"


def page(cells: Cells, seats: int, player: str, seed: str) -> str:
    """The page with the table."""
    texts = Texts()
    level = texts.say("en", None, f"computer-{player}")
    head = [texts.say("en", GAME, f"difficulty-{each}") for each in DIFFICULTIES]
    names = {number: texts.say("en", GAME, f"mission-{mission.id}") for number, mission in MISSIONS.items()}
    rows = [
        [f"{number}. {name}", *(rate(cells.get((number, each))) for each in DIFFICULTIES)]
        for number, name in names.items()
    ]
    lines = [f"| {' | '.join(row)} |" for row in (["Mission", *head], ["---"] * (1 + len(head)), *rows)]
    return "\n".join(
        (
            "# How often computer players win the missions of Map Masters",
            "",
            "Each cell: games won of games played (–: none) and the interval that holds the true share (95 %, Wilson).",
            f"{seats} *{level}* computer players played together, with the seeds `{seed}-0`, `{seed}-1` …",
            "This page is written by `python -m benchmarks missions --write`; rules or players may have changed since.",
            "",
            *lines,
            "",
        )
    )


def main(arguments: Sequence[str]) -> None:
    """Play the cells that were asked for, one after the other, and print each."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks missions", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=20, help="how many of each mission at each difficulty")
    parser.add_argument("--missions", type=int, nargs="+", default=list(MISSIONS), choices=list(MISSIONS), metavar="N")
    parser.add_argument("--difficulties", nargs="+", default=list(DIFFICULTIES), choices=DIFFICULTIES)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--player", default="steady")
    parser.add_argument("--seed", default="missions")
    parser.add_argument("--jobs", type=int, default=1, help="how many cores to play on")
    parser.add_argument("--keep", type=Path, help="a folder: keep the games there, and go on with those that it has")
    parser.add_argument("--write", action="store_true", help="write the page")
    parser.add_argument("--page", type=Path, default=PAGE, help="which file to write")
    chosen = parser.parse_args(arguments)
    if chosen.keep:
        chosen.keep.mkdir(parents=True, exist_ok=True)
    cells: dict[tuple[int, str], Standing] = {}
    for difficulty in chosen.difficulties:
        for mission in chosen.missions:
            cell = setup(mission, difficulty, chosen.player, chosen.seed)
            file = chosen.keep / f"{mission}-{difficulty}.jsonl" if chosen.keep else None
            cells[mission, difficulty] = played(cell, chosen.seats, chosen.games, chosen.jobs, file)
            print(f"mission {mission}, {difficulty}: {rate(cells[mission, difficulty])}", flush=True)
            if chosen.write:
                chosen.page.write_text(page(cells, chosen.seats, chosen.player, chosen.seed), encoding="utf-8")
