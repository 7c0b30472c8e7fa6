"""The conditions of a quest, in signs: a threat's score and target, a monster's scores, dice, a price."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from games.dungeoneer.pictures import style
from games.dungeoneer.pictures.words import Locale, printed_score
from games.dungeoneer.rules.components import ATTRIBUTES, QUESTS, Effect, Quest, QuestMonster
from pictures.kit import SMALLEST, die
from pictures.svg import text, width_of
from pictures.tokens import CHALK, MIST

SIGN, SMALL_SIGN = 28, 22
"""The size of a sign, and that in a row which would otherwise be too narrow."""
GAP, APART = 5, 16
"""The most space after a sign or a word, and the space between two steps."""


@dataclass(frozen=True)
class _Piece:
    """A sign of some score (or a heart, or a die) or a word."""

    sign: str = ""
    words: str = ""
    ink: str = CHALK

    def width(self, size: float) -> float:
        """The width of it, with signs of that size."""
        return size if self.sign else width_of(self.words, SMALLEST)

    def draw(self, x: float, y: float, width: float) -> str:
        """Draw it `width` wide from its left end on, with its middle at height `y`."""
        if self.sign == "die":
            return die(6, x, y - width / 2, width)
        if self.sign == "heart":
            return style.heart(x + width / 2, y, width)
        if self.sign:
            return style.attribute(self.sign, x + width / 2, y, width)
        return text(x, y, self.words, SMALLEST, self.ink, "start", width)


Row = list[_Piece]


def rows(locale: Locale, quest_id: str, room: float) -> list[Callable[[float, float], str]]:
    """The condition in as many rows of `room` as it needs, the first step first; none for an escort.

    Each row is drawn from the left end of its middle on.
    """
    return [partial(_draw, row, room) for row in _rows(locale, quest_id, room)]


def first_row(locale: Locale, quest_id: str, room: float) -> Callable[[float, float], str]:
    """The first of the rows, with an ellipsis if more follow. Raises IndexError for an escort."""
    first, *others = _rows(locale, quest_id, room)
    return partial(_draw, [*first, _Piece(words="…", ink=MIST)] if others else first, room)


def _rows(locale: Locale, quest_id: str, room: float) -> list[Row]:
    found: list[Row] = []
    for step in _steps(locale, QUESTS[quest_id]):
        if found and _width(found[-1]) + APART + _width(step) <= room:
            found[-1] = [*found[-1], _Piece(words="  "), *step]
        else:
            found.append(step)
    return found


def _steps(locale: Locale, quest: Quest) -> list[Row]:
    steps = []
    if quest.search is not None:
        steps.append(
            [_Piece(words=locale.say("modifier-search"), ink=MIST), *_threat(quest.search), _Piece(words="→", ink=MIST)]
        )
    if quest.threat is not None:
        steps.append(_threat(quest.threat))
    if quest.monster is not None:
        steps.append(_monster(quest.monster))
    if quest.chance is not None:
        dice = [_Piece("die")] * quest.chance.dice
        steps.append([*dice, _Piece(words=f"{quest.chance.target}+")])
    if quest.price is not None:
        price = quest.price
        costs = (("wounds", price.wounds), ("hand", price.hand), ("readied", price.readied))
        named = [locale.say(f"picture-price_{what}", n=n) for what, n in costs if n]
        steps.append([_Piece(words=locale.say("picture-price", costs=locale.listed(named)))])
    return steps


def _threat(threat: Effect) -> Row:
    return [_Piece(threat.attr), _Piece(words=f"{threat.target}+")]


def _monster(monster: QuestMonster) -> Row:
    pieces = [_Piece("heart"), _Piece(words=str(monster.life))]
    stars = {star.attr for star in monster.stars}
    for attr, score in zip(ATTRIBUTES, monster.scores, strict=True):
        pieces += [_Piece(attr), _Piece(words=printed_score(score, star=attr in stars))]
    return pieces


def _width(pieces: Row, size: float = SIGN, gap: float = GAP) -> float:
    return sum(piece.width(size) + gap for piece in pieces) - gap


def _draw(pieces: Row, room: float, x: float, y: float) -> str:
    """A row; if there is little room, its pieces are moved closer, then its signs shrunk, then its words narrowed."""
    size = SIGN if _width(pieces, gap=0) <= room else SMALL_SIGN
    gap = min(GAP, max(0.0, (room - _width(pieces, size, 0)) / max(1, len(pieces) - 1)))
    signs = sum(size for piece in pieces if piece.sign)
    squeeze = min(1.0, (room - signs) / max(1.0, _width(pieces, size, 0) - signs))
    parts = []
    for piece in pieces:
        width = size if piece.sign else piece.width(size) * squeeze
        parts.append(piece.draw(x, y, width))
        x += width + gap
    return "".join(parts)
