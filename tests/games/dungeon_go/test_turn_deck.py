"""Sections 6 and 20: the turn deck, monster damage and the danger step."""

from __future__ import annotations

from collections import Counter

import pytest

from games.dungeon_go.pictures.upcoming import coming_up
from games.dungeon_go.rules import bags, deck, floors
from games.dungeon_go.rules.components import card_kind
from games.dungeon_go.rules.game import DungeonGo
from tests.games.driver import keys
from tests.games.dungeon_go.table import Table, args
from tests.games.dungeon_go.test_setup import play_setup


def counted(game: DungeonGo) -> Counter[str]:
    cards = Counter(card_kind(card) for card in game.deck + game.revealed)
    heroes = sum(number for card, number in cards.items() if card.startswith("hero_"))
    return Counter({"hero": heroes, "king": cards["king"], "monster": cards["monster"]})


@pytest.mark.rule("DG-6.1", "DG-2.6", "DG-V6")
@pytest.mark.parametrize(
    ("players", "heroes", "specials"), [(1, 3, 1), (2, 4, 2), (3, 3, 1), (4, 4, 2), (5, 5, 2), (6, 6, 2)]
)
def test_the_deck_of_each_number_of_players(players: int, heroes: int, specials: int) -> None:
    game = DungeonGo.start(players, seed="x")
    play_setup(game, "move")
    assert counted(game) == {"hero": heroes, "king": specials, "monster": specials}
    assert sum(counted(game).values()) == heroes + 2 * specials


@pytest.mark.rule("DG-6.1")
def test_the_deck_is_shuffled() -> None:
    first = set()
    for seed in range(60):
        game = DungeonGo.start(3, seed=f"shuffle {seed}")
        play_setup(game, "move")
        first.add(card_kind(game.revealed[0]))
    assert first == {"hero_warrior", "hero_thief", "hero_wizard", "king", "monster"}


@pytest.mark.rule("DG-6.2", "DG-6.3")
def test_a_revealed_card_is_public_and_determines_whose_turn_it_is() -> None:
    table = Table("0 E1", deck="king monster hero_warrior hero_thief")
    events = table.reveal("king")
    assert keys(events)[:1] == ["turn_king"]
    assert [key for key in keys(events) if key.startswith("turn_")] == [
        "turn_king",
        "turn_king",
        "turn_monsters",
        "turn_hero",
    ]
    view = table.game.view(None)
    assert view.revealed == ["king", "king", "monster", "hero_warrior"]
    assert view.turn == "hero_warrior"
    assert view.deck == {"hero_thief": 1}
    assert view.deck_order is None


@pytest.mark.rule("DG-6.4", "DG-20.3", "DG-20.5")
def test_an_empty_deck_is_rebuilt_from_the_revealed_pile() -> None:
    table = Table("0 E1", deck="")
    table.game.revealed = table.cards("king", "hero_warrior")
    card = deck.reveal(table.game)
    assert Counter([card, *table.game.deck]) == Counter(["king_1", "hero_warrior"])
    assert table.game.revealed == [card]
    assert sorted(table.game.last_round) == ["hero_warrior", "king_1"]
    assert (table.game.rebuilds, table.game.floor_clock) == (1, 1)


@pytest.mark.rule("DG-6.2", "DG-6.3")
@pytest.mark.parametrize(
    ("card", "said", "does"),
    [
        ("hero_thief", "turn_hero", "move"),
        ("king", "turn_king", "king_moves"),
        ("monster", "turn_monsters", "monster_moves"),
    ],
)
def test_the_top_card_says_whose_turn_it_is(card: str, said: str, does: str) -> None:
    table = Table("1 E9", "2 E9", "goblin B5", king="E4")
    table.deck(card, "hero_wizard", "hero_elf")
    rest = list(table.game.deck[:-1])
    events = table.next()
    assert keys(events)[0] == said
    assert events[0].audience is None
    if card == "hero_thief":
        assert (table.question.kind, table.owner) == (does, 1)
        assert args(events, "turn_hero")["hero"] == table.game.heroes[1].name
        assert table.game.deck == rest, "no further card is revealed during its turn"
        assert table.game.view(None).turn == "hero_thief"
    else:
        assert does in keys(events)
        # It asks no question: the next card follows at once.
        assert (table.question.kind, table.owner) == ("move", 2)
        assert table.game.deck == rest[:-1]
        assert [key for key in keys(events) if key.startswith("turn_")] == [said, "turn_hero"]
        assert table.game.view(None).revealed[-2:] == [card, "hero_wizard"]


@pytest.mark.rule("DG-20.5", "DG-20.3", "DG-20.4")
@pytest.mark.parametrize(
    ("clock", "damage", "then"),
    [
        (2, 2, []),
        (3, 2, ["danger_near"]),
        (4, 2, ["danger", "damage_rises"]),
        (4, 6, ["danger", "reinforcement"]),
        (5, 2, ["danger", "damage_rises"]),
    ],
)
def test_the_danger_step_is_public_and_not_part_of_a_turn(clock: int, damage: int, then: list[str]) -> None:
    table = Table("0 E1", king="E4")
    table.game.floor_clock, table.game.damage = clock, damage
    table.deck()
    table.game.revealed = ["hero_warrior", "king_1"]
    table.game.turn = "king_1"
    events = table.next()
    told = keys(events)
    first_turn = next(place for place, key in enumerate(told) if key.startswith("turn_"))
    assert told[:first_turn] == ["rebuild", *then], "after the shuffle, before the next card is revealed"
    assert {event.audience for event in events} == {None}
    rebuilt = args(events, "rebuild")
    assert (rebuilt["cards"], rebuilt["clock"]) == (2, clock + 1)
    for seat in (None, 0, 1, 2, 3):
        view = table.game.view(seat)
        assert (view.floor_clock, view.damage) == (clock + 1, min(6, damage + (then == ["danger", "damage_rises"])))


@pytest.mark.rule("DG-6.5")
def test_making_the_first_deck_does_not_count_as_a_rebuild() -> None:
    game = DungeonGo.start(3, seed="x")
    play_setup(game, "move")
    assert (game.rebuilds, game.floor_clock) == (0, 0)


@pytest.mark.rule("DG-6.6")
def test_a_dead_heros_card_is_revealed_as_usual() -> None:
    table = Table("0", "1 E1", deck="hero_thief")
    events = table.turn(0)
    assert keys(events) == ["turn_hero"]
    assert table.question.kind == "revive"


@pytest.mark.rule("DG-20.2", "DG-20.3", "DG-20.4", "DG-V26")
def test_the_floor_clock_brings_danger_from_the_fifth_rebuild_on() -> None:
    table = Table()
    game = table.game
    game.floor = 2
    seen = []
    for _ in range(6):
        game.revealed, game.deck = ["king_1", "hero_warrior"], []
        deck.rebuild(game)
        seen.append((game.floor_clock, game.damage))
    assert seen == [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 3)]
    game.king = 10
    floors.advance_if_due(game)
    assert (game.floor, game.damage, game.floor_clock) == (3, 4, 0)
    assert game.rebuilds == 6


@pytest.mark.rule("DG-20.4", "DG-12.1", "DG-20.1")
@pytest.mark.parametrize(("damage", "clock", "reinforcements"), [(6, 4, 1), (6, 3, 0), (5, 4, 0)])
def test_at_damage_six_the_danger_brings_a_reinforcement(damage: int, clock: int, reinforcements: int) -> None:
    game = Table(damage=damage).game
    game.floor_clock, game.revealed, game.deck = clock, ["king_1", "hero_warrior"], []
    deck.rebuild(game)
    assert (game.damage, len(game.monsters), game.reinforcements) == (6, reinforcements, reinforcements)


@pytest.mark.rule("DG-20.1")
def test_monster_damage_does_not_rise_for_a_placed_reinforcement() -> None:
    table = Table("0 E5 S2", "goblin E6", faces=(1,))
    table.fight(0, "attack-E6-strength")
    assert table.game.damage == 1, "the reinforcement was placed"
    table.reveal("monster")
    assert table.game.damage == 1
    bags.raise_damage(table.game)
    assert table.game.view(None).damage == 2, "the damage is public"


@pytest.mark.rule("DG-20.4")
@pytest.mark.parametrize(("clock", "damage", "told"), [(3, 2, 0), (4, 2, 3), (9, 4, 5), (4, 6, 0)])
def test_an_empty_deck_announces_what_the_reshuffle_does_to_the_damage(clock: int, damage: int, told: int) -> None:
    game = Table().game
    game.deck, game.floor_clock, game.damage = [], clock, damage
    (empty,) = [each for each in coming_up(game.view(None)) if each.key == "outlook-deck_empty"]
    assert empty.args["damage"] == told
