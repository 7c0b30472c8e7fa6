"""The hand of a seat as a picture: its cards with everything a player needs for decisions."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache
from math import ceil

from games.thunderstone.pictures import style
from games.thunderstone.pictures.cards import (
    Face,
    draw_entry,
    draw_face,
    entry_height,
    face_height,
    pills,
    spots,
    width_of_pills,
)
from games.thunderstone.pictures.style import BOLT_PALE
from games.thunderstone.pictures.words import Locale, described, state_of
from games.thunderstone.rules.cards import GOLD
from games.thunderstone.rules.view import ThunderstoneView
from locales.texts import Texts
from pictures.faces import TITLE
from pictures.kit import SMALLEST, TALL_WIDTH, WIDTH, framed
from pictures.states import chosen
from pictures.svg import group, text
from pictures.tokens import MIST
from rules.messages import Seat

HEAD, EDGE, GAP = 52, 8, 8
SIX = 6
"""Up to this many cards are shown one by one; with more, equal ones are grouped, each as an entry of a list."""
EMPTY, MOST = 520, 1030
"""The height of the picture: without a card, and the maximum for a list."""
LEAST = 250
"""The minimum height of a tall picture, for a hand of a single card."""
LOWEST, HIGHEST = 270, {1: 460, 2: 341}
"""The minimum height of a card, and the maximum by the number of rows."""


def faces_of(view: ThunderstoneView, seat: Seat, locale: Locale) -> list[Face]:
    """The cards of a seat's hand as they are drawn: revealed ones as they are now."""
    if view.turn.revealed and view.turn.seat == seat:
        faces = [
            Face(shown.card, 1, shown.strength, tuple(state_of(view, locale, shown)), (f"card-{shown.slot}",))
            for shown in view.turn.cards
        ]
    else:
        pledged, copies = Counter(view.pledged), Counter[str]()
        faces = []
        for card in view.hand:
            copies[card] += 1
            given = pledged[card] > 0
            pledged[card] -= given
            faces.append(
                Face(
                    card,
                    1,
                    None,
                    (locale.say("state-pledged"),) if given else (),
                    (f"card-{card}-{copies[card]}",),
                    given,
                )
            )
    return faces if len(faces) <= SIX else together(faces)


def together(faces: list[Face]) -> list[Face]:
    """The cards with equal ones as one."""
    alike: dict[Face, list[Face]] = {}
    for face in faces:
        alike.setdefault(face, []).append(face)
    return [
        replace(
            face,
            number=sum(each.number for each in copies),
            marks=tuple(mark for copy in copies for mark in copy.marks),
        )
        for face, copies in alike.items()
    ]


def gold_of(view: ThunderstoneView, seat: Seat) -> int:
    """What the hand is worth: in the village, including what effects gave, less what was spent."""
    if view.turn.revealed and view.turn.seat == seat:
        return view.turn.gold
    return sum(GOLD[card] for card in view.hand)


def draw(view: ThunderstoneView, seat: Seat, locale: Locale, *, tall: bool = False) -> str:
    """The picture as SVG."""
    faces = faces_of(view, seat, locale)
    if tall:
        return _tall(view, seat, locale, together(faces))
    if not faces:
        return _empty(view, seat, locale, WIDTH, EMPTY)
    if len(faces) > SIX or any(face.number > 1 for face in faces):
        return _list(view, seat, locale, faces)
    rows = 1 if len(faces) <= 3 else 2
    columns = max(2, len(faces)) if rows == 1 else ceil(len(faces) / 2)
    wide = (WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns
    y, parts = float(HEAD), []
    for first in range(0, len(faces), columns):
        row = faces[first : first + columns]
        wanted = max(face_height(locale, face, wide) for face in row)
        high = min(max(wanted, LOWEST), HIGHEST[rows])
        for column, face in enumerate(row):
            drawn = group(draw_face(locale, face, wide, high), _spots(locale, face, wide, high))
            parts.append(group(drawn, at=(EDGE + column * (wide + GAP), y)))
        y += high + GAP
    return framed(y, _head(view, seat, locale, WIDTH), *parts, ground=style.MOOD.ground)


def _list(view: ThunderstoneView, seat: Seat, locale: Locale, faces: list[Face]) -> str:
    """Two columns of entries, each row as high as its text requires, or all the same height if that is too much."""
    wide, y, parts = (WIDTH - 2 * EDGE - GAP) / 2, float(HEAD), []
    rows = [faces[first : first + 2] for first in range(0, len(faces), 2)]
    heights = [max(entry_height(locale, face, wide) for face in row) for row in rows]
    room = MOST - HEAD - GAP * len(rows)
    if sum(heights) > room:
        heights = [room / len(rows)] * len(rows)
    for row, high in zip(rows, heights, strict=True):
        for column, face in enumerate(row):
            drawn = group(draw_entry(locale, face, wide, high), _spots(locale, face, wide, high))
            parts.append(group(drawn, at=(EDGE + column * (wide + GAP), y)))
        y += high + GAP
    return framed(y, _head(view, seat, locale, WIDTH), *parts, ground=style.MOOD.ground)


def _tall(view: ThunderstoneView, seat: Seat, locale: Locale, faces: list[Face]) -> str:
    """One card below the other, for a phone held upright."""
    if not faces:
        return _empty(view, seat, locale, TALL_WIDTH, EMPTY)
    wide, y, parts = TALL_WIDTH - 2 * EDGE, HEAD * 2 - 6.0, []
    for face in faces:
        drawn, high = _entry(locale.language, locale.texts, face, wide)
        parts.append(group(drawn, _spots(locale, face, wide, high), at=(EDGE, y)))
        y += high + GAP
    head = _head(view, seat, locale, TALL_WIDTH, rows=2)
    return framed(max(y, LEAST), head, *parts, ground=style.MOOD.ground, width=TALL_WIDTH)


@lru_cache(maxsize=256)
def _entry(language: str, texts: Texts, face: Face, width: float) -> tuple[str, float]:
    """A card as an entry that says everything, and its height."""
    locale = Locale(language, texts)
    high = entry_height(locale, face, width)
    return draw_entry(locale, face, width, high), high


def _spots(locale: Locale, face: Face, width: float, height: float) -> str:
    about = described(locale, face.card, locale.card(face.card), face.strength, face.states)
    return (chosen(0, 0, width, height) if face.chosen else "") + spots(face.marks, about, width, height)


def _empty(view: ThunderstoneView, seat: Seat, locale: Locale, width: float, height: float) -> str:
    rows = 1 if width == WIDTH else 2
    words = text(width / 2, height / 2, locale.say("picture-no_cards"), 40, MIST, "middle")
    head = _head(view, seat, locale, width, rows=rows)
    return framed(height, head, words, ground=style.MOOD.ground, width=width)


def _head(view: ThunderstoneView, seat: Seat, locale: Locale, width: float, *, rows: int = 1) -> str:
    """Whose hand it is, and the player's numbers, in the same row or in a second one."""
    player = view.players[seat]
    values = [
        ("gold", gold_of(view, seat)),
        ("experience", player.experience),
        ("points", player.points),
        ("deck", player.deck),
        ("discard", len(player.discard)),
    ]
    wide = width_of_pills(locale, values)
    title = locale.say("picture-hand_of", player=locale.player(seat), number=player.hand)
    room = width - 60 - (wide + 12 if rows == 1 else 0)
    at = (width - EDGE - wide + style.PILL_GAP, HEAD / 2 + 1) if rows == 1 else (EDGE, HEAD + 18)
    return (
        style.bolt(26, HEAD / 2 + 1, 42)
        + text(50, HEAD / 2 + 1, title, 30, BOLT_PALE, "start", room, TITLE)
        + group(pills(locale, values, 10_000, SMALLEST)[0], at=at)
    )
