"""Paths of groups: the requirements for arriving, and the special rules of missions (MM-22, MM-24, MM-25)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from games.map_masters.rules.cards import HEIGHT
from games.map_masters.rules.coop.missions import EXIT, HIDDEN, RIVER_ROW, Mission, Slot
from games.map_masters.rules.dungeon import EDGE, OUT, WAITING, Dungeon, Exit
from games.map_masters.rules.icons import HOLES, KEY, ROPE, TOKENS
from games.map_masters.rules.path.state import Arrival, Delivery, Move, Path, Terms, Tokens
from games.map_masters.rules.path.walking import by_exit

USED, UNUSED, TOKEN = "used", "unused", "token"
"""The sources of an item that is given: used items (where those count), unused items, fairy tokens."""
HOSTAGES = ("hostage_a", "hostage_b", "hostage_c")
CROWNS = ("gold_crown", "silver_crown", "iron_crown")


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupTerms(Terms):
    """The terms that apply to the path of one group now."""

    mission: Mission
    filled: tuple[int, ...] = ()
    """The slots that are filled, in order."""
    done_at: tuple[str, ...] = ()
    """The cards at which this group has fulfilled a slot (MM-22.12)."""
    left: tuple[tuple[int, str], ...] = ()
    """Card numbers with the artifacts that still lie on them (not those of step goals)."""
    difficulty: str = "normal"
    strict: bool = False

    def tokens_of(self, path: Path) -> Tokens:
        """The tokens that can be spent: none under the curse of a crown (MM-25.9)."""
        if self.has("curse") and any(crown in path.artifacts for crown in CROWNS):
            return (0, 0, 0, 0)
        return path.tokens

    def has(self, special: str) -> bool:
        """Whether the mission has that special rule."""
        return special in self.mission.special

    def is_free(self, path: Path, kind: int) -> bool:
        """Whether a padlock costs nothing, by the master key, or lava, by an unused rope (MM-25.7, MM-25.8)."""
        if kind == KEY:
            return "master_key" in path.artifacts
        return kind == ROPE and self.has("fire") and bool(path.tokens[ROPE] or path.items(ROPE))

    def antidote(self, path: Path, place: int, here: int | None) -> int:
        """The barrels that a place costs: one to enter the river from another row, or by teleport (MM-25.4)."""
        if not self.has("river") or not _in_river(path.dungeon, place):
            return 0
        return 0 if here is not None and _in_river(path.dungeon, here) else 1

    def entered(self, path: Path, place: int, gained: int) -> None:
        """Take the artifact of the card; newcomers choose a token for each optimizer `gained` (MM-22.30, MM-24.3)."""
        card = path.dungeon.card_of[place]
        for number, artifact in self.left:
            if number == card and self.may_take(path, artifact):
                path.artifacts = (*path.artifacts, artifact)
        if gained and self.difficulty == "newcomer" and path.takeable():
            bits = path.dungeon.icon_bits
            optimizers = bits.get("recycle", 0) | bits.get("scissors", 0)
            path.choosing += (gained & optimizers).bit_count()

    def may_take(self, path: Path, artifact: str) -> bool:
        """Whether the group can take it: not twice, and one hostage at most (MM-25.12)."""
        if artifact in path.artifacts:
            return False
        return artifact not in HOSTAGES or not any(other in path.artifacts for other in HOSTAGES)

    def arrivals(self, path: Path, way: Exit) -> list[Move] | None:
        """Arrivals at a step or boss card, at an artifact, by an exit side (MM-22.2, MM-22.9, MM-22.15)."""
        if way.to in (WAITING, EDGE):
            return None
        if way.to == OUT:
            return self._slots(path, way, EXIT, way.direction)
        assert way.far is not None
        dungeon = path.dungeon
        card = dungeon.layout[way.far[0]].card
        if not dungeon.halls[way.to]:
            taken = [artifact for number, artifact in self.left if number == way.far[0]]
            if not taken or not self.may_take(path, taken[0]) or way.far[0] == dungeon.card_of[path.place]:
                return None
            return [self._move(path, way, Arrival.ARTIFACT, "+end")]
        if card == HIDDEN:
            return [self._move(path, way, Arrival.REVEAL, "+turn")]
        return self._slots(path, way, card, way.far[1][0])

    def _slots(self, path: Path, way: Exit, card: str, side: str) -> list[Move]:
        """An arrival for each different slot that can be fulfilled here from this side, in each way to give its items.

        Without any: one in vain if that is allowed, else one that is refused with the most helpful reason.
        """
        moves: list[Move] = []
        offered: list[Slot] = []
        reason = "wrong_side"
        for number, slot in enumerate(self.mission.slots):
            if slot.card != card or side not in slot.sides or slot in offered:
                continue
            deliveries, why = self.fulfil(path, number)
            if not deliveries:
                if reason in ("wrong_side", "slot_filled"):  # any other reason helps more
                    reason = why
                continue
            offered.append(slot)
            for index, delivery in enumerate(deliveries):
                suffix = f"+slot{number}" + (f"+way{index}" if index else "")
                move = self._move(path, way, Arrival.SLOT, suffix)
                move.slot, move.delivery = number, delivery
                moves.append(move)
        if moves:
            return moves
        if self.strict and reason in ("requirement_not_met", "wrong_side", "slot_filled"):
            return [self._move(path, way, Arrival.VAIN, "+vain")]
        refused = self._move(path, way, None, "")
        refused.reason = reason
        return [refused]

    def _move(self, path: Path, way: Exit, arrival: Arrival | None, suffix: str) -> Move:
        """The step through an exit with which a path ends; `suffix`: the end of its text."""
        move = by_exit(way, "arrive")
        move.text += suffix
        move.to = way.to if way.to >= 0 and path.dungeon.halls[way.to] else -1
        move.door_beyond, move.arrival = way.door_beyond, arrival
        return move

    def wasted(self, path: Path, number: int) -> str:
        """The artifact that this group could no longer deliver if it fulfilled that slot; empty if there is none.

        At one card a group fulfils one slot only, and takes nothing more there (MM-22.12).
        """
        slot = self.mission.slots[number]
        if slot.card == EXIT:
            return ""
        for index, other in enumerate(self.mission.slots):
            is_open = index != number and index not in self.filled
            if is_open and other.card == slot.card and other.artifact in path.artifacts:
                return other.artifact or ""
        return ""

    def fulfil(self, path: Path, number: int) -> tuple[list[Delivery], str]:
        """Every way to give the items of a slot, the default first; without any, the reason why it is refused."""
        slot = self.mission.slots[number]
        if number in self.filled or (slot.card in self.done_at and slot.card != EXIT):
            return [], "slot_filled"
        if self.mission.order and slot.sides[0] != self.mission.order[len(self.filled)]:
            return [], "order"
        if slot.artifact is not None and slot.artifact not in path.artifacts:
            return [], "requirement_not_met"
        if any(counted(path, name) < need for name, need in slot.counts.items()):
            return [], "requirement_not_met"
        for icon, need in slot.items.items():
            held = self.held(path, icon)
            if held < need or (self.difficulty == "hard" and held != need):
                return [], "requirement_not_met"
        return list(dict.fromkeys(self._deliveries(path, slot))), ""

    def counts_used(self) -> bool:
        """Whether used icons count for requirements (MM-20.15)."""
        return self.difficulty in ("newcomer", "easy")

    def held(self, path: Path, icon: str) -> int:
        """The number of items of a kind that the group has for a requirement (MM-22.21)."""
        bits = path.dungeon.icon_bits.get(icon, 0)  # type: ignore[call-overload]
        spent = path.delivered if self.counts_used() else path.crossed
        tokens = path.tokens[TOKENS.index(icon)] if icon in TOKENS else 0
        return int((path.own & bits & ~spent).bit_count()) + tokens

    def _deliveries(self, path: Path, slot: Slot) -> Iterator[Delivery]:
        """The items that are given, for each order of their sources (MM-22.24)."""
        for order in permutations((USED, UNUSED, TOKEN)):
            bits, tokens = 0, [0, 0, 0, 0]
            for icon, need in slot.items.items():
                held = path.own & path.dungeon.icon_bits.get(icon, 0)
                items = {
                    USED: held & path.crossed & ~path.delivered if self.counts_used() else 0,
                    UNUSED: held & ~path.crossed,
                }
                left = need
                for source in order:
                    if source != TOKEN:
                        taken = _first_bits(items[source], left)
                        bits |= taken
                        left -= taken.bit_count()
                    elif icon in TOKENS:
                        kind = TOKENS.index(icon)
                        spent = min(left, path.tokens[kind])
                        tokens[kind] += spent
                        left -= spent
            sword, key, rope, scroll = tokens
            yield Delivery(bits, (sword, key, rope, scroll))


def _in_river(dungeon: Dungeon, place: int) -> bool:
    """Whether a place lies in the row of the river."""
    return dungeon.layout[dungeon.card_of[place]].y // HEIGHT == RIVER_ROW


def _first_bits(bits: int, most: int) -> int:
    """The lowest bits of a set, at most so many."""
    taken = 0
    while bits and taken.bit_count() < most:
        taken |= bits & -bits
        bits &= bits - 1
    return taken


def group_terms(path: Path) -> GroupTerms:
    """The terms of a path that a group draws."""
    assert isinstance(path.terms, GroupTerms)
    return path.terms


def counted(path: Path, name: str) -> int:
    """A count as defined by MM-22.22."""
    if name == "room":
        return path.visited.bit_count()
    if name == "teleport":
        return path.teleports
    if name == "hole":
        return path.count(*HOLES)
    return path.count(name)  # type: ignore[arg-type]
