"""The heroes as plates: name, level and Life, Glory and Peril, cards in hand, completed quests; rivals with scores."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeoneer.pictures import style
from games.dungeoneer.pictures.words import Locale, acting, hero_about, score_words
from games.dungeoneer.rules.components import QUESTS_TO_WIN
from games.dungeoneer.rules.marks import hero_mark
from games.dungeoneer.rules.view import DungeoneerView, PlayerView
from pictures.faces import TITLE
from pictures.kit import SMALLEST, WIDTH, numbered_sign
from pictures.svg import group, rect, spot, text, width_of
from pictures.tokens import CHALK, GOOD, MIST

EDGE, GAP = 8, 8
PLATE, RIVAL = 116, 196
"""The height of a plate, and of one that also shows scores and place."""
ALERT = "#ffb0a0"
SIGN = 38
"""The room of the sign of a score and of a gap."""


def columns(number: int) -> int:
    """The number of plates side by side."""
    return number if number <= 3 else 2 if number == 4 else 3


def height(number: int, each: float = PLATE, across: int = 0) -> float:
    """The height of this number of plates."""
    return -(-number // (across or columns(number))) * (each + GAP) - GAP


def draw(view: DungeoneerView, locale: Locale, y: float) -> str:
    """One plate per player over the whole width, in rows."""
    across = columns(len(view.players))
    width = _width(WIDTH, across)
    drawn = [
        _plate(view, locale, player, width)
        + spot(hero_mark(player.seat), hero_about(view, locale, player.seat), 0, 0, width, PLATE)
        for player in view.players
    ]
    return _grid(drawn, across, width, PLATE, y)


def _width(room: float, across: int) -> float:
    """The width of each plate."""
    return (room - 2 * EDGE - GAP * (across - 1)) / across


def _grid(plates: Sequence[str], across: int, width: float, height: float, y: float) -> str:
    return "".join(
        group(plate, at=(EDGE + index % across * (width + GAP), y + index // across * (height + GAP)))
        for index, plate in enumerate(plates)
    )


def _back(view: DungeoneerView, player: PlayerView, width: float, tall: float) -> str:
    won = view.result is not None and player.seat in view.result.winners
    now = player.seat == acting(view)
    edge, stroke = (GOOD, 5.0) if won else (CHALK, 4.0) if now else (style.EDGE, 2.0)
    ground = style.MOOD.plate if player.alive else style.NIGHT
    return rect(0, 0, width, tall, ground, 10, stroke=edge, stroke_width=stroke)


def _who(locale: Locale, player: PlayerView, width: float, y: float) -> str:
    """The seat's number, the player's name, and the hero's if there is room."""
    ink = CHALK if player.alive else MIST
    hero = locale.say(f"short-{player.hero}")
    room = width - width_of(hero, SMALLEST) - 76
    return (
        numbered_sign(player.seat, 26, y, 36)
        + text(50, y, locale.player(player.seat), SMALLEST, ink, "start", room)
        + text(width - 12, y, hero, SMALLEST, MIST, "end")
    )


def _plate(view: DungeoneerView, locale: Locale, player: PlayerView, width: float) -> str:
    rows = (21, 58, 95)
    parts = [_back(view, player, width, PLATE), _who(locale, player, width, rows[0])]
    if not player.alive:
        parts.append(text(16, rows[1], locale.say("picture-out"), SMALLEST, MIST, "start", width - 28))
        return "".join(parts)
    parts += [
        style.heart(26, rows[1], 32),
        text(48, rows[1], str(player.life), SMALLEST, CHALK),
        text(84, rows[1], locale.say("picture-level", level=player.level), SMALLEST, CHALK, "start", 64),
        style.cards(166, rows[1], 30),
        text(186, rows[1], str(player.hand_size), SMALLEST, CHALK),
        _movement(player, width - 14, rows[1]),
        style.glory(player.glory, 28, rows[2], 40),
        style.peril(player.peril, 78, rows[2], 40),
        _done(player, 118, rows[2]),
        _state(locale, player, width - 12, rows[2], width - 212),
    ]
    return "".join(parts)


def _done(player: PlayerView, x: float, y: float) -> str:
    """Completed quests, and how many are still needed."""
    return "".join(style.seal(x + index * 28, y, 26, done=index < len(player.done)) for index in range(QUESTS_TO_WIN))


def _movement(player: PlayerView, x: float, y: float) -> str:
    """Movement left, or the token."""
    if not (player.movement or player.token):
        return ""
    number = str(player.movement or 1)
    return style.movement(x - width_of(number, SMALLEST) - 18, y, 32) + text(x, y, number, SMALLEST, CHALK, "end")


def _state(locale: Locale, player: PlayerView, x: float, y: float, room: float) -> str:
    """Whether the hero is tipped or stands between two spaces."""
    words = locale.say("picture-tipped") if player.tipped else locale.say("picture-cusp") if player.cusp else ""
    return text(x, y, words, SMALLEST, ALERT, "end", room) if words else ""


# Rivals


def rivals(view: DungeoneerView, locale: Locale, seats: Sequence[int], y: float, width: float) -> str:
    """The plates of those heroes with what one must know to send something against them."""
    across = rival_columns(len(seats), width)
    each = _width(width, across)
    return _grid([_rival(view, locale, view.players[seat], each) for seat in seats], across, each, RIVAL, y)


def rival_columns(number: int, width: float) -> int:
    """The number of such plates side by side."""
    return max(1, min(number, 3 if width >= WIDTH else 2))


def _rival(view: DungeoneerView, locale: Locale, player: PlayerView, width: float) -> str:
    rows = (24, 67, 115, 165)
    parts = [_back(view, player, width, RIVAL), _who(locale, player, width, rows[0])]
    space = next((space for space in view.spaces if space.number == player.space), None)
    if space is not None:
        left = 16.0
        if space.terrain is not None:
            parts.append(style.terrain(space.terrain, 30, rows[1]))
            left = 54.0
        right = width - 14
        if space.hazard:
            parts.append(text(right, rows[1], f"+{space.hazard}", SMALLEST, CHALK, "end"))
            parts.append(style.hazard(right - 50, rows[1]))
            right -= 74
        parts.append(text(left, rows[1], locale.name(space.card), SMALLEST, MIST, "start", right - left, TITLE))
    parts.append(scores(player, 26, rows[2], width - 30))
    parts += [
        style.heart(28, rows[3], 36),
        text(52, rows[3], str(player.life), 32, CHALK),
        style.glory(player.glory, 112, rows[3], 44),
        style.peril(player.peril, 168, rows[3], 44),
        _state(locale, player, width - 12, rows[3], width - 214)
        or text(width - 12, rows[3], locale.say("picture-level", level=player.level), SMALLEST, MIST, "end"),
    ]
    return "".join(parts)


def scores(player: PlayerView, x: float, y: float, room: float) -> str:
    """The three scores with their marks, side by side; one that differs in combat takes room from the others."""
    told = [(attr, score_words(getattr(player, attr))) for attr in ("melee", "magic", "speed")]
    widths = [max(room / 3 - SIGN, width_of(words, SMALLEST)) for _, words in told]
    left = room - SIGN * len(told)
    if sum(widths) > left:
        needed = [width_of(words, SMALLEST) for _, words in told]
        spare = max(0.0, left - sum(needed)) / len(told)
        widths = [(need + spare) * min(1.0, left / sum(needed)) for need in needed]
    parts = []
    for (attr, words), width in zip(told, widths, strict=True):
        parts += [style.attribute(attr, x, y, 32), text(x + 20, y, words, SMALLEST, CHALK, "start", width)]
        x += SIGN + width
    return "".join(parts)
