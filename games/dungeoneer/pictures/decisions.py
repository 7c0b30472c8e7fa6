"""The subject of a question as a picture: the map around a hero, the places for a card, or the rivals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.dungeoneer.pictures import maps, plates, spaces, style
from games.dungeoneer.pictures.style import ACCENT
from games.dungeoneer.pictures.words import Locale, goal_of, is_spot
from games.dungeoneer.rules.components import name_of
from games.dungeoneer.rules.map.geometry import spot_of
from games.dungeoneer.rules.view import DungeoneerView
from pictures.kit import PIXELS, SMALLEST, TALL_WIDTH, WIDTH, numbered_sign
from pictures.states import SEAT_COLOURS
from pictures.svg import NARROWEST, document, group, line, rect, text, width_of
from pictures.tokens import CHALK
from rules.messages import Seat

GAP = 8
STRIP = 62
"""The height of the line of the player's own hero below a map."""
ROWS, TALL_ROWS = 3, 5
"""The maximum number of rows of spaces."""
PLACING, PLACING_ALONE, PLACING_TALL = 512, 690, 1100
MEETING, MEETING_LOW, MEETING_TALL = 320, 276, 560
MEETING_HIGH, MEETING_TALLEST = 520, 700
"""The height of the map when a card is placed, and above the rivals, also where these are far apart."""
QUEST = 34
"""The height of the line of a quest."""
ARROW = 56
"""The room of the arrow next to a card."""
LABEL = 34
"""The height of the words above a card at the side of the map."""

Draw = Callable[[DungeoneerView, Locale, Sequence[str], float, bool], str]


def draw(view: DungeoneerView, locale: Locale, kind: str, marks: Sequence[str], *, tall: bool) -> str | None:
    """The picture for a question of that kind as SVG; None where words are enough."""
    drawn = KINDS.get(kind)
    return None if drawn is None else drawn(view, locale, marks, TALL_WIDTH if tall else WIDTH, tall)


def framed(width: float, height: float, *parts: str) -> str:
    """The parts on the dark ground."""
    return document(width, height, rect(0, 0, width, height, style.NIGHT), *parts, pixels=PIXELS)


def _hero(view: DungeoneerView) -> Seat:
    """Whose hero the picture is about: the asked seat's."""
    return view.turn if view.seat is None else view.seat


def _walking(view: DungeoneerView, locale: Locale, marks: Sequence[str], width: float, tall: bool) -> str:
    """The map around the hero with the options marked, and below it the player's own hero and quests."""
    quests = _quests(view, locale, width - 2 * GAP, 1 if tall else 2)
    return _around(view, locale, marks, width, TALL_ROWS if tall else ROWS, *quests)


def _responding(view: DungeoneerView, locale: Locale, marks: Sequence[str], width: float, tall: bool) -> str:
    """A smaller part of the map, and below it the player's own hero."""
    return _around(view, locale, marks, width, ROWS if tall else 2)


def _around(
    view: DungeoneerView,
    locale: Locale,
    marks: Sequence[str],
    width: float,
    rows: int,
    below: str = "",
    high: float = 0,
) -> str:
    """The given number of rows of the map around the hero, the player's own hero, and `below` with its height."""
    room = (width - 2 * GAP, rows * spaces.HEIGHT + 4.0)
    shown = maps.frame(view, marks, room)
    room = (room[0], max(2 * spaces.HEIGHT, shown.down * shown.height) + 4)
    foot = room[1] + 2 * GAP
    return framed(
        width,
        foot + STRIP + GAP + high,
        group(maps.on_table(view, locale, marks, shown, room), at=(GAP, GAP)),
        group(_strip(view, locale, width - 2 * GAP), at=(GAP, foot)),
        group(below, at=(GAP, foot + STRIP)),
    )


def _quests(view: DungeoneerView, locale: Locale, width: float, least: int) -> tuple[str, float]:
    """The quests that this hero can complete, each with the place it leads to, and how high they are.

    They are in three columns where they fit, otherwise in `least` or one below the other.
    """
    mine = [quest.id for quest in view.quests if quest.owner in (None, _hero(view))]
    told = [locale.say("words-quest_place", quest=name_of(quest), goal=goal_of(locale, quest)) for quest in mine]
    widest = max((width_of(words, SMALLEST) for words in told), default=0.0) * NARROWEST
    columns = next((number for number in (3, least) if widest <= width / number - 8), 1)
    each, parts = width / columns, []
    for number, words in enumerate(told):
        left, top = number % columns * each, number // columns * QUEST
        parts.append(text(left + 4, top + QUEST / 2 + 4, words, SMALLEST, CHALK, "start", each - 8))
    return "".join(parts), -(-len(mine) // columns) * QUEST


def _strip(view: DungeoneerView, locale: Locale, width: float) -> str:
    """The player's own hero in a line: Life, scores, Glory, Peril and movement."""
    player, y = view.players[_hero(view)], STRIP / 2
    parts = [
        rect(0, 0, width, STRIP, style.MOOD.plate, 10, stroke=SEAT_COLOURS[player.seat], stroke_width=3),
        numbered_sign(player.seat, 30, y, 40),
    ]
    if not player.alive:
        return "".join([*parts, text(62, y, locale.say("picture-out"), SMALLEST, CHALK, "start", width - 80)])
    parts += [
        style.heart(80, y, 34),
        text(102, y, str(player.life), 32, CHALK),
        plates.scores(player, 152, y, width - 422),
        style.glory(player.glory, width - 238, y, 44),
        style.peril(player.peril, width - 182, y, 44),
        style.movement(width - 62, y, 34),
        text(width - 40, y, f"×{player.movement or int(player.token)}", SMALLEST, ACCENT, "start", 40),
    ]
    if player.tipped or player.cusp:
        return "".join(parts) + style.tumbled(width - 122, y)
    return "".join(parts)


def _places(view: DungeoneerView, locale: Locale, marks: Sequence[str], width: float, tall: bool) -> str:
    """All of the map with every place for the card by its name, and the card both ways up."""
    upright = 1.25 if tall else 0.94
    most = (width - 2 * GAP, PLACING_TALL if tall else PLACING)
    shown = maps.small_frame(view, marks, most, upright=upright)
    alone = (most[0] - spaces.WIDTH - ARROW, PLACING_ALONE)
    higher = maps.small_frame(view, marks, alone, upright=upright)
    beside = not tall and (not shown.whole or (shown.height < spaces.ROOMY <= higher.height and higher.whole))
    if beside:  # a long map: the card is next to it
        most, shown = alone, higher
    room = (most[0], max(2.0 * (spaces.HEIGHT + LABEL) if beside else 0, shown.down * shown.height) + 4)
    foot = room[1] + 2 * GAP
    height = max(foot if beside or view.drawn is None else foot + spaces.HEIGHT + GAP, width / 2.9)
    parts = [group(maps.on_table(view, locale, marks, shown, room), at=(GAP, GAP))]
    if view.drawn is not None:
        ways = sorted({spot.turned for spot in map(spot_of, filter(is_spot, marks))}) or [False]
        for place, turned in enumerate(ways):
            words = locale.say("picture-turned" if turned else "picture-upright")
            x, y = (GAP + place * width / 2, foot)
            side, middle = x + spaces.WIDTH + ARROW / 2, y + spaces.HEIGHT / 2
            label = text(
                side + ARROW / 2, middle, words, SMALLEST, ACCENT, "start", width / 2 - spaces.WIDTH - ARROW - 2 * GAP
            )
            if beside:
                x, y = width - GAP - spaces.WIDTH, LABEL + GAP + place * (spaces.HEIGHT + LABEL + GAP)
                side, middle = x - ARROW / 2, y + spaces.HEIGHT / 2
                label = text(x, y - LABEL / 2, words, SMALLEST, ACCENT, "start", spaces.WIDTH)
            parts.append(group(spaces.face(locale, spaces.card_as_space(view.drawn, turned=turned)), at=(x, y)))
            parts += [arrow(side, middle, turned=turned), label]
    return framed(width, height, *parts)


def arrow(x: float, y: float, *, turned: bool) -> str:
    """Upwards for a card that lies as it is, downwards for one that is turned."""
    turn = " rotate(180)" if turned else ""
    return f'<g transform="translate({x:g} {y:g}){turn}">{line("M0 14V-14M-10-4L0-14L10-4", ACCENT, 5)}</g>'


def _rivals(view: DungeoneerView, locale: Locale, marks: Sequence[str], width: float, tall: bool) -> str:
    """Where the rivals are, and what one must know about each."""
    me = _hero(view)
    seats = [player.seat for player in view.players if player.alive and player.seat != me]
    across = plates.rival_columns(len(seats), width)
    below = plates.height(len(seats), plates.RIVAL, across)
    most = (width - 2 * GAP, MEETING_TALL if tall else MEETING if len(seats) <= across else MEETING_LOW)
    shown = maps.small_frame(view, marks, most, heroes=True)
    if shown.height < spaces.ROOMY:  # the heroes are far apart
        shown = maps.small_frame(view, marks, (most[0], MEETING_TALLEST if tall else MEETING_HIGH), heroes=True)
    room = (most[0], shown.down * shown.height + 4.0)
    foot = room[1] + 2 * GAP
    return framed(
        width,
        max(foot + below + GAP, width / 2.9),
        group(maps.on_table(view, locale, marks, shown, room), at=(GAP, GAP)),
        plates.rivals(view, locale, seats, foot, width),
    )


KINDS: dict[str, Draw] = {
    **dict.fromkeys(("hero_acts", "choose_step", "choose_edge"), _walking),
    **dict.fromkeys(("bank_movement", "window_action"), _responding),
    **dict.fromkeys(("place_map", "place_from_hand"), _places),
    **dict.fromkeys(
        (
            "dungeonlord_acts",
            "between_encounters",
            "declare_encounters",
            "encounter_target",
            "encounter_attachment",
            "encounter_attribute",
            "monster_attribute",
            "peril_recipient",
        ),
        _rivals,
    ),
}
"""The drawings by kind of question."""
WITH_HAND = frozenset(
    {
        "bank_movement",
        "choose_map_card",
        "discard_one",
        "dungeonlord_acts",
        "encounter_attachment",
        "hero_acts",
        "pack_assign",
        "pack_keep",
        "pay_upkeep",
        "sacrifice_cost",
        "storage_keep",
    }
)
"""Kinds of questions for which the player's own hand or sheet is wanted."""
