"""Setup: players, dungeon, village and party decks (TS-2 to TS-4, TS-20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

from conformance.invariants import check
from games.thunderstone.rules.cards import BASIC, CARDS, HERO_TYPES, LEVELS, MONSTER_GROUPS, THUNDERSTONE, VILLAGE
from games.thunderstone.rules.game import Thunderstone
from games.thunderstone.rules.settings import ThunderstoneSettings
from rules.errors import BadSetup
from rules.messages import refer
from tests.games.thunderstone.table import lay

CUSTOM: dict[str, object] = {
    "monsters": ["ooze", "dragon", "abyssal"],
    "heroes": ["elf", "dwarf", "feayn", "regian"],
    "village": list(VILLAGE[2:10]),
}


def start(seats: int = 2, settings: Mapping[str, object] | None = None, seed: str = "setup") -> Thunderstone:
    return Thunderstone.start(seats, settings, seed=seed)


def refusal(settings: Mapping[str, object] | None = None, seats: int = 2) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadSetup) as caught:
        start(seats, settings)
    return caught.value.message.key, dict(caught.value.message.args)


@pytest.mark.rule("TS-2.1", "TS-2.2", "TS-2.5", "TS-3.8", "TS-3.11", "TS-V12", "TS-1.3")
@pytest.mark.rule("TS-4.1", "TS-4.2", "TS-4.3", "TS-4.4", "TS-1.7")
@pytest.mark.parametrize(("seats", "militia", "others"), [(1, 24, 13), (2, 18, 11), (3, 12, 9), (4, 6, 7), (5, 0, 5)])
def test_each_of_one_to_five_players_takes_twelve_cards_from_the_basic_stacks(
    seats: int, militia: int, others: int
) -> None:
    game = start(seats)
    assert len(game.players) == seats
    for player in game.players:
        assert Counter(player.deck + player.hand) == {"militia": 6, "torch": 2, "iron_rations": 2, "dagger": 2}
        assert (len(player.hand), player.experience, player.discard) == (6, 0, [])
    assert len(game.dungeon) == (28 if seats > 1 else 31)
    assert len(game.stacks) == 16
    assert sum(stack in LEVELS for stack in game.stacks) == 4
    assert sum(stack in VILLAGE for stack in game.stacks) == 8
    assert game.stacks[12:] == list(BASIC)
    left = dict.fromkeys(BASIC, others) | {"militia": militia}
    printed = {card.id: card.count for card in CARDS.values()}  # no randomizers, no reference cards
    assert game.stock == {card: left.get(card, printed[card]) for card in game.stock}
    assert "disease" not in game.stacks
    assert game.diseases == 15
    check(game)


@pytest.mark.rule("TS-2.1")
@pytest.mark.parametrize("seats", [0, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    assert refusal(seats=seats) == ("refused-seats", {"seats": seats, "least": 1, "most": 5})


@pytest.mark.rule("TS-20.4")
def test_game_settings_are_public() -> None:
    game = start(1, {"level": "warrior", "harsh_strength": True})
    view = game.view(None)
    assert (view.level, view.harsh_strength) == ("warrior", True)
    assert {"log-village", "log-dungeon"} <= {event.key for event in game.opening if event.audience is None}


@pytest.mark.rule("TS-2.3", "TS-3.1")
def test_a_random_selection_draws_without_repetition() -> None:
    seen: Counter[str] = Counter()
    for number in range(60):
        game = start(seed=f"random-{number}")
        assert len(set(game.groups)) == 3
        heroes, village = game.stacks[:4], game.stacks[4:12]
        assert len(set(heroes)) == 4
        assert len(set(village)) == 8
        seen.update([*game.groups, *heroes, *village])
    assert set(seen) == {*MONSTER_GROUPS, *HERO_TYPES, *VILLAGE}


@pytest.mark.rule("TS-2.4", "TS-20.1", "TS-3.2", "TS-3.4", "TS-V11")
@pytest.mark.parametrize(("groups", "on_top"), [(3, 20), (4, 30)])
def test_the_dungeon_has_three_or_four_monster_groups(groups: int, on_top: int) -> None:
    game = start(2, {"groups": groups})
    assert len(game.groups) == groups
    assert len(game.dungeon) == on_top + 11 - 3
    assert THUNDERSTONE not in game.dungeon[11:]
    monsters = Counter(game.dungeon) + Counter(card.card for card in game.hall if card is not None)
    monsters.pop(THUNDERSTONE)
    assert monsters == {c.id: c.count for c in CARDS.values() if c.type in game.groups}


@pytest.mark.rule("TS-2.4")
def test_a_list_of_monsters_determines_the_size_of_the_dungeon() -> None:
    assert len(start(2, {"groups": 4, **CUSTOM}).groups) == 3
    longer = {**CUSTOM, "monsters": ["ooze", "dragon", "abyssal", "humanoid"]}
    assert len(start(2, longer).dungeon) == 38


@pytest.mark.rule("TS-2.6")
def test_the_first_player_is_random_and_turns_follow_the_seats() -> None:
    assert {start(3, seed=f"first-{number}").turn.seat for number in range(20)} == {0, 1, 2}
    table = lay(seats=3)
    for number in (0, 1, 2, 0):
        table.waits(number).do("village", "done").logs("turn", player=(number + 1) % 3)


@pytest.mark.rule("TS-2.7")
def test_a_list_of_cards_must_have_the_right_number() -> None:
    game = start(2, CUSTOM)
    assert game.groups == CUSTOM["monsters"]
    assert game.stacks[:12] == [*names(CUSTOM["heroes"]), *names(CUSTOM["village"])]
    key, args = refusal({**CUSTOM, "monsters": ["ooze", "dragon"]})
    assert (key, args["number"], args["wanted"]) == ("refused-wrong_count", 2, ["3", "4"])
    key, args = refusal({**CUSTOM, "heroes": ["elf"] * 4})
    assert (key, args["field"], args["number"]) == ("refused-wrong_count", refer("setting-heroes"), 1)
    key, args = refusal({**CUSTOM, "village": list(VILLAGE[:9])})
    assert (key, args["number"], args["wanted"]) == ("refused-wrong_count", 9, ["8"])
    assert refusal({**CUSTOM, "village": []})[0] == "refused-wrong_count"
    for kind in CUSTOM:
        assert refusal({kind: CUSTOM[kind]})[0] == "refused-wrong_count", f"{kind} alone"
        doubled = [*names(CUSTOM[kind]), names(CUSTOM[kind])[0]]
        assert refusal({**CUSTOM, kind: doubled})[0] == "refused-wrong_count", f"one of the {kind} twice"
    assert refusal({**CUSTOM, "heroes": ["elf", "dwarf", "feayn", "orc"]})[0] == "refused-unknown_card"
    assert refusal({"cards": "first_game", **CUSTOM})[0] == "refused-two_selections"


def names(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


@pytest.mark.rule("TS-3.3", "TS-3.7", "TS-V11")
def test_the_thunderstone_is_anywhere_among_the_lowest_eleven_cards() -> None:
    places = Counter(start(seed=f"stone-{number}").dungeon.index(THUNDERSTONE) for number in range(200))
    assert set(places) == set(range(11))


@pytest.mark.rule("TS-3.5", "TS-1.8", "TS-V11")
def test_the_first_card_goes_to_rank_1_and_the_third_to_rank_3() -> None:
    game = start()
    entered = [event for event in game.opening if event.key == "log-enters"]
    assert [event.args["rank"] for event in entered] == [1, 2, 3]
    assert [event.args["card"] for event in entered] == [refer(f"card-{card.card}") for card in game.hall if card]


@pytest.mark.rule("TS-3.6", "TS-13.2")
def test_no_breach_happens_during_setup() -> None:
    settings = {**CUSTOM, "monsters": ["abyssal", "dragon", "ooze"]}
    for number in range(60):
        game = start(2, settings, seed=f"breach-{number}")
        first = game.hall[0]
        assert first is not None
        if CARDS[first.card].breach is not None:
            assert not any(event.key == "log-breach" for event in game.opening)
            assert not first.breached
            assert all(len(player.hand) == 6 for player in game.players)
            return
    pytest.fail("no game began with a breach monster in rank 1")


@pytest.mark.rule("TS-3.9", "TS-3.10")
def test_hero_stacks_have_twelve_cards_with_the_lowest_level_on_top() -> None:
    game = start(2, CUSTOM)
    assert [game.stock[card] for card in LEVELS["elf"]] == [6, 4, 2]
    assert game.top_of("elf") == "elf_wizard"
    game.stock["elf_wizard"] = 0
    assert game.top_of("elf") == "elf_sorcerer"
    game.stock["elf_sorcerer"] = 0
    assert game.top_of("elf") == "elf_archmage"
    game.stock["elf_archmage"] = 0
    assert game.top_of("elf") is None
    assert {game.stock[card] for card in game.stacks[4:12]} == {8}


@pytest.mark.rule("TS-20.2", "TS-2.3")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_first_game_has_the_published_cards_for_any_number_of_players(seats: int) -> None:
    """The cards match the published list for any number of groups and any seed."""
    for seed in ("one", "another"):
        game = start(seats, {"cards": "first_game", "groups": 4}, seed=seed)
        assert game.groups == ["enchanted", "humanoid", "undead_doom"]
        view = game.view(None)
        assert [stack.stack for stack in view.stacks] == [
            *("elf", "lorigg", "regian", "thyrian"),
            *("feast", "fireball", "flaming_sword", "hatchet"),
            *("lightstone_gem", "magical_aura", "town_guard", "trainer"),
            *("militia", "torch", "iron_rations", "dagger"),
        ]
        (setup,) = [event for event in game.opening if event.key == "log-dungeon"]
        assert setup.args["groups"] == [refer(f"group-{group}") for group in game.groups]
        assert setup.audience is None
    assert refusal({"cards": "first_game", "monsters": ["ooze", "dragon", "abyssal"]})[0] == "refused-two_selections"


@pytest.mark.rule("TS-3.12")
def test_the_position_of_the_thunderstone_is_never_told_and_random_in_guesses() -> None:
    game = start(3)
    for event in game.opening:
        assert "card-thunderstone" not in str(event.args)
    assert game.dungeon.index("thunderstone") <= 10
    for seat in (None, 0, 1, 2):
        rng = Random(7)
        assert '"thunderstone"' not in game.view(seat).model_dump_json(exclude={"game"})
        guesses = [game.guess(seat, rng).dungeon for _ in range(120)]
        assert {deck.index("thunderstone") for deck in guesses} == set(range(11)), "anywhere among the lowest eleven"
        assert all(sorted(deck) == sorted(game.dungeon) for deck in guesses)
        assert game.view(seat).dungeon == len(game.dungeon)


@pytest.mark.rule("TS-2.7", "TS-21.15")
@pytest.mark.parametrize(
    ("seats", "settings", "idle"),
    [
        (2, {}, {"level"}),
        (1, {}, set()),
        (2, {"cards": "first_game"}, {"level", "groups"}),
        (1, CUSTOM, {"cards", "groups"}),
    ],
)
def test_a_setting_that_means_nothing_is_not_offered(seats: int, settings: dict[str, object], idle: set[str]) -> None:
    chosen = ThunderstoneSettings.model_validate(settings)
    assert {field for field in ThunderstoneSettings.model_fields if not chosen.counts(field, seats)} == idle
