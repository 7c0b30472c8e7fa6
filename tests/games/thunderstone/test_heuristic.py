"""Decisions of the heuristic player in clear positions."""

from __future__ import annotations

from random import Random

import pytest

from games.thunderstone.players.fights import FROM_LEVELS
from games.thunderstone.players.heuristic import TOO_QUIET
from games.thunderstone.players.worth import best_purchase
from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.setup import FIRST_VILLAGE
from rules.players import opinion
from rules.registry import PLAYERS
from tests.games.thunderstone.table import Table, lay


def choice(table: Table) -> list[str]:
    """The heuristic player's answer to the open question, found without moving a card of the guess."""
    question = table.question
    guess = table.game.guess(question.seat, Random(1))
    before = guess.save()
    picked = PLAYERS["thunderstone"]["steady"].pick(
        question.seat, question, question.options(table.game), lambda: guess, Random(1)
    )
    assert guess.save() == before
    return picked


def test_it_fights_what_it_can_beat() -> None:
    table = lay("outlands_khan torch torch torch torch torch", hall="griffon nixie pegasus")
    assert choice(table) == ["dungeon"]
    assert choice(table.enter()) == ["attack-1"]


def test_it_visits_the_village_if_it_cannot_win_a_battle() -> None:
    table = lay("militia militia torch torch torch dagger", hall="ebon_fume griffon griffon")
    assert choice(table) == ["village"]
    assert choice(table.visit()) != ["buy-militia"]


def test_it_equips_before_it_attacks() -> None:
    table = lay("thyrian_squire short_sword torch torch torch torch", hall="firebrand_cyclops ebon_fume ebon_fume")
    table.enter()
    weapon = f"equip-{table.slot('short_sword')}-{table.slot('thyrian_squire')}"
    assert weapon in table.ids
    assert choice(table) == ["armed-1"], "both in one answer"
    assert choice(table.pick(weapon)) == ["attack-1"]


def test_it_rests_to_be_rid_of_diseases() -> None:
    table = lay("disease disease militia militia iron_rations disease", hall="ebon_fume griffon griffon")
    assert choice(table) == ["rest"]
    assert choice(table.pick("rest")) == ["card-disease"]


@pytest.mark.parametrize(
    ("heroes", "experience", "does"),
    [
        ("elf_wizard", 2, "village"),
        ("elf_wizard", 1, "rest"),  # too little to level up
        ("elf_archmage", 2, "rest"),  # the highest level
        ("elf_wizard disease disease", 2, "rest"),  # three Diseases are worse
    ],
)
def test_it_levels_up_rather_than_rest_for_one_disease(heroes: str, experience: int, does: str) -> None:
    hand = f"disease militia militia {heroes} militia militia".split()[:6]
    table = lay(" ".join(hand), hall="ebon_fume ebon_fume ebon_fume", experience=experience)
    for player in table.players[1:]:
        player.experience = 2 - experience % 2
    assert choice(table) == [does]
    tried = {each.ids[0] for each in opinion(table.game, table.question, PLAYERS["thunderstone"]["steady"], Random(1))}
    assert ("rest" in tried) == (does == "rest")


@pytest.mark.parametrize(("points", "ends"), [("sphinx sphinx", True), ("", False)])
def test_it_ends_the_game_only_when_that_wins(points: str, ends: bool) -> None:
    hand = "militia torch torch torch torch torch"
    table = lay(hand, hall="griffon thunderstone griffon", discard=points).enter()
    table.player(1).discard = ["archduke_of_pain"]
    assert (choice(table) == ["attack-1"]) == ends


@pytest.mark.parametrize(("left", "ends"), [("", True), ("archduke_of_pain archduke_of_pain archduke_of_pain", False)])
def test_a_player_who_cannot_catch_up_lets_the_game_end(left: str, ends: bool) -> None:
    hand = "outlands_khan torch torch torch torch torch"
    table = lay(hand, hall="griffon thunderstone -", dungeon=left)
    table.player(1).discard = ["archduke_of_pain"] * 5
    gap = 5 * CARDS["archduke_of_pain"].points - CARDS["outlands_khan"].points
    assert gap > 2 * CARDS["griffon"].points + CARDS["thunderstone"].points + FROM_LEVELS
    assert (choice(table) == ["dungeon"]) == ends


@pytest.mark.parametrize(
    ("weak", "deck", "does"), [("dagger", 10, "rest"), ("dagger", 8, "village"), ("pegasus", 10, "village")]
)
def test_it_rests_to_destroy_a_weak_card_if_the_village_is_sold_out(weak: str, deck: int, does: str) -> None:
    table = lay(f"{weak} pegasus pegasus pegasus pegasus pegasus", hall="- - -", deck=" ".join(["torch"] * deck))
    table.game.stock = dict.fromkeys(table.game.stock, 0)
    assert choice(table) == [does]


def test_it_levels_up_when_it_can() -> None:
    table = lay("militia elf_wizard torch torch torch torch", experience=3).visit()
    while table.kind != "level_up":
        table.done()
    assert choice(table)[0].startswith("level-")


def test_it_gives_up_the_worst_cards() -> None:
    hand = "disease militia outlands_khan fireball lantern dagger"
    table = lay("torch torch lorigg_rogue torch torch torch", others=(hand,)).enter().use("lorigg_rogue")
    assert choice(table) == ["card-disease-1"]


@pytest.mark.parametrize(("experience", "goes"), [(2, "village"), (1, "dungeon")])
def test_it_levels_up_rather_than_fight_a_weak_monster(experience: int, goes: str) -> None:
    hand = "elf_wizard fireball torch torch torch torch"
    table = lay(hand, hall="bloodskull_orc ebon_fume ebon_fume", experience=experience)
    assert choice(table) == [goes]
    great = lay(hand, hall="kingdom thunderstone -", experience=experience)
    assert choice(great) == ["dungeon"], "a victory that wins the game does not wait"


def test_it_fights_the_revenant_with_heroes_that_survive_it() -> None:
    strong = "outlands_khan outlands_khan outlands_khan fireball lantern lantern"
    assert CARDS["outlands_khan"].strength > 4
    assert choice(lay(strong, hall="revenant - -")) == ["dungeon"]
    weak = "elf_archmage elf_archmage elf_archmage fireball lantern lantern"
    assert CARDS["elf_archmage"].strength <= 4
    assert choice(lay(weak, hall="revenant - -")) != ["dungeon"], "all three would be destroyed"


def test_it_buys_no_weapon_that_no_hero_can_carry() -> None:
    dark = "militia militia dagger iron_rations iron_rations iron_rations"  # light would be worth having
    table = lay(dark, deck="militia militia")
    assert best_purchase(table.game, table.seat(0), ["flaming_sword"]) is None
    table = lay(dark, deck="thyrian_squire militia")
    assert best_purchase(table.game, table.seat(0), ["flaming_sword"]) == "flaming_sword"


@pytest.mark.parametrize(
    ("hand", "eats"),
    [
        ("militia militia militia iron_rations iron_rations dagger", False),
        ("militia militia torch iron_rations iron_rations flaming_sword", True),
        ("militia militia torch torch iron_rations flaming_sword", False),
        ("militia militia torch torch iron_rations short_sword", True),
    ],
)
def test_it_uses_food_only_if_a_hero_can_then_carry_a_weapon(hand: str, eats: bool) -> None:
    """A Militia has strength 2, each ration adds 2: a Flaming Sword (5) takes two, a Short Sword (4) one."""
    table = lay(hand, hall="pegasus griffon tormentor").enter()
    (picked,) = choice(table)
    assert f"use-{table.slot('iron_rations')}-0" in table.ids
    assert picked.startswith("use-") == eats


def test_it_feeds_a_hero_that_the_battle_would_destroy() -> None:
    """The Revenant takes 4 strength: a Wizard (3) is destroyed unless it is fed (TS-C37)."""
    wizard, slayer = CARDS["elf_wizard"], CARDS["outlands_slayer"]
    assert wizard.strength - 4 <= 0 < min(wizard.strength + 2 - 4, slayer.strength - 4)
    hand = "torch iron_rations dagger disease elf_wizard outlands_slayer"
    table = lay(hand, hall="griknack_goblin revenant griknack_goblin").enter()
    assert choice(table) == [f"use-{table.slot('iron_rations')}-0"]
    table.use("iron_rations")
    assert choice(table) == [f"card-{table.slot('elf_wizard')}"]
    table.on("elf_wizard")
    assert choice(table) == ["armed-2"]
    table.pick("armed-2")
    while table.kind == "lower_total":
        table.pick(*choice(table))
    assert "elf_wizard" in table.owned(0)
    assert "revenant" in table.owned(0)


@pytest.mark.parametrize(
    ("hand", "hall"),
    [
        ("torch iron_rations dagger fireball outlands_slayer outlands_slayer", "- revenant -"),
        ("torch iron_rations dagger fireball elf_wizard outlands_slayer", "- griknack_goblin -"),
    ],
)
def test_it_does_not_feed_heroes_that_survive_the_battle(hand: str, hall: str) -> None:
    table = lay(hand, hall=hall).enter()
    assert f"use-{table.slot('iron_rations')}-0" in table.ids
    assert choice(table) == ["armed-2"]


def test_a_free_bonus_is_used_for_the_better_monster() -> None:
    """Without the spell it can defeat only Famine, with it also Suffering in the next rank."""
    hand = "militia torch dagger battle_fury lorigg_thief selurin_magician"
    table = lay(hand, hall="ebon_fume famine suffering").enter()
    assert choice(table) == [f"use-{table.slot('battle_fury')}-0"]
    assert choice(table.use("battle_fury")) == ["armed-3"]
    near = lay(hand, hall="ebon_fume suffering famine").enter()
    assert choice(near) == ["armed-2"], "it defeats Suffering there without the spell"


def test_a_card_is_drawn_for_nothing_even_if_a_victory_is_sure() -> None:
    """It may beat a better monster."""
    table = lay("chalice_defender outlands_khan torch torch torch torch", hall="griffon griffon griffon").enter()
    assert table.sum(1).won
    assert choice(table) == [f"use-{table.slot('chalice_defender')}-0"]


@pytest.mark.parametrize(("hall", "gone"), [("ebon_fume ebon_fume famine", "ghost"), ("ebon_fume - -", "ghost")])
def test_it_discards_the_card_least_useful_in_battle_regardless_of_points(hall: str, gone: str) -> None:
    """Points also count in the discard pile; the torch gives the light that a victory needs."""
    hand = "torch lorigg_thief lorigg_outlaw selurin_magician kingdom ghost"
    assert CARDS["ghost"].points > CARDS["torch"].points == 0
    table = lay("torch torch lorigg_rogue torch torch torch", hall=hall, others=(hand,)).enter().use("lorigg_rogue")
    assert (table.kind, table.who) == ("discard_cards", 1)
    assert choice(table) == [f"card-{gone}-1"]


@pytest.mark.parametrize(
    ("hand", "gone"),
    [
        ("outlands_khan outlands_khan disease disease torch torch", "two"),
        ("outlands_khan militia fireball fireball lantern lantern", "card-militia-1"),
    ],
)
def test_it_discards_the_less_useful_of_one_hero_or_two_cards(hand: str, gone: str) -> None:
    table = lay("redblade_assassin torch torch torch torch torch", hall="ebon_fume - -", others=(hand,)).enter()
    table.use("redblade_assassin")
    assert (table.kind, table.who) == ("discard_hero_or_two", 1)
    assert choice(table) == [gone]
    if gone == "two":
        assert choice(table.pick("two")) == ["card-disease-1", "card-disease-2"]


def test_it_takes_a_weak_card_as_spoils_that_it_would_not_buy() -> None:
    """Goodberries are worth a point and little else: not worth buying, but welcome as spoils."""
    village = " ".join(["goodberries", *FIRST_VILLAGE[1:]])
    table = lay("outlands_khan dagger torch torch torch torch", hall="gray_ooze griffon griffon", village=village)
    assert best_purchase(table.game, table.seat(0), ["goodberries"]) is None
    table.enter().equip("dagger", "outlands_khan").attack(1)
    assert table.kind == "take_spoils"
    assert choice(table) == ["buy-food-goodberries"]


def test_it_reveals_the_six_cards_of_the_sphinx() -> None:
    hand = "elf_archmage elf_archmage fireball torch torch torch"
    table = lay(hand, hall="sphinx griffon griffon").enter().attack(1)
    assert (table.kind, table.question.describe(table.game)["what"]) == ("take_spoils", "reveal")
    assert choice(table) == ["reveal"]


@pytest.mark.parametrize(
    ("weapons", "wish"),
    [
        ("dagger dagger dagger dagger", "dwarf_guardian"),
        ("torch torch torch torch", "elf_wizard"),
        ("warhammer warhammer warhammer warhammer", "elf_wizard"),  # blunt
    ],
)
def test_it_buys_a_dwarf_for_a_deck_with_edged_weapons(weapons: str, wish: str) -> None:
    table = lay("militia militia torch torch torch militia", deck=f"{weapons} torch torch")
    assert best_purchase(table.game, table.seat(0), ["dwarf_guardian", "elf_wizard"]) == wish


def test_it_buys_a_hero_first_for_a_deck_without_heroes() -> None:
    wares = ["lightstone_gem", "redblade_killer"]
    few = lay(deck="lightstone_gem lightstone_gem torch torch")
    assert best_purchase(few.game, few.seat(0), wares) == "redblade_killer"
    many = lay("militia militia militia iron_rations dagger dagger", deck="lorigg_thief lorigg_thief lorigg_thief")
    assert best_purchase(many.game, many.seat(0), wares) == "lightstone_gem"


@pytest.mark.parametrize(("points", "fights"), [("sphinx sphinx", True), ("", False)])
def test_a_player_who_is_behind_leaves_the_thunderstone_in_rank_3(points: str, fights: bool) -> None:
    """In rank 2 the rival could end the game with it, and would win."""
    table = lay("outlands_khan torch torch torch torch torch", hall="nixie - thunderstone", discard=points)
    table.player(1).discard = ["archduke_of_pain"]
    assert (choice(table) == ["dungeon"]) == fights


SORCERERS = "elf_sorcerer elf_sorcerer elf_sorcerer torch torch torch"


@pytest.mark.parametrize(("points", "does"), [("sphinx sphinx sphinx", "monster-1"), ("", "decline")])
def test_it_returns_the_monster_before_the_thunderstone_only_if_that_wins(points: str, does: str) -> None:
    table = lay(SORCERERS, hall="judgement thunderstone nixie", discard=points).enter().attack(3)
    table.player(1).discard = ["archduke_of_pain"]
    assert table.kind == "return_one"
    assert table.hall.startswith("judgement thunderstone ")
    assert choice(table) == [does]


@pytest.mark.parametrize(("points", "ends"), [("sphinx sphinx sphinx", True), ("", False)])
@pytest.mark.parametrize("card", ["elf_archmage", "banish"])
def test_it_uses_an_effect_that_ends_the_game_only_if_that_wins(card: str, points: str, ends: bool) -> None:
    """The hand beats nothing, and the monster of rank 1 is the hardest."""
    hand = f"{card} torch torch torch torch militia"
    table = lay(hand, hall="ebon_fume thunderstone firebrand_cyclops", discard=points).enter()
    table.player(1).discard = ["archduke_of_pain"]
    use = f"use-{table.slot(card)}-0"
    assert (choice(table) == [use]) == ends
    (picked,) = choice(table.pick(use))
    assert table.kind == "choose_in_hall"
    table.pick(picked)
    assert (table.game.result is not None) == ends


def test_it_takes_a_monster_to_end_the_game_if_its_points_win() -> None:
    hand = "thyrian_lord iron_rations torch torch torch torch"
    for more, takes in (("", True), ("nixie nixie", False)):
        table = lay(hand, hall="pegasus thunderstone ebon_fume").enter()
        assert CARDS["pegasus"].points == CARDS["thyrian_lord"].points == 2
        table.player(1).discard = ["nixie", "nixie", "nixie", *more.split()]
        use = f"use-{table.slot('thyrian_lord')}-0"
        assert use in table.ids
        assert (choice(table) == [use]) == takes


def test_in_a_solo_game_it_does_not_keep_the_thunderstone_back() -> None:
    hand = "outlands_khan torch torch torch torch torch"
    table = lay(hand, hall="nixie - thunderstone", seats=1)
    table.game.village_score = ["archduke_of_pain"]
    assert choice(table) == ["dungeon"]


@pytest.mark.parametrize(("rounds", "fights"), [(TOO_QUIET - 1, False), (TOO_QUIET, True)])
def test_it_fights_a_hopeless_battle_only_after_many_rounds_without_one(rounds: int, fights: bool) -> None:
    table = lay("militia militia torch torch torch dagger", hall="ebon_fume griffon griffon")
    table.game.quiet = rounds * table.game.seats
    assert (choice(table) == ["dungeon"]) == fights
