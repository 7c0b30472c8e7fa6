"""Events are grouped into entries: one for each scene, and a line per player for small changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rules.messages import Event, Message, seat_name
from rules.stories import Scene, StoryEntry
from rules.storyteller import as_one, entries
from rules.tallies import Tallies, Tally
from tests.scenes import ScriptedScene

WEIGHTS = {"log-wounded": 4, "log-attack": 1, "log-turn": 2}
TURNS = ["log-turn"]
"""The events that begin a turn."""


def weigh(event: Event) -> int:
    return WEIGHTS.get(event.key, 0)


def tell_attack(events: Sequence[Event]) -> list[Message]:
    return [Message("story-attack", {"parts": len(events)})]


ATTACK = ScriptedScene(frozenset({"log-attack"}), frozenset({"log-total", "log-wounded"}), tell=tell_attack)
TALLIES = {
    "log-glory_gained": Tally("tally-glory"),
    "log-glory_lost": Tally("tally-glory", sign=-1),
    "log-moved": Tally("tally-spaces", amount_arg=""),
}


def event_of(key: str, seat: int = 1, n: int = 1) -> Event:
    """An event about the player on that seat and a number of things."""
    return Event(key, {"player": seat_name(seat), "n": n})


TURN = event_of("log-turn", 0)
ATTACKS, TOTAL = event_of("log-attack"), event_of("log-total")


def grouped(told: Sequence[StoryEntry[Event]]) -> list[list[str]]:
    """The keys of the events of each entry."""
    return [[event.key for event in entry.events] for entry in told]


def test_an_attack_is_one_entry_with_the_weight_of_its_loss() -> None:
    events = [TURN, event_of("log-attack", 2), TOTAL, event_of("log-wounded", 1), event_of("log-turn", 2)]
    told = entries(events, weigh, [ATTACK], {})
    assert grouped(told) == [["log-turn"], ["log-attack", "log-total", "log-wounded"], ["log-turn"]]
    assert told[1].sentences == (Message("story-attack", {"parts": 3}),)
    assert [entry.weight for entry in told] == [2, 4, 2]
    assert {seat_name(1), seat_name(2)} <= told[1].named


def test_a_second_attack_is_an_entry_of_its_own() -> None:
    told = entries([ATTACKS, ATTACKS, TOTAL], weigh, [ATTACK], {})
    assert [len(entry.events) for entry in told] == [1, 2]


def test_an_event_that_belongs_to_no_scene_ends_the_scene_and_is_its_own_entry() -> None:
    told = entries([ATTACKS, TURN, TOTAL], weigh, [ATTACK], {})
    assert grouped(told) == [["log-attack"], ["log-turn"], ["log-total"]]
    assert told[2].sentences == told[2].events


def glory(n: int) -> Message:
    return Message("tally-glory", {"n": n})


def test_small_changes_are_added_up_for_each_player_and_turn() -> None:
    events = [
        TURN,
        event_of("log-glory_gained", 0, 2),
        event_of("log-glory_gained", 2, 1),
        event_of("log-glory_lost", 0, 3),
        event_of("log-turn", 2),
        event_of("log-glory_gained", 2, 2),
        event_of("log-moved", 2),
        event_of("log-moved", 2),
    ]
    told = entries(events, weigh, [ATTACK], TALLIES, TURNS)
    assert grouped(told) == [["log-turn"], [], [], ["log-turn"], []]
    assert [(entry.seat, entry.changes) for entry in told] == [
        (None, ()),
        (2, (glory(1),)),
        (0, (glory(-1),)),
        (None, ()),
        (2, (glory(2), Message("tally-spaces", {"n": 2}))),
    ]
    assert [entry.turn for entry in told] == [events[0]] * 3 + [events[4]] * 2
    assert [entry.minor for entry in told] == [(), (events[2],), (events[1], events[3]), (), tuple(events[5:])]


LOSES = frozenset({"log-glory_lost"})
BOUGHT = Scene(
    frozenset({"log-bought"}), frozenset({"log-sold_out"}), headlines=("log-bought",), costs=LOSES, causes=LOSES
)
BUY = event_of("log-bought", 1)


def lost(seat: int = 1, n: int = 1) -> Event:
    return event_of("log-glory_lost", seat, n)


def test_small_changes_not_caused_by_an_adjacent_entry_form_their_own_entry() -> None:
    hit, gained = event_of("log-hit", 1), event_of("log-glory_gained", 1, 2)
    told = entries([gained, hit, gained], weigh, [ATTACK], TALLIES)
    assert grouped(told) == [["log-hit"], []]
    assert [entry.changes for entry in told] == [(), (glory(4),)]
    named = replace(ATTACK, tell=lambda events: events[:1])
    told = entries([gained, ATTACKS, TOTAL, gained], weigh, [named], TALLIES)
    assert [entry.changes for entry in told] == [(), (glory(4),)]


def test_what_a_scene_costs_and_causes_joins_it() -> None:
    events = [
        TURN,
        lost(1, 2),
        lost(1),
        BUY,
        event_of("log-sold_out"),
        lost(1, 3),
        event_of("log-glory_gained", 1),
        lost(2),
    ]
    turn, bought, first, second = entries(events, weigh, [BOUGHT], TALLIES, TURNS)
    assert (bought.sentences, bought.seat, bought.changes) == ((BUY,), 1, (glory(-6),))
    assert bought.minor == (events[1], events[2], events[5])
    assert (first.sentences, first.seat, first.changes) == ((), 1, (glory(1),))
    assert (second.sentences, second.seat, second.changes) == ((), 2, (glory(-1),))
    assert not bought.besides
    assert turn.changes == ()


def test_a_change_in_the_middle_of_a_scene_does_not_read_as_the_result_of_its_last_sentence() -> None:
    inside = replace(BOUGHT, inside=LOSES, lines=frozenset({"log-sold_out"}))
    for events, besides in (
        ([BUY, lost(1), event_of("log-sold_out")], True),
        ([BUY, event_of("log-sold_out"), lost(1)], False),
    ):
        (bought,) = entries(events, weigh, [inside], TALLIES)
        assert (bought.changes, bought.besides) == ((glory(-1),), besides)


@pytest.mark.parametrize(
    "events",
    [
        [TURN, BUY, lost(2)],
        [TURN, BUY, lost(0)],
        [TURN, lost(2), BUY],
        [TURN, BUY, lost(2), lost(1)],
        [TURN, lost(1), lost(2), BUY],
        [TURN, BUY, event_of("log-glory_gained", 1, 2), lost(1)],
        [TURN, lost(1), event_of("log-moved", 1), BUY],
        [TURN, BUY, event_of("log-hit", 1), lost(1)],
        [TURN, lost(1), event_of("log-hit", 1), BUY],
        [lost(1), TURN, BUY],
        [BUY, TURN, lost(1)],
    ],
)
def test_changes_of_other_players_or_not_next_to_a_scene_do_not_join_it(events: Sequence[Event]) -> None:
    told = entries(events, weigh, [BOUGHT], TALLIES, TURNS)
    (bought,) = (entry for entry in told if BUY in entry.sentences)
    assert bought.changes == ()
    assert any(entry.changes for entry in told if not entry.sentences)


def test_a_change_joins_the_entry_to_which_it_belongs() -> None:
    """Between two purchases of the same player lies the price of the second, or what the first has caused."""
    again = event_of("log-bought", 1, 2)
    for scene, joined in ((replace(BOUGHT, causes=frozenset()), again), (replace(BOUGHT, costs=frozenset()), BUY)):
        told = entries([BUY, lost(), again], weigh, [scene], TALLIES)
        assert [entry.sentences for entry in told if entry.changes] == [(joined,)]


def test_a_change_joins_one_entry_at_most() -> None:
    told = entries([BUY, lost(), event_of("log-bought", 1, 2)], weigh, [BOUGHT], TALLIES)
    assert [entry.changes for entry in told] == [(glory(-1),), ()]


def test_caused_changes_that_come_to_nothing_are_not_told() -> None:
    both = replace(BOUGHT, causes=frozenset({"log-glory_gained"}))
    (bought,) = entries([lost(), BUY, event_of("log-glory_gained")], weigh, [both], TALLIES)
    assert (bought.sentences, bought.changes, bought.seat) == ((BUY,), (), None)


def test_an_entry_has_a_short_form_where_its_scene_has_one() -> None:
    in_short = replace(ATTACK, recap=lambda events: [Message("story-in_short")])
    attack, turn = entries([ATTACKS, TURN], weigh, [in_short], {})
    assert (attack.short, turn.short) == ((Message("story-in_short"),), ())
    assert attack.sentences == (Message("story-attack", {"parts": 1}),)


def test_a_scene_ends_with_its_turn() -> None:
    events = [ATTACKS, TURN, TOTAL]
    going_on = replace(ATTACK, inside=frozenset({"log-turn"}))
    assert [len(entry.events) for entry in entries(events, weigh, [going_on], {})] == [1, 2]
    assert [len(entry.events) for entry in entries(events, weigh, [going_on], {}, TURNS)] == [1, 1, 1]


def test_changes_that_come_to_nothing_are_not_told() -> None:
    events = [event_of("log-glory_gained", 1, 2), event_of("log-glory_lost", 1, 2)]
    assert entries(events, weigh, [], TALLIES) == []


CURSE = ScriptedScene(frozenset({"log-bane"}), frozenset({"log-lost"}), tell=lambda events: [Message("story-curse")])
MEANWHILE = frozenset({"log-bane", "log-glory_lost"})
LONG_ATTACK = replace(ATTACK, inside=MEANWHILE)


def test_events_allowed_inside_a_scene_do_not_end_it() -> None:
    events = [ATTACKS, event_of("log-bane"), event_of("log-lost"), event_of("log-glory_lost"), TOTAL]
    told = entries(events, weigh, [LONG_ATTACK, CURSE], TALLIES)
    assert grouped(told) == [["log-bane", "log-lost"], [], ["log-attack", "log-total"]]
    assert told[1].minor == (events[3],)


def test_an_entry_names_those_who_acted_during_its_scene_even_if_that_is_known() -> None:
    """Their card may have decided it, so it matters to them."""
    events = [ATTACKS, event_of("log-bane", 2), TOTAL]
    for known in (0, 2):
        *_, attack = entries(events, weigh, [LONG_ATTACK, CURSE], TALLIES, known=known)
        assert seat_name(2) in attack.named
        assert attack.all_events == (events[0], events[2])
    *_, after = entries([events[1], events[0], events[2]], weigh, [LONG_ATTACK, CURSE], TALLIES)
    assert seat_name(2) not in after.named


def test_events_not_allowed_inside_a_scene_end_it() -> None:
    events = [ATTACKS, event_of("log-bane"), TOTAL]
    told = entries(events, weigh, [ATTACK, CURSE], TALLIES)
    assert grouped(told) == [["log-attack"], ["log-bane"], ["log-total"]]


SENT = ScriptedScene(
    frozenset({"log-sent", "log-attack"}),
    frozenset({"log-sent"}),
    tell=tell_attack,
    single=frozenset({"log-attack"}),
    after_single=frozenset({"log-total"}),
)


def test_a_scene_takes_one_roll_at_most() -> None:
    events = [event_of("log-sent"), ATTACKS, TOTAL, ATTACKS, TOTAL]
    told = entries(events, weigh, [SENT], {})
    assert grouped(told) == [["log-sent", "log-attack", "log-total"], ["log-attack", "log-total"]]


def test_a_scene_does_not_take_the_result_of_another_roll() -> None:
    told = entries([event_of("log-sent"), TOTAL], weigh, [SENT], {})
    assert [len(entry.events) for entry in told] == [1, 1]


def test_a_scene_that_tells_nothing_makes_no_entry() -> None:
    quiet = Scene(frozenset({"log-turn"}), frozenset())
    assert entries([TURN], weigh, [quiet], {}) == []


def test_a_partly_known_scene_is_told_whole_without_repeating_other_entries() -> None:
    events = [
        TURN,
        event_of("log-glory_gained", 1, 2),
        ATTACKS,
        TOTAL,
        ATTACKS,
        TOTAL,
        event_of("log-glory_gained", 1, 3),
    ]
    attack, gained = entries(events, weigh, [ATTACK], TALLIES, known=5)
    assert attack.events == tuple(events[4:6])
    assert gained.changes == (Message("tally-glory", {"n": 3}),)
    assert entries(events, weigh, [ATTACK], TALLIES, known=len(events)) == []


def test_turns_that_are_known_in_full_change_nothing_in_later_ones() -> None:
    first = [TURN, event_of("log-glory_gained", 1, 2), ATTACKS, TOTAL]
    second = [event_of("log-turn", 2), event_of("log-attack", 2), event_of("log-glory_gained", 2, 5)]
    third = [event_of("log-turn", 3), event_of("log-moved", 3)]
    events = [*first, *second, *third]
    told = entries(events, weigh, [ATTACK], TALLIES, TURNS)
    for known in range(len(events) + 1):
        later = entries(events, weigh, [ATTACK], TALLIES, TURNS, known)
        assert later == [entry for entry in told if events.index(entry.all_events[-1]) >= known], known


def test_one_event_may_change_several_things() -> None:
    paid = Event("log-paid", {"player": seat_name(1), "gold": 2, "food": 0})
    tallies = {"log-paid": (Tally("tally-gold", "gold", -1), Tally("tally-food", "food", -1))}
    (entry,) = entries([paid, paid], weigh, [], tallies)
    assert entry.changes == (Message("tally-gold", {"n": -4}),)


def test_the_beats_of_an_entry_are_its_sentences_unless_its_scene_declares_events() -> None:
    events = [ATTACKS, TOTAL, event_of("log-wounded"), TURN]
    attack, turn = entries(events, weigh, [ATTACK], {})
    assert attack.beats == (attack.sentences,)
    assert turn.beats == ((events[3],),)
    declared = replace(ATTACK, beats=frozenset({"log-attack", "log-wounded"}))
    assert entries(events, weigh, [declared], {})[0].beats == ((events[0],), (events[2],))
    shown = replace(declared, show=lambda events: [[events[0], events[1]], [events[2]]])
    assert entries(events, weigh, [shown], {})[0].beats == ((events[0], events[1]), (events[2],))
    undeclared = replace(ATTACK, beats=frozenset({"log-missed"}))
    told, _ = entries(events, weigh, [undeclared], {})
    assert told.beats == (attack.sentences,), "none of the declared events happened"


FINDS: Tallies = {
    **TALLIES,
    "log-found": Tally("tally-things"),
    "log-left": Tally("tally-things", sign=-1),
    "log-rests": (),
}


def weigh_finds(event: Event) -> int:
    return {"log-won": 3, "log-found": 1, "log-left": 2}.get(event.key, 0)


def test_all_entries_of_a_player_are_told_as_one_with_the_sums_of_the_small_ones_last() -> None:
    wins = Scene(frozenset({"log-won"}), frozenset(), headlines=("log-won",), costs=frozenset({"log-moved"}))
    moved, won, gone = event_of("log-moved"), event_of("log-won"), event_of("log-gone")
    happened = [
        event_of("log-found", n=2),
        moved,
        won,
        event_of("log-rests"),
        TURN,
        gone,
        event_of("log-found"),
    ]
    (one,) = as_one(
        [
            entry
            for entry in entries(happened, weigh_finds, [wins], TALLIES, TURNS)
            if entry.events[0].key != "log-turn"
        ],
        FINDS,
        happened.index,
    )
    assert one.sentences == (won, gone)
    assert one.changes == (Message("tally-spaces", {"n": 1}), Message("tally-things", {"n": 3}))
    assert (one.seat, one.weight, one.minor) == (1, 3, (moved,))
    assert one.turn is happened[4]


def test_small_entries_alone_are_told_as_their_sum() -> None:
    happened = [event_of("log-left"), event_of("log-found", n=3)]
    (one,) = as_one(entries(happened, weigh_finds, [], TALLIES), FINDS, happened.index)
    assert (one.sentences, one.changes) == ((), (Message("tally-things", {"n": 2}),))


def test_moves_and_what_is_told_one_by_one_come_in_the_order_in_which_they_happened() -> None:
    to_place = Tally("tally-spaces", amount_arg="", place_arg="space")
    tallies: Tallies = {**TALLIES, "log-moved": to_place}
    moves = [
        replace(event_of("log-moved"), args={"player": seat_name(1), "space": space})
        for space in ("hall", "shrine", "gate")
    ]
    tried, find, gained = event_of("log-tried"), event_of("log-found"), event_of("log-glory_gained")
    happened = [find, *moves[:2], tried, gained]
    sums: Tallies = {**tallies, **{event.key: Tally(event.key, listed=True) for event in (tried, find)}}
    for order, keys in (
        (happened, ["log-found", "tally-spaces", "log-tried", "tally-glory"]),
        ([*happened, moves[2]], ["log-found", "tally-spaces", "log-tried", "tally-spaces", "tally-glory"]),
    ):
        (one,) = as_one(entries(order, weigh, [], tallies), sums, order.index)
        assert [change.key for change in one.changes] == keys
    there, back = [change.args for change in one.changes[1::2]]
    assert there == {"n": 2, "via": "hall", "space": "shrine"}
    assert back == {"n": 1, "via": "gate", "space": "gate"}


@pytest.mark.parametrize("seat", [1, 2], ids=["one's own", "another player's"])
def test_small_changes_before_a_scene_that_divides_are_told_before_it(seat: int) -> None:
    fight = event_of("log-won", seat=seat)
    happened = [event_of("log-glory_gained"), fight, event_of("log-glory_gained", n=2)]

    def changes(*, divides: bool) -> list[tuple[int, ...]]:
        scene = Scene(frozenset({"log-won"}), frozenset(), lines=frozenset({"log-won"}), divides=divides)
        told = entries(happened, weigh, [scene], TALLIES)
        return [tuple(map(happened.index, entry.all_events)) for entry in told]

    assert changes(divides=False) == [(1,), (0, 2)]
    assert changes(divides=True) == [(0,), (1,), (2,)]


def test_what_a_sentence_tells_is_not_listed_besides() -> None:
    wins = Scene(frozenset({"log-won"}), frozenset({"log-gone"}), lines=frozenset({"log-won", "log-gone"}))
    happened = [event_of("log-won"), event_of("log-gone"), event_of("log-found")]
    sums: Tallies = {**FINDS, "log-gone": Tally("tally-gone", listed=True)}
    (one,) = as_one(entries(happened, weigh, [wins], TALLIES), sums, happened.index)
    assert (one.sentences, one.changes) == (tuple(happened[:2]), (Message("tally-things", {"n": 1}),))


@pytest.mark.parametrize("keys", [["log-found"], ["log-found", "log-left"]])
def test_one_entry_and_small_ones_that_cancel_out_are_told_as_they_are(keys: list[str]) -> None:
    happened = [event_of(key) for key in keys]
    told = entries(happened, weigh_finds, [], TALLIES)
    assert as_one(told, FINDS, happened.index) == told


def test_a_single_entry_is_told_as_sums_only_if_it_is_long_and_has_small_events_only() -> None:
    finds = Scene(
        frozenset({"log-found"}), frozenset({"log-found", "log-won"}), lines=frozenset({"log-found", "log-won"})
    )
    thrice = [event_of("log-found") for _ in range(3)]
    won = event_of("log-won")
    for happened, is_summed in ((thrice[:2], False), (thrice, True), ([*thrice, won], False)):
        told = entries(happened, weigh_finds, [finds], TALLIES)
        assert len(told) == 1
        (one,) = as_one(told, FINDS, happened.index)
        assert one.changes == ((Message("tally-things", {"n": len(thrice)}),) if is_summed else ())
        assert one.sentences == (() if is_summed else tuple(happened))


def test_an_entry_names_others_if_its_sentences_name_another_player_than_its_changes() -> None:
    about_both = Message("log-met", {"player": seat_name(1), "other": seat_name(2)})
    assert StoryEntry((), (about_both,), seat=1).names_others
    assert not StoryEntry((), (event_of("log-won"),), seat=1).names_others
