"""May I do that now? Answered from the asker's open questions: from the possible answers, or from why one is not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cogs.inquiries.retrieval import VERBS, Index, corrected, held, normal, terms
from cogs.inquiries.understanding import NUMBERED, Inquiry, without_yes_or_no
from cogs.screens.open_question import OpenQuestion
from cogs.screens.question import why_not
from cogs.services.reader import Reader
from locales.sanitizing import Markdown
from pictures.kit import unmarked
from rules.questions import Option, Question

_CODE = re.compile("(?<![a-z0-9])[a-z]{1,3}[0-9]+(?![a-z0-9])")
"""The name of a place: B5."""
_PERCENT = re.compile(r"\d+ ?[%％]")
_DECLINES = re.compile(r"^don't\b|ない$")
"""How the label of an answer says that something is not done."""
MOST = 3
"""Answers that are named at most."""
HALF = 0.5
LEAST = 0.7
"""How much of the question an answer must match."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """One answer to an open question, as a player reads it."""

    label: str
    more: str
    """What it does, or why it is not possible."""
    possible: bool


def find(reader: Reader, inquiry: Inquiry, names: Sequence[str]) -> list[str]:
    """What may be done now of what the question is about, or why it may not; empty if no answer matches.

    `names`: what the things are called that the question names.
    """
    chosen = _chosen(reader, inquiry, names)
    possible = [answer for answer in chosen if answer.possible]
    return [_said(reader, answer) for answer in (possible or chosen)[:MOST]]


def refused(reader: Reader, inquiry: Inquiry, names: Sequence[str]) -> list[str]:
    """Why what the question is about may not be done now; empty if any of it may, or no answer matches."""
    chosen = _chosen(reader, inquiry, names)
    return [] if any(answer.possible for answer in chosen) else [_said(reader, answer) for answer in chosen[:MOST]]


def others_refused(reader: Reader, inquiry: Inquiry, names: Sequence[str]) -> list[str]:
    """The reasons why some answers that name the things in question are refused, if others that name them are open.

    `names`: the names of these things.
    """
    chosen = [
        answer for question in reader.questions() if question.awaited for answer in _naming(reader, question, names)
    ]
    if not names or not any(answer.possible for answer in chosen):
        return []
    wanted = [normal(name) for name in names]
    closed = [without_yes_or_no(_said(reader, answer)) for answer in chosen if not answer.possible]
    return sorted(closed, key=lambda line: -sum(name in normal(line) for name in wanted))[:MOST]


def concerns(reader: Reader, names: Sequence[str]) -> bool:
    """Whether one of these things is named by an answer that the reader can give now."""
    asked = [OpenQuestion.of(reader, question) for question in reader.questions() if question.awaited]
    said = [normal(each.label(option)) for each in asked for option in each.forward]
    return any(normal(name) in label for name in names for label in said)


def prompts(reader: Reader, names: Sequence[str]) -> bool:
    """Whether the question that the reader is asked now names all of these things."""
    said = [normal(reader.say(f"ask-{each.kind}", **each.args)) for each in reader.questions() if each.awaited]
    return any(all(normal(name) in each for name in names) for each in said)


def names_place(reader: Reader, inquiry: Inquiry) -> bool:
    """Whether a question names a place such as B5, or rank 1 if an answer that is open or refused now names that."""
    if _CODE.search(inquiry.text) is not None:
        return True
    asked = [OpenQuestion.of(reader, question) for question in reader.questions() if question.awaited]
    return any(_names_number(inquiry.text, normal(answer.label)) for each in asked for answer in _answers(each))


def _chosen(reader: Reader, inquiry: Inquiry, names: Sequence[str]) -> list[_Answer]:
    """The answers to the open questions, possible or not, that a question is about."""
    asked = [question for question in reader.questions() if question.awaited]
    answers = [answer for question in asked for answer in _answers(OpenQuestion.of(reader, question))]
    if not answers:
        return []
    index = Index([unmarked(answer.label) for answer in answers])
    if codes := {*_CODE.findall(inquiry.text)}:
        return [answer for answer, label in zip(answers, index.lines, strict=True) if codes & {*_CODE.findall(label)}]
    if not names and (of_number := [at for at, label in enumerate(index.lines) if _names_number(inquiry.text, label)]):
        return [answers[at] for at in of_number]
    return _best(index, answers, inquiry, names)


def _naming(reader: Reader, question: Question, names: Sequence[str]) -> list[_Answer]:
    """The answers to a question, possible or not, that name all of these things."""
    answers = _answers(OpenQuestion.of(reader, question))
    return [answer for answer in answers if all(normal(name) in normal(unmarked(answer.label)) for name in names)]


def _names_number(text: str, label: str) -> bool:
    """Whether a question names something with its number as an answer does: "rank 1"."""
    return any(re.search(rf"{re.escape(each)}(?!\d)", text) for each in NUMBERED.findall(label))


def threat(reader: Reader, inquiry: Inquiry, names: Sequence[str]) -> list[str]:
    """What threatens the reader if it simply goes on, with the odds: "can I win this fight". Empty without odds.

    `names`: what the things that the question names are called.
    """
    if inquiry.over or inquiry.because or inquiry.named or not inquiry.odds:
        return []
    asked = [OpenQuestion.of(reader, question) for question in reader.questions() if question.awaited]
    for each in asked:
        if each.ending is not None and (said := each.line(each.ending)):
            named = any(normal(name) in normal(said) for name in names) or (inquiry.here and not names)
            if named and _PERCENT.search(said):
                return [said]
    return []


def meant(reader: Reader, deed: Sequence[str], names: Sequence[str]) -> list[tuple[OpenQuestion, Option]]:
    """The answers open to the reader that these words for a deed mean, at most `MOST`; empty if it isn't clear.

    `names`: what the things are called that the deed names. Words that are in no answer count for little.
    """
    asked = [OpenQuestion.of(reader, question) for question in reader.questions() if question.awaited]
    options = [(each, option) for each in asked for option in each.forward]
    index = Index([unmarked(each.label(option)) for each, option in options])
    wanted = corrected([*deed, *(term for name in names for term in terms(name))], index)
    known = [term for term in wanted if any(index.holds(term))]
    subject = [term for term in known if term not in VERBS]
    if not known or (not names and len(known) < len(wanted) - len(known)):
        return []

    def fit(label: str) -> tuple[float, float]:
        if not subject:  # "end my turn": all that the answer says
            return _share(known, terms(label)), 0.0
        return index.coverage(label, subject), index.coverage(label, known)

    scores = [fit(label) for label in index.lines]
    best = [pair for pair, score in zip(options, scores, strict=True) if score == max(scores) and score[0] >= LEAST]
    best = [(each, option) for each, option in best if not _DECLINES.search(normal(unmarked(each.label(option))))]
    acting = [(each, option) for each, option in best if option.key not in each.passing]
    if not acting:  # it ends something: only if the deed says no more than that
        best = [pair for pair in best if _share(known, terms(unmarked(pair[0].label(pair[1])))) > HALF]
    best = sorted(acting or best, key=lambda pair: not pair[0].line(pair[1]))  # those that say what they do first
    if len(best) > MOST:  # those that say the least else
        shares = [_share(known, terms(unmarked(each.label(option)))) for each, option in best]
        best = [pair for pair, share in zip(best, shares, strict=True) if share == max(shares)]
    return best if len(best) <= MOST else []


def _share(words: Sequence[str], own: Sequence[str]) -> float:
    """Which share of the terms of an answer these words say."""
    return sum(any(held(term, word) for word in words) for term in own) / len(own) if own else 0.0


def does(reader: Reader, asked: OpenQuestion, option: Option) -> str:
    """An answer with what it does."""
    more = asked.line(option)
    return reader.say("answer-option", answer=Markdown(asked.label(option)), more=Markdown(more)).rstrip()


def _best(index: Index, answers: Sequence[_Answer], inquiry: Inquiry, names: Sequence[str]) -> list[_Answer]:
    """The answers that match the words of a question best, if they match enough of them."""
    wanted = corrected([*inquiry.terms, *(term for name in names for term in terms(name))], index)
    if not wanted or not (names or {*wanted} - VERBS):
        return []
    named = [normal(name) for name in names]
    subject = max(wanted, key=index.rarity)
    scores = [
        index.coverage(label, wanted)
        if held(label, subject) and (not named or any(name in label for name in named))
        else 0.0
        for label in index.lines
    ]
    best = max(scores)
    return [answer for score, answer in zip(scores, answers, strict=True) if score == best >= LEAST]


def _answers(asked: OpenQuestion) -> list[_Answer]:
    """Every answer to a question that a player would look for, whether possible or not."""
    found = [_Answer(asked.label(option), asked.line(option), possible=True) for option in asked.forward]
    return found + [_Answer(label, reason, possible=False) for label, reason in why_not(asked, asked.refused())]


def _said(reader: Reader, answer: _Answer) -> str:
    key = "answer-may" if answer.possible else "answer-may_not"
    said = reader.say(key, answer=Markdown(answer.label.removesuffix("…")), more=Markdown(answer.more))
    return said.rstrip()
