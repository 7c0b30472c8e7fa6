"""Parties, dungeons and lairs of Dungeon Lords as texts, the way the rules page writes them.

A line of adventurers is a text from front to back: `W4` is a warrior with 4 hit points, `T4/1` a thief with one trap
icon, `P3/2` a priest with two heal icons, `M3/1` a wizard (magic), `X` the paladin of the year, `F` a phantom; `:n`
adds damage counters. A dungeon is a text of squares: `C1 C2=mint C3!` has tunnels on C1 and C3, the latter conquered,
and a mint on C2. In a lair `slime!` is a slime that lies face down.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.dungeon_lords.rules.components import HEROES
from games.dungeon_lords.rules.pieces import Creature, Hero, Lord, Tile

CLASSES = {"W": "warrior", "T": "thief", "P": "priest", "M": "wizard"}


def heroes(line: str, year: int = 1) -> list[Hero]:
    """A line from its text."""
    party: list[Hero] = []
    for word in line.split():
        figure, _, damage = word.partition(":")
        if figure == "X":
            card = f"paladin_{year}"
        elif figure == "F":
            card = "phantom"
        else:
            taken = {hero.card for hero in party}
            card = hero_card(figure, year, taken)
        party.append(Hero(card=card, damage=int(damage or 0)))
    return party


def hero_card(figure: str, year: int, taken: Iterable[str] = ()) -> str:
    """The adventurer tile that a text such as `T4/1` means; the first that is not taken."""
    hp, _, icons = figure[1:].partition("/")
    for hero in HEROES.values():
        values = (hero.hero_class, hero.hp, hero.trap + hero.heal + hero.magic, hero.year)
        if values == (CLASSES[figure[0]], int(hp), int(icons or 0), year) and hero.id not in taken:
            return hero.id
    raise AssertionError(f"there is no adventurer {figure} in year {year}")


def line(lord: Lord) -> str:
    """The line as a text: classes, hit points and damage counters, front to back."""
    marks = {name: mark for mark, name in CLASSES.items()} | {"paladin": "X", "phantom": "F"}
    words = []
    for hero in lord.line:
        printed = hero.printed
        mark = marks[printed.hero_class]
        icons = printed.trap + printed.heal + printed.magic
        figure = mark if mark in "XF" else f"{mark}{hero.hit_points}" + (f"/{icons}" if icons else "")
        words.append(f"{figure}:{hero.damage}")
    return " ".join(words)


def dungeon(squares: str) -> dict[str, Tile]:
    """Tiles from a text."""
    kept = {}
    for word in squares.split():
        square, _, kind = word.rstrip("!").partition("=")
        kept[square] = Tile(kind=kind or "tunnel", conquered=word.endswith("!"))
    return kept


def lair(kinds: str) -> list[Creature]:
    """Creatures from a text; a `!` after a name means face down."""
    return [Creature(kind=word.rstrip("!"), fallen=word.endswith("!")) for word in kinds.split()]
