"""The story: a hero's turn, the monsters' turn, the king's turn and a spell as one entry each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.dungeon_go.rules.board import CELL, column
from rules.messages import Args, Event, Message, Plain, Ref
from rules.stories import Scene

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
BLOWS = frozenset({*ATTACK, *ROLLS, "log-attack_fails", "log-attack_stopped", "log-grapples", "log-defeats"})
"""The moments of an attack on the board."""
STRUCK = ("log-hurt", "log-unhurt")
FATES = frozenset({"log-hero_dies", "log-no_monsters"})
DEFEATS = frozenset({"log-king_struck", "log-monster_leaves"})
"""The events that end the game, and thus come after everything else."""
MONSTERS = FATES | DEFEATS | {"log-monster_moves", "log-monster_strikes", *STRUCK}
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
IN_SHORT: Mapping[str, str] = {
    "log-defeats": "story-defeats",
    "log-grapples": "story-grapples",
    "log-first_attack": "story-first_attack",
    "log-grows": "story-grows",
    "log-reinforcement": "story-reinforcement",
    "log-no_reinforcement": "story-no_reinforcement",
    "log-evil_god_comes": "story-evil_god_comes",
    "log-spell": "story-spell",
    "log-miracle": "story-miracle",
}


def tell_hero(events: Sequence[Event]) -> list[Message]:
    """A hero's turn: the attack with its rolls and what it brought, or else the way it went."""
    attack = _first(events, "log-attack")
    if attack is None:
        return [event for event in events if event.key in ("log-moves", "log-stays")]
    rolls = [event for event in events if event.key in ROLLS]
    result = next((event for event in events if event.key in ("log-defeats", "log-grapples")), None)
    args: Args = {**attack.args, "rolled": [_number(event, "roll") for event in rolls]}
    if not rolls:
        headline = Message("story-attack", attack.args)
    elif result is None:
        args["needed"] = _number(rolls[0], "needed")
        over = _first(events, "log-attack_fails", "log-attack_stopped")
        headline = Message("story-attack_fails" if over else "story-attack_rolls", args)
    else:
        args["needed"] = _number(rolls[0], "needed")
        args["vp"] = result.args.get("vp", 0)
        headline = Message(IN_SHORT[result.key], args)
    after = [event for event in events if event.key in BROUGHT]
    return [headline, *(Message(IN_SHORT.get(event.key, event.key), event.args) for event in after)]


def tell_monsters(events: Sequence[Event]) -> list[Message]:
    """The monsters' turn: how many moved, where the foremost of those is, which struck, the damage to each hero."""
    strikes = [event for event in events if event.key == "log-monster_strikes"]
    told: list[Message] = []
    if moves := [event for event in events if event.key == "log-monster_moves"]:
        told.append(_moved(moves))
    if strikes:
        told += _struck(strikes, first=not told)
    hurt = {event.args["hero"]: event for event in events if event.key == "log-hurt"}
    fallen = {event.args["hero"] for event in events if event.key == "log-hero_dies"}
    for hero, event in hurt.items():
        if hero not in fallen:
            blows = [each for each in events if each.key == "log-hurt" and each.args["hero"] == hero]
            told.append(Message("story-hurt", {**event.args, "lost": sum(_number(each, "lost") for each in blows)}))
    unhurt = list(dict.fromkeys(_plain(event, "hero") for event in events if event.key == "log-unhurt"))
    if spared := [hero for hero in unhurt if hero not in hurt]:
        told.append(Message("story-unhurt", {"heroes": spared}))
    told += [event for event in events if event.key in FATES]
    return [*told, *(event for event in events if event.key in DEFEATS)]


def _struck(strikes: Sequence[Event], *, first: bool) -> list[Message]:
    """Which monsters struck for how much damage and, if not all struck the same heroes, whom each of them struck.

    `first`: whether this begins the monsters' turn.
    """
    args: Args = {"damage": _number(strikes[-1], "damage"), "first": int(first)}
    if all(event.args["heroes"] == strikes[0].args["heroes"] for event in strikes):
        args["monsters"] = [_plain(event, "monster") for event in strikes]
        return [Message("story-strikes", args)]
    each = [Message("story-striker", {name: event.args[name] for name in ("monster", "heroes")}) for event in strikes]
    return [Message("story-strikes_each", args), *each]


def _moved(moves: Sequence[Event]) -> Message:
    """The number of monsters that took a step, and the turns that the foremost of them still needs to the exit."""
    foremost = min(moves, key=lambda event: column(CELL[str(event.args["cell"])]))
    args: Args = {"n": len(moves), "monster": foremost.args["monster"], "cell": foremost.args["cell"]}
    return Message("story-monsters_move", {**args, "turns": column(CELL[str(foremost.args["cell"])]) + 1})


def tell_king(events: Sequence[Event]) -> list[Message]:
    """The king's turn: the floor he reached and what waits there, or else his step or what kept him from it."""
    floor = [event for event in events if event.key in ("log-floor_advances", "log-damage_rises")]
    placed = [event for event in events if event.key == "log-monster_placed"]
    told: Sequence[Message] = floor or [event for event in events if event.key in KING]
    return [*told, *(tell_placed(placed) if placed else [])]


def tell_rebuild(events: Sequence[Event]) -> list[Message]:
    """The deck is reshuffled, or else the danger that it brings."""
    return [event for event in events if event.key in DANGER] or [events[0]]


def tell_magic(events: Sequence[Event]) -> list[Message]:
    """A spell or a miracle: what it did, with what it cost."""
    cost = sum(_number(event, "vp") for event in events if event.key == "log-pays")
    cast = Message(IN_SHORT[events[0].key], {**events[0].args, "vp": cost})
    return [cast, *(event for event in events[1:] if event.key != "log-pays")]


def tell_offer(events: Sequence[Event]) -> list[Message]:
    """Who was asked to pay and what came of it; with consent, the spell that follows reports it."""
    return [] if _first(events, "log-consents") else list(events)


def tell_placed(events: Sequence[Event]) -> list[Message]:
    """Monsters that wait at the beginning."""
    return [Message("story-placed", {"monsters": [_plain(event, "monster") for event in events]})]


SCENES = (
    Scene(
        frozenset({"log-turn_hero", "log-moves", "log-stays"}) | ATTACK,
        frozenset({"log-moves", "log-stays"}),
        tell_hero,
        inside=MEANWHILE,
        once=ATTACK,
        then=ATTACKED,
        beats=BLOWS,
    ),
    Scene(frozenset({"log-turn_monsters"}), MONSTERS, tell_monsters),
    Scene(
        frozenset({"log-turn_king", "log-floor_advances"}),
        KING | FLOOR,
        tell_king,
        inside=frozenset({"log-hero_catches_up"}),
    ),
    Scene(frozenset({"log-rebuild"}), DANGER, tell_rebuild),
    Scene(frozenset({"log-spell", "log-miracle"}), MAGIC, tell_magic),
    Scene(frozenset({"log-offer"}), ANSWERS, tell_offer),
    Scene(frozenset({"log-monster_placed"}), frozenset({"log-monster_placed"}), tell_placed),
)


def _first(events: Sequence[Event], *keys: str) -> Event | None:
    return next((event for event in events if event.key in keys), None)


def _number(event: Event, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value


def _plain(event: Event, name: str) -> Plain:
    value = event.args[name]
    assert isinstance(value, str | int | Ref)
    return value
