"""Playing boons and treasures, using readied cards, getting up (DN-12.2, DN-15.6, DN-15.7)."""

from __future__ import annotations

from games.dungeoneer.rules import attributes, effects, inventory, life
from games.dungeoneer.rules.acts.types import Act, PlayInstant, Ready, RemoveBane, UseEffect
from games.dungeoneer.rules.combat.threats import FaceThreat
from games.dungeoneer.rules.components import HEROES, name_of
from games.dungeoneer.rules.conditions import Context
from games.dungeoneer.rules.pieces import Roll, Side
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Name, Part, Seat, seat_name


def _pay(game: DungeoneerState, seat: Seat, act: Act) -> None:
    if act.cost:
        life.change_glory(game, seat, -act.cost)


def _execute(game: DungeoneerState, seat: Seat, act: Act, against: Side | None = None) -> None:
    context = Context(seat, source=act.card, number=act.number, amount=act.cost, against=against)
    game.push(*effects.execute(game, act.effects, context))


def ready(game: DungeoneerState, seat: Seat, act: Ready) -> None:
    """Ready a permanent boon or treasure immediately (DN-12.2)."""
    game.tell("log-plays", player=seat_name(seat), card=name_of(act.card))
    _pay(game, seat, act)
    inventory.leave_hand(game, seat, act.card)
    inventory.ready(game, seat, act.card)


def play_and_discard(game: DungeoneerState, seat: Seat, act: PlayInstant) -> None:
    """An instant boon, or an item used at the moment it is played (DN-16.7, DN-17.4, DN-17.17)."""
    key = "log-uses_at_once" if act.key == "do-quaff" else "log-plays"
    card: Name | Part = name_of(act.card)
    if act.against is not None:
        card = Part("part-against", {"card": card, "attack": attributes.side_name(game, act.against)})
    game.tell(key, player=seat_name(seat), card=card)
    _pay(game, seat, act)
    inventory.leave_hand(game, seat, act.card)
    game.discard.append(act.card)
    _execute(game, seat, act, act.against)


def use(game: DungeoneerState, seat: Seat, act: UseEffect) -> None:
    """Use the hero's ability, an artifact or a readied card: for Glory, a charge, or by discarding it."""
    player, name = game.players[seat], name_of(act.card)
    if act.card in HEROES:
        game.tell("log-ability", player=seat_name(seat), hero=name)
    else:
        game.tell("log-uses", player=seat_name(seat), card=name)
    if act.number:
        laid = next(laid for laid in player.readied if laid.number == act.number)
        used_up = False
        if act.use.charge:
            laid.charges -= 1
            used_up = not laid.charges and not laid.printed.effects  # DN-17.16
        if act.use.discard or used_up:
            inventory.remove_laid(game, player, laid)
            inventory.check_slots(game, player)
    if act.use.once:
        player.used.append(act.once_key)
    _pay(game, seat, act)
    _execute(game, seat, act)


def remove_bane(game: DungeoneerState, seat: Seat, act: RemoveBane) -> None:
    """The victim pays Glory to remove a permanent bane."""
    player = game.players[seat]
    _pay(game, seat, act)
    inventory.end_bane(game, player, next(laid for laid in player.banes if laid.number == act.number))


def stand_up(game: DungeoneerState, seat: Seat) -> None:
    """Spend one movement; a hero tipped by a threat must overcome it as well (DN-18.10)."""
    player, tip = game.players[seat], game.players[seat].tip
    if tip is None:
        return
    life.spend_movement(game, seat)
    if tip.cause == "pit" or not tip.target:
        life.stand_up(game, seat)
    else:
        game.push(FaceThreat.of(tip, seat, "untip", player.hero, tags=tip.kinds))


def untip_outcome(game: DungeoneerState, roll: Roll, met: bool) -> None:
    """The threat of getting up (DN-18.10)."""
    if met:
        life.stand_up(game, roll.seat)
