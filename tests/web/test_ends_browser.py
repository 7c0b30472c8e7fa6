"""Answers that end something, such as a phase or a purchase, are in sight however many other answers there are.

So are the board and the hand that are needed to choose.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.async_api import expect

from games.dungeoneer.rules.quests.quests import Attempt
from rules.game import Game
from rules.questions import Question
from storage.rows import Language
from tests.web.pages import DESKTOP, PHONE, Visits, bounds, caught_up, give, listed, seen_at
from tests.web.people import ANN, BEN, Site, before_the_end

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]


async def test_confirming_a_plan_is_in_sight_on_a_phone(visit: Visits) -> None:
    def planned(game: Game, asked: Question) -> bool:
        ids = [option.id for option in asked.options(game)]
        return asked.kind == "plan_battle" and ids[-1] == "done" and len(ids) > 4

    page = (
        await visit.at("dungeon_lords", planned, seed="plans", language="ja", size=PHONE, rules="introductory")
    ).page
    await expect(page.locator('[data-option="done"]')).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_the_end_of_the_hero_phase_and_its_risk_are_in_sight_on_a_phone(
    visit: Visits, language: Language
) -> None:
    page = (await visit.at("dungeoneer", "hero_acts", seed="ends", language=language, size=PHONE)).page
    end = page.locator('[data-option="end"]')
    await expect(end).to_be_in_viewport(ratio=0.9)
    label, about = [await bounds(page.locator(f".ends {selector}")) for selector in (".label", ".about p")]
    assert about.top >= label.bottom, "on a line of its own"
    assert about.width > 300
    await end.tap()
    await expect(page.locator('[data-option^="hand-"]').first).to_be_attached()


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_the_list_of_all_answers_is_not_cut_off_below_three_long_ones(visit: Visits, language: Language) -> None:
    def many(game: Game, asked: Question) -> bool:
        return asked.kind == "hero_acts" and len(asked.options(game)) > 9

    page = (await visit.at("dungeoneer", many, seed="many", language=language)).page
    await expect(page.locator(".answers > [data-option]")).to_have_count(3)
    await expect(page.locator(".all")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_on_a_desktop_a_long_answer_is_read_whole_above_the_list(visit: Visits, language: Language) -> None:
    def attempts(game: Game, asked: Question) -> bool:
        return asked.kind == "hero_acts" and any(isinstance(option.value, Attempt) for option in asked.options(game))

    page = (await visit.at("dungeoneer", attempts, seed="attempts", language=language)).page
    attempt, more = await bounds(page.locator('[data-option^="quest-"]').first), await bounds(page.locator(".all"))
    assert attempt.bottom <= more.top


async def test_the_end_covers_none_of_a_few_answers_on_a_phone(visit: Visits) -> None:
    def few(game: Game, asked: Question) -> bool:
        return asked.kind == "window_action" and len(asked.options(game)) in (3, 4)

    page = (await visit.at("dungeoneer", few, seed="few", language="ja", size=PHONE)).page
    await expect(page.locator(".ends")).to_have_attribute("data-option", "pass")
    places = [box for answer in await page.locator("[data-option]:visible").all() if (box := await seen_at(answer))]
    assert len(places) == 3
    for above, below in pairwise(places):
        assert above.bottom <= below.top


@pytest.mark.parametrize("kind", ["buy", "refresh"])
async def test_passing_in_a_market_and_ending_a_refresh_are_in_sight_on_a_phone(visit: Visits, kind: str) -> None:
    page = (await visit.at("map_masters", kind, seed="ends", language="ja", size=PHONE)).page
    end = page.locator('[data-option="pass"], [data-option="confirm"]')
    await expect(page.locator("[data-option]").first).to_be_in_viewport()
    await expect(end).to_be_in_viewport(ratio=0.9)
    await end.tap()
    await expect(end).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), PHONE, DESKTOP], ids=["phone", "small phone", "desktop"])
@pytest.mark.parametrize("language", ["en", "ja"])
async def test_confirming_a_lost_attack_is_in_sight(
    place: Site, visit: Visits, size: tuple[int, int], language: Language
) -> None:
    turn = await visit.at("thunderstone", "act_in_dungeon", seed="attack", language=language, size=size)
    page = turn.page
    await give(page, next(option.id for option in await turn.options() if option.mark == "rank-1"))
    await expect(page.locator("[data-press*=':yes:']")).to_be_in_viewport(ratio=1)
    await expect(page.locator("[data-press*=':look']")).to_be_in_viewport(ratio=1)
    question = page.get_by_text({"en": "You can't simply take this back.", "ja": "簡単には取り消せません。"}[language])
    await expect(question).to_contain_text(
        {"en": "bottom of the dungeon deck", "ja": "ダンジョンデッキの一番下"}[language]
    )
    if size == DESKTOP:
        assert await page.locator(".words").evaluate("(words) => words.scrollHeight <= words.clientHeight")


async def test_a_sketch_can_be_ended_below_all_spaces_on_a_phone(visit: Visits) -> None:
    mission: dict[str, Any] = {"mode": "coop", "mission": 1, "difficulty": "easy"}
    page = (await visit.at("map_masters", "play_card", seed="sketch", language="ja", size=PHONE, **mission)).page
    await page.get_by_role("button", name="地図に道順を下描きする").first.tap()
    await expect(page.locator('[data-option="group_green"]')).to_be_attached()
    await give(page, "group_green")
    await expect(page.locator(".answers .buttons button", has_text="決定")).to_be_in_viewport(ratio=0.9)


async def test_the_one_answer_before_several_buttons_has_room_for_its_words_on_a_phone(visit: Visits) -> None:
    mission: dict[str, Any] = {"mode": "coop", "mission": 1, "difficulty": "easy"}
    page = (await visit.at("map_masters", "play_at", seed="sketch", language="ja", size=PHONE, **mission)).page
    flip = await bounds(page.locator(".panel [data-press$=':do:flip']"))
    assert flip.height < 75, "its words have at most two lines"
    for press in (":do:back", ":look"):
        await expect(page.locator(f".panel [data-press$='{press}']")).to_be_in_viewport(ratio=1)


async def test_the_cards_still_to_be_laid_are_in_view_with_the_dungeon_on_a_phone(place: Site, visit: Visits) -> None:
    turn = await visit.at("map_masters", "build", seed="building", language="ja", size=PHONE)
    page = turn.page
    held = [option.mark for option in await turn.options() if option.label.key == "do-add_card"]
    await listed(page)
    await page.locator("aside [data-option^=add_]").first.tap()
    await expect(page.locator("aside [data-option^=turn_]")).to_have_count(1)
    frame = await bounds(page.locator(".field > .board"))
    for card in held:
        assert frame.surrounds(await bounds(page.locator(f'.field > .board rect[data-mark="{card}"]').first), edge=1)


async def test_the_end_does_not_cover_the_first_answer_on_a_low_screen(visit: Visits) -> None:
    page = (await visit.at("dungeoneer", "hero_acts", seed="ends", language="ja", size=(390, 480))).page
    first, end = [await bounds(page.locator(selector).first) for selector in ("[data-option]", ".ends")]
    assert first.top + min(44, first.height) <= end.top


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_a_hint_is_in_reach_beside_long_texts_on_a_desktop(
    place: Site, visit: Visits, language: Language
) -> None:
    table = await place.table("dungeon_lords", ANN, BEN)
    page = await visit(ANN, table, language, DESKTOP)
    await page.set_viewport_size({"width": 1280, "height": 560})
    for element in await page.locator(".acts button:visible").all():
        await expect(element).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("kind", ["build", "draw"])
async def test_the_whole_dungeon_is_in_view_at_first_on_a_phone(visit: Visits, kind: str) -> None:
    """While its layout is chosen and its path drawn, with the question below it. Cellars may be out of view."""
    page = (await visit.at("map_masters", kind, seed="v0", language="ja", size=PHONE)).page
    board = page.locator(".field > .board")
    frame = await bounds(board)
    assert frame.height >= 0.55 * PHONE[1]
    for part in [*await board.locator("rect.open").all(), *(await board.locator("[data-grid]").all())[:1]]:
        assert frame.surrounds(await bounds(part), edge=2), "a mark has an edge"
    await expect(page.locator(".panel h2")).to_be_in_viewport(ratio=1)


async def test_the_map_stays_where_it_is_with_the_first_stroke_on_a_phone(visit: Visits) -> None:
    turn = await visit.at("map_masters", "draw", seed="v0", language="ja", size=PHONE)
    page = turn.page
    grid = page.locator(".field > .board .sheet [data-grid]").first
    before = await bounds(grid)
    await page.locator(".field > .board .sheet rect.open").first.tap()
    await turn.answered()
    assert await bounds(grid) == before


async def test_a_phone_shows_the_whole_hand_of_thunderstone_below_the_board(place: Site, visit: Visits) -> None:
    table = await place.table("thunderstone", ANN, BEN)
    page = await visit(ANN, table, size=(390, 844))
    board, hand, frame = [
        await bounds(page.locator(selector))
        for selector in (".field > .board .sheet > svg", ".hand .sheet > svg", ".hand .board")
    ]
    assert board.width > 0.99 * 390
    assert hand.width > 0.85 * 390
    assert frame.top >= board.bottom - 1
    assert frame.surrounds(hand, edge=1)
    await expect(page.locator(".tabs")).to_be_hidden()


async def test_a_phone_on_its_side_has_the_hand_of_thunderstone_behind_a_button(visit: Visits) -> None:
    page = (await visit.at("thunderstone", lambda _, question: question.seat == 0, seed="hand", size=(844, 390))).page
    shown = page.locator(".field > .board")
    await expect(shown.locator("[data-mark='stack-militia']")).to_have_count(1)
    await expect(shown.locator("[data-mark^='card-']")).to_have_count(0)
    await page.get_by_role("button", name="Hand", exact=True).click()
    await expect(shown.locator("[data-mark='stack-militia']")).to_have_count(0)
    await expect(shown.locator("[data-mark^='card-']")).not_to_have_count(0)


async def test_the_buttons_below_a_result_cover_none_of_it_on_a_phone(place: Site, visit: Visits) -> None:
    table, last = await before_the_end(place, "thunderstone")
    page = await visit(ANN, table, "ja", PHONE)
    await place.bot.tables.play.choose(table.id, *last)
    await expect(page.locator(".panel [data-press*='replay']")).to_have_count(1)
    await caught_up(page)
    words, buttons = await bounds(page.locator(".panel .words")), await bounds(page.locator(".panel .acts"))
    assert words.bottom <= buttons.top
    assert buttons.bottom > PHONE[1] - 10
    await page.locator(".panel .words").evaluate("(words) => { words.scrollTop = words.scrollHeight; }")
    last_line = await bounds(page.locator(".panel .words p").last)
    assert last_line.bottom <= buttons.top


async def test_the_dungeon_stays_where_it_is_from_tile_to_tile_on_a_phone(place: Site, visit: Visits) -> None:
    def several(game: Game, asked: Question) -> bool:
        return asked.kind == "dig_square" and len(asked.options(game)) > 2

    turn = await visit.at("dungeon_lords", several, seed="b", language="ja", size=PHONE, rules="introductory")
    picture = turn.page.locator(".field > .board svg").first
    before = await bounds(picture)
    await turn.page.locator(".field > .board .sheet rect.open").first.tap()
    await turn.answered()
    assert (await turn.game()).awaited(turn.question.seat).kind == "dig_square"
    await caught_up(turn.page)
    assert await bounds(picture) == before


async def test_the_frame_of_a_selected_stack_leaves_its_name_free(visit: Visits) -> None:
    turn = await visit.at("thunderstone", "choose_action", size=PHONE)
    stacks = turn.page.locator(".field > .board rect.open[data-mark^=stack]")
    await stacks.first.tap()
    selected = turn.page.locator(".field > .board rect.strong[data-mark^=stack]").first
    edge = await selected.evaluate("stack => parseFloat(getComputedStyle(stack).strokeWidth)")
    assert edge / 2 < 0.15 * (await bounds(selected)).height
