"""Answers that the search finds and the heuristic misses."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games.dungeon_lords import GAME
from games.dungeon_lords.players.evaluation import EVALUATOR
from games.dungeon_lords.rules.components import SEASONS
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.orders.executing import Execute
from games.dungeon_lords.rules.orders.orders import ChooseNonplayerOrder
from games.dungeon_lords.rules.pieces import PALADIN_SPACE
from rules.players import answer, opinion
from rules.search import WIDTH
from tests.games.dungeon_lords.positions import ME, STARTER, asked, dungeon, execute, go, lair, table

THOUGHT = Path(__file__).with_name("thought")
CHANCES = ["1", *(pytest.param(chance, marks=pytest.mark.long) for chance in "23")]


@pytest.mark.slow
@pytest.mark.parametrize("chance", CHANCES)
def test_it_does_not_hire_a_creature_whose_wage_would_attract_the_paladin(chance: str) -> None:
    """Payday is this round. A second troll uses the food for the first one's wage, and evil is already at 8."""
    game = DungeonLords.load((THOUGHT / "second_troll.json").read_bytes())
    question = asked(game, "choose_creature")
    assert answer(game, question, GAME.players["steady"], Random(chance)) == ["troll"]
    first, *others = opinion(game, question, GAME.players["expert"], Random(chance))
    assert first.ids == ("decline",)
    troll = next(each for each in others if each.ids == ("troll",))
    assert first.chance is not None
    assert troll.chance is not None
    assert first.chance > troll.chance + 0.1
    assert first.comparison is not None
    assert first.comparison.args["gained"].key == "term-evil"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("gold", "mines", "digs"),
    [(2, "nowhere", False), (3, "nowhere", True), (2, "placed", True), (2, "crowded out", False)],
)
def test_no_tunnel_is_dug_that_makes_the_tax_unaffordable(gold: int, mines: str, digs: bool) -> None:
    """Tax is due this round, 2 gold for four tiles and 3 for five; gold is mined after digging."""
    game = DungeonLords.load((THOUGHT / "dear_tunnel.json").read_bytes())
    question = asked(game, "dig_square")
    lord = game.lords[question.seat]
    lord.gold, lord.orders[0] = gold, "get_food" if mines == "nowhere" else "mine_gold"
    game.spaces["mine_gold"] = [None, question.seat if mines == "placed" else None, None]
    assert (answer(game, question, GAME.players["steady"], Random(1)) != ["done"]) == digs


def test_stopping_is_considered_before_trying_all_squares() -> None:
    """There are more squares than the search tries, and they are similar."""
    game = DungeonLords.load((THOUGHT / "dear_tunnel.json").read_bytes())
    question = asked(game, "dig_square")
    game.lords[question.seat].gold = 5
    first, second, *others = opinion(game, question, GAME.players["steady"], Random(1))
    assert len(others) + 2 > WIDTH
    assert first.ids != ("done",)
    assert second.ids == ("done",)


def proposals(game: DungeonLords) -> list[str]:
    """The answers that are worth trying, the heuristic one first."""
    return [each.ids[0] for each in opinion(game, asked(game), GAME.players["steady"], Random(1))]


def building(gold: int = 3, food: int = 3, event: str = "special", *, squares: str = "C1 C2 C3 C4") -> DungeonLords:
    """ME has supplies and tunnels in a round that ends with this event."""
    return table(
        4,
        season=1,
        events=[event, "tax" if event == "special" else "special", "payday"],
        events_shown=1,
        gold=gold,
        food=food,
        evil=3,
        imps=4,
        tiles=dungeon(squares),
        market=["mint", "workshop"],
    )


@pytest.mark.parametrize(
    ("order", "space"), [("get_food", 1), ("improve_reputation", 2), ("recruit_imps", 1), ("buy_traps", 2)]
)
def test_declining_an_order_is_not_considered_if_its_cost_is_not_needed(order: str, space: int) -> None:
    game = building()
    execute(game, order, space)
    assert proposals(game) == ["do"]


@pytest.mark.parametrize(
    ("order", "space", "gold", "event", "may"),
    [
        ("get_food", 1, 3, "tax", False),  # the tax is 2
        ("get_food", 1, 2, "tax", True),
        ("get_food", 2, 3, "special", True),  # it costs evil
        ("buy_traps", 3, 3, "tax", True),
        ("buy_traps", 3, 3, "special", False),
        ("buy_traps", 2, 0, "tax", False),  # it costs nothing
    ],
)
def test_declining_is_considered_if_the_order_costs_gold_for_the_tax(
    order: str, space: int, gold: int, event: str, may: bool
) -> None:
    game = building(gold, event=event)
    execute(game, order, space)
    assert ("decline" in proposals(game)) == may


@pytest.mark.parametrize(("later", "space", "may"), [("buy_traps", 1, True), ("buy_traps", 2, False)])
def test_declining_is_considered_if_a_later_order_needs_the_gold(later: str, space: int, may: bool) -> None:
    """One gold is left, and a later order costs it; the minions of other lords do not matter."""
    game = building(gold=1)
    game.spaces[later][space - 1] = ME
    game.spaces["recruit_imps"][2] = STARTER
    game.spaces["get_food"][0] = ME
    game.lords[ME].orders = ["get_food", later]
    go(game, Execute(seat=ME, order="get_food", space=0))
    assert ("decline" in proposals(game)) == may


def test_gold_that_is_mined_before_the_tax_counts() -> None:
    game = building(gold=2, event="tax")
    game.spaces["mine_gold"][0] = game.spaces["get_food"][0] = ME
    game.lords[ME].orders = ["get_food", "mine_gold"]
    go(game, Execute(seat=ME, order="get_food", space=0))
    assert proposals(game) == ["do"]


@pytest.mark.parametrize(
    ("squares", "may"), [("C1 C2 C3 C4", False), ("C1 C2=mint C3 C4", True), ("C1 C2=mint! C3 C4", False)]
)
def test_mining_with_fewer_imps_is_considered_only_if_a_room_could_use_them(squares: str, may: bool) -> None:
    game = building(squares=squares)
    execute(game, "mine_gold", 1)
    assert proposals(game) == (["gold-2", "gold-1", "decline"] if may else ["gold-2"])


@pytest.mark.parametrize(("space", "gold", "may"), [(1, 2, False), (2, 3, False), (2, 2, True)])
def test_declining_to_build_is_considered_only_for_the_tax(space: int, gold: int, may: bool) -> None:
    game = building(gold, event="tax")
    execute(game, "build_room", space)
    rooms = proposals(game)
    assert {"mint", "workshop"} <= set(rooms)
    assert ("decline" in rooms) == may


@pytest.mark.slow
@pytest.mark.parametrize("chance", CHANCES)
def test_a_lord_with_an_empty_lair_hires_a_creature_before_combat(chance: str) -> None:
    """A summer with two traps, an empty lair and food for a goblin: without it the party conquers four tiles."""
    game = DungeonLords.load((THOUGHT / "nobody_hired.json").read_bytes())
    question = asked(game, "choose_creature")
    weighed = opinion(game, question, GAME.players["expert"], Random(chance))
    assert {each.ids[0] for each in weighed} == {"goblin", "ghost", "troll"}
    assert answer(game, question, GAME.players["expert"], Random(chance)) != ["decline"]


@pytest.mark.parametrize(
    ("season", "food", "lair_of", "may"),
    [
        ("summer", 3, "goblin", False),
        ("autumn", 3, "", False),
        ("spring", 3, "", True),  # another creature can still be hired
        ("summer", 2, "goblin", True),  # one food now, two when payday comes
        ("summer", 2, "", False),
        ("summer", 3, "goblin ghost ghost vampire", True),  # one for each round
    ],
)
def test_just_before_combat_an_affordable_creature_is_not_declined(
    season: str, food: int, lair_of: str, may: bool
) -> None:
    game = building(food=food)
    game.season = SEASONS.index(season)
    game.events, game.events_shown = ["tax", "special", "payday"], 3
    game.lords[ME].lair, game.tavern = lair(lair_of), ["slime"]
    execute(game, "hire_monster", 2)
    assert proposals(game)[0] == "slime"
    assert ("decline" in proposals(game)) == may


@pytest.mark.parametrize(("evil", "may"), [(PALADIN_SPACE - 3, False), (PALADIN_SPACE - 2, True)])
def test_declining_a_ghost_is_considered_only_if_its_evil_may_attract_the_paladin(evil: int, may: bool) -> None:
    game = building()
    game.season, game.events, game.events_shown = 2, ["tax", "special", "payday"], 3
    game.lords[ME].lair, game.lords[ME].evil, game.tavern = [], evil, ["ghost"]
    execute(game, "hire_monster", 2)
    assert proposals(game)[0] == "ghost"
    assert ("decline" in proposals(game)) == may


@pytest.mark.parametrize(
    ("starter", "orders", "disabled", "taken", "thought_of"),
    [
        (0, "get_food mine_gold build_room", "", 0, False),  # the first lord to mine would then be on II, and ME on III
        (1, "mine_gold get_food build_room", "", 0, True),  # no lord comes earlier: II is better than I
        (1, "mine_gold get_food build_room", "", 2, False),  # no space would be left
        (0, "mine_gold get_food build_room", "", 0, False),
        (1, "get_food mine_gold build_room", "", 0, False),
        (0, "get_food mine_gold build_room", "mine_gold", 0, True),  # the other lord cannot mine in this round
    ],
)
def test_a_non_player_gets_a_lords_own_order_only_if_that_improves_its_space(
    starter: int, orders: str, disabled: str, taken: int, thought_of: bool
) -> None:
    game = table(2, starter=starter)
    for outsider in game.outsiders:
        outsider.drawn, outsider.disabled = (
            ["recruit_imps", "improve_reputation"],
            ["get_food", "build_room", "dig_tunnels"],
        )
    game.lords[0].disabled, game.lords[1].disabled = disabled.split(), []
    game.spaces["mine_gold"] = [None, *["yellow", "green"][:taken], *[None] * (2 - taken)]
    game.lords[1].orders = orders.split()
    go(game, ChooseNonplayerOrder(seat=1))
    answers = proposals(game)
    assert {"hire_monster", "buy_traps"} <= set(answers)
    assert ("mine_gold" in answers) == thought_of


def test_traps_are_evaluated_by_their_effect() -> None:
    """A Cursed Ring damages all and saves the tile; an Antimagic Dart deals one damage and stops a spell."""
    game, traps = table(4), {}
    for trap in ("cursed_ring", "rolling_stone", "antimagic_dart"):
        game.lords[ME].traps = [trap]
        traps[trap] = EVALUATOR.features(game, ME)["traps"]
    assert traps["cursed_ring"] > traps["rolling_stone"] > traps["antimagic_dart"] > 0


@pytest.mark.parametrize(("year", "combat_round", "less"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_surplus_gold_and_tunnels_count_less_in_the_last_combat(year: int, combat_round: int, less: bool) -> None:
    game = table(4, year=year, gold=8, tiles=dungeon("C1 C2 C3 B3 D3 E3 A3"))
    game.combat_round = combat_round
    found = EVALUATOR.features(game, ME)
    assert (found["gold"] < 8) == less
    assert (found["tunnels"] < 7) == less
