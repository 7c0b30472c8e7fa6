"""The answers to a question at one position, and their words in one language, whatever a player has picked so far.

A `Question` of the rules and each `Option`, one legal answer, hold messages; a `Voice` says them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from typing import Any

from locales.labels import distinct
from locales.sanitizing import Markdown
from locales.texts import Texts
from rules.messages import Arg, Args, Message
from rules.questions import Option, Question, Refused, breakdown_of, refusals


@dataclass(frozen=True, slots=True)
class Voice:
    """Says a game's messages in one language, with `names[seat]` for the players."""

    texts: Texts
    language: str
    game: str
    names: Sequence[str] = ()

    def say(self, message: Message | str, **args: Arg) -> str:
        """A text in this language."""
        return self.texts.say(self.language, self.game, message, self.names, **args)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return self.texts.has(self.language, self.game, key)

    def short(self, message: Message | None) -> str:
        """The short text of a message for buttons; empty if it has none."""
        if message is None or not self.has(f"button-{message.key}"):
            return ""
        return self.say(f"button-{message.key}", **message.args)

    def join(self, parts: Sequence[str]) -> str:
        """A list as the language writes it."""
        return self.texts.join(self.language, parts)

    def sentences(self, *texts: str) -> str:
        """The texts as sentences after each other; empty ones are left out."""
        return reduce(self._after_each_other, filter(None, texts), "")

    def _after_each_other(self, first: str, then: str) -> str:
        return self.say("panel-sentences", first=Markdown(first), then=Markdown(then)) if first else then


class AnswerWords:
    """The words of one answer, each worked out when it is first needed."""

    def __init__(self, voice: Voice, option: Option) -> None:
        self._voice = voice
        self._option = option

    @cached_property
    def label(self) -> str:
        """The text of its label."""
        return self._voice.say(self._option.label)

    @cached_property
    def button(self) -> str:
        """The short text of its label, for buttons; empty if it has none."""
        label = self._option.label
        return self._voice.short(label) if label.args.get("number") != 0 else ""

    @cached_property
    def breakdown(self) -> Sequence[Message]:
        """The lines that explain its outcome."""
        return breakdown_of(self._option)

    @cached_property
    def brief_breakdown(self) -> Sequence[Message]:
        """Its breakdown next to those of other answers."""
        return breakdown_of(self._option, brief=True)

    def sum(self, *, brief: bool = False) -> str:
        """Its breakdown as one line; empty if there is none."""
        lines = self.brief_breakdown if brief else self.breakdown
        return self._voice.sentences(*map(self._voice.say, lines))


@dataclass(frozen=True)
class Answers:
    """The answers to a question, with what is worked out about them once, for all screens that show them."""

    question: Question
    game: Any
    """The position."""
    voice: Voice
    options: Sequence[Option]
    """The answers that are shown, in their order."""
    unlisted: Sequence[Option] = ()
    """Legal answers that are not shown, because another one leads to them."""
    args: Args = field(default_factory=dict)
    """The arguments of the prompt."""

    @cached_property
    def refused(self) -> Sequence[Refused]:
        """Impossible answers with their reasons."""
        return refusals(self.question, self.game)

    @property
    def passing(self) -> Collection[str]:
        """The text keys of answers that pass or end something, see `Game.passing`."""
        passing: Collection[str] = self.game.passing
        return passing

    @cached_property
    def forward(self) -> list[Option]:
        """The options that are answers, not steps back."""
        return [option for option in self.options if not option.role.is_back]

    @cached_property
    def back(self) -> list[Option]:
        """The options that step back inside a longer answer."""
        return [option for option in self.options if option.role.is_back]

    @cached_property
    def ending(self) -> Option | None:
        """The answer that goes on without doing anything more now, if there is one: with the least consequences."""
        closing = [option for option in self.forward if option.label.key in self.passing and not option.group]
        default = self.question.default(self.game) or () if closing else ()
        return max(reversed(closing), key=lambda option: (option.id in default, option.prominence), default=None)

    def option(self, option_id: str) -> Option | None:
        """The option of that id, if it is legal now."""
        listed = next((option for option in (*self.options, *self.unlisted) if option.id == option_id), None)
        return listed or next((option for option in self._all if option.id == option_id), None)

    @cached_property
    def _all(self) -> Sequence[Option]:
        """All legal answers, also solutions that are not shown, because the player has not asked for ideas."""
        return self.question.explained(self.game)

    def words(self, option: Option) -> AnswerWords:
        """The words of one of the answers."""
        words = self._words.get(option.id)
        if words is None:
            words = self._words[option.id] = AnswerWords(self.voice, option)
        return words

    @cached_property
    def _words(self) -> dict[str, AnswerWords]:
        return {}

    def name(self, option: Option) -> str:
        """The text of an answer, numbered if several read the same, such as copies of a card."""
        return self._names.get(option.id) or self.words(option).label

    @cached_property
    def _names(self) -> dict[str, str]:
        names = distinct([self.words(option).label for option in self.options])
        return dict(zip((option.id for option in self.options), names, strict=True))

    def short_name(self, option: Option) -> str:
        """The label of a button without its sum: the short text, unless an answer with another label has it, too."""
        short = self.words(option).button
        return short if short and len(self._labels_by_button.get(short, ())) < 2 else self.name(option)

    @cached_property
    def _labels_by_button(self) -> dict[str, set[str]]:
        """The different labels of the answers with each short text."""
        labels = dict[str, set[str]]()
        for option in self.options:
            words = self.words(option)
            labels.setdefault(words.button, set()).add(words.label)
        return labels
