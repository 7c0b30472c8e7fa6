"""Lines that are drawn over a picture, as a page sends them: all their steps, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Iterable
from random import Random
from typing import cast

import pytest
import pytest_asyncio

from cogs.interactions.strokes import PASSED, PLACES, next_step, request_of
from games.dungeon_go.rules.board import NAMES
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.state import MapMastersState
from locales.texts import LANGUAGES
from rules.game import Game
from rules.messages import Message
from rules.players import answer
from rules.questions import BACK_TO, Drag, Option, Picked, Question, Role, Undo
from rules.registry import GAMES, PLAYERS
from storage.rows import Language, Table
from tests.discord.conftest import TEXTS, MakeBot
from tests.discord.question_shapes import Picks
from tests.tables.helpers import play_until
from tests.web.pages import change_options
from tests.web.people import ANN, BEN, EVE, Site, Surfer, nonce
from tests.web.trail import CLIFF, END, FORK, LANDING, LEDGE, SLIDE, WALL, Trail, Walk, cell
from tests.web.trail_site import begun, game, trail_site
from web.limits import MARKS, RATE
from web.page import Page
from web.requests import LONGEST_MARK, MOST_MARKS
from web.responder import request_id
from web.socket import CODES

pytestmark = pytest.mark.slow

STOPS = "The line stops here"


@pytest_asyncio.fixture
async def trail(make_bot: MakeBot) -> AsyncIterator[Site]:
    """Pages of a game with a path."""
    async with trail_site(make_bot, {}) as site:
        yield site


async def draw(surfer: Surfer, places: Iterable[int | str], *, id: str = "", once: str = "") -> str:
    """Send a line over these cells or marks, and wait until it was carried out; returns its nonce, `once` if given.

    `id`: the custom id of another question than the one that the page shows.
    """
    once = once or nonce()
    marks = [cell(place) if isinstance(place, int) else place for place in places]
    frame = {"op": "stroke", "nonce": once, "id": id or surfer.answers["stroke"], "marks": marks}
    await surfer.socket.send_json(frame)
    await surfer.until(lambda: once in surfer.done | surfer.refused or surfer.code is not None)
    return once


@pytest_asyncio.fixture
async def table(trail: Site) -> Table:
    """A path at its start."""
    return await begun(trail)


async def test_a_line_makes_all_its_steps_and_sends_others_one_update(trail: Site, table: Table) -> None:
    async with trail.page(ANN, table) as ann, trail.page(BEN, table) as ben, trail.page(EVE, table) as eve:
        before = [len(ben.frames), len(eve.frames)]
        await draw(ann, ["end", 1, 2, 3, 4])
        assert (await game(trail, table)).at == 4
        assert await trail.version(table) == 4
        assert STOPS not in ann.text
        for surfer, known in ((ben, before[0]), (eve, before[1])):
            await surfer.log_says("The path is at 4.")
            assert len(surfer.frames[known:]) == 1


async def test_a_line_stops_where_the_rules_refuse_and_says_why(trail: Site) -> None:
    table = await begun(trail, WALL - 3)
    async with trail.page(ANN, table) as ann:
        assert ann.answers["why"] == {}
        await draw(ann, [WALL - 2, WALL - 1, WALL, WALL + 1])
        assert (await game(trail, table)).at == WALL - 1
        assert f"{STOPS}. A wall stands there." in ann.text
        assert list(ann.answers["why"]) == [cell(WALL)]
        assert "A wall stands there." in ann.answers["why"][cell(WALL)]


@pytest.fixture
def for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """No step can be taken back."""
    monkeypatch.setattr(Walk, "undo", Undo.TACIT)


async def foretold(surfer: Surfer, cells: Iterable[int | str]) -> tuple[str, str]:
    """The words of the page while such a line is drawn: the last step, and what all of it costs or why it fails."""
    before = len(surfer.frames)
    await draw(surfer, cells, id=surfer.answers["foretell"])
    said = next(said for said in map(json.loads, surfer.frames[before:]) if said["t"] == "foretold")
    return said["label"], said["about"]


@pytest.mark.usefixtures("for_good")
@pytest.mark.parametrize("watched", [False, True])
@pytest.mark.parametrize(("end", "why"), [(WALL, "A wall stands there."), (END, f"nowhere after “On to {WALL - 1}”")])
async def test_a_line_that_fails_takes_no_step_that_is_for_good(trail: Site, watched: bool, end: int, why: str) -> None:
    """However it is watched: otherwise a line to a wall would reveal in secret whether others could stop it."""
    table = await begun(trail, WALL - 3, watched=watched)
    async with trail.page(ANN, table) as ann:
        label, about = await foretold(ann, [WALL - 2, WALL - 1, end])
        assert label == ""
        assert why in about
        await draw(ann, [WALL - 2, WALL - 1, end])
        assert about in ann.text
        assert await trail.version(table) == 0


@pytest.mark.usefixtures("for_good")
async def test_a_line_that_can_be_drawn_is_foretold_with_its_steps(trail: Site, table: Table) -> None:
    async with trail.page(ANN, table) as ann:
        assert await foretold(ann, ["end", 1, 2, 3]) == ("On to 3", "3 steps.")
        assert await trail.version(table) == 0
        await draw(ann, ["end", 1, 2, 3])
        assert (await game(trail, table)).at == 3


@pytest.mark.usefixtures("for_good")
async def test_a_line_is_followed_up_to_a_roll_and_no_farther(trail: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody foresees what is rolled on the way."""
    answer = Walk.answer

    def rolled(self: Walk, game: Trail, picked: Picked) -> None:
        game.dice.roll()
        answer(self, game, picked)

    monkeypatch.setattr(Walk, "answer", rolled)
    table = await begun(trail, WALL - 3)
    async with trail.page(ANN, table) as ann:
        assert await foretold(ann, [WALL - 2, WALL - 1, WALL]) == (
            f"On to {WALL - 2}",
            "1 step. Dice are rolled there, so the line ends.",
        )
        await draw(ann, [WALL - 2, WALL - 1, WALL])
        assert (await game(trail, table)).at == WALL - 1
        assert "A wall stands there." in ann.text


@pytest.mark.usefixtures("for_good")
async def test_a_line_stops_where_another_player_is_asked(trail: Site) -> None:
    table = await begun(trail, watched=True)
    async with trail.page(ANN, table) as ann:
        await draw(ann, [1, 2])
        assert (await game(trail, table)).at == 1


async def test_a_line_whose_steps_can_be_taken_back_is_not_foretold(trail: Site, table: Table) -> None:
    """Its player sees each step, and there may be too many for the page to ask."""
    async with trail.page(ANN, table) as ann:
        assert ann.answers["foretell"] == ""


async def test_a_line_stops_where_there_are_two_ways(trail: Site) -> None:
    table = await begun(trail, FORK - 2)
    async with trail.page(ANN, table) as ann:
        await draw(ann, [FORK - 1, FORK])
        assert (await game(trail, table)).at == FORK - 1
        assert f"{STOPS}. Choose an answer:" in ann.text
        await ann.press(f"Over the bridge to {FORK}")
        assert (await game(trail, table)).at == FORK


@pytest.mark.parametrize(
    ("start", "line", "end", "steps"),
    [
        pytest.param(FORK - 2, [FORK - 1, FORK, FORK + 1], FORK + 1, 3, id="that of two ways which leads along it"),
        pytest.param(SLIDE - 1, [SLIDE, SLIDE + 1, LANDING, LANDING + 1], LANDING + 1, 2, id="over a slide"),
        pytest.param(SLIDE - 1, [END, SLIDE, LANDING, LANDING + 1], LANDING + 1, 2, id="past a step it only brushes"),
        pytest.param(0, [1, "x1", "x2", "x3"], 1, 1, id="to its last known mark"),
    ],
)
async def test_a_line_leads(trail: Site, start: int, line: list[int | str], end: int, steps: int) -> None:
    table = await begun(trail, start)
    async with trail.page(ANN, table) as ann:
        await draw(ann, line)
        assert ((await game(trail, table)).at, await trail.version(table)) == (end, steps)
        assert STOPS not in ann.text


async def test_a_line_stops_to_confirm_a_step_that_cannot_be_taken_back(trail: Site) -> None:
    table = await begun(trail, CLIFF - 2)
    async with trail.page(ANN, table) as ann:
        await draw(ann, [CLIFF - 1, CLIFF, CLIFF + 1])
        assert (await game(trail, table)).at == CLIFF - 1
        assert "You can't simply take this back" in ann.text
        await ann.send(next(id for id in ann.buttons().values() if ":yes:" in id))
        assert (await game(trail, table)).at == CLIFF


async def test_a_line_stops_before_a_step_that_nobody_else_leaves_time_to_take_back(trail: Site) -> None:
    table = await begun(trail, LEDGE - 2)
    async with trail.page(ANN, table) as ann:
        await ann.press(f"On to {LEDGE - 1}")
        await ann.send(next(id for id in ann.buttons().values() if ":yes:" in id))
        assert [option["confirmation"] for option in ann.answers["options"] if option["step"]] == ["button"]
        await draw(ann, [LEDGE, LEDGE + 1])
        assert (await game(trail, table)).at == LEDGE - 1
        await ann.send(next(id for id in ann.buttons().values() if ":yes:" in id))
        assert (await game(trail, table)).at == LEDGE


@pytest.mark.parametrize(("unknown", "reached", "stops"), [(PASSED - 1, 1, False), (PASSED, 0, True)])
async def test_a_line_skips_only_a_few_unknown_marks(
    trail: Site, table: Table, unknown: int, reached: int, stops: bool
) -> None:
    async with trail.page(ANN, table) as ann:
        await draw(ann, [*(f"x{number}" for number in range(unknown)), 1])
        assert (await game(trail, table)).at == reached
        assert (STOPS in ann.text) == stops


async def test_steps_of_a_line_are_not_confirmed_one_by_one(trail: Site, table: Table) -> None:
    await trail.bot.services.people.set(ANN.id, "careful", True)
    async with trail.page(ANN, table) as ann:
        await draw(ann, ["end", 1, 2, 3])
        assert (await game(trail, table)).at == 3


async def test_drawing_back_takes_steps_back(trail: Site, table: Table) -> None:
    async with trail.page(ANN, table) as ann:
        await draw(ann, ["end", 1, 2, 3])
        await draw(ann, ["end", 2, 1])
        assert (await game(trail, table)).at == 1
        await draw(ann, ["end", 2, 1])  # back after a step is ignored: the page itself shortens such a line
        assert (await game(trail, table)).at == 2


async def test_an_unlisted_answer_can_be_drawn(trail: Site) -> None:
    table = await begun(trail, SLIDE - 1)
    async with trail.page(ANN, table) as ann:
        assert "Leap to the end" not in ann.options
        assert cell(END) in ann.answers["starts"]
        await draw(ann, [END])
        assert (await game(trail, table)).at == END


@pytest.mark.parametrize(("end", "camp"), [("south", "south"), (END, ""), ("x", "")])
async def test_a_line_may_end_in_an_answer_to_the_next_question(trail: Site, end: int | str, camp: str) -> None:
    table = await begun(trail, END - 2)
    async with trail.page(ANN, table) as ann:
        await draw(ann, [END - 1, END, "north", end])
        assert (await game(trail, table)).at == END
        assert (await game(trail, table)).camp == camp


async def test_a_question_without_steps_is_not_answered_by_a_line_alone(trail: Site) -> None:
    table = await begun(trail, END - 1)
    async with trail.page(ANN, table) as ann:
        await draw(ann, [END])
        assert not ann.answers["lined"]
        await draw(ann, ["north"])
        assert (await game(trail, table)).camp == ""


def test_a_line_that_ends_at_several_answers_gives_the_one_that_can_be_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def final_too(game: Trail, options: list[Option]) -> None:
        options.append(Option("last", Message("do-stop"), mark="north", undo=Undo.NEVER))
        for option in options:
            option.drag = Drag("end", option.mark)

    change_options(monkeypatch, Walk, final_too)
    game = Trail.start(1, {"start": END - 2}, seed="free")
    step = next_step(game, game.awaited(0), ["end", "elsewhere", "north"], 1, back=False)
    assert step is not None
    assert [option.id for option in step.options] == ["stop"]


async def test_a_line_for_another_seat_is_refused(trail: Site, table: Table) -> None:
    async with trail.page(ANN, table) as ann, trail.page(BEN, table) as ben, trail.page(EVE, table) as eve:
        for surfer in (ben, eve):
            await draw(surfer, [1, 2], id=ann.answers["stroke"])
        assert await trail.version(table) == 0


async def test_a_line_for_an_old_question_is_refused(trail: Site, table: Table) -> None:
    async with trail.page(ANN, table) as ann:
        old = ann.answers["stroke"]
        await draw(ann, [1, 2])
        await draw(ann, [3, 4], id=old)
        assert (await game(trail, table)).at == 2
        assert "That question was answered earlier" in ann.text


async def test_a_line_from_before_an_undo_is_refused(trail: Site, table: Table) -> None:
    async with trail.page(ANN, table) as ann:
        await draw(ann, [1])
        old = ann.answers["stroke"]
        await trail.bot.tables.undo.take_back(table.id, ANN.id)
        await draw(ann, [1])
        before = await trail.version(table)
        await draw(ann, [2], id=old)
        assert await trail.version(table) == before


async def test_a_line_that_is_sent_twice_is_drawn_once(trail: Site, table: Table) -> None:
    async with trail.page(ANN, table) as ann:
        id = ann.answers["stroke"]
        once = await draw(ann, [1, 2, 3], id=id)
        ann.done.clear()
        await draw(ann, [1, 2, 3], id=id, once=once)
        assert await trail.version(table) == 3
        assert (await game(trail, table)).at == 3


async def test_an_interrupted_line_is_completed_when_it_is_sent_again(trail: Site, table: Table) -> None:
    """The process ended after two of four steps; the page sends the line again."""
    async with trail.page(ANN, table) as ann:
        (page,) = trail.server.live.pages
        assert isinstance(page, Page)
        id = ann.answers["stroke"]
        once = nonce()
        request = request_id(page.secret, once)
        for index, to in enumerate((1, 2)):
            question = (await game(trail, table)).awaited(0)
            made = request_of(request, index)
            await trail.bot.tables.play.choose(table.id, 0, question.id, [f"on-{to}"], made, user_id=ANN.id)
        await draw(ann, [1, 2, 3, 4], id=id, once=once)
        assert (await game(trail, table)).at == 4
        assert await trail.version(table) == 4


def test_each_mark_of_a_line_has_its_own_request_id() -> None:
    made = [request_of(-987_654_321, index) for index in range(PLACES)]
    assert len(set(made)) == PLACES
    assert all(choice < 0 for choice in made)
    assert set(made).isdisjoint(request_of(-987_654_321 - PLACES, index) for index in range(PLACES))
    assert MOST_MARKS <= PLACES


@pytest.mark.parametrize("marks", [[], ["x"] * (MOST_MARKS + 1), ["x" * 2001], [1], "c1,0", None])
async def test_a_malformed_line_ends_the_connection(trail: Site, table: Table, marks: object) -> None:
    async with trail.page(ANN, table) as ann:
        frame = {"op": "stroke", "nonce": nonce(), "id": ann.answers["stroke"], "marks": marks}
        await ann.socket.send_str(json.dumps(frame))
        await ann.closes(CODES["malformed"])
        assert await trail.version(table) == 0


async def test_the_coach_of_a_lesson_does_not_object_to_the_steps_of_a_line(site: Site) -> None:
    """They may lead to what is suggested, and take one press to go back."""
    tables = site.bot.tables
    table = await tables.lessons.open("map_masters", "two_rounds", None, 7, ANN, "en")
    async with site.page(ANN, table) as ann:
        while (await tables.store.game(table.id)).awaited(0).kind != "draw":
            await ann.until(lambda: any(option["style"] == "success" for option in ann.answers.get("options", ())))
            asked = ann.answers["question"]
            await ann.send(next(option["press"] for option in ann.answers["options"] if option["style"] == "success"))
            await ann.until(lambda asked=asked: ann.answers.get("question", asked) != asked)  # type: ignore[misc]
        trial = cast(MapMastersState, (await tables.store.game(table.id)).copy_game())
        line = walked(trial, 2)
        await draw(ann, line)
        game = cast(MapMastersState, await tables.store.game(table.id))
        assert len(line) == 2
        assert game.players[0].draft.steps == trial.players[0].draft.steps
        assert "You can choose" not in ann.text


def test_the_marks_of_offered_paths_can_be_sent() -> None:
    """A line can pass over them."""
    game = GAMES["map_masters"].start(2, {}, seed="marks")
    rng = Random("marks")
    longest = 0
    for _ in range(60):
        asked = game.awaited()
        longest = max(longest, *(len(option.mark) for option in asked.options(game)))
        game.choose(asked.seat, asked.id, answer(game, asked, PLAYERS["map_masters"]["steady"], rng))
    assert 60 < longest <= LONGEST_MARK


@pytest.mark.parametrize("id", ["m:999:1:stroke", "m:{table}:1:do", "k:{table}:1:stroke", "m:{table}:0:stroke", "x"])
async def test_a_line_with_a_forged_id_changes_nothing(trail: Site, table: Table, id: str) -> None:
    async with trail.page(ANN, table) as ann:
        await draw(ann, [1, 2], id=id.format(table=table.id))
        assert await trail.version(table) == 0
        assert ann.code is None


async def test_the_longest_line_of_unknown_marks_changes_nothing(trail: Site, table: Table) -> None:
    async with trail.page(ANN, table) as ann:
        await draw(ann, ["x"] * MOST_MARKS)
        assert STOPS in ann.text
        assert await trail.version(table) == 0


async def test_a_flood_of_long_lines_ends_the_connection(trail: Site, table: Table) -> None:
    async with trail.page(ANN, table) as ann, trail.page(BEN, table) as ben:
        frame = {"op": "stroke", "id": ann.answers["stroke"], "marks": ["x"] * MOST_MARKS}
        most = 1 + int(RATE) // (1 + MOST_MARKS // MARKS)
        for _ in range(most):
            await ann.socket.send_json({**frame, "nonce": nonce()})
        await ann.closes(CODES["flood"])
        assert ben.code is None
        assert await trail.version(table) == 0


async def test_several_cards_are_picked_at_once(site: Site) -> None:
    table = await site.table("picks", ANN)
    async with site.page(ANN, table) as ann:
        for pick in ("n1", "n1"):
            await ann.send(ann.answers["send"], (pick,))
        await ann.send(ann.answers["send"], ("n1",))
        assert (ann.answers["way"], ann.answers["most"]) == ("steps", 3)
        await ann.send(ann.answers["pick"], ("n4", "n2", "n4"))
        assert ann.answers["picked"] == ["n4", "n2"]
        await ann.send(ann.answers["pick"], ("n7",))
        picks = cast(Picks, await site.game(table))
        assert picks.answers[-1] == ["n4", "n2", "n7"]


def walked(game: MapMastersState, most: int) -> list[str]:
    """Make up to so many steps of the first player's path; the marks of their cells, each of which means one step."""
    line: list[str] = []
    while len(line) < most:
        asked = game.awaited(0)
        ways = [option for option in asked.options(game) if option.role.is_step and option.mark.startswith("m")]
        steps = [way for way in ways if not way.role.is_back and way.value.kind != "escape"]
        marks = [step.mark for step in steps]
        unambiguous = next((step for step in steps if marks.count(step.mark) == 1), None)
        if unambiguous is None:
            break
        line.append(unambiguous.mark)
        game.choose(0, asked.id, [unambiguous.id])
    return line


async def test_a_map_masters_path_can_be_drawn_forth_and_back(site: Site) -> None:
    """Entrance, corridors and rooms in one line, as the rules make the same steps; then back, also in one line."""
    table = await site.table("map_masters", ANN, BEN)
    tables = site.bot.tables
    rng = Random("line")
    while (question := (await tables.store.game(table.id)).awaited()).kind != "draw" or question.seat != 0:
        at = await tables.store.game(table.id)
        picked = ["idea_4"] if question.kind == "build" else answer(at, question, PLAYERS[at.name]["steady"], rng)
        await tables.play.choose(table.id, question.seat, question.id, picked)
    trial = cast(MapMastersState, (await tables.store.game(table.id)).copy_game())
    line = walked(trial, 6)
    async with site.page(ANN, table) as ann:
        before = (await tables.store.get(table.id)).version
        await draw(ann, line)
        game = cast(MapMastersState, await tables.store.game(table.id))
        assert (await tables.store.get(table.id)).version == before + len(line) > before + 3
        assert game.players[0].draft.steps == trial.players[0].draft.steps
        places = list[str]()
        while behind := list(ann.answers["behind"]):
            places += behind
            await draw(ann, ["path", *behind])
        assert game.players[0].draft.steps == []
        await draw(ann, line)
        assert len(game.players[0].draft.presses) == len(line) == len(places)
        begun = [places[0], *[place.removeprefix(BACK_TO) for place in places[1:3]]]
        await draw(ann, [*begun, "m99,99"])
        assert len(game.players[0].draft.presses) == len(line), "a line that only begins on the path takes nothing back"
        assert STOPS in ann.text
        await draw(ann, [*begun, line[-3]])
        assert game.players[0].draft.steps == trial.players[0].draft.steps[: trial.players[0].draft.presses[-2]]
        await draw(ann, line[-2:])
        await draw(ann, ["path", places[0], *[place.removeprefix(BACK_TO) for place in places[1:-1]]])
        assert len(game.players[0].draft.presses) == 1, "all steps but the first are taken back in one line"


def lines_to_ends(game: Game, question: Question) -> list[list[str]]:
    """Lines of a step and then to where a longer way, which they do not show, would end; each with the step's id."""
    lines = []
    steps = question.options(game) if question.kind == "draw" else []
    for step in [option for option in steps if option.drag.piece == "path" and option.role is Role.STEP]:
        after = game.copy_game()
        after.choose(question.seat, question.id, [step.id])
        asked = after.awaited(question.seat)
        options = asked.options(after) if asked.kind == "draw" else []
        marks = {option.mark for option in options if option.role.is_step}
        ways = [option for option in options if isinstance(option.value, Crossing) and option.mark not in marks]
        lines += [["path", step.mark, way.mark, step.id] for way in ways if "stairs" in str(way.value.steps)]
    return lines


async def test_a_map_masters_line_takes_no_way_that_it_does_not_show(site: Site) -> None:
    table = await site.table("map_masters", ANN, BEN)
    question = await play_until(site.bot.tables, table.id, lines_to_ends, "stairs")
    game = await site.game(table)
    for line in lines_to_ends(game, question):
        after = game.copy_game()
        after.choose(question.seat, question.id, [line.pop()])
        assert next_step(after, after.awaited(question.seat), line, 2, back=False) is None


def lines_out_of_reach(game: Game, question: Question) -> list[list[str]]:
    """A move after which its hero may attack, with a monster that it cannot attack from there; empty without any."""
    found = []
    for move in question.options(game) if question.kind == "move" else []:
        if move.role.is_step:
            after = game.copy_game()
            after.choose(question.seat, question.id, [move.id])
            asked = next(iter(after.questions))
            near = {option.mark for option in asked.options(after)} if asked.kind == "combat" else ()
            monsters = [NAMES[monster.cell] for monster in vars(after)["monsters"]]
            found += [[move.mark, cell] for cell in monsters if near and cell not in near]
    return found[:1]


async def test_a_line_to_a_monster_that_is_out_of_reach_then_moves_nobody(site: Site) -> None:
    table = await site.table("dungeon_go", ANN, BEN)
    question = await play_until(site.bot.tables, table.id, lines_out_of_reach, "moves")
    async with site.page((ANN, BEN)[question.seat], table) as surfer:
        before = await site.version(table)
        await draw(surfer, lines_out_of_reach(await site.game(table), question)[0])
        assert await site.version(table) == before
        assert "Nothing moves: the line" in surfer.text
        assert "out of" in surfer.text


def lines_to_a_rival(game: Game, question: Question) -> list[str]:
    """A line to the hero of a rival next door that takes the last movement, so that none is left for a challenge."""
    spaces, players = vars(game)["spaces"], vars(game)["players"]
    if question.kind != "hero_acts" or players[question.seat].movement != 1:
        return []
    rivals = {spaces[player.at].card: f"hero-{player.seat}" for player in players if player.seat != question.seat}
    moves = [option.mark for option in question.options(game) if option.role.is_step and option.mark in rivals]
    return [f"hero-{question.seat}", moves[0], rivals[moves[0]]] if moves else []


async def test_a_line_to_a_rival_who_cannot_be_challenged_then_moves_nobody_and_says_why(site: Site) -> None:
    table = await site.table("dungeoneer", ANN, BEN)
    question = await play_until(site.bot.tables, table.id, lines_to_a_rival, "moves")
    async with site.page((ANN, BEN)[question.seat], table) as surfer:
        before = await site.version(table)
        await draw(surfer, lines_to_a_rival(await site.game(table), question))
        assert await site.version(table) == before
        assert "Nothing moves: the line can't reach “Challenge" in surfer.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_page_shows_layouts_and_paths_only_as_an_idea_until_the_next_stroke(
    site: Site, language: Language
) -> None:
    table = await site.table("map_masters", ANN)
    tables = site.bot.tables
    while (question := (await tables.store.game(table.id)).awaited()).kind != "build":
        await tables.play.choose(table.id, 0, question.id, ["pass"])
    async with site.page(ANN, table, language) as ann:

        def solutions() -> list[str]:
            """The marks of whole layouts and paths in anything that the page shows or knows."""
            shown = [ann.picture(part) for part in ("board", "hand") if ann.parts[part]]
            return re.findall("(?:layout|route)[A-E](?=:)", f"{ann.parts} {shown}")

        idea = TEXTS.say(language, None, "panel-idea")
        assert not solutions()
        await ann.press(idea)
        await ann.until(solutions)
        await tables.play.choose(table.id, 0, (await tables.store.game(table.id)).awaited().id, ["idea_4"])
        await ann.until(lambda: not solutions())
        await ann.press(idea)
        await ann.until(solutions)
        line = walked(cast(MapMastersState, (await tables.store.game(table.id)).copy_game()), 2)
        await draw(ann, line[:1])
        await ann.until(lambda: not solutions())
        assert cast(MapMastersState, await tables.store.game(table.id)).players[0].draft.steps
