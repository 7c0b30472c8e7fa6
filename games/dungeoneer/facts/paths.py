"""Movement, exits, distances, and where everyone is."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, prod

from games.dungeoneer.facts.common import hero_args, listed, movement_of, named
from games.dungeoneer.facts.quests import nearest_space, open_to
from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import DIRECTIONS, MAPS, name_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.map.geometry import FAR
from games.dungeoneer.rules.pieces import NOWHERE
from games.dungeoneer.rules.setup import sets_in_play
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.ways import exit_chance, rolls_on, ways
from rules.facts import Fact
from rules.messages import Args, Message, Part, Seat, refer, seat_name


def exits(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The spaces that the hero can reach from here, with the chance to get there without a failed roll (DN-10)."""
    at, out = game.players[seat].at, geometry.ways_out(game, seat)
    chances = [odds.percent(exit_chance(game, seat, at, side)) for side, _ in out]
    args: Args = {"space": name_of(game.spaces[at].card), "chances": chances or [0]}
    args |= listed("ways", (name_of(game.spaces[there].card) for _, there in out))
    args |= listed("sides", (refer(f"side-{DIRECTIONS[side]}") for side, _ in out))
    yield Fact("exits", Message("fact-exits", args), public=True)


def places(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The space of each hero, and the distances between them."""
    heroes = game.living(0)
    at = {hero: name_of(game.spaces[game.players[hero].at].card) for hero in heroes}
    parts = [Part("part-place", {"player": seat_name(hero), "space": space}) for hero, space in at.items()]
    yield Fact("places", Message("fact-places", {"places": parts}), public=True)
    for other in game.rivals(seat):
        there = game.players[other].at
        far = {hero: geometry.steps_of(game, hero).get(there, FAR) for hero in heroes if hero != other}
        near = sorted((hero for hero in far if far[hero] < FAR), key=lambda hero: far[hero])
        args: Args = {"rival": seat_name(other), "space": at[other], **hero_args(game, seat, seat)}
        args |= {"alive": int(seat in heroes), "distances": [far[hero] for hero in near] or [0]}
        args |= listed("near", (refer("fact-you") if hero == seat else seat_name(hero) for hero in near))
        for kind in ("reach", "where"):
            yield Fact(kind, Message("fact-near", args), seats=(other,), public=True)


def distances(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The distance of a space or a quest in steps and turns, and whether a space is on the map yet."""
    paths = ways(game, seat, game.players[seat].at)
    reached = {number: _reach(game, seat, number, path) for number, path in paths.items()}
    for number, text in reached.items():
        yield Fact("reach", text, (game.spaces[number].card,), public=True)
    goals = {quest.id: nearest_space(game, seat, quest) for quest in open_to(game, seat)}
    for place, quest in enumerate(quest for quest, goal in goals.items() if goal in reached):
        yield from named(Fact("reach", reached[goals[quest]], public=True), quest, first=not place)
    for card in (card.id for card in MAPS.values() if card.set in sets_in_play(game)):
        if (number := geometry.space_of(game, card)) not in reached:
            args: Args = {"space": name_of(card), "maps": sum(len(pile.cards) for pile in game.map_cards)}
            args["placed"] = int(number != NOWHERE)
            yield Fact("reach", Message("fact-reach_never", args), (card,), public=True)


def _reach(game: DungeoneerState, seat: Seat, number: int, path: list[int]) -> Message:
    """Whether a space can be reached with the movement of this or the next turn, and with which rolls."""
    player, args = game.players[seat], Args(space=name_of(game.spaces[number].card))
    if not path:
        return Message("fact-reach_here", args)
    needed, rolls = len(path) + int(player.tip is not None), rolls_on(game, seat, player.at, path)
    args |= {**hero_args(game, seat, seat), "needed": needed}
    args["turns"] = 1 + max(0, ceil((needed - movement_of(game, seat)) / max(1, attributes.speed(game, seat))))
    args |= listed("stops", (name_of(game.spaces[space].card) for space in path[:-1]))
    args |= listed("rolls", dict.fromkeys(name_of(game.spaces[roll.space].card) for roll in rolls))
    return Message("fact-reach", args | {"percent": odds.percent(prod(roll.chance for roll in rolls))})
