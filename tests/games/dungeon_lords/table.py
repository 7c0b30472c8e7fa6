"""A table of Dungeon Lords, laid as `positions` writes it; answers and checks are chained.

    lay(gold=0, evil=9).order("get_food", 2).do("do").has(food=6, evil=10, line="X:0").logs("paladin_comes", player=ME)

Players are numbered by their seats. A lord that is not named is `ME`, and pieces are given as one text.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Self

from games.dungeon_lords.rules.combat.combat import CombatRound, EndCombat, StartCombat
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.orders.executing import StartExecution
from games.dungeon_lords.rules.pieces import Creature, Lord, Tile
from rules.entries import Entry
from rules.messages import Event, Message, Seat
from rules.questions import Question
from tests.games.checks import Checks
from tests.games.driver import keys, preview
from tests.games.dungeon_lords import positions
from tests.games.dungeon_lords.positions import ME


class Table(Checks[DungeonLords]):
    """A game in which positions are laid, entries of the agenda are run, and lords are compared."""

    def __init__(self, game: DungeonLords, **laid: Any) -> None:
        self.game = game
        self.laid = f"{game.seats} lords {_in_words(laid)}"

    def __getitem__(self, seat: Seat) -> Lord:
        return self.game.lords[seat]

    # Laying out

    def set(self, seat: Seat = ME, **values: Any) -> Self:
        """Give a lord these values: `line`, `tiles`, `lair` as in `positions`; traps as a text are from the deck."""
        for name, value in values.items():
            assert name in Lord.__annotations__, name
            setattr(self[seat], name, self._pieces(name, value, seat) if isinstance(value, str) else deepcopy(value))
        self.laid += f" / {seat}: {_in_words(values)}"
        return self

    def _pieces(self, name: str, text: str, seat: Seat) -> object:
        if name == "line":
            if "X" in text:
                self.game.paladin = "host"
                self.game.paladin_host = seat
            return positions.heroes(text, self.game.year)
        if name in ("tiles", "lair"):
            return positions.dungeon(text) if name == "tiles" else positions.lair(text)
        for trap in text.split() if name == "traps" else ():
            self.game.trap_deck.remove(trap)
        return text.split()

    def deal(self, **values: Sequence[Any]) -> Self:
        """Give the lords these values, one after the other from seat 0 on."""
        for name, given in values.items():
            for seat, value in enumerate(given):
                self.set(seat, **{name: value})
        return self

    def all(self, **values: Any) -> Self:
        """Give every lord these values."""
        for seat in range(self.game.seats):
            self.set(seat, **values)
        return self

    def on_table(self, **values: Any) -> Self:
        """Lay this on the table: `tavern=["troll"]`."""
        for name, value in values.items():
            setattr(self.game, name, value)
        self.laid += f" / {_in_words(values)}"
        return self

    def place(self, order: str, *seats: Seat | None) -> Self:
        """Put minions on I, II, III of an area."""
        positions.place(self.game, order, *seats)
        self.laid += f" / {order}: {seats}"
        return self

    # Running

    def run(self, *entries: Entry) -> Self:
        """Put entries on an empty agenda and run to the next question."""
        self.answers += (f"[{' '.join(entry.kind for entry in entries)}]",)
        self.news = positions.go(self.game, *entries)
        return self

    def execute(self) -> Self:
        """Let the minions on the board act."""
        return self.run(StartExecution())

    def order(self, order: str, space: int, *, seat: Seat = ME) -> Self:
        """Let one minion on one space (1-3) act."""
        self.answers += (f"[{order} {space}]",)
        self.news = positions.execute(self.game, order, space, seat=seat)
        return self

    def battle(self, party: str, *, seat: Seat = ME, traps: str = "", **laid: Any) -> Self:
        """Fight one battle against a party, up to the next question."""
        self.answers += (f"[{party} against {_in_words(laid | {'traps': traps})}]",)
        self.news = positions.battle(self.game, party, seat=seat, traps=traps.split(), **laid)
        return self

    def combat(self, *, number: int = 0, armed: bool = True) -> Self:
        """Begin the combat part, or a round of it; with `armed`, every lord with a party has something to plan with."""
        if armed:
            positions.armed(self.game)
        return self.run(CombatRound(number=number) if number else StartCombat(), EndCombat())

    def do(self, *answers: str, by: Seat | None = None) -> Self:
        """Give one answer after the other, each to the first question that offers it."""
        events: list[Event] = []
        for text in answers:
            self.answers += (text if by is None else f"{by}: {text}",)
            ids = [part.strip() for part in text.split(",")]
            question = next(filter(lambda question: self._fits(question, ids, by), self.game.questions), None)
            if question is None:
                raise self.failure(f"the answer {text}", "not offered", by)
            self.news = events = [*events, *self.game.choose(question.seat, question.id, ids)]
        return self

    def _fits(self, question: Question, ids: list[str], by: Seat | None) -> bool:
        return by in (None, question.seat) and {*ids} <= {option.id for option in question.options(self.game)}

    def _awaited(self, by: Seat | None) -> list[Question]:
        """The questions that the table waits for, or all of one player, first those that it has to answer."""
        asked = super()._awaited(by)
        return asked if by is None else asked + [q for q in self.game.questions if q.seat == by and not q.awaited]

    def preview(self, answer: str, by: Seat | None = None) -> list[Message]:
        """The lines of the breakdown of an answer."""
        question = self.question_of(by)
        return preview(self.game, question.seat, question.id, answer)

    # Checks

    def has(self, seat: Seat = ME, **expected: object) -> Self:
        """A lord has these values, pieces as one text or their number; `conquered` are squares.

        A creature with `!` is face down, with `+` deployed.
        """
        return self.equal(f"lord {seat}", expected, {name: self._of(seat, name, expected[name]) for name in expected})

    def all_have(self, **expected: list[Any]) -> Self:
        """The lords have these values, one after the other from seat 0 on."""
        values = {
            name: [self._of(seat, name, value) for seat, value in enumerate(of_seats)]
            for name, of_seats in expected.items()
        }
        return self.equal("all lords", expected, values)

    def _of(self, seat: Seat, name: str, expected: object) -> object:
        lord = self[seat]
        if name == "conquered":
            return " ".join(square for square, tile in lord.tiles.items() if tile.conquered)
        value = getattr(lord, name)
        if isinstance(expected, str) and isinstance(value, dict | list):
            return positions.line(lord) if name == "line" else " ".join(map(_word, _each(value)))
        counted = isinstance(value, dict | list) and isinstance(expected, int)
        return len(value) if counted else value

    def game_is(self, **expected: object) -> Self:
        """The game has these values, pieces as one text."""
        values = {name: getattr(self.game, name) for name in expected}
        texts = {name: " ".join(values[name]) for name, value in expected.items() if isinstance(value, str)}
        plain = {name: texts[name] for name in texts if isinstance(values[name], list)}
        return self.equal("the game", expected, values | plain)

    def area(self, order: str, *who: Seat | str | None) -> Self:
        """These minions are on the spaces of an order."""
        return self.equal(order, [*who], self.game.spaces[order])

    def begins_in_order(self, *names: str) -> Self:
        """The first events since the last answers with these keys came in this order."""
        return self.equal("first events", [*names], [key for key in dict.fromkeys(keys(self.news)) if key in names])

    def public(self) -> Self:
        """Something has been said since the last answers, and all of it to everyone."""
        return self.equal("audiences", {None}, {event.audience for event in self.news})

    def impossible(self, why: str, needed: int = 0, have: int = 0) -> Self:
        """The order could not be carried out, for this publicly told reason (DL-7.5)."""
        return self.logs("order_impossible", why=why, needed=needed, have=have)

    def unasked(self, kind: str, by: Seat | None = None) -> Self:
        """No question of this kind is open, or none to this player."""
        places = [
            question.seat for question in self.game.questions if question.kind == kind and by in (None, question.seat)
        ]
        return self.equal(f"asked {kind}", [], places)

    def done(self) -> Self:
        """Nothing at all is asked."""
        return self.equal("questions", [], [question.kind for question in self.game.questions])

    def option_has(self, answer: str, *, by: Seat | None = None, **args: object) -> Self:
        """An offered answer has these arguments."""
        match = next((option for option in self.question_of(by).options(self.game) if option.id == answer), None)
        return self._has(f"arguments of {answer}", args, self._plain_args(match.label.args) if match else {}, by)


def lay(seats: int = 4, seed: str = "position", **laid: Any) -> Table:
    """A table without an open question; `laid` is what `ME` has, and what is on the table."""
    own = {name: value for name, value in laid.items() if name in Lord.__annotations__}
    rest = {name: value for name, value in laid.items() if name not in own}
    return Table(positions.table(seats, seed, **rest), **rest).set(**own)


def _in_words(values: dict[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in values.items())


def _each(things: dict[str, Tile] | list[Any]) -> list[Any]:
    return [*things.items()] if isinstance(things, dict) else things


def _word(piece: object) -> str:
    """A piece as the texts of positions name it."""
    if isinstance(piece, tuple):
        square, tile = piece
        return f"{square}{f'={tile.kind}' * tile.is_room}{'!' * tile.conquered}"
    return f"{piece.kind}{'!' * piece.fallen}{'+' * piece.deployed}" if isinstance(piece, Creature) else str(piece)
