"""The refusal of an invalid row: with the name of table and field, and the file left unchanged."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from pydantic import ValidationError

from rules.errors import first_fault
from storage.checksums import checksum
from storage.errors import DamagedRow

T = TypeVar("T")


@contextmanager
def readable(table: str) -> Iterator[None]:
    """Raises DamagedRow if a text in a row of `table` is not text, which SQLite reports like a failing disk."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if "decode to UTF-8" not in str(error):
            raise
        raise DamagedRow("refused-damaged_row", table=table, field=str(error)) from error


def verify_checksum(table: str, field: str, saved: str, expected: str | None) -> None:
    """Raises DamagedRow if a stored position is not the one that was stored."""
    if checksum(saved.encode()) != expected:
        raise DamagedRow("refused-damaged_row", table=table, field=f"{field}: does not match its checksum")


def read_object(table: str, field: str, text: str) -> dict[str, Any]:
    """The JSON object in a text column. Raises DamagedRow."""
    return _read(table, field, text, dict, "an object")


def read_list(table: str, field: str, text: str) -> list[Any]:
    """The JSON list in a text column. Raises DamagedRow."""
    return _read(table, field, text, list, "a list")


def damage_error(table: str, error: ValidationError) -> DamagedRow:
    """The error for a row of `table` that failed validation."""
    return DamagedRow("refused-damaged_row", table=table, field=first_fault(error))


def _read(table: str, field: str, text: str, kind: type[T], named: str) -> T:
    """The JSON value in a text column, which must be of that kind. Raises DamagedRow."""
    try:
        value = json.loads(text)
    except ValueError as error:
        raise DamagedRow("refused-damaged_row", table=table, field=f"{field}: {error}") from error
    if not isinstance(value, kind):
        raise DamagedRow("refused-damaged_row", table=table, field=f"{field}: must be {named}")
    return value
