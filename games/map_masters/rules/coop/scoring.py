"""The score of a mission and its result (MM-23)."""

from __future__ import annotations

from games.map_masters.rules.coop.missions import FACTOR
from games.map_masters.rules.coop.tableau import tableau, team_of
from games.map_masters.rules.coop.team import Team
from games.map_masters.rules.icons import ITEMS
from games.map_masters.rules.state import MapMastersState
from rules.messages import Message, refer
from rules.results import Place, Result

WON, LOST = "end-mission_won", "end-mission_lost"
MOST_ITEM_POINTS = 15


def open_slots(team: Team) -> list[int]:
    """The slots that are still needed for victory: those of boss cards and exits (MM-23.1)."""
    return [number for number, slot in enumerate(team.rules.slots) if slot.final and number not in team.filled]


def mission_score(game: MapMastersState) -> tuple[int, dict[str, int]]:
    """The score of a victory, rounded down at the end, and its parts (MM-23.5)."""
    team = team_of(game)
    bits = tableau(game).icon_bits
    items = sum(bits.get(icon, 0) for icon in ITEMS)
    parts = {
        "free_spaces": 3 * len(team.free),
        "tokens": 2 * sum(sum(group.tokens) for group in team.groups),
        "spells": 2 * sum(len(group.spells) - len(group.used) for group in team.groups),
        "items": min(MOST_ITEM_POINTS, sum((group.own & items & ~team.crossed).bit_count() for group in team.groups)),
        "mission": team.rules.mission_points,
    }
    return int(sum(parts.values()) * FACTOR[team.difficulty]), parts


def closing(game: MapMastersState) -> list[Message]:
    """The parts of the score (MM-23.5); of a lost mission, the number of objectives met."""
    if game.result is None:
        return []
    team = team_of(game)
    if game.result.reason != WON:
        goals = sum(slot.final for slot in team.rules.slots)
        return [Message("closing-lost", {"met": goals - len(open_slots(team)), "goals": goals})]
    score, parts = mission_score(game)
    factor, difficulty = f"{FACTOR[team.difficulty]:g}", refer(f"difficulty-{team.difficulty}")
    return [
        Message(
            "closing-mission", {"sum": sum(parts.values()), "factor": factor, "difficulty": difficulty, "score": score}
        )
    ]


def outcome(game: MapMastersState) -> Result:
    """The result of the mission; a lost one scores nothing (MM-23.4)."""
    team = team_of(game)
    won = not team.why
    score, parts = mission_score(game) if won else (0, {})
    return Result(
        reason=WON if won else LOST,
        winners=list(range(game.seats)) if won else [],
        places=[Place(seat=seat, place=1, total=score, scores=parts) for seat in range(game.seats)],
        facts={
            "mission": refer(f"mission-{team.rules.id}"),
            "number": team.rules.number,
            "difficulty": refer(f"difficulty-{team.difficulty}"),
            "score": score,
            "why": refer(f"lost-{team.why or 'none'}"),
        },
    )
