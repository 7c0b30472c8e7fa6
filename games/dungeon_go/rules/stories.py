"""The story: a hero's turn, the monsters' turn, the king's turn and a spell as one entry each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.dungeon_go.rules.board import CELL, column
from rules.messages import Args, Event, Message
from rules.stories import Scene, first_of

ROLLS = ("log-roll_hits", "log-roll_misses")
ATTACK = frozenset({"log-attack"})
REINFORCED = frozenset({"log-reinforcement", "log-no_reinforcement", "log-evil_god_comes", "log-damage_rises"})
"""The results of a reinforcement, also if none can come."""
BROUGHT = REINFORCED | {"log-first_attack", "log-grows", "log-last_monster"}
"""The possible results of an attack."""
ATTACKED = BROUGHT | {
    *(*ROLLS, "log-attack_fails", "log-attack_stopped", "log-grapples", "log-defeats", "log-no_growth"),
}
MEANWHILE = frozenset({"log-spell", "log-miracle", "log-offer", "log-lets_go", "log-fireball"})
"""The events between a hero's move and the last roll that make entries of their own."""
ANSWERS = frozenset({"log-consents", "log-refuses", "log-takes_back"})
"""The possible results of an offer."""
RESULTS = ("defeats", "attack_fails", "attack_stopped")
"""The results of an attack that do not say where it was made."""
BLOWS = frozenset({*ATTACK, *ROLLS, "log-attack_fails", "log-attack_stopped", "log-grapples", "log-defeats"})
"""The moments of an attack on the board."""
FATES = frozenset({"log-hero_dies", "log-no_monsters"})
DEFEATS = frozenset({"log-king_struck", "log-monster_leaves"})
"""The events that end the game, and thus come after everything else."""
MONSTERS = FATES | DEFEATS | {"log-monster_moves", "log-monster_strikes", "log-hurt", "log-unhurt"}
KING = frozenset({"log-king_moves", "log-king_stays", "log-king_waits"})
FLOOR = frozenset({"log-floor_advances", "log-damage_rises", "log-monster_placed"})
DANGER = REINFORCED | {"log-danger_near", "log-danger"}
MAGIC = frozenset(
    {
        *("log-pays", "log-target_pays", "log-card_discarded", "log-card_returned", "log-divines", "log-deck_seen"),
        *("log-charged", "log-polymorphed", "log-thrown_off", "log-teleports", "log-raised", "log-pushed_back"),
        *("log-healed", "log-defeats", "log-first_attack", "log-last_monster", "log-no_growth", "log-grows"),
    }
)


class HeroTurn(Scene):
    """A move, or an attack with its rolls and what came of it."""

    def sentences(self, events: Sequence[Event]) -> list[Message]:
        """As in any scene, but the result of an attack says where it was made."""
        sentences = [*Scene.sentences(self, events)]
        attack = first_of(events, *ATTACK)
        if attack is not None and (result := sentences[0].key.removeprefix("log-")) in RESULTS:
            sentences[0] = Message(f"story-{result}", {**sentences[0].args, "cell": attack.args["cell"]})
        return sentences


class MonstersTurn(Scene):
    """The monsters' turn: how many moved, where the foremost of those is, which struck, what each hero has left."""

    def sentences(self, events: Sequence[Event]) -> list[Message]:
        """The blows to each hero are added up; a hero who dies has lost everything."""
        moves = [event for event in events if event.key == "log-monster_moves"]
        fallen = [event.args["hero"] for event in events if event.key == "log-hero_dies"]
        struck = {event.args["hero"]: event for event in events if event.key == "log-unhurt"}
        blows = [event for event in events if event.key == "log-hurt"]
        for event in blows:
            own = [blow for blow in blows if blow.args["hero"] == event.args["hero"]]
            sums = {name: sum(_number(blow, name) for blow in own) for name in ("lost", "reduction")}
            struck[event.args["hero"]] = replace(event, args={**event.args, **sums})
        return [
            *([_moved(moves)] if moves else []),
            *(event for event in events if event.key == "log-monster_strikes"),
            *(event for hero, event in struck.items() if hero not in fallen),
            *(event for event in events if event.key in FATES),
            *(event for event in events if event.key in DEFEATS),
        ]


class Reshuffle(Scene):
    """The deck that has run out, and the danger that comes with it."""

    def short(self, events: Sequence[Event]) -> list[Message]:
        """The results of the danger."""
        return [event for event in events if event.key in REINFORCED]


class Offer(Scene):
    """Who was asked to pay and what came of it; with consent, the spell that follows says so."""

    def sentences(self, events: Sequence[Event]) -> Sequence[Message]:
        """Nothing after consent."""
        return [] if first_of(events, "log-consents") else events


def _moved(moves: Sequence[Event]) -> Message:
    """The number of monsters that took a step, and the turns that the foremost of them still needs to the exit."""
    foremost = min(moves, key=lambda event: column(CELL[str(event.args["cell"])]))
    args: Args = {"n": len(moves), "monster": foremost.args["monster"], "cell": foremost.args["cell"]}
    return Message("story-monsters_move", {**args, "turns": column(CELL[str(foremost.args["cell"])]) + 1})


SCENES = (
    HeroTurn(
        frozenset({"log-turn_hero", "log-moves", "log-stays"}) | ATTACK,
        frozenset({"log-moves", "log-stays"}),
        headlines=(
            *("log-defeats", "log-grapples", "log-attack_fails", "log-attack_stopped", "log-attack"),
            *("log-moves", "log-stays"),
        ),
        lines=BROUGHT | {*ROLLS},
        inside=MEANWHILE,
        once=ATTACK,
        then=ATTACKED,
        beats=BLOWS,
    ),
    MonstersTurn(frozenset({"log-turn_monsters"}), MONSTERS),
    Scene(
        frozenset({"log-turn_king", "log-floor_advances"}),
        KING | FLOOR,
        headlines=("log-floor_advances", *sorted(KING)),
        lines=frozenset({"log-damage_rises"}),
        inside=frozenset({"log-hero_catches_up"}),
    ),
    Reshuffle(frozenset({"log-rebuild"}), DANGER, lines=DANGER | {"log-rebuild"}),
    Scene(frozenset({"log-spell", "log-miracle"}), MAGIC, lines=MAGIC | {"log-spell", "log-miracle"}),
    Offer(frozenset({"log-offer"}), ANSWERS),
    Scene(frozenset({"log-monster_placed"}), frozenset({"log-monster_placed"})),
)


def _number(event: Event, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value
