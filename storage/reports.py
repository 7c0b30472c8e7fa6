"""Read what players reported: `python -m storage.reports DATABASE [NUMBER] [--record FILE]`.

DATABASE is the path of a file or the address of a PostgreSQL database; it is only read, also while the bot runs.
Without a number every report is listed, with one it is shown; `--record` writes the game that came with it, with its
seed and all hands, for `python -m rules.replay`.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from storage.database import Rows, reading
from storage.errors import BadDatabase

SHOWN = 60
"""So many characters of each report stand in the list."""


class Unreadable(Exception):
    """Why nothing can be shown, in one sentence."""


def main(arguments: list[str] | None = None) -> int:
    """List or show reports: 0 when that was done, 2 with a sentence when not."""
    parser = argparse.ArgumentParser(prog="python -m storage.reports", description=__doc__)
    parser.add_argument("database")
    parser.add_argument("number", type=int, nargs="?")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the reported game to this file")
    chosen = parser.parse_args(arguments)
    if chosen.record is not None and chosen.number is None:
        parser.error("--record needs the number of a report")
    try:
        with reading(chosen.database) as (rows, form):
            if not form:
                raise Unreadable("The database is empty: no bot has begun on it yet.")
            print("\n".join(_list(rows) if chosen.number is None else _one(rows, chosen)))
    except (BadDatabase, Unreadable, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _list(rows: Rows) -> list[str]:
    lines = []
    for report in rows.past.reports():
        text = " ".join(report.text.split())
        shown = text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
        lines.append(f"{report.number:>5}  {_when(report.at)}  table {report.table_id} ({report.game})  {shown}")
    return lines or ["There are no reports."]


def _one(rows: Rows, chosen: argparse.Namespace) -> list[str]:
    report = rows.past.report(chosen.number)
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
