"""Second answers below the first: when there is one, and what it says."""

from __future__ import annotations

import pytest

from cogs.inquiries import readings
from cogs.inquiries.answers import answer
from cogs.interactions.inquiries import Inquiries
from tests.discord.inquiries.test_offers import offered
from tests.discord.inquiries.test_questions import known
from tests.discord.table import World

pytestmark = pytest.mark.slow

PERHAPS = {"en": "-# Or perhaps:", "ja": "-# または："}


def told(world: World, name: str, asked: str, language: str) -> tuple[str, str, set[str]]:
    """The first answer, the second one, and the labels of the answers offered."""
    given = known(world, name, language, seed="quarry", seat=0)
    screen = answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, 0))
    first, _, second = screen.text.partition(PERHAPS[language])
    return first, second, {*offered(screen)}


@pytest.mark.parametrize(
    ("name", "language", "asked", "has", "also"),
    [
        ("map_masters", "en", "what comes after exploring", "A round goes", "the paths are scored"),
        ("dungeon_go", "ja", "魔王が出るのはいつ", "魔王は階層5にいます", "今は階層3です"),
    ],
)
async def test_the_next_best_answer_is_told_below_an_uncertain_one(
    world: World, name: str, language: str, asked: str, has: str, also: str
) -> None:
    first, second, labels = told(world, name, asked, language)
    assert has in first, first
    assert also in second, (first, second)
    title = second.splitlines()[0].strip().strip("*")
    assert title not in labels, "a button would only repeat it"
    assert len(second) <= readings.MOST_CHARACTERS + 300


@pytest.mark.parametrize(
    ("name", "language", "asked"),
    [
        ("thunderstone", "en", "who leads?"),
        ("dungeoneer", "en", "what are we waiting for"),
        ("dungeon_go", "ja", "今どうなってる？"),
        ("thunderstone", "en", "Suffering?"),
    ],
)
async def test_an_answer_that_was_asked_for_stands_alone(world: World, name: str, language: str, asked: str) -> None:
    first, second, _ = told(world, name, asked, language)
    assert first
    assert not second
