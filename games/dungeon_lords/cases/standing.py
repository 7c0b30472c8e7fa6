"""Titles, prisoners and tiles as they count now."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_lords.rules.scoring import TITLES, field_of, holders, own_scores, title_values
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer, seat_name


def titles(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Which titles each lord would hold now, alone and shared, and their points (DL-27.1)."""
    alone, shared = title_values(game.seats)
    held = holders(game.lords)
    for lord in range(game.seats):
        mine = [title for title in TITLES if lord in held[title]]
        sole = [title for title in mine if len(held[title]) == 1]
        args: Args = {
            "player": seat_name(lord),
            "titles": [refer(f"title-{title}") for title in sole],
            "number": len(sole),
            "others": [refer(f"title-{title}") for title in mine if title not in sole],
            "shared": len(mine) - len(sole),
            "points": alone * len(sole) + shared * (len(mine) - len(sole)),
        }
        key = "case-titles" if lord == seat else "case-titles_other"
        text = Message(key if mine else f"{key}_none", args)
        yield Case("titles", text, seats=() if lord == seat else (lord,), topic="points")
        everyone = "case-titles_other" if mine else "case-titles_other_none"
        yield Case("all_titles", Message(everyone, args), common=True)
    for title in TITLES:
        args = {"title": refer(f"title-{title}"), "players": [seat_name(lord) for lord in held[title]]}
        args |= {"number": len(held[title]), "value": abs(field_of(game.lords[held[title][0]], title))}
        alias = Message(f"case-title-{title}")
        yield Case("title", Message("case-title", args), (f"title-{title}",), common=True, alias=alias)


def prisons(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """The prisoners of each lord and their points (DL-26.3)."""
    for other, lord in enumerate(game.lords):
        args: Args = {"player": seat_name(other), "heroes": [refer(f"hero-{card}") for card in lord.prison]}
        args |= {"number": len(lord.prison), "points": own_scores(lord)["prisoners"]}
        yield Case("prison", Message("case-prison", args), seats=() if other == seat else (other,))


def traps_of_others(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """How many traps each other lord has: which ones is secret (DL-8.23, DL-16.10)."""
    for other, lord in enumerate(game.lords):
        if other == seat:
            continue
        laid = lord.plan.traps if lord.plan is not None and lord.plan.shown else []
        args: Args = {"player": seat_name(other), "number": len(lord.traps), "laid": len(laid)}
        for things in ((), ("order-buy_traps",)):
            yield Case("traps_of", Message("case-traps_of", args), things, (other,))


def workers(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """How many imps each lord has, and how many of them are free (DL-1.6)."""
    for other, lord in enumerate(game.lords):
        args: Args = {"player": seat_name(other), "imps": lord.imps, "free": lord.free_imps}
        args["trolls"] = lord.trolls
        yield Case("workers", Message("case-workers", args), seats=() if other == seat else (other,))


def each_tile(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """How many tunnels and rooms each lord has, conquered ones included (DL-27.3, DL-27.4)."""
    for other, lord in enumerate(game.lords):
        rooms = [refer(f"room-{tile.kind}") for tile in lord.tiles.values() if tile.is_room]
        args: Args = {"player": seat_name(other), "rooms": rooms, "number": len(rooms)}
        args |= {"tunnels": len(lord.tiles) - len(rooms)}
        args |= {"conquered": sum(tile.conquered for tile in lord.tiles.values())}
        yield Case("tiles", Message("case-tiles", args), seats=() if other == seat else (other,))
        yield Case("all_tiles", Message("case-all_tiles", args), common=True)
