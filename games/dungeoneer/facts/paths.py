"""Movement, ways, distances, and where everyone is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.dungeoneer.facts.common import called, changes, may_walk, movement_of, now_args
from games.dungeoneer.facts.quests import nearest_goal, open_to
from games.dungeoneer.rules import scores
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import MAPS, name_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOWHERE
from games.dungeoneer.rules.setup import sets_in_play
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.ways import way_args, ways
from rules.facts import Fact
from rules.messages import Args, Message, Name, Seat, refer, seat_name


def movement(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The movement left, what changes it, where it leads, and how to get up (DN-4.8, DN-10, DN-18.10 to DN-18.12)."""
    player, parts = game.players[seat], scores.Parts()
    speed, _ = scores.hero_score(game, seat, "speed", parts=parts)
    free: list[Name] = []
    rolls: list[Name] = []
    for side, there in geometry.ways_out(game, seat):
        (free if geometry.is_open(game, player.at, side) else rolls).append(name_of(game.spaces[there].card))
    args: Args = {"movement": player.movement, "speed": speed, "token": int(player.token), **changes(parts)}
    args |= {"free": free, "open": len(free), "rolls": rolls, "shut": len(rolls), "tipped": int(player.tip is not None)}
    args |= {"space": name_of(game.spaces[player.at].card), "spendable": game.spendable(seat)}
    args["pit"] = int(game.spaces[player.at].printed.pit is not None)
    yield Fact("moves", Message("fact-moves" if seat == game.turn else "fact-moves_later", args), public=True)
    if player.cusp == NOWHERE:
        yield Fact("ways", Message("fact-ways", args), public=True)
    else:
        beyond = name_of(game.spaces[game.spaces[player.at].near[player.cusp]].card)
        now = int(seat == game.turn and not player.cusp_new)
        yield Fact("ways", Message("fact-cusp", {**args, "beyond": beyond, "now": now}), public=True)
    tip = player.tip
    args |= {"attr": "none", "target": 0, "percent": 0}
    if tip is not None and tip.target and tip.cause != "pit":
        chance = odds.threat_chance(game, seat, tip.attr, tip.target, tip.kinds)
        args |= {"attr": refer(f"attr-{tip.attr}"), "target": tip.target, "percent": odds.percent(chance)}
    yield Fact("up", Message("fact-up" if tip is not None else "fact-up_not", args), public=True)


def distances(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """How far each space, each quest and each other hero is, and the way there."""
    steps, paths = geometry.steps_of(game, seat), ways(game, seat, game.players[seat].at)
    told = [_reach(game, seat, number, steps, paths.get(number, [])) for number in range(len(game.spaces))]
    for number, space in enumerate(game.spaces):
        yield Fact("reach", told[number], (space.card,), public=True)
    goals = [(quest.id, nearest_goal(game, seat, quest)) for quest in open_to(game, seat)]
    for place, (quest, goal) in enumerate((quest, goal) for quest, goal in goals if goal != NOWHERE):
        for things in ((quest,), ())[: 2 - bool(place)]:
            yield Fact("reach", told[goal], things, public=True, called=called(quest) if things else None)
    for other in game.living(0):
        if other != seat:
            at = game.players[other].at
            args: Args = {"player": seat_name(other), "space": "none", "steps": steps.get(at, -1)}
            args |= {"movement": movement_of(game, seat), "own": int(may_walk(game, seat))}
            args["space"] = "none" if at == NOWHERE else name_of(game.spaces[at].card)
            yield Fact("near", Message("fact-near", args), seats=(other,), public=True)


def _reach(game: DungeoneerState, seat: Seat, number: int, steps: Mapping[int, int], path: list[int]) -> Message:
    """Whether a space can be reached with the movement of this or the next turn, and what entering it brings."""
    player, space = game.players[seat], game.spaces[number]
    args: Args = {"space": name_of(space.card), "glory": space.printed.glory, "peril": space.printed.peril}
    if number == player.at or number not in steps:
        return Message("fact-reach_here" if number == player.at else "fact-reach_never", args)
    tipped, own = int(player.tip is not None), int(may_walk(game, seat))
    have, needed, speed = movement_of(game, seat), steps[number] + tipped, max(1, scores.speed(game, seat))
    args |= {"steps": steps[number], "movement": have, "own": own, "tipped": tipped, "enough": int(needed <= have)}
    args["turns"] = 1 - own + max(0, -((have - needed) // speed))
    return Message("fact-reach", args | way_args(game, seat, player.at, path))


def whereabouts(game: DungeoneerState) -> Iterator[Fact]:
    """Where all heroes are, how many map cards are left, and which spaces aren't on the map (DN-9)."""
    args: Args = {**now_args(game), "number": len(game.living(0))}
    args |= {name: "none" for place in "abcdef" for name in (place, f"{place}_at")}
    for place, other in zip("abcdef", game.living(0), strict=False):
        at = game.players[other].at
        args |= {place: seat_name(other), f"{place}_at": "none" if at == NOWHERE else name_of(game.spaces[at].card)}
    yield Fact("places", Message("fact-places", args), public=True)
    left, placed = sum(len(pile.cards) for pile in game.map_cards), {space.card for space in game.spaces}
    yield Fact("maps", Message("fact-maps", {"maps": left}), public=True)
    for card in MAPS.values():
        if card.set in sets_in_play(game) and card.id not in placed:
            for kind in ("maps", "reach"):
                told = Message("fact-unplaced", {"space": name_of(card.id), "maps": left})
                yield Fact(kind, told, (card.id,), public=True)
