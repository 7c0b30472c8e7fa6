"""The value of a battle for the player who fights it: points, experience, its cost, and how it ends the game."""

from __future__ import annotations

from typing import NamedTuple

from games.thunderstone.players.worth import worth
from games.thunderstone.rules.acts import Attack, OnMonster, Reorder
from games.thunderstone.rules.battle_totals import BattleTotals
from games.thunderstone.rules.cards import CARDS, THUNDERSTONE, Loss
from games.thunderstone.rules.dungeon import declared
from games.thunderstone.rules.equip import arm, possible_battles
from games.thunderstone.rules.game import Thunderstone
from games.thunderstone.rules.hall import NEXT_TO_FIRST, rank_of_stone
from games.thunderstone.rules.option_texts import as_revealed
from games.thunderstone.rules.pieces import Turn
from games.thunderstone.rules.scoring import points_now, village_points
from rules.messages import Seat, other_seats

WON_FOR_GOOD, LOST_FOR_GOOD = 50, -50
"""A battle worth more than the first would win the game at once, one worth less than the second would lose it."""
ENDS_WELL, ENDS_BADLY = 100, -100
"""The values of ending the game and winning, and of ending it and losing although there was still hope."""
FROM_LEVELS = 10
"""The points that heroes may still bring by levelling up."""
EXPERIENCE, DEFEAT, PER_HEALTH = 1.5, 1.0, 0.1
"""The worth of an experience point; the cost of a lost battle, and of each point of the monster's health then."""
LOST_CARD, LEAST_LOSS = 0.5, 0.3
"""The share of the worth of a card that losing it costs, and the least worth that counts."""
STONE_NEARS = 5
"""The cost of bringing the Thunderstone to rank 2 when a rival could then end the game and win."""


def is_ahead(game: Thunderstone, seat: Seat, gained: int = 0, *, with_stone: bool = False) -> bool:
    """Whether this seat would win alone if the game ended now, with this many points more.

    `with_stone`: the Thunderstone is among them. Its owner wins ties (TS-19.10), except in a solo game (TS-21.14).
    """
    totals = points_now(game)
    if game.seats == 1:
        return totals[0] + gained > village_points(game)
    best_rival = max(totals[rival] for rival in other_seats(game.seats, seat))
    return totals[seat] + gained + with_stone > best_rival


def is_open(game: Thunderstone, seat: Seat) -> bool:
    """Whether this seat could still catch up, by all that is left in the dungeon and what levels may bring."""
    if game.seats == 1:
        return True
    totals = points_now(game)
    left = [*game.dungeon, *(place.card for place in game.hall if place)]
    return totals[seat] + sum(CARDS[card].points for card in left) + FROM_LEVELS >= max(totals)


def end_worth(game: Thunderstone, seat: Seat, gained: int = 0, *, with_stone: bool = False) -> int:
    """The value of ending the game now, with this many points more; 0 if all is lost anyway."""
    if is_ahead(game, seat, gained, with_stone=with_stone):
        return ENDS_WELL
    return ENDS_BADLY if is_open(game, seat) else 0


def hall_worth(game: Thunderstone, seat: Seat, act: OnMonster | Reorder, *, taking: bool = False) -> int:
    """The value of ending the game by a change of the hall, without a battle; 0 if the game goes on.

    `taking`: the player gets the monster, and its points.
    """
    match act:
        case OnMonster(rank=1) if rank_of_stone(game) == NEXT_TO_FIRST:
            return end_worth(game, seat, CARDS[game.card_in(1)].points if taking else 0)
        case Reorder(ranks=(first, *_)) if game.hall[0] is not None and first == rank_of_stone(game):
            return end_worth(game, seat)
    return 0


def fight_value(game: Thunderstone, battle: BattleTotals) -> float:
    """The value of a battle: points, experience, its cost, and whether it ends the game well."""
    foe, seat, stone = battle.foe, battle.turn.seat, rank_of_stone(game)
    gained = foe.points if battle.won else 0
    value = gained + EXPERIENCE * foe.experience if battle.won else -DEFEAT - PER_HEALTH * foe.health
    value -= foe.diseases
    for loss in foe.losses:
        if not (cards := _losable(battle, loss)):
            continue
        worths, points = [max(LEAST_LOSS, worth(card)) for card in cards], [CARDS[card].points for card in cards]
        if loss.all:
            lost_worth, lost_points = sum(worths), sum(points)
        else:
            lost_worth, lost_points = max(worths) if loss.strongest else min(worths), max(points)
        value -= LOST_CARD * lost_worth
        gained -= lost_points
    if stone == NEXT_TO_FIRST and battle.rank == 1:
        gained += CARDS[THUNDERSTONE].points if battle.won else 0
        value += end_worth(game, seat, gained, with_stone=battle.won)
    elif stone > NEXT_TO_FIRST and game.seats > 1 and not is_ahead(game, seat, gained):
        value -= STONE_NEARS
    return value


def _losable(battle: BattleTotals, loss: Loss) -> list[str]:
    """The revealed cards that a loss may name, whatever else is lost (TS-8.21)."""
    if loss.unless_armed and battle.line.armed:
        return []
    cards = [shown for shown in battle.turn.cards if loss.of in CARDS[shown.card].tags]
    return [shown.card for shown in cards if not loss.exhausted or battle.line.strengths[shown.slot] <= 0]


class Fight(NamedTuple):
    """A battle that may be fought."""

    value: float
    """As `fight_value`."""
    battle: BattleTotals


def best_fight(game: Thunderstone, turn: Turn, *, arming: bool = False) -> Fight | None:
    """The battle most worth fighting; None when no rank can be attacked.

    With `arming`, the free weapons of the hand are given out for each target.
    """
    battles = possible_battles(game, turn, arming=arming)
    fights = [Fight(fight_value(game, battle), battle) for battle in battles]
    return max(fights, key=lambda fight: (fight.value, fight.battle.rank), default=None)


def hand_worth(game: Thunderstone, seat: Seat, hand: list[str]) -> tuple[float, float]:
    """The value of a hand's best battle, and of its cards in general; points count wherever a card lies."""
    best = best_fight(game, arm(game, as_revealed(seat, hand)))
    return (0.0 if best is None else max(0.0, best.value)), sum(map(worth, hand))


class ValuedAttack(NamedTuple):
    """An attack that can be declared, with the value of its battle, as `fight_value`."""

    value: float
    attack: Attack


def attack_values(game: Thunderstone, attacks: list[Attack]) -> list[ValuedAttack]:
    """These attacks with their values."""
    return [ValuedAttack(fight_value(game, declared(game, attack)), attack) for attack in attacks]


def best_attack(game: Thunderstone, attacks: list[Attack]) -> ValuedAttack | None:
    """The best of these attacks, preferably with all weapons; None if there are no attacks."""
    return max(
        attack_values(game, attacks),
        key=lambda valued: (valued.value, valued.attack.armed, valued.attack.rank),
        default=None,
    )
