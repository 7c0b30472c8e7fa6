"""A player's own dungeon: the cards of the hand, the layout, the path, what it has found and what it would score."""

from __future__ import annotations

from collections.abc import Sequence

from pictures.kit import SMALLEST
from pictures.map_masters import floors, galleries, icons, plans, style
from pictures.map_masters.floors import Laid
from pictures.map_masters.frame import framed
from pictures.map_masters.plans import Lying, Plan, Trail
from pictures.map_masters.speaking import Speaker
from pictures.svg import text
from rules.core.messages import Seat, refer
from rules.map_masters.cards import HEIGHT as HEIGHT_OF
from rules.map_masters.cards import MAIN
from rules.map_masters.view import DraftView, MapMastersView, PlayerView

WIDTH, HEIGHT, TALLEST = 1200, 700, 880
HEAD, FOOT, EDGE = 60, 96, 10
STRIP = galleries.NAME + 7 * 24 + 12
"""The height of the cards that are not laid yet."""
HELD, HELD_CELL = 390, 36.0
"""How wide the field of the card that is being placed is, and how large its cells are at most."""
AROUND, STARTING = 3.3, 1.2
"""How many cells are shown around the dungeon: while a card is placed, and while the path has not begun."""
APART = 26
"""Between the cards of a hand."""


def draw(view: MapMastersView, seat: Seat, speaker: Speaker, marks: Sequence[str] = ()) -> str:
    """The draft of a seat as SVG; it must be open to the view. `marks` are cells, places or cards."""
    player = view.players[seat]
    draft = player.draft
    assert draft is not None
    lying = [Lying(card.card, card.turned, card.x, card.y) for card in draft.cards]
    laid = [card for card in lying if card.card != draft.holding]
    rest = [card for card in player.area if card not in {card.card for card in laid}]
    if not laid:
        return _hand(view, seat, speaker, rest)
    if draft.holding is not None:
        return _placing(view, player, speaker, laid, marks)
    plan = _plan(draft, laid, marks)
    building = not draft.drawing
    foot = STRIP if building and rest else 0 if building else FOOT
    margin = STARTING if draft.drawing and draft.path is None else plans.MARGIN
    across, down = plans.bounds(laid, margin)[2:]
    high = HEIGHT - HEAD - foot
    if down / across > high / WIDTH * 0.9:
        high = TALLEST - HEAD - foot
    parts = [_head(view, player, speaker)]
    for window, level in plans.fitted(laid, EDGE, HEAD, WIDTH - 2 * EDGE, high - EDGE, margin):
        parts.append(plans.drawn(plan, window, level))
    height = HEAD + high + foot
    if building and rest:
        parts.append(galleries.row(speaker, [(card, False) for card in rest], HEAD + high, WIDTH, 24))
    elif draft.path is not None and not building:
        parts.append(_foot(player, speaker, height - FOOT))
    return framed(WIDTH, height, *parts)


def _placing(
    view: MapMastersView, player: PlayerView, speaker: Speaker, laid: Sequence[Lying], marks: Sequence[str]
) -> str:
    """Where a card can go, with numbers, and beside it the card as it will lie."""
    draft = player.draft
    assert draft is not None
    assert draft.holding is not None
    spots = [
        (*plans.place(mark), number) for number, mark in enumerate(dict.fromkeys(marks), 1) if mark.startswith("at")
    ]
    across = galleries.both_wide(draft.holding, 1)
    cell = min(HELD_CELL, (HELD - 20) / across)
    wide = galleries.both_wide(draft.holding, cell)
    left = WIDTH - HELD + (HELD - wide) / 2
    name = refer(f"card-{draft.holding}")
    words = speaker.say("words-turned", card=name) if draft.turned else speaker.card(draft.holding)
    height = HEIGHT if len(laid) < 3 else TALLEST
    top = (HEIGHT - HEIGHT_OF * cell) / 2
    window = plans.around(laid, EDGE, HEAD, WIDTH - HELD - 2 * EDGE, height - HEAD - EDGE, AROUND)
    return framed(
        WIDTH,
        height,
        _head(view, player, speaker),
        plans.drawn(Plan(laid, spots=spots), window, MAIN),
        style.panel(WIDTH - HELD, top - 54, HELD - EDGE, HEIGHT_OF * cell + 72, style.GOLD, 4),
        text(WIDTH - HELD / 2 - EDGE / 2, top - 26, words, SMALLEST, style.GOLD, "middle", HELD - 30),
        galleries.several([Laid(draft.holding, draft.turned, left - EDGE / 2, top)], cell),
    )


def _plan(draft: DraftView, laid: Sequence[Lying], marks: Sequence[str]) -> Plan:
    """The dungeon with its path and the numbers of the next steps; those of a beginning stand outside."""
    path = draft.path
    trails = [] if path is None else [Trail(path.strokes, "", path.status == "drawing")]
    steps = [(mark, number) for number, mark in enumerate(dict.fromkeys(marks), 1) if plans.is_cell(mark)]
    if path is None:
        steps = [(plans.before(mark, laid), number) for mark, number in steps]
    return Plan(
        laid,
        trails,
        frozenset(path.circled if path else ()),
        frozenset(path.crossed if path else ()),
        steps,
        jumps=plans.jumps_of(trails),
    )


def _head(view: MapMastersView, player: PlayerView, speaker: Speaker) -> str:
    """The goal of the round, and what the path would score."""
    parts = []
    draft, path = player.draft, player.draft.path if player.draft else None
    if view.primary is not None:
        parts.append(galleries.goal(speaker, view.primary.id, EDGE, HEAD / 2, 640))
    if draft is not None and path is not None:
        words = speaker.say("picture-points", points=draft.points)
        parts.append(text(WIDTH - EDGE, HEAD / 2, words, 36, style.GOLD, "end", 240))
        row, wide = galleries.counted([("coin", path.gained.get("coin", 0))], 0, 0, 200)
        if row:
            parts.append(f'<g transform="translate({WIDTH - EDGE - 260 - wide:g} {HEAD / 2:g})">{row}</g>')
        if path.status == "escaped":
            parts.append(icons.icon("escape", WIDTH - EDGE - 310 - wide, HEAD / 2, 44))
    return "".join(parts)


def _foot(player: PlayerView, speaker: Speaker, y: float) -> str:
    """What the path has circled, and what can still be spent."""
    draft = player.draft
    assert draft is not None
    path = draft.path
    assert path is not None
    found = [(icon, path.gained.get(icon, 0)) for icon in icons.ICONS]
    words = speaker.say("picture-found")
    parts = [style.panel(4, y, WIDTH - 8, FOOT - 4)]
    parts.append(text(16, y + 25, words, SMALLEST, style.DIM, "start", 150))
    parts.append(galleries.counted(found, 176, y + 25, WIDTH - 190)[0])
    parts.append(text(16, y + 68, speaker.say("picture-spend"), SMALLEST, style.DIM, "start", 150))
    row, wide = galleries.counted(path.items.items(), 176, y + 68, 500)
    parts.append(row)
    row, more = galleries.fairies(path.tokens, 190 + wide, y + 68, 40)
    parts.append(row)
    ready = [spell for spell in player.spells if spell not in player.used and spell not in path.cast]
    if ready:
        at = 220 + wide + more
        parts.append(icons.icon("spell", at + 18, y + 68, 38))
        names = speaker.join([speaker.say(f"spell-{spell}") for spell in ready])
        parts.append(text(at + 42, y + 68, names, SMALLEST, style.WHITE, "start", WIDTH - at - 60))
    if not (wide or more or ready):
        parts.append(text(176, y + 68, speaker.say("words-none"), SMALLEST, style.WHITE))
    return "".join(parts)


def _hand(view: MapMastersView, seat: Seat, speaker: Speaker, rest: Sequence[str]) -> str:
    """Nothing lies yet: the cards of the hand, as large as they can be."""
    parts = [_head(view, view.players[seat], speaker)]
    number = max(5, len(rest))
    step = (WIDTH - 2 * EDGE) / number
    cell = (step - APART) / 5
    below = any(floors.has_basement(card) for card in rest)
    high = HEAD + galleries.NAME + 7 * cell * (2 if below else 1) + 18
    cards = []
    for place, card in enumerate(rest):
        x = EDGE + place * step + APART / 2
        name = speaker.card(card)
        middle = HEAD + galleries.NAME / 2
        parts.append(text(x + 2.5 * cell, middle, name, SMALLEST, style.WHITE, "middle", step - 8))
        cards.append(Laid(card, False, x, HEAD + galleries.NAME))
    parts.append(galleries.several(cards, cell, beside=False))
    if not rest:
        parts.append(text(WIDTH / 2, high / 2, speaker.say("picture-no_cards"), 36, style.DIM, "middle"))
    return framed(WIDTH, high, *parts)
