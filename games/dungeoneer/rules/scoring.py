"""The end of a game: the result, and what is announced with it (DN-19)."""

from __future__ import annotations

from games.dungeoneer.rules.components import name_of
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, Seat, seat_name
from rules.results import Place, Result


def finish(game: DungeoneerState, winner: Seat | None, reason: str) -> None:
    """End the game: one winner, or none when all agreed to stop (DN-19)."""
    game.phase = "over"
    game.result = outcome(game, winner, reason)


def closing(game: DungeoneerState) -> list[Message]:
    """The quests that each player has completed, the most first, and the players who are out."""
    if game.result is None:
        return []
    out = [seat_name(player.seat) for player in game.players if not player.alive]
    completed = []
    for player in sorted(game.players, key=lambda player: -len(player.done)):
        if player.done:
            args: Args = {"player": seat_name(player.seat), "quests": [name_of(quest) for quest in player.done]}
            completed.append(Message("closing-quests", args))
    return [*completed, Message("closing-out", {"players": out})] if out else completed


def outcome(game: DungeoneerState, winner: Seat | None, reason: str) -> Result:
    """The result of a game that ends like this now."""
    places = [
        Place(
            seat=player.seat,
            place=1 if player.seat == winner else 2,
            total=len(player.done),
            scores={"quests": len(player.done), "level": player.level, "life": player.life},
        )
        for player in game.players
    ]
    return Result(reason=reason, winners=[] if winner is None else [winner], places=places)
