"""Whether players, map and quests can lie as they do, for positions that come from outside."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.dungeoneer import geometry, scores
from rules.dungeoneer.components import (
    ATTRIBUTES,
    CARDS,
    COUNTER_LIMIT,
    HEROES,
    LEVELS,
    MAPS,
    PACK_SIZE,
    QUESTS,
    STEPS,
    Exit,
    printed,
)
from rules.dungeoneer.pieces import NOBODY, NOWHERE, Player, Space, Tip

if TYPE_CHECKING:
    from rules.dungeoneer.game import Dungeoneer

SIDES = range(4)
THREAT_ATTRIBUTES = (*ATTRIBUTES, "life", "level")
TAGS = frozenset(("threat", "pit", "spikes", "obstacle", "locked", "trapped", "trap", "quest"))
"""What threats count as."""
ROLL_KINDS = frozenset(("attack", "defence", "threat", "any"))
SOURCES = frozenset((*CARDS, *QUESTS, *HEROES))


def faults(game: Dungeoneer) -> Iterator[str]:
    """The fields of players, map and quests that cannot be as they are."""
    yield from _map(game)
    for seat, player in enumerate(game.players):
        for field in _player(game, seat, player):
            yield f"players.{seat}.{field}"
    yield from _numbers(game)
    yield from _quests(game)
    for place, space in enumerate(game.spaces):
        for field in _changed(game, place, space):
            yield f"spaces.{place}.{field}"


def _map(game: Dungeoneer) -> Iterator[str]:
    """Cards lie on cells of their own and know their neighbours; every one can be reached (DN-9)."""
    taken: dict[tuple[str, int, int], int] = {}
    for place, space in enumerate(game.spaces):
        cell = (space.printed.realm, space.x, space.y)
        if cell in taken:
            yield f"spaces.{place}.x"
        taken[cell] = place
    for place, space in enumerate(game.spaces):
        realm = space.printed.realm
        near = [taken.get((realm, space.x + dx, space.y + dy), NOWHERE) for dx, dy in STEPS]
        if space.near != near:
            yield f"spaces.{place}.near"
        if space.printed.kind == "entrance" and (space.x, space.y, space.turned) != (0, 0, False):
            yield f"spaces.{place}.x"
        if not {*space.opened} <= {*SIDES}:
            yield f"spaces.{place}.opened"
        if any(shut.side not in SIDES for shut in space.shut):
            yield f"spaces.{place}.shut"
    placed = [place for place, space in enumerate(game.spaces) if space.printed.kind == "entrance"]
    if sorted(placed, key=lambda place: list(MAPS).index(game.spaces[place].card)) != game.entrances:
        yield "entrances"
    if not game.options.revealed_map and len(placed) != (2 if game.options.cards == "both" else 1):
        yield "entrances"
    portals = [place for place, space in enumerate(game.spaces) if space.printed.portal]
    if geometry.dungeon_entrance(game) == NOWHERE:
        portals = []
    if sorted(game.portals) != portals:
        yield "portals"
    reached = set(placed)
    found = list(placed)
    while found:
        here = found.pop()
        for _, other in geometry.neighbours(game, here):
            if other not in reached:
                reached.add(other)
                found.append(other)
    for place in range(len(game.spaces)):
        if place not in reached:
            yield f"spaces.{place}"


def _changed(game: Dungeoneer, place: int, space: Space) -> Iterator[str]:
    """Exits that count as something else for this turn do so on both sides (C-7)."""
    effects = [printed("exit", play.effects) for card in CARDS.values() if card.target == "edge" for play in card.plays]
    allowed = [Exit(kind="locked", attr=effect.attr, target=effect.target) for found in effects for effect in found]
    for shut in space.shut:
        if shut.exit not in allowed or CARDS.get(shut.source) is None or CARDS[shut.source].target != "edge":
            yield "shut"
        other = space.near[shut.side]
        if other == NOWHERE or (shut.side + 2) % 4 not in [facing.side for facing in game.spaces[other].shut]:
            yield "shut"
    if len({shut.side for shut in space.shut}) != len(space.shut):
        yield "shut"


def _player(game: Dungeoneer, seat: int, player: Player) -> Iterator[str]:
    if player.seat != seat:
        yield "seat"
    for name in ("glory", "peril"):
        if not 0 <= getattr(player, name) <= COUNTER_LIMIT:
            yield name
    if not 1 <= player.level <= LEVELS:
        yield "level"
    if not 0 <= player.life <= scores.max_life(game, seat):
        yield "life"
    if player.movement < 0 or (player.movement and seat != game.turn):
        yield "movement"
    if not player.alive:
        yield from _gone(game, seat, player)
        return
    yield from _place(game, seat, player)
    gained = sum(any(effect.do == "level" for effect in QUESTS[id].reward) for id in player.done)
    if player.level != min(LEVELS, 1 + gained):
        yield "level"
    if player.token and seat == game.turn and game.phase not in ("discard", "over"):
        yield "token"
    if len(player.boons) > player.printed.boons:
        yield "boons"
    slots = scores.treasure_slots(player)
    choosing = any(entry.kind == "storage_keep" and getattr(entry, "seat", seat) == seat for entry in game.agenda.stack)
    if len(player.treasures) > slots and not choosing:
        yield "treasures"
    categories = [laid.printed.category for laid in player.treasures]
    if len(set(categories)) != len(categories):
        yield "treasures"
    if len(player.pack) > PACK_SIZE and not (seat == game.turn and game.phase in ("dungeonlord", "over")):
        yield "pack"
    for place, beast in enumerate(player.pack):
        if not 0 <= beast.wounds < beast.printed.life:
            yield f"pack.{place}.wounds"
    yield from _laid(game, seat, player)
    yield from _marks(player)


def _gone(game: Dungeoneer, seat: int, player: Player) -> Iterator[str]:
    """Whoever is out of the game has nothing left (DN-18.6)."""
    if not game.turns:
        yield "alive"
    for name in ("boons", "treasures", "banes", "pack", "done", "effects", "rolls", "two_dice", "token", "tip"):
        if getattr(player, name):
            yield name
    for name in ("glory", "peril", "movement", "life"):
        if getattr(player, name):
            yield name
    if player.at != NOWHERE:
        yield "at"
    if player.cusp != NOWHERE:
        yield "cusp"
    if game.hands[seat] or game.armed[seat]:
        yield "alive"
    if any(quest.owner == seat for quest in game.quests):
        yield "alive"


def _place(game: Dungeoneer, seat: int, player: Player) -> Iterator[str]:
    if not game.turns:
        if player.at != NOWHERE:
            yield "at"
        return
    if player.at not in range(len(game.spaces)):
        yield "at"
    if player.cusp != NOWHERE and (player.cusp not in SIDES or game.spaces[player.at].near[player.cusp] == NOWHERE):
        yield "cusp"
    if player.cusp != NOWHERE and not geometry.is_viable(game, player.at, player.cusp):
        yield "cusp"
    if player.cusp_new and (player.cusp == NOWHERE):
        yield "cusp_new"
    if player.tip is not None:
        for field in _tip(player.tip):
            yield f"tip.{field}"


def _tip(tip: Tip) -> Iterator[str]:
    if tip.cause not in ("pit", "threat", "free"):
        yield "cause"
    if tip.attr not in THREAT_ATTRIBUTES:
        yield "attr"
    if tip.target < 0 or (tip.cause == "free") != (tip.target == 0):
        yield "target"
    if not {*tip.tags} <= TAGS:
        yield "tags"


def _laid(game: Dungeoneer, seat: int, player: Player) -> Iterator[str]:
    for name in ("boons", "treasures", "banes"):
        for place, laid in enumerate(getattr(player, name)):
            where = f"{name}.{place}"
            if not 0 <= laid.charges <= laid.printed.charges:
                yield f"{where}.charges"
            if laid.by != seat if name != "banes" else laid.by not in range(game.seats):
                yield f"{where}.by"
            if laid.seen_turn and name != "banes" and (game.phase != "reset" or not laid.printed.upkeep):
                yield f"{where}.seen_turn"


def _marks(player: Player) -> Iterator[str]:
    """What lasts for this turn: once-per-turn effects used, scores changed, the next roll."""
    numbers = {str(laid.number) for laid in (*player.boons, *player.treasures)}
    for place, used in enumerate(player.used):
        known = used in ("hero", "challenge") or used in player.done or used in numbers or used.isdigit()
        if not known or used in player.used[:place]:
            yield f"used.{place}"
    for place, change in enumerate(player.effects):
        if change.source not in SOURCES or change.do not in ("score", "auto"):
            yield f"effects.{place}.source" if change.source not in SOURCES else f"effects.{place}.do"
        if change.do == "score" and (change.attr not in ATTRIBUTES or change.mark not in range(3)):
            yield f"effects.{place}.attr"
        if change.do == "auto" and change.kind not in TAGS:
            yield f"effects.{place}.kind"
    for place, added in enumerate(player.rolls):
        if added.source not in SOURCES or not {*added.kinds} <= ROLL_KINDS:
            yield f"rolls.{place}"
    if player.two_dice and player.two_dice not in SOURCES:
        yield "two_dice"


def _numbers(game: Dungeoneer) -> Iterator[str]:
    """No two cards on the table share a number."""
    given: set[int] = set()
    places = [
        (f"players.{seat}.{name}.{place}.number", laid.number)
        for seat, player in enumerate(game.players)
        for name in ("boons", "treasures", "banes", "pack")
        for place, laid in enumerate(getattr(player, name))
    ]
    places += [
        (f"encounters.{place}.beast.number", entry.beast.number)
        for place, entry in enumerate(game.encounters)
        if entry.beast is not None and entry.state != "dead"
    ]
    for where, number in places:
        if not 0 < number <= game.numbers or number in given:
            yield where
        given.add(number)


def _quests(game: Dungeoneer) -> Iterator[str]:
    """Every quest is in one place, and what is noted on it fits its kind (DN-13)."""
    places = [quest.id for quest in game.quests] + game.quest_deck.cards
    if len(set(places)) != len(places):
        yield "quest_deck.cards"
    if sum(quest.owner == NOBODY for quest in game.quests) > 1:
        yield "quests"
    for place, quest in enumerate(game.quests):
        kind, where = QUESTS[quest.id].type, f"quests.{place}"
        if quest.owner != NOBODY and not (quest.owner in range(game.seats) and game.players[quest.owner].alive):
            yield f"{where}.owner"
        if not 0 <= quest.wounds <= scores.quest_life(quest.id):
            yield f"{where}.wounds"
        if quest.carrier != NOBODY and quest.carrier != quest.owner:
            yield f"{where}.carrier"
        if quest.touched and (kind != "escort" or quest.owner == NOBODY):
            yield f"{where}.touched"
        if quest.carrier != NOBODY and not quest.touched:
            yield f"{where}.carrier"
        lies = quest.lies in range(len(game.spaces))
        if quest.lies != NOWHERE and not (lies and quest.touched):
            yield f"{where}.lies"
        if quest.touched and quest.carrier == NOBODY and not lies:
            yield f"{where}.lies"
        if quest.found and QUESTS[quest.id].search is None:
            yield f"{where}.found"
        if quest.fought and kind != "slay":
            yield f"{where}.fought"
    if not game.removed and all(player.alive for player in game.players):
        missing = {quest.id for quest in QUESTS.values() if game.options.cards in (quest.set, "both")}
        missing -= {*places, *(id for player in game.players for id in player.done)}
        if missing:
            yield "quest_deck.cards"
