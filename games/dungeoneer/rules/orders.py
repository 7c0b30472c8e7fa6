"""Standing orders, armed orders and leaving for good: answered at any time, never waited for (DN-16.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from games.dungeoneer.rules.acts.possible import possible_acts
from games.dungeoneer.rules.acts.types import Act, PlayBane
from games.dungeoneer.rules.breakdowns import text_lines
from games.dungeoneer.rules.components import CARDS, Card, Effect, name_of
from games.dungeoneer.rules.conditions import order_kind
from games.dungeoneer.rules.marks import card_mark
from games.dungeoneer.rules.pieces import NOBODY, Armed, Window, use_id
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, Ref, Seat, part, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Secrecy, Undo, same_in_brief

STANCES = ("always", "affected", "pass")
"""The standing orders of DN-16.10."""
REST_OF_TURN: Final = "turn"
"""The stance for the rest of a turn, after which the standing order applies again."""
HURTING = ("enc", "end")
"""The windows besides rolls that can cost Life or Peril, so that healing or changing Peril may help there."""
ROLL_KINDS = ("attack", "defence", "exit", "obstacle", "trap", "bane", "quest")


def begin(game: DungeoneerState) -> None:
    """Open the standing questions of every seat."""
    game.stances = ["affected"] * game.seats
    game.armed = [[] for _ in range(game.seats)]
    for seat in range(game.seats):
        game.agenda.standing += [StandingOrder(seat=seat), ArmOrder(seat=seat)]
        if game.settings.leavers == "out":
            game.agenda.standing.append(LeaveForGood(seat=seat))


def stance_of(game: DungeoneerState, seat: Seat) -> str:
    """The order of that seat that applies now: a stance, `REST_OF_TURN`, or "attack" while it passes for that one."""
    return game.quiet.get(seat, game.stances[seat])


def ask_again_after_attack(game: DungeoneerState) -> None:
    """An attack is over: players who passed for its duration are asked again according to their standing orders."""
    game.quiet = {seat: quiet for seat, quiet in game.quiet.items() if quiet != "attack"}


class StandingOrder(Question):
    """In which windows a player is asked (DN-16.10); it is also possible to pass everything for the rest of a turn."""

    awaited: ClassVar[bool] = False
    secrecy: ClassVar[Secrecy] = Secrecy.ANSWER

    def describe(self, game: DungeoneerState) -> Args:
        return {"stance": refer(f"stance-{stance_of(game, self.seat)}")}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        return [
            Option(f"stance-{stance}", Message(f"do-stance_{stance}"), value=stance)
            for stance in ("always", "affected", REST_OF_TURN, "pass")
            if stance != stance_of(game, self.seat)
        ]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        chosen = picked.value
        game.quiet.pop(self.seat, None)
        if chosen == REST_OF_TURN:
            game.quiet[self.seat] = REST_OF_TURN
        else:
            game.stances[self.seat] = chosen


def possible_orders(game: DungeoneerState, seat: Seat) -> list[Armed]:
    """Every armed order that seat could give for what it holds (DN-16.15)."""
    orders: list[Armed] = []
    player = game.players[seat]
    for card in dict.fromkeys(game.hands[seat]):
        printed = CARDS[card]
        if printed.kind == "bane" and printed.time == "anytime" and printed.target != "edge":  # which is chosen in play
            others = [other for other in range(game.seats) if other != seat]
            orders += [Armed("bane", card, "roll", roll=kind, whose=other) for other in others for kind in ROLL_KINDS]
        elif printed.kind == "boon" and printed.time in ("anytime", "response"):
            _add_boon_orders(printed, orders)
    for do, card, use, number, _ in player.usable:
        if use.time == "anytime":
            orders += [Armed(do, card, "roll", roll=kind, number=number) for kind in _kinds(use.effects)]
            if any(effect.do in ("heal", "peril") for effect in use.effects):
                orders += [Armed(do, card, window, number=number) for window in HURTING]
    return orders


def _add_boon_orders(printed: Card, orders: list[Armed]) -> None:
    """Add the orders for a boon: a response to what it answers, any other before the rolls that it could change."""
    for play in printed.plays:
        if printed.time == "response":
            windows = {"attack": ("enc",), "bane": ("bane",)}.get(play.answers, ("enc", "bane"))
            orders += [Armed("instant", printed.id, window) for window in windows]
            continue
        for amount in printed.amounts if printed.most else (0,):
            orders += [Armed("instant", printed.id, "roll", roll=kind, amount=amount) for kind in _kinds(play.effects)]


def _kinds(effects: tuple[Effect, ...]) -> tuple[str, ...]:
    """The rolls that these effects could change."""
    for effect in effects:
        if effect.do == "prevent_combat":
            return ("attack", "defence")
        if effect.do == "peril":
            return ()
        if effect.do == "roll" and "any" not in effect.kinds:
            return tuple(kind for kind in ROLL_KINDS if kind in effect.kinds)
    return ROLL_KINDS


def fired(game: DungeoneerState, window: Window, seat: Seat, acts: list[Act]) -> tuple[Act, Armed] | None:
    """The first of these acts for which that seat has armed an order that fits the window, with the order."""
    return next(
        ((act, order) for order in game.armed[seat] for act in acts if _fits(game, window, seat, order, act)), None
    )


def _fits(game: DungeoneerState, window: Window, seat: Seat, order: Armed, act: Act) -> bool:
    """Whether an order is for this act in this window."""
    if (act.card, act.number, window.kind) != (order.card, order.number, order.window):
        return False
    if order.amount and act.cost != order.amount:
        return False
    victim = act.victim if isinstance(act, PlayBane) else NOBODY
    if window.kind != "roll":
        return order.whose in (NOBODY, victim)
    roll = game.roll
    whose = order.whose if order.whose != NOBODY else seat
    if roll is None or whose not in roll.heroes or order_kind(roll, whose) != order.roll:
        return False
    return victim in (NOBODY, whose)


def order_id(order: Armed) -> str:
    """The order as an option's id."""
    what = f"play-{order.card}" if order.do == "instant" else use_id(order.do, order.card, order.number)
    parts = [what, order.window, order.roll]
    parts.append(f"s{order.whose}" if order.whose != NOBODY else "")
    parts.append(f"n{order.amount}" if order.amount else "")
    return "-".join(piece for piece in parts if piece)


def moment(window: str, roll: str) -> Ref:
    """The reference to the moment for which an order is armed."""
    return refer(f"when-{roll}") if roll else refer(f"at-{window}")


class ArmOrder(Question):
    """Arm a card or an effect for the first window that fits, or withdraw an order (DN-16.15)."""

    awaited: ClassVar[bool] = False
    secrecy: ClassVar[Secrecy] = Secrecy.ANSWER

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Armed orders can be withdrawn, the rest can be armed."""
        armed = game.armed[self.seat]
        asked = any((question.seat, question.kind) == (self.seat, "window_action") for question in game.questions)
        acts = possible_acts(game, self.seat, game.windows[-1].kind) if asked else []
        options = [
            Option("none", Message("do-no_order")),
            *(_option("off", order, "do-disarm", "armed") for order in armed),
        ]
        for order in possible_orders(game, self.seat):
            if order not in armed:
                key = "do-arm_against" if order.whose != NOBODY else "do-arm"
                options.append(option := _option("arm", order, key, "orders"))
                if any(_fits(game, game.windows[-1], self.seat, order, act) for act in acts):
                    option.effect = Message("about-arm_now")
        return options

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        order, armed = picked.value, game.armed[self.seat]
        if order in armed:
            armed.remove(order)
        elif order is not None:
            armed.append(order)


def _option(start: str, order: Armed, key: str, group: str) -> Option:
    """An answer about an order, with the text of what it would use."""
    mark = card_mark(order.card, order.number)
    option = Option(f"{start}-{order_id(order)}", Message(key, _args(order)), group, mark, value=order)
    option.breakdown = same_in_brief(text_lines, order.card)
    return option


def _args(order: Armed) -> Args:
    """The card, the moment, the price, and against whom it is armed, as arguments of a text."""
    args: Args = {"card": name_of(order.card), "when": moment(order.window, order.roll)}
    price = "part-costs_peril" if order.whose != NOBODY else "part-costs_glory"
    args["price"] = part(order.amount, price, n=order.amount)
    return args if order.whose == NOBODY else {**args, "player": seat_name(order.whose)}


class LeaveForGood(Question):
    """Leave the game: when the present turn is over, the hero is out, as if eliminated (DN-24.4)."""

    default_id: ClassVar = "leave"
    awaited: ClassVar[bool] = False

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        return [Option("leave", Message("do-leave"), undo=Undo.CONFIRMED)]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        game.tell("log-leaves", player=seat_name(self.seat))
        game.leaving.append(self.seat)
        game.agenda.close(self)
