"""Whether what waits on the agenda fits the table, for positions that come from outside.

At a question the agenda has one of few shapes: the bottom entry deals the next card (or the next place in setup), the
top one is the question, and between them lies what the present turn still has to do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.core.entries import Entry
from rules.dungeon_go import casting
from rules.dungeon_go.asking import HeroQuestion
from rules.dungeon_go.attack import RollAgain
from rules.dungeon_go.board import CELLS, NEXT_TO, cells_in
from rules.dungeon_go.casting import AfterRefusal, Consent, Detail, MagicQuestion, Payer
from rules.dungeon_go.effects import Effects, OrderDeck
from rules.dungeon_go.growth import Growth, can_grow
from rules.dungeon_go.hero_turn import ReturnToLife, Revive
from rules.dungeon_go.magic import MAGIC, candidates, hero_named, target_hero
from rules.dungeon_go.setup import ChooseHeroCard, ChooseStartingTwo, DrawPlace, PlaceHero

if TYPE_CHECKING:
    from rules.dungeon_go.game import DungeonGo
    from rules.dungeon_go.pieces import Hero

_MAGIC = r"cast_\w+|payer|consent|after_refusal"
_SHAPE = re.compile(
    rf"next_card (combat( move)?|revive|return_to_life growth|"
    rf"action_over (roll_again|growth|{_MAGIC}|effects (growth|order_deck)))"
)
"""The kinds on the agenda in play, from the bottom to the top."""


def faults(game: DungeonGo) -> Iterator[str]:
    """The fields of the agenda that cannot be as they are, as dotted paths."""
    agenda = game.agenda
    if agenda.standing:
        yield "agenda.standing"
    if game.result is not None:
        return
    top = agenda.stack[-1] if agenda.stack else None
    if not isinstance(top, HeroQuestion):
        yield "agenda.stack"
        return
    where = f"agenda.stack.{len(agenda.stack) - 1}"
    for number, entry in enumerate(agenda.stack):
        for field in _entry(game, entry):
            yield f"agenda.stack.{number}.{field}"
    if game.phase == "setup":
        yield from _setup(game)
        return
    if not _SHAPE.fullmatch(" ".join(entry.kind for entry in agenda.stack)):
        yield "agenda.stack"
    if game.turn is None or not game.turn.startswith("hero_"):
        yield "turn"
    assert game.turn is not None
    for field in _question(game, game.hero_of(game.turn), top):
        yield field if field in ("actions", "turn", "asked") else f"{where}.{field}"
    below = agenda.stack[-2]
    if isinstance(below, ReturnToLife | Effects):
        for field in _rest(game, game.hero_of(game.turn), below, top):
            yield f"agenda.stack.{len(agenda.stack) - 2}.{field}"


def _entry(game: DungeonGo, entry: Entry) -> Iterator[str]:
    """What holds for every entry by itself."""
    if isinstance(entry, HeroQuestion | ReturnToLife | Effects) and entry.hero not in range(len(game.heroes)):
        yield "hero"
    if isinstance(entry, HeroQuestion):
        if entry.seat != game.heroes[entry.hero].seat and not isinstance(entry, Consent):
            yield "seat"
        if entry.min != 1:
            yield "min"
        if entry.max != (len(game.deck) if isinstance(entry, OrderDeck) else 1):
            yield "max"
    if isinstance(entry, MagicQuestion | Effects) and entry.magic not in MAGIC:
        yield "magic"


def _setup(game: DungeonGo) -> Iterator[str]:
    """What is asked in setup follows from the heroes (DG-4.7, DG-5.6)."""
    heroes = game.heroes
    nameless = [hero.number for hero in heroes if not hero.card]
    weak = [hero.number for hero in heroes if hero.hp == 0]
    wanted: list[tuple[type[Entry], int]] = [(ChooseStartingTwo, number) for number in reversed(weak)]
    wanted += [(ChooseHeroCard, number) for number in reversed(nameless)]
    if not wanted and game.start_order:
        wanted = [(PlaceHero, game.start_order[-1])]
    found = [(type(entry), entry.hero) for entry in game.agenda.stack[1:] if isinstance(entry, HeroQuestion)]
    if not isinstance(game.agenda.stack[0], DrawPlace) or found != wanted or len(game.agenda.stack) != 1 + len(wanted):
        yield "agenda.stack"
    if (nameless or weak) and game.start_order:
        yield "start_order"
    placed = {hero.number for hero in heroes if hero.cell in CELLS}
    if placed != set(game.start_order[:-1]):
        yield "start_order"
    if nameless and len(weak) != len(heroes):
        yield "heroes"


def _question(game: DungeonGo, hero: Hero, asked: HeroQuestion) -> Iterator[str]:
    """Whether the open question can be asked in the turn of this hero."""
    if hero.alive == isinstance(game.agenda.stack[1], Revive | ReturnToLife):
        yield "turn"
    if not isinstance(asked, Growth) and asked.hero != hero.number:
        yield "hero"
    before_payment = isinstance(asked, MagicQuestion) or asked.kind in ("move", "combat")
    if before_payment and not game.actions:
        yield "actions"
    match asked:
        case Revive():
            if not game.empty_cells() & NEXT_TO[game.king]:
                yield "kind"
        case RollAgain():
            yield from _roll_again(game, hero, asked)
        case Growth():
            if not can_grow(game.heroes[asked.hero]):
                yield "hero"
            if asked.hero != hero.number and not isinstance(game.agenda.stack[-2], Effects):
                yield "hero"
        case MagicQuestion():
            yield from _magic(game, hero, asked)
        case OrderDeck():
            if game.divined_by != asked.seat:
                yield "seat"


def _roll_again(game: DungeonGo, hero: Hero, asked: RollAgain) -> Iterator[str]:
    monster = game.monster_at(asked.cell)
    if monster is None:
        yield "cell"
        return
    if asked.mark not in monster.printed.marks or game.held_marks(monster) >> asked.mark & 1 or not monster.attacked:
        yield "mark"
    elif not 1 <= asked.rolled < hero.abilities[asked.mark]:
        yield "rolled"


def _magic(game: DungeonGo, caster: Hero, asked: MagicQuestion) -> Iterator[str]:
    """The way to a payment: the magic could be declared, and everything named could be named."""
    magic = MAGIC[asked.magic]
    answered = isinstance(asked, AfterRefusal)
    if casting.refusal(game, caster, magic) and not answered:
        yield "magic"
    if len(asked.named) > len(magic.targets):
        yield "named"
    for number, name in enumerate(asked.named):
        if name not in candidates(game, caster, magic.targets[number], asked.named[:number]):
            yield "named"
    if isinstance(asked, Detail):
        if len(asked.named) == len(magic.targets) or not isinstance(asked, casting.detail(magic, asked.named)):
            yield "named"
        return
    if len(asked.named) != len(magic.targets):
        yield "named"
    target = target_hero(game, magic, asked.named)
    if target is None:
        yield "named"
        return
    if casting.offer_refusal(game, caster, magic, asked.named) != ("consent_refused" if answered else ""):
        yield "asked"
    if isinstance(asked, Payer | AfterRefusal) and caster.vp < casting.COST:
        yield "kind"
    if isinstance(asked, Consent) and (asked.seat != target.seat or asked.seat == caster.seat):
        yield "seat"


def _rest(game: DungeonGo, hero: Hero, below: ReturnToLife | Effects, asked: HeroQuestion) -> Iterator[str]:
    """What comes after the growth of a hero that returns to life, or after a question of an effect."""
    if below.hero != hero.number:
        yield "hero"
    if isinstance(below, ReturnToLife):
        if below.cell not in cells_in(NEXT_TO[game.king] & game.empty_cells()):
            yield "cell"
        if asked.hero != hero.number:
            yield "hero"
        return
    magic = MAGIC[below.magic]
    does = "deck_look_and_order" if isinstance(asked, OrderDeck) else "raise_ability"
    if does not in [effect.do for effect in magic.effects] or magic.school == "spell" or not game.options.miracles:
        yield "magic"
        return
    if below.next != 1 + [effect.do for effect in magic.effects].index(does):
        yield "next"
    if len(below.named) != len(magic.targets):
        yield "named"
    if below.named and below.named[0] not in [each.card for each in game.heroes]:
        yield "named"
    if below.named and hero_named(game, below.named[0]).number != asked.hero:
        yield "named"
