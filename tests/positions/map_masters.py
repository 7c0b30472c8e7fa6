"""Twelve positions of Map Masters, against each other."""

from __future__ import annotations

from games.map_masters.rules.cards import STARTERS
from games.map_masters.rules.components import BARTER, BONFIRE, FORESIGHT, HAGGLER, PHANTOM_BLADE, ROUNDS
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.pieces import Player
from games.map_masters.rules.versus.hands import Hands
from tests.games.map_masters.table import Table
from tests.positions.position import Posed, posed

ME = 1
POOR = {3: ["d54", "d12"], 4: ["d24", "d60"], 5: ["d36", "d66"], 6: ["d48", "d44"]}
"""Cards for the market with stairs and hardly anything else that counts."""


def shop(goal: str, coins: int, *, number: int = 1, area: str = "", **cards: str) -> MapMasters:
    """ME buys first. `cards` lie in the market: `c5="d62"` in place of the first card that costs 5."""
    table = Table(2, "positions", seat_order="joined")
    game = table.game
    while game.awaited().seat != ME:
        table.pick("pass", seat=game.awaited().seat)
    game.round, game.goals[-1] = number, goal
    game.market = {cost: list(offered) for cost, offered in POOR.items()}
    for name, card in cards.items():
        game.market[int(name[1:])][0] = card
    player = me(game)
    player.coins = coins
    player.area = area.split()
    game.spells = [BONFIRE, BARTER]
    return game


def me(game: MapMasters) -> Player:
    """The player who acts."""
    return game.players[ME]


def six_scrolls_for_five_coins() -> Posed:
    """Each scroll counts, and this card has six: most cards of that price have one or two."""
    return posed(shop("goal_scroll_2", 5, c5="d62"), "card_d62")


def keys_count_double() -> Posed:
    """Five keys at two points each beat everything that the market has for keys."""
    return posed(shop("goal_key_2", 5, c5="d61"), "card_d61")


def eight_barrels_in_the_last_round() -> Posed:
    """Six coins are two points at the end; eight barrels are far more, and a starter has one or two."""
    return posed(shop("goal_barrel_2", 6, number=ROUNDS, c6="d67"), "card_d67")


def a_key_for_three_padlocks() -> Posed:
    """Three padlocks on a card with one key, three points each: a key token opens another one for a coin."""
    return posed(shop("goal_padlock_2", 1, area="d20 d23"), "token_key")


def a_sword_for_the_last_monsters() -> Posed:
    """Five monsters and three swords on the two cards kept: a sword token is another three points for a coin."""
    return posed(shop("goal_monster_2", 1, area="d42 d18"), "token_sword")


def the_token_does_what_the_spell_does() -> Posed:
    """In the last round the spell defeats one monster for two coins; the token does that for one."""
    game = shop("goal_monster_2", 2, number=ROUNDS, area="d42 d18 d57 d30 d63")
    game.spells = [PHANTOM_BLADE, BONFIRE]
    return posed(game, "token_sword")


def the_haggler_pays_less() -> Posed:
    """With the haggling spell the same card costs one coin less."""
    game = shop("goal_scroll_2", 6, c5="d62")
    me(game).spells = [HAGGLER]
    return posed(game, f"card_d62_{HAGGLER}")


def coins_are_points_now() -> Posed:
    """In the last round, with five cards, only tokens and refresh spells are left; three coins are a point."""
    return posed(shop("goal_coin_2", 3, number=ROUNDS, area="d65 d34 d46 d22 d10"), "pass")


def keep_seven_swords_for_the_sword_goal() -> Posed:
    """The next goal counts swords: the card with seven of them comes to the next hand."""
    return posed(refresh("goal_sword_2", recycles=1, scissors=0), "recycle_d71")


def cut_a_starter() -> Posed:
    """Scissors make the deck better by its poorest card: a starter, never a card that was paid for."""
    return posed(refresh("goal_coin_3", recycles=0, scissors=1), "scissors_s*")


def refresh(goal: str, *, recycles: int, scissors: int) -> MapMasters:
    """ME has played the hand and may use what was found; the next goal has just been turned up."""
    table = Table(2, "positions", seat_order="joined")
    hands = [["s1", "s2", "s3", "s4", "s5"], ["d71", "d62", "s4", "s8", "s7"]]
    table.refreshing(*hands, optimizers=[[0, 0], [recycles, scissors]])
    for seat, hand in enumerate(hands):
        table.game.piles[f"deck_{seat}"] = [card for card in STARTERS if card not in hand]
    table.game.goals[-1] = goal
    return table.game


def keep_the_card_with_the_swords() -> Posed:
    """The goal counts swords, and the card that was looked at has seven; no other of the deck has more than one."""
    return posed(drawing("goal_sword_2", "d71", "s1", "s2", "s3", "s4"), "keep")


def pass_over_the_card_without_monsters() -> Posed:
    """Monsters count three points each: this starter has none, every other card of the deck two or three."""
    return posed(drawing("goal_monster_2", "s4", "d42", "d57", "d63", "d30"), "discard")


def drawing(goal: str, top: str, *deck: str) -> MapMasters:
    """ME looks at the first card of the deck with the seer's spell, and then draws two."""
    table = Table(2, "positions", seat_order="joined")
    game = table.game
    table.goals(goal, "goal_barrel_2")
    game.players[0].area = ["s1", "s2", "s3", "s4", "s5"]
    me(game).area = ["s6", "s8", "s9"]
    me(game).spells = [FORESIGHT]
    game.piles[f"deck_{ME}"] = [*deck, top]
    game.agenda.stack[:] = [Hands()]
    game.agenda.run(game)
    return game
