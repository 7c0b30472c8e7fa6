"""The wheel: its contents, their authors, and that it runs from any folder."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from hashlib import sha256
from importlib.metadata import distributions
from pathlib import Path, PurePosixPath

import pytest

from storage.version import version
from tests.plugins import EXAMPLE, write_metadata
from tests.test_structure import GAMES, PARTS

ROOT = Path(__file__).resolve().parent.parent
BUILD = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"
EXAMPLE_LINES = 300
NOTICES = ("LICENSE", "NOTICE")
OWN = {".css", ".ftl", ".html", ".js", ".py", ".sql", ".svg", ".toml"}
"""Kinds of files that were written for Kantera, unless they say otherwise."""
FOREIGN = re.compile(r"copyright|licen[cs]ed? under|@license", re.IGNORECASE)


def run(folder: Path, *command: str | Path, path: tuple[Path, ...] = ()) -> str:
    """Run a program in a folder, `path` before everything installed, and return its output. It must succeed."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DATABASE"))}
    environment["PYTHONPATH"] = os.pathsep.join(map(str, path))
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout + done.stderr


def tracked(*places: str) -> set[str]:
    """The tracked files below these places of the repository, without those that were deleted since."""
    listed = subprocess.run(["git", "ls-files", "-z", "--", *places], cwd=ROOT, capture_output=True, check=True)
    return {path for path in listed.stdout.decode().split("\0") if path and (ROOT / path).is_file()}


def packaged() -> set[str]:
    """The tracked files that belong in the wheel."""
    return tracked(*(f"{part}.py" if (ROOT / f"{part}.py").is_file() else part for part in PARTS))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the tracked files."""
    source, folder = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    for path in packaged() | tracked("pyproject.toml", "README.md", "requirements*.in", *NOTICES):
        (source / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, source / path)
    run(source, sys.executable, "-c", BUILD, folder)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a fresh environment with the wheel, which borrows the dependencies of this one."""
    environment = tmp_path_factory.mktemp("environment")
    venv.create(environment, symlinks=True)
    programs = environment / "bin"
    libraries = sysconfig.get_path("purelib", vars={"base": str(environment)})
    (Path(libraries) / "borrowed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "--python", programs / "python")
    run(environment, *pip, "install", "--quiet", "--no-index", "--no-deps", "--no-compile", wheel)
    return programs


@pytest.mark.long
def test_the_wheel_has_every_module_and_every_data_file(wheel: Path) -> None:
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert packed == packaged()


@pytest.mark.long
def test_the_wheel_has_licence_and_notice(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        for name in NOTICES:
            (license_path,) = (path for path in archive.namelist() if path.endswith(f".dist-info/licenses/{name}"))
            assert archive.read(license_path) == (ROOT / name).read_bytes()
        (metadata,) = (path for path in archive.namelist() if path.endswith(".dist-info/METADATA"))
        assert "License-Expression: MIT\n" in archive.read(metadata).decode()


@pytest.mark.slow
def test_requirements_are_read_from_one_place(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (metadata,) = (path for path in archive.namelist() if path.endswith(".dist-info/METADATA"))
        required = re.findall(r"^Requires-Dist: (\S+?)(; extra == .postgres.)?$", archive.read(metadata).decode(), re.M)
    for file, extra in (("requirements.in", False), ("requirements-postgres.in", True)):
        lines = (line.partition("#")[0].strip() for line in (ROOT / file).read_text(encoding="utf-8").splitlines())
        assert sorted(name for name, of in required if bool(of) == extra) == sorted(filter(None, lines))


@pytest.mark.long
def test_the_wheel_runs_from_any_folder(programs: Path, tmp_path: Path) -> None:
    assert run(tmp_path, programs / "kantera", "--version") == f"Kantera {version()}\n"
    assert "Nothing is wrong." in run(tmp_path, programs / "kantera", "check")
    game = ("-m", "rules.selfplay", GAMES[0], "--seats", "2", "--games", "1")
    assert '"unfinished": 0' in run(tmp_path, programs / "python", *game)
    where = run(tmp_path, programs / "python", "-c", "import kantera; print(kantera.__file__)")
    assert Path(where.strip()).is_relative_to(programs.parent), "it must not be imported from this repository"


@pytest.mark.long
def test_an_author_tests_a_game_from_its_own_folder(programs: Path, tmp_path: Path) -> None:
    write_metadata(EXAMPLE, tmp_path)
    suite = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "conformance", "-k", "liars_dice-2-random")
    output = run(EXAMPLE, programs / "python", *suite, path=(EXAMPLE, tmp_path))
    assert " passed" in output
    assert "error" not in output


def test_the_version_has_one_source() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == version()
    assert re.search(rf"^## {re.escape(version())}\b", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)


def foreign(path: str, content: bytes) -> bool:
    """Whether a file is third-party: by its kind, or because it names its licence or copyright."""
    kind = PurePosixPath(path).suffix
    return kind not in OWN or (kind != ".py" and FOREIGN.search(content.decode(errors="replace")) is not None)


def test_the_notice_lists_every_bundled_third_party_file() -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    bundled = {path for path in packaged() if foreign(path, (ROOT / path).read_bytes())}
    assert "pictures/fonts/ipaexg.ttf" in bundled
    assert set(re.findall(r"\S+/\S+\.\w+", notice)) == bundled | {"tests/web/vendor/axe-core/axe.min.js"}


def test_vendored_scripts_and_fonts_have_the_digests_in_the_notice() -> None:
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    vendored = tracked("pictures/fonts/*-normal.ttf", "web/static/fonts")
    assert len(vendored) == 6
    for path in vendored:
        (named,) = re.findall(rf"^{re.escape(path)}\n(?:    .+\n)*?    sha256: (\w+)\n", notice, re.M)
        assert sha256((ROOT / path).read_bytes()).hexdigest() == named


@pytest.mark.parametrize(
    ("path", "content"),
    [
        ("sandbox/page/emoji.woff2", b"\0"),
        ("sandbox/page/markdown.min.js", b"/*! @license MIT */"),
        ("sandbox/page/base.css", b"/* Copyright (c) Somebody */"),
        ("pictures/fonts/OFL.txt", b""),
    ],
)
def test_a_third_party_file_is_recognized(path: str, content: bytes) -> None:
    assert foreign(path, content)
    assert not foreign("sandbox/page/app.js", b"// the page of the local table")


def test_the_notice_names_the_licence_of_every_installed_package() -> None:
    _, _, section = (ROOT / "NOTICE").read_text(encoding="utf-8").partition("installed with Kantera\n")
    licences = re.findall(r"^([A-Z][\w. -]+): ((?:[a-z-]+(?:,\s+)?)+)$", section, re.M)
    named = {name: licence for licence, names in licences for name in re.split(r",\s+", names)}
    locks = [(ROOT / f"requirements{part}.lock").read_text(encoding="utf-8") for part in ("", "-postgres")]
    assert set(named) == {name for lock in locks for name in re.findall(r"^([\w-]+)==", lock, re.M)}
    installed = {re.sub(r"[._]", "-", package.name).lower(): package.metadata.json for package in distributions()}
    for name in named.keys() & installed.keys():
        stated = f"{installed[name].get('license_expression')} {installed[name].get('license')}"
        lesser = re.search("LGPL|LESSER", stated) is not None
        assert named[name].startswith("GNU LGPL") == lesser, name


def test_every_required_library_has_a_reason_and_a_replacement() -> None:
    required = "\n".join((ROOT / path).read_text(encoding="utf-8") for path in tracked("requirements*.in"))
    libraries = re.findall(r"^[a-z][\w.-]+", required, re.M)
    assert "pydantic-settings" in libraries
    for page, heading in (("docs/architecture.md", "Reason"), ("CONTRIBUTING.md", "If it vanishes")):
        _, table = (ROOT / page).read_text(encoding="utf-8").split(f"| Library | {heading} |\n")
        named = ", ".join(re.findall(r"^\| ([^|]+) \| [^|]+ \|$", table.partition("\n\n")[0], re.M))
        missing = [name for name in libraries if not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", named)]
        assert missing == [], page


@pytest.mark.parametrize("game", GAMES)
def test_the_notice_credits_every_game(game: str) -> None:
    texts = (ROOT / "games" / game / "texts" / "en.ftl").read_text(encoding="utf-8")
    (name,) = re.findall(r"^game-name = (.+)$", texts, re.M)
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    (credit,) = re.findall(rf"^{re.escape(name)} \({game}\)\n((?:    .+\n)+)", notice, re.M)
    assert "Designed by" in credit or "neither author nor\n    publisher" in credit


def test_the_example_is_short() -> None:
    files = [path for path in tracked("examples/liars_dice") if "/tests/" not in path]
    lines = sum(len((ROOT / path).read_text(encoding="utf-8").splitlines()) for path in files)
    assert 0 < lines <= EXAMPLE_LINES
