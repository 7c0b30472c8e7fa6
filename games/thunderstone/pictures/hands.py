"""The hand of a seat as a picture: its cards with everything a player needs for decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from math import ceil

from games.thunderstone.pictures import style
from games.thunderstone.pictures.cards import EDGE, GAP, Face, ListedCard, draw_face, entries, face_height, spots
from games.thunderstone.pictures.words import Locale, state_of
from games.thunderstone.rules.cards import GOLD
from games.thunderstone.rules.view import ThunderstoneView
from pictures.badges import counters
from pictures.kit import WIDTH, framed
from pictures.seats import seat_sign
from pictures.states import chosen
from pictures.svg import group, text
from pictures.tokens import CHALK, MIST
from pictures.typefaces import TITLE
from rules.messages import Seat

HEAD = 48
SIX = 6
"""Up to this many cards are shown one by one; with more, equal ones are grouped, each as an entry of a list."""
EMPTY, MOST = 320, 1030
"""The least height of the picture, and the maximum for a list."""
AVERAGE, HIGHEST = 262, 480
"""The height of a row of cards where that has room for their texts, on average, and the maximum."""


def faces_of(view: ThunderstoneView, seat: Seat, locale: Locale) -> list[Face]:
    """The cards of a seat's hand as they are drawn: revealed ones as they are now."""
    if view.turn.revealed and view.turn.seat == seat:
        faces = [
            Face(
                shown.card,
                strength=shown.strength,
                states=tuple(state_of(view, locale, shown)),
                marks=(f"card-{shown.slot}",),
            )
            for shown in view.turn.cards
        ]
    else:
        faces, copies = [], Counter[str]()
        for card in view.hand:
            copies[card] += 1
            pledged = copies[card] <= view.pledged.count(card)
            states = (locale.say("state-pledged"),) if pledged else ()
            faces.append(Face(card, states=states, marks=(f"card-{card}-{copies[card]}",), chosen=pledged))
    return faces if len(faces) <= SIX else together(faces)


def together(faces: list[Face]) -> list[Face]:
    """The cards with equal ones as one."""
    alike: dict[Face, list[Face]] = {}
    for face in faces:
        alike.setdefault(face, []).append(face)
    grouped = []
    for face, copies in alike.items():
        marks = tuple(chain.from_iterable(copy.marks for copy in copies))
        grouped.append(replace(face, number=sum(copy.number for copy in copies), marks=marks))
    return grouped


def gold_of(view: ThunderstoneView, seat: Seat) -> int:
    """The gold of the hand: in the village, including what effects gave, less what was spent."""
    if view.turn.revealed and view.turn.seat == seat:
        return view.turn.gold
    return sum(GOLD[card] for card in view.hand)


def draw(view: ThunderstoneView, seat: Seat, locale: Locale, *, listed: bool = False) -> str:
    """The picture as SVG: whole cards; or a list in two columns, of equal cards together and no higher than needed."""
    faces = faces_of(view, seat, locale)
    faces = together(faces) if listed else faces
    if not faces:
        drawn = text(WIDTH / 2, EMPTY / 2, locale.say("picture-no_cards"), 40, MIST, "middle")
        y = float(EMPTY)
    elif listed or len(faces) > SIX or any(face.number > 1 for face in faces):
        offers = [ListedCard(face, "paper", face.about(locale)) for face in faces]
        parts, y = entries(locale, offers, HEAD, MOST - HEAD)
        drawn = "".join(parts)
    else:
        drawn, y = _cards(locale, faces)
    return framed(y if listed else max(y, EMPTY), _head(view, seat, locale), drawn, ground=style.MOOD.ground)


def _cards(locale: Locale, faces: Sequence[Face]) -> tuple[str, float]:
    """Whole cards in one row or two, and where they end."""
    y = float(HEAD)
    rows = 1 if len(faces) <= 3 else 2
    columns = max(2, len(faces)) if rows == 1 else ceil(len(faces) / 2)
    width, parts = (WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns, []
    dealt = [faces[first : first + columns] for first in range(0, len(faces), columns)]
    for row, height in zip(dealt, _heights(locale, dealt, width), strict=True):
        for column, face in enumerate(row):
            equal = chain.from_iterable(other.marks for other in faces if other == face)
            touched = chosen(0, 0, width, height) if face.chosen else ""
            touched += spots(tuple(dict.fromkeys((*face.marks, *equal))), face.about(locale), width, height, own=True)
            parts.append(group(draw_face(locale, face, width, height), touched, at=(EDGE + column * (width + GAP), y)))
        y += height + GAP
    return "".join(parts), y


def _heights(locale: Locale, rows: Sequence[Sequence[Face]], width: float) -> list[float]:
    """The heights of rows of cards with their whole texts, or in few words if only these let a page show all cards."""
    for brief in (False, True):
        heights = [max(face_height(locale, face, width, brief=brief) for face in row) for row in rows]
        if (spare := AVERAGE - sum(heights) / len(rows)) >= 0:
            return [height + spare for height in heights]
    return [min(max(AVERAGE, *(face_height(locale, face, width) for face in row)), HIGHEST) for row in rows]


def _head(view: ThunderstoneView, seat: Seat, locale: Locale) -> str:
    """The owner of the hand, and the player's numbers."""
    player = view.players[seat]
    values = {
        "gold": gold_of(view, seat),
        "experience": player.experience,
        "points": player.points,
        "deck": player.deck,
        "discard": len(player.discard),
    }
    drawn, width = counters(values.items(), 16)
    title = locale.say("picture-hand_of", player=locale.player(seat), number=player.hand)
    middle = HEAD / 2
    return (
        seat_sign(seat, 26, middle, 34)
        + text(50, middle, title, 30, CHALK, "start", WIDTH - width - 72, TITLE)
        + group(drawn, at=(WIDTH - EDGE - 4 - width, middle))
    )
