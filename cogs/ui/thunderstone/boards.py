"""The table of Thunderstone as a picture: whose turn, the dungeon, the village, what lies open, the players."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.svg import document, group, rect, text
from cogs.ui.thunderstone import halls, style, villages
from cogs.ui.thunderstone.style import BOLT, BOLT_PALE, DIM, GOLD, INK, PALE_INK, SMALLEST
from cogs.ui.thunderstone.words import Speaker, kind_of, shown_names, solo_line, turn_line
from rules.core.messages import Seat
from rules.thunderstone.view import PlayerView, ThunderstoneView

WIDTH, HEIGHT = 1200, 690
HEAD = 52
HALL_TOP, HALL = 56, 254
VILLAGE_TOP, VILLAGE = 322, 172
OPEN_TOP, OPEN = 504, 76
PLATES_TOP, PLATES = 586, 98
EDGE, GAP = 8, 8
CHIP_COLUMNS = 6


def draw(view: ThunderstoneView, speaker: Speaker, marks: Sequence[str]) -> str:
    """The whole table as SVG; what is in `marks` is framed."""
    return document(
        WIDTH,
        HEIGHT,
        rect(0, 0, WIDTH, HEIGHT, style.NIGHT),
        _head(view, speaker),
        halls.draw(view, speaker, HALL_TOP, WIDTH, HALL, marks),
        villages.draw(view, speaker, VILLAGE_TOP, WIDTH, VILLAGE, marks),
        _open(view, speaker, marks),
        *(_plate_at(view, speaker, player) for player in view.players),
    )


def _head(view: ThunderstoneView, speaker: Speaker) -> str:
    """Whose turn it is and what is being done; at the end, how it ended."""
    over = view.result is not None
    number = "" if over else speaker.say("picture-turn_number", number=view.turn.number)
    return (
        style.bolt(30, HEAD / 2, 48)
        + text(60, HEAD / 2, turn_line(view, speaker), 32, GOLD if over else BOLT_PALE, "start", WIDTH - 190)
        + text(WIDTH - 14, HEAD / 2, number, SMALLEST, DIM, "end", 120)
    )


def _open(view: ThunderstoneView, speaker: Speaker, marks: Sequence[str]) -> str:
    """The revealed hand; while none lies open, what is beside the village."""
    turn = view.turn
    if turn.six:
        names = [speaker.card(card) for card in turn.six]
        return _chips([(name, kind_of(card), False) for name, card in zip(names, turn.six, strict=True)])
    if turn.revealed and view.result is None:
        chips: dict[str, tuple[str, str, bool]] = {}
        for shown in turn.cards:
            if shown.carrier is None:
                group_of = [card for card in turn.cards if card.carrier is None and _alike(card, shown)]
                weapon = [card for card in turn.cards if card.slot == shown.weapon]
                (name,) = shown_names(speaker, [*group_of, *weapon]) if not weapon else shown_names(
                    speaker, [shown, *weapon]
                )
                marked = any(f"card-{card.slot}" in marks for card in [*group_of, *weapon])
                chips.setdefault(name, (name, kind_of(shown.card), marked))
        return _chips(list(chips.values()))
    return _beside(view, speaker)


def _alike(one: object, other: object) -> bool:
    """Whether two revealed cards are drawn together."""
    return all(getattr(one, field) == getattr(other, field) for field in ("card", "weapon", "owner"))


def _chips(chips: Sequence[tuple[str, str, bool]]) -> str:
    """Names with the shape of their kind, in two rows."""
    rows = 1 if len(chips) <= 4 else 2
    columns = max(4, -(-len(chips) // rows))
    wide = (WIDTH - 2 * EDGE - 6 * (columns - 1)) / columns
    high = (OPEN - 6 * (rows - 1)) / rows
    high = min(high, 44)
    parts = []
    for index, (name, kind, marked) in enumerate(chips):
        x = EDGE + index % columns * (wide + 6)
        y = OPEN_TOP + index // columns * (high + 6) + (OPEN - rows * high - 6 * (rows - 1)) / 2
        edge, stroke = (BOLT, 4.0) if marked else (style.KINDS[kind], 2.5)
        parts.append(style.paper(x, y, wide, high, edge, stroke, 8))
        parts.append(style.icon(kind, x + 20, y + high / 2, 26, style.KINDS[kind]))
        parts.append(text(x + 38, y + high / 2, name, SMALLEST, INK, "start", wide - 44))
    return "".join(parts)


def _beside(view: ThunderstoneView, speaker: Speaker) -> str:
    """The monsters of this game, the Diseases, what was destroyed; for one player alone, the village score pile."""
    groups = speaker.say("picture-groups", groups=[f"@group-{group}" for group in view.groups])
    beside = speaker.say("words-beside", diseases=max(0, view.diseases), removed=sum(view.removed.values()))
    second = solo_line(view, speaker) if view.seats == 1 else ""
    rows = [groups, f"{beside} {second}".strip()]
    return "".join(
        text(EDGE + 6, OPEN_TOP + 19 + 37 * row, words, SMALLEST, DIM, "start", WIDTH - 2 * EDGE - 12)
        for row, words in enumerate(rows)
    )


def _plate_at(view: ThunderstoneView, speaker: Speaker, player: PlayerView) -> str:
    wide = (WIDTH - 2 * EDGE - GAP * (view.seats - 1)) / view.seats
    return group(_plate(view, speaker, player, wide), at=(EDGE + player.seat * (wide + GAP), PLATES_TOP))


def _plate(view: ThunderstoneView, speaker: Speaker, player: PlayerView, width: float) -> str:
    """A player: name, then how many cards where, and experience; at the end the points."""
    now = view.turn.seat == player.seat and view.result is None
    won = view.result is not None and player.seat in view.result.winners
    edge, stroke = (BOLT, 5.0) if now else (GOLD, 5.0) if won else (style.WOOD, 2.5)
    parts = [style.paper(0, 0, width, PLATES, edge, stroke)]
    name_at, end = 12.0, 8.0 if view.result is None else 150.0
    if now:
        parts.append(style.bolt(20, 20, 34))
        name_at = 38.0
    elif won:
        parts.append(style.star(22, 20, 30))
        name_at = 40.0
    parts.append(text(name_at, 20, speaker.player(player.seat), 30, INK, "start", width - name_at - end))
    facts = [
        speaker.say("picture-hand", number=player.hand),
        speaker.say("picture-experience", number=player.experience),
        speaker.say("picture-deck", number=player.deck),
        speaker.say("picture-discard", number=len(player.discard)),
    ]
    if view.result is not None:
        return "".join(parts) + _score(view, speaker, player.seat, width)
    return "".join(parts) + _facts(facts, width)


SCORES = {"monsters": "monster", "heroes": "hero", "village": "item", "thunderstone": "thunderstone"}
"""The shape for each category of points."""


def _score(view: ThunderstoneView, speaker: Speaker, seat: Seat, width: float) -> str:
    """At the end: all points, then those of each category behind its shape."""
    if view.result is None:
        return ""
    place = next(place for place in view.result.places if place.seat == seat)
    parts = [text(width - 12, 20, speaker.say("picture-points", number=place.total), 30, INK, "end", 130)]
    step = (width - 20) / len(SCORES)
    for column, (category, shape) in enumerate(SCORES.items()):
        x = 10 + column * step
        parts.append(style.icon(shape, x + 15, 68, 28, style.KINDS[shape]))
        parts.append(text(x + 31, 68, str(place.scores.get(category, 0)), SMALLEST, INK, "start", step - 32))
    return "".join(parts)


def _facts(facts: Sequence[str], width: float) -> str:
    """Facts under a name: in two rows of two, or all in one where there is room."""
    columns = 4 if width > 700 else 2
    room = (width - 20) / columns
    parts = []
    for index, fact in enumerate(facts):
        x = 12 + index % columns * room
        y = 52 + index // columns * 31 if columns == 2 else 66
        parts.append(text(x, y, fact, SMALLEST, PALE_INK, "start", room - 6))
    return "".join(parts)
