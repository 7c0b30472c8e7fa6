"""Who and what is in a space of the map: heroes, things to be carried, and the signs of quests that lead there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.dungeoneer.pictures import style
from games.dungeoneer.pictures.tiles import FAR_WALL, HEIGHT, WIDTH, Tile, below_name, name_lines, obstacles, rows_with
from games.dungeoneer.pictures.words import acting, hero_about, leads_to, quest_line, wanted_by
from games.dungeoneer.rules.marks import hero_mark, quest_mark
from games.dungeoneer.rules.view import DungeoneerView
from pictures.kit import SMALLEST
from pictures.svg import group, piece, spot, text
from pictures.tokens import INK
from pictures.typefaces import TITLE
from rules.messages import Seat

FLAG_ASIDE, LOW_FLAG_ASIDE, LOW_FLAG_IN = 28, 70, 28
"""The distance of the signs of quests from the sides, and of those at the lower edge from the sides and from it."""
PAWN, FAR_PAWN = 54.0, 46.0
"""The size of a hero, and the largest one on a small tile."""
PAWN_ROW = 34.0
"""The largest distance between two rows of heroes."""
SIGN = 44.0
"""The size of the place where the sign of a quest is tapped."""
LEAST_STEP = 18
"""The least distance between heroes on a small tile; with less room, one is drawn, with the number of the others."""
FAR_IN, THING = 10.0, 32
"""The distance of heroes and signs of quests from the sides of a small tile, and the width that a sign takes."""


@dataclass(frozen=True, slots=True)
class People:
    """Everyone and everything that is on a tile."""

    view: DungeoneerView
    tile: Tile
    marks: Sequence[str] = ()

    def inside(self) -> str:
        """Heroes, things to be carried and the places of quests; not heroes on a cusp."""
        standing = [seat for seat in self.tile.space.heroes if self.view.players[seat].cusp is None]
        return self._apart(standing) if self.tile.is_full else self._crowd(standing)

    def _apart(self, standing: Sequence[Seat]) -> str:
        """Signs of quests at sides without a threat; what lies and stands on a tile at full size, in one row or two."""
        space = self.tile.space
        north, east, south, west = space.exits
        rows = rows_with(space.exits)
        y, size = HEIGHT - 38, PAWN
        if south.threatens:  # above the badge of that door
            y, size = HEIGHT - 55, 44.0
        elif north.threatens and obstacles(space.card, linked=space.linked):  # below what lies there
            y, size = HEIGHT - 31, 42.0
        flags = [] if east.threatens else [(WIDTH - FLAG_ASIDE, rows.sides)]
        flags += [] if west.threatens else [(FLAG_ASIDE, rows.sides)]
        flags += [(x, HEIGHT - LOW_FLAG_IN) for x in (WIDTH - LOW_FLAG_ASIDE, LOW_FLAG_ASIDE)]
        owners = wanted_by(self.view, space)
        parts = [self._quest_sign(owner, *place) for owner, place in zip(owners, flags, strict=False)]
        left, right = (66.0 if side.threatens and south.threatens else 54.0 for side in (west, east))
        pieces: list[Seat | None] = [*(None for _ in space.components), *standing]  # None: a component
        half = len(pieces) // 2 if len(pieces) > 4 else 0
        lines = [line for line in (pieces[:half], pieces[half:]) if line]
        lift = min(PAWN_ROW, y - size / 2 - rows.floor)
        for up, row in zip(range(len(lines) - 1, -1, -1), lines, strict=True):
            step = min(size, (WIDTH - right - left - size / 2) / max(1, len(row) - 1))
            first = (left + WIDTH - right) / 2 - step * (len(row) - 1) / 2
            for index, seat in enumerate(row):
                at = (first + index * step, y - lift * up)
                parts.append(style.bundle(*at) if seat is None else self._pawn(seat, *at, size, min(size, step)))
        return "".join(parts)

    def _crowd(self, standing: Sequence[Seat]) -> str:
        """On a smaller tile, heroes from the left edge, a number for those without room; quests from the right."""
        space, width, height = self.tile.space, self.tile.width, self.tile.height
        lines = name_lines(self.tile.locale.name(space.card), width, height)
        top, bottom = below_name(lines), height - FAR_WALL
        y = (top + bottom) / 2
        size = min(FAR_PAWN, bottom - top, width * 0.44)
        things: list[Seat | str | None] = [*wanted_by(self.view, space), *space.components]
        heroes_width = (0, size + 4, size + 40)[min(2, len(standing))]  # of no hero, one, or more
        least = 1 if len(standing) < 2 else 0
        most = max(least, int((width - 2 * FAR_IN - heroes_width) / THING))
        parts = []
        right = width - FAR_IN
        things_y = y if lines or not standing else FAR_WALL + 20
        for thing in things[:most]:
            at = right - 14, things_y
            parts.append(style.bundle(*at, 28) if isinstance(thing, str) else self._quest_sign(thing, *at))
            right -= THING
        room = right - FAR_IN - size
        shown = standing if len(standing) < 2 or room / (len(standing) - 1) >= LEAST_STEP else standing[:1]
        step = min(size * 0.8, room / (len(shown) - 1)) if len(shown) > 1 else size
        for index, seat in enumerate(shown):
            parts.append(self._pawn(seat, FAR_IN + size / 2 + index * step, y, size, min(size, step)))
        if hidden := len(standing) - len(shown):
            parts.append(text(FAR_IN + 4 + size, y, f"+{hidden}", SMALLEST, INK, "start", max(34.0, room), TITLE))
        return "".join(parts)

    def _quest_sign(self, owner: Seat | None, x: float, y: float) -> str:
        """The sign of a player's quests; it can be tapped if the hero can attempt exactly one of them here now."""
        view, space = self.view, self.tile.space
        drawn = style.quest_sign(owner, x, y)
        quests = [quest for quest in view.quests if quest.owner == owner and leads_to(quest.id, space)]
        open_now = [quest for quest in quests if quest_mark(quest.id) in self.marks and acting(view) in space.heroes]
        if len(open_now) != 1:
            return drawn
        about = quest_line(self.tile.locale, open_now[0], brief=True)
        return drawn + spot(quest_mark(open_now[0].id), about, x - SIGN / 2, y - SIGN / 2, SIGN, SIGN)

    def on_cusps(self) -> str:
        """Heroes between this space and the next, to be drawn over both.

        One on the upper or lower edge stands clear of the name below it.
        """
        width, height = self.tile.width, self.tile.height
        places = {
            "n": (width / 2, -14.0),
            "e": (width, height / 2),
            "s": (width / 2, height - 14),
            "w": (0.0, height / 2),
        }
        cusps = [(seat, self.view.players[seat].cusp) for seat in self.tile.space.heroes]
        size = min(FAR_PAWN, height * 0.6)
        return "".join(self._pawn(seat, *places[cusp], size, size) for seat, cusp in cusps if cusp is not None)

    def _pawn(self, seat: Seat, x: float, y: float, size: float, width: float) -> str:
        """A hero around (x, y), above the place that is tapped, of that `width`; the light is on its plate instead."""
        view = self.view
        drawn = style.pawn(seat, x, y, size, tipped=view.players[seat].tipped, now=seat == acting(view))
        about = hero_about(view, self.tile.locale, seat)
        place = spot(hero_mark(seat), about, x - width / 2, y - size / 2, width, size, lit=True)
        return place + piece(f"hero-{seat}", group(drawn, pointer_events="none"))
