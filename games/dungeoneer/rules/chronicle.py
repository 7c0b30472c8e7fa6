"""The subjects of the chronicle: quests and eliminations, unlikely rolls, who declared most, who was wounded most.

A hero's worth is its chance to win (`prospects`) as a share of all heroes' chances.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import ClassVar, NamedTuple

from games.dungeoneer.rules import event_kinds, losses, stories, turn_sums
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import CARDS
from games.dungeoneer.rules.prospects import prospect
from games.dungeoneer.rules.state import DungeoneerState
from rules.chronicles import Chronicler, Luck, Trait
from rules.messages import Arg, Args, Event, Message, Seat, seat_name
from rules.tallies import tallies_of

ROLLS = odds.FACES**4
"""The number of results with two dice on each side, a multiple of that with fewer dice."""
LAST_LIFE = 1
NEAR_DEATH = 5
"""The weight of a wound that leaves a hero with 1 Life."""
TREASURE = 3
"""The weight of a treasure that is played: its hero keeps it."""
SENT = 2
"""The weight of a roll that a player caused by a monster or a trap, however it ends: that player waits for it."""


class DungeoneerChronicler(Chronicler):
    """The chronicler of Dungeoneer, an old hand at the tavern."""

    dice: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("log-combat_total", "log-threat_met", "log-threat_failed"), "die"),
        **dict.fromkeys(("log-chance_met", "log-chance_failed"), "dice"),
    }
    weights: ClassVar[Mapping[str, int]] = {
        "log-eliminated": 10,
        "log-quest_done": 9,
        "log-stolen": 7,
        "log-defeated": 6,
        "log-counter": 5,
        "log-chance_met": 5,
        "log-wounded": 4,
        "log-chance_failed": 4,
        "log-quest_monster": 3,
        "log-declares_monster": 3,
        "log-declares_trap": 3,
        "log-plays_bane": 3,
        "log-plays_bane_edge": 3,
        "log-threat_failed": 3,
        "log-hit_effect": 3,
        "log-cancelled": 3,
        "log-level": 2,
        "log-attempt": 2,
        "log-attack": 1,
    }
    news: ClassVar[Mapping[str, int]] = {
        "log-level": 5,
        "log-attempt": 5,
        "log-quest_monster": 5,
        "log-chance_failed": 6,
        "log-picked_up": 5,
        "log-last_map_card": 5,
        "log-personal_place": 3,
        "log-global_place": 5,
        "log-global_quest": 5,
        "log-hero": 2,
        "log-personal_quest": 2,
        "log-defeated": 4,
        "log-counter": 4,
        "log-cusp": 4,
        "log-found": 3,
        "log-upkeep_short": 3,
        "log-tipped": 3,
        "log-threat_failed": 2,
        "log-threat_met": 1,
        "log-stayed": 1,
        "log-drew": 1,
        "log-discarded": 0,
    }
    kept = frozenset(
        {"log-wounded", "log-eliminated", "log-quest_done", "log-enters", *event_kinds.COUNTERS}
        | {"log-last_map_card", "log-global_quest", "log-bane_ends"}
    )
    losses: ClassVar[frozenset[str]] = frozenset({"log-wounded", "log-eliminated"})
    scenes = stories.SCENES
    tallies = turn_sums.TALLIES
    sums = turn_sums.SUMS
    turn_of = "log-turn"
    turns = frozenset({turn_of})
    befalls = frozenset(
        {"log-turn", "log-hero", "log-initiative", "log-personal_quest", "log-starts", "log-entrance", "log-map_passed"}
    )
    preludes = frozenset({"log-upkeep_paid", "log-upkeep_unpaid"})
    moments: ClassVar[tuple[str, ...]] = ("log-attack", "log-defeated", "log-eliminated", "log-level", "log-quest_done")
    standing_after: ClassVar[tuple[str, ...]] = ("log-quest_done",)
    traits: ClassVar[tuple[Trait, ...]] = (
        Trait("chronicle-quester", ("log-quest_done",), 2),
        Trait("chronicle-schemer", ("log-declares_monster", "log-declares_trap", "log-plays_bane"), 4),
        Trait("chronicle-bleeder", ("log-wounded",), 4),
        Trait("chronicle-parrier", ("log-parried", "log-counter"), 2, "defender"),
        Trait("chronicle-striker", ("log-hit_effect",), 2, "winner"),
        Trait("chronicle-stumbler", ("log-threat_failed",), 2),
        Trait("chronicle-nimble", ("log-threat_met",), 2),
        Trait("chronicle-patient", ("log-healed",), 2),
        Trait("chronicle-mapper", ("log-map_alone", "log-map_placed", "log-map_placed_turned"), 3),
        Trait("chronicle-wanderer", ("log-enters",), 5),
    )

    def weigh(self, event: Event) -> int:
        """A failed roll for a quest and a wound of its monster weigh more than others: the attempt comes to them.

        A wound that leaves a hero with 1 Life also weighs more than others, and a treasure more than other cards.
        Anything that the line about another player's turn tells has some weight.
        """
        if event.key == "log-threat_failed" and event.args["source"] in event_kinds.QUEST_NAMES:
            return self.news["log-chance_failed"]
        if event.key == "log-monster_wounded" and event.args["monster"] in event_kinds.QUEST_FOES:
            return self.news["log-attempt"]
        if event.key == "log-wounded" and event.args.get("life") == LAST_LIFE:
            return NEAR_DEATH
        if event.key == "log-plays" and CARDS[event_kinds.id_of(event.args["card"])].kind == "treasure":
            return TREASURE
        if event.key in event_kinds.ROLL_BEGINS and event.args.get("by"):
            return SENT
        unlisted = min(1, len(tallies_of(turn_sums.SUMS, event.key)))
        return self.news.get(event.key, self.weights.get(event.key, unlisted))

    def suffered(self, seat: Seat, events: Sequence[Event], known: int = 0) -> Message | None:
        """The harm done to the seat's hero."""
        return losses.suffered(seat, events, known)

    def worth(self, game: DungeoneerState) -> list[float] | None:
        """Each hero's share of all chances to win, in percent."""
        if game.result is not None:
            winners = game.result.winners
            return [100 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
        if len(game.players) < game.seats:
            return None
        chances = [prospect(game, player.seat) if player.alive else 0.0 for player in game.players]
        return [100 * chance / (sum(chances) or 1.0) for chance in chances]

    def change(self, seat: Seat, before: float, after: float) -> Message:
        """The chances in percent."""
        return Message("chronicle-chances", {"player": seat_name(seat), "before": round(before), "after": round(after)})

    def lucks(self, game: DungeoneerState, before: object, events: Sequence[Event]) -> list[Luck]:
        """Threats, Chance quests, and attacks on or by heroes, all rolled in the open (DN-6.6, DN-8, DN-13.20)."""
        lucks: list[Luck] = []
        best_of_two: set[Seat | None] = set()
        sides: list[_Side] = []
        for event in events:
            args = event.args
            seat = self.seat_of(game, args.get("who" if event.key == "log-combat_total" else "player", ""))
            higher = seat in best_of_two
            if event.key == "log-two_dice":
                best_of_two.add(seat)
            elif event.key in ("log-threat_met", "log-threat_failed"):
                needed = _number(args, "target") - _number(args, "total") + _number(args, "die")
                named = {name: args[name] for name in ("player", "source", "target")}
                chance = odds.at_least(needed, higher)
                lucks += _luck(seat, event.key == "log-threat_met", chance, "threat", named)
                best_of_two.clear()
            elif event.key in ("log-chance_met", "log-chance_failed"):
                two = isinstance(args["dice"], Sequence) and len(args["dice"]) == 2
                needed = _number(args, "target") - _number(args, "bonus")
                chance = odds.sum_at_least(needed) if two else odds.at_least(needed, higher)
                named = {name: args[name] for name in ("player", "quest")}
                lucks += _luck(seat, event.key == "log-chance_met", chance, "chance", named)
                best_of_two.clear()
            elif event.key == "log-combat_total":
                sides.append(_Side(seat, args["who"], _number(args, "total"), _number(args, "die"), higher))
                if len(sides) == 2:
                    lucks += _fought(*sides)
                    sides, best_of_two = [], set()
        return lucks


class _Side(NamedTuple):
    """One side of a combat: its owner, its roll, and whether that is the higher of two dice."""

    seat: Seat | None
    name: Arg
    total: int
    die: int
    higher: bool


def _fought(attacker: _Side, defender: _Side) -> list[Luck]:
    """An attack hits where its total is higher (DN-6.7): the luck of the hero that attacks, else of the defender."""
    ahead = (attacker.total - attacker.die) - (defender.total - defender.die)
    chance, _ = odds.higher(ahead, attacker.higher, defender.higher)
    hit = attacker.total > defender.total
    names: Args = {"attacker": attacker.name, "defender": defender.name}
    if attacker.seat is not None:
        return _luck(attacker.seat, hit, chance, "attack", names)
    return _luck(defender.seat, not hit, 1 - chance, "defence", names)


def _luck(seat: Seat | None, good: bool, chance: float, what: str, args: Args) -> list[Luck]:
    """The luck of a hero whose roll succeeded (`good`) or failed, where success had this chance."""
    if seat is None or chance in (0, 1):
        return []
    key = f"luck-{what}" if good else f"luck-{what}_failed"
    exact = Fraction(chance).limit_denominator(ROLLS)
    return [Luck(seat, good, exact if good else 1 - exact, Message(key, args))]


def _number(args: Args, name: str) -> int:
    value = args[name]
    assert isinstance(value, int)
    return value
