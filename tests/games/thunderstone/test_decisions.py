"""The lines next to a question: effects of options, likely and missing options, and combined options."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from conformance.texts import TEXTS
from games.thunderstone.rules.battle_totals import foresee
from games.thunderstone.rules.cards import CARDS, Effect
from games.thunderstone.rules.option_texts import about_card, costs_of
from games.thunderstone.rules.scoring import points_now
from rules.messages import Message, Part, refer
from rules.questions import Option, Undo, as_shown, effect_of, refusals, undo_of
from tests.games.driver import of_all
from tests.games.thunderstone.table import Table, battle, lay

LINE = 100
"""The greatest number of characters in a line of a menu."""
VILLAGE = "feast fireball hatchet lantern spear trainer town_guard polearm"
EBON_FUME, GRIFFON = CARDS["ebon_fume"].health, CARDS["griffon"].health


def in_words(message: Message) -> str:
    """The message in English."""
    return TEXTS.say("en", "thunderstone", message)


def gists(table: Table) -> dict[str, Message]:
    """The one-line results of the previews."""
    return {id: gist for id, gist in of_all(table.question, "gists", table.game).items() if gist is not None}


def option(table: Table, option_id: str) -> Option:
    """That answer to the open question."""
    return next(one for one in table.question.explained(table.game) if one.id == option_id)


def about(table: Table, option_id: str) -> Message:
    """The effect shown with an answer."""
    effect = effect_of(option(table, option_id))
    assert effect is not None, f"no text for {option_id}"
    return effect


def asks_again(table: Table, option_id: str) -> bool:
    """Whether an answer must be confirmed."""
    return undo_of(table.question, option(table, option_id)) is Undo.CONFIRMED


def missed(table: Table) -> list[str]:
    """The ids of the refused options that are listed."""
    return [refused.id for refused in refusals(table.question, table.game) if refused.missed]


def attacks(table: Table) -> list[str]:
    """The ids of the attacks offered before the dungeon is entered, with `listed` after those that have a button."""
    options = [option for option in table.question.options(table.game) if option.label.key == "do-dungeon_attack"]
    return [option.id + ("" if option.handy < 0 else " listed") for option in options]


def said_short(label: Message) -> object:
    """The attack that is missing, as the name of an answer says it."""
    short = label.args["short"]
    assert isinstance(short, Part)
    return short.args["missing"]


def ready(*heroes: str) -> object:
    """The part of the first question's text about heroes who can level up."""
    return "ready", {"heroes": list(heroes)}


def standing(attack: Message) -> Part:
    """The part of an attack's text that says how the attacker would end up."""
    part = attack.args["standing"]
    assert isinstance(part, Part)
    return part


def standing_at_the_end(griffons: int) -> Message:
    """The line about a won attack that ends the game, where the only other player has so many griffons."""
    table = lay("outlands_khan outlands_khan torch", hall="griffon thunderstone griffon").do("dungeon")
    table.player(0).discard.clear()
    table.player(1).discard += ["griffon"] * griffons
    return about(table, "attack-1")


def test_only_effects_that_give_just_a_bonus_count_as_such() -> None:
    bonus = next(effect for card in CARDS.values() for effect in card.effects if effect.to and not effect.draw)
    assert bonus.only_lasts
    assert not bonus.model_copy(update={"draw": 1}).only_lasts
    assert not Effect(when="dungeon").only_lasts


# Cards


@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_card_is_described_in_one_line_of_a_menu(language: str) -> None:
    for card in CARDS:
        said = TEXTS.say_exactly(language, "thunderstone", about_card(card), [])
        assert len(said) <= LINE, f"{card}: {said}"
        key = f"card-text-{card}"
        assert bool(about_card(card).args["says"]) == TEXTS.has(language, "thunderstone", key), card


def test_a_card_is_described_by_its_values_classes_and_text() -> None:
    def said(card: str) -> str:
        return TEXTS.say_exactly("en", "thunderstone", about_card(card), [])

    assert said("dagger") == "Atk 1 · Wt 2 · Gold 1 · Edged"
    assert said("thyrian_squire") == "Atk 2 · Str 6 · Fighter · Dungeon: destroy 1 food for attack +2."
    assert said("griffon") == "HP 7 · 2 XP · 4 VP · Trophy: magic attack +1."
    assert said("grudgebeast").startswith("HP "), "a monster without a text has its values alone"


# The first question


def test_the_first_question_names_the_monsters_that_the_hand_beats() -> None:
    hand = "thyrian_squire torch torch militia militia dagger"
    lay(hand, hall="griknack_goblin - -").effect_is("dungeon", "about-dungeon_won", card="griknack_goblin", rank=1)
    hand = "thyrian_squire hatchet torch torch torch torch"  # 2 points each, but the other brings a Disease
    lay(hand, hall="blink_dog famine -").effect_is("dungeon", "about-dungeon_wins", card="blink_dog")
    lay("torch", hall="griknack_goblin - -").effect_is("dungeon", "about-dungeon_none")  # no hero


@pytest.mark.parametrize(
    ("hand", "hall", "shown"),
    [
        ("militia torch torch torch torch torch", "- - ebon_fume", {"attack": 1, "light": 5, "missing": EBON_FUME - 1}),
        ("militia " * 6, "griffon - -", {"light": 0, "missing": GRIFFON - 6 + 2}),  # the dark counts
        ("militia", "- - griffon", {"missing": GRIFFON - 1 + 6}),  # a total below 0 is not counted as 0
        ("militia battle_fury", "- - ebon_fume", {"attack": 2, "more": ""}),  # the Fury is counted
        ("militia spear", "- - ebon_fume", {"more": "more_effects"}),  # it can be thrown
        ("thyrian_squire torch", "- - ebon_fume", {"more": ""}),
        ("thyrian_squire iron_rations", "- - ebon_fume", {"more": "more_effects"}),  # the Squire pays with food
    ],
)
def test_the_first_question_says_how_much_attack_is_missing(hand: str, hall: str, shown: dict[str, Any]) -> None:
    lay(hand, hall=hall).effect_is("dungeon", "about-dungeon_short", **shown)


def test_the_first_question_says_that_only_unused_effects_may_beat_anything() -> None:
    thrown = lay("militia spear", hall="- - ebon_fume")
    assert "beats nothing without more effects (" in in_words(about(thrown, "dungeon"))


def test_the_first_question_names_the_effects_that_it_counts() -> None:
    fury = "The effect of Battle Fury is included."
    assert fury in in_words(about(lay("militia battle_fury", hall="- - ebon_fume"), "dungeon"))
    assert fury in in_words(about(lay("outlands_khan battle_fury", hall="griknack_goblin - -"), "dungeon"))
    assert "included" not in in_words(about(lay("militia torch", hall="- - ebon_fume"), "dungeon"))


def test_the_first_question_says_that_a_monster_needs_magic() -> None:
    lay("outlands_khan " * 4 + "torch torch", hall="revenant - -").effect_is("dungeon", "about-dungeon_no_magic")
    just = lay("outlands_khan torch torch torch torch torch", hall="revenant - -")
    just.effect_is("dungeon", "about-dungeon_no_magic", total=7, health=7)


@pytest.mark.parametrize(
    ("hand", "hall", "target"),
    [
        ("outlands_khan outlands_khan torch torch torch torch", "griknack_goblin griffon griknack_goblin", "griffon"),
        ("militia torch torch torch torch torch", "ebon_fume griknack_goblin ebon_fume", "griknack_goblin"),
        ("militia torch torch torch torch torch", "griffon griffon griffon", "griffon"),  # the lowest rank
    ],
)
def test_the_best_target_has_the_most_points_or_the_least_missing_attack(hand: str, hall: str, target: str) -> None:
    key = "about-dungeon_wins" if "khan" in hand else "about-dungeon_short"
    lay(hand, hall=hall).effect_is("dungeon", key, card=target, rank=hall.split().index(target) + 1)


def test_the_first_question_names_every_monster_the_hand_can_defeat() -> None:
    many = lay("outlands_khan outlands_khan torch torch torch torch", hall="griknack_goblin griffon griknack_goblin")
    many.effect_is("dungeon", "about-dungeon_wins", cards=["griknack_goblin", "griknack_goblin", "griffon"])
    two = lay("thyrian_squire torch torch torch militia militia", hall="griknack_goblin - griknack_goblin")
    two.effect_is("dungeon", "about-dungeon_wins")  # twice the same name, but one is easier than the other
    assert in_words(about(two, "dungeon")).endswith("beats each of these on its own: Griknack Goblin ×2.")


@pytest.mark.parametrize(
    ("hand", "attack"),
    [
        ("militia torch torch torch torch torch", 1),
        ("militia battle_fury torch torch torch torch", 2),
        ("militia short_sword torch torch torch torch", 1),  # too heavy
        ("militia short_sword magical_aura torch torch torch", 1 + CARDS["short_sword"].attack),  # weighs nothing
        ("militia short_sword iron_rations torch torch torch", 1),  # its hero must be chosen
        ("outlands_warrior iron_rations torch torch torch torch", CARDS["outlands_warrior"].attack),  # a cost
    ],
)
def test_the_first_question_counts_bonuses_without_a_cost_or_a_choice(hand: str, attack: int) -> None:
    lay(hand, hall="- ebon_fume -").effect_is("dungeon", "about-dungeon_short", attack=attack)


def test_the_first_question_tells_the_gold_and_the_heroes_that_can_level_up() -> None:
    table = lay("militia torch torch dagger torch torch", village=VILLAGE, experience=3)
    gold = sum(CARDS[card].gold or 0 for card in table.me.hand)
    table.effect_is("village", "about-village", gold=gold, ready=ready("militia"), gold_added="", experience_added="")
    lay(experience=2).effect_is("village", "about-village", ready="")
    gone = lay("elf_wizard militia torch torch torch torch", village=VILLAGE, experience=3)
    gone.effect_is("village", "about-village", ready=ready("elf_wizard", "militia"))
    gone.game.stock = {**gone.game.stock, "elf_sorcerer": 0}  # no card of the next level is left
    gone.effect_is("village", "about-village", ready=ready("militia"))
    table = lay("militia disease disease disease disease disease")
    assert in_words(about(table, "village")) == "0 gold buys only what is free: Militia."
    table.game.stock = {**table.game.stock, **dict.fromkeys(["torch", "militia", "dagger", "iron_rations"], 0)}
    table.effect_is("village", "about-village_nothing")


@pytest.mark.parametrize(
    ("hand", "key", "gold", "experience", "helping"),
    [
        ("trainer militia torch", "village", 2, 2, ["trainer"]),
        ("trainer dagger torch", "village", 2, 0, ["trainer"]),
        ("trainer barkeep militia", "village_free", 3, 2, ["trainer", "barkeep"]),
        ("town_guard militia torch", "village", 0, 0, []),
        ("pawnbroker militia torch", "village", 5, 0, ["pawnbroker"]),  # 3 more than the card sold, 2 for itself
        ("pawnbroker disease", "village_free", 2, 0, ["pawnbroker"]),  # a Disease has no gold value
    ],
)
def test_the_first_question_says_what_village_effects_can_add(
    hand: str, key: str, gold: int, experience: int, helping: list[str]
) -> None:
    more_gold = ("more_gold", {"helping": helping, "more": gold}) if gold else ""
    learnt = ("more_experience", {"helping": ["trainer"], "more": experience}) if experience else ""
    table = lay(hand, village=VILLAGE)
    table.effect_is("village", f"about-{key}", gold_added=more_gold, experience_added=learnt)


def test_losing_attacks_are_listed_last_with_the_missing_attack() -> None:
    table = lay("outlands_khan torch torch torch torch torch", hall="ebon_fume griknack_goblin ebon_fume").do("dungeon")
    shown = [option for option in as_shown(table.question, table.game) if option.group == "targets"]
    assert [(option.id, option.label.key) for option in shown] == [
        ("attack-2", "do-attack"),
        ("attack-1", "do-attack_short"),
        ("attack-3", "do-attack_short"),
    ]
    assert said_short(shown[2].label) == table.sum(3).missing
    lost = TEXTS.say("en", "thunderstone", table.preview("attack-3")["sum-lost"])
    assert lost == "You lose. The monster goes to the bottom of the dungeon deck, and what is behind it moves up."
    assert shown[2].label.key in table.game.passing, "its button is not inviting"


def test_attacks_that_come_to_nothing_are_called_attack_not_magic() -> None:
    nothing = Message("sum-attacks", {"attack": 0, "magic": 0})
    assert TEXTS.say("en", "thunderstone", nothing) == "Sum: attack 0."
    assert TEXTS.say("ja", "thunderstone", nothing) == "合計：攻撃0。"


# A visit with an immediate purchase


@pytest.mark.parametrize(("experience", "ends"), [(0, True), (2, True), (3, False)])
def test_a_direct_purchase_says_whether_it_ends_the_turn(experience: int, ends: bool) -> None:
    """It reveals the hand, so it cannot be undone. With 3 XP, the player is first asked to level up a Militia."""
    table = lay("militia torch torch torch torch torch", experience=experience, village=VILLAGE)
    bought = option(table, table.ids[3])
    english, japanese = (TEXTS.say_exactly(language, "thunderstone", bought.label, []) for language in ("en", "ja"))
    assert ("ends your turn" in english) == ends
    assert ("ターン終了" in japanese) == ends
    left = table.game.stock[bought.value]
    table.do(bought.id).logs_in_order("visits_village", "reveals", "buys").logs("buys", player=0, card=bought.value)
    table.undoes(possible=False).tops(discard=bought.value).stock(**{bought.value: left - 1})
    table.asks("choose_action" if ends else "level_up", by=1 if ends else 0)


def test_every_affordable_card_can_be_bought_with_a_tap_on_it_and_the_dearest_have_buttons() -> None:
    table = lay("militia torch torch dagger torch torch", village=VILLAGE)
    bought = [option for option in table.question.options(table.game) if option.label.key == "do-village_buy"]
    gold = sum(CARDS[card].gold or 0 for card in table.me.hand)
    tops = {stack: CARDS[card] for stack in table.game.stacks if (card := table.game.top_of(stack))}
    afford = {f"stack-{stack}": card.id for stack, card in tops.items() if (card.cost or 0) <= gold}
    assert {option.mark: option.value for option in bought} == afford
    costs = [CARDS[option.value].cost or 0 for option in bought if option.handy >= 0]
    assert costs == sorted((CARDS[card].cost or 0 for card in afford.values()), reverse=True)[:3]
    assert table.ids[3] == bought[0].id


def test_a_card_named_at_once_costs_what_it_does_in_the_village() -> None:
    hand = "militia torch torch dagger torch torch"
    at_once, step_by_step = (lay(hand, village=VILLAGE) for _ in range(2))
    assert option(at_once, "buy-lantern").undo is Undo.NEVER, (
        "a hand is revealed, so a tap on the card only tells of it"
    )
    assert at_once.do("buy-lantern").view(0) == step_by_step.do("village", "buy-lantern").view(0)


def test_without_gold_only_free_cards_can_be_bought_directly_and_have_no_button() -> None:
    table = lay("militia militia militia militia militia militia", hall="firebrand_cyclops - -")
    assert about(table, "village").args["card"] == refer("card-militia"), "it is free"
    table.asks("choose_action", "village, dungeon, rest, buy-militia")
    assert option(table, "buy-militia").handy < 0


def test_with_village_effects_in_hand_no_direct_purchase_is_offered() -> None:
    lay("trainer torch torch torch torch torch").asks("choose_action", "village, dungeon, rest")


# The dungeon with an immediate attack


def test_each_monster_that_the_hand_beats_can_be_attacked_at_once_and_the_best_have_buttons() -> None:
    """One of the three buttons is kept for the best purchase."""
    hall = "griknack_goblin bloodskull_orc griknack_goblin"
    table, inside = (lay("outlands_slayer outlands_slayer lightstone_gem torch", hall=hall) for _ in range(2))
    inside.do("dungeon").totals(1, won=True).totals(2, won=True).totals(3, won=True)
    best = sorted((1, 2, 3), key=lambda rank: (CARDS[inside.game.card_in(rank)].points, rank), reverse=True)
    assert attacks(table) == [f"attack-{best[0]} listed", f"attack-{best[1]} listed", f"attack-{best[2]}"]
    listed = [option.id for option in table.question.options(table.game) if option.handy >= 0]
    assert listed[:3] == ["village", "dungeon", "rest"]
    assert listed[3].startswith("buy-")
    assert listed[4:] == [f"attack-{rank}" for rank in best[:2]]


def test_an_attack_at_once_uses_the_free_bonuses_and_the_weapons() -> None:
    hand = "militia feast short_sword torch torch militia"
    at_once, step_by_step = (lay(hand, hall="nixie - -") for _ in range(2))
    assert attacks(at_once) == ["attack-1 listed"]
    assert gists(at_once)["attack-1"].key == "gist-won"
    at_once.do("attack-1").logs("defeats")
    assert at_once.view(0) == step_by_step.do("dungeon", "use feast", "armed-1").view(0)


@pytest.mark.parametrize(
    ("hand", "hall"),
    [
        ("militia torch torch torch torch torch", "firebrand_cyclops - -"),  # too weak
        ("outlands_slayer magical_aura torch torch torch torch", "griknack_goblin - -"),  # may draw a card before
        (
            "outlands_slayer lorigg_rogue torch torch torch torch",
            "griknack_goblin - -",
        ),  # others may lose a card before
    ],
)
def test_an_attack_at_once_is_offered_only_if_it_wins_and_nothing_else_is_to_be_decided(hand: str, hall: str) -> None:
    assert attacks(lay(hand, hall=hall)) == []


def test_an_attack_at_once_that_costs_a_card_or_ends_the_game_is_confirmed() -> None:
    table = lay("outlands_slayer torch torch torch torch torch", hall="griknack_goblin - -")
    assert not asks_again(table, "attack-1")
    last = lay("outlands_slayer torch torch torch torch torch", hall="griknack_goblin thunderstone -")
    assert asks_again(last.effect_is("attack-1", "about-attack_gains"), "attack-1")


# Buying


def test_the_dearest_cards_and_buying_nothing_have_buttons() -> None:
    table = lay("barkeep torch torch torch torch torch", village=VILLAGE).do("village", "done")
    options = table.question.options(table.game)
    handy = [one for one in options if one.handy > 0]
    assert len(handy) == 6
    assert handy[-1].id == "done"
    dear = sorted((CARDS[one.value].cost or 0 for one in options if one.value), reverse=True)[:5]
    assert sorted((CARDS[one.value].cost or 0 for one in handy[:-1]), reverse=True) == dear


def test_the_most_expensive_cards_stand_out_if_there_is_little_room() -> None:
    table = lay("barkeep torch torch torch torch torch", village=VILLAGE).do("village", "done")
    offered = [one.value for one in table.question.options(table.game) if one.value]
    costs = sorted((CARDS[card].cost or 0 for card in offered), reverse=True)
    standing_out = of_all(table.question, "stands_out", table.game)
    assert [CARDS[id.removeprefix("buy-")].cost for id in standing_out] == costs[:2]
    assert all(option(table, id).handy > 0 for id in standing_out)


def test_the_cheapest_unaffordable_cards_are_listed() -> None:
    table = lay("barkeep torch torch torch torch torch", village=VILLAGE).do("village", "done")
    gold = table.question.describe(table.game)["gold"]
    beyond = sorted(
        CARDS[card].cost or 0
        for stack in table.game.stacks
        if (card := table.game.top_of(stack)) and (CARDS[card].cost or 0) > int(str(gold))
    )
    assert [CARDS[id.removeprefix("buy-")].cost for id in missed(table)] == beyond[:2]


def test_spoils_have_buttons_too() -> None:
    table = battle("chalice_paladin chalice_paladin lantern lantern torch torch", "griknack_goblin", village=VILLAGE)
    table.do("attack-1").asks("take_spoils").effect_is("done")
    assert sum(one.handy > 0 for one in table.question.options(table.game)) == 6
    assert about(table, "buy-village-militia") == about_card("militia")


# In the dungeon


def test_an_attack_can_be_chosen_with_weapons_equipped_for_it() -> None:
    table = battle("thyrian_squire militia short_sword torch torch torch", "bloodskull_orc", 2)
    assert option(table, "armed-2").handy > 0
    assert option(table, "attack-2").handy <= 0
    table.explains("attack-2", "sum-total", total=2 + 1).explains("armed-2", "sum-total", total=2 + 1 + 4)
    table.do("armed-2").logs("equips", card="short_sword").logs_in_order("equips", "sum").logs("sum", total=7)


def test_an_attack_that_ends_alike_with_and_without_weapons_is_shown_once() -> None:
    """The Squires (attack 4) defeat the Goblin (4) anyway, but the Nixie (5) only with the Dagger."""
    hand = "thyrian_squire thyrian_squire dagger torch torch torch"
    table = lay(hand, hall="griknack_goblin nixie griknack_goblin").do("dungeon")
    assert {"attack-1", "armed-1", "attack-2", "armed-2"} <= set(table.ids), "both are legal"
    shown = [option.id for option in as_shown(table.question, table.game)]
    assert "attack-1" not in shown
    assert shown[:4] == ["armed-1", "armed-2", "armed-3", "attack-2"]


def three_targets() -> tuple[Table, list[Option]]:
    """A hand in the dungeon that beats one of three monsters, and the attacks that are shown."""
    table = lay("thyrian_squire militia short_sword torch torch torch", hall="griffon griknack_goblin ebon_fume")
    shown = as_shown(table.do("dungeon").question, table.game)
    return table, [option for option in shown if option.id.startswith(("attack", "armed"))]


def test_a_target_that_is_beaten_shows_its_result_in_one_line() -> None:
    table, shown = three_targets()
    won = {id: gist for id, gist in gists(table).items() if id in {option.id for option in shown}}
    assert won
    for id, gist in won.items():
        whole = table.preview(id)
        assert gist.key == "gist-won"
        assert gist.args == whole["sum-won"].args | whole["sum-total"].args


def test_a_target_that_is_not_beaten_shows_the_missing_attack_in_its_name() -> None:
    table, shown = three_targets()
    lost = [option for option in shown if option.id not in gists(table)]
    assert lost
    for attack in lost:
        assert attack.label.key == ("do-attack_armed_short" if attack.id.startswith("armed") else "do-attack_short")
        total = table.preview(attack.id)["sum-total"].args
        assert total["total"] == int(str(total["health"])) - int(str(said_short(attack.label)))


def test_the_name_of_an_attack_says_once_if_only_magic_is_missing() -> None:
    strong = "outlands_khan outlands_khan torch torch torch torch"
    table = lay(strong, hall="revenant revenant griffon").do("dungeon")
    shown = {option.id: in_words(option.label) for option in as_shown(table.question, table.game)}
    for id in ("attack-1", "attack-2"):
        assert "it can't be beaten without magic attack" in shown[id]
        assert id not in gists(table)


def test_a_preview_with_one_source_has_no_sum_line() -> None:
    table = battle("militia torch torch torch torch torch", "griknack_goblin")
    table.explains("attack-1", "sum-hero").omits("attack-1", "sum-attacks")
    for hand, attack, magic in (("militia fireball torch", 1, 3), ("feayn_archer fireball torch torch disease", 0, 2)):
        battle(hand, "griknack_goblin").explains("attack-1", "sum-attacks", attack=attack, magic=magic)


def test_with_all_weapons_equipped_a_target_has_only_one_option() -> None:
    table = battle("thyrian_squire short_sword torch torch torch torch", "bloodskull_orc")
    table.do("equip short_sword thyrian_squire").never("armed-*")
    assert option(table, "attack-1").handy > 0


def test_a_monster_that_needs_a_weapon_is_offered_with_weapons_equipped() -> None:
    """Equipping weapons is optional: without another target the player may leave as well."""
    hand = "thyrian_squire short_sword torch torch torch torch"
    table = lay(hand, hall="darkness - -").do("dungeon").offers("armed-1", "leave").never("attack-1")
    table.do("armed-1").logs("equips", card="short_sword").logs("attacks")
    lay("thyrian_squire torch", hall="darkness griffon -").do("dungeon").asks("act_in_dungeon", "attack-2")
    lay(hand, hall="darkness griffon -").do("dungeon").offers("armed-1", "attack-2", "armed-2").never("leave")


def test_a_victory_without_a_loss_needs_no_confirmation() -> None:
    strong = "outlands_khan outlands_khan torch torch torch torch"
    assert not asks_again(battle(strong, "griffon").effect_is("attack-1"), "attack-1")
    assert asks_again(battle("militia torch torch torch torch torch", "griffon"), "attack-1"), "a defeat"
    assert asks_again(battle(strong, "deadbone_troll"), "attack-1"), "a Disease"


@pytest.mark.parametrize(
    ("hand", "foe", "cost"),
    [
        ("outlands_khan outlands_khan torch torch torch militia", "deadbone_troll", "gain 1 Disease."),
        ("outlands_khan outlands_khan torch torch torch militia", "black_slime", "lose Militia."),
        ("outlands_khan outlands_khan outlands_slayer militia", "mythlurian", "lose one of these (your choice): "),
        ("amazon_queen outlands_khan militia", "ebon_fume", "lose Outlands Khan."),
        (
            "elf_wizard elf_wizard regian_cleric militia",
            "archduke_of_pain",
            "lose Elf Wizard ×2 and Regian Cleric.",
        ),
        ("militia elf_wizard torch", "revenant", "lose Militia and Elf Wizard."),
        ("militia outlands_khan torch", "the_prince", "lose Militia and Outlands Khan."),  # harsh strength
    ],
)
def test_what_a_battle_costs_is_said_exactly(hand: str, foe: str, cost: str) -> None:
    table = battle(hand, foe, harsh_strength=foe == "the_prince")
    said = in_words(about(table, "attack-1"))
    assert said.startswith(f"Won or lost, you {cost}"), said
    assert {"sum-won", "sum-lost"} & table.preview("attack-1").keys()


def test_a_disease_and_a_choice_of_losses_are_said_in_one_sentence() -> None:
    table = battle("militia elf_wizard torch", "mythlurian")
    foe = CARDS["mythlurian"].model_copy(update={"diseases": 1})
    fought = replace(foresee(table.game.turn, "mythlurian", 1), foe=foe)
    said = in_words(Message("part-costs", {"costs": costs_of(table.game, fought)}))
    assert said == "Won or lost, you gain 1 Disease and lose one of these (your choice): Militia and Elf Wizard."


@pytest.mark.parametrize(("hand", "key"), [("outlands_khan outlands_khan torch", "gains"), ("militia torch", "ends")])
def test_an_attack_that_ends_the_game_needs_confirmation(hand: str, key: str) -> None:
    table = lay(hand, hall="griffon thunderstone griffon").do("dungeon").effect_is("attack-1", f"about-attack_{key}")
    assert asks_again(table, "attack-1")
    table.effect_is("attack-3")  # the Thunderstone stays where it is


def test_an_attack_that_ends_the_game_tells_who_wins_it() -> None:
    """The Griffon is worth 4 points, the Thunderstone 3; a tie goes to its holder."""
    ahead = standing_at_the_end(1)
    own = standing(ahead).args["points"]
    assert in_words(ahead) == (
        f"You gain the Thunderstone, and the game ends: you win the game with {own} VP (best of the others: 4)."
    )
    behind = standing_at_the_end(9)
    assert in_words(behind).endswith(f"you end in place 2 with {own} VP (the winner: 36).")
    assert "2位です（1位は36点）" in TEXTS.say("ja", "thunderstone", behind)
    lost = lay("militia torch", hall="griffon thunderstone griffon").do("dungeon")
    lost.player(1).discard += ["griffon"]
    assert in_words(about(lost, "attack-1")).startswith(
        "Nobody gains the Thunderstone, and the game ends: you end in place 2"
    )


def test_a_card_lost_in_the_last_battle_does_not_count() -> None:
    hand, hall = "outlands_khan outlands_khan amazon_queen torch torch", "ebon_fume thunderstone griffon"
    table = lay(hand, hall=hall).do("dungeon")
    battle = foresee(table.game.turn, "ebon_fume", 1)
    assert costs_of(table.game, battle) == [Part("part-loses", {"cards": [refer("card-outlands_khan")]})]
    gained = (CARDS["ebon_fume"].points + 3) if battle.won else 0
    expected = points_now(table.game)[table.seat(0)] + gained - CARDS["outlands_khan"].points
    assert standing(about(table, "attack-1")).args["points"] == expected


def test_one_player_alone_is_told_how_the_village_stands_at_the_end() -> None:
    table = lay("militia torch", hall="griffon thunderstone griffon", seats=1).do("dungeon")
    said = about(table, "attack-1")
    assert standing(said).args["others"] == CARDS["griffon"].points
    assert in_words(said).endswith(f"you lose with {standing(said).args['points']} VP to the village's 4.")


def test_weapons_that_fall_off_are_not_offered_with_an_attack() -> None:
    table = lay("militia militia dagger torch torch", hall="suffering - -").do("dungeon")
    shown = {option.id: option for option in as_shown(table.question, table.game)}
    assert "armed-1" not in shown
    assert shown["attack-1"].handy > 0
    table.effect_is("equip dagger militia", "about-no_change")


def test_the_first_question_tells_that_village_effects_draw_cards() -> None:
    table = lay("town_guard militia torch", village=VILLAGE)
    said = about(table, "village")
    table.effect_is("village", "about-village", draws_added=("more_draws", {"helping": ["town_guard"], "more": 5}))
    assert "The effect of Town Guard draws up to 5 cards." in in_words(said)
    assert "村の衛兵の効果で、あと5枚まで引けます。" in TEXTS.say("ja", "thunderstone", said)


def test_a_weapon_option_shows_its_effect_on_the_closest_target() -> None:
    bare = CARDS["thyrian_squire"].attack
    armed = CARDS["thyrian_squire"].attack + CARDS["short_sword"].attack
    table = battle("thyrian_squire short_sword torch torch torch torch", "bloodskull_orc")
    table.effect_is("equip short_sword thyrian_squire", "about-change_won", before=bare, total=armed)
    table.do("equip short_sword thyrian_squire").effect_is("unequip short_sword", "about-change", total=bare)


def test_a_weapon_that_makes_a_monster_attackable_counts_from_zero() -> None:
    table = battle("thyrian_knight flaming_sword torch dagger dagger dagger", "blink_dog", 1)
    table.never("attack-1")  # it needs light 2, and only the torch gives light
    total = CARDS["thyrian_knight"].attack + CARDS["flaming_sword"].magic
    equips = "equip flaming_sword thyrian_knight"
    table.effect_is(equips, "about-change_won", card="blink_dog", before=0, total=total, health=3)


def test_only_a_weapon_too_heavy_for_all_heroes_is_listed_as_refused() -> None:
    table = battle("militia short_sword dagger torch torch torch", "griknack_goblin")
    assert missed(table) == [f"equip-{table.slot('short_sword')}-{table.slot('militia')}"]
    assert missed(battle("militia thyrian_squire short_sword torch torch torch", "griknack_goblin")) == []


def test_an_effect_option_shows_the_change_of_the_total() -> None:
    table = battle("militia militia battle_fury torch torch torch", "griknack_goblin")
    table.effect_is("use battle_fury", "about-change_won", before=2, total=4)
    table = battle("militia iron_rations torch torch torch torch", "griknack_goblin")
    table.effect_is("use iron_rations", "about-no_change")
    table = battle("elf_wizard militia short_sword iron_rations torch torch", "griknack_goblin")
    armed = CARDS["elf_wizard"].magic + CARDS["militia"].attack + CARDS["short_sword"].attack
    table.effect_is("use iron_rations", "about-change_won", total=armed)  # as for the best hero


def test_a_change_is_said_to_be_enough_only_where_it_makes_the_difference() -> None:
    table = battle("thyrian_squire dagger torch torch torch torch", "bloodskull_orc")
    table.effect_is("equip dagger thyrian_squire", "about-change")  # 3 against health 5
    khan = CARDS["outlands_khan"].attack
    table = battle("outlands_khan dagger torch torch torch torch", "griknack_goblin")
    assert khan >= CARDS["griknack_goblin"].health
    table.effect_is("equip dagger outlands_khan", "about-change", before=khan)  # it was beaten before
    table = battle("thyrian_squire militia battle_fury torch torch torch", "griknack_goblin")
    table.effect_is("use battle_fury", "about-change_won")
    table = battle("outlands_khan goodberries torch torch torch torch", "revenant")
    table.effect_is("use goodberries", "about-change_won")  # by magic, with the same total


def test_an_effect_is_shown_on_the_monster_that_it_lets_the_hand_beat() -> None:
    """Griffon is beaten anyway, and as good a catch as Deadbone Troll, whose Disease takes a point."""
    hand = "thyrian_squire thyrian_squire elf_sorcerer iron_rations iron_rations grayskin_lizard"
    table = lay(hand, hall="griknack_goblin griffon deadbone_troll").do("dungeon")
    table.effect_is("use thyrian_squire", "about-change_won", card="deadbone_troll", before=5, total=7)


def test_the_first_question_says_where_unused_effects_may_beat_more() -> None:
    hall = "griknack_goblin griffon -"
    fed = about(lay("thyrian_squire iron_rations torch torch militia militia", hall=hall), "dungeon")
    assert in_words(fed).endswith(" Unused effects may beat more.")
    assert "未使用の効果" in TEXTS.say("ja", "thunderstone", fed)
    hungry = about(lay("thyrian_squire torch torch torch militia militia", hall=hall), "dungeon")
    assert "effects" not in in_words(hungry), "without food, the Squire's can't be used"
    robs = about(lay("lorigg_rogue lorigg_rogue torch torch militia militia", hall=hall), "dungeon")
    assert robs.args["more"] == "", "what others discard beats nothing"
    alone = about(lay("thyrian_squire iron_rations torch militia militia", hall="griknack_goblin - -"), "dungeon")
    assert "effects" not in in_words(alone), "there is nothing else to beat"


def test_strength_that_only_saves_a_hero_is_not_described_as_no_change() -> None:
    """Revenant takes 4 strength: the wizard's 3 are not enough, 5 are."""
    table = battle("elf_wizard outlands_warrior iron_rations torch torch torch", "revenant")
    assert in_words(about(table, f"use-{table.slot('iron_rations')}-0")) == "Saves Elf Wizard from Revenant."
    table.do("use iron_rations").effect_is("elf_wizard", "about-spares").effect_is(
        "outlands_warrior", "about-no_change"
    )


def test_food_already_eaten_is_told_apart_from_food_that_is_left() -> None:
    table = battle("elf_wizard outlands_warrior iron_rations iron_rations torch torch", "griknack_goblin")
    eaten = table.slot("iron_rations")
    table.do("use iron_rations", "elf_wizard", "use outlands_warrior")
    cards = [id for id in table.ids if id.startswith("card-")]
    assert len(cards) == 2
    assert {id for id in cards if about(table, id).key == "about-in_use"} == {f"card-{eaten}"}


def test_an_effect_is_counted_with_equipped_weapons() -> None:
    armed = CARDS["thyrian_squire"].attack + CARDS["dagger"].attack
    table = battle("thyrian_squire battle_fury dagger torch torch torch", "griknack_goblin")
    table.effect_is("use battle_fury", "about-change_won", before=armed, total=armed + 1)
    table = battle("militia thyrian_squire hatchet iron_rations torch torch", "griknack_goblin")
    table.do("equip hatchet thyrian_squire", "use iron_rations")  # no weapon is left
    table.effect_is("militia", "about-no_change").effect_is("thyrian_squire", "about-no_change")
    table = battle("elf_wizard militia short_sword iron_rations torch torch", "griknack_goblin").do("use iron_rations")
    before = CARDS["elf_wizard"].magic + CARDS["militia"].attack
    change = {"before": before, "total": before + CARDS["short_sword"].attack}
    table.effect_is("elf_wizard", "about-change_won", **change)


def test_an_effect_that_draws_is_not_described_as_no_change() -> None:
    battle("militia magical_aura torch torch torch torch", "griknack_goblin").effect_is("use magical_aura")


@pytest.mark.usefixtures("asks_all")
def test_choices_during_a_battle_show_the_result_in_one_line() -> None:
    table = battle("militia elf_wizard disease torch torch torch", "nixie").do("attack-1")
    table.asks("lower_total", "attack-0, attack-1")
    for answer in ("attack-0", "attack-1"):
        table.line_is(answer, "gist-lost", total=2, short=("short", {"missing": 3, "penalty": 0}))
    table = battle("militia elf_wizard torch torch torch torch", "haunt").do("attack-1")
    totals = {id: one.args["total"] for id, one in gists(table).items()}
    assert totals == {f"card-{table.slot('militia')}": 2, f"card-{table.slot('elf_wizard')}": 1}
    assert all("sum-total" in table.preview(id) for id in totals), "the full preview has the sum"


def test_a_level_up_option_describes_the_new_hero() -> None:
    table = lay("militia torch torch torch torch torch", experience=3).do("village", "done").asks("level_up")
    for one in table.question.options(table.game)[:-1]:
        assert about(table, one.id) == about_card(one.value.new)


def test_a_level_up_with_too_little_experience_is_listed_as_refused_unless_it_is_a_militia() -> None:
    table = lay("elf_wizard lorigg_rogue militia torch torch torch", experience=2).do("village", "done")
    assert missed(table) == ["level-lorigg_rogue-lorigg_outlaw"]
    table.refuses("level-militia-elf_wizard", "too_little_experience")


def test_a_card_to_destroy_is_described() -> None:
    table = lay("militia disease torch torch torch torch").do("rest").effect_is("back")
    assert about(table, "card-disease") == about_card("disease")


# Points now


def test_points_are_public_during_the_game() -> None:
    table = lay("griffon elf_archmage torch torch torch torch", deck="pegasus")
    expected = sum(CARDS[card].points for card in ("griffon", "elf_archmage", "pegasus"))
    assert [table.game.standing()[table.seat(number)] for number in (0, 1)] == [expected, 0]
    assert table.shows(1, 0).points == expected


def test_before_the_turn_begins_it_is_said_what_the_hand_cannot_pay_for_or_defeat() -> None:
    table = lay("militia militia torch torch iron_rations dagger", hall="griknack_goblin sphinx griknack_goblin")
    refused = {
        refusal.id: TEXTS.say("en", "thunderstone", f"refused-{refusal.reason}", **refusal.reason_args)
        for refusal in refusals(table.question, table.game)
    }
    assert refused["buy-fireball"] == "It costs 9 gold, but this hand is worth only 7: 2 short."
    assert refused["attack-2"] == "This hand's attack is 0, its health 8: 8 short."
    assert refused["attack-3"].startswith("This hand's attack is 1, its health 4: 3 short with light penalty 2")
    strong = lay("outlands_khan torch torch iron_rations dagger dagger", hall="griknack_goblin - -")
    assert "attack-1" not in {refusal.id for refusal in refusals(strong.question, strong.game)}, "it wins"
    weak = lay("militia militia torch iron_rations dagger dagger", hall="blink_dog sphinx griknack_goblin")
    dark = {refusal.id: refusal for refusal in refusals(weak.question, weak.game)}["attack-1"]
    assert (dark.reason, dark.reason_args) == ("too_dark", {"needed": 2, "light": 1})
