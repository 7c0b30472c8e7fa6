"""The monsters of the hall, the dungeon deck with the Thunderstone, turns, and the sizes of hands."""

from __future__ import annotations

from collections.abc import Iterator

from games.thunderstone.rules.cards import CARDS, THUNDERSTONE, During, in_order, name_of, names_of
from games.thunderstone.rules.dungeon import ActInDungeon
from games.thunderstone.rules.hall import LOWEST
from games.thunderstone.rules.spoils import TakeSpoils
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.turns import ChooseAction, DestroyForRest
from games.thunderstone.rules.village import BuyCard
from games.thunderstone.rules.zones import HAND
from rules.entries import Entry
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer, seat_name

STAGES: dict[type[Entry], str] = {
    ChooseAction: "action",
    DestroyForRest: "rest",
    BuyCard: "village",
    ActInDungeon: "dungeon",
    TakeSpoils: "spoils",
}
"""The stages of a turn by the question that is open in them."""


def monsters(game: ThunderstoneState, seat: Seat) -> Iterator[Fact]:
    """What works against each monster, whether it stays, and its breach (TS-10, TS-13)."""
    before = game.seats_from(game.turn.seat)
    between = [seat_name(each) for each in before[: before.index(seat)]]
    for rank in game.monsters():
        card = CARDS[game.card_in(rank)]
        things, called = (card.id,), Message("fact-called_rank", {"rank": rank})
        special = bool(card.traits) or card.during != During()
        trait = next((each for each in ("magic_only", "magic_required", "immune_magic") if each in card.traits), "")
        args: Args = {"monster": name_of(card.id), "rank": rank, "health": card.health, "points": card.points}
        args |= {
            "experience": card.experience,
            "players": between,
            "turns": len(between),
            "alone": int(game.seats == 1),
        }
        args |= {
            "kind": trait or ("other" if special else "none"),
            "text": refer(f"card-text-{card.id}") if special else "",
        }
        yield Fact("trait", Message("fact-trait", args), things, public=True, called=called)
        yield Fact("there", Message("fact-there", args), things, public=True, called=called)
        yield Fact("stay", Message("fact-stay", args), things, public=True, called=called)
        if card.breach is not None:
            here = game.hall[rank - 1]
            args |= {"text": refer(f"card-text-{card.id}"), "done": int(here is not None and here.breached)}
            for about in (things, ()):
                yield Fact("breach", Message("fact-breach", args), about, public=True)
        yield Fact("ends", _ends(game, rank), things, public=True, called=called)
    order = sorted(map(game.card_in, game.monsters()), key=lambda card: -CARDS[card].points)
    args = {"cards": names_of(order), "points": [CARDS[card].points for card in order], "number": len(order)}
    yield Fact("richest", Message("fact-richest", args), public=True)


def _ends(game: ThunderstoneState, rank: int) -> Message:
    """Whether defeating the monster in this rank brings the Thunderstone (TS-19.1)."""
    stone = stone_rank(game)
    key = "deck" if not stone else "behind" if rank > stone else "now" if rank == 1 and stone == 2 else "later"
    return Message("fact-ends", {"stone": stone, "monster": name_of(game.card_in(rank)), "rank": rank, "key": key})


def stone_rank(game: ThunderstoneState) -> int:
    """The rank in which the Thunderstone lies; 0 while it is in the dungeon deck."""
    return next((rank for rank, card in enumerate(game.hall, 1) if card and card.card == THUNDERSTONE), 0)


def stone(game: ThunderstoneState) -> Iterator[Fact]:
    """How many cards the dungeon deck has, when the Thunderstone may come, and what comes into the hall (TS-3.3)."""
    rank, unseen = stone_rank(game), max(1, len(game.dungeon) - game.sunk)
    above = max(0, unseen - LOWEST)
    args: Args = {"rank": rank, "above": above, "left": len(game.dungeon), "unseen": unseen, "steps": rank - 1}
    args["percent"] = round(100 / unseen)
    for about in (list[str](), [THUNDERSTONE]):
        key = "hall" if rank else "deck" if above else "soon"
        yield Fact("stone", Message(f"fact-stone_{key}", args), tuple(about), public=True)
    free = [rank for rank, card in enumerate(game.hall, 1) if card is None]
    args |= {"free": len(free)}
    for about in ([], *([game.card_in(each)] for each in game.monsters())):
        yield Fact("refill", Message("fact-refill", args), tuple(about), public=True)
    for place, card in enumerate(game.dungeon[: game.sunk]):
        sunk: Args = {"card": name_of(card), "above": len(game.dungeon) - place - 1}
        yield Fact("sunk", Message("fact-sunk", sunk), (card,), public=True)
    first = game.hall[0]
    if first is not None and first.breached:
        args = {"monster": name_of(first.card), "text": refer(f"card-text-{first.card}")}
        both: tuple[tuple[str, ...], ...] = ((), (first.card,))
        yield from (Fact("breached", Message("fact-breached", args), things, public=True) for things in both)


def turns(game: ThunderstoneState, seat: Seat) -> Iterator[Fact]:
    """When it is a player's turn, and what follows the step at hand (TS-8.26)."""
    before = game.seats_from(game.turn.seat)
    between = before[: before.index(seat)]
    args: Args = {"turns": len(between), "players": [seat_name(each) for each in between]}
    yield Fact("turn", Message("fact-turn", args), public=True)
    stage = next((STAGES[type(each)] for each in game.questions if type(each) in STAGES), None)
    if stage is not None:
        following = seat_name((game.turn.seat + 1) % game.seats)
        args = {"stage": stage, "next": following, "alone": int(game.seats == 1)}
        yield Fact("then", Message("fact-then", args), public=True)


def hands(game: ThunderstoneState, seat: Seat) -> Iterator[Fact]:
    """Why a hand has fewer cards than usual, how many cards everyone owns, and which of them give points (TS-19.7)."""
    sizes = {other: len(game.owned(other)) for other in range(game.seats)}
    order = sorted(sizes, key=lambda each: -sizes[each])
    args: Args = {"players": [seat_name(each) for each in order], "sizes": [sizes[each] for each in order]}
    yield Fact("sizes", Message("fact-sizes", args), public=True)
    for other, player in enumerate(game.players):
        seats = () if other == seat else (other,)
        held = len(player.hand)
        if held < HAND and not (other == game.turn.seat and game.turn.revealed):
            args = {"number": held, "hand": HAND, "player": seat_name(other)}
            yield Fact("hand_small", Message("fact-hand_small", args), seats=seats, public=True)
        valued = sorted(
            (card for card in in_order(game.owned(other)) if CARDS[card].points), key=lambda card: -CARDS[card].points
        )
        args = {"player": seat_name(other), "cards": names_of(valued), "number": len(valued)}
        args["points"] = sum(CARDS[card].points for card in valued)
        yield Fact("valued", Message("fact-valued", args), seats=seats, public=True)
