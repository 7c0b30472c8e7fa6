"""Planning a combat round (section 16)."""

from __future__ import annotations

from random import Random

import pytest

from conformance.texts import TEXTS
from games.dungeon_lords.rules.combat.planning import StartPlanning, nearest_tiles
from locales.texts import LANGUAGES
from rules.messages import Arg, Message, Part, refer
from rules.questions import Shown, Undo, effect_of
from tests.games.dungeon_lords.table import ME, STARTER, Table, lay


def plan(squares: str = "C1 C2 C3", *, creatures: str = "", traps: str = "", seats: int = 4, parties: int = 1) -> Table:
    """Some lords face a party; round 1 of the combat part begins."""
    table = lay(seats, tiles=squares, lair=creatures, traps=traps)
    table.game.combat_piles[0] = ["fireball", "detect_evil", "create_food", "magic_shield"]
    for seat in (ME, 3, STARTER)[:parties]:
        table.set(seat, line="W5 W4 W4")
    return table.combat()


@pytest.mark.rule("DL-16.1", "DL-17.1")
def test_the_cards_are_revealed_in_pile_order_after_the_plans() -> None:
    table = plan()
    cards = list(table.game.combat_piles[0])
    for number, card in enumerate(cards, 1):
        table.game_is(combat_round=number)
        table.sees(None, "combat", [*cards[: number - 1], *[None] * (5 - number)]).do("done").logs(
            "combat_card", card=card
        )
        if not table.game.questions:
            break
    table.game_is(combat_round=0)


@pytest.mark.rule("DL-16.2", "DL-16.3")
def test_only_lords_with_a_party_take_part_and_without_one_combat_ends() -> None:
    plan(parties=2).waits(2, 3)
    plan(parties=0).done().game_is(combat_round=0)
    table = lay(3, line="W3:2")
    table.game.combat_piles[0] = ["fireball"] * 4
    table.combat().do("done").logs("combat_ends").has(prison="warrior_11")
    # The cards of later rounds stay face down.
    table.logs_each("combat_card", card=["fireball"]).game_is(combat_shown=1)


@pytest.mark.rule("DL-16.4", "DL-V40")
def test_the_battle_tile_must_be_one_of_the_nearest_unconquered_tiles() -> None:
    table = plan("C1 D1 C2=workshop E1").refuses("tile-D1", "tile_distance")
    assert nearest_tiles(table[ME]) == ["C1"]
    table.set(tiles="C1! D1 C2=workshop E1").combat(number=2)
    table.asks("plan_battle", "tile-D1, tile-C2", plan=("plan_where", {"round": 2})).refuses("tile-E1", "tile_distance")
    table.do("tile-C2").asks("plan_battle", plan=("plan_on", {"round": 2, "square": "C2"})).do("back", "tile-C2")
    # No conquest this round: in the next one both are offered again.
    table.combat(number=3).asks("plan_battle", "tile-D1, tile-C2")
    assert nearest_tiles(table.set(tiles="C1! D1! C2=workshop E1")[ME]) == ["C2"]


@pytest.mark.rule("DL-16.4", "DL-1.5")
def test_distance_to_a_tile_counts_conquered_tiles() -> None:
    assert nearest_tiles(lay(tiles="C1! C2! C3 D2! E2")[ME]) == ["C3"]


def test_a_trap_card_is_laid_only_once() -> None:
    table = plan("C1=labyrinth C2", traps="fire_wall pendulum").do("trap-fire_wall")
    table.refuses("trap-fire_wall", "no_trap").offers("trap-pendulum")


@pytest.mark.rule("DL-16.5")
def test_lords_plan_simultaneously_and_plans_are_revealed_together() -> None:
    table = plan(parties=2, creatures="goblin", traps="fire_wall").do("deploy-goblin", by=2)
    table.sees(3, "lords.2.plan", None).sees(2, "lords.2.plan.creatures", ["goblin"])
    table.do("done", by=2).logs_only("plan_ready").unasked("plan_battle", 2).unasked("demand_turn_order")
    table.sees(3, "lords.2.plan", None).sees(3, "lords.2.ready", True).do("done", by=3).logs_each("plan", player=[2, 3])


@pytest.mark.rule("DL-16.5")
def test_plans_are_made_in_turn_order_when_a_lord_demands_it() -> None:
    table = plan(parties=3, creatures="goblin", traps="fire_wall").do("deploy-goblin", by=ME)
    table.do("turn_order", by=3).logs_each("turn_order", player=[3], phase=["planning"])
    table.waits(STARTER).has(plan=None)  # planning restarts
    table.do("done", by=STARTER).logs_each("plan", player=[STARTER])
    table.unasked("change_plan").sees(3, "lords.2.plan", None)  # in turn order, a plan is final
    table.do("deploy-goblin", "done", by=ME).logs_each("plan", player=[ME]).sees(
        3, "lords.2.plan.creatures", ["goblin"]
    )
    table.do("done", by=3).logs("combat_card")


@pytest.mark.rule("DL-16.6")
def test_a_tunnel_has_space_for_one_trap_one_monster_and_any_number_of_ghosts() -> None:
    table = plan(creatures="goblin slime ghost ghost", traps="pendulum fire_wall")
    table.do("deploy-goblin").refuses("deploy-slime", "limit").do("deploy-ghost", "deploy-ghost", "trap-pendulum")
    table.refuses("trap-fire_wall", "limit").asks("plan_battle", "done, back")


def test_a_trap_that_cannot_be_paid_is_refused_for_that_even_where_another_is_laid() -> None:
    """Taking the other one back would not help."""
    table = plan(traps="pendulum poisoned_meal fire_wall").set(food=0).do("trap-pendulum")
    table.refuses("trap-poisoned_meal", "trap_cost").refuses("trap-fire_wall", "limit")


@pytest.mark.rule("DL-16.7", "DL-28.3")
@pytest.mark.parametrize(
    ("room", "traps", "monsters", "fee"), [("chicken_coop", 1, 2, 1), ("labyrinth", 2, 1, 0), ("chapel", 1, 2, 1)]
)
def test_limits_and_trap_fee_in_rooms(room: str, traps: int, monsters: int, fee: int) -> None:
    table = plan(f"C1={room} C2 C3", creatures="goblin slime troll ghost ghost", traps="pendulum fire_wall trap_door")
    table.do(*["trap-pendulum", "trap-fire_wall"][:traps]).refuses("trap-trap_door", "limit")
    table.do(*["deploy-goblin", "deploy-slime"][:monsters]).refuses("deploy-troll", "limit")
    table.do("deploy-ghost", "deploy-ghost").asks("plan_battle", fee=("plan_fee", {"n": fee}) if fee else "").do(
        "done"
    ).has(gold=3 - fee)


@pytest.mark.rule("DL-16.7")
@pytest.mark.parametrize(("square", "gold"), [("C1=mint", 1), ("C1", 0), ("C1=labyrinth", 0)])
def test_a_trap_option_includes_the_fee_of_the_room(square: str, gold: int) -> None:
    table = plan(f"{square} C2", traps="pendulum fire_wall")
    assert table.game.trap_cost("pendulum").gold == 0
    table.option_has("trap-pendulum", price=("at_cost", {"price": [("gold", {"n": gold})]}) if gold else "")


@pytest.mark.rule("DL-16.7")
def test_the_fee_of_a_room_is_paid_even_if_the_trap_has_no_effect_but_only_with_a_trap() -> None:
    table = plan("C1=mint C2 C3", traps="pendulum").set(line="W5")
    table.do("trap-pendulum", "done").logs("trap_in_vain").has(gold=2)
    plan("C1=mint C2 C3", creatures="goblin").do("deploy-goblin", "done").has(gold=3)


@pytest.mark.rule("DL-16.8")
def test_a_plan_may_deploy_nothing() -> None:
    table = plan(creatures="goblin", traps="pendulum").do("done").logs_each("plan", creatures=[[]]).defaults("done")
    table.asks("plan_battle")


@pytest.mark.rule("DL-16.9")
def test_only_face_up_creatures_are_deployed_and_only_once_per_round() -> None:
    table = plan("C1=mint C2", creatures="goblin goblin! slime!").refuses("deploy-slime", "fallen")
    table.do("deploy-goblin").refuses("deploy-goblin", "fallen")
    plan("C1=mint C2", creatures="goblin").do("deploy-goblin").refuses("deploy-goblin", "no_monster")


@pytest.mark.rule("DL-16.10", "DL-18.1")
def test_tile_and_creatures_of_a_plan_are_public_but_traps_are_face_down() -> None:
    table = plan(parties=2, creatures="ghost", traps="poisoned_dart").do("trap-poisoned_dart", "deploy-ghost", by=2)
    table.do("done", by=3).logs("plan", player=2, square="C1", traps=1, creatures=["ghost"])
    assert not any("poisoned_dart" in str(event.args) for event in table.news if event.key == "log-plan")


@pytest.mark.rule("DL-16.10", "DL-17.7")
def test_an_unrevealed_trap_is_known_only_to_its_owner() -> None:
    table = plan(parties=2, creatures="troll").set(3, traps=["pendulum"]).do("deploy-troll", by=2)
    table.do("trap-pendulum", by=3).asks("choose_attack", by=2)  # the other battle is still to come
    for seat in (None, 0, 2, 3):
        table.sees(seat, "lords.3.plan.square", "C1").sees(seat, "lords.3.plan.trap_count", 1)
        table.sees(seat, "lords.3.plan.traps", ["pendulum"] if seat == 3 else None)
    plans = [table.game.guess(2, Random(number)).lords[3].plan for number in range(30)]
    assert len({plan.traps[0] for plan in plans if plan is not None}) > 3


def known(card: str, spell: Arg) -> Part:
    """The part of the question that names a combat card that a spy saw."""
    return Part("part-known_card", {"card": refer(f"card-{card}"), "spell": spell})


@pytest.mark.rule("DL-8.4", "DL-8.6", "DL-17.1")
def test_the_planning_question_shows_a_spied_combat_card() -> None:
    table = plan(parties=2).set(spied=[0, 2])
    fireball = Part("part-spell_fails", {"fatigue": 1, "magic": 0, "round": 1})
    table.asks("plan_battle", by=ME, card=table.plain(known("fireball", fireball))).asks("plan_battle", by=3, card="")
    table.do("done", by=ME).do("done", by=3).game_is(combat_round=2)
    table.asks("plan_battle", by=ME, card="")  # no lord has spied on this one


@pytest.mark.rule("DL-8.6", "DL-19.1")
@pytest.mark.parametrize(
    ("party", "works", "magic"),
    [("W5 W4", False, 0), ("W5 M4/1", False, 1), ("W5 M4/2", True, 2), ("M3/1 M4/1", True, 2)],
)
def test_a_spied_card_is_shown_as_ineffective_if_the_party_lacks_magic(party: str, works: bool, magic: int) -> None:
    table = plan(parties=2).on_table(combat_round=2).set(spied=[1], line=party)
    fails = Part("part-spell_fails", {"fatigue": 2, "magic": magic, "round": 2})
    spell = refer("card-detect_evil-help") if works else fails
    table.asks("plan_battle", by=ME, card=table.plain(known("detect_evil", spell)))
    table.asks("plan_battle", by=3, card="")  # a player who has not spied learns nothing


@pytest.mark.rule("DL-16.11")
def test_traps_that_cannot_be_paid_for_cannot_be_used() -> None:
    with_fee = plan("C1=mint C2", traps="cursed_ring poisoned_meal kamikaze_imp").set(gold=1, food=0, imps=0)
    for trap in ("cursed_ring", "poisoned_meal", "kamikaze_imp"):
        with_fee.refuses(f"trap-{trap}", "trap_cost")
    with_fee.set(gold=2).option_has(
        "trap-cursed_ring", price=("at_cost", {"price": [("gold", {"n": 2})]})
    )  # with the fee of the room
    one_gold = plan("C1=labyrinth C2", traps="cursed_ring cursed_ring").set(gold=1).do("trap-cursed_ring")
    one_gold.refuses("trap-cursed_ring", "trap_cost").has(gold=1)  # costs are paid at the reveal, not now


@pytest.mark.rule("DL-16.5")
def test_a_full_plan_is_submitted_and_can_be_changed_while_others_plan() -> None:
    table = plan(parties=2, creatures="goblin", traps="fire_wall")
    table.option_has("deploy-goblin", by=ME, confirms="").option_has("trap-fire_wall", by=ME, confirms="")
    table.asks("plan_battle", by=ME, confirms="").do("deploy-goblin", by=ME).sees(3, "lords.2.ready", False)
    table.asks("plan_battle", by=ME, confirms="last_confirms")  # the question says so, for those who tap a picture
    table.option_has("trap-fire_wall", by=ME, confirms="confirms")  # the button says so
    assert table.option("trap-fire_wall", ME).undo is Undo.SHARED
    assert table.option("back", ME).undo is None
    table.do("trap-fire_wall", by=ME).logs("plan_ready").sees(3, "lords.2.ready", True)
    table.do("change", by=ME).logs("plan_open_again").sees(3, "lords.2.ready", False)
    table.do("back", "back", "done", by=ME).do("done", by=3).logs("plan", player=ME, traps=0, creatures=[])
    table.unasked("change_plan")  # all plans are submitted


@pytest.mark.rule("DL-16.4", "DL-16.8")
def test_choosing_a_tile_submits_the_plan_of_a_lord_who_has_nothing_to_send_there() -> None:
    goblin = plan("C1! C2 D1", parties=2, creatures="goblin").set(traps="")
    goblin.do("tile-C2", by=ME).asks("plan_battle", "deploy-goblin, done, back", by=ME)
    nothing = plan("C1! C2 D1", parties=2, creatures="").set(traps="")
    nothing.option_has("tile-C2", by=ME, confirms="confirms")  # the button says so
    assert nothing.option("tile-C2", ME).undo is Undo.SHARED
    nothing.do("tile-C2", by=ME).logs("plan_ready").unasked("plan_battle", ME)


@pytest.mark.rule("DL-16.5")
def test_after_a_plan_was_changed_turn_order_can_no_longer_be_demanded() -> None:
    table = plan(parties=3, traps="pendulum").do("trap-pendulum", "change", by=ME)
    table.unasked("demand_turn_order").asks("plan_battle", "done, back", by=ME)  # a plan was already submitted
    table.do("done", by=ME).do("done", by=3).asks("change_plan", by=ME).asks("change_plan", by=3).waits(STARTER)


@pytest.mark.rule("DL-16.5")
@pytest.mark.parametrize("seat", [ME, 3, STARTER])
def test_in_turn_order_a_submitted_plan_cannot_be_changed(seat: int) -> None:
    table = plan(parties=3, creatures="goblin", traps="fire_wall").do("turn_order", by=ME)
    order = [STARTER, ME, 3]
    for planner in order[: order.index(seat)]:
        table.do("done", by=planner)
    if seat == ME:
        table.do("deploy-goblin", "trap-fire_wall", by=ME)
    table.do("done", by=seat).logs("plan_ready", player=seat).logs("plan", player=seat).unasked("change_plan")


@pytest.mark.rule("DL-16.5", "DL-16.8")
def test_in_turn_order_a_full_plan_must_be_confirmed() -> None:
    table = plan(creatures="goblin", traps="fire_wall").do("deploy-goblin").option_has("trap-fire_wall", confirms="")
    table.do("trap-fire_wall").asks("plan_battle", "done, back")


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
    table = plan(parties=2).set(tiles=tiles, lair=creatures, traps=traps, gold=0).combat(armed=False)
    table.logs_each("plan_ready", player=[ME] * (not is_planned)).asks("demand_turn_order", by=3)  # no lord has acted
    if is_planned:
        table.asks("plan_battle", by=ME).do("turn_order", by=3).asks("plan_battle", by=ME)
    else:
        table.unasked("plan_battle", ME).do("turn_order", by=3).unasked("plan_battle", ME)
        table.sees(3, "lords.2.plan.square", "C1")


@pytest.mark.rule("DL-16.12")
def test_a_lord_without_an_unconquered_tile_releases_a_prisoner() -> None:
    plan("C1! C2!").done()
    table = lay(tiles="C1! C2!", line="M4/2 W4:3", prison="thief_11 paladin_1")
    table.game.combat_piles[0] = ["detect_evil"] * 4
    table.combat().asks("release_prisoner", "thief_11, paladin_1").defaults("thief_11")
    table.do("thief_11").silent("battle", "fatigue", "spell")
    assert "thief_11" in table.game.distant
    # In the next round only the paladin can be released, without a question; then nothing happens.
    table.has(prison="").game_is(combat_round=0)


@pytest.mark.rule("DL-16.5", "DL-16.12")
@pytest.mark.parametrize(("prisoners", "released"), [("", []), ("thief_11", ["thief_11"]), ("thief_11 thief_12", [])])
def test_a_release_without_a_choice_does_not_count_as_an_action(prisoners: str, released: list[str]) -> None:
    table = lay(starter=1, tiles="C1! C2!", prison=prisoners)
    table.game.combat_piles[0] = ["fireball"] * 4
    for seat in (0, 2, 3):
        table.set(seat, line="W5 W4")
    table.combat().logs_each("released", hero=released)
    # No lord has acted by choice: everyone may still demand turn order.
    table.asks("demand_turn_order", by=0)
    if prisoners == "thief_11 thief_12":
        table.asks("release_prisoner", by=2).do("thief_11", by=2)
        table.unasked("demand_turn_order")  # this was a choice and counts as an action
    else:
        table.unasked("release_prisoner").do("turn_order", by=0)
        table.logs_each("turn_order", player=[0], phase=["planning"]).waits(3)


@pytest.mark.rule("DL-16.12")
def test_the_paladin_may_be_kept_while_there_are_other_prisoners() -> None:
    thieves = [f"thief_1{number}" for number in range(1, 5)]
    table = lay(tiles="C1! C2!", line="W4", prison=[*thieves, "paladin_1"])
    table.game.combat_piles[0] = ["fireball"] * 4
    table.combat().do(*thieves).has(prison="paladin_1", line="")


@pytest.mark.rule("DL-18.3", "DL-16.7", "DL-18.7")
def test_the_preview_of_a_trap_shows_damage_and_remaining_hit_points() -> None:
    table = plan(traps="fire_wall poisoned_dart").set(line="W5 P4/1 T4/2")
    dart = [Message("sum-icons", {"icons": 2})]
    lines = table.preview("trap-fire_wall")
    blocked = ("blocked", {"n": 1, "by": "by_thief"})
    assert [[table.plain(line.args[name]) for name in ("blocked", "dealt", "left")] for line in lines] == [
        [blocked, "no_damage", ("hp_left", {"n": 5})],
        [blocked, "no_damage", ("hp_left", {"n": 4})],
        ["", ("damage", {"n": 2}), ("hp_left", {"n": 2})],
    ]
    assert table.preview("trap-poisoned_dart") == dart
    assert table.preview("done") == []
    alone, *same = table.do("trap-fire_wall").preview("done")
    assert alone == Message("sum-alone", {"piece": refer("trap-fire_wall")}), "neither creatures nor fatigue"
    assert same == lines
    # What a trap with a target may lose is not called its result.
    assert table.do("back", "trap-poisoned_dart").preview("done") == dart


def test_the_preview_of_a_plan_with_one_monster_shows_what_it_would_do() -> None:
    table = plan(creatures="goblin ghost").set(line="W5 P4/1").do("deploy-goblin")
    confirming = plan(creatures="goblin", parties=2).set(line="W5 P4/1").preview("deploy-goblin")
    alone, hit = table.preview("done")
    assert [alone, hit] == confirming, "the only monster confirms the plan"
    assert alone == Message("sum-alone", {"piece": refer("creature-goblin")})
    assert [table.plain(hit.args[name]) for name in ("dealt", "left")] == [("damage", {"n": 2}), ("hp_left", {"n": 3})]


@pytest.mark.rule("DL-21.3")
def test_a_plan_warns_of_creatures_without_a_target_when_they_are_sent_and_when_it_is_confirmed() -> None:
    table = plan(creatures="ghost ghost vampire slime")

    def warned(id: str) -> list[object]:
        return [table.plain(line.args["creatures"]) for line in table.preview(id)]

    assert [warned(id) for id in ("deploy-ghost", "deploy-vampire", "deploy-slime", "done")] == [[], [], [], []]
    table.set(line="P4/1")
    assert warned("deploy-ghost") == [["ghost"]], "there is nobody behind the first in line"
    assert warned("deploy-vampire") == [["vampire"]]
    assert warned("deploy-slime") == [], "it can hit everyone"
    table.do("deploy-ghost", "deploy-vampire")
    assert warned("done") == [["ghost", "vampire"]]
    assert warned("deploy-ghost") == [["ghost"]], "the plan isn't confirmed with it"


def test_a_creature_that_confirms_the_plan_warns_of_the_others_as_well() -> None:
    table = plan(creatures="ghost goblin", parties=2).set(line="W5").do("deploy-ghost", by=ME)
    (warning,) = table.preview("deploy-goblin", by=ME)
    assert table.plain(warning.args["creatures"]) == ["ghost"]
    for language, words in (("en", "Ghost can attack nobody"), ("ja", "ゴーストが攻撃できる相手がいません")):
        assert words in TEXTS.say(language, "dungeon_lords", warning)


@pytest.mark.rule("DL-23.2")
@pytest.mark.parametrize(("language", "words"), [("en", "first in line, one point at a time"), ("ja", "先頭にいる者")])
def test_the_planning_hint_says_who_takes_the_fatigue(language: str, words: str) -> None:
    table = plan(traps="fire_wall")
    args = table.question_of(ME).describe(table.game)
    assert words in TEXTS.say(language, "dungeon_lords", "hint-plan_battle", **args)


@pytest.mark.rule("DL-16.6", "DL-16.7", "DL-28.3")
@pytest.mark.parametrize(
    ("squares", "english", "japanese"),
    [
        (
            "C1 C2",
            "C1 (tunnel) holds 1 trap and 1 monster.",
            "C1のトンネルには、トラップ1つとモンスター1体まで",
        ),
        (
            "C1=mint C2",
            "C1 (Mint) holds 1 trap (fee 1 gold) and 2 monsters.",
            "トラップ1つ（手数料は金1）とモンスター2体まで",
        ),
        (
            "C1=labyrinth",
            "C1 (Labyrinth) holds 2 traps and 1 monster.",
            "トラップ2つとモンスター1体まで",
        ),
    ],
)
def test_the_hint_of_a_plan_is_about_the_tile_fought_on(squares: str, english: str, japanese: str) -> None:
    table = plan(squares, traps="pendulum")
    args = table.question_of(ME).describe(table.game)
    assert TEXTS.say("en", "dungeon_lords", "hint-plan_battle", **args).startswith(english)
    assert japanese in TEXTS.say("ja", "dungeon_lords", "hint-plan_battle", **args)


@pytest.mark.rule("DL-16.6", "DL-16.10")
@pytest.mark.parametrize(("gold", "creatures", "waits"), [(0, "", [3]), (1, "", [ME, 3]), (0, "goblin", [ME, 3])])
def test_a_plan_to_which_visibly_nothing_can_be_added_makes_itself(gold: int, creatures: str, waits: list[int]) -> None:
    """The room costs 1 gold, whatever trap it would be for, so this tells nobody which traps the lord has."""
    table = plan("C1=mint", traps="pendulum", creatures=creatures, parties=2).set(gold=gold)
    table.run(StartPlanning()).waits(*waits)


@pytest.mark.rule("DL-16.11")
def test_a_plan_says_which_traps_are_too_expensive_and_why() -> None:
    table = plan("C1=mint C2", traps="cursed_ring pendulum").set(gold=1)

    def said(language: str) -> str:
        return TEXTS.say(language, "dungeon_lords", "ask-plan_battle", **table.question_of(ME).describe(table.game))

    assert said("en").endswith("Too expensive now: Cursed Ring (you'd need at least 2 gold in all and have 1 gold).")
    assert said("ja").endswith("（合わせて金2以上が必要、手元は金1）。")
    table.set(gold=3)
    assert "Too expensive" not in said("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_is_planned_is_in_the_heading_of_a_plan(language: str) -> None:
    """Things too expensive and those a spy saw stand below it, each on a line of its own."""
    table = plan("C1=mint C2", traps="cursed_ring pendulum").set(gold=1, spied=[0])
    sentence = TEXTS.say(language, "dungeon_lords", "ask-plan_battle", **table.question_of(ME).describe(table.game))
    heading, dear, spied = sentence.splitlines()
    ring, card = (TEXTS.say(language, "dungeon_lords", key) for key in ("trap-cursed_ring", "card-fireball"))
    assert "C1" in heading
    assert ring in dear
    assert card in spied
    assert not any(word in heading for word in (ring, card))


@pytest.mark.rule("DL-28.1", "DL-28.2")
@pytest.mark.parametrize(
    ("room", "kind", "line"), [("training_hall", "troll", "Training Hall: +1"), ("mint", "troll", "")]
)
def test_a_plan_says_what_a_room_adds_to_an_attack(room: str, kind: str, line: str) -> None:
    table = plan(f"C1={room} C2", creatures=kind)
    about = effect_of(table.option(f"deploy-{kind}", ME))
    assert about is not None
    sentence = TEXTS.say("en", "dungeon_lords", about)
    assert sentence.startswith("3 damage")
    assert (line in sentence) if line else ("+1" not in sentence)


def test_the_only_tile_to_fight_on_is_marked_before_anything_is_planned() -> None:
    plan(traps="pendulum", parties=2).sees(ME, "lords.2.plan.square", "C1").sees(ME, "lords.3.plan", None)
    plan("C1! C2 D1", traps="pendulum").sees(ME, "lords.2.plan", None)  # there is a choice


def test_a_creature_that_the_trap_leaves_nobody_to_attack_does_not_invite() -> None:
    table = plan("C1=labyrinth C2", creatures="ghost", traps="trap_door pendulum")
    assert table.set(line="W5").option("deploy-ghost").prominence is Shown.VAIN
    table.set(line="W5:4 W4")
    assert table.option("deploy-ghost").prominence is Shown.BUTTON
    table.do("trap-trap_door")
    assert table.option("deploy-ghost").prominence is Shown.VAIN
    (warning,) = table.preview("deploy-ghost")
    for language, words in (("en", "If the trap works, Ghost can attack nobody"), ("ja", "トラップが効けば、ゴースト")):
        assert words in TEXTS.say(language, "dungeon_lords", warning)
