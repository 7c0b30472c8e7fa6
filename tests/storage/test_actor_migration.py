"""The migration that stores who acted converts older games, in both databases."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from storage.database import Database
from storage.migrations import migrations
from storage.rows import Table
from storage.sqlite import database as sqlite
from tests.tables.helpers import spoil

MARK = "CREATE TABLE former_seats"
"""Identifies the migration under test by its text."""

ANN, BEN, CAT, EVE = 9001, 9002, 9003, 9004
PLAYER = {"player": {"seat": 1}}


def before(package: str) -> list[tuple[int, str]]:
    """The migrations before this one."""
    scripts = migrations(package)
    return scripts[: next(at for at, (_, script) in enumerate(scripts) if MARK in script)]


def game(path: Path | str, number: int, seats: Sequence[tuple[int | None, str, str | None]], status: str) -> None:
    """A game with these seats: person, name, computer player."""
    sql = (
        "INSERT INTO games (id, channel_id, game, options, language, host_id, status, version, created, started,"
        " touched, reason) VALUES (?, ?, 'turns', '{}', 'en', ?, ?, 9, 0, 0, 0, 'end-turns')"
    )
    spoil(path, sql, number, number, ANN, status)
    spoil(
        path,
        "INSERT INTO snapshots (game_id, entry, kind, rules_version, saved) VALUES (?, 0, 'start', 'x', '{}')",
        number,
    )
    for at, (user, name, computer) in enumerate(seats):
        row = (number, at, user, name, computer)
        spoil(path, "INSERT INTO seats (game_id, number, user_id, name, computer) VALUES (?, ?, ?, ?, ?)", *row)
        if status == "finished":
            spoil(
                path,
                "INSERT INTO places (game_id, seat, user_id, name, computer, place, total, scores, won)"
                " VALUES (?, ?, ?, ?, ?, 1, 0, '{}', 1)",
                *row,
            )


def held(path: Path | str, number: int, user: int, name: str) -> None:
    """Someone has held the hand of the middle seat."""
    spoil(path, "INSERT INTO hands (game_id, user_id, seat) VALUES (?, ?, 1)", number, user)
    spoil(path, "INSERT INTO mentions (game_id, user_id, name) VALUES (?, ?, ?)", number, user, name)


def chosen(path: Path | str, number: int, made_by: list[str]) -> None:
    """The choices of the middle seat, by actor; each has an event. "back 3" takes back what follows entry 3."""
    for entry, by in enumerate(made_by, 1):
        if by.startswith("back"):
            sql = "INSERT INTO choices (game_id, number, back_to, stir, made_by, at) VALUES (?, ?, ?, 0, 'person', ?)"
            spoil(path, sql, number, entry, int(by[5:]), float(entry))
            continue
        sql = (
            "INSERT INTO choices (game_id, number, seat, question, picked, made_by, at) VALUES (?, ?, 1, ?, '[]', ?, ?)"
        )
        spoil(path, sql, number, entry, entry, by, float(entry))
        event(path, number, 10 * entry, entry, "log-turn", {**PLAYER, "place": 0}, float(entry))
        event(path, number, 10 * entry + 1, entry, "log-turn", {**PLAYER, "place": 1}, float(entry))


def event(
    path: Path | str, number: int, event: int, entry: int, key: str, args: Mapping[str, object], at: float = 0.5
) -> None:
    """An event."""
    sql = "INSERT INTO events (game_id, number, entry, key, args, at) VALUES (?, ?, ?, ?, ?, ?)"
    spoil(path, sql, number, event, entry, key, json.dumps(args, separators=(",", ":")), at)


def lived(path: Path | str) -> None:
    """Store older games in whose middle seat people and computer players came and went."""
    sat = [(BEN, "Ben", None), (CAT, "Cat", None), (ANN, "Ann", None)]
    # Cat took over a computer's seat after three of its choices and made two that count.
    game(path, 1, sat, "finished")
    held(path, 1, CAT, "Cat")
    chosen(path, 1, ["computer"] * 3 + ["person", "person", "back 4", "person"])
    event(path, 1, 35, 3, "log-took_over", {"player": "Cat", "seat": 2})
    # Cat left after three choices; the computer made one.
    game(path, 2, [sat[0], (None, "", "steady"), sat[2]], "finished")
    held(path, 2, CAT, "Cat")
    chosen(path, 2, ["person"] * 3 + ["computer"])
    event(path, 2, 35, 3, "log-left", {"player": "Cat", "seat": {"seat": 1}})
    # A computer stood in for Cat from the second choice on, until she was back.
    game(path, 3, sat, "finished")
    held(path, 3, CAT, "Cat")
    chosen(path, 3, ["person", "clock", "computer", "person", "computer"])
    event(path, 3, 15, 1, "log-time_out", PLAYER)
    event(path, 3, 35, 3, "log-back_again", PLAYER)
    # An admin put Eve in Cat's seat, then a computer player; the game is running.
    game(path, 4, [sat[0], (None, "", "random"), sat[2]], "running")
    held(path, 4, CAT, "Cat")
    held(path, 4, EVE, "Eve")
    chosen(path, 4, ["person", "person", "computer"])
    event(path, 4, 15, 1, "log-replaced_by_admin", {"admin": "Mod", "seat": 2, "player": "Eve"})
    event(path, 4, 25, 2, "log-computer_by_admin", {"admin": "Mod", "seat": 2, **PLAYER})
    # Someone left who has since been forgotten; in game 6 nothing happened in the seat.
    game(path, 5, [sat[0], (None, "", "steady"), sat[2]], "running")
    event(path, 5, 5, 0, "log-left", {"player": {"key": "player-forgotten"}, "seat": {"seat": 1}})
    game(path, 6, sat, "finished")
    chosen(path, 6, ["person", "person"])


async def check(database: Database) -> None:
    """Check what has become of these games."""

    def read(number: int) -> Table:
        found = tables[number]
        assert found is not None
        return found

    tables = await database.read(lambda rows: {number: rows.tables.get(number) for number in range(1, 7)})
    former = {
        number: [(row.entry, row.event, row.user_id, row.name, row.computer) for row in read(number).former]
        for number in tables
    }
    assert former == {
        1: [(3, 35, None, "", "steady")],
        2: [(3, 35, CAT, "Cat", None)],
        3: [],
        4: [(1, 15, CAT, "Cat", None), (2, 25, EVE, "Eve", None)],
        5: [(0, 5, None, "", None)],
        6: [],
    }
    shares = {
        number: [(row.name, row.computer, row.stand_in, row.choices, row.credited) for row in read(number).shares]
        for number in tables
    }
    assert shares == {
        1: [("", "steady", False, 3, True), ("Cat", None, False, 2, False)],
        2: [("Cat", None, False, 3, True), ("", "steady", False, 1, False)],
        3: [("Cat", None, False, 2, False), ("Cat", "steady", True, 3, True)],
        4: [],
        5: [],
        6: [],
    }
    places = await database.read(
        lambda rows: [
            tuple(row)
            for row in rows.connection.execute(
                "SELECT game_id, user_id, name, computer FROM places WHERE seat = 1 ORDER BY game_id"
            )
        ]
    )
    assert places == [
        (1, None, "", "steady"),
        (2, CAT, "Cat", None),
        (3, None, "", "steady"),
        (6, CAT, "Cat", None),
    ]
    others = await database.read(
        lambda rows: rows.connection.execute(
            "SELECT count(*) FROM places WHERE seat = 0 AND user_id = ?", (BEN,)
        ).fetchone()[0]
    )
    assert others == 4
    marked = await database.read(
        lambda rows: [
            tuple(row)
            for row in rows.connection.execute(
                "SELECT game_id, number, stood_in FROM events WHERE stood_in IS NOT NULL ORDER BY number"
            )
        ]
    )
    assert marked == [(3, 20, 1), (3, 30, 1)], "after Cat was back, what was answered for her was a secret"


@pytest.mark.sqlite
async def test_migrating_an_older_file_records_who_acted(tmp_path: Path) -> None:
    path = tmp_path / "kantera.db"
    await (await sqlite.Database.open(path, scripts=before("storage.sqlite"))).close()
    lived(path)
    database = await sqlite.Database.open(path)
    await check(database)
    await database.close()


@pytest.mark.postgres
async def test_migrating_an_older_server_database_records_who_acted(empty: str) -> None:
    from storage.postgres import database as postgres

    await (await postgres.Database.open(empty, scripts=before("storage.postgres"))).close()
    lived(empty)
    database = await postgres.Database.open(empty)
    await check(database)
    await database.close()
