"""The places where a group may wait before the mission, and what it finds there (MM-20.8, MM-20.9)."""

from __future__ import annotations

from games.map_masters.rules.cards import CARDS, HEIGHT, OPENINGS, WIDTH
from games.map_masters.rules.coop.missions import FREE, STARTER, Mission
from games.map_masters.rules.coop.team import Start
from games.map_masters.rules.dungeon import Dungeon
from games.map_masters.rules.step_options import by_kind
from rules.messages import Message, part, refer


def outside(rules: Mission) -> list[Start]:
    """Every opening on the outside of the grid where a mini may wait: not those of step and boss cards (MM-20.8)."""
    right, bottom = rules.columns - 1, rules.rows - 1
    starts = []
    for (column, row), token in rules.spaces.items():
        allowed = token in (STARTER, FREE) or (token in CARDS and CARDS[token].kind == "dungeon")
        edges = {"N": row == 0, "S": row == bottom, "W": column == 0, "E": column == right}
        for name, (_, _, side) in OPENINGS.items():
            if allowed and edges[side] and side in rules.start_sides:
                starts.append(Start(column, row, name))
    return starts


def card_behind(dungeon: Dungeon, start: Start) -> int | None:
    """The number of the card behind an opening; None if its space is still free."""
    return dungeon.number_at.get((start.column * WIDTH, start.row * HEIGHT))


def about_start(dungeon: Dungeon, start: Start) -> Message:
    """The icons behind the opening, and the number of ways on from there."""
    number = card_behind(dungeon, start)
    if number is None:
        return Message("about-start_free")
    place = dungeon.openings[number, start.opening][0]
    icons = [refer(f"icon-{icon}") for icon in by_kind(dungeon.icons(dungeon.content_bits[place]))]
    ways = ways_on(dungeon, number, start.opening)
    ahead = part(ways, "part-openings", n=ways) or refer("part-no_openings")
    return Message("about-start", {"ways": ahead, "found": part(icons, "part-at_entrance", icons=icons)})


def warning(dungeon: Dungeon, start: Start) -> str:
    """The obstacle behind an opening, where the program warns (MM-20.9)."""
    number = card_behind(dungeon, start)
    if number is None:
        return ""
    place = dungeon.openings[number, start.opening][0]
    icons = {dungeon.discoveries[item].icon for item in dungeon.contents[place]}
    return next((icon for icon in ("monster", "padlock", "lava") if icon in icons), "")


def ways_on(dungeon: Dungeon, card: int, opening: str) -> int:
    """The number of other openings by which a path that enters here with nothing to pay with could leave the card."""
    first, way = dungeon.openings[card, opening]
    seen = {first}
    waiting = [first]
    ways = 0
    while waiting:
        place = waiting.pop()
        if dungeon.toll[place] >= 0 or dungeon.monsters[place]:
            continue
        near = [exit.to for exit in dungeon.exits[place] if exit.opening is None]
        ways += sum(exit.opening is not None and exit.link != way.link for exit in dungeon.exits[place])
        near += [
            end
            for item in dungeon.fixtures[place]
            for end in (dungeon.discoveries[item].place, dungeon.discoveries[item].other)
        ]
        fresh = {end for end in near if end >= 0} - seen
        seen |= fresh
        waiting += fresh
    return ways
