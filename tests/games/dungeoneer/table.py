"""Positions of Dungeoneer built by hand, with scripted dice; laying, answers and checks are chained.

table_of().rich(1, movement=2).begin("hero").dice(6).play("move-e").hero_is(1, at=1).refuses("move-w", "no_movement")

The names of cards begin with their kind: `he_` heroes, `mo_` monsters, `tp_` traps, `ba_` banes, `bn_` boons, `tr_`
treasures; `md_` spaces and `qd_` quests of the dungeon, `mw_` and `qw_` those of the wilderness.

The ids of answers say what is done with which card: `-s2` is for the player on seat 2, `-e0` against the first of the
declared encounters, `-n2` with 2 Glory paid; `move-e` goes east. A card that lies before a player has a number:
`use-#tr_boots` has that of the Boots, the oldest ones if there are several.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from typing import Self

from games.dungeoneer.rules import inventory
from games.dungeoneer.rules.attributes import hero_score, lies_at
from games.dungeoneer.rules.combat.threats import FACED
from games.dungeoneer.rules.components import HEROES, Hero
from games.dungeoneer.rules.game import Dungeoneer
from games.dungeoneer.rules.map.building import BuildPhase
from games.dungeoneer.rules.map.geometry import Spot, is_open, place, space_of
from games.dungeoneer.rules.phases.discard_draw import DiscardDraw
from games.dungeoneer.rules.phases.dungeonlord import DungeonlordPhase
from games.dungeoneer.rules.phases.hero_phase import HeroPhase
from games.dungeoneer.rules.phases.turns import EndWindow, NextTurn, ResetPhase
from games.dungeoneer.rules.pieces import NOWHERE, Armed, Beast, Laid, OpenQuest, Pile, Player, Tip
from games.dungeoneer.rules.windows import PASS_ATTACK, PASS_TURN, WindowAction
from rules.entries import Scope, Step
from rules.errors import IllegalChoice
from rules.messages import TABLE, Event, Seat
from rules.questions import Question, Secrecy
from tests.games.checks import Outcomes
from tests.rules.scripted import Scripted

THREATS = ("log-threat", *FACED.values())
"""The texts of threats that are rolled for."""
Cards = tuple[tuple[str, int, int], ...]
"""Map cards with the column and the row where they lie."""
MAP: Cards = (("md_gate", 0, 0), ("md_ash_corridor", 0, -1), ("md_crossways", 1, 0))
"""The Entrance, with one space to the north and one to the east."""
AROUND_THE_GATE: Cards = (
    ("md_gate", 0, 0),
    ("md_ash_corridor", 0, -1),
    ("md_dripping_stair", 1, 0),
    ("md_smoke_vents", 0, 1),
)
"""The Entrance, with the Ash Corridor north, the Dripping Stair with its pit east, and the Smoke Vents south."""
START = ("reset", "dungeonlord", "build", "hero", "end", "discard")


class Table(Outcomes[Dungeoneer]):
    """A game with a prepared position: empty hands, no quests, heroes on the Entrance.

    Seat 0 has begun the game and lost its hero since; the heroes named sit from seat 1 on, and seat 1 is at turn. So
    the actor, the one affected and the first player are three seats. With `begun=False` seat 0 is in the game: the
    heroes named sit from there on.
    """

    def __init__(
        self,
        heroes: Sequence[str] = ("he_sera", "he_brokk"),
        cards: str = "emberdeep",
        *,
        revealed: bool = False,
        begun: bool = True,
    ) -> None:
        if begun:
            heroes = (next(hero.id for hero in HEROES.values() if self._is_free(hero, heroes, cards)), *heroes)
        self.game = Dungeoneer.start(
            len(heroes), {"cards": cards, "revealed_map": revealed}, seed=f"table {cards} {len(heroes)}"
        )
        self.events: list[Event] = []
        self.actor = int(begun)
        game = self.game
        game.dice = Scripted(seed="loaded")
        game.deck = [id for hand in game.hands for id in hand] + game.deck
        game.hands = [[] for _ in heroes]
        game.known = [[] for _ in heroes]
        game.players = [Player(seat, hero, at=0, glory=0, peril=0) for seat, hero in enumerate(heroes)]
        game.quest_deck.mixed([quest.id for quest in game.quests] + game.quest_deck.cards)
        game.quests = []
        if begun:
            game.players[0].alive = False
            game.players[0].at = NOWHERE
        game.first = 0
        game.turn = int(begun)
        game.turns = 1

    @staticmethod
    def _is_free(hero: Hero, heroes: Sequence[str], cards: str) -> bool:
        return hero.id not in heroes and cards in (hero.set, "both")

    def __getitem__(self, seat: Seat) -> Player:
        return self.game.players[seat]

    # Laying out

    def map(self, *cards: tuple[str, int, int], turned: Sequence[str] = ()) -> Self:
        """Place only these map cards; the heroes start on the first one."""
        game = self.game
        game.map_cards = [Pile()]
        game.map_cards[0].mixed([*(space.card for space in game.spaces)])
        game.spaces, game.entrances, game.portals = [], [], []
        for card, x, y in cards:
            number = place(game, card, Spot(y, x, card in turned))
            if game.spaces[number].printed.kind == "entrance":
                game.entrances.append(number)
        for player in game.players:
            player.at = 0 if player.alive else NOWHERE
        game.visited = [0]
        return self

    def at(self, seat: Seat, card: str) -> Self:
        """Put a hero on the space with this map card."""
        self[seat].at = space_of(self.game, card)
        return self

    def set(self, seat: Seat, **attributes: object) -> Self:
        """Set attributes of a player."""
        for name, value in attributes.items():
            assert hasattr(self[seat], name), name
            setattr(self[seat], name, value)
        return self

    def stance(self, seat: Seat, stance: str) -> Self:
        """Set when that player wants to be asked in windows."""
        self.game.stances[seat] = stance
        return self

    def hand(self, seat: Seat, *cards: str) -> Self:
        """Add cards to a hand."""
        for card in cards:
            if card in self.game.deck:
                self.game.deck.remove(card)
            self.game.hands[seat].append(card)
        return self

    def map_deck(self, *cards: str) -> Self:
        """The map deck has only these cards, the last one on top."""
        self.game.map_cards[0].mixed([*cards])
        return self

    def ready(self, seat: Seat, *cards: str) -> Self:
        """Lay boons and treasures before a player."""
        for card in cards:
            if card in self.game.deck:
                self.game.deck.remove(card)
            inventory.ready(self.game, seat, card)
        return self

    def bane(self, seat: Seat, card: str, by: Seat) -> Self:
        """Lay a permanent bane on a hero."""
        self[seat].banes.append(Laid(self.game.next_number(), card, by))
        return self

    def pack(self, seat: Seat, card: str, wounds: int = 0, *attachments: str) -> Self:
        """Add a monster to a player's pack."""
        self[seat].pack.append(Beast(self.game.next_number(), card, wounds, list(attachments)))
        return self

    def quest(self, id: str, owner: Seat = -1) -> Self:
        """Open a quest: a player's personal one, or a global one."""
        if id in self.game.quest_deck.cards:
            self.game.quest_deck.mixed([card for card in self.game.quest_deck.cards if card != id])
        self.game.quests.append(OpenQuest(id, owner=owner))
        return self

    def set_quest(self, id: str, **state: object) -> Self:
        """Set attributes of an open quest."""
        for name, value in state.items():
            assert hasattr(self.game.quest(id), name), name
            setattr(self.game.quest(id), name, value)
        return self

    def rich(self, seat: Seat, glory: int = 0, peril: int = 0, movement: int = 0) -> Self:
        """Give a player exactly so much Glory, Peril and movement."""
        return self.set(seat, glory=glory, peril=peril, movement=movement)

    def tip(self, seat: Seat, cause: str = "free", attr: str = "melee", target: int = 0) -> Self:
        """Tip a hero, who gets up by meeting this threat."""
        return self.set(seat, tip=Tip(cause, attr, target))

    # Playing

    def begin(self, phase: str, turn: Seat | None = None, *, moved: bool = False, wait: bool = False) -> Self:
        """Start the turn of that seat (else of the first named hero's) in that phase, with its movement as it is.

        Everyone passes in windows, unless `wait`.
        """
        game = self.game
        turn = self.actor if turn is None else turn
        game.turn = turn
        game.declared = False
        game.moved = moved
        game.attempts = 0
        game.explored = 0
        game.windows = []
        game.result = None
        game.visited = [self[turn].at]
        if phase != "reset":
            game.top_speed = 99
        steps: dict[str, list[Step | Scope]] = {
            "reset": [ResetPhase()],
            "dungeonlord": [DungeonlordPhase()],
            "build": [BuildPhase()],
            "hero": [HeroPhase(), Scope(name="hero_phase")],
            "end": [EndWindow()],
            "discard": [DiscardDraw(), Scope(name="turn"), NextTurn()],
        }
        names = START[START.index(phase) :]
        game.agenda.stack.clear()
        game.agenda._current = None
        game.push(*(step for name in names for step in steps[name]))
        self.position = f"seat {turn} in phase {phase}: {' | '.join(map(self._in_short, game.players))}"
        self.position += (
            f" | quests {_in_words([quest.id for quest in game.quests]) or '-'} | map {_in_words(game.spaces)}"
        )
        self.answers = ()
        game.agenda.run(game)
        self.go_on(pass_windows=not wait)
        return self

    def _in_short(self, player: Player) -> str:
        if not player.alive:
            return f"{player.hero} out"
        hand = " ".join(self.game.hands[player.seat])
        stance = self.game.stances[player.seat]
        poor = Player(player.seat, player.hero, glory=0, peril=0)
        held = {field.name: getattr(player, field.name) for field in fields(poor)}
        values = [f"{name}={_in_words(value)}" for name, value in held.items() if value != getattr(poor, name)]
        words = [player.hero, *values, f"hand={hand or '-'}"]
        return " ".join(words if stance == "affected" else [*words, stance])

    def dice(self, *rolls: int, picks: Sequence[int] = ()) -> Self:
        """Let the next dice show this, and the next random picks be these."""
        loaded = self.game.dice
        assert isinstance(loaded, Scripted)
        loaded.falls(*rolls, picks=picks)
        return self

    def asked(self, seat: Seat | None = None) -> Question:
        """The awaited question of that seat, or the only one."""
        questions = [q for q in self.game.questions if q.awaited and seat in (None, q.seat)]
        assert questions, f"nobody is asked, or not seat {seat}"
        return questions[0]

    def is_asked(self, seat: Seat) -> bool:
        """Whether the table waits for that seat."""
        return any(q.awaited and q.seat == seat for q in self.game.questions)

    def ids(self, seat: Seat | None = None) -> list[str]:
        """The answers of a question, without those that pass for longer than one window."""
        return [id for id in self.all_ids(seat) if id not in (PASS_ATTACK, PASS_TURN)]

    def all_ids(self, seat: Seat | None = None) -> list[str]:
        """The ids of all answers of a question."""
        return [option.id for option in self.asked(seat).options(self.game)]

    def do(self, *ids: str, seat: Seat | None = None, wait: bool = False) -> list[Event]:
        """Answer one question and skip the clock's pauses; unless `wait`, everyone passes in windows."""
        question = self.question_of(seat)
        ids = tuple(map(self.numbered, ids))
        shown = ", ".join(self.shown(id, question) for id in ids)
        self.answers += (shown if seat is None else f"{seat}: {shown}",)
        try:
            events = list(self.game.choose(question.seat, question.id, list(ids)))
        except IllegalChoice as refused:
            raise self.failure(f"the answer {shown}", refused.message.key, seat) from refused
        events += self.go_on(pass_windows=not wait)
        self.events = events
        return events

    def play(self, *ids: str, seat: Seat | None = None, wait: bool = False) -> Self:
        """Answer one question after the other, each with one option."""
        for id in ids:
            self.do(id, seat=seat, wait=wait)
        return self

    def press(self, id: str, seat: Seat | None = None) -> Self:
        """Answer one question, and leave the clock's pauses to the test."""
        question = self.asked(seat)
        self.events = self.game.choose(question.seat, question.id, [id])
        return self

    def order(self, seat: Seat, id: str) -> Self:
        """Give a standing order, arm one, or withdraw it, about which nobody hears."""
        kind = "standing_order" if id.startswith("stance") else "arm_order"
        (order,) = [question for question in self.game.questions if (question.kind, question.seat) == (kind, seat)]
        return self.equal("events of an order", [], self.game.choose(seat, order.id, [id]))

    def arms(self, seat: Seat, *orders: Armed) -> Self:
        """Let a player have these orders armed."""
        self.game.armed[seat] = [*orders]
        return self

    def go_on(self, *, pass_windows: bool = True) -> list[Event]:
        """End the pauses of the clock, and pass for all who are asked in windows; returns the events."""
        events: list[Event] = []
        while self.game.result is None:
            question = next((q for q in self.game.questions if q.awaited), None)
            if question is None:
                break
            if question.seat == TABLE:
                events += self.game.choose(TABLE, question.id, ["go_on"])
            elif isinstance(question, WindowAction) and pass_windows:
                events += self.game.choose(question.seat, question.id, ["pass"])
            else:
                break
        return events

    def declare(self, *refs: str, target: Seat = 2, wait: bool = False) -> Self:
        """Declare these encounters against one player, each with the first attribute offered."""
        self.do("declare")
        for ref in refs:
            self.do(f"add-{ref}")
            while not {"done"} <= set(self.ids()):
                ids = self.ids()
                wish = f"seat-{target}"
                self.do(wish if wish in ids else ids[0])
        return self.play("done", wait=wait)

    def happened(self) -> list[str]:
        """The keys of the events of the last answer."""
        return [event.key for event in self.events]

    def args_of(self, key: str) -> list[dict[str, object]]:
        """The arguments of the events of the last answer with this key."""
        return [dict(event.args) for event in self.events if event.key == key]

    def numbered(self, id: str) -> str:
        """An answer with the number of the card that it names: `use-#tr_boots` is `use-7`."""
        in_play: list[Laid | Beast] = []
        for player in self.game.players:
            in_play += [*player.readied, *player.banes]
            in_play += player.pack
        return re.sub(r"#(\w+)", lambda named: str(next(card.number for card in in_play if card.card == named[1])), id)

    def answer(self, text: str, question: Question) -> list[str]:
        return [self.numbered(id) for id in super().answer(text, question)]

    # Checks

    @property
    def news(self) -> Sequence[Event]:
        return self.events

    def hero_is(self, seat: Seat, **expected: object) -> Self:
        """A player has these values of `Player`, or `hand`, or `lies`; cards are given as one text or their number."""
        return self.equal(f"seat {seat}", expected, {name: self._of(seat, name, expected[name]) for name in expected})

    def _of(self, seat: Seat, name: str, expected: object) -> object:
        if name == "lies":
            return self[seat].tip is not None
        value = self.game.hands[seat] if name == "hand" else getattr(self[seat], name)
        if isinstance(value, list) and isinstance(expected, int):
            return len(value)
        return _in_words(value) if isinstance(expected, str) else value

    def all_are(self, **expected: list[object]) -> Self:
        """The players from the first named hero on have these values."""
        players = self.game.players[self.actor :]
        return self.equal(
            "all",
            expected,
            {name: [getattr(player, name) for player in players[: len(of)]] for name, of in expected.items()},
        )

    def tipped_by(self, seat: Seat, cause: str, attr: str, target: int) -> Self:
        """A hero is tipped by this cause, and gets up by meeting this threat."""
        tip = self[seat].tip
        return self.equal(f"tip of seat {seat}", (cause, attr, target), tip and (tip.cause, tip.attr, tip.target))

    def quest_is(self, id: str, **expected: object) -> Self:
        """An open quest has these values."""
        quest = self.game.quest(id)
        return self.equal(id, expected, {name: getattr(quest, name) for name in expected})

    def lies_in(self, quest: str, space: int) -> Self:
        """The component of a quest lies in that space."""
        return self.equal(f"component of {quest}", space, lies_at(self.game, self.game.quest(quest)))

    def game_is(self, **expected: object) -> Self:
        """The game has these values, cards as one text."""
        values = {name: getattr(self.game, name) for name in expected}
        plain = {
            name: _in_words(values[name]) if isinstance(expected[name], str) else values[name] for name in expected
        }
        return self.equal("the game", expected, plain)

    def discards(self, *cards: str) -> Self:
        """These cards are among the discarded ones."""
        return self.equal("discarded", [*cards], [card for card in cards if card in self.game.discard])

    def answers_are(self, *ids: str, by: Seat | None = None) -> Self:
        """Exactly these answers are possible, in this order, besides those that pass for longer."""
        return self.equal("answers", [*map(self.numbered, ids)], self.ids(by), by)

    def threatens(self, *seats: Seat) -> Self:
        """Exactly these players had to roll against a threat since the last answer, in this order."""
        rolled = [event.args["player"] for event in self.events if event.key in THREATS]
        return self.equal("threatened", [*seats], self.plain(rolled))

    def asks_in_secret(self, *seats: Seat) -> Self:
        """Exactly these players are asked in secret."""
        asked = sorted(
            question.seat
            for question in self.game.questions
            if question.secrecy is Secrecy.ALL and question.seat != TABLE
        )
        return self.equal("asked in secret", [*seats], asked)

    def pauses(self, *, expected: bool = True) -> Self:
        """The clock pauses, as far as everybody can see."""
        clock = [question.kind for question in self.game.questions if question.seat == TABLE]
        return self.equal("clock", ["pause"] if expected else [], clock)

    def armed_are(self, seat: Seat, *orders: Armed) -> Self:
        """A player has exactly these orders armed."""
        return self.equal(f"armed by seat {seat}", [*orders], self.game.armed[seat])

    def window_is(self, kind: str) -> Self:
        """A window of this kind is open."""
        return self.equal("windows", kind, self.game.windows[-1].kind if self.game.windows else "none")

    def answers_like(self, start: str, *ids: str, by: Seat | None = None) -> Self:
        """Of the answers that begin like this, exactly these are possible, in this order."""
        return self.equal(
            f"answers like {start}", [*map(self.numbered, ids)], [id for id in self.ids(by) if id.startswith(start)], by
        )

    def holds(self, seat: Seat, *cards: str) -> Self:
        """A player has these cards in hand, among others."""
        return self.equal(f"hand of seat {seat}", [*cards], [card for card in cards if card in self.game.hands[seat]])

    def ways(self, *, open: str = "", shut: str = "") -> Self:
        """These exits, named by space and side as in `0e`, can be passed without a roll; those that are shut cannot."""
        named = {exit: (int(exit[:-1]), "nesw".index(exit[-1])) for exit in [*open.split(), *shut.split()]}
        exits = [exit for exit, (space, side) in named.items() if is_open(self.game, space, side)]
        return self.equal("open exits", open.split(), exits)

    def scores(self, seat: Seat, **expected: int) -> Self:
        """A hero has these scores."""
        return self.equal(
            f"scores of seat {seat}", expected, {attr: hero_score(self.game, seat, attr).value for attr in expected}
        )


def table_of(*heroes: str, where: Cards = MAP, cards: str = "both") -> Table:
    """A table of these heroes, else Sera and Brokk, who sit from seat 1 on and stand on the first space of the map."""
    return Table(heroes or ("he_sera", "he_brokk"), cards=cards).map(*where)


def _in_words(items: object) -> object:
    """Cards as one text."""
    if not isinstance(items, list):
        return items
    return " ".join(item if isinstance(item, str) else str(getattr(item, "card", item)) for item in items)
