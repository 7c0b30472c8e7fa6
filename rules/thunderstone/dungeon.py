"""Enter the dungeon: effects, weapons and bonuses until a target is declared (TS-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.entries import Step
from rules.core.messages import Args, Message, seat_name
from rules.core.questions import Option, Picked, Question, Refusals, Refused
from rules.thunderstone.acts import Attack, Equip, EquipBest, Leave, Switch, Unequip, UseAll, Using
from rules.thunderstone.battle import begin_battle
from rules.thunderstone.cards import CARDS, name_of
from rules.thunderstone.effects import begin_use, effect_options, use_all
from rules.thunderstone.equip import armings, equip, equip_best, unequip, weapon_options
from rules.thunderstone.state import Shown, Turn
from rules.thunderstone.sums import ASKS_MORE, can_attack, foresee, refused_target, told
from rules.thunderstone.zones import reveal_hand

if TYPE_CHECKING:
    from rules.thunderstone.game import Thunderstone


class EnterDungeon(Step):
    """Step 1 of the dungeon: the hand is revealed (TS-7.1)."""

    def run(self, game: Thunderstone) -> None:
        """Go on, unless there is nothing to use and no target: then there is no battle (TS-7.14)."""
        reveal_hand(game)
        question = ActInDungeon(seat=game.turn.seat)
        if [option.id for option in question.options(game)] == ["leave"]:
            game.tell("log-no_target", player=seat_name(game.turn.seat))
        else:
            game.push(question)


class ActInDungeon(Question):
    """D5 and D9: use effects, equip, switch bonuses, in any order, until a target is declared (TS-7.2, TS-7.6).

    Naming a target ends the step; where no rank can be named, leaving does (TS-7.14).
    """

    def options(self, game: Thunderstone, refused: Refusals | None = None) -> list[Option]:
        """Targets first, then what can still be done before."""
        found: list[Option] = []
        for rank in (1, 2, 3):
            card = game.monster_in(rank)
            reason = refused_target(game.turn, card, rank)
            args: Args = {"rank": rank} if card is None else {"rank": rank, "card": name_of(card)}
            if not reason:
                found.append(
                    Option(
                        f"attack-{rank}",
                        "do-attack",
                        args,
                        group="targets",
                        mark=f"rank-{rank}",
                        final=True,
                        value=Attack(rank),
                    )
                )
            elif refused is not None:
                key = "do-attack_rank" if card is None else "do-attack"
                refused.append(Refused(f"attack-{rank}", key, args, reason))
        if not found:
            found.append(Option("leave", "do-leave", group="targets", value=Leave()))
        elif refused is not None:
            refused.append(Refused("leave", "do-leave", {}, "must_attack"))
        found += effect_options(game, "dungeon", refused)
        found += weapon_options(game, refused)
        found += switch_options(game)
        return found

    def answer(self, game: Thunderstone, picked: Picked) -> None:
        """Carry it out and ask again, or fight."""
        act = picked.value
        match act:
            case Attack():
                begin_battle(game, act.rank)
                return
            case Leave():
                game.tell("log-no_target", player=seat_name(self.seat))
                return
        game.push(ActInDungeon(seat=self.seat))
        match act:
            case Using():
                begin_use(game, act)
            case UseAll():
                use_all(game)
            case Equip():
                equip(game, act.weapon, act.hero)
            case EquipBest():
                equip_best(game)
            case Unequip():
                unequip(game, act.weapon)
            case Switch():
                switch(game, act.slot)

    def preview(self, game: Thunderstone, option: Option) -> list[Message]:
        """The worked sum of a target (TS-8.27), as good as the choices inside the battle can make it."""
        if not isinstance(option.value, Attack):
            return []
        rank = option.value.rank
        monster = game.monster_in(rank)
        return [] if monster is None else told(foresee(game.turn, monster, rank))


def switch_options(game: Thunderstone) -> list[Option]:
    """Dungeon bonuses without cost or choice, to be switched off or on again (TS-7.19)."""
    off = game.turn.off
    found = []
    for shown in game.turn.cards:
        if any(power.switch for power in CARDS[shown.card].powers):
            key = "do-switch_on" if shown.slot in off else "do-switch_off"
            mark = f"card-{shown.slot}"
            args: Args = {"card": name_of(shown.card)}
            switched = Switch(shown.slot)
            found.append(Option(f"switch-{shown.slot}", key, args, group="bonuses", mark=mark, value=switched))
    return found


def switch(game: Thunderstone, slot: int) -> None:
    """Turn a bonus off or on."""
    off = game.turn.off
    card = name_of(game.turn.shown(slot).card)
    if slot in off:
        off.remove(slot)
        game.tell("log-switches_on", player=seat_name(game.turn.seat), card=card)
    else:
        off.append(slot)
        game.tell("log-switches_off", player=seat_name(game.turn.seat), card=card)


def hopeless(game: Thunderstone, hand: list[str]) -> bool:
    """Whether a hand as it is now finds no target, whatever is equipped (TS-7.15)."""
    targets = [(monster, rank) for rank in game.monsters() if (monster := game.monster_in(rank)) is not None]
    if any(not CARDS[monster].traits & ASKS_MORE and can_attack(hand, rank) for monster, rank in targets):
        return False
    turn = Turn(seat=0, cards=[Shown(slot=slot, card=card) for slot, card in enumerate(hand, 1)])
    return all(refused_target(armed, monster, rank) for armed in armings(turn) for monster, rank in targets)
