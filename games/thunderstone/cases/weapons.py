"""Who can carry which weapon."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from games.thunderstone.cases.battles import is_free
from games.thunderstone.rules.battle_totals import bonuses
from games.thunderstone.rules.cards import CARDS, in_order, name_of, names_of
from games.thunderstone.rules.state import ThunderstoneState, Turn
from rules.cases import Case
from rules.messages import Args, Message, Seat


def carriers(game: ThunderstoneState, seat: Seat, turn: Turn) -> Iterator[Case]:
    """Which hero is strong enough for which weapon, if need be with effects (TS-11.1, TS-11.8, TS-11.10)."""
    bonus = bonuses(turn)
    aids = [
        (shown.card, effect)
        for shown in turn.cards
        for index, effect in enumerate(CARDS[shown.card].effects)
        if effect.weightless or (effect.strength and effect.to in ("hero", "heroes") and is_free(effect))
        if not any((use.slot, use.effect) == (shown.slot, index) for use in turn.uses)
    ]
    aided, weightless = sum(effect.strength for _, effect in aids), any(effect.weightless for _, effect in aids)
    heroes = {shown.card: bonus.strength_of(shown) for shown in sorted(turn.heroes(), key=bonus.strength_of)}
    for weapon in dict.fromkeys(shown.card for shown in turn.weapons()):
        weight = bonus.weight_of(weapon)
        able = [hero for hero, strength in heroes.items() if strength >= weight]
        helped = [hero for hero, strength in heroes.items() if strength + aided >= (0 if weightless else weight)]
        args: Args = {"weapon": name_of(weapon), "weight": weight, "heroes": names_of(able or helped)}
        args["aids"] = names_of(list(dict.fromkeys(card for card, _ in aids)))
        key = "who" if able else "who_aided" if helped else "nobody"
        yield Case("carry", Message(f"case-carry_{key}", args), (weapon,), secret=True)
        for hero, strength in heroes.items():
            key = "yes" if hero in able else "aided" if hero in helped else "no"
            pair: Args = {**args, "hero": name_of(hero), "strength": strength}
            yield Case("carry", Message(f"case-carry_{key}", pair), (weapon, hero), secret=True)
    yield from _other_weapons(game, heroes, {shown.card for shown in turn.weapons()}, in_order(game.owned(seat)))


def _other_weapons(
    game: ThunderstoneState, heroes: dict[str, int], held: Collection[str], owned: Sequence[str]
) -> Iterator[Case]:
    """Which hero of the hand or the village is strong enough for which other weapon, shown or owned."""
    tops = [each for stack in game.stacks if (each := game.top_of(stack)) is not None]
    strengths = {**{card: CARDS[card].strength for card in tops if CARDS[card].is_hero}, **heroes}
    for weapon in dict.fromkeys([*held, *(card for card in [*tops, *owned] if "weapon" in CARDS[card].tags)]):
        weight = CARDS[weapon].weight or 0
        for hero, strength in strengths.items():
            if weapon in held and hero in heroes:
                continue
            args: Args = {"weapon": name_of(weapon), "weight": weight, "hero": name_of(hero), "strength": strength}
            key = "yes" if strength >= weight else "no"
            yield Case("carry", Message(f"case-carry_{key}", args), (weapon, hero), secret=True)
