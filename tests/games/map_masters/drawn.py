"""A path and what is checked of it, chained.

drawn("tb", "start 0.N1", "S", "S").circles(scroll=1, pit=1, coin=1).leads("door1", "door2", "door3", "fall 2,3")
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

from games.map_masters.rules.cards import BASE
from games.map_masters.rules.components import GOALS
from games.map_masters.rules.coop.arrival import GroupTerms
from games.map_masters.rules.dungeon import Dungeon
from games.map_masters.rules.goals import points
from games.map_masters.rules.path.state import Move, Path
from games.map_masters.rules.path.steps import moves
from tests.games.map_masters.table import Mission, circled, crossed, draw, followed, nexts, refusals


@dataclass(frozen=True)
class Drawn:
    """A path, and the steps that were drawn since the test laid it."""

    path: Path
    steps: tuple[str, ...] = ()

    def go(self, *steps: str) -> Drawn:
        """The path after these steps."""
        return Drawn(followed(self.path, steps), (*self.steps, *steps))

    def having(self, **changes: Any) -> Drawn:
        """The path with these attributes changed, those of its terms as well."""
        path, terms = self.path, self.path.terms
        of_terms = {name: changes.pop(name) for name in [*changes] if not hasattr(path, name)}
        return Drawn(replace(path, **changes, terms=replace(terms, **of_terms) if of_terms else terms), self.steps)

    # Where it leads

    def leads(self, *steps: str) -> Self:
        """Exactly these steps may come next."""
        return self._equal("next steps", sorted(steps), sorted(nexts(self.path)))

    def offers(self, *steps: str) -> Self:
        """Each of these steps may come next, among others."""
        return self._equal("offered", [*steps], [text for text in steps if text in nexts(self.path)])

    def never(self, *steps: str) -> Self:
        """None of these steps may come next; `tp*` stands for all that begin with `tp`."""
        begun = tuple(text[:-1] for text in steps if text.endswith("*"))
        matching = [text for text in nexts(self.path) if text in steps or text.startswith(begun)]
        return self._equal("not offered", [], matching)

    def refuses(self, *steps: str, why: str) -> Self:
        """Each of these steps is refused with this reason."""
        refused = refusals(self.path)
        return self._equal("refused", dict.fromkeys(steps, why), {text: refused.get(text) for text in steps})

    def arrives(self, **arrivals: str) -> Self:
        """Exactly these arrivals are possible (``), or refused for these reasons; `E_slot1` stands for `E+slot1`."""
        refused: list[Move] = []
        refusals = {move.text: "" for move in moves(self.path, refused) if move.kind == "arrive"}
        refusals |= {move.text: move.reason for move in refused if move.kind == "arrive"}
        return self._equal("arrivals", {name.replace("_", "+"): why for name, why in arrivals.items()}, refusals)

    # What it has found

    def circles(self, **icons: int) -> Self:
        """It has circled exactly so many of each icon."""
        return self._equal("circled", icons, circled(self.path))

    def crosses(self, **icons: int) -> Self:
        """It has crossed out exactly so many of each icon."""
        return self._equal("crossed out", icons, crossed(self.path))

    def counts(self, **icons: int) -> Self:
        """It has circled so many of these icons itself."""
        return self._equal("found", icons, {icon: self.path.count(icon) for icon in icons})  # type: ignore[arg-type]

    def scores(self, **kinds: int) -> Self:
        """It brings so many points for goals of these kinds."""
        totals = {kind: points(self.path, GOALS[f"goal_{kind}_1"]) for kind in kinds}
        return self._equal("points", kinds, totals)

    def path_is(self, **expected: object) -> Self:
        """The path has these values."""
        return self._equal("the path", expected, {name: getattr(self.path, name) for name in expected})

    def is_below(self) -> Self:
        """It has come to the lower level."""
        return self._equal("below", True, self.path.dungeon.cells[self.path.place][0] == BASE)

    # What it brings to a goal

    @property
    def terms(self) -> GroupTerms:
        """The terms of the group that draws it."""
        terms = self.path.terms
        assert isinstance(terms, GroupTerms)
        return terms

    def fulfils(self, *goals: int, why: str = "", **terms: object) -> Self:
        """It fulfils each of these goals, on changed terms perhaps, or does not for this reason."""
        changed: GroupTerms = replace(self.terms, **terms)  # type: ignore[arg-type]
        for number in goals:
            ways, reason = changed.fulfil(self.path, number)
            self._equal(f"goal {number}", (not why, why), (bool(ways), reason))
        return self

    def _equal(self, what: str, expected: object, actual: object) -> Self:
        if expected != actual:
            lines = [
                f"steps:    {' / '.join(self.steps) or '-'}",
                f"expected: {what}: {expected!r}",
                f"actual:   {actual!r}",
                f"next:     {sorted(nexts(self.path))}",
                f"refused:  {refusals(self.path)}",
            ]
            raise AssertionError("\n".join(lines))
        return self


def drawn(where: Dungeon | str, *steps: str, have: str = "", spells: str = "") -> Drawn:
    """A path that follows steps; see `draw`."""
    return Drawn(draw(where, *steps, have=have, spells=spells), steps)


def at(mission: Mission, *steps: str, group: int = 0, **changes: object) -> Drawn:
    """Follow the path of a group, with its beginning changed."""
    return Drawn(mission.path(group)).having(**changes).go(*steps)
