"""Remarks of computer players at great moments: only about public events, and never for people."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cogs.screens.remarks import NUMBERS, remark, victory
from cogs.services.reader import Reader
from locales.texts import LANGUAGES
from rules.messages import Args, refer, seat_name
from rules.registry import GAMES
from rules.results import Place, Result
from storage.rows import LoggedEvent, SeatRow, Table
from tests.discord.conftest import TEXTS
from tests.discord.table import World

pytestmark = pytest.mark.slow

PERSON, COMPUTER = 0, 2


def looking(world: World, name: str, language: str = "en", **more: Any) -> Reader:
    """A spectator of a game of a person and two computer players."""
    game = GAMES[name].start(3, seed="remarks")
    seats = [
        SeatRow(number=0, user_id=7, name="Ann"),
        SeatRow(number=1, computer="steady", name="olive"),
        SeatRow(number=2, computer="steady", name="moss"),
    ]
    table = Table(
        id=3,
        guild_id=1,
        channel_id=2,
        game=name,
        settings={},
        language="en",
        host_id=7,
        status="running",
        seats=seats,
        created=0,
        started=1,
        touched=2,
        **more,
    )
    return Reader(world.bot.services, table, game, None, language)


def event(key: str, number: int, *, audience: tuple[int, ...] | None = None, **args: Any) -> LoggedEvent:
    given: Args = dict(args)
    return LoggedEvent(key=key, args=given, audience=audience, number=number, entry=number, at=0.0)


async def test_a_computer_player_remarks_on_its_own_misfortune_in_each_language(world: World) -> None:
    fallen = event("log-paladin_comes", 4, player=seat_name(COMPUTER), paladin=refer("hero-paladin_1"))
    english, japanese = (remark(looking(world, "dungeon_lords", language), [fallen]) for language in ("en", "ja"))
    assert english == "🤖 Moss: “Bar the doors!”"
    assert japanese == "🤖 モス「入り口を閉めてください！」"


@pytest.mark.parametrize(
    ("number", "seat", "audience", "speaks"),
    [
        (3, COMPUTER, None, True),
        (4, COMPUTER, None, False),  # two of three lost tiles have no remark
        (3, PERSON, None, False),
        (3, COMPUTER, (COMPUTER,), False),  # not a public event
    ],
)
async def test_only_some_public_events_of_computer_players_have_a_remark(
    world: World, number: int, seat: int, audience: tuple[int, ...] | None, speaks: bool
) -> None:
    fallen = event("log-conquered", number, audience=audience, player=seat_name(seat), square="C1")
    assert bool(remark(looking(world, "dungeon_lords"), [fallen])) == speaks


async def test_a_remark_on_an_event_is_the_same_in_every_place(world: World) -> None:
    heard = event("log-paladin_comes", 4, player=seat_name(COMPUTER), paladin=refer("hero-paladin_1"))
    in_a_chronicle = LoggedEvent(key=heard.key, args=heard.args, entry=heard.entry)
    reader = looking(world, "dungeon_lords")
    assert remark(reader, [in_a_chronicle]) == remark(reader, [replace(heard, number=99)]) != ""


async def test_the_remark_on_a_hero_is_made_by_its_owner(world: World) -> None:
    reader = looking(world, "dungeon_go")
    assert reader.game is not None
    game: Any = reader.game
    for hero, card in zip(game.heroes, ("warrior", "thief", "wizard"), strict=True):
        hero.card = card
        said = remark(reader, [event("log-hero_dies", 3, hero=hero.name)])
        assert said.startswith("🤖 Moss: ") == (hero.seat == COMPUTER)
        assert bool(said) == (hero.seat != PERSON)


@pytest.mark.parametrize(
    ("winners", "said"), [([COMPUTER], "🤖 Moss: “Well played, everyone!”"), ([PERSON], ""), ([1, 2], ""), ([], "")]
)
async def test_only_a_computer_player_that_wins_alone_has_a_closing_remark(
    world: World, winners: list[int], said: str
) -> None:
    places = [Place(seat=seat, place=1, total=3) for seat in range(3)]
    assert victory(looking(world, "thunderstone"), Result(reason="end-x", winners=winners, places=places)) == said


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_remark_is_about_an_existing_event(game: str) -> None:
    for language in LANGUAGES:
        keys = [key for key in TEXTS.keys(language, game) if key.startswith("says-")]
        for key in keys:
            name, _, number = key.removeprefix("says-").rpartition("-")
            assert TEXTS.has(language, game, f"log-{name}")
            assert int(number) < NUMBERS
