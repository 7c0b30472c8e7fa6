"""What players may ask about battles once the plans are made: how each will end, and what each answer leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.combat.creatures import ChooseAttack, ChooseTarget, NextCreature
from games.dungeon_lords.rules.combat.simulation import ends, strip
from games.dungeon_lords.rules.minions import questions_of
from games.dungeon_lords.rules.option_texts import stake
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.agenda import Agenda
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import Option

WAYS = 12
"""How many ways of answering in one battle are tried."""
MOST_KEPT = 64
"""For how many positions the ends are kept."""
_found: dict[str, Args] = {}
"""How a battle ends, by everything that it depends on, the oldest first."""


def battle_cases(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Every such case of a lord; none about another lord's battle while a trap lies face down in it."""
    if game.phase != "battle" or game.training is not None:
        return
    battle = game.battle
    for owner in game.turn_order():
        own, plan = owner == seat, game.lords[owner].plan
        if battle is not None and battle.seat == owner:
            square, traps = battle.square, battle.traps
        elif plan is not None and plan.shown and game.lords[owner].has_party:
            square, traps = plan.square, plan.traps
        else:
            continue
        if traps and not own:  # not revealed yet (DL-16.10)
            continue
        secret = bool(traps)
        lord = game.lords[owner]
        sent = dict.fromkeys(creature.kind for creature in lord.lair if creature.deployed)
        pieces = [*(f"trap-{trap}" for trap in traps), *(f"creature-{kind}" for kind in sent)]
        args: Args = {
            "player": seat_name(owner),
            "own": int(own),
            "now": int(battle is not None and battle.seat == owner),
        }
        args |= {"pieces": [refer(piece) for piece in pieces], "number": len(pieces)}
        told = Message("case-battle", args | {"square": square, **_end_of(game, owner)})
        heroes = [f"hero-{hero.card}" for hero in lord.line if not hero.is_phantom]
        room = [f"room-{lord.tiles[square].kind}"] if lord.tiles[square].is_room else []
        pairs = [(piece, hero) for piece in pieces for hero in heroes]
        for things in ((), *((each,) for each in (*pieces, *heroes, *room)), *pairs):
            for kind in ("battle", *(("plan", "save") if own else ()), *(("trap",) if own and things else ())):
                yield Case(kind, told, things, () if own else (owner,), secret=secret or kind != "battle")
            if things and not own:
                yield Case("battle", told, things, common=True)
    yield from _turn(game, seat)
    yield from _choices(game, seat)


def _turn(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """In which order the lords still fight in this round, and who comes before this one (DL-17.2)."""
    order = game.turn_order()
    now = game.battle.seat if game.battle is not None else order[0]
    left = [now, *(other for other in order if game.lords[other].plan is not None and other != now)]
    before = left[: left.index(seat)] if seat in left else []
    args: Args = {"players": [seat_name(other) for other in before], "number": len(before)}
    args |= {"state": "now" if seat == now else "due" if seat in left else "over", "round": game.combat_round}
    args["after"] = [seat_name(other) for other in left[1:] if other not in before]
    yield Case("battle_turn", Message("case-battle_turn", {**args, "now": seat_name(now)}), topic="my_turn")
    then: Args = {"now": seat_name(now), "after": [seat_name(other) for other in left[1:]], "number": len(left) - 1}
    then["begun"] = int(game.battle is not None)
    yield Case("battle_next", Message("case-battle_next", then), common=True)


def _choices(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """What each answer to the lord's question in its battle leads to."""
    for question in questions_of(game, seat):
        if not isinstance(question, ChooseAttack | ChooseTarget | NextCreature):
            continue
        options = [option for option in question.options(game) if not option.back]
        for option in options if len(options) > 1 else ():
            after = _bare(game, seat)
            after.choose(seat, question.id, [option.id])
            told = Message("case-choice", _option_args(option) | _ended(game, seat, after))
            yield Case("choice", told, topic="advice", secret=True)


def _option_args(option: Option) -> Args:
    return {**dict.fromkeys(("damage", "food", "next", "left"), 0), **_NOBODY, **option.args, "act": option.key}


_NOBODY: Args = {"creature": "none", "hero": "none"}


def _end_of(game: DungeonLordsState, owner: Seat) -> Args:
    """How the battle of a lord ends at best, as arguments of a text."""
    begun = _bare(game, owner)
    key = f"{owner} {begun!r}"
    if (found := _found.get(key)) is None:
        found = _found[key] = _ended(game, owner, begun)
        if len(_found) > MOST_KEPT:
            _found.pop(next(iter(_found)), None)
    return found


def _bare(game: DungeonLordsState, owner: Seat) -> DungeonLordsState:
    """A copy of the game with only the battle of this lord, begun if it has not begun yet."""
    bare = game.copy_game()
    strip(bare, owner)
    if bare.battle is None or bare.battle.seat != owner:
        bare.battle, bare.agenda = None, Agenda(stack=[], next_id=bare.agenda.next_id)
        bare.push(Fight(seat=owner))
        bare.agenda.run(bare)
    return bare


def _ended(game: DungeonLordsState, owner: Seat, begun: DungeonLordsState) -> Args:
    """The best end of a battle, as arguments of a text: who is beaten, who is left, and whether the tile is lost."""
    before, battle = game.lords[owner], game.battle
    square = battle.square if battle is not None and battle.seat == owner else ""
    if not square and before.plan is not None:
        square = before.plan.square

    def rank(end: DungeonLordsState) -> tuple[bool, int, int]:
        line = end.lords[owner].line
        return not end.lords[owner].tiles[square].conquered, -len(line), -sum(hero.left for hero in line)

    found = [*islice(ends(begun), WAYS)]
    lord = max(found, key=rank).lords[owner]
    beaten = _new(before.prison, lord.prison)
    args: Args = {"beaten": [refer(f"hero-{card}") for card in beaten], "fallen": len(beaten)}
    args |= {"standing": [hero.name for hero in lord.line], "others": len(lord.line)}
    args |= {"hp": sum(hero.left for hero in lord.line), "square": square, "tile": before.tiles[square].name}
    results = {(rank(end), *end.lords[owner].prison) for end in found}
    args["sure"] = int(len(results) == 1)
    return args | {"lost": int(lord.tiles[square].conquered), "points": stake(before, square)}


def _new(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """The cards that came to these."""
    return [card for card in after if card not in before]
