"""The acts of players with cards, effects, movement and attacks: one type for each kind."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from games.dungeoneer.rules.components import Effect, Use
from games.dungeoneer.rules.marks import ENCOUNTERS, beast_mark, card_mark, hero_mark
from games.dungeoneer.rules.pieces import NOBODY, Side
from rules.messages import Args, Seat

FREE = ("dungeonlord", "between", "hero")
ANYTIME = frozenset((*FREE, "reset", "enc", "bane", "roll", "end"))
"""When Anytime cards and readied anytime effects may be used; the other two windows name what they allow."""
WALLS = frozenset((*FREE, "reset", "enc", "move", "end"))
"""When a bane that is aimed at an edge may be played (C-7)."""


@dataclass(slots=True)
class Act:
    """One thing a player can do now: the id, text key and arguments of the option, and what it uses."""

    group: ClassVar[str] = ""

    id: str
    key: str
    args: Args = field(default_factory=dict)
    card: str = ""
    """The card, the quest of the artifact, or the hero."""
    cost: int = 0
    """The cost in Glory; for a bane, in the Peril of one other player."""
    number: int = 0
    """The number of the readied card or of the monster in the pack."""
    effects: tuple[Effect, ...] = ()
    """The immediate effects."""

    def subject(self, seat: Seat) -> Seat:
        """The seat of the hero that it affects if `seat` does it."""
        return seat

    @property
    def only_heals(self) -> bool:
        """Whether it heals and does nothing else."""
        return bool(self.effects) and all(effect.do == "heal" for effect in self.effects)

    def does(self, word: str) -> bool:
        """Whether an effect of that kind is among its effects."""
        return any(effect.do == word for effect in self.effects)


@dataclass(slots=True)
class Ready(Act):
    """Ready a permanent boon or treasure (DN-12.2)."""

    group = "cards"


@dataclass(slots=True)
class PlayInstant(Act):
    """Play an instant boon (DN-16.7, DN-17.4), or a use-and-discard item and use it at once (DN-17.17)."""

    group = "cards"

    against: Side | None = None
    """The attack it answers."""


@dataclass(slots=True, kw_only=True)
class UseEffect(Act):
    """Use a readied card, an artifact or the special ability of the hero (DN-15.6, DN-17.12)."""

    group = "effects"

    use: Use
    once_key: str = ""
    """That of what is used (`Usable.once_key`)."""


@dataclass(slots=True)
class RemoveBane(Act):
    """Pay to remove a permanent bane."""

    group = "effects"


@dataclass(slots=True, kw_only=True)
class PlayBane(Act):
    """Play a bane (DN-5.3)."""

    group = "banes"

    victim: Seat
    """Who pays for it, and suffers it unless it is aimed at an edge."""

    def subject(self, seat: Seat) -> Seat:
        return self.victim


@dataclass(slots=True)
class Attach(PlayBane):
    """Play a bane on a monster of the player's own pack (DN-5.16)."""


@dataclass(slots=True, kw_only=True)
class Challenge(Act):
    """Make the one standard attack of a turn (DN-15.9)."""

    group = "attacks"

    target: Side
    attr: str
    steal: str = ""
    """The escort quest whose component is to be stolen."""


@dataclass(slots=True, kw_only=True)
class QuestChallenge(Challenge):
    """Make it against the monster of a quest that has been attempted (DN-15.9)."""

    group = "quest_fight"


@dataclass(slots=True)
class StandUp(Act):
    """Get up from the ground (DN-18.10)."""

    group = "movement"


def mark_of(act: Act) -> str:
    """The mark of its target in the pictures, otherwise of what it uses."""
    match act:
        case StandUp():
            return ""
        case Challenge(target=target):
            return ENCOUNTERS if target.hero == NOBODY else hero_mark(target.hero)
        case Attach(number=number):
            return beast_mark(number)
        case PlayBane(victim=victim):
            return hero_mark(victim)
    return card_mark(act.card, act.number)
