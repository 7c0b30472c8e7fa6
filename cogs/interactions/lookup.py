"""Looking up cards and monsters: from a menu of those in view, by name, and with the command `card`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

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
from rules.views import View
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
        """The handlers by action."""
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
            for number, (zone, part) in enumerate(in_view):
                screen.add(Select(CustomId("named", press.table, number).menu, part, caller.say(f"lookup-{zone}")))
            by_name = Button(CustomId("card", press.table, rest=BY_NAME).button, caller.say("lookup-by_name"))
            await caller.show(screen.buttons([by_name]))
            return
        name = TextField("name", caller.say("lookup-label"), most=LONGEST, required=True)
        await caller.ask(CustomId("named", press.table).button, caller.say("lookup-title"), [name])

    async def _in_view(self, caller: Caller, table_id: int, cards: Cards) -> list[tuple[str, list[Choice]]]:
        """What this person's view of the table mentions, in up to `MOST_MENUS` menus, each with its zone."""
        table = await self.services.tables.store.get(table_id)
        if table.started is None or not caller.may_see(table):
            return []
        game = await self.services.tables.store.game(table_id)
        menus: list[tuple[str, list[Choice]]] = []
        left = set(cards.spelled())
        for zone, shown in zones(game.view(table.seat_of(caller.id))).items():
            named = sorted((shown.index(_quoted(card)), card) for card in left if _quoted(card) in shown)
            left -= {card for _, card in named}
            choices = [Choice(card, cards.card_name(card, caller.language)) for _, card in named]
            menus += [(zone, choices[at : at + MOST_CHOICES]) for at in range(0, len(choices), MOST_CHOICES)]
        return menus[:MOST_MENUS]

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


def zones(view: View) -> dict[str, str]:
    """The parts of a view as JSON: what is one's own, what lies on the table, what belongs to other players.

    Lists with an entry for each seat belong to the players, all else to the table.
    """
    found: dict[str, list[Any]] = {"mine": [], "table": [], "others": []}
    for name, value in view.model_dump(mode="json").items():
        by_seat = isinstance(value, list) and len(value) == view.seats and all(isinstance(one, dict) for one in value)
        if not by_seat:
            found["mine" if name == "hand" else "table"].append(value)
            continue
        for seat, part in enumerate(value):
            found["mine" if seat == view.seat else "others"].append(part)
    return {zone: json.dumps(parts, ensure_ascii=False) for zone, parts in found.items()}


def _quoted(card: str) -> str:
    """How a view as JSON mentions a thing: by its id, without the family that some ids begin with."""
    return f'"{card.partition("-")[2] or card}"'
