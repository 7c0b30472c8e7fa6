"""What is done, by name: acts, what follows rolls, and the words that effects consist of.

All tables stand here, above the modules that carry them out; a step comes to them through the game it is handed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.dungeoneer.rules import effects
from games.dungeoneer.rules.cards import banes, encounters, playing
from games.dungeoneer.rules.combat import challenge
from games.dungeoneer.rules.effects import Word
from games.dungeoneer.rules.map import movement
from games.dungeoneer.rules.quests import quests
from rules.messages import Seat

if TYPE_CHECKING:
    from games.dungeoneer.rules.act import Act
    from games.dungeoneer.rules.game import Dungeoneer
    from games.dungeoneer.rules.pieces import Roll

ACTS: dict[str, Callable[[Dungeoneer, Seat, Act], None]] = {
    "ability": playing.use_ability,
    "artifact": playing.use_artifact,
    "attach": banes.play_attachment,
    "bane": banes.play_bane,
    "challenge": challenge.challenge,
    "instant": playing.instant,
    "quaff": playing.quaff,
    "ready": playing.ready,
    "remove": playing.remove_bane,
    "untip": playing.untip,
    "use": playing.use,
}
"""How each kind of act is carried out (`Act.do`)."""

OUTCOMES: dict[str, Callable[[Dungeoneer, Roll, bool], None]] = {
    "bane": banes.bane_outcome,
    "exit": movement.exit_outcome,
    "obstacle": movement.obstacle_outcome,
    "quest": quests.quest_outcome,
    "search": quests.search_outcome,
    "trap": encounters.trap_outcome,
    "untip": playing.untip_outcome,
}
"""What follows a threat, met or not, by what it was (`Roll.what`)."""

WORDS: dict[str, Word] = effects.WORDS | {
    "exit": Word(banes.shut, banes.can_shut),
    "step": Word(movement.step, movement.can_step),
    "threat": Word(banes.threaten, effects.always),
}
"""Every word of the vocabulary (`Effect.do`)."""
