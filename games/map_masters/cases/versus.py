"""What players of a Versus game may ask about the others' secrets, which card to keep, and how to weigh paths."""

from __future__ import annotations

from collections.abc import Iterator

from games.map_masters.rules.cards import face
from games.map_masters.rules.components import ENCORE, GOALS, ROUNDS
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.icons import TOKENS
from games.map_masters.rules.path import DRAWING, ESCAPED, START, moves
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus import routes
from games.map_masters.rules.versus.drafting import LETTERS, Drafting
from games.map_masters.rules.versus.drawing import Draw
from games.map_masters.rules.versus.refresh import Refresh, likely_uses
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer, seat_name


def versus_cases(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """Every such case, for the player of a seat."""
    yield from _hidden(game)
    yield from _keep(game, seat)
    yield from _ways(game, seat)
    yield from _weigh(game, seat)
    held = [TOKENS[kind] for kind, number in enumerate(game.players[seat].tokens) if number]
    tokens: Args = {"number": sum(game.players[seat].tokens), "icons": [refer(f"icon-{icon}") for icon in held]}
    text = Message("case-tokens" if held else "case-tokens_none", tokens)
    yield from (Case("tokens", text, things) for things in ((), *((icon,) for icon in held or TOKENS)))


def _hidden(game: MapMastersState) -> Iterator[Case]:
    """What is open of a player whose dungeon and path are still secret (MM-14.1)."""
    if game.phase != "explore":
        return
    busy = [seat_name(other) for other, player in enumerate(game.players) if not player.done]
    for other, player in enumerate(game.players):
        args: Args = {"player": seat_name(other), "cards": [refer(f"card-{card}") for card in player.area]}
        text = Message("case-hidden", {**args, "busy": busy, "round": game.round})
        yield Case("hidden", text, seats=(other,), common=True, past=True)


def _keep(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """Which cards of this hand the next objective speaks for (MM-15.4, MM-15.5)."""
    area, at = game.players[seat].area, 2 * game.round
    if not area or game.round == ROUNDS:
        return
    weak = likely_uses(game.players[seat], game.goals[min(at, len(game.goals) - 1)])["scissors"]
    asked = any(isinstance(each, Refresh) and each.seat == seat for each in game.questions)
    args: Args = {"next": game.round + 1, "weak": refer(f"card-{weak[0]}") if weak else "", "some": len(weak)}
    text, icons = Message("case-keep_unknown", args), list[str]()
    if len(game.goals) > at:
        goal = GOALS[game.goals[at]]
        counts = {card: sum(each.icon in goal.counts for each in face(card, turned=False).discoveries) for card in area}
        best = [card for card in area if counts[card] and counts[card] == max(counts.values())]
        weak = sorted((card for card in weak if card not in best), key=lambda card: counts[card])
        args |= {"weak": refer(f"card-{weak[0]}") if weak else "", "some": len(weak)}
        args["least"] = counts[weak[0]] if weak else 0
        args |= {"goal": refer(f"goal-{goal.kind}"), "vp": goal.vp, "number": len(best)}
        args |= {"cards": [refer(f"card-{card}") for card in best], "each": max(counts.values())}
        text, icons = Message("case-keep", args), [icon for icon in goal.counts if icon != "room"]
    about = (
        (),
        ("recycle",),
        ("scissors",),
        (ENCORE,),
        *((name,) for name in (*icons, *area)),
        *((card, ENCORE) for card in area),
    )
    yield from (
        Case("keep", text, things, topic="" if things or not asked else "advice", secret=True) for things in about
    )


def _ways(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """What the best routes that are known bring, and whether the path can leave the dungeon from here (MM-4.5)."""
    drawing = next((each for each in game.questions if each.seat == seat and isinstance(each, Draw)), None)
    if drawing is None:
        return
    path, shown, draft = game.walk(seat)[-1], tuple(game.goals), game.players[seat].draft
    if path.status == START:
        last = game.round == ROUNDS
        known = routes.found(draft.layout, *draft.means, shown, game.beam_width, last=last)
        best = sorted(zip(LETTERS, known, strict=False), key=lambda pair: routes.rank(pair[1].brings), reverse=True)
        for letter, route in best:
            text = Message("case-ways", {"letter": letter, **routes.told(route.brings)})
            yield Case("ways", text, secret=True)
        out = [letter for letter, route in zip(LETTERS, known, strict=False) if route.brings.escapes]
        yield Case("way_out", Message("case-way_out_routes", {"routes": out, "number": len(out)}), secret=True)
        return
    onward = routes.onward(path.state, shown, game.beam_width) if path.status == DRAWING else None
    args: Args = {"points": 0, "coins": 0, "escapes": "no", "leads": int(onward is not None)}
    if onward is not None:
        now, then = routes.brings(path, shown), onward.brings
        gained = then._replace(points=then.points - now.points, coins=then.coins - now.coins)
        args |= {**routes.told(gained), "total": then.points}
        args["outdone"] = int(then.points < drawing.promised(game))
        yield Case("ways", Message("case-ways_onward", args), topic="advice", secret=True)
    offered = [option.value for option in drawing.quick_ways(game)]
    near = [way for way in offered if isinstance(way, Crossing) and way.escapes]
    args |= {"direct": int(any(move.kind == "escape" for move in moves(path))), "number": len(near)}
    args["out"] = int(path.status == ESCAPED)
    goal = GOALS[game.goals[-1]]
    worth = {
        way: sum(goal.vp for icon in way.gains if icon in goal.counts) for way in near if "room" not in goal.counts
    }
    richest = max(worth, key=lambda way: (worth[way], way.gains.count("coin")), default=None)
    args["known"] = int(richest is not None)
    if richest is not None:
        through = [path.dungeon.layout[number].card for number in dict.fromkeys(richest.cards)]
        args |= {"gain": worth[richest], "found": richest.gains.count("coin"), "goal": refer(f"goal-{goal.kind}")}
        args |= {"cards": [refer(f"card-{card}") for card in through], "vp": goal.vp}
        args["scoring"] = sum(bool(each) for each in worth.values())
    yield Case("way_out", Message("case-way_out", args), secret=True)


def _weigh(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """What counts in the choice of a path, besides its points for the objective (MM-16.5, MM-16.6)."""
    if not any(question.seat == seat and isinstance(question, Drafting) for question in game.questions):
        return
    others = [sum(player.escapes) for other, player in enumerate(game.players) if other != seat]
    args: Args = {"own": sum(game.players[seat].escapes), "most": max(others, default=0)}
    args["last"] = int(game.round == ROUNDS)
    args["hurry"] = int(game.racing and game.bonus is None)
    yield Case("weigh", Message("case-weigh", args), topic="advice")
