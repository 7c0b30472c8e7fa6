"""The base of facts about heroes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.cards import plans
from games.dungeoneer.rules.cards.plans import EncounterSource
from games.dungeoneer.rules.state import DungeoneerState
from rules.facts import Fact
from rules.messages import Args, Plain, Seat, refer, seat_name

NONE = refer("words-none")
BOUGHT = ("boon", "treasure")
"""The kinds of cards that the player's own Glory pays for (DN-5.3)."""


def hero_args(game: DungeoneerState, seat: Seat, other: Seat) -> Args:
    """Whose hero a text is about (`own`: the asker's), and its movement in this turn or else the next."""
    turn = refer("fact-turn_this" if may_walk(game, other) else "fact-turn_next")
    return {"player": seat_name(other), "own": other == seat, "movement": movement_of(game, other), "turn": turn}


def listed(name: str, things: Iterable[Plain]) -> Args:
    """A list, "none" if it is empty, and how long it is, as arguments of a text."""
    entries = [*things]
    return {name: entries or [NONE], f"{name}_number": len(entries)}


def named(fact: Fact, thing: str, *, first: bool) -> Iterator[Fact]:
    """A fact for questions that name its thing, and if it is the first of its kind, for those that name none."""
    yield replace(fact, things=(thing,))
    if first:
        yield fact


def may_walk(game: DungeoneerState, seat: Seat) -> bool:
    """Whether the hero's movement of this turn is still to be used."""
    return seat == game.turn and game.phase in ("reset", "dungeonlord", "build", "hero")


def movement_of(game: DungeoneerState, seat: Seat) -> int:
    """The movement left in the hero's turn, or that its next turn begins with (DN-4.8)."""
    player = game.players[seat]
    if may_walk(game, seat) and game.phase != "reset":  # during which it is set
        return player.movement
    ends_before = sum(effect.n for effect in player.effects if effect.do == "score" and effect.attr == "speed")
    return max(0, attributes.speed(game, seat) - ends_before)


def cost_on(game: DungeoneerState, owner: Seat, victim: Seat, card: str, number: int = 0) -> int:
    """The Peril that a card costs when its owner uses it on a victim; `number`: that of a monster in the pack."""
    # A declaration is always the turn player's, and what is declared already changes the cost.
    in_own_turn = game.model_copy(update={"turn": owner, "draft": []})
    return plans.cost_for(in_own_turn, EncounterSource(card, number), victim)
