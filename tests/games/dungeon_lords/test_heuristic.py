"""The heuristic player in combat: it simulates battles on a guess and evaluates their ends."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from games.dungeon_lords import GAME
from games.dungeon_lords.players import building
from games.dungeon_lords.players.battles import possible_cards, worth
from games.dungeon_lords.players.building import trap_worth
from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.combat.planning import PlanBattle, StartPlanning, nearest_tiles, show_plan
from games.dungeon_lords.rules.combat.simulation import ends, fight, plans, strip
from games.dungeon_lords.rules.components import COMBAT_CARDS, ROUNDS, TRAPS
from games.dungeon_lords.rules.costs import DiscardTrap
from games.dungeon_lords.rules.estimates import Situation, order_worth
from games.dungeon_lords.rules.events import Payday
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.orders.orders import ChooseNonplayerOrder, ChooseOrder
from games.dungeon_lords.rules.pieces import Creature, Lord, Plan
from games.dungeon_lords.rules.specials import StartSpecial
from rules.players import opinion
from rules.questions import Question
from tests.games.dungeon_lords.positions import (
    ME,
    asked,
    battle,
    dungeon,
    execute,
    executing,
    fighting,
    go,
    heroes,
    lair,
    line,
    pick,
    table,
)

OTHER = 0
"""The seat that has the paladin; neither the one that acts nor the starting player."""

Selection = tuple[str, tuple[str, ...], tuple[str, ...]]


def before_planning(
    party: str, creatures: str, *traps: str, card: str = "fireball", year: int = 1, tiles: str = "C1 C2 C3"
) -> DungeonLords:
    """Only ME is about to plan a battle of the first round, and has spied on its card."""
    game = table(4, year=year, line=heroes(party, year), lair=lair(creatures), traps=list(traps), tiles=dungeon(tiles))
    lord = game.lords[ME]
    game.combat_piles[year - 1][0] = card
    game.combat_round, lord.spied = 1, [0]
    go(game, StartPlanning())
    return game


def heuristic(game: DungeonLords, seed: str = "steady") -> str:
    """The player's answer to the open question."""
    question = asked(game)
    rng = Random(seed)
    options = question.options(game)
    (answer,) = GAME.players["steady"].pick(
        question.seat, question, options, lambda: game.guess(question.seat, rng), rng
    )
    return answer


def reachable(game: DungeonLords) -> set[Selection]:
    """Every plan that can be given by answering the question of the game itself."""
    found = set()
    question: Question = asked(game, "plan_battle")
    for option in question.options(game):
        if option.role.is_back:
            continue
        then = game.copy_game()
        pick(then, option.id, kind="plan_battle")
        plan = then.lords[ME].plan
        assert plan is not None
        if option.id == "done":
            found.add((plan.square, tuple(sorted(plan.traps)), tuple(sorted(plan.creatures))))
        else:
            found |= reachable(then)
    return found


@pytest.mark.long
@pytest.mark.rule("DL-16.6", "DL-16.7", "DL-16.11", "DL-28.3")
@pytest.mark.parametrize("tiles", ["C1 C2 C3", "C1=labyrinth C2", "C1=pandemonium C2", "C1! C2! D2=mint B2"])
def test_every_legal_plan_is_tried_exactly_once(tiles: str) -> None:
    game = before_planning(
        "W4 T4/1", "ghost goblin goblin! troll ghost", "rolling_stone", "cursed_ring", "cursed_ring", tiles=tiles
    )
    game.lords[ME].gold = 1
    squares = nearest_tiles(game.lords[ME])
    tried = [
        (plan.square, tuple(sorted(plan.traps)), tuple(sorted(plan.creatures)))
        for square in squares
        for plan in plans(game, ME, Plan(square=square))
    ]
    assert len(tried) == len(set(tried))
    assert set(tried) == reachable(game)


@pytest.mark.parametrize("begun", [("trap-rolling_stone",), ("deploy-goblin",), ("deploy-troll",)])
def test_an_incomplete_plan_is_continued_in_every_legal_way(begun: tuple[str, ...]) -> None:
    """In any order: a ghost is deployed with the goblin, and an earlier trap with a later one."""
    game = before_planning("W4 T4/1", "goblin ghost troll", "rolling_stone", "cursed_ring", tiles="C1=pandemonium C2")
    game.lords[ME].gold = 3
    for answer in begun:
        pick(game, answer, kind="plan_battle")
    plan = game.lords[ME].plan
    assert plan is not None
    tried = [(each.square, tuple(sorted(each.traps)), tuple(sorted(each.creatures))) for each in plans(game, ME, plan)]
    assert len(tried) == len(set(tried)) > 1
    assert set(tried) == reachable(game)


def test_improving_reputation_is_worthless_without_evil_to_lose() -> None:
    game = table(4)
    wishes = []
    for evil in (0, 1, 3, 6):
        game.lords[ME].evil = evil
        wishes.append(order_worth(Situation(game, ME), "improve_reputation"))
    assert wishes[0] == 0 < wishes[1] < wishes[2] == wishes[3]


def every_way(game: DungeonLords) -> list[Lord]:
    """ME after the battle for all answers in the game itself, up to a question for another seat."""
    mine = [question for question in game.questions if question.seat == ME]
    if not mine:
        return [game.lords[ME]]
    found = []
    for option in mine[0].options(game):
        then = game.copy_game()
        then.choose(ME, mine[0].id, [option.id])
        found += every_way(then)
    return found


BATTLES = [
    ("W4 T4/1 M3/1", "goblin", "rolling_stone", "fireball", "C1 C2"),
    ("W4 P3/1 T4/1", "vampire", "", "create_food", "C1 C2"),
    ("W5 M3/1 M4/2", "slime witch", "", "magic_shield", "C1=pandemonium C2"),
    ("W5 M3/1 M4/2", "ghost goblin", "poisoned_dart", "word_of_peace", "C1=mint C2"),
    ("X W4 M3/1", "golem", "cursed_ring", "suggestion", "C1 C2"),
    ("W3 M3/1", "goblin", "antimagic_dart", "detect_evil", "C1=labyrinth C2"),
]


@pytest.mark.parametrize(("party", "creatures", "trap", "card", "tiles"), BATTLES)
def test_a_simulated_battle_has_all_the_ends_of_the_real_one(
    party: str, creatures: str, trap: str, card: str, tiles: str
) -> None:
    game = before_planning(party, creatures, *trap.split(), card=card, tiles=tiles)
    game.lords[OTHER].line, game.lords[OTHER].tiles = heroes("W4"), dungeon("C1")
    plan = Plan(square="C1", traps=trap.split(), creatures=sorted(creatures.split()))
    played = game.copy_game()
    played.lords[ME].plan = replace(plan)
    show_plan(played, ME)
    go(played, Fight(seat=ME), PlanBattle(seat=OTHER, tiles=["C1"]))
    inside = played.copy_game()

    wanted = every_way(played)
    strip(game, ME)
    assert [end.lords[ME] for end in ends(fight(game, ME, plan))] == wanted
    strip(inside, ME)  # in the middle of it, with the next battle waiting on the agenda
    assert [end.lords[ME] for end in ends(inside)] == wanted


def test_a_simulated_battle_may_take_the_paladin_from_another_lord() -> None:
    game = before_planning("W4 M3/1", "goblin", card="detect_evil")
    game.lords[ME].evil, game.lords[OTHER].evil = 9, 10
    game.paladin, game.paladin_host, game.lords[OTHER].line = "host", OTHER, heroes("X:3 W4")
    strip(game, ME)
    (end,) = ends(fight(game, ME, Plan(square="C1", creatures=["goblin"])))
    assert (end.paladin_host, line(end.lords[ME])) == (ME, "X:4 W4:2 M3/1:0")
    assert line(end.lords[OTHER]) == "W4:0"  # his own icon has healed one point before two of fatigue


def test_thinking_leaves_the_game_as_it_was() -> None:
    game = before_planning("W4 M3/1", "goblin vampire", "cursed_ring")
    before = game.save()
    heuristic(game)
    assert game.save() == before
    battle(game, "W4 T4/1", creatures="vampire")
    before = game.save()
    heuristic(game)
    assert game.save() == before


@pytest.mark.rule("DL-19.12")
def test_a_spied_spell_is_considered_in_the_plan() -> None:
    """A goblin's two points defeat a wizard with two left, unless the shield absorbs one; a troll's three do."""
    for creatures, shielded in (("goblin troll", "troll"), ("goblin slime", "slime")):
        assert chosen(before_planning("W4:2 M3/1", creatures, card="fireball")) == ["goblin"]
        assert chosen(before_planning("W4:2 M3/1", creatures, card="magic_shield")) == [shielded]


def chosen(game: DungeonLords) -> list[str]:
    """The creatures of the plan that the player makes."""
    while asked(game).kind == "plan_battle":
        answer = heuristic(game)
        if answer == "done":
            break
        pick(game, answer)
    plan = game.lords[ME].plan
    return sorted(plan.creatures) if plan is not None else []


def test_a_target_that_is_defeated_despite_the_shield_is_chosen() -> None:
    """With the shield a bite of three defeats only an adventurer with two hit points left."""
    game = fighting(table(), "T4/1:2 W4:1 M3/1", creatures="vampire", card="magic_shield")
    pick(game, "bite")
    assert heuristic(game) == "thief_13"
    game = fighting(table(), "T4/1:2 W4:1 M3/1", creatures="vampire", card="invisibility")
    pick(game, "bite")
    assert heuristic(game) == "warrior_12"  # both would be defeated, and the thief keeps two damage


def test_the_evaluation_of_a_position_after_a_battle() -> None:
    """Prisoners, unconquered tiles, supplies and face-up creatures raise the evaluation, evil lowers it."""
    game = table(4)
    game.combat_round = 1
    lord = game.lords[ME]
    lord.line, lord.tiles, lord.lair = heroes("W4 T4/1"), dungeon("C1 C2=mint C3"), [Creature(kind="goblin")]
    before = worth(game, ME)

    def changed(**fields: object) -> float:
        other = game.copy_game()
        for name, value in fields.items():
            setattr(other.lords[ME], name, value)
        return worth(other, ME) - before

    assert changed(prison=["warrior_11"]) == pytest.approx(2)
    assert changed(prison=["paladin_1"]) == pytest.approx(5)
    assert changed(tiles=dungeon("C1! C2=mint C3")) == pytest.approx(-2)
    assert changed(tiles=dungeon("C1 C2=mint! C3")) == pytest.approx(-4)  # its own points are lost as well
    assert changed(line=[]) > changed(line=heroes("W4:3 T4/1")) > 0
    assert changed(lair=[Creature(kind="goblin", fallen=True)]) < 0
    assert changed(evil=lord.evil + 1) < 0 < changed(gold=lord.gold + 1)
    assert changed(traps=["pendulum"]) > 0


def test_a_golem_is_deployed_even_if_all_its_damage_is_healed() -> None:
    """It stays up and costs nothing; the priests heal its four points, so that both plans look alike."""
    assert chosen(before_planning("P5/2 P6/3 W8", "golem", year=2)) == ["golem"]


LATE = [
    # Fatigue 2 defeats the priest, but the stone does so earlier; one of the cards left has only 1.
    ("P5/2:3", 3, ["dispel_magic", "illusion"]),
    # The thief has one point left: the stone defeats him, so that all fatigue goes to the priest.
    ("T4/2:3 P5/2:2", 2, ["dispel_magic"]),
]


@pytest.mark.slow
@pytest.mark.parametrize(("party", "combat_round", "seen"), LATE)
@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5", "6", "7", "8"])
def test_a_plan_does_not_rely_on_one_of_the_possible_combat_cards(
    party: str, combat_round: int, seen: list[str], seed: str
) -> None:
    game = before_planning(party, "goblin troll!", "rolling_stone", year=2, tiles="C1! D1 E1 E2")
    game.combat_round = combat_round
    laid_out(game, seen)
    assert heuristic(game, seed) == "trap-rolling_stone"


def laid_out(game: DungeonLords, seen: list[str]) -> None:
    """These combat cards of the year have been revealed; all others are in the order of the list."""
    cards = [card.id for card in COMBAT_CARDS.values() if card.year == game.year and card.id not in seen]
    down = ROUNDS - len(seen)
    game.combat_piles[game.year - 1] = [*seen, *cards[:down]]
    game.combat_removed[game.year - 1] = cards[down:]
    game.combat_shown = len(seen)
    for lord in game.lords:
        lord.spied = []


def test_every_combat_card_that_may_come_is_considered() -> None:
    game = before_planning("W4 M3/1", "goblin")
    seen = ["fireball", "invisibility"]
    laid_out(game, seen)
    game.combat_round, game.lords[ME].spied = 3, [3]
    unseen = {card.id for card in COMBAT_CARDS.values() if card.year == 1} - {*seen, game.combat_piles[0][3]}
    tired = Counter(COMBAT_CARDS[card].fatigue for card in unseen)
    cards = possible_cards(game, ME)
    assert {COMBAT_CARDS[card].fatigue: number for card, number in cards.items()} == tired, "no spell can be cast"
    game.lords[ME].line = heroes("W4 M4/2 M3/1")
    assert possible_cards(game, ME) == Counter(unseen)
    game.lords[ME].spied = [2, 3]
    assert possible_cards(game, ME) == Counter([game.combat_piles[0][2]])


@pytest.mark.rule("DL-11.6")
def test_a_creature_to_be_fed_to_the_demon_is_not_paid_first() -> None:
    game = table(4, year=2, lair=lair("goblin demon troll"), food=3)
    go(game, Payday(seat=ME))
    assert heuristic(game) == "pay-demon"
    pick(game, "pay-demon")
    assert heuristic(game) == "goblin"
    pick(game, "goblin")
    assert heuristic(game) == "pay-troll"


@pytest.mark.rule("DL-8.25", "DL-11.3")
@pytest.mark.parametrize(
    ("event", "food", "answer"), [("payday", 3, "decline"), ("payday", 4, "goblin"), ("tax", 3, "goblin")]
)
def test_no_creature_is_hired_whose_wage_on_the_next_payday_cannot_be_paid(event: str, food: int, answer: str) -> None:
    """The goblin costs one food now and one on payday, and the troll in the lair two."""
    game = executing(
        "hire_monster",
        2,
        season=1,
        events=[event, "special", "tax" if event == "payday" else "payday"],
        events_shown=1,
        food=food,
        lair=lair("troll"),
        tavern=["goblin"],
    )
    assert heuristic(game) == answer


def test_the_non_players_third_order_blocks_other_players() -> None:
    game = table(2)
    for outsider in game.outsiders:
        outsider.drawn = []
        outsider.disabled = ["improve_reputation", "hire_monster", "build_room", "recruit_imps", "buy_traps"]
    game.lords[1].orders = ["mine_gold", "dig_tunnels", "buy_traps"]
    go(game, ChooseNonplayerOrder(seat=1))
    assert heuristic(game) == "get_food"


def test_upcoming_and_unknown_events_are_expected() -> None:
    game = table(4, events=["tax", "payday", "special"], events_shown=2)
    for season, coming in ((1, {"tax", "payday", "special"}), (2, {"payday", "special"}), (3, {"special"})):
        game.season = season
        assert {event for event in ("tax", "payday", "special") if Situation(game, ME).comes(event)} == coming
    game.events_shown = 3
    assert Situation(game, ME).comes("special")
    assert not Situation(game, ME).comes("tax")


@pytest.mark.parametrize("year", [1, 2])
def test_the_worth_of_a_trap_is_its_damage_minus_its_fee(year: int) -> None:
    """The Cursed Ring damages everyone and saves the tile, so it is discarded last, though it costs gold."""
    game = table(4, year=year)
    game.lords[ME].gold = game.lords[ME].food = 9
    worths = {trap: trap_worth(Situation(game, ME), trap) for trap in TRAPS}
    assert sorted(worths, key=lambda trap: worths[trap])[:2] == ["antimagic_dart", "poisoned_dart"]
    assert worths["cursed_ring"] > max(worths[trap] for trap in ("rolling_stone", "pendulum", "fire_wall"))
    assert worths["trap_door"] > worths["rolling_stone"]


@pytest.mark.parametrize(
    ("party", "kept"), [("W3 T4/1", "rolling_stone"), ("W4 T4/1", "poisoned_meal"), ("X W4", "poisoned_meal")]
)
def test_the_poisoned_meal_is_worth_the_hit_points_of_the_first_adventurer(party: str, kept: str) -> None:
    """The stone deals three damage for free; the meal costs one food and defeats a warrior with four hit points."""
    game = table(4, year=1)
    lord = game.lords[ME]
    lord.line, lord.food, lord.traps = heroes(party), 3, ["poisoned_meal", "rolling_stone"]
    game.events, game.events_shown = ["payday", "special", "tax"], 3
    go(game, DiscardTrap(seat=ME))
    assert heuristic(game) == next(trap for trap in lord.traps if trap != kept)


@pytest.mark.parametrize(("gold", "food", "thrown"), [(4, 1, "cursed_ring"), (7, 1, "poisoned_meal")])
def test_a_trap_whose_fee_cannot_be_paid_after_tax_is_discarded(gold: int, food: int, thrown: str) -> None:
    """A tax of five is due next round. The ring costs two gold; the meal two food, which is easy to get."""
    game = table(4, year=2)
    lord = game.lords[ME]
    game.season, game.events, game.events_shown = 2, ["payday", "special", "tax"], 3
    lord.gold, lord.food, lord.imps = gold, food, 5
    lord.line, lord.tiles = heroes("W6", 2), dungeon("C1! A2 C2! A3 C3! A4 B4 C4 D4 E4")
    lord.traps = ["cursed_ring", "kamikaze_imp", "poisoned_meal"]
    go(game, DiscardTrap(seat=ME))
    assert heuristic(game) == thrown


@pytest.mark.parametrize(("gold", "thrown"), [(4, "cursed_ring"), (5, "antimagic_dart")])
def test_just_before_combat_a_trap_is_worthless_if_its_fee_cannot_be_paid(gold: int, thrown: str) -> None:
    """A tax of three is due this round, so only five gold leave a fee of two."""
    game = table(
        4,
        year=2,
        season=3,
        events=["payday", "special", "tax"],
        events_shown=3,
        gold=gold,
        line=heroes("W6 M5/2", 2),
        tiles=dungeon("C1 C2 C3 D3 E3"),
        traps=["antimagic_dart", "cursed_ring", "rolling_stone"],
    )
    go(game, DiscardTrap(seat=ME))
    assert heuristic(game) == thrown


def strike(imps: int, food: int) -> DungeonLords:
    """ME has these imps and this food in a spring that ends with the Imp Strike."""
    return table(
        4,
        rules="full",
        season=1,
        events=["special", "tax", "payday"],
        events_shown=1,
        specials=["imp_strike", "witch_hunt"],
        specials_shown=1,
        imps=imps,
        food=food,
    )


@pytest.mark.parametrize(
    ("imps", "food", "space", "answer"),
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
def test_no_imps_are_recruited_that_would_leave_in_the_imp_strike(
    imps: int, food: int, space: int, answer: str
) -> None:
    game = strike(imps, food)
    execute(game, "recruit_imps", space)
    assert heuristic(game) == answer
    game.specials[0] = "witch_hunt"
    assert heuristic(game) == "do"


@pytest.mark.parametrize(
    ("season", "owned", "answer"),
    [
        (1, "", "decline"),  # she would be hunted at the end of this season
        (0, "", "decline"),  # or of the next
        (2, "", "witch"),  # the hunt is over
        (1, "witch", "witch"),  # the other one may be given up
    ],
)
def test_no_witch_is_hired_for_the_witch_hunt(season: int, owned: str, answer: str) -> None:
    game = strike(3, 3)
    game.season, game.specials[0], game.tavern = season, "witch_hunt", ["witch"]
    game.lords[ME].lair, game.lords[ME].evil = lair(owned), 5
    execute(game, "hire_monster", 2)
    assert heuristic(game) == answer
    game.specials_shown = game.events_shown = 0
    assert heuristic(game) == "witch", "nobody knows"


def test_recruiting_imps_that_would_leave_in_the_imp_strike_is_not_ordered() -> None:
    game = strike(4, 2)
    assert order_worth(Situation(game, ME), "recruit_imps") == 0
    assert order_worth(Situation(game, ME), "recruit_imps", ["get_food"]) > 0
    game.lords[ME].food = 3
    assert order_worth(Situation(game, ME), "recruit_imps") > 0
    game.lords[ME].food, game.season = 2, 2
    assert order_worth(Situation(game, ME), "recruit_imps") > 0, "the strike is over"


def wish(situation: Situation, order: str, *before: str, after: tuple[str, ...] = ()) -> float:
    """The worth of the order after and before others."""
    return building.OrderWishes(situation).one(order, (*before, order, *after))


@pytest.mark.parametrize(
    ("year", "gold", "events", "mines"),
    [
        (2, 3, ["tax", "payday", "special"], False),  # the tax is paid
        (2, 3, ["payday", "special", "tax"], False),  # there is enough for it
        (2, 2, ["payday", "special", "tax"], True),
        (1, 3, ["tax", "payday", "special"], True),  # another year follows
    ],
)
def test_in_the_last_round_gold_is_mined_only_for_the_tax(year: int, gold: int, events: list[str], mines: bool) -> None:
    game = table(4, year=year, season=3, events=events, events_shown=3, gold=gold, imps=6)
    game.lords[ME].tiles = dungeon("C1 C2 C3 B3 D3 E3")
    assert (wish(Situation(game, ME), "mine_gold") > building.TITLE) == mines


@pytest.mark.parametrize(("year", "tiles", "digs"), [(2, 4, False), (2, 3, True), (1, 4, True)])
def test_in_the_last_round_no_tunnel_is_dug_that_cannot_be_conquered(year: int, tiles: int, digs: bool) -> None:
    """Four rounds of combat conquer four tiles at most."""
    game = table(4, year=year, season=3, events=["tax", "payday", "special"], events_shown=3, imps=4)
    game.lords[ME].tiles = dungeon(" ".join(["C1", "C2", "C3", "D3"][:tiles]))
    assert (wish(Situation(game, ME), "dig_tunnels") > building.TITLE) == digs


@pytest.mark.parametrize(("tavern", "evil", "hires"), [(["goblin"], 5, False), (["vampire"], 5, True), ([], 5, False)])
def test_hiring_is_not_ordered_if_no_creature_would_be_hired(tavern: list[str], evil: int, hires: bool) -> None:
    """Payday comes in this round, and there is no food for a wage."""
    game = table(4, season=1, events=["payday", "special", "tax"], events_shown=1, food=2, evil=evil, tavern=tavern)
    game.lords[ME].lair = lair("troll")
    assert (wish(Situation(game, ME), "hire_monster") > building.TITLE) == hires
    if tavern:
        execute(game, "hire_monster", 1)
        assert (heuristic(game) != "decline") == hires


def test_without_gold_traps_are_wanted_less_unless_gold_is_mined_first() -> None:
    """Two of the three spaces cost gold, and gold is mined before traps are bought."""
    rich, poor = (Situation(table(4, season=3, gold=gold, imps=4), ME) for gold in (2, 0))
    full = wish(rich, "buy_traps", "dig_tunnels")
    assert wish(poor, "buy_traps", "dig_tunnels") < full / 3
    assert full / 3 < wish(poor, "buy_traps", "mine_gold") <= full
    assert wish(rich, "buy_traps") == full


def test_hiring_without_the_fee_is_not_the_first_order() -> None:
    for gold, first in ((1, True), (0, False)):
        situation = Situation(table(4, rules="full", gold=gold, tavern=["troll"]), ME)
        assert (wish(situation, "hire_monster") > 0) == first
        assert wish(situation, "hire_monster", "get_food") > 0


def test_the_only_room_or_creature_that_is_wanted_may_be_gone() -> None:
    """On the spaces II and I, others choose before."""
    many, one = (Situation(table(4, tavern=tavern), ME) for tavern in (["troll", "goblin"], ["troll"]))
    assert 0 < wish(one, "hire_monster", "get_food") < wish(many, "hire_monster", "get_food")


def test_imps_are_not_recruited_with_the_food_for_a_creature() -> None:
    game = table(4, season=1, events=["tax", "special", "payday"], events_shown=1, food=2, tavern=["troll", "troll"])
    situation = Situation(game, ME)
    assert wish(situation, "hire_monster", "dig_tunnels") > 0
    assert wish(situation, "hire_monster", "dig_tunnels", after=("recruit_imps",)) == 0


@pytest.mark.parametrize(("mines", "imps", "done"), [(True, 3, True), (True, 4, False), (False, 3, False)])
def test_an_imp_is_left_for_the_mine(mines: bool, imps: int, done: bool) -> None:
    game = table(4, imps=imps)
    game.lords[ME].tiles = dungeon("C1 C2")
    execute(game, "dig_tunnels", 2)
    game.spaces["mine_gold"] = [ME if mines else None, None, None]
    for _ in range(2):
        assert heuristic(game) != "done"
        pick(game, heuristic(game))
    assert (heuristic(game) == "done") == done


def test_evil_is_paid_for_food_that_a_payday_will_take() -> None:
    for creatures, declines in (("troll", True), ("troll troll", False)):
        game = table(4, season=1, events=["tax", "special", "payday"], events_shown=1, food=3, evil=6, gold=0)
        game.lords[ME].lair = lair(creatures)
        assert (wish(Situation(game, ME), "get_food") == 0) == declines
        execute(game, "get_food", 2)
        assert (heuristic(game) == "decline") == declines


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
    events = ["tax", "special", "payday"]
    game = table(4, season=season, events=events, events_shown=3, tavern=tavern, food=3, gold=gold, imps=5, evil=2)
    game.lords[ME].lair = lair(creatures)
    game.lords[ME].disabled = ["dig_tunnels", "improve_reputation"]
    game.phase = "orders"
    go(game, ChooseOrder(seat=ME))
    ways = [set(each.ids) for each in opinion(game, asked(game), GAME.players["steady"], Random(1))[1:]]
    assert any(not way & {"hire_monster", "buy_traps"} for way in ways) == (not needs)
    assert not needs or all(way & needs for way in ways)


@pytest.mark.parametrize(
    ("food", "evil", "gold", "wanted"), [(3, 5, 0, False), (3, 4, 0, True), (3, 5, 1, True), (2, 5, 0, True)]
)
def test_getting_food_is_not_ordered_if_it_would_be_declined(food: int, evil: int, gold: int, wanted: bool) -> None:
    """The first space takes a gold, the others take evil."""
    game = table(4, season=1, events=["tax", "special", "payday"], events_shown=1, food=food, evil=evil, gold=gold)
    assert (wish(Situation(game, ME), "get_food") > building.TITLE) == wanted
    execute(game, "get_food", 2)
    assert (heuristic(game) == "decline") == (food > 2 and evil == 5)


def test_in_a_trap_recall_only_weak_traps_are_exchanged() -> None:
    game = table(4, rules="full", specials=["trap_recall", "witch_hunt"], starter=ME)
    for trap in ("poisoned_meal", "poisoned_dart"):
        game.trap_deck.remove(trap)
        game.lords[ME].traps.append(trap)
    go(game, StartSpecial())
    assert asked(game).kind == "recall_traps"
    assert heuristic(game) == "poisoned_dart"
    pick(game, "poisoned_dart")
    assert heuristic(game) == "done", "the poisoned meal is strong"
