"""Questions in plain words in the middle of games: what is understood, and that there is an answer."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.interactions.inquiries import spoken
from cogs.screens.answers import Known, answer
from cogs.services.inquiries import understand
from cogs.services.reader import Reader
from locales.texts import LANGUAGES
from rules.game import Game
from rules.messages import Event
from rules.players import answer as pick
from rules.registry import GAMES, PLAYERS
from storage.rows import LoggedEvent, SeatRow, Table
from tests.discord.table import World

pytestmark = pytest.mark.slow

FILES = ("first", "second", "third", "fourth")
CHOICES = {"dungeon_go": 90, "thunderstone": 60, "dungeon_lords": 60, "dungeoneer": 150, "map_masters": 90}
NAMES = ("Alice", "Bob", "Carol")


@cache
def middle(name: str) -> tuple[Game, list[tuple[int, Event]]]:
    """A game of three in its middle, and what happened, each with the number of the choice."""
    game, rng, player = GAMES[name].start(len(NAMES), seed="lantern"), Random(1), PLAYERS[name]["steady"]
    told = [(0, event) for event in game.opening]
    while game.result is None and game.choices < CHOICES[name]:
        question = game.awaited()
        happened = game.choose(question.seat, question.id, pick(game, question, player, rng))
        told += [(game.choices, event) for event in happened]
    return game, told


def questions(file: str) -> list[tuple[str, dict[str, Any]]]:
    """The questions of a file with their languages."""
    data = tomllib.loads((Path(__file__).parent / "questions" / f"{file}.toml").read_text(encoding="utf-8"))
    return [(language, each) for language in ("en", "ja") for each in data[language]]


@pytest.mark.parametrize("file", FILES)
async def test_questions_are_understood_and_answered(world: World, file: str) -> None:
    faults = []
    for language, question in questions(file):
        game, told = middle(question["game"])
        seats = [SeatRow(number=seat, user_id=seat + 1, name=name) for seat, name in enumerate(NAMES)]
        table = Table(
            id=7,
            guild_id=1,
            channel_id=2,
            game=game.name,
            options={},
            language="en",
            host_id=1,
            status="running",
            seats=seats,
            version=game.choices,
            created=0,
            started=1,
            touched=1_000,
        )
        events = [
            LoggedEvent(key=event.key, args=event.args, audience=event.audience, number=at, entry=entry, at=float(at))
            for at, (entry, event) in enumerate(told, 1)
            if event.heard_by(None)
        ]
        asked = question["ask"]
        assert spoken(asked, "en") == language
        cards = world.bot.lookups.cards[game.name]
        things = {card: [cards.card_name(card, each) for each in LANGUAGES] for card in cards.spelled()}
        found = understand(asked, NAMES, things, 0)
        said = answer(Known(Reader(world.bot.services, table, game, None, language), events, cards, False), found).text
        unknown = world.bot.services.say(language, "answer-unknown")
        right = any(part in said for part in question.get("has", [""]))
        if found[0].topic != question.get("topic", found[0].topic) or not right or unknown in said:
            faults.append((asked, [str(each.topic) for each in found], said))
    assert faults == []
