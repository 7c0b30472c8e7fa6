"""Sources and tracked files: names of games, texts for people, docstrings, and what must not be in the repository.

Every check is a function over given text, so that each is also tested on faulty input.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

from tests.test_structure import GAMES, PARTS, ROOT, game_of, sources, within

EXTRAS = {"storage.postgres": "psycopg"}
"""Optional dependencies, by the folder that imports them; developers have all of them installed."""

LARGEST = 600_000
LARGER = {
    "pictures/fonts/ipaexg.ttf": 6_099_900,
    "pictures/fonts/kaisei-tokumin-japanese-700-normal.ttf": 3_485_256,
    "pictures/fonts/noto-sans-jp-japanese-500-normal.ttf": 2_361_604,
    "web/static/fonts/kaisei-tokumin-japanese-700-normal.woff2": 1_656_332,
    "web/static/fonts/noto-sans-jp-japanese-500-normal.woff2": 1_030_340,
    "tests/web/vendor/axe-core/axe.min.js": 653_780,
}
"""The fonts and scripts of others that may be larger than `LARGEST`, by their greatest size in bytes."""
THIS_MACHINE = re.compile(r"(?<![\w.])/(?:work|root|tmp)/|[.]pyenv/versions")
PACKAGE_HOSTS = re.compile(r"\bpypi[.]org|pythonhosted[.]org|--(?:extra-)?index[-]url|--find[-]links[ =]")
KANJI = re.compile(r"[\u4e00-\u9fff]")


def text_faults(path: str, source: str) -> list[str]:
    """Japanese in string constants other than docstrings: text for people belongs in `locales/`."""
    if not KANJI.search(source) and "\\" not in source:
        return []
    tree = ast.parse(source)
    comments = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        f"{path}:{node.lineno}: text for people: {node.value!r}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if id(node) not in comments and KANJI.search(node.value)
    ]


def titles() -> Iterator[str]:
    """The names of the games: their folders, their command groups and their English names."""
    for game in GAMES:
        yield from (game, game.replace("_", ""))
        texts = (ROOT / "games" / game / "texts" / "en.ftl").read_text(encoding="utf-8")
        yield from re.findall(r"^game-name = (.+)$", texts, re.MULTILINE)


def games_named(path: str, text: str) -> list[str]:
    """The places of a file that name a game of this repository."""
    pattern = re.compile("|".join(rf"\b{re.escape(title)}(?!\w)" for title in titles()), re.IGNORECASE)
    return [
        f"{path}:{number}: {line.strip()}" for number, line in enumerate(text.splitlines(), 1) if pattern.search(line)
    ]


def undocumented(module: ModuleType) -> list[str]:
    """The public methods without a docstring of their own or inherited."""
    places = []
    for cls in vars(module).values():
        if not inspect.isclass(cls) or cls.__module__ != module.__name__ or cls.__name__.startswith("_"):
            continue
        for name, member in vars(cls).items():
            plain = getattr(member, "__func__", member)
            spoken = not name.startswith("_") and (inspect.isfunction(plain) or isinstance(plain, property))
            if spoken and not inspect.getdoc(getattr(cls, name)):
                places.append(f"{module.__name__}.{cls.__qualname__}.{name}")
    return places


def repository_faults(path: str, content: bytes) -> list[str]:
    """The contents of a tracked file that must not be in a repository."""
    faults = []
    if len(content) > LARGER.get(path, LARGEST):
        faults.append(f"{path}: {len(content)} bytes, more than {LARGER.get(path, LARGEST)}")
    if b"\0" not in content:
        for number, line in enumerate(content.decode(errors="replace").splitlines(), 1):
            if match := THIS_MACHINE.search(line) or PACKAGE_HOSTS.search(line):
                faults.append(f"{path}:{number}: {match[0]}")
    return faults


def modules(part: str) -> Iterator[ModuleType]:
    """Every module of a part of the project, imported; without what needs an extra that is not installed here."""
    for path, _ in sources(part):
        name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        missing = any(
            within(name, folder) and importlib.util.find_spec(driver) is None for folder, driver in EXTRAS.items()
        )
        if not name.endswith("__main__") and not missing:
            yield importlib.import_module(name)


@pytest.mark.slow
def test_only_a_game_and_its_cog_name_the_game() -> None:
    """Except migrations, which convert what one game had stored."""
    places = (f"{part}.py" if (ROOT / f"{part}.py").is_file() else part for part in PARTS if part != "games")
    command = ["git", "ls-files", "-z", "--", *places]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
    without = ("/migrations/", "/fonts/")
    shared = [path for path in listed if path and not any(part in path for part in without) and game_of(path) is None]
    files = [ROOT / path for path in shared if (ROOT / path).is_file()]
    assert len(files) > 100
    assert [fault for file in files for fault in games_named(file.name, file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("line", ["GAME = 'map_masters'", "# as in Dungeon GO!", "`/dungeonlords new`"])
def test_a_game_that_is_named_is_found(line: str) -> None:
    assert games_named("cogs/table.py", f"import discord\n{line}") == [f"cogs/table.py:2: {line}"]
    assert games_named("cogs/table.py", "# a dungeon, its lords and a map") == []


@pytest.mark.slow
def test_text_for_people_lives_in_locales() -> None:
    # The sandbox has users and channels with names of their own, the conformance suite players.
    spoken = sources(*(part for part in PARTS if part not in ("sandbox", "conformance")))
    assert [fault for path, source in spoken for fault in text_faults(path, source)] == []


def test_text_outside_locales_is_found() -> None:
    assert len(text_faults("cogs/table.py", 'name = "勇者"\nhello = f"勇者{name}"')) == 2
    assert text_faults("cogs/table.py", '"""The hero (勇者)."""\nENDS = "。」"') == []


@pytest.mark.parametrize("part", PARTS)
def test_public_methods_are_explained(part: str) -> None:
    assert [name for module in modules(part) for name in undocumented(module)] == []


def test_a_method_without_explanation_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("sample")
    monkeypatch.setitem(sys.modules, "sample", module)
    exec(
        "class Step:\n"
        "    def run(self):\n        'Do it.'\n"
        "class Roll(Step):\n"
        "    def run(self): pass\n"
        "    def reroll(self): pass\n"
        "    @property\n"
        "    def sides(self): pass\n"
        "    @classmethod\n"
        "    def of(cls): pass\n",
        vars(module),
    )
    assert undocumented(module) == ["sample.Roll.reroll", "sample.Roll.sides", "sample.Roll.of"]


@pytest.mark.slow
def test_tracked_files_are_small_and_contain_no_local_paths_or_package_hosts() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True)
    paths = [path for path in listed.stdout.split("\0") if (ROOT / path).is_file()]
    assert "pyproject.toml" in paths
    assert [fault for path in paths for fault in repository_faults(path, (ROOT / path).read_bytes())] == []


@pytest.mark.parametrize(
    "content",
    [
        b"x" * (LARGEST + 1),
        b"see /" + b"root/notes",
        b'PATH="/' + b'tmp/x"',
        b"from pypi" + b".org",
        b"--index" + b"-url x",
        b"--find" + b"-links /wheels",
    ],
)
def test_content_that_must_not_be_in_the_repository_is_found(content: bytes) -> None:
    assert len(repository_faults("docs/hosting.md", content)) == 1
    assert (
        repository_faults("docs/hosting.md", b"/admin resume, tmp/, net/work/s, pip-compile --no-emit-find-links") == []
    )
