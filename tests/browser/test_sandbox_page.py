"""The page of the sandbox, which stands in for Discord: by mouse, by keyboard alone, on a phone, for several people."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from playwright.async_api import Browser, Locator, Page, expect

from sandbox import Sandbox
from sandbox.client import User
from sandbox.faults import Fault
from tests.browser.conftest import PATIENCE, PHONE, Visit, until, wait_until
from tests.sandbox.demo_bot import Board, DemoBot, running

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.long]
FIELD = "#composer textarea"


async def use(page: Page, command: str) -> None:
    """Use a command without options, by keyboard."""
    await page.fill(FIELD, "/" + command)
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-name")).to_be_visible()
    await page.keyboard.press("Enter")


async def go(page: Page, channel: str) -> None:
    """Open a channel of the list."""
    await page.click(f"#sidebar a.channel:has-text('{channel}')")
    await expect(page.locator("#channel-name")).to_have_text(channel)
    await expect(page.locator(".welcome h2")).to_contain_text(channel)


async def on_a_phone(table: Sandbox, visit: Visit, channel: str) -> Page:
    """Ben's page with a channel."""
    page = await visit(table.url, "ben", PHONE)
    await page.click(".drawer-button")
    await go(page, channel)
    return page


def channel_of(page: Page, bot: DemoBot) -> Any:
    """The channel that a page shows."""
    return bot.get_channel(int(page.url.rpartition("#")[2]))


async def chat(table: Sandbox, channel: str, *lines: str) -> None:
    """Dana says these lines."""
    async with User(table.url, "dana") as dana:
        for line in lines:
            await dana.say(dana.channel(channel), line)


async def many_lines(page: Page, table: Sandbox) -> None:
    """A channel with 60 lines, from *line 0* on."""
    await go(page, "table-1")
    await chat(table, "table-1", *(f"line {number}" for number in range(60)))
    await expect(last(page)).to_contain_text("line 59")


async def drawn(page: Page) -> None:
    """Wait until the page has drawn what it has been told, and noticed how far it was scrolled."""
    await page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


async def top(element: Locator) -> float:
    """The distance in pixels from the upper edge of the window to an element."""
    return float(await element.evaluate("element => element.getBoundingClientRect().top"))


async def has_below(page: Page, pixels: str) -> None:
    """Wait until so many pixels of the channel are below what is seen of it, such as "< 2" at its end."""
    below = "scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight"
    await until(lambda: page.locator("#scroller").evaluate(f"scroller => {below} {pixels}"))


def last(page: Page) -> Locator:
    """The newest message."""
    return page.locator(".message").last


async def test_a_newcomer_finds_a_command(page: Page) -> None:
    await page.click("text=Show the commands")
    await expect(page.locator(".suggest .option").first).to_be_visible()
    labels = await page.locator(".suggest .label").all_inner_texts()
    assert labels == sorted(labels, key=lambda label: " " in label), "single commands come first"
    await page.click(".suggest .option:has-text('/ping')")
    await page.click("#composer .send")
    await expect(last(page)).to_contain_text("pong in en-US")
    await expect(last(page).locator(".used")).to_have_text("BBenused/ping")
    await expect(page.locator(FIELD)).to_be_focused()


async def test_typed_options_can_be_filled_in_by_keyboard_alone(page: Page) -> None:
    await page.keyboard.type("/ro")
    await page.keyboard.press("Tab")
    await expect(page.get_by_label("sides", exact=True)).to_be_focused()
    await page.keyboard.type("many")
    await page.keyboard.press("Enter")
    await expect(page.locator(".option-field.invalid")).to_contain_text("2 to 100")
    await page.keyboard.press("Control+A")
    await page.keyboard.type("１２")  # wide digits, as a Japanese keyboard writes them
    await page.keyboard.press("Tab")
    await expect(page.locator(".chip:has-text('shape')")).to_be_focused()
    await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.click(".chip:has-text('player')")
    await page.keyboard.type("dan")
    await page.keyboard.press("Enter")
    await page.click(".chip:has-text('loud')")
    await page.keyboard.type("fal")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("12 square False Dana None")
    await expect(last(page)).to_contain_text("Only you can see this")


async def test_a_command_can_be_typed_in_one_line(page: Page) -> None:
    await page.fill(FIELD, "/roll sides: 12 loud: tr")
    await expect(page.get_by_label("sides", exact=True)).to_have_value("12")
    await page.keyboard.press("Enter")  # completes the value
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("12 square True")


async def test_an_at_sign_offers_names(page: Page) -> None:
    await page.keyboard.type("Hello @dan")
    await expect(page.locator(".suggest .option")).to_have_count(1)
    await page.keyboard.press("Enter")
    await expect(page.locator(FIELD)).to_have_value("Hello @Dana ")
    await page.keyboard.press("Enter")
    await expect(last(page).locator(".mention")).to_have_text("@Dana")
    await page.keyboard.type("mail a@b")
    await expect(page.locator(".suggest")).to_be_hidden()


async def test_autocomplete_asks_the_bot(page: Page) -> None:
    await page.keyboard.type("/fruit ")
    await expect(page.locator(".suggest .option")).to_have_count(10)
    await page.keyboard.type("ap")
    await expect(page.locator(".suggest .option")).to_have_count(3)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("fruit apricot")


async def test_a_board_is_played(page: Page) -> None:
    await go(page, "table-1")
    await use(page, "board")
    board = last(page)
    await expect(board.locator("h4")).to_have_text("Turn 1")
    await page.get_by_role("button", name="Next").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("h4")).to_have_text("Turn 2")
    await expect(page.locator(".message")).to_have_count(1)
    # The new button has another id; the focus still stays among the board's buttons.
    await expect(page.locator(".row button:focus")).to_have_count(1)
    await expect(page.get_by_role("button", name="Give up")).to_be_disabled()
    picture = page.locator(".gallery img")
    await expect(picture).to_have_attribute("alt", "The board in turn 2")
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 320
    await page.get_by_role("button", name="Enlarge: The board in turn 2").click()
    await expect(page.locator("dialog.zoom")).to_contain_text("The board in turn 2")
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog")).to_have_count(0)
    await page.click("text=Hand")
    await expect(last(page)).to_contain_text("your hand: ace")
    await last(page).get_by_role("button", name="Dismiss message").click()
    await expect(page.locator(".message")).to_have_count(1)


async def test_selects_can_be_used_by_keyboard(page: Page) -> None:
    await use(page, "board")
    await page.get_by_role("button", name="Choose one to three").focus()
    await page.keyboard.press("Enter")
    done = page.get_by_role("button", name="Done")
    await expect(done).to_be_disabled()
    for key in ("Space", "ArrowDown", "ArrowDown", "Enter", "Control+Enter"):
        await page.keyboard.press(key)
    await expect(last(page)).to_contain_text("picked 1,3")


async def test_a_modal_can_be_filled_in_and_submitted(page: Page) -> None:
    await use(page, "board")
    await page.click("text=Ask")
    dialog = page.get_by_role("dialog", name="Some questions")
    await expect(dialog.get_by_label("Name")).to_be_focused()
    await page.keyboard.type("Benno")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_text("This field is needed.").first).to_be_visible()
    for colour in ("red", "blue"):
        await dialog.get_by_label(colour).check()
    await dialog.get_by_label("Right").check()
    await dialog.get_by_role("button", name="Submit").click()
    await expect(last(page)).to_contain_text("Benno||red+blue|r")
    await expect(page.locator("dialog")).to_have_count(0)


async def test_text_behind_a_command_is_its_first_option_or_is_said_to_fit_none(page: Page) -> None:
    await page.fill(FIELD, "/roll ")
    option = page.locator(".next-option")
    await option.fill("12")
    await option.press("Enter")
    await expect(last(page)).to_contain_text("12")
    await page.fill(FIELD, "/ping ")
    await option.fill("east")
    await option.press("Enter")
    await expect(page.locator(".command-hint")).to_contain_text("“east” fits no option")


async def test_a_mistyped_command_is_not_sent(page: Page) -> None:
    await page.keyboard.type("/pong")
    await expect(page.locator(".suggest")).to_contain_text("No command fits")
    await page.keyboard.press("Enter")
    await expect(page.locator(".composer-note")).to_contain_text("No command fits")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await use(page, "ping")
    await expect(page.locator(".message")).to_have_count(1)


async def test_the_newest_message_is_scrolled_into_view_unless_older_ones_are_read(table: Sandbox, page: Page) -> None:
    await many_lines(page, table)
    await has_below(page, "< 2")
    await page.locator("#scroller").evaluate("scroller => { scroller.scrollTop = 0 }")
    await expect(page.locator("#newer")).not_to_be_visible()
    await chat(table, "table-1", "the newest")
    await expect(last(page)).not_to_be_in_viewport()
    await page.click("#newer")
    await has_below(page, "< 2")


async def test_the_keys_for_pages_scroll_while_one_writes(table: Sandbox, page: Page) -> None:
    await many_lines(page, table)
    await page.press(FIELD, "PageUp")
    await has_below(page, "> 100")
    await page.press(FIELD, "PageDown")
    await has_below(page, "< 2")


async def test_a_channel_is_opened_at_its_end_and_further_back_when_asked(table: Sandbox, page: Page) -> None:
    await chat(table, "table-1", *(f"line {number}" for number in range(60)))
    await go(page, "table-2")
    await use(page, "board")
    await expect(page.locator(".gallery img")).to_be_visible()
    await page.click("#sidebar a.channel:has-text('table-1')")
    await expect(last(page)).to_contain_text("line 59")
    await expect(page.locator(".message")).to_have_count(50)
    await has_below(page, "< 2")
    await page.click("text=Load older messages")
    await expect(page.locator(".message")).to_have_count(60)
    await page.click("#sidebar a.channel:has-text('table-2')")
    await expect(page.locator(".gallery img")).to_be_visible()
    await has_below(page, "< 2")


async def scrolled_up(page: Page, table: Sandbox, bot: DemoBot) -> discord.Message:
    """A channel with many lines, of which a screen is below the view and the returned message above it."""
    await go(page, "table-1")
    early: discord.Message = await channel_of(page, bot).send("early")
    await many_lines(page, table)
    await page.locator("#scroller").evaluate(
        """scroller => new Promise(done => {
            scroller.addEventListener("scroll", () => requestAnimationFrame(done), { once: true });
            scroller.scrollTop -= scroller.clientHeight;
        })"""
    )
    return early


async def test_an_earlier_message_that_grows_moves_nothing(table: Sandbox, page: Page, bot: DemoBot) -> None:
    early = await scrolled_up(page, table, bot)
    shown = page.locator(".message", has_text="line 30")
    there = await top(shown)
    await early.edit(content="\n".join(["grown"] * 30))
    await expect(page.locator(".message", has_text="grown")).to_be_attached()
    assert abs(await top(shown) - there) < 1


async def test_a_message_that_loses_and_regains_its_length_while_its_end_is_read_moves_nothing(
    table: Sandbox, page: Page, bot: DemoBot
) -> None:
    """As a panel does while its pictures are drawn."""
    await scrolled_up(page, table, bot)
    channel = channel_of(page, bot)
    tall = await channel.send("\n".join(["tall"] * 60))
    await chat(table, "table-1", *(f"after {number}" for number in range(6)))
    after = page.locator(".message", has_text="after 0")
    await expect(last(page)).to_contain_text("after 5")
    await after.evaluate("message => message.scrollIntoView({ block: 'end' })")
    there = await top(after)
    for content in ("short", "\n".join(["tall again"] * 60), "short again"):
        await tall.edit(content=content)
        await expect(page.locator(".message", has_text=content.splitlines()[0])).to_be_attached()
        await drawn(page)
        assert abs(await top(after) - there) < 1, content[:12]


class Form(discord.ui.LayoutView):
    """Some lines, and buttons far below them, in a message taller than the page."""

    def __init__(self, lines: int) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.TextDisplay("\n".join(["line"] * lines)))
        for name in ("first", "last"):
            row: discord.ui.ActionRow[Form] = discord.ui.ActionRow()
            row.add_item(discord.ui.Button(label=name, custom_id=f"form:{name}"))
            self.add_item(row)
            self.add_item(discord.ui.TextDisplay("\n".join(["between"] * 20)))


@pytest.mark.parametrize("end", [True, False], ids=["at_its_end", "in_its_middle"])
async def test_a_tall_message_that_grows_above_what_is_seen_moves_no_button(
    table: Sandbox, bot: DemoBot, visit: Visit, end: bool
) -> None:
    """As a list does when its pictures arrive while one is about to press a button in it."""
    page = await on_a_phone(table, visit, "table-3")
    channel = channel_of(page, bot)
    form = await channel.send(view=Form(39))
    await form.edit(view=Form(40))  # with the mark of an edited message from the start
    await expect(page.locator(".message .edited")).to_be_attached()
    button = page.get_by_role("button", name="last" if end else "first")
    await expect(button).to_be_attached()
    await button.evaluate("button => button.scrollIntoView({ block: 'center' })")
    if end:
        await page.locator("#scroller").evaluate("scroller => { scroller.scrollTop = scroller.scrollHeight }")
    await drawn(page)
    there = await top(button)
    await form.edit(view=Form(50))
    await wait_until(page, "document.querySelector('.message:last-child').innerText.split('line').length > 50")
    await drawn(page)
    assert abs(await top(button) - there) <= 1


async def test_the_newest_message_stays_in_sight_when_the_one_acted_on_is_edited(
    table: Sandbox, bot: DemoBot, visit: Visit
) -> None:
    """As the list of games is when its pictures arrive, while one sets up the table that it has opened."""
    page = await on_a_phone(table, visit, "table-2")
    await use(page, "board")
    channel = channel_of(page, bot)
    await page.get_by_role("button", name="Next").click()
    await expect(page.locator("h4")).to_have_text("Turn 2")
    await expect(page.locator("h4")).to_be_in_viewport()
    await channel.send("\n".join(["the newest"] * 3))
    await page.click("#newer")
    await expect(last(page)).to_be_in_viewport(ratio=1)
    board = [message async for message in channel.history()][-1]
    await board.edit(view=Board(3), attachments=Board.files(3))
    await expect(page.locator("h4")).to_have_text("Turn 3")
    await drawn(page)
    await expect(last(page)).to_be_in_viewport(ratio=1)


async def test_what_answers_oneself_is_scrolled_into_view(table: Sandbox, page: Page, bot: DemoBot) -> None:
    """As a table does that one has opened from a list further up."""
    await scrolled_up(page, table, bot)
    await chat(table, "table-1", "somebody else's")
    await expect(page.locator("#newer")).to_be_visible()
    await use(page, "ping")
    await expect(last(page)).to_contain_text("pong")
    await expect(last(page)).to_be_in_viewport(ratio=1)
    await expect(page.locator("#newer")).to_be_hidden()


async def test_a_link_to_this_machine_for_oneself_alone_is_followed_at_once(page: Page) -> None:
    """As the one to the board: it takes one tap. A link to elsewhere takes a second one."""
    await go(page, "table-1")
    await page.context.route("http://127.0.0.1:9/*", lambda route: route.fulfill(body="the board"))

    async def ask_for_link(url: str) -> None:
        await page.fill(FIELD, "/link")
        await page.keyboard.press("Enter")
        await page.keyboard.type(url)
        await page.keyboard.press("Enter")

    opened = len(page.context.pages)
    await ask_for_link("https://example.invalid/board")
    await expect(last(page).get_by_role("link", name="Open")).to_be_visible()
    assert len(page.context.pages) == opened
    async with page.context.expect_page() as leads:
        await ask_for_link("http://127.0.0.1:9/board")
    board = await leads.value
    await expect(board.locator("body")).to_have_text("the board")
    assert await board.evaluate("window.opener") is None
    await expect(page.locator(".message")).to_have_count(1)


async def test_a_message_taller_than_the_page_is_shown_from_its_start(table: Sandbox, page: Page) -> None:
    await go(page, "table-1")
    await chat(table, "table-1", "\n".join(["the first of many lines", *["another"] * 80]))
    await expect(page.get_by_text("the first of many lines")).to_be_in_viewport()


async def tall_board(table: Sandbox, visit: Visit) -> Page:
    """Ben's page with a board taller than the page."""
    page = await on_a_phone(table, visit, "table-1")
    await page.set_viewport_size({"width": 390, "height": 420})
    await use(page, "board")
    await expect(page.locator(".gallery img")).to_be_visible()
    return page


async def next_turn(page: Page, turn: int) -> None:
    """Press the button below the board and wait for the picture of the turn that it leads to."""
    await page.locator("#scroller").evaluate("scroller => { scroller.scrollTop = scroller.scrollHeight }")
    await page.get_by_role("button", name="Next").click()
    await expect(page.locator("h4")).to_have_text(f"Turn {turn}")
    await expect(page.locator(".gallery img")).to_have_attribute("alt", f"The board in turn {turn}")
    assert await page.locator(".gallery img").evaluate("image => image.decode().then(() => image.naturalWidth)")


async def test_an_edited_message_taller_than_the_page_is_shown_from_its_start(
    table: Sandbox, bot: DemoBot, visit: Visit
) -> None:
    page = await tall_board(table, visit)

    async def begins_at_the_top() -> bool:
        return abs(await top(page.locator(".message:has(h4)")) - await top(page.locator("#scroller"))) < 12

    for turn in (2, 3):
        await next_turn(page, turn)
        await until(begins_at_the_top)
        await expect(page.locator("h4")).to_be_in_viewport()


async def test_a_window_that_changes_its_size_does_not_scroll_back(table: Sandbox, bot: DemoBot, visit: Visit) -> None:
    page = await tall_board(table, visit)
    await next_turn(page, 2)
    # A browser reports a scroll in the next frame, before any callback that waits for that frame.
    there = await page.locator("#scroller").evaluate("""async scroller => {
        scroller.scrollTop -= 1000;
        await new Promise(requestAnimationFrame);
        return scroller.scrollTop;
    }""")
    await page.set_viewport_size({"width": 390, "height": 430})
    await drawn(page)
    assert await page.locator("#scroller").evaluate("scroller => scroller.scrollTop") == there


async def test_an_edited_message_shorter_than_the_page_is_shown_whole(
    table: Sandbox, bot: DemoBot, visit: Visit
) -> None:
    page = await tall_board(table, visit)
    await page.set_viewport_size({"width": 390, "height": 1400})
    await next_turn(page, 2)
    await expect(page.locator("h4")).to_be_in_viewport()
    await expect(page.get_by_role("button", name="Next")).to_be_in_viewport(ratio=1)


async def test_a_link_to_a_message_opens_within_the_page(table: Sandbox, page: Page) -> None:
    lobby = (await page.evaluate("location.hash")).removeprefix("#")
    await chat(table, "lobby", *(f"line {number}" for number in range(40)))
    first = page.locator(".message", has_text="line 0")
    await expect(first).not_to_be_in_viewport()
    there = await first.get_attribute("data-message")
    await go(page, "table-1")
    await page.fill(FIELD, f"[there](https://discord.com/channels/@me/{lobby}/{there})")
    await page.keyboard.press("Enter")
    await last(page).get_by_role("link", name="there").click()
    await expect(page.locator("#channel-name")).to_have_text("lobby")
    await expect(first).to_be_in_viewport()
    assert await page.evaluate("location.hash") == f"#{lobby}"


async def test_missing_answers_are_reported(table: Sandbox, page: Page) -> None:
    table.interactions.deadline = 0.3
    await use(page, "silent")
    await expect(page.locator(".composer-note")).to_have_text("/silent: The application did not respond.")
    table.interactions.deadline = PATIENCE
    await use(page, "count")
    await expect(last(page)).to_contain_text("counted 0")
    table.interactions.deadline = 0.3
    table.faults.append(Fault(500, "callback$", times=9))
    await last(page).get_by_role("button").click()
    await expect(last(page)).to_contain_text("This interaction failed.")


async def test_unread_marks_and_mentions_are_kept_per_person(table: Sandbox, bot: DemoBot, visit: Visit) -> None:
    ben, dana = await visit(table.url, "ben"), await visit(table.url, "dana")
    await go(ben, "table-1")
    await use(ben, "board")
    await expect(dana.locator("a.channel.unread")).to_have_text("table-1")
    await ben.click("text=Hand")
    await expect(last(ben)).to_contain_text("your hand")
    await go(dana, "table-1")
    await expect(dana.locator(".message")).to_have_count(1)
    await expect(dana.locator(".new-line")).to_be_visible()
    await expect(dana.locator("a.channel.unread")).to_have_count(0)
    await use(ben, "whisper")
    await ben.keyboard.type("psst")
    await ben.keyboard.press("Enter")
    await expect(ben.locator("#sidebar .pings")).to_have_text("1")
    await expect(ben).to_have_title("(1) #table-1 – Local table")
    await go(ben, "カンテラ")
    await expect(last(ben)).to_contain_text("psst")
    await expect(ben.locator("#sidebar .pings")).to_have_count(0)
    await expect(dana.locator("#sidebar .pings")).to_have_count(0)


async def test_text_is_never_taken_as_html(page: Page) -> None:
    evil = "<img src=x onerror=alert(1)> <b>bold</b> [x](javascript:alert(1)) **<script>alert(2)</script>**"
    await page.fill(FIELD, evil)
    await page.keyboard.press("Enter")
    await expect(last(page).locator(".content")).to_have_text(evil.replace("**", ""))
    assert await last(page).locator("img, script, b, a").count() == 0


async def test_threads_are_listed_under_their_channel(page: Page) -> None:
    await go(page, "table-2")
    await page.keyboard.type("/thread ")
    await page.keyboard.type("Our game")
    await page.keyboard.press("Enter")
    thread = page.locator("li:has(> a:has-text('table-2')) + li.thread")
    await expect(thread).to_contain_text("Our game")
    await expect(thread.locator(".pings")).to_have_text("1")
    await last(page).locator("a.mention").click()
    await expect(last(page)).to_contain_text("welcome @Ben")
    await expect(page.locator("#top")).to_contain_text("table-2 ›")


async def test_the_page_uses_the_language_of_its_user(table: Sandbox, bot: DemoBot, visit: Visit) -> None:
    page = await visit(table.url, "aoi")
    await expect(page.locator("html")).to_have_attribute("lang", "ja")
    await expect(page.locator(".welcome h2")).to_have_text("#lobbyへようこそ！")
    await page.fill(FIELD, "／")  # the wide slash of a Japanese keyboard
    await expect(page.locator(".suggest")).to_contain_text("/振る")
    await expect(page.locator(".suggest")).to_contain_text("サイコロを振る")
    await page.keyboard.press("Escape")
    await page.click("#me")
    await page.get_by_label("English", exact=True).check()
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog")).to_have_count(0)
    await expect(page.locator(".welcome h2")).to_have_text("Welcome to #lobby!")
    await use(page, "ping")
    await expect(last(page)).to_contain_text("pong in en-US")


async def test_without_a_user_the_page_uses_the_language_of_the_browser(table: Sandbox, browser: Browser) -> None:
    """It also warns only when the browser draws every emoji as the same box."""
    every = "CanvasRenderingContext2D.prototype.fillText = function (letter) { this.fillRect(4, 4, 20, HEIGHT); };"
    boxes, emoji = (every.replace("HEIGHT", height) for height in ("20", "letter.codePointAt() % 20"))
    for locale, drawing, language, warnings in (
        ("fr-FR", boxes, "en", ["This browser has no font for emoji"]),
        ("ja-JP", boxes, "ja", ["このブラウザには絵文字のフォントがない"]),
        ("en-GB", emoji, "en", []),
    ):
        context = await browser.new_context(locale=locale)
        await context.add_init_script(drawing)
        page = await context.new_page()
        await page.goto(table.url)
        await expect(page.locator("html")).to_have_attribute("lang", language)
        await expect(page.locator("#me")).to_contain_text("葵")
        await expect(page.locator(".welcome h2")).to_be_visible()
        await expect(page.locator(".welcome .no-emoji")).to_have_count(len(warnings))
        await expect(page.locator(".welcome .no-emoji")).to_contain_text(warnings)
        await context.close()


async def test_direct_messages_can_be_closed(page: Page) -> None:
    await page.click("#me")
    await page.get_by_label("Direct messages closed").check()
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog")).to_have_count(0)
    # The focus is on the menu's button; typed text still goes to the message field.
    await page.keyboard.type("/whisper hello")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("failed 403 50007")


async def test_the_page_survives_restarts_of_the_bot_and_the_table(visit: Visit) -> None:
    table = Sandbox()
    await table.start()
    port = int(table.url.rstrip("/").rsplit(":", 1)[1])
    page = await visit(table.url, "ben")
    banner = page.locator("#banner")
    await expect(banner).to_contain_text("is offline")
    async with running(table):
        await expect(banner).to_have_text("")
        await use(page, "ping")
        await expect(last(page)).to_contain_text("pong")
    await expect(banner).to_contain_text("is offline")
    await page.fill(FIELD, "half a sentence")
    await table.stop()
    await expect(banner).to_contain_text("connection to the local table is lost")
    table = Sandbox()
    await table.start(port=port)
    await expect(banner).to_contain_text("is offline")
    await expect(page.locator(FIELD)).to_have_value("half a sentence")
    async with running(table):
        await use(page, "ping")
        await expect(last(page)).to_contain_text("pong")
    await table.stop()


async def test_several_servers_can_be_used(table: Sandbox, page: Page) -> None:
    names = page.locator("#sidebar ul:last-of-type .name")
    await expect(page.locator("#sidebar h1")).to_have_text("カンテラ")
    await expect(names).to_have_text(["lobby", "table-1", "table-2", "table-3"])
    await page.locator(".server-mark", has_text="別").click()
    await expect(page.locator("#sidebar h1")).to_have_text("別館")
    await expect(names).to_have_text(["annex-1", "annex-2"])
    await expect(page.locator("#channel-name")).to_have_text("annex-1")
    await expect(page.locator(".server-mark[aria-current]")).to_have_text("別")
    await use(page, "ping")
    await expect(last(page)).to_contain_text("pong in en-US")
    await expect(page.locator(".server-mark.unread")).to_have_count(0)
    await chat(table, "table-2", "here!")
    await expect(page.locator(".server-mark.unread")).to_have_text("カ")
    await page.locator("#sidebar a.channel", has_text="カンテラ").click()  # direct messages
    await expect(page.locator("#sidebar h1")).to_have_text("別館")
    await page.locator(".server-mark.unread").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("#channel-name")).to_have_text("lobby")
    await go(page, "table-2")
    await expect(page.locator(".server-mark.unread")).to_have_count(0)


async def test_one_click_switches_to_another_person(page: Page) -> None:
    await go(page, "table-3")
    await page.locator("#people").get_by_role("link", name="千早").first.click()
    await expect(page.locator("#me")).to_contain_text("千早")
    await expect(page.locator("#channel-name")).to_have_text("table-3")


async def test_the_page_fits_a_phone(table: Sandbox, bot: DemoBot, visit: Visit) -> None:
    page = await visit(table.url, "ben", PHONE)
    await expect(page.locator("#sidebar")).not_to_be_visible()
    await page.click(".drawer-button")
    await go(page, "table-1")
    await expect(page.locator("#sidebar")).not_to_be_visible()
    await page.click("#composer button >> nth=0")
    await page.click(".suggest .option:has-text('/board')")
    await page.click("#composer .send")
    await expect(page.locator(".gallery img")).to_be_visible()
    await page.click("text=Next")
    await expect(page.locator("h4")).to_have_text("Turn 2")
    overflow = "document.documentElement.scrollWidth - innerWidth"
    assert await page.evaluate(overflow) <= 0
    wide = "[...document.querySelectorAll('.message *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1)"
    assert await page.evaluate(wide + ".map(e => e.className)") == []
    small = (
        "[...document.querySelectorAll('.message .row button, .message .select, #composer button, .drawer-button')]"
        ".filter(e => e.getBoundingClientRect().height < 36).map(e => e.outerHTML.slice(0, 80))"
    )
    assert await page.evaluate(small) == []


@pytest.mark.parametrize("name", ["aoi", "ben"])
async def test_every_control_has_an_accessible_name(table: Sandbox, bot: DemoBot, visit: Visit, name: str) -> None:
    page = await visit(table.url, name)
    await use(page, "board")
    await expect(page.locator(".gallery img")).to_be_visible()
    await page.click("#me")
    nameless = (
        "[...document.querySelectorAll('button, a, input, textarea, [role=button], dialog, nav, aside')].filter(e => "
        "!(e.getAttribute('aria-label') || e.innerText?.trim() || e.labels?.length || e.title) "
        "&& e.checkVisibility()).map(e => e.outerHTML.slice(0, 100))"
    )
    assert await page.evaluate(nameless) == []
    assert await page.evaluate("[...document.images].filter(e => !e.hasAttribute('alt')).length") == 0


MARKDOWN = [
    ("**bold** *it* _it_", "<p><strong>bold</strong> <em>it</em> <em>it</em></p>"),
    ("***both*** **a *b* c**", "<p><strong><em>both</em></strong> <strong>a <em>b</em> c</strong></p>"),
    ("snake_case_name 2 * 3 * 4", "<p>snake_case_name 2 * 3 * 4</p>"),
    ("\\*not\\* `*code*`", "<p>*not* <code>*code*</code></p>"),
    ("# One\n### Three", '<h3 class="h1">One</h3><h5 class="h3">Three</h5>'),
    ("#no heading", "<p>#no heading</p>"),
    ("-# small **print**", '<small class="subtext">small <strong>print</strong></small>'),
    ("> a **b**\n> - c\nd", "<blockquote><p>a <strong>b</strong></p><ul><li>c</li></ul></blockquote><p>d</p>"),
    ("- a\n- b\n  - c", "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>"),
    ("3. three\n4. four", '<ol start="3"><li>three</li><li>four</li></ol>'),
    ("a\n```py\nx < 1\n```\nb", '<p>a</p><pre tabindex="0"><code>x &lt; 1</code></pre><p>b</p>'),
    (
        "<@7> <#9> <@&8>",
        '<p><span class="mention">@Ann</span> <a class="mention" href="#9">#here</a> '
        '<span class="mention">@role</span></p>',
    ),
    (
        "[rules](https://example.invalid/a) https://example.invalid/b.",
        '<p><a href="https://example.invalid/a" target="_blank" rel="noopener noreferrer">rules</a> '
        '<a href="https://example.invalid/b" target="_blank" rel="noopener noreferrer">https://example.invalid/b</a>.</p>',
    ),
    (
        "https://discord.com/channels/1/9 [table 3](https://discord.com/channels/@me/9/12)",
        '<p><a class="mention" href="#9">#here</a> <a href="#9/12">table 3</a></p>',
    ),
    ("**太字**と*斜体*、「**強調**」。", "<p><strong>太字</strong>と<em>斜体</em>、「<strong>強調</strong>」。</p>"),
    ("one\n\nthree", "<p>one<br><br>three</p>"),
]


async def test_markdown_is_rendered(page: Page) -> None:
    render = """async (text) => {
        const { markdown } = await import("/page/markdown.js");
        const names = { userName: () => "Ann", roleName: () => "role", channelName: () => "here" };
        return markdown(text, names).innerHTML;
    }"""
    for text, wanted in MARKDOWN:
        assert await page.evaluate(render, text) == wanted, text
    stamp = await page.evaluate(render, f"<t:{0}:d> <t:{32503680000}:R>")
    assert 'data-seconds="0"' in stamp
    assert "in 9" in stamp


async def test_the_name_of_the_bot_after_an_at_sign_is_a_mention(table: Sandbox, bot: DemoBot, visit: Visit) -> None:
    page = await visit(table.url, "aoi")
    for typed, mentions in (("@kantera whose turn is it?", 1), ("a@kanteras or Kantera", 0)):
        await page.fill(FIELD, typed)
        await page.click("#composer .send")
        await expect(last(page)).to_contain_text(typed.split(" ", 1)[1])
        await expect(last(page).locator(".mention")).to_have_count(mentions)


async def test_each_new_tab_is_another_person(table: Sandbox, bot: DemoBot, browser: Browser) -> None:
    """Without being told who it plays; and the same person when it is loaded again."""
    context = await browser.new_context(locale="en-GB")
    tabs = [await context.new_page() for _ in range(2)]
    for tab in tabs:
        await tab.goto(table.url)
        await tab.wait_for_selector(".welcome")
    names = [await tab.locator(".person.is-me .name").inner_text() for tab in tabs]
    assert [name.removesuffix(" (you)") for name in names] == ["葵", "Ben"]
    await tabs[0].reload()
    await expect(tabs[0].locator(".person.is-me .name")).to_contain_text("葵")
    await context.close()
