"""What a coach says: the words of a course on lessons made for it, and the way on from where a learner has strayed."""

from __future__ import annotations

import pytest

from conformance.pupil import Pupil
from conformance.test_lessons import MOST_ANSWERS
from locales.texts import LANGUAGES, Texts
from rules.data import parse_table
from rules.errors import DamagedData
from rules.lessons import Asked, Course, Goal, Lesson, Remark, Sign, Words, advised, suggested
from rules.messages import TABLE, Event, refer, seat_name
from rules.questions import Option
from rules.registry import LESSONS


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "kind", "end"),
    [
        pytest.param("two_rounds", "draw", "log-done", marks=pytest.mark.slow),
        ("mission", "trace_path", "log-fills"),
    ],
)
def test_who_leads_a_path_elsewhere_is_told_how_it_goes_on_from_there(
    texts: Texts, name: str, kind: str, end: str
) -> None:
    pupil, strayed = Pupil("map_masters", LESSONS["map_masters"][name]), False
    while not any(event.key == end for event in pupil.heard):
        question = pupil.question
        assert question is not None
        assert len(pupil.asked) < MOST_ANSWERS
        options, (_, picked) = question.options(pupil.game), pupil.advice(question)
        if strayed and question.kind == kind:
            assert picked, "the coach is silent"
            assert advised(options, picked) == picked, "there is a way on, and the coach knows it"
            found = pupil.way_on(question)
            assert found is not None
            assert found.tells is not None
            assert all(texts.say_exactly(language, "map_masters", found.tells).strip() for language in LANGUAGES)
            picked = list(found.ids)
        elif question.kind == kind and any(option.id == "undo" for option in options):
            picked = [next(option.id for option in options if not option.back and option.id not in picked)]
            strayed = True
        pupil.choose(question, picked)
    assert strayed


# The words of a course, on a lesson made for it


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


def named(course: Course, kind: str) -> list[str]:
    words = course.words(kind)
    return [remark.name for remark in words.news] + ([words.remark.name] if words.remark else [])


def test_a_remark_is_made_once_at_the_first_question_of_its_kind() -> None:
    lesson = lesson_of(Remark(name="a", kind="lay"), Remark(name="b", kind="lay", nth=3))
    assert named(Course(lesson, [], []), "lay") == ["a"]
    assert named(Course(lesson, [], []), "draw") == []
    assert named(Course(lesson, [Asked("lay", 0)], []), "lay") == []
    assert named(Course(lesson, [Asked("lay", 0)] * 2, []), "lay") == ["b"]
    assert named(Course(lesson, [Asked("draw", 0)], []), "lay") == ["a"]


def test_what_has_happened_is_spoken_of_before_the_next_question_whatever_it_is() -> None:
    lesson = lesson_of(Remark(name="a", after=Sign(event="log-a")), Remark(name="b", kind="lay"))
    heard = [Event("log-a")]
    assert named(Course(lesson, [], heard), "draw") == ["a"]
    assert named(Course(lesson, [Asked("draw", 0)], heard), "lay") == ["a", "b"]
    assert named(Course(lesson, [Asked("draw", 1)], heard), "lay") == ["b"]


def test_more_news_than_one_reads_wait_for_the_question_after() -> None:
    remarks = [Remark(name=name, after=Sign(event="log-a")) for name in ("a", "b", "c")]
    lesson, heard = lesson_of(*remarks), [Event("log-a")]
    assert named(Course(lesson, [], heard), "lay") == ["a", "b"]
    assert named(Course(lesson, [Asked("lay", 1)], heard), "lay") == ["c"]


def test_a_goal_counts_what_names_the_learner_often_enough() -> None:
    lesson = lesson_of(Remark(name="a", kind="lay"))
    mine, other = (Event("log-won", {"player": seat_name(seat)}) for seat in (1, 0))
    assert [met for _, met in Course(lesson, [], [mine, other, other]).goals()] == [False]
    assert [met for _, met in Course(lesson, [], [mine, other, mine]).goals()] == [True]


def test_a_sign_may_ask_for_arguments() -> None:
    sign = Sign(event="log-a", args={"card": "card-king", "value": 2})
    assert sign.seen([Event("log-a", {"card": refer("card-king"), "value": 2})], 0)
    assert not sign.seen([Event("log-a", {"card": refer("card-king"), "value": 3})], 0)
    assert not sign.seen([Event("log-a", {"value": 2})], 0)


def test_the_coach_is_silent_once_someone_has_played_on() -> None:
    lesson = lesson_of(Remark(name="a", kind="lay"))
    heard = [Event("log-end")]
    ended = Course(lesson, [Asked("lay", 0)], heard)
    assert ended.ended
    assert not ended.silent
    assert Course(lesson, [Asked("lay", 0), Asked("lay", 1)], heard).silent


def test_the_line_is_left_with_the_first_answer_that_is_another() -> None:
    lesson = lesson_of(Remark(name="a", kind="lay")).model_copy(update={"line": [["x", "y"], ["a", "b c"]]})

    def told(*given: str, other: tuple[str, ...] = ()) -> list[list[str] | None]:
        course = Course(lesson, [], [], {1: given, 0: other})
        return [course.next_in_line(seat) for seat in (TABLE, 0, 1, 2)]

    assert told() == [None, ["x"], ["a"], None]
    assert told("a", other=("x",)) == [None, ["y"], ["b", "c"], None]
    assert told("a", "b c", other=("x", "y")) == [None, None, None, None]
    assert told("b") == [None, None, None, None]
    assert told("a", other=("z",)) == [None, ["y"], ["b", "c"], None], "what others answer is not the learner's"


def test_a_suggestion_in_line_is_no_more_once_the_learner_has_strayed() -> None:
    firm, loose = Remark(name="a", suggest=["y"], in_line=True), Remark(name="b", suggest=["y"])
    lesson = lesson_of(firm, loose).model_copy(update={"line": [[], ["a", "x"]]})
    options = [Option("x", "do-x"), Option("y", "do-y")]

    def told(remark: Remark, *given: str) -> list[str]:
        return suggested(Course(lesson, [], [], {1: given}), Words((), remark), options)

    assert told(firm, "a") == told(loose, "a") == ["x"], "the line goes before"
    assert told(firm, "b") == []
    assert told(loose, "b") == ["y"]
    assert told(firm, "a", "x") == ["y"], "at the end of the line nobody has strayed"


def test_an_answer_that_is_as_good_as_any_leaves_no_line() -> None:
    lesson = lesson_of(Remark(name="a", kind="name", free=True), Remark(name="b", kind="lay"))
    lesson = lesson.model_copy(update={"line": [[], ["a", "b", "c"]]})
    asked = [Asked("name", 0), Asked("lay", 0)]

    def left(*given: str) -> int | None:
        return Course(lesson, asked[: len(given)], [], {1: given}).left

    assert (left(), left("a"), left("z"), left("z", "b")) == (None, None, None, None)
    assert (left("a", "z"), left("z", "z")) == (1, 1)
    assert Course(lesson, asked[:1], [], {1: ["z"]}).next_in_line(1) == ["b"]


def test_what_is_for_who_has_left_the_line_is_said_to_nobody_else() -> None:
    lesson = lesson_of(Remark(name="back", kind="lay", astray=True), Remark(name="on", kind="lay"))
    lesson = lesson.model_copy(update={"line": [[], ["a", "b", "c"]]})

    def told(*given: str) -> list[str]:
        return named(Course(lesson, [Asked("lay", 0)] * len(given), [], {1: given}), "lay")

    assert told() == ["on"]
    assert told("a") == told("a", "b") == []
    assert told("z") == ["back"], "it had not been said before the line was left"
    assert told("z", "a") == []


def test_the_coach_advises_nobody_to_go_back_only() -> None:
    options = [Option("on", "do-on"), Option("back", "do-back", back=True)]
    assert advised(options, ["on"]) == ["on"]
    assert advised(options, ["back"]) == []


def test_the_coach_advises_what_is_shown_in_place_of_an_answer() -> None:
    options = [
        Option("use", "do-use", unlisted=True),
        Option("use.done", "do-use_done", extends="use"),
        Option("old", "do-old", unlisted=True),
        Option("buy", "do-buy"),
        Option("buy.pass", "do-buy_then_pass", extends="buy"),
    ]
    assert advised(options, ["use"]) == ["use.done"]
    assert advised(options, ["old"]) == [], "nothing shown leads there"
    assert advised(options, ["buy"]) == ["buy"], "it is shown itself"


def test_a_lesson_with_a_wrong_word_in_it_is_refused() -> None:
    with pytest.raises(DamagedData, match=r"lesson\.toml"):
        parse_table("games/x/lessons/lesson.toml", 'name = "a"\nsets = 2', Lesson)
