"""Facts of a position: the words of the statements, their numbers, and who may know them."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.texts import TEXTS
from games.thunderstone.facts import facts
from tests.games.thunderstone.table import Table, lay

FOUR = "militia militia militia militia torch torch"
GOBLIN = "griknack_goblin"
STONE = "griknack_goblin thunderstone -"
WIZARD = "elf_wizard torch torch torch torch torch"
SWORD = "dwarf_guardian short_sword torch torch militia iron_rations"


def fact_said(table: Table, kind: str, *things: str, number: int = 0, other: int | None = None) -> str:
    """The facts for player `number` about exactly these things, or about the player `other`, in English."""
    seats = set() if other is None else {table.seat(other)}
    texts = [
        TEXTS.say_exactly("en", "thunderstone", fact.text, ["Ann", "Bob", "Cid"])
        for fact in facts(table.game, table.seat(number))
        if (fact.kind, {*fact.things}, {*fact.seats}) == (kind, {*things}, seats)
    ]
    assert texts
    return "\n".join(texts)


def case(rule: str, about: str, words: str, hand: str = FOUR, hall: str = GOBLIN, **more: Any) -> Any:
    """A fact, named by its kind and things, and words that it has in a position."""
    ranks = [*hall.split(), "-", "-"][:3]
    table = lay(hand, hall=" ".join(ranks), seats=3, **more)
    return pytest.param(table, about.split(), words, marks=pytest.mark.rule(rule))


@pytest.mark.parametrize(
    ("table", "about", "words"),
    [
        case("TS-8.17", f"beat {GOBLIN}", "You can beat Griknack Goblin (rank 1): this hand's attack is 4"),
        case(
            "TS-8.17", f"beat {GOBLIN}", "you're 1 short: this hand's attack is 3", FOUR.replace("militia", "torch", 1)
        ),
        case("TS-10.8", f"beat {GOBLIN}", "this hand's attack is 5", "militia short_sword iron_rations torch torch"),
        case("TS-9.5", f"beat {GOBLIN}", "you're 2 short: this hand's attack is 2 (attack 4", hall=f"- - {GOBLIN}"),
        case("TS-8.17", "beat", "beats Griknack Goblin (", hall=f"sphinx {GOBLIN}"),
        case("TS-8.17", "beat revenant", "it takes magic attack, and this hand has none", hall="revenant"),
        case("TS-7.10", "beat darkness", "can't attack Darkness (rank 1)", hall="darkness"),
        case("TS-7.10", "beat blink_dog", "that takes 4 light, and this hand has 2", hall="- - blink_dog"),
        case("TS-9.1", "light blink_dog", "has 2, the darkness is 4 (rank 3, monster 1)", hall="- - blink_dog"),
        case("TS-9.1", f"light {GOBLIN}", "Enough light", hall=f"- {GOBLIN}"),
        case("TS-10.8", "help short_sword sphinx", "adds nothing against Sphinx", SWORD, "sphinx"),
        case("TS-8.8", f"help short_sword {GOBLIN}", "is 9; without one Short Sword it would be 2", SWORD),
        case("TS-8.20", "cost spectre", "A victory would bring 1 XP and 3 VP", hall="spectre"),
        case("TS-19.1", f"cost {GOBLIN}", "Then the Thunderstone reaches rank 1, and the game ends", hall=STONE),
        case(
            "TS-3.3", "stone", "9% for the next card", hall="nixie nixie nixie", dungeon="ghost " * 10 + "thunderstone"
        ),
        case(
            "TS-3.3", "stone", "not among the next 1.", hall="nixie nixie nixie", dungeon="ghost " * 11 + "thunderstone"
        ),
        case("TS-5.16", "buy dagger", "it costs 3 of your 4 gold"),
        case("TS-5.16", "buy elf_wizard", "you have 4, 1 too little"),
        case("TS-5.15", "buy elf_sorcerer", "Elf Wizard is on top of its stack"),
        case("TS-6.2", "level elf_wizard", "it takes 2 XP, and you have 1", WIZARD, experience=1),
        case("TS-6.2", "level elf_wizard", "can level up for 2 of your 2 XP", WIZARD, experience=2),
        case("TS-6.2", "level elf_wizard", "Next level: Elf Sorcerer.", WIZARD, experience=2),
        case("TS-11.1", "carry short_sword militia", "weight is 4, the hero's strength 2. The effect of Iron", SWORD),
        case("TS-11.1", "carry short_sword", "in this hand Dwarf Guardian; of your other heroes nobody", SWORD),
        case("TS-16.4", "again", "Cards in your deck: 5, too few", deck="torch " * 5, discard="spear"),
        case("TS-16.4", "again", "until the deck runs out and the pile is shuffled: 2", deck="torch " * 6),
        case("TS-16.4", "again spear", "next hand is 14%", deck="torch " * 5, discard="spear"),
    ],
)
def test_a_statement_is_true(table: Table, about: list[str], words: str) -> None:
    assert words in fact_said(table, *about)


@pytest.mark.rule("TS-5.4", "TS-5.1")
def test_everyone_may_know_what_a_revealed_hand_can_do() -> None:
    table = lay(FOUR, hall=f"sphinx {GOBLIN} -", seats=3)
    assert "Cid's hand stays hidden" in fact_said(table, "other", number=1, other=0)
    village = lay(FOUR, hall=f"sphinx {GOBLIN} -", seats=3).do("village")
    assert "Gold 4, purchases 1" in fact_said(village, "other", number=1, other=0)
    assert "you're in the village" in fact_said(village, "beat", GOBLIN)
    assert "Cid can't beat Sphinx" in fact_said(table.do("dungeon"), "other", "sphinx", number=2, other=0)
