"""Reference pictures of a card, a spell, the signs or a mission."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.map_masters.pictures import floors, galleries, icons, style, tableaus
from games.map_masters.pictures.floors import Laid
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.icons import framed
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.rules.cards import CARDS, HEIGHT
from games.map_masters.rules.cards import WIDTH as ACROSS
from games.map_masters.rules.coop.missions import MISSIONS, Mission
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.view import TeamView
from pictures.kit import SMALLEST, WIDTH, alternative
from pictures.paragraphs import broken, paragraph
from pictures.svg import Picture, group, text
from pictures.typefaces import TITLE
from rules.messages import refer

HEAD, EDGE = 64, 14
"""The height of the headline, and the distance from the edge of a picture."""
NAME, TITLE_SIZE = 40, 34
"""The sizes of the name of a card or spell, and of another headline."""
LINE = 34
SIGN_ROW, SIGN_LINE = 37, 30
"""The height of a row with a sign, and of a further line of its text."""
SIGN_NAME, SIGN_TEXT = EDGE + 66, EDGE + 254
"""Where the name of a sign begins, and its text."""
CARD_HEIGHT, COUNTS, COUNTS_UP = 640, 70, 34
"""The height of the picture of a card, of the row of its icons, and of their middle above the bottom."""
LEVEL = 44
"""The row with the names of the two levels, below the doors of the card."""
SPELL_TEXT, SPELL_LINE = 34, LINE * 1.4
"""The size of the text of a spell, and the height of a line of it."""
LEAST = 300
"""The minimum height of the picture of a spell or of signs."""


def card(locale: Locale, card_id: str) -> Picture:
    """A card with both levels, its price and what is on it."""
    printed = CARDS[card_id]
    has_basement = floors.has_basement(card_id)
    cell = (CARD_HEIGHT - HEAD - COUNTS - (LEVEL if has_basement else 0)) / HEIGHT
    width = galleries.width_with_basement(card_id, cell)
    left = (WIDTH - width) / 2
    parts = [text(EDGE + 6, HEAD / 2, locale.card(card_id), NAME, INK, "start", WIDTH - 200, TITLE)]
    if printed.cost:
        price, across = style.coins(0, 0, printed.cost, 40)
        parts.append(group(price, at=(WIDTH - EDGE - across - 8, HEAD / 2)))
    parts.append(galleries.with_basements([Laid(card_id, False, left, HEAD)], cell))
    counts = galleries.counts_of(card_id)
    row, across = galleries.counted(counts.items(), 0, 0, WIDTH - 40, 44)
    parts.append(group(row, at=((WIDTH - across) / 2, CARD_HEIGHT - COUNTS_UP)))
    if has_basement:
        y = HEAD + HEIGHT * cell + LEVEL - LINE / 2
        for key, x in (("words-main", ACROSS * cell / 2), ("words-basement", (width + ACROSS * cell) / 2)):
            parts.append(text(left + x, y, locale.say(key), SMALLEST, QUIET, "middle", 170))
    svg = framed(CARD_HEIGHT, *parts)
    facts = locale.say("words-card", card=refer(f"card-{card_id}"), icons=locale.counts(counts.items()))
    lines = [facts]
    if printed.cost:
        lines.append(locale.say("words-cost", cost=printed.cost))
    if printed.kind == "starter":
        lines.append(locale.say("words-starter"))
    return Picture(svg, alternative(lines[0], lines[1:]), "\n".join([f"## {locale.card(card_id)}", *lines]))


def spell(locale: Locale, spell_id: str) -> Picture:
    """A spell with what it does."""
    name, does = locale.say(f"spell-{spell_id}"), locale.say(f"spell-text-{spell_id}")
    room = WIDTH - 2 * EDGE - 20
    lines = broken(does, SPELL_TEXT, room, 4)
    height = max(HEAD + SPELL_LINE * len(lines) + 3 * EDGE, LEAST)
    parts = [icons.icon("spell", EDGE + 30, HEAD / 2, 44)]
    parts.append(text(EDGE + 66, HEAD / 2, name, NAME, INK, "start", room - 66, TITLE))
    for place, part in enumerate(lines):
        y = HEAD + 2 * EDGE + place * SPELL_LINE
        parts.append(text(EDGE + 10, y, part, SPELL_TEXT, INK, "start", room))
    line = locale.say("words-spell", spell=refer(f"spell-{spell_id}"), text=refer(f"spell-text-{spell_id}"))
    return Picture(framed(height, *parts), alternative(name, [does]), line)


def signs(locale: Locale, shown: Sequence[str]) -> Picture:
    """Signs of the cards, each with its name and what it does."""
    explained = [(sign, locale.say(f"icon-{sign}"), locale.say(f"sign-{sign}")) for sign in shown]
    title = locale.say("topic-icons-title")
    parts = [text(EDGE + 6, HEAD / 2, title, TITLE_SIZE, INK, "start", WIDTH - 2 * EDGE, TITLE)]
    y, room = float(HEAD), WIDTH - SIGN_TEXT - EDGE - 6
    for sign, name, does in explained:
        height = SIGN_ROW + SIGN_LINE * (len(broken(does, SMALLEST, room, 2)) - 1)
        parts.append(icons.icon(sign, EDGE + 30, y + height / 2, 36))
        parts.append(text(SIGN_NAME, y + height / 2, name, SMALLEST, INK, "start", 180, TITLE))
        parts.append(paragraph(SIGN_TEXT, y + SIGN_ROW / 2, does, SMALLEST, INK, room, 2, SIGN_LINE))
        y += height
    lines = [locale.say("words-spell", spell=refer(f"icon-{sign}"), text=refer(f"sign-{sign}")) for sign in shown]
    svg = framed(max(y + 10, LEAST), *parts)
    return Picture(svg, alternative(title, lines, "."), "\n".join([f"## {title}", *(f"- {line}" for line in lines)]))


@cache
def _opening_tableau(number: int) -> TeamView:
    """The table of a mission when its tableau has just been laid out."""
    team = MapMasters.start(1, {"mode": "coop", "mission": number}, seed="").view(None).team
    assert team is not None
    return team


def mission(number: int, locale: Locale) -> Picture:
    """A mission: its map, groups, goals and special rules. Raises KeyError for a number that does not exist."""
    shown, begun = MISSIONS[number], _opening_tableau(number)
    known = [card for card in begun.tableau if CARDS[card.card].kind != "starter"]
    team = begun.model_copy(update={"tableau": known})  # which starter lies where is not known before
    starters = [card.space for card in begun.tableau if card not in known]
    lines = mission_lines(locale, shown)
    notes: list[str] = []
    for special in shown.special:
        notes += broken(locale.say(f"special-{special}"), SMALLEST, WIDTH - 2 * EDGE - 8, 4)
    plain, below = tableaus.map_of(team, locale, starters)
    height = below + len(notes) * LINE + (12 if notes else 0)
    drawn = [
        text(EDGE + 4, below + 16 + place * LINE, note, SMALLEST, INK, "start", WIDTH - 2 * EDGE)
        for place, note in enumerate(notes)
    ]
    name = locale.say("about-sheet_mission", number=number, mission=refer(f"mission-{shown.id}"))
    title = f"{name}  {locale.say('picture-stars', stars=shown.stars)}"
    head = text(16, tableaus.HEAD / 2, title, TITLE_SIZE, INK, "start", WIDTH - 32, TITLE)
    svg = framed(height, head, plain, *drawn)
    return Picture(svg, alternative(lines[0], lines[1:]), "\n".join(lines))


def mission_lines(locale: Locale, shown: Mission) -> list[str]:
    """Everything about a mission in words."""
    name = locale.say("about-sheet_mission", number=shown.number, mission=refer(f"mission-{shown.id}"))
    starters, *costs = shown.deck
    lines = [f"## {name} {locale.say('picture-stars', stars=shown.stars)}"]
    lines.append(
        locale.say(
            "words-mission",
            columns=shown.columns,
            rows=shown.rows,
            starters=starters,
            costs=" / ".join(map(str, costs)),
            coins=shown.market_coins,
            points=shown.mission_points,
            groups=[refer(f"group-{colour}") for colour in shown.groups],
        )
    )
    if len(shown.start_sides) < 4:
        sides = [refer(f"side-{side.lower()}") for side in shown.start_sides]
        lines.append(locale.say("words-start_side", sides=sides))
    lines += [f"- {locale.say(f'slot-{shown.id}-{number}')}" for number in range(len(shown.slots))]
    lines += [locale.say(f"special-{special}") for special in shown.special]
    return lines
