"""Facts of a position, in the words of a player, and who may know them. The asker is Bob; Carol bought first."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from games.map_masters.facts import facts
from rules.messages import Seat
from tests.games.map_masters.table import Mission, Table, exploring

ME, RIVAL, FIRST = 1, 0, 2
NAMES = ("Alice", "Bob", "Carol")
HAND = ["s1", "s2", "s3", "s4", "s5"]


@pytest.fixture
def table() -> Table:
    """The market of the first round; Alice is at turn."""
    table = Table(3)
    table.game.agenda.stack[:] = []
    table.game.first, table.game.turn = FIRST, RIVAL
    for player in table.players:
        player.passed = False
        player.coins = 6
    return table


def said(table: Table | Mission, kind: str, *things: str, seats: tuple[Seat, ...] = ()) -> str:
    """The facts about exactly these things and players."""
    asked = (kind, things, seats)
    matching = [fact.text for fact in facts(table.game, ME) if (fact.kind, fact.things, fact.seats) == asked]
    return "\n".join(TEXTS.say_exactly("en", "map_masters", text, NAMES) for text in matching)


@pytest.mark.rule("MM-13.3", "MM-13.4", "MM-13.13")
@pytest.mark.parametrize(
    ("coins", "cards", "turn", "passed", "expected"),
    [
        (4, 0, ME, False, ("can buy it now and keep 1", "one thing or pass. You have 4 coins")),
        (4, 0, FIRST, False, ("on your turn, if it's still there", "when your turn comes")),
        (1, 0, ME, False, ("have 1 coin. You're 2 short", "enough for (cheapest first) Fairy tokens.")),
        (0, 0, ME, False, ("3 short", "not enough for anything")),
        (4, 5, ME, False, ("already has five cards", "You have 4 coins")),
        (4, 0, FIRST, True, ("can't buy anything now", "You have 4 coins, which you keep")),
    ],
)
def test_what_can_be_bought(
    table: Table, coins: int, cards: int, turn: Seat, passed: bool, expected: tuple[str, str]
) -> None:
    player, table.game.turn = table.players[ME], turn
    player.coins, player.area, player.passed = coins, HAND[:cards], passed
    assert expected[0] in said(table, "buy", table.game.market[3][0])
    assert expected[1] in said(table, "buy")


def test_a_symbol_scores_by_the_objective_of_this_round_not_by_those_unseen(table: Table) -> None:
    table.game.goals[:] = ["goal_key_2"]
    assert "Yes, each key on your path scores 2 VP" in said(table, "goals", "key")
    assert "No, stairs doesn't count" in said(table, "goals", "stairs")


@pytest.mark.parametrize(
    ("number", "expected"), [(5, "next objective is turned up in the refresh phase"), (6, "This is the last round")]
)
def test_the_objective_of_the_next_round_is_promised_unless_this_is_the_last(
    table: Table, number: int, expected: str
) -> None:
    table.game.goals = ["goal_rope_1"] * (2 * number)
    table.game.round = number
    assert expected in said(table, "goals")


@pytest.mark.parametrize(("number", "expected"), [(5, "closed until the next round"), (6, "The last market is over")])
def test_after_the_last_market_nothing_is_promised(table: Table, number: int, expected: str) -> None:
    table.game.goals = ["goal_rope_1"] * (2 * number)
    table.game.round = number
    table.game.phase = "explore"
    assert expected in said(table, "buy")
    assert ("This is the last round" in said(table, "keep")) == (number == 6)


@pytest.mark.rule("MM-13.20", "MM-13.21")
@pytest.mark.parametrize(
    ("deck", "shares"), [(["s4", "s5", "s6", "s7"], ("is certain", "50%", "can't come")), (["s4"], ("is certain",) * 3)]
)
def test_how_likely_a_card_is_drawn(table: Table, deck: list[str], shares: tuple[str, ...]) -> None:
    table.players[ME].area = ["s1", "s2", "s3"]
    table.game.piles[f"deck_{ME}"] = deck
    table.players[ME].discard = ["s8"]
    assert all(share in said(table, "draw", card) for card, share in zip(("s1", "s4", "s8"), shares, strict=True))


@pytest.mark.rule("MM-13.2", "MM-16.5")
def test_escapes_are_counted_and_the_poorest_begins(table: Table) -> None:
    table.game.round = 3
    table.game.goals = ["goal_rope_1"] * 5
    for player, got in zip(table.players, ([1, 1], [5, 4], [1, 1]), strict=True):
        player.primary = got
        player.secondary = [0, 0]
        player.bonus = [0, 0]
        player.escapes = [True, False]
    mine = table.players[ME]
    mine.escapes = [True, True]
    mine.coins = 7
    table.players[RIVAL].coins = 5
    assert "Alice: 1 (rounds: 1); the most of anyone else: 2" in said(table, "escapes", seats=(RIVAL,))
    assert "Alice buys first, with 5 coins" in said(table, "first")


@pytest.mark.rule("MM-4.5", "MM-14.6")
def test_the_path_is_told_to_its_owner_only_and_can_be_changed() -> None:
    table = exploring("s6", "s1", "s7", goal="goal_key_1", time_bonus="off").lay("s1", seat=ME)
    assert "Routes that escape" in said(table, "ways")
    assert "even once you are, as long as someone else (Alice and Carol)" in said(table, "change")
    table.do("start_0.E1", by=ME).never("escape*", by=ME)
    assert "it hasn't escaped" in said(table, "path")
    assert "You can escape at once or from one of the next cards" in said(table, "ways")
    assert not any(fact.public for fact in facts(table.game, ME) if fact.kind in ("path", "ways", "keep"))


@pytest.mark.rule("MM-20.14", "MM-22.21")
def test_a_mission_tells_what_is_needed_and_nothing_of_hands() -> None:
    table = Mission(open_hands="on").play()
    table.team.filled = [3]
    assert "Met: 1" in said(table, "goals")
    assert "it still needs key (2 in all)" in said(table, "missing")
    assert "Open objectives that count key: Jean-Mi" in said(table, "missing", "key")
