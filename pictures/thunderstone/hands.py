"""The hand of a seat as a picture: its cards with everything a player decides by."""

from __future__ import annotations

from collections import Counter
from math import ceil

from pictures.kit import SMALLEST
from pictures.svg import document, group, rect, text
from pictures.thunderstone import style
from pictures.thunderstone.cards import Face, draw_face, draw_row, pills
from pictures.thunderstone.style import BOLT_PALE, DIM
from pictures.thunderstone.words import Speaker, state_of
from rules.core.messages import Seat
from rules.thunderstone.cards import CARDS
from rules.thunderstone.view import ThunderstoneView

WIDTH, HEIGHT = 1200, 675
HEAD, EDGE, GAP = 58, 10, 10
SIX = 6
"""Up to so many cards are shown one by one; of more, equal ones lie together."""
WHOLE = 8
"""Of more different cards each is an entry of a list, in a picture that is taller."""
TALL = 790


def faces_of(view: ThunderstoneView, seat: Seat, speaker: Speaker) -> list[Face]:
    """The cards of a seat's hand as they are drawn: revealed ones as they are now."""
    if view.turn.revealed and view.turn.seat == seat:
        faces = [
            Face(shown.card, 1, shown.strength, tuple(state_of(view, speaker, shown))) for shown in view.turn.cards
        ]
    else:
        pledged = Counter(view.pledged)
        faces = []
        for card in view.hand:
            chosen = pledged[card] > 0
            pledged[card] -= chosen
            faces.append(Face(card, 1, None, (speaker.say("state-pledged"),) if chosen else ()))
    return faces if len(faces) <= SIX else together(faces)


def together(faces: list[Face]) -> list[Face]:
    """The cards with equal ones as one."""
    return [Face(face.card, number, face.strength, face.states) for face, number in Counter(faces).items()]


def gold_of(view: ThunderstoneView, seat: Seat) -> int:
    """What the hand is worth: in the village with what effects gave, less what was spent."""
    if view.turn.revealed and view.turn.seat == seat:
        return view.turn.gold
    return sum(CARDS[card].gold or 0 for card in view.hand)


def _grid(number: int) -> tuple[int, int]:
    """Columns and rows for so many cards."""
    if number <= 4:
        return max(2, number), 1
    columns = 3 if number <= SIX else 4 if number <= WHOLE else 2
    return columns, ceil(number / columns)


def draw(view: ThunderstoneView, seat: Seat, speaker: Speaker) -> str:
    """The picture as SVG."""
    faces = faces_of(view, seat, speaker)
    player = view.players[seat]
    values = [
        ("gold", gold_of(view, seat)),
        ("experience", player.experience),
        ("deck", player.deck),
        ("discard", len(player.discard)),
    ]
    height = HEIGHT if len(faces) <= WHOLE else TALL
    parts = [rect(0, 0, WIDTH, height, style.NIGHT), style.bolt(32, HEAD / 2 + 2, 50)]
    title = speaker.say("picture-hand_of", player=speaker.player(seat), number=player.hand)
    parts.append(text(62, HEAD / 2 + 2, title, 32, BOLT_PALE, "start", 500))
    row, width = _row(speaker, values)
    parts.append(group(row, at=(WIDTH - EDGE - width, HEAD / 2 + 2)))
    if not faces:
        parts.append(text(WIDTH / 2, HEIGHT / 2, speaker.say("picture-no_cards"), 40, DIM, "middle"))
        return document(WIDTH, HEIGHT, *parts)
    columns, rows = _grid(len(faces))
    wide = (WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns
    high = (height - HEAD - EDGE - GAP * (rows - 1)) / rows
    size = 34.0 if rows == 1 else float(SMALLEST)
    for index, face in enumerate(faces):
        at = (EDGE + index % columns * (wide + GAP), HEAD + index // columns * (high + GAP))
        whole = len(faces) <= WHOLE
        drawn = draw_face(speaker, face, wide, high, size) if whole else draw_row(speaker, face, wide, high)
        parts.append(group(drawn, at=at))
    return document(WIDTH, height, *parts)


def _row(speaker: Speaker, values: list[tuple[str, int]]) -> tuple[str, float]:
    """The player's numbers in one row of pills, and how wide it is."""
    wide = sum(style.pill_width(speaker.say(f"label-{key}"), str(value)) + style.PILL_GAP for key, value in values)
    return pills(speaker, values, WIDTH, SMALLEST)[0], wide - style.PILL_GAP
