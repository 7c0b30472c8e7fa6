"""The question below the board: a few answers, the others as places on the board and in a list."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from playwright.async_api import Page, expect

from games.dungeon_go.rules import hero_turn
from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.state import DungeonGoState
from games.dungeon_go.rules.threats import where_it_stands
from games.dungeon_lords.rules.setup import ChooseDisabled
from games.dungeoneer.rules.game import Dungeoneer
from games.map_masters.rules.state import MapMastersState
from locales.texts import LANGUAGES
from rules.game import Game
from rules.messages import Args
from rules.questions import Option, Question
from rules.results import Place, Result
from storage.rows import Language, Table
from tests.browser.conftest import until
from tests.rules.sample import LayCard, Sample
from tests.tables.helpers import pick, play_until
from tests.web.pages import DESKTOP, PHONE, Visits, bounds, change_options, deal, give, listed, settled, table
from tests.web.people import ANN, BEN, CAT, Site

__all__ = ["table"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]

SIDEWAYS = (844, 390)
FADES = re.compile(r"rgba\(0, 0, 0, 0\.2\)\)$")
"""The mask of a text that goes on below its lower edge."""


@pytest.mark.parametrize("size", [PHONE, DESKTOP, SIDEWAYS], ids=["phone", "desktop", "phone on its side"])
async def test_answers_that_are_places_on_the_board_are_in_the_list_alone(
    place: Site, visit: Visits, size: tuple[int, int]
) -> None:
    table = await place.table("dungeon_go", ANN, BEN)
    question = (await place.game(table)).awaited()
    heroes = question.options(await place.game(table))
    page = await visit((ANN, BEN)[question.seat], table, size=size)
    answers = page.locator(".panel [data-option]")
    await expect(answers).to_have_count(len(heroes))
    await expect(answers.locator("visible=true")).to_have_count(0)
    await expect(page.locator(".words")).to_contain_text("Choose what glows.")
    await listed(page)
    await expect(answers.locator("visible=true")).to_have_count(len(heroes))
    await page.keyboard.press("Escape")
    await expect(answers.locator("visible=true")).to_have_count(0)


async def test_the_list_opens_where_its_button_is(place: Site, visit: Visits) -> None:
    page = await at_a_list(place, visit)
    button, answers = [await bounds(page.locator(part)) for part in (".all", "#answers")]
    assert answers.left < button.left
    assert button.right <= answers.right + 16


async def at_a_list(place: Site, visit: Visits, size: tuple[int, int] = DESKTOP) -> Page:
    """A page with the list of all answers, when something can be taken back."""
    table = await place.table("dungeon_go", ANN, BEN)
    for _ in range(9):
        await pick(place.bot.tables, table.id, None)
    page = await visit.asked(table, size=size)
    await listed(page)
    return page


async def test_a_second_tap_where_something_was_bought_does_not_take_it_back(visit: Visits) -> None:
    turn = await visit.at("map_masters", "shop", size=PHONE, mode="coop", mission=5)
    ware = turn.page.locator('[data-option="sword"]')
    before = await bounds(ware)
    await give(turn.page, "sword")
    await turn.page.locator('[data-option^="group_"]').first.click()
    await settled(turn.page)
    assert await bounds(ware) == before
    await listed(turn.page)
    await expect(turn.page.get_by_role("button", name="Undo last purchase")).to_be_visible()


async def test_all_that_a_market_sells_takes_a_second_tap_and_the_first_says_once_what_it_does(visit: Visits) -> None:
    turn = await visit.at("map_masters", "buy", size=PHONE)
    options = await turn.options()
    tip = turn.page.locator(".tip")
    for wanted in ("sb_", "card_", "token_"):
        ware = next(option for option in options if option.id.startswith(wanted))
        await turn.tap_again(ware.mark)
        await expect(tip).to_contain_text("Tap again")
        if wanted == "sb_":
            assert (await tip.inner_text()).count("Open one padlock") == 1
        await turn.untouched()
    await turn.tap_again(ware.mark)
    await turn.answered()


async def test_in_the_list_nothing_stands_on_an_answer(place: Site, visit: Visits) -> None:
    page = await at_a_list(place, visit, size=(1280, 600))
    button = page.locator("#answers .buttons button").last
    answers = page.locator("#answers [data-option]")
    await page.locator("#answers").evaluate("(list) => list.scrollTo(0, 0)")
    last = await bounds(answers.last)
    assert (await bounds(button)).top >= last.bottom


async def test_the_list_closes_when_a_button_in_it_is_pressed(place: Site, visit: Visits) -> None:
    page = await at_a_list(place, visit)
    await page.get_by_role("button", name="Ask to take back").click()
    await expect(page.get_by_role("button", name="Withdraw")).to_be_visible()
    await expect(page.locator("#answers")).to_be_hidden()


@pytest.mark.parametrize("size", [PHONE, DESKTOP, SIDEWAYS], ids=["phone", "desktop", "phone on its side"])
async def test_up_to_three_answers_are_beside_the_question(
    table: Table, visit: Visits, marked: None, size: tuple[int, int]
) -> None:
    page = await visit(ANN, table, size=size)
    for answer in await page.locator(".panel [data-option]").all():
        await expect(answer).to_be_in_viewport(ratio=1)
    await expect(page.locator("#answers [data-option]")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_the_end_of_an_answer_in_steps_is_beside_the_question(
    place: Site, visit: Visits, size: tuple[int, int]
) -> None:
    """Though it has a place on the board, and many squares have one, too."""
    turn = await visit.at("dungeon_lords", "dig_square", size=size)
    square, asked = (await turn.options())[0].id, turn.question
    await place.bot.tables.play.choose(turn.table.id, asked.seat, asked.id, [square])
    await expect(turn.page.locator('.acts > .answers > [data-option="done"]')).to_be_in_viewport(ratio=1)


async def test_answers_at_one_place_are_beside_the_question(
    place: Site, table: Table, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A place does not tell what it offers."""

    def all_at_one(game: Sample, options: list[Option]) -> None:
        for option in options:
            option.mark = "0"

    change_options(monkeypatch, LayCard, all_at_one)
    await deal(place, table, [1, 2, 3, 4, 5], [2, 2, 4])
    page = await visit(ANN, table, size=PHONE)
    await expect(page.locator(".panel .answers > [data-option]")).to_have_count(5)


@pytest.mark.parametrize("awaited", [True, False], ids=["awaited", "a question of one's own"])
async def test_the_only_answer_stands_out_where_somebody_waits_for_it(
    place: Site, table: Table, visit: Visits, monkeypatch: pytest.MonkeyPatch, awaited: bool
) -> None:
    change_options(monkeypatch, LayCard, lambda game, options: options.__delitem__(slice(1, None)))
    monkeypatch.setattr(LayCard, "awaited", awaited)
    page = await visit(ANN, table)
    await expect(page.locator(".answers.lone")).to_have_count(int(awaited))


async def test_answers_share_the_width_of_the_dock_and_what_leads_on_stays_in_the_window(
    table: Table, visit: Visits
) -> None:
    page = await visit(ANN, table)
    answers = page.locator(".answers > .answer")
    longer = "(label, text) => { label.textContent = text; }"
    await answers.locator(".label").first.evaluate(longer, "Buy no more than a guard. " * 4)
    narrow, wide = [(await bounds(answers.nth(number))).width for number in (1, 0)]
    assert narrow < 210, "as wide as its text needs, but not narrower than the others are by default"
    assert wide > 360, "what the others leave"
    for times in (3, 40):
        await answers.locator(".label").first.evaluate(longer, "Buy no more than a guard. " * times)
        for button in await page.locator(".acts > .buttons > button:visible").all():
            await expect(button).to_be_in_viewport(ratio=1)


async def test_a_few_long_answers_are_shown_whole(table: Table, visit: Visits) -> None:
    """The dock grows, and what leads on stays in the window."""
    page = await visit(ANN, table)
    answers = page.locator(".answers > .answer")
    for label in await answers.locator(".label").all():
        await label.evaluate("(label) => { label.textContent = 'Buy no more than a guard. '.repeat(11); }")
    for button in await page.locator(".acts button:visible").all():
        await expect(button).to_be_in_viewport(ratio=1)
    assert await page.locator(".acts > .answers").evaluate("(each) => each.scrollHeight - each.clientHeight") <= 0


async def test_what_leads_on_from_a_long_result_is_in_view_on_a_phone(place: Site, visit: Visits) -> None:
    table = await place.table("dungeoneer", ANN, BEN)
    await place.bot.tables.ending.end(table.id, ANN.id)
    page = await visit(ANN, table, size=(390, 600))
    assert await page.locator(".panel .words").evaluate("(words) => words.scrollHeight - words.clientHeight") > 0
    for button in await page.locator(".acts button").all():
        await expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("game", "name"), [("thunderstone", "six_turns"), ("dungeon_lords", "first_year")])
async def test_a_lesson_shows_its_question_and_leaves_room_for_the_coach(
    place: Site, visit: Visits, game: str, name: str
) -> None:
    table = await place.bot.tables.lessons.open(game, name, None, 7, ANN, "en")
    page = await visit(ANN, table)
    await expect(page.locator(".words h2")).to_be_in_viewport(ratio=1)
    assert (await bounds(page.locator(".words"))).width >= 480
    assert (await bounds(page.locator(".field"))).height >= 0.6 * DESKTOP[1]


async def planned(place: Site, visit: Visits) -> Page:
    """The page of a lord who has put a trap into the plan of a battle."""
    table = await place.table("dungeon_lords", ANN, BEN)
    question = await play_until(place.bot.tables, table.id, "plan_battle", "moves")
    trap = next(option.id for option in question.options(await place.game(table)) if "trap-" in option.id)
    await place.bot.tables.play.choose(table.id, question.seat, question.id, [trap])
    return await visit((ANN, BEN)[question.seat], table)


async def test_what_a_plan_comes_to_is_shown_whole(place: Site, visit: Visits) -> None:
    page = await planned(place, visit)
    await expect(page.locator(".acts .ends")).to_contain_text("Counting only")
    await expect(page.locator(".acts .ends")).to_be_in_viewport(ratio=1)
    assert await page.locator(".acts").evaluate("(acts) => acts.scrollHeight - acts.clientHeight") <= 0


async def test_long_words_get_half_of_the_dock_beside_two_answers(table: Table, visit: Visits) -> None:
    page = await visit(ANN, table)
    words, answers = page.locator(".panel .words"), page.locator(".answers > .answer")
    await words.evaluate("each => { each.innerHTML = `<p>${'Something happened. '.repeat(20)}</p>`; }")
    assert (await bounds(words)).width < 0.33 * DESKTOP[0]
    while await answers.count() > 2:
        await answers.first.evaluate("each => each.remove()")
    assert (await bounds(words)).width == pytest.approx(DESKTOP[0] / 2, abs=30)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_two_warnings_leave_room_for_what_else_is_said(
    visit: Visits, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    def threats(game: DungeonGoState, acting: Hero) -> Args:
        foe, *_ = game.monsters_in_order()
        dying = [hero.name for hero in game.heroes[:2]]
        return {"threat": "king_steps", "foes": [where_it_stands(foe)], "certain": False, "dying": dying, "deaths": 2}

    monkeypatch.setattr(hero_turn, "describe_threats", threats)
    words = (await visit.at("dungeon_go", "move", language=language)).page.locator(".panel .words")
    await expect(words.locator("p")).to_have_count(4)
    assert await words.evaluate("each => each.scrollHeight - each.clientHeight") == 0


async def test_the_tab_says_whose_turn_it_is(table: Table, visit: Visits) -> None:
    page = await visit(ANN, table)
    icon = "document.querySelector('link[rel=icon]').href"
    await expect(page).to_have_title("● Your turn · Sample · table 1")
    assert str(await page.evaluate(icon)).endswith("/static/lantern.svg")
    await page.locator("[data-option]").first.click()
    await expect(page).to_have_title("Sample · table 1")
    assert str(await page.evaluate(icon)).endswith("/static/unlit.svg")


async def test_an_answer_stays_where_it_is_when_others_go_on(place: Site, visit: Visits) -> None:
    """Such as when an opponent's choice takes away the button to take back."""
    page = await planned(place, visit)
    answer = page.locator(".acts .answer:visible").first
    back = page.locator(".acts > .buttons button:visible")
    before = await bounds(answer)
    await back.evaluate_all("(buttons) => buttons.forEach((button) => button.remove())")
    after = await bounds(answer)
    assert (after.left, after.top) == (before.left, before.top)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
async def test_answers_that_read_the_same_stay_where_they_are(
    table: Table, place: Site, visit: Visits, size: tuple[int, int]
) -> None:
    """Such as when a hint, on a phone below them, is not shown again."""
    page = await visit(ANN, table, size=size)
    answer = page.locator(".acts .answer:visible").first
    hint = f"<p class='after'>{'A hint. ' * (30 if size == PHONE else 9)}</p>"
    where = page.locator(".panel > :last-child" if size == PHONE else ".words > :last-child")
    await where.evaluate("(each, hint) => each.insertAdjacentHTML('afterend', hint)", hint)
    before = await bounds(answer)
    await place.lay(table, 1)
    await expect(page.locator(".panel .after")).not_to_contain_text(["A hint."])
    assert await bounds(answer) == before


async def test_those_who_wait_are_told_the_standing_after_a_round(
    place: Site, visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sample.chronicle, "standing_after", ("log-shown",))
    places = [Place(seat=seat, place=1, total=seat) for seat in range(3)]
    monkeypatch.setattr(Sample, "counted", lambda game: Result(reason="end-counted", winners=[2], places=places))
    table = await place.table("sample", ANN, BEN, CAT)
    await deal(place, table, [5, 6], [1, 2], [3, 4])
    page = await visit(CAT, table, size=PHONE)
    await place.lay(table, 0, 1, 2)
    await expect(page.locator(".panel h2")).to_contain_text("Waiting")
    standing = page.locator(".news .told > *", has_text="📊")
    await expect(standing).to_have_text("📊 Standings: Cat: 2, Ben: 1, Ann: 0")
    await expect(page.locator(".news .told > :last-child")).not_to_contain_text("📊")
    news = await bounds(page.locator(".news"))
    assert abs((await bounds(standing)).top - news.top) <= 10, "the newest turn, which is in view, begins with it"
    await expect(standing).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_folded_news_on_a_phone_are_the_weightiest_deeds_in_full(
    place: Site, visit: Visits, language: Language
) -> None:

    def later(game: Game, question: Question) -> bool:
        return question.kind == "dungeonlord_acts" and cast(Dungeoneer, game).turns > 6

    turn = await visit.at("dungeoneer", later, language=language, size=PHONE, people=(ANN, BEN, CAT))
    news = turn.page.locator(".event .news")
    whole = "each => each.scrollHeight <= each.clientHeight && each.scrollTop === 0"
    assert await news.evaluate(whole)
    shown = turn.page.locator(".brief > div")
    left = await shown.count() - await shown.locator("visible=true").count()
    assert left > 0
    event = turn.page.locator(".event")
    sign = "each => getComputedStyle(each, '::after').content"
    assert re.sub(r"\D", "", await event.evaluate(sign)) == str(left), "as many are left out"
    before = await bounds(turn.page.locator(".panel"))
    await event.tap()
    await expect(shown.locator("visible=true")).to_have_count(0)
    await expect(turn.page.locator(".news .told")).to_be_in_viewport(ratio=1)
    assert await bounds(turn.page.locator(".panel")) == before, "the answers stay where they are"
    assert await event.evaluate(sign) == '"▴"'
    await event.tap()
    await expect(turn.page.locator(".news .told")).to_be_hidden()


async def test_unfolded_news_on_a_phone_widen_no_page_and_leave_no_room_empty_above(visit: Visits) -> None:
    def later(game: Game, question: Question) -> bool:
        return question.kind == "buy" and cast(MapMastersState, game).round > 1

    page = (await visit.at("map_masters", later, language="ja", size=PHONE)).page
    event = page.locator(".event")
    await event.tap()
    text = await bounds(page.locator(".news .told"))
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    assert text.top - (await bounds(event)).top <= 15


async def test_headlines_before_ones_turn_are_what_others_did(visit: Visits) -> None:
    def begins(game: Game, question: Question) -> bool:
        return question.kind == "dungeonlord_acts" and question.seat == 0 and cast(Dungeoneer, game).turns > 3

    page = (await visit.at("dungeoneer", begins, size=PHONE)).page
    lines = await page.locator(".brief > div:visible").all_text_contents()
    assert len(lines) >= 2
    assert not [line for line in lines if line.startswith("Ann")], "what one did oneself is known"
    await expect(page.locator(".panel h2")).to_be_in_viewport(ratio=1)


async def test_important_headlines_get_room_on_a_phone_and_others_what_is_left_of_it(
    table: Table, visit: Visits
) -> None:
    page = await visit(ANN, table, size=PHONE)
    tell = """async (headlines) => {
        const { News } = await import("/static/news.js");
        const { h } = await import("/static/dom.js");
        const [caption, opener] = [h("div", { class: "caption", hidden: true }), h("button", { class: "opener" })];
        const news = new News({ caption, opener }, document.querySelector("aside"));
        document.querySelector(".panel").style.height = "900px"; // so that the news have no more than their share
        document.querySelector(".event").replaceWith(news.element);
        await new Promise((done) => setTimeout(done, 100));
        news.tell([h("p", {}, "all")], headlines);
        return [...document.querySelectorAll(".brief > div")].map((each) => each.hidden ? "" : each.className);
    }"""
    headline = "What a rival did, in so many words that it takes two lines, even in small letters."
    clipped, full, hidden = "text clipped", "text", ""
    assert await page.evaluate(tell, [(0, headline), (2, headline), (2, headline)]) == [hidden, clipped, full]
    assert await page.evaluate(tell, [(7, headline), (2, headline), (7, headline)]) == [full, hidden, full]
    await expect(page.locator(".brief > div").last).to_be_in_viewport(ratio=0.99)
    heights = []
    for number in (1, 2):
        await page.evaluate(tell, [(0, "A short one.")] * number)
        heights.append(await page.locator(".event").evaluate("each => each.clientHeight"))
    assert heights[0] < heights[1], "one alone leaves more to the question"


async def test_news_fill_the_room_that_a_phone_has_for_them_and_opened_cover_no_more_than_the_picture(
    place: Site, visit: Visits
) -> None:
    def later(game: Game, question: Question) -> bool:
        return question.kind == "dungeonlord_acts" and cast(Dungeoneer, game).turns > 6

    page = (await visit.at("dungeoneer", later, size=(360, 640), people=(ANN, BEN, CAT))).page
    await page.locator("#app").evaluate("each => each.style.setProperty('--high', '200px')")
    await page.locator(".event").click()
    await page.locator(".news .told").evaluate("each => { each.style.height = '2000px'; }")
    news, header = await bounds(page.locator(".news")), await bounds(page.locator("header"))
    assert news.height > (await bounds(page.locator(".event"))).height
    assert news.top >= header.bottom - 1
    await page.locator(".event").click()
    await page.locator(".event").click()
    assert await page.locator(".news").evaluate("each => each.scrollHeight - each.scrollTop - each.clientHeight") < 2
    await page.locator(".event").click()
    shown = page.locator(".brief > div").locator("visible=true")
    before = await shown.count()
    await page.locator(".panel").evaluate("each => each.replaceChildren(each.querySelector('h2'))")
    await until(shown.count, lambda count: count > before)


async def test_a_text_fades_where_it_goes_on_below(table: Table, visit: Visits) -> None:
    page = await visit(ANN, table)
    for part in (page.locator(".event .news"), page.locator(".panel .words")):
        await expect(part).not_to_have_css("mask-image", FADES)
        await part.evaluate("each => { each.innerHTML = `<p>${'Something happened. '.repeat(200)}</p>`; }")
        await part.evaluate("each => { each.scrollTop = 1; }")
        await expect(part).to_have_css("mask-image", FADES)
        await part.evaluate("each => { each.scrollTop = each.scrollHeight; }")
        await expect(part).not_to_have_css("mask-image", FADES)


async def test_a_question_longer_than_its_room_fades_at_once(table: Table, visit: Visits) -> None:
    page = await visit(ANN, table)
    await page.locator(".panel").evaluate("each => { each.style.maxHeight = '1lh'; }")
    await page.locator("[data-option]").first.dispatch_event("click")  # out of the mouse's reach
    await expect(page.locator(".panel .words")).to_have_css("mask-image", FADES)


async def test_what_cannot_be_sent_yet_covers_no_answer(visit: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    def out_of_sight(game: Any, options: list[Option]) -> None:
        for option in options:
            option.mark = ""

    change_options(monkeypatch, ChooseDisabled, out_of_sight)
    page = (await visit.at("dungeon_lords", "choose_disabled", size=PHONE, rules="full")).page
    answers, done = page.locator(".answers > .answer"), page.locator(".answers > .success")
    await expect(done).to_be_disabled()
    last, below = await bounds(answers.last), await bounds(done)
    assert below.top >= last.bottom
    for number in (0, 1):
        await answers.nth(number).tap()
    await expect(done).to_be_in_viewport(ratio=1)
