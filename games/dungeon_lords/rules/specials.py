"""Special events (DL-11.12, DL-11.13). `due` and `trade` cards are data; the others are written out here."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import ClassVar

from games.dungeon_lords.rules.components import SPECIALS, Cost, Special
from games.dungeon_lords.rules.costs import lose
from games.dungeon_lords.rules.effects import carry_out
from games.dungeon_lords.rules.evil import move_evil
from games.dungeon_lords.rules.faults import lacking, offer
from games.dungeon_lords.rules.option_texts import card_option, evil_moves, evil_option
from games.dungeon_lords.rules.orders.hiring import hire, hire_options
from games.dungeon_lords.rules.pieces import Lord
from games.dungeon_lords.rules.sealed import EventPart, Give, resolve
from games.dungeon_lords.rules.simultaneous import draw, undo_in_step
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import Args, Message, Part, Seat, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Role, Undo, always

LAST_CALL_EXTRA = Cost(gold=1)
"""The extra price of a creature at the last call."""
WITCH_HUNT_EVIL = 2
"""The evil of a lord who keeps a hunted witch."""
GUILD_SHARE = 3
"""The thieves' guild takes one of so many gold."""


class StartSpecial(Step):
    """Resolve this year's card for all: all at once if no lord's answer matters to others, else in turn order."""

    def run(self, game: DungeonLordsState) -> None:
        special = game.specials[game.year - 1]
        game.tell("log-special", special=refer(f"special-{special}"))
        if special == "gossip_column":
            # The highest (+1) and the lowest (-1) evil before anyone moves; nobody's if all have as much.
            evils = [lord.evil for lord in game.lords]
            game.noted = [(evil == max(evils)) - (evil == min(evils)) for evil in evils]
        settle = (lambda seat: SettleSpecial(seat=seat, special=special)) if at_once(game, special) else None
        resolve(game, lambda seat: SpecialFor(seat=seat, special=special), settle)


def at_once(game: DungeonLordsState, special: str) -> bool:
    """Whether the card moves no evil, on which the paladin depends, and there is enough for everyone."""
    if special == "trap_recall":
        return sum(len(lord.traps) for lord in game.lords) <= len(game.trap_deck)
    effect = SPECIALS[special].effect
    return effect is not None and effect.what != "evil"


class SpecialFor(EventPart):
    """The card's effect for one lord, or the question what the lord gives up."""

    special: str

    def asks(self, game: DungeonLordsState) -> bool:
        card, lord = SPECIALS[self.special], game.lords[self.seat]
        if card.form == "own":
            return True
        return any(getattr(lord, token) for token in card.tokens) and (card.form == "trade" or due(lord, card) > 0)

    def run(self, game: DungeonLordsState) -> None:
        card, lord = SPECIALS[self.special], game.lords[self.seat]
        if card.form == "own":
            self._run_own(game, lord)
        elif card.form == "trade":
            if self.asks(game):
                game.push(Trade(seat=self.seat, special=self.special, left=card.times))
        elif owed := due(lord, card):
            game.push(PayDue(seat=self.seat, special=self.special, left=owed))

    def _run_own(self, game: DungeonLordsState, lord: Lord) -> None:
        """The effect of a card that fits no form."""
        match self.special:
            case "witch_hunt" if any(creature.kind == "witch" for creature in lord.lair):
                game.push(HuntWitch(seat=self.seat))
            case "witch_hunt":
                move_evil(game, self.seat, -1)
            case "last_call" if hire_options(game, self.seat, LAST_CALL_EXTRA):
                game.push(LastCall(seat=self.seat))
            case "gossip_column" if game.noted[self.seat]:
                move_evil(game, self.seat, game.noted[self.seat])
            case "trap_recall" if lord.traps:
                game.push(RecallTraps(seat=self.seat))
            case "thieves_guild" if lord.gold >= GUILD_SHARE:
                game.push(PayGuild(seat=self.seat))


class SettleSpecial(Step):
    """The consequences of one lord's payment for the card."""

    seat: Seat
    special: str

    def run(self, game: DungeonLordsState) -> None:
        lord, card = game.lords[self.seat], SPECIALS[self.special]
        given, lord.given = lord.given, None
        if given is None:
            return
        match card.form:
            case "trade":
                self._pay(game, given)
                self._carry_out(game, len(given))
            case "due":
                self._pay(game, given)
                self._carry_out(game, due(lord, card) - len(given))
            case "own":  # only the trap recall takes something
                for trap in given:
                    game.discard_trap(self.seat, trap)
                draw(game, self.seat, len(given), "log-traps_drawn")

    def _pay(self, game: DungeonLordsState, tokens: list[str]) -> None:
        lord, gold, food = game.lords[self.seat], tokens.count("gold"), tokens.count("food")
        lord.gold, lord.food = lord.gold - gold, lord.food - food
        if tokens:
            game.tell("log-paid", player=seat_name(self.seat), gold=gold, food=food, imp=0)

    def _carry_out(self, game: DungeonLordsState, times: int) -> None:
        """Carry out the card's effect so many times; imps leave all at once."""
        effect = SPECIALS[self.special].effect
        assert effect is not None
        if effect.what == "imp":
            lose(game, self.seat, "imp", times * effect.n, unfed=True)
            return
        for _ in range(times):
            carry_out(game, self.seat, effect)


def due(lord: Lord, card: Special) -> int:
    """The number of tokens that are due: a count divided, rounded up."""
    count = lord.imps if card.count == "imps" else len(lord.lair)
    return -(-count // card.per)


class GiveTokens(Give):
    """Tokens for a special event, one after the other, or no more of them."""

    default_id: ClassVar = "stop"
    special: str
    left: int
    """The number that may be given in all."""

    @property
    def card(self) -> Special:
        """The card that is resolved."""
        return SPECIALS[self.special]

    def describe(self, game: DungeonLordsState) -> Args:
        return {"special": refer(f"special-{self.special}"), "about": refer(f"special-{self.special}-help")}

    def stock(self, game: DungeonLordsState) -> list[str]:
        lord = game.lords[self.seat]
        return [token for token in self.card.tokens for _ in range(getattr(lord, token))]

    def most(self, game: DungeonLordsState) -> int:
        return self.left

    def settled(self) -> Step:
        return SettleSpecial(seat=self.seat, special=self.special)

    @abstractmethod
    def stop(self, game: DungeonLordsState) -> Option:
        """The answer with which nothing more is given."""

    def gain(self, game: DungeonLordsState) -> Message | None:
        """The consequence of giving one more token; None if nothing follows from it."""
        return None

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        lord, options = game.lords[self.seat], list[Option]()
        for token in self.card.tokens:
            have = getattr(lord, token) - self.given.count(token)
            option = Option(token, Message(f"do-give_{token}"), mark=token)
            if offer(option, None if have else lacking(f"no_{token}", 1, have), options, refused):
                option.undo, option.effect = partial(self.undo_of_piece, game), partial(self.gain, game)
        stop = self.stop(game)
        stop.undo = partial(self.undo_of_end, game)
        back = [Option("back", Message("do-back"), role=Role.BACK)] if self.given else []
        return [*options, stop, *back]


class PayDue(GiveTokens):
    """Pay the next token that is due, or leave the rest unpaid and bear the consequences."""

    forced: ClassVar = always

    def describe(self, game: DungeonLordsState) -> Args:
        left = self.left - len(self.given)
        due = Part("part-food" if self.card.tokens == ["food"] else "part-gold_or_food", {"n": left})
        return {**super().describe(game), "due": due}

    def stop(self, game: DungeonLordsState) -> Option:
        paid = len(self.given)
        label = Message("do-leave_unpaid", {"left": self.left - paid, "paid": paid})
        return Option("stop", label, effect=partial(self._loss, game, self.left - paid))

    def gain(self, game: DungeonLordsState) -> Message | None:
        """The loss that follows although this token is given, because it is the player's last and more are due."""
        given = len(self.given) + 1
        return self._loss(game, self.left - given) if len(self.stock(game)) == given < self.left else None

    def _loss(self, game: DungeonLordsState, unpaid: int) -> Message | None:
        """The consequence of leaving so many tokens unpaid."""
        effect = self.card.effect
        if effect is None:
            return None
        if effect.what == "evil":
            return evil_moves(game, self.seat, unpaid * effect.n)
        return Message("about-imps_leave", {"imps": min(unpaid, game.lords[self.seat].imps)})


class Trade(GiveTokens):
    """Give a token for what the card offers, or stop."""

    def describe(self, game: DungeonLordsState) -> Args:
        return {**super().describe(game), "left": self.left - len(self.given), "begun": bool(self.given)}

    def stop(self, game: DungeonLordsState) -> Option:
        return Option("stop", Message("do-stop_trading" if self.given else "do-give_nothing"))

    def gain(self, game: DungeonLordsState) -> Message | None:
        effect = self.card.effect
        if effect is None:
            return None
        if effect.what == "evil":
            return evil_moves(game, self.seat, -effect.n * (len(self.given) + 1))
        return Message("about-trade_food", {"food": effect.n})


class HuntWitch(Question):
    """Give up a witch, or take two evil."""

    undo: ClassVar[Undo] = Undo.NEVER

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        return [
            Option("witch", Message("do-give_up_witch"), mark="witch"),
            evil_option(game, self.seat, WITCH_HUNT_EVIL),
        ]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.commit()
        if picked.only == "witch":
            game.discard_creature(self.seat, game.lords[self.seat].least("witch"))
            game.tell("log-witch_given_up", player=seat_name(self.seat))
        else:
            move_evil(game, self.seat, WITCH_HUNT_EVIL)


class LastCall(Question):
    """Hire one creature that is still in the tavern for one gold more, or none."""

    default_id: ClassVar = "pass"

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        options = hire_options(game, self.seat, LAST_CALL_EXTRA, refused)
        return [*options, Option("pass", Message("do-hire_nobody"), undo=partial(undo_in_step, game, self.seat))]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        if picked.only == "pass":
            game.commit()
        else:
            hire(game, self.seat, picked.only, LAST_CALL_EXTRA)


class RecallTraps(Give):
    """Discard any of the player's own traps, one after the other; then as many are drawn."""

    default_id: ClassVar = "done"

    def stock(self, game: DungeonLordsState) -> list[str]:
        return list(game.lords[self.seat].traps)

    def most(self, game: DungeonLordsState) -> int:
        return len(self.stock(game)) + 1  # only "done" ends it: after that, cards are drawn

    def settled(self) -> Step:
        return SettleSpecial(seat=self.seat, special="trap_recall")

    def describe(self, game: DungeonLordsState) -> Args:
        return {"traps": [refer(f"trap-{trap}") for trap in self.given], "number": len(self.given)}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        traps = sorted(set(self.remaining(game)))
        options = [card_option("trap", trap, "do-recall_trap") for trap in traps]
        number: Args = {"number": len(self.given)}
        options.append(Option("done", Message("do-recall_done", number), undo=partial(self.undo_of_end, game)))
        if self.given:
            options.append(Option("back", Message("do-back"), role=Role.BACK))
        return options


class PayGuild(Question):
    """Lose a third of the gold, or take one evil."""

    undo: ClassVar[Undo] = Undo.NEVER

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        share = game.lords[self.seat].gold // GUILD_SHARE
        return [
            Option("gold", Message("do-pay_guild", {"gold": share}), mark="gold"),
            evil_option(game, self.seat, 1),
        ]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.commit()
        if picked.only == "gold":
            lose(game, self.seat, "gold", game.lords[self.seat].gold // GUILD_SHARE)
        else:
            move_evil(game, self.seat, 1)
