"""The pictures of Dungeon Lords: the board, and the sheet of a lord.

Pure functions: a view in, SVG and words out.
"""

from __future__ import annotations

from collections.abc import Sequence

from locales.texts import Texts
from pictures.dungeon_lords import boards as _boards
from pictures.dungeon_lords import sheets as _sheets
from pictures.dungeon_lords.words import Speaker, board_lines, on_own_sheet, sheet_lines
from pictures.kit import alternative
from pictures.svg import Picture
from rules.core.messages import Seat, seat_name
from rules.dungeon_lords.view import DungeonLordsView


def board(
    view: DungeonLordsView, language: str, texts: Texts, names: Sequence[str], marks: Sequence[str] = ()
) -> Picture:
    """The board as `view` sees it; `marks` are what the options of a question speak of.

    Where they lie in the viewer's own dungeon, and in the training, the viewer's sheet takes the board's place.
    """
    speaker = Speaker(language, texts, names)
    seat = on_own_sheet(view, marks)
    if seat is not None:
        return _sheet(view, speaker, seat, marks)
    lines = board_lines(view, speaker.in_markdown(), marks)
    return Picture(
        svg=_boards.draw(view, speaker, marks),
        alt=alternative(speaker.say("words-board"), lines),
        text="\n".join(lines),
    )


def hand(
    view: DungeonLordsView, seat: Seat, language: str, texts: Texts, names: Sequence[str], *, tall: bool = False
) -> Picture:
    """The sheet of `seat`: the dungeon and all that belongs to it."""
    return _sheet(view, Speaker(language, texts, names), seat, ())


def _sheet(view: DungeonLordsView, speaker: Speaker, seat: Seat, marks: Sequence[str]) -> Picture:
    lines = sheet_lines(view, speaker.in_markdown(), seat, marks)
    return Picture(
        svg=_sheets.draw(view, speaker, seat, marks),
        alt=alternative(speaker.in_markdown().say("words-sheet", player=seat_name(seat)), lines),
        text="\n".join(lines),
    )
