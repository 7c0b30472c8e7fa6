"""Read what players reported: `kantera reports [NUMBER] [--record FILE]`.

The database is only read, even while the bot runs. Without a number, all reports are listed; with one, that report is
shown; `--record` writes its game, with its seed and all hands, for `python -m rules.replay`.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from storage.database import Rows, reading
from storage.errors import BadDatabase

SHOWN = 60
"""The number of characters of each report in the list."""


class Unreadable(Exception):
    """Why nothing can be shown, in one sentence."""


def run(address: str | Path, number: int | None = None, record: Path | None = None) -> int:
    """List the reports in the database at `address`, or show one: returns 0, or 2 with a sentence.

    `record`: the file to which the game of report `number` is written.
    """
    try:
        with reading(address) as (rows, form):
            if not form:
                raise Unreadable("The database is empty: no bot has begun on it yet.")
            print("\n".join(_list(rows) if number is None else _one(rows, number, record)))
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


def _one(rows: Rows, number: int, file: Path | None) -> list[str]:
    report = rows.past.report(number)
    if report is None:
        raise Unreadable(f"There is no report {number}.")
    lines = [
        f"Report {report.number}, {_when(report.at)}, table {report.table_id}, rules {report.rules_version or '-'},"
        f" from {report.user_id or 'somebody who was forgotten'}",
        "",
        report.text or "(the text was removed with the person)",
        "",
    ]
    if report.record is None:
        return [*lines, "The game had not begun; there is no record of it."]
    if file is None:
        return [*lines, f"The game is kept with it; --record FILE writes it ({len(report.record.encode())} bytes)."]
    file.write_text(report.record, encoding="utf-8")
    return [*lines, f"The game is written to {file}."]


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))
