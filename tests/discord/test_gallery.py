"""From nothing to the first decision: the gallery, its buttons, hello, a DM in plain words."""

from __future__ import annotations

import discord
import pytest
import simcord

from cogs.screens.gallery import gallery
from cogs.services.ids import CustomId
from cogs.services.interaction_caller import caller_of
from cogs.services.layout import layout
from cogs.services.screen import Text
from rules.registry import GAMES
from tests.discord.table import Member, World, buttons, response, says, text
from tests.discord.test_interaction_caller import interaction

pytestmark = pytest.mark.long

COMMANDS = {"Dungeon GO!": "dungeongo", "Dungeon Lords": "dungeonlords"}


async def gallery_of(world: World, who: simcord.MemberActor) -> simcord.ResponseMessage:
    result = await who.slash(world.channel, "play")
    assert result.ephemeral
    return response(result)


async def test_the_gallery_shows_every_game_with_a_button(world: World) -> None:
    page = await gallery_of(world, world.alice)
    for name in ("Dungeon GO!", "Thunderstone", "Dungeon Lords", "Dungeoneer", "Map Masters"):
        assert f"Play {name}" in buttons(page)
        assert f"## {name}" in text(page)
    assert "-# 1 to 4 players (one: combat training) · 90 to 150 minutes · demanding" in text(page)
    assert list(buttons(page))[-2:] == ["🎓 Learn a game", "🗓️ Today's dungeon"]
    assert "サンダーストーンで遊ぶ" in buttons(await gallery_of(world, world.hana))


@pytest.mark.parametrize("name", ["Dungeon GO!", "Thunderstone", "Dungeon Lords", "Dungeoneer", "Map Masters"])
async def test_the_second_press_starts_and_shows_the_first_question(world: World, name: str) -> None:
    page = await gallery_of(world, world.alice)
    await world.press(world.alice, page, f"Play {name}")
    table = await world.table()
    assert [seat.user_id == world.alice.id for seat in table.seats] == [True, False]
    assert table.seats[1].computer == "steady"
    assert (
        table.settings
        == GAMES[table.game].settings_type.model_validate(dict(GAMES[table.game].settings_type.first)).model_dump()
    )
    begun = await world.press(world.alice, world.board, "▶️ Start")
    (panel,) = begun.followups
    assert panel.flags.ephemeral
    assert "###" in text(panel)
    assert (await world.table()).started is not None


async def test_the_panel_shown_by_start_is_kept_up_to_date(world: World) -> None:
    await world.lobby(world.bob)
    begun = await world.press(world.alice, world.board, "▶️ Start")
    (panel,) = begun.followups
    assert "which card do you lay?" in text(panel)
    await world.lay(world.alice, panel)
    assert "Waiting for Bob" in text(panel)
    theirs = await world.my_move(world.bob)
    await world.lay(world.bob, theirs)
    says(panel, "Bob has laid a card.", never="Waiting for Bob")


async def test_a_new_table_has_the_settings_of_the_hosts_last_game(world: World) -> None:
    await world.alice.slash(world.channel, "sample new", rounds=1)
    assert (await world.table()).settings["rounds"] == 1
    await world.press(world.bob, world.board, "🪑 Join / leave")
    await world.press(world.alice, world.board, "▶️ Start")
    for who in (world.alice, world.bob):
        panel = await world.my_move(who)
        await world.lay(who, panel)
    await world.alice.slash(world.channel, "sample new")
    assert (await world.table()).settings["rounds"] == 1
    other = world.guild.create_text_channel("cellar")
    await world.person("carol").slash(other, "sample new")
    table = await world.table(other)
    assert table.settings["rounds"] == 3


async def test_an_unknown_game_opens_no_table(world: World) -> None:
    page = await gallery_of(world, world.alice)
    assert "⚠️" in text(await world.forge(world.alice, page, CustomId("play", rest="chess").button))
    assert await world.bot.tables.store.by_channel(world.channel.id) is None


async def asked_for(world: World, who: Member, game: str, *, typed: bool) -> simcord.ResponseMessage:
    """The answer to who asks for a new table by a command, or else in the gallery."""
    if typed:
        return response(await who.slash(world.channel, f"{COMMANDS[game]} new"))
    return response(await world.press(who, await gallery_of(world, who), f"Play {game}"))


@pytest.mark.parametrize("typed", [False, True])
async def test_in_a_channel_with_a_table_that_is_named_and_a_thread_offered(world: World, typed: bool) -> None:
    await world.press(world.alice, await gallery_of(world, world.alice), "Play Dungeon GO!")
    before = await world.table()
    answer = await asked_for(world, world.bob, "Dungeon Lords", typed=typed)
    assert answer.ephemeral
    says(answer, "[Dungeon GO!, table 1](https://discord.com/", str(world.board.id))
    assert await world.table() == before
    await world.press(world.bob, answer, "Dungeon Lords in a new thread")
    (thread,) = world.channel.threads
    table = await world.table(thread)
    assert (table.game, table.seats[0].user_id) == ("dungeon_lords", world.bob.id)
    assert [seat.computer for seat in table.seats] == [None, "steady"]
    assert "▶️ Start" in buttons(world.public(thread)[-1])


async def test_in_a_thread_with_a_table_a_thread_of_the_same_channel_is_offered(world: World) -> None:
    page = await gallery_of(world, world.alice)
    await world.press(world.alice, page, "Play Dungeon GO!")
    answer = response(await world.press(world.alice, page, "Play Thunderstone"))
    await world.press(world.alice, answer, "Thunderstone in a new thread")
    (thread,) = world.channel.threads
    inside = response(await world.alice.slash(thread, "play"))
    full = response(await world.press(world.alice, inside, "Play Dungeoneer"))
    assert "[Thunderstone, table 2](https://discord.com/" in text(full)
    await world.press(world.alice, full, "Dungeoneer in a new thread")
    assert [(await world.table(thread)).game for thread in world.channel.threads] == ["thunderstone", "dungeoneer"]


async def test_who_opens_their_first_game_is_offered_its_lesson_once(world: World) -> None:
    opened = await world.press(world.alice, await gallery_of(world, world.alice), "Play Thunderstone")
    (offer,) = opened.followups
    assert offer.flags.ephemeral
    assert "first game of Thunderstone?" in text(offer)
    await world.press(world.alice, offer, "🎓 Learn it")
    assert (await world.table()).lesson is not None
    for game, offers in (("thunderstone", 0), ("dungeongo", 1)):
        again = await world.alice.slash(world.guild.create_text_channel(game), f"{game} new")
        assert len(again.followups) == offers


@pytest.mark.parametrize("typed", [True, False])
async def test_a_lesson_in_the_channel_can_be_ended_for_another_game(world: World, typed: bool) -> None:
    await world.forge(world.alice, await gallery_of(world, world.alice), CustomId("learn", rest="thunderstone").button)
    of_bob, of_alice = [await asked_for(world, who, "Dungeon GO!", typed=typed) for who in (world.bob, world.alice)]
    assert "Dungeon GO! in a new thread" in buttons(of_bob)
    assert {"End…", "Dungeon GO! in a new thread"} <= {*buttons(of_alice)}
    assert "End…" not in buttons(of_bob), "it is her lesson"
    really = response(await world.press(world.alice, of_alice, "End…"))
    await world.press(world.alice, really, "End it now")
    assert (await world.bot.tables.store.get(1)).is_over


async def test_where_no_thread_can_be_made_another_channel_is_named(world: World) -> None:
    voice = world.guild.create_voice_channel("voice")
    await world.alice.slash(voice, "thunderstone new")
    full = response(await world.press(world.alice, response(await world.alice.slash(voice, "play")), "Play Dungeoneer"))
    assert "Open your table in another channel." in text(full)
    assert not buttons(full)


async def test_a_greeting_is_posted_where_the_bot_may_write_and_links_to_the_games(world: World) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    await world.bot.on_guild_join(guild)
    (hello,) = world.public()
    says(hello, "I'm Kantera", "カンテラです", f"of {len(world.bot.services.groups)} dungeon games")
    (games,) = buttons(hello)
    page = response(await world.press(world.alice, hello, games))
    assert page.ephemeral
    assert "Play Dungeoneer" in buttons(page)


async def test_a_dm_in_plain_words_is_answered(world: World) -> None:
    await world.alice.send_dm("how do I play?")
    await world.env.settle()
    (answer,) = world.dms(world.alice)
    assert "I'm Kantera" in text(answer)
    assert list(buttons(answer)) == ["🎲 Show the games"]


async def test_a_japanese_server_is_greeted_in_japanese(world: World) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild.preferred_locale = discord.Locale.japanese
    await world.bot.on_guild_join(guild)
    (hello,) = world.public()
    says(hello, "カンテラです")
    assert "Kantera" not in text(hello)
    assert list(buttons(hello)) == ["🎲 ゲームを見る"]


async def test_a_dm_is_answered_for_the_only_running_game_of_its_author(world: World, rival: Member) -> None:
    before = len(world.dms(rival))
    await rival.send_dm("whose turn is it?")
    await world.settled()
    answer = world.dms(rival)[-1]
    assert len(world.dms(rival)) == before + 1
    assert "which card do you lay?" in text(answer), "it says what is asked of Bob"
    assert "I'm Kantera" not in text(answer)
    await world.bot.tables.ending.end((await world.table()).id, world.alice.id)
    await rival.send_dm("whose turn is it?")
    await world.settled()
    assert "I'm Kantera" in text(world.dms(rival)[-1]), "no game of Bob's is running"


async def test_games_without_room_in_the_gallery_are_named_by_their_commands(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = world.bot.services
    monkeypatch.setattr("cogs.screens.gallery.MOST_COMPONENTS", 15)
    screen = gallery(caller_of(services, interaction()))
    assert screen.components == sum(1 for _ in layout(screen).walk_children()) <= 15
    ids = {button.id for block in screen.blocks if isinstance(block, list) for button in block}
    shown = [game for game in services.groups if CustomId("play", rest=game).button in ids]
    assert shown == list(services.groups)[: len(shown)]
    named = "\n".join(block.text for block in screen.blocks if isinstance(block, Text))
    for game, group in services.groups.items():
        assert (f"/{group} new" in named) == (game not in shown)
