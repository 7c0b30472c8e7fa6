"""Facts for a player of Dungeoneer, in answer to questions in plain words: quests, ways, fights, heroes, cards."""

from __future__ import annotations

from games.dungeoneer.facts import cards, fights, heroes, paths, quests
from games.dungeoneer.rules.state import DungeoneerState
from rules.facts import Fact
from rules.messages import Seat

ABOUT_ALL = (quests.progress, fights.under_way, heroes.states)
"""The facts for all players, also those whose hero is out."""
ABOUT_ONE = (quests.attempts, paths.exits, paths.distances, fights.challenges, fights.dangers)
OF_THE_HAND = (cards.playable, cards.against, cards.healing)


def facts(game: DungeoneerState, seat: Seat) -> list[Fact]:
    """Every fact of a player while heroes are on the map."""
    if game.phase in ("setup", "build_map", "over"):
        return []
    known = (*ABOUT_ALL, *ABOUT_ONE, *OF_THE_HAND) if game.players[seat].alive else ABOUT_ALL
    return [fact for tell in known for fact in tell(game, seat)]
