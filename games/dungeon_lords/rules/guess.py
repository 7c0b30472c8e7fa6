"""A guess of the position for computer players: all hidden from a seat is replaced, all it has seen stays true."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.dungeon_lords.rules.combat.planning import creature_fault, nearest_tiles, trap_fault
from games.dungeon_lords.rules.components import ORDER_IDS
from games.dungeon_lords.rules.estimates import Situation, wanted_orders
from games.dungeon_lords.rules.orders.orders import ChooseNonplayerOrder, ChooseOrder
from games.dungeon_lords.rules.orders.production import PlaceTunnel, Produce, ReturnOrder, returnable, usable
from games.dungeon_lords.rules.pieces import Lord, Plan
from games.dungeon_lords.rules.sealed import ChangeGift, Give
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.dealing import Shuffler, mix
from rules.messages import Seat

OTHERS_CHANCE = 8.0
"""The random part added to the estimate of each order: found by measurement to fit good players' orders best."""


def determinize(game: DungeonLordsState, seat: Seat | None, rng: Random) -> None:
    """Replace everything hidden from `seat`, or from a spectator (None)."""
    if game.training is not None:
        return  # nothing is hidden in the training
    _mix_piles(game, rng)
    _mix_combat_cards(game, game.seen_cards(seat), rng)
    _mix_traps(game, seat, rng)
    others = [(other, lord) for other, lord in enumerate(game.lords) if other != seat]
    for other, lord in others:
        if game.phase == "setup" and lord.drawn:
            cards = rng.sample(ORDER_IDS, 3)
            lord.drawn = sorted(cards, key=ORDER_IDS.index)
            if lord.disabled:
                lord.disabled = sorted(cards[:2], key=ORDER_IDS.index)
        if game.phase == "orders":
            cards = [order for order in ORDER_IDS if order not in lord.disabled]
            ordered = game.has_ordered(other)
            lord.orders = wanted_orders(Situation(game, other), cards, rng, OTHERS_CHANCE) if ordered else []
        if lord.returning is not None and not game.in_turn:
            lord.returning = rng.choice(returnable(lord))
        if game.phase == "planning" and lord.plan is not None and not lord.plan.shown:
            lord.plan = _random_plan(game, lord, rng) if lord.plan.submitted else None
        for outsider in game.outsiders:
            if game.phase == "orders" and game.seats == 2 and outsider.keeper == other:
                outsider.third = rng.choice(outsider.candidates) if lord.orders else None
    _begin_again(game, seat, rng)


def mix_unseen(game: DungeonLordsState) -> None:
    """Shuffle what nobody has seen."""
    _mix_piles(game, game.dice)
    seen = [game.seen_cards(seat) for seat in range(game.seats)]
    _mix_combat_cards(game, [next(filter(None, cards), None) for cards in zip(*seen, strict=True)], game.dice)
    mix(game.trap_deck, game.dice)


def _begin_again(game: DungeonLordsState, seat: Seat | None, rng: Random) -> None:
    """Restart a secret choice for the others: how far they have come is hidden, and so is what they have sealed."""
    for stack, question in game.agenda.open():
        if question.seat == seat:
            continue
        if isinstance(question, Give):
            question.given = []
        elif isinstance(question, ChangeGift) and isinstance(question.again, Give):
            game.lords[question.seat].given = question.again.guess(game, rng)
        elif isinstance(question, ChooseOrder | ChooseNonplayerOrder):
            stack[-1] = ChooseOrder(seat=question.seat, id=question.id)
        elif isinstance(question, PlaceTunnel) and game.agenda.is_side_by_side(stack):
            stack[-1] = Produce(seat=question.seat, id=question.id)
        elif isinstance(question, ReturnOrder) and game.agenda.is_side_by_side(stack) and usable(game, question.seat):
            # Nobody else knows that this seat has finished with its rooms.
            stack.append(Produce(seat=question.seat, id=question.id))
            question.id = 0


def _mix_piles(game: DungeonLordsState, rng: Shuffler) -> None:
    for piles in (game.creature_piles, game.room_piles):
        for pile in piles:
            mix(pile, rng)
    for index, pile in enumerate(game.hero_piles):
        at_bottom = game.heroes_at_bottom if index == game.year - 1 else 0
        rest = pile[at_bottom:]
        mix(rest, rng)
        pile[at_bottom:] = rest
    hidden = game.events[game.events_shown :]
    mix(hidden, rng)
    game.events[game.events_shown :] = hidden
    specials = [*game.specials[game.specials_shown :], *game.specials_removed]
    mix(specials, rng)
    coming = len(game.specials) - game.specials_shown
    game.specials[game.specials_shown :] = specials[:coming]
    game.specials_removed = specials[coming:]


def _mix_combat_cards(game: DungeonLordsState, seen: Sequence[str | None], rng: Shuffler) -> None:
    """Mix the combat cards with those that were removed, but for those `seen` of the present year."""
    for index, pile in enumerate(game.combat_piles):
        places = [place for place in range(len(pile)) if index != game.year - 1 or seen[place] is None]
        hidden = [*(pile[place] for place in places), *game.combat_removed[index]]
        mix(hidden, rng)
        for place in places:
            pile[place] = hidden.pop()
        game.combat_removed[index] = hidden


def _mix_traps(game: DungeonLordsState, seat: Seat | None, rng: Random) -> None:
    """Mix the deck with the stores, laid traps and unseen discards of others; laid traps stay affordable."""
    stores: list[list[str]] = [game.trap_deck]
    laid: list[tuple[Lord, list[str]]] = []
    for owner, lord in enumerate(game.lords):
        if owner != seat:
            stores.append(lord.traps)
            if lord.plan is not None and lord.plan.shown:
                laid.append((lord, lord.plan.traps))
    if game.battle is not None and game.battle.seat != seat:
        laid.append((game.lords[game.battle.seat], game.battle.traps))
    unseen = [discarded for discarded in game.trap_discard if discarded.known_to not in (None, seat)]
    hidden = [card for store in stores for card in store]
    hidden += [card for _, traps in laid for card in traps]
    hidden += [discarded.card for discarded in unseen]
    mix(hidden, rng)
    for lord, traps in laid:
        for place in range(len(traps)):
            traps[place] = _take_payable(game, lord, hidden)
    for store in stores:
        store[:] = [hidden.pop() for _ in store]
    for discarded in unseen:
        discarded.card = hidden.pop()


def _take_payable(game: DungeonLordsState, lord: Lord, hidden: list[str]) -> str:
    for place, card in enumerate(hidden):
        cost = game.trap_cost(card)
        if lord.gold >= cost.gold and lord.food >= cost.food and lord.imps >= cost.imp:
            return hidden.pop(place)
    return hidden.pop()


def _random_plan(game: DungeonLordsState, lord: Lord, rng: Random) -> Plan:
    plan = Plan(square=rng.choice(nearest_tiles(lord)), submitted=True)
    for trap in rng.sample(lord.traps, len(lord.traps)):
        if rng.random() < 0.5 and not trap_fault(game, lord, plan, trap):
            plan.traps.append(trap)
    for creature in rng.sample(lord.lair, len(lord.lair)):
        if rng.random() < 0.5 and not creature_fault(lord, plan, creature.kind):
            plan.creatures.append(creature.kind)
    return plan
