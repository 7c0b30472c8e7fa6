"""The harm done to a hero, in one line for its player (DN-18.4 to DN-18.9, DN-13.27)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.dungeoneer.rules import event_kinds as kinds
from rules.messages import Arg, Args, Event, Message, Part, Ref, Seat, SeatRef, part, seat_name


def suffered(seat: Seat, events: Sequence[Event], known: int = 0) -> Message | None:
    """The Life that a hero has lost in these events, and to what; whether it is tipped, robbed or out; None if not.

    The player knows the first `known` events: they only tell what strikes at present.
    """
    hero = _Harmed(seat_name(seat))
    for event in events[:known]:
        hero.hear(event)
    hero = _Harmed(hero.player, hero.cause, hero.banes)
    for event in events[known:]:
        hero.hear(event)
    return hero.message()


@dataclass(slots=True)
class _Harmed:
    """A hero of this player, and what has happened to it so far."""

    player: SeatRef
    cause: Part = field(default_factory=lambda: _cause("", ""))
    """The blow at present: an attack, a threat, a bane, or the price of a quest."""
    banes: dict[Ref, Arg] = field(default_factory=dict)
    """The banes that were played, each with its player."""
    wounds: int = 0
    wounded_by: list[Part] = field(default_factory=list)
    life: Arg = 0
    tipped_by: Part | None = None
    """The event that has tipped it, until it gets up."""
    fallen: bool = False
    robbed: Args = field(default_factory=dict)
    """Who has snatched what it carried, and what that was."""

    def hear(self, event: Event) -> None:
        """Note what an event did to the hero, or what strikes from now on."""
        args = event.args
        if event.key == "log-attack":
            attacker = args["defender"] if args["attacker"] == self.player else args["attacker"]
            self.cause = _cause(attacker, args.get("by", ""))
        elif event.key in kinds.BANE_PLAYS:
            self.banes[kinds.card_name(args["card"])] = args["player"]
            if args["victim"] == self.player:
                self.cause = _cause(args["card"], args["player"])
        elif event.key in kinds.ROLL_BEGINS:
            self.cause = _cause(args["source"], args.get("by") or self.banes.get(kinds.card_name(args["source"]), ""))
        elif event.key == "log-attempt":
            self.cause = _cause(args["quest"], "")  # whose price may be Life (DN-13.30)
        elif event.key == "log-stolen" and args["victim"] == self.player:
            self.robbed = {"player": args["player"], "thing": args["thing"]}
        elif args.get("player") == self.player:
            self._change(event.key, args)

    def _change(self, key: str, args: Args) -> None:
        """Note an event about the hero itself: a wound, healing, falling, getting up, being out."""
        self.life = args.get("life", self.life)
        if key == "log-wounded":
            assert isinstance(args["n"], int)
            self.wounds += args["n"]
            self.wounded_by += [] if self.cause in self.wounded_by else [self.cause]
        elif key in ("log-tipped", "log-untipped"):
            self.tipped_by = self.cause if key == "log-tipped" else None
        elif key == "log-eliminated":
            self.fallen = True

    def message(self) -> Message | None:
        """All of it; None if nothing has happened."""
        if self.fallen:
            return Message("suffered-fallen", {"causes": self.wounded_by})
        if not (self.wounds or self.tipped_by or self.robbed):
            return None
        wounds = part(self.wounds, "part-suffered_wounds", n=self.wounds, life=self.life, causes=self.wounded_by)
        robbed = part(self.robbed, "part-suffered_theft", **self.robbed)
        tipped = part(self.tipped_by, "part-suffered_tip", cause=self.tipped_by or "")
        return Message("suffered", {"wounds": wounds, "tipped": tipped, "robbed": robbed})


def _cause(what: Arg, by: Arg) -> Part:
    """The blow, with the player `by` whom it was sent, set or played."""
    return Part("part-cause", {"what": what, "by": part(by, "part-cause_by", by=by)})
