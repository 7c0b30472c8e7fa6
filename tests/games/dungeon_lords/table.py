"""A table of Dungeon Lords, its pieces written as in `notation`; answers and checks are chained.

    lay(gold=0, evil=9).order("get_food", 2).do("do").has(food=6, evil=10, line="X:0").logs("paladin_comes", player=ME)

Players are numbered by their seats. A lord that is not named is `ME`, and pieces are given as one text.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Self

from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.combat.combat import CombatRound, EndCombat, StartCombat
from games.dungeon_lords.rules.components import ORDER_IDS
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.orders.executing import Execute, StartExecution
from games.dungeon_lords.rules.pieces import Creature, Lord, Plan
from games.dungeon_lords.rules.simultaneous import Executed
from rules.entries import Entry
from rules.messages import Event, Message, Seat
from rules.questions import Option, Question
from tests.games.checks import Checks
from tests.games.driver import keys, preview
from tests.games.dungeon_lords.notation import dungeon, heroes, lair, line

STARTER: Seat = 1
"""The starting player: never the seat that acts, and not the lowest seat."""
ME: Seat = 2
"""The seat that acts and owns the pieces by default."""


class Table(Checks[DungeonLords]):
    """A game in which positions are laid, entries of the agenda are run, and lords are compared."""

    news: list[Event]

    def __init__(self, game: DungeonLords, **values: Any) -> None:
        self.game = game
        self.news = []
        self.position = f"{game.seats} lords {_in_words(values)}"

    def __getitem__(self, seat: Seat) -> Lord:
        return self.game.lords[seat]

    # Laying out

    def set(self, seat: Seat = ME, **values: Any) -> Self:
        """Give a lord these values: `line`, `tiles`, `lair` as in `notation`; traps as a text are from the deck."""
        for name, value in values.items():
            assert name in Lord.__annotations__, name
            setattr(self[seat], name, self._read(name, value, seat) if isinstance(value, str) else deepcopy(value))
        self.position += f" / {seat}: {_in_words(values)}"
        return self

    def _read(self, name: str, text: str, seat: Seat) -> object:
        """The value of a lord that a text stands for; a paladin comes to it, traps leave the deck."""
        if name == "line":
            if "X" in text:
                self.game.paladin = "host"
                self.game.paladin_host = seat
            return heroes(text, self.game.year)
        if name in ("tiles", "lair"):
            return dungeon(text) if name == "tiles" else lair(text)
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
        self.position += f" / {_in_words(values)}"
        return self

    def place(self, order: str, *seats: Seat | None) -> Self:
        """Put minions on I, II, III of an area (None leaves a space empty) and make it an order of each."""
        self.game.spaces[order] = [*seats, *[None] * (3 - len(seats))]
        for seat in seats:
            if seat is not None:
                self[seat].orders.append(order)
        self.position += f" / {order}: {seats}"
        return self

    def face(
        self,
        party: str,
        *,
        seat: Seat = ME,
        square: str = "C1",
        traps: str = "",
        creatures: str = "",
        card: str = "fireball",
        combat_round: int = 1,
    ) -> Self:
        """Lay a battle that has not begun. Deployed creatures join those already in the lair."""
        self.set(seat, line=party)
        lord, game = self[seat], self.game
        lord.lair += [Creature(kind=kind, deployed=True) for kind in creatures.split()]
        for trap in traps.split():
            game.trap_deck.remove(trap)
        lord.plan = Plan(square=square, traps=traps.split(), creatures=creatures.split(), submitted=True, shown=True)
        game.combat_round = game.combat_shown = combat_round
        game.combat_piles[game.year - 1][combat_round - 1] = card
        game.phase = "battle"
        return self

    # Running

    def run(self, *entries: Entry) -> Self:
        """Put entries on an empty agenda and run to the next question."""
        self.answers += (f"[{' '.join(entry.kind for entry in entries)}]",)
        self.game.agenda.stack.clear()
        self.game.agenda.standing.clear()
        self.game._unsaved.events = []
        self.game.push(*entries)
        self.game.agenda.run(self.game)
        self.news = list(self.game._unsaved.events)
        return self

    def execute(self) -> Self:
        """Let the minions on the board act."""
        return self.run(StartExecution())

    def order(self, order: str, space: int, *, seat: Seat = ME) -> Self:
        """Let one minion on one space (1-3) act."""
        place = space - 1
        self.game.spaces[order] = [seat if number == place else None for number in range(3)]
        self[seat].orders = [order]
        return self.run(Execute(seat=seat, order=order, space=place), Executed(seat=seat, order=order, space=place))

    def battle(self, party: str, *, seat: Seat = ME, **values: Any) -> Self:
        """Fight one battle against a party (see `face`), up to the next question."""
        self.answers += (f"[{party} against {_in_words(values)}]",)
        return self.face(party, seat=seat, **values).run(Fight(seat=seat))

    def combat(self, *, number: int = 0, armed: bool = True) -> Self:
        """Begin the combat part, or a round of it.

        With `armed`, every lord with a party but no trap or creature gets a trap, so that all are asked for a plan.
        """
        for lord in self.game.lords if armed else ():
            if lord.has_party and not lord.traps and all(creature.fallen for creature in lord.lair):
                lord.traps.append(self.game.trap_deck.pop())
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

    def question(self, kind: str, by: Seat | None = None) -> Question:
        """The open question of this kind, to this player."""
        for question in self.game.questions:
            if question.kind == kind and by in (None, question.seat):
                return question
        raise self.failure(f"the question {kind}", [question.kind for question in self.game.questions], by)

    def ids(self, by: Seat | None = None) -> list[str]:
        """The answers to the question that is open, in their order."""
        return [option.id for option in self.question_of(by).options(self.game)]

    def option(self, answer: str, by: Seat | None = None) -> Option:
        """An offered answer."""
        for question in self._awaited(by):
            for option in question.options(self.game):
                if option.id == answer:
                    return option
        raise self.failure(f"the answer {answer}", "not offered", by)

    def preview(self, answer: str, by: Seat | None = None) -> list[Message]:
        """The lines of the breakdown of an answer."""
        question = self.question_of(by)
        return preview(self.game, question.seat, question.id, answer)

    # Checks

    def has(self, seat: Seat = ME, **expected: object) -> Self:
        """A lord has these values, pieces as one text or their number; `conquered` are squares.

        A creature with `!` is face down, with `+` deployed.
        """
        values = {name: self._value(seat, name, expected[name]) for name in expected}
        return self.equal(f"lord {seat}", expected, values)

    def all_have(self, **expected: list[Any]) -> Self:
        """The lords have these values, one after the other from seat 0 on."""
        values = {
            name: [self._value(seat, name, value) for seat, value in enumerate(by_seat)]
            for name, by_seat in expected.items()
        }
        return self.equal("all lords", expected, values)

    def _value(self, seat: Seat, name: str, expected: object) -> object:
        """A value of a lord in the form in which it is expected: as a text, as a number, or as it is."""
        lord = self[seat]
        if name == "conquered":
            return " ".join(square for square, tile in lord.tiles.items() if tile.conquered)
        value = getattr(lord, name)
        if isinstance(expected, str) and isinstance(value, dict | list):
            pieces = value.items() if isinstance(value, dict) else value
            return line(lord) if name == "line" else " ".join(map(_word, pieces))
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
        return self._has(f"arguments of {answer}", args, self._plain_args(self.option(answer, by).label.args), by)


def start(seats: int = 4, seed: str = "position", **settings: object) -> DungeonLords:
    """A game at its first questions."""
    return DungeonLords.start(seats, settings, seed=seed)


def lay(seats: int = 4, seed: str = "position", *, rules: str = "introductory", year: int = 1, **values: Any) -> Table:
    """A table without an open question: turn order from `STARTER`, years and seasons free to set.

    `values` are those of `ME` (`gold=3`), and of the game (`tavern=["troll"]`).
    """
    game = start(seats, seed, rules=rules)
    game.agenda.stack.clear()
    game.agenda.standing.clear()
    game.starter = STARTER
    game.year = year
    game.phase = "executing"
    game.tavern, game.market = [], []
    for lord in game.lords:
        lord.orders, lord.on_card = [], []
    game.spaces = {order: [None] * 3 for order in ORDER_IDS}
    of_lord = {name: value for name, value in values.items() if name in Lord.__annotations__}
    of_game = {name: value for name, value in values.items() if name not in of_lord}
    for name, value in of_game.items():
        setattr(game, name, value)
    return Table(game, rules=rules, year=year, **of_game).set(**of_lord)


def _in_words(values: dict[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in values.items())


def _word(piece: object) -> str:
    """A piece as `notation` writes it; a tile comes with its square."""
    if isinstance(piece, tuple):
        square, tile = piece
        return f"{square}{f'={tile.kind}' * tile.is_room}{'!' * tile.conquered}"
    return f"{piece.kind}{'!' * piece.fallen}{'+' * piece.deployed}" if isinstance(piece, Creature) else str(piece)
