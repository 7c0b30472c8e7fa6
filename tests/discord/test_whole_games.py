"""Every game from the lobby on, played on the real screens with what they offer.

SimCord refuses whatever Discord would refuse: texts that are too long, duplicate ids, too many components.
"""

from __future__ import annotations

from random import Random

import pytest

from cogs.services.discord_limits import BYTES_PER_TEXT, MOST_BYTES, MOST_CHARACTERS
from rules.lessons import advised
from rules.players import answer
from rules.registry import GAMES
from tests.discord.screen_answers import answer_by_screen, pressable
from tests.discord.table import TEXT, Seen, World, components, response, text

pytestmark = pytest.mark.slow

SEED = "whole-games-1"
LOCALES = ("en-US", "ja")
ANSWERS = 45
"""The number of answers given by hand; the rest of the game is not tested."""


def fits(message: Seen) -> bool:
    """Whether a message keeps the limits that Discord has and no library checks."""
    texts = [part["content"] for part in components(message) if part["type"] == TEXT]
    taken = sum(len(words.encode()) + BYTES_PER_TEXT for words in texts)
    return sum(map(len, texts)) <= MOST_CHARACTERS and taken <= MOST_BYTES


@pytest.mark.long
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.simcord(settle_timeout=60.0)
async def test_a_game_can_be_played_with_what_is_on_the_screen(world: World, name: str, language: str) -> None:
    player = world.person("hana", language)
    rng = Random(f"{SEED}-{name}")
    kind = GAMES[name]
    await player.slash(world.channel, f"{world.bot.services.groups[name]} new")
    for _ in range(max(2, kind.seat_numbers[0]) - 1):
        await world.add(player, "steady")
    (start,) = pressable(world.board, "start").values()
    await player.click(world.board, custom_id=start)
    table = await world.table()
    (move,) = pressable(world.board, "move").values()
    panel = response(await player.click(world.board, custom_id=move))
    presses = 0
    for number in range(ANSWERS):
        game = await world.bot.tables.store.game(table.id)
        mine = [question for question in game.questions if question.seat == 0]
        question = next((question for question in mine if question.awaited), None)
        if game.result is not None or question is None:
            break
        assert fits(panel), text(panel)
        assert fits(world.board)
        answers = answer(game, question, world.bot.services.players[name]["steady"], rng)
        picked = (
            advised(question.options(game), answers) or answers
        )  # the answer that is shown in place of a hidden one
        presses += await answer_by_screen(player, panel, picked)
        await world.settled()
        asked = {question.id for question in (await world.bot.tables.store.game(table.id)).questions}
        assert question.id not in asked, f"{question.kind} {picked} at answer {number}"
    assert presses >= 3
    last: list[Seen] = [world.board, panel, *world.dms(player)[-1:]]
    for message in last:
        assert fits(message)
        assert text(message).strip()
