"""The end of the game (TS-19, TS-21.14)."""

from __future__ import annotations

from games.thunderstone.rules.cards import CARDS, THUNDERSTONE, name_of
from games.thunderstone.rules.state import ThunderstoneState
from rules.game import STOPPED
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.results import Place, Result

CATEGORIES = ("monsters", "heroes", "village", "thunderstone")
"""The categories of points, in the order in which they are shown."""

GAINED, LOST = "end-thunderstone_gained", "end-thunderstone_lost"
"""The ends of the game by itself: the stone is gained by a victory, or is lost to all (TS-19)."""


def end_game(game: ThunderstoneState, reason: str) -> None:
    """Count every card and name the winners."""
    return_all_borrowed(game)
    game.result = outcome(game, reason)
    for place in game.result.places:
        game.tell("log-score", player=seat_name(place.seat), points=place.total)
    if game.seats == 1:
        game.tell("log-village_score", points=village_points(game))


def outcome(game: ThunderstoneState, reason: str) -> Result:
    """The result that follows from the table when the game ends for this reason."""
    scores = [points_by_category(game.owned(seat)) for seat in range(game.seats)]
    totals = [sum(score.values()) for score in scores]
    facts: Args = {}
    if reason == GAINED:
        facts["player"] = seat_name(game.turn.seat)
    if game.seats == 1:
        facts["village"] = village_points(game)
        winners = [0] if totals[0] > village_points(game) else []
    else:
        best = [seat for seat in range(game.seats) if totals[seat] == max(totals)]
        winners = [seat for seat in best if THUNDERSTONE in game.owned(seat)] or best
    return Result(
        reason=reason,
        winners=winners,
        places=[
            Place(seat=seat, place=_place(seat, totals, winners), total=totals[seat], scores=scores[seat])
            for seat in range(game.seats)
        ],
        facts=facts,
    )


def counted(game: ThunderstoneState) -> Result:
    """The result of stopping now by agreement (TS-19.14), borrowed heroes back with their owners."""
    settled = game.copy_game()
    return_all_borrowed(settled)
    return outcome(settled, STOPPED)


def closing(game: ThunderstoneState) -> list[Message]:
    """The lost battle that ended the game, everyone's best card, and what broke a tie (TS-19.3, TS-19.10, TS-21.14)."""
    result = game.result
    if result is None:
        return []
    lines = []
    if result.reason == LOST and game.battle is not None and not game.battle.won:
        lost: Args = {"player": seat_name(game.turn.seat), "card": name_of(game.battle.monster)}
        lines.append(Message("closing-lost_battle", lost))
    ranked = sorted(result.places, key=lambda place: (place.place, place.seat))
    for place in ranked:
        best = max(game.owned(place.seat), key=lambda card: CARDS[card].points, default=None)
        if best is not None and CARDS[best].points > 0:
            args: Args = {"player": seat_name(place.seat), "card": refer(f"card-{best}"), "points": CARDS[best].points}
            lines.append(Message("closing-best_card", args))
    if game.seats == 1:
        lines.append(Message("closing-village", {"points": village_points(game)}))
    tied = [place.seat for place in ranked if place.total == ranked[0].total]
    if len(tied) > 1:
        tie: Args = {"points": ranked[0].total, "players": [seat_name(seat) for seat in tied]}
        holder = next((seat for seat in tied if THUNDERSTONE in game.owned(seat)), None)
        if holder is None:
            lines.append(Message("tie-shared", tie))
        else:
            lines.append(Message("tie-stone", {**tie, "holder": seat_name(holder)}))
    return lines


def points_now(game: ThunderstoneState) -> list[int]:
    """The victory points that each seat has, in seat order; everyone has seen every card come and go."""
    return [sum([CARDS[card].points for card in game.owned(seat)]) for seat in range(game.seats)]


def village_points(game: ThunderstoneState) -> int:
    """The victory points of the village score pile, in a solo game (TS-21.14)."""
    return sum(CARDS[card].points for card in game.village_score)


def points_by_category(cards: list[str]) -> dict[str, int]:
    """The victory points of a whole deck (TS-19.7, TS-19.8)."""
    scores = dict.fromkeys(CATEGORIES, 0)
    for card_id in cards:
        card = CARDS[card_id]
        if card.points:
            stack = {"dungeon": "monsters", "heroes": "heroes", "thunderstone": "thunderstone"}
            scores[stack.get(card.stack, "village")] += card.points
    return scores


def _place(seat: Seat, totals: list[int], winners: list[Seat]) -> int:
    """The first place goes by the tie-break, the others by points alone (TS-19.10, TS-19.11)."""
    if seat in winners or len(totals) == 1:
        return 1
    better = {other for other in range(len(totals)) if totals[other] > totals[seat]} | set(winners)
    return len(better) + 1


def return_all_borrowed(game: ThunderstoneState) -> None:
    """Return all borrowed heroes, since each counts for its owner (TS-18.7)."""
    for shown in list(game.turn.cards):
        if shown.owner is not None:
            game.turn.cards.remove(shown)
            game.players[shown.owner].discard.append(shown.card)
