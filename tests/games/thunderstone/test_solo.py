"""Solo games (TS-21)."""

from __future__ import annotations

import pytest

from conformance.invariants import check
from games.thunderstone.rules.cards import BASIC, CARDS, LEVELS, VILLAGE
from games.thunderstone.rules.game import Thunderstone
from rules.errors import BadSetup
from tests.games.thunderstone.table import KHAN, MILITIA, Table, lay

DECK = "torch " * 12
DUNGEON = "grudgebeast succubus tormentor famine kingdom"


def alone(hand: str = MILITIA, hall: str = "haunt nixie pegasus", **more: object) -> Table:
    settings: dict[str, object] = {"deck": DECK, "dungeon": DUNGEON, "seats": 1, **more}
    return lay(hand, hall=hall, **settings)  # type: ignore[arg-type]


def visit(table: Table) -> Table:
    """A visit to the village in which nothing is bought."""
    table.do("village")
    while table.kind in ("use_village_effect", "buy_card", "level_up"):
        table.do("done")
    return table


def pushed(table: Table, *cards: str) -> Table:
    """These cards have been pushed out into the village pile."""
    return table.equal("village pile", [*cards], table.game.village_score)


@pytest.mark.rule("TS-21.1", "TS-2.1")
@pytest.mark.parametrize(("groups", "cards"), [(3, 31), (4, 41)])
def test_the_hall_starts_empty(groups: int, cards: int) -> None:
    game = Thunderstone.start(1, {"groups": groups}, seed="solo")
    assert game.hall == [None, None, None]
    assert len(game.dungeon) == cards
    assert [option.id for option in game.questions[0].options(game)][:3] == ["village", "dungeon", "rest"]


@pytest.mark.rule("TS-21.2")
def test_banish_is_left_out() -> None:
    for number in range(60):
        assert "banish" not in Thunderstone.start(1, seed=f"banish-{number}").stacks
    village = ["banish", *[card for card in VILLAGE if card != "banish"][:7]]
    named = {
        "monsters": ["ooze", "dragon", "abyssal"],
        "heroes": ["elf", "dwarf", "amazon", "regian"],
        "village": village,
    }
    with pytest.raises(BadSetup) as caught:
        Thunderstone.start(1, named, seed="banish")
    assert caught.value.message.key == "refused-not_alone"
    assert "banish" in Thunderstone.start(2, named, seed="banish").stacks


@pytest.mark.rule("TS-21.3", "TS-21.6", "TS-21.5")
def test_a_pushed_out_monster_goes_to_the_village_pile() -> None:
    table = pushed(visit(alone(hall="archduke_of_pain nixie pegasus")), "archduke_of_pain")
    table.halls("nixie pegasus grudgebeast").piles(removed="").sees(0, "village_score", 1)
    assert "archduke_of_pain" not in table.view(0).model_dump_json(exclude={"stacks"})


@pytest.mark.rule("TS-21.4")
def test_effects_on_other_players_do_nothing() -> None:
    table = alone("lorigg_rogue redblade_assassin torch torch torch torch").do("dungeon")
    table.refuses("use lorigg_rogue", "nobody_discards").refuses("use redblade_assassin", "nobody_discards")


@pytest.mark.rule("TS-21.5", "TS-21.10")
def test_the_empty_hall_fills_over_three_turns() -> None:
    table = visit(alone(hall="- - -")).halls("- - grudgebeast")
    table.do("rest", "torch").halls("- grudgebeast succubus")
    pushed(visit(table)).halls("grudgebeast succubus tormentor")


@pytest.mark.rule("TS-21.5")
@pytest.mark.parametrize(
    ("hall", "after"),
    [
        ("haunt - pegasus", "haunt pegasus grudgebeast"),
        ("haunt nixie -", "haunt nixie grudgebeast"),
        ("- nixie pegasus", "nixie pegasus grudgebeast"),
        ("haunt - -", "haunt - grudgebeast"),
    ],
)
def test_a_card_advances_only_to_fill_an_empty_rank(hall: str, after: str) -> None:
    pushed(visit(alone(hall=hall))).halls(after)


@pytest.mark.rule("TS-21.5", "TS-13.2")
def test_a_monster_that_stays_in_rank_1_is_not_pushed_there_again() -> None:
    table = visit(alone(hall="tyxr_the_old - pegasus")).halls("tyxr_the_old pegasus grudgebeast")
    table.logs("advance").silent("reaches_first", "breach").asks("choose_action")  # no card is discarded


@pytest.mark.rule("TS-21.7", "TS-21.8")
@pytest.mark.parametrize(
    ("hall", "rank", "after"),
    [
        ("griknack_goblin nixie pegasus", 1, "nixie pegasus grudgebeast"),
        ("- griknack_goblin pegasus", 2, "- pegasus grudgebeast"),
        ("- - griknack_goblin", 3, "- - grudgebeast"),
        ("griknack_goblin - -", 1, "- - grudgebeast"),
    ],
)
def test_an_empty_rank_is_filled_from_higher_ranks(hall: str, rank: int, after: str) -> None:
    table = alone("outlands_khan lightstone_gem torch torch torch torch", hall).do("dungeon", f"attack-{rank}")
    pushed(table).halls(after)


@pytest.mark.rule("TS-21.8")
def test_after_a_victory_the_monsters_do_not_advance_in_the_next_turn() -> None:
    table = alone(KHAN, "griknack_goblin nixie pegasus").do("dungeon", "attack-1").logs("held", player=0)
    table.halls("nixie pegasus grudgebeast")
    visit(table).halls("nixie pegasus grudgebeast")
    visit(table).halls("pegasus grudgebeast succubus")


@pytest.mark.rule("TS-21.9")
def test_an_undefeated_monster_goes_to_the_village() -> None:
    table = alone(MILITIA, "griffon nixie pegasus").do("dungeon").explains("attack-1", "sum-lost", alone=1)
    pushed(table.do("attack-1"), "griffon")
    table.halls("nixie pegasus grudgebeast").silent("held").lacks(dungeon="griffon")


@pytest.mark.rule("TS-21.10", "TS-7.14")
def test_the_monsters_advance_after_a_turn_without_a_battle() -> None:
    table = pushed(alone("torch torch torch torch torch torch").do("dungeon"), "haunt")
    table.halls("nixie pegasus grudgebeast").asks("choose_action")
    alone().do("rest", "torch").halls("nixie pegasus grudgebeast")


@pytest.mark.rule("TS-21.11")
def test_monsters_stay_held_only_as_long_as_every_turn_is_a_victory() -> None:
    deck = "outlands_khan torch torch torch torch torch " * 2
    table = alone(KHAN, "griknack_goblin griknack_goblin griknack_goblin", deck=deck)
    table.do("dungeon", "attack-1", "dungeon", "attack-1").halls("griknack_goblin grudgebeast succubus")
    assert table.game.held
    hall = "griknack_goblin sphinx pegasus"
    table = alone(KHAN, hall).do("dungeon", "attack-1", "rest", "torch").halls("sphinx pegasus grudgebeast")
    assert not table.game.held
    table = alone(KHAN, hall, deck=MILITIA + " torch" * 6).do("dungeon", "attack-1", "dungeon", "attack-1")
    assert not table.game.held
    visit(pushed(table, "sphinx")).halls("grudgebeast succubus tormentor")


@pytest.mark.rule("TS-21.12")
def test_a_breach_caused_by_an_advance_discards_from_the_new_hand() -> None:
    haunt = visit(alone(hall="haunt tyxr_the_old pegasus", deck="lantern hatchet torch torch dagger militia torch"))
    haunt.asks("discard_cards").piles(hand="lantern hatchet torch torch dagger militia")
    haunt.do("torch, torch#2").asks("choose_action").piles(hand="lantern hatchet dagger militia")
    breach = alone(KHAN, "griknack_goblin tyxr_the_old pegasus").do("dungeon", "attack-1").logs("breach")
    breach.asks("choose_action").has(hand=6)


@pytest.mark.rule("TS-21.13", "TS-21.14")
@pytest.mark.parametrize(
    ("hand", "village", "reason", "points", "winners"),
    [
        (KHAN, "haunt pegasus pegasus", "end-thunderstone_gained", 6, [0]),  # against 1 + 3 + 3 points
        (KHAN, "sphinx", "end-thunderstone_gained", 7, []),  # a tie is no victory
        (MILITIA, "", "end-thunderstone_lost", 1, []),
    ],
)
def test_the_player_wins_with_more_points_than_the_village(
    hand: str, village: str, reason: str, points: int, winners: list[int]
) -> None:
    table = alone(hand, "griknack_goblin thunderstone pegasus")
    table.game.village_score = village.split()
    table.do("dungeon", "attack-1").over(reason).logs("village_score", points=points)
    assert (table.result.winners, table.result.facts["village"]) == (winners, points)
    table.logs("score", player=0, points=7 if hand == KHAN else 0)


def test_the_points_of_a_village_are_told_only_in_a_solo_game() -> None:
    table = lay(KHAN, hall="nixie thunderstone pegasus").do("dungeon", "attack-1")
    table.logs_in_order("score", "score").silent("village_score")


@pytest.mark.rule("TS-21.15", "TS-21.18")
def test_normal_is_the_default() -> None:
    game = Thunderstone.start(1, {}, seed="level")
    assert game.settings.level == "normal"
    assert game.view(0).level == "normal"


@pytest.mark.rule("TS-21.16")
def test_warrior_and_nightmare_use_half_of_the_village_stacks() -> None:
    for level in ("warrior", "nightmare"):
        game = Thunderstone.start(1, {"level": level}, seed="half")
        for stack in game.stacks:
            counts = [game.stock[card] for card in LEVELS.get(stack, (stack,))]
            if stack in LEVELS:
                assert counts == [3, 2, 1]
            elif stack not in BASIC:
                assert counts == [4]
        assert game.stock["militia"] == 24
        check(game)
    assert Thunderstone.start(2, {"level": "warrior"}, seed="half").stock["militia"] == 18


@pytest.mark.rule("TS-21.16")
@pytest.mark.parametrize(("monster", "held"), [("griknack_goblin", False), ("firebrand_cyclops", True)])
def test_on_warrior_only_a_victory_worth_two_experience_holds_the_monsters(monster: str, held: bool) -> None:
    assert (CARDS[monster].experience >= 2) == held
    table = alone(KHAN, f"{monster} nixie pegasus", level="warrior").do("dungeon", "attack-1")
    visit(table.halls("nixie pegasus grudgebeast"))
    table.halls("nixie pegasus grudgebeast" if held else "pegasus grudgebeast succubus")


@pytest.mark.rule("TS-21.17")
def test_on_nightmare_monsters_are_never_held_and_advance_after_a_lost_battle() -> None:
    cyclops = alone(KHAN, "firebrand_cyclops nixie pegasus", level="nightmare").do("dungeon", "attack-1")
    visit(cyclops.silent("held").halls("nixie pegasus grudgebeast")).halls("pegasus grudgebeast succubus")
    griffon = alone(MILITIA, "griffon nixie pegasus", level="nightmare").do("dungeon", "attack-1")
    pushed(griffon, "griffon", "nixie").halls("pegasus grudgebeast succubus")


@pytest.mark.rule("TS-21.19", "TS-19.3")
def test_an_advance_that_brings_the_thunderstone_to_rank_1_ends_the_game() -> None:
    table = visit(alone(hall="griffon thunderstone pegasus")).over("end-thunderstone_lost")
    pushed(table, "griffon").halls("thunderstone - pegasus")
    assert table.game.dungeon[-1] == "grudgebeast"


@pytest.mark.rule("TS-21.20")
def test_without_a_deck_all_cards_move_forward() -> None:
    pushed(visit(alone(hall="haunt nixie pegasus", dungeon="")), "haunt").halls("nixie pegasus -")
    visit(alone(hall="- thunderstone pegasus", dungeon="")).over("end-thunderstone_lost")
    visit(alone(hall="- - pegasus", dungeon="")).halls("- pegasus -")
