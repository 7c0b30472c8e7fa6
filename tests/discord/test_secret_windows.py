"""A window in which someone is asked in secret looks like one in which nobody is, on every screen of the others."""

from __future__ import annotations

import pytest

from rules.messages import TABLE
from rules.questions import Secrecy
from tests.discord.table import World, text
from tests.rules.sample import LUCKY
from tests.tables.helpers import pick

WAITS = {"en-US": "a secret who is being asked", "ja": "誰に聞いているかは秘密です"}


@pytest.mark.slow
@pytest.mark.parametrize("language", WAITS)
@pytest.mark.parametrize(
    ("bobs_hand", "asked"),
    [
        pytest.param([5, LUCKY, LUCKY], 1, id="Bob is asked whether he uses his luck"),
        pytest.param([5, 5, 5], TABLE, id="nobody is asked"),
    ],
)
async def test_the_screens_of_others_do_not_reveal_whether_anyone_is_asked(
    world: World, language: str, bobs_hand: list[int], asked: int
) -> None:
    bob, carol = world.person("bob"), world.person("carol", language)
    await world.started(bob, carol)
    await world.deal([1, 1, 1], [*bobs_hand], [2, 2, 2])
    table, game = await world.position()
    for seat, card in enumerate((1, 5, 2)):
        await pick(world.bot.tables, table.id, seat, f"card-{card}", interaction_id=100 + seat)
    await world.settled()
    in_secret = [question.seat for question in game.questions if question.awaited and question.secrecy is Secrecy.ALL]
    assert in_secret == [asked]
    assert WAITS["en-US"] in text(world.board)
    for screen in [
        (await carol.slash(world.channel, "table status")).response,
        (await carol.slash(world.channel, "help")).response,
        await world.my_move(carol),
        world.dms(carol)[-1],
    ]:
        assert screen is not None
        assert WAITS[language] in text(screen)
        assert "Bob" not in text(screen).split(WAITS[language])[1]
