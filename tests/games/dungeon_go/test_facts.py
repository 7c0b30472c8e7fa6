"""Facts of a position: the numbers, and who may know them. Hero 0 is the warrior, 1 the thief, 2 the wizard."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.texts import TEXTS
from games.dungeon_go.facts import facts
from tests.games.dungeon_go.table import Table


def fact_said(table: Table, kind: str, *things: str, asked_by: int = 0, other: int | None = None) -> str:
    """The fact of the player of hero `asked_by` about exactly these things, and about the player of hero `other`."""
    seats = () if other is None else (table.seat(other),)
    texts = [
        TEXTS.say("en", "dungeon_go", fact.text)
        for fact in facts(table.game, table.seat(asked_by))
        if (fact.kind, {*fact.things}, fact.seats) == (kind, {*things}, seats)
    ]
    assert texts
    return texts[0]


# The pieces and settings of a position, the fact that is asked for, and the words that it has.
CASES: list[tuple[str, dict[str, Any], str, str]] = [
    (
        "0 B4 S2, troll B5",
        {"floor": 4},
        "fight troll",
        "on its turn, as things stand|75% (4 or more hits, rolls: 2)|1 weakness left",
    ),
    ("0 B4 S2, goblin B5", {}, "fight goblin", "100% (1 or more hits, rolls: 2)|A hit defeats it: 1 VP"),
    ("0 E1, goblin B1", {}, "fight goblin", "distance 3|from E3"),
    ("0 E1, goblin B2", {}, "fight goblin", "can't reach the Goblin on B2|distance 4, movement 2, range 1"),
    ("0, goblin B2", {}, "fight", "Your Warrior is dead"),
    ("0 B4, 1 B5 holds=strength, minotaur B5", {}, "fight minotaur", "Open weaknesses: agility|A hit defeats it: 2 VP"),
    ("0 B5 holds=strength M2, 1, minotaur B5, imp B2", {}, "fight imp", "A hit defeats it: 1 VP"),
    ("0 B5 holds=strength M2, 1, minotaur B5, lich B2", {}, "fight lich", "lets go of the strength weakness"),
    ("0 B4, 1 B5 holds=strength, minotaur B5", {}, "mark strength minotaur", "held (Thief)|Open weaknesses: agility"),
    ("0 B4, minotaur B5", {}, "mark faith minotaur", "no faith weakness"),
    ("0 E1, minotaur B5", {}, "mark agility minotaur", "is open|can't reach it as things stand"),
    ("0 B4, 1 B5 holds=strength, minotaur B5", {}, "mark strength", "open strength weakness: none"),
    ("0 B4, imp B2, minotaur B5", {}, "mark", "strength: Minotaur; agility: Imp and Minotaur; magic: none"),
    (
        "0 B4, 1 B5 holds=strength, minotaur B5",
        {},
        "held minotaur",
        "1 (agility)|holding it: Thief|next hit defeats it",
    ),
    ("0 B4, chimera B5", {}, "held chimera", "3 (strength, agility and magic)|at least 2 heroes"),
    ("0 B4, troll B5", {}, "worth troll", "brings 2 VP|first attack on it: 1"),
    ("0 B4, troll B5 attacked, goblin B9", {}, "worth", "Troll (2 VP|1 VP on: none"),
    ("0 B4 S2 F1, goblin B5", {"damage": 2}, "survive", "has 4 HP|costs it 2 HP|Hits it takes to kill it: 2"),
    ("0 B4 S2 F3, goblin B5", {"damage": 2}, "survive", "no hit can kill it"),
    ("0, goblin B2", {}, "survive", "Your Warrior is dead"),
    ("0 B4 S1, 1 B1, goblin B5", {"damage": 2}, "blow goblin", "will strike the Warrior on B4|2 of its 2 HP and dies"),
    ("0 B4 S1, 1 B1, goblin B5", {"damage": 2}, "danger", "The king is safe|lose HP (damage 2): Warrior|die: Warrior"),
    (
        "0 B4, 1 E1, goblin B9",
        {},
        "danger goblin",
        "goes from B9 to B8. Heroes it strikes: none|at least 6 of their turns",
    ),
    ("0 B4, 1, minotaur E1", {}, "danger", "The Minotaur on E1 will escape|and you lose"),
    ("0 E1 holds=strength, 1, minotaur E1", {}, "danger minotaur", "stays on E1|can't move or escape|(Warrior)"),
    (
        "0 B4, 1, minotaur E6",
        {"king": "E5"},
        "danger",
        "Danger|Minotaur on E6 strikes the king on the monsters' next turn, and you lose",
    ),
    ("0 E5, 1 B1, goblin B9", {}, "blow", "Nothing strikes the Warrior on E5|can't step from E4 to E5"),
    ("0 B5 holds=strength, 1, minotaur B5", {}, "blow minotaur", "by: Minotaur|holds the Minotaur (strength)"),
    ("0 B4, goblin B9", {"king": "E5"}, "floor", "Floor 2|now 1: Goblin|on E5, steps to go: 2"),
    ("0 B4", {"king": "B4"}, "floor", "floor 2 begins before anyone else acts"),
    ("0 B5 holds=magic, demon_king_b B5", {"floor": 5}, "floor", "demon king on B5|3 (strength, agility and faith)"),
    ("0 B4, goblin B9", {}, "ahead", "small 3, large 1|2 or more|doesn't rise on arrival|(so far 0)"),
    ("0 E5, 1 B1, goblin B9", {}, "king", "on E4|E5 in front of him is taken (Warrior)"),
    ("0 B4, goblin B9", {"deck": "king monster"}, "king", "he steps to E5. A king card is still to come"),
    ("0 B4 A3 M2, goblin B9", {}, "move", "up to 6 cells|up to 2 away"),
    ("0, goblin B9", {"deck": "hero_warrior king"}, "revive", "still in this round|E5"),
    ("0 B4 vp=3, 1 B1 vp=7, 2, demon_king_b B5", {"floor": 5}, "title", "has 7 VP and is the True Hero"),
    ("0 B4 vp=2, 1 B1 vp=7, 2, demon_king_b B5", {"floor": 5}, "title", "has 6 VP, but the Thief with 7"),
]


@pytest.mark.parametrize(("pieces", "settings", "asked", "expected"), CASES)
def test_a_fact_says_what_the_rules_make_of_the_position(
    pieces: str, settings: dict[str, Any], asked: str, expected: str
) -> None:
    kind, *things = asked.split()
    text = fact_said(Table(*pieces.split(", "), **settings), kind, *things)
    assert [words for words in expected.split("|") if words not in text] == [], text


def test_a_hero_that_has_moved_attacks_from_where_it_is() -> None:
    table = Table("0 B4 S2", "1 B1", "goblin B5", "imp B9", floor=4, faces=[2]).begin(0)
    assert "can attack the Goblin on B5 (distance 1) on its turn" in fact_said(table, "fight", "goblin")
    for answer in ("stay", "attack-B5-strength"):
        table.pick(answer)
        assert "can't reach the Imp" in fact_said(table, "fight", "imp")


def test_facts_about_the_hero_of_another_player_name_that_hero() -> None:
    table = Table("0 E1 A3", "1 B4", "2 B1", "goblin B3", damage=2)
    assert "The Warrior on E1 can attack the Goblin" in fact_said(table, "fight", "goblin", asked_by=1, other=0)
    assert "strike the Wizard on B1" in fact_said(table, "blow", "goblin", asked_by=1, other=2)
    assert "up to 6 cells" in fact_said(table, "move", asked_by=1, other=0)
