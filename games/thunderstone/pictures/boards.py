"""The table of Thunderstone as a picture: whose turn, the dungeon, the village, open cards, the players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from games.thunderstone.pictures import halls, style, villages
from games.thunderstone.pictures.cards import spots
from games.thunderstone.pictures.style import BOLT_PALE
from games.thunderstone.pictures.words import Locale, described, kind_of, solo_line, state_of, turn_line
from games.thunderstone.rules.view import PlayerView, ShownView, ThunderstoneView
from pictures.faces import TITLE
from pictures.kit import SMALLEST, WIDTH, framed, parchment, star
from pictures.states import choosable, ring, seat_sign
from pictures.svg import NARROWEST, group, line, spot, text, width_of
from pictures.tokens import CHALK, INK, INK_2, MIST, WOOD
from rules.messages import Seat, refer

HEAD = 42
HALL_TOP = 44
VILLAGE_TOP = HALL_TOP + halls.height() + 44
OPEN_TOP, OPEN = VILLAGE_TOP + villages.HEIGHT + 9, 72
PLATES_TOP, PLATES = OPEN_TOP + OPEN + 5, 98
HEIGHT = PLATES_TOP + PLATES + 5
EDGE, GAP = 8, 6


def draw(view: ThunderstoneView, locale: Locale, marks: Sequence[str], *, own: bool = False) -> str:
    """The whole table as SVG; what is in `marks` is framed. `own`: with the viewer's hand, if it is their turn."""
    return framed(
        HEIGHT,
        _head(view, locale),
        spot("dungeon", locale.say("do-dungeon"), 0, HALL_TOP, WIDTH, VILLAGE_TOP - HALL_TOP - 6),
        group(halls.draw(view, locale, WIDTH, marks), at=(0, HALL_TOP)),
        group(halls.foot(view, locale, WIDTH, brief=True)[0], at=(0, HALL_TOP + halls.height())),
        spot("village", locale.say("do-village"), 0, VILLAGE_TOP, WIDTH, villages.HEIGHT),
        group(villages.draw(view, locale, WIDTH, marks), at=(0, VILLAGE_TOP)),
        _open(view, locale, marks, own=own),
        *(_plate_at(view, locale, player) for player in view.players),
        ground=style.MOOD.ground,
    )


def _head(view: ThunderstoneView, locale: Locale) -> str:
    """Whose turn it is and what is being done; at the end, how it ended."""
    over = view.result is not None
    round = "" if over else locale.say("picture-round", round=view.turn.round)
    return (
        style.bolt(26, HEAD / 2, 40)
        + text(50, HEAD / 2, turn_line(view, locale), 30, CHALK if over else BOLT_PALE, "start", WIDTH - 210, TITLE)
        + text(WIDTH - 12, HEAD / 2, round, SMALLEST, MIST, "end", 150)
    )


@dataclass(frozen=True)
class Chip:
    """Equal cards in a row of the board; `marks` are where they can be tapped, `states` what was done with them."""

    card: str
    marks: tuple[str, ...]
    number: int = 1
    armed: bool = False
    borrowed: bool = False
    marked: bool = False
    strength: int | None = None
    states: tuple[str, ...] = ()


def _open(view: ThunderstoneView, locale: Locale, marks: Sequence[str], *, own: bool) -> str:
    """The revealed hand or the Sphinx's cards, or the `own` hand; otherwise the monster groups in play."""
    turn = view.turn
    if view.result is not None:
        return _beside(view, locale)
    if turn.six:
        return _chips(
            [
                Chip(card, (mark,), marked=mark in marks)
                for mark, card in ((f"six-{place}", card) for place, card in enumerate(turn.six, 1))
            ],
            locale,
        )
    if own and not turn.revealed and view.seat == turn.seat and view.hand:
        held = [(card, f"card-{card}-1", number) for card, number in Counter(view.hand).items()]
        return _chips([Chip(card, (mark,), number, marked=mark in marks) for card, mark, number in held], locale)
    if not turn.revealed:
        return _beside(view, locale)
    alike: dict[tuple[str, bool, bool], list[ShownView]] = {}
    for card in turn.cards:
        alike.setdefault((card.card, card.weapon is not None, card.owner is not None), []).append(card)
    chips = []
    for (name, armed, borrowed), cards in alike.items():
        slots = tuple(f"card-{card.slot}" for card in cards)
        marked = not set(marks).isdisjoint(slots)
        states = tuple(state_of(view, locale, cards[0])) if len(cards) == 1 else ()
        chips.append(Chip(name, slots, len(slots), armed, borrowed, marked, cards[0].strength, states))
    return _chips(chips, locale, locale.say("picture-revealed_hand", player=locale.player(turn.seat)))


def _chips(chips: Sequence[Chip], locale: Locale, whose: str = "") -> str:
    """Names with the shape of their kind, in two rows; a sword for armed heroes, arrows for borrowed ones.

    `whose`: before the first.
    """
    first = 1 if whose else 0
    rows = 1 if len(chips) + first <= 4 else 2
    columns = max(3, -(-(len(chips) + first) // rows))
    high = min(40, (OPEN - 6 * (rows - 1)) / rows)
    top = OPEN_TOP + (OPEN - rows * high - 6 * (rows - 1)) / 2
    needed = [width_of(whose, SMALLEST) * NARROWEST] * first + [_needed(chip, locale) for chip in chips]
    places = style.in_rows(needed, columns, EDGE, WIDTH - 2 * EDGE, 6)
    named = text(EDGE, top + high / 2, whose, SMALLEST, MIST, "start", places[0].width) if whose else ""
    return named + "".join(
        group(_chip(chip, locale, place.width, high), at=(place.x, top + place.row * (high + 6)))
        for chip, place in zip(chips, places[first:], strict=True)
    )


def _needed(chip: Chip, locale: Locale) -> float:
    """The least width in which a chip keeps its whole name."""
    times = locale.say("label-times", number=chip.number)
    signs = (width_of(times, SMALLEST) + 4) * (chip.number > 1) + 24 * chip.armed + 30 * chip.borrowed
    return 46.5 + signs + width_of(locale.card(chip.card), SMALLEST, TITLE) * NARROWEST


def _chip(chip: Chip, locale: Locale, width: float, height: float) -> str:
    kind, name = kind_of(chip.card), locale.card(chip.card)
    middle, right = height / 2, width - 8
    signs = []
    if chip.number > 1:
        words = locale.say("label-times", number=chip.number)
        signs.append(text(right, middle, words, SMALLEST, INK_2, "end"))
        right -= width_of(words, SMALLEST) + 4
    if chip.armed:
        signs.append(style.icon("weapon", right - 10, middle, 26, style.KINDS["weapon"]))
        right -= 24
    if chip.borrowed:
        signs.append(line(f"M{right - 24} {middle - 5}H{right}L{right - 7} {middle - 11}", INK_2, 3))
        signs.append(line(f"M{right} {middle + 5}H{right - 24}L{right - 17} {middle + 11}", INK_2, 3))
        right -= 30
    return (
        parchment(0, 0, width, height, style.KINDS[kind], 2.5, 8)
        + style.icon(kind, 19, middle, 26, style.KINDS[kind])
        + text(36, middle, name, SMALLEST, INK, "start", right - 38, TITLE)
        + "".join(signs)
        + (choosable(0, 0, width, height, 8, 1) if chip.marked else "")
        + spots(chip.marks, described(locale, chip.card, name, chip.strength, chip.states), width, height)
    )


def _beside(view: ThunderstoneView, locale: Locale) -> str:
    """The monsters of this game; in a solo game, the village score pile."""
    groups = locale.say("picture-groups", groups=[refer(f"group-{group}") for group in view.groups])
    rows = [groups, solo_line(view, locale) if view.seats == 1 else ""]
    return "".join(
        text(EDGE + 6, OPEN_TOP + 19 + 37 * row, words, SMALLEST, MIST, "start", WIDTH - 2 * EDGE - 12)
        for row, words in enumerate(rows)
        if words
    )


def _plate_at(view: ThunderstoneView, locale: Locale, player: PlayerView) -> str:
    wide = (WIDTH - 2 * EDGE - GAP * (view.seats - 1)) / view.seats
    return group(_plate(view, locale, player, wide), at=(EDGE + player.seat * (wide + GAP), PLATES_TOP))


def _plate(view: ThunderstoneView, locale: Locale, player: PlayerView, width: float) -> str:
    """A player: name, then points, experience, and how many cards are where; at the end the kinds of points."""
    now = view.turn.seat == player.seat and view.result is None
    won = view.result is not None and player.seat in view.result.winners
    parts = [parchment(0, 0, width, PLATES, WOOD, 2.5), seat_sign(player.seat, 23, 21, 32)]
    if now:
        parts.append(ring(0, 0, width, PLATES, stroke=5))
    if won:
        parts.append(star(width - 22, 20, 30))
    parts.append(text(44, 20, locale.player(player.seat), 30, INK, "start", width - (82 if won else 52)))
    facts = [
        locale.say("picture-points", number=player.points),
        locale.say("picture-experience", number=player.experience),
        locale.say("picture-hand", number=player.hand),
        locale.say("picture-deck", number=player.deck),
        locale.say("picture-discard", number=len(player.discard)),
    ]
    if view.result is not None:
        return "".join(parts) + _score(view, locale, player.seat, width)
    return "".join(parts) + _facts(facts, width)


SCORES = {"monsters": "monster", "heroes": "hero", "village": "item", "thunderstone": "thunderstone"}
"""The shape for each category of points."""


def _score(view: ThunderstoneView, locale: Locale, seat: Seat, width: float) -> str:
    """At the end: all points, then those of each category behind its shape."""
    if view.result is None:
        return ""
    place = next(place for place in view.result.places if place.seat == seat)
    parts = [text(12, 49, locale.say("picture-points", number=place.total), 30, INK, "start", width - 24)]
    step = (width - 12) / len(SCORES)
    for column, (category, shape) in enumerate(SCORES.items()):
        x = 8 + column * step
        parts.append(style.icon(shape, x + 11, 81, 24, style.KINDS[shape]))
        parts.append(text(x + 25, 81, str(place.scores.get(category, 0)), SMALLEST, INK_2, "start", step - 27))
    return "".join(parts)


def _facts(facts: Sequence[str], width: float) -> str:
    """Facts under a name, in two rows or (wide) in one; if space is short, the last ones are left out."""
    columns = 5 if width > 600 else 3 if width > 280 else 2
    room = (width - 18) / columns
    parts = []
    fitting = [fact for fact in facts if width_of(fact, SMALLEST) * NARROWEST <= room - 6]
    for index, fact in enumerate(fitting[: 2 * columns]):
        x = 10 + index % columns * room
        parts.append(text(x, 50 + index // columns * 31, fact, SMALLEST, INK_2, "start", room - 6))
    return "".join(parts)
