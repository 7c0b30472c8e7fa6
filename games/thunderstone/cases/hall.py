"""The monsters of the hall, the Thunderstone and the turn."""

from __future__ import annotations

from collections.abc import Iterator

from games.thunderstone.rules.cards import CARDS, THUNDERSTONE, During, name_of
from games.thunderstone.rules.hall import LOWEST
from games.thunderstone.rules.state import ThunderstoneState
from rules.cases import Case, Cause
from rules.messages import Args, Message, Seat, refer, seat_name


def in_hall(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
    """What everyone may ask about the monsters in the hall: their traits, breaches and points, and if they stay."""
    before = game.seats_from(game.turn.seat)
    between = [seat_name(each) for each in before[: before.index(seat)]]
    for rank in game.monsters():
        monster = game.card_in(rank)
        card = CARDS[monster]
        args: Args = {"monster": name_of(monster), "rank": rank}
        args |= {"points": card.points, "experience": card.experience, "players": between, "turns": len(between)}
        args["kind"] = next(
            (each for each in ("magic_only", "magic_required", "immune_magic") if each in card.traits), ""
        )
        args["health"] = card.health
        special = bool(card.traits) or card.during != During()
        if special:
            args["text"] = refer(f"card-text-{monster}")
        args["alone"] = int(game.seats == 1)
        yield Case("trait", Message("case-trait" if special else "case-trait_none", args), (monster,), common=True)
        if card.breach is not None:
            here = game.hall[rank - 1]
            args |= {"text": refer(f"card-text-{monster}"), "done": int(here is not None and here.breached)}
            breach = Message("case-breach", args)
            yield from (Case("breach", breach, things, common=True) for things in ((monster,), ()))
        there = Message("case-there" if special else "case-there_plain", args)
        alias = Message("case-called_rank", {"rank": rank})
        yield Case("there", there, (monster,), alias=alias, common=True, topic="where")
        yield Case("stay", Message("case-stay" if between else "case-stay_now", args), (monster,), common=True)
    richest = sorted(game.monsters(), key=lambda rank: -CARDS[game.card_in(rank)].points)
    for rank in richest:
        card = CARDS[game.card_in(rank)]
        args = {"monster": name_of(card.id), "rank": rank, "points": card.points, "experience": card.experience}
        yield Case("richest", Message("case-richest", args), common=True)
    first = game.hall[0]
    if first is not None and first.breached:
        args = {"monster": name_of(first.card), "text": refer(f"card-text-{first.card}")}
        cause = Cause(("log-breach",), {"card": name_of(first.card)})
        for things in ((), (first.card,)):
            yield Case("breached", Message("case-breached", args), things, common=True, past=True, cause=cause)


def deck_sizes(game: ThunderstoneState) -> Iterator[Case]:
    """How many cards each player owns, the most first; hands, decks and discard piles are counted openly."""
    sizes = {seat: len(game.owned(seat)) for seat in range(game.seats)}
    for seat in sorted(sizes, key=lambda each: -sizes[each]):
        yield Case("sizes", Message("case-sizes", {"player": seat_name(seat), "number": sizes[seat]}), common=True)


def stone(game: ThunderstoneState) -> Iterator[Case]:
    """How many cards the dungeon deck has, and when the Thunderstone may come (TS-3.3)."""
    yield Case("dungeon_deck", Message("case-dungeon_deck", {"number": len(game.dungeon)}), common=True)
    rank = next((rank for rank, card in enumerate(game.hall, 1) if card and card.card == THUNDERSTONE), 0)
    above = max(0, len(game.dungeon) - game.sunk - LOWEST)
    unseen = max(1, len(game.dungeon) - game.sunk)
    args: Args = {"rank": rank, "above": above, "left": len(game.dungeon) if above else unseen}
    args |= {"percent": round(100 / unseen), "sunk": game.sunk, "steps": rank - 1}
    text = Message("case-stone_hall" if rank else "case-stone_soon" if not above else "case-stone_deck", args)
    yield Case("stone", text, (THUNDERSTONE,), common=True)
    yield Case("stone", text, common=True, topic="left")
    for place in game.monsters():
        monster = game.card_in(place)
        following = next((each for each in game.monsters() if each > 1), 0)
        args = {"monster": name_of(monster), "place": place, "rank": rank, "next": "", "alone": int(game.seats == 1)}
        args["next"] = name_of(game.card_in(following)) if following else ""
        args["follows"] = int(bool(following))
        key = "deck" if not rank else "behind" if place > rank else "now" if place == 1 and rank == 2 else "later"
        for things in ((monster, THUNDERSTONE), *([(THUNDERSTONE,)] if place == 1 else [])):
            yield Case("get_stone", Message(f"case-get_stone_{key}", args), things, common=True)
        yield Case("ends", Message(f"case-get_stone_{key}", args), (monster,), common=True)


def whose_turn(game: ThunderstoneState, seat: Seat) -> Case:
    """When it is a player's turn."""
    before = game.seats_from(game.turn.seat)
    between = before[: before.index(seat)]
    args: Args = {"turns": len(between), "players": [seat_name(each) for each in between]}
    return Case("turn", Message("case-turn" if between else "case-turn_now", args), topic="my_turn")
