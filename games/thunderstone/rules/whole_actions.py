"""A whole action as one answer, without anything in between: visit the village and buy, enter and attack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.thunderstone.rules.acts import Attack
from games.thunderstone.rules.battle_totals import BattleTotals
from games.thunderstone.rules.cards import CARDS, COSTS, WITH_VILLAGE_EFFECTS, name_of, names_of
from games.thunderstone.rules.dungeon import foretell
from games.thunderstone.rules.equip import possible_battles
from games.thunderstone.rules.option_texts import about_card, as_revealed, hand_gold, is_payable, nearness
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.stock import cards_within
from rules.messages import Args, Message, Seat, part
from rules.questions import Option, Shown, Undo

LISTED = 3
"""The number of these answers that are listed, so that each one still has a button on a phone."""


def whole_actions(game: ThunderstoneState, seat: Seat, *, in_vain: bool) -> list[Option]:
    """Every battle that would be won, then every purchase, the dearest first; the first of them are listed.

    One fewer is listed if it would be in vain to enter the dungeon. Cards that cost nothing are never listed.
    """
    won, bought = battles(game, seat), purchases(game, seat)
    room = LISTED - (1 if in_vain else 0) - len(won)
    for place, option in enumerate(bought):
        if place >= room or not COSTS[option.value]:
            option.prominence = Shown.MARKED
    return [*won, *bought]


def purchases(game: ThunderstoneState, seat: Seat, most: int | None = None) -> list[Option]:
    """The purchases of an unseen hand without village effects, the dearest first: all of them, or at most some."""
    hand = game.players[seat].hand
    offered = cards_within(game, hand_gold(hand)) if WITH_VILLAGE_EFFECTS.isdisjoint(hand) else []
    offered.sort(key=lambda pair: -COSTS[pair[1]])
    return [_purchase(game, hand, stack, card) for stack, card in offered[:most]]


def _purchase(game: ThunderstoneState, hand: Sequence[str], stack: str, card: str) -> Option:
    """The answer that buys the top card of a stack, and says whether that ends the turn."""
    last = part(not game.level_ups(hand), "part-ends_turn")
    return Option(
        f"buy-{card}",
        Message("do-village_buy", {"card": name_of(card), "cost": COSTS[card], "last": last}),
        mark=f"stack-{stack}",
        undo=Undo.NEVER,
        prominence=Shown.BUTTON,
        effect=about_card(card),
        value=card,
    )


def battles(game: ThunderstoneState, seat: Seat) -> list[Option]:
    """Every battle that an unseen hand wins, with its weapons and free bonuses; the most points first."""
    inside = entered(game, seat)
    won = [battle for battle in possible_battles(inside, inside.turn, arming=True) if battle.won]
    return [_attack(inside, battle) for battle in sorted(won, key=nearness, reverse=True)]


def _attack(inside: ThunderstoneState, battle: BattleTotals) -> Option:
    """The answer that fights this battle at once; `inside`: the position in the dungeon.

    It names the cards with an effect that does more than help in battle, which the player may want to use before.
    """
    attack, turn = Attack(battle.rank, armed=True), inside.turn
    unused = [card.card for card, _, use in turn.usable("dungeon") if not use.only_lasts and is_payable(turn, use)]
    args: Args = {"card": name_of(battle.foe.id), "rank": attack.rank}
    label = Message("do-dungeon_attack", {**args, "unused": part(unused, "part-unused", cards=names_of(unused))})
    option = Option(f"attack-{attack.rank}", label, mark=f"rank-{attack.rank}", prominence=Shown.BUTTON, value=attack)
    foretell(inside, option, attack)
    return option


def entered(game: ThunderstoneState, seat: Seat) -> ThunderstoneState:
    """The position after an unseen hand has been revealed in the dungeon and its free bonuses used, to be looked at.

    Without bonuses of which one draws a card, too.
    """
    players, turn = list(game.players), as_revealed(seat, game.players[seat].hand)
    turn.uses = [use for use in turn.uses if not CARDS[use.card].effects[use.effect].draw]
    players[seat] = replace(players[seat], hand=[])
    return game.model_copy(update={"turn": turn, "players": players})
