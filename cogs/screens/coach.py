"""The coach's words in a lesson: before a question, about an answer it would not give, and at the end."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.screens.open_question import OpenQuestion
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from cogs.services.screen import Button, Screen, Style
from locales.sanitizing import Markdown
from rules.lessons import Course, Lesson
from rules.messages import refer
from rules.questions import Option
from rules.registry import MANIFESTS
from tables.opening.lessons import CoachAdvice

ON = "on"
"""Identifies the button that continues the game after the end of a lesson."""


def coach_words(reader: Reader, asked: OpenQuestion, advice: CoachAdvice) -> str:
    """The coach's words before this question, with its answer and the reason; a quotation in markdown."""
    words, course = advice.words, advice.course
    lines = [] if course.asked else [f"🎓 {lesson_opening(reader, course.lesson)}"]
    lines += [reader.say(f"coach-{remark.name}") for remark in words.news]
    if words.remark is not None:
        lines.append(f"🎓 {reader.say(f'coach-{words.remark.name}')}")
    answer = "" if advice.late else suggestion(reader, asked, advice)
    return _quoted(*lines, f"💡 {answer}" if answer else "")


def spoken_late(reader: Reader, asked: OpenQuestion, advice: CoachAdvice) -> str:
    """The coach's answer, below the answers, if it was not known when they were first shown."""
    if not advice.late:
        return ""
    answer = reader.say("coach-thinking") if advice.thinking else suggestion(reader, asked, advice)
    return _quoted(f"💡 {answer}" if answer else "")


def lesson_opening(reader: Reader, lesson: Lesson) -> str:
    """The subject and the aim of a lesson, said once at its beginning."""
    title, about = reader.say(f"coach-title-{lesson.name}"), reader.say(f"coach-about-{lesson.name}")
    goals = [refer(f"coach-goal-{goal.name}") for goal in lesson.goals]
    lines = (f"**{title}**", about, reader.say("coach-goals", goals=goals), reader.say("coach-free"))
    return "\n".join(lines)


def waiting_note(reader: Reader) -> str:
    """The subject of a lesson while others have its first turn; empty later."""
    course = reader.course
    return "" if course is None or course.asked else _quoted(f"🎓 {lesson_opening(reader, course.lesson)}")


def suggestion(reader: Reader, asked: OpenQuestion, advice: CoachAdvice) -> str:
    """The answer that the coach would give, with its reason; empty if it would give none.

    The reason is in the lesson's own words if it has any, followed by what the answer does; otherwise it is what was
    worked out for the coach.
    """
    options = [option for pick in advice.picked if (option := asked.option(pick)) is not None]
    if not options:
        return ""
    labels = [asked.label(option) for option in options]
    answer = Markdown(" → ".join(labels) if asked.ordered else asked.voice.join(labels))
    reason = _reason_for_this_question(reader, advice)
    effect = "" if reason else _effect(asked, options)
    reason = reason or _reason_for_such_answers(reader, asked, advice, options[0])
    if reason:
        key = "coach-advice-both" if effect else "coach-advice-why"
    else:
        key = "coach-advice-does" if effect else "coach-advice"
    return reader.say(key, answer=answer, why=Markdown(reason), does=Markdown(effect))


def _reason_for_this_question(reader: Reader, advice: CoachAdvice) -> str:
    """The reason that the lesson gives at this very question, or one worked out for it; empty if there is none."""
    remark = advice.words.remark
    has_own = remark is not None and remark.reason and tuple(remark.suggest) in ((), advice.picked)
    if remark is not None and has_own and advice.course.holds(remark):
        return reader.say(f"coach-{remark.name}-why")
    return "" if advice.why is None else reader.say(advice.why)


def _effect(asked: OpenQuestion, options: Sequence[Option]) -> str:
    """The effect of a single answer; empty for passing, as what a pass gives up is no reason for it."""
    if len(options) != 1 or options[0].label.key in asked.answers.passing:
        return ""
    return asked.line(options[0], brief=True).rstrip("。.")


def _reason_for_such_answers(reader: Reader, asked: OpenQuestion, advice: CoachAdvice, option: Option) -> str:
    """The reason that the lesson gives for answers with the same motive; empty if there is none."""
    motive = MANIFESTS[reader.table.game].motive(reader.game, asked.question, option)
    reason = advice.course.lesson.reasons.get(motive)
    return "" if reason is None else reader.say(f"coach-{reason}")


def leads_astray(asked: OpenQuestion, advice: CoachAdvice | None, picked: Sequence[str]) -> bool:
    """Whether the coach asks once more about an answer: it would be the learner's first that is not the suggested one.

    Steps of a path, which may lead to what is suggested, and the answers of learners who have left the suggested path
    are only asked about if the lesson warns against that very answer.
    """
    if advice is None or not advice.picked or len(picked) != 1:
        return False
    remark = advice.words.remark
    option = asked.option(picked[0])
    if option is None or option.role.is_back or option.id in advice.picked:
        return False
    if remark is not None and option.id in remark.strays:
        return True
    lesson = advice.course.lesson
    if asked.question.kind in lesson.as_good or option.id in lesson.as_good:
        return False
    return not (option.role.is_step or advice.course.strayed)


def straying_note(reader: Reader, asked: OpenQuestion, advice: CoachAdvice, option: Option) -> str:
    """The consequences of an answer that has to be confirmed, and that it can be taken back.

    If the coach would not give that answer, it says so.
    """
    remark = advice.words.remark
    if not leads_astray(asked, advice, [option.id]):
        return f"**{asked.label(option)}**\n{asked.line(option)}\n{reader.say('coach-stray-back')}"
    text = None if remark is None else remark.strays.get(option.id)
    warning = "" if text is None else reader.say(f"coach-{text}")
    effect = asked.line(option)
    key = "coach-stray" if effect or warning else "coach-stray-plain"
    return _quoted(
        f"🎓 {reader.say(key, answer=Markdown(asked.label(option)))}",
        effect,
        warning,
        f"💡 {suggestion(reader, asked, advice)}",
        reader.say("coach-stray-back" if advice.course.strayed else "coach-stray-first"),
    )


def _quoted(*texts: str) -> str:
    return "\n".join(f"> {line}" for text in texts for line in text.splitlines() if line.strip())


def lesson_closing(reader: Reader, course: Course) -> Screen:
    """The page at the end of a lesson: what was achieved, what did not come up, and what to do next."""
    lesson, table = course.lesson, reader.table
    title = reader.say(f"coach-title-{lesson.name}")
    goals = [f"{'✅' if met else '⬜'} {reader.say(f'coach-goal-{goal.name}')}" for goal, met in course.goals()]
    screen = Screen().add(f"### 🎓 {reader.say('coach-ended', title=Markdown(title))}", "\n".join(goals))
    screen.add(reader.say(f"coach-after-{lesson.name}"))
    unseen = [refer(f"coach-topic-{topic.name}") for topic in course.unseen()]
    if unseen:
        screen.add(reader.say("coach-unseen", topics=unseen))
    screen.add(reader.say("coach-next"))
    buttons = [reader.button("real", "coach-real", Style.SUCCESS)]
    if not table.is_over:
        buttons.insert(0, reader.button("look", "coach-play_on", Style.PRIMARY, rest=ON))
    elif not all(met for _, met in course.goals()):
        screen.add(reader.say("coach-over"))
        buttons.insert(0, reader.button("learn", "gallery-learn", rest=f"{table.game}/{lesson.name}"))
    for number, onward in enumerate(lesson.onward):
        label = reader.say(f"coach-onward-{onward.name}")
        buttons.append(Button(CustomId("real", table.id, rest=str(number)).button, label))
    return screen.buttons(buttons)
