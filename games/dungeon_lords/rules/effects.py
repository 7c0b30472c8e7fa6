"""Carries out what traps, spells and events do to a lord or a party.

Effects that need a decision push a question. Damage of traps is planned as a whole in `combat/traps.py`.
"""

from __future__ import annotations

from games.dungeon_lords.rules.combat.spell_choices import (
    AnswerPeace,
    ChooseSpellMonster,
    NextSuggestion,
    lose_first_of,
    waiting_monsters,
    withdraw,
)
from games.dungeon_lords.rules.components import Effect
from games.dungeon_lords.rules.costs import lose
from games.dungeon_lords.rules.evil import move_evil
from games.dungeon_lords.rules.pieces import MOST_EVIL, Battle, Hero
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.messages import Seat, seat_name


def carry_out(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    """Do one effect for `seat`. In a battle the party may be gone afterwards (`game.battle is None`).

    Raises ValueError for damage and poison, which are never carried out on their own.
    """
    match effect.do:
        case "lose" | "gain":
            _change_stock(game, seat, effect)
        case "lose_first_of":
            lose_first_of(game, seat)
        case "one_monster":
            if waiting_monsters(game.lords[seat]):
                game.push(ChooseSpellMonster(seat=seat, then=effect.then))
        case "wages":
            game.push(NextSuggestion(seat=seat))
        case "withdraw_or_evil":
            if waiting_monsters(game.lords[seat]):
                game.push(AnswerPeace(seat=seat, evil=effect.n))
        case "mend" | "toughen" | "phantom" | "hide_wizards":
            _change_party(game, seat, effect)
        case "enrage":
            for creature in waiting_monsters(game.lords[seat]):
                creature.mood = "enraged"
            game.tell("log-enraged", player=seat_name(seat))
        case "withdraw_ghosts":
            for creature in game.lords[seat].waiting:
                if not creature.card.monster:
                    withdraw(game, seat, creature)
        case "damage" | "poison":
            raise ValueError(f"{effect.do} is not carried out by itself")
        case _ if game.battle is not None:
            _change_battle(game, game.battle, seat, effect)


def changes(game: DungeonLordsState, seat: Seat, effect: Effect) -> bool:
    """Whether an effect of a spell finds anything to change in the battle of `seat`."""
    lord, battle = game.lords[seat], game.battle
    match effect.do:
        case "lose":
            return bool(getattr(lord, {"imp": "imps"}.get(effect.what, effect.what)))
        case "gain":
            return effect.what != "evil" or lord.evil < MOST_EVIL
        case "lose_first_of":
            return bool(lord.gold or lord.food or lord.traps)
        case "one_monster" | "wages" | "withdraw_or_evil" | "enrage":
            return bool(waiting_monsters(lord))
        case "withdraw_ghosts":
            return any(not creature.card.monster for creature in lord.waiting)
        case "mend":
            return any(hero.damage for hero in lord.line)
        case "hide_wizards":
            return any(hero.printed.hero_class == "wizard" for hero in lord.line)
        case "cancel_traps":
            return battle is not None and bool(battle.no_conquest_trap or battle.no_heal_trap or battle.poison)
        case _:
            return True


def _change_stock(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    if effect.what == "evil":
        move_evil(game, seat, effect.n if effect.do == "gain" else -effect.n)
    elif effect.do == "lose":
        lose(game, seat, effect.what, effect.n)
    else:
        assert effect.what == "food", "nothing else is gained"
        game.lords[seat].food += effect.n
        game.tell("log-gained_food", player=seat_name(seat), food=effect.n)


def _change_party(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    lord = game.lords[seat]
    match effect.do:
        case "mend":
            for hero in lord.line:
                mended = min(effect.n, hero.damage)
                if mended:
                    hero.damage -= mended
                    game.tell("log-mended", hero=hero.name, points=mended, damage=hero.damage, left=hero.left)
        case "toughen":
            hero = lord.line[0]
            hero.bonus += effect.n
            game.tell("log-toughened", hero=hero.name, hp=hero.hit_points)
        case "phantom":
            lord.line.insert(0, Hero(card="phantom"))
            game.tell("log-phantom", player=seat_name(seat))
        case "hide_wizards":
            lord.line.sort(key=lambda hero: hero.printed.hero_class == "wizard")
            for hero in lord.line:
                if hero.printed.hero_class == "wizard":
                    hero.hidden = True
                    game.tell("log-hidden", hero=hero.name)


def _change_battle(game: DungeonLordsState, battle: Battle, seat: Seat, effect: Effect) -> None:
    player = seat_name(seat)
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
        case "cancel_traps":
            battle.no_conquest_trap = battle.no_heal_trap = False
            battle.poison = None
            game.tell("log-traps_cancelled", player=player)
