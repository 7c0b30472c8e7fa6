"""Looking up anything in a game by its name, from the panel."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.interactions.lookup import ASKS, in_zones, lines_of_term
from cogs.services.ids import CustomId
from cogs.services.layout import layout
from cogs.services.modals import submitted_values
from cogs.services.screen import Button, Screen
from games.dungeon_lords.rules.game import DungeonLords
from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.game import Thunderstone
from games.thunderstone.rules.settings import ThunderstoneSettings
from locales.name_search import search
from rules.registry import GAMES, is_plugin
from rules.views import View
from tests.discord.table import MENU, Panel, World, buttons, components, menus, response, text
from tools.ask import sources_at

pytestmark = pytest.mark.slow

NOT_ON_CARDS = ("label-times", "label-level")
CARDS_OF = {
    "en": [
        "Village",
        "Dungeon",
        "Repeat dungeon",
        "Mandatory dungeon",
        "Battle",
        "After battle",
        "Breach",
        "Spoils",
        "Trophy",
    ],
    "ja": ["村", "ダンジョン", "反復ダンジョン", "強制ダンジョン", "戦闘中", "戦闘後", "突破", "戦利品", "成果"],
}
"""With what the texts of the cards of Thunderstone begin."""

LOOK_UP = "🔎 Look up"
BY_NAME = "By name…"


async def looked_up(world: World, who: Any, panel: Any, name: str) -> str:
    menu = response(await world.press(who, panel, LOOK_UP))
    shown = await world.press(who, menu, BY_NAME)
    answer = response(await who.submit_modal(shown, {"name": name}))
    assert answer.flags.ephemeral
    return text(answer)


@pytest.mark.parametrize(
    ("command", "typed", "title"),
    [
        ("dungeongo", "slime", "Slime"),
        ("thunderstone", "militia", "Militia"),
        ("dungeonlords", "vampire", "Vampire"),
        ("dungeoneer", "bn_blink", "Blink"),
        ("mapmasters", "haggler", "Haggler"),
    ],
)
async def test_every_panel_can_look_things_up_by_name(world: World, command: str, typed: str, title: str) -> None:
    panel = await world.first_move(computers=1, game=command)
    assert title in await looked_up(world, world.alice, panel, typed)


async def test_visible_things_can_be_looked_up_without_typing(world: World) -> None:
    panel = await world.first_move(computers=1, game="thunderstone")
    menu = response(await world.press(world.alice, panel, LOOK_UP))
    offered = {option["value"] for options in menus(menu).values() for option in options}
    assert {"militia", "dagger"} <= offered, "what is in the hand and in the village"
    first, *_ = menus(menu).values()
    seen = await world.alice.select(menu, [first[0]["value"]], custom_id=next(iter(menus(menu))))
    assert first[0]["label"] in text(seen)


async def test_visible_things_are_grouped_by_owner(world: World) -> None:
    panel = await world.first_move(computers=1, game="dungeonlords")
    await world.settled()
    game = await world.bot.tables.store.game(1)
    assert isinstance(game, DungeonLords)
    game.lords[0].traps, game.lords[1].prison, game.tavern = ["pendulum"], ["thief_11"], ["troll"]
    things = ["trap-pendulum", "hero-thief_11", "creature-troll"]
    mine, theirs = in_zones(game.view(0), things), in_zones(game.view(1), things)
    assert mine == {"zone-traps": things[:1], "zone-tavern": things[2:], "zone-others": things[1:2]}
    assert theirs == {"zone-line": things[1:2], "zone-tavern": things[2:]}, "a trap is hidden from rivals"
    menu = response(await world.press(world.alice, panel, LOOK_UP))
    placeholders = [part["placeholder"] for part in components(menu) if part["type"] == MENU]
    assert placeholders[0] == "My orders"
    assert "My traps" in placeholders


def test_a_game_names_its_zones_and_a_thing_is_listed_in_every_zone_it_is_in() -> None:
    game = Thunderstone.start(2, seed="zones")
    game.players[0].discard, game.players[1].discard = ["torch"], ["spear"]
    cards = ["torch", "spear", "militia", "nothing"]
    mine, theirs = in_zones(game.view(0), cards), in_zones(game.view(1), cards)
    assert mine["zone-discard"] == theirs["zone-discards"] == ["torch"]
    assert mine["zone-discards"] == theirs["zone-discard"] == ["spear"]
    assert "torch" in mine["zone-village"], "in the village as well"
    assert "militia" in mine["zone-hand"]
    assert not any("nothing" in zone for zone in mine.values())
    assert "zone-hand" not in in_zones(game.view(None), cards), "a spectator has none"
    game.players[1].hand, game.players[0].hand = ["spear"], ["torch"]
    game.players[1].discard = []
    seen = in_zones(game.view(0), cards)
    assert seen["zone-hand"] == ["torch"]
    assert "zone-discards" not in seen, "a hidden hand is in no zone of a rival"


def test_the_name_of_a_field_is_no_thing_in_view() -> None:
    """Darkness is also a monster, of a group that is not in the first game."""
    game = Thunderstone.start(2, ThunderstoneSettings(cards="first_game"), seed="zones")
    named = [card for zone in in_zones(game.view(0), list(CARDS)).values() for card in zone]
    assert "militia" in named
    assert "darkness" not in named


def test_what_is_in_no_zone_of_its_game_is_listed_last() -> None:
    class Own(View):
        hand: list[str] = ["a"]
        things: list[str] = ["b"]

    view = Own(game="sample", seat=0, seats=2, waiting=[], sealed="", result=None)
    assert in_zones(view, ["a", "b", "c"]) == {"lookup-rest": ["a", "b"]}

    class Named(Own):
        def zones(self) -> dict[str, object]:
            return {"pocket": self.hand}

    named = Named(game="sample", seat=0, seats=2, waiting=[], sealed="", result=None)
    assert in_zones(named, ["a", "b", "c"]) == {"zone-pocket": ["a"], "lookup-rest": ["b"]}


async def test_many_zones_take_several_pages_and_a_large_zone_several_menus(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.interactions.lookup.MOST_MENUS", 3)
    monkeypatch.setattr("cogs.interactions.lookup.MOST_CHOICES", 4)
    panel = await world.first_move(computers=1, game="dungeonlords")
    shown = response(await world.press(world.alice, panel, LOOK_UP))
    pages: list[dict[str, int]] = []
    while True:
        parts = [part for part in components(shown) if part["type"] == MENU]
        pages.append({part["placeholder"]: len(part["options"]) for part in parts})
        if "Next ▶" not in buttons(shown):
            break
        await world.press(world.alice, shown, "Next ▶")
    assert len(pages) > 1
    assert all(0 < len(page) <= 3 for page in pages)
    assert (pages[0]["My orders (1 of 2)"], pages[0]["My orders (2 of 2)"]) == (4, 2)
    assert "In the room market" in pages[1]
    await world.press(world.alice, shown, "◀ Previous")
    assert "Next ▶" in buttons(shown)


async def test_an_unknown_name_is_reported_with_its_markdown_escaped(world: World) -> None:
    panel = await world.first_move(computers=1, game="thunderstone")
    reply = await looked_up(world, world.alice, panel, "**Zzyzx**")
    assert "Nothing here is called" in reply
    assert "**Zzyzx**" not in reply


async def test_a_question_typed_instead_of_a_name_is_answered(world: World) -> None:
    panel = await world.first_move(computers=1, game="thunderstone")
    reply = await looked_up(world, world.alice, panel, "how do I get rid of disease?")
    assert "Nothing here is called" not in reply
    assert "Disease" in reply


def test_a_question_is_told_from_the_name_of_a_thing_that_does_not_exist() -> None:
    assert all(map(ASKS.search, ("who leads?", "what now", "疫病はどうやって減らせる", "勝者？")))
    assert not any(map(ASKS.search, ("Excalibur", "ドラゴン", "聖剣")))


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("sword", "Which one do you mean?"),
        ("Flamming Sward", "Nothing here is called “Flamming Sward”. Did you mean one of these?"),
    ],
)
async def test_matching_or_else_the_nearest_names_are_offered(world: World, typed: str, expected: str) -> None:
    panel = await world.first_move(computers=1, game="thunderstone")
    menu = response(await world.press(world.alice, panel, LOOK_UP))
    shown = await world.press(world.alice, menu, BY_NAME)
    which = response(await world.alice.submit_modal(shown, {"name": typed}))
    assert expected in text(which)
    assert BY_NAME in buttons(which), "another name can be typed"
    assert "Flaming Sword" in text(await world.choose(world.alice, which, "named", ["flaming_sword"]))


async def test_a_game_with_nothing_to_look_up_has_no_button(world: World, panel: Panel) -> None:
    assert LOOK_UP not in buttons(panel)
    assert world.bot.services.cards.keys() == {game for game in GAMES if not is_plugin(game)}


async def test_forged_lookups_are_refused_in_a_game_with_nothing_to_look_up(world: World) -> None:
    await world.started(computers=1)
    place = world.bot.get_channel(world.channel.id)
    assert isinstance(place, discord.TextChannel)
    for action in ("named", "card"):
        sent = await place.send(view=layout(Screen().buttons([Button(CustomId(action, 1).button, "forged")])))
        assert "older version" in text(await world.press(world.alice, sent, "forged"))


def test_typed_text_is_read_from_both_action_rows_and_labels() -> None:
    rows = [{"type": 1, "components": [{"type": 4, "custom_id": "name", "value": "Slime"}]}]
    labels = [{"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Slime"}}]
    assert submitted_values(rows) == submitted_values(labels) == {"name": ["Slime"]}
    assert (
        submitted_values(None)
        == submitted_values([])
        == submitted_values("Slime")
        == submitted_values([{"type": 1}])
        == {}
    )


@pytest.mark.parametrize(
    ("typed", "terms"),
    [
        ("Darkness", ["Unequipped heroes cannot attack", "Rank, Dark, Darkness"]),
        ("edged", ["Weapon, Edged, Blunt"]),
        ("Trophy", ["while the defeated monster is in your hand"]),
        ("light penalty", ["this is the light penalty"]),
        ("cleric", ["Regian Cleric", "Hero, Fighter, Archer, Cleric"]),
    ],
)
async def test_terms_of_the_rules_are_explained_too(world: World, typed: str, terms: list[str]) -> None:
    panel = await world.first_move(computers=1, game="thunderstone")
    shown = await looked_up(world, world.alice, panel, typed)
    assert all(words in shown for words in terms), shown


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_every_word_that_is_printed_on_a_card_is_found(world: World, language: str) -> None:
    given = sources_at(world.bot, "thunderstone", language, "lantern", public=False)
    assert given.cards is not None
    names = given.cards.spelled()
    keys = world.bot.services.texts.keys(language, "thunderstone")
    printed = [key for key in keys if key.startswith(("class-", "type-", "label-")) and key not in NOT_ON_CARDS]
    for key in printed:
        word = given.reader.say(key)
        assert lines_of_term(given.reader, word) or search(names, word), word
    for line in CARDS_OF[language]:
        assert lines_of_term(given.reader, line), line
