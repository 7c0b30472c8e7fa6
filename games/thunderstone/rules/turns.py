"""A turn from its beginning to its end: the choice of an action, Rest, and the clean-up (TS-5.1, TS-15, TS-16.4)."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from games.thunderstone.rules.acts import Attack
from games.thunderstone.rules.battle_totals import bonuses, foresee, refused_target, shortfall
from games.thunderstone.rules.cards import COSTS, in_order, name_of, names_of
from games.thunderstone.rules.discards import return_borrowed
from games.thunderstone.rules.dungeon import EnterDungeon, hopeless, light_lacking
from games.thunderstone.rules.equip import arm
from games.thunderstone.rules.hall import EndOfSoloTurn
from games.thunderstone.rules.option_texts import (
    about_destroying,
    about_entering,
    about_visiting,
    as_revealed,
    hand_gold,
    more_effects,
    village_gains,
)
from games.thunderstone.rules.pieces import Turn
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.stock import buying, top_cards
from games.thunderstone.rules.stopping import quiet_vote
from games.thunderstone.rules.village import VisitVillage
from games.thunderstone.rules.whole_actions import purchases, whole_actions
from games.thunderstone.rules.zones import destroy_shown, draw_hand, remove
from rules.entries import Step
from rules.messages import Args, Message, Seat, part, seat_name
from rules.questions import Option, Picked, Question, Refusals, Refused, Role, Shown, Undo


class StartTurn(Step):
    """The next player chooses one of three actions."""

    seat: Seat

    def run(self, game: ThunderstoneState) -> None:
        game.turn = Turn(seat=self.seat)
        game.turns += 1
        game.tell("log-turn", player=seat_name(self.seat), number=game.turns)
        game.push(*quiet_vote(game), ChooseAction(seat=self.seat))


class ChooseAction(Question):
    """Visit the village, enter the dungeon, or rest; there is no pass (TS-5.1)."""

    def describe(self, game: ThunderstoneState) -> Args:
        player = game.players[self.seat]
        return {"gold": hand_gold(player.hand), "experience": player.experience}

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        """Always all three, then battles that would be won and purchases, see `whole_actions`."""
        hand = game.players[self.seat].hand
        if refused is not None:
            _refuse(game, hand, refused)
        return [*self._actions(game), *whole_actions(game, self.seat, in_vain=hopeless(game, hand))]

    def quick_options(self, game: ThunderstoneState) -> list[Option]:
        """All three, and the dearest purchase."""
        dearest = [option for option in purchases(game, self.seat, most=1) if COSTS[option.value]]
        return [*self._actions(game), *dearest]

    def _actions(self, game: ThunderstoneState) -> list[Option]:
        """The three actions; for a hand that finds no target, a private warning is shown here (TS-7.15)."""
        in_vain = hopeless(game, game.players[self.seat].hand)
        key, undo = ("do-dungeon_in_vain", Undo.CONFIRMED) if in_vain else ("do-dungeon", Undo.NEVER)
        visiting, entering = partial(about_visiting, game, self.seat), partial(about_entering, game, self.seat)
        return [
            Option("village", Message("do-village"), undo=Undo.NEVER, prominence=Shown.BUTTON, effect=visiting),
            Option("dungeon", Message(key), undo=undo, prominence=Shown.BUTTON, effect=entering),
            Option("rest", Message("do-rest"), prominence=Shown.BUTTON, effect=Message("about-rest")),
        ]

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        if picked.only == "rest":
            game.turn.action = "rest"
            game.push(DestroyForRest(seat=self.seat) if game.players[self.seat].hand else EndTurn())
        elif picked.only == "dungeon" or isinstance(picked.value, Attack):
            game.turn.action = "dungeon"
            game.tell("log-enters_dungeon", player=seat_name(self.seat))
            game.push(EnterDungeon(attack=picked.value.rank if picked.value else 0), EndTurn())
        else:
            game.turn.action = "village"
            game.tell("log-visits_village", player=seat_name(self.seat))
            game.push(VisitVillage(buy=picked.value or ""), EndTurn())


def _refuse(game: ThunderstoneState, hand: list[str], refused: Refusals) -> None:
    """Refuse what this hand can neither pay for nor defeat."""
    gold, more = hand_gold(hand), village_gains(hand)["gold"].amount
    dearer = sorted((COSTS[card], card, stack) for stack, card in top_cards(game) if COSTS[card] > gold)
    for place, (cost, card, stack) in enumerate(dearer):
        lacking: Args = {"cost": cost, "gold": gold, "missing": cost - gold}
        lacking["more"] = part(more, "part-village_adds", more=more)
        id, mark = f"buy-{card}", f"stack-{stack}"
        refused.append(Refused(id, buying(game, card), "hand_too_poor", lacking, missed=place == 0, mark=mark))
    turn = as_revealed(game.turn.seat, hand)
    for rank in game.monsters():
        monster = game.card_in(rank)
        label, mark = Message("do-attack", {"card": name_of(monster), "rank": rank}), f"rank-{rank}"
        armed = arm(game, turn, rank)
        if reason := refused_target(armed, monster, rank):
            lacking = light_lacking(armed, monster, rank) if reason == "too_dark" else {}
            refused.append(Refused(f"attack-{rank}", label, reason, lacking, missed=True, mark=mark))
            continue
        battle = foresee(armed, monster, rank)
        if not battle.won:
            lacking = {"attack": battle.strength, "short": shortfall(battle)}
            lacking["more"] = part(more_effects(armed), "part-unless_helped")
            refused.append(Refused(f"attack-{rank}", label, "hand_too_weak", lacking, missed=True, mark=mark))


class DestroyForRest(Question):
    """Which card of the unseen hand is destroyed (TS-15.1)."""

    undo: ClassVar[Undo] = Undo.NEVER

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        """Each different card, or back to the choice of an action."""
        options = [
            Option(
                f"card-{card}",
                Message("do-destroy", {"card": name_of(card)}),
                mark=f"card-{card}-1",
                effect=about_destroying(card),
                value=card,
            )
            for card in in_order(list(set(game.players[self.seat].hand)))
        ]
        return [*options, Option("back", Message("do-back"), role=Role.BACK)]

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        if picked.only == "back":
            game.commit()  # undoing this step back would only return to this question
            game.turn.action = ""
            game.push(ChooseAction(seat=self.seat))
            return
        card: str = picked.value
        game.players[self.seat].give_up(card)
        remove(game, card)
        game.tell("log-rests", player=seat_name(self.seat), card=name_of(card))
        game.push(EndTurn())


class EndTurn(Step):
    """The clean-up: the hand is discarded, six cards are drawn, the next player's turn begins (TS-8.26)."""

    def run(self, game: ThunderstoneState) -> None:
        """Thrown spears are destroyed first when no battle did it (TS-C28)."""
        seat, turn, player = game.turn.seat, game.turn, game.active
        for slot in bonuses(turn).thrown:
            destroy_shown(game, slot)
        return_borrowed(game)
        discarded = [*player.hand, *(shown.card for shown in turn.cards)]
        player.discard.extend(discarded)
        player.hand.clear()
        if discarded:
            game.tell("log-discards", player=seat_name(seat), cards=names_of(discarded))
        turn.revealed = False
        turn.cards.clear()
        turn.uses.clear()
        game.quiet = 0 if game.battle is not None else game.quiet + 1
        draw_hand(game, seat)
        if game.seats == 1:
            game.push(EndOfSoloTurn(), StartTurn(seat=seat))
        else:
            game.battle = None
            game.push(StartTurn(seat=(seat + 1) % game.seats))
