"""The box: the number of cards of each kind, and the totals of their values (TS-1)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import (
    BASIC,
    CARDS,
    HERO_TYPES,
    LEVELS,
    MONSTER_GROUPS,
    VILLAGE,
    Card,
)
from games.thunderstone.rules.game import Thunderstone
from rules.data import parse_table
from rules.errors import DamagedData


def total(stack: str) -> int:
    """The number of cards of this kind in the box."""
    return sum(card.count for card in CARDS.values() if card.stack == stack)


@pytest.mark.rule("TS-1.2")
def test_the_box_has_the_published_number_of_cards() -> None:
    assert total("thunderstone") == 1
    assert total("dungeon") == 80
    assert total("basic") + total("disease") == 90
    assert total("heroes") == 132
    assert total("village") == 152
    reference, experience, randomizers = 5, 32, 38  # these do not belong to a deck
    assert sum(card.count for card in CARDS.values()) + reference + experience + randomizers == 530


@pytest.mark.rule("TS-1.4")
def test_there_are_38_randomizers() -> None:
    assert (len(MONSTER_GROUPS), len(HERO_TYPES), len(VILLAGE)) == (8, 11, 19)  # 38 in all


@pytest.mark.rule("TS-1.5")
def test_each_stack_has_its_number_of_cards() -> None:
    for group in MONSTER_GROUPS:
        assert sum(card.count for card in CARDS.values() if card.type == group) == 10
    for levels in LEVELS.values():
        assert [(CARDS[card].level, CARDS[card].count) for card in levels] == [(1, 6), (2, 4), (3, 2)]
    assert {CARDS[card].count for card in VILLAGE} == {8}
    assert {card: CARDS[card].count for card in BASIC} == {"militia": 30, "torch": 15, "iron_rations": 15, "dagger": 15}
    assert CARDS["disease"].count == 15


@pytest.mark.parametrize(
    ("group", "experience", "points"),
    [
        ("abyssal", 18, 41),
        ("doomknight_humanoid", 18, 40),
        ("dragon", 23, 47),
        ("enchanted", 14, 27),
        ("humanoid", 14, 26),
        ("ooze", 18, 30),
        ("undead_doom", 14, 30),
        ("undead_spirit", 14, 36),
    ],
)
def test_total_experience_and_points_of_each_monster_group(group: str, experience: int, points: int) -> None:
    cards = [card for card in CARDS.values() if card.type == group]
    assert sum(card.experience * card.count for card in cards) == experience
    assert sum(card.points * card.count for card in cards) == points


@pytest.mark.rule("TS-1.9")
def test_militia_is_a_hero_of_level_0_and_not_a_fighter() -> None:
    militia = CARDS["militia"]
    assert militia.is_hero
    assert militia.level == 0
    assert "fighter" not in militia.tags
    assert "not_fighter" in militia.tags


@pytest.mark.rule("TS-11.7")
def test_every_weapon_is_edged_or_blunt() -> None:
    kinds = {c.id: c.tags & {"edged", "blunt"} for c in CARDS.values() if "weapon" in c.tags}
    assert {card for card, kind in kinds.items() if kind == {"blunt"}} == {"warhammer"}
    assert {card for card, kind in kinds.items() if kind == {"edged"}} == {
        "dagger",
        "flaming_sword",
        "hatchet",
        "polearm",
        "short_sword",
        "spear",
    }


@pytest.mark.rule("TS-5.20")
def test_a_gold_value_of_zero_is_a_gold_value() -> None:
    assert CARDS["militia"].gold == 0
    assert "valued" in CARDS["militia"].tags
    assert CARDS["fireball"].gold is None
    assert "valued" not in CARDS["fireball"].tags
    assert "valued" not in CARDS["disease"].tags


def test_classes_of_two_words_are_two_classes() -> None:
    assert {"undead", "doom"} <= CARDS["famine"].tags
    assert {"doomknight", "humanoid"} <= CARDS["darkness"].tags


CARD = '[[card]]\nid = "x"\ncount = 1\nstack = "basic"\nclasses = []\n'


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ('level = "high"', r"card\.0\.level"),
        ('effects = [{ when = "village", drow = 2 }]', r"card\.0\.effects\.0\.drow"),
        ('effects = [{ when = "noon", draw = 2 }]', r"card\.0\.effects\.0\.when"),
        ('traits = ["magic_requierd"]', r"card\.0\.traits\.0"),
    ],
)
def test_an_invalid_card_is_reported_with_file_and_entry(line: str, place: str) -> None:
    with pytest.raises(DamagedData, match=rf"cards\.toml.*{place}"):
        parse_table("cards.toml", CARD + line, dict[str, list[Card]])


def test_effects_powers_and_losses_ask_for_classes_that_some_card_has() -> None:
    known = {tag for card in CARDS.values() for tag in card.tags} | {"", "self", "party"}
    for card in CARDS.values():
        asked = {tag for effect in card.effects for tag in (effect.pay, effect.sell, effect.destroy)}
        asked |= {loss.of for loss in card.losses}
        for power in card.powers:
            asked |= {power.to, power.per, power.wielding, power.wielder, *power.against}
        assert asked <= known, card.id


@pytest.mark.rule("TS-1.6")
def test_the_common_area_is_public() -> None:
    view = Thunderstone.start(3, seed="zones").view(None)
    assert view.dungeon == 28
    assert [rank.rank for rank in view.hall] == [1, 2, 3]
    assert len(view.stacks) == 16
    assert view.diseases == 15
    assert view.removed == {}
