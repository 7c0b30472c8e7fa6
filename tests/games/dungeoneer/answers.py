"""The answers of a question: their effects and chances, and the panel that shows them on Discord."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.press_count import asked_of
from cogs.screens.open_question import OpenQuestion
from cogs.screens.question.controls import controls
from cogs.services.ids import CustomId
from cogs.services.screen import Text
from conformance.texts import TEXTS
from games.dungeoneer.rules.components import QUESTS
from rules.messages import Arg, Args, Message, Seat
from rules.questions import Refused, Shown, effect_of, refusals
from tests.games.driver import brief_breakdowns, preview
from tests.games.dungeoneer.table import AROUND_THE_GATE, Table


def at_gate(*heroes: str) -> Table:
    """These heroes, else Sera and Brokk, sit at seats 1, 2 and so on, on the Entrance; it is seat 1's turn."""
    return Table(heroes or ("he_sera", "he_brokk")).map(*AROUND_THE_GATE)


def at_quest(quest: str, *heroes: str, owner: Seat = 1) -> Table:
    """Around the gate, its owner's hero stands on the space of this quest, which lies to the south."""
    space = QUESTS[quest].space
    return at_gate(*heroes).map(*AROUND_THE_GATE[:3], (space, 0, 1)).quest(quest, owner).at(owner, space)


def effect_message(table: Table, id: str, seat: int = 1) -> Message | None:
    """The effect told with an answer, if any."""
    return effect_of(table.options(seat)[id])


def effect_and_args(table: Table, id: str, seat: int = 1) -> tuple[str, dict[str, object]]:
    """The key and the arguments of the effect told with an answer."""
    message = effect_message(table, id, seat)
    assert message is not None
    return message.key, dict(message.args)


def brief_lines(table: Table, seat: int = 1) -> dict[str, Message | None]:
    """The breakdown of each answer in one line, where it has a longer one."""
    return brief_breakdowns(table.asked(seat), table.game)


def breakdown(table: Table, id: str, seat: int = 1) -> list[Message]:
    """All lines that break an answer down."""
    return preview(table.game, seat, table.asked(seat).id, id)


def chances_in(lines: Sequence[Message]) -> dict[str, Arg]:
    """The chances to hit and to be hit back that are among the lines of a breakdown."""
    (hit,) = [line.args["percent"] for line in lines if line.key == "sum-hit"]
    return {
        "percent": hit,
        "countered": next((line.args["percent"] for line in lines if line.key == "sum-countered"), 0),
    }


def strike(table: Table, id: str) -> Args:
    """The chances of an encounter that seat 1 may declare."""
    line = brief_lines(table)[id]
    assert line is not None
    assert line.key == "sum-strike"
    return line.args


def missed_answers(table: Table) -> list[Refused]:
    """The refused answers that are told to seat 1."""
    return [refusal for refusal in refusals(table.asked(1), table.game) if refusal.missed]


def button_ids(table: Table, seat: int = 1) -> list[str]:
    """The answers that may have a button."""
    return [option.id for option in table.asked(seat).explained(table.game) if option.prominence >= Shown.BUTTON]


def panel(table: Table, language: str = "en") -> OpenQuestion:
    """The question as the panel of seat 1 shows it."""
    return asked_of(table.game, table.asked(1), TEXTS, language)


def buttons_of(table: Table) -> list[str]:
    """The answers that have buttons above the menu on a phone."""
    rows = [block for block in controls(panel(table)) if isinstance(block, list)]
    return [CustomId.read(button.id, menu=False).rest for row in rows for button in row]


def below_the_buttons(asked: OpenQuestion) -> str:
    """The lines below the buttons that answer the question."""
    return "\n".join(block.text for block in controls(asked) if isinstance(block, Text))
