"""The board of Dungeoneer as a picture: the map around the acting hero, an overview of all of it, the heroes below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.dungeoneer.pictures import conditions, maps, plates, spaces, style
from games.dungeoneer.pictures.cards import card_words
from games.dungeoneer.pictures.style import ACCENT, EDGE
from games.dungeoneer.pictures.words import Locale, acting, goal_of, quest_line, space_about
from games.dungeoneer.rules.components import MAPS, QUESTS
from games.dungeoneer.rules.marks import ENCOUNTERS, quest_mark
from games.dungeoneer.rules.view import DungeoneerView, ShownView
from pictures import kit
from pictures.faces import TITLE
from pictures.kit import PIXELS, SMALLEST, WIDTH, numbered_sign
from pictures.svg import CUT, NARROWEST, document, footer, group, rect, spot, text, width_of
from pictures.tokens import CHALK, MIST
from rules.messages import SeatRef

HEAD, GAP = 46, 8
COLUMNS = 3
MAP_WIDTH = COLUMNS * spaces.WIDTH + 12
PANEL = WIDTH - MAP_WIDTH - 3 * GAP
FEW = 3
"""With up to this many heroes one row of plates is enough, and the map has one more row of spaces."""
QUEST, NOW = 112, 84
"""The height of the box of the global quest, and of the line above it."""
THREAT = 100
"""The width of an exit's side and its plate next to a map card that is being placed."""
GIVES, BROAD = 88, 500
"""The width of the Glory and the Peril of such a card; the least room for a larger drawing of it."""


def draw(view: DungeoneerView, locale: Locale, marks: Sequence[str]) -> str:
    """The whole board as SVG; anything in `marks` is lit."""
    room = map_room(view)
    framed = maps.frame(view, marks, room)
    foot = HEAD + room[1] + 2 * GAP
    height = foot + plates.height(len(view.players)) + GAP
    return document(
        WIDTH,
        height,
        rect(0, 0, WIDTH, height, style.NIGHT),
        _phase(view, locale),
        group(maps.on_table(view, locale, marks, framed, room), at=(GAP, HEAD)),
        group(_panel(view, locale, marks, framed, room[1]), at=(2 * GAP + MAP_WIDTH, HEAD)),
        plates.draw(view, locale, foot),
        pixels=PIXELS,
    )


LIVE_MAP = (560.0, 900.0)
"""The height of the map of the live board, at least and at most: a map that has grown tall needs more."""
LEAST_LIVE = 0.6
"""The least scale of a map on the live board, with a row of empty cells around it; a higher one makes the board higher.

Without those rows the names of nine rows are then 11 pixels high on a small desktop screen.
"""


def live(view: DungeoneerView, locale: Locale, marks: Sequence[str]) -> str:
    """The whole map, below it the current events next to the global quest, then the heroes.

    On a phone, a map card that is to be placed stays in sight while the map is moved.
    """
    realms = sorted({space.realm for space in view.spaces})
    wide = (WIDTH - GAP * (len(realms) + 1)) / max(1, len(realms))
    heights = [maps.height_at(view, realm, wide) for realm in realms]
    tall = max([LIVE_MAP[0], *(max(min(LIVE_MAP[1], height), LEAST_LIVE * height) for height in heights)])
    below = HEAD + tall + GAP
    foot = below + QUEST + GAP
    height = foot + plates.height(len(view.players)) + GAP
    between = [
        group(_going_on(view, locale, (QUEST - NOW) / 2, WIDTH - PANEL - 4 * GAP), at=(2 * GAP, below)),
        group(_global_quest(view, locale, 0), at=(WIDTH - GAP - PANEL, below)),
    ]
    placing = view.drawn is not None
    low = below if placing else foot
    on_table = [
        group(maps.whole(view, locale, marks, realm, (wide, tall)), at=(GAP + index * (wide + GAP), HEAD))
        for index, realm in enumerate(realms)
    ]
    return document(
        WIDTH,
        height,
        rect(0, 0, WIDTH, height, style.NIGHT),
        _phase(view, locale),
        *on_table or [_entrances(locale, marks)],
        *([] if placing else between),
        footer(low, WIDTH, height - low, *(between if placing else []), plates.draw(view, locale, foot)),
        pixels=PIXELS,
    )


def _entrances(locale: Locale, marks: Sequence[str]) -> str:
    """Before the first map card is placed: the cards that it can be."""
    top = HEAD + (LIVE_MAP[0] - spaces.HEIGHT) / 2
    return "".join(
        group(
            spaces.face(locale, spaces.card_as_space(card)),
            spot(card, space_about(locale, spaces.card_as_space(card)), 0, 0, spaces.WIDTH, spaces.HEIGHT),
            at=(2 * GAP + index * (spaces.WIDTH + GAP), top),
        )
        for index, card in enumerate(mark for mark in marks if mark in MAPS)
    )


def map_room(view: DungeoneerView) -> tuple[float, float]:
    """The size of the map on the board."""
    return MAP_WIDTH, (3 if len(view.players) <= FEW else 2) * spaces.HEIGHT + 8


def _phase(view: DungeoneerView, locale: Locale) -> str:
    """Whose turn it is and which phase; at the end, who has won."""
    if view.result is not None:
        first, second = locale.say("picture-over"), locale.say("picture-nobody")
        if view.result.winners:
            second = locale.say("picture-winner", player=locale.player(view.result.winners[0]))
    else:
        now = acting(view)
        first = locale.player(view.turn if now is None else now)
        if view.round:
            first = locale.say("picture-turn", round=view.round, player=first)
        second = locale.say(f"phase-{view.phase}")
    room = WIDTH - 5 * GAP - width_of(second, SMALLEST)
    return text(2 * GAP, HEAD / 2, first, 32, ACCENT, "start", room, TITLE) + text(
        WIDTH - 2 * GAP, HEAD / 2, second, SMALLEST, CHALK, "end", WIDTH / 2
    )


def _panel(view: DungeoneerView, locale: Locale, marks: Sequence[str], framed: maps.Frame, height: float) -> str:
    """Overview of the map, what is going on, and the global quest."""
    small = height - QUEST - NOW - 2 * GAP
    return "".join(
        (
            rect(0, 0, PANEL, small, style.TABLE_TOP, 10, stroke=EDGE, stroke_width=2),
            group(maps.overview(view, marks, framed, PANEL - 20, small - 16), at=(10, 8)),
            _going_on(view, locale, small + GAP),
            _global_quest(view, locale, height - QUEST),
        )
    )


def _going_on(view: DungeoneerView, locale: Locale, top: float, room: float = PANEL) -> str:
    """A drawn map card, otherwise the encounters, otherwise the last roll, otherwise the piles; in two rows."""
    rows = (top + NOW * 0.27, top + NOW * 0.75)
    if view.drawn is not None:
        return _drawn(view.drawn, locale, top, room)
    encounters = [encounter for encounter in view.encounters if encounter.state not in ("dead", "cancelled")]
    parts = []
    for encounter, y in zip(encounters, rows, strict=False):
        parts.append(numbered_sign(encounter.target, 20, y, 36))
        parts.append(text(46, y, locale.name(encounter.card), SMALLEST, CHALK, "start", PANEL - 110, TITLE))
        if encounter.attr:
            parts.append(style.attribute(encounter.attr, PANEL - 40, y, 32))
    if len(encounters) > len(rows):
        parts.append(text(PANEL - 2, rows[1], CUT, SMALLEST, CHALK, "end"))
    if encounters:
        about = " ".join(card_words(locale, encounter.card) for encounter in encounters)
        return "".join(parts) + spot(ENCOUNTERS, about, 0, top, PANEL, NOW)
    if view.last_roll is not None and view.last_roll.dice:
        return _last_roll(view.last_roll, locale, rows)
    piles = [
        locale.say("picture-cards", n=view.deck_size),
        locale.listed(
            [
                locale.say("picture-maps", n=view.map_deck_size),
                locale.say("picture-quests_left", n=view.quest_deck_size),
            ]
        ),
    ]
    return "".join(text(4, y, words, SMALLEST, MIST, "start", PANEL - 8) for y, words in zip(rows, piles, strict=True))


def _last_roll(roll: ShownView, locale: Locale, rows: tuple[float, float]) -> str:
    """Whose roll it was and what it had to reach; below, the dice, the attribute, what was added, and the totals."""
    attack = len(roll.who) > 1
    who = [locale.player(name.seat) if isinstance(name, SeatRef) else locale.say(name.key) for name in roll.who]
    if attack:
        title = locale.say("picture-last_attack", attacker=who[0], defender=who[1])
    else:
        title = locale.say(
            "picture-last_roll_target" if roll.target else "picture-last_roll", who=who[0], target=roll.target
        )
    parts, across = [text(4, rows[0], title, SMALLEST, MIST, "start", PANEL - 8)], 4.0
    room = PANEL / len(roll.totals)
    for index, total in enumerate(roll.totals):
        dice = roll.dice[index : index + 1] if attack else roll.dice
        left = across
        for die in dice:
            parts.append(kit.die(die, left, rows[1] - 19, 38))
            left += 44
        words = locale.say("picture-total", plus=total - sum(dice), total=total)
        if roll.attr:
            parts.append(style.attribute(roll.attr, left + 14, rows[1], 30))
            left += 32
        parts.append(text(left, rows[1], words, SMALLEST, CHALK, "start", across + room - left - 8))
        across += room
    return "".join(parts)


def _drawn(card: str, locale: Locale, top: float, room: float) -> str:
    """The map card that is being placed: how it lies upright, its name, and what is printed on it if there is room.

    If there is too little room, the threats of its exits are left out first: the shapes of the exits tell them apart.
    """
    space, name = spaces.card_as_space(card), locale.name(card)
    wide = 128 if room >= BROAD else 100
    left, rows = wide + 14.0, (top + NOW * 0.24, top + NOW * 0.74)
    drawn = small_card(card, 2, top + 2, wide, NOW - 6) + spot(card, space_about(locale, space), 0, top, room, NOW)
    if left + GIVES > room:
        return drawn + text(left, top + NOW / 2, name, SMALLEST, ACCENT, "start", room - left - 4, TITLE)
    features = spaces.features(space, CHALK)
    threats = [(side, exit) for side, exit in enumerate(space.exits) if exit.kind in ("locked", "trapped")]
    across, total, exits = left + GIVES + 10, sum(wide for wide, _ in features), THREAT * len(threats)
    above = across + total + exits > room
    above = above and left + width_of(name, SMALLEST) * NARROWEST + GAP + total <= room - 4
    if across + exits + (0 if above else total) > room:
        threats = []
    named = room - left - 4 - (total + GAP if above else 0)
    drawn += text(left, rows[0], name, SMALLEST, ACCENT, "start", named, TITLE)
    drawn += style.glory(space.glory, left + 20, rows[1], 40) + style.peril(space.peril, left + 64, rows[1], 40)
    at, row = (room - 4 - total, rows[0]) if above else (across, rows[1])
    for width, sign in features:
        if at + width <= room:
            drawn += sign(at, row)
            at += width
    across = across if above else at
    for side, exit in threats:
        drawn += text(across, rows[1], "↑→↓←"[side], SMALLEST, ACCENT) + spaces.plate(exit, across + 60, rows[1])
        across += THREAT
    return drawn


def small_card(card: str, x: float, y: float, width: float, height: float) -> str:
    """A map card that is not placed yet, its exits by their shapes."""
    return spaces.bare(spaces.card_as_space(card, turned=False), x, y, width, height)


def _global_quest(view: DungeoneerView, locale: Locale, y: float) -> str:
    """The quest that is open to everyone, where it is and what it asks for."""
    quest = next((quest for quest in view.quests if quest.owner is None), None)
    if quest is None:
        rows = [_row(locale.say("picture-global"), CHALK), _row(locale.say("words-none"), MIST)]
    else:
        wounds = f" {quest.wounds}/{quest.life}" if quest.wounds else ""
        rows = [_row(locale.name(quest.id) + wounds, CHALK)]
        printed = QUESTS[quest.id]
        if printed.goal:
            rows += [_row(locale.name(printed.space), MIST), _row("→ " + locale.name(printed.goal), MIST)]
        else:
            rows.append(_row(goal_of(locale, quest.id), MIST))
            rows.append(conditions.first_row(locale, quest.id, PANEL - 24))
    parts = [rect(0, y, PANEL, QUEST, "#2a2419", 10, stroke="#8a6a3a", stroke_width=2)]
    parts += [row(12, y + 20 + index * 36) for index, row in enumerate(rows)]
    if quest is not None:
        parts.append(spot(quest_mark(quest.id), quest_line(locale, quest, brief=True), 0, y, PANEL, QUEST))
    return "".join(parts)


def _row(words: str, ink: str) -> Callable[[float, float], str]:
    return lambda x, y: text(x, y, words, SMALLEST, ink, "start", PANEL - 24)
