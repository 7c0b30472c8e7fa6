"""The structure of the project: which part may import which, and what the rules of a game may use.

Every check is a function over given text or a given folder, so that each is also tested on faulty input.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Container, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from itertools import takewhile
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = sorted(folder.name for folder in (ROOT / "games").iterdir() if (folder / "__init__.py").is_file())

MAY_IMPORT = {
    "kantera": ("bot", "settings", "storage"),
    "bot": ("bot", "cogs", "locales", "pictures", "rules", "sandbox", "settings", "storage", "tables", "web"),
    "settings": ("storage", "tables", "web"),
    "cogs": ("locales", "pictures", "rules", "tables"),
    "conformance": ("conformance", "locales", "pictures", "rules", "storage", "tables"),
    "tables": ("tables", "storage", "rules"),
    "games": (),
    "pictures": ("pictures", "locales", "rules"),
    "locales": ("locales", "rules"),
    "storage": ("storage", "rules"),
    "rules": ("rules",),
    "sandbox": ("sandbox",),
    "web": ("web", "locales", "pictures", "rules", "tables"),
}
"""The parts of the project that each part may import; `allowed_for` has the rules inside `games/` and `cogs/`."""
PARTS = tuple(MAY_IMPORT)

IN_GAME = {
    "__init__": ("rules", "facts", "players"),
    "rules": ("rules",),
    "facts": ("rules", "facts"),
    "players": ("rules", "players"),
    "pictures": ("rules", "pictures"),
    "conformance": ("rules",),
}
"""Which of its own folders each folder of a game may import."""
SHARED = {"pictures": ("rules", "pictures", "locales"), "conformance": ("rules", "conformance.invariants")}
"""The parts of the project besides `rules` that a folder of a game may import."""

LAYERS = ("services", "screens", "inquiries", "updates", "interactions", "client", "commands")
"""The folders of `cogs/`; each may import itself and those before it. The cogs above them import none of each other."""

STORAGE = ("storage.peers", "storage.errors", "storage.timeouts", "storage.rows", "storage.version")
"""The parts of storage that `cogs/` may import."""
SEEN_BY_PAGES = (
    *("cogs.services", "cogs.screens", "cogs.inquiries", "cogs.updates.panels", "cogs.updates.position"),
    *("storage.peers", "storage.errors", "storage.rows"),
)
"""The parts of `cogs/` and `storage/` that the pages in the browser may import."""

REGISTRY = "rules.registry"
"""The module that knows all games. Only the entry points and the parts that show every game may import it."""
MAY_KNOW_ALL = (
    *("bot", "cogs", "conformance", "locales", "pictures"),
    *("storage/move.py", "rules/selfplay.py", "rules/replay.py"),
)

ANY_CALLER = (
    *("cogs/screens/", "cogs/inquiries/", "cogs/services/caller.py", "cogs/services/reader.py"),
    *("cogs/updates/panels.py", "cogs/updates/position.py"),
    *("web/live.py", "web/moments.py", "web/page.py", "web/render.py", "web/socket.py", "web/spectator.py"),
)
"""Modules that work with any caller, so they must not need discord.py, not even through others."""
FOR_DISCORD = tuple(f"cogs/interactions/{name}.py" for name in ("daily", "forgetting", "gallery", "help", "threads"))
"""The handlers of presses that may import discord.py."""
DISCORD = ("discord", "cogs.services.interaction_caller", "cogs.services.layout", "cogs.services.modals")

THIRD_PARTY = {
    "pictures": ("PIL", "thorvg_python", "uharfbuzz", "zlib_ng"),
    "locales": ("fluent",),
    "rules": ("pydantic", "pydantic_core", "typing_extensions"),
    "games": ("pydantic", "pydantic_core", "typing_extensions"),
    "tables": ("pydantic", "pydantic_core", "typing_extensions"),
    "storage": ("aiosqlite", "psycopg", "pydantic", "pydantic_core", "typing_extensions"),
}

NOT_IN_RULES = {
    *("asyncio", "concurrent", "multiprocessing", "threading", "subprocess"),
    *("time", "datetime", "calendar", "zoneinfo", "sched"),
    *("os", "pathlib", "io", "shutil", "tempfile", "glob", "sqlite3", "dbm", "shelve"),
    *("socket", "urllib", "http"),
    *("logging", "locale", "gettext", "secrets", "uuid", "sys"),
}
"""Modules of the standard library for files, clocks, randomness, the network or human language."""

COMMAND_LINES = ("rules/selfplay.py", "rules/replay.py")
"""They read a file, print, and measure the time; the games do not."""
NOT_PURE = (*COMMAND_LINES, "rules/registry.py")
"""These also log and read the metadata of packages."""


def imports(path: str, source: str, *, hidden: bool = True) -> Iterator[tuple[int, str]]:
    """Each import of the module at `path` (relative to the repository): its line and full dotted name.

    `from a import b` counts as `a.b`, whether or not `b` is a module. Without `hidden`, those that are made for
    annotations alone (`if TYPE_CHECKING:`) are left out.
    """
    yield from ((line, name) for line, name, for_types in _imports(path, source) if hidden or not for_types)


@cache
def _imports(path: str, source: str) -> tuple[tuple[int, str, bool], ...]:
    """Line, name, and whether it is made for annotations alone."""
    package = PurePosixPath(path).parent.parts
    imported: list[tuple[int, str, bool]] = []
    waiting: list[tuple[ast.AST, bool]] = [(ast.parse(source), False)]
    while waiting:
        node, for_types = waiting.pop()
        if isinstance(node, ast.Import):
            imported += ((node.lineno, alias.name, for_types) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join((*above, *filter(None, [node.module])))
            imported += ((node.lineno, f"{base}.{alias.name}", for_types) for alias in node.names)
        elif isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            waiting += ((child, True) for child in node.body)
            waiting += ((child, for_types) for child in node.orelse)
        elif not isinstance(node, ast.expr):
            waiting += ((child, for_types) for child in ast.iter_child_nodes(node))
    return tuple(sorted(imported))


def within(name: str, *packages: str) -> bool:
    """Is the dotted `name` one of `packages` or inside one?"""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def game_of(path: str) -> str | None:
    """The game that the file at `path` belongs to, if any."""
    parts = PurePosixPath(path).with_suffix("").parts
    if parts[0] == "games":
        return parts[1] if len(parts) > 2 else None
    return parts[1] if parts[0] == "cogs" and len(parts) == 2 and parts[1] in GAMES else None


def allowed_for(path: str) -> tuple[str, ...]:
    """The packages of the project that the module at `path` may import."""
    parts = PurePosixPath(path).with_suffix("").parts
    part = parts[0]
    own = game_of(path)
    allowed = MAY_IMPORT[part]
    if part == "games":
        inside = parts[2] if own else ""
        return (*SHARED.get(inside, ("rules",)), *(f"games.{own}.{folder}" for folder in IN_GAME.get(inside, ())))
    if part == "cogs":
        inside = parts[1] if len(parts) > 2 else ""
        below = LAYERS[: LAYERS.index(inside) + 1] if inside in LAYERS else (*LAYERS, *filter(None, [inside]))
        return (*allowed, *(f"cogs.{layer}" for layer in below), *STORAGE, *((f"games.{own}",) if own else ()))
    if part == "web":
        return (*allowed, *SEEN_BY_PAGES)
    return (*allowed, "games") if path == "rules/registry.py" else allowed


def import_faults(path: str, source: str) -> list[str]:
    """The imports of the module at `path` against the one direction of the project."""
    part = PurePosixPath(path).with_suffix("").parts[0]
    pure = path not in NOT_PURE and (part == "rules" or (part == "games" and "/pictures/" not in path))
    forbidden: tuple[str, ...] = () if path.startswith(MAY_KNOW_ALL) else (REGISTRY,)
    forbidden += () if part == "storage" else ("storage.sqlite", "storage.postgres")
    if path.startswith("cogs/interactions/") and path not in FOR_DISCORD:
        forbidden += DISCORD
    allowed = allowed_for(path)
    faults = []
    for line, name in imports(path, source):
        top = name.partition(".")[0]
        own = top in (*PARTS, "tests", "benchmarks")
        another = own and game_of(f"{'/'.join(name.split('.')[:2])}.py") not in (None, game_of(path))
        foreign = part in THIRD_PARTY and top not in (*THIRD_PARTY[part], *sys.stdlib_module_names)
        sql = part == "tables" and top == "sqlite3"
        if within(name, *forbidden) or another or sql or (not within(name, *allowed) if own else foreign):
            faults.append(f"{path}:{line}: must not import {name}")
        elif pure and top in NOT_IN_RULES:
            faults.append(f"{path}:{line}: the games know nothing of {name}")
        elif pure and top == "random" and name != "random.Random":
            faults.append(f"{path}:{line}: chance is game.dice or a Random handed in, not {name}")
    return faults


def folder_cycle(modules: Mapping[str, str]) -> list[str]:
    """Folders side by side in a part that import each other in a circle, the first again at the end; empty if none do.

    A module next to folders belongs to none of them: it may be below some and above others.
    """
    names = {path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in modules}
    graph: dict[str, set[str]] = {}
    for path, source in modules.items():
        here = PurePosixPath(path).parent
        for _, name in imports(path, source, hidden=False):
            there = PurePosixPath(names.get(module_of(name, names), path)).parent
            same = sum(
                1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(here.parts, there.parts, strict=False))
            )
            if 0 < same < min(len(here.parts), len(there.parts)):
                graph.setdefault("/".join(here.parts[: same + 1]), set()).add("/".join(there.parts[: same + 1]))
    return first_cycle(graph)


def first_cycle(graph: Mapping[str, set[str]]) -> list[str]:
    """A circle in the graph, its first node again at the end; empty if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def circle(modules: Mapping[str, str], *, hidden: bool) -> list[str]:
    """Modules (path to source) that import each other in a circle, the first again at the end; empty if none do.

    An import inside a function counts like any other. With `hidden`, one for annotations alone counts as well.
    """
    names = {path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in modules}
    graph: dict[str, set[str]] = {}
    for name, path in names.items():
        targets = {module_of(what, names) for _, what in imports(path, modules[path], hidden=hidden)}
        graph[name] = {other for other in targets if other not in ("", name)}
    return first_cycle(graph)


def needed(start: str, modules: Mapping[str, str]) -> set[str]:
    """The modules that the one at the path `start` imports, directly or through others (path to source)."""
    names = {path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in modules}
    reached: set[str] = set()
    waiting = [start]
    while waiting:
        path = waiting.pop()
        new = {name for _, name in imports(path, modules[path])} - reached
        reached |= new
        waiting += {names[module] for name in new if (module := module_of(name, names))}
    return reached


def module_of(name: str, modules: Container[str]) -> str:
    """The module that a dotted name is or belongs to; empty if it is none of these."""
    while name and name not in modules:
        name = name.rpartition(".")[0]
    return name


def rules_faults(path: str, source: str) -> list[str]:
    """Calls in a module of `rules/` that would use other randomness than the game's or write files."""
    if path in COMMAND_LINES:
        return []
    faults = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        if called == "open" or called.rpartition(".")[2] in ("Random", "write_text", "write_bytes", "mkdir", "unlink"):
            faults.append(f"{path}:{node.lineno}: {called}() has no place in the rules")
    return faults


@cache
def sources(*parts: str) -> tuple[tuple[str, str], ...]:
    """Path (relative, with slashes) and text of every module of these parts of the project."""
    files: list[Path] = []
    for part in parts:
        single = ROOT / f"{part}.py"
        files += [single] if single.is_file() else sorted((ROOT / part).rglob("*.py"))
    return tuple((file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")) for file in files)


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
def test_imports_go_one_way(part: str) -> None:
    assert sources(part), f"there is no {part}"
    assert [fault for path, source in sources(part) for fault in import_faults(path, source)] == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("rules/agenda.py", "from games import thunderstone"),
        ("rules/agenda.py", "from rules.registry import GAMES"),
        ("rules/selfplay.py", "from storage import games"),
        ("games/dungeoneer/rules/board.py", "import games.thunderstone.rules.board"),
        ("games/dungeoneer/rules/board.py", "from ...thunderstone.rules import board"),
        ("games/dungeoneer/rules/board.py", "from games.dungeoneer.players import steady"),
        ("games/dungeoneer/rules/board.py", "def f():\n    import aiosqlite"),
        ("games/dungeoneer/rules/board.py", "from cogs import table"),
        ("games/dungeoneer/rules/board.py", "from pathlib import Path"),
        ("games/dungeoneer/rules/board.py", "from random import shuffle"),
        ("games/dungeoneer/pictures/board.py", "from storage.rows import Table"),
        ("games/dungeoneer/pictures/board.py", "if TYPE_CHECKING:\n    from games.thunderstone.rules.view import View"),
        ("pictures/render_queue.py", "from tables.workers.workers import Workers"),
        ("storage/games.py", "from rules.registry import GAMES"),
        ("storage/move.py", "from games.thunderstone import GAME"),
        ("storage/games.py", "from tables.store.table_store import TableStore"),
        ("storage/games.py", "import discord"),
        ("locales/texts.py", "from games.thunderstone import GAME"),
        ("tables/store/table_store.py", "import sqlite3"),
        ("tables/store/table_store.py", "import psycopg"),
        ("tables/store/table_store.py", "from storage.sqlite.database import Database"),
        ("tables/store/table_store.py", "from cogs.services.services import Services"),
        ("sandbox/server.py", "from rules.errors import RulesError"),
        ("kantera.py", "from tables.tables import Tables"),
        ("bot.py", "from storage.postgres.database import Database"),
        ("bot.py", "from cogs.thunderstone import ThunderstoneCog"),
        ("bot.py", "from tests import sample"),
        ("cogs/services/services.py", "from cogs.screens.open_question import OpenQuestion"),
        ("cogs/screens/board.py", "if TYPE_CHECKING:\n    from cogs.updates.updates import Updater"),
        ("cogs/updates/boards.py", "from cogs.interactions.lobby import Lobbies"),
        ("cogs/interactions/router.py", "from cogs.commands.lookup import this_table"),
        ("cogs/interactions/play.py", "def f():\n    import discord"),
        ("cogs/interactions/proposals.py", "from cogs.services.interaction_caller import interaction_of"),
        ("cogs/client/client.py", "from cogs.commands.game import GameCog"),
        ("cogs/client/client.py", "from web.server import PageServer"),
        ("cogs/table.py", "from cogs.admin import Admin"),
        ("cogs/table.py", "from games.thunderstone import GAME"),
        ("web/page.py", "from cogs.updates.updates import Updater"),
        ("web/live.py", "from storage.database import Database"),
    ],
)
def test_a_wrong_import_is_found(path: str, source: str) -> None:
    assert len(import_faults(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("rules/agenda.py", "from .entries import Entry"),
        ("rules/selfplay.py", "import time, sys\nfrom rules.registry import GAMES"),
        ("games/dungeoneer/rules/board.py", "from random import Random\nfrom games.dungeoneer.rules import pieces"),
        ("storage/move.py", "import sqlite3, aiosqlite\nfrom rules.registry import GAMES"),
        ("cogs/thunderstone.py", "import discord\nfrom games.thunderstone.rules.view import View"),
        ("cogs/table.py", "from cogs.client.client import KanteraBot\nfrom storage.rows import Table"),
        ("cogs/interactions/threads.py", "import discord\nfrom cogs.services.interaction_caller import interaction_of"),
        ("cogs/trial/trial.py", "from cogs.trial import course\nfrom cogs.client.client import KanteraBot"),
        ("web/page.py", "from cogs.updates.panels import PanelContents\nfrom aiohttp import web"),
    ],
)
def test_an_allowed_import_is_accepted(path: str, source: str) -> None:
    assert import_faults(path, source) == []


def test_what_works_with_any_caller_does_not_need_discord() -> None:
    modules = dict(sources(*PARTS))
    checked = [path for path in modules if path.startswith(ANY_CALLER)]
    assert len(checked) > len(ANY_CALLER)
    assert [path for path in checked if any(within(name, "discord") for name in needed(path, modules))] == []


def test_an_indirect_import_is_found() -> None:
    modules = {
        "cogs/a.py": "from cogs.b import B",
        "cogs/b.py": "def f():\n    from . import c",
        "cogs/c.py": "import x",
    }
    assert "x" in needed("cogs/a.py", modules)
    assert needed("cogs/c.py", modules) == {"x"}


@pytest.mark.slow
def test_the_project_contains_no_import_cycle() -> None:
    assert circle(dict(sources(*PARTS)), hidden=False) == []
    assert folder_cycle(dict(sources(*PARTS))) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", ["cogs", "games", "locales", "pictures", "rules", "storage", "tables"])
def test_imports_for_annotations_alone_form_no_cycle(part: str) -> None:
    assert circle(dict(sources(part)), hidden=True) == []


def test_a_cycle_of_folders_is_found() -> None:
    """Also of folders whose modules form none."""
    modules = {
        "tables/play/a.py": "from tables.seats.b import B",
        "tables/seats/b.py": "from tables import errors",
        "tables/seats/c.py": "from tables.play.d import D",
        "tables/play/d.py": "",
        "tables/errors.py": "",
        "tables/tables.py": "from tables.play.a import A",
    }
    assert circle(modules, hidden=True) == []
    assert sorted(set(folder_cycle(modules))) == ["tables/play", "tables/seats"]
    assert folder_cycle(modules | {"tables/seats/c.py": "import tables.errors"}) == []


HIDDEN = "if TYPE_CHECKING:\n    from cogs.updates.updates import Updater"


@pytest.mark.parametrize(
    ("modules", "hidden"),
    [
        ({"cogs/a.py": "import cogs.b", "cogs/b.py": "from cogs.a import A"}, False),
        ({"cogs/a.py": "from cogs import b", "cogs/b.py": "def f():\n    from cogs.a import A"}, False),
        ({"cogs/a.py": "from .b import B", "cogs/b.py": "from . import c", "cogs/c.py": "from .a import A"}, False),
        ({"cogs/a/__init__.py": "from cogs.a.b import B", "cogs/a/b.py": "from cogs.a import A"}, False),
        ({"cogs/services/services.py": HIDDEN, "cogs/updates/updates.py": "import cogs.services.services"}, True),
    ],
)
def test_an_import_cycle_is_found(modules: dict[str, str], hidden: bool) -> None:
    cycle = circle(modules, hidden=hidden)
    assert len(cycle) == len(modules) + 1
    assert cycle[0] == cycle[-1]


@pytest.mark.parametrize(
    "modules",
    [
        {"cogs/services/services.py": HIDDEN, "cogs/updates/updates.py": "import cogs.services.services"},
        {"cogs/a.py": "from cogs import b, c", "cogs/b.py": "import discord", "cogs/c.py": "from cogs import b"},
        {"cogs/__init__.py": "", "cogs/a.py": "import cogs", "cogs/b.py": "from cogs.a import cogs"},
    ],
)
def test_imports_without_a_cycle_are_accepted(modules: dict[str, str]) -> None:
    assert circle(modules, hidden=False) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_have_the_same_skeleton(game: str) -> None:
    """Where a game has several modes, each may have a set-up and scores of its own."""
    stems = {path.stem for path in (ROOT / "games" / game / "rules").rglob("*.py")}
    assert {"game", "state", "pieces", "settings", "setup", "view", "guess", "scoring", "stories", "chronicle"} <= stems


def test_the_rules_have_no_randomness_of_their_own_and_write_no_files() -> None:
    assert [fault for path, source in sources("rules") for fault in rules_faults(path, source)] == []


@pytest.mark.parametrize(
    "source", ["Random()", "random.Random(1)", "open('x', 'w')", "file.write_text('x')", "folder.mkdir()"]
)
def test_randomness_and_writing_of_files_are_found(source: str) -> None:
    assert len(rules_faults("games/dungeoneer/rules/board.py", source)) == 1
