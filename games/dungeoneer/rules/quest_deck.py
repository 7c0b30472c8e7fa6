"""The quest deck and the global quest (DN-13.7 to DN-13.11)."""

from __future__ import annotations

from games.dungeoneer.rules.components import QUESTS, name_of
from games.dungeoneer.rules.pieces import NOBODY, OpenQuest
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Seat


def global_quest(game: DungeoneerState) -> OpenQuest | None:
    """The quest that is open to everyone."""
    return next((quest for quest in game.quests if quest.owner == NOBODY), None)


def turn_up(game: DungeoneerState, but: str = "") -> None:
    """Turn up a global quest if there is none (DN-2.7); `but` is the quest just completed (DN-13.11)."""
    if global_quest(game) is not None:
        return
    if not game.quest_deck.cards:
        _reprint(game, but)
    if not game.quest_deck.cards:
        game.tell("log-no_global_quest")
        return
    id = game.quest_deck.take()
    game.commit()
    game.quests.append(OpenQuest(id))
    game.tell("log-global_quest", quest=name_of(id))


def _reprint(game: DungeoneerState, but: str) -> None:
    """Reuse completed quests as reprints; they still count for the players who completed them (DN-13.11)."""
    open_ids = {quest.id for quest in game.quests}
    done = sorted({id for player in game.players for id in player.done if not QUESTS[id].is_artifact} - open_ids)
    if len(done) > 1 and but in done:
        done.remove(but)
    if done:
        game.dice.shuffle(done)
        game.quest_deck.mixed(done)
        game.tell("log-quests_reprinted", n=len(done))


def give_up(game: DungeoneerState, seat: Seat) -> None:
    """An eliminated player's open quests go under the deck in random order (DN-13.9, DN-13.29, DN-18.6)."""
    ids = [quest.id for quest in game.quests if quest.owner == seat]
    game.quests = [quest for quest in game.quests if quest.owner != seat]
    if ids:
        game.dice.shuffle(ids)
        game.quest_deck.put_under(ids)
        game.tell("log-quests_returned", quests=[name_of(id) for id in sorted(ids)])
    turn_up(game)
