"""The pictures of Dungeon GO!: the board, and the sheets of a seat's heroes.

Pure functions: a view in, SVG and words out.
"""

from __future__ import annotations

from collections.abc import Sequence

from locales.texts import Texts
from pictures.dungeon_go import boards as _boards
from pictures.dungeon_go import sheets as _sheets
from pictures.dungeon_go.words import Speaker, board_lines, deck_lines, hero_lines
from pictures.kit import alternative
from pictures.svg import Picture
from rules.core.messages import Seat
from rules.dungeon_go.view import DungeonGoView


def board(view: DungeonGoView, language: str, texts: Texts, names: Sequence[str], marks: Sequence[str] = ()) -> Picture:
    """The board as `view` sees it; `marks` are the cells that the options of a question speak of."""
    speaker = Speaker(language, texts, names)
    cells = [cell for cell in _boards.CELLS if cell in marks]
    lines = board_lines(view, speaker.in_markdown(), cells)
    return Picture(
        svg=_boards.draw(view, speaker, cells),
        alt=alternative(speaker.say("words-board"), lines, speaker.say("words-stop")),
        text="\n".join(lines),
    )


def hand(
    view: DungeonGoView, seat: Seat, language: str, texts: Texts, names: Sequence[str], *, tall: bool = False
) -> Picture:
    """The sheets of the heroes of `seat`, and the deck's order where the view knows it."""
    speaker = Speaker(language, texts, names)
    heroes = [hero for hero in view.heroes if hero.owner == seat]
    sheets = [hero_lines(view, speaker.in_markdown(), hero) for hero in heroes]
    known = deck_lines(view, speaker) if view.deck_order is not None else []
    lines = [fact for sheet in sheets for fact in sheet] + known
    if not heroes:
        lines = [speaker.say("words-no_hero")]
    blocks = ["\n".join([f"**{sheet[0]}**", *(f"- {fact}" for fact in sheet[1:])]) for sheet in sheets]
    return Picture(
        svg=_sheets.draw(view, heroes, speaker),
        alt=alternative(speaker.say("words-sheets"), lines, speaker.say("words-stop")),
        text="\n".join(blocks + known) if heroes else lines[0],
    )
