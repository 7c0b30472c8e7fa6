"""The subjects of the chronicle: goals and rounds, hands against the odds, how players drew, bought or led the team."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from games.map_masters.rules.components import GOALS
from games.map_masters.rules.option_texts import fitting
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.stories import SCENES, E, one_line_each
from rules.chronicles import Chronicler, Luck, Trait, luck_of_draw
from rules.messages import Args, Event, Message, refer, seat_name
from rules.stories import Scene, StoryEntry


class Cards(NamedTuple):
    """A player's face-down deck and discards."""

    deck: list[str]
    discard: list[str]


class MapMastersChronicler(Chronicler):
    """The chronicler of the guild of map makers, which hangs the chronicle on its wall."""

    weights: ClassVar[Mapping[str, int]] = {
        "log-mission_won": 10,
        "log-mission_lost": 10,
        "log-stuck": 9,
        "log-fills": 8,
        "log-artifact": 8,
        "log-collapses": 7,
        "log-reveals": 6,
        "log-primary": 6,
        "log-time_bonus": 5,
        "log-stays": 5,
        "log-last_chance": 5,
        "log-secondary": 5,
        "log-done_first": 4,
        "log-ends_at": 4,
        "log-primary_goal": 3,
        "log-pact": 3,
        "log-barters": 3,
        "log-buys_card_unseen": 3,
        "log-buys_spell_unseen": 3,
        "log-market_renewed": 3,
        "log-buys_card": 2,
        "log-plays": 1,
    }
    news: ClassVar[Mapping[str, int]] = {
        "log-primary_goal": 6,
        "log-secondary_goal": 6,
        "log-wants_to_give_up": 6,
        "log-plays_on": 5,
        "log-foresees": 4,
        "log-race": 4,
        "log-mission": 6,
        "log-mission_begins": 3,
        "log-takes_pen": 3,
        "log-proposes": 2,
        "log-buys_card": 5,
        "log-buys_card_unseen": 5,
        "log-buys_spell": 5,
        "log-buys_spell_unseen": 5,
        "log-buys_token": 5,
        "log-passes": 2,
        "log-passes_unable": 2,
        "log-refreshed": 2,
        "log-sketches": 1,
    }
    scenes: ClassVar[tuple[Scene, ...]] = SCENES
    turns: ClassVar[frozenset[str]] = frozenset({"log-market_opens", "log-turn"})
    moments: ClassVar[tuple[str, ...]] = (
        "log-market_opens",
        "log-race",
        "log-primary_goal",
        "log-secondary_goal",
        "log-fills",
        "log-artifact",
        "log-collapses",
        "log-last_chance",
    )
    standing_after: ClassVar[tuple[str, ...]] = ("log-secondary_goal",)
    headlines: ClassVar[frozenset[str]] = frozenset({"log-market_opens", "log-primary_goal"})
    traits: ClassVar[tuple[Trait, ...]] = (
        Trait("chronicle-gambler", ("log-buys_card_unseen", "log-buys_spell_unseen"), 2),
        Trait("chronicle-hasty", ("log-done_first",), 1),
        Trait("chronicle-second_thoughts", ("log-not_done",), 1),
        Trait("chronicle-penholder", ("log-takes_pen",), 1),
        Trait("chronicle-planner", ("log-proposes",), 2),
        Trait("chronicle-collector", ("log-buys_card",), 3),
        Trait("chronicle-wizard", ("log-buys_spell",), 2),
        Trait("chronicle-fairies", ("log-buys_token",), 3),
        Trait("chronicle-tidy", ("log-refreshed",), 3),
        Trait("chronicle-thrifty", ("log-passes", "log-passes_unable"), 2),
        Trait("chronicle-mapper", ("log-plays",), 2),
        Trait("chronicle-nodder", ("log-agrees",), 2),
    )

    def taken_back(self, events: Sequence[Event]) -> Message | None:
        """The end of a refresh phase sums up what was marked before, which stays as it is."""
        return next((Message("undone-refreshed") for event in events if event.args.get("marked") == "before"), None)

    def entries(self, events: Sequence[E], known: int = 0) -> list[StoryEntry[E]]:
        return one_line_each(super().entries(events, known))

    def before(self, game: MapMastersState) -> list[Cards]:
        """The face-down deck and the discards of each player in Versus."""
        decks = (game.piles.get(f"deck_{seat}", []) for seat in range(len(game.players)))
        return [Cards(list(deck), list(player.discard)) for deck, player in zip(decks, game.players, strict=True)]

    def lucks(self, game: MapMastersState, before: list[Cards], events: Sequence[Event]) -> list[Luck]:
        """The number of icons and rooms for the goal that were drawn into a hand (MM-14.1)."""
        lucks = []
        for event in events:
            seat = self.seat_of(game, event.args["player"]) if event.key == "log-hand" else None
            if seat is None or len(before) <= seat:
                continue
            pool, drawn = _draw_from(before[seat], game.piles[f"deck_{seat}"])
            goal = game.goals[-1]
            values = [fitting(card, goal) for card in pool]
            if 0 < len(drawn) < len(pool) and any(values):
                got = sum(fitting(card, goal) for card in drawn)
                good, chance = luck_of_draw(values, len(drawn), got)
                args: Args = {"player": seat_name(seat), "goal": refer(f"goal-{GOALS[goal].kind}"), "got": got}
                key = "luck-hand" if good else "luck-poor_hand"
                lucks.append(Luck(seat, good, chance, Message(key, {**args, "drawn": len(drawn), "cards": len(pool)})))
        return lucks


def _draw_from(cards: Cards, deck: list[str]) -> tuple[list[str], list[str]]:
    """The cards that were drawn from at random, and those drawn, given that this deck is left.

    If the deck ran out, what was left of it was certain, and the rest came from the shuffled discards.
    """
    if deck == cards.deck[: len(deck)]:
        return cards.deck, cards.deck[len(deck) :]
    return cards.discard, list((Counter(cards.discard) - Counter(deck)).elements())
