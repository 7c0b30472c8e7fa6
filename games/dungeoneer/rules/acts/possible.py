"""The acts of a player with cards, effects and the off-turn token, now: in free time and in windows (DN-15, DN-16).

One function lists it for every moment; if given a list, it adds what is refused and why.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import chain

from games.dungeoneer.rules.acts.attacks import attack_acts
from games.dungeoneer.rules.acts.hand import hand_acts
from games.dungeoneer.rules.acts.offers import Offers
from games.dungeoneer.rules.acts.table import table_acts
from games.dungeoneer.rules.acts.types import ANYTIME, FREE, Act, StandUp
from games.dungeoneer.rules.components import CARDS, Time
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, Seat, refer
from rules.questions import Refusals

LOW_LIFE = 2
"""Only at this much Life or less is a player asked before a roll just because a healing card is at hand (DN-16.1)."""


def possible_acts(
    game: DungeoneerState, seat: Seat, when: str, refused: Refusals | None = None, hand: Sequence[str] | None = None
) -> list[Act]:
    """Everything that seat may do at that moment, in a fixed order. `hand`: as if the seat held these cards."""
    offers = Offers(game, seat, when, refused)
    acts = offers.acts
    if when in ANYTIME or when == "move":
        hand_acts(offers, game.hands[seat] if hand is None else hand)
    if when in ANYTIME:
        table_acts(offers)
    if when in (*FREE, "reset", "chal", "end"):
        _untip(offers)
    if when in ("dungeonlord", "hero", "chal", "move", "end"):
        attack_acts(offers)
    if when == "roll" and acts and all(act.only_heals for act in acts):
        roll = game.roll
        if roll is None or seat not in roll.heroes or game.players[seat].life > LOW_LIFE:
            return [act for act in acts if roll is not None and roll.attr == "life" and seat in roll.heroes]
    return acts


def imaginable_acts(game: DungeoneerState, seat: Seat, when: str) -> list[Act]:
    """Everything that seat may do at that moment as far as everyone knows.

    It holds the cards that were seen going there, and for the rest any that are in no place known to all.
    """
    hidden = len(game.hands[seat]) > len(game.known[seat])
    return possible_acts(game, seat, when, hand=[*game.known[seat], *(_unseen_cards(game, when) if hidden else ())])


def _unseen_cards(game: DungeoneerState, when: str) -> list[str]:
    """The cards to be played at that moment that are in no place known to all, so that a hand may hold them."""
    seen = Counter(chain(game.discard, *game.known))
    if game.bane is not None:
        seen[game.bane.card] += 1
    times: tuple[Time, ...] = ("dungeonlord" if when in FREE else "response", "anytime")
    return [card for card, copies in _copies(times, game.settings.cards) if seen[card] < copies]


@cache
def _copies(times: tuple[Time, ...], chosen: str) -> list[tuple[str, int]]:
    """The number of copies of each card of these timings, in the chosen set or both."""
    return [(card.id, card.copies) for card in CARDS.values() if card.time in times and chosen in (card.set, "both")]


def _untip(offers: Offers) -> None:
    """Getting up (DN-18.10)."""
    tip = offers.player.tip
    if tip is None:
        return
    args: Args = {}
    key = "do-untip"
    if tip.target and tip.cause != "pit":
        key = "do-untip_roll"
        args = {"attr": refer(f"attr-{tip.attr}"), "target": tip.target}
    if offers.game.spendable(offers.seat):
        offers.acts.append(StandUp("untip", key, args))
    else:
        offers.refuse("untip", Message(key, args), "no_movement", missed=True)
