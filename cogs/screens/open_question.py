"""An open question as it is shown to one player: its answers in words, and the player's progress in it.

A `Question` of the rules and each `Option`, one legal answer, hold messages; a `Reader` (`cogs.services.reader`) is the
viewer in whose language they are said: a seat at a table, at one moment.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cache, partial, reduce, wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from cogs.services.discord_limits import LABEL, MOST_CHOICES
from cogs.services.ids import CustomId, number
from cogs.services.reader import Reader
from locales.labels import distinct
from locales.sanitizing import Markdown, unescape
from locales.texts import Texts
from rules.game import Game
from rules.messages import Arg, Args, Message
from rules.questions import (
    FOR_GOOD,
    Option,
    OrderedQuestion,
    Question,
    Refused,
    Role,
    Secrecy,
    Undo,
    breakdown_of,
    effect_of,
    refusals,
    shorter,
    undo_of,
)
from storage.rows import Table
from tables.store.table_timers import asked_people

P = ParamSpec("P")
T = TypeVar("T")

# In an autocompletion; option ids never contain a tilde.
NO_PICK = "~none"
DONE = "~done"
"""The picks made so far."""
_COMPLETION = re.compile(r"(\d{1,18})(?:\.(\d{1,18}))?:(.+)", re.ASCII | re.DOTALL)
SEPARATOR = " · "
"""Between the name of an answer and what it leads to or risks."""
MOST_NAMED = 3
"""Answers that cannot be taken back are named if there are at most this many; otherwise those that can be, if fewer."""


@dataclass(frozen=True, slots=True)
class Progress:
    """A player's progress inside one question: a group or page turned to, an answer to confirm, picks so far."""

    group: int | None = None
    page: int = 0
    confirm: str = ""
    picked: Sequence[str] = ()
    aside: bool = False
    """Whether rarely used questions are listed instead of the question."""
    ideas: bool = False
    """Whether the solutions that the bot has found are shown."""


class Confirmation(Enum):
    """The confirmation that an answer takes before it is given; each asks for more than the one before."""

    NONE = "none"
    """Nothing: a tap on its mark or a line over it gives it, like its button."""
    SECOND_TAP = "second_tap"
    """A second tap on its mark. It is final, but so are all others, or it spoils the picks so far."""
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


def once(
    work_out: Callable[Concatenate[OpenQuestion, Option, P], T],
) -> Callable[Concatenate[OpenQuestion, Option, P], T]:
    """A method that works out something for each option, and what was picked so far, once; see `OpenQuestion.memo`."""

    @wraps(work_out)
    def known(asked: OpenQuestion, option: Option, /, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (work_out.__name__, option.id, *asked.progress.picked, *args, *kwargs.items())
        if key not in asked.memo:
            asked.memo[key] = work_out(asked, option, *args, **kwargs)
        value: T = asked.memo[key]
        return value

    return known


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question that is open to a player, with everything needed to show it."""

    table: int
    game: str
    question: Question
    options: Sequence[Option]
    texts: Texts
    language: str
    names: Sequence[str]
    refused: Callable[[], Sequence[Refused]]
    """Impossible answers with their reasons."""
    args: Args = field(default_factory=dict)
    """The arguments of the prompt."""
    progress: Progress = field(default_factory=Progress)
    hinted: bool = True
    """Whether the hint of this kind of question is shown."""
    notes: Callable[[Sequence[Option]], Sequence[Message]] = lambda picked: ()
    """The consequences of the picks so far together."""
    lesson: bool = False
    """Whether all answers can be taken back, as in a lesson."""
    alone: bool = False
    """Whether no other person has to act now, as far as all may know; never in a lesson, where all can be undone."""
    careful: bool = False
    """Whether this player wants to confirm every answer."""
    suggested: Sequence[str] = ()
    """The answer that the coach of a lesson would give."""
    late: bool = False
    """Whether that was not known yet when the question was first shown."""
    stray: str = ""
    """The coach's words about the answer to be confirmed, instead of the question's own."""
    passing: Collection[str] = frozenset()
    """The text keys of answers that pass or end something, see `Game.passing`."""
    default: Collection[str] = ()
    """The answer when the time is up."""
    unlisted: Sequence[Option] = ()
    """Legal answers that are not shown, because another one leads to them."""
    whole: Callable[[], Sequence[Option]] = tuple
    """All legal answers, also solutions that are not shown, because the player has not asked for ideas."""
    last_undo: int = 0
    """The table's `last_undo`, so that an answer shown before an undo is refused after it."""
    memo: dict[Hashable, Any] = field(default_factory=dict, init=False, compare=False, repr=False)
    """Results about its options, whatever else is looked at; it ends with this position."""

    @classmethod
    def of(cls, reader: Reader, question: Question, progress: Progress | None = None) -> OpenQuestion:
        """One of the reader's open questions, ready to be shown; worked out once for all who show the same."""
        person = reader.services.people.get(reader.table.seats[question.seat].user_id or 0)
        hinted = not _is_explained(reader) and (
            not person.user_id or reader.services.people.hinted(person.user_id, reader.table.game, question.kind)
        )
        key = (
            "question",
            reader.seat,
            reader.entry,
            id(reader.game),
            question.id,
            person.careful,
            hinted,
            reader.ideas,
        )
        if reader.advice is not None:
            asked = cls._create(reader, question, careful=person.careful, hinted=hinted)
        elif key in reader.memo:
            asked = reader.memo[key]
        else:
            asked = reader.memo[key] = cls._create(reader, question, careful=person.careful, hinted=hinted)
        if progress is None or progress == asked.progress:
            return asked
        turned = replace(asked, progress=progress)
        object.__setattr__(turned, "memo", asked.memo)
        return turned

    @classmethod
    def _create(cls, reader: Reader, question: Question, *, careful: bool, hinted: bool) -> OpenQuestion:
        # Nothing below may refer to the reader, whose memo has the result: only garbage collection would free them.
        game, services = reader.game, reader.services
        assert game is not None
        listed = reader.listed(question)
        in_lesson = reader.advice is not None
        return cls(
            table=reader.table.id,
            game=reader.table.game,
            question=question,
            options=listed.shown,
            texts=services.texts,
            language=reader.language,
            names=reader.names,
            refused=cache(lambda: refusals(question, game)),
            args=question.describe(game),
            notes=partial(question.notes, game) if isinstance(question, OrderedQuestion) else lambda picked: (),
            lesson=in_lesson,
            alone=not in_lesson and _is_alone(reader.table, game, question),
            careful=careful,
            hinted=hinted,
            suggested=() if reader.advice is None else reader.advice.picked,
            late=reader.advice is not None and reader.advice.late,
            passing=game.passing,
            default=question.default(game) or (),
            unlisted=listed.unlisted,
            whole=cache(lambda: question.explained(game)),
            last_undo=reader.table.last_undo,
        )

    def say(self, message: Message | str, **args: Arg) -> str:
        """A text in this player's language."""
        return self.texts.say(self.language, self.game, message, self.names, **args)

    def confirmation(self, option: Option) -> Confirmation:
        """The confirmation that an answer takes before it is given."""
        if self._spoils_last(option):
            return Confirmation.SECOND_TAP
        if self._is_questioned(option):
            return Confirmation.QUESTION
        undo = undo_of(self.question, option)
        risky = undo is Undo.ROLLED or option.warning is not None
        if self.picks_one and (risky or (self.is_final(option) and not all(map(self.is_final, self.forward)))):
            return Confirmation.BUTTON
        if self.picks_one and (self.is_final(option) or (undo is Undo.TACIT and option.role is not Role.STEP)):
            return Confirmation.SECOND_TAP
        return Confirmation.NONE

    def _spoils_last(self, option: Option) -> bool:
        """Whether this is the last of several picks, which submits them, and it goes ill with the others."""
        last = not self.picks_one and len(self.progress.picked) + 1 == self.question.max
        return last and bool(self._new_notes(option))

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

    def is_momentous(self, option: Option) -> bool:
        """Whether everyone has to confirm an answer: it is declared so, or risks something for good."""
        risky = option.warning is not None and self.is_final(option)
        return risky or undo_of(self.question, option) is Undo.CONFIRMED

    def label(self, option: Option) -> str:
        """The name of an option; what it risks is part of it if it has to be confirmed."""
        return self.label_with_risk(option) if self.is_momentous(option) else self._name(option)

    def label_with_risk(self, option: Option) -> str:
        """The name of an option with what it risks, for lists that say nothing else about it."""
        return SEPARATOR.join(filter(None, (self._name(option), self._risk(option))))

    def _name(self, option: Option) -> str:
        """The text of an option, numbered if several read the same, such as copies of a card."""
        if "names" not in self.memo:
            names = distinct([self._text(option) for option in self.options])
            self.memo["names"] = dict(zip((option.id for option in self.options), names, strict=True))
        return self.memo["names"].get(option.id) or self._text(option)

    @once
    def _text(self, option: Option) -> str:
        return self.say(option.label)

    def _risk(self, option: Option) -> str:
        """The short text of its warning, or a sign if it goes ill with the picks so far; empty if it does neither."""
        warning = option.warning
        return "⚠️" if self._new_notes(option) else "" if warning is None else self._short(warning)

    @once
    def _new_notes(self, option: Option) -> list[Message]:
        """The notes that this answer adds if it is picked next; none for what the coach of a lesson suggests."""
        if not self.ordered or option.id in self.progress.picked or option.id in self.wanted:
            return []
        known = self.notes_on(self.progress.picked)
        return [note for note in self.notes_on([*self.progress.picked, option.id]) if note not in known]

    def notes_on(self, ids: Iterable[str]) -> Sequence[Message]:
        """The warnings about these picks together."""
        return self.notes([option for id in ids if (option := self.option(id)) is not None])

    def button(self, option: Option) -> str:
        """The label of an option's button: its short name if it has one, its effect, sum and risk."""
        return SEPARATOR.join(filter(None, self._on_button(option)))

    @once
    def _on_button(self, option: Option) -> ButtonParts:
        """The parts of the label of an option's button; empty are those without a short text, or without room."""
        name = self.short_name(option)
        risk = self._risk(option)
        effect = effect_of(option)
        risk = risk if not risk or _has_room(name, risk) else "⚠️"
        short = "" if effect is None else self._short(effect)
        short = short if _has_room(name, short, risk) else ""
        lines = self.breakdown(option, brief=True)
        total = self._short(lines[0]) if len(lines) == 1 else ""
        return ButtonParts(name, short, total if _has_room(name, short, total, risk) else "", risk)

    @once
    def short_name(self, option: Option) -> str:
        """The label of a button without its sum: the short text, unless an answer with another label has it, too."""
        if "shorts" not in self.memo:
            shorts = self.memo["shorts"] = dict[str, set[str]]()
            for other in self.options:
                shorts.setdefault(self._short_text(other), set()).add(self._text(other))
        short = self._short_text(option)
        return short if short and len(self.memo["shorts"].get(short, ())) < 2 else self._name(option)

    @once
    def _short_text(self, option: Option) -> str:
        return self._short(option.label) if option.label.args.get("number") != 0 else ""

    def _short(self, message: Message) -> str:
        """The short text of a message for buttons; empty if it has none."""
        key = f"button-{message.key}"
        return self.say(Message(key, message.args)) if self.texts.has(self.language, self.game, key) else ""

    def option(self, option_id: str) -> Option | None:
        """The option of that id, if it is legal now."""
        listed = next((option for option in (*self.options, *self.unlisted) if option.id == option_id), None)
        return listed or next((option for option in self.whole() if option.id == option_id), None)

    def longer(self, option: Option) -> list[Option]:
        """The answers that do more than this one and are offered where it is confirmed."""
        return [other for other in self.unlisted if shorter(other) == option.id]

    def press(self, action: str, rest: str = "") -> CustomId:
        """The custom id for a component of this question."""
        return CustomId(action, self.table, self.question.id, rest, self.last_undo)

    @once
    def breakdown(self, option: Option, *, brief: bool = False) -> Sequence[Message]:
        """The breakdown of an answer, line by line."""
        return breakdown_of(option, brief=brief)

    @once
    def sum(self, option: Option, *, brief: bool = False) -> str:
        """The breakdown of an answer as one line; empty if there is none."""
        lines = [self.say(line) for line in self.breakdown(option, brief=brief)]
        return reduce(self.after_each_other, lines) if lines else ""

    @once
    def line(self, option: Option, *, worked: bool = True, brief: bool = False, below: bool = False) -> str:
        """The risk and effects of an answer, and its breakdown; empty if its label says everything.

        `brief`: next to others' sums; `below`: below its button, without what the button says.
        """
        effect = effect_of(option)
        above = self._on_button(option) if below else ButtonParts()
        warned = "" if option.warning is None or self.is_momentous(option) else self.say(option.warning)
        sentences = [] if below and warned.rstrip("。.") == above.risk and _has_room(*above) else [warned]
        sentences += [f"⚠️ {self.say(note)}" for note in self._new_notes(option)]
        sentences += [] if effect is None or above.effect else [self.say(effect)]
        if worked and not above.sum:
            sentences.append(self.sum(option, brief=brief))
        return reduce(self.after_each_other, filter(None, sentences), "") if any(sentences) else ""

    def after_each_other(self, first: str, then: str) -> str:
        """Two texts as sentences after each other; either may be empty."""
        if not (first and then):
            return first or then
        return self.say("panel-sentences", first=Markdown(first), then=Markdown(then))

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

    def label_with_place(self, option: Option, label: str) -> str:
        """The label of an option; if it is picked and the order of the picks counts, with its place among them."""
        if not self.ordered or option.id not in self.progress.picked:
            return label
        return f"{self.progress.picked.index(option.id) + 1}. {label}"

    @property
    def forward(self) -> list[Option]:
        """The options that are answers, not steps back."""
        return [option for option in self.options if not option.role.is_back]

    @property
    def ending(self) -> Option | None:
        """The answer that goes on without doing anything more now, if there is one: with the least consequences."""
        closing = [option for option in self.forward if option.label.key in self.passing and not option.group]
        return max(reversed(closing), key=lambda option: (option.id in self.default, option.prominence), default=None)

    @property
    def wanted(self) -> Sequence[str]:
        """The coach's next pick in a lesson; of several picks in order, the one whose turn it is."""
        picked = list(self.progress.picked)
        if not self.in_steps:
            return self.suggested
        return self.suggested[len(picked) :][:1] if list(self.suggested[: len(picked)]) == picked else ()

    @property
    def back(self) -> list[Option]:
        """The options that step back inside a longer answer."""
        return [option for option in self.options if option.role.is_back]


def _is_alone(table: Table, game: Game, question: Question) -> bool:
    """Whether no other person is asked, or is held up until this seat has answered."""
    asked = {other.seat for other in asked_people(table, game).values() if other.secrecy is not Secrecy.ALL}
    held_up = {row.number for row in table.playing}.intersection(game.agenda.held_up)
    return asked | held_up <= {question.seat}


def _is_explained(reader: Reader) -> bool:
    """Whether the coach of a lesson explains this question."""
    return reader.advice is not None and reader.advice.words.remark is not None


def _has_room(*parts: str) -> bool:
    """Whether a button has room for all of these."""
    return len(SEPARATOR.join(filter(None, parts))) <= LABEL


def completions(asked: OpenQuestion) -> list[tuple[str, str]]:
    """Every answer as (text, value) for people who type; `read_completion` reads the value."""
    mine = f"{asked.question.id}.{asked.last_undo}:"
    pairs = [(unescape(asked.label_with_risk(option)), mine + option.id) for option in asked.options]
    if asked.in_steps:
        pairs = [pair for pair in pairs if pair[1].removeprefix(mine) not in asked.progress.picked]
    if not asked.picks_one and len(asked.progress.picked) >= asked.question.min and asked.progress.picked:
        pairs.insert(0, (asked.say("panel-done"), mine + DONE))
    if asked.question.min == 0 and not asked.progress.picked:
        pairs.append((asked.say("panel-none"), mine + NO_PICK))
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
