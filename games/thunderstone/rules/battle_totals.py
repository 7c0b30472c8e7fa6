"""The totals of a battle: one pure function in the order of TS-8, used for previews, for choices and for the battle.

`battle_totals` reads a revealed hand and a monster and changes nothing. What the active player may still choose (which
hero is barred, where attack is lost) comes in as a `Plan`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from games.thunderstone.rules.cards import CARDS, Card, Loss, Power, name_of, names_of
from games.thunderstone.rules.pieces import EVERY, Kind, Plan, RevealedCard, Turn
from rules.messages import Args, Message, Part

ASKS_MORE = frozenset({"needs_light", "unequipped_barred"})
"""The traits of monsters that require more than an attacker."""


@dataclass(slots=True)
class Force:
    """Attack and magic attack, which are counted separately (TS-10.1)."""

    attack: int = 0
    magic: int = 0


@dataclass(slots=True)
class Bonuses:
    """The lasting bonuses of the effects used so far."""

    strength: dict[int, int] = field(default_factory=dict)
    attack: dict[int, int] = field(default_factory=dict)
    converted: set[int] = field(default_factory=set)
    convert_armed: bool = False
    weightless: bool = False
    thrown: dict[int, int] = field(default_factory=dict)

    def strength_of(self, hero: RevealedCard) -> int:
        """A hero's strength before any battle effect."""
        extra = self.strength
        if extra:
            return CARDS[hero.card].strength + extra.get(hero.slot, 0) + extra.get(EVERY, 0)
        return CARDS[hero.card].strength

    def weight_of(self, weapon: str) -> int:
        """The weight of a weapon this turn (TS-11.8)."""
        return 0 if self.weightless else CARDS[weapon].weight or 0

    def can_carry(self, hero: RevealedCard, weapon: str) -> bool:
        """Whether a hero is strong enough for a weapon (TS-11.4)."""
        return self.weight_of(weapon) <= self.strength_of(hero)


def bonuses(turn: Turn) -> Bonuses:
    """Add up the effects of this turn whose card and target are still there (TS-7.17, TS-17.8)."""
    added = Bonuses()
    for use in turn.uses:
        if use.over:
            continue
        effect = CARDS[use.card].effects[use.effect]
        if effect.to:
            added.strength[use.target] = added.strength.get(use.target, 0) + effect.strength
            added.attack[use.target] = added.attack.get(use.target, 0) + effect.attack
        if effect.convert == "hero":
            added.converted.add(use.target)
        elif effect.convert == "armed":
            added.convert_armed = True
        if effect.weightless:
            added.weightless = True
        if effect.throw:
            added.thrown[use.slot] = effect.attack
    return added


@dataclass(slots=True)
class LineUp:
    """Steps 1 and 2: strengths after the monster's changes, weapons still carried, and who could attack."""

    bonus: Bonuses
    heroes: list[RevealedCard]
    strengths: dict[int, int]
    armed: dict[int, Card]
    wields: dict[int, int]
    able: list[RevealedCard]


def line_up(turn: Turn, foe: Card, rank: int) -> LineUp:
    """Strength first, then weapons that come off, then heroes barred by text or trait (TS-8.2 to TS-8.4)."""
    bonus = bonuses(turn)
    heroes, strengths, armed, wields, fighting = [], {}, {}, {}, []
    must_be_armed = "unequipped_barred" in foe.traits
    for hero in turn.cards:
        card = CARDS[hero.card]
        if not card.is_hero:
            continue
        heroes.append(hero)
        strengths[hero.slot] = strength = bonus.strength_of(hero) + foe.during.strength
        if hero.weapon:
            weapon = turn.shown(hero.weapon).card
            if bonus.weight_of(weapon) <= strength:
                armed[hero.slot] = CARDS[weapon]
                wields[hero.slot] = hero.weapon
        if card.barred_rank != rank and not (must_be_armed and hero.slot not in armed):
            fighting.append(hero)
    return LineUp(bonus, heroes, strengths, armed, wields, fighting)


def eligible(turn: Turn, line: LineUp, loss: Loss, doomed: Collection[int]) -> list[RevealedCard]:
    """The revealed cards that a loss may name, besides those that are lost anyway (TS-8.21 to TS-8.23)."""
    if loss.unless_armed and line.armed:
        return []
    losable = [
        shown
        for shown in turn.cards
        if loss.of in CARDS[shown.card].tags
        and shown.slot not in doomed
        and shown.slot not in line.bonus.thrown
        and (not loss.exhausted or line.strengths[shown.slot] <= 0)
    ]
    if loss.strongest and losable:
        strongest = max(line.strengths[shown.slot] for shown in losable)
        losable = [shown for shown in losable if line.strengths[shown.slot] == strongest]
    return losable


def exhausted(line: LineUp) -> list[int]:
    """The heroes without strength left, which harsh strength destroys before any other (TS-20.3, TS-8.22)."""
    return [slot for slot, strength in line.strengths.items() if strength <= 0]


def is_party_source(card: Card) -> bool:
    """A spell, item or trophy that gives attack on its own (TS-8.10)."""
    if "monster" in card.tags:
        return card.trophy.attack > 0 or card.trophy.magic > 0
    return not card.is_hero and "weapon" not in card.tags and (card.attack > 0 or card.magic > 0)


def light_of(turn: Turn, line: LineUp, attackers: list[RevealedCard]) -> int:
    """Items, spells and trophies, attacking heroes, and the weapons they carry (TS-9.3)."""
    light = 0
    for shown in turn.cards:
        card = CARDS[shown.card]
        if not card.is_hero and "weapon" not in card.tags:
            light += card.light + card.trophy.light
    for hero in attackers:
        light += CARDS[hero.card].light
        if hero.slot in line.armed:
            light += line.armed[hero.slot].light
    return light


def refused_target(turn: Turn, monster: str | None, rank: int) -> str:
    """Why the card in a rank cannot be declared as target, as a refusal code; empty if it can (TS-7.10)."""
    if monster is None:
        return "rank_empty"
    foe = CARDS[monster]
    if "monster" not in foe.tags:
        return "not_a_monster"
    asks_more = bool(foe.traits & ASKS_MORE)
    if asks_more:
        line = line_up(turn, foe, rank)
        if "needs_light" in foe.traits and light_of(turn, line, line.able) < rank + foe.darker:
            return "too_dark"
        if line.able:
            return ""
    for shown in turn.cards:
        card = CARDS[shown.card]
        if card.is_hero:
            if not asks_more and card.barred_rank != rank:
                return ""
        elif is_party_source(card):
            return ""
    return "nobody_attacks"


@dataclass(slots=True)
class BattleTotals:
    """A hand in a battle, and every number in the order of TS-8. The steps fill it in one after the other."""

    turn: Turn
    foe: Card
    rank: int
    line: LineUp
    attackers: list[RevealedCard]
    shares: dict[int, Force]
    """The force of each attacking hero, weapon included, before `suffering`."""
    party: Force = field(default_factory=Force)
    reduction: int = 0
    multiplied: int = 1
    suffering: dict[int, Kind] = field(default_factory=dict)
    """The kind of attack that each attacking hero loses a point of (TS-8.12)."""
    split: list[RevealedCard] = field(default_factory=list)
    """The heroes for whom that is a choice."""
    before: Force = field(default_factory=Force)
    """The sums before the reductions."""
    taken: Force = field(default_factory=Force)
    """The parts of the reduction that are taken from attack and from magic."""
    attack: int = 0
    """After the reductions."""
    magic: int = 0
    """After reductions, doubling and halving."""
    magic_present: bool = False
    half_magic: bool = False
    half_total: bool = False
    light: int = 0
    darkness: int = 0
    penalty: int = 0
    strength: int = 0
    """The total before the light penalty."""
    total: int = 0
    missing: int = 0
    """The attack that is still needed for the total to reach the health; 0 if there is enough."""
    won: bool = False

    @property
    def refused(self) -> str:
        """Why the monster cannot be attacked, as a refusal code; empty if it can."""
        return refused_target(self.turn, self.foe.id, self.rank)

    @property
    def lost(self) -> int:
        """The points that the reduction takes away; no more than there are."""
        return min(self.reduction, self.before.attack + self.before.magic)

    @property
    def from_attack(self) -> range:
        """The possible parts of the reduction that are taken from attack (TS-8.11)."""
        attack, magic = self.before.attack, self.before.magic
        return range(max(0, self.lost - magic), min(attack, self.lost) + 1)


def battle_totals(turn: Turn, monster: str, rank: int, plan: Plan | None = None) -> BattleTotals:
    """Work out steps 1 to 9 of a battle against `monster` in `rank` (1 to 3)."""
    plan = plan or Plan()
    foe = CARDS[monster]
    # Steps 1 and 2: what the monster changes, and who attacks (TS-8.2 to TS-8.6).
    line = line_up(turn, foe, rank)
    attackers = [hero for hero in line.able if hero.slot not in plan.barred] if plan.barred else line.able
    # Step 3: the sums, without what the monster is immune to (TS-8.8 to TS-8.10, TS-8.14).
    shares = {hero.slot: _own_share(turn, foe, rank, line, hero) for hero in attackers}
    totals = BattleTotals(turn, foe, rank, line, attackers, shares)
    _add_powers(totals)
    _convert(totals)
    _add_party_sources(totals)
    _leave_out(totals)
    _reduce(totals, plan)
    _multiply_and_halve(totals)
    _conclude(totals)
    return totals


def _add_powers(totals: BattleTotals) -> None:
    """Add what the attackers' powers give other heroes and the party, and note the factor of step 5."""
    party = totals.party
    for hero in totals.attackers:
        for power in CARDS[hero.card].powers:
            if power.multiply_magic > 1:
                totals.multiplied *= power.multiply_magic
            elif power.to == "party":
                times = _times(totals.turn, power)
                party.attack += power.attack * times
                party.magic += power.magic * times
            elif power.to != "self":
                for other in totals.attackers:
                    if power.to in CARDS[other.card].tags:
                        totals.shares[other.slot].attack += power.attack


def _convert(totals: BattleTotals) -> None:
    """Turn the attack of heroes into magic where an effect does that."""
    line = totals.line
    for slot, share in totals.shares.items():
        if slot in line.bonus.converted or (line.bonus.convert_armed and slot in line.armed):
            share.magic += share.attack
            share.attack = 0


def _add_party_sources(totals: BattleTotals) -> None:
    """Add what trophies, items and spells give the party, and the reduction by cards that lower the attack."""
    party = totals.party
    for shown in totals.turn.cards:
        card = CARDS[shown.card]
        if "monster" in card.tags:
            party.attack += card.trophy.attack
            party.magic += card.trophy.magic
        elif is_party_source(card):
            party.attack += card.attack
            party.magic += card.magic
        totals.reduction += card.lowers_attack


def _leave_out(totals: BattleTotals) -> None:
    """Take away what the monster is immune to (TS-8.14)."""
    if "immune_magic" in totals.foe.traits:
        for force in (totals.party, *totals.shares.values()):
            force.magic = 0
    elif "magic_only" in totals.foe.traits:
        for force in (totals.party, *totals.shares.values()):
            force.attack = 0


def _reduce(totals: BattleTotals, plan: Plan) -> None:
    """Step 4: the reductions, first of each hero's share, then of the sums (TS-8.11, TS-8.12)."""
    if totals.foe.during.each_suffers:
        for hero in totals.attackers:
            share = totals.shares[hero.slot]
            if share.attack and share.magic:
                totals.split.append(hero)
                totals.suffering[hero.slot] = plan.shares.get(hero.slot, "attack")
            elif share.attack or share.magic:
                totals.suffering[hero.slot] = "attack" if share.attack else "magic"
    suffered = [*totals.suffering.values()]
    forces = [totals.party, *totals.shares.values()]
    attack = sum([force.attack for force in forces]) - suffered.count("attack")
    magic = sum([force.magic for force in forces]) - suffered.count("magic")
    totals.before = Force(attack, magic)
    lost = totals.lost
    from_attack = min(attack, lost) if plan.from_attack is None else plan.from_attack
    totals.taken = Force(from_attack, lost - from_attack)
    totals.attack = attack - from_attack
    totals.magic = magic - totals.taken.magic


def _multiply_and_halve(totals: BattleTotals) -> None:
    """Steps 5 to 7: doubling, whether there is any magic attack, halving (TS-8.13 to TS-8.15)."""
    traits = totals.foe.traits
    totals.magic *= totals.multiplied
    totals.magic_present = totals.magic >= 1
    totals.half_magic = "half_magic" in traits
    if totals.half_magic:
        totals.magic //= 2
    totals.total = totals.attack + totals.magic
    unarmed = "half_without_weapon" in traits and not any(hero.slot in totals.line.armed for hero in totals.attackers)
    totals.half_total = unarmed or ("half_without_magic" in traits and not totals.magic_present)
    if totals.half_total:
        totals.total //= 2


def _conclude(totals: BattleTotals) -> None:
    """Steps 8 and 9: the light penalty and the result (TS-8.16, TS-8.17, TS-9)."""
    foe = totals.foe
    totals.light = light_of(totals.turn, totals.line, totals.attackers)
    totals.darkness = totals.rank + foe.darker
    totals.penalty = 2 * max(0, totals.darkness - totals.light)
    totals.strength = totals.total
    totals.missing = max(0, foe.health + totals.penalty - totals.strength)
    totals.total = max(0, totals.strength - totals.penalty)
    totals.won = totals.total >= foe.health and (totals.magic_present or "magic_required" not in foe.traits)


def _times(turn: Turn, power: Power) -> int:
    """The number of times that a power counts (TS-7.20)."""
    if not power.per:
        return 1
    return sum(power.per in CARDS[shown.card].tags for shown in turn.cards)


def _own_share(turn: Turn, foe: Card, rank: int, line: LineUp, hero: RevealedCard) -> Force:
    """A hero's force with its weapon, before what other heroes give it."""
    card = CARDS[hero.card]
    attack, magic = card.attack, card.magic
    extra = line.bonus.attack
    if extra:
        attack += extra.get(hero.slot, 0) + extra.get(EVERY, 0)
    weapon = line.armed.get(hero.slot)
    for power in card.powers:
        if power.to != "self" or (power.switch and hero.slot in turn.off):
            continue
        if power.ranks and rank not in power.ranks:
            continue
        if power.wielding and (weapon is None or power.wielding not in weapon.tags):
            continue
        times = _times(turn, power)
        attack += power.attack * times
        magic += power.magic * times
    if weapon is not None:
        attack += foe.during.attack_per_weapon
        if not ("edged" in weapon.tags and "immune_edged" in foe.traits):
            attack += weapon.attack + line.bonus.thrown.get(line.wields[hero.slot], 0)
            magic += weapon.magic
            for power in weapon.powers:
                strong = line.strengths[hero.slot] >= power.wielder_strength
                fitting = not power.wielder or power.wielder in card.tags
                if strong and fitting and (not power.against or foe.tags.intersection(power.against)):
                    attack += power.attack
    return Force(attack, magic)


def foresee(turn: Turn, monster: str, rank: int) -> BattleTotals:
    """The best battle that the active player can make of the choices inside it."""
    foe = CARDS[monster]
    fighting = line_up(turn, foe, rank).able
    lowers = any(CARDS[shown.card].lowers_attack for shown in turn.cards)
    if not (foe.during.bar or foe.during.each_suffers or lowers):
        return battle_totals(turn, monster, rank)
    battles = []
    for heroes in combinations(fighting, min(foe.during.bar, len(fighting))):
        barred = Plan([hero.slot for hero in heroes])
        battles += [battle_totals(turn, monster, rank, plan) for plan in plans(turn, monster, rank, barred)]
    return max(battles, key=lambda battle: (battle.won, battle.total))


def plans(turn: Turn, monster: str, rank: int, chosen: Plan) -> Iterator[Plan]:
    """Every relevant way to take the losses of attack that are not `chosen` yet.

    Among heroes with both kinds of attack, only the number that lose the one or the other counts.
    """
    barred = chosen.barred
    slots = [hero.slot for hero in battle_totals(turn, monster, rank, chosen).split if hero.slot not in chosen.shares]
    for number in range(len(slots) + 1):
        others: dict[int, Kind] = {slot: "attack" if place < number else "magic" for place, slot in enumerate(slots)}
        shares = {**chosen.shares, **others}
        for taken in battle_totals(turn, monster, rank, Plan(barred, shares)).from_attack:
            yield Plan(barred, shares, taken)


def only_ending(turn: Turn, monster: str, rank: int, chosen: Plan) -> Plan | None:
    """The best way to take the losses that are not `chosen` yet if all ways end alike; None if the choice matters.

    After the result, nothing depends on how large the attack was.
    """
    battles = [(plan, battle_totals(turn, monster, rank, plan)) for plan in plans(turn, monster, rank, chosen)]
    if len({battle.won for _, battle in battles}) > 1:
        return None
    best, _ = max(battles, key=lambda fought: fought[1].total)
    return best


def sum_lines(totals: BattleTotals, *, alone: bool, target: bool = True) -> list[Message]:
    """The sum line by line, shown before an attack is confirmed: the result first, then how it is reached.

    `alone`: with one player, whose village a monster reaches that isn't beaten.

    Without `target` neither the monster nor what a victory lacks is told, because the answer tells both.
    """
    foe = totals.foe
    if totals.won:
        lines = [Message("sum-won", {"experience": foe.experience, "points": foe.points})]
    elif target and not totals.missing:
        lines = [Message("sum-no_magic", {})]
    else:
        lines = [Message("sum-lost", {"alone": alone})]
    if target:
        lines.append(Message("sum-target", {"card": name_of(foe.id), "rank": totals.rank, "health": foe.health}))
    if target or totals.won:
        lines.append(Message("sum-total", {"total": totals.total, "health": foe.health}))
    attack_lines = _attack_lines(totals)
    lines += attack_lines
    if len(attack_lines) != 1:
        lines.append(Message("sum-attacks", {"attack": totals.attack, "magic": totals.magic}))
    idle = [hero.card for hero in totals.line.heroes if hero not in totals.attackers]
    if idle:
        lines.append(Message("sum-does_not_attack", {"cards": names_of(idle)}))
    if totals.half_total:
        lines.append(Message("sum-half_total", {}))
    light: Args = {"light": totals.light, "darkness": totals.darkness, "penalty": totals.penalty}
    return [*lines, Message("sum-light", light)]


def _attack_lines(totals: BattleTotals) -> list[Message]:
    """The lines about the sums of attack: what adds to them, then what changes them."""
    lines = _attacker_lines(totals)
    if totals.party.attack or totals.party.magic:
        lines.append(Message("sum-party", _args_of(totals.party)))
    if totals.suffering:
        lost = list(totals.suffering.values())
        lines.append(Message("sum-each_suffers", {"attack": lost.count("attack"), "magic": lost.count("magic")}))
    if totals.reduction:
        lines.append(Message("sum-reduced", _args_of(totals.taken)))
    if totals.multiplied > 1:
        lines.append(Message("sum-multiplied", {"times": totals.multiplied}))
    if totals.half_magic:
        lines.append(Message("sum-half_magic", {}))
    return lines


def gist(totals: BattleTotals) -> Message:
    """The result of the sum in one line."""
    foe = totals.foe
    if totals.won:
        args: Args = {"total": totals.total, "health": foe.health, "penalty": totals.penalty}
        return Message("gist-won", {**args, "experience": foe.experience, "points": foe.points})
    if totals.total >= foe.health:
        return Message("sum-no_magic", {})
    return Message("gist-lost", {"attack": totals.strength, "short": shortfall(totals)})


def shortfall(totals: BattleTotals) -> Part:
    """The reason why a battle is lost, as a part of a text."""
    key = "no_magic" if not totals.missing else "short_of_light" if totals.penalty else "short"
    return Part(f"part-{key}", {"missing": totals.missing, "health": totals.foe.health, "penalty": totals.penalty})


def _attacker_lines(totals: BattleTotals) -> list[Message]:
    """A line for equal heroes without a weapon, and one for each with a weapon."""
    lines: list[Message] = []
    together: dict[str, list[Force]] = {}
    for hero in totals.attackers:
        share, weapon = totals.shares[hero.slot], totals.line.armed.get(hero.slot)
        if weapon is None:
            together.setdefault(hero.card, []).append(share)
            continue
        args: Args = {"card": name_of(hero.card), "weapon": name_of(weapon.id), **_args_of(share)}
        lines.append(Message("sum-armed_hero", args))
    for card, shares in together.items():
        force = Force(sum(share.attack for share in shares), sum(share.magic for share in shares))
        lines.append(Message("sum-hero", {"cards": names_of([card] * len(shares)), **_args_of(force)}))
    return lines


def _args_of(force: Force) -> Args:
    return {"attack": force.attack, "magic": force.magic}
