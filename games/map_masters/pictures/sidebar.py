"""Next to the tableau: the goals of the mission, then the groups with what they have."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from games.map_masters.pictures import galleries, icons, style
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.spaces import gem, gems, requirement
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.pictures.windows import Box
from games.map_masters.rules.coop.missions import EXIT
from games.map_masters.rules.spaces import space_name
from games.map_masters.rules.view import GroupView, SlotView, TeamView
from pictures.kit import SMALLEST, WIDTH
from pictures.svg import NARROWEST, line, path, spot, text, width_of

_ARROWS = {"N": "M0-11L9 8H-9Z", "E": "M11 0L-8 9V-9Z", "S": "M0 11L9-8H-9Z", "W": "M-11 0L8 9V-9Z"}
SLOT_ROW = 42
"""The height of a goal next to the tableau."""
GROUP_ROW = 84
"""The height of a group."""
FOOT = 46
"""The height of a row of open goals below the tableau."""
LABEL = 34
"""The height of a heading."""
LEAST_GROUP = 50.0
"""The least height of a group."""


def height(team: TeamView) -> float:
    """The height of goals and groups together, where there is room."""
    return len(team.slots) * SLOT_ROW + (len(team.groups) * GROUP_ROW if started(team) else 50) + 2 * LABEL


def draw(team: TeamView, locale: Locale, area: Box, *, groups: bool = True, marks: Collection[str] = ()) -> str:
    """The goals in an area next to the tableau, then the groups with what they have; those in `marks` can be tapped."""
    x, y, width, _ = area
    where = {card.card: space_name(*card.space) for card in team.tableau}
    free = area.height - 2 * LABEL
    least = len(team.groups) * LEAST_GROUP if started(team) else LEAST_GROUP
    slot_row = min(SLOT_ROW, (free - least * groups) / len(team.slots))
    group_row = min(GROUP_ROW, (free - len(team.slots) * slot_row) / len(team.groups))
    parts = [text(x + 4, y + LABEL / 2, locale.say("picture-goals"), SMALLEST, QUIET, "start", width)]
    y += LABEL
    for slot in team.slots:
        parts.append(_slot_row(locale, slot, gems(team.slots), where.get(slot.card, "?"), Box(x, y, width, slot_row)))
        y += slot_row
    if not groups:
        return "".join(parts)
    parts.append(text(x + 4, y + LABEL / 2, locale.say("picture-groups"), SMALLEST, QUIET, "start", width))
    y += LABEL
    wanted: set[str] = {name for slot in team.slots if not slot.filled for name in (*slot.items, *slot.counts)}
    if not started(team):
        signs = "".join(
            style.sign(group.colour, x + 26 + 46 * place, y + 21, 36) for place, group in enumerate(team.groups)
        )
        return "".join(parts) + signs
    for group in carrying(team):
        parts.append(_group_row(team, group, wanted, locale, Box(x, y, width, group_row - 6)))
        if group.colour in marks:
            parts.append(spot(group.colour, locale.say(f"group-{group.colour}"), x, y, width, group_row - 8))
        y += group_row
    return "".join(parts)


def _slot_row(locale: Locale, slot: SlotView, numbers: Mapping[str, int], where: str, box: Box) -> str:
    """A goal: where, from which side, what for; what it gives; the name of its artifact where there is room."""
    x, y, width, height = box
    middle = y + height / 2 - 2
    parts = [style.paper(x, y, width, height - 4)]
    name = locale.say("picture-exit") if slot.card == EXIT else where
    parts.append(text(x + 10, middle, name, SMALLEST, INK, "start", 74))
    left = x + 72
    for side in slot.sides if len(slot.sides) < 4 else "":
        parts.append(f'<g transform="translate({left:g} {middle:g})">{path(_ARROWS[side], INK)}</g>')
        left += 24
    if len(slot.sides) == 4:
        left = x + 78
    drawn, across = requirement(slot, numbers, left + 10, middle, x + width - left - (86 if slot.gives else 48), 34)
    parts.append(drawn)
    left += 22 + across
    if slot.gives:
        parts.append(line(f"M{left:g} {middle:g}h18m-8-7l8 7l-8 7", INK, 3.5))
        drawn, across = gem(slot.gives, numbers, left + 26, middle, 32)
        parts.append(drawn)
        left += 34 + across
    artifact = slot.gives or slot.artifact
    room = x + width - left - 46
    words = locale.say(f"artifact-{artifact}") if artifact else ""
    if words and width_of(words, SMALLEST) * NARROWEST <= room:
        parts.append(text(left, middle, words, SMALLEST, QUIET, "start", room))
    if slot.filled:
        parts.append(line(f"M{x + width - 36:g} {middle:g}l8 9l16-20", style.DONE, 6))
    return "".join(parts)


def goal(team: TeamView, slot: SlotView, locale: Locale, x: float, y: float, room: float) -> str:
    """A goal in brief, in one line: where, from which side, what for."""
    where = next((space_name(*card.space) for card in team.tableau if card.card == slot.card), "?")
    name = locale.say("picture-exit") if slot.card == EXIT else where
    width = min(width_of(name, SMALLEST), room * 0.4)
    parts = [text(x, y, name, SMALLEST, INK, "start", width)]
    left = x + width + 14
    for side in slot.sides if len(slot.sides) < 4 else "":
        parts.append(f'<g transform="translate({left:g} {y:g})">{path(_ARROWS[side], INK)}</g>')
        left += 22
    drawn, _ = requirement(slot, gems(team.slots), left - 6, y, x + room - left, 28)
    return "".join(parts) + drawn


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
        parts.append(goal(team, slot, locale, left + column * step, middle, step - 8))
    return "".join(parts)


def open_height(team: TeamView) -> float:
    """The height of the open goals in a row or two."""
    return FOOT * _goal_rows(team)[0]


ACROSS = 4
"""The number of open goals side by side."""


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
    left = x + 56
    drawn, across = galleries.fairies(group.tokens, left, first, 32)
    parts.append(drawn)
    left += across
    for spell in group.spells:
        parts.append(icons.icon("spell", left + 17, first, 32))
        if spell in group.used:
            parts.append(line(f"M{left + 3:g} {first + 14:g}l28-28", style.STRIKE, 5))
        left += 38
    for artifact in group.artifacts:
        drawn, across = gem(artifact, gems(team.slots), left, first, 32)
        parts.append(drawn)
        left += across + 10
    if group.out:
        parts.append(line(f"M{x + width - 36:g} {first:g}l8 9l16-20", style.DONE, 6))
    elif left == x + 56:
        parts.append(text(left, first, locale.say("words-none"), SMALLEST, QUIET))
    held = [("pit" if name == "hole" else name, number) for name, number in group.held.items() if name in wanted]
    parts.append(galleries.counted(held, x + 56, second, width - 66, 26)[0])
    return "".join(parts)
