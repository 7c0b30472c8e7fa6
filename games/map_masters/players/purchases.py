"""Purchases in Versus: which card, token or spell a computer player buys, and the reason it gives."""

from __future__ import annotations

from collections.abc import Sequence

from games.map_masters.players.card_values import card_value
from games.map_masters.players.coop_reasons import Reason
from games.map_masters.players.spell_values import AT_REFRESH, spell_value
from games.map_masters.rules.components import GOALS, MAX_SPELLS, ROUNDS, SPELL_COST
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.goals import COIN
from games.map_masters.rules.icons import TOKENS
from games.map_masters.rules.pieces import Player
from games.map_masters.rules.versus.market import USEFUL, CardWare, SpellWare, TokenWare, Ware, next_buyer
from rules import players
from rules.messages import Args, Message, Seat, seat_name
from rules.questions import Option

WORTH_BUYING = 0.1
"""The least gain beyond its price, in points, for which a card is bought."""
USEFUL_TOKEN = 0.6
"""The gain of a token that the goal can use; twice that where each discovery scores three points."""
LATER = 0.2
"""The points that a card of the market brings in each later round beyond those of a starter card."""
HALF_A_TENTH = 0.05
"""The least difference to a gain that is shown, because gains are rounded to the tenth of a point."""


class Buyer(players.ComputerPlayer):
    """Buys what gains most by rules of thumb; `SearchPlayer` reckons with the hands that are left."""

    least_gain = WORTH_BUYING
    """The least gain for which a ware is bought; gains are rounded to a tenth of a point first, as they are shown."""

    def worth(self, game: MapMasters, card: str) -> float:
        """The points that a card in the hand is worth for the current goal."""
        return card_value(card, game.goals[-1], COIN)

    def average_worth(self, game: MapMasters, player: Player, seat: Seat) -> float:
        """The average value of this player's cards."""
        return mean([self.worth(game, card) for card in owned_by(game, player, seat)])

    def gain(self, game: MapMasters, player: Player, seat: Seat, ware: Ware) -> float:
        """The gain of a purchase until the end of the game, beyond its price, in points."""
        goal = GOALS[game.goals[-1]]
        rounds_left = ROUNDS - game.round
        match ware:
            case CardWare(cost, off, card) if card:
                more = self.worth(game, card) - self.average_worth(game, player, seat)
                return more + LATER * rounds_left - COIN * (cost - off)
            case TokenWare(kind) if TOKENS[kind] == USEFUL.get(goal.kind) and player.tokens[kind] < 2:
                return USEFUL_TOKEN * (2 if goal.vp == 3 else 1)
            case SpellWare(spell) if spell and len(player.spells) < MAX_SPELLS:
                this_round = spell not in AT_REFRESH
                return spell_value(spell) * (rounds_left + this_round) - COIN * SPELL_COST
        return 0.0

    def gains_by_denying(self, game: MapMasters, seat: Seat, wares: Sequence[Ware]) -> list[float]:
        """For each ware, the points to add to its gain because the next buyer cannot have it."""
        return [0.0] * len(wares)

    def buy(self, game: MapMasters, player: Player, seat: Seat, options: list[Option]) -> str:
        """The id of the purchase with the highest gain, counting what the next buyer loses; "pass" if none pays."""
        gains = {option.id: self.gain(game, player, seat, option.value) for option in options}
        paying = [option for option in options if round(gains[option.id], 1) >= self.least_gain]
        denying = self.gains_by_denying(game, seat, [option.value for option in paying])
        scores = {option.id: gains[option.id] + more for option, more in zip(paying, denying, strict=True)}
        return max(scores, key=lambda id: scores[id], default="pass")

    def purchase_reasons(
        self, game: MapMasters, player: Player, seat: Seat, options: list[Option], picked: str
    ) -> dict[str, Reason]:
        """The reasons for and against each purchase and for passing, by option id.

        A ware is explained by its gain; a picked one that gains less than another by denying it to the next buyer.
        """
        reasons: dict[str, Reason] = {}
        for option in options:
            gain = self.gain(game, player, seat, option.value)
            if gain:
                key = "tells-gain" if isinstance(option.value, CardWare) else "tells-thumb"
                reasons[option.id] = gain, Message(key, gain_args(gain))
        buyer = next_buyer(game, seat)
        if buyer is not None and picked in reasons:
            gain, _ = reasons[picked]
            if any(gain < other for other, _ in reasons.values()):
                reasons[picked] = gain, Message("tells-denies", {"gain": f"{gain:.1f}", "player": seat_name(buyer)})
        passes = Message("tells-pass_keeps")
        if picked == "pass":
            passes = Message("tells-pass", {"gain": f"{self.least_gain:.1f}"})
        return reasons | {"pass": (self.least_gain - HALF_A_TENTH, passes)}


def owned_by(game: MapMasters, player: Player, seat: Seat) -> list[str]:
    """The cards of a player: deck, discard pile and building area."""
    return [*game.piles[f"deck_{seat}"], *player.discard, *player.area]


def mean(values: Sequence[float]) -> float:
    """The average; 0 without values."""
    return sum(values) / len(values) if values else 0.0


def gain_args(gain: float) -> Args:
    """The arguments of a gain in points: its size to the tenth, and whether it is `more`, `less` or `even`."""
    tenths = round(gain, 1)
    return {"gain": f"{abs(tenths):.1f}", "side": "more" if tenths > 0 else "less" if tenths < 0 else "even"}
