"""The chances of rolls: threats and attacks, also with what could still be played to help."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from games.dungeoneer.rules import scores
from games.dungeoneer.rules.combat import rolls
from games.dungeoneer.rules.combat.combat import combat_parts
from games.dungeoneer.rules.components import CARDS, COUNTER, HEROES, QUESTS, Effect
from games.dungeoneer.rules.pieces import NOBODY, Side
from rules.messages import Seat

if TYPE_CHECKING:
    from games.dungeoneer.rules.act import Act
    from games.dungeoneer.rules.game import Dungeoneer


class Help(NamedTuple):
    """What an effect does for a roll: added to the total, the higher of two dice, no harm whatever falls."""

    n: int = 0
    two_dice: bool = False
    safe: bool = False


NO_HELP = Help()


@cache
def _faces(two_dice: bool) -> tuple[float, ...]:
    """How likely each face is, from 1 up."""
    all_faces = range(1, rolls.FACES + 1)
    if not two_dice:
        return tuple(1 / rolls.FACES for _ in all_faces)
    return tuple((2 * face - 1) / rolls.FACES**2 for face in all_faces)


@cache
def at_least(needed: int, two_dice: bool = False) -> float:
    """The chance of `needed` or more with one die, or with the higher of two."""
    missed = min(rolls.FACES, max(0, needed - 1))
    return (rolls.FACES**2 - missed**2) / rolls.FACES**2 if two_dice else (rolls.FACES - missed) / rolls.FACES


@cache
def sum_at_least(needed: int) -> float:
    """The chance of `needed` or more with the sum of two dice."""
    faces = range(1, rolls.FACES + 1)
    return sum(one + other >= needed for one in faces for other in faces) / rolls.FACES**2


@cache
def higher(lead: int, one: bool = False, other: bool = False) -> tuple[float, float]:
    """How likely the side that is ahead by `lead` gets the higher total, and how likely the other; who has two dice."""
    wins = losses = 0.0
    for face, chance in enumerate(_faces(one), 1):
        for against, likely in enumerate(_faces(other), 1):
            wins += chance * likely * (face + lead > against)
            losses += chance * likely * (face + lead < against)
    return wins, losses


def threat_chance(game: Dungeoneer, seat: Seat, attr: str, target: int, tags: list[str], help: Help = NO_HELP) -> float:
    """The chance to meet a threat."""
    if rolls.automatic(game, seat, ["threat", *tags]):
        return 1.0
    score = scores.threat_score(game, seat, attr) + help.n
    score += sum(n for _, n in rolls.roll_parts(game, seat, "threat", ["threat", *tags]))
    return at_least(target - score, help.two_dice or bool(game.players[seat].two_dice))


def fight_chances(
    game: Dungeoneer, attacker: Side, defender: Side, attr: str, helped: Seat = NOBODY, help: Help = NO_HELP
) -> tuple[float, float]:
    """How likely the attacker hits, and how likely the defender hits back."""
    own, _ = combat_parts(game, attacker, defender, attr, defending=False)
    against, mark = combat_parts(game, defender, attacker, attr, defending=True)
    lead = sum(n for _, n in own) - sum(n for _, n in against)
    two = [side.hero != NOBODY and bool(game.players[side.hero].two_dice) for side in (attacker, defender)]
    if helped != NOBODY:
        place = 0 if attacker.hero == helped else 1
        lead += -help.n if place else help.n
        two[place] = two[place] or help.two_dice
    wins, losses = higher(lead, *two)
    return wins, losses if mark >= COUNTER else 0.0


def luck(game: Dungeoneer, seat: Seat, dice: int, target: int, help: Help = NO_HELP) -> float:
    """The chance of a Chance roll, effects on any roll included."""
    needed = target - help.n - sum(n for _, n in rolls.roll_parts(game, seat, "chance", []))
    if dice == 1:
        return at_least(needed, help.two_dice or bool(game.players[seat].two_dice))
    return sum_at_least(needed)


def help_of(game: Dungeoneer, act: Act) -> Help:
    """What an act does for the roll that is about to be made."""
    n, two_dice, safe = 0, False, False
    for effect in effects_of(act):
        if effect.do == "score":
            n += act.amount if effect.by_amount else effect.n
        elif effect.do == "roll":
            n += effect.n
        two_dice = two_dice or effect.do == "two_dice"
        safe = safe or effect.do == "prevent_combat"
    return Help(n, two_dice, safe)


def effects_of(act: Act) -> tuple[Effect, ...]:
    """What an act does, by the card, the artifact or the hero behind it."""
    if act.do == "ability":
        ability = HEROES[act.card].ability
        return () if ability is None else ability.effects
    if act.do == "artifact":
        used = QUESTS[act.card].artifact_use
        return () if used is None else used.effects
    if act.do in ("use", "quaff"):
        return CARDS[act.card].uses[0].effects
    if act.do not in ("instant", "bane") or not CARDS[act.card].plays:
        return ()
    return CARDS[act.card].plays[act.play].effects


def reserve(game: Dungeoneer, seat: Seat, attr: str, kind: str) -> int:
    """What the seat could still add to such a roll with its Glory: cards in hand, charges, the hero's ability."""
    player = game.players[seat]
    offers: list[tuple[int, int]] = []
    for card in dict.fromkeys(game.hands[seat]):
        printed = CARDS[card]
        if printed.kind == "boon" and printed.time == "anytime":
            for effect in printed.plays[0].effects:
                if effect.by_amount and effect.attr == attr:
                    offers += [(1, 1)] * printed.most
                else:
                    offers += _offer(effect, attr, kind, printed.cost)
    for laid in (*player.boons, *player.treasures):
        for use in laid.printed.uses:
            for effect in use.effects:
                offers += _offer(effect, attr, kind, use.glory) * (laid.charges if use.charge else 1)
    uses = [player.printed.ability, *(QUESTS[id].artifact_use for id in player.done)]
    for able in uses:
        if able is not None and able.time == "anytime":
            for effect in able.effects:
                offers += _offer(effect, attr, kind, able.glory)
    added, glory = 0, player.glory
    for n, cost in sorted(offers, key=lambda offer: (offer[1] / offer[0], offer)):
        if cost <= glory:
            added, glory = added + n, glory - cost
    return added


def _offer(effect: Effect, attr: str, kind: str, cost: int) -> list[tuple[int, int]]:
    if effect.do == "score" and effect.attr == attr and effect.n > 0:
        return [(effect.n, cost)]
    if effect.do == "roll" and effect.n > 0 and rolls.counts_for(effect.kinds, kind):
        return [(effect.n, cost)]
    return [(1, cost)] if effect.do == "two_dice" else []
