"""The answers of a computer player, and the reason for its last choice, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.screens.open_question import OpenQuestion
from cogs.screens.story.recap import brief
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from cogs.services.screen import Button, Screen, Style
from locales.sanitizing import Markdown
from rules.messages import Message, seat_name
from rules.reasons import ONLY_COSTS
from tables.play.advice import Explained
from tables.play.opinions import Answer, Opinion

MOST_NEWS = 2
"""Lines of what became known since an earlier plan."""
ALMOST_NOTHING = 0.05
"""Points below which no one is ahead."""


def suggestion_screen(reader: Reader, opinion: Opinion, question: int) -> Screen:
    """The answer of a computer player and the next best, each with its effects and a button that gives it.

    If two are about equally good, neither a reason for the first nor a number for the second is given. One that may be
    much worse is named only where the first is compared with it.
    """
    best = opinion.answers[0]
    others = [answer for answer in opinion.answers[1:2] if answer.weighed.is_second_to(best.weighed)]
    close = bool(others) and best.weighed.is_close(others[0].weighed)
    rival = "" if others else _labels(reader, opinion, opinion.answers[1:2])
    worth = _worth(reader, opinion, best, grounds=not close, rival=rival)
    screen = Screen()
    if opinion.news:
        screen.add(f"-# {reader.say('advice-new')}", brief(reader, opinion.news, MOST_NEWS))
    screen.add(
        "\n".join([_answer_line(reader, "advice-best", opinion, best), *_effect_line(reader, question, best), *worth])
    )
    if opinion.follows:
        screen.add(f"-# {reader.say('advice-as_planned')}")
    if others:
        chance = [f"- {reader.say('advice-close')}"] if close else _worth(reader, opinion, others[0])[:1]
        does = _effect_line(reader, question, others[0])
        screen.add("\n".join([_answer_line(reader, "advice-next", opinion, others[0]), *does, *chance]))
    screen.add(f"-# {_rule(reader, opinion) or reader.say(f'advice-{_manner(best)}')}")
    keys = ("advice-do", "advice-do_next")[: 1 + bool(others)]
    return screen.buttons(
        [
            Button(
                CustomId("follow", reader.table.id, question, str(place), reader.table.last_undo).button,
                reader.say(key),
                Style.SUCCESS if place == 0 else Style.SECONDARY,
            )
            for place, key in enumerate(keys)
        ]
    )


def explanation_screen(reader: Reader, explained: Explained) -> Screen:
    """The last choice of a computer player and its gain. Its other answers stay secret."""
    opinion = explained.opinion
    stood_in = next((event for event in explained.events if event.stood_in == opinion.seat), None)
    player = seat_name(opinion.seat) if stood_in is None else Markdown(reader.names_then(stood_in)[opinion.seat])
    screen = Screen().add(f"**{reader.say('why-title', player=player)}**")
    begun = () if reader.game is None else reader.game.turn_starts
    effects = [event for event in explained.events if event.key not in begun]
    screen.add("\n".join(f"> {line}" for line in reader.of_choice(effects)))
    chosen = opinion.answers[0]
    reason = chosen.weighed.comparison
    grounds = reason is not None and reason.key not in ONLY_COSTS
    screen.add("\n".join(_worth(reader, opinion, chosen, grounds=grounds)))
    rule = _rule(reader, opinion)
    return screen.add(rule or f"-# {reader.say(f'why-{_manner(chosen)}', player=player)}")


def _rule(reader: Reader, opinion: Opinion) -> str:
    """The rule of thumb by which the first answer was found, as a sentence; empty if it was worked out."""
    words = opinion.kind.split("_") if _manner(opinion.answers[0]) == "plain" else []
    for end in range(len(words), 0, -1):  # questions of a family, such as `cast_hero` and `cast_cell`, share one
        key = f"thumb-{'_'.join(words[:end])}"
        if reader.services.texts.has(reader.language, reader.table.game, key):
            return reader.say("advice-thumb", rule=Markdown(reader.say(key)))
    return ""


def _manner(answer: Answer) -> str:
    """The way in which the computer player arrived at its opinion of an answer."""
    if answer.weighed.chance is not None:
        return "how"
    return "worked_out" if answer.weighed.outcome is not None else "plain"


def _answer_line(reader: Reader, key: str, opinion: Opinion, answer: Answer) -> str:
    joined = _labels(reader, opinion, [answer])
    return reader.say(key, answer=Markdown(joined)) if joined else reader.say(f"{key}-nothing")


def _labels(reader: Reader, opinion: Opinion, answers: Sequence[Answer]) -> str:
    """The labels of the picks of these answers, joined."""
    labels = [reader.say(label) for answer in answers for label in answer.labels]
    return " → ".join(labels) if opinion.ordered else reader.services.texts.join(reader.language, labels)


def _worth(reader: Reader, opinion: Opinion, answer: Answer, *, grounds: bool = True, rival: str = "") -> list[str]:
    """One line each for the chance, points, reasons (`grounds`), outcome and plan of an answer, as far as known.

    `rival`: what the reasons compare it with, if that is named nowhere else.
    """
    weighed = answer.weighed
    lines = []
    if weighed.chance is not None:
        lines.append(reader.say("advice-chance", percent=round(100 * weighed.chance)))
    if weighed.points is not None:
        lines.append(_points(reader, weighed.points, alone=opinion.together))
    if grounds and weighed.comparison is not None:
        key = "advice-reason_named" if rival else "advice-reason"
        lines.append(reader.say(key, reason=Markdown(reader.say(weighed.comparison)), answer=Markdown(rival)))
    if weighed.outcome is not None:
        lines.append(reader.say(weighed.outcome))
    if answer.next_labels:
        then = reader.services.texts.join(reader.language, [reader.say(label) for label in answer.next_labels])
        lines.append(reader.say("advice-then", answers=Markdown(then)))
    return [f"- {line}" for line in lines]


def _effect_line(reader: Reader, question: int, answer: Answer) -> list[str]:
    """The effects, costs and result of an answer, as a line; none for several picks, or if its name says everything."""
    open_question = next((other for other in reader.questions() if other.id == question), None)
    if open_question is None or len(answer.weighed.ids) != 1:
        return []
    asked = OpenQuestion.of(reader, open_question)
    option = asked.option(answer.weighed.ids[0])
    about = "" if option is None else asked.line(option, brief=True)
    return [f"- {about}"] if about else []


def _points(reader: Reader, points: float, *, alone: bool) -> str:
    """The points that a seat expects to be ahead, or (`alone`) to have."""
    if alone:
        return reader.say("advice-points", points=f"{points:.1f}")
    if abs(points) < ALMOST_NOTHING:
        return reader.say("advice-level")
    return reader.say(Message("advice-ahead" if points > 0 else "advice-behind", {"points": f"{abs(points):.1f}"}))
