"""The end of the game and the scores (TS-19)."""

from __future__ import annotations

import pytest

from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.scoring import end_game, points_by_category
from rules.errors import IllegalChoice
from rules.game import COUNT_POINTS, agreed_result
from rules.messages import TABLE, Args, Message, refer, seat_name
from rules.questions import effect_of
from tests.games.thunderstone.table import KHAN, MILITIA, Table, lay


def points(*piles: str) -> Table:
    """A finished game in which each seat owns only these cards."""
    table = lay(seats=len(piles))
    for seat, pile in enumerate(piles):
        player = table.game.players[seat]
        player.deck = []
        player.hand = []
        player.discard = pile.split()
    end_game(table.game, "end-stopped")
    return table


@pytest.mark.rule("TS-19.1", "TS-19.2", "TS-V21", "TS-19.5", "TS-19.6")
def test_a_victory_over_rank_1_gains_the_thunderstone_and_nothing_more_is_resolved() -> None:
    hand = "elf_sorcerer outlands_khan torch torch torch torch"
    table = lay(hand, hall="nixie thunderstone pegasus").do("dungeon", "attack-1")
    table.over("end-thunderstone_gained").piles(discard="nixie thunderstone").has(experience=1)
    assert table.result.facts == {"player": table.name(0)}
    table.silent("drew_hand", "discards")
    assert table.game.questions == []
    with pytest.raises(IllegalChoice):
        table.game.choose(table.seat(1), 1, ["village"])


@pytest.mark.rule("TS-19.3", "TS-V21")
def test_a_lost_battle_ends_the_game_without_the_thunderstone() -> None:
    table = lay(MILITIA, hall="nixie thunderstone pegasus").do("dungeon", "attack-1").over("end-thunderstone_lost")
    lost: Args = {"player": table.name(0), "card": refer("card-nixie")}
    assert Message("closing-lost_battle", lost) in table.game.closing(), "whose battle it was"
    assert all("thunderstone" not in table.game.owned(seat) for seat in range(2))
    assert table.hall.startswith("thunderstone")


@pytest.mark.rule("TS-19.3", "TS-C18", "TS-C15")
@pytest.mark.parametrize(
    ("hand", "used", "picked"),
    [
        ("elf_archmage torch torch torch torch torch", "elf_archmage", "monster-1"),
        ("thyrian_lord iron_rations torch torch torch torch", "thyrian_lord", "monster-1"),
        ("banish militia torch torch torch torch", "banish", "order-2-1-3"),
    ],
)
def test_card_effects_end_the_game_without_the_thunderstone(hand: str, used: str, picked: str) -> None:
    table = lay(hand, hall="haunt thunderstone pegasus").do("dungeon", f"use {used}", picked)
    table.over("end-thunderstone_lost").piles(removed="iron_rations" if used == "thyrian_lord" else "")
    assert used in table.owned(0)
    assert not [line for line in table.game.closing() if line.key == "closing-lost_battle"]


@pytest.mark.rule("TS-19.4")
@pytest.mark.parametrize("rank", [1, 2])
def test_from_rank_3_the_thunderstone_moves_one_rank(rank: int) -> None:
    table = lay(KHAN, hall="griknack_goblin nixie thunderstone").do("dungeon", f"attack-{rank}")
    table.asks("choose_action", by=1)
    assert table.hall.split()[1] == "thunderstone"


@pytest.mark.rule("TS-19.5", "TS-13.18")
def test_losses_and_spoils_are_done_before_the_end() -> None:
    table = lay("outlands_khan militia torch torch torch torch", hall="gray_ooze thunderstone -")
    table.do("dungeon", "attack-1", "militia", "buy-food-iron_rations").over("end-thunderstone_gained")
    table.piles(removed="militia").holds(discard="iron_rations")


@pytest.mark.rule("TS-19.7", "TS-19.8")
def test_all_cards_score_their_printed_points() -> None:
    table = lay(
        "elf_archmage torch torch torch torch torch",
        hall="haunt thunderstone -",
        experience=12,
        deck="nixie goodberries",
        discard="sphinx disease fireball",
    )
    place = table.do("dungeon", "use elf_archmage").over().place(0)
    assert place.scores == {"monsters": 1 + 7, "heroes": 2, "village": 1, "thunderstone": 0}
    assert place.total == 11
    assert points_by_category(["thunderstone", "disease", "militia"])["thunderstone"] == 3


@pytest.mark.rule("TS-19.8")
def test_only_level_3_heroes_and_goodberries_score_outside_the_dungeon() -> None:
    scoring = [card for card in CARDS.values() if card.points]
    heroes = [card for card in scoring if card.stack == "heroes"]
    assert {card.level for card in heroes} == {3}
    assert len(heroes) == 11
    assert [card.id for card in scoring if card.stack in ("basic", "village", "disease")] == ["goodberries"]


@pytest.mark.rule("TS-19.9", "TS-19.10", "TS-19.11", "TS-1.1", "TS-V22")
@pytest.mark.parametrize(
    ("piles", "places", "winners"),
    [
        (["thunderstone", "sphinx"], [2, 1], [1]),  # the most points win, even against the Thunderstone
        (["thunderstone pegasus pegasus", "sphinx"], [1, 2], [0]),  # which decides a tie
        (["thunderstone haunt", "sphinx", "sphinx"], [3, 1, 1], [1, 2]),
        (["sphinx", "pegasus", "haunt", "nixie"], [1, 2, 2, 4], [0]),  # lower places are shared
    ],
)
def test_places_go_by_points_and_a_tie_to_the_thunderstone_or_is_shared(
    piles: list[str], places: list[int], winners: list[int]
) -> None:
    result = points(*piles).result
    assert [place.place for place in result.places] == places
    assert result.winners == winners


@pytest.mark.rule("TS-19.10")
def test_the_closing_texts_tell_what_decided_a_tie_and_the_best_cards() -> None:
    table = points("thunderstone pegasus pegasus", "sphinx")
    *best, tie = table.game.closing()
    players = [seat_name(0), seat_name(1)]
    total = table.result.places[0].total
    assert tie == Message("tie-stone", {"points": total, "players": players, "holder": seat_name(0)})
    assert [line.key for line in best] == ["closing-best_card"] * 2
    assert best[1].args == {"player": seat_name(1), "card": refer("card-sphinx"), "points": total}
    tie = points("thunderstone haunt", "sphinx", "sphinx").game.closing()[-1]
    assert (tie.key, tie.args["players"]) == ("tie-shared", [seat_name(1), seat_name(2)])
    lower = points("sphinx", "pegasus", "haunt").game.closing()
    assert not [line for line in lower if line.key.startswith("tie-")], "only a tie for first place"


@pytest.mark.rule("TS-19.12")
def test_an_empty_stack_does_not_end_the_game() -> None:
    table = lay("militia militia militia militia militia disease")
    table.game.stock = dict.fromkeys(table.game.stock, 0)
    table.game.diseases = 0
    table.do("village").waits(1)


@pytest.mark.rule("TS-19.13")
def test_the_thunderstone_reaches_rank_1_when_the_last_monster_is_gone() -> None:
    lay(KHAN, hall="nixie thunderstone -", dungeon="").do("dungeon", "attack-1").over("end-thunderstone_gained")
    table = lay(KHAN, hall="- nixie thunderstone", dungeon="", seats=1)
    table.do("dungeon", "attack-2").over("end-thunderstone_lost")
    table = lay(KHAN, hall="nixie - -", dungeon="thunderstone grudgebeast", seats=1)  # the deck still has a monster
    table.do("dungeon", "attack-1").halls("- - thunderstone").asks("choose_action")


@pytest.mark.rule("TS-19.14")
def test_if_all_agree_to_stop_the_points_decide_and_nobody_gains_the_thunderstone() -> None:
    """Even while players are choosing in secret what to discard."""
    others = ("griffon torch torch", "torch torch torch")
    table = lay(MILITIA, hall="haunt tyxr_the_old nixie", others=others, seats=3).do("dungeon", "attack-1")
    table.do("torch, torch#2", by=1).game.choose(TABLE, COUNT_POINTS, [])
    table.over("end-stopped")
    assert table.result.winners == [table.seat(1)]
    assert all("thunderstone" not in table.game.owned(seat) for seat in range(3))


@pytest.mark.slow
@pytest.mark.rule("TS-19.14")
def test_a_solo_game_cannot_be_stopped_and_quiet_games_offer_to_stop() -> None:
    assert agreed_result(lay(seats=1).game) is None
    table = lay(MILITIA)
    for _ in range(30):
        assert table.kind == "choose_action"
        table.pick("rest")
        if table.kind == "destroy_for_rest":
            table.pick(table.ids[0])
    assert (table.kind, table.who) == ("stop_quiet_game", 0)
    assert table.question.describe(table.game) == {"turns": 30}, "15 rounds without a battle"
    table.player(0).discard.append("griffon")
    (accept, _) = table.question.options(table.game)
    assert effect_of(accept) == Message("about-stopping", {"points": 4, "others": 0})
    table.pick("accept")
    assert table.of(table.game.copy_game()).pick("accept").kind == "end-stopped"
    assert table.pick("refuse").kind == "choose_action"


@pytest.mark.rule("TS-13.19", "TS-7.9")
def test_a_victory_does_not_return_the_thunderstone() -> None:
    table = lay("elf_sorcerer outlands_khan torch torch torch torch", hall="nixie pegasus thunderstone")
    table.do("dungeon", "attack-2").halls("nixie thunderstone grudgebeast")
    table.asks("return_one", "monster-1, monster-3, decline").refuses("monster-2", "not_a_monster")
    assert [option.label.args.get("card") for option in table.options().values()] == [
        refer("card-nixie"),
        refer("card-grudgebeast"),
        None,
    ]


@pytest.mark.rule("TS-19.1", "TS-12.7", "TS-13.19")
def test_an_answer_that_ends_the_game_without_the_thunderstone_says_so() -> None:
    sorcerer = lay("elf_sorcerer outlands_khan torch torch torch torch", hall="nixie pegasus thunderstone")
    sorcerer.do("dungeon", "attack-2").warning_is("monster-1", "risk-stone").has_no_warning("monster-3").has_no_warning(
        "decline"
    )
    hand = "banish militia torch torch torch torch"
    banish = lay(hand, hall="haunt nixie thunderstone").do("dungeon", "use banish").has_no_warning("monster-1")
    banish.has_no_warning("order-2-1-3").warning_is("order-3-1-2", "risk-stone")
    lay(hand, hall="haunt thunderstone nixie").do("dungeon", "use banish").warning_is("monster-1", "risk-stone")
