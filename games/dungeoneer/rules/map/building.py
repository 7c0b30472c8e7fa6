"""Drawing and placing map cards (DN-9, DN-12.12)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple

from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.components import DIRECTIONS, MAPS, QUESTS, STEPS, name_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.map.geometry import FAR, Spot
from games.dungeoneer.rules.marks import hand_mark
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, OpenQuest, Pile, Space
from games.dungeoneer.rules.state import DungeoneerState
from rules.entries import Step
from rules.messages import Args, Message, Part, Seat, part, refer, seat_name
from rules.questions import Drag, Option, Picked, Question, Refusals, Refused, Shown, Undo, bring_forward


def map_deck(game: DungeoneerState) -> Pile:
    """The map deck; an empty one with Revealed Map."""
    return Pile() if game.settings.revealed_map else game.map_cards[0]


def more_of_realm(game: DungeoneerState, card: str) -> bool:
    """Whether other cards of the same map are still to be placed (DN-9.11, DN-22.11)."""
    realm = MAPS[card].realm
    return any(MAPS[other].realm == realm and other != card for pile in game.map_cards for other in pile.cards)


def spots_for(game: DungeoneerState, card: str) -> list[Spot]:
    """Where a drawn card may be placed."""
    return placements(game, [card]).get(card, [])


def placements(game: DungeoneerState, cards: Sequence[str]) -> dict[str, list[Spot]]:
    """Where each of the cards may be placed; next to the Entrance only if none fits elsewhere (DN-9.12, DN-21.8)."""
    spots_of: dict[str, list[Spot]] = {}
    for beside_entrance in (False, True):
        for card in cards:
            more = more_of_realm(game, card)
            spots = geometry.legal_spots(game, card, more_to_come=more, beside_entrance=beside_entrance)
            if spots:
                spots_of[card] = spots
        if spots_of:
            return spots_of
    return {}


def draw_and_place(game: DungeoneerState, seat: Seat) -> None:
    """Draw until a card can be placed, then ask where (DN-9.3, DN-9.4)."""
    pile = map_deck(game)
    game.commit()
    for _ in range(len(pile.cards)):
        card = pile.take()
        game.tell("log-map_drawn", player=seat_name(seat), space=name_of(card))
        if spots_for(game, card):
            if not pile.cards:
                game.tell("log-last_map_card")
            game.drawn = card
            game.push(PlaceMap(seat=seat))
            return
        pile.put_under([card])
        game.tell("log-map_unplaceable", space=name_of(card))


class BuildPhase(Step):
    """The build phase: one map card (DN-9.1, DN-9.2)."""

    def run(self, game: DungeoneerState) -> None:
        """Without a map deck there is nothing to draw (DN-3.2)."""
        game.phase = "build"
        draw_and_place(game, game.turn)


def explore_cost(game: DungeoneerState, seat: Seat) -> int:
    """One movement, or 0 for the first exploration if a card says so (DN-12.12)."""
    free = not game.explored and any(effect.kind == "explore" for _, effect in attributes.passives(game, seat, "free"))
    return 0 if free else 1


def explore_reason(game: DungeoneerState, seat: Seat) -> str:
    """Why the hero cannot explore; empty if it can."""
    if not map_deck(game).cards:
        return "deck_empty"
    player = game.players[seat]
    if explore_cost(game, seat):
        if player.tip is not None:
            return "tipped"
        if not player.movement:
            return "no_movement"
    return ""


def explore(game: DungeoneerState, seat: Seat) -> None:
    """Spend one movement, draw a map card and place it (DN-12.12)."""
    game.players[seat].movement -= explore_cost(game, seat)
    game.explored += 1
    draw_and_place(game, seat)


class Placing(Question):
    """Where and which way up a map card is placed."""

    @abstractmethod
    def placed_card(self, game: DungeoneerState) -> str:
        """The card that is placed."""

    @abstractmethod
    def spots(self, game: DungeoneerState) -> list[Spot]:
        """Where it may be placed, in reading order."""

    def describe(self, game: DungeoneerState) -> Args:
        """The card, and whose quests lead to it."""
        card = self.placed_card(game)
        first_of_terrain = all(space.printed.terrain != MAPS[card].terrain for space in game.spaces)
        owners = {quest.owner for quest in quests_of(game, card, first=first_of_terrain)}
        players = [seat_name(seat) for seat in sorted(owners - {NOBODY})]
        key = "part-own_leads" if players == [seat_name(self.seat)] else "part-theirs_leads"
        leads: Args = {"personal": part(players, key, players=players)}
        return {"space": name_of(card), **leads, "global": part(NOBODY in owners, "part-global_leads")}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Every legal cell and orientation, the nearest first."""
        card, spots = self.placed_card(game), self.spots(game)
        if refused is not None:
            refused.extend(refused_spots(game, card, spots))
        return spot_options(game, self.seat, card, spots)

    def explained(self, game: DungeoneerState, *, ideas: bool = True) -> list[Option]:
        """Every cell first, one way up."""
        options = self.options(game)
        first_of_cell: dict[tuple[int, int], str] = {}
        for option in options:
            if isinstance(option.value, Spot):
                first_of_cell.setdefault((option.value.x, option.value.y), option.id)
        bring_forward(options, first_of_cell.values())
        return options

    def default(self, game: DungeoneerState) -> list[str]:
        """The first legal spot in reading order (DN-24.3)."""
        return [self.spots(game)[0].id]


class PlaceMap(Placing):
    """Where and which way up the drawn card is placed (DN-9.15)."""

    undo: ClassVar[Undo] = Undo.NEVER

    def placed_card(self, game: DungeoneerState) -> str:
        return game.drawn

    def spots(self, game: DungeoneerState) -> list[Spot]:
        return spots_for(game, game.drawn)

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        """Place the card there; no player gains anything (DN-9.14)."""
        game.commit()
        card, game.drawn = game.drawn, ""
        place(game, self.seat, card, picked.value)


def spot_options(game: DungeoneerState, seat: Seat, card: str, spots: list[Spot]) -> list[Option]:
    """Spots as answers, the nearest first: by moves from the hero, or from the Entrance before heroes are placed.

    Of the two ways up in a cell, one without a lock or trap on that way comes first.
    """
    start = game.players[seat].at
    if start == NOWHERE:
        start = next(number for number in game.entrances if game.spaces[number].printed.realm == MAPS[card].realm)
    moves_to = geometry.steps_from(game, start)
    joins = geometry.joins(game, card)
    piece = card if card == game.drawn else hand_mark(card)
    laid = {spot: Space(card, spot.x, spot.y, spot.turned) for spot in spots}
    ways = {spot: _way_to(game, laid[spot], joins[spot], moves_to) for spot in spots}
    ordered = sorted(spots, key=lambda spot: (ways[spot].moves, spot.y, spot.x, ways[spot].barriers, spot.turned))
    return [
        Option(
            spot.id,
            Message("do-place_turned" if spot.turned else "do-place", {"x": spot.x, "y": spot.y}),
            mark=spot.mark,
            drag=Drag(piece, spot.mark),
            prominence=Shown.BUTTON,
            effect=partial(_about_spot, game, laid[spot], joins[spot], ways[spot]),
            value=spot,
        )
        for spot in ordered
    ]


class _Way(NamedTuple):
    """The shortest way to a card once it is laid; lower is better."""

    moves: int
    """FAR if it cannot be reached."""
    barriers: tuple[str, ...]
    """Which of lock and trap are on the last move."""


def _way_to(game: DungeoneerState, laid: Space, joined: list[int], moves_to: Mapping[int, int]) -> _Way:
    """The way to a card laid like this, next to the spaces `joined`."""
    ways = []
    for number in joined:
        space = game.spaces[number]
        side = STEPS.index((space.x - laid.x, space.y - laid.y))
        exits = (space.exit(geometry.opposite(side)), laid.exit(side))
        barriers = sorted({exit.kind for exit in exits} - {"open"})
        if number in moves_to:
            ways.append(_Way(moves_to[number] + 1, tuple(barriers)))
    return min(ways, default=_Way(FAR, ()))


def _about_spot(game: DungeoneerState, laid: Space, joined: list[int], way: _Way) -> Message:
    """The moves to the card there, the spaces it joins, its closed sides in that orientation, its threats."""
    barriers = [refer(f"barrier-{kind}") for kind in way.barriers]
    args: Args = {"joins": [name_of(game.spaces[number].card) for number in joined], "steps": way.moves}
    args["barred"] = part(barriers, "part-barred", barriers=barriers)
    for kind in ("locked", "trapped", "wall"):
        sides = [refer(f"side-{name}") for side, name in enumerate(DIRECTIONS) if laid.exit(side).kind == kind]
        args[kind] = part(sides, f"part-{kind}", sides=sides)
    hazard = laid.printed.hazard
    args |= {"pit": "", "spikes": "", "hazard": part(hazard, "part-hazard", n=hazard)}
    for kind, threat in laid.printed.obstacles:
        args[kind] = Part(f"part-{kind}", {"attr": refer(f"attr-{threat.attr}"), "target": threat.target})
    return Message("about-place" if way.moves < FAR else "about-place_apart", args)


def refused_spots(game: DungeoneerState, card: str, legal: list[Spot]) -> list[Refused]:
    """The cells around the map where the card does not fit."""
    realm = MAPS[card].realm
    taken = geometry.cells(game, realm)
    beside = {(x + dx, y + dy) for x, y in taken for dx, dy in STEPS} - set(taken)
    spots = sorted(Spot(y, x, turned) for x, y in beside for turned in geometry.ways_up(card))
    return [
        Refused(
            spot.id,
            Message("do-place_turned" if spot.turned else "do-place", {"x": spot.x, "y": spot.y}),
            "illegal_placement",
        )
        for spot in spots
        if spot not in legal
    ]


def place(game: DungeoneerState, seat: Seat, card: str, spot: Spot) -> int:
    """Lay the card; a portal is linked with the dungeon Entrance (DN-22.8)."""
    beside = _beside(game, card, spot)
    number = geometry.place(game, card, spot)
    placed = "log-map_placed_turned" if spot.turned else "log-map_placed"
    key = placed if beside else "log-map_alone"
    game.tell(key, player=seat_name(seat), space=name_of(card), x=spot.x, y=spot.y, **beside)
    _tell_quests(game, card)
    link_portals(game)
    return number


def _beside(game: DungeoneerState, card: str, spot: Spot) -> dict[str, Any]:
    """A space that the card will join there, and on which side of it; nothing for the first card of a map."""
    for number in geometry.joins(game, card).get(spot, []):
        space = game.spaces[number]
        side = STEPS.index((spot.x - space.x, spot.y - space.y))
        return {"side": refer(f"side-{DIRECTIONS[side]}"), "beside": name_of(space.card)}
    return {}


def _tell_quests(game: DungeoneerState, card: str) -> None:
    """Report the open quests whose place, or goal, this space has made reachable."""
    terrain = MAPS[card].terrain
    first = sum(space.printed.terrain == terrain for space in game.spaces) == 1
    for quest in quests_of(game, card, first=first):
        if quest.owner == NOBODY:
            game.tell("log-global_place", quest=name_of(quest.id))
        else:
            game.tell("log-personal_place", player=seat_name(quest.owner), quest=name_of(quest.id))


def quests_of(game: DungeoneerState, card: str, *, first: bool) -> list[OpenQuest]:
    """The open quests that lead to the space of that card; `first`: it is the only one of its terrain on the table."""
    terrain, quests = MAPS[card].terrain, []
    for quest in game.quests:
        printed = QUESTS[quest.id]
        if card in (printed.space, printed.goal) or (first and printed.terrain and printed.terrain == terrain):
            quests.append(quest)
    return quests


def link_portals(game: DungeoneerState) -> None:
    """Every portal in the wilderness leads to the dungeon Entrance as soon as both are on the table."""
    if geometry.dungeon_entrance(game) < 0:
        return
    for number, space in enumerate(game.spaces):
        if space.printed.portal and number not in game.portals:
            game.portals.append(number)
            game.tell("log-portal", space=name_of(space.card))
