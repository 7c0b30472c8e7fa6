"""The turns: whose turn a revealed card begins (DG-6.2)."""

from __future__ import annotations

from games.dungeon_go.rules import deck, hero_turn, king, monsters
from games.dungeon_go.rules.components import card_kind
from games.dungeon_go.rules.state import DungeonGoState
from rules.entries import Step
from rules.messages import seat_name


class NextCard(Step):
    """Reveal cards and resolve their turns until a hero's owner is asked or the game is over."""

    def run(self, game: DungeonGoState) -> None:
        """King's and monsters' turns need no decision and are played at once (DG-1.7)."""
        while game.result is None:
            card = deck.reveal(game)
            kind = card_kind(card)
            if kind == "king":
                game.tell("log-turn_king")
                king.take_turn(game)
            elif kind == "monster":
                game.tell("log-turn_monsters")
                monsters.take_turn(game)
            else:
                hero = game.hero_of(card)
                game.tell("log-turn_hero", hero=hero.name, player=seat_name(hero.seat))
                questions = hero_turn.begin(game, hero)
                if questions:
                    game.push(*questions, self)
                    return
