"""The count of presses agrees with what is on the screen (`python -m benchmarks presses`)."""

from __future__ import annotations

import pytest

from benchmarks.press_count import MENU, Ways, presses, presses_needed
from cogs.services.discord_limits import MOST_CHOICES
from rules.questions import Option, Role, Shown, Undo, as_shown
from tests.discord.conftest import TEXTS
from tests.discord.open_questions import PickInOrder, asked, lay, numbers
from tests.games.thunderstone import table as thunderstone


@pytest.mark.parametrize(
    ("options", "pick", "needed"),
    [
        (numbers(5), "n4", 1),
        (numbers(6), "n4", MENU),
        ([*numbers(6), lay(6, prominence=Shown.BUTTON)], "n6", 1),
        ([*numbers(4), lay(4, undo=Undo.CONFIRMED)], "n4", 2),
        (numbers(MOST_CHOICES + 1), "n0", MENU),
        (numbers(MOST_CHOICES + 1), f"n{MOST_CHOICES}", 1 + MENU),
        ([*numbers(MOST_CHOICES, group="g0"), lay(99, group="g1")], "n99", MENU),
        ([*numbers(MOST_CHOICES, group="g0"), lay(98, group="g1"), lay(99, group="g1")], "n99", 2 * MENU),
        ([*numbers(6), lay(9, role=Role.BACK)], "n9", 1),
    ],
)
def test_the_presses_for_one_answer_are_counted(options: list[Option], pick: str, needed: int) -> None:
    assert presses(asked(options), [pick]) == needed


def test_several_answers_at_once_are_one_menu() -> None:
    picking = asked(numbers(8), most=3)
    assert presses(picking, ["n1", "n2"]) == 4
    assert presses(picking, []) == 1


@pytest.mark.parametrize(("number", "cost"), [(10, 1), (11, MENU)])
@pytest.mark.parametrize(("picks", "sends"), [(3, 0), (2, 1)])
def test_picks_one_after_another_are_sent_by_the_last_possible_one(
    number: int, cost: int, picks: int, sends: int
) -> None:
    picking = asked(numbers(number), question=PickInOrder(seat=0, id=7, min=2, max=3))
    # Picks keep their places: a menu stays a menu when few answers are left.
    needed = cost * picks + sends
    assert presses(picking, [f"n{number}" for number in range(picks)]) == needed


def test_counting_the_presses_for_an_unknown_answer_is_an_error() -> None:
    with pytest.raises(LookupError, match="n9"):
        presses(asked(numbers(3)), ["n9"])
    with pytest.raises(LookupError, match="n9"):
        presses(asked(numbers(30)), ["n99"])


def test_an_answer_that_is_hidden_because_another_does_as_well_counts_as_if_it_were_shown() -> None:
    squires = "thyrian_squire thyrian_squire dagger torch torch torch"
    table = thunderstone.lay(squires, hall="griknack_goblin nixie nixie").do("dungeon")
    assert "attack-1" not in [option.id for option in as_shown(table.question, table.game)]
    for attack, number in (("attack-1", MENU), ("armed-1", 1)):
        assert presses_needed(table.game, table.question, [attack], TEXTS, Ways(unlisted=False)) == number
