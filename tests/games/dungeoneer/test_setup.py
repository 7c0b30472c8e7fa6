"""Terms and set-up (DN-1, DN-2)."""

from __future__ import annotations

import pytest

from games.dungeoneer.rules import life, setup
from games.dungeoneer.rules.attributes import hero_score
from games.dungeoneer.rules.components import CARDS, HEROES, MAPS, QUESTS
from games.dungeoneer.rules.game import Dungeoneer
from games.dungeoneer.rules.life import change_movement
from games.dungeoneer.rules.map.geometry import is_viable
from rules.errors import BadSetup
from rules.messages import seat_name
from tests.games.dungeoneer.table import Table


def start(seats: int, seed: str = "setup", **settings: object) -> Dungeoneer:
    return Dungeoneer.start(seats, settings, seed=seed)


@pytest.mark.rule("DN-1.1", "DN-2.1")
@pytest.mark.parametrize(
    ("cards", "possible", "refused"),
    [("emberdeep", (2, 6), (1, 7)), ("gloammarch", (2, 3), (1, 4)), ("both", (2, 6), (1, 7)), ("other", (), (2,))],
)
def test_each_set_allows_as_many_players_as_it_has_heroes(
    cards: str, possible: tuple[int, ...], refused: tuple[int, ...]
) -> None:
    assert [start(seats, cards=cards).seats for seats in possible] == [*possible]
    for seats in refused:
        with pytest.raises(BadSetup):
            start(seats, cards=cards)


@pytest.mark.rule("DN-1.5")
def test_counters_stay_between_0_and_20() -> None:
    table = Table(begun=False)
    assert life.change_glory(table.game, 0, 25) == 20
    assert life.change_peril(table.game, 0, 19) == 19
    assert life.change_peril(table.game, 0, 3) == 1
    table.hero_is(0, glory=20, peril=20)
    assert life.change_glory(table.game, 0, -30) == -20
    assert life.change_glory(table.game, 0, -1) == 0
    table.hero_is(0, glory=0)


@pytest.mark.rule("DN-12.14")
def test_movement_never_falls_below_0() -> None:
    table = Table(begun=False).set(0, movement=1)
    change_movement(table.game, 0, -3)
    table.hero_is(0, movement=0)


@pytest.mark.rule("DN-1.21", "DN-2.3", "DN-22.15")
def test_decks_are_shared_by_all_players_and_every_card_names_its_set() -> None:
    game = start(4)
    assert len(game.deck) == 60 - 4 * 5
    assert game.discard == []
    assert len(game.map_cards) == 1
    sets = {card.set for cards in (CARDS, MAPS, QUESTS, HEROES) for card in cards.values()}
    assert sets == {"emberdeep", "gloammarch"}
    orders = {tuple(start(4, seed=f"{n}").deck) for n in range(3)}
    assert len(orders) == 3, "the deck is shuffled"


@pytest.mark.rule("DN-V1", "DN-2.4")
def test_tied_players_roll_again_for_initiative() -> None:
    table = Table(("he_sera", "he_brokk", "he_hale"), cards="both", begun=False).dice(5, 5, 2, 3, 4)
    setup.roll_initiative(table.game)
    table.game_is(first=1)
    assert table.game.living(table.game.first) == [1, 2, 0]


@pytest.mark.rule("DN-V2", "DN-2.5", "DN-2.6", "DN-2.7", "DN-2.8", "DN-2.10", "DN-2.11", "DN-2.12", "DN-2.13")
def test_setup_deals_hands_quests_and_map_as_the_rules_say() -> None:
    game = start(3)
    for player in game.players:
        assert (player.level, player.life, player.at) == (1, 6, 0)
        assert len(game.hands[player.seat]) == 5
        assert sum(quest.owner == player.seat for quest in game.quests) == 2
    first = game.players[game.first]
    assert all((p.glory, p.peril) == (1, 1) for p in game.players)
    assert first.movement == hero_score(game, game.first, "speed").value
    assert sum(quest.owner == -1 for quest in game.quests) == 1
    assert (game.spaces[0].card, game.spaces[0].x, game.spaces[0].y, game.spaces[0].turned) == ("md_gate", 0, 0, False)
    assert len(game.spaces) == 5
    assert len(game.map_cards[0].cards) == 17
    assert len(game.quest_deck.cards) == 7
    assert len(game.deck) == 45
    assert len({player.hero for player in game.players}) == 3


@pytest.mark.rule("DN-2.9", "DN-9.12")
def test_four_passages_with_a_way_in_lie_around_the_entrance() -> None:
    turned = set()
    for number in range(20):
        game = start(2, seed=f"passages {number}")
        assert [(space.x, space.y) for space in game.spaces[1:]] == [(0, -1), (1, 0), (0, 1), (-1, 0)]
        for side, space in enumerate(game.spaces[1:]):
            assert space.printed.kind == "passage"
            assert is_viable(game, 0, side)
            turned.add(space.turned)
    assert turned == {False, True}


@pytest.mark.rule("DN-2.3", "DN-2.5", "DN-2.6", "DN-2.7", "DN-2.9", "DN-2.10")
def test_everything_is_shuffled_before_it_is_dealt() -> None:
    games = [start(3, seed=f"shuffled {number}") for number in range(12)]
    for dealt in (
        [[player.hero for player in game.players] for game in games],
        [[quest.id for quest in game.quests] for game in games],
        [game.quest_deck.cards for game in games],
        [[space.card for space in game.spaces] for game in games],
        [game.map_cards[0].cards for game in games],
    ):
        assert len({tuple(cards) for cards in dealt}) == len(games)
    order = list(MAPS)
    for game in games:
        assert sorted(game.map_cards[0].cards, key=order.index) != game.map_cards[0].cards, "not in their printed order"
        assert sorted(game.quest_deck.cards, key=list(QUESTS).index) != game.quest_deck.cards


@pytest.mark.rule("DN-1.12", "DN-1.14", "DN-7.5")
def test_every_player_sees_the_whole_inventory_of_a_hero() -> None:
    table = Table(("he_sera", "he_brokk", "he_lirien"), begun=False)
    table.ready(1, "tr_boots", "bn_loremaster", "tr_staff").bane(1, "ba_frailty", 0).pack(1, "mo_ogre", 2, "ba_rage")
    table.quest("qd_leap", 1).set(1, done=["qd_crown", "qd_relight"], token=True).rich(1, glory=7, peril=8)
    table.begin("hero")
    for seat in (None, 0, 1, 2):
        shown = table.game.view(seat).players[1]
        assert (shown.hero, shown.glory, shown.peril, shown.token) == ("he_brokk", 7, 8, True)
        assert (shown.quests, shown.done, shown.artifacts) == (["qd_leap"], ["qd_crown", "qd_relight"], ["qd_crown"])
        assert [card.number for card in (*shown.boons, *shown.treasures)] == [2, 1, 3], "numbered as they were laid"
        assert [card.charges for card in shown.treasures] == [0, 2]
        assert [(card.card, card.by) for card in shown.banes] == [("ba_frailty", 0)]
        (beast,) = shown.pack
        assert (beast.number, beast.card, beast.wounds, beast.life) == (5, "mo_ogre", 2, 3)
        assert beast.attachments == ["ba_rage"]


@pytest.mark.rule("DN-2.4", "DN-2.14", "DN-2.15")
def test_the_player_with_the_highest_roll_begins() -> None:
    first = set()
    for number in range(8):
        game = start(3, seed=f"initiative {number}")
        rolls = [
            (int(str(event.args["roll"])), event.args["player"])
            for event in game.opening
            if event.key == "log-initiative"
        ]
        assert len(rolls) >= 3, "every player rolls"
        best = max(roll for roll, _ in rolls[:3])
        assert (best, seat_name(game.first)) in rolls[:3]
        assert [event.args["player"] for event in game.opening if event.key == "log-starts"] == [seat_name(game.first)]
        assert (game.turn, game.moved) == (game.first, False)
        first.add(game.first)
    assert len(first) > 1
    revealed = start(3, revealed_map=True)
    assert not any(event.key == "log-initiative" for event in revealed.opening), "there the Entrance decides (DN-21.6)"


@pytest.mark.rule("DN-22.14")
def test_every_map_card_that_a_quest_names_exists() -> None:
    for quest in QUESTS.values():
        for space in filter(None, (quest.space, quest.goal)):
            assert MAPS[space].set == quest.set


@pytest.mark.rule("DN-13.2")
def test_every_quest_has_one_type_and_at_most_one_modifier() -> None:
    for quest in QUESTS.values():
        assert (quest.search is not None) + quest.is_artifact + bool(quest.always) <= 1
        requirements = {
            "chance": quest.chance, "slay": quest.monster, "threat": quest.threat,
            "sacrifice": quest.price, "escort": quest.goal,
        }  # fmt: skip
        assert [kind for kind, has in requirements.items() if has] == [quest.type]
    modifiers = [quest.modifier for quest in QUESTS.values() if quest.set == "emberdeep"]
    assert [modifiers.count(kind) for kind in ("effect", "artifact", "search")] == [2, 2, 2]
