"""Facts about Diseases from the hall, what comes into it next, and the Thunderstone."""

from __future__ import annotations

from collections.abc import Iterator

from games.thunderstone.rules.cards import CARDS, DISEASE, THUNDERSTONE, names_of
from games.thunderstone.rules.hall import LOWEST, rank_of_stone
from games.thunderstone.rules.state import ThunderstoneState
from rules.facts import Fact
from rules.messages import Args, Message


def diseases(game: ThunderstoneState) -> Fact:
    """The monsters of the hall that give Diseases (TS-8.20)."""
    sick = [card for card in (CARDS[game.card_in(rank)] for rank in game.monsters()) if card.diseases]
    args: Args = {"cards": names_of([card.id for card in sick]), "diseases": [card.diseases for card in sick]}
    return Fact("cost", Message("fact-cost_disease" if sick else "fact-cost_clean", args), (DISEASE,), public=True)


def deck(game: ThunderstoneState) -> Iterator[Fact]:
    """When the game ends, and what comes into the hall next (TS-3.3)."""
    stone, unseen = rank_of_stone(game), max(1, len(game.dungeon) - game.sunk)
    above = max(0, unseen - LOWEST)
    ahead = len([rank for rank in game.monsters() if rank < stone]) if stone else above + len(game.monsters())
    args: Args = {"rank": stone, "above": above, "left": len(game.dungeon), "unseen": unseen, "ahead": ahead}
    args["percent"] = round(100 / unseen)
    text = Message("fact-stone_hall" if stone else "fact-stone_deck" if above else "fact-stone_soon", args)
    yield Fact("stone", text, public=True)
    yield Fact("stone", text, (THUNDERSTONE,), public=True)
    yield Fact("moves", Message("fact-refill", args), public=True)
