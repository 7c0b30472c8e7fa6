"""Creatures and adventurers as busts, and the symbols of the rooms, each drawn in a box of 100 by 100."""

from __future__ import annotations

from functools import cache

from games.dungeon_lords.pictures.style import icon
from games.dungeon_lords.rules.components import HEROES
from pictures.svg import circle, group, line, path, rect
from pictures.tokens import CHALK, COIN, INK

_EDGE: dict[str, object] = {"stroke": INK, "stroke_width": 3.5, "stroke_linejoin": "round"}
_SKIN = "#edd3a4"


def _eyes(y: float, left: float = 40, right: float = 60, colour: str = INK, size: float = 4) -> str:
    return circle(left, y, size, colour) + circle(right, y, size, colour)


CREATURES = {
    "goblin": path("M24 50L0 26Q4 56 28 66ZM76 50L100 26Q96 56 72 66Z", "#8fd05a", **_EDGE)
    + path("M22 48Q22 14 50 14Q78 14 78 48Q78 92 50 92Q22 92 22 48Z", "#8fd05a", **_EDGE)
    + circle(39, 46, 9, "#ffe38a", **_EDGE)
    + circle(61, 46, 9, "#ffe38a", **_EDGE)
    + _eyes(47, size=3.5)
    + path("M46 54L54 54L50 66Z", "#8fb062")
    + path("M32 72Q50 84 68 72L64 80L58 76L54 82L48 77L42 82L38 77Z", CHALK, **_EDGE),
    "slime": path(
        "M8 92Q4 70 16 58Q14 22 50 16Q86 22 84 58Q96 70 92 92Q82 82 72 92Q60 82 50 92Q40 82 28 92Q18 82 8 92Z",
        "#4fc2a8",
        **_EDGE,
    )
    + path("M30 34Q38 24 50 24", "none", stroke="#b4d4ff", stroke_width=6, stroke_linecap="round")
    + circle(38, 54, 9, CHALK)
    + circle(64, 50, 12, CHALK)
    + circle(39, 56, 4, INK)
    + circle(63, 53, 5, INK)
    + line("M38 72Q52 80 66 72", INK, 4),
    "ghost": path("M16 94V46Q16 8 50 8Q84 8 84 46V94L72 82L61 94L50 82L39 94L28 82Z", "#f4efe2", **_EDGE)
    + path("M34 36Q40 30 44 40Q42 52 36 50Q30 46 34 36ZM66 36Q60 30 56 40Q58 52 64 50Q70 46 66 36Z", INK)
    + path("M44 60Q50 54 56 60Q58 74 50 76Q42 74 44 60Z", INK),
    "troll": path("M14 44Q8 12 50 8Q92 12 86 44Q96 92 50 96Q4 92 14 44Z", "#876a4d", **_EDGE)
    + path("M14 40Q20 12 50 10Q80 12 86 40L76 30L70 38L60 26L50 36L40 26L30 38L24 30Z", "#5a4433", **_EDGE)
    + circle(36, 50, 6, "#ffe38a")
    + circle(64, 50, 6, "#ffe38a")
    + _eyes(50, 36, 64, size=3)
    + path("M38 56Q50 46 62 56Q66 68 50 68Q34 68 38 56Z", "#b98a5e", **_EDGE)
    + line("M28 80Q50 72 72 80", INK, 4)
    + path("M30 80L34 62L42 77ZM70 80L66 62L58 77Z", CHALK, **_EDGE),
    "witch": path("M26 54Q24 84 44 94Q62 96 72 76L76 54Z", "#8fb062", **_EDGE)
    + path("M50 58L20 72L44 72Z", "#8fb062", **_EDGE)
    + _eyes(58, 40, 60)
    + line("M44 84Q54 84 60 78", INK, 4)
    + path("M70 50Q84 64 80 92L66 78Z", "#8d6bb0", **_EDGE)
    + path("M60 -2Q46 6 40 22L26 44H80Q76 22 60 -2Z", "#8d6bb0", **_EDGE)
    + path("M4 50Q50 30 98 48Q50 62 4 50Z", "#8d6bb0", **_EDGE)
    + line("M30 42Q54 34 78 42", COIN, 6),
    "vampire": path("M6 98L20 52L50 78L80 52L94 98Z", "#a02c3c", **_EDGE)
    + path("M24 44Q22 12 50 12Q78 12 76 44Q74 82 50 88Q26 82 24 44Z", "#f4efe2", **_EDGE)
    + path("M20 48Q12 8 50 4Q88 8 80 48Q76 28 64 24L50 38L36 24Q24 28 20 48Z", INK, **_EDGE)
    + _eyes(48, colour="#e0584e")
    + line("M32 40L44 43M68 40L56 43", INK, 4)
    + line("M36 66Q50 72 64 66", INK, 4)
    + path("M40 68L43 78L46 69ZM54 69L57 78L60 68Z", "#f4efe2", stroke=INK, stroke_width=1.5),
    "golem": rect(22, 10, 56, 40, "#a79c90", 6, **_EDGE)
    + rect(6, 50, 88, 44, "#a79c90", 6, **_EDGE)
    + line("M50 50V72M26 72V94M74 72V94M6 72H94", "#5a4433", 4)
    + rect(32, 24, 12, 10, COIN, 2)
    + rect(56, 24, 12, 10, COIN, 2)
    + line("M36 42H64", INK, 4),
    "dragon": path("M26 22L14 -2L40 14ZM70 18L90 -2L84 28Z", "#edd3a4", **_EDGE)
    + path("M30 20Q60 2 86 28Q98 60 86 96H44Q54 80 44 72L12 76Q0 66 6 54L28 44Q22 30 30 20Z", "#e0584e", **_EDGE)
    + path("M44 32L62 36L50 44Z", "#ffe38a", **_EDGE)
    + circle(13, 60, 3, INK)
    + line("M12 70Q30 68 46 62", INK, 4)
    + path("M20 69L24 79L30 67ZM34 66L38 75L43 63Z", CHALK)
    + line("M66 52Q78 58 74 74M62 70Q72 76 70 90", "#a02c3c", 5),
    "demon": path("M28 36Q2 30 6 -2Q18 20 42 20ZM72 36Q98 30 94 -2Q82 20 58 20Z", "#edd3a4", **_EDGE)
    + path("M24 42Q26 14 50 14Q74 14 76 42Q78 70 50 98Q22 70 24 42Z", "#a02c3c", **_EDGE)
    + path("M30 40L46 48L36 52ZM70 40L54 48L64 52Z", "#ffe38a", **_EDGE)
    + path("M34 64Q50 72 66 64Q60 78 50 78Q40 78 34 64Z", INK)
    + path("M38 66L42 73L46 68ZM54 68L58 73L62 66Z", CHALK)
    + path("M44 80L50 98L56 80Z", INK),
}
"""The bust of each creature."""
ADVENTURERS = {
    "warrior": path("M8 98Q10 70 50 68Q90 70 92 98Z", "#8a97a8", **_EDGE)
    + circle(50, 46, 24, _SKIN, **_EDGE)
    + _eyes(50)
    + path("M24 46Q22 12 50 12Q78 12 76 46L62 42V54H54V40H46V54H38V42Z", "#c4ccd6", **_EDGE)
    + path("M46 14Q44 -4 62 -4Q70 2 66 12Q58 6 54 14Z", "#e0584e", **_EDGE),
    "thief": path("M8 98Q12 70 50 68Q88 70 92 98Z", "#5f8a3c", **_EDGE)
    + circle(50, 46, 24, _SKIN, **_EDGE)
    + path("M26 40H74L72 54Q58 58 50 50Q42 58 28 54Z", INK)
    + _eyes(47, 39, 61, "#ffe38a")
    + path("M50 8Q18 12 18 52Q20 68 28 76Q28 42 50 26Q72 42 72 76Q80 68 82 52Q82 12 50 8Z", "#5f8a3c", **_EDGE)
    + line("M40 64Q50 68 62 60", INK, 4),
    "priest": path("M8 98Q12 70 50 68Q88 70 92 98Z", "#f4efe2", **_EDGE)
    + circle(50, 50, 23, _SKIN, **_EDGE)
    + _eyes(50)
    + line("M42 62Q50 66 58 62", INK, 4)
    + path("M28 38Q26 10 50 -4Q74 10 72 38Q50 28 28 38Z", "#f4efe2", **_EDGE)
    + line("M50 6V28M42 15H58", COIN, 6),
    "wizard": path("M8 98Q12 72 50 70Q88 72 92 98Z", "#5b70d0", **_EDGE)
    + circle(50, 48, 22, _SKIN, **_EDGE)
    + _eyes(48)
    + path("M28 52Q30 92 50 98Q70 92 72 52Q60 66 50 60Q40 66 28 52Z", "#f4efe2", **_EDGE)
    + path("M62 -6L76 36H24Q40 20 62 -6Z", "#5b70d0", **_EDGE)
    + path("M10 38Q50 22 90 38Q50 52 10 38Z", "#5b70d0", **_EDGE)
    + circle(54, 20, 5, COIN),
    "paladin": circle(50, 42, 46, "#ffe38a40")
    + path("M4 98Q8 68 50 66Q92 68 96 98Z", "#f4efe2", **_EDGE)
    + path("M24 40Q24 8 50 8Q76 8 76 40V60Q64 76 50 76Q36 76 24 60Z", "#f4efe2", **_EDGE)
    + line("M32 44H68", INK, 9)
    + line("M50 44V72", INK, 4)
    + path("M24 44Q-4 38 2 6Q14 26 26 26ZM76 44Q104 38 98 6Q86 26 74 26Z", COIN, **_EDGE)
    + line("M50 78V96M42 86H58", COIN, 6),
    "phantom": path(
        "M10 96Q14 68 38 66Q26 56 28 40Q32 16 50 16Q68 16 72 40Q74 56 62 66Q86 68 90 96Z",
        "#b4d4ff40",
        stroke="#b4d4ff",
        stroke_width=4,
        stroke_dasharray="8 6",
    )
    + _eyes(42, colour="#b4d4ff"),
}
"""The bust of each class of adventurers, of the paladin and of a phantom."""
ROOMS = {
    "chicken_coop": path("M22 62Q18 34 44 34L52 20Q66 14 70 30Q74 84 46 86Q26 84 22 62Z", "#f4efe2", **_EDGE)
    + path("M54 20Q56 8 64 16Q72 10 70 24Z", "#e0584e", **_EDGE)
    + path("M70 30L82 36L70 40Z", COIN, **_EDGE)
    + circle(62, 30, 3, INK)
    + line("M42 86V96M52 86V96", COIN, 5),
    "mushroom_bed": path("M10 50Q14 14 50 14Q86 14 90 50Z", "#e0584e", **_EDGE)
    + path("M36 50H64Q60 70 66 92H34Q40 70 36 50Z", "#f4efe2", **_EDGE)
    + circle(36, 34, 7, "#f4efe2")
    + circle(62, 30, 8, "#f4efe2"),
    "souvenir_shop": path("M26 30H70V88H26Z", "#edd3a4", **_EDGE)
    + line("M72 44Q92 44 88 60Q84 72 72 70", "#edd3a4", 8)
    + path("M36 50L34 38L44 46H52L62 38L60 50Q64 70 48 72Q32 70 36 50Z", "#e0584e", **_EDGE),
    "mint": circle(42, 58, 32, COIN, **_EDGE)
    + circle(64, 38, 28, "#ffe38a", **_EDGE)
    + line("M56 30L72 46M72 30L56 46", "#a8741a", 7),
    "workshop": line("M24 84L66 32", "#b98a5e", 12)
    + path("M44 22L62 8L92 36L78 50Z", "#c4ccd6", **_EDGE)
    + path("M62 92L70 70L78 92Z M78 92L86 70L94 92Z", "#c4ccd6", **_EDGE),
    "tool_shed": line("M22 88L60 34M78 88L40 34", "#b98a5e", 10)
    + path("M30 22Q60 8 84 34Q60 26 46 36Z", "#c4ccd6", **_EDGE)
    + path("M26 20L46 14L42 46Q24 44 26 20Z", "#c4ccd6", **_EDGE),
    "printing_press": rect(14, 26, 72, 62, "#f4efe2", 4, **_EDGE)
    + rect(22, 34, 56, 12, INK, 2)
    + rect(22, 54, 24, 24, "#c9b8d8", 2)
    + line("M54 58H78M54 68H78M54 78H70", INK, 4)
    + line("M14 14H86", "#b98a5e", 10),
    "magic_room": path(
        "M50 90C12 62 8 42 10 32C14 12 42 8 50 30C58 8 86 12 90 32C92 42 88 62 50 90Z", "#f06aa0", **_EDGE
    )
    + path("M34 44L32 32L42 40H58L68 32L66 44Q70 64 50 68Q30 64 34 44Z", "#e0584e", **_EDGE),
    "training_hall": line("M18 86L78 20M82 86L22 20", "#c4ccd6", 9) + line("M14 70L34 90M86 70L66 90", "#b98a5e", 9),
    "dark_room": path("M62 8Q24 16 24 52Q26 88 64 92Q40 78 40 50Q40 24 62 8Z", "#ffe38a", **_EDGE)
    + path("M56 44L68 34L74 42L80 34L92 44Q84 48 82 56L74 50L66 56Q64 48 56 44Z", INK, stroke=CHALK, stroke_width=2),
    "labyrinth": line("M50 52H62V38H36V66H76V24H22V80H90V10H10V92", "#edd3a4", 7),
    "antimagic_room": path("M50 14L59 40H86L64 56L72 82L50 66L28 82L36 56L14 40H41Z", "#b4d4ff", **_EDGE)
    + line("M12 88L88 12", "#e0584e", 11),
    "cafeteria": path("M10 54H90Q86 90 50 90Q14 90 10 54Z", "#edd3a4", **_EDGE)
    + line("M34 42Q28 32 36 24T34 8M52 42Q46 32 54 24T52 8M70 42Q64 32 72 24T70 8", CHALK, 5),
    "chapel": path("M18 92V46L50 16L82 46V92Z", "#8d6bb0", **_EDGE)
    + line("M50 0V16M42 8H58", CHALK, 5)
    + path("M40 92V66Q50 52 60 66V92Z", INK)
    + circle(50, 46, 8, COIN),
    "pandemonium": path("M8 92H92V78H8Z M14 78V40H28V78Z M43 78V40H57V78Z M72 78V40H86V78Z", "#c9b8d8", **_EDGE)
    + path("M6 40L50 8L94 40Z", "#a02c3c", **_EDGE)
    + _eyes(30, 42, 58, "#ffe38a"),
    "hall_of_fame": path("M28 10H72V40Q70 62 50 64Q30 62 28 40Z", COIN, **_EDGE)
    + line("M28 18H12Q12 44 32 46M72 18H88Q88 44 68 46", COIN, 7)
    + path("M44 64H56V78H70V90H30V78H44Z", COIN, **_EDGE),
}
"""The symbol of each room."""

_SIGNS = {"trap": "trap", "card": "star", "special": "scroll"}
"""The icons of those families of things whose members look alike."""


def drawing(family: str, name: str) -> str:
    """The drawing of a thing that can be looked up or chosen."""
    if family == "hero":
        return ADVENTURERS[HEROES[name].hero_class]
    if family in _SIGNS:
        return icon(_SIGNS[family], 50, 50, 96)
    return (CREATURES if family == "creature" else ROOMS)[name]


@cache
def place(drawing: str, x: float, y: float, size: float) -> str:
    """A drawing around (x, y), `size` wide."""
    return group(drawing, at=(x - size / 2, y - size / 2), scale=size / 100)
