"""The spell steps: magic points against the round (section 19)."""

from __future__ import annotations

from games.dungeon_lords.rules.components import COMBAT_CARDS, ROOMS
from games.dungeon_lords.rules.effects import carry_out
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import refer


class SpellStep(Step):
    """The spell works if it is of this speed and the party has the magic points (DL-19.1 to DL-19.4)."""

    fast: bool

    def run(self, game: DungeonLordsState) -> None:
        battle = game.battle
        if battle is None or game.training is not None:
            return
        card = COMBAT_CARDS[game.combat_piles[game.year - 1][game.combat_round - 1]]
        if card.fast != self.fast:
            return
        lord = game.lords[battle.seat]
        magic = sum(hero.printed.magic for hero in lord.line)
        if magic < game.combat_round:
            game.tell("log-spell_too_weak", card=refer(f"card-{card.id}"), magic=magic, needed=game.combat_round)
            return
        tile = lord.tiles[battle.square]
        if tile.is_room and ROOMS[tile.kind].no_spells:
            game.tell("log-spell_stopped_by_room", card=refer(f"card-{card.id}"), room=tile.name)
            return
        if battle.no_spell:
            game.tell("log-spell_stopped_by_trap", card=refer(f"card-{card.id}"))
            return
        game.tell("log-spell", card=refer(f"card-{card.id}"))
        for effect in card.effects:
            carry_out(game, battle.seat, effect)
