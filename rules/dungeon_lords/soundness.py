"""What no choice may break, and what a saved game must keep: whether a position can have come about by the rules.

Every check names the field that is wrong as a dotted path. The checks run in order and stop at the first fault, so
each may rely on what those before it have held.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rules.core.entries import Scope
from rules.dungeon_lords import pending, scoring
from rules.dungeon_lords.components import (
    COLOURS,
    CREATURES,
    EVENTS,
    HEROES,
    ORDER_IDS,
    ROOMS,
    SEASONS,
    SPECIALS,
    TRAPS,
    adventurers,
    combat_cards,
    creature_tiles,
    rooms,
    trap_cards,
)
from rules.dungeon_lords.grid import BLOCKS, ENTRANCE, NEIGHBOURS, SQUARES, distances
from rules.dungeon_lords.production import returnable
from rules.dungeon_lords.state import LEAST_EVIL, MOST_EVIL, NOBODY, OUTSIDER, Lord
from rules.dungeon_lords.training import COURSES, HINTS

if TYPE_CHECKING:
    from rules.dungeon_lords.game import DungeonLords

YEARS = (1, 2)
ROUNDS = 4
AUTUMN = 3
DISABLED = 2
TROLL_TOKENS = 3
ORDERS = 3
WITH_MINIONS = ("orders", "placing", "executing", "production")
"""The phases in which minions stand on the board."""
AT_WORK = ("executing", "production", "event")
"""The phases after which this round's work still shows."""
IN_COMBAT = ("planning", "battle")


def faults(game: DungeonLords) -> Iterator[str]:
    """The fields that cannot be as they are, as dotted paths."""
    yield from _clock(game)
    yield from _lords(game)
    if game.training is None:
        yield from _outsiders(game)
        yield from _tiles_in_play(game)
        yield from _heroes_in_play(game)
        yield from _cards(game)
        yield from _spaces(game)
        yield from _orders(game)
    else:
        yield from _training(game)
    yield from _battle(game)
    yield from _end(game)
    yield from pending.faults(game)


def _clock(game: DungeonLords) -> Iterator[str]:
    if (game.training is None) != (game.seats > 1):
        yield "training"
    if game.year not in YEARS or (game.training is not None and game.year != 1):
        yield "year"
    if game.season not in range(len(SEASONS)):
        yield "season"
    if game.starter not in range(game.seats):
        yield "starter"
    if len(game.lords) != game.seats:
        yield "lords"
    fighting = any(isinstance(entry, Scope) and entry.name == "battle" for entry in game.agenda.stack)
    if fighting != (game.battle is not None):
        yield "battle"
    for name in ("creature_piles", "room_piles", "hero_piles", "combat_piles", "combat_removed"):
        if len(getattr(game, name)) != len(YEARS):
            yield name
    if game.combat_round not in range(ROUNDS + 1):
        yield "combat_round"
    if game.training is None:
        if (game.phase in IN_COMBAT) != game.in_combat or (game.in_combat and game.season != AUTUMN):
            yield "combat_round"
        if game.phase == "event" and not game.season:
            yield "season"
        if game.phase == "setup" and (game.year != 1 or game.season):
            yield "season" if game.season else "year"


def _lords(game: DungeonLords) -> Iterator[str]:
    for seat, lord in enumerate(game.lords):
        for field in _lord(game, seat, lord):
            yield f"lords.{seat}.{field}"


def _lord(game: DungeonLords, seat: int, lord: Lord) -> Iterator[str]:
    if lord.colour != COLOURS[seat]:
        yield "colour"
    for name in ("gold", "food", "imps", "notices"):
        if getattr(lord, name) < 0:
            yield name
    if not 0 <= lord.busy_imps <= (lord.imps if game.phase in AT_WORK else 0):
        yield "busy_imps"
    if not 0 <= lord.busy_trolls <= (TROLL_TOKENS if game.phase in AT_WORK else 0):
        yield "busy_trolls"
    if not LEAST_EVIL <= lord.evil <= MOST_EVIL:
        yield "evil"
    yield from _dungeon(game, lord)
    if not set(lord.traps) <= set(TRAPS):
        yield "traps"
    if not {creature.kind for creature in lord.lair} <= set(CREATURES):
        yield "lair"
    for number, creature in enumerate(lord.lair):
        fights = game.in_combat or game.training is not None
        if (creature.fallen and not fights) or (creature.fallen and creature.deployed):
            yield f"lair.{number}.fallen"
        shown = lord.plan is not None and lord.plan.shown
        if creature.deployed and not shown and (game.battle is None or game.battle.seat != seat):
            yield f"lair.{number}.deployed"
        if creature.mood and not creature.deployed:
            yield f"lair.{number}.mood"
        if creature.settled and game.phase not in ("event", "battle"):
            yield f"lair.{number}.settled"
    for number, hero in enumerate(lord.line):
        if hero.card not in HEROES or (game.training is None and HEROES[hero.card].year != game.year):
            yield f"line.{number}.card"
        if not 0 <= hero.damage < hero.hit_points or (hero.damage and not _may_be_hurt(game)):
            yield f"line.{number}.damage"
        if hero.bonus < 0 or (hero.bonus and not _may_be_hurt(game)):
            yield f"line.{number}.bonus"
        if hero.hidden and (game.battle is None or game.battle.seat != seat or hero.printed.hero_class != "wizard"):
            yield f"line.{number}.hidden"
    if any(card not in HEROES or HEROES[card].hero_class == "phantom" for card in lord.prison):
        yield "prison"
    for name in ("drawn", "disabled", "orders", "on_card"):
        cards = getattr(lord, name)
        if len(set(cards)) != len(cards) or not set(cards) <= set(ORDER_IDS):
            yield name
    for room, used in lord.used_rooms.items():
        if (
            game.phase not in AT_WORK
            or room not in {tile.kind for tile in lord.tiles.values()}
            or not 1 <= used <= game.year
        ):
            yield f"used_rooms.{room}"
    if any(room not in lord.used_rooms for room in lord.pending) or (lord.pending and game.phase != "production"):
        yield "pending"
    if len(set(lord.spied)) != len(lord.spied) or not set(lord.spied) <= set(range(ROUNDS)):
        yield "spied"
    yield from _plan(game, lord)


def _may_be_hurt(game: DungeonLords) -> bool:
    return game.in_combat or game.training is not None


def _dungeon(game: DungeonLords, lord: Lord) -> Iterator[str]:
    """Tiles on the grid, connected, no block of four, no rooms side by side (DL-8.10, DL-8.11, DL-8.34)."""
    for square, tile in lord.tiles.items():
        if square not in SQUARES:
            yield f"tiles.{square}"
        if tile.is_room and tile.kind not in ROOMS:
            yield f"tiles.{square}.kind"
    if ENTRANCE not in lord.tiles or set(distances(lord.tiles)) != set(lord.tiles):
        yield "tiles"
    if any(all(square in lord.tiles for square in block) for block in BLOCKS):
        yield "tiles"
    for square, tile in lord.tiles.items():
        if tile.is_room and any(other in lord.tiles and lord.tiles[other].is_room for other in NEIGHBOURS[square]):
            yield f"tiles.{square}.kind"
        for name in ("dug", "mined"):
            # Marks of this round's work: a tile is neither worked on nor conquered outside its part of the year.
            if getattr(tile, name) and (tile.conquered or game.phase not in AT_WORK):
                yield f"tiles.{square}.{name}"
        if tile.conquered and game.training is None and game.year == 1 and game.phase not in IN_COMBAT:
            yield f"tiles.{square}.conquered"


def _plan(game: DungeonLords, lord: Lord) -> Iterator[str]:
    plan = lord.plan
    if plan is None:
        return
    if game.phase not in IN_COMBAT or not lord.has_party or (plan.shown and not plan.submitted):
        yield "plan"
    if plan.square not in lord.tiles or lord.tiles[plan.square].conquered:
        yield "plan.square"
    tile = lord.tiles[plan.square]
    card = ROOMS[tile.kind] if tile.is_room else None
    if not set(plan.traps) <= set(TRAPS) or len(plan.traps) > (card.traps if card else 1):
        yield "plan.traps"
    if not plan.shown and Counter(plan.traps) - Counter(lord.traps):
        yield "plan.traps"
    standing = Counter(c.kind for c in lord.lair if not c.fallen and c.deployed == plan.shown)
    if Counter(plan.creatures) - standing:
        yield "plan.creatures"
    if sum(CREATURES[kind].monster for kind in plan.creatures) > (card.monsters if card else 1):
        yield "plan.creatures"


def _outsiders(game: DungeonLords) -> Iterator[str]:
    """The colours nobody plays, and the counter of two players (DL-3.4, DL-3.15)."""
    if (game.shared_evil is None) != (game.seats != 2):
        yield "shared_evil"
    if game.shared_evil is not None and not LEAST_EVIL <= game.shared_evil <= MOST_EVIL:
        yield "shared_evil"
    if len(game.outsiders) != {2: 2, 3: 1, 4: 0}[game.seats]:
        yield "outsiders"
    for number, outsider in enumerate(game.outsiders):
        where = f"outsiders.{number}"
        if outsider.colour != COLOURS[game.seats + number]:
            yield f"{where}.colour"
        if outsider.keeper != number:
            yield f"{where}.keeper"
        for name, length in (("disabled", ORDERS), ("drawn", ORDERS if game.seats == 3 else 2)):
            cards = getattr(outsider, name)
            early = name == "drawn" and game.phase == "setup"
            if len(set(cards)) != len(cards) or not set(cards) <= set(ORDER_IDS) or len(cards) != length * (not early):
                yield f"{where}.{name}"
        if game.seats == 3 and outsider.third:
            yield f"{where}.third"
        if game.seats == 2 and game.phase == "orders" and outsider.third not in ("", *outsider.candidates):
            yield f"{where}.third"
        if game.seats == 2 and game.phase not in ("setup", "orders") and outsider.third not in outsider.disabled:
            yield f"{where}.third"


def _tiles_in_play(game: DungeonLords) -> Iterator[str]:
    """Every creature and room tile is in one place (DL-3.8)."""
    distant = Counter(game.distant)
    known = {*CREATURES, *ROOMS, *HEROES}
    if not set(distant) <= known or distant["phantom"]:
        yield "distant"
    for index, year in enumerate(YEARS):
        if Counter(game.creature_piles[index]) - Counter(creature_tiles(year)):
            yield f"creature_piles.{index}"
        if Counter(game.room_piles[index]) - Counter(rooms(year)):
            yield f"room_piles.{index}"
    creatures = Counter([*game.creature_piles[0], *game.creature_piles[1], *game.tavern])
    creatures.update(creature.kind for lord in game.lords for creature in lord.lair)
    creatures.update({kind: number for kind, number in distant.items() if kind in CREATURES})
    if creatures != Counter([*creature_tiles(1), *creature_tiles(2)]):
        yield "tavern"
    laid = Counter([*game.room_piles[0], *game.room_piles[1], *game.market])
    laid.update(tile.kind for lord in game.lords for tile in lord.tiles.values() if tile.is_room)
    laid.update({kind: number for kind, number in distant.items() if kind in ROOMS})
    if laid != Counter(list(ROOMS)):
        yield "market"


def _heroes_in_play(game: DungeonLords) -> Iterator[str]:
    """Every adventurer and the paladin of the year is in one place."""
    figures: Counter[str] = Counter()
    for lord in game.lords:
        figures.update(hero.card for hero in lord.line if not hero.is_phantom)
        figures.update(lord.prison)
    figures.update(card for card in game.distant if card in HEROES)
    for index, year in enumerate(YEARS):
        pile = game.hero_piles[index]
        if not set(pile) <= set(adventurers(year)):
            yield f"hero_piles.{index}"
        here = Counter(pile) + Counter({card: figures[card] for card in adventurers(year)})
        if year == game.year:
            here.update([*game.arriving, *game.forecast])
        if here != Counter(adventurers(year)):
            yield f"hero_piles.{index}"
        if figures[f"paladin_{year}"] > (1 if year <= game.year else 0):
            yield "paladin"
    if not 0 <= game.heroes_at_bottom <= len(adventurers(game.year)):
        yield "heroes_at_bottom"
    paladin = f"paladin_{game.year}"
    standing = [seat for seat, lord in enumerate(game.lords) for hero in lord.line if hero.card == paladin]
    if standing != ([game.paladin_host] if game.paladin == "host" else []):
        yield "paladin_host"
    if figures[paladin] != (game.paladin != "tent") and game.paladin != "gone":
        yield "paladin"
    if game.paladin_host not in (NOBODY, *range(game.seats)):
        yield "paladin_host"


def _cards(game: DungeonLords) -> Iterator[str]:
    """Every trap, combat card and special event card is in one place, and what was seen of them fits the time."""
    if game.counts() != Counter(trap_cards()):
        yield "trap_deck"
    for number, discarded in enumerate(game.trap_discard):
        if discarded.known_to not in (None, *range(game.seats)):
            yield f"trap_discard.{number}.known_to"
    for index, year in enumerate(YEARS):
        cards = [] if year < game.year else sorted(combat_cards(year))
        if len(game.combat_piles[index]) != (ROUNDS if cards else 0):
            yield f"combat_piles.{index}"
        if sorted([*game.combat_piles[index], *game.combat_removed[index]]) != cards:
            yield f"combat_piles.{index}"
    # A round's card is shown after its planning; once the combat part is over, the last shown remains.
    shown = {"planning": game.combat_round - 1, "battle": game.combat_round}
    if game.phase != "scoring" and game.combat_shown != shown.get(game.phase, 0):
        yield "combat_shown"
    if game.combat_shown not in range(ROUNDS + 1):
        yield "combat_shown"
    if sorted(game.events) != sorted(EVENTS):
        yield "events"
    if game.events_shown != (0 if game.phase == "setup" else min(game.season + 1, len(EVENTS))):
        yield "events_shown"
    if sorted([*game.specials, *game.specials_removed]) != (sorted(SPECIALS) if game.full else []):
        yield "specials"
    if len(game.specials) != (len(YEARS) if game.full else 0):
        yield "specials"
    forecast = game.year if "special" in game.events[: game.events_shown] else game.year - 1
    if game.specials_shown != (forecast if game.full else 0):
        yield "specials_shown"


def _spaces(game: DungeonLords) -> Iterator[str]:
    """Who stands on the action spaces (DL-6.4, DL-9.8)."""
    if sorted(game.spaces) != (sorted(ORDER_IDS) if game.phase in WITH_MINIONS else []):
        yield "spaces"
    minions = [NOBODY, *range(game.seats), *(OUTSIDER - number for number in range(len(game.outsiders)))]
    for order, row in game.spaces.items():
        if len(row) != ORDERS or not set(row) <= set(minions):
            yield f"spaces.{order}"
        for seat, lord in enumerate(game.lords):
            if row.count(seat) > 1 or (game.phase == "orders" and seat in row):
                yield f"spaces.{order}"
            if seat in row and order not in lord.orders:
                yield f"spaces.{order}"
    if game.orders_shown not in range(ORDERS + 1) or (game.phase == "orders" and game.orders_shown):
        yield "orders_shown"
    if game.phase in ("executing", "production") and game.orders_shown != ORDERS:
        yield "orders_shown"
    if game.noted and (len(game.noted) != game.seats or not set(game.noted) <= {-1, 0, 1}):
        yield "noted"


def _orders(game: DungeonLords) -> Iterator[str]:
    """The order cards of every lord (DL-6.1, DL-10.9 to DL-10.11)."""
    for seat, lord in enumerate(game.lords):
        where = f"lords.{seat}"
        choosing = game.full or game.options.choose_disabled
        if len(lord.drawn) != (ORDERS if game.phase == "setup" and choosing else 0):
            yield f"{where}.drawn"
        if len(lord.disabled) != DISABLED and (game.phase != "setup" or lord.disabled):
            yield f"{where}.disabled"
        if lord.drawn and not set(lord.disabled) <= set(lord.drawn):
            yield f"{where}.disabled"
        if set(lord.orders) & set(lord.disabled):
            yield f"{where}.orders"
        most = ORDERS if game.phase in WITH_MINIONS else 0
        if len(lord.orders) > most or (game.phase != "orders" and len(lord.orders) != most):
            yield f"{where}.orders"
        if not set(lord.on_card) <= set(lord.orders) or (game.phase == "orders" and lord.on_card):
            yield f"{where}.on_card"
        for order in lord.orders if game.phase in ("executing", "production") else ():
            if order not in lord.on_card and seat not in game.spaces[order]:
                yield f"{where}.on_card"
        if lord.returning and (game.phase != "production" or lord.returning not in returnable(lord)):
            yield f"{where}.returning"


def _training(game: DungeonLords) -> Iterator[str]:
    training = game.training
    if training is None:
        return
    if training.course != COURSES[game.options.scenario]:
        yield "training.course"
    if training.current not in range(len(training.course)):
        yield "training.current"
    if training.attempts < 1:
        yield "training.attempts"
    if not 0 <= training.hints <= len(HINTS[training.scenario.id]):
        yield "training.hints"
    lord = game.lords[0]
    tiles = range(len(lord.tiles) + 1)
    if len(training.conquered) not in (training.current, training.current + 1):
        yield "training.conquered"
    if not set(training.conquered) <= set(tiles):
        yield "training.conquered"
    scenario = training.scenario
    if Counter(creature.kind for creature in lord.lair) != Counter(scenario.creatures):
        yield "lords.0.lair"
    if sorted([*lord.prison, *(hero.card for hero in lord.line)]) != sorted(scenario.line):
        yield "lords.0.line"
    if game.counts() != Counter(scenario.traps):
        yield "lords.0.traps"
    if game.paladin != "gone" or game.shared_evil is not None or game.outsiders or game.spaces:
        yield "training"
    for name in ("season", "events_shown", "specials_shown", "combat_shown", "orders_shown"):
        if getattr(game, name):
            yield name
    for name in ("tavern", "market", "arriving", "forecast", "distant", "events", "specials"):
        if getattr(game, name):
            yield name


def _battle(game: DungeonLords) -> Iterator[str]:
    battle = game.battle
    if battle is None:
        return
    if game.phase != "battle" or not game.in_combat:
        yield "battle"
    if battle.seat not in range(game.seats) or not game.lords[battle.seat].has_party:
        yield "battle.seat"
    lord = game.lords[battle.seat]
    if battle.square not in lord.tiles or lord.tiles[battle.square].conquered or lord.plan is not None:
        yield "battle.square"
    if not set(battle.traps) <= set(TRAPS) or len(battle.traps) > ORDERS - 1:
        yield "battle.traps"
    for name in ("used_icons", "shield", "poison"):
        if getattr(battle, name) < 0:
            yield f"battle.{name}"
    if battle.poisoned and battle.poisoned not in HEROES:
        yield "battle.poisoned"
    if bool(battle.poisoned) != bool(battle.poison):
        yield "battle.poison"


def _end(game: DungeonLords) -> Iterator[str]:
    """A game that is over has the result that follows from its table, and no other game has one."""
    if (game.result is None) != (game.phase != "scoring"):
        yield "phase"
    if game.result is None:
        return
    if game.result.reason != ("end-scored" if game.training is None else "end-training"):
        yield "result.reason"
    seats = [place.seat for place in game.result.places]
    if seats != list(range(game.seats)) or not _within(game.result.winners, game.seats):
        yield "result.places"
    if game.training is None and game.result != scoring.outcome(game):
        yield "result"


def _within(seats: Sequence[int], number: int) -> bool:
    return all(seat in range(number) for seat in seats)
