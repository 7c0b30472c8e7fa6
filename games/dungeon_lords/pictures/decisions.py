"""The subject of a question as a picture of its own: areas, the player's own dungeon, offers, or creatures."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil

from games.dungeon_lords.pictures import areas, boards, emblems, people
from games.dungeon_lords.pictures.sheets import HEAD, KINDS, Thing, heading
from games.dungeon_lords.pictures.style import MOOD
from games.dungeon_lords.pictures.words import Locale
from games.dungeon_lords.rules.components import ON_OFFER
from games.dungeon_lords.rules.view import DungeonLordsView
from pictures.cards import Card, card
from pictures.kit import HEIGHT, SMALLEST, WIDTH, framed
from pictures.scenes import cave
from pictures.states import choosable
from pictures.svg import group, rect, spot, spread
from pictures.tokens import NIGHT
from rules.messages import Seat

EDGE, GAP = 8.0, 10.0
ORDER_QUESTIONS = frozenset(
    {"choose_order", "change_orders", "choose_nonplayer_order", "return_order", "choose_disabled"}
)
"""Questions about the areas of the board."""
DUNGEON_QUESTIONS = frozenset({"dig_square", "mine_tunnel", "place_tunnel", "place_room", "produce"})
"""Questions about the player's own dungeon."""
OFFER_QUESTIONS = frozenset({"choose_creature", "last_call", "choose_room"})
"""Questions about what is on offer."""
OWN_QUESTIONS = frozenset({"pay_or_dismiss", "pay_monster", "hunt_witch", "pay_trap", "discard_trap", "recall_traps"})
"""Questions about the player's own creatures or traps."""
SHEET_QUESTIONS = frozenset({"plan_battle", "change_plan", "release_prisoner"})
"""Questions for which the player needs to see everything they own."""
HAND_QUESTIONS = frozenset({"execute_or_decline", "tax_amount", "pay_due", "trade", "pay_guild", "choose_spy_card"})
"""Questions that words cover completely, except for the player's own supplies."""
TONES = (MOOD.edge, MOOD.plate, MOOD.rock)


def orders(view: DungeonLordsView, locale: Locale, seat: Seat, marks: Collection[str]) -> str:
    """The areas with what their spaces cost and give, below the player's supplies and what comes, above the offers."""
    width, y = WIDTH - 2 * EDGE, HEAD + 4
    parts = [heading(view, locale, seat)]
    if coming := boards.seasons(view, locale, width):
        parts.append(group(coming, at=(EDGE, y)))
        y += boards.SEASON + 4
    foot = HEIGHT - 4.0
    if view.tavern or view.market:
        foot -= areas.OFFERS
        parts.append(group(areas.offers(view, locale, width, ()), at=(EDGE, foot)))
        foot -= 4
    parts.append(group(areas.draw(view, locale, width, foot - y, marks), at=(EDGE, y)))
    return framed(HEIGHT, *parts, ground=MOOD.ground)


def items(view: DungeonLordsView, locale: Locale, seat: Seat, question: str, marks: Collection[str]) -> list[Thing]:
    """The things to choose from: all that is on offer, or those of the player's own things that can be chosen."""
    lord = view.lords[seat]

    def described(family: str, name: str, rules: str, mark: str) -> Thing:
        return Thing(family, name, locale.say(f"{family}-{name}"), locale.say(rules), mark)

    if question == "choose_room":
        return [described("room", room, f"room-{room}-help", room) for room in view.market]
    if question in OFFER_QUESTIONS:
        return [described("creature", name, f"about-{name}", ON_OFFER + name) for name in dict.fromkeys(view.tavern)]
    beasts = dict.fromkeys(creature.kind for creature in lord.lair)
    owned = [described("creature", beast, f"about-{beast}", beast) for beast in beasts]
    owned += [described("trap", trap, f"trap-{trap}-help", trap) for trap in dict.fromkeys(lord.traps or [])]
    if question == "hunt_witch":
        return [thing for thing in owned if thing.kind == "witch"]
    return [thing for thing in owned if thing.mark in marks]


def choice_cards(
    view: DungeonLordsView, locale: Locale, seat: Seat, things: Sequence[Thing], marks: Collection[str]
) -> str:
    """Things as cards with what they cost and do, below the player's supplies."""
    # a row of up to three; four in two rows, more in rows of three
    columns = min(3, max(2, ceil(len(things) / 2))) if len(things) > 3 else max(2, len(things))
    rows = ceil(len(things) / columns)
    width = (WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns
    least = (HEIGHT - HEAD - GAP) / rows - GAP
    height = max(least, *(content_of(thing).height(width, badged=False) for thing in things))
    left = (WIDTH - min(columns, len(things)) * (width + GAP) + GAP) / 2
    cards = []
    for thing in things:
        drawn = thing_card(thing, width, height) + spot(thing.mark, about(locale, thing), 0, 0, width, height)
        if thing.mark in marks:
            drawn += choosable(0, 0, width, height)
        elif marks:
            drawn += rect(0, 0, width, height, NIGHT, 10, opacity="0.55")
        cards.append(drawn)
    shown = spread(cards, width + GAP, height + GAP, columns, at=(left, HEAD + GAP))
    return framed(HEAD + GAP + rows * (height + GAP), heading(view, locale, seat), shown, ground=MOOD.ground)


def about(locale: Locale, thing: Thing) -> str:
    """A thing and what it does, in words."""
    return locale.say("words-about", name=thing.name, help=thing.rules)


def content_of(thing: Thing, size: float = SMALLEST) -> Card:
    """The text of a thing as a card."""
    colour = KINDS[thing.family][0] if thing.family in KINDS else MOOD.edge
    return Card(thing.name, colour, thing.rules, thing.note, size=size)


def thing_card(thing: Thing, width: float, height: float, size: float = SMALLEST) -> str:
    """A thing as a card: its name, its drawing, what it does; a creature with its cost."""
    content = content_of(thing, size)

    def art(wide: float, high: float) -> str:
        emblem = emblems.drawing(thing.family, thing.kind)
        drawn = emblems.place(emblem, wide / 2, high / 2, min(high * 0.9, wide * 0.6))
        scale = content.scale
        price = people.cost(thing.kind, wide - 8, 26 * scale, 32 * scale) if thing.family == "creature" else ""
        return cave(wide, high, TONES) + drawn + price

    return card(content, width, height, art, most=9)
