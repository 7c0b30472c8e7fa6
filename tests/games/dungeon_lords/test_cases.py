"""The answers about a lord's own case: they follow the rules and give nothing away."""

from __future__ import annotations

from typing import Any

import pytest

from games.dungeon_lords.cases import cases
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.orders.executing import Execute
from games.dungeon_lords.rules.state import Battle, Plan
from locales.texts import Texts
from rules.messages import Message, Seat, refer, seat_name
from tests.games.dungeon_lords.positions import (
    ME,
    STARTER,
    battle,
    dungeon,
    executing,
    go,
    heroes,
    lair,
    orders_phase,
    place,
    start,
    table,
)

BESIDE = (
    *("case-paladin_evil", "case-paladin_wages", "case-hire_item", "case-hire_payday", "case-build_item"),
    *("case-todo_item", "case-todo_hire", "case-todo_build"),
)


def case(game: DungeonLords, kind: str, *things: str, seats: tuple[Seat, ...] = (), asker: Seat = ME) -> Message:
    """The only case of a kind about these things and players, apart from those that are told together with it."""
    (found,) = [
        each.text
        for each in cases(game, asker)
        if (each.kind, each.things, each.seats) == (kind, things, seats)
        and each.text.key not in BESIDE
        and (kind != "evil" or each.text.key == "case-evil")
    ]
    return found


def arriving(*evil: int, **laid: Any) -> DungeonLords:
    game = table(4, phase="event", season=2, arriving=["thief_11", "priest_12", "wizard_13", "warrior_14"], **laid)
    for lord, each in zip(game.lords, evil, strict=True):
        lord.evil = each
    return game


@pytest.mark.rule("DL-12.1")
def test_the_weakest_adventurer_is_promised_to_the_lowest_evil() -> None:
    game = arriving(7, 9, 3, 8)
    told = case(game, "arrival")
    assert (told.key, told.args["hero"], told.args["below"]) == ("case-arrival", refer("hero-thief_11"), 0)
    assert case(game, "arrival", "hero-thief_11") == told
    strongest = case(game, "arrival", seats=(1,))
    assert strongest.args["hero"] == refer("hero-warrior_14")
    assert strongest.args["less"] == [seat_name(2), seat_name(3), seat_name(0)]


@pytest.mark.rule("DL-11.3", "DL-15.2")
@pytest.mark.parametrize(
    ("evil", "own", "calls"), [(8, "", True), (6, "", False), (8, "goblin", True), (7, "ghost", True)]
)
def test_payday_with_another_creature_warns_of_the_paladin(evil: int, own: str, calls: bool) -> None:
    """The evil of hiring a witch and that of all wages are counted together."""
    game = table(4, tavern=["witch"], lair=lair(own), evil=evil, food=9, events=["payday"] * 3, events_shown=1)
    game.season, game.phase = 1, "executing"
    place(game, "hire_monster", ME)
    go(game, Execute(seat=ME, order="hire_monster", space=0))
    (told, *_) = [each.text for each in cases(game, ME) if each.text.key == "case-hire_payday"]
    assert told.args["others"] == len(own.split())
    for language, words in {"en": ("Careful", "as well"), "ja": ("注意", "も雇うと")}.items():
        said = Texts().say(language, "dungeon_lords", told)
        assert [word in said for word in words] == [calls, bool(own)]


@pytest.mark.rule("DL-12.2")
def test_a_tie_is_explained_by_the_turn_order() -> None:
    assert STARTER == 1
    told = case(arriving(5, 5, 5, 9), "arrival").args
    assert (told["hero"], told["below"]) == (refer("hero-priest_12"), 0)
    assert (told["before"], told["after"]) == ([seat_name(1)], [seat_name(0)])


@pytest.mark.rule("DL-12.3")
@pytest.mark.parametrize(("shared", "hero", "counter"), [(4, "priest_12", "less"), (5, "thief_11", "more")])
def test_the_shared_counter_rises_before_it_is_compared(shared: int, hero: str, counter: str) -> None:
    game = table(2, phase="event", season=2, arriving=["thief_11", "priest_12", "wizard_13"], shared_evil=shared)
    for lord, evil in zip(game.lords, (5, 9), strict=True):
        lord.evil = evil
    told = case(game, "arrival", asker=0).args
    assert (told["hero"], told["counter"], told["shared"]) == (refer(f"hero-{hero}"), counter, shared + 1)


@pytest.mark.rule("DL-4.4", "DL-12.2")
def test_those_of_the_next_season_are_compared_by_its_own_turn_order() -> None:
    game = table(4, season=0, phase="orders", forecast=["thief_11", "priest_12", "wizard_13", "warrior_14"])
    assert STARTER + 1 == ME, "the token moves on to me before they come"
    assert case(game, "arrival").args["hero"] == refer("hero-thief_11")
    assert case(game, "arrival", seats=(STARTER,)).args["hero"] == refer("hero-warrior_14")


@pytest.mark.rule("DL-12.3")
@pytest.mark.parametrize(
    ("arriving", "hero"), [([], "priest_12"), (["thief_12", "priest_13", "wizard_14"], "thief_11")]
)
def test_the_shared_counter_rises_once_in_each_season(arriving: list[str], hero: str) -> None:
    """It is at 5 and is kinder in a tie; the player has 6."""
    game = table(2, season=1, phase="orders", arriving=arriving, shared_evil=5)
    game.forecast = ["thief_11", "priest_12", "wizard_13"]
    for lord, evil in zip(game.lords, (6, 9), strict=True):
        lord.evil = evil
    told = [each.text.args for each in cases(game, 0) if each.text.key == "case-arrival_next"]
    assert {args["hero"] for args in told if args["player"] == seat_name(0)} == {refer(f"hero-{hero}")}


def test_extra_hit_points_count_in_what_an_adventurer_has_left() -> None:
    game = table(line=heroes("W4"), phase="planning", combat_round=1)
    (hero,) = game.lords[ME].line
    hero.bonus, hero.damage = 1, 2
    told = case(game, "hero", f"hero-{hero.card}").args
    assert (told["left"], told["hp"]) == (hero.printed.hp - 1, hero.printed.hp + 1)


@pytest.mark.rule("DL-15.2")
def test_in_his_tent_the_paladin_is_as_far_away_as_evil_is_missing() -> None:
    told = case(table(evil=6), "paladin")
    assert (told.key, told.args["missing"]) == ("case-paladin_tent", 4)


@pytest.mark.rule("DL-15.2")
def test_how_far_the_paladin_is_from_another_lord_is_told_while_he_is_in_his_tent() -> None:
    game = table(evil=6)
    game.lords[0].evil = 7
    told = [each for each in cases(game, ME) if each.kind == "paladin" and each.seats == (0,)]
    assert [(each.text.key, each.text.args["missing"]) for each in told] == [("case-paladin_other", 3)]
    game.paladin, game.paladin_host = "host", 0
    assert not [each for each in cases(game, ME) if each.kind == "paladin" and each.seats]


@pytest.mark.rule("DL-15.4")
def test_a_paladin_elsewhere_needs_more_evil_than_his_host_has() -> None:
    game = table(evil=10, paladin="host", paladin_host=0)
    game.lords[0].evil = 11
    told = case(game, "paladin")
    assert (told.key, told.args["missing"], told.args["theirs"]) == ("case-paladin_host", 2, 11)


@pytest.mark.rule("DL-15.6")
def test_the_paladin_stays_with_his_host_until_another_has_more_evil() -> None:
    game = table(evil=12, paladin="host", paladin_host=ME)
    game.lords[3].evil = 12
    told = case(game, "paladin")
    assert (told.key, told.args["more"], told.args["rival"]) == ("case-paladin_own", 13, seat_name(3))


@pytest.mark.rule("DL-11.9", "DL-11.11")
@pytest.mark.parametrize(
    ("gold", "key", "unpaid", "points"),
    [(3, "case-tax", 0, 0), (2, "case-tax_short", 1, 3), (0, "case-tax_short", 3, 9)],
)
def test_the_tax_counts_half_of_the_tiles_rounded_up(gold: int, key: str, unpaid: int, points: int) -> None:
    told = case(table(gold=gold, tiles=dungeon("C1 C2 C3! C4 D4=mint")), "tax")
    assert (told.key, told.args["tax"]) == (key, 3)
    assert (told.args["unpaid"], told.args["points"]) == (unpaid, points)


def test_an_event_that_nobody_has_seen_is_not_told() -> None:
    hidden = table(season=1, events=["payday", "tax", "special"], events_shown=1, lair=lair("goblin"))
    assert case(hidden, "tax").args["comes"] == "hidden"
    assert case(hidden, "wages").args["comes"] == "now"
    shown = table(season=1, events=["payday", "tax", "special"], events_shown=2)
    assert case(shown, "tax").args["comes"] == "next"


@pytest.mark.rule("DL-11.3")
def test_wages_are_added_up_and_compared() -> None:
    enough = case(table(lair=lair("witch troll"), food=3, evil=5), "wages")
    assert (enough.key, enough.args["food"], enough.args["evil"]) == ("case-wages", 3, 1)
    assert case(table(lair=lair("witch troll"), food=2, evil=5), "wages").key == "case-wages_short"
    assert case(table(lair=lair("vampire"), evil=14), "wages").key == "case-wages_short", "no room for 2 evil"
    assert case(table(), "wages").key == "case-wages_none"
    payday = [each.text for each in cases(table(lair=lair("golem troll troll")), ME) if each.kind == "payday"]
    each = [text.args for text in payday if text.key == "case-wage_each"]
    assert [(args["gold"], args["trap"], args["food"]) for args in each] == [(1, 1, 0), (0, 0, 2)]


@pytest.mark.rule("DL-11.7")
@pytest.mark.parametrize(("creatures", "key"), [("demon", "case-wages_short"), ("demon witch", "case-wages")])
def test_a_demon_alone_cannot_be_paid(creatures: str, key: str) -> None:
    assert case(table(lair=lair(creatures), food=9, evil=5), "wages").key == key


@pytest.mark.rule("DL-10.10")
def test_only_the_first_order_or_one_that_was_not_carried_out_comes_back() -> None:
    orders = ["dig_tunnels", "buy_traps", "build_room"]
    game = table(phase="production", orders=orders, on_card=["build_room"])
    assert case(game, "return", "order-build_room").key == "case-return_card"
    assert case(game, "return", "order-dig_tunnels").key == "case-return_card"
    assert case(game, "return", "order-buy_traps").key == "case-return_not"
    assert case(game, "return").args["choice"] == [refer("order-build_room")]
    early = table(phase="executing", orders=orders, on_card=["build_room"])
    assert case(early, "return", "order-build_room").key == "case-return_card"
    open_yet = [each.things for each in cases(early, ME) if each.kind == "return"]
    assert ("order-buy_traps",) not in open_yet, "its owner may still leave it undone"


@pytest.mark.rule("DL-11.3")
def test_the_wage_of_one_creature_is_its_cost() -> None:
    game = table(lair=lair("troll witch"), food=1)
    assert case(game, "wages", "creature-troll").key == "case-wage_short"
    assert case(game, "wages", "creature-witch").key == "case-wage"


def test_what_is_left_in_the_tavern_is_gone_next_round() -> None:
    game = table(tavern=["vampire"], phase="event")
    assert case(game, "hire", "creature-vampire").key == "case-hire_over"
    assert case(game, "hire_later", "creature-vampire").key == "case-hire_later"
    hired = [each for each in cases(game, ME) if each.kind.startswith("hire")]
    assert {each.text.key for each in hired if each.things == ("creature-goblin",)} == {"case-hire_absent"}


@pytest.mark.parametrize(("rules", "fee"), [("full", True), ("introductory", False)])
def test_what_hiring_may_cost_on_top_is_said_before_the_orders_are_chosen(rules: str, fee: bool) -> None:
    game = table(rules=rules, tavern=["goblin"], phase="orders", food=1)
    told = Texts().say("en", "dungeon_lords", case(game, "hire", "creature-goblin"), [])
    assert ("1 gold more" in told, "1 food more" in told) == (fee, True)


def test_hiring_is_barred_while_the_order_is_inaccessible() -> None:
    game = table(tavern=["goblin"], phase="orders", disabled=["hire_monster"], food=1)
    assert case(game, "hire", "creature-goblin").key == "case-hire_barred"
    game.lords[ME].disabled = []
    told = case(game, "hire", "creature-goblin")
    assert (told.key, told.args["fits"]) == ("case-hire_may", "yes")
    game.lords[ME].food = 0
    assert case(game, "hire", "creature-goblin").args["fits"] == "no"


@pytest.mark.rule("DL-8.25")
@pytest.mark.parametrize(("space", "key"), [(2, "case-hire_due"), (3, "case-hire_short")])
def test_space_iii_costs_food_on_top(space: int, key: str) -> None:
    game = table(tavern=["goblin"], food=1, phase="placing", orders=["hire_monster"])
    game.spaces["hire_monster"][space - 1] = ME
    assert case(game, "hire", "creature-goblin").key == key


def test_there_are_cases_while_a_lord_digs() -> None:
    game = executing("dig_tunnels", 1, tavern=["goblin"], food=1)
    assert case(game, "hire", "creature-goblin").key == "case-hire_over"


@pytest.mark.rule("DL-8.33", "DL-8.34")
def test_a_room_is_promised_only_squares_where_it_may_stand() -> None:
    game = table(market=["mint"], tiles=dungeon("C1 C2=tool_shed C3 C4"), phase="orders")
    assert case(game, "build", "room-mint").args["squares"] == ["C4"], "C3 is next to a room"
    game.lords[ME].tiles = dungeon("C1 C2=tool_shed C3")
    assert case(game, "build", "room-mint").key == "case-build_none"


@pytest.mark.rule("DL-10.2", "DL-10.3")
def test_a_room_needs_its_workers_and_works_once_in_year_1() -> None:
    game = table(phase="production", tiles=dungeon("C1 C3=mint"), imps=3, busy_imps=1)
    assert case(game, "produce", "room-mint").key == "case-produce_not"
    game.lords[ME].busy_imps = 0
    assert case(game, "produce", "room-mint").key == "case-produce"
    game.lords[ME].used_rooms = {"mint": 1}
    assert case(game, "produce", "room-mint").key == "case-produce_used"


@pytest.mark.rule("DL-27.1")
def test_titles_are_told_with_their_points() -> None:
    game = table(imps=9, evil=4)
    told = case(game, "titles")
    assert refer("title-imps") in told.args["titles"]  # type: ignore[operator]
    assert refer("title-dark_deeds") not in told.args["titles"]  # type: ignore[operator]
    assert told.args["points"] == 3 * int(told.args["number"]) + 2 * int(told.args["shared"])  # type: ignore[arg-type]


@pytest.mark.rule("DL-19.1")
@pytest.mark.parametrize(("combat_round", "key"), [(2, "case-spell"), (3, "case-spell_weak")])
def test_a_spell_needs_as_much_magic_as_the_number_of_the_round(combat_round: int, key: str) -> None:
    game = table()
    battle(game, "M4/2 W3", combat_round=combat_round)
    assert case(game, "spell").key == key


def test_a_spell_that_is_stopped_is_told_with_what_stopped_it() -> None:
    game = table(tiles=dungeon("C1 C2=antimagic_room"))
    battle(game, "M4/2 W3", combat_round=2)
    game.battle = Battle(seat=ME, square="C1", no_spell=True)
    assert case(game, "spell").key == "case-spell_dart"
    game.battle.seat = 0
    assert case(game, "spell").key == "case-spell", "another dungeon's fight"
    game.battle = Battle(seat=ME, square="C2")
    assert case(game, "spell").key == "case-spell_room"


@pytest.mark.rule("DL-16.4")
def test_the_party_attacks_the_nearest_unconquered_tiles() -> None:
    game = table(tiles=dungeon("C1! C2 B1 C3"), line=heroes("W3"), phase="planning", combat_round=1)
    told = case(game, "tile")
    assert (told.key, told.args["squares"]) == ("case-tile_choice", ["B1", "C2"])


@pytest.mark.rule("DL-18.3")
def test_keys_are_told_for_one_adventurer_and_for_the_whole_party() -> None:
    game = table(line=heroes("T4/2 T3/1 P4/1"))
    told = case(game, "icons", "hero-" + game.lords[ME].line[0].card)
    assert (told.key, told.args["number"], told.args["all"]) == ("case-icons_keys", 2, 3)
    party = case(game, "party").args
    assert (party["number"], party["hp"], party["keys"], party["heal"]) == (3, 11, 3, 1)


def test_which_orders_a_lord_has_chosen_is_secret() -> None:
    def public(chosen: list[str]) -> list[object]:
        game = table(phase="orders", tavern=["goblin"], market=["mint"])
        orders_phase(game)
        game.lords[ME].orders = chosen
        return [each for each in cases(game, ME) if not each.secret]

    assert public(["hire_monster", "build_room", "mine_gold"]) == public([])


def test_the_training_has_no_cases() -> None:
    assert cases(start(1), 0) == []


@pytest.mark.rule("DL-12.1", "DL-12.2")
def test_another_adventurer_is_as_far_away_as_the_evil_that_changes_the_order() -> None:
    told = case(arriving(5, 7, 6, 9), "other_evil").args
    assert told["hero"] == refer("hero-priest_12")
    assert (told["more"], told["next"]) == (1, refer("hero-wizard_13")), "with 7 evil the starting player is kinder"
    assert (told["less"], told["before"]) == (1, refer("hero-thief_11")), "with 5 evil the turn order decides"


@pytest.mark.rule("DL-18.3")
def test_a_trap_is_measured_against_each_adventurer() -> None:
    game = table(line=heroes("W4 T3/1"), traps=["pendulum"], phase="planning", combat_round=1)
    first, second = (f"hero-{hero.card}" for hero in game.lords[ME].line)
    struck = case(game, "trap", "trap-pendulum", second).args
    assert (struck["damage"], struck["left"]) == (2, 1), "3 for the second in line, 1 blocked by its key"
    assert case(game, "trap", "trap-pendulum", first).args["damage"] == 0
    assert case(game, "trap", "trap-pendulum").args["blocked"] == 1
    assert all(each.secret for each in cases(game, ME) if each.kind == "trap")


@pytest.mark.rule("DL-18.9")
@pytest.mark.parametrize(("line", "left"), [("T3/1", 1), ("W3", 0), ("W4", 1)])
def test_a_poisoned_dart_also_counts_its_damage_after_the_conquest(line: str, left: int) -> None:
    game = table(line=heroes(line), traps=["poisoned_dart"], phase="planning", combat_round=1)
    struck = case(game, "trap", "trap-poisoned_dart", f"hero-{game.lords[ME].line[0].card}").args
    assert (struck["later"], struck["left"]) == (2, left)


@pytest.mark.rule("DL-21.6")
def test_a_creature_is_measured_against_whom_it_may_attack() -> None:
    game = table(line=heroes("P3/1 W4"), lair=lair("vampire"))
    priest, warrior = (f"hero-{hero.card}" for hero in game.lords[ME].line)
    assert case(game, "trap", "creature-vampire", priest).args["damage"] == 0
    assert case(game, "trap", "creature-vampire", warrior).args["left"] == 1


@pytest.mark.parametrize(("season", "rounds"), [(1, 2), (3, 0)])
def test_combat_follows_autumn(season: int, rounds: int) -> None:
    assert case(table(season=season), "combat").args["rounds"] == rounds
    assert case(table(phase="planning", combat_round=2), "combat").args["round"] == 2


@pytest.mark.rule("DL-26.3")
def test_prisoners_are_counted_with_their_points() -> None:
    told = case(table(prison=["paladin_1", "thief_11"]), "prison").args
    assert (told["number"], told["points"]) == (2, 7)


@pytest.mark.parametrize(("tiles", "lost"), [("C1 C2", []), ("C1! C2 C3=mint!", ["C1", "C3"])])
def test_what_the_battles_cost_in_tiles_is_told(tiles: str, lost: list[str]) -> None:
    told = case(table(tiles=dungeon(tiles)), "last_battle").args
    assert (told["squares"], told["conquered"]) == (lost, len(lost))


@pytest.mark.rule("DL-8.15", "DL-8.16")
@pytest.mark.parametrize(
    ("imps", "tiles", "gold"), [(2, "C1 C2 C3 C4", 2), (9, "C1 C2 C3 C4", 3), (9, "C1! C2 C3 C5=mint", 2)]
)
def test_gold_is_limited_by_the_space_the_imps_and_the_tunnels(imps: int, tiles: str, gold: int) -> None:
    told = case(executing("mine_gold", 2, imps=imps, tiles=dungeon(tiles)), "mine").args
    assert (told["gold"], told["space"]) == (gold, "II")
    assert case(table(), "mine").key == "case-mine_not"


def test_two_rooms_need_workers_for_both() -> None:
    game = table(phase="production", tiles=dungeon("C1 C3=mint D1=tool_shed"), imps=5)
    (both,) = [each.text.args for each in cases(game, ME) if each.kind == "produce" and len(each.things) == 2]
    assert (both["workers"], both["free"], both["fits"]) == (5, 5, "yes")
    game.lords[ME].imps = 4
    (both,) = [each.text.args for each in cases(game, ME) if each.kind == "produce" and len(each.things) == 2]
    assert both["fits"] == "no"


def test_the_spaces_of_an_area_are_told_with_who_stands_there() -> None:
    game = table(3, spaces={"recruit_imps": [1, "green", ME]})
    told = case(game, "space", "area-recruit_imps", seats=(1,)).args
    assert (told["a"], told["b"], told["c"]) == (seat_name(1), refer("colour-green"), seat_name(ME))
    assert told["outsiders"] == [refer("colour-green")]


@pytest.mark.rule("DL-26.1", "DL-26.4")
def test_a_room_at_stake_is_worth_more_than_a_tunnel() -> None:
    game = table(line=heroes("W3"), phase="planning", combat_round=1, tiles=dungeon("C1=workshop C2"))
    assert case(game, "stake").args["points"] == 4
    game.lords[ME].tiles = dungeon("C1 C2")
    assert case(game, "stake").args["points"] == 2


@pytest.mark.rule("DL-26.1", "DL-26.4")
def test_a_conquered_room_is_said_to_have_cost_more_than_a_tunnel() -> None:
    game = table(phase="planning", combat_round=2, tiles=dungeon("C1=workshop! C2! C3"))
    lost = {each.text.args["square"]: each.text.args["room"] for each in cases(game, ME) if each.kind == "stake"}
    assert lost == {"C1": "yes", "C2": "no"}


def test_everyone_is_told_who_gets_which_adventurer_and_title() -> None:
    kinds = [each.kind for each in cases(arriving(7, 9, 3, 8), ME) if each.common and not each.things]
    assert kinds.count("arrivals") == kinds.count("all_titles") == 4


@pytest.mark.rule("DL-26.5")
def test_unpaid_notices_are_told_with_what_they_cost() -> None:
    game = table()
    game.lords[ME].notices = 2
    assert case(game, "notices").args == {"notices": 2, "lost": 6}
    assert case(game, "tax").args["lost"] == 6


@pytest.mark.rule("DL-10.9", "DL-10.10")
def test_an_order_is_barred_until_the_production_is_over() -> None:
    laid: dict[str, Any] = {"orders": ["dig_tunnels", "buy_traps", "build_room"], "disabled": ["mine_gold", "get_food"]}
    now, then = (table(phase=phase, **laid) for phase in ("placing", "event"))
    assert case(now, "order", "order-mine_gold").key == "case-order_barred"
    now.year, now.season = 1, 0
    assert case(now, "order", "order-mine_gold").args["first"] == 1, "chosen before the game"
    now.season = 1
    assert case(now, "order", "order-mine_gold").args["first"] == 0, "given in the last round"
    assert case(then, "order", "order-mine_gold").key == "case-order_barred_next"
    assert case(now, "order", "order-buy_traps").key == "case-order_given"
    assert case(now, "order", "order-hire_monster").key == "case-order_free"
    assert case(then, "return").args["orders"] == [refer("order-mine_gold"), refer("order-get_food")]


@pytest.mark.parametrize(
    ("phase", "disabled", "barred"),
    [("event", ["hire_monster"], "yes"), ("event", [], "no"), ("production", ["hire_monster"], "no")],
)
def test_the_next_round_bars_only_orders_that_are_disabled_after_this_one(
    phase: str, disabled: list[str], barred: str
) -> None:
    game = table(tavern=["goblin"], phase=phase, disabled=disabled)
    assert case(game, "hire_later", "creature-goblin").args["barred"] == barred


def test_orders_can_be_changed_while_others_choose() -> None:
    game = table(3, phase="orders")
    orders_phase(game)
    assert case(game, "change").key == "case-change_choosing"
    assert case(table(), "change").key == "case-change_no"


@pytest.mark.rule("DL-11.1")
@pytest.mark.parametrize(("phase", "comes"), [("orders", "now"), ("adventurers", "past")])
def test_the_event_of_a_season_is_past_once_the_adventurers_move_on(phase: str, comes: str) -> None:
    game = table(season=1, events=["tax", "payday", "special"], events_shown=2, phase=phase)
    assert case(game, "tax_when").args["comes"] == comes
    assert case(game, "payday_when").args["comes"] == "next"


@pytest.mark.rule("DL-11.1")
def test_an_event_is_at_work_until_everyone_is_through_with_it() -> None:
    game = table(season=1, events=["tax", "payday", "special"], events_shown=2, phase="event")
    assert case(game, "tax_when").args["comes"] == "at_work"
    assert case(game, "payday_when").args["comes"] == "next"


def test_without_a_party_there_is_nothing_to_add_up_or_to_attack() -> None:
    game = table(phase="planning", combat_round=1)
    assert case(game, "party").key == "case-party_none"
    assert case(game, "spell").key == case(game, "tile").key == "case-spell_nobody"
    assert not [each for each in cases(game, ME) if each.kind == "stake"]


@pytest.mark.rule("DL-12.1")
def test_before_the_adventurers_come_they_are_promised_as_evil_stands() -> None:
    game = table(4, phase="placing", season=1, forecast=["thief_11", "priest_12", "wizard_13", "warrior_14"])
    for lord, evil in zip(game.lords, (7, 9, 3, 8), strict=True):
        lord.evil = evil
    assert case(game, "arrival", asker=2).args["hero"] == refer("hero-thief_11")
    assert case(game, "arrivals", "hero-warrior_14").args["d"] == seat_name(1)


@pytest.mark.rule("DL-17.5")
def test_what_a_creature_does_to_an_adventurer_is_told_before_it_comes() -> None:
    game = table(phase="placing", season=1, lair=lair("goblin"), forecast=["warrior_14"])
    told = case(game, "trap", "creature-goblin", "hero-warrior_14").args
    assert (told["damage"], told["left"]) == (2, 3)


@pytest.mark.rule("DL-27.1")
def test_each_title_can_be_asked_for() -> None:
    game = arriving(7, 9, 3, 9)
    told = case(game, "title", "title-dark_deeds").args
    assert (told["players"], told["value"]) == ([seat_name(1), seat_name(3)], 9)


@pytest.mark.rule("DL-10.9", "DL-8.13")
def test_who_cannot_mine_gold_is_told_why() -> None:
    game = start(3, "mine")
    orders_phase(game)
    seat = 0
    for disabled, state in ((["mine_gold", "get_food"], "barred"), (["get_food", "build_room"], "may")):
        game.lords[seat].disabled = disabled
        told = case(game, "mine", asker=seat)
        assert (told.key, told.args) == ("case-mine_not", {"state": state, "first": 1, "last": 0})
    game.phase, game.lords[seat].disabled = "executing", ["mine_gold", "get_food"]
    assert case(game, "mine", asker=seat).args["state"] == "barred"
    game.lords[seat].disabled = ["build_room", "get_food"]
    assert case(game, "mine", asker=seat).args["state"] == "over"
    for things in (("creature-troll",), ("creature-troll", "order-mine_gold")):
        told = case(game, "mine", *things, asker=seat)
        assert Texts().say("en", "dungeon_lords", told).startswith("No: only imps mine gold. A Troll can't mine")
    other = Texts().say("ja", "dungeon_lords", case(game, "mine", "creature-witch", asker=seat))
    assert other.startswith("いいえ、金を採掘するのはインプだけです。ウィッチ")


@pytest.mark.parametrize(("space", "imps", "limit"), [(1, 5, 2), (2, 2, 2), (3, 3, 2), (3, 6, 4)])
def test_how_many_tunnels_may_be_dug_depends_on_the_space_and_the_free_imps(space: int, imps: int, limit: int) -> None:
    told = case(executing("dig_tunnels", space, imps=imps), "dig")
    assert (told.key, told.args["limit"]) == ("case-dig", limit)


def test_passing_on_an_order_names_it() -> None:
    told = case(executing("dig_tunnels", 1), "pass")
    assert (told.key, told.args["order"]) == ("case-pass", refer("order-dig_tunnels"))


def test_the_order_at_hand_is_named_before_those_still_to_come() -> None:
    game = executing("dig_tunnels", 1)
    assert refer("order-dig_tunnels") in case(game, "todo").args["orders"]  # type: ignore[operator]
    told = case(game, "then").args
    assert (told["now"], told["areas"], told["later"]) == (refer("order-dig_tunnels"), [], 0)


@pytest.mark.rule("DL-8.1", "DL-8.2")
def test_each_space_of_an_area_is_told_with_its_cost_and_gain() -> None:
    game = table(4)
    first, second, third = (case(game, f"gives_{space}", "order-get_food").args for space in (1, 2, 3))
    assert (first["gold"], first["gain_food"]) == (1, 2)
    assert (second["evil"], second["gain_food"]) == (1, 3)
    assert (third["evil"], third["gain_food"], third["gain_gold"]) == (2, 3, 1)


@pytest.mark.parametrize(("gold", "witches"), [(2, 0), (7, 1)])
def test_what_the_special_event_does_is_told_for_the_lord_who_asks(gold: int, witches: int) -> None:
    game = table(
        4, phase="orders", events=["special", "tax", "payday"], events_shown=1, gold=gold, lair=lair("witch" * witches)
    )
    game.specials = ["thieves_guild", *game.specials[1:]]
    assert case(game, "event_effect").args["share"] == gold // 3
    game.specials = ["witch_hunt", *game.specials[1:]]
    told = case(game, "event_effect", "special-witch_hunt")
    assert told.args["witches"] == witches
    assert ("no witch" in Texts().say("en", "dungeon_lords", told)) == (not witches)


def test_a_creature_that_is_not_in_the_tavern_cannot_be_hired() -> None:
    game = executing("dig_tunnels", 1, tavern=["goblin"])
    assert case(game, "hire", "creature-witch").key == "case-hire_absent"
    assert case(game, "hire", "creature-goblin").key != "case-hire_absent"


@pytest.mark.rule("DL-23.2")
def test_fatigue_is_told_only_once_its_card_is_revealed_or_to_a_lord_who_has_seen_it() -> None:
    game = table(4)
    battle(game, "M4/2 W3", combat_round=2)
    game.combat_shown = 1
    game.lords[ME].spied = [1]
    assert case(game, "fatigue").key == "case-fatigue_hidden"
    seen = [each for each in cases(game, ME) if each.kind == "fatigue_seen"]
    assert [(each.text.args["fatigue"], each.secret) for each in seen] == [(game.fatigue(), True)]
    assert not [each for each in cases(game, STARTER) if each.kind == "fatigue_seen"]
    game.combat_shown = 2
    assert case(game, "fatigue").args["fatigue"] == game.fatigue()


@pytest.mark.rule("DL-23.1")
def test_what_prevents_the_conquest_is_told_and_the_fallen_do_not() -> None:
    game = table(4, lair=lair("slime witch"), traps=["trap_door", "rolling_stone"])
    battle(game, "M4/2 W3", combat_round=1)
    assert case(game, "prevent", "creature-slime").key == "case-prevent_yes"
    assert case(game, "prevent", "creature-witch").key == "case-prevent_no"
    assert case(game, "prevent", "trap-trap_door").key == "case-prevent_yes"
    assert case(game, "prevent").args["means"] == [refer("trap-trap_door"), refer("creature-slime")]
    for creature in game.lords[ME].lair:
        creature.fallen = True
    assert case(game, "prevent", "creature-slime").key == "case-prevent_fallen"
    assert case(game, "sendable", "creature-slime").args["standing"] == 0
    assert case(game, "sendable").args["number"] == 0


def test_an_adventurer_is_also_called_by_a_class_that_no_other_has() -> None:
    game = table(4, line=heroes("T3/2 W3 W4:1"))
    thief, warrior, hurt = (f"hero-{hero.card}" for hero in game.lords[ME].line)
    found = {each.things: each for each in cases(game, ME) if each.kind == "hero"}
    assert found[thief,].alias == Message("case-class-thief")
    assert found[warrior,].alias is None
    assert (found[hurt,].text.args["left"], found[hurt,].text.args["place"]) == (3, 3)


@pytest.mark.rule("DL-11.11", "DL-26.5")
def test_what_unpaid_tax_costs_is_told_before_it_is_paid() -> None:
    game = table(4, phase="orders", tiles=dungeon("C1 C2 C3 C4 D4"))
    assert (case(game, "tax").args["tax"], case(game, "tax").args["each"]) == (3, 3)


def test_a_paladin_who_comes_when_all_are_done_is_not_told_to_need_more_evil(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(4)
    game.lords[ME].evil = 10
    monkeypatch.setattr("games.dungeon_lords.cases.arrivals.coming_paladin", lambda _: ME)
    told = case(game, "paladin")
    assert (told.key, told.args["own"]) == ("case-paladin_coming", 1)
    assert case(game, "paladin", asker=STARTER).args["own"] == 0
    assert not [each for each in cases(game, STARTER) if each.kind == "paladin" and each.seats]


def test_dismissing_creatures_costs_evil_as_paying_them_does() -> None:
    game = table(4, phase="event", season=2, events=["tax", "payday", "special"], evil=8, food=5)
    game.lords[ME].lair = lair("witch witch witch")
    told = case(game, "paladin_dismiss", "creature-witch").args
    assert (told["before"], told["after"], told["paid"], told["payable"]) == (8, 11, 11, 1)


def test_tax_and_wages_of_the_others_are_told_too() -> None:
    game = table(gold=3, tiles=dungeon("C1 C2"))
    game.lords[0].gold, game.lords[0].tiles = 1, dungeon("C1 C2 C3 C4 D4")
    game.lords[0].food, game.lords[0].lair = 2, lair("troll")
    told = case(game, "tax", seats=(0,))
    assert (told.key, told.args["tax"], told.args["unpaid"]) == ("case-tax_other", 3, 2)
    wages = case(game, "payday", seats=(0,)).args
    assert (wages["player"], wages["food"], wages["have_food"]) == (seat_name(0), 2, 2)


@pytest.mark.rule("DL-11.9")
def test_the_tax_of_more_tiles_is_told() -> None:
    told = case(table(tiles=dungeon("C1 C2 C3")), "tax_more").args
    assert [told[name] for name in ("tax", "plus_1", "plus_2", "plus_3", "plus_4")] == [2, 2, 3, 3, 4]


@pytest.mark.parametrize(("evil", "moved", "by"), [(5, "same", 0), (8, "more", 3), (2, "less", -3)])
def test_evil_is_compared_with_where_everyone_began(evil: int, moved: str, by: int) -> None:
    told = case(table(evil=evil), "evil").args
    assert (told["evil"], told["moved"], told["by"]) == (evil, moved, by)


def test_those_who_took_the_rooms_are_named_in_the_order_in_which_they_acted() -> None:
    game = table(market=[])
    game.spaces["build_room"] = [ME, 0, 3]
    told = next(each.text for each in cases(game, ME) if each.text.key == "case-all_gone")
    assert told.args["players"] == [seat_name(3), seat_name(0), seat_name(ME)]
    game.market = ["mint"]
    assert "case-all_gone" not in {each.text.key for each in cases(game, ME)}


@pytest.mark.parametrize(
    ("gold", "food", "evil", "gifts", "after"), [(2, 3, 8, 3, 5), (1, 0, 8, 1, 7), (3, 3, 2, 3, 1)]
)
def test_a_charity_drive_says_how_far_evil_can_fall(gold: int, food: int, evil: int, gifts: int, after: int) -> None:
    game = table(
        4, phase="orders", events=["special", "tax", "payday"], events_shown=1, gold=gold, food=food, evil=evil
    )
    game.specials = ["charity_drive", *game.specials[1:]]
    told = case(game, "event_effect").args
    assert (told["gifts"], told["after"]) == (gifts, after)


def test_what_stops_a_conquest_names_the_hit_points_to_beat() -> None:
    game = table(tiles=dungeon("C1 C2"), line=heroes("W4 T3/1"), phase="planning", combat_round=1)
    assert case(game, "prevent").args["hp"] == sum(hero.left for hero in game.lords[ME].line) > 0


@pytest.mark.rule("DL-15.2")
@pytest.mark.parametrize(("evil", "paladin"), [(7, "stays"), (8, "comes")])
def test_wages_that_call_the_paladin_say_so(evil: int, paladin: str) -> None:
    game = table(lair=lair("vampire"), evil=evil, season=2, events=["tax", "payday", "special"], events_shown=2)
    told = case(game, "payday").args
    assert (told["before"], told["after"], told["paladin"]) == (evil, evil + 2, paladin)
    beside = [each.text for each in cases(game, ME) if each.text.key == "case-paladin_wages"]
    assert [each.args["paladin"] for each in beside] == [paladin]


def test_wages_beyond_the_evilometer_call_nobody() -> None:
    told = case(table(lair=lair("vampire"), evil=14), "wages").args
    assert (told["fits_evil"], told["paladin"]) == (0, "stays")


def test_the_evil_of_everyone_is_told_beside_the_paladin() -> None:
    game = arriving(7, 9, 3, 8)
    (told,) = [each.text for each in cases(game, ME) if each.text.key == "case-paladin_evil" and not each.things]
    assert [told.args[name] for name in ("a_evil", "b_evil", "c_evil", "d_evil")] == [7, 9, 3, 8]


def test_the_tavern_is_listed_with_prices_and_points_what_can_be_paid_for_first() -> None:
    game = table(tavern=["troll", "goblin"], phase="orders", food=1)
    told = [each.text.args for each in cases(game, ME) if each.text.key == "case-hire_item"]
    assert [(each["creature"], each["fits"], each["food"]) for each in told] == [
        (refer("creature-goblin"), "yes", 1),
        (refer("creature-troll"), "no", 2),
    ]


@pytest.mark.rule("DL-7.1", "DL-15.2")
def test_hiring_is_told_with_what_the_orders_before_it_leave() -> None:
    game = table(tavern=["dragon"], food=4, evil=8, events=["tax", "payday", "special"], events_shown=2, season=1)
    orders = {"improve_reputation": 0, "recruit_imps": 1, "hire_monster": 0}
    for order, space in orders.items():
        place(game, order, *[None] * space, ME)
    go(game, *(Execute(seat=ME, order=order, space=space) for order, space in orders.items()))
    told = case(game, "paladin", "creature-dragon").args
    assert (told["after"], told["paladin"]) == (10, "comes")
    assert [told[f"then_{name}"] for name in ("food", "evil", "after", "paladin")] == [2, 7, 9, "stays"]
    hire = next(each.text.args for each in cases(game, ME) if each.text.key == "case-todo_hire")
    assert (hire["fitting"], hire["food"]) == ([refer("creature-dragon")], 2)
    game.lords[ME].food = 3
    hire = next(each.text.args for each in cases(game, ME) if each.text.key == "case-todo_hire")
    assert (hire["number"], hire["lost"]) == (0, [refer("creature-dragon")])


@pytest.mark.rule("DL-11.3")
def test_hiring_is_told_with_the_wages_of_payday() -> None:
    game = table(tavern=["witch"], food=3, lair=lair("troll"), events=["tax", "payday", "special"], events_shown=2)
    game.season, game.phase = 1, "orders"
    (told,) = [
        each.text.args for each in cases(game, ME) if each.kind == "wages" and each.things == ("creature-witch",)
    ]
    assert [told[name] for name in ("food", "have_food", "evil", "short", "comes")] == [3, 2, 1, 1, "next"]


@pytest.mark.rule("DL-10.10")
def test_an_order_whose_area_was_full_is_told_with_who_took_it_and_whether_it_comes_back() -> None:
    game = table(4, phase="executing", orders=["mine_gold", "dig_tunnels", "buy_traps"], on_card=["mine_gold"])
    game.spaces["mine_gold"] = [0, 1, 3]
    told = case(game, "mine")
    assert (told.key, told.args["a"], told.args["first"]) == ("case-unplaced", seat_name(0), 1)
    assert told.args["others"] == [refer("order-dig_tunnels"), refer("order-buy_traps")]
    assert case(game, "order", "order-mine_gold") == case(game, "return", "order-mine_gold") == told
    game.spaces["mine_gold"] = [0, 1, None]
    assert case(game, "order", "order-mine_gold").key == "case-order_given"


@pytest.mark.rule("DL-5.4", "DL-12.1")
def test_the_next_season_is_told_with_its_event_and_adventurers() -> None:
    game = table(3, season=1, events=["tax", "payday", "special"], events_shown=2, phase="orders")
    game.forecast = ["thief_11", "priest_12", "warrior_14"]
    for lord, evil in zip(game.lords, (7, 3, 5), strict=True):
        lord.evil = evil
    told = case(game, "next_season").args
    assert (told["season"], told["event"]) == (refer("season-summer"), refer("event-payday"))
    assert told["players"] == [seat_name(1), seat_name(2), seat_name(0)]
    game.events_shown = 1
    assert not [each for each in cases(game, ME) if each.kind == "next_season"]


def test_what_the_imps_can_still_do_is_told() -> None:
    game = executing("mine_gold", 1, imps=5, busy_imps=2, tiles=dungeon("C1 C2 C3"))
    told = case(game, "imps").args
    assert [told[name] for name in ("imps", "free", "gold", "number")] == [5, 3, 2, 0]


def test_a_conquered_production_room_is_told_to_be_lost() -> None:
    game = table(tiles=dungeon("C1=mint!"))
    assert case(game, "produce", "room-mint").key == "case-produce_conquered"


def test_dismissing_a_creature_is_told_with_the_points_it_costs() -> None:
    game = table(4, lair=lair("goblin"), events=["payday", "tax", "special"], events_shown=1, season=1, phase="orders")
    for lord in game.lords:
        lord.lair = lair("witch troll") if lord is not game.lords[ME] else lair("goblin")
    assert case(game, "wages", "creature-goblin").args["own"] == "−1"


@pytest.mark.rule("DL-26.6")
def test_a_scoring_room_is_told_with_what_it_counts() -> None:
    game = table(tiles=dungeon("C1 C3=cafeteria"), lair=lair("goblin vampire"))
    told = case(game, "worth", "room-cafeteria").args
    assert (told["points"], told["counted"], told["others"]) == (
        1,
        [refer("creature-goblin")],
        [refer("creature-vampire")],
    )
    assert case(game, "worth", "room-cafeteria", "creature-golem", asker=0).args == told


def test_after_the_last_orders_nothing_comes_back() -> None:
    game = table(year=2, season=3, tavern=["troll"], disabled=["get_food"], phase="executing")
    assert case(game, "hire_later", "creature-troll").key == "case-never_later"
    assert case(game, "order", "order-get_food").args["last"] == 1
    assert case(game, "order").args["orders"] == [refer("order-get_food")]


def test_a_combat_card_is_told_only_when_it_is_face_up() -> None:
    game = table(phase="planning", combat_round=2, combat_shown=1, line=heroes("W4"))
    assert case(game, "card").key == "case-card_still_down"
    assert case(game, "card", "card-of-round-1").key == "case-card_open"
    assert case(game, "card", "card-of-round-2").key == "case-card_down"
    game.combat_shown = 2
    assert case(game, "card").args["card"] == refer(f"card-{game.combat_piles[0][1]}")


@pytest.mark.rule("DL-8.6")
def test_a_card_seen_by_the_spy_is_told_in_private_with_the_magic_it_needs() -> None:
    game = table(spied=[1], line=heroes("M3/1"), phase="planning", combat_round=1)
    (told,) = [each for each in cases(game, ME) if each.kind == "card_seen" and not each.things]
    assert told.secret
    assert (told.text.args["round"], told.text.args["magic"], told.text.args["works"]) == (2, 1, 0)
    assert case(game, "card_seen", asker=1).key == "case-card_unseen"


@pytest.mark.parametrize(
    ("party", "plan", "how", "wiped"),
    [
        ("W3:2", Plan(square="C1", creatures=["goblin"]), "always", "all"),
        ("W4", Plan(square="C1", traps=["pendulum"]), "never", "none"),
    ],
)
def test_a_plan_is_told_with_what_it_leads_to(party: str, plan: Plan, how: str, wiped: str) -> None:
    laid: dict[str, Any] = {"lair": lair("goblin"), "traps": ["pendulum"], "plan": plan}
    game = table(tiles=dungeon("C1 C2"), line=heroes(party), phase="planning", combat_round=1, **laid)
    told = [each for each in cases(game, ME) if each.kind == "plan" and not each.things]
    assert [(each.secret, each.text.args["how"], each.text.args["wiped"]) for each in told] == [(True, how, wiped)]


def test_the_smallest_plan_that_saves_the_tile_is_named() -> None:
    laid: dict[str, Any] = {"lair": lair("goblin"), "traps": ["pendulum"]}
    game = table(tiles=dungeon("C1 C2"), line=heroes("W3:2"), phase="planning", combat_round=1, **laid)
    best = case(game, "save").args
    assert (best["how"], best["pieces"]) == ("always", [refer("creature-goblin")])


def test_no_plan_depends_on_the_card_that_is_still_face_down() -> None:
    game = table(tiles=dungeon("C1 C2"), line=heroes("W3 M3/1"), lair=lair("goblin"), phase="planning", combat_round=1)
    told = case(game, "save")
    pile = game.combat_piles[0]
    pile[0], pile[3] = pile[3], pile[0]
    assert case(game, "save") == told


@pytest.mark.rule("DL-26.2", "DL-27.5")
def test_the_points_of_a_creature_include_titles_and_rooms() -> None:
    game = table(tavern=["goblin"], food=9, tiles=dungeon("C1 C3=cafeteria"), lair=[])
    for lord in game.lords:
        lord.lair = lair("witch") if lord is not game.lords[ME] else []
    told = case(game, "worth", "creature-goblin").args
    assert (told["own"], told["titles"], told["points"]) == ("+2", "+2", "+4")


def test_gold_that_can_still_be_mined_is_told_with_the_tax() -> None:
    game = table(events=["payday", "tax", "special"], events_shown=2, season=2, tiles=dungeon("C1 C2 C3 C4"), gold=0)
    game.phase = "placing"
    assert case(game, "tax").args["mined"] == 0
    place(game, "mine_gold", ME)
    assert case(game, "tax").args["mined"] == 2


@pytest.mark.rule("DL-12.1")
def test_the_strongest_adventurer_of_the_season_goes_to_the_highest_evil() -> None:
    now = next(each.text for each in cases(arriving(7, 9, 3, 8), ME) if each.kind == "strongest").args
    assert (now["when"], now["hero"], now["player"]) == ("now", refer("hero-warrior_14"), seat_name(1))


def test_between_the_seasons_the_strongest_is_the_one_with_the_most_hit_points_left() -> None:
    game = table(4, line=heroes("W5 W4", 1))
    game.arriving, game.forecast[:] = [], []
    told = case(game, "strongest")
    assert (told.key, told.args["left"], told.args["player"]) == ("case-strongest_left", 5, seat_name(ME))


@pytest.mark.parametrize(("disabled", "state"), [([], "may"), (["improve_reputation"], "barred")])
def test_what_lowers_evil_now_depends_on_the_orders_that_are_left(disabled: list[str], state: str) -> None:
    game = table(phase="orders")
    game.lords[ME].disabled = disabled
    assert case(game, "less_evil").args["order"] == state


@pytest.mark.parametrize("year", [1, 2])
def test_after_autumn_comes_combat(year: int) -> None:
    told = case(table(phase="orders", season=3, year=year), "next_season")
    assert (told.key, told.args["last"]) == ("case-next_combat", year == 2)
