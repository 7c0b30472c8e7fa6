"""An open question as it is shown to one player, who may be in the middle of an answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

from cogs.screens.answers import Answers, Voice
from cogs.services.discord_limits import LABEL, MOST_CHOICES
from cogs.services.ids import CustomId, number
from cogs.services.reader import Reader
from cogs.services.screen import Block
from locales.sanitizing import unescape
from rules.game import Game
from rules.messages import Arg, Message
from rules.questions import (
    FOR_GOOD,
    Option,
    OrderedQuestion,
    Question,
    Refused,
    Role,
    Secrecy,
    Undo,
    effect_of,
    shorter,
    undo_of,
)
from storage.rows import Table
from tables.store.table_timers import asked_people

# In an autocompletion; option ids never contain a tilde.
NO_PICK = "~none"
DONE = "~done"
"""The picks made so far."""
_COMPLETION = re.compile(r"(\d{1,18})(?:\.(\d{1,18}))?:(.+)", re.ASCII | re.DOTALL)
SEPARATOR = " · "
"""Between the name of an answer and what it leads to or risks."""
LOCK = "🔒"
LOCKED = f"\u00a0{LOCK}"
"""Stands on the label of an answer that cannot be taken back, while others can be."""


@dataclass(frozen=True, slots=True)
class Progress:
    """A player's progress inside one question: a group or page turned to, an answer to confirm, picks so far."""

    group: int | None = None
    page: int = 0
    confirm: str = ""
    picked: tuple[str, ...] = ()
    aside: bool = False
    """Whether rarely used questions are listed instead of the question."""
    ideas: bool = False
    """Whether the solutions that the bot has found are shown."""


class Confirmation(Enum):
    """The confirmation that an answer takes before it is given; each asks for more than the one before."""

    NONE = "none"
    """Nothing: a tap on its mark or a line over it gives it, like its button."""
    SECOND_TAP = "second_tap"
    """A second tap on its mark: it is final, as are all others, spoils the picks so far, or is described first."""
    BUTTON = "button"
    """Its button, or a second tap, never a line: it risks something, or is final where others are not."""
    QUESTION = "question"
    """A question after its button, a tap or a line: it is momentous, or the player is careful."""


class ButtonParts(NamedTuple):
    """The parts of the label of an answer's button."""

    name: str = ""
    effect: str = ""
    sum: str = ""
    risk: str = ""


@dataclass(frozen=True, slots=True)
class Coaching:
    """Additions of the coach of a lesson to a question; without a coach there are none."""

    suggested: Sequence[str] = ()
    """The answer that the coach would give."""
    late: bool = False
    """Whether that was not known yet when the question was first shown."""
    stray: str = ""
    """The coach's words about the answer to be confirmed, instead of the question's own."""


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question that is open to a player: its answers, their progress, and what they have to confirm."""

    table: int
    answers: Answers
    progress: Progress = Progress()
    last_undo: int = 0
    """The table's `last_undo`, so that an answer shown before an undo is refused after it."""
    hinted: bool = True
    """Whether the hint of this kind of question is shown."""
    careful: bool = False
    """Whether this player wants to confirm every answer."""
    alone: bool = False
    """Whether no other person has to act now, as far as all may know; never in a lesson, where all can be undone."""
    lesson: bool = False
    """Whether all answers can be taken back, as in a lesson."""
    coach: Coaching = Coaching()
    _button_parts: dict[str, ButtonParts] = field(default_factory=dict, init=False, compare=False, repr=False)
    """By option, as far as they have been worked out."""
    blocks: list[Block] = field(default_factory=list, init=False, compare=False, repr=False)
    """Its controls, once they have been put together."""

    @classmethod
    def of(cls, reader: Reader, question: Question, progress: Progress = Progress()) -> OpenQuestion:
        """One of the reader's open questions, ready to be shown; worked out once for all who show the same."""
        game, advice = reader.game, reader.advice
        assert game is not None
        person = reader.services.people.get(reader.table.seats[question.seat].user_id or 0)
        is_explained = advice is not None and advice.words.remark is not None
        hinted = not is_explained and (
            not person.user_id or reader.services.people.hinted(person.user_id, reader.table.game, question.kind)
        )

        # Neither may refer to the reader, whose memo has them: only garbage collection would free them.
        def answers() -> Answers:
            listed = reader.listed(question)
            voice = Voice(reader.services.texts, reader.language, reader.table.game, reader.names)
            return Answers(question, reader.game, voice, listed.shown, listed.unlisted, reader.args(question))

        def opened(answers: Answers) -> OpenQuestion:
            return cls(
                reader.table.id,
                answers,
                progress,
                last_undo=reader.table.last_undo,
                hinted=hinted,
                careful=person.careful,
                alone=advice is None and _is_alone(reader.table, game, question),
                lesson=advice is not None,
                coach=Coaching() if advice is None else Coaching(advice.picked, advice.late),
            )

        if advice is not None:  # which may change while the table does not
            return opened(answers())
        key = reader.seat, reader.entry, id(game), question.id, reader.ideas
        return reader.once(
            ("question", *key, person.careful, hinted, progress),
            lambda: opened(reader.once(("answers", *key), answers)),
        )

    @property
    def question(self) -> Question:
        """The question as the rules ask it."""
        return self.answers.question

    @property
    def options(self) -> Sequence[Option]:
        """The answers that are shown, and the steps back."""
        return self.answers.options

    @property
    def forward(self) -> Sequence[Option]:
        """The answers that are shown, without steps back."""
        return self.answers.forward

    @property
    def voice(self) -> Voice:
        """Says texts in this player's language."""
        return self.answers.voice

    def say(self, message: Message | str, **args: Arg) -> str:
        """A text in this player's language."""
        return self.answers.voice.say(message, **args)

    def option(self, option_id: str) -> Option | None:
        """The option of that id, if it is legal now."""
        return self.answers.option(option_id)

    def confirmation(self, option: Option) -> Confirmation:
        """The confirmation that an answer takes before it is given."""
        if self._is_last_pick and (self.is_final(option) or self._new_notes(option)):
            return Confirmation.SECOND_TAP
        if self._is_questioned(option):
            return Confirmation.QUESTION
        undo = undo_of(self.question, option)
        risky = undo is Undo.ROLLED or option.warning is not None
        if self.picks_one and (risky or (self.is_final(option) and not all(map(self.is_final, self.forward)))):
            return Confirmation.BUTTON
        described = option.role is Role.DESCRIBED or (undo is Undo.TACIT and option.role is not Role.STEP)
        if self.picks_one and (described or self.is_final(option)):
            return Confirmation.SECOND_TAP
        return Confirmation.NONE

    @property
    def _is_last_pick(self) -> bool:
        """Whether the next of several picks is the last one, which submits them."""
        return not self.picks_one and len(self.progress.picked) + 1 == self.question.max

    def _is_questioned(self, option: Option) -> bool:
        """Whether a question confirms an answer; for careful players, any but steps of a path and steps back."""
        return self.is_momentous(option) or (self.careful and not option.role.is_step and not option.role.is_back)

    def is_final(self, option: Option) -> bool:
        """Whether an answer cannot be taken back: others may be asked only for as long as a computer player takes."""
        undo = undo_of(self.question, option)
        return (undo in FOR_GOOD and not self.lesson) or (undo is Undo.SHARED and self.alone)

    def is_final_at_once(self, option: Option) -> bool:
        """Whether an answer cannot be taken back and no question, which would say so, confirms it."""
        return self.is_final(option) and not self._is_questioned(option)

    def has_lock(self, option: Option) -> bool:
        """Whether a lock says that an answer cannot be taken back: not where that is so of nearly all in the game."""
        return self.is_final_at_once(option) and self.question.undo is not Undo.TACIT

    def with_lock(self, option: Option, label: str) -> str:
        """The label of an answer, with its lock unless all answers have one, of which the question tells."""
        return f"{label}{LOCKED}" if self.has_lock(option) and not all(map(self.has_lock, self.forward)) else label

    def is_momentous(self, option: Option) -> bool:
        """Whether everyone has to confirm an answer: it is declared so, or risks something for good."""
        risky = option.warning is not None and self.is_final(option)
        return risky or undo_of(self.question, option) is Undo.CONFIRMED

    def label(self, option: Option) -> str:
        """The name of an option; what it risks is part of it if it has to be confirmed."""
        return self.label_with_risk(option) if self.is_momentous(option) else self.answers.name(option)

    def label_with_risk(self, option: Option) -> str:
        """The name of an option with what it risks, for lists that say nothing else about it."""
        return SEPARATOR.join(filter(None, (self.answers.name(option), self._risk(option))))

    def label_with_place(self, option: Option, label: str) -> str:
        """The label of an option; if it is picked and the order of the picks counts, with its place among them."""
        if not self.ordered or option.id not in self.progress.picked:
            return label
        return f"{self.progress.picked.index(option.id) + 1}. {label}"

    def _risk(self, option: Option) -> str:
        """The short text of its warning, or a sign if it goes ill with the picks so far; empty if it does neither."""
        return "⚠️" if self._new_notes(option) else self.voice.short(option.warning)

    def _new_notes(self, option: Option) -> list[Message]:
        """The notes that this answer adds if it is picked next; none for what the coach of a lesson suggests."""
        if not self.ordered or option.id in self.progress.picked or option.id in self.wanted:
            return []
        present_notes = self.notes_on(self.progress.picked)
        return [note for note in self.notes_on([*self.progress.picked, option.id]) if note not in present_notes]

    def notes_on(self, ids: Iterable[str]) -> Sequence[Message]:
        """The warnings about these picks together, where their order counts."""
        question = self.question
        if not isinstance(question, OrderedQuestion):
            return []
        return question.notes(self.answers.game, [option for id in ids if (option := self.option(id)) is not None])

    def button(self, option: Option) -> str:
        """The label of an option's button: its short name if it has one, its effect, sum and risk."""
        return self.with_lock(option, SEPARATOR.join(filter(None, self._on_button(option))))

    def _on_button(self, option: Option) -> ButtonParts:
        """The parts of the label of an option's button; empty are those without a short text, or without room."""
        if option.id not in self._button_parts:
            lines = self.answers.words(option).brief_breakdown
            name, risk, effect = (
                self.answers.short_name(option),
                self._risk(option),
                self.voice.short(effect_of(option)),
            )
            total = self.voice.short(lines[0]) if len(lines) == 1 else ""
            risk = risk if not risk or _has_room(name, risk) else "⚠️"
            effect = effect if _has_room(name, effect, risk) else ""
            total = total if _has_room(name, effect, total, risk) else ""
            self._button_parts[option.id] = ButtonParts(name, effect, total, risk)
        return self._button_parts[option.id]

    def longer(self, option: Option) -> list[Option]:
        """The answers that do more than this one and are offered where it is confirmed."""
        return [other for other in self.answers.unlisted if shorter(other) == option.id]

    def press(self, action: str, rest: str = "") -> CustomId:
        """The custom id for a component of this question."""
        return CustomId(action, self.table, self.question.id, rest, self.last_undo)

    def line(self, option: Option, *, worked: bool = True, brief: bool = False, below: bool = False) -> str:
        """The risk and effects of an answer, and its breakdown; empty if its label says everything.

        `worked`: with its breakdown; `brief`: next to others'; `below`: below its button, without what the button says.
        """
        above = self._on_button(option) if below else ButtonParts()
        warning = "" if option.warning is None or self.is_momentous(option) else self.say(option.warning)
        if below and warning.rstrip("。.").casefold() == above.risk.casefold() and _has_room(*above):
            warning = ""
        notes = [f"⚠️ {self.say(note)}" for note in self._new_notes(option)]
        effect = effect_of(option)
        about = "" if effect is None or above.effect else self.say(effect)
        total = "" if above.sum or not worked else self.answers.words(option).sum(brief=brief)
        return self.voice.sentences(warning, *notes, about, total)

    def why(self, refused: Refused) -> str:
        """Why an answer is not possible."""
        return self.say(f"refused-{refused.reason}", **refused.reason_args)

    @property
    def picks_one(self) -> bool:
        """Whether the first pick is the whole answer."""
        return self.question.max == 1

    @property
    def ordered(self) -> bool:
        """Whether the order of the picks counts."""
        return isinstance(self.question, OrderedQuestion)

    @property
    def in_steps(self) -> bool:
        """Whether picks are gathered one after another (or page by page) before they are submitted."""
        return not self.picks_one and (self.ordered or len(self.forward) > MOST_CHOICES)

    @property
    def wanted(self) -> Sequence[str]:
        """The coach's next pick in a lesson; of several picks in order, the one whose turn it is."""
        picked, suggested = list(self.progress.picked), self.coach.suggested
        if not self.in_steps:
            return suggested
        return suggested[len(picked) :][:1] if list(suggested[: len(picked)]) == picked else ()


def _is_alone(table: Table, game: Game, question: Question) -> bool:
    """Whether no other person is asked, or is held up until this seat has answered."""
    asked = {other.seat for other in asked_people(table, game).values() if other.secrecy is not Secrecy.ALL}
    held_up = {row.number for row in table.playing}.intersection(game.agenda.held_up)
    return asked | held_up <= {question.seat}


def _has_room(*parts: str) -> bool:
    """Whether a button has room for all of these."""
    return len(SEPARATOR.join(filter(None, parts))) <= LABEL


def completions(asked: OpenQuestion) -> list[tuple[str, str]]:
    """Every answer as (text, value) for people who type; `read_completion` reads the value."""
    prefix = f"{asked.question.id}.{asked.last_undo}:"
    pairs = [(unescape(asked.label_with_risk(option)), prefix + option.id) for option in asked.options]
    if asked.in_steps:
        pairs = [pair for pair in pairs if pair[1].removeprefix(prefix) not in asked.progress.picked]
    if not asked.picks_one and len(asked.progress.picked) >= asked.question.min and asked.progress.picked:
        pairs.insert(0, (asked.say("panel-done"), prefix + DONE))
    if asked.question.min == 0 and not asked.progress.picked:
        pairs.append((asked.say("panel-none"), prefix + NO_PICK))
    return pairs


def read_completion(typed: str, last_undo: int) -> tuple[int, int, str] | None:
    """The question's number, the table's `last_undo` at that time and the answer in the value of a completion.

    None for any other text. `last_undo`: the present one, for values typed without it.
    """
    match = _COMPLETION.fullmatch(typed)
    return None if match is None else (int(match[1]), int(match[2] or last_undo), match[3])


def progress_after(progress: Progress, action: str, rest: str) -> Progress:
    """The look after a press that only shows another group or page."""
    if action == "group":
        return replace(progress, group=number(rest), page=0)
    if action == "page":
        group, _, page = rest.partition(",")
        return replace(progress, group=None if group == "-" else number(group), page=number(page))
    return progress
