"""The heuristic player: reasonable, quick, and limited to what its seat knows."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeon_go.players.heuristic import BUDGET, Trials
from games.dungeon_go.players.position_cost import cost, pieces_of
from games.dungeon_go.rules.board import CELL, STEP
from games.dungeon_go.rules.game import DungeonGo
from games.dungeon_go.rules.setup import PlaceHero
from rules.game import Game
from rules.players import answer
from rules.registry import PLAYERS
from rules.selfplay import series
from tests.games.dungeon_go.table import Table

HEURISTIC = PLAYERS["dungeon_go"]["steady"]


def pick(table: Table) -> str:
    """The heuristic player's answer to the open question, from a guess alone."""
    question, game = table.question, table.game
    guesses: list[Game] = []

    def think() -> Game:
        guesses.append(game.guess(question.seat, Random(1)))
        return guesses[-1]

    before = game.save()
    (picked,) = HEURISTIC.pick(question.seat, question, question.options(game), think, Random(1))
    assert game.save() == before
    assert len(guesses) <= 1
    assert all(guess.save() == game.guess(question.seat, Random(1)).save() for guess in guesses), (
        "a read changes nothing"
    )
    return picked


def strikes(table: Table) -> str:
    """The target of its attack, at once or after a move."""
    picked = pick(table)
    if picked in table.cells() | {"stay"}:
        table.pick(picked)
        picked = pick(table)
    return "-".join(picked.split("-")[1:])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pieces", "floor", "king", "struck"),
    [
        pytest.param("0 E2 S1 A1 M2, goblin E6, kobold B3", 1, "E4", "E6-strength", id="a threat to the king"),
        pytest.param("0 E5 S1 M1, kobold E1, goblin E6", 1, "B6", "E1-strength", id="the monster at the entrance"),
        pytest.param(
            "0 B4 S1 M2, 1 B5 holds=magic, 2 B5 holds=faith, demon_king_a B5 attacked, goblin B1",
            *(5, "E4", "B5-strength"),
            id="the attack that wins the game",
        ),
    ],
)
def test_it_attacks_the_most_urgent_monster(pieces: str, floor: int, king: str, struck: str) -> None:
    table = Table(*pieces.split(", "), players=3, floor=floor, king=king).begin(0)
    assert strikes(table) == struck


def test_it_rolls_on_and_comes_back_to_life() -> None:
    table = Table(floor=5).begin(0)
    assert pick(table) != "decline"
    table.hero(0, "E5", "S3")
    table.monster("goblin", "E6")
    table.faces(2)
    table.act(0, "attack-E6-strength")
    assert pick(table) == "roll_on"


def test_it_does_not_start_where_a_monster_strikes_before_its_first_turn() -> None:
    """A monster two cells ahead would step up and strike; on the first floor all are in reach from elsewhere, too."""
    for seed in map(str, range(5)):
        game = DungeonGo.start(3, {}, seed=seed)
        while game.phase == "setup":
            question = game.questions[0]
            picked = answer(game, question, HEURISTIC, Random(seed))
            if isinstance(question, PlaceHero):
                (cell,) = picked
                assert all(monster.cell != CELL[cell] + 2 * STEP for monster in game.monsters), (seed, cell)
            game.choose(question.seat, question.id, picked)


@pytest.mark.parametrize(
    ("floor", "damage", "faith", "grows"),
    [(1, 1, 3, "faith"), (1, 1, 4, "strength"), (3, 2, 3, "faith"), (5, 3, 3, "faith"), (5, 3, 4, "strength")],
)
def test_a_hero_grows_in_faith_until_it_survives_all_expected_damage(
    floor: int, damage: int, faith: int, grows: str
) -> None:
    """On the last floor the damage is 3, and faith reduces every hit by one less than its value."""
    table = Table(f"0 E5 S1 A2 M2 F{faith}", "goblin E6", floor=floor, damage=damage, faces=(6,))
    table.act(0, "attack-E6-strength")
    assert table.question.kind == "growth"
    assert pick(table) == grows


def test_it_makes_way_for_the_king_when_no_monster_is_left() -> None:
    table = Table("0 E5").begin(0)
    assert pick(table) not in ("stay", "E6")


@pytest.mark.parametrize(("at", "column"), [("E8", 4), ("B7", 4), ("B8", 4), ("B9", 5)])
def test_it_waits_for_the_next_floor_in_the_middle_of_the_back_board(at: str, column: int) -> None:
    """On empty boards it walks to the middle of the back board: from there the new monsters are near."""
    table = Table(f"0 {at} A2", "1 B5").begin(0)
    picked = pick(table)
    assert CELL[at if picked == "stay" else picked] // 3 == column


@pytest.mark.parametrize(("taken", "goes"), [("B8", "B5"), ("B5", "stay")])
def test_one_hero_awaits_the_next_floor_in_front_of_the_king(taken: str, goes: str) -> None:
    """The king begins the floor on E4, and a hero on B5 is then on E5, where it keeps him from the monsters."""
    table = Table("0 B2 A2", f"1 {taken}", king="E6").begin(0)
    assert pick(table) == goes


@pytest.mark.parametrize(
    ("units", "deck", "casts"),
    [
        (("chimera", "dullahan"), (), True),
        (("chimera", "dullahan"), ("hero_thief", "hero_wizard", "hero_priest"), True),
        (("goblin",), (), False),
        (("goblin", "kobold"), ("hero_thief", "hero_wizard"), False),
    ],
)
def test_it_casts_a_fireball_only_if_the_heroes_in_the_deck_leave_targets(
    units: tuple[str, ...], deck: tuple[str, ...], casts: bool
) -> None:
    """It gives its combat actions in the next round (DG-22.11): each hero that acts before then meets a mark."""
    table = Table("0 E1 M3 vp=2", spells=True)
    for number in (1, 2, 3):
        table.hero(number, f"E{6 + number}")
    for unit, cell in zip(units, ("B6", "B9"), strict=False):
        table.monster(unit, cell, attacked=True)
    table.begin(0)
    table.deck(*deck)
    table.pick("stay")
    assert (pick(table) == "spell-fireball") == casts


def test_it_moves_before_deciding_between_attack_and_magic() -> None:
    table = Table("0 E5 S1 A1 M1 vp=2", "goblin E6", "kobold B4", spells=True).begin(0)
    assert table.options()[pick(table)].group != "fight"
    table.game.heroes[0].vp = 0
    assert table.options()[pick(table)].group == "fight", "there is nothing to pay with"


def test_it_heals_the_wounded_when_nothing_else_helps() -> None:
    table = Table("0 E8 S1 F4 vp=3", "1 E9 S6 hp=1", "goblin B3", miracles=True).begin(0, "stay")
    assert pick(table) == "miracle-heal"
    table.pick("miracle-heal")
    assert pick(table) == "thief"


THE_WIZARD_COULD_ATTACK = ("2 B8 M3", "troll B5")
THE_WIZARD_HOLDS_A_MARK = ("2 B5 M3 holds=strength", "chimera B5 attacked")
THE_WIZARD_COULD_FINISH = ("2 B5 M3 holds=strength", "troll B5 attacked")


@pytest.mark.parametrize(
    ("pieces", "hastened"),
    [
        pytest.param(("2 B8 M3",), False, id="no monster"),
        pytest.param(THE_WIZARD_COULD_ATTACK, True, id="free to attack"),
        pytest.param(THE_WIZARD_HOLDS_A_MARK, False, id="would let go of its mark"),
        pytest.param(THE_WIZARD_COULD_FINISH, True, id="would meet the last mark"),
    ],
)
def test_haste_is_for_a_companion_that_can_meet_a_mark(pieces: tuple[str, ...], hastened: bool) -> None:
    """The warrior is too far away to attack, and a point that the wizard hands over is no reason to ask for it."""
    table = Table("0 E7 F4 vp=0", *pieces, miracles=True, deck="king")
    table.game.heroes[2].vp = 3
    table.game.revealed = ["hero_wizard"]
    table.begin(0, "stay")
    assert (pick(table) == "miracle-haste") == hastened
    if hastened:
        table.pick("miracle-haste")
        assert pick(table) == "hero_wizard"


def test_heroes_of_one_player_do_not_pay_each_other_for_nothing() -> None:
    table = Table("0 E7 F4 vp=3", "2 B8 M3 vp=3", players=1, miracles=True, deck="king")
    table.game.revealed = ["hero_wizard"]
    table.begin(0, "stay")
    assert pick(table) == "done"


@pytest.mark.parametrize(
    ("pieces", "answer"), [(("2 B8 M3",), "no"), (THE_WIZARD_COULD_ATTACK, "yes"), (THE_WIZARD_HOLDS_A_MARK, "no")]
)
def test_a_companion_pays_only_for_a_turn_that_it_can_use(pieces: tuple[str, ...], answer: str) -> None:
    table = Table("0 E7 F4 vp=3", *pieces, miracles=True, deck="king")
    table.game.heroes[2].vp = 3
    table.game.revealed = ["hero_wizard"]
    table.begin(0, "stay", "miracle-haste", "hero_wizard", "target")
    assert table.question.kind == "consent"
    assert pick(table) == answer


def test_a_refused_miracle_is_paid_for_only_if_it_is_worth_the_point() -> None:
    haste = Table("0 E7 F4 vp=3", "2 B8 M3", miracles=True, deck="king")
    haste.game.heroes[2].vp = 3
    haste.game.revealed = ["hero_wizard"]
    haste.begin(0, "stay", "miracle-haste", "hero_wizard", "target", "no")
    assert pick(haste) == "take_back"
    miracle = Table("0 E7 F6 vp=3", "2 B8 M1", miracles=True, deck="king")
    miracle.game.heroes[2].vp = 3
    miracle.begin(0, "stay", "miracle-miracle", "wizard", "target", "no")
    assert pick(miracle) == "pay"


@pytest.mark.parametrize(
    ("pieces", "whole", "half"),
    [
        pytest.param(("0 E5 S1 M1", "kobold E1", "goblin E6"), "stay-E1-strength", "stay", id="what it picks"),
        pytest.param(("0 B4 S1 A1 M1", "goblin B5", "goblin B2"), "stay-B5-strength", "stay", id="second best"),
        pytest.param(("0 E3 S1 A1 M1 hp=1", "goblin B2", "goblin B5"), "B7-B5-strength", "B7", id="after a move"),
    ],
)
def test_a_move_is_not_listed_next_to_the_fight_that_includes_it(
    pieces: tuple[str, ...], whole: str, half: str
) -> None:
    table = Table(*pieces).begin(0)
    question, game = table.question, table.game
    weighed = HEURISTIC.weigh(question.seat, question, question.options(game), lambda: game, Random(1))
    ids = [value.ids for value in weighed]
    assert half in table.ids()
    assert (whole,) in ids[:2]
    assert (half,) not in ids


def test_trying_out_options_leaves_the_position_unchanged() -> None:
    table = Table(
        "0 B4 S2 A2 M6 F6 vp=3 hp=1", "1 B5 holds=strength hp=1", "2 B5 holds=agility", spells=True, miracles=True
    )
    table.hero(3, vp=2)
    table.monster("chimera", "B5", attacked=True)
    table.monster("ghoul", "B1")
    table.begin(0, "stay")
    before = table.game.save()
    now = cost(table.game, pieces_of(table.game))
    trials = Trials(table.game, table.game.heroes[0])
    for option in table.options().values():
        trials.action(table.question, option)
    assert table.game.save() == before
    assert 0 <= trials.left < BUDGET
    assert cost(table.game, pieces_of(table.game)) == now == trials.action(table.question, table.options()["done"])


@pytest.mark.slow
@pytest.mark.parametrize(("games", "least"), [(8, 3), pytest.param(30, 12, marks=pytest.mark.long)])
def test_it_wins_where_random_play_does_not(games: int, least: int) -> None:
    steady = series("dungeon_go", 3, games, "compare", ["steady"], {}, 20_000)
    random = series("dungeon_go", 3, games, "compare", ["random"], {}, 20_000)
    assert steady.results["end-victory"] >= least
    assert random.results["end-victory"] <= least / 6


def test_heroes_of_one_player_start_with_different_abilities() -> None:
    game = DungeonGo.start(1, seed="x")
    begun = []
    for number in range(3):
        while game.questions[0].kind != "choose_starting_two":
            (question,) = game.questions
            game.choose(question.seat, question.id, [question.options(game)[0].id])
        (question,) = game.questions
        advised = answer(game, question, HEURISTIC, Random(number))
        picked = ["agility"] if number == 0 else advised
        begun += picked
        game.choose(question.seat, question.id, picked)
    assert begun[0] == "agility", "against what is advised"
    assert len(set(begun)) == 3
