"""The heroes' line at the foot of the board: who, level and Life, Glory and Peril, cards in hand, completed quests."""

from __future__ import annotations

from pictures.dungeoneer import style
from pictures.dungeoneer.style import CHALK, DIM, EMBER, GOLD
from pictures.dungeoneer.words import Speaker, acting
from pictures.kit import SMALLEST
from pictures.svg import group, rect, text, width_of
from rules.dungeoneer.components import QUESTS_TO_WIN
from rules.dungeoneer.view import DungeoneerView, PlayerView

EDGE, GAP = 6, 6
WIDE = 280
"""From this width on a plate has room for the hero's name."""


def draw(view: DungeoneerView, speaker: Speaker, y: float, width: float, height: float) -> str:
    """One plate per player, side by side over the whole width."""
    number = max(1, len(view.players))
    each = (width - 2 * EDGE - GAP * (number - 1)) / number
    return "".join(
        group(_plate(view, speaker, player, each, height), at=(EDGE + index * (each + GAP), y))
        for index, player in enumerate(view.players)
    )


def _plate(view: DungeoneerView, speaker: Speaker, player: PlayerView, width: float, height: float) -> str:
    won = view.result is not None and player.seat in view.result.winners
    now = player.seat == acting(view)
    edge, stroke = (GOLD, 5.0) if won else (EMBER, 5.0) if now else (style.EDGE, 2.0)
    rows = [height * part for part in (0.19, 0.52, 0.83)]
    back = rect(0, 0, width, height, "#232b38" if player.alive else "#15181d", 10, stroke=edge, stroke_width=stroke)
    ink = CHALK if player.alive else DIM
    parts = [back, style.badge(player.seat, 26, rows[0], 36)]
    if width >= WIDE:
        hero = speaker.say(f"short-{player.hero}")
        taken = width_of(hero, SMALLEST)
        parts.append(text(48, rows[0], speaker.player(player.seat), SMALLEST, ink, "start", width - taken - 74))
        parts.append(text(width - 10, rows[0], hero, SMALLEST, DIM, "end"))
    else:
        room = width - (140 if player.tipped else 56)
        parts.append(text(48, rows[0], speaker.player(player.seat), SMALLEST, ink, "start", room))
    if not player.alive:
        parts.append(text(14, rows[1], speaker.say("picture-out"), SMALLEST, DIM, "start", width - 24))
        return "".join(parts)
    step = min(96.0, (width - (76 if width >= WIDE else 16)) / 3)
    middle = 10 + step * 1.02
    parts += [
        style.heart(24, rows[1], 32),
        text(46, rows[1], str(player.life), SMALLEST, ink),
        text(middle, rows[1], speaker.say("picture-level", level=player.level), SMALLEST, ink, "start", step),
        style.cards(10 + 2.1 * step + 10, rows[1], 30),
        text(10 + 2.1 * step + 30, rows[1], str(player.hand_size), SMALLEST, ink),
        style.glory(player.glory, 26, rows[2], 40),
        style.peril(player.peril, 74, rows[2], 40),
    ]
    for index in range(QUESTS_TO_WIN):
        parts.append(style.seal(112 + index * 27, rows[2], 26, done=index < len(player.done)))
    if width >= WIDE:
        parts.append(_state(speaker, player, width - 10, rows[1], rows[2], width - 204))
    elif player.tipped:
        parts.append(text(width - 8, rows[0] + 1, speaker.say("picture-tipped"), SMALLEST, "#ffb0a0", "end", 70))
    return "".join(parts)


def _state(speaker: Speaker, player: PlayerView, x: float, upper: float, lower: float, room: float) -> str:
    """Movement left, and whether the hero lies or stands between two spaces."""
    parts = []
    if player.movement or player.token:
        number = player.movement or 1
        parts.append(style.attribute("speed", x - 30, upper, 30) + text(x, upper, str(number), SMALLEST, CHALK, "end"))
    words = speaker.say("picture-tipped") if player.tipped else speaker.say("picture-cusp") if player.cusp else ""
    if words:
        parts.append(text(x, lower, words, SMALLEST, "#ffb0a0", "end", room))
    return "".join(parts)
