"""The cards on sale in the village: the top ones, their costs, and which are shown first (TS-5.15)."""

from __future__ import annotations

from games.thunderstone.rules.acts import Buy
from games.thunderstone.rules.cards import COSTS, name_of
from games.thunderstone.rules.state import ThunderstoneState
from rules.messages import Message
from rules.questions import Option, Shown

SHOWN_FIRST = 5
"""The number of cards, the most expensive ones, with buttons of their own, next to the one for buying nothing."""

STANDING_OUT = 2
"""The number of them that keep their button even if space is short."""


def top_cards(game: ThunderstoneState) -> list[tuple[str, str]]:
    """The stacks that are not empty, with their top cards."""
    return [(stack, card) for stack in game.stacks if (card := game.top_of(stack)) is not None]


def cards_within(game: ThunderstoneState, gold: int) -> list[tuple[str, str]]:
    """The stacks with a top card that costs at most `gold`, and those cards."""
    return [(stack, card) for stack, card in top_cards(game) if COSTS[card] <= gold]


def dearest(game: ThunderstoneState, gold: int) -> str | None:
    """The most expensive card that `gold` buys; in a tie, the first in the village."""
    return max((card for _, card in cards_within(game, gold)), key=COSTS.__getitem__, default=None)


def buying(game: ThunderstoneState, card: str) -> Message:
    """The label of buying a card: its price, and how many are left."""
    return Message("do-buy", {"card": name_of(card), "cost": COSTS[card], "left": game.stock[card]})


def make_prominent(options: list[Option], cards: list[str]) -> None:
    """Give the most expensive purchases their own buttons; each option buys the card at its position in `cards`."""
    places = sorted(range(len(cards)), key=lambda place: -COSTS[cards[place]])
    for place in places[:SHOWN_FIRST]:
        options[place].prominence = Shown.BUTTON


def offered_card(option: Option) -> str | None:
    """The card that this answer buys, according to where it is asked; None for buying nothing."""
    card: str | None = option.value.card if isinstance(option.value, Buy) else option.value
    return card
