"""The words of a coach: remarks in small lessons made for these tests, and advice for learners who have strayed."""

from __future__ import annotations

import pytest

from conformance.learner import Learner
from conformance.test_lessons import MOST_ANSWERS
from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from rules.data import parse_table
from rules.errors import DamagedData
from rules.lessons import Asked, CoachWords, Course, Goal, Lesson, Remark, Sign, advised, suggested
from rules.messages import TABLE, Event, Message, refer, seat_name
from rules.questions import Longer, Option, Role, Shown
from rules.registry import LESSONS


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "kind", "end"),
    [
        pytest.param("two_rounds", "draw", "log-done", marks=pytest.mark.slow),
        ("mission", "trace_path", "log-fills"),
    ],
)
def test_a_learner_who_draws_another_path_is_told_how_to_continue_it(name: str, kind: str, end: str) -> None:
    learner = Learner("map_masters", LESSONS["map_masters"][name])
    strayed = False
    while not any(event.key == end for event in learner.heard):
        question = learner.question
        assert question is not None
        assert len(learner.asked) < MOST_ANSWERS
        options = question.options(learner.game)
        (_, picked) = learner.advice(question)
        if strayed and question.kind == kind:
            assert picked, "the coach must not be silent"
            assert advised(options, picked) == picked, "the coach must know how to continue"
            way = learner.way_on(question)
            assert way is not None
            assert way.outcome is not None
            assert all(TEXTS.say_exactly(language, "map_masters", way.outcome).strip() for language in LANGUAGES)
            picked = list(way.ids)
        elif question.kind == kind and any(option.id == "undo" for option in options):
            picked = [next(option.id for option in options if not option.role.is_back and option.id not in picked)]
            strayed = True
        learner.choose(question, picked)
    assert strayed


# Remarks of a course, in a small lesson made for these tests


def lesson_of(*remarks: Remark) -> Lesson:
    end = Sign(event="log-end")
    return Lesson(
        name="small",
        seats=2,
        seat=1,
        seed="s",
        minutes=(1, 2),
        end=end,
        goals=[Goal(name="g", sign=Sign(event="log-won", mine=True, times=2))],
        remarks=list(remarks),
    )


def keys_of(course: Course, kind: str) -> list[str]:
    words = course.words(kind)
    return [remark.name for remark in words.news] + ([words.remark.name] if words.remark else [])


def test_a_remark_is_made_once_at_the_first_question_of_its_kind() -> None:
    lesson = lesson_of(Remark(name="a", kind="lay"), Remark(name="b", kind="lay", nth=3))
    assert keys_of(Course(lesson, [], []), "lay") == ["a"]
    assert keys_of(Course(lesson, [], []), "draw") == []
    assert keys_of(Course(lesson, [Asked("lay", 0)], []), "lay") == []
    assert keys_of(Course(lesson, [Asked("lay", 0)] * 2, []), "lay") == ["b"]
    assert keys_of(Course(lesson, [Asked("draw", 0)], []), "lay") == ["a"]


def test_events_are_remarked_on_before_the_next_question_of_any_kind() -> None:
    lesson = lesson_of(Remark(name="a", after=Sign(event="log-a")), Remark(name="b", kind="lay"))
    heard = [Event("log-a")]
    assert keys_of(Course(lesson, [], heard), "draw") == ["a"]
    assert keys_of(Course(lesson, [Asked("draw", 0)], heard), "lay") == ["a", "b"]
    assert keys_of(Course(lesson, [Asked("draw", 1)], heard), "lay") == ["b"]


def test_at_most_two_remarks_on_events_are_made_before_a_question() -> None:
    remarks = [Remark(name=name, after=Sign(event="log-a")) for name in ("a", "b", "c")]
    lesson = lesson_of(*remarks)
    heard = [Event("log-a")]
    assert keys_of(Course(lesson, [], heard), "lay") == ["a", "b"]
    assert keys_of(Course(lesson, [Asked("lay", 1)], heard), "lay") == ["c"]


def test_a_goal_counts_only_events_that_name_the_learner() -> None:
    lesson = lesson_of(Remark(name="a", kind="lay"))
    mine, other = (Event("log-won", {"player": seat_name(seat)}) for seat in (1, 0))
    assert [met for _, met in Course(lesson, [], [mine, other, other]).goals()] == [False]
    assert [met for _, met in Course(lesson, [], [mine, other, mine]).goals()] == [True]


def test_a_sign_may_ask_for_arguments() -> None:
    sign = Sign(event="log-a", args={"card": "card-king", "value": 2})
    assert sign.seen([Event("log-a", {"card": refer("card-king"), "value": 2})], 0)
    assert not sign.seen([Event("log-a", {"card": refer("card-king"), "value": 3})], 0)
    assert not sign.seen([Event("log-a", {"value": 2})], 0)


def test_the_coach_is_silent_once_the_learner_plays_on_after_the_end() -> None:
    lesson = lesson_of(Remark(name="a", kind="lay"))
    heard = [Event("log-end")]
    ended = Course(lesson, [Asked("lay", 0)], heard)
    assert ended.ended
    assert not ended.silent
    assert Course(lesson, [Asked("lay", 0), Asked("lay", 1)], heard).silent


def test_the_first_different_answer_leaves_the_line() -> None:
    lesson = lesson_of(Remark(name="a", kind="lay")).model_copy(update={"line": [["x", "y"], ["a", "b c"]]})

    def suggested(*given: str, other: tuple[str, ...] = ()) -> list[list[str] | None]:
        course = Course(lesson, [], [], {1: given, 0: other})
        return [course.next_in_line(seat) for seat in (TABLE, 0, 1, 2)]

    assert suggested() == [None, ["x"], ["a"], None]
    assert suggested("a", other=("x",)) == [None, ["y"], ["b", "c"], None]
    assert suggested("a", "b c", other=("x", "y")) == [None, None, None, None]
    assert suggested("b") == [None, None, None, None]
    assert suggested("a", other=("z",)) == [None, ["y"], ["b", "c"], None], "answers of others do not count"


def test_a_suggestion_in_line_is_dropped_once_the_learner_has_strayed() -> None:
    firm, loose = Remark(name="a", suggest=["y"], in_line=True), Remark(name="b", suggest=["y"])
    lesson = lesson_of(firm, loose).model_copy(update={"line": [[], ["a", "x"]]})
    options = [Option("x", Message("do-x")), Option("y", Message("do-y"))]

    def remarks(remark: Remark, *given: str) -> list[str]:
        return suggested(Course(lesson, [], [], {1: given}), CoachWords((), remark), options)

    assert remarks(firm, "a") == remarks(loose, "a") == ["x"], "the line takes precedence"
    assert remarks(firm, "b") == []
    assert remarks(loose, "b") == ["y"]
    assert remarks(firm, "a", "x") == ["y"], "at the end of the line the learner has not strayed"


def test_a_question_to_which_any_answer_is_as_good_does_not_leave_the_line() -> None:
    lesson = lesson_of(Remark(name="a", kind="name"), Remark(name="b", kind="lay"))
    lesson = lesson.model_copy(update={"line": [[], ["a", "b", "c"]], "as_good": ["name"]})
    asked = [Asked("name", 0), Asked("lay", 0)]

    def left(*given: str) -> int | None:
        return Course(lesson, asked[: len(given)], [], {1: given}).strayed_at

    assert (left(), left("a"), left("z"), left("z", "b")) == (None, None, None, None)
    assert (left("a", "z"), left("z", "z")) == (1, 1)
    assert Course(lesson, asked[:1], [], {1: ["z"]}).next_in_line(1) == ["b"]


def test_remarks_for_learners_who_left_the_line_are_made_only_to_them() -> None:
    lesson = lesson_of(Remark(name="back", kind="lay", astray=True), Remark(name="on", kind="lay"))
    lesson = lesson.model_copy(update={"line": [[], ["a", "b", "c"]]})

    def suggested(*given: str) -> list[str]:
        return keys_of(Course(lesson, [Asked("lay", 0)] * len(given), [], {1: given}), "lay")

    assert suggested() == ["on"]
    assert suggested("a") == suggested("a", "b") == []
    assert suggested("z") == ["back"], "it had not been said before the line was left"
    assert suggested("z", "a") == []


def test_the_coach_never_advises_only_going_back() -> None:
    options = [Option("on", Message("do-on")), Option("back", Message("do-back"), role=Role.BACK)]
    assert advised(options, ["on"]) == ["on"]
    assert advised(options, ["back"]) == []


def test_the_coach_advises_the_listed_answer_that_extends_an_unlisted_one() -> None:
    options = [
        Option("use", Message("do-use"), prominence=Shown.UNLISTED),
        Longer("use.done", Message("do-use_done"), than="use"),
        Option("old", Message("do-old"), prominence=Shown.UNLISTED),
        Option("buy", Message("do-buy")),
        Longer("buy.pass", Message("do-buy_then_pass"), than="buy"),
    ]
    assert advised(options, ["use"]) == ["use.done"]
    assert advised(options, ["old"]) == [], "no listed answer leads there"
    assert advised(options, ["buy"]) == ["buy"], "it is shown itself"


def test_a_lesson_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(DamagedData, match=r"lesson\.toml"):
        parse_table("games/x/lessons/lesson.toml", 'name = "a"\nsets = 2', Lesson)
