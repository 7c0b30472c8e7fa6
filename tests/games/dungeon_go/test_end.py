"""Sections 21 and 24: the end of the game, one and two players."""

from __future__ import annotations

import pytest

from games.dungeon_go.facts.monsters import play_next_turn
from games.dungeon_go.rules import scoring
from games.dungeon_go.rules.components import ABILITIES, UNITS
from rules.messages import Args, Message, refer, seat_name
from tests.games.dungeon_go.table import Setup, Table


def won(*points: int, players: int = 4, slayer: int = 0, kills: str = "", deaths: str = "") -> Table:
    """A table whose heroes have these points, won by hero `slayer`; `kills="2:3"` gives hero 2 three defeats."""
    table = Table(*(f"{number} E5 vp={vp}" for number, vp in enumerate(points)), players=players)
    for field, text in (("kills", kills), ("deaths", deaths)):
        for number, _, value in (word.partition(":") for word in text.split()):
            setattr(table.game.heroes[int(number)], field, int(value))
    table.game.demon_slayer = slayer
    scoring.win(table.game)
    return table


def true_heroes(table: Table) -> list[int]:
    return [hero.number for hero in scoring.true_heroes(table.game)]


def tie(table: Table) -> list[Message]:
    """The sentences about ties."""
    return [line for line in table.game.closing() if line.key.startswith("tie-")]


@pytest.mark.rule("DG-21.1", "DG-1.1", "DG-10.14", "DG-19.3", "DG-21.4", "DG-V19")
@pytest.mark.parametrize(
    ("unit", "wins"),
    [("demon_king_b", True), ("demon_king_a", True), ("troll", False), ("goblin", False)],
)
def test_only_the_defeat_of_the_demon_king_wins_the_game(unit: str, wins: bool) -> None:
    first, *marks = [list(ABILITIES)[bit] for bit in UNITS[unit].marks]
    # They tie with the slayer, who still wins.
    holders = [f"{number} B6 holds={name} vp=5 kills=9" for number, name in enumerate(marks)]
    table = Table(*holders, "3 E4 S6 A6 M6 F6 vp=1", f"{unit} B6 attacked", "imp E1", king="E5", floor=5)
    table.act(3, f"attack-B6-{first}").logs("defeats", monster=unit)
    if not wins:
        table.silent("true_hero").game_is(result=None)
        return
    table.over("end-victory").game_is(demon_slayer=3, questions=[]).logs("true_hero", heroes=["priest"])
    table.logs_in_order("defeats", "true_hero").silent("grows").units_are("imp E1").hero_is(3, vp=5)
    assert table.winners == [3]
    for number in (None, 0, 1, 2, 3):
        table.sees(number, "phase", "over").sees(number, "result", table.result)


@pytest.mark.rule("DG-21.2", "DG-21.3", "DG-21.7", "DG-19.5")
@pytest.mark.parametrize("unit", ["goblin", "evil_god"])
@pytest.mark.parametrize(
    ("cell", "king", "reason", "cause", "where"),
    [("B5", "B4", "end-king_dead", "king_struck", "B4"), ("E1", "E4", "end-monster_left", "monster_leaves", "E1")],
)
def test_the_heroes_lose_if_the_king_dies_or_a_monster_leaves(
    cell: str, king: str, reason: str, cause: str, where: str, unit: str
) -> None:
    table = Table("0 B9 vp=5", f"{unit} {cell}", king=king).draw("monster").over(reason).silent("true_hero")
    table.tells(cause).logs(cause, monster=unit, cell=where)
    assert (table.winners, table.totals) == ([], [5, 0, 0, 0]), "points are shown"
    assert "true_heroes" not in table.result.facts
    assert {place.place for place in table.result.places} == {1}


def test_the_monsters_stop_at_a_defeat_in_play_and_where_their_turn_is_foreseen() -> None:
    table = Table("0 B8 hp=1", "goblin B5", "imp B9", king="B4")
    foreseen = play_next_turn(table.game)
    assert (foreseen.blows, foreseen.game.heroes[0].hp) == ([], 1)
    table.draw("monster").over("end-king_dead").hero_is(0, hp=1)


@pytest.mark.rule("DG-21.5")
def test_a_game_has_no_limit_of_rounds() -> None:
    table = Table("0 E5", "goblin B3")
    table.game.rebuilds = table.game.floor_clock = 500
    table.draw("king").game_is(result=None)


@pytest.mark.rule("DG-21.6", "DG-1.2")
def test_the_hero_with_the_most_points_becomes_the_true_hero() -> None:
    table = won(3, 9, 8, 8)
    assert (true_heroes(table), table.winners) == ([1], [1])
    places = {table.number(place.seat): place.place for place in table.result.places}
    assert places == {0: 4, 1: 1, 2: 2, 3: 2}


@pytest.mark.rule("DG-21.6", "DG-V28")
@pytest.mark.parametrize(
    ("slayer", "kills", "deaths", "heroes"),
    [
        pytest.param(1, "", "", [1], id="the slayer"),
        pytest.param(1, "0:9", "1:9", [1], id="the slayer before defeats and deaths"),
        pytest.param(2, "0:7 1:8", "", [1], id="more defeats"),
        pytest.param(2, "0:8 1:8", "1:2", [0], id="fewer deaths"),
        pytest.param(2, "0:8 1:8", "0:2 1:2", [0, 1], id="nothing"),
    ],
)
def test_ties_go_to_the_slayer_then_defeats_then_fewer_deaths(
    slayer: int, kills: str, deaths: str, heroes: list[int]
) -> None:
    table = won(12, 12, 3, slayer=slayer, kills=kills, deaths=deaths)
    assert (true_heroes(table), table.winners) == (heroes, heroes)
    assert table.result.facts["true_heroes"] == [table.game.heroes[number].name for number in heroes]


@pytest.mark.rule("DG-21.6")
def test_the_closing_texts_tell_what_broke_a_tie() -> None:
    assert tie(won(3, 12, 11, players=3, slayer=2)) == [], "the points decided"
    table = won(3, 12, 12, players=3, slayer=2)
    behind, first = (seat_name(table.game.heroes[number].seat) for number in (1, 2))
    ahead: Args = {"points": 12, "player": first, "hero": table.game.heroes[2].name, "behind": behind}
    assert tie(table) == [Message("tie-slayer", ahead)]
    more, fewer = won(3, 12, 12, players=3, kills="2:3", deaths="1:1"), won(3, 12, 12, players=3, deaths="1:1")
    assert tie(more) == [Message("tie-kills", {**ahead, "own": 3, "other": 0})]
    assert tie(fewer) == [Message("tie-deaths", {**ahead, "own": 0, "other": 1})]
    (shared,) = tie(won(3, 12, 12, players=3))
    assert (shared.key, shared.args["points"]) == ("tie-shared", 12)
    assert sorted(shared.args["players"], key=repr) == sorted([behind, first], key=repr)  # type: ignore[arg-type]
    below = tie(won(20, 12, 12, players=3, kills="2:1"))
    assert [line.key for line in below] == ["tie-kills"], "below first place, too"


@pytest.mark.rule("DG-24.3", "DG-21.1")
def test_the_end_says_whose_hero_defeated_the_demon_king() -> None:
    game = won(5, 9, 7, 2, players=2, slayer=3).game
    slayer = game.heroes[3]
    assert game.closing() == [Message("closing-slayer", {"hero": slayer.name, "player": seat_name(slayer.seat)})]
    lost = Table(players=2)
    scoring.lose(lost.game, scoring.KING_DEAD)
    assert lost.game.closing() == [], "there is no True Hero (DG-21.7)"


@pytest.mark.rule("DG-21.6", "DG-24.2")
@pytest.mark.parametrize(("players", "points"), [(1, (5, 5, 5)), (2, (5, 5, 3, 2))])
def test_equal_heroes_of_one_player_are_not_told_as_a_tie(players: int, points: tuple[int, ...]) -> None:
    assert tie(won(*points, players=players)) == []


@pytest.mark.rule("DG-21.8")
def test_dead_heroes_are_scored() -> None:
    table = won(2, 9)
    table.game.heroes[1].alive = False
    assert true_heroes(table) == [1]


# One and two players


@pytest.mark.rule("DG-24.1", "DG-24.4", "DG-1.4")
def test_two_players_run_two_heroes_each() -> None:
    game = Setup(2, "move").game
    assert [hero.seat for hero in game.heroes] == [0, 0, 1, 1]
    cards = {card for card in game.deck + game.revealed if card.startswith("hero_")}
    assert cards == {f"hero_{hero.card}" for hero in game.heroes}
    table = Table("0 E5", "1 E5", "goblin E6", players=2).begin(1).asks("move", by=0)
    table.do("stay", "attack-E6-strength")
    assert [hero.vp for hero in table.game.heroes] == [0, 1, 0, 0]


@pytest.mark.rule("DG-24.2", "DG-V38")
def test_alone_the_score_is_the_victory_points_less_the_rebuilds() -> None:
    table = Table("0 E5 vp=19", "1 E5 vp=24", "2 E5 vp=16", players=1)
    table.game.rebuilds, table.game.demon_slayer = 21, 0
    assert table.game.standing() == [38], "during the game, too"
    scoring.win(table.game)
    result = table.result
    assert (result.places[0].total, result.places[0].scores) == (38, {"victory_points": 59, "rebuilds": -21})
    assert (result.facts["true_heroes"], result.facts["rank"]) == ([refer("hero-thief")], refer("rank-champion"))
    table.news = table.game._unsaved.events
    table.logs("solo_score", score=38)


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
def test_alone_the_score_gives_a_rank(score: int, rank: str) -> None:
    assert scoring.solo_rank(score) == rank


@pytest.mark.rule("DG-24.2")
def test_a_lost_solo_game_has_no_rank() -> None:
    table = Table(players=1)
    scoring.lose(table.game, scoring.KING_DEAD)
    assert "rank" not in table.result.facts


@pytest.mark.rule("DG-24.3")
def test_with_two_players_only_the_best_hero_of_each_counts_and_is_named_first() -> None:
    assert won(9, 9, 10, 0, players=2).winners == [1]
    assert won(7, 0, 7, players=2, slayer=1).winners == [0, 1]
    table = Table(*(f"{number} E5 vp={points}" for number, points in enumerate((10, 13, 15, 8))), players=2)
    assert [table.game.standing()[table.seat(number)] for number in (0, 2)] == [13, 15], "during the game, too"
    named = [table.game.known_as(table.seat(number))[0] for number in (0, 2)]
    assert named == [table.game.heroes[best].name for best in (1, 2)]
    table.game.heroes.clear()
    assert table.game.standing() == [0, 0], "before they are chosen"


def test_a_game_ended_early_is_won_by_the_best_hero_so_far() -> None:
    table = Table("1 E5 vp=4", "2 E5 vp=4 kills=2", "0 E4 vp=1", players=3)
    result = table.game.counted()
    assert result is not None
    places = {table.number(place.seat): (place.place, place.total) for place in result.places}
    assert places == {0: (3, 1), 1: (2, 4), 2: (1, 4)}
    assert [table.number(seat) for seat in result.winners] == [2]
    assert table.game.result is None, "counting does not change the game"
