"""The turn deck: shuffle, reveal, rebuild and the danger step (DG-6, DG-20)."""

from __future__ import annotations

from games.dungeon_go.rules import bags
from games.dungeon_go.rules.components import KING_CARD, LIMITS, MONSTER_CARD, card_kind, special_cards
from games.dungeon_go.rules.state import DungeonGoState


def all_cards(game: DungeonGoState) -> list[str]:
    """The turn cards of this game: one per hero, then king cards and monster cards (DG-6.1)."""
    specials = range(1, special_cards(len(game.heroes)) + 1)
    return [
        *(f"hero_{hero.card}" for hero in game.heroes),
        *(f"{KING_CARD}_{number}" for number in specials),
        *(f"{MONSTER_CARD}_{number}" for number in specials),
    ]


def reveal(game: DungeonGoState) -> str:
    """Reveal the top card, which goes to the revealed pile at once (DG-6.3). An empty deck is rebuilt first."""
    if not game.deck:
        rebuild(game)
    card = game.deck.pop()
    game.commit()
    game.revealed.append(card)
    game.turn = card
    game.actions = 0
    return card


def rebuild(game: DungeonGoState) -> None:
    """Turn the revealed pile into the deck, then carry out the danger step (DG-6.4, DG-20.3)."""
    game.last_round = game.revealed
    game.deck, game.revealed = game.revealed[:], []
    game.returned = []
    shuffle(game)
    game.rebuilds += 1
    game.floor_clock += 1
    game.turn = None
    game.tell("log-rebuild", cards=len(game.deck), clock=game.floor_clock)
    if game.floor_clock == LIMITS.danger_clock - 1:
        game.tell("log-danger_near")
    if game.floor_clock >= LIMITS.danger_clock:
        game.tell("log-danger", clock=game.floor_clock)
        if game.damage < LIMITS.damage:
            bags.raise_damage(game)
        else:
            bags.reinforce(game)


def monsters_soon(game: DungeonGoState) -> bool:
    """Whether a monster card is still to come before the deck is reshuffled."""
    return any(card_kind(card) == MONSTER_CARD for card in game.deck)


def damage_next(game: DungeonGoState) -> int:
    """The damage in the monsters' next turn: if their card isn't in the deck, the danger step comes first (DG-20.3)."""
    rises = not monsters_soon(game) and game.floor_clock + 1 >= LIMITS.danger_clock
    return min(LIMITS.damage, game.damage + rises)


def shuffle(game: DungeonGoState) -> None:
    """Shuffle the turn deck; its order is now unknown to everyone (DG-23.23)."""
    game.dice.shuffle(game.deck)
    game.divined_by = None
    game.commit()
