"""Which lines are changed, and how: drawn at random from all changes that mutmut knows."""

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

STATEMENTS = (cst.SimpleStatementLine, cst.BaseCompoundStatement, cst.MatchCase, cst.ExceptHandler)
SPARED = (cst.Annotation, cst.Decorator, cst.Import, cst.ImportFrom)
"""Code that does not affect behaviour, or breaks every test: types, decorators, imports."""
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
        return _Change(self._lines(old, self.statements[-1]).start.line, old, new)

    def _lines(self, node: cst.CSTNode, instead: cst.CSTNode | None = None) -> CodeRange:
        place = self.get_metadata(PositionProvider, node, None)
        if place is None and instead is not None:  # operators have no position
            return self._lines(instead)
        assert isinstance(place, CodeRange)
        return place


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
    """The mutant of a change. Raises SyntaxError if the result is not valid Python."""
    changed = module.deep_replace(change.old, change.new)
    assert isinstance(changed, cst.Module)
    ast.parse(changed.code)
    span = statement_at(module.code, change.line)
    return Mutant(file, change.line, span, changed.code, shown(module.code, changed.code))


def shown(before: str, after: str) -> str:
    """The changed lines of a mutant, for the report."""
    diff = unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
    return "\n".join(line for line in diff if not line.startswith(("---", "+++", "@@")))


def statement_at(source: str, line: int) -> range:
    """The lines of the innermost statement at a line, without the statements nested in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.match_case):
            begin, end = node.pattern.lineno, node.body[0].lineno
        elif isinstance(node, ast.Match):
            begin, end = node.lineno, node.cases[0].pattern.lineno
        elif isinstance(node, ast.stmt | ast.ExceptHandler):
            body: list[ast.stmt] = getattr(node, "body", [])
            begin = node.lineno
            end = body[0].lineno if body else (node.end_lineno or node.lineno) + 1
        else:
            continue
        if line in (span := range(begin, max(begin + 1, end))):
            return span
    return range(line, line + 1)
