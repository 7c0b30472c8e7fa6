"""The shared tableau of a co-operative game: cards, named free spaces, groups with their lines, goals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from games.map_masters.pictures import choosing, galleries, icons, markets, plans, sidebar, spaces, style
from games.map_masters.pictures.choosing import held_of
from games.map_masters.pictures.frame import framed
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.plans import Plan, Trail
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.pictures.windows import Box, Window
from games.map_masters.rules.cards import CARDS, HEIGHT, MAIN, OPENINGS, STEP_OF, WIDTH
from games.map_masters.rules.coop.missions import MISSIONS
from games.map_masters.rules.coop.preparation import spent, thing_name
from games.map_masters.rules.spaces import space_name
from games.map_masters.rules.view import MapMastersView, TeamView
from pictures.faces import TITLE
from pictures.kit import HEIGHT as HIGH
from pictures.kit import PIXELS, SMALLEST
from pictures.kit import WIDTH as WIDE
from pictures.paragraphs import paragraph
from pictures.states import chosen
from pictures.svg import line, path, piece, rect, spot, text, width_of
from rules.messages import refer

HEAD, EDGE = 54, 8
MARGIN = 2.0
"""Around the tableau, in cells: for groups that wait outside."""
NAMES = 16
"""The room for names of columns and rows beyond that."""
SIDE = 262
SHORT = 500
"""The height of the map of a mission."""
HAND_CELL = 32.0
"""The maximum size of the cells of the hand."""


SHARE = 38.0
"""The width of a thing that is to be bought for a group."""
TAPPED = 46.0
"""The width of the place of a group that can be chosen."""


def draw(view: MapMastersView, locale: Locale, marks: Sequence[str]) -> str:
    """The tableau as SVG; before a mission is chosen, the fourteen missions."""
    team = view.team
    assert team is not None
    if team.mission is None:
        return _missions(view, locale)
    if shown := _handed(view, team, marks):
        return _with_cards(view, team, locale, shown, marks)
    buying = team.sheet is not None and team.sheet.stage == "market"
    lines = markets.spell_lines(locale, view.market.spells, 2) if buying else 0
    extra = markets.spells_high(lines) + 70 if buying else 0
    room = HIGH - HEAD - EDGE - extra
    window = _window(team, room)
    side = WIDE - window.x - window.wide * window.cell - 2 * EDGE
    return framed(
        WIDE,
        HIGH,
        table(view, team, locale, window, marks, WIDE),
        sidebar.draw(team, locale, WIDE - EDGE - side, HEAD, side, groups=not buying, room=room),
        _purchases(view, team, locale, HIGH - extra, lines) if buying else "",
        pixels=PIXELS,
    )


def _with_cards(
    view: MapMastersView, team: TeamView, locale: Locale, shown: Sequence[tuple[str, bool]], marks: Sequence[str]
) -> str:
    """The tableau with cards to choose from or to place next to it, and the open goals below."""
    foot = HIGH - sidebar.open_high(team)
    window = _window(team, foot - HEAD)
    side = WIDE - window.x - window.wide * window.cell - 2 * EDGE
    area = Box(WIDE - side - EDGE, HEAD, side, foot - HEAD)
    return framed(
        WIDE,
        HIGH,
        table(view, team, locale, window, marks, WIDE),
        sidebar.open_goals(team, locale, foot),
        galleries.rows(locale, shown, area, 1 if len(shown) < 3 else 2, HAND_CELL, fold=True),
        pixels=PIXELS,
    )


def table(
    view: MapMastersView, team: TeamView, locale: Locale, window: Window, marks: Sequence[str], wide: float
) -> str:
    """The headline and the tableau with everything on it."""
    plan, routes, ended = plan_of(team), choosing.routes_of(marks), view.result is not None
    words, top = headline(view, team, locale), HEAD / 2 - 13 * ended
    return "".join(
        (
            paragraph(16, top, words, SMALLEST, INK, wide - 32, 1 + ended, 26),
            plans.hinted(replace(plan, trails=[*plan.trails, *routes]), window),
            spaces.grid(team, locale, window, marks),
            _doors(window, marks),
            _sketches(team, window),
            minis(team, window),
            plans.lettered(routes, window, of_group=True),
        )
    )


def _handed(view: MapMastersView, team: TeamView, marks: Sequence[str]) -> list[tuple[str, bool]]:
    """The cards shown below the tableau: the one that is being placed, as it will lie; else the hand to choose from."""
    held = held_of(marks)
    if held:
        return held
    hand = team.hands[view.seat] if view.seat is not None and view.seat < len(team.hands) else None
    chooses = marks and team.sheet is not None and team.sheet.stage == "eve"
    if hand and (chooses or any(mark in CARDS for mark in marks)):
        return [(card, False) for card in hand]
    return []


@dataclass(frozen=True, slots=True)
class Map:
    """A tableau ready to be put into a picture."""

    drawn: str
    high: float


def map_of(team: TeamView, locale: Locale, starters: Sequence[tuple[int, int]]) -> Map:
    """The map of a mission with its goals next to it; where starter cards will lie, a plain back."""
    window = _window(team, SHORT)
    side = WIDE - window.x - window.wide * window.cell - 2 * EDGE
    plan = plan_of(team)
    backs = []
    for column, row in starters:
        x, y, wide, high = spaces.space_of(window, column, row)
        backs.append(rect(x + 2, y + 2, wide - 4, high - 4, style.SHADE, 4, stroke=INK, stroke_width=3))
        backs.append(
            path("M-10-14L14 0L-10 14Z", style.FLOOR, transform=f"translate({x + wide / 2:g} {y + high / 2:g})")
        )
    grid = spaces.grid(team, locale, window, (), {*starters})
    drawn = (
        "".join(backs) + plans.hinted(plan, window) + grid + sidebar.draw(team, locale, WIDE - EDGE - side, HEAD, side)
    )
    return Map(drawn, max(window.y + window.high * window.cell, HEAD + sidebar.height(team)) + 8)


def _window(team: TeamView, high: float) -> Window:
    """The tableau with its margin at the left, below the headline, in that height with the names."""
    across, down = WIDTH * team.columns + 2 * MARGIN, HEIGHT * team.rows + 2 * MARGIN
    cell = min((WIDE - SIDE - NAMES - 2 * EDGE) / across, (high - NAMES) / down)
    return Window(-MARGIN, -MARGIN, across, down, EDGE + NAMES, HEAD + NAMES, cell)


def headline(view: MapMastersView, team: TeamView, locale: Locale) -> str:
    """The mission and what is going on, or how it ended."""
    if view.result is not None:
        return locale.say(view.result.reason, **view.result.args)
    name = locale.say("about-sheet_mission", number=team.number, mission=refer(f"mission-{team.mission}"))
    if team.sheet is not None and team.sheet.stage and view.phase != "turn":
        stage = "first" if team.sheet.stage == "eve" and team.difficulty else team.sheet.stage
        return locale.say("picture-deciding", mission=name, stage=refer(f"stage-{stage}"))
    difficulty = locale.say(f"difficulty-{team.difficulty or 'normal'}")
    return locale.say(
        "picture-turn",
        mission=name,
        difficulty=difficulty,
        player=locale.player(view.turn),
        free=len(team.free),
        deck=team.deck,
    )


def plan_of(team: TeamView, *, tracing: bool = False) -> Plan:
    """The tableau as a plan; with `tracing`, also the marks and the line of the path being drawn."""
    trails = [Trail(group.lines, group.colour, False) for group in team.groups if group.lines]
    circled, crossed = set(team.circled), set(team.crossed)
    if team.trace is not None and team.tracing is not None:
        trails.append(Trail(team.trace.strokes, team.tracing))
        circled |= set(team.trace.circled)
        crossed |= set(team.trace.crossed)
    jumps = plans.jumps_of(trails) if tracing else {}
    return Plan(team.tableau, trails, frozenset(circled), frozenset(crossed), (), (), jumps)


def _doors(window: Window, marks: Sequence[str]) -> str:
    """The openings at which a group may wait, in the light."""
    parts = []
    for mark in dict.fromkeys(marks):
        place, _, name = mark.partition("-")
        if place.startswith("at") and name in OPENINGS:
            column, row = map(int, place[2:].split(","))
            x, y, side = OPENINGS[name]
            dx, dy = STEP_OF[side]
            at_x, at_y = column * WIDTH + x + dx, row * HEIGHT + y + dy
            px, py = window.at(at_x, at_y)
            parts.append(plans.dots([f"m{at_x},{at_y}"], [(window, MAIN)], least=1.6 * window.cell))
            parts.append(spot(mark, f"{space_name(column, row)} {name}", px - 23, py - 23, 46, 46, lit=True))
    return "".join(parts)


def _sketches(team: TeamView, window: Window) -> str:
    """Plans that players have drawn: dotted from space to space, with the sign of the group at the end."""
    parts = []
    for sketch in team.sketches:
        points = []
        for column, row in sketch.spaces:
            x, y, wide, high = spaces.space_of(window, column, row)
            points.append((x + wide * (0.3 + 0.13 * (sketch.seat % 4)), y + high * (0.3 + 0.13 * (sketch.seat % 4))))
        drawn = "M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in points)
        colour = style.GROUPS[sketch.group][0] if sketch.group else INK
        parts.append(line(drawn, INK, 9, stroke_dasharray="1 15"))
        parts.append(line(drawn, colour, 6, stroke_dasharray="1 15"))
        end_x, end_y = points[-1]
        parts.append(rect(end_x - 15, end_y - 15, 30, 30, style.FLOOR, 15, stroke=colour, stroke_width=3))
        if sketch.group:
            parts.append(style.sign(sketch.group, end_x, end_y, 20))
    return "".join(parts)


def minis(team: TeamView, window: Window, least: float = 30) -> str:
    """The groups where they are; while the team decides, where they are proposed to wait."""
    size = max(least, window.cell * 1.5)
    parts = []
    for colour, px, py in _stands(team, window, size):
        back = {"stroke": INK, "stroke_width": 2}
        disc = rect(px - size / 2, py - size / 2, size, size, INK, size / 2, **back)
        parts.append(piece(f"group-{colour}", disc, style.sign(colour, px, py, size * 0.66)))
    return "".join(parts)


def groups(team: TeamView, locale: Locale, window: Window, marks: Sequence[str]) -> str:
    """The places of the marked groups, to be tapped where they stand."""
    high = TAPPED / 2
    return "".join(
        spot(colour, locale.say(f"group-{colour}"), px - high, py - high, TAPPED, TAPPED)
        for colour, px, py in _stands(team, window, max(30, window.cell * 1.5))
        if colour in marks
    )


def _stands(team: TeamView, window: Window, size: float) -> Iterator[tuple[str, float, float]]:
    """The colour and the middle of each group that is drawn, `size` wide."""
    spots: list[tuple[str, int, int, str]] = []
    for number, group in enumerate(team.groups):
        if group.column >= 0 and (group.opening or not _proposed(team)):
            spots.append((group.colour, group.column, group.row, group.opening or ""))
        elif team.sheet is not None and number < len(team.sheet.starts):
            start = team.sheet.starts[number]
            spots.append((group.colour, start.column, start.row, start.opening))
    inside: dict[tuple[int, int], int] = {}
    for colour, column, row, name in spots:
        if name:
            opening_x, opening_y, side = OPENINGS[name]
            dx, dy = STEP_OF[side]
            px, py = window.at(column * WIDTH + opening_x + dx * 0.95, row * HEIGHT + opening_y + dy * 0.95)
        else:
            # Next to what its goals ask for: those on the left stand in the third row of quarters, those on the right
            # in the second.
            place = inside.get((column, row), 0)
            inside[column, row] = place + 1
            left, top, wide, high = spaces.space_of(window, column, row)
            into = size * (0.55 + place // 2)
            px, py = (left + wide - into, top + high * 0.38) if place % 2 == 0 else (left + into, top + high * 0.62)
        yield colour, px, py


def _proposed(team: TeamView) -> bool:
    return team.sheet is not None and team.sheet.stage in ("starts", "mission")


def _purchases(view: MapMastersView, team: TeamView, locale: Locale, y: float, lines: int) -> str:
    """Before the mission: the spells and tokens on offer, and what is proposed."""
    parts = [markets.spells(locale, view.market.spells, y, lines=lines)]
    middle = y + markets.spells_high(lines) + 34
    parts.append(style.paper(EDGE, middle - 28, WIDE - 2 * EDGE, 58))
    wanted = team.sheet.wanted if team.sheet is not None else []
    purse, across = style.coins(EDGE + 14, middle, team.coins - spent(wanted), 34)
    parts.append(purse)
    at = EDGE + across + 60
    for number, group in enumerate(team.groups):
        parts.append(style.sign(group.colour, at, middle, 32))
        at += 34
        for purchase in wanted:
            if purchase.group == number and purchase.is_token:
                parts.append(icons.fairy(purchase.thing, at, middle, 36))
            elif purchase.group == number:
                parts.append(icons.icon("spell", at, middle, 36))
            at += SHARE * (purchase.group == number)
        at += 14
    return "".join(parts)


def wanted_words(team: TeamView, locale: Locale) -> str:
    """The sheet of purchases in words."""
    words = []
    for wanted in team.sheet.wanted if team.sheet is not None else []:
        group = refer(f"group-{team.groups[wanted.group].colour}")
        words.append(locale.say("words-for_group", thing=thing_name(wanted.thing), group=group))
    return locale.listed(words)


def _missions(view: MapMastersView, locale: Locale) -> str:
    """Before a mission is chosen: all of them."""
    rows = -(-len(MISSIONS) // 2)
    high, step = (HIGH - HEAD - 2) / rows, (WIDE - 3 * EDGE) / 2
    parts = [text(16, HEAD / 2, locale.say("picture-choose_mission"), 32, INK, "start", WIDE - 32, TITLE)]
    proposed = view.team.sheet.mission if view.team is not None and view.team.sheet is not None else None
    for place, mission in enumerate(MISSIONS.values()):
        x, y = EDGE + place // rows * (step + EDGE), HEAD + place % rows * high
        parts.append(style.paper(x, y, step, high - 6))
        if mission.id == proposed:
            parts.append(chosen(x, y, step, high - 6))
        name, first, second = locale.say(f"mission-{mission.id}"), y + high * 0.28, y + high * 0.68
        parts.append(spot(f"mission-{mission.number}", name, x, y, step, high - 6))
        parts.append(text(x + 36, y + high / 2 - 3, str(mission.number), 36, INK, "middle"))
        stars = locale.say("picture-stars", stars=mission.stars)
        right = x + step - 12 - width_of(stars, SMALLEST)
        parts.append(text(x + 68, first, name, SMALLEST, INK, "start", right - x - 76, TITLE))
        parts.append(text(x + step - 12, first, stars, SMALLEST, QUIET, "end"))
        for number, colour in enumerate(mission.groups):
            parts.append(style.sign(colour, x + 82 + 32 * number, second, 26))
        parts.append(style.coins(x + 210, second, mission.market_coins, 28)[0])
        words = locale.say("picture-mission_size", columns=len(mission.grid[0]), rows=len(mission.grid))
        parts.append(text(x + step - 12, second, words, SMALLEST, QUIET, "end", step - 290))
    return framed(WIDE, HIGH, *parts, pixels=PIXELS)
