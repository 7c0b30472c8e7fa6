"""The search player: it values a card, a token or a spell by what it brings to the hands that are left."""

from __future__ import annotations

from collections.abc import Sequence

from games.map_masters.players import plans
from games.map_masters.players.card_values import card_value, later_value
from games.map_masters.players.coop_reasons import Reason
from games.map_masters.players.heuristic import HeuristicPlayer
from games.map_masters.players.purchases import gain_args, mean, owned_by
from games.map_masters.players.spell_values import AT_REFRESH, spell_value
from games.map_masters.rules.cards import shown_on
from games.map_masters.rules.components import (
    BONFIRE,
    ENCORE,
    ENCORE_COST,
    FEATHER_STEP,
    GOALS,
    HAND,
    LOCK_WHISPER,
    MAX_SPELLS,
    PHANTOM_BLADE,
    ROUNDS,
    SPELL_COST,
    TOKEN_COST,
)
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.goals import COIN, ESCAPE, Extras
from games.map_masters.rules.icons import TOKENS, Icon
from games.map_masters.rules.pieces import Player
from games.map_masters.rules.versus.market import COSTS, CardWare, SpellWare, TokenWare, Ware, discount, next_buyer
from games.map_masters.rules.versus.refresh import KEPT, Use
from rules.messages import Message, Seat
from rules.questions import Option, Shown, shorter

COIN_WORTHS = (0.45, 0.4, 0.36, COIN, COIN, COIN)
"""The worth of a coin in each round: three left at the end make a point, but few are left while cards gain more."""
KEEPING, REMOVING = 0.8, 0.15
"""The worth of finding a recycle before the last round, and of scissors for each later round."""
DRAWN = 3.0
"""The usual number of cards drawn unseen for a later hand: the others are bought or kept."""
WORTH_KEEPING = 0.5
"""A card is kept if it brings at least this much more than the average card of its owner."""
FEWEST = 8
"""The least number of cards to keep: with fewer, hands run short."""
TOKEN_WORTHS: dict[str, dict[Icon, float]] = {"monster": {"rope": 0.5}, "hole": {"key": 0.3}}
"""The worth of the first fairy token of a type in the best path besides the goal; others add next to nothing."""
HELPED: dict[str, tuple[Icon, tuple[Icon, ...]]] = {
    "padlock": ("key", ("padlock",)),
    "hole": ("rope", ("lava",)),
    "monster": ("sword", ("monster",)),
}
"""For goals that count what a token opens or defeats: its type, and what it helps with. A pit needs none."""
CHANCE_WHEN_EVEN, CHANCE_PER_LACKING, BEST_CHANCE = 0.4, 0.25, 0.8
"""The chance that such a token brings one more for the goal if a hand has as many openers as things to open, by how
much each opener that is lacking raises it, and the highest."""
LIKE_TOKENS: dict[str, Icon] = {PHANTOM_BLADE: "sword", LOCK_WHISPER: "key", FEATHER_STEP: "rope"}
"""Spells that have the same effect in this round as a token of that type."""
OTHERS_LOSS = 0.5
"""The share of the next buyer's loss that counts with one other player; with more it is shared."""


class SearchPlayer(HeuristicPlayer):
    """Plans its dungeons with care, and buys, keeps and removes cards by `card_values`."""

    searches = True
    least_gain = 0.2

    def plan(self, game: MapMasters, player: Player) -> plans.Plan:
        """The best of many dungeons by the values of this round."""
        later = ROUNDS - game.round
        coin = COIN_WORTHS[min(game.round, ROUNDS - 1)]  # it is spent from the next round on
        extras = Extras(coin, KEEPING if later else 0.0, REMOVING * later, ESCAPE)
        return plans.plan(plans.Hand.of(game, player), plans.THOROUGH, extras)

    def worth(self, game: MapMasters, card: str) -> float:
        """The gain of a card of the hand in the round of the present goal."""
        return card_value(card, game.goals[-1], _coin(game))

    def average_worth(self, game: MapMasters, player: Player, seat: Seat) -> float:
        """The mean of what may be drawn next: the deck, then the discard pile (MM-13.21)."""
        deck, need = game.piles[f"deck_{seat}"], max(1, HAND - len(player.area))
        first = [self.worth(game, card) for card in deck]
        if len(deck) >= need or not player.discard:
            return mean(first)
        reshuffled = mean([self.worth(game, card) for card in player.discard])
        return (sum(first) + (need - len(deck)) * reshuffled) / need

    def prospect(self, game: MapMasters, player: Player, seat: Seat, card: str) -> float:
        """The gain of a card in all later rounds over the other cards of its owner."""
        owned = owned_by(game, player, seat)
        shown, coin = tuple(game.goals), _coin(game)
        others = mean([later_value(other, shown, coin) for other in owned])
        hands = _chance_in_hand(owned) * (ROUNDS - game.round)  # in which it is expected
        return hands * (later_value(card, shown, coin) - others)

    def missed(self, game: MapMasters, player: Player, seat: Seat, card: str) -> float:
        """The loss from removing a card between rounds: in the next round with its known goal and in all later ones."""
        chance, rounds = _chance_in_hand(owned_by(game, player, seat)), ROUNDS - game.round
        soon, later = self.kept(game, player, seat, card), self.prospect(game, player, seat, card)
        return chance * soon + (rounds - 1) / rounds * later

    def gain(self, game: MapMasters, player: Player, seat: Seat, ware: Ware) -> float:
        """The value of a purchase in this round and the later ones, minus the value of its price."""
        coin = _coin(game)
        match ware:
            case CardWare(cost, off, card) if card:
                now = self.worth(game, card) - self.average_worth(game, player, seat)
                return now + self.prospect(game, player, seat, card) - coin * (cost - off)
            case TokenWare(kind) if not player.tokens[kind]:
                worth_now = self.token(game, player, seat, TOKENS[kind])
                return worth_now - coin * TOKEN_COST if worth_now else 0.0
            case SpellWare(spell) if spell and len(player.spells) < MAX_SPELLS:
                worth, later = spell_value(spell), ROUNDS - game.round
                now = 0.0 if spell in AT_REFRESH else worth
                if spell in LIKE_TOKENS:
                    now = max(now, self.token(game, player, seat, LIKE_TOKENS[spell]))
                return now + worth * later - coin * SPELL_COST
        return 0.0

    def token(self, game: MapMasters, player: Player, seat: Seat, token: Icon) -> float:
        """The gain of the first token of a type in this round, for the expected hand."""
        goal = GOALS[game.goals[-1]]
        helped, opened = HELPED.get(goal.kind, (None, ()))
        if token != helped:
            return TOKEN_WORTHS.get(goal.kind, {}).get(token, 0.0)
        lying = self.expected(game, player, seat, opened)
        openers = self.expected(game, player, seat, (token,)) + player.tokens[TOKENS.index(token)]
        if any(player.face_up(spell) for spell, like in LIKE_TOKENS.items() if like == token):
            openers += 1
        lacking = lying - openers
        return goal.vp * min(1.0, lying) * min(BEST_CHANCE, max(0.0, CHANCE_WHEN_EVEN + CHANCE_PER_LACKING * lacking))

    def expected(self, game: MapMasters, player: Player, seat: Seat, icons: tuple[Icon, ...]) -> float:
        """The expected number of these icons in the hand: on its cards so far, and on those to be drawn."""
        deck, need = game.piles[f"deck_{seat}"], HAND - len(player.area)
        known = sum(shown_on(card, icons) for card in player.area)
        if len(deck) >= need:
            return known + need * mean([shown_on(card, icons) for card in deck])
        reshuffled = mean([shown_on(card, icons) for card in player.discard])
        return known + sum(shown_on(card, icons) for card in deck) + (need - len(deck)) * reshuffled

    def gains_by_denying(self, game: MapMasters, seat: Seat, wares: Sequence[Ware]) -> list[float]:
        """The next buyer's gain by each ware over the next best open one."""
        buyer = next_buyer(game, seat)
        if buyer is None:
            return super().gains_by_denying(game, seat, wares)
        other = game.players[buyer]
        gains = {name: self.gain(game, other, buyer, ware) for name, ware in _open_to(game, other).items()}
        positive_gains = sorted((gain for gain in gains.values() if gain > 0), reverse=True)
        if not positive_gains:
            return [0.0] * len(wares)
        second = positive_gains[1] if len(positive_gains) > 1 else 0.0
        loss = OTHERS_LOSS / (game.seats - 1) * (positive_gains[0] - second)
        return [loss if gains.get(_name(ware)) == positive_gains[0] else 0.0 for ware in wares]

    def kept(self, game: MapMasters, player: Player, seat: Seat, card: str) -> float:
        """The gain of a card in the next round over the cards of its owner on average."""
        return self.worth(game, card) - mean([self.worth(game, other) for other in owned_by(game, player, seat)])

    def refresh(self, game: MapMasters, player: Player, seat: Seat, ids: list[str]) -> str:
        """Keep a card that is better than the player's average, remove the least useful one."""
        left = [card for card in player.area if card not in player.marks]
        if not left:
            return "confirm"
        best = max(left, key=lambda card: self.worth(game, card))
        over = self.kept(game, player, seat, best)
        for mark, bar in (("recycle", WORTH_KEEPING), (ENCORE, ENCORE_COST * _coin(game) + self.least_gain)):
            if f"{mark}_{best}" in ids and over > bar:
                return f"{mark}_{best}"
        worst = min(left, key=lambda card: self.missed(game, player, seat, card))
        if _cards_kept(game, player, seat) > FEWEST and self.missed(game, player, seat, worst) < 0:
            for mark in ("scissors", BONFIRE):
                if f"{mark}_{worst}" in ids:
                    return f"{mark}_{worst}"
        return "confirm"

    def uses(self, game: MapMasters, player: Player, seat: Seat, options: list[Option]) -> dict[str, Reason]:
        """The gain of keeping or removing each card."""
        staying = _cards_kept(game, player, seat)
        confirmed = Message("tells-confirmed") if staying > FEWEST else Message("tells-few_cards", {"cards": staying})
        reasons: dict[str, Reason] = {"confirm": (0.0, confirmed)}
        listed = [option for option in options if option.prominence >= Shown.LISTED]
        ids = {option.id for option in listed}
        for option in [option for option in listed if shorter(option) not in ids]:
            match option.value:
                case Use(mark, card) if mark in KEPT:
                    gain = self.kept(game, player, seat, card) - ENCORE_COST * _coin(game) * (mark == ENCORE)
                    reasons[option.id] = gain, Message("tells-kept", gain_args(gain))
                case Use(mark, card):
                    missed = self.missed(game, player, seat, card)
                    reasons[option.id] = -missed, Message("tells-removed", gain_args(missed))
        return reasons


def _name(ware: Ware | None) -> str:
    """The id of a unique ware, an open card or spell; empty for anything else."""
    match ware:
        case CardWare(_, _, card):
            return card
        case SpellWare(spell):
            return spell
    return ""


def _open_to(game: MapMasters, player: Player) -> dict[str, Ware]:
    """The cards and spells of the display that a player can pay and take (MM-13.13, MM-13.14), by their ids."""
    wares: dict[str, Ware] = {}
    if player.coins >= SPELL_COST:
        wares |= {spell: SpellWare(spell) for spell in game.spells}
    if len(player.area) < HAND:
        off = discount(player)
        wares |= {
            card: CardWare(cost, off, card)
            for cost in COSTS
            if player.coins >= cost - off
            for card in game.market[cost]
        }
    return wares


def _cards_kept(game: MapMasters, player: Player, seat: Seat) -> int:
    """The number of cards that a player has left after the removals marked so far."""
    marks = list(player.marks.values())
    return len(owned_by(game, player, seat)) - marks.count("scissors") - marks.count(BONFIRE)


def _chance_in_hand(owned: Sequence[str]) -> float:
    """The chance that a card is in a later hand."""
    return min(1.0, DRAWN / (len(owned) + 1))


def _coin(game: MapMasters) -> float:
    """The worth of a coin in this round, in points."""
    return COIN_WORTHS[game.round - 1]
