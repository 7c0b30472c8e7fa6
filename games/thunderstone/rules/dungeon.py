"""Enter the dungeon: effects, weapons and bonuses until a target is declared (TS-7)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import cache, partial
from typing import Annotated, ClassVar

from pydantic import Field

from games.thunderstone.rules.acts import Attack, Equip, EquipBest, Leave, Switch, Unequip, UseAll, Using
from games.thunderstone.rules.battle import begin_battle
from games.thunderstone.rules.battle_totals import (
    BattleTotals,
    foresee,
    gist,
    light_of,
    line_up,
    refused_target,
    shortfall,
    sum_lines,
)
from games.thunderstone.rules.cards import CARDS, name_of
from games.thunderstone.rules.effects import UseEffect, effect_options, go_on, use_all
from games.thunderstone.rules.equip import arm, armings, equip, equip_best, possible_battles, unequip
from games.thunderstone.rules.interchangeable import Sameness, repeats
from games.thunderstone.rules.option_texts import NO_CHANGE, about_attack, about_change, nearness
from games.thunderstone.rules.pieces import RevealedCard, Turn
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.weapon_options import weapon_options
from games.thunderstone.rules.zones import reveal_hand
from rules.entries import Step
from rules.messages import Args, Message, Part, seat_name
from rules.questions import OTHERS, Option, Picked, Question, Refusals, Refused, Shown, Undo, bring_forward, effect_of

Foreseen = Callable[[Attack], BattleTotals]
"""`declared` for one position, worked out once for each attack."""


class EnterDungeon(Step):
    """Step 1 of the dungeon: the hand is revealed (TS-7.1).

    `attack`: the rank of the monster that is attacked at once, with all free bonuses and weapons but no new card.
    """

    attack: Annotated[int, Field(ge=0, le=3)] = 0

    def run(self, game: ThunderstoneState) -> None:
        """Go on, unless there is nothing to use and no target: then there is no battle (TS-7.14)."""
        reveal_hand(game)
        if self.attack:
            game.push(AttackArmed(rank=self.attack))
            use_all(game, drawing=False)
            return
        question = ActInDungeon(seat=game.turn.seat)
        targets = [rank for rank in (1, 2, 3) if not refused_target(game.turn, game.monster_in(rank), rank)]
        if not targets and [option.id for option in question.options(game)] == ["leave"]:
            game.tell("log-no_target", player=seat_name(game.turn.seat))
        else:
            game.push(question)


class AttackArmed(Step):
    """A monster is declared as target, with the free weapons given out for it."""

    rank: Annotated[int, Field(ge=1, le=3)]

    def run(self, game: ThunderstoneState) -> None:
        equip_best(game, self.rank)
        begin_battle(game, self.rank)


class ActInDungeon(Question):
    """D5 and D9: use effects, equip, switch bonuses, in any order, until a target is declared (TS-7.2, TS-7.6).

    Naming a target ends the step; where no rank can be named, leaving does (TS-7.14).
    """

    places: ClassVar[tuple[str, ...]] = (
        "targets",
        "do-attack_short",
        "do-attack_armed_short",
        "effects",
        "weapons",
        "bonuses",
        OTHERS,
        "do-leave",
    )

    def describe(self, game: ThunderstoneState) -> Args:
        """The attack and light as they stand, against the monster that is nearest to being beaten."""
        battle = max(possible_battles(game, game.turn), key=nearness, default=None)
        if battle is None:
            return {"totals": ""}
        args: Args = {"card": name_of(battle.foe.id), "attack": battle.strength, "light": battle.light}
        return {"totals": Part("part-totals", args)}

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        """Targets first, then what can still be done before.

        While weapons are free, a target can be named together with their best use in one answer, even one that can be
        attacked only then. Equipping is never compulsory: without another target the player may leave.
        """
        weapons = weapon_options(game, refused)
        free = bool(weapons.takeable)
        options = [option for rank in (1, 2, 3) for option in _targets(game, rank, refused, free=free)]
        if all(option.value.armed for option in options):
            label = Message("do-leave")
            options.append(Option("leave", label, "targets", undo=Undo.NEVER, prominence=Shown.BUTTON, value=Leave()))
        elif refused is not None:
            refused.append(Refused("leave", Message("do-leave"), "must_attack"))
        options += effect_options(game, "dungeon", refused)
        options += weapons.options
        options += switch_options(game)
        return options

    def explained(self, game: ThunderstoneState, *, ideas: bool = True) -> list[Option]:
        """Attacks that would fail say what is missing; next to victories, which come first, they have no button.

        Nor have effects that change nothing. Where weapons change nothing in how a battle ends, only the attack with
        them is shown; where they change not even the total, such as weapons that fall off, only the one without.
        """
        options = self.options(game)
        foreseen = cache(partial(declared, game))
        attacks = {option.value: option for option in options if isinstance(option.value, Attack)}
        for attack, option in attacks.items():
            bare, armed = replace(attack, armed=False), replace(attack, armed=True)
            if bare in attacks and armed in attacks and _ending(game, bare, foreseen) == _ending(game, armed, foreseen):
                in_vain = foreseen(bare).total == foreseen(armed).total
                option.prominence = Shown.MARKED if attack.armed == in_vain else Shown.BUTTON
        wins = [option.id for attack, option in attacks.items() if foreseen(attack).won]
        for option in options:
            if wins and isinstance(option.value, Using) and effect_of(option) == NO_CHANGE:  # else two may arm a hero
                option.prominence = min(option.prominence, Shown.VAIN)
        bring_forward(options, wins, Shown.VITAL)
        for attack, option in attacks.items():
            if option.id not in wins:
                args: Args = {**option.label.args, "short": shortfall(foreseen(attack))}
                option.label = Message(f"{option.label.key}_short", args)
                option.prominence = min(option.prominence, Shown.LISTED if wins else Shown.BUTTON)
        return options

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        act = picked.value
        match act:
            case Attack():
                if act.armed:
                    equip_best(game, act.rank)
                begin_battle(game, act.rank)
                return
            case Leave():
                game.tell("log-no_target", player=seat_name(self.seat))
                return
        game.push(ActInDungeon(seat=self.seat))
        match act:
            case Using():
                go_on(game, UseEffect(slot=act.slot, effect=act.effect))
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


def _targets(game: ThunderstoneState, rank: int, refused: Refusals | None, *, free: bool) -> Iterator[Option]:
    """The answers that attack this rank: as the heroes are, and, while weapons are `free`, with their best use."""
    card = game.monster_in(rank)
    reason = refused_target(game.turn, card, rank)
    args: Args = {"rank": rank} if card is None else {"rank": rank, "card": name_of(card)}
    if not reason:
        yield _target(game, Attack(rank), args, prominence=Shown.button_if(not free))
    if free and (not reason or (card is not None and not refused_target(arm(game, game.turn, rank), card, rank))):
        yield _target(game, Attack(rank, armed=True), args, prominence=Shown.BUTTON)
    if reason and refused is not None:
        key = "do-attack_rank" if card is None else "do-attack"
        lacking = light_lacking(game.turn, card or "", rank) if reason == "too_dark" else {}
        missed, mark = card is not None, f"rank-{rank}"
        refused.append(Refused(f"attack-{rank}", Message(key, args), reason, lacking, missed, mark))


def _target(game: ThunderstoneState, attack: Attack, args: Args, *, prominence: int) -> Option:
    """The answer that declares a target."""
    key, name = ("do-attack_armed", "armed") if attack.armed else ("do-attack", "attack")
    id, mark = f"{name}-{attack.rank}", f"rank-{attack.rank}"
    option = Option(id, Message(key, args), group="targets", mark=mark, prominence=prominence, value=attack)
    foretell(game, option, attack)
    return option


def foretell(game: ThunderstoneState, option: Option, attack: Attack) -> None:
    """Let the answer that makes an attack say what the battle comes to, as good as the choices inside can make it."""
    option.undo = partial(undo_attack, game, attack)
    option.effect = lambda: about_attack(game, declared(game, attack))
    option.breakdown = partial(_sum, game, attack)


def _sum(game: ThunderstoneState, attack: Attack, *, brief: bool) -> list[Message]:
    """The calculated sum (TS-8.27); in brief, only a victory's, since the answer's name says what a defeat lacks."""
    battle = declared(game, attack)
    if brief:
        return [gist(battle)] if battle.won else []
    return sum_lines(battle, alone=game.seats == 1, target=False)


def undo_attack(game: ThunderstoneState, attack: Attack) -> Undo:
    """An attack has to be confirmed, unless it is a victory that costs nothing and ends nothing."""
    battle = declared(game, attack)
    return Undo.NEVER if battle.won and about_attack(game, battle) is None else Undo.CONFIRMED


def light_lacking(turn: Turn, monster: str, rank: int) -> Args:
    """The light that a monster requires to be attacked, and the light of the hand."""
    foe = CARDS[monster]
    line = line_up(turn, foe, rank)
    return {"needed": rank + foe.darker, "light": light_of(turn, line, line.able)}


def declared(game: ThunderstoneState, attack: Attack) -> BattleTotals:
    """The battle of the revealed hand, equipped for it if that goes with the attack."""
    turn = arm(game, game.turn, attack.rank) if attack.armed else game.turn
    return foresee(turn, game.card_in(attack.rank), attack.rank)


def _ending(game: ThunderstoneState, attack: Attack, foreseen: Foreseen) -> Hashable:
    """The end of a battle: the result, its further costs, and who attacked."""
    battle = foreseen(attack)
    return battle.won, repr(about_attack(game, battle)), tuple(hero.slot for hero in battle.attackers)


def switch_options(game: ThunderstoneState) -> list[Option]:
    """Dungeon bonuses without cost or choice, to be switched off or on again (TS-7.19)."""
    off, same = game.turn.off, Sameness(game.turn)
    options, listed = [], set[Hashable]()
    for shown in game.turn.cards:
        if any(power.switch for power in CARDS[shown.card].powers):
            key = "do-switch_on" if shown.slot in off else "do-switch_off"
            mark = f"card-{shown.slot}"
            args: Args = {"card": name_of(shown.card)}
            option = Option(
                f"switch-{shown.slot}", Message(key, args), group="bonuses", mark=mark, value=Switch(shown.slot)
            )
            if repeats(listed, same.alike(shown)):
                option.prominence = Shown.UNLISTED
            option.effect = partial(about_change, game, partial(switched, slot=shown.slot))
            options.append(option)
    return options


def switched(turn: Turn, slot: int) -> Turn:
    """The turn as it would be with a bonus turned off or on."""
    off = [other for other in turn.off if other != slot] if slot in turn.off else [*turn.off, slot]
    return replace(turn, off=off)


def switch(game: ThunderstoneState, slot: int) -> None:
    """Turn a bonus off or on."""
    turn = game.turn
    key = "log-switches_on" if slot in turn.off else "log-switches_off"
    game.tell(key, player=seat_name(turn.seat), card=name_of(turn.shown(slot).card))
    game.turn = switched(turn, slot)


def hopeless(game: ThunderstoneState, hand: list[str]) -> bool:
    """Whether a hand in its current state has no possible target, whatever is equipped (TS-7.15)."""
    targets = [(game.monster_in(rank), rank) for rank in game.monsters()]
    turn = Turn(seat=0, cards=[RevealedCard(slot=slot, card=card) for slot, card in enumerate(hand, 1)])
    if not all(refused_target(turn, monster, rank) for monster, rank in targets):
        return False  # soon found, for nearly any hand
    return all(refused_target(armed, monster, rank) for armed in armings(turn) for monster, rank in targets)
