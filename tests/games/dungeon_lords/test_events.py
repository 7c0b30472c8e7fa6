"""Payday, tax and special events (section 11)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conformance.texts import TEXTS
from games.dungeon_lords.rules.components import SPECIALS
from games.dungeon_lords.rules.events import EventPhase, Payday, Tax
from games.dungeon_lords.rules.specials import RecallTraps, StartSpecial
from rules.messages import Message
from rules.questions import Undo, effect_of, undo_of
from tests.games.dungeon_lords.table import ME, Table, lay, start


def payday(creatures: str, evil: int = 5, food: int = 3, traps: str = "") -> Table:
    """A lord with 3 gold who has to pay these creatures."""
    return lay(lair=creatures, evil=evil, food=food, traps=traps, gold=3).run(Payday(seat=ME))


def events_of(event: str) -> Table:
    """Three lords before an event; seat 1 is the starting player, and everyone can pay for anything."""
    table = lay(3, starter=1, season=1, rules="full", tavern=["goblin", "slime"], specials=[event, "gossip_column"])
    table.on_table(events=["special" if event in SPECIALS else event] * 3)
    return table.all(gold=6, food=6, imps=6, lair="goblin witch", traps="fire_wall pendulum").run(EventPhase())


SEALED = {
    "tax": ["pay-1"],
    "harvest_festival": ["gold", "stop"],
    "imp_strike": ["food", "stop"],
    "trap_recall": ["pendulum", "done"],
}
"""The events that concern only their lord, with answers to each."""
IN_TURN = {
    "payday": ["pay-goblin", "dismiss-witch"],
    "witch_hunt": ["evil"],
    "last_call": ["pass"],
    "charity_drive": ["gold", "stop"],
    "thieves_guild": ["evil"],
    "bonus_day": ["stop"],
}
"""Those by which a lord moves evil or takes something from the others."""


def test_every_event_that_asks_is_listed() -> None:
    assert {*SEALED, *IN_TURN} == {"tax", "payday", *SPECIALS} - {"gossip_column"}
    assert len(SPECIALS) == 9


@pytest.mark.rule("DL-11.1", "DL-1.2")
@pytest.mark.parametrize("event", SEALED)
@pytest.mark.parametrize("order", [(1, 2, 0), (0, 2, 1), (2, 0, 1)])
def test_answers_that_concern_only_their_lord_are_sealed_until_all_have_answered(
    event: str, order: tuple[int, ...]
) -> None:
    """Nobody gains by waiting for the others; what follows comes in turn order, in any order of answers."""
    table, expected = events_of(event), events_of(event)
    before = table.game.view(None).lords
    for number, seat in enumerate(order):
        table.waits(*order[number:])  # all are asked at once
        for other in range(3):
            table.sees(other, "lords", expected.game.view(other).lords).undoes(by=other, possible=False)
        table.sees(None, "lords", before).do(*SEALED[event], by=seat)
        assert bool(table.news) == (seat == order[-1])
    for seat in (1, 2, 0):
        expected.do(*SEALED[event], by=seat)
    assert table.game.lords == expected.game.lords
    assert table.game.trap_deck == expected.game.trap_deck
    named = [table.plain(event.args["player"]) for event in table.news if "player" in event.args and not event.audience]
    assert [*dict.fromkeys(named)] == [1, 2, 0]


@pytest.mark.rule("DL-11.1")
@pytest.mark.parametrize("event", SEALED)
def test_a_sealed_answer_can_be_changed_until_all_have_answered(event: str) -> None:
    table = events_of(event)
    table.do(*SEALED[event], by=2).do(*SEALED[event], by=0).waits(1)
    table.do("change", by=2).waits(1, 2).do(*SEALED[event], by=1)
    table.do({"tax": "pay-0", "trap_recall": "done"}.get(event, "stop"), by=2).unasked("change_gift")
    lost = {"tax": {"notices": 2}, "imp_strike": {"imps": 4}}.get(event, {})
    table.has(2, **{"gold": 6, "food": 6, "imps": 6, "notices": 0, "traps": "fire_wall pendulum"} | lost)


@pytest.mark.rule("DL-11.1")
@pytest.mark.parametrize("event", SEALED)
def test_guesses_of_others_vary_a_sealed_answer_and_what_has_been_chosen_of_it(event: str) -> None:
    table = events_of(event).do(*SEALED[event], by=2)
    guessed = {tuple(table.game.guess(0, Random(chance)).lords[2].given or ()) for chance in range(20)}
    assert len(guessed) > 1, "seat 0 cannot know it"
    assert all(table.game.guess(2, Random(chance)).lords[2].given == table[2].given for chance in range(5))
    first = SEALED[event][0]
    if first != SEALED[event][-1]:
        table.do(first, by=1)
        guesses = [table.game.guess(seat, Random(1)) for seat in (0, 1)]
        questions = [guess.awaited(1).describe(guess) for guess in guesses]
        assert questions[0] != questions[1], "how far seat 1 has come is hidden from seat 0"


@pytest.mark.rule("DL-11.1", "DL-1.2", "DL-11.3")
@pytest.mark.parametrize("event", IN_TURN)
def test_where_a_later_lord_may_react_lords_are_asked_in_turn(event: str) -> None:
    table = events_of(event)
    for seat in (1, 2, 0):
        assert {question.seat for question in table.game.questions} == {seat}
        table.waits(seat).do(*IN_TURN[event], by=seat)
    table.done()


@pytest.mark.rule("DL-11.1")
def test_traps_are_recalled_in_turn_if_the_deck_may_run_out() -> None:
    table = lay(3, starter=1, season=1, rules="full", events=["special"] * 3, specials=["trap_recall"] * 2)
    table.all(traps="pendulum").on_table(trap_deck=["fire_wall"] * 2).run(EventPhase()).waits(1)


@pytest.mark.parametrize("answer", ["pay-all", "dismiss-troll"])
def test_a_wage_can_be_taken_back_until_someone_else_has_paid(answer: str) -> None:
    table = lay(starter=2, season=1, events=["payday", "special", "special"]).all(lair="goblin troll", food=9)
    table.run(EventPhase()).do(answer, by=2).undoes(by=2)
    if answer != "pay-all":
        table.do("pay-goblin", by=2)
    table.do(answer, by=3).undoes(by=2, possible=False).undoes(by=3)


@pytest.mark.rule("DL-11.2")
def test_all_three_events_happen_each_year() -> None:
    for seed in range(5):
        assert sorted(start(4, f"events {seed}").events) == ["payday", "special", "tax"]


@pytest.mark.rule("DL-11.3", "DL-11.5")
def test_each_creature_is_paid_or_let_go_in_any_order() -> None:
    table = payday("goblin witch vampire", food=9)
    kinds = ("goblin", "witch", "vampire")
    answers = [f"{way}-{kind}" for way in ("pay", "dismiss") for kind in kinds]
    assert table.ids() == ["pay-all", *answers]
    table.do("pay-vampire").has(evil=7).do("dismiss-goblin").has(evil=8).do("pay-witch").public()
    table.has(food=8, evil=9, lair="witch vampire")


@pytest.mark.rule("DL-11.3")
def test_all_wages_can_be_paid_at_once_if_nothing_must_be_chosen() -> None:
    table = payday("goblin goblin witch").do("pay-all").logs_each("wage_paid", player=[ME] * 3)
    table.has(food=0, evil=6).done()
    assert not any(creature.settled for creature in table[ME].lair)
    payday("goblin goblin witch", food=2).never("pay-all")  # not enough food
    payday("vampire vampire", evil=12).never("pay-all")  # not enough room on the evilometer
    payday("goblin", food=9).never("pay-all")  # there is only one creature
    payday("goblin goblin demon", food=9).never("pay-all")  # the demon's food must be chosen


@pytest.mark.rule("DL-11.4", "DL-14.4")
def test_each_dismissal_raises_evil_by_one_up_to_the_top() -> None:
    table = payday("goblin goblin", evil=14).do("dismiss-goblin", "dismiss-goblin").has(evil=15)
    assert table.game.distant[-2:] == ["goblin", "goblin"]


@pytest.mark.rule("DL-11.3", "DL-11.4")
def test_nobody_is_asked_in_which_order_to_dismiss_creatures_that_cannot_be_paid() -> None:
    table = lay(lair="goblin troll slime", food=0).run(Payday(seat=ME)).done()
    table.has(lair="", evil=8).logs_in_order(*["dismissed", "evil_up"] * 3)


@pytest.mark.rule("DL-11.6", "DL-11.7")
def test_wages_of_golems_and_demons_are_paid_with_traps_and_monsters() -> None:
    table = payday("golem demon goblin ghost").set(traps="pendulum").do("pay-golem").has(gold=2, traps="")
    # The goblin had been paid, and may be eaten; the golem as well.
    table.do("pay-goblin", "pay-demon").asks("pay_monster", "golem, goblin")
    table.do("goblin").has(lair="golem demon ghost", evil=6).asks("pay_or_dismiss")  # no evil for the goblin
    # A creature that is eaten needs no wage, and of two equal ones the unpaid one is eaten.
    payday("demon goblin", food=0).do("pay-demon").has(lair="demon").done()
    payday("goblin goblin demon", food=2).do("pay-goblin", "pay-demon").has(lair="goblin demon", food=1).done()
    payday("demon ghost").refuses("pay-demon", "no_monster")  # it cannot eat itself
    payday("demon demon").do("pay-demon").has(lair="demon")


@pytest.mark.rule("DL-11.6")
def test_the_trap_for_a_golems_wage_is_of_the_owners_choice() -> None:
    table = payday("golem", traps="pendulum fire_wall").do("pay-golem").asks("pay_trap", "pendulum, fire_wall")
    table.refuses("trap_door", "not_an_option").do("fire_wall").has(gold=2, traps="pendulum").done()
    payday("golem", traps="pendulum pendulum").do("pay-golem").asks("pay_trap", "pendulum", alike="alike")
    payday("golem", traps="pendulum").do("pay-golem").has(gold=2, traps="").done()
    payday("golem").done().has(lair="", gold=3)


def test_a_wage_that_leaves_nothing_for_another_creature_says_who_leaves() -> None:
    def about(table: Table) -> Message | None:
        return effect_of(table.option("pay-goblin"))

    table = payday("goblin slime", food=1)
    lines = about(table)
    assert lines is not None
    assert [table.plain(lines.args[name]) for name in ("creatures", "before", "after")] == [["slime"], 5, 6]
    assert about(payday("goblin slime", food=2)) is None, "both can be paid"
    assert about(payday("goblin troll", food=1)) is None, "the troll can't be paid in any case"
    assert about(payday("goblin slime demon", food=1)) is None, "the demon may eat the slime"


@pytest.mark.rule("DL-11.6")
def test_dismissing_what_alone_could_feed_a_demon_ends_the_payday() -> None:
    """A tap on the picture does not do so, as it could not be taken back."""

    def ends(table: Table, id: str) -> bool:
        question = table.question("pay_or_dismiss")
        return undo_of(question, table.option(id)) is Undo.SHARED

    alone = payday("demon goblin")
    assert ends(alone, "dismiss-goblin")
    assert not ends(payday("demon goblin slime"), "dismiss-goblin")
    assert not ends(alone, "pay-goblin"), "the demon may still eat it"
    alone.do("dismiss-goblin").unasked("pay_or_dismiss")


@pytest.mark.rule("DL-11.8", "DL-6.12")
def test_the_extra_food_and_fee_of_hiring_are_not_part_of_the_wage() -> None:
    payday("troll slime", food=9).do("pay-troll", "pay-slime").has(food=6, gold=3)


@pytest.mark.rule("DL-V32", "DL-14.5", "DL-15.2")
@pytest.mark.parametrize(
    ("answers", "food", "evil", "paladin"),
    [
        (["pay-goblin", "pay-witch", "pay-vampire"], 0, 10, "host"),
        (["pay-goblin", "dismiss-witch", "pay-vampire"], 1, 10, "host"),
        (["pay-goblin", "pay-witch", "dismiss-vampire"], 0, 9, "tent"),
    ],
)
def test_the_payday_example_of_the_rules(answers: list[str], food: int, evil: int, paladin: str) -> None:
    payday("goblin witch vampire", evil=7, food=2).do(*answers).has(food=food, evil=evil).game_is(paladin=paladin)


@pytest.mark.rule("DL-V33", "DL-14.3")
def test_a_wage_that_can_no_longer_be_paid_dismisses_the_creature() -> None:
    # Evil 15: the witch can no longer be paid, and leaves without a question.
    payday("witch vampire", evil=13, food=1).do("pay-vampire").has(evil=15, lair="vampire")


@pytest.mark.rule("DL-11.9", "DL-V31")
@pytest.mark.parametrize(("squares", "tax"), [("C1 C2 C3", 2), ("C1! C2=mint C3 C4", 2), ("C1 C2=mint! C3 C4 D4", 3)])
def test_tax_is_charged_for_all_tiles(squares: str, tax: int) -> None:
    table = lay(tiles=squares, gold=9).run(Tax(seat=ME)).asks("tax_amount", tax=tax)
    assert table.ids() == [f"pay-{gold}" for gold in range(tax, -1, -1)]
    table.refuses(f"pay-{tax + 1}", "limit").do(f"pay-{tax}").has(gold=9 - tax, notices=0)


@pytest.mark.rule("DL-11.10", "DL-11.11")
def test_tax_may_be_paid_in_part_and_the_rest_become_notices() -> None:
    table = lay(tiles="C1 C2 C3 C4 D4 E4", gold=2).run(Tax(seat=ME)).refuses("pay-3", "no_gold").defaults("pay-2")
    table.do("pay-1").has(gold=1, notices=2).set(gold=0).run(Tax(seat=ME)).done().has(notices=5)


@pytest.mark.rule("DL-11.12")
@pytest.mark.parametrize("rules", ["introductory", "full"])
def test_special_events_belong_to_the_full_rules(rules: str) -> None:
    table = lay(rules=rules, season=1, events=["special", "tax", "payday"])
    if rules == "full":
        table.on_table(specials=["thieves_guild", "witch_hunt"]).run(EventPhase())
        table.asks("pay_guild").silent("event_without_effect")
    else:
        table.run(EventPhase()).done().logs("event_without_effect")


def special(name: str, seats: int = 2, **values: Any) -> Table:
    """A table on which this event is resolved next; `STARTER` is the starting player."""
    return lay(seats, rules="full", specials=[name, "witch_hunt"], **values)


@pytest.mark.rule("DL-11.12", "DL-11.13")
def test_a_witch_hunt_takes_a_witch_or_gives_two_evil_and_takes_one_evil_from_others() -> None:
    table = special("witch_hunt", seats=3).deal(lair=["", "witch goblin", "witch"], evil=[1, 5, 14])
    table.run(StartSpecial()).do("witch", by=1).has(1, lair="goblin").do("evil", by=2).all_have(evil=[1, 5, 15])


@pytest.mark.rule("DL-11.12")
def test_a_harvest_festival_turns_up_to_two_gold_into_two_food_each() -> None:
    table = special("harvest_festival").set(0, gold=0).run(StartSpecial()).do("gold", "gold")
    table.has(1, gold=1, food=7).done().run(StartSpecial()).do("stop").has(1, gold=1, food=7)


@pytest.mark.rule("DL-11.12")
def test_in_an_imp_strike_an_imp_leaves_for_each_food_that_is_not_paid() -> None:
    table = special("imp_strike").deal(imps=[0, 7], lair=["", "troll"]).run(StartSpecial())
    table.asks("pay_due", due=("food", {"n": 3}))
    for given in table.question_of().options(table.game)[:-1]:
        assert given.label.args == {}, "one token is given; the question says how many are due"
    table.has_no_effect("food").effect_is("stop", "about-imps_leave", imps=3)  # two more food are left
    table.do("food", "stop").has(1, food=2, imps=5).done()
    table.set(1, food=0).run(StartSpecial()).has(1, imps=3)  # no choice
    table.logs_each("unfed_imps", player=[1], imps=[2])  # both in one sentence
    table.set(1, busy_imps=3).run(StartSpecial()).has(1, imps=2, busy_imps=2)  # a working imp leaves too


@pytest.mark.rule("DL-11.12")
@pytest.mark.parametrize(("food", "paid"), [(1, []), (2, ["food"])])
def test_giving_the_last_food_says_how_many_imps_leave_all_the_same(food: int, paid: list[str]) -> None:
    table = special("imp_strike").deal(imps=[0, 7], food=[0, food]).run(StartSpecial()).do(*paid)
    table.effect_is("food", "about-imps_leave", imps=3 - food)


@pytest.mark.rule("DL-11.12")
def test_at_last_call_one_creature_left_can_be_hired_for_one_gold_more() -> None:
    table = special("last_call", tavern=["goblin", "troll"]).set(0, gold=0).run(StartSpecial())
    table.refuses("slime", "not_on_offer").do("troll").has(1, gold=2, food=1, lair="troll").done()  # 0 cannot pay
    table.set(0, gold=3).run(StartSpecial()).do("pass", by=1).do("goblin", by=0).run(StartSpecial()).done()


@pytest.mark.rule("DL-11.12")
def test_a_charity_drive_takes_one_evil_for_each_gold_or_food_up_to_three() -> None:
    table = special("charity_drive").run(StartSpecial()).do("gold", "food", "gold", by=1)
    table.has(1, gold=1, food=2, evil=2).do("stop", by=0).done()


@pytest.mark.rule("DL-11.12", "DL-1.2")
def test_a_gossip_column_raises_the_most_evil_and_lowers_the_least_unless_all_are_tied() -> None:
    table = special("gossip_column", seats=4).deal(evil=[4, 9, 4, 9]).run(StartSpecial())
    # The first in turn order reaches 10 before the other, so the paladin goes there and stays.
    table.all_have(evil=[3, 10, 3, 10]).game_is(paladin_host=1).logs_each("paladin_comes", player=[1])
    table.silent("paladin_moves")
    table.all(evil=6).run(StartSpecial()).all_have(evil=[6] * 4)


def laid_in_guess(table: Table, seat: int) -> list[str]:
    """The traps laid down so far in a guess of a seat."""
    question = Table(table.game.guess(seat, Random(1))).question("recall_traps", 1)
    assert isinstance(question, RecallTraps)
    return question.given


@pytest.mark.rule("DL-11.12", "DL-8.22")
def test_a_trap_recall_exchanges_any_number_of_traps_in_secret() -> None:
    table = special("trap_recall").on_table(year=2, specials=["witch_hunt", "trap_recall"])
    table.set(1, traps="pendulum fire_wall fire_wall").run(StartSpecial())
    table.do("fire_wall", "back", "fire_wall", "pendulum").sees(0, "lords.1.trap_count", 3)
    assert laid_in_guess(table, seat=1) == ["fire_wall", "pendulum"]
    assert laid_in_guess(table, seat=0) == [], "no other seat knows the progress of the choice"
    drawn = table.game.trap_deck[-2:][::-1]
    table.do("done").has(1, traps=["fire_wall", *drawn]).logs_each("traps_drawn", player=[1], number=[2]).done()
    assert [thrown.card for thrown in table.game.trap_discard] == ["fire_wall", "pendulum"]
    assert all("pendulum" not in str(event.args) for event in table.news if event.audience is None)


@pytest.mark.rule("DL-11.12")
def test_the_thieves_guild_takes_a_third_of_the_gold_or_gives_one_evil() -> None:
    table = special("thieves_guild", seats=3).deal(gold=[3, 8, 2]).run(StartSpecial()).option_has("gold", gold=2)
    table.do("gold", by=1).do("evil", by=0).all_have(gold=[3, 6, 2], evil=[6, 5, 5])


def said_stop(table: Table) -> str:
    """The answer with which one pays no more."""
    return TEXTS.say("en", "dungeon_lords", table.option("stop").label)


@pytest.mark.rule("DL-11.12")
def test_a_bonus_day_costs_one_for_every_two_creatures_or_one_evil_each() -> None:
    table = special("bonus_day").set(1, lair="goblin ghost slime troll witch").run(StartSpecial())
    table.asks("pay_due", special="bonus_day", about="bonus_day-help", due=("gold_or_food", {"n": 3}))
    assert said_stop(table) == "Pay nothing"
    assert said_stop(table.do("gold", "food")) == "Pay no more (1 unpaid)"
    table.do("stop").has(1, gold=2, food=2, evil=6).done()


@pytest.mark.rule("DL-11.3")
@pytest.mark.parametrize(
    ("creatures", "language", "expected"),
    [
        ("troll", "ja", "給料日です。トロルに払いますか？"),
        ("troll", "en", "Payday. Do you pay the Troll?"),
        ("troll goblin", "ja", "給料日です。誰に払うか、誰をクビにするかを決めてください。"),
    ],
)
def test_the_payday_question_names_a_single_creature(creatures: str, language: str, expected: str) -> None:
    table = payday(creatures)
    args = table.question("pay_or_dismiss").describe(table.game)
    assert TEXTS.say(language, "dungeon_lords", Message("ask-pay_or_dismiss", args)) == expected


def test_paying_no_tax_is_not_called_paying_0_gold() -> None:
    owing = [lay(gold=gold, tiles=tiles).run(Tax(seat=ME)) for gold, tiles in ((1, "C1 C2"), (1, "C1 C2 C3"))]
    labels = [table.question_of().options(table.game)[place].label for table, place in zip(owing, (1, 0), strict=True)]
    sentences = [TEXTS.say(language, "dungeon_lords", label) for language in ("en", "ja") for label in labels]
    assert sentences == [
        "Pay nothing (1 notice)",
        "Pay 1 gold (1 notice)",
        "納めない（催促状1通）",
        "金1を納める（催促状1通）",
    ]
