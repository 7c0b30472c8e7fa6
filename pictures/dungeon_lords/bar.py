"""The upper edge of the board: year, season, phase, the events of the year, and who is on the way."""

from __future__ import annotations

from pictures.dungeon_lords import people, style
from pictures.dungeon_lords.style import BRASS, DIM, EMBER, INK, PALE, PLATE, ROCK
from pictures.dungeon_lords.words import Speaker, in_combat
from pictures.kit import SMALLEST
from pictures.svg import NARROWEST, rect, text
from rules.core.messages import refer
from rules.dungeon_lords.components import SEASONS
from rules.dungeon_lords.view import DungeonLordsView

HEIGHT = 62
ARRIVALS_TOP, ARRIVALS_HEIGHT = 68, 76


def draw(view: DungeonLordsView, speaker: Speaker, width: float) -> str:
    """Year, season or combat round, and phase; on the right the events."""
    if in_combat(view):
        when = speaker.say("picture-combat", year=view.year, round=view.combat_round)
    else:
        when = speaker.say("picture-year", year=view.year, season=refer(f"season-{view.season}"))
    phase = speaker.title(f"phase-{view.phase}")
    parts = [rect(0, 0, width, HEIGHT, "#120d18")]
    room = 250 if not in_combat(view) else 420
    shown = min(room, speaker.width(when, 38))
    parts.append(text(16, HEIGHT / 2, when, 38, PALE, "start", room))
    phase_room = 470 - shown - 40 if not in_combat(view) else 400
    parts.append(text(16 + shown + 20, HEIGHT / 2 + 3, phase, 30, EMBER, "start", max(150, phase_room)))
    if not in_combat(view):
        parts.append(_events(view, speaker, 478, width - 10))
    return "".join(parts)


def _events(view: DungeonLordsView, speaker: Speaker, left: float, right: float) -> str:
    """Winter without an event, then spring, summer and autumn with theirs as far as they are known."""
    now = SEASONS.index(view.season)
    first = 54.0 if speaker.language == "ja" else 92.0
    each = (right - left - first - 18) / 3
    parts = []
    x = left
    for index, season in enumerate(SEASONS):
        wide = first if index == 0 else each
        lit = index == now
        fill, edge = ("#6a4a1e", BRASS) if lit else (ROCK, PLATE)
        parts.append(style.plate(x, 8, wide, 46, fill, edge, 3 if lit else 2))
        name = speaker.say(f"picture-{season}")
        name_wide = min(speaker.width(name, SMALLEST), wide - 12)
        parts.append(text(x + 10, 31, name, SMALLEST, PALE if index >= now else DIM, "start", wide - 16))
        if index:
            known = view.events[index - 1] if len(view.events) >= index else None
            over = index < now or (index == now and view.phase in ("adventurers",))
            at = x + 10 + name_wide + 10
            words = speaker.say(f"picture-event_{known}") if known else "?"
            if known == "special" and view.special is not None:
                named = speaker.say(f"special-{view.special}")
                # The card's name where it can be read, else only what kind of event it is.
                if speaker.width(named, SMALLEST) * NARROWEST <= x + wide - at - 8:
                    words = named
            ink = DIM if over else BRASS if known else DIM
            parts.append(text(at, 31, words, SMALLEST, ink, "start", x + wide - at - 8))
        x += wide + 6
    return "".join(parts)


def arrivals(view: DungeonLordsView, speaker: Speaker, width: float) -> str:
    """Who arrives in this season and who in the next, the weakest on the left."""
    y, height = ARRIVALS_TOP, ARRIVALS_HEIGHT
    parts = []
    tile, gap = 122.0, 6.0
    half = width / 2
    for left, key, cards in ((8.0, "picture-now", view.arriving), (half + 4, "picture-next", view.forecast)):
        parts.append(style.plate(left, y, half - 12, height, "#221a2a", "#3a2e46"))
        label = speaker.say(key)
        label_room = half - 12 - 4 * (tile + gap) - 16
        parts.append(
            text(left + 10, y + height / 2, label, SMALLEST, PALE if cards else DIM, "start", max(56, label_room))
        )
        at = left + half - 16 - len(cards) * (tile + gap) + gap - 2
        for index, card in enumerate(cards):
            parts.append(people.arrival(card, at + index * (tile + gap), y + 4, tile, height - 8))
        if not cards:
            parts.append(
                text(left + half - 26, y + height / 2, speaker.say("picture-nobody"), SMALLEST, DIM, "end", half - 110)
            )
    return "".join(parts)


__all__ = ["ARRIVALS_HEIGHT", "ARRIVALS_TOP", "HEIGHT", "INK", "arrivals", "draw"]
