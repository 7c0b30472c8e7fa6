"""Every monster as a drawing in a box of 100 by 100: flat shapes with a dark outline, one idea each."""

from __future__ import annotations

from games.dungeon_go.pictures import emblems_large
from games.dungeon_go.pictures.emblems_large import ASH, FLESH, GLOW, GOLD, GREY, IRON, MOSS, PLUM, RED, WHITE, skull
from pictures.strokes import both, dot, ink, shape
from pictures.svg import path
from pictures.tokens import CHALK, COIN, INK, MIST

_CAVE_SPIDER_LEGS = "M36 54L14 36L4 56M36 60L10 58L4 82M38 66L18 74L16 94M40 48L24 22L10 24"
_SMALL = {
    "goblin": (
        both(shape("M30 48L2 22L20 66L32 66Z", "#6f9a48"))
        + shape("M50 16C76 16 80 42 75 58C70 80 58 90 50 90C42 90 30 80 25 58C20 42 24 16 50 16Z", "#6f9a48")
        + both(shape("M28 44Q38 36 46 50Q36 56 28 44Z", GOLD) + dot(38, 47, 3))
        + shape("M50 48L42 64Q50 69 58 64Z", "#6f9a48")
        + ink("M34 73Q50 82 66 73")
        + path("M40 75L43 66L46 77ZM60 75L57 66L54 77Z", WHITE)
    ),
    "kobold": (
        both(shape("M34 36L6 20L16 52L30 56Z", "#b4633a"))
        + both(shape("M40 22L34 2L48 16Z", CHALK))
        + shape("M50 14Q78 20 76 46Q76 60 62 64L60 80Q50 90 40 80L38 64Q24 60 24 46Q22 20 50 14Z", "#b4633a")
        + both(shape("M29 40L46 44L38 54Z", FLESH) + dot(40, 47, 3))
        + both(dot(46, 70, 2.5))
        + ink("M41 80Q50 86 59 80M50 58V26M44 30L50 34L56 30M44 22L50 26L56 22", 2.5)
        + path("M42 80L44 92L48 83ZM58 80L56 92L52 83Z", WHITE, stroke=INK, stroke_width=1.5)
    ),
    "skeleton": ink("M12 92L34 74M8 84L18 96M88 92L66 74M92 84L82 96", 7) + skull(),
    "giant_rat": (
        ink("M84 74Q102 70 94 46Q88 34 98 26", 6)
        + shape("M8 62Q18 40 38 40Q62 26 82 46Q96 64 84 82H30Q14 80 8 62Z", GREY)
        + shape("M30 44A11 11 0 1 1 48 40Z", FLESH)
        + dot(26, 56, 4)
        + dot(9, 62, 4.5, "#b4633a")
        + ink("M14 66L2 72M15 69L6 80M36 82V90M44 82V90M70 82V90M78 82V90", 3)
        + path("M17 72L19 82L24 74Z", WHITE, stroke=INK, stroke_width=1.5)
    ),
    "giant_bat": (
        both(shape("M46 50Q34 14 4 26Q10 40 4 60Q18 54 24 66Q32 58 44 74Z", PLUM))
        + both(ink("M42 50L6 28M42 56L24 64", 2))
        + shape("M50 84Q34 76 36 54L34 30L44 40H56L66 30L64 54Q66 76 50 84Z", PLUM)
        + both(dot(44, 52, 4.5, GOLD) + dot(44, 52, 2))
        + path("M42 62H58L55 70L52 63H48L45 70Z", WHITE, stroke=INK, stroke_width=1.5)
    ),
    "cave_spider": (
        both(ink(_CAVE_SPIDER_LEGS, 5))
        + shape("M50 40C72 40 78 58 74 72C70 88 60 92 50 92C40 92 30 88 26 72C22 58 28 40 50 40Z", IRON)
        + shape("M50 24C62 24 66 34 64 42Q58 52 50 52Q42 52 36 42C34 34 38 24 50 24Z", IRON)
        + "".join(dot(x, y, r, "#e8552b") for x, y, r in ((44, 36, 4), (56, 36, 4), (37, 33, 2.4), (63, 33, 2.4)))
        + path("M45 47L43 57L49 50ZM55 47L57 57L51 50Z", WHITE)
        + path("M50 60L60 72L50 84L40 72Z", RED)
    ),
    "imp": (
        both(shape("M38 60Q18 34 2 40Q8 50 4 62Q14 60 16 72Q26 66 38 76Z", "#7a1620"))
        + both(shape("M36 26Q22 20 22 2Q32 12 46 20Z", CHALK))
        + shape("M50 18C70 18 74 36 70 52C66 68 58 76 50 76C42 76 34 68 30 52C26 36 30 18 50 18Z", RED)
        + both(shape("M33 38L47 46L36 50Z", GOLD) + dot(41, 46, 2.2))
        + shape("M36 58Q50 66 64 58Q58 72 50 72Q42 72 36 58Z", "#7a1620")
        + path("M41 61L44 68L47 62ZM59 61L56 68L53 62Z", WHITE)
        + ink("M58 78Q70 96 84 86", 4)
        + path("M82 76L98 82L84 94Z", RED, stroke=INK, stroke_width=2.5)
    ),
    "will_o_wisp": (
        shape(
            "M52 4C58 26 84 36 80 64C76 86 62 94 50 94C36 94 22 84 20 64C18 46 32 42 34 24Q44 30 44 40Q54 26 52 4Z",
            "#7db9f5",
        )
        + path("M51 34C56 48 70 52 67 68C64 82 57 86 50 86C42 86 34 80 33 68C32 58 40 56 42 48Q48 52 51 34Z", ASH)
        + both(path("M40 62Q44 56 47 64Q44 72 40 68Z", INK))
        + ink("M43 77Q50 82 57 77", 3)
        + dot(12, 30, 5, GLOW)
        + dot(88, 22, 4, GLOW)
    ),
    "slime": (
        shape("M50 14C58 34 90 48 92 74Q92 92 50 92Q8 92 8 74C10 48 42 34 50 14Z", "#8ad498")
        + path("M46 32C40 44 24 52 22 66Q28 56 40 50Q48 44 46 32Z", "#8ad498")
        + both(dot(38, 68, 8, WHITE) + dot(39, 69, 4))
        + ink("M38 82Q50 88 62 82", 3.5)
        + dot(74, 80, 4, "#8ad498")
    ),
    "living_armor": (
        shape("M14 94Q14 70 34 66H66Q86 70 86 94Z", GREY)
        + shape("M26 26Q50 4 74 26V60Q50 84 26 60Z", MIST)
        + path("M30 38H70V50Q50 56 30 50Z", INK)
        + both(dot(41, 44, 4.5, GLOW))
        + ink("M50 8V36M50 54V74", 3)
        + both(ink("M38 58V66M44 60V69", 2.5))
        + shape("M46 10Q50 -8 70 0Q62 4 56 14Z", RED)
    ),
    "stone_imp": (
        both(shape("M36 64L6 26Q2 50 8 68L16 62L18 78L28 70L36 80Z", GREY))
        + both(shape("M38 24L24 4L48 18Z", GREY))
        + shape("M50 16L70 26L74 50L64 74L50 82L36 74L26 50L30 26Z", MIST)
        + both(path("M32 40L46 46L44 52L34 50Z", COIN, stroke=INK, stroke_width=2))
        + shape("M46 50H54L58 62H42Z", GREY)
        + ink("M38 69H62M58 18L54 30L60 36M30 60L38 58", 2.5)
        + path("M41 69L44 62L47 69ZM59 69L56 62L53 69Z", WHITE)
    ),
    "walking_fungus": (
        both(shape("M42 80Q34 92 26 94H44L48 84Z", FLESH))
        + shape("M36 50H64Q72 76 62 88H38Q28 76 36 50Z", CHALK)
        + shape("M4 52Q8 12 50 10Q92 12 96 52Q76 62 50 58Q24 62 4 52Z", "#8d3f5e")
        + "".join(dot(x, y, r, ASH) for x, y, r in ((30, 30, 7), (56, 24, 8), (76, 40, 6), (16, 46, 4), (48, 45, 5)))
        + both(dot(43, 70, 3.6))
        + ink("M44 80Q50 76 56 80", 3)
    ),
    "ghost": (
        shape("M50 8C76 8 82 30 82 52L86 92L72 82L60 94L50 82L40 94L28 82L14 92L18 52C18 30 24 8 50 8Z", ASH)
        + path("M26 50Q24 66 22 82L30 76Q34 60 32 40Z", ASH)
        + both(path("M36 38Q42 30 46 42Q44 54 38 50Z", INK))
        + path("M50 56Q60 58 57 70Q50 80 43 70Q40 58 50 56Z", INK)
    ),
    "zombie": (
        shape("M22 94Q22 78 38 74H62Q78 78 78 94Z", IRON)
        + shape("M28 22Q50 6 72 22L76 52Q72 78 50 80Q28 78 24 52Z", MOSS)
        + path("M26 30Q30 10 52 12Q72 12 74 30L64 22L58 30L48 20L40 30L34 24Z", INK)
        + dot(38, 44, 8, WHITE)
        + dot(40, 45, 3)
        + dot(63, 47, 6, WHITE)
        + dot(62, 50, 2.5)
        + ink("M36 66Q50 58 64 66M42 60V68M52 58V67M60 30L72 40M62 40L70 32", 2.5)
        + dot(30, 58, 5, "#8d3f5e")
    ),
    "ghoul": (
        both(shape("M30 70L8 60L2 84L10 78L14 92L20 82L28 92L34 84Z", GREY))
        + shape("M50 8Q78 10 76 42L68 62L64 88Q50 96 36 88L32 62L24 42Q22 10 50 8Z", MIST)
        + both(path("M30 36Q40 28 46 42Q38 54 32 46Z", INK) + dot(39, 42, 3, GOLD))
        + path("M35 62Q50 56 65 62L61 84Q50 90 39 84Z", "#3d0f14")
        + path("M37 63L40 72L44 62L48 71L52 71L56 62L60 72L63 63M40 84L43 76L47 86L50 78L53 86L57 76L60 84Z", WHITE)
        + ink("M50 44L47 54H53", 2.5)
    ),
    "cursed_doll": (
        both(shape("M30 28Q8 22 8 44Q8 62 22 60Q16 46 32 42Z", "#8a5836"))
        + shape("M50 60L82 94H18Z", "#8d3f5e")
        + shape("M50 12C72 12 78 30 76 44C74 62 62 70 50 70C38 70 26 62 24 44C22 30 28 12 50 12Z", FLESH)
        + path("M24 42Q22 12 50 12Q78 12 76 42Q68 26 50 26Q32 26 24 42Z", "#8a5836", stroke=INK, stroke_width=3)
        + dot(39, 46, 7, PLUM)
        + ink("M36 46H42M39 43V49", 1.8)
        + ink("M57 41L66 51M66 41L57 51", 3)
        + ink("M38 60H62M42 57V63M48 57V63M54 57V63M60 57V63", 2.5)
    ),
}


def emblem(unit: str) -> str:
    """The drawing of a monster unit. Raises KeyError for a unit that has none."""
    return _SMALL[unit] if unit in _SMALL else emblems_large.LARGE[unit]
