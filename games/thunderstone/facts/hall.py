"""Facts about the monsters of the hall, what moves there, and the Thunderstone."""

from __future__ import annotations

from collections.abc import Iterator

from games.thunderstone.facts.battles import needs
from games.thunderstone.rules.cards import CARDS, DISEASE, THUNDERSTONE, name_of, names_of
from games.thunderstone.rules.hall import LOWEST, NEXT_TO_FIRST, rank_of_stone
from games.thunderstone.rules.state import ThunderstoneState
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer, seat_name


def monsters(game: ThunderstoneState, seat: Seat) -> Iterator[Fact]:
    """The monsters: what each needs, whether it stays, when it breaches, whether it ends the game (TS-10, TS-13)."""
    before = [seat_name(other) for other in game.seats_from(game.turn.seat)[: (seat - game.turn.seat) % game.seats]]
    stone = rank_of_stone(game)
    for rank in game.monsters():
        card = CARDS[game.card_in(rank)]
        about, called = (card.id,), Message("fact-called_rank", {"rank": rank})
        args: Args = {"monster": name_of(card.id), "rank": rank, "players": before}
        yield Fact("trait", needs(game, rank), about, public=True, called=called)
        if game.seats > 1:
            text = Message("fact-stay" if before else "fact-stay_now", args)
            yield Fact("moves", text, about, public=True, called=called)
        if card.breach is not None:
            text = Message(_breach_key(game, rank), {**args, "text": refer(f"card-text-{card.id}")})
            yield Fact("breach", text, about, public=True)
            yield Fact("breach", text, public=True)
        text = Message(_end_key(rank, stone), {**args, "rank": stone})
        yield Fact("stone", text, about, public=True, called=called)
    sick = [card for card in (CARDS[game.card_in(rank)] for rank in game.monsters()) if card.diseases]
    args = {"cards": names_of([card.id for card in sick]), "diseases": [card.diseases for card in sick]}
    key = "fact-cost_disease" if sick else "fact-cost_clean"
    yield Fact("cost", Message(key, args), (DISEASE,), public=True)


def _breach_key(game: ThunderstoneState, rank: int) -> str:
    """The key of the text that says when the monster of a rank breaches (TS-13.1, TS-13.2)."""
    card = game.hall[rank - 1]
    if card is not None and card.breached:
        return "fact-breach_done"
    return "fact-breach_setup" if rank == 1 else "fact-breach"


def _end_key(rank: int, stone: int) -> str:
    """The key of the text that says whether the game ends when a rank is emptied; `stone`: the Thunderstone's rank."""
    if not stone:
        return "fact-ends_deck"
    if rank > stone:
        return "fact-ends_behind"
    return "fact-ends_now" if rank == 1 and stone == NEXT_TO_FIRST else "fact-ends_later"


def deck(game: ThunderstoneState) -> Iterator[Fact]:
    """When the game ends, what comes into the hall next, where defeated monsters are (TS-3.3, TS-12.8)."""
    stone, unseen = rank_of_stone(game), max(1, len(game.dungeon) - game.sunk)
    above = max(0, unseen - LOWEST)
    ahead = len([rank for rank in game.monsters() if rank < stone]) if stone else above + len(game.monsters())
    args: Args = {"rank": stone, "above": above, "left": len(game.dungeon), "unseen": unseen, "ahead": ahead}
    args["percent"] = round(100 / unseen)
    text = Message("fact-stone_hall" if stone else "fact-stone_deck" if above else "fact-stone_soon", args)
    yield Fact("stone", text, public=True)
    yield Fact("stone", text, (THUNDERSTONE,), public=True)
    yield Fact("moves", Message("fact-refill", args), public=True)
    for place, card in enumerate(game.dungeon[: game.sunk]):
        sunk: Args = {"card": name_of(card), "above": len(game.dungeon) - place - 1}
        yield Fact("moves", Message("fact-sunk", sunk), (card,), public=True)
