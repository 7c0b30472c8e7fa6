"""Views of Dungeon GO! to draw, each made by hand to show a certain situation."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.dungeon_go.rules.components import ABILITIES, UNITS
from games.dungeon_go.rules.game import DungeonGo
from games.dungeon_go.rules.view import DungeonGoView, HeroView, MonsterView
from rules.messages import refer
from tests.pictures.seen import Seen

CARDS = ("warrior", "thief", "wizard", "priest", "knight", "hunter")


def hero(number: int, cell: str | None, s: int = 1, a: int = 1, m: int = 1, f: int = 1, **more: object) -> HeroView:
    """A hero with these abilities, alive and well unless told otherwise."""
    given: dict[str, object] = {
        "number": number,
        "card": CARDS[number],
        "owner": number,
        "cell": cell,
        "alive": True,
        "strength": s,
        "agility": a,
        "magic": m,
        "faith": f,
        "hp": 2 * s,
        "max_hp": 2 * s,
        "movement": 2 * a,
        "range": m,
        "reduction": f - 1,
        "vp": 0,
        "kills": 0,
        "deaths": 0,
        "charged": False,
        "holds": None,
    }
    return HeroView.model_validate({**given, **more})


def monster(cell: str, unit: str, attacked: bool = False, **holders: int) -> MonsterView:
    """A monster; `holders` says which hero holds which mark."""
    printed = UNITS[unit]
    return MonsterView.model_validate(
        {
            "cell": cell,
            "unit": unit,
            "size": printed.size,
            "marks": [ABILITIES[mark] for mark in printed.marks],
            "holders": holders,
            "attacked": attacked,
        }
    )


def view(**more: object) -> DungeonGoView:
    """A view in mid-game; `more` replaces what a game shows at its very start."""
    seats = more.get("seats", 6)
    assert isinstance(seats, int)
    start = DungeonGo.start(seats, seed="positions").view(None).model_dump()
    given: dict[str, object] = {**start, "phase": "play", "free_hero_cards": [], "monsters": []}
    return DungeonGoView.model_validate({**given, **more})


def opening() -> DungeonGoView:
    """The first turn of four heroes."""
    return view(
        heroes=[hero(0, "E5", s=2), hero(1, "E3", a=2), hero(2, "E2", m=2), hero(3, "E5", f=2)],
        monsters=[
            monster("B3", "goblin"),
            monster("B5", "cave_spider"),
            monster("B6", "walking_fungus"),
            monster("B9", "ghost"),
        ],
        seats=4,
        revealed=["hero_thief"],
        turn="hero_thief",
        deck={"hero_warrior": 1, "hero_wizard": 1, "hero_priest": 1, "king": 2, "monster": 2},
    )


def crowded() -> DungeonGoView:
    """Six heroes and nine monsters on floor 5; the evil god is held by three."""
    return view(
        heroes=[
            hero(0, "B5", s=4, a=2, m=2, f=3, hp=5, holds="strength", vp=9, kills=4),
            hero(1, "B5", s=2, a=5, m=2, vp=7, hp=1, holds="agility"),
            hero(2, "E9", m=5, f=2, vp=12, hp=2, charged=True),
            hero(3, "B5", s=3, f=5, vp=3, holds="faith", hp=6),
            hero(4, None, s=3, a=2, alive=False, hp=0, deaths=2, vp=2),
            hero(5, "E9", s=6, a=3, m=3, hp=10, vp=11),
        ],
        monsters=[
            monster("E1", "cursed_doll"),
            monster("E3", "walking_fungus"),
            monster("B7", "living_armor"),
            monster("B2", "will_o_wisp"),
            monster("B5", "evil_god", True, strength=0, agility=1, faith=3),
            monster("B8", "bone_dragon", True),
            monster("B3", "banshee_queen"),
            monster("B6", "demon_king_b"),
            monster("B9", "harpy_queen"),
        ],
        king="E6",
        floor=5,
        damage=4,
        floor_clock=6,
        revealed=["monster", "hero_thief", "king", "hero_knight", "hero_wizard"],
        turn="hero_wizard",
        deck={"hero_warrior": 1, "hero_priest": 1, "hero_hunter": 1, "king": 1, "monster": 1},
        spells=True,
        miracles=True,
    )


def boss() -> DungeonGoView:
    """Three heroes of one player before the demon king; the deck's order is known by Divination."""
    return view(
        seats=1,
        seat=0,
        heroes=[
            hero(0, "B6", s=5, a=3, m=3, f=2, hp=7, holds="strength", vp=9, owner=0),
            hero(1, "E6", s=2, a=4, m=3, f=4, hp=3, vp=14, owner=0),
            hero(2, "B2", s=2, a=2, m=6, f=6, hp=4, vp=6, owner=0),
        ],
        monsters=[
            monster("B4", "vampire", True),
            monster("B6", "demon_king_a", True, strength=0),
            monster("B9", "ghoul"),
        ],
        king="E5",
        floor=5,
        damage=3,
        floor_clock=2,
        revealed=["king", "hero_wizard"],
        turn="hero_wizard",
        deck={"hero_thief": 1, "hero_warrior": 1, "monster": 1},
        deck_order=["hero_thief", "monster", "hero_warrior"],
        spells=True,
        miracles=True,
    )


def setup() -> DungeonGoView:
    """Heroes being chosen; nobody stands on the boards."""
    return view(
        heroes=[hero(0, None), *(hero(number, None, card=None, hp=0) for number in (1, 2))],
        monsters=[monster("B3", "zombie"), monster("B5", "imp"), monster("B8", "slime"), monster("B9", "giant_rat")],
        seats=3,
        phase="setup",
    )


def lost() -> DungeonGoView:
    """The king is dead, and so are three of four heroes."""
    dead = {"alive": False, "hp": 0, "deaths": 1}
    result = {
        "reason": "end-king_dead",
        "winners": [],
        "places": [{"seat": seat, "place": 1, "total": seat} for seat in range(4)],
        "facts": {"floor": 3},
    }
    return view(
        heroes=[
            hero(0, None, s=3, vp=4, **dead),
            hero(1, "E2", a=3, hp=1, vp=5),
            hero(2, None, m=3, vp=2, **dead),
            hero(3, None, f=3, **dead),
        ],
        monsters=[monster("E5", "troll", True), monster("E6", "minotaur"), monster("B5", "skeleton")],
        seats=4,
        floor=3,
        damage=2,
        floor_clock=3,
        revealed=["hero_priest", "king", "monster"],
        turn="monster",
        deck={"hero_warrior": 1, "hero_wizard": 1, "hero_thief": 1, "king": 1, "monster": 1},
        waiting=[],
        result=result,
        phase="over",
    )


def won() -> DungeonGoView:
    """The demon king has fallen; three heroes stand in one cell."""
    result = {
        "reason": "end-victory",
        "winners": [1],
        "places": [{"seat": seat, "place": 3 - seat, "total": seat * 5} for seat in range(3)],
        "facts": {"floor": 5, "true_heroes": [refer("hero-thief")]},
    }
    return view(
        heroes=[hero(0, "B6", s=5, vp=8), hero(1, "B6", a=5, s=2, vp=15), hero(2, "B6", m=4, s=2, vp=11)],
        monsters=[monster("E4", "zombie")],
        king="E6",
        seats=3,
        floor=5,
        damage=4,
        revealed=["hero_thief"],
        turn="hero_thief",
        deck={"hero_warrior": 1, "hero_wizard": 1, "king": 1, "monster": 1},
        waiting=[],
        result=result,
        phase="over",
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
