"""What a battle is worth to who fights it: points, experience, what it costs, and how it ends the game."""

from __future__ import annotations

from games.thunderstone.players.worth import worth
from games.thunderstone.rules.acts import Attack
from games.thunderstone.rules.cards import CARDS, THUNDERSTONE
from games.thunderstone.rules.equip import arm
from games.thunderstone.rules.game import Thunderstone
from games.thunderstone.rules.scoring import points_by_category
from games.thunderstone.rules.state import Turn
from games.thunderstone.rules.sums import BattleSum, foresee, refused_target
from rules.messages import Seat

WON_FOR_GOOD, LOST_FOR_GOOD = 50, -50
"""A fight worth more would win the game at once, one worth less would lose it."""
FROM_LEVELS = 10
"""So many points may still come from heroes who level up."""
STONE_NEARS = 5
"""What it costs to bring the Thunderstone to rank 2 for a rival who would win by ending the game then."""


def is_ahead(game: Thunderstone, seat: Seat, gained: int = 0, *, with_stone: bool = False) -> bool:
    """Whether this seat would win alone if the game ended now, with so many points more.

    `with_stone`: the Thunderstone is among them. Whoever has it wins a tie (TS-19.10), but not alone (TS-21.14).
    """
    totals = [sum(points_by_category(game.owned(other)).values()) for other in range(game.seats)]
    if game.seats == 1:
        return totals[0] + gained > sum(CARDS[card].points for card in game.village_score)
    most = max(totals[other] for other in range(game.seats) if other != seat)
    return totals[seat] + gained + with_stone > most


def is_open(game: Thunderstone, seat: Seat) -> bool:
    """Whether this seat could still catch up, by all that is left in the dungeon and what levels may bring."""
    if game.seats == 1:
        return True
    totals = [sum(points_by_category(game.owned(other)).values()) for other in range(game.seats)]
    left = [*game.dungeon, *(place.card for place in game.hall if place)]
    return totals[seat] + sum(CARDS[card].points for card in left) + FROM_LEVELS >= max(totals)


def fight_value(game: Thunderstone, turn: Turn, rank: int, found: BattleSum) -> float:
    """What attacking a rank is worth: points, experience, what it costs, and whether it ends the game well."""
    foe = found.foe
    cost, at_stake = 1.0 * foe.diseases, 0
    for loss in foe.losses:
        losable = [
            shown.card
            for shown in turn.cards
            if loss.of in CARDS[shown.card].tags and not (loss.exhausted and found.line.strengths[shown.slot] > 0)
        ]
        if loss.unless_armed and found.line.armed:
            losable = []
        if losable:
            weights = [max(0.3, worth(card)) for card in losable]
            cost += 0.5 * (sum(weights) if loss.all else max(weights) if loss.strongest else min(weights))
            points = [CARDS[card].points for card in losable]
            at_stake += sum(points) if loss.all else max(points)
    value = foe.points + 1.5 * foe.experience - cost if found.won else -1.0 - cost - 0.1 * foe.health
    stone = next((place + 1 for place, card in enumerate(game.hall) if card and card.card == THUNDERSTONE), 0)
    gained = foe.points if found.won else 0
    if stone == 2 and rank == 1:
        gained += CARDS[THUNDERSTONE].points * found.won
        if is_ahead(game, turn.seat, gained - at_stake, with_stone=found.won):
            value += 100
        elif is_open(game, turn.seat):
            value -= 100
    elif stone == 3 and game.seats > 1 and not is_ahead(game, turn.seat, gained - at_stake):
        value -= STONE_NEARS
    return value


def best_fight(game: Thunderstone, turn: Turn) -> tuple[float, int] | None:
    """The best target with what it is worth; None when no rank can be declared."""
    found = []
    for rank in (1, 2, 3):
        monster = game.monster_in(rank)
        if monster is not None and not refused_target(turn, monster, rank):
            found.append((fight_value(game, turn, rank, foresee(turn, monster, rank)), rank))
    return max(found, default=None)


def attack_values(game: Thunderstone, attacks: list[Attack]) -> list[tuple[float, Attack]]:
    """What each of these attacks is worth."""
    found = []
    for attack in attacks:
        turn = arm(game, game.turn, attack.rank) if attack.armed else game.turn
        foe = game.monster_in(attack.rank) or ""
        found.append((fight_value(game, turn, attack.rank, foresee(turn, foe, attack.rank)), attack))
    return found


def best_attack(game: Thunderstone, attacks: list[Attack]) -> tuple[float, Attack] | None:
    """The best of these attacks with what it is worth, rather with all weapons than without; None without any."""
    return max(attack_values(game, attacks), key=lambda each: (each[0], each[1].armed, each[1].rank), default=None)
