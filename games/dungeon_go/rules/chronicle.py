"""The subjects of the chronicle: falls and defeats, attacks against the odds, what each player's heroes did most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import ClassVar, TypeVar

from games.dungeon_go.rules import stories
from games.dungeon_go.rules.hits import FACES
from games.dungeon_go.rules.state import DungeonGoState
from rules.chronicles import Chronicler, Luck, Trait
from rules.messages import Arg, Event, Message, Seat, seat_name
from rules.stories import StoryEntry

E = TypeVar("E", bound=Event)


class DungeonGoChronicler(Chronicler):
    """The chronicler of Dungeon GO!"""

    dice: ClassVar[Mapping[str, str]] = dict.fromkeys(stories.ROLLS, "roll")
    weights: ClassVar[Mapping[str, int]] = {
        "log-king_struck": 10,
        "log-monster_leaves": 10,
        "log-evil_god_comes": 9,
        "log-true_hero": 9,
        "log-hero_dies": 8,
        "log-defeats": 7,
        "log-floor_advances": 6,
        "log-raised": 5,
        "log-revives": 4,
        "log-danger": 4,
        "log-first_attack": 3,
        "log-king_waits": 3,
        "log-miracle": 3,
        "log-spell": 3,
        "log-damage_rises": 3,
        "log-grapples": 2,
        "log-attack": 1,
        "log-attack_fails": 1,
    }
    news: ClassVar[Mapping[str, int]] = {
        "log-last_monster": 4,
        "log-reinforcement": 5,
        "log-no_reinforcement": 5,
        "log-damage_rises": 6,
        "log-danger": 5,
        "log-danger_near": 5,
        "log-evil_god_comes": 9,
        "log-attack": 2,
        "log-grapples": 5,
        "log-lets_go": 5,
        "log-hurt": 2,
        "log-grows": 2,
        "log-king_moves": 2,
        "log-king_stays": 3,
        "log-monster_placed": 2,
        "log-rebuild": 1,
        "log-monster_strikes": 5,
        "log-monster_moves": 5,
        "log-moves": 1,
        "log-hero_catches_up": 1,
    }
    kept: ClassVar[frozenset[str]] = frozenset(
        {"log-floor_advances", "log-king_moves", "log-defeats", "log-hero_dies", "log-first_attack"}
    )
    losses: ClassVar[frozenset[str]] = frozenset({"log-hurt", "log-hero_dies"})
    scenes = stories.SCENES
    turns: ClassVar[frozenset[str]] = frozenset(
        {"log-place_drawn", "log-turn_hero", "log-turn_king", "log-turn_monsters"}
    )
    moments: ClassVar[tuple[str, ...]] = (
        "log-first_attack",
        "log-defeats",
        "log-hero_dies",
        "log-king_struck",
        "log-monster_leaves",
        "log-floor_advances",
        "log-evil_god_comes",
    )
    standing_after: ClassVar[tuple[str, ...]] = ("log-floor_advances",)
    traits: ClassVar[tuple[Trait, ...]] = (
        Trait("chronicle-slayer", ("log-defeats",), 2, "hero"),
        Trait("chronicle-fallen", ("log-hero_dies",), 2, "hero"),
        Trait("chronicle-caster", ("log-spell", "log-miracle"), 2, "hero"),
        Trait("chronicle-wrestler", ("log-grapples",), 2, "hero"),
        Trait("chronicle-clumsy", ("log-attack_fails",), 2, "hero"),
        Trait("chronicle-bleeder", ("log-hurt",), 3, "hero"),
        Trait("chronicle-grower", ("log-grows",), 2, "hero"),
        Trait("chronicle-dawdler", ("log-stays",), 3, "hero"),
        Trait("chronicle-walker", ("log-moves",), 3, "hero"),
    )

    def entries(self, events: Sequence[E], known: int = 0) -> list[StoryEntry[E]]:
        """The entries; if the king was struck, the steps on this floor that led him there are important (DG-21.2)."""
        entries = super().entries(events, known)
        struck = next((index for index, entry in enumerate(entries) if _has(entry, "log-king_struck")), 0)
        begins = max((index for index in range(struck) if _has(entries[index], "log-floor_advances")), default=-1) + 1
        king_steps = [index for index in range(begins, struck) if _has(entries[index], *stories.KING)]
        for index in king_steps:
            if _has(entries[index], "log-king_moves") or index == king_steps[-1]:
                entries[index] = replace(entries[index], weight=self.weights["log-king_struck"])
        return entries

    def danger(self, game: DungeonGoState) -> int:
        """The damage dealt by every blow of a monster."""
        return game.damage

    def lucks(self, game: DungeonGoState, before: object, events: Sequence[Event]) -> list[Luck]:
        """Attacks that were rolled to the end: whether one of all the rolls allowed hit (DG-10.8, DG-10.9)."""
        lucks = []
        for event in events:
            number, rolls, needed = (event.args.get(name) for name in ("number", "rolls", "needed"))
            hit = event.key == "log-roll_hits"
            if not (hit or (event.key == "log-roll_misses" and number == rolls)):
                continue
            seat = self.seat_of(game, event.args["hero"])
            if seat is None or not isinstance(needed, int) or not isinstance(rolls, int):
                continue
            failure = Fraction(needed - 1, FACES) ** rolls
            args = {"player": seat_name(seat), "hero": event.args["hero"], "needed": needed, "rolls": rolls}
            key = "luck-hit" if hit else "luck-miss"
            lucks.append(Luck(seat, hit, 1 - failure if hit else failure, Message(key, args)))
        return lucks

    def seat_of(self, game: DungeonGoState, arg: Arg) -> Seat | None:
        """The seat whose hero it is."""
        return next((hero.seat for hero in game.heroes if hero.name == arg), None)

    def heroes_of(self, game: DungeonGoState, seat: Seat) -> int:
        """The number of heroes that the seat runs (DG-1.4)."""
        return sum(hero.seat == seat for hero in game.heroes)


def _has(entry: StoryEntry[E], *keys: str) -> bool:
    """Whether an entry has an event with one of these keys."""
    return any(event.key in keys for event in entry.events)
