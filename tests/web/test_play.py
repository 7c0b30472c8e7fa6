"""Playing on a page: through the same handlers as in Discord, with every other page up to date."""

from __future__ import annotations

import asyncio
import json
import re
from functools import partial
from random import Random
from typing import Any, cast
from unittest.mock import Mock

import pytest

from cogs.screens.panel import BRIEF
from cogs.services.caller import Caller
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from rules.game import Game
from rules.lessons import Sign
from rules.messages import TABLE, Message, Seat
from rules.questions import Option, Question, Refused, Secrecy
from storage.rows import Language, Table
from tests.discord.question_shapes import Picks
from tests.rules.sample import LUCKY, Sample
from tests.tables.helpers import pick, play_on, play_until
from tests.web.people import ANN, BEN, CAT, EVE, Site, Surfer, nonce
from web.blocks import ACTIONS
from web.page import Page
from web.render import IN_SIGHT, reasons_by_mark
from web.sheet import Parts

NOON = 1_800_000_000.0

pytestmark = pytest.mark.slow


async def sample(site: Site, number: int) -> Sample:
    return cast(Sample, await site.bot.tables.store.game(number))


async def deal(site: Site, number: int, *hands: list[int]) -> None:
    """Give these cards to the seats."""
    game = await sample(site, number)
    game.hands[:] = [list(hand) for hand in hands]


def test_of_several_reasons_at_a_mark_the_first_that_a_player_looks_for_is_told() -> None:
    refusals = [
        Refused("a-1", Message("do-a"), "own", mark="a"),
        Refused("a-2", Message("do-a"), "dear", missed=True, mark="a"),
        Refused("a-3", Message("do-a"), "dearer", missed=True, mark="a"),
        Refused("b-1", Message("do-b"), "early", mark="b"),
        Refused("b-2", Message("do-b"), "late", mark="b"),
        Refused("c", Message("do-c"), "other", missed=True, mark="c"),
    ]
    asked = Mock(options=[], why=lambda refusal: refusal.reason)
    asked.answers = Mock(unlisted=[Option("c-1", Message("do-c"), mark="c")], refused=refusals)
    assert reasons_by_mark(asked) == {"a": "dear", "b": "early"}


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
        await lay(site, table.id, 1, (await sample(site, table.id)).hands[1][0])
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


async def test_players_see_only_the_hand_of_their_own_seat(site: Site) -> None:
    table = await site.table("sample", ANN, BEN, CAT)
    await deal(site, table.id, [1, 2, 2], [3, 4, 4], [5, 5, 6])
    async with site.page(ANN, table) as ann, site.page(BEN, table) as ben, site.page(EVE, table) as eve:
        assert ann.picture("hand") == "<svg>hand [1, 2, 2]</svg>"
        assert ben.picture("hand") == "<svg>hand [3, 4, 4]</svg>"
        assert eve.parts["hand"] is None
        assert ann.picture("board") == eve.picture("board")
        for surfer, own in ((ann, "[1, 2, 2]"), (ben, "[3, 4, 4]"), (eve, "")):
            seen = str(surfer.frames)
            assert [hand for hand in ("[1, 2, 2]", "[3, 4, 4]", "[5, 5, 6]") if hand in seen and hand != own] == []


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
    await deal(site, table.id, [1, 1, 1], bens_hand, [2, 2, 2])
    async with site.page(CAT, table) as cat, site.page(EVE, table) as eve:
        for seat, card in enumerate((1, 5, 2)):
            await lay(site, table.id, seat, card)
        for surfer in (cat, eve):
            await surfer.log_says("The cards:")
            await site.idle()
            assert "in case someone reacts" in surfer.text
            assert "Ben" not in surfer.text.split("Waiting")[1]
            assert not any(line.startswith("▶️") for line in surfer.parts["players"])
        game = await sample(site, table.id)
        secret = [question.seat for question in game.questions if question.awaited and question.secrecy is Secrecy.ALL]
        assert secret == [asked]


async def lay(site: Site, number: int, seat: Seat, card: int) -> None:
    await pick(site.bot.tables, number, seat, f"card-{card}")


@pytest.fixture
def at_noon(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything happens at once, so that what pages receive can be compared."""
    monkeypatch.setattr(site.bot.tables.store, "now", lambda: NOON)


async def test_what_others_receive_does_not_depend_on_the_card_that_was_laid(site: Site, at_noon: None) -> None:
    sent: list[list[str]] = []
    for number, card in enumerate((1, 2)):
        table = await site.table("sample", ANN, BEN, channel=number)
        await deal(site, table.id, [1, 2, 3], [4, 4, 4])
        async with site.page(BEN, table) as ben, site.page(EVE, table) as eve:
            before = [len(ben.frames), len(eve.frames)]
            await lay(site, table.id, 0, card)
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
        await deal(site, table.id, [1, 1, 1], [5, 6, 6])
        async with site.page(EVE, table) as eve:
            for seat, answer in ((0, "card-1"), (1, "card-5"), (1, act), (0, "card-1")):
                await pick(site.bot.tables, table.id, seat, answer)
            await eve.until(lambda eve=eve: str(eve.parts["log"]).count("Ann has laid") == 2)  # type: ignore[misc]
            logs.append(eve.parts["log"])
    assert logs[0] == logs[1]


async def test_a_spectator_cannot_act(site: Site, table: Table) -> None:
    async with site.page(ANN, table) as ann, site.page(EVE, table) as eve:
        await eve.send(next(iter(ann.options.values())))
        assert "no seat" in str(eve.dialogs)
        for action in ("yes", "pick", "done", "undo", "advice"):
            await eve.send(CustomId(action, table.id, 1, "x").button)
        assert await site.version(table) == 0


async def test_an_answer_for_another_seat_is_refused(site: Site, table: Table) -> None:
    await deal(site, table.id, [1, 1, 1], [2, 2, 2])
    async with site.page(ANN, table) as ann, site.page(BEN, table) as ben:
        await ben.send(next(iter(ann.options.values())))
        assert await site.version(table) == 0
        assert (await sample(site, table.id)).laid == [None, None]


@pytest.mark.parametrize(
    ("action", "at"),
    [
        *(("do", "another table"), ("start", "another table")),
        *(("forget_yes", "this table"), ("night", "this table"), ("daily_go", "no table")),
    ],
)
async def test_presses_for_other_tables_or_actions_not_on_pages_are_refused(site: Site, action: str, at: str) -> None:
    table = await site.table("sample", ANN, BEN)
    other = await site.table("sample", ANN, CAT, channel=8)
    number = {"another table": other.id, "this table": table.id, "no table": 0}[at]
    forged = CustomId("do", number, 1, "card-1") if action == "do" else CustomId(action, number)
    async with site.page(ANN, table) as ann:
        assert ann.refused == {await ann.send(forged.button)}
        assert await site.version(other) == 0


async def test_every_action_of_a_page_has_a_handler(site: Site) -> None:
    assert site.bot.router.handlers.keys() >= ACTIONS


async def test_a_choice_is_made_once_when_the_socket_is_cut(site: Site) -> None:
    """The reply is lost; the page reconnects and sends the same request again, but the choice is made once."""
    table = await site.table("picks", ANN)
    async with site.browser() as session:
        path = (await (await site.enter(session, await site.link(ANN, table))).json())["path"]
        async with site.connected(session, path) as ann:
            await ann.is_asked()
            number = nonce()
            said: dict[str, Any] = {"op": "press", "nonce": number, "id": ann.options["Number 5"]}
            await ann.socket.send_json(said)
        async with site.connected(session, path) as ann:
            await ann.until(lambda: "panel" in ann.parts)
            await ann.socket.send_json(said)
            await ann.until(lambda: number in ann.done)
            assert cast(Picks, await site.game(table)).answers == [["n5"]]
            assert "That question was answered earlier" not in ann.text


async def test_every_shape_of_question_can_be_answered(site: Site) -> None:
    table = await site.table("picks", ANN)
    async with site.page(ANN, table) as ann:
        assert len(ann.options) == 60, "all answers, not a menu of 25"
        assert len({option["group"] for option in ann.answers["options"]}) == 4
        await ann.press("Number 7")
        await ann.press("Number 59")
        assert (ann.answers["way"], ann.answers["most"]) == ("several", 3)
        await ann.send(ann.answers["send"], ("n1", "n2"))
        assert ann.answers["way"] == "steps"
        await ann.press("Number 3")
        assert ann.answers["picked"] == ["n3"]
        await ann.press("Undo last pick")
        assert ann.answers["picked"] == []
        await ann.press("Number 3")
        await ann.press("Number 4")
        await ann.press("Done")
        await ann.press("Number 3")
        labels = {option["id"]: option["label"] for option in ann.answers["options"]}
        assert (labels["n3"], labels["n1"]) == ("1. Number 3", "Number 1"), "their order counts"
        await ann.press("Number 1")
        await ann.press("Done")
        await ann.press("Number 3")
        await ann.press("Number 1")
        await ann.send(next(id for label, id in ann.buttons().items() if ":none" in id))
        await ann.send(next(id for label, id in ann.buttons().items() if ":none" in id))
    answers = cast(Picks, await site.game(table)).answers
    assert answers == [["n7"], ["n59"], ["n1", "n2"], ["n3", "n4"], ["n3", "n1"], ["n3", "n1"], [], []]


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


async def test_an_outdated_answer_is_refused_with_an_explanation(site: Site) -> None:
    table = await site.table("picks", ANN)
    async with site.page(ANN, table) as ann:
        old = ann.options["Number 5"]
        await ann.press("Number 6")
        await ann.send(old)
        assert "That question was answered earlier" in ann.text
        assert cast(Picks, await site.game(table)).answers == [["n6"]]


async def test_a_choice_is_taken_back(site: Site) -> None:
    table = await site.table("picks", ANN)
    async with site.page(ANN, table) as ann:
        await ann.press("Number 5")
        await ann.press(next(label for label in ann.buttons() if label.startswith("↩️")))
        assert cast(Picks, await site.game(table)).answers == []
        assert len(ann.options) == 60


async def test_an_answer_that_cannot_be_taken_back_must_be_confirmed(site: Site, table: Table) -> None:
    await deal(site, table.id, [1, 6, 6], [2, 2, 2])
    await lay(site, table.id, 0, 1)
    await lay(site, table.id, 1, 2)
    async with site.page(ANN, table) as ann:
        await ann.press("Use it")
        assert "You can't take this back" in ann.text
        assert 6 in (await sample(site, table.id)).hands[0][1:]
        await ann.send(next(id for id in ann.buttons().values() if ":yes:" in id))
        assert "You drew" in str(ann.parts["log"])


async def test_people_who_want_it_must_confirm_every_answer(site: Site, table: Table) -> None:
    await site.bot.services.people.set(ANN.id, "careful", True)
    async with site.page(ANN, table) as ann:
        await ann.press_first()
        assert ann.answers == {}
        assert await site.version(table) == 0
        assert "take this back" not in ann.text
        await ann.press("Yes, do it")
        assert await site.version(table) == 1
        await ann.press("Take it back")
        assert "Yes, do it" not in ann.buttons()  # taking back needs no confirmation


async def test_log_rules_table_and_settings_open_as_dialogs(site: Site, table: Table) -> None:
    async with site.page(ANN, table) as ann:
        labels = {button["label"]: button["id"] for button in ann.parts["menu"]}
        assert set(labels) == {"🧭 What's going on?", "Ask…", "Log", "Rules", "Table…"}
        for label in labels:
            await ann.send(labels[label])
        assert len(ann.dialogs) == 4
        assert [form["title"] for form in ann.forms] == ["Ask the game master"]
        assert "Aim" in str(ann.dialogs)
        await ann.send(CustomId("settings", table.id).button, dialog=max(ann.dialogs))
        settings = max(ann.dialogs)
        await ann.send(CustomId("set_mine", table.id).button, dialog=settings)
        _, form = ann.forms
        before = dict(ann.dialogs)
        await ann.submit(form, notice=["none"], me=[""], looks=["words"])
        assert set(ann.dialogs) == set(before), "no dialog below shows the settings as they were"
        assert ann.dialogs[settings] != before[settings]
        assert site.bot.services.people.get(ANN.id).text_only
        await ann.until(lambda: "words" in (ann.parts["board"] or {}))


async def test_another_answer_takes_the_place_of_the_first_in_its_dialog(site: Site, table: Table) -> None:
    async with site.page(ANN, table) as ann:
        await ann.send(next(button["id"] for button in ann.parts["menu"] if button["label"] == "Ask…"))
        await ann.submit(ann.forms[0], question=["whose turn is it?"])
        await ann.until(lambda: ann.dialogs)
        ((dialog, blocks),) = ann.dialogs.items()
        other = next(press for press in ann.buttons(blocks).values() if ":answer:" in press)
        await ann.send(other, dialog=dialog)
        ((same, shown),) = ann.dialogs.items()
        assert same == dialog
        assert shown[0] != blocks[0]
        assert any(":going_on" in press for press in ann.buttons(shown).values())
        await ann.send(CustomId("answer", table.id, rest="en nothing").button, dialog=dialog)
        assert "ask again" in json.dumps(ann.dialogs)


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


async def test_a_game_is_prepared_and_started_on_the_pages_of_its_lobby(site: Site) -> None:
    tables = site.bot.tables
    table = await tables.lobby.open(5, 7, "sample", ANN, {}, "en")
    async with site.page(ANN, table) as ann, site.page(BEN, table) as ben:
        await ben.press("🪑 Join / leave")
        await ann.panel_says("**Ben**")
        await ann.press("⚙️ Settings…")
        ((dialog, blocks),) = ann.dialogs.items()
        menu = next(block for block in blocks if block["kind"] == "select")
        await ann.send(menu["id"], (menu["choices"][0]["value"],), dialog=dialog)
        await ann.panel_says("Rounds: 1")
        await ben.panel_says("hasn't said yes")
        assert "🪑 Join / leave" in ann.buttons()
        assert "▶️ Start" not in ben.buttons()
        await ben.send(ann.buttons()["▶️ Start"])
        assert "Only the host" in json.dumps(ben.dialogs)
        await ben.press("✅ I'm in")
        await ann.until(lambda: "hasn't said yes" not in ann.text)
        await ann.press("▶️ Start")
        assert list(ann.dialogs) == [dialog], "the first question is shown by the page itself"
        await ann.is_asked()
        await ben.is_asked()


async def test_a_lobby_has_the_name_of_its_game_in_a_scene_in_place_of_the_board(site: Site) -> None:
    tables = site.bot.tables
    for game, alt in (("dungeon_go", "Dungeon GO!"), ("sample", None)):
        table = await tables.lobby.open(5, 7, game, ANN, {}, "en")
        async with site.page(ANN, table) as ann:
            shown = ann.parts["board"]
            assert (shown and shown["alt"]) == alt
        await tables.lobby.leave(table.id, ANN.id)


async def test_a_page_is_drawn_from_a_position_that_is_current(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game read in place may change while the page looks for the last own choice."""
    table = await site.table("sample", ANN, BEN)
    game = await sample(site, table.id)
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


async def test_a_player_who_leaves_no_longer_sees_the_hand_but_may_come_back(site: Site) -> None:
    table = await site.table("sample", ANN, BEN, CAT)
    async with site.page(BEN, table) as ben, site.page(EVE, table) as eve:
        assert ben.parts["hand"] is not None
        await site.bot.tables.seats.leave(table.id, BEN.id)
        await ben.until(lambda: ben.parts["hand"] is None)
        assert ben.answers == {}
        await ben.press("Come back to your seat")
        await ben.until(lambda: ben.parts["hand"] is not None)
        assert "Come back to your seat" not in ben.buttons()
        assert "Come back to your seat" not in eve.buttons()


async def test_people_without_a_seat_see_their_request_for_one_and_can_withdraw_it(site: Site) -> None:
    table = await site.table("sample", ANN, BEN, CAT)
    await site.bot.tables.seats.leave(table.id, BEN.id)
    async with site.page(BEN, table) as ben, site.page(EVE, table) as eve:
        await site.bot.tables.seats.takeover(table.id, EVE, 1)
        await eve.until(lambda: "Withdraw my proposal" in eve.buttons())
        assert "Eve would like to take over" in eve.text
        assert "Withdraw my proposal" not in ben.buttons()
        await eve.press("Withdraw my proposal")
        assert (await site.bot.tables.store.get(table.id)).proposals == []
        await eve.until(lambda: "Withdraw my proposal" not in eve.buttons())


async def choose(page: Surfer, *labels: str) -> None:
    """Press these buttons, each in the newest dialog."""
    for label in labels:
        number = max(page.dialogs)
        buttons = page.buttons(page.dialogs[number])
        await page.send(next(id for text, id in buttons.items() if label in text), dialog=number)


async def test_dialogs_close_when_the_game_is_ended_from_them(site: Site, table: Table) -> None:
    async with site.page(ANN, table) as ann:
        await ann.send(next(item["id"] for item in ann.parts["menu"] if item["label"].startswith("Table")))
        await choose(ann, "End", "End it now")
        assert (await site.bot.tables.store.get(table.id)).is_over
        assert ann.dialogs == {}
        await ann.until(lambda: not ann.answers)


async def test_dialogs_close_when_another_player_ends_the_game(site: Site, table: Table) -> None:
    async with site.page(ANN, table) as ann:
        await ann.send(CustomId("table", table.id).button)
        assert ann.dialogs
        await site.bot.tables.ending.end(table.id, BEN.id, admin=True)
        await ann.until(lambda: not ann.dialogs)


async def test_the_dialog_from_which_the_game_is_paused_says_so(site: Site, table: Table) -> None:
    async with site.page(ANN, table) as ann:
        await ann.send(CustomId("table", table.id).button)
        (opened,) = ann.dialogs
        await ann.send(CustomId("pause", table.id).button, dialog=opened)
        assert list(ann.dialogs) == [opened]
        assert "The game is paused" in str(ann.dialogs)
        assert ann.buttons(ann.dialogs[opened]) == {}


async def test_dialogs_opened_from_a_seat_close_when_it_is_left_and_taken_back(site: Site) -> None:
    table = await site.table("sample", ANN, BEN, CAT)

    async with site.page(BEN, table) as ben:
        menu = next(item["id"] for item in ben.parts["menu"] if item["label"].startswith("Table"))
        await ben.send(menu)
        await choose(ben, "Leave", "Yes")
        assert (await site.bot.tables.store.get(table.id)).seat_of(BEN.id) is None
        assert ben.dialogs == {}
        await ben.send(menu)
        first = max(ben.dialogs)
        await ben.send(ben.buttons(ben.dialogs[first])["Come back to your seat"], dialog=first)
        assert (await site.bot.tables.store.get(table.id)).seat_of(BEN.id) == 1
        assert first not in ben.dialogs
        assert "The seat is yours" in json.dumps(ben.dialogs)


async def test_sessions_survive_a_restart_of_the_server(site: Site, table: Table) -> None:
    """The server stops with pages open and starts again: the same session continues."""
    async with site.browser() as session:
        path = (await (await site.enter(session, await site.link(ANN, table))).json())["path"]
        async with site.connected(session, path) as ann:
            await ann.is_asked()
            await site.server.live.close()
            await ann.until(lambda: ann.code == 1012)
        async with site.connected(session, path) as ann:
            await ann.is_asked()
            await ann.press_first()
            assert await site.version(table) == 1


async def test_advice_can_be_followed(site: Site) -> None:
    table = await site.table("dungeon_go", ANN, BEN)
    await site.bot.tables.switches.set(table.id, ANN, advice=True)
    game = await site.game(table)
    person = (ANN, BEN)[game.awaited().seat]
    async with site.page(person, table) as surfer:
        await surfer.send(next(id for id in surfer.buttons().values() if ":advice" in id))
        ((dialog, blocks),) = surfer.dialogs.items()
        follow = next(id for id in surfer.buttons(blocks).values() if ":follow:" in id)
        await surfer.send(follow, dialog=dialog)
        assert surfer.dialogs == {}
        assert await site.version(table) == 1


async def test_the_board_is_sent_once_for_a_position(site: Site) -> None:
    table = await site.table("dungeon_go", ANN, BEN)
    async with site.page(EVE, table) as eve:
        assert sum("<svg" in frame for frame in eve.frames) == 1
        assert eve.picture("board").startswith("<svg")


async def test_pictures_in_dialogs_need_nobody_to_draw_them(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await site.table("dungeoneer", ANN, BEN)
    monkeypatch.setattr(site.bot.services, "draw", None)
    async with site.page(ANN, table) as ann:
        await ann.send(CustomId("legend", table.id).button)
        ((legend,),) = ann.dialogs.values()
        assert legend["kind"] == "image"
        assert legend["svg"].startswith("<svg")


async def test_play_again_leads_to_the_page_of_one_new_table(site: Site) -> None:
    tables = site.bot.tables
    old = await site.table("sample", ANN, BEN, CAT)
    async with (
        site.page(BEN, old) as ben,
        site.page(CAT, old) as cat,
        site.page(EVE, old) as eve,
        site.browser() as new,
    ):
        again = CustomId("again", old.id).button
        await ben.send(again)
        assert "running" in str(ben.dialogs), "not before the end"
        await tables.ending.end(old.id, ANN.id)
        await ben.until(lambda: ben.buttons().get("Play again") == again)
        await cat.until(lambda: cat.buttons().get("Play again") == again)
        await eve.until(lambda: "Replay" in eve.buttons())
        assert "Play again" not in eve.buttons(), "without a seat"
        await eve.send(again)
        assert await tables.store.occupying(old.channel_id) is None
        await ben.press("Play again")
        table = await tables.store.occupying(old.channel_id)
        assert table is not None
        assert (table.status, table.host_id, len(table.seats)) == ("lobby", BEN.id, 3)
        await cat.send(again)  # pressed before the page shows that there is a new table
        assert len(await tables.store.unfinished(user_id=CAT.id)) == 1, "the same one"
        for surfer in (ben, cat):
            (link,) = surfer.links
            response = await site.enter(new, link)
            assert (await response.json())["path"].startswith(f"/play/{table.id}/")
        assert eve.links == []
    async with site.page(CAT, table) as cat:
        assert "✅ I'm in" in cat.buttons()


async def test_only_players_can_agree_to_a_proposal_on_the_page(site: Site, table: Table) -> None:
    await site.bot.tables.ending.propose(table.id, ANN.id)
    async with site.page(BEN, table) as ben, site.page(EVE, table) as eve:
        assert {"Agree to ending the game", "Refuse"} <= set(ben.buttons())
        assert not {"Agree to ending the game", "Refuse"} & set(eve.buttons())


async def test_a_page_leads_on_from_a_lesson_to_a_real_game(site: Site) -> None:
    tables = site.bot.tables
    table = await tables.lessons.open("thunderstone", "six_turns", 5, 7, ANN, "en")
    await tables.ending.end(table.id, ANN.id)
    async with site.page(ANN, table) as ann:
        await ann.press("🎲 A real game")
        (link,) = ann.links
    holder = await tables.page_keys.redeem(link)
    assert holder is not None
    there = await tables.store.get(holder[1].game_id)
    assert (there.status, there.lesson, [seat.user_id for seat in there.people]) == ("lobby", None, [ANN.id])


@pytest.mark.parametrize(("language", "yes"), [("en", "Yes, leave"), ("ja", "はい、抜けます")])
async def test_the_last_person_is_asked_before_a_lobby_is_closed(site: Site, language: Language, yes: str) -> None:
    tables = site.bot.tables
    table = await tables.lobby.open(5, 7, "sample", ANN, {}, language)
    async with site.page(ANN, table, language) as ann:
        await ann.press({"en": "🪑 Join / leave", "ja": "🪑 参加する／抜ける"}[language])
        assert (await tables.store.get(table.id)).status == "lobby"
        ((dialog, blocks),) = ann.dialogs.items()
        (button,) = (button for block in blocks for button in block.get("buttons", ()) if button["label"] == yes)
        await ann.send(button["id"], dialog=dialog)
    assert (await tables.store.get(table.id)).status == "ended"


async def test_who_plays_on_after_a_lesson_is_not_stopped_by_a_reload(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = site.bot.tables
    lesson = tables.courses.lessons["thunderstone"]["six_turns"]
    lesson = lesson.model_copy(update={"end": Sign(event="log-turn", mine=True)})
    for holder in (tables.courses, tables.lessons):
        monkeypatch.setattr(holder, "lessons", {"thunderstone": {"six_turns": lesson}})
    table = await tables.lessons.open("thunderstone", "six_turns", None, 7, ANN, "en")
    async with site.page(ANN, table) as ann:
        assert ann.answers == {}
        assert "What next?** *🎲 A real game* ends this one and opens a table" in ann.text
        assert "🎲 A real game" in ann.buttons()
        await ann.press("▶️ Play on without me")
        assert ann.options
        assert "🎓" not in ann.text
    async with site.page(ANN, table) as ann:
        assert ann.options
        assert "🎓" not in ann.text


def asks_anew(surfer: Surfer, before: str) -> bool:
    return surfer.answers.get("question") != before


async def test_what_can_be_bought_by_a_tap_alone_is_lit_like_what_has_a_button(site: Site) -> None:
    table = await site.table("thunderstone", ANN, BEN)
    seat = (await site.game(table)).awaited().seat
    async with site.page((ANN, BEN)[seat], table) as surfer:
        lit = re.findall(r'data-mark="(stack-[^"]+)"[^>]* data-lit=""', surfer.picture("board"))
        named = [option["mark"] for option in surfer.answers["options"]]
        behind = list(surfer.answers["behind"])
    assert "stack-militia" in behind
    assert sorted(lit) == sorted(mark for mark in {*named, *behind} if mark.startswith("stack-"))


async def test_what_the_coach_suggests_is_among_the_first_answers(site: Site) -> None:
    tables = site.bot.tables
    table = await tables.lessons.open("dungeon_go", "two_floors", None, 7, ANN, "en")
    moved = 0
    async with site.page(ANN, table) as ann:
        for _ in range(16):
            await ann.until(lambda: any(option["style"] == "success" for option in ann.answers.get("options", ())))
            options = ann.answers["options"]
            (wanted,) = [option for option in options if option["style"] == "success"]
            assert options.index(wanted) < IN_SIGHT
            assert len({option["id"] for option in options}) == len(options)
            moved += options[0] == wanted and wanted["label"].startswith("👣 Move to")
            asked = ann.answers["question"]
            await ann.send(wanted["press"])
            await ann.until(partial(asks_anew, ann, asked))
    assert moved


async def test_the_news_after_an_own_outcome_also_tells_what_others_did(site: Site) -> None:
    """However much of the own outcome there is to tell."""
    table = await site.table("dungeon_lords", ANN, BEN, CAT)
    rng = Random(5)
    async with site.page(ANN, table) as ann:
        for _ in range(60):
            game = await site.game(table)
            question = next(question for question in game.questions if question.awaited)
            log = "".join(ann.news)
            if question.seat == 0 and "The Troll moves into" in log:
                break
            await play_on(site.bot.tables, table.id, rng)
            await site.idle()
        assert "Ben builds" in log
        assert "moves into Cat's lair" in log


async def test_the_news_tells_what_others_did_while_a_question_was_open(site: Site) -> None:
    """Though they did it before the answer to that question."""
    table = await site.table("dungeon_lords", ANN, BEN)
    tables = site.bot.tables

    def both_carry_out_orders(game: Game, _: Question) -> bool:
        return [question.kind for question in game.questions if question.awaited] == 2 * ["execute_or_decline"]

    await play_until(tables, table.id, both_carry_out_orders, "news")
    async with site.page(ANN, table) as ann:
        await pick(tables, table.id, 1)
        await site.idle()
        await pick(tables, table.id, 0)
        await site.idle()
        (log,) = ann.news
        assert "Ben" in log


async def test_a_page_tells_more_news_than_a_message(site: Site) -> None:
    """Its news can be scrolled, so that all that three players and the monsters did since the last turn has room."""
    table = await site.table("dungeon_go", ANN, BEN, CAT)

    def asks_ann_later(game: Game, question: Question) -> bool:
        return question.seat == 0 and question.kind == "move" and game.choices > 40

    await play_until(site.bot.tables, table.id, asks_ann_later, "a")
    async with site.page(ANN, table) as ann:
        (log,) = ann.news
        assert "more in the log" not in log
        assert len(log.splitlines()) > BRIEF + 1


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
