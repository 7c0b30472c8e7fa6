"""The end of the game and the scores (TS-19)."""

from __future__ import annotations

import json

import pytest

from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.game import Thunderstone
from games.thunderstone.rules.scoring import end_game, points_by_category
from rules.errors import IllegalChoice
from rules.game import COUNT_POINTS
from rules.messages import TABLE, Args, Message, refer, seat_name
from tests.games.thunderstone.table import Table, lay

KHAN = "outlands_khan torch torch torch torch torch"
MILITIA = "militia torch torch torch torch torch"


def points(*piles: str) -> Table:
    """A finished game in which each seat owns only these cards."""
    table = lay(seats=len(piles))
    for seat, pile in enumerate(piles):
        player = table.game.players[seat]
        player.deck, player.hand, player.discard = [], [], pile.split()
    end_game(table.game, "end-stopped")
    return table


@pytest.mark.rule("TS-19.1", "TS-19.2", "TS-V21")
def test_a_victory_over_rank_1_gains_the_thunderstone() -> None:
    table = lay(KHAN, hall="nixie thunderstone pegasus").enter().attack(1)
    assert table.kind == "end-thunderstone_gained"
    assert table.me.discard == ["nixie", "thunderstone"]
    assert table.game.result is not None
    assert table.game.result.facts == {"player": table.name(0)}
    assert table.me.experience == 1


@pytest.mark.rule("TS-19.3", "TS-V21")
def test_a_lost_battle_ends_the_game_without_the_thunderstone() -> None:
    table = lay(MILITIA, hall="nixie thunderstone pegasus").enter().attack(1)
    assert table.kind == "end-thunderstone_lost"
    lost: Args = {"player": table.name(0), "card": refer("card-nixie")}
    assert Message("closing-lost_battle", lost) in table.game.closing(), "whose battle it was"
    assert all("thunderstone" not in table.game.owned(seat) for seat in range(2))
    assert table.game.hall[0] is not None
    assert table.game.hall[0].card == "thunderstone"


@pytest.mark.rule("TS-19.3", "TS-C18", "TS-C15")
def test_card_effects_end_the_game_without_the_thunderstone() -> None:
    hall = "haunt thunderstone pegasus"
    table = lay("elf_archmage torch torch torch torch torch", hall=hall).enter().use("elf_archmage").pick("monster-1")
    assert table.kind == "end-thunderstone_lost"
    table = lay("thyrian_lord iron_rations torch torch torch torch", hall=hall).enter().use("thyrian_lord")
    table.pick("monster-1")
    assert table.kind == "end-thunderstone_lost"
    table = lay("banish militia torch torch torch torch", hall=hall).enter().use("banish").pick("order-2-1-3")
    assert table.kind == "end-thunderstone_lost"
    assert "banish" in table.owned(0)
    assert not [said for said in table.game.closing() if said.key == "closing-lost_battle"]
    assert table.game.removed == []


@pytest.mark.rule("TS-19.4")
@pytest.mark.parametrize("rank", [1, 2])
def test_from_rank_3_the_thunderstone_moves_one_rank(rank: int) -> None:
    table = lay(KHAN, hall="haunt nixie thunderstone").enter().attack(rank)
    while table.who == 0:
        table.pick(table.ids[0])
    assert table.hall.split()[1] == "thunderstone"
    assert table.kind == "choose_action"


@pytest.mark.rule("TS-19.5", "TS-19.6", "TS-V21")
def test_nothing_more_is_resolved_at_the_end() -> None:
    table = lay("elf_sorcerer outlands_khan torch torch torch torch", hall="nixie thunderstone pegasus").enter()
    table.attack(1)
    assert table.kind == "end-thunderstone_gained"
    assert not table.heard("log-drew_hand")
    assert not table.heard("log-discards")
    assert table.game.questions == []
    with pytest.raises(IllegalChoice):
        table.game.choose(table.seat(1), 1, ["village"])


@pytest.mark.rule("TS-19.5", "TS-13.18")
def test_losses_and_spoils_are_done_before_the_end() -> None:
    table = lay("outlands_khan militia torch torch torch torch", hall="gray_ooze thunderstone -").enter().attack(1)
    table.on("militia").pick("buy-food-iron_rations")
    assert table.kind == "end-thunderstone_gained"
    assert table.game.removed == ["militia"]
    assert "iron_rations" in table.me.discard


@pytest.mark.rule("TS-19.7", "TS-19.8")
def test_all_cards_score_their_printed_points() -> None:
    table = lay(
        "elf_archmage torch torch torch torch torch",
        hall="haunt thunderstone -",
        experience=12,
        deck="nixie goodberries",
        discard="sphinx disease fireball",
    ).enter()
    table.use("elf_archmage")
    assert table.game.result is not None
    place = table.place(0)
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


@pytest.mark.rule("TS-19.9", "TS-1.1")
def test_the_most_points_win_even_against_the_thunderstone() -> None:
    result = points("thunderstone", "sphinx").game.result
    assert result is not None
    assert result.winners == [1]
    assert [place.place for place in result.places] == [2, 1]


@pytest.mark.rule("TS-19.10", "TS-V22")
def test_a_tie_goes_to_the_thunderstone_or_is_shared() -> None:
    result = points("thunderstone pegasus pegasus", "sphinx").game.result
    assert result is not None
    assert result.winners == [0]
    assert [place.place for place in result.places] == [1, 2]
    shared = points("thunderstone haunt", "sphinx", "sphinx").game.result
    assert shared is not None
    assert shared.winners == [1, 2]


@pytest.mark.rule("TS-19.10")
def test_the_closing_texts_tell_what_decided_a_tie_and_the_best_cards() -> None:
    game = points("thunderstone pegasus pegasus", "sphinx").game
    *best, tie = game.closing()
    totals = {place.seat: place.total for place in game.result.places} if game.result else {}
    players = [seat_name(0), seat_name(1)]
    assert tie == Message("tie-stone", {"points": totals[0], "players": players, "holder": seat_name(0)})
    assert [said.key for said in best] == ["closing-best_card"] * 2
    assert best[1].args == {"player": seat_name(1), "card": refer("card-sphinx"), "points": totals[1]}
    tie = points("thunderstone haunt", "sphinx", "sphinx").game.closing()[-1]
    assert (tie.key, tie.args["players"]) == ("tie-shared", [seat_name(1), seat_name(2)])
    lower = points("sphinx", "pegasus", "haunt").game.closing()
    assert not [said for said in lower if said.key.startswith("tie-")], "only a tie for first place"


@pytest.mark.rule("TS-19.11")
def test_lower_places_go_by_points_and_are_shared() -> None:
    result = points("sphinx", "pegasus", "haunt", "nixie").game.result
    assert result is not None
    assert [place.place for place in result.places] == [1, 2, 2, 4]


@pytest.mark.rule("TS-19.12")
def test_an_empty_stack_does_not_end_the_game() -> None:
    table = lay("militia militia militia militia militia disease")
    table.game.stock = dict.fromkeys(table.game.stock, 0)
    table.game.diseases = 0
    table.visit()
    assert table.who == 1
    assert table.game.result is None


@pytest.mark.rule("TS-19.13")
def test_the_thunderstone_reaches_rank_1_when_the_last_monster_is_gone() -> None:
    table = lay(KHAN, hall="nixie thunderstone -", dungeon="").enter().attack(1)
    assert table.kind == "end-thunderstone_gained"
    alone = lay(KHAN, hall="- nixie thunderstone", dungeon="", seats=1).enter().attack(2)
    assert alone.kind == "end-thunderstone_lost"


@pytest.mark.rule("TS-19.14")
def test_if_all_agree_to_stop_the_points_decide_and_nobody_gains_the_thunderstone() -> None:
    """Even while players are choosing in secret what to discard."""
    table = lay(
        MILITIA, hall="haunt tyxr_the_old nixie", others=("griffon torch torch", "torch torch torch"), seats=3
    ).enter()
    table.attack(1).pick("card-torch-1", "card-torch-2", seat=1)
    table.game.choose(TABLE, COUNT_POINTS, [])
    assert table.kind == "end-stopped"
    result = table.game.result
    assert result is not None
    assert result.winners == [table.seat(1)]
    assert all("thunderstone" not in table.game.owned(seat) for seat in range(3))


def test_a_game_begun_with_proposals_to_stop_is_replayed_with_them() -> None:
    recorded = json.loads(Thunderstone.start(3, seed="old").save())
    recorded["state"]["refused_wish"] = [0]
    game = Thunderstone.start(3, seed="old", recorded=recorded)
    for seat, kind, picked, may_propose in (
        (1, "wish_to_stop", "propose", []),
        (2, "agree_to_stop", "accept", []),
        (0, "agree_to_stop", "refuse", [0, 2]),
        (2, "wish_to_stop", "propose", []),
        (0, "agree_to_stop", "accept", []),
        (1, "agree_to_stop", "accept", []),
    ):
        question = next(each for each in game.questions if (each.seat, each.kind) == (seat, kind))
        game.choose(seat, question.id, [picked])
        assert not game.can_undo(seat)
        game = Thunderstone.load(game.save())
        assert [each.seat for each in game.questions if each.kind == "wish_to_stop"] == may_propose
    assert game.result is not None
    assert not any(each.kind == "wish_to_stop" for each in Thunderstone.start(3, seed="old").questions)


@pytest.mark.slow
@pytest.mark.rule("TS-19.14")
def test_a_solo_game_cannot_be_stopped_and_quiet_games_offer_to_stop() -> None:
    assert lay(seats=1).game.counted() is None
    table = lay(MILITIA)
    for _ in range(30):
        assert table.kind == "choose_action"
        table.pick("rest")
        if table.kind == "destroy_for_rest":
            table.pick(table.ids[0])
    assert (table.kind, table.who) == ("stop_quiet_game", 0)
    assert table.question.args == {"turns": 30}, "15 rounds without a battle"
    table.player(0).discard.append("griffon")
    (accept, _) = table.question.options(table.game)
    assert table.question.about(table.game, accept) == Message("about-stopping", {"points": 4, "others": 0})
    table.pick("accept")
    assert table.of(table.game.copy_game()).pick("accept").kind == "end-stopped"
    assert table.pick("refuse").kind == "choose_action"


@pytest.mark.rule("TS-13.19", "TS-7.9")
def test_a_victory_does_not_return_the_thunderstone() -> None:
    table = lay("elf_sorcerer outlands_khan torch torch torch torch", hall="nixie pegasus thunderstone").enter()
    table.attack(2)
    assert table.kind == "return_one"
    assert table.hall == "nixie thunderstone grudgebeast"
    assert table.ids == ["monster-1", "monster-3", "decline"]
    assert [option.args["card"] for option in table.question.options(table.game)[:2]] == [
        refer("card-nixie"),
        refer("card-grudgebeast"),
    ]
    assert table.refusal("monster-2") == "not_a_monster"
