"""The address of the database: the path of a file, or the URL of a PostgreSQL database."""

from __future__ import annotations

import re
from pathlib import Path

_POSTGRES = re.compile(r"postgres(ql)?://")


def is_postgres(address: str | Path) -> bool:
    """Whether this is the address of a PostgreSQL database; otherwise it is the path of a file."""
    return isinstance(address, str) and _POSTGRES.match(address) is not None
