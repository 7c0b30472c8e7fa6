"""The line that tells a player at the next question what has been done to the hero."""

from __future__ import annotations

from collections.abc import Sequence

from conformance.texts import TEXTS
from games.dungeoneer.rules.components import load_of, name_of
from games.dungeoneer.rules.losses import suffered
from rules.messages import Event, refer, seat_name
from tests.games.dungeoneer.table import MAP, Table
from tests.games.story_lines import logged

NAMES = ["Mei", "Aoi", "Kotaro", "Ren"]


def table() -> Table:
    return Table(("he_sera", "he_brokk")).map(*MAP).hand(1, "mo_ogre", "ba_collapse").rich(2, peril=20)


def told(events: Sequence[Event], language: str = "en", known: int = 0) -> str:
    """The line for Kotaro (seat 2) about the events after the first `known`; empty if there is none."""
    message = suffered(2, events, known)
    return "" if message is None else TEXTS.say_exactly(language, "dungeoneer", message, NAMES).strip()


def test_a_wound_is_told_with_what_dealt_it_who_sent_that_and_the_life_left() -> None:
    events = table().begin("dungeonlord").dice(6, 1).declare("mo_ogre").events
    assert told(events) == "🩸 −1 Life, 5 left (Aoi's Vault Ogre)."
    assert told(events, "ja") == "🩸 ライフ−1、残り5（Aoiの深窟のオーガ）。"
    assert suffered(1, events) is None, "the hero of its player is unhurt"
    assert told([*events, *events]).count("Ogre") == 1
    assert "−2 Life" in told([*events, *events])


def test_a_wound_is_told_with_an_attack_known_before_and_not_with_a_bane_on_the_attacker() -> None:
    attack = logged("attack", 0, attacker=seat_name(0), defender=seat_name(2), attr=refer("attr-magic"))
    bane = logged("plays_bane", 2, card=name_of("ba_collapse"), victim=seat_name(0), cost=1)
    events = [attack, bane, logged("wounded", 2, n=1, life=3)]
    for known in (0, 1, 2):
        assert told(events, known=known) == "🩸 −1 Life, 3 left (Mei)."
    assert told(events, known=3) == ""


def test_life_paid_for_a_quest_is_told_with_the_quest() -> None:
    paid = [logged("attempt", 2, quest=name_of("qd_dark_bargain")), logged("wounded", 2, n=2, life=4)]
    assert told(paid) == "🩸 −2 Life, 4 left (A Dark Bargain)."


def test_a_tipped_hero_is_told_who_tipped_it_until_it_gets_up() -> None:
    events = table().begin("dungeonlord").dice(1).do("bane-ba_collapse-s2")
    assert told(events).startswith("Your hero is tipped (Aoi's Collapsing Floor)")
    assert told([*events, logged("untipped", 2)]) == ""


def test_a_theft_and_a_fall_are_told_with_what_comes_next() -> None:
    stolen = logged("stolen", 1, victim=seat_name(2), thing=load_of("qd_smith"))
    assert told([stolen]) == "Aoi has snatched the smith from you."
    fallen = [
        *table().begin("dungeonlord").dice(6, 1).declare("mo_ogre").events,
        logged("eliminated", 2, hero=name_of("he_brokk")),
    ]
    assert told(fallen).startswith("💀 Your hero has fallen (Aoi's Vault Ogre). You are out of the game")
