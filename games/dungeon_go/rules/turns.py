"""The turns that revealed cards begin (DG-6.2), and the king's, which is played here (DG-13)."""

from __future__ import annotations

from games.dungeon_go.rules import deck, floors, hero_turn, monsters
from games.dungeon_go.rules.board import COLUMNS, NAMES, STEP, column
from games.dungeon_go.rules.components import card_kind
from games.dungeon_go.rules.state import DungeonGoState
from rules.entries import Step
from rules.messages import seat_name


class NextCard(Step):
    """Reveal a card and resolve its turn."""

    def run(self, game: DungeonGoState) -> None:
        """King's and monsters' turns need no decision and are played at once (DG-1.7)."""
        game.push(self)
        card = deck.reveal(game)
        kind = card_kind(card)
        if kind == "king":
            game.tell("log-turn_king")
            king_turn(game)
        elif kind == "monster":
            game.tell("log-turn_monsters")
            game.push(*monsters.begin(game))
        else:
            hero = game.hero_of(card)
            game.tell("log-turn_hero", hero=hero.name, player=seat_name(hero.seat))
            game.push(*hero_turn.begin(game, hero))


def king_turn(game: DungeonGoState) -> None:
    """One step forward when the front cell is empty; then the floor advance is checked (DG-13.4)."""
    front = game.king + STEP
    if column(game.king) == COLUMNS - 1:
        game.tell("log-king_stays", cell=NAMES[game.king])
        return
    if not game.empty_cells() >> front & 1:
        monster = game.monster_at(front)
        who = [monster.name] if monster else [hero.name for hero in game.heroes if hero.cell == front]
        game.tell("log-king_waits", cell=NAMES[game.king], front=NAMES[front], who=who)
        return
    game.tell("log-king_moves", cell=NAMES[front])
    game.king = front
    floors.advance_if_due(game)
