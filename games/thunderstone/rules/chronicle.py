"""The subjects of the chronicle: battles, breaches, lucky and unlucky hands, who led in buying, fights, Diseases."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.thunderstone.rules.cards import CARDS, THUNDERSTONE, name_of
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.stories import SCENES
from rules.chronicles import Chronicler, Luck, Trait, luck_of_draw
from rules.messages import Args, Event, Message, Seat, seat_name
from rules.stories import Scene

Decks = list[list[str]]


class ThunderstoneChronicler(Chronicler):
    """The events worth reporting."""

    weights: ClassVar[Mapping[str, int]] = {
        "log-gains_thunderstone": 10,
        "log-breach": 8,
        "log-defeats": 7,
        "log-stone_nears": 7,
        "log-fails": 6,
        "log-ruins": 6,
        "log-reaches_village": 5,
        "log-takes": 4,
        "log-levels": 4,
        "log-takes_spoils": 3,
        "log-gains_disease": 3,
        "log-deeper": 3,
        "log-no_target": 3,
        "log-attacks": 2,
        "log-buys": 2,
    }
    news: ClassVar[Mapping[str, int]] = {
        "log-refuses_stop": 6,
        "log-accepts_stop": 4,
        "log-shows_no_hero": 1,
        "log-rests": 1,
        "log-visits_village": 1,
        "log-uses": 1,
        "log-discards": 1,
        "log-sends_back": 1,
        "log-score": 6,
    }
    losses: ClassVar[frozenset[str]] = frozenset({"log-gains_disease"})
    scenes: ClassVar[tuple[Scene, ...]] = SCENES
    turns: ClassVar[frozenset[str]] = frozenset({"log-turn"})
    moments: ClassVar[tuple[str, ...]] = ("log-defeats", "log-fails", "log-breach", "log-gains_thunderstone")
    standing_after: ClassVar[tuple[str, ...]] = ("log-deeper",)
    count: ClassVar[frozenset[str]] = frozenset({"log-score"})
    traits: ClassVar[tuple[Trait, ...]] = (
        Trait("chronicle-slayer", ("log-defeats",), 3),
        Trait("chronicle-beaten", ("log-fails",), 2),
        Trait("chronicle-ill", ("log-gains_disease",), 2),
        Trait("chronicle-teacher", ("log-levels",), 2),
        Trait("chronicle-shopper", ("log-buys",), 4),
        Trait("chronicle-delver", ("log-enters_dungeon",), 3),
        Trait("chronicle-rester", ("log-rests",), 2),
        Trait("chronicle-villager", ("log-visits_village",), 3),
    )

    def decides(self, event: Event) -> bool:
        """The Thunderstone ends the game, even if nobody gains it (TS-19.1)."""
        return event.key == "log-reaches_first" and event.args["card"] == name_of(THUNDERSTONE)

    def before(self, game: ThunderstoneState) -> Decks:
        """The party decks; a card is only taken from their top."""
        return [list(player.deck) for player in game.players]

    def lucks(self, game: ThunderstoneState, before: Decks, events: Sequence[Event]) -> list[Luck]:
        """The luck of each new hand by its number of heroes, not counting Militia."""
        lucks = []
        for event in events:
            if event.key != "log-drew_hand" or event.audience is None:
                continue
            (seat,) = event.audience
            pool, drawn = _draw_from(game, before[seat] if before else [], seat, events)
            heroes = [int(CARDS[card].stack == "heroes") for card in pool]
            hits = sum(CARDS[card].stack == "heroes" for card in drawn)
            if 0 < len(drawn) < len(pool) and any(heroes):
                good, chance = luck_of_draw(heroes, len(drawn), hits)
                args: Args = {"player": seat_name(seat), "heroes": hits, "of": sum(heroes)}
                args |= {"drawn": len(drawn), "cards": len(pool)}
                key = "luck-heroes" if good else "luck-no_heroes"
                lucks.append(Luck(seat, good, chance, Message(key, args)))
        return lucks


def _draw_from(
    game: ThunderstoneState, deck: list[str], seat: Seat, events: Sequence[Event]
) -> tuple[list[str], list[str]]:
    """The cards that chance chose from, and those it chose, since the deck was this one; empty if unknown.

    Cards are drawn from the end of a deck. If it ran out, what was left of it was certain, and only the rest of the
    hand was chosen, from the shuffled discards (TS-16.2, TS-16.3).
    """
    player = game.players[seat]
    mine = [event.key for event in events if event.args.get("player") == seat_name(seat)]
    if "log-shuffles" not in mine:
        return deck, deck[len(player.deck) :]
    if "log-draws" in mine or mine.count("log-shuffles") > 1:
        return [], []
    from_discards = list(
        (Counter(player.hand) - Counter(deck)).elements()
    )  # the hand without the cards of the old deck
    return [*player.deck, *from_discards], from_discards
