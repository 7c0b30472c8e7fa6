"""The large monsters, the demon king and the evil god, drawn in a box of 100 by 100."""

from __future__ import annotations

from pictures.strokes import both, dot, ink, shape
from pictures.svg import circle, path
from pictures.tokens import CHALK, COIN, INK, MIST

WHITE, ASH, GREY, IRON, RED, FLESH = "#fff8e6", "#e9e4ec", "#75787c", "#656d7d", "#c8372e", "#f2cda2"
GOLD, MOSS, GLOW, PLUM = "#f4e36a", "#6f9264", "#62e0ff", "#5d4a77"
"""The paints that several monsters share."""

_CROWN = "M30 24L26 2L38 12L50 -4L62 12L74 2L70 24Z"


def skull() -> str:
    """A skull from the front, shared by all skeletal monsters."""
    return (
        shape("M36 68H64V88H36Z", CHALK)
        + shape("M50 12C78 12 86 34 82 54Q80 68 66 72H34Q20 68 18 54C14 34 22 12 50 12Z", CHALK)
        + path("M28 48Q36 36 46 48Q46 62 36 62Q26 60 28 48ZM72 48Q64 36 54 48Q54 62 64 62Q74 60 72 48Z", INK)
        + path("M50 58L45 68H55Z", INK)
        + ink("M43 74V87M50 74V87M57 74V87", 2.5)
    )


_CHIMERA_MANE = (
    "M50 16L62 8L66 20L82 18L80 34L94 42L84 54L92 70L76 74L72 90L58 84L50 96"
    "L42 84L28 90L24 74L8 70L16 54L6 42L20 34L18 18L34 20L38 8Z"
)
_BANSHEE_QUEEN_HAIR = (
    "M50 6C86 6 84 40 90 60Q96 84 86 98L76 84L70 98L62 88H38L30 98L24 84L14 98Q4 84 10 60C16 40 14 6 50 6Z"
)
_EVIL_GOD_ARMS = (
    "M36 40Q8 30 6 10Q2 -2 12 2Q22 20 42 28ZM32 56Q2 58 2 38Q2 30 8 34Q14 46 34 44Z"
    "M34 66Q8 78 4 94Q2 100 12 98Q18 84 42 78ZM42 74Q30 86 32 98H42Q42 90 50 80Z"
)
LARGE = {
    "minotaur": (
        both(shape("M32 30Q4 30 4 2Q16 14 38 16Z", CHALK))
        + both(shape("M28 40L8 42Q14 56 30 54Z", "#6b3a30"))
        + shape("M50 14C72 14 76 34 72 52L66 84Q50 96 34 84L28 52C24 34 28 14 50 14Z", "#8a5836")
        + path("M40 14H60L56 32L50 26L44 32Z", "#6b3a30")
        + both(path("M31 42L45 48L36 53Z", GOLD, stroke=INK, stroke_width=2) + dot(40, 48, 2))
        + shape("M34 66Q50 58 66 66L64 84Q50 92 36 84Z", FLESH)
        + both(dot(42, 74, 3.5))
        + f'<circle cx="50" cy="84" r="7" fill="none" stroke="{INK}" stroke-width="7"/>'
        + f'<circle cx="50" cy="84" r="7" fill="none" stroke="{COIN}" stroke-width="3.5"/>'
    ),
    "troll": (
        shape("M6 96Q6 60 34 56H66Q94 60 94 96Z", MOSS)
        + both(shape("M28 40L14 30L20 56L30 54Z", MOSS))
        + shape("M50 10C74 10 76 32 74 52Q76 80 50 80Q24 80 26 52C24 32 26 10 50 10Z", MOSS)
        + path("M30 22Q50 -6 70 22Q60 14 54 20Q46 12 30 22Z", "#5a4a3c", stroke=INK, stroke_width=2.5)
        + ink("M32 36Q50 44 68 36", 6)
        + both(dot(40, 44, 4.5, GOLD) + dot(40, 44, 2))
        + shape("M42 46Q50 42 58 46Q62 62 50 62Q38 62 42 46Z", MOSS)
        + ink("M34 68Q50 74 66 68")
        + both(shape("M36 70L36 56L43 71Z", CHALK))
    ),
    "mummy_lord": (
        shape("M18 96Q20 72 50 70Q80 72 82 96Z", FLESH)
        + shape("M50 18C74 18 76 36 74 54Q72 80 50 82Q28 80 26 54C24 36 26 18 50 18Z", FLESH)
        + ink("M26 40Q50 30 74 44M27 56Q50 66 74 54M30 66Q50 76 72 64M26 48L48 46M36 78Q50 72 66 78M30 86L70 92", 2.5)
        + path("M32 44Q50 38 68 46Q66 58 50 56Q34 56 32 44Z", INK)
        + both(dot(42, 49, 4.5, "#8ad498"))
        + shape("M28 28L24 6L40 14L50 -2L60 14L76 6L72 28Q50 18 28 28Z", COIN)
        + shape("M50 -2Q60 4 52 16L48 16Q42 8 50 -2Z", "#2fb58a")
    ),
    "harpy_queen": (
        both(shape("M38 56Q24 18 0 14Q2 30 8 38Q2 42 4 54Q10 54 12 62Q12 72 22 72Q28 82 42 80Z", "#57aea3"))
        + both(ink("M36 60L10 38M36 68L14 60", 2))
        + shape("M50 62L70 94H30Z", "#57aea3")
        + shape("M30 30Q24 60 34 70L40 50ZM70 30Q76 60 66 70L60 50Z", PLUM)
        + shape("M50 20C66 20 70 34 68 46Q64 66 50 68Q36 66 32 46C30 34 34 20 50 20Z", FLESH)
        + path("M31 42Q32 18 50 18Q68 18 69 42Q60 28 50 30Q40 28 31 42Z", PLUM, stroke=INK, stroke_width=2.5)
        + both(path("M36 46L46 44L44 51Z", INK))
        + shape("M50 48L45 58Q50 62 55 58Z", COIN)
        + shape("M34 22L32 6L42 13L50 2L58 13L68 6L66 22Q50 14 34 22Z", COIN)
    ),
    "vampire": (
        both(shape("M50 92L44 62L14 38Q6 70 8 96H50Z", "#7a1620"))
        + path("M40 72H60L50 96Z", WHITE, stroke=INK, stroke_width=2.5)
        + both(shape("M30 40L18 34L28 56Z", ASH))
        + shape("M50 10C72 10 74 30 72 46Q68 72 50 78Q32 72 28 46C26 30 28 10 50 10Z", ASH)
        + shape("M28 40Q22 6 50 6Q78 6 72 40L66 26L50 36L34 26Z", INK)
        + both(path("M33 44L46 48L38 53Z", RED, stroke=INK, stroke_width=1.5) + ink("M32 40L46 44", 3))
        + ink("M40 62Q50 66 60 62")
        + path("M42 63L45 72L48 64ZM58 63L55 72L52 64Z", WHITE, stroke=INK, stroke_width=1.5)
    ),
    "lich": (
        shape("M4 98Q2 30 34 12Q50 2 66 12Q98 30 96 98Z", "#2b2052")
        + shape("M16 98Q16 46 36 26H64Q84 46 84 98Z", INK)
        + f'<g transform="translate(14 22) scale(.72)">{skull()}</g>'
        + both(dot(41, 60, 5, GLOW) + dot(41, 60, 2, WHITE))
        + shape("M26 32L22 8L37 18L50 2L63 18L78 8L74 32Q50 22 26 32Z", COIN)
        + both(dot(36, 25, 3, GLOW))
    ),
    "chimera": (
        ink("M86 84Q104 70 92 56", 7)
        + shape("M92 56Q82 46 92 38Q102 44 98 56Z", "#6f9a48")
        + both(shape("M36 24Q28 4 12 0Q20 8 22 30Z", GREY))
        + shape(_CHIMERA_MANE, "#b4633a")
        + shape("M50 30C68 30 72 44 70 56Q66 78 50 80Q34 78 30 56C28 44 32 30 50 30Z", FLESH)
        + both(path("M35 48L46 52L38 56Z", FLESH, stroke=INK, stroke_width=2) + dot(41, 52, 2))
        + shape("M44 58H56L50 65Z", "#6b3a30")
        + ink("M50 65V70M40 70Q45 75 50 70Q55 75 60 70")
        + path("M43 73L45 80L48 73ZM57 73L55 80L52 73Z", WHITE, stroke=INK, stroke_width=1.2)
    ),
    "dullahan": (
        shape("M50 2C54 14 64 16 60 28Q58 36 50 36Q42 36 40 28C38 20 46 16 50 2Z", GLOW)
        + path("M50 14Q56 22 54 30H46Q44 24 50 14Z", ASH)
        + shape("M10 98L16 54Q28 40 42 38H58Q72 40 84 54L90 98Z", IRON)
        + both(shape("M12 60Q12 42 34 42L30 62Z", IRON))
        + ink("M50 40V98M34 64H46M54 64H66", 3)
        + shape("M56 62Q70 52 84 62V82Q70 96 56 82Z", MIST)
        + path("M59 68H81V76Q70 80 59 76Z", INK)
        + dot(66, 72, 3, "#e8552b")
        + dot(75, 72, 3, "#e8552b")
        + ink("M46 88Q58 98 74 92", 7)
    ),
    "bone_dragon": (
        ink("M74 62L98 76M70 70L88 92M78 52L100 56", 5)
        + shape("M58 30Q66 6 92 -2Q84 14 86 20Q94 14 100 16Q92 34 74 42Z", CHALK)
        + shape("M30 34L28 18L42 28ZM18 46L12 32L28 40Z", CHALK)
        + shape("M16 74L44 68L74 66Q82 80 64 92Q38 98 16 74Z", CHALK)
        + shape("M2 60Q4 44 24 42Q34 22 58 22Q86 26 86 50Q86 66 70 74L62 66L40 68L14 72Q2 72 2 60Z", CHALK)
        + path("M44 42L68 36Q72 50 60 56Q50 56 44 42Z", INK)
        + dot(59, 46, 5, "#9a6bf0")
        + dot(59, 46, 2, WHITE)
        + path("M8 56Q12 50 17 54Q14 60 8 56Z", INK)
        + path("M10 70L15 84L21 70L27 82L32 69L38 80L43 68L49 78L54 67Z", WHITE, stroke=INK, stroke_width=2)
        + ink("M32 62Q38 56 40 48", 2.5)
    ),
    "banshee_queen": (
        shape(_BANSHEE_QUEEN_HAIR, "#57aea3")
        + both(ink("M20 40Q14 66 20 84M30 30Q24 60 30 88", 2))
        + shape("M50 22C68 22 70 38 68 52Q66 82 50 86Q34 82 32 52C30 38 32 22 50 22Z", ASH)
        + both(path("M35 46Q42 36 47 48Q42 56 36 52Z", INK) + dot(41, 48, 2.5, "#3cc496"))
        + path("M50 58Q60 60 58 72Q56 82 50 82Q44 82 42 72Q40 60 50 58Z", INK)
        + shape("M30 30L30 12L41 19L50 6L59 19L70 12L70 30Q50 20 30 30Z", COIN)
        + both(ink("M36 56V66", 2.5))
    ),
    **dict.fromkeys(
        ("demon_king_a", "demon_king_b"),
        (
            both(shape("M34 40Q0 44 2 6Q10 -2 8 10Q12 28 40 22Z", CHALK, "#3d0f14"))
            + both(ink("M7 22L14 16M14 34L20 24", 2.5))
            + shape("M50 16C76 16 80 42 74 58L60 92H40L26 58C20 42 24 16 50 16Z", RED, INK)
            + path("M26 46L48 56L44 62L30 56ZM74 46L52 56L56 62L70 56Z", GOLD, stroke=INK, stroke_width=2)
            + both(dot(40, 56, 2.4, INK))
            + path("M34 70Q50 62 66 70L60 80Q50 76 40 80Z", INK)
            + path("M38 70L41 78L45 69L48 75L52 75L55 69L59 78L62 70Z", WHITE)
            + shape("M44 84L50 98L56 84Z", INK, INK)
            + shape("M32 28L30 4L42 16L50 -4L58 16L70 4L68 28Q50 18 32 28Z", COIN, "#3d0f14")
            + circle(50, 14, 4, RED)
        ),
    ),
    "evil_god": (
        both(shape(_EVIL_GOD_ARMS, "#503a96", INK))
        + shape("M50 18Q84 24 84 54Q80 84 50 88Q20 84 16 54Q16 24 50 18Z", "#9a6bf0", INK)
        + path("M18 54Q50 22 82 54Q50 86 18 54Z", WHITE, stroke=INK, stroke_width=3)
        + circle(50, 54, 16, COIN, stroke=INK, stroke_width=2.5)
        + path("M50 36Q58 54 50 72Q42 54 50 36Z", INK)
        + dot(45, 47, 3.5, WHITE)
        + both(dot(30, 34, 3.5, WHITE) + dot(30, 76, 3.5, WHITE))
        + shape(_CROWN, "#b79bff", INK)
    ),
}
"""The drawing of each unit."""
