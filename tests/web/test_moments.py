"""Looking back on a page: every moment as its reader saw it then, and nothing for anyone else."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, cast

import pytest
import pytest_asyncio

from cogs.screens import beats
from cogs.screens.playlist import CAPTION, LENGTH, Moment, Playlist, recent_moments
from cogs.screens.story.entries import entries_of
from cogs.screens.story.weights import IMPORTANT
from cogs.services.reader import Reader
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeoneer.rules.game import Dungeoneer
from pictures.game_locale import GameLocale
from pictures.svg import Picture, spot
from rules.game import Game
from rules.messages import Event, Message, Seat, seat_name
from rules.players import answer
from rules.questions import Question, Secrecy
from rules.registry import GAMES, PLAYERS
from rules.stories import MARKS
from storage.rows import LoggedEvent, MadeBy, Move, Person, Table
from tables.history.past_positions import Point, looked_at, unpack
from tests.games.dungeon_lords.table import lay
from tests.rules.sample import Compare, Sample, SampleView
from tests.scenes import Dramatic, ScriptedScene
from tests.tables.helpers import play_on, play_until
from tests.web.people import ANN, BEN, CAT, EVE, Site, before_the_end
from web.page import Page
from web.requests import LookBack

pytestmark = pytest.mark.slow

NOTHING = {"acts": 0, "great": 0, "own": False, "film": False, "over": False, "left": False}


class Bare:
    """Draws all that a seat may know, as plain data."""

    Locale = GameLocale

    def board(self, view: SampleView, locale: GameLocale, marks: Sequence[str] = ()) -> Picture:
        return Picture(view_as_svg(view, locale.names), "board", "board in words")

    def hand(self, view: SampleView, seat: Seat, locale: GameLocale) -> Picture:
        return Picture(f"<svg>hand {view.hand}</svg>", "hand", "hand in words")


def view_as_svg(view: SampleView, names: Sequence[str]) -> str:
    return f"<svg>{view.model_dump_json(exclude={'version', 'questions', 'changed'})} {list(names)}</svg>"


@pytest.fixture
def bare(site: Site) -> Site:
    cast(Any, site.bot.services.game_pictures)["sample"] = Bare()
    return site


async def views(site: Site, table: Table) -> dict[Seat | None, str]:
    """Everyone's board now."""
    game = await site.sample(table)
    names = ["Ann", "Ben", "Cat"]
    return {seat: view_as_svg(game.view(seat), names) for seat in (0, 1, 2, None)}


def board(moment: dict[str, Any]) -> str:
    """The picture of the board at a moment."""
    svg: str = moment["board"]["svg"]
    return svg


def shared(step: Compare, game: Sample) -> None:
    """Instead of comparing the cards: two lines about them, and the game waits for nobody."""
    game.commit()
    game.shown = [1, 1, 1]
    game.tell("log-shown", cards=game.shown)
    game.tell("log-shared")
    game.tell("log-shared")
    game.agenda.drop("round")


async def happened(site: Site, table: Table, most: int = 1000) -> Sequence[LoggedEvent]:
    """The newest events that everyone has seen."""
    return await site.bot.tables.journal.events(table.id, None, limit=most)


async def everyone(site: Site, table: Table) -> Reader:
    """A reader without a seat, as the table is now."""
    return await Reader.of(site.bot.services, await site.bot.tables.store.get(table.id), None, "en")


async def ended(site: Site, table: Table) -> Table:
    """The host ends the game after three choices."""
    await site.lay(table, 1, 0, 2)
    return await site.bot.tables.ending.end(table.id, ANN.id)


@pytest_asyncio.fixture
async def table(bare: Site) -> Table:
    """A sample game of three, just started."""
    return await bare.table("sample", ANN, BEN, CAT)


# What happened lately


@pytest.mark.parametrize(("seat", "person", "other"), [(1, BEN, "Ann"), (0, ANN, "Ben")])
async def test_each_moment_is_what_its_reader_saw_then(
    bare: Site, table: Table, seat: Seat, person: Person, other: str
) -> None:
    seen = [await views(bare, table)]
    for viewer in (seat, 1 - seat, 2):
        await bare.lay(table, viewer)
        seen.append(await views(bare, table))
    async with bare.page(person, table) as page:
        assert page.story["acts"] == 2
        look = await page.look_back()
        texts = [moment["text"] for moment in look["moments"]]
        assert texts[:3] == ["", f"{person.name} has laid a card.", f"{other} has laid a card."]
        assert texts[4].startswith("The cards:")
        for number, choices in ((0, 0), (1, 1), (2, 2), (4, 3)):
            image = await page.moment(number)
            assert board(image) == seen[choices][seat]
            assert image["seat"] == seat
        last_card = board(await page.moment(3))  # the last card, before the choice has its outcome
        assert '"ready":[0,1,2],"shown":[],"points":[0,0,0]' in last_card
        assert len({board(number) for number in page.moments}) == 5


async def test_each_moment_of_one_choice_is_shown_with_the_board_right_after_it(
    bare: Site, monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    """Not with what the choice led to later, even if that is another turn; nor with the position before."""
    monkeypatch.setattr(Compare, "run", shared)
    chronicle = type(Sample.chronicle)
    monkeypatch.setattr(chronicle, "turns", frozenset({"log-shown"}))
    monkeypatch.setattr(chronicle, "scenes", ())
    for seat in (1, 2, 0):
        before = await views(bare, table)
        await bare.lay(table, seat)
    after = await views(bare, table)
    async with bare.page(BEN, table) as page:
        texts = await page.tells()
        laid_at, shown_at = texts.index("Ann has laid a card."), texts.index("The cards: 1, 1 and 1.")
        assert texts.index("The highest is shared: no point.") > shown_at
        when_laid = board(await page.moment(laid_at))
        assert when_laid not in (before[1], after[1])
        assert '"ready":[0,1,2],"shown":[]' in when_laid
        assert board(await page.moment(shown_at)) != when_laid
        assert board(await page.moment(len(texts) - 1)) == after[1]


async def test_the_board_of_a_moment_rings_whom_it_strikes(bare: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line of a scene its own, and the scene as a whole all of them."""

    def show(events: Sequence[Event]) -> list[list[Message]]:
        return [
            [Message(event.key, {**event.args, MARKS: [mark]}) for event in events if event.key == key]
            for key, mark in (("log-ready", "imp"), ("log-shown", "ogre"))
        ]

    scene = ScriptedScene(
        frozenset({"log-ready"}),
        frozenset({"log-shown", "log-shared"}),
        tell=lambda events: list(events) if len(events) > 1 else [],
        show=show,
    )
    spots = {mark: spot(mark, mark, index, 0, 10, 10) for index, mark in enumerate(("imp", "ogre"))}
    monkeypatch.setattr(Dramatic, "scenes", (scene,))
    monkeypatch.setattr(Sample, "chronicle", Dramatic())
    monkeypatch.setattr(Bare, "board", lambda *_: Picture("".join(spots.values()), "board", "board in words"))
    table = await bare.table("sample", ANN, BEN, CAT)
    async with bare.page(ANN, table) as page:
        await bare.lay(table, 1, 0, 2)
        await page.until(lambda: page.story["acts"] > 0)
        moments = (await page.look_back())["moments"]
        boards = [board(await page.moment(number)) for number in range(len(moments))]
        assert all('class="ring"' in drawing for drawing in boards[1:])
        rung = [[mark for mark, spot in spots.items() if f"</g>{spot}" in drawn] for drawn in boards]
        assert moments[1]["text"] == "Cat has laid a card."
        assert rung == [[], ["imp"], ["ogre"], ["imp", "ogre"]]


async def test_an_entry_that_goes_on_is_told_in_full_only_to_who_looks_back(
    bare: Site, monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    ready = frozenset({"log-ready"})
    monkeypatch.setattr(type(Sample.chronicle), "scenes", (ScriptedScene(ready, ready),))
    async with bare.page(CAT, table) as page:
        await bare.lay(table, 1)
        await page.tells_acts(1)
        assert await page.tells() == ["", "Ben has laid a card."]
        await bare.lay(table, 0)
        await page.tells_acts(2)
        whole = "Ben has laid a card. Ann has laid a card."
        for seen, text in ((0, whole), (1, "Ann has laid a card.")):
            assert await page.tells(seen=seen) == ["", text]


async def test_the_news_of_a_new_spectator_starts_with_a_complete_choice(
    bare: Site, monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    monkeypatch.setattr("web.spectator.RECENT", 1)
    table = await bare.bot.tables.switches.set(table.id, ANN, watch=True)
    await bare.lay(table, 1, 0)
    before = (await views(bare, table))[None]
    await bare.lay(table, 2)
    async with bare.watching(table) as eve:
        look = await eve.look_back()
        texts = [moment["text"] for moment in look["moments"]]
        assert texts[:2] == ["", "Cat has laid a card."]
        assert texts[2].startswith("The cards:")
        assert board(await eve.moment(0)) == before


async def test_a_request_with_a_forged_seat_reveals_nothing_more(bare: Site, table: Table) -> None:
    before = await views(bare, table)
    await bare.lay(table, 0)
    async with bare.page(BEN, table) as ben, bare.page(EVE, table) as eve:
        await ben.look_back()
        assert board(await ben.moment(0, seat=0)) == before[1]
        hand = (await bare.sample(table)).hands[1]
        assert ben.moments[-1]["hand"]["svg"] == f"<svg>hand {hand}</svg>"
        await eve.look_back()
        eve.told.clear()
        assert "refused" in await eve.moment(1, seat=0), "a spectator's news begins when the page opens"
        assert board(await eve.moment(0, seat=0)) == (await views(bare, table))[None]
        assert eve.moments[-1]["hand"] is None


async def test_opening_a_page_sends_no_moments_and_looking_back_sends_nothing_to_others(
    bare: Site, table: Table
) -> None:
    await bare.lay(table, 0)
    async with bare.page(BEN, table) as ben, bare.page(CAT, table) as cat, bare.page(EVE, table) as eve:
        assert (ben.told, ben.moments) == ([], [])
        known = [len(cat.frames), len(eve.frames)]
        for number in range(len((await ben.look_back())["moments"])):
            await ben.moment(number)
        await bare.idle()
        await asyncio.sleep(0.05)
        assert [len(cat.frames), len(eve.frames)] == known


async def test_a_secret_choice_adds_no_moment(bare: Site, table: Table) -> None:
    await bare.lay(table, 0, 1, 2)
    (window,) = [question for question in (await bare.sample(table)).questions if question.awaited]
    assert window.secrecy is Secrecy.ALL
    async with bare.page(ANN if window.seat == 2 else CAT, table) as other, bare.page(EVE, table) as eve:
        before = {page: (page.story, await page.look_back()) for page in (other, eve)}
        answer = "go_on" if window.seat < 0 else "pass"
        await bare.bot.tables.play.choose(table.id, window.seat, window.id, [answer])
        await bare.idle()
        for page in (other, eve):
            assert (page.story, await page.look_back()) == before[page]


async def test_only_moments_that_the_page_has_not_shown_play_automatically(bare: Site, table: Table) -> None:
    async with bare.page(CAT, table) as cat:
        await bare.lay(table, 0, 1)
        await cat.tells_acts(2)
        for seen, first, playing in ((0, 1, [1, 2]), (1, 2, [2]), (2, 3, []), (50_000, 3, [])):
            look = await cat.look_back(seen=seen)
            assert look["first"] == first
            assert [index for index, moment in enumerate(look["moments"]) if moment["stays"]] == playing
        assert look["steps"] == [0, 1, 2]


async def test_a_story_ends_with_the_last_choice_that_the_page_was_sent(
    bare: Site, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later one would be told again when the page hears of it."""
    async with bare.page(CAT, table) as cat:
        await bare.lay(table, 0)
        await cat.tells_acts(1)
        with monkeypatch.context() as patch:
            patch.setattr(bare.server.live, "touch", lambda table_id: None)
            await bare.lay(table, 1)
            again = await cat.look_back()
        assert ([moment["text"] for moment in again["moments"]], again["acts"]) == (["", "Ann has laid a card."], 1)
        bare.server.live.touch(table.id)
        await cat.tells_acts(2)
        again = await cat.look_back(seen=again["acts"])
        assert [moment["text"] for moment in again["moments"] if moment["stays"]] == ["Ben has laid a card."]
        assert again["acts"] == 2


async def test_a_choice_told_while_a_story_is_put_together_is_not_in_it(
    bare: Site, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = Page.look

    async def interrupted(page: Page, then: Table) -> tuple[Reader, Sequence[LoggedEvent]]:
        await bare.lay(table, 1)
        await cat.tells_acts(2)
        return await look(page, then)

    async with bare.page(CAT, table) as cat:
        await bare.lay(table, 0)
        await cat.tells_acts(1)
        monkeypatch.setattr(Page, "look", interrupted)
        again = await cat.look_back()
        assert ([moment["text"] for moment in again["moments"]], again["acts"]) == (["", "Ann has laid a card."], 1)


async def test_the_news_goes_on_after_a_choice_that_only_leads_up_to_a_turn(
    bare: Site, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sample.chronicle, "preludes", frozenset({"log-ready"}), raising=False)
    await bare.lay(table, 0)
    async with bare.page(CAT, table) as cat:
        await cat.press_first()
        async with bare.page(CAT, table) as reloaded:
            for page in (cat, reloaded):
                assert "Ann has laid a card." in "".join(page.news)


async def test_the_news_goes_on_after_an_answer_in_a_rivals_turn(bare: Site) -> None:
    """A rival had placed a map card before Ann answered."""
    table = await bare.table("dungeoneer", ANN, BEN, CAT)
    tables = bare.bot.tables
    placed = re.compile("(Ben|Cat):? places")

    def asked(mine: bool) -> Callable[[Game, Question], bool]:
        return lambda game, question: question.seat == 0 and (cast(Dungeoneer, game).turn == 0) is mine

    await play_until(tables, table.id, asked(mine=True), "answers")
    async with bare.page(ANN, table) as ann:
        await play_until(tables, table.id, asked(mine=False), "answers")
        await ann.panel_says("Nobody learns that you were asked")
        before = set(placed.findall(ann.text))
        await play_until(tables, table.id, asked(mine=True), "answers")
        await ann.panel_says("What will you do as Dungeonlord?")
        assert before <= set(placed.findall(ann.text)) != set()


async def test_a_page_that_is_opened_tells_what_followed_the_last_choice_of_the_seat(bare: Site, table: Table) -> None:
    """A computer player may have made it for someone who was away."""
    await bare.lay(table, 2, 0)
    async with bare.page(CAT, table) as cat:
        assert cat.story["acts"] == 1
        assert await cat.tells() == ["", "Cat has laid a card.", "Ann has laid a card."]


async def test_a_page_shows_the_present_if_its_seat_has_chosen_nothing_for_long(
    bare: Site, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.page.MOST_READ", 2)
    await bare.lay(table, 0, 1)
    async with bare.page(CAT, table) as cat:
        assert cat.story["acts"] == 0
        assert cat.news == []


async def test_a_page_without_a_seat_that_takes_one_does_not_tell_what_came_before_it(bare: Site, table: Table) -> None:
    """Not even what came before the last choice of that seat."""
    await bare.lay(table, 0, 1)
    await bare.bot.tables.seats.leave(table.id, BEN.id)
    async with bare.page(BEN, table) as ben:
        await ben.press("Come back to your seat")
        await ben.until(lambda: ben.parts["hand"] is not None)
        assert ben.news == ["-# Ben takes over seat 2."]


async def test_ones_own_important_choice_plays_line_by_line_and_only_once(
    bare: Site, monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    monkeypatch.setattr(Sample, "chronicle", Dramatic())
    await bare.lay(table, 0, 1)
    before = await views(bare, table)
    async with bare.page(CAT, table) as cat, bare.page(BEN, table) as ben:
        await cat.press_first()
        story = cat.story
        assert (story["acts"], story["great"], story["own"]) == (1, 1, True)
        look = await cat.look_back()
        played = [moment for moment in look["moments"] if moment["stays"]]
        assert [moment["text"].split(":")[0] for moment in played] == ["Cat has laid a card.", "The cards"]
        first = board(await cat.moment(played[0]["at"]))
        assert first != before[2]
        assert '"ready":[0,1,2],"shown":[]' in first
        assert board(await cat.moment(played[1]["at"])) == (await views(bare, table))[2]
        assert not any(moment["stays"] for moment in (await cat.look_back(seen=1))["moments"])
        await ben.until(lambda: ben.story["great"])
        assert not ben.story["own"]


@pytest.mark.parametrize("turns", [(), ("log-shown",)], ids=["one part", "a part that ends"])
async def test_who_ends_a_part_of_the_game_is_shown_what_followed_as_everyone_is(
    bare: Site, monkeypatch: pytest.MonkeyPatch, turns: tuple[str, ...], table: Table
) -> None:
    monkeypatch.setattr(Compare, "run", shared)
    monkeypatch.setattr(type(Sample.chronicle), "turns", frozenset(turns))
    await bare.lay(table, 0, 1)
    async with bare.page(CAT, table) as cat:
        await cat.press_first()
        story = cat.story
        assert (story["acts"], story["great"], story["own"]) == ((1, 0, True) if turns else (0, 0, False))
        texts = await cat.plays()
        assert texts[:1] == ["Cat has laid a card."]
        assert texts[-1] == "The highest is shared: no point."


async def test_who_gives_the_last_orders_is_shown_those_of_all_before_the_next_question(site: Site) -> None:
    table = await site.table("dungeon_lords", ANN, BEN, CAT)

    def is_last(game: Game, question: Question) -> bool:
        return question.kind == "choose_order" and {each.seat for each in game.questions if each.awaited} == {2}

    asked = await play_until(site.bot.tables, table.id, is_last, "orders")
    picked = answer(await site.game(table), asked, PLAYERS["dungeon_lords"]["steady"], Random("orders"))
    async with site.page(CAT, table) as cat:
        turn = cat.story["turn"]
        await site.bot.tables.play.choose(table.id, asked.seat, asked.id, picked, user_id=CAT.id)
        await cat.until(lambda: cat.story["turn"] != turn)
        assert (cat.story["acts"], cat.story["own"], cat.story["left"]) == (1, True, True)
        words = "\n".join(await cat.plays())
        assert all(f"{name} orders" in words for name in ("Ann", "Ben", "Cat"))


async def test_ones_own_roll_plays_even_if_it_matters_little_to_others(
    bare: Site, monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    rolls = ScriptedScene(
        frozenset({"log-ready"}),
        frozenset({"log-shown", "log-shared"}),
        tell=lambda events: events[-1:] if len(events) > 1 else [],
        beats=frozenset({"log-ready", "log-shown"}),
    )
    monkeypatch.setattr(Dramatic, "weights", {"log-shown": 2})
    monkeypatch.setattr(Dramatic, "scenes", (rolls,))
    monkeypatch.setattr(Sample, "chronicle", Dramatic())
    await bare.lay(table, 0, 1)
    async with bare.page(CAT, table) as cat, bare.page(BEN, table) as ben:
        await cat.press_first()
        assert cat.story["great"] == 1
        played = await cat.plays()
        assert [text.split(":")[0] for text in played] == ["Cat has laid a card.", "The cards"]
        await ben.panel_says("The cards")
        assert ben.story["great"] == 0
        assert sum(moment["stays"] > 0 for moment in (await ben.look_back())["moments"]) == 1


@pytest.mark.parametrize("where", ["in Discord", "on another page"])
async def test_ones_own_choice_here_or_elsewhere_resets_the_news_on_each_page(
    bare: Site, table: Table, where: str
) -> None:
    await bare.lay(table, 0)
    async with bare.page(CAT, table) as cat, bare.page(CAT, table) as second, bare.page(BEN, table) as ben:
        turns = [page.story["turn"] for page in (cat, second, ben)]
        assert cat.story["acts"] == 1
        assert "Ann has laid a card." in cat.text
        await (bare.lay(table, 2) if where == "in Discord" else second.press(next(iter(second.options))))
        for page in (cat, second):
            now = NOTHING | {"turn": turns[0] + 1}
            await page.until(lambda page=page, now=now: page.story == now)  # type: ignore[misc]
            assert await page.tells() == ["", "Cat has laid a card."]
            assert "Cat has laid a card." in page.text
            assert "Ann has laid a card." not in page.text
        assert cat.parts["panel"] == second.parts["panel"]
        await ben.tells_acts(2)
        assert ben.story["turn"] == turns[2]
        assert "Ann has laid a card." in ben.text


@pytest.mark.parametrize("made_by", ["clock", "computer"])
async def test_answers_given_for_an_absent_player_are_news_to_them(bare: Site, table: Table, made_by: MadeBy) -> None:
    await bare.lay(table, 0)
    async with bare.page(CAT, table) as cat:
        before = cat.story["turn"]
        game = await bare.sample(table)
        question = next(question for question in game.questions if question.seat == 2)
        move = Move(2, question.id, [f"card-{game.hands[2][0]}"], made_by)
        await bare.bot.tables.play.choices.carry_out(table.id, move)
        await cat.panel_says("Cat has laid a card.")
        assert "Ann has laid a card." in cat.text
        assert cat.story["turn"] == before


@pytest.mark.parametrize("at", [3, 4, 999, 50_000])
async def test_a_forged_moment_is_refused(bare: Site, table: Table, at: int, caplog: pytest.LogCaptureFixture) -> None:
    await bare.lay(table, 0, 1)
    async with bare.page(CAT, table) as cat:
        assert "refused" in await cat.moment(0)  # the page has not asked for the moments yet
        assert len((await cat.look_back())["moments"]) == 3
        assert "refused" in await cat.moment(at)
        assert cat.moments == []
        assert cat.code is None
    assert "NoSuchMoment" in caplog.text
    assert "Traceback" not in caplog.text


async def test_only_the_newest_of_many_waiting_requests_is_answered(
    bare: Site, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bare.lay(table, 0, 1)
    async with bare.page(CAT, table) as cat:
        await cat.look_back()
        past = bare.bot.tables.past_positions
        free = asyncio.Event()
        known = past.at
        calls = 0

        async def slow(*args: Any, **more: Any) -> Any:
            nonlocal calls
            calls += 1
            await free.wait()
            return await known(*args, **more)

        monkeypatch.setattr(past, "at", slow)
        for number in (0, 1, 1, 0, 1, 0, 2):
            await cat.socket.send_json({"op": "moment", "at": number})
        await cat.socket.send_json({"op": "ping"})
        await cat.until(lambda: '"pong"' in str(cat.frames[-1]))  # so that it has received all
        (page,) = bare.server.live.pages
        assert bare.server.live._moments._waiting[cast(Page, page)] is not None
        free.set()
        await cat.until(lambda: len(cat.moments) == 2)
        assert ([moment["at"] for moment in cat.moments], calls) == ([0, 2], 2)


async def test_a_player_who_left_the_seat_can_no_longer_look_back(bare: Site, table: Table) -> None:
    await bare.lay(table, 0)
    async with bare.page(CAT, table) as cat:
        await cat.look_back()
        await bare.bot.tables.seats.leave(table.id, CAT.id)
        assert "refused" in await cat.moment(1)
        assert cat.moments == []


async def test_people_who_prefer_text_get_moments_in_words(bare: Site, table: Table) -> None:
    await bare.lay(table, 0)
    await bare.bot.services.people.set(BEN.id, "text_only", True)
    async with bare.page(BEN, table) as ben:
        await ben.look_back()
        moment = await ben.moment(1)
        assert (moment["board"], moment["hand"]) == ({"words": "board in words"}, {"words": "hand in words"})


async def test_a_game_that_cannot_be_replayed_is_reported(
    bare: Site, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bare.lay(table, 0)

    async def nothing(*args: Any, **more: Any) -> dict[int, bytes]:
        return {}

    monkeypatch.setattr(bare.bot.tables.past_positions, "at", nothing)
    async with bare.page(BEN, table) as ben:
        assert "can't be replayed" in (await ben.look_back())["refused"]


async def watchable_table(site: Site, *, late: bool = False) -> Table:
    table = await site.table("sample", ANN, BEN, CAT)
    return await site.bot.tables.switches.set(table.id, ANN, watch=True, watch_late=late)


async def test_a_spectator_by_link_looks_back_on_what_everyone_saw(bare: Site) -> None:
    table = await watchable_table(bare)
    seen = [(await views(bare, table))[None]]
    for seat in (1, 0):
        await bare.lay(table, seat)
        seen.append((await views(bare, table))[None])
    async with bare.spectator(table) as eve, bare.spectator(table) as dan:
        for surfer in (eve, dan):
            await surfer.receives("story")
            assert surfer.story == {key: NOTHING[key] for key in NOTHING if key != "left"} | {
                "turn": 1,
                "acts": 2,
            }
            assert await surfer.tells() == ["", "Ben has laid a card.", "Ann has laid a card."]
            for index, earlier in enumerate(seen):
                moment = await surfer.moment(index, seat=index)  # a seat is only chosen in a film
                assert board(moment) == earlier
                assert (moment["seat"], moment["hand"]) == (None, None)
        await bare.lay(table, 2)
        await eve.tells_acts(3)


async def test_a_spectator_by_link_gets_no_film(bare: Site) -> None:
    table = await ended(bare, await watchable_table(bare))
    async with bare.spectator(table) as eve:
        await eve.receives("story")
        assert eve.story["film"] is False
        assert "refused" in await eve.look_back(film=True)
        assert "refused" in await eve.moment(0, seat=1)
        assert eve.moments == []


async def test_a_late_spectator_looks_back_no_further_than_their_board(
    bare: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sample, "turn_starts", ("log-shown",))
    table = await watchable_table(bare, late=True)
    async with bare.spectator(table) as eve:
        await bare.lay(table, 0, 1)
        await eve.receives("story")
        assert eve.story["acts"] == 0
        assert len((await eve.look_back())["moments"]) == 1  # the start
        before = (await views(bare, table))[None]
        await bare.lay(table, 2)
        await eve.tells_acts(2)
        assert await eve.tells() == ["", "Ann has laid a card.", "Ben has laid a card."]
        assert board(await eve.moment(2)) == before
        assert "refused" in await eve.moment(3)
        assert "The cards:" not in str(eve.frames)


async def test_a_spectator_with_a_revoked_link_can_no_longer_look_back(bare: Site) -> None:
    table = await watchable_table(bare)
    await bare.lay(table, 0)
    async with bare.spectator(table) as eve:
        await eve.receives("story")
        (page,) = bare.server.live.pages
        await bare.bot.tables.switches.renew_watch(table.id, ANN)
        await bare.server.live._moments.answer(page, LookBack(op="story"))
        assert all("moments" not in reply for reply in eve.told)


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        *((game, {}) for game in ("dungeon_go", "dungeon_lords", "dungeoneer", "map_masters", "thunderstone")),
        ("map_masters", {"mode": "coop", "mission": 1, "difficulty": "newcomer"}),
    ],
)
async def test_the_boards_of_the_ending_have_no_result_before_it_is_told(
    site: Site, game: str, settings: dict[str, Any]
) -> None:
    table, last = await before_the_end(site, game, **settings)
    async with site.page(ANN, table) as ann, site.page(EVE, table, "ja") as eve:
        await site.bot.tables.play.choose(table.id, *last)
        for surfer in (ann, eve):
            await surfer.until(lambda surfer=surfer: surfer.story["over"])  # type: ignore[misc]
            for number in range(len((await surfer.look_back())["moments"]))[-6:]:
                assert board(await surfer.moment(number)) != surfer.picture("board")


# Finished games


async def test_a_running_game_has_no_film(bare: Site, table: Table) -> None:
    async with bare.page(ANN, table) as ann:
        assert not ann.story["film"]
        assert "still running" in (await ann.look_back(film=True))["refused"]
        assert "refused" in await ann.moment(0, seat=1)


async def test_a_finished_game_can_be_replayed_from_any_point_of_view(site: Site) -> None:
    table = await ended(site, await site.table("sample", ANN, BEN, CAT))
    async with site.page(BEN, table) as ben, site.page(EVE, table) as eve:
        for surfer, seat in ((ben, 1), (eve, None)):
            assert surfer.story["film"]
            look = await surfer.look_back(film=True)
            assert (look["seats"], look["seat"]) == (["Ann", "Ben", "Cat"], seat)
            assert (look["steps"][0], look["steps"][-1]) == (0, 3)
            for at, eyes in ((0, None), (3, 0), (2, 2)):
                moment = await surfer.moment(at, seat=eyes)
                assert (moment["at"], moment["seat"]) == (at, eyes)
                assert moment["text"]
            for at, eyes in ((4, None), (0, 3)):
                assert "refused" in await surfer.moment(at, seat=eyes)


async def test_a_finished_game_offers_its_replay(site: Site) -> None:
    table = await ended(site, await site.table("sample", ANN, BEN, CAT))
    async with site.page(ANN, table) as ann:
        (ends,) = [block for block in ann.parts["panel"] if block["kind"] == "buttons"]
        buttons = [(button["label"], button.get("film")) for button in ends["buttons"]]
        assert buttons == [("Play again", None), ("Replay", 0)]
        number = await ann.send(ends["buttons"][1]["id"])
        assert number in ann.refused  # the page has its own controls


# Scenes of real games


async def test_lines_of_a_scene_that_were_played_do_not_play_again_when_it_goes_on(
    bare: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if they are not events themselves, but sum up what happened."""
    ready = frozenset({"log-ready"})
    scene = ScriptedScene(ready, ready, tell=lambda events: [Message(event.key, event.args) for event in events])
    monkeypatch.setattr(Dramatic, "weights", {"log-ready": 7})
    monkeypatch.setattr(Dramatic, "scenes", (scene,))
    monkeypatch.setattr(Sample, "chronicle", Dramatic())
    table = await bare.table("sample", ANN, BEN, CAT, EVE)
    async with bare.page(EVE, table) as page:
        for acts, seat in enumerate((1, 0, 2), 1):
            await bare.lay(table, seat)
            await page.tells_acts(acts)
        for seen, names in ((0, ["Ben", "Ann", "Cat"]), (1, ["Ann", "Cat"]), (2, ["Cat"]), (3, [])):
            played = await page.plays(seen=seen)
            assert played == [f"{name} has laid a card." for name in names]


async def test_a_lord_is_told_how_their_battle_ended_when_the_board_shows_the_next_one(site: Site) -> None:
    """Whenever their own choice ends a round of it, and not before: with the board as it was until the outcome."""
    table = await site.table("dungeon_lords", ANN, BEN, CAT, rules="introductory")
    tables = site.bot.tables
    rng = Random("battle")
    people = (ANN, BEN, CAT)

    async def newest() -> int:
        return (await tables.journal.events(table.id, 0, limit=1))[-1].number

    endings: list[str] = []
    async with site.page(ANN, table) as ann:
        while len(endings) < 2:
            game = cast(DungeonLords, await tables.store.game(table.id))
            asked = game.awaited()

            def is_shown(question: str = f"{asked.id}.") -> bool:
                return str(ann.answers.get("question")).startswith(question)

            if asked.seat == 0:
                await ann.until(is_shown)
            picked = answer(game, asked, PLAYERS["dungeon_lords"]["steady"], rng)
            ann_fights = asked.seat == 0 and game.battle is not None
            turn = ann.parts.get("story", {}).get("turn")
            told_before = await newest()
            await tables.play.choose(table.id, asked.seat, asked.id, picked, user_id=people[asked.seat].id)
            if ann_fights and await newest() > told_before:

                def heard(before: int | None = turn) -> bool:
                    return bool(ann.story["turn"] != before)

                await ann.until(heard)
                battle = cast(DungeonLords, await tables.store.game(table.id)).battle
                is_over = battle is None or battle.seat != 0
                assert ann.story["left"] == is_over, asked.kind
                if is_over:
                    assert ann.story["own"]
                    endings.append(" ".join(await ann.plays()))
    ends = ("is conquered", "The tile is safe", "The battle is won!")
    assert all(any(end in line for end in ends) for line in endings)


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_a_lord_sees_each_blow_of_their_own_battle_and_one_line_about_each_other(
    site: Site, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spectators see the blows of all, with the names of the lords."""
    events = [event for seat in range(3) for event in fought(seat)]
    logged = [
        LoggedEvent(event.key, event.args, None, number, 1, chosen_by=0) for number, event in enumerate(events, 1)
    ]
    table = await site.table("dungeon_lords", ANN, BEN, CAT, rules="introductory")

    def played(seat: Seat | None, within: float = LENGTH) -> list[str]:
        reader = Reader(site.bot.services, table, fresh, seat, language)
        playlist = Playlist.of(recent_moments(reader, logged, 0), 1, language, within)
        return [moment.text for moment, stays in zip(playlist.moments, playlist.stays, strict=True) if stays]

    fresh = await site.game(table)
    mine, everyone = played(1), played(None)
    assert [line[0] for line in mine if line[0] != "⚔"] == ["🪤", "✨", "🥵", "🌼"]
    assert not any("Ben" in line for line in mine), "it is the reader's own"
    begun = [event for event in logged if event.args.get("player") == seat_name(0)][:2]
    shown = recent_moments(Reader(site.bot.services, table, fresh, 1, language), begun, 0)
    assert not any(Playlist.of(shown, 1, language, LENGTH).stays), "another's battle that goes on"
    monkeypatch.setattr(beats, "MOST", 9)
    others = [line for line in played(1, 60) if line[0] == "⚔"]
    assert [line[3:].partition("C1")[0].strip(" :：") for line in others] == ["Ann", "Cat"]
    assert [line for line in everyone if not line.startswith(("Ann", "Ben", "Cat"))] == []


@pytest.mark.parametrize("game", ["dungeon_go", "dungeoneer"])
async def test_the_moments_of_a_choice_have_the_dice_that_were_rolled(site: Site, game: str) -> None:
    table = await site.table(game, ANN, BEN)
    rng, arg = Random("dice"), {"dungeon_go": "roll", "dungeoneer": "die"}[game]
    rolls = list[tuple[list[int], list[int]]]()
    while len(rolls) < 3:
        since = (await happened(site, table))[-1].number
        await play_on(site.bot.tables, table.id, rng)
        events = await happened(site, table)
        fresh = [event.args[arg] for event in events if event.number > since and arg in event.args]
        moments = recent_moments(await everyone(site, table), events, since)
        shown = [face for moment in moments for face in moment.dice]
        if fresh and all(type(face) is int for face in fresh):
            rolls.append((shown, cast("list[int]", fresh)))
    assert all(shown == fresh for shown, fresh in rolls)


@pytest.mark.parametrize("game", ["dungeon_go", "dungeoneer"])
async def test_every_roll_is_shown_before_its_result(site: Site, game: str) -> None:
    """Even one that matters little: the page asks the player to roll instead of telling the result."""
    table = await site.table(game, ANN, BEN)
    rng, rolled = Random("shown"), GAMES[game].chronicle.rolled
    rolls_seen = 0
    while rolls_seen < 4:
        since = (await happened(site, table))[-1].number
        await site.bot.tables.journal.mark_seen(table.id, 1)
        await play_on(site.bot.tables, table.id, rng)
        if rolled(event for event in await happened(site, table) if event.number > since):
            async with site.page(BEN, table) as ben:
                assert ben.story["great"] == ben.story["acts"]
            rolls_seen += 1


async def test_of_a_fight_too_long_for_a_caption_the_outcome_plays(site: Site) -> None:
    """With cards that were played before the dice, its end would be out of sight."""
    table = await site.table("dungeoneer", ANN, BEN, CAT)
    rng = Random("cards")
    long = list[Moment]()
    while not long:
        await play_on(site.bot.tables, table.id, rng)
        moments = recent_moments(await everyone(site, table), await happened(site, table, 60), 0)
        fights = [moment for moment in moments if moment.text.count("🎲") == 2 and "💥" not in moment.text]
        long = [
            fight for fight in fights if len(fight.text) > CAPTION and fight.weight < IMPORTANT and "✨" in fight.text
        ]
    fight = long[0]
    playlist = Playlist.of([fight], 0, "en", LENGTH)
    plays = zip(playlist.moments, playlist.stays, strict=True)
    (outcome,) = [moment.text for moment, seconds in plays if seconds]
    assert (outcome.count("🎲"), "✨" in outcome) == (2, False)
    assert fight.text.replace("**", "").endswith(outcome)


async def test_with_each_blow_the_board_shows_what_it_has_done(site: Site) -> None:
    """Not the hit points before it, nor those after later blows of the same choice."""
    table = await site.table("dungeon_lords", ANN, BEN, CAT, rules="introductory")
    tables = site.bot.tables
    rng = Random("blows")
    left_and_told: list[tuple[int, int]] = []
    since = 0
    while len(left_and_told) < 6:
        await play_on(tables, table.id, rng)
        events = await happened(site, table)
        reader = await everyone(site, table)
        shown = recent_moments(reader, events, since)
        since = events[-1].number
        for line in (line for moment in shown for line in moment.beats):
            if (hit := re.search(r"(\d+)→(\d+)$", line.text)) and int(hit[2]) < int(hit[1]):
                (hero,) = line.marks
                past = await tables.past_positions.at(reader.table, [line.shows])
                there = looked_at(DungeonLords, unpack(past[line.shows]))
                left = next(visitor.left for lord in there.lords for visitor in lord.line if visitor.card == hero)
                left_and_told.append((left, int(hit[2])))
    assert all(left == told for left, told in left_and_told)


def fought(seat: Seat) -> list[Event]:
    """The events when a lord with one trap and no monster loses a tile."""
    return lay(3).battle("W4 W5", card="fireball", traps="rolling_stone", seat=seat).news


async def played_until(site: Site, table: Table, key: str, *, times: int = 1, seed: str) -> Sequence[LoggedEvent]:
    """All events, once random answers have led to this one so many times."""
    rng = Random(seed)
    events: Sequence[LoggedEvent] = ()
    while sum(event.key == key for event in events) < times:
        await play_on(site.bot.tables, table.id, rng)
        events = await happened(site, table)
    return events


async def test_the_points_of_a_round_are_told_with_the_board_that_shows_them(site: Site) -> None:
    """Map Masters: with everyone's paths, not with the exploration that was going on before."""
    table = await site.table("map_masters", ANN, BEN)
    events = await played_until(site, table, "log-primary", seed="round")
    reader = await everyone(site, table)
    since = next(event.number for event in events if event.key == "log-hand")
    shown = recent_moments(reader, events, since)
    (reward,) = [moment for moment in shown if moment.text.startswith("🎯 Secondary")]
    assert len(reward.beats) > 1
    assert set(reward.points) == {Point(reward.shows.entry)}


async def test_a_battle_that_costs_something_is_a_moment_like_any_other(site: Site) -> None:
    """Only small changes by themselves are none."""
    table = await site.table("dungeon_lords", ANN, BEN, CAT, rules="introductory")
    events = await played_until(site, table, "log-combat_round", times=3, seed="costs")
    reader = await everyone(site, table)
    begins = next(event.number for event in events if event.key == "log-combat_begins")
    battles = [entry for entry in entries_of(reader, events, begins) if entry.weight >= IMPORTANT and entry.sentences]
    assert any(entry.changes for entry in battles)
    opened = {moment.opened for moment in recent_moments(reader, events, begins)}
    assert {entry.events[0].number for entry in battles} <= opened
