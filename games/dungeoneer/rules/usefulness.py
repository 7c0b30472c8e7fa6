"""Whether an effect is of use at a moment: that it can happen, and before a roll that it changes the roll (DN-16.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from games.dungeoneer.rules import effects
from games.dungeoneer.rules.components import Effect
from games.dungeoneer.rules.effects import Context
from games.dungeoneer.rules.pieces import Roll
from rules.messages import Seat

if TYPE_CHECKING:
    from games.dungeoneer.rules.game import Dungeoneer


def useful(game: Dungeoneer, seat: Seat, when: str, printed_effects: Iterable[Effect], source: str) -> bool:
    """Whether any of it could happen; before a roll, whether it could change the roll (DN-16.1)."""
    context = Context(seat, source=source)
    for effect in printed_effects:
        if effect.do == "prevent_combat" and when != "roll":
            continue
        if not effects.can_happen(game, effect, context):
            continue
        if when != "roll" or (game.roll is not None and changes_roll(game, effect, seat, game.roll)):
            return True
    return False


def changes_roll(game: Dungeoneer, effect: Effect, seat: Seat, roll: Roll) -> bool:
    """Whether an effect on that hero would change the roll, its score or its consequences (DN-16.1)."""
    if effect.do == "heal":
        return True
    if seat not in roll.heroes:
        return False
    if effect.do == "score":
        return effect.attr == roll.attr
    if effect.do == "roll":
        return "any" in effect.kinds or roll_kind(roll, seat) in effect.kinds
    if effect.do == "two_dice":
        return roll.dice == 1
    return effect.do == "prevent_combat" and roll.attacker is not None


def roll_kind(roll: Roll, seat: Seat) -> str:
    """What kind of roll it is for that hero: "attack", "defence", "threat" or "chance"."""
    if roll.attacker is not None:
        return "attack" if roll.attacker.hero == seat else "defence"
    return "chance" if roll.what == "chance" else "threat"


def order_kind(roll: Roll, seat: Seat) -> str:
    """The kind of roll as armed orders name it (DN-16.15)."""
    if roll.attacker is not None:
        return "attack" if roll.attacker.hero == seat else "defence"
    return "quest" if roll.is_quest else roll.what
