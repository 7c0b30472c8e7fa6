"""Whether what waits on the agenda of a Versus game fits the table, for positions that come from outside.

At a question the agenda has one shape for each phase: below, what the phase ends with; on top the question, or the
branches of all seats side by side. What holds for the agenda of every game has been looked at before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.core.entries import Scope, Together
from rules.core.messages import TABLE
from rules.core.questions import Question
from rules.map_masters import explore, market, refresh
from rules.map_masters.components import HAND, MAX_SPELLS, SPELLS
from rules.map_masters.icons import TOKENS

if TYPE_CHECKING:
    from rules.map_masters.game import MapMasters

_SHAPES = {
    "market": r"next_buyer (?:buy|second_token|replace_spell)",
    "hand": r"draw_up foresee",
    "explore": r"reward scope (?:build|place|draw|together)",
    "refresh": r"wipe (?:refresh|barter|together)",
}
"""The kinds on the agenda from the bottom to the top."""


def faults(game: MapMasters) -> Iterator[str]:
    """The fields of the agenda that cannot be as they are, as dotted paths."""
    agenda = game.agenda
    if agenda.standing:
        yield "agenda.standing"
    if game.result is not None:
        return
    if not re.fullmatch(_SHAPES.get(game.phase, ""), " ".join(entry.kind for entry in agenda.stack)):
        yield "agenda.stack"
    top = f"agenda.stack.{len(agenda.stack) - 1}"
    last = agenda.stack[-1]
    if isinstance(last, Together):
        yield from _side_by_side(game, last, f"{top}.branches")
    elif game.phase == "explore" and (game.seats > 1 or game.options.timer):
        yield "agenda.stack"
    elif isinstance(last, Question):
        for field in _question(game, last):
            yield f"{top}.{field}"
    if game.phase == "explore":
        scope = agenda.stack[1]
        if not isinstance(scope, Scope) or scope.name != explore.PHASE:
            yield "agenda.stack.1.name"
    if (game.phase == "hand") != bool(game.peeked):
        yield "peeked"


def _side_by_side(game: MapMasters, together: Together, where: str) -> Iterator[str]:
    """One question for each seat at most, all of this phase."""
    seats = range(game.seats)
    if game.phase == "explore":
        clock = bool(game.options.timer or game.options.head_start)
        if game.seats == 1 and not game.options.timer:
            yield where
        if set(together.branches) != {*seats, *([TABLE] if clock else [])}:
            yield where
    elif len(together.branches) < 2 or not set(together.branches) <= set(seats):
        yield where
    for seat, branch in together.branches.items():
        if seat == TABLE:
            if [entry.kind for entry in branch] != _clock(game):
                yield f"{where}.{seat}"
            continue
        if len(branch) > 1:
            yield f"{where}.{seat}"
        if not branch and game.phase == "explore" and game.bonus != seat:
            yield f"{where}.{seat}"
        for entry in branch:
            if not isinstance(entry, Question) or entry.seat != seat:
                yield f"{where}.{seat}.0.seat"
            else:
                for field in _question(game, entry):
                    yield f"{where}.{seat}.0.{field}"


def _clock(game: MapMasters) -> list[str]:
    """What the table's clock still has to do."""
    timer = ["time_up"] if game.options.timer else []
    return [*timer, *(["head_start_up"] if game.options.head_start and game.head_start else [])]


def _question(game: MapMasters, asked: Question) -> Iterator[str]:
    """It asks the right seat for something that is to be decided."""
    if asked.seat not in range(game.seats):
        yield "seat"
    if (asked.min, asked.max) != (1, 1):
        yield "min" if asked.min != 1 else "max"
    check = {"market": _market, "hand": _hand, "explore": _explore, "refresh": _refresh}[game.phase]
    yield from check(game, asked)


def _market(game: MapMasters, asked: Question) -> Iterator[str]:
    player = game.players[asked.seat]
    buyer = game.turn if isinstance(asked, market.Buy) else game.clockwise(game.turn)[-1]
    if asked.seat != buyer or player.passed:
        yield "seat"
    if isinstance(asked, market.Buy) and not market.can_buy(game, player, player.coins, game.stock):
        yield "seat"
    if isinstance(asked, market.SecondToken):
        if not 0 <= asked.bought < len(TOKENS) or not player.tokens[asked.bought]:
            yield "bought"
        others = any(left for kind, left in enumerate(game.stock) if kind != asked.bought)
        if not others or not player.face_up(market.SISTERS):
            yield "seat"
    if isinstance(asked, market.ReplaceSpell) and (asked.bought not in SPELLS or len(player.spells) != MAX_SPELLS):
        yield "bought"


def _hand(game: MapMasters, asked: Question) -> Iterator[str]:
    player = game.players[asked.seat]
    if not player.face_up(explore.FORESIGHT) or len(player.area) >= HAND:
        yield "seat"
    if game.peeked in player.area:
        yield "seat"


def _explore(game: MapMasters, asked: Question) -> Iterator[str]:
    player = game.players[asked.seat]
    if asked.kind != (("withdraw") if player.done else explore.question_for(game, asked.seat).kind):
        yield "kind"
    if player.done and game.bonus == asked.seat:
        yield "kind"


def _refresh(game: MapMasters, asked: Question) -> Iterator[str]:
    player = game.players[asked.seat]
    if isinstance(asked, refresh.Barter) and (
        not player.face_up(refresh.BARTER)
        or asked.card not in player.area
        or asked.card in player.marks
        or not refresh.wares(game, asked.card)
    ):
        yield "card"
