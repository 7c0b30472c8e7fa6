"""The dungeon hall: cards leave, the others close up, the hall is refilled, breaches happen, the game may end.

`RefillHall` is the one procedure for all of it (TS-12, TS-13, TS-19.1). Whatever empties a rank pushes it; a breach
that it pushes is resolved before anything else goes on.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import permutations

from games.thunderstone.rules.acts import OnMonster, Reorder
from games.thunderstone.rules.cards import CARDS, LEVELS, MILITIA, THUNDERSTONE, name_of, names_of
from games.thunderstone.rules.discards import MakeDiscards
from games.thunderstone.rules.option_texts import about_card
from games.thunderstone.rules.pieces import HallCard
from games.thunderstone.rules.scoring import GAINED, LOST, end_game
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.zones import gain
from rules.entries import Step
from rules.messages import Message, seat_name
from rules.questions import Option, Refusals, Refused

FIRST, LAST = 0, 2
"""The places of ranks 1 and 3 in `hall`."""
NEXT_TO_FIRST = 2
"""The rank from which the Thunderstone moves to rank 1, which ends the game."""
PART = 10
"""The number of new cards of the dungeon deck that belong to the expedition: as many as a monster group has."""
LOWEST = 11
"""The lowest cards of the dungeon deck, one of which is the Thunderstone (TS-3.3)."""
WARRIOR_HOLDS = 2
"""The experience points a defeated monster must be worth to hold the others at level Warrior (TS-21.16)."""


class ReturnMonster(Step):
    """A monster of the hall goes under the dungeon deck, and the hall is refilled at once (TS-12.6).

    `by`: the card that sends it.
    """

    rank: int
    spared: bool = False
    by: str = ""

    def run(self, game: ThunderstoneState) -> None:
        card = take_from_hall(game, self.rank)
        sink(game, card, by=self.by)
        game.push(RefillHall(gap=self.rank, spared=self.spared))


class TakeMonster(Step):
    """A monster of the hall goes on the player's own discard pile, undefeated and without experience (TS-C15)."""

    rank: int

    def run(self, game: ThunderstoneState) -> None:
        card = take_from_hall(game, self.rank)
        gain(game, game.turn.seat, card)
        game.tell("log-takes", player=seat_name(game.turn.seat), card=name_of(card))
        game.push(RefillHall(gap=self.rank))


class Rearrange(Step):
    """The cards of the hall in a new order over the occupied ranks; nothing is refilled (TS-12.7)."""

    order: list[int]
    """For each occupied rank, from rank 1 on, the rank whose card comes there."""

    def run(self, game: ThunderstoneState) -> None:
        game.commit()
        before = list(game.hall)
        occupied = [place for place, card in enumerate(before) if card is not None]
        for place, rank in zip(occupied, self.order, strict=True):
            game.hall[place] = before[rank - 1]
        cards = [card.card for card in game.hall if card is not None]
        game.tell("log-rearranges", player=seat_name(game.turn.seat), cards=names_of(cards))
        arrived(game, before[FIRST])


class RefillHall(Step):
    """Close up, turn up new cards, and resolve what has moved into rank 1.

    `gap` is the rank that was emptied. `won`: by a victory over rank 1, so that the Thunderstone is gained when it
    moves there (TS-19.2). `spared`: the active player's hand is discarded next anyway (TS-13.6).
    """

    gap: int
    won: bool = False
    spared: bool = False

    def run(self, game: ThunderstoneState) -> None:
        """Move the cards (TS-12.1 to TS-12.3; one player alone: TS-21.7)."""
        game.commit()
        first, stone = game.hall[FIRST], rank_of_stone(game)
        if game.seats == 1:
            game.hall[self.gap - 1 :] = [*game.hall[self.gap :], None]
        else:
            cards = [card for card in game.hall if card is not None]
            game.hall = [*cards, *[None] * (3 - len(cards))]
        for place in range(LAST + 1):
            if game.hall[place] is None and game.dungeon and (game.seats > 1 or place == LAST):
                turn_up(game, place)
        if rank_of_stone(game) == NEXT_TO_FIRST < stone:
            game.tell("log-stone_nears", rank=NEXT_TO_FIRST)
        arrived(game, first, won=self.won, spared=self.spared)


def rank_of_stone(game: ThunderstoneState) -> int:
    """The rank of the Thunderstone; 0 while it is not in the hall."""
    return next((rank for rank, card in enumerate(game.hall, 1) if card is not None and card.card == THUNDERSTONE), 0)


def ending(game: ThunderstoneState, *, emptied: int = 0, to_first: int = 0) -> Message | None:
    """The warning that the Thunderstone comes to rank 1, which ends the game; None if it does not.

    Either the rank `emptied` is closed up, or the card of the rank `to_first` is put into rank 1.
    """
    stone = rank_of_stone(game)
    closes_up = emptied == 1 and stone == NEXT_TO_FIRST
    return Message("risk-stone") if closes_up or (stone and to_first == stone) else None


def monster_option(game: ThunderstoneState, rank: int, key: str = "do-return_monster") -> Option:
    """The answer that names the monster of a rank, with the warning that the game ends when it leaves."""
    monster, act = game.card_in(rank), OnMonster(rank)
    option = Option(act.id, Message(key, {"card": name_of(monster), "rank": rank}), mark=f"rank-{rank}", value=act)
    option.warning, option.effect = ending(game, emptied=rank), about_card(monster)
    return option


def refuse_others(game: ThunderstoneState, ranks: Collection[int], refused: Refusals) -> None:
    """Refuse the cards of all other ranks: the Thunderstone, and monsters that an effect does not take."""
    for rank in (1, 2, 3):
        card = game.monster_in(rank)
        if card is not None and rank not in ranks:
            label = Message("do-return_monster", {"card": name_of(card), "rank": rank})
            reason = "wrong_worth" if rank in game.monsters() else "not_a_monster"
            refused.append(Refused(OnMonster(rank).id, label, reason))


def take_from_hall(game: ThunderstoneState, rank: int) -> str:
    """Take the card out of a rank. Raises LookupError if there is none."""
    game.commit()
    card = game.card_in(rank)
    game.hall[rank - 1] = None
    return card


def sink(game: ThunderstoneState, card: str, *, by: str = "") -> None:
    """Put a card under the dungeon deck, unbeaten or sent `by` a card; everyone has seen it go (TS-12.8)."""
    game.dungeon.insert(0, card)
    game.sunk += 1
    if by:
        game.tell("log-sends_back", card=name_of(card), by=name_of(by))
    else:
        game.tell("log-sinks", card=name_of(card))


def turn_up(game: ThunderstoneState, place: int) -> None:
    """Reveal the top card of the dungeon deck into a rank."""
    card = game.dungeon.pop()
    above_lowest = len(game.dungeon) - game.sunk - LOWEST
    game.sunk = min(game.sunk, len(game.dungeon))
    game.hall[place] = HallCard(card=card)
    if card == THUNDERSTONE and place > FIRST:
        game.tell("log-stone_nears", rank=place + 1)
    else:
        game.tell("log-enters", card=name_of(card), rank=place + 1)
    if above_lowest >= 0 and above_lowest % PART == 0:
        game.tell("log-deeper", unseen=above_lowest + LOWEST, lowest=above_lowest == 0)


def arrived(game: ThunderstoneState, before: HallCard | None, *, won: bool = False, spared: bool = False) -> None:
    """After a movement: the end of the game or a breach, when another card than `before` is in rank 1.

    A breach happens once for each stay in the hall (TS-13.2).
    """
    close_up_alone(game)
    first = game.hall[FIRST]
    if first is None or first is before:
        return
    game.tell("log-reaches_first", card=name_of(first.card))
    if first.card == THUNDERSTONE:
        reach_thunderstone(game, won=won)
    elif CARDS[first.card].breach is not None and not first.breached:
        first.breached = True
        game.push(BreachHappens(card=first.card, spared=spared))


def close_up_alone(game: ThunderstoneState) -> None:
    """With no monster left in deck and hall, the Thunderstone comes to rank 1 (TS-19.13)."""
    if not game.dungeon and not game.monsters():
        stone = next((card for card in game.hall if card is not None), None)
        if stone is not None:
            game.hall = [stone, None, None]


def reach_thunderstone(game: ThunderstoneState, *, won: bool) -> None:
    """The game ends at once; only a victory over rank 1 gains the stone (TS-19.1 to TS-19.5)."""
    if won:
        seat = game.turn.seat
        game.hall[FIRST] = None
        gain(game, seat, THUNDERSTONE)
        game.tell("log-gains_thunderstone", player=seat_name(seat))
        end_game(game, GAINED)
    else:
        end_game(game, LOST)


class BreachHappens(Step):
    """The effects of a monster that comes into rank 1 (TS-13.1)."""

    card: str
    spared: bool = False

    def run(self, game: ThunderstoneState) -> None:
        breach = CARDS[self.card].breach
        if breach is None:
            raise LookupError(f"{self.card} has no breach")
        game.tell("log-breach", card=name_of(self.card))
        if breach.ruin:
            ruin(game, breach.ruin)
        if breach.discard:
            game.push(MakeDiscards(way="all_two", spared=self.spared))


def ruin(game: ThunderstoneState, number: int) -> None:
    """Destroy the top cards of the four hero stacks and of the Militia (TS-13.8)."""
    destroyed = []
    for stack in game.stacks:
        if stack in LEVELS or stack == MILITIA:
            for _ in range(number):
                card = game.top_of(stack)
                if card is not None:
                    game.stock[card] -= 1
                    game.removed.append(card)
                    destroyed.append(card)
    if destroyed:
        game.tell("log-ruins", cards=names_of(destroyed))


def orders(game: ThunderstoneState) -> list[Reorder]:
    """Every different order of the hall's cards: for each occupied rank, where its card lies now."""
    occupied = [rank for rank, card in enumerate(game.hall, 1) if card is not None]
    distinct: dict[tuple[tuple[str, bool], ...], Reorder] = {}
    for order in permutations(occupied):
        cards = []
        for rank in order:
            card = game.hall[rank - 1]
            if card is not None:
                cards.append((card.card, card.breached))
        distinct.setdefault(tuple(cards), Reorder(order))
    return list(distinct.values())


# One player alone: monsters advance on the village (TS-21)


class EndOfSoloTurn(Step):
    """After the new hand: the monsters advance, unless a battle or a hold keeps them back (TS-21.8 to TS-21.11)."""

    def run(self, game: ThunderstoneState) -> None:
        """Decide, and settle whether the next turn is held."""
        battle, held, level = game.battle, game.held, game.settings.level
        game.battle = None
        game.held = False
        if battle is not None and battle.won:
            worth = CARDS[battle.monster].experience
            game.held = level == "normal" or (level == "warrior" and worth >= WARRIOR_HOLDS)
            if game.held:
                game.tell("log-held", player=seat_name(0))
        elif (battle is None or level == "nightmare") and not held:
            advance(game)


def advance(game: ThunderstoneState) -> None:
    """Every card that another one pushes moves a rank toward the village (TS-21.5, TS-21.20)."""
    game.commit()
    game.tell("log-advance")
    first = game.hall[FIRST]
    # The card that is turned up pushes only those as far as the last gap; without a deck, all of them move.
    gaps = [place for place, card in enumerate(game.hall) if card is None] if game.dungeon else []
    if not gaps:
        push_out(game)
    for place in range(max(gaps, default=FIRST), LAST):
        game.hall[place], game.hall[place + 1] = game.hall[place + 1], None
        if rank_of_stone(game) == 1:
            break  # the game ends the moment it gets there
    if game.dungeon and game.hall[LAST] is None and rank_of_stone(game) != 1:
        turn_up(game, LAST)
    arrived(game, first)


def push_out(game: ThunderstoneState) -> None:
    """The monster of rank 1 reaches the village (TS-21.6)."""
    card = game.hall[FIRST]
    if card is not None:
        game.hall[FIRST] = None
        game.village_score.append(card.card)
        game.tell("log-reaches_village", card=name_of(card.card))
