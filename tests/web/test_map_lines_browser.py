"""A path of Map Masters, drawn over the map with a finger."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import cast

import pytest
from playwright.async_api import Page, expect

from games.map_masters.pictures import live
from games.map_masters.pictures.windows import parsed
from games.map_masters.rules.lines import before_start, strokes_of_steps
from games.map_masters.rules.path.state import DRAWING, ESCAPED
from games.map_masters.rules.path.walking import mark_of
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.step_options import END
from rules.players import answer
from rules.questions import Option
from rules.registry import PLAYERS
from storage.rows import Person, Table
from tests.browser.conftest import browser, until
from tests.web.people import ANN, BEN, Site
from tests.web.test_browser import PHONE, Visits, place, settled, visit
from tests.web.touch import Finger, Point

__all__ = ["browser", "place", "visit"]

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]

MIDDLES = """cells => {
    const grids = [...document.querySelectorAll('.board rect[data-grid]')];
    const grid = grids.find(each => each.getBoundingClientRect().width);
    const [left, top, wide, high] = grid.dataset.cells.split(' ').map(Number);
    const box = grid.getBoundingClientRect();
    return cells.map(cell => cell.slice(1).split(',').map(Number)).map(
        ([x, y]) => [box.x + (x - left + 0.5) * box.width / wide, box.y + (y - top + 0.5) * box.height / high]);
}"""

SPOTS = """mark => {
    const spots = [...document.querySelectorAll(`.board rect[data-mark="${mark}"]`)];
    const boxes = spots.map(each => each.getBoundingClientRect());
    return boxes.filter(box => box.width).map(box => [box.x + box.width / 2, box.y + box.height / 2]);
}"""


async def drawing(site: Site, *people: Person) -> tuple[Table, MapMastersState]:
    """A table whose first player has built a dungeon and has seen what happened, and its game."""
    table = await site.table("map_masters", *people)
    tables, rng = site.bot.tables, Random("line")
    while (question := (at := await site.game(table)).awaited()).kind != "draw" or question.seat != 0:
        picked = ["idea_4"] if question.kind == "build" else answer(at, question, PLAYERS[at.name]["steady"], rng)
        await tables.play.choose(table.id, question.seat, question.id, picked)
    await tables.journal.mark_seen(table.id, 0)
    return table, cast(MapMastersState, at)


def searched(game: MapMastersState, wanted: Callable[[MapMastersState], bool]) -> MapMastersState:
    """The game after the fewest steps on the main floor that lead to what is sought."""
    waiting = [game]
    while waiting:
        now = waiting.pop(0)
        for step in steps(now):
            trial = now.copy_game()
            trial.choose(0, trial.awaited(0).id, [step.id])
            if wanted(trial):
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
    await settled(phone)
    return [(x, y) for x, y in await phone.evaluate(MIDDLES, line)]


async def reached(site: Site, table: Table, like: MapMastersState) -> bool:
    """Whether the path has the same steps as in this game."""
    game = cast(MapMastersState, await site.game(table))
    return game.players[0].draft.steps == like.players[0].draft.steps


async def test_one_line_leads_from_an_opening_to_another(place: Site, visit: Visits) -> None:
    """Where a path could begin, it can end as well; its player is asked, and what has been drawn stays in sight."""
    table, game = await drawing(place, ANN, BEN)
    out = searched(game, lambda trial: trial.walk(0)[-1].status == ESCAPED)
    phone = await visit(ANN, table, size=PHONE)
    await (await Finger.of(phone)).draw(await points(phone, cells(out)))
    await until(lambda: reached(place, table, out))
    await expect(phone.locator(".panel")).to_contain_text("The path has escaped. Done?")
    await expect(phone.locator('.tabs [aria-pressed="true"]')).to_have_text("Hand")


async def test_a_card_dropped_beside_the_places_offered_can_be_laid_elsewhere(place: Site, visit: Visits) -> None:
    table = await place.table("map_masters", ANN, BEN)
    tables, rng = place.bot.tables, Random("line")
    while (asked := (at := await place.game(table)).awaited()).kind != "build" or asked.seat != 0:
        await tables.play.choose(table.id, asked.seat, asked.id, answer(at, asked, PLAYERS[at.name]["steady"], rng))
    first, second, third, *_ = cast(MapMastersState, at).players[0].area
    for start in (f"add_{first}", f"lay_{second}_"):
        asked = (at := await place.game(table)).awaited(0)
        picked = next(option.id for option in asked.options(at) if option.id.startswith(start))
        await tables.play.choose(table.id, 0, asked.id, [picked])
    await tables.journal.mark_seen(table.id, 0)
    phone = await visit(ANN, table, size=PHONE)
    await settled(phone)
    (card, *_), (laid, *_) = [await phone.evaluate(SPOTS, mark) for mark in (third, second)]
    await (await Finger.of(phone)).draw([card, laid, (laid[0] - 60, laid[1])])
    await phone.locator(".menu").get_by_text("elsewhere").tap()
    await expect(phone.locator(".panel")).to_contain_text("Where does")


async def test_a_line_begins_anywhere_in_the_room_where_the_path_stands(place: Site, visit: Visits) -> None:
    table, game = await drawing(place, ANN, BEN)

    def room_of(trial: MapMastersState) -> list[str]:
        path = trial.walk(0)[-1]
        return live.room_of(path.dungeon.layout, mark_of(path, path.place)) if path.status == DRAWING else []

    room = searched(game, lambda trial: len(room_of(trial)) > 5 and len(steps(trial)) > 0)
    onward = searched(room, lambda trial: True)
    phone = await visit(ANN, table, size=PHONE)
    finger = await Finger.of(phone)
    await finger.draw(await points(phone, cells(room)))
    await until(lambda: reached(place, table, room))
    end, *ahead = cells(onward)[len(cells(room)) - 1 :]
    corner = max(room_of(room), key=lambda cell: math.dist(*(parsed(spot)[1:] for spot in (cell, end))))
    await finger.draw(await points(phone, [corner, *(cell for cell in (end, *ahead) if cell != corner)]))
    await until(lambda: reached(place, table, onward))


async def test_a_line_leads_from_the_cellar_to_the_upper_end_of_the_stairs(place: Site, visit: Visits) -> None:
    table, game = await drawing(place, ANN, BEN)
    for step in ("start_2.W1", "E", "stairs_3,0"):
        await place.bot.tables.play.choose(table.id, 0, game.awaited(0).id, [step])
        game = cast(MapMastersState, await place.game(table))
    up = next(option for option in game.awaited(0).options(game) if option.id.startswith("stairs"))
    above = game.copy_game()
    above.choose(0, above.awaited(0).id, [up.id])
    phone = await visit(ANN, table, size=PHONE)
    await settled(phone)
    (end,), (*_, top) = [await phone.evaluate(SPOTS, mark) for mark in (END, up.mark)]
    await (await Finger.of(phone)).draw([end, top])
    await until(lambda: reached(place, table, above))


async def test_a_finger_that_slips_on_an_opening_begins_there(place: Site, visit: Visits) -> None:
    table, game = await drawing(place, ANN, BEN)
    begun = searched(game, lambda trial: True)
    phone = await visit(ANN, table, size=PHONE)
    outside, first, *_ = cells(begun)
    (x, y), (to_x, to_y) = await points(phone, [outside, first])
    await (await Finger.of(phone)).draw([(x, y), (x + (to_x - x) * 0.9, y + (to_y - y) * 0.9)])
    await until(lambda: reached(place, table, begun))


async def test_a_line_begins_at_the_lower_end_of_the_stairs(place: Site, visit: Visits) -> None:
    table, game = await drawing(place, ANN, BEN)
    for step in ("start_2.W1", "E"):
        await place.bot.tables.play.choose(table.id, 0, game.awaited(0).id, [step])
        game = cast(MapMastersState, await place.game(table))
    down = next(option for option in game.awaited(0).options(game) if option.id == "stairs_3,0")
    below = game.copy_game()
    below.choose(0, below.awaited(0).id, [down.id])
    phone = await visit(ANN, table, size=PHONE)
    await settled(phone)
    (x, y), *_ = await phone.evaluate(SPOTS, down.mark)
    await (await Finger.of(phone)).draw([(x, y), (x + 30, y + 30)])
    await until(lambda: reached(place, table, below))


async def test_a_line_from_a_group_on_a_tiny_map_chooses_it_and_begins_on_the_larger_one(
    place: Site, visit: Visits
) -> None:
    table = await place.table("map_masters", ANN, mode="coop", mission=1, difficulty="newcomer")
    rng = Random("group")
    while (asked := (at := await place.game(table)).awaited()).kind != "trace_paths":
        picked = answer(at, asked, PLAYERS[at.name]["steady"], rng)
        await place.bot.tables.play.choose(table.id, 0, asked.id, picked)
    game = cast(MapMastersState, at.copy_game())
    group = game.awaited(0).options(game)[0]
    game.choose(0, game.awaited(0).id, [group.id])
    (step,) = steps(game)
    await place.bot.tables.journal.mark_seen(table.id, 0)

    async def drawn(number: int) -> bool:
        team = cast(MapMastersState, await place.game(table)).team
        return team is not None and team.trace is not None and len(team.trace.presses) == number

    phone = await visit(ANN, table, size=PHONE)
    finger = await Finger.of(phone)
    line = [before_start(step.value), step.mark]
    await settled(phone)
    (stands, *_) = await phone.evaluate(SPOTS, group.mark)
    await finger.draw([stands, *await points(phone, [step.mark, step.mark[0] + "9,9"])])
    await until(lambda: drawn(0))
    await phone.wait_for_selector(f'.board rect[data-mark="{step.mark}"]', state="attached")
    await finger.draw(await points(phone, line))
    await until(lambda: drawn(1))
