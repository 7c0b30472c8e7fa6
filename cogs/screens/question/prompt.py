"""The question in words: what is asked, what can't be taken back, what is picked so far."""

from __future__ import annotations

from cogs.screens.open_question import LOCK, OpenQuestion
from cogs.screens.question.rows import picks_stay
from locales.labels import first_sentence
from locales.sanitizing import Markdown

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
    return "\n".join([*lines, *_picks_so_far(asked, lists=lists)])


def _final_note(asked: OpenQuestion, *, lists: bool) -> list[str]:
    """The line with a lock, about answers that cannot be taken back; none where these say so, or have to be confirmed.

    Where only some have a lock on their label, it explains that to players who are new to the question. Of several
    picks in a row, only the last one is final. `lists`: an answer says so itself, unless all are final.
    """
    locked = [option for option in asked.forward if asked.has_lock(option)]
    ends_later = asked.in_steps and len(asked.progress.picked) + 1 < asked.question.min
    if not locked or ends_later or asked.progress.confirm:
        return []
    all_locked = len(locked) == len(asked.forward)
    if asked.picks_one and lists and (not all_locked or len(locked) == 1):
        return []
    final = asked.say("panel-final")
    if all_locked or not asked.picks_one:
        return [f"-# {LOCK} {final}"]
    return [f"-# {asked.say('panel-worked', answer=Markdown(LOCK), sum=Markdown(final))}"] if asked.hinted else []


def _picks_so_far(asked: OpenQuestion, *, lists: bool) -> list[str]:
    """The picks, unless numbered buttons show them, and warnings about them, unless they are those of the coach."""
    picked = asked.progress.picked if asked.in_steps else ()
    picks = [option for option in map(asked.option, picked) if option is not None]
    have_numbered_buttons = asked.ordered and picks_stay(asked)
    shown = picks if lists or not have_numbered_buttons else []
    bullet = "" if asked.ordered else "- "
    lines = [bullet + asked.label_with_place(option, asked.label(option)) for option in shown]
    follows_coach = list(picked) == list(asked.coach.suggested[: len(picked)])
    if asked.picks_one or (picks and not follows_coach):
        lines += [f"⚠️ {asked.say(note)}" for note in asked.notes_on(option.id for option in picks)]
    return lines


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
