"""Dragging pieces to where an answer puts them, and tapping what could also be dragged."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from playwright.async_api import Locator, Page, expect

from games.dungeon_go.rules.board import CELL, NEXT_TO
from games.dungeon_go.rules.hero_turn import Move
from games.dungeoneer.rules.game import Dungeoneer
from games.dungeoneer.rules.quests.quests import Attempt
from games.thunderstone.rules.game import Thunderstone
from rules.game import Game
from rules.questions import Option, Question, Role, Shown, Undo, refusals
from tests.browser.conftest import until
from tests.tables.helpers import play_until
from tests.web.pages import DESKTOP, DOUBLE, PHONE, Turn, Visits, bounds, change_options, settled
from tests.web.people import ANN, BEN, Site
from tests.web.touch import Point, drag, dragging

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser, pytest.mark.long]


def tip(turn: Turn) -> Locator:
    """The text about what a finger or the mouse points at."""
    return turn.page.locator(".tip")


async def lit(page: Page) -> set[str]:
    """The marks of the places that are highlighted on the board."""
    return set(await page.eval_on_selector_all(".board rect.strong", "all => all.map(each => each.dataset.mark)"))


# The heroes of Dungeon GO!


def cell_of(game: Game, question: Question) -> int:
    """Where the hero stands who is to move."""
    return int(vars(game)["heroes"][vars(question)["hero"]].at)


async def hero_moves(visit: Visits, size: tuple[int, int] = PHONE) -> tuple[Turn, str]:
    """A turn in which a hero moves, and the hero's mark."""
    turn = await visit.at("dungeon_go", "move", size=size)
    await expect(turn.page.locator("#piece-hero-0")).to_be_visible()
    return turn, f"hero-{vars(turn.question)['hero']}"


async def test_a_hero_is_dragged_over_other_cells_and_asked_before_its_turn_ends(visit: Visits) -> None:
    turn, hero = await hero_moves(visit)
    moves = [option.mark for option in await turn.options() if option.label.key == "do-move"]
    places = {mark: await turn.point(mark) for mark in moves}
    (x, y) = await turn.point(hero)
    far = max(places, key=lambda mark: abs(places[mark][0] - x) + abs(places[mark][1] - y))
    await turn.draw((x, y), ((x + places[far][0]) / 2, (y + places[far][1]) / 2), far)
    await expect(turn.page.locator("dialog.menu")).to_contain_text("The turn ends.")
    await turn.untouched()
    await turn.page.locator("dialog.menu:not(.settling) .answer", has_text=f"Move to {far}").click()
    await turn.answered()
    await expect(turn.page.locator(".log")).to_contain_text(f"to {far}")


def choosing_where_to_stand(game: Game, question: Question) -> list[Option]:
    """The attacks on one monster from a cell to which the hero goes first, if there are several."""
    options = question.options(game) if question.kind == "move" else []
    attacks = [option for option in options if option.label.key == "do-fight_there"]
    alike = [[other for other in attacks if other.drag == option.drag] for option in attacks]
    return next((attacks_alike for attacks_alike in alike if len(attacks_alike) > 1), [])


async def test_the_cell_from_which_a_hero_would_attack_is_shown_before(visit: Visits) -> None:
    turn, (attack, *_) = await visit.where("dungeon_go", choosing_where_to_stand, size=PHONE)
    await turn.tap(attack.mark)
    menu = turn.page.locator("dialog.menu")
    await expect(menu).to_contain_text(f"from {attack.drag.via}")
    assert await lit(turn.page) == {attack.drag.via}
    shadow, cell = turn.page.locator(".board .shadow"), await turn.point(attack.drag.via)
    assert (await bounds(shadow)).center == pytest.approx(cell, abs=2)
    await expect(menu.locator(".about")).to_have_count(0)
    await expect(menu.locator(":scope > .text").last).to_contain_text("A hit")  # said once for all
    await menu.get_by_role("button", name="Close").tap()
    await expect(shadow).to_have_count(0)
    await turn.untouched()


async def test_a_line_to_a_monster_with_several_answers_offers_them_where_it_leads(visit: Visits) -> None:
    turn, (attack, *_) = await visit.where("dungeon_go", choosing_where_to_stand, size=PHONE)
    best = CELL[attack.drag.via]
    moves = [option for option in await turn.options() if option.role is Role.WHOLE_MOVE and option.value != best]
    cell = next(move.mark for move in moves if adjacent(CELL[attack.mark], move.value))
    finger = await turn.press(attack.drag.piece, cell, attack.mark)
    await expect(tip(turn).locator("strong")).to_have_text(f"👣 Move to {cell}")
    await expect(tip(turn)).to_contain_text("Choose an answer")
    assert await lit(turn.page) == {cell}
    await finger.leave()
    await turn.answered()
    await expect(turn.page.locator(".log")).to_contain_text(f"to {cell}")
    await expect(turn.page.locator(".panel")).to_contain_text("in combat")


def safer_elsewhere(game: Game, question: Question) -> list[Option]:
    """An attack on a monster next to the hero that is listed from another cell only."""
    options = question.options(game) if question.kind == "move" else []
    unlisted = [option for option in options if option.prominence == Shown.UNLISTED]
    return [option for option in unlisted if adjacent(CELL[option.mark], cell_of(game, question))]


async def test_a_line_that_leads_to_a_monster_alone_attacks_from_where_the_hero_stands(visit: Visits) -> None:
    turn, (attack, *_) = await visit.where("dungeon_go", safer_elsewhere, size=DESKTOP)
    finger = await turn.press(attack.drag.piece, attack.mark)
    await expect(tip(turn).locator("strong").first).to_contain_text("from here")
    assert await lit(turn.page) == {attack.mark}
    await finger.leave()
    await expect(turn.page.locator("dialog.menu .answer:not(.secondary) .label").first).to_contain_text("from here")
    await turn.untouched()


def beyond_a_monster(game: Game, question: Question) -> list[Option]:
    """Two attacks on different monsters next to each other from other cells, if no attack is possible from here."""
    options = distant_attacks(game, question)
    near = any(option.label.key == "do-fight_here" for option in question.options(game))
    pairs = (
        [near_one, other]
        for near_one in options
        for other in options
        if adjacent(CELL[near_one.mark], CELL[other.mark])
    )
    return [] if near else next(pairs, [])


async def test_a_line_over_a_monster_to_another_says_why_it_does_nothing(visit: Visits) -> None:
    turn, (over, attack) = await visit.where("dungeon_go", beyond_a_monster, size=PHONE)
    finger = await turn.press(attack.drag.piece, over.mark, attack.mark)
    await expect(tip(turn)).to_contain_text(f"Nothing moves: the line can't reach “{over.mark}”")
    await finger.leave()
    await expect(turn.page.locator(".notice")).to_contain_text("Nothing moves")
    await turn.untouched()


async def test_a_hero_within_reach_of_a_monster_attacks_from_where_its_line_leads(visit: Visits) -> None:
    turn, (attack, beside) = await visit.where("dungeon_go", within_reach, size=PHONE)
    await turn.draw(attack.drag.piece, beside.mark, attack.mark)
    await turn.answered()
    await expect(turn.page.locator(".log")).to_contain_text(f"to {beside.mark}")
    await expect(turn.page.locator(".panel")).to_contain_text("in combat")


async def test_a_line_says_whom_letting_go_would_attack_and_from_where(visit: Visits) -> None:
    turn, (attack, *_) = await visit.where("dungeon_go", distant_attacks, size=PHONE)
    await turn.tap(attack.mark)
    await expect(tip(turn)).to_contain_text("Tap again")
    finger = await turn.press(attack.drag.piece, attack.drag.via, attack.mark)
    await expect(tip(turn)).not_to_contain_text("Tap again")
    words = await tip(turn).locator("strong").inner_text()
    assert words.startswith("⚔️ 100% ")
    assert f"from {attack.drag.via}" in words
    assert await lit(turn.page) == {attack.mark, attack.drag.via}
    await finger.leave()
    await expect(tip(turn)).to_be_hidden()
    await expect(turn.page.locator("dialog.menu .answer:not(.secondary) .label")).to_have_text(words)
    await turn.untouched()


async def test_letting_go_of_a_line_moves_to_the_cell_that_was_named_last(visit: Visits) -> None:
    turn, hero = await hero_moves(visit)
    moves = [option.mark for option in await turn.options() if option.label.key == "do-move"]
    finger = await turn.press(hero)
    for cell in (moves[0], moves[-1]):
        await finger.move(await turn.point(cell))
        await expect(tip(turn).locator("strong")).to_have_text(f"👣 Move to {cell}")
    assert await lit(turn.page) == {moves[-1]}
    await turn.untouched()
    await finger.leave()
    await turn.answered()
    await expect(turn.page.locator(".log")).to_contain_text(f"to {moves[-1]}")
    await expect(tip(turn)).to_be_hidden()


async def test_a_line_back_to_its_beginning_says_nothing(visit: Visits) -> None:
    turn, hero = await hero_moves(visit)
    begin = await turn.point(hero)
    finger = await turn.press(begin, (await turn.options())[-1].mark)
    await expect(tip(turn)).to_be_visible()
    await finger.move(begin)
    await expect(tip(turn)).to_be_hidden()
    await finger.leave()


async def test_a_second_tap_on_a_cell_moves_there_and_the_first_says_what_that_brings(visit: Visits) -> None:
    turn, _ = await hero_moves(visit)
    move = next(option for option in await turn.options() if option.label.key == "do-move")
    await turn.tap(move.mark)
    await expect(tip(turn)).to_contain_text("No monster in range from there. The turn ends.")
    await expect(tip(turn)).to_contain_text("Tap again")
    await turn.untouched()
    await turn.tap_again(move.mark)
    await turn.answered()


def adjacent(cell: int, other: int) -> bool:
    """Whether a hero in one cell could attack a monster in the other from close by."""
    return bool(NEXT_TO[cell] >> other & 1)


def only_attacks(options: list[Option], label: str) -> list[Option]:
    """The attacks with this label on monsters that can be attacked in one way only."""
    marks = [option.mark for option in options]
    return [option for option in options if option.label.key == label and marks.count(option.mark) == 1]


def distant_attacks(game: Game, question: Question) -> list[Option]:
    """The attacks from another cell next to a monster that can be attacked in one way only."""
    attacks = only_attacks(question.options(game), "do-fight_there") if question.kind == "move" else []
    return [attack for attack in attacks if adjacent(CELL[attack.mark], CELL[attack.drag.via])]


def within_reach(game: Game, question: Question) -> list[Option]:
    """The only attack on a monster next to a hero, and the move to another cell next to both."""
    if question.kind != "move":
        return []
    options, here = question.options(game), cell_of(game, question)
    moves = [option for option in options if option.role is Role.WHOLE_MOVE and adjacent(here, option.value)]
    for attack in only_attacks(options, "do-fight_here"):
        monster = CELL[attack.mark]
        for move in moves:
            if adjacent(here, monster) and adjacent(monster, move.value):
                return [attack, move]
    return []


def diagonal_attacks(game: Game, question: Question) -> list[Option]:
    """The attacks from where a hero stands across a corner at which it could go to another cell."""
    if question.kind != "move":
        return []
    options, here = question.options(game), cell_of(game, question)
    moves = {option.value for option in options if option.role is Role.WHOLE_MOVE}

    def goes_past_a_move(attack: Option) -> bool:
        row, column = divmod(CELL[attack.mark], 3)
        corners = {row * 3 + here % 3, here // 3 * 3 + column}
        return adjacent(here, CELL[attack.mark]) and here not in corners and bool(corners & moves)

    return [option for option in options if option.label.key == "do-fight_here" and goes_past_a_move(option)]


async def test_a_line_that_brushes_a_corner_on_its_way_to_a_monster_leads_nowhere_else(visit: Visits) -> None:
    turn, (attack, *_) = await visit.where("dungeon_go", diagonal_attacks, size=PHONE)
    (x, y), (to_x, to_y) = await turn.point(attack.drag.piece), await turn.point(attack.mark)
    for across, down in ((5, 0), (0, 5), (-5, 0), (0, -5)):
        await turn.draw((x + across, y + down), (to_x + across, to_y + down))
        await turn.page.locator("dialog.menu").get_by_role("button", name="Close").tap()
        await turn.untouched()


async def test_the_tooltip_of_a_hero_makes_way_for_what_dragging_it_would_do(visit: Visits) -> None:
    turn, hero = await hero_moves(visit, DESKTOP)
    cell = next(option.mark for option in await turn.options() if option.label.key == "do-move")
    x, y = await turn.point(hero)
    await turn.page.mouse.move(x, y)
    await expect(tip(turn)).to_be_visible()
    async with dragging(turn.page, (x, y), await turn.point(cell)):
        await expect(tip(turn).locator("strong")).to_have_text(f"👣 Move to {cell}")


async def test_a_hero_dragged_to_a_blocked_cell_stays_and_the_reason_is_shown(visit: Visits) -> None:
    turn, hero = await hero_moves(visit)
    refused = refusals(turn.question, await turn.game())
    finger = await turn.press(hero, next(refusal.mark for refusal in refused if refusal.reason == "blocked_king"))
    await expect(tip(turn)).to_contain_text("The king is in that cell.")  # before it is let go
    await finger.leave()
    await expect(tip(turn)).to_contain_text("The king is in that cell.")
    await turn.untouched()


async def test_a_hero_dropped_outside_all_answers_stays_where_it_was_with_a_message(visit: Visits) -> None:
    turn, hero = await hero_moves(visit)
    frame = await bounds(turn.page.locator(".field > .board"))
    x, y = await turn.point(hero)
    plate = frame.right - 20, frame.bottom - 3  # of another
    await (await turn.press((x, y), (frame.left + x, frame.top + 20), (frame.left + x, y + 20), plate)).leave()
    await expect(tip(turn)).to_contain_text("It can't go there")
    await expect(turn.page.locator(".stroke")).to_have_count(0)
    await turn.untouched()


async def test_a_hero_is_dragged_from_its_card_to_where_it_starts(visit: Visits) -> None:
    turn = await visit.at("dungeon_go", "place_hero", size=PHONE)
    cell = (await turn.options())[-1]
    await turn.draw(cell.drag.piece, cell.mark)
    await turn.answered()
    await expect(turn.page.locator(".log")).to_contain_text(cell.mark)


async def test_an_attack_from_where_the_hero_stands_points_out_only_its_target(visit: Visits) -> None:
    def near(game: Game, question: Question) -> list[Option]:
        return only_attacks(question.options(game), "do-fight_here") if question.kind == "move" else []

    turn, (attack, *_) = await visit.where("dungeon_go", near, size=PHONE)
    await turn.tap(attack.mark)
    await expect(tip(turn)).to_contain_text("from here")
    assert await lit(turn.page) == {attack.mark}


async def test_a_tap_on_a_hero_points_out_where_it_can_go_and_answers_nothing(visit: Visits) -> None:
    turn, hero = await hero_moves(visit)
    goals = {option.mark for option in await turn.options() if option.drag.piece == hero}
    await turn.tap(hero)
    await expect(tip(turn)).to_contain_text("Choose one of the highlighted places")
    await expect(turn.page.locator(".field > .board rect.strong")).to_have_count(len(goals))
    await turn.tap_again(hero)
    await expect(tip(turn)).to_contain_text("Choose one of the highlighted places")


async def test_a_tap_on_a_hero_with_a_single_way_points_it_out(visit: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    def leave_one_way(game: Game, options: list[Option]) -> None:
        options[:] = [option for option in options if option.role is Role.WHOLE_MOVE][:1] or options

    change_options(monkeypatch, Move, leave_one_way)
    turn, hero = await hero_moves(visit)
    (way,) = await turn.options()
    await turn.tap(hero)
    await expect(turn.page.locator(f'.board [data-mark="{way.mark}"].strong')).not_to_have_count(0)
    await turn.untouched()


async def test_a_line_of_a_hero_who_holds_a_monster_begins_at_its_sign_there(visit: Visits) -> None:
    def holding(game: Game, question: Question) -> bool:
        hero = vars(game)["heroes"][vars(question)["hero"]] if question.kind == "move" else None
        return hero is not None and hero.holds is not None

    turn = await visit.at("dungeon_go", holding, size=PHONE, language="ja")
    move = next(option for option in await turn.options() if option.role is Role.WHOLE_MOVE)
    sign = (await bounds(turn.page.locator(f'.board rect[data-begins="{move.drag.piece}"]'))).center
    finger = await turn.press(sign, move.mark)
    await expect(tip(turn).locator("strong")).to_have_text(f"👣 {move.mark}へ移動")
    await finger.leave()


# The village of Thunderstone


def in_village(turn: Turn, state: str = ":not(.open)") -> Locator:
    """Stacks of the village, by default those that are no answer."""
    return turn.page.locator(f'.field > .board rect[data-mark^="stack-"]{state}')


async def mark_of(shape: Locator) -> str:
    return str(await shape.get_attribute("data-mark"))


async def test_a_card_dragged_to_where_it_cannot_be_put_offers_its_answer(visit: Visits) -> None:
    turn = await visit.at("thunderstone", "buy_card")
    bought = (await turn.options())[0]
    await drag(turn.page, await turn.point(bought.mark), (500, 700))
    offered = turn.page.locator("dialog.menu .answer:not(.secondary)")
    await expect(offered).to_have_count(1)
    await expect(offered).to_contain_text(await turn.page.locator(f'[data-option="{bought.id}"] .label').inner_text())
    await turn.untouched()
    await offered.click()
    await expect(turn.page.locator("dialog.menu")).to_have_count(0)
    await turn.answered()


async def test_a_card_under_the_mouse_is_described_once(visit: Visits) -> None:
    turn = await visit.at("thunderstone", "buy_card", size=DESKTOP)
    bought = (await turn.options())[0]
    await turn.page.mouse.move(*await turn.point(bought.mark))
    await expect(tip(turn)).to_contain_text("copies left")
    words = await tip(turn).inner_text()
    listed = await turn.page.locator(f'[data-option="{bought.id}"] .about').inner_text()
    assert listed.split(" · ")[-1]
    assert listed not in words, "the words of the picture say it"


async def test_what_refuses_a_tap_is_said_at_the_thing(visit: Visits) -> None:
    turn = await visit.at("thunderstone", "buy_card", size=DESKTOP)
    refused = next(
        refusal.mark for refusal in refusals(turn.question, await turn.game()) if refusal.mark.startswith("stack")
    )
    x, y = await turn.point(refused)
    await turn.page.mouse.move(x, y)
    await expect(tip(turn)).to_be_visible()
    await turn.page.mouse.click(x, y)
    await settled(turn.page)
    box = await bounds(tip(turn))
    assert min(abs(box.top - y), abs(box.bottom - y)) < 60
    assert box.left - 20 <= x <= box.right + 20


async def test_a_swipe_over_the_village_and_the_hall_answers_nothing(visit: Visits) -> None:
    turn = await visit.at("thunderstone", "choose_action", size=PHONE)
    village, hall = await turn.point(await mark_of(in_village(turn).last)), await turn.point("rank-2")
    for start, end in ((village, (village[0], village[1] + 130)), (village, hall), (hall, village)):
        await turn.draw(start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end)
    await expect(turn.page.locator("dialog.menu")).to_have_count(0)
    await turn.untouched()


async def test_one_finger_pans_a_village_that_is_zoomed_in(visit: Visits) -> None:
    turn = await visit.at("thunderstone", "choose_action", size=PHONE)
    for _ in range(3):
        await turn.page.keyboard.press("+")
    x, y = (await bounds(turn.page.locator(".field > .board"))).center
    before = await turn.point("rank-2")
    await turn.draw((x, y), (x - 20, y - 30), (x - 40, y - 60))
    moved = pytest.approx((before[0] - 40, before[1] - 60), abs=2)
    await until(lambda: turn.point("rank-2"), lambda now: now == moved)
    await turn.untouched()


async def test_a_hero_dragged_onto_a_stack_becomes_the_hero_that_lies_there(visit: Visits) -> None:
    turn = await visit.at("thunderstone", "level_up")
    level = next(option for option in (await turn.options())[1:] if option.drag.piece == option.mark != "")
    start, end = await turn.point(level.mark), await turn.point(level.drag.place)
    async with dragging(turn.page, start, end):
        line = await turn.page.locator(".stroke polyline").get_attribute("points")
        assert [float(word) for word in str(line).replace(",", " ").split()] == pytest.approx([*start, *end], abs=1)
    await turn.answered()
    assert level.value.new in cast(Thunderstone, await turn.game()).owned(turn.question.seat)


async def test_any_of_several_equal_cards_of_a_hand_gives_the_answer(place: Site, visit: Visits) -> None:
    table = await place.table("thunderstone", ANN, BEN)
    first = await play_until(place.bot.tables, table.id, "choose_action", "moves")
    await place.bot.tables.play.choose(table.id, first.seat, first.id, ["rest"])
    question = (await place.game(table)).awaited()
    turn = Turn(place, table, question, await visit.asked(table), await place.version(table))
    await settled(turn.page)
    militia = turn.page.locator('.hand [data-own]:has([data-mark="card-militia-1"])')
    assert await militia.count() > 1
    await expect(militia.last.locator("rect.open")).to_have_count(1)
    point = (await bounds(militia.last)).center
    await turn.page.mouse.click(*point)
    await expect(tip(turn)).to_contain_text("Destroy Militia")
    await turn.page.wait_for_timeout(DOUBLE)
    await turn.page.mouse.click(*point)
    await turn.answered()


@pytest.mark.parametrize("mark", ["rank-3", "rank-1", "stack-torch"])
async def test_the_text_under_the_mouse_covers_neither_what_it_is_about_nor_the_hand(visit: Visits, mark: str) -> None:
    turn = await visit.at("thunderstone", "choose_action")
    x, y = await turn.point(mark)
    await turn.page.mouse.move(x, y)
    await expect(tip(turn)).to_be_visible()
    box, board = await bounds(tip(turn)), await bounds(turn.page.locator(".field > .board"))
    assert not box.has((x, y))
    assert box.right <= board.right
    assert box.bottom <= board.bottom


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_what_a_hand_can_not_buy_or_beat_tells_its_text_and_why(visit: Visits, size: tuple[int, int]) -> None:
    turn = await visit.at("thunderstone", "choose_action", size=size)
    foe = turn.page.locator('.field > .board rect[data-mark^="rank-"]:not(.open)')
    for shape, why in ((in_village(turn).last, "is worth only"), (foe.last, "")):
        about = str(await shape.get_attribute("data-about"))
        mark = await mark_of(shape)
        for _ in range(2):
            await turn.page.mouse.click(*await turn.point(mark))
            await expect(tip(turn)).to_contain_text(about)
            await expect(tip(turn)).to_contain_text(why)
            await expect(tip(turn)).not_to_contain_text("again to choose")
            await turn.page.wait_for_timeout(DOUBLE)
    await turn.untouched()


async def test_a_click_between_the_cards_of_the_village_answers_nothing(visit: Visits) -> None:
    turn = await visit.at("thunderstone", "choose_action")
    box = await bounds(in_village(turn, "").first)
    for _ in range(2):
        await turn.page.mouse.click(box.center[0], box.top - 40)
        await turn.page.wait_for_timeout(DOUBLE)
    await expect(turn.page.locator(".panel > .acts [data-option]:visible")).to_have_count(3)
    await turn.untouched()


async def test_two_taps_on_a_card_without_a_button_buy_it(visit: Visits) -> None:
    def sold(game: Game, question: Question) -> list[Option]:
        options = question.options(game) if question.kind == "choose_action" else []
        return [option for option in options if option.prominence < Shown.LISTED and option.undo is Undo.NEVER]

    turn, (bought, *_) = await visit.where("thunderstone", sold, size=PHONE)
    await turn.tap(bought.mark)
    await expect(tip(turn)).to_contain_text("ends your turn")
    await expect(tip(turn)).to_contain_text("Tap again")
    await turn.untouched()
    await turn.tap_again(bought.mark)
    await turn.answered()
    assert bought.value in cast(Thunderstone, await turn.game()).owned(turn.question.seat)


async def test_two_clicks_give_an_answer_that_cannot_be_taken_back(visit: Visits) -> None:
    turn = await visit.at("thunderstone", "choose_action")
    point = await turn.point(await mark_of(in_village(turn, ".open").last))
    await turn.page.mouse.dblclick(*point)  # too fast to have been told what it does
    await expect(tip(turn)).to_contain_text("You can't simply take this back.")
    await turn.page.wait_for_timeout(DOUBLE)
    await expect(tip(turn)).to_contain_text("Click again")
    await turn.untouched()
    await turn.page.mouse.click(*point)
    await turn.answered()


AROUND = """marks => {
    const rect = (name) => document.querySelector(`.field > .board [data-mark="${name}"]`);
    const [small, large] = marks.map(rect);
    small.before(large);
    const [x, y, width, height] = ["x", "y", "width", "height"].map(name => Number(small.getAttribute(name)));
    for (const [name, value] of Object.entries({ x: x - width, y: y - height, width: 3 * width, height: 3 * height })) {
        large.setAttribute(name, value);
    }
}"""
"""Lay the place of another stack around that of the first, below it."""


async def test_a_click_means_the_smallest_place_even_in_the_middle_of_a_larger_one(visit: Visits) -> None:
    turn = await visit.at("thunderstone", "choose_action")
    stack, other = [await mark_of(in_village(turn, ".open").nth(number)) for number in (0, 1)]
    await turn.page.evaluate(AROUND, [stack, other])
    await turn.page.mouse.click(*await turn.point(stack))
    await expect(turn.page.locator(".field > .board rect.strong")).to_have_attribute("data-mark", stack)


# The map and the hand of Dungeoneer


async def test_the_tooltip_leaves_what_the_mouse_points_at_in_sight(place: Site, visit: Visits) -> None:
    """Also a hero's plate below the map, while the hero itself stands in the upper half."""
    page = await visit.asked(await place.table("dungeoneer", ANN, BEN))
    for edge in (".sheet g", ".sheet [data-foot]"):
        x, y = (await bounds(page.locator(f'.field > .board {edge} rect[data-mark="hero-1"]').first)).center
        await page.mouse.move(x, y, steps=8)
        await expect(page.locator(".tip")).to_be_visible()
        over = await bounds(page.locator(".tip"))
        assert not over.top <= y <= over.bottom


async def test_a_line_over_several_spaces_says_what_it_costs_and_takes_the_hero_through_each(visit: Visits) -> None:
    turn, (first, second) = await visit.where("dungeoneer", two_moves, size=PHONE, language="ja")
    finger = await turn.press(first.drag.piece, first.mark, second.mark)
    await expect(tip(turn)).to_contain_text("行動力を2使います。")
    shadow = await bounds(turn.page.locator(".board .shadow"))
    assert shadow.center == pytest.approx(await turn.point(second.mark), abs=2)
    await turn.untouched()
    await finger.leave()
    await turn.answered(2)
    after = cast(Dungeoneer, await turn.game())
    assert after.spaces[after.players[turn.question.seat].at].card == second.mark


async def test_a_line_to_a_rival_beyond_another_space_asks_for_the_challenge_there(visit: Visits) -> None:
    def to_a_rival(game: Game, question: Question) -> list[list[Option]]:
        rivals = places_of_rivals(game, question)
        left = cast(Dungeoneer, game).players[question.seat].movement > 2
        return [moves for moves in pairs_of_moves(game, question) if left and moves[1].mark in rivals]

    turn, ((first, second), *_) = await visit.where("dungeoneer", to_a_rival, size=PHONE)
    rival = places_of_rivals(await turn.game(), turn.question)[second.mark]
    await turn.draw(first.drag.piece, first.mark, f"hero-{rival}")
    await expect(turn.page.locator(".panel")).to_contain_text("Challenge")
    assert await turn.changed() == 2


async def test_a_line_to_a_rival_in_the_same_space_offers_the_challenge(visit: Visits) -> None:
    def beside_a_rival(game: Game, question: Question) -> list[Option]:
        options = question.options(game) if question.kind == "hero_acts" else []
        return [option for option in options if option.label.key == "do-challenge"]

    turn = await visit.at("dungeoneer", beside_a_rival, size=PHONE)
    challenges = beside_a_rival(await turn.game(), turn.question)
    await turn.draw(f"hero-{turn.question.seat}", challenges[0].mark)
    await expect(turn.page.locator("dialog.menu .answer:not(.secondary)")).to_have_count(len(challenges))
    await expect(turn.page.locator("dialog.menu")).to_contain_text("Challenge")
    await turn.untouched()


async def test_a_line_to_the_sign_of_a_quest_where_the_hero_stands_offers_the_attempt(visit: Visits) -> None:
    def attempts(game: Game, question: Question) -> list[Option]:
        options = question.options(game) if question.kind == "hero_acts" else []
        lined = any(option.role.is_step for option in options)
        return [option for option in options if lined and isinstance(option.value, Attempt)]

    turn, (attempt,) = await visit.where("dungeoneer", attempts, seed="attempts", size=PHONE)
    await expect(turn.page.locator(f'.panel .answers > [data-option="{attempt.id}"]')).to_be_visible()
    await turn.draw(f"hero-{turn.question.seat}", attempt.mark)
    await expect(turn.page.locator("dialog.menu .answer:not(.secondary)")).to_contain_text("Attempt")
    await turn.untouched()


def places_of_rivals(game: Game, question: Question) -> dict[str, int]:
    """The spaces of the other heroes."""
    assert isinstance(game, Dungeoneer)
    seats = [player.seat for player in game.players if player.alive and player.seat != question.seat]
    return {game.spaces[game.players[seat].at].card: seat for seat in seats}


def two_moves(game: Game, question: Question) -> list[Option]:
    """Two moves in a row without a roll that don't lead back to the start; empty if no hero can make them."""
    return next(pairs_of_moves(game, question), [])


def pairs_of_moves(game: Game, question: Question) -> Iterator[list[Option]]:
    """Every two such moves."""
    assert isinstance(game, Dungeoneer)
    here = game.spaces[game.players[question.seat].at].card
    for first in sure_moves(game, question):
        after = game.copy_game()
        after.choose(question.seat, question.id, [first.id])
        asked = next(iter(after.questions))
        for second in sure_moves(after, asked):
            if second.mark != here:
                yield [first, second]


async def test_a_line_that_ends_off_the_map_moves_nobody(visit: Visits) -> None:
    turn, (first, _) = await visit.where("dungeoneer", two_moves, size=PHONE)
    header = await bounds(turn.page.locator("header"))
    finger = await turn.press(first.drag.piece, first.mark)
    await expect(tip(turn)).to_be_visible()
    await finger.move((header.left + 100, header.top + 20))
    await expect(tip(turn)).to_be_hidden()
    await finger.leave()
    await turn.untouched()


def move_to_a_wall(game: Game, question: Question) -> list[str]:
    """A space to which a hero can go without a roll, and one behind a wall of it; empty without any."""
    assert isinstance(game, Dungeoneer)
    for move in sure_moves(game, question):
        after = game.copy_game()
        after.choose(question.seat, question.id, [move.id])
        asked = next(iter(after.questions))
        walls = [refusal.mark for refusal in refusals(asked, after) if refusal.mark and refusal.reason == "wall"]
        if asked.kind == "hero_acts" and walls:
            return [move.mark, walls[0]]
    return []


async def test_a_line_through_a_wall_moves_nobody_and_says_where_it_fails(visit: Visits) -> None:
    turn, line = await visit.where("dungeoneer", move_to_a_wall, size=PHONE, language="ja")
    finger = await turn.press(f"hero-{turn.question.seat}", *line)
    await expect(tip(turn)).to_contain_text("壁があって通れません。")
    await finger.leave()
    await expect(turn.page.locator(".notice")).to_contain_text("動きません。壁があって通れません。")
    await turn.untouched()


def sure_moves(game: Game, question: Question) -> list[Option]:
    if question.kind != "hero_acts":
        return []
    return [option for option in question.explained(game) if option.label.key == "do-move" and option.warning is None]


CARD = """mark => {
    const box = document.querySelector(`.board [data-mark="${mark}"]`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


async def at_a_card(visit: Visits, size: tuple[int, int] = DESKTOP) -> tuple[Turn, Option, Point]:
    """A turn in which a card of the open hand can be played on the hero in one way, and where the card lies."""

    def playable(game: Game, question: Question) -> list[Option]:
        options = question.options(game) if question.kind == "hero_acts" else []
        alone = [option for option in options if sum(option.mark == other.mark for other in options) == 1]
        return [option for option in alone if option.drag.piece == option.mark and option.mark.startswith("hand-")]

    turn, (card, *_) = await visit.where("dungeoneer", playable, size=size)
    x, y = await turn.page.evaluate(CARD, card.mark)
    return turn, card, (x, y)


async def test_a_card_is_dragged_from_the_hand_onto_the_hero_that_plays_it(visit: Visits) -> None:
    turn, card, (x, y) = await at_a_card(visit)
    to_x, to_y = await turn.point(card.drag.place)
    await drag(turn.page, *[(x + (to_x - x) * part / 8, y + (to_y - y) * part / 8) for part in range(9)])
    await expect(turn.page.locator(f'.hand [data-mark="{card.mark}"]')).to_have_count(0)
    await turn.answered()


@pytest.mark.parametrize("on_answer", [False, True], ids=["beside the map", "on a space to walk to"])
async def test_a_card_dropped_where_it_cannot_go_lights_up_where_it_can(visit: Visits, on_answer: bool) -> None:
    turn, card, point = await at_a_card(visit)
    frame = await bounds(turn.page.locator(".field > .board"))
    to = frame.left + 12, frame.top + 60
    if on_answer:
        to = await turn.point(
            next(
                option.mark for option in await turn.options() if option.role.is_step and option.mark != card.drag.place
            )
        )
    await drag(turn.page, point, to)
    await expect(tip(turn)).to_contain_text("It can't go there")
    assert await lit(turn.page) == {card.drag.place}
    await turn.untouched()


async def test_a_card_dragged_over_a_hand_that_hides_the_board_offers_its_answer(visit: Visits) -> None:
    turn, card, _ = await at_a_card(visit, PHONE)
    await turn.page.locator(".tabs").get_by_role("button", name="Hand").tap()
    x, y = await turn.point(card.mark)
    width = PHONE[0]
    await turn.draw((x, y), (width / 2, y), (width - x, y))
    offered = turn.page.locator("dialog.menu .answer:not(.secondary)")
    await expect(offered).to_have_count(1)
    await expect(offered).to_contain_text(await turn.page.locator(f'[data-option="{card.id}"] .label').inner_text())
    await turn.untouched()


async def test_a_hand_taller_than_its_frame_scrolls_until_a_card_leaves_it(visit: Visits) -> None:
    turn, card, (x, y) = await at_a_card(visit, (1280, 508))
    finger = await turn.press(*[(x, y + down) for down in (0.0, 10.0, 20.0, 30.0)])
    assert (await turn.page.evaluate(CARD, card.mark))[1] > y
    await expect(turn.page.locator(".stroke")).to_have_count(0)
    await finger.leave()
    await turn.untouched()


async def test_taps_on_the_own_hero_do_not_explore(visit: Visits) -> None:
    turn = await visit.at("dungeoneer", "hero_acts", size=PHONE)
    assert "explore" in {option.id for option in await turn.options()}
    plate = turn.page.locator(f'.board .foot [data-mark="hero-{turn.question.seat}"]')
    await plate.tap()
    await expect(tip(turn)).to_be_visible()
    await expect(tip(turn)).not_to_contain_text("Explore")
    await turn.page.wait_for_timeout(DOUBLE)
    await plate.tap()
    await turn.untouched()


async def test_a_tap_on_a_drawn_map_card_lights_its_places_up_and_a_menu_asks_which_way(visit: Visits) -> None:
    turn = await visit.at("dungeoneer", "place_map", size=PHONE)
    options = await turn.options()
    await turn.tap(options[0].drag.piece)
    await expect(tip(turn)).to_contain_text("Choose one of the highlighted places")
    await expect(turn.page.locator("dialog.menu")).to_have_count(0)
    cells = [option.mark for option in options]
    assert await lit(turn.page) == set(cells)
    either_way = next(mark for mark in cells if cells.count(mark) == 2)
    place = await bounds(turn.page.locator(f'.field > .board rect[data-mark="{either_way}"]'))
    assert min(place.width, place.height) >= 40
    await turn.draw(options[0].drag.piece, either_way)
    menu = turn.page.locator("dialog.menu:not(.settling)")
    await expect(menu.locator(".answer:not(.secondary)")).to_have_count(2)
    await menu.locator(".answer", has_text="(upside down)").click()
    await turn.answered()
    assert cast(Dungeoneer, await turn.game()).spaces[-1].turned


async def test_a_second_tap_on_a_place_keeps_the_list_that_the_first_one_has_opened(visit: Visits) -> None:
    turn = await visit.at("dungeoneer", "place_map", size=PHONE)
    await expect(turn.page.locator(".panel")).not_to_contain_text("(tap twice)")
    cells = [option.mark for option in await turn.options()]
    either_way = next(mark for mark in cells if cells.count(mark) == 2)
    await turn.tap(either_way)
    menu = turn.page.locator("dialog.menu:not(.settling)")
    await expect(menu).to_be_visible()
    await turn.tap_again(either_way)
    await expect(menu).to_be_visible()
    await turn.tap(next(mark for mark in cells if mark != either_way))
    await expect(menu).to_have_count(0)
    await turn.untouched()


async def test_a_tall_map_is_shown_as_a_whole_while_a_card_is_placed(place: Site, visit: Visits) -> None:
    """The drawn card lies below it, and is dragged to its place."""
    table = await place.table("dungeoneer", ANN, BEN)
    rows = set[int]()
    while len(rows) < 6:
        question = await play_until(place.bot.tables, table.id, "place_map", "moves")
        game = cast(Dungeoneer, await place.game(table))
        rows = {space.y for space in game.spaces}
        options = question.options(game)
        if len(rows) < 6:
            north = min(options, key=lambda option: cast(int, option.label.args["y"]))
            await place.bot.tables.play.choose(table.id, question.seat, question.id, [north.id])
    await place.bot.tables.journal.mark_seen(table.id, question.seat)
    page = await visit.asked(table, size=PHONE)
    turn = Turn(place, table, question, page, game.choices)
    frame = await bounds(page.locator(".field > .board"))
    for mark in (options[0].drag.piece, *(option.mark for option in options)):
        assert frame.has(await turn.point(mark))
    await turn.draw(options[0].drag.piece, options[0].mark)
    await page.locator("dialog.menu:not(.settling) .answer").first.click()
    await turn.answered()


async def test_a_hero_that_begins_lines_does_not_look_like_an_answer(visit: Visits) -> None:
    """A tap on it gives none, though one drags it to a space next to it."""
    turn = await visit.at("dungeoneer", "hero_acts")
    step = next(option for option in await turn.options() if option.role is Role.STEP and option.drag.piece)
    for mark, opens in ((f"{step.mark}", True), (f"{step.drag.piece}", False)):
        await expect(turn.page.locator(f'rect[data-mark="{mark}"]').first).to_be_attached()
        await expect(turn.page.locator(f'rect[data-mark="{mark}"].open').first).to_be_attached(attached=opens)
