"""Losses of players are in their news, whatever else has happened, and on the first page of all that happened."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cogs.screens.panel import BRIEF
from cogs.screens.story import PER_PAGE, everything, latest, recent
from cogs.services.reader import Reader
from games.dungeon_go.rules.game import DungeonGo
from rules.messages import Args, refer, seat_name
from storage.rows import LoggedEvent
from tests.discord.table import World

pytestmark = pytest.mark.slow

ME, OTHER = 0, 1
Happened = tuple[str, Args]

STRIKE: Args = {"monster": refer("monster-ghost"), "heroes": [refer("hero-warrior")], "damage": 3}
HURT: Args = {"hero": refer("hero-warrior"), "lost": 3, "reduction": 0, "hp": 4}
LOSSES: dict[str, tuple[list[Happened], str]] = {
    "dungeongo": (
        [("log-turn_monsters", {}), ("log-monster_strikes", STRIKE), ("log-hurt", HURT)],
        "The Warrior loses 3 HP",
    ),
    "dungeoneer": (
        [
            (
                "log-threat",
                {"player": ME, "source": refer("map-chains"), "attr": refer("attr-speed"), "target": 6},
            ),
            ("log-wounded", {"player": ME, "n": 1, "life": 2}),
        ],
        "Life 2",
    ),
    "dungeonlords": ([("log-lost_imps", {"player": ME, "imps": 2})], "−2 imps"),
    "thunderstone": ([("log-gains_disease", {"player": ME, "number": 1})], "Disease"),
}
"""The events of the reader, and those that tell of the loss."""
GREAT: dict[str, list[Happened]] = {
    "dungeongo": [
        ("log-defeats", {"hero": refer("hero-thief"), "monster": refer(f"monster-{kind}"), "vp": 2})
        for kind in ("ghoul", "slime")
    ],
    "dungeoneer": [("log-quest_done", {"player": OTHER, "quest": refer("quest-smoke"), "n": n}) for n in (1, 2)],
    "dungeonlords": [
        ("log-hired", {"player": OTHER, "creature": refer(f"creature-{kind}")}) for kind in ("troll", "goblin")
    ],
    "thunderstone": [("log-takes", {"player": OTHER, "card": refer(f"card-{card}")}) for card in ("militia", "dagger")],
}
"""The events that another player keeps causing meanwhile."""


TURNS: dict[str, list[Happened]] = {
    "dungeongo": [("log-turn_hero", {"player": OTHER, "hero": refer("hero-thief")})],
    "dungeonlords": [],
}
"""The beginnings of that player's turns, unless as in `TURN`."""
TURN: Happened = ("log-turn", {"player": OTHER, "turn": 1, "number": 1})


def happened(events: Sequence[Happened]) -> list[LoggedEvent]:
    """Each event as the consequence of a choice of its own."""
    found = []
    for at, (key, args) in enumerate(events, 1):
        named = {name: seat_name(int(str(arg))) if name == "player" else arg for name, arg in args.items()}
        found.append(LoggedEvent(key, named, None, at, at))
    return found


@pytest.mark.parametrize("command", LOSSES)
async def test_a_loss_is_told_with_its_cause_however_much_else_has_happened(world: World, command: str) -> None:
    lost, words = LOSSES[command]
    await world.started("bob", game=command)
    reader = await Reader.of(world.bot.services, await world.table(), ME, "en")
    if isinstance(reader.game, DungeonGo):
        for hero, card in zip(reader.game.heroes, ("warrior", "knight", "thief", "hunter"), strict=True):
            hero.card = card
    stranger = await Reader.of(world.bot.services, await world.table(), OTHER, "en")
    turns = TURNS.get(command, [TURN])
    others = [event for each in GREAT[command] for event in (*turns, each)]
    news = happened([*others * 10, *turns, *lost, *others * 30])
    log = recent(reader, news, BRIEF)
    assert log is not None
    assert any(words in line for line in log.lines)
    assert any(words in line for line in log.firm), "it is not cut"
    assert words in log.lines[log.main], "it is shown where there is room for one line"
    assert any(words in line for line in everything(reader, news, 0)[:PER_PAGE])
    assert not any(words in line for line in everything(stranger, news, 0)[:PER_PAGE]), "it is not theirs"
    pages = [line for turn in latest(reader, news, 30, {}) for line in turn.entries]
    assert sum(words in line for line in pages) == 1
    assert len(pages) <= 31
