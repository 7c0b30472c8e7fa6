"""What points a creature or room would add, and what the rooms that score bring their owners now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.dungeon_lords.rules.components import CREATURES, ROOMS, Cost
from games.dungeon_lords.rules.costs import edible
from games.dungeon_lords.rules.scoring import ROOM, all_scores, hall_of_fame_value, holders
from games.dungeon_lords.rules.state import Creature, DungeonLordsState, Lord
from rules.cases import Case
from rules.messages import Arg, Args, Message, Seat, refer, seat_name

COMPARED = ("titles", "hall_of_fame")
"""The points that depend on what the others have."""


def worth_cases(game: DungeonLordsState) -> Iterator[Case]:
    """The points of each scoring room of each lord, and whose creatures it counts (DL-26.1, DL-26.6, DL-27.10)."""
    scores = all_scores(game.lords)
    held = holders(game.lords)
    for owner, lord in enumerate(game.lords):
        alone = [refer(f"title-{title}") for title, seats in held.items() if seats == [owner]]
        for tile in lord.tiles.values():
            if not (tile.is_room and (tile.kind == "hall_of_fame" or ROOMS[tile.kind].points)):
                continue
            counts = [each.kind for each in lord.lair if each.kind in ROOMS[tile.kind].points_for]
            others = [each.kind for each in lord.lair if each.kind not in ROOMS[tile.kind].points_for]
            fame = tile.kind == "hall_of_fame"
            extra = scores[owner]["hall_of_fame"] if fame else ROOMS[tile.kind].points * len(counts)
            args: Args = {"player": seat_name(owner), "room": tile.name, "text": refer(f"room-{tile.kind}-help")}
            args |= {"points": extra, "room_points": ROOM, "all": extra + ROOM, "conquered": int(tile.conquered)}
            args |= {"counted": [refer(f"creature-{kind}") for kind in counts], "number": len(counts)}
            args |= {"others": [refer(f"creature-{kind}") for kind in dict.fromkeys(others)], "fame": int(fame)}
            args |= {
                "other_number": len(others),
                "each": hall_of_fame_value(game.seats),
                "titles": alone,
                "alone": len(alone),
            }
            for named in ((), *((f"creature-{kind}",) for kind in CREATURES)):
                yield Case("worth", Message("case-worth_owned", args), (f"room-{tile.kind}", *named), common=True)


def gain(game: DungeonLordsState, seat: Seat, changed: Lord) -> Args:
    """What a change of this lord adds to its points: by itself, and by comparison with the others."""
    lords = [changed if other == seat else each for other, each in enumerate(game.lords)]
    before, after = all_scores(game.lords)[seat], all_scores(lords)[seat]
    compared = sum(after[name] - before[name] for name in COMPARED)
    points = sum(after.values()) - sum(before.values())
    return {"points": _signed(points), "own": _signed(points - compared), "titles": _signed(compared)}


def points_of(args: Mapping[str, Arg]) -> int:
    """The points that `gain` has found."""
    return int(str(args["points"]).replace("−", "-").replace("±", ""))


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"


def hired(lord: Lord, kind: str) -> Lord:
    """The lord after hiring a creature and paying its cost; what could feed a demon is any monster."""
    cost: Cost = CREATURES[kind].cost
    lair = [*lord.lair, Creature(kind=kind)]
    if cost.monster and (food := edible(lord)):
        lair.remove(next(creature for creature in lair if creature.kind == food[0]))
    left = {"gold": max(0, lord.gold - cost.gold), "food": max(0, lord.food - cost.food)}
    return lord.model_copy(
        update={**left, "evil": lord.evil + cost.evil, "traps": lord.traps[cost.trap :], "lair": lair}
    )


def built(lord: Lord, square: str, room: str) -> Lord:
    """The lord with a room in place of a tunnel."""
    tile = lord.tiles[square].model_copy(update={"kind": room})
    return lord.model_copy(update={"tiles": {**lord.tiles, square: tile}})
