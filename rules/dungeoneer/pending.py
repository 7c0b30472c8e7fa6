"""Whether what waits on the agenda fits the table, for positions that come from outside.

At a question the agenda has one of few shapes: at the bottom the rest of the turn, above it what the present phase
still has to do, with the windows that lie open, and on top the question. The patterns below spell them out from the
bottom to the top, in the kinds of the entries.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rules.core.entries import Entry, Scope
from rules.core.messages import TABLE
from rules.core.questions import Question
from rules.core.soundness import placed
from rules.dungeoneer import geometry, revealed, scores
from rules.dungeoneer.building import spots_for
from rules.dungeoneer.combat import CheckDefeat, HitEffectChoice, PerilRecipient
from rules.dungeoneer.components import MAPS, QUESTS
from rules.dungeoneer.declaration import EncounterAttribute, Piece, attachable, candidates, targets
from rules.dungeoneer.effects import ForcedDiscard
from rules.dungeoneer.encounters import ResolveEntry
from rules.dungeoneer.inventory import StorageKeep
from rules.dungeoneer.movement import Arrive, ChooseStep, Pass
from rules.dungeoneer.pieces import NOWHERE
from rules.dungeoneer.quests import MonsterAttribute, SacrificeCost, SpendOnChance
from rules.dungeoneer.revealed import PlaceFromHand
from rules.dungeoneer.rolls import FaceThreat
from rules.dungeoneer.sound_turn import WINDOWS, is_side
from rules.dungeoneer.windows import OpenWindow, Pause, WindowAction, window_order

if TYPE_CHECKING:
    from rules.dungeoneer.game import Dungeoneer

_IN_BANE = r"run_window (together|choose_step)"
_IN_ROLL = rf"run_window (together|resolve_bane {_IN_BANE})"
_THREAT = rf"roll_threat {_IN_ROLL}"
_FIGHT = rf"(roll_combat (open_window( hit_effect_choice){{1,2}}|{_IN_ROLL})|check_death peril_recipient)"
_FORCED = r"(forced_discard|storage_keep)"
_BANE = (
    rf"(resolve_bane (open_window choose_edge|{_IN_BANE})"
    rf"|(check_death )?{_THREAT}|check_death {_FORCED}|{_FORCED}|choose_step)"
)
_ACT = rf"({_BANE}|{_FIGHT}|choose_step)"
_WINDOW = rf"run_window (together|{_ACT})"
_ARRIVE = rf"(open_window (check_death face_threat )?check_death {_THREAT}|{_WINDOW})"
_QUEST = (
    rf"(check_death )?({_THREAT}|spend_on_chance|roll_chance {_IN_ROLL}|sacrifice_cost|monster_attribute"
    rf"|monster_attacks ({_WINDOW}|{_ARRIVE})|{_FIGHT})"
)
_AFTER_HERO = r"next_turn scope discard_draw end_window"
_AFTER_BUILD = rf"{_AFTER_HERO} scope hero_phase"
_AFTER_LORD = rf"{_AFTER_BUILD} build_phase"
_ENTRIES = r"(resolve_entry( between resolve_entry)* )"
_ENTRY = rf"(open_window has_attacked {_FIGHT}|{_WINDOW}|trap_strikes check_death {_THREAT})"
_DRAFT = r"(declare_encounters|encounter_target|encounter_attachment|encounter_attribute)"
_SHAPES = {
    "setup": r"deal start_heroes( choose_entrance)+",
    "build_map": r"deal start_heroes (deal_maps( choose_entrance)+|place_in_turn (choose_map_card|place_from_hand))",
    "reset": (
        rf"{_AFTER_LORD} dungeonlord_phase"
        rf" (open_window set_movement at_reset( pay_upkeep|( upkeep)? storage_keep| check_death {_THREAT})|{_WINDOW})"
    ),
    "dungeonlord": (
        rf"{_AFTER_LORD} (dungeonlord_acts|{_DRAFT}|pack_step pack_assign|pack_keep|dungeonlord_phase {_ACT}"
        rf"|dungeonlord_phase ({_ENTRIES}{_WINDOW}|{_ENTRIES}?{_ARRIVE}"
        rf"|{_ENTRIES}between_encounters|{_ENTRIES}between {_BANE}|({_ENTRIES}between )?{_ENTRY}))"
    ),
    "build": rf"{_AFTER_BUILD} place_map",
    "hero": (
        rf"{_AFTER_HERO} (storage_keep|scope (hero_acts"
        rf"|hero_phase (pass check_death {_THREAT}|{_ARRIVE}|place_map|{_QUEST}|{_ACT})))"
    ),
    "end": rf"next_turn scope discard_draw {_WINDOW}",
    "discard": r"next_turn scope draw_up (offer_discard bank_movement|discard_one|storage_keep)",
}
"""The kinds on the agenda in each phase, from the bottom to the top."""
_PATTERNS = {phase: re.compile(shape) for phase, shape in _SHAPES.items()}
_SCOPES = ("turn", "hero_phase")
"""The names of the scopes, from the bottom to the top."""
_OF_TURN = frozenset((
    "pay_upkeep", "dungeonlord_acts", "declare_encounters", "encounter_target", "encounter_attachment",
    "encounter_attribute", "between_encounters", "pack_assign", "pack_keep", "place_map", "hero_acts",
    "spend_on_chance", "sacrifice_cost", "bank_movement", "discard_one", "peril_recipient",
))  # fmt: skip
"""The questions that only the turn player is asked."""


def faults(game: Dungeoneer) -> Iterator[str]:
    """The fields of the agenda that cannot be as they are, as dotted paths."""
    agenda = game.agenda
    if game.result is not None:
        return
    kinds = [entry.kind for entry in agenda.stack]
    if not _PATTERNS[game.phase].fullmatch(" ".join(kinds)):
        yield "agenda.stack"
    names = [entry.name for entry in agenda.stack if isinstance(entry, Scope)]
    if names != list(_SCOPES[: len(names)]):
        yield "agenda.stack"
    yield from _standing(game)
    yield from _progress(game, kinds)
    for where, entry in placed(agenda.stack):
        for field in _entry(game, entry):
            yield f"{where}.{field}"


def _standing(game: Dungeoneer) -> Iterator[str]:
    """Everybody in the game has the same three questions beside the agenda."""
    kinds = ("standing_order", "arm_order", "wish_to_stop")
    wanted = [(player.seat, kind) for player in game.players if player.alive for kind in kinds]
    found = [(entry.seat, entry.kind) for entry in game.agenda.standing if isinstance(entry, Question)]
    if found != wanted:
        yield "agenda.standing"
    for place, entry in enumerate(game.agenda.standing):
        if isinstance(entry, Question) and (entry.min, entry.max) != (1, 1):
            yield f"agenda.standing.{place}.min"


def _progress(game: Dungeoneer, kinds: list[str]) -> Iterator[str]:
    """What waits fits how far the turn has come."""
    if game.striking != ("trap_strikes" in kinds):
        yield "striking"
    if bool(game.drawn) != ("place_map" in kinds):
        yield "drawn"
    if game.fight and not any(window.kind == "enc" for window in game.windows):
        yield "fight"
    left = [entry.entry for entry in game.agenda.stack if isinstance(entry, ResolveEntry)]
    if left != list(range(len(game.encounters) - 1, len(game.encounters) - 1 - len(left), -1)):
        yield "agenda.stack"
    if any(game.encounters[number].state not in ("waiting", "cancelled") for number in left):
        yield "encounters"
    dying = {getattr(entry, "seat", None) for entry in game.agenda.stack if entry.kind == "check_death"}
    for player in game.players:
        if player.alive and not player.life and player.seat not in dying:
            yield f"players.{player.seat}.life"
    for place, encounter in enumerate(game.encounters):
        beast = encounter.beast
        if beast is not None and encounter.state != "dead" and beast.wounds >= beast.printed.life:
            yield f"encounters.{place}.beast.wounds"
    for place, quest in enumerate(game.quests):
        if QUESTS[quest.id].monster is not None and quest.wounds >= scores.quest_life(quest.id):
            yield f"quests.{place}.wounds"
    if "pack_assign" in kinds:
        first = game.encounters[0] if game.encounters else None
        if first is None or first.beast is None or first.state == "dead" or first.beast.wounds:
            yield "encounters"
    if game.encounters and kinds[-1] in ("dungeonlord_acts", "pack_keep") and "pack_keep" in kinds:
        yield "encounters"


def _entry(game: Dungeoneer, entry: Entry) -> Iterator[str]:
    """One entry: that what it names is there."""
    seats = range(game.seats)
    seat: Any = getattr(entry, "seat", 0)
    if seat not in seats and not (seat == TABLE and isinstance(entry, Pause)):
        yield "seat"
    if isinstance(entry, Question):
        yield from _question(game, entry)
        return
    index: Any = getattr(entry, "entry", 0)
    if isinstance(entry, OpenWindow):
        yield from _open_window(game, entry)
    elif hasattr(entry, "entry") and index not in range(len(game.encounters)):
        yield "entry"
    elif entry.kind in ("has_attacked", "trap_strikes"):
        if (game.encounters[index].beast is None) != (entry.kind == "trap_strikes"):
            yield "entry"
    elif isinstance(entry, CheckDefeat) and not is_side(game, entry.side):
        yield "side"
    elif isinstance(entry, Pass):
        if entry.seat != game.turn or entry.number != game.players[entry.seat].at:
            yield "seat" if entry.seat != game.turn else "number"
        if entry.side not in range(4) or not geometry.is_viable(game, entry.number, entry.side):
            yield "side"
    elif isinstance(entry, Arrive) and entry.number not in range(len(game.spaces)):
        yield "number"
    elif isinstance(entry, FaceThreat):
        card = MAPS.get(entry.source)
        if entry.what != "obstacle" or card is None or (entry.attr, entry.target) not in (card.pit, card.spikes):
            yield "what"
    elif entry.kind == "monster_attacks":
        quest: Any = getattr(entry, "quest", "")
        if not is_open(game, quest) or QUESTS[quest].monster is None or not game.fight_attr:
            yield "quest"
        if game.fight not in ("", quest):
            yield "quest"
    elif entry.kind == "at_reset":
        done: Any = getattr(entry, "done", 0)
        if not 0 <= done <= game.numbers:
            yield "done"


def is_open(game: Dungeoneer, quest: str) -> bool:
    """Whether the quest lies face up."""
    return quest in [other.id for other in game.quests]


def _open_window(game: Dungeoneer, entry: OpenWindow) -> Iterator[str]:
    if entry.window not in WINDOWS:
        yield "window"
    if not {*entry.affected} <= {*range(game.seats)} or len(set(entry.affected)) != len(entry.affected):
        yield "affected"
    entries = range(len(game.encounters)) if entry.window == "chal" else (NOWHERE,)
    if entry.entry not in entries:
        yield "entry"
    if entry.window == "chal" and (game.encounters[entry.entry].beast is None or len(entry.affected) != 1):
        yield "affected"


def _question(game: Dungeoneer, asked: Question) -> Iterator[str]:
    """Whether the question can be put to that seat now."""
    own = asked.seat == game.turn
    if asked.kind in _OF_TURN and not own:
        yield "seat"
    if game.turns and asked.seat != TABLE and not game.players[asked.seat].alive:
        yield "seat"
    number = 1
    match asked:
        case WindowAction() if asked.seat not in window_order(game, game.windows[-1]):
            yield "seat"
        case Piece():
            yield from _piece(game, asked)
        case PerilRecipient():
            if asked.n < 1 or asked.wounded not in range(game.seats):
                yield "n" if asked.n < 1 else "wounded"
        case HitEffectChoice():
            roll = game.roll
            if asked.side not in (0, 1) or roll is None or roll.attacker is None or roll.defender is None:
                yield "side"
        case ForcedDiscard():
            if asked.victim not in range(game.seats) or not game.players[asked.victim].alive:
                yield "victim"
            if asked.zone not in ("boon", "treasure", "readied"):
                yield "zone"
        case StorageKeep():
            number = scores.treasure_slots(game.players[asked.seat])
            if len(game.players[asked.seat].treasures) <= number:
                yield "seat"
        case ChooseStep():
            if asked.hero not in range(game.seats) or not game.players[asked.hero].alive:
                yield "hero"
        case SpendOnChance() | SacrificeCost() | MonsterAttribute():
            yield from _of_quest(game, asked)
            number = asked.min if isinstance(asked, SacrificeCost) else 1
        case PlaceFromHand():
            if asked.card not in revealed.placements(game, asked.seat):
                yield "card"
        case _ if asked.kind == "place_map" and not spots_for(game, game.drawn):
            yield "seat"
    if (asked.min, asked.max) != (number, number):
        yield "min" if asked.min != number else "max"


def _of_quest(game: Dungeoneer, asked: SpendOnChance | SacrificeCost | MonsterAttribute) -> Iterator[str]:
    if not is_open(game, asked.quest):
        yield "quest"
        return
    quest = QUESTS[asked.quest]
    if isinstance(asked, SpendOnChance) and quest.chance is None:
        yield "quest"
    if isinstance(asked, MonsterAttribute) and quest.monster is None:
        yield "quest"
    if isinstance(asked, SacrificeCost):
        price = quest.price
        if price is None:
            yield "quest"
        elif asked.zone != ("readied" if price.readied else "hand"):
            yield "zone"
        elif asked.min != (price.readied or price.hand):
            yield "min"


def _piece(game: Dungeoneer, asked: Piece) -> Iterator[str]:
    """A piece of a declaration names a card that can be declared on somebody who can pay."""
    if asked.ref not in candidates(game, asked.seat):
        yield "ref"
        return
    able = targets(game, asked.seat, asked.ref)
    if not able:
        yield "ref"
    target: Any = getattr(asked, "target", None)
    if target is not None and target not in able:
        yield "target"
        return
    if isinstance(asked, EncounterAttribute):
        possible = [[], *([card] for card in attachable(game, asked.seat, asked.ref, asked.target))]
        if asked.attachments not in possible:
            yield "attachments"
