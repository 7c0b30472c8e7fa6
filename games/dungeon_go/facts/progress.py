"""The floor, the king, the turn deck, and what the heroes have done so far."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from games.dungeon_go.rules import floors
from games.dungeon_go.rules.board import BOARD, COLUMNS, NAMES, STEP, column
from games.dungeon_go.rules.components import ABILITIES, LIMITS, PLACEMENT, card_kind
from games.dungeon_go.rules.scoring import merit
from games.dungeon_go.rules.state import DungeonGoState
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer


def king_next(game: DungeonGoState) -> Message:
    """What the king's next turn brings (DG-13.2)."""
    args: Args = {"cell": NAMES[game.king], "next": game.floor + 1, "blocked": 0, "who": [], "front": ""}
    if floors.is_due(game):
        return Message("fact-king_floor", args)
    front = game.king + STEP
    if column(game.king) == COLUMNS - 1:
        return Message("fact-king_stays", args)
    args["front"] = NAMES[front]
    if game.empty_cells() >> front & 1:
        return Message("fact-king_steps", args)
    monster = game.monster_at(front)
    who = [monster.name] if monster else [hero.name for hero in game.heroes if hero.cell == front]
    return Message("fact-king_waits", {**args, "who": who, "blocked": 1})


def floors_ahead(game: DungeonGoState) -> Iterator[Fact]:
    """What the next floor still needs and brings, the king's next step, and when the damage rises."""
    names = [monster.name for monster in game.monsters_in_order()]
    king = king_next(game)
    args: Args = {**king.args, "next": game.floor + 1, "monsters": names, "number": len(names), "floor": game.floor}
    args |= {"king": NAMES[game.king], "steps": max(0, column(BOARD) - column(game.king)), "last": LIMITS.floor}
    text = _boss(game) if game.floor == LIMITS.floor else Message(f"fact-floor_{floors.goal(game)}", args)
    yield Fact("floor", text, public=True)
    yield Fact("left", Message("fact-left", args), public=True)
    yield Fact("king", king, public=True)
    yield Fact("ahead", _ahead(game), public=True)
    rises: Args = {"damage": game.damage, "clock": game.floor_clock, "due": int(floors.is_due(game))}
    rises["more"] = max(1, LIMITS.danger_clock - game.floor_clock)
    rises["floor"] = next((floor for floor in LIMITS.damage_floors if floor > game.floor), 0)
    key = "fact-damage_up" if game.damage < LIMITS.damage else "fact-damage_most"
    yield Fact("damage_up", Message(key, rises), public=True)


def _boss(game: DungeonGoState) -> Message:
    """What the demon king still needs on the last floor (DG-21.1)."""
    king = next(monster for monster in game.monsters if monster.printed.size == "demon_king")
    held = game.held_marks(king)
    marks = [refer(f"ability-{ABILITIES[mark]}") for mark in king.printed.marks if not held >> mark & 1]
    holders = [hero.name for hero in game.holders(king)]
    args: Args = {"abilities": marks, "number": len(marks), "holders": holders, "held": len(holders)}
    return Message("fact-floor_boss", {**args, "cell": NAMES[king.cell]})


def _ahead(game: DungeonGoState) -> Message:
    """What waits on the next floor (DG-4.6, DG-10.8, DG-20.1)."""
    if game.floor == LIMITS.floor:
        return Message("fact-ahead_last")
    floor = game.floor + 1
    layout = (PLACEMENT.strong if game.options.spells else PLACEMENT.standard)[len(game.heroes)][floor - 1]
    rises = floor in LIMITS.damage_floors and game.damage < LIMITS.damage
    args: Args = {"floor": floor, "small": layout.count("s"), "large": layout.count("L"), "king": layout.count("D")}
    return Message("fact-ahead", {**args, "damage": game.damage + rises, "rises": int(rises)})


def turns(game: DungeonGoState, seat: Seat) -> Iterator[Fact]:
    """Whose card comes next, as far as the seat may know, and whether it has another turn in this round (DG-6.2)."""
    cards = sorted(game.deck)
    mine = {f"hero_{hero.card}" for hero in game.heroes if hero.seat == seat}
    args: Args = {"cards": [refer(f"card-{card_kind(card)}") for card in cards], "number": len(cards)}
    args |= {"percent": round(100 / max(1, len(cards))), "due": int(floors.is_due(game)), "next": game.floor + 1}
    args["own"] = "now" if game.turn in mine else "later" if mine & {*cards} else "none"
    yield Fact("after", Message("fact-after", args), public=True)
    if game.deck and game.divined_by is not None and game.divined_by == seat:
        known = [refer(f"card-{card_kind(card)}") for card in reversed(game.deck)]
        yield Fact("after", Message("fact-after_known", {"cards": known}))


def counts(game: DungeonGoState, seat: Seat) -> Iterator[Fact]:
    """How many monsters each hero has defeated, how often it has died, and whether it would be the True Hero."""
    for kind in ("kills", "deaths"):
        number = attrgetter(kind)
        order = sorted(game.heroes, key=number, reverse=True)
        args: Args = {"heroes": [hero.name for hero in order], "counts": [number(hero) for hero in order]}
        yield Fact(kind, Message(f"fact-{kind}", args), public=True)
    king = next((monster for monster in game.monsters if monster.printed.size == "demon_king"), None)
    if king is None:
        return
    for hero in game.heroes:  # a tie of points goes to the hero that defeats the demon king (DG-17.1, DG-21.6)
        points = hero.vp + king.printed.vp
        best = max((other for other in game.heroes if other is not hero), key=lambda other: merit(game, other))
        args = {"hero": hero.name, "points": points, "best": best.name, "vp": best.vp, "wins": int(points >= best.vp)}
        seats = () if hero.seat == seat else (hero.seat,)
        yield Fact("title", Message("fact-title", args), seats=seats, public=True)
