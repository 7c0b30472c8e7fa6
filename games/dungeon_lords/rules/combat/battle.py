"""One battle as a chain of steps: trap, fast spell, creatures, slow spell, healing, conquest, aftermath (17.3).

Every step reads the party from the state, so adventurers who join in the middle take part from then on. The chain is in
a scope named "battle" that is dropped as soon as the party is gone.
"""

from __future__ import annotations

from games.dungeon_lords.rules.combat.creatures import CreatureStep
from games.dungeon_lords.rules.combat.damage import deal, heal, running, visible
from games.dungeon_lords.rules.combat.lines import hero_by_id, hero_ids
from games.dungeon_lords.rules.combat.spell_choices import spell_fault
from games.dungeon_lords.rules.combat.traps import TrapStep
from games.dungeon_lords.rules.components import COMBAT_CARDS
from games.dungeon_lords.rules.effects import carry_out
from games.dungeon_lords.rules.evil import move_evil
from games.dungeon_lords.rules.option_texts import stake
from games.dungeon_lords.rules.pieces import Battle
from games.dungeon_lords.rules.state import BATTLE, DungeonLordsState
from rules.entries import Scope, Step
from rules.messages import Seat, refer, seat_name


class Fight(Step):
    """The battle of one lord, if there is one this round (DL-17.2)."""

    seat: Seat

    def run(self, game: DungeonLordsState) -> None:
        lord = game.lords[self.seat]
        if lord.plan is None or not lord.has_party:
            return
        game.commit()
        game.phase = "battle"
        game.battle = Battle(seat=self.seat, square=lord.plan.square, traps=list(lord.plan.traps))
        lord.plan = None
        game.tell(
            "log-battle",
            player=seat_name(self.seat),
            square=game.battle.square,
            tile=lord.tiles[game.battle.square].name,
        )
        game.push(
            TrapStep(),
            SpellStep(fast=True),
            CreatureStep(),
            SpellStep(fast=False),
            HealingStep(),
            ConquestStep(),
            AfterStep(),
            Scope(name=BATTLE),
        )


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
        battle.magic = lord.magic
        battle.spell = spell_fault(game, battle) or "cast"
        name = refer(f"card-{card.id}")
        match battle.spell:
            case "weak":
                game.tell("log-spell_too_weak", card=name, magic=battle.magic, needed=game.combat_round)
            case "room":
                game.tell("log-spell_stopped_by_room", card=name, room=lord.tiles[battle.square].name)
            case "dart":
                game.tell("log-spell_stopped_by_trap", card=name)
            case _:
                game.tell("log-spell", card=name, magic=battle.magic, needed=game.combat_round)
                if card.effect is None or not carry_out(game, battle.seat, card.effect):
                    battle.spell = "in_vain"
                    game.tell("log-spell_in_vain", card=name)


class HealingStep(Step):
    """Priests and paladin heal if a creature attacked in this battle (section 22)."""

    def run(self, game: DungeonLordsState) -> None:
        battle = running(game)
        line = game.lords[battle.seat].line
        icons = sum(hero.printed.heal for hero in line)
        if not icons:
            return
        if battle.no_heal or battle.no_heal_trap:
            game.tell("log-healing_skipped", player=seat_name(battle.seat))
            return
        if not battle.attacked:
            game.tell("log-no_fight_no_healing", player=seat_name(battle.seat))
            return
        for hero, damage in zip(line, heal([hero.damage for hero in line], icons), strict=True):
            if damage != hero.damage:
                healed, hero.damage = hero.damage - damage, damage
                game.tell("log-healed", hero=hero.name, points=healed, damage=damage, left=hero.left)


class ConquestStep(Step):
    """Fatigue point by point, then the tile is lost if anyone is left (section 23)."""

    def run(self, game: DungeonLordsState) -> None:
        battle = running(game)
        if battle.no_conquest or battle.no_conquest_trap:
            game.tell("log-conquest_skipped", player=seat_name(battle.seat))
            return
        lord = game.lords[battle.seat]
        fatigue = 0 if battle.no_fatigue else game.fatigue()
        if fatigue:
            game.tell("log-fatigue", points=fatigue)
        for _ in range(fatigue):
            heroes = visible(lord.line)
            if not heroes:
                break
            deal(game, battle.seat, [(heroes[0], 1)])
            if game.battle is None:
                return
        lord.tiles[battle.square].conquered = True
        game.tell(
            "log-conquered",
            player=seat_name(battle.seat),
            square=battle.square,
            tile=lord.tiles[battle.square].name,
            points=stake(lord, battle.square) if game.training is None else 0,
        )
        if game.training is None:
            move_evil(game, battle.seat, -1)


class AfterStep(Step):
    """A poisoned adventurer suffers now; then the battle is over (DL-17.3, DL-18.9)."""

    def run(self, game: DungeonLordsState) -> None:
        battle = running(game)
        lord = game.lords[battle.seat]
        if battle.poison is not None and battle.poison.hero in hero_ids(lord.line):
            hero = hero_by_id(lord.line, battle.poison.hero)
            game.tell("log-poison_works", hero=hero.name)
            deal(game, battle.seat, [(hero, battle.poison.points)], unstoppable=True)
            if game.battle is None:
                return
        for hero in lord.line:
            hero.hidden = False
        game.battle = None
