"""The story: a hero's turn, the monsters' turn, the king's turn and a spell as one entry each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from games.dungeon_go.rules.board import CELL, column
from rules.messages import Arg, Args, Event, Message, Part, Ref
from rules.stories import Scene, first_of

ROLLS = ("log-roll_hits", "log-roll_misses")
ENDS_OF_ATTACK = ("log-defeats", "log-grapples", "log-attack_fails", "log-attack_stopped")
MOVES = ("log-moves", "log-stays")
REINFORCEMENTS = {"log-reinforcement", "log-no_reinforcement", "log-evil_god_comes", "log-damage_rises"}
"""The results of a reinforcement, also if none can come."""
AFTER_ATTACK = REINFORCEMENTS | {"log-first_attack", "log-grows", "log-last_monster"}
"""The consequences of an attack."""
LEFT_OUT = {*ROLLS, "log-moves"}
"""The events of an attack that a recap leaves out: pictures show them."""
MEANWHILE = {"log-spell", "log-miracle", "log-offer", "log-lets_go", "log-fireball"}
"""The events between a hero's move and the last roll that make entries of their own."""
PLACELESS = ("defeats", "attack_fails", "attack_stopped")
"""The ends of an attack whose texts do not say where it was made."""
GAME_LOST = {"log-king_struck", "log-monster_leaves"}
"""The events that end the game, and thus come after everything else."""
KING = {"log-king_moves", "log-king_stays", "log-king_waits"}
AFTER_REBUILD = REINFORCEMENTS | {"log-danger_near", "log-danger"}
CASTS = {"log-spell", "log-miracle"}
EFFECTS = {
    *("log-pays", "log-target_pays", "log-card_discarded", "log-card_returned", "log-divines", "log-deck_seen"),
    *("log-charged", "log-polymorphed", "log-thrown_off", "log-teleports", "log-raised", "log-pushed_back"),
    *("log-healed", "log-defeats", "log-first_attack", "log-last_monster", "log-no_growth", "log-grows"),
}
"""The effects of spells and miracles."""


class HeroTurn(Scene):
    """A move, or an attack with its rolls and what came of it."""

    def sentences(self, events: Sequence[Event]) -> list[Message]:
        """As it happened; once an attack is over, its result says where it was made."""
        attack, end = first_of(events, "log-attack"), first_of(events, *ENDS_OF_ATTACK)
        untold = {"log-stays" if attack else "", "log-attack" if end else ""}
        lines = [event for event in events if event is end or (self.is_line(event) and event.key not in untold)]
        if attack is None or end is None or (name := end.key.removeprefix("log-")) not in PLACELESS:
            return [*lines]
        placed = Message(f"story-{name}", {**end.args, "cell": attack.args["cell"]})
        return [placed if event is end else event for event in lines]

    def short(self, events: Sequence[Event]) -> list[Message]:
        """The result of an attack that is over, the points and reinforcements that it brought."""
        if first_of(events, *ENDS_OF_ATTACK) is None:
            return []
        return [sentence for sentence in self.sentences(events) if sentence.key not in LEFT_OUT]


class MonstersTurn(Scene):
    """The monsters' turn: how many moved, where the foremost of those is, which struck, what each hero has left."""

    def sentences(self, events: Sequence[Event]) -> list[Message]:
        """The moves, the strikes, what all blows took from each hero who lives, the deaths."""
        moves = [event for event in events if event.key == "log-monster_moves"]
        dead = [event.args["hero"] for event in events if event.key == "log-hero_dies"]
        blows = [
            event for event in events if event.key in ("log-hurt", "log-unhurt") and event.args["hero"] not in dead
        ]
        wounds = [_wound(blows, hero) for hero in dict.fromkeys(blow.args["hero"] for blow in blows)]
        return [
            *([_monster_steps(moves)] if moves else []),
            *(event for event in events if event.key in ("log-no_monsters", "log-monster_strikes")),
            *([Message("story-wounds", {"wounds": wounds})] if wounds else []),
            *(event for event in events if event.key == "log-hero_dies"),
            *(event for event in events if event.key in GAME_LOST),
        ]

    def short(self, events: Sequence[Event]) -> list[Message]:
        """All strikes and wounds in one sentence, and the rest; nothing if nobody who lives was struck.

        Those who are unhurt are named only if nobody has lost anything.
        """
        sentences = self.sentences(events)
        wounds = next((sentence for sentence in sentences if sentence.key == "story-wounds"), None)
        if wounds is None:
            return []
        strikes = [event.args["monster"] for event in events if event.key == "log-monster_strikes"]
        monsters = [monster for monster in strikes if isinstance(monster, Ref)]
        told = cast("list[Part]", wounds.args["wounds"])
        lost = [wound for wound in told if wound.key == "part-wound"]
        struck = Message("story-struck", {"wounds": lost or told, "monsters": monsters})
        return [struck if line is wounds else line for line in sentences if line.key != "log-monster_strikes"]


class Reshuffle(Scene):
    """The deck that has run out, and the danger that comes with it."""

    def short(self, events: Sequence[Event]) -> list[Message]:
        """The reinforcements that the danger brings."""
        return [event for event in events if event.key in REINFORCEMENTS]


class Offer(Scene):
    """Who was asked to pay and what came of it; with consent, the spell that follows says so."""

    def sentences(self, events: Sequence[Event]) -> Sequence[Message]:
        """Nothing after consent."""
        return [] if first_of(events, "log-consents") else events


def _monster_steps(moves: Sequence[Event]) -> Message:
    """The number of monsters that took a step, and the turns that the foremost of them still needs to the exit."""

    def steps_left(move: Event) -> int:
        return column(CELL[str(move.args["cell"])]) + 1

    foremost = min(moves, key=steps_left)
    args: Args = {"n": len(moves), "monster": foremost.args["monster"], "cell": foremost.args["cell"]}
    return Message("story-monsters_move", {**args, "turns": steps_left(foremost)})


def _wound(blows: Sequence[Event], hero: Arg) -> Part:
    """The hit points that these blows took from a hero together, and those left; or that it is unhurt."""
    hurt = [blow for blow in blows if blow.args["hero"] == hero and blow.key == "log-hurt"]
    if not hurt:
        return Part("part-unhurt", {"hero": hero})
    return Part("part-wound", {**hurt[-1].args, "lost": sum(_number(blow, "lost") for blow in hurt)})


SCENES = (
    HeroTurn(
        opens={"log-turn_hero", "log-attack", *MOVES},
        parts={*MOVES},
        lines=AFTER_ATTACK.union(ROLLS, MOVES, {"log-attack"}),
        inside=MEANWHILE,
        single={"log-attack"},
        after_single=AFTER_ATTACK.union(ROLLS, ENDS_OF_ATTACK, {"log-no_growth"}),
        beats={"log-attack", *ROLLS, *ENDS_OF_ATTACK},
    ),
    MonstersTurn(
        opens={"log-turn_monsters"},
        parts=GAME_LOST.union(
            {"log-no_monsters", "log-monster_moves", "log-monster_strikes", "log-hurt", "log-unhurt", "log-hero_dies"}
        ),
    ),
    Scene(
        opens={"log-turn_king", "log-floor_advances"},
        parts=KING | {"log-floor_advances", "log-damage_rises", "log-monster_placed"},
        headlines=("log-floor_advances", *sorted(KING)),
        lines={"log-damage_rises"},
        inside={"log-hero_catches_up"},
    ),
    Reshuffle(opens={"log-rebuild"}, parts=AFTER_REBUILD, lines=AFTER_REBUILD | {"log-rebuild"}),
    Scene(opens=CASTS, parts=EFFECTS, lines=EFFECTS | CASTS),
    Offer(opens={"log-offer"}, parts={"log-consents", "log-refuses", "log-takes_back"}),
    Scene(opens={"log-monster_placed"}, parts={"log-monster_placed"}),
)


def _number(event: Event, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value
