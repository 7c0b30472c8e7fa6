"""A game in which one player draws a path and another only watches: from cell 0 to `END`, where a camp is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from pydantic import Field

from pictures.game_locale import GameLocale
from pictures.svg import Picture
from rules.entries import Step
from rules.game import Game
from rules.messages import Message, Seat
from rules.questions import Drag, Option, Picked, Question, Refusals, Refused, Role, Secrecy, Shown, Undo
from rules.results import Place, Result
from rules.settings import GameSettings
from rules.views import View

FORK = 5
"""Two steps lead to it, one of which leads on to the next cell."""
STAIRS = 6
"""From here stairs lead to the end, and a jump over the next cell."""
WALL = 9
"""No step leads to it."""
CLIFF = 12
"""The step to it is final."""
LEDGE = 13
"""The step to it can be taken back only while others are asked, and nobody is."""
SLIDE = 15
"""From here the path runs on to `LANDING`."""
LANDING = 17
END = 20
CAMPS = ("north", "south")
CELL = 20
"""The width of a cell in the picture."""


def cell(number: int) -> str:
    """The mark of a cell."""
    return f"c{number},0"


class TrailSettings(GameSettings):
    """Where the path begins."""

    start: int = Field(default=0, ge=0, le=END)
    watched: bool = False
    """Whether the other player may stop the path in secret after each step."""


class TrailView(View):
    """The last cell of the path."""

    at: int


class Trail(Game):
    name: ClassVar[str] = "trail"
    seat_numbers: ClassVar[range] = range(1, 3)
    settings_type: ClassVar[type[GameSettings]] = TrailSettings

    settings: TrailSettings
    at: int = 0
    camp: str = ""

    def set_up(self) -> None:
        self.at = self.settings.start
        self.push(Walk(seat=0))

    def view(self, seat: Seat | None) -> TrailView:
        return TrailView(**self.common(seat), at=self.at)

    def determinize(self, seat: Seat | None, rng: Random) -> None:
        """Nothing is hidden."""


class Walk(Question):
    def options(self, game: Trail, refused: Refusals | None = None) -> list[Option]:
        to = game.at + 1
        mark = cell(to)
        undo = {CLIFF: Undo.CONFIRMED, LEDGE: Undo.SHARED}.get(to)
        ways = {FORK: ("bridge", "ford"), WALL: ()}.get(to, ("on",))
        offered = [
            Option(
                f"{way}-{to}",
                Message(f"do-{way}", {"to": to}),
                mark=mark,
                drag=Drag("end", mark),
                role=Role.STEP,
                undo=undo,
                value=to + (way == "ford"),
            )
            for way in ways
        ]
        if to == WALL and refused is not None:
            refused.append(Refused("on", Message("do-on", {"to": to}), "wall", mark=mark))
        offered.append(Option("stop", Message("do-stop"), mark="north" if to == END - 1 else "", value=END))
        if to == SLIDE:
            leap = Option("leap", Message("do-leap"), mark=cell(END), role=Role.STEP, value=END)
            leap.prominence = Shown.UNLISTED
            offered.append(leap)
        if game.at == STAIRS:
            beyond = cell(STAIRS + 2)
            offered += [
                Option("stairs", Message("do-stairs"), mark="stairs", role=Role.STEP, value=END),
                Option("jump", Message("do-jump"), mark=beyond, drag=Drag("end", beyond), value=STAIRS + 2),
            ]
        if game.at:
            behind = cell(game.at - 1)
            back = Option("back", Message("do-back"), mark=behind, role=Role.STEP_BACK, value=game.at - 1)
            back.drag = Drag("end", behind)
            offered.append(back)
        return offered

    def explained(self, game: Trail, *, ideas: bool = True) -> list[Option]:
        options = self.options(game)
        for option in options:
            option.effect = Message("about-step", {"left": END - option.value})
        return options

    def answer(self, game: Trail, picked: Picked) -> None:
        game.at = LANDING if picked.value == SLIDE else picked.value
        game.tell("log-step", cell=game.at)
        game.push(Walk(seat=0) if game.at < END else Camp(seat=0))
        if game.settings.watched:
            game.push(Watch(seat=1))


class Watch(Question):
    default_id: ClassVar[str] = "pass"
    secrecy: ClassVar[Secrecy] = Secrecy.ALL

    def options(self, game: Trail, refused: Refusals | None = None) -> list[Option]:
        return [Option("pass", Message("do-stop"))]

    def answer(self, game: Trail, picked: Picked) -> None:
        """Let the path go on."""


class Camp(Question):
    def options(self, game: Trail, refused: Refusals | None = None) -> list[Option]:
        return [Option(camp, Message("do-camp", {"camp": camp}), mark=camp) for camp in CAMPS]

    def answer(self, game: Trail, picked: Picked) -> None:
        game.camp = picked.only
        game.push(Over())


class Over(Step):
    def run(self, game: Trail) -> None:
        game.result = Result(
            reason="end-camp", winners=[0], places=[Place(seat=seat, place=1, total=0) for seat in range(game.seats)]
        )


class TrailFace:
    """The cells in a row, so small on a phone that a finger could mean the next one; the camps below."""

    Locale = GameLocale

    def board(self, view: TrailView, locale: GameLocale, marks: Sequence[str] = ()) -> Picture:
        cells = END + 8
        wide = (END + 9) * CELL
        parts = [
            f'<rect data-grid="c" data-cells="-1 0 {cells} 1" x="0" y="40" width="{cells * CELL}" height="{CELL}"'
            ' fill="none"/>'
        ]
        at = (view.at + 1) * CELL
        spots = {"end": (at, 40)} | ({"stairs": (at, 40)} if "stairs" in marks else {})
        spots |= {"north": (100, 100), "south": (300, 100)}
        spots |= {cell(number): ((number + 1) * CELL, 40) for number in range(END + 1) if cell(number) in marks}
        for mark, (x, y) in spots.items():
            parts.append(f'<rect data-mark="{mark}" data-about="{mark}" x="{x}" y="{y}" width="20" height="20"')
            parts.append(' fill="none" pointer-events="all"/>')
        parts.append(f'<circle cx="{at + 10}" cy="50" r="8" fill="red"/>')
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} 300">{"".join(parts)}</svg>'
        return Picture(svg, "the trail", "**the trail**")

    def hand(self, view: TrailView, seat: Seat, locale: GameLocale) -> Picture:
        return Picture('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"/>', "the hand", "the hand")
