"""What is still needed to win, and how soon."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeoneer.cases.common import others, rivals_of
from games.dungeoneer.cases.quests import movement_for, nearest_distance, open_to, with_way
from games.dungeoneer.cases.table import foe
from games.dungeoneer.rules import scores
from games.dungeoneer.rules.components import QUESTS_TO_WIN, name_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOBODY
from games.dungeoneer.rules.state import DungeoneerState
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer, seat_name


def win(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """How many quests are missing, and where and how each one that is open to the hero is done (DN-19.1)."""
    done, rivals = len(game.players[seat].done), rivals_of(game, seat)
    mine = open_to(game, seat)
    args: Args = {"done": done, "all": QUESTS_TO_WIN, "left": QUESTS_TO_WIN - done, "open": len(mine)}
    args |= {"rivals": len(rivals), "rival": seat_name(rivals[0])}
    args["own"] = sum(quest.owner == seat for quest in mine)
    args["global"] = next((name_of(quest.id) for quest in mine if quest.owner == NOBODY), "none")
    yield Case("win", Message("case-win", args))
    yield from (Case("win", with_way(game, seat, quest)) for quest in mine)


def win_other_text(game: DungeoneerState, other: Seat) -> Message:
    """How many quests another hero lacks, and where those open to it are done (DN-19.1)."""
    done = game.players[other].done
    args: Args = {"player": seat_name(other), "done": len(done), "all": QUESTS_TO_WIN, "names": [*map(name_of, done)]}
    args["left"] = QUESTS_TO_WIN - len(done)
    mine = open_to(game, other)[:MOST_NAMED]
    for name, quest in zip("abc", [*mine, *[None] * MOST_NAMED], strict=False):
        args |= {name: "none", f"{name}_text": "none", f"{name}_steps": -1}
        if quest is not None:
            near, reached = nearest_distance(game, other, quest), geometry.steps_of(game, other)
            args |= {name: name_of(quest.id), f"{name}_text": refer(f"text-{quest.id}")}
            args[f"{name}_steps"] = -1 if near is None else reached[near]
    return Message("case-win_other", args)


MOST_NAMED = 3
"""The most quests of another hero that a text names."""


def soon(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Whether the hero can win in its next turn (or this one, if it is its own), and the quest that is nearest."""
    player = game.players[seat]
    left = QUESTS_TO_WIN - len(player.done)
    args: Args = {"left": left}
    own = seat == game.turn and game.phase in ("dungeonlord", "build", "hero")
    near = [(needed, quest) for quest in open_to(game, seat) if (needed := movement_for(game, seat, quest)) is not None]
    if left > 1 or not near:
        yield Case("soon", Message("case-soon_no", args))
        yield from (
            Case("soon", with_way(game, seat, quest)) for _, quest in sorted(near, key=lambda each: each[0])[:1]
        )
        return
    needed, quest = min(near, key=lambda each: each[0])
    args |= {"quest": name_of(quest.id), "needed": needed, "common": int(quest.owner == NOBODY)}
    args["movement"] = player.movement if own else scores.speed(game, seat)
    yield Case("soon", Message("case-soon" if needed <= int(str(args["movement"])) else "case-soon_far", args))
    yield Case("soon", with_way(game, seat, quest))


def third(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Whether completing a quest would win the game for each hero that may do so (DN-19.1)."""
    for quest in game.quests:
        for other in game.living(0):
            if quest.owner not in (NOBODY, other) and quest.carrier != other:
                continue
            number = len(game.players[other].done) + 1
            args: Args = {"player": seat_name(other), "quest": name_of(quest.id), "number": number}
            told = Message("case-third" if number >= QUESTS_TO_WIN else "case-third_not", args | {"all": QUESTS_TO_WIN})
            yield Case("third", told, (quest.id,), others(seat, other), common=True, alias=foe(quest.id))
