"""The heuristic player: what it answers, and which answers it considers.

In combat it simulates battles on a guess and evaluates their ends.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.dungeon_lords import GAME
from games.dungeon_lords.players import building
from games.dungeon_lords.players.battles import possible_cards, worth
from games.dungeon_lords.players.building import trap_worth
from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.combat.planning import PlanBattle, StartPlanning, nearest_tiles, show_plan
from games.dungeon_lords.rules.combat.simulation import ends, fight, plans, strip
from games.dungeon_lords.rules.components import COMBAT_CARDS, ROUNDS, SEASONS, TRAPS
from games.dungeon_lords.rules.costs import DiscardTrap
from games.dungeon_lords.rules.estimates import Situation, order_worth
from games.dungeon_lords.rules.events import Payday
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.orders.executing import Execute
from games.dungeon_lords.rules.orders.orders import ChooseNonplayerOrder, ChooseOrder
from games.dungeon_lords.rules.pieces import PALADIN_SPACE, Creature, Lord, Plan
from games.dungeon_lords.rules.specials import StartSpecial
from rules.players import answer, opinion
from tests.games.dungeon_lords.notation import dungeon, heroes, line
from tests.games.dungeon_lords.table import ME, STARTER, Table, lay

OTHER = 0
"""The seat that has the paladin; neither the one that acts nor the starting player."""

Selection = tuple[str, tuple[str, ...], tuple[str, ...]]
"""The square, the traps and the creatures of a plan."""


def heuristic(table: Table, seed: str = "steady") -> str:
    """The player's answer to the open question."""
    (picked,) = answer(table.game, table.question_of(), GAME.players["steady"], Random(seed))
    return picked


def proposals(table: Table) -> list[str]:
    """The answers that are worth trying, the heuristic one first."""
    return [answer.ids[0] for answer in opinion(table.game, table.question_of(), GAME.players["steady"], Random(1))]


def in_season(season: int, events: str, **values: Any) -> Table:
    """A round with these events of the year, as far as they are known then."""
    return lay(season=season, events=events.split(), events_shown=1 if season == 1 else 3, **values)


def building_up(gold: int = 3, food: int = 3, event: str = "special", **values: Any) -> Table:
    """ME has supplies and tunnels in a spring that ends with this event."""
    events = f"{event} {'tax' if event == 'special' else 'special'} payday"
    given = {"evil": 3, "imps": 4, "tiles": "C1 C2 C3 C4", "market": ["mint", "workshop"]} | values
    return in_season(1, events, gold=gold, food=food, **given)


def strike(imps: int, food: int, **values: Any) -> Table:
    """ME has these imps and this food in a spring that ends with the Imp Strike."""
    special = {"rules": "full", "specials": ["imp_strike", "witch_hunt"], "specials_shown": 1}
    return in_season(1, "special tax payday", imps=imps, food=food, **special | values)


def wish(table: Table, order: str, *before: str, after: tuple[str, ...] = ()) -> float:
    """The worth of the order after and before others."""
    return building.OrderWorths(Situation(table.game, ME)).of_one(order, (*before, order, *after))


# Orders


def test_improving_reputation_is_worthless_without_evil_to_lose() -> None:
    wishes = [order_worth(Situation(lay(evil=evil).game, ME), "improve_reputation") for evil in (0, 1, 3, 6)]
    assert wishes[0] == 0 < wishes[1] < wishes[2] == wishes[3]


def test_upcoming_and_unknown_events_are_expected() -> None:
    table = lay(events=["tax", "payday", "special"], events_shown=2)
    for season, coming in ((1, {"tax", "payday", "special"}), (2, {"payday", "special"}), (3, {"special"})):
        here = Situation(table.on_table(season=season).game, ME)
        assert {event for event in ("tax", "payday", "special") if here.may_come(event)} == coming
    here = Situation(table.on_table(events_shown=3).game, ME)
    assert here.may_come("special")
    assert not here.may_come("tax")


def test_the_non_players_third_order_blocks_other_players() -> None:
    table = lay(2).set(1, orders="mine_gold dig_tunnels buy_traps")
    for outsider in table.game.outsiders:
        outsider.drawn = []
        outsider.disabled = ["improve_reputation", "hire_monster", "build_room", "recruit_imps", "buy_traps"]
    assert heuristic(table.run(ChooseNonplayerOrder(seat=1))) == "get_food"


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
    table = lay(2, starter=starter).deal(disabled=[disabled, ""]).set(1, orders=orders)
    for outsider in table.game.outsiders:
        outsider.drawn = ["recruit_imps", "improve_reputation"]
        outsider.disabled = ["get_food", "build_room", "dig_tunnels"]
    table.game.spaces["mine_gold"] = [None, *["yellow", "green"][:taken], *[None] * (2 - taken)]
    answers = proposals(table.run(ChooseNonplayerOrder(seat=1)))
    assert {"hire_monster", "buy_traps"} <= set(answers)
    assert ("mine_gold" in answers) == thought_of


@pytest.mark.parametrize(
    ("year", "gold", "events", "mines"),
    [
        (2, 3, "tax payday special", False),  # the tax is paid
        (2, 3, "payday special tax", False),  # there is enough for it
        (2, 2, "payday special tax", True),
        (1, 3, "tax payday special", True),  # another year follows
    ],
)
def test_in_the_last_round_gold_is_mined_only_for_the_tax(year: int, gold: int, events: str, mines: bool) -> None:
    table = in_season(3, events, year=year, gold=gold, imps=6, tiles="C1 C2 C3 B3 D3 E3")
    assert (wish(table, "mine_gold") > building.TITLE) == mines


@pytest.mark.parametrize(
    ("year", "tiles", "digs"), [(2, "C1 C2 C3 D3", False), (2, "C1 C2 C3", True), (1, "C1 C2 C3 D3", True)]
)
def test_in_the_last_round_no_tunnel_is_dug_that_cannot_be_conquered(year: int, tiles: str, digs: bool) -> None:
    """Four rounds of combat conquer four tiles at most."""
    table = in_season(3, "tax payday special", year=year, imps=4, tiles=tiles)
    assert (wish(table, "dig_tunnels") > building.TITLE) == digs


@pytest.mark.parametrize(("tavern", "evil", "hires"), [(["goblin"], 5, False), (["vampire"], 5, True), ([], 5, False)])
def test_hiring_is_not_ordered_if_no_creature_would_be_hired(tavern: list[str], evil: int, hires: bool) -> None:
    """Payday comes in this round, and there is no food for a wage."""
    table = in_season(1, "payday special tax", food=2, evil=evil, tavern=tavern, lair="troll")
    assert (wish(table, "hire_monster") > building.TITLE) == hires
    if tavern:
        assert (heuristic(table.order("hire_monster", 1)) != "decline") == hires


def test_without_gold_traps_are_wanted_less_unless_gold_is_mined_first() -> None:
    """Two of the three spaces cost gold, and gold is mined before traps are bought."""
    rich, poor = lay(season=3, gold=2, imps=4), lay(season=3, gold=0, imps=4)
    full = wish(rich, "buy_traps", "dig_tunnels")
    assert wish(poor, "buy_traps", "dig_tunnels") < full / 3
    assert full / 3 < wish(poor, "buy_traps", "mine_gold") <= full
    assert wish(rich, "buy_traps") == full


def test_hiring_without_the_fee_is_not_the_first_order() -> None:
    for gold, first in ((1, True), (0, False)):
        table = lay(rules="full", gold=gold, tavern=["troll"])
        assert (wish(table, "hire_monster") > 0) == first
        assert wish(table, "hire_monster", "get_food") > 0


def test_the_only_room_or_creature_that_is_wanted_may_be_gone() -> None:
    """On the spaces II and I, others choose before."""
    alone, with_goblin = lay(tavern=["troll"]), lay(tavern=["troll", "goblin"])
    assert 0 < wish(alone, "hire_monster", "get_food") < wish(with_goblin, "hire_monster", "get_food")


def test_imps_are_not_recruited_with_the_food_for_a_creature() -> None:
    table = in_season(1, "tax special payday", food=2, tavern=["troll", "troll"])
    assert wish(table, "hire_monster", "dig_tunnels") > 0
    assert wish(table, "hire_monster", "dig_tunnels", after=("recruit_imps",)) == 0


def test_recruiting_imps_that_would_leave_in_the_imp_strike_is_not_ordered() -> None:
    def worth_of(food: int, *before: list[str], season: int = 1) -> float:
        """The worth of recruiting with this food, after other orders."""
        return order_worth(Situation(strike(4, food).on_table(season=season).game, ME), "recruit_imps", *before)

    assert worth_of(2) == 0
    assert worth_of(2, ["get_food"]) > 0
    assert worth_of(3) > 0
    assert worth_of(2, season=2) > 0, "the strike is over"


@pytest.mark.parametrize(
    ("season", "creatures", "tavern", "gold", "needs"),
    [
        (3, "goblin", ["troll", "ghost"], 0, {"hire_monster"}),
        (3, "goblin", ["troll", "ghost"], 2, {"hire_monster", "buy_traps"}),
        (3, "goblin", ["dragon"], 2, {"buy_traps"}),  # too dear
        (3, "goblin", ["dragon"], 0, set()),
        (3, "goblin troll slime", ["troll"], 2, set()),  # there are enough
        (2, "goblin", ["troll", "ghost"], 2, set()),  # there is time
    ],
)
def test_the_last_orders_before_combat_bring_a_creature_or_a_trap_if_there_are_few(
    season: int, creatures: str, tavern: list[str], gold: int, needs: set[str]
) -> None:
    supplies = {"food": 3, "gold": gold, "imps": 5, "evil": 2, "lair": creatures}
    table = in_season(season, "tax special payday", phase="orders", tavern=tavern, **supplies)
    table.set(disabled="dig_tunnels improve_reputation").run(ChooseOrder(seat=ME))
    weighed = opinion(table.game, table.question_of(), GAME.players["steady"], Random(1))
    ways = [set(answer.ids) for answer in weighed[1:]]
    assert any(not way & {"hire_monster", "buy_traps"} for way in ways) == (not needs)
    assert not needs or all(way & needs for way in ways)


@pytest.mark.parametrize(
    ("food", "evil", "gold", "ordered"), [(3, 5, 0, False), (3, 4, 0, True), (3, 5, 1, True), (2, 5, 0, True)]
)
def test_getting_food_is_not_ordered_if_it_would_be_declined(food: int, evil: int, gold: int, ordered: bool) -> None:
    """The first space takes a gold, the others take evil."""
    table = in_season(1, "tax special payday", food=food, evil=evil, gold=gold)
    assert (wish(table, "get_food") > building.TITLE) == ordered
    assert (heuristic(table.order("get_food", 2)) == "decline") == (food > 2 and evil == 5)


# Carrying orders out, or declining


@pytest.mark.rule("DL-8.25", "DL-11.3")
@pytest.mark.parametrize(
    ("events", "food", "does"),
    [("payday special tax", 3, "decline"), ("payday special tax", 4, "goblin"), ("tax special payday", 3, "goblin")],
)
def test_no_creature_is_hired_whose_wage_on_the_next_payday_cannot_be_paid(events: str, food: int, does: str) -> None:
    """The goblin costs one food now and one on payday, and the troll in the lair two."""
    table = in_season(1, events, food=food, lair="troll", tavern=["goblin"])
    assert heuristic(table.order("hire_monster", 2)) == does


@pytest.mark.parametrize(
    ("imps", "food", "space", "does"),
    [
        (4, 2, 1, "decline"),  # a fifth imp leaves one food where two are due; without it all four stay
        (4, 3, 1, "do"),
        (5, 3, 1, "do"),
        (6, 3, 1, "decline"),  # a seventh imp needs a third food
        (4, 3, 2, "do"),
        (6, 4, 2, "do"),  # one of the two imps stays
        (6, 3, 2, "decline"),
    ],
)
def test_no_imps_are_recruited_that_would_leave_in_the_imp_strike(imps: int, food: int, space: int, does: str) -> None:
    table = strike(imps, food).order("recruit_imps", space)
    assert heuristic(table) == does
    table.game.specials[0] = "witch_hunt"
    assert heuristic(table) == "do"


@pytest.mark.parametrize(
    ("season", "owned", "does"),
    [
        (1, "", "decline"),  # she would be hunted at the end of this season
        (0, "", "decline"),  # or of the next
        (2, "", "witch"),  # the hunt is over
        (1, "witch", "witch"),  # the other one may be given up
    ],
)
def test_no_witch_is_hired_for_the_witch_hunt(season: int, owned: str, does: str) -> None:
    table = strike(3, 3, specials=["witch_hunt", "witch_hunt"], tavern=["witch"], lair=owned, evil=5)
    assert heuristic(table.on_table(season=season).order("hire_monster", 2)) == does
    assert heuristic(table.on_table(specials_shown=0, events_shown=0)) == "witch", "nobody knows"


@pytest.mark.parametrize(("mines", "imps", "done"), [(True, 3, True), (True, 4, False), (False, 3, False)])
def test_an_imp_is_left_for_the_mine(mines: bool, imps: int, done: bool) -> None:
    table = lay(imps=imps, tiles="C1 C2").order("dig_tunnels", 2)
    table.game.spaces["mine_gold"] = [ME if mines else None, None, None]
    for _ in range(2):
        assert heuristic(table) != "done"
        table.do(heuristic(table))
    assert (heuristic(table) == "done") == done


@pytest.mark.parametrize(("creatures", "declines"), [("troll", True), ("troll troll", False)])
def test_evil_is_paid_for_food_that_a_payday_will_take(creatures: str, declines: bool) -> None:
    table = in_season(1, "tax special payday", food=3, evil=6, gold=0, lair=creatures)
    assert (wish(table, "get_food") == 0) == declines
    assert (heuristic(table.order("get_food", 2)) == "decline") == declines


@pytest.mark.parametrize(
    ("order", "space", "gold", "event", "may"),
    [
        ("get_food", 1, 3, "special", False),
        ("improve_reputation", 2, 3, "special", False),
        ("recruit_imps", 1, 3, "special", False),
        ("buy_traps", 2, 3, "special", False),
        ("get_food", 1, 3, "tax", False),  # the tax is 2
        ("get_food", 1, 2, "tax", True),
        ("get_food", 2, 3, "special", True),  # it costs evil
        ("buy_traps", 3, 3, "tax", True),
        ("buy_traps", 3, 3, "special", False),
        ("buy_traps", 2, 0, "tax", False),  # it costs nothing
    ],
)
def test_declining_is_considered_only_if_the_cost_of_the_order_is_needed_for_the_tax(
    order: str, space: int, gold: int, event: str, may: bool
) -> None:
    proposed = proposals(building_up(gold, event=event).order(order, space))
    assert "decline" in proposed if may else proposed == ["do"]


@pytest.mark.parametrize(("later", "space", "may"), [("buy_traps", 1, True), ("buy_traps", 2, False)])
def test_declining_is_considered_if_a_later_order_needs_the_gold(later: str, space: int, may: bool) -> None:
    """One gold is left, and a later order costs it; the minions of other lords do not matter."""
    table = building_up(gold=1, orders=f"get_food {later}")
    table.game.spaces[later][space - 1] = table.game.spaces["get_food"][0] = ME
    table.game.spaces["recruit_imps"][2] = STARTER
    assert ("decline" in proposals(table.run(Execute(seat=ME, order="get_food", space=0)))) == may


def test_gold_that_is_mined_before_the_tax_counts() -> None:
    table = building_up(gold=2, event="tax", orders="get_food mine_gold")
    table.game.spaces["mine_gold"][0] = table.game.spaces["get_food"][0] = ME
    assert proposals(table.run(Execute(seat=ME, order="get_food", space=0))) == ["do"]


@pytest.mark.parametrize(
    ("tiles", "may"), [("C1 C2 C3 C4", False), ("C1 C2=mint C3 C4", True), ("C1 C2=mint! C3 C4", False)]
)
def test_mining_with_fewer_imps_is_considered_only_if_a_room_could_use_them(tiles: str, may: bool) -> None:
    proposed = proposals(building_up(tiles=tiles).order("mine_gold", 1))
    assert proposed == (["gold-2", "gold-1", "decline"] if may else ["gold-2"])


@pytest.mark.parametrize(("space", "gold", "may"), [(1, 2, False), (2, 3, False), (2, 2, True)])
def test_declining_to_build_is_considered_only_for_the_tax(space: int, gold: int, may: bool) -> None:
    rooms = proposals(building_up(gold, event="tax").order("build_room", space))
    assert {"mint", "workshop"} <= set(rooms)
    assert ("decline" in rooms) == may


@pytest.mark.parametrize(
    ("season", "food", "evil", "owned", "offered", "may"),
    [
        ("summer", 3, 3, "goblin", "slime", False),
        ("autumn", 3, 3, "", "slime", False),
        ("spring", 3, 3, "", "slime", True),  # another creature can still be hired
        ("summer", 2, 3, "goblin", "slime", True),  # one food now, two when payday comes
        ("summer", 2, 3, "", "slime", False),
        ("summer", 3, 3, "goblin ghost ghost vampire", "slime", True),  # one for each round
        ("summer", 3, PALADIN_SPACE - 3, "", "ghost", False),
        ("summer", 3, PALADIN_SPACE - 2, "", "ghost", True),  # its evil may attract the paladin
    ],
)
def test_just_before_combat_an_affordable_creature_is_not_declined(
    season: str, food: int, evil: int, owned: str, offered: str, may: bool
) -> None:
    table = building_up(food=food, evil=evil, lair=owned, tavern=[offered])
    table.on_table(season=SEASONS.index(season), events=["tax", "special", "payday"], events_shown=3)
    proposed = proposals(table.order("hire_monster", 2))
    assert proposed[0] == offered
    assert ("decline" in proposed) == may


# Traps, wages and special events


@pytest.mark.rule("DL-11.6")
def test_a_creature_to_be_fed_to_the_demon_is_not_paid_first() -> None:
    table = lay(year=2, lair="goblin demon troll", food=3).run(Payday(seat=ME))
    for does in ("pay-demon", "goblin", "pay-troll"):
        assert heuristic(table) == does
        table.do(does)


@pytest.mark.parametrize("year", [1, 2])
def test_the_worth_of_a_trap_is_its_damage_minus_its_fee(year: int) -> None:
    """The Cursed Ring damages everyone and saves the tile, so it is discarded last, though it costs gold."""
    here = Situation(lay(year=year, gold=9, food=9).game, ME)
    worths = {trap: trap_worth(here, trap) for trap in TRAPS}
    assert sorted(worths, key=lambda trap: worths[trap])[:2] == ["antimagic_dart", "poisoned_dart"]
    assert worths["cursed_ring"] > max(worths[trap] for trap in ("rolling_stone", "pendulum", "fire_wall"))
    assert worths["trap_door"] > worths["rolling_stone"]


TEN_TILES = {"line": "W6", "tiles": "C1! A2 C2! A3 C3! A4 B4 C4 D4 E4", "imps": 5}
"""A dungeon whose tax is five gold."""
FIVE_TILES = {"line": "W6 M5/2", "tiles": "C1 C2 C3 D3 E3"}
"""A dungeon whose tax is three gold."""


@pytest.mark.parametrize(
    ("season", "year", "traps", "means", "thrown"),
    [
        # The stone deals three damage for free; the meal costs one food and deals the hit points of the first in line.
        (0, 1, "poisoned_meal rolling_stone", {"line": "W3 T4/1"}, "poisoned_meal"),
        (0, 1, "poisoned_meal rolling_stone", {"line": "W4 T4/1"}, "rolling_stone"),
        (0, 1, "poisoned_meal rolling_stone", {"line": "X W4"}, "rolling_stone"),
        # A tax of five is due next round. The ring costs two gold; the meal two food, which is easy to get.
        (2, 2, "cursed_ring kamikaze_imp poisoned_meal", {**TEN_TILES, "gold": 4, "food": 1}, "cursed_ring"),
        (2, 2, "cursed_ring kamikaze_imp poisoned_meal", {**TEN_TILES, "gold": 7, "food": 1}, "poisoned_meal"),
        # A tax of three is due in this round, so only five gold leave a fee of two.
        (3, 2, "antimagic_dart cursed_ring rolling_stone", {**FIVE_TILES, "gold": 4}, "cursed_ring"),
        (3, 2, "antimagic_dart cursed_ring rolling_stone", {**FIVE_TILES, "gold": 5}, "antimagic_dart"),
    ],
)
def test_the_trap_is_discarded_that_will_do_least_or_cannot_be_paid(
    season: int, year: int, traps: str, means: dict[str, Any], thrown: str
) -> None:
    table = in_season(season, "payday special tax", year=year, traps=traps, **means)
    assert heuristic(table.run(DiscardTrap(seat=ME))) == thrown


def test_in_a_trap_recall_only_weak_traps_are_exchanged() -> None:
    table = lay(rules="full", specials=["trap_recall", "witch_hunt"], starter=ME, traps="poisoned_meal poisoned_dart")
    assert heuristic(table.run(StartSpecial()).asks("recall_traps")) == "poisoned_dart"
    assert heuristic(table.do("poisoned_dart")) == "done", "the poisoned meal is strong"


# Combat


def before_planning(
    party: str, creatures: str, traps: str = "", *, card: str = "fireball", year: int = 1, **values: Any
) -> Table:
    """Only ME is about to plan a battle of the first round, and has spied on its card."""
    table = lay(year=year, lair=creatures, traps=traps, combat_round=1, spied=[0], **{"tiles": "C1 C2 C3", **values})
    table.game.combat_piles[year - 1][0] = card
    table[ME].line = heroes(party, year)
    return table.run(StartPlanning())


def selection(plan: Plan | None) -> Selection:
    """A plan, whatever the order in which it was made."""
    assert plan is not None
    return plan.square, tuple(sorted(plan.traps)), tuple(sorted(plan.creatures))


def reachable(game: DungeonLords) -> set[Selection]:
    """Every plan that can be given by answering the question of the game itself."""
    seen = set()
    question = Table(game).question("plan_battle")
    for option in question.options(game):
        if not option.role.is_back:
            after = game.copy_game()
            after.choose(question.seat, question.id, [option.id])
            seen |= {selection(after.lords[ME].plan)} if option.id == "done" else reachable(after)
    return seen


@pytest.mark.long
@pytest.mark.rule("DL-16.6", "DL-16.7", "DL-16.11", "DL-28.3")
@pytest.mark.parametrize("tiles", ["C1 C2 C3", "C1=labyrinth C2", "C1=pandemonium C2", "C1! C2! D2=mint B2"])
def test_every_legal_plan_is_tried_exactly_once(tiles: str) -> None:
    creatures, traps = "ghost goblin goblin! troll ghost", "rolling_stone cursed_ring cursed_ring"
    game = before_planning("W4 T4/1", creatures, traps, tiles=tiles).set(gold=1).game
    squares = nearest_tiles(game.lords[ME])
    tried = [selection(plan) for square in squares for plan in plans(game, ME, Plan(square=square))]
    assert len(tried) == len(set(tried))
    assert set(tried) == reachable(game)


@pytest.mark.parametrize("begun", ["trap-rolling_stone", "deploy-goblin", "deploy-troll"])
def test_an_incomplete_plan_is_continued_in_every_legal_way(begun: str) -> None:
    """In any order: a ghost is deployed with the goblin, and an earlier trap with a later one."""
    creatures, traps = "goblin ghost troll", "rolling_stone cursed_ring"
    table = before_planning("W4 T4/1", creatures, traps, tiles="C1=pandemonium C2").set(gold=3).do(begun)
    plan = table[ME].plan
    assert plan is not None
    tried = [selection(tried_plan) for tried_plan in plans(table.game, ME, plan)]
    assert len(tried) == len(set(tried)) > 1
    assert set(tried) == reachable(table.game)


def every_way(game: DungeonLords) -> list[Lord]:
    """ME after the battle for all answers in the game itself, up to a question for another seat."""
    mine = [question for question in game.questions if question.seat == ME]
    if not mine:
        return [game.lords[ME]]
    seen = []
    for option in mine[0].options(game):
        after = game.copy_game()
        after.choose(ME, mine[0].id, [option.id])
        seen += every_way(after)
    return seen


@pytest.mark.parametrize(
    ("party", "creatures", "trap", "card", "tiles"),
    [
        ("W4 T4/1 M3/1", "goblin", "rolling_stone", "fireball", "C1 C2"),
        ("W4 P3/1 T4/1", "vampire", "", "create_food", "C1 C2"),
        ("W5 M3/1 M4/2", "slime witch", "", "magic_shield", "C1=pandemonium C2"),
        ("W5 M3/1 M4/2", "ghost goblin", "poisoned_dart", "word_of_peace", "C1=mint C2"),
        ("X W4 M3/1", "golem", "cursed_ring", "suggestion", "C1 C2"),
        ("W3 M3/1", "goblin", "antimagic_dart", "detect_evil", "C1=labyrinth C2"),
    ],
)
def test_a_simulated_battle_has_all_the_ends_of_the_real_one(
    party: str, creatures: str, trap: str, card: str, tiles: str
) -> None:
    table = before_planning(party, creatures, trap, card=card, tiles=tiles)
    table[OTHER].line = heroes("W4")
    table[OTHER].tiles = dungeon("C1")
    plan = Plan(square="C1", traps=trap.split(), creatures=sorted(creatures.split()))
    played = Table(table.game.copy_game()).set(plan=replace(plan))
    show_plan(played.game, ME)
    inside = played.run(Fight(seat=ME), PlanBattle(seat=OTHER, tiles=["C1"])).game.copy_game()
    real_ends = every_way(played.game)
    strip(table.game, ME)
    assert [end.lords[ME] for end in ends(fight(table.game, ME, plan))] == real_ends
    strip(inside, ME)  # in the middle of it, with the next battle waiting on the agenda
    assert [end.lords[ME] for end in ends(inside)] == real_ends


def test_a_simulated_battle_may_take_the_paladin_from_another_lord() -> None:
    table = before_planning("W4 M3/1", "goblin", card="detect_evil").set(evil=9).set(OTHER, evil=10, line="X:3 W4")
    strip(table.game, ME)
    (end,) = ends(fight(table.game, ME, Plan(square="C1", creatures=["goblin"])))
    assert end.paladin_host == ME
    assert line(end.lords[ME]) == "X:4 W4:2 M3/1:0"
    assert line(end.lords[OTHER]) == "W4:0"  # his own icon has healed one point before two of fatigue


def test_thinking_leaves_the_game_as_it_was() -> None:
    table = before_planning("W4 M3/1", "goblin vampire", "cursed_ring")
    for here in (table, lay(lair="goblin").battle("W4 T4/1", creatures="vampire")):
        before = here.game.save()
        heuristic(here)
        assert here.game.save() == before


def chosen(table: Table) -> list[str]:
    """The creatures of the plan that the player makes."""
    while table.question_of().kind == "plan_battle" and (picked := heuristic(table)) != "done":
        table.do(picked)
    plan = table[ME].plan
    return sorted(plan.creatures) if plan else []


@pytest.mark.rule("DL-19.12")
@pytest.mark.parametrize(
    ("party", "creatures", "card", "year", "sent"),
    [
        # A goblin's two points defeat a wizard with two left, unless the shield absorbs one; a troll's three do.
        ("W4:2 M3/1", "goblin troll", "fireball", 1, "goblin"),
        ("W4:2 M3/1", "goblin troll", "magic_shield", 1, "troll"),
        ("W4:2 M3/1", "goblin slime", "fireball", 1, "goblin"),
        ("W4:2 M3/1", "goblin slime", "magic_shield", 1, "slime"),
        # A golem stays up and costs nothing; the priests heal its four points, so that both plans look alike.
        ("P5/2 P6/3 W8", "golem", "fireball", 2, "golem"),
    ],
)
def test_a_creature_is_sent_with_the_spied_spell_in_mind(
    party: str, creatures: str, card: str, year: int, sent: str
) -> None:
    assert chosen(before_planning(party, creatures, card=card, year=year)) == [sent]


@pytest.mark.parametrize(("card", "target"), [("magic_shield", "thief_13"), ("invisibility", "warrior_12")])
def test_a_target_that_is_defeated_despite_the_shield_is_chosen(card: str, target: str) -> None:
    """With the shield a bite of three defeats only the thief; without it both, and the thief keeps two damage."""
    assert heuristic(lay().battle("T4/1:2 W4:1 M3/1", creatures="vampire", card=card).do("bite")) == target


def test_the_evaluation_of_a_position_after_a_battle() -> None:
    """Prisoners, unconquered tiles, supplies and face-up creatures raise the evaluation, evil lowers it."""
    table = lay(line="W4 T4/1", tiles="C1 C2=mint C3", lair="goblin", combat_round=1)
    before = worth(table.game, ME)

    def changed(**values: Any) -> float:
        """The change of the evaluation if ME had these values."""
        return worth(Table(table.game.copy_game()).set(**values).game, ME) - before

    assert changed(prison="warrior_11") == pytest.approx(2)
    assert changed(prison="paladin_1") == pytest.approx(5)
    assert changed(tiles="C1! C2=mint C3") == pytest.approx(-2)
    assert changed(tiles="C1 C2=mint! C3") == pytest.approx(-4)  # its own points are lost as well
    assert changed(line="") > changed(line="W4:3 T4/1") > 0
    assert changed(lair=[Creature(kind="goblin", fallen=True)]) < 0
    assert changed(evil=table[ME].evil + 1) < 0 < changed(gold=table[ME].gold + 1)
    assert changed(traps="pendulum") > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("party", "combat_round", "seen"),
    [
        # Fatigue 2 defeats the priest, but the stone does so earlier; one of the cards left has only 1.
        ("P5/2:3", 3, ["dispel_magic", "illusion"]),
        # The thief has one point left: the stone defeats him, so that all fatigue goes to the priest.
        ("T4/2:3 P5/2:2", 2, ["dispel_magic"]),
    ],
)
@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5", "6", "7", "8"])
def test_a_plan_does_not_rely_on_one_of_the_possible_combat_cards(
    party: str, combat_round: int, seen: list[str], seed: str
) -> None:
    table = before_planning(party, "goblin troll!", "rolling_stone", year=2, tiles="C1! D1 E1 E2")
    reveal(table.on_table(combat_round=combat_round), seen)
    assert heuristic(table, seed) == "trap-rolling_stone"


def reveal(table: Table, seen: list[str]) -> None:
    """These combat cards of the year have been revealed; all others are in the order of the list."""
    game = table.game
    down = ROUNDS - len(seen)
    cards = [card.id for card in COMBAT_CARDS.values() if card.year == game.year and card.id not in seen]
    game.combat_piles[game.year - 1] = [*seen, *cards[:down]]
    game.combat_removed[game.year - 1] = cards[down:]
    table.on_table(combat_shown=len(seen)).all(spied=[])


def test_every_combat_card_that_may_come_is_considered() -> None:
    table = before_planning("W4 M3/1", "goblin")
    seen = ["fireball", "invisibility"]
    reveal(table, seen)
    game = table.on_table(combat_round=3).set(spied=[3]).game
    unseen = {card.id for card in COMBAT_CARDS.values() if card.year == 1} - {*seen, game.combat_piles[0][3]}
    tired = Counter(COMBAT_CARDS[card].fatigue for card in unseen)
    cards = possible_cards(game, ME)
    assert {COMBAT_CARDS[card].fatigue: number for card, number in cards.items()} == tired, "no spell can be cast"
    assert possible_cards(table.set(line="W4 M4/2 M3/1").game, ME) == Counter(unseen)
    assert possible_cards(table.set(spied=[2, 3]).game, ME) == Counter([game.combat_piles[0][2]])
