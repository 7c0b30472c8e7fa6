"""A seat's view of Thunderstone: what it may know of the table, whitelisted field by field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from games.thunderstone.rules.battle_totals import bonuses
from games.thunderstone.rules.cards import CARDS, LEVELS, THUNDERSTONE, in_order
from games.thunderstone.rules.scoring import points_now
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.zones import gold_of
from rules.messages import Message, Part, Seat, part, seat_name
from rules.views import View, ViewPart


class RankView(ViewPart):
    """A rank of the hall, 1 to 3. `darkness` is that of its card, when it is attacked there."""

    rank: int
    card: str | None
    darkness: int


class StackView(ViewPart):
    """A village stack: its top card, and how many are left of each card."""

    stack: str
    top: str | None
    left: dict[str, int]


class PlayerView(ViewPart):
    """The public part of a player. `certain` are cards of the hand that everyone can work out."""

    seat: Seat
    deck: int
    hand: int
    discard: list[str]
    experience: int
    certain: list[str]
    points: int
    """The player's points if the game ended now; everyone has seen every card come and go."""
    final_deck: dict[str, int]
    """All cards of the player; only when the game is over."""


class RevealedCardView(ViewPart):
    """A card of the revealed hand. `strength` is a hero's current strength."""

    slot: int
    card: str
    strength: int | None
    weapon: int | None
    carrier: int | None
    owner: Seat | None
    used: list[int]
    """The numbers of its effects that were used this turn, from 0."""
    switched_off: bool


class TurnView(ViewPart):
    """The current turn. `gold` and `buys` are what is left to spend in the village."""

    seat: Seat
    round: int
    """Counted from 1."""
    action: str
    revealed: bool
    cards: list[RevealedCardView]
    gold: int
    buys: int
    target: int | None
    """The rank under attack, until it is won."""
    fought: bool
    """Whether the target has been declared, after which no effect can be used."""
    six: list[str]
    """The cards that the Sphinx has shown."""


class ThunderstoneView(View):
    """The table as one seat sees it."""

    level: str
    harsh_strength: bool
    groups: list[str]
    hall: list[RankView]
    dungeon: int
    """The number of cards in the dungeon deck."""
    sunk: list[str]
    """The cards at its bottom that everyone has seen go there, the lowest first."""
    stacks: list[StackView]
    diseases: int
    removed: dict[str, int]
    players: list[PlayerView]
    turn: TurnView
    hand: list[str]
    """The player's own hand, in the order of the cards' lists."""
    pledged: list[str]
    """The discards that the player's own seat has chosen while others are still choosing."""
    village_score: int
    """The number of monsters that have reached the village, in a solo game."""
    held: bool

    @property
    def stone_rank(self) -> int:
        """The rank in which the Thunderstone lies; 0 if it is not in the hall."""
        return next((rank.rank for rank in self.hall if rank.card == THUNDERSTONE), 0)

    def stone_part(self) -> Part | str:
        """The rank of the Thunderstone as a part of a text; empty while it isn't in the hall."""
        return part(self.stone_rank, "part-stone", rank=self.stone_rank)

    @property
    def unseen(self) -> int:
        """The number of cards in the dungeon deck that nobody knows, with the Thunderstone until it is in the hall."""
        return self.dungeon - len(self.sunk)

    def coming_up(self) -> list[Message]:
        """Whose turn follows, and how far away the end is."""
        end = Message("outlook-end", {"cards": self.unseen, "stone": self.stone_part()})
        if self.seats == 1:
            return [end]
        following = (self.turn.seat + 1) % self.seats
        return [Message("outlook-turn", {"player": seat_name(following)}), end]

    def zones(self) -> Mapping[str, object]:
        """The hand, the dungeon hall, the village and the discard piles."""
        shown = [shown.card for shown in self.turn.cards]
        mine = self.turn.seat == self.seat
        return {
            "hand": [*self.hand, *(shown if mine else [])],
            "hall": [rank.card for rank in self.hall],
            "village": [list(stack.left) for stack in self.stacks if stack.stack not in LEVELS],
            "heroes": [list(stack.left) for stack in self.stacks if stack.stack in LEVELS],
            "discard": [player.discard for player in self.players if player.seat == self.seat],
            "shown": [] if mine else shown,
            "discards": [player.discard for player in self.players if player.seat != self.seat],
        }


def view_of(game: ThunderstoneState, seat: Seat | None) -> ThunderstoneView:
    """The view of `seat`; None for what everyone may know."""
    own = None if seat is None else game.players[seat]
    pledged = [] if seat is None else list(game.pledged.get(seat, []))
    if seat == game.turn.seat:
        pledged += [game.turn.shown(slot).card for slot in game.pledged_slots]
    return ThunderstoneView.of(
        game,
        **game.common(seat),
        level=game.settings.level,
        harsh_strength=game.settings.harsh_strength,
        hall=[_rank(game, rank) for rank in (1, 2, 3)],
        dungeon=len(game.dungeon),
        sunk=game.dungeon[: game.sunk],
        stacks=[_stack(game, stack) for stack in game.stacks],
        removed=dict(Counter(in_order(game.removed))),
        players=[_player(game, other, points) for other, points in enumerate(points_now(game))],
        turn=_turn(game),
        hand=[] if own is None else in_order(own.hand),
        pledged=pledged,
        village_score=len(game.village_score),
    )


def _rank(game: ThunderstoneState, rank: int) -> RankView:
    card = game.monster_in(rank)
    return RankView(rank=rank, card=card, darkness=rank + (CARDS[card].darker if card else 0))


def _stack(game: ThunderstoneState, stack: str) -> StackView:
    left = {card: game.stock[card] for card in LEVELS.get(stack, (stack,))}
    return StackView(stack=stack, top=game.top_of(stack), left=left)


def _player(game: ThunderstoneState, seat: Seat, points: int) -> PlayerView:
    player = game.players[seat]
    final = [] if game.result is None else in_order(game.owned(seat))
    return PlayerView.of(
        player,
        seat=seat,
        deck=len(player.deck),
        hand=game.hand_size(seat),
        certain=in_order(player.certain),
        points=points,
        final_deck=dict(Counter(final)),
    )


def _turn(game: ThunderstoneState) -> TurnView:
    turn = game.turn
    bonus = bonuses(turn)
    carriers = {shown.weapon: shown.slot for shown in turn.cards if shown.weapon}
    return TurnView.of(
        turn,
        round=-(-game.turns // game.seats),
        cards=[
            RevealedCardView.of(
                shown,
                strength=bonus.strength_of(shown) if CARDS[shown.card].is_hero else None,
                weapon=shown.weapon or None,
                carrier=carriers.get(shown.slot),
                used=[use.effect for use in turn.uses if use.slot == shown.slot],
                switched_off=shown.slot in turn.off,
            )
            for shown in turn.cards
        ],
        gold=max(0, gold_of(game) + turn.gold),
        target=None if game.battle is None or game.battle.won else game.battle.rank,
        fought=game.battle is not None,
        six=[] if game.battle is None else list(game.battle.six),
    )
