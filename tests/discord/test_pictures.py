"""Pictures: sent after the answer, with alternative text, and replaced by text for those who prefer it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord

from cogs.services.discord_errors import BAD_FORM
from cogs.services.interaction_caller import InteractionReply
from cogs.services.reader import Reader
from cogs.services.screen import Looks
from cogs.updates import position
from pictures.tokens import LANTERN_INK
from storage.rows import Person
from tests.delays import eventually
from tests.discord.table import Member, World, buttons, menus, pictures, response, says, text
from tests.discord.test_play import lay_for_a_secret_question
from tests.tables.helpers import pick


async def draw(svg: str) -> bytes:
    """Replaces the renderer; for SimCord any bytes will do."""
    return b"\x89PNG\r\n\x1a\n" + svg.encode()


pytestmark = [pytest.mark.slow, pytest.mark.bot(draw=draw)]

BACK = "Back"


async def test_the_board_is_a_picture_with_alternative_text(world: World) -> None:
    await world.started(computers=1)
    assert pictures(world.board) == ["points [0, 0], deck 18"]
    assert [file.filename for file in world.board.attachments] == ["board.png"]
    assert "points" not in text(world.board)


async def test_the_hand_is_sent_as_a_picture_by_dm(world: World) -> None:
    await world.started(computers=1)
    (dm,) = world.dms(world.alice)
    assert pictures(dm)[0].startswith("hand [")
    await world.lay(world.alice.user, dm)
    (dm,) = world.dms(world.alice)
    view = (await world.game()).view(0)
    assert pictures(dm) == [f"hand {sorted(view.hand)}"]  # type: ignore[attr-defined]
    assert len(dm.attachments) == 1


async def test_a_board_that_waits_for_a_worker_is_drawn_once_in_its_newest_state(world: World, rival: Member) -> None:
    table = await world.table()
    tables = world.bot.tables
    board = world.board.id
    turns: list[bool] = []
    free = asyncio.Event()

    @asynccontextmanager
    async def turn() -> AsyncIterator[None]:
        turns.append(free.is_set())
        await free.wait()
        yield

    world.bot.services.render_slot = turn
    world.bot.updater.boards.forget()  # else the first choice, which changes no picture, waits for nothing
    seen = len(world.env.http_requests)
    for seat in table.people:
        await pick(tables, table.id, seat.number, by=seat.user_id)
        for _ in range(100):
            await asyncio.sleep(0)
    before = [entry for entry in world.env.http_requests[seen:] if entry.path.endswith(f"/messages/{board}")]
    free.set()
    await world.settled()
    after = [entry for entry in world.env.http_requests[seen:] if entry.path.endswith(f"/messages/{board}")]
    assert (turns, before, len(after)) == ([False], [], 1)
    assert pictures(world.board) != ["points [0, 0], deck 18"]


async def test_the_board_keeps_a_picture_that_has_not_changed(world: World, rival: Member) -> None:
    (picture,) = world.board.attachments
    await world.lay(world.alice)
    assert "Alice has laid a card." in text(world.board)
    assert [file.id for file in world.board.attachments] == [picture.id]


async def test_one_player_can_choose_text_instead_of_pictures(world: World, rival: Member) -> None:
    assert pictures(response(await world.press(rival, world.board, "My hand")))
    await world.set_mine(rival, words=True)
    page = response(await world.press(rival, world.board, "My hand"))
    assert not pictures(page)
    assert "hand [" in text(page)
    assert not page.attachments
    assert not pictures(world.dms(rival)[-1])
    assert "hand [" in text(world.dms(rival)[-1])
    assert pictures(world.dms(world.alice)[-1])
    assert "hand [" not in text(world.dms(world.alice)[-1]), "the words of a picture would push the question away"
    await world.set_mine(rival, words=False)
    assert pictures(response(await world.press(rival, world.board, "My hand")))


async def test_the_host_can_choose_text_instead_of_pictures_for_the_table(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    page = response(await world.press(world.alice, world.board, "⚙️ Settings…"))
    await world.press(world.alice, page, "Board without pictures")
    assert "Board with pictures" in buttons(page)
    await world.add(world.alice, "random")
    await world.press(world.alice, world.board, "▶️ Start")
    assert not pictures(world.board)
    assert "points [0, 0], deck 18" in text(world.board)


async def test_a_picture_that_cannot_be_drawn_is_replaced_by_text(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(svg: str) -> bytes:
        raise ValueError("no ink")

    monkeypatch.setattr(world.bot.services, "draw", broken)
    with caplog.at_level(logging.ERROR):
        await world.started(computers=1)
    assert "no ink" in caplog.text
    assert not pictures(world.board)
    assert "points [0, 0], deck 18" in text(world.board)


async def test_a_drawing_that_fails_does_not_stop_the_game(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise AttributeError("no pen")

    monkeypatch.setattr(world.bot.services.game_pictures["sample"], "board", broken)
    with caplog.at_level(logging.ERROR):
        await world.started(computers=1)
    assert "no pen" in caplog.text
    await world.lay(world.alice)
    assert "Alice has laid a card." in text(world.board)


async def test_a_game_without_a_picture_of_the_hand_says_that_nothing_is_hidden(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.bot.services.game_pictures["sample"], "hand", lambda *_: None)
    await world.started(computers=1)
    assert "You have nothing that is hidden" in text(await world.alice.slash(world.channel, "hand"))


async def test_a_hand_that_cannot_be_drawn_is_not_said_to_be_empty(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise AttributeError("no pen")

    monkeypatch.setattr(world.bot.services.game_pictures["sample"], "hand", broken)
    await world.started(computers=1)
    caplog.clear()
    shown = await world.alice.slash(world.channel, "hand")
    says(shown, "could not be drawn", "My move", never="nothing that is hidden")
    assert "no pen" in caplog.text


async def test_the_panel_gets_the_board_with_the_open_cells_marked(world: World) -> None:
    panel = await _first_hero(world)
    assert "Where" in text(panel)
    (alt,) = pictures(panel)
    assert "E1" in alt
    assert [file.filename for file in panel.attachments] == ["board.png"]
    dm = world.dms(world.alice)[-1]
    assert [file.filename for file in dm.attachments] == ["board.png", "hand.png"]
    assert "E1" in pictures(dm)[0]


async def test_the_picture_of_a_panel_is_shown_again_after_more(world: World) -> None:
    panel = await _first_hero(world)
    assert [file.filename for file in panel.attachments] == ["board.png"]
    for _ in range(2):
        await world.press(world.alice, panel, "⋯ More")
        assert not panel.attachments
        await world.press(world.alice, panel, "Back")
        assert [file.filename for file in panel.attachments] == ["board.png"]


async def test_after_a_press_in_the_dm_the_old_picture_is_removed_at_once(world: World) -> None:
    await world.started(computers=1)
    (dm,) = world.dms(world.alice)
    old = dm.attachments[0].id
    seen = len(world.env.http_requests)
    await world.lay(world.alice.user, dm)
    assert _sent_with(world, seen)["attachments"] == []
    (dm,) = world.dms(world.alice)
    assert [file.filename for file in dm.attachments] == ["hand.png"]
    assert dm.attachments[0].id != old


async def test_a_picture_that_is_still_up_to_date_is_kept(world: World, rival: Member) -> None:
    await lay_for_a_secret_question(world, rival)
    dm = world.dms(rival)[-1]
    seen = len(world.env.http_requests)
    await world.press(rival.user, dm, "Use it")  # only asks whether that is meant
    assert [file["id"] for file in _sent_with(world, seen)["attachments"]] == [dm.attachments[0].id]


async def test_choices_of_others_do_not_replace_the_picture_of_a_hand(world: World, rival: Member) -> None:
    (dm,) = world.dms(rival)
    before = dm.attachments[0].id
    words = text(dm)
    await world.lay(world.alice)
    (dm,) = world.dms(rival)
    assert text(dm) != words
    assert [file.id for file in dm.attachments] == [before]
    await world.lay(rival)
    assert [file.id for file in world.dms(rival)[-1].attachments] != [before]


async def test_the_dm_of_a_player_in_the_channel_says_so_until_they_pause(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    updater, services = world.bot.updater, world.bot.services
    panel = await world.first_move(computers=1)
    planned = list[float]()
    now = services.clock()
    services.clock = lambda: now
    services.delays = replace(services.delays, moment=30.0)
    monkeypatch.setattr(updater._dm_queue, "touch_later", lambda _, seconds: planned.append(seconds))
    (before,) = world.dms(world.alice)
    await world.lay(world.alice, panel)
    assert set(planned) == {30.0}
    (dm,) = world.dms(world.alice)
    says(dm, "You're playing in", never="which card do you lay?")
    assert dm.id == before.id
    services.clock = lambda: now + 31.0
    planned.clear()
    updater.touch(1)
    await world.settled()
    assert planned == []
    (renewed,) = world.dms(world.alice)
    assert renewed.id != dm.id, "she is waited for, and notified"
    says(renewed, "which card do you lay?")


async def test_who_looks_something_up_counts_as_present(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = await world.first_move(computers=1)
    services = world.bot.services
    monkeypatch.setattr(
        world.bot.updater._dm_queue, "touch_later", lambda table_id, seconds: None
    )  # time would advance
    now = services.clock()
    services.clock = lambda: now
    services.delays = replace(services.delays, moment=30.0)
    await world.lay(world.alice, panel)
    services.clock = lambda: now + 29.0
    await world.at_table(world.alice, "log")
    services.clock = lambda: now + 31.0
    world.bot.updater.touch(1)
    await world.settled()
    says(world.dms(world.alice)[-1], "You're playing in")


async def test_the_end_of_a_game_is_shown_at_once_in_every_dm(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    bob = world.person("bob")
    services = world.bot.services
    await world.started(bob)
    services.delays = replace(services.delays, moment=60.0)
    later: list[tuple[int, float]] = []  # DMs that wait for the channel, and are never updated here
    monkeypatch.setattr(world.bot.updater._dm_queue, "touch_later", lambda *given: later.append(given))
    sure = response(await world.at_table(world.alice, "ask_end"))
    await world.press(world.alice, sure, "End it now")
    (hers,) = world.dms(world.alice)
    assert "The host ended the game." in text(hers)
    assert later == []


async def test_a_picture_that_was_to_be_kept_but_is_gone_is_sent_again(
    world: World, rival: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    (dm,) = world.dms(rival)
    before = dm.attachments[0].id
    refused = list[int]()
    edit = discord.PartialMessage.edit

    async def gone(message: discord.PartialMessage, **fields: Any) -> discord.Message | None:
        if message.id == dm.id and any(isinstance(file, discord.Attachment) for file in fields["attachments"]):
            refused.append(message.id)
            raise discord.HTTPException(_refusal(), {"code": BAD_FORM, "message": "no such attachment"})
        return await edit(message, **fields)

    monkeypatch.setattr(discord.PartialMessage, "edit", gone)
    await world.lay(world.alice)
    (after,) = world.dms(rival)
    assert refused == [dm.id]
    assert after.id == dm.id, "no new message for it"
    assert [file.filename for file in after.attachments] == ["hand.png"]
    assert after.attachments[0].id != before


async def test_a_panel_keeps_its_picture_while_only_its_text_changes(world: World) -> None:
    (bob,) = await world.started("bob", game="dungeongo")
    panel = await world.my_move(world.alice)
    while not panel.attachments or "Waiting for" in text(panel):
        panel = await _first_answer(world)
    before = [file.id for file in panel.attachments]
    sure = response(await world.at_table(bob, "ask_end"))
    await world.press(bob, sure, "Propose it")
    assert "Bob proposes counting the points and ending the game" in text(panel)
    assert [file.id for file in panel.attachments] == before


async def test_the_text_of_a_panel_does_not_wait_long_for_its_picture(world: World) -> None:
    await world.started("bob", game="dungeongo")
    panel = await world.my_move(world.alice)
    while not panel.attachments or "Waiting for" in text(panel):
        panel = await _first_answer(world)
    table = await world.table()
    services = world.bot.services
    free = asyncio.Event()

    async def slowly(svg: str) -> bytes:
        await free.wait()
        return await draw(svg)

    services.draw, services.delays = slowly, replace(services.delays, words=0.01)
    (open_,) = world.bot.updater.panels._open.values()
    assert isinstance(open_.reply, InteractionReply)
    open_.looks = Looks()  # as when the next question has another picture
    open_.reply.attached = {}
    following = asyncio.create_task(world.bot.updater.panels.update(table))
    await eventually(lambda: not panel.attachments)
    assert "Drawing the board" in text(panel)
    assert not following.done()
    free.set()
    await following
    assert "being drawn" not in text(panel)
    assert [file.filename for file in panel.attachments] == ["board.png"]


async def test_a_panel_never_shows_an_old_picture_with_a_new_question(world: World) -> None:
    panel = await _first_hero(world)
    (before,) = pictures(panel)
    seen = len(world.env.http_requests)
    (where,) = menus(panel)
    await world.alice.select(panel, [menus(panel)[where][1]["value"]], custom_id=where)
    sent = _sent_with(world, seen)
    assert sent["attachments"] == []
    assert "board.png" not in str(sent["components"])
    (after,) = pictures(panel)
    assert after != before
    assert "being drawn" not in text(panel)


async def test_the_picture_of_the_next_question_is_prepared_after_the_answer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await _first_hero(world)
    seen = len(world.env.http_requests)
    answered = list[bool]()
    made = position.drawings

    def drawings(*args: Any, **options: Any) -> Any:
        answered.append(any(request.path.endswith("/callback") for request in world.env.http_requests[seen:]))
        return made(*args, **options)

    monkeypatch.setattr(position, "drawings", drawings)
    (where,) = menus(panel)
    await world.alice.select(panel, [menus(panel)[where][1]["value"]], custom_id=where)
    await world.settled()
    assert answered
    assert all(answered)


async def test_picks_are_numbered_in_the_picture_where_their_order_counts(world: World) -> None:
    await world.started(computers=2, game="dungeonlords", rules="introductory")
    table, game = await world.position()
    seat = next(seat.number for seat in table.seats if seat.user_id)
    question = game.awaited(seat)
    first, second = [option.id for option in question.options(game)][:2]
    reader = await Reader.of(world.bot.services, table, seat, "en")
    for picked in ([], [first], [second, first]):
        drawn = reader.decision(question, picked), reader.live_board([second], question, picked)
        for picture in drawn:
            assert picture is not None
            assert picture.svg.count(LANTERN_INK) == len(picked)


def _refusal() -> Any:
    return SimpleNamespace(status=400, reason="Bad Request")


def _sent_with(world: World, seen: int) -> dict[str, Any]:
    """The message as the first request after `seen` others changed it: the answer to the press."""
    callback = world.env.http_requests[seen]
    assert callback.path.endswith("/callback")
    assert callback.json is not None
    data: dict[str, Any] = callback.json["data"]
    return data


async def _first_hero(world: World) -> simcord.ResponseMessage:
    """The panel of Dungeon GO!, played alone, in which the first hero moves."""
    await world.started(game="dungeongo")
    for _ in range(6):
        panel = await _first_answer(world)
    return panel


async def _first_answer(world: World) -> simcord.ResponseMessage:
    """Answer whatever is asked with the first option; the panel that shows what comes next."""
    game = await world.bot.tables.store.game(1)
    question = game.questions[0]
    choice = f"{question.id}:{question.options(game)[0].id}"
    return response(await world.alice.slash(world.channel, "act", choice=choice))


async def test_a_player_who_waits_sees_the_newest_entry_and_the_picture_on_the_board(
    world: World, rival: Member
) -> None:
    panel = await world.my_move(world.alice)
    await world.lay(world.alice, panel)
    assert pictures(panel) == []
    assert pictures(world.board) == ["points [0, 0], deck 18"]
    says(panel, "**Alice has laid a card.**", "Waiting for Bob")
    await world.lay(rival)
    assert "Waiting for Bob" not in text(panel)


async def test_a_player_who_waits_and_prefers_text_sees_no_board(world: World, rival: Member) -> None:
    await world.set_mine(world.alice, words=True)
    panel = await world.my_move(world.alice)
    await world.lay(world.alice, panel)
    assert pictures(panel) == []
    says(panel, "Waiting for", never="points")


async def test_for_a_player_who_waits_no_board_is_drawn(world: World) -> None:
    drawn: list[str] = []

    async def count(svg: str) -> bytes:
        drawn.append(svg)
        return await draw(svg)

    await world.started("bob")
    panel = await world.my_move(world.alice)
    world.bot.services.draw = count
    await world.lay(world.alice, panel)
    assert not [svg for svg in drawn if "deck" in svg], "the picture on the board is still right"


async def test_the_lobby_and_the_list_of_games_show_the_name_of_a_game_in_its_scene(world: World) -> None:
    page = response(await world.alice.slash(world.channel, "play"))
    assert "dungeon_go-en.png" in [file.filename for file in page.attachments]
    assert "Dungeon GO!" in pictures(page)
    assert "## Dungeon GO!" not in text(page)
    await world.press(world.alice, page, "Play Dungeon GO!")
    scene, seats = world.board.attachments
    assert scene.filename == "dungeon_go-en.png"
    assert pictures(world.board)[1].endswith(
        "Alice · host 🤖 Moss (sensible; leaves when a person joins)" + 4 * " empty"
    )
    says(world.board, never=["## Dungeon GO!", "Alice"])
    await world.press(world.bob, world.board, "🪑 Join / leave")
    assert world.board.attachments[0].id == scene.id, "it is sent once"
    assert world.board.attachments[1].filename != seats.filename
    assert pictures(world.board)[1].endswith("Alice · host Bob" + 4 * " empty")
    await world.press(world.alice, world.board, "▶️ Start")
    assert [file.filename for file in world.board.attachments] == ["board.png"]


async def test_a_lobby_whose_kept_picture_is_gone_is_drawn_again(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await world.press(world.alice, response(await world.alice.slash(world.channel, "play")), "Play Dungeon GO!")
    lobby = world.board
    refused, edits = list[int](), list[int]()
    edit = discord.PartialMessage.edit

    async def gone(message: discord.PartialMessage, **fields: Any) -> discord.Message | None:
        if any(isinstance(file, discord.Attachment) for file in fields["attachments"]):
            refused.append(message.id)
            await world.bot.tables.lobby.join((await world.table()).id, Person(id=1, name="Carol"))
            raise discord.HTTPException(_refusal(), {"code": BAD_FORM, "message": "no such attachment"})
        edits.append(message.id)
        return await edit(message, **fields)

    monkeypatch.setattr(discord.PartialMessage, "edit", gone)
    await world.press(world.bob, lobby, "🪑 Join / leave")
    await world.settled()
    assert (world.board.id, refused, edits) == (lobby.id, [lobby.id], [lobby.id]), "edited once, with Carol"
    assert "Carol" in pictures(world.board)[1]
    kept = {file.id for file in lobby.attachments} & {file.id for file in world.board.attachments}
    assert (len(world.board.attachments), kept) == (2, set())
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING], "the host is not told"


async def test_the_response_with_a_lobby_is_in_words_and_waits_for_no_picture(world: World) -> None:
    host = Person(id=world.alice.id, name="Alice")
    table = await world.bot.tables.lobby.open(5, 7, "dungeon_go", host, {}, "en")
    screen = await world.bot.updater.boards.screen(table, draws=False)
    assert not screen.images
    assert screen.text.startswith("## Dungeon GO!\n**Players:** 1 (1–6 can play)\n**Alice** · host\nempty\n")


async def test_who_wants_words_gets_the_list_of_games_and_lobbies_in_words(world: World) -> None:
    people = world.bot.services.people
    await people.set(world.alice.id, "text_only", True)
    page = response(await world.alice.slash(world.channel, "play"))
    assert page.attachments == []
    assert "## Dungeon GO!" in text(page)
    await world.press(world.alice, page, "Play Dungeon GO!")
    assert len(world.board.attachments) == 2
    await people.table_wants_text((await world.table()).id, text_only=True)
    await world.press(world.bob, world.board, "🪑 Join / leave")
    assert world.board.attachments == []
    assert "## Dungeon GO!" in text(world.board)
