"""The shared tableau of a co-operative game: cards, named free spaces, groups with their lines, goals."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from cogs.ui.map_masters import galleries, icons, markets, plans, style
from cogs.ui.map_masters.frame import framed
from cogs.ui.map_masters.plans import Lying, Plan, Trail, Window
from cogs.ui.map_masters.speaking import COLUMNS, Speaker, space_name
from cogs.ui.svg import line, path, rect, text, width_of
from rules.map_masters.cards import CARDS, HEIGHT, OPENINGS, STEP_OF, WIDTH
from rules.map_masters.missions import MISSIONS
from rules.map_masters.view import GroupView, MapMastersView, SlotView, TeamView

WIDE = 1200
HEAD, EDGE = 54, 8
MARGIN = 2.3
"""Around the tableau, in cells: for column names, row numbers and groups that wait outside."""
DOORS = 1.6
"""More of it at the top where openings are named."""
SIDE = 318
TALL, SHORT = 850, 640
HAND_CELL, TALLEST = 32.0, 1000
"""How large the cells of the hand below the tableau are at most, and the picture."""
FACE_DOWN = "face_down"
EXIT = "exit"
_ARROWS = {"N": "M0-11L9 8H-9Z", "E": "M11 0L-8 9V-9Z", "S": "M0 11L9-8H-9Z", "W": "M-11 0L8 9V-9Z"}


def draw(view: MapMastersView, speaker: Speaker, marks: Sequence[str]) -> str:
    """The tableau as SVG; before a mission is chosen, the fourteen missions."""
    team = view.team
    assert team is not None
    if team.mission is None:
        return _missions(view, speaker)
    below, extra = "", 0.0
    shown = _handed(view, team, marks)
    if shown:
        extra = galleries.NAME
    elif team.sheet is not None and team.sheet.stage == "market":
        extra = markets.SPELL_HIGH + 70
    high = SHORT if extra else TALL
    naming = any("-" in mark for mark in marks)
    above = MARGIN + (DOORS if naming else 0)
    across, down = WIDTH * team.columns + 2 * MARGIN, HEIGHT * team.rows + MARGIN + above
    cell = min((WIDE - SIDE - 2 * EDGE) / across, high / down)
    side = WIDE - across * cell - 3 * EDGE
    window = Window(-MARGIN, -above, across, down, EDGE, HEAD, cell)
    bottom = HEAD + max(down * cell, _side_height(team)) + 4
    plan = plan_of(team)
    if shown:
        cell = min(HAND_CELL, (TALLEST - bottom - galleries.NAME - 12) / HEIGHT)
        extra = galleries.NAME + HEIGHT * cell + 12
        below = galleries.row(speaker, shown, bottom, WIDE, cell, marks, fold=len(shown) > 2)
    elif extra:
        below = _purchases(view, team, speaker, bottom)
    height = bottom + extra
    return framed(
        WIDE,
        height,
        text(
            16,
            HEAD / 2,
            headline(view, team, speaker),
            30,
            style.GOLD if view.result else style.WHITE,
            "start",
            WIDE - 32,
        ),
        plans.hinted(plan, window),
        plans.sharp(_grid(team, window, marks)),
        _doors(window, marks),
        _sketches(team, window),
        minis(team, window),
        _side(team, speaker, WIDE - EDGE - side, HEAD, side),
        below,
    )


def _handed(view: MapMastersView, team: TeamView, marks: Sequence[str]) -> list[tuple[str, bool]]:
    """The cards shown below the tableau: the one that is being placed, as it will lie; else the hand to choose from."""
    held = [mark.split("_") for mark in marks if mark.startswith("held_")]
    if held:
        return [(card, way == "down") for _, card, way in held]
    hand = team.hands[view.seat] if view.seat is not None and view.seat < len(team.hands) else None
    choosing = marks and team.sheet is not None and team.sheet.stage == "eve"
    if hand and (choosing or any(mark in CARDS for mark in marks)):
        return [(card, False) for card in hand]
    return []


@dataclass(frozen=True, slots=True)
class Map:
    """A tableau ready to be put into a picture."""

    drawn: str
    high: float


def map_of(team: TeamView, speaker: Speaker, starters: Sequence[tuple[int, int]]) -> Map:
    """The map of a mission with its goals beside it; where starter cards will lie, a plain back."""
    across, down = WIDTH * team.columns + 2 * MARGIN, HEIGHT * team.rows + 2 * MARGIN
    cell = min((WIDE - SIDE - 2 * EDGE) / across, SHORT / down)
    side = WIDE - across * cell - 3 * EDGE
    window = Window(-MARGIN, -MARGIN, across, down, EDGE, HEAD, cell)
    plan = plan_of(team)
    backs = []
    for column, row in starters:
        x, y, wide, high = space_of(window, column, row)
        backs.append(rect(x + 2, y + 2, wide - 4, high - 4, "#8a744e", 4, stroke=style.ROCK_EDGE, stroke_width=3))
        backs.append(
            path("M-10-14L14 0L-10 14Z", style.PAPER, transform=f"translate({x + wide / 2:g} {y + high / 2:g})")
        )
    grid = _grid(team, window, (), {*starters})
    drawn = "".join(backs) + plans.hinted(plan, window) + grid + _side(team, speaker, WIDE - EDGE - side, HEAD, side)
    return Map(drawn, HEAD + max(down * cell, _side_height(team)) + 8)


def headline(view: MapMastersView, team: TeamView, speaker: Speaker) -> str:
    """The mission and what is going on, or how it ended."""
    if view.result is not None:
        return speaker.say(view.result.reason, **dict(view.result.facts))
    name = speaker.say("picture-mission", number=team.number, mission=f"@mission-{team.mission}")
    if team.sheet is not None and team.sheet.stage and view.phase != "turn":
        return speaker.say("picture-deciding", mission=name, stage=f"@stage-{team.sheet.stage}")
    difficulty = speaker.say(f"difficulty-{team.difficulty or 'normal'}")
    return speaker.say(
        "picture-turn",
        mission=name,
        difficulty=difficulty,
        player=speaker.player(view.turn),
        free=len(team.free),
        deck=team.deck,
    )


def plan_of(team: TeamView, *, tracing: bool = False) -> Plan:
    """The tableau as a plan; with `tracing`, marks and line of the path that is being drawn too."""
    cards = [Lying(card.card, card.turned, card.x, card.y) for card in team.tableau]
    trails = [Trail(group.lines, group.colour, False) for group in team.groups if group.lines]
    circled, crossed = set(team.circled), set(team.crossed)
    if team.trace is not None and team.tracing is not None:
        trails.append(Trail(team.trace.strokes, team.tracing))
        circled |= set(team.trace.circled)
        crossed |= set(team.trace.crossed)
    jumps = plans.jumps_of(trails) if tracing else {}
    return Plan(cards, trails, frozenset(circled), frozenset(crossed), (), (), jumps)


def space_of(window: Window, column: int, row: int) -> tuple[float, float, float, float]:
    """Left, top, width and height of a space in the picture."""
    return (
        window.x + (column * WIDTH - window.left) * window.cell,
        window.y + (row * HEIGHT - window.top) * window.cell,
        WIDTH * window.cell,
        HEIGHT * window.cell,
    )


def _grid(team: TeamView, window: Window, marks: Sequence[str], backs: Collection[tuple[int, int]] = ()) -> str:
    """Names of columns, rows and free spaces; what step and boss cards ask for; artifacts."""
    parts = []
    for column in range(team.columns):
        x, y, wide, _ = space_of(window, column, 0)
        parts.append(
            text(x + wide / 2, window.y + window.cell * 0.8, COLUMNS[column], style.SMALLEST, style.DIM, "middle")
        )
    for row in range(team.rows):
        x, y, _, high = space_of(window, 0, row)
        parts.append(text(x - window.cell * 1.5, y + high / 2, str(row + 1), style.SMALLEST, style.DIM, "middle"))
    parts.append(places(team, window, (0, 0, team.columns, team.rows), marks, backs))
    return "".join(parts)


def places(
    team: TeamView,
    window: Window,
    part: tuple[int, int, int, int],
    marks: Sequence[str] = (),
    backs: Collection[tuple[int, int]] = (),
) -> str:
    """Names of free spaces, what is closed; what step and boss cards ask for; artifacts. `part`: of which spaces."""
    left, top, across, down = part
    spots = [(column, row) for row in range(top, top + down) for column in range(left, left + across)]
    free = {(column, row) for column, row in team.free}
    lying = {(card.x // WIDTH, card.y // HEIGHT): card.card for card in team.tableau}
    parts = []
    for column, row in spots:
        x, y, wide, high = space_of(window, column, row)
        card = lying.get((column, row))
        if (column, row) in free:
            marked = f"at{column},{row}" in marks
            edge, stroke = (style.GOLD, 5) if marked else (style.DIM, 2.5)
            ground = "#33415a" if marked else style.PANEL
            frame = {"stroke": edge, "stroke_width": stroke, "stroke_dasharray": "10 8"}
            parts.append(rect(x + 4, y + 4, wide - 8, high - 8, ground, 8, **frame))
            ink = style.GOLD if marked else style.WHITE
            parts.append(text(x + wide / 2, y + high / 2, space_name(column, row), 38, ink, "middle"))
        elif card is None and (column, row) not in backs:
            parts.append(rect(x + 2, y + 2, wide - 4, high - 4, "#0b0e14", 4))
            parts.append(line(f"M{x + 12:g} {y + 12:g}L{x + wide - 12:g} {y + high - 12:g}", style.DIM, 4))
            parts.append(line(f"M{x + wide - 12:g} {y + 12:g}L{x + 12:g} {y + high - 12:g}", style.DIM, 4))
        elif card == FACE_DOWN:
            parts.append(rect(x + 6, y + 6, wide - 12, high - 12, "#5b3a7d", 8, stroke=style.WHITE, stroke_width=3))
            parts.append(text(x + wide / 2, y + high / 2, "?", 64, style.WHITE, "middle"))
        elif card is not None and CARDS[card].kind in ("step", "boss"):
            parts.append(_hall(team, card, x, y, wide, high))
        elif card in team.artifacts:
            parts.append(_treasure(team, card, x, y, wide, high))
    return "".join(parts)


def _treasure(team: TeamView, card: str, x: float, y: float, wide: float, high: float) -> str:
    """The artifact that lies on a dungeon card."""
    drawn, across = gem(team.artifacts[card], gems(team.slots), 0, 0, 46, style.INK)
    left = x + (wide - across) / 2
    return (
        rect(x + 3, y + 3, wide - 6, high - 6, "none", 6, stroke="#42d6c8", stroke_width=6)
        + rect(left - 8, y + high / 2 - 28, across + 16, 56, style.WHITE, 10, stroke="#1c9a90", stroke_width=3)
        + f'<g transform="translate({left:.5g} {y + high / 2:.5g})">{drawn}</g>'
    )


def _hall(team: TeamView, card: str, x: float, y: float, wide: float, high: float) -> str:
    """What a step or boss card asks for, each goal at its side."""
    boss = CARDS[card].kind == "boss"
    colour = "#b3202c" if boss else "#0f7f86"
    parts = [rect(x + 3, y + 3, wide - 6, high - 6, "#fff7e6" if boss else "#e6fbff", 6, stroke=colour, stroke_width=6)]
    middle: list[SlotView] = []
    numbers = gems(team.slots)
    for slot in team.slots:
        if slot.card != card:
            continue
        if len(slot.sides) == 4:
            middle.append(slot)
            continue
        for side in slot.sides:
            row = y + 8 + ("NWES".index(side) + 0.5) * (high - 16) / 4
            parts.append(_asked(slot, numbers, x + 8, row, wide - 16, side))
    for place, slot in enumerate(middle):
        at = y + high / 2 + (place - (len(middle) - 1) / 2) * min(44, (high - 16) / len(middle))
        parts.append(_asked(slot, numbers, x + 8, at, wide - 16, "N"))
    return "".join(parts)


def _asked(slot: SlotView, numbers: Mapping[str, int], x: float, y: float, room: float, side: str) -> str:
    """A goal from x on around height y, at its side: what it asks for, or a tick when it is filled."""
    if slot.filled:
        drawn, wide = line("M4 0L13 9L28-10", "#0b7a3b", 8), 32.0
    else:
        drawn, wide = requirement(slot, numbers, 0, 0, room, 28, style.INK)
        if wide > room:
            drawn, wide = requirement(slot, numbers, 0, 0, room, 22, style.INK)
    left = x + {"W": 0.0, "E": room - wide}.get(side, (room - wide) / 2)
    return f'<g transform="translate({left:.5g} {y:.5g})">{drawn}</g>'


def gems(slots: Sequence[SlotView]) -> dict[str, int]:
    """The artifacts of a mission by number, so that they can be told apart; none where there is only one."""
    named = dict.fromkeys(name for slot in slots for name in (slot.gives, slot.artifact) if name)
    return {name: number for number, name in enumerate(named, 1)} if len(named) > 1 else {}


def gem(artifact: str, numbers: Mapping[str, int], x: float, y: float, size: float, ink: str) -> tuple[str, float]:
    """An artifact with its number from x on, and how wide that is."""
    if artifact in numbers:
        return galleries.counted([("artifact", numbers[artifact])], x, y, 99, size, ink)
    return icons.icon("artifact", x + size / 2, y, size), size


def requirement(
    slot: SlotView, numbers: Mapping[str, int], x: float, y: float, room: float, size: float, ink: str
) -> tuple[str, float]:
    """What a goal asks for, as icons with numbers, and how wide that is."""
    drawn, wide = "", 0.0
    if slot.artifact:
        drawn, wide = gem(slot.artifact, numbers, x, y, size, ink)
        wide += 8
    listed: list[tuple[str, int]] = [*slot.items.items()]
    for name, number in slot.counts.items():
        listed.append(("pit" if name == "hole" else name, number))
    if listed:
        row, more = galleries.counted(listed, x + wide, y, room, size, ink)
        drawn, wide = drawn + row, wide + more
    return drawn, wide


def _doors(window: Window, marks: Sequence[str]) -> str:
    """Names of the openings at which a group may wait."""
    parts = []
    for mark in marks:
        place, dash, name = mark.partition("-")
        if not dash or name not in OPENINGS or not place.startswith("at"):
            continue
        column, row = map(int, place[2:].split(","))
        x, y, side = OPENINGS[name]
        dx, dy = STEP_OF[side]
        out = (1.8 if name[1] == "2" else 0.7) if dy else 0.8
        px, py = window.at(column * WIDTH + x + dx * out, row * HEIGHT + y + dy * out)
        parts.append(style.disc(px, py, name, style.SMALLEST))
    return "".join(parts)


def _sketches(team: TeamView, window: Window) -> str:
    """Plans that players have drawn: dotted from space to space, with the sign of the group at the end."""
    parts = []
    for sketch in team.sketches:
        points = []
        for column, row in sketch.spaces:
            x, y, wide, high = space_of(window, column, row)
            points.append((x + wide * (0.3 + 0.13 * (sketch.seat % 4)), y + high * (0.3 + 0.13 * (sketch.seat % 4))))
        drawn = "M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in points)
        colour = style.PEOPLE[sketch.group] if sketch.group else style.WHITE
        parts.append(line(drawn, style.INK, 9, stroke_dasharray="1 15"))
        parts.append(line(drawn, colour, 6, stroke_dasharray="1 15"))
        end_x, end_y = points[-1]
        parts.append(rect(end_x - 15, end_y - 15, 30, 30, style.NIGHT, 15, stroke=colour, stroke_width=3))
        if sketch.group:
            parts.append(style.sign(sketch.group, end_x, end_y, 20))
    return "".join(parts)


def minis(team: TeamView, window: Window, least: float = 30) -> str:
    """The groups where they are; while the team decides, where they are proposed to wait."""
    parts = []
    size = max(least, window.cell * 1.5)
    spots: list[tuple[str, int, int, str]] = []
    for number, group in enumerate(team.groups):
        if group.column >= 0 and (group.opening or not _proposed(team)):
            spots.append((group.colour, group.column, group.row, group.opening or ""))
        elif team.sheet is not None and number < len(team.sheet.starts):
            at_column, at_row, name = team.sheet.starts[number].split("_")
            spots.append((group.colour, int(at_column), int(at_row), name))
    inside: dict[tuple[int, int], int] = {}
    for colour, column, row, name in spots:
        if name:
            opening_x, opening_y, side = OPENINGS[name]
            dx, dy = STEP_OF[side]
            px, py = window.at(column * WIDTH + opening_x + dx * 0.95, row * HEIGHT + opening_y + dy * 0.95)
        else:
            # Beside what its goals ask for: those on the left stand in the third row of quarters, those on the right
            # in the second.
            place = inside.get((column, row), 0)
            inside[column, row] = place + 1
            left, top, wide, high = space_of(window, column, row)
            into = size * (0.55 + place // 2)
            px, py = (left + wide - into, top + high * 0.38) if place % 2 == 0 else (left + into, top + high * 0.62)
        parts.append(
            rect(px - size / 2, py - size / 2, size, size, style.WHITE, size / 2, stroke=style.INK, stroke_width=2)
        )
        parts.append(style.sign(colour, px, py, size * 0.66))
    return "".join(parts)


def _proposed(team: TeamView) -> bool:
    return team.sheet is not None and team.sheet.stage in ("starts", "mission")


SLOT_ROW, GROUP_ROW = 46, 96


def _side_height(team: TeamView) -> float:
    return len(team.slots) * SLOT_ROW + (len(team.groups) * GROUP_ROW if started(team) else 50) + 92


def _side(team: TeamView, speaker: Speaker, x: float, y: float, wide: float) -> str:
    """Beside the tableau: the goals, then the groups with what they have."""
    where = {card.card: space_name(card.x // WIDTH, card.y // HEIGHT) for card in team.tableau}
    parts = [text(x + 4, y + 20, speaker.say("picture-goals"), style.SMALLEST, style.DIM, "start", wide)]
    y += 42
    for slot in team.slots:
        parts.append(_slot_row(slot, gems(team.slots), where.get(slot.card, "?"), speaker, x, y, wide))
        y += SLOT_ROW
    y += 6
    parts.append(text(x + 4, y + 20, speaker.say("picture-groups"), style.SMALLEST, style.DIM, "start", wide))
    y += 42
    wanted = {name for slot in team.slots if not slot.filled for name in (*slot.items, *slot.counts)}
    if not started(team):
        signs = "".join(
            style.sign(group.colour, x + 26 + 46 * place, y + 24, 36) for place, group in enumerate(team.groups)
        )
        return "".join(parts) + signs
    for group in team.groups:
        parts.append(_group_row(team, group, wanted, speaker, x, y, wide))
        y += GROUP_ROW
    return "".join(parts)


def _slot_row(
    slot: SlotView, numbers: Mapping[str, int], where: str, speaker: Speaker, x: float, y: float, wide: float
) -> str:
    """A goal: where, from which side, what for; what it gives; the name of its artifact where there is room."""
    middle = y + SLOT_ROW / 2 - 3
    parts = [style.panel(x, y, wide, SLOT_ROW - 6, "#0b7a3b" if slot.filled else style.PANEL_EDGE, 3)]
    name = speaker.say("picture-exit") if slot.card == EXIT else where
    parts.append(text(x + 10, middle, name, style.SMALLEST, style.WHITE, "start", 74))
    at = x + 92
    for side in slot.sides if len(slot.sides) < 4 else "":
        parts.append(f'<g transform="translate({at:g} {middle:g})">{path(_ARROWS[side], style.GOLD)}</g>')
        at += 24
    if len(slot.sides) == 4:
        at = x + 78
    drawn, across = requirement(
        slot, numbers, at + 10, middle, x + wide - at - (86 if slot.gives else 48), 34, style.WHITE
    )
    parts.append(drawn)
    at += 22 + across
    if slot.gives:
        parts.append(line(f"M{at:g} {middle:g}h18m-8-7l8 7l-8 7", style.GOLD, 3.5))
        drawn, across = gem(slot.gives, numbers, at + 26, middle, 32, style.WHITE)
        parts.append(drawn)
        at += 34 + across
    artifact = slot.gives or slot.artifact
    if artifact and (room := x + wide - at - 46) > 120:
        parts.append(text(at, middle, speaker.say(f"artifact-{artifact}"), style.SMALLEST, style.DIM, "start", room))
    if slot.filled:
        parts.append(line(f"M{x + wide - 36:g} {middle:g}l8 9l16-20", "#38d178", 6))
    return "".join(parts)


def goal(team: TeamView, slot: SlotView, speaker: Speaker, x: float, y: float, room: float) -> str:
    """A goal in short, in one line: where, from which side, what for."""
    where = next(
        (space_name(card.x // WIDTH, card.y // HEIGHT) for card in team.tableau if card.card == slot.card), "?"
    )
    name = speaker.say("picture-exit") if slot.card == EXIT else where
    wide = min(width_of(name, style.SMALLEST), room * 0.4)
    parts = [text(x, y, name, style.SMALLEST, style.WHITE, "start", wide)]
    at = x + wide + 14
    for side in slot.sides if len(slot.sides) < 4 else "":
        parts.append(f'<g transform="translate({at:g} {y:g})">{path(_ARROWS[side], style.GOLD)}</g>')
        at += 22
    drawn, _ = requirement(slot, gems(team.slots), at - 6, y, x + room - at, 28, style.WHITE)
    return "".join(parts) + drawn


def started(team: TeamView) -> bool:
    """Whether the groups have been placed or have anything yet."""
    return any(group.column >= 0 and group.opening for group in team.groups) or any(
        group.out or group.tokens or group.spells or group.lines for group in team.groups
    )


def _group_row(
    team: TeamView, group: GroupView, wanted: set[str], speaker: Speaker, x: float, y: float, wide: float
) -> str:
    """A group: its sign, tokens, spells, artifacts; then what it has of all that is still asked for."""
    high = GROUP_ROW - 8
    parts = [style.panel(x, y, wide, high, style.PEOPLE[group.colour], 3)]
    parts.append(style.sign(group.colour, x + 26, y + 26, 32))
    parts.append(
        line(f"M{x + 10:g} {y + 62:g}h34", style.PEOPLE[group.colour], 6, stroke_dasharray=_pattern(group.colour))
    )
    at = x + 56
    drawn, across = galleries.fairies(group.tokens, at, y + 24, 36)
    parts.append(drawn)
    at += across
    for spell in group.spells:
        parts.append(icons.icon("spell", at + 17, y + 24, 34))
        if spell in group.used:
            parts.append(line(f"M{at + 3:g} {y + 38:g}l28-28", style.STRIKE, 5))
        at += 38
    for artifact in group.artifacts:
        drawn, across = gem(artifact, gems(team.slots), at, y + 24, 34, style.WHITE)
        parts.append(drawn)
        at += across + 10
    if group.out:
        parts.append(line(f"M{x + wide - 36:g} {y + 24:g}l8 9l16-20", "#38d178", 6))
    elif at == x + 56:
        parts.append(text(at, y + 24, speaker.say("words-none"), style.SMALLEST, style.DIM))
    held = [("pit" if name == "hole" else name, number) for name, number in group.held.items() if name in wanted]
    parts.append(galleries.counted(held, x + 56, y + 64, wide - 66, 30)[0])
    return "".join(parts)


def _pattern(colour: str) -> str | None:
    pattern = style.DASHES[colour]
    return None if pattern is None else " ".join(f"{float(part) * 24:.3g}" for part in pattern.split())


def _purchases(view: MapMastersView, team: TeamView, speaker: Speaker, y: float) -> str:
    """Before the mission: the spells and tokens on offer, and what is proposed."""
    parts = [markets.spells(speaker, view.market.spells, EDGE, y, WIDE - 2 * EDGE)]
    middle = y + markets.SPELL_HIGH + 34
    parts.append(style.panel(EDGE, middle - 28, WIDE - 2 * EDGE, 58))
    purse, across = style.coins(EDGE + 14, middle, team.coins, 34, style.WHITE)
    parts.append(purse)
    words = speaker.say("picture-wanted", things=wanted_words(team, speaker))
    parts.append(text(EDGE + across + 40, middle, words, style.SMALLEST, style.WHITE, "start", WIDE - across - 80))
    return "".join(parts)


def wanted_words(team: TeamView, speaker: Speaker) -> str:
    """What is on the sheet of purchases, in words."""
    found = []
    for entry in team.sheet.wanted if team.sheet is not None else []:
        what, _, number = entry.partition(" ")
        if what == "blind":
            thing = "@spell-unseen"
        else:
            thing = f"@spell-{what}" if what.startswith("sb_") else f"@token-{what}"
        group = f"@group-{team.groups[int(number)].colour}"
        found.append(speaker.say("words-for_group", thing=thing, group=group))
    return speaker.join(found) or speaker.say("words-none")


def _missions(view: MapMastersView, speaker: Speaker) -> str:
    """Before a mission is chosen: all of them."""
    parts = [text(16, HEAD / 2, speaker.say("picture-choose_mission"), 32, style.WHITE, "start", WIDE - 32)]
    step = (WIDE - 3 * EDGE) / 2
    proposed = view.team.sheet.mission if view.team is not None and view.team.sheet is not None else None
    for place, mission in enumerate(MISSIONS.values()):
        x, y = EDGE + place // 7 * (step + EDGE), HEAD + place % 7 * 88
        edge = style.GOLD if mission.id == proposed else style.PALE_INK
        parts.append(style.paper(x, y, step, 82, edge, 4))
        parts.append(text(x + 44, y + 41, str(mission.number), 38, style.INK, "middle"))
        parts.append(text(x + 80, y + 25, speaker.say(f"mission-{mission.id}"), 30, style.INK, "start", step - 230))
        stars = speaker.say("picture-stars", stars=mission.stars)
        parts.append(text(x + step - 14, y + 25, stars, 30, "#a06a00", "end", 150))
        at = x + 80
        for colour in mission.groups:
            parts.append(style.sign(colour, at + 12, y + 60, 26))
            at += 32
        coins, across = style.coins(at + 14, y + 60, mission.market_coins, 28)
        parts.append(coins)
        words = speaker.say("picture-mission_size", columns=len(mission.grid[0]), rows=len(mission.grid))
        parts.append(text(at + across + 44, y + 60, words, style.SMALLEST, style.PALE_INK, "start", 300))
    high = HEAD + 7 * 88 + 8
    return framed(WIDE, high, *parts)
