"""Section 23: miracles. `table.py` explains the pieces: "0 B4 F3 vp=1" is hero 0 on B4 with Faith 3 and a point."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_go.rules import deck
from games.dungeon_go.rules.board import CELL
from games.dungeon_go.rules.components import SMALL_UNITS, card_kind
from games.dungeon_go.rules.magic import MAGIC
from rules.messages import Args, Message, refer
from rules.questions import OrderedQuestion
from tests.games.dungeon_go.table import Table

MIRACLES = ["turn_undead", "heal", "divination", "haste", "raise_dead", "miracle"]


def table_of(*pieces: str, deck: str = "hero_thief", **more: Any) -> Table:
    """A table with miracles, the thief the next to act."""
    return Table(*pieces, miracles=True, deck=deck, **more)


def priest(faith: int, *, miracles: bool = True) -> Table:
    """Hero 0 at its combat action with a target for every miracle: a ghoul, a wounded hero and a dead hero."""
    pieces = (f"0 B4 S2 F{faith} vp=1", "1 E9 S2 hp=1", "2", "ghoul B5")
    return Table(*pieces, miracles=miracles, spells=not miracles, deck="hero_thief king").act(0)


@pytest.mark.rule("DG-23.1", "DG-1.8", "DG-7.4")
def test_a_miracle_is_the_combat_action() -> None:
    table = priest(2)
    assert table.group("miracle") == {"turn_undead", "heal"}
    table.do("miracle-heal", "thief").waits(1)
    plain = priest(6, miracles=False).refuses("miracle-heal", "not_an_option")
    assert plain.group("miracle") == set()


@pytest.mark.rule("DG-23.2")
@pytest.mark.parametrize("faith", [1, 2, 3, 4, 5, 6])
def test_a_miracle_needs_faith_of_at_least_its_level(faith: int) -> None:
    table = priest(faith)
    assert table.group("miracle") == set(MIRACLES[:faith])
    assert [MAGIC[miracle].level for miracle in MIRACLES] == [1, 2, 3, 4, 5, 6]
    for miracle in MIRACLES[faith:]:
        table.refuses(f"miracle-{miracle}", "level_too_high")


@pytest.mark.rule("DG-23.2")
def test_a_miracle_is_not_rolled_for_and_keeps_the_grapple() -> None:
    table = table_of("0 B5 F2 S2 hp=1 vp=2 holds=strength", "1 E9", "troll B5 attacked", floor=5)
    before = table.game.dice.counter
    table.act(0, "miracle-heal", "warrior").hero_is(0, holds="strength", hp=4).game_is(reinforcements=0)
    assert table.game.dice.counter == before
    table.game.heroes[0].hp = 1
    table.act(0).offers("miracle-heal")  # it is not used up


# Who pays


def healer(**more: Any) -> Table:
    """Hero 0 asks for a miracle that heals hero 1, which has two points."""
    return table_of("0 B4 S1 F2 vp=1", "1 E9 S3 hp=1 vp=2", **more).act(0, "miracle-heal", "thief")


def points(table: Table, caster: int, target: int, hp: int) -> Table:
    """The points of caster and target, and whether it is healed."""
    return table.hero_is(0, vp=caster).hero_is(1, vp=target, hp=hp)


@pytest.mark.rule("DG-23.3", "DG-23.4", "DG-23.5", "DG-23.6", "DG-23.15", "DG-V34", "DG-25.2")
def test_the_caster_pays_or_with_consent_the_target_pays_the_caster() -> None:
    asked = healer().asks("payer", "caster, target, back").do("target").asks("consent", "yes, no", by=1).tells("offer")
    points(asked.logs("offer", hero="warrior", target="thief", magic="heal").do("yes"), 2, 1, 5)
    asked.tells("consents", "miracle", "target_pays", "healed").logs("consents", player=1)
    asked.logs("target_pays", hero="thief", caster="warrior", vp=1).logs("healed", hero="thief", healed=4, hp=5)
    points(healer().do("caster"), 0, 2, 5)  # healed without a question to the target, and the point is gone
    # After a refusal the caster may pay.
    refused = points(healer().do("target", "no"), 1, 2, 1).asks("after_refusal", "pay, take_back", by=0)
    points(refused.do("pay"), 0, 2, 5)


@pytest.mark.rule("DG-23.6", "DG-25.4")
def test_after_a_refusal_the_caster_may_take_it_back() -> None:
    table = healer()
    table.lay("goblin B5")
    table.do("target", "no", "take_back").asks("combat").hero_is(0, vp=1)
    table.do("attack-B5-strength").hero_is(0, vp=2)


@pytest.mark.rule("DG-23.6", "DG-23.7", "DG-25.4")
def test_a_refused_offer_is_not_made_again_in_the_same_action() -> None:
    table = table_of("0 B4 S1 F2 vp=0", "1 E9 S3 hp=1 vp=2", "goblin B5").act(0, "miracle-heal", "thief")
    table.asks("consent", by=1).do("no").tells("refuses", "takes_back").logs("refuses", player=1)
    table.logs("takes_back", hero="warrior", magic="heal")  # the caster has nothing to pay with
    table.asks("combat", by=0).refuses("miracle-heal", "consent_refused")  # taken back
    table.act(0).offers("miracle-heal")  # it may be made again in the next turn


@pytest.mark.rule("DG-23.4", "DG-23.6")
def test_a_refusal_counts_only_for_that_hero_and_that_miracle() -> None:
    table = table_of("0 B4 S1 F6 vp=0", "1 E9 S3 hp=1 vp=2", "2 E1 S3 hp=1 vp=2")
    table.act(0, "miracle-heal", "thief", "no", "miracle-heal").asks("cast_hero", "wizard, back")
    table.refuses("thief", "consent_refused").do("back", "miracle-miracle").asks("cast_hero", "thief, wizard, back")


@pytest.mark.rule("DG-23.6", "DG-22.13")
@pytest.mark.parametrize(
    ("between", "asked"), [(("attack-B5-strength", "none"), "payer"), (("miracle-heal", "warrior"), "consent")]
)
def test_the_next_action_may_make_the_offer_again(between: tuple[str, str], asked: str) -> None:
    pieces = ("0 B4 S1 M3 F2 hp=1 vp=1 charged", "1 E9 S3 hp=1 vp=2", "goblin B5", "kobold B1")
    table = table_of(*pieces, spells=True).act(0, "miracle-heal", "thief", "target", "no", "take_back", *between)
    table.game_is(actions=2).do("miracle-heal", "thief").asks(asked)


@pytest.mark.rule("DG-23.7")
def test_a_caster_without_points_needs_a_target_that_can_pay() -> None:
    heroes = ("0 B4 S2 F6 hp=1 vp=0", "1 E9 S2 hp=1 vp=0", "2 E1 S2 hp=1 vp=1")
    table = table_of(*heroes, "ghoul B5", deck="hero_thief king").act(0)
    assert table.group("miracle") == {"heal", "miracle"}
    for miracle in ("turn_undead", "divination", "haste"):
        table.refuses(f"miracle-{miracle}", "no_vp")
    table.do("miracle-heal").asks("cast_hero", "wizard, back").refuses("warrior", "no_vp").refuses("thief", "no_vp")


@pytest.mark.rule("DG-23.8")
def test_an_owner_of_caster_and_target_is_not_asked_for_consent() -> None:
    table = healer(players=1).do("target").silent("offer").hero_is(0, vp=2).hero_is(1, vp=1, hp=5)
    table.game.heroes[0].vp, table.game.heroes[1].hp = 0, 1
    table.act(0, "miracle-heal")
    pays: Args = {"asked": 1, "hero": refer("hero-thief"), "vp": 1}
    assert table.about("thief") == Message("about-heal", {**pays, "was": 1, "now": 5, "most": 6})
    assert table.about("back") is None
    table.do("thief").hero_is(0, vp=1).hero_is(1, vp=0)  # naming it was the consent


@pytest.mark.rule("DG-23.9")
def test_heal_haste_raise_dead_and_miracle_can_be_paid_by_their_target_anywhere() -> None:
    paid = {miracle.id for miracle in MAGIC.values() if miracle.pay == "caster_or_target"}
    assert paid == {"heal", "haste", "raise_dead", "miracle"}
    table_of("0 E1 F2 vp=1", "1 B9 S2 hp=1").act(0, "miracle-heal", "thief").hero_is(1, hp=4)


@pytest.mark.rule("DG-23.10")
@pytest.mark.parametrize("answers", [("miracle-raise_dead", "thief", "B7"), ("miracle-haste", "hero_thief")])
def test_a_dead_hero_pays_for_its_return(answers: tuple[str, ...]) -> None:
    table = table_of("0 B4 F5 vp=0", "1 - vp=3", deck="hero_wizard", revealed="hero_thief").act(0, *answers)
    table.asks("consent", by=1).do("yes").hero_is(0, vp=1).hero_is(1, vp=2)


@pytest.mark.rule("DG-23.11")
def test_a_miracle_without_target_cannot_be_declared() -> None:
    heroes = [f"{number} E1 S6 A6 M6 F6 vp=1" for number in range(4)]
    table = table_of(*heroes, "goblin B5", deck="")
    table.game.returned = ["hero_warrior"]
    table.act(0)
    assert table.group("miracle") == set()
    for miracle in MIRACLES[:5]:
        table.refuses(f"miracle-{miracle}", "no_legal_target")
    table.refuses("miracle-miracle", "ability_max")


@pytest.mark.rule("DG-23.11", "DG-22.4", "DG-23.20")
def test_raise_dead_and_teleport_need_an_open_cell() -> None:
    others = [f"{unit} {cell}" for unit, cell in zip(SMALL_UNITS, set(CELL) - {"E4", "B5", "E1"}, strict=False)]
    heroes = ("0 B5 S1 M5 F5 vp=2 holds=strength", "1 E1", "2 E1")
    table = table_of(*heroes, "troll B5 attacked", *others, spells=True).act(0)
    table.refuses("miracle-raise_dead", "no_legal_target").refuses("spell-teleport", "no_legal_target")
    table.hero(2, None)
    table.offers("miracle-raise_dead")


# Turn Undead


@pytest.mark.rule("DG-23.13", "DG-V35")
def test_turn_undead_pushes_one_cell_back() -> None:
    free = table_of("0 B4 F1 vp=1", "ghoul B5").act(0, "miracle-turn_undead", "B5").units_are("ghoul B6")
    free.logs("miracle", hero="warrior", magic="turn_undead").logs_in_order("miracle", "pays", "pushed_back")
    free.logs("pushed_back", monster="ghoul", source="B5", cell="B6")
    table_of("0 B5 F1 vp=1", "ghoul B6").act(0).refuses("miracle-turn_undead", "no_legal_target")  # in column 6
    taken = table_of("0 B4 F1 vp=1", "1 B6", "ghoul B5").act(0)
    taken.refuses("miracle-turn_undead", "no_legal_target")  # there is a hero behind it


@pytest.mark.rule("DG-23.13")
def test_turn_undead_needs_an_empty_cell_behind() -> None:
    for behind, king in (("goblin B6", "E4"), ("troll B6", "E4"), ("goblin B1", "B6")):
        table_of("0 B4 F1 vp=1", "ghoul B5", behind, king=king).act(0).refuses("miracle-turn_undead", "no_legal_target")


@pytest.mark.rule("DG-23.13", "DG-23.14", "DG-11.8")
@pytest.mark.parametrize("unit", ["demon_king_b", "evil_god", "vampire"])
def test_turn_undead_affects_bosses_and_grappled_monsters(unit: str) -> None:
    table = table_of("0 B4 F1 vp=1", "1 B5 holds=faith", f"{unit} B5 attacked").act(0, "miracle-turn_undead", "B5")
    table.units_are(f"{unit} B6").hero_is(1, cell="B6", holds="faith")


@pytest.mark.rule("DG-23.13")
def test_turn_undead_needs_faith_mark_and_range() -> None:
    table = table_of("0 B4 M1 F1 vp=1", "1 E9", "goblin B1", "ghoul E1").act(0).never("miracle-turn_undead")
    table.lay("ghost B5")
    table.act(0, "miracle-turn_undead").asks("cast_monster", "B5, back")
    table.refuses("B1", "no_legal_target").refuses("E1", "out_of_range")


# Heal


@pytest.mark.rule("DG-23.15")
@pytest.mark.parametrize(("hp", "healed"), [(1, 5), (2, 6), (4, 6), (5, 6)])
def test_heal_gives_twice_the_faith_up_to_the_maximum(hp: int, healed: int) -> None:
    table_of(f"0 B4 S3 F2 vp=1 hp={hp}", "1 E9").act(0, "miracle-heal", "warrior").hero_is(0, hp=healed)


@pytest.mark.rule("DG-23.15")
def test_heal_needs_a_living_wounded_hero() -> None:
    table = table_of("0 B4 S3 F2 vp=1", "1 E9 S2 hp=3", "2").act(0, "miracle-heal").asks("cast_hero", "thief, back")
    table.refuses("warrior", "no_legal_target").refuses("wizard", "hero_dead")


# Divination


def divine(cards: str = "king hero_thief monster hero_priest", faith: int = 3, vp: int = 1) -> Table:
    """Hero 0 at its combat action, heroes 1, 2 and 3 on E9 and E1."""
    return table_of(f"0 B4 F{faith} vp={vp}", "1 E9", "2 E1", "3 E9", deck=cards).act(0)


@pytest.mark.rule("DG-23.16", "DG-23.24", "DG-23.25", "DG-25.5")
def test_divination_shows_the_deck_to_its_owner_who_orders_it() -> None:
    table = divine().do("miracle-divination").logs("divines", hero="warrior")
    seen = ["king", "hero_thief", "monster", "hero_priest"]
    table.logs("deck_seen", to=[0], cards=seen).logs_in_order("divines", "deck_seen")
    table.asks("order_deck", "1-king, 2-hero_thief, 3-monster, 4-hero_priest", by=0).sees(0, "deck_order", seen)
    for number in (None, 1, 2, 3):
        table.sees(number, "deck_order", None)
    assert isinstance(table.question, OrderedQuestion), "the order of the answer counts"
    assert table.question.default(table.game) == table.ids()
    table.do("4-hero_priest, 2-hero_thief, 1-king, 3-monster").waits(3)
    table.sees(0, "deck_order", ["hero_thief", "king", "monster"]).logs("deck_ordered", hero="warrior")
    table.logs("deck_order", to=[0], cards=["hero_priest", "hero_thief", "king", "monster"])
    # Cards left out stay as they are.
    table = divine().do("miracle-divination", "4-hero_priest").sees(0, "deck_order", ["king", "hero_thief", "monster"])


@pytest.mark.rule("DG-23.16")
@pytest.mark.parametrize(("hero", "goes_on"), [("0 B4 M3 F3 vp=2 charged", True), ("0 B4 M3 F3 vp=2", False)])
def test_a_look_at_the_deck_cannot_be_taken_back(hero: str, goes_on: bool) -> None:
    table = table_of(hero, "1 E9", "goblin B5", spells=True, deck="king hero_thief monster")
    table.act(0, "miracle-divination").asks("order_deck").undoes(possible=False)
    table.do("2-hero_thief").undoes(possible=goes_on)  # the order may be set again while the turn goes on


@pytest.mark.rule("DG-23.16")
def test_a_deck_of_one_card_is_seen_and_needs_no_order() -> None:
    table = divine("hero_thief").do("miracle-divination").waits(1)
    table.tells("miracle", "pays", "divines", "deck_seen")


@pytest.mark.rule("DG-23.23")
def test_a_later_shuffle_undoes_the_order() -> None:
    table = divine("hero_thief king hero_wizard monster", faith=4, vp=3).do("miracle-divination", "1-hero_thief")
    table.sees(0, "deck_order", ["king", "hero_wizard", "monster"])
    table.act(0, "miracle-haste", "hero_thief").sees(0, "deck_order", None)
    table.game.divined_by = 0
    deck.rebuild(table.game)
    table.sees(0, "deck_order", None)


# Haste


@pytest.mark.rule("DG-23.17", "DG-23.9")
def test_haste_returns_a_revealed_card() -> None:
    table = table_of("0 B4 F4 vp=1", "1 E9", revealed="king monster king").act(0, "miracle-haste")
    table.asks("cast_card", "king, monster, hero_warrior, back")  # equal cards are one choice
    table.do("king").logs("card_returned", card="king").hero_is(0, vp=0).game_is(returned=["king_1"])
    assert sorted(card_kind(card) for card in table.game.deck + table.game.revealed).count("king") == 2


@pytest.mark.rule("DG-23.17", "DG-23.18")
def test_each_card_returns_once_between_two_rebuilds() -> None:
    def hastened(*returned: str) -> Table:
        table = table_of("0 B4 F4 vp=5", "1 E9", revealed="king king")
        table.game.returned = [*returned]
        return table.act(0)

    hastened("king_1", "king_2").do("miracle-haste").refuses("king", "no_legal_target").offers("hero_warrior")
    second_king = hastened("king_1").do("miracle-haste", "king")
    assert set(second_king.game.returned) == {"king_1", "king_2"}
    all_three = hastened("king_1", "king_2", "hero_warrior").refuses("miracle-haste", "no_legal_target")
    all_three.sees(None, "returned_by_haste", ["king", "king", "hero_warrior"])
    all_three.game.deck = []
    deck.rebuild(all_three.game)
    all_three.game_is(returned=[])  # a rebuild lets cards return again


@pytest.mark.rule("DG-23.17", "DG-23.19")
@pytest.mark.parametrize(("card", "owner"), [("hero_thief", 1), ("hero_warrior", 0)])
def test_haste_with_an_empty_deck_may_return_any_card_including_the_casters(card: str, owner: int) -> None:
    table = table_of("0 B4 F4 vp=1", "1 E9", deck="", revealed="hero_thief").act(0, "miracle-haste", card)
    table.silent("rebuild").waits(owner).asks("move")


# Raise Dead


@pytest.mark.rule("DG-23.20", "DG-16.1", "DG-V36")
def test_raise_dead_places_the_hero_with_growth_and_one_hit_point() -> None:
    table = table_of("0 E5 F5 vp=1", "1 - S2", "2 E9", "goblin B1", deck="hero_wizard").act(0, "miracle-raise_dead")
    table.asks("cast_hero", "thief, priest, back").refuses("wizard", "hero_alive").do("thief")
    table.asks("cast_cell", by=0)  # the caster's owner chooses the cell
    table.refuses("E4", "blocked_king").refuses("B1", "blocked_monster").do("B7")
    table.logs("raised", hero="thief", cell="B7").asks("growth", by=1).hero_is(1, alive=True, hp=1)  # before it grows
    table.do("strength").hero_is(1, alive=True, cell="B7", max_hp=6, hp=1)


@pytest.mark.rule("DG-23.20", "DG-16.3")
def test_the_growth_of_a_raised_hero_promises_no_hit_points() -> None:
    """Strength can't save it from the blow of the monster behind it either; faith can."""
    table = table_of("0 E5 F5 vp=1", "1 - S2", "2 E9", "goblin B9", king="E6", deck="hero_wizard")
    table.act(0, "miracle-raise_dead", "thief", "B7").effect_is("strength", "about-grow-strength", left=1, after=1)
    assert [table.risk(id) for id in ("strength", "faith")] == ["dies always", ""]
    assert [hero.raised for hero in table.game.view(None).heroes] == [False, True, False, False]
    grown = Table("0 B4 S2 A1 M1 hp=1", "imp B5").act(0, "attack-B5-agility")
    grown.effect_is("strength", "about-grow-strength", left=1, after=3)


@pytest.mark.rule("DG-23.20", "DG-3.9")
def test_the_raised_hero_may_share_the_casters_cell_unless_it_is_full() -> None:
    table_of("0 E5 F5 vp=1", "1", "2 E9").act(0, "miracle-raise_dead", "thief").offers("E5")
    table_of("0 E5 F5 vp=1", "1", "2 E5").act(0, "miracle-raise_dead", "thief").refuses("E5", "cell_full")


@pytest.mark.rule("DG-23.20", "DG-16.2")
@pytest.mark.parametrize(("ability", "answers"), [(1, ["none"]), (6, [])])
def test_growth_of_a_raised_hero_may_be_declined_and_is_skipped_at_all_sixes(ability: int, answers: list[str]) -> None:
    abilities = " ".join(f"{letter}{ability}" for letter in "SAMF")
    table = table_of("0 E5 F5 vp=1", f"1 - {abilities}", "2 E9", deck="hero_wizard")
    table.act(0, "miracle-raise_dead", "thief", "E1", *answers).waits(2)
    table.hero_is(1, abilities=[ability] * 4, hp=1, alive=True).logs_in_order(*["no_growth"] * len(answers))


@pytest.mark.rule("DG-23.21")
def test_a_raised_hero_takes_a_normal_next_turn() -> None:
    table_of("0 E5 F5 vp=1", "1").act(0, "miracle-raise_dead", "thief", "E1", "faith").asks("move", by=1)


def test_back_returns_one_question_at_a_time() -> None:
    table = table_of("0 E5 F5 vp=1", "1 - vp=2").act(0, "miracle-raise_dead", "thief", "E1").asks("payer")
    for kind in ("cast_cell", "cast_hero", "combat"):
        table.do("back").asks(kind)
    table.hero_is(0, vp=1)


# Miracle


@pytest.mark.rule("DG-23.22", "DG-16.5")
def test_miracle_raises_an_ability_that_the_targets_owner_chooses() -> None:
    table = table_of("0 E5 F6 vp=1", "1 E9 S6 hp=2", "2 E1 S6 A6 M6 F6", "3").act(0, "miracle-miracle")
    table.asks("cast_hero", "warrior, thief, back").refuses("wizard", "ability_max").refuses("priest", "hero_dead")
    table.do("thief").asks("growth", by=1).do("magic").hero_is(1, abilities=[6, 1, 2, 1])
