"""A look at any one thing of a game, by its name: from the panel by a little form, and by the command `card`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from cogs.services.caller import Caller, Handler
from cogs.services.forms import TextField
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.limits import MOST_CHOICES
from cogs.services.screen import Choice, Screen, Select
from cogs.services.services import Services
from locales.finding import Spelled, matching, meant
from locales.names import harmless
from pictures.svg import Picture
from tables.errors import Refusal

PICTURE = "card.png"
LONGEST = 100
"""Characters of a name that somebody types."""


class Cards(Protocol):
    """What a game offers to be looked at."""

    def spelled(self) -> Spelled:
        """Every way to write each of its things."""
        ...

    def card_name(self, card_id: str, language: str) -> str:
        """What a thing is called."""
        ...

    def card_picture(self, card_id: str, language: str) -> Picture:
        """The thing with everything on it."""
        ...


@dataclass(eq=False)
class Lookups:
    """Looking things up. `cards` is filled by the cogs of the games."""

    services: Services
    cards: dict[str, Cards] = field(default_factory=dict)

    @property
    def handlers(self) -> dict[str, Handler]:
        """What carries out which press."""
        return {"card": self.ask, "named": self.named}

    def add(self, game: str, cards: Cards) -> None:
        """Things of this game can be looked at; its panels have the button for it."""
        self.cards[game] = cards
        self.services.looked_up.add(game)

    async def ask(self, caller: Caller, press: CustomId, values: Sequence[str] = ()) -> None:
        """The form in which one types a name."""
        await self._game(press)
        name = TextField("name", caller.say("lookup-label"), most=LONGEST, required=True)
        await caller.ask(CustomId("named", press.table).button, caller.say("lookup-title"), [name])

    async def named(self, caller: Caller, press: CustomId, values: Sequence[str]) -> None:
        """What was typed in the form; where that may mean several things, a menu of them.

        Raises Refusal for a form that nobody has sent in.
        """
        if len(values) != 1:
            raise Refusal(UNKNOWN)
        game, typed = await self._game(press), values[0]
        cards = self.cards[game]
        near = [] if meant(cards.spelled(), typed) else matching(cards.spelled(), typed)[:MOST_CHOICES]
        if not near:
            await self.show(caller, game, typed)
            return
        choices = [Choice(card, cards.card_name(card, caller.language)) for card in near]
        menu = Select(CustomId("named", press.table).menu, choices, caller.say("panel-choose"))
        await caller.show(Screen().add(caller.say("lookup-several")).add(menu))

    async def show(self, caller: Caller, game: str, typed: str) -> None:
        """The thing that `typed` means, for who asks, or that there is none. `game` must offer some."""
        cards = self.cards[game]
        found = meant(cards.spelled(), typed)
        if found is None:
            typed = harmless(typed[:LONGEST], markdown=True)
            await caller.tell(f"⚠️ {caller.say('refused-no_card', game, typed=typed)}")
            return
        await self.draw(caller, cards.card_picture(found, caller.language))

    async def draw(self, caller: Caller, drawn: Picture) -> None:
        """A picture below its words, for who asks; words alone for who prefers them."""
        image = await caller.in_time(caller.image(drawn, PICTURE))
        await caller.show(Screen().add(drawn.text, image))

    async def _game(self, press: CustomId) -> str:
        """The game of the table. Raises Refusal where nothing can be looked up."""
        table = await self.services.tables.store.get(press.table)
        if table.game not in self.cards:
            raise Refusal(UNKNOWN)
        return table.game
