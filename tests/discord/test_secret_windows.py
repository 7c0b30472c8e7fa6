"""A window in which someone is asked in secret looks like one in which nobody is, on every screen of the others."""

from __future__ import annotations

import pytest

from rules.questions import Secrecy
from tests.discord.table import World, text
from tests.tables.helpers import pick

WAITS = {"en-US": "a secret who is being asked", "ja": "誰に聞いているかは秘密です"}


@pytest.mark.slow
@pytest.mark.parametrize("language", WAITS)
@pytest.mark.parametrize("lucky", [True, False], ids=["somebody is asked", "nobody is asked"])
async def test_the_screens_of_others_do_not_reveal_whether_anyone_is_asked(
    world: World, language: str, lucky: bool
) -> None:
    bob, carol = world.person("bob"), world.person("carol", language)
    await world.started(bob, carol)
    game = await world.bot.tables.store.game((await world.table()).id)
    game.hands[0] = [1, 1, 1]  # type: ignore[attr-defined]
    game.hands[1] = [5, 6, 6] if lucky else [5, 5, 5]  # type: ignore[attr-defined]
    game.hands[2] = [2, 2, 2]  # type: ignore[attr-defined]
    for seat, card in ((0, 1), (1, 5), (2, 2)):
        await pick(world.bot.tables, (await world.table()).id, seat, f"card-{card}", interaction_id=100 + seat)
    await world.settled()
    asked = [question.seat for question in game.questions if question.awaited and question.secrecy is Secrecy.ALL]
    assert asked == ([1] if lucky else [-1])
    assert WAITS["en-US"] in text(world.board)
    shown = [
        (await carol.slash(world.channel, "hand")).response,
        (await carol.slash(world.channel, "table status")).response,
        (await carol.slash(world.channel, "help")).response,
        await world.my_move(carol),
        world.dms(carol)[-1],
    ]
    for screen in shown[1:]:
        assert screen is not None
        assert WAITS[language] in text(screen)
        assert "Bob" not in text(screen).split(WAITS[language])[1]
