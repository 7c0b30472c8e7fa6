"""Answering on a page: what is offered, whose answers are accepted, and when they have to be confirmed."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, cast
from unittest.mock import Mock

import pytest

from cogs.services.ids import CustomId
from rules.messages import Message
from rules.questions import Option, Refused
from storage.rows import Table
from tests.discord.question_shapes import Picks
from tests.web.people import ANN, BEN, CAT, EVE, Site, Surfer, nonce
from web.blocks import ACTIONS
from web.render import IN_SIGHT, reasons_by_mark

pytestmark = pytest.mark.slow


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


async def test_what_can_be_bought_by_a_tap_alone_is_lit_like_what_has_a_button(site: Site) -> None:
    table = await site.table("thunderstone", ANN, BEN)
    seat = (await site.game(table)).awaited().seat
    async with site.page((ANN, BEN)[seat], table) as surfer:
        lit = re.findall(r'data-mark="(stack-[^"]+)"[^>]* data-lit=""', surfer.picture("board"))
        named = [option["mark"] for option in surfer.answers["options"]]
        behind = list(surfer.answers["behind"])
    assert "stack-militia" in behind
    assert sorted(lit) == sorted(mark for mark in {*named, *behind} if mark.startswith("stack-"))


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


def asks_anew(surfer: Surfer, before: str) -> bool:
    return surfer.answers.get("question") != before


async def test_what_the_coach_suggests_is_among_the_first_answers(site: Site) -> None:
    tables = site.bot.tables
    table = await tables.lessons.open("dungeon_go", "two_floors", None, 7, ANN, "en")
    moved = 0
    async with site.page(ANN, table) as ann:
        for _ in range(16):
            await ann.until(lambda: any(option["style"] == "success" for option in ann.answers.get("options", ())))
            options = ann.answers["options"]
            (suggested,) = [option for option in options if option["style"] == "success"]
            assert options.index(suggested) < IN_SIGHT
            assert len({option["id"] for option in options}) == len(options)
            moved += options[0] == suggested and suggested["label"].startswith("👣 Move to")
            asked = ann.answers["question"]
            await ann.send(suggested["press"])
            await ann.until(partial(asks_anew, ann, asked))
    assert moved


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


async def test_a_choice_is_taken_back(site: Site) -> None:
    table = await site.table("picks", ANN)
    async with site.page(ANN, table) as ann:
        await ann.press("Number 5")
        await ann.press(next(label for label in ann.buttons() if label.startswith("↩️")))
        assert cast(Picks, await site.game(table)).answers == []
        assert len(ann.options) == 60


async def test_an_answer_that_cannot_be_taken_back_must_be_confirmed(site: Site, table: Table) -> None:
    await site.deal(table, [1, 6, 6], [2, 2, 2])
    await site.lay_card(table, 0, 1)
    await site.lay_card(table, 1, 2)
    async with site.page(ANN, table) as ann:
        await ann.press("Use it")
        assert "You can't simply take this back" in ann.text
        assert 6 in (await site.sample(table)).hands[0][1:]
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


async def test_a_choice_is_made_once_when_the_socket_is_cut(site: Site) -> None:
    """The reply is lost; the page reconnects and sends the same request again, but the choice is made once."""
    table = await site.table("picks", ANN)
    async with site.browser() as session:
        path = (await (await site.enter(session, await site.link(ANN, table))).json())["path"]
        async with site.connected(session, path) as ann:
            await ann.is_asked()
            number = nonce()
            frame: dict[str, Any] = {"op": "press", "nonce": number, "id": ann.options["Number 5"]}
            await ann.socket.send_json(frame)
        async with site.connected(session, path) as ann:
            await ann.until(lambda: "panel" in ann.parts)
            await ann.socket.send_json(frame)
            await ann.until(lambda: number in ann.done)
            assert cast(Picks, await site.game(table)).answers == [["n5"]]
            assert "That question was answered earlier" not in ann.text


async def test_an_outdated_answer_is_refused_with_an_explanation(site: Site) -> None:
    table = await site.table("picks", ANN)
    async with site.page(ANN, table) as ann:
        old = ann.options["Number 5"]
        await ann.press("Number 6")
        await ann.send(old)
        assert "That question was answered earlier" in ann.text
        assert cast(Picks, await site.game(table)).answers == [["n6"]]


async def test_an_answer_for_another_seat_is_refused(site: Site, table: Table) -> None:
    await site.deal(table, [1, 1, 1], [2, 2, 2])
    async with site.page(ANN, table) as ann, site.page(BEN, table) as ben:
        await ben.send(next(iter(ann.options.values())))
        assert await site.version(table) == 0
        assert (await site.sample(table)).laid == [None, None]


async def test_a_spectator_cannot_act(site: Site, table: Table) -> None:
    async with site.page(ANN, table) as ann, site.page(EVE, table) as eve:
        await eve.send(next(iter(ann.options.values())))
        assert "no seat" in str(eve.dialogs)
        for action in ("yes", "pick", "done", "undo", "advice"):
            await eve.send(CustomId(action, table.id, 1, "x").button)
        assert await site.version(table) == 0


async def test_only_players_can_agree_to_a_proposal_on_the_page(site: Site, table: Table) -> None:
    await site.bot.tables.ending.propose(table.id, ANN.id)
    async with site.page(BEN, table) as ben, site.page(EVE, table) as eve:
        assert {"Agree to ending the game", "Refuse"} <= set(ben.buttons())
        assert not {"Agree to ending the game", "Refuse"} & set(eve.buttons())


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
