"""Dialogs on a page: what they show, and when they close."""

from __future__ import annotations

import json

import pytest

from cogs.services.ids import CustomId
from storage.rows import Table
from tests.web.people import ANN, BEN, CAT, Site, Surfer

pytestmark = pytest.mark.slow


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


async def test_pictures_in_dialogs_need_nobody_to_draw_them(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await site.table("dungeoneer", ANN, BEN)
    monkeypatch.setattr(site.bot.services, "draw", None)
    async with site.page(ANN, table) as ann:
        await ann.send(CustomId("legend", table.id).button)
        ((legend,),) = ann.dialogs.values()
        assert legend["kind"] == "image"
        assert legend["svg"].startswith("<svg")


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
