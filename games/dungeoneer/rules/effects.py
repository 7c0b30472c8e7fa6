"""Carrying out effects. Whether they can happen is decided in `conditions`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.dungeoneer.rules import attributes, inventory, life
from games.dungeoneer.rules.combat.threats import FaceThreat
from games.dungeoneer.rules.components import ATTRIBUTES, Effect, Exit, name_of
from games.dungeoneer.rules.conditions import Context, can_happen, printed_threat, readied_in, whom
from games.dungeoneer.rules.life import CheckDeath
from games.dungeoneer.rules.map.geometry import opposite
from games.dungeoneer.rules.marks import hero_mark
from games.dungeoneer.rules.movement import ChooseStep
from games.dungeoneer.rules.pieces import NOBODY, Player, Roll, Shut, Side, Tip
from games.dungeoneer.rules.state import DungeoneerState
from rules.entries import Entry
from rules.messages import Args, Message, Part, Seat, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, always, first_option


def execute(game: DungeoneerState, effects: Sequence[Effect], context: Context) -> list[Entry]:
    """Carry the effects out in order; what cannot happen does nothing (DN-20.6).

    Returns the questions and steps that result, for the caller to push where they belong.
    """
    later: list[Entry] = []
    for effect in effects:
        if can_happen(game, effect, context):
            later += _carry_out(game, effect, context)
    return later


def _carry_out(game: DungeoneerState, effect: Effect, context: Context) -> list[Entry]:
    """Carry out an effect that can happen.

    Raises LookupError without the attack, bane or roll that it meets, and for one that only works in play: "defence",
    "bonus", "star", "slots", "free", "cheaper_pack".
    """
    seat, n = whom(effect, context), effect.n
    player, against = game.players[seat], context.against
    match effect.do:
        case "wound" if effect.who == "victim" and context.victim is not None:
            context.dealt += wound_side(game, context.victim, n)
        case "wound":
            context.dealt += life.wound(game, seat, n)
        case "heal":
            life.heal(game, seat, n)
        case "glory":
            life.change_glory(game, seat, n)
        case "peril":
            life.change_peril(game, seat, n)
        case "steal_glory":
            lost = -life.change_glory(game, seat, -n)
            if lost:
                life.change_glory(game, context.you, lost)
        case "move":
            life.change_movement(game, seat, n)
        case "level":
            player.level += 1
            game.tell("log-level", player=seat_name(seat), level=_level(player))
        case "draw":
            inventory.draw(game, seat, n)
        case "score" | "roll" | "auto" | "two_dice":
            _change_rolls(game, seat, effect, context)
        case "tip":
            player.tip = _tip(effect, context)
            game.tell("log-tipped", player=seat_name(seat))
        case "untip":
            life.stand_up(game, seat)
        case "cancel" if against is not None:
            game.encounters[against.entry].state = "cancelled"
            game.tell("log-cancelled", card=game.encounters[against.entry].name)
        case "cancel" if game.bane is not None:
            game.bane.cancelled = True
            game.tell("log-cancelled", card=name_of(game.bane.card))
        case "prevent" if against is not None and against.quest:
            game.fight_prevented = True
        case "prevent" if against is not None:
            game.encounters[against.entry].prevented = True
        case "prevent_combat" if game.roll is not None:
            game.roll.prevented.append(context.you)
        case "discard" if effect.zone == "hand":
            for _ in range(min(n, len(game.hands[seat]))):  # at random (DN-1.20)
                inventory.discard_from_hand(game, seat, game.dice.pick(game.hands[seat]))
        case "discard":  # its controller chooses (DN-1.20)
            return [ForcedDiscard(seat=context.you, victim=seat, zone=effect.zone) for _ in range(n)]
        case "discard_this":
            for laid in [laid for laid in player.banes if laid.number == context.number]:
                inventory.end_bane(game, player, laid)
        case "step":
            return [ChooseStep(seat=context.you, hero=seat)]
        case "exit":
            _shut(game, effect, context)
        case "threat":
            face = FaceThreat.of(effect, seat, "bane", context.source, by=context.you)
            return [face, CheckDeath(seat=seat)]
        case _:
            raise LookupError(f"{effect.do} cannot be carried out now")
    return []


def outcome(game: DungeoneerState, roll: Roll, met: bool) -> None:
    """The effect of an obstacle, a trap or a bane on the hero that has faced its threat (DN-8.1, DN-8.3)."""
    threat = printed_threat(roll)
    context = Context(roll.by, roller=roll.seat, source=roll.source, number=roll.side, rolled=roll)
    game.push(*execute(game, threat.success if met else threat.fail, context))
    if met and not threat.success and roll.what != "obstacle":
        game.tell("log-trap_escaped", player=seat_name(roll.seat), source=name_of(roll.source))


def wound_side(game: DungeoneerState, side: Side, n: int) -> int:
    """Wound a hero or put wound tokens on a monster; returns how many it could take (DN-7.10)."""
    if side.hero != NOBODY:
        return life.wound(game, side.hero, n)
    dealt = min(n, attributes.side_life(game, side))
    if side.quest:
        game.quest(side.quest).wounds += dealt
    else:
        beast = game.encounters[side.entry].beast
        if beast is not None:
            beast.wounds += dealt
    game.tell("log-monster_wounded", monster=attributes.side_name(game, side), n=dealt)
    return dealt


def _change_rolls(game: DungeoneerState, seat: Seat, effect: Effect, context: Context) -> None:
    attributes.change_rolls(game.players[seat], effect, context.source, context.amount)
    hero = seat_name(seat)
    if effect.do == "score":
        n = context.amount if effect.by_amount else effect.n
        game.tell("log-score_changed", player=hero, attr=refer(f"attr-{effect.attr}"), n=n)
    elif effect.do == "roll":
        game.tell("log-roll_changed", player=hero, n=effect.n)


def _level(player: Player) -> int | Part:
    """The hero's new level, with the scores that are higher now."""
    before, now = player.printed.levels[player.level - 2 : player.level]
    risen = [
        Part("part-added", {"source": refer(f"attr-{attr}"), "n": new - old})
        for attr, (old, _), (new, _) in zip(ATTRIBUTES, before, now, strict=True)
        if new > old
    ]
    return Part("part-total_added", {"total": player.level, "added": risen}) if risen else player.level


def _tip(effect: Effect, context: Context) -> Tip:
    """Why the hero lies on the ground; a newer cause replaces the older (DN-18.11)."""
    if effect.target:
        return Tip("threat", effect.attr, effect.target)
    if (roll := context.rolled) is None:
        return Tip("free")
    return Tip("pit" if "pit" in roll.tags else "threat", roll.attr, roll.target, list(roll.tags))


def _shut(game: DungeoneerState, effect: Effect, context: Context) -> None:
    """Both facing exits count as something else for this turn; one opened before is closed (C-7)."""
    if context.edge is None:
        raise LookupError("no edge was chosen")
    number, side = context.edge
    other = game.spaces[number].near[side]
    lock = Exit(kind="locked", attr=effect.attr, target=effect.target)
    for place, facing in ((number, side), (other, opposite(side))):
        space = game.spaces[place]
        space.shut = [shut for shut in space.shut if shut.side != facing]
        space.shut.append(Shut(facing, lock, context.source))
        if facing in space.opened:
            space.opened.remove(facing)
    game.tell("log-walls", one=name_of(game.spaces[number].card), other=name_of(game.spaces[other].card))


class ForcedDiscard(Question):
    """The controller of the effect chooses the card that is discarded."""

    default: ClassVar = first_option  # the oldest fitting card (DN-24.3)
    forced: ClassVar = always

    victim: Seat
    zone: str

    def describe(self, game: DungeoneerState) -> Args:
        return {"victim": seat_name(self.victim)}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """The readied cards, the oldest first; of equal ones, only the oldest."""
        cards = sorted(readied_in(game, self.victim, self.zone), key=lambda laid: laid.number)
        kinds = [(laid.card, laid.charges) for laid in cards]
        return [
            Option(
                f"card-{laid.number}",
                Message("do-force_out", {"card": laid.name}),
                mark=hero_mark(self.victim),
                effect=Message(f"text-{laid.card}"),
                value=laid,
            )
            for index, laid in enumerate(cards)
            if kinds.index(kinds[index]) == index
        ]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        victim = game.players[self.victim]
        inventory.discard_laid(game, victim, picked.value)
        inventory.check_slots(game, victim)
