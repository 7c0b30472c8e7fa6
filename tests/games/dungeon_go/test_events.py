"""The events of the game: each is told once, with heroes, cells and amounts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.dungeon_go.rules.game import DungeonGo
from rules.messages import Event, Ref, refer, seat_name
from tests.games.dungeon_go.table import Table

WARRIOR, THIEF, WIZARD = refer("hero-warrior"), refer("hero-thief"), refer("hero-wizard")
Told = tuple[str, dict[str, Any]]


def told(events: Sequence[Event]) -> list[Told]:
    """Keys and arguments, without the start of turns and heroes that stay."""
    everything = [(event.key.removeprefix("log-"), dict(event.args)) for event in events]
    return [(key, args) for key, args in everything if not key.startswith("turn_") and key != "stays"]


def magic(table: Table, name: str, *picks: str) -> list[Told]:
    """The events when the warrior casts that magic, after the one that names the caster."""
    school, _, id = name.partition("-")
    events = table.fight(0, name)
    for pick in picks:
        events += table.pick(pick)
    first, *rest = told(events)
    assert first == (school, {"hero": WARRIOR, "magic": refer(f"{school}-{id}")})
    assert rest.pop(0) == ("pays", {"hero": WARRIOR, "vp": 1})
    return rest


def caster(abilities: str) -> Table:
    """The warrior on B4 with one point; the wizard has the next turn."""
    return Table(f"0 B4 {abilities} vp=1", "2 E9", spells=True, miracles=True, deck="hero_wizard")


# Spells and miracles


@pytest.mark.rule("DG-22.11")
def test_fireball_names_the_charged_hero_and_its_number_of_actions() -> None:
    table = caster("M3")
    assert magic(table, "spell-fireball") == [("charged", {"hero": WARRIOR})]
    table.monster("goblin", "B5")
    assert told(table.turn(0)) == [("fireball", {"hero": WARRIOR, "actions": 3})]


@pytest.mark.rule("DG-22.14")
def test_polymorph_names_both_monsters_and_the_heroes_thrown_off() -> None:
    table = caster("M4")
    table.hero(1, "B5", holds="strength")
    table.monster("troll", "B5", attacked=True)
    table.game.small_bag, table.game.large_bag = ["imp"], []
    assert magic(table, "spell-polymorph", "B5") == [
        ("polymorphed", {"monster": refer("monster-troll"), "cell": "B5", "new": refer("monster-imp")}),
        ("thrown_off", {"hero": THIEF, "cell": "B1"}),
    ]


@pytest.mark.rule("DG-22.16")
def test_teleport_names_the_cell_and_the_returned_card() -> None:
    assert magic(caster("M5"), "spell-teleport", "E1") == [
        ("teleports", {"hero": WARRIOR, "cell": "E1"}),
        ("card_returned", {"card": refer("card-hero_warrior")}),
    ]


@pytest.mark.rule("DG-22.18")
def test_wish_names_the_ability_that_grew() -> None:
    grown = ("grows", {"hero": WARRIOR, "ability": refer("ability-faith"), "value": 2})
    assert magic(caster("M6"), "spell-wish", "faith") == [grown]


@pytest.mark.rule("DG-23.13")
def test_turn_undead_names_both_cells() -> None:
    table = caster("F1")
    table.monster("ghost", "B5")
    pushed = ("pushed_back", {"monster": refer("monster-ghost"), "source": "B5", "cell": "B6"})
    assert magic(table, "miracle-turn_undead", "B5") == [pushed]


@pytest.mark.rule("DG-23.15", "DG-23.4", "DG-23.5")
def test_heal_names_the_hero_asked_the_payment_and_the_hit_points_healed() -> None:
    table = caster("F2")
    table.game.heroes[0].vp = 0
    table.hero(1, "E9", "S2", hp=1, vp=2)
    asked: Told = ("offer", {"hero": WARRIOR, "target": THIEF, "magic": refer("miracle-heal")})
    assert told(table.fight(0, "miracle-heal") + table.pick("thief")) == [asked]
    assert told(table.pick("yes")) == [
        ("consents", {"player": seat_name(table.seat(1))}),
        ("miracle", {"hero": WARRIOR, "magic": refer("miracle-heal")}),
        ("target_pays", {"hero": THIEF, "caster": WARRIOR, "vp": 1}),
        ("healed", {"hero": THIEF, "healed": 3, "hp": 4}),
    ]


@pytest.mark.rule("DG-23.6")
def test_a_refusal_and_the_miracle_taken_back_are_told() -> None:
    table = caster("F2")
    table.game.heroes[0].vp = 0
    table.hero(1, "E9", "S2", hp=1, vp=2)
    table.fight(0, "miracle-heal", "thief")
    assert told(table.pick("no")) == [
        ("refuses", {"player": seat_name(table.seat(1))}),
        ("takes_back", {"hero": WARRIOR, "magic": refer("miracle-heal")}),
    ], "there is no point to pay with instead"


@pytest.mark.rule("DG-23.16", "DG-23.24")
def test_divination_is_told_to_all_with_separate_events_for_the_cards() -> None:
    table = caster("F3")
    table.deck("king", "hero_wizard")
    king, wizard = refer("card-king"), refer("card-hero_wizard")
    assert magic(table, "miracle-divination") == [
        ("divines", {"hero": WARRIOR}),
        ("deck_seen", {"cards": [king, wizard]}),
    ]
    events = table.pick("2-hero_wizard")
    assert told(events) == [("deck_ordered", {"hero": WARRIOR}), ("deck_order", {"cards": [wizard, king]})]


@pytest.mark.rule("DG-23.17")
def test_haste_names_the_returned_card() -> None:
    table = caster("F4")
    table.game.revealed = table.cards("king")
    assert magic(table, "miracle-haste", "king") == [("card_returned", {"card": refer("card-king")})]


@pytest.mark.rule("DG-23.20")
def test_raise_dead_names_the_hero_and_its_cell() -> None:
    assert magic(caster("F5"), "miracle-raise_dead", "thief", "B7", "none") == [
        ("raised", {"hero": THIEF, "cell": "B7"}),
        ("no_growth", {"hero": THIEF}),
    ]


# Attacks


def rolled(hit: bool, shown: int, number: int, rolls: int) -> Told:
    key = "roll_hits" if hit else "roll_misses"
    return key, {"hero": WARRIOR, "roll": shown, "needed": 3, "number": number, "rolls": rolls}


@pytest.mark.rule("DG-10.6", "DG-10.11", "DG-11.1", "DG-11.2")
def test_an_attack_tells_each_roll_each_reinforcement_and_the_grapple() -> None:
    table = Table("0 B5 S2 holds=agility", "troll B4", "vampire B5 attacked", floor=3, faces=(1, 3))
    troll, strength = refer("monster-troll"), refer("ability-strength")
    events = told(table.fight(0, "attack-B4-strength"))
    assert events[:3] == [
        ("attack", {"hero": WARRIOR, "monster": troll, "cell": "B4", "ability": strength, "rolls": 2}),
        ("first_attack", {"hero": WARRIOR, "monster": troll, "vp": 1}),
        rolled(False, 1, 1, 2),
    ]
    (key, come), *rest = events[3:]
    assert (key, come["cell"] in {"B3", "B6", "B9"}, rest) == ("reinforcement", True, [])
    assert isinstance(come["monster"], Ref)
    assert told(table.pick("roll")) == [
        rolled(True, 3, 2, 2),
        ("lets_go", {"hero": WARRIOR, "monster": refer("monster-vampire"), "ability": refer("ability-agility")}),
        ("grapples", {"hero": WARRIOR, "monster": troll, "ability": strength, "cell": "B4"}),
    ]


@pytest.mark.rule("DG-10.9", "DG-10.13")
@pytest.mark.parametrize("again", [True, False])
def test_a_failed_attack_says_whether_it_was_stopped_or_out_of_rolls(again: bool) -> None:
    table = Table("0 B4 S2", "goblin B5", floor=3, faces=(2, 2))
    table.fight(0, "attack-B5-strength")
    if again:
        failed = ("attack_fails", {"hero": WARRIOR, "monster": refer("monster-goblin")})
        assert told(table.pick("roll")) == [rolled(False, 2, 2, 2), failed]
    else:
        stopped = ("attack_stopped", {"hero": WARRIOR, "player": seat_name(table.seat(0))})
        assert told(table.pick("stop")) == [stopped]


@pytest.mark.rule("DG-10.16", "DG-16.1")
def test_a_defeat_tells_its_points_and_the_growth_its_value() -> None:
    table = Table("0 B5 holds=strength", "troll B5 attacked", "goblin B9", faces=(4,))
    assert told(table.fight(0, "attack-B5-magic"))[-1] == (
        "defeats",
        {"hero": WARRIOR, "monster": refer("monster-troll"), "vp": 2},
    )
    assert told(table.pick("agility")) == [
        ("grows", {"hero": WARRIOR, "ability": refer("ability-agility"), "value": 2}),
    ]


# Moves, revival, monsters, floors, the deck


@pytest.mark.rule("DG-8.3")
def test_moves_and_revivals_are_told_with_their_cells() -> None:
    table = Table("0 E9", "goblin B9")
    table.turn(0)
    assert told(table.pick("E6")) == [("moves", {"hero": WARRIOR, "source": "E9", "cell": "E6"})]
    table.hero(1)
    table.turn(1)
    assert told(table.pick("decline"))[0] == ("stays_dead", {"hero": THIEF})
    table.turn(1)
    assert told(table.pick("E5")) == [("revives", {"hero": THIEF, "cell": "E5"})], "before the growth"
    assert told(table.pick("strength"))[-1][0] == "grows"
    walled = Table()
    for number, cell in ((1, "E1"), (2, "E2"), (3, "E5")):
        walled.hero(number, cell)
    walled.monster("goblin", "E7")
    walled.monster("imp", "E8")
    assert told(walled.turn(0))[0] == ("no_empty_cell", {"hero": WARRIOR})


@pytest.mark.rule("DG-14.4", "DG-14.8", "DG-15.2", "DG-15.4")
def test_the_monsters_turn_tells_moves_attacks_damage_and_deaths() -> None:
    table = Table("0 E9 S2 F2", "1 E9", "2 E9 F3", "goblin B8", damage=2)
    goblin = refer("monster-goblin")
    assert told(table.reveal("monster")) == [
        ("monster_moves", {"monster": goblin, "source": "B8", "cell": "B7"}),
        ("monster_strikes", {"monster": goblin, "heroes": [WARRIOR, THIEF, WIZARD], "damage": 2}),
        ("hurt", {"hero": WARRIOR, "lost": 1, "reduction": 1, "hp": 3}),
        ("hurt", {"hero": THIEF, "lost": 2, "reduction": 0, "hp": 0}),
        ("unhurt", {"hero": WIZARD, "reduction": 2}),
        ("hero_dies", {"hero": THIEF}),
    ]


@pytest.mark.rule("DG-14.6", "DG-15.5")
def test_the_cause_of_a_defeat_is_told_with_its_cell() -> None:
    table = Table("goblin E7")
    assert told(table.reveal("monster")) == [("monster_leaves", {"monster": refer("monster-goblin"), "cell": "E7"})]
    table = Table("goblin E6")
    assert told(table.reveal("monster"))[1:] == [("king_struck", {"monster": refer("monster-goblin"), "cell": "E4"})]


@pytest.mark.rule("DG-18.2", "DG-4.6")
def test_a_new_floor_tells_its_number_the_king_the_monsters_and_moved_heroes() -> None:
    table = Table("0 E9", floor=2, king="E6")
    events = told(table.reveal("king"))
    assert events[:3] == [
        ("king_moves", {"cell": "B4"}),
        ("floor_advances", {"floor": 3, "king": "E4"}),
        ("damage_rises", {"damage": 2}),
    ]
    placed = {args["cell"]: args["monster"] for key, args in events if key == "monster_placed"}
    assert placed == {cell: refer(f"monster-{unit}") for cell, unit in table.units().items()}
    assert events[-1] == ("hero_catches_up", {"hero": WARRIOR, "cell": "E7"})


@pytest.mark.rule("DG-6.4", "DG-20.4")
@pytest.mark.parametrize(("damage", "after"), [(3, ["damage_rises"]), (6, ["reinforcement"])])
def test_a_rebuild_tells_its_number_of_cards_the_clock_and_the_danger(damage: int, after: list[str]) -> None:
    table = Table("0 E9")
    table.game.floor_clock, table.game.damage = 4, damage
    table.game.deck, table.game.revealed = [], table.cards("hero_warrior")
    events = told(table.next())
    assert events[:2] == [("rebuild", {"cards": 1, "clock": 5}), ("danger", {"clock": 5})]
    assert [key for key, _ in events[2:]] == after
    if damage < 6:
        assert events[2] == ("damage_rises", {"damage": 4})


@pytest.mark.rule("DG-5.1", "DG-5.2", "DG-5.6", "DG-5.7")
def test_setup_tells_the_players_heroes_abilities_and_cells() -> None:
    game = DungeonGo.start(2, seed="told")
    said: list[Told] = []
    while game.phase == "setup":
        (question,) = game.questions
        said += told(game.choose(question.seat, question.id, [question.options(game)[-1].id]))
    names = [refer(f"hero-{hero.card}") for hero in game.heroes]
    seats = [seat_name(hero.seat) for hero in game.heroes]
    assert said[:4] == [("hero_card", {"player": seat, "hero": name}) for seat, name in zip(seats, names, strict=True)]
    assert said[4:8] == [("starting_two", {"hero": name, "ability": refer("ability-faith")}) for name in names]
    drawn = [names[number] for number in game.start_order]
    owners = [seats[number] for number in game.start_order]
    assert said[8:17:2] == [
        *(("place_drawn", {"hero": name, "player": seat}) for name, seat in zip(drawn, owners, strict=True)),
        ("deck_made", {"cards": 8}),
    ]
    cells = ["E9", "E9", "E8", "E8"]
    assert said[9:17:2] == [
        ("hero_placed", {"hero": name, "cell": cell}) for name, cell in zip(drawn, cells, strict=True)
    ]
