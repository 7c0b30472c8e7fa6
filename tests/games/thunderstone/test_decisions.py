"""The lines next to a question: cards, level ups, and the points of the players."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from games.thunderstone.rules.cards import CARDS, Effect
from games.thunderstone.rules.option_texts import about_card
from tests.games.thunderstone.answers import about, missed
from tests.games.thunderstone.table import lay

LINE = 100
"""The greatest number of characters in a line of a menu."""


def test_only_effects_that_give_just_a_bonus_count_as_such() -> None:
    bonus = next(effect for card in CARDS.values() for effect in card.effects if effect.to and not effect.draw)
    assert bonus.only_lasts
    assert not bonus.model_copy(update={"draw": 1}).only_lasts
    assert not Effect(when="dungeon").only_lasts


@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_card_is_described_in_one_line_of_a_menu(language: str) -> None:
    for card in CARDS:
        sentence = TEXTS.say_exactly(language, "thunderstone", about_card(card), [])
        assert len(sentence) <= LINE, f"{card}: {sentence}"
        key = f"card-text-{card}"
        assert bool(about_card(card).args["says"]) == TEXTS.has(language, "thunderstone", key), card


def test_a_card_is_described_by_its_values_classes_and_text() -> None:
    def said(card: str) -> str:
        return TEXTS.say_exactly("en", "thunderstone", about_card(card), [])

    assert said("dagger") == "Atk 1 · Wt 2 · Gold 1 · Edged"
    assert said("thyrian_squire") == "Atk 2 · Str 6 · Fighter · Dungeon: destroy 1 food for attack +2."
    assert said("griffon") == "HP 7 · 2 XP · 4 VP · Trophy: magic attack +1."
    assert said("grudgebeast") == "HP 4 · 1 XP · 2 VP", "a monster without a text has its values alone"


def test_a_level_up_option_describes_the_new_hero() -> None:
    table = lay("militia torch torch torch torch torch", experience=3).do("village", "done").asks("level_up")
    *heroes, done = table.question.options(table.game)
    assert len(heroes) == 4
    assert done.id == "done"
    for hero in heroes:
        assert about(table, hero.id) == about_card(hero.value.new)


def test_a_level_up_with_too_little_experience_is_listed_as_refused_unless_it_is_a_militia() -> None:
    table = lay("elf_wizard lorigg_rogue militia torch torch torch", experience=2).do("village", "done")
    assert missed(table) == ["level-lorigg_rogue-lorigg_outlaw"]
    table.refuses("level-militia-elf_wizard", "too_little_experience")


def test_a_card_to_destroy_is_described_or_else_the_points_that_are_lost_with_it() -> None:
    table = lay("militia disease griffon torch torch torch").do("rest").has_no_effect("back")
    assert about(table, "card-disease") == about_card("disease")
    table.effect_is("card-griffon", "about-loses_points", points=4)


def test_points_are_public_during_the_game() -> None:
    table = lay("griffon elf_archmage torch torch torch torch", deck="pegasus")
    expected = sum(CARDS[card].points for card in ("griffon", "elf_archmage", "pegasus"))
    assert [table.game.standing()[table.seat(number)] for number in (0, 1)] == [expected, 0]
    assert table.shows(1, 0).points == expected
