"""Which answers deserve a look next to the one that is picked.

The search player pays for each answer it tries, and advice that lists equivalent or pointless answers is useless.
"""

from __future__ import annotations

from operator import le
from typing import Any

from games.thunderstone.players import fights
from games.thunderstone.players.worth import WORTH_BUYING, best_purchase, card_of, level_gain, to_buy, without
from games.thunderstone.rules.acts import Attack, Equip, EquipBest, Switch, Unequip, UseAll, Using
from games.thunderstone.rules.battle import LowerShare, LowerTotal, ReturnOne
from games.thunderstone.rules.cards import CARDS, DISEASE, Effect
from games.thunderstone.rules.discards import DiscardCards, DiscardHero, hand_cards
from games.thunderstone.rules.dungeon import ActInDungeon, declared
from games.thunderstone.rules.effects import ChooseInHall, hall_choices
from games.thunderstone.rules.equip import arm, possible_battles
from games.thunderstone.rules.game import Thunderstone
from games.thunderstone.rules.hall import rank_of_stone
from games.thunderstone.rules.levelling import LevelUp
from games.thunderstone.rules.option_texts import as_revealed, hand_gold
from games.thunderstone.rules.pieces import Turn
from games.thunderstone.rules.spoils import TakeSpoils
from games.thunderstone.rules.stock import cards_within, offered_card
from games.thunderstone.rules.turns import ChooseAction
from games.thunderstone.rules.village import BuyCard
from rules.answer_values import AnswerValue
from rules.messages import Message, Seat
from rules.questions import Option, Question, without_steps_back


def worth_considering(
    game: Thunderstone,
    seat: Seat,
    question: Question,
    options: list[Option],
    first: AnswerValue,
    others: list[AnswerValue],
) -> list[AnswerValue]:
    """The `others` that a good player would consider; of cards to buy, the most useful first."""
    values = {option.id: option.value for option in options}
    if any(_is_free(game, values[id]) for id in first.ids):
        return []
    left_out: set[str] = set()
    match question:
        case LowerShare() | LowerTotal():
            return []
        case BuyCard() | TakeSpoils():
            worth = to_buy(game, seat)
            offered = {option.id: worth(card) for option in options if (card := offered_card(option)) is not None}
            return sorted(others, key=lambda answer: -offered.get(answer.ids[0], WORTH_BUYING))
        case ChooseAction():
            left_out = _actions_left_out(game, seat, values)
        case ActInDungeon():
            left_out = _acts_left_out(game, values)
        case ReturnOne():
            left_out = {id for id, act in values.items() if act is not None and fights.hall_worth(game, seat, act) < 0}
        case ChooseInHall():
            taking = question.data(game).hall == "take"
            acts = {option.id: option.value for option in without_steps_back(options)}
            left_out = {id for id, act in acts.items() if fights.hall_worth(game, seat, act, taking=taking) < 0}
        case DiscardCards() | DiscardHero():
            left_out = _discards_left_out(game, seat, options)
        case LevelUp() if rank_of_stone(game):
            left_out = {"done"}  # experience is worth nothing at the end
    return [answer for answer in others if answer.ids[0] not in left_out]


def remark_if_it_wins(game: Thunderstone, seat: Seat, options: list[Option], picked: AnswerValue) -> Message | None:
    """The remark on an answer with a battle that wins the game at once, won or lost; None for any other."""
    option = next((option for option in options if option.id in picked.ids[:1]), None)
    fight: fights.Fight | None = None
    if option is not None and isinstance(option.value, Attack):
        battle = declared(game, option.value)
        fight = fights.Fight(fights.fight_value(game, battle), battle)
    elif option is not None and option.id == "dungeon":
        fight = fights.best_fight(game, arm(game, as_revealed(seat, game.players[seat].hand)))
    if fight is None or fight.value <= fights.WON_FOR_GOOD:
        return None
    return Message("tells-wins_now" if fight.battle.won else "tells-wins_though_lost")


def _is_free(game: Thunderstone, act: object) -> bool:
    """Whether an act costs the seat nothing, so that every other act is still possible afterwards."""
    if not isinstance(act, Using):
        return isinstance(act, UseAll)
    effect = game.turn.effect(act.slot, act.effect)
    return effect.simple or (effect.discard.startswith("others") and not effect.pay)


def _actions_left_out(game: Thunderstone, seat: Seat, values: dict[str, Any]) -> set[str]:
    """A purchase made in the village anyway, a rest instead of a level-up or a victory, and a battle that loses all."""
    hand = game.players[seat].hand
    best = fights.best_fight(game, arm(game, as_revealed(seat, hand)))
    wanted = best_purchase(game, seat, [card for _, card in cards_within(game, hand_gold(hand))])
    useless = {id for id, value in values.items() if value is not None and value == wanted}
    if best is None or best.value <= fights.LOST_FOR_GOOD:
        useless.add("dungeon")
    gain = max(level_gain(game, seat), best.value if best is not None else 0.0)
    resting = max(1, hand.count(DISEASE))  # it rids the deck of one card, the more urgently the more Diseases came up
    if gain >= resting:
        useless.add("rest")
    return useless


def _acts_left_out(game: Thunderstone, values: dict[str, Any]) -> set[str]:
    """Poor targets, and weapons and bonuses that change nothing: targets are offered with the weapons equipped."""
    targets = good_targets(fights.attack_values(game, [act for act in values.values() if isinstance(act, Attack)]))
    helpful = _bonuses_help(game)

    def is_left_out(act: object) -> bool:
        match act:
            case Attack():
                return act not in targets
            case Equip():
                return not CARDS[game.turn.shown(act.weapon).card].effects
            case EquipBest() | Unequip() | Switch():
                return True
            case Using():
                effect = game.turn.effect(act.slot, act.effect)
                return (not helpful and effect.only_lasts) or _only_ends_badly(game, effect)
        return False

    return {id for id, act in values.items() if is_left_out(act)}


def _only_ends_badly(game: Thunderstone, effect: Effect) -> bool:
    """Whether an effect can only be used in a way that ends the game as a defeat."""
    taking, acts = effect.hall == "take", hall_choices(game, effect) if effect.hall else []
    return bool(acts) and all(fights.hall_worth(game, game.turn.seat, act, taking=taking) < 0 for act in acts)


def good_targets(attacks: list[fights.ValuedAttack]) -> list[Attack]:
    """Of these attacks, the better one in each rank.

    If one wins the game, none that does not; if one brings a gain, none that brings a loss; none that loses the
    game.
    """
    best = max((valued.value for valued in attacks), default=0.0)
    if best > fights.WON_FOR_GOOD:
        least = fights.WON_FOR_GOOD
    else:
        least = 0 if best > 0 else fights.LOST_FOR_GOOD
    targets: dict[int, Attack] = {}
    for valued in sorted(attacks, key=lambda valued: (valued.value, valued.attack.armed)):
        if valued.value > least:
            targets[valued.attack.rank] = valued.attack
    return list(targets.values())


def _discards_left_out(game: Thunderstone, seat: Seat, options: list[Option]) -> set[str]:
    """Each card without which the hand is worse than without another one: in battles, in gold and in all.

    No card is lost for good, so what is left in the hand is all that counts.
    """
    hand = [held.card for held in hand_cards(game, seat)]
    left = {option.id: without(hand, [card_of(option)]) for option in without_steps_back(options)}
    worths = {id: (*fights.hand_worth(game, seat, rest), hand_gold(rest)) for id, rest in left.items()}

    def is_worse(id: str, other: str) -> bool:
        return worths[id] != worths[other] and all(map(le, worths[id], worths[other]))

    return {id for id in worths if any(is_worse(id, other) for other in worths)}


def _bonuses_help(game: Thunderstone) -> bool:
    """Whether all bonuses of the hand together, for some hero, win a battle that would be lost without them."""
    turn = game.turn
    lasting = [(shown, index, effect) for shown, index, effect in turn.usable("dungeon") if effect.only_lasts]
    if not lasting:
        return False
    beaten = _ranks_beaten(game, turn)
    for hero in turn.heroes():
        uses = [shown.use(index, hero.slot) for shown, index, _ in lasting]
        unconverted = [shown.use(index, hero.slot) for shown, index, effect in lasting if not effect.convert]
        if any(_ranks_beaten(game, turn.after(*used)) - beaten for used in (unconverted, uses)):
            return True
    return False


def _ranks_beaten(game: Thunderstone, turn: Turn) -> set[int]:
    """The ranks whose monsters a hand beats, with its weapons given out."""
    return {battle.rank for battle in possible_battles(game, turn, arming=True) if battle.won}
