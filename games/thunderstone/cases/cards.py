"""What players ask about where cards are: those missing from a hand, destroyed, sunk, or got in another way."""

from __future__ import annotations

from collections.abc import Iterator

from games.thunderstone.rules.cards import CARDS, COSTS, DISEASE, LEVELS, MILITIA, in_order, name_of, names_of
from games.thunderstone.rules.discards import NUMBERS
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.zones import HAND
from rules.cases import Case, Cause
from rules.messages import Args, Message, Seat, refer, seat_name


def card_cases(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
    """Every case of a seat about where cards are."""
    yield from _missing(game, seat)
    yield from _gone(game, seat)
    yield from _ill(game, seat)
    yield from _sunk(game)
    yield from _got(game, seat)
    yield from _valued(game, seat)


def _missing(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
    """Why a hand has fewer cards than usual: they were discarded, and are replaced only at the next draw (TS-5.5)."""
    for other, player in enumerate(game.players):
        held = len(player.hand)
        if held < HAND and not (other == game.turn.seat and game.turn.revealed):
            args: Args = {"number": held, "hand": HAND, "player": seat_name(other)}
            text = Message("case-hand_small" if other == seat else "case-hand_small_other", args)
            seats = () if other == seat else (other,)
            cause = Cause(("log-discards",), {"player": seat_name(other), "way": (*NUMBERS,)})
            yield Case("hand_small", text, seats=seats, past=True, cause=cause)


def _gone(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
    """Why a card was destroyed: by a battle or an effect, won or lost (TS-8.22)."""
    for other in range(game.seats):
        seats = () if other == seat else (other,)
        for card in dict.fromkeys(game.removed):
            cause = Cause(("log-destroys",), {"player": seat_name(other), "card": name_of(card)}, needed=True)
            yield Case("gone", Message("case-gone", {"card": name_of(card)}), (card,), seats, past=True, cause=cause)
        for monster in filter(lambda each: CARDS[each].losses, _fought(game, other)):
            for things in ((monster,), *((monster, card) for card in dict.fromkeys(game.removed))):
                yield _after("gone", other, monster, things, seats)


def _ill(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
    """Why a player has got a Disease: a monster brings it, won or lost (TS-8.22)."""
    for other in range(game.seats):
        seats = () if other == seat else (other,)
        cause = Cause(("log-gains_disease",), {"player": seat_name(other)}, needed=True)
        yield Case("ill", Message("case-ill"), (DISEASE,), seats, past=True, cause=cause)
        for monster in filter(lambda each: CARDS[each].diseases, _fought(game, other)):
            for things in ((monster,), (monster, DISEASE)):
                yield _after("ill", other, monster, things, seats)


def _fought(game: ThunderstoneState, seat: Seat) -> list[str]:
    """The monsters that a player may have fought."""
    sunk = game.dungeon[: game.sunk]
    return [card for card in dict.fromkeys([*in_order(game.owned(seat)), *sunk]) if CARDS[card].health]


def _after(kind: str, seat: Seat, monster: str, things: tuple[str, ...], seats: tuple[Seat, ...]) -> Case:
    """What this monster does after the battle, below the battle that the player fought with it."""
    text = Message("case-toll", {"monster": name_of(monster), "text": refer(f"card-text-{monster}")})
    cause = Cause(("log-defeats", "log-fails"), {"player": seat_name(seat), "card": name_of(monster)}, needed=True)
    return Case(kind, text, things, seats, past=True, cause=cause)


def _sunk(game: ThunderstoneState) -> Iterator[Case]:
    """Where a monster is that was fought without success (TS-12.8)."""
    for place, card in enumerate(game.dungeon[: game.sunk]):
        args: Args = {"card": name_of(card), "above": len(game.dungeon) - place - 1, "left": len(game.dungeon)}
        yield Case("sunk", Message("case-sunk", args), (card,), common=True)


def _got(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
    """How to get a hero of a higher level other than by buying it (TS-6.5)."""
    player, owned = game.players[seat], game.owned(seat)
    for kind in LEVELS.values():
        for lower, card in zip((MILITIA, *kind), kind, strict=False):
            args: Args = {"card": name_of(card), "lower": name_of(lower), "left": game.stock.get(card, 0)}
            args |= {"cost": COSTS[card], "xp": CARDS[lower].level_cost or 0, "has": player.experience}
            yield Case("get", Message("case-get", {**args, "own": owned.count(lower)}), (card,), secret=True)


def _valued(game: ThunderstoneState, seat: Seat) -> Iterator[Case]:
    """The cards that bring each player points, those with the most first; everyone has seen them come (TS-19.7)."""
    for other in range(game.seats):
        seats = () if other == seat else (other,)
        owned = in_order(game.owned(other))  # the order of a deck stays hidden
        valued = sorted((card for card in owned if CARDS[card].points), key=lambda card: -CARDS[card].points)
        args: Args = {"player": seat_name(other), "cards": names_of(valued)}
        args["points"] = [CARDS[card].points for card in valued]
        text = Message("case-valued" if valued else "case-valued_none", args)
        yield Case("valued", text, seats=seats, topic="points" if valued else "")
