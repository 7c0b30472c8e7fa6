"""Sections 6 and 20: the turn deck, monster damage and the danger step."""

from __future__ import annotations

from collections import Counter

import pytest

from games.dungeon_go.rules import bags, deck, floors
from games.dungeon_go.rules.components import card_kind
from tests.games.driver import keys
from tests.games.dungeon_go.table import Setup, Table


@pytest.mark.rule("DG-6.1", "DG-6.5", "DG-2.6", "DG-V6")
@pytest.mark.parametrize(
    ("players", "heroes", "specials"), [(1, 3, 1), (2, 4, 2), (3, 3, 1), (4, 4, 2), (5, 5, 2), (6, 6, 2)]
)
def test_the_deck_of_each_number_of_players(players: int, heroes: int, specials: int) -> None:
    game = Setup(players, "move").game
    cards = Counter(card_kind(card) for card in game.deck + game.revealed)
    assert cards == {"king": specials, "monster": specials} | {f"hero_{hero.card}": 1 for hero in game.heroes}
    assert len(game.heroes) == heroes
    assert (game.rebuilds, game.floor_clock) == (0, 0), "the first deck does not count as a rebuild"


@pytest.mark.rule("DG-6.1")
def test_the_deck_is_shuffled() -> None:
    first = {card_kind(Setup(3, "move", seed=f"shuffle {seed}").game.revealed[0]) for seed in range(60)}
    assert first == {"hero_warrior", "hero_thief", "hero_wizard", "king", "monster"}


@pytest.mark.rule("DG-6.2", "DG-6.3")
def test_a_revealed_card_is_public_and_determines_whose_turn_it_is() -> None:
    table = Table("0 E1", deck="king monster hero_warrior hero_thief").draw("king")
    turns = [key for key in keys(table.news) if key.startswith("turn_")]
    assert turns == ["turn_king", "turn_king", "turn_monsters", "turn_hero"]
    table.sees(None, "revealed", ["king", "king", "monster", "hero_warrior"]).sees(None, "turn", "hero_warrior")
    table.sees(None, "deck", {"hero_thief": 1}).sees(None, "deck_order", None)


@pytest.mark.rule("DG-6.4", "DG-20.3", "DG-20.5")
def test_an_empty_deck_is_rebuilt_from_the_revealed_pile() -> None:
    table = Table("0 E1", deck="", revealed="king hero_warrior hero_thief monster")
    pile = table.game.revealed
    card = deck.reveal(table.game)
    rebuilt = [*table.game.deck, card]
    assert (sorted(rebuilt), rebuilt != pile) == (sorted(pile), True), "the same cards, shuffled"
    table.game_is(revealed=[card], rebuilds=1, floor_clock=1, last_round=pile)


@pytest.mark.rule("DG-6.2", "DG-6.3")
def test_during_a_heros_turn_no_further_card_is_revealed() -> None:
    table = Table("1 E9", "2 E9", "goblin B5", deck="hero_thief hero_wizard hero_elf").draw().tells()
    table.logs("turn_hero", hero="thief").asks("move", by=1).sees(None, "turn", "hero_thief")
    table.sees(None, "deck", {"hero_elf": 1, "hero_wizard": 1})


@pytest.mark.rule("DG-20.5", "DG-20.3", "DG-20.4", "DG-12.1")
@pytest.mark.parametrize(
    ("clock", "damage", "then"),
    [
        (2, 2, []),
        (3, 2, ["danger_near"]),
        (4, 2, ["danger", "damage_rises"]),
        (3, 6, ["danger_near"]),
        (4, 6, ["danger", "reinforcement"]),
        (5, 2, ["danger", "damage_rises"]),
    ],
)
def test_the_danger_step_is_public_and_not_part_of_a_turn(clock: int, damage: int, then: list[str]) -> None:
    table = Table("0 E1", damage=damage, deck="", revealed="hero_warrior king")
    table.game.floor_clock = clock
    table.game.turn = "king_1"
    events = keys(table.draw().news)
    first_turn = next(place for place, key in enumerate(events) if key.startswith("turn_"))
    assert events[:first_turn] == ["rebuild", *then], "after the shuffle, before the next card is revealed"
    assert {event.audience for event in table.news} == {None}
    table.logs("rebuild", cards=2, clock=clock + 1).sees(None, "floor_clock", clock + 1)
    rises = "damage_rises" in then
    reinforcements = then.count("reinforcement")
    table.sees(None, "damage", damage + rises).game_is(reinforcements=reinforcements)
    assert len(table.units()) == reinforcements
    if "danger" in then:
        table.logs("danger", clock=clock + 1)
    if rises:
        table.logs("damage_rises", damage=damage + 1)


@pytest.mark.rule("DG-6.6")
def test_a_dead_heros_card_is_revealed_as_usual() -> None:
    Table("0", "1 E1", deck="hero_thief").begin(0).logs("turn_hero").asks("revive")


@pytest.mark.rule("DG-20.2", "DG-20.3", "DG-20.4", "DG-V26")
def test_the_floor_clock_brings_danger_from_the_fifth_rebuild_on() -> None:
    table = Table()
    game = table.game
    game.floor = 2
    seen = []
    for _ in range(6):
        game.revealed = ["king_1", "hero_warrior"]
        game.deck = []
        deck.rebuild(game)
        seen.append((game.floor_clock, game.damage))
    assert seen == [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 3)]
    game.king = 10
    floors.advance_if_due(game)
    assert (game.floor, game.damage, game.floor_clock) == (3, 4, 0)
    assert game.rebuilds == 6


@pytest.mark.rule("DG-20.1")
def test_monster_damage_does_not_rise_for_a_placed_reinforcement() -> None:
    table = Table("0 E5 S2", "goblin E6", faces=(1,)).act(0, "attack-E6-strength").logs("reinforcement")
    table.game_is(damage=1).draw("monster").game_is(damage=1)
    bags.raise_damage(table.game)
    table.sees(None, "damage", 2)  # the damage is public


@pytest.mark.rule("DG-20.4")
@pytest.mark.parametrize(("clock", "damage", "announced"), [(3, 2, 0), (4, 2, 3), (9, 4, 5), (4, 6, 0)])
def test_an_empty_deck_announces_what_the_reshuffle_does_to_the_damage(clock: int, damage: int, announced: int) -> None:
    game = Table().game
    game.deck = []
    game.floor_clock = clock
    game.damage = damage
    (empty,) = [subject for subject in game.view(None).coming_up() if subject.key == "outlook-deck_empty"]
    assert empty.args["damage"] == announced
