"""Looking up cards and monsters: from a menu of those in view, by name, and with the command `card`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from cogs.services.caller import Caller, Handler
from cogs.services.cards import Cards
from cogs.services.forms import TextField
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.limits import MOST_CHOICES
from cogs.services.screen import Button, Choice, Screen, Select
from cogs.services.services import Services
from locales.finding import matching, meant
from locales.names import harmless
from pictures.svg import Picture
from tables.errors import Refusal

PICTURE = "card.png"
BY_NAME = "name"
"""The rest of a press that opens the form."""
MOST_MENUS = 4
"""Menus of what is in view, on one screen."""
LONGEST = 100
"""Characters of a name that somebody types."""


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
        """Menus of what this person has in view; the form for a name on request, or when nothing is in view."""
        game = await self._game(press)
        in_view = [] if press.rest == BY_NAME else await self._in_view(caller, press.table, self.cards[game])
        if in_view:
            screen = Screen().add(f"**{caller.say('lookup-in_view')}**")
            for number, first in enumerate(range(0, len(in_view), MOST_CHOICES)):
                part = in_view[first : first + MOST_CHOICES]
                invites = caller.say("lookup-from_to", first=part[0].label, last=part[-1].label)
                screen.add(Select(CustomId("named", press.table, number).menu, part, invites))
            by_name = Button(CustomId("card", press.table, rest=BY_NAME).button, caller.say("lookup-by_name"))
            await caller.show(screen.buttons([by_name]))
            return
        name = TextField("name", caller.say("lookup-label"), most=LONGEST, required=True)
        await caller.ask(CustomId("named", press.table).button, caller.say("lookup-title"), [name])

    async def _in_view(self, caller: Caller, table_id: int, cards: Cards) -> list[Choice]:
        """What this person's view of the table mentions, in its order; at most `MOST_MENUS` menus of it."""
        table = await self.services.tables.store.get(table_id)
        if table.started is None or not caller.may_see(table):
            return []
        game = await self.services.tables.store.game(table_id)
        shown = game.view(table.seat_of(caller.id)).model_dump_json()
        named = sorted((shown.index(_quoted(card)), card) for card in cards.spelled() if _quoted(card) in shown)
        return [Choice(card, cards.card_name(card, caller.language)) for _, card in named[: MOST_MENUS * MOST_CHOICES]]

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


def _quoted(card: str) -> str:
    """How a view as JSON mentions a thing: by its id, without the family that some ids begin with."""
    return f'"{card.partition("-")[2] or card}"'
