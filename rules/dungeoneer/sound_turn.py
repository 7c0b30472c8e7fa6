"""Whether what is under way in a turn can be so: encounters, a declaration in the making, a roll, a bane, windows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.core.messages import seat_name
from rules.dungeoneer import orders, scores
from rules.dungeoneer.components import ATTRIBUTES, CARDS, HEROES, MAPS, QUESTS, foe_of, name_of
from rules.dungeoneer.declaration import cost_for
from rules.dungeoneer.pieces import NOBODY, NOWHERE, Beast, Encounter, Roll, Side
from rules.dungeoneer.sound_table import SIDES, TAGS, THREAT_ATTRIBUTES

if TYPE_CHECKING:
    from rules.dungeoneer.game import Dungeoneer

STATES = ("waiting", "done", "cancelled", "dead")
WINDOWS = ("reset", "enc", "bane", "roll", "chal", "move", "end")
THREATS = ("exit", "obstacle", "trap", "bane", "quest", "search", "untip")
DRAFTING = ("declare_encounters", "encounter_target", "encounter_attachment", "encounter_attribute")
FACES = range(1, 7)
FOES = {name_of(id) for id in CARDS if id.startswith("mo_")} | {foe_of(id) for id in QUESTS}


def faults(game: Dungeoneer) -> Iterator[str]:
    """The fields of what is under way that cannot be as they are."""
    kinds = [entry.kind for entry in game.agenda.stack]
    yield from _turn(game)
    yield from _encounters(game)
    yield from _draft(game, kinds)
    yield from _bane(game, kinds)
    yield from _roll(game, kinds)
    yield from _windows(game, kinds)
    yield from _shown(game)
    yield from _orders(game)


def _turn(game: Dungeoneer) -> Iterator[str]:
    spaces = range(len(game.spaces))
    if not {*game.visited} <= {*spaces} or len({*game.visited}) != len(game.visited):
        yield "visited"
    if game.entered_late not in (NOWHERE, *spaces) or (game.entered_late != NOWHERE and not game.windows):
        yield "entered_late"
    if not game.players[game.turn].alive and not (game.striking or game.result):
        yield "turn"
    for name in ("recipient", "draft_recipient"):
        if getattr(game, name) not in (NOBODY, *range(game.seats)):
            yield name
    if game.fight and QUESTS_MONSTERS.get(game.fight) is None:
        yield "fight"
    if game.fight and game.fight not in [quest.id for quest in game.quests]:
        yield "fight"
    if game.fight_attr and game.fight_attr not in ATTRIBUTES:
        yield "fight_attr"
    if game.fight and game.fight_attr not in scores.quest_attributes(game.fight):
        yield "fight_attr"
    if len(set(game.struck)) != len(game.struck) or not {*game.struck} <= {*range(game.seats)}:
        yield "struck"
    if game.struck and not game.striking:
        yield "struck"
    entrances = [list(MAPS).index(id) for id, card in MAPS.items() if card.kind == "entrance"]
    for seat, start in enumerate(game.starts):
        if start not in (NOWHERE, *entrances):
            yield f"starts.{seat}"
        choosing = [entry.kind for entry in game.agenda.stack if getattr(entry, "seat", None) == seat]
        chosen = game.options.cards == "both" and "choose_entrance" not in choosing
        if (start != NOWHERE) != chosen and game.result is None:
            yield f"starts.{seat}"
    named = game.options.cards == "both" and game.options.revealed_map
    asked = any(entry.kind == "choose_initiative" for entry in game.agenda.stack)
    if game.begins and (game.begins not in MAPS or MAPS[game.begins].kind != "entrance" or not named):
        yield "begins"
    if game.begins and asked:
        yield "begins"
    for place, passed in enumerate(game.passed_maps):
        if not game.options.revealed_map or not game.spaces or passed.giver == passed.receiver:
            yield f"passed_maps.{place}"
        if not {passed.giver, passed.receiver} <= {*range(game.seats)}:
            yield f"passed_maps.{place}"
    if game.passes > game.seats:
        yield "passes"


QUESTS_MONSTERS = {quest.id: quest.monster for quest in QUESTS.values() if quest.monster is not None}


def _encounters(game: Dungeoneer) -> Iterator[str]:
    if game.encounters and game.phase not in ("dungeonlord", "over"):
        yield "encounters"
    if game.encounters and not game.declared:
        yield "declared"
    for place, entry in enumerate(game.encounters):
        for field in _encounter(game, entry):
            yield f"encounters.{place}.{field}"


def _encounter(game: Dungeoneer, entry: Encounter) -> Iterator[str]:
    if entry.state not in STATES:
        yield "state"
    if entry.target not in range(game.seats) or entry.target == game.turn:
        yield "target"
    if entry.space not in range(len(game.spaces)):
        yield "space"
    if entry.cost < 0:
        yield "cost"
    beast = entry.beast
    if beast is None:
        if entry.attr:
            yield "attr"
        if entry.state == "dead" or entry.prevented:
            yield "state"
        return
    if entry.attr not in scores.beast_attributes(beast):
        yield "attr"
    if not 0 <= beast.wounds <= beast.printed.life:
        yield "beast.wounds"
    if entry.state == "dead" and beast.wounds != beast.printed.life:
        yield "state"


def _draft(game: Dungeoneer, kinds: list[str]) -> Iterator[str]:
    """A declaration in the making takes its cards from hand and pack and can be paid for (DN-5.10)."""
    drafting = bool(kinds) and kinds[-1] in DRAFTING
    if game.draft and not drafting and game.result is None:
        yield "draft"
    if not drafting:
        return
    seat = game.turn
    hand: Counter[str] = Counter()
    pack = {beast.number: beast for beast in game.players[seat].pack}
    entries, game.draft = game.draft, []
    spent: Counter[int] = Counter()
    try:
        for place, entry in enumerate(entries):
            for field in _drafted(game, entry, hand, pack):
                yield f"draft.{place}.{field}"
            game.draft.append(entry)
            spent[entry.target] += entry.cost
    finally:
        game.draft = entries
    if hand - Counter(game.hands[seat]):
        yield "draft"
    for other, cost in spent.items():
        if cost > game.players[other].peril:
            yield "draft"


def _drafted(game: Dungeoneer, entry: Encounter, hand: Counter[str], pack: dict[int, Beast]) -> Iterator[str]:
    seat, beast = game.turn, entry.beast
    if entry.state != "waiting" or entry.prevented:
        yield "state"
    if entry.space != NOWHERE:
        yield "space"
    if entry.target not in range(game.seats) or entry.target == seat or not game.players[entry.target].alive:
        yield "target"
    if beast is None:
        if entry.attr or entry.from_pack:
            yield "attr" if entry.attr else "from_pack"
        hand[entry.card] += 1
        ref, added = entry.card, 0
    else:
        if entry.attr not in scores.beast_attributes(beast):
            yield "attr"
        taken = list(beast.attachments)
        if entry.from_pack:
            kept = next((kept for kept in game.players[seat].pack if kept.number == beast.number), None)
            if kept is None or pack.pop(beast.number, None) is None:
                yield "beast.number"
                return
            if (kept.card, kept.wounds) != (beast.card, beast.wounds) or Counter(kept.attachments) - Counter(taken):
                yield "beast"
            for card in kept.attachments:
                taken.remove(card)
        else:
            if beast.number or beast.wounds:
                yield "beast.number"
            hand[entry.card] += 1
        hand.update(taken)
        ref = f"m{beast.number}" if entry.from_pack else entry.card
        added = sum(CARDS[card].cost for card in taken)
    if entry.cost != cost_for(game, seat, ref, entry.target) + added:
        yield "cost"


def _bane(game: Dungeoneer, kinds: list[str]) -> Iterator[str]:
    bane = game.bane
    if game.result is None and (bane is not None) != ("resolve_bane" in kinds):
        yield "bane"
    if bane is None:
        return
    seats = range(game.seats)
    if bane.by not in seats or not game.players[bane.by].alive:
        yield "bane.by"
    if bane.payer not in seats or bane.payer == bane.by:
        yield "bane.payer"
    at_edge = CARDS[bane.card].target == "edge"
    attached = CARDS[bane.card].span == "attachment"
    if bane.victim != (NOBODY if at_edge or attached else bane.payer):
        yield "bane.victim"
    if bane.space not in ((NOWHERE, *range(len(game.spaces))) if at_edge else (NOWHERE,)):
        yield "bane.space"
    if bane.side not in SIDES or (bane.space != NOWHERE and game.spaces[bane.space].near[bane.side] == NOWHERE):
        yield "bane.side"
    numbers = [beast.number for beast in game.players[bane.by].pack]
    if (bane.beast in numbers) != attached or (bane.beast and not attached):
        yield "bane.beast"
    if bane.cancelled and (at_edge or attached):
        yield "bane.cancelled"


def _roll(game: Dungeoneer, kinds: list[str]) -> Iterator[str]:
    roll = game.roll
    rolling = [kind for kind in kinds if kind in ("roll_threat", "roll_combat", "roll_chance")]
    if game.result is None and len(rolling) != (roll is not None):
        yield "roll"
    if roll is None:
        return
    for field in _pending_roll(game, roll):
        yield f"roll.{field}"
    fitting = {"roll_combat": ("attack",), "roll_chance": ("chance",), "roll_threat": THREATS}
    if rolling and roll.what not in fitting[rolling[0]]:
        yield "roll.what"


def _pending_roll(game: Dungeoneer, roll: Roll) -> Iterator[str]:
    seats = range(game.seats)
    if roll.seat not in seats or not game.players[roll.seat].alive:
        yield "seat"
    if roll.by not in (NOBODY, *seats):
        yield "by"
    if not {*roll.prevented} <= {*seats}:
        yield "prevented"
    if not {*roll.tags} <= TAGS:
        yield "tags"
    if roll.target < 0:
        yield "target"
    if roll.added < 0:
        yield "added"
    if len(roll.stars) != 2 or min(roll.stars) < 0:
        yield "stars"
    if roll.what == "attack":
        yield from _combat(game, roll)
        return
    if roll.attacker is not None or roll.defender is not None or roll.steal:
        yield "attacker"
    quest = QUESTS.get(roll.source)
    open_ids = [other.id for other in game.quests]
    if roll.what in ("quest", "search", "chance") and (quest is None or quest.id not in open_ids):
        yield "source"
    if roll.what == "chance":
        if (
            quest is None
            or quest.chance is None
            or (roll.dice, roll.target) != (quest.chance.dice, quest.chance.target)
        ):
            yield "source"
        if roll.attr:
            yield "attr"
        return
    if roll.dice != 1:
        yield "dice"
    if roll.attr not in THREAT_ATTRIBUTES:
        yield "attr"
    card = CARDS.get(roll.source)
    fitting = {
        "exit": roll.source in MAPS and roll.source == game.spaces[game.players[roll.seat].at].card,
        "obstacle": roll.source in MAPS,
        "trap": card is not None and card.threat is not None,
        "bane": card is not None and (card.reset is not None or _threatens(card.id)),
        "quest": quest is not None and quest.threat is not None,
        "search": quest is not None and quest.search is not None,
        "untip": roll.source in HEROES and game.players[roll.seat].tip is not None,
    }
    if not fitting.get(roll.what, False):
        yield "source" if roll.what in fitting else "what"
    if roll.what == "exit" and (roll.side not in SIDES or game.spaces[game.players[roll.seat].at].near[roll.side] < 0):
        yield "side"


def _threatens(card: str) -> bool:
    return any(effect.do == "threat" for play in CARDS[card].plays for effect in play.effects)


def _combat(game: Dungeoneer, roll: Roll) -> Iterator[str]:
    if roll.attr not in ATTRIBUTES:
        yield "attr"
    for name, side in (("attacker", roll.attacker), ("defender", roll.defender)):
        if side is None or not is_side(game, side):
            yield name
    if roll.dice != 1:
        yield "dice"
    if roll.steal and roll.steal not in [quest.id for quest in game.quests if quest.carrier != NOBODY]:
        yield "steal"
    if roll.steal and (roll.attacker is None or roll.attacker.hero == NOBODY):
        yield "steal"
    if roll.seat not in roll.heroes:
        yield "seat"


def is_side(game: Dungeoneer, side: Side) -> bool:
    """Whether a side of a combat is exactly one of a hero, a monster of the declaration, and a quest's monster."""
    if (side.hero != NOBODY) + (side.entry != NOWHERE) + bool(side.quest) != 1:
        return False
    if side.hero != NOBODY:
        return side.hero in range(game.seats) and game.players[side.hero].alive
    if side.quest:
        return side.quest in QUESTS_MONSTERS and side.quest in [quest.id for quest in game.quests]
    return side.entry in range(len(game.encounters)) and game.encounters[side.entry].beast is not None


def _windows(game: Dungeoneer, kinds: list[str]) -> Iterator[str]:
    if game.result is None and len(game.windows) != kinds.count("run_window"):
        yield "windows"
    seats = range(game.seats)
    for place, window in enumerate(game.windows):
        where = f"windows.{place}"
        if window.kind not in WINDOWS:
            yield f"{where}.kind"
        if len(set(window.affected)) != len(window.affected) or not {*window.affected} <= {*seats}:
            yield f"{where}.affected"
        entries = range(len(game.encounters)) if window.kind == "chal" else (NOWHERE,)
        if window.entry not in entries:
            yield f"{where}.entry"
        if window.kind == "chal" and (len(window.affected) != 1 or game.encounters[window.entry].beast is None):
            yield f"{where}.affected"
        if not {*window.answers} <= {*seats}:
            yield f"{where}.answers"
        if not {*window.passed} <= {*seats}:
            yield f"{where}.passed"
        if game.result is None and window.kind == "bane" and game.bane is None:
            yield f"{where}.kind"
        if game.result is None and window.kind == "roll" and game.roll is None:
            yield f"{where}.kind"
        if window.kind == "enc" and not (game.encounters or game.fight):
            yield f"{where}.kind"


def _shown(game: Dungeoneer) -> Iterator[str]:
    shown = game.last_roll
    if shown is None:
        if game.rolled:
            yield "last_roll"
        return
    if shown.what not in (*THREATS, "attack", "chance"):
        yield "last_roll.what"
    sides = FOES | {seat_name(seat) for seat in range(game.seats)}
    if not 1 <= len(shown.who) <= 2 or not {*shown.who} <= sides:
        yield "last_roll.who"
    if not {*shown.dice} <= {*FACES} or not 1 <= len(shown.dice) <= 2:
        yield "last_roll.dice"
    if len(shown.totals) != len(shown.who):
        yield "last_roll.totals"


def _orders(game: Dungeoneer) -> Iterator[str]:
    for seat, armed in enumerate(game.armed):
        possible = orders.possible_orders(game, seat) if armed else []
        for place, order in enumerate(armed):
            if order not in possible or order in armed[:place]:
                yield f"armed.{seat}.{place}"
