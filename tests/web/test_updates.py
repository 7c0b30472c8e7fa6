"""Messages to open pages: all that happens, once, and nothing that their reader may not know."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest

from cogs.services.caller import Caller
from cogs.services.reader import Reader
from rules.game import Game
from rules.messages import TABLE, Seat
from rules.questions import Question, Secrecy
from storage.rows import Table
from tests.rules.sample import LUCKY
from tests.tables.helpers import pick, play_until
from tests.web.people import ANN, BEN, CAT, EVE, Site
from web.page import Page
from web.sheet import Parts

NOON = 1_800_000_000.0

pytestmark = pytest.mark.slow


async def test_a_choice_reaches_every_page(site: Site, table: Table) -> None:
    async with site.page(ANN, table) as ann, site.page(BEN, table) as ben, site.page(EVE, table) as eve:
        assert "which card do you lay?" in ann.text
        assert eve.answers == {}
        await ann.press_first()
        assert "Take it back" in ann.buttons()
        for other in (ben, eve):
            await other.log_says("Ann has laid a card.")
        await ben.press_first()
        for other in (ann, eve):
            await other.log_says("The cards:")


async def test_the_log_of_an_open_page_is_that_of_a_new_one(site: Site, table: Table) -> None:
    """Words made before are used again, but not for what was taken back or has gone on."""
    async with site.page(ANN, table) as ann, site.page(BEN, table) as ben:
        await ann.press_first()
        await ann.press("Take it back")
        await ann.press_first()
        await ben.press_first()
        await site.idle()
        for person, open_page in ((ANN, ann), (BEN, ben)):
            async with site.page(person, table) as fresh:
                assert fresh.parts["log"] == open_page.parts["log"]


async def test_a_page_shows_what_happens_during_its_own_request_and_after_it(
    site: Site, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = site.server.live
    over = asyncio.Event()
    pressed = live._pressed
    tasks = list[asyncio.Task[None]]()

    async def and_ben_lays(caller: Caller) -> None:
        await pressed(caller)
        await site.lay_card(table, 1, (await site.sample(table)).hands[1][0])
        tasks.append(asyncio.create_task(and_more_happens()))

    async def and_more_happens() -> None:
        await over.wait()
        await site.bot.tables.store.tell(table.id, "log-resumed", by=BEN, player=BEN.name)

    async with site.page(ANN, table) as ann:
        monkeypatch.setattr(live, "_pressed", and_ben_lays)
        await ann.press_first()
        await ann.log_says("The cards:")
        over.set()
        await tasks[0]
        await ann.log_says("Ben resumed the game.")


async def test_what_a_press_changes_is_worked_out_once_and_sent_with_its_answer(
    site: Site, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.live.MERGE", 0.0)
    worked_out = 0
    parts = Page._parts

    async def counted(page: Page) -> Parts:
        nonlocal worked_out
        worked_out += 1
        return await parts(page)

    async with site.page(ANN, table) as ann:
        monkeypatch.setattr(Page, "_parts", counted)
        sent = len(ann.frames)
        await ann.press_first()
        assert [json.loads(frame)["t"] for frame in ann.frames[sent:]] == ["parts", "done"]
        assert worked_out == 1


async def test_the_board_is_sent_once_for_a_position(site: Site) -> None:
    table = await site.table("dungeon_go", ANN, BEN)
    async with site.page(EVE, table) as eve:
        assert sum("<svg" in frame for frame in eve.frames) == 1
        assert eve.picture("board").startswith("<svg")


async def test_a_page_is_drawn_from_a_position_that_is_current(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game read in place may change while the page looks for the last own choice."""
    table = await site.table("sample", ANN, BEN)
    game = await site.sample(table)
    notice = Page._begin_news
    follow = Page._follow
    pending = [0]
    stale = []

    async def answered_meanwhile(page: Page, *args: Any) -> None:
        await notice(page, *args)
        if pending:
            asked = game.awaited(pending.pop())
            game.choose(asked.seat, asked.id, [asked.options(game)[0].id])

    def followed(page: Page, reader: Reader, *args: Any) -> Any:
        stale.append(reader.stale)
        return follow(page, reader, *args)

    monkeypatch.setattr(Page, "_begin_news", answered_meanwhile)
    monkeypatch.setattr(Page, "_follow", followed)
    async with site.page(BEN, table) as ben:
        assert ben.options
    assert (pending, set(stale)) == ([], {False})


async def test_players_see_only_the_hand_of_their_own_seat(site: Site) -> None:
    table = await site.table("sample", ANN, BEN, CAT)
    await site.deal(table, [1, 2, 2], [3, 4, 4], [5, 5, 6])
    async with site.page(ANN, table) as ann, site.page(BEN, table) as ben, site.page(EVE, table) as eve:
        assert ann.picture("hand") == "<svg>hand [1, 2, 2]</svg>"
        assert ben.picture("hand") == "<svg>hand [3, 4, 4]</svg>"
        assert eve.parts["hand"] is None
        assert ann.picture("board") == eve.picture("board")
        for surfer, own in ((ann, "[1, 2, 2]"), (ben, "[3, 4, 4]"), (eve, "")):
            seen = str(surfer.frames)
            assert [hand for hand in ("[1, 2, 2]", "[3, 4, 4]", "[5, 5, 6]") if hand in seen and hand != own] == []


async def test_a_draft_is_shown_only_on_the_pages_of_its_player(site: Site) -> None:
    table = await site.table("picks", ANN, BEN)
    for _ in range(3):
        await pick(site.bot.tables, table.id, 0)
    async with site.page(ANN, table) as ann, site.page(ANN, table) as second, site.page(BEN, table) as ben:
        before = len(ben.frames)
        await ann.press("Number 3")
        await second.until(lambda: second.answers["picked"] == ["n3"])
        await site.idle()
        assert len(ben.frames) == before


async def test_nothing_is_sent_when_nothing_visible_has_changed(site: Site, table: Table) -> None:
    """A push, even an empty one, would reveal that a secret choice was made."""
    async with site.page(BEN, table) as ben, site.page(EVE, table) as eve:
        before = [len(ben.frames), len(eve.frames)]
        for _ in range(3):
            site.server.live.touch(table.id)
            await site.idle()
        await asyncio.sleep(0.05)
        assert [len(ben.frames), len(eve.frames)] == before


@pytest.mark.parametrize(
    ("bens_hand", "asked"),
    [
        pytest.param([5, LUCKY, LUCKY], 1, id="Ben is asked whether he uses his luck"),
        pytest.param([5, 5, 5], TABLE, id="nobody is asked"),
    ],
)
async def test_a_secret_window_looks_the_same_to_the_others(site: Site, bens_hand: list[int], asked: Seat) -> None:
    table = await site.table("sample", ANN, BEN, CAT)
    await site.deal(table, [1, 1, 1], bens_hand, [2, 2, 2])
    async with site.page(CAT, table) as cat, site.page(EVE, table) as eve:
        for seat, card in enumerate((1, 5, 2)):
            await site.lay_card(table, seat, card)
        for surfer in (cat, eve):
            await surfer.log_says("The cards:")
            await site.idle()
            assert "in case someone reacts" in surfer.text
            assert "Ben" not in surfer.text.split("Waiting")[1]
            assert not any(line.startswith("▶️") for line in surfer.parts["players"])
        game = await site.sample(table)
        secret = [question.seat for question in game.questions if question.awaited and question.secrecy is Secrecy.ALL]
        assert secret == [asked]


@pytest.fixture
def at_noon(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything happens at once, so that what pages receive can be compared."""
    monkeypatch.setattr(site.bot.tables.store, "now", lambda: NOON)


async def test_what_others_receive_does_not_depend_on_the_card_that_was_laid(site: Site, at_noon: None) -> None:
    sent: list[list[str]] = []
    for number, card in enumerate((1, 2)):
        table = await site.table("sample", ANN, BEN, channel=number)
        await site.deal(table, [1, 2, 3], [4, 4, 4])
        async with site.page(BEN, table) as ben, site.page(EVE, table) as eve:
            before = [len(ben.frames), len(eve.frames)]
            await site.lay_card(table, 0, card)
            for surfer in (ben, eve):
                await surfer.log_says("Ann has laid")
            pushed = [surfer.frames[known:] for surfer, known in zip((ben, eve), before, strict=True)]
            sent.append([frame.replace(f"table {table.id}", "table") for frames in pushed for frame in frames])
    first, second = [[re.sub(r"<t:\d+|[km]:\d+", "", frame) for frame in frames] for frames in sent]
    assert first == second


async def test_the_log_does_not_show_whether_someone_acted_in_secret(site: Site, at_noon: None) -> None:
    """Only Ben learns which card he drew; the log of others has no gap in its place."""
    logs = []
    for number, act in enumerate(("pass", "use")):
        table = await site.table("sample", ANN, BEN, channel=number)
        await site.deal(table, [1, 1, 1], [5, 6, 6])
        async with site.page(EVE, table) as eve:
            for seat, answer in ((0, "card-1"), (1, "card-5"), (1, act), (0, "card-1")):
                await pick(site.bot.tables, table.id, seat, answer)
            await eve.until(lambda eve=eve: str(eve.parts["log"]).count("Ann has laid") == 2)  # type: ignore[misc]
            logs.append(eve.parts["log"])
    assert logs[0] == logs[1]


async def test_the_language_can_be_changed(site: Site) -> None:
    table = await site.table("dungeon_go", ANN, BEN)
    async with site.page(ANN, table) as ann, site.page(BEN, table) as ben:
        before = ben.parts["title"]
        await ann.socket.send_json({"op": "language", "language": "ja"})
        await ann.until(lambda: "卓" in ann.parts["title"])
        assert "卓" in json.dumps(ann.parts["menu"], ensure_ascii=False)
        assert ben.parts["title"] == before


async def test_what_happened_is_told_again_in_another_language(site: Site, table: Table) -> None:
    """The words of entries are kept, but only for the language they are in."""
    async with site.page(ANN, table) as ann, site.page(BEN, table):
        await ann.press_first()
        await ann.log_says("Ann has laid a card.")
        await ann.socket.send_json({"op": "language", "language": "ja"})
        await ann.until(lambda: "Ann" in str(ann.parts["log"]) and "has laid" not in str(ann.parts["log"]))


async def test_who_waits_sees_the_own_dungeon_once(site: Site) -> None:
    """The hand shows it already, so it is not the picture of the question as well."""
    table = await site.table("dungeon_lords", ANN, BEN)
    tables = site.bot.tables

    def can_change_plan(game: Game, question: Question) -> bool:
        return question.seat == 1 and "change_plan" in [
            question.kind for question in game.questions if question.seat == 0
        ]

    await play_until(tables, table.id, can_change_plan, "plan")
    async with site.page(ANN, table) as ann:
        assert "Change your plan?" in ann.text
        assert ann.parts["hand"] is not None
