"""A seat's view of Dungeon GO!, all it may know: everything but the order of the deck (rules page, section 29)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from games.dungeon_go.rules.board import CELL, NAMES, board_of
from games.dungeon_go.rules.components import ABILITIES, HERO_CARDS, LIMITS, UNITS, Ability, Size, card_kind
from games.dungeon_go.rules.growth import Growth
from games.dungeon_go.rules.magic import SCHOOLS
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState, Phase
from games.dungeon_go.rules.threats import DEFEATS, threats
from rules.messages import Args, Message, Seat, refer
from rules.views import View, ViewPart


class HeroView(ViewPart):
    """One hero, all of it public."""

    number: int
    """From 0, in seat order (DG-1.10)."""
    card: str | None
    """The hero card ("warrior"), None until it is chosen."""
    owner: Seat
    cell: str | None
    """None before placing and in the afterlife."""
    alive: bool
    strength: int
    agility: int
    magic: int
    faith: int
    hp: int
    max_hp: int
    movement: int
    range: int
    reduction: int
    vp: int
    kills: int
    deaths: int
    charged: bool
    """By Fireball."""
    holds: Ability | None
    """The weakness mark this hero stands on."""
    raised: bool = False
    """Whether its growth, which is awaited, gives it no hit points (DG-23.20)."""


class MonsterView(ViewPart):
    """One monster on the boards."""

    cell: str
    unit: str
    size: Size
    marks: list[Ability]
    holders: dict[Ability, int]
    """Held mark -> number of the hero that holds it."""
    attacked: bool
    """Whether its first attack has been made."""
    endangers: bool
    """Whether its next turn may lose the game."""


class DungeonGoView(View):
    """The table of Dungeon GO! as one seat may know it."""

    phase: Phase
    spells: bool
    miracles: bool
    king: str
    floor: int
    damage: int
    floor_clock: int
    reinforcements: int
    """On this floor, unplaced ones included."""
    rebuilds: int
    """The number of times that the turn deck was rebuilt in the whole game."""
    heroes: list[HeroView]
    monsters: list[MonsterView]
    """The one nearest to the entrance first, as they act."""
    free_hero_cards: list[str]
    start_order: list[int]
    """The heroes whose cards have been drawn for placing, by number."""
    turn: str | None
    """The current turn's card: "hero_warrior", "king" or "monster"."""
    revealed: list[str]
    """The cards revealed in this round, the first one first."""
    last_round: list[str]
    """The cards of the round before, the first one first."""
    returned_by_haste: list[str]
    """Revealed cards that Haste has already returned in this round."""
    returned_in_deck: list[str]
    """Cards in the deck that Haste has returned in this round."""
    deck: dict[str, int]
    """The number of each card in the deck."""
    deck_order: list[str] | None
    """The deck, top card first: only for the owner whose Divination set it, until the next shuffle."""
    small_bag: list[str]
    large_bag: list[str]
    used_small: list[str]
    used_large: list[str]
    evil_god_came: bool

    def coming_up(self) -> list[Message]:
        """The cards still to come in this round, and what the heroes must do to advance (DG-18.2, DG-20.4)."""
        if self.phase != "play":
            return []
        cards = [refer(f"card-{card}") for card, number in self.deck.items() for _ in range(number)]
        rises = self.floor_clock >= LIMITS.danger_clock - 1 and self.damage < LIMITS.damage
        empty = Message("outlook-deck_empty", {"damage": self.damage + 1 if rises else 0})
        deck = Message("outlook-deck", {"cards": cards}) if cards else empty
        if self.floor == LIMITS.floor:
            return [deck, Message("outlook-boss")]
        args: Args = {"next": self.floor + 1, "monsters": len(self.monsters)}
        if not self.monsters and board_of(CELL[self.king]) == "back":
            return [Message("outlook-floor_now", args), deck]
        return [deck, Message("outlook-floor", args)]

    def zones(self) -> Mapping[str, object]:
        """Heroes, monsters and their weaknesses, the magic in play, the turn cards, and what may still come."""
        units = [UNITS[monster.unit] for monster in self.monsters]
        return {
            "heroes": [hero.card for hero in self.heroes] + self.free_hero_cards,
            "monsters": [unit.size if unit.size == "demon_king" else unit.id for unit in units],
            "abilities": ABILITIES,
            "spells": [magic.id for magic in SCHOOLS["spell"]] if self.spells else [],
            "miracles": [magic.id for magic in SCHOOLS["miracle"]] if self.miracles else [],
            "cards": [self.turn, *self.revealed, *self.deck],
            "bag": self.small_bag + self.large_bag,
        }


def view_of(game: DungeonGoState, seat: Seat | None) -> DungeonGoView:
    """A copy of what `seat` may know."""
    knows_order = game.divined_by is not None and game.divined_by == seat
    raised = [question.hero for question in game.questions if isinstance(question, Growth) and question.raised]
    used_cards = {hero.card for hero in game.heroes}
    endangering = set() if game.result else {foe.unit for kind, foe in threats(game) if kind in DEFEATS}
    return DungeonGoView.of(
        game,
        **game.common(seat),
        spells=game.settings.spells,
        miracles=game.settings.miracles,
        king=NAMES[game.king],
        heroes=[_hero(hero, raised=hero.number in raised) for hero in game.heroes],
        monsters=[_monster(game, monster, endangering) for monster in game.monsters_in_order()],
        free_hero_cards=[card for card in HERO_CARDS if card not in used_cards],
        turn=card_kind(game.turn) if game.turn else None,
        revealed=[card_kind(card) for card in game.revealed],
        last_round=[card_kind(card) for card in game.last_round],
        returned_by_haste=[card_kind(card) for card in game.revealed if card in game.returned],
        returned_in_deck=sorted(card_kind(card) for card in game.deck if card in game.returned),
        deck=dict(sorted(Counter(card_kind(card) for card in game.deck).items())),
        deck_order=[card_kind(card) for card in reversed(game.deck)] if knows_order else None,
        small_bag=sorted(game.small_bag),
        large_bag=sorted(game.large_bag),
        used_small=sorted(game.used_small),
        used_large=sorted(game.used_large),
    )


def _hero(hero: Hero, *, raised: bool) -> HeroView:
    return HeroView.of(
        hero,
        raised=raised,
        **dict(zip(ABILITIES, hero.abilities, strict=True)),
        card=hero.card or None,
        owner=hero.seat,
        cell=None if hero.cell is None else NAMES[hero.cell],
        holds=None if hero.holds is None else ABILITIES[hero.holds],
    )


def _monster(game: DungeonGoState, monster: Monster, endangering: Collection[str]) -> MonsterView:
    return MonsterView.of(
        monster,
        cell=NAMES[monster.cell],
        size=monster.printed.size,
        marks=[ABILITIES[mark] for mark in monster.printed.marks],
        endangers=monster.unit in endangering,
        holders={ABILITIES[hero.holds]: hero.number for hero in game.holders(monster) if hero.holds is not None},
    )
