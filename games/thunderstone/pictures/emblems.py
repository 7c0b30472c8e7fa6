"""A drawing for each group of monsters, whose members differ in colour and size, and one for the Thunderstone.

Each fits into a box of 100 by 100.
"""

from __future__ import annotations

from functools import cache

from games.thunderstone.rules.cards import CARDS, THUNDERSTONE
from pictures.strokes import both, dot, ink, shape
from pictures.svg import circle, group, path
from pictures.tokens import INK

BONE = "#efe6cf"


def _skull(eyes: str) -> str:
    return (
        shape("M36 66H64V90H36Z", BONE)
        + shape("M50 10C80 10 88 34 82 54Q80 68 66 72H34Q20 68 18 54C12 34 20 10 50 10Z", BONE)
        + path("M26 46Q36 34 46 48Q44 62 34 60Q26 58 26 46ZM74 46Q64 34 54 48Q56 62 66 60Q74 58 74 46Z", INK)
        + both(dot(36, 50, 4.5, eyes))
        + path("M50 58L45 68H55Z", INK)
        + ink("M43 74V89M50 74V89M57 74V89", 2.5)
    )


_UNDEAD_DOOM_CROWN = shape("M24 24L20 -2L36 12L50 -6L64 12L80 -2L76 24Q50 12 24 24Z", "#d8b03a")
_DRAWN = {
    "abyssal": (
        both(shape("M40 30Q14 34 8 4Q18 16 34 14Q44 16 48 26Z", BONE))
        + shape("M50 18Q80 20 78 50Q76 78 50 94Q24 78 22 50Q20 20 50 18Z", "#c0392f")
        + both(shape("M28 44L47 54Q40 62 31 56Z", "#ffd94a") + dot(40, 53, 3))
        + shape("M34 68Q50 78 66 68Q62 84 50 84Q38 84 34 68Z", "#4a0f14")
        + path("M40 71L43 79L46 73ZM60 71L57 79L54 73Z", "#fff")
        + ink("M50 24V40M42 28L46 40M58 28L54 40", 2.5)
    ),
    "doomknight_humanoid": (
        shape("M12 96Q12 72 34 68H66Q88 72 88 96Z", "#4b5468")
        + both(shape("M26 40L6 22L14 50Z", "#7d879e"))
        + shape("M24 28Q50 2 76 28V60Q72 80 50 88Q28 80 24 60Z", "#6d768c")
        + path("M28 40H46L44 52Q34 52 28 46ZM72 40H54L56 52Q66 52 72 46Z", INK)
        + both(dot(38, 46, 4, "#ff5a4d"))
        + ink("M50 12V84M40 62V76M44 66V80M60 62V76M56 66V80", 3)
    ),
    "dragon": (
        shape("M58 28L92 8L78 40Z", "#7f9c3a")
        + shape("M40 26L46 2L58 24Z", BONE)
        + shape("M62 34Q92 46 90 78Q88 92 78 94H44Q60 84 54 70L16 72Q4 66 8 54L30 42Q38 22 62 34Z", "#8fb046")
        + shape("M30 40Q44 34 52 46Q40 52 30 46Z", "#ffd94a")
        + dot(42, 44, 3)
        + dot(15, 58, 2.5)
        + path("M14 70L18 80L24 71L30 80L36 71L42 79L46 71Z", "#fff", stroke=INK, stroke_width=2)
        + ink("M66 50L80 60M68 64L82 74M66 78L78 86", 3)
    ),
    "enchanted": (
        shape("M56 38Q96 18 96 66Q84 54 72 62Q84 70 78 84Q66 72 56 74Z", "#f5f0ff")
        + shape("M36 24L30 0L46 20Z", "#ffd94a")
        + shape("M48 16Q66 26 66 52L70 94H38Q44 78 38 64L18 70Q8 64 12 54L26 32Q34 14 48 16Z", "#c9b8f2")
        + shape("M48 14Q74 22 72 60Q64 44 60 46Q62 30 48 14Z", "#8f74d8")
        + dot(32, 38, 4)
        + dot(17, 60, 2.2)
        + path("M84 16L87 24L95 27L87 30L84 38L81 30L73 27L81 24Z", "#fff2b8")
    ),
    "humanoid": (
        both(shape("M28 42L4 32L20 62Z", "#5f8a3c"))
        + shape("M50 12Q80 14 78 48Q78 88 50 92Q22 88 22 48Q20 14 50 12Z", "#7ba64c")
        + shape("M24 34Q50 4 76 34L72 24Q50 -2 28 24Z", "#7a4a24")
        + both(shape("M30 42Q38 36 46 46Q38 54 30 48Z", "#fff3b0") + dot(39, 46, 3))
        + ink("M28 36L46 42M72 36L54 42", 4)
        + shape("M44 56Q50 50 56 56L54 64H46Z", "#5f8a3c")
        + ink("M32 74Q50 82 68 74")
        + both(shape("M36 77L38 60L45 78Z", BONE))
    ),
    "ooze": (
        shape("M48 8C58 30 92 44 94 74Q96 92 50 92Q4 92 6 74C8 46 40 34 48 8Z", "#4fb39a")
        + path("M44 28C38 42 20 52 18 68Q26 56 38 50Q46 44 44 28Z", "#b8f0e0")
        + both(dot(36, 64, 9, "#fff") + dot(38, 66, 4.5))
        + ink("M34 80Q50 90 66 80", 4)
        + dot(76, 76, 5, "#8fe0cc")
        + dot(84, 84, 3, "#8fe0cc")
        + dot(20, 80, 4, "#8fe0cc")
    ),
    "undead_doom": _skull("#ff8a3a") + _UNDEAD_DOOM_CROWN,
    "undead_spirit": (
        shape("M50 6C80 6 86 32 84 56L90 94L74 82L62 96L50 82L38 96L26 82L10 94L16 56C14 32 20 6 50 6Z", "#cfe6f5")
        + path("M32 38Q40 30 45 44Q42 56 36 54Q30 50 32 38ZM68 38Q60 30 55 44Q58 56 64 54Q70 50 68 38Z", INK)
        + path("M42 64Q50 58 58 64Q58 78 50 78Q42 78 42 64Z", INK)
        + both(dot(38, 45, 3, "#6fe3ff"))
    ),
    THUNDERSTONE: (
        "".join(circle(50, 50, radius, "#6fe3ff24") for radius in (48, 38, 28))
        + shape("M50 4L82 30L74 76L50 96L26 76L18 30Z", "#2aa3c7")
        + path("M50 4L82 30L58 40L50 4ZM18 30L42 40L50 96L26 76Z", "#1b7896")
        + path("M50 4L42 40L18 30ZM58 40L82 30L74 76Z", "#7fdcf2")
        + shape("M58 20L34 54H48L42 82L68 46H54Z", "#fff6b0")
    ),
}


_BODIES = {
    "abyssal": ("#c0392f", "#8e44ad #a8632f #d65a9a #c0392f #5a6c88"),
    "doomknight_humanoid": ("#6d768c", "#3f4656 #c9ab5a #4f6fb0 #8a4b4b #8a93a8"),
    "dragon": ("#8fb046", "#4a4f66 #a86fc0 #c98a3a #b0483a #5fa89a"),
    "enchanted": ("#c9b8f2", "#c79a6a #e0b94a #7fd0c0 #f2ead8 #d8a878"),
    "humanoid": ("#7ba64c", "#b05a4a #7d8f5a #d08a4a #9aa0a8 #7ba64c"),
    "ooze": ("#4fb39a", "#4a4658 #9aa0a8 #6fb84a #a884c8 #d0584e"),
    "undead_doom": (BONE, "#c9b98a #b8c4d6 #efe6cf #9a8fb8 #d89a8a"),
    "undead_spirit": ("#cfe6f5", "#cfe6f5 #c8b8ec #f0b8a8 #a8e0b8 #8fb4e8"),
}
"""For each group: the colour in its drawing that is replaced, and those of its members in the order of the data."""
SMALLEST_MEMBER, STEP = 0.76, 0.06
"""The size of the weakest member of a group, and how much more the next one has."""


@cache
def emblem(card: str) -> str:
    """The drawing for a card of the dungeon. Raises KeyError for any other card."""
    kind = CARDS[card].type
    drawn = _DRAWN[kind or card]
    if kind not in _BODIES:
        return drawn
    members = [member.id for member in CARDS.values() if member.type == kind]
    body, colours = _BODIES[kind]
    by_health = sorted(members, key=lambda member: (CARDS[member].health, CARDS[member].points))
    size = SMALLEST_MEMBER + STEP * by_health.index(card)
    own = drawn.replace(body, colours.split()[members.index(card)])
    return group(own, at=(50 * (1 - size), 100 * (1 - size)), scale=size)
