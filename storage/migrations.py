"""The numbered SQL scripts that bring a database from one form to the next."""

from __future__ import annotations

import re
from importlib.resources import files

UPGRADES = "5b187042"
"""The commit whose program upgrades databases from before the oldest of the present scripts."""


def migrations(database: str) -> list[tuple[int, str]]:
    """The scripts in `migrations/` of a package such as `storage.sqlite`, each with its number, in order.

    Raises ValueError if two have the same number: a database that has one would never get the other.
    """
    scripts: dict[int, str] = {}
    for file in files(database).joinpath("migrations").iterdir():
        named = re.fullmatch(r"(\d{4})_\w+\.sql", file.name)
        if named:
            if int(named[1]) in scripts:
                raise ValueError(f"two scripts of {database} have the number {named[1]}")
            scripts[int(named[1])] = file.read_text(encoding="utf-8")
    return sorted(scripts.items())


def too_old(shown: str, number: int, oldest: int) -> str:
    """The sentence for the person who starts the bot on a database from before these scripts."""
    return (
        f"The database {shown} is too old (its form is {number}, this program begins with {oldest});"
        f" start the program of commit {UPGRADES} on it once, which upgrades it."
    )
