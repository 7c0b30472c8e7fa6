"""The heroes side by side below the board, and one below the other for a player who sends something against them."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeoneer.pictures import style
from games.dungeoneer.pictures.motifs import drawing
from games.dungeoneer.pictures.words import Locale, acting, hero_about, score_words
from games.dungeoneer.rules.components import ATTRIBUTES
from games.dungeoneer.rules.marks import hero_mark
from games.dungeoneer.rules.view import DungeoneerView, PlayerView
from pictures.badges import badge, counter
from pictures.kit import SMALLEST, WIDTH, numbered_sign, player_name
from pictures.states import choosable, edge_of, stands_out
from pictures.svg import group, rect, spot, spread, text, width_of
from pictures.tokens import CHALK, MIST
from pictures.typefaces import TITLE

EDGE, GAP = 4, 5
HEIGHT = 74.0
"""The height of a plate."""
RIVAL, RIVAL_STEP = 52.0, 57.0
"""The height of a rival's row, and the distance from one to the next."""
BADGE = 36.0
"""The room of a badge."""
NARROW = 170
"""The width up to which a plate leaves out movement."""
COLUMN = 52.0
"""The least room of a score."""


def strip(view: DungeoneerView, locale: Locale, marks: Sequence[str] = ()) -> str:
    """One plate per player from the origin over the whole width; those in `marks` are lit."""
    width = (WIDTH - 2 * EDGE - GAP * (view.seats - 1)) / view.seats
    shown = []
    for player in view.players:
        mark = hero_mark(player.seat)
        light = choosable(0, 0, width, HEIGHT, 12, 1) if mark in marks else ""
        touched = spot(mark, hero_about(view, locale, player.seat), 0, 0, width, HEIGHT)
        shown.append(_plate(view, locale, player, width) + light + touched)
    return spread(shown, width + GAP, at=(EDGE, 0))


def _back(view: DungeoneerView, player: PlayerView, width: float, height: float) -> str:
    """The plate behind a player's values, bright for whose turn it is."""
    now = player.seat == acting(view)
    mine = stands_out(player.seat, view.seat, turn=now)
    return rect(0, 0, width, height, style.MOOD.plate if now else style.MOOD.rock, 12, **edge_of(mine=mine))


def _who(locale: Locale, player: PlayerView, y: float, room: float) -> str:
    """The sign and the name of a player, with their middle at `y`."""
    ink = CHALK if player.alive else MIST
    return numbered_sign(player.seat, 22, y, 32) + player_name(42, y, locale.player(player.seat), room - 42, ink)


def _plate(view: DungeoneerView, locale: Locale, player: PlayerView, width: float) -> str:
    """Sign and name, and below them values as badges: the more, the wider the plate."""
    parts = [_back(view, player, width, HEIGHT)]
    right = width - 4
    if not player.alive:
        out = text(14, 54, locale.say("picture-out"), SMALLEST, MIST, "start", width - 24)
        return "".join([*parts, _who(locale, player, 20, right), out])
    if player.tipped or player.cusp:
        parts.append(style.tumbled(right - 16, 20))
        right -= 36
    if width > NARROW and (player.movement or player.token):
        drawn, steps_width = counter("steps", player.movement or 1, 0, 0)
        parts.append(group(drawn, at=(right - steps_width, 20)))
        right -= steps_width + 8
    parts.append(_who(locale, player, 20, right))
    values = [*_values(player), ("deck", player.hand_size), ("level", player.level)]
    most = int((width - 12) / (BADGE - 1))
    step = min(BADGE + 8, (width - 12) / min(most, len(values)))
    for index, (value, number) in enumerate(values[:most]):
        parts.append(badge(value, number, 8 + step * index + BADGE / 2 - 1, 54, BADGE - 1))
    return "".join(parts)


def _values(player: PlayerView) -> list[tuple[str, int]]:
    """The values of a hero that its rivals look for, by badges."""
    return [("health", player.life), ("glory", player.glory), ("peril", player.peril), ("quest", len(player.done))]


# Rivals


def rivals(view: DungeoneerView, locale: Locale, seats: Sequence[int], marks: Sequence[str] = ()) -> str:
    """Rows from the origin, with what one must know to send something against those heroes."""
    width = WIDTH - 2.0 * EDGE
    rows = []
    for seat in seats:
        light = choosable(0, 0, width, RIVAL, 12, 0) if hero_mark(seat) in marks else ""
        touched = spot(hero_mark(seat), hero_about(view, locale, seat), 0, 0, width, RIVAL)
        rows.append(_rival(view, locale, view.players[seat], width) + light + touched)
    return spread(rows, 0, RIVAL_STEP, 1, at=(EDGE, 0))


def _rival(view: DungeoneerView, locale: Locale, player: PlayerView, width: float) -> str:
    """Name, Life, Glory, Peril, completed quests and scores, and the space with its terrain and hazard."""
    y = RIVAL / 2
    parts = [_back(view, player, width, RIVAL), _who(locale, player, y, 166)]
    for index, (value, number) in enumerate(_values(player)):
        parts.append(badge(value, number, 188 + 37 * index, y, 37))
    drawn, scores_width = scores(player, width - 324 - 240)
    parts.append(group(drawn, at=(322, y)))
    left, right = 322 + max(scores_width, 250) + 8, width - 12
    if player.tipped or player.cusp:
        parts.append(style.tumbled(right - 14, y))
        right -= 36
    space = next((space for space in view.spaces if space.number == player.space), None)
    if space is None:
        return "".join(parts)
    if space.printed.terrain is not None:
        parts.append(group(drawing(space.printed.terrain), at=(left + 22, y), scale=0.38))
        left += 48
    if space.printed.hazard:
        chip, chip_width = style.obstacle("hazard", f"+{space.printed.hazard}")
        right -= chip_width
        parts.append(group(chip, at=(right, y)))
        right -= 6
    parts.append(text(left, y, locale.name(space.card), SMALLEST, MIST, "start", right - left, TITLE))
    return "".join(parts)


def scores(player: PlayerView, most: float) -> tuple[str, float]:
    """The three scores with their signs side by side from x 0 around height 0, and their width, at most `most`."""
    printed = [(attr, score_words(getattr(player, attr))) for attr in ATTRIBUTES]
    widths = [max(COLUMN, width_of(words, SMALLEST)) for _, words in printed]
    whole = sum(widths)
    gap = max(4.0, min(22.0, (most - whole - 34 * len(printed)) / (len(printed) - 1)))
    squeeze = min(1.0, (most - 34 * len(printed) - gap * (len(printed) - 1)) / whole)
    parts, x = [], 0.0
    for (attr, words), room in zip(printed, widths, strict=True):
        parts.append(style.attribute(attr, x + 15, 0, 30))
        parts.append(text(x + 34, 0, words, SMALLEST, CHALK, "start", room * squeeze))
        x += 34 + room * squeeze + gap
    return "".join(parts), x - gap
