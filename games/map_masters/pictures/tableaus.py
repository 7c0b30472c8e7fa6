"""The shared tableau of a co-operative game: cards, named free spaces, groups with their lines, goals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil, inf

from games.map_masters.pictures import choosing, galleries, groups, icons, markets, plans, sidebar, spaces, style
from games.map_masters.pictures.choosing import held_of
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.icons import framed
from games.map_masters.pictures.plans import DrawnPath, Plan
from games.map_masters.pictures.style import INK, QUIET, Run
from games.map_masters.pictures.windows import Box, Window
from games.map_masters.rules.cards import CARDS, MAIN, OPENINGS, STEP_OF, cell_mark
from games.map_masters.rules.cards import HEIGHT as CARD_HEIGHT
from games.map_masters.rules.cards import WIDTH as CARD_WIDTH
from games.map_masters.rules.coop.missions import MISSIONS, Mission
from games.map_masters.rules.coop.preparation import spent
from games.map_masters.rules.spaces import space_name
from games.map_masters.rules.view import MapMastersView, TeamView
from pictures.kit import HEIGHT as PICTURE_HEIGHT
from pictures.kit import SMALLEST
from pictures.kit import WIDTH as PICTURE_WIDTH
from pictures.paragraphs import paragraph
from pictures.states import chosen
from pictures.svg import line, path, rect, spot, text, width_of
from pictures.typefaces import TITLE
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
BASKETS_HEIGHT, BASKETS_MIDDLE, BASKETS_GAP = 70, 34, 6
"""The height of the row of proposed purchases, its line in it, and the gap above and below its slip."""
PURSE_LEFT, PURSE_APART = 14, 46
"""The gaps before and after the coins in that row."""
SIGN_SPAN, THING_SPAN, BASKETS_APART = 34.0, 38.0, 14
"""The widths of a group's sign and of a thing that is to be bought for it, and the gap after each group."""
SLIPS_APART = 6
"""The gap below the slip of a mission to choose."""
FIRST_ROW, SECOND_ROW = 0.28, 0.68
"""The middles of the rows on a slip, as shares of the distance of slips."""
NUMBER_MIDDLE, ROWS_LEFT, SIGN_MIDDLE, COINS_LEFT, SIZE_LEFT = 36, 68, 82, 210, 278
"""From the left of a slip: the number's middle, the rows, the first sign's middle, coins, the room for the size."""
ROWS_RIGHT, STARS_APART, SIGN_STEP = 12, 8, 32
"""The gaps after the rows and before the stars, the distance of signs."""


def draw(view: MapMastersView, locale: Locale, marks: Sequence[str]) -> str:
    """The tableau as SVG; before a mission is chosen, the fourteen missions."""
    team = view.team
    assert team is not None
    if team.mission is None:
        return _missions(view, locale)
    cards = _cards_below(view, team, marks)
    if cards:
        return _with_cards(view, team, locale, cards, marks)
    if team.sheet is not None and team.sheet.stage == "market":
        return _with_purchases(view, team, locale, marks)
    room = PICTURE_HEIGHT - HEAD - EDGE
    window = _window(team, room)
    return framed(
        PICTURE_HEIGHT,
        table(view, team, locale, window, marks),
        sidebar.draw(team, locale, _beside(window, room)),
    )


def _with_purchases(view: MapMastersView, team: TeamView, locale: Locale, marks: Sequence[str]) -> str:
    """Before the mission: the tableau and its goals, below them the spells on offer and what is proposed."""
    spells = markets.SpellRow(locale, view.market.spells)
    foot = PICTURE_HEIGHT - BASKETS_HEIGHT - spells.height
    window = _window(team, foot - HEAD - EDGE)
    return framed(
        PICTURE_HEIGHT,
        table(view, team, locale, window, marks),
        sidebar.draw_goals(team, locale, _beside(window, foot - HEAD - EDGE))[0],
        spells.draw(foot),
        _baskets(team, PICTURE_HEIGHT - BASKETS_HEIGHT),
    )


def _with_cards(
    view: MapMastersView, team: TeamView, locale: Locale, shown: Sequence[tuple[str, bool]], marks: Sequence[str]
) -> str:
    """The tableau with cards to choose from or to place next to it, and the open goals below."""
    foot = PICTURE_HEIGHT - sidebar.open_height(team)
    window = _window(team, foot - HEAD)
    area = _beside(window, foot - HEAD)
    return framed(
        PICTURE_HEIGHT,
        table(view, team, locale, window, marks),
        sidebar.open_goals(team, locale, foot),
        galleries.rows(locale, shown, area, 1 if len(shown) < 3 else 2, HAND_CELL, hinted=True),
    )


def table(
    view: MapMastersView, team: TeamView, locale: Locale, window: Window, marks: Sequence[str], beneath: str = ""
) -> str:
    """The headline and the tableau with everything on it; `beneath` is drawn on its cards, below the lit spaces."""
    plan = plan_of(team)
    routes = choosing.routes_of(marks)
    words, room = headline(view, team, locale), PICTURE_WIDTH - 32
    lines = 2 if view.result is not None and width_of(words, SMALLEST) > room else 1
    return "".join(
        (
            paragraph(16, HEAD / 2 - 11 * (lines - 1), words, SMALLEST, INK, room, lines, 24),
            plans.draw_hinted(replace(plan, trails=[*plan.trails, *routes]), window),
            beneath,
            spaces.grid(team, locale, window, marks),
            _doors(window, marks),
            _sketches(team, window),
            groups.drawn(team, window),
            plans.lettered(routes, window, of_group=True),
        )
    )


def _cards_below(view: MapMastersView, team: TeamView, marks: Sequence[str]) -> list[tuple[str, bool]]:
    """The cards shown below the tableau: the one that is being placed, as it will lie; else the hand to choose from."""
    held = held_of(marks)
    if held:
        return held
    hand = team.hands[view.seat] if view.seat is not None and view.seat < len(team.hands) else None
    if hand and any(mark in CARDS for mark in marks):
        return [(card, False) for card in hand]
    return []


def map_of(team: TeamView, locale: Locale, starters: Sequence[tuple[int, int]]) -> tuple[str, float]:
    """The map of a mission with its goals next to it; where starter cards will lie, a plain back. And where it ends."""
    window = _window(team, SHORT)
    backs = []
    for column, row in starters:
        x, y, width, height = spaces.space_of(window, column, row)
        backs.append(rect(x + 2, y + 2, width - 4, height - 4, style.SHADE, 4, stroke=INK, stroke_width=3))
        middle = f"translate({x + width / 2:g} {y + height / 2:g})"
        backs.append(path("M-10-14L14 0L-10 14Z", style.FLOOR, transform=middle))
    grid = spaces.grid(team, locale, window, (), {*starters})
    goals = sidebar.draw(team, locale, _beside(window, inf))
    drawn = "".join(backs) + plans.draw_hinted(plan_of(team), window) + grid + goals
    return drawn, max(window.bottom, HEAD + sidebar.height(team)) + 8


def _window(team: TeamView, height: float) -> Window:
    """The tableau with its margin at the left, below the headline, in that height with the names."""
    across, down = CARD_WIDTH * team.columns + 2 * MARGIN, CARD_HEIGHT * team.rows + 2 * MARGIN
    cell = min((PICTURE_WIDTH - SIDE - NAMES - 2 * EDGE) / across, (height - NAMES) / down)
    return Window(-MARGIN, -MARGIN, across, down, EDGE + NAMES, HEAD + NAMES, cell)


def _beside(window: Window, height: float) -> Box:
    """The area of this height at the right of the tableau."""
    left = window.right + EDGE
    return Box(left, HEAD, PICTURE_WIDTH - EDGE - left, height)


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


def plan_of(team: TeamView) -> Plan:
    """The tableau as a plan, with the path that is being drawn."""
    trails = [DrawnPath(group.lines, group.colour, False) for group in team.groups if group.lines]
    circled, crossed = set(team.circled), set(team.crossed)
    if team.trace is not None and team.tracing is not None:
        trails.append(DrawnPath(team.trace.strokes, team.tracing))
        circled |= set(team.trace.circled)
        crossed |= set(team.trace.crossed)
    return Plan(team.tableau, trails, circled, crossed)


def end_of_path(team: TeamView) -> str:
    """The cell where the path that is being drawn stands; empty before it begins."""
    return team.trace.strokes[-1][-1] if team.trace is not None and team.trace.strokes else ""


def _doors(window: Window, marks: Sequence[str]) -> str:
    """The openings at which a group may wait, in the light."""
    parts = []
    for mark in dict.fromkeys(marks):
        place, _, name = mark.partition("-")
        if place.startswith("at") and name in OPENINGS:
            column, row = map(int, place[2:].split(","))
            x, y, side = OPENINGS[name]
            dx, dy = STEP_OF[side]
            at_x, at_y = column * CARD_WIDTH + x + dx, row * CARD_HEIGHT + y + dy
            px, py = window.at(at_x, at_y)
            parts.append(plans.rings([cell_mark(MAIN, at_x, at_y)], [window], least=1.6 * window.cell))
            about, area = f"{space_name(column, row)} {name}", Box.around(px, py, groups.TAPPED, groups.TAPPED)
            parts.append(spot(mark, about, *area, lit=True))
    return "".join(parts)


def _sketches(team: TeamView, window: Window) -> str:
    """Plans that players have drawn: dotted from space to space, with the sign of the group at the end."""
    parts = []
    for sketch in team.sketches:
        points = []
        aside = 0.3 + 0.13 * (sketch.seat % 4)  # so that the lines of four players do not hide each other
        for column, row in sketch.spaces:
            x, y, width, height = spaces.space_of(window, column, row)
            points.append((x + width * aside, y + height * aside))
        drawn = "M" + "L".join(f"{x:.5g} {y:.5g}" for x, y in points)
        colour = style.GROUPS[sketch.group][0] if sketch.group else INK
        parts.append(line(drawn, INK, 9, stroke_dasharray="1 15"))
        parts.append(line(drawn, colour, 6, stroke_dasharray="1 15"))
        end_x, end_y = points[-1]
        parts.append(rect(end_x - 15, end_y - 15, 30, 30, style.FLOOR, 15, stroke=colour, stroke_width=3))
        if sketch.group:
            parts.append(style.sign(sketch.group, end_x, end_y, 20))
    return "".join(parts)


def _baskets(team: TeamView, y: float) -> str:
    """A row from y on: the coins that would be left, then each group with what is proposed for it."""
    middle = y + BASKETS_MIDDLE
    wanted = team.sheet.wanted if team.sheet is not None else []
    slip = style.paper(EDGE, y + BASKETS_GAP, PICTURE_WIDTH - 2 * EDGE, BASKETS_HEIGHT - 2 * BASKETS_GAP)
    run = Run(EDGE + PURSE_LEFT, middle)
    run.add(*style.coins(run.x, middle, team.coins - spent(wanted), 34), PURSE_APART)
    for number, group in enumerate(team.groups):
        run.add(style.sign(group.colour, run.x, middle, 32), SIGN_SPAN)
        for purchase in wanted:
            if purchase.group == number:
                place = run.x, middle, 36
                sign = icons.fairy(purchase.thing, *place) if purchase.is_token else icons.icon("spell", *place)
                run.add(sign, THING_SPAN)
        run.x += BASKETS_APART
    return slip + "".join(run.parts)


def _missions(view: MapMastersView, locale: Locale) -> str:
    """Before a mission is chosen: all of them, in two columns."""
    rows = ceil(len(MISSIONS) / 2)
    width, step = (PICTURE_WIDTH - 3 * EDGE) / 2, (PICTURE_HEIGHT - HEAD - 2) / rows
    parts = [text(16, HEAD / 2, locale.say("picture-choose_mission"), 32, INK, "start", PICTURE_WIDTH - 32, TITLE)]
    proposed = view.team.sheet.mission if view.team is not None and view.team.sheet is not None else 0
    for place, mission in enumerate(MISSIONS.values()):
        column, row = divmod(place, rows)
        slip = Box(EDGE + column * (width + EDGE), HEAD + row * step, width, step - SLIPS_APART)
        parts.append(_mission(locale, mission, slip, proposed=mission.number == proposed))
    return framed(PICTURE_HEIGHT, *parts)


def _mission(locale: Locale, mission: Mission, slip: Box, *, proposed: bool) -> str:
    """A mission to choose: its number, and two rows about it."""
    step = slip.height + SLIPS_APART
    return "".join(
        (
            style.paper(*slip),
            chosen(*slip) if proposed else "",
            spot(f"mission-{mission.number}", locale.say(f"mission-{mission.id}"), *slip),
            text(slip.x + NUMBER_MIDDLE, slip.middle[1], str(mission.number), 36, INK, "middle"),
            _name_row(locale, mission, slip, slip.y + step * FIRST_ROW),
            _groups_row(locale, mission, slip, slip.y + step * SECOND_ROW),
        )
    )


def _name_row(locale: Locale, mission: Mission, slip: Box, y: float) -> str:
    """The name of a mission and the stars of its difficulty, around height y."""
    left, right = slip.x + ROWS_LEFT, slip.x + slip.width - ROWS_RIGHT
    name, stars = locale.say(f"mission-{mission.id}"), locale.say("picture-stars", stars=mission.stars)
    room = right - width_of(stars, SMALLEST) - left - STARS_APART
    return text(left, y, name, SMALLEST, INK, "start", room, TITLE) + text(right, y, stars, SMALLEST, QUIET, "end")


def _groups_row(locale: Locale, mission: Mission, slip: Box, y: float) -> str:
    """The groups of a mission, its coins for the market and its size, around height y."""
    signs = [
        style.sign(colour, slip.x + SIGN_MIDDLE + SIGN_STEP * number, y, 26)
        for number, colour in enumerate(mission.groups)
    ]
    coins, _ = style.coins(slip.x + COINS_LEFT, y, mission.market_coins, 28)
    size = locale.say("picture-mission_size", columns=mission.columns, rows=mission.rows)
    room = slip.width - SIZE_LEFT - ROWS_RIGHT
    return "".join((*signs, coins, text(slip.x + slip.width - ROWS_RIGHT, y, size, SMALLEST, QUIET, "end", room)))
