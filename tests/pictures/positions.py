"""Views of Dungeon GO! to draw: made by hand, so that each shows what it is to show."""

from __future__ import annotations

from pydantic import BaseModel

from rules.core.views import View


class HeroView(BaseModel):
    number: int
    card: str
    owner: int
    cell: str | None
    alive: bool = True
    strength: int = 1
    agility: int = 1
    magic: int = 1
    faith: int = 1
    hp: int = 2
    max_hp: int = 2
    movement: int = 2
    range: int = 1
    reduction: int = 0
    vp: int = 0
    kills: int = 0
    deaths: int = 0
    charged: bool = False
    holds: str | None = None


class MonsterView(BaseModel):
    cell: str
    unit: str
    size: str
    marks: list[str]
    holders: dict[str, int] = {}
    attacked: bool = False


class DungeonGoView(View):
    king: str
    floor: int
    damage: int
    floor_clock: int
    reinforcements: int
    rebuilds: int
    heroes: list[HeroView]
    monsters: list[MonsterView]
    turn: str | None
    revealed: list[str]
    returned_by_haste: list[str]
    deck: dict[str, int]
    deck_order: list[str] | None
    small_bag: list[str]
    large_bag: list[str]
    used_small: list[str]
    used_large: list[str]
    spells: bool
    miracles: bool
    evil_god_came: bool
    phase: str
    free_hero_cards: list[str]


CARDS = ("warrior", "thief", "wizard", "priest", "knight", "hunter")


def hero(number: int, cell: str | None, s: int = 1, a: int = 1, m: int = 1, f: int = 1, **more: object) -> HeroView:
    given: dict[str, object] = {
        "number": number,
        "card": CARDS[number],
        "owner": number,
        "cell": cell,
        "strength": s,
        "agility": a,
        "magic": m,
        "faith": f,
        "hp": 2 * s,
        "max_hp": 2 * s,
        "movement": 2 * a,
        "range": m,
        "reduction": f - 1,
    }
    return HeroView.model_validate({**given, **more})


S, A, M, F = "strength", "agility", "magic", "faith"


def view(**more: object) -> DungeonGoView:
    given: dict[str, object] = {
        "game": "dungeon_go",
        "seat": None,
        "seats": 6,
        "choices": 40,
        "waiting": [0],
        "sealed": "0" * 64,
        "result": None,
        "king": "E4",
        "floor": 1,
        "damage": 1,
        "floor_clock": 0,
        "reinforcements": 0,
        "rebuilds": 0,
        "heroes": [],
        "monsters": [],
        "turn": None,
        "revealed": [],
        "returned_by_haste": [],
        "deck": {},
        "deck_order": None,
        "small_bag": [],
        "large_bag": [],
        "used_small": [],
        "used_large": [],
        "spells": False,
        "miracles": False,
        "evil_god_came": False,
        "phase": "play",
        "free_hero_cards": [],
    }
    return DungeonGoView.model_validate({**given, **more})


def opening() -> DungeonGoView:
    heroes = [hero(0, "E5", s=2), hero(1, "E3", a=2), hero(2, "E2", m=2), hero(3, "E5", f=2)]
    monsters = [
        MonsterView(cell="B3", unit="goblin", size="small", marks=[S]),
        MonsterView(cell="B5", unit="cave_spider", size="small", marks=[A]),
        MonsterView(cell="B6", unit="walking_fungus", size="small", marks=[M]),
        MonsterView(cell="B9", unit="ghost", size="small", marks=[F]),
    ]
    deck = {"hero_warrior": 1, "hero_wizard": 1, "hero_priest": 1, "king": 2, "monster": 2}
    return view(heroes=heroes, monsters=monsters, seats=4, revealed=["hero_thief"], turn="hero_thief", deck=deck)


def crowded() -> DungeonGoView:
    heroes = [
        hero(0, "B5", s=4, a=2, m=2, f=3, hp=5, holds=S, vp=9, kills=4),
        hero(1, "B5", s=2, a=5, m=2, vp=7, hp=1, holds=A),
        hero(2, "E9", m=5, f=2, vp=12, hp=2, charged=True),
        hero(3, "B5", s=3, f=5, vp=3, holds=F, hp=6),
        hero(4, None, s=3, a=2, alive=False, hp=0, deaths=2, vp=2),
        hero(5, "E9", s=6, a=3, m=3, hp=10, vp=11),
    ]
    monsters = [
        MonsterView(
            cell="B5", unit="evil_god", size="evil_god", marks=[S, A, M, F], holders={S: 0, A: 1, F: 3}, attacked=True
        ),
        MonsterView(cell="B6", unit="demon_king_b", size="demon_king", marks=[S, A, M, F]),
        MonsterView(cell="B3", unit="banshee_queen", size="large", marks=[A, M, F]),
        MonsterView(cell="B8", unit="bone_dragon", size="large", marks=[S, M, F], attacked=True),
        MonsterView(cell="B9", unit="harpy_queen", size="large", marks=[A, M]),
        MonsterView(cell="B2", unit="will_o_wisp", size="small", marks=[A]),
        MonsterView(cell="E3", unit="walking_fungus", size="small", marks=[M]),
        MonsterView(cell="E1", unit="cursed_doll", size="small", marks=[F]),
        MonsterView(cell="B7", unit="living_armor", size="small", marks=[M]),
    ]
    return view(
        heroes=heroes,
        monsters=monsters,
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
