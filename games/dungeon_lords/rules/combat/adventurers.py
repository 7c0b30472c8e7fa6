"""The adventurer phase: who gets whom, and who stands where in line (section 12)."""

from __future__ import annotations

from games.dungeon_lords.rules.components import HEROES
from games.dungeon_lords.rules.state import MOST_EVIL, DungeonLordsState, Hero
from rules.entries import Step
from rules.messages import Seat, refer, seat_name


class AdventurerPhase(Step):
    """Weakest to the kindest (DL-12.1 to DL-12.3)."""

    def run(self, game: DungeonLordsState) -> None:
        game.phase = "adventurers"
        if game.shared_evil is not None:
            game.shared_evil = min(MOST_EVIL, game.shared_evil + 1)
            game.tell("log-shared_evil", evil=game.shared_evil)
        for seat, card in zip(kindest_first(game), game.arriving, strict=False):
            if seat is None:
                game.distant.append(card)
                game.tell("log-adventurer_leaves", hero=refer(f"hero-{card}"))
            else:
                join(game, seat, card)
        game.arriving = []


def kindest_first(game: DungeonLordsState) -> list[Seat | None]:
    """All seats by rising evil, and as None the shared counter of the colours that two players look after.

    In a tie the shared counter comes first, then who is nearer to the starting player (DL-12.2).
    """
    ranked: list[tuple[int, Seat | None]] = [(game.lords[seat].evil, seat) for seat in game.turn_order()]
    if game.shared_evil is not None:
        ranked.insert(0, (game.shared_evil, None))
    return [seat for _, seat in sorted(ranked, key=lambda one: one[0])]


def join(game: DungeonLordsState, seat: Seat, card: str) -> None:
    """A new adventurer goes to the back; a warrior to the front, behind the paladin (DL-12.4 to DL-12.6)."""
    line = game.lords[seat].line
    hero = Hero(card=card)
    if HEROES[card].hero_class == "warrior":
        line.insert(1 if line and line[0].printed.hero_class == "paladin" else 0, hero)
    else:
        line.append(hero)
    game.tell("log-adventurer_joins", player=seat_name(seat), hero=hero.name, place=line.index(hero) + 1)
