"""Arriving at an objective: goals are fulfilled, step cards turned up, artifacts taken (MM-22)."""

from __future__ import annotations

from typing import ClassVar

from games.map_masters.rules import step_options
from games.map_masters.rules.coop import preparation
from games.map_masters.rules.coop.arrival import group_terms
from games.map_masters.rules.coop.end import Fateful, check, lose
from games.map_masters.rules.coop.sketch import forget
from games.map_masters.rules.coop.tableau import begin_path, settle, slot_name, take_artifact, team_of, traced
from games.map_masters.rules.coop.team import Group, Trace
from games.map_masters.rules.dungeon import Exit
from games.map_masters.rules.path.following import find
from games.map_masters.rules.path.state import Arrival, Move, Path
from games.map_masters.rules.state import MapMastersState
from rules.messages import Args, Message, part, refer
from rules.questions import Option, Picked, Refusals


def arrive(game: MapMastersState, path: Path) -> None:
    """The path counts from now on: mark the tableau, move the mini, fill the slot (MM-22)."""
    team = team_of(game)
    *_, before_last_step, _ = traced(game)
    group, way = team.tracer, _way_of(before_last_step, find(before_last_step, team.begun.steps[-1]))
    settle(game, path)
    if path.arrival is Arrival.VAIN:
        team.trace = None
        lose(game, "requirement")
        return
    if way.far is not None:
        placed = team.tableau[way.far[0]]
        group.column, group.row = placed.space
        group.opening, group.door = "", path.door
    if path.arrival is Arrival.REVEAL:
        reveal(game, group)
        return
    if path.arrival is Arrival.ARTIFACT:
        assert way.far is not None
        group.opening, group.door = way.far[1], -1
        card = team.tableau[way.far[0]].card
        if team.rules.artifacts[card] not in team.taken:
            take_artifact(game, group, team.rules.artifacts[card])
        game.tell("log-ends_at", group=group.name, card=refer(f"card-{card}"))
    elif path.slot is not None:
        fill(game, group, path.slot)
    team.trace = None
    check(game)


def artifact_at(game: MapMastersState, path: Path, move: Move) -> str:
    """The artifact on the card at which this step arrives."""
    team, way = team_of(game), _way_of(path, move)
    assert way.far is not None
    return team.rules.artifacts[team.tableau[way.far[0]].card]


def _way_of(path: Path, move: Move) -> Exit:
    """The exit by which a step arrives."""
    return next(way for way in path.dungeon.exits[path.place] if way.link == move.link)


def fill(game: MapMastersState, group: Group, slot_number: int) -> None:
    """Fulfil a goal; a step goal gives its artifact (MM-22.12, MM-22.30)."""
    team = team_of(game)
    slot = team.rules.slots[slot_number]
    team.filled.append(slot_number)
    group.done_at.append(slot.card)
    game.tell("log-fills", group=group.name, slot=slot_name(game, slot_number))
    if slot.gives is not None:
        take_artifact(game, group, slot.gives)
    else:
        group.out = True
        forget(game, group.colour)


def reveal(game: MapMastersState, group: Group) -> None:
    """Turn up a step card; the team chooses how it lies, which leads to `step_turned` (MM-22.16)."""
    team = team_of(game)
    card_number = team.number_at(group.space)
    index = team.hidden.index(group.space)
    card = game.piles["steps"].pop(index)
    del team.hidden[index]
    team.tableau[card_number] = team.tableau[card_number]._replace(card=card)
    game.commit()
    game.tell("log-reveals", group=group.name, card=refer(f"card-{card}"))
    team.trace = Trace(team.groups.index(group))
    team.sheet.stage = "turned"
    team.sheet.pen = 0 if game.settings.host_decides == "on" else game.turn
    game.push(*preparation.ask(game))


def step_turned(game: MapMastersState) -> None:
    """The card lies as decided: the first of its slots that can be fulfilled is, one at a card (MM-22.12)."""
    team = team_of(game)
    group_number, group = team.begun.group, team.tracer
    team.trace = None
    team.sheet.stage = ""
    card_number = team.number_at(group.space)
    team.tableau[card_number] = team.tableau[card_number]._replace(turned=team.sheet.turned)
    team.sheet.turned = False
    path = begin_path(game, group_number)
    assert path is not None
    for slot_number, slot in enumerate(team.rules.slots):
        if slot.card == team.tableau[card_number].card:
            ways, _ = group_terms(path).fulfil(path, slot_number)
            if len(ways) > 1:
                game.push(HandOver(seat=game.turn, group=group_number, slot=slot_number))
                return
            if ways:
                deliver(game, group, slot_number, ways[0])
                return
    game.tell("log-stays", group=group.name)
    check(game)


class HandOver(Fateful):
    """Choose what is given for the goal of a card that was turned up, where there are several ways (MM-22.24)."""

    default_id: ClassVar = "way_0"  # used items where they count, then unused items, then tokens
    group: int
    slot: int

    def describe(self, game: MapMastersState) -> Args:
        group = team_of(game).groups[self.group]
        return {"group": group.name, "slot": slot_name(game, self.slot)}

    def _ways(self, game: MapMastersState) -> list[tuple[int, ...]]:
        path = begin_path(game, self.group)
        assert path is not None
        return group_terms(path).fulfil(path, self.slot)[0]

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        path = begin_path(game, self.group)
        assert path is not None
        return [
            Option(f"way_{index}", Message("do-hand_over", gives(path, way)), value=way)
            for index, way in enumerate(self._ways(game))
        ]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        deliver(game, team_of(game).groups[self.group], self.slot, picked.value)


def gives(path: Path, way: tuple[int, ...]) -> Args:
    """The items that are given, and how many of them have been used."""
    used = (way[0] & path.crossed).bit_count() if way else 0
    return {"gives": step_options.given(path, way), "used": part(used, "part-used_already", n=used)}


def deliver(game: MapMastersState, group: Group, slot_number: int, way: tuple[int, ...]) -> None:
    """Give what the goal of a card that was turned up asks for."""
    bits, *tokens = way
    team_of(game).crossed |= bits
    group.delivered |= bits
    for kind, spent in enumerate(tokens):
        group.tokens[kind] -= spent
    fill(game, group, slot_number)
    check(game)
