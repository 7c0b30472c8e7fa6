"""Whom a window asks, skips or waits for, and why (DN-16).

With the standing order "only if my hero is affected", those are asked whose hero it affects and whom something that
they can do would help (DN-16.11). They have every legal answer then; armed cards are played without asking.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import NamedTuple

from games.dungeoneer.rules import orders
from games.dungeoneer.rules.act_texts import WAITING, afterwards
from games.dungeoneer.rules.acts.possible import LOW_LIFE, possible_acts
from games.dungeoneer.rules.acts.types import Act, Challenge, PlayBane, PlayInstant, UseEffect
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import CARDS
from games.dungeoneer.rules.conditions import Context, can_happen
from games.dungeoneer.rules.pieces import NOBODY, Armed, Roll, Side, Window
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Seat


class Ask(NamedTuple):
    """The seat is asked, because it can do these `acts`."""

    acts: list[Act]


class Skip(Enum):
    """The seat passes without being asked, and nobody learns that it does (DN-16.3)."""

    ORDERED = "passes by its standing order (DN-16.10)"
    UNAFFECTED = "the window does not affect its hero (DN-16.11)"
    UNABLE = "can do nothing that it would be asked about (DN-16.1)"
    USELESS = "can do nothing that would help (DN-16.11)"
    PASSED = "can do nothing on which it has not passed already (DN-16.5)"


class Wait(NamedTuple):
    """The act that the seat has chosen, or `armed` with an order, waits for its place in the order (DN-16.16)."""

    act: Act
    armed: Armed | None = None


def call_on(game: DungeoneerState, window: Window, seat: Seat) -> Ask | Skip | Wait:
    """Ask the seat in this round of the window, skip it, or wait with the act that it has chosen or armed."""
    if seat in window.answers or game.armed[seat]:
        acts = possible_acts(game, seat, window.kind)
        chosen = next(((act, None) for act in acts if act.id == window.answers.get(seat)), None)
        if waits := chosen or orders.fired(game, window, seat, acts):
            return Wait(*waits)
    call: Ask | Skip = Skip.ORDERED
    match orders.stance_of(game, seat):
        case "always":
            call = Ask(possible_acts(game, seat, window.kind))
        case "affected":
            call = call_affected(game, window, seat, possible_acts)
    if isinstance(call, Ask) and {act.id for act in call.acts} <= set(window.passed.get(seat, ())):
        return Skip.PASSED if call.acts else Skip.UNABLE
    return call


def call_affected(game: DungeoneerState, window: Window, seat: Seat, acts_of: Callable[..., list[Act]]) -> Ask | Skip:
    """Ask the seat if the window affects its hero and one of the acts that `acts_of` lists would help (DN-16.11)."""
    concern: type[Act] | None = Act if seat in window.affected else None
    if window.kind in ("move", "end"):
        concern = Challenge
    elif window.kind == "roll" and (roll := game.roll) is not None:
        is_own = seat in roll.heroes or (seat == game.turn and roll.has_monster)
        concern = Act if is_own else PlayBane if roll.is_quest else None
    if concern is None:
        return Skip.UNAFFECTED
    acts = acts_of(game, seat, window.kind)
    if not any(isinstance(act, concern) for act in acts):
        return Skip.UNABLE
    return Ask(acts) if _helps(game, window, seat, acts) else Skip.USELESS


def _helps(game: DungeoneerState, window: Window, seat: Seat, acts: Sequence[Act]) -> bool:
    """Whether one of these acts would help in the window."""
    if window.kind in ("chal", "move", "end"):
        return True
    if not _bane_matters(game, window):
        return False
    if game.roll is not None:  # a bane may also be played just before a roll
        return _changes_roll(game, game.roll, seat, acts)
    return any(_helps_now(game, window, seat, act) for act in acts)


def _helps_now(game: DungeoneerState, window: Window, seat: Seat, act: Act) -> bool:
    """Whether the act helps at once; effects on rolls can wait for the window before the roll."""
    is_bane = window.kind == "bane"
    match act:
        case PlayBane():
            return False
        case PlayInstant() if CARDS[act.card].time == "response":
            return not is_bane or not act.does("step") or _escapes(game, seat)
        case UseEffect() if act.number and is_bane and _takes_readied(game):
            return True  # the readied card could be lost unused
        case _ if act.only_heals:
            return is_bane and game.players[seat].life <= LOW_LIFE
    return any(effect.do not in WAITING for effect in act.effects)


def _escapes(game: DungeoneerState, seat: Seat) -> bool:
    """Whether moving away or getting up would make a difference to the bane or the hero."""
    lies = game.players[seat].tip is not None
    return game.bane is None or lies or any(need.where for need in CARDS[game.bane.card].needs)


def _takes_readied(game: DungeoneerState) -> bool:
    """Whether the bane could force out a readied card, which could be used first."""
    effects = [] if game.bane is None else [effect for play in CARDS[game.bane.card].plays for effect in play.effects]
    return any(nested.do == "discard" for effect in effects for nested in (effect, *effect.fail))


# Before a roll


def _bane_matters(game: DungeoneerState, window: Window) -> bool:
    """Whether the bane that the window is about would affect its victim; True in a window without a bane."""
    bane = game.bane
    if window.kind != "bane" or bane is None or bane.victim == NOBODY:
        return True
    if game.roll is not None:
        return _chances(_under_bane(game), game.roll) != _chances(game, game.roll)
    printed = CARDS[bane.card]
    if printed.span == "permanent":
        return True
    context = Context(bane.by, victim=Side(hero=bane.victim), source=bane.card)
    return any(can_happen(game, effect, context) for play in printed.plays for effect in play.effects)


def _under_bane(game: DungeoneerState) -> DungeoneerState:
    """The position of the present roll with the effects of the bane that is being played, if any."""
    bane = game.bane
    if bane is None or bane.victim == NOBODY:
        return game
    effects = tuple(effect for play in CARDS[bane.card].plays for effect in play.effects)
    act = PlayBane(bane.card, "", card=bane.card, effects=effects, victim=bane.victim)
    return afterwards(game, bane.victim, act)


def _changes_roll(game: DungeoneerState, roll: Roll, seat: Seat, acts: Sequence[Act]) -> bool:
    """Whether these acts together could change the chances of the roll, or save a hero from it."""
    if any(isinstance(act, PlayInstant) and act.does("cancel") for act in acts):
        return True
    heals = seat in roll.heroes and any(act.does("heal") for act in acts)
    if heals and (game.players[seat].life <= LOW_LIFE or roll.attr == "life"):
        return True
    before = _under_bane(game)
    chances = _chances(before, roll)
    if any(act.does("prevent_combat") for act in acts) and _is_in_danger(roll, seat, chances):
        return True
    after = before
    for act in acts:
        after = afterwards(after, act.subject(seat), act)
    return _chances(after, roll) != chances


def _is_in_danger(roll: Roll, seat: Seat, chances: tuple[float, float]) -> bool:
    """Whether that seat's hero can be hit in this combat."""
    strikes, returns = chances
    attacks = roll.attacker is not None and roll.attacker.hero == seat
    return (returns if attacks else strikes) > 0


def _chances(game: DungeoneerState, roll: Roll) -> tuple[float, float]:
    """The chance that the roll succeeds; in combat, that the attacker hits, and that the defender hits back."""
    if roll.sides is None:
        return odds.roll_chance(game, roll), 0.0
    return odds.fight_chances(game, *roll.sides, roll.attr)
