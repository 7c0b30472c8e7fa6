"""The upper edge of the board: year, season, phase, and the events and adventurers of this season and the next."""

from __future__ import annotations

from games.dungeon_lords.pictures import people, style
from games.dungeon_lords.pictures.style import ACCENT
from games.dungeon_lords.pictures.words import Locale, card_words, in_combat, nobody, season_line
from games.dungeon_lords.rules.components import SEASONS
from games.dungeon_lords.rules.view import DungeonLordsView
from pictures.faces import TITLE
from pictures.kit import SMALLEST
from pictures.svg import NARROWEST, piece, rect, spot, text
from pictures.tokens import CHALK, MIST
from rules.messages import refer

HEIGHT = 46
COMING_HEIGHT = 72
LABEL = 112
"""The width of the words for the season and for its event."""


def draw(view: DungeonLordsView, locale: Locale, width: float) -> str:
    """Year, season or combat round, and phase."""
    if in_combat(view):
        when = locale.say("picture-combat", year=view.year, round=view.combat_round)
    else:
        when = locale.say("picture-year", year=view.year, season=refer(f"season-{view.season}"))
    room = width * 0.55
    shown = min(room, locale.width(when, 32))
    phase = locale.title(f"phase-{view.phase}")
    return (
        rect(0, 0, width, HEIGHT, "#120d18")
        + text(14, HEIGHT / 2, when, 32, CHALK, "start", room, TITLE)
        + text(14 + shown + 20, HEIGHT / 2 + 1, phase, SMALLEST, ACCENT, "start", width - shown - 48)
    )


def coming(view: DungeonLordsView, locale: Locale, at: tuple[float, float], width: float, columns: int = 2) -> str:
    """This season and the next: each with its event and its adventurers, the weakest on the left."""
    left, top = at
    now = SEASONS.index(view.season)
    half = (width - 6 * (columns - 1)) / columns
    parts = []
    for index, (season, key, cards) in enumerate(
        ((now, "picture-now", view.arriving), (now + 1, "picture-next", view.forecast))
    ):
        x, y = left + index % columns * (half + 6), top + index // columns * (COMING_HEIGHT + 4)
        parts.append(style.plate(x, y, half, COMING_HEIGHT, "#221a2a", "#3a2e46"))
        parts.append(text(x + 12, y + 21, locale.say(key), SMALLEST, CHALK, "start", LABEL))
        event = _event(view, locale, season)
        parts.append(
            text(x + 8, y + 52, event, SMALLEST, ACCENT if event not in ("?", "–") else MIST, "start", LABEL + 12)
        )
        first = x + LABEL + 16
        each = (x + half - 6 - first) / 4
        for number, card in enumerate(cards[:4]):
            drawn = people.arrival(card, first + number * each, y + 3, each - 4, COMING_HEIGHT - 6)
            parts.append(piece(f"hero-{card}", drawn))
        if not cards:
            # Nobody comes in winter, the first season.
            none = locale.say(nobody(view) if season else "picture-nobody")
            parts.append(text(x + half - 14, y + COMING_HEIGHT / 2, none, SMALLEST, MIST, "end", half - LABEL - 40))
        about = season_line(view, locale, following=season > now)
        parts.append(spot(f"season-{index}", about, x, y, half, COMING_HEIGHT))
        parts += (
            spot(f"coming-{card}", card_words(locale, card), first + number * each, y + 3, each - 4, COMING_HEIGHT - 6)
            for number, card in enumerate(cards[:4])
        )
    return "".join(parts)


def _event(view: DungeonLordsView, locale: Locale, season: int) -> str:
    """The event of a season; winter (0) has none, nor does what follows autumn."""
    if not 1 <= season < len(SEASONS):
        return "–"
    known = view.events[season - 1] if len(view.events) >= season else None
    if known is None:
        return "?"
    if known == "special" and view.special is not None:
        named = locale.say(f"special-{view.special}")
        # The card's name where it can be read, otherwise only what kind of event it is.
        if locale.width(named, SMALLEST) * NARROWEST <= LABEL:
            return named
    return locale.say(f"picture-event_{known}")
