"""Losses of players are in their news, whatever else has happened, and on the first page of all that happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from cogs.screens.open_question import Progress
from cogs.screens.panel import BRIEF, News, panel
from cogs.screens.story.recap import headlines, recent
from cogs.screens.story.turns import latest
from cogs.services.screen import Log, Text
from games.dungeon_go.rules.game import DungeonGo
from rules.messages import Args, SeatRef, refer, seat_name
from tests.discord.table import World, happened

pytestmark = pytest.mark.slow

ME, OTHER = seat_name(0), seat_name(1)
Happened = tuple[str, Args]


@dataclass(frozen=True)
class Loss:
    """A loss of the reader in one game, told with these `words`, and the turns of another player around it.

    Each `turn` of those begins with its events, and has one of the `gains`.
    """

    loss: list[Happened]
    words: str
    gains: list[Happened]
    turn: tuple[Happened, ...] = (("turn", {"player": OTHER, "turn": 1, "number": 1}),)

    @property
    def others(self) -> list[Happened]:
        """The events of one turn of the other player for each gain."""
        return [event for gain in self.gains for event in (*self.turn, gain)]


LOSSES = {
    "dungeongo": Loss(
        [
            ("turn_monsters", {}),
            ("monster_strikes", {"monster": refer("monster-ghost"), "heroes": [refer("hero-warrior")], "damage": 3}),
            ("hurt", {"hero": refer("hero-warrior"), "lost": 3, "hp": 4}),
        ],
        "Warrior −3 HP (4 left)",
        [
            ("defeats", {"hero": refer("hero-thief"), "monster": refer(f"monster-{kind}"), "vp": 2})
            for kind in ("ghoul", "slime")
        ],
        (("turn_hero", {"player": OTHER, "hero": refer("hero-thief")}),),
    ),
    "dungeoneer": Loss(
        [
            ("threat", {"player": ME, "source": refer("map-chains"), "attr": refer("attr-speed"), "target": 6}),
            ("wounded", {"player": ME, "n": 1, "life": 2}),
        ],
        "Life 2",
        [("quest_done", {"player": OTHER, "quest": refer("quest-smoke"), "n": n}) for n in (1, 2)],
    ),
    "dungeonlords": Loss(
        [("lost_imps", {"player": ME, "imps": 2})],
        "−2 imps",
        [("hired", {"player": OTHER, "creature": refer(f"creature-{kind}")}) for kind in ("troll", "goblin")],
        (),
    ),
    "thunderstone": Loss(
        [("gains_disease", {"player": ME, "number": 1})],
        "Disease",
        [("takes", {"player": OTHER, "card": refer(f"card-{card}")}) for card in ("militia", "dagger")],
    ),
}


@pytest.mark.parametrize("command", LOSSES)
async def test_a_loss_is_told_with_its_cause_however_much_else_has_happened(world: World, command: str) -> None:
    case = LOSSES[command]
    await world.started("bob", game=command)
    reader = await world.reader(seat=0)
    if isinstance(reader.game, DungeonGo):
        for hero, card in zip(reader.game.heroes, ("warrior", "knight", "thief", "hunter"), strict=True):
            hero.card = card
    news = happened(*case.others * 10, *case.turn, *case.loss, *case.others * 30)

    def lines_with_loss(lines: Sequence[str]) -> int:
        return sum(case.words in line for line in lines)

    log = recent(reader, news, BRIEF)
    assert log is not None
    assert lines_with_loss(log.lines)
    assert lines_with_loss(log.firm), "it is not cut"
    pages = [entry.line for turn in latest(reader, news, 30, {}) for entry in turn.entries]
    assert lines_with_loss(pages) == 1
    assert len(pages) <= 31


async def test_what_has_been_done_to_ones_hero_stands_large_above_the_news(world: World) -> None:
    await world.started("bob", game="dungeoneer")
    reader = await world.reader(seat=0)
    news = happened(*LOSSES["dungeoneer"].loss)
    _, first, log, *_ = panel(reader, None, Progress(), News(events=news)).blocks
    assert isinstance(first, Text)
    assert first.text == "### 🩸 −1 Life, 2 left (Hall of Chains)."
    assert isinstance(log, Log)
    out: Happened = ("eliminated", {"player": OTHER, "hero": refer("hero-sera")})
    ((weight, deed),) = headlines(reader, happened(*LOSSES["dungeoneer"].loss, out), 0)
    assert weight == 10
    assert "Bob is out" in deed, "what happened to others in the same scene is not lost"
    _, first, *_ = panel(reader, None, Progress(), News(events=news, since=news[-1].number)).blocks
    assert "🩸" not in str(first), "since the next answer it is known"


async def test_headlines_are_single_deeds_and_ones_own_weigh_no_more_than_others(world: World) -> None:
    await world.started("bob", game="dungeoneer")
    reader = await world.reader(seat=0)
    healed: list[Happened] = [("healed", {"player": player, "n": 2, "life": 6}) for player in (ME, OTHER)]
    gone: Args = {"player": OTHER, "card": refer("treasure-maul")}
    news = happened(*healed, ("level", {"player": OTHER, "level": 2}), ("discarded", gone))
    lines = headlines(reader, news, 0)
    assert [weight for weight, _ in lines] == [1, 1, 5], "a discard has none"
    assert "level 2" in lines[-1][1]
    assert headlines(reader, news, news[0].number) == lines[1:]


async def test_a_kill_weighs_more_than_a_harmless_attack_and_less_than_a_loss_and_own_deeds_are_left_out(
    world: World,
) -> None:
    await world.started("bob", game="dungeongo")
    reader = await world.reader(seat=0)
    assert isinstance(reader.game, DungeonGo)
    for hero, card in zip(reader.game.heroes, ("warrior", "knight", "thief", "hunter"), strict=True):
        hero.card = card

    def kill(player: SeatRef, card: str) -> list[Happened]:
        hero = refer(f"hero-{card}")
        rolled: Args = {"hero": hero, "number": 1, "rolls": 1, "needed": 3, "roll": 5}
        defeated: Args = {"hero": hero, "monster": refer("monster-ghoul"), "vp": 2}
        return [("turn_hero", {"player": player, "hero": hero}), ("roll_hits", rolled), ("defeats", defeated)]

    beginning, strike, hurt = LOSSES["dungeongo"].loss
    unhurt: Happened = ("unhurt", {"hero": refer("hero-warrior")})
    own, others = kill(ME, "warrior"), kill(OTHER, "thief")
    events = happened(*own, beginning, strike, unhurt, *others, beginning, strike, hurt)
    events = [replace(event, chosen_by=0 if event.number in (2, 3) else 1) for event in events]
    lines = headlines(reader, events, 0)
    ((known, _),) = headlines(reader, events[:3], 0)
    harmless, killed, lost = (weight for weight, _ in lines)  # what the reader did is left out
    assert known < harmless < killed < lost
    assert "Rolled" not in " ".join(line for _, line in lines)
