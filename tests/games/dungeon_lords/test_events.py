"""Payday, tax and special events (section 11)."""

from __future__ import annotations

from random import Random

import pytest

from games.dungeon_lords.rules.components import SPECIALS
from games.dungeon_lords.rules.events import EventPhase, Payday, Tax
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.specials import RecallTraps, StartSpecial
from locales.texts import Texts
from rules.messages import Message, refer, seat_name
from tests.games.driver import of_all
from tests.games.dungeon_lords.positions import (
    ME,
    asked,
    dungeon,
    go,
    ids,
    is_asked,
    keys,
    lair,
    option,
    pick,
    picks,
    refuse,
    start,
    table,
    told,
)


def payday(creatures: str, evil: int = 5, food: int = 3) -> DungeonLords:
    game = table(4, lair=lair(creatures), evil=evil, food=food, gold=3)
    go(game, Payday(seat=ME))
    return game


def kinds(game: DungeonLords, seat: int = ME) -> list[str]:
    return [creature.kind for creature in game.lords[seat].lair]


def events_of(event: str) -> DungeonLords:
    """Three lords before an event; seat 1 is the starting player, and everyone can pay for anything."""
    game = table(3, starter=1, season=1, rules="full")
    game.events = ["special" if event in SPECIALS else event] * 3
    game.specials = [event, "gossip_column"]
    game.tavern = ["goblin", "slime"]
    for lord in game.lords:
        lord.gold = lord.food = lord.imps = 6
        lord.lair = lair("goblin witch")
        lord.traps = ["fire_wall", "pendulum"]
        for trap in lord.traps:
            game.trap_deck.remove(trap)
    go(game, EventPhase())
    return game


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


@pytest.mark.rule("DL-11.1", "DL-1.2")
@pytest.mark.parametrize("event", SEALED)
@pytest.mark.parametrize("order", [(1, 2, 0), (0, 2, 1), (2, 0, 1)])
def test_answers_that_concern_only_their_lord_are_sealed_until_all_have_answered(
    event: str, order: tuple[int, ...]
) -> None:
    """Nobody gains by waiting for the others; what follows comes in turn order, in any order of answers."""
    game = events_of(event)
    before = [game.view(seat).lords for seat in (None, 0, 1, 2)]
    for number, seat in enumerate(order):
        assert game.waiting(None) == sorted(order[number:]), "all are asked at once"
        assert [game.view(other).lords for other in (None, 0, 1, 2)] == before
        assert not any(game.can_undo(other) for other in range(3))
        events = picks(game, *SEALED[event], seat=seat)
        assert bool(events) == (seat == order[-1])
    expected = events_of(event)
    for seat in (1, 2, 0):
        picks(expected, *SEALED[event], seat=seat)
    assert [lord.model_dump() for lord in game.lords] == [lord.model_dump() for lord in expected.lords]
    assert game.trap_deck == expected.trap_deck
    told_to = [event.args["player"] for event in events if "player" in event.args and event.audience is None]
    assert list(dict.fromkeys(map(repr, told_to)))[:3] == [repr(seat_name(seat)) for seat in (1, 2, 0)]


@pytest.mark.rule("DL-11.1")
@pytest.mark.parametrize("event", SEALED)
def test_a_sealed_answer_can_be_changed_until_all_have_answered(event: str) -> None:
    game = events_of(event)
    before = game.lords[2].model_copy(deep=True)
    picks(game, *SEALED[event], seat=2)
    picks(game, *SEALED[event], seat=0)
    assert game.waiting(None) == [1]
    pick(game, "change", kind="change_gift", seat=2)
    assert game.waiting(None) == [1, 2]
    picks(game, *SEALED[event], seat=1)
    pick(game, {"tax": "pay-0", "trap_recall": "done"}.get(event, "stop"), seat=2)
    assert not is_asked(game, "change_gift")
    lost = {"tax": {"notices": 2}, "imp_strike": {"imps": 4}}.get(event, {})
    assert game.lords[2].model_dump(include={"gold", "food", "imps", "notices", "traps"}) == before.model_copy(
        update=lost
    ).model_dump(include={"gold", "food", "imps", "notices", "traps"})


@pytest.mark.rule("DL-11.1")
@pytest.mark.parametrize("event", SEALED)
def test_guesses_of_others_vary_a_sealed_answer_and_what_has_been_chosen_of_it(event: str) -> None:
    game = events_of(event)
    first = SEALED[event][0]
    picks(game, *SEALED[event], seat=2)
    guessed = {tuple(game.guess(0, Random(chance)).lords[2].given or ()) for chance in range(20)}
    assert len(guessed) > 1, "seat 0 cannot know it"
    assert {tuple(game.guess(2, Random(chance)).lords[2].given or ()) for chance in range(5)} == {
        tuple(game.lords[2].given or ())
    }
    if first != SEALED[event][-1]:
        pick(game, first, seat=1)
        own = [asked(game.guess(seat, Random(1)), seat=1).args for seat in (0, 1)]
        assert own[0] != own[1], "how far seat 1 has come is hidden from seat 0"


@pytest.mark.rule("DL-11.1", "DL-1.2", "DL-11.3")
@pytest.mark.parametrize("event", IN_TURN)
def test_where_a_later_lord_may_react_lords_are_asked_in_turn(event: str) -> None:
    game = events_of(event)
    for seat in (1, 2, 0):
        assert game.waiting(None) == [seat]
        assert {question.seat for question in game.questions} == {seat}
        picks(game, *IN_TURN[event], seat=seat)
    assert game.questions == []


@pytest.mark.rule("DL-11.1")
def test_traps_are_recalled_in_turn_if_the_deck_may_run_out() -> None:
    game = table(3, starter=1, season=1, rules="full", events=["special"] * 3, specials=["trap_recall"] * 2)
    for lord in game.lords:
        lord.traps = [game.trap_deck.pop() for _ in range(2)]
    del game.trap_deck[5:]
    go(game, EventPhase())
    assert game.waiting(None) == [1]


@pytest.mark.parametrize("answer", ["pay-all", "dismiss-troll"])
def test_a_wage_can_be_taken_back_until_someone_else_has_paid(answer: str) -> None:
    game = table(4, starter=2, season=1, events=["payday", "special", "special"])
    for lord in game.lords:
        lord.lair = lair("goblin troll")
        lord.gold, lord.food = 3, 9
    go(game, EventPhase())
    pick(game, answer, seat=2)
    assert game.can_undo(2)
    if answer != "pay-all":
        pick(game, "pay-goblin", seat=2)
    pick(game, answer, seat=3)
    assert (game.can_undo(2), game.can_undo(3)) == (False, True)


@pytest.mark.rule("DL-11.2")
def test_all_three_events_happen_each_year() -> None:
    for seed in range(5):
        game = start(4, f"events {seed}")
        assert sorted(game.events) == ["payday", "special", "tax"]


@pytest.mark.rule("DL-11.3", "DL-11.5")
def test_each_creature_is_paid_or_let_go_in_any_order() -> None:
    game = payday("goblin witch vampire", food=9)
    assert ids(game) == [
        "pay-all",
        "pay-goblin",
        "pay-witch",
        "pay-vampire",
        "dismiss-goblin",
        "dismiss-witch",
        "dismiss-vampire",
    ]
    pick(game, "pay-vampire")
    assert game.lords[ME].evil == 7
    pick(game, "dismiss-goblin")
    assert game.lords[ME].evil == 8
    events = pick(game, "pay-witch")
    assert all(event.audience is None for event in events)
    assert (game.lords[ME].food, game.lords[ME].evil) == (8, 9)
    assert kinds(game) == ["witch", "vampire"]


@pytest.mark.rule("DL-11.3")
def test_all_wages_can_be_paid_at_once_if_nothing_must_be_chosen() -> None:
    game = payday("goblin goblin witch", food=3)
    events = pick(game, "pay-all")
    assert len(told(events, "wage_paid")) == 3
    assert (game.lords[ME].food, game.lords[ME].evil) == (0, 6)
    assert game.questions == []
    assert not any(creature.settled for creature in game.lords[ME].lair)
    assert "pay-all" not in ids(payday("goblin goblin witch", food=2)), "not enough food"
    assert "pay-all" not in ids(payday("vampire vampire", evil=12)), "not enough room on the evilometer"
    assert "pay-all" not in ids(payday("goblin", food=9)), "there is only one creature"
    assert "pay-all" not in ids(payday("goblin goblin demon", food=9)), "the demon's food must be chosen"


@pytest.mark.rule("DL-11.4", "DL-14.4")
def test_each_dismissal_raises_evil_by_one_up_to_the_top() -> None:
    game = payday("goblin goblin", evil=14)
    picks(game, "dismiss-goblin", "dismiss-goblin")
    assert game.lords[ME].evil == 15
    assert game.distant[-2:] == ["goblin", "goblin"]


@pytest.mark.rule("DL-11.3", "DL-11.4")
@pytest.mark.parametrize("before_9", [False, True])
def test_nobody_is_asked_in_which_order_to_dismiss_creatures_that_cannot_be_paid(before_9: bool) -> None:
    game = table(4, lair=lair("goblin troll slime"), food=0, evil=5, before_9=before_9)
    events = go(game, Payday(seat=ME))
    assert is_asked(game, "pay_or_dismiss") == before_9, "an older game goes on as it began"
    if not before_9:
        assert keys(events) == ["dismissed", "evil_up"] * 3
        assert (game.lords[ME].lair, game.lords[ME].evil) == ([], 8)


@pytest.mark.rule("DL-11.5", "DL-14.3")
def test_a_wage_in_evil_needs_room_on_the_evilometer() -> None:
    game = payday("vampire goblin", evil=14)
    refuse(game, "pay-vampire", "no_evil_room")
    pick(game, "dismiss-vampire")
    assert game.lords[ME].evil == 15


@pytest.mark.rule("DL-11.6")
def test_wages_of_golems_and_demons_are_paid_with_traps_and_monsters() -> None:
    game = payday("golem demon goblin ghost")
    game.trap_deck.remove("pendulum")
    game.lords[ME].traps = ["pendulum"]
    pick(game, "pay-golem")
    assert (game.lords[ME].gold, game.lords[ME].traps) == (2, [])
    picks(game, "pay-goblin", "pay-demon")
    # The goblin had been paid, and may be eaten; the golem as well.
    assert set(ids(game, "pay_monster")) == {"golem", "goblin"}
    pick(game, "goblin")
    assert kinds(game) == ["golem", "demon", "ghost"]
    assert game.lords[ME].evil == 6  # no evil for the goblin
    assert is_asked(game, "pay_or_dismiss")


def test_a_wage_that_leaves_nothing_for_another_creature_says_who_leaves() -> None:
    def about(game: DungeonLords) -> Message | None:
        return asked(game).about(game, option(game, "pay_or_dismiss", "pay-goblin"))

    told = about(payday("goblin slime", food=1))
    assert told is not None
    assert (told.args["creatures"], told.args["before"], told.args["after"]) == ([refer("creature-slime")], 5, 6)
    assert about(payday("goblin slime", food=2)) is None, "both can be paid"
    assert about(payday("goblin troll", food=1)) is None, "the troll can't be paid in any case"
    assert about(payday("goblin slime demon", food=1)) is None, "the demon may eat the slime"


@pytest.mark.rule("DL-11.6")
def test_dismissing_what_alone_could_feed_a_demon_ends_the_payday() -> None:
    """A tap on the picture does not do so, as it could not be taken back."""
    alone, both = payday("demon goblin"), payday("demon goblin slime")
    assert "dismiss-goblin" in of_all(asked(alone, "pay_or_dismiss"), "closing", alone)
    assert "dismiss-goblin" not in of_all(asked(both, "pay_or_dismiss"), "closing", both)
    assert "pay-goblin" not in of_all(asked(alone, "pay_or_dismiss"), "closing", alone), "the demon may still eat it"
    pick(alone, "dismiss-goblin")
    assert not is_asked(alone, "pay_or_dismiss")


@pytest.mark.rule("DL-11.6")
def test_a_creature_eaten_by_a_demon_needs_no_wage() -> None:
    game = payday("demon goblin", food=0)
    pick(game, "pay-demon")
    assert kinds(game) == ["demon"]
    assert game.questions == []


@pytest.mark.rule("DL-11.6")
def test_of_two_equal_monsters_the_demon_eats_the_unpaid_one() -> None:
    game = payday("goblin goblin demon", food=2)
    picks(game, "pay-goblin", "pay-demon")
    assert kinds(game) == ["goblin", "demon"]
    assert (game.questions, game.lords[ME].food) == ([], 1), "the goblin that is left has had its wage"


@pytest.mark.rule("DL-11.7")
def test_a_demon_cannot_eat_itself() -> None:
    game = payday("demon ghost")
    refuse(game, "pay-demon", "no_monster")
    game = payday("demon demon")
    pick(game, "pay-demon")  # the other one
    assert kinds(game) == ["demon"]


@pytest.mark.rule("DL-11.8", "DL-6.12")
def test_the_extra_food_and_fee_of_hiring_are_not_part_of_the_wage() -> None:
    game = payday("troll slime", food=9)
    picks(game, "pay-troll", "pay-slime")
    assert (game.lords[ME].food, game.lords[ME].gold) == (6, 3)


@pytest.mark.rule("DL-11.3")
def test_payday_asks_nothing_if_there_is_no_choice() -> None:
    assert payday("").questions == []
    game = payday("goblin", food=0)
    assert game.questions == []
    assert kinds(game) == []
    assert game.lords[ME].evil == 6


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
    game = payday("goblin witch vampire", evil=7, food=2)
    for answer in answers:
        if game.questions and answer in ids(game):
            pick(game, answer)
    assert (game.lords[ME].food, game.lords[ME].evil, game.paladin) == (food, evil, paladin)


@pytest.mark.rule("DL-V33", "DL-14.3")
def test_a_wage_that_can_no_longer_be_paid_dismisses_the_creature() -> None:
    game = payday("witch vampire", evil=13, food=1)
    pick(game, "pay-vampire")
    # Evil 15: the witch can no longer be paid, and leaves without a question.
    assert game.lords[ME].evil == 15
    assert kinds(game) == ["vampire"]


@pytest.mark.rule("DL-11.9", "DL-V31")
@pytest.mark.parametrize(("squares", "tax"), [("C1 C2 C3", 2), ("C1! C2=mint C3 C4", 2), ("C1 C2=mint! C3 C4 D4", 3)])
def test_tax_is_charged_for_all_tiles(squares: str, tax: int) -> None:
    game = table(4, tiles=dungeon(squares), gold=9)
    go(game, Tax(seat=ME))
    assert asked(game).args == {"tax": tax}
    assert ids(game) == [f"pay-{gold}" for gold in range(tax, -1, -1)]
    refuse(game, f"pay-{tax + 1}", "limit")
    pick(game, f"pay-{tax}")
    assert (game.lords[ME].gold, game.lords[ME].notices) == (9 - tax, 0)


@pytest.mark.rule("DL-11.10", "DL-11.11")
def test_tax_may_be_paid_in_part_and_the_rest_become_notices() -> None:
    game = table(4, tiles=dungeon("C1 C2 C3 C4 D4 E4"), gold=2)
    lord = game.lords[ME]
    go(game, Tax(seat=ME))
    refuse(game, "pay-3", "no_gold")
    assert asked(game).default(game) == ["pay-2"]
    pick(game, "pay-1")
    assert (lord.gold, lord.notices) == (1, 2)
    lord.gold = 0
    go(game, Tax(seat=ME))
    assert game.questions == []
    assert lord.notices == 5


@pytest.mark.rule("DL-11.12")
def test_special_events_belong_to_the_full_rules() -> None:
    for rules in ("introductory", "full"):
        game = table(4, rules=rules, season=1, events=["special", "tax", "payday"])
        if rules == "full":
            game.specials = ["thieves_guild", "witch_hunt"]
        events = go(game, EventPhase())
        assert ("event_without_effect" in keys(events)) == (rules == "introductory")
        assert is_asked(game, "pay_guild") == (rules == "full")


def special(name: str, seats: int = 2) -> DungeonLords:
    """A table on which this event is resolved next; `STARTER` is the starting player."""
    return table(seats, rules="full", specials=[name, "witch_hunt"])


def test_there_are_nine_special_events() -> None:
    assert len(SPECIALS) == 9


@pytest.mark.rule("DL-11.12", "DL-11.13")
def test_witch_hunt() -> None:
    game = special("witch_hunt", seats=3)
    game.lords[1].lair, game.lords[2].lair = lair("witch goblin"), lair("witch")
    game.lords[2].evil, game.lords[0].evil = 14, 1
    go(game, StartSpecial())
    pick(game, "witch", seat=1)
    assert kinds(game, 1) == ["goblin"]
    assert game.lords[1].evil == 5
    pick(game, "evil", seat=2)
    assert game.lords[2].evil == 15
    assert game.lords[0].evil == 1


@pytest.mark.rule("DL-11.12")
def test_harvest_festival() -> None:
    game = special("harvest_festival")
    game.lords[0].gold = 0
    go(game, StartSpecial())
    picks(game, "gold", "gold")
    assert (game.lords[1].gold, game.lords[1].food) == (1, 7)
    assert game.questions == []
    go(game, StartSpecial())
    pick(game, "stop")
    assert (game.lords[1].gold, game.lords[1].food) == (1, 7)


@pytest.mark.rule("DL-11.12")
def test_imp_strike() -> None:
    game = special("imp_strike")
    game.lords[1].imps, game.lords[1].lair, game.lords[0].imps = 7, lair("troll"), 0
    go(game, StartSpecial())
    assert asked(game).args["left"] == 3
    assert asked(game).args["food_only"] == 1
    for given in asked(game).options(game)[:-1]:
        assert given.args == {}, "one token is given; the question says how many are due"
    picks(game, "food", "stop")
    assert (game.lords[1].food, game.lords[1].imps) == (2, 5)
    assert game.questions == []
    game.lords[1].food = 0
    events = go(game, StartSpecial())
    assert game.lords[1].imps == 3  # no choice
    assert told(events, "unfed_imps") == [{"player": seat_name(1), "imps": 2}], "both in one sentence"
    game.lords[1].busy_imps = 3
    go(game, StartSpecial())
    assert (game.lords[1].imps, game.lords[1].busy_imps) == (2, 2), "a working imp leaves too"


@pytest.mark.rule("DL-11.12")
def test_last_call() -> None:
    game = special("last_call")
    game.tavern = ["goblin", "troll"]
    game.lords[0].gold = 0
    go(game, StartSpecial())
    refuse(game, "slime", "not_on_offer")
    pick(game, "troll")
    assert (game.lords[1].gold, game.lords[1].food) == (2, 1)
    assert kinds(game, 1) == ["troll"]
    assert game.questions == []  # the other cannot pay
    game.lords[0].gold = 3
    go(game, StartSpecial())
    pick(game, "pass", seat=1)
    pick(game, "goblin", seat=0)
    go(game, StartSpecial())
    assert game.questions == []


@pytest.mark.rule("DL-11.12")
def test_charity_drive() -> None:
    game = special("charity_drive")
    go(game, StartSpecial())
    for token in ("gold", "food", "gold"):
        pick(game, token, seat=1)
    assert (game.lords[1].gold, game.lords[1].food, game.lords[1].evil) == (1, 2, 2)
    pick(game, "stop", seat=0)
    assert game.questions == []


@pytest.mark.rule("DL-11.12", "DL-1.2")
def test_gossip_column() -> None:
    game = special("gossip_column", seats=4)
    for lord, evil in zip(game.lords, (4, 9, 4, 9), strict=True):
        lord.evil = evil
    events = go(game, StartSpecial())
    assert [lord.evil for lord in game.lords] == [3, 10, 3, 10]
    # The first in turn order reaches 10 before the other, so the paladin goes there and stays.
    assert game.paladin_host == 1
    assert len(told(events, "paladin_comes")) == 1
    assert told(events, "paladin_moves") == []
    for lord in game.lords:
        lord.evil = 6
    go(game, StartSpecial())
    assert [lord.evil for lord in game.lords] == [6, 6, 6, 6]


def laid_in_guess(game: DungeonLords, seat: int) -> list[str]:
    """The traps laid down so far in a guess of a seat."""
    question = asked(game.guess(seat, Random(1)), "recall_traps", 1)
    assert isinstance(question, RecallTraps)
    return question.given


@pytest.mark.rule("DL-11.12", "DL-8.22")
def test_trap_recall() -> None:
    game = special("trap_recall")
    game.year, game.specials = 2, ["witch_hunt", "trap_recall"]
    own = ["pendulum", "fire_wall", "fire_wall"]
    for trap in own:
        game.trap_deck.remove(trap)
    game.lords[1].traps = list(own)
    go(game, StartSpecial())
    picks(game, "fire_wall", "back", "fire_wall", "pendulum")
    assert game.view(0).lords[1].trap_count == 3
    assert laid_in_guess(game, seat=1) == ["fire_wall", "pendulum"]
    assert laid_in_guess(game, seat=0) == [], "no other seat knows the progress of the choice"
    drawn = game.trap_deck[-2:][::-1]
    events = pick(game, "done")
    assert game.lords[1].traps == ["fire_wall", *drawn]
    assert [one.card for one in game.trap_discard] == ["fire_wall", "pendulum"]
    assert told(events, "traps_drawn") == [{"player": seat_name(1), "number": 2}]
    assert all("pendulum" not in str(event.args) for event in events if event.audience is None)
    assert game.questions == []


@pytest.mark.rule("DL-11.12")
def test_thieves_guild() -> None:
    game = special("thieves_guild", seats=3)
    game.lords[1].gold, game.lords[2].gold, game.lords[0].gold = 8, 2, 3
    go(game, StartSpecial())
    assert option(game, "pay_guild", "gold", 1).args == {"gold": 2}
    pick(game, "gold", seat=1)
    pick(game, "evil", seat=0)
    assert [lord.gold for lord in game.lords] == [3, 6, 2]
    assert [lord.evil for lord in game.lords] == [6, 5, 5]


def said_stop(game: DungeonLords) -> str:
    """The answer with which one pays no more."""
    stop = next(option for option in asked(game).options(game) if option.id == "stop")
    return Texts().say("en", "dungeon_lords", Message(stop.key, stop.args))


@pytest.mark.rule("DL-11.12")
def test_bonus_day() -> None:
    game = special("bonus_day")
    game.lords[1].lair = lair("goblin ghost slime troll witch")
    go(game, StartSpecial())
    assert asked(game).args == {
        "special": refer("special-bonus_day"),
        "about": refer("special-bonus_day-help"),
        "left": 3,
        "paid": 0,
        "food_only": 0,
    }
    stops = [said_stop(game)]
    picks(game, "gold", "food")
    stops.append(said_stop(game))
    assert stops == ["Pay nothing", "Pay no more (1 unpaid)"]
    picks(game, "stop")
    assert (game.lords[1].gold, game.lords[1].food, game.lords[1].evil) == (2, 2, 6)
    assert game.questions == []


@pytest.mark.rule("DL-11.3")
@pytest.mark.parametrize(
    ("creatures", "language", "said"),
    [
        ("troll", "ja", "給料日です。トロルに払いますか？"),
        ("troll", "en", "Payday. Do you pay the Troll?"),
        ("troll goblin", "ja", "給料日です。誰に払うか、誰をクビにするかを決めてください。"),
    ],
)
def test_the_payday_question_names_a_single_creature(creatures: str, language: str, said: str) -> None:
    args = asked(payday(creatures), "pay_or_dismiss").args
    assert Texts().say(language, "dungeon_lords", Message("ask-pay_or_dismiss", args)) == said


def test_paying_no_tax_is_not_called_paying_0_gold() -> None:
    said = [
        Texts().say(language, "dungeon_lords", Message("do-pay_tax", {"gold": gold, "notices": 1}))
        for language in ("en", "ja")
        for gold in (0, 1)
    ]
    assert said == [
        "Pay nothing (1 notice)",
        "Pay 1 gold (1 notice)",
        "納めない（催促状1通）",
        "金1を納める（催促状1通）",
    ]
