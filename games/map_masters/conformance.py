"""The pieces of Map Masters, in Versus and co-operative games; `conformance.declarations` explains the constants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from conformance.invariants import below_zero, differing, doubles
from games.map_masters.rules.cards import BY_COST, CARDS, STARTERS
from games.map_masters.rules.components import COOP_SPELLS, FAIRY_PACT, GOALS, SPELLS, TOKENS_PER_TYPE
from games.map_masters.rules.coop.missions import FREE
from games.map_masters.rules.coop.team import COPIES, Team
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.versus.market import ReplaceSpell

VARIANTS: tuple[dict[str, object], ...] = (
    {"layout": "column", "time_bonus": "off", "seat_order": "shuffled"},
    {"mode": "coop"},
    {"mode": "coop", "difficulty": "newcomer", "open_hands": "on", "host_decides": "on"},
    {"mode": "coop", "difficulty": "hard", "strict_arrival": "on"},
    {"head_start": 1, "timer": 5},
)
"""Most options mean something only in one of the two modes."""
WITHOUT_RACE: dict[str, object] = {"time_bonus": "off"}
LOSSES = ("end-mission_lost",)
FAR: dict[str, Callable[[MapMasters], bool]] = {
    "a dungeon of five cards": lambda game: any(len(player.draft.cards) == 5 for player in game.players),
    "the last round": lambda game: game.round == 6,
    "a goal of a mission": lambda game: game.team is not None and bool(game.team.filled),
    "a mission won": lambda game: game.result is not None and game.result.reason == "end-mission_won",
}


def faults(game: MapMasters) -> Iterator[str]:
    """Every card, spell, goal and fairy token is in one place; no player has a negative amount of anything."""
    if any(left < 0 for left in game.stock):
        yield "stock"
    yield from _versus(game) if game.team is None else _together(game, game.team)


def _versus(game: MapMasters) -> Iterator[str]:
    yield from differing("goals", [*game.goals, *game.piles["goals"]], GOALS)
    spells = [*game.spells, *game.piles["spells"], *game.spell_discard]
    spells += [spell for player in game.players for spell in player.spells]
    spells += [entry.bought for entry in game.agenda.stack if isinstance(entry, ReplaceSpell)]
    if FAIRY_PACT not in spells:
        spells.append(FAIRY_PACT)  # when cast, it leaves the game (MM-10.5)
    yield from differing("spells", spells, SPELLS)
    if game.piles["spells"] and not game.spells:
        yield "no spells on offer"
    cards = [*game.gone, *([game.peeked] if game.peeked else [])]
    for cost in BY_COST:
        cards += [*game.market[cost], *game.piles[str(cost)], *game.market_discard[cost]]
        if game.piles[str(cost)] and not game.market[cost]:
            yield f"nothing in market.{cost}"
    for seat, player in enumerate(game.players):
        cards += [*player.area, *player.discard, *game.piles[f"deck_{seat}"]]
    yield from differing("cards", cards, [*STARTERS * game.seats, *(card for row in BY_COST.values() for card in row)])
    for kind, left in enumerate(game.stock):
        from_stock = sum(player.tokens[kind] - player.extra[kind] for player in game.players)
        if left + from_stock != TOKENS_PER_TYPE:
            yield f"stock.{kind}"
    for seat, player in enumerate(game.players):
        yield from below_zero(f"players.{seat}", player, "coins")
        if min(player.tokens) < 0:
            yield f"players.{seat}.tokens"
        yield from doubles(f"players.{seat}.area", player.area)


def _together(game: MapMasters, team: Team) -> Iterator[str]:
    if not team.mission:
        return  # none is chosen yet
    yield from below_zero("team", team, "coins", "collapses")
    spells = [*game.spells, *game.piles.get("spells", []), *game.gone]
    spells += [spell for group in team.groups for spell in group.spells]
    yield from differing("spells", spells, COOP_SPELLS)
    turned_up = [placed.card for placed in team.tableau if placed.card in team.rules.face_down]
    yield from differing("steps", [*turned_up, *game.piles.get("steps", [])], team.rules.face_down)
    spaces = [(placed.x, placed.y) for placed in team.tableau]
    yield from doubles("tableau", spaces)
    if "cards" not in game.piles:
        return  # the deck is not made yet
    played = [placed.card for placed in team.tableau if team.rules.spaces[placed.space] == FREE]
    cards = [*game.piles["cards"], *played, *(card for hand in team.hands for card in hand)]
    costs = Counter(CARDS[card].cost for card in cards)
    if [costs[cost] for cost in (0, *BY_COST)] != team.rules.deck:
        yield "costs of the cards"
    if any(number > (COPIES if card in STARTERS else 1) for card, number in Counter(cards).items()):
        yield "copies of a card"
