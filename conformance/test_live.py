"""Every game can be played on its live pictures: what an answer is about can be tapped, and stays where it is."""

from __future__ import annotations

import pytest

from conformance.cases import Case
from conformance.legibility import box_of, parsed, placed
from conformance.recording import looked_at
from conformance.test_texts_and_pictures import NAMES, faces
from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from pictures.game_pictures import live_board, live_hand, same_for_all
from pictures.svg import Picture
from rules.game import Game
from rules.messages import TABLE, Seat
from rules.questions import Role

pytestmark = pytest.mark.slow

SEED = "live-1"
POSITIONS = 20
FEW_POSITIONS = 6
LARGEST = 200_000
"""The most bytes of a live board: a shared dungeon for five players shows the floors of 30 cards."""
SLACK = 1
"""The units by which a place may extend over the frame."""


def live(
    game: Game, seat: Seat | None, language: str, *, marked: bool = True, with_ideas: bool = True
) -> list[Picture]:
    """The live board as a seat sees it, and its hand, if it has one.

    `marked`: with the marks of its open questions, also those of ideas unless they are left out, as before a player has
    asked for them.
    """
    asked = [question for question in game.questions if question.seat == seat and marked]
    options = [
        option for question in asked for option in question.options(game) if with_ideas or option.role is not Role.IDEA
    ]
    marks = list(dict.fromkeys(mark for option in options for mark in (option.mark, option.drag.piece) if mark))
    face = faces()[game.name]
    view = game.view(seat)
    hands = [] if seat is None else [live_hand(face, view, seat, face.Locale(language, TEXTS, NAMES), marks)]
    board = live_board(face, view, face.Locale(language, TEXTS, NAMES), marks)
    return [board, *(hand for hand in hands if hand is not None)]


Boxes = list[tuple[float, float, float, float]]
"""Left, top, right and bottom of each."""


def spots(picture: Picture) -> dict[str, Boxes]:
    """The places of each mark."""
    boxes: dict[str, Boxes] = {}
    for part, matrix in placed(parsed(picture.svg)):
        mark = part.get("data-mark")
        if mark is not None:
            assert part.get("data-about"), f"{mark} is not described"
            x, y, wide, high = (float(part.get(name, 0)) for name in ("x", "y", "width", "height"))
            assert wide > 0 < high, f"{mark} has no size"
            boxes.setdefault(mark, []).append(box_of(matrix, x, y, x + wide, y + high))
    return boxes


def lies_in(boxes: Boxes, places: Boxes) -> bool:
    """Whether the middle of one of the boxes lies in one of the places."""
    middles = [((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in boxes]
    return any(left < x < right and top < y < bottom for x, y in middles for left, top, right, bottom in places)


def ids(picture: Picture) -> list[str]:
    """The ids of a picture's elements."""
    return [part.attrib["id"] for part in parsed(picture.svg).iter() if "id" in part.attrib]


def test_everything_that_an_answer_refers_to_can_be_tapped(registered: Case) -> None:
    for index, (game, asked) in enumerate(looked_at(registered, SEED, POSITIONS)):
        if asked.seat == TABLE:
            continue
        language = LANGUAGES[index % len(LANGUAGES)]
        pictures = live(game, asked.seat, language)
        shown = set[str]()
        for picture in pictures:
            width, height = map(float, parsed(picture.svg).get("viewBox", "0 0 0 0").split()[2:])
            for mark, boxes in spots(picture).items():
                shown.add(mark)
                for left, top, right, bottom in boxes:
                    inside = left >= -SLACK and top >= -SLACK and right <= width + SLACK and bottom <= height + SLACK
                    assert inside, f"{mark} lies outside, at {left:g} {top:g} {right:g} {bottom:g}"
        for option in asked.options(game):
            assert option.mark in ("", *shown), f"{asked.kind}: nothing shows {option.mark} of {option.id}"
            assert option.drag.piece in ("", *shown), f"{asked.kind}: nothing shows {option.drag} of {option.id}"
        assert len(pictures[0].svg.encode()) <= LARGEST
        pieces = [name for picture in pictures for name in ids(picture) if name.startswith("piece-")]
        assert len(pieces) == len(set(pieces)), f"{asked.kind}: two pieces with the same id"


def test_a_piece_can_be_dragged_to_where_an_answer_puts_it(registered: Case) -> None:
    """An answer that moves a marked piece of the board into its own mark is given with that piece."""
    for game, asked in looked_at(registered, SEED + "-dragged", FEW_POSITIONS):
        if asked.seat == TABLE or asked.max > 1:
            continue
        board = live(game, asked.seat, "en")[0]
        before = spots(board)
        named = set(ids(board))
        pieces = [mark for mark in before if f"piece-{mark}" in named]
        kinds = {option.label.key: option for option in asked.options(game) if option.mark in before}
        for option in kinds.values():
            trial = game.copy_game()
            trial.choose(asked.seat, asked.id, [option.id])
            after = spots(live(trial, asked.seat, "en", marked=False)[0])
            place = before[option.mark]
            came = [mark for mark in pieces if lies_in(after.get(mark, []), place) and not lies_in(before[mark], place)]
            assert came in ([], [option.drag.piece]), f"{asked.kind}: {came} can't be dragged to {option.mark}"


def test_a_question_does_not_move_existing_marks(registered: Case) -> None:
    for game, asked in looked_at(registered, SEED + "-still", FEW_POSITIONS):
        if asked.seat != TABLE:
            unmarked = live(game, asked.seat, "ja", marked=False)
            question_shown = live(game, asked.seat, "ja", with_ideas=False)
            assert len(question_shown) >= len(unmarked), f"{asked.kind} takes a picture away"
            for now, before in zip(question_shown, unmarked, strict=False):
                here, there = spots(now), spots(before)
                for mark in here.keys() & there.keys():
                    assert here[mark] == there[mark], f"{asked.kind} moves {mark}"


def test_a_board_that_is_called_the_same_for_all_is_what_a_spectator_sees(registered: Case) -> None:
    face = faces()[registered.game]
    for index, (game, _) in enumerate(looked_at(registered, SEED, POSITIONS)):
        language = LANGUAGES[index % len(LANGUAGES)]
        public = live(game, None, language)[0]
        for seat in range(game.seats):
            if same_for_all(face, game.view(seat)):
                assert live(game, seat, language, marked=False)[0] == public, f"seat {seat} sees another board"
