"""A table of Thunderstone laid out as a test needs it, and played by the names of cards.

    table = lay(hand="elf_wizard torch", hall="nixie ghost haunt")
    table.enter().attack(1)

Cards are named in one text, separated by spaces. `hall` names ranks 1, 2 and 3; `-` is an empty rank. `deck` and
`dungeon` name the cards from the top on. Cards are laid down as needed, so a table may hold more than the box.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

from rules.core.errors import IllegalChoice
from rules.core.messages import Event, Message, Seat
from rules.core.questions import Question
from rules.thunderstone.cards import CARDS, LEVELS, MONSTER_GROUPS
from rules.thunderstone.game import Thunderstone
from rules.thunderstone.setup import FIRST_VILLAGE
from rules.thunderstone.state import HallCard, Player, Shown, Turn
from rules.thunderstone.sums import BattleSum, Plan, battle_sum
from rules.thunderstone.turns import ChooseAction

FILLER = "torch torch iron_rations dagger militia militia"
"""What lies in a party deck where a test does not care."""


@dataclass
class Table:
    """A game with the question that is open, and everything that has been told."""

    game: Thunderstone
    told: list[Event] = field(default_factory=list)

    # What is open

    @property
    def question(self) -> Question:
        """The question the table waits for."""
        return next(question for question in self.game.questions if question.awaited)

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
        """The player on seat 0."""
        return self.game.players[0]

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

    def refusal(self, option_id: str) -> str:
        """The code with which an answer is refused; the game must stay as it was."""
        before = self.game.save()
        with pytest.raises(IllegalChoice) as caught:
            self.game.choose(self.question.seat, self.question.id, [option_id])
        assert self.game.save() == before
        return caught.value.message.key.removeprefix("refused-")

    # Answers

    def pick(self, *option_ids: str, seat: Seat | None = None) -> Table:
        """Answer the open question, or that of a seat."""
        question = self.question if seat is None else self.asked(seat)
        self.told = self.game.choose(question.seat, question.id, list(option_ids))
        return self

    def asked(self, seat: Seat) -> Question:
        """The awaited question of a seat."""
        return next(question for question in self.game.questions if question.awaited and question.seat == seat)

    def enter(self) -> Table:
        """Enter the dungeon."""
        return self.pick("dungeon")

    def visit(self) -> Table:
        """Visit the village."""
        return self.pick("village")

    def rest(self, card: str = "") -> Table:
        """Rest, and destroy a card where one is named."""
        self.pick("rest")
        return self.pick(f"card-{card}") if card else self

    def use(self, card: str, number: int = 1, copy: int = 1) -> Table:
        """Use an effect of a revealed card, effects and copies counted from 1."""
        return self.pick(f"use-{self.slot(card, copy)}-{number - 1}")

    def can_use(self, card: str, number: int = 1, copy: int = 1) -> bool:
        """Whether that effect is offered."""
        return f"use-{self.slot(card, copy)}-{number - 1}" in self.ids

    def on(self, card: str, copy: int = 1) -> Table:
        """Name a revealed card."""
        return self.pick(f"card-{self.slot(card, copy)}")

    def equip(self, weapon: str, hero: str, copy: int = 1, hero_copy: int = 1) -> Table:
        """Give a weapon to a hero."""
        return self.pick(f"equip-{self.slot(weapon, copy)}-{self.slot(hero, hero_copy)}")

    def attack(self, rank: int) -> Table:
        """Declare a target."""
        return self.pick(f"attack-{rank}")

    def done(self) -> Table:
        """Answer `done`."""
        return self.pick("done")

    # What came of it

    def sum(self, rank: int, plan: Plan | None = None) -> BattleSum:
        """The battle against a rank as it would be now."""
        monster = self.game.monster_in(rank)
        assert monster is not None
        return battle_sum(self.game.turn, monster, rank, plan)

    def preview(self, option_id: str) -> dict[str, Message]:
        """The worked sum of an answer, by key."""
        lines = self.game.preview(self.question.seat, self.question.id, option_id)
        return {line.key: line for line in lines}

    def heard(self, key: str) -> list[dict[str, object]]:
        """The arguments of the events of this key in the last answer."""
        return [dict(event.args) for event in self.told if event.key == key]

    def count(self, pile: list[str]) -> dict[str, int]:
        """A pile as numbers."""
        return dict(Counter(pile))


def cards(text: str) -> list[str]:
    """Card ids named in a text; each must exist."""
    found = text.split()
    assert all(card in CARDS for card in found), text
    return found


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
    **options: object,
) -> Table:
    """A table at the beginning of seat 0's turn."""
    settings = {
        "monsters": list(MONSTER_GROUPS[:3]),
        "heroes": heroes.split(),
        "village": village.split(),
        **options,
    }
    game = Thunderstone.start(seats, settings, seed=seed)
    game.players[0] = Player(deck=cards(deck)[::-1], hand=cards(hand), discard=cards(discard), experience=experience)
    for seat in range(1, seats):
        game.players[seat] = Player(deck=cards(FILLER), hand=cards(others[seat - 1]))
    game.dungeon = cards(dungeon)[::-1]
    game.hall = [None if card == "-" else HallCard(card=card) for card in hall.split()]
    game.turn = Turn(seat=0)
    game.agenda.stack = [ChooseAction(seat=0)]
    game.agenda.number(game.agenda.stack[0], game.agenda.stack)  # type: ignore[arg-type]
    return Table(game)


def battle(hand: str, monster: str, rank: int = 1, **more: object) -> Table:
    """A table with `hand` revealed in the dungeon and `monster` in `rank`; goblins stand elsewhere."""
    ranks = ["griknack_goblin"] * 3
    ranks[rank - 1] = monster
    return lay(hand, hall=" ".join(ranks), **more).enter()  # type: ignore[arg-type]


def fight(
    hand: str, monster: str, rank: int = 1, *, arms: str = "", off: str = "", plan: Plan | None = None
) -> BattleSum:
    """The sum of a battle, without a table. `arms` names pairs such as `dagger:militia`."""
    turn = Turn(seat=0, revealed=True, action="dungeon")
    turn.cards = [Shown(slot=slot, card=card) for slot, card in enumerate(cards(hand), 1)]
    for pair in arms.split():
        weapon, _, hero = pair.partition(":")
        taken = {shown.weapon for shown in turn.cards}
        bearer = next(shown for shown in turn.cards if shown.card == hero and not shown.weapon)
        bearer.weapon = next(s.slot for s in turn.cards if s.card == weapon and s.slot not in taken)
    turn.off = [shown.slot for shown in turn.cards if shown.card in off.split()]
    return battle_sum(turn, monster, rank, plan)


def stack_of(card: str) -> str:
    """The village stack a card belongs to."""
    return next((kind for kind, levels in LEVELS.items() if card in levels), card)
