"""The contract that all games fulfil and everything outside `rules/` relies on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from pydantic import BaseModel, ConfigDict

from rules import saves
from rules.agenda import Agenda, Opened
from rules.chronicles import Chronicler
from rules.dice import Dice
from rules.entries import Entry
from rules.errors import BadSetup, IllegalChoice
from rules.messages import TABLE, Arg, Event, Message, Ref, Seat
from rules.questions import Option, Picked, Question, Secrecy, refusals
from rules.results import Place, Result
from rules.settings import GameSettings
from rules.views import View

COUNT_POINTS = 0
"""The question number that `TABLE` answers to end the game early (`Game.counted`). Real questions count from 1."""
COUNTED = "end-counted"
"""The reason of a result that was counted before the game's own end."""
STOPPED = "end-stopped"
"""The reason of a result where the rules of the game describe an agreed end."""
AGREED = (COUNTED, STOPPED)
"""The reasons of results before the game's own end, on which everyone agreed."""


def _stored_as(field: str) -> str:
    """The key of a field in saves, where settings have the name that they began with."""
    return "options" if field == "settings" else field


class _Unsaved:
    """The data of the choice being carried out."""

    __slots__ = ("committed", "events", "imagined", "opening")

    def __init__(self) -> None:
        self.opening: list[Event] = []
        self.events: list[Event] = []
        self.committed = False
        self.imagined = False


class Game(BaseModel):
    """The whole state of one game: the table, the dice and the agenda.

    A game subclasses this with its own fields (each with a default), `set_up`, `view` and `determinize`. The same
    start and the same choices give the same game on every machine.
    """

    model_config = ConfigDict(
        extra="forbid", alias_generator=_stored_as, populate_by_name=True, serialize_by_alias=True
    )

    name: ClassVar[str]
    """The name of the game in saves, texts and commands; also its folder in `games/`."""
    seat_numbers: ClassVar[range]
    """The numbers of seats that the game can be played with."""
    schema_version: ClassVar[int] = 3
    """Incremented when the saved form changes; `lifts` then defines how to read the older one."""
    lifts: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
    """From schema n to n + 1, as functions of the saved state. The first is for the oldest schema that can be read."""
    settings_type: ClassVar[type[GameSettings]] = GameSettings
    endings: ClassVar[tuple[str, ...]] = ()
    """Every `Result.reason` the game can end with, besides that of `counted`."""
    face_down: ClassVar[tuple[str, ...]] = ()
    """The fields of the state with face-down or secret contents: `determinize` must vary each of them."""
    turn_starts: ClassVar[tuple[str, ...]] = ()
    """The events with which a turn or a round begins, for replays; without any, a turn ends when another seat chooses.
    """
    dailies: ClassVar[tuple[tuple[Mapping[str, object], ...], ...]] = ()
    """The possible kinds of daily dungeon, each with the settings that alternate in it."""
    passing: ClassVar[frozenset[str]] = frozenset()
    """The text keys of answers that pass, fail, or end a turn, a phase or a part of one: they look alike everywhere."""
    chronicle: ClassVar[Chronicler] = Chronicler()
    """The game's part in its chronicle."""

    seats: int
    settings: GameSettings
    dice: Dice
    agenda: Agenda
    choices: int = 0
    last_seat: Seat | None = None
    last_can_be_undone: bool = False
    unseen_since: int = 0
    """The number of secret answers given after the choice of `last_seat`."""
    result: Result | None = None

    # A slot, and fields set as in any other class: private attributes and assignments of pydantic are slow.
    __slots__ = ("_unsaved",)
    if TYPE_CHECKING:
        _unsaved: _Unsaved
    else:
        __setattr__, __delattr__ = object.__setattr__, object.__delattr__

    def model_post_init(self, context: object, /) -> None:
        """Nothing has happened yet."""
        self._unsaved = _Unsaved()

    # What a game implements

    @abstractmethod
    def set_up(self) -> None:
        """Set up the table and push the first steps. The agenda runs afterwards."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """The position as `seat` may know it; None for public information."""

    @abstractmethod
    def determinize(self, seat: Seat | None, rng: Random) -> None:
        """Replace everything hidden from `seat` with something else that is consistent with what `seat` has seen."""

    def shuffle_unseen(self) -> None:
        """Shuffle, with the dice, every pile of which nobody knows the order."""

    def standing(self) -> list[int] | None:
        """The present points of each seat, in seat order, if the game scores along the way; otherwise None."""
        return None

    def counted(self) -> Result | None:
        """The result if the game ended now: the points of each player, and for what; None if there are no points.

        By default the most points win, if there are rivals. A game overrides this to say what the points consist of, or
        if its rules break ties or describe an agreed end.
        """
        points = self.standing()
        if points is None:
            return None
        alone = self.seats == 1 or self.settings.together
        places = [
            Place(seat=seat, place=1 if alone else 1 + sum(other > own for other in points), total=own)
            for seat, own in enumerate(points)
        ]
        winners = [] if alone else [place.seat for place in places if place.place == 1]
        return Result(reason=COUNTED, winners=winners, places=places)

    def closing(self) -> list[Message]:
        """The announcements at the end besides the result: how ties were broken, whose hero or card did what."""
        return []

    def known_as(self, seat: Seat) -> list[Ref]:
        """The heroes of the player on `seat` that have names, first the one whose points are the player's."""
        return []

    def is_out(self, seat: Seat) -> bool:
        """Whether the player on `seat` has been eliminated."""
        return False

    def people_first(self) -> bool:
        """Whether computer players wait for people who are asked at the same time, as they would win every race."""
        return False

    # The contract

    @classmethod
    def start(
        cls,
        seats: int,
        settings: GameSettings | Mapping[str, object] | None = None,
        *,
        seed: str,
    ) -> Self:
        """A new game, run up to the first questions; `opening` has the events so far.

        `settings` is the game's own model or a dict of its fields. Raises BadSetup.
        """
        if seats not in cls.seat_numbers:
            least, most = cls.seat_numbers[0], cls.seat_numbers[-1]
            raise BadSetup("refused-seats", seats=seats, least=least, most=most)
        chosen = cls.settings_type.read(dict(settings or {}))
        game = cls(seats=seats, settings=chosen, dice=Dice(seed=seed), agenda=Agenda())
        game.tell("log-dice_sealed", hash=game.dice.sealed)
        game.set_up()
        game.agenda.run(game)
        game._unsaved.opening, game._unsaved.events = game._unsaved.events, []
        return game

    @property
    def opening(self) -> list[Event]:
        """The events of the start. Empty for a game that was loaded."""
        return self._unsaved.opening

    @property
    def questions(self) -> list[Question]:
        """The open questions, those on the stack first."""
        return [question for _, question in self.agenda.open()]

    def question(self, question_id: int) -> Question | None:
        """The open question with this number; None if it is not open."""
        return next((question for question in self.questions if question.id == question_id), None)

    def awaited(self, seat: Seat | None = None) -> Question:
        """The first question that the game waits for (of this seat). Raises StopIteration if there is none."""
        return next(question for question in self.questions if question.awaited and seat in (None, question.seat))

    def choose(
        self,
        seat: Seat,
        question_id: int,
        option_ids: Sequence[str],
        *,
        offered: Sequence[Option] | None = None,
    ) -> list[Event]:
        """Answer a question and run on to the next ones; returns what happened, in order.

        `offered`: the question's options, from a caller that has just listed them, so that they are not listed twice.
        `TABLE` may answer `COUNT_POINTS` without picks at any time: the game ends with the result of `counted`. Raises
        IllegalChoice before anything has changed. After any other exception the game must be discarded.
        """
        if (seat, question_id) == (TABLE, COUNT_POINTS):
            return self._count_points(option_ids)
        opened = self.agenda.open()
        stack, question = self._find(opened, seat, question_id)
        picked = self._legal_picks(question, option_ids, question.quick_options(self) if offered is None else offered)
        ids_before = {
            id(other): [option.id for option in other.options(self)]
            for its_stack, other in opened
            if other is not question and not self.agenda.is_independent(its_stack)
        }
        unsaved, rolled = self._unsaved, self.dice.counter
        hidden = self.agenda.is_hidden(stack)
        unsaved.events, unsaved.committed = [], False
        self.choices += 1
        opened = self.agenda.answer(self, stack, question, picked)
        self._renumber(opened, question, ids_before)
        if self.result is not None:
            self.tell("log-dice_opened", seed=self.dice.seed)
        if question.secrecy is Secrecy.ANSWER:
            self.unseen_since += 1  # the last seat must not learn of it by losing its undo
            return unsaved.events
        self.last_seat, self.unseen_since = seat, 0
        reveals = unsaved.committed or self.dice.counter != rolled or self.result is not None
        self.last_can_be_undone = not reveals and not hidden and not self._asks_in_secret(opened)
        return unsaved.events

    def _asks_in_secret(self, opened: Opened) -> bool:
        """Whether a question is open that not everyone knows of, or that is part of a draft."""
        return any(
            asked.secrecy is Secrecy.ALL or (asked.awaited and self.agenda.is_hidden(stack)) for stack, asked in opened
        )

    @property
    def imagined(self) -> bool:
        """Whether the game is being simulated (`carry_on`): nobody watches, and no clock runs.

        A shallow copy, which is only looked at, never is.
        """
        unsaved = getattr(self, "_unsaved", None)
        return unsaved is not None and unsaved.imagined

    def can_undo(self, seat: Seat) -> bool:
        """Whether `seat` may take back its last choice: nobody has chosen, rolled or seen anything since.

        Secret answers of others do not count; they are taken back as well.
        """
        return self.last_seat == seat and self.last_can_be_undone

    def save(self) -> str:
        """The game as JSON. `load(save())` continues exactly as this one would."""
        return saves.write(self)

    @classmethod
    def load(cls, data: str | bytes | Mapping[str, Any]) -> Self:
        """Read a saved game, lifting older schemas; see `rules.saves`.

        Raises DamagedSave, naming the field that is wrong, also if the game could not continue from it. Whether the
        position can be reached under the rules is not checked.
        """
        game: Self = saves.read(cls, data)
        return game

    def copy_game(self) -> Self:
        """An independent game in the same position."""
        return saves.copier(self)()

    def guess(self, seat: Seat | None, rng: Random) -> Self:
        """A copy in which everything hidden from `seat` is dealt again, consistent with what `seat` has seen.

        The dice are new as well, so that nobody foresees a roll, and no counter reveals what others did in secret.
        """
        other = self.copy_game()
        other.dice = Dice(seed=f"guess {rng.getrandbits(64):x}")
        if seat is None or not other.can_undo(seat):
            other.last_seat, other.last_can_be_undone = None, False
        other.choices, other.unseen_since = int(other.last_seat is not None), 0
        other.determinize(seat, rng)
        other.agenda.forget_numbers(seat)
        return other

    def stir(self, entry: int) -> None:
        """Change all that chance decides from here on, since entry `entry` takes back what was rolled or drawn."""
        self.dice.stir(str(entry))
        self.shuffle_unseen()

    # What steps and questions use

    def tell(self, key: str, *, to: Seat | Sequence[Seat] | None = None, **args: Arg) -> None:
        """Add an event: for everyone, or with `to` only for that seat or those seats; for nobody while `imagined`."""
        if self._unsaved.imagined:
            return
        audience = None if to is None else (to,) if isinstance(to, int) else tuple(to)
        self._unsaved.events.append(Event(key, args, audience))

    def push(self, *entries: Entry) -> None:
        """Push steps and questions onto the agenda. The first one given comes first."""
        self.agenda.push(*entries)

    def commit(self) -> None:
        """Mark that something was revealed (a card, a hand): the present choice can no longer be taken back.

        Draws from the dice need no mark.
        """
        self._unsaved.committed = True

    def waiting(self, seat: Seat | None) -> list[Seat]:
        """The seats whose answer the table waits for, as far as `seat` may know, in seat order."""
        return sorted(awaited_questions(self, seat))

    def common(self, seat: Seat | None) -> dict[str, Any]:
        """The part that every view shows: `MyView(**self.common(seat), …)`."""
        return {
            "game": self.name,
            "seat": seat,
            "seats": self.seats,
            "waiting": self.waiting(seat),
            "sealed": self.dice.sealed,
            "result": self.result,
        }

    def _count_points(self, option_ids: Sequence[str]) -> list[Event]:
        """End the game with the present points. Raises IllegalChoice."""
        result = agreed_result(self) if self.result is None else None
        if result is None or option_ids:
            raise IllegalChoice("refused-game_over" if self.result is not None else "refused-not_an_option")
        self._unsaved.events = []
        self.choices += 1
        self.last_seat, self.last_can_be_undone, self.unseen_since = None, False, 0
        self.result = result
        self.agenda.run(self)
        self.tell("log-dice_opened", seed=self.dice.seed)
        return self._unsaved.events

    # Checks of a choice, numbers of questions

    def _renumber(
        self,
        opened: Opened,
        answered: Question,
        ids_before: dict[int, list[str]],
    ) -> None:
        """Give new numbers to a standing question that was answered and to those whose options have changed.

        `ids_before`: the ids of the options of each other question before the answer, by `id(question)`.
        """
        for stack, question in opened:
            ids = ids_before.get(id(question))
            if question is answered or (ids is not None and ids != [option.id for option in question.options(self)]):
                self.agenda.number(question, stack)

    def _find(self, opened: Opened, seat: Seat, question_id: int) -> tuple[list[Entry], Question]:
        """The open question with this number, which `seat` answers, and its stack. Raises IllegalChoice."""
        if self.result is not None:
            raise IllegalChoice("refused-game_over")
        if seat != TABLE and not 0 <= seat < self.seats:
            raise IllegalChoice("refused-not_seated")
        for stack, question in opened:
            if question.id == question_id and (question.seat == seat or question.secrecy is not Secrecy.ALL):
                if question.seat != seat:
                    raise IllegalChoice("refused-not_your_decision")
                return stack, question
        raise IllegalChoice("refused-question_closed")

    def _legal_picks(self, question: Question, option_ids: Sequence[str], options: Sequence[Option]) -> Picked:
        """The options with these ids; `options` may lack some that are legal. Raises IllegalChoice."""
        wanted = set(option_ids)
        legal: dict[str, Option] = {option.id: option for option in options if option.id in wanted}
        if len(legal) < len(wanted):
            legal = {option.id: option for option in question.options(self) if option.id in wanted}
        for option_id in option_ids:
            if option_id not in legal:
                raise self._refusal(question, option_id)
        if len(wanted) != len(option_ids):
            raise IllegalChoice("refused-picked_twice")
        steps_back = len(option_ids) == 1 and legal[option_ids[0]].role.is_back
        if not steps_back and not question.min <= len(option_ids) <= question.max:
            raise IllegalChoice("refused-pick_number", least=question.min, most=question.max)
        return Picked(tuple(legal[option_id] for option_id in option_ids))

    def _refusal(self, question: Question, option_id: str) -> IllegalChoice:
        """Why this id is not legal now."""
        for refused in refusals(question, self):
            if refused.id == option_id:
                return IllegalChoice(f"refused-{refused.reason}", **refused.reason_args)
        return IllegalChoice("refused-not_an_option")


G = TypeVar("G", bound=Game)


def awaited_questions(game: Game, seat: Seat | None) -> dict[Seat, Question]:
    """The first open question of each seat that the table waits for, as far as `seat` may know."""
    first_asked: dict[Seat, Question] = {}
    for _, question in game.agenda.open():
        if question.awaited and (question.secrecy is not Secrecy.ALL or question.seat == seat):
            first_asked.setdefault(question.seat, question)
    return first_asked


def agreed_result(game: Game) -> Result | None:
    """The result if everyone agreed to stop and count now; None for a game without rivals or without points."""
    return None if game.seats == 1 or game.settings.together else game.counted()


def midway(
    game: Game, seat: Seat, question_id: int, option_ids: Sequence[str], numbers: Collection[int]
) -> dict[int, str]:
    """Answer a question as `choose` does; returns saved positions on the way to the next one, only to be looked at.

    `numbers`: of public events, counted from 1; for each, the position after the step that told it, if a step did.
    Raises as `choose`.
    """
    positions: dict[int, str] = {}

    def stepped() -> None:
        public = sum(event.audience is None for event in game._unsaved.events)
        reached = [number for number in numbers if number <= public and number not in positions]
        if reached:
            positions.update(dict.fromkeys(reached, game.save()))

    game.agenda.watch(stepped)
    try:
        game.choose(seat, question_id, option_ids)
    finally:
        game.agenda.watch(None)
    return positions


def imagine(game: G, **changes: Any) -> G:
    """A position to look ahead in, where nothing is told and nobody is asked.

    The fields in `changes` are its own; what is in the others is shared and must not be changed.
    """
    other = game.model_copy(update={"agenda": Agenda(), **changes})
    other.model_post_init(None)
    other._unsaved.imagined = True
    return other


def carry_on(game: Game, stack: list[Entry], question: Question, picked: Picked) -> Opened:
    """Answer a question on `stack` with picks that are known to be legal; returns the questions that are open then.

    For simulated games: nothing is checked or announced, no other question gets a new number.
    """
    game._unsaved.imagined = True
    game.choices += 1
    return game.agenda.answer(game, stack, question, picked)
