"""The adventurer phase: who gets whom, and who stands where in line (section 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.entries import Step
from rules.core.messages import Seat, refer, seat_name
from rules.dungeon_lords.components import HEROES
from rules.dungeon_lords.state import MOST_EVIL, Hero

if TYPE_CHECKING:
    from rules.dungeon_lords.game import DungeonLords

SHARED = -1
"""Stands for the shared non-player counter of two players in the ranking."""


class AdventurerPhase(Step):
    """Weakest to the kindest (DL-12.1 to DL-12.3)."""

    def run(self, game: DungeonLords) -> None:
        game.phase = "adventurers"
        if game.shared_evil is not None:
            game.shared_evil = min(MOST_EVIL, game.shared_evil + 1)
            game.tell("log-shared_evil", evil=game.shared_evil)
        for seat, card in zip(kindest_first(game), game.arriving, strict=False):
            if seat == SHARED:
                game.distant.append(card)
                game.tell("log-adventurer_leaves", hero=refer(f"hero-{card}"))
            else:
                join(game, seat, card)
        game.arriving = []


def kindest_first(game: DungeonLords) -> list[Seat]:
    """All seats by rising evil; in a tie the shared counter, then the nearer to the starting player (DL-12.2)."""
    order = game.turn_order()
    ranked = [(game.lords[seat].evil, place, seat) for place, seat in enumerate(order)]
    if game.shared_evil is not None:
        ranked.append((game.shared_evil, -1, SHARED))
    return [seat for _, _, seat in sorted(ranked)]


def join(game: DungeonLords, seat: Seat, card: str) -> None:
    """A new adventurer goes to the back; a warrior to the front, behind the paladin (DL-12.4 to DL-12.6)."""
    line = game.lords[seat].line
    hero = Hero(card=card)
    if HEROES[card].hero_class == "warrior":
        line.insert(1 if line and line[0].printed.hero_class == "paladin" else 0, hero)
    else:
        line.append(hero)
    game.tell("log-adventurer_joins", player=seat_name(seat), hero=hero.name, place=line.index(hero) + 1)
