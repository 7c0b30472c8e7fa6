"""The board of Dungeoneer: the map around the acting hero, an overview of all of it, the heroes below; the ending."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeoneer.pictures import conditions, maps, plates, style, tiles
from games.dungeoneer.pictures.cards import card_words
from games.dungeoneer.pictures.words import Locale, acting, attackers, goal_of, quest_line
from games.dungeoneer.rules.components import MAPS, QUESTS_TO_WIN
from games.dungeoneer.rules.marks import ENCOUNTERS, hero_mark, quest_mark
from games.dungeoneer.rules.pieces import ShownRoll
from games.dungeoneer.rules.view import DungeoneerView, EncounterView
from pictures.badges import badge, sign
from pictures.kit import HEIGHT, SMALLEST, WIDTH, die, framed, numbered_sign
from pictures.paragraphs import broken, paragraph
from pictures.scenes import cave
from pictures.seats import seat_sign
from pictures.states import choosable, edge_of
from pictures.svg import footer, group, rect, spot, spread, text, width_of
from pictures.tokens import CHALK, MIST
from pictures.typefaces import BODY, TITLE
from rules.messages import SeatRef

HEAD = 44
"""The height of the line with whose turn it is."""
EDGE, GAP = 3, 6
"""The space around and between the parts."""
LINE = 31
"""The height of a line of text."""
MAP = (3.0 * tiles.WIDTH, 3.0 * tiles.HEIGHT)
RAIL = WIDTH - MAP[0] - 2 * EDGE - GAP
"""The width of the column next to the map."""
NOW, QUEST = 152.0, 166.0
"""The height of the current events, and the least of the global quest in the column next to the map."""
BROAD_QUEST = 104.0
"""The least height of the global quest where it is as broad as the events."""
FOOT = HEIGHT - plates.HEIGHT - 3
"""The upper edge of the heroes' plates."""


def draw(view: DungeoneerView, locale: Locale, marks: Sequence[str]) -> str:
    """The whole board as SVG; anything in `marks` is lit."""
    if view.result is not None:
        return framed(HEIGHT, _head(view, locale), _ending(view, locale), ground=style.MOOD.ground)
    shown = maps.frame(view, marks, MAP)
    quest, height = _global_quest(view, locale, marks, RAIL, QUEST)
    overview_height = MAP[1] - NOW - height - 2 * GAP
    rail = (
        rect(0, 0, RAIL, overview_height, style.MOOD.rock, 10),
        group(maps.overview(view, marks, shown, RAIL - 12, overview_height - 12), at=(6, 6)),
        group(_now(view, locale, RAIL), at=(0, overview_height + GAP)),
        group(quest, at=(0, overview_height + NOW + 2 * GAP)),
    )
    return framed(
        HEIGHT,
        _head(view, locale),
        group(maps.on_table(view, locale, marks, shown, MAP), at=(EDGE, HEAD)),
        group(*rail, at=(WIDTH - EDGE - RAIL, HEAD)),
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
    drawn_maps, maps_height = _live_maps(view, locale, marks)
    events_top = EDGE + maps_height + GAP
    half = (WIDTH - 2 * EDGE - GAP) / 2
    quest, quest_height = _global_quest(view, locale, (), half, BROAD_QUEST if view.drawn is None else NOW)
    events = group(_now(view, locale, half), at=(EDGE, events_top)) + group(quest, at=(EDGE + half + GAP, events_top))
    phase_top = events_top + quest_height + GAP
    height = phase_top + HEAD + plates.HEIGHT + 3
    return framed(
        height,
        drawn_maps or _entrances(locale, marks),
        footer(
            *(events_top, WIDTH, height - events_top),
            rect(0, events_top, WIDTH, height - events_top, style.MOOD.ground),
            events,
            group(_head(view, locale), at=(0, phase_top)),
            group(plates.strip(view, locale), at=(0, phase_top + HEAD)),
        ),
        ground=style.MOOD.ground,
    )


def _live_maps(view: DungeoneerView, locale: Locale, marks: Sequence[str]) -> tuple[str, float]:
    """All maps side by side, each as wide as its columns need, and their height; empty before the first map card."""
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
    return "".join(parts), height


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


# Next to the map


def _now(view: DungeoneerView, locale: Locale, width: float) -> str:
    """A drawn map card, otherwise the encounters, otherwise the last roll, otherwise the piles."""
    if view.drawn is not None:
        tile = tiles.Tile(locale, tiles.card_as_space(view.drawn))
        return group(tile.face(), tile.spot(), at=((width - tiles.WIDTH) / 2, 0))
    if encounters := attackers(view):
        return _encounters(encounters, locale, width)
    if view.last_roll is not None and view.last_roll.dice:
        return _last_roll(view.last_roll, locale, width)
    piles = (
        (sign("deck", 18, 0, 30), "cards", view.deck_size),
        (style.icon("map", 18, 0, 30, style.MOOD.second), "maps", view.map_deck_size),
        (sign("quest", 18, 0, 30), "quests_left", view.quest_deck_size),
    )
    rows = (
        icon + text(42, 0, locale.say(f"picture-{key}", n=number), SMALLEST, MIST, "start", width - 48)
        for icon, key, number in piles
    )
    return spread(rows, 0, 34, 1, at=(0, 18))


def _encounters(alive: Sequence[EncounterView], locale: Locale, width: float) -> str:
    """Whom each encounter is aimed at, its name, and the score it attacks with."""
    y = 4.0
    parts = []
    for index, encounter in enumerate(alive):
        room = width - 48 - (40 if encounter.attr else 0)
        name = locale.name(encounter.card)
        lines = len(broken(name, SMALLEST, room, 2, TITLE)[0])
        if y + LINE * lines > NOW - (LINE if index < len(alive) - 1 else 0):
            parts.append(text(46, y + LINE / 2, f"+{len(alive) - index}", SMALLEST, MIST, face=TITLE))
            break
        parts.append(numbered_sign(encounter.target, 22, y + LINE / 2 + 2, 34))
        parts.append(paragraph(46, y + LINE / 2, name, SMALLEST, CHALK, room, 2, LINE, TITLE))
        if encounter.attr:
            parts.append(style.attribute(encounter.attr, width - 22, y + LINE / 2, 32))
        y += LINE * lines + 10
    about = " ".join(card_words(locale, encounter.card) for encounter in alive).replace("**", "")
    return "".join(parts) + spot(ENCOUNTERS, about, 0, 0, width, y)


def _last_roll(roll: ShownRoll, locale: Locale, width: float) -> str:
    """Whose roll it was and what it had to reach; below, the dice, the attribute, what was added, and the totals."""
    attack = len(roll.who) > 1
    who = [locale.player(name.seat) if isinstance(name, SeatRef) else locale.say(name.key) for name in roll.who]
    if attack:
        title = locale.say("picture-last_attack", attacker=who[0], defender=who[1])
    else:
        key = "picture-last_roll_target" if roll.target else "picture-last_roll"
        title = locale.say(key, who=who[0], target=roll.target)
    lines = len(broken(title, SMALLEST, width - 8, 2)[0])
    parts = [paragraph(4, LINE / 2 + 2, title, SMALLEST, MIST, width - 8, 2, LINE)]
    y, x = lines * LINE + 24.0, 4.0
    for number, total in enumerate(roll.totals):
        dice = roll.dice[number : number + 1] if attack else roll.dice
        words = locale.say("picture-total", plus=total - sum(dice), total=total)
        total_width = 39 * len(dice) + (30 if roll.attr else 0) + width_of(words, SMALLEST)
        if x + total_width > width and x > 4:
            x, y = 4.0, y + 38
        parts += [die(value, x + 39 * index, y - 17, 34) for index, value in enumerate(dice)]
        if roll.attr:
            parts.append(style.attribute(roll.attr, x + 39 * len(dice) + 13, y, 26))
        parts.append(text(x + total_width, y, words, SMALLEST, CHALK, "end"))
        x += total_width + 18
    return "".join(parts)


def _global_quest(
    view: DungeoneerView, locale: Locale, marks: Sequence[str], width: float, least: float
) -> tuple[str, float]:
    """The quest that is open to everyone, if there is one, where it is and what it asks for; its height, or `least`."""
    quest = next((quest for quest in view.quests if quest.owner is None), None)
    if quest is None:
        return "", least
    parts = [sign("quest", 20, 21, 30)]
    y, left, room = 21.0, 40, width - 46
    for words, ink, face in ((locale.name(quest.id), CHALK, TITLE), (goal_of(locale, quest), MIST, BODY)):
        lines = min(2, len(broken(words, SMALLEST, room, 2, face)[0]))
        parts.append(paragraph(left, y, words, SMALLEST, ink, room, 2, LINE, face))
        y += LINE * lines
        left = 12
        room = width - 20
    for row in conditions.rows(locale, quest, room):
        parts.append(group(row, at=(12, y)))
        y += LINE
    mark = quest_mark(quest.id)
    height = max(least, y - LINE / 2 + 4)
    parts.insert(0, rect(0, 0, width, height, style.MOOD.plate, 10, **edge_of(mine=False)))
    if mark in marks:
        parts.append(choosable(0, 0, width, height, 10, 1))
    return "".join([*parts, spot(mark, quest_line(locale, quest, brief=True), 0, 0, width, height)]), height


# The end


def _ending(view: DungeoneerView, locale: Locale) -> str:
    """A cave with the quests of the winner, and below it the players by place: quests, level and Life."""
    if view.result is None:
        return ""
    places = sorted(view.result.places, key=lambda place: place.place)
    step, height = 62.0, 56.0
    top = HEIGHT - step * len(places) - 2
    room, middle = top - HEAD - 4, HEAD + (top - HEAD) / 2
    parts = [group(cave(WIDTH, room, style.TONES), at=(0, HEAD))]
    won = max((len(view.players[seat].done) for seat in view.result.winners), default=0)
    size = min(150.0, room * 0.8)
    for number in range(QUESTS_TO_WIN):
        star = sign("quest", WIDTH / 2 + (number - 1) * size * 1.1, middle + abs(number - 1) * 12, size)
        parts.append(star if number < won else group(star, opacity="0.25"))
    for number, place in enumerate(places):
        player = view.players[place.seat]
        wins = place.seat in view.result.winners
        y = top + number * step
        values = (("quest", len(player.done)), ("level", player.level), ("health", player.life))
        badges = [badge(*value, WIDTH - 190 + 54 * index, height / 2, 44) for index, value in enumerate(values)]
        hero = locale.say(f"short-{player.hero}")
        taken = width_of(hero, SMALLEST)
        ink = CHALK if wins or player.alive else MIST
        ground = style.MOOD.plate if wins else style.MOOD.rock
        row = (
            rect(0, 0, WIDTH - 2 * EDGE, height, ground, 12, **edge_of(mine=wins)),
            numbered_sign(place.seat, 32, height / 2, 40),
            text(62, height / 2, locale.player(place.seat), 30, ink, "start", WIDTH - 320 - taken, TITLE),
            text(WIDTH - 232, height / 2, hero, SMALLEST, MIST, "end"),
            *badges,
            spot(hero_mark(place.seat), locale.player(place.seat), 0, 0, WIDTH - 2 * EDGE, height),
        )
        parts.append(group(*row, at=(EDGE, y)))
    return "".join(parts)
