"""How the points stand along the way."""

from __future__ import annotations

from rules.dungeon_go.game import DungeonGo


def test_the_standing_sums_the_victory_points_of_each_seats_heroes() -> None:
    game = DungeonGo.start(2, seed="standing")
    while not game.heroes or len({hero.seat for hero in game.heroes}) < 2 or game.phase == "setup":
        question = game.questions[0]
        game.choose(question.seat, question.id, [option.id for option in question.options(game)[: question.min]])
    assert game.standing() == [0, 0]
    for number, hero in enumerate(game.heroes):
        hero.vp = 10**number
    expected = [sum(hero.vp for hero in game.heroes if hero.seat == seat) for seat in (0, 1)]
    assert game.standing() == expected
    assert sum(expected) == sum(10**number for number in range(len(game.heroes)))
