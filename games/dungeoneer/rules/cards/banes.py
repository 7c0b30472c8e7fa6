"""Banes: paid with the Peril of one other player, open to answers, then carried out (DN-17d, W-BANE)."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from games.dungeoneer.rules import effects, inventory, life
from games.dungeoneer.rules.acts.types import Attach, PlayBane
from games.dungeoneer.rules.components import CARDS, DIRECTIONS, name_of
from games.dungeoneer.rules.conditions import Context, Edge, needs_met
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.marks import edge_mark
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, Laid, PendingBane, Side
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.windows import OpenWindow
from rules.entries import Step
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, always, first_option


def play_bane(game: DungeoneerState, seat: Seat, act: PlayBane) -> None:
    """Pay for a bane and open its window; for an edge, ask which one first (DN-1.17)."""
    at_edge = CARDS[act.card].target == "edge"
    pay(game, seat, act)
    victim = NOBODY if at_edge else act.victim
    game.bane = PendingBane(act.card, seat, victim, act.victim)
    window = OpenWindow(window="bane", affected=[] if at_edge else [victim])
    first = [ChooseEdge(seat=seat)] if at_edge else []
    game.push(*first, window, ResolveBane())


def pay(game: DungeoneerState, seat: Seat, act: PlayBane) -> None:
    """Take the card from the hand and spend one other player's Peril: the victim's if there is one (DN-5.3)."""
    printed = CARDS[act.card]
    affects_hero = printed.target != "edge" and printed.span != "attachment"
    game.tell(
        "log-plays_bane" if affects_hero else "log-plays_bane_edge",
        player=seat_name(seat),
        card=name_of(act.card),
        victim=seat_name(act.victim),
        cost=printed.cost,
    )
    life.change_peril(game, act.victim, -printed.cost)
    inventory.leave_hand(game, seat, act.card)


class ChooseEdge(Question):
    """Which border between two spaces a bane affects."""

    default: ClassVar = first_option  # in reading order (DN-24.3)
    forced: ClassVar = always

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Every viable edge without a hero on its cusp, in reading order (DN-24.3)."""
        options = []
        for number, side in geometry.free_edges(game, geometry.reading_order(game)):
            space = game.spaces[number]
            other = game.spaces[space.near[side]]
            args: Args = {"one": name_of(space.card), "side": refer(f"side-{DIRECTIONS[side]}")}
            args["other"] = name_of(other.card)
            mark, edge = edge_mark(space.card, side), Edge(number, side)
            beside = partial(_beside, game, number, space.near[side])
            options.append(Option(mark, Message("do-edge", args), mark=mark, effect=beside, value=edge))
        return options

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        if game.bane is not None:
            game.bane.space, game.bane.side = picked.value


def _beside(game: DungeoneerState, number: int, other: int) -> Message | None:
    """The heroes on both sides of an edge; None if there are none."""
    heroes = [seat_name(seat) for seat in (*game.heroes_at(number), *game.heroes_at(other))]
    return Message("about-there", {"heroes": heroes}) if heroes else None


class ResolveBane(Step):
    """Carry out the bane, unless it was cancelled or its victim is gone."""

    def run(self, game: DungeoneerState) -> None:
        """Conditions are checked once more (C-3)."""
        bane = game.bane
        if bane is None:
            return
        game.bane = None
        printed = CARDS[bane.card]
        if bane.beast:
            attach(game, bane)
            return
        gone = bane.victim != NOBODY and not game.players[bane.victim].alive
        if bane.cancelled or gone or (bane.victim != NOBODY and not needs_met(game, bane.card, bane.victim)):
            game.discard.append(bane.card)
            if not bane.cancelled:
                game.tell("log-bane_fails", card=name_of(bane.card))
            return
        if printed.span == "permanent":
            game.players[bane.victim].banes.append(Laid(game.next_number(), bane.card, bane.by))
            return
        game.discard.append(bane.card)
        context = Context(bane.by, victim=Side(hero=bane.victim), source=bane.card)
        context.edge = Edge(bane.space, bane.side) if bane.space != NOWHERE else None
        game.push(*effects.execute(game, printed.plays[0].effects, context))


def play_attachment(game: DungeoneerState, seat: Seat, act: Attach) -> None:
    """Play a card on a monster of the player's own pack, paid with one other player's Peril (DN-5.16)."""
    pay(game, seat, act)
    game.bane = PendingBane(act.card, seat, NOBODY, act.victim, beast=act.number)
    game.push(OpenWindow(window="bane"), ResolveBane())


def attach(game: DungeoneerState, bane: PendingBane) -> None:
    """Put the card on its monster."""
    beast = next(beast for beast in game.players[bane.by].pack if beast.number == bane.beast)
    beast.attachments.append(bane.card)
    game.tell("log-attached", player=seat_name(bane.by), card=name_of(bane.card), monster=beast.name)
