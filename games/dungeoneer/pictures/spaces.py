"""One space of the map: a card as it lies, its exits in four shapes, and everything and everyone in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial

from games.dungeoneer.pictures import style
from games.dungeoneer.pictures.words import Locale, acting, hero_about, space_about, wanted_by
from games.dungeoneer.pictures.wrapping import wrapped
from games.dungeoneer.rules.components import MAPS, name_of
from games.dungeoneer.rules.marks import edge_mark, hero_mark
from games.dungeoneer.rules.view import DungeoneerView, ExitView, SpaceView, exit_view
from pictures.kit import SMALLEST
from pictures.states import choosable
from pictures.svg import NARROWEST, circle, group, line, path, piece, rect, spot, text, width_of
from pictures.tokens import INK
from rules.messages import Seat

WIDTH, HEIGHT = 180, 172
"""The size of a space that is drawn with everything."""
BORDERS = {"dungeon": ("#08090c", "#7a5c3a"), "wilderness": ("#fbf7ec", "#8a8f7c")}
"""The border of a card and the line around it, by map: black below ground, white above."""
STONE = "#c9bda8"
FLOORS = {
    "arctic": "#dceaf2",
    "desert": "#ecd9a8",
    "forest": "#bcd8ac",
    "mountain": "#d6cdc4",
    "plain": "#e6e0aa",
    "swamp": "#c3cfae",
    "urban": "#e9cdb6",
    "water": "#b9d9ea",
}
THREAT_ROW, PEOPLE_ROW = 81, 112
"""The vertical centres of the rows for obstacles and for heroes."""
BELOW_NAME = 94
"""The vertical centre of the plates at the sides if the name is lower than usual."""
WALL = 16.0
"""The depth of a wall in a space, and a little more."""
_PLATE = 62
"""The length of the plate of a locked or trapped exit."""
BESIDE, BESIDE_TERRAIN = 22, 15
"""The distance by which the plate of the exit above is moved for a hazard next to it."""


def draw(view: DungeoneerView, locale: Locale, space: SpaceView, x: float, y: float, *, marked: bool = False) -> str:
    """A space with everything on it and its upper left corner at (x, y)."""
    visited = space.number in view.visited
    above = any(view.players[seat].cusp == "n" for seat in space.heroes)
    drawn = face(locale, space, faint=visited, hero_above=above)
    parts = [drawn, _spot(locale, space, WIDTH, HEIGHT), _people(view, locale, space)]
    parts += _wanted(view, space)
    if marked:
        parts.append(choosable(2, 2, WIDTH - 4, HEIGHT - 4, 10, 0))
    return group(*parts, at=(x, y))


def _wanted(view: DungeoneerView, space: SpaceView) -> list[str]:
    """Whose quests lead here: next to the exit below, otherwise at the sides."""
    owners = wanted_by(view, space)
    sides: list[tuple[float, float]] = [(26, PEOPLE_ROW - 2), (WIDTH - 26, PEOPLE_ROW - 2)]
    apart = 18 if len(owners) > 1 else 0
    below = [(WIDTH / 2 - apart, HEIGHT - 25.0), (WIDTH / 2 + apart, HEIGHT - 25.0)][: 1 + bool(apart)]
    places = below + sides if space.exits[2].kind in ("open", "wall") else sides
    return [_wish(owner, *place) for owner, place in zip(owners, places, strict=False)]


def _wish(owner: Seat | None, x: float, y: float) -> str:
    """The place of someone's quest: a flag, or a star for the global one."""
    return style.seal(x, y, 30) if owner is None else style.flag(owner, x, y)


def face(locale: Locale, space: SpaceView, *, faint: bool = False, hero_above: bool = False) -> str:
    """The face of the card as printed; `faint`: its Glory and Peril cannot be gained now.

    `hero_above`: a hero stands on the cusp above, and the name keeps clear of it.
    """
    return "".join(
        (
            ground(space, WIDTH, HEIGHT),
            *(_exit(space, side) for side in range(4)),
            _middle(space),
            _name(locale.name(space.card), space, hero_above=hero_above),
            style.glory(space.glory, 30, HEIGHT - 27, 40, faint=faint),
            style.peril(space.peril, WIDTH - 30, HEIGHT - 27, 40, faint=faint),
        )
    )


def _name(name: str, space: SpaceView, *, hero_above: bool) -> str:
    """The name of a space; a long one extends up to the border or a wall, or takes two rows."""
    left, right = 15.0, WIDTH - 15.0
    if not _row_fits(name, right - left):
        left, right = _between_walls(space, WIDTH)
    rows = _rows(name, right - left, HEIGHT)
    crowded = hero_above or _crowded_above(space)
    middle = 53 if len(rows) == 1 else 57 if _lowered(space) else 51.5 if crowded else 43
    return "".join(
        text(
            (left + right) / 2,
            middle + (index - (len(rows) - 1) / 2) * 24,
            words,
            SMALLEST,
            INK,
            "middle",
            right - left,
        )
        for index, words in enumerate(rows)
    )


def _crowded_above(space: SpaceView) -> bool:
    """Whether a plate or a sign is near the upper edge, where a name of two rows would begin."""
    return space.exits[0].kind in ("locked", "trapped") or bool(space.hazard) or space.kind == "entrance"


def _lowered(space: SpaceView) -> bool:
    """Whether a name of two rows and the plates at the sides are lower, clear of what is above; not over obstacles."""
    return _crowded_above(space) and space.pit is None and space.spikes is None


def _between_walls(space: SpaceView, width: float) -> tuple[float, float]:
    """From where to where words can be read: on the floor, clear of walls and of what fills a gap."""
    left, right = ({"open": 9.0, "wall": WALL}.get(space.exits[side].kind, 12.0) for side in (3, 1))
    return left, width - right


@cache
def _ground(realm: str, terrain: str | None, width: float, height: float) -> str:
    border, outline = BORDERS[realm]
    floor = STONE if terrain is None else FLOORS[terrain]
    paving = ""
    if realm == "dungeon" and width >= WIDTH:
        paving = line(
            f"M10 62H{width - 10:g}M10 112H{width - 10:g}M50 8V62M128 8V62M88 62V112"
            f"M40 112V{height - 8:g}M140 112V{height - 8:g}",
            "#00000014",
            3,
        )
    return (
        rect(1, 1, width - 2, height - 2, border, 9, stroke=outline, stroke_width=2)
        + rect(8, 8, width - 16, height - 16, floor, 4)
        + paving
    )


def ground(space: SpaceView, width: float, height: float) -> str:
    """The card itself: border and floor."""
    return _ground(space.realm, space.terrain, width, height)


# Exits


def _exit(space: SpaceView, side: int) -> str:
    exit = space.exits[side]
    floor = STONE if space.terrain is None else FLOORS[space.terrain]
    opening = _opening(exit.kind, side, WIDTH, HEIGHT, floor)
    if exit.kind in ("open", "wall"):
        return opening
    above = WIDTH / 2 - (0 if not space.hazard else BESIDE if space.terrain is None else BESIDE_TERRAIN)
    across = (above, WIDTH - _PLATE / 2 - 2, WIDTH / 2, _PLATE / 2 + 2)[side]
    beside = BELOW_NAME if _lowered(space) else THREAT_ROW
    down = (21, beside, HEIGHT - 21, beside)[side]
    return opening + plate(exit, across, down)


@cache
def _opening(kind: str, side: int, width: float, height: float, floor: str, *, small: bool = False) -> str:
    """A side of the card: a gap with posts, or a wall of bricks over the whole side.

    `small`: there is no plate, so a bolted bar or teeth fill the gap of a locked or trapped exit.
    """
    length = width if side % 2 == 0 else height
    deep, gap = 10.0, min(66.0, length * 0.42)
    middle = length / 2
    if kind == "wall":
        bricks = "".join(f"M{at:g} 1V{deep + 3:g}" for at in range(18, int(length) - 8, 26))
        drawn = rect(4, 0, length - 8, deep + 4, "#6a4334", 2, stroke=INK, stroke_width=2) + line(
            f"M5 {deep / 2 + 2:g}H{length - 5:g}{bricks}", "#2a1710", 2
        )
    else:
        drawn = rect(middle - gap / 2, -1, gap, deep + 1, floor) + line(
            f"M{middle - gap / 2:g} 0V{deep:g}M{middle + gap / 2:g} 0V{deep:g}", "#3a3026", 5
        )
    if small and kind == "locked":
        drawn += rect(middle - gap / 2, 0, gap, deep, "#c9d6e4", 2, stroke=INK, stroke_width=2)
        drawn += "".join(circle(at, deep / 2, 2.4, INK) for at in (middle - gap / 3, middle, middle + gap / 3))
    elif small and kind == "trapped":
        tooth = gap / 4
        teeth = "".join(f"l{tooth / 2:g} {deep:g}l{tooth / 2:g} {-deep:g}" for _ in range(4))
        drawn += path(f"M{middle - gap / 2:g} 0{teeth}Z", "#ffb04a", stroke=INK, stroke_width=2)
    moved = (
        "",
        f"translate({width:g} 0) rotate(90)",
        f"translate({width:g} {height:g}) rotate(180)",
        f"translate(0 {height:g}) rotate(270)",
    )[side]
    return f'<g transform="{moved}">{drawn}</g>' if moved else drawn


def edge(kind: str, width: float) -> str:
    """The upper edge of a card with an open side or a wall, its upper left corner at the origin."""
    ground = "" if kind == "wall" else rect(0, 0, width, 10, BORDERS["dungeon"][1], 2)
    return ground + _opening(kind, 0, width, 10, STONE)


def plate(exit: ExitView, x: float, y: float) -> str:
    """The plate of a locked (a bolted door) or trapped (jagged) exit around (x, y): score and target number."""
    return _plate(exit.kind, exit.attr or "speed", exit.target or 0, exit.opened, x, y)


@cache
def _plate(kind: str, attr: str, target: int, opened: bool, x: float, y: float) -> str:
    half = _PLATE / 2
    if kind == "locked":
        body = "#c9d6e4" if not opened else "#e9efe4"
        shape = rect(-half, -17, _PLATE, 34, body, 5, stroke=INK, stroke_width=2.5) + "".join(
            circle(u, v, 2.6, INK) for u in (-half + 6, half - 6) for v in (-11, 11)
        )
    else:
        body = "#ffd79a" if not opened else "#e9efe4"
        top = "".join(f"L{-half + 6 + step * 8.33:g} {-19 if step % 2 else -13}" for step in range(7))
        foot = "".join(f"L{half - 6 - step * 8.33:g} {19 if step % 2 else 13}" for step in range(7))
        shape = path(f"M{-half} 0{top}L{half} 0{foot}Z", body, stroke=INK, stroke_width=2.5, stroke_linejoin="round")
    tick = line("M-9 3L-3 10L11-9", "#1d8a3c", 6) if opened else ""
    words = style.attribute(attr, x - 12, y, 26) + text(x + 14, y, str(target), SMALLEST, INK, "middle")
    if opened:
        return group(shape, tick, at=(x, y))
    return group(shape, at=(x, y)) + words


# The middle


def _middle(space: SpaceView) -> str:
    """Obstacles with their threats between the exits, signs in the upper corners."""
    parts = []
    threats: list[tuple[Callable[[float, float], str], list[str | int]]] = []
    if space.pit is not None:
        threats.append((style.pit, space.pit))
    if space.spikes is not None:
        threats.append((style.spikes, space.spikes))
    plates = [space.exits[side].kind in ("locked", "trapped") for side in (3, 1)]
    middle = WIDTH / 2 + 25 * (plates[0] - plates[1])
    for drawn, (attr, target) in threats:
        parts.append(drawn(middle - 24, THREAT_ROW))
        parts.append(style.attribute(str(attr), middle + 7, THREAT_ROW, 26))
        parts.append(text(middle + 30, THREAT_ROW, str(target), SMALLEST, INK, "middle"))
    if space.terrain is not None:
        parts.append(style.terrain(space.terrain, 32, 24))
    right = WIDTH - 30
    if space.kind == "entrance":
        parts.append(group(style.tower(), at=(right, 22), scale=0.8))
        if space.linked and space.terrain is None:
            parts.append(style.portal(32, 24, linked=True))
    if space.portal:
        parts.append(style.portal(right, 24, linked=space.linked))
    if space.sewer:
        parts.append(style.sewer(right - 12, 24) + text(right + 14, 24, space.sewer, SMALLEST, INK, "middle"))
    if space.hazard:
        at = 118 if space.exits[0].kind in ("locked", "trapped") else 112
        parts.append(_hazard(space.hazard, at, 24))
    return "".join(parts)


def _hazard(number: int, x: float, y: float, ink: str = INK) -> str:
    """The sign of a hazard around (x, y) with what it adds, together about 60 wide."""
    words = text(x + 28, y + 1, f"+{number}", SMALLEST, ink, "middle")
    return group(style.hazard(0, 0), at=(x, y), scale=0.82) + words


def features(space: SpaceView, ink: str) -> list[tuple[float, Callable[[float, float], str]]]:
    """The other signs printed on a card, in a line: the width of each, and its drawing."""
    found: list[tuple[float, Callable[[float, float], str]]] = []
    for threat, drawn in ((space.pit, style.pit), (space.spikes, style.spikes)):
        if threat is not None:
            found.append((90, partial(_threat, drawn, str(threat[0]), str(threat[1]), ink)))
    if space.hazard:
        found.append((66, lambda x, y: _hazard(space.hazard, x + 14, y, ink)))
    if space.sewer:
        letter = space.sewer
        found.append((60, lambda x, y: style.sewer(x + 16, y) + text(x + 42, y, letter, SMALLEST, ink, "middle")))
    if space.portal:
        found.append((44, lambda x, y: style.portal(x + 18, y, linked=space.linked)))
    if space.terrain is not None:
        found.append((44, partial(_terrain, space.terrain)))
    return found


def _threat(drawn: Callable[[float, float], str], attr: str, target: str, ink: str, x: float, y: float) -> str:
    """A pit or spikes with what they threaten, in a line from x."""
    known = style.attribute(attr, x + 47, y, 26) + text(x + 70, y, target, SMALLEST, ink, "middle")
    return circle(x + 16, y, 20, STONE) + drawn(x + 16, y) + known


def _terrain(terrain: str, x: float, y: float) -> str:
    """The sign of a terrain on its floor, from x."""
    return circle(x + 20, y, 20, FLOORS[terrain]) + group(style.terrain(terrain, 0, 0), at=(x + 20, y), scale=0.8)


_CUSPS = {"n": (WIDTH / 2, 10), "e": (WIDTH - 10, HEIGHT / 2), "s": (WIDTH / 2, HEIGHT - 10), "w": (10, HEIGHT / 2)}


def _people(view: DungeoneerView, locale: Locale, space: SpaceView) -> str:
    """Heroes and things to be carried. Heroes on a cusp are drawn by `on_cusps`."""
    standing = [seat for seat in space.heroes if view.players[seat].cusp is None]
    things = len(space.components)
    apart = 50.0 if len(standing) + things < 3 else 40.0
    step = min(apart, (WIDTH - 44) / max(1, len(standing) + things - 1))
    first = WIDTH / 2 - step * (len(standing) + things - 1) / 2
    row = PEOPLE_ROW
    parts = [style.bundle(first + index * step, row, 34) for index in range(things)]
    for index, seat in enumerate(standing):
        across = first + (things + index) * step
        parts.append(_pawn(view, locale, seat, across, row, 40, min(46.0, step - 2)))
    return "".join(parts)


def on_cusps(view: DungeoneerView, locale: Locale, space: SpaceView, x: float, y: float) -> str:
    """Heroes between this space and the next, to be drawn over both; the space's upper left corner is at (x, y)."""
    placed = [(seat, view.players[seat].cusp) for seat in space.heroes]
    return "".join(
        _pawn(view, locale, seat, x + _CUSPS[cusp][0], y + _CUSPS[cusp][1], 42)
        for seat, cusp in placed
        if cusp is not None
    )


EDGE_LONG, EDGE_WIDE = 100, 44
"""The size of what marks the border between two spaces."""


def border(
    locale: Locale, space: SpaceView, side: int, other: SpaceView, x: float, y: float, width: float, height: float
) -> str:
    """The border of this space, with its upper left corner at (x, y), with the `other` one on that side, marked."""
    across, down = (EDGE_WIDE, EDGE_LONG) if side % 2 else (EDGE_LONG, EDGE_WIDE)
    wide, high = across * width / WIDTH, down * height / HEIGHT
    left, top = x + width * (0.5, 1, 0.5, 0)[side] - wide / 2, y + height * (0, 0.5, 1, 0.5)[side] - high / 2
    about = locale.say("do-edge", one=name_of(space.card), other=name_of(other.card))
    return choosable(left, top, wide, high) + spot(edge_mark(space.card, side), about, left, top, wide, high)


def _pawn(
    view: DungeoneerView, locale: Locale, seat: int, x: float, y: float, size: float, wide: float | None = None
) -> str:
    """A hero around (x, y), above the place that is tapped, which is lit up; it is as `wide` as it is high."""
    wide = wide or size
    tipped = view.players[seat].tipped
    drawn = style.pawn(seat, x, y, size, tipped=tipped, now=_acts(view, seat))
    about, high = hero_about(view, locale, seat), max(size, min(wide, size * 1.2))
    place = spot(hero_mark(seat), about, x - wide / 2, y - high / 2, wide, high)
    return place + piece(f"hero-{seat}", group(drawn, pointer_events="none"))


def _spot(locale: Locale, space: SpaceView, width: float, height: float) -> str:
    """Where a space can be tapped."""
    about = space_about(locale, space, [locale.player(seat) for seat in space.heroes])
    return spot(space.card, about, 0, 0, width, height)


def _acts(view: DungeoneerView, seat: int) -> bool:
    return seat == acting(view)


# Small

ROOMY, SPACIOUS = 66, 84
"""From these heights, a small space has a row each for its name and heroes, or two rows for its name; larger heroes."""
LEAST_NAME, SIGN_STEP, NAME_ROW = 46, 28, 27
"""The least room for a name; the width of a sign; the distance between the rows of a long name."""
LEAST_STEP, MORE, PAWN = 17, 50, 30
"""The least distance between two heroes; the room for the number of those not drawn, and for a hero."""


def _shapes(space: SpaceView, width: float, height: float) -> list[str]:
    """The exits by their shapes alone: gap, wall, bolted door, jagged gap."""
    floor = STONE if space.terrain is None else FLOORS[space.terrain]
    return [_opening(exit.kind, side, width, height, floor, small=True) for side, exit in enumerate(space.exits)]


def small(
    view: DungeoneerView, locale: Locale, space: SpaceView, x: float, y: float, width: float, height: float
) -> str:
    """A space in a map that is drawn small: its exits by shape, its name where there is room, and who is in it."""
    parts = [ground(space, width, height), *_shapes(space, width, height), _spot(locale, space, width, height)]
    people = [seat for seat in space.heroes if view.players[seat].cusp is None]
    signs = _signs(view, space)[: max(0, int((width - 36 - (MORE + 10 if people else 0)) / SIGN_STEP))]
    right = width - 26.0 - SIGN_STEP * len(signs)
    left = 26.0
    room = max(0.0, right - left + 8)
    crowd = len(people) > 1 + room / LEAST_STEP
    standing = people[: max(1, int((room - MORE) / LEAST_STEP))] if crowd else people
    step = min(30.0, (room - MORE * crowd) / max(1, len(standing) - 1)) if people else 0.0
    begin, end = _between_walls(space, width)
    after = left + step * max(0, len(standing) - 1) + 20 if people else begin
    beside = (after + MORE * crowd, right + SIGN_STEP / 2 if signs else end)
    name = locale.name(space.card)
    over = height >= SPACIOUS and _fits(name, begin, end, height - 40)
    roomy = bool(signs or people) and height >= ROOMY and (over or not _fits(name, *beside, height))
    if roomy and not (over or crowd):
        aside = _beside_rows(name, SIGN_STEP * len(signs), _crowded(people), end - begin, height)
        if aside is not None:
            return group(*parts, *_stacked(view, locale, name, people, signs, begin, end, height, aside), at=(x, y))
    foot, size = (height / 2, 38) if not roomy else (height - 27, 34) if height >= SPACIOUS else (height - 20, 30)
    for index, draw in enumerate(signs):
        parts.append(draw(width - 26.0 - index * SIGN_STEP, foot))
    for index, seat in enumerate(standing):
        parts.append(_pawn(view, locale, seat, left + index * step, foot, size))
    if crowd:
        parts.append(text(after, foot, f"+{len(people) - len(standing)}", SMALLEST, INK, "start", 34))
    if not roomy:
        begin, end = beside
    if end - begin >= LEAST_NAME or height >= ROOMY:
        above, below = (12 * (space.exits[side].kind != "open") for side in (0, 2))
        high = height - 40 if roomy else height + 8 - above - below
        parts += _written(name, begin, end, high, (height - 32) / 2 if roomy else (height + above - below) / 2)
    return group(*parts, at=(x, y))


def _crowded(people: Sequence[Seat]) -> float:
    """The least room for heroes next to each other."""
    return PAWN + LEAST_STEP * (len(people) - 1) if people else 0


def _beside_rows(name: str, signs: float, people: float, room: float, height: float) -> tuple[float, float] | None:
    """The room of signs and heroes in each of two rows of a name: one row each, or both in the lower one."""
    rows = _rows(name, room, height)
    for aside in ((signs, people), (0.0, signs + people)):
        if len(rows) == 2 and all(_row_fits(row, room - taken) for row, taken in zip(rows, aside, strict=True)):
            return aside
    return None


def _stacked(
    view: DungeoneerView,
    locale: Locale,
    name: str,
    people: Sequence[Seat],
    signs: Sequence[Callable[[float, float], str]],
    begin: float,
    end: float,
    height: float,
    aside: tuple[float, float],
) -> list[str]:
    """A name in two rows with signs and heroes after them, which take up so much of each row (`aside`)."""
    high, low = height / 2 - 16, height / 2 + 17
    parts = [
        text((begin + end - taken) / 2, y, words, SMALLEST, INK, "middle", end - begin - taken)
        for words, taken, y in zip(
            _rows(name, end - begin, height), aside, (height / 2 - NAME_ROW / 2, height / 2 + NAME_ROW / 2), strict=True
        )
    ]
    first = end - aside[0] if aside[0] else end - SIGN_STEP * len(signs)
    for index, draw in enumerate(signs):
        parts.append(draw(first + SIGN_STEP * (index + 0.5), high if aside[0] else low))
    first = end - aside[1] + PAWN / 2
    return parts + [_pawn(view, locale, seat, first + LEAST_STEP * index, low, 34) for index, seat in enumerate(people)]


def _written(name: str, begin: float, end: float, height: float, middle: float) -> list[str]:
    """A name in one row or two, around `middle`."""
    rows = _rows(name, end - begin, height)
    top = middle - (len(rows) - 1) * NAME_ROW / 2
    return [
        text((begin + end) / 2, top + index * NAME_ROW, words, SMALLEST, INK, "middle", end - begin)
        for index, words in enumerate(rows)
    ]


def _fits(name: str, begin: float, end: float, height: float) -> bool:
    """Whether a name can be written there without being cut off."""
    return all(_row_fits(row, end - begin) for row in _rows(name, end - begin, height))


def _row_fits(words: str, room: float) -> bool:
    """Whether words fit into a row as wide as `room` without being cut off."""
    return width_of(words, SMALLEST) * NARROWEST <= room


def _rows(name: str, room: float, height: float) -> list[str]:
    """A name in one row, or in two, of which the second may be cut off, where one is too short and there is room."""
    if _row_fits(name, room) or height < 2 * NAME_ROW + 8:
        return [name]
    rows = wrapped(name, room / NARROWEST)
    return [rows[0], name[len(rows[0]) :].strip()] if len(rows) >= 2 else [name]


def _signs(view: DungeoneerView, space: SpaceView) -> list[Callable[[float, float], str]]:
    """The signs of a space from afar: the Entrance, whose quests lead there, things to be carried."""
    found: list[Callable[[float, float], str]] = []
    if space.kind == "entrance":
        found.append(lambda x, y: group(style.tower(), at=(x, y), scale=0.8))
    found += [partial(_wish, owner) for owner in wanted_by(view, space)]
    found += [lambda x, y: style.bundle(x, y, SIGN_STEP) for _ in space.components]
    return found


def bare(space: SpaceView, x: float, y: float, width: float, height: float) -> str:
    """A map card that is not placed yet, drawn small: border, floor and exits by shape."""
    parts = [ground(space, width, height), *_shapes(space, width, height)]
    return group(*parts, at=(x, y))


def card_as_space(card: str, *, turned: bool = False) -> SpaceView:
    """A map card as it would lie."""
    printed = MAPS[card]
    exits = [printed.exits[(side + 2) % 4 if turned else side] for side in range(4)]
    return SpaceView.of(
        printed,
        number=-1,
        card=card,
        x=0,
        y=0,
        turned=turned,
        exits=[exit_view(exit) for exit in exits],
        linked=False,
        heroes=[],
        components=[],
    )
