"""The news on a page: what others did since its reader last answered."""

from __future__ import annotations

from random import Random

import pytest

from cogs.screens.panel import BRIEF
from rules.game import Game
from rules.questions import Question
from tests.tables.helpers import pick, play_on, play_until
from tests.web.people import ANN, BEN, CAT, Site

pytestmark = pytest.mark.slow


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
