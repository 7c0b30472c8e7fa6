"""What a player may ask about its own hand: the numbers, who may hear them, and what they depend on."""

from __future__ import annotations

import pytest

from games.thunderstone.cases import cases
from games.thunderstone.rules.cards import name_of
from games.thunderstone.rules.shopping import next_levels
from locales.texts import Texts
from rules.messages import Message, refer
from tests.games.thunderstone.table import Table, battle, lay


def case(table: Table, kind: str, *things: str, number: int = 0) -> Message:
    """The case of the seat `number` about exactly these things."""
    found = [
        case for case in cases(table.game, table.seat(number)) if case.kind == kind and set(case.things) == {*things}
    ]
    assert found
    return found[0].text


@pytest.mark.rule("TS-8.17", "TS-8.27")
def test_a_hand_that_reaches_the_health_beats_the_monster() -> None:
    table = lay("militia militia militia militia torch dagger", hall="griknack_goblin - -")
    won = case(table, "beat", "griknack_goblin")
    assert won.key == "case-beat_won"
    assert won.args["carried"] == [name_of("dagger")]
    assert (won.args["health"], won.args["penalty"]) == (4, 0)
    assert won.args["total"] == 5  # four Militia, one of them with the Dagger


@pytest.mark.rule("TS-9.1", "TS-9.5")
def test_what_is_missing_includes_the_light_penalty() -> None:
    table = lay("militia militia militia militia iron_rations iron_rations", hall="- - griknack_goblin")
    short = case(table, "beat", "griknack_goblin")
    assert short.key == "case-beat_short"
    assert short.args["penalty"] == 6
    assert short.args["missing"] == 6  # 4 − 6 is 2 below nothing, and the health is 4
    assert case(table, "light", "griknack_goblin").args["darkness"] == 3
    line = Message("case-beat_line", {**short.args, "won": 0, "points": 1})
    assert "6 short (light penalty 6)" in Texts().say("en", "thunderstone", line)
    assert "6不足（光のペナルティ6）" in Texts().say("ja", "thunderstone", line)


@pytest.mark.rule("TS-10.8")
def test_a_weapon_without_magic_adds_nothing_against_magic_attack_only() -> None:
    table = lay("dwarf_guardian short_sword torch torch militia militia", hall="sphinx griknack_goblin -")
    useless = case(table, "help", "short_sword", "sphinx")
    assert useless.key == "case-help_no"
    assert (useless.args["total"], useless.args["without"], useless.args["trait"]) == (0, 0, "magic_only")
    useful = case(table, "help", "short_sword", "griknack_goblin")
    assert useful.key == "case-help_yes"
    assert useful.args["total"] == 1 + 4 + 3 + 2  # the Guardian with an edged weapon, and two Militia
    assert useful.args["without"] == 3


@pytest.mark.rule("TS-11.1")
def test_food_that_lets_a_hero_carry_its_weapon_counts() -> None:
    table = lay("militia iron_rations short_sword torch torch torch", hall="griknack_goblin - -")
    text = case(table, "beat", "griknack_goblin")
    assert text.args["total"] == 5
    assert (text.args["aids"], text.args["plain"]) == (1, 1)
    assert case(table, "carry", "short_sword", "militia").key == "case-carry_aided"
    without = lay("militia torch short_sword torch torch torch", hall="griknack_goblin - -")
    assert case(without, "beat", "griknack_goblin").args["total"] == 1
    assert case(without, "carry", "short_sword", "militia").key == "case-carry_no"
    assert case(without, "carry", "short_sword").key == "case-carry_nobody"


@pytest.mark.rule("TS-11.8", "TS-11.10")
@pytest.mark.parametrize(
    ("hand", "key"),
    [
        ("militia warhammer magical_aura torch torch torch", "aided"),
        ("militia warhammer iron_rations iron_rations torch torch", "aided"),
        ("militia warhammer iron_rations torch torch torch", "no"),
    ],
)
def test_effects_that_make_a_weapon_light_enough_or_add_up_count(hand: str, key: str) -> None:
    table = lay(hand, hall="griknack_goblin - -")
    assert case(table, "carry", "warhammer", "militia").key == f"case-carry_{key}"
    assert case(table, "carry", "warhammer").key == f"case-carry_{'who_aided' if key == 'aided' else 'nobody'}"


@pytest.mark.rule("TS-5.15", "TS-5.21")
@pytest.mark.parametrize(
    ("card", "key", "lacking"),
    [("torch", "yes", None), ("fireball", "short", 5), ("amazon_queen", "buried", None)],
)
def test_what_the_gold_of_a_hand_buys(card: str, key: str, lacking: int | None) -> None:
    village = "fireball hatchet pawnbroker polearm trainer feast short_sword warhammer"
    table = lay("torch torch militia militia militia militia", village=village)
    text = case(table, "buy", card)
    assert text.key == f"case-buy_{key}"
    assert text.args.get("lacking") == lacking
    assert text.args["gold"] == 4


@pytest.mark.rule("TS-5.14")
def test_nothing_more_can_be_bought_after_the_only_purchase() -> None:
    table = lay("torch torch torch torch torch torch").visit()
    before = case(table, "buy")
    assert (before.key, before.args["gold"], before.args["buys"]) == ("case-buy_any", 12, 1)
    table.game.turn.buys = 0
    assert case(table, "buy").key == "case-buy_no_more"
    assert case(table, "buy", "torch").key == "case-buy_no_more"
    assert case(table, "buy", "torch", "dagger").key == "case-buy_no_more"


@pytest.mark.rule("TS-5.14", "TS-5.15")
@pytest.mark.parametrize(("gold", "buys", "key"), [(8, 2, "yes"), (8, 1, "one"), (6, 2, "short")])
def test_two_cards_take_the_gold_for_both_and_two_purchases(gold: int, buys: int, key: str) -> None:
    village = "fireball hatchet pawnbroker polearm trainer feast short_sword warhammer"
    table = lay("torch " * (gold // 2) + "militia " * (6 - gold // 2), village=village).visit()
    table.game.turn.buys = buys
    text = case(table, "buy", "hatchet", "pawnbroker")
    assert text.key == f"case-both_{key}"
    assert text.args["cost"] == 7


@pytest.mark.rule("TS-5.15")
def test_everything_that_the_gold_buys_is_listed_with_the_dearest_first() -> None:
    village = "fireball hatchet pawnbroker polearm trainer feast short_sword warhammer"
    listed = case(lay("torch torch militia militia militia militia", village=village), "buy").args
    costs = [int(str(listed[f"cost{place}"])) for place in range(3)]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] <= 4 < int(str(listed["dear"])), "only the next dearer card is out of reach"
    assert str(name_of("fireball")) not in str(listed["cards0"])


@pytest.mark.rule("TS-13.15")
@pytest.mark.parametrize(("hero", "key"), [("dwarf_janissary", "some"), ("militia", "none"), ("gray_ooze", "none")])
def test_in_the_dungeon_only_spoils_of_heroes_in_the_hand_buy_something(hero: str, key: str) -> None:
    assert case(lay(f"{hero} torch torch torch torch torch").enter(), "spoils").key == f"case-spoils_{key}"


def test_a_player_counts_the_cards_of_deck_hand_and_discard_pile() -> None:
    table = lay("torch torch militia militia dagger torch", deck="torch fireball", discard="disease militia")
    assert (case(table, "owned", "torch").args["number"], case(table, "owned", "torch").args["all"]) == (4, 10)
    assert case(table, "owned_hero").args["number"] == 3
    assert case(table, "owned_spell").args["names"] == [name_of("fireball")]
    assert case(table, "owned_disease").args["number"] == 1


@pytest.mark.rule("TS-3.3")
@pytest.mark.parametrize(("cards", "sunk", "above"), [(15, 0, 4), (15, 3, 1), (11, 0, 0), (6, 0, 0)])
def test_the_thunderstone_is_among_the_lowest_eleven(cards: int, sunk: int, above: int) -> None:
    table = lay()
    table.game.dungeon = ["thunderstone", *["griknack_goblin"] * (cards - 1)]
    table.game.sunk = sunk
    text = case(table, "stone")
    assert text.args["above"] == above
    assert text.key == ("case-stone_deck" if above else "case-stone_soon")
    assert case(table, "dungeon_deck").args["number"] == cards


def test_a_player_hears_who_plays_before() -> None:
    table = lay(others=("militia torch torch torch torch torch",))
    assert case(table, "turn").key == "case-turn_now"
    assert case(table, "turn", number=1).args["turns"] == 1


@pytest.mark.rule("TS-6.2", "TS-6.10")
def test_levelling_up_names_its_price_and_what_there_is() -> None:
    table = lay("dwarf_guardian militia torch torch torch torch", experience=2)
    text = case(table, "level", "dwarf_guardian")
    assert text.key == "case-level_yes"
    assert text.args["cards"] == [name_of("dwarf_janissary")]
    assert case(table, "level", "militia").key == "case-level_short"
    assert case(table, "level").args["cards"] == [name_of("dwarf_guardian")]
    poor = lay("dwarf_guardian militia torch torch torch torch", experience=1)
    assert case(poor, "level").args == {"hero": name_of("dwarf_guardian"), "cost": 2, "experience": 1}


@pytest.mark.rule("TS-6.7")
def test_a_hero_becomes_no_card_that_is_sold_out() -> None:
    table = lay("militia militia torch torch torch torch", experience=3)
    stock = table.game.stock
    sold_out, *others = next_levels(table.game, "militia")
    stock[sold_out] = 0
    texts = {case.things: case.text for case in cases(table.game, table.seat(0)) if case.kind == "level"}
    text = texts["militia", sold_out]
    assert (text.key, text.args["card"]) == ("case-level_sold_out", name_of(sold_out))
    assert text.args["cards"] == [name_of(other) for other in others]
    assert {texts["militia", other].key for other in others} == {"case-level_yes"}


@pytest.mark.rule("TS-8.22")
def test_a_lost_battle_names_the_cards_at_risk() -> None:
    table = lay("militia militia torch torch torch torch", hall="mythlurian - griknack_goblin")
    assert case(table, "cost", "mythlurian").args["cards"] == [name_of("militia")]
    assert case(table, "cost", "griknack_goblin").args["lost"] == 0


@pytest.mark.rule("TS-19.3")
def test_a_lost_battle_can_bring_the_thunderstone_to_rank_1() -> None:
    table = lay("militia militia torch torch torch torch", hall="mythlurian thunderstone griknack_goblin")
    assert case(table, "cost", "mythlurian").args["ends"] == 1
    assert case(table, "cost", "griknack_goblin").args["ends"] == 0


@pytest.mark.rule("TS-21.9")
@pytest.mark.parametrize(("seats", "alone"), [(1, 1), (2, 0)])
def test_only_in_a_solo_game_an_undefeated_monster_reaches_the_village(seats: int, alone: int) -> None:
    table = lay("militia militia torch torch torch torch", hall="mythlurian - griknack_goblin", seats=seats)
    assert case(table, "cost", "mythlurian").args["alone"] == alone


@pytest.mark.parametrize(
    ("monster", "darkness", "sum_of"), [("griknack_goblin", 1, None), ("knightmare", 3, "(1 from the rank and 2 from")]
)
def test_the_darkness_is_explained_where_the_monster_adds_to_it(
    monster: str, darkness: int, sum_of: str | None
) -> None:
    told = case(lay("militia torch torch torch torch torch", hall=f"{monster} - -"), "light", monster)
    said = Texts().say("en", "thunderstone", told)
    assert f"darkness {darkness}" in said
    assert sum_of in said if sum_of else "from the rank" not in said


@pytest.mark.rule("TS-9.1")
def test_the_darkness_is_told_of_a_monster_that_the_hand_cannot_attack() -> None:
    table = lay("militia torch torch torch torch torch", hall="darkness - -")
    told = [
        each.text for each in cases(table.game, table.seat(0)) if (each.kind, each.things) == ("light", ("darkness",))
    ]
    assert [(each.key, each.args["darkness"], each.args["darker"]) for each in told] == [("case-light_there", 2, 1)]


def test_what_lies_in_a_rank_is_told_by_its_number() -> None:
    table = lay(hall="griknack_goblin - knightmare")
    (first, third) = (each for each in cases(table.game, table.seat(0)) if each.kind == "there")
    assert [each.alias for each in (first, third)] == [Message("case-called_rank", {"rank": rank}) for rank in (1, 3)]
    assert Texts().say("en", "thunderstone", third.text).startswith("In rank 3: Knightmare (health 8")


@pytest.mark.rule("TS-16.2")
@pytest.mark.parametrize(("deck", "soon"), [("torch " * 6, 0), ("torch " * 5, 1)])
def test_a_bought_card_may_come_with_the_next_hand_only_if_the_deck_does_not_fill_it(deck: str, soon: int) -> None:
    table = lay(deck=deck, discard="polearm militia")
    assert case(table, "again", "polearm").args["soon"] == soon


def test_all_that_depends_on_the_hand_is_for_its_player_alone() -> None:
    table = lay()
    kinds = {case.kind for case in cases(table.game, table.seat(0)) if not case.secret}
    assert kinds <= {
        "dungeon_deck",
        "ends",
        "get_stone",
        "ill",
        "refill",
        "richest",
        "sizes",
        "stay",
        "stock",
        "stone",
        "stone_worth",
        "then",
        "there",
        "trait",
        "turn",
        "valued",
    }  # the turn order, the village, the piles, and which cards came into a deck are public


def test_nobody_is_told_what_another_hand_can_do() -> None:
    strong = lay(others=("amazon_queen amazon_queen torch torch torch torch",))
    weak = lay(others=("militia torch torch torch torch torch",))
    seen = [
        [case for case in cases(table.game, table.seat(0)) if case.kind != "valued"] for table in (strong, weak)
    ]  # everyone has seen which cards that are worth points a player got
    assert seen[0] == seen[1]
    assert cases(strong.game, strong.seat(1)) != cases(weak.game, weak.seat(1))


def test_a_revealed_hand_fights_only_in_the_dungeon() -> None:
    assert case(lay().visit(), "beat").key == "case-beat_elsewhere"
    assert case(lay().enter(), "buy").key == "case-buy_elsewhere"


def test_effects_are_named_if_only_they_make_the_gold_enough() -> None:
    village = "fireball hatchet pawnbroker polearm trainer feast short_sword warhammer"
    table = lay("pawnbroker torch militia militia militia militia", village=village)
    text = case(table, "buy", "hatchet")
    assert (text.key, text.args["helping"]) == ("case-buy_effects", [name_of("pawnbroker")])
    table.game.stock["hatchet"] = 0
    assert case(table, "buy", "hatchet").key == "case-buy_empty"


@pytest.mark.rule("TS-6.2")
def test_only_heroes_of_the_hand_level_up() -> None:
    table = lay("torch torch torch torch torch torch", deck="dwarf_guardian torch", experience=9)
    assert case(table, "level", "dwarf_guardian").key == "case-level_not_in_hand"
    assert case(table, "level").key == "case-level_nobody"


def test_the_hall_is_summed_up() -> None:
    hand = "militia militia militia militia torch dagger"
    won = case(lay(hand, hall="griknack_goblin - -"), "beat")
    assert (won.key, won.args["cards"]) == ("case-beat_any", [name_of("griknack_goblin")])
    assert case(lay(hand, hall="- - mythlurian"), "beat").key == "case-beat_none"


@pytest.mark.rule("TS-10.8")
def test_a_total_that_is_short_names_the_missing_magic_too() -> None:
    table = lay("militia militia torch torch torch torch", hall="revenant - -")
    assert case(table, "beat", "revenant").args["trait"] == "magic_required"
    with_magic = lay("selurin_magician militia militia militia iron_rations iron_rations", hall="- - revenant")
    assert case(with_magic, "beat", "revenant").args.get("trait") != "magic_required"


@pytest.mark.rule("TS-8.19")
def test_what_a_battle_costs_won_or_lost() -> None:
    table = lay("feayn_archer militia torch torch torch torch", hall="griknack_goblin knightmare -")
    cost = case(table, "cost", "knightmare")
    assert (cost.args["lost"], cost.args["cards"]) == (1, [name_of("feayn_archer")])
    assert case(table, "cost", "feayn_archer", "knightmare") == cost
    assert case(table, "cost", "griknack_goblin").args["lost"] == 0


@pytest.mark.rule("TS-11.1")
def test_a_weapon_in_the_village_is_compared_with_the_heroes_of_the_hand() -> None:
    village = "fireball hatchet pawnbroker polearm trainer feast short_sword warhammer"
    table = lay("militia dagger torch torch torch torch", village=village)
    assert case(table, "carry", "warhammer", "militia").key == "case-carry_no"
    assert case(table, "carry", "polearm", "militia").key == "case-carry_yes"
    assert case(table, "carry", "dagger", "militia").key == "case-carry_yes"


def test_a_card_in_the_deck_may_be_drawn_at_any_time() -> None:
    table = lay("militia militia militia militia torch dagger", hall="griknack_goblin - -")
    player = table.game.players[table.seat(0)]
    player.deck[:], player.discard[:] = ["fireball"], ["lantern"]
    assert case(table, "again", "fireball").key == "case-again_deck"
    assert case(table, "again", "lantern").key == "case-again"
    assert case(table, "again", "dagger").key == "case-again_hand"


def test_the_owner_of_the_most_cards_is_told_first() -> None:
    table = lay("militia militia militia militia torch dagger", hall="griknack_goblin - -")
    table.game.players[table.seat(1)].deck.extend(["torch"] * 40)
    told = [int(str(each.text.args["number"])) for each in cases(table.game, table.seat(0)) if each.kind == "sizes"]
    assert told == sorted(told, reverse=True)
    assert told[0] == len(table.game.owned(table.seat(1)))


@pytest.mark.rule("TS-5.5")
def test_everybody_may_hear_what_a_revealed_hand_can_beat() -> None:
    table = lay("militia militia militia militia torch dagger", hall="griknack_goblin - mythlurian")
    table.enter()
    found = [each for each in cases(table.game, table.seat(1)) if each.kind == "other_beat"]
    assert {each.text.key for each in found} == {"case-other_beat_won", "case-other_beat_short", "case-other_beat_any"}
    assert all(each.seats == (table.seat(0),) and not each.secret for each in found)
    assert not [each for each in cases(table.game, table.seat(0)) if each.kind == "other_beat"], "its own hand"
    assert not [each for each in cases(table.game, table.seat(0)) if each.kind == "revealed"], "its own hand"
    (shown,) = [each for each in cases(table.game, table.seat(1)) if each.kind == "revealed"]
    assert (shown.seats, shown.secret) == ((table.seat(0),), False)
    assert shown.text.args["cards"] == [name_of(card.card) for card in table.game.turn.cards]
    hidden = lay("militia militia militia militia torch dagger", hall="griknack_goblin - -")
    kinds = {each.kind for each in cases(hidden.game, hidden.seat(1))}
    assert not kinds & {"other_beat", "revealed"}, "not revealed yet"


@pytest.mark.rule("TS-8.9")
def test_a_disease_lowers_the_attack() -> None:
    table = lay("militia militia militia disease torch torch", hall="griknack_goblin - -")
    harm = case(table, "help", "disease", "griknack_goblin")
    assert harm.key == "case-help_harm"
    assert (harm.args["total"], harm.args["without"]) == (2, 3)


@pytest.mark.rule("TS-10.3", "TS-12.1")
def test_what_is_open_about_the_monsters_of_the_hall() -> None:
    table = lay("militia militia militia militia torch dagger", hall="griknack_goblin ghost tyxr_the_old")
    assert case(table, "trait", "ghost").args["text"] == refer("card-text-ghost")
    assert case(table, "trait", "griknack_goblin").key == "case-trait_none"
    magical = case(lay("militia torch", hall="sphinx - -"), "trait", "sphinx").args
    assert (magical["kind"], magical["health"]) == ("magic_only", 8)
    assert case(table, "stay", "ghost").key == "case-stay_now"
    assert case(table, "stay", "ghost", number=1).args["turns"] == 1
    points = [int(str(each.text.args["points"])) for each in cases(table.game, table.seat(0)) if each.kind == "richest"]
    assert points == sorted(points, reverse=True)


@pytest.mark.rule("TS-13.2")
@pytest.mark.parametrize("breached", [True, False])
def test_a_breach_explains_what_was_lost_once_it_has_happened(breached: bool) -> None:
    table = lay("militia militia militia militia torch dagger", hall="tyxr_the_old - -")
    assert table.game.hall[0] is not None
    table.game.hall[0].breached = breached
    found = [each for each in cases(table.game, table.seat(1)) if each.kind == "breached"]
    assert bool(found) == breached


@pytest.mark.rule("TS-8.17")
def test_a_question_may_name_cards_of_the_hand_instead_of_a_monster() -> None:
    table = lay("militia militia militia militia torch dagger", hall="griknack_goblin - -")
    assert case(table, "beat", "militia").args["cards"] == [name_of("griknack_goblin")]
    assert case(table, "beat", "militia", "dagger") == case(table, "beat", "dagger")


@pytest.mark.rule("TS-11.13")
def test_what_a_defeated_monster_in_the_hand_is_good_for() -> None:
    table = lay("militia knightmare uyril_unending torch torch dagger", hall="griknack_goblin - -")
    text = case(table, "use", "knightmare")
    assert (text.args["gold"], text.args["points"], text.args["trophy"]) == (1, 6, 0)
    assert case(table, "use", "uyril_unending").args["trophy"] == 1
    assert not [each for each in cases(table.game, table.seat(0)) if each.kind == "use" and "torch" in each.things]


@pytest.mark.rule("TS-13.11", "TS-13.15")
def test_spoils_name_what_they_buy_and_refuse_the_rest() -> None:
    village = "feast goodberries short_sword hatchet spear lantern barkeep fireball"
    table = battle("dwarf_janissary dagger torch torch torch outlands_khan", "gray_ooze", 1, village=village)
    table.equip("dagger", "dwarf_janissary").attack(1)
    assert name_of("feast") in case(table, "spoils").args["cards"]  # type: ignore[operator]
    assert case(table, "buy", "feast").key == "case-spoils_yes"
    assert case(table, "buy", "lantern").key == "case-spoils_not"
    assert case(table, "buy") == case(table, "spoils") == case(table, "buy", "feast", "goodberries")


def test_what_follows_is_told_for_the_stage_of_the_turn() -> None:
    table = lay("militia militia militia militia torch dagger", hall="griknack_goblin - -")
    assert case(table, "then").args["stage"] == "action"
    table.enter()
    told = case(table, "then")
    assert (told.args["stage"], told.args["next"]) == ("dungeon", table.name(1))


def test_copies_left_and_the_next_card_of_the_hall_are_told_to_everyone() -> None:
    table = lay("militia militia militia militia torch dagger", hall="griknack_goblin - -")
    left = case(table, "stock", "torch", number=1)
    assert (left.args["left"], left.args["cost"]) == (table.game.stock["torch"], 3)
    assert case(table, "refill", number=1).args["rank"] == 2
    assert case(table, "stone_worth", "thunderstone").key == "case-stone_worth"


@pytest.mark.rule("TS-13.1")
def test_a_fight_for_rank_1_names_the_breach_that_follows() -> None:
    table = lay("militia militia militia militia militia dagger", hall="griknack_goblin archduke_of_pain mythlurian")
    front, back = case(table, "cost", "griknack_goblin").args, case(table, "cost", "mythlurian").args
    assert (front["behind"], front["breach"], back["breach"]) == (name_of("archduke_of_pain"), 1, 0)
    assert case(table, "breach", "archduke_of_pain").args["rank"] == 2
    assert not [each for each in cases(table.game, 0) if each.kind == "breach" and "mythlurian" in each.things]


def test_monsters_that_give_no_disease_are_told_apart() -> None:
    table = lay("militia " * 4 + "torch torch", hall="griknack_goblin famine -")
    told = case(table, "cost", "disease").args
    assert (told["cards"], told["others"]) == ([name_of("griknack_goblin")], [name_of("famine")])
    assert all(case(table, "cost", monster).args["won"] for monster in ("griknack_goblin", "famine"))


def test_experience_counts_in_the_plan() -> None:
    hand = "militia militia torch torch torch torch"
    short = case(lay(hand, hall="- - mythlurian", experience=2), "plan").args
    assert (short["able"], short["short"]) == (0, 1)
    assert case(lay(hand, hall="- - mythlurian", experience=3), "plan").args["able"] == 1


def test_a_lost_fight_is_told_without_naming_a_monster() -> None:
    table = lay("militia torch torch torch torch torch", hall="sphinx - griknack_goblin")
    assert case(table, "cost").args["won"] == 0


def test_too_little_light_to_attack_at_all_is_told_when_asked_for_the_light() -> None:
    table = lay("militia militia militia militia iron_rations iron_rations", hall="- - blink_dog")
    assert case(table, "light", "blink_dog").key == "case-beat_too_dark"


def test_a_total_is_told_with_its_parts_if_it_has_several() -> None:
    short = case(lay("militia militia militia militia iron_rations iron_rations", hall="- - griknack_goblin"), "beat")
    assert short.key == "case-beat_none"
    table = lay("militia militia militia militia iron_rations iron_rations", hall="- - griknack_goblin")
    said = Texts().say("en", "thunderstone", case(table, "beat", "griknack_goblin"))
    assert "(attack 4 − light penalty 6)" in said
    table = lay("militia militia militia militia torch iron_rations", hall="griknack_goblin - -")
    assert "(" not in Texts().say("en", "thunderstone", case(table, "beat", "griknack_goblin"))


def test_the_gold_of_a_hand_names_the_cards_that_give_it() -> None:
    table = lay("militia militia militia torch torch iron_rations", hall="griknack_goblin - -")
    table.game.turn.action = "village"
    assert case(table, "gold").args["from"] == [name_of("torch"), name_of("iron_rations")]


def test_what_fills_the_hall_may_be_asked_of_each_monster() -> None:
    table = lay("militia", hall="griknack_goblin - -")
    assert case(table, "refill", "griknack_goblin") == case(table, "refill")


def test_a_monster_that_was_not_defeated_is_at_the_bottom() -> None:
    table = lay("militia militia militia militia torch dagger", hall="griknack_goblin - -")
    table.game.dungeon.insert(0, "griffon")
    table.game.sunk = 1
    sunk = case(table, "sunk", "griffon")
    assert sunk.args["above"] == len(table.game.dungeon) - 1


def test_a_fight_and_a_purchase_are_told_side_by_side() -> None:
    hand = "militia militia militia militia torch dagger"
    assert case(lay(hand, hall="griknack_goblin - -"), "plan").key == "case-plan_fight"
    assert case(lay(hand, hall="- - mythlurian"), "plan").key == "case-plan_shop"


@pytest.mark.rule("TS-8.5")
def test_a_barred_hero_is_told_and_food_that_is_not_there_does_not_help() -> None:
    table = lay("thyrian_squire torch torch torch torch torch", hall="haunt - -")
    text = case(table, "trait", "haunt")
    assert (text.key, text.args["barred"], text.args["others"]) == ("case-trait_barred", 1, 0)
    assert case(table, "beat", "haunt").args["more"] == 0


@pytest.mark.rule("TS-19.4")
def test_only_the_monster_ahead_of_the_thunderstone_brings_it() -> None:
    table = lay(hall="nixie haunt thunderstone")
    assert case(table, "get_stone", "nixie", "thunderstone").key == "case-get_stone_later"
    table = lay(hall="nixie thunderstone haunt")
    assert case(table, "get_stone", "nixie", "thunderstone").key == "case-get_stone_now"
    assert case(table, "get_stone", "haunt", "thunderstone").key == "case-get_stone_behind"


@pytest.mark.rule("TS-8.4")
def test_only_heroes_with_a_weapon_may_attack_a_monster_that_bars_the_others() -> None:
    table = lay("militia militia militia torch dagger iron_rations", hall="darkness - -")
    text = case(table, "admitted", "militia", "darkness")
    assert text.key == "case-admitted_armed"
    assert (text.args["copies"], text.args["able"], text.args["weapons"]) == (3, 1, [name_of("dagger")])


def test_an_effect_that_cannot_raise_the_attack_is_no_way_to_more_of_it() -> None:
    table = lay("lorigg_rogue torch torch iron_rations militia militia", hall="sphinx - -")
    assert case(table, "beat", "sphinx").args["helping"] == []
