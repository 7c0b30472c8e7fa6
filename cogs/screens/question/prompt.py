"""The question in words: what is asked, what can't be taken back, what is picked so far."""

from __future__ import annotations

from cogs.screens.open_question import LOCK, OpenQuestion
from cogs.screens.question.rows import picks_stay
from locales.labels import first_sentence

MOST_REASONS = 4
"""The most lines that explain why the player is stuck."""


def heading(asked: OpenQuestion) -> str:
    """The question in words."""
    return f"### {asked.say(f'ask-{asked.question.kind}', **asked.answers.args)}"


def prompt(asked: OpenQuestion, *, lists: bool = False) -> str:
    """The question in words, with the picks so far unless numbered buttons show them.

    `lists`: with the picks in any case, and without what each answer says itself.
    """
    question = asked.question
    lines = [heading(asked), *_final_note(asked, lists=lists)]
    if asked.answers.back and not asked.forward and question.awaited:
        lines += _stuck(asked)
    is_unlimited = asked.in_steps and question.max >= len(asked.options)
    if question.min < question.max and not is_unlimited:
        lines.append(asked.say("panel-pick-number", least=question.min, most=question.max))
    picked = asked.progress.picked if asked.in_steps else ()
    picks = [option for option in map(asked.option, picked) if option is not None]
    has_numbered_buttons = asked.ordered and picks_stay(asked)
    if lists or not has_numbered_buttons:
        bullet = "" if asked.ordered else "- "
        lines += [bullet + asked.label_with_place(option, asked.label(option)) for option in picks]
    follows_coach = list(asked.progress.picked) == list(asked.coach.suggested[: len(picks)])
    if asked.picks_one or (picks and not follows_coach):
        lines += [f"⚠️ {asked.say(note)}" for note in asked.notes_on(option.id for option in picks)]
    return "\n".join(lines)


def _final_note(asked: OpenQuestion, *, lists: bool) -> list[str]:
    """Says that no answer can be taken back; a lock on some of them is explained where these have to be confirmed.

    Nothing if each has to be confirmed: then that is said there. `lists`: only one answer says so itself. Of several
    picks in a row, only the last one ends the choice.
    """
    if asked.in_steps and len(asked.progress.picked) + 1 < asked.question.min:
        return []
    locked = [asked.has_lock(option) for option in asked.forward]
    if asked.progress.confirm or not any(locked):
        return []
    if asked.picks_one and (not all(locked) or (lists and len(locked) == 1)):
        return []
    return [f"-# {LOCK} {asked.say('panel-final')}"]


def hint(asked: OpenQuestion, *, whole: bool = False) -> str:
    """The first sentence of the question's hint, for players who are new to it and not confirming an answer.

    `whole`: all of it, for all.
    """
    key = f"hint-{asked.question.kind}"
    is_shown = whole or (asked.hinted and not asked.progress.confirm)
    if not is_shown or not asked.voice.has(key):
        return ""
    text = asked.say(key, **asked.answers.args)
    return f"-# {text if whole else first_sentence(text)}"


def _stuck(asked: OpenQuestion) -> list[str]:
    """A notice for a player whose only answer is a step back: the reasons, and the way out."""
    shown = list(dict.fromkeys(map(asked.why, asked.answers.refused)))[:MOST_REASONS]
    return [asked.say("panel-stuck"), *(f"- {reason}" for reason in shown)]
