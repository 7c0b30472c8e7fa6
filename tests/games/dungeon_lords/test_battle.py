"""Battles as a whole: healing, conquest, the end of a combat part (sections 16.2, 17, 22 to 24)."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.combat.combat import CombatRound, EndCombat, StartCombat
from games.dungeon_lords.rules.combat.damage import heal, prevent
from games.dungeon_lords.rules.components import COMBAT_CARDS
from games.dungeon_lords.rules.events import tax_of
from games.dungeon_lords.rules.orders.digging import mine_squares
from games.dungeon_lords.rules.orders.production import production_rooms
from games.dungeon_lords.rules.scoring import own_scores
from rules.messages import refer, seat_name
from tests.games.dungeon_lords.positions import (
    ME,
    armed,
    asked,
    battle,
    dungeon,
    fighting,
    go,
    heroes,
    is_asked,
    keys,
    lair,
    line,
    pick,
    picks,
    set_battle,
    table,
    told,
    where,
)


@pytest.mark.rule("DL-17.1", "DL-17.2")
def test_battles_are_fought_in_turn_order_from_the_starting_player() -> None:
    game = table(3, starter=1)
    game.combat_piles[0] = ["fireball"] * 4
    for lord in game.lords:
        lord.line = heroes("W5 W4 W4")
    armed(game)
    go(game, StartCombat(), EndCombat())
    for seat in (0, 1):
        pick(game, "done", seat=seat)
    events = pick(game, "done", seat=2)
    assert keys(events).index("combat_card") < keys(events).index("battle")
    assert [args["player"] for args in told(events, "battle")] == [seat_name(1), seat_name(2), seat_name(0)]
    # The card had no effect of its own: fatigue is the only damage.
    assert [line(lord) for lord in game.lords] == ["W5:1 W4:0 W4:0"] * 3


@pytest.mark.rule("DL-17.5", "DL-17.9")
def test_defeated_adventurers_go_to_prison_at_once_and_the_others_move_up() -> None:
    game = fighting(table(), "X:7 W4 P3/1", creatures="goblin", card="invisibility")
    lord = game.lords[ME]
    assert lord.prison == ["paladin_1"]
    assert lord.line[0].card == "warrior_12"


@pytest.mark.rule("DL-17.6", "DL-23.3")
def test_damage_stays_between_rounds() -> None:
    game = fighting(table(), "W5 W4 W4", card="fireball")
    lord = game.lords[ME]
    game.combat_round = 2
    lord.plan = None
    game.combat_piles[0] = ["fireball"] * 4
    armed(game)
    go(game, CombatRound(number=2), EndCombat())
    pick(game, "done")
    assert line(lord) == "W5:2 W4:0 W4:0"
    assert [tile.conquered for tile in lord.tiles.values()] == [True, True, False]


@pytest.mark.rule("DL-17.7")
def test_a_battle_ends_when_the_party_is_defeated() -> None:
    game = fighting(table(tiles=dungeon("C1=mint C2")), "W4:2 W3:2", creatures="goblin troll ghost", card="fireball")
    events = pick(game, "goblin")
    assert "party_gone" in keys(events)
    assert "fatigue" not in keys(events)
    assert "conquered" not in keys(events)
    assert game.questions == []
    assert [(c.kind, c.fallen, c.deployed) for c in game.lords[ME].lair] == [
        ("goblin", True, False),
        ("troll", False, False),
        ("ghost", False, False),
    ]
    assert game.battle is None


@pytest.mark.rule("DL-17.8")
def test_defeats_are_checked_from_front_to_back() -> None:
    game = table(4)
    events = battle(game, "W5:4 P4/1:3 T4/2:3", creatures="slime", card="invisibility")
    events = pick(game, "flood")
    assert [args["hero"] for args in told(events, "defeated")] == [
        refer("hero-warrior_14"),
        refer("hero-priest_13"),
        refer("hero-thief_14"),
    ]


@pytest.mark.rule("DL-22.1", "DL-22.2", "DL-V14")
def test_no_healing_without_a_fight() -> None:
    game = table(4)
    events = battle(game, "P3/2 T3/1:1 P4/2:2", card="invisibility")
    assert line(game.lords[ME]) == "P3/2:0 T3/1:1 P4/2:2"
    assert "no_fight_no_healing" in keys(events)
    # Clinging is not an attack.
    game = fighting(table(), "W5:2 P4/2", creatures="slime", card="invisibility")
    pick(game, "cling")
    assert line(game.lords[ME]) == "W5:2 P4/2:0"


@pytest.mark.rule("DL-22.1", "DL-V11")
def test_healing_after_a_fight() -> None:
    game = fighting(table(), "W5 P4/1 T4/2", creatures="troll", card="invisibility")
    pick(game, "strike")
    assert line(game.lords[ME]) == "W5:2 P4/1:0 T4/2:0"


@pytest.mark.rule("DL-22.4", "DL-V12")
def test_defeated_adventurers_are_not_healed() -> None:
    game = fighting(table(), "W5 P4/1 T4/2:1", creatures="vampire", card="invisibility")
    picks(game, "bite", "thief_14")
    assert game.lords[ME].prison == ["thief_14"]
    assert line(game.lords[ME]) == "W5:0 P4/1:0"


@pytest.mark.rule("DL-22.3", "DL-V13")
def test_healing_starts_at_the_front_and_heals_each_adventurer_completely() -> None:
    game = table(4)
    events = battle(game, "P3/2 T3/1:1 P4/2:2", creatures="goblin", card="invisibility")
    assert [(args["hero"], args["points"]) for args in told(events, "healed")] == [
        (refer("hero-priest_12"), 2),
        (refer("hero-thief_11"), 1),
        (refer("hero-priest_14"), 1),
    ]
    assert line(game.lords[ME]) == "P3/2:0 T3/1:0 P4/2:1"
    assert heal([2, 1, 2], 4) == [0, 0, 1]
    assert heal([1, 0, 0], 9) == [0, 0, 0]


@pytest.mark.rule("DL-18.3")
def test_damage_is_prevented_from_the_front() -> None:
    assert prevent([1, 1, 2], 2) == ([0, 0, 2], 2)
    assert prevent([3, 0, 0], 5) == ([0, 0, 0], 3)
    assert prevent([], 4) == ([], 0)


@pytest.mark.rule("DL-23.2")
def test_fatigue_damages_the_first_adventurer_point_by_point() -> None:
    game = fighting(table(), "W3:2 W4 W4", card="detect_evil")
    assert game.lords[ME].prison == ["warrior_11"]
    assert line(game.lords[ME]) == "W4:1 W4:0"


@pytest.mark.rule("DL-23.3", "DL-23.4")
def test_a_conquered_tile_lowers_evil() -> None:
    game = table(4)
    lord = game.lords[ME]
    battle(game, "W5 W4 W4")
    assert lord.tiles["C1"].conquered
    assert lord.evil == 4
    game = fighting(table(evil=1), "W5 W4 W4")
    assert game.lords[ME].evil == 1


@pytest.mark.rule("DL-23.6")
def test_if_the_last_adventurer_falls_to_fatigue_no_tile_is_conquered() -> None:
    game = table(4)
    events = battle(game, "W3:2")
    assert not game.lords[ME].tiles["C1"].conquered
    assert "party_gone" in keys(events)
    assert game.lords[ME].evil == 5


@pytest.mark.rule("DL-23.1", "DL-20.9")
def test_no_conquest_means_no_fatigue_either() -> None:
    game = table(4)
    events = battle(game, "W5 W4 W4", traps=["trap_door"], card="detect_evil")
    assert line(game.lords[ME]) == "W5:2 W4:0 W4:0"
    assert "fatigue" not in keys(events)


@pytest.mark.rule("DL-23.5")
def test_a_conquered_room_loses_its_functions_but_stays_a_tile() -> None:
    lord = table(4).lords[ME]
    lord.tiles = dungeon("C1! C2=mint! C3 C4")
    assert production_rooms(lord) == {}
    assert mine_squares(lord) == ["C3", "C4"]
    assert tax_of(lord) == 2
    assert own_scores(lord)["rooms"] == 0
    assert own_scores(lord)["conquered"] == -4


@pytest.mark.rule("DL-24.1", "DL-24.2", "DL-24.3")
def test_after_round_4_surviving_adventurers_leave_and_creatures_recover() -> None:
    game = table(2)
    game.combat_piles[0] = ["invisibility"] * 4
    for lord in game.lords:
        lord.tiles, lord.lair, lord.prison = dungeon("C1 C2 C3 C4 D4"), lair("goblin!"), []
    game.lords[0].line = heroes("X W5 T4/2")
    game.paladin, game.paladin_host = "host", 0
    game.lords[0].line[0].damage = 3
    armed(game)
    go(game, CombatRound(number=4), EndCombat())
    events = pick(game, "done", seat=0)
    assert game.combat_round == 0
    assert game.lords[0].line == []
    assert set(game.distant) == {"paladin_1", "warrior_14", "thief_14"}
    assert game.lords[0].prison == []
    assert where(game) == "gone"
    assert not any(creature.fallen for lord in game.lords for creature in lord.lair)
    assert told(events, "survivors_leave")[0]["heroes"] == [
        refer("hero-paladin_1"),
        refer("hero-warrior_14"),
        refer("hero-thief_14"),
    ]


@pytest.mark.rule("DL-24.3")
def test_creatures_recover_only_after_all_battles_are_finished() -> None:
    game = table(2)
    game.combat_piles[0] = ["fireball"] * 4
    game.lords[0].line, game.lords[0].lair = heroes("W3:2"), lair("goblin!")
    game.lords[1].line = heroes("W5 W4 W4")
    armed(game)
    go(game, CombatRound(number=1), EndCombat())
    pick(game, "done", seat=0)
    pick(game, "done", seat=1)
    assert game.lords[0].line == []
    assert game.lords[0].lair[0].fallen
    assert asked(game).seat == 1


@pytest.mark.rule("DL-16.2")
def test_a_combat_part_has_at_most_four_rounds() -> None:
    game = table(4)
    game.combat_piles[0] = ["invisibility"] * 4
    game.lords[ME].line = heroes("W5 W4 W4")
    game.lords[ME].tiles = dungeon("C1 C2 C3 C4 D4 E4")
    armed(game)
    go(game, StartCombat(), EndCombat())
    for number in range(1, 5):
        assert game.combat_round == number
        pick(game, "done")
    assert game.questions == []
    assert sum(tile.conquered for tile in game.lords[ME].tiles.values()) == 4


@pytest.mark.rule("DL-17.7", "DL-16.7")
def test_the_fee_is_lost_when_the_battle_does_not_take_place() -> None:
    game = table(2)
    game.combat_piles[0] = ["detect_evil"] * 4
    game.lords[1].line, game.lords[0].line = heroes("W5 M4/2 W4"), heroes("X")
    game.paladin, game.paladin_host = "host", 0
    game.lords[1].evil, game.lords[0].evil = 9, 10
    game.lords[0].tiles = dungeon("C1=mint C2 C3")
    game.trap_deck.remove("pendulum")
    game.lords[0].traps = ["pendulum"]
    armed(game)
    go(game, StartCombat(), EndCombat())
    pick(game, "done", seat=1)
    pick(game, "trap-pendulum", seat=0)
    assert game.paladin_host == 1
    assert (game.lords[0].gold, game.lords[0].traps) == (2, ["pendulum"])
    assert not is_asked(game, "plan_battle", 0)


@pytest.mark.rule("DL-17.4")
def test_all_that_happens_in_a_battle_is_public() -> None:
    game = table(4)
    set_battle(game, "X W4 M4/2", traps=["fire_wall"], creatures="goblin ghost", card="create_food")
    events = go(game, Fight(seat=ME))
    events += pick(game, "goblin")
    events += pick(game, "wizard_14")
    assert all(event.audience is None for event in events)
    assert "battle" in keys(events)


@pytest.mark.rule("DL-V40")
def test_the_next_battle_tile_is_the_nearest_unconquered_one() -> None:
    game = table(4)
    game.combat_piles[0] = ["invisibility"] * 4
    lord = game.lords[ME]
    lord.tiles, lord.line = dungeon("C1 D1 C2=workshop E1"), heroes("W5 W4 W4")
    game.trap_deck.remove("trap_door")
    lord.traps = ["trap_door"]
    armed(game)
    go(game, StartCombat(), EndCombat())
    pick(game, "done")
    assert lord.tiles["C1"].conquered
    picks(game, "tile-C2", "trap-trap_door", "done")
    assert not lord.tiles["C2"].conquered
    lord.traps = ["pendulum"]
    picks(game, "tile-D1", "done")
    assert lord.tiles["D1"].conquered
    assert asked(game).args["square"] == "C2"  # both C2 and E1 would be left, C2 is nearer


TOLD = {
    *("attacks", "battle", "cannot_attack", "clings", "conquered", "conquest_skipped", "creature_withdrawn"),
    *("defeated", "enraged", "evil_down", "evil_up", "felled", "healing_skipped", "lost_food", "lost_gold"),
    *("lost_imps", "no_conquest", "no_fight_no_healing", "no_heal", "no_spell", "paid", "party_gone", "phantom"),
    *("phantom_bursts", "trap", "trap_not_paid", "traps_cancelled", "wage_paid", "weakened"),
}
"""The events of a battle that name its lord."""


@pytest.mark.long
@pytest.mark.rule("DL-17.4", "DL-19.9")
def test_all_events_of_a_battle_name_its_lord() -> None:
    armies = ("goblin slime ghost", "vampire dragon", "troll witch ghost", "demon golem", "ghost", "")
    named: dict[str, set[object]] = {}
    for number, (card, creatures, _) in enumerate(itertools.product(COMBAT_CARDS, armies, range(8))):
        rng = Random(number)
        game = table(4, year=COMBAT_CARDS[card].year, tiles=dungeon("C1=labyrinth C2"))
        lord = game.lords[ME]
        lord.gold, lord.food = rng.choice([(0, 0), (0, 3), (3, 3)])
        traps = rng.sample(["trap_door", "antimagic_dart", "cursed_ring", "fire_wall"], rng.randrange(3))
        party = rng.choice(["M4/2 P4/1 W4", "P4/1 M4/2", "M3/1"])
        party = party if game.year == 1 else "P5/2 M4/2 W8"
        events = battle(game, party, traps=traps, creatures=creatures, card=card, combat_round=rng.choice([1, 2]))
        while game.questions:
            question = asked(game)
            events += game.choose(ME, question.id, [rng.choice(question.options(game)).id])
        for event in events:
            if "player" in event.args:
                named.setdefault(event.key.removeprefix("log-"), set()).add(event.args["player"])
    assert set(named) >= TOLD
    assert {key: names for key, names in named.items() if names != {seat_name(ME)}} == {}
