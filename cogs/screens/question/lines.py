"""Lines about answers: their effects, how sums are made up, and why others are not possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from cogs.screens.open_question import OpenQuestion
from cogs.screens.question.names import brief_names, in_words, shortened
from cogs.services.discord_limits import MOST_BUTTONS
from locales.sanitizing import Markdown
from rules.questions import Option, Refused, shorter

MOST_PREVIEWS = 12
"""With more answers than this, no sums are worked out in advance."""

MOST_NAMED = 3
"""Answers that are named next to the one that ends something."""

MOST_MISSED = 3
"""Impossible answers that are named behind *More*."""


def left_undone(asked: OpenQuestion, shown: Sequence[Option]) -> str:
    """If an answer that is `shown` as a button ends something: the others, if of several kinds, that have no button.

    Nothing if it has a mark, such as staying in a place: it is a choice among places, and the turn goes on.
    """
    ending = asked.answers.ending
    others = [other for other in asked.forward if other.label.key not in asked.answers.passing]
    kinds = {other.group or other.label.key for other in others}
    on_buttons = {in_words(asked, other) for other in shown}
    hidden = [other for other in others if in_words(asked, other) not in on_buttons]
    ends = ending is not None and ending in shown and not ending.mark
    if not ends or len(asked.forward) <= MOST_BUTTONS or len(kinds) == 1 or not hidden:
        return ""
    names = brief_names(asked, hidden)
    more = [asked.say("panel-still_more")] if len(names) > MOST_NAMED else []
    return asked.say("panel-still", answers=Markdown(asked.voice.join([*names[:MOST_NAMED], *more])))


def whole_sums(asked: OpenQuestion) -> str:
    """The full breakdowns of the answers that have only a short form next to their buttons."""
    words = {option.id: asked.answers.words(option) for option in asked.forward}
    longer = [option for option in asked.forward if words[option.id].brief_breakdown != words[option.id].breakdown]
    options = longer[:MOST_PREVIEWS]
    return "\n".join(sum_lines(asked, options, {option.id: words[option.id].sum() for option in options}))


def sum_lines(asked: OpenQuestion, options: Sequence[Option], lines: Mapping[str, str]) -> list[str]:
    """The options that have a line, with that line; each has the shortest name that no other has.

    A longer answer whose line is that of the shorter one is left out.
    """
    names = {option.id: asked.answers.short_name(option) for option in options}
    short_and_long = {id: [shortened(name), name] for id, name in names.items()}
    uses = Counter(name for both in short_and_long.values() for name in set(both) if name)
    pairs = [
        (next((name for name in short_and_long[option.id] if uses[name] == 1), asked.label(option)), lines[option.id])
        for option in options
        if lines[option.id] and not _repeats_shorter(asked, options, option)
    ]
    return [f"-# {line}" for line in _lines_by_text(asked, pairs)]


def _repeats_shorter(asked: OpenQuestion, options: Sequence[Option], option: Option) -> bool:
    """Whether an answer says the same as the shorter one, which is among the options."""
    first = next((other for other in options if other.id == shorter(option)), None)
    return first is not None and asked.line(first, brief=True) == asked.line(option, brief=True)


def not_possible(asked: OpenQuestion) -> str:
    """The impossible answers that a player would miss most, with reasons."""
    missed = [refusal for refusal in asked.answers.refused if refusal.missed][:MOST_MISSED]
    return "\n".join(f"-# 🚫 {line}" for line in _lines_by_text(asked, why_not(asked, missed)))


def why_not(asked: OpenQuestion, refused: Sequence[Refused]) -> list[tuple[str, str]]:
    """Each impossible answer with its reason, in words, without duplicates; none that reads like a possible one."""
    possible = [option.label for option in asked.options]
    named = [refusal for refusal in refused if refusal.label not in possible]
    return list(dict.fromkeys((asked.say(refusal.label), asked.why(refusal)) for refusal in named))


def _lines_by_text(asked: OpenQuestion, pairs: Sequence[tuple[str, str]]) -> list[str]:
    """A line for each different text, with the answers it applies to."""
    answers: dict[str, list[str]] = {}
    for answer, text in pairs:
        answers.setdefault(text, []).append(answer)
    return [
        asked.say("panel-worked", answer=Markdown(asked.voice.join(named)), sum=Markdown(text))
        for text, named in answers.items()
    ]
