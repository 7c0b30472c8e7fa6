"""Games that were played: their end, the history, statistics, files, being forgotten."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import re
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from cogs.services.ids import CustomId
from cogs.services.layout import layout
from cogs.services.screen import Button, Screen
from pictures import caches
from pictures.render_queue import RenderQueue
from rules.messages import Message, seat_name
from rules.records import Record, replay
from storage.queries.rows import Rows
from storage.rows import Table
from tests.discord.table import FILE, Member, Seen, World, buttons, components, menus, response, says, text
from tests.rules.sample import Sample
from tests.tables.helpers import file_of, logged_keys

pytestmark = pytest.mark.long


def files(message: Seen) -> list[str]:
    """The names of the files a message shows as documents."""
    return [part["file"]["url"].rpartition("/")[2] for part in components(message) if part["type"] == FILE]


# The end


async def test_the_end_of_a_game_is_a_new_message_with_all_its_buttons(world: World, rival: Member) -> None:
    before = world.board.id
    table = await world.played()
    board = world.board
    assert board.id != before
    assert before not in [message.id for message in world.public()]
    game = await world.bot.tables.store.game(table.id)
    assert game.dice.seed not in text(board), "the seed is a press away"
    assert game.dice.seed in text(await world.press(world.alice, board, "Log"))
    assert list(buttons(board)) == ["Play again", "📜 Chronicle", "Replay", "Check that it was fair", "Log"]
    page = response(await world.press(world.alice, board, "Check that it was fair"))
    assert files(page) == [f"kantera-{table.id}-sample.json"]


async def test_the_history_shows_the_closing_messages_of_the_game(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    winner = Message("history-place", {"place": 1, "player": seat_name(1), "total": 7})
    monkeypatch.setattr(Sample, "closing", lambda game: [winner])
    table = await world.finished(world.person("bob"))
    assert "1. Bob (7)" not in text(world.board), "the board shows only what broke a tie"
    page = response(await world.alice.slash(world.channel, "table history"))
    await world.choose(world.alice, page, "past_game", [str(table.id)])
    assert "-# 1. Bob (7)" in text(page), "the history shows it"


async def test_players_of_a_cooperative_game_share_one_line(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sample.settings_type, "together", True)
    await world.finished(world.person("bob"))
    (line,) = [line for line in text(world.board).splitlines() if "Alice and Bob: " in line]
    assert line.startswith("Alice and Bob: "), "a team has no place"


async def test_the_attached_record_can_be_replayed(world: World, finished: Table) -> None:
    (attached,) = response(await world.press(world.bob, world.board, "Check that it was fair")).attachments
    record = Record.model_validate_json(await attached.read())
    assert replay(record, {"sample": Sample}).result == await world.bot.tables.past.result(finished.id)


async def test_a_last_dm_that_was_sent_and_not_stored_is_deleted_with_the_next(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.finished(world.bob)
    hands = world.bot.updater.hands
    answer = await world.bot.create_dm(discord.Object(world.bob.id))
    await answer.send(
        view=layout(Screen().add("-# Sample · table 1").buttons([Button(CustomId("going_on", 1).button, "More")]))
    )
    (dm, other) = world.dms(world.bob)

    stored = world.bot.tables.journal.set_dm

    async def is_killed(table: int, seat: int, user: int, channel: int, message: int) -> Table:
        if user == world.bob.id:
            raise asyncio.CancelledError
        return await stored(table, seat, user, channel, message)

    monkeypatch.setattr(world.bot.tables.journal, "set_dm", is_killed)
    with pytest.raises(asyncio.CancelledError):
        await hands.update(table, {}, resend=True)
    monkeypatch.undo()
    await hands.update(await world.bot.tables.store.get(table.id), {}, resend=True)
    left = {message.id for message in world.dms(world.bob)}
    assert len(left) == 2
    assert dm.id not in left
    assert other.id in left, "an answer to a question stays"


async def test_the_board_of_a_game_that_is_over_is_not_posted_again(world: World, finished: Table) -> None:
    shown = world.board.id
    await world.bot.updater.changed(finished.id, [])
    await world.env.settle()
    assert world.board.id == shown
    world.env.backend.delete_message(world.channel.id, shown)
    world.bot.updater.shown.forget()
    await world.bot.updater.changed(finished.id, [])
    await world.bot.updater.idle()
    assert [message for message in world.public() if message.flags.components_v2] == []


async def test_play_again_is_only_for_players_of_the_game_and_needs_a_free_channel(world: World) -> None:
    await world.finished(world.bob)
    board = world.board
    assert "You have no seat at this table." in text(await world.press(world.carol, board, "Play again"))
    await world.press(world.bob, board, "Play again")
    await world.alice.slash(world.channel, "leave")
    assert "This channel already has a table." in text(await world.press(world.alice, board, "Play again"))


@pytest.mark.parametrize(
    ("language", "words"), [("en-US", "press *✅ I'm in* there"), ("ja", "ロビーの「✅ I'm in」を押して")]
)
async def test_a_second_player_who_presses_play_again_is_asked_to_agree_to_its_settings(
    world: World, language: str, words: str
) -> None:
    bob = world.person("bob", language)
    await world.finished(bob)
    board = world.board
    await world.press(world.alice, board, "Play again")
    lobby = await world.table()
    reply = response(await world.press(bob, board, "Play again"))
    says(reply, words, never="a new thread")
    assert (await world.table()) == lobby
    await world.press(bob, world.board, "✅ I'm in")
    await world.press(world.alice, world.board, "▶️ Start")
    reply = response(await world.press(bob, board, "Play again"))  # now it is a running game
    assert words not in text(reply)


@pytest.mark.parametrize("language", ["en-US", "ja"])
async def test_the_dice_can_be_checked_with_what_the_page_says(world: World, finished: Table, language: str) -> None:
    page = response(await world.press(world.person("reader", language), world.board, "Check that it was fair"))
    game = await world.bot.tables.store.game(finished.id)
    assert hashlib.sha256(game.dice.seed.encode()).hexdigest() in text(page)
    assert f"hashlib.sha256('{game.dice.seed}'.encode())" in text(page)
    assert f"`{game.dice.seed}|0`" in text(page)


@pytest.mark.parametrize(
    "seed", ["$(touch ran)`touch ran`';\\", '```\n🎲" & touch ran #', "' + open('ran', 'w').name + '"]
)
async def test_the_command_shown_for_an_imported_seed_runs_none_of_it(
    world: World, finished: Table, seed: str, tmp_path: Path
) -> None:
    dice = (await world.bot.tables.store.game(finished.id)).dice
    dice.seed = seed
    page = response(await world.press(world.bob, world.board, "Check that it was fair"))
    (command,) = re.findall(r"```\n(.+?)\n```", text(page), re.S)
    run = await asyncio.create_subprocess_shell(command, cwd=tmp_path, stdout=asyncio.subprocess.PIPE)
    assert (await run.communicate())[0].decode() == f"{dice.sealed}\n"
    assert not (tmp_path / "ran").exists()
    assert text(page).count("`") % 2 == 0
    assert text(page).count("```") == 2


# The history


async def test_the_history_lists_finished_games_and_opens_one_with_its_replay(world: World, finished: Table) -> None:
    page = response(await world.hana.slash(world.channel, "table history"))
    assert page.ephemeral
    says(page, "終わったゲーム", f"**卓{finished.id}：**", "Alice")
    (options,) = menus(page).values()
    assert [option["value"] for option in options] == [str(finished.id)]
    await world.choose(world.hana, page, "past_game", [str(finished.id)])
    assert (await world.bot.tables.store.game(finished.id)).dice.seed not in text(page)
    assert files(page) == [f"kantera-{finished.id}-sample.json"]
    await world.press(world.hana, page, "◀ 一覧へ")
    assert "終わったゲーム" in text(page)
    assert files(page) == []


async def test_the_history_has_pages_and_can_be_narrowed(world: World) -> None:
    numbers = [(await world.finished(world.bob, rounds=1)).id for _ in range(9)]
    page = response(await world.bob.slash(world.channel, "table history"))
    says(page, f"**Table {numbers[-1]}:**", never=f"**Table {numbers[0]}:**")
    assert "Newest" not in buttons(page)
    await world.press(world.bob, page, "◀ Earlier")
    assert f"**Table {numbers[0]}:**" in text(page)
    assert "◀ Earlier" not in buttons(page)
    await world.press(world.bob, page, "Newest")
    assert f"**Table {numbers[-1]}:**" in text(page)
    page = response(await world.bob.slash(world.channel, "table history", player=world.carol.user))
    assert "No game has been finished here yet." in text(page)
    page = response(await world.bob.slash(world.channel, "table history", game="dungeon_go"))
    assert "No game has been finished here yet." in text(page)
    assert "I don't know a game called" in text(await world.bob.slash(world.channel, "table history", game="chess"))


async def test_the_games_of_another_server_are_not_shown(world: World, finished: Table) -> None:
    elsewhere = world.env.create_guild("Elsewhere")
    hall = elsewhere.create_text_channel("hall")
    stranger = elsewhere.add_member(world.env.create_user("zoe"))
    page = response(await stranger.slash(hall, "table history"))
    assert "No game has been finished here yet." in text(page)
    assert "That table doesn't exist" in text(await world.forge(stranger, page, CustomId("dice", finished.id).button))


async def test_in_a_dm_only_ones_own_games_are_shown(world: World, finished: Table) -> None:
    for who, shown in ((world.bob, True), (world.carol, False)):
        for command in ("table history", "table stats"):
            page = response(await who.user.slash(command))
            assert ("Sample" in text(page)) == shown
    page = response(await world.bob.user.slash("table history"))
    await world.choose(world.bob.user, page, "past_game", [str(finished.id)])
    assert files(page) == [f"kantera-{finished.id}-sample.json"]
    assert "There is no table in this channel." in text(await world.bob.user.slash("help"))


# Statistics


async def test_a_game_that_nobody_won_has_no_places(world: World, finished: Table) -> None:

    def lose(rows: Rows) -> None:
        rows.connection.execute("UPDATE results SET winners = '[]' WHERE game_id = ?", (finished.id,))

    await world.bot.tables.database.write(lose)
    page = response(await world.bob.slash(world.channel, "table stats"))
    says(page, "**Bob**: 1 game, no wins", never="places")
    page = response(await world.bob.slash(world.channel, "table history"))
    says(page, "no winner", never=["🏆", "1. "])
    await world.choose(world.bob, page, "past_game", [str(finished.id)])
    says(page, "Bob: ", never="**1.**")


async def test_the_file_of_a_game_is_given_only_after_its_end(world: World, rival: Member) -> None:
    dice = CustomId("dice", (await world.table()).id).button
    assert "The game is still running" in text(await world.forge(world.bob, world.board, dice))
    table = await world.played()
    page = response(await world.forge(world.bob, world.board, dice))
    assert page.ephemeral
    assert files(page) == [f"kantera-{table.id}-sample.json"]


async def test_games_are_suggested_while_typing(world: World) -> None:
    offered = await world.bob.autocomplete(world.channel, "table history", "game", "samp")
    assert [choice["value"] for choice in offered] == ["sample"]


# Forgetting


@pytest.mark.parametrize(
    ("language", "kept", "copies"),
    [
        ("en-US", 14, "14 days"),
        ("ja", 14, "14日"),
        ("en-US", 0, "opies of the database"),
        ("ja", 0, "データベースのコピー"),
    ],
)
async def test_a_person_must_confirm_being_forgotten(world: World, language: str, kept: int, copies: str) -> None:
    world.bot.services.kept_backups = kept
    bob = world.person("bob", language)
    table = await world.finished(bob)
    page = response(await world.forge(bob, world.board, CustomId("forget_ask").button))
    assert copies in text(page)
    assert (await world.bot.tables.store.get(table.id)).seat_of(bob.id) == 1
    (yes,) = buttons(page)
    await world.press(bob, page, yes)
    assert copies in text(page)
    assert (await world.bot.tables.store.get(table.id)).seat_of(bob.id) is None
    assert world.bot.services.people.get(bob.id).language is None
    assert "Bob" not in text(world.board)
    listed = response(await world.alice.slash(world.channel, "table history"))
    says(listed, "Alice", never="Bob")


NAME = "Zwölfbein"


async def test_the_name_of_a_forgotten_person_remains_nowhere(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """In no table or page of the database, in no memory of the process, on no screen."""
    monkeypatch.setattr(Sample, "standing", lambda game: list(game.points))
    render_queue = RenderQueue(_Words())
    world.bot.services.draw = render_queue.draw
    world.bot.tables.forgetting.forgetters.append(render_queue.forget)
    zwo, hana = world.person(NAME.lower()), world.person("hana", "ja")
    await world.started(zwo, hana, rounds=1)
    await world.my_move(hana)
    table = await world.played()
    page = response(await hana.slash(world.channel, "table history"))
    await world.choose(hana, page, "past_game", [str(table.id)])
    await _running(world, zwo, hana)
    await world.settled()
    assert NAME in str(_kept(world, render_queue))
    assert NAME in str([components(message) for message in world.public()])

    asked = response(await world.forge(zwo, world.board, CustomId("forget_ask").button))
    (yes,) = buttons(asked)
    await world.press(zwo, asked, yes)

    path = file_of(world.bot.tables.database)
    for file in path.parent.iterdir():
        assert NAME.encode() not in file.read_bytes(), file.name
    assert NAME not in str(_kept(world, render_queue))
    screens = [components(message) for message in world.public()] + [components(dm) for dm in world.dms(hana)]
    (thread,) = world.channel.threads
    screens += [components(message) for message in world.public(thread)]
    for command in ("table status", "log", "board", "help"):
        screens.append(components(response(await hana.slash(thread, command))))
    page = response(await hana.slash(world.channel, "table history"))
    screens.append(components(page))
    await world.choose(hana, page, "past_game", [str(table.id)])
    screens += [components(page), components(response(await hana.slash(world.channel, "table stats")))]
    assert NAME not in str(screens)
    assert thread.name == "Sample · Former player"
    assert "元プレイヤー" in str(components(page))
    assert [message for message in world.public() if "Former player" in str(components(message))]


async def _running(world: World, host: simcord.MemberActor, other: simcord.MemberActor) -> None:
    """A game under way in a thread that is named after its host."""
    await host.slash(world.channel, "sample new", where="thread")
    (thread,) = world.channel.threads
    assert NAME in (thread.name or "")
    await world.press(other, world.public(thread)[-1], "🪑 Join / leave")
    await world.press(host, world.public(thread)[-1], "▶️ Start")


class _Words:
    """Replaces the worker; its pictures contain the text of the drawing."""

    number = 1

    async def run(self, function: Any, svg: bytes, /) -> bytes:
        return b"\x89PNG\r\n\x1a\n" + svg

    async def close(self) -> None:
        """Nothing to close."""


def _kept(world: World, render_queue: RenderQueue) -> list[object]:
    """Everything the bot has in memory outside the database: sentences, drawings, screens."""
    updater = world.bot.updater
    sentences = world.bot.services.texts._formatted
    tables: list[object] = [referent for referent in gc.get_referents(sentences) if isinstance(referent, dict)]
    drawn = [str(picture) for picture in render_queue._drawn.values()]
    boards = [vars(updater.boards)]
    return [tables, drawn, boards, vars(updater.hands), vars(updater.panels), updater._tables, str(memories_of())]


def memories_of() -> list[object]:
    """The caches of the picture functions."""
    return [gc.get_referents(cached_function) for cached_function in caches.cached_functions()]


async def test_an_imported_finished_game_has_its_log_and_its_file(world: World) -> None:
    old = await world.finished(world.bob)
    story = await logged_keys(world.bot.tables, old.id)
    data = (await world.bot.tables.store.record(old.id)).model_dump_json().encode()
    boss = world.boss()
    carol = world.person("carol")
    cellar = world.guild.create_text_channel("cellar")
    await boss.slash(cellar, "admin import", file=("game.json", data))
    await world.bot.updater.idle()
    table = (await world.bot.tables.past.history())[0].table
    assert table.id != old.id
    (board,) = world.public(cellar)
    name = f"kantera-{table.id}-sample.json"
    assert "Check that it was fair" in buttons(board)
    logged = await logged_keys(world.bot.tables, table.id)
    assert logged == [*story, "log-imported_by_admin"]
    assert files(response(await world.press(carol, board, "Check that it was fair"))) == [name]
