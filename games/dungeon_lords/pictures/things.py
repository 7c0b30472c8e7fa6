"""One thing of the game at a time: creatures, rooms, traps, combat cards, special events, orders, adventurers."""

from __future__ import annotations

from games.dungeon_lords.pictures import areas, emblems, people, style
from games.dungeon_lords.pictures.style import ACCENT, NIGHT, PLATE, ROCK
from games.dungeon_lords.pictures.words import Locale, card_words, wrapped
from games.dungeon_lords.rules.components import COMBAT_CARDS, CREATURES, HEROES, ORDERS, ROOMS, SPECIALS, TRAPS
from pictures.faces import TITLE
from pictures.kit import PIXELS, SMALLEST, WIDTH, alternative
from pictures.svg import Picture, document, rect, text
from pictures.tokens import CHALK, MIST

FAMILIES = {
    "order": tuple(ORDERS),
    "creature": tuple(CREATURES),
    "room": tuple(ROOMS),
    "trap": tuple(TRAPS),
    "card": tuple(COMBAT_CARDS),
    "special": tuple(SPECIALS),
    "hero": tuple(hero for hero in HEROES if hero != "phantom"),
}
"""The things to look up, by the family of their texts; the phantom is explained with the spell that makes it."""
THINGS = tuple(f"{family}-{name}" for family, names in FAMILIES.items() for name in names)
"""Everything that can be looked up, by the name of its text."""

PORTRAIT = 210.0
HELP = 32


def draw(thing: str, locale: Locale) -> Picture:
    """A thing with everything on it; `thing` is one of `THINGS`."""
    family, _, name = thing.partition("-")
    title, kind, told = locale.say(thing), locale.say(f"family-{_family(family, name)}"), _told(locale, family, name)
    left = 24.0 if family == "order" else PORTRAIT + 48
    lines = wrapped(locale, told, WIDTH - left - 24, HELP)
    body = 3 * ORDER_ROW + 24 if family == "order" else 0.0
    top = 120.0 + body
    height = max(340.0, top + 44 * len(lines) + 28)
    parts = [
        rect(0, 0, WIDTH, height, NIGHT),
        style.plate(6, 6, WIDTH - 12, height - 12, ROCK, PLATE, 3),
        text(left, 46, title, 44, CHALK, "start", WIDTH - left - (230 if family == "creature" else 24), TITLE),
        text(left, 92, kind, SMALLEST, ACCENT, "start", WIDTH - left - 24),
    ]
    if family == "creature":
        parts.append(people.cost(name, WIDTH - 26, 46, 48))
    if family == "order":
        parts += (
            areas.space_row(
                name, ORDERS[name].spaces[index], index, 1, 24, 120 + down * ORDER_ROW, WIDTH - 48, ORDER_ROW - 4
            )
            for down, index in enumerate(ORDERS[name].sequence)
        )
    else:
        parts.append(emblems.placed(_drawing(family, name), 24 + PORTRAIT / 2, height / 2, PORTRAIT))
    parts += (
        text(left, top + 28 + row * 44, words, HELP, MIST, "start", WIDTH - left - 24)
        for row, words in enumerate(lines)
    )
    svg = document(WIDTH, height, *parts, pixels=PIXELS)
    return Picture(svg=svg, alt=alternative(f"{title}.", [kind, told]), text=f"**{title}** ({kind})\n{told}")


ORDER_ROW = 68.0


def _family(family: str, name: str) -> str:
    """The general family of a thing: a creature is a monster or a ghost."""
    if family != "creature":
        return family
    return "monster" if CREATURES[name].monster else "ghost"


def _told(locale: Locale, family: str, name: str) -> str:
    if family == "hero":
        paladin = HEROES[name].hero_class == "paladin"
        return " ".join([card_words(locale, name), *([] if paladin else [locale.say("words-hero_number")])])
    return locale.say(f"{family}-{name}-help")


def _drawing(family: str, name: str) -> str:
    if family == "creature":
        return emblems.creature(name)
    if family == "room":
        return emblems.room(name)
    if family == "hero":
        return emblems.hero(HEROES[name].hero_class)
    return style.icon({"trap": "trap", "card": "star", "special": "scroll"}[family], 50, 50, 96)
