"""The final scoring: dungeon, prison, titles, hall of fame (sections 26 to 28)."""

from __future__ import annotations

from games.dungeon_lords.rules.components import HEROES, ROOMS
from games.dungeon_lords.rules.pieces import Lord
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.results import Place, Result

ROOM = 2
MONSTER = 1
PRISONER = 2
PALADIN = 5
CONQUERED = -2
NOTICE = -3
"""The points for one of each (DL-26.1 to DL-26.5)."""

TITLES = ("dark_deeds", "halls", "tunnels", "monsters", "imps", "riches", "battle")
"""The seven titles in the order of the rules (DL-27.2 to DL-27.8)."""
CATEGORIES = ("rooms", "monsters", "prisoners", "conquered", "notices", "room_bonus", "titles", "hall_of_fame")
"""The categories of points, in table order."""


def fields_of(lord: Lord) -> dict[str, int]:
    """The lord's result in the category of each title; more is better."""
    tiles = lord.tiles.values()
    halls = len([tile for tile in tiles if tile.is_room])
    return {
        "dark_deeds": lord.evil,
        "halls": halls,
        "tunnels": len(tiles) - halls,
        "monsters": len(lord.monsters),
        "imps": lord.imps,
        "riches": lord.gold + lord.food + len(lord.traps),
        "battle": -len([tile for tile in tiles if tile.conquered]),
    }


def title_values(seats: int) -> tuple[int, int]:
    """The points for a title, alone and shared (DL-27.1)."""
    return (2, 1) if seats == 2 else (3, 2)


def holders(lords: list[Lord]) -> dict[str, list[Seat]]:
    """Who holds each title; tied lords share it (DL-27.1, DL-27.9)."""
    fields = [fields_of(lord) for lord in lords]
    best = {title: max([field[title] for field in fields]) for title in TITLES}
    return {title: [seat for seat, field in enumerate(fields) if field[title] == best[title]] for title in TITLES}


def room_bonus(lord: Lord, room: str) -> int:
    """The points of a scoring room for creatures in the lair, on top of those for any room (DL-26.6)."""
    return ROOMS[room].points * sum(creature.kind in ROOMS[room].points_for for creature in lord.lair)


def prisoner_points(hero: str) -> int:
    """The points for a prisoner at the end (DL-26.3)."""
    return PALADIN if HEROES[hero].hero_class == "paladin" else PRISONER


def own_scores(lord: Lord) -> dict[str, int]:
    """The points of one lord that need no comparison (DL-26.1 to DL-26.6)."""
    tiles = lord.tiles.values()
    held = [tile.kind for tile in tiles if tile.is_room and not tile.conquered]
    return {
        "rooms": ROOM * len(held),
        "monsters": MONSTER * len(lord.monsters),
        "prisoners": sum(map(prisoner_points, lord.prison)),
        "conquered": CONQUERED * sum(tile.conquered for tile in tiles),
        "notices": NOTICE * lord.notices,
        "room_bonus": sum(room_bonus(lord, room) for room in held),
    }


def all_scores(lords: list[Lord]) -> list[dict[str, int]]:
    """Everyone's points by category (DL-26.7: titles, then the hall of fame, DL-27.10)."""
    alone, shared = title_values(len(lords))
    held = holders(lords)
    listed = []
    for seat, lord in enumerate(lords):
        scores = own_scores(lord)
        scores["titles"] = sum(alone if len(seats) == 1 else shared for seats in held.values() if seat in seats)
        has_hall = any(tile.kind == "hall_of_fame" and not tile.conquered for tile in lord.tiles.values())
        held_alone = sum(seats == [seat] for seats in held.values())
        scores["hall_of_fame"] = (2 if len(lords) == 4 else 1) * held_alone if has_hall else 0
        listed.append(scores)
    return listed


def outcome(game: DungeonLordsState, reason: str = "end-scored") -> Result:
    """The result that follows from the table: totals, the Underlord (DL-26.9) and the licences (DL-26.10)."""
    scores = all_scores(game.lords)
    totals = [sum(points.values()) for points in scores]
    best, ranking = max(totals), sorted(totals, reverse=True)
    facts: Args = {
        f"title-{title}": [seat_name(seat) for seat in seats] for title, seats in holders(game.lords).items()
    }
    facts["licences"] = [seat_name(seat) for seat, total in enumerate(totals) if total > 0]
    facts["licensed"] = sum(total > 0 for total in totals)
    return Result(
        reason=reason,
        winners=[seat for seat, total in enumerate(totals) if total == best],
        places=[
            Place(seat=seat, place=ranking.index(total) + 1, total=total, scores=scores[seat])
            for seat, total in enumerate(totals)
        ],
        facts=facts,
    )


def closing(game: DungeonLordsState) -> list[Message]:
    """Who is the Underlord, who holds which titles, and that equal totals share the win (DL-26.9, DL-27.1)."""
    result = game.result
    if result is None or game.training is not None:
        return []
    held = holders(game.lords)
    lines = []
    if result.winners:
        lines.append(Message("closing-underlord", {"players": [seat_name(seat) for seat in result.winners]}))
    for place in sorted(result.places, key=lambda place: (place.place, place.seat)):
        titles = [refer(f"title-{title}") for title, seats in held.items() if place.seat in seats]
        if titles:
            args: Args = {"player": seat_name(place.seat), "number": len(titles), "titles": titles}
            lines.append(Message("closing-titles", args))
    if len(result.winners) > 1:
        points = max(place.total for place in result.places)
        players = [seat_name(seat) for seat in result.winners]
        lines.append(Message("tie-shared", {"points": points, "players": players}))
    return lines


class FinalScoring(Step):
    """Points, titles, the Underlord and the licences (DL-26.7)."""

    def run(self, game: DungeonLordsState) -> None:
        game.commit()
        game.phase = "scoring"
        for title, seats in holders(game.lords).items():
            game.tell("log-title_held", title=refer(f"title-{title}"), players=[seat_name(seat) for seat in seats])
        game.result = outcome(game)
        for place in game.result.places:
            game.tell("log-score", player=seat_name(place.seat), total=place.total)
