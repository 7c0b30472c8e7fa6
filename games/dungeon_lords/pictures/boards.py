"""The board of Dungeon Lords as a picture: what is being played, large, and every lord at the foot."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_lords.pictures import areas, combat, count, dungeon, emblems, lords, people, style, words
from games.dungeon_lords.pictures.style import MOOD
from games.dungeon_lords.pictures.words import Locale, event_name, in_combat
from games.dungeon_lords.rules.components import SEASONS
from games.dungeon_lords.rules.view import DungeonLordsView
from pictures.kit import HEIGHT, SMALLEST, WIDTH, Block, framed, stacked
from pictures.svg import NARROWEST, group, piece, spot, spread, text, width_of
from pictures.tokens import CHALK
from pictures.typefaces import BODY, TITLE
from rules.messages import refer

HEAD, EDGE, GAP = 42.0, 5.0, 5.0
SEASON, LORDS, LORDS_BELOW_ORDERS = 60.0, 180.0, 156.0
"""The heights of the row of this season and the next, and of the lords, also while orders are chosen."""
LABEL = 122.0
"""The width of the words for the season and for its event."""
EVENTS = {"payday": "scroll", "tax": "gold", "special": "notice"}
"""The sign of each event."""


def draw(view: DungeonLordsView, locale: Locale, marks: Sequence[str]) -> str:
    """The whole board as SVG; what `marks` name is lit."""
    width, top = WIDTH - 2 * EDGE, HEAD + 2
    room = HEIGHT - top - EDGE
    if view.result is not None:
        shown = count.draw(view, locale, view.result, width, room)
    elif view.battle is not None:
        shown = combat.stage(view, locale, view.battle, width, room, marks)
    elif in_combat(view):
        below = combat.CARDS_HEIGHT + GAP
        panels = lords.panels(view, locale, width, room - below)
        shown = combat.cards(view, locale, width) + group(panels, at=(0, below))
    else:
        shown = _building(view, locale, width, room, marks)
    return framed(HEIGHT, _head(view, locale), group(shown, at=(EDGE, top)), ground=MOOD.ground)


def _head(view: DungeonLordsView, locale: Locale) -> str:
    """Year, season or combat round, and phase."""
    if in_combat(view):
        when = locale.say("picture-combat", year=view.year, round=view.combat_round)
    else:
        when = locale.say("picture-year", year=view.year, season=refer(f"season-{view.season}"))
    left, middle = 14 + width_of(when, 30, TITLE) + 20, HEAD / 2
    phase = text(
        left, middle + 2, locale.title(f"phase-{view.phase}"), SMALLEST, MOOD.accent, "start", WIDTH - left - 14
    )
    return text(14, middle + 1, when, 30, CHALK, face=TITLE) + phase


def _building(view: DungeonLordsView, locale: Locale, width: float, height: float, marks: Sequence[str]) -> str:
    """The season, what is being done, what is on offer, how evil everybody is, and the lords."""
    above = [Block(seasons(view, locale, width), SEASON)] if words.seasons(view) else []
    below = [Block(areas.offers(view, locale, width, marks), areas.OFFERS)] if view.tavern or view.market else []
    foot = LORDS_BELOW_ORDERS if view.phase == "orders" else LORDS
    below.append(Block(areas.track(view, locale, width), areas.TRACK))
    below.append(Block(lords.panels(view, locale, width, foot), foot))
    rest = height - sum(block.height + GAP for block in above + below)
    played = _moment(view, locale, width, rest) or areas.draw(view, locale, width, rest, marks)
    return stacked([*above, Block(played, rest), *below], GAP).drawn


def seasons(view: DungeonLordsView, locale: Locale, width: float) -> str:
    """This season and the next from the origin: the event and the adventurers, the weakest first; empty if neither."""
    shown = words.seasons(view)
    season_width = (width - GAP * (len(shown) - 1)) / max(1, len(shown))
    parts = []
    for season in shown:
        now = SEASONS[season] == view.season
        key, cards = ("picture-now", view.arriving) if now else ("picture-next", view.forecast)
        drawn = [style.plate(season_width, SEASON), text(12, 17, locale.say(key), SMALLEST, CHALK, "start", LABEL)]
        drawn.append(text(12, 44, _event(view, locale, season), SMALLEST, MOOD.accent, "start", LABEL))
        about = words.season_line(view, locale, season)
        drawn.append(spot(f"season-{0 if now else 1}", about, 0, 0, season_width, SEASON))
        step = (season_width - LABEL - 24) / max(3, len(cards))
        for number, card in enumerate(cards):
            x = LABEL + 20 + number * step
            figure = people.standing(words.printed(card), SEASON - 10, min(50, step - 48))[0]
            drawn.append(piece(f"hero-{card}", group(figure, at=(x, 5))))
            about = words.hero_line(locale, words.printed(card))
            drawn.append(spot(f"coming-{card}", about, x, 3, step - 4, SEASON - 6))
        parts.append("".join(drawn))
    return spread(parts, season_width + GAP)


def _event(view: DungeonLordsView, locale: Locale, season: int) -> str:
    """The name of the event of a season: that of a special one's card where it can be read."""
    event = view.events[season - 1] if len(view.events) >= season else None
    if event is None:
        return "?"
    named = locale.say(f"special-{view.special}") if event == "special" and view.special is not None else ""
    fits = named and width_of(named, SMALLEST) * NARROWEST <= LABEL
    return named if fits else locale.say(f"picture-event_{event}")


def _moment(view: DungeonLordsView, locale: Locale, width: float, height: float) -> str:
    """The event of the season, or the adventurers who arrive, before the hill, while it is their turn; else empty."""
    season = SEASONS.index(view.season)
    event = view.events[season - 1] if season else None
    ground, middle = height - 22, width / 2
    size = ground - 60
    if view.phase == "event" and event is not None:
        title = locale.say(event_name(view, event).key)
        figures = style.icon(EVENTS[event], middle, ground - size / 2, size)
    elif view.phase == "adventurers" and view.arriving:
        title = locale.title("phase-adventurers")
        step = width / (len(view.arriving) + 1)
        figures = "".join(
            emblems.place(emblems.drawing("hero", card), step * (index + 1), ground - size / 2, size)
            for index, card in enumerate(view.arriving)
        )
    else:
        return ""
    face = TITLE if width_of(title, 40, TITLE) <= width - 80 else BODY
    drawn = text(middle, 30, title, 40, CHALK, "middle", width - 80, face)
    return dungeon.hill(width, height, ground) + figures + drawn
