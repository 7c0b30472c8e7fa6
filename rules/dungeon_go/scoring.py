"""The end of the game: titles, scores and ranks (DG-21, DG-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.messages import Args, refer
from rules.core.results import Place, Result
from rules.dungeon_go.components import COMPONENTS

if TYPE_CHECKING:
    from rules.dungeon_go.game import DungeonGo
    from rules.dungeon_go.pieces import Hero

VICTORY = "end-victory"
KING_DEAD = "end-king_dead"
MONSTER_LEFT = "end-monster_left"

TIES = ("slayer", "kills", "deaths")
"""What breaks a tie of points, in this order (DG-21.6)."""

Merit = tuple[int, bool, int, int]


def merit(game: DungeonGo, hero: Hero) -> Merit:
    """What the title goes by: victory points, the demon king, defeats, fewer deaths (DG-21.6)."""
    return (hero.vp, hero.number == game.demon_slayer, hero.kills, -hero.deaths)


def true_heroes(game: DungeonGo) -> list[Hero]:
    """The hero with the most merit, or those who share it."""
    best = max(merit(game, hero) for hero in game.heroes)
    return [hero for hero in game.heroes if merit(game, hero) == best]


def solo_rank(score: int) -> str:
    """The rank for a solo score."""
    reached = [rank for rank in COMPONENTS.solo_ranks if rank.least is None or score >= rank.least]
    return reached[-1].id


def solo_score(game: DungeonGo) -> int:
    """The points of all heroes less the rebuilds of the deck (DG-24.2)."""
    return sum(hero.vp for hero in game.heroes) - game.rebuilds


def win(game: DungeonGo) -> None:
    """The demon king is defeated (DG-21.1): name the True Hero and score."""
    game.tell("log-true_hero", heroes=[hero.name for hero in true_heroes(game)])
    if game.seats == 1:
        score = solo_score(game)
        game.tell("log-solo_score", score=score, rebuilds=game.rebuilds, rank=refer(f"rank-{solo_rank(score)}"))
    _finish(game, VICTORY)


def lose(game: DungeonGo, reason: str) -> None:
    """The king is dead or a monster has left: nobody wins and there is no True Hero (DG-21.7)."""
    _finish(game, reason)


def _finish(game: DungeonGo, reason: str) -> None:
    game.result = outcome(game, reason)
    game.phase = "over"


def _tie(game: DungeonGo) -> str | None:
    """What decided between players whose best heroes have equal points (DG-21.6); None where the points did."""
    best = (max(merit(game, hero) for hero in game.heroes if hero.seat == seat) for seat in range(game.seats))
    first, *others = sorted(best, reverse=True)
    if not others or others[0][0] < first[0]:
        return None
    return next((name for name, one, two in zip(TIES, first[1:], others[0][1:], strict=True) if one != two), "shared")


def outcome(game: DungeonGo, reason: str) -> Result:
    """The result that follows from the table when the game ends for this reason."""
    facts: Args = {}
    winners: list[int] = []
    if reason == VICTORY:
        titled = true_heroes(game)
        winners = sorted({hero.seat for hero in titled})
        facts["true_heroes"] = [hero.name for hero in titled]
        if (tie := _tie(game)) is not None:
            facts["tie"] = refer(f"tie-{tie}")
        if game.seats == 1:
            facts |= {"score": solo_score(game), "rank": refer(f"rank-{solo_rank(solo_score(game))}")}
    best = {
        seat: max((hero for hero in game.heroes if hero.seat == seat), key=lambda hero: merit(game, hero))
        for seat in range(game.seats)
    }
    merits = {seat: merit(game, hero) for seat, hero in best.items()}
    places = []
    for seat, hero in best.items():
        scores = {"victory_points": hero.vp, "defeats": hero.kills, "deaths": hero.deaths}
        total = hero.vp
        if game.seats == 1:
            total = solo_score(game)
            scores = {"victory_points": total + game.rebuilds, "rebuilds": -game.rebuilds}
        place = 1 + sum(other > merits[seat] for other in merits.values()) if winners else 1
        places.append(Place(seat=seat, place=place, total=total, scores=scores))
    return Result(reason=reason, winners=winners, places=places, facts={**facts, "floor": game.floor})
