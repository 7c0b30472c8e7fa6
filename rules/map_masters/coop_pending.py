"""Whether what waits on the agenda of a mission fits the table, for positions that come from outside.

At a question the agenda has one of few shapes: below, what the turn still has to do; on top the question, or the
branches of those who confirm a decision side by side.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.core.entries import Entry, Scope, Together
from rules.core.questions import Question
from rules.map_masters.coop_end import GIVING_UP
from rules.map_masters.coop_sketch import SketchPlan
from rules.map_masters.coop_trace import HandOver, TracePaths
from rules.map_masters.coop_turn import PlayAt
from rules.map_masters.icons import TOKENS
from rules.map_masters.sheets import ACTS, BLIND, SHEET, Assign, Shop, spent
from rules.map_masters.team import team_of

if TYPE_CHECKING:
    from rules.map_masters.game import MapMasters

_AGREE = "scope agreed together"
_STAGES = {
    "mission": rf"choose_mission|{_AGREE}",
    "starts": rf"place_group|{_AGREE}",
    "market": rf"shop|assign|{_AGREE}",
    "eve": rf"choose_difficulty|choose_first|{_AGREE}",
}
_TURN = r"play_card|play_at|play_card scope give_up together|next_player collapse|(end_turn )?trace_paths( hand_over)?"
_TRACED = r"(end_turn )?trace_paths trace_path"
_TURNED = rf"(end_turn )?trace_paths (turn_step|{_AGREE})"


def faults(game: MapMasters) -> Iterator[str]:
    """The fields of the agenda that cannot be as they are, as dotted paths."""
    agenda = game.agenda
    if game.result is not None:
        return
    yield from _wanted(game)
    kinds = " ".join(entry.kind for entry in agenda.stack)
    if not re.fullmatch(_shape(game), kinds):
        yield "agenda.stack"
    for number, entry in enumerate(agenda.stack):
        where = f"agenda.stack.{number}"
        yield from _entry(game, entry, where)
        if isinstance(entry, Together):
            yield from _branches(game, entry, where)
    yield from _turn(game, kinds)
    yield from _standing(game)


def _shape(game: MapMasters) -> str:
    team = team_of(game)
    if game.phase == "team":
        return _STAGES[team.sheet.stage]
    if team.sheet.stage == "turned":
        return _TURNED
    return _TRACED if team.trace is not None else _TURN


def _asked_alone(game: MapMasters, kind: str) -> int:
    """The one seat that such a question goes to."""
    team = team_of(game)
    return team.sheet.pen if game.phase == "team" or kind == "turn_step" else game.turn


def _entry(game: MapMasters, entry: Entry, where: str) -> Iterator[str]:
    """What holds for every entry by itself."""
    team = team_of(game)
    if isinstance(entry, Question):
        if entry.seat != _asked_alone(game, entry.kind):
            yield f"{where}.seat"
        if (entry.min, entry.max) != (1, 1):
            yield f"{where}.max"
    if isinstance(entry, Scope) and entry.name != (GIVING_UP if "give_up" in _kinds(game) else SHEET):
        yield f"{where}.name"
    if isinstance(entry, PlayAt) and entry.card not in team.hands[game.turn]:
        yield f"{where}.card"
    if isinstance(entry, HandOver):
        at = -1 if not 0 <= entry.group < len(team.groups) else team.number_at(team.groups[entry.group].space)
        fits = at >= 0 and 0 <= entry.slot < len(team.rules.slots)
        if not fits or team.rules.slots[entry.slot].card != team.tableau[at].card or team.groups[entry.group].opening:
            yield f"{where}.slot"
    if isinstance(entry, Assign) and entry.what not in {option.id for option in Shop(seat=0).options(game)} - ACTS:
        yield f"{where}.what"


def _kinds(game: MapMasters) -> list[str]:
    return [entry.kind for entry in game.agenda.stack]


def _branches(game: MapMasters, together: Together, where: str) -> Iterator[str]:
    """Others confirm; the seat that proposes does not, unless it is alone."""
    giving_up = "give_up" in _kinds(game)
    kind = "agree_to_give_up" if giving_up else "confirm"
    proposer = game.turn if giving_up else team_of(game).sheet.pen
    seats = set(game.others(proposer)) or {proposer}
    if set(together.branches) != seats or (not giving_up and game.seats == 1):
        yield f"{where}.branches"
    for seat, branch in together.branches.items():
        for number, entry in enumerate(branch):
            here = f"{where}.branches.{seat}.{number}"
            if entry.kind != kind or number > 0:
                yield here
            if getattr(entry, "seat", None) != seat or getattr(entry, "max", None) != 1:
                yield f"{here}.seat"
            if getattr(entry, "min", None) != 1:
                yield f"{here}.min"


def _turn(game: MapMasters, kinds: str) -> Iterator[str]:
    """A card can be played where one is asked for; what is on the sheet can be bought."""
    team = team_of(game)
    for number, entry in enumerate(game.agenda.stack):
        if isinstance(entry, TracePaths) and entry.last == kinds.startswith("end_turn"):
            yield f"agenda.stack.{number}.last"
        if isinstance(entry, TracePaths) and entry.last and team.hands[game.turn] and team.free:
            yield f"agenda.stack.{number}.last"
        if entry.kind in ("play_card", "play_at") and not (team.hands[game.turn] and team.free):
            yield f"agenda.stack.{number}"
    sheet = team.sheet
    confirming = "agreed" in kinds
    if sheet.stage == "mission" and confirming and not sheet.mission:
        yield "team.sheet.mission"
    if sheet.stage == "starts" and (len(sheet.starts) == len(team.rules.groups)) != confirming:
        yield "team.sheet.starts"
    if sheet.stage == "eve":
        asked = "choose_difficulty" in kinds
        if game.options.difficulty == "ask" and not asked and not sheet.difficulty:
            yield "team.sheet.difficulty"
        if confirming and sheet.first < 0:
            yield "team.sheet.first"


def _wanted(game: MapMasters) -> Iterator[str]:
    """Everything on the sheet of purchases is for sale and fits its group."""
    team = team_of(game)
    found: dict[tuple[str, int], int] = {}
    for number, text in enumerate(team.sheet.wanted):
        what, _, group = text.partition(" ")
        on_sale = what in (*TOKENS, *game.spells, BLIND) and group in map(str, range(len(team.groups)))
        if team.sheet.stage != "market" or not on_sale:
            yield f"team.sheet.wanted.{number}"
            return
        key = (what if what in TOKENS else "spell", int(group))
        had = team.groups[key[1]].tokens[TOKENS.index(what)] if what in TOKENS else len(team.groups[key[1]].spells)
        found[key] = found.get(key, had) + 1
        if found[key] > (1 if what in TOKENS else 2):
            yield f"team.sheet.wanted.{number}"
    wanted = [text.partition(" ")[0] for text in team.sheet.wanted]
    for what in set(wanted):
        left = game.stock[TOKENS.index(what)] if what in TOKENS else 1
        if wanted.count(what) > (len(game.piles["spells"]) if what == BLIND else left):
            yield "team.sheet.wanted"
    if spent(team.sheet) > team.coins:
        yield "team.sheet.wanted"


def _standing(game: MapMasters) -> Iterator[str]:
    """From the first turn on every seat may sketch."""
    sketching = [entry for entry in game.agenda.standing if isinstance(entry, SketchPlan)]
    seats = list(range(game.seats)) if game.phase == "turn" else []
    if [entry.seat for entry in sketching] != seats or len(sketching) != len(game.agenda.standing):
        yield "agenda.standing"
    for number, entry in enumerate(sketching):
        if entry.min != 1 or entry.max != len(entry.options(game)):
            yield f"agenda.standing.{number}.max"
