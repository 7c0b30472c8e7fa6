"""The conditions of a quest, in signs: a threat's score and target, a monster's scores, dice, a price."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from games.dungeoneer.pictures import style
from games.dungeoneer.pictures.words import Locale, printed_score
from games.dungeoneer.rules.components import ATTRIBUTES, QUESTS, Effect, Scores
from games.dungeoneer.rules.view import QuestView
from pictures.kit import SMALLEST, die
from pictures.paragraphs import broken
from pictures.svg import NARROWEST, text, width_of
from pictures.tokens import CHALK

SIGN, GAP = 28, 5
"""The size of a sign, and the space after it or a word."""
Step = list[str]
"""Names of scores, `die`, and words."""


def rows(locale: Locale, quest: QuestView, room: float) -> list[str]:
    """The condition in rows from x 0 around height 0; an escort has none."""
    rows: list[Step] = []
    for step in steps(locale, quest):
        for unit in _units(step, room):
            if rows and _is_sign(unit[0]) and _least_width([*rows[-1], *unit]) <= room:
                rows[-1] += unit
            else:
                rows.append(unit)
    return [draw(row, room) for row in rows]


def _units(step: Step, room: float) -> list[Step]:
    """The parts of a step that stay together: a sign with its number, or a line of words."""
    units: list[Step] = []
    for piece in step:
        if _is_sign(piece):
            units.append([piece])
        elif units:
            units[-1].append(piece)
        else:
            units += [[words] for words in broken(piece, SMALLEST, room, 3)]
    return units


def steps(locale: Locale, open_quest: QuestView) -> list[Step]:
    """The condition step by step; an escort has none."""
    quest = QUESTS[open_quest.id]
    steps: list[Step] = []
    if quest.search is not None:
        steps.append([locale.say("modifier-search"), *_threat(quest.search), "→"])
    if quest.threat is not None:
        steps.append(_threat(quest.threat))
    if quest.monster is not None:
        steps.append(monster(quest.monster.life, quest.monster.scores, quest.monster.stars, open_quest.wounds))
    if quest.chance is not None:
        steps.append(["die"] * quest.chance.dice + [f"{quest.chance.target}+"])
    if quest.price is not None:
        price = quest.price
        costs = (("wounds", price.wounds), ("hand", price.hand), ("readied", price.readied))
        named = [locale.say(f"picture-price_{what}", n=n) for what, n in costs if n]
        steps.append([locale.say("picture-price", costs=locale.listed(named))])
    return steps


def _threat(threat: Effect) -> Step:
    return [threat.attr, f"{threat.target}+"]


def monster(life: int, scores: Scores, stars: Iterable[Effect] = (), wounds: int = 0) -> Step:
    """A monster: its Life, or what wounds have left of it, and its scores, those with a hit effect with a star."""
    return ["life", f"{life - wounds}/{life}" if wounds else str(life), *scored(scores, stars)]


def scored(scores: Scores, stars: Iterable[Effect] = ()) -> Step:
    """Printed scores, each after its sign."""
    starred = {star.attr for star in stars}
    pairs = ((attr, printed_score(score, star=attr in starred)) for attr, score in zip(ATTRIBUTES, scores, strict=True))
    return [piece for pair in pairs for piece in pair]


def _is_sign(piece: str) -> bool:
    return piece == "die" or piece in style.SIGNS


def _width(piece: str) -> float:
    return SIGN if _is_sign(piece) else width_of(piece, SMALLEST)


def _gap(piece: str, following: str) -> float:
    """Less between a sign and its number than before the next sign."""
    return GAP if _is_sign(piece) or not _is_sign(following) else 2 * GAP


def row_width(pieces: Sequence[str]) -> float:
    """The width of signs and words side by side."""
    return sum(_widths(pieces))


def _least_width(pieces: Sequence[str]) -> float:
    """The width if words are as narrow as may be, and gaps half as wide."""
    signs, words, gaps = _widths(pieces)
    return signs + words * NARROWEST + gaps / 2


def _widths(pieces: Sequence[str]) -> tuple[float, float, float]:
    """The widths of all signs, of all words, and of all gaps."""
    signs = float(sum(SIGN for piece in pieces if _is_sign(piece)))
    return signs, sum(map(_width, pieces)) - signs, sum(_gap(*pair) for pair in pairwise(pieces))


def draw(pieces: Sequence[str], room: float, ink: str = CHALK) -> str:
    """Signs and words side by side from x 0 around height 0; if there is little room, closer, then narrower."""
    signs, words, gaps = _widths(pieces)
    words, gaps = max(1.0, words), max(1.0, gaps)
    squeeze = min(1.0, max(NARROWEST, (room - signs - gaps / 2) / words))
    close = min(1.0, max(0.0, (room - signs - words * squeeze) / gaps))
    parts, x = [], 0.0
    for piece, following in zip(pieces, [*pieces[1:], ""], strict=True):
        width = SIGN if _is_sign(piece) else _width(piece) * squeeze
        if piece == "die":
            parts.append(die(6, x, -width / 2, width))
        elif _is_sign(piece):
            parts.append(style.attribute(piece, x + width / 2, 0, width))
        else:
            parts.append(text(x, 0, piece, SMALLEST, ink, "start", width))
        x += width + close * _gap(piece, following)
    return "".join(parts)
