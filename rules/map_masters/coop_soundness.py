"""Whether a co-operative position can have come about by the rules: for `check`, and for saves from outside.

Every check names the field that is wrong as a dotted path. The checks run in order and stop at the first fault, so
each may rely on what those before it have held. What waits on the agenda is looked at in `coop_pending`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from rules.map_masters import coop_end, coop_pending, sheets
from rules.map_masters.cards import BY_COST, CARDS, FACES, HEIGHT, OPENINGS, STARTERS, WIDTH
from rules.map_masters.components import COOP_SPELLS, MAX_SPELLS, TOKENS_PER_TYPE
from rules.map_masters.icons import TOKENS
from rules.map_masters.missions import COLLAPSES, EXIT, HIDDEN, MISSIONS
from rules.map_masters.path import PACT
from rules.map_masters.team import COPIES, Group, hand_size, tableau, team_of, traced

if TYPE_CHECKING:
    from rules.map_masters.game import MapMasters
    from rules.map_masters.team import Team

REASONS = ("", "dead_end", "no_card", "requirement", "alarm", "gave_up")
SHOWN = 2


def faults(game: MapMasters) -> Iterator[str]:
    """The fields that cannot be as they are, as dotted paths."""
    yield from _versus_is_empty(game)
    yield from _decision(game)
    team = team_of(game)
    if team.mission:
        yield from _grid(team)
        yield from _stock(game)
        yield from _cards(game)
        yield from _marks(game)
        for number, group in enumerate(team.groups):
            yield from _group(game, group, f"team.groups.{number}")
        yield from _groups_together(game)
        yield from _trace(game)
        yield from _sketches(game)
    elif team != type(team)(sheet=team.sheet) or game.piles or game.spells or game.gone:
        yield "team"
    yield from _end(game)
    yield from coop_pending.faults(game)


def _versus_is_empty(game: MapMasters) -> Iterator[str]:
    """Nothing of the other mode is on the table."""
    for name in ("goals", "spell_discard", "market", "market_discard", "players", "round", "racing", "peeked"):
        if getattr(game, name):
            yield name
    if game.bonus is not None:
        yield "bonus"
    if len(game.stock) != len(TOKENS) or not all(0 <= left <= TOKENS_PER_TYPE for left in game.stock):
        yield "stock"
    if sorted(game.order) != list(range(game.seats)):
        yield "order"
    for name in ("first", "turn"):
        if getattr(game, name) not in range(game.seats):
            yield name
    if game.phase not in ("team", "turn", "over"):
        yield "phase"


def _decision(game: MapMasters) -> Iterator[str]:
    """The sheet, and what has been decided."""
    team = team_of(game)
    sheet = team.sheet
    if team.mission != 0 and team.mission not in MISSIONS:
        yield "team.mission"
    if game.options.mission and team.mission != game.options.mission:
        yield "team.mission"
    if sheet.mission != 0 and sheet.mission not in MISSIONS:
        yield "team.sheet.mission"
    if team.mission and sheet.mission != team.mission:
        yield "team.sheet.mission"
    if sheet.pen not in range(game.seats):
        yield "team.sheet.pen"
    stages = {"team": ("mission", "starts", "market", "eve"), "turn": ("", "turned"), "over": ("", "turned")}
    if sheet.stage not in stages[game.phase] or (sheet.stage == "mission") != (not team.mission):
        yield "team.sheet.stage"
    if sheet.first not in range(-1, game.seats):
        yield "team.sheet.first"
    if sheet.difficulty not in ("", *sheets.DIFFICULTIES):
        yield "team.sheet.difficulty"
    if sheet.turned and sheet.stage != "turned":
        yield "team.sheet.turned"
    if (team.difficulty in sheets.DIFFICULTIES) != (game.phase != "team") or (not team.difficulty) != (
        game.phase == "team"
    ):
        yield "team.difficulty"
    if team.why not in REASONS:
        yield "team.why"


def _grid(team: Team) -> Iterator[str]:
    """Every space holds what the mission puts there, a card that was played, nothing, or has collapsed."""
    grid = team.rules.grid
    tokens = {(column, row): token for row, line in enumerate(grid) for column, token in enumerate(line)}
    lying: dict[tuple[int, int], str] = {}
    for number, placed in enumerate(team.tableau):
        where = f"team.tableau.{number}"
        space = (placed.x // WIDTH, placed.y // HEIGHT)
        if placed.x % WIDTH or placed.y % HEIGHT or space not in tokens or space in lying:
            yield where
        if placed.card not in CARDS:
            yield f"{where}.0"
        lying[space] = placed.card
        kind, token = CARDS[placed.card].kind, tokens[space]
        fits = {
            "S": kind == "starter",
            ".": kind in ("starter", "dungeon"),
            "?": placed.card == HIDDEN or placed.card in team.rules.face_down,
            "X": False,
        }
        if not fits.get(token, placed.card == token):
            yield f"{where}.0"
    for number, space in enumerate(team.free):
        if tokens.get(space) != "." or space in lying or space in team.free[:number]:
            yield f"team.free.{number}"
    missing = [space for space, token in tokens.items() if token != "X" and space not in lying]
    collapsed = [space for space in missing if space not in team.free]
    if any(tokens[space] != "." for space in collapsed):
        yield "team.tableau"
    most = len(COLLAPSES) if "collapse" in team.rules.special else 0
    if team.collapses != len(collapsed) or team.collapses > most:
        yield "team.collapses"
    if team.hidden != [space for space in team.hidden if lying.get(space) == HIDDEN] or len(set(team.hidden)) != sum(
        card == HIDDEN for card in lying.values()
    ):
        yield "team.hidden"


def _stock(game: MapMasters) -> Iterator[str]:
    """Coins, fairy tokens and spells."""
    team = team_of(game)
    purse = team.rules.market_coins
    least, most = {"starts": (purse, purse), "market": (1, purse)}.get(team.sheet.stage, (0, 0))
    if not least <= team.coins <= most:
        yield "team.coins"
    for number, group in enumerate(team.groups):
        if len(group.tokens) != len(TOKENS) or not all(held in (0, 1) for held in group.tokens):
            yield f"team.groups.{number}.tokens"
    for kind, left in enumerate(game.stock):
        if left + sum(group.tokens[kind] for group in team.groups) > TOKENS_PER_TYPE + len(game.gone):
            yield "stock"
    owned = [spell for group in team.groups for spell in group.spells]
    if len(game.spells) > SHOWN or (len(game.spells) < SHOWN and game.piles.get("spells")):
        yield "spells"
    if set(game.gone) - {PACT}:
        yield "gone"
    everywhere = [*owned, *game.spells, *game.piles.get("spells", []), *game.gone]
    if Counter(everywhere) != Counter(COOP_SPELLS):
        yield "piles.spells"
    for number, group in enumerate(team.groups):
        if len(group.spells) > MAX_SPELLS:
            yield f"team.groups.{number}.spells"
        if len(set(group.used)) != len(group.used) or set(group.used) - set(group.spells):
            yield f"team.groups.{number}.used"


def _cards(game: MapMasters) -> Iterator[str]:
    """No card is made or lost: tableau, hands and deck together are what the mission asks for."""
    team = team_of(game)
    rules = team.rules
    up = [placed.card for placed in team.tableau if placed.card in rules.face_down]
    if Counter([*up, *game.piles.get("steps", [])]) != Counter(rules.face_down):
        yield "piles.steps"
    dealt = game.phase != "team" or team.sheet.stage == "eve"
    if set(game.piles) != {"steps", "spells", *(("cards",) if dealt else ())}:
        yield "piles"
    tokens = {(column, row): token for row, line in enumerate(rules.grid) for column, token in enumerate(line)}
    played = [placed.card for placed in team.tableau if tokens[placed.x // WIDTH, placed.y // HEIGHT] == "."]
    if not dealt:
        if team.hands or played:
            yield "team.hands" if team.hands else "team.tableau"
        return
    if len(team.hands) != game.seats:
        yield "team.hands"
    for number, hand in enumerate(team.hands):
        if len(hand) > hand_size(game.seats):
            yield f"team.hands.{number}"
    drawn = [*game.piles["cards"], *played, *(card for hand in team.hands for card in hand)]
    if any(card not in CARDS or CARDS[card].kind not in ("starter", "dungeon") for card in drawn):
        yield "piles.cards"
    costs = Counter(CARDS[card].cost for card in drawn)
    if [costs[cost] for cost in (0, *BY_COST)] != rules.deck:
        yield "piles.cards"
    everything = Counter([*drawn, *(placed.card for placed in team.tableau if placed.card != HIDDEN)])
    everything.subtract(played)
    for card, number in everything.items():
        if number > (COPIES if card in STARTERS else 1):
            yield "piles.cards"


def _bits(team: Team, names: Iterable[str], size: int) -> Iterator[str]:
    for name in names:
        if not 0 <= getattr(team, name) < 1 << size:
            yield f"team.{name}"


def _marks(game: MapMasters) -> Iterator[str]:
    """What lines have used, circled and crossed out."""
    team, dungeon = team_of(game), tableau(game)
    places = len(dungeon.rooms)
    yield from _bits(team, ("used", "rooms"), places)
    yield from _bits(team, ("links",), dungeon.links)
    yield from _bits(team, ("circled", "crossed", "fixtures"), len(dungeon.found))
    if team.crossed & ~team.circled:
        yield "team.crossed"
    corridors = sum(1 << place for place, room in enumerate(dungeon.rooms) if not room)
    if team.used & ~corridors:
        yield "team.used"
    if team.rooms & corridors:
        yield "team.rooms"
    for number, (place, first, second, group) in enumerate(team.passages):
        where = f"team.passages.{number}"
        if not (0 <= place < places and dungeon.rooms[place] and 0 <= group < len(team.groups)):
            yield where
        doors = {way.door for way in dungeon.exits[place]}
        if first not in doors or second not in doors or first == second:
            yield where


def _group(game: MapMasters, group: Group, where: str) -> Iterator[str]:
    """A group stands where a group may stand, and has what it may have."""
    team, dungeon = team_of(game), tableau(game)
    placed = game.phase != "team" or team.sheet.stage in ("market", "eve")
    if not placed and group != Group(group.colour):
        yield where
    grid = team.rules.grid
    if not (0 <= group.column < len(grid[0]) and 0 <= group.row < len(grid)):
        yield f"{where}.column"
    if group.opening not in ("", *OPENINGS):
        yield f"{where}.opening"
    card = dungeon.number_at.get((group.column * WIDTH, group.row * HEIGHT), -1)
    hall = card >= 0 and dungeon.cards[card].kind in ("step", "boss")
    begins = f"{group.column}_{group.row}_{group.opening}" in team.sheet.starts
    if group.opening:
        at_artifact = card >= 0 and dungeon.cards[card].id in team.rules.on_the_way
        if hall or not (begins or at_artifact) or group.door != -1:
            yield f"{where}.opening"
    elif placed and not hall:
        yield f"{where}.opening"
    elif placed and group.door not in range(len(FACES[dungeon.cards[card].id][0].places[0].ways)):
        yield f"{where}.door"
    rooms = sum(1 << place for place, room in enumerate(dungeon.rooms) if room and not dungeon.halls[place])
    if group.visited < 0 or group.visited & ~rooms:
        yield f"{where}.visited"
    if group.own < 0 or group.own & ~team.circled:
        yield f"{where}.own"
    if group.delivered < 0 or group.delivered & ~team.crossed:
        yield f"{where}.delivered"
    if group.teleports < 0:
        yield f"{where}.teleports"
    for index, stroke in enumerate(group.lines):
        if not stroke or not all(_is_cell(cell) for cell in stroke):
            yield f"{where}.lines.{index}"


def _is_cell(cell: str) -> bool:
    level, numbers = cell[:1], cell[1:].split(",")
    return level in ("m", "b") and len(numbers) == 2 and all(number.lstrip("-").isdecimal() for number in numbers)


def _groups_together(game: MapMasters) -> Iterator[str]:
    """Colours, starts, what is filled and taken, in all groups together."""
    team, rules = team_of(game), team_of(game).rules
    if [group.colour for group in team.groups] != list(rules.groups):
        yield "team.groups"
    outside = {f"{column}_{row}_{name}" for (column, row), name in sheets.outside(rules)}
    starts = team.sheet.starts
    complete = team.sheet.stage not in ("mission", "starts")
    if set(starts) - outside or len(set(starts)) != len(starts) or len(starts) > len(rules.groups):
        yield "team.sheet.starts"
    if complete and len(starts) != len(rules.groups):
        yield "team.sheet.starts"
    if len(set(team.filled)) != len(team.filled) or set(team.filled) - set(range(len(rules.slots))):
        yield "team.filled"
    done = Counter(card for group in team.groups for card in group.done_at)
    if done != Counter(rules.slots[number].card for number in team.filled):
        yield "team.filled"
    for number, group in enumerate(team.groups):
        final = [card for card in group.done_at if card == EXIT or CARDS[card].kind == "boss"]
        if group.out != bool(final) or len(set(group.done_at)) != len(group.done_at):
            yield f"team.groups.{number}.done_at"
    held = [artifact for group in team.groups for artifact in group.artifacts]
    if len(set(held)) != len(held) or set(held) != set(team.taken) or len(team.taken) != len(held):
        yield "team.taken"
    if set(held) - set(rules.artifacts.values()):
        yield "team.taken"
    for first, second in combinations(range(len(team.groups)), 2):
        if team.groups[first].own & team.groups[second].own:
            yield f"team.groups.{second}.own"


def _trace(game: MapMasters) -> Iterator[str]:
    """The path that is being drawn can be drawn."""
    team = team_of(game)
    trace = team.trace
    if trace is None:
        if team.sheet.stage == "turned" and game.result is None:
            yield "team.trace"
        return
    if game.phase != "turn" or not 0 <= trace.group < len(team.groups) or team.groups[trace.group].out:
        yield "team.trace"
    if sorted(set(trace.presses)) != trace.presses or bool(trace.presses) != bool(trace.steps):
        yield "team.trace.presses"
    if trace.presses and (trace.presses[0] != 0 or trace.presses[-1] >= len(trace.steps)):
        yield "team.trace.presses"
    if team.sheet.stage == "turned":
        if trace.steps or team.groups[trace.group].opening:
            yield "team.trace.steps"
        return
    if team.number_at(team.groups[trace.group].space) < 0:
        yield "team.trace.group"
    try:
        over = traced(game)[-1].over
    except ValueError:
        over = True
    if over:
        game.walks.clear()
        yield "team.trace.steps"


def _sketches(game: MapMasters) -> Iterator[str]:
    team = team_of(game)
    grid = team.rules.grid
    colours = ("", *team.rules.groups)
    seen = set()
    for number, sketch in enumerate(team.sketches):
        where = f"team.sketches.{number}"
        if sketch.seat not in range(game.seats) or sketch.group not in colours or (sketch.seat, sketch.group) in seen:
            yield where
        seen.add((sketch.seat, sketch.group))
        inside = all(0 <= column < len(grid[0]) and 0 <= row < len(grid) for column, row in sketch.spaces)
        if not sketch.spaces or not inside or len(set(sketch.spaces)) != len(sketch.spaces):
            yield f"{where}.spaces"


def _end(game: MapMasters) -> Iterator[str]:
    """The result is the one that the table shows."""
    if (game.result is None) != (game.phase != "over"):
        yield "phase" if game.result is None else "result"
    if game.result is None:
        if team_of(game).why:
            yield "team.why"
        return
    team = team_of(game)
    if not team.mission or not team.difficulty:
        yield "team.mission"
    if (team.why == "") != (not coop_end.open_slots(team)):
        yield "team.why"
    if game.result != coop_end.outcome(game):
        yield "result"
