"""Questions to a seat, their options and refusals.

A question's prompt, its legal answers and its refusals are in one class: `options` lists every legal answer (and, when
asked to, every refused one with its reason), `answer` carries one out.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from functools import partial
from typing import Any, ClassVar, NamedTuple, Protocol

from rules.entries import Entry
from rules.messages import Args, Message, Seat

OTHERS = "*"
"""In `Question.places`: the answers that are not named there."""


BACK_TO = "back-"
"""Before the mark of a place to which a step leads back, as another may lead on to the same place."""


class Role(Enum):
    """The part of an answer in a longer one."""

    WHOLE = "whole"
    """An answer by itself."""
    STEP = "step"
    """One step of a path, which a line drawn over its mark takes."""
    WHOLE_MOVE = "whole_move"
    """A step to the end of a move, so that what is moved can be dragged there, whatever lies between."""
    STEP_BACK = "step_back"
    """Taking the last step back; a line takes it, too. Its mark is that of the place before, after `BACK_TO`."""
    BACK = "back"
    """A step back inside a longer answer or, with a `group`, a way out of what is asked, which a page lists last."""
    DESCRIBED = "described"
    """An answer by itself of which a tap on its mark first says what it does: more than is shown there, for example."""
    IDEA = "idea"
    """A whole solution that the bot has found: only shown to players who ask for an idea, or suggested by a lesson."""

    def __init__(self, value: str) -> None:
        """`is_step`: a line drawn over its mark gives the answer; `is_back`: it leads back.

        These are attributes, as properties of an enumeration are slow to look up.
        """
        self.is_step = value in ("step", "whole_move", "step_back")
        self.is_back = value in ("step_back", "back")


class Undo(Enum):
    """Until when an answer can be taken back."""

    FREE = "free"
    """Until something is rolled or revealed, or another player chooses, like any choice."""
    SHARED = "shared"
    """While other people are still asked: it ends its seat's part in a common step. Computer players answer at once."""
    NEVER = "never"
    """Not at all: a lock on the answer says so, and a single tap on its mark doesn't give it."""
    ROLLED = "rolled"
    """Not at all, as everyone knows: dice are rolled, or the turn ends.

    No lock says so; a tap on the answer's mark or a line to it asks first.
    """
    TACIT = "tacit"
    """For a whole question: hardly any answer can be taken back in that game, so no lock says so.

    A tap on the mark asks first, unless it is a step of a path.
    """
    CONFIRMED = "confirmed"
    """Not at all, or only for a while, and it is so momentous that it has to be confirmed."""


FOR_GOOD = (Undo.NEVER, Undo.CONFIRMED)
"""For answers that cannot be taken back, which the question says."""


class Secrecy(Enum):
    """The part of a question that only its seat may know."""

    NONE = "none"
    """Nothing: everyone may know that it is asked, and what is answered."""
    ANSWER = "answer"
    """Whether it was answered; everyone is asked it (a standing order)."""
    ALL = "all"
    """Everything, even that it is asked."""


class Breakdown(Protocol):
    """Works out the breakdown of an answer, line by line; empty if there is none."""

    def __call__(self, *, brief: bool) -> list[Message]:
        """The whole, which is shown before the answer is confirmed and behind *More*; `brief`: next to other answers.

        In brief it is a line if there is much to say, and empty if the label, the effect and the picture say enough. A
        single line with a short text `button-<key>` is part of the label of its answer's button.
        """


Effect = Message | Callable[[], Message | None] | None
"""A line about what an answer does or costs, or a function that returns it; None if the label says it."""


class Shown(IntEnum):
    """The values of `Option.prominence`: whether an answer is shown, and how prominently."""

    UNLISTED = -2
    """Legal, as records and computer players use it, but not shown, because another answer leads to it."""
    MARKED = -1
    """Not listed either, but a page shows that its mark can be tapped."""
    VAIN = 0
    """Listed, but nothing invites to it: as things are, it cannot succeed."""
    LISTED = 1
    BUTTON = 2
    """A usual answer here, worth a button next to a long menu."""
    FIRST = 3
    """Its button comes before others of its kind."""
    VITAL = 4
    """Its button comes before all others; one with a higher number comes before it."""

    @classmethod
    def button_if(cls, wanted: bool) -> Shown:
        """BUTTON, or LISTED if it isn't wanted."""
        return cls.BUTTON if wanted else cls.LISTED


UNNAMED = Message("")
"""The label of an answer that nobody reads."""


class Drag(NamedTuple):
    """The thing that an answer is given with (a card, a piece), and where it is put, both by their marks.

    One of these is the mark of the answer itself. `via`: where the piece goes first, such as next to what it attacks;
    its own mark if it stays.
    """

    piece: str
    place: str
    via: str = ""


NO_DRAG = Drag("", "")


@dataclass(slots=True)
class Option:
    """One legal answer. Warning, effect and breakdown tell only what its seat may know."""

    id: str
    """Stable while the question is open; ASCII, up to 60 characters."""
    label: Message
    """The answer in words; `quick_options` may leave it `UNNAMED`."""
    group: str = ""
    """The part of a long list that it belongs to."""
    mark: str = ""
    """The thing in the picture that is marked for it: a cell, a card."""
    drag: Drag = NO_DRAG
    role: Role = Role.WHOLE
    undo: Undo | Callable[[], Undo] | None = field(default=None, repr=False, compare=False)
    """Until when it can be taken back, or a function that returns it; None: as its question says."""
    prominence: int = Shown.LISTED
    warning: Message | None = None
    """An easily overlooked risk. It is said first, and no tap on the mark and no line gives such an answer."""
    effect: Effect = field(default=None, repr=False, compare=False)
    """One short line: in a menu the description of the choice (100 characters), otherwise above the buttons."""
    breakdown: Breakdown | None = field(default=None, repr=False, compare=False)
    """The parts that make up its outcome, line by line."""
    value: Any = field(default=None, repr=False, compare=False)
    """The meaning of the answer to its question, read back from `Picked`; nothing outside the rules looks at it."""


@dataclass(slots=True)
class Longer(Option):
    """An answer that does more than another one (buy this, then pass).

    If it isn't listed, it is offered where the other one is confirmed. `than`: the other one's id.
    """

    than: str = ""


@dataclass(slots=True)
class Refused:
    """An answer players might want that is not legal now. `reason` is the rules page's code for why.

    `missed`: one of the few that a player would look for first, named below the question. `mark` as for `Option`.
    """

    id: str
    label: Message
    reason: str
    reason_args: Args = field(default_factory=dict)
    missed: bool = False
    mark: str = ""


Refusals = list[Refused]


@dataclass(frozen=True, slots=True)
class Picked:
    """The options that were chosen, in the order in which they were chosen.

    `by_itself`: nobody chose; it was the only answer to a forced question, so it is not an act of the question's seat.
    """

    options: tuple[Option, ...]
    by_itself: bool = False

    @property
    def ids(self) -> tuple[str, ...]:
        """Their ids."""
        return tuple(option.id for option in self.options)

    @property
    def only(self) -> str:
        """The id of a question that takes exactly one. Raises ValueError otherwise."""
        (only,) = self.options
        return only.id

    @property
    def value(self) -> Any:
        """The value of the one option of a question that takes one. Raises ValueError if there are more or none."""
        (only,) = self.options
        return only.value

    @property
    def values(self) -> list[Any]:
        """The value of each option."""
        return [option.value for option in self.options]


class Question(Entry):
    """Waits for `seat` to pick between `min` and `max` of the options."""

    awaited: ClassVar[bool] = True
    """False: nobody waits for the answer (a standing order, changing a secret choice until all are ready)."""
    secrecy: ClassVar[Secrecy] = Secrecy.NONE
    undo: ClassVar[Undo] = Undo.FREE
    """Until when answers without an `undo` of their own can be taken back; a step back always can."""
    default_id: ClassVar[str] = ""
    """The answer when the time is up, if it is always the same one; see `default`."""
    places: ClassVar[tuple[str, ...]] = ()
    """Text keys and groups of answers in the order in which they are shown, so that each kind keeps its place.

    `OTHERS` stands for those not named; without it they come last. Answers that pass or end something belong at the
    end: the last prominent answer always has a button. If both a key and its group are named, the key counts.
    """

    seat: Seat
    min: int = 1
    max: int = 1
    id: int = 0
    """Given when the question opens. It lasts until the question is answered or its own options change."""

    def describe(self, game: Any) -> Args:
        """The arguments of the prompt text `ask-<kind>`.

        With a `hand`, which isn't needed to decide, the text `held-<kind>` is said instead of showing the seat's hand.
        """
        return {}

    @abstractmethod
    def options(self, game: Any, refused: Refusals | None = None) -> list[Option]:
        """Every legal answer, always in the same order. If `refused` is given, refused answers are added to it."""

    def explained(self, game: Any, *, ideas: bool = True) -> list[Option]:
        """The `options` with what only a person who looks at them needs, and is slow to work out.

        Such as warnings, what is most prominent, and what is `UNLISTED` as another answer does as well. They may be in
        another order, too. Without `ideas`, which a player has to ask for, each IDEA may lack its texts, or be
        missing, so that it needn't be searched for.
        """
        return self.options(game)

    def forced(self, game: Any) -> bool:
        """Whether the engine gives the only answer by itself (`Picked.by_itself`), if there is one besides steps back.

        That is a single option, or as many as have to be picked in whatever order. See `always`.
        """
        return False

    def quick_options(self, game: Any) -> list[Option]:
        """The legal answers that need no search, for computer players to choose from; texts may be left out."""
        return self.options(game)

    def searches(self, game: Any, *, ideas: bool) -> Sequence[Callable[[], object]]:
        """Slow computations for `explained`, with or without `ideas`, called in a thread before the question is shown.

        These functions cache their results, and do not read the game, which may change meanwhile.
        """
        return ()

    @abstractmethod
    def answer(self, game: Any, picked: Picked) -> None:
        """Carry out the answer. The picks have been checked; the question has left the agenda."""

    def default(self, game: Any) -> list[str] | None:
        """The answer when the time is up, if the rules page names one. See `first_option`.

        If nobody waits for the question: what is answered for a player who leaves the game for good.
        """
        return [self.default_id] if self.default_id else None

    def follows(self, game: Any) -> list[str] | None:
        """The immediate answer of a computer player that agrees with another player's wish; None: it decides itself.

        For stopping or giving up: at a table with people, computer players never block it. Such a question may also be
        one that nobody waits for.
        """
        return None


class OrderedQuestion(Question):
    """A question whose picks count in their order."""

    def notes(self, game: Any, picked: Sequence[Option]) -> list[Message]:
        """The consequences of the picks so far, or of those that can be changed, below them; for display only."""
        return []


class ClockQuestion(Question):
    """A question to `TABLE`, which the table's clock answers."""

    def wait(self, game: Any) -> tuple[int, int]:
        """After how many seconds it answers, at least and at most.

        While the game is paused or nobody can act, they do not count.
        """
        return (0, 0)


def always(question: Question, game: Any) -> bool:
    """True: `forced = always`."""
    return True


def first_option(question: Question, game: Any) -> list[str]:
    """The first answer: `default = first_option`."""
    return [question.options(game)[0].id]


def undo_of(question: Question, option: Option) -> Undo:
    """Until when an answer to this question can be taken back; worked out once."""
    if callable(option.undo):
        option.undo = option.undo()
    return option.undo or (Undo.FREE if option.role.is_back else question.undo)


def effect_of(option: Option) -> Message | None:
    """The effect of an answer, worked out once."""
    if callable(option.effect):
        option.effect = option.effect()
    return option.effect


def breakdown_of(option: Option, *, brief: bool = False) -> list[Message]:
    """The breakdown of an answer, line by line; empty if there is nothing to say."""
    return [] if option.breakdown is None else option.breakdown(brief=brief)


def same_in_brief(lines: Callable[..., list[Message]], *args: Any) -> Breakdown:
    """A breakdown that these lines are, in brief as well."""
    return lambda *, brief: lines(*args)


def shorter(option: Option) -> str:
    """The id of the answer that this one does more than; empty if there is none."""
    return option.than if isinstance(option, Longer) else ""


def place_of(question: Question, option: Option) -> int:
    """The place of this kind of answer among the others, see `Question.places`."""
    for kind in (option.label.key, option.group, OTHERS):
        if kind in question.places:
            return question.places.index(kind)
    return len(question.places)


def as_shown(question: Question, game: Any, options: Sequence[Option] | None = None) -> list[Option]:
    """The options that a person sees, in the order of display; `options`: all that are legal, explained."""
    listed = question.explained(game) if options is None else options
    return sorted((option for option in listed if option.prominence > Shown.MARKED), key=partial(place_of, question))


def marks_of(options: Iterable[Option]) -> list[str]:
    """The marks of answers; where answers have one mark, and in their texts one number, it is there once."""
    named = ((option.mark, str(option.label.args.get("number", option.id))) for option in options if option.mark)
    return [mark for mark, _ in dict.fromkeys(named)]


def without_steps_back(options: Iterable[Option]) -> list[Option]:
    """The answers that lead on."""
    return [option for option in options if not option.role.is_back]


def bring_forward(options: Iterable[Option], ids: Collection[str], prominence: int = Shown.FIRST) -> None:
    """Give these answers buttons before others, of their kind or (`VITAL`) of any, as far as they are prominent."""
    for option in options:
        if option.prominence >= Shown.BUTTON and option.id in ids:
            option.prominence = prominence


def allows(question: Question, game: Any, ids: Collection[str]) -> bool:
    """Whether these are ids of legal answers."""
    listings = (question.quick_options, question.options)
    return any({option.id for option in listed(game)}.issuperset(ids) for listed in listings)


def refusals(question: Question, game: Any) -> Refusals:
    """The answers that are not legal, and why, for a player who asks."""
    refused: Refusals = []
    question.options(game, refused)
    return refused
