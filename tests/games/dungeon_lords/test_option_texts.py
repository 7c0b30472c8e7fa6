"""The texts shown with options: their effects and costs, and refused options that are listed."""

from __future__ import annotations

from random import Random

import pytest

from conformance.texts import TEXTS
from games.dungeon_lords import pictures
from games.dungeon_lords.rules.components import COMBAT_CARDS, CREATURES, ROOMS, TRAPS
from games.dungeon_lords.rules.costs import DiscardTrap, PayTrap
from games.dungeon_lords.rules.events import Payday, Tax
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.option_texts import evil_moves, order_spaces, stake, trap_line
from games.dungeon_lords.rules.orders.orders import ChooseOrders, PrepareOrders
from games.dungeon_lords.rules.orders.production import StartProduction
from locales.texts import LANGUAGES
from rules.messages import Message, Part, refer
from rules.players import RandomPlayer, answer
from rules.questions import Shown, effect_of, refusals
from tests.games.dungeon_lords.table import ME, Table, lay, start
from tests.games.story_lines import NAMES

OTHER = 0
"""A rival's seat."""


def picture_words(game: DungeonLords, option_id: str, language: str = "en") -> str:
    """The words of the picture of the question of ME that has this answer."""
    (question,) = [question for question in game.questions if question.seat == ME]
    marks = [option.mark for option in question.options(game) if option.id == option_id]
    picture = pictures.decision(game.view(ME), question.kind, marks, pictures.Locale(language, TEXTS, NAMES))
    assert picture is not None
    return picture.text


def args_of(message: Message | None) -> dict[str, object]:
    """The arguments of a message, which must be one."""
    assert message is not None
    return dict(message.args)


@pytest.mark.rule("DL-15.2", "DL-15.3", "DL-15.4", "DL-14.4")
@pytest.mark.parametrize(
    ("paladin", "host", "mine", "others", "by", "after", "does"),
    [
        ("tent", None, 9, 5, 1, 10, "comes"),
        ("tent", None, 8, 5, 1, 9, "stays"),
        ("tent", None, 14, 5, 2, 15, "comes"),
        ("host", OTHER, 9, 10, 1, 10, "stays"),
        ("host", OTHER, 9, 10, 2, 11, "comes"),
        ("host", ME, 12, 11, -2, 10, "leaves"),
        ("prison", ME, 12, 14, -2, 10, "stays"),
        ("prison", OTHER, 9, 5, 2, 11, "stays"),
        ("host", ME, 12, 11, -1, 11, "stays"),
        ("host", ME, 10, 9, -3, 7, "stays"),
        ("prison", ME, 9, 5, 2, 11, "stays"),
        ("gone", None, 9, 5, 2, 11, "stays"),
    ],
)
def test_an_evil_change_tells_the_new_evil_and_the_move_of_the_paladin(
    paladin: str, host: int | None, mine: int, others: int, by: int, after: int, does: str
) -> None:
    table = lay(paladin=paladin, paladin_host=host, evil=mine).set(OTHER, evil=others)
    assert args_of(evil_moves(table.game, ME, by)) == {
        "before": mine,
        "after": after,
        "paladin": refer(f"paladin-{does}"),
    }


@pytest.mark.rule("DL-15.4", "DL-15.6")
@pytest.mark.parametrize(("by", "does"), [(1, "stays"), (2, "comes")])
def test_an_evil_change_reckons_with_the_paladin_about_to_leave(by: int, does: str) -> None:
    """He has not gone yet to OTHER, now more evil, as all lords act at the same time; with 11 evil he comes back."""
    table = lay(3, evil=11, line="X").set(OTHER, evil=10).place("improve_reputation", OTHER, ME)
    table.place("recruit_imps", OTHER).place("hire_monster", ME).execute().do("decline", by=OTHER).do("do", by=ME)
    assert table.has(evil=9).game.paladin_host == ME
    assert args_of(evil_moves(table.game, ME, by)) == {
        "before": 9,
        "after": 9 + by,
        "paladin": refer(f"paladin-{does}"),
    }


@pytest.mark.rule("DL-15.2", "DL-10.1")
@pytest.mark.parametrize(
    ("orders", "evil", "does"),
    [
        ("recruit_imps", 9, "comes"),  # no evil is paid for them
        ("get_food", 9, "may_come"),
        ("get_food", 8, "comes"),  # at most one evil is paid on that space
        ("hire_monster", 8, "may_come"),
        ("hire_monster", 7, "comes"),
    ],
)
def test_the_paladin_surely_comes_unless_a_rival_who_still_acts_can_lure_him(orders: str, evil: int, does: str) -> None:
    table = lay(3, tavern=["vampire"]).all(gold=5).set(evil=9).set(OTHER, evil=evil)
    game = table.place("build_room", ME).place(orders, ME, OTHER).execute().game
    assert args_of(evil_moves(game, ME, 1))["paladin"] == refer(f"paladin-{does}")
    while any(question.seat == OTHER and question.awaited for question in game.questions):
        table.do("decline", by=OTHER)
    assert args_of(evil_moves(game, ME, 1))["paladin"] == refer("paladin-comes"), "the rival is done"


def test_an_evil_change_without_effect_is_not_told() -> None:
    game = lay(evil=1).game
    assert evil_moves(game, ME, -2) is None
    assert evil_moves(game, ME, 0) is None


@pytest.mark.rule("DL-6.11", "DL-7.2")
def test_an_order_tells_its_spaces_and_their_order() -> None:
    game = lay(3).game
    game.spaces["get_food"] = [None, game.outsiders[0].colour, None]
    line = order_spaces(game, "get_food")
    assert line.key == "about-order"
    assert [line.args[name] for name in ("first", "second", "third")] == [
        refer("space-get_food-1"),
        refer("space-taken"),
        refer("space-get_food-3"),
    ]
    assert order_spaces(game, "get_food", now=False).args["second"] == refer("space-get_food-2")
    assert order_spaces(game, "hire_monster").key == order_spaces(game, "build_room").key == "about-order_last_first"


@pytest.mark.rule("DL-6.12", "DL-8.21")
def test_order_texts_include_the_hiring_fee_and_the_traps_of_year_2() -> None:
    game, full = lay().game, lay(rules="full").game
    assert order_spaces(game, "hire_monster").args["more"] == ""
    assert order_spaces(full, "hire_monster").args["more"] == Part("part-more", {"text": refer("space-hire_first")})
    assert order_spaces(full, "hire_monster", now=False).args["more"] == ""
    assert order_spaces(full, "buy_traps").args["more"] == ""
    second_year = order_spaces(lay(year=2).game, "buy_traps").args
    assert second_year["more"] == Part("part-more", {"text": refer("space-traps_of_year_2")})
    assert second_year["third"] == refer("space-buy_traps-3_of_2"), "one card more, as in the picture"
    assert order_spaces(game, "buy_traps").args["third"] == refer("space-buy_traps-3")


@pytest.mark.rule("DL-6.1")
def test_the_disabled_orders_are_named_below_the_question() -> None:
    table = Table(start(rules="introductory")).run(PrepareOrders(), ChooseOrders())
    lord = table[ME]
    assert len(lord.disabled) == 2
    table.misses(**dict.fromkeys(lord.disabled, "order_disabled"), by=ME)
    assert effect_of(table.option(lord.hand[0], ME)) == order_spaces(table.game, lord.hand[0])


@pytest.mark.rule("DL-8.25")
def test_a_creature_option_tells_its_cost_in_evil_and_leaves_its_attack_to_the_picture() -> None:
    table = lay(tavern=["goblin", "troll", "vampire", "witch"], evil=9, food=1).order("hire_monster", 1)
    table.asks("choose_creature", "goblin, vampire, witch, decline").misses(troll="no_food").has_no_effect("decline")
    table.effect_is("vampire", "about-evil", before=9, after=11, paladin="comes").has_no_effect("goblin")
    assert TEXTS.say("en", "dungeon_lords", "about-vampire") in picture_words(table.game, "vampire")


def test_a_creature_that_is_due_again_in_the_same_round_says_so() -> None:
    def hire(*events: str) -> Table:
        """ME hires in spring, with these events of the year."""
        table = lay(tavern=["troll"], food=2)
        table.game.season, table.game.events = 1, [*events]
        return table.order("hire_monster", 1)

    hire("payday", "tax", "special").effect_is("troll", "about-hired_before_payday")
    hire("tax", "payday", "special").has_no_effect("troll")


@pytest.mark.rule("DL-8.30", "DL-11.6")
@pytest.mark.parametrize(
    ("season", "key"), [(1, "about-hired_to_be_fed"), (2, "about-hired_before_payday"), (3, "about-evil")]
)
def test_a_demon_says_that_it_eats_again_as_long_as_payday_is_to_come(season: int, key: str) -> None:
    table = lay(year=2, tavern=["demon"], lair="troll", evil=1)
    table.game.season = season
    table.game.events = ["tax", "payday", "special"]
    table.order("hire_monster", 1).effect_is("demon", key)


@pytest.mark.rule("DL-19.6", "DL-20.1")
def test_a_creature_in_battle_tells_its_current_attack() -> None:
    table = lay(year=2).battle("W8 W7 M4/2", creatures="goblin demon", card="fireball")
    table.effect_is("goblin", "about-goblin").effect_is("demon", "about-demon")
    next(creature for creature in table[ME].lair if creature.kind == "demon").mood = "weak"
    table.effect_is("demon-weak", "do-attack_weak", damage=1, food=0, next=0)


def test_a_trap_option_tells_its_effect_in_this_year() -> None:
    assert {trap_line(2, trap).key for trap in TRAPS} == {f"about-{trap}" for trap in TRAPS}
    assert trap_line(2, "pendulum").args == {"n": 4, "others": 4, "price": ""}


@pytest.mark.parametrize("trap", ["cursed_ring", "kamikaze_imp", "pendulum", "poisoned_meal"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_a_trap_to_be_discarded_tells_what_it_does_and_costs(trap: str, language: str) -> None:
    help = TEXTS.say(language, "dungeon_lords", f"trap-{trap}-help")
    assert help in picture_words(lay(traps=trap).run(DiscardTrap(seat=ME)).has_no_effect(trap).game, trap, language)
    table = lay(gold=0, food=0, traps=f"fire_wall {trap}").battle("W5 W4 M4/2", card="detect_treasure")
    assert help in picture_words(table.has_no_effect(trap).game, trap, language), "in a battle, too"


@pytest.mark.rule("DL-8.21", "DL-8.29")
@pytest.mark.parametrize("kind", ["discard_trap", "pay_trap"])
@pytest.mark.parametrize(("held", "alike"), [("pendulum pendulum", True), ("pendulum fire_wall", False)])
def test_a_trap_among_equal_ones_is_asked_for_so_that_nobody_learns_of_them(kind: str, held: str, alike: bool) -> None:
    table = lay(year=2, traps=held).run((DiscardTrap if kind == "discard_trap" else PayTrap)(seat=ME))
    question = table.question_of(ME)
    game = table.game
    assert len(question.options(game)) == (1 if alike else 2)
    for language, words in {"en": "alike", "ja": "どれも同じ"}.items():
        assert (words in TEXTS.say(language, "dungeon_lords", f"hint-{kind}", **question.describe(game))) == alike


@pytest.mark.parametrize(
    ("space", "evil", "key"),
    [
        (1, 5, "improve_and_spy"),
        (1, 1, "only_spy"),
        (2, 5, "improve_reputation"),
        (2, 1, "improve_in_vain"),
        (3, 1, "only_spy"),
    ],
)
def test_improving_reputation_says_whether_evil_falls_and_a_spy_goes_out(space: int, evil: int, key: str) -> None:
    table = lay(evil=evil).order("improve_reputation", space)
    assert table.option("do", ME).label.key == f"do-{key}"


@pytest.mark.rule("DL-7.2")
@pytest.mark.parametrize("order", ["hire_monster", "build_room"])
def test_the_spaces_of_an_area_are_told_from_the_first_to_the_third(order: str) -> None:
    """Minions take I first, so the text begins with I also where III is carried out first, and says so at the end."""
    sentence = TEXTS.say("en", "dungeon_lords", order_spaces(lay().game, order))
    assert sentence.startswith("I: ")
    assert sentence.index("II: ") < sentence.index("III: ") < sentence.index("III chooses first")


@pytest.mark.rule("DL-8.33")
def test_unplaceable_rooms_are_listed() -> None:
    table = lay(market=["mint", "chicken_coop"], tiles="C1! C2! C3").order("build_room", 1)
    table.asks("choose_room").misses(chicken_coop="no_square")


@pytest.mark.parametrize(("year", "limited"), [(1, True), (2, False)])
def test_the_hint_about_building_mentions_zones_only_in_year_1(year: int, limited: bool) -> None:
    table = lay(year=year, market=["mint", "chicken_coop"], tiles="C1! C2! C3").order("build_room", 1)
    args = table.question_of(ME).describe(table.game)
    for language, words in (("en", "zones"), ("ja", "場所が決まって")):
        assert (words in TEXTS.say(language, "dungeon_lords", "hint-choose_room", **args)) is limited


@pytest.mark.rule("DL-11.3", "DL-11.4", "DL-11.11", "DL-26.5")
def test_wage_and_tax_options_tell_their_consequences() -> None:
    table = lay(evil=9, food=0, lair="vampire goblin").run(Payday(seat=ME)).misses(pay_goblin="no_food")
    table.effect_is("pay-vampire", "about-evil", paladin="comes").effect_is("dismiss-goblin", "about-evil", after=10)
    table.set(lair="vampire goblin", food=1).run(Payday(seat=ME))
    table.effect_is("pay-all", "about-evil", before=9, after=11, paladin="comes")
    table.run(Tax(seat=ME)).has_no_effect("pay-2").effect_is("pay-0", "about-lost_points", points=6)


@pytest.mark.rule("DL-10.10")
def test_declining_tells_that_the_card_may_return() -> None:
    table = lay().order("get_food", 2).asks("execute_or_decline")
    table.effect_is("decline", "about-decline").effect_is("do", "about-evil", after=6)


@pytest.mark.rule("DL-8.15")
def test_mining_options_tell_the_imps_needed() -> None:
    table = lay(imps=5).order("mine_gold", 3).effect_is("gold-3", "about-mine", imps=3, foreman="foreman", free=1)
    table.order("mine_gold", 2).effect_is("gold-1", "about-mine", imps=1, foreman="", free=4)
    table.set(imps=2).order("mine_gold", 2).misses(gold_3="no_imp")


def held(traps: int, fee: object, monsters: int) -> object:
    """The part of a text that says what a tile holds."""
    return "held", {"traps": traps, "fee": fee, "monsters": monsters}


@pytest.mark.rule("DL-26.1", "DL-26.4", "DL-26.6")
def test_a_scoring_room_is_at_stake_with_its_bonus() -> None:
    table = lay(tiles="C1 D1=chapel B1=pandemonium", lair="ghost vampire troll")
    assert stake(table[ME], "D1") == 2 + 2 + 2 * 2
    assert stake(table[ME], "B1") == 2 + 2


@pytest.mark.rule("DL-26.1", "DL-26.4", "DL-16.4", "DL-16.11")
def test_the_plan_tells_what_is_at_stake() -> None:
    table = lay(line="W4", tiles="C1! C2 D1=mint", gold=0, lair="troll goblin!")
    table[ME].traps = ["cursed_ring", "pendulum", "trap_door"]
    assert stake(table[ME], "C2") == 2
    assert stake(table[ME], "D1") == 4
    table.combat(armed=False)
    table.effect_is("tile-C2", "about-tile", points=2, held=held(1, "", 1))
    table.effect_is("tile-D1", "about-tile", points=4, held=held(1, ("tile_fee", {"n": 1}), 2))
    table.do("tile-C2").effect_is("done", "about-plan_done", points=2).effect_is("deploy-troll", "about-troll")
    table.effect_is("trap-pendulum", "about-pendulum", n=3, price="")
    table.misses(trap_cursed_ring="trap_cost", deploy_goblin="fallen")
    table.do("trap-trap_door").has_no_effect("done")  # no conquest with a Trap Door


@pytest.mark.rule("DL-8.6")
def test_an_already_spied_card_is_named_in_the_spying_question() -> None:
    table = lay(spied=[2])
    table.game.combat_piles[0][2] = "haste"
    table.order("improve_reputation", 1).do("do").asks("choose_spy_card").has_no_effect("card-1")
    table.effect_is("card-3", "about-spied", card="haste", round=3)


def test_every_option_text_fits_into_a_menu_in_both_languages() -> None:
    longest = 100
    game = DungeonLords.start(2, {}, seed="lines")
    rng = Random("lines")
    while game.result is None:
        question = rng.choice([question for question in game.questions if question.awaited])
        for option in question.options(game):
            line = effect_of(option)
            if line is None:
                continue
            for language in LANGUAGES:
                description = TEXTS.say(language, "dungeon_lords", line, ["Aoi", "Ben"])
                assert 0 < len(description) <= longest, description
        picked = answer(game, question, RandomPlayer(), rng)
        game.choose(question.seat, question.id, picked)


def refused(table: Table, language: str = "en") -> dict[str, str]:
    """The reasons for refused options of ME, in words."""
    return {
        refusal.id: TEXTS.say_exactly(
            language, "dungeon_lords", Message(f"refused-{refusal.reason}", refusal.reason_args)
        )
        for refusal in refusals(table.question_of(ME), table.game)
    }


def test_what_is_refused_has_the_mark_at_which_it_would_be_chosen() -> None:
    game = start(4, "marks", rules="full")
    rng = Random("marks")
    seen = set[str]()
    while game.result is None:
        question = rng.choice([question for question in game.questions if question.awaited])
        options = question.options(game)
        for refusal in refusals(question, game):
            alike = [option.mark for option in options if option.label.key == refusal.label.key]
            if len(set(alike)) > 1 and all(alike) and refusal.reason != "not_on_offer":
                assert refusal.mark, f"{question.kind}: {refusal.id}"
                seen.add(question.kind)
        game.choose(question.seat, question.id, answer(game, question, RandomPlayer(), rng))
    assert {"choose_order", "plan_battle"} <= seen


@pytest.mark.rule("DL-8.25", "DL-8.29", "DL-8.30", "DL-14.3")
def test_a_refused_creature_tells_its_cost_and_the_lords_supplies() -> None:
    table = lay(year=2, gold=1, food=2, evil=14, lair="ghost", tavern=["goblin", "troll", "vampire"])
    reasons = refused(table.order("hire_monster", 3))
    assert reasons["troll"] == "You need 3 food; you have 2."
    assert reasons["vampire"] == "You have to pay 2 evil, and the evilometer has only 1 space left above you."
    assert refused(table, "ja")["troll"] == "食糧が足りません（必要3、手持ち2）。"
    table.on_table(tavern=["goblin", "golem", "demon"]).order("hire_monster", 1)
    reasons = refused(table)
    assert reasons["golem"] == "You need a trap card to pay with, and you have none."
    assert reasons["demon"] == "You need another monster to pay with, and you have none. Ghosts don't count."
    assert refused(table.set(gold=0))["golem"] == "You need 1 gold; you have 0."


@pytest.mark.rule("DL-8.8", "DL-8.15", "DL-8.16")
def test_refused_mining_options_tell_the_imps_tunnels_and_limit() -> None:
    table = lay(imps=3, tiles="C1 C2 C3 C4").order("mine_gold", 3).asks("mine_tunnel", "gold-2, gold-1, decline")
    busy = "Those that have worked are busy this round."
    assert refused(table)["gold-3"] == f"You need 4 free imps; you have 3. {busy}"
    table.set(imps=9, tiles="C1 C2 C3!").order("mine_gold", 2).misses(gold_3="no_tunnel")
    reasons = refused(table)
    assert reasons["gold-3"] == "Each miner needs its own unconquered tunnel: you need 3; you have 2."
    assert reasons["gold-4"] == "At most 3 imps can mine on this space."
    table.order("mine_gold", 1).asks("mine_tunnel", "gold-2, gold-1, decline")
    table.misses()  # options beyond the limit of the space are not listed


@pytest.mark.rule("DL-10.2", "DL-1.7")
def test_a_refused_room_tells_the_workers_or_supplies_it_needs() -> None:
    table = lay(tiles="C1 C2=souvenir_shop C3 B3=magic_room E3=tool_shed", busy_imps=2, food=0, lair="troll")
    reasons = refused(table.all(orders="get_food mine_gold dig_tunnels").run(StartProduction()))
    busy = "Those that have worked are busy this round."
    assert reasons["souvenir_shop"] == f"You need 3 free imps or trolls; you have 2. {busy}"
    assert reasons["magic_room"] == "You need 1 food; you have 0."


@pytest.mark.rule("DL-11.10")
def test_a_tax_that_cannot_be_paid_in_full_is_listed_with_the_lords_gold() -> None:
    table = lay(gold=1).run(Tax(seat=ME)).misses(pay_2="no_gold")
    assert refused(table) == {"pay-2": "You need 2 gold; you have 1."}
    assert refused(table.set(gold=3)) == {"pay-3": "The tax is 2 gold."}


def test_every_trap_and_creature_of_a_plan_has_a_button_beside_its_end() -> None:
    table = lay(line="W4 W5", tiles="C1=labyrinth", gold=1, lair="ghost troll goblin", traps="pendulum trap_door")
    (question,) = [question for question in table.combat(armed=False).game.questions if question.kind == "plan_battle"]
    forward = [option for option in question.options(table.game) if not option.role.is_back]
    assert len(forward) == 6
    assert all(option.prominence >= Shown.BUTTON for option in forward)


@pytest.mark.rule("DL-16.6", "DL-16.7", "DL-16.9", "DL-16.11")
def test_refused_traps_and_creatures_of_a_plan_tell_the_reason() -> None:
    table = lay(line="W4", tiles="C1=labyrinth", gold=1, lair="ghost troll goblin")
    table[ME].traps = ["cursed_ring", "cursed_ring", "pendulum"]
    table.combat(armed=False).do("trap-cursed_ring", "deploy-ghost", "deploy-troll")
    assert refused(table) == {
        "trap-cursed_ring": "Fee and traps cost 2 gold in all; you have 1 gold.",
        "deploy-ghost": "You've already sent all you have of its kind (1).",
        "deploy-troll": "You've already sent all you have of its kind (1).",
        "deploy-goblin": "This tile holds only 1 monster. You can still send ghosts.",
    }


@pytest.mark.rule("DL-21.3", "DL-21.6", "DL-19.13")
@pytest.mark.parametrize(
    ("creature", "attack", "party", "hidden", "reasons"),
    [
        ("ghost", "", "W4 P3/1 T3/1", 9, {0: "With this attack, Ghost can't hit the first in line."}),
        ("vampire", "bite", "W4 P3/1 T3/1", 9, {1: "With this attack, Vampire can't hit a priest."}),
        ("demon", "", "W4 T3/1 M3/1", 2, {2: "Invisible wizards can't be chosen this round."}),
    ],
)
def test_targets_that_cannot_be_chosen_are_listed_with_the_reason(
    creature: str, attack: str, party: str, hidden: int, reasons: dict[int, str]
) -> None:
    table = lay().battle(party, creatures=creature)
    line = table[ME].line
    for index, hero in enumerate(line):
        hero.hidden = index == hidden
    table.do(*attack.split())
    assert refused(table) == {line[place].card: why for place, why in reasons.items()}
    assert all(refusal.missed for refusal in refusals(table.question_of(ME), table.game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_attacks_spells_and_rooms_have_texts_of_their_own(language: str) -> None:
    keys = {f"do-attack_{attack.id}" for creature in CREATURES.values() for attack in creature.attacks}
    effects = [card.effect for card in COMBAT_CARDS.values() if card.effect is not None]
    keys |= {f"do-spell_{effect.then}" for effect in effects if effect.then}
    keys |= {f"do-produce_{room.product}" for room in ROOMS.values() if room.product}
    assert [key for key in sorted(keys) if not TEXTS.has(language, "dungeon_lords", key)] == []
