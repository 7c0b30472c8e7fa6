"""Whether a position of a Versus game can have come about by the rules: for `check`, and for saves from outside.

Every check names the field that is wrong as a dotted path. The checks run in order and stop at the first fault, so
each may rely on what those before it have held. What waits on the agenda is looked at in `versus_pending`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.map_masters import reward, versus_pending
from rules.map_masters.cards import BY_COST, CARDS, STARTERS
from rules.map_masters.components import GOALS, HAND, MAX_SPELLS, PATH_SPELLS, ROUNDS, SPELLS, TOKENS_PER_TYPE
from rules.map_masters.dungeon import FARTHEST, fault, meeting
from rules.map_masters.goals import points
from rules.map_masters.icons import TOKENS
from rules.map_masters.market import ReplaceSpell
from rules.map_masters.path import ENDED, ESCAPED, PACT
from rules.map_masters.setup import SHOWN

if TYPE_CHECKING:
    from rules.map_masters.game import MapMasters
    from rules.map_masters.pieces import Draft, Player

BEFORE = ("market", "hand")
"""The phases in which the dungeons of the last round still lie there, in the first round none."""
SCORED = ("refresh", "over")
"""The phases in which this round has been scored."""
COST = {"scissors": 0, "recycle": 0, "sb_13": 0, "sb_15": 0, "sb_17": 3}
"""What a card must cost at least to be chosen for that use (MM-15.5, MM-15.6)."""
LAID = frozenset(card for card, row in CARDS.items() if row.kind in ("starter", "dungeon"))
"""The cards that a Versus dungeon can have."""
FAR = 1_000_000
"""Nobody shifts a dungeon so far."""


def faults(game: MapMasters) -> Iterator[str]:
    """The fields that cannot be as they are, as dotted paths."""
    yield from _table(game)
    yield from _goals(game)
    yield from _spells(game)
    yield from _cards(game)
    yield from _tokens(game)
    for seat, player in enumerate(game.players):
        for field in _player(game, player, seat):
            yield f"players.{seat}.{field}"
        for field in _draft(game, player, seat):
            yield f"players.{seat}.draft.{field}"
        for field in _scores(game, player, seat):
            yield f"players.{seat}.{field}"
    yield from _race(game)
    if (game.phase == "over") != (game.result is not None):
        yield "phase"
    if game.result is not None and game.result != reward.outcome(game):
        yield "result"
    yield from versus_pending.faults(game)


def _table(game: MapMasters) -> Iterator[str]:
    if game.phase not in (*BEFORE, "explore", *SCORED):
        yield "phase"
    if not 1 <= game.round <= ROUNDS or (game.phase == "over" and game.round != ROUNDS):
        yield "round"
    if game.phase == "refresh" and game.round == ROUNDS:
        yield "round"
    if sorted(game.order) != list(range(game.seats)):
        yield "order"
    if game.options.seat_order == "joined" and game.order != sorted(game.order):
        yield "order"
    for name in ("first", "turn"):
        if getattr(game, name) not in range(game.seats):
            yield name
    if len(game.players) != game.seats:
        yield "players"
    decks = [f"deck_{seat}" for seat in range(game.seats)]
    if set(game.piles) != {"goals", "spells", *map(str, BY_COST), *decks}:
        yield "piles"
    for name in ("market", "market_discard"):
        if set(getattr(game, name)) != set(BY_COST):
            yield name


def _goals(game: MapMasters) -> Iterator[str]:
    """Two goal cards a round, none of them twice (MM-12.5)."""
    shown = 2 * game.round - 1 if game.phase not in SCORED else 2 * game.round + (game.phase == "refresh")
    if len(game.goals) != shown or any(goal not in GOALS for goal in game.goals):
        yield "goals"
    if sorted([*game.goals, *game.piles["goals"]]) != sorted(GOALS):
        yield "piles.goals"


def _spells(game: MapMasters) -> Iterator[str]:
    """One card of each kind; only sb_02 leaves the game (MM-10.1, MM-10.5)."""
    if len(game.spells) > SHOWN or (len(game.spells) < SHOWN and game.piles["spells"]):
        yield "spells"
    bought = [entry.bought for entry in game.agenda.stack if isinstance(entry, ReplaceSpell)]
    owned = [spell for player in game.players for spell in player.spells]
    found = Counter([*game.spells, *game.piles["spells"], *game.spell_discard, *owned, *bought])
    if found | Counter([PACT]) != Counter(list(SPELLS)):
        yield "piles.spells"


def _cards(game: MapMasters) -> Iterator[str]:
    """Every card is in one place; no player has a card twice."""
    for cost in BY_COST:
        shown, pile = game.market[cost], game.piles[str(cost)]
        for name, cards in ((f"market.{cost}", shown), (f"market_discard.{cost}", game.market_discard[cost])):
            if any(card not in BY_COST[cost] for card in cards):
                yield name
        if any(card not in BY_COST[cost] for card in pile):
            yield f"piles.{cost}"
        if len(shown) > SHOWN or (len(shown) < SHOWN and pile):
            yield f"market.{cost}"
    everything = Counter([*game.gone, *filter(None, [game.peeked])])
    for cost in BY_COST:
        everything.update([*game.market[cost], *game.piles[str(cost)], *game.market_discard[cost]])
    for seat, player in enumerate(game.players):
        own = [*player.area, *player.discard, *game.piles[f"deck_{seat}"]]
        if len(set(own)) != len(own):
            yield f"piles.deck_{seat}"
        everything.update(own)
    expected = Counter(dict.fromkeys(STARTERS, game.seats))
    expected.update(card for cards in BY_COST.values() for card in cards)
    for card in sorted({*everything, *expected}):
        if everything[card] != expected[card]:
            yield f"cards.{card}"


def _tokens(game: MapMasters) -> Iterator[str]:
    """Five fairy tokens of each type, and one that sb_02 may have made (MM-11.3, MM-10.5)."""
    for seat, player in enumerate(game.players):
        for name in ("tokens", "extra"):
            held = getattr(player, name)
            if len(held) != len(TOKENS) or min(held) < 0:
                yield f"players.{seat}.{name}"
        if any(made > held for made, held in zip(player.extra, player.tokens, strict=True)):
            yield f"players.{seat}.extra"
        if any(player.tokens) and game.phase in SCORED:
            yield f"players.{seat}.tokens"
        drafted = player.draft.tokens
        if len(drafted) != len(TOKENS) or min(drafted) < 0 or (_untouched(game) and any(drafted)):
            yield f"players.{seat}.draft.tokens"
        if game.phase == "explore" and drafted != player.tokens:
            yield f"players.{seat}.draft.tokens"
    made = sum(sum(player.extra) for player in game.players)
    if made > (game.phase == "explore" and all(PACT not in player.spells for player in game.players)):
        yield "players.0.extra"
    if len(game.stock) != len(TOKENS):
        yield "stock"
    for kind, left in enumerate(game.stock):
        held = sum(player.tokens[kind] - player.extra[kind] for player in game.players)
        if left < 0 or left + held != TOKENS_PER_TYPE:
            yield f"stock.{kind}"
        if sum(player.draft.tokens[kind] for player in game.players) > TOKENS_PER_TYPE + 1:
            yield "players.0.draft.tokens"


def _player(game: MapMasters, player: Player, seat: int) -> Iterator[str]:
    if player.coins < 0:
        yield "coins"
    hand = game.phase not in BEFORE
    deck = game.piles[f"deck_{seat}"]
    if len(player.area) > HAND or (hand and len(player.area) < HAND and (deck or player.discard)):
        yield "area"
    if len(player.spells) > MAX_SPELLS:
        yield "spells"
    if len(set(player.used)) != len(player.used) or not set(player.used) <= set(player.spells):
        yield "used"
    early = {spell for spell in player.used if SPELLS[spell].when in ("market", "hand")}
    if game.phase in (*BEFORE, "explore") and set(player.used) != early:
        yield "used"
    if game.phase != "market" and not player.passed:
        yield "passed"
    if player.done and game.phase in BEFORE:
        yield "done"
    yield from _marks(game, player)


def _marks(game: MapMasters, player: Player) -> Iterator[str]:
    """What optimizers and spells do with cards of the hand (MM-15.5, MM-15.6)."""
    if len(player.optimizers) != 2 or (any(player.optimizers) and game.phase not in SCORED):
        yield "optimizers"
    if player.marks and game.phase != "refresh":
        yield "marks"
    done = Counter(player.marks.values())
    if done["recycle"] > player.optimizers[0] or done["scissors"] > player.optimizers[1]:
        yield "marks"
    for spell in ("sb_13", "sb_15", "sb_17"):
        if done[spell] != (spell in player.used):
            yield "marks"
    for card, mark in player.marks.items():
        if card not in player.area or CARDS[card].cost < COST[mark]:
            yield f"marks.{card}"


def _draft(game: MapMasters, player: Player, seat: int) -> Iterator[str]:
    """The dungeon of a player and the path through it (MM-14.2)."""
    draft = player.draft
    if _untouched(game) and draft != type(draft)():
        yield "cards"
    past = game.phase in BEFORE
    castable = [spell for spell in PATH_SPELLS if past or spell in player.spells]
    if any(spell not in castable for spell in draft.spells) or len(set(draft.spells)) != len(draft.spells):
        yield "spells"
    if game.phase == "explore" and draft.spells != [spell for spell in player.spells if spell in PATH_SPELLS]:
        yield "spells"
    if draft.holding and (past or draft.drawing or not draft.cards or draft.holding not in player.area):
        yield "holding"
    if draft.turned and not draft.holding:
        yield "turned"
    yield from _layout(game, player)
    if draft.drawing:
        if not draft.cards or fault(draft.cards, column=game.options.layout == "column"):
            yield "drawing"
    elif draft.steps:
        yield "steps"
    yield from _presses(draft)
    if draft.drawing:
        yield from _path(game, player, seat)


def _untouched(game: MapMasters) -> bool:
    """Whether nobody has explored yet."""
    return game.phase in BEFORE and game.round == 1


def _layout(game: MapMasters, player: Player) -> Iterator[str]:
    cards = player.draft.cards
    for number, placed in enumerate(cards):
        before = cards[:number]
        known = placed.card in LAID if game.phase in BEFORE else placed.card in player.area
        if not known or any(placed.card == other.card for other in before):
            yield f"cards.{number}"
        if max(abs(placed.x), abs(placed.y)) > FAR:
            yield f"cards.{number}"
        for other in before:
            apart = abs(placed.x - other.x), abs(placed.y - other.y)
            if isinstance(meeting(other[2:], placed[2:]), str) or apart[0] > FARTHEST[0] or apart[1] > FARTHEST[1]:
                yield f"cards.{number}"
        if game.options.layout == "column" and placed.x != cards[0].x:
            yield f"cards.{number}"


def _presses(draft: Draft) -> Iterator[str]:
    """Each choice began at a step of its own, the first one at the first step."""
    presses = draft.presses
    if presses != sorted(set(presses)) or bool(presses) != bool(draft.steps):
        yield "presses"
    if presses and (presses[0] != 0 or presses[-1] >= len(draft.steps)):
        yield "presses"


def _path(game: MapMasters, player: Player, seat: int) -> Iterator[str]:
    """The steps are legal; a path that somebody is done with has ended."""
    draft = player.draft
    if draft.steps[:1] == ["stop"] or "stop" in draft.steps[:-1]:
        yield "steps"
    try:
        path = game.walk(seat)[-1]
    except ValueError:
        yield "steps"
        return
    if player.done and not (draft.steps and path.over):
        yield "steps"
    if not player.done and path.status == ENDED and game.phase not in BEFORE:
        yield "done"


def _scores(game: MapMasters, player: Player, seat: int) -> Iterator[str]:
    """The score board, a row for each round that is over (components, section 5)."""
    rounds = game.round if game.phase in SCORED else game.round - 1
    for name in ("primary", "secondary", "bonus", "escapes"):
        if len(getattr(player, name)) != rounds:
            yield name
    for name, first in (("primary", 0), ("secondary", 1)):
        for number, score in enumerate(getattr(player, name)):
            if score < 0 or score % GOALS[game.goals[2 * number + first]].vp:
                yield f"{name}.{number}"
    for number, bonus in enumerate(player.bonus):
        races = game.options.time_bonus == "on" and GOALS[game.goals[2 * number]].hourglass
        winners = [other for other, rival in enumerate(game.players) if any(rival.bonus[number : number + 1])]
        if bonus not in (0, 1) or (bonus and not (races and winners == [seat])):
            yield f"bonus.{number}"
    if game.phase in SCORED:
        path = game.path(seat) if player.draft.steps else None
        goals = [GOALS[goal] for goal in game.goals[2 * game.round - 2 : 2 * game.round]]
        if [player.primary[-1], player.secondary[-1]] != [points(path, goal) for goal in goals]:
            yield "primary"
        if player.escapes[-1] != (path is not None and path.status == ESCAPED):
            yield "escapes"
        if player.optimizers != ([path.count("recycle"), path.count("scissors")] if path else [0, 0]):
            yield "optimizers"
        if path is not None and not set(path.cast) <= set(player.used):
            yield "used"


def _race(game: MapMasters) -> Iterator[str]:
    """Who is first to be done (MM-14.7); what the last race was stands until the next exploration."""
    explored = game.round if game.phase not in BEFORE else game.round - 1
    goal = GOALS[game.goals[2 * explored - 2]] if explored else None
    if game.racing != (game.options.time_bonus == "on" and goal is not None and goal.hourglass):
        yield "racing"
    if game.head_start and not explored:
        yield "head_start"
    if game.phase == "explore":
        if not game.head_start and not game.options.head_start:
            yield "head_start"
        done = [seat for seat, player in enumerate(game.players) if player.done and player.draft.steps]
        if game.bonus not in (done if game.racing and done else [None]):
            yield "bonus"
        return
    won = [seat for seat, player in enumerate(game.players) if explored and player.bonus[-1]]
    if game.bonus != (won[0] if won else None):
        yield "bonus"
