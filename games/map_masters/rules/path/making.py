"""Making a step: the path with one more step (MM-4.6)."""

from __future__ import annotations

from dataclasses import replace

from games.map_masters.rules.components import BARREL_RIDE, FAIRY_PACT, GHOST_LINE, HUNTERS_CALL
from games.map_masters.rules.icons import TOKENS
from games.map_masters.rules.path.state import ARRIVED, DRAWING, ENDED, ESCAPED, Move, Path, Tokens


def after(path: Path, move: Move) -> Path:
    """The path with one more legal step; `path` itself is not changed."""
    new = path.copy()
    make(new, move)
    return new


def make(path: Path, move: Move) -> None:
    """Make a legal step on a fresh copy of a path."""
    path.ways = None
    path.status = DRAWING
    path.links |= move.link
    if move.circled:
        path.own |= move.circled & ~path.circled
        path.circled |= move.circled
    path.crossed |= move.crossed
    path.fixtures |= move.used
    if move.door >= 0 and path.door >= 0:
        path.passages = (*path.passages, (path.place, path.door, move.door, path.terms.group))
    if move.payment:
        _pay(path, move)
    if move.barrels:
        barrels = path.dungeon.icon_bits["barrel"]
        _cross_out(path, barrels, move.barrels)
        path.delivered |= path.crossed & barrels
    if move.spell:
        _cast(path, move.spell)
    match move.kind:
        case "escape":
            path.status = ESCAPED
            return
        case "arrive":
            path.status = ARRIVED
            path.arrival, path.slot = move.arrival, move.slot
            _arrive(path, move)
            return
        case "token":
            if move.token:
                path.tokens = _plus_token(path.tokens, TOKENS.index(move.token))
            path.choosing = path.choosing - 1 if path.takeable() else 0
            return
        case "tp":
            path.teleports += 1
        case "cast" if move.spell == GHOST_LINE:
            path.ghost = True
            return
        case "cast" if move.spell == FAIRY_PACT:
            path.tokens = _plus_token(path.tokens, TOKENS.index(move.token))
            return
        case "cast" if move.spell in (HUNTERS_CALL, BARREL_RIDE):
            path.teleports += 1
    if move.past >= 0:
        path.used |= 1 << move.past
        if path.terms.coop:
            path.terms.entered(path, move.past, 0)
    _enter(path, move)


def _enter(path: Path, move: Move) -> None:
    """Enter a place (MM-4.6)."""
    dungeon, place = path.dungeon, move.to
    path.place, path.door = place, move.door_beyond
    gained = 0
    was_emptied = dungeon.rooms[place] and path.rooms >> place & 1
    if not was_emptied:
        bits = dungeon.content_bits[place]
        gained = bits & ~path.circled
        path.circled |= bits
        path.own |= gained
        if dungeon.monsters[place]:
            path.crossed |= bits & dungeon.icon_bits["monster"]
        elif dungeon.toll[place] >= 0:
            path.crossed |= bits
    if dungeon.rooms[place]:  # may be entered again
        path.rooms |= 1 << place
        path.visited |= 1 << place
    else:  # a corridor may not
        path.used |= 1 << place
    if path.terms.coop:
        path.terms.entered(path, place, gained)


def _plus_token(tokens: Tokens, kind: int, number: int = 1) -> Tokens:
    """These tokens and one more of a type, or that `number` of them."""
    changed = list(tokens)
    changed[kind] += number
    return tuple(changed)  # type: ignore[return-value]


def _pay(path: Path, move: Move) -> None:
    """Spend what the step names: tokens, items, spells (MM-6)."""
    kinds = [kind for kind, need in enumerate(move.price) for _ in range(need)]
    for kind, source in zip(kinds, move.payment, strict=True):
        if source == "token":
            path.tokens = _plus_token(path.tokens, kind, -1)
            path.spent = _plus_token(path.spent, kind)
        elif source == "item":
            _cross_out(path, path.dungeon.spendable[kind], 1)
        else:
            _cast(path, source)


def _cast(path: Path, spell: str) -> None:
    """Turn a spell face down: it is cast once."""
    path.spells = tuple(other for other in path.spells if other != spell)
    path.cast = (*path.cast, spell)


def _cross_out(path: Path, bits: int, number: int) -> None:
    """Cross out unspent items of this path, the first ones in card order."""
    for _ in range(number):
        left = path.own & bits & ~path.crossed
        path.crossed |= left & -left  # the lowest bit


def _arrive(path: Path, move: Move) -> None:
    """Give what the slot asks for (MM-22.24)."""
    path.crossed |= move.delivery.items
    path.delivered |= move.delivery.items
    for kind, number in enumerate(move.delivery.tokens):
        path.tokens = _plus_token(path.tokens, kind, -number)
        path.spent = _plus_token(path.spent, kind, number)
    if move.to >= 0 and move.door_beyond >= 0:
        path.place, path.door = move.to, move.door_beyond


def stop(path: Path) -> Path:
    """The path ended at its current position (MM-4.13)."""
    return replace(path, status=ENDED)
