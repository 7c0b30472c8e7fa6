"""The path and where it can lead, what can be changed, what is secret, spells and tokens, and the refresh."""

from __future__ import annotations

from collections.abc import Iterator

from games.map_masters.facts.scores import about_goal, goal_of, hole, is_racing, score, shown_on
from games.map_masters.rules.components import ENCORE, GOALS, ROUNDS
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.goals import counted, points
from games.map_masters.rules.icons import TOKENS
from games.map_masters.rules.path import DRAWING, ESCAPED, PACT, START, Path, moves
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus import routes as known_routes
from games.map_masters.rules.versus.drafting import LETTERS, Drafting, Withdraw
from games.map_masters.rules.versus.drawing import Draw
from games.map_masters.rules.versus.refresh import left, likely_uses
from games.map_masters.rules.versus.reward import final
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer, seat_name


def paths(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """What the player's path of this round brings, and whether it passes another player (MM-15.3)."""
    path, goal, player = game.path(seat), goal_of(game), game.players[seat]
    escaped = _escaped(game, seat, path)
    yield Fact("escaped", escaped)
    if not any(question.seat == seat and isinstance(question, Draw) for question in game.questions):
        yield Fact("way_out", escaped)
    if game.phase != "explore":
        text = Message("fact-path_none") if game.phase != "refresh" else score(game, seat)
        yield from (Fact("path", text, things) for things in about_goal(game))
        return
    board, brought = final(game), points(path, goal)
    args: Args = {"points": brought, "number": counted(path, goal), "goal": refer(f"goal-{goal.kind}"), "vp": goal.vp}
    args |= {"coins": path.count("coin") if path is not None else 0, "done": int(player.done)}
    args |= {"escaped": int(path is not None and path.status == ESCAPED)}
    args |= {"before": board[seat], "after": board[seat] + brought}
    for things in about_goal(game):
        yield Fact("path", Message("fact-path", args), things, called=hole(game) if things else None)
    for other in game.others(seat):
        told: Args = {"player": seat_name(other), "has": board[other], "own": board[seat], "points": brought}
        told |= {"after": board[seat] + brought, "busy": int(not game.players[other].done)}
        yield Fact("overtake", Message("fact-overtake", told), seats=(other,))


def _escaped(game: MapMastersState, seat: Seat, path: Path | None) -> Message:
    """Whether the player's last path left the dungeon (MM-16.5)."""
    escapes = game.players[seat].escapes
    if game.phase == "explore":
        status = "yes" if path is not None and path.status == ESCAPED else "open"
    elif not escapes:
        return Message("fact-path_none")
    else:
        status = "yes" if escapes[-1] else "no"
    return Message("fact-escaped", {"status": status, "number": sum(escapes)})


def routes(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """What the best routes that are known bring, and whether the path can leave the dungeon from here (MM-4.5)."""
    if not any(question.seat == seat and isinstance(question, Drafting) for question in game.questions):
        return
    others = [sum(game.players[other].escapes) for other in game.others(seat)]
    weighed: Args = {"own": sum(game.players[seat].escapes), "most": max(others, default=0)}
    weighed |= {"last": int(game.round == ROUNDS), "hurry": int(is_racing(game))}
    yield Fact("ways", Message("fact-weigh", weighed), public=True)
    drawing = next((each for each in game.questions if each.seat == seat and isinstance(each, Draw)), None)
    if drawing is None:
        return
    path, shown, draft = game.walk(seat)[-1], tuple(game.goals), game.players[seat].draft
    if path.status == START:
        last = game.round == ROUNDS
        known = known_routes.found(draft.layout, *draft.means, shown, game.beam_width, last=last)
        best = sorted(zip(LETTERS, known, strict=False), key=lambda each: known_routes.rank(each[1].brings))[-1:]
        for letter, route in best:
            yield Fact("ways", Message("fact-ways", {"letter": letter, **known_routes.told(route.brings)}))
        out = [letter for letter, route in zip(LETTERS, known, strict=False) if route.brings.escapes]
        yield Fact("way_out", Message("fact-way_out_routes", {"routes": out, "number": len(out)}))
        return
    onward = known_routes.onward(path.state, shown, game.beam_width) if path.status == DRAWING else None
    args: Args = {"points": 0, "coins": 0, "escapes": "no", "out": int(path.status == ESCAPED)}
    if onward is not None:
        now, then = known_routes.brings(path, shown), onward.brings
        gained = then._replace(points=then.points - now.points, coins=then.coins - now.coins)
        args |= {**known_routes.told(gained), "total": then.points}
        yield Fact("ways", Message("fact-ways_onward", {**args, "outdone": int(then.points < drawing.promised(game))}))
    near = [each.value for each in drawing.quick_ways(game) if isinstance(each.value, Crossing) and each.value.escapes]
    args |= {"direct": int(any(move.kind == "escape" for move in moves(path))), "number": len(near)}
    yield Fact("way_out", Message("fact-way_out", args))


def changes(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Whether the player can still change the dungeon and the path, and could after being done (MM-14.6, MM-14.7)."""
    waiting = [other for other in game.others(seat) if not game.players[other].done]
    args: Args = {"players": [seat_name(other) for other in waiting], "others": len(waiting)}
    args["bonus"] = int(is_racing(game))
    key = "final" if game.phase == "explore" and game.bonus == seat else "no"
    for question in game.questions:
        if question.seat == seat and isinstance(question, Withdraw):
            key = "done"
        elif question.seat == seat and isinstance(question, Drafting):
            key = "drawing"
    yield Fact("change", Message(f"fact-change_{key}", args), public=True)


def secrets(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """What is known of a player whose dungeon and path are still secret (MM-14.1)."""
    busy = [seat_name(other) for other, player in enumerate(game.players) if not player.done]
    for other in game.others(seat) if game.phase == "explore" else ():
        player = game.players[other]
        args: Args = {"player": seat_name(other), "cards": [refer(f"card-{card}") for card in player.area]}
        args |= {"busy": busy, "round": game.round}
        yield Fact("hidden", Message("fact-hidden", args), seats=(other,), public=True)


def spells(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Which spells and tokens can still be used, by everyone (MM-10.4, MM-10.5)."""
    path = game.path(seat) if game.phase == "explore" else None
    cast = () if path is None else path.cast
    for other, owner in enumerate(game.players):
        used = [spell for spell in owner.spells if not owner.face_up(spell) or (other == seat and spell in cast)]
        up = [refer(f"spell-{spell}") for spell in owner.spells if spell not in used]
        args: Args = {"player": seat_name(other), "own": int(other == seat), "up": up, "number": len(up)}
        args |= {"down": [refer(f"spell-{spell}") for spell in used], "used": len(used)}
        seats = () if other == seat else (other,)
        yield Fact("spell", Message("fact-spells", args), seats=seats, public=other != seat)
        for spell in owner.spells:
            key = "used" if spell in used else "once" if spell == PACT else "ready"
            told: Args = {"spell": refer(f"spell-{spell}"), "text": refer(f"spell-text-{spell}")}
            told |= {"player": seat_name(other), "key": key, "own": int(other == seat)}
            yield Fact("spell", Message("fact-spell", told), (spell,), seats, public=other != seat)
    for spell in game.spells:
        args = {"spell": refer(f"spell-{spell}"), "once": int(spell == PACT)}
        yield Fact("spell", Message("fact-spell_sale", args), (spell,), public=True)
    held = [TOKENS[kind] for kind, number in enumerate(game.players[seat].tokens) if number]
    args = {"number": sum(game.players[seat].tokens), "icons": [refer(f"icon-{icon}") for icon in held]}
    text = Message("fact-tokens" if held else "fact-tokens_none", args)
    yield from (Fact("tokens", text, things, public=True) for things in ((), *((icon,) for icon in held or TOKENS)))


def optimizers(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """How many cards the player can keep or remove, and what becomes of them (MM-15.5)."""
    player, path = game.players[seat], game.path(seat) if game.phase == "explore" else None
    now = game.phase == "refresh"
    args: Args = {"recycle": left(player, "recycle") if now else 0 if path is None else path.count("recycle")}
    args |= {"scissors": left(player, "scissors") if now else 0 if path is None else path.count("scissors")}
    args |= {"cards": player.optimizers[0], "cuts": player.optimizers[1], "drawn": int(path is not None)}
    text = Message("fact-optimizers" if now else "fact-optimizers_later", args)
    cards = [(card,) for card in player.area] if now else []
    yield from (Fact("optimizers", text, things) for things in ((), ("recycle",), ("scissors",), *cards))


def kept(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Which cards of this hand the next objective speaks for (MM-15.4, MM-15.5)."""
    area, at = game.players[seat].area, 2 * game.round
    if not area or game.round == ROUNDS:
        return
    weak = likely_uses(game.players[seat], game.goals[min(at, len(game.goals) - 1)])["scissors"]
    args: Args = {"next": game.round + 1}
    text = Message("fact-keep_unknown", args)
    if len(game.goals) > at:
        goal = GOALS[game.goals[at]]
        counts = {card: sum(shown_on(card, icon) for icon in goal.counts if icon != "room") for card in area}
        best = [card for card in area if counts[card] and counts[card] == max(counts.values())]
        weak = sorted((card for card in weak if card not in best), key=lambda card: counts[card])
        args |= {"weak": refer(f"card-{weak[0]}") if weak else "", "some": len(weak)}
        args |= {"least": counts[weak[0]] if weak else 0, "goal": refer(f"goal-{goal.kind}"), "vp": goal.vp}
        args |= {"cards": [refer(f"card-{card}") for card in best], "number": len(best), "each": max(counts.values())}
        text = Message("fact-keep", args)
    about = ((), ("recycle",), ("scissors",), (ENCORE,), *((card,) for card in area))
    yield from (Fact("keep", text, things) for things in about)
