"""Choosing an encounter in one answer: card, target and attribute together (DN-5b)."""

from __future__ import annotations

from typing import NamedTuple

from games.dungeoneer.rules import scores
from games.dungeoneer.rules.cards import declaration
from games.dungeoneer.rules.cards.declaration import Candidate
from games.dungeoneer.rules.pieces import Planned, Side
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.sums import fight_lines
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import Option

MOST_HANDY = 3
"""Of a long list, so many encounters get a button of their own."""


class Single(NamedTuple):
    """The first encounter of a declaration, without an attachment; a trap has no attribute."""

    candidate: Candidate
    target: Seat
    attr: str = ""

    @property
    def id(self) -> str:
        """The option's id."""
        return "-".join(["declare", self.candidate.id, f"s{self.target}", *([self.attr] if self.attr else [])])


def singles(game: DungeoneerState, seat: Seat) -> list[Single]:
    """Every encounter with which a declaration can begin, without an attachment."""
    found = []
    for candidate in declaration.candidates(game, seat):
        beast = declaration.beast_of(game, seat, candidate)
        attributes = [""] if beast is None else scores.beast_attributes(beast)
        for target in declaration.targets(game, seat, candidate) if attributes else ():
            found += [Single(candidate, target, attr) for attr in attributes]
    return found


def single_options(game: DungeoneerState, seat: Seat) -> list[Option]:
    """They as answers; the surest to strike are the handiest."""
    found = [_option(game, seat, single) for single in singles(game, seat)]
    for option in sorted(found, key=lambda option: -_chance(game, seat, option.value))[:MOST_HANDY]:
        option.handy = True
    return found


def _option(game: DungeoneerState, seat: Seat, single: Single) -> Option:
    args: Args = {"card": single.candidate.name, "player": seat_name(single.target)}
    args["cost"] = declaration.cost_for(game, seat, single.candidate, single.target)
    key = "do-declare_trap"
    if single.attr:
        key, args = "do-declare_monster", {**args, "attr": refer(f"attr-{single.attr}")}
    mark = game.spaces[game.players[single.target].at].card
    return Option(single.id, key, args, "encounters", mark, value=single)


def _chance(game: DungeoneerState, seat: Seat, single: Single) -> int:
    """How likely it strikes its target, in percent."""
    candidate, target, attr = single
    return declaration.entry_chance(game, declaration.entry_of(game, seat, candidate, target, [], attr))


def single_about(game: DungeoneerState, seat: Seat, single: Single) -> Message:
    """The target's Peril before and after, how likely it is struck, and who else is where a trap strikes."""
    peril, cost = game.players[single.target].peril, declaration.cost_for(game, seat, single.candidate, single.target)
    args: Args = {"player": seat_name(single.target), "cost": cost, "before": peril, "after": peril - cost}
    args["percent"] = _chance(game, seat, single)
    beside = [other for other in game.heroes_at(game.players[single.target].at) if other != single.target]
    if single.candidate.printed.kind == "trap" and beside:
        return Message("about-peril_trap", {**args, "others": [seat_name(other) for other in beside]})
    return Message("about-peril_threat", args)


def single_lines(game: DungeoneerState, seat: Seat, single: Single) -> list[Message]:
    """A monster's attack as a worked sum, and what stands on the card."""
    card, beast = single.candidate.printed, declaration.beast_of(game, seat, single.candidate)
    lines: list[Message] = []
    if beast is not None:  # the chance to hit, which comes first, is told by `single_about`
        lines = fight_lines(game, Planned(beast=beast), Side(hero=single.target), single.attr)[1:]
    return lines if card.is_plain else [*lines, Message(f"text-{card.id}")]
