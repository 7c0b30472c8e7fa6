"""Threats: a die and a score against a target number, with the window before it (DN-8)."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Self

from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.attributes import Parts
from games.dungeoneer.rules.combat import odds, rolls
from games.dungeoneer.rules.combat.odds import Threat
from games.dungeoneer.rules.components import DIRECTIONS, name_of, source_of
from games.dungeoneer.rules.pieces import NOBODY, Roll, ShownRoll
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.windows import OpenWindow
from rules.entries import Step
from rules.messages import Seat, refer, seat_name

FACED = {
    "locked": "log-tries_locked",
    "trapped": "log-tries_trapped",
    "pit": "log-meets_pit",
    "spikes": "log-meets_spikes",
    "untip": "log-tries_untip",
}
"""The text of a threat whose source is not enough to name it: the space of an exit or obstacle, the hero getting up."""


class FaceThreat(Step):
    """One hero faces a threat: automatic success, or the window before the roll and then the roll.

    The fields are those of the `Roll`.
    """

    seat: Seat
    attr: str
    target: int
    what: str
    source: str
    by: Seat = NOBODY
    tags: list[str] = field(default_factory=list)
    side: int = 0

    @classmethod
    def of(cls, threat: Threat, seat: Seat, what: str, source: str, **more: Any) -> Self:
        """The threat as that hero faces it; `more` are the other fields."""
        return cls(seat=seat, attr=threat.attr, target=threat.target, what=what, source=source, **more)

    def run(self, game: DungeoneerState) -> None:
        if not game.players[self.seat].alive:
            return
        tags = ["threat", *self.tags]
        roll = Roll(self.what, self.seat, self.attr, self.target, self.source, self.by, tags, self.side)
        player, threat = seat_name(self.seat), name_of(self.source)
        automatic = odds.automatic(game, self.seat, tags)
        if automatic:
            game.tell("log-automatic", player=player, source=source_of(automatic), threat=threat)
            game.follow(roll, met=True)
            return
        game.roll = roll
        more: dict[str, Any] = {}
        if self.what == "trap":
            more = {"by": seat_name(self.by)}
        elif self.what == "exit":
            more = {"side": refer(f"side-{DIRECTIONS[self.side]}")}
        attr = refer(f"attr-{self.attr}")
        key = FACED.get(_kind(roll), "log-threat")
        game.tell(key, **more, player=player, source=threat, attr=attr, target=self.target)
        game.push(OpenWindow(window="roll", affected=[self.seat]), RollThreat())


def _kind(roll: Roll) -> str:
    """The kind of exit or obstacle it belongs to, otherwise the kind of threat."""
    return next((tag for tag in roll.tags if tag in FACED), roll.what)


class RollThreat(Step):
    """Cast the die after the window, and go on with what follows from the result."""

    def run(self, game: DungeoneerState) -> None:
        roll = rolls.take_roll(game)
        if roll is None:
            return
        parts: Parts = []
        score = attributes.threat_score(game, roll.seat, roll.attr, parts)
        bonus = odds.roll_parts(game, roll.seat, "threat", roll.tags)
        rolls.spend_roll_effects(game, roll.seat, "threat")
        die = rolls.cast(game, roll.seat)
        total = die + score + sum(n for _, n in bonus)
        met = total >= roll.target
        (_, printed), *other_parts = parts
        rolls.tell_parts(game, seat_name(roll.seat), [*other_parts, *bonus])
        game.tell(
            "log-threat_met" if met else "log-threat_failed",
            player=seat_name(roll.seat),
            source=refer(f"way-{_kind(roll)}") if _kind(roll) in FACED else name_of(roll.source),
            attr=refer(f"attr-{roll.attr}"),
            die=die,
            score=printed,
            bonus=total - die - printed,
            total=total,
            target=roll.target,
        )
        rolls.show(game, ShownRoll(roll.what, [seat_name(roll.seat)], [die], [total], roll.target, roll.attr))
        game.follow(roll, met=met)
