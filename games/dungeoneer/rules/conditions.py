"""Whether an effect can happen, and whether it is of use at a moment (DN-16.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.components import CARDS, LEVELS, MAPS, MAX_LIFE, QUESTS, Effect
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOBODY, Laid, Roll, Side
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Seat


class Edge(NamedTuple):
    """A border between two spaces, given by one of them and a side."""

    space: int
    side: int


@dataclass(slots=True)
class Context:
    """Whose effect it is, whom it concerns, and what came before."""

    you: Seat
    victim: Side | None = None
    roller: Seat = NOBODY
    source: str = ""
    """The id of the card."""
    number: int = 0
    """The number of the readied card."""
    amount: int = 0
    """The amount paid for `#`."""
    against: Side | None = None
    """The attack that is answered, given by the attacking monster."""
    edge: Edge | None = None
    """The border that a bane is aimed at."""
    dealt: int = 0
    """Wounds dealt so far."""
    rolled: Roll | None = None
    """The roll for a threat of which it is the outcome."""


def whom(effect: Effect, context: Context) -> Seat:
    """The seat an effect concerns; NOBODY where a monster is hit."""
    if effect.who == "you":
        return context.you
    if effect.who == "victim":
        return NOBODY if context.victim is None else context.victim.hero
    return context.roller


def can_happen(game: DungeoneerState, effect: Effect, context: Context) -> bool:
    """Whether the effect would do anything now. Raises LookupError for an effect that only works in play.

    The hero of NOBODY is some other player's: effects that may hit a monster ask `is_hero` first.
    """
    seat = whom(effect, context)
    player, against = game.players[seat], context.against
    if effect.where and effect.do != "threat" and attributes.terrain_at(game, player.at) not in effect.where:
        return False
    is_hero = seat != NOBODY and player.alive
    match effect.do:
        case "wound" | "draw" | "threat":
            return True
        case "score" | "roll" | "auto" | "tip" | "steal_glory" | "discard_this":
            return is_hero
        case "heal":
            return player.life < MAX_LIFE
        case "glory":
            return is_hero and (effect.n > 0 or player.glory > 0)
        case "peril":
            return is_hero and (effect.n > 0 or player.peril > 0)
        case "two_dice":
            return not player.two_dice
        case "move":
            return seat == game.turn
        case "step":
            return bool(geometry.neighbours(game, player.at))
        case "untip":
            return player.tip is not None
        case "level":
            return player.level < LEVELS
        case "discard":
            return seat != NOBODY and bool(
                game.hands[seat] if effect.zone == "hand" else readied_in(game, seat, effect.zone)
            )
        case "cancel" if against is not None:
            return game.encounters[against.entry].state == "waiting"
        case "cancel":
            return game.bane is not None and not game.bane.cancelled
        case "prevent" if against is not None:
            return not (game.fight_prevented if against.quest else game.encounters[against.entry].prevented)
        case "prevent":
            return False
        case "prevent_combat":
            return game.roll is not None and context.you not in game.roll.prevented
        case "exit":  # asked once more when the edge is chosen
            return context.edge is None or geometry.is_viable(game, *context.edge)
        case _:
            raise LookupError(f"{effect.do} does not happen at a moment")


def readied_in(game: DungeoneerState, seat: Seat, zone: str) -> list[Laid]:
    """The readied cards of a player: "boon", "treasure", or both."""
    player = game.players[seat]
    if zone == "boon":
        return player.boons
    return player.treasures if zone == "treasure" else player.readied


def needs_met(game: DungeoneerState, card: str, victim: Seat) -> bool:
    """Whether a bane could be played on that player (DN-1.17)."""
    player = game.players[victim]
    has = {"": True, "treasure": player.treasures, "boon": player.boons, "glory": player.glory}
    terrain = attributes.terrain_at(game, player.at)
    return all(has[need.has] and (not need.where or terrain in need.where) for need in CARDS[card].needs)


def useful(game: DungeoneerState, seat: Seat, when: str, effects: Iterable[Effect], source: str) -> bool:
    """Whether any of the effects could happen; before a roll, whether it could change the roll (DN-16.1)."""
    context, roll = Context(seat, source=source), game.roll
    return any(
        (effect.do != "prevent_combat" or when == "roll")
        and can_happen(game, effect, context)
        and (when != "roll" or (roll is not None and changes_roll(effect, seat, roll)))
        for effect in effects
    )


def changes_roll(effect: Effect, seat: Seat, roll: Roll) -> bool:
    """Whether an effect on that hero would change the roll, its score or its consequences (DN-16.1)."""
    if effect.do == "heal":
        return True
    if seat not in roll.heroes:
        return False
    match effect.do:
        case "score":
            return effect.attr == roll.attr
        case "roll":
            return "any" in effect.kinds or roll_kind(roll, seat) in effect.kinds
        case "two_dice":
            return roll.dice == 1
        case "prevent_combat":
            return roll.attacker is not None
    return False


def printed_threat(roll: Roll) -> Effect:
    """The printed threat of a quest, obstacle, trap or bane that is rolled for. Raises LookupError for other rolls."""
    if roll.what == "obstacle":
        return dict(MAPS[roll.source].obstacles)[roll.tags[1]]
    if roll.what in ("trap", "bane"):
        return CARDS[roll.source].faced
    quest = QUESTS[roll.source]
    threat = quest.search if roll.what == "search" else quest.threat
    if threat is None:
        raise LookupError(f"{roll.source} has no threat")
    return threat


def roll_kind(roll: Roll, seat: Seat) -> str:
    """The kind of roll for that hero: "attack", "defence", "threat" or "chance"."""
    if roll.attacker is not None:
        return "attack" if roll.attacker.hero == seat else "defence"
    return "chance" if roll.what == "chance" else "threat"


def order_kind(roll: Roll, seat: Seat) -> str:
    """The kind of roll as armed orders name it (DN-16.15)."""
    if roll.attacker is not None:
        return roll_kind(roll, seat)
    return "quest" if roll.is_quest else roll.what
