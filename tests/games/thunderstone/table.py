"""A table of Thunderstone laid out as a test needs it, and played by the names of cards.

    lay(hand="elf_wizard torch", hall="nixie ghost haunt").do("dungeon", "attack-1").logs("sinks")
    battle("elf_wizard militia torch", "haunt").do("attack-1").asks("bar_hero", "elf_wizard, militia")
    fight("militia+dagger torch", "griknack_goblin", attack=2)

Seats are counted from the one whose turn it is: 0 acts, 1 is next. Their real numbers differ: the
acting seat is the last of the table, so that no test passes because a player has seat 0.

Cards are named in one text, separated by spaces. `hall` names ranks 1, 2 and 3; `-` is an empty rank. `deck` and
`dungeon` name the cards from the top on. Cards are laid down as needed, so a table may hold more than the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from games.thunderstone.rules.battle_totals import BattleTotals, Force, battle_totals
from games.thunderstone.rules.cards import CARDS, MONSTER_GROUPS
from games.thunderstone.rules.game import Thunderstone
from games.thunderstone.rules.pieces import HallCard, Plan, Player, RevealedCard, Turn
from games.thunderstone.rules.setup import FIRST_VILLAGE
from games.thunderstone.rules.turns import ChooseAction
from games.thunderstone.rules.view import PlayerView, ThunderstoneView
from rules.messages import Event, Message, Seat, SeatRef, seat_name
from rules.questions import Question
from rules.results import Place
from tests.games.checks import Checks
from tests.games.driver import preview

FILLER = "torch torch iron_rations dagger militia militia"
"""The cards of a party deck where they do not matter."""
TORCHES = "torch torch torch torch torch"
"""Five cards that make a hand of six with another one, and do not fight."""
KHAN, MILITIA = f"outlands_khan {TORCHES}", f"militia {TORCHES}"
"""Hands with one hero, who beats most monsters or few."""
SHOP = "barkeep fireball hatchet lantern lightstone_gem pawnbroker town_guard trainer"
"""A village with four villagers, whose effects are used there."""


@dataclass
class Table(Checks[Thunderstone]):
    """A game with its open question and the events of the last answer."""

    game: Thunderstone
    first: Seat = 0
    """The seat that acts, counted as 0 here."""
    news: list[Event] = field(default_factory=list)

    # Seats and players

    def seat(self, number: int) -> Seat:
        """The seat that many places after the acting one."""
        return (self.first + number) % self.game.seats

    def player(self, number: int) -> Player:
        """The player there."""
        return self.game.players[self.seat(number)]

    def name(self, number: int) -> SeatRef:
        """The player's name in messages."""
        return seat_name(self.seat(number))

    @property
    def players(self) -> list[Player]:
        """All players, the acting one first."""
        return [self.player(number) for number in range(self.game.seats)]

    def pledged(self, number: int) -> list[str]:
        """The player's discards, chosen while others still choose."""
        return self.game.pledged[self.seat(number)]

    def owned(self, number: int) -> list[str]:
        """All cards of that player."""
        return self.game.owned(self.seat(number))

    def place(self, number: int) -> Place:
        """That player's place at the end."""
        assert self.game.result is not None
        return self.game.result.places[self.seat(number)]

    def view(self, number: int) -> ThunderstoneView:
        """The player's view."""
        return self.game.view(self.seat(number))

    def shows(self, number: int, other: int) -> PlayerView:
        """The part of player `number`'s view that shows player `other`."""
        return self.view(number).players[self.seat(other)]

    def of(self, game: Thunderstone) -> Table:
        """This table with another game, a guess say."""
        return Table(game, self.first)

    def number(self, seat: Seat) -> int:
        """The number of places from the acting seat to this one."""
        return (seat - self.first) % self.game.seats

    @property
    def who(self) -> int:
        """The player the table waits for."""
        return self.number(self.question.seat)

    # The open question

    @property
    def question(self) -> Question:
        """The question the table waits for."""
        return self.game.awaited()

    @property
    def kind(self) -> str:
        """Its kind, or the reason of the end."""
        return self.question.kind if self.game.result is None else self.game.result.reason

    @property
    def ids(self) -> list[str]:
        """The ids of its options."""
        return [option.id for option in self.question.options(self.game)]

    @property
    def me(self) -> Player:
        """The acting player."""
        return self.player(0)

    @property
    def hand(self) -> list[str]:
        """The revealed cards of the active player."""
        return [shown.card for shown in self.game.turn.cards]

    @property
    def hall(self) -> str:
        """The cards in ranks 1, 2 and 3."""
        return " ".join("-" if card is None else card.card for card in self.game.hall)

    def slot(self, card: str, copy: int = 1) -> int:
        """The slot of a revealed card."""
        return [shown.slot for shown in self.game.turn.cards if shown.card == card][copy - 1]

    # Answers

    def pick(self, *option_ids: str, seat: int | None = None) -> Table:
        """Answer the open question, or that of one player."""
        question = self.question if seat is None else self.asked(seat)
        self.news = self.game.choose(question.seat, question.id, list(option_ids))
        return self

    def asked(self, seat: int | None = None) -> Question:
        """The awaited question of one player, counted from the acting one, or the first."""
        return self.game.awaited(None if seat is None else self.seat(seat))

    # Results

    def sum(self, rank: int, plan: Plan | None = None) -> BattleTotals:
        """The battle against a rank as it would be now."""
        monster = self.game.monster_in(rank)
        assert monster is not None
        return battle_totals(self.game.turn, monster, rank, plan)

    def preview(self, option_id: str) -> dict[str, Message]:
        """The breakdown of an answer, by key."""
        lines = preview(self.game, self.question.seat, self.question.id, option_id)
        return {line.key: line for line in lines}

    def heard(self, key: str) -> list[dict[str, object]]:
        """The arguments of the events of this key in the last answer."""
        return [dict(event.args) for event in self.news if event.key == key]

    # Checks

    def answer(self, text: str, question: Question) -> list[str]:
        """Option ids for cards by name: `militia`, `use banish#2`, `equip dagger militia`, `militia, torch`.

        `use barkeep 2` is its second effect.
        """
        return [self._id(part.split(), question) for part in text.split(",")]

    def _id(self, words: list[str], question: Question) -> str:
        act, *words_after = words
        if words_after:
            slots = [self.slot(*_named(thing)) for thing in words_after if not thing.isdecimal()]
            effects = [int(thing) - 1 for thing in words_after if thing.isdecimal()] or [0] * (act == "use")
            return "-".join([act, *map(str, [*slots, *effects])])
        card, copy = _named(act)
        if card not in CARDS:
            return act
        by_name = [f"card-{card}-{copy}", f"card-{card}"]
        offered = [option.id for option in question.options(self.game) if option.id in by_name]
        return offered[0] if offered else f"card-{self.slot(card, copy)}" if card in self.hand else by_name[0]

    def piles(self, number: int = 0, **named: str) -> Table:
        """The piles of a player (`hand`, `deck`, `discard`), `removed` or `dungeon` have exactly these cards."""
        for name, text in named.items():
            self.equal(name, sorted(cards(text)), sorted(self._pile(number, name)))
        return self

    def holds(self, number: int = 0, **named: str) -> Table:
        """These piles have these cards among others."""
        for name, text in named.items():
            self.equal(f"{name} without {text}", Counter(), Counter(cards(text)) - Counter(self._pile(number, name)))
        return self

    def lacks(self, number: int = 0, **named: str) -> Table:
        """These piles have none of these cards."""
        for name, text in named.items():
            self.equal(f"{text} in {name}", [], [card for card in self._pile(number, name) if card in cards(text)])
        return self

    def tops(self, number: int = 0, **named: str) -> Table:
        """These piles begin with these cards, in this order; a discard pile with its lowest card."""
        for name, text in named.items():
            self.equal(f"top of {name}", cards(text), self._pile(number, name)[: len(cards(text))])
        return self

    def has(self, number: int = 0, **expected: int) -> Table:
        """A player's `experience`, how many cards a pile has, or how many of a card the discard pile."""
        player = self.player(number)
        sizes = {name: len(self._pile(number, name)) for name in ("hand", "deck", "discard")}
        counts = {**Counter(player.discard), **sizes, "experience": player.experience}
        return self.equal(f"player {number}", expected, {name: counts.get(name, 0) for name in expected})

    def stock(self, **expected: int) -> Table:
        """Check the number of these cards left in the village, or next to it as `diseases`."""
        left = {**self.game.stock, "diseases": self.game.diseases}
        return self.equal("stock", expected, {name: left[name] for name in expected})

    def halls(self, hall: str) -> Table:
        """The cards in ranks 1, 2 and 3."""
        return self.equal("hall", hall, self.hall)

    def bottom(self, text: str) -> Table:
        """The lowest cards of the dungeon deck, the lowest first."""
        return self.equal("bottom of the dungeon", cards(text), self.game.dungeon[: len(cards(text))])

    def totals(self, rank: int = 1, **expected: object) -> Table:
        """The battle against a rank as it would be now, as in `fight`."""
        return self.equal(f"battle {rank}", expected, _values(self.sum(rank), expected))

    def strengths(self, rank: int = 1, **expected: int) -> Table:
        """The strength of these heroes in that battle."""
        by_hero = self.sum(rank).line.strengths
        return self.equal("strengths", expected, {hero: by_hero[self.slot(hero)] for hero in expected})

    def shares(self, rank: int = 1, **expected: list[int]) -> Table:
        """Check the part of these heroes in that battle, as attack and magic."""
        totals = self.sum(rank)
        return self.equal("shares", expected, {hero: _pair(totals.shares[self.slot(hero)]) for hero in expected})

    def _pile(self, number: int, name: str) -> list[str]:
        if name == "hand" and number == 0 and self.game.turn.seat == self.first and self.game.turn.revealed:
            return self.hand
        whose = self.game if name in {"removed", "dungeon"} else self.player(number)
        return [*getattr(whose, name)]


def _named(word: str) -> tuple[str, int]:
    """A card and which copy of it: `dagger#2`."""
    card, _, copy = word.partition("#")
    return card, int(copy or 1)


def cards(text: str) -> list[str]:
    """Card ids named in a text; each must exist."""
    words = text.split()
    assert all(card in CARDS for card in words), text
    return words


def lay(
    hand: str = "militia militia torch iron_rations dagger militia",
    *,
    hall: str = "griknack_goblin bloodskull_orc firebrand_cyclops",
    deck: str = FILLER,
    discard: str = "",
    dungeon: str = "grudgebeast succubus tormentor famine kingdom",
    others: tuple[str, ...] = ("militia torch torch dagger iron_rations militia",) * 4,
    heroes: str = "amazon dwarf elf lorigg",
    village: str = " ".join(FIRST_VILLAGE),
    seats: int = 2,
    experience: int = 0,
    seed: str = "table",
    **settings: object,
) -> Table:
    """A table at the beginning of a turn, its player on the last seat. `others` are named from the next player on."""
    named = {"monsters": list(MONSTER_GROUPS[:3]), "heroes": heroes.split(), "village": village.split()}
    game = Thunderstone.start(seats, {**named, **settings}, seed=seed)
    table = Table(game, seats - 1)
    acting = table.seat(0)
    game.players[acting] = Player(
        deck=cards(deck)[::-1], hand=cards(hand), discard=cards(discard), experience=experience
    )
    for number in range(1, seats):
        game.players[table.seat(number)] = Player(deck=cards(FILLER), hand=cards(others[number - 1]))
    game.dungeon = cards(dungeon)[::-1]
    game.hall = [None if card == "-" else HallCard(card=card) for card in hall.split()]
    game.turn = Turn(seat=acting)
    game.agenda.stack = [ChooseAction(seat=acting)]
    game.agenda.number(game.agenda.stack[0], game.agenda.stack)  # type: ignore[arg-type]
    table.position = f"{hand} | hall {hall} | deck {deck} | dungeon {dungeon} | {seats} seats {settings or ''}"
    return table


def battle(hand: str, monster: str, rank: int = 1, **more: object) -> Table:
    """A table with `hand` revealed in the dungeon and `monster` in `rank`; the other ranks are goblins."""
    ranks = ["griknack_goblin"] * 3
    ranks[rank - 1] = monster
    return lay(hand, hall=" ".join(ranks), **more).do("dungeon")  # type: ignore[arg-type]


def fight(
    hand: str,
    monster: str,
    rank: int = 1,
    *,
    arms: str = "",
    off: str = "",
    plan: Plan | None = None,
    **expected: object,
) -> BattleTotals:
    """The sum of a battle, without a table. `militia+dagger` are a hero and the weapon that it carries.

    `arms` names such pairs among the cards in hand, as `dagger:militia`. Of what is expected, `attackers` and `armed`
    are named as cards; `strengths` follow the heroes in hand; all else is named as in `BattleTotals`.
    """
    turn = Turn(seat=0, revealed=True, action="dungeon")
    for word in hand.split():
        for card in cards(word.replace("+", " ")):
            turn.cards.append(RevealedCard(slot=len(turn.cards) + 1, card=card))
        if "+" in word:
            turn.cards[-2].weapon = turn.cards[-1].slot
    for weapon, _, hero in (pair.partition(":") for pair in arms.split()):
        taken = {shown.weapon for shown in turn.cards}
        bearer = next(shown for shown in turn.cards if shown.card == hero and not shown.weapon)
        bearer.weapon = next(s.slot for s in turn.cards if s.card == weapon and s.slot not in taken)
    turn.off = [shown.slot for shown in turn.cards if shown.card in off.split()]
    totals = battle_totals(turn, monster, rank, plan)
    assert _values(totals, expected) == expected, f"{hand} against {monster} in rank {rank}"
    return totals


def _values(totals: BattleTotals, names: Iterable[str]) -> dict[str, object]:
    named: dict[str, object] = {
        "attackers": " ".join(hero.card for hero in totals.attackers),
        "armed": " ".join(hero.card for hero in totals.line.heroes if hero.slot in totals.line.armed),
        "strengths": [*totals.line.strengths.values()],
        "from_attack": [*totals.from_attack],
        "shares": {slot: _pair(share) for slot, share in totals.shares.items()},
        "party": _pair(totals.party),
        "before": _pair(totals.before),
        "taken": _pair(totals.taken),
    }
    return {name: named[name] if name in named else getattr(totals, name) for name in names}


def _pair(force: Force) -> list[int]:
    return [force.attack, force.magic]
