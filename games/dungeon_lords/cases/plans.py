"""What a lord may ask about its plan for a combat round: whether it saves the tile, and which one would."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from games.dungeon_lords.rules.combat.planning import nearest_tiles
from games.dungeon_lords.rules.combat.simulation import ends, fight, plans, strip
from games.dungeon_lords.rules.components import COMBAT_CARDS
from games.dungeon_lords.rules.state import DungeonLordsState, Plan
from rules.cases import Case
from rules.messages import Args, Message, Ref, Seat, refer

WAYS = 4
"""How many ways of answering in one battle are tried."""
MOST_PLANS = 60
"""How many plans are tried at most, those with the fewest pieces first."""
COMPARED = 3
"""For how many of the combat cards that may come the plans are compared."""
MOST_KEPT = 64
"""For how many positions the answers are kept."""
_found: dict[str, list[Message]] = {}
"""The answers by everything that they depend on, the oldest first."""


@dataclass(frozen=True, slots=True)
class _Result:
    """The best end of a battle."""

    wiped: bool
    saved: bool
    left: int


def plan_cases(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """What the present plan leads to, and whether any plan saves the tile (sections 16 to 23)."""
    lord = game.lords[seat]
    if game.phase != "planning" or game.training is not None or not lord.has_party:
        return
    if not nearest_tiles(lord) or (lord.plan is not None and lord.plan.shown):
        return
    rooms = [lord.tiles[square].kind for square in nearest_tiles(lord) if lord.tiles[square].is_room]
    named = ((), *((f"room-{room}",) for room in rooms))
    for told in _told(game, seat):
        kinds = ["plan" if told.key == "case-plan" else "save"]
        if told.key == "case-save" and (lord.plan is None or not (lord.plan.traps or lord.plan.creatures)):
            kinds.append("plan")
        yield from (Case(kind, told, things, secret=True) for kind in kinds for things in named)


def _told(game: DungeonLordsState, seat: Seat) -> list[Message]:
    lord, cards = game.lords[seat], _cards(game, seat)
    others = [(other.evil, other.line) for other in game.lords]
    key = f"{seat} {game.year} {game.combat_round} {game.paladin_host} {cards} {lord!r} {others!r}"
    if (found := _found.get(key)) is None:
        found = _found[key] = [*_search(game, seat, cards)]
        if len(_found) > MOST_KEPT:
            _found.pop(next(iter(_found)), None)
    return found


def _cards(game: DungeonLordsState, seat: Seat) -> list[str]:
    """Which combat cards this round may have, as far as the lord knows; the one with the least fatigue first."""
    place, year = game.combat_round - 1, game.year - 1
    piles = game.combat_piles[year]
    if place in game.lords[seat].spied:
        return [piles[place]]
    seen = {*piles[: game.combat_shown], *(piles[other] for other in game.lords[seat].spied)}
    possible = [card.id for card in COMBAT_CARDS.values() if card.year == game.year and card.id not in seen]
    return sorted(possible, key=lambda card: (COMBAT_CARDS[card].fatigue, card))


def _search(game: DungeonLordsState, seat: Seat, cards: Sequence[str]) -> Iterator[Message]:
    lord, number = game.lords[seat], game.combat_round
    bare = game.copy_game()
    strip(bare, seat)
    bare.lords[seat].plan = None
    card_counts = lord.magic >= number
    tried = cards if card_counts else [*{COMBAT_CARDS[card].fatigue: card for card in reversed(cards)}.values()][::-1]
    if lord.plan is not None and (lord.plan.traps or lord.plan.creatures):
        yield Message("case-plan", _result_args(bare, seat, lord.plan, tried))
    starts = [lord.plan.square] if lord.plan is not None and lord.plan.traps else nearest_tiles(lord)
    every = sorted(
        (plan for square in starts for plan in plans(bare, seat, Plan(square=square))),
        key=lambda plan: len(plan.traps) + len(plan.creatures),
    )[:MOST_PLANS]
    best = max(every, key=lambda plan: _rank([_outcome(bare, seat, plan, card) for card in tried[:COMPARED]]))
    yield Message("case-save", _result_args(bare, seat, best, tried))


def _outcome(bare: DungeonLordsState, seat: Seat, plan: Plan, card: str) -> _Result:
    """The best end of the battle with a plan, if this is the card of the round."""
    trial = bare.copy_game()
    trial.combat_piles[trial.year - 1][trial.combat_round - 1] = card
    found = []
    for end in islice(ends(fight(trial, seat, plan.model_copy(update={"shown": False}))), WAYS):
        lord = end.lords[seat]
        saved = not lord.tiles[plan.square].conquered
        found.append(_Result(not lord.has_party, saved, sum(hero.left for hero in lord.line)))
    return max(found, key=lambda result: _rank([result]))


def _rank(results: Sequence[_Result]) -> tuple[int, int, int]:
    """How good these results are: how often the tile is saved and all are beaten, or else how few HP are left."""
    saved, wiped = sum(result.saved for result in results), sum(result.wiped for result in results)
    return saved, wiped, 0 if saved else -sum(result.left for result in results)


def _result_args(bare: DungeonLordsState, seat: Seat, plan: Plan, cards: Sequence[str]) -> Args:
    """A plan and what it leads to with each card that may come, as arguments of a text."""
    results = {card: _outcome(bare, seat, plan, card) for card in cards}
    wiped = sum(result.wiped for result in results.values())
    bad = [card for card, result in results.items() if not result.saved]
    how = "never" if len(bad) == len(cards) else "perhaps" if bad else "always"
    pieces: list[Ref] = [refer(f"trap-{trap}") for trap in plan.traps]
    pieces += [refer(f"creature-{kind}") for kind in plan.creatures]
    magic = bare.lords[seat].magic >= bare.combat_round
    args: Args = {"square": plan.square, "pieces": pieces, "number": len(pieces), "how": how}
    args["least"] = min(result.left for result in results.values())
    args |= {
        "wiped": "all" if wiped == len(cards) else "some" if wiped else "none",
        "magic": int(magic),
        "known": int(len(cards) == 1),
    }
    args |= {"cards": [refer(f"card-{card}") for card in bad], "bad": len(bad), "fee": 0}
    if plan.traps:
        args["fee"] = bare.lords[seat].tiles[plan.square].card.trap_fee
    return args
