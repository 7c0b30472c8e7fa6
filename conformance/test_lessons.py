"""Every lesson: its texts exist in both languages, it reaches its goals when followed, and allows straying."""

from __future__ import annotations

from random import Random

import pytest

from conformance.cases import registered
from conformance.learner import Learner
from conformance.public_names import questions_of
from conformance.texts import TEXTS
from locales.texts import LANGUAGES
from rules.lessons import Lesson
from rules.players import RandomPlayer, answer
from rules.questions import Shown
from rules.registry import GAMES, LESSONS

pytestmark = pytest.mark.slow

SEED = "lessons-1"
STRAYING = [
    pytest.param(0, marks=pytest.mark.slow),
    *(pytest.param(number, marks=pytest.mark.long) for number in (1, 2, 3)),
]
"""The learners who stray from each lesson; all but the first only for `make long`."""
MOST_ANSWERS = 250
LONGEST = {"ja": 330, "en": 700}
"""The most characters of one remark of the coach."""

ALL = [(game, lesson) for game in registered() for lesson in LESSONS[game].values()]
each_lesson = pytest.mark.parametrize(("game", "lesson"), ALL, ids=[f"{game}-{lesson.name}" for game, lesson in ALL])


def said(lesson: Lesson) -> dict[str, bool]:
    """The key of everything the coach may say in a lesson, and whether it is a label."""
    spoken = [remark.name for remark in lesson.remarks]
    spoken += [f"{remark.name}-why" for remark in lesson.remarks if remark.reason]
    spoken += [name for remark in lesson.remarks for name in remark.strays.values()] + [*lesson.reasons.values()]
    spoken += [f"{part}-{lesson.name}" for part in ("about", "after")]
    labels = [f"title-{lesson.name}", *(f"onward-{onward.name}" for onward in lesson.onward)]
    labels += [f"goal-{goal.name}" for goal in lesson.goals] + [f"topic-{topic.name}" for topic in lesson.topics]
    return {f"coach-{name}": name in labels for name in (*spoken, *labels)}


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_coach_says_has_its_text(language: str, game: str, lesson: Lesson) -> None:
    for key, is_label in said(lesson).items():
        words = TEXTS.say_exactly(language, game, key)
        assert 0 < len(words) <= (80 if is_label else LONGEST[language]), f"{key}: {len(words)}"


@each_lesson
def test_a_lesson_refers_only_to_things_that_exist(game: str, lesson: Lesson) -> None:
    named = {remark.kind for remark in lesson.remarks if remark.kind}
    assert named | {kind for topic in lesson.topics for kind in topic.kinds} <= questions_of(game).keys()
    keys = [*lesson.signs, *(motive.partition(":")[0] for motive in lesson.reasons)]
    assert {key for key in keys if not TEXTS.has("en", game, key)} == set()
    for names in (
        [remark.name for remark in lesson.remarks],
        [goal.name for goal in lesson.goals],
        [topic.name for topic in lesson.topics],
    ):
        assert len(names) == len(set(names))
    for onward in lesson.onward:
        GAMES[game].start(onward.seats, onward.settings, seed=SEED)


@each_lesson
def test_following_every_suggestion_reaches_every_goal(game: str, lesson: Lesson) -> None:
    learner = Learner(game, lesson)
    remarks = set()
    while not learner.course.ended:
        question = learner.question
        assert question is not None, "the game is over before the lesson"
        assert len(learner.asked) < MOST_ANSWERS
        words, picked = learner.advice(question)
        if words.remark is not None:
            remarks.add(words.remark.name)
            assert words.remark.suggest in ([], picked), f"{words.remark.name} suggests what cannot be done"
            shown = {option.id for option in question.options(learner.game) if option.prominence > Shown.MARKED}
            assert shown.issuperset(words.remark.suggest), f"{words.remark.name} suggests what is not shown"
        remarks |= {remark.name for remark in words.news}
        in_line = learner.course.next_in_line(lesson.seat)
        assert in_line in (None, picked), "the suggestion must follow the line of the lesson"
        assert not lesson.line or in_line is not None, "the line must lead to the end"
        learner.choose(question, picked)
    assert [goal.name for goal, met in learner.course.goals() if not met] == []
    assert not learner.course.silent, "the last page must come before the coach falls silent"
    unused = {remark.name for remark in lesson.remarks if remark.suggest and not remark.astray} - remarks
    assert not unused, "a suggestion that is never made to a learner who follows the others"


@each_lesson
@pytest.mark.parametrize("number", STRAYING)
def test_a_learner_who_strays_still_gets_advice(game: str, lesson: Lesson, number: int) -> None:
    rng = Random(f"{SEED} {game} {number}")
    learner = Learner(game, lesson)
    chance = RandomPlayer()
    while (question := learner.question) is not None and len(learner.asked) < MOST_ANSWERS:
        course = learner.course
        words, picked = learner.advice(question)
        legal = {option.id for option in question.options(learner.game)}
        assert set(picked) <= legal, len(learner.asked)
        assert course.words(question.kind) == words, "asking twice must give the same words"
        assert course.goals()
        if course.silent:
            break
        if rng.random() < 0.4:
            picked = answer(learner.game, question, chance, rng)
        learner.choose(question, picked)
