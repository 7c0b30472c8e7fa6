"""The one executor of effects. Each word of the vocabulary can be carried out and asked whether it can happen.

`execute` carries effects out in their order and returns the questions and steps they leave behind, for the caller to
push where they belong. Words that need the map stand in `movement.py` and `banes.py`; `doing.py` knows them all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from games.dungeoneer.rules import inventory, life, scores
from games.dungeoneer.rules.components import CARDS, LEVELS, Effect, name_of
from games.dungeoneer.rules.pieces import NOBODY, Laid, NextRoll, Side, Tip, TurnEffect
from rules.entries import Entry
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals

if TYPE_CHECKING:
    from games.dungeoneer.rules.game import Dungeoneer


class Edge(NamedTuple):
    """A border between two spaces, by one of them."""

    space: int
    side: int


@dataclass(slots=True)
class Context:
    """Whose effect it is, whom it concerns, and what came before."""

    you: Seat
    victim: Side | None = None
    roller: Seat = NOBODY
    source: str = ""
    """The id of the card."""
    number: int = 0
    """Which readied card."""
    amount: int = 0
    """What was paid for `#`."""
    against: Side | None = None
    """The attack that is answered, by the monster that makes it."""
    edge: Edge | None = None
    """The border that a bane is aimed at."""
    dealt: int = 0
    """Wounds dealt so far."""
    attr: str = ""
    target: int = 0
    tags: tuple[str, ...] = ()
    """The threat that failed, for a hero it tips."""


Do = Callable[["Dungeoneer", Effect, Context], list[Entry]]
Can = Callable[["Dungeoneer", Effect, Context], bool]


class Word(NamedTuple):
    """A word of the vocabulary: how it is carried out, and whether it can happen."""

    do: Do
    can: Can


def whom(effect: Effect, context: Context) -> Seat:
    """The seat an effect concerns; NOBODY where a monster is hit."""
    if effect.who == "you":
        return context.you
    if effect.who == "victim":
        return NOBODY if context.victim is None else context.victim.hero
    return context.roller


def execute(game: Dungeoneer, effects: Sequence[Effect], context: Context) -> list[Entry]:
    """Carry the effects out in order; what cannot happen does nothing (DN-20.6)."""
    later: list[Entry] = []
    for effect in effects:
        if can_happen(game, effect, context):
            later += game.word(effect.do).do(game, effect, context)
    return later


def can_happen(game: Dungeoneer, effect: Effect, context: Context) -> bool:
    """Whether the effect would do anything now."""
    seat = whom(effect, context)
    if effect.where and effect.do != "threat" and scores.terrain_at(game, game.players[seat].at) not in effect.where:
        return False
    return game.word(effect.do).can(game, effect, context)


def always(game: Dungeoneer, effect: Effect, context: Context) -> bool:
    """Nothing stands in the way of it."""
    return True


def _hero(game: Dungeoneer, effect: Effect, context: Context) -> bool:
    seat = whom(effect, context)
    return seat != NOBODY and game.players[seat].alive


def wound_side(game: Dungeoneer, side: Side, n: int) -> int:
    """Wound a hero or put wound tokens on a monster; returns how many it could take (DN-7.10)."""
    if side.hero != NOBODY:
        return life.wound(game, side.hero, n)
    dealt = min(n, scores.side_life(game, side))
    if side.quest:
        game.quest(side.quest).wounds += dealt
    else:
        beast = game.encounters[side.entry].beast
        if beast is not None:
            beast.wounds += dealt
    game.tell("log-monster_wounded", monster=scores.side_name(game, side), n=dealt)
    return dealt


def _wound(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    if effect.who == "victim" and context.victim is not None:
        context.dealt += wound_side(game, context.victim, effect.n)
    else:
        context.dealt += life.wound(game, whom(effect, context), effect.n)
    return []


def _can_heal(game: Dungeoneer, effect: Effect, context: Context) -> bool:
    seat = whom(effect, context)
    return game.players[seat].life < scores.max_life(game, seat)


def _heal(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    life.heal(game, whom(effect, context), effect.n)
    return []


def _can_glory(game: Dungeoneer, effect: Effect, context: Context) -> bool:
    return _hero(game, effect, context) and (effect.n > 0 or game.players[whom(effect, context)].glory > 0)


def _glory(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    life.change_glory(game, whom(effect, context), effect.n)
    return []


def _can_peril(game: Dungeoneer, effect: Effect, context: Context) -> bool:
    return _hero(game, effect, context) and (effect.n > 0 or game.players[whom(effect, context)].peril > 0)


def _peril(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    life.change_peril(game, whom(effect, context), effect.n)
    return []


def _steal_glory(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    lost = -life.change_glory(game, whom(effect, context), -effect.n)
    if lost:
        life.change_glory(game, context.you, lost)
    return []


def _can_move(game: Dungeoneer, effect: Effect, context: Context) -> bool:
    return whom(effect, context) == game.turn


def _move(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    change_movement(game, whom(effect, context), effect.n)
    return []


def change_movement(game: Dungeoneer, seat: Seat, n: int) -> None:
    """Add to the movement now available, never below 0 (DN-12.14)."""
    player = game.players[seat]
    player.movement = max(0, player.movement + n)
    game.tell("log-movement", player=seat_name(seat), movement=player.movement)


def _can_level(game: Dungeoneer, effect: Effect, context: Context) -> bool:
    return game.players[whom(effect, context)].level < LEVELS


def _level(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    player = game.players[whom(effect, context)]
    player.level += 1
    game.tell("log-level", player=seat_name(player.seat), level=player.level)
    return []


def _draw(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    inventory.draw(game, whom(effect, context), effect.n)
    return []


def _score(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    n = context.amount if effect.by_amount else effect.n
    seat = whom(effect, context)
    game.players[seat].effects.append(
        TurnEffect(context.source, "score", attr=effect.attr, n=n, mark=effect.mark_value)
    )
    game.tell(
        "log-score_changed",
        player=seat_name(seat),
        attr=refer(f"attr-{effect.attr}"),
        n=n,
        source=name_of(context.source),
    )
    return []


def _auto(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    game.players[whom(effect, context)].effects.append(TurnEffect(context.source, "auto", kind=effect.kind))
    return []


def _roll(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    seat = whom(effect, context)
    game.players[seat].rolls.append(NextRoll(context.source, effect.n, list(effect.kinds)))
    game.tell("log-roll_changed", player=seat_name(seat), n=effect.n, source=name_of(context.source))
    return []


def _can_two_dice(game: Dungeoneer, effect: Effect, context: Context) -> bool:
    return not game.players[whom(effect, context)].two_dice


def _two_dice(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    game.players[whom(effect, context)].two_dice = context.source
    return []


def _tip(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    """The newer cause replaces the older (DN-18.11)."""
    player = game.players[whom(effect, context)]
    if effect.target:
        player.tip = Tip("threat", effect.attr, effect.target)
    elif context.target:
        cause = "pit" if "pit" in context.tags else "threat"
        player.tip = Tip(cause, context.attr, context.target, list(context.tags))
    else:
        player.tip = Tip("free")
    game.tell("log-tipped", player=seat_name(player.seat))
    return []


def _can_untip(game: Dungeoneer, effect: Effect, context: Context) -> bool:
    return game.players[whom(effect, context)].tip is not None


def _untip(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    stand_up(game, whom(effect, context))
    return []


def stand_up(game: Dungeoneer, seat: Seat) -> None:
    """The hero stands again."""
    game.players[seat].tip = None
    game.tell("log-untipped", player=seat_name(seat))


def _can_cancel(game: Dungeoneer, effect: Effect, context: Context) -> bool:
    if context.against is not None:
        return game.encounters[context.against.entry].state == "waiting"
    return game.bane is not None and not game.bane.cancelled


def _cancel(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    if context.against is not None:
        entry = game.encounters[context.against.entry]
        entry.state = "cancelled"
        game.tell("log-cancelled", card=entry.name)
    elif game.bane is not None:
        game.bane.cancelled = True
        game.tell("log-cancelled", card=name_of(game.bane.card))
    return []


def _can_prevent(game: Dungeoneer, effect: Effect, context: Context) -> bool:
    if context.against is None:
        return False
    if context.against.quest:
        return not game.fight_prevented
    return not game.encounters[context.against.entry].prevented


def _prevent(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    if context.against is not None and context.against.quest:
        game.fight_prevented = True
    elif context.against is not None:
        game.encounters[context.against.entry].prevented = True
    return []


def _can_prevent_combat(game: Dungeoneer, effect: Effect, context: Context) -> bool:
    return game.roll is not None and context.you not in game.roll.prevented


def _prevent_combat(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    if game.roll is not None:
        game.roll.prevented.append(context.you)
    return []


def _zone(game: Dungeoneer, seat: Seat, zone: str) -> list[Laid]:
    player = game.players[seat]
    if zone == "boon":
        return player.boons
    return player.treasures if zone == "treasure" else [*player.boons, *player.treasures]


def _can_discard(game: Dungeoneer, effect: Effect, context: Context) -> bool:
    seat = whom(effect, context)
    if seat == NOBODY:
        return False
    return bool(game.hands[seat] if effect.zone == "hand" else _zone(game, seat, effect.zone))


def _discard(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    """A forced discard (DN-1.20): by chance from a hand, from what is readied by choice of whoever caused it."""
    seat = whom(effect, context)
    if effect.zone == "hand":
        for _ in range(min(effect.n, len(game.hands[seat]))):
            card = game.dice.pick(game.hands[seat])
            inventory.leave_hand(game, seat, card)
            game.discard.append(card)
            game.tell("log-discarded", player=seat_name(seat), card=name_of(card))
        return []
    return [ForcedDiscard(seat=context.you, victim=seat, zone=effect.zone) for _ in range(effect.n)]


class ForcedDiscard(Question):
    """Whoever controls the effect chooses the card that is forced out."""

    forced = True

    victim: Seat
    zone: str

    def describe(self, game: Dungeoneer) -> Args:
        """Whose card it is."""
        return {"victim": seat_name(self.victim)}

    def options(self, game: Dungeoneer, refused: Refusals | None = None) -> list[Option]:
        """Every fitting card, the oldest first."""
        return [
            Option(f"card-{laid.number}", "do-force_out", {"card": laid.name}, value=laid)
            for laid in sorted(_zone(game, self.victim, self.zone), key=lambda laid: laid.number)
        ]

    def about(self, game: Dungeoneer, option: Option) -> Message | None:
        """What stands on the card."""
        return Message(f"text-{option.value.card}")

    def answer(self, game: Dungeoneer, picked: Picked) -> None:
        """It stops working at once."""
        game.commit()
        player = game.players[self.victim]
        game.tell("log-discarded", player=seat_name(self.victim), card=picked.value.name)
        inventory.remove_laid(game, player, picked.value)

    def default(self, game: Dungeoneer) -> list[str]:
        """The oldest fitting card (DN-24.3)."""
        return [self.options(game)[0].id]


def _discard_this(game: Dungeoneer, effect: Effect, context: Context) -> list[Entry]:
    player = game.players[whom(effect, context)]
    for laid in player.banes:
        if laid.number == context.number:
            game.tell("log-bane_ends", player=seat_name(player.seat), card=name_of(laid.card))
            inventory.remove_laid(game, player, laid)
            break
    return []


def needs_met(game: Dungeoneer, card: str, victim: Seat) -> bool:
    """Whether a bane could be played on that player (DN-1.17)."""
    player = game.players[victim]
    for need in CARDS[card].needs:
        if need.has == "treasure" and not player.treasures:
            return False
        if need.has == "boon" and not player.boons:
            return False
        if need.has == "glory" and not player.glory:
            return False
        if need.where and scores.terrain_at(game, player.at) not in need.where:
            return False
    return True


WORDS: dict[str, Word] = {
    "wound": Word(_wound, always),
    "heal": Word(_heal, _can_heal),
    "glory": Word(_glory, _can_glory),
    "peril": Word(_peril, _can_peril),
    "steal_glory": Word(_steal_glory, _hero),
    "move": Word(_move, _can_move),
    "level": Word(_level, _can_level),
    "draw": Word(_draw, always),
    "score": Word(_score, _hero),
    "auto": Word(_auto, _hero),
    "roll": Word(_roll, _hero),
    "two_dice": Word(_two_dice, _can_two_dice),
    "tip": Word(_tip, _hero),
    "untip": Word(_untip, _can_untip),
    "cancel": Word(_cancel, _can_cancel),
    "prevent": Word(_prevent, _can_prevent),
    "prevent_combat": Word(_prevent_combat, _can_prevent_combat),
    "discard": Word(_discard, _can_discard),
    "discard_this": Word(_discard_this, _hero),
}
