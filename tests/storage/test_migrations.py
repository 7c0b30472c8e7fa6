"""Rows of earlier forms read as what is stored now."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from rules.messages import Message, Part, refer, seat_name
from storage.database import is_postgres, open_database
from storage.migrations import migrations
from storage.rows import ARGS
from tests.games.story_lines import NAMES
from tests.tables.helpers import alter, rows

OPENED_BEFORE = '{"player":{"seat":1},"source":{"key":"boon-wayfinding"},"threat":{"key":"map-forge"}}'
OPENED = Message(
    "log-automatic", {"player": seat_name(1), "source": refer("boon-wayfinding"), "threat": refer("map-forge")}
)
HIT_BY = Part("part-hit_by", {"source": refer("treasure-maul")})
BEFORE_40_AND_NOW: list[tuple[tuple[str, str], Message | None]] = [
    (
        ("log-hit_effect", '{"winner":{"seat":1},"source":{"key":"treasure-maul"}}'),
        Message("log-hit_effect", {"winner": seat_name(1), "by": HIT_BY}),
    ),
    (
        ("log-own_hit_effect", '{"winner":{"key":"monster-drake"}}'),
        Message("log-hit_effect", {"winner": refer("monster-drake"), "by": ""}),
    ),
    (("log-opens_locked", OPENED_BEFORE), OPENED),
    (("log-untips_at_once", OPENED_BEFORE), OPENED),
    (("log-recipient", '{"player":{"seat":1}}'), None),
    (("log-trap_spent", '{"card":{"key":"trap-net"}}'), None),
    (("log-free_challenge", '{"player":{"seat":1}}'), None),
]
"""Events of Dungeoneer, key and arguments as they were stored before form 40, and as they are told now; None: not."""
BEFORE_40 = [before for before, _ in BEFORE_40_AND_NOW]
TOLD_NOW = [now for _, now in BEFORE_40_AND_NOW if now is not None]


@pytest.fixture
def unused(path: Path | str, request: pytest.FixtureRequest) -> Path | str:
    """Where there is no database yet, or an empty one."""
    address: Path | str = request.getfixturevalue("empty") if is_postgres(path) else path
    return address


async def test_what_dungeoneer_told_before_form_40_reads_as_it_is_told_now(unused: Path | str) -> None:
    path = unused
    package = "storage.postgres" if is_postgres(unused) else "storage.sqlite"
    older = [(number, script) for number, script in migrations(package) if number < 40]
    await (await import_module(f"{package}.database").Database.open(path, scripts=older)).close()
    for id, game in ((1, "dungeoneer"), (2, "dungeon_go")):
        alter(
            path,
            "INSERT INTO games (id, channel_id, game, options, language, host_id, status, created, touched)"
            f" VALUES ({id}, {id}, '{game}', '{{}}', 'en', 1, 'lobby', 0, 0)",
        )
        for number, (key, args) in enumerate(BEFORE_40, 1):
            put = f"INSERT INTO events (game_id, number, entry, key, args, at) VALUES ({id}, {number}, 1, ?, ?, 0)"
            alter(path, put, key, args)
    for _ in range(2):  # the second start changes nothing
        await (await open_database(path)).close()
        stored = rows(path, "SELECT key, args FROM events WHERE game_id = 1 ORDER BY number")
        messages = [Message(str(key), ARGS.validate_json(str(args))) for key, args in stored]
        assert messages == TOLD_NOW
        assert all(
            TEXTS.say_exactly(language, "dungeoneer", message, NAMES) for language in LANGUAGES for message in messages
        )
        others = rows(path, "SELECT key, args FROM events WHERE game_id = 2 ORDER BY number")
        assert others == BEFORE_40, "those of another game stay as they are"
