"""The combat part: up to four rounds of planning, combat card and battles (sections 16, 17 and 24)."""

from __future__ import annotations

from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.combat.planning import ShowPlans, StartPlanning
from games.dungeon_lords.rules.components import COMBAT_CARDS, ROUNDS
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import refer, seat_name


class StartCombat(Step):
    """Announce the combat of the year; its four cards lie on the rounds in pile order (DL-16.1)."""

    def run(self, game: DungeonLordsState) -> None:
        game.commit()
        game.tell("log-combat_begins", year=game.year)
        game.push(CombatRound(number=1))


class CombatRound(Step):
    """One round, if anyone takes part (DL-16.2, DL-16.3)."""

    number: int

    def run(self, game: DungeonLordsState) -> None:
        if self.number > ROUNDS or not any(lord.has_party for lord in game.lords):
            return
        game.combat_round = self.number
        game.tell("log-combat_round", number=self.number)
        game.push(
            StartPlanning(),
            ShowPlans(),
            RevealCombatCard(),
            *(Fight(seat=seat) for seat in game.turn_order()),
            CombatRound(number=self.number + 1),
        )


class RevealCombatCard(Step):
    """Show the round's card to all when all plans are in; it has no effect of its own yet (DL-17.1)."""

    def run(self, game: DungeonLordsState) -> None:
        game.commit()
        game.phase = "battle"
        game.combat_shown = game.combat_round
        card = COMBAT_CARDS[game.combat_piles[game.year - 1][game.combat_round - 1]]
        game.tell("log-combat_card", number=game.combat_round, card=refer(f"card-{card.id}"), fatigue=card.fatigue)


class EndCombat(Step):
    """Survivors leave, fallen creatures get up (DL-24.1 to DL-24.3)."""

    def run(self, game: DungeonLordsState) -> None:
        for seat in game.turn_order():
            lord = game.lords[seat]
            leaving = [hero for hero in lord.line if not hero.is_phantom]
            if leaving:
                game.tell("log-survivors_leave", player=seat_name(seat), heroes=[hero.name for hero in leaving])
            game.distant += [hero.card for hero in leaving]
            lord.line = []
            lord.plan = None
            for creature in lord.lair:
                creature.fallen = creature.deployed = False
        if game.paladin == "host":
            game.paladin = "gone"
        game.combat_round = 0
        game.tell("log-combat_ends", year=game.year)
