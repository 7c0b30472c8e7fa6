"""Plans of advice: what was advised is kept, with its chance to win, until something new is known."""

from __future__ import annotations

from random import Random

from rules.answer_values import AnswerValue
from rules.messages import Message, Seat, refer
from rules.plans import MOST_OWN, plan, position_of, without_news
from rules.players import ComputerPlayer, Think
from rules.questions import Option, Question
from storage.database import Database
from tables.play.opinions import Opinion
from tables.tables import Tables
from tests.tables.group_helpers import turns
from tests.tables.helpers import ANN, ManualClock, make_tables, pick
from tests.tables.test_advice import best, suggestion
from tests.tables.turns import Turns


class ByKind(ComputerPlayer):
    """Answers a question of each kind with the option in `words`, which a test changes; otherwise with the first."""

    def __init__(self, **words: str) -> None:
        self.words = words

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        return [self.words.get(question.kind) or options[0].id]


def tables_of(database: Database, player: ComputerPlayer) -> Tables:
    return make_tables(
        database, clock=ManualClock(), games={"turns": Turns}, players={"turns": {"steady": player}}, seed=3
    )


async def around_a_whisper(database: Database, player: ByKind, **changes: object) -> tuple[Opinion, Opinion]:
    """Advice on the first question, and on the whisper after it, when these attributes of the player have changed."""
    tables = tables_of(database, player)
    table = await turns(tables, ANN, settings={"turns": 3})
    first = await suggestion(tables, table, 0)
    await pick(tables, table.id, 0, "whisper")
    for name, value in changes.items():
        setattr(player, name, value)
    later = await suggestion(tables, table, 0)
    await tables.close()
    return first, later


async def test_an_advised_plan_is_kept_while_nothing_new_is_known(database: Database) -> None:
    first, later = await around_a_whisper(database, ByKind(turn="whisper", whisper="no"), words={"whisper": "yes"})
    assert best(first) == ["do-whisper"]
    assert best(later) == ["do-no"], "as planned, though it would answer yes by now"
    assert later.follows
    assert not later.news


class Rating(ByKind):
    """Gives its answer this chance to win, and all others so much `less`; by default it has not tried them."""

    def __init__(self, chance: float, less: float | None = None, **words: str) -> None:
        super().__init__(**words)
        self.chance, self.less = chance, less

    def weigh(
        self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random
    ) -> list[AnswerValue]:
        first, *others = super().weigh(seat, question, options, think, rng)
        if self.less is None:
            return [AnswerValue(first.ids, chance=self.chance), *others]
        less = Message("why-costs", {"lost": refer("term-points"), "less": "−1"})
        others_values = [AnswerValue(other.ids, None, self.chance - self.less, self.chance, less) for other in others]
        return [AnswerValue(first.ids, chance=self.chance, points=2 * self.chance), *others_values]


async def test_the_chance_to_win_stays_where_the_plan_ends_without_news(database: Database) -> None:
    class Careful(Rating):
        plan_starts = frozenset({"whisper"})

    _, later = await around_a_whisper(database, Careful(0.5, 0.25, turn="whisper", whisper="no"), chance=0.75)
    assert not later.follows
    assert later.answers[0].weighed.chance == 0.5


async def test_a_planned_answer_is_not_advised_with_what_speaks_against_it(database: Database) -> None:
    _, later = await around_a_whisper(
        database, Rating(0.5, 0.25, turn="whisper", whisper="no"), words={"whisper": "yes"}
    )
    assert best(later) == ["do-no"]
    assert (later.answers[0].weighed.chance, later.answers[0].weighed.comparison) == (0.5, None)


async def test_the_chance_to_win_does_not_change_while_nothing_new_is_known(database: Database) -> None:
    first, later = await around_a_whisper(database, Rating(0.5, 0.25, turn="whisper", whisper="no"), chance=0.75)
    assert later.follows
    assert [(answer.weighed.chance, answer.weighed.points) for answer in later.answers] == [(0.5, 1.0), (0.25, 0.25)]
    assert first.answers[0].weighed.chance == 0.5


def test_a_roll_is_news_even_if_it_was_guessed() -> None:
    game = Turns.start(1, {"turns": 30}, seed="news")
    rng = Random("news")
    asked = game.questions[0]
    for way, learns in (("roll", True), ("step", False)):
        steps: dict[str, tuple[str, ...]] = {}
        for _ in range(30):
            steps |= plan(game, asked, (way,), ByKind(turn=way), rng)
        known = [without_news(game, asked, steps, (way,), rng) for _ in range(30)]
        assert any(known) is not learns


async def test_leaving_the_advised_plan_gives_fresh_advice_without_news(database: Database) -> None:
    first, later = await around_a_whisper(database, ByKind(turn="step", whisper="no"), words={"whisper": "yes"})
    assert [answer.weighed.ids for answer in first.answers[:2]] == [("step",), ("roll",)]
    assert (best(later), later.follows, list(later.news)) == (["do-yes"], False, [])


async def test_advice_names_what_the_advised_answer_revealed(database: Database) -> None:
    tables = tables_of(database, ByKind(turn="roll"))
    table = await turns(tables, ANN, settings={"turns": 30})
    for _ in range(29):
        await suggestion(tables, table, 0)
        await pick(tables, table.id, 0, "roll")
        later = await suggestion(tables, table, 0)
        assert later.follows or [event.key for event in later.news] == ["log-turn"]
        if later.news:
            break
    else:
        raise AssertionError("every roll was guessed")
    await tables.close()


def test_a_plan_ends_where_another_seat_is_asked() -> None:
    game = Turns.start(2, {"turns": 4}, seed="plan")
    (question,) = game.questions
    step = plan(game, question, ("step",), ByKind(), Random(1))
    assert step == {position_of(game, question): ("step",)}
    whisper = plan(game, question, ("whisper",), ByKind(), Random(1))
    assert list(whisper.values()) == [("whisper",), ("yes",)]
    alone = Turns.start(1, {"turns": 40}, seed="plan")
    (question,) = alone.questions
    assert len(plan(alone, question, ("step",), ByKind(), Random(1))) == MOST_OWN + 1
