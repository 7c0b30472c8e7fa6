"""Pages for hosts and for Discord's review say what the program does."""

from __future__ import annotations

import ast
import io
import re
import sqlite3
import subprocess
import tokenize
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from storage.database import open_database
from storage.migrations import migrations
from storage.sqlite.upkeep import KEPT_BACKUPS
from tables.seats.people import HINTED
from tools.reference import filled, hosting_tables, playing_tables

ROOT = Path(__file__).resolve().parent.parent
PEOPLE = {"user_id", "host_id", "name"}
"""Columns with ids or names of people."""


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def tracked(pattern: str) -> list[Path]:
    """The files of the repository with such a name."""
    names = subprocess.run(["git", "ls-files", pattern], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in names.splitlines() if (ROOT / name).exists()]


def prose(source: str) -> Iterator[str]:
    """The docstrings, also of fields and constants, and the comments of a module."""
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else []:
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                yield str(statement.value.value)
    yield from (
        token.string
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    )


def words_to_avoid() -> re.Pattern[str]:
    """The words that prose must avoid according to the glossary."""
    match = re.search(r"which a test checks: ([^.(]+)", page("glossary.md"))
    assert match is not None
    words = [word.strip().replace(" ", r"\s+") for word in match[1].split(",")]
    return re.compile(rf"\b({'|'.join(words)})\b", re.IGNORECASE)


def avoided_in(text: str) -> list[str]:
    return words_to_avoid().findall(re.sub("`[^`]*`", "", text))


def listed() -> dict[str, tuple[list[str], str]]:
    """The columns and the explanation of each table that the privacy policy lists."""
    rows = re.findall(r"^\| `(\w+)` \| ((?:`\w+`(?:, )?)+) \| (.+) \|$", page("privacy.md"), re.M)
    return {table: (re.findall(r"`(\w+)`", columns), holds) for table, columns, holds in rows}


@pytest.fixture
async def schema(tmp_path: Path) -> dict[str, list[str]]:
    """The columns of each table of a new database."""
    await (await open_database(tmp_path / "new.db")).close()
    with closing(sqlite3.connect(tmp_path / "new.db")) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
        return {
            table: [column for _, column, *_ in connection.execute(f"PRAGMA table_info({table})")]
            for (table,) in tables.fetchall()
        }


async def test_the_privacy_policy_lists_every_stored_column(schema: dict[str, list[str]]) -> None:
    assert {table: columns for table, (columns, _) in listed().items()} == schema


async def test_the_privacy_policy_says_where_ids_and_names_are_stored(schema: dict[str, list[str]]) -> None:
    personal = {table for table, columns in schema.items() if PEOPLE.intersection(columns)} | {"events"}
    assert {table for table, (_, holds) in listed().items() if "**" in holds} == personal


def test_the_privacy_policy_states_the_number_of_backups() -> None:
    assert f"keeps {KEPT_BACKUPS} nightly copies" in page("privacy.md")


def test_the_privacy_policy_states_how_often_a_hint_is_shown() -> None:
    assert HINTED == 1
    assert "to show each hint and offer only once" in page("privacy.md")


def test_the_changelog_names_the_form_of_the_database() -> None:
    (newest, *_) = re.findall(r"database has form (\d+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert int(newest) == migrations("storage.sqlite")[-1][0]


def test_links_between_pages_are_not_broken() -> None:
    listing = subprocess.run(["git", "ls-files", "-z", "--", "*.md"], cwd=ROOT, capture_output=True, check=True)
    pages = [ROOT / name for name in listing.stdout.decode().split("\0") if name]
    broken = [
        f"{file.relative_to(ROOT)}: {link}"
        for file in pages
        if file.is_file()
        for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", file.read_text(encoding="utf-8"))
        if "://" not in link and not (file.parent / link).exists()
    ]
    assert broken == []


async def test_the_generated_tables_are_up_to_date() -> None:
    """`python -m tools.reference` writes them."""
    assert filled(page("playing.md"), await playing_tables()) == page("playing.md")
    assert filled(page("hosting.md"), hosting_tables()) == page("hosting.md")


def test_a_generated_table_needs_a_place() -> None:
    with pytest.raises(ValueError, match="no place for 'spells'"):
        filled("<!-- generated: commands -->\n<!-- end -->", {"spells": ""})


@pytest.mark.parametrize("word", ["somebody", "Whoever", "anew", "any\n    more", "beside"])
def test_words_to_avoid_are_found(word: str) -> None:
    assert avoided_in(f"The hero {word} the king.") == [word]
    assert avoided_in(f"`{word}` and besides") == []


@pytest.mark.slow
def test_docstrings_and_comments_contain_no_words_to_avoid() -> None:
    avoid = words_to_avoid()
    sources = {path: path.read_text(encoding="utf-8") for path in tracked("*.py")}
    missing = [
        f"{path.relative_to(ROOT)}: {words}"
        for path, source in sources.items()
        if avoid.search(source)
        for text in prose(source)
        if (words := avoided_in(text))
    ]
    assert missing == []


def test_docstrings_begin_with_what_is_returned_or_done() -> None:
    indirect = re.compile(r'^ *"""(?:What|How|The same|See)\b.*', re.MULTILINE)
    indirect_names = {path: indirect.findall(path.read_text(encoding="utf-8")) for path in tracked("*.py")}
    assert {path: lines for path, lines in indirect_names.items() if lines} == {}


def test_pages_contain_no_words_to_avoid() -> None:
    pages = [path for path in tracked("*.md") if path.name != "glossary.md"]
    assert pages
    assert [f"{path.name}: {words}" for path in pages if (words := avoided_in(path.read_text(encoding="utf-8")))] == []


def test_the_architecture_can_be_read_in_a_few_minutes() -> None:
    assert len(re.findall(r"\S*\w\S*", page("architecture.md"))) <= 1_500
