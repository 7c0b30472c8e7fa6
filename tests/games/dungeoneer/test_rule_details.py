"""Phase by phase: who pays, who rolls, who is asked and with what, and the events.

Seat 0 began and is out of the game, it is seat 1's turn, the others are nearby.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.dungeoneer.rules import life
from games.dungeoneer.rules.acts.possible import possible_acts
from games.dungeoneer.rules.game import Dungeoneer
from games.dungeoneer.rules.map import revealed
from games.dungeoneer.rules.map.geometry import spot_of
from games.dungeoneer.rules.pieces import NOBODY, Armed
from rules.messages import Event, Seat, refer, seat_name
from tests.games.dungeoneer.table import THREATS, Cards, Table

MAP = (("md_gate", 0, 0), ("md_ash_corridor", 0, -1), ("md_dripping_stair", 1, 0), ("md_forge", -1, 0))
FORGE = (("md_forge", 0, 0), ("md_ash_corridor", 1, 0))
SHRINE = (("md_shrine", 0, 0), ("md_ash_corridor", 0, -1))
LIBRARY = (("md_library", 0, 0), ("md_ash_corridor", 0, -1))
FOUR = ("he_sera", "he_brokk", "he_tamsin")


def both_sets(*heroes: str, where: Cards = MAP) -> Table:
    """A table of these heroes, else of four, with the cards of both sets."""
    return Table(heroes or FOUR, cards="both").map(*where)


def said(events: list[Event], key: str) -> list[dict[str, object]]:
    """The arguments of all events with that key, which must be public."""
    matching = [event for event in events if event.key == key]
    assert all(event.audience is None for event in matching), f"{key} is kept from somebody"
    return [dict(event.args) for event in matching]


# Turns


@pytest.mark.rule("DN-3.1", "DN-3.3", "DN-24.2")
def test_the_phases_and_windows_of_a_turn_follow_in_order() -> None:
    table = both_sets("he_lirien", "he_sera").rich(1, glory=9).hand(1, "mo_rats", "tp_net").stance(1, "always")
    table.begin("discard", turn=2, wait=True).game_is(turn=1)  # the whole turn of seat 1 has begun
    seen: list[str] = []
    while table.game.turn == 1:
        question = table.asked()
        step = f"{table.game.phase}: {table.game.windows[-1].kind if table.game.windows else question.kind}"
        if step not in seen:
            seen.append(step)
        table.do(*(question.default(table.game) or []), wait=True)
    assert seen == [
        "reset: reset", "dungeonlord: dungeonlord_acts", "build: place_map", "hero: hero_acts", "end: end",
        "discard: discard_one",
    ]  # fmt: skip


@pytest.mark.rule("DN-5.3", "DN-5.4", "DN-5.16")
@pytest.mark.parametrize(("payer", "attached", "left"), [(2, [5, 4, 5], [5, 2, 5]), (3, [5, 5, 4], [5, 5, 2])])
def test_the_player_of_a_bane_that_affects_no_hero_chooses_who_pays(
    payer: int, attached: list[object], left: list[object]
) -> None:
    table = both_sets().hand(1, "ba_shifting_walls", "ba_rage").rich(1, peril=5).rich(2, peril=5).rich(3, peril=5)
    table.pack(1, "mo_ogre").begin("dungeonlord").play(f"attach-ba_rage-m#mo_ogre-s{payer}").all_are(peril=attached)
    table.logs_each("attached", player=[1], card=["rage"], monster=["ogre"])
    table.sees(None, "players.1.pack.0.attachments", ["ba_rage"])
    assert [id for id in table.ids() if id.startswith("bane")] == [f"bane-ba_shifting_walls-s{seat}" for seat in (2, 3)]
    table.play(f"bane-ba_shifting_walls-s{payer}").all_are(peril=left).logs_each("peril_lost", player=[payer], n=[2])
    table.logs_each("plays_bane_edge", player=[1], victim=[payer], cost=[2])
    table.sees(None, f"players.{payer}.peril", 2).sees(None, "bane.card", "ba_shifting_walls")


# Threats


@pytest.mark.rule("DN-8.9", "DN-16.8")
@pytest.mark.parametrize(
    ("what", "lay", "phase", "turn", "acts"),
    [
        ("exit", lambda: both_sets(where=FORGE).rich(1, movement=2), "hero", 1, ["move-e"]),
        ("obstacle", lambda: both_sets().rich(1, movement=2), "hero", 1, ["move-e"]),
        ("untip", lambda: both_sets().tip(1, "threat", "melee", 5).rich(1, movement=1), "hero", 1, ["untip"]),
        ("trap", lambda: both_sets().at(2, "md_ash_corridor").at(3, "md_ash_corridor").hand(2, "tp_crusher"),
         "dungeonlord", 2, ["declare", "add-tp_crusher", "done"]),
        ("bane", lambda: both_sets().hand(2, "ba_collapse"), "dungeonlord", 2, ["bane-ba_collapse-s1"]),
        ("bane", lambda: both_sets().bane(1, "ba_fever", 2), "reset", 1, []),
        ("quest", lambda: both_sets(where=SHRINE).quest("qd_relight", 1), "hero", 1, ["quest-qd_relight"]),
        ("search", lambda: both_sets(where=LIBRARY).quest("qd_codex", 1), "hero", 1, ["quest-qd_codex"]),
    ],
)  # fmt: skip
def test_a_window_opens_before_every_threat_roll(
    what: str, lay: Callable[[], Table], phase: str, turn: int, acts: list[str]
) -> None:
    """Seat 1 will roll; seat 3 can lower the roll, and always wants to be asked."""
    table = lay().hand(3, "ba_ill_omen").set(1, peril=9).stance(3, "always").begin(phase, turn, wait=True)
    table.play(*acts, wait=True).silent("threat_met", "threat_failed").game_is(rolled=0).window_is("roll")
    assert table.game.roll is not None
    assert (table.game.roll.what, table.game.roll.seat, len(table.game.windows)) == (what, 1, 1)
    table.dice(6).play("bane-ba_ill_omen-s1", seat=3).logs("part", who=1, source="ill_omen", n=-2)
    (result,) = [event for event in table.events if event.key in ("log-threat_met", "log-threat_failed")][:1]
    assert (result.args["player"], result.args["die"]) == (seat_name(1), 6)


# Exits


@pytest.mark.rule("DN-10.5", "DN-8.1")
@pytest.mark.parametrize(
    ("space", "id", "neighbour", "attr", "target"),
    [("md_forge", "move-e", (1, 0), "melee", 5), ("md_ossuary", "move-s", (0, 1), "magic", 5),
     ("md_dripping_stair", "move-e", (1, 0), "speed", 6)],
)  # fmt: skip
def test_the_threat_of_an_exit_is_faced_until_it_is_open(
    space: str, id: str, neighbour: tuple[int, int], attr: str, target: int
) -> None:
    table = both_sets(where=((space, 0, 0), ("md_crossways", *neighbour))).rich(1, movement=3).begin("hero").dice(6)
    table.play(id).threatens(1).logs("threat_met", player=1, target=target).sees(None, "players.1.space", 1)
    (threat,) = [event for event in table.events if event.key in THREATS]
    assert (threat.args["attr"], threat.args["target"]) == (refer(f"attr-{attr}"), target)
    table.set(1, at=0).play(id).threatens().logs("enters", player=1)  # opened this turn


@pytest.mark.rule("DN-10.18")
def test_only_moves_on_foot_face_the_threat_of_an_exit() -> None:
    pushed = both_sets(where=FORGE).hand(1, "ba_lost_way").rich(2, peril=5).begin("dungeonlord")
    pushed.play("bane-ba_lost_way-s2").threatens().sees(None, "players.2.space", 1)
    pushed.logs_each("enters", player=[2], space=["ash_corridor"])
    assert pushed.game.spaces[0].opened == [], "the lock is not opened by it"
    sewer = both_sets(where=(("mw_abbey", 0, 0), ("mw_village", 1, 0))).rich(1, movement=1).begin("hero")
    sewer.play("sewer-mw_village").threatens().hero_is(1, at=1, movement=0)
    portal = both_sets(where=(("md_gate", 0, 0), ("mw_crag", 0, 0))).rich(1, movement=1).at(1, "mw_crag")
    portal.game.portals = [1]
    portal.begin("hero").play("portal-md_gate").threatens().hero_is(1, at=0)  # nor, at the gate, an obstacle


# Building


@pytest.mark.parametrize(("turned", "key"), [(False, "map_placed"), (True, "map_placed_turned")])
def test_the_event_for_a_placed_map_card_states_its_orientation(turned: bool, key: str) -> None:
    table = both_sets(where=(("md_gate", 0, 0), ("md_long_gallery", 0, -1))).map_deck("md_shaft").begin("build")
    spot = next(spot for spot in map(spot_of, table.ids()) if spot.turned is turned)
    table.play(spot.id).logs_each(key, x=[spot.x], y=[spot.y], space=["shaft"])
    assert table.game.spaces[-1].turned is turned


# Quests


@pytest.mark.rule("DN-13.36", "DN-15.14")
def test_only_the_attempting_player_can_challenge_a_quest_monster() -> None:
    for owner, offered in ((1, True), (NOBODY, True), (2, False)):
        table = both_sets(where=(("md_ossuary", 0, 0), ("md_ash_corridor", 0, -1)))
        table.quest("qd_bone_regent", owner).set_quest("qd_bone_regent", fought=True)
        table.rich(1, movement=2).set(2, token=True).stance(2, "always").begin("hero")
        assert ("challenge-qd_bone_regent-melee" in table.ids()) == offered
        table.play("end", wait=True).window_is("end")
        attacks = [id for id in table.ids(2) if id.startswith("challenge")]
        assert sorted(attacks) == ["challenge-s1-melee", "challenge-s3-melee"], "only heroes can be challenged off-turn"


@pytest.mark.rule("DN-21.5", "DN-21.4")
def test_a_map_card_named_by_a_quest_passes_to_the_next_player_who_does_not_need_it() -> None:
    table = Table(("he_sera", "he_brokk", "he_tamsin", "he_lirien"), begun=False).quest("qd_crown", 2)
    assert revealed.receiver(table.game, 2, "md_forge") == 3, "the left neighbour"
    table.quest("qd_ember_heart", 3)
    assert revealed.receiver(table.game, 2, "md_forge") == 0, "not a player who needs it too"
    assert revealed.receiver(table.game, 3, "md_forge") == 0
    assert revealed.receiver(table.game, 3, "md_shrine") == 0, "where the heart has to be brought"
    table.quest("qw_horn", 0)
    assert revealed.named_spaces(table.game, 0) == [], "a terrain is not a named space"
    for quest in table.game.quests:
        quest.owner = 1
    assert revealed.receiver(table.game, 1, "md_forge") == 2
    few = Table(("he_sera", "he_brokk", "he_tamsin"), begun=False)
    for owner in range(3):
        few.quest("qd_crown", owner)
    assert [revealed.receiver(few.game, owner, "md_forge") for owner in range(3)] == [1, 2, 0], (
        "all need it: the left neighbour of the first holder"
    )


# Answers out of turn


@pytest.mark.rule("DN-15.7", "DN-15.2")
def test_getting_up_off_turn_uses_the_token_and_only_in_certain_windows() -> None:
    table = both_sets().tip(2).rich(2, movement=0).set(2, token=True).stance(2, "always").begin("hero")
    for when, offered in {
        "reset": True,
        "end": True,
        "enc": False,
        "bane": False,
        "roll": False,
        "move": False,
    }.items():
        assert ("untip" in {act.id for act in possible_acts(table.game, 2, when)}) == offered, when
    table.play("end", wait=True).play("untip", seat=2, wait=True).logs_each("token_used", player=[2])
    table.logs_each("untipped", player=[2]).sees(None, "players.2.token", False).sees(None, "players.2.tipped", False)
    # off-turn only the token can be spent
    both_sets().tip(2).rich(2, movement=3).stance(2, "always").begin("hero").play("end").hero_is(2, lies=True)
    for phase in ("dungeonlord", "hero"):
        table = both_sets().tip(1).rich(1, movement=1).set(1, token=True).begin(phase)
        table.play("untip").silent("token_used")
        table.hero_is(1, movement=0, token=True, lies=False)  # on the own turn movement


@pytest.mark.rule("DN-16.15")
@pytest.mark.parametrize(
    ("order", "whose", "fires"),
    [
        (Armed("bane", "ba_ill_omen", "roll", "quest", 1), 1, True),
        (Armed("bane", "ba_ill_omen", "roll", "quest", 2), 2, True),
        (Armed("bane", "ba_ill_omen", "roll", "quest", 2), 1, False),
        (Armed("bane", "ba_ill_omen", "roll", "exit", 1), 1, False),
        (Armed("bane", "ba_ill_omen", "roll", "defence", 1), 1, False),
        (Armed("bane", "ba_ill_omen", "enc", "", 1), 1, False),
        (Armed("bane", "ba_evil_eye", "roll", "quest", 1), 1, False),
    ],
)
def test_an_armed_bane_triggers_only_for_its_target_kind_of_roll_and_window(
    order: Armed, whose: Seat, fires: bool
) -> None:
    """Seat `whose` attempts a threat quest; the order of seat 3 is used up only when it triggers."""
    table = both_sets(where=SHRINE).quest("qd_relight", whose).hand(3, "ba_ill_omen").stance(3, "pass")
    table.arms(3, order).rich(1, peril=3).rich(2, peril=3).begin("hero", turn=whose).dice(1).play("quest-qd_relight")
    if fires:
        table.logs_each("plays_bane", player=[3], victim=[whose]).armed_are(3)
        table.hero_is(whose, peril=2).hero_is(3, hand="")
    else:
        table.silent("plays_bane").armed_are(3, order)


@pytest.mark.rule("DN-16.15")
def test_an_armed_answer_waits_for_its_window_and_fires_once() -> None:
    for order, left in (
        (Armed("instant", "bn_spell_ward", "bane"), [Armed("instant", "bn_spell_ward", "bane")]),
        (Armed("instant", "bn_spell_ward", "enc"), []),
    ):
        warded = both_sets("he_sera", "he_brokk").hand(2, "bn_spell_ward").hand(1, "mo_imp").rich(2, glory=4, peril=5)
        warded.stance(2, "pass").arms(2, order).begin("dungeonlord").dice(1, 6).declare("mo_imp").armed_are(2, *left)
        warded.silent("plays") if left else warded.logs_each("plays", player=[2])
    passed = both_sets("he_sera", "he_lirien").hand(1, "mo_imp").rich(2, glory=4, peril=5).stance(2, "pass")
    passed.game.armed[2] = [Armed("ability", passed[2].hero, "roll", "defence")]
    passed.begin("dungeonlord").dice(1, 6).declare("mo_imp").logs_each("ability", player=[2])
    assert passed.game.armed[2] == [], "the effect stays available, its order does not"


@pytest.mark.rule("DN-14.9", "DN-2.13")
def test_drawn_cards_are_revealed_only_to_the_player_who_draws_them() -> None:
    table = both_sets().begin("discard", moved=True, wait=True)
    events = table.do("let_go") if table.asked().kind == "bank_movement" else table.go_on()
    game = Dungeoneer.start(3, {}, seed="drawn")
    drawn = [event for event in [*events, *game.opening] if event.key == "log-drew"]
    assert len(drawn) >= 3
    assert [event.audience for event in drawn[-3:]] == [((game.first + place) % 3,) for place in range(3)]
    assert [event["n"] for event in said(game.opening, "log-draws")] == [5, 5, 5]


# Refusals and defaults


@pytest.mark.rule("DN-23.1", "DN-1.6", "DN-6.2")
def test_a_refusal_names_its_reason_and_changes_nothing() -> None:
    table = both_sets().hand(1, "mo_rats", "ba_frailty").rich(1, movement=1).begin("hero")
    table.refuses("challenge-s0", "eliminated")
    table.refuses("play-mo_rats", "wrong_phase").refuses("play-ba_frailty", "wrong_phase")
    table.refuses("ability", "not_enough_glory")
    weak = both_sets("he_lirien", "he_sera").rich(1, movement=1).begin("hero")
    weak.never("challenge-s2-melee*")  # Melee ◇ starts no attack


@pytest.mark.rule("DN-18.5", "DN-18.6")
def test_an_elimination_is_announced_to_all_players() -> None:
    table = both_sets().hand(2, "mo_rats").quest("qd_leap", 2).begin("hero")
    table.game._unsaved.events = table.events = []
    life.eliminate(table.game, 2)
    table.logs_each("eliminated", player=[2]).logs_each("quests_returned", quests=[["leap"]]).game_is(discard="mo_rats")
    table.sees(None, "players.2.alive", False).sees(None, "players.2.hand_size", 0)


@pytest.mark.rule("DN-18.7")
def test_a_pending_bane_is_discarded_when_the_turn_player_dies() -> None:
    table = both_sets().hand(1, "ba_frailty").hand(3, "bn_spell_ward").rich(3, glory=1, peril=3).begin("dungeonlord")
    table.do("bane-ba_frailty-s3", wait=True)
    assert table.is_asked(3)
    table.game_is(discard="")
    life.eliminate(table.game, 1)
    table.game.agenda.run(table.game)
    table.game_is(discard="ba_frailty").hero_is(3, banes="")  # the pending bane has no effect
    table.game_is(turn=2, phase="dungeonlord")
