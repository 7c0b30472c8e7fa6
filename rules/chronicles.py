"""The contribution of a game to its chronicle: turning points, luck, and traits of players.

`Game.chronicle` is an instance of the game's subclass, usually in `games/<game>/rules/chronicle.py`. Without one, a
chronicle only has the changes of the scores.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, TypeVar

from rules import storyteller
from rules.messages import Arg, Event, Message, Seat, SeatRef, seat_name
from rules.stories import Scene, StoryEntry
from rules.tallies import Tallies

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Luck:
    """A stroke of luck for a seat that had something at stake.

    `chance`: how likely it was to go at least as well, or (not `good`) at least as badly.
    """

    seat: Seat
    good: bool
    chance: Fraction
    message: Message
    """The event, as a sentence without the odds."""


@dataclass(frozen=True, slots=True)
class Trait:
    """Something a player can be remembered for: the text `key`, with `player` and `count`.

    It goes to the player named most often as `player_arg` in the events with these keys, at least `least` times.
    """

    key: str
    events: tuple[str, ...]
    least: int = 1
    player_arg: str = "player"


class Chronicler:
    """The source of a game's chronicle. All positions it is given are read-only."""

    weights: ClassVar[Mapping[str, int]] = {}
    """The weight of each event, from 1 to 10, by key; all of them are public."""
    news: ClassVar[Mapping[str, int]] = {}
    """The weight of events for a player at their next question, if that differs from `weights`."""
    kept: ClassVar[frozenset[str]] = frozenset()
    """The events that a player's next question always tells, by key."""
    losses: ClassVar[frozenset[str]] = frozenset()
    """The events with which the player named first loses something unwillingly, by key: always news to that player."""
    scenes: ClassVar[tuple[Scene, ...]] = ()
    """The events that make one entry; the first scene that an event opens counts."""
    tallies: ClassVar[Tallies] = {}
    """The small changes that are added up for each player, by key."""
    sums: ClassVar[Tallies] = {}
    """The sums of a recap for each player, by key: small changes, and small events with a line of their own."""
    preludes: ClassVar[frozenset[str]] = frozenset()
    """The choices before a turn really begins, by key: the news of others' turns goes on after them."""
    befalls: ClassVar[frozenset[str]] = frozenset()
    """The events that are no player's doing, such as an event of the season, although they may name players."""
    consequences: ClassVar[frozenset[str]] = frozenset()
    """The events that follow from a choice without saying what was chosen, by key."""
    turn_of: ClassVar[str] = ""
    """The event that begins the turn of its `player`: a recap says whose turn it was if others did something in it."""
    turns: ClassVar[frozenset[str]] = frozenset()
    """The events that begin a turn, or a part of a round that all play at once; entries do not extend across them."""
    moments: ClassVar[tuple[str, ...]] = ()
    """The events that a replay offers as bookmarks: fights, falls, rounds. All of them are public."""
    standing_after: ClassVar[tuple[str, ...]] = ()
    """The events with which a year, floor, round or quest ends: the board shows the standing next to them."""
    headlines: ClassVar[frozenset[str]] = frozenset()
    """The events whose latest one says what the first lines of the board say, by key."""
    count: ClassVar[frozenset[str]] = frozenset()
    """The events of the final count, by key: the result of the game says the same."""
    dice: ClassVar[Mapping[str, str]] = {}
    """The argument that says which faces were rolled, a number or a list, of each event with one, by key."""
    traits: ClassVar[tuple[Trait, ...]] = ()
    """The traits that players can be remembered for, the most telling first."""

    def weigh(self, event: Event) -> int:
        """The weight of an event for a player at their next question, 0 to 10."""
        return self.news.get(event.key, self.weights.get(event.key, 0))

    def rolled(self, messages: Iterable[Message]) -> list[int]:
        """The faces of the dice that some events tell, in order."""
        shown = [message.args[self.dice[message.key]] for message in messages if message.key in self.dice]
        faces = (face for rolled in shown for face in (rolled if isinstance(rolled, list) else [rolled]))
        return [face for face in faces if type(face) is int]

    def decides(self, event: Event) -> bool:
        """Whether an event of the last turn ended the game, so that a chronicle always has that turn."""
        return False

    @property
    def beats(self) -> frozenset[str]:
        """The events that a board shows one after another, by key, as the scenes declare them."""
        return frozenset().union(*(scene.beats for scene in self.scenes))

    def taken_back(self, events: Sequence[Event]) -> Message | None:
        """The line for the choice that was taken back with these events; None if they tell it themselves."""
        return None

    def suffered(self, seat: Seat, events: Sequence[Event], known: int = 0) -> Message | None:
        """The harm that these events have done to a player's pieces, in one line for that player; None without any.

        The player already knows the first `known` of them, which may have led to it.
        """
        return None

    def entries(self, events: Sequence[E], known: int = 0) -> list[StoryEntry[E]]:
        """The events as entries, in order; the reader already knows the first `known`."""
        return storyteller.entries(events, self.weigh, self.scenes, self.tallies, self.turns, known)

    def worth(self, game: Any) -> list[float] | None:
        """The worth of each seat's position, in any measure where more is better; None if there is none.

        A subclass overrides this if it has a better measure than the points, together with `change`.
        """
        standing = game.standing()
        return None if standing is None else [float(points) for points in standing]

    def change(self, seat: Seat, before: float, after: float) -> Message:
        """The change of a seat's worth, in words."""
        return Message("chronicle-change", {"player": seat_name(seat), "before": round(before), "after": round(after)})

    def danger(self, game: Any) -> int | None:
        """The danger that the table loses together, in any unit; None if nothing measures it.

        In a game that everyone lost, this replaces `worth`: who had the most points does not matter. Such a game has a
        text `chronicle-danger` of its own.
        """
        return None

    def before(self, game: Any) -> Any:
        """The facts that `lucks` needs of the position before a choice; cheap, because it is called before each one."""
        return None

    def lucks(self, game: Any, before: Any, events: Sequence[Event]) -> list[Luck]:
        """The strokes of luck in the choice that led to the present position of `game`."""
        return []

    def seat_of(self, game: Any, arg: Arg) -> Seat | None:
        """The seat that an argument of an event refers to, None for anything else."""
        return arg.seat if isinstance(arg, SeatRef) and 0 <= arg.seat < game.seats else None

    def heroes_of(self, game: Any, seat: Seat) -> int:
        """The number of a player's heroes that did what the traits count; 1 where that is the player's own piece."""
        return 1


def luck_of_draw(values: Sequence[int], drawn: int, worth: int) -> tuple[bool, Fraction]:
    """Whether a draw of cards was good, and how likely a draw at least as good (or bad) was.

    `values`: what each possible card is worth; `drawn`: the number of cards that were drawn, `worth` together. Good
    means more than the mean of all draws.
    """
    # By the number of cards drawn: in how many ways each total is reached.
    ways: list[Counter[int]] = [Counter({0: 1}), *(Counter[int]() for _ in range(drawn))]
    for value in values:
        for number in range(drawn, 0, -1):
            for total, count in list(ways[number - 1].items()):
                ways[number][total + value] += count
    good = worth * len(values) > drawn * sum(values)
    as_extreme = sum(count for total, count in ways[drawn].items() if (total >= worth if good else total <= worth))
    return good, Fraction(as_extreme, ways[drawn].total())
