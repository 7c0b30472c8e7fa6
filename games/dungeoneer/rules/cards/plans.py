"""Encounters that the turn player could declare: on whom, at what cost, and how likely they strike (DN-5b)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.dungeoneer.rules import attributes, breakdowns
from games.dungeoneer.rules.components import CARDS
from games.dungeoneer.rules.marks import beast_mark, hand_mark
from games.dungeoneer.rules.pieces import Beast, Encounter, OfCard, Planned, Side
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, Seat, SeatRef, seat_name
from rules.questions import Refusals, Refused, Shown


@dataclass(frozen=True, slots=True)
class EncounterSource(OfCard):
    """A monster or trap that could be declared: a card of the hand, or with its number a monster of the pack."""

    card: str
    number: int = 0

    @property
    def id(self) -> str:
        """The act's name in the ids of options."""
        return f"m{self.number}" if self.number else self.card

    @property
    def mark(self) -> str:
        """Where it lies in the pictures."""
        return beast_mark(self.number) if self.number else hand_mark(self.card)


class Single(NamedTuple):
    """The first encounter of a declaration, without an attachment; a trap has no attribute."""

    candidate: EncounterSource
    target: Seat
    attr: str = ""

    @property
    def id(self) -> str:
        """The option's id."""
        return "-".join(["declare", self.candidate.id, f"s{self.target}", *([self.attr] if self.attr else [])])

    @property
    def alone_id(self) -> str:
        """The id of the option that declares it at once."""
        return f"only-{self.id}"


def candidates(game: DungeoneerState) -> list[EncounterSource]:
    """The monsters and traps that are not in the draft: each different hand card once, then the pack."""
    hand = [card for card in game.hands[game.turn] if CARDS[card].kind in ("monster", "trap")]
    numbers = set()
    for entry in game.draft:
        if entry.from_pack and entry.beast is not None:
            numbers.add(entry.beast.number)
        elif entry.card in hand:
            hand.remove(entry.card)
    pack = game.players[game.turn].pack
    left = [EncounterSource(beast.card, beast.number) for beast in pack if beast.number not in numbers]
    return [*map(EncounterSource, dict.fromkeys(hand)), *left]


def singles(game: DungeoneerState) -> list[Single]:
    """Every encounter with which a declaration can begin, without an attachment."""
    return [
        Single(candidate, target, attr)
        for candidate in candidates(game)
        for target in targets(game, candidate)
        for attr in attributes_of(game, candidate)
    ]


def is_alone(game: DungeoneerState, single: Single) -> bool:
    """Whether nothing could be declared together with it: no attachment, and no other encounter."""
    candidate, target, _ = single
    with_attachment = candidate.printed.kind == "monster" and attachable(game, candidate, target)
    return not with_attachment and not _left_by(game, candidate, target)


def _left_by(game: DungeoneerState, candidate: EncounterSource, target: Seat) -> list[EncounterSource]:
    """The other encounters that the Peril still pays for if this one is declared on that player."""
    spent = cost_for(game, candidate, target)

    def is_payable(other: EncounterSource, seat: Seat) -> bool:
        cost = least_cost(game, other, seat)
        return cost is not None and cost <= budget(game, seat) - (spent if seat == target else 0)

    others = _payable_besides(game, candidate)
    return [other for other in others if any(is_payable(other, seat) for seat in targets(game, other))]


def _payable_besides(game: DungeoneerState, candidate: EncounterSource) -> list[EncounterSource]:
    """The other encounters that the Peril pays for now, each card once; another copy of this one counts."""
    drafted = sum(entry.card == candidate.card and not entry.from_pack for entry in game.draft)
    several = not candidate.number and game.hands[game.turn].count(candidate.card) - drafted > 1
    return [other for other in payable(game) if other != candidate or several]


def payable(game: DungeoneerState) -> list[EncounterSource]:
    """The encounters that can be declared now."""
    return [candidate for candidate in candidates(game) if targets(game, candidate)]


def lost_by(game: DungeoneerState, candidate: EncounterSource, target: Seat) -> list[EncounterSource]:
    """The encounters that can be declared now, but no longer if this one is declared on that player."""
    left = _left_by(game, candidate, target)
    return [other for other in _payable_besides(game, candidate) if other not in left]


def beast_of(game: DungeoneerState, candidate: EncounterSource, attachments: Sequence[str] = ()) -> Beast | None:
    """The monster with its wounds and attachments; None for a trap."""
    if candidate.number:
        pack = game.players[game.turn].pack
        return _with_attachments(next(beast for beast in pack if beast.number == candidate.number), attachments)
    return Beast(0, candidate.card, 0, list(attachments)) if candidate.printed.kind == "monster" else None


def _with_attachments(beast: Beast, attachments: Sequence[str]) -> Beast:
    return Beast(beast.number, beast.card, beast.wounds, [*beast.attachments, *attachments])


def attributes_of(game: DungeoneerState, candidate: EncounterSource, attachments: Sequence[str] = ()) -> list[str]:
    """The attributes in which it can attack; for a trap, a single empty name."""
    beast = beast_of(game, candidate, attachments)
    return [""] if beast is None else attributes.beast_attributes(beast)


# Costs


def cost_for(game: DungeoneerState, candidate: EncounterSource, target: Seat, attachments: Sequence[str] = ()) -> int:
    """The Peril it costs on that target, after the entries of the draft (DN-5.14, C-22, C-26)."""
    card = candidate.printed
    cost = card.cost
    if card.cheaper is not None and attributes.terrain_at(game, game.players[target].at) in card.cheaper.where:
        cost = card.cheaper.cost
    if candidate.number and not any(entry.from_pack for entry in game.draft):
        for effect in game.players[game.turn].printed.passive:
            if effect.do == "cheaper_pack":
                cost = max(1, cost - effect.n)
    return cost + sum(CARDS[attachment].cost for attachment in attachments)


def budget(game: DungeoneerState, target: Seat) -> int:
    """The Peril of the target that the draft has not spent."""
    return game.players[target].peril - sum(entry.cost for entry in game.draft if entry.target == target)


def price(game: DungeoneerState, target: Seat, cost: int) -> Args:
    """The target's Peril before and after, as arguments of a text."""
    peril = budget(game, target)
    return {"player": seat_name(target), "cost": cost, "before": peril, "after": peril - cost}


def free_attachments(game: DungeoneerState) -> list[str]:
    """Attachments in the hand that the draft does not use."""
    left = [card for card in game.hands[game.turn] if CARDS[card].span == "attachment"]
    for entry in game.draft:
        for card in entry.beast.attachments if entry.beast else ():
            if card in left:
                left.remove(card)
    return left


def attachable(game: DungeoneerState, candidate: EncounterSource, target: Seat) -> list[str]:
    """The attachments that the target's Peril can pay in addition to the monster (DN-5.16)."""
    left = budget(game, target) - cost_for(game, candidate, target)
    return [card for card in dict.fromkeys(free_attachments(game)) if CARDS[card].cost <= left]


def least_cost(game: DungeoneerState, candidate: EncounterSource, target: Seat) -> int | None:
    """The cost of declaring the card on that target, including an attachment if it needs one; None: never."""
    needed = _attachment_cost(game, candidate)
    return None if needed is None else cost_for(game, candidate, target) + needed


def _attachment_cost(game: DungeoneerState, candidate: EncounterSource) -> int | None:
    """The cost of the cheapest attachment that lets the card attack; 0 if it needs none, None if there is none."""
    beast = beast_of(game, candidate)
    if beast is None or attributes.beast_attributes(beast):
        return 0
    cards = free_attachments(game)
    helping = [card for card in cards if attributes.beast_attributes(_with_attachments(beast, [card]))]
    return min((CARDS[card].cost for card in helping), default=None)


def targets(game: DungeoneerState, candidate: EncounterSource) -> list[Seat]:
    """The players on whom the card can be declared now (DN-5.2, DN-5.4, DN-17.26)."""
    needed = _attachment_cost(game, candidate)
    if needed is None:
        return []
    return [
        other
        for other in game.living((game.turn + 1) % game.seats)
        if other != game.turn and cost_for(game, candidate, other) + needed <= budget(game, other)
    ]


def declarable(game: DungeoneerState, refused: Refusals | None = None) -> bool:
    """Whether any encounter could be declared."""
    any_target = False
    for candidate in candidates(game):
        if targets(game, candidate):
            any_target = True
        elif refused is not None:
            refused.append(refusal(game, candidate))
    if not any_target and refused is not None:
        refused.append(Refused("declare", Message("do-declare_any"), "no_encounter"))
    return any_target


def refusal(game: DungeoneerState, candidate: EncounterSource) -> Refused:
    """Why the card cannot be declared on anyone."""
    rivals = [other for other in game.living(0) if other != game.turn]
    reason, why = "no_standard_attack", Args()
    if any(least_cost(game, candidate, other) is not None for other in rivals):
        richest = max(rivals, key=lambda other: budget(game, other))
        cost = least_cost(game, candidate, richest) or candidate.printed.cost
        reason = "not_enough_peril"
        why = {"cost": cost, "player": seat_name(richest), "peril": budget(game, richest)}
    return Refused(
        f"add-{candidate.id}", Message("do-play_card", {"card": candidate.name}), reason, why, True, candidate.mark
    )


# Chances


def entry_of(
    game: DungeoneerState, candidate: EncounterSource, target: Seat, attachments: Sequence[str] = (), attr: str = ""
) -> Encounter:
    """The encounter as an entry of the declaration, with what it costs after the present draft."""
    beast, cost = beast_of(game, candidate, attachments), cost_for(game, candidate, target, attachments)
    return Encounter(candidate.card, target, cost, attr=attr, beast=beast, from_pack=candidate.number > 0)


def strike_chance(
    game: DungeoneerState, candidate: EncounterSource, target: Seat, attachments: Sequence[str] = ()
) -> int:
    """The chance in percent that the encounter strikes that player, by its best attribute; 0 if it has none."""
    attacks = attributes_of(game, candidate, attachments)
    entries = (entry_of(game, candidate, target, attachments, attr) for attr in attacks)
    return max((breakdowns.entry_chance(game, entry, target) for entry in entries), default=0)


def prominence(game: DungeoneerState, candidate: EncounterSource, targets: Sequence[Seat]) -> Shown:
    """Whether the encounter can strike one of these players as things are, as the prominence of its answer."""
    return Shown.LISTED if any(strike_chance(game, candidate, target) for target in targets) else Shown.VAIN


def attack_lines(
    game: DungeoneerState, candidate: EncounterSource, target: Seat, attachments: Sequence[str] = (), attr: str = ""
) -> list[Message]:
    """The breakdown of an attack as it would be now; empty for a trap, or while the attribute is undecided."""
    beast, attacks = beast_of(game, candidate, attachments), attributes_of(game, candidate, attachments)
    attr = attr or (attacks[0] if len(attacks) == 1 else "")
    if beast is None or not attr:
        return []
    return breakdowns.fight_lines(game, game.turn, Planned(beast=beast), Side(hero=target), attr)


def caught(game: DungeoneerState, candidate: EncounterSource, target: Seat) -> list[SeatRef]:
    """The others whom a trap strikes with its target; empty for other cards."""
    if candidate.printed.kind != "trap":
        return []
    return [seat_name(other) for other in game.heroes_at(game.players[target].at) if other != target]


def trap_lines(game: DungeoneerState, candidate: EncounterSource, target: Seat) -> list[Message]:
    """The score that the target's hero adds to the die against a trap; empty for other cards."""
    threat = candidate.printed.threat
    return [] if threat is None else breakdowns.victim_lines(game, game.turn, target, threat, "trap")
