"""The one executor for what traps, spells and events do to a lord or a party.

`carry_out` takes an `Effect` from the tables. What needs a question of its own pushes it; damage of traps is planned
as a whole in `traps.py`, so `damage` is not handled here.
"""

from __future__ import annotations

from collections.abc import Callable

from games.dungeon_lords.rules.combat.spell_choices import lose_first_of, one_monster, wages, withdraw_or_evil
from games.dungeon_lords.rules.components import Effect
from games.dungeon_lords.rules.costs import lose
from games.dungeon_lords.rules.evil import move_evil
from games.dungeon_lords.rules.state import DungeonLordsState, Hero
from rules.messages import Seat, refer, seat_name

Run = Callable[[DungeonLordsState, Seat, Effect], None]


def carry_out(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    """Do one effect for `seat`. In a battle the party may be gone afterwards (`game.battle is None`)."""
    RUN[effect.do](game, seat, effect)


def _lose(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    if effect.what == "evil":
        move_evil(game, seat, -effect.n)
    else:
        lose(game, seat, effect.what, effect.n)


def _gain(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    lord = game.lords[seat]
    if effect.what == "evil":
        move_evil(game, seat, effect.n)
    elif effect.what == "food":
        lord.food += effect.n
        game.tell("log-gained_food", player=seat_name(seat), food=effect.n)
    else:
        lord.gold += effect.n
        game.tell("log-gained_gold", player=seat_name(seat), gold=effect.n)


def _no_conquest(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    if game.battle is not None:
        game.battle.no_conquest_trap = True
        game.tell("log-no_conquest", player=seat_name(seat))


def _no_heal(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    if game.battle is not None:
        game.battle.no_heal_trap = True
        game.tell("log-no_heal", player=seat_name(seat))


def _no_spell(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    if game.battle is not None:
        game.battle.no_spell = True
        game.tell("log-no_spell", player=seat_name(seat))


def _absorb(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    if game.battle is not None:
        game.battle.shield += effect.n


def _no_fatigue(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    if game.battle is not None:
        game.battle.no_fatigue = True


def _mend(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    for hero in game.lords[seat].line:
        mended = min(effect.n, hero.damage)
        if mended:
            hero.damage -= mended
            game.tell("log-mended", hero=hero.name, points=mended, damage=hero.damage)


def _toughen(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    hero = game.lords[seat].line[0]
    hero.bonus += effect.n
    game.tell("log-toughened", hero=hero.name, hp=hero.hit_points)


def _phantom(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    game.lords[seat].line.insert(0, Hero(card="phantom"))
    game.tell("log-phantom", player=seat_name(seat))


def _hide_wizards(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    lord = game.lords[seat]
    wizards = [hero for hero in lord.line if hero.printed.hero_class == "wizard"]
    lord.line = [hero for hero in lord.line if hero.printed.hero_class != "wizard"] + wizards
    for wizard in wizards:
        wizard.hidden = True
        game.tell("log-hidden", hero=wizard.name)


def _enrage(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    for creature in game.lords[seat].waiting:
        if creature.card.monster:
            creature.mood = "enraged"
    game.tell("log-enraged", player=seat_name(seat))


def _withdraw_ghosts(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    for creature in game.lords[seat].waiting:
        if not creature.card.monster:
            creature.stand_down()
            game.tell("log-creature_withdrawn", player=seat_name(seat), creature=refer(f"creature-{creature.kind}"))


def _cancel_traps(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    if game.battle is not None:
        game.battle.no_conquest_trap = game.battle.no_heal_trap = False
        game.battle.poison = None
        game.tell("log-traps_cancelled", player=seat_name(seat))


def _nothing(game: DungeonLordsState, seat: Seat, effect: Effect) -> None:
    raise ValueError(f"{effect.do} is not carried out by itself")


RUN: dict[str, Run] = {
    "lose": _lose,
    "gain": _gain,
    "no_conquest": _no_conquest,
    "no_heal": _no_heal,
    "no_spell": _no_spell,
    "absorb": _absorb,
    "no_fatigue": _no_fatigue,
    "mend": _mend,
    "toughen": _toughen,
    "phantom": _phantom,
    "hide_wizards": _hide_wizards,
    "enrage": _enrage,
    "withdraw_ghosts": _withdraw_ghosts,
    "cancel_traps": _cancel_traps,
    "lose_first_of": lose_first_of,
    "one_monster": one_monster,
    "wages": wages,
    "withdraw_or_evil": withdraw_or_evil,
    "damage": _nothing,
    "poison": _nothing,
}
"""What each effect does; the last but two may leave the owner a choice (DL-19.9)."""
