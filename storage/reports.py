"""Read what players reported: `python -m storage.reports DATABASE [NUMBER] [--record FILE]`.

Without a number every report is listed, with one it is shown; `--record` writes the game that came with it, with its
seed and all hands, for `python -m rules.replay`. The database is only read, also while the bot runs.
"""

from __future__ import annotations

import argparse
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

from storage.queries.rows import Rows
from storage.sqlite.database import APPLICATION_ID

SHOWN = 60
"""So many characters of each report stand in the list."""


class Unreadable(Exception):
    """Why nothing can be shown, in one sentence."""


def main(arguments: list[str] | None = None) -> int:
    """List or show reports: 0 when that was done, 2 with a sentence when not."""
    parser = argparse.ArgumentParser(prog="python -m storage.reports", description=__doc__)
    parser.add_argument("database", type=Path)
    parser.add_argument("number", type=int, nargs="?")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the reported game to this file")
    chosen = parser.parse_args(arguments)
    if chosen.record is not None and chosen.number is None:
        parser.error("--record needs the number of a report")
    try:
        with closing(_open(chosen.database)) as connection:
            print("\n".join(_list(connection) if chosen.number is None else _one(connection, chosen)))
    except (Unreadable, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    except sqlite3.Error as error:
        print(f"{chosen.database} cannot be read: {error}", file=sys.stderr)
        return 2
    return 0


def _open(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise Unreadable(f"There is no file {path}.")
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    connection.row_factory = sqlite3.Row
    try:
        (owner,) = connection.execute("PRAGMA application_id").fetchone()
        tables = connection.execute("SELECT name FROM sqlite_master WHERE name = 'reports'").fetchall()
    except sqlite3.Error:
        connection.close()
        raise
    if owner != APPLICATION_ID or not tables:
        connection.close()
        raise Unreadable(f"{path} is no database of Kantera, or one of a version without reports.")
    return connection


def _list(connection: sqlite3.Connection) -> list[str]:
    lines = []
    for report in Rows(connection).past.reports():
        text = " ".join(report.text.split())
        shown = text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
        lines.append(f"{report.number:>5}  {_when(report.at)}  table {report.table_id} ({report.game})  {shown}")
    return lines or ["There are no reports."]


def _one(connection: sqlite3.Connection, chosen: argparse.Namespace) -> list[str]:
    report = Rows(connection).past.report(chosen.number)
    if report is None:
        raise Unreadable(f"There is no report {chosen.number}.")
    lines = [
        f"Report {report.number}, {_when(report.at)}, table {report.table_id}, rules {report.rules_version or '-'},"
        f" from {report.user_id or 'somebody who was forgotten'}",
        "",
        report.text or "(the text was removed with the person)",
        "",
    ]
    if report.record is None:
        return [*lines, "The game had not begun; there is no record of it."]
    if chosen.record is None:
        return [*lines, f"The game is kept with it; --record FILE writes it ({len(report.record.encode())} bytes)."]
    chosen.record.write_text(report.record, encoding="utf-8")
    return [*lines, f"The game is written to {chosen.record}."]


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))


if __name__ == "__main__":
    sys.exit(main())
