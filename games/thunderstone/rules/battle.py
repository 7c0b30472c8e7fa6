"""The battle: one pipeline of steps in the order of TS-8.1.

The numbers come from `battle_totals`. The steps ask the active player for every choice, keep the choices in
`game.battle`, and carry out the result.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import Any, ClassVar

from games.thunderstone.rules.acts import OnMonster
from games.thunderstone.rules.battle_totals import (
    BattleTotals,
    battle_totals,
    bonuses,
    eligible,
    exhausted,
    gist,
    line_up,
    only_ending,
    sum_lines,
)
from games.thunderstone.rules.cards import CARDS, Loss, name_of
from games.thunderstone.rules.discards import return_borrowed
from games.thunderstone.rules.hall import RefillHall, ReturnMonster, monster_option, refuse_others, sink
from games.thunderstone.rules.interchangeable import Sameness, after_battle, one_of_each, without_repeats
from games.thunderstone.rules.option_texts import about_destroying
from games.thunderstone.rules.pieces import Battle, Kind, Plan, RevealedCard
from games.thunderstone.rules.spoils import GatherSpoils
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.zones import card_option, destroy_shown, gain, gain_diseases
from rules.entries import Step
from rules.messages import Args, Message, Part, seat_name
from rules.questions import Option, Picked, Question, Refusals, Refused, Undo

RETURNS_MONSTERS = next(card.id for card in CARDS.values() if card.returns_monster)
"""The hero that sends a monster back after a victory."""


def begin_battle(game: ThunderstoneState, rank: int) -> None:
    """The target is declared; from here on nothing can be taken back (TS-7.6, TS-11.3)."""
    game.commit()
    monster = game.card_in(rank)
    game.battle = Battle(rank=rank, monster=monster)
    game.tell("log-attacks", player=seat_name(game.turn.seat), card=name_of(monster), rank=rank)
    game.push(
        BarHeroes(),
        LowerShares(),
        LowerTotals(),
        ChooseLosses(),
        AddUp(),
        Resolve(),
        CarryOutLosses(),
        GatherSpoils(),
        LeaveTheHall(),
        ReturnAfterVictory(),
    )


def totals_so_far(game: ThunderstoneState) -> BattleTotals:
    """The sum with everything that has been chosen so far."""
    battle = game.fought
    return battle_totals(game.turn, battle.monster, battle.rank, battle)


def settled_plan(game: ThunderstoneState) -> Plan | None:
    """The other losses of attack as they are taken if it makes no difference, so that nobody is asked."""
    battle = game.fought
    return only_ending(game.turn, battle.monster, battle.rank, battle)


class BarHeroes(Step):
    """Step 1: the monster keeps heroes from attacking (TS-8.5)."""

    def run(self, game: ThunderstoneState) -> None:
        """Ask which, as long as there is one that could attack."""
        battle = game.fought
        if len(battle.barred) < CARDS[battle.monster].during.bar:
            attackers = [hero for hero in totals_so_far(game).attackers if hero.slot not in battle.barred]
            choice = one_of_each(attackers, Sameness(game.turn).in_battle)
            if len(choice) == 1:
                bar(game, choice[0].slot)
                game.push(BarHeroes())
            elif choice:
                game.push(BarHero(seat=game.turn.seat), BarHeroes())


def bar(game: ThunderstoneState, slot: int) -> None:
    """Bar this hero from attacking."""
    game.fought.barred.append(slot)
    game.tell("log-barred", card=name_of(game.turn.shown(slot).card))


class BattleChoice(Question):
    """The base of the choices inside a battle; the target was declared, so none can be taken back."""

    undo: ClassVar[Undo] = Undo.NEVER

    def describe(self, game: ThunderstoneState) -> Args:
        return {"card": name_of(game.fought.monster)}


class SumChoice(BattleChoice):
    """The base of the choices that change the sum; each answer shows its result in one line."""

    @abstractmethod
    def note(self, plan: Plan, value: Any) -> None:
        """Add an answer to the choices so far."""

    def outcome(self, game: ThunderstoneState, option: Option) -> BattleTotals:
        """The battle with this answer."""
        battle = game.fought
        plan = Plan([*battle.barred], {**battle.shares}, battle.from_attack)
        self.note(plan, option.value)
        return battle_totals(game.turn, battle.monster, battle.rank, plan)

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        game.commit()
        self.note(game.fought, picked.value)

    def explained(self, game: ThunderstoneState, *, ideas: bool = True) -> list[Option]:
        """Each answer has its sum; in brief its result, for the sum was shown with the target."""
        options = self.options(game)
        for option in options:
            option.breakdown = partial(self._sum, game, option)
        return options

    def _sum(self, game: ThunderstoneState, option: Option, *, brief: bool) -> list[Message]:
        outcome = self.outcome(game, option)
        return [gist(outcome)] if brief else sum_lines(outcome, alone=game.seats == 1)


class BarHero(SumChoice):
    """Which hero does not attack (TS-8.5)."""

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        attackers = totals_so_far(game).attackers
        shown = one_of_each(attackers, Sameness(game.turn).in_battle)
        if refused is not None:
            for hero in game.turn.heroes():
                if hero not in shown:
                    reason = "same_as_other" if hero in attackers else "does_not_attack"
                    refused.append(
                        Refused(f"card-{hero.slot}", Message("do-bar", {"card": name_of(hero.card)}), reason)
                    )
        return without_repeats(game.turn, [card_option(game, hero, "do-bar") for hero in shown])

    def note(self, plan: Plan, value: int) -> None:
        plan.barred.append(value)

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        game.commit()
        bar(game, picked.value)


class LowerShares(Step):
    """Step 4, first part: each attacking hero loses a point of its own share (TS-8.12)."""

    def run(self, game: ThunderstoneState) -> None:
        """Ask for each hero that has both kinds, unless the battle ends alike."""
        battle = game.fought
        if not CARDS[battle.monster].during.each_suffers:
            return
        open_heroes = [hero for hero in totals_so_far(game).split if hero.slot not in battle.shares]
        if open_heroes and (plan := settled_plan(game)) is not None:
            battle.shares = plan.shares
        elif open_heroes:
            game.push(LowerShare(seat=game.turn.seat, slot=open_heroes[0].slot), LowerShares())


class LowerShare(SumChoice):
    """The kind of attack by which a hero's share is lowered (TS-8.12)."""

    slot: int

    def describe(self, game: ThunderstoneState) -> Args:
        return {"card": name_of(game.fought.monster), "hero": name_of(game.turn.shown(self.slot).card)}

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        return [
            Option("attack", Message("do-lower_attack"), mark=f"card-{self.slot}", value="attack"),
            Option("magic", Message("do-lower_magic"), mark=f"card-{self.slot}", value="magic"),
        ]

    def note(self, plan: Plan, value: Kind) -> None:
        plan.shares[self.slot] = value


class LowerTotals(Step):
    """Step 4, second part: Diseases lower the totals (TS-8.11, TS-14.1)."""

    def run(self, game: ThunderstoneState) -> None:
        """Ask how the loss is divided, unless there is only one way or the battle ends alike."""
        battle = game.fought
        if not any(CARDS[shown.card].lowers_attack for shown in game.turn.cards):
            battle.from_attack = 0
            return
        totals = totals_so_far(game)
        if len(totals.from_attack) == 1:
            battle.from_attack = totals.from_attack[0]
        elif (plan := settled_plan(game)) is not None:
            battle.from_attack = plan.from_attack
        else:
            game.push(LowerTotal(seat=game.turn.seat))


def lowered(attack: int, magic: int) -> Message:
    """The answer that divides a loss between attack and magic attack."""
    losses = {"part-from_attack": attack, "part-from_magic": magic}
    return Message("do-lower", {"losses": [Part(key, {"n": n}) for key, n in losses.items() if n > 0]})


class LowerTotal(SumChoice):
    """The part of all reductions that is taken from attack; the rest is taken from magic attack (TS-8.11)."""

    def describe(self, game: ThunderstoneState) -> Args:
        totals = totals_so_far(game)
        before = totals.before
        card = name_of(game.fought.monster)
        return {"card": card, "number": totals.lost, "attack": before.attack, "magic": before.magic}

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        totals = totals_so_far(game)
        lost = totals.lost
        if refused is not None:
            for taken in range(totals.reduction + 1):
                if taken not in totals.from_attack:
                    refused.append(Refused(f"attack-{taken}", lowered(taken, lost - taken), "below_zero"))
        return [Option(f"attack-{taken}", lowered(taken, lost - taken), value=taken) for taken in totals.from_attack]

    def note(self, plan: Plan, value: int) -> None:
        plan.from_attack = value


class ChooseLosses(Step):
    """Step 9, before the result is announced: which cards the monster's battle effects will destroy (TS-8.28).

    With harsh strength, heroes without strength left are due to be destroyed before any other (TS-20.3, TS-8.22).
    """

    index: int = 0

    def run(self, game: ThunderstoneState) -> None:
        """Go through the monster's losses in the order on the card."""
        battle = game.fought
        losses = CARDS[battle.monster].losses
        if self.index == 0 and game.settings.harsh_strength:
            battle.doomed += exhausted(totals_so_far(game).line)
        if self.index >= len(losses):
            return
        loss = losses[self.index]
        losable_cards = losable(game, loss)
        game.push(ChooseLosses(index=self.index + 1))
        if not losable_cards:
            return
        choice = one_of_each(losable_cards, after_battle(totals_so_far(game).attackers))
        if loss.all:
            battle.doomed += [shown.slot for shown in losable_cards]
        elif len(choice) == 1:
            battle.doomed.append(choice[0].slot)
        elif choice:
            game.push(DoomCard(seat=game.turn.seat, index=self.index))


def losable(game: ThunderstoneState, loss: Loss) -> list[RevealedCard]:
    """The revealed cards that a loss may name now."""
    battle = game.fought
    line = line_up(game.turn, CARDS[battle.monster], battle.rank)
    return eligible(game.turn, line, loss, battle.doomed)


class DoomCard(BattleChoice):
    """Which card is destroyed after the battle (TS-8.22)."""

    index: int

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        loss = CARDS[game.fought.monster].losses[self.index]
        options = one_of_each(losable(game, loss), after_battle(totals_so_far(game).attackers))
        return [card_option(game, shown, "do-destroy", about_destroying(shown.card)) for shown in options]

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        """It still counts in the whole battle (TS-8.21)."""
        game.commit()
        game.fought.doomed.append(picked.value)


class AddUp(Step):
    """Step 9: the sum, told while the monster is still in the hall (TS-8.17)."""

    def run(self, game: ThunderstoneState) -> None:
        totals = totals_so_far(game)
        game.tell(
            "log-sum_halved" if totals.half_total else "log-sum",
            attack=totals.attack,
            magic=totals.magic,
            penalty=totals.penalty,
            total=totals.total,
            health=totals.foe.health,
        )


class Resolve(Step):
    """Steps 9 and 10: the result, and what a victory brings at once (TS-8.17 to TS-8.19)."""

    def run(self, game: ThunderstoneState) -> None:
        battle, totals = game.fought, totals_so_far(game)
        foe, seat = totals.foe, game.turn.seat
        battle.won = totals.won
        battle.attackers = [hero.slot for hero in totals.attackers]
        game.hall[battle.rank - 1] = None
        if not totals.won:
            game.tell("log-fails", player=seat_name(seat), card=name_of(foe.id))
            if game.seats == 1:
                game.village_score.append(foe.id)
                game.tell("log-reaches_village", card=name_of(foe.id))
            else:
                sink(game, foe.id)
            return
        experience = foe.experience
        for hero in totals.attackers:
            experience += CARDS[hero.card].experience_rank == battle.rank
        game.active.experience += experience
        gain(game, seat, foe.id)
        game.tell(
            "log-defeats",
            player=seat_name(seat),
            card=name_of(foe.id),
            experience=experience,
            points=foe.points,
        )


class CarryOutLosses(Step):
    """Step 11: destruction, Disease, and the return of borrowed heroes (TS-8.20, TS-18.6)."""

    def run(self, game: ThunderstoneState) -> None:
        """Carry out the losses, whether the battle was won or lost."""
        battle, turn = game.fought, game.turn
        staying = [turn.shown(slot) for slot in battle.attackers if battle.won and slot not in battle.doomed]
        battle.spoils = [spoils for hero in staying if (spoils := CARDS[hero.card].spoils)]
        battle.returns = sum(CARDS[hero.card].returns_monster for hero in staying)
        foe = CARDS[battle.monster]
        if battle.won and foe.spoils:
            battle.spoils.insert(0, foe.spoils)
        for slot in [*battle.doomed, *bonuses(turn).thrown]:
            destroy_shown(game, slot)
        if foe.diseases:
            gain_diseases(game, turn.seat, foe.diseases)
        return_borrowed(game)


class LeaveTheHall(Step):
    """Step 13: the hall is refilled, won or lost (TS-12.1)."""

    def run(self, game: ThunderstoneState) -> None:
        """The Thunderstone is gained only by a victory over rank 1 (TS-19.2, TS-19.3)."""
        battle = game.fought
        game.push(RefillHall(gap=battle.rank, won=battle.won and battle.rank == 1, spared=True))


class ReturnAfterVictory(Step):
    """After the refill and its breach: heroes that send another monster back (TS-13.19)."""

    def run(self, game: ThunderstoneState) -> None:
        battle = game.fought
        if battle.returns and game.monsters():
            battle.returns -= 1
            game.push(ReturnOne(seat=game.turn.seat), ReturnAfterVictory())


class ReturnOne(Question):
    """Return a monster of the hall, or decline (TS-13.19)."""

    undo: ClassVar[Undo] = Undo.NEVER

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        ranks = game.monsters()
        if refused is not None:
            refuse_others(game, ranks, refused)
        return [*(monster_option(game, rank) for rank in ranks), Option("decline", Message("do-return_none"))]

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        """Each return has its own refill."""
        game.commit()
        act: OnMonster | None = picked.value
        if act is not None:
            game.push(ReturnMonster(rank=act.rank, spared=True, by=RETURNS_MONSTERS))
