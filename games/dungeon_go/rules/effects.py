"""The effects of spells and miracles: one method for each primitive of magic.toml, and the order question."""

from __future__ import annotations

from dataclasses import dataclass

from games.dungeon_go.rules import attack, bags, deck, hits
from games.dungeon_go.rules.board import CELL, NAMES, STEP
from games.dungeon_go.rules.components import ABILITIES, FAITH, card_kind
from games.dungeon_go.rules.growth import Growth, grow
from games.dungeon_go.rules.magic import MAGIC, Effect, Magic, hero_meant, marked
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
            outcome = casting.outcome()
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

    def outcome(self) -> Outcome:
        """Carry out the effect, by the method with the name of its primitive in magic.toml."""
        outcome: Outcome = getattr(self, self.effect.do)()
        return outcome

    def monster(self) -> Monster:
        """The monster that was named by its cell."""
        return self.game.monster_on(CELL[self.named[0]])

    def hero(self) -> Hero:
        """The hero that the effect is about."""
        if self.effect.who == "caster":
            return self.caster
        return hero_meant(self.game, self.magic, self.named)

    def meet_mark(self) -> Outcome:
        """Like a successful attack, also for the first-attack point (DG-22.9)."""
        monster, mark = marked(self.game, self.named[0])
        attack.count_first_attack(self.game, self.caster, monster)
        hits.meet_mark(self.game, self.caster, monster, mark)
        return None

    def deck_remove(self) -> Outcome:
        """Search the deck for a card of this kind and reveal it (DG-22.10); of equal cards the first by number."""
        game = self.game
        card = min(card for card in game.deck if card_kind(card) == self.effect.card)
        game.deck.remove(card)
        game.revealed.append(card)
        game.tell("log-card_discarded", card=refer(f"card-{card_kind(card)}"))
        return None

    def deck_insert(self) -> Outcome:
        """Put a card of the revealed pile back into the deck; stop when it is not there (DG-22.16, DG-23.17)."""
        game = self.game
        if self.effect.card == "own":
            card: str | None = f"hero_{self.caster.card}"
            if card not in game.revealed:
                return STOP
        else:
            kind = self.named[0]
            left = [card for card in game.revealed if card_kind(card) == kind and card not in game.returned]
            card = min(left)
            game.returned.append(card)
        assert card is not None
        game.revealed.remove(card)
        game.deck.append(card)
        game.tell("log-card_returned", card=refer(f"card-{card_kind(card)}"))
        return None

    def deck_shuffle(self) -> Outcome:
        """Shuffle the deck."""
        deck.shuffle(self.game)
        return None

    def deck_look_and_order(self) -> Outcome:
        """The caster's owner alone sees the deck and orders it (DG-23.16); a single card has no order."""
        game, caster = self.game, self.caster
        game.divined_by = caster.seat
        game.commit()
        game.tell("log-divines", hero=caster.name)
        game.tell("log-deck_seen", to=caster.seat, cards=_top_down(game))
        if len(game.deck) == 1:
            return None
        return OrderDeck(seat=caster.seat, hero=caster.number, max=len(game.deck))

    def charge(self) -> Outcome:
        """Charge the caster: its next turn has more combat actions (DG-22.11)."""
        self.caster.charged = True
        self.game.tell("log-charged", hero=self.caster.name)
        return None

    def swap_unit(self) -> Outcome:
        """Another unit takes the place of this one, whose holders are thrown off (DG-22.14, DG-22.15)."""
        game, old = self.game, self.monster()
        holders = game.holders(old)
        unit = bags.draw_any(game)
        bags.put_away(game, old)
        new = bags.place(game, unit, old.cell)
        game.tell("log-polymorphed", monster=old.name, cell=NAMES[old.cell], new=new.name)
        for holder in holders:
            game.displace(holder, old.cell)
            game.tell("log-thrown_off", hero=holder.name, cell=NAMES[holder.at])
        return None

    def place_hero(self) -> Outcome:
        """Put the hero on the last named cell; a grapple ends. A dead hero comes back to life with one hit point."""
        game, hero = self.game, self.hero()
        cell = self.named[-1]
        hits.release(game, hero)
        hero.cell = CELL[cell]
        if hero.alive:
            game.tell("log-teleports", hero=hero.name, cell=cell)
        else:
            hero.alive = True
            hero.hp = 1
            game.tell("log-raised", hero=hero.name, cell=cell)
        return None

    def push_back(self) -> Outcome:
        """The monster goes back with its holders, who keep their marks (DG-11.8, DG-23.13)."""
        game, monster = self.game, self.monster()
        holders = game.holders(monster)
        source = monster.cell
        monster.cell += STEP * self.effect.number
        for holder in holders:
            holder.cell = monster.cell
        game.tell("log-pushed_back", monster=monster.name, source=NAMES[source], cell=NAMES[monster.cell])
        return None

    def heal(self) -> Outcome:
        """Restore hit points, up to the maximum (DG-23.15)."""
        hero = self.hero()
        healed = min(healing(self.magic, self.caster), hero.max_hp - hero.hp)
        hero.hp += healed
        self.game.tell("log-healed", hero=hero.name, healed=healed, hp=hero.hp)
        return None

    def raise_ability(self) -> Outcome:
        """Raise the ability named for the caster; for a target, its owner now chooses one."""
        if self.effect.who == "caster":
            grow(self.game, self.caster, ABILITIES.index(self.named[-1]))
            return None
        hero = self.hero()
        raised = any(effect.do == "set_hp" for effect in self.magic.effects)
        return Growth(seat=hero.seat, hero=hero.number, raised=raised) if can_grow(hero) else None

    def set_hp(self) -> Outcome:
        """Set the hit points to a number."""
        self.hero().hp = self.effect.number
        return None


def healing(magic: Magic, caster: Hero) -> int:
    """The most hit points that the magic restores: a number for each point of the caster's faith (DG-23.15)."""
    return sum(effect.number * caster.abilities[FAITH] for effect in magic.effects if effect.do == "heal")


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
