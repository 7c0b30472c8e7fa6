"""Facts about the path and where it can lead, what can still be changed or used, and the refresh."""

from __future__ import annotations

from collections.abc import Iterator

from games.map_masters.facts.scores import alike, goal_of, listed
from games.map_masters.rules.components import GOALS, ROUNDS
from games.map_masters.rules.crossings import ways_on
from games.map_masters.rules.goals import counted, points
from games.map_masters.rules.icons import SIGNS
from games.map_masters.rules.lines import LETTERS
from games.map_masters.rules.option_texts import fitting
from games.map_masters.rules.path.state import DRAWING, ESCAPED, START
from games.map_masters.rules.path.steps import moves
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus import routes as known_routes
from games.map_masters.rules.versus.drafting import Drafting, Withdraw
from games.map_masters.rules.versus.drawing import Draw
from games.map_masters.rules.versus.refresh import Refresh, likely_uses, uses_left
from games.map_masters.rules.versus.scoring import final
from rules.facts import Fact, seats_of
from rules.messages import Args, Message, Seat, other_seats, part, refer, seat_name


def own_path(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Answers "what does my path score", "has it escaped" and "do I pass him with it" (MM-15.3, MM-16.5)."""
    if game.phase != "explore":
        return
    path = game.path(seat)
    goal = goal_of(game)
    board = final(game)
    others = other_seats(game.seats, seat)
    brought, coins = points(path, goal), 0 if path is None else path.count("coin")
    args: Args = {
        "points": brought,
        "number": counted(path, goal),
        "goal": refer(f"goal-{goal.kind}"),
        "vp": goal.vp,
        "coins": coins,
        "purse": game.players[seat].coins + coins,
        "own": board[seat],
        "after": board[seat] + brought,
        "escaped": path is not None and path.status == ESCAPED,
        "totals": [board[other] for other in others],
        "players": listed([seat_name(other) for other in others]),
    }
    for seats in ((), others):
        yield Fact("path", Message("fact-path", args), seats=seats)
    for icon in SIGNS:
        found = 0 if path is None else path.count(*alike(icon))
        finds: Args = {"icons": [refer(f"icon-{kind}") for kind in alike(icon)], "number": found}
        yield Fact("path", Message("fact-found", finds), (icon,))


def routes(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Answers "which route is best" and "can I still escape" (MM-4.5)."""
    if not any(asked.seat == seat and isinstance(asked, Draw) for asked in game.questions):
        return
    path = game.walk(seat)[-1]
    shown = tuple(game.goals)
    draft = game.players[seat].draft
    if path.status == START:
        last = game.round == ROUNDS
        known = known_routes.routes_of(draft.layout, *draft.means, shown, last=last)
        lettered = list(zip(LETTERS, known, strict=False))
        out = [letter for letter, route in lettered if route.brings.escapes]
        if lettered:
            letter, best = max(reversed(lettered), key=lambda pair: known_routes.rank(pair[1].brings))
            brings: Args = {"points": best.brings.points, "coins": best.brings.coins}
            yield Fact("ways", Message("fact-routes", {"letter": letter, **brings, "routes": out or listed([])}))
    onward = known_routes.onward(path, shown) if path.status == DRAWING else None
    if onward is not None:
        now, then = known_routes.brings(path, shown), onward.brings
        near = any(way.escapes for way in ways_on(path, shown)) or any(move.kind == "escape" for move in moves(path))
        args: Args = {
            "points": then.points - now.points,
            "coins": then.coins - now.coins,
            "escapes": then.escapes,
            "total": then.points,
            "near": part(near, "part-near_out"),
        }
        yield Fact("ways", Message("fact-onward", args))


def changes(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Answers "can I still change my path" and "could I after being done" (MM-14.6, MM-14.7)."""
    asked = [question for question in game.questions if question.seat == seat]
    busy = [seat_name(other) for other in other_seats(game.seats, seat) if not game.players[other].done]
    if any(isinstance(question, Withdraw) for question in asked):
        state = "done"
    elif any(isinstance(question, Drafting) for question in asked):
        is_race = game.racing and game.bonus is None
        state = "race" if is_race else ("drawing" if busy else "last")
    else:
        state = "final" if game.phase == "explore" and game.bonus == seat else "no"
    yield Fact("change", Message(f"fact-change_{state}", {"busy": busy}), public=True)


def spells(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Answers "can I still use my spell" and "has he used his" (MM-10.4, MM-10.5)."""
    path = game.path(seat) if game.phase == "explore" else None
    for other, player in enumerate(game.players):
        cast = path.cast if path is not None and other == seat else ()
        up = [refer(f"spell-{spell}") for spell in player.spells if player.face_up(spell) and spell not in cast]
        used = [refer(f"spell-{spell}") for spell in player.spells if refer(f"spell-{spell}") not in up]
        args: Args = {"player": seat_name(other), "up": listed(up), "used": listed(used)}
        for spell in ("", *player.spells):
            things, seats = (spell,) if spell else (), seats_of(seat, other)
            known = other != seat or game.phase != "explore"
            yield Fact("spell", Message("fact-spells", args), things, seats, public=known)


def refresh(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Answers "which card should I keep or remove" and "have I used my scissors" (MM-15.4, MM-15.5)."""
    player = game.players[seat]
    named: list[tuple[str, ...]] = [(), ("recycle",), ("scissors",)]
    if game.round == ROUNDS:
        yield from (Fact("keep", Message("fact-keep_never"), things, public=True) for things in named)
    if game.phase != "refresh" or not player.area:
        return
    asked = any(question.seat == seat and isinstance(question, Refresh) for question in game.questions)
    left: Args = {mark: uses_left(player, mark) if asked else 0 for mark in ("recycle", "scissors")}
    goal = GOALS[game.goals[-1]]
    uses = likely_uses(player, goal.id)
    best, worst = (uses["recycle"] or player.area)[0], (uses["scissors"] or player.area)[0]
    advice: Args = {"best": refer(f"card-{best}"), "fits": fitting(best, goal.id), "worst": refer(f"card-{worst}")}
    args: Args = {**left, "asked": part(asked, "part-best_uses", goal=refer(f"goal-{goal.kind}"), **advice)}
    named += [(card,) for card in player.area]
    yield from (Fact("keep", Message("fact-keep", args), things) for things in named)
