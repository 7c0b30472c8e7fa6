"""Next to the tableau: the goals of the mission, then the groups with what they have."""

from __future__ import annotations

from collections.abc import Collection

from games.map_masters.pictures import galleries, icons, style
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.spaces import gem, gems, icon_of, requirement
from games.map_masters.pictures.style import INK, QUIET, Run
from games.map_masters.pictures.windows import Box
from games.map_masters.rules.coop.missions import EXIT
from games.map_masters.rules.spaces import space_name
from games.map_masters.rules.view import GroupView, SlotView, TeamView
from pictures.kit import SMALLEST, WIDTH
from pictures.svg import NARROWEST, line, path, spot, spread, text, width_of

_ARROWS = {"N": "M0-11L9 8H-9Z", "E": "M11 0L-8 9V-9Z", "S": "M0 11L9-8H-9Z", "W": "M-11 0L8 9V-9Z"}
SLOT_ROW = 42
"""The height of a goal next to the tableau."""
GROUP_ROW = 84
"""The height of a group."""
FOOT = 46
"""The height of a row of open goals below the tableau."""
LABEL, LABEL_LEFT = 34, 4
"""The height of a heading, and the distance of its words from the edge."""
ACROSS = 4
"""The number of open goals side by side."""
SIDES_LEFT, TICK_ROOM = 72, 46
"""From the left of a goal to the sides from which it is met; the room for its tick."""
MEANS_LEFT = 56
"""From the left of a group to what it has."""
LEAST_GROUP = 50.0
"""The least height of a group."""


def height(team: TeamView) -> float:
    """The height of goals and groups together, where there is room."""
    return len(team.slots) * SLOT_ROW + (len(team.groups) * GROUP_ROW if started(team) else 50) + 2 * LABEL


def draw(team: TeamView, locale: Locale, area: Box, marks: Collection[str] = ()) -> str:
    """The goals in an area next to the tableau, then the groups with what they have; those in `marks` can be tapped."""
    rows = len(team.groups) if started(team) else 1
    goals, y = draw_goals(team, locale, area, rows * LEAST_GROUP)
    x, _, width, _ = area
    label = text(x + LABEL_LEFT, y + LABEL / 2, locale.say("picture-groups"), SMALLEST, QUIET, "start", width)
    height = min(GROUP_ROW, (area.height - (y - area.y) - LABEL) / len(team.groups))
    y += LABEL
    if not started(team):
        signs = "".join(
            style.sign(group.colour, x + 26 + 46 * place, y + 21, 36) for place, group in enumerate(team.groups)
        )
        return goals + label + signs
    wanted: set[str] = {name for slot in team.slots if not slot.filled for name in (*slot.items, *slot.counts)}
    parts = [goals, label]
    for group in carrying(team):
        parts.append(_group_row(team, group, wanted, locale, Box(x, y, width, height - 6)))
        if group.colour in marks:
            parts.append(spot(group.colour, locale.say(f"group-{group.colour}"), x, y, width, height - 8))
        y += height
    return "".join(parts)


def draw_goals(team: TeamView, locale: Locale, area: Box, below: float = 0) -> tuple[str, float]:
    """The goals in an area that leaves at least so much room `below` them; and where they end."""
    x, y, width, _ = area
    parts = [text(x + LABEL_LEFT, y + LABEL / 2, locale.say("picture-goals"), SMALLEST, QUIET, "start", width)]
    height = min(SLOT_ROW, (area.height - 2 * LABEL - below) / len(team.slots))
    y += LABEL
    for slot in team.slots:
        parts.append(_slot_row(team, slot, locale, Box(x, y, width, height)))
        y += height
    return "".join(parts), y


def _slot_row(team: TeamView, slot: SlotView, locale: Locale, box: Box) -> str:
    """A goal: where, from which side, what for; what it gives; the name of its artifact where there is room."""
    x, y, width, height = box
    right, middle, numbers = x + width, y + height / 2 - 2, gems(team.slots)
    run = Run(x + SIDES_LEFT, middle)
    arrows, across = _arrows(slot, run.x, middle, 24)
    run.add(arrows, across, 10 if across else 16)
    room = right - run.x - (76 if slot.gives else 38)
    run.add(*requirement(slot, numbers, run.x, middle, room, 34), 12)
    if slot.gives:
        run.add(line(f"M{run.x:g} {middle:g}h18m-8-7l8 7l-8 7", INK, 3.5), 18, 8)
        run.add(*gem(slot.gives, numbers, run.x, middle, 32), 8)
    artifact = slot.gives or slot.artifact
    room = right - run.x - TICK_ROOM
    words = locale.say(f"artifact-{artifact}") if artifact else ""
    fits = words and width_of(words, SMALLEST) * NARROWEST <= room
    return (
        style.paper(x, y, width, height - 4)
        + text(x + 10, middle, _where(team, slot, locale), SMALLEST, INK, "start", SIDES_LEFT + 2)
        + "".join(run.parts)
        + (text(run.x, middle, words, SMALLEST, QUIET, "start", room) if fits else "")
        + (_tick(right, middle) if slot.filled else "")
    )


def _where(team: TeamView, slot: SlotView, locale: Locale) -> str:
    """The name of the space where a goal is met, a question mark while its card lies face down."""
    if slot.card == EXIT:
        return locale.say("picture-exit")
    return next((space_name(*card.space) for card in team.tableau if card.card == slot.card), "?")


def _arrows(slot: SlotView, x: float, y: float, step: float) -> tuple[str, float]:
    """The sides from which a goal is met, as arrows from x on, and how wide that is; nothing if any side will do."""
    sides = slot.sides if len(slot.sides) < len(_ARROWS) else ""
    drawn = spread([path(_ARROWS[side], INK) for side in sides], step, at=(x, y))
    return drawn, step * len(sides)


def _tick(right: float, y: float) -> str:
    """A tick at the right end of a row."""
    return line(f"M{right - 36:g} {y:g}l8 9l16-20", style.DONE, 6)


def _goal_in_brief(team: TeamView, slot: SlotView, locale: Locale, x: float, y: float, room: float) -> str:
    """A goal in one line: where, from which side, what for."""
    name = _where(team, slot, locale)
    width = min(width_of(name, SMALLEST), room * 0.4)
    arrows, across = _arrows(slot, x + width + 14, y, 22)
    left = x + width + 14 + across
    drawn, _ = requirement(slot, gems(team.slots), left - 6, y, x + room - left, 28)
    return text(x, y, name, SMALLEST, INK, "start", width) + arrows + drawn


def open_goals(team: TeamView, locale: Locale, y: float) -> str:
    """Below the tableau: the goals that are still open, each where it is met and what it asks for."""
    slots = [slot for slot in team.slots if not slot.filled]
    words = locale.say("picture-goals")
    rows, across = _goal_rows(team)
    height = FOOT * rows
    parts = [style.paper(4, y, WIDTH - 8, height - 6), text(16, y + FOOT / 2 - 3, words, SMALLEST, QUIET)]
    left = 34 + width_of(words, SMALLEST)
    step = (WIDTH - left - 12) / across
    for place, slot in enumerate(slots):
        row, column = divmod(place, across)
        middle = y + (row + 0.5) * FOOT - 3
        parts.append(_goal_in_brief(team, slot, locale, left + column * step, middle, step - 8))
    return "".join(parts)


def open_height(team: TeamView) -> float:
    """The height of the open goals in a row or two."""
    return FOOT * _goal_rows(team)[0]


def _goal_rows(team: TeamView) -> tuple[int, int]:
    """The number of rows of open goals, and how many are in each."""
    number = max(1, sum(not slot.filled for slot in team.slots))
    return -(-number // ACROSS), min(number, ACROSS)


def started(team: TeamView) -> bool:
    """Whether the groups have been placed or have anything yet."""
    return any(group.column >= 0 and group.opening for group in team.groups) or any(
        group.out or any(group.tokens.values()) or group.spells or group.lines for group in carrying(team)
    )


def carrying(team: TeamView) -> list[GroupView]:
    """The groups, also with what is being bought for them; an unseen spell is not known before it is bought."""
    wanted = [] if team.sheet is None else team.sheet.wanted
    groups = []
    for number, group in enumerate(team.groups):
        things = [want.thing for want in wanted if want.group == number]
        tokens = {token: has + things.count(token) for token, has in group.tokens.items()}
        spells = [*group.spells, *(thing for thing in things if thing.startswith("sb_"))]
        groups.append(group.model_copy(update={"tokens": tokens, "spells": spells}) if things else group)
    return groups


def _group_row(team: TeamView, group: GroupView, wanted: set[str], locale: Locale, box: Box) -> str:
    """A group: its sign, tokens, spells, artifacts; then what it has of everything that is still required."""
    x, y, width, height = box
    first, second = y + height * 0.28, y + height * 0.75
    trail = f"M{x + 10:g} {second:g}h34"
    parts = [
        style.paper(x, y, width, height),
        style.sign(group.colour, x + 26, first, 26),
        line(trail, INK, 9),
        line(trail, style.GROUPS[group.colour][0], 6, stroke_dasharray=style.dashes(style.DASHES[group.colour], 24)),
    ]
    left = x + MEANS_LEFT
    run = Run(left, first)
    run.add(*galleries.fairies(group.tokens, run.x, first, 32))
    for spell in group.spells:
        struck = line(f"M{run.x + 3:g} {first + 14:g}l28-28", style.STRIKE, 5) if spell in group.used else ""
        run.add(icons.icon("spell", run.x + 17, first, 32) + struck, 38)
    for artifact in group.artifacts:
        run.add(*gem(artifact, gems(team.slots), run.x, first, 32), 10)
    parts += run.parts
    if group.out:
        parts.append(_tick(x + width, first))
    elif run.x == left:
        parts.append(text(left, first, locale.say("words-none"), SMALLEST, QUIET))
    held = [(icon_of(name), number) for name, number in group.held.items() if name in wanted]
    parts.append(galleries.counted(held, left, second, width - MEANS_LEFT - 10, 26)[0])
    return "".join(parts)
