"""The floor, the king and the whole party."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from games.dungeon_go.cases.attacks import thing
from games.dungeon_go.cases.monsters import danger_text
from games.dungeon_go.rules import floors
from games.dungeon_go.rules.board import BOARD, COLUMNS, NAMES, STEP, column
from games.dungeon_go.rules.components import KING_CARD, LIMITS, PLACEMENT, card_kind
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.scoring import true_heroes
from games.dungeon_go.rules.state import DungeonGoState
from rules.cases import Case, Cause
from rules.messages import Args, Message, Seat, refer


def floor_text(game: DungeonGoState) -> Message:
    """What is missing for the next floor."""
    steps = max(0, column(BOARD) - column(game.king))
    args: Args = {"next": game.floor + 1, "monsters": len(game.monsters), "king": NAMES[game.king], "steps": steps}
    king = king_text(game)
    args |= {"names": [monster.name for monster in game.monsters_in_order()], "who": king.args.get("who", [])}
    args |= {"front": king.args.get("front", ""), "blocked": int("who" in king.args)}
    ahead = ahead_text(game).args
    args |= {name: ahead[name] for name in ("small", "large", "damage", "rises") if name in ahead}
    return Message(f"case-floor_{floors.goal(game)}", {**args, "boss": ahead.get("king", 0)})


def boards(game: DungeonGoState) -> Case:
    """What became of the boards, and of everyone on them, when the floor began (DG-18.2)."""
    text = Message("case-boards", {"floor": game.floor, "king": NAMES[game.king]})
    return Case("boards", text, common=True, past=True, cause=Cause(("log-floor_advances",), needed=True))


def damage_up(game: DungeonGoState) -> Message:
    """When the monster damage rises next (DG-20.1)."""
    args: Args = {"damage": game.damage, "clock": game.floor_clock}
    args["more"] = max(1, LIMITS.danger_clock - game.floor_clock)
    args["due"] = int(floors.is_due(game))
    args["floor"] = next((floor for floor in LIMITS.damage_floors if floor > game.floor), 0)
    return Message("case-damage_up" if game.damage < LIMITS.damage else "case-damage_most", args)


def ahead_text(game: DungeonGoState) -> Message:
    """What waits on the next floor (DG-4.6, DG-10.8, DG-20.1)."""
    if game.floor == LIMITS.floor:
        return Message("case-floor_demon_king", {})
    floor = game.floor + 1
    table = PLACEMENT.strong if game.options.spells else PLACEMENT.standard
    layout = table[len(game.heroes)][floor - 1]
    rises = floor in LIMITS.damage_floors and game.damage < LIMITS.damage
    args: Args = {"floor": floor, "small": layout.count("s"), "large": layout.count("L"), "king": layout.count("D")}
    return Message("case-ahead", {**args, "damage": game.damage + rises, "rises": int(rises)})


def first_text(game: DungeonGoState) -> Message:
    """On which monsters the point for the first attack is still to be had (DG-10.6)."""
    free = [each.name for each in game.monsters_in_order() if each.printed.first_vp and not each.attacked]
    return Message("case-first" if free else "case-first_none", {"monsters": free})


def kills(game: DungeonGoState) -> Iterator[Case]:
    """How many monsters each hero has defeated, and how often each has died, most first."""
    for kind, number in (("kills", attrgetter("kills")), ("deaths", attrgetter("deaths"))):
        for hero in sorted(game.heroes, key=number, reverse=True):
            told = Message(f"case-{kind}", {"hero": hero.name, "number": number(hero)})
            yield from (Case(kind, told, seats=seats, common=True, past=True) for seats in ((), (hero.seat,)))


def titles(game: DungeonGoState, seat: Seat) -> Iterator[Case]:
    """Who would be the True Hero if a hero defeated the demon king now (DG-17.1, DG-21.6)."""
    king = next((monster for monster in game.monsters if monster.printed.size == "demon_king"), None)
    if king is None:
        return
    for hero in game.heroes:
        then = game.copy_game()
        slayer = then.heroes[hero.number]
        slayer.vp, slayer.kills, then.demon_slayer = hero.vp + king.printed.vp, hero.kills + 1, hero.number
        best = true_heroes(then)
        args: Args = {"hero": hero.name, "best": [each.name for each in best], "vp": best[0].vp, "own": slayer.vp}
        key = "case-title" if best[0].number == hero.number else "case-title_other"
        if hero.seat == seat:
            yield Case("title", Message(key, args), (thing(king),))
        else:
            yield Case("title", Message(key, args), (thing(king),), (hero.seat,))


def left_text(game: DungeonGoState) -> Message:
    """Which monsters are left."""
    names = [monster.name for monster in game.monsters_in_order()]
    if floors.is_due(game):
        return Message("case-left_floor", {"next": game.floor + 1})
    return Message("case-left" if names else "case-left_none", {"monsters": names, "number": len(names)})


def king_text(game: DungeonGoState) -> Message:
    """What the king's next turn brings."""
    args: Args = {"cell": NAMES[game.king], "next": game.floor + 1}
    if floors.is_due(game):
        return Message("case-king_floor", args)
    if column(game.king) == COLUMNS - 1:
        return Message("case-king_stays", args)
    front = game.king + STEP
    args["front"] = NAMES[front]
    if game.empty_cells() >> front & 1:
        return Message("case-king_steps", args)
    monster = game.monster_at(front)
    args["who"] = [monster.name] if monster else [hero.name for hero in game.heroes if hero.cell == front]
    return Message("case-king_waits", args)


def came(game: DungeonGoState, monster: Monster) -> Iterator[Case]:
    """Why a monster is on the board: a roll of 1 brought it, or it came with the floor (DG-10.11, DG-4.6)."""
    cause = Cause(("log-reinforcement",), {"monster": monster.name})
    text = Message("case-came", {"monster": monster.name})
    yield Case("came", text, (thing(monster),), common=True, past=True, cause=cause)
    more = Message("case-came_any", {"number": len(game.monsters)})
    yield Case("came", more, common=True, past=True, cause=cause)


def party(game: DungeonGoState) -> Iterator[Case]:
    """How the party is doing, in brief: what is left to do, who is hurt, what threatens."""
    names = [monster.name for monster in game.monsters_in_order()]
    hurt = [hero.name for hero in game.heroes if hero.alive and hero.hp < hero.max_hp]
    dead = [hero.name for hero in game.heroes if not hero.alive]
    args: Args = {
        "floor": game.floor,
        "last": LIMITS.floor,
        "monsters": names,
        "number": len(names),
        "damage": game.damage,
    }
    args |= {"king": NAMES[game.king], "hurt": hurt, "some": len(hurt), "dead": dead, "gone": len(dead)}
    args |= {"clock": game.floor_clock, "rises": int(game.floor_clock >= LIMITS.danger_clock - 1)}
    waits = king_text(game)
    args |= {"who": waits.args.get("who", []), "blocked": int(waits.key == "case-king_waits")}
    for text in (Message("case-party", args), danger_text(game)):
        yield Case("party", text, common=True)


def shared(game: DungeonGoState) -> Iterator[Case]:
    """Who gets the points of a monster that several heroes fought (DG-17.1)."""
    about = [(), *((thing(monster),) for monster in game.monsters)]
    for things in about:
        for seats in ((), *((seat,) for seat in range(game.seats))):
            yield Case("shared", Message("case-shared"), things, seats, common=True, past=True)


def first_attacks(game: DungeonGoState, seat: Seat) -> Iterator[Case]:
    """Why a hero got a point for a monster that it only attacked (DG-17.3)."""
    for monster in game.monsters_in_order():
        if not (monster.attacked and monster.printed.first_vp):
            continue
        text = Message("case-first_attack", {"monster": monster.name, "vp": monster.printed.first_vp})
        for hero in game.heroes:
            cause = Cause(("log-first_attack",), {"hero": hero.name, "monster": monster.name}, needed=True)
            seats = () if hero.seat == seat else (hero.seat,)
            yield Case("first_attack", text, (thing(monster),), seats, past=True, cause=cause)


def stays(game: DungeonGoState) -> Cause:
    """What kept the king on his cell or, now that he may go on, what did so last."""
    stands = king_text(game).key in ("case-king_waits", "case-king_stays")
    return Cause(("log-king_waits", "log-king_stays"), {"cell": NAMES[game.king]} if stands else {})


def still(king: Message) -> Message:
    """When the king moves at all, and what is in front of him now."""
    return Message(f"case-king_still_{king.key.rpartition('_')[2]}", king.args)


def after_growth(game: DungeonGoState, seat: Seat, mine: list[Hero]) -> Case:
    """Whose turn comes next, as far as the seat may know."""
    knows = game.divined_by is not None and game.divined_by == seat
    kinds = [card_kind(card) for card in (reversed(game.deck) if knows else sorted(game.deck))]
    cards = [refer(f"card-{kind}") for kind in kinds]
    heroes = {f"hero_{hero.card}" for hero in mine}
    own = "now" if game.turn in heroes else "later" if heroes & {*game.deck} else "none"
    args: Args = {"cards": cards, "own": own, "number": len(cards), "percent": round(100 / max(1, len(cards)))}
    if not cards:
        return Case("after", Message("case-after_shuffle", args), secret=knows, common=True)
    if {*kinds} == {KING_CARD}:
        king = king_text(game)
        key = king.key.rpartition("_")[2]
        return Case("after", Message(f"case-after_{key}", {**args, **king.args}), secret=knows, common=True)
    if len({*kinds}) == 1:
        return Case("after", Message("case-after_one", args), secret=knows, common=True)
    return Case("after", Message("case-after_known" if knows else "case-after", args), secret=knows, common=True)
