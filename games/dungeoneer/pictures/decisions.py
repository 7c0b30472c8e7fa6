"""The subject of a question as a picture: the map around a hero, the places for a card, or the rivals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from games.dungeoneer.pictures import frames, maps, plates, style, tiles
from games.dungeoneer.pictures.frames import Frame, Size
from games.dungeoneer.pictures.words import Locale, goal_of, leads_to
from games.dungeoneer.rules.components import QUESTS, name_of
from games.dungeoneer.rules.map.geometry import ways_up
from games.dungeoneer.rules.view import DungeoneerView, QuestView, SpaceView
from pictures.badges import badge, sign
from pictures.kit import HEIGHT, SMALLEST, WIDTH, Block, framed, numbered_sign, stacked
from pictures.states import edge_of
from pictures.svg import NARROWEST, group, rect, spread, text, width_of
from pictures.tokens import CHALK, MIST
from rules.messages import Seat, refer

EDGE = 6
ROOM = WIDTH - 2.0 * EDGE
"""The width of a map and of what is below it."""
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
    room = ROOM, 3 * tiles.HEIGHT + 4.0
    return _with_own_hero(view, locale, marks, frames.around_hero(view, marks, room), room)


def _responding(view: DungeoneerView, locale: Locale, marks: Sequence[str]) -> str:
    """A smaller part of the map, and below it the player's own hero and quests, and the rivals."""
    room = ROOM, 2 * tiles.HEIGHT + 4.0
    shown = frames.around_hero(view, marks, room)
    return _with_own_hero(view, locale, marks, shown, room, _rival_rows(view, locale))


def _rivals(view: DungeoneerView, locale: Locale, marks: Sequence[str]) -> str:
    """The rivals on the map, a row about each, and the places of their quests that are out of sight.

    In between, the player's own hero and quests.
    """
    room = ROOM, LOW_MAP
    shown = frames.around_rivals(view, room)
    below = _rival_rows(view, locale, marks), _out_of_sight(view, locale, shown)
    return _with_own_hero(view, locale, marks, shown, room, *below)


def _with_own_hero(
    view: DungeoneerView, locale: Locale, marks: Sequence[str], shown: Frame, room: Size, *below: Block
) -> str:
    """The framed part of the map, the player's own hero and quests, and what is `below`, as one picture."""
    table = Block(maps.on_table(view, locale, marks, shown, room), room[1] + EDGE)
    own = Block(_own_hero(view, locale), STRIP)
    column = stacked([table, own, _quests(view, locale), *below])
    return framed(EDGE + column.height + 4, group(column.drawn, at=(EDGE, EDGE)), ground=style.MOOD.ground)


def _rival_rows(view: DungeoneerView, locale: Locale, marks: Sequence[str] = ()) -> Block:
    """A row about each of the other players in the game."""
    seats = [player.seat for player in view.players if player.alive and player.seat != _hero(view)]
    rows = plates.rivals(view, locale, seats, marks)
    return Block(group(rows, at=(-EDGE, EDGE)), EDGE + plates.RIVAL_STEP * len(seats))


def _quests(view: DungeoneerView, locale: Locale) -> Block:
    """The quests that this hero can complete, each with the place it leads to."""
    hero = _hero(view)
    return _listed(
        (quest, locale.say("words-quest_place", quest=name_of(quest.id), goal=_destination(view, locale, quest, hero)))
        for quest in view.quests
        if quest.owner in (None, hero)
    )


def _out_of_sight(view: DungeoneerView, locale: Locale, shown: Frame) -> Block:
    """The places on the map, but not in the frame, to which rivals' quests lead, with the way from their heroes."""
    entries = []
    for quest in view.quests:
        ends = [space for space in view.spaces if leads_to(quest.id, space)]
        in_sight = any(shown.holds(space.x, space.y) for space in ends)
        if quest.owner not in (None, _hero(view)) and ends and not in_sight:
            entries.append((quest, _destination(view, locale, quest, quest.owner)))
    return _listed(entries) if entries else Block("", 0)


def _listed(entries: Iterable[tuple[QuestView, str]]) -> Block:
    """Quests with words about each, behind its flag or star, side by side in as many lines as they need."""
    x, y, parts = 0.0, QUEST / 2 + 3, []
    for quest, words in entries:
        width = min(ROOM, 37 + width_of(words, SMALLEST) * NARROWEST)
        if x and x + width > ROOM:
            x, y = 0, y + QUEST
        star = sign("quest", x + 17, y, 30) if quest.owner is None else style.flag(quest.owner, x + 17, y)
        parts.append(star + text(x + 36, y, words, SMALLEST, CHALK, "start", width - 36))
        x += width + 14
    return Block("".join(parts), y + QUEST / 2)


def _destination(view: DungeoneerView, locale: Locale, quest: QuestView, hero: Seat) -> str:
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
    distances = [(end.x - here.x, end.y - here.y) for end in ends if here is not None and end.realm == here.realm]
    east, south = min(distances, key=lambda way: abs(way[0]) + abs(way[1]), default=(0, 0))
    steps = {"e": east, "w": -east, "s": south, "n": -south}
    legs = [locale.say("words-way", side=refer(f"side-{side}"), n=n) for side, n in steps.items() if n > 0]
    return locale.say("words-ways", ways=locale.listed(legs)) if legs else ""


def _own_hero(view: DungeoneerView, locale: Locale) -> str:
    """The player's own hero in a line: Life, Glory, Peril, completed quests, scores and movement."""
    player = view.players[_hero(view)]
    y = STRIP / 2
    parts = [
        rect(0, 0, ROOM, STRIP, style.MOOD.plate, 12, **edge_of(mine=True)),
        numbered_sign(player.seat, 30, y, 38),
    ]
    if not player.alive:
        return "".join([*parts, text(58, y, locale.say("picture-out"), SMALLEST, MIST, "start", ROOM - 80)])
    values = [("health", player.life), ("glory", player.glory), ("peril", player.peril), ("quest", len(player.done))]
    for index, (value, number) in enumerate(values):
        parts.append(badge(value, number, 78 + 48 * index, y, 42))
    parts.append(group(plates.scores(player, ROOM - 488)[0], at=(274, y)))
    if player.tipped or player.cusp:
        parts.append(style.tumbled(ROOM - 122, y))
    steps = f"×{player.movement or int(player.token)}"
    return "".join([*parts, sign("steps", ROOM - 70, y, 38), text(ROOM - 46, y, steps, SMALLEST, CHALK, "start", 42)])


def _places(view: DungeoneerView, locale: Locale, marks: Sequence[str]) -> str:
    """All of the map with the code of every place for the card, and next to it the card both ways up."""
    beside = 0 if view.drawn is None else tiles.WIDTH + EDGE
    room = (ROOM - beside, HEIGHT - 2.0 * EDGE)
    shown = frames.with_places(view, marks, room)
    parts = [group(maps.on_table(view, locale, marks, shown, room), at=(EDGE, EDGE))]
    if view.drawn is not None:
        ways = ways_up(view.drawn)
        step = LABEL + tiles.HEIGHT + 24
        at = WIDTH - EDGE - tiles.WIDTH, (HEIGHT - step * len(ways)) / 2
        parts.append(spread([_one_way_up(locale, view.drawn, turned=turned) for turned in ways], 0, step, 1, at))
    return framed(HEIGHT, *parts, ground=style.MOOD.ground)


def _one_way_up(locale: Locale, card: str, *, turned: bool) -> str:
    """A card upright or turned, below the word for that."""
    words = locale.say("picture-turned" if turned else "picture-upright")
    indent = 46 if turned else 4
    label = text(indent, LABEL / 2, words, SMALLEST, style.MOOD.second, "start", tiles.WIDTH - indent)
    tile = tiles.Tile(locale, tiles.card_as_space(card, turned=turned))
    sign_of = style.upside_down(22, LABEL / 2, 0.9) if turned else ""
    return sign_of + label + group(tile.face(), at=(0, LABEL))


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
