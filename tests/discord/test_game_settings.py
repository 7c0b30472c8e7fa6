"""The lobby's settings: every value of every game can be reached, and only those with an effect are listed."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import create_model

from cogs.screens.settings import menus, pick_of, settings, settings_that_apply
from cogs.services.discord_limits import CHOICE, MOST_CHOICES, MOST_COMPONENTS
from cogs.services.ids import CustomId
from cogs.services.screen import Select
from locales.texts import LANGUAGES
from rules.game import Game
from rules.registry import GAMES
from rules.settings import GameSettings
from storage.rows import SeatRow, Table
from tables.errors import Refusal
from tests.discord.conftest import TEXTS
from tests.discord.table import World, response, says, text
from tests.discord.table import menus as shown_menus
from tests.rules.sample import Sample

BESIDES = 18
"""The most components of the settings but the menus of options: the frame, texts, and buttons with their rows."""
TIMES: dict[str, Any] = {"status": "lobby", "created": 0.0, "touched": 0.0}


def menus_of(kind: type[Game], chosen: dict[str, Any], seats: int, language: str = "en") -> list[Select]:
    settings = kind.settings_type.model_validate(chosen).model_dump()
    rows = [SeatRow(number=number, computer="random") for number in range(seats)]
    table = Table(
        id=1,
        guild_id=None,
        channel_id=1,
        game=kind.name,
        settings=settings,
        language="en",
        host_id=1,
        seats=rows,
        **TIMES,
    )
    return menus(TEXTS, language, table, kind)


def reached(kind: type[Game], chosen: dict[str, Any], seats: int, language: str = "en") -> Iterator[tuple[str, Any]]:
    """Every value that can be picked in the settings of the lobby as it is."""
    selects = menus_of(kind, chosen, seats, language)
    assert 2 * len(selects) + BESIDES <= MOST_COMPONENTS
    for select in selects:
        assert len(select.choices) <= MOST_CHOICES
        for choice in select.choices:
            assert 0 < len(choice.label) <= CHOICE
            assert len(choice.about) <= CHOICE, choice.about
            setting, value = pick_of(kind, choice.value)
            yield setting.field, value


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_setting_is_reached(name: str, language: str) -> None:
    kind = GAMES[name]
    switches = [setting for setting in settings(kind) if 1 < len(setting.values) <= 4]
    choices: set[tuple[str, Any]] = set()
    for values in itertools.product(*(setting.values for setting in switches)):
        chosen = {setting.field: value for setting, value in zip(switches, values, strict=True)}
        for seats in (1, 2):
            choices |= set(reached(kind, chosen, seats, language))
    assert choices >= {(setting.field, value) for setting in settings(kind) for value in setting.values}


COOP = {"mission", "difficulty", "open_hands", "strict_arrival", "host_decides"}
VERSUS = {"layout", "time_bonus", "head_start", "timer"}


@pytest.mark.parametrize(("mode", "others"), [("versus", COOP), ("coop", VERSUS)])
def test_only_the_settings_of_the_chosen_mode_are_listed(mode: str, others: set[str]) -> None:
    kind = GAMES["map_masters"]
    listed = {setting.field for setting, _ in settings_that_apply(kind, {"mode": mode}, 2)}
    assert listed == {"mode", "seat_order"} | (COOP | VERSUS) - others
    assert {field for field, _ in reached(kind, {"mode": mode}, 2)} == listed


@pytest.mark.parametrize(
    ("name", "chosen", "seats", "field", "counts"),
    [
        ("dungeon_lords", {}, 1, "scenario", True),
        ("dungeon_lords", {}, 2, "scenario", False),
        ("dungeon_lords", {"rules": "full"}, 3, "choose_disabled", False),
        ("dungeon_lords", {"rules": "introductory"}, 3, "choose_disabled", True),
        ("thunderstone", {}, 1, "level", True),
        ("thunderstone", {}, 2, "level", False),
        ("thunderstone", {"cards": "first_game"}, 2, "groups", False),
        ("thunderstone", {"cards": "random"}, 2, "groups", True),
        ("thunderstone", {"monsters": ["ooze", "dragon", "abyssal"]}, 2, "cards", False),
    ],
)
def test_a_setting_without_effect_is_not_listed(
    name: str, chosen: dict[str, Any], seats: int, field: str, counts: bool
) -> None:
    kind = GAMES[name]
    assert (field in {setting.field for setting, _ in settings_that_apply(kind, chosen, seats)}) is counts


@pytest.mark.parametrize("now", [False, True])
def test_what_a_switch_does_is_said_where_it_is_on(now: bool) -> None:
    (menu,) = [
        menu
        for menu in menus_of(GAMES["thunderstone"], {"harsh_strength": now}, 2)
        if menu.id.endswith("harsh_strength")
    ]
    explained = {pick_of(GAMES["thunderstone"], choice.value)[1]: choice.about for choice in menu.choices}
    assert explained == {
        False: "",
        True: "A hero whose strength drops to 0 or less in a battle is destroyed afterwards.",
    }


@pytest.mark.parametrize("pick", ["", "chess", "rounds", "rounds=99", "rounds=x", "rounds=-1"])
def test_a_pick_of_another_version_is_refused(pick: str) -> None:
    with pytest.raises(Refusal, match="unknown_press"):
        pick_of(Sample, pick)


def test_a_number_without_bounds_fits_into_no_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sample, "settings_type", create_model("Endless", __base__=GameSettings, rounds=(int, 3)))
    with pytest.raises(TypeError, match="bounded numbers"):
        settings(Sample)


async def test_the_settings_that_are_given_are_stored_and_shown(world: World) -> None:
    for game, given, stored, reply in (
        ("dungeoneer", {"cards": "both", "revealed_map": True}, {"leavers": "computer"}, "Both sets combined (2–6"),
        ("thunderstone", {"cards": "first_game", "harsh_strength": True}, {}, "Harsh strength: On"),
        ("mapmasters", {"timer": 5, "layout": "column"}, {"mode": "versus", "time_bonus": "on"}, "Layout: One column"),
        ("mapmasters", {"mission": 3}, {"mode": "coop"}, "3. The Two Seals"),
    ):
        channel = world.guild.create_text_channel(f"{game}-{len(given)}")
        await world.alice.slash(channel, f"{game} new", **given)
        assert (await world.table(channel)).settings.items() >= {**given, **stored}.items()
        assert reply in text(world.public(channel)[-1])


async def test_the_settings_of_a_game_come_first_in_the_reader_s_language(world: World) -> None:
    await world.hana.slash(world.channel, "mapmasters new")
    page = response(await world.press(world.hana, world.board, "⚙️ 設定…"))
    fields = [menu_id.rpartition(":")[2] for menu_id in shown_menus(page)]
    assert "timer" in fields
    assert "mission" not in fields
    number = (await world.table()).id
    await world.hana.select(page, ["mode=1"], custom_id=CustomId("value", number, rest="mode").menu)
    lines = shown_menus(page)[CustomId("value", number, rest="mission").menu]
    assert [line["value"] for line in lines] == [f"mission={number}" for number in range(15)]
    assert "毒の川" in lines[7]["label"]
    assert "樽" in lines[7]["description"]
    await world.hana.select(page, ["mission=14"], custom_id=CustomId("value", number, rest="mission").menu)
    assert (await world.table()).settings["mission"] == 14
    says(world.board, "最後の迷宮", never="探索の制限時間")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "field"),
    [("dungeon_lords", "rules"), ("thunderstone", "cards"), ("thunderstone", "level"), ("map_masters", "difficulty")],
)
def test_values_whose_names_are_not_enough_are_explained(name: str, field: str, language: str) -> None:
    chosen = {"mode": "coop"} if field == "difficulty" else {}
    (select,) = [menu for menu in menus_of(GAMES[name], chosen, 1, language) if menu.id.endswith(f":{field}")]
    means = [choice.about for choice in select.choices]
    assert all(means)
    assert len(set(means)) == len(means)
