"""Carries out what traps, spells and events do to a lord or a party.

Effects that need a decision push a question. Damage of traps is planned as a whole in `combat/traps.py`.
"""

from __future__ import annotations

from games.dungeon_lords.rules.combat.spell_choices import (
    AnswerPeace,
    ChooseSpellMonster,
    NextSuggestion,
    waiting_monsters,
    withdraw,
)
from games.dungeon_lords.rules.components import Effect
from games.dungeon_lords.rules.costs import DiscardTrap, lose
from games.dungeon_lords.rules.evil import move_evil
from games.dungeon_lords.rules.pieces import Battle, Hero
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.messages import Seat, seat_name


def carry_out(game: DungeonLordsState, seat: Seat, effect: Effect) -> bool:
    """Do one effect for `seat`; returns whether it finds anything to change.

    In a battle the party may be gone afterwards (`game.battle is None`). Raises ValueError for damage and poison,
    which are never carried out on their own.
    """
    monsters = waiting_monsters(game.lords[seat])
    match effect.do:
        case "lose" | "gain":
            return _change_stock(game, seat, effect)
        case "lose_first_of":
            return lose(game, seat, "gold", 1) > 0 or lose(game, seat, "food", 1) > 0 or _lose_trap(game, seat)
        case "mend" | "toughen" | "phantom" | "hide_wizards":
            return _change_party(game, seat, effect)
        case "one_monster" | "wages" | "withdraw_or_evil" | "enrage" if not monsters:
            return False
        case "one_monster":
            game.push(ChooseSpellMonster(seat=seat, then=effect.then))
        case "wages":
            game.push(NextSuggestion(seat=seat))
        case "withdraw_or_evil":
            game.push(AnswerPeace(seat=seat, evil=effect.n))
        case "enrage":
            for creature in monsters:
                creature.mood = "enraged"
            game.tell("log-enraged", player=seat_name(seat))
        case "damage" | "poison":
            raise ValueError(f"{effect.do} is not carried out by itself")
        case _ if game.battle is not None:
            return _change_battle(game, game.battle, effect)
    return True


def _change_stock(game: DungeonLordsState, seat: Seat, effect: Effect) -> bool:
    """Let a lord lose or gain evil, gold or food; returns whether anything changes."""
    lord = game.lords[seat]
    if effect.what == "evil":
        before = lord.evil
        move_evil(game, seat, effect.n if effect.do == "gain" else -effect.n)
        return lord.evil != before
    if effect.do == "lose":
        return lose(game, seat, effect.what, effect.n) > 0
    assert effect.what == "food", "nothing else is gained"
    lord.food += effect.n
    game.tell("log-gained_food", player=seat_name(seat), food=effect.n)
    return True


def _lose_trap(game: DungeonLordsState, seat: Seat) -> bool:
    """Lose a trap card of the owner's choice."""
    traps = game.lords[seat].traps
    if not traps:
        return False
    if len(traps) > 1:
        game.push(DiscardTrap(seat=seat))
    else:
        game.discard_trap(seat, traps[0])
    return True


def _change_party(game: DungeonLordsState, seat: Seat, effect: Effect) -> bool:
    """Heal, strengthen, reinforce or hide adventurers in front of a lord; returns whether any are changed."""
    line = game.lords[seat].line
    match effect.do:
        case "mend":
            wounded = [hero for hero in line if hero.damage]
            for hero in wounded:
                mended = min(effect.n, hero.damage)
                hero.damage -= mended
                game.tell("log-mended", hero=hero.name, points=mended, damage=hero.damage, left=hero.left)
            return bool(wounded)
        case "toughen":
            line[0].bonus += effect.n
            game.tell("log-toughened", hero=line[0].name, hp=line[0].hit_points)
        case "phantom":
            line.insert(0, Hero(card="phantom"))
            game.tell("log-phantom", player=seat_name(seat))
        case "hide_wizards":
            wizards = [hero for hero in line if hero.printed.hero_class == "wizard"]
            line.sort(key=lambda hero: hero.printed.hero_class == "wizard")
            for hero in wizards:
                hero.hidden = True
                game.tell("log-hidden", hero=hero.name)
            return bool(wizards)
    return True


def _change_battle(game: DungeonLordsState, battle: Battle, effect: Effect) -> bool:
    """Change what can happen in the rest of a battle; returns whether there is anything to change."""
    player = seat_name(battle.seat)
    match effect.do:
        case "no_conquest":
            battle.no_conquest_trap = True
            game.tell("log-no_conquest", player=player)
        case "no_heal":
            battle.no_heal_trap = True
            game.tell("log-no_heal", player=player)
        case "no_spell":
            battle.no_spell = True
            game.tell("log-no_spell", player=player)
        case "absorb":
            battle.shield += effect.n
        case "no_fatigue":
            battle.no_fatigue = True
        case "dispel":
            ghosts = [creature for creature in game.lords[battle.seat].waiting if not creature.card.monster]
            if not (ghosts or battle.no_conquest_trap or battle.no_heal_trap or battle.poison):
                return False
            for ghost in ghosts:
                withdraw(game, battle.seat, ghost)
            battle.no_conquest_trap = battle.no_heal_trap = False
            battle.poison = None
            game.tell("log-traps_cancelled", player=player)
    return True
