"""The structure of the project: which part may import which, what belongs to a game, what must not be tracked.

Every check is a function over given text or a given folder, so that each is also tested on faulty input.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import inspect
import re
import subprocess
import sys
from collections.abc import Container, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path, PurePosixPath
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
PARTS = (
    *("bot", "cogs", "conformance", "games", "kantera", "locales"),
    *("pictures", "rules", "sandbox", "storage", "tables", "web"),
)
GAMES = sorted(folder.name for folder in (ROOT / "games").iterdir() if (folder / "__init__.py").is_file())

MAY_IMPORT = {
    "kantera": ("bot", "storage"),
    "bot": ("bot", "cogs", "locales", "pictures", "rules", "sandbox", "storage", "tables", "web"),
    "cogs": ("cogs", "locales", "pictures", "rules", "storage", "tables"),
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
"""The parts of the project that each part may import; `import_faults` has the rules inside `games/` and `cogs/`."""

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

KNOWS_ALL_GAMES = "rules.registry"
"""The module that only the entry points and the parts that show every game may import."""

WEB_MAY_IMPORT = (
    *("cogs.services", "cogs.screens", "cogs.inquiries", "cogs.updates.panels", "cogs.updates.position"),
    *("storage.peers", "storage.errors", "storage.rows"),
)
"""The parts of `cogs/` and `storage/` that the pages in the browser may import: none that needs Discord."""

ROOMS = ("services", "screens", "inquiries", "updates", "interactions")
"""The folders of `cogs/` below the client; each may import itself and those before it."""
BELOW_CLIENT = tuple(f"cogs.{room}" for room in ROOMS)

COGS_MAY_IMPORT = {
    **{room: BELOW_CLIENT[: number + 1] for number, room in enumerate(ROOMS)},
    "checkup": BELOW_CLIENT,
    "startup": BELOW_CLIENT,
    "failover": BELOW_CLIENT,
    "command_tree": ("cogs.failover", *BELOW_CLIENT),
    "loops": BELOW_CLIENT,
    "client": ("cogs.command_tree", "cogs.failover", "cogs.loops", "cogs.startup", *BELOW_CLIENT),
    "commands": ("cogs.commands", "cogs.client", *BELOW_CLIENT),
    "trial": ("cogs.trial", "cogs.client", *BELOW_CLIENT),
}
"""The parts of `cogs/` that each folder and module there may import. The others are command groups, which know none."""
COMMAND_GROUP = COGS_MAY_IMPORT["commands"]

USES_DISCORD = (
    *(
        "cogs.services.activities",
        "cogs.services.gateway",
        "cogs.services.interaction_caller",
        "cogs.services.layout",
        "cogs.services.modals",
    ),
    *("cogs.services.permissions", "cogs.services.connectivity", "cogs.services.reports", "cogs.services.translator"),
    *("cogs.updates.boards", "cogs.updates.chronicles", "cogs.updates.hands", "cogs.updates.membership"),
    *("cogs.updates.messages", "cogs.updates.update_queue", "cogs.updates.updates"),
    *("cogs.updates.announcements", "cogs.updates.scheduled_events"),
    *("cogs.interactions.daily", "cogs.interactions.forgetting", "cogs.interactions.gallery"),
    *("cogs.interactions.help", "cogs.interactions.threads"),
)
"""The modules below the client that may use discord.py. Screens and all other handlers work with any caller."""
DISCORD = ("discord", "cogs.services.interaction_caller", "cogs.services.layout", "cogs.services.modals")
"""The modules that the others below the client must not import."""
NEUTRAL = ("cogs/services/caller.py", "cogs/services/reader.py", "cogs/screens/", "cogs/inquiries/")
"""The modules that must not even need discord.py indirectly."""

OF_STORAGE = ("storage.peers", "storage.errors", "storage.timeouts", "storage.rows", "storage.version")
"""The parts of storage that `cogs/` may import: rows, errors, timeouts, the version."""

MAY_KNOW_ALL = (
    *("bot", "cogs", "conformance", "locales", "pictures"),
    *("storage/move.py", "rules/selfplay.py", "rules/replay.py"),
)
"""The parts and modules that may import it."""

THIRD_PARTY = {
    "pictures": ("PIL", "fontTools", "thorvg_python", "zlib_ng"),
    "locales": ("fluent",),
    "rules": ("pydantic", "pydantic_core", "typing_extensions"),
    "games": ("pydantic", "pydantic_core", "typing_extensions"),
    "tables": ("openskill", "pydantic", "pydantic_core", "typing_extensions"),
    "storage": ("aiosqlite", "psycopg", "pydantic", "pydantic_core", "typing_extensions"),
}

EXTRAS = {"storage.postgres": "psycopg"}
"""Optional dependencies, by the folder that imports them; developers have all of them installed."""

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
SHARED_COGS = (
    *("__init__", "admin", "checkup", "client", "commands", "games", "help", "learn", "monitoring", "play"),
    *("playing", "command_tree", "failover", "loops", "startup", "table", "trial", *ROOMS),
)
"""The modules of `cogs/` that belong to no game."""

LARGEST = 600_000
LARGER = {
    "pictures/fonts/ipaexg.ttf": 6_099_900,
    "pictures/fonts/kaisei-tokumin-japanese-700-normal.woff": 2_108_448,
    "pictures/fonts/noto-sans-jp-japanese-500-normal.woff": 1_386_232,
    "web/static/fonts/kaisei-tokumin-japanese-700-normal.woff2": 1_656_332,
    "web/static/fonts/noto-sans-jp-japanese-500-normal.woff2": 1_030_340,
    "tests/web/vendor/axe-core/axe.min.js": 653_780,
}
"""Fonts and a script of others, unchanged."""
THIS_MACHINE = re.compile(r"(?<![\w.])/(?:work|root|tmp)/|[.]pyenv/versions")
PACKAGE_HOSTS = re.compile(r"\bpypi[.]org|pythonhosted[.]org|--(?:extra-)?index[-]url|--find[-]links[ =]")
KANJI = re.compile(r"[\u4e00-\u9fff]")


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
    found: list[tuple[int, str, bool]] = []
    waiting: list[tuple[ast.AST, bool]] = [(ast.parse(source), False)]
    while waiting:
        node, for_types = waiting.pop()
        if isinstance(node, ast.Import):
            found += ((node.lineno, alias.name, for_types) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join((*above, *filter(None, [node.module])))
            found += ((node.lineno, f"{base}.{alias.name}", for_types) for alias in node.names)
        elif isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING"):
            waiting += ((child, True) for child in node.body)
            waiting += ((child, for_types) for child in node.orelse)
        elif not isinstance(node, ast.expr):
            waiting += ((child, for_types) for child in ast.iter_child_nodes(node))
    return tuple(sorted(found))


def within(name: str, *packages: str) -> bool:
    """Is the dotted `name` one of `packages` or inside one?"""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def game_of(path: str) -> str | None:
    """The game that the file at `path` belongs to, if any."""
    parts = PurePosixPath(path).with_suffix("").parts
    if parts[0] == "games":
        return parts[1] if len(parts) > 2 else None
    return parts[1] if parts[0] == "cogs" and len(parts) == 2 and parts[1] not in SHARED_COGS else None


def allowed_for(path: str) -> tuple[str, ...]:
    """The packages of the project that the module at `path` may import."""
    parts = PurePosixPath(path).with_suffix("").parts
    part, own = parts[0], game_of(path)
    if part == "games":
        inside = parts[2] if own else ""
        folders = tuple(f"games.{own}.{folder}" for folder in IN_GAME.get(inside, ()))
        return (*SHARED.get(inside, ("rules",)), *folders)
    if part == "cogs":
        inside_cogs = COGS_MAY_IMPORT.get(parts[1], COMMAND_GROUP)
        others = (other for other in MAY_IMPORT[part] if other not in ("cogs", "storage"))
        return (*inside_cogs, *others, *OF_STORAGE, *((f"games.{own}",) if own else ()))
    if part == "web":
        return (*MAY_IMPORT[part], *WEB_MAY_IMPORT)
    return (*MAY_IMPORT[part], "games") if path == "rules/registry.py" else MAY_IMPORT[part]


def import_faults(path: str, source: str) -> list[str]:
    """The imports of the module at `path` against the one direction of the project."""
    part = PurePosixPath(path).with_suffix("").parts[0]
    of_rules = part == "rules" or (part == "games" and "/pictures/" not in path)
    pure = of_rules and path not in NOT_PURE
    allowed = allowed_for(path)
    own = path.removesuffix(".py").replace("/", ".")
    neutral = within(own, *BELOW_CLIENT) and own not in USES_DISCORD
    neutral = neutral or part == "web"
    faults = []
    for line, name in imports(path, source):
        top = name.partition(".")[0]
        if neutral and within(name, *DISCORD):
            faults.append(f"{path}:{line}: {own} does without {name}")
        elif top in (*PARTS, "tests", "benchmarks"):
            forbidden = [] if path.startswith(MAY_KNOW_ALL) else [KNOWS_ALL_GAMES]
            if part != "storage":
                forbidden += ["storage.sqlite", "storage.postgres"]
            if game_of(f"{'/'.join(name.split('.')[:2])}.py") not in (None, game_of(path)):
                forbidden.append(name)
            if not within(name, *allowed) or within(name, *forbidden):
                faults.append(f"{path}:{line}: {part} must not import {name}")
        elif part == "tables" and top in ("psycopg", "sqlite3"):
            faults.append(f"{path}:{line}: SQL stays in storage, {name} too")
        elif top not in sys.stdlib_module_names:
            if part in THIRD_PARTY and top not in THIRD_PARTY[part]:
                faults.append(f"{path}:{line}: {part} must not import {name}")
        elif pure and top in NOT_IN_RULES:
            faults.append(f"{path}:{line}: the games know nothing of {name}")
        elif pure and top == "random" and name != "random.Random":
            faults.append(f"{path}:{line}: chance is game.dice or a Random handed in, not {name}")
    return faults


def circle(modules: Mapping[str, str], *, hidden: bool) -> list[str]:
    """Modules (path to source) that import each other in a circle, the first again at the end; empty if none do.

    An import inside a function counts like any other. With `hidden`, one for annotations alone counts as well.
    """
    names = {path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in modules}
    graph: dict[str, set[str]] = {}
    for name, path in names.items():
        found = {module_of(what, names) for _, what in imports(path, modules[path], hidden=hidden)}
        graph[name] = {other for other in found if other not in ("", name)}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def needed(start: str, modules: Mapping[str, str]) -> set[str]:
    """The modules that the one at the path `start` imports, directly or through others (path to source)."""
    names = {path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in modules}
    found: set[str] = set()
    waiting = [start]
    while waiting:
        path = waiting.pop()
        new = {name for _, name in imports(path, modules[path])} - found
        found |= new
        waiting += {names[module] for name in new if (module := module_of(name, names))}
    return found


def module_of(name: str, modules: Container[str]) -> str:
    """The module that a dotted name is or belongs to; empty if it is none of these."""
    while name and name not in modules:
        name = name.rpartition(".")[0]
    return name


def inherited(modules: Mapping[str, str]) -> list[str]:
    """The classes of these modules (path to source) that inherit methods from another class of theirs."""
    classes = [
        node for source in modules.values() for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)
    ]
    able = {
        each.name
        for each in classes
        if any(isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) for part in each.body)
    }
    return [
        f"{each.name} inherits from {base}"
        for each in classes
        for base in (ast.unparse(base).rpartition(".")[2] for base in each.bases)
        if base in able
    ]


def rules_faults(path: str, source: str) -> list[str]:
    """Calls in a module of `rules/` that would use other randomness than the game's or write files."""
    if path in COMMAND_LINES:
        return []
    faults = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        if called == "open" or called.rpartition(".")[2] in {
            "Random",
            "write_text",
            "write_bytes",
            "mkdir",
            "unlink",
        }:
            faults.append(f"{path}:{node.lineno}: {called}() has no place in the rules")
    return faults


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
    found = re.compile("|".join(rf"\b{re.escape(title)}(?!\w)" for title in titles()), re.IGNORECASE)
    return [
        f"{path}:{number}: {line.strip()}" for number, line in enumerate(text.splitlines(), 1) if found.search(line)
    ]


def undocumented(module: ModuleType) -> list[str]:
    """The public methods without a docstring of their own or inherited."""
    found = []
    for cls in vars(module).values():
        if not inspect.isclass(cls) or cls.__module__ != module.__name__ or cls.__name__.startswith("_"):
            continue
        for name, member in vars(cls).items():
            plain = getattr(member, "__func__", member)
            spoken = not name.startswith("_") and (inspect.isfunction(plain) or isinstance(plain, property))
            if spoken and not inspect.getdoc(getattr(cls, name)):
                found.append(f"{module.__name__}.{cls.__qualname__}.{name}")
    return found


def repository_faults(path: str, content: bytes) -> list[str]:
    """The contents of a tracked file that must not be in a repository."""
    faults = []
    if len(content) > LARGER.get(path, LARGEST):
        faults.append(f"{path}: {len(content)} bytes, more than {LARGER.get(path, LARGEST)}")
    if b"\0" not in content:
        for number, line in enumerate(content.decode(errors="replace").splitlines(), 1):
            if found := THIS_MACHINE.search(line) or PACKAGE_HOSTS.search(line):
                faults.append(f"{path}:{number}: {found[0]}")
    return faults


@cache
def sources(*parts: str) -> tuple[tuple[str, str], ...]:
    """Path (relative, with slashes) and text of every module of these parts of the project."""
    found: list[Path] = []
    for part in parts:
        single = ROOT / f"{part}.py"
        found += [single] if single.is_file() else sorted((ROOT / part).rglob("*.py"))
    return tuple((file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")) for file in found)


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
@pytest.mark.parametrize("part", PARTS)
def test_imports_go_one_way(part: str) -> None:
    assert sources(part), f"there is no {part}"
    assert [fault for path, source in sources(part) for fault in import_faults(path, source)] == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("rules/agenda.py", "from games.chess import GAME"),
        ("rules/agenda.py", "from rules.registry import GAMES"),
        ("rules/agenda.py", "from games import chess"),
        ("games/chess/rules/board.py", "import games.checkers.rules.board"),
        ("games/chess/rules/board.py", "from games import checkers"),
        ("games/chess/rules/board.py", "from ...checkers.rules import board"),
        ("games/chess/rules/board.py", "import discord"),
        ("games/chess/rules/board.py", "def f():\n    import aiosqlite"),
        ("games/chess/rules/board.py", "from cogs import table"),
        ("games/chess/rules/board.py", "import time"),
        ("games/chess/rules/board.py", "from os import path"),
        ("games/chess/rules/board.py", "from pathlib import Path"),
        ("games/chess/rules/board.py", "import random"),
        ("games/chess/rules/board.py", "from random import shuffle"),
        ("rules/selfplay.py", "from storage import games"),
        ("storage/games.py", "from rules.registry import GAMES"),
        ("storage/games.py", "import games.chess"),
        ("storage/move.py", "from games.chess import GAME"),
        ("storage/move.py", "from tables.store.table_store import TableStore"),
        ("storage/games.py", "import discord"),
        ("locales/texts.py", "import discord"),
        ("locales/texts.py", "from games.chess import GAME"),
        ("storage/games.py", "from cogs.table import Table"),
        ("sandbox/server.py", "from rules.errors import RulesError"),
        ("sandbox/server.py", "import bot"),
        ("bot.py", "import kantera"),
        ("kantera.py", "from tables.tables import Tables"),
        ("cogs/table.py", "from sandbox import server"),
        ("cogs/screens/board.py", "import discord"),
        ("cogs/services/caller.py", "from discord import ui"),
        ("cogs/services/screen.py", "from cogs.services.layout import layout"),
        ("cogs/services/forms.py", "from cogs.services import modals"),
        ("cogs/interactions/play.py", "def f():\n    import discord"),
        ("cogs/interactions/proposals.py", "from cogs.services.interaction_caller import interaction_of"),
        ("cogs/updates/panels.py", "if TYPE_CHECKING:\n    import discord"),
        ("cogs/table.py", "from games.chess import GAME"),
        ("cogs/chess.py", "from cogs.checkers import Checkers"),
        ("cogs/table.py", "from cogs.admin import Admin"),
        ("cogs/client.py", "from cogs.table import TableCog"),
        ("cogs/client.py", "from cogs.commands.game import GameCog"),
        ("cogs/client.py", "from storage import upkeep"),
        ("tables/store/table_store.py", "from cogs.services.services import Services"),
        ("tables/store/table_store.py", "from rules.registry import GAMES"),
        ("tables/store/table_store.py", "import discord"),
        ("tables/store/table_store.py", "import sqlite3"),
        ("tables/store/table_store.py", "import psycopg"),
        ("bot.py", "from storage.postgres.database import Database"),
        ("tables/store/table_store.py", "from storage.sqlite.database import Database"),
        ("bot.py", "from storage.sqlite import upkeep"),
        ("storage/games.py", "from tables.store.table_store import TableStore"),
        ("games/chess/pictures/board.py", "from tables.store.table_store import TableStore"),
        ("cogs/commands/game.py", "from cogs.admin import require_manager"),
        ("cogs/interactions/help.py", "if TYPE_CHECKING:\n    from cogs.client import KanteraBot"),
        ("cogs/interactions/router.py", "from cogs.commands.lookup import this_table"),
        ("cogs/updates/boards.py", "from cogs.interactions.lobby import Lobbies"),
        ("cogs/screens/board.py", "from cogs.updates.boards import Boards"),
        ("cogs/screens/board.py", "from cogs.interactions.seats import SeatButtons"),
        ("cogs/services/services.py", "from cogs.screens.open_question import OpenQuestion"),
        ("cogs/services/services.py", "if TYPE_CHECKING:\n    from cogs.updates.updates import Updater"),
        ("cogs/services/services.py", "from storage.sqlite.database import Database"),
        ("games/chess/pictures/board.py", "from games.checkers.pictures import board"),
        ("games/chess/pictures/board.py", "from storage.rows import Table"),
        ("pictures/render_queue.py", "from tables.workers.workers import Workers"),
        ("games/chess/pictures/board.py", "if TYPE_CHECKING:\n    from games.checkers.rules.view import CheckersView"),
        ("bot.py", "from cogs.chess import Chess"),
        ("bot.py", "from tests import sample"),
        ("web/page.py", "import discord"),
        ("web/page.py", "from cogs.client import KanteraBot"),
        ("web/page.py", "from cogs.updates.updates import Updater"),
        ("web/page.py", "from games.chess.rules.view import ChessView"),
        ("web/live.py", "from storage.database import Database"),
        ("cogs/client.py", "from web.server import PageServer"),
        ("sandbox/server.py", "from web.server import PageServer"),
    ],
)
def test_a_wrong_import_is_found(path: str, source: str) -> None:
    assert len(import_faults(path, source)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("rules/agenda.py", "from .entries import Entry"),
        (
            "games/chess/rules/board.py",
            "from rules.game import Game\nfrom games.chess.rules import pieces\nfrom . import setup",
        ),
        ("games/chess/rules/board.py", "from random import Random\nimport json\nfrom pydantic import BaseModel"),
        ("rules/selfplay.py", "import time, sys\nfrom rules.registry import GAMES"),
        ("storage/games.py", "import sqlite3, aiosqlite\nfrom rules.records import Record"),
        ("storage/move.py", "from rules.registry import GAMES\nfrom rules.game import Game"),
        (
            "cogs/chess.py",
            "import discord\nfrom games.chess.rules.view import ChessView\nfrom games.chess.pictures import board",
        ),
        (
            "cogs/table.py",
            "from rules.registry import GAMES\nfrom storage import rows\nfrom tables.tables import Tables",
        ),
        ("cogs/table.py", "from cogs.client import KanteraBot\nfrom cogs.commands.table import TableCommands"),
        ("cogs/services/layout.py", "import discord\nfrom discord import ui"),
        ("cogs/interactions/threads.py", "import discord\nfrom cogs.services.interaction_caller import interaction_of"),
        ("cogs/client.py", "import discord\nfrom cogs.services.interaction_caller import caller_of"),
        ("cogs/client.py", "from cogs.startup import TableResumer\nfrom cogs.interactions.router import Router"),
        ("cogs/commands/game.py", "from cogs.client import KanteraBot\nfrom cogs.updates.updates import Updater"),
        (
            "cogs/interactions/play.py",
            "from cogs.updates.panels import Shown\nfrom cogs.interactions.seats import SeatButtons",
        ),
        ("cogs/updates/boards.py", "from cogs.screens.board import board\nfrom storage.errors import Refusal"),
        ("cogs/screens/board.py", "from cogs.services.reader import Reader\nfrom cogs.screens.panel import waiting"),
        (
            "cogs/services/caller.py",
            "from cogs.services.services import Services\nfrom storage.timeouts import response_deadline",
        ),
        ("tables/store/table_store.py", "from storage.database import Database, Rows\nfrom storage.rows import Table"),
        ("sandbox/server.py", "from aiohttp import web\nfrom sandbox import world"),
        ("bot.py", "from sandbox import server\nfrom cogs import table\nfrom web import server"),
        (
            "web/page.py",
            "from cogs.updates.panels import Shown\nfrom storage.rows import Table\nfrom aiohttp import web",
        ),
    ],
)
def test_an_allowed_import_is_accepted(path: str, source: str) -> None:
    assert import_faults(path, source) == []


def test_only_modules_that_use_discord_are_listed() -> None:
    known = {path.removesuffix(".py").replace("/", "."): (path, source) for path, source in sources("cogs")}
    for module in USES_DISCORD:
        assert any(within(name, *DISCORD) for _, name in imports(*known[module])), module


def test_callers_and_screens_do_not_need_discord() -> None:
    modules = dict(sources(*PARTS))
    checked = [path for path in modules if path.startswith(NEUTRAL)]
    assert len(checked) > len(NEUTRAL)
    assert [path for path in checked if any(within(name, "discord") for name in needed(path, modules))] == []


def test_an_indirect_import_is_found() -> None:
    modules = {
        "cogs/a.py": "from cogs.b import B",
        "cogs/b.py": "def f():\n    from . import c",
        "cogs/c.py": "import x",
    }
    assert "x" in needed("cogs/a.py", modules)
    assert needed("cogs/c.py", modules) == {"x"}


def test_classes_of_tables_inherit_no_methods_from_each_other() -> None:
    assert inherited(dict(sources("tables"))) == []


@pytest.mark.parametrize("base", ["Play", "play.Play"])
def test_inheritance_between_classes_of_tables_is_found(base: str) -> None:
    play = "class Play:\n    async def choose(self): ..."
    assert inherited({"tables/play/play.py": play, "tables/play/undo.py": f"class Undo({base}): ..."}) == [
        "Undo inherits from Play"
    ]


def test_a_class_of_tables_may_be_an_error_or_contain_another() -> None:
    part = "class Refusal(RulesError): ...\nclass Play:\n    def __init__(self, shelf: Shelf): ..."
    assert inherited({"tables/play/play.py": part, "tables/errors.py": "class Late(Refusal): ..."}) == []


@pytest.mark.slow
def test_the_project_contains_no_import_cycle() -> None:
    assert circle(dict(sources(*PARTS)), hidden=False) == []


@pytest.mark.parametrize("part", ["cogs", "locales", "pictures", "storage", "tables"])
def test_imports_for_annotations_alone_form_no_cycle(part: str) -> None:
    assert circle(dict(sources(part)), hidden=True) == []


@pytest.mark.parametrize("folder", sorted((ROOT / "games").glob("*/__init__.py")), ids=lambda file: file.parent.name)
def test_no_game_contains_an_import_cycle(folder: Path) -> None:
    name = folder.parent.name
    assert (
        circle({path: text for path, text in sources("games") if path.startswith(f"games/{name}/")}, hidden=True) == []
    )


def test_the_engine_contains_no_import_cycle() -> None:
    assert circle(dict(sources("rules")), hidden=True) == []


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
    found = circle(modules, hidden=hidden)
    assert len(found) == len(modules) + 1
    assert found[0] == found[-1]


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


@pytest.mark.slow
def test_only_a_game_and_its_cog_name_the_game() -> None:
    """Except migrations, which convert what one game had stored."""
    places = (f"{part}.py" if (ROOT / f"{part}.py").is_file() else part for part in PARTS if part != "games")
    command = ["git", "ls-files", "-z", "--", *places]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
    without = ("/migrations/", "/fonts/")
    shared = [path for path in listed if path and not any(each in path for each in without) and game_of(path) is None]
    files = [ROOT / path for path in shared if (ROOT / path).is_file()]
    assert len(files) > 100
    assert [fault for file in files for fault in games_named(file.name, file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("line", ["GAME = 'map_masters'", "# as in Dungeon GO!", "`/dungeonlords new`"])
def test_a_game_that_is_named_is_found(line: str) -> None:
    assert games_named("cogs/table.py", f"import discord\n{line}") == [f"cogs/table.py:2: {line}"]
    assert games_named("cogs/table.py", "# a dungeon, its lords and a map") == []


def test_the_rules_have_no_randomness_of_their_own_and_write_no_files() -> None:
    assert [fault for path, source in sources("rules") for fault in rules_faults(path, source)] == []


@pytest.mark.parametrize(
    "source", ["Random()", "random.Random(1)", "open('x', 'w')", "file.write_text('x')", "folder.mkdir()"]
)
def test_randomness_and_writing_of_files_are_found(source: str) -> None:
    assert len(rules_faults("games/chess/rules/board.py", source)) == 1


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
