"""The spaces of a tableau: their names, which are closed or face down, what halls ask for, artifacts on them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from games.map_masters.pictures import floors, galleries, icons, style
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.style import ARTIFACT, INK, QUIET
from games.map_masters.pictures.windows import Box, Window
from games.map_masters.rules.cards import CARDS, HEIGHT, STEP_OF, WIDTH
from games.map_masters.rules.coop.missions import HIDDEN
from games.map_masters.rules.layouts import Placed, Spot, place_mark
from games.map_masters.rules.spaces import COLUMNS, space_name
from games.map_masters.rules.view import SlotView, TeamView
from pictures.kit import SMALLEST
from pictures.svg import group, line, rect, spot, text

BOOTS = "winged_boots"
"""The artifact that is drawn with its own icon, not as a gem."""
ASKED, ASKED_SMALL = 28, 22
"""The size of what a goal asks for on its card, and where there is little room."""
MOST_APART = 44
"""The largest distance of goals that can be met from any side."""
CLOSE = 22.0
"""The distance of rows below which goals are shown without their numbers, which are next to the tableau."""


def space_of(window: Window, column: int, row: int) -> Box:
    """The place of a space in the picture."""
    return window.box(column * WIDTH, row * HEIGHT)


def grid(
    team: TeamView,
    locale: Locale,
    window: Window,
    marks: Sequence[str],
    backs: Collection[Spot] = (),
) -> str:
    """The names of columns and rows around the window; in it the names of free spaces, goals and artifacts."""
    parts = []
    for column in range(team.columns):
        x, _, width, _ = space_of(window, column, 0)
        parts.append(text(x + width / 2, window.y - 8, COLUMNS[column], SMALLEST, QUIET, "middle"))
    for row in range(team.rows):
        _, y, _, height = space_of(window, 0, row)
        parts.append(text(window.x - 10, y + height / 2, str(row + 1), SMALLEST, QUIET, "middle"))
    spots = [(column, row) for row in range(team.rows) for column in range(team.columns)]
    parts.append(places(team, locale, window, spots, marks, backs))
    return "".join(parts)


def places(
    team: TeamView,
    locale: Locale,
    window: Window,
    spots: Iterable[Spot],
    marks: Sequence[str] = (),
    backs: Collection[Spot] = (),
) -> str:
    """On these spaces: the names of free ones, crosses on closed ones, what step and boss cards ask for, artifacts.

    `backs`: spaces with nothing on them that are drawn already.
    """
    free = {(column, row) for column, row in team.free}
    lying = {card.space: card for card in team.tableau}
    parts = []
    for column, row in spots:
        box = space_of(window, column, row)
        mark = place_mark(column, row)
        placed = lying.get((column, row))
        card = None if placed is None else placed.card
        parts.append(spot(mark, galleries.space_in_words(locale, space_name(column, row), card), *box))
        if (column, row) in free:
            parts.append(_free(space_name(column, row), *box, lit=mark in marks))
        elif placed is None:
            parts.append("" if (column, row) in backs else _closed_space(*box))
        elif placed.card == HIDDEN:
            parts.append(_face_down(*box))
        elif CARDS[placed.card].asks:
            parts.append(_hall(team, placed.card, box))
        elif placed.card in team.artifacts:
            parts.append(_treasure(team, placed, window))
    return "".join(parts)


def _free(name: str, x: float, y: float, width: float, height: float, *, lit: bool) -> str:
    """A space where a card can be placed, with its name."""
    light = style.lit(x + 4, y + 4, width - 8, height - 8, 8, 1.3) if lit else ""
    edge = rect(x + 4, y + 4, width - 8, height - 8, "none", 8, stroke=style.SEAM, stroke_width=2)
    size = 38 if width > 60 else SMALLEST
    return edge + light + text(x + width / 2, y + height / 2, name, size, INK if lit else QUIET, "middle")


def _closed_space(x: float, y: float, width: float, height: float) -> str:
    """A space that is out of play, crossed out."""
    ground = rect(x + 2, y + 2, width - 4, height - 4, style.SHADE, 4)
    falling = line(f"M{x + 12:g} {y + 12:g}L{x + width - 12:g} {y + height - 12:g}", QUIET, 4)
    return ground + falling + line(f"M{x + width - 12:g} {y + 12:g}L{x + 12:g} {y + height - 12:g}", QUIET, 4)


def _face_down(x: float, y: float, width: float, height: float) -> str:
    """A step card that has not been turned up yet."""
    back = rect(x + 6, y + 6, width - 12, height - 12, style.SHADE, 8, stroke=INK, stroke_width=3)
    return back + text(x + width / 2, y + height / 2, "?", 64, INK, "middle")


def _treasure(team: TeamView, card: Placed, window: Window) -> str:
    """The artifact that lies on a dungeon card, where there are the fewest corridors."""
    opened = floors.opened(card.card, card.turned)

    def covered(corner: tuple[int, int]) -> int:
        return sum((corner[0] + x, corner[1] + y) in opened for x in (0, 1) for y in (0, 1))

    x, y = min(((x, y) for y in range(HEIGHT - 1) for x in range(WIDTH - 1)), key=covered)
    middle, height = window.at(card.x + x + 0.5, card.y + y + 0.5)
    size = max(34.0, 1.9 * window.cell)
    drawn, across = gem(team.artifacts[card.card], gems(team.slots), 0, 0, size - 6)
    left = middle - across / 2
    plate = rect(left - 4, height - size / 2, across + 8, size, style.FLOOR, 8, stroke=ARTIFACT, stroke_width=3)
    return plate + group(drawn, at=(left, height))


def _hall(team: TeamView, card: str, box: Box) -> str:
    """The requirements of a step or boss card, with each goal at its side."""
    x, y, width, height = box
    colour = style.STRIKE if CARDS[card].kind == "boss" else ARTIFACT
    parts = [rect(x + 3, y + 3, width - 6, height - 6, style.FLOOR, 6, stroke=colour, stroke_width=6)]
    numbers = gems(team.slots)
    asking = [slot for slot in team.slots if slot.card == card]
    of_sides = [slot for slot in asking if len(slot.sides) < len(STEP_OF)]
    of_any = [slot for slot in asking if slot not in of_sides]
    sides = sorted({side for slot in of_sides for side in slot.sides}, key="NWES".index)
    inside = Box(x + 8, y + 8, width - 16, height - 16)
    for slot in of_sides:
        for side in slot.sides:
            row = inside.height / len(sides)
            top = inside.y + sides.index(side) * row
            parts.append(_demand(slot, numbers, Box(inside.x, top, inside.width, row), side))
    for place, slot in enumerate(of_any):
        row = inside.height / len(of_any)
        middle = y + height / 2 + (place - (len(of_any) - 1) / 2) * min(MOST_APART, row)
        parts.append(_demand(slot, numbers, Box(inside.x, middle - row / 2, inside.width, row)))
    return "".join(parts)


def _demand(slot: SlotView, numbers: Mapping[str, int], row: Box, side: str = "") -> str:
    """A goal in a row, at its side or in the middle: what it asks for, or a tick when it is filled."""
    height, room = row.height, row.width
    if height < CLOSE and not slot.filled:
        artifact = "boots" if slot.artifact == BOOTS else "artifact"
        named = [artifact] if slot.artifact else [icon_of(name) for name in (*slot.items, *slot.counts)]
        drawn = "".join(icons.icon(name, (index + 0.5) * height, 0, height) for index, name in enumerate(named))
        width = len(named) * height
    elif slot.filled:
        drawn, width = line("M4 0L13 9L28-10", style.DONE, 8), 32.0
    else:
        drawn, width = requirement(slot, numbers, 0, 0, room, ASKED)
        if width > room:
            drawn, width = requirement(slot, numbers, 0, 0, room, ASKED_SMALL)
        if width > room and slot.artifact:  # what else it asks for is shown next to the tableau
            drawn, width = gem(slot.artifact, numbers, 0, 0, ASKED)
    left = row.x + {"W": 0.0, "E": room - width}.get(side, (room - width) / 2)
    return group(drawn, at=(left, row.middle[1]))


def icon_of(name: str) -> str:
    """The icon that stands for a requirement; any kind of hole is shown as a pit."""
    return "pit" if name == "hole" else name


def gems(slots: Sequence[SlotView]) -> dict[str, int]:
    """The artifacts of a mission with numbers to distinguish them; empty if there is only one."""
    named = dict.fromkeys(name for slot in slots for name in (slot.gives, slot.artifact) if name)
    return {name: number for number, name in enumerate(named, 1)} if len(named) > 1 else {}


def gem(artifact: str, numbers: Mapping[str, int], x: float, y: float, size: float) -> tuple[str, float]:
    """An artifact with its number from x on, and how wide that is."""
    if artifact in numbers:
        return galleries.counted([("artifact", numbers[artifact])], x, y, 99, size)
    return icons.icon("boots" if artifact == BOOTS else "artifact", x + size / 2, y, size), size


def requirement(
    slot: SlotView, numbers: Mapping[str, int], x: float, y: float, room: float, size: float
) -> tuple[str, float]:
    """The requirements of a goal, as icons with numbers, and their width."""
    drawn, width = "", 0.0
    if slot.artifact:
        drawn, width = gem(slot.artifact, numbers, x, y, size)
        width += 8
    listed: list[tuple[str, int]] = [*slot.items.items()]
    listed += [(icon_of(name), number) for name, number in slot.counts.items()]
    if listed:
        row, more = galleries.counted(listed, x + width, y, room, size)
        drawn, width = drawn + row, width + more
    return drawn, width
