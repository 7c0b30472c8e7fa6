"""Small tables and dungeons for prepared positions.

`draw` follows a path through one or more cards; the test cards TA and TB of the rules page are known as `ta` and `tb`.
`Table` is a Versus game, `Mission` a co-operative one; both are steered by the ids of options.

    Table(2).set(0, tokens=[*tokens("key")]).explore("ta", "s1", goal="goal_padlock_2").lay("ta")

Lay what a player owns before `explore`, which copies it to the draft. Of a path, answer only where there is a choice:
steps without an alternative are drawn by the game, and a failure shows them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Self

from games.map_masters.rules import cards
from games.map_masters.rules.cards import CARDS, FACES, CardRow
from games.map_masters.rules.coop.tableau import begin_path
from games.map_masters.rules.coop.team import Team
from games.map_masters.rules.coop.trace import TracePaths
from games.map_masters.rules.coop.turn import EndTurn
from games.map_masters.rules.dungeon import Dungeon
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.icons import TOKENS
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.path.following import step
from games.map_masters.rules.path.state import Path
from games.map_masters.rules.path.steps import moves
from games.map_masters.rules.versus.hands import DrawUp
from games.map_masters.rules.versus.refresh import Refreshing
from games.map_masters.rules.view import TeamView
from rules.entries import Entry
from rules.messages import Event, Seat, refer
from rules.questions import Question
from tests.games.checks import Checks
from tests.games.driver import Driver

TA = """~~~^~~~^~~~
~# S # . #~
~  |   |  ~
<.-.-.-.-$>
~      |  ~
~# # # P #~
~      +  ~
~K # _:M:B~
~|   : : :~
~.-.+_:_:$~
~|     +  ~
<.-.-.-.-.>
~  |   |  ~
~# . # B #~
~~~v~~~v~~~"""

TB = """~~~^~~~^~~~
~# . # . #~
~  |   |  ~
<.-. # .-.>
~  +     |~
~# _:Q:_+.~
~  : : :  ~
~.+_:O:$ #~
~|   +    ~
~@ # @ # #~
~|   |    ~
<.-. .-L-.>
~  |   |  ~
~# H # . #~
~~~v~~~v~~~"""

TB_BASE = """~~~~~~~~~~~
~# # # # #~
~         ~
~# # # # #~
~         ~
~# # # # #~
~         ~
~# # o # #~
~    |    ~
~# # . # #~
~    |    ~
~# .-R # #~
~  |      ~
~# H # # #~
~~~~~~~~~~~"""


MADE_UP: dict[str, CardRow] = {}
"""Cards for tests alone; they are among the cards of the game only while the tests of this folder run."""


def know(card: str, main: str, base: str | None = None) -> None:
    """Add a card that is not part of the game. Corridor openings are added where `main` leaves them out."""
    row = CardRow.model_construct(
        id=card,
        kind="starter",
        cost=0,
        theme=None,
        main=main.splitlines(),
        base=base.splitlines() if base else None,
    )
    MADE_UP[card] = row
    if "ta" in CARDS:
        lay_ready(card)


def lay_ready(card: str) -> None:
    """Put a made-up card among the cards of the game."""
    row = MADE_UP[card]
    CARDS[card] = row
    FACES[card] = (cards._face(row, turned=False), cards._face(row, turned=True))


def put_away() -> None:
    """Take all made-up cards out of the game again."""
    for card in MADE_UP:
        CARDS.pop(card, None)
        FACES.pop(card, None)


WALK = """~~~^~~~^~~~
~# . # . #~
~  |   |  ~
<$-.-.-.-$>
~|       |~
~$ # # # $~
~|       |~
~. # # # .~
~|       |~
~. # # # .~
~|       |~
<.-.-.-.-.>
~  |   |  ~
~# . # . #~
~~~v~~~v~~~"""
BARE = WALK.replace("$", ".")
"""A card with a corridor along its sides and nothing in it."""


def with_rows(card: str, rows: dict[int, str]) -> str:
    """The drawing of a card with these rows, counted from 0, in place of its own."""
    lines = card.splitlines()
    for number, row in rows.items():
        lines[number] = row
    return "\n".join(lines)


know("ta", TA)
know("tb", TB, TB_BASE)
know("walk", WALK)
for name, sign in {"keys": "K", "bar": "B", "gems": "X", "locks": "P", "fire": "L"}.items():
    know(name, WALK.replace("$", sign))


def dungeon(*placed: tuple[str, bool, int, int] | str) -> Dungeon:
    """A dungeon of placed cards; a name alone is placed upright at 0,0."""
    return Dungeon(tuple(map(_placed, placed)))


def _placed(card: tuple[str, bool, int, int] | str) -> Placed:
    return Placed(card, False, 0, 0) if isinstance(card, str) else Placed(*card)


def tokens(text: str = "") -> tuple[int, int, int, int]:
    """`rope key key` as numbers, in the order of `TOKENS`."""
    counts = [text.split().count(token) for token in TOKENS]
    return (counts[0], counts[1], counts[2], counts[3])


def draw(where: Dungeon | str, *steps: str, have: str = "", spells: str = "") -> Path:
    """Follow steps. Raises ValueError with the reason of the first that is refused."""
    path = Path(dungeon(where) if isinstance(where, str) else where, tokens=tokens(have), spells=tuple(spells.split()))
    return followed(path, steps)


def followed(path: Path, steps: Sequence[str]) -> Path:
    """The path after steps, each of which must be legal."""
    for text in steps:
        path = step(path, text)
    return path


def nexts(path: Path) -> set[str]:
    """The texts of the legal next steps."""
    return {move.text for move in moves(path)}


def refusals(path: Path) -> dict[str, str]:
    """The reason why each refused step is not legal, by its text."""
    refused: list[Any] = []
    moves(path, refused)
    return {move.text: move.reason for move in refused}


def circled(path: Path) -> dict[str, int]:
    """The number of each icon that is circled."""
    return dict(Counter(path.dungeon.icons(path.circled)))


def crossed(path: Path) -> dict[str, int]:
    """The number of each icon that is crossed out."""
    return dict(Counter(path.dungeon.icons(path.crossed)))


class Steered(Checks[MapMasters]):
    """A game controlled by option ids; spaces in them may be written, as in the steps of paths."""

    question = Driver.asked

    def answer(self, text: str, question: Question) -> list[str]:
        return [part.replace(" ", "_") for part in text.split(", ")] if text else []

    def _awaited(self, by: int | None) -> list[Question]:
        """The questions that the table waits for, or all that one player may answer, first those that are awaited."""
        if by is None:
            return super()._awaited(None)
        questions = [question for question in self.game.questions if question.seat == by]
        return sorted(questions, key=lambda question: not question.awaited)

    def pick(self, *answers: str, seat: Seat | None = None) -> list[Event]:
        """Answer as `do` does; the events."""
        return [*self.do(*answers, by=seat).news]

    def ids(self, seat: Seat | None = None) -> set[str]:
        return set(self.options(seat))

    def failure(self, expected: str, actual: object, by: int | None = None) -> AssertionError:
        """The failure with the paths drawn so far, which include the steps without an alternative."""
        drafts = enumerate(player.draft.steps for player in self.game.players)
        drawn = [f"\ndrawn by {seat}: {' / '.join(steps)}" for seat, steps in drafts if steps]
        return AssertionError("".join([str(super().failure(expected, actual, by)), *drawn]))

    def run(self, *steps: Entry) -> Self:
        """Let only these steps come next, the last one first."""
        self.game.agenda.stack[:] = [*steps]
        self.game.agenda.run(self.game)
        return self

    @property
    def kind(self) -> str:
        return self.question().kind

    def on_table(self, **values: object) -> Self:
        """Give the game these values."""
        for name, value in values.items():
            setattr(self.game, name, value)
        return self

    def game_is(self, **expected: object) -> Self:
        """The game has these values, cards as one text."""
        return self._are("the game", self.game, expected)

    def _are(self, what: str, piece: object, expected: dict[str, object]) -> Self:
        values = {name: getattr(piece, name) for name in expected}
        cards = [name for name in expected if isinstance(expected[name], str) and isinstance(values[name], list)]
        return self.equal(what, expected, values | {name: " ".join(values[name]) for name in cards})


class Table(Steered):
    """A Versus game whose piles and goals can be set."""

    def __init__(self, seats: int = 2, seed: str = "table", **settings: object) -> None:
        self.game = MapMasters.start(seats, settings, seed=seed)

    @property
    def players(self) -> list[Any]:
        return list(self.game.players)

    def goals(self, primary: str, *coming: str) -> None:
        """The goal of this round and the next cards of the goal deck."""
        deck = self.game.piles["goals"]
        for goal in (primary, *coming):
            if goal in deck:
                deck.remove(goal)
        self.game.goals[-1] = primary
        deck += reversed(coming)

    def set(self, seat: Seat, **values: object) -> Self:
        """Give a player these values."""
        for name, value in values.items():
            setattr(self.game.players[seat], name, value)
        return self

    def explore(
        self, *hands: Sequence[str], goal: str = "goal_coin_2", coming: Sequence[str] = ("goal_barrel_2",)
    ) -> Self:
        """Go to the exploration with these hands, whatever the market did; the last seat was the first to buy."""
        game = self.game
        self.position = f"hands {hands} for {goal}"
        self.answers = ()
        game.first = game.seats - 1
        self.goals(goal, *coming)
        for player, hand in zip(game.players, hands, strict=True):
            player.area = hand.split() if isinstance(hand, str) else list(hand)
        game.agenda.stack[:] = [DrawUp()]
        for seat in range(game.seats):
            game.piles[f"deck_{seat}"] = []
            game.players[seat].discard = []
        game.agenda.run(game)
        return self

    def lay(self, *placed: tuple[str, bool, int, int] | str, seat: Seat = 0) -> Self:
        """Lay out a dungeon and go on to the path."""
        draft = self.game.players[seat].draft
        draft.cards[:] = map(_placed, placed)
        return self.do("draw", by=seat)

    def refreshing(
        self,
        *hands: Sequence[str],
        optimizers: Sequence[Sequence[int]] = (),
        spells: Sequence[Sequence[str]] = (),
        coins: Sequence[int] = (),
    ) -> Self:
        """Go to the refresh of this round, in which nobody has scored; what is given is by seat from the first."""
        game = self.game
        self.explore(*hands, coming=["goal_key_2", "goal_rope_1"])
        for player in game.players:
            player.done = True
            player.optimizers = [0, 0]
            player.primary = [0]
            player.secondary = [0]
            player.bonus = [0]
            player.escapes = [False]
        for player, optimizer in zip(game.players, optimizers, strict=False):
            player.optimizers = list(optimizer)
        for player, owned in zip(game.players, spells, strict=False):
            player.spells = list(owned)
        for player, left in zip(game.players, coins, strict=False):
            player.coins = left
        game.goals.append(game.piles["goals"].pop())
        return self.run(Refreshing())

    def skip_market(self) -> Self:
        """Everyone passes."""
        while self.game.phase == "market":
            self.pick("pass")
        return self

    def round_off(self) -> Self:
        """Everyone finishes without a path and uses nothing."""
        while self.game.phase in ("explore", "hand"):
            asked = self.question()
            self.pick("keep" if asked.kind == "foresee" else "done", seat=asked.seat)
        while self.game.phase == "refresh":
            self.pick("confirm")
        return self

    # Checks

    def player_is(self, seat: Seat, **expected: object) -> Self:
        """A player has these values, cards as one text."""
        return self._are(f"seat {seat}", self.game.players[seat], expected)

    def players_are(self, **expected: Sequence[object]) -> Self:
        """The players have these values, one after the other."""
        values = {name: [getattr(player, name) for player in self.game.players] for name in expected}
        return self.equal("the players", expected, values)

    def draft_is(self, seat: Seat, **expected: object) -> Self:
        """The draft of a player has these values."""
        return self._are(f"the draft of {seat}", self.game.players[seat].draft, expected)


def exploring(*hands: str, goal: str = "goal_coin_2", coming: str = "goal_key_2 goal_rope_1", **settings: Any) -> Table:
    """A table at which these hands are explored, one for each seat."""
    return Table(len(hands), **settings).explore(*hands, goal=goal, coming=coming.split())


class Mission(Steered):
    """A co-operative game; `play` brings it to the first turn, `grid` makes a tableau of one's own.

    Seat 0 is the host and holds the pen, seat 1 is at turn, seat 2 looks on.
    """

    def __init__(
        self, number: int = 1, seats: int = 3, difficulty: str = "normal", seed: str = "m", **settings: object
    ) -> None:
        chosen = {"mode": "coop", "mission": number, "difficulty": difficulty, **settings}
        self.game = MapMasters.start(seats, chosen, seed=seed)

    @property
    def team(self) -> Team:
        assert self.game.team is not None
        return self.game.team

    def seen(self, seat: Seat | None = None) -> TeamView:
        """The team as a seat or everyone sees it."""
        team = self.game.view(seat).team
        assert team is not None
        return team

    def agree(self) -> Self:
        """Everyone confirms what is proposed; the events of the proposal count among those of the last answers."""
        while asked := next((question for question in self.game.questions if question.kind == "confirm"), None):
            self.news = [*self.news, *self.game.choose(asked.seat, asked.id, ["confirm"])]
        return self

    def starts(self, *cards: str) -> Self:
        """Place the groups; without names on the first openings without an obstacle."""
        for number in range(len(self.team.rules.groups)):
            free = [id for id, option in self.options().items() if option.label.key == "do-place_group"]
            self.pick(cards[number] if number < len(cards) else free[0])
        return self.agree()

    def play(self, *cards: str) -> Self:
        """Play through all decisions of the team to the first turn, buying nothing."""
        self.starts(*cards)
        while self.game.phase == "team":
            ids = self.ids()
            self.pick(next(id for id in ("submit", "normal", "seat_1", "seat_0") if id in ids))
            self.agree()
        return self

    def trace(self, *steps: str, group: str = "green") -> Self:
        """Draw a path by answering with these steps; those that the game has taken by itself are passed over."""
        events = self.pick(f"trace_{group}")
        for number, text in enumerate(steps):
            drawn = self.team.trace
            if drawn is not None and len(drawn.steps) <= number:
                events += self.pick(text)
        self.news = events
        return self

    def grid(self, *rows: str, groups: Sequence[str] = ("0_0_W1",)) -> Self:
        """A tableau of named cards, free spaces (`.`) and closed ones (`X`); `!` before a card turns it.

        `groups`: where each begins, by column, row and opening.
        """
        self.position = f"{rows} with groups at {groups}"
        self.answers = ()
        team = self.team
        team.tableau.clear()
        team.free.clear()
        team.hidden.clear()
        self.game.piles["steps"] = []
        for row, text in enumerate(rows):
            for column, card in enumerate(text.split()):
                if card == ".":
                    team.free.append((column, row))
                elif card != "X":
                    team.tableau.append(Placed.on(card.lstrip("!"), card[0] == "!", (column, row)))
        del team.groups[len(groups) :]
        for group, start in zip(team.groups, groups, strict=True):
            x, y, group.opening = start.split("_")
            group.column, group.row = int(x), int(y)
        return self

    def path(self, group: int = 0) -> Path:
        """The path of a group before its next step."""
        group_path = begin_path(self.game, group)
        assert group_path is not None
        return group_path

    # Checks

    def team_is(self, **expected: object) -> Self:
        """The team has these values."""
        return self._are("the team", self.team, expected)

    def group_is(self, number: int = 0, **expected: object) -> Self:
        """A group has these values, cards as one text."""
        return self._are(f"group {number}", self.team.groups[number], expected)

    def lost(self, why: str) -> Self:
        """The mission is lost for this reason."""
        return self.over("end-mission_lost").equal("lost because", refer(f"lost-{why}"), self.result.facts["why"])


def small(
    *rows: str,
    number: int = 1,
    difficulty: str = "normal",
    groups: tuple[str, ...] = ("0_0_W1",),
    filled: Sequence[int] = (),
    spells: Sequence[str] = (),
    artifacts: Sequence[str] = (),
    tokens: Sequence[int] = (0, 0, 0, 0),
    **settings: object,
) -> Mission:
    """A mission on a small tableau of one's own, in the middle of a turn; the first group owns what is named."""
    mission = Mission(number, difficulty=difficulty, **settings)  # type: ignore[arg-type]
    mission.play().grid(*rows, groups=groups)
    first = mission.team.groups[0]
    mission.team.filled = list(filled)
    first.spells, first.artifacts, first.tokens = list(spells), list(artifacts), list(tokens)
    return mission.run(EndTurn(), TracePaths(seat=mission.game.turn))
