"""Revealed Map and Combining Sets (DN-21, DN-22)."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeoneer.rules.components import MAPS, QUESTS, REALM
from games.dungeoneer.rules.game import Dungeoneer
from games.dungeoneer.rules.map import building, revealed
from games.dungeoneer.rules.map.geometry import Spot, cells, frontier, legal_spots, place, space_of
from games.dungeoneer.rules.pieces import NOBODY, Pile
from rules.messages import seat_name
from rules.players import RandomPlayer
from rules.questions import refusals
from tests.games.driver import played_until
from tests.games.dungeoneer.table import Table


def start(seats: int, seed: str, **settings: object) -> Dungeoneer:
    return Dungeoneer.start(seats, settings, seed=seed)


def built(game: Dungeoneer, seed: int) -> Dungeoneer:
    """Place the whole map at random."""
    return played_until(game, lambda game: game.phase not in ("setup", "build_map"), RandomPlayer(), Random(seed))


@pytest.mark.rule("DN-V40", "DN-21.3", "DN-21.6", "DN-2.2")
def test_all_map_cards_are_dealt_and_the_player_with_the_entrance_begins() -> None:
    for number in range(8):
        game = start(3, f"revealed {number}", revealed_map=True)
        sizes = [len(pile.cards) for pile in game.map_cards]
        for passed in game.passed_maps:
            sizes[passed.giver] += 1
            sizes[passed.receiver] -= 1
        sizes[game.first] += 1
        assert sizes == [7, 8, 7], "22 cards, dealt from the left of seat 0"
        assert [space.card for space in game.spaces] == ["md_gate"]
        asked = game.questions[0]
        assert (asked.kind, asked.seat) == ("choose_map_card", (game.first + 1) % 3)
        assert game.turn == game.first


@pytest.mark.rule("DN-21.4", "DN-21.5", "DN-21.6", "DN-V40")
def test_players_pass_on_map_cards_that_their_own_quests_name() -> None:
    """Only giver and receiver see them; the Entrance is never passed, though a quest may name it."""
    seen = at_the_gate = 0
    for number in range(25):
        game = start(3, f"gate {number}", revealed_map=True)
        at_the_gate += any(QUESTS[quest.id].goal == "md_gate" and quest.owner != NOBODY for quest in game.quests)
        begins = [event.args["player"] for event in game.opening if event.key in ("log-map_alone", "log-starts")]
        assert begins == [seat_name(game.first)] * 2
        maps_passed = [event for event in game.opening if event.key == "log-map_passed"]
        assert len(maps_passed) == 2 * len(game.passed_maps)
        for event in maps_passed:
            assert event.audience is not None
            (to,) = event.audience
            assert seat_name(to) in (event.args["giver"], event.args["receiver"])
        for passed in game.passed_maps:
            seen += 1
            assert passed.card in revealed.named_spaces(game, passed.giver)
            assert passed.card != "md_gate"
            assert passed.card in game.map_cards[passed.receiver].cards
            left = (passed.giver + 1) % 3
            assert passed.receiver == left or passed.card in revealed.named_spaces(game, left)
            assert passed.card in game.view(passed.giver).given_maps
            assert passed.card in game.view(passed.receiver).given_maps
            other = ({0, 1, 2} - {passed.giver, passed.receiver}).pop()
            assert passed.card not in game.view(other).given_maps
        for seat in range(3):
            for card in game.map_cards[seat].cards:
                assert card not in revealed.named_spaces(game, seat)
    assert seen > 5
    assert at_the_gate, "no seed has the smith, whose goal is the gate"


def test_a_guess_does_not_know_which_map_cards_others_have_passed_on() -> None:
    game = start(3, "passing 0", revealed_map=True)
    for seat in range(3):
        known = [passed for passed in game.passed_maps if seat in (passed.giver, passed.receiver)]
        guesses = [game.guess(seat, Random(number)).passed_maps for number in range(8)]
        assert all(guess[: len(known)] == known for guess in guesses)
        assert len({len(guess) for guess in guesses}) > 1, "those between the others are guessed"


@pytest.mark.rule("DN-21.2", "DN-21.7", "DN-21.10", "DN-2.1", "DN-21.1")
def test_the_map_is_complete_before_the_first_turn() -> None:
    game = start(3, "complete", revealed_map=True)
    order = []
    rng = Random(1)
    while game.phase == "build_map":
        question = game.questions[0]
        options = [option.id for option in question.options(game) if not option.role.is_back]
        if question.kind == "choose_map_card":
            order.append(question.seat)
        picked = rng.choice(options) if question.kind == "place_from_hand" else options[0]
        game.choose(question.seat, question.id, [picked])
    assert order[:3] == [(game.first + place) % 3 for place in (1, 2, 3)]
    assert len(game.spaces) == 22
    assert game.turn == game.first
    assert all(len(hand) == 5 for hand in game.hands)
    while game.phase != "hero":
        question = game.awaited()
        game.choose(question.seat, question.id, question.default(game) or [])
    assert "explore" in {refused.id for refused in refusals(game.awaited(), game)}


@pytest.mark.rule("DN-21.8", "DN-9.12")
def test_rooms_may_join_the_entrance_only_if_the_whole_map_hand_fits_nowhere_else() -> None:
    table = Table(revealed=True, begun=False).map(("md_gate", 0, 0))
    table.game.map_cards = [Pile(), Pile()]
    table.map_deck("md_chains", "md_forge")
    table.game.map_cards[1].mixed(["md_crossways"])
    assert sorted(revealed.placements(table.game, 0)) == ["md_chains", "md_forge"], "nothing else can be placed"
    table.map_deck("md_ash_corridor", "md_chains", "md_forge")
    assert sorted(revealed.placements(table.game, 0)) == ["md_ash_corridor"]


@pytest.mark.rule("DN-21.9")
def test_map_cards_that_cannot_be_placed_leave_the_game_with_their_quests() -> None:
    table = Table(("he_sera", "he_brokk"), revealed=True, begun=False).map(("md_gate", 0, 0))
    game = table.game
    game.phase = "build_map"
    game.map_cards = [Pile(), Pile()]
    game.map_cards[0].mixed(["mw_tarn"])
    game.map_cards[1].mixed(["mw_crag", "mw_hollow"])
    table.quest("qw_deep_catch", 0).quest("qw_stormcaller", -1).quest("qd_leap", 1)
    game.quest_deck.mixed(["qd_codex", "qw_hex_pact", "qd_mirror"])
    game.agenda.stack.clear()
    game.push(revealed.PlaceInTurn(seat=0))
    game.agenda.run(game)
    assert game.removed == ["mw_crag", "mw_hollow", "mw_tarn"]
    owners = {quest.id: quest.owner for quest in game.quests}
    assert owners["qd_leap"] == 1
    assert len([owner for owner in owners.values() if owner == 0]) == 1
    assert len([owner for owner in owners.values() if owner == -1]) == 1
    assert not {"qw_deep_catch", "qw_stormcaller", "qw_hex_pact"} & {*owners, *game.quest_deck.cards}


@pytest.mark.rule("DN-21.9")
def test_only_consecutive_passes_count() -> None:
    table = Table(("he_sera", "he_brokk", "he_lirien"), revealed=True, begun=False).map(("md_gate", 0, 0))
    game = table.game
    game.phase = "build_map"
    game.passes = 2
    game.map_cards = [Pile(), Pile(), Pile()]
    for pile, card in zip(game.map_cards, ("md_ash_corridor", "md_crossways", "mw_tarn"), strict=True):
        pile.mixed([card])
    game.agenda.stack.clear()
    game.push(revealed.PlaceInTurn(seat=0))
    game.agenda.run(game)
    assert (table.asked().seat, game.passes) == (0, 0)
    table.play("md_ash_corridor").play(table.ids()[0]).play("md_crossways", seat=1).play(table.ids()[0])
    assert game.removed == ["mw_tarn"], "only a player that cannot place a card is left"


@pytest.mark.rule("DN-22.1", "DN-22.2", "DN-22.3", "DN-22.4", "DN-22.6")
def test_two_sets_make_two_maps_and_one_deck() -> None:
    game = start(4, "both", cards="both")
    assert len(game.deck) == 90
    assert sum(len(pile.cards) for pile in game.map_cards) == 33 - 10
    for realm in ("dungeon", "wilderness"):
        taken = cells(game, realm)
        assert set(taken) == {(0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)}
        assert all(game.spaces[number].printed.realm == realm for number in taken.values())
        assert game.spaces[taken[0, 0]].printed.kind == "entrance"
        assert all(game.spaces[n].printed.kind == "passage" for cell, n in taken.items() if cell != (0, 0))
    for seat in range(4):
        sets = sorted(QUESTS[quest.id].set for quest in game.quests if quest.owner == seat)
        assert sets == ["emberdeep", "gloammarch"]
    assert len(game.quest_deck.cards) == 21 - 8 - 1


@pytest.fixture
def one_border(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if both sets had the black border of a dungeon."""
    for id, card in MAPS.items():
        monkeypatch.setitem(MAPS, id, card.model_copy(update={"realm": "dungeon"}))
    monkeypatch.setitem(REALM, "gloammarch", "dungeon")


@pytest.mark.rule("DN-22.7")
@pytest.mark.parametrize("centre", ["md_gate", "mw_camp"])
def test_of_two_entrances_of_one_border_the_host_chooses_the_centre(one_border: None, centre: str) -> None:
    (other,) = {"md_gate", "mw_camp"} - {centre}
    adjacent, drawn = 0, 0
    for number in range(12):
        game = start(3, f"one border {number}", cards="both")
        asked = game.questions[0]
        assert (asked.kind, asked.seat) == ("choose_centre", 0), "the host"
        assert game.choose(0, asked.id, [centre])[0].key == "log-entrance_centre"
        assert (len(game.spaces), [game.spaces[number].card for number in game.entrances]) == (5, [centre])
        assert {player.at for player in game.players} == {game.entrances[0]}, "nobody is asked where to start"
        assert len({quest.id for quest in game.quests}) == 7
        around = [space.card for space in game.spaces[1:]]
        assert all(MAPS[card].kind == "passage" or card == other for card in around)
        adjacent += other in around
        drawn += other in game.map_cards[0].cards
    assert adjacent + drawn == 12
    assert adjacent > 0, "it can be one of the four passages"
    assert drawn > 0, "or anywhere in the deck"


@pytest.mark.rule("DN-22.7", "DN-9.12")
def test_the_other_entrance_is_placed_as_a_passage(one_border: None) -> None:
    table = Table().map(("md_gate", 0, 0), ("md_ash_corridor", 0, -1)).map_deck("mw_camp", "md_forge")
    spots = {
        card: {(spot.x, spot.y) for spot in building.spots_for(table.game, card)} for card in ("mw_camp", "md_forge")
    }
    assert (1, 0) in spots["mw_camp"], "beside the centre"
    assert (1, 0) not in spots["md_forge"], "a room only elsewhere"


@pytest.mark.rule("DN-22.7", "DN-21.6")
def test_with_revealed_map_the_other_entrance_is_an_ordinary_card(one_border: None) -> None:
    game = start(3, "one border", cards="both", revealed_map=True)
    game.choose(0, game.questions[0].id, ["mw_camp"])
    assert [space.card for space in game.spaces] == ["mw_camp"]
    built(game, 1)
    assert [game.spaces[number].card for number in game.entrances] == ["mw_camp"]
    assert "md_gate" in {*game.removed, *(space.card for space in game.spaces)}
    assert (0, 0) not in {(space.x, space.y) for space in game.spaces[1:]}


@pytest.mark.rule("DN-22.5")
def test_everyone_chooses_an_entrance_in_turn_order() -> None:
    game = start(3, "entrances 1", cards="both")
    assert game.first == 1
    for turn, card in enumerate(("mw_camp", "md_gate", "mw_camp")):
        question = game.questions[0]
        assert (question.kind, question.seat) == ("choose_entrance", (game.first + turn) % 3)
        assert question.default(game) == ["md_gate"]
        game.choose(question.seat, question.id, [card])
    where = [game.spaces[player.at].card for player in game.players]
    assert where[game.first] == "mw_camp"
    assert where[(game.first + 1) % 3] == "md_gate"
    assert game.phase == "dungeonlord"


@pytest.mark.slow
@pytest.mark.rule("DN-22.13", "DN-22.5", "DN-21.6")
@pytest.mark.parametrize("card", ["md_gate", "mw_camp"])
def test_the_host_chooses_which_entrance_is_placed_first_and_gives_the_initiative(card: str) -> None:
    for number in range(4):
        game = start(3, f"initiative {number}", cards="both", revealed_map=True)
        named = game.questions[0]
        assert (named.kind, named.seat) == ("choose_initiative", 0), "the host proposes"
        assert named.default(game) == ["md_gate"]
        events = game.choose(0, named.id, [card])
        assert [event.key for event in events] == ["log-entrance_begins"]
        for seat in (1, 2, 0):  # from the dealer's left
            asked = game.questions[0]
            assert (asked.kind, asked.seat) == ("choose_entrance", seat)
            game.choose(seat, asked.id, ["md_gate"])
        assert game.spaces[0].card == card, "the player with that Entrance places it and begins"
        built(game, number)
        assert len(game.spaces) + len(game.removed) == 33
        assert game.turn == game.first
        entrances = [game.spaces[number] for number in game.entrances]
        assert [(space.card, space.x, space.y) for space in entrances] == [("md_gate", 0, 0), ("mw_camp", 0, 0)]


def test_no_guess_deals_a_map_card_to_a_player_whose_quest_names_it() -> None:
    """Such a card was passed on when the map was dealt."""
    game = start(4, "passed on", revealed_map=True)
    dealt = set[tuple[str, ...]]()
    assert game.map_cards
    named = {other: set(revealed.named_spaces(game, other)) for other in range(4)}
    assert all(named.values())
    for number in range(20):
        guess = game.guess(0, Random(number))
        for other in (1, 2, 3):
            assert not named[other] & set(guess.map_cards[other].cards)
        dealt.add(tuple(guess.map_cards[1].cards))
    assert len(dealt) > 1


def test_a_guess_deals_an_entrance_still_in_hand_to_a_player_yet_to_take_a_turn() -> None:
    """The other cards go to anyone."""
    game = start(4, "entrance in hand", cards="both", revealed_map=True)

    def is_at_seat_1(game: Dungeoneer) -> bool:
        return (game.awaited().kind, game.awaited().seat) == ("choose_map_card", 1)

    played_until(game, is_at_seat_1, RandomPlayer(), Random(4))
    assert game.first == 3, "seat 0 has taken the first turn, and seat 3 takes the last"
    hands = [game.guess(0, Random(number)).map_cards for number in range(20)]
    for card, holders in {"mw_camp": {2, 3}, "mw_village": {1, 2, 3}}.items():
        assert {seat for guess in hands for seat in (1, 2, 3) if card in guess[seat].cards} == holders
        assert all(sum(card in pile.cards for pile in guess) == 1 for guess in hands)


def test_guessed_map_hands_do_not_depend_on_the_true_ones_even_if_few_deals_are_possible() -> None:
    """One map has no centre yet, and the asked player holds the only card of those to deal that can be placed."""
    game = start(5, "few deals", cards="both", revealed_map=True)
    rng = Random(4)
    played_until(game, lambda game: game.awaited().kind == "choose_map_card", RandomPlayer(), rng)
    asked = game.questions[0].seat
    viewer, *others = [(asked + further) % 5 for further in (1, 2, 3, 4)]
    cards = sorted(card for pile in game.map_cards for card in pile.cards)
    only, *placeable = [card for card in cards if building.spots_for(game, card)]
    unplaceable = [card for card in cards if card not in (only, *placeable)]
    game.map_cards[asked].mixed([only])
    game.map_cards[viewer].mixed(placeable)
    for number, seat in enumerate(others):
        game.map_cards[seat].mixed(unplaceable[number::3])
    game.passed_maps = []
    other = game.guess(viewer, rng)
    worlds = [[[p.cards for p in copy.guess(viewer, Random(k)).map_cards] for k in range(20)] for copy in (game, other)]
    assert worlds[0] == worlds[1]
    assert all(guessed[asked] == [only] and guessed[viewer] == placeable for guessed in worlds[0])
    assert [pile.cards for pile in game.map_cards] not in worlds[0]
    assert all(sorted(card for hand in guessed for card in hand) == cards for guessed in worlds[0])


@pytest.mark.rule("DN-22.8", "DN-22.9", "DN-1.15", "DN-11.11")
def test_portals_are_linked_to_the_dungeon_entrance_when_placed() -> None:
    table = Table(cards="both").map(("md_gate", 0, 0), ("mw_camp", 0, 0), ("mw_forest_road", 0, -1))
    for card, spot in (("mw_barrow", Spot(-2, 0, False)), ("mw_crag", Spot(-1, 1, False))):
        building.place(table.game, 0, card, spot)
    barrow, crag = space_of(table.game, "mw_barrow"), space_of(table.game, "mw_crag")
    table.game_is(portals=[barrow, crag])
    table.rich(1, movement=1).begin("hero").offers("portal-mw_barrow", "portal-mw_crag")
    table[1].at = space_of(table.game, "mw_forest_road")
    table.never("portal*")
    table.set(1, at=barrow).answers_like("portal", "portal-md_gate")  # not among themselves
    view = table.game.view(None)
    assert [space.card for space in view.spaces if space.linked] == ["md_gate", "mw_barrow", "mw_crag"]


@pytest.mark.rule("DN-V41", "DN-22.10", "DN-12.10", "DN-10.18")
def test_using_a_portal_costs_one_movement_and_counts_as_entering() -> None:
    table = Table(cards="both").map(("md_gate", 0, 0), ("mw_camp", 0, 0), ("mw_crag", 0, -1))
    building.link_portals(table.game)
    table.rich(1, movement=1).begin("hero").dice(1).play("portal-mw_crag")
    crag = MAPS["mw_crag"]
    table.hero_is(1, movement=0, glory=crag.glory, peril=crag.peril, life=5).refuses("portal-md_gate", "no_movement")


@pytest.mark.rule("DN-22.11")
def test_each_map_needs_a_frontier_while_it_has_cards_of_its_own() -> None:
    table = Table(cards="both").map(("md_gate", 0, 0), ("mw_camp", 0, 0)).map_deck("mw_forest_road", "md_crossways")
    assert building.more_of_realm(table.game, "md_gate")
    table.map_deck("mw_forest_road")
    assert not building.more_of_realm(table.game, "md_gate")
    assert building.more_of_realm(table.game, "mw_camp")
    assert building.spots_for(table.game, "md_crossways")
    place(table.game, "md_crossways", Spot(-1, 0, False))
    assert frontier(table.game, cells(table.game, "dungeon"))
    assert legal_spots(table.game, "mw_forest_road", more_to_come=False)


@pytest.mark.rule("DN-22.12", "DN-11.10")
def test_terrain_effects_do_not_apply_in_the_dungeon() -> None:
    table = Table(("he_sera", "he_hale"), cards="both").map(("md_gate", 0, 0), ("mw_causeway", 0, 0))
    table.hand(1, "ba_mire", "mo_treant").rich(2, peril=5).begin("dungeonlord").refuses("bane-ba_mire-s2", "no_target")
    table.set(2, at=1).offers("bane-ba_mire-s2")
    table.do("bane-ba_mire-s2")
    tip = table[2].tip
    assert tip is not None
    assert (tip.attr, tip.target) == ("melee", 5)


def test_a_map_card_taken_from_the_hand_is_shown_only_to_its_player() -> None:
    game = Dungeoneer.start(2, {"revealed_map": True}, seed="taken")
    question = next(q for q in game.questions if q.kind == "choose_map_card")
    card = question.options(game)[0].id
    game.choose(question.seat, question.id, [card])
    assert game.can_undo(question.seat)
    assert game.view(question.seat).drawn == card
    assert game.view(1 - question.seat).drawn is None
    assert game.view(None).drawn is None
    place = next(q for q in game.questions if q.kind == "place_from_hand")
    game.choose(place.seat, place.id, [place.options(game)[0].id])
    assert game.view(question.seat).drawn is None
