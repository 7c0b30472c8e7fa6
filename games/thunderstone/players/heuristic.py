"""The heuristic player: it buys what its deck lacks, levels up, and fights what it can beat.

It looks at one guess of the position for each decision. Cards are valued by what they add to a battle (`worth`),
battles by their calculated totals (`fights`).
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import ClassVar

from games.thunderstone.players.alternatives import remark_if_it_wins, worth_considering
from games.thunderstone.players.fights import (
    LOST_FOR_GOOD,
    best_attack,
    best_fight,
    fight_value,
    hall_worth,
    hand_worth,
)
from games.thunderstone.players.worth import (
    WORTH_BUYING,
    WORTH_TAKING,
    best_purchase,
    card_of,
    level_gain,
    strength_in_battle,
    without,
    worth,
)
from games.thunderstone.rules.acts import Attack, Equip, EquipBest, OnMonster, UseAll, Using
from games.thunderstone.rules.battle import DoomCard, ReturnOne, SumChoice
from games.thunderstone.rules.battle_totals import bonuses
from games.thunderstone.rules.cards import CARDS, COSTS, DISEASE, MILITIA
from games.thunderstone.rules.discards import (
    Borrow,
    DiscardCards,
    DiscardHero,
    DiscardHeroOrTwo,
    DiscardTwo,
    hand_cards,
)
from games.thunderstone.rules.dungeon import ActInDungeon
from games.thunderstone.rules.effects import ChooseHero, ChooseInHall, ChoosePayment, DestroyRevealed, hall_choices
from games.thunderstone.rules.equip import arm, possible_battles
from games.thunderstone.rules.game import Thunderstone
from games.thunderstone.rules.hall import rank_of_stone
from games.thunderstone.rules.levelling import LevelUp
from games.thunderstone.rules.option_texts import as_revealed, hand_gold
from games.thunderstone.rules.pieces import Turn
from games.thunderstone.rules.spoils import DestroyOfSix, TakeSpoils
from games.thunderstone.rules.stock import offered_card
from games.thunderstone.rules.turns import ChooseAction, DestroyForRest
from games.thunderstone.rules.village import BuyCard, UseVillageEffect
from rules.answer_values import AnswerValue
from rules.messages import Seat
from rules.players import ComputerPlayer, Think, unrated
from rules.questions import Option, Question, without_steps_back

TOO_QUIET = 7
"""After how many rounds without a battle even a hopeless fight is worth it, to replace the monster with another."""
SMALL, LARGE = 8, 14
"""A deck larger than the first number does without Militia, one larger than the second without any weak card."""
HARD_TO_BEAT = 9
"""The health from which on a monster is sent back."""
ENDGAME = 0.8
"""The weight of victory points in cards that may leave the deck for good."""
BALLAST = 1.5
"""A card worth less than this only keeps better ones out of the hand."""


class HeuristicPlayer(ComputerPlayer):
    """Plays soundly and at once, from one guess of the position for each decision."""

    plan_starts: ClassVar[frozenset[str]] = frozenset({"act_in_dungeon", "buy_card", "use_village_effect"})

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """The answer that looks best."""
        game = think()
        assert isinstance(game, Thunderstone)
        return _pick(game, seat, question, options)

    def weigh(
        self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random
    ) -> list[AnswerValue]:
        """The pick, then the others that a good player would consider, the most useful card first."""
        game = think()
        assert isinstance(game, Thunderstone)
        first, *others = unrated(_pick(game, seat, question, options), question, options)
        outcome = remark_if_it_wins(game, seat, options, first)
        if outcome is not None:
            return [replace(first, outcome=outcome)]
        return [first, *worth_considering(game, seat, question, options, first, others)]


def _pick(game: Thunderstone, seat: Seat, question: Question, options: list[Option]) -> list[str]:
    """The answer that looks best in a guessed position; the first one if the question has no rule of its own."""
    match question:
        case ChooseAction():
            picked = choose_action(game, seat)
        case DestroyForRest() | ChoosePayment() | DestroyRevealed() | DoomCard():
            picked = least_valuable(options)
        case UseVillageEffect():
            picked = use_in_village(game, options)
        case BuyCard():
            picked = best_offer(game, seat, options, WORTH_BUYING)
        case TakeSpoils():
            picked = best_offer(game, seat, options, WORTH_TAKING)
        case LevelUp():
            picked = level_up(options)
        case ActInDungeon():
            picked = act_in_dungeon(game, options)
        case ChooseHero():
            picked = choose_hero(game, question, options)
        case ChooseInHall():
            picked = choose_in_hall(game, question, options)
        case DiscardHeroOrTwo():
            picked = discard_hero_or_two(game, seat, options)
        case DiscardCards() | DiscardHero() | DiscardTwo():
            return discard(game, seat, question.min, options)
        case Borrow():
            picked = borrow(options)
        case SumChoice():
            picked = best_sum(game, question, options)
        case DestroyOfSix():
            picked = thin_out(options)
        case ReturnOne():
            picked = return_one(game, seat)
        case _:
            picked = options[0].id
    return [picked]


# The three actions


def choose_action(game: Thunderstone, seat: Seat) -> str:
    """Fight if that is worth more than levelling up, rest to get rid of a Disease or ballast, otherwise go shopping."""
    hand = game.players[seat].hand
    best = best_fight(game, arm(game, as_revealed(seat, hand)))
    if best is not None and 0 < best.value < level_gain(game, seat):
        return "village"
    if best is not None and (best.value > 0 or (best.value > LOST_FOR_GOOD and game.quiet >= TOO_QUIET * game.seats)):
        return "dungeon"
    gold = hand_gold(hand)
    buyable = [worth(top) for stack in game.stacks if (top := game.top_of(stack)) and COSTS[top] <= gold]
    diseases, levels = hand.count(DISEASE), level_gain(game, seat)
    if diseases and max(0.0, max(buyable, default=0.0) - WORTH_BUYING) + levels < diseases:
        return "rest"
    if max(buyable, default=0.0) < WORTH_BUYING and not levels and _has_ballast(game, seat):
        return "rest"
    return "village"


def _has_ballast(game: Thunderstone, seat: Seat) -> bool:
    """Whether the deck is large enough to be better off without one of the cards in hand."""
    hand, size = game.players[seat].hand, len(game.owned(seat))
    if MILITIA in hand and size > SMALL:
        return True
    return size > LARGE and min((worth(card, endgame=ENDGAME) for card in hand), default=BALLAST) < BALLAST


# In the dungeon


def act_in_dungeon(game: Thunderstone, options: list[Option]) -> str:
    """Everything harmless first, then weapons, then what still helps to win or to lose less, then the best target."""
    by_act = {option.value: option.id for option in options}
    if UseAll() in by_act:
        return by_act[UseAll()]
    target = best_attack(game, [act for act in by_act if isinstance(act, Attack)])
    winning = target is not None and target.value > 0
    if not winning:
        unarmed = [act for act in by_act if isinstance(act, Equip) and not game.turn.shown(act.hero).weapon]
        equipped = best_fight(game, arm(game, game.turn))
        if unarmed and equipped is not None and (target is None or equipped.value > target.value):
            return by_act.get(EquipBest(), by_act[unarmed[0]])  # a target that can only be attacked with a weapon
        weapon = _better_equipped(game, [act for act in by_act if isinstance(act, Equip)])
        if weapon is not None and CARDS[game.turn.shown(weapon.weapon).card].effects:
            return by_act[weapon]
    uses = [act for act in by_act if isinstance(act, Using)]
    idle = () if winning else _idle(game, uses)
    for use in uses:
        if use not in idle and (_worth_using(game, use, winning=winning) or (winning and _improves_victory(game, use))):
            return by_act[use]
    return options[0].id if target is None else by_act[target.attack]


def _idle(game: Thunderstone, uses: list[Using]) -> list[Using]:
    """The uses that only make a hero stronger, if all such effects of the hand together would help no hero."""
    turn = game.turn
    giving = [use for use in uses if _gives_strength(turn.shown(use.slot).card, use.effect)]
    heroes = turn.heroes()
    if not giving or not heroes:
        return giving
    strength = bonuses(turn).strength_of
    hero = max(heroes, key=lambda shown: (not shown.weapon, strength(shown)))
    used = {use.slot for use in turn.uses}
    all_uses = []
    for shown in turn.cards:
        if shown.slot not in used:  # equal cards are offered once, and can all be used
            effects = range(len(CARDS[shown.card].effects))
            all_uses += [shown.use(effect, hero.slot) for effect in effects if _gives_strength(shown.card, effect)]
    helped = arm(game, turn.after(*all_uses))
    return [] if _outlook(game, helped) > _outlook(game, arm(game, turn)) else giving


def _gives_strength(card: str, number: int) -> bool:
    """Whether all that this effect does is to make one hero stronger."""
    effect = CARDS[card].effects[number]
    return effect.to == "hero" and effect.strength > 0 and not effect.attack and not effect.convert


def _improves_victory(game: Thunderstone, use: Using) -> bool:
    """Whether a free bonus makes a victory worth more: a better monster, or no hero lost (TS-C37)."""
    effect = game.turn.effect(use.slot, use.effect)
    if effect.pay or effect.throw or effect.destroy_self or not effect.only_lasts:
        return False
    given = game.turn.after_each(use.slot, use.effect)
    return max((_victory(game, turn) for turn in given), default=0.0) > _victory(game, game.turn)


def _victory(game: Thunderstone, turn: Turn) -> float:
    """The value of the best battle of a hand with its weapons equipped for it; 0 if none is worth fighting."""
    best = best_fight(game, turn, arming=True)
    return 0.0 if best is None else max(0.0, best.value)


def _better_equipped(game: Thunderstone, weapons: list[Equip]) -> Equip | None:
    """The weapon for the hero that helps most, or None if none helps."""
    turn = game.turn
    best, choice = _outlook(game, turn), None
    for equip in weapons:
        if turn.shown(equip.hero).weapon:
            continue
        value = _outlook(game, turn.armed(equip.hero, equip.weapon))
        if value > best:
            best, choice = value, equip
    return choice


def _outlook(game: Thunderstone, turn: Turn) -> float:
    """The hand's distance from beating something: the best fight first, all totals second."""
    value = 0.0
    for battle in possible_battles(game, turn):
        value += 0.1 * battle.total + (10 + fight_value(game, battle) if battle.won else 0)
    return value


def _worth_using(game: Thunderstone, use: Using, *, winning: bool) -> bool:
    """Whether using a dungeon effect is worthwhile now."""
    effect = game.turn.effect(use.slot, use.effect)
    acts, taking = hall_choices(game, effect) if effect.hall else [], effect.hall == "take"
    if any(hall_worth(game, game.turn.seat, act, taking=taking) > 0 for act in acts):
        return True
    if effect.convert == "armed":
        return not winning
    if effect.hall == "return" or effect.hall == "return_or_rearrange":
        return not winning and not rank_of_stone(game)
    if effect.hall == "take":
        return not rank_of_stone(game)
    if effect.discard == "all_hero":
        return game.seats > 1 and not winning
    if effect.pay == "disease" or effect.discard or (effect.draw and effect.simple):
        return True
    return not winning


def choose_hero(game: Thunderstone, question: ChooseHero, options: list[Option]) -> str:
    """The hero whose bonus gives the best victory; else the strongest that carries nothing yet, for a weapon."""
    turn = game.turn
    bonus = bonuses(turn)
    heroes = without_steps_back(options)
    source = turn.shown(question.slot)

    def key(option: Option) -> tuple[float, bool, int]:
        hero = turn.shown(option.value)
        given = turn.after(source.use(question.effect, hero.slot))
        return (_victory(game, given), not hero.weapon, bonus.strength_of(hero))

    return max(heroes, key=key).id


def choose_in_hall(game: Thunderstone, question: ChooseInHall, options: list[Option]) -> str:
    """End the game if that wins; else remove the hardest monster, or take the one with the most points."""
    taking = question.data(game).hall == "take"

    def key(option: Option) -> tuple[int, int]:
        act = option.value
        ends = hall_worth(game, question.seat, act, taking=taking)
        if not isinstance(act, OnMonster):
            return ends, 0
        card = CARDS[game.card_in(act.rank)]
        return ends, card.points if taking else card.health

    return max(without_steps_back(options), key=key).id


def return_one(game: Thunderstone, seat: Seat) -> str:
    """Return only a monster that is hard to beat; while the Thunderstone lies in the hall, only one that wins."""
    if hall_worth(game, seat, OnMonster(1)) > 0:
        return "monster-1"
    hard = [rank for rank in game.monsters() if CARDS[game.card_in(rank)].health >= HARD_TO_BEAT]
    if not hard or rank_of_stone(game):
        return "decline"
    return f"monster-{hard[0]}"


def best_sum(game: Thunderstone, question: SumChoice, options: list[Option]) -> str:
    """The choice with the best result for the battle."""

    def key(option: Option) -> tuple[bool, int]:
        battle = question.outcome(game, option)
        return (battle.won, battle.total)

    return max(options, key=key).id


# In the village


def use_in_village(game: Thunderstone, options: list[Option]) -> str:
    """Draw, gain purchases, train and sell Militia; never destroy a villager."""
    by_act = {option.value: option.id for option in options}
    if UseAll() in by_act:
        return by_act[UseAll()]
    militia = any(shown.card == MILITIA for shown in game.turn.cards)
    for act in by_act:
        if isinstance(act, Using):
            effect = game.turn.effect(act.slot, act.effect)
            if not effect.destroy_self and (not effect.sell or militia):
                return by_act[act]
    return "done"


def best_offer(game: Thunderstone, seat: Seat, options: list[Option], least: float) -> str:
    """The offered card that the deck gains most from, if it is worth `least`; cards that can be revealed come first."""
    if any(option.id == "reveal" for option in options):
        return "reveal"
    offers = {card: option.id for option in options if (card := offered_card(option)) is not None}
    best = best_purchase(game, seat, list(offers), least)
    return "done" if best is None else offers[best]


def level_up(options: list[Option]) -> str:
    """The level-up that gains most."""

    def key(option: Option) -> float:
        return worth(option.value.new, endgame=0.5) - worth(option.value.hero, endgame=0.5)

    offers = [option for option in options if option.value is not None]
    return max(offers, key=key).id if offers else "done"


# Cards that must go


def least_valuable(options: list[Option]) -> str:
    """The card that is worth least to the deck."""
    cards = without_steps_back(options)
    return min(cards, key=lambda option: worth(card_of(option), endgame=ENDGAME)).id


def discard(game: Thunderstone, seat: Seat, number: int, options: list[Option]) -> list[str]:
    """The required number of cards. None is lost for good, so keep the hand that can beat and contribute the most."""
    hand, picked = [held.card for held in hand_cards(game, seat)], list[str]()
    for _ in range(number):
        offered = [option for option in without_steps_back(options) if option.id not in picked]
        best = max(offered, key=lambda option: hand_worth(game, seat, without(hand, [card_of(option)])))
        hand = without(hand, [card_of(best)])
        picked.append(best.id)
    return picked


def discard_hero_or_two(game: Thunderstone, seat: Seat, options: list[Option]) -> str:
    """A hero or two cards, whatever leaves the better hand."""
    hand = [held.card for held in hand_cards(game, seat)]
    pairs = [without(hand, list(pair)) for pair in combinations(hand, 2)]
    worths = {
        option.id: hand_worth(game, seat, without(hand, [card_of(option)])) for option in options if option.id != "two"
    }
    worths["two"] = max(hand_worth(game, seat, left) for left in pairs)
    return max(worths, key=worths.__getitem__)


def borrow(options: list[Option]) -> str:
    """The hero that fights best."""
    heroes = [option for option in options if option.id != "none"]
    return max(heroes, key=lambda option: strength_in_battle(card_of(option))).id


def thin_out(options: list[Option]) -> str:
    """Militia and Diseases are worth destroying."""
    junk = [option.id for option in options if card_of(option) in (MILITIA, DISEASE)]
    return junk[0] if junk else "done"
