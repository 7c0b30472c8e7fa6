"""Every tool runs at its smallest size, and writes or prints something."""

from __future__ import annotations

import asyncio
import sys
import tomllib
from pathlib import Path

import pytest
from PIL import Image

from conformance.cases import ALL_GAMES
from games.map_masters.players.card_values import ICONS
from rules.evaluation import Weights
from storage.version import version
from tests.conformance import golden, play_coverage
from tests.tables import fuzz
from tools import ask, fit, fit_cards, page_pictures, read_game, reference, release_notes

pytestmark = pytest.mark.slow

Printed = pytest.CaptureFixture[str]


def test_every_tool_is_run() -> None:
    tools = {file.stem for file in Path("tools").glob("[!_]*.py")} - {"fit_ranking"}
    tests = [name for name in globals() if name.startswith("test_")]
    assert [tool for tool in tools if not any(name.startswith(f"test_{tool}_") for name in tests)] == []


def test_ask_answers_a_question(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["ask", "thunderstone", "Who is winning?", "--at", "lantern"])
    asyncio.run(ask.main())
    assert " standing " in capsys.readouterr().out


@pytest.mark.parametrize("game", sorted(fit.EVALUATORS))
def test_fit_writes_weights_for_two_seats_only(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For more seats only the steepness is printed."""
    written = tmp_path / "games" / game / "players" / "weights.toml"
    written.parent.mkdir(parents=True)
    monkeypatch.setattr(fit, "ROOT", tmp_path)
    monkeypatch.setattr(fit, "SWEEPS", 20)
    assert fit.main([game, "--games", "1"]) == 0
    weights = Weights.model_validate(tomllib.loads(written.read_text(encoding="utf-8")))
    assert set(weights.early) == set(weights.late) == set(fit.EVALUATORS[game].weights.early)
    written.unlink()
    assert fit.main([game, "--games", "1", "--seats", "3"]) == 0
    assert not written.exists()


def test_fit_cards_writes_the_value_of_every_icon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One hand for each kind of goal."""
    monkeypatch.setattr(fit_cards, "FILE", tmp_path / "card_values.toml")
    rows = list(fit_cards.samples(len(fit_cards.KINDS), "kinds"))
    kinds = [row[-len(fit_cards.KINDS) :] for row, _ in rows]
    assert kinds == [[float(kind == other) for kind in range(len(kinds))] for other in range(len(kinds))]
    monkeypatch.setattr(fit_cards, "samples", lambda hands, seed: rows)
    assert fit_cards.main([]) == 0
    values = tomllib.loads((tmp_path / "card_values.toml").read_text(encoding="utf-8"))
    assert set(values["beside"]) == set(ICONS)


@pytest.mark.browser
def test_page_pictures_are_not_blank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shot = page_pictures.Shot("page.webp", "dungeon_go", "move", 0, "ja", {"width": 390, "height": 844})
    monkeypatch.setattr(page_pictures, "SHOTS", (shot,))
    asyncio.run(page_pictures.main(tmp_path))
    with Image.open(tmp_path / "page.webp") as picture:
        assert len(picture.convert("RGB").getcolors(2**24) or ()) > 100, "it is not blank"


def test_read_game_prints_the_same_game_every_time(capsys: Printed) -> None:
    wanted = ["thunderstone", "--seed", "again", "--player", "steady", "--language", "ja", "--limit", "12"]
    assert read_game.main(wanted) == 1, "the game must not be over"
    printed = capsys.readouterr().out
    assert read_game.main(wanted) == 1
    assert capsys.readouterr().out == printed
    assert printed.startswith("thunderstone --seed again --seats 2 --player steady,steady\n")


def test_reference_writes_what_a_page_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = {file.name: file.read_text(encoding="utf-8") for file in reference.DOCS.glob("*.md")}
    monkeypatch.setattr(reference, "DOCS", tmp_path)
    for name, page in pages.items():
        (tmp_path / name).write_text(page.replace("| `/act` |", ""), encoding="utf-8")
    reference.main()
    assert {name: (tmp_path / name).read_text(encoding="utf-8") for name in pages} == pages
    assert "| `/act` |" in pages["playing.md"]


def test_release_notes_are_those_of_this_version(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["release_notes", f"v{version()}"])
    release_notes.main()
    assert "### Upgrade" in capsys.readouterr().out


def test_golden_writes_the_files_that_the_repository_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them tells what its choices lead to."""
    names = {file.name for file in (golden.FOLDER / "sample").iterdir()}
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(sys, "argv", ["golden", "sample"])
    golden.main()
    written = {file.name: file.read_text(encoding="utf-8") for file in (tmp_path / "sample").iterdir()}
    assert written.keys() == names
    assert all(golden.told_again(text) == text for text in written.values())


def test_play_coverage_counts_events_and_questions(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["play_coverage", "sample"])
    play_coverage.main()
    first, questions, *_ = capsys.readouterr().out.splitlines()
    assert int(first.split()[1]) > 0
    assert int(questions.split()[1]) > 0


def test_fuzz_tries_files_and_positions(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["fuzz", "--files", "1", "--positions", "4"])
    fuzz.main()
    *files, positions = capsys.readouterr().out.splitlines()
    assert {line.partition(":")[0] for line in files} == set(ALL_GAMES)
    assert "'refused': 4" in positions
