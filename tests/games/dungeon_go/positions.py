"""Views of Dungeon GO! to draw, each laid to show a certain situation."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from games.dungeon_go.rules.view import DungeonGoView
from rules.messages import refer
from tests.games.dungeon_go.table import Table
from tests.pictures.seen import Seen


def view(*pieces: str, seats: int, turn: str = "", **shown: Any) -> DungeonGoView:
    """Everyone's view of these pieces, cards and numbers, as `Table` takes them; `shown` replaces parts of it.

    Hero 0 belongs to seat 0, and `turn` is the card whose turn it is.
    """
    table = Table(*pieces, players=seats, **{name: shown.pop(name) for name in LAID if name in shown})
    for hero in table.game.heroes:
        hero.seat = hero.number % seats
    usual = {"turn": turn or None, "waiting": [0], "last_round": [], "free_hero_cards": []}
    return DungeonGoView.model_validate({**table.game.view(None).model_dump(), **usual, **shown})


LAID = ("deck", "revealed", "king", "floor", "damage", "spells", "miracles")


def opening() -> DungeonGoView:
    """The first turn of four heroes."""
    return view(
        *("0 E5 S2", "1 E3 A2", "2 E2 M2", "3 E5 F2"),
        *("goblin B3", "cave_spider B5", "walking_fungus B6", "ghost B9"),
        seats=4,
        revealed="hero_thief",
        turn="hero_thief",
        deck="hero_warrior hero_wizard hero_priest king king monster monster",
    )


def crowded() -> DungeonGoView:
    """Six heroes and nine monsters on floor 5; the evil god is held by three."""
    return view(
        "0 B5 S4 A2 M2 F3 hp=5 vp=9 kills=4 holds=strength",
        "1 B5 S2 A5 M2 hp=1 vp=7 holds=agility",
        "2 E9 M5 F2 hp=2 vp=12 charged",
        "3 B5 S3 F5 hp=6 vp=3 holds=faith",
        "4 - S3 A2 deaths=2 vp=2",
        "5 E9 S6 A3 M3 hp=10 vp=11",
        *("cursed_doll E1", "walking_fungus E3", "living_armor B7", "will_o_wisp B2", "evil_god B5 attacked"),
        *("bone_dragon B8 attacked", "banshee_queen B3", "demon_king_b B6", "harpy_queen B9"),
        seats=6,
        king="E6",
        floor=5,
        damage=4,
        floor_clock=6,
        revealed="monster hero_thief king hero_knight hero_wizard",
        turn="hero_wizard",
        deck="hero_warrior hero_priest hero_hunter king monster",
        spells=True,
        miracles=True,
    )


def boss() -> DungeonGoView:
    """Three heroes of one player before the demon king; the deck's order is known by Divination."""
    return view(
        "0 B6 S5 A3 M3 F2 hp=7 vp=9 holds=strength",
        "1 E6 S2 A4 M3 F4 hp=3 vp=14",
        "2 B2 S2 A2 M6 F6 hp=4 vp=6",
        *("vampire B4 attacked", "demon_king_a B6 attacked", "ghoul B9"),
        seats=1,
        seat=0,
        king="E5",
        floor=5,
        damage=3,
        floor_clock=2,
        revealed="king hero_wizard",
        turn="hero_wizard",
        deck="hero_thief monster hero_warrior",
        deck_order=["hero_thief", "monster", "hero_warrior"],
        spells=True,
        miracles=True,
    )


def setup() -> DungeonGoView:
    """Heroes being chosen; nobody stands on the boards."""
    begun = view("0 -", "1 -", "2 -", "zombie B3", "imp B5", "slime B8", "giant_rat B9", seats=3, phase="setup")
    first, *others = begun.heroes
    alive: dict[str, Any] = {"alive": True, "deaths": 0}
    return begun.model_copy(
        update={
            "heroes": [
                first.model_copy(update={**alive, "hp": first.max_hp}),
                *(hero.model_copy(update={**alive, "card": None}) for hero in others),
            ],
            "deck": {},
        }
    )


def lost() -> DungeonGoView:
    """The king is dead, and so are three of four heroes."""
    return view(
        *("0 - S3 vp=4 deaths=1", "1 E2 A3 hp=1 vp=5", "2 - M3 vp=2 deaths=1", "3 - F3 deaths=1"),
        *("troll E5 attacked", "minotaur E6", "skeleton B5"),
        seats=4,
        floor=3,
        damage=2,
        floor_clock=3,
        revealed="hero_priest king monster",
        turn="monster",
        deck="hero_warrior hero_wizard hero_thief king monster",
        phase="over",
        waiting=[],
        result={
            "reason": "end-king_dead",
            "winners": [],
            "places": [{"seat": seat, "place": 1, "total": seat} for seat in range(4)],
            "facts": {"floor": 3},
        },
    )


def won() -> DungeonGoView:
    """The demon king has fallen; three heroes stand in one cell."""
    return view(
        *("0 B6 S5 vp=8", "1 B6 S2 A5 vp=15", "2 B6 S2 M4 vp=11", "zombie E4"),
        king="E6",
        seats=3,
        floor=5,
        damage=4,
        revealed="hero_thief",
        turn="hero_thief",
        deck="hero_warrior hero_wizard king monster",
        phase="over",
        waiting=[],
        result={
            "reason": "end-victory",
            "winners": [1],
            "places": [{"seat": seat, "place": 3 - seat, "total": seat * 5} for seat in range(3)],
            "facts": {"floor": 5, "true_heroes": [refer("hero-thief")]},
        },
    )


ALL = {"opening": opening, "crowded": crowded, "boss": boss, "setup": setup, "lost": lost, "won": won}
MARKED = ("E5", "B3", "B5", "hero-1")


def fight() -> DungeonGoView:
    """A warrior before an imp, whose only weakness is agility."""
    start = setup()
    update = {"phase": "play", "turn": "hero_warrior", "floor": 4, "heroes": start.heroes[:1]}
    return start.model_copy(update=update)


def choosing() -> DungeonGoView:
    """The first hero has a card, and two are left for the others."""
    return setup().model_copy(update={"free_hero_cards": ["knight", "hunter"]})


def moving(name: str) -> Seen:
    """A position with places to move to and to attack."""
    return Seen(ALL[name](), ("move",), MARKED)


POSITIONS: dict[str, Callable[[], Seen]] = {
    **{name: partial(moving, name) for name in ALL},
    "fight": lambda: Seen(fight(), ("combat",), ("B5",)),
    "growth": lambda: Seen(
        opening(), ("growth",), [f"hero-0-{ability}" for ability in ("strength", "agility", "magic")]
    ),
    "growth_of_faith": lambda: Seen(opening(), ("growth", "choose_starting_two"), ("hero-1-faith",)),
    "choosing": lambda: Seen(choosing(), ("choose_hero_card",), ("card-hunter",)),
}
