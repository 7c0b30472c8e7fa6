"""`kantera try` at the local stand-in for Discord: refusals are reported, and nothing is left behind."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

import bot
import kantera
from cogs.trial import course
from cogs.trial.course import TrialRun
from cogs.trial.trial import NoTrial
from rules.errors import IllegalChoice
from sandbox import Sandbox, loopback_connector, point_client_here
from sandbox.client import User, text_of
from sandbox.faults import Fault
from sandbox.world import CREATE_PUBLIC_THREADS, Channel
from settings import Settings
from storage.rows import Outcome
from tables.play.play import Play
from tables.workers.thinker import InlineThinker
from tests.delays import NO_DELAYS
from tests.sandbox.addresses import restore_addresses
from tests.sandbox.conftest import patient

__all__ = ["patient"]

pytestmark = pytest.mark.long

GAME = "dungeon_go"
SAVED = [{"name": "before", "description": "A command that was registered before.", "type": 1}]


@pytest.fixture(autouse=True)
def addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    restore_addresses(monkeypatch)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game, two kinds of questions."""
    monkeypatch.setattr(course, "KINDS", 2)
    monkeypatch.setattr(course, "PRESSES", 4)
    monkeypatch.setattr(course, "DECISIONS", 3)
    monkeypatch.setattr(TrialRun, "games", property(lambda self: [GAME]))


@pytest.fixture
async def table() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        point_client_here(sandbox.url)
        sandbox.world.bot.admin = True
        yield sandbox


@pytest.fixture
def channel(table: Sandbox) -> Channel:
    return next(channel for channel in table.world.channels.values() if channel.name == "table-1")


async def hold(table: Sandbox, channel: int, folder: Path, token: str = "", minutes: float = 0.0) -> int:
    """The exit code of a trial without pictures."""
    settings = Settings(_env_file=None, discord_token=SecretStr(token or table.token))
    options: dict[str, Any] = {"render_queue": None, "thinker": InlineThinker(), "delays": NO_DELAYS}
    return await bot.hold_trial(
        settings, channel, minutes, folder / "refused.json", connector=loopback_connector(), **options
    )


def left(table: Sandbox) -> list[str]:
    """The things left of the bot: messages and threads."""
    world = table.world
    leftovers = [f"message in {place.name}" for place in world.channels.values() for _ in place.messages]
    return leftovers + [f"thread {place.name}" for place in world.channels.values() if place.is_thread]


async def test_a_trial_without_refusals_leaves_nothing_behind(
    table: Sandbox, channel: Channel, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (server, *_) = table.world.servers
    table.world.commands[server] = list(SAVED)
    assert await hold(table, channel.id, tmp_path) == 0
    printed = capsys.readouterr().out
    assert "WRONG" not in printed
    assert "Discord refused nothing." in printed
    for path in ("/channels/{channel_id}/messages", "/users/@me/channels"):
        assert f"x POST {path}\n" in printed
    assert "/threads\n" in printed
    untried = printed.partition("as the code calls them: ")[2].partition("\n")[0].split(", ")
    tried = {"games", "start", "move", "chronicle", "past_game", "stats", "apart", "daily_go"}
    assert not (tried | {"learn", "undo", "refuse", "here", "resume"}) & set(untried)
    assert left(table) == []
    assert [command["name"] for command in table.world.commands[server]] == ["before"]
    assert not (tmp_path / "refused.json").exists()


@pytest.mark.long
async def test_a_game_that_ends_before_all_kinds_are_seen_is_not_an_error(
    table: Sandbox, channel: Channel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(course, "KINDS", 100)
    monkeypatch.setattr(course, "DECISIONS", 1000)
    monkeypatch.setattr(course, "LANGUAGES", ("en",))
    assert await hold(table, channel.id, tmp_path) == 0


async def test_a_question_that_closes_while_it_is_being_answered_is_not_an_error(
    table: Sandbox, channel: Channel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = Play.choose
    closed = list[int]()

    async def too_late(play: Play, table_id: int, seat: int, question_id: int, *args: Any) -> Outcome:
        outcome = await choose(play, table_id, seat, question_id, *args)
        if not closed:
            closed.append(question_id)
            raise IllegalChoice("refused-question_closed")
        return outcome

    monkeypatch.setattr(Play, "choose", too_late)
    assert await hold(table, channel.id, tmp_path) == 0
    assert closed


async def test_a_refusal_is_reported_with_its_body_and_nothing_is_left_behind(
    table: Sandbox, channel: Channel, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table.faults.append(Fault(400, rf"^/channels/{channel.id}/messages$", "POST", code=50035))
    assert await hold(table, channel.id, tmp_path) == 1
    assert (
        "WRONG  largest message (en): POST /channels/{channel_id}/messages -> 400, code 50035"
        in capsys.readouterr().out
    )
    (refused,) = json.loads((tmp_path / "refused.json").read_text(encoding="utf-8"))
    assert (refused["status"], refused["code"], refused["during"]) == (400, 50035, "largest message (en)")
    assert refused["body"]["components"][0]["components"]
    assert left(table) == []


async def test_a_thread_that_may_not_be_deleted_is_emptied_archived_and_named(
    table: Sandbox, channel: Channel, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table.world.bot.admin = False
    assert await hold(table, channel.id, tmp_path) == 0
    (thread,) = (channel for channel in table.world.channels.values() if channel.is_thread)
    assert thread.archived
    assert not thread.messages
    assert f"TO DO  delete the empty thread {thread.id} by hand" in capsys.readouterr().out


async def test_an_interrupted_trial_removes_even_a_message_that_is_being_sent(
    table: Sandbox, channel: Channel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached = asyncio.Event()

    async def send(self: TrialRun, game: str, language: str, *, words: bool) -> None:
        table.faults.append(Fault(200, "/messages$", "POST", delay=0.3))
        asyncio.get_running_loop().call_later(0.1, reached.set)
        await self.channel.send("The answer to this comes after the interruption.")

    monkeypatch.setattr(TrialRun, "_game", send)
    trial = asyncio.create_task(hold(table, channel.id, tmp_path))
    await asyncio.wait_for(reached.wait(), 60)
    trial.cancel()
    with pytest.raises(asyncio.CancelledError):
        await trial
    assert left(table) == []


async def test_an_error_in_the_middle_is_reported_and_cleaned_up(
    table: Sandbox,
    channel: Channel,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def late(self: TrialRun, game: str) -> None:
        raise TimeoutError("too late")

    monkeypatch.setattr(TrialRun, "_thread", late)
    assert await hold(table, channel.id, tmp_path) == 1
    printed = capsys.readouterr().out
    assert "WRONG  thread ended early at thread (TimeoutError: too late)" in printed
    assert "x POST /channels/{channel_id}/messages" in printed
    assert left(table) == []


async def test_messages_that_cannot_be_deleted_are_reported(
    table: Sandbox, channel: Channel, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table.faults.append(Fault(403, rf"^/channels/{channel.id}/messages/", "DELETE", times=10_000, code=50013))
    assert await hold(table, channel.id, tmp_path) == 1
    number = len(left(table))
    assert number
    assert capsys.readouterr().out.count("Delete it by hand.") == number


async def test_commands_that_cannot_be_restored_are_named(
    table: Sandbox, channel: Channel, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table.faults.append(Fault(403, "/commands$", "PUT", times=2, code=50001))
    assert await hold(table, channel.id, tmp_path) == 1
    printed = capsys.readouterr().out
    assert "WRONG  commands: PUT /applications/" in printed
    assert f"commands of server {channel.server_id}." in printed
    assert left(table) == []


@pytest.mark.long
async def test_a_person_can_use_what_is_left_open(
    table: Sandbox,
    channel: Channel,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(course, "PRESSES", 25)
    monkeypatch.setattr(course, "LANGUAGES", ("ja",))
    owner = table.world.users[table.world.owner_id].username
    trial = asyncio.create_task(hold(table, channel.id, tmp_path, minutes=0.1))
    async with User(table.url, owner) as user:
        place = user.channel("table-1")
        form = r":set_mine$"
        message = await user.wait_for_message(place, lambda message: "試運転" in text_of(message), 60)
        await user.click(message, form)
        assert await trial == 0
    printed = capsys.readouterr().out
    assert "you used 1 commands and components; 1 forms opened" in printed
    closed = printed.partition("only when a person presses (--minutes): ")[2].partition("\n")[0].split(" | ")
    assert closed != [""]
    assert not {"Edit your settings…", "自分の設定を変える…"} & set(closed)
    assert left(table) == []


async def test_a_wrong_token_is_reported_in_one_sentence(table: Sandbox, channel: Channel, tmp_path: Path) -> None:
    with pytest.raises(NoTrial, match="refuses DISCORD_TOKEN"):
        await hold(table, channel.id, tmp_path, token="wrong")


async def test_an_unknown_channel_is_reported_in_one_sentence(table: Sandbox, tmp_path: Path) -> None:
    with pytest.raises(NoTrial, match="no text channel 17"):
        await hold(table, 17, tmp_path)
    assert left(table) == []


async def test_a_missing_permission_is_reported_in_one_sentence(
    table: Sandbox, channel: Channel, tmp_path: Path
) -> None:
    table.world.bot.admin = False
    channel.denied = CREATE_PUBLIC_THREADS
    with pytest.raises(NoTrial, match="lacks permissions in #table-1: Create Public Threads"):
        await hold(table, channel.id, tmp_path)
    assert left(table) == []


def test_a_missing_token_is_reported_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setattr("bot.set_up_log", lambda level: None)  # it would affect all later tests
    with pytest.raises(SystemExit) as ended:
        kantera.main(["try", "17"])
    assert ended.value.code == 2
    assert "DISCORD_TOKEN is empty" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
