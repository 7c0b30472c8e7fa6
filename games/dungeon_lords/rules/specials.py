"""Special events (DL-11.12, DL-11.13). `due` and `trade` cards are data; the others are written out here."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from games.dungeon_lords.rules.components import SPECIALS, Special
from games.dungeon_lords.rules.costs import lose
from games.dungeon_lords.rules.effects import carry_out
from games.dungeon_lords.rules.evil import move_evil
from games.dungeon_lords.rules.faults import lacking
from games.dungeon_lords.rules.option_texts import creature_line, evil_moves, trap_line
from games.dungeon_lords.rules.orders.hiring import closing_hires, hire, hire_line, hire_options
from games.dungeon_lords.rules.settling import ShareOut
from games.dungeon_lords.rules.simultaneous import begin_shared, draw, owed_discard, side_by_side
from games.dungeon_lords.rules.state import DungeonLordsState, Lord
from rules.entries import Entry, Step
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals

LAST_CALL_GOLD = 1
WITCH_HUNT_EVIL = 2
GUILD_SHARE = 3


class StartSpecial(Step):
    """Resolve this year's card for all: simultaneously if each uses only what is their own, otherwise in turn order."""

    def run(self, game: DungeonLordsState) -> None:
        special = game.specials[game.year - 1]
        game.tell("log-special", special=refer(f"special-{special}"))
        if special == "gossip_column":
            _note_gossip(game)
        seats = game.turn_order()

        def branch(game: DungeonLordsState, seat: Seat) -> list[Entry]:
            return [*owed_discard(game, seat), SpecialFor(seat=seat, special=special)]

        if game.one_by_one or in_order(game, special):
            game.push(*(entry for seat in seats for entry in branch(game, seat)))
        else:
            side_by_side(game, seats, branch, [ShareOut(seats=seats)])


def in_order(game: DungeonLordsState, special: str) -> bool:
    """Whether what one lord does matters to the next: at the tavern, or with a deck that may run out."""
    if special == "trap_recall":
        return sum(len(lord.traps) for lord in game.lords) > len(game.trap_deck)
    return special == "last_call"


class SpecialFor(Step):
    """The card's effect for one lord."""

    seat: Seat
    special: str

    def run(self, game: DungeonLordsState) -> None:
        begin_shared(game, self.seat)
        card = SPECIALS[self.special]
        if card.form == "due":
            owed = due(game.lords[self.seat], card)
            if owed:
                game.push(PayDue(seat=self.seat, special=self.special, left=owed))
        elif card.form == "trade":
            game.push(NextTrade(seat=self.seat, special=self.special, left=card.times))
        else:
            OWN[self.special](game, self.seat)


def due(lord: Lord, card: Special) -> int:
    """How many tokens are due: a count divided, rounded up."""
    count = lord.imps if card.count == "imps" else len(lord.lair)
    return -(-count // card.per)


TOKEN_TEXTS = {"gold": "do-give_gold", "food": "do-give_food"}


def token_options(lord: Lord, card: Special, refused: Refusals | None) -> list[Option]:
    """One option for each kind of token that can be given."""
    found = []
    for token in card.tokens:
        have = lord.gold if token == "gold" else lord.food
        if have:
            found.append(Option(token, TOKEN_TEXTS[token], mark=token))
        elif refused is not None:
            fault = lacking("no_gold" if token == "gold" else "no_food", 1, have)
            refused.append(fault.refuse(token, TOKEN_TEXTS[token], {}, mark=token))
    return found


def give(game: DungeonLordsState, seat: Seat, token: str) -> None:
    """Return one token to the supply."""
    lord = game.lords[seat]
    if token == "gold":
        lord.gold -= 1
    else:
        lord.food -= 1
    game.tell("log-paid", player=seat_name(seat), gold=int(token == "gold"), food=int(token == "food"), imp=0)


class PayDue(Question):
    """Pay the next token that is due, or leave the rest unpaid and bear the consequences."""

    forced: ClassVar[bool] = True
    lasting: ClassVar[bool] = True
    special: str
    left: int
    paid: int = 0

    def describe(self, game: DungeonLordsState) -> Args:
        return {
            "special": refer(f"special-{self.special}"),
            "about": refer(f"special-{self.special}-help"),
            "left": self.left,
            "paid": self.paid,
            "food_only": int(SPECIALS[self.special].tokens == ["food"]),
        }

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        found = token_options(game.lords[self.seat], SPECIALS[self.special], refused)
        return [*found, Option("stop", "do-leave_unpaid", {"left": self.left, "paid": self.paid})]

    def about(self, game: DungeonLordsState, option: Option) -> Message | None:
        """What follows from not paying the rest."""
        effect = SPECIALS[self.special].effect
        if option.id != "stop" or effect is None:
            return None
        if effect.what == "evil":
            return evil_moves(game, self.seat, self.left * effect.n)
        return Message("about-imps_leave", {"imps": min(self.left, game.lords[self.seat].imps)})

    def default(self, game: DungeonLordsState) -> list[str]:
        return ["stop"]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.commit()
        if picked.only != "stop":
            give(game, self.seat, picked.only)
            if self.left > 1:
                game.push(PayDue(seat=self.seat, special=self.special, left=self.left - 1, paid=self.paid + 1))
            return
        effect = SPECIALS[self.special].effect
        assert effect is not None
        if effect.what == "imp":
            lose(game, self.seat, "imp", self.left * effect.n, unfed=True)
            return
        for _ in range(self.left):
            carry_out(game, self.seat, effect)


class NextTrade(Step):
    """Ask for the next token while one may and can be given."""

    seat: Seat
    special: str
    left: int

    def run(self, game: DungeonLordsState) -> None:
        lord = game.lords[self.seat]
        if self.left and token_options(lord, SPECIALS[self.special], None):
            game.push(Trade(seat=self.seat, special=self.special, left=self.left))


class Trade(Question):
    """Give a token for what the card offers, or stop."""

    lasting: ClassVar[bool] = True
    special: str
    left: int

    def describe(self, game: DungeonLordsState) -> Args:
        return {
            "special": refer(f"special-{self.special}"),
            "about": refer(f"special-{self.special}-help"),
            "left": self.left,
            "begun": "yes" if self._begun else "no",
        }

    @property
    def _begun(self) -> bool:
        """Whether a token has been given."""
        return self.left < SPECIALS[self.special].times

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        found = token_options(game.lords[self.seat], SPECIALS[self.special], refused)
        return [*found, Option("stop", "do-stop_trading" if self._begun else "do-give_nothing")]

    def about(self, game: DungeonLordsState, option: Option) -> Message | None:
        """What a token is exchanged for."""
        effect = SPECIALS[self.special].effect
        if option.id == "stop" or effect is None:
            return None
        if effect.what == "evil":
            return evil_moves(game, self.seat, -effect.n)
        return Message("about-trade_food", {"food": effect.n})

    def default(self, game: DungeonLordsState) -> list[str]:
        return ["stop"]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.commit()
        if picked.only == "stop":
            return
        effect = SPECIALS[self.special].effect
        assert effect is not None
        give(game, self.seat, picked.only)
        game.push(NextTrade(seat=self.seat, special=self.special, left=self.left - 1))
        carry_out(game, self.seat, effect)


def _witch_hunt(game: DungeonLordsState, seat: Seat) -> None:
    if any(creature.kind == "witch" for creature in game.lords[seat].lair):
        game.push(HuntWitch(seat=seat))
    else:
        move_evil(game, seat, -1)


class HuntWitch(Question):
    """Give up a witch, or take two evil."""

    lasting: ClassVar[bool] = True

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        return [
            Option("witch", "do-give_up_witch", mark="witch"),
            Option("evil", "do-take_evil", {"evil": WITCH_HUNT_EVIL}, mark="evil"),
        ]

    def about(self, game: DungeonLordsState, option: Option) -> Message | None:
        """The witch's fight that would be lost, or where the evil would go."""
        if option.id == "evil":
            return evil_moves(game, self.seat, WITCH_HUNT_EVIL)
        return creature_line(game, self.seat, "witch")

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.commit()
        if picked.only == "witch":
            game.discard_creature(self.seat, game.lords[self.seat].least("witch"))
            game.tell("log-witch_given_up", player=seat_name(self.seat))
        else:
            move_evil(game, self.seat, WITCH_HUNT_EVIL)


def _last_call(game: DungeonLordsState, seat: Seat) -> None:
    if hire_options(game, seat, LAST_CALL_GOLD, 0, None):
        game.push(LastCall(seat=seat))


class LastCall(Question):
    """Hire one creature that is still in the tavern for one gold more, or none."""

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        found = hire_options(game, self.seat, LAST_CALL_GOLD, 0, refused)
        return [*found, Option("pass", "do-hire_nobody")]

    def about(self, game: DungeonLordsState, option: Option) -> Message | None:
        """How the creature fights, and the evil it costs."""
        return hire_line(game, self.seat, option)

    def default(self, game: DungeonLordsState) -> list[str]:
        return ["pass"]

    def closing(self, game: DungeonLordsState) -> list[str]:
        """For the last lord: whatever needs no further answer."""
        return closing_hires(game, self.seat, self.options(game))

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        if picked.only == "pass":
            game.commit()
        else:
            hire(game, self.seat, picked.only, LAST_CALL_GOLD, 0)


def _note_gossip(game: DungeonLordsState) -> None:
    """Note who has the highest (+1) and the lowest (-1) evil before anyone moves."""
    evils = [lord.evil for lord in game.lords]
    most, least = max(evils), min(evils)
    same = most == least
    game.noted = [0 if same else 1 if evil == most else -1 if evil == least else 0 for evil in evils]


def _gossip_column(game: DungeonLordsState, seat: Seat) -> None:
    if game.noted[seat]:
        move_evil(game, seat, game.noted[seat])


def _trap_recall(game: DungeonLordsState, seat: Seat) -> None:
    if game.lords[seat].traps:
        game.push(RecallTraps(seat=seat))


class RecallTraps(Question):
    """Discard any of the player's own traps, one after the other; then as many are drawn. `laid`: chosen so far."""

    laid: list[str] = []

    def describe(self, game: DungeonLordsState) -> Args:
        return {"traps": [refer(f"trap-{trap}") for trap in self.laid], "number": len(self.laid)}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        kept = list(game.lords[self.seat].traps)
        for trap in self.laid:
            kept.remove(trap)
        found = [
            Option(trap, "do-recall_trap", {"trap": refer(f"trap-{trap}")}, mark=trap) for trap in sorted(set(kept))
        ]
        found.append(Option("done", "do-recall_done", {"number": len(self.laid)}))
        if self.laid:
            found.append(Option("back", "do-back", back=True))
        return found

    def about(self, game: DungeonLordsState, option: Option) -> Message | None:
        """What the trap does and costs."""
        return trap_line(game, option.mark, priced=True) if option.mark else None

    def default(self, game: DungeonLordsState) -> list[str]:
        return ["done"]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        if picked.only == "done":
            game.commit()
            for trap in self.laid:
                game.discard_trap(self.seat, trap)
            draw(game, self.seat, len(self.laid), "log-traps_drawn")
        elif picked.only == "back":
            game.push(RecallTraps(seat=self.seat, laid=self.laid[:-1]))
        else:
            game.push(RecallTraps(seat=self.seat, laid=[*self.laid, picked.only]))


def _thieves_guild(game: DungeonLordsState, seat: Seat) -> None:
    if game.lords[seat].gold // GUILD_SHARE:
        game.push(PayGuild(seat=seat))


class PayGuild(Question):
    """Lose a third of the gold, or take one evil."""

    lasting: ClassVar[bool] = True

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        share = game.lords[self.seat].gold // GUILD_SHARE
        return [
            Option("gold", "do-pay_guild", {"gold": share}, mark="gold"),
            Option("evil", "do-take_evil", {"evil": 1}, mark="evil"),
        ]

    def about(self, game: DungeonLordsState, option: Option) -> Message | None:
        """Where the evil would go."""
        return evil_moves(game, self.seat, 1) if option.id == "evil" else None

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.commit()
        if picked.only == "gold":
            lose(game, self.seat, "gold", game.lords[self.seat].gold // GUILD_SHARE)
        else:
            move_evil(game, self.seat, 1)


OWN: dict[str, Callable[[DungeonLordsState, Seat], None]] = {
    "witch_hunt": _witch_hunt,
    "last_call": _last_call,
    "gossip_column": _gossip_column,
    "trap_recall": _trap_recall,
    "thieves_guild": _thieves_guild,
}
"""What each card that fits no form does."""
