"""Thunderstone's own screens: a table with cards that it names, the first question, an attack."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.screens.panel import BRIEF
from cogs.screens.story.recap import recent
from rules.messages import Args, refer, seat_name
from tests.discord.table import World, buttons, happened, says, text

pytestmark = pytest.mark.slow

HEROES = "Elf, dwarf, アマゾン, Lorigg"
EIGHT = "feast, fireball, hatchet, lantern, spear, trainer, Town Guard, polearm"


async def test_the_cards_of_a_table_can_be_chosen_by_name(world: World) -> None:
    await world.alice.slash(
        world.channel, "thunderstone new", monsters="Dragon, ooze、アビサル", heroes=HEROES, village=EIGHT
    )
    says(world.board, "Dragon, Ooze and Abyssal", "Elf, Dwarf, Amazon and Lorigg", "Town Guard and Polearm")
    table = await world.table()
    assert table.settings["heroes"] == ["elf", "dwarf", "amazon", "lorigg"]
    await world.press(world.alice, world.board, "▶️ Start")
    game = await world.bot.tables.store.game(table.id)
    assert game.view(None).model_dump()["groups"] == ["dragon", "ooze", "abyssal"]


async def test_an_invalid_list_of_cards_opens_no_table(world: World) -> None:
    cases = {
        "three groups and heroes only": (
            {"monsters": "Dragon", "heroes": HEROES, "village": EIGHT},
            "you chose 1, not counting repeats. Allowed: 3 and 4",
        ),
        "no such card": ({"monsters": "Dragon, ooze, abyssal", "heroes": "Elf, ogre", "village": EIGHT}, "“ogre”"),
        "two selections": ({"cards": "first_game", "village": EIGHT}, "can't choose your own cards together"),
    }
    for given, expected in cases.values():
        result = await world.alice.slash(world.channel, "thunderstone new", **given)
        assert result.ephemeral
        assert expected in text(result)
    assert await world.bot.tables.store.by_channel(world.channel.id) is None


async def test_the_groups_of_a_list_are_suggested_while_typing(world: World) -> None:
    lists = await world.alice.autocomplete(world.channel, "thunderstone new", "monsters", "Dragon, ooz")
    assert [choice["value"] for choice in lists] == ["Dragon, Ooze"]
    sora = world.person("sora", "ja")
    lists = await sora.autocomplete(world.channel, "thunderstone new", "heroes", "エルフ、フェ")
    assert [choice["value"] for choice in lists] == ["エルフ、フェイン"]
    eight = ", ".join(EIGHT.split(", ")[:7])
    assert await world.alice.autocomplete(world.channel, "thunderstone new", "village", f"{eight}, bar")


async def test_going_back_shows_the_earlier_news_again(world: World) -> None:
    await world.started(game="thunderstone")
    await world.tell("log-parked", days=9)
    panel = await world.my_move(world.alice)
    assert "9 days" in text(panel)
    rest = next(label for label in buttons(panel) if label.startswith("Rest"))
    await world.press(world.alice, panel, rest)
    assert "9 days" not in text(panel)
    back = next(label for label in buttons(panel) if "Back" in label)
    await world.press(world.alice, panel, back)
    assert "9 days" in text(panel)


async def test_a_question_about_ones_cards_stands_below_them(world: World) -> None:
    await world.started(game="thunderstone")
    dungeon, hand, question = map(text(await world.my_move(world.alice)).find, ("Rank 3", "**Torch**", "### What will"))
    assert 0 < dungeon < hand < question


async def test_a_visit_to_the_village_that_buys_nothing_is_news_to_a_rival(world: World) -> None:
    await world.started("bob", game="thunderstone")
    turns = [("turn", 1), ("visits_village", 1), ("discards", 1), ("turn", 0)]
    events = happened(*((key, Args(player=seat_name(seat), number=1, cards=[])) for key, seat in turns))
    news = recent(await world.reader(0), events, BRIEF)
    assert news is not None
    assert "Bob visits the village" in news.lines[0]


async def test_what_ones_effects_did_is_news_before_the_battle_and_not_again_after_it(world: World) -> None:
    await world.started("bob", game="thunderstone")
    reader = await world.reader(0)
    alice, bob = seat_name(0), seat_name(1)
    rogue, torch = refer("card-lorigg_rogue"), refer("card-torch")
    events = happened(
        ("turn", Args(player=alice, number=1)),
        ("enters_dungeon", Args(player=alice)),
        ("uses", Args(player=alice, card=rogue, effect=refer("effect-lorigg_rogue-1"))),
        ("discards", Args(player=bob, cards=[torch], way="others_card")),
        ("attacks", Args(player=alice, card=refer("card-nixie"), rank=1)),
        ("defeats", Args(player=alice, card=refer("card-nixie"), experience=1, points=1)),
        ("enters", Args(card=refer("card-griffon"), rank=3)),
    )
    before = recent(reader, events[:4], BRIEF, since=2)
    after = recent(reader, events, BRIEF, since=4)
    assert before is not None
    assert before.lines == ["Alice's Lorigg Rogue: all others discard 1 card. Bob discards Torch."]
    assert after is not None
    assert after.lines == ["**💥 Alice defeats Nixie: +1 XP, +1 VP!**", "**🚪 Griffon enters rank 3.**"]


async def test_each_fact_of_a_rivals_turn_has_a_line_with_the_points_of_a_new_level(world: World) -> None:
    await world.started("bob", game="thunderstone")
    alice, bob = seat_name(0), seat_name(1)
    level: Args = {"hero": refer("card-elf_sorcerer"), "card": refer("card-elf_archmage"), "cost": 3}
    events = happened(
        ("turn", Args(player=alice, number=1)),
        ("defeats", Args(player=alice, card=refer("card-nixie"), experience=1, points=1)),
        ("turn", Args(player=bob, number=2)),
        ("buys", Args(player=bob, card=refer("card-feast"), cost=5)),
        ("levels", Args(player=bob, **level)),
        ("worth", Args(points=2)),
    )
    news = recent(await world.reader(0), [replace(event, chosen_by=event.number > 2) for event in events], BRIEF)
    assert news is not None
    assert news.lines[-2:] == [
        "💰 Bob buys Feast for 5 gold.",
        "⭐ Bob pays 3 XP: Elf Sorcerer levels up to Elf Archmage (+2 VP).",
    ]
