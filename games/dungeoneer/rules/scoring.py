"""The end of a game: the result, and what is announced with it (DN-19)."""

from __future__ import annotations

from games.dungeoneer.rules.components import name_of
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Message, Seat, seat_name
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
    done = sorted((player for player in game.players if player.done), key=lambda player: -len(player.done))
    completed = [
        Message(
            "closing-quests", {"player": seat_name(player.seat), "quests": [name_of(quest) for quest in player.done]}
        )
        for player in done
    ]
    return [*completed, Message("closing-out", {"players": out})] if out else completed


def outcome(game: DungeoneerState, winner: Seat | None, reason: str) -> Result:
    """The result of a game that ends like this now."""
    places = []
    for player in game.players:
        quests = len(player.done)
        place = 1 if player.seat == winner else 2
        places.append(
            Place(
                seat=player.seat,
                place=place,
                total=quests,
                scores={"quests": quests, "level": player.level, "life": player.life},
            )
        )
    return Result(reason=reason, winners=[] if winner is None else [winner], places=places)
