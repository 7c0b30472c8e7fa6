"""Carrying out what the team has decided: tableau, groups, market, deck, hands (MM-20)."""

from __future__ import annotations

from collections import Counter

from games.map_masters.rules.cards import BY_COST, STARTERS
from games.map_masters.rules.components import COOP_SPELLS, SPELL_COST, TOKEN_COST, TOKENS_PER_TYPE
from games.map_masters.rules.coop import preparation
from games.map_masters.rules.coop.fulfilment import step_turned
from games.map_masters.rules.coop.missions import FACE_DOWN, FREE, HIDDEN, SOLID, STARTER
from games.map_masters.rules.coop.sketch import open_sketching
from games.map_masters.rules.coop.tableau import hands_open, team_of
from games.map_masters.rules.coop.team import COPIES, Group, Team
from games.map_masters.rules.coop.turn import Turn
from games.map_masters.rules.icons import TOKENS
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.state import MapMastersState
from rules.entries import Step
from rules.messages import refer, seat_name

ALONE_HAND, TEAM_HAND = 4, 3
"""The number of cards that are dealt to a player who plays alone, and to each of several (MM-20.13)."""


def begin(game: MapMastersState) -> None:
    """Choose the mission, unless the table has fixed it."""
    game.phase = "team"
    game.team = Team()
    game.stock = [TOKENS_PER_TYPE] * 4
    if game.settings.mission:
        game.team.sheet.mission = game.settings.mission
        lay_out(game)
    else:
        game.push(preparation.Decide(stage="mission"))


def carry_out(game: MapMastersState) -> None:
    """Carry out the team's agreement (MM-20.3)."""
    match team_of(game).sheet.stage:
        case "mission":
            lay_out(game)
        case "starts":
            place_groups(game)
        case "market":
            buy(game)
        case "turned":
            step_turned(game)
        case _:  # "eve"
            begin_play(game)


def lay_out(game: MapMastersState) -> None:
    """The tableau and the market of the mission (MM-20.4 to MM-20.6, MM-20.10)."""
    team = team_of(game)
    team.mission = team.sheet.mission
    rules = team.rules
    starters = [card for card in STARTERS for _ in range(COPIES)]
    game.dice.shuffle(starters)
    steps = list(rules.face_down)
    game.dice.shuffle(steps)
    game.piles["steps"] = steps
    for space, token in rules.spaces.items():
        if token == STARTER:
            team.tableau.append(Placed.on(starters.pop(), bool(game.dice.below(2)), space))
        elif token == FREE:
            team.free.append(space)
        elif token == FACE_DOWN:
            team.tableau.append(Placed.on(HIDDEN, False, space))
            team.hidden.append(space)
        elif token != SOLID:
            team.tableau.append(Placed.on(token, False, space))
    team.groups = [Group(colour) for colour in rules.groups]
    team.coins = rules.market_coins
    game.piles["spells"] = list(COOP_SPELLS)
    game.dice.shuffle(game.piles["spells"])
    game.spells = [game.piles["spells"].pop(), game.piles["spells"].pop()]
    game.tell("log-mission", mission=refer(f"mission-{rules.id}"), number=rules.number, stars=rules.stars)
    game.push(preparation.Decide(stage="starts"))


def place_groups(game: MapMastersState) -> None:
    """Place the minis; now only the market is left before the mission (MM-20.12)."""
    team = team_of(game)
    for group, start in zip(team.groups, team.sheet.starts, strict=True):
        group.column, group.row, group.opening = start
        game.tell(
            "log-group_placed",
            group=group.name,
            column=group.column + 1,
            row=group.row + 1,
            side=refer(f"opening-{group.opening}"),
        )
    game.push(preparation.Decide(stage="market") if team.coins else Deal())


def buy(game: MapMastersState) -> None:
    """Buy what is on the sheet; only a spell reveals something new, so the team may then buy more with what is left."""
    team = team_of(game)
    wanted, team.sheet.wanted = team.sheet.wanted, []
    for thing, group_number in wanted:
        buy_thing = _buy_token if thing in TOKENS else _buy_spell
        buy_thing(game, team.groups[group_number], thing)
    if team.coins and not all(want.is_token for want in wanted):
        game.tell("log-shop_again", coins=team.coins)
        game.push(preparation.Decide(stage="market"))
    else:
        if team.coins:
            game.tell("log-coins_lost", coins=team.coins)
        team.coins = 0
        game.push(Deal())


def _buy_token(game: MapMastersState, group: Group, token: str) -> None:
    kind = TOKENS.index(token)
    team_of(game).coins -= TOKEN_COST
    game.stock[kind] -= 1
    group.tokens[kind] += 1
    game.tell("log-group_token", group=group.name, token=refer(f"token-{token}"))


def _buy_spell(game: MapMastersState, group: Group, spell: str) -> None:
    """Buy a spell of the market, which another one replaces, or the unseen one on top of the pile."""
    team_of(game).coins -= SPELL_COST
    unseen = spell == preparation.BLIND
    if unseen:
        spell = game.piles["spells"].pop()
    elif game.piles["spells"]:
        game.spells[game.spells.index(spell)] = game.piles["spells"].pop()
    else:
        game.spells.remove(spell)
    group.spells.append(spell)
    key = "log-group_spell_unseen" if unseen else "log-group_spell"
    game.tell(key, group=group.name, spell=refer(f"spell-{spell}"))


class Deal(Step):
    """Make the deck, deal the hands, ask for difficulty and first player (MM-20.7, MM-20.13)."""

    def run(self, game: MapMastersState) -> None:
        """Cards that lie in the tableau are not in the deck."""
        team = team_of(game)
        rules = team.rules
        lying = Counter(placed.card for placed in team.tableau)
        starters = [card for card in STARTERS for _ in range(COPIES - lying[card])]
        game.dice.shuffle(starters)
        deck = starters[: rules.deck[0]]
        for cost, number in zip(BY_COST, rules.deck[1:], strict=True):
            cards = [card for card in BY_COST[cost] if not lying[card]]
            game.dice.shuffle(cards)
            deck += cards[:number]
        game.dice.shuffle(deck)
        game.piles["cards"] = deck
        game.tell("log-mission_deck", cards=len(deck))
        number = ALONE_HAND if game.seats == 1 else TEAM_HAND
        for seat in range(game.seats):
            hand = [deck.pop() for _ in range(number)]
            team.hands.append(hand)
            names = [refer(f"card-{card}") for card in hand]
            if hands_open(game):
                game.tell("log-dealt_open", player=seat_name(seat), cards=names)
            else:
                game.tell("log-dealt", to=seat, cards=names)
        game.push(preparation.Decide(stage="eve"))


def begin_play(game: MapMastersState) -> None:
    """The active player token goes to the first player."""
    team = team_of(game)
    team.difficulty = team.sheet.difficulty if game.settings.difficulty == "ask" else game.settings.difficulty
    game.turn = game.first = team.sheet.first
    game.phase = "turn"
    team.sheet.stage = ""
    game.tell("log-mission_begins", difficulty=refer(f"difficulty-{team.difficulty}"), player=seat_name(game.first))
    open_sketching(game)
    game.push(Turn())
