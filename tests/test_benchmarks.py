"""Every benchmark runs at its smallest size, and measures something."""

from __future__ import annotations

import re

import pytest

from benchmarks.__main__ import GROUPS
from benchmarks.figures import Spread

SMALLEST = {
    "rules": ("--rounds 1 --seconds 0.01 --calls 1", r"map_masters coop, .*\n.*\n.*\n  save  .* n [1-9]"),
    "press": ("--presses 3", r"first Start, mapmasters: its board +[1-9](.*\n)+.* alone: next question  .* n [1-3]\b"),
    "calls": (
        "--presses 2",
        r"alone: to the answer  +[1-9]\d* calls a press, .*\n +in its updates  +[1-9]\d* calls a press",
    ),
    "presses": ("--games 1 --choices 25", r"Map Masters, co-op  +[1-9].*\n.*\n +[1-9.]+ per decision"),
    "touches": ("--games 1 --choices 45", r"Map Masters, co-op  +[1-9](.*\n)+ +trace_path  +[1-9]"),
    "load": ("--tables 1 --pace 0.2 --seconds 5", r"presses  +[\d.]+ per second \([1-9]"),
    "restart": ("--tables 1 --seconds 0.5", r"presses begun in the first 0.5 s  .* n 1"),
    "duel": (
        "thunderstone --games 1 --player steady --against random",
        r"1 games: .* mean lead [+-](?!0\.00)",
    ),
    "positions": ("dungeon_go --players steady", r"dungeon_go steady: [1-9]\d* of [1-9]"),
    "web": (
        "--tables 5 --pages 10 --pace 20 --seconds 2 --loads 1",
        r"own_p50_ms  +[1-9].*\n(.*\n)+  first_load_kb  +[1-9](.*\n)+  choices, pushes .*  +[1-9]\d*, [1-9]",
    ),
}
"""The options of each group, and what it prints when it has measured something."""
MARKS = {"web": pytest.mark.browser, "load": pytest.mark.long, "restart": pytest.mark.long}


def test_every_benchmark_is_run() -> None:
    assert set(SMALLEST) == set(GROUPS)


@pytest.mark.slow
@pytest.mark.parametrize("group", [pytest.param(name, marks=MARKS.get(name, ())) for name in SMALLEST])
def test_a_benchmark_measures_something(group: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, measured = SMALLEST[group]
    GROUPS[group](arguments.split())
    printed = capsys.readouterr().out
    assert re.search(measured, printed), printed


def test_figures_of_nothing_are_an_error() -> None:
    with pytest.raises(ValueError, match="nothing was measured"):
        Spread([])
