"""One player alone: monsters advance on the village (TS-21)."""

from __future__ import annotations

from games.thunderstone.rules.cards import CARDS, THUNDERSTONE, name_of
from games.thunderstone.rules.hall import FIRST, LAST, arrived, turn_up
from games.thunderstone.rules.state import ThunderstoneState
from rules.entries import Step
from rules.messages import seat_name

WARRIOR_HOLDS = 2
"""The experience points a defeated monster must be worth to hold the others at level Warrior (TS-21.16)."""


class EndOfSoloTurn(Step):
    """After the new hand: the monsters advance, unless a battle or a hold keeps them back (TS-21.8 to TS-21.11)."""

    def run(self, game: ThunderstoneState) -> None:
        """Decide, and settle whether the next turn is held."""
        battle, held, level = game.battle, game.held, game.options.level
        game.battle = None
        game.held = False
        if battle is not None and battle.won:
            worth = CARDS[battle.monster].experience
            game.held = level == "normal" or (level == "warrior" and worth >= WARRIOR_HOLDS)
            if game.held:
                game.tell("log-held", player=seat_name(0))
        elif (battle is None or level == "nightmare") and not held:
            advance(game)


def advance(game: ThunderstoneState) -> None:
    """Every card that another one pushes moves a rank toward the village (TS-21.5, TS-21.20)."""
    game.commit()
    game.tell("log-advance")
    first = game.hall[FIRST]
    place = LAST
    if game.dungeon:
        while place >= FIRST and game.hall[place] is not None:
            place -= 1
    else:
        place = FIRST - 1
    if place < FIRST:
        push_out(game)
        place = FIRST
    # The gap at `place` is filled from behind; the Thunderstone ends the game the moment it reaches rank 1.
    while place < LAST:
        game.hall[place], game.hall[place + 1] = game.hall[place + 1], None
        moved = game.hall[place]
        if place == FIRST and moved is not None and moved.card == THUNDERSTONE:
            break
        place += 1
    else:
        if game.dungeon and game.hall[LAST] is None:
            turn_up(game, LAST)
    arrived(game, first)


def push_out(game: ThunderstoneState) -> None:
    """The monster of rank 1 reaches the village (TS-21.6)."""
    card = game.hall[FIRST]
    if card is not None:
        game.hall[FIRST] = None
        game.village_score.append(card.card)
        game.tell("log-reaches_village", card=name_of(card.card))
