"""The value of cards for a deck, by what they add to a battle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

from games.thunderstone.rules.cards import CARDS, DISEASE, MILITIA, THUNDERSTONE, Effect
from games.thunderstone.rules.game import Thunderstone
from rules.messages import Ref, Seat
from rules.questions import Option

WORTH_BUYING = 2.0
"""A card worth less than this only makes the deck longer."""
WORTH_TAKING = 1.0
"""A card that costs nothing is not taken if it is worth less than this."""
FEW_HEROES = 2
"""A deck with no more than this many heroes, not counting Militia, needs another one most."""
HERO_WANTED = 1.0
"""The additional worth of a hero that is wanted."""
SELDOM = 0.4
"""The fraction of a weapon's value left if no hero lifts it without help, which is rarely in the same hand."""
ARMED = 0.4
"""The chance that a hero meets a weapon that suits it, in a deck that is not known."""
OTHERS = 5
"""The number of other cards that share a hand with a given card."""
ANYTHING = 99
"""More than any weapon weighs."""
FIXED_WORTHS = {DISEASE: -2.0, MILITIA: 0.5, THUNDERSTONE: 9.0}
"""The worth of cards that are not valued by what they do."""
DOUBLED_MAGIC, FOR_PARTY = 3, 1.5
"""The attack that doubling the magic attack and a bonus for the party add."""
CONDITIONAL, SEVERAL = 0.6, 1.5
"""The fraction of a bonus that is left by its condition, and how often one counts that may count several times."""
MAGIC, GOLD, WEIGHT = 1.2, 0.35, 0.25
"""The worth of a point of magic attack and of gold, and the cost of each point that a weapon weighs."""
ENDGAME_CARDS = 12
"""With fewer cards left in the dungeon, victory points matter."""
REPEATED_VILLAGER, UNCARRIED, TOO_HEAVY = 0.4, 2.0, 3.0
"""The loss for each villager of the kind that is owned, for a weapon too many, and for one that no hero can lift."""
LIGHT_WANTED = 0.35
"""The light that a deck should have for each of its cards."""


def card_of(option: Option) -> str:
    """The card that an option names, from its text; empty if it names none."""
    name = option.label.args.get("card")
    return name.key.removeprefix("card-") if isinstance(name, Ref) else ""


def without(hand: list[str], cards: list[str]) -> list[str]:
    """A hand without these cards."""
    return list((Counter(hand) - Counter(cards)).elements())


@cache
def strength_in_battle(card_id: str) -> float:
    """The strength that a card adds to an ordinary battle, roughly in points of attack."""
    card = CARDS[card_id]
    strength = 1.0 * card.attack + MAGIC * card.magic
    for power in card.powers:
        if power.multiply_magic > 1:
            strength += DOUBLED_MAGIC
        elif power.to == "party":
            strength += FOR_PARTY
        elif power.wielding or power.wielder_strength or power.wielder:
            strength += ARMED * power.attack
        else:
            strength += CONDITIONAL * power.attack * (SEVERAL if power.per or power.to != "self" else 1)
    for effect in card.effects:
        strength += _use_of(effect)
    trophy = card.trophy
    return strength + trophy.attack + MAGIC * trophy.magic


def _use_of(effect: Effect) -> float:
    """The use of an effect, roughly in points of attack."""
    if effect.destroy_self:
        return 0.0
    card_drawn = 0.3 if effect.pay else 0.6 if effect.when == "village" else 1.2
    use = card_drawn * effect.draw
    if effect.to == "heroes":
        use += 2.5 * effect.attack  # roughly as many heroes attack
    elif effect.to:
        use += (0.3 if effect.pay else 0.5) * (effect.attack + 0.3 * effect.strength)
    use += 0.6 * bool(effect.discard) + 0.8 * effect.buys + 0.6 * effect.experience
    return use


def worth(card_id: str, *, light: float = 1.0, endgame: float = 0.0) -> float:
    """The worth of a card in a deck; `light` weighs its light, `endgame` its victory points."""
    if card_id in FIXED_WORTHS:
        return FIXED_WORTHS[card_id]
    card = CARDS[card_id]
    total = strength_in_battle(card_id) + light * (card.light + card.trophy.light)
    total += GOLD * (card.gold or 0) + endgame * card.points
    if "weapon" in card.tags:
        total -= WEIGHT * (card.weight or 0)
    return total


def armed_more(card_id: str, deck: list[str]) -> float:
    """The attack that a hero with a weapon of its kind adds beyond the usual, for the weapons of this deck."""
    hero, attack = CARDS[card_id], 0.0
    for power in hero.powers:
        if power.wielding:
            suiting = sum(
                power.wielding in CARDS[card].tags and (CARDS[card].weight or 0) <= hero.strength for card in deck
            )
            chance = 1.0 - (1.0 - suiting / len(deck)) ** OTHERS if deck else 0.0
            attack += (chance - ARMED) * power.attack
    return attack


def deck_strength(cards: list[str]) -> float:
    """The strength that all cards of a deck add to battles; a weapon counts only if a hero of the deck can lift it."""
    lifted = max((CARDS[card].strength for card in cards if CARDS[card].is_hero), default=0)
    helped = lifted + max(map(_lifts, cards), default=0)
    total = 0.0
    for card in cards:
        weight = CARDS[card].weight
        if weight is None or weight <= lifted:
            total += strength_in_battle(card) + armed_more(card, cards)
        elif weight <= helped:
            total += SELDOM * strength_in_battle(card)
    return total


@cache
def _lifts(card_id: str) -> int:
    """The strength that an effect of this card adds to a hero."""
    effects = [effect for effect in CARDS[card_id].effects if effect.when == "dungeon" and effect.to != "self"]
    return max((ANYTHING if effect.weightless else effect.strength for effect in effects), default=0)


def light_need(game: Thunderstone, seat: Seat) -> float:
    """The worth of a point of light for this seat's deck."""
    cards = game.owned(seat)
    light = sum(CARDS[card].light + CARDS[card].trophy.light for card in cards)
    return 1.6 if light < LIGHT_WANTED * len(cards) else 0.5


def to_buy(game: Thunderstone, seat: Seat) -> Callable[[str], float]:
    """The worth of each card for this seat's deck if it were bought now."""
    light = light_need(game, seat)
    owned = game.owned(seat)
    endgame = 0.6 if len(game.dungeon) < ENDGAME_CARDS else 0.1
    heroes = sum(CARDS[card].is_hero for card in owned) - owned.count(MILITIA)

    def value(card: str) -> float:
        gain = worth(card, light=light, endgame=endgame)
        gain -= REPEATED_VILLAGER * owned.count(card) * ("villager" in CARDS[card].tags)
        gain += HERO_WANTED * (CARDS[card].is_hero and heroes <= FEW_HEROES) + armed_more(card, owned)
        if "weapon" in CARDS[card].tags:
            strong = sum(CARDS[other].strength >= (CARDS[card].weight or 0) for other in owned if CARDS[other].is_hero)
            armed = sum("weapon" in CARDS[other].tags for other in owned)
            gain -= UNCARRIED * (armed >= strong) + TOO_HEAVY * (not strong)
        return gain

    return value


def best_purchase(game: Thunderstone, seat: Seat, cards: list[str], least: float = WORTH_BUYING) -> str | None:
    """The card that the deck gains most from; None if none is worth the `least`."""
    value = to_buy(game, seat)
    best = max(cards, key=value, default=None)
    return best if best is not None and value(best) >= least else None


def level_gain(game: Thunderstone, seat: Seat) -> float:
    """The gain of a deck by levelling up heroes of the unseen hand with the experience that its player has."""
    player = game.players[seat]
    level_ups: list[tuple[float, int]] = []
    for hero in player.hand:
        cost = CARDS[hero].level_cost
        if cost is not None:
            next_worths = [worth(card, endgame=0.5) for card in game.levels_left(hero)]
            level_ups.append((max(next_worths, default=0.0) - worth(hero, endgame=0.5), cost))
    total, experience = 0.0, player.experience
    for gain, cost in sorted(level_ups, reverse=True):
        if gain > 0 and cost <= experience:
            total, experience = total + gain, experience - cost
    return total
