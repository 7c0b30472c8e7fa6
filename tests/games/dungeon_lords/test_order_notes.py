"""Notes, marks and warnings about orders before they are given: in messages, on the page and in lists."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from benchmarks.press_count import asked_of
from cogs.screens.open_question import Confirmation, Progress, completions
from cogs.screens.question.prompt import prompt
from conformance.texts import TEXTS
from games.dungeon_lords.rules.orders.digging_and_mining import DigSquare
from games.dungeon_lords.rules.orders.forecast import failing
from games.dungeon_lords.rules.orders.orders import ChangeOrders, ChooseOrder
from rules.messages import Message, refer
from rules.questions import Option
from tests.games.dungeon_lords.table import ME, Table, lay, start
from web.render import answers


def picked(*orders: str) -> list[Option]:
    """The options of these orders."""
    return [Option(order, Message("do-order", {"order": refer(f"order-{order}")})) for order in orders]


@pytest.mark.rule("DL-6.12")
@pytest.mark.parametrize(
    ("orders", "gold", "rules", "note"),
    [
        (["hire_monster"], 0, "full", ["note-no_hire_fee"]),
        (["hire_monster", "get_food"], 0, "full", ["note-no_hire_fee"]),
        (["get_food", "hire_monster"], 0, "full", []),
        (["hire_monster"], 1, "full", ["note-hire_fee"]),
        (["hire_monster"], 1, "introductory", []),
    ],
)
def test_a_note_tells_of_the_fee_for_hiring_first(orders: list[str], gold: int, rules: str, note: list[str]) -> None:
    game = lay(rules=rules, gold=gold).game
    notes = ChooseOrder(seat=ME).notes(game, picked(*orders))
    assert [message.key for message in notes if message.key.endswith("hire_fee")] == note


@pytest.mark.parametrize(
    ("imps", "orders", "keys"),
    [
        (3, ["mine_gold", "dig_tunnels"], ["note-imps_shared"]),
        (3, ["mine_gold", "get_food"], []),
        (3, ["recruit_imps", "mine_gold"], ["note-recruits_late"]),
        (3, ["recruit_imps", "get_food"], []),
        (4, ["dig_tunnels", "mine_gold"], []),  # two for each
        (0, ["dig_tunnels"], ["note-fails"]),
        (1, ["dig_tunnels"], []),
        (1, ["mine_gold", "dig_tunnels"], ["note-fails"]),  # whatever the order in which they are given
    ],
)
def test_a_note_warns_if_the_picked_orders_need_the_same_imps(imps: int, orders: list[str], keys: list[str]) -> None:
    game = start(4, rules="introductory")
    game.lords[ME].imps, game.lords[ME].orders = imps, orders
    notes = ChooseOrder(seat=ME).notes(game, picked(*orders))
    assert [note.key for note in notes] == keys
    assert ChangeOrders(seat=ME).notes(game, []) == notes, "they stand as long as the orders can be changed"


@pytest.mark.rule("DL-8.16")
@pytest.mark.parametrize(
    ("tunnels", "taken", "orders", "noted"),
    [
        ("", [], "mine_gold", "note-fails"),
        ("B2", [], "mine_gold", "note-few_tunnels"),
        ("B2 C1", [], "mine_gold", None),
        ("B2 C1", [0], "mine_gold", "note-few_tunnels"),
        ("B2", [], "mine_gold dig_tunnels", None),
        ("B2", [], "get_food", None),
    ],
)
def test_a_note_says_how_much_gold_the_tunnels_allow(
    tunnels: str, taken: list[int], orders: str, noted: str | None
) -> None:
    table = lay(3, imps=4, tiles=tunnels).place("mine_gold", *taken)
    notes = ChooseOrder(seat=ME).notes(table.game, picked(*orders.split()))
    assert [note.key for note in notes] == ([noted] if noted else [])


@pytest.mark.rule("DL-7.5")
@pytest.mark.parametrize(
    ("gold", "food", "orders", "failing_order"),
    [
        (0, 3, ["get_food"], {"get_food": ("no_gold", 1, 0)}),
        (1, 3, ["get_food"], {}),
        (1, 0, ["recruit_imps"], {"recruit_imps": ("no_food", 1, 0)}),
        (1, 0, ["recruit_imps", "get_food"], {}),
        (0, 0, ["hire_monster"], {"hire_monster": ("no_creature", 0, 0)}),
        (1, 0, ["hire_monster", "get_food"], {}),
        (0, 0, ["buy_traps", "mine_gold"], {}),
        (1, 3, ["buy_traps", "get_food"], {"buy_traps": ("no_gold", 1, 0)}),
        (0, 3, ["buy_traps"], {"buy_traps": ("no_gold", 1, 0)}),
    ],
)
def test_orders_that_fail_as_things_stand_are_known_before_they_are_given(
    gold: int, food: int, orders: list[str], failing_order: dict[str, tuple[str, int, int]]
) -> None:
    """Each on the first free space, with what the orders of earlier areas leave and bring."""
    game = start(4, rules="introductory")
    game.tavern = ["goblin"]
    lord = game.lords[ME]
    lord.gold, lord.food = gold, food
    faults = failing(game, ME, orders)
    failures = {order: (fault.code, fault.undone["needed"], fault.undone["have"]) for order, fault in faults.items()}
    assert failures == failing_order


def test_an_order_is_marked_where_it_goes_ill_with_those_already_given() -> None:
    game = start(4, rules="introductory")
    game.lords[2].imps = 1
    game.lords[2].disabled = []
    question = Table(game).question("choose_order", 2)
    shown = asked_of(game, question, TEXTS)
    options = {option.id: option for option in shown.options}
    mine, dig = options["mine_gold"], options["dig_tunnels"]
    why = "⚠️ As things stand, you can't carry out Mine Gold on space I: not enough free imps (1 needed, 0 available)."
    assert "⚠️" not in shown.button(mine)
    after_dig = replace(shown, progress=Progress(picked=(dig.id,)))
    assert after_dig.button(mine).endswith("⚠️")
    assert after_dig.line(mine).startswith(why), "in a menu there may be no room for more"
    (typed,) = [text for text, value in completions(after_dig) if value.endswith(mine.id)]
    assert typed.endswith("⚠️")
    (on_page,) = [option["about"] for option in answers(after_dig)["options"] if option["id"] == mine.id]
    assert why in on_page
    assert why in prompt(replace(shown, progress=Progress(picked=(dig.id, mine.id))), lists=True)


@pytest.mark.parametrize(
    ("imps", "mines", "foreman", "warned"),
    [
        (1, 0, False, True),
        (2, 0, False, False),
        (2, 2, False, True),
        (3, 2, False, False),
        (1, -1, False, False),
        (2, 0, True, True),
        (3, 0, True, False),
    ],
)
def test_digging_warns_of_the_last_imp_that_mining_needs(imps: int, mines: int, foreman: bool, warned: bool) -> None:
    """`mines`: the space of Mine Gold, -1 without a minion there; digging on space III needs a foreman as well."""
    game = lay(imps=imps).game
    if mines >= 0:
        game.spaces["mine_gold"][mines] = ME
    question = DigSquare(seat=ME, space=2 if foreman else 0)
    shown = asked_of(game, question, TEXTS)
    squares = [option for option in shown.options if option.role.is_step]
    assert squares
    assert {square.warning == Message("risk-last_imp") for square in squares} == {warned}
    assert {shown.confirmation(square) is Confirmation.BUTTON for square in squares} == {warned}, (
        "a line asks before it takes that imp"
    )
    typed = {value.partition(":")[2]: text for text, value in completions(shown)}
    assert {typed[square.id].endswith("⚠️") for square in squares} == {warned}
    assert all(shown.line(square).startswith("⚠️") == warned for square in squares), "in menus and on the page"


@pytest.mark.rule("DL-11.3", "DL-11.9", "DL-15.2")
@pytest.mark.parametrize(
    ("event", "lord", "due", "near"),
    [
        ("tax", {"gold": 0}, "Tax this season takes 1 gold", False),
        ("tax", {"gold": 1}, "", False),
        ("payday", {"lair": "troll", "food": 0}, "Payday this season takes 2 food", False),
        ("special", {"gold": 0, "evil": 9}, "", True),
    ],
)
def test_the_question_tells_what_is_due_and_lacking_and_whether_the_paladin_is_near(
    event: str, lord: dict[str, Any], due: str, near: bool
) -> None:
    table = lay(tiles="C1 C2", **lord)
    table.game.season, table.game.events[0] = 1, event
    args = ChooseOrder(seat=ME).describe(table.game)
    words = TEXTS.say("en", "dungeon_lords", "ask-choose_order", **args)
    assert bool(args["due"]) is bool(due)
    assert bool(args["paladin"]) is near
    assert due in words
    assert ("One more evil brings the paladin" in words) is near


def test_nothing_is_due_in_winter_whatever_the_hidden_event_of_autumn_is() -> None:
    table = lay(tiles="C1 C2", gold=0)
    table.game.season, table.game.events[-1] = 0, "tax"
    assert not ChooseOrder(seat=ME).describe(table.game)["due"]
