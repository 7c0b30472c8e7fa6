"""Which lines of a game are changed, and how: drawn at random from all that mutmut knows to change."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path
from random import Random

import libcst as cst
from libcst.metadata import CodeRange, MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators

STATEMENTS = (
    cst.SimpleStatementLine,
    cst.BaseCompoundStatement,
    cst.MatchCase,
    cst.ExceptHandler,
    cst.Else,
    cst.Finally,
)
SPARED = (cst.Annotation, cst.Decorator, cst.Import, cst.ImportFrom)
"""What no play depends on: types, decorators, imports."""
SPARED_CALLS = ("len", "isinstance")
"""Changed arguments of these only raise."""


@dataclass(frozen=True)
class Mutant:
    """One change of one line. `span`: the lines of its statement, without what is nested in it."""

    file: Path
    line: int
    span: range
    source: str
    diff: str

    @property
    def module(self) -> str:
        """Its module as it is imported."""
        return ".".join(self.file.with_suffix("").parts).removesuffix(".__init__")


@dataclass(frozen=True)
class _Change:
    """A change that mutmut offers, not yet written out."""

    line: int
    span: range
    old: cst.CSTNode
    new: cst.CSTNode


class _Changes(cst.CSTVisitor):
    """Gathers all changes of a module."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self) -> None:
        super().__init__()
        self.found: list[_Change] = []
        self.statements: list[cst.CSTNode] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        if isinstance(node, SPARED) or _is_spared(node):
            return False
        if isinstance(node, STATEMENTS):
            self.statements.append(node)
        if self.statements and not isinstance(node, cst.AnnAssign):  # without a field's default a model only raises
            for kind, operator in mutation_operators:
                if isinstance(node, kind):
                    self.found += [self._change(node, new) for new in operator(node)]
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if self.statements and self.statements[-1] is original_node:
            self.statements.pop()

    def _change(self, old: cst.CSTNode, new: cst.CSTNode) -> _Change:
        statement = self.statements[-1]
        where = self._lines(statement)
        body = getattr(statement, "body", None)
        nested = isinstance(body, cst.BaseSuite)
        last = self._lines(body).start.line if nested and isinstance(body, cst.CSTNode) else where.end.line + 1
        span = range(where.start.line, max(last, where.start.line + 1))
        return _Change(self._lines(old, statement).start.line, span, old, new)

    def _lines(self, node: cst.CSTNode, instead: cst.CSTNode | None = None) -> CodeRange:
        found = self.get_metadata(PositionProvider, node, None)
        if found is None and instead is not None:  # operators have no place of their own
            return self._lines(instead)
        assert isinstance(found, CodeRange)
        return found


def _is_spared(node: cst.CSTNode) -> bool:
    """Docstrings, `__all__`, `__slots__`, what only the type checker reads, and calls that would only raise."""
    if isinstance(node, cst.Expr):
        return isinstance(node.value, cst.SimpleString | cst.ConcatenatedString)
    if isinstance(node, cst.Assign):
        target = node.targets[0].target
        return isinstance(target, cst.Name) and target.value in ("__all__", "__slots__")
    if isinstance(node, cst.If):
        return isinstance(node.test, cst.Name) and node.test.value == "TYPE_CHECKING"
    return isinstance(node, cst.Call) and isinstance(node.func, cst.Name) and node.func.value in SPARED_CALLS


def draw(files: Sequence[Path], number: int, seed: str) -> list[Mutant]:
    """Up to `number` lines of the files, each as likely, with one of the changes possible there."""
    rng = Random(seed)
    modules: dict[Path, cst.Module] = {}
    lines: dict[tuple[Path, int], list[_Change]] = {}
    for file in files:
        wrapper = MetadataWrapper(cst.parse_module(file.read_text(encoding="utf-8")))
        changes = _Changes()
        wrapper.visit(changes)
        modules[file] = wrapper.module
        for change in changes.found:
            lines.setdefault((file, change.line), []).append(change)
    drawn = rng.sample(sorted(lines), min(number, len(lines)))
    return [_written(file, modules[file], rng.choice(lines[file, line])) for file, line in drawn]


def _written(file: Path, module: cst.Module, change: _Change) -> Mutant:
    """The change written out. Raises SyntaxError where that gives no Python."""
    changed = module.deep_replace(change.old, change.new)
    assert isinstance(changed, cst.Module)
    ast.parse(changed.code)
    diff = unified_diff(module.code.splitlines(), changed.code.splitlines(), n=0, lineterm="")
    shown = "\n".join(line for line in diff if not line.startswith(("---", "+++", "@@")))
    return Mutant(file, change.line, change.span, changed.code, shown)
