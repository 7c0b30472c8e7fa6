"""Facts about exits and distances."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, prod

from games.dungeoneer.facts.common import hero_args, listed, movement_of, named
from games.dungeoneer.facts.quests import nearest_space, open_to
from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import DIRECTIONS, MAPS, name_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOWHERE
from games.dungeoneer.rules.setup import sets_in_play
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.ways import exit_chance, rolls_on, ways
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer


def exits(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The spaces that the hero can reach from here, with the chance to get there without a failed roll (DN-10)."""
    here, ways_out = game.players[seat].at, geometry.ways_out(game, seat)
    chances = [odds.percent(exit_chance(game, seat, here, side)) for side, _ in ways_out]
    args: Args = {"space": name_of(game.spaces[here].card), "chances": chances or [0]}
    args |= listed("ways", (name_of(game.spaces[space].card) for _, space in ways_out))
    args |= listed("sides", (refer(f"side-{DIRECTIONS[side]}") for side, _ in ways_out))
    yield Fact("exits", Message("fact-exits", args), public=True)


def distances(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The steps and turns to each space, rival and open quest, and the spaces that cannot be reached."""
    paths = ways(game, seat, game.players[seat].at)
    distance_texts = {space: _reach(game, seat, space, path) for space, path in paths.items()}
    for space, text in distance_texts.items():
        yield Fact("reach", text, (game.spaces[space].card,), public=True)
        rivals = tuple(hero for hero in game.heroes_at(space) if hero != seat)
        if rivals:
            yield Fact("reach", text, seats=rivals, public=True)
    goals = {quest.id: nearest_space(game, seat, quest) for quest in open_to(game, seat)}
    reachable = [quest for quest, goal in goals.items() if goal in distance_texts]
    for place, quest in enumerate(reachable):
        yield from named(Fact("reach", distance_texts[goals[quest]], public=True), quest, first=place == 0)
    for card in (card.id for card in MAPS.values() if card.set in sets_in_play(game)):
        space = geometry.space_of(game, card)
        if space not in distance_texts:
            args: Args = {"space": name_of(card), "maps": sum(len(pile.cards) for pile in game.map_cards)}
            args["placed"] = space != NOWHERE
            yield Fact("reach", Message("fact-reach_never", args), (card,), public=True)


def _reach(game: DungeoneerState, seat: Seat, space: int, path: list[int]) -> Message:
    """The steps, turns and rolls that a space needs; `path`: the spaces on the way, the last one included."""
    player, args = game.players[seat], Args(space=name_of(game.spaces[space].card))
    if not path:
        return Message("fact-reach_here", args)
    needed, rolls = len(path) + int(player.tip is not None), rolls_on(game, seat, player.at, path)
    args |= {**hero_args(game, seat, seat), "needed": needed}
    args["turns"] = 1 + max(0, ceil((needed - movement_of(game, seat)) / max(1, attributes.speed(game, seat))))
    args |= listed("stops", (name_of(game.spaces[passed].card) for passed in path[:-1]))
    args |= listed("rolls", dict.fromkeys(name_of(game.spaces[roll.space].card) for roll in rolls))
    return Message("fact-reach", args | {"percent": odds.percent(prod(roll.chance for roll in rolls))})
