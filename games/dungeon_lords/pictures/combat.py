"""The combat part on the board: the four combat cards, and the current battle."""

from __future__ import annotations

from collections.abc import Collection

from games.dungeon_lords.pictures import lords, people, style
from games.dungeon_lords.pictures.style import ACCENT, BLOOD, PLATE
from games.dungeon_lords.pictures.words import (
    NOT_CAST,
    Locale,
    combat_card_line,
    flags,
    spell_state,
    thing_line,
    wrapped,
)
from games.dungeon_lords.rules.components import COMBAT_CARDS
from games.dungeon_lords.rules.view import BattleView, DungeonLordsView
from pictures.faces import TITLE
from pictures.kit import SMALLEST
from pictures.states import choosable
from pictures.svg import circle, piece, spot, text
from pictures.tokens import CHALK, INK, MIST

LOW = 112.0
"""The height of the cards while plans are made."""
MOST = 6
"""The most adventurers of a party that are drawn; three, the paladin and a phantom have come."""


def cards(view: DungeonLordsView, locale: Locale, left: float, top: float, width: float) -> str:
    """The cards of the four rounds; this round's is lit, unknown ones lie face down."""
    each = (width - 18) / 4
    return "".join(
        _card(
            view,
            locale,
            index,
            view.combat[index] if index < len(view.combat) else None,
            left + index * (each + 6),
            top,
            each,
        )
        for index in range(4)
    )


def telling(view: DungeonLordsView, locale: Locale, left: float, top: float, width: float) -> tuple[str, float]:
    """This round's card with its effect, and its height."""
    card = view.combat[view.combat_round - 1] if view.combat_round else None
    if card is None:
        return "", 0
    lines = wrapped(locale, locale.say(f"card-{card}-help"), width - 32, SMALLEST)
    state = spell_state(view, locale)
    lines += wrapped(locale, state, width - 32, SMALLEST) if state else []
    without = view.battle is not None and view.battle.spell in NOT_CAST
    height = 56 + 32.0 * len(lines)
    parts = [
        style.plate(left, top, width, height, "#e9dcc2", CHALK, 5),
        _number(view.combat_round, left + 30, top + 28, now=True),
        text(left + 58, top + 28, locale.say(f"card-{card}"), SMALLEST + 2, INK, "start", width - 70, TITLE),
    ]
    for row, words in enumerate(lines):
        ink = "#7a6788" if without and words not in state else "#6b2015"
        parts.append(text(left + 16, top + 64 + row * 32, words, SMALLEST, ink, "start", width - 28))
    return "".join(parts), height


def _number(number: int, x: float, y: float, *, now: bool) -> str:
    return circle(x, y, 19, ACCENT if now else "#7a6788") + text(
        x, y, str(number), SMALLEST, INK if now else CHALK, "middle"
    )


def _card(
    view: DungeonLordsView, locale: Locale, index: int, card: str | None, x: float, y: float, width: float
) -> str:
    now = index + 1 == view.combat_round
    shown = index < view.combat_shown
    fill = "#51425f" if card is None else "#e9dcc2" if shown else "#b9a8c6"
    parts = [
        style.plate(x, y, width, LOW, fill, CHALK if now else PLATE, 5 if now else 2),
        _number(index + 1, x + 28, y + 26, now=now),
    ]
    if card is None:
        parts.append(text(x + width / 2 + 10, y + LOW / 2, "?", 48, MIST, "middle"))
        return "".join(parts)
    eye = 0.0 if shown else 36.0
    if eye:
        parts.append(style.icon("spy", x + width - 24, y + 91, 32))
    printed = COMBAT_CARDS[card]
    speed = locale.say("picture-fast" if printed.fast else "picture-slow")
    fatigue = locale.say("picture-fatigue", fatigue=printed.fatigue)
    parts.append(text(x + 54, y + 26, speed, SMALLEST, "#6b2015", "start", width - 60))
    parts.append(text(x + 8, y + 60, locale.say(f"card-{card}"), SMALLEST, INK, "start", width - 12, TITLE))
    parts.append(text(x + 10, y + 91, fatigue, SMALLEST, "#6b2015", "start", width - 18 - eye))
    parts.append(spot(f"round-{index + 1}", combat_card_line(locale, index + 1, card), x, y, width, LOW))
    return "".join(parts)


def stage(
    view: DungeonLordsView,
    locale: Locale,
    battle: BattleView,
    at: tuple[float, float],
    size: tuple[float, float],
    marks: Collection[str],
) -> str:
    """The battle: where and whose, the line on the left with its front to the right, creatures and traps facing it."""
    (x, y), (width, height) = at, size
    lord = view.lords[battle.seat]
    tile = next((tile for tile in lord.tiles if tile.square == battle.square), None)
    name = locale.say("tile-tunnel") if tile is None or tile.kind == "tunnel" else locale.say(f"room-{tile.kind}")
    title = locale.say("picture-battle", player=locale.player(battle.seat), square=battle.square, tile=name)
    parts = [
        style.plate(x, y, width, height, "#3a2430", CHALK, 3),
        style.sign(lord.colour, x + 32, y + 28, 36),
        text(x + 60, y + 28, title, 32, CHALK, "start", width - 150, TITLE),
        lords.prison(locale, lord, x + width - 56, y + 28),
    ]
    floor = y + 54
    high = height - 64
    gate = x + width * 0.4
    parts.append(
        people.party(locale, lord.line[:MOST], (gate, floor), (x + width - 6 - gate, high), marks, battle.poisoned)
    )
    left = x + 16
    waiting = [creature for creature in lord.lair if creature.deployed][:5]
    below = y + height - 34
    most = 128.0 if battle.trap_count or flags(view, locale) else 168.0
    bulk = min(most, (gate - left - 16) / max(1, len(waiting)) - 8)
    for index, creature in enumerate(waiting):
        across = left + index * (bulk + 8)
        parts.append(piece(f"creature-{creature.kind}", people.beast(creature, across, floor, bulk)))
        if creature.kind in marks:
            parts.append(choosable(across, floor, bulk, bulk))
        parts.append(spot(creature.kind, thing_line(locale, "creature", creature.kind), across, floor, bulk, bulk))
    parts += (style.icon("trap", left + 20 + index * 44, below, 46) for index in range(battle.trap_count))
    start = left + 4 + battle.trap_count * 46
    notes = wrapped(locale, locale.join(flags(view, locale)), gate - start - 16, SMALLEST)[:2]
    for index, note in enumerate(notes):
        row = below + (index - len(notes) + 1) * 32
        parts.append(text(start, row, note, SMALLEST, BLOOD, "start", gate - start - 12))
    return "".join(parts)
