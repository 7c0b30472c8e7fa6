"""The board of Dungeoneer: the map around the acting hero, an overview of all of it, the heroes below; the ending."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeoneer.pictures import frames, maps, plates, sidebar, style, tiles
from games.dungeoneer.pictures.words import Locale, acting
from games.dungeoneer.rules.components import MAPS, QUESTS_TO_WIN
from games.dungeoneer.rules.marks import hero_mark
from games.dungeoneer.rules.view import DungeoneerView
from pictures.badges import badge, sign
from pictures.kit import HEIGHT, SMALLEST, WIDTH, Block, framed, numbered_sign, stacked
from pictures.scenes import cave
from pictures.seats import seat_sign
from pictures.states import choosable, edge_of
from pictures.svg import footer, group, rect, spot, spread, text, width_of
from pictures.tokens import CHALK, MIST
from pictures.typefaces import TITLE
from rules.results import Place

HEAD = 44
"""The height of the line with whose turn it is."""
EDGE, GAP = 3, 6
"""The space around and between the parts."""
MAP = (3.0 * tiles.WIDTH, 3.0 * tiles.HEIGHT)
RAIL = WIDTH - MAP[0] - 2 * EDGE - GAP
"""The width of the column next to the map."""
QUEST = 166.0
"""The least height of the global quest in the column next to the map."""
BROAD_QUEST = 104.0
"""The least height of the global quest where it is as broad as the events."""
FINAL_ROW, FINAL_STEP = 56.0, 62.0
"""The height of a player's row at the end, and the distance to the next."""
FOOT = HEIGHT - plates.HEIGHT - 3
"""The upper edge of the heroes' plates."""


def draw(view: DungeoneerView, locale: Locale, marks: Sequence[str]) -> str:
    """The whole board as SVG; anything in `marks` is lit."""
    if view.result is not None:
        return framed(HEIGHT, _head(view, locale), _ending(view, locale), ground=style.MOOD.ground)
    shown = frames.around_hero(view, marks, MAP)
    now = Block(sidebar.now(view, locale, RAIL), sidebar.NOW)
    quest = sidebar.global_quest(view, locale, marks, RAIL, QUEST)
    height = MAP[1] - now.height - quest.height - 2 * GAP
    overview = group(maps.overview(view, marks, shown, RAIL - 12, height - 12), at=(6, 6))
    rail = stacked([Block(rect(0, 0, RAIL, height, style.MOOD.rock, 10) + overview, height), now, quest], GAP)
    return framed(
        HEIGHT,
        _head(view, locale),
        group(maps.on_table(view, locale, marks, shown, MAP), at=(EDGE, HEAD)),
        group(rail.drawn, at=(WIDTH - EDGE - RAIL, HEAD)),
        group(plates.strip(view, locale, marks), at=(0, FOOT)),
        ground=style.MOOD.ground,
    )


LIVE_MAP = (560.0, 900.0)
"""The height of the map of the live board, at least and at most: a map that has grown tall needs more."""
LEAST_LIVE = 0.6
"""The least scale of a map on the live board, with a row of empty cells around it; a higher one makes the board higher.

Without those rows the names of nine rows are then 11 pixels high on a small desktop screen.
"""


def live(view: DungeoneerView, locale: Locale, marks: Sequence[str]) -> str:
    """The whole map, below it the current events next to the global quest, then the phase and the heroes.

    All but the map is in the footer, which stays in sight while the map is moved on a page.
    """
    all_maps = _live_maps(view, locale, marks)
    events_top = EDGE + all_maps.height + GAP
    half = (WIDTH - 2 * EDGE - GAP) / 2
    quest = sidebar.global_quest(view, locale, (), half, BROAD_QUEST if view.drawn is None else sidebar.NOW)
    phase_top = events_top + quest.height + GAP
    height = phase_top + HEAD + plates.HEIGHT + 3
    return framed(
        height,
        all_maps.drawn or _entrances(locale, marks),
        footer(
            *(events_top, WIDTH, height - events_top),
            rect(0, events_top, WIDTH, height - events_top, style.MOOD.ground),
            spread([sidebar.now(view, locale, half), quest.drawn], half + GAP, at=(EDGE, events_top)),
            group(_head(view, locale), at=(0, phase_top)),
            group(plates.strip(view, locale), at=(0, phase_top + HEAD)),
        ),
        ground=style.MOOD.ground,
    )


def _live_maps(view: DungeoneerView, locale: Locale, marks: Sequence[str]) -> Block:
    """All maps side by side, each as wide as its columns need; empty before the first map card."""
    columns = maps.columns(view)
    room = WIDTH - EDGE * (len(columns) + 1)
    widths = {realm: room * number / sum(columns.values()) for realm, number in columns.items()}
    whole_heights = [maps.height_at(view, realm, width) for realm, width in widths.items()]
    least, most = LIVE_MAP
    height = max([least, *(max(min(most, whole), LEAST_LIVE * whole) for whole in whole_heights)])
    parts, left = [], float(EDGE)
    for realm, width in widths.items():
        parts.append(group(maps.whole(view, locale, marks, realm, (width, height)), at=(left, EDGE)))
        left += width + EDGE
    return Block("".join(parts), height)


def _entrances(locale: Locale, marks: Sequence[str]) -> str:
    """Before the first map card is placed: the cards that it can be."""
    top = (LIVE_MAP[0] - tiles.HEIGHT) / 2
    entrances = [tiles.Tile(locale, tiles.card_as_space(mark)) for mark in marks if mark in MAPS]
    lit = choosable(1, 1, tiles.WIDTH - 2, tiles.HEIGHT - 2)
    drawn = [tile.face() + lit + tile.spot(lit=True) for tile in entrances]
    return spread(drawn, tiles.WIDTH + 16, at=(2 * EDGE, top))


def _head(view: DungeoneerView, locale: Locale) -> str:
    """Whose turn it is and which phase; at the end, who has won."""
    middle, seat = HEAD / 2, acting(view)
    if view.result is not None:
        first, second = locale.say("picture-over"), locale.say("picture-nobody")
        if view.result.winners:
            seat = view.result.winners[0]
            first, second = locale.say("picture-winner", player=locale.player(seat)), first
    else:
        first, second = locale.player(view.turn if seat is None else seat), locale.say(f"phase-{view.phase}")
        if view.round:
            first = locale.say("picture-turn", round=view.round, player=first)
    left = 52 if seat is not None else 14
    room = WIDTH - left - 32 - width_of(second, SMALLEST)
    return (
        (seat_sign(seat, 26, middle, 32) if seat is not None else "")
        + text(left, middle, first, 30, CHALK, "start", room, TITLE)
        + text(WIDTH - 14, middle, second, SMALLEST, style.MOOD.accent, "end", WIDTH / 2)
    )


# The end


def _ending(view: DungeoneerView, locale: Locale) -> str:
    """A cave with the quests of the winner, and below it the players by place: quests, level and Life."""
    if view.result is None:
        return ""
    places = sorted(view.result.places, key=lambda place: place.place)
    top = HEIGHT - FINAL_STEP * len(places) - 2
    room, middle = top - HEAD - 4, HEAD + (top - HEAD) / 2
    parts = [group(cave(WIDTH, room, style.TONES), at=(0, HEAD))]
    won = max((len(view.players[seat].done) for seat in view.result.winners), default=0)
    size = min(150.0, room * 0.8)
    for number in range(QUESTS_TO_WIN):
        star = sign("quest", WIDTH / 2 + (number - 1) * size * 1.1, middle + abs(number - 1) * 12, size)
        parts.append(star if number < won else group(star, opacity="0.25"))
    rows = (_final_row(view, locale, place) for place in places)
    return "".join(parts) + spread(rows, 0, FINAL_STEP, 1, at=(EDGE, top))


def _final_row(view: DungeoneerView, locale: Locale, place: Place) -> str:
    """A player at the end: sign, name, hero, quests, level and Life; the winner's row is edged."""
    player, middle, width = view.players[place.seat], FINAL_ROW / 2, WIDTH - 2 * EDGE
    wins = view.result is not None and place.seat in view.result.winners
    values = (("quest", len(player.done)), ("level", player.level), ("health", player.life))
    hero = locale.say(f"short-{player.hero}")
    room = WIDTH - 320 - width_of(hero, SMALLEST)
    ink = CHALK if wins or player.alive else MIST
    ground = style.MOOD.plate if wins else style.MOOD.rock
    return (
        rect(0, 0, width, FINAL_ROW, ground, 12, **edge_of(mine=wins))
        + numbered_sign(place.seat, 32, middle, 40)
        + text(62, middle, locale.player(place.seat), 30, ink, "start", room, TITLE)
        + text(WIDTH - 232, middle, hero, SMALLEST, MIST, "end")
        + "".join(badge(*value, WIDTH - 190 + 54 * index, middle, 44) for index, value in enumerate(values))
        + spot(hero_mark(place.seat), locale.player(place.seat), 0, 0, width, FINAL_ROW)
    )
