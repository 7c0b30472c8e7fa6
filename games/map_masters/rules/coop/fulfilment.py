"""Arriving at an objective: goals are fulfilled, step cards turned up, artifacts taken (MM-22).

A goal is a slot of the mission, named by its number there; a group that fulfils it fills the slot.
"""

from __future__ import annotations

from typing import ClassVar

from games.map_masters.rules import step_options
from games.map_masters.rules.cards import NO_DOOR
from games.map_masters.rules.coop import preparation
from games.map_masters.rules.coop.arrival import group_terms
from games.map_masters.rules.coop.end import Fateful, check, lose
from games.map_masters.rules.coop.sketch import forget
from games.map_masters.rules.coop.tableau import begin_path, settle, slot_name, take_artifact, team_of, traced
from games.map_masters.rules.coop.team import Group, Trace
from games.map_masters.rules.path.following import find
from games.map_masters.rules.path.state import Arrival, Delivery, Move, Path
from games.map_masters.rules.path.walking import exit_taken
from games.map_masters.rules.state import MapMastersState
from rules.messages import Args, Message, part, refer
from rules.questions import Option, Picked, Refusals


def arrive(game: MapMastersState, path: Path) -> None:
    """The path counts from now on: mark the tableau, move the mini, fill the slot (MM-22)."""
    team = team_of(game)
    group = team.tracer
    *_, before_last_step, _ = traced(game)
    beyond = _card_beyond(before_last_step, find(before_last_step, team.begun.steps[-1]))
    settle(game, path)
    if path.arrival is Arrival.VAIN:
        team.trace = None
        lose(game, "requirement")
        return
    if beyond is not None:
        placed = team.tableau[beyond[0]]
        group.column, group.row = placed.space
        group.opening, group.door = "", path.door
        if path.arrival is Arrival.ARTIFACT:
            group.opening, group.door = beyond[1], NO_DOOR
            artifact = team.rules.artifacts[placed.card]
            if artifact not in team.taken:
                take_artifact(game, group, artifact)
            game.tell("log-ends_at", group=group.name, card=refer(f"card-{placed.card}"))
    if path.arrival is Arrival.REVEAL:
        reveal(game, group)
        return
    if path.slot is not None:
        fill(game, group, path.slot)
    team.trace = None
    check(game)


def artifact_at(game: MapMastersState, path: Path, move: Move) -> str:
    """The artifact on the card at which this step arrives."""
    team, beyond = team_of(game), _card_beyond(path, move)
    assert beyond is not None
    return team.rules.artifacts[team.tableau[beyond[0]].card]


def _card_beyond(path: Path, move: Move) -> tuple[int, str] | None:
    """The number of the card at which a step arrives, and its opening there; None at an exit of the grid."""
    way = exit_taken(path, move)
    assert way is not None
    return way.far


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
    path = _begun(game, group_number)
    for slot_number, slot in enumerate(team.rules.slots):
        deliveries = _deliveries(path, slot_number) if slot.card == team.tableau[card_number].card else []
        if len(deliveries) > 1:
            game.push(HandOver(seat=game.turn, group=group_number, slot=slot_number))
            return
        if deliveries:
            deliver(game, group, slot_number, deliveries[0])
            return
    game.tell("log-stays", group=group.name)
    check(game)


def _begun(game: MapMastersState, group_number: int) -> Path:
    """The path of a group that stands in the hall of a card."""
    path = begin_path(game, group_number)
    assert path is not None
    return path


def _deliveries(path: Path, slot_number: int) -> list[Delivery]:
    """Every way to give what a slot asks for; none if it can't be filled."""
    return group_terms(path).fulfil(path, slot_number)[0]


class HandOver(Fateful):
    """Choose what is given for the goal of a card that was turned up, where there are several ways (MM-22.24)."""

    default_id: ClassVar = "way_0"  # used items where they count, then unused items, then tokens
    group: int
    slot: int

    def describe(self, game: MapMastersState) -> Args:
        group = team_of(game).groups[self.group]
        return {"group": group.name, "slot": slot_name(game, self.slot)}

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        path = _begun(game, self.group)
        return [
            Option(f"way_{index}", Message("do-hand_over", gives(path, delivery)), value=delivery)
            for index, delivery in enumerate(_deliveries(path, self.slot))
        ]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        deliver(game, team_of(game).groups[self.group], self.slot, picked.value)


def gives(path: Path, delivery: Delivery) -> Args:
    """The items that are given, and how many of them have been used."""
    used = (delivery.items & path.crossed).bit_count()
    return {"gives": step_options.given(path, delivery), "used": part(used, "part-used_already", n=used)}


def deliver(game: MapMastersState, group: Group, slot_number: int, delivery: Delivery) -> None:
    """Give what the goal of a card that was turned up asks for."""
    team_of(game).crossed |= delivery.items
    group.delivered |= delivery.items
    for kind, spent in enumerate(delivery.tokens):
        group.tokens[kind] -= spent
    fill(game, group, slot_number)
    check(game)
