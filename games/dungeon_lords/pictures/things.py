"""One thing of the game at a time: creatures, rooms, traps, combat cards, special events, orders, adventurers."""

from __future__ import annotations

from games.dungeon_lords.pictures import areas, decisions, style
from games.dungeon_lords.pictures.sheets import Thing
from games.dungeon_lords.pictures.style import MOOD
from games.dungeon_lords.pictures.words import Locale, hero_line, printed
from games.dungeon_lords.rules.components import COMBAT_CARDS, CREATURES, HEROES, ORDERS, ROOMS, SPECIALS, TRAPS
from pictures.kit import HEIGHT, WIDTH, alternative, framed
from pictures.paragraphs import paragraph
from pictures.svg import Picture, group, text
from pictures.tokens import CHALK, MIST
from pictures.typefaces import TITLE

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
EDGE, SIZE, STEP = 20.0, 36.0, 40.0
ORDER_ROW = 74.0


def card(card_id: str, locale: Locale) -> Picture:
    """One of `THINGS` with everything on it."""
    family, _, name = card_id.partition("-")
    title = locale.say(card_id)
    general = family if family != "creature" else "monster" if CREATURES[name].monster else "ghost"
    kind = locale.say(f"family-{general}")
    rules = hero_line(locale, printed(name)) if family == "hero" else locale.say(f"{card_id}-help")
    if family == "order":
        drawn = _order(name, title, rules)
    else:
        thing = Thing(family, name, title, rules, "", note=kind)
        drawn = group(decisions.thing_card(thing, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, SIZE), at=(EDGE, EDGE))
    svg = framed(HEIGHT, drawn, ground=MOOD.ground)
    return Picture(svg=svg, alt=alternative(f"{title}.", [kind, rules]), text=f"**{title}** ({kind})\n{rules}")


def _order(name: str, title: str, rules: str) -> str:
    """An order with its spaces in the order in which they are carried out, and its rules."""
    width = WIDTH - 2 * EDGE
    parts = [
        style.plate(width, HEIGHT - 2 * EDGE, MOOD.plate),
        style.icon(areas.SIGNS[name], 44, 42, 56),
        text(84, 43, title, 44, CHALK, "start", width - 100, TITLE),
    ]
    for row, index in enumerate(ORDERS[name].sequence):
        drawn = areas.exchange(areas.SpaceBox(name, index, 1, width - 32, ORDER_ROW))
        parts.append(group(drawn, at=(16, 84 + row * ORDER_ROW)))
    parts.append(paragraph(20, 84 + 3 * ORDER_ROW + 26, rules, SIZE - 4, MIST, width - 40, 6, STEP))
    return group(*parts, at=(EDGE, EDGE))
