"""Sections 21 and 24: the end of the game, one and two players."""

from __future__ import annotations

import pytest

from games.dungeon_go.rules import scoring
from games.dungeon_go.rules.components import ABILITIES, UNITS
from games.dungeon_go.rules.game import DungeonGo
from rules.messages import Args, Message, refer, seat_name
from tests.games.driver import keys
from tests.games.dungeon_go.table import Table, args
from tests.games.dungeon_go.test_setup import play_setup


def won(players: int = 4, slayer: int = 0, **vp: int) -> Table:
    """A table on which hero `slayer` has just defeated the demon king; `h0=7` gives hero 0 seven points."""
    table = Table(players=players)
    for name, points in vp.items():
        table.hero(int(name[1]), "E5", vp=points)
    table.game.demon_slayer = slayer
    scoring.win(table.game)
    return table


def titled(table: Table) -> list[int]:
    return [hero.number for hero in scoring.true_heroes(table.game)]


@pytest.mark.rule("DG-21.1")
@pytest.mark.parametrize(
    ("unit", "wins"),
    [("demon_king_b", True), ("demon_king_a", True), ("troll", False), ("goblin", False)],
)
def test_only_the_defeat_of_the_demon_king_wins_the_game(unit: str, wins: bool) -> None:
    table = Table(king="E5", floor=5)
    marks = [list(ABILITIES)[bit] for bit in UNITS[unit].marks]
    for number, name in enumerate(marks[1:]):
        table.hero(number, "B6", holds=name, vp=5, kills=9)  # ties with the slayer, who still wins
    slayer = table.hero(3, "E4", " ".join(f"{letter}6" for letter in "SAMF"), vp=1)
    table.monster(unit, "B6", attacked=True)
    table.monster("imp", "E1")
    events = table.fight(3, f"attack-B6-{marks[0]}")
    assert "defeats" in keys(events)
    assert (table.game.result is not None) == wins
    if not wins:
        assert "true_hero" not in keys(events)
        return
    assert table.result.reason == "end-victory"
    assert table.game.demon_slayer == 3
    assert table.winners == [3]
    assert args(events, "true_hero") == {"heroes": [slayer.name]}
    assert keys(events).index("defeats") < keys(events).index("true_hero")
    assert table.game.questions == []
    for seat in (None, 0, 1, 2, 3):
        view = table.game.view(seat)
        assert view.phase == "over"
        assert view.result == table.game.result


@pytest.mark.rule("DG-21.2", "DG-21.3", "DG-21.7", "DG-19.5")
@pytest.mark.parametrize("unit", ["goblin", "evil_god"])
@pytest.mark.parametrize(("cell", "king", "reason"), [("B5", "B4", "end-king_dead"), ("E1", "E4", "end-monster_left")])
def test_the_heroes_lose_if_the_king_dies_or_a_monster_leaves(cell: str, king: str, reason: str, unit: str) -> None:
    table = Table("0 B9 vp=5", f"{unit} {cell}", king=king)
    events = table.reveal("monster")
    result = table.result
    assert (result.reason, result.winners) == (reason, [])
    assert "true_heroes" not in result.facts
    assert "true_hero" not in keys(events)
    assert table.totals == [5, 0, 0, 0], "points are shown"
    assert {place.place for place in result.places} == {1}


@pytest.mark.rule("DG-21.5")
def test_no_round_limit() -> None:
    table = Table()
    table.game.rebuilds = table.game.floor_clock = 500
    table.hero(0, "E5")
    table.monster("goblin", "B3")
    table.reveal("king")
    assert table.game.result is None


@pytest.mark.rule("DG-21.6")
def test_the_hero_with_the_most_points_becomes_the_true_hero() -> None:
    table = won(h0=3, h1=9, h2=8, h3=9 - 1)
    assert titled(table) == [1]
    assert table.winners == [1]
    places = {table.number(place.seat): place.place for place in table.result.places}
    assert places == {0: 4, 1: 1, 2: 2, 3: 2}


@pytest.mark.rule("DG-21.6", "DG-V28")
def test_ties_go_to_the_slayer_then_defeats_then_fewer_deaths() -> None:
    assert titled(won(slayer=1, h0=12, h1=12, h2=3)) == [1]
    table = won(slayer=1, h0=12, h1=12)
    table.game.heroes[0].kills, table.game.heroes[1].deaths = 9, 9
    assert titled(table) == [1], "the slayer before defeats and deaths"
    table = won(slayer=2, h0=12, h1=12, h2=3)
    table.game.heroes[0].kills, table.game.heroes[1].kills = 7, 8
    assert titled(table) == [1]
    table.game.heroes[0].kills = 8
    table.game.heroes[1].deaths = 2
    assert titled(table) == [0]
    table.game.heroes[0].deaths = 2
    assert titled(table) == [0, 1]


@pytest.mark.rule("DG-21.6")
def test_the_closing_texts_tell_what_broke_a_tie() -> None:
    def tie(slayer: int, kills: int = 0, deaths: int = 0, **vp: int) -> Message | None:
        table = Table(players=3)
        for name, points in vp.items():
            table.hero(int(name[1]), "E5", vp=points)
        table.game.demon_slayer = slayer
        table.game.heroes[2].kills, table.game.heroes[1].deaths = kills, deaths
        scoring.win(table.game)
        return next((said for said in table.game.closing() if said.key.startswith("tie-")), None)

    table = Table(players=3)
    one, two = (seat_name(table.game.heroes[number].seat) for number in (1, 2))
    warrior = table.game.heroes[2].name
    ahead: Args = {"points": 12, "player": two, "hero": warrior, "behind": one}
    assert tie(2, h1=12, h2=11, h0=3) is None, "the points decided"
    assert tie(2, h1=12, h2=12) == Message("tie-slayer", ahead)
    assert tie(0, h1=12, h2=12, kills=3, deaths=1) == Message("tie-kills", {**ahead, "own": 3, "other": 0})
    assert tie(0, h1=12, h2=12, deaths=1) == Message("tie-deaths", {**ahead, "own": 0, "other": 1})
    shared = tie(0, h1=12, h2=12)
    assert shared is not None
    assert (shared.key, shared.args["points"]) == ("tie-shared", 12)
    assert sorted(shared.args["players"], key=repr) == sorted([one, two], key=repr)  # type: ignore[arg-type]


@pytest.mark.rule("DG-21.6")
def test_the_closing_texts_also_tell_ties_below_first_place() -> None:
    table = Table(players=3)
    for number, vp in ((0, 20), (1, 12), (2, 12)):
        table.hero(number, "E5", vp=vp)
    table.game.heroes[2].kills = 1
    scoring.win(table.game)
    assert [said.key for said in table.game.closing() if said.key.startswith("tie-")] == ["tie-kills"]


@pytest.mark.rule("DG-24.3", "DG-21.1")
def test_the_end_says_whose_hero_defeated_the_demon_king() -> None:
    table = Table(players=2)
    for number, vp in enumerate((5, 9, 7, 2)):
        table.hero(number, "E5", vp=vp)
    game = table.game
    game.demon_slayer = 3
    scoring.win(game)
    (slayer,) = game.closing()
    owner = seat_name(game.heroes[3].seat)
    assert slayer == Message("closing-slayer", {"hero": game.heroes[3].name, "player": owner})
    lost = Table(players=2)
    scoring.lose(lost.game, scoring.KING_DEAD)
    assert lost.game.closing() == [], "there is no True Hero (DG-21.7)"


@pytest.mark.rule("DG-21.6", "DG-24.2")
@pytest.mark.parametrize(("players", "points"), [(1, (5, 5, 5)), (2, (5, 5, 3, 2))])
def test_equal_heroes_of_one_player_are_not_told_as_a_tie(players: int, points: tuple[int, ...]) -> None:
    table = Table(players=players)
    for number, vp in enumerate(points):
        table.hero(number, "E5", vp=vp)
    scoring.win(table.game)
    assert not [said for said in table.game.closing() if said.key.startswith("tie-")]


@pytest.mark.rule("DG-21.6")
def test_a_shared_title_lets_both_owners_win() -> None:
    table = won(slayer=3, h0=6, h1=6)
    assert table.winners == [0, 1]
    assert table.result.facts["true_heroes"] == [refer("hero-warrior"), refer("hero-thief")]


@pytest.mark.rule("DG-21.8")
def test_dead_heroes_are_scored() -> None:
    table = won(slayer=0, h0=2, h1=9)
    table.game.heroes[1].alive = False
    assert titled(table) == [1]


# One and two players


@pytest.mark.rule("DG-24.1", "DG-24.4", "DG-1.4")
def test_two_players_run_two_heroes_each() -> None:
    game = DungeonGo.start(2, seed="x")
    play_setup(game, "move")
    assert [hero.seat for hero in game.heroes] == [0, 0, 1, 1]
    cards = {card for card in game.deck + game.revealed if card.startswith("hero_")}
    assert cards == {f"hero_{hero.card}" for hero in game.heroes}
    table = Table("0 E5", "1 E5", "goblin E6", players=2)
    table.turn(1)
    assert (table.owner, table.question.kind) == (0, "move")
    table.pick_each("stay", "attack-E6-strength")
    assert [hero.vp for hero in table.game.heroes] == [0, 1, 0, 0]


@pytest.mark.rule("DG-24.2", "DG-V38")
def test_the_solo_score() -> None:
    table = Table(players=1)
    table.game.rebuilds = 21
    for number, points in enumerate((19, 24, 16)):
        table.hero(number, "E5", vp=points)
    table.game.demon_slayer = 0
    scoring.win(table.game)
    result = table.result
    assert result.places[0].total == 38
    assert result.places[0].scores == {"victory_points": 59, "rebuilds": -21}
    assert result.facts["true_heroes"] == [refer("hero-thief")]
    assert result.facts["rank"] == refer("rank-champion")
    assert args(table.game._desk.events, "solo_score")["score"] == 38


@pytest.mark.rule("DG-24.2")
@pytest.mark.parametrize(
    ("score", "rank"),
    [
        (-3, "lucky_survivor"),
        (22, "lucky_survivor"),
        (23, "royal_guard"),
        (27, "royal_guard"),
        (28, "dungeon_knight"),
        (34, "dungeon_knight"),
        (35, "champion"),
        (45, "champion"),
        (46, "legend"),
    ],
)
def test_solo_ranks(score: int, rank: str) -> None:
    assert scoring.solo_rank(score) == rank


@pytest.mark.rule("DG-24.2")
def test_a_lost_solo_game_has_no_rank() -> None:
    table = Table(players=1)
    scoring.lose(table.game, scoring.KING_DEAD)
    assert "rank" not in table.result.facts


@pytest.mark.rule("DG-24.3")
def test_with_two_players_only_the_best_hero_of_each_counts() -> None:
    table = won(2, slayer=0, h0=9, h1=9, h2=10, h3=0)
    assert table.winners == [1]
    shared = won(2, slayer=1, h0=7, h2=7)
    assert shared.winners == [0, 1]


def test_a_game_ended_early_is_won_by_the_best_hero_so_far() -> None:
    table = Table("1 E5 vp=4", "2 E5 vp=4 kills=2", "0 E4 vp=1", players=3)
    result = table.game.counted()
    assert result is not None
    places = {table.number(place.seat): (place.place, place.total) for place in result.places}
    assert places == {0: (3, 1), 1: (2, 4), 2: (1, 4)}
    assert [table.number(seat) for seat in result.winners] == [2]
    assert table.game.result is None, "counting does not change the game"
