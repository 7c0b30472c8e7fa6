"""A player's own dungeon: the cards of the hand, the layout, the path, what it has found and what it would score."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.map_masters import floors, galleries, icons, plans, style
from cogs.ui.map_masters.plans import Lying, Plan, Trail
from cogs.ui.map_masters.speaking import Speaker
from cogs.ui.svg import document, rect, text
from rules.core.messages import Seat
from rules.map_masters.view import DraftView, MapMastersView, PlayerView

WIDTH, HEIGHT, TALLEST = 1200, 700, 880
HEAD, FOOT, EDGE = 60, 96, 10
STRIP = galleries.NAME + 7 * 24 + 12
"""The height of the cards that are not laid yet."""


def draw(view: MapMastersView, seat: Seat, speaker: Speaker, marks: Sequence[str] = ()) -> str:
    """The draft of a seat as SVG; it must be open to the view. `marks` are cells, places or cards."""
    player = view.players[seat]
    draft = player.draft
    assert draft is not None
    lying = [Lying(card.card, card.turned, card.x, card.y) for card in draft.cards]
    held = draft.holding
    laid = [card for card in lying if card.card != held]
    rest = [card for card in player.area if card not in {card.card for card in laid}]
    if not laid:
        return _hand(view, seat, speaker, rest, marks)
    spots = [
        (*plans.place(mark), number) for number, mark in enumerate(dict.fromkeys(marks), 1) if mark.startswith("at")
    ]
    building = not draft.drawing
    foot = STRIP if building and rest else 0 if building else FOOT
    reach = [*laid, *(Lying("", False, x, y) for x, y, _ in spots)]
    across, down = plans.bounds(reach)[2:]
    high = HEIGHT - HEAD - foot
    if down / across > high / WIDTH * 0.9:
        high = TALLEST - HEAD - foot
    plan = _plan(draft, laid, marks, spots)
    parts = [_head(view, player, speaker)]
    cards = [(card.card, card.turned) for card in laid]
    for window, level in plans.fitted(laid, EDGE, HEAD, WIDTH - 2 * EDGE, high - EDGE, reach=reach if spots else None):
        parts.append(plans.drawn(plan, window, level))
    height = HEAD + high + foot
    symbols = plans.symbols_of(laid)
    if building and rest:
        parts.append(galleries.row(speaker, rest, HEAD + high, WIDTH, 24, [held] if held else []))
        symbols += galleries.symbols([card for card in rest if (card, False) not in cards])
    elif draft.path is not None and not building:
        parts.append(_foot(player, speaker, height - FOOT))
    return document(WIDTH, height, rect(0, 0, WIDTH, height, style.NIGHT), icons.symbols(), symbols, *parts)


def _plan(draft: DraftView, laid: Sequence[Lying], marks: Sequence[str], spots: Sequence[tuple[int, int, int]]) -> Plan:
    path = draft.path
    trails = [] if path is None else [Trail(path.strokes, "", path.status == "drawing")]
    steps = [(mark, number) for number, mark in enumerate(dict.fromkeys(marks), 1) if plans.is_cell(mark)]
    return Plan(
        laid,
        trails,
        frozenset(path.circled if path else ()),
        frozenset(path.crossed if path else ()),
        steps,
        spots,
        plans.jumps_of(trails),
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
    parts.append(text(16, y + 25, words, style.SMALLEST, style.DIM, "start", 150))
    parts.append(galleries.counted(found, 176, y + 25, WIDTH - 190)[0])
    parts.append(text(16, y + 68, speaker.say("picture-spend"), style.SMALLEST, style.DIM, "start", 150))
    row, wide = galleries.counted(path.items.items(), 176, y + 68, 500)
    parts.append(row)
    row, more = galleries.fairies(path.tokens, 190 + wide, y + 68, 40)
    parts.append(row)
    ready = [spell for spell in player.spells if spell not in player.used and spell not in path.cast]
    if ready:
        at = 220 + wide + more
        parts.append(icons.icon("spell", at + 18, y + 68, 38))
        names = speaker.join([speaker.say(f"spell-{spell}") for spell in ready])
        parts.append(text(at + 42, y + 68, names, style.SMALLEST, style.WHITE, "start", WIDTH - at - 60))
    if not (wide or more or ready):
        parts.append(text(176, y + 68, speaker.say("words-none"), style.SMALLEST, style.WHITE))
    return "".join(parts)


def _hand(view: MapMastersView, seat: Seat, speaker: Speaker, rest: Sequence[str], marks: Sequence[str]) -> str:
    """Nothing lies yet: the cards of the hand, as large as they can be."""
    parts = [_head(view, view.players[seat], speaker)]
    number = max(5, len(rest))
    step = (WIDTH - 2 * EDGE) / number
    cell = (step - 10) / 5
    below = any(floors.has_basement(card) for card in rest)
    high = HEAD + galleries.NAME + 7 * cell * (2 if below else 1) + 18
    for place, card in enumerate(rest):
        x = EDGE + place * step + 5
        parts.append(
            text(
                x + 2.5 * cell,
                HEAD + galleries.NAME / 2,
                speaker.card(card),
                style.SMALLEST,
                style.WHITE,
                "middle",
                step - 8,
            )
        )
        parts.append(galleries.single(card, x, HEAD + galleries.NAME, cell, beside=False))
    if not rest:
        parts.append(text(WIDTH / 2, high / 2, speaker.say("picture-no_cards"), 36, style.DIM, "middle"))
    return document(WIDTH, high, rect(0, 0, WIDTH, high, style.NIGHT), icons.symbols(), galleries.symbols(rest), *parts)
