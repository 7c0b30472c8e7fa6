"""Completing a quest, and taking the component of an escort quest (DN-13a, DN-13.22 to DN-13.29)."""

from __future__ import annotations

from games.dungeoneer.rules import effects, quest_deck, scoring
from games.dungeoneer.rules.components import QUESTS, QUESTS_TO_WIN, load_of, name_of
from games.dungeoneer.rules.conditions import Context
from games.dungeoneer.rules.pieces import NOBODY
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Seat, seat_name


def complete_quest(game: DungeoneerState, seat: Seat, id: str) -> None:
    """Reward, victory, new global quest; then the hero phase is over (DN-13.5, DN-13.10)."""
    quest = game.quest(id)
    game.commit()
    game.quests.remove(quest)
    player = game.players[seat]
    player.done.append(id)
    game.tell("log-quest_done", player=seat_name(seat), quest=name_of(id), n=len(player.done))
    later = effects.execute(game, QUESTS[id].reward, Context(seat, source=id))
    if len(player.done) >= QUESTS_TO_WIN:
        scoring.finish(game, seat, "end-three_quests")
        return
    quest_deck.turn_up(game, but=id)
    game.windows = []
    game.roll = None
    game.fight = ""
    game.agenda.drop("hero_phase")
    game.push(*later)


def take_component(game: DungeoneerState, id: str, seat: Seat) -> None:
    """The component, and with it the quest, goes to that hero (DN-13.24, DN-13.25, DN-13.27)."""
    quest = game.quest(id)
    was_global = quest.owner == NOBODY
    stolen_from = quest.carrier
    quest.owner = quest.carrier = seat
    quest.touched = True
    if stolen_from == NOBODY:
        game.tell("log-picked_up", player=seat_name(seat), thing=load_of(id))
    else:
        game.tell("log-stolen", player=seat_name(seat), victim=seat_name(stolen_from), thing=load_of(id))
    if was_global:
        game.commit()
        quest_deck.turn_up(game)
