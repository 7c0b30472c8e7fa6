"""Playing boons and treasures, using what is readied, getting up (DN-12.2, DN-15.6, DN-15.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.dungeoneer.rules import effects, inventory, life
from games.dungeoneer.rules.act import Act, spend_movement
from games.dungeoneer.rules.cards.table_acts import once_key
from games.dungeoneer.rules.combat.rolls import FaceThreat
from games.dungeoneer.rules.components import CARDS, HEROES, QUESTS, name_of
from games.dungeoneer.rules.effects import Context
from games.dungeoneer.rules.pieces import Roll
from rules.messages import Seat, seat_name

if TYPE_CHECKING:
    from games.dungeoneer.rules.components import Use
    from games.dungeoneer.rules.game import Dungeoneer


def pay_glory(game: Dungeoneer, seat: Seat, n: int) -> None:
    """Pay a cost that has been checked."""
    if n:
        life.change_glory(game, seat, -n)


def ready(game: Dungeoneer, seat: Seat, act: Act) -> None:
    """A permanent boon or treasure is readied at once (DN-12.2)."""
    game.tell("log-plays", player=seat_name(seat), card=name_of(act.card))
    pay_glory(game, seat, CARDS[act.card].cost)
    inventory.leave_hand(game, seat, act.card)
    inventory.ready(game, seat, act.card)


def quaff(game: Dungeoneer, seat: Seat, act: Act) -> None:
    """A use-and-discard item is used in the moment it is played (DN-17.17)."""
    printed = CARDS[act.card]
    game.tell("log-uses_at_once", player=seat_name(seat), card=name_of(act.card))
    pay_glory(game, seat, printed.cost)
    inventory.leave_hand(game, seat, act.card)
    game.discard.append(act.card)
    game.push(*effects.execute(game, printed.uses[0].effects, Context(seat, source=act.card)))


def instant(game: Dungeoneer, seat: Seat, act: Act) -> None:
    """An instant boon is resolved at once and discarded (DN-16.7, DN-17.4)."""
    printed = CARDS[act.card]
    game.tell("log-plays", player=seat_name(seat), card=name_of(act.card))
    pay_glory(game, seat, act.amount)
    inventory.leave_hand(game, seat, act.card)
    game.discard.append(act.card)
    context = Context(seat, source=act.card, amount=act.amount, against=act.against)
    game.push(*effects.execute(game, printed.plays[act.play].effects, context))


def _carry_out(game: Dungeoneer, seat: Seat, act: Act, use: Use) -> None:
    if use.once:
        game.players[seat].used.append(once_key(act))
    pay_glory(game, seat, use.glory)
    game.push(*effects.execute(game, use.effects, Context(seat, source=act.card, number=act.number)))


def use(game: Dungeoneer, seat: Seat, act: Act) -> None:
    """Use a readied card: for Glory, a charge, or by discarding it."""
    player = game.players[seat]
    laid = next(laid for laid in (*player.boons, *player.treasures) if laid.number == act.number)
    used = laid.printed.uses[0]
    game.tell("log-uses", player=seat_name(seat), card=name_of(laid.card))
    if used.charge:
        laid.charges -= 1
        if not laid.charges and not laid.printed.effects:
            inventory.remove_laid(game, player, laid)  # used up (DN-17.16)
    if used.discard:
        inventory.remove_laid(game, player, laid)
    _carry_out(game, seat, act, used)


def use_artifact(game: Dungeoneer, seat: Seat, act: Act) -> None:
    """Use the ability of an artifact."""
    used = QUESTS[act.card].artifact_use
    if used is None:
        raise LookupError(f"{act.card} cannot be used")
    game.tell("log-uses", player=seat_name(seat), card=name_of(act.card))
    _carry_out(game, seat, act, used)


def use_ability(game: Dungeoneer, seat: Seat, act: Act) -> None:
    """Use the hero's special ability (DN-17.12)."""
    used = HEROES[act.card].ability
    if used is None:
        raise LookupError(f"{act.card} has nothing to use")
    game.tell("log-ability", player=seat_name(seat), hero=name_of(act.card))
    _carry_out(game, seat, act, used)


def remove_bane(game: Dungeoneer, seat: Seat, act: Act) -> None:
    """The victim pays Glory to be rid of a permanent bane."""
    player = game.players[seat]
    laid = next(laid for laid in player.banes if laid.number == act.number)
    pay_glory(game, seat, laid.printed.remove)
    game.tell("log-bane_ends", player=seat_name(seat), card=name_of(laid.card))
    inventory.remove_laid(game, player, laid)


def untip(game: Dungeoneer, seat: Seat, act: Act) -> None:
    """Spend one movement; tipped by a threat, the hero must overcome it as well (DN-18.10)."""
    tip = game.players[seat].tip
    if tip is None:
        return
    spend_movement(game, seat)
    if tip.cause == "pit" or not tip.target:
        effects.stand_up(game, seat)
        return
    source = game.players[seat].hero
    game.push(
        FaceThreat(seat=seat, attr=tip.attr, target=tip.target, what="untip", source=source, tags=untip_tags(tip.tags))
    )


def untip_tags(tags: list[str]) -> list[str]:
    """What the threat of getting up counts as: the kind of the one that tipped the hero."""
    return [tag for tag in tags if tag != "threat"]


def untip_outcome(game: Dungeoneer, roll: Roll, met: bool) -> None:
    """The threat of getting up (DN-18.10)."""
    if met:
        effects.stand_up(game, roll.seat)
