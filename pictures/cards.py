"""Cards, rows and the strip of seats: cut paper on a dark table, the same in the pictures of all games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from pictures.badges import counters, price
from pictures.kit import SMALLEST, player_name
from pictures.paragraphs import broken, paragraph
from pictures.seats import seat_sign
from pictures.states import choosable, edge_of
from pictures.svg import NARROWEST, group, line, path, rect, spread, text, width_of
from pictures.tokens import CHALK, INK, INK_2, MIST, PAPER, PAPER_FOOT, Mood
from pictures.typefaces import TITLE
from rules.messages import Seat

RADIUS = 10
PAD = 12
"""The room between the edge of a card and its text."""
STEP = 30.0
"""From line to line of the smallest text."""
BAND = 38.0
"""The height of a card's band with a name of one line."""
LEAST_ART = 52.0
"""The least height of a card's drawing."""
UNDER_BADGES = 17.0
"""From the edge of a card's paper, on which badges stand, to its text."""
UNDER_EDGE = 6.0
"""From an edge without badges to the text."""
FAINT = "#9fabcf"
"""Text on a plate that recedes."""


def shadow(width: float, height: float, radius: float = RADIUS) -> str:
    """The hard shadow of what lies at the origin."""
    return rect(0, 4, width, height, "#000000", radius, opacity="0.4")


@dataclass(frozen=True, slots=True)
class Card:
    """The text of a card."""

    name: str
    band: str
    """The colour of the band behind the name."""
    words: str = ""
    """The rules."""
    note: str = ""
    """A quiet line above the rules."""
    left: float = 0
    """The room for a sign on the band, before the name."""
    size: float = SMALLEST
    """The size of the text; everything on the card grows with it."""

    @property
    def scale(self) -> float:
        """The factor by which its text is larger than the smallest."""
        return self.size / SMALLEST

    def title(self, width: float) -> tuple[int, float]:
        """The number of lines of the name on a card of this width, and the height of the band."""
        room = width - (2 * PAD - 4 + self.left) * self.scale
        lines = 1 if width_of(self.name, self.size, TITLE) * NARROWEST <= room else 2
        return lines, (BAND + STEP * (lines - 1)) * self.scale

    def lines(self, width: float, most: int) -> int:
        """The number of lines of the rules, at most `most`."""
        return len(broken(self.words, self.size, width - 2 * PAD * self.scale, most)) if self.words else 0

    def note_lines(self, width: float) -> int:
        """The number of lines of the quiet line: two where it is long."""
        return len(broken(self.note, self.size, width - 2 * PAD * self.scale, 2)) if self.note else 0

    def text_height(self, width: float, most: int, *, badged: bool) -> float:
        """The height of the paper below the drawing; `badged`: badges stand on its upper edge."""
        lines = self.lines(width, most) + self.note_lines(width)
        return ((UNDER_BADGES if badged else UNDER_EDGE) + STEP * lines + (4 if lines else 14)) * self.scale

    def height(self, width: float, *, badged: bool) -> float:
        """The height at which all of the rules fit below the smallest drawing."""
        return self.title(width)[1] + LEAST_ART * self.scale + self.text_height(width, 99, badged=badged)


def card(
    content: Card, width: float, height: float, art: Callable[[float, float], str], seam: str = "", most: int = 3
) -> str:
    """A card at the origin: band, drawing, then at most `most` lines of rules on paper.

    `art` draws in the size it is given. `seam`: badges around height 0, which stand on the lower edge of the drawing.
    """
    scale = content.scale
    name_lines, band = content.title(width)
    step = STEP * scale
    name_left, name_y = (PAD - 2 + content.left) * scale, BAND / 2 * scale + 1
    name_room = width - (PAD - 2) * scale - name_left
    window = height - band - content.text_height(width, most, badged=bool(seam))
    round_head = f"M1.5 {band:g}V{RADIUS}q0-8.5 8.5-8.5H{width - RADIUS:g}q8.5 0 8.5 8.5V{band:g}Z"
    parts = [
        shadow(width, height),
        rect(0, 0, width, height, PAPER, RADIUS),
        path(f"M2 {height - 12:g}H{width - 2:g}V{height - 9:g}q0 8-8 8H10q-8 0-8-8Z", PAPER_FOOT),
        path(round_head, content.band),
        paragraph(name_left, name_y, content.name, content.size, "#fff8e6", name_room, name_lines, step, TITLE),
        group(art(width - 3, window), at=(1.5, band)),
        line(f"M2 {band:g}H{width - 2:g}M2 {band + window:g}H{width - 2:g}", INK, 3),
        rect(1.5, 1.5, width - 3, height - 3, "none", RADIUS, stroke=INK, stroke_width=3),
        group(seam, at=(0, band + window - 8 * scale)),
    ]
    left = PAD * scale
    room = width - 2 * left
    y = band + window + ((UNDER_BADGES if seam else UNDER_EDGE) + STEP / 2 - 2) * scale
    if content.note:
        parts.append(paragraph(left, y, content.note, content.size, INK_2, room, 2, step))
        y += step * content.note_lines(width)
    if content.words:
        parts.append(paragraph(left, y, content.words, content.size, INK, room, most, step))
    return "".join(parts)


Look = Literal["lit", "paper", "plain", "dim"]
"""The light on a row: in the light of the lantern, on the table, dark, or receding because it can't be chosen."""
TAB = 28.0
"""The width of the tab at the left of a row."""
COIN_ROOM = 30.0
"""The room for the coin of a row's cost."""


def row(
    name: str,
    width: float,
    height: float,
    look: Look,
    kind: tuple[str, str],
    mood: Mood,
    *,
    cost: int | None = None,
    end: str = "",
    spare: float = 0,
    compact: bool = False,
) -> str:
    """A card as a row: a tab with the colour and the sign of its `kind`, the coin of its cost, its name, and `end`.

    `spare` is left free before the end. `compact`: the coin lies on the tab, where names need the room.
    """
    colour, shape = kind
    ground, ink, quiet = _tones(look, mood)
    middle = min(height / 2, 17)
    parts = []
    if look in ("lit", "paper"):
        parts.append(shadow(width, height, 7))
    if look == "lit":
        parts.append(choosable(-3, -3, width + 6, height + 6, 10, 2))
    parts.append(rect(0, 0, width, height, ground, 7))
    if look != "dim":
        parts.append(path(f"M{TAB:g} 0V{height:g}H7q-7 0-7-7V7q0-7 7-7Z", colour))
    if cost is None or not compact:
        sign = path(shape, colour if look == "dim" else "#fff8e6", fill_rule="evenodd")
        parts.append(group(sign, at=(TAB / 2, middle), scale=24 / 36))
    left = _name_left(cost=cost is not None, compact=compact)
    if cost is not None:
        parts.append(price(cost, left - 18, middle, dark=look == "dim"))
    right = width - 7
    if end:
        end_width = width_of(end, SMALLEST) * NARROWEST
        parts.append(text(right, middle, end, SMALLEST, quiet, "end", end_width))
        right -= end_width + 7
    parts.append(text(left, middle, name, SMALLEST, ink, "start", right - spare - left, TITLE))
    return "".join(parts)


def _tones(look: Look, mood: Mood) -> tuple[str, str, str]:
    """The colours of a row's ground, of its name and of what stands at its end."""
    match look:
        case "lit" | "paper":
            return PAPER, INK, INK_2
        case "plain":
            return mood.plate, CHALK, MIST
        case "dim":
            return mood.rock, FAINT, FAINT


def _name_left(*, cost: bool, compact: bool) -> float:
    """Where the name of a row begins."""
    if not cost:
        return TAB + 5
    return (0 if compact else TAB) + COIN_ROOM + 4


def row_room(name: str, end: str, *, cost: bool, compact: bool = False) -> float:
    """The least width of a row that shows the whole of a name."""
    left = _name_left(cost=cost, compact=compact)
    ends = width_of(end, SMALLEST) * NARROWEST + 7 if end else 0
    return left + width_of(name, SMALLEST, TITLE) * NARROWEST + ends + 7.5


@dataclass(frozen=True, slots=True)
class Chip:
    """A seat of the strip."""

    seat: Seat
    name: str
    values: Sequence[tuple[str, int]]
    """The names of badges (`pictures.badges.SHAPES`), each with its number."""
    turn: bool = False
    """Whether it is this player's turn."""
    mine: bool = False
    """Whether it has the chalk edge, see `pictures.states.stands_out`."""


FLAT = 46.0
"""The height of the strip with name and values side by side."""
TALL = 62.0
"""Its height with values below names."""


def strip_height(seats: int) -> float:
    """The height of the strip of this many seats."""
    return FLAT if seats <= 3 else TALL


def strip(chips: Sequence[Chip], width: float, mood: Mood) -> str:
    """The seats as equal chips side by side from the origin; with four or more, the values stand below the names."""
    gap = 8.0
    height = strip_height(len(chips))
    chip_width = (width - gap * (len(chips) - 1)) / len(chips)
    return spread([_chip(chip, chip_width, height, mood) for chip in chips], chip_width + gap)


def _chip(chip: Chip, width: float, height: float, mood: Mood) -> str:
    values, values_width = counters(chip.values)
    if height == FLAT:
        name_y = height / 2
        values_at = (width - 12 - values_width, height / 2)
        room = values_at[0] - 56
    else:
        name_y = 17.0
        values_at = (14.0, height - 17)
        room = width - 52
    return (
        rect(0, 0, width, height, mood.plate if chip.turn else mood.rock, 12, **edge_of(mine=chip.mine))
        + seat_sign(chip.seat, 24, name_y, 32)
        + player_name(47, name_y, chip.name, room)
        + group(values, at=values_at)
    )
