"""Facts about the other players: what a revealed hand can do, and which cards everyone owns."""

from __future__ import annotations

from collections.abc import Iterator

from games.thunderstone.facts.battles import NOBODY, battle_args, battles_of, is_won, overview_args, text_of
from games.thunderstone.rules.battle_totals import BattleTotals
from games.thunderstone.rules.cards import CARDS, COSTS, in_order, name_of, names_of
from games.thunderstone.rules.levelling import level_ups
from games.thunderstone.rules.option_texts import says_something
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.stock import cards_within
from games.thunderstone.rules.village import purse
from rules.facts import Fact, seats_of
from rules.messages import Args, Message, Seat, seat_name


def revealed_hand(game: ThunderstoneState, other: Seat) -> Iterator[Fact]:
    """The cards that another player can beat or buy with a revealed hand, which everyone sees (TS-5.4, TS-7.1)."""
    turn = game.turn
    args: Args = {"player": seat_name(other), "shown": names_of([shown.card for shown in turn.cards])}
    if turn.seat != other or not turn.revealed:
        yield _of_hand(other, "fact-other_hidden", args)
    elif game.battle is not None:
        fought: Args = {"monster": name_of(game.battle.monster), "rank": game.battle.rank}
        yield _of_hand(other, "fact-other_fought", args | fought)
    elif turn.action == "village":
        yield _of_hand(other, "fact-other_shops", args | _purchases(game))
    else:
        battles = battles_of(game, turn)
        args |= overview_args(battles)
        yield _of_hand(other, "fact-other_any" if any(map(is_won, battles)) else "fact-other_none", args)
        for battle in battles:
            yield _outcome(other, battle, args)


def _of_hand(other: Seat, key: str, args: Args) -> Fact:
    return Fact("other", Message(key, args), seats=(other,), public=True)


def _outcome(other: Seat, battle: BattleTotals, args: Args) -> Fact:
    """Whether the hand beats the monster of a rank, also found by "rank 2"; `args`: those of the whole hand."""
    foe = battle.foe
    says = text_of(foe, says_something(foe))
    text = Message(
        "fact-other_won" if is_won(battle) else "fact-other_lost", {**args, **battle_args(battle), "says": says}
    )
    rank = Message("fact-called_rank", {"rank": battle.rank})
    return Fact("other", text, (foe.id,), (other,), public=True, called=rank)


def _purchases(game: ThunderstoneState) -> Args:
    """The cards that the player in the village can pay for, the most expensive first, and the heroes to level up."""
    cards = sorted((card for _, card in cards_within(game, purse(game))), key=lambda card: -COSTS[card])
    heroes = [*dict.fromkeys(level.hero for level in level_ups(game))]
    return {
        "gold": purse(game),
        "buys": game.turn.buys,
        "cards": names_of(cards),
        "experience": game.active.experience,
        "heroes": names_of(heroes) or [NOBODY],
    }


def belongings(game: ThunderstoneState, seat: Seat) -> Iterator[Fact]:
    """The cards of each player, and those that give points (TS-19.7)."""
    for owner in range(game.seats):
        cards = in_order(game.owned(owner))
        valued = sorted((card for card in cards if CARDS[card].points), key=lambda card: -CARDS[card].points)
        args: Args = {"player": seat_name(owner), "all": len(cards), "names": names_of(cards)}
        args |= {"cards": names_of(valued), "points": sum(CARDS[card].points for card in valued)}
        seats = seats_of(seat, owner)
        yield Fact("points", Message("fact-points" if valued else "fact-points_none", args), seats=seats, public=True)
        if owner != seat:
            yield Fact("owned", Message("fact-owned_other", args), seats=seats, public=True)
