"""Facts about the monsters of the hall, what moves there, and the Thunderstone."""

from __future__ import annotations

from collections.abc import Iterator

from games.thunderstone.facts.battles import needs
from games.thunderstone.rules.cards import CARDS, DISEASE, THUNDERSTONE, name_of, names_of
from games.thunderstone.rules.hall import LOWEST, rank_of_stone
from games.thunderstone.rules.state import ThunderstoneState
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer, seat_name


def monsters(game: ThunderstoneState, seat: Seat) -> Iterator[Fact]:
    """The monsters: what each needs, whether it stays, when it breaches, whether it ends the game (TS-10, TS-13)."""
    before = game.seats_from(game.turn.seat)[: (seat - game.turn.seat) % game.seats]
    cards = [CARDS[game.card_in(rank)] for rank in game.monsters()]
    for rank, card in zip(game.monsters(), cards, strict=True):
        about, called = (card.id,), Message("fact-called_rank", {"rank": rank})
        args: Args = {"monster": name_of(card.id), "rank": rank, "players": [*map(seat_name, before)]}
        if card.breach is not None:
            args["text"] = refer(f"card-text-{card.id}")
        yield Fact("trait", needs(game, rank), about, public=True, called=called)
        if game.seats > 1:
            text = Message("fact-stay" if before else "fact-stay_now", args)
            yield Fact("moves", text, about, public=True, called=called)
        if card.breach is not None:
            here = game.hall[rank - 1]
            key = "_done" if here is not None and here.breached else "_setup" if rank == 1 else ""
            for things in (about, ()):
                yield Fact("breach", Message(f"fact-breach{key}", args), things, public=True)
        stone = rank_of_stone(game)
        key = "deck" if not stone else "behind" if rank > stone else "now" if rank == 1 and stone == 2 else "later"
        yield Fact("stone", Message(f"fact-ends_{key}", {**args, "rank": stone}), about, public=True, called=called)
    sick = [card for card in cards if card.diseases]
    args = {"cards": names_of([card.id for card in sick]), "diseases": [card.diseases for card in sick]}
    key = "fact-cost_disease" if sick else "fact-cost_clean"
    yield Fact("cost", Message(key, args), (DISEASE,), public=True)


def deck(game: ThunderstoneState) -> Iterator[Fact]:
    """When the game ends, what comes into the hall next, where defeated monsters are (TS-3.3, TS-12.8)."""
    stone, unseen = rank_of_stone(game), max(1, len(game.dungeon) - game.sunk)
    above = max(0, unseen - LOWEST)
    ahead = len([rank for rank in game.monsters() if rank < stone]) if stone else above + len(game.monsters())
    args: Args = {"rank": stone, "above": above, "left": len(game.dungeon), "unseen": unseen, "ahead": ahead}
    args |= {"percent": round(100 / unseen)}
    key = "hall" if stone else "deck" if above else "soon"
    for things in ((), (THUNDERSTONE,)):
        yield Fact("stone", Message(f"fact-stone_{key}", args), things, public=True)
    yield Fact("moves", Message("fact-refill", args), public=True)
    for place, card in enumerate(game.dungeon[: game.sunk]):
        sunk: Args = {"card": name_of(card), "above": len(game.dungeon) - place - 1}
        yield Fact("moves", Message("fact-sunk", sunk), (card,), public=True)
