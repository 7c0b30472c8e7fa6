"""One-line descriptions of answers: what a card is, how a hand fares against the hall, what a battle costs.

Nothing here changes the game, and the seat that is asked knows all of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import NamedTuple

from games.thunderstone.rules.acts import Using
from games.thunderstone.rules.battle_totals import (
    BattleTotals,
    eligible,
    exhausted,
    foresee,
    refused_target,
    shortfall,
)
from games.thunderstone.rules.cards import (
    CARDS,
    COSTS,
    DISEASE,
    GOLD,
    MILITIA,
    THUNDERSTONE,
    Card,
    During,
    Effect,
    Trophy,
    name_of,
    names_of,
)
from games.thunderstone.rules.equip import arm, possible_battles
from games.thunderstone.rules.pieces import RevealedCard, Turn
from games.thunderstone.rules.scoring import GAINED, LOST, outcome, points_now, village_points
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.stock import dearest
from rules.messages import Args, Message, Part, Ref, Seat, part, refer

BRIEFLY = {
    "arcane_energies",
    "archduke_of_pain",
    "banish",
    "chalice_defender",
    "chalice_paladin",
    "ebon_fume",
    "elf_sorcerer",
    "feayn_sniper",
    "ghost",
    "goodberries",
    "gray_ooze",
    "haunt",
    "judgement",
    "outlands_slayer",
    "pawnbroker",
    "redblade_assassin",
    "regian_bishop",
    "revenant",
    "selurin_magician",
    "selurin_theurge",
    "spear",
    "sphinx",
    "the_prince",
    "thyrian_knight",
    "thyrian_lord",
    "tormentor",
    "tyxr_the_old",
    "uyril_unending",
    "warhammer",
}
"""Cards with a text too long for one line; `brief-<card>` is the short form."""

NO_CHANGE = Message("about-no_change")


def says_something(card: Card) -> bool:
    """Whether the card has a text besides its values."""
    rules = card.id in (THUNDERSTONE, DISEASE, MILITIA) or card.effects or card.powers or card.spoils
    hero = card.returns_monster or card.barred_rank
    foe = card.traits or card.darker or card.losses or card.diseases or card.breach or card.during != During()
    return bool(rules or hero or foe or card.trophy != Trophy())


@cache
def about_card(card_id: str) -> Message:
    """A card: its values, its classes, its text."""
    card = CARDS[card_id]
    brief = f"brief-{card_id}" if card_id in BRIEFLY else f"card-text-{card_id}"
    args: Args = {"says": part(says_something(card), "part-says", text=refer(brief))}
    if "monster" in card.tags:
        values = {"health": card.health, "experience": card.experience, "points": card.points}
        return Message("facts-monster", {**args, **values})
    for value in ("attack", "magic", "light", "gold", "points"):
        args[value] = part(getattr(card, value), f"part-{value}", n=getattr(card, value))
    args["strength"] = part(card.is_hero, "part-strength", n=card.strength)
    args["weight"] = part(card.weight is not None, "part-weight", n=card.weight or 0)
    return Message("facts-card", {**args, "classes": classes_of(card_id)})


def about_destroying(card_id: str) -> Message:
    """A card that would be destroyed: the victory points that go with it, otherwise what it is."""
    points = CARDS[card_id].points
    return Message("about-loses_points", {"points": points}) if points else about_card(card_id)


def classes_of(card_id: str) -> list[Ref]:
    """The classes of a card; the first one, its kind, is left out if there are others."""
    kind, *more = (name for name in CARDS[card_id].classes if name != "light")
    return [refer(f"class-{name}") for name in more or [kind]]


# How a hand fares against the hall


def nearness(battle: BattleTotals) -> tuple[bool, int, int, int]:
    """The sort key of a target: a victory first, the more points the better; else the least missing, then the nearest.

    Each Disease that comes with a victory takes a point; between two of equal worth, the one without is better.
    """
    foe = battle.foe
    if battle.won:
        return (True, foe.points - foe.diseases, -foe.diseases, battle.rank)
    return (False, -battle.missing, 0, -battle.rank)


def as_revealed(seat: Seat, hand: Iterable[str]) -> Turn:
    """A hand as it would lie in the dungeon, with every bonus used that requires neither a cost nor a choice."""
    cards = [RevealedCard(slot=slot, card=card) for slot, card in enumerate(hand, 1)]
    turn = Turn(seat=seat, revealed=True, action="dungeon", cards=cards, slots=len(cards))
    for shown in cards:
        for index, effect in enumerate(CARDS[shown.card].effects):
            if effect.when == "dungeon" and (effect.to == "heroes" or effect.weightless):
                turn.uses.append(shown.use(index))
    return turn


def more_effects(turn: Turn) -> int:
    """The number of unused dungeon effects of a revealed hand that can help; strength only to carry another weapon."""
    carried = {shown.weapon for shown in turn.cards}
    left = any(weapon.slot not in carried for weapon in turn.weapons())
    return sum(
        not effect.discard.startswith("others")
        and is_payable(turn, effect)
        and (left or bool(effect.attack or effect.convert) or not effect.only_lasts)
        for _, _, effect in turn.usable("dungeon")
    )


def is_payable(turn: Turn, effect: Effect) -> bool:
    """Whether a revealed hand has what the effect destroys first, and a hero if it needs one (TS-17.3)."""
    has_hero = effect.to != "hero" or bool(turn.heroes())
    return has_hero and all(
        any(wanted in CARDS[shown.card].tags for shown in turn.cards) for wanted in (effect.pay, effect.sell) if wanted
    )


def hand_gold(hand: Iterable[str]) -> int:
    """The gold values of a hand (TS-5.11)."""
    return sum(map(GOLD.__getitem__, hand))


def about_visiting(game: ThunderstoneState, seat: Seat) -> Message:
    """The cards that the unseen hand of a seat can pay for in the village, and the heroes it can level up."""
    hand = game.players[seat].hand
    gold, gains = hand_gold(hand), village_gains(hand)
    ready = [*dict.fromkeys(level.hero for level in game.level_ups(hand))]
    best = dearest(game, gold)
    args: Args = {
        "gold": gold,
        "gold_added": gains["gold"].part_of("part-more_gold"),
        "experience_added": gains["experience"].part_of("part-more_experience"),
        "draws_added": gains["draws"].part_of("part-more_draws"),
        "ready": part(ready, "part-ready", heroes=names_of(ready)),
    }
    if best is None:
        return Message("about-village_nothing", args)
    named: Args = {**args, "card": name_of(best)}
    if not COSTS[best]:
        return Message("about-village_free", named)
    return Message("about-village", {**named, "cost": COSTS[best]})


class Gain(NamedTuple):
    """The gain of gold, experience or cards by the effects of a hand, and the cards that it comes from."""

    amount: int
    cards: list[str]

    def part_of(self, key: str) -> Part | str:
        """The part of a text that says how much there is to come; empty if there is nothing."""
        return part(self.amount, key, helping=names_of(self.cards), more=self.amount)


def village_gains(hand: list[str]) -> dict[str, Gain]:
    """The gains by the village effects of a hand: `gold`, `experience` and `draws`.

    A card that is destroyed for its effect takes its own gold with it, one that is sold does not.
    """
    gains: dict[str, Counter[str]] = {"gold": Counter(), "experience": Counter(), "draws": Counter()}
    for card_id in hand:
        card = CARDS[card_id]
        for effect in card.effects:
            wanted = effect.pay or effect.sell
            if effect.when == "village" and (not wanted or any(wanted in CARDS[other].tags for other in hand)):
                gains["gold"][card_id] += max(0, effect.gold - (card.gold or 0) * effect.destroy_self)
                gains["experience"][card_id] += effect.experience
                gains["draws"][card_id] += effect.draw
    return {kind: Gain(amounts.total(), [*+amounts]) for kind, amounts in gains.items()}


def about_entering(game: ThunderstoneState, seat: Seat) -> Message:
    """The chances of the unseen hand of a seat in the dungeon."""
    turn = as_revealed(seat, game.players[seat].hand)
    battles = possible_battles(game, turn, arming=True)
    if not battles:
        return Message("about-dungeon_none")
    battles.sort(key=nearness, reverse=True)
    battle = battles[0]
    args: Args = {
        "more": part(more_effects(battle.turn), "part-more_effects"),
        "using": part(battle.turn.uses, "part-using", cards=names_of([use.card for use in battle.turn.uses])),
        "ends": part(
            any(stone_follows(game, fought.rank) and not fought.won for fought in battles), "part-losing_ends"
        ),
    }
    if won := [_beaten(fought) for fought in battles if fought.won]:
        more = part(args["more"] and len(won) < len(game.monsters()), "part-beats_more")
        return Message("about-dungeon_wins", {**args, "more": more, "beaten": won})
    totals: Args = {"attack": battle.strength, "light": battle.light, "card": name_of(battle.foe.id)}
    return Message("about-dungeon_short", {**args, **totals, "short": shortfall(battle)})


def _beaten(battle: BattleTotals) -> Part:
    """A monster that is beaten, with the total attack against it and its health."""
    return Part("part-beaten", {"card": name_of(battle.foe.id), "total": battle.total, "health": battle.foe.health})


def about_change(game: ThunderstoneState, change: Callable[[Turn], Turn]) -> Message | None:
    """The effect of a change of the revealed hand on its most telling battle; None if there is no target."""
    fought = possible_battles(game, change(game.turn))
    if not fought:
        return None
    before = {fight.rank: _outcome(game.turn, fight.foe, fight.rank) for fight in fought}
    if all((fight.total, fight.won) == before[fight.rank] for fight in fought):
        return NO_CHANGE
    battle = _most_telling(fought, before)
    return _about_totals(battle, before[battle.rank])


class Outcome(NamedTuple):
    """The total of a hand against a monster, 0 if it cannot be attacked, and whether it wins."""

    total: int
    won: bool


def _outcome(turn: Turn, foe: Card, rank: int) -> Outcome:
    if refused_target(turn, foe.id, rank):
        return Outcome(0, won=False)
    battle = foresee(turn, foe.id, rank)
    return Outcome(battle.total, battle.won)


def _most_telling(battles: Iterable[BattleTotals], before: Mapping[int, Outcome]) -> BattleTotals:
    """A battle that a change wins, else the one nearest to a victory; `before`: the outcome without it, by rank."""
    return max(battles, key=lambda battle: (battle.won and not before[battle.rank].won, nearness(battle)))


def _about_totals(battle: BattleTotals, before: Outcome) -> Message:
    """The change of a total against a monster, and whether it is beaten only now."""
    foe = battle.foe
    args: Args = {"card": name_of(foe.id), "before": before.total, "total": battle.total, "health": foe.health}
    return Message("about-change_won" if battle.won and not before.won else "about-change", args)


# What a battle costs


def about_attack(game: ThunderstoneState, battle: BattleTotals) -> Message | None:
    """The further consequences of an attack: the end of the game, Diseases, destroyed cards."""
    if stone_follows(game, battle.rank):
        key = "about-attack_gains" if battle.won else "about-attack_ends"
        return Message(key, {"standing": standing_after(game, battle)})
    costs = costs_of(game, battle)
    return Message("part-costs", {"costs": costs}) if costs else None


def standing_after(game: ThunderstoneState, battle: BattleTotals) -> Part:
    """The attacker's final standing if a battle ends the game: the place, the points, and the best of the rest.

    A card of which the attacker would still choose whether it is lost counts as kept.
    """
    ended, seat = game.copy_game(), battle.turn.seat
    doomed, _ = doomed_cards(game, battle)
    ended.turn.cards = [shown for shown in ended.turn.cards if shown.slot not in doomed]
    if battle.won:
        ended.players[seat].discard += [battle.foe.id, THUNDERSTONE]
    elif game.seats == 1:
        ended.village_score.append(battle.foe.id)
    result = outcome(ended, GAINED if battle.won else LOST)
    alone = game.seats == 1
    others = [village_points(ended)] if alone else [placed.total for placed in result.places if placed.seat != seat]
    own = next(placed for placed in result.places if placed.seat == seat)
    if alone:
        key = "alone_won" if result.winners else "alone_lost"
    else:
        key = "later" if own.place > 1 else "shared" if len(result.winners) > 1 else "first"
    return Part(f"part-ends_{key}", {"place": own.place, "points": own.total, "others": max(others)})


def stone_follows(game: ThunderstoneState, rank: int) -> bool:
    """Whether the Thunderstone comes to rank 1 when the monster of this rank leaves, which ends the game (TS-19.1)."""
    return rank == 1 and game.monster_in(2) == THUNDERSTONE


def costs_of(game: ThunderstoneState, battle: BattleTotals) -> list[Part]:
    """The costs of a battle, won or lost: Diseases, cards lost in any case, and those of which one is chosen."""
    doomed, choice = doomed_cards(game, battle)
    costs: dict[str, Args] = {
        "part-gains_diseases": {"number": battle.foe.diseases},
        "part-loses": {"cards": names_of([battle.turn.shown(slot).card for slot in doomed])},
        "part-loses_one": {"cards": names_of(choice)},
    }
    return [Part(key, args) for key, args in costs.items() if any(args.values())]


def doomed_cards(game: ThunderstoneState, battle: BattleTotals) -> tuple[list[int], list[str]]:
    """The slots of the cards that a battle destroys in any case, and the cards of which one is chosen."""
    line = battle.line
    doomed = list[int]()
    choice = list[str]()
    if game.settings.harsh_strength:
        doomed += exhausted(line)
    for loss in battle.foe.losses:
        cards = eligible(battle.turn, line, loss, doomed)
        kinds = list(dict.fromkeys(shown.card for shown in cards))
        if loss.all:
            doomed += [shown.slot for shown in cards]
        elif len(kinds) > 1:
            choice = kinds
        elif cards:
            doomed.append(cards[0].slot)
    return doomed, choice


# Effects


def about_use(game: ThunderstoneState, use: Using, target: int = 0) -> Message | None:
    """The effect of a bonus on its most telling battle, with the free weapons given out.

    If the hero has not been chosen, it is the one helped most. None if it gives no bonus, or does more than that.
    """
    turn, effect = game.turn, game.turn.effect(use.slot, use.effect)
    if not effect.lasts:
        return None
    turns = turn.after_each(use.slot, use.effect)
    if target:
        turns = [turn.after(turn.shown(use.slot).use(use.effect, target))]
    battles = [battle for turn in turns for battle in possible_battles(game, turn, arming=True)]
    if not battles:
        return None
    before = {battle.rank: _outcome(arm(game, turn, battle.rank), battle.foe, battle.rank) for battle in battles}
    battle = _most_telling(battles, before)
    if before[battle.rank] == (battle.total, battle.won):
        return None if effect.draw else _about_losses(game, turns)
    return _about_totals(battle, before[battle.rank])


def _about_losses(game: ThunderstoneState, changed: Iterable[Turn]) -> Message:
    """Which cards a monster would no longer destroy after one of these changes, which leave the total as it is."""
    for turn in changed:
        for battle in possible_battles(game, turn, arming=True):
            before = foresee(arm(game, game.turn, battle.rank), battle.foe.id, battle.rank)
            doomed_before, _ = doomed_cards(game, before)
            doomed_now, _ = doomed_cards(game, battle)
            if spared := [before.turn.shown(slot).card for slot in doomed_before if slot not in doomed_now]:
                return Message("about-spares", {"card": name_of(battle.foe.id), "cards": names_of(spared)})
    return NO_CHANGE


# The end


def about_points(game: ThunderstoneState, seat: Seat) -> Message:
    """The points of a seat now, and the most that another one has."""
    points = points_now(game)
    others = max(points[other] for other in range(game.seats) if other != seat)
    return Message("about-stopping", {"points": points[seat], "others": others})
