"""Solo games (TS-21)."""

from __future__ import annotations

import pytest

from conformance.invariants import check
from games.thunderstone.rules.cards import BASIC, CARDS, LEVELS, VILLAGE
from games.thunderstone.rules.game import Thunderstone
from rules.errors import BadSetup
from rules.messages import seat_name
from tests.games.thunderstone.table import Table, lay

KHAN = "outlands_khan torch torch torch torch torch"
WEAK = "militia torch torch torch torch torch"
DECK = "torch " * 12
DUNGEON = "grudgebeast succubus tormentor famine kingdom"


def alone(hand: str = WEAK, hall: str = "haunt nixie pegasus", **more: object) -> Table:
    settings: dict[str, object] = {"deck": DECK, "dungeon": DUNGEON, "seats": 1, **more}
    return lay(hand, hall=hall, **settings)  # type: ignore[arg-type]


def visit(table: Table) -> Table:
    """A visit to the village in which nothing is bought."""
    table.visit()
    while table.kind in ("use_village_effect", "buy_card", "level_up"):
        table.done()
    return table


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
    table = visit(alone(hall="archduke_of_pain nixie pegasus"))
    assert table.game.village_score == ["archduke_of_pain"]
    assert table.hall == "nixie pegasus grudgebeast"
    assert table.game.removed == []
    view = table.view(0)
    assert view.village_score == 1
    assert "archduke_of_pain" not in view.model_dump_json(exclude={"stacks"})


@pytest.mark.rule("TS-21.4")
def test_effects_on_other_players_do_nothing() -> None:
    table = alone("lorigg_rogue redblade_assassin torch torch torch torch").enter()
    assert table.refusal(f"use-{table.slot('lorigg_rogue')}-0") == "nobody_discards"
    assert table.refusal(f"use-{table.slot('redblade_assassin')}-0") == "nobody_discards"


@pytest.mark.rule("TS-21.5", "TS-21.10")
def test_the_empty_hall_fills_over_three_turns() -> None:
    table = visit(alone(hall="- - -"))
    assert table.hall == "- - grudgebeast"
    table.rest("torch")
    assert table.hall == "- grudgebeast succubus"
    visit(table)
    assert table.hall == "grudgebeast succubus tormentor"
    assert table.game.village_score == []


@pytest.mark.rule("TS-21.5")
def test_a_card_advances_only_to_fill_an_empty_rank() -> None:
    assert visit(alone(hall="haunt - pegasus")).hall == "haunt pegasus grudgebeast"
    assert visit(alone(hall="haunt nixie -")).hall == "haunt nixie grudgebeast"
    assert visit(alone(hall="- nixie pegasus")).hall == "nixie pegasus grudgebeast"
    assert visit(alone(hall="haunt - -")).hall == "haunt - grudgebeast"


@pytest.mark.rule("TS-21.5", "TS-13.2")
def test_a_monster_that_stays_in_rank_1_is_not_pushed_there_again() -> None:
    table = visit(alone(hall="tyxr_the_old - pegasus"))
    assert table.hall == "tyxr_the_old pegasus grudgebeast"
    assert table.heard("log-advance") == [{}]
    assert table.heard("log-reaches_first") == table.heard("log-breach") == []
    assert table.kind == "choose_action", "no card is discarded"


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
    table = alone("outlands_khan lightstone_gem torch torch torch torch", hall).enter().attack(rank)
    assert table.hall == after
    assert table.game.village_score == []


@pytest.mark.rule("TS-21.8")
def test_after_a_victory_the_monsters_do_not_advance_in_the_next_turn() -> None:
    table = alone(KHAN, "griknack_goblin nixie pegasus").enter().attack(1)
    assert table.hall == "nixie pegasus grudgebeast"
    assert table.game.held
    assert table.heard("log-held") == [{"player": seat_name(0)}]
    visit(table)
    assert table.hall == "nixie pegasus grudgebeast"
    visit(table)
    assert table.hall == "pegasus grudgebeast succubus"


@pytest.mark.rule("TS-21.9")
def test_an_undefeated_monster_goes_to_the_village() -> None:
    table = alone(WEAK, "griffon nixie pegasus").enter().attack(1)
    assert table.game.village_score == ["griffon"]
    assert table.hall == "nixie pegasus grudgebeast"
    assert not table.game.held
    assert "griffon" not in table.game.dungeon


@pytest.mark.rule("TS-21.10", "TS-7.14")
def test_the_monsters_advance_after_a_turn_without_a_battle() -> None:
    table = alone("torch torch torch torch torch torch").enter()
    assert table.kind == "choose_action"
    assert table.hall == "nixie pegasus grudgebeast"
    assert table.game.village_score == ["haunt"]
    assert alone().rest("torch").hall == "nixie pegasus grudgebeast"


@pytest.mark.rule("TS-21.11")
def test_monsters_stay_held_only_as_long_as_every_turn_is_a_victory() -> None:
    deck = "outlands_khan torch torch torch torch torch " * 2
    table = alone(KHAN, "griknack_goblin griknack_goblin griknack_goblin", deck=deck).enter().attack(1)
    table.enter().attack(1)
    assert table.game.held
    assert table.hall == "griknack_goblin grudgebeast succubus"
    lost = alone(KHAN, "griknack_goblin sphinx pegasus").enter().attack(1).pick("rest")
    lost.pick("card-torch")
    assert not lost.game.held
    assert lost.hall == "sphinx pegasus grudgebeast"
    fought = alone(KHAN, "griknack_goblin sphinx pegasus", deck=WEAK + " torch" * 6).enter().attack(1)
    fought.enter().attack(1)
    assert fought.game.village_score == ["sphinx"]
    assert not fought.game.held
    visit(fought)
    assert fought.hall == "grudgebeast succubus tormentor"


@pytest.mark.rule("TS-21.12")
def test_a_breach_caused_by_an_advance_discards_from_the_new_hand() -> None:
    table = visit(alone(hall="haunt tyxr_the_old pegasus", deck="lantern hatchet torch torch dagger militia torch"))
    assert table.kind == "discard_cards"
    assert sorted(table.me.hand) == sorted(["lantern", "hatchet", "torch", "torch", "dagger", "militia"])
    table.pick("card-torch-1", "card-torch-2")
    assert table.kind == "choose_action"
    assert sorted(table.me.hand) == sorted(["lantern", "hatchet", "dagger", "militia"])
    fought = alone(KHAN, "griknack_goblin tyxr_the_old pegasus").enter().attack(1)
    assert fought.heard("log-breach")
    assert fought.kind == "choose_action"
    assert len(fought.me.hand) == 6


@pytest.mark.rule("TS-21.13", "TS-21.14")
def test_the_player_wins_with_more_points_than_the_village() -> None:
    def ended(village: str, hand: str = KHAN) -> Thunderstone:
        table = alone(hand, "griknack_goblin thunderstone pegasus")
        table.game.village_score = village.split()
        table.enter().attack(1)
        return table.game

    game = ended("haunt pegasus pegasus")  # 1 + 3 + 3 points against 6
    assert game.result is not None
    assert (game.result.reason, game.result.winners) == ("end-thunderstone_gained", [0])
    assert game.result.facts["village"] == 6
    assert game.result.places[0].total == 7
    tie = ended("sphinx")
    assert tie.result is not None
    assert tie.result.winners == []
    lost = ended("", WEAK)
    assert lost.result is not None
    assert (lost.result.reason, lost.result.winners) == ("end-thunderstone_lost", [])


def test_the_points_of_the_village_are_told_only_in_a_solo_game() -> None:
    table = alone(KHAN, "griknack_goblin thunderstone pegasus")
    table.game.village_score = ["haunt", "pegasus", "pegasus"]
    table.enter().attack(1)
    assert table.heard("log-score") == [{"player": table.name(0), "points": 7}]
    assert table.heard("log-village_score") == [{"points": 6}]
    two = lay(KHAN, hall="nixie thunderstone pegasus").enter().attack(1)
    assert len(two.heard("log-score")) == 2
    assert two.heard("log-village_score") == []


@pytest.mark.rule("TS-21.15", "TS-21.18")
def test_normal_is_the_default() -> None:
    game = Thunderstone.start(1, {}, seed="level")
    assert game.options.level == "normal"
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
    table = alone(KHAN, f"{monster} nixie pegasus", level="warrior").enter().attack(1)
    assert table.hall == "nixie pegasus grudgebeast"
    assert table.game.held == held
    visit(table)
    assert table.hall == ("nixie pegasus grudgebeast" if held else "pegasus grudgebeast succubus")


@pytest.mark.rule("TS-21.17")
def test_on_nightmare_monsters_are_never_held_and_advance_after_a_lost_battle() -> None:
    table = alone(KHAN, "firebrand_cyclops nixie pegasus", level="nightmare").enter().attack(1)
    assert table.hall == "nixie pegasus grudgebeast"
    assert not table.game.held
    visit(table)
    assert table.hall == "pegasus grudgebeast succubus"
    lost = alone(WEAK, "griffon nixie pegasus", level="nightmare").enter().attack(1)
    assert lost.game.village_score == ["griffon", "nixie"]
    assert lost.hall == "pegasus grudgebeast succubus"


@pytest.mark.rule("TS-21.19", "TS-19.3")
def test_an_advance_that_brings_the_thunderstone_to_rank_1_ends_the_game() -> None:
    table = visit(alone(hall="griffon thunderstone pegasus"))
    assert table.kind == "end-thunderstone_lost"
    assert table.game.village_score == ["griffon"]
    assert table.hall == "thunderstone - pegasus"
    assert table.game.dungeon[-1] == "grudgebeast"


@pytest.mark.rule("TS-21.20")
def test_without_a_deck_all_cards_move_forward() -> None:
    table = visit(alone(hall="haunt nixie pegasus", dungeon=""))
    assert table.hall == "nixie pegasus -"
    assert table.game.village_score == ["haunt"]
    table = visit(alone(hall="- thunderstone pegasus", dungeon=""))
    assert table.kind == "end-thunderstone_lost"
    assert visit(alone(hall="- - pegasus", dungeon="")).hall == "- pegasus -"
