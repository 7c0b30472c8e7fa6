"""Bonuses of rolls and their chances: threats and attacks, with and without what can still be played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.acts.types import Act
from games.dungeoneer.rules.attributes import Parts
from games.dungeoneer.rules.components import CARDS, COUNTER, QUESTS, Effect, Exit, source_of
from games.dungeoneer.rules.pieces import NOBODY, OpenQuest, Player, Roll, Side, Tip
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Seat


class Help(NamedTuple):
    """The help of an effect for a roll: a bonus to the total, the higher of two dice, no harm whatever the result."""

    n: int = 0
    two_dice: bool = False
    safe: bool = False


NO_HELP = Help()


class PaidHelp(NamedTuple):
    """A bonus to a threat roll that costs this much Glory."""

    n: int
    cost: int


class FightChances(NamedTuple):
    """The chances that the attacker hits, and that the defender hits back."""

    hit: float
    countered: float


Threat = Effect | Exit | Tip | Roll
"""Something with a score and a target number (DN-8.1)."""

FACES = 6
"""The sides of a die."""


@cache
def at_least(needed: int, two_dice: bool = False) -> float:
    """The chance of `needed` or more with one die, or with the higher of two."""
    missed = min(FACES, max(0, needed - 1))
    return (FACES**2 - missed**2) / FACES**2 if two_dice else (FACES - missed) / FACES


@cache
def sum_at_least(needed: int) -> float:
    """The chance of `needed` or more with the sum of two dice."""
    return sum(one + other >= needed for one, other in product(range(1, FACES + 1), repeat=2)) / FACES**2


@cache
def higher(lead: int, two_dice: bool = False, other_two_dice: bool = False) -> tuple[float, float]:
    """The chances that the side ahead by `lead` gets the higher total, and that the other does.

    Each side rolls one die, or takes the higher of two, which shows n in 2n - 1 of 36 ways.
    """
    wins = losses = total = 0
    for die, other_die in product(range(1, FACES + 1), repeat=2):
        ways = (2 * die - 1 if two_dice else 1) * (2 * other_die - 1 if other_two_dice else 1)
        total += ways
        if die + lead > other_die:
            wins += ways
        elif die + lead < other_die:
            losses += ways
    return wins / total, losses / total


def percent(chance: float) -> int:
    """A chance as it is shown."""
    return round(100 * chance)


def automatic(game: DungeoneerState, seat: Seat, tags: list[str]) -> str:
    """The source by which that hero succeeds without a roll; empty if there is none."""
    for effect in game.players[seat].effects:
        if effect.do == "auto" and effect.kind in tags:
            return effect.source
    for source, printed in attributes.passives(game, seat, "auto"):
        if printed.kind in tags:
            return source
    return ""


def roll_parts(game: DungeoneerState, seat: Seat, kind: str, tags: Sequence[str], *, against: str = "") -> Parts:
    """Everything that is added to a roll of that kind: "attack", "defence", "threat" or "chance"."""
    rolls = game.players[seat].rolls
    parts: Parts = [(source_of(roll.source), roll.n) for roll in rolls if counts_for(roll.kinds, kind)]
    for source, effect in attributes.passives(game, seat, "roll"):
        if counts_for(effect.kinds, kind) and effect.against in ("", against):
            parts.append((source_of(source), effect.n))
    for source, effect in attributes.passives(game, seat, "bonus") if tags else ():
        if effect.kind in tags:
            parts.append((source_of(source), effect.n))
    return parts


def roll_bonus(game: DungeoneerState, seat: Seat, kind: str, tags: Sequence[str]) -> int:
    """The sum of all that is added to a roll of that kind."""
    return sum([n for _, n in roll_parts(game, seat, kind, tags)])


def counts_for(kinds: list[str] | tuple[str, ...], kind: str) -> bool:
    """Whether an effect on rolls of these kinds works on a roll of that kind; chance rolls are "any" only."""
    return "any" in kinds or kind in kinds


def combat_parts(game: DungeoneerState, side: Side, other: Side, attr: str, *, defending: bool) -> tuple[Parts, int]:
    """Everything that is added to the die of that side, and its mark."""
    parts: Parts = []
    score, mark = attributes.side_score(game, side, attr, defending=defending, parts=parts)
    in_vain = score - sum(n for _, n in parts)  # no score is below 0, so its last reductions count less (DN-1.7)
    for index in reversed(range(len(parts))):
        source, n = parts[index]
        less = min(in_vain, max(0, -n))
        parts[index] = (source, n + less)
        in_vain -= less
    if side.hero != NOBODY:
        against = "" if other.hero != NOBODY else "monster"
        parts += roll_parts(game, side.hero, "defence" if defending else "attack", (), against=against)
    return parts, mark


def threat_chance(game: DungeoneerState, seat: Seat, threat: Threat, *tags: str, help: Help = NO_HELP) -> float:
    """The chance that a hero reaches the target of a threat; `tags`: its kinds, on which bonuses depend."""
    if automatic(game, seat, ["threat", *tags]):
        return 1.0
    score = attributes.threat_score(game, seat, threat.attr) + help.n
    score += roll_bonus(game, seat, "threat", ["threat", *tags])
    return at_least(threat.target - score, help.two_dice or bool(game.players[seat].two_dice))


def fight_chances(
    game: DungeoneerState, attacker: Side, defender: Side, attr: str, helped: Seat = NOBODY, help: Help = NO_HELP
) -> FightChances:
    """The chances of an attack in which `help` is given to the hero of the seat `helped`."""
    attack, _ = combat_parts(game, attacker, defender, attr, defending=False)
    defence, mark = combat_parts(game, defender, attacker, attr, defending=True)
    lead = sum([n for _, n in attack]) - sum([n for _, n in defence])
    attack_dice, defence_dice = (
        side.hero != NOBODY and bool(game.players[side.hero].two_dice) for side in (attacker, defender)
    )
    if helped == attacker.hero:
        lead, attack_dice = lead + help.n, attack_dice or help.two_dice
    else:
        lead, defence_dice = lead - help.n, defence_dice or help.two_dice
    wins, losses = higher(lead, attack_dice, defence_dice)
    return FightChances(wins, losses if mark >= COUNTER else 0.0)


def luck(game: DungeoneerState, seat: Seat, dice: int, target: int, help: Help = NO_HELP) -> float:
    """The chance that a Chance roll of one or two dice reaches its target, with effects on any roll."""
    needed = target - help.n - roll_bonus(game, seat, "chance", [])
    if dice == 1:
        return at_least(needed, help.two_dice or bool(game.players[seat].two_dice))
    return sum_at_least(needed)


def roll_chance(game: DungeoneerState, roll: Roll) -> float:
    """The chance that a roll reaches its target number."""
    if roll.what == "chance":
        return luck(game, roll.seat, roll.dice, roll.target - roll.added)
    return threat_chance(game, roll.seat, roll, *roll.tags)


def quest_chance(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> float:
    """The chance that one attempt completes a quest without a monster."""
    printed = QUESTS[quest.id]
    chance = 1.0
    if search := attributes.search_left(quest):
        chance = threat_chance(game, seat, search, "quest")
    if printed.threat is not None:
        return chance * threat_chance(game, seat, printed.threat, "quest")
    if printed.chance is not None:
        return chance * luck(game, seat, printed.chance.dice, printed.chance.target)
    return chance


def is_hopeless(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> bool:
    """Whether the first roll of an attempt fails even with all Glory, unless cards help it."""
    printed = QUESTS[quest.id]
    if (threat := attributes.search_left(quest) or printed.threat) is not None:
        return not threat_chance(game, seat, threat, "quest")
    chance, glory = printed.chance, game.players[seat].glory
    return chance is not None and not luck(game, seat, chance.dice, chance.target - glory)


def blow_chance(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> float:
    """The chance that the hero's best challenge hits the monster of a quest, once the monster itself has attacked."""
    attacks = attributes.attack_attributes(game, seat)
    hits = (fight_chances(game, Side(hero=seat), Side(quest=quest.id), attr).hit for attr in attacks)
    return max(hits, default=0.0)


def trap_chance(game: DungeoneerState, card: str, victim: Seat, space: int) -> float:
    """The chance that a trap in that space strikes that hero."""
    return 1 - threat_chance(game, victim, attributes.trap_threat(game, card, space), "trap")


def reserve(game: DungeoneerState, seat: Seat, attr: str) -> int:
    """The bonus to a threat roll that the seat's Glory could still pay for, the cheapest help per point first."""
    player = game.players[seat]
    added, glory = 0, player.glory
    for n, cost in sorted(_possible_help(game, player, attr), key=lambda help: (help.cost / help.n, help)):
        if cost <= glory:
            added, glory = added + n, glory - cost
    return added


def _possible_help(game: DungeoneerState, player: Player, attr: str) -> Iterator[PaidHelp]:
    """Every help with a threat roll, each as often as it can be had: cards of the hand, charges, the hero's ability."""
    for card in [CARDS[id] for id in dict.fromkeys(game.hands[player.seat])]:
        if card.kind == "boon" and card.time == "anytime":
            for effect in card.plays[0].effects:
                if effect.by_amount and effect.attr == attr:  # 1 for each Glory
                    yield from [PaidHelp(1, 1)] * card.most
                else:
                    yield from _help_with_threat(effect, attr, card.cost)
    for thing in player.usable:
        use = thing.use
        for effect in use.effects if thing.number or use.time == "anytime" else ():
            yield from _help_with_threat(effect, attr, use.glory) * (thing.charges if use.charge else 1)


def help_of(act: Act) -> Help:
    """The help of an act for the roll that is about to be made."""
    n = 0
    for effect in act.effects:
        if effect.do in ("score", "roll"):
            n += act.cost if effect.by_amount else effect.n
    return Help(n, act.does("two_dice"), act.does("prevent_combat"))


def _help_with_threat(effect: Effect, attr: str, cost: int) -> list[PaidHelp]:
    """The help of an effect that costs this much, two dice as a bonus of 1; empty if it does not help."""
    raises_score = effect.do == "score" and effect.attr == attr
    raises_total = effect.do == "roll" and counts_for(effect.kinds, "threat")
    if effect.n > 0 and (raises_score or raises_total):
        return [PaidHelp(effect.n, cost)]
    return [PaidHelp(1, cost)] if effect.do == "two_dice" else []
