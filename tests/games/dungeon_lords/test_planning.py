"""Planning a combat round (section 16)."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeon_lords.rules.combat.combat import CombatRound, EndCombat, StartCombat
from games.dungeon_lords.rules.combat.planning import StartPlanning, nearest_tiles
from games.dungeon_lords.rules.game import DungeonLords
from locales.texts import LANGUAGES
from rules.messages import Message, refer, seat_name
from tests.games.dungeon_lords.positions import (
    ME,
    STARTER,
    armed,
    asked,
    dungeon,
    go,
    heroes,
    ids,
    is_asked,
    keys,
    lair,
    line,
    option,
    pick,
    picks,
    refuse,
    table,
    told,
)
from tests.games.story_lines import texts


def plan(
    squares: str = "C1 C2 C3", *, creatures: str = "", traps: str = "", seats: int = 4, parties: int = 1
) -> DungeonLords:
    """Some lords face a party; round 1 of the combat part begins."""
    game = table(seats)
    game.combat_piles[0] = ["fireball", "detect_evil", "create_food", "magic_shield"]
    for seat in (ME, 3, STARTER)[:parties]:
        game.lords[seat].line = heroes("W5 W4 W4")
    lord = game.lords[ME]
    lord.tiles, lord.lair = dungeon(squares), lair(creatures)
    for trap in traps.split():
        game.trap_deck.remove(trap)
        lord.traps.append(trap)
    armed(game)
    go(game, StartCombat(), EndCombat())
    return game


def offered(game: DungeonLords) -> set[str]:
    return set(ids(game, "plan_battle", ME))


@pytest.mark.rule("DL-16.1", "DL-17.1")
def test_the_cards_are_revealed_in_pile_order_after_the_plans() -> None:
    game = plan()
    cards = list(game.combat_piles[0])
    for number, card in enumerate(cards, 1):
        assert game.combat_round == number
        assert game.view(None).combat == [*cards[: number - 1], *[None] * (5 - number)]
        events = pick(game, "done")
        assert told(events, "combat_card")[0]["card"] == refer(f"card-{card}")
        if not game.questions:
            break
    assert game.combat_round == 0


@pytest.mark.rule("DL-16.2", "DL-16.3")
def test_only_lords_with_a_party_take_part_and_without_one_combat_ends() -> None:
    game = plan(parties=2)
    assert {question.seat for question in game.questions if question.awaited} == {2, 3}
    game = plan(parties=0)
    assert game.questions == []
    assert game.combat_round == 0
    game = table(3)
    game.lords[2].line = heroes("W3:2")
    game.combat_piles[0] = ["fireball"] * 4
    armed(game)
    go(game, StartCombat(), EndCombat())
    events = pick(game, "done")
    assert "combat_ends" in keys(events)
    assert len(told(events, "combat_card")) == 1, "the cards of later rounds stay face down"
    assert game.combat_shown == 1
    assert game.lords[2].prison == ["warrior_11"]


@pytest.mark.rule("DL-16.4", "DL-V40")
def test_the_battle_tile_must_be_one_of_the_nearest_unconquered_tiles() -> None:
    game = plan("C1 D1 C2=workshop E1")
    lord = game.lords[ME]
    assert nearest_tiles(lord) == ["C1"]
    refuse(game, "tile-D1", "tile_distance")
    lord.tiles["C1"].conquered = True
    go(game, CombatRound(number=2), EndCombat())
    assert offered(game) == {"tile-D1", "tile-C2"}
    refuse(game, "tile-E1", "tile_distance")
    assert asked(game).args["square"] == "none"
    pick(game, "tile-C2")
    assert asked(game).args["square"] == "C2"
    picks(game, "back", "tile-C2")
    # No conquest this round: in the next one both are offered again.
    go(game, CombatRound(number=3), EndCombat())
    assert offered(game) == {"tile-D1", "tile-C2"}
    lord.tiles["D1"].conquered = True
    assert nearest_tiles(lord) == ["C2"]


@pytest.mark.rule("DL-16.4", "DL-1.5")
def test_distance_to_a_tile_counts_conquered_tiles() -> None:
    game = table(2)
    game.lords[0].tiles = dungeon("C1! C2! C3 D2! E2")
    assert nearest_tiles(game.lords[0]) == ["C3"]


def test_a_trap_card_is_laid_only_once() -> None:
    game = plan("C1=labyrinth C2", traps="fire_wall pendulum")
    game.lords[ME].gold = 9
    pick(game, "trap-fire_wall")
    refuse(game, "trap-fire_wall", "no_trap", "plan_battle")
    assert "trap-pendulum" in offered(game)


@pytest.mark.rule("DL-16.5")
def test_lords_plan_simultaneously_and_plans_are_revealed_together() -> None:
    game = plan(parties=2, creatures="goblin", traps="fire_wall")
    pick(game, "deploy-goblin", seat=2)
    assert game.view(3).lords[2].plan is None
    assert game.view(2).lords[2].plan is not None
    events = pick(game, "done", seat=2)
    assert keys(events) == ["plan_ready"]
    assert not is_asked(game, "plan_battle", 2)
    assert game.view(3).lords[2].plan is None
    assert game.view(3).lords[2].ready
    assert not is_asked(game, "demand_turn_order")
    events = pick(game, "done", seat=3)
    assert len(told(events, "plan")) == 2


@pytest.mark.rule("DL-16.5")
def test_plans_are_made_in_turn_order_when_a_lord_demands_it() -> None:
    game = plan(parties=3, creatures="goblin", traps="fire_wall")
    pick(game, "deploy-goblin", seat=ME)
    events = pick(game, "turn_order", kind="demand_turn_order", seat=3)
    assert told(events, "turn_order") == [{"player": seat_name(3), "phase": refer("phase-planning")}]
    assert [question.seat for question in game.questions] == [STARTER]
    assert game.lords[ME].plan is None, "planning restarts"
    events = pick(game, "done", seat=STARTER)
    assert [args["player"] for args in told(events, "plan")] == [seat_name(STARTER)]
    assert not is_asked(game, "change_plan"), "in turn order, a plan is final"
    assert game.view(3).lords[ME].plan is None
    pick(game, "deploy-goblin", seat=ME)
    events = pick(game, "done", seat=ME)
    assert [args["player"] for args in told(events, "plan")] == [seat_name(ME)]
    plan_seen = game.view(3).lords[ME].plan
    assert plan_seen is not None
    assert plan_seen.creatures == ["goblin"]
    events = pick(game, "done", seat=3)
    assert "combat_card" in keys(events)


@pytest.mark.rule("DL-16.6")
def test_a_tunnel_has_space_for_one_trap_one_monster_and_any_number_of_ghosts() -> None:
    game = plan(creatures="goblin slime ghost ghost", traps="pendulum fire_wall")
    pick(game, "deploy-goblin")
    refuse(game, "deploy-slime", "limit", "plan_battle")
    picks(game, "deploy-ghost", "deploy-ghost", "trap-pendulum")
    refuse(game, "trap-fire_wall", "limit", "plan_battle")
    assert offered(game) == {"done", "back"}


def test_a_trap_that_cannot_be_paid_is_refused_for_that_even_where_another_is_laid() -> None:
    """Taking the other one back would not help."""
    game = plan(traps="pendulum poisoned_meal fire_wall")
    game.lords[ME].food = 0
    pick(game, "trap-pendulum")
    refuse(game, "trap-poisoned_meal", "trap_cost", "plan_battle")
    refuse(game, "trap-fire_wall", "limit", "plan_battle")


@pytest.mark.rule("DL-16.7", "DL-28.3")
@pytest.mark.parametrize(
    ("room", "traps", "monsters", "fee"), [("chicken_coop", 1, 2, 1), ("labyrinth", 2, 1, 0), ("chapel", 1, 2, 1)]
)
def test_limits_and_trap_fee_in_rooms(room: str, traps: int, monsters: int, fee: int) -> None:
    game = plan(f"C1={room} C2 C3", creatures="goblin slime troll ghost ghost", traps="pendulum fire_wall trap_door")
    for trap in ("pendulum", "fire_wall")[:traps]:
        pick(game, f"trap-{trap}")
    refuse(game, "trap-trap_door", "limit", "plan_battle")
    for kind in ("goblin", "slime")[:monsters]:
        pick(game, f"deploy-{kind}")
    refuse(game, "deploy-troll", "limit", "plan_battle")
    picks(game, "deploy-ghost", "deploy-ghost")
    assert asked(game).args["fee"] == fee
    pick(game, "done")
    assert game.lords[ME].gold == 3 - fee


@pytest.mark.rule("DL-16.7")
@pytest.mark.parametrize(("square", "gold"), [("C1=mint", 1), ("C1", 0), ("C1=labyrinth", 0)])
def test_a_trap_option_includes_the_fee_of_the_room(square: str, gold: int) -> None:
    game = plan(f"{square} C2", traps="pendulum fire_wall")
    own = game.trap_cost("pendulum").gold
    assert option(game, "plan_battle", "trap-pendulum", ME).args["gold"] == own + gold


@pytest.mark.rule("DL-16.7")
def test_the_fee_of_a_room_is_paid_even_if_the_trap_has_no_effect_but_only_with_a_trap() -> None:
    game = plan("C1=mint C2 C3", traps="pendulum")
    game.lords[ME].line = heroes("W5")
    pick(game, "trap-pendulum")
    events = pick(game, "done")
    assert "trap_in_vain" in keys(events)
    assert game.lords[ME].gold == 2
    game = plan("C1=mint C2 C3", creatures="goblin")
    picks(game, "deploy-goblin", "done")
    assert game.lords[ME].gold == 3


@pytest.mark.rule("DL-16.8")
def test_a_plan_may_deploy_nothing() -> None:
    game = plan(creatures="goblin", traps="pendulum")
    events = pick(game, "done")
    assert told(events, "plan")[0]["creatures"] == []
    assert asked(game).default(game) == ["done"]


@pytest.mark.rule("DL-16.9")
def test_only_face_up_creatures_are_deployed_and_only_once_per_round() -> None:
    game = plan("C1=mint C2", creatures="goblin goblin! slime!")
    refuse(game, "deploy-slime", "fallen", "plan_battle")
    pick(game, "deploy-goblin")
    refuse(game, "deploy-goblin", "fallen", "plan_battle")
    game = plan("C1=mint C2", creatures="goblin")
    pick(game, "deploy-goblin")
    refuse(game, "deploy-goblin", "no_monster", "plan_battle")


@pytest.mark.rule("DL-16.10", "DL-18.1")
def test_tile_and_creatures_of_a_plan_are_public_but_traps_are_face_down() -> None:
    game = plan(parties=2, creatures="ghost", traps="poisoned_dart")
    pick(game, "trap-poisoned_dart", seat=2)
    pick(game, "deploy-ghost", seat=2)
    events = pick(game, "done", seat=3)
    shown = next(args for args in told(events, "plan") if args["player"] == seat_name(2))
    assert (shown["square"], shown["traps"], shown["creatures"]) == ("C1", 1, [refer("creature-ghost")])
    assert "poisoned_dart" not in str(told(events, "plan"))


@pytest.mark.rule("DL-16.10", "DL-17.7")
def test_an_unrevealed_trap_is_known_only_to_its_owner() -> None:
    game = plan(parties=2, creatures="troll")
    game.lords[3].traps = ["pendulum"]
    pick(game, "deploy-troll", seat=2)
    pick(game, "trap-pendulum", seat=3)
    assert asked(game, "choose_attack").seat == 2  # the other battle is still to come
    for seat in (None, 0, 2, 3):
        laid = game.view(seat).lords[3].plan
        assert laid is not None
        assert (laid.square, laid.trap_count, laid.traps) == ("C1", 1, ["pendulum"] if seat == 3 else None)
    guessed = {game.guess(2, Random(number)).lords[3].plan.traps[0] for number in range(30)}  # type: ignore[union-attr]
    assert len(guessed) > 3


@pytest.mark.rule("DL-8.4", "DL-8.6", "DL-17.1")
def test_the_planning_question_shows_a_spied_combat_card() -> None:
    game = plan(parties=2)
    game.lords[ME].spied = [0, 2]
    assert (asked(game, "plan_battle", ME).args["card"], asked(game, "plan_battle", 3).args["card"]) == (
        refer("card-fireball"),
        "none",
    )
    for seat in (ME, 3):
        pick(game, "done", seat=seat)
    assert game.combat_round == 2
    assert asked(game, "plan_battle", ME).args["card"] == "none"  # no lord has spied on this one


@pytest.mark.rule("DL-8.6", "DL-19.1")
@pytest.mark.parametrize(
    ("party", "works", "magic"),
    [("W5 W4", "no", 0), ("W5 M4/1", "no", 1), ("W5 M4/2", "yes", 2), ("M3/1 M4/1", "yes", 2)],
)
def test_a_spied_card_is_shown_as_ineffective_if_the_party_lacks_magic(party: str, works: str, magic: int) -> None:
    game = plan(parties=2)
    game.combat_round = 2
    game.lords[ME].spied = [1]
    game.lords[ME].line = heroes(party)
    args = asked(game, "plan_battle", ME).args
    assert (args["card"], args["works"], args["magic"]) == (refer("card-detect_evil"), works, magic)
    assert asked(game, "plan_battle", 3).args["magic"] == 0, "a player who has not spied learns nothing"


@pytest.mark.rule("DL-16.11")
def test_traps_that_cannot_be_paid_for_cannot_be_used() -> None:
    game = plan("C1=mint C2", traps="cursed_ring poisoned_meal kamikaze_imp")
    lord = game.lords[ME]
    lord.gold, lord.food, lord.imps = 1, 0, 0
    for trap in ("cursed_ring", "poisoned_meal", "kamikaze_imp"):
        refuse(game, f"trap-{trap}", "trap_cost", "plan_battle")
    lord.gold = 2
    assert option(game, "plan_battle", "trap-cursed_ring").args["gold"] == 2, "with the fee of the room"
    game = plan("C1=labyrinth C2", traps="cursed_ring cursed_ring")
    game.lords[ME].gold = 1
    pick(game, "trap-cursed_ring")
    refuse(game, "trap-cursed_ring", "trap_cost", "plan_battle")
    # Costs are paid at the reveal, not now.
    assert game.lords[ME].gold == 1


@pytest.mark.rule("DL-16.5", "DL-16.11")
def test_a_submitted_plan_is_closed() -> None:
    game = plan(parties=2, traps="pendulum")
    question = asked(game, "plan_battle", ME)
    pick(game, "trap-pendulum", seat=ME)
    mine = game.lords[ME].plan
    assert mine is not None
    assert mine.submitted
    assert question.id not in [open_question.id for open_question in game.questions]


@pytest.mark.rule("DL-16.5")
def test_a_full_plan_is_submitted_and_can_be_changed_while_others_plan() -> None:
    game = plan(parties=2, creatures="goblin", traps="fire_wall")
    assert option(game, "plan_battle", "deploy-goblin", ME).args["confirms"] == "no"
    assert option(game, "plan_battle", "trap-fire_wall", ME).args["confirms"] == "no"
    pick(game, "deploy-goblin", seat=ME)
    assert not game.view(3).lords[ME].ready
    last = option(game, "plan_battle", "trap-fire_wall", ME)
    assert last.args["confirms"] == "yes", "the button says so"
    assert last.fleeting
    assert not option(game, "plan_battle", "back", ME).fleeting
    assert keys(pick(game, "trap-fire_wall", seat=ME)) == ["plan_ready"]
    assert game.view(3).lords[ME].ready
    assert keys(pick(game, "change", kind="change_plan", seat=ME)) == ["plan_open_again"]
    assert not game.view(3).lords[ME].ready
    pick(game, "back", kind="plan_battle", seat=ME)
    pick(game, "back", kind="plan_battle", seat=ME)
    pick(game, "done", kind="plan_battle", seat=ME)
    events = pick(game, "done", seat=3)
    shown = next(args for args in told(events, "plan") if args["player"] == seat_name(ME))
    assert (shown["traps"], shown["creatures"]) == (0, [])
    assert not is_asked(game, "change_plan"), "all plans are submitted"


@pytest.mark.rule("DL-16.4", "DL-16.8")
def test_choosing_a_tile_submits_the_plan_of_a_lord_who_has_nothing_to_send_there() -> None:
    game = plan("C1! C2 D1", parties=2)
    game.lords[ME].traps.clear()
    assert option(game, "plan_battle", "tile-C2", ME).args["confirms"] == "yes", "the button says so"
    assert option(game, "plan_battle", "tile-C2", ME).fleeting
    assert keys(pick(game, "tile-C2", kind="plan_battle", seat=ME)) == ["plan_ready"]
    game = plan("C1! C2 D1", parties=2)
    game.lords[ME].traps.clear()
    game.before_8 = True
    pick(game, "tile-C2", kind="plan_battle", seat=ME)
    assert offered(game) == {"done", "back"}, "a game from before schema 8 confirms it"
    game = plan("C1! C2 D1", parties=2, creatures="goblin")
    assert option(game, "plan_battle", "tile-C2", ME).args["confirms"] == "no"
    pick(game, "tile-C2", kind="plan_battle", seat=ME)
    assert offered(game) == {"deploy-goblin", "done", "back"}


@pytest.mark.rule("DL-16.5")
def test_after_a_plan_was_changed_turn_order_can_no_longer_be_demanded() -> None:
    game = plan(parties=3, traps="pendulum")
    pick(game, "trap-pendulum", kind="plan_battle", seat=ME)
    pick(game, "change", kind="change_plan", seat=ME)
    assert not is_asked(game, "demand_turn_order"), "a plan was already submitted"
    assert ids(game, "plan_battle", ME) == ["done", "back"]
    pick(game, "done", kind="plan_battle", seat=ME)
    pick(game, "done", kind="plan_battle", seat=3)
    assert {question.seat for question in game.questions if question.kind == "change_plan"} == {ME, 3}
    assert [question.seat for question in game.questions if question.awaited] == [STARTER]


@pytest.mark.rule("DL-16.5")
@pytest.mark.parametrize("seat", [ME, 3, STARTER])
def test_in_turn_order_a_submitted_plan_cannot_be_changed(seat: int) -> None:
    game = plan(parties=3, creatures="goblin", traps="fire_wall")
    pick(game, "turn_order", kind="demand_turn_order", seat=ME)
    order = [lord for lord in game.turn_order() if game.lords[lord].has_party]
    for planner in order[: order.index(seat)]:
        pick(game, "done", kind="plan_battle", seat=planner)
    if seat == ME:
        pick(game, "deploy-goblin", kind="plan_battle", seat=ME)
        pick(game, "trap-fire_wall", kind="plan_battle", seat=ME)
    assert keys(pick(game, "done", kind="plan_battle", seat=seat))[:2] == ["plan_ready", "plan"]
    assert not is_asked(game, "change_plan")


@pytest.mark.rule("DL-16.5", "DL-16.8")
def test_in_turn_order_a_full_plan_must_be_confirmed() -> None:
    game = plan(parties=1, creatures="goblin", traps="fire_wall")
    pick(game, "deploy-goblin")
    assert option(game, "plan_battle", "trap-fire_wall").args["confirms"] == "no"
    pick(game, "trap-fire_wall")
    assert offered(game) == {"done", "back"}


@pytest.mark.rule("DL-16.8")
@pytest.mark.parametrize(
    ("creatures", "traps", "tiles", "is_planned"),
    [
        ("goblin! ghost!", "", "C1 C2", False),
        ("goblin! ghost", "", "C1 C2", True),
        ("", "cursed_ring", "C1 C2", True),
        ("", "", "C1! C2 D1", True),
    ],
)
def test_a_lord_without_a_usable_trap_or_creature_is_not_asked_for_a_plan(
    creatures: str, traps: str, tiles: str, is_planned: bool
) -> None:
    game = table(4)
    game.combat_piles[0] = ["fireball"] * 4
    for seat in (ME, 3):
        game.lords[seat].line = heroes("W5 W4 W4")
    armed(game)
    lord = game.lords[ME]
    lord.tiles, lord.lair, lord.traps, lord.gold = dungeon(tiles), lair(creatures), traps.split(), 0
    events = go(game, StartCombat(), EndCombat())
    assert is_asked(game, "plan_battle", ME) == is_planned
    assert told(events, "plan_ready") == ([] if is_planned else [{"player": seat_name(ME)}])
    assert is_asked(game, "demand_turn_order", 3), "no lord has acted"
    pick(game, "turn_order", kind="demand_turn_order", seat=3)
    assert is_asked(game, "plan_battle", ME) == is_planned
    if not is_planned:
        shown = game.view(3).lords[ME].plan
        assert shown is not None
        assert shown.square == "C1"


@pytest.mark.rule("DL-16.12")
def test_a_lord_without_an_unconquered_tile_releases_a_prisoner() -> None:
    game = plan("C1! C2!", parties=1)
    assert not game.questions
    game = table(4)
    game.combat_piles[0] = ["detect_evil"] * 4
    lord = game.lords[ME]
    lord.tiles, lord.line = dungeon("C1! C2!"), heroes("M4/2 W4:3")
    lord.prison = ["thief_11", "paladin_1"]
    go(game, StartCombat(), EndCombat())
    assert ids(game, "release_prisoner") == ["thief_11", "paladin_1"]
    assert asked(game).default(game) == ["thief_11"]
    events = pick(game, "thief_11")
    assert "thief_11" in game.distant
    assert "battle" not in keys(events)
    assert "fatigue" not in keys(events)
    assert "spell" not in keys(events)
    # In the next round only the paladin can be released, without a question; then nothing happens.
    assert lord.prison == []
    assert game.combat_round == 0


@pytest.mark.rule("DL-16.5", "DL-16.12")
@pytest.mark.parametrize("prisoners", [[], ["thief_11"], ["thief_11", "thief_12"]])
def test_a_release_without_a_choice_does_not_count_as_an_action(prisoners: list[str]) -> None:
    game = table(4, starter=1)
    game.combat_piles[0] = ["fireball"] * 4
    for seat in (0, 2, 3):
        game.lords[seat].line = heroes("W5 W4")
    lord = game.lords[2]
    lord.tiles, lord.prison = dungeon("C1! C2!"), list(prisoners)
    armed(game)
    events = go(game, StartCombat(), EndCombat())
    # No lord has acted by choice: everyone may still demand turn order.
    assert told(events, "released") == [{"player": seat_name(2), "hero": refer("hero-thief_11")}] * (
        len(prisoners) == 1
    )
    assert is_asked(game, "demand_turn_order", 0)
    assert is_asked(game, "release_prisoner", 2) == (len(prisoners) == 2)
    if len(prisoners) == 2:
        pick(game, "thief_11", seat=2)
        assert not is_asked(game, "demand_turn_order"), "this was a choice and counts as an action"
        return
    events = pick(game, "turn_order", kind="demand_turn_order", seat=0)
    assert told(events, "turn_order") == [{"player": seat_name(0), "phase": refer("phase-planning")}]
    assert [question.seat for question in game.questions] == [3]


@pytest.mark.rule("DL-16.12")
def test_the_paladin_may_be_kept_while_there_are_other_prisoners() -> None:
    game = table(4)
    game.combat_piles[0] = ["fireball"] * 4
    lord = game.lords[ME]
    lord.tiles, lord.line = dungeon("C1! C2!"), heroes("W4")
    lord.prison = ["thief_11", "thief_12", "thief_13", "thief_14", "paladin_1"]
    go(game, StartCombat(), EndCombat())
    for thief in ("thief_11", "thief_12", "thief_13", "thief_14"):
        pick(game, thief)
    assert lord.prison == ["paladin_1"]
    assert line(lord) == ""


@pytest.mark.rule("DL-18.3")
def test_the_preview_of_a_trap_shows_damage_and_remaining_hit_points() -> None:
    game = plan(traps="fire_wall poisoned_dart")
    game.lords[ME].line = heroes("W5 P4/1 T4/2")
    question = asked(game, "plan_battle")
    lines = game.preview(ME, question.id, "trap-fire_wall")
    assert [(one.args["blocked"], one.args["dealt"], one.args["left"]) for one in lines] == [
        (1, 0, 5),
        (1, 0, 4),
        (0, 2, 2),
    ]
    assert [one.key for one in game.preview(ME, question.id, "trap-poisoned_dart")] == ["sum-icons"]
    assert game.preview(ME, question.id, "done") == []
    pick(game, "trap-fire_wall")
    question = asked(game, "plan_battle")
    alone, *same = game.preview(ME, question.id, "done")
    assert alone == Message("sum-trap_alone", {"trap": refer("trap-fire_wall")}), "neither creatures nor fatigue"
    assert same == lines


@pytest.mark.rule("DL-16.7", "DL-18.7")
def test_what_a_trap_with_a_target_may_lose_is_not_called_its_result() -> None:
    game = plan(traps="poisoned_dart fire_wall")
    pick(game, "trap-poisoned_dart")
    assert [each.key for each in game.preview(ME, asked(game, "plan_battle").id, "done")] == ["sum-icons"]


@pytest.mark.rule("DL-21.3")
def test_a_plan_warns_of_creatures_without_a_target_when_they_are_sent_and_when_it_is_confirmed() -> None:
    game = plan(creatures="ghost ghost vampire slime")

    def warned(id: str) -> list[object]:
        return [each.args["creatures"] for each in game.preview(ME, asked(game, "plan_battle").id, id)]

    assert [warned(id) for id in ("deploy-ghost", "deploy-vampire", "deploy-slime", "done")] == [[], [], [], []]
    game.lords[ME].line = heroes("P4/1")
    assert warned("deploy-ghost") == [[refer("creature-ghost")]], "there is nobody behind the first in line"
    assert warned("deploy-vampire") == [[refer("creature-vampire")]]
    assert warned("deploy-slime") == [], "it can hit everyone"
    pick(game, "deploy-ghost")
    pick(game, "deploy-vampire")
    assert warned("done") == [[refer("creature-ghost"), refer("creature-vampire")]]
    assert warned("deploy-ghost") == [[refer("creature-ghost")]], "the plan isn't confirmed with it"


def test_a_creature_that_confirms_the_plan_warns_of_the_others_as_well() -> None:
    game = plan(creatures="ghost goblin", parties=2)
    game.lords[ME].line = heroes("W5")
    pick(game, "deploy-ghost", seat=ME)
    (warning,) = game.preview(ME, asked(game, "plan_battle", ME).id, "deploy-goblin")
    assert warning.args["creatures"] == [refer("creature-ghost")]
    for language, words in (("en", "Ghost can attack nobody"), ("ja", "ゴーストが攻撃できる相手がいません")):
        assert words in texts().say(language, "dungeon_lords", warning)


@pytest.mark.rule("DL-23.2")
@pytest.mark.parametrize(("language", "words"), [("en", "first in line, one point at a time"), ("ja", "先頭にいる者")])
def test_the_planning_hint_says_who_takes_the_fatigue(language: str, words: str) -> None:
    question = asked(plan(traps="fire_wall"), "plan_battle", ME)
    assert words in texts().say(language, "dungeon_lords", "hint-plan_battle", **question.args)


@pytest.mark.rule("DL-16.6", "DL-16.7", "DL-28.3")
@pytest.mark.parametrize(
    ("squares", "english", "japanese"),
    [
        (
            "C1 C2",
            "C1 (tunnel) holds one trap without a fee and one monster.",
            "C1のトンネルには、トラップ1つ（手数料なし）とモンスター1体まで",
        ),
        (
            "C1=mint C2",
            "C1 (Mint) holds one trap (fee 1 gold) and 2 monsters.",
            "トラップ1つ（手数料は金1）とモンスター2体まで",
        ),
        (
            "C1=labyrinth",
            "C1 (Labyrinth) holds 2 traps without a fee and one monster.",
            "トラップ2つ（手数料なし）とモンスター1体まで",
        ),
    ],
)
def test_the_hint_of_a_plan_is_about_the_tile_fought_on(squares: str, english: str, japanese: str) -> None:
    args = asked(plan(squares, traps="pendulum"), "plan_battle", ME).args
    assert texts().say("en", "dungeon_lords", "hint-plan_battle", **args).startswith(english)
    assert japanese in texts().say("ja", "dungeon_lords", "hint-plan_battle", **args)


@pytest.mark.rule("DL-16.6", "DL-16.10")
@pytest.mark.parametrize(
    ("gold", "creatures", "before_10", "asked_for"),
    [
        (0, "", False, False),
        (0, "", True, True),
        (1, "", False, True),
        (0, "goblin", False, True),
    ],
)
def test_a_plan_to_which_visibly_nothing_can_be_added_makes_itself(
    gold: int, creatures: str, before_10: bool, asked_for: bool
) -> None:
    """The room costs 1 gold, whatever trap it would be for, so this tells nobody which traps the lord has."""
    game = plan("C1=mint", traps="pendulum", creatures=creatures, parties=2)
    game.lords[ME].gold, game.before_10 = gold, before_10
    game.agenda.standing.clear()
    go(game, StartPlanning())
    assert is_asked(game, "plan_battle", ME) == asked_for
    assert is_asked(game, "plan_battle", 3)


@pytest.mark.rule("DL-16.11")
def test_a_plan_says_which_traps_are_too_expensive_and_why() -> None:
    game = plan("C1=mint C2", traps="cursed_ring pendulum")
    game.lords[ME].gold = 1

    def said(language: str) -> str:
        return texts().say(language, "dungeon_lords", "ask-plan_battle", **asked(game, "plan_battle", ME).args)

    assert said("en").endswith("Too expensive now: Cursed Ring (you'd need 2 gold in all and have 1).")
    assert said("ja").endswith("（合わせて金2が必要、手元は金1）。")
    game.lords[ME].gold = 3
    assert "Too expensive" not in said("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_is_planned_is_in_the_heading_of_a_plan(language: str) -> None:
    """What is too expensive and what a spy saw stand below it, each on a line of its own."""
    game = plan("C1=mint C2", traps="cursed_ring pendulum")
    game.lords[ME].gold, game.lords[ME].spied = 1, [0]
    said = texts().say(language, "dungeon_lords", "ask-plan_battle", **asked(game, "plan_battle", ME).args)
    heading, dear, spied = said.splitlines()
    ring, card = (
        texts().say(language, "dungeon_lords", key)
        for key in ("trap-cursed_ring", f"card-{game.combat_piles[game.year - 1][0]}")
    )
    assert "C1" in heading
    assert ring in dear
    assert card in spied
    assert not any(word in heading for word in (ring, card))


@pytest.mark.rule("DL-28.1", "DL-28.2")
@pytest.mark.parametrize(
    ("room", "kind", "line"), [("training_hall", "troll", "Training Hall: +1"), ("mint", "troll", "")]
)
def test_a_plan_says_what_a_room_adds_to_an_attack(room: str, kind: str, line: str) -> None:
    game = plan(f"C1={room} C2", creatures=kind)
    question = asked(game, "plan_battle", ME)
    about = question.about(game, option(game, "plan_battle", f"deploy-{kind}", ME))
    assert about is not None
    said = texts().say("en", "dungeon_lords", about)
    assert said.startswith("3 damage")
    assert (line in said) if line else ("+1" not in said)


def test_the_only_tile_to_fight_on_is_marked_before_anything_is_planned() -> None:
    game = plan("C1 C2", traps="pendulum", parties=2)
    own, other = game.view(ME).lords[ME].plan, game.view(ME).lords[3].plan
    assert own is not None
    assert own.square == "C1"
    assert other is None
    assert plan("C1! C2 D1", traps="pendulum").view(ME).lords[ME].plan is None, "there is a choice"
