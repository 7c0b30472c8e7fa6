"""The effects of spells and miracles: one function for each primitive of magic.toml, and the order question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.dungeon_go.rules import attack, bags, deck, hits
from games.dungeon_go.rules.board import CELL, NAMES, STEP
from games.dungeon_go.rules.components import ABILITIES, FAITH, card_kind
from games.dungeon_go.rules.growth import Growth, grow
from games.dungeon_go.rules.magic import MAGIC, Effect, Magic, Primitive, hero_meant, marked
from games.dungeon_go.rules.pieces import Hero, Monster, can_grow
from games.dungeon_go.rules.state import DungeonGoState, HeroQuestion
from rules.entries import Step
from rules.messages import Args, Message, Ref, refer
from rules.questions import Option, OrderedQuestion, Picked, Question, Refusals


class Effects(Step):
    """The effects of a paid spell or miracle from number `next` on."""

    hero: int
    magic: str
    named: list[str]
    next: int = 0

    def run(self, game: DungeonGoState) -> None:
        """Carry out one effect after another; one that asks a question puts the rest behind it."""
        magic = MAGIC[self.magic]
        for index in range(self.next, len(magic.effects)):
            casting = Casting(game, game.heroes[self.hero], magic, self.named, magic.effects[index])
            outcome = _PRIMITIVES[casting.effect.do](casting)
            if isinstance(outcome, Stop):
                return
            if outcome is not None:
                rest = Effects(hero=self.hero, magic=self.magic, named=self.named, next=index + 1)
                game.push(outcome, rest)
                return


class Stop:
    """Tells the caller to skip the remaining effects."""


STOP = Stop()
Outcome = Question | Stop | None
"""None: go on with the next effect."""


@dataclass(slots=True)
class Casting:
    """One effect of a casting at work."""

    game: DungeonGoState
    caster: Hero
    magic: Magic
    named: list[str]
    effect: Effect

    def monster(self) -> Monster:
        """The monster that was named by its cell."""
        return self.game.monster_on(CELL[self.named[0]])

    def hero(self) -> Hero:
        """The hero that the effect is about."""
        if self.effect.who == "caster":
            return self.caster
        return hero_meant(self.game, self.magic, self.named)


def _meet_mark(casting: Casting) -> Outcome:
    """Like a successful attack, also for the first-attack point (DG-22.9)."""
    monster, mark = marked(casting.game, casting.named[0])
    attack.count_first_attack(casting.game, casting.caster, monster)
    hits.meet_mark(casting.game, casting.caster, monster, mark)
    return None


def _deck_remove(casting: Casting) -> Outcome:
    """Search the deck for a card of this kind and reveal it (DG-22.10); of equal cards the first by number."""
    game = casting.game
    card = min(card for card in game.deck if card_kind(card) == casting.effect.card)
    game.deck.remove(card)
    game.revealed.append(card)
    game.tell("log-card_discarded", card=refer(f"card-{card_kind(card)}"))
    return None


def _deck_insert(casting: Casting) -> Outcome:
    """Put a card of the revealed pile back into the deck; stop when it is not there (DG-22.16, DG-23.17)."""
    game = casting.game
    if casting.effect.card == "own":
        card: str | None = f"hero_{casting.caster.card}"
        if card not in game.revealed:
            return STOP
    else:
        kind = casting.named[0]
        left = [card for card in game.revealed if card_kind(card) == kind and card not in game.returned]
        card = min(left)
        game.returned.append(card)
    assert card is not None
    game.revealed.remove(card)
    game.deck.append(card)
    game.tell("log-card_returned", card=refer(f"card-{card_kind(card)}"))
    return None


def _deck_shuffle(casting: Casting) -> Outcome:
    deck.shuffle(casting.game)
    return None


def _deck_look_and_order(casting: Casting) -> Outcome:
    """The caster's owner alone sees the deck and orders it (DG-23.16); a single card has no order."""
    game, caster = casting.game, casting.caster
    game.divined_by = caster.seat
    game.commit()
    game.tell("log-divines", hero=caster.name)
    game.tell("log-deck_seen", to=caster.seat, cards=_top_down(game))
    if len(game.deck) == 1:
        return None
    return OrderDeck(seat=caster.seat, hero=caster.number, max=len(game.deck))


def _charge(casting: Casting) -> Outcome:
    casting.caster.charged = True
    casting.game.tell("log-charged", hero=casting.caster.name)
    return None


def _swap_unit(casting: Casting) -> Outcome:
    """Another unit takes the place of this one, whose holders are thrown off (DG-22.14, DG-22.15)."""
    game, old = casting.game, casting.monster()
    holders = game.holders(old)
    unit = bags.draw_any(game)
    bags.put_away(game, old)
    new = bags.place(game, unit, old.cell)
    game.tell("log-polymorphed", monster=old.name, cell=NAMES[old.cell], new=new.name)
    for holder in holders:
        game.displace(holder, old.cell)
        game.tell("log-thrown_off", hero=holder.name, cell=NAMES[holder.at])
    return None


def _place_hero(casting: Casting) -> Outcome:
    """Put the hero on the last named cell; a grapple ends. A dead hero comes back to life with one hit point."""
    game, hero = casting.game, casting.hero()
    cell = casting.named[-1]
    hits.release(game, hero)
    hero.cell = CELL[cell]
    if hero.alive:
        game.tell("log-teleports", hero=hero.name, cell=cell)
    else:
        hero.alive = True
        hero.hp = 1
        game.tell("log-raised", hero=hero.name, cell=cell)
    return None


def _push_back(casting: Casting) -> Outcome:
    """The monster goes back with its holders, who keep their marks (DG-11.8, DG-23.13)."""
    game, monster = casting.game, casting.monster()
    holders = game.holders(monster)
    source = monster.cell
    monster.cell += STEP * casting.effect.number
    for holder in holders:
        holder.cell = monster.cell
    game.tell("log-pushed_back", monster=monster.name, source=NAMES[source], cell=NAMES[monster.cell])
    return None


def healing(magic: Magic, caster: Hero) -> int:
    """The most hit points that the magic restores: a number for each point of the caster's faith (DG-23.15)."""
    return sum(effect.number * caster.abilities[FAITH] for effect in magic.effects if effect.do == "heal")


def _heal(casting: Casting) -> Outcome:
    """Restore hit points, up to the maximum (DG-23.15)."""
    hero = casting.hero()
    healed = min(healing(casting.magic, casting.caster), hero.max_hp - hero.hp)
    hero.hp += healed
    casting.game.tell("log-healed", hero=hero.name, healed=healed, hp=hero.hp)
    return None


def _raise_ability(casting: Casting) -> Outcome:
    """Raise the ability named for the caster; for a target, its owner now chooses one."""
    if casting.effect.who == "caster":
        grow(casting.game, casting.caster, ABILITIES.index(casting.named[-1]))
        return None
    hero = casting.hero()
    return Growth(seat=hero.seat, hero=hero.number) if can_grow(hero) else None


def _set_hp(casting: Casting) -> Outcome:
    casting.hero().hp = casting.effect.number
    return None


_PRIMITIVES: dict[Primitive, Callable[[Casting], Outcome]] = {
    "meet_mark": _meet_mark,
    "deck_remove": _deck_remove,
    "deck_insert": _deck_insert,
    "deck_shuffle": _deck_shuffle,
    "deck_look_and_order": _deck_look_and_order,
    "charge": _charge,
    "swap_unit": _swap_unit,
    "place_hero": _place_hero,
    "push_back": _push_back,
    "heal": _heal,
    "raise_ability": _raise_ability,
    "set_hp": _set_hp,
}


def _top_down(game: DungeonGoState) -> list[Ref]:
    """The names of the cards of the deck, its top card first."""
    return [refer(f"card-{card_kind(card)}") for card in reversed(game.deck)]


class OrderDeck(HeroQuestion, OrderedQuestion):
    """Divination: which cards go on top, in this order; the others follow in their old order (DG-23.16)."""

    def describe(self, game: DungeonGoState) -> Args:
        """The hero and the deck, top card first."""
        return {"hero": game.heroes[self.hero].name, "cards": _top_down(game)}

    def options(self, game: DungeonGoState, refused: Refusals | None = None) -> list[Option]:
        """The cards of the deck, top card first; the id begins with the place."""
        cards = game.deck[::-1]
        return [
            Option(id, Message("do-order_card", {"place": place, "card": refer(f"card-{card_kind(card)}")}), value=card)
            for place, (id, card) in enumerate(zip(_ids(cards), cards, strict=True), 1)
        ]

    def answer(self, game: DungeonGoState, picked: Picked) -> None:
        first: list[str] = picked.values
        game.deck = [*first, *(card for card in reversed(game.deck) if card not in first)][::-1]
        game.tell("log-deck_ordered", hero=game.heroes[self.hero].name)
        game.tell("log-deck_order", to=self.seat, cards=_top_down(game))

    def default(self, game: DungeonGoState) -> list[str]:
        return _ids(game.deck[::-1])


def _ids(cards: list[str]) -> list[str]:
    return [f"{place}-{card_kind(card)}" for place, card in enumerate(cards, 1)]
