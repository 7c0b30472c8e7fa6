"""Simultaneous acts of lords with the shared supplies, settled in the order of the rules.

While lords act at the same time (a `Together` on the agenda has a branch of entries for each), a lord's own supplies
change at once. What an order does to the evilometer and to the trap deck is noted as a `Shared` in `Lord.shared`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.dungeon_lords.rules.components import CREATURES, ORDERS
from games.dungeon_lords.rules.evil import check_paladin, next_host
from games.dungeon_lords.rules.pieces import Shared
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Entry, Step, Together
from rules.messages import Seat


def settle(game: DungeonLordsState, seats: Iterable[Seat]) -> None:
    """Apply what was done simultaneously to the shared supplies, in the order of the rules (DL-7.1).

    `seats`: by turns, as often as each carried out an order.
    """
    # Each lord saw its evil rise at once. Now it rises again from before, in turn: the order decides on the paladin.
    for lord, evil in zip(game.lords, _evil_before(game), strict=True):
        lord.evil = evil
    for seat, shared in _shared_acts(game, seats):
        lord = game.lords[seat]
        lord.shared.pop(0)
        for gained in shared.evil:
            lord.evil += gained
            check_paladin(game)
        draw_shared(game, seat, shared)


def _evil_before(game: DungeonLordsState) -> list[int]:
    """The evil of each lord without what was done simultaneously."""
    return [lord.evil - sum(gained for shared in lord.shared for gained in shared.evil) for lord in game.lords]


def _shared_acts(game: DungeonLordsState, seats: Iterable[Seat]) -> Iterator[tuple[Seat, Shared]]:
    """Each lord in this order with what it did simultaneously with others; none for one who acted alone."""
    unsettled = [[*lord.shared] for lord in game.lords]
    for seat in seats:
        if unsettled[seat]:
            yield seat, unsettled[seat].pop(0)


def draw_shared(game: DungeonLordsState, seat: Seat, shared: Shared) -> None:
    """Draw what was bought simultaneously with others; one is to be discarded unless the deck was short (DL-8.24)."""
    if shared.traps and game.draw_traps(seat, shared.traps) == shared.traps:
        game.lords[seat].owes_discard = shared.discard


def coming_paladin(game: DungeonLordsState) -> Seat | None:
    """To whom the paladin will go when what was done simultaneously so far is settled; None if he stays (DL-15.2)."""
    if game.paladin not in ("tent", "host") or not any(shared.evil for lord in game.lords for shared in lord.shared):
        return None
    order = next((entry.seats for entry in game.agenda.entries() if isinstance(entry, ShareOut)), [])
    evil, host = _evil_before(game), game.paladin_host
    for seat, shared in _shared_acts(game, order):
        for gained in shared.evil:
            evil[seat] += gained
            chosen = next_host(game, evil, host)
            host = host if chosen is None else chosen
    return host if host != game.paladin_host else None


def rival_may_exceed(game: DungeonLordsState, seat: Seat, evil: int) -> bool:
    """Whether a lord who still acts at the same time as `seat` may come to more than this much evil."""
    for entry in game.agenda.entries():
        if isinstance(entry, Together) and entry.branches.get(seat):
            rivals = ((rival, branch) for rival, branch in entry.branches.items() if rival != seat and branch)
            return any(game.lords[rival].evil + _most_gained(game, branch) > evil for rival, branch in rivals)
    return False


def _most_gained(game: DungeonLordsState, branch: Iterable[Entry]) -> int:
    """The most evil that a lord may gain by the orders that are left: by their spaces, and by hiring.

    Of a lord's entries, those that carry out an order name it; several may belong to the same one.
    """
    named = {(getattr(entry, "order", ""), getattr(entry, "space", 0)) for entry in branch}
    gained = sum(ORDERS[order].spaces[space].cost.evil for order, space in named if order)
    hires = [order for order, _ in named].count("hire_monster")
    return gained + hires * max((CREATURES[kind].cost.evil for kind in game.tavern), default=0)


class ShareOut(Step):
    """Settles what the lords did, once all have carried out their orders."""

    seats: list[Seat]
    """Whose orders come one after the other."""

    def run(self, game: DungeonLordsState) -> None:
        settle(game, self.seats)
