"""Facts about the fight being settled, challenges between heroes, and the cards that others can send."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from games.dungeoneer.facts.common import NONE, cost_on, listed
from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.acts.attacks import cannot_challenge, free_challenge
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import name_of
from games.dungeoneer.rules.pieces import NOWHERE, Roll, Side
from games.dungeoneer.rules.state import DungeoneerState
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer, seat_name


def under_way(game: DungeoneerState, seat: Seat) -> list[Fact]:
    """The roll or attack under way, or else those that are declared, and their chances (DN-5.9)."""
    facts = _declared(game) if game.roll is None else [_rolled(game, game.roll)]
    first = facts[0] if facts else Fact("now", Message("fact-now_none"), public=True)
    return [*facts, replace(first, things=())]


def _rolled(game: DungeoneerState, roll: Roll) -> Fact:
    """The roll that is about to be made."""
    if roll.sides is not None:
        attacker, _ = roll.sides
        thing = attacker.quest or ("" if attacker.entry == NOWHERE else game.encounters[attacker.entry].card)
        return Fact("now", _attack(game, *roll.sides, roll.attr), (thing,), public=True)
    args: Args = {"player": seat_name(roll.seat), "source": name_of(roll.source), "target": roll.target}
    args |= {"what": refer(f"roll-{'quest' if roll.is_quest else roll.what}")}
    args |= {"attr": refer(f"attr-{roll.attr}" if roll.attr else "fact-dice")}
    args |= {"percent": odds.percent(odds.roll_chance(game, roll))}
    return Fact("now", Message("fact-now_roll", args), (roll.source,), public=True)


def _declared(game: DungeoneerState) -> list[Fact]:
    """The monsters and traps that are declared and still to come."""
    facts = list[Fact]()
    for index, entry in enumerate(game.encounters):
        if entry.state != "waiting":
            continue
        if entry.attr:
            text = _attack(game, Side(entry=index), Side(hero=entry.target), entry.attr)
        else:
            chance = odds.trap_chance(game, entry.card, entry.target, entry.space)
            args: Args = {"card": entry.name, "victim": seat_name(entry.target), "percent": odds.percent(chance)}
            text = Message("fact-now_trap", args)
        facts.append(Fact("now", text, (entry.card,), public=True))
    return facts


def _attack(game: DungeoneerState, attacker: Side, defender: Side, attr: str) -> Message:
    """An attack with the chances that it hits and is hit back."""
    hit, back = odds.fight_chances(game, attacker, defender, attr)
    args: Args = {"attacker": attributes.side_name(game, attacker), "victim": attributes.side_name(game, defender)}
    args |= {"attr": refer(f"attr-{attr}"), "percent": odds.percent(hit), "back": odds.percent(back)}
    return Message("fact-now_attack", args)


def challenges(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The heroes it can attack or be attacked by, with the chances, and whether it can still attack (DN-15.9)."""
    player = game.players[seat]
    cannot = cannot_challenge(game, player)
    why = refer(f"refused-{cannot or 'no_movement'}")  # which is read only if it cannot
    for other in game.rivals(seat):
        at = game.players[other].at
        args: Args = {"rival": seat_name(other), "space": name_of(game.spaces[at].card), "peril": player.peril}
        args["state"] = "away" if at != player.at else "unable" if cannot else "able"
        args["why"] = why
        args |= {**_blow(game, seat, other), **_blow(game, other, seat, "_back")}
        yield Fact("fight", Message("fact-fight", args), seats=(other,), public=True)
    heroes = [seat_name(other) for other in game.heroes_at(player.at) if other != seat]
    args = {"able": not cannot, "why": why, "cost": int(not free_challenge(game, player))}
    args |= {"movement": game.spendable(seat), **listed("here", heroes)}
    yield Fact("fight", Message("fact-attack", args), public=True)


def _blow(game: DungeoneerState, seat: Seat, other: Seat, ending: str = "") -> Args:
    """The best attack of one hero on another and its chance, as arguments with that ending; 0 without an attack."""
    attacks, sides = attributes.attack_attributes(game, seat), (Side(hero=seat), Side(hero=other))
    chances = [(odds.fight_chances(game, *sides, attr).hit, refer(f"attr-{attr}")) for attr in attacks]
    chance, attr = max(chances, key=lambda pair: pair[0], default=(0.0, NONE))
    return {f"attr{ending}": attr, f"percent{ending}": odds.percent(chance)}


def dangers(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The dangers for the hero by its Peril: what others can do, and who is the next to do it (DN-5.3, DN-5.14)."""
    peril = game.players[seat].peril
    begun = game.turn != seat and game.phase in ("reset", "dungeonlord")
    next_turn = game.turn if begun else (game.turn + 1) % game.seats
    lords = [other for other in game.living(next_turn) if other != seat]
    for place, other in enumerate(lords):
        pack = game.players[other].pack
        args: Args = {"player": seat_name(other), "peril": peril, "cards": len(game.hands[other])}
        args["turn"] = "later" if place else "now" if begun else "next"
        args |= listed("beasts", (beast.name for beast in pack))
        args["costs"] = [cost_on(game, other, seat, beast.card, beast.number) for beast in pack] or [0]
        danger = Fact("danger", Message("fact-danger", args), public=True)
        yield replace(danger, seats=(other,))
        yield from (replace(danger, things=(beast.card,)) for beast in pack)
        if not place:
            yield danger
