"""A battle, an event, an arrival is one entry; what a lord gains and pays is one line."""

from __future__ import annotations

import pytest

from rules.messages import Args, Event, refer, seat_name
from tests.games.dungeon_lords.positions import ME, asked, battle, pick, table
from tests.games.told import entries, story

OTHER = 0


def told(events: list[Event], language: str = "en", seat: int | None = None) -> list[str]:
    return story("dungeon_lords", events, language, seat=seat)


def test_a_lost_tile_is_told_with_the_captured_and_what_did_the_damage() -> None:
    events = battle(table(), "W4 W5", creatures="", card="fireball", traps=["rolling_stone"])
    assert told(events) == [
        "⚔️ Cleo loses C1 (tunnel): −2 points. ⛓️ Warrior 2 captured. 🪤 Rolling Stone 3 🥵 Fatigue 1",
        "Cleo: −1 evil",
    ]
    japanese, _ = told(events, "ja")
    assert japanese.startswith("⚔️ CleoはC1（トンネル）を制圧された：2点を失う。 ⛓️ 捕らえた冒険者：ウォリアー2。")
    assert japanese.endswith("🪤 ローリング・ストーン 3 🥵 疲労 1")
    fight, _ = entries("dungeon_lords", events)
    assert fight.weight == 7


def test_captured_adventurers_are_named_and_damage_is_prevented() -> None:
    events = battle(table(), "W3 T4/1", card="fireball", traps=["rolling_stone"])
    line, _ = told(events)
    assert "🪤 Rolling Stone 2" in line
    assert line.endswith("🛡️ Prevented 1")


def test_a_party_that_is_gone_loses_nothing() -> None:
    events = battle(table(), "W3", card="fireball", traps=["rolling_stone"])
    assert told(events) == ["⚔️ Cleo wins on C1 (tunnel). ⛓️ Warrior 1 captured. 🪤 Rolling Stone 3"]


def test_a_battle_in_which_a_creature_is_still_to_act() -> None:
    game = table()
    events = battle(game, "W5 W4", creatures="vampire", card="fireball")
    assert told(events) == ["⚔️ **Cleo's battle**: C1 (tunnel)."]
    while game.questions:
        question = asked(game)
        events += pick(game, question.options(game)[0].id)
    line, _ = told(events)
    assert "Cleo loses C1" in line
    assert "👊 Vampire" in line


def test_a_paladin_who_leaves_in_a_battle_does_not_break_its_story() -> None:
    where: Args = {"player": seat_name(1), "square": "C2", "tile": refer("tile-tunnel")}
    events = [
        Event("log-battle", {**where}),
        Event("log-conquered", {**where, "points": 2}),
        Event("log-evil_down", {"player": seat_name(1), "by": 1, "evil": 4}),
        Event(
            "log-paladin_moves",
            {"player": seat_name(2), "left": seat_name(1), "paladin": refer("hero-paladin_1"), "hp": 5},
        ),
        Event("log-poison_works", {"hero": refer("hero-warrior_11")}),
        Event("log-damage", {"hero": refer("hero-warrior_11"), "points": 2, "left": 1}),
    ]
    line, _ = told(events)
    assert line.startswith("⚔️ Ben loses C2 (tunnel): −2 points. ☠️ Poison 2 ⚜️")


def test_payments_and_gains_are_one_line_per_lord() -> None:
    paid = Event("log-paid", {"player": seat_name(ME), "gold": 1, "food": 1, "imp": 0})
    events = [
        paid,
        Event("log-imps_recruited", {"player": seat_name(ME), "imps": 1}),
        Event("log-mined", {"player": seat_name(OTHER), "gold": 3, "squares": ["C1"]}),
        Event("log-got_food", {"player": seat_name(ME), "food": 3, "gold": 1}),
        Event("log-evil_up", {"player": seat_name(OTHER), "by": 2, "evil": 7}),
    ]
    assert told(events) == ["Cleo: +2 food and +1 imp", "Ann: +3 gold and +2 evil"]
    assert told(events, "ja") == ["Cleo：食糧+2、インプ+1", "Ann：金+3、邪悪度+2"]


def test_who_drew_which_trap_is_for_the_owner_alone() -> None:
    events = [
        Event("log-traps_drawn", {"player": seat_name(ME), "number": 1}),
        Event("log-traps_drawn_which", {"traps": [refer("trap-cursed_ring")]}, (ME,)),
        Event("log-trap_discarded", {"player": seat_name(ME)}),
        Event("log-trap_discarded_which", {"trap": refer("trap-fire_wall")}, (ME,)),
    ]
    assert told(events) == told(events, seat=OTHER) == []
    assert told(events, seat=ME) == ["You drew (only you see this): Cursed Ring."]


def test_nobody_reads_who_is_ready() -> None:
    ready = [Event(f"log-{key}", {"player": seat_name(1)}) for key in ("orders_ready", "plan_ready", "disabled_chosen")]
    assert told(ready) == []
    forecast = Event("log-adventurers_forecast", {"heroes": [refer("hero-warrior_11")]})
    (entry,) = entries("dungeon_lords", [forecast, *ready])
    assert entry.events == (forecast,), "an order that was given does not make the forecast that player's news"


@pytest.mark.parametrize(("notices", "line"), [(0, "🧾 Paid in full: Ann and Ben."), (1, "gets an unpaid notice.")])
def test_a_tax_is_one_entry(notices: int, line: str) -> None:
    events = [
        Event("log-event", {"event": refer("event-tax")}),
        Event("log-tax", {"player": seat_name(0), "gold": 3, "notices": 0}),
        Event("log-tax", {"player": seat_name(1), "gold": 2, "notices": notices}),
    ]
    (tax,) = told(events)
    assert tax.startswith("📜 Event: **Tax**.")
    assert line in tax


def test_a_special_event_says_what_it_does_also_when_it_is_announced() -> None:
    special = refer("special-witch_hunt")
    (line,) = told([Event("log-special_forecast", {"special": special})])
    assert line.endswith("With a witch: give one up, or gain 2 evil. Without one: lose 1 evil.")
    happens = [Event("log-event", {"event": refer("event-special")}), Event("log-special", {"special": special})]
    assert told(happens) == ["📜 **Witch Hunt**. With a witch: give one up, or gain 2 evil. Without one: lose 1 evil."]


def test_a_new_creature_says_what_it_costs_and_how_it_fights() -> None:
    events = [Event("log-hired", {"player": seat_name(ME), "creature": refer("creature-goblin")})]
    (line,) = told(events)
    assert line.startswith("🍻 Cleo hires the Goblin. Costs 1 food.")


def test_arrivals_are_one_entry_without_those_who_leave() -> None:
    events = [
        Event("log-adventurer_leaves", {"hero": refer("hero-warrior_11")}),
        Event("log-adventurer_joins", {"player": seat_name(2), "hero": refer("hero-thief_11"), "place": 1}),
        Event("log-adventurer_joins", {"player": seat_name(0), "hero": refer("hero-priest_11"), "place": 2}),
    ]
    (line,) = told(events)
    assert line.startswith("🚪")
    assert line.count("comes to") == 2


def test_only_orders_that_failed_are_told() -> None:
    placed: Args = {"player": seat_name(1), "order": refer("order-get_food"), "number": 1}
    events = [
        Event("log-minion_placed", {**placed, "space": "I"}),
        Event("log-area_full", {**placed, "player": seat_name(2)}),
    ]
    assert told(events[:1]) == []
    assert told(events) == ["First, Cleo: **Get Food**, too late. The area is full."]
