"""Answers and checks, chained, so that a test reads like the rule it is about.

    table = battle("feayn_archer militia dwarf_guardian", "haunt").do("attack-1")
    table.asks("bar_hero", "militia, dwarf_guardian").refuses("feayn_archer", "does_not_attack")

Players have the numbers of `Outcomes.number`, in texts, too. Cards, monsters and other things are named by their ids:
`militia` stands for the message `card-militia`. Events and refusals are named as their texts are, without `log-` and
`refused-`. An only answer may be given by the game: do not answer it. A check that fails shows the position, the
answers so far, what was expected, what there is, and what is offered.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Self

from rules.errors import IllegalChoice
from rules.messages import Arg, Event, Message, Part, Ref, Seat, SeatRef
from rules.questions import Option, Question, refusals
from tests.games.driver import Driver, G, brief_breakdowns, effects, keys, known, preview, warnings


class Outcomes(Driver[G], ABC):
    """A game, and what is checked of it; how it is answered is up to the subclass."""

    position: str = ""
    """The position as the test laid it out, in words."""
    answers: tuple[str, ...] = ()

    # What each game says

    @property
    @abstractmethod
    def news(self) -> Sequence[Event]:
        """The events since the last answers began."""

    def seat(self, number: int) -> Seat:
        """The seat of a player as tests number them."""
        return number

    def number(self, seat: Seat) -> int:
        """The number that tests give the player on a seat."""
        return seat

    def answer(self, text: str, question: Question) -> list[str]:
        """The option ids of an answer as a test writes it, several separated by commas."""
        return [part.strip() for part in text.split(",")] if text else []

    def question_of(self, by: int | None = None) -> Question:
        """The first question that the table waits for, or that one player is asked and has to answer."""
        asked = self._awaited(by)
        if not asked:
            raise self.failure("a question" if by is None else f"a question to {by}", "none", by)
        return asked[0]

    # Who is asked what

    def asks(self, kind: str, options: str | None = None, *, by: int | None = None, **args: object) -> Self:
        """A question of this kind is open, with exactly these options (as in an answer) and these arguments."""
        question = next((question for question in self._awaited(by) if question.kind == kind), None)
        if question is None:
            raise self.failure(f"the question {kind}", [question.kind for question in self._awaited(by)], by)
        if options is not None:
            expected = self.answer(options, question) if options else []
            self.equal("options", sorted(expected), sorted(option.id for option in question.options(self.game)), by)
        return self._has(f"arguments of {kind}", args, self._plain_args(question.describe(self.game)), by)

    def waits(self, *numbers: int) -> Self:
        """The table waits for these players, as far as everyone may know."""
        return self.equal("waiting", sorted(numbers), sorted(map(self.number, self.game.waiting(None))))

    def offers(self, *answers: str, by: int | None = None) -> Self:
        """Each of these answers is possible, among others."""
        return self._offered(answers, by, possible=True)

    def never(self, *answers: str, by: int | None = None) -> Self:
        """None of these answers is possible; `use-*` stands for all that begin with `use-`."""
        ids = [option.id for option in self.question_of(by).options(self.game)]
        begun = [id for id in ids if id.startswith(tuple(text[:-1] for text in answers if text.endswith("*")))]
        self.equal(f"answers like {' '.join(answers)}", [], begun, by)
        return self._offered([text for text in answers if not text.endswith("*")], by, possible=False)

    def defaults(self, *answers: str, by: int | None = None) -> Self:
        """These are the answers that are chosen when time runs out."""
        question = self.question_of(by)
        expected = [id for text in answers for id in self.answer(text, question)]
        return self.equal("default", expected, question.default(self.game) or [], by)

    def refuses(self, answer: str, reason: str, *, by: int | None = None) -> Self:
        """The answer is refused with this reason, and the game stays as it was."""
        question = self.question_of(by)
        tried = self.game.copy_game()
        outcome = "accepted"
        try:
            tried.choose(question.seat, question.id, self.answer(answer, question))
        except IllegalChoice as refused:
            outcome = refused.message.key.removeprefix("refused-")
        self.equal(f"the refusal of {answer}", reason, outcome, by)
        return self.equal("the saved game", self.game.save(), tried.save(), by)

    def misses(self, by: int | None = None, **expected: str) -> Self:
        """The refused answers that are listed for the player, with their reasons; `_` stands for `-` as well."""
        listed = [refusal for refusal in refusals(self.question_of(by), self.game) if refusal.missed]
        reasons = {id.replace("-", "_"): reason for id, reason in expected.items()}
        return self.equal(
            "listed refusals", reasons, {refusal.id.replace("-", "_"): refusal.reason for refusal in listed}, by
        )

    def over(self, reason: str | None = None) -> Self:
        """The game has ended, for this reason."""
        result = self.game.result
        if result is None:
            raise self.failure("the end", "the game goes on")
        return self if reason is None else self.equal("the reason of the end", reason, result.reason)

    def undoes(self, *, by: int = 0, possible: bool = True) -> Self:
        """The player may take back the last choice, or may not."""
        return self.equal("undo", possible, self.game.can_undo(self.seat(by)), by)

    # What is said

    def logs(self, key: str, *, to: Sequence[int] | None = None, **args: object) -> Self:
        """An event since the last answers has these arguments, and is for everyone or for these players only."""
        of_key = [event for event in self.news if event.key == f"log-{key}"]
        for event in of_key:
            audience = None if event.audience is None else sorted(map(self.number, event.audience))
            plain = self._plain_args(event.args)
            if audience == (None if to is None else sorted(to)) and plain == {**plain, **args}:
                return self
        others = [self._plain_args(event.args) for event in of_key] or keys(self.news)
        raise self.failure(f"log-{key} to {'all' if to is None else to} with {args}", others)

    def silent(self, *names: str) -> Self:
        """No event since the last answers has one of these keys."""
        return self.equal(
            f"events among {known(self.game, names)}", [], [key for key in keys(self.news) if key in names]
        )

    def logs_in_order(self, *names: str) -> Self:
        """The events since the last answers with these keys are exactly these, in this order."""
        return self.equal(
            "the order of events", known(self.game, names), [key for key in keys(self.news) if key in names]
        )

    def logs_only(self, *names: str) -> Self:
        """The events since the last answers have exactly these keys, in this order."""
        return self.equal("events", [*names], keys(self.news))

    def logs_each(self, key: str, **expected: Sequence[object]) -> Self:
        """The events with this key since the last answers are public and have these arguments, one after the other."""
        events = [event for event in self.news if event.key == f"log-{key}"]
        self.equal(f"kept from somebody: {key}", [], [event for event in events if event.audience is not None])
        plain = [self._plain_args(event.args) for event in events]
        return self.equal(key, expected, {name: [args.get(name) for args in plain] for name in expected})

    def explains(self, answer: str, key: str, *, by: int | None = None, **args: object) -> Self:
        """The breakdown of an answer has a line with this key and these arguments."""
        lines = self._preview(answer, by)
        if key not in lines:
            raise self.failure(f"{key} in the breakdown of {answer}", [*lines], by)
        return self._has(f"{key} of {answer}", args, self._plain_args(lines[key].args), by)

    def omits(self, answer: str, key: str, *, by: int | None = None) -> Self:
        """The breakdown of an answer has no line with this key."""
        return self.equal(f"{key} in the breakdown of {answer}", False, key in self._preview(answer, by), by)

    def lines_are(self, answer: str, *names: str, by: int | None = None) -> Self:
        """The lines of the breakdown of an answer have exactly these keys, in this order."""
        question = self.question_of(by)
        (option,) = self.answer(answer, question)
        lines = preview(self.game, question.seat, question.id, option)
        return self.equal(f"the breakdown of {answer}", [*names], [line.key for line in lines], by)

    def effect_is(self, answer: str, key: str, *, by: int | None = None, **args: object) -> Self:
        """The effect of an answer has this key and these arguments."""
        return self._message("effect", answer, effects(self.question_of(by), self.game), key, args, by)

    def has_no_effect(self, answer: str, *, by: int | None = None) -> Self:
        """The answer has no effect line."""
        return self._message("effect", answer, effects(self.question_of(by), self.game), None, {}, by)

    def line_is(self, answer: str, key: str, *, by: int | None = None, **args: object) -> Self:
        """The breakdown of an answer is one line in brief, with this key and these arguments."""
        return self._message("line", answer, brief_breakdowns(self.question_of(by), self.game), key, args, by)

    def has_no_line(self, answer: str, *, by: int | None = None) -> Self:
        """The breakdown of an answer isn't given in brief."""
        return self._message("line", answer, brief_breakdowns(self.question_of(by), self.game), None, {}, by)

    def warning_is(self, answer: str, key: str, *, by: int | None = None, **args: object) -> Self:
        """The warning of an answer has this key and these arguments."""
        return self._message("warning", answer, warnings(self.question_of(by), self.game), key, args, by)

    def has_no_warning(self, answer: str, *, by: int | None = None) -> Self:
        """An answer has no warning."""
        return self._message("warning", answer, warnings(self.question_of(by), self.game), None, {}, by)

    # What a seat may see

    def sees(self, number: int | None, path: str, expected: object) -> Self:
        """A player, or with None everyone, sees this value at a path in the view: `players.1.hand`."""
        value: Any = self.game.view(None if number is None else self.seat(number))
        for name in path.split("."):
            value = value[int(name)] if name.isdecimal() else getattr(value, name)
        return self.equal(f"{path} as seen by {number}", expected, value)

    # How checks compare and fail

    def _awaited(self, by: int | None) -> list[Question]:
        seat = None if by is None else self.seat(by)
        return [question for question in self.game.questions if question.awaited and seat in (None, question.seat)]

    def _offered(self, answers: Sequence[str], by: int | None, *, possible: bool) -> Self:
        question = self.question_of(by)
        ids = {option.id for option in question.options(self.game)}
        for text in answers:
            if (set(self.answer(text, question)) <= ids) != possible:
                raise self.failure(f"{text} {'offered' if possible else 'not offered'}", sorted(ids), by)
        return self

    def _message(
        self,
        what: str,
        answer: str,
        messages: Mapping[str, Message | None],
        key: str | None,
        args: dict[str, object],
        by: int | None,
    ) -> Self:
        (id,) = self.answer(answer, self.question_of(by))
        self.offers(answer, by=by)
        message = messages.get(id)
        self.equal(f"the {what} of {answer}", key, message and message.key, by)
        return self._has(f"the {what} of {answer}", args, self._plain_args(message.args), by) if message else self

    def _preview(self, answer: str, by: int | None) -> dict[str, Message]:
        question = self.question_of(by)
        (option,) = self.answer(answer, question)
        return {line.key: line for line in preview(self.game, question.seat, question.id, option)}

    def _plain_args(self, args: Mapping[str, Arg]) -> dict[str, object]:
        return {name: self.plain(arg) for name, arg in args.items()}

    def plain(self, arg: object) -> object:
        """An argument of a message as tests write it: a player's number, an id, a list of those.

        A part is its name, with its arguments if it has any.
        """
        if isinstance(arg, SeatRef):
            return self.number(arg.seat)
        if isinstance(arg, Ref):
            return arg.key.partition("-")[2] or arg.key
        if isinstance(arg, Part):
            name = arg.key.partition("-")[2]
            return (name, {key: self.plain(value) for key, value in arg.args.items()}) if arg.args else name
        return [self.plain(item) for item in arg] if isinstance(arg, list | tuple) else arg

    def _has(self, what: str, expected: dict[str, object], actual: dict[str, object], by: int | None = None) -> Self:
        return self.equal(what, expected, {name: actual.get(name) for name in expected}, by)

    def equal(self, what: str, expected: object, actual: object, by: int | None = None) -> Self:
        """A value is as expected; games build their own checks on this."""
        if expected != actual:
            raise self.failure(f"{what}: {expected!r}", repr(actual), by)
        return self

    def failure(self, expected: str, actual: object, by: int | None = None) -> AssertionError:
        """An error with the position, the answers so far, and what is offered: to all if that player is not asked."""
        offered = [
            f"  {asked.kind} to {self.number(asked.seat)}: {', '.join(map(self._shown, asked.options(self.game)))}"
            for asked in self._awaited(by) or self._awaited(None)
        ]
        lines = [
            f"position: {self.position}",
            f"answers:  {' / '.join(self.answers) or '-'}",
            f"events:   {' '.join(keys(self.news)) or '-'}",
            f"expected: {expected}",
            f"actual:   {actual}",
            "offered:",
            *(offered or ["  nothing"]),
        ]
        return AssertionError("\n".join(lines))

    def shown(self, answer: str, question: Question) -> str:
        """An option id, and what the number in it stands for."""
        numbered = question.options(self.game) if re.search(r"-\d", answer) else []
        return next((self._shown(option) for option in numbered if option.id == answer), answer)

    def _shown(self, option: Option) -> str:
        """An answer, and what the number in its id stands for: `card-2 (militia)`."""
        things = [str(self.plain(arg)) for arg in option.label.args.values() if isinstance(arg, Ref)]
        return f"{option.id} ({' '.join(things)})" if things and re.search(r"-\d", option.id) else option.id


class Checks(Outcomes[G]):
    """A game that is answered in chains, too."""

    news: Sequence[Event] = ()
    """The events since the last `do` began."""

    def do(self, *answers: str, by: int | None = None) -> Self:
        """Answer one question after the other: what the table waits for, or what it asks this player."""
        self.news = []
        for text in answers:
            question = self.question_of(by)
            self.answers += (text if by is None else f"{by}: {text}",)
            try:
                events = self.game.choose(question.seat, question.id, self.answer(text, question))
            except IllegalChoice as refused:
                raise self.failure(f"the answer {text}", refused.message.key, by) from refused
            self.news = [*self.news, *events]
        return self
