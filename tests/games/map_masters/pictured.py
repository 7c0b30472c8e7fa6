"""Positions of Map Masters to draw: moments of random games, some with other points, goals and orders of cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random

from games.map_masters.pictures.windows import is_cell
from games.map_masters.rules.components import FORESIGHT, GOALS
from games.map_masters.rules.game import MapMasters
from rules.players import RandomPlayer, answer
from rules.questions import Question, Shown, marks_of
from tests.pictures.seen import Seen, seen

SEED = "pictures"
COOP: dict[str, object] = {"mode": "coop", "mission": 5}

Wanted = Callable[[MapMasters, Question], bool]


def moment(settings: dict[str, object], seats: int, holds: Wanted) -> MapMasters:
    """A random game played until `wanted` holds for an open question."""
    game = MapMasters.start(seats, settings, seed=SEED)
    rng = Random(SEED)
    while game.result is None:
        asked = [question for question in game.questions if question.awaited]
        if any(holds(game, question) for question in asked):
            return game
        question = rng.choice(asked)
        game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
    assert holds(game, asked[0]), f"seed {SEED!r} never gets there"
    return game


MOMENTS: dict[str, tuple[dict[str, object], int, Wanted]] = {
    "market": ({}, 5, lambda game, question: game.round == 3 and game.phase == "market"),
    "build": ({}, 2, lambda game, question: question.kind == "build" and game.round == 2),
    "place": ({}, 3, lambda game, question: question.kind == "place"),
    "draw": (
        {},
        4,
        lambda game, question: (
            question.kind == "draw"
            and len(game.players[question.seat].draft.steps) > 4
            and any(option.prominence < Shown.LISTED for option in question.options(game))
        ),
    ),
    "refresh": ({}, 5, lambda game, question: question.kind == "refresh"),
    "over": ({}, 5, lambda game, question: game.result is not None),
    "missions": ({"mode": "coop"}, 3, lambda game, question: question.kind == "choose_mission"),
    "starts": (COOP, 3, lambda game, question: question.kind == "place_group"),
    "shop": (COOP, 3, lambda game, question: question.kind == "shop"),
    "card": (COOP, 3, lambda game, question: question.kind == "play_card"),
    "space": (COOP, 1, lambda game, question: question.kind == "play_at"),
    "trace": (COOP, 3, lambda game, question: question.kind == "trace_path"),
    "paths": (COOP, 3, lambda game, question: question.kind == "trace_paths"),
    "lost": (COOP, 2, lambda game, question: game.result is not None),
}


@cache
def _game_at(name: str) -> MapMasters:
    settings, seats, holds = MOMENTS[name]
    return moment(settings, seats, holds)


def position(name: str) -> tuple[MapMasters, list[str], int]:
    """A position of one's own with the marks of the question that is asked there, and its seat."""
    game = _game_at(name).copy_game()
    (*_, holds) = MOMENTS[name]
    asked = [question for question in game.questions if question.awaited and holds(game, question)]
    if not asked:
        return game, [], 0
    return game, marks_of(asked[0].options(game)), asked[0].seat


def kind_asked(game: MapMasters, seat: int) -> str:
    """The kind of question that a seat has to answer."""
    return next(question.kind for question in game.questions if question.seat == seat and question.awaited)


def reached(name: str) -> Seen:
    """A moment as the seat that is asked sees it."""
    game, marks, seat = position(name)
    if game.result is not None:
        return Seen(game.view(None))
    return Seen(game.view(seat), (kind_asked(game, seat),), marks)


def scored() -> Seen:
    """The refresh phase with a time bonus, many points in every round, and the longest goals."""
    asked = reached("refresh")
    first, second, *others = asked.view.players
    first = first.model_copy(update={"primary": [18] * 6, "secondary": [18] * 6, "bonus": [0]})
    second = second.model_copy(update={"bonus": [1]})
    goals = {"primary": GOALS["goal_stairs_1"], "next_goal": GOALS["goal_padlock_1"]}
    return asked._replace(view=asked.view.model_copy(update={"players": [first, second, *others], **goals}))


def foreseen() -> Seen:
    """A card that one player sees with Foresight."""
    game = MapMasters.start(2, {}, seed=SEED)
    for pile in (game.piles["spells"], game.spells):
        if FORESIGHT in pile:
            pile.remove(FORESIGHT)
    game.players[1].spells = [FORESIGHT]
    while not game.peeked:
        asked = game.awaited()
        game.choose(asked.seat, asked.id, ["pass"])
    return seen(game, "foresee")


def ending(name: str) -> Seen:
    """A path that can only end: without the steps among the marks."""
    asked = reached(name)
    return asked._replace(marks=[mark for mark in asked.marks if not is_cell(mark)])


def turned(name: str) -> Seen:
    """The card to place, upside down."""
    game, _, seat = position(name)
    game = game.copy_game()
    question = next(question for question in game.questions if question.seat == seat and question.awaited)
    game.choose(seat, question.id, ["flip"])
    return seen(game, question.kind)


def proposed() -> MapMasters:
    """A mission that one player has proposed to the other."""
    game = MapMasters.start(2, {"mode": "coop"}, seed=SEED)
    game.choose(0, game.questions[0].id, ["mission_3"])
    return game


def begun() -> MapMasters:
    """The proposal was accepted, and two groups have been placed."""
    game = proposed()
    game.choose(1, next(question.id for question in game.questions if question.seat == 1), ["confirm"])
    while game.team is not None and len(game.team.sheet.starts) < 2:
        asked = next(question for question in game.questions if question.kind == "place_group")
        game.choose(0, asked.id, [asked.options(game)[0].id])
    return game


POSITIONS: dict[str, Callable[[], Seen]] = {
    **{name: partial(reached, name) for name in MOMENTS},
    "draw_ending": lambda: ending("draw"),
    **{f"{name}_turned": partial(turned, name) for name in ("place", "space")},
    "scored": scored,
    "foreseen": foreseen,
    "proposed": lambda: Seen(proposed().view(1)),
    "begun": lambda: seen(begun(), "place_group"),
}
