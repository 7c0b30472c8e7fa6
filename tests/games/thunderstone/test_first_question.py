"""The first question of a turn: what the hand beats, buys and levels up."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.texts import TEXTS
from games.thunderstone.rules.cards import CARDS
from rules.messages import Message
from rules.questions import as_shown, refusals
from tests.games.thunderstone.answers import VILLAGE, about, in_words, said_short
from tests.games.thunderstone.table import lay

EBON_FUME, GRIFFON = CARDS["ebon_fume"].health, CARDS["griffon"].health


def ready(*heroes: str) -> object:
    """The part of the first question's text about heroes who can level up."""
    return "ready", {"heroes": list(heroes)}


def test_the_first_question_names_the_monsters_that_the_hand_beats() -> None:
    hand = "thyrian_squire torch torch militia militia dagger"
    assert "only one): Griknack Goblin (" in in_words(about(lay(hand, hall="griknack_goblin - -"), "dungeon"))
    hand = "thyrian_squire hatchet torch torch torch torch"  # 2 points each, but the other brings a Disease
    assert "only one): Blink Dog (" in in_words(about(lay(hand, hall="blink_dog famine -"), "dungeon"))
    lay("torch", hall="griknack_goblin - -").effect_is("dungeon", "about-dungeon_none")  # no hero


def short(health: int, attack: int, penalty: int = 0) -> tuple[str, dict[str, int]]:
    """The way in which an attack falls short of a health, with the light penalty."""
    key = "short_of_light" if penalty else "short"
    return key, {"missing": health + penalty - attack, "health": health, "penalty": penalty}


@pytest.mark.parametrize(
    ("hand", "hall", "shown"),
    [
        (
            "militia torch torch torch torch torch",
            "- - ebon_fume",
            {"attack": 1, "light": 5, "short": short(EBON_FUME, 1)},
        ),
        ("militia " * 6, "griffon - -", {"light": 0, "short": short(GRIFFON, 6, 2)}),  # the dark counts
        ("militia", "- - griffon", {"attack": 1, "short": short(GRIFFON, 1, 6)}),  # a total below 0 is not counted as 0
        ("militia battle_fury", "- - ebon_fume", {"attack": 2, "more": ""}),  # the Fury is counted
        ("militia spear", "- - ebon_fume", {"more": "more_effects"}),  # it can be thrown
        ("thyrian_squire torch", "- - ebon_fume", {"more": ""}),
        ("thyrian_squire iron_rations", "- - ebon_fume", {"more": "more_effects"}),  # the Squire pays with food
    ],
)
def test_the_first_question_says_how_much_attack_is_missing(hand: str, hall: str, shown: dict[str, Any]) -> None:
    lay(hand, hall=hall).effect_is("dungeon", "about-dungeon_short", **shown)


@pytest.mark.parametrize(("hall", "ends"), [("griffon thunderstone -", True), ("griffon - thunderstone", False)])
def test_the_first_question_says_that_losing_ends_the_game_only_if_the_thunderstone_is_next(
    hall: str, *, ends: bool
) -> None:
    sentence = in_words(about(lay("militia " * 6, hall=hall), "dungeon"))
    assert ("Losing in rank 1 ends the game" in sentence) == ends


def test_the_first_question_says_that_only_unused_effects_may_beat_anything() -> None:
    thrown = lay("militia spear", hall="- - ebon_fume")
    assert "beats nothing without more effects (" in in_words(about(thrown, "dungeon"))


def test_the_first_question_names_the_effects_that_it_counts() -> None:
    fury = "The effect of Battle Fury is included."
    assert fury in in_words(about(lay("militia battle_fury", hall="- - ebon_fume"), "dungeon"))
    assert fury in in_words(about(lay("outlands_khan battle_fury", hall="griknack_goblin - -"), "dungeon"))
    assert "included" not in in_words(about(lay("militia torch", hall="- - ebon_fume"), "dungeon"))


def test_the_first_question_says_that_a_monster_needs_magic() -> None:
    strong = lay("outlands_khan " * 4 + "torch torch", hall="revenant - -")
    assert "it can't be beaten without magic attack" in in_words(about(strong, "dungeon"))
    just = lay("outlands_khan torch torch torch torch torch", hall="revenant - -")
    just.effect_is("dungeon", "about-dungeon_short", attack=7)
    assert "it can't be beaten without magic attack" in in_words(about(just, "dungeon"))


def test_the_target_named_by_a_hand_that_beats_nothing_has_the_least_missing_attack() -> None:
    weak = lay("militia torch torch torch torch torch", hall="ebon_fume griknack_goblin ebon_fume")
    assert "beats nothing (Griknack Goblin" in in_words(about(weak, "dungeon"))


def test_the_first_question_names_every_monster_the_hand_can_defeat() -> None:
    many = lay("outlands_khan outlands_khan torch torch torch torch", hall="griknack_goblin griffon griknack_goblin")
    sentence = "Beats (you attack only one): Griffon (14 against health 7) and Griknack Goblin (14 against health 4) ×2"
    assert in_words(about(many, "dungeon")).startswith(sentence), "the most points first"
    two = lay("thyrian_squire torch torch torch militia militia", hall="griknack_goblin - griknack_goblin")
    sentence = "Beats (you attack only one): Griknack Goblin (4 against health 4) ×2."
    assert in_words(about(two, "dungeon")).startswith(sentence)


@pytest.mark.parametrize(
    ("hand", "attack"),
    [
        ("militia short_sword torch torch torch torch", 1),  # too heavy
        ("militia short_sword magical_aura torch torch torch", 1 + CARDS["short_sword"].attack),  # weighs nothing
        ("militia short_sword iron_rations torch torch torch", 1),  # its hero must be chosen
        ("outlands_warrior iron_rations torch torch torch torch", CARDS["outlands_warrior"].attack),  # a cost
    ],
)
def test_the_first_question_counts_bonuses_without_a_cost_or_a_choice(hand: str, attack: int) -> None:
    lay(hand, hall="- ebon_fume -").effect_is("dungeon", "about-dungeon_short", attack=attack)


def test_the_first_question_tells_the_gold_and_the_heroes_that_can_level_up() -> None:
    militia = lay("militia torch torch dagger torch torch", village=VILLAGE, experience=3)
    gold = sum(CARDS[card].gold or 0 for card in militia.me.hand)
    militia.effect_is("village", "about-village", gold=gold, ready=ready("militia"), gold_added="", experience_added="")
    lay(experience=2).effect_is("village", "about-village", ready="")
    gone = lay("elf_wizard militia torch torch torch torch", village=VILLAGE, experience=3)
    gone.effect_is("village", "about-village", ready=ready("elf_wizard", "militia"))
    gone.game.stock = {**gone.game.stock, "elf_sorcerer": 0}  # no card of the next level is left
    gone.effect_is("village", "about-village", ready=ready("militia"))
    disease = lay("militia disease disease disease disease disease")
    assert in_words(about(disease, "village")) == "0 gold buys only what is free: Militia."
    disease.game.stock = {**disease.game.stock, **dict.fromkeys(["torch", "militia", "dagger", "iron_rations"], 0)}
    disease.effect_is("village", "about-village_nothing")


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


def test_the_first_question_tells_that_village_effects_draw_cards() -> None:
    table = lay("town_guard militia torch", village=VILLAGE)
    message = about(table, "village")
    table.effect_is("village", "about-village", draws_added=("more_draws", {"helping": ["town_guard"], "more": 5}))
    assert "The effect of Town Guard draws up to 5 cards." in in_words(message)
    assert "村の衛兵の効果で、最大5枚引けます。" in TEXTS.say("ja", "thunderstone", message)


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


def test_before_the_turn_begins_it_is_said_what_the_hand_cannot_pay_for_or_defeat() -> None:
    table = lay("militia militia torch torch iron_rations dagger", hall="griknack_goblin sphinx griknack_goblin")
    refused = {
        refusal.id: TEXTS.say("en", "thunderstone", f"refused-{refusal.reason}", **refusal.reason_args)
        for refusal in refusals(table.question, table.game)
    }
    assert refused["buy-fireball"] == "It costs 9 gold, but this hand is worth only 7: 2 short."
    assert refused["attack-2"] == "This hand's attack is 0: 8 short of health 8."
    assert refused["attack-3"].startswith("This hand's attack is 3: 3 short of health 4 + light penalty 2")
    strong = lay("outlands_khan torch torch iron_rations dagger dagger", hall="griknack_goblin - -")
    assert "attack-1" not in {refusal.id for refusal in refusals(strong.question, strong.game)}, "it wins"
    weak = lay("militia militia torch iron_rations dagger dagger", hall="blink_dog sphinx griknack_goblin")
    dark = {refusal.id: refusal for refusal in refusals(weak.question, weak.game)}["attack-1"]
    assert (dark.reason, dark.reason_args) == ("too_dark", {"needed": 2, "light": 1})
