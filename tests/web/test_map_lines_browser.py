"""A path of Map Masters, drawn over the map with a finger."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import cast

import pytest
from playwright.async_api import Page, expect

from games.map_masters.pictures import live
from games.map_masters.pictures.windows import parse_cell
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.lines import before_start, strokes_of_steps
from games.map_masters.rules.path.state import DRAWING, ESCAPED
from games.map_masters.rules.path.walking import mark_of
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.step_options import END
from locales.texts import LANGUAGES
from pictures.kit import WIDTH as PICTURE_WIDTH
from rules.players import answer
from rules.questions import Option, Role
from rules.registry import PLAYERS
from storage.rows import Language, Table
from tests.browser.conftest import until
from tests.games.map_masters.table import Table as MapMastersTable
from tests.web.pages import DESKTOP, DOUBLE, PHONE, Visits, bounds, settled
from tests.web.people import ANN, BEN, Site
from tests.web.touch import Finger, Point

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]

MIDDLES_OF_CELLS = """cells => {
    const grids = [...document.querySelectorAll('.board rect[data-grid]')];
    return cells.map(cell => {
        const [x, y] = cell.slice(1).split(',').map(Number);
        const shown = grids.filter(each => each.getBoundingClientRect().width && cell.startsWith(each.dataset.grid));
        return shown.flatMap(grid => {
            const [left, top, wide, high] = grid.dataset.cells.split(' ').map(Number);
            const box = grid.getBoundingClientRect();
            const [across, down] = [(x - left + 0.5) / wide, (y - top + 0.5) / high];
            const within = Math.min(across, down, 1 - across, 1 - down) > 0;
            return within ? [[box.x + across * box.width, box.y + down * box.height]] : [];
        })[0];
    });
}"""

MIDDLES_OF_MARK = """mark => {
    const spots = [...document.querySelectorAll(`.board rect[data-mark="${mark}"]`)];
    const boxes = spots.map(each => each.getBoundingClientRect());
    return boxes.filter(box => box.width).map(box => [box.x + box.width / 2, box.y + box.height / 2]);
}"""


async def play_until(site: Site, table: Table, kind: str) -> MapMastersState:
    """Everyone answers until the first player is asked a question of this kind; returns the game then."""
    rng = Random("line")
    while True:
        game = cast(MapMastersState, await site.game(table))
        question = game.awaited()
        if question.kind == kind and question.seat == 0:
            await site.bot.tables.journal.mark_seen(table.id, 0)
            return game
        if question.kind == "build":
            picked = ["idea_4"]
        else:
            picked = answer(game, question, PLAYERS[game.name]["steady"], rng)
        await site.bot.tables.play.choose(table.id, question.seat, question.id, picked)


async def choose(site: Site, table: Table, game: MapMastersState, id: str) -> MapMastersState:
    """Let the first player choose this; returns the game then."""
    await site.bot.tables.play.choose(table.id, 0, game.awaited(0).id, [id])
    return cast(MapMastersState, await site.game(table))


async def drawing(site: Site) -> tuple[Table, MapMastersState]:
    """A table of two whose first player has built a dungeon and may draw a path in it, and its game."""
    table = await site.table("map_masters", ANN, BEN)
    return table, await play_until(site, table, "draw")


def after(game: MapMastersState, option: Option) -> MapMastersState:
    """A copy of the game in which the first player has chosen this."""
    trial = game.copy_game()
    trial.choose(0, trial.awaited(0).id, [option.id])
    return trial


def after_steps(game: MapMastersState, holds: Callable[[MapMastersState], bool]) -> MapMastersState:
    """The game after the fewest steps on the main floor that lead to what is wanted."""
    waiting = [game]
    while waiting:
        now = waiting.pop(0)
        for step in steps(now):
            trial = after(now, step)
            if holds(trial):
                return trial
            if trial.walk(0)[-1].status != ESCAPED:
                waiting.append(trial)
    raise AssertionError("there is no such path")


def steps(game: MapMastersState) -> list[Option]:
    """The next steps that a line can mean, without the way back."""
    moves = [option for option in game.awaited(0).options(game) if option.role.is_step and not option.role.is_back]
    marks = [step.mark for step in moves]
    return [step for step in moves if marks.count(step.mark) == 1 and step.mark.startswith("m")]


def cells(game: MapMastersState) -> list[str]:
    """The cells of the line of the first player's path."""
    (line,) = strokes_of_steps(game.walk(0)[0], tuple(game.players[0].draft.steps))
    return line


async def points(phone: Page, line: list[str]) -> list[Point]:
    """Where the middles of these cells are on the screen."""
    await settled(phone)
    return [(x, y) for x, y in await phone.evaluate(MIDDLES_OF_CELLS, line)]


async def path_is(site: Site, table: Table, expected: MapMastersState) -> None:
    """Wait until the path has the same steps as in the expected game."""

    async def same_steps() -> bool:
        game = cast(MapMastersState, await site.game(table))
        return game.players[0].draft.steps == expected.players[0].draft.steps

    await until(same_steps)


async def test_one_line_leads_from_an_opening_to_another(place: Site, visit: Visits) -> None:
    """Where a path could begin, it can end as well; its player is asked, and what has been drawn stays in sight."""
    table, game = await drawing(place)
    out = after_steps(game, lambda trial: trial.walk(0)[-1].status == ESCAPED)
    phone = await visit(ANN, table, size=PHONE)
    await (await Finger.of(phone)).draw(await points(phone, cells(out)))
    await path_is(place, table, out)
    await expect(phone.locator(".panel")).to_contain_text("The path has escaped. Done?")
    await expect(phone.locator('.tabs [aria-pressed="true"]')).to_have_text("Hand")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_being_done_stands_out_in_one_row_with_what_goes_back_and_says_that_it_is_final(
    place: Site, visit: Visits, language: Language
) -> None:
    table, game = await drawing(place)
    while not game.players[1].done:  # then being done is final for the first player
        picked = answer(game, game.awaited(1), PLAYERS[game.name]["steady"], Random("done"))
        await place.bot.tables.play.choose(table.id, 1, game.awaited(1).id, picked)
        game = cast(MapMastersState, await place.game(table))
    out = after_steps(game, lambda trial: trial.walk(0)[-1].status == ESCAPED)
    phone = await visit(ANN, table, language, size=PHONE)
    await (await Finger.of(phone)).draw(await points(phone, cells(out)))
    done = phone.locator('.acts > .answers > [data-option="done"]')
    await expect(done).to_contain_text("🔒")
    assert await done.evaluate("each => getComputedStyle(each).backgroundColor") == "rgb(255, 195, 77)"
    shown = [button for button in await phone.locator(".acts button").all() if await button.is_visible()]
    assert len(shown) > 3
    assert len({(await bounds(button)).top for button in shown}) == 1


async def test_a_dungeon_as_high_as_it_can_be_is_seen_whole_on_a_desktop(place: Site, visit: Visits) -> None:
    table, _ = await drawing(place)
    desk = await visit(ANN, table, size=DESKTOP)
    await settled(desk)
    frame, drawn = await bounds(desk.locator(".hand .board")), await bounds(desk.locator(".hand .sheet > svg"))
    assert frame.height > live.TALLEST / PICTURE_WIDTH * 420, "as style.css says"
    assert frame.surrounds(drawn, edge=1)


async def test_the_hand_lies_where_the_dungeon_will_be_before_its_first_card_is_laid(
    place: Site, visit: Visits
) -> None:
    table = await place.table("map_masters", ANN, BEN)
    game = await play_until(place, table, "build")
    desk = await visit(ANN, table, size=DESKTOP)
    starts = []
    for laid in (False, True):
        if laid:
            card = next(option for option in game.awaited(0).options(game) if option.id.startswith("add_"))
            await choose(place, table, game, card.id)
            await expect(desk.locator(".hand [data-grid]").first).to_be_attached()
        await settled(desk)
        starts.append([(await bounds(desk.locator(part))).left for part in (".hand", ".field > .board")])
    assert starts[0] == starts[1] == sorted(starts[0])


async def test_a_card_dropped_beside_the_places_offered_can_be_laid_elsewhere(place: Site, visit: Visits) -> None:
    table = await place.table("map_masters", ANN, BEN)
    game = await play_until(place, table, "build")
    first, second, third, *_ = game.players[0].area
    for start in (f"add_{first}", f"lay_{second}_"):
        option = next(option for option in game.awaited(0).options(game) if option.id.startswith(start))
        game = await choose(place, table, game, option.id)
    phone = await visit(ANN, table, size=PHONE)
    await settled(phone)
    card, *_ = await phone.evaluate(MIDDLES_OF_MARK, third)
    (laid_x, laid_y), *_ = await phone.evaluate(MIDDLES_OF_MARK, second)
    await (await Finger.of(phone)).draw([card, (laid_x, laid_y), (laid_x - 60, laid_y)])
    await phone.locator(".menu").get_by_text("elsewhere").tap()
    await expect(phone.locator(".panel")).to_contain_text("Where does")


def room_of(game: MapMastersState) -> list[str]:
    """The cells of the room in which the path stands; none once it has ended."""
    path = game.walk(0)[-1]
    return live.room_of(path.dungeon.layout, mark_of(path, path.place)) if path.status == DRAWING else []


def distance(cell: str, other: str) -> float:
    """The distance between the middles of two cells, in cells."""
    return math.dist(parse_cell(cell)[1:], parse_cell(other)[1:])


async def test_a_line_begins_anywhere_in_the_room_where_the_path_stands(place: Site, visit: Visits) -> None:
    table, game = await drawing(place)
    in_a_large_room = after_steps(game, lambda trial: len(room_of(trial)) > 5 and len(steps(trial)) > 0)
    one_step_on = after_steps(in_a_large_room, lambda trial: True)
    phone = await visit(ANN, table, size=PHONE)
    finger = await Finger.of(phone)
    await finger.draw(await points(phone, cells(in_a_large_room)))
    await path_is(place, table, in_a_large_room)
    end, *ahead = cells(one_step_on)[len(cells(in_a_large_room)) - 1 :]
    corner = max(room_of(in_a_large_room), key=lambda cell: distance(cell, end))
    await finger.draw(await points(phone, [corner, *(cell for cell in (end, *ahead) if cell != corner)]))
    await path_is(place, table, one_step_on)


async def at_the_stairs(site: Site) -> tuple[Table, MapMastersState]:
    """A table where the path of the first player has come to the stairs to the cellar, and its game."""
    table, game = await drawing(site)
    for id in ("start_2.W1", "E"):
        game = await choose(site, table, game, id)
    return table, game


async def test_a_line_leads_from_the_cellar_to_the_upper_end_of_the_stairs(place: Site, visit: Visits) -> None:
    table, game = await at_the_stairs(place)
    game = await choose(place, table, game, "stairs_3,0")
    up = next(option for option in game.awaited(0).options(game) if option.id.startswith("stairs"))
    above = after(game, up)
    phone = await visit(ANN, table, size=PHONE)
    await settled(phone)
    (end,) = await phone.evaluate(MIDDLES_OF_MARK, END)
    *_, top = await phone.evaluate(MIDDLES_OF_MARK, up.mark)
    await (await Finger.of(phone)).draw([end, top])
    await path_is(place, table, above)


async def in_a_room_with_stairs(site: Site) -> tuple[Table, MapMastersState]:
    """A table where the first path stands in a room with stairs, to which a long way leads back, and its game."""
    table = await site.table("map_masters", ANN, BEN)
    stored, known = await site.bot.tables.store.position(table)
    laid = MapMastersTable(2)
    laid.game = cast(MapMasters, stored)
    laid.explore("s8 d68 d01", "s1").lay("s8", ("d68", False, 0, 7), ("d01", False, 5, 0))
    laid.do("start_1.E1", by=0).do("W", by=0)
    known.clear()
    return table, laid.game


@pytest.mark.parametrize("drawn", [False, True])
async def test_a_tap_on_stairs_and_a_line_to_them_only_go_down(place: Site, visit: Visits, drawn: bool) -> None:
    table, game = await in_a_room_with_stairs(place)
    down = next(option for option in game.awaited(0).options(game) if option.id == "stairs_3,0")
    below, upper_end = after(game, down), down.mark.replace("b", "m")
    phone = await visit(ANN, table, size=PHONE)
    corner = max(room_of(game), key=lambda cell: distance(cell, upper_end))
    *_, stairs = line = await points(phone, [corner, upper_end])
    await ((await Finger.of(phone)).draw(line) if drawn else phone.touchscreen.tap(*stairs))
    await path_is(place, table, below)


async def test_a_tap_on_where_a_long_way_leads_first_says_what_it_does(place: Site, visit: Visits) -> None:
    table, game = await in_a_room_with_stairs(place)
    options = game.awaited(0).options(game)
    ways = [option for option in options if option.role is Role.DESCRIBED and option.mark.startswith("m")]
    way = next(way for way in ways if [option.mark for option in options].count(way.mark) == 1)
    taken, before = after(game, way), await place.version(table)
    phone = await visit(ANN, table, size=PHONE)
    (where,) = await points(phone, [way.mark])
    await phone.touchscreen.tap(*where)
    await expect(phone.locator(".tip")).to_contain_text("Leave (")
    assert await place.version(table) == before
    await phone.wait_for_timeout(DOUBLE)
    await phone.touchscreen.tap(*where)
    await path_is(place, table, taken)


def far_forks(game: MapMastersState, long: MapMastersState) -> list[tuple[MapMastersState, MapMastersState]]:
    """The games where a path has come by, far from its end: each with the one after another step from there."""
    forks = []
    while len(made := game.players[0].draft.steps) < len(long.players[0].draft.steps):
        turns = [after(game, step) for step in steps(game)]
        ways = {turn.players[0].draft.steps[len(made)]: turn for turn in turns}
        taken = ways.pop(long.players[0].draft.steps[len(made)])
        if made and distance(cells(game)[-1], cells(long)[-1]) > 3:
            forks += [(game, turn) for turn in ways.values()]
        game = taken
    return forks


async def test_a_line_begun_on_the_path_leads_on_from_there(place: Site, visit: Visits) -> None:
    table, game = await drawing(place)
    long = after_steps(game, lambda trial: len(far_forks(game, trial)) > 0)
    fork, turn = far_forks(game, long)[0]
    phone = await visit(ANN, table, size=PHONE)
    finger = await Finger.of(phone)
    await finger.draw(await points(phone, cells(long)))
    await path_is(place, table, long)
    await finger.draw(await points(phone, cells(turn)[len(cells(fork)) - 1 :]))
    await path_is(place, table, turn)


async def test_a_line_from_stairs_that_the_path_has_left_to_their_lower_end_goes_down(
    place: Site, visit: Visits
) -> None:
    """It begins where the path was before, and leads to the map of another level."""
    table, game = await in_a_room_with_stairs(place)
    down = next(option for option in game.awaited(0).options(game) if option.id == "stairs_3,0")
    below, (*_, stands) = after(game, down), cells(game)
    for _ in range(2):
        ahead = next(step.id for step in steps(game) if steps(after(game, step)))
        game = await choose(place, table, game, ahead)
    phone = await visit(ANN, table, size=PHONE)
    await (await Finger.of(phone)).draw(await points(phone, [stands, down.mark]))
    await path_is(place, table, below)


async def test_a_finger_that_slips_on_an_opening_begins_there(place: Site, visit: Visits) -> None:
    table, game = await drawing(place)
    begun = after_steps(game, lambda trial: True)
    phone = await visit(ANN, table, size=PHONE)
    outside, first, *_ = cells(begun)
    (x, y), (to_x, to_y) = await points(phone, [outside, first])
    await (await Finger.of(phone)).draw([(x, y), (x + (to_x - x) * 0.9, y + (to_y - y) * 0.9)])
    await path_is(place, table, begun)


async def test_a_finger_that_rests_on_an_opening_before_it_draws_begins_there(place: Site, visit: Visits) -> None:
    table, game = await drawing(place)
    begun = after_steps(game, lambda trial: True)
    phone = await visit(ANN, table, size=PHONE)
    outside, first, *_ = cells(begun)
    start, end = await points(phone, [outside, first])
    finger = await Finger.of(phone)
    async with finger.held(start):
        await expect(phone.locator(".tip")).to_be_visible()
        await finger.move(end)
    await path_is(place, table, begun)


async def test_a_line_begins_at_the_lower_end_of_the_stairs(place: Site, visit: Visits) -> None:
    table, game = await at_the_stairs(place)
    down = next(option for option in game.awaited(0).options(game) if option.id == "stairs_3,0")
    below = after(game, down)
    phone = await visit(ANN, table, size=PHONE)
    await settled(phone)
    (x, y), *_ = await phone.evaluate(MIDDLES_OF_MARK, down.mark)
    await (await Finger.of(phone)).draw([(x, y), (x + 30, y + 30)])
    await path_is(place, table, below)


async def test_a_line_from_a_group_on_a_tiny_map_chooses_it_and_begins_on_the_larger_one(
    place: Site, visit: Visits
) -> None:
    table = await place.table("map_masters", ANN, mode="coop", mission=1, difficulty="newcomer")
    game = await play_until(place, table, "trace_paths")
    group = game.awaited(0).options(game)[0]
    (first_step,) = steps(after(game, group))

    async def has_steps(number: int) -> bool:
        """Whether the path of a chosen group has so many steps."""
        team = cast(MapMastersState, await place.game(table)).team
        return team is not None and team.trace is not None and len(team.trace.presses) == number

    phone = await visit(ANN, table, size=PHONE)
    finger = await Finger.of(phone)
    await settled(phone)
    (stands, *_) = await phone.evaluate(MIDDLES_OF_MARK, group.mark)
    await finger.draw([stands, *await points(phone, [first_step.mark, first_step.mark[0] + "9,9"])])
    await until(lambda: has_steps(0))
    await phone.wait_for_selector(f'.board rect[data-mark="{first_step.mark}"]', state="attached")
    await finger.draw(await points(phone, [before_start(first_step.value), first_step.mark]))
    await until(lambda: has_steps(1))


async def test_the_card_that_is_placed_in_a_mission_is_turned_with_a_button(place: Site, visit: Visits) -> None:
    """On a phone, the hand in which it could be tapped is out of sight."""
    table = await place.table("map_masters", ANN, mode="coop", mission=2, difficulty="newcomer")
    await play_until(place, table, "play_at")
    phone = await visit(ANN, table, size=PHONE)
    await settled(phone)
    await phone.locator('.panel > .acts > .answers > [data-option="flip"]').tap()
    await expect(phone.locator(".panel h2")).to_contain_text("upside down")
