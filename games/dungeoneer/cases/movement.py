"""Movement, ways and what lies on them; life."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.dungeoneer.cases.common import others, rivals_of
from games.dungeoneer.cases.table import foe
from games.dungeoneer.rules import scores
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import MAX_LIFE, QUESTS, name_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOWHERE
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.ways import way_args, ways
from rules.cases import Case, Cause
from rules.messages import Arg, Args, Message, Ref, Seat, refer, seat_name

CALLED = ("md_shrine",)
"""The spaces that players also call otherwise."""
NEAREST = 3
"""The most heroes near a place that a text names."""


def tipped_by(game: DungeoneerState, seat: Seat) -> Cause | None:
    """What tipped the hero, if it is tipped (DN-18.9)."""
    return None if game.players[seat].tip is None else Cause(("log-tipped",), {"player": seat_name(seat)})


def up_text(game: DungeoneerState, seat: Seat) -> Message:
    """Whether the hero needs a roll to get up or out of a pit (DN-18.10 to DN-18.12)."""
    player = game.players[seat]
    tip, pit = player.tip, game.spaces[player.at].printed.pit
    args: Args = {"space": name_of(game.spaces[player.at].card), "movement": game.spendable(seat)}
    args["cause"] = "none" if tip is None else tip.cause
    if player.cusp != NOWHERE:
        return cusp_text(game, seat)
    if tip is None:
        return Message("case-up_pit" if pit is not None else "case-up_not", args)
    if not tip.target or tip.cause == "pit":
        return Message("case-up_free", args)
    chance = odds.threat_chance(game, seat, tip.attr, tip.target, tip.kinds)
    args |= {"attr": refer(f"attr-{tip.attr}"), "target": tip.target, "percent": odds.percent(chance)}
    return Message("case-up_roll", args)


def cusp_text(game: DungeoneerState, seat: Seat) -> Message:
    """Where a hero on a cusp comes out, and what that takes (DN-10.10 to DN-10.12)."""
    player = game.players[seat]
    beyond = game.spaces[player.at].near[player.cusp]
    args: Args = {"space": name_of(game.spaces[player.at].card), "beyond": name_of(game.spaces[beyond].card)}
    args["when"] = "now" if seat == game.turn and not player.cusp_new else "next"
    threats = {kind: getattr(game.spaces[beyond].printed, kind) for kind in ("pit", "spikes")}
    kind = next((kind for kind, threat in threats.items() if threat is not None), "none")
    attr, target = threats.get(kind) or ("speed", 0)
    percent = odds.percent(odds.threat_chance(game, seat, attr, target, [kind, "obstacle"])) if target else 0
    args |= {"kind": kind, "attr": refer(f"attr-{attr}"), "target": target, "percent": percent}
    return Message("case-cusp", args)


def moves_text(game: DungeoneerState, seat: Seat) -> Message:
    """The movement left, or what there will be (DN-4.8, DN-14.3)."""
    player = game.players[seat]
    args: Args = {"movement": player.movement, "speed": scores.speed(game, seat), "token": int(player.token)}
    if seat != game.turn:
        return Message("case-moves_later", args)
    return Message("case-moves", args | _exits(game, seat) | {"tipped": int(player.tip is not None)})


def slow(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """How much movement each hero's turns begin with, what lowers and raises it now, and what uses it (DN-4.8)."""
    for other in game.living(0):
        parts: scores.Parts = []
        speed, _ = scores.hero_score(game, other, "speed", parts=parts)
        args: Args = {"player": seat_name(other), "own": int(other == seat), "speed": speed, "printed": parts[0][1]}
        for name, by in (("more", 1), ("less", -1)):
            sources = list(dict.fromkeys(source for source, n in parts[1:] if n * by > 0))
            args |= {name: sources, f"{name}_number": len(sources)}
        args["moves"] = int(other == game.turn and game.phase == "hero")
        yield Case("slow", Message("case-slow", args), seats=others(seat, other), past=True)


def _exits(game: DungeoneerState, seat: Seat) -> Args:
    """Which spaces next to the hero it can enter without a roll, and which only with one (DN-10)."""
    at = game.players[seat].at
    free: list[Ref] = []
    rolls: list[Ref] = []
    for side, there in geometry.ways_out(game, seat):
        (free if geometry.is_open(game, at, side) else rolls).append(name_of(game.spaces[there].card))
    return {"free": free, "open": len(free), "rolls": rolls, "shut": len(rolls)}


def known_ways(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """How far each space is, which ways need no roll, and the chance of those that do."""
    player = game.players[seat]
    reached = geometry.steps_of(game, seat)
    own = seat == game.turn and game.phase in ("dungeonlord", "build", "hero")
    movement = player.movement if own else scores.speed(game, seat)
    rolls = []
    for side, there in geometry.ways_out(game, seat):
        name = name_of(game.spaces[there].card)
        if geometry.is_open(game, player.at, side):
            continue
        rolls.append(name)
        found = game.spaces[player.at].exit(side)
        chance = odds.threat_chance(game, seat, found.attr, found.target, geometry.exit_tags(found))
        args: Args = {"space": name, "kind": found.kind, "attr": refer(f"attr-{found.attr}"), "target": found.target}
        told = Message("case-reach_exit", {**args, "percent": odds.percent(chance)})
        yield from (Case(kind, told, (game.spaces[there].card,)) for kind in ("reach", "far"))
    paths = ways(game, seat, player.at)
    told = Message("case-ways_tipped" if player.tip is not None else "case-ways", _exits(game, seat))
    if player.cusp != NOWHERE:
        told = cusp_text(game, seat)
        yield Case("cusp", told)
    yield from (Case("ways", told, things) for things in ((), (game.spaces[player.at].card,)))
    for number, space in enumerate(game.spaces):
        if name_of(space.card) in rolls:
            continue
        args = {"space": name_of(space.card), "steps": reached.get(number, 0), "movement": movement}
        args |= {"own": "yes" if own else "no", "enough": "yes" if reached.get(number, 99) <= movement else "no"}
        args["turn"] = int(not own) - (movement - reached.get(number, 0)) // max(1, scores.speed(game, seat))
        args |= {"glory": space.printed.glory, "peril": space.printed.peril}
        args |= way_args(game, seat, player.at, paths.get(number, []))
        key = "case-reach" if number in reached else "case-reach_never"
        called = Message(f"case-called-{space.card.partition('_')[2]}") if space.card in CALLED else None
        yield Case(
            "reach", Message("case-reach_here" if number == player.at else key, args), (space.card,), alias=called
        )
        speed = max(1, scores.speed(game, seat))
        args |= {"speed": speed, "turns": -(-reached.get(number, 0) // speed)}
        key = "case-far" if number in reached else "case-far_never"
        yield Case("far", Message("case-reach_here" if number == player.at else key, args), (space.card,), alias=called)
    for other in rivals_of(game, seat):
        at = game.players[other].at
        args = {"space": name_of(game.spaces[at].card), "movement": movement}
        args |= {"steps": reached.get(at, 0), "way": "yes" if at in reached else "no", "own": "yes" if own else "no"}
        yield Case("near", Message("case-near", args), seats=(other,))


def nearby(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Which heroes are nearest to each space, each quest's place and each hero, and how many spaces away."""
    steps = {other: geometry.steps_of(game, other) for other in game.living(0)}
    for number, space in enumerate(game.spaces):
        quests = [quest.id for quest in game.quests if QUESTS[quest.id].space == space.card]
        called = Message(f"case-called-{space.card.partition('_')[2]}") if space.card in CALLED else None
        told = Message("case-nearby", _nearest(steps, number, name_of(space.card)))
        yield Case("nearby", told, (space.card,), common=True, alias=called)
        yield from (Case("nearby", told, (quest,), common=True, alias=foe(quest)) for quest in quests)
    for other in game.living(0):
        rest = {each: reached for each, reached in steps.items() if each != other}
        told = Message("case-nearby", _nearest(rest, game.players[other].at, seat_name(other)))
        yield Case("nearby", told, seats=() if other == seat else (other,))


def _nearest(steps: Mapping[Seat, Mapping[int, int]], number: int, goal: Arg) -> Args:
    """Up to three heroes that reach a space, the nearest first, as arguments of a text."""
    found = sorted((reached[number], other) for other, reached in steps.items() if number in reached)[:NEAREST]
    args: Args = {"goal": goal, "number": len(found)}
    for name, each in zip("abc", [*found, *[None] * NEAREST], strict=False):
        args |= {name: "none", f"{name}_steps": 0}
        if each is not None:
            args |= {name: seat_name(each[1]), f"{name}_steps": each[0]}
    return args


def life_text(game: DungeoneerState, seat: Seat, key: str) -> Message:
    """How many wounds the hero survives, or whether the next one is the last (DN-18)."""
    player = game.players[seat]
    args: Args = {"life": player.life, "most": MAX_LIFE, "safe": max(0, player.life - 1)}
    return Message(key, args)
