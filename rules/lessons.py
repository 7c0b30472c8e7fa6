"""A guided first game: the real game with a fixed seed, and a coach.

A lesson is data next to its game (`games/<game>/lessons/lesson.toml`). Which of its texts are due depends only on what
the learner was asked and has seen so far.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files

from pydantic import Field

from rules.data import DataRow, read_table
from rules.game import Game
from rules.messages import Event, Seat, SeatRef
from rules.questions import Option, Shown, shorter

COMPUTER = "steady"
"""The computer player on the other seats, whose answer is suggested where a lesson has none."""
MOST_NEWS = 2
"""Remarks about past events before one question."""


class Sign(DataRow):
    """An event among those that the learner has seen."""

    event: str
    """The key of an event."""
    mine: bool = False
    """The event names the learner."""
    args: dict[str, str | bool | int] = {}
    """Arguments that the event has, as texts, truth values, numbers or the keys of references."""
    times: int = Field(default=1, ge=1)
    """The number of times it must happen."""

    def fits(self, event: Event, seat: Seat) -> bool:
        """Whether this event is one of those."""
        if event.key != self.event or (self.mine and SeatRef(seat) not in event.args.values()):
            return False
        return all(_plain(event.args.get(name)) == value for name, value in self.args.items())

    def seen(self, heard: Iterable[Event], seat: Seat) -> bool:
        """Whether it happened often enough."""
        return sum(self.fits(event, seat) for event in heard) >= self.times


def _plain(arg: object) -> object:
    """The key of a reference, any other argument itself."""
    return getattr(arg, "key", arg)


class Remark(DataRow):
    """A remark of the coach before a question, said once: the text `coach-<name>`.

    With `kind` it is about the question itself, otherwise about something that has happened.
    """

    name: str
    kind: str = ""
    """Said at the first question of this kind, or, with `nth`, at a later one."""
    nth: int = Field(default=1, ge=1)
    after: Sign | None = None
    """Not said before this has happened."""
    suggest: list[str] = []
    """The answer that the coach would give; empty: the answer of the heuristic computer player."""
    in_line: bool = False
    """Its suggestion and reason apply only while the learner has followed all suggestions."""
    reason: bool = False
    """Whether the lesson itself gives the reason, as `coach-<name>-why`; otherwise the game's own words about the
    answer do. With `suggest`, it applies to that answer only."""
    astray: bool = False
    """Only for learners who have left the line of the lesson."""
    strays: dict[str, str] = {}
    """By another common answer, the name of the text that says what it will lead to."""


class Goal(DataRow):
    """Something the learner should achieve: the text `coach-goal-<name>`."""

    name: str
    sign: Sign


class Topic(DataRow):
    """A part of the game, listed at the end as seen or not: the text `coach-topic-<name>`."""

    name: str
    kinds: list[str] = []
    """Seen with any question of these kinds,"""
    events: list[str] = []
    """or with any of these events."""


class Onward(DataRow):
    """Another game to continue with, offered at the end: the button `coach-onward-<name>`."""

    name: str
    seats: int = Field(ge=1)
    settings: dict[str, object] = {}


class Lesson(DataRow):
    """A whole lesson.

    Its title is the text `coach-title-<name>`; `coach-about-<name>` is said at its beginning, `coach-after-<name>` at
    its end.
    """

    name: str
    seats: int = Field(ge=1)
    seat: Seat = Field(default=0, ge=0)
    """The learner's seat; computer players have the others."""
    settings: dict[str, object] = {}
    seed: str
    """The seed of the dice, and of the computer players' randomness."""
    minutes: tuple[int, int]
    """The duration in minutes, at least and at most."""
    goals: list[Goal] = Field(min_length=1)
    end: Sign
    """When this has happened, the lesson is over and the game continues without the coach."""
    remarks: list[Remark] = Field(min_length=1)
    topics: list[Topic] = []
    reasons: dict[str, str] = {}
    """By the motive of an option (`Manifest.motive`), the name of the text `coach-<name>` that says why to choose it.

    Used for a suggestion for which no remark gives a reason: learners who have left the line get no others.
    """
    as_good: list[str] = []
    """The ids of answers, and the kinds of questions to which any answer is as good as the suggested one.

    The coach asks about them only where a remark does. Any answer to such a question stays on the lesson's line.
    """
    onward: list[Onward] = []
    line: list[list[str]] = []
    """The answers of every seat, in order, while the learner follows the suggestions, each as `joined`.

    This keeps a lesson the same when computer players learn to play differently. The line has its own file.
    """

    @property
    def signs(self) -> set[str]:
        """The keys of all events that matter to it."""
        after = [remark.after for remark in self.remarks if remark.after is not None]
        signs = [self.end, *(goal.sign for goal in self.goals), *after]
        return {sign.event for sign in signs} | {event for topic in self.topics for event in topic.events}


class RecordedAnswers(DataRow):
    """The file `line_<lesson>.toml`; see `Lesson.line`."""

    seats: list[list[str]]


def find_lessons(package: str) -> dict[str, Lesson]:
    """The lessons of a game by name, from its files `lessons/lesson*.toml` in their order, each with its line.

    Raises DamagedData.
    """
    folder = files(package).joinpath("lessons")
    names = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []
    lessons: dict[str, Lesson] = {}
    for name in names:
        if name.startswith("lesson"):
            lesson = read_table(package, f"lessons/{name}", Lesson)
            file = f"line_{lesson.name}.toml"
            line = read_table(package, f"lessons/{file}", RecordedAnswers).seats if file in names else []
            lessons[lesson.name] = lesson.model_copy(update={"line": line})
    return lessons


def joined(picked: Sequence[str]) -> str:
    """An answer as a line contains it; option ids never contain a space."""
    return " ".join(picked)


def answer_seed(seed: str, question_id: int) -> str:
    """The seed of a computer player's randomness at a question of a lesson: the same each time."""
    return f"{seed} {question_id}"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that the learner answered: its kind, and how many events they had seen before."""

    kind: str
    heard: int


@dataclass(frozen=True, slots=True)
class CoachWords:
    """The words of the coach before a question: about past events, and about the question itself."""

    news: Sequence[Remark]
    remark: Remark | None


@dataclass(frozen=True, slots=True)
class Course:
    """The progress of a lesson: the learner's answers and the events so far, without what was taken back."""

    lesson: Lesson
    asked: Sequence[Asked]
    heard: Sequence[Event]
    given: Mapping[Seat, Sequence[str]] = field(default_factory=dict)
    """The answers of each seat so far, each as `joined`."""
    dismissed: bool = False
    """Whether the learner has asked to play on after the end."""

    @property
    def strayed_at(self) -> int | None:
        """Which of the learner's answers left the line of the lesson, counted from 0; None if none has.

        If any answer is as good as another, none leaves it.
        """
        if not self.lesson.line:
            return None
        line, given = self.lesson.line[self.lesson.seat], self.given.get(self.lesson.seat, ())
        kinds = [asked.kind for asked in self.asked]
        for number, picked in enumerate(given):
            in_line = number < len(line) and picked == line[number]
            if not in_line and not (number < len(kinds) and kinds[number] in self.lesson.as_good):
                return number
        return None

    @property
    def strayed(self) -> bool:
        """Whether the learner has left the line of the lesson."""
        return self.strayed_at is not None

    def holds(self, remark: Remark) -> bool:
        """Whether a remark's suggestion still suits the game."""
        return not (remark.in_line and self.strayed)

    def next_in_line(self, seat: Seat) -> list[str] | None:
        """The next answer of this seat, as long as the learner has followed all suggestions; None after that."""
        line = self.lesson.line
        if not 0 <= seat < len(line) or self.strayed:
            return None
        answered = len(self.given.get(seat, ()))
        return line[seat][answered].split() if answered < len(line[seat]) else None

    @property
    def ended(self) -> bool:
        """Whether the end of the lesson has been reached."""
        return self.lesson.end.seen(self.heard, self.lesson.seat)

    @property
    def silent(self) -> bool:
        """Whether the coach is silent: the learner has played on after the end."""
        return bool(self.asked) and self.lesson.end.seen(self.heard[: self.asked[-1].heard], self.lesson.seat)

    def words(self, kind: str) -> CoachWords:
        """The words of the coach before a question of this kind."""
        said: set[str] = set()
        for_strayed = {remark.name for remark in self.lesson.remarks if remark.astray}
        times_asked = Counter[str]()
        words, strayed_at = CoachWords((), None), self.strayed_at
        for number, asked in enumerate((*self.asked, Asked(kind, len(self.heard)))):
            times_asked[asked.kind] += 1
            has_strayed = strayed_at is not None and strayed_at < number
            unsuitable = said if has_strayed else said | for_strayed
            words = self._due(asked.kind, times_asked[asked.kind], self.heard[: asked.heard], unsuitable)
            said |= {remark.name for remark in words.news}
            if words.remark is not None:
                said.add(words.remark.name)
        return words

    def _due(self, kind: str, nth: int, heard: Sequence[Event], unsuitable: set[str]) -> CoachWords:
        """The words before the `nth` question of this kind, without the `unsuitable` remarks."""
        suitable = [remark for remark in self.lesson.remarks if remark.name not in unsuitable]
        due = [remark for remark in suitable if remark.after is None or remark.after.seen(heard, self.lesson.seat)]
        news = [remark for remark in due if not remark.kind][:MOST_NEWS]
        about_question = (remark for remark in due if remark.kind == kind and remark.nth <= nth)
        return CoachWords(news, next(about_question, None))

    def goals(self) -> list[tuple[Goal, bool]]:
        """Each goal, and whether it is reached."""
        return [(goal, goal.sign.seen(self.heard, self.lesson.seat)) for goal in self.lesson.goals]

    def unseen(self) -> list[Topic]:
        """The parts of the game that did not come up."""
        kinds, keys = {asked.kind for asked in self.asked}, {event.key for event in self.heard}
        return [topic for topic in self.lesson.topics if not kinds & {*topic.kinds} and not keys & {*topic.events}]


def suggested(course: Course, words: CoachWords, options: Sequence[Option]) -> list[str]:
    """The answer that the lesson itself names, by its line or a remark; empty if it names none that is legal now."""
    legal = {option.id for option in options}
    remark = words.remark
    in_line = course.next_in_line(course.lesson.seat) or []
    by_remark = remark.suggest if remark is not None and course.holds(remark) else []
    return next((list(picked) for picked in (in_line, by_remark) if picked and legal.issuperset(picked)), [])


def advised(options: Sequence[Option], picked: Sequence[str]) -> list[str]:
    """A computer player's answer as the coach's suggestion; empty if it only steps back, or is not shown.

    It steps back if the player's draft differs from its own plan. If an answer that does more is shown in its place,
    that one is suggested.
    """
    shown = {shorter(option): option.id for option in options if option.prominence > Shown.MARKED}
    hidden = {option.id for option in options if option.prominence <= Shown.MARKED}
    backs = {option.id for option in options if option.role.is_back} | (hidden - shown.keys())
    return [] if backs.intersection(picked) else [shown[id] if id in hidden else id for id in picked]


def begin(kind: type[Game], lesson: Lesson) -> Game:
    """The game of a lesson, at its first questions. Raises BadSetup."""
    return kind.start(lesson.seats, lesson.settings, seed=lesson.seed)
