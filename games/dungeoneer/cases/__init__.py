"""What a player may ask about its own case: playing a card, who pays, ways, quests, attacks, what is left to win."""

from __future__ import annotations

from games.dungeoneer.cases import cards, common, fights, movement, quests, winning
from games.dungeoneer.cases.table import table_cases
from games.dungeoneer.rules.pieces import NOWHERE
from games.dungeoneer.rules.state import DungeoneerState
from rules.cases import Case
from rules.messages import Seat


def cases(game: DungeoneerState, seat: Seat) -> list[Case]:
    """Every case of a player whose hero is on the map."""
    if game.phase in ("setup", "build_map", "over") or not game.players[seat].alive:
        return []
    if game.players[seat].at == NOWHERE:
        return []
    return [
        *(Case("win", winning.win_other_text(game, other), seats=(other,)) for other in common.rivals_of(game, seat)),
        *winning.win(game, seat),
        *winning.soon(game, seat),
        *cards.playable(game, seat),
        *cards.pairs(game, seat),
        Case("hand", cards.hand_text(game, seat), secret=True),
        *fights.against_rivals(game, seat),
        *fights.all_scores(game, seat),
        *cards.readied(game, seat),
        *cards.abilities(game, seat),
        *winning.third(game, seat),
        *fights.now_fighting(game),
        *fights.declared(game, seat),
        Case("up", movement.up_text(game, seat), past=True, cause=movement.tipped_by(game, seat)),
        *movement.known_ways(game, seat),
        *movement.nearby(game, seat),
        *quests.open_quests(game, seat),
        *quests.loads(game),
        *quests.finish(game, seat),
        *fights.possible(game, seat),
        *fights.free(game, seat),
        Case("peril", cards.peril_text(game, seat)),
        *cards.peril_of(game, seat),
        Case("life", movement.life_text(game, seat, "case-life")),
        Case("die", movement.life_text(game, seat, "case-die")),
        *(
            Case("die", told, seats=(other,))
            for other in common.rivals_of(game, seat)
            for told in (movement.life_text(game, seat, "case-die"), fights.fight_text(game, seat, other))
        ),
        Case("moves", movement.moves_text(game, seat)),
        *movement.slow(game, seat),
        Case("slots", cards.slots_text(game, seat)),
        *table_cases(game, seat),
    ]
