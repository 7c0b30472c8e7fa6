"""Fights under way and possible ones: chances, scores, wounds, and what others can do."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeoneer.facts.common import called, changes, moment_of, now_args, rivals_of, seats_of
from games.dungeoneer.rules import option_texts, scores
from games.dungeoneer.rules.acts.attacks import free_challenge
from games.dungeoneer.rules.acts.possible import possible_acts
from games.dungeoneer.rules.acts.types import Challenge
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import MAX_LIFE, name_of
from games.dungeoneer.rules.pieces import Side
from games.dungeoneer.rules.state import DungeoneerState
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import Refused


def under_way(game: DungeoneerState) -> Iterator[Fact]:
    """The attack or roll that is being settled, and each encounter still to come, with the odds (DN-5.9)."""
    told: list[tuple[str, Message]] = []
    roll = game.roll
    if roll is not None and roll.attacker is not None and roll.defender is not None:
        sides = roll.attacker, roll.defender
        things = [side.quest or game.encounters[side.entry].card for side in sides if side.quest or side.entry >= 0]
        args: Args = {"attacker": scores.side_name(game, sides[0]), "defender": scores.side_name(game, sides[1])}
        args |= {"attr": refer(f"attr-{roll.attr}"), **_chances(game, *sides, roll.attr)}
        told.append((next(iter(things), ""), Message("fact-now_attack", args)))
    elif roll is not None:
        args = {"player": seat_name(roll.seat), "attr": refer(f"attr-{roll.attr}") if roll.attr else "none"}
        told.append((roll.source, Message("fact-now_roll", {**args, "target": roll.target})))
    for index, entry in enumerate(game.encounters if roll is None else ()):
        if entry.state == "waiting":
            args = {"card": entry.name, "victim": seat_name(entry.target), "attr": "none", "back": 0}
            args["text"] = refer(f"text-{entry.card}")
            if entry.attr:
                args |= _chances(game, Side(entry=index), Side(hero=entry.target), entry.attr)
                args["attr"] = refer(f"attr-{entry.attr}")
            else:
                chance = option_texts.trap_chance(game, entry.card, entry.target, entry.space)
                args["percent"] = odds.percent(chance)
            told.append((entry.card, Message("fact-now_due", args)))
    for place, (thing, text) in enumerate(told):
        for things in ([thing], [])[not thing : 2 - bool(place)]:
            yield Fact("now", text, tuple(things), public=True, called=called(thing) if things else None)


def _chances(game: DungeoneerState, attacker: Side, defender: Side, attr: str) -> Args:
    hit, back = odds.fight_chances(game, attacker, defender, attr)
    return {"percent": odds.percent(hit), "back": odds.percent(back)}


def challenges(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """Whether the hero can challenge each rival now, the chances, and whether an attack is left (DN-15.9)."""
    player, moment = game.players[seat], moment_of(game, seat)
    refused: list[Refused] = []
    acts = possible_acts(game, seat, moment, refused) if moment else []
    able = [act.target.hero for act in acts if isinstance(act, Challenge)]
    why = {each.id: each.reason for each in refused}
    for other in rivals_of(game, seat):
        rival = game.players[other]
        reason = "other_space" if rival.at != player.at else why.get(f"challenge-s{other}", "not_asked")
        args: Args = {**now_args(game), "rival": seat_name(other), "space": name_of(game.spaces[rival.at].card)}
        args |= {"reason": "none" if other in able else reason, **_blow(game, seat, other)}
        args |= {f"{name}_back": arg for name, arg in _blow(game, other, seat).items()}
        yield Fact("fight", Message("fact-fight", args), seats=(other,))
    args = {"done": int(player.attacked), "free": int(free_challenge(game, player)), "own": int(seat == game.turn)}
    yield Fact("again", Message("fact-again", {**args, "movement": game.spendable(seat)}), public=True)


def _blow(game: DungeoneerState, seat: Seat, other: Seat) -> Args:
    """The best attack of one hero on another: its attribute, both totals without dice, and its chance."""
    able = scores.attack_attributes(game, seat)
    if not able:
        return {"attr": "none", "mine": 0, "theirs": 0, "percent": 0}
    ours, rival = Side(hero=seat), Side(hero=other)
    best = max(able, key=lambda attr: odds.fight_chances(game, ours, rival, attr)[0])
    mine, _ = odds.combat_parts(game, ours, rival, best, defending=False)
    theirs, _ = odds.combat_parts(game, rival, ours, best, defending=True)
    args: Args = {"attr": refer(f"attr-{best}"), "mine": sum(n for _, n in mine), "theirs": sum(n for _, n in theirs)}
    return {**args, "percent": odds.percent(odds.fight_chances(game, ours, rival, best)[0])}


def scores_of(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The scores of each hero, what each of them consists of (DN-8), and its ability (DN-17.12)."""
    for other in game.living(0):
        player, seats = game.players[other], seats_of(seat, other)
        totals: Args = {"player": seat_name(other), "hero": name_of(player.hero), "text": refer(f"text-{player.hero}")}
        totals |= {"level": player.level, "own": int(other == seat)}
        for attr in ("melee", "magic", "speed"):
            parts: scores.Parts = []
            score, _ = scores.hero_score(game, other, attr, parts=parts)
            totals |= {attr: score}
            args: Args = {**totals, "attr": refer(f"attr-{attr}"), "score": score, "printed": parts[0][1]}
            args |= {"attacks": int(attr in scores.attack_attributes(game, other)), **changes(parts)}
            yield Fact(attr, Message("fact-score", args), seats=seats, public=True)
        yield Fact("scores", Message("fact-scores", totals), seats=seats, public=True)
        yield Fact("ability", Message("fact-ability", totals), seats=seats, public=True)


def lives(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """How many wounds each hero survives (DN-18)."""
    for other in game.living(0):
        life = game.players[other].life
        args: Args = {"player": seat_name(other), "own": int(other == seat), "life": life, "most": MAX_LIFE}
        told = Message("fact-life", {**args, "safe": max(0, life - 1)})
        yield Fact("life", told, seats=seats_of(seat, other), public=True)


def dangers(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """How much the others can spend against the player, and what each is known to have for it (DN-5.3, DN-5.14)."""
    peril = game.players[seat].peril
    now = int(game.turn != seat and game.phase in ("reset", "dungeonlord"))
    lords = [other for other in game.living((game.turn + 1 - now) % game.seats) if other != seat]
    args: Args = {"peril": peril, "player": seat_name(lords[0]), "now": now}
    yield Fact("peril", Message("fact-peril", args), public=True)
    for other in lords:
        pack = game.players[other].pack
        able = [beast.name for beast in pack if beast.printed.cost <= peril]
        args = {"player": seat_name(other), "peril": peril, "cards": len(game.hands[other]), "pack": len(pack)}
        args |= {"beasts": able, "number": len(able), "least": min((each.printed.cost for each in pack), default=0)}
        yield Fact("peril", Message("fact-peril_of", args), seats=(other,), public=True)
