"""The end of the game: titles, scores and ranks (DG-21, DG-24)."""

from __future__ import annotations

from itertools import pairwise

from games.dungeon_go.rules.components import COMPONENTS
from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.state import DungeonGoState
from rules.game import COUNTED
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.results import Place, Result, ties

VICTORY = "end-victory"
KING_DEAD = "end-king_dead"
MONSTER_LEFT = "end-monster_left"

TIES = ("slayer", "kills", "deaths")
"""The tie-breaks after points, in this order (DG-21.6)."""

Merit = tuple[int, bool, int, int]


def merit(game: DungeonGoState, hero: Hero) -> Merit:
    """The criteria of the title: victory points, the demon king, defeats, fewer deaths (DG-21.6)."""
    return (hero.vp, hero.number == game.demon_slayer, hero.kills, -hero.deaths)


def true_heroes(game: DungeonGoState) -> list[Hero]:
    """The hero with the most merit, or those who share it."""
    best = max(merit(game, hero) for hero in game.heroes)
    return [hero for hero in game.heroes if merit(game, hero) == best]


def solo_rank(score: int) -> str:
    """The rank for a solo score."""
    reached = [rank for rank in COMPONENTS.solo_ranks if rank.least is None or score >= rank.least]
    return reached[-1].id


def solo_score(game: DungeonGoState) -> int:
    """The points of all heroes less the rebuilds of the deck (DG-24.2)."""
    return sum(hero.vp for hero in game.heroes) - game.rebuilds


def win(game: DungeonGoState) -> None:
    """The demon king is defeated (DG-21.1): name the True Hero and score."""
    game.tell("log-true_hero", heroes=[hero.name for hero in true_heroes(game)])
    if game.seats == 1:
        score = solo_score(game)
        game.tell("log-solo_score", score=score, rebuilds=game.rebuilds, rank=refer(f"rank-{solo_rank(score)}"))
    _finish(game, VICTORY)


def lose(game: DungeonGoState, reason: str) -> None:
    """The king is dead or a monster has left: nobody wins and there is no True Hero (DG-21.7)."""
    _finish(game, reason)


def _finish(game: DungeonGoState, reason: str) -> None:
    game.result = outcome(game, reason)
    game.phase = "over"


def best_hero(game: DungeonGoState, seat: Seat) -> Hero:
    """The hero that counts for a player: the one with the most merit (DG-24.3)."""
    return max((hero for hero in game.heroes if hero.seat == seat), key=lambda hero: merit(game, hero))


def closing(game: DungeonGoState) -> list[Message]:
    """Whose hero defeated the demon king, and what broke a tie in points (DG-21.6)."""
    result = game.result
    if result is None or result.reason != VICTORY:
        return []
    lines = []
    if game.demon_slayer is not None:
        slayer = game.heroes[game.demon_slayer]
        lines.append(Message("closing-slayer", {"hero": slayer.name, "player": seat_name(slayer.seat)}))
    if game.seats == 1:
        return lines
    for group in ties(result.places):
        lines += [_tie_breaker(game, ahead[0].seat, behind[0].seat) for ahead, behind in pairwise(group)]
        for places in group:
            if len(places) > 1:
                shared: Args = {"points": places[0].total, "players": [seat_name(place.seat) for place in places]}
                lines.append(Message("tie-shared", shared))
    return lines


def _tie_breaker(game: DungeonGoState, ahead: Seat, behind: Seat) -> Message:
    """The criterion that broke the tie between two players whose best heroes have equal points (DG-21.6)."""
    best, second = best_hero(game, ahead), best_hero(game, behind)
    args: Args = {"points": best.vp, "player": seat_name(ahead), "hero": best.name, "behind": seat_name(behind)}
    compared = zip(TIES, merit(game, best)[1:], merit(game, second)[1:], strict=True)
    tie, more, less = next((tie, more, less) for tie, more, less in compared if more != less)
    counts: Args = {} if tie == "slayer" else {"own": abs(int(more)), "other": abs(int(less))}
    return Message(f"tie-{tie}", {**args, **counts})


def outcome(game: DungeonGoState, reason: str) -> Result:
    """The result when the game ends for this reason; if several players stop and count, by merit too (DG-21.6)."""
    facts: Args = {}
    if reason == VICTORY:
        facts["true_heroes"] = [hero.name for hero in true_heroes(game)]
        if game.seats == 1:
            facts |= {"score": solo_score(game), "rank": refer(f"rank-{solo_rank(solo_score(game))}")}
    best = {seat: best_hero(game, seat) for seat in range(game.seats)}
    merits = {seat: merit(game, hero) for seat, hero in best.items()}
    places, is_ranked = [], reason == VICTORY or (reason == COUNTED and game.seats > 1)
    for seat, hero in best.items():
        scores = {"victory_points": hero.vp, "defeats": hero.kills, "deaths": hero.deaths}
        total = hero.vp
        if game.seats == 1:
            total = solo_score(game)
            scores = {"victory_points": total + game.rebuilds, "rebuilds": -game.rebuilds}
        place = 1 + sum(other > merits[seat] for other in merits.values()) if is_ranked else 1
        places.append(Place(seat=seat, place=place, total=total, scores=scores))
    winners = [place.seat for place in places if place.place == 1] if is_ranked else []
    return Result(reason=reason, winners=winners, places=places, facts={**facts, "floor": game.floor})
