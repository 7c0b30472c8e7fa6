"""What anyone may ask about the table: whose turn comes, what is left to win, which monsters get out or may be left."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_go.cases.attacks import thing
from games.dungeon_go.rules.board import NAMES, column
from games.dungeon_go.rules.components import ABILITIES, LIMITS, card_kind
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState
from rules.cases import Case
from rules.messages import Args, Message, Ref, Seat, refer


def table_cases(game: DungeonGoState, seat: Seat) -> Iterator[Case]:
    """Every case about the table, for the player of a seat."""
    yield _mine(game, seat)
    yield from _win(game)
    all_key = "case-ignore_all" if game.floor == LIMITS.floor else "case-ignore_none"
    yield Case("ignore", Message(all_key, _floor(game)), common=True)
    for monster in game.monsters_in_order():
        yield Case("escape", _escape(game, monster), (thing(monster),), common=True)
        yield Case("ignore", _ignore(game, monster), (thing(monster),), common=True)


# Whose turn comes (DG-6.2)


def _mine(game: DungeonGoState, seat: Seat) -> Case:
    """Whether a seat acts now, next or later in this round, as far as it may know the order of the deck."""
    mine = [f"hero_{hero.card}" for hero in game.heroes if hero.seat == seat]
    knows = game.divined_by is not None and game.divined_by == seat
    left = [card for card in reversed(game.deck) if card in mine]
    others = [card for card in game.deck if card not in mine]
    args: Args = {"cards": len(game.deck), "own": len(left), "others": _cards(others), "more": len(others)}
    if game.turn in mine:
        key, knows = "case-mine_now", False
    elif not left:
        key, knows = "case-mine_later", False
    elif not others:
        key, knows = "case-mine_next", False
    elif knows:
        args["place"] = list(reversed(game.deck)).index(left[0]) + 1
        key = "case-mine_known"
    else:
        args["percent"] = round(100 * len(left) / len(game.deck))
        key = "case-mine_perhaps"
    return Case("mine", Message(key, args), topic="my_turn", secret=knows)


def _cards(cards: list[str]) -> list[Ref]:
    return [refer(f"card-{kind}") for kind in sorted(map(card_kind, cards))]


# What is left to win (DG-18.1, DG-21.1)


def _floor(game: DungeonGoState) -> Args:
    names = [monster.name for monster in game.monsters_in_order()]
    return {"floor": game.floor, "last": LIMITS.floor, "next": game.floor + 1, "monsters": names, "number": len(names)}


def _win(game: DungeonGoState) -> Iterator[Case]:
    """What the heroes still need to win."""
    king = next((monster for monster in game.monsters if monster.printed.size == "demon_king"), None)
    if king is None:
        yield Case("to_win", Message("case-to_win_later", _floor(game)), common=True, topic="left")
        return
    held = game.held_marks(king)
    marks = [refer(f"ability-{ABILITIES[mark]}") for mark in king.printed.marks if not held >> mark & 1]
    holders: list[Hero] = game.holders(king)
    args: Args = {"abilities": marks, "number": len(marks), "holders": [hero.name for hero in holders]}
    args |= {"held": len(holders), "cell": NAMES[king.cell]}
    for things, topic in (((), "left"), ((thing(king),), "")):
        yield Case("to_win", Message("case-to_win", args), things, common=True, topic=topic)


def _ignore(game: DungeonGoState, monster: Monster) -> Message:
    """Whether a monster has to be defeated (DG-18.1, DG-21.1)."""
    args: Args = {**_floor(game), "monster": monster.name, "vp": monster.printed.vp}
    if monster.printed.size == "demon_king":
        return Message("case-ignore_boss", args)
    return Message("case-ignore" if game.floor == LIMITS.floor else "case-ignore_no", args)


def _escape(game: DungeonGoState, monster: Monster) -> Message:
    """How soon a monster may leave through the entrance (DG-14.3, DG-21.2)."""
    args: Args = {"monster": monster.name, "cell": NAMES[monster.cell], "turns": column(monster.cell) + 1}
    if holders := game.holders(monster):
        return Message("case-escape_held", {**args, "holders": [hero.name for hero in holders]})
    return Message("case-escape" if column(monster.cell) else "case-escape_next", args)
