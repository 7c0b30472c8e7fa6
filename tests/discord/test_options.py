"""The lobby's options: every value of every game can be reached, and only options with an effect are listed."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.screens.options import Menus, Setting, counting, pick_of, settings
from cogs.services.limits import CHOICE, MOST_CHOICES
from cogs.services.screen import Screen, Select
from locales.texts import LANGUAGES
from rules.game import Game
from rules.registry import GAMES
from tables.errors import Refusal
from tests.discord.conftest import TEXTS
from tests.discord.table import World, menu, menus, response, text
from tests.rules.sample import Sample


def menus_of(kind: type[Game], chosen: dict[str, Any], seats: int, language: str = "en") -> Menus:
    return Menus(TEXTS, language, 1, kind, chosen, seats)


def select(screen: Screen) -> Select:
    return next(block for block in screen.blocks if isinstance(block, Select))


def reached(kind: type[Game], chosen: dict[str, Any], seats: int, language: str = "en") -> Iterator[tuple[str, Any]]:
    """Every value that can be picked from the lobby as it is, through panels and their pages."""
    changes = menus_of(kind, chosen, seats, language).changes()
    assert changes is not None
    assert len(changes.choices) <= MOST_CHOICES
    for line in changes.choices:
        assert 0 < len(line.label) <= CHOICE
        setting, value = pick_of(kind, line.value)
        if value is not None:
            yield setting.field, value
            continue
        for page in range(-(-len(setting.values) // MOST_CHOICES)):
            for choice in select(menus_of(kind, chosen, seats, language).values(setting, page)).choices:
                assert 0 < len(choice.label) <= CHOICE
                assert len(choice.about) <= CHOICE, choice.about
                yield setting.field, pick_of(kind, choice.value)[1]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_option_is_reached(name: str, language: str) -> None:
    kind = GAMES[name]
    switches = [setting for setting in settings(kind) if 1 < len(setting.values) <= 4]
    found: set[tuple[str, Any]] = set()
    for values in itertools.product(*(setting.values for setting in switches)):
        chosen = {setting.field: value for setting, value in zip(switches, values, strict=True)}
        for seats in (1, 2):
            found |= set(reached(kind, chosen, seats, language))
    assert found >= {(setting.field, value) for setting in settings(kind) for value in setting.values}


COOP = {"mission", "difficulty", "open_hands", "strict_arrival", "host_decides"}
VERSUS = {"layout", "time_bonus", "head_start", "timer"}


@pytest.mark.parametrize(("mode", "others"), [("versus", COOP), ("coop", VERSUS)])
def test_only_the_options_of_the_chosen_mode_are_listed(mode: str, others: set[str]) -> None:
    kind = GAMES["map_masters"]
    listed = {setting.field for setting, _ in counting(kind, {"mode": mode}, 2)}
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
def test_an_option_without_effect_is_not_listed(
    name: str, chosen: dict[str, Any], seats: int, field: str, counts: bool
) -> None:
    kind = GAMES[name]
    assert (field in {setting.field for setting, _ in counting(kind, chosen, seats)}) is counts


def test_many_values_come_in_pages() -> None:
    setting = Setting("rounds", tuple(range(1, 10)) * 6)
    screens = [menus_of(Sample, {}, 2).values(setting, page) for page in (0, 1, 2, 9)]
    assert [len(select(screen).choices) for screen in screens] == [25, 25, 4, 4]
    assert "Page 2 of 3" in screens[1].text


@pytest.mark.parametrize("pick", ["", "chess", "rounds=99", "rounds=x", "rounds=-1"])
def test_a_pick_of_another_version_is_refused(pick: str) -> None:
    with pytest.raises(Refusal, match="unknown_press"):
        pick_of(Sample, pick)


async def test_a_long_option_opens_a_panel_in_the_reader_s_language(world: World) -> None:
    hana = world.person("hana", "ja")
    await hana.slash(world.channel, "mapmasters new")
    assert "ミッション：" not in text(world.board)
    assert "探索の制限時間" in text(world.board)
    modes = response(await world.choose(hana, world.board, "option", ["mode"]))
    await world.choose(hana, modes, "value", ["mode=1"])
    await world.settled()
    shown = text(world.board)
    assert "ミッション：1" in shown
    assert "探索の制限時間" not in shown
    page = response(await world.choose(hana, world.board, "option", ["mission"]))
    assert page.ephemeral
    lines = menus(page)[menu(page, "value")]
    assert [line["value"] for line in lines] == [f"mission={number}" for number in range(15)]
    assert "毒の川" in lines[7]["label"]
    assert "樽" in lines[7]["description"]
    await world.choose(hana, page, "value", ["mission=14"])
    assert (await world.table()).options["mission"] == 14
    assert [line["value"] for line in menus(page)[menu(page, "value")] if line.get("default")] == ["mission=14"]
    await world.settled()
    assert "最後の迷宮" in text(world.board)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "field"),
    [("dungeon_lords", "rules"), ("thunderstone", "cards"), ("thunderstone", "level"), ("map_masters", "difficulty")],
)
def test_values_whose_names_are_not_enough_are_explained(name: str, field: str, language: str) -> None:
    setting = next(setting for setting in settings(GAMES[name]) if setting.field == field)
    means = [choice.about for choice in select(menus_of(GAMES[name], {}, 1, language).values(setting)).choices]
    assert all(means)
    assert len(set(means)) == len(setting.values)


async def test_only_the_host_opens_the_values_of_an_option(world: World) -> None:
    await world.alice.slash(world.channel, "mapmasters new")
    await world.press(world.bob, world.board, "Join")
    assert "Only the host" in text(await world.choose(world.bob, world.board, "option", ["timer"]))
    page = response(await world.choose(world.alice, world.board, "option", ["timer"]))
    await world.choose(world.alice, page, "value", ["timer=15"])
    assert (await world.table()).options["timer"] == 15
