"""The pictures of Dungeoneer: the board, a seat's sheet with its hand, and any single card.

Pure functions: a view in, SVG and words out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cogs.ui.dungeoneer import boards as _boards
from cogs.ui.dungeoneer import cards as _cards
from cogs.ui.dungeoneer import sheets as _sheets
from cogs.ui.dungeoneer import single as _single
from cogs.ui.dungeoneer.words import Speaker, alternative, board_lines, own_lines, sheet_lines
from cogs.ui.svg import Picture
from cogs.ui.texts import Texts
from rules.core.messages import Seat
from rules.dungeoneer.view import DungeoneerView


def board(
    view: DungeoneerView, language: str, texts: Texts, names: Sequence[str], marks: Sequence[str] = ()
) -> Picture:
    """The table as `view` sees it; `marks` are the spaces and cells that the options of a question speak of."""
    speaker = Speaker(language, texts, names)
    lines = board_lines(view, speaker, marks)
    return Picture(
        svg=_boards.draw(view, speaker, marks),
        alt=alternative(speaker.say("words-board"), board_lines(view, speaker, marks, brief=True)),
        text="\n".join(lines),
    )


def hand(view: DungeoneerView, seat: Seat, language: str, texts: Texts, names: Sequence[str]) -> Picture:
    """The sheet of the hero of `seat`, and its hand where the view knows it."""
    speaker = Speaker(language, texts, names)
    first, *lines = sheet_lines(view, speaker, view.players[seat])
    cards = []
    if view.seat == seat:
        held = Counter(view.hand)
        cards = [_cards.card_words(speaker, card) for card in held for _ in range(held[card])]
        cards = cards or [speaker.say("picture-no_hand")]
        cards += own_lines(view, speaker)
    blocks = [f"**{first}**", *(f"- {line}" for line in lines), *(f"- {line}" for line in cards)]
    named = [speaker.name(card) for card in view.hand] if view.seat == seat else []
    brief = [speaker.say("words-hand", cards=named)] if named else []
    return Picture(
        svg=_sheets.draw(view, seat, speaker),
        alt=alternative(speaker.say("words-sheet", player=names[seat]), [first, *brief, *lines, *cards]),
        text="\n".join(blocks),
    )


def card(card_id: str, language: str, texts: Texts) -> Picture:
    """One card with everything on it. Raises KeyError for a card that does not exist."""
    return _single.draw(Speaker(language, texts), card_id)
