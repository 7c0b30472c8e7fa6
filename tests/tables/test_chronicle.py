"""The chronicle of a finished game: turning points, luck, what players did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import cycle, pairwise
from typing import ClassVar

import pytest

from rules.chronicles import Chronicler, Luck, Trait, luck_of_draw
from rules.messages import Event, Message, seat_name
from storage.rows import DAY, LoggedEvent, Person
from storage.sqlite.database import Database
from tables.history.chronicle_writer import DECISIVE, FEWEST_TURNINGS, MOST_ENTRIES, Chronicle, RecordedLuck, Turning
from tables.tables import Tables
from tests.tables.group_helpers import agree, finished, make, turns
from tests.tables.helpers import ANN, BEN, CAT, ManualClock, pick
from tests.tables.turns import NextTurn, Turns


class Listening(Chronicler):
    """Rolls against two, and who looks at cards."""

    weights: ClassVar[dict[str, int]] = {"log-turn": 2}
    traits: ClassVar[tuple[Trait, ...]] = (
        Trait("chronicle-mover", ("log-turn",), 2),
        Trait("chronicle-second", ("log-turn",), 3),
    )

    def before(self, game: Turns) -> list[int]:
        return list(game.places)

    def lucks(self, game: Turns, before: list[int], events: Sequence[Event]) -> list[Luck]:
        return [
            Luck(seat, moved > 1, Fraction(1, moved + 1), Message("log-moved", {"by": moved}))
            for seat, (now, then) in enumerate(zip(game.places, before, strict=True))
            if (moved := now - then)
        ]


@pytest.fixture
def sixes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every roll is a six."""
    monkeypatch.setattr("rules.dice.Dice.roll", lambda dice, sides=6: 6)


async def chronicle_of(tables: Tables, *options: str, people: Sequence[Person] = (ANN, BEN)) -> Chronicle:
    """The chronicle of a game in which these options were chosen in turn."""
    return await tables.chronicles.tell(await finished(tables, *options, people=people))


def places(chronicle: Chronicle) -> list[int]:
    """The steps of the timeline that the turning points came with; one for each choice."""
    return [turning.at for turning in chronicle.turnings]


# Turning points


def events_of(turning: Turning) -> list[LoggedEvent]:
    return [event for entry in turning.entries for event in entry.events]


@pytest.mark.usefixtures("sixes")
async def test_turns_with_the_largest_score_changes_are_told_in_order(tables: Tables) -> None:
    chronicle = await chronicle_of(tables, *rolls_at(3, 9, 15))
    assert places(chronicle) == [4, 10, 16]
    assert [turning.turn for turning in chronicle.turnings] == [4, 10, 16]
    assert chronicle.turns == 20
    first = chronicle.turnings[0].change
    assert first == Message("chronicle-change", {"player": seat_name(1), "before": 0, "after": 6})
    assert [event.key for event in events_of(chronicle.turnings[0])] == ["log-turn"]


def rolls_at(*turns: int) -> list[str]:
    """Twenty turns, in which these players roll and the others look."""
    return ["roll" if number in turns else "look" for number in range(20)]


@pytest.mark.usefixtures("sixes")
async def test_turning_points_are_spaced_apart_and_spread_over_the_game(tables: Tables) -> None:
    steps = ["step"] * 60
    steps[20:24] = ["roll", "look"] * 2
    chronicle = places(await chronicle_of(tables, *steps))
    assert len(chronicle) == 5, "a long game has the maximum"
    assert all(later - before >= 6 for before, later in pairwise(chronicle))
    assert places(await chronicle_of(tables, *rolls_at(3, 9, 14, 16, 18))) == [4, 10, 19], "of like weight"
    assert 12 in places(await chronicle_of(tables, *["step"] * 11, "roll")), "a decisive last turn"


@pytest.mark.usefixtures("sixes")
async def test_a_turning_point_begins_with_its_own_event(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turns, "turn_starts", ("log-card",))
    monkeypatch.setattr(Turns, "chronicle", Listening())
    chronicle = await chronicle_of(tables, "look", "step", "roll", "step", "look", "look")
    (turning,) = (turning for turning in chronicle.turnings if turning.change is not None)
    assert next(event.args["place"] for event in events_of(turning)) == 6, "not the step before the roll"


async def test_a_short_game_has_few_turning_points_and_an_equal_last_turn_is_not_preferred(tables: Tables) -> None:
    assert places(await chronicle_of(tables, "look", "look", "look", "look")) == [], (
        "without score changes there is none"
    )
    assert places(await chronicle_of(tables, "step", "step")) == [1, 2]
    longer = places(await chronicle_of(tables, *["step"] * 12))
    assert len(longer) == FEWEST_TURNINGS
    assert 12 not in longer


class Winning(Chronicler):
    """Measures chances to win: the first seat's, which are over with the game."""

    def worth(self, game: Turns) -> list[float]:
        first, *others = game.places
        return [first + (100.0 if game.result is None else 0.0), *others]


class Shares(Chronicler):
    """Measures shares of all chances: two players gain and lose as much."""

    def worth(self, game: Turns) -> list[float]:
        return [50.1 + game.places[0] - game.places[1], 49.9 - game.places[0] + game.places[1]]


async def test_of_equal_changes_that_of_the_player_who_gained_is_told(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Turns, "chronicle", Shares())
    chronicle = await chronicle_of(tables, "look", "step", "look", "look", "step", "look")
    changes = [turning.change for turning in chronicle.turnings if turning.change is not None]
    assert [change.args["player"] for change in changes] == [seat_name(1), seat_name(0)]


async def test_counting_points_early_is_not_a_turning_point(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turns, "chronicle", Winning())
    table = await turns(tables, ANN, BEN)
    for number, option in enumerate(["look", "step", "look", "look"]):
        await pick(tables, table.id, number % 2, option)
    await tables.ending.propose(table.id, BEN.id)
    over = await agree(tables, table.id, ANN, "end")
    assert places(await tables.chronicles.tell(over.table)) == [2]


@pytest.mark.usefixtures("sixes")
async def test_taking_the_lead_is_told(tables: Tables) -> None:
    chronicle = await chronicle_of(tables, "step", "look", "look", "roll", *["look"] * 6)
    assert places(chronicle) == [1, 4]
    assert [turning.leads for turning in chronicle.turnings] == [None, 1]


@pytest.mark.usefixtures("sixes")
async def test_events_naming_the_player_whose_score_changed_are_told_first(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Turns, "turn_starts", ("log-turn",))
    monkeypatch.setattr("tables.history.chronicle_writer.MOST_ENTRIES", 1)
    monkeypatch.setattr(Turns, "chronicle", Listening())
    chronicle = await chronicle_of(tables, "look", "roll", "look", "look")
    assert [
        event.args["player"] for turning in chronicle.turnings for event in events_of(turning) if turning.turn == 2
    ] == [seat_name(1)]
    assert chronicle.turnings[0].opening is None, "a turn before any began"
    assert chronicle.turnings[1].opening is not None


@pytest.mark.parametrize(
    ("weights", "most", "kept"),
    [
        ({"log-turn": DECISIVE}, 0, {"log-turn"}),
        ({"log-turn": DECISIVE - 1}, 0, set()),
        ({"log-card": 9, "log-turn": 1}, MOST_ENTRIES, {"log-turn"}),
    ],
    ids=["decisive ones however much else happens", "others not", "only public ones"],
)
async def test_of_a_turn_these_events_are_told(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, weights: dict[str, int], most: int, kept: set[str]
) -> None:
    monkeypatch.setattr("tables.history.chronicle_writer.MOST_ENTRIES", most)
    monkeypatch.setattr(Chronicler, "weights", weights)
    chronicle = await chronicle_of(tables, "look", "step", "look", "step", "look", "step", "look", "look")
    assert {event.key for turning in chronicle.turnings for event in events_of(turning)} == kept


async def test_a_solo_player_is_not_compared_with_anyone(database: Database) -> None:
    chronicle = await chronicle_of(make(database), "look", "step", "look", "look", "look", people=(ANN,))
    (turning,) = chronicle.turnings
    assert turning.change == Message("chronicle-change", {"player": seat_name(0), "before": 0, "after": 1})
    assert turning.leads is None


# Games that everyone lost


class InDanger(Listening):
    """The deeper the others, the greater the danger to all."""

    def danger(self, game: Turns) -> int:
        return sum(game.places)


@pytest.mark.usefixtures("sixes")
async def test_a_game_that_everyone_lost_is_told_by_the_shared_danger(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Turns, "chronicle", InDanger())
    steps = ["look", "look", "roll", "look", "look", "look"]
    won = await chronicle_of(tables, *steps)
    changes = [turning.change for turning in won.turnings if turning.change is not None]
    assert changes == [Message("chronicle-change", {"player": seat_name(0), "before": 0, "after": 6})]

    run = NextTurn.run

    def nobody_wins(step: NextTurn, game: Turns) -> None:
        run(step, game)
        if game.result is not None:
            game.result.winners = []

    monkeypatch.setattr(NextTurn, "run", nobody_wins)
    lost = await tables.chronicles.tell(await finished(tables, *steps, channel=2))
    changes = [turning.change for turning in lost.turnings if turning.change is not None]
    assert changes == [Message("chronicle-danger", {"before": 0, "after": 6})]
    assert all(turning.leads is None for turning in lost.turnings)
    assert lost.turnings[-1].turn == len(steps), "the last turn is how it was lost"
    assert lost.turnings[-1].headline is not None, "without a change the weightiest event is the heading"


class Deciding(Listening):
    """Any turn may end the game."""

    def decides(self, event: Event) -> bool:
        return event.key == "log-turn"


@pytest.mark.usefixtures("sixes")
@pytest.mark.parametrize(("chronicler", "last"), [(Listening(), False), (Deciding(), True)])
async def test_a_last_turn_that_decided_the_game_is_always_told(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, chronicler: Chronicler, last: bool
) -> None:
    monkeypatch.setattr(Turns, "chronicle", chronicler)
    steps = ["roll", "look"] * 8 + ["look"]
    chronicle = await chronicle_of(tables, *steps)
    assert any(turning.turn == len(steps) for turning in chronicle.turnings) is last


@pytest.mark.usefixtures("sixes")
async def test_a_last_turn_that_brings_the_lead_is_told_although_swings_before_it_were_as_great(tables: Tables) -> None:
    chronicle = await chronicle_of(tables, *rolls_at(3, 6, 9, 12, 14, 17, 19))
    assert (chronicle.turnings[-1].turn, chronicle.turnings[-1].leads) == (20, 1)


# Luck


async def test_the_rarest_luck_of_either_kind_is_told(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turns, "chronicle", Listening())
    rolled = cycle((3, 5, 4))  # played, filmed, told
    monkeypatch.setattr("rules.dice.Dice.roll", lambda dice, sides=6: next(rolled))
    chronicle = await chronicle_of(make(database), "roll", "step", "roll", "step", "roll")
    assert chronicle.luckiest == RecordedLuck(0, True, Fraction(1, 6), Message("log-moved", {"by": 5}), 3)
    assert chronicle.unluckiest is None, "an even chance is no bad luck"


class Drawing(Listening):
    """Every roll was as likely as this."""

    chance: ClassVar[Fraction]

    def lucks(self, game: Turns, before: list[int], events: Sequence[Event]) -> list[Luck]:
        return [replace(luck, chance=self.chance) for luck in super().lucks(game, before, events)]


@pytest.mark.parametrize(
    ("chance", "is_luck"), [(Fraction(6, 25), True), (Fraction(1, 4), False), (Fraction(1, 3), False)]
)
async def test_only_outcomes_rarer_than_one_in_four_count_as_luck(
    chance: Fraction, is_luck: bool, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Drawing, "chance", chance, raising=False)
    monkeypatch.setattr(Turns, "chronicle", Drawing())
    chronicle = await chronicle_of(make(database), "roll", "step", "roll", "step", "roll")
    assert any((chronicle.luckiest, chronicle.unluckiest)) == is_luck


@pytest.mark.parametrize(
    ("got", "good", "chance"),
    [
        (0, False, Fraction(1, 15)),
        (1, False, Fraction(9, 15)),
        (2, True, Fraction(6, 15)),
    ],
)
def test_the_chance_of_a_draw_is_calculated(got: int, good: bool, chance: Fraction) -> None:
    """Two of six cards, four of them worth 1: of 15 pairs one has none of them, eight have one, six have two."""
    assert luck_of_draw([1, 0, 1, 1, 0, 1], 2, got) == (good, chance)


def test_cards_of_different_worth_are_counted_by_their_sum() -> None:
    """Of the ten triples of 0, 1, 1, 2, 3 three are worth 5 or more: 0 2 3 and twice 1 2 3; 1 1 3 is worth 5 too."""
    assert luck_of_draw([0, 1, 1, 2, 3], 3, 5) == (True, Fraction(4, 10))


# People


async def test_each_player_is_remembered_for_something_different(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Turns, "chronicle", Listening())
    chronicle = await chronicle_of(make(database), *["step"] * 8, people=(ANN, BEN, CAT))
    assert chronicle.people == [
        Message("chronicle-mover", {"player": seat_name(0), "heroes": 1, "count": 3}),
        Message("chronicle-second", {"player": seat_name(1), "heroes": 1, "count": 3}),
        Message("chronicle-quiet", {"player": seat_name(2)}),
    ]


async def test_a_trait_below_its_minimum_count_is_not_told(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turns, "chronicle", Listening())
    chronicle = await chronicle_of(make(database), "step", "look", people=(ANN,))
    assert chronicle.people == [Message("chronicle-mover", {"player": seat_name(0), "heroes": 1, "count": 2})]
    chronicle = await chronicle_of(make(database), "step", people=(ANN,))
    assert chronicle.people == [Message("chronicle-quiet", {"player": seat_name(0)})]


# Which games have one


async def test_running_and_barely_started_games_have_no_chronicle(tables: Tables, clock: ManualClock) -> None:
    done = await finished(tables, "step", "step")
    running = await turns(tables, channel=2)
    ended = await turns(tables, channel=3)
    await tables.ending.end(ended.id, ANN.id)
    has = tables.chronicles.has
    kept = [has(await tables.store.get(number)) for number in (done.id, running.id, ended.id)]
    assert kept == [True, False, False]
    clock.now += 30 * DAY
    assert has(await tables.store.get(done.id)), "however long ago it was"
