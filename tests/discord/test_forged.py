"""Forged custom ids: each is answered with a sentence, and shows nothing of other people's tables."""

from __future__ import annotations

import logging
from random import Random

import pytest
import simcord

from tests.discord.table import Member, World, response, text

NUMBERS = ("0", "1", "2", "3", "99", "-1", "999999999", "999999999999", "1000000000000", "x", "", "１", "1.2", "1.")
RESTS = [
    *("", ":", ":0", ":-1", ":x", ":1.x", ":x.1", ":0.-1", ":-", ":-,", ":-,x", ":,", ":,,", ":1,2"),
    *(":sample,1", ":sample", ":" + "9" * 60, ":1." + "9" * 50, ":undo.1", ":undo.x", ":end." + "9" * 40),
    *(":sample,x,y", ":sample,1,1,1", ":１", ":\u202eab", ":a\nb", ":" + "𝕏" * 29, ":'; DROP TABLE games; --"),
    *(":{ $x }", ":all", ":card-1", ":~done"),
]
VALUES: tuple[list[str], ...] = (
    *([], [""], ["0"], ["-1"], ["x"], ["99999999999999999999"], ["all"], ["rounds=0"], ["rounds=99"], ["rounds=-1"]),
    *(["rounds=x"], ["=0"], ["rounds"], ["random"], ["genius"], ["dm"], ["none"], ["admin"], ["table"], ["how"]),
    *(["card-1"], ["card-1", "card-1"], ["a" * 100], ["\u202e"], ["{ $x }"], ["１"]),
)


def forged_ids(world: World, chance: Random) -> list[tuple[str, list[str] | None]]:
    """Ids as a changed client might send them: every action, some that do not exist, and plain rubbish."""
    actions = [*sorted(set(world.bot.router.handlers) - {"forget_yes"}), "", "DO", "nothing", "x" * 13]
    made: list[tuple[str, list[str] | None]] = [("", None), ("🎲", None), ("k", ["x"]), ("k:1:1:log", ["x"])]
    for action in actions:
        values = chance.choice((None, chance.choice(VALUES)))
        usual = "k" if values is None else "m"  # the kind of a button, of a menu
        kind = usual if chance.random() < 0.9 else chance.choice("kmx")
        table, question = chance.choice(NUMBERS), chance.choice(NUMBERS)
        line = chance.choice(("", "", ".1", ".x"))
        custom_id = f"{kind}:{table}:{question}{line}:{action}{chance.choice(RESTS)}"
        made.append((custom_id[:100], values))
    return made


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long), pytest.param(3, marks=pytest.mark.long)])
@pytest.mark.parametrize("stage", ["lobby", "game"])
async def test_every_forged_id_is_answered_and_none_leaves_a_traceback(
    world: World, caplog: pytest.LogCaptureFixture, stage: str, seed: int
) -> None:
    bob, eve = world.person("bob"), world.person("eve")
    if stage == "lobby":
        await world.lobby(bob)
    else:
        await world.started(bob)
    await eve.slash(world.channel, "help")
    chance = Random(f"forged {stage} {seed}")
    for custom_id, values in forged_ids(world, chance):
        who = chance.choice((world.alice, bob, eve))
        caplog.clear()
        with caplog.at_level(logging.INFO):
            result = await world.forge(who, world.board, custom_id, values)
        assert result.acknowledged, (custom_id, values)
        errors = [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]
        assert errors == [], (custom_id, values, errors)
        if result.response is not None and "is from an older version of me" in text(result.response):
            lines = [record for record in caplog.records if record.name == "cogs.interactions.router"]
            assert [record.levelname for record in lines] == ["WARNING"], (custom_id, values)
            assert "\n" not in lines[0].getMessage()


async def test_a_button_of_a_game_is_refused_before_the_game_begins(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    await world.press(world.person("bob"), world.board, "🪑 Join / leave")
    reply = response(await world.forge(world.alice, world.board, "k:1:1.2:unpick", None))
    assert "The game hasn't started. The host starts it in the lobby." in text(reply)
    assert reply.flags.ephemeral


async def test_a_button_that_changes_a_lobby_is_refused_once_the_game_has_begun(world: World, rival: Member) -> None:
    for custom_id, values in (("k:1:0:seating", None), ("m:1:0:seat", ["1"]), ("k:1:0:night", None)):
        reply = response(await world.forge(world.alice, world.board, custom_id, values))
        assert "The game has already started, so the lobby's settings are fixed." in text(reply), custom_id
        assert reply.flags.ephemeral


async def test_unknown_custom_ids_are_reported_as_from_an_older_version(world: World, rival: Member) -> None:
    forged: list[tuple[str, list[str] | None]] = [
        *((id, None) for id in ("not ours", "k:1:0:nothing", "k:1:0:older:x", "k:1:0:older:1.x")),
        *((id, None) for id in ("k:1:0:log_of", "k:1:1:pick")),
        *((id, None) for id in ("k:1:0:undo:x", "k:1:0:agree:undo.x", "k:1:1:page:1", "k:1:1:group:x", "k:1:1:pick")),
        ("m:1:0:log_of", ["Bob"]),
        ("m:0:0:topic:sample", ["no such topic"]),
        ("m:0:0:topic:chess", ["how"]),
        ("m:0:0:past_game:sample", ["1"]),
        ("m:0:0:help_list", ["no such group"]),
        ("k:1:0:do", ["1"]),
    ]
    for custom_id, values in forged:
        reply = (await world.forge(world.alice, world.board, custom_id, values)).response
        assert reply is not None, custom_id
        assert "is from an older version of me" in text(reply), custom_id
        assert reply.flags.ephemeral


async def elsewhere(world: World, who: simcord.MemberActor) -> tuple[simcord.MemberActor, simcord.ChannelHandle]:
    """The person in another server, with a channel."""
    guild = world.env.create_guild()
    return guild.add_member(who.user), guild.create_text_channel("cellar")


async def test_present_and_former_players_can_read_the_log_anywhere(world: World) -> None:
    bob, carol = await world.started("bob", "carol")
    stranger, cellar = await elsewhere(world, bob)
    await stranger.slash(cellar, "sample new")
    for leaves in (False, True):
        if leaves:
            await world.bot.tables.seats.leave(1, bob.id)
        log = response(await world.forge(stranger, world.public(cellar)[-1], "k:1:0:log"))
        assert "Log of table 1" in text(log)
    assert "Log of table 1" in text(await world.forge(carol.user, world.dms(carol)[-1], "k:1:0:log"))


async def test_the_games_of_someone_else_are_not_listed_in_a_dm(world: World) -> None:
    await world.finished(computers=1, rounds=1)
    await world.started(world.bob)
    assert "Alice" in text(await world.forge(world.alice, world.board, f"k:0:0:past:,{world.alice.id},0"))
    dm = world.dms(world.bob)[-1]
    await world.forge(world.bob.user, dm, f"k:0:0:past:,{world.alice.id},0")
    assert "No game has been finished" in text(world.dms(world.bob)[-1])
