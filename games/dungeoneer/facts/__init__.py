"""What holds for a player of Dungeoneer in a position: quests, ways, fights, cards."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeoneer.facts import cards, fights, hands, paths, quests
from games.dungeoneer.rules.pieces import NOWHERE
from games.dungeoneer.rules.state import DungeoneerState
from rules.facts import Fact
from rules.messages import Seat


def facts(game: DungeoneerState, seat: Seat) -> list[Fact]:
    """Every fact of a player whose hero is on the map."""
    player = game.players[seat]
    if game.phase in ("setup", "build_map", "over") or not player.alive or player.at == NOWHERE:
        return []
    return [*_facts(game, seat)]


def _facts(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    yield from quests.progress(game, seat)
    yield from quests.attempts(game, seat)
    yield from quests.monsters(game, seat)
    yield from quests.owners(game, seat)
    yield from paths.movement(game, seat)
    yield from paths.distances(game, seat)
    yield from paths.whereabouts(game)
    yield from fights.under_way(game)
    yield from fights.challenges(game, seat)
    yield from fights.scores_of(game, seat)
    yield from fights.lives(game, seat)
    yield from fights.dangers(game, seat)
    yield from hands.playable(game, seat)
    yield from hands.against(game, seat)
    yield from cards.effects(game, seat)
    yield from cards.banes(game, seat)
    yield from cards.slots(game, seat)
    yield from cards.healing(game, seat)
    yield from cards.packs(game, seat)
    yield from cards.ending(game, seat)
