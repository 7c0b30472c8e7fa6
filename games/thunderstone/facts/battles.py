"""Battles that a hand could fight: the total, light, what each card adds, and what they cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from games.thunderstone.rules.battle_totals import BattleTotals, foresee, refused_target
from games.thunderstone.rules.cards import CARDS, THUNDERSTONE, Card, During, Effect, name_of, names_of
from games.thunderstone.rules.equip import arm
from games.thunderstone.rules.option_texts import (
    costs_of,
    doomed_cards,
    is_payable,
    nearness,
    says_something,
    stone_follows,
)
from games.thunderstone.rules.pieces import Turn, Use, target_of
from games.thunderstone.rules.state import ThunderstoneState
from rules.facts import Fact
from rules.messages import Args, Message, Part, part, refer

NOBODY = refer("fact-nobody")
"""Stands for a list without names."""


@dataclass(frozen=True, slots=True)
class Fight:
    """A hand with its free effects and weapons used against a monster. `refused`: why it may not attack, if so."""

    turn: Turn
    battle: BattleTotals
    refused: str

    @property
    def won(self) -> bool:
        """Whether the monster is defeated."""
        return self.battle.won and not self.refused

    @property
    def nearness(self) -> tuple[bool, tuple[bool, int, int, int]]:
        """The key by which targets are sorted, the better the greater."""
        return (not self.refused, nearness(self.battle))

    @property
    def args(self) -> Args:
        """The arguments of texts."""
        foe, battle = self.battle.foe, self.battle
        args: Args = {"monster": name_of(foe.id), "rank": battle.rank, "health": foe.health, "points": foe.points}
        args |= {"experience": foe.experience, "missing": battle.missing}
        args |= {"total": 0 if self.refused else battle.total, "attack": battle.attack, "magic": battle.magic}
        args |= {"light": battle.light, "darkness": battle.darkness, "darker": foe.darker, "penalty": battle.penalty}
        return {**args, "says": text_of(foe, bool(foe.traits) or foe.during != During())}


def text_of(card: Card, says: bool) -> Part | str:
    """The text of a card as a part of another one, if it says something that matters."""
    return part(says, "part-monster", text=refer(f"card-text-{card.id}"))


def fights_of(game: ThunderstoneState, turn: Turn) -> list[Fight]:
    """The fight against each monster of the hall, the best target first."""
    fights = [fight_at(game, turn, rank) for rank in game.monsters()]
    return sorted(fights, key=lambda fight: fight.nearness, reverse=True)


def fight_at(game: ThunderstoneState, turn: Turn, rank: int) -> Fight:
    """The fight against the monster of a rank, with the free effects that bring the hand nearest to a victory."""
    best = turn
    for shown in turn.cards:
        for index, effect in enumerate(CARDS[shown.card].effects):
            used = any((use.slot, use.effect) == (shown.slot, index) for use in best.uses)
            if effect.when == "dungeon" and not used and is_free(effect):
                heroes = best.heroes() if "hero" in (effect.to, effect.convert) else []
                targets = [hero.slot for hero in heroes] or [target_of(effect, shown.slot)]
                uses = (Use(slot=shown.slot, card=shown.card, effect=index, target=target) for target in targets)
                tried = [best, *map(best.after, uses)]
                best = max(tried, key=lambda used: _armed(game, used, rank).nearness)
    return _armed(game, best, rank)


def _armed(game: ThunderstoneState, turn: Turn, rank: int) -> Fight:
    """The fight with the free weapons given out."""
    monster, armed = game.card_in(rank), arm(game, turn, rank)
    refused = refused_target(armed, monster, rank)
    return Fight(armed, foresee(armed, monster, rank), refused)


def is_free(effect: Effect) -> bool:
    """Whether it gives a bonus and takes nothing."""
    return effect.only_lasts and not (effect.pay or effect.sell or effect.destroy_self or effect.throw)


def over(game: ThunderstoneState) -> Iterator[Fact]:
    """For a player who visits the village or has fought: no further battle this turn (TS-5.1, TS-7.8)."""
    fought = game.battle
    text = Message("fact-over_fought", {"monster": name_of(fought.monster)}) if fought else Message("fact-over_village")
    for things in ((), *((game.card_in(rank),) for rank in game.monsters())):
        yield from (Fact(kind, text, things) for kind in ("beat", "cost", "help"))
    for rank in game.monsters():
        yield Fact(
            "light", needs(game, rank), (game.card_in(rank),), called=Message("fact-called_rank", {"rank": rank})
        )


def needs(game: ThunderstoneState, rank: int) -> Message:
    """The requirements to beat the monster of a rank, whatever the hand is."""
    card = CARDS[game.card_in(rank)]
    args: Args = {"monster": name_of(card.id), "rank": rank, "health": card.health, "darkness": rank + card.darker}
    return Message("fact-trait", {**args, "says": text_of(card, says_something(card))})


def own(game: ThunderstoneState, turn: Turn, hand: list[str]) -> Iterator[Fact]:
    """The reader's battles: what the hand beats, whether its light is enough, what that costs, what a card adds."""
    fights = fights_of(game, turn)
    for fight in fights:
        about, called = (fight.battle.foe.id,), Message("fact-called_rank", {"rank": fight.battle.rank})
        yield Fact("beat", _beat(turn, fight), about, called=called)
        yield Fact("light", Message("fact-light", fight.args), about, called=called)
        yield Fact("cost", _cost(game, fight), about, called=called)
        for card in dict.fromkeys(hand):
            yield Fact("help", _help(game, turn, fight, card), (card, *about))
    if not fights:
        return
    args = overview(fights)
    yield Fact("beat", Message("fact-beat_any" if args["cards"] else "fact-beat_none", args))
    yield Fact("light", Message("fact-light_any", args))
    yield Fact("cost", _cost(game, fights[0]))
    for card in dict.fromkeys(hand):
        yield Fact("help", _help(game, turn, fights[0], card), (card,))
        if not {"monster", "disease"} & CARDS[card].tags:
            yield Fact("cost", _lost(game, fights, card), (card,))


def overview(fights: list[Fight]) -> Args:
    """Which monsters a hand defeats, and its numbers against each."""
    battles = [fight.battle for fight in fights]
    args: Args = {"cards": names_of([fight.battle.foe.id for fight in fights if fight.won])}
    foes = [battle.foe for battle in battles]
    args |= {"monsters": names_of([foe.id for foe in foes]), "healths": [foe.health for foe in foes]}
    args |= {"totals": [0 if fight.refused else fight.battle.total for fight in fights]}
    args |= {"lights": [battle.light for battle in battles], "darks": [battle.darkness for battle in battles]}
    return {**args, "penalties": [battle.penalty for battle in battles], "uncounted": _uncounted(*fights)}


def _beat(turn: Turn, fight: Fight) -> Message:
    """Whether the hand defeats the monster, and what decides it."""
    used = [use.card for use in fight.turn.uses if use not in turn.uses]
    without = "magic_required" in fight.battle.foe.traits and not fight.battle.magic_present
    key = fight.refused or ("won" if fight.won else "no_magic" if without else "short")
    args: Args = {"used": part(used, "part-using", cards=names_of(used)), "uncounted": _uncounted(fight)}
    return Message(f"fact-beat_{key}", {**fight.args, **args})


def _uncounted(*fights: Fight) -> Part | str:
    """The part of a text that names cards with effects that cost something and could still raise the attack."""
    cards = dict.fromkeys(
        shown.card
        for fight in fights
        for shown in fight.turn.cards
        for index, effect in enumerate(CARDS[shown.card].effects)
        if effect.when == "dungeon"
        and not is_free(effect)
        and (effect.repeat or (shown.slot, index) not in {(use.slot, use.effect) for use in fight.turn.uses})
        and is_payable(fight.turn, effect)
        and (effect.draw or effect.borrow or effect.convert or effect.attack)
    )
    return part(cards, "part-uncounted", cards=names_of([*cards]))


def _cost(game: ThunderstoneState, fight: Fight) -> Message:
    """The gains and costs of an attack, and the changes in the hall that follow (TS-8.19, TS-13.1)."""
    rank = fight.battle.rank
    if fight.refused:
        return Message(f"fact-beat_{fight.refused}", fight.args)
    behind = next((lying.card for lying in game.hall[rank:] if lying is not None), THUNDERSTONE)
    breach = rank == 1 and CARDS[behind].breach is not None
    costs = costs_of(game, fight.turn, fight.battle)
    args: Args = {"costs": part(costs, "part-costs", costs=costs) or Part("part-costs_nothing", {})}
    breaches = part(breach, "part-breach", monster=name_of(behind), text=refer(f"card-text-{behind}"))
    args["next"] = Part("part-game_ends", {}) if stone_follows(game, rank) else breaches
    return Message("fact-cost_won" if fight.won else "fact-cost_lost", {**fight.args, **args})


def _lost(game: ThunderstoneState, fights: list[Fight], card: str) -> Message:
    """Which monsters may destroy a card of the hand (TS-8.20)."""
    foes = []
    for fight in fights:
        doomed, choice = doomed_cards(game, fight.turn, fight.battle)
        if card in (*choice, *(fight.turn.shown(slot).card for slot in doomed)):
            foes.append(fight.battle.foe.id)
    return Message("fact-cost_card" if foes else "fact-cost_safe", {"card": name_of(card), "cards": names_of(foes)})


def _help(game: ThunderstoneState, turn: Turn, fight: Fight, card: str) -> Message:
    """The help of a card of the hand against the monster, or the reason why it does not attack."""
    slot = next(shown.slot for shown in turn.cards if shown.card == card)
    rest = [shown for shown in turn.cards if shown.slot != slot]
    cards = [replace(shown, weapon=0) if shown.weapon == slot else shown for shown in rest]
    uses = [use for use in turn.uses if use.slot != slot]
    without = fight_at(game, replace(turn, cards=cards, uses=uses), fight.battle.rank).args["total"]
    idle = CARDS[card].is_hero and all(hero.card != card for hero in fight.battle.attackers)
    key = "adds" if without != fight.args["total"] else "idle" if idle else "none"
    return Message(f"fact-help_{key}", {**fight.args, "card": name_of(card), "without": without})
