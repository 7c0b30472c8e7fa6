"""The belongings of one player of a Versus game, as they are saved."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from games.map_masters.rules.components import ENCORE, ENCORE_COST, PATH_SPELLS
from games.map_masters.rules.layouts import Layout, Placed
from rules.state_parts import StatePart

Mark = Literal["recycle", "scissors", "sb_13", "sb_15", "sb_17"]


class Draft(StatePart):
    """A dungeon being built and the path through it (MM-14.2); others see it when the phase has ended."""

    cards: list[Placed] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)
    presses: list[int] = field(default_factory=list)
    """Where in `steps` each choice began; the steps after it were made automatically (MM-4.31)."""
    drawing: bool = False
    holding: str = ""
    """The card that is being placed."""
    turned: bool = False
    """The orientation of the card that is being placed."""
    tokens: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """The fairy tokens with which the path begins. It is still shown after the player's have been returned."""
    spells: list[str] = field(default_factory=list)
    """The spells of the path that were face up then."""

    @property
    def layout(self) -> Layout:
        """The cards as the dungeon takes them."""
        return tuple(self.cards)

    @property
    def means(self) -> tuple[tuple[int, int, int, int], tuple[str, ...]]:
        """The fairy tokens and spells with which the path begins, as a path takes them."""
        sword, key, rope, scroll = self.tokens
        return (sword, key, rope, scroll), tuple(self.spells)

    def find(self, card: str) -> int:
        """The number of a placed card; -1 when it is not placed."""
        return next((number for number, placed in enumerate(self.cards) if placed.card == card), -1)

    def erase(self) -> None:
        """Remove the path (MM-2.13)."""
        self.steps.clear()
        self.presses.clear()


class Player(StatePart):
    """One player's area and score board."""

    coins: int = 0
    area: list[str] = field(default_factory=list)
    """The building area: this round's hand, or what is already known of it."""
    discard: list[str] = field(default_factory=list)
    spells: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    """The spells that are face down."""
    tokens: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    extra: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """The tokens that were created because the type was sold out (MM-10.5)."""
    passed: bool = False
    draft: Draft = field(default_factory=Draft)
    done: bool = False
    optimizers: list[int] = field(default_factory=lambda: [0, 0])
    """Circled recycle and scissors icons of this round."""
    marks: dict[str, Mark] = field(default_factory=dict)
    """The uses of optimizers and spells on cards of this hand (MM-15.5, MM-15.6)."""
    primary: list[int] = field(default_factory=list)
    secondary: list[int] = field(default_factory=list)
    bonus: list[int] = field(default_factory=list)
    escapes: list[bool] = field(default_factory=list)

    def face_up(self, spell: str) -> bool:
        """Whether the player owns that spell and may still use it."""
        return spell in self.spells and spell not in self.used

    def unmark(self, card: str) -> None:
        """Take back a use of the refresh on that card, and refund what it cost."""
        mark = self.marks.pop(card)
        if mark in self.used:
            self.used.remove(mark)
        if mark == ENCORE:
            self.coins += ENCORE_COST

    def begin_draft(self) -> None:
        """An empty draft, with the tokens and spells that a path may use now."""
        spells = [spell for spell in self.spells if spell in PATH_SPELLS and spell not in self.used]
        self.draft = Draft(tokens=self.tokens[:], spells=spells)
