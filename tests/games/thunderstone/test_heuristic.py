"""Decisions of the heuristic player in clear positions, and the alternatives that it considers.

No alternative has the same result as another, and none is absurd.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.thunderstone.players.fights import FROM_LEVELS, is_ahead
from games.thunderstone.players.heuristic import TOO_QUIET
from games.thunderstone.players.worth import best_purchase
from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.setup import FIRST_VILLAGE
from rules.answer_values import AnswerValue
from rules.messages import Message
from rules.players import answer, opinion
from rules.registry import PLAYERS
from tests.games.thunderstone.table import KHAN, MILITIA, TORCHES, Table, battle, lay

STEADY = PLAYERS["thunderstone"]["steady"]
VILLAGE = "feast trainer fireball hatchet lantern spear town_guard polearm"
SORCERERS = "elf_sorcerer elf_sorcerer elf_sorcerer torch torch torch"
ARCHDUKE = "archduke_of_pain"


def choice(table: Table) -> list[str]:
    """The heuristic player's answer to the open question."""
    return answer(table.game, table.question, STEADY, Random(1))


def weighed(table: Table) -> list[AnswerValue]:
    """Its opinion of the answers that it considers, its own first."""
    return opinion(table.game, table.question, STEADY, Random(1))


def considered(table: Table) -> list[str]:
    """The answers that it considers, its own first."""
    return [answer.ids[0] for answer in weighed(table)]


def against(rival: str, hand: str, hall: str, **values: Any) -> Table:
    """A table at which the next player has these cards in the discard pile."""
    table = lay(hand, hall=hall, **values)
    table.player(1).discard = rival.split()
    return table


def test_it_fights_what_it_can_beat_and_otherwise_visits_the_village() -> None:
    pegasus = lay(KHAN, hall="griffon nixie pegasus")
    assert choice(pegasus) == ["dungeon"]
    assert choice(pegasus.do("dungeon")) == ["attack-1"]
    fume = lay("militia militia torch torch torch dagger", hall="ebon_fume griffon griffon")
    assert choice(fume) == ["village"]
    assert choice(fume.do("village")) != ["buy-militia"]


def test_losing_battles_are_considered_only_if_none_can_be_won() -> None:
    table = lay(KHAN, hall="griffon ebon_fume griffon").do("dungeon")
    table.totals(1, won=True).totals(2, won=False).offers("attack-2")
    assert set(considered(table)) == {"attack-1", "attack-3"}
    lost = lay(MILITIA, hall="griffon ebon_fume griffon").do("dungeon")
    assert set(considered(lost)) == {"attack-1", "attack-2", "attack-3"}, "one of them has to be chosen"


def test_a_sure_victory_is_not_left_for_a_rest() -> None:
    hand = "torch dagger dagger short_sword lorigg_rogue redblade_killer"
    sure = lay(hand, deck="militia militia torch torch torch torch", hall="bloodskull_orc famine harbinger")
    assert considered(sure)[0] == "dungeon"
    assert "rest" not in considered(sure)
    assert "village" in considered(sure)
    assert "rest" in considered(lay(hand, hall="ebon_fume ebon_fume ebon_fume"))


@pytest.mark.parametrize(("rounds", "fights"), [(TOO_QUIET - 1, False), (TOO_QUIET, True)])
def test_it_fights_a_hopeless_battle_only_after_many_rounds_without_one(rounds: int, fights: bool) -> None:
    table = lay("militia militia torch torch torch dagger", hall="ebon_fume griffon griffon")
    table.game.quiet = rounds * table.game.seats
    assert (choice(table) == ["dungeon"]) == fights


# Weapons, food and other effects


def test_weapons_are_equipped_only_as_part_of_an_attack() -> None:
    squire = battle("thyrian_squire short_sword dagger torch torch torch", "griknack_goblin")
    squire.offers("attack-1", "armed-1", "equip-best", "equip dagger thyrian_squire")
    assert sorted(considered(squire)) == ["armed-1", "armed-2", "armed-3"]
    hall = "firebrand_cyclops ebon_fume ebon_fume"
    thyrian_squire = lay("thyrian_squire short_sword torch torch torch torch", hall=hall).do("dungeon")
    assert choice(thyrian_squire) == ["armed-1"]
    assert choice(thyrian_squire.do("equip short_sword thyrian_squire")) == ["attack-1"]


def test_a_monster_that_needs_weapons_is_considered_with_weapons() -> None:
    barred = next(card for card in CARDS if "unequipped_barred" in CARDS[card].traits)
    table = lay("thyrian_squire hatchet iron_rations iron_rations iron_rations iron_rations", hall=f"{barred} - -")
    assert "armed-1" in considered(table.do("dungeon").never("attack-1"))
    assert not any(id.startswith("equip-") for id in considered(table))


@pytest.mark.parametrize(
    ("hand", "hall", "eats"),
    [
        ("militia militia militia iron_rations iron_rations dagger", "pegasus griffon tormentor", False),
        ("militia militia torch iron_rations iron_rations flaming_sword", "pegasus griffon tormentor", True),
        ("militia militia torch torch iron_rations flaming_sword", "pegasus griffon tormentor", False),
        ("militia militia torch torch iron_rations short_sword", "pegasus griffon tormentor", True),
        ("militia torch torch iron_rations short_sword fireball", "griknack_goblin - -", False),  # the Fireball adds 3
        ("militia torch torch iron_rations short_sword fireball", "griffon - -", True),
    ],
)
def test_food_is_eaten_only_if_a_hero_can_then_carry_a_weapon_that_wins(hand: str, hall: str, eats: bool) -> None:
    """A Militia has strength 2, each ration adds 2: a Flaming Sword (5) takes two, a Short Sword (4) one."""
    table = lay(hand, hall=hall).do("dungeon").offers("use iron_rations")
    assert choice(table)[0].startswith("use-") == any(id.startswith("use-") for id in considered(table)) == eats


def test_it_feeds_a_hero_that_the_battle_would_destroy() -> None:
    """The Revenant takes 4 strength: a Wizard (3) is destroyed unless it is fed (TS-C37)."""
    wizard, slayer = CARDS["elf_wizard"], CARDS["outlands_slayer"]
    assert wizard.strength - 4 <= 0 < min(wizard.strength + 2 - 4, slayer.strength - 4)
    hand = "torch iron_rations dagger disease elf_wizard outlands_slayer"
    table = lay(hand, hall="griknack_goblin revenant griknack_goblin").do("dungeon")
    assert choice(table) == [f"use-{table.slot('iron_rations')}-0"]
    assert choice(table.do("use iron_rations")) == [f"card-{table.slot('elf_wizard')}"]
    assert choice(table.do("elf_wizard")) == ["armed-2"]
    table.do("armed-2")
    while table.kind == "lower_total":
        table.pick(*choice(table))
    assert {"elf_wizard", "revenant"} <= set(table.owned(0))


@pytest.mark.parametrize(
    ("hand", "hall"),
    [
        ("torch iron_rations dagger fireball outlands_slayer outlands_slayer", "- revenant -"),
        ("torch iron_rations dagger fireball elf_wizard outlands_slayer", "- griknack_goblin -"),
    ],
)
def test_it_does_not_feed_heroes_that_survive_the_battle(hand: str, hall: str) -> None:
    assert choice(lay(hand, hall=hall).do("dungeon").offers("use iron_rations")) == ["armed-2"]


def test_it_fights_the_revenant_with_heroes_that_survive_it() -> None:
    strong = "outlands_khan outlands_khan outlands_khan fireball lantern lantern"
    assert CARDS["outlands_khan"].strength > 4
    assert choice(lay(strong, hall="revenant - -")) == ["dungeon"]
    weak = "elf_archmage elf_archmage elf_archmage fireball lantern lantern"
    assert CARDS["elf_archmage"].strength <= 4
    assert choice(lay(weak, hall="revenant - -")) != ["dungeon"], "all three would be destroyed"


def test_a_free_bonus_is_used_for_the_better_monster() -> None:
    """Without the spell it can defeat only Famine, with it also Suffering in the next rank."""
    hand = "militia torch dagger battle_fury lorigg_thief selurin_magician"
    table = lay(hand, hall="ebon_fume famine suffering").do("dungeon")
    assert choice(table) == [f"use-{table.slot('battle_fury')}-0"]
    assert choice(table.do("use battle_fury")) == ["armed-3"]
    near = lay(hand, hall="ebon_fume suffering famine").do("dungeon")
    assert choice(near) == ["armed-2"], "it defeats Suffering there without the spell"


def test_a_card_is_drawn_for_nothing_even_if_a_victory_is_sure() -> None:
    """It may beat a better monster."""
    table = lay("chalice_defender outlands_khan torch torch torch torch", hall="griffon griffon griffon").do("dungeon")
    assert choice(table.totals(1, won=True)) == [f"use-{table.slot('chalice_defender')}-0"]


def test_free_effects_are_used_without_alternatives() -> None:
    def inside(hand: str) -> Table:
        return lay(hand, hall="griffon griffon griffon").do("dungeon")

    for hand, used in (
        ("militia battle_fury battle_fury torch torch torch", "use-all"),
        ("battle_fury militia torch torch torch torch", "use-1-0"),
        ("lorigg_rogue torch torch torch torch torch", "use-1-0"),  # the Rogue costs others a card
    ):
        table = inside(hand)
        assert len(table.ids) > 3
        assert considered(table) == [used]
    table = inside("thyrian_squire feast iron_rations torch torch torch").do("use feast").offers("use thyrian_squire")
    assert "use-1-0" in considered(table)
    assert len(considered(table)) > 1, "it costs food"


@pytest.mark.usefixtures("asks_all")
def test_the_best_split_of_a_reduction_has_no_alternatives() -> None:
    table = battle("disease fireball militia torch torch torch", "griknack_goblin").do("attack-1")
    table.asks("lower_total", "attack-0, attack-1")
    assert len(considered(table)) == 1


# The village, levels and rest


def test_it_rests_to_be_rid_of_diseases() -> None:
    table = lay("disease disease militia militia iron_rations disease", hall="ebon_fume griffon griffon")
    assert choice(table) == ["rest"]
    assert choice(table.do("rest")) == ["card-disease"]


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
    assert ("rest" in considered(table)) == (does == "rest")


@pytest.mark.parametrize(
    ("weak", "deck", "does"), [("dagger", 10, "rest"), ("dagger", 8, "village"), ("pegasus", 10, "village")]
)
def test_it_rests_to_destroy_a_weak_card_if_the_village_is_sold_out(weak: str, deck: int, does: str) -> None:
    table = lay(f"{weak} pegasus pegasus pegasus pegasus pegasus", hall="- - -", deck=" ".join(["torch"] * deck))
    table.game.stock = dict.fromkeys(table.game.stock, 0)
    assert choice(table) == [does]


@pytest.mark.parametrize("stone", [False, True])
def test_it_levels_up_when_it_can_and_keeps_no_experience_once_the_thunderstone_is_revealed(stone: bool) -> None:
    hall = "griffon griffon " + ("thunderstone" if stone else "griffon")
    table = lay("elf_wizard militia torch torch torch torch", hall=hall, experience=3).do("village")
    while table.kind != "level_up":
        table.do("done")
    assert choice(table)[0].startswith("level-")
    assert considered(table)[0].startswith("level-")
    assert ("done" not in considered(table)) is stone


@pytest.mark.parametrize(("experience", "goes"), [(2, "village"), (1, "dungeon")])
def test_it_levels_up_rather_than_fight_a_weak_monster(experience: int, goes: str) -> None:
    hand = "elf_wizard fireball torch torch torch torch"
    assert choice(lay(hand, hall="bloodskull_orc ebon_fume ebon_fume", experience=experience)) == [goes]
    great = lay(hand, hall="kingdom thunderstone -", experience=experience)
    assert choice(great) == ["dungeon"], "a victory that wins the game does not wait"


@pytest.mark.parametrize(("card", "twin"), [("feast", True), ("trainer", False)])
def test_visiting_the_village_and_buying_its_best_card_are_not_both_listed(card: str, twin: bool) -> None:
    """The player would buy a Feast, but not a Trainer."""
    table = lay("torch torch torch militia militia militia", hall="- - -", village=VILLAGE)
    table.game.stock = {**dict.fromkeys(table.game.stock, 0), card: 8}
    table.offers(f"buy-{card}")
    assert "village" in considered(table)
    assert (f"buy-{card}" not in considered(table)) == twin


DARK = "militia militia dagger iron_rations iron_rations iron_rations"
"""Light would be worth having."""
FEW = "militia militia torch torch torch militia"
DWARF = ["dwarf_guardian", "elf_wizard"]
GEM = ["lightstone_gem", "redblade_killer"]


@pytest.mark.parametrize(
    ("hand", "deck", "wares", "bought"),
    [
        pytest.param(DARK, "militia militia", ["flaming_sword"], None, id="no hero can carry it"),
        pytest.param(DARK, "thyrian_squire militia", ["flaming_sword"], "flaming_sword", id="a weapon and its bearer"),
        pytest.param(FEW, "dagger dagger dagger dagger torch torch", DWARF, "dwarf_guardian", id="edged weapons"),
        pytest.param(FEW, "torch torch torch torch torch torch", DWARF, "elf_wizard", id="no weapons"),
        pytest.param(FEW, "warhammer warhammer warhammer warhammer torch torch", DWARF, "elf_wizard", id="blunt ones"),
        pytest.param("", "lightstone_gem lightstone_gem torch torch", GEM, "redblade_killer", id="first a hero"),
        pytest.param(
            *("militia militia militia iron_rations dagger dagger", "lorigg_thief lorigg_thief lorigg_thief"),
            *(GEM, "lightstone_gem"),
            id="enough heroes",
        ),
    ],
)
def test_the_best_purchase_goes_with_the_deck(hand: str, deck: str, wares: list[str], bought: str | None) -> None:
    table = lay(hand, deck=deck) if hand else lay(deck=deck)
    assert best_purchase(table.game, table.seat(0), wares) == bought


def test_it_takes_a_weak_card_as_spoils_that_it_would_not_buy() -> None:
    """Goodberries are worth a point and little else: not worth buying, but welcome as spoils."""
    village = " ".join(["goodberries", *FIRST_VILLAGE[1:]])
    table = lay("outlands_khan dagger torch torch torch torch", hall="gray_ooze griffon griffon", village=village)
    assert best_purchase(table.game, table.seat(0), ["goodberries"]) is None
    table.do("dungeon", "equip dagger outlands_khan", "attack-1").asks("take_spoils")
    assert choice(table) == ["buy-food-goodberries"]


def test_it_reveals_the_six_cards_of_the_sphinx() -> None:
    hand = "elf_archmage elf_archmage fireball torch torch torch"
    table = lay(hand, hall="sphinx griffon griffon").do("dungeon", "attack-1").asks("take_spoils", what="reveal")
    assert choice(table) == ["reveal"]


# What it gives up


LEAST = "torch lorigg_thief lorigg_outlaw selurin_magician kingdom ghost"


@pytest.mark.parametrize(
    ("hand", "hall", "gone"),
    [
        ("disease militia outlands_khan fireball lantern dagger", "", "disease"),
        # Points also count in the discard pile; the torch gives the light that a victory needs.
        (LEAST, "ebon_fume ebon_fume famine", "ghost"),
        (LEAST, "ebon_fume - -", "ghost"),
    ],
)
def test_it_discards_the_card_least_useful_in_battle_regardless_of_points(hand: str, hall: str, gone: str) -> None:
    assert CARDS["ghost"].points > CARDS["torch"].points == 0
    laid: dict[str, Any] = {"hall": hall} if hall else {}
    table = lay("torch torch lorigg_rogue torch torch torch", others=(hand,), **laid)
    table.do("dungeon", "use lorigg_rogue").asks("discard_cards", by=1)
    assert choice(table) == [f"card-{gone}-1"]


@pytest.mark.parametrize(
    ("hand", "spared"),
    [
        ("militia torch iron_rations dagger short_sword lorigg_thief", ["card-militia-1"]),
        ("torch dagger short_sword lorigg_thief lord_mortis kingdom", ["card-lord_mortis-1", "card-kingdom-1"]),
    ],
)
def test_only_cards_that_the_hand_can_spare_are_considered_for_a_discard(hand: str, spared: list[str]) -> None:
    """Without the sword or its bearer nothing can be beaten, and the Militia pays for nothing."""
    table = lay(f"lorigg_rogue {TORCHES}", hall="bloodskull_orc kingdom lord_mortis", others=(hand,))
    table.do("dungeon", "use lorigg_rogue").asks("discard_cards", by=1)
    assert set(considered(table)) <= set(spared)


@pytest.mark.parametrize(
    ("hand", "gone"),
    [
        ("outlands_khan outlands_khan disease disease torch torch", "two"),
        ("outlands_khan militia fireball fireball lantern lantern", "card-militia-1"),
    ],
)
def test_it_discards_the_less_useful_of_one_hero_or_two_cards(hand: str, gone: str) -> None:
    table = lay(f"redblade_assassin {TORCHES}", hall="ebon_fume - -", others=(hand,))
    table.do("dungeon", "use redblade_assassin").asks("discard_hero_or_two", by=1)
    assert choice(table) == [gone]
    if gone == "two":
        assert choice(table.do("two")) == ["card-disease-1", "card-disease-2"]


# The end of the game


@pytest.mark.parametrize(("points", "ends"), [("sphinx sphinx", True), ("", False)])
def test_it_ends_the_game_with_a_battle_only_when_that_wins(points: str, ends: bool) -> None:
    table = against(ARCHDUKE, MILITIA, "griffon thunderstone griffon", discard=points).do("dungeon")
    assert (choice(table) == ["attack-1"]) == ends
    if not ends:
        assert considered(against(ARCHDUKE, MILITIA, "griffon thunderstone ebon_fume").do("dungeon")) == ["attack-3"]
        assert "dungeon" not in considered(against(ARCHDUKE, MILITIA, "griffon thunderstone -"))


@pytest.mark.parametrize(("points", "ends"), [("sphinx sphinx sphinx", True), ("", False)])
@pytest.mark.parametrize(
    ("hand", "hall", "answers", "ending", "otherwise"),
    [
        (SORCERERS, "judgement thunderstone nixie", ["attack-3"], ["monster-1"], ["monster-3", "decline"]),
        (
            f"banish {TORCHES}",
            "judgement thunderstone nixie",
            ["use banish"],
            ["monster-1", "order-2-1-3"],
            ["monster-3"],
        ),
    ],
)
def test_an_effect_that_ends_the_game_is_considered_only_by_a_player_who_would_win(
    hand: str, hall: str, answers: list[str], ending: list[str], otherwise: list[str], points: str, ends: bool
) -> None:
    table = against(ARCHDUKE, hand, hall, discard=points).do("dungeon", *answers).offers(*ending, *otherwise)
    assert all((answer in considered(table)) == ends for answer in ending)
    assert set(otherwise) <= set(considered(table))
    if hand == SORCERERS:
        assert choice(table.asks("return_one")) == ["monster-1" if ends else "decline"]


@pytest.mark.parametrize(("points", "ends"), [("sphinx sphinx sphinx", True), ("", False)])
@pytest.mark.parametrize("card", ["elf_archmage", "banish"])
def test_it_uses_an_effect_that_ends_the_game_only_if_that_wins(card: str, points: str, ends: bool) -> None:
    """The hand beats nothing, and the monster of rank 1 is the hardest."""
    hand = f"{card} torch torch torch torch militia"
    hall = "ebon_fume thunderstone firebrand_cyclops"
    table = against(ARCHDUKE, hand, hall, discard=points).do("dungeon")
    assert (choice(table) == [f"use-{table.slot(card)}-0"]) == ends
    table.do(f"use {card}").asks("choose_in_hall").pick(*choice(table))
    assert (table.game.result is not None) == ends


@pytest.mark.parametrize(
    ("rival", "third", "takes"),
    [
        ("nixie nixie nixie", "ebon_fume", True),
        ("nixie nixie nixie nixie nixie", "ebon_fume", False),
        (f"{ARCHDUKE} {ARCHDUKE}", "ebon_fume", False),
        (f"{ARCHDUKE} {ARCHDUKE}", "nixie", True),  # another small monster that does not end the game
    ],
)
def test_it_takes_a_monster_to_end_the_game_only_if_its_points_win(rival: str, third: str, takes: bool) -> None:
    assert CARDS["pegasus"].points == CARDS["thyrian_lord"].points == 2
    hand = "thyrian_lord iron_rations torch torch torch torch"
    table = against(rival, hand, f"pegasus thunderstone {third}").do("dungeon").offers("use thyrian_lord")
    use = f"use-{table.slot('thyrian_lord')}-0"
    assert (use in considered(table)) == takes
    if third == "ebon_fume":
        assert (choice(table) == [use]) == takes


@pytest.mark.parametrize(("left", "ends"), [("", True), (f"{ARCHDUKE} {ARCHDUKE} {ARCHDUKE}", False)])
def test_a_player_who_cannot_catch_up_lets_the_game_end(left: str, ends: bool) -> None:
    gap = 5 * CARDS[ARCHDUKE].points - CARDS["outlands_khan"].points
    assert gap > 2 * CARDS["griffon"].points + CARDS["thunderstone"].points + FROM_LEVELS
    table = against(f"{ARCHDUKE} " * 5, KHAN, "griffon thunderstone -", dungeon=left)
    assert (choice(table) == ["dungeon"]) == ends


@pytest.mark.parametrize(("points", "fights"), [("sphinx sphinx", True), ("", False)])
def test_a_player_who_is_behind_leaves_the_thunderstone_in_rank_3(points: str, fights: bool) -> None:
    """In rank 2 the rival could end the game with it, and would win."""
    table = against(ARCHDUKE, KHAN, "nixie - thunderstone", discard=points)
    assert (choice(table) == ["dungeon"]) == fights


def test_in_a_solo_game_it_does_not_keep_the_thunderstone_back() -> None:
    table = lay(KHAN, hall="nixie - thunderstone", seats=1)
    table.game.village_score = [ARCHDUKE]
    assert choice(table) == ["dungeon"]


@pytest.mark.parametrize(("rival", "sure"), [("pegasus", True), (f"{ARCHDUKE} {ARCHDUKE}", False)])
def test_a_battle_that_wins_the_game_is_the_only_alternative(rival: str, sure: bool) -> None:
    table = against(rival, KHAN, "griffon thunderstone griffon")
    assert (considered(table) == ["dungeon"]) == sure
    assert (considered(table.do("dungeon")) == ["attack-1"]) == sure
    assert (weighed(table)[0].outcome == Message("tells-wins_now")) == sure


def test_a_lost_battle_that_wins_the_game_is_explained_as_such() -> None:
    table = against("pegasus", MILITIA, "ebon_fume thunderstone griffon", discard="sphinx sphinx")
    for kind, picked in (("choose_action", "dungeon"), ("act_in_dungeon", "attack-1")):
        first = weighed(table.asks(kind))[0]
        assert (first.ids, first.outcome) == ((picked,), Message("tells-wins_though_lost"))
        if kind == "choose_action":
            table.do(picked).totals(1, won=False)


@pytest.mark.parametrize(("more", "wins"), [("", True), ("nixie", False)])
def test_a_victory_that_gains_the_thunderstone_wins_at_a_tie(more: str, wins: bool) -> None:
    """The player is behind by the points of the monster and the Thunderstone, or by one more."""
    gained = CARDS["griffon"].points + CARDS["thunderstone"].points
    assert CARDS["nixie"].points == 1
    table = against(f"outlands_khan {'nixie ' * gained}{more}", KHAN, "griffon thunderstone griffon", seats=3)
    table.player(2).discard = ["nixie"]
    assert (considered(table) == ["dungeon"]) == wins
    assert (considered(table.do("dungeon")) == ["attack-1"]) == ("attack-1" in considered(table)) == wins
    if wins:
        table.do("attack-1")
        assert [table.place(number).place for number in range(3)] == [1, 2, 3]


def test_a_lost_battle_that_ends_the_game_at_a_tie_is_not_a_win() -> None:
    table = lay(MILITIA, hall="ebon_fume thunderstone griffon").do("dungeon").totals(1, won=False)
    assert not is_ahead(table.game, table.game.turn.seat)
    assert is_ahead(table.game, table.game.turn.seat, with_stone=True)
    assert "attack-1" not in considered(table)


@pytest.mark.rule("TS-21.14")
def test_in_a_solo_game_a_tie_with_the_village_is_not_a_win() -> None:
    table = lay(seats=1, discard="nixie")
    for village, ahead in ((["nixie"], False), ([], True)):
        table.game.village_score = village
        assert is_ahead(table.game, 0, with_stone=True) == ahead


@pytest.mark.parametrize(("spare", "wins"), [(0, False), (CARDS["outlands_khan"].points, True)])
def test_points_lost_in_the_last_battle_are_not_counted(spare: int, wins: bool) -> None:
    """After the battle a hero is destroyed, and a Khan's points with it."""
    foe = next(card for card in CARDS.values() if any(loss.of == "hero" and loss.strongest for loss in card.losses))
    khan = CARDS["outlands_khan"].points
    total = foe.points + CARDS["thunderstone"].points + 2 * khan
    assert (CARDS["pegasus"].points, CARDS["nixie"].points) == (2, 1)
    pairs, single = divmod(total - 1, 2)
    hand = "outlands_khan outlands_khan fireball torch torch torch"
    discard = "outlands_khan " * (spare // khan)
    rival = "pegasus " * pairs + "nixie " * single
    hall = f"{foe.id} thunderstone griknack_goblin"
    table = against(rival, hand, hall, discard=discard).do("dungeon").totals(1, won=True)
    assert (considered(table) == ["attack-1"]) == ("attack-1" in considered(table)) == wins
