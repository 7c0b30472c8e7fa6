"""The subject of a question as a picture: the map around a hero, the places for a card, or the rivals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.dungeoneer.pictures import maps, plates, style, tiles
from games.dungeoneer.pictures.maps import Frame
from games.dungeoneer.pictures.words import Locale, goal_of, is_spot, leads_to
from games.dungeoneer.rules.components import QUESTS, name_of
from games.dungeoneer.rules.map.geometry import spot_of
from games.dungeoneer.rules.view import DungeoneerView, QuestView, SpaceView
from pictures.badges import badge, sign
from pictures.kit import HEIGHT, SMALLEST, WIDTH, framed, numbered_sign
from pictures.states import edge_of
from pictures.svg import NARROWEST, group, rect, text, width_of
from pictures.tokens import CHALK, MIST
from rules.messages import Seat, refer

EDGE = 6
STRIP = 52
"""The height of the line of the player's own hero below a map."""
LOW_MAP = 344.0
"""The height of a map that leaves a desktop room for the first answers: four rows of tiles with their names."""
QUEST, LABEL = 33, 36
"""The height of the line of a quest, and of the words above a card."""

Draw = Callable[[DungeoneerView, Locale, Sequence[str]], str]


def draw(view: DungeoneerView, locale: Locale, kind: str, marks: Sequence[str]) -> str | None:
    """The picture for a question of that kind as SVG; None where words are enough."""
    drawn = KINDS.get(kind)
    return None if drawn is None else drawn(view, locale, marks)


def _hero(view: DungeoneerView) -> Seat:
    """Whose hero the picture is about: the asked seat's."""
    return view.turn if view.seat is None else view.seat


def _walking(view: DungeoneerView, locale: Locale, marks: Sequence[str]) -> str:
    """The map around the hero with the options marked, and below it the player's own hero and quests."""
    return _around(view, locale, marks, 3, *_quests(view, locale, WIDTH - 2.0 * EDGE))


def _responding(view: DungeoneerView, locale: Locale, marks: Sequence[str]) -> str:
    """A smaller part of the map, and below it the player's own hero and quests, and the rivals."""
    seats = _rivals_of(view)
    quests, height = _quests(view, locale, WIDTH - 2.0 * EDGE)
    rows = group(plates.rivals(view, locale, seats), at=(-EDGE, height + 6))
    return _around(view, locale, marks, 2, quests + rows, height + 6 + plates.RIVAL_STEP * len(seats))


def _rivals_of(view: DungeoneerView) -> list[Seat]:
    """The other players in the game."""
    return [player.seat for player in view.players if player.alive and player.seat != _hero(view)]


def _around(
    view: DungeoneerView, locale: Locale, marks: Sequence[str], rows: int, below: str = "", below_height: float = 0
) -> str:
    """`rows` of the map around the hero, then the player's own hero, then `below`, of height `below_height`."""
    room = (WIDTH - 2.0 * EDGE, rows * tiles.HEIGHT + 4.0)
    foot = room[1] + 2 * EDGE
    return framed(
        foot + STRIP + below_height + 4,
        group(maps.on_table(view, locale, marks, maps.frame(view, marks, room), room), at=(EDGE, EDGE)),
        group(_own_hero(view, locale), at=(EDGE, foot)),
        group(below, at=(EDGE, foot + STRIP)),
        ground=style.MOOD.ground,
    )


def _quests(view: DungeoneerView, locale: Locale, width: float) -> tuple[str, float]:
    """The quests that this hero can complete, each with the place it leads to, side by side; and how high they are."""
    hero = _hero(view)
    told = [
        (quest, locale.say("words-quest_place", quest=name_of(quest.id), goal=_leads_to(view, locale, quest, hero)))
        for quest in view.quests
        if quest.owner in (None, hero)
    ]
    return _side_by_side(told, width)


def _out_of_sight(view: DungeoneerView, locale: Locale, shown: Frame, width: float) -> tuple[str, float]:
    """The places on the map, but not in the frame, to which rivals' quests lead, with the way from their heroes."""
    told = []
    for quest in view.quests:
        ends = [space for space in view.spaces if leads_to(quest.id, space)]
        if quest.owner in (None, _hero(view)) or not ends or any(shown.holds(space.x, space.y) for space in ends):
            continue
        told.append((quest, _leads_to(view, locale, quest, quest.owner)))
    return _side_by_side(told, width) if told else ("", 0)


def _side_by_side(told: Sequence[tuple[QuestView, str]], width: float) -> tuple[str, float]:
    """Words about quests, each behind its flag or star, in as many lines as they need; and how high these are."""
    x, y, parts = 0.0, QUEST / 2 + 3, []
    for quest, words in told:
        entry_width = min(width, 37 + width_of(words, SMALLEST) * NARROWEST)
        if x and x + entry_width > width:
            x, y = 0, y + QUEST
        star = sign("quest", x + 17, y, 30) if quest.owner is None else style.flag(quest.owner, x + 17, y)
        parts.append(star + text(x + 36, y, words, SMALLEST, CHALK, "start", entry_width - 36))
        x += entry_width + 14
    return "".join(parts), y + QUEST / 2


def _leads_to(view: DungeoneerView, locale: Locale, quest: QuestView, hero: Seat) -> str:
    """Where a quest leads that hero now; for what is not yet picked up, both ends of the way."""
    goal, carries = QUESTS[quest.id].goal, quest.carrier == hero
    ends = [space for space in view.spaces if leads_to(quest.id, space)]
    if carries:
        return locale.name(goal) + _way(view, locale, [space for space in ends if space.card == goal], hero)
    if not goal or quest.lies is None:
        return goal_of(locale, quest) + ("" if goal else _way(view, locale, ends, hero))
    start = view.spaces[quest.lies]
    way = _way(view, locale, [start], hero)
    return locale.say("words-from_to", start=locale.name(start.card) + way, goal=name_of(goal))


def _way(view: DungeoneerView, locale: Locale, ends: Sequence[SpaceView], hero: Seat) -> str:
    """The distance, along both axes, to the nearest of these spaces; empty if there is none or the hero is there."""
    here = next((space for space in view.spaces if hero in space.heroes), None)
    ways = [(end.x - here.x, end.y - here.y) for end in ends if here is not None and end.realm == here.realm]
    x, y = min(ways, key=lambda way: abs(way[0]) + abs(way[1]), default=(0, 0))
    steps = {"e": x, "w": -x, "s": y, "n": -y}.items()
    told = [locale.say("words-way", side=refer(f"side-{side}"), n=n) for side, n in steps if n > 0]
    return locale.say("words-ways", ways=locale.listed(told)) if told else ""


def _own_hero(view: DungeoneerView, locale: Locale) -> str:
    """The player's own hero in a line: Life, Glory, Peril, completed quests, scores and movement."""
    player = view.players[_hero(view)]
    y = STRIP / 2
    width = WIDTH - 2.0 * EDGE
    parts = [
        rect(0, 0, width, STRIP, style.MOOD.plate, 12, **edge_of(mine=True)),
        numbered_sign(player.seat, 30, y, 38),
    ]
    if not player.alive:
        return "".join([*parts, text(58, y, locale.say("picture-out"), SMALLEST, MIST, "start", width - 80)])
    values = [("health", player.life), ("glory", player.glory), ("peril", player.peril), ("quest", len(player.done))]
    for index, (value, number) in enumerate(values):
        parts.append(badge(value, number, 78 + 48 * index, y, 42))
    parts.append(group(plates.scores(player, width - 488)[0], at=(274, y)))
    if player.tipped or player.cusp:
        parts.append(style.tumbled(width - 122, y))
    steps = f"×{player.movement or int(player.token)}"
    return "".join([*parts, sign("steps", width - 70, y, 38), text(width - 46, y, steps, SMALLEST, CHALK, "start", 42)])


def _places(view: DungeoneerView, locale: Locale, marks: Sequence[str]) -> str:
    """All of the map with the code of every place for the card, and next to it the card both ways up."""
    beside = 0 if view.drawn is None else tiles.WIDTH + EDGE
    room = (WIDTH - 2.0 * EDGE - beside, HEIGHT - 2.0 * EDGE)
    shown = maps.far_frame(view, marks, room)
    parts = [group(maps.on_table(view, locale, marks, shown, room), at=(EDGE, EDGE))]
    if view.drawn is not None:
        ways = sorted({spot.turned for spot in map(spot_of, filter(is_spot, marks))}) or [False]
        left = WIDTH - EDGE - tiles.WIDTH
        step = LABEL + tiles.HEIGHT + 24
        top = (HEIGHT - step * len(ways)) / 2
        for place, turned in enumerate(ways):
            parts += _one_way_up(locale, view.drawn, left, top + place * step, turned=turned)
    return framed(HEIGHT, *parts, ground=style.MOOD.ground)


def _one_way_up(locale: Locale, card: str, x: float, y: float, *, turned: bool) -> list[str]:
    """A card upright or turned, with the word for that above it, from the corner `x`, `y` on."""
    words = locale.say("picture-turned" if turned else "picture-upright")
    indent = 46 if turned else 4
    sign_of = [style.upside_down(x + 22, y + LABEL / 2, 0.9)] if turned else []
    label = text(x + indent, y + LABEL / 2, words, SMALLEST, style.MOOD.second, "start", tiles.WIDTH - indent)
    tile = tiles.Tile(locale, tiles.card_as_space(card, turned=turned))
    return [*sign_of, label, group(tile.face(), at=(x, y + LABEL))]


def _rivals(view: DungeoneerView, locale: Locale, marks: Sequence[str]) -> str:
    """The rivals on the map, a row about each, and the places of their quests that are out of sight.

    In between, the player's own hero and quests.
    """
    seats = _rivals_of(view)
    room = (WIDTH - 2.0 * EDGE, LOW_MAP)
    shown = maps.far_frame(view, marks, room, heroes=True)
    quests, own = _quests(view, locale, room[0])
    beyond, height = _out_of_sight(view, locale, shown, room[0])
    foot = room[1] + EDGE + 6
    rows = foot + STRIP + own + 6
    end = rows + plates.RIVAL_STEP * len(seats)
    return framed(
        end + height + EDGE,
        group(maps.on_table(view, locale, marks, shown, room), at=(EDGE, EDGE)),
        group(_own_hero(view, locale), group(quests, at=(0, STRIP)), at=(EDGE, foot)),
        group(plates.rivals(view, locale, seats, marks), at=(0, rows)),
        group(beyond, at=(EDGE, end)),
        ground=style.MOOD.ground,
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
