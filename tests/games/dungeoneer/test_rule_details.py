"""Phase by phase: who pays, who rolls, who is asked and with what, and the events.

Seat 0 began and is out of the game, it is seat 1's turn, the others are nearby.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.dungeoneer.rules import life
from games.dungeoneer.rules.acts.possible import possible_acts
from games.dungeoneer.rules.components import MAPS, QUESTS
from games.dungeoneer.rules.game import Dungeoneer
from games.dungeoneer.rules.map import revealed
from games.dungeoneer.rules.map.geometry import spot_of
from games.dungeoneer.rules.map.movement import leave_cusp
from games.dungeoneer.rules.pieces import NOBODY, Armed, Window
from rules.messages import Event, Seat, refer, seat_name
from tests.games.dungeoneer.table import THREATS, Table

MAP = (("md_gate", 0, 0), ("md_ash_corridor", 0, -1), ("md_dripping_stair", 1, 0), ("md_forge", -1, 0))
FOUR = ("he_sera", "he_brokk", "he_tamsin")


def table(*heroes: str, where: tuple[tuple[str, int, int], ...] = MAP) -> Table:
    return Table(heroes or FOUR, cards="both").map(*where)


def said(events: list[Event], key: str) -> list[dict[str, object]]:
    """The arguments of all events with that key, which must be public."""
    found = [event for event in events if event.key == key]
    assert all(event.audience is None for event in found), f"{key} is kept from somebody"
    return [dict(event.args) for event in found]


def threats(events: list[Event]) -> list[dict[str, object]]:
    """The arguments of all threats that were rolled for."""
    return [args for key in THREATS for args in said(events, key)]


# Turns


@pytest.mark.rule("DN-2.15", "DN-3.4")
def test_the_winner_of_the_roll_begins_and_play_passes_left() -> None:
    starts = set()
    for number in range(6):
        game = Dungeoneer.start(3, {}, seed=f"left {number}")
        starts.add(game.first)
        turns = said(game.opening, "log-turn")
        for _ in range(200):
            if len(turns) == 4:
                break
            question = game.awaited()
            default = question.default(game) or [question.options(game)[0].id]
            turns += said(game.choose(question.seat, question.id, default), "log-turn")
        left = [(game.first + place) % 3 for place in range(4)]
        assert turns == [{"player": seat_name(seat), "turn": place} for place, seat in enumerate(left, 1)]
        assert game.turn == left[-1]
    assert len(starts) > 1, "not always the same seat"


@pytest.mark.rule("DN-3.1", "DN-3.3")
def test_the_phases_and_windows_of_a_turn_follow_in_order() -> None:
    t = table("he_lirien", "he_sera").rich(1, glory=9).hand(1, "mo_rats", "tp_net").stance(1, "always")
    t.begin("discard", turn=2, wait=True).game_is(turn=1)  # the whole turn of seat 1 has begun
    seen: list[tuple[str, str]] = []
    while t.game.turn == 1:
        question = t.asked()
        window = t.game.windows[-1].kind if t.game.windows else ""
        step = (t.game.phase, window or question.kind)
        if not seen or seen[-1] != step:
            seen.append(step)
        t.do(*(question.default(t.game) or []), wait=True)
    assert seen == [
        ("reset", "reset"),
        ("dungeonlord", "dungeonlord_acts"),
        ("build", "place_map"),
        ("hero", "hero_acts"),
        ("end", "end"),
        ("discard", "discard_one"),
    ]


@pytest.mark.rule("DN-3.2", "DN-9.2")
@pytest.mark.parametrize("left", [0, 1])
def test_the_build_phase_is_skipped_without_a_map_deck(left: int) -> None:
    t = table()
    t.game.map_cards[0].mixed(["md_crossways"][:left])
    told = t.begin("dungeonlord").do("end")
    assert len(said(told, "log-map_drawn")) == left
    assert t.game.view(None).drawn == ("md_crossways" if left else None)
    assert (t.game.phase, t.asked().kind) == (("build", "place_map") if left else ("hero", "hero_acts"))
    assert t.game.view(None).map_deck_size == 0


# Who pays


@pytest.mark.rule("DN-5.3", "DN-5.4")
def test_the_player_of_a_bane_without_a_target_chooses_who_pays() -> None:
    for payer in (2, 3):
        t = table().hand(1, "ba_shifting_walls")
        for seat in (1, 2, 3):
            t.rich(seat, peril=4)
        t.begin("dungeonlord")
        assert [id for id in t.ids() if id.startswith("bane")] == [
            "bane-ba_shifting_walls-s2",
            "bane-ba_shifting_walls-s3",
        ]
        told = t.do(f"bane-ba_shifting_walls-s{payer}")
        t.all_are(peril=[4, *(2 if seat == payer else 4 for seat in (2, 3))])
        (played,) = said(told, "log-plays_bane_edge")
        assert (played["player"], played["victim"], played["cost"]) == (seat_name(1), seat_name(payer), 2)
        (lost,) = said(told, "log-peril_lost")
        assert (lost["player"], lost["n"]) == (seat_name(payer), 2)
        assert t.game.view(None).players[payer].peril == 2
        assert t.game.view(None).bane is not None


@pytest.mark.rule("DN-5.3", "DN-5.16")
def test_the_player_attaching_a_card_to_a_pack_monster_chooses_who_pays() -> None:
    for payer in (2, 3):
        t = table()
        ogre = t.pack(1, "mo_ogre")
        t.hand(1, "ba_rage")
        for seat in (1, 2, 3):
            t.rich(seat, peril=1)
        told = t.begin("dungeonlord").do(f"attach-ba_rage-m{ogre.number}-s{payer}")
        t.all_are(peril=[1, *(0 if seat == payer else 1 for seat in (2, 3))])
        assert said(told, "log-attached") == [
            {"player": seat_name(1), "card": refer("bane-rage"), "monster": refer("monster-ogre")}
        ]
        assert t.game.view(None).players[1].pack[0].attachments == ["ba_rage"]


@pytest.mark.rule("DN-5.2", "DN-17.21")
def test_a_bane_on_a_hero_is_paid_only_with_that_players_peril() -> None:
    t = table().hand(1, "ba_frailty")
    for seat, peril in ((1, 9), (2, 9), (3, 3)):
        t.rich(seat, peril=peril)
    told = t.begin("dungeonlord").do("bane-ba_frailty-s3")
    t.all_are(peril=[9, 9, 0])
    assert [(lost["player"], lost["n"]) for lost in said(told, "log-peril_lost")] == [(seat_name(3), 3)]
    assert [len(t[seat].banes) for seat in (1, 2, 3)] == [0, 0, 1]
    poor = table().hand(1, "ba_frailty")
    for seat, peril in ((1, 9), (2, 9), (3, 2)):
        poor.rich(seat, peril=peril)
    poor.begin("dungeonlord").refuses("bane-ba_frailty-s3", "not_enough_peril")  # nobody else pays for it


@pytest.mark.rule("DN-5.2", "DN-5.10")
def test_an_encounter_is_paid_only_with_its_targets_peril() -> None:
    t = table().hand(1, "mo_goblin")
    for seat in (1, 2, 3):
        t.rich(seat, peril=5)
    t.begin("dungeonlord").play("declare", "add-mo_goblin").answers_are("seat-2", "seat-3", "back")
    told = t.play("seat-3").dice(3, 3).do("done")
    t.all_are(peril=[5, 5, 3])
    assert said(told, "log-declares_monster")[0]["victim"] == seat_name(3)
    assert [lost["player"] for lost in said(told, "log-peril_lost")] == [seat_name(3)]


# Who is struck


@pytest.mark.rule("DN-17.25", "DN-5.13", "DN-5.15")
def test_a_monster_attacks_one_hero_and_a_trap_affects_all_heroes_in_the_space() -> None:
    t = table("he_sera", "he_gorm", "he_lirien", "he_ozrak").at(4, "md_ash_corridor")
    t.hand(1, "mo_goblin", "tp_crusher").rich(3, peril=6).begin("dungeonlord").dice(6, 1, 1, 1, 1)
    told = t.declare("mo_goblin", "tp_crusher", target=3)
    told += t.do("seat-1")
    attacks = said(told, "log-attack")
    assert [(attack["attacker"], attack["defender"]) for attack in attacks] == [(refer("monster-goblin"), seat_name(3))]
    rolled = [event for event in told if event.key in ("log-threat_failed", "log-threat_met")]
    assert [roll.args["player"] for roll in rolled] == [seat_name(1), seat_name(2), seat_name(3)], (
        "not seat 4, which is elsewhere"
    )
    assert [player.life for player in t.game.view(None).players[1:]] == [4, 4, 3, 6]


@pytest.mark.rule("DN-7.5", "DN-14.7")
def test_the_pack_is_public_and_not_part_of_the_hand() -> None:
    t = table()
    ogre = t.pack(1, "mo_ogre", 2, "ba_rage")
    t.rich(2, peril=5)
    for seat in (None, 2, 3):
        shown = t.game.view(seat).players[1]
        assert [(beast.card, beast.wounds, beast.attachments) for beast in shown.pack] == [("mo_ogre", 2, ["ba_rage"])]
        assert shown.hand_size == 0
    assert t.game.view(1).hand == []
    t.begin("dungeonlord")
    assert "add-mo_ogre" not in (t.do("declare") and t.ids())
    t.play(f"add-m{ogre.number}").dice(3, 3).play("done").hero_is(1, hand="")
    assert t.game.view(None).players[1].pack == [], "while it attacks, it is on the map"
    # with an empty hand the pack is not discarded from
    stays = table().with_pack(1, "mo_ogre").begin("discard", moved=True).game_is(turn=2)
    assert [len(stays.game.hands[1]), len(stays[1].pack)] == [5, 1]


# Threats


def rolling(t: Table) -> Callable[..., list[Event]]:
    """Seat 3 can lower the rolls of seat 1, and always wants to be asked."""
    t.hand(3, "ba_ill_omen").has(1, peril=max(t[1].peril, 1)).stance(3, "always")
    return lambda *ids: t.do(*ids, wait=True)


def at_an_exit() -> tuple[Table, list[Event]]:
    t = table(where=(("md_forge", 0, 0), ("md_ash_corridor", 1, 0))).rich(1, movement=2)
    do = rolling(t)
    t.begin("hero")
    return t, do("move-e")


def at_a_pit() -> tuple[Table, list[Event]]:
    t = table().rich(1, movement=2)
    do = rolling(t)
    t.begin("hero")
    return t, do("move-e")


def getting_up() -> tuple[Table, list[Event]]:
    t = table().tip(1, "threat", "melee", 5).rich(1, movement=1)
    do = rolling(t)
    t.begin("hero")
    return t, do("untip")


def in_a_trap() -> tuple[Table, list[Event]]:
    t = table().at(2, "md_ash_corridor").at(3, "md_ash_corridor").hand(2, "tp_crusher").rich(1, peril=9)
    do = rolling(t)
    t.begin("dungeonlord", turn=2)
    do("declare")
    do("add-tp_crusher")
    return t, do("done")


def under_a_bane() -> tuple[Table, list[Event]]:
    t = table().hand(2, "ba_collapse").rich(1, peril=9)
    do = rolling(t)
    t.begin("dungeonlord", turn=2)
    return t, do("bane-ba_collapse-s1")


def with_a_disease() -> tuple[Table, list[Event]]:
    t = table().with_bane(1, "ba_fever", 2)
    rolling(t)
    t.begin("reset", wait=True)
    return t, []


def attempting(quest: str, space: str) -> tuple[Table, list[Event]]:
    t = table(where=((space, 0, 0), ("md_ash_corridor", 0, -1))).with_quest(quest, 1)
    do = rolling(t)
    t.begin("hero")
    return t, do(f"quest-{quest}")


@pytest.mark.rule("DN-8.9", "DN-16.8")
@pytest.mark.parametrize(
    ("what", "come"),
    [
        ("exit", at_an_exit),
        ("obstacle", at_a_pit),
        ("untip", getting_up),
        ("trap", in_a_trap),
        ("bane", under_a_bane),
        ("bane", with_a_disease),
        ("quest", lambda: attempting("qd_relight", "md_shrine")),
        ("search", lambda: attempting("qd_codex", "md_library")),
    ],
)
def test_a_window_opens_before_every_threat_roll(what: str, come: Callable[[], tuple[Table, list[Event]]]) -> None:
    t, told = come()
    assert [window.kind for window in t.game.windows] == ["roll"]
    roll = t.game.roll
    assert roll is not None
    assert (roll.what, roll.seat) == (what, 1)
    assert "bane-ba_ill_omen-s1" in t.ids(3)
    assert t.game.rolled == 0
    assert not {event.key for event in told} & {"log-threat_met", "log-threat_failed"}
    after = t.dice(6).do("bane-ba_ill_omen-s1", seat=3)
    (result,) = (said(after, "log-threat_met") + said(after, "log-threat_failed"))[:1]
    assert (result["player"], result["die"]) == (seat_name(1), 6)
    assert {"who": seat_name(1), "source": refer("bane-ill_omen"), "n": -2} in said(after, "log-part"), (
        "the bane counted"
    )


# Exits


@pytest.mark.rule("DN-10.5", "DN-8.1")
@pytest.mark.parametrize(
    ("space", "id", "side", "attr", "target"),
    [("md_forge", "move-e", 1, refer("attr-melee"), 5), ("md_ossuary", "move-s", 2, refer("attr-magic"), 5),
     ("md_dripping_stair", "move-e", 1, refer("attr-speed"), 6)],
)  # fmt: skip
def test_the_threat_of_an_exit_is_faced_until_it_is_open(
    space: str, id: str, side: int, attr: str, target: int
) -> None:
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
    t = table(where=((space, 0, 0), ("md_crossways", dx, dy))).rich(1, movement=3).begin("hero").dice(6)
    told = t.do(id)
    (threat,) = threats(told)
    assert (threat["player"], threat["attr"], threat["target"]) == (seat_name(1), attr, target)
    assert said(told, "log-threat_met")[0]["target"] == target
    assert t.game.view(None).players[1].space == 1
    t[1].at = 0
    again = t.do(id)
    assert not threats(again), "opened this turn"
    assert said(again, "log-enters")[0]["player"] == seat_name(1)


@pytest.mark.rule("DN-10.18")
def test_only_moves_on_foot_face_the_threat_of_an_exit() -> None:
    pushed = table(where=(("md_forge", 0, 0), ("md_ash_corridor", 1, 0))).hand(1, "ba_lost_way").rich(2, peril=5)
    told = pushed.begin("dungeonlord").do("bane-ba_lost_way-s2")
    if pushed.asked().kind == "choose_step":
        told += pushed.do("md_ash_corridor")
    assert pushed.game.view(None).players[2].space == 1
    assert not threats(told)
    assert said(told, "log-enters") == [{"player": seat_name(2), "space": refer("map-ash_corridor")}]
    assert pushed.game.spaces[0].opened == [], "the lock is not opened by it"
    sewer = table(where=(("mw_abbey", 0, 0), ("mw_village", 1, 0))).rich(1, movement=1).begin("hero")
    told = sewer.do("sewer-mw_village")
    assert not threats(told)
    sewer.hero_is(1, at=1, movement=0)
    portal = table(where=(("md_gate", 0, 0), ("mw_crag", 0, 0)))
    portal.game.portals = [1]
    told = portal.rich(1, movement=1).at(1, "mw_crag").begin("hero").do("portal-md_gate")
    assert not threats(told), "neither an exit nor, at the gate, an obstacle"
    portal.hero_is(1, at=0)


# Building


@pytest.mark.rule("DN-9.13")
def test_each_map_card_is_placed_in_its_own_map() -> None:
    for card, realm, shut in (("md_crossways", "dungeon", {"md_gate"}), ("mw_river_road", "wilderness", {"mw_camp"})):
        t = table(where=(("md_gate", 0, 0), ("md_long_gallery", 0, -1), ("mw_camp", 0, 0), ("mw_forest_road", -1, 0)))
        t.game.map_cards[0].mixed([card])
        t.begin("build")
        own = {(space.x, space.y) for space in t.game.spaces if MAPS[space.card].realm == realm}
        beside = {(x + dx, y + dy) for x, y in own for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))} - own
        spots = {id: spot_of(id) for id in t.ids()}
        assert {(spot.x, spot.y) for spot in spots.values()} <= beside
        there = next(
            id for id, spot in spots.items() if (spot.x, spot.y) == ((-1, 0) if realm == "dungeon" else (0, -1))
        )
        told = t.do(there)
        (placed,) = said(told, "log-map_placed")
        assert placed["space"] == refer(f"map-{card[3:]}")
        touching = {t.game.spaces[near].card for near in t.game.spaces[-1].near if near >= 0}
        assert touching == shut, "the cell is occupied only in the other map, which is not adjacent"


@pytest.mark.parametrize(("turned", "key"), [(False, "log-map_placed"), (True, "log-map_placed_turned")])
def test_the_event_for_a_placed_map_card_states_its_orientation(turned: bool, key: str) -> None:
    t = table(where=(("md_gate", 0, 0), ("md_long_gallery", 0, -1)))
    t.game.map_cards[0].mixed(["md_shaft"])
    t.begin("build")
    spot = next(spot for spot in map(spot_of, t.ids()) if spot.turned is turned)
    (placed,) = said(t.do(spot.id), key)
    assert (placed["x"], placed["y"]) == (spot.x, spot.y)
    assert t.game.spaces[-1].turned is turned


# Quests


@pytest.mark.rule("DN-13.13")
@pytest.mark.parametrize("quest", ["qd_relight", "qd_bone_regent", "qw_horn", "qd_smith", "qd_leap", "qd_dark_bargain"])
def test_a_quest_whose_space_is_not_on_the_map_cannot_be_attempted(quest: str) -> None:
    t = table(where=(("md_gate", 0, 0), ("md_ash_corridor", 0, -1)))
    t.quest(quest, 1).fought = QUESTS[quest].monster is not None
    t.rich(1, glory=9, movement=3).begin("hero")
    named = [id for id in t.ids() if quest in id]
    assert named == []
    first = "pick" if QUESTS[quest].type == "escort" else "quest"
    t.refuses(f"{first}-{quest}", "not_in_quest_space")
    assert [shown.id for shown in t.game.view(None).quests] == [quest], "the quest is still visible to everybody"


@pytest.mark.rule("DN-13.36", "DN-15.14")
def test_only_the_attempting_player_can_challenge_a_quest_monster() -> None:
    for owner, offered in ((1, True), (NOBODY, True), (2, False)):
        t = table(where=(("md_ossuary", 0, 0), ("md_ash_corridor", 0, -1)))
        t.quest("qd_bone_regent", owner).fought = True
        t.rich(1, movement=2).has(2, token=True).stance(2, "always").begin("hero")
        assert ("challenge-qd_bone_regent-melee" in t.ids()) == offered
        t.play("end", wait=True).window_is("end")
        attacks = [id for id in t.ids(2) if id.startswith("challenge")]
        assert attacks == ["challenge-s1-melee", "challenge-s3-melee"], "only heroes can be challenged off-turn"


@pytest.mark.rule("DN-21.5", "DN-21.4")
def test_a_map_card_named_by_a_quest_passes_to_the_next_player_who_does_not_need_it() -> None:
    t = Table(("he_sera", "he_brokk", "he_tamsin", "he_lirien"), begun=False).with_quest("qd_crown", 2)
    assert revealed.receiver(t.game, 2, "md_forge") == 3, "the left neighbour"
    t.quest("qd_ember_heart", 3)
    assert revealed.receiver(t.game, 2, "md_forge") == 0, "not a player who needs it too"
    assert revealed.receiver(t.game, 3, "md_forge") == 0
    assert revealed.receiver(t.game, 3, "md_shrine") == 0, "where the heart has to be brought"
    t.quest("qw_horn", 0)
    assert revealed.named_spaces(t.game, 0) == [], "a terrain is not a named space"
    for quest in t.game.quests:
        quest.owner = 1
    assert revealed.receiver(t.game, 1, "md_forge") == 2
    few = Table(("he_sera", "he_brokk", "he_tamsin"), begun=False)
    for owner in range(3):
        few.quest("qd_crown", owner)
    assert [revealed.receiver(few.game, owner, "md_forge") for owner in range(3)] == [1, 2, 0], (
        "all need it: the left neighbour of the first holder"
    )


@pytest.mark.rule("DN-21.5", "DN-21.6")
def test_only_giver_and_receiver_see_a_passed_card_and_the_entrance_is_never_passed() -> None:
    heard = named = 0
    for number in range(25):
        game = Dungeoneer.start(3, {"revealed_map": True}, seed=f"gate {number}")
        named += any(QUESTS[quest.id].goal == "md_gate" and quest.owner != NOBODY for quest in game.quests)
        assert "md_gate" not in {passed.card for passed in game.passed_maps}
        assert (game.spaces[0].card, game.spaces[0].x, game.spaces[0].y) == ("md_gate", 0, 0)
        assert said(game.opening, "log-map_placed")[0]["player"] == seat_name(game.first)
        assert said(game.opening, "log-starts") == [{"player": seat_name(game.first)}]
        assert game.turn == game.first
        told = [event for event in game.opening if event.key == "log-map_passed"]
        assert len(told) == 2 * len(game.passed_maps)
        for event in told:
            assert event.audience is not None
            (to,) = event.audience
            assert seat_name(to) in (event.args["giver"], event.args["receiver"])
            heard += 1
    assert heard
    assert named, "no seed has the smith, whose goal is the gate"


# Answers out of turn


@pytest.mark.rule("DN-15.7", "DN-15.2")
def test_getting_up_off_turn_uses_the_token_and_only_in_certain_windows() -> None:
    for when, offered in (
        ("reset", True), ("end", True), ("enc", False), ("bane", False), ("roll", False), ("move", False),
    ):  # fmt: skip
        t = table().tip(2).has(2, token=True).begin("hero")
        t.game.windows = [Window(when, [2])]
        assert ("untip" in {act.id for act in possible_acts(t.game, 2, when)}) == offered, when
    t = table().tip(2).rich(2, movement=0).has(2, token=True).stance(2, "always").begin("hero")
    told = t.play("end", wait=True).do("untip", seat=2, wait=True)
    assert said(told, "log-token_used") == [{"player": seat_name(2)}]
    assert said(told, "log-untipped") == [{"player": seat_name(2)}]
    shown = t.game.view(None).players[2]
    assert (shown.token, shown.tipped) == (False, False)
    # off-turn only the token can be spent
    table().tip(2).rich(2, movement=3).stance(2, "always").begin("hero").play("end").hero_is(2, lies=True)
    for phase in ("dungeonlord", "hero"):
        own = table().tip(1).rich(1, movement=1).has(1, token=True).begin(phase)
        told = own.do("untip")
        own.hero_is(1, movement=0, token=True, lies=False)  # on the own turn movement
        assert not said(told, "log-token_used")


def quest_roll(armed: Armed, whose: Seat = 1) -> tuple[Table, list[Event]]:
    """Seat `whose` attempts a threat quest while seat 3 has that order armed."""
    t = table(where=(("md_shrine", 0, 0), ("md_ash_corridor", 0, -1))).with_quest("qd_relight", whose)
    t.hand(3, "ba_ill_omen")
    for seat in (1, 2):
        t.rich(seat, peril=3)
    t.game.stances[3] = "pass"
    t.game.armed[3] = [armed]
    t.begin("hero", turn=whose).dice(1)
    return t, t.do("quest-qd_relight")


@pytest.mark.rule("DN-16.15")
def test_an_armed_bane_triggers_only_for_its_target_kind_of_roll_and_window() -> None:
    for order, whose, fires in (
        (Armed("bane", "ba_ill_omen", "roll", "quest", 1), 1, True),
        (Armed("bane", "ba_ill_omen", "roll", "quest", 2), 2, True),
        (Armed("bane", "ba_ill_omen", "roll", "quest", 2), 1, False),
        (Armed("bane", "ba_ill_omen", "roll", "exit", 1), 1, False),
        (Armed("bane", "ba_ill_omen", "roll", "defence", 1), 1, False),
        (Armed("bane", "ba_ill_omen", "enc", "", 1), 1, False),
        (Armed("bane", "ba_evil_eye", "roll", "quest", 1), 1, False),
    ):
        t, told = quest_roll(order, whose)
        played = said(told, "log-plays_bane")
        assert bool(played) == fires, order
        assert t.game.armed[3] == ([] if fires else [order]), "an order is used up only when it triggers"
        if fires:
            assert (played[0]["player"], played[0]["victim"]) == (seat_name(3), seat_name(whose))
            assert t[whose].peril == 2
            assert t.game.hands[3] == []


@pytest.mark.rule("DN-16.15")
def test_an_armed_amount_is_paid_exactly_and_arming_sends_no_event() -> None:
    for amount in (1, 2, 3):
        t = table().hand(2, "bn_battle_cry").hand(1, "mo_goblin").rich(2, glory=4, peril=2).begin("dungeonlord")
        arm = next(q for q in t.game.questions if q.kind == "arm_order" and q.seat == 2)
        told = t.game.choose(2, arm.id, [f"arm-play-bn_battle_cry-roll-defence-n{amount}"])
        assert told == []
        assert [len(t.game.view(seat).armed) for seat in (None, 1, 2, 3)] == [0, 0, 1, 0]
        told = t.stance(2, "pass").dice(3, 3).declare("mo_goblin", wait=True)
        (played,) = said(told, "log-plays")
        assert played["player"] == seat_name(2)
        lost = [event["n"] for event in said(told, "log-glory_lost")]
        assert lost == [amount]
        assert [part["n"] for part in said(told, "log-part") if part["source"] == refer("boon-battle_cry")] == [amount]
        assert t.game.view(2).armed == []


@pytest.mark.rule("DN-16.15")
def test_an_armed_answer_waits_for_its_window_and_fires_once() -> None:
    for window, fires in (("bane", False), ("enc", True)):
        t = table("he_sera", "he_brokk").hand(2, "bn_spell_ward").hand(1, "mo_imp").rich(2, glory=4, peril=5)
        t.stance(2, "pass")
        t.game.armed[2] = [Armed("instant", "bn_spell_ward", window)]
        t.begin("dungeonlord").dice(1, 6)
        assert bool(said(t.declare("mo_imp"), "log-plays")) == fires
        assert bool(t.game.armed[2]) != fires
    t = table("he_sera", "he_lirien").hand(1, "mo_imp").rich(2, glory=4, peril=5).stance(2, "pass")
    t.game.armed[2] = [Armed("ability", t[2].hero, "roll", "defence")]
    told = t.begin("dungeonlord").dice(1, 6).declare("mo_imp")
    assert [event["player"] for event in said(told, "log-ability")] == [seat_name(2)]
    assert t.game.armed[2] == [], "the effect stays available, its order does not"


@pytest.mark.rule("DN-14.9", "DN-2.13")
def test_drawn_cards_are_revealed_only_to_the_player_who_draws_them() -> None:
    t = table().begin("discard", moved=True, wait=True)
    told = t.do("let_go") if t.asked().kind == "bank_movement" else t.go_on()
    game = Dungeoneer.start(3, {}, seed="drawn")
    drawn = [event for event in [*told, *game.opening] if event.key == "log-drew"]
    assert len(drawn) >= 3
    assert [event.audience for event in drawn[-3:]] == [((game.first + place) % 3,) for place in range(3)]
    assert [event["n"] for event in said(game.opening, "log-draws")] == [5, 5, 5]


# Refusals and defaults


def refusals() -> list[tuple[str, Table, str]]:
    """A position and an answer for each reason to refuse a press."""
    found: list[tuple[str, Table, str]] = []

    def position(*reasons: tuple[str, str], phase: str = "hero", **lay: object) -> Table:
        t = table(where=(("md_forge", 0, 0), ("md_ash_corridor", 1, 0), ("md_bone_hall", -1, 0)))
        found.extend((reason, t, id) for id, reason in reasons)
        return t

    t = position(
        ("move-n", "not_adjacent"), ("quest-qd_relight", "not_in_quest_space"), ("challenge-s3", "not_same_space"),
        ("challenge-s0", "eliminated"), ("play-mo_rats", "wrong_phase"), ("play-bn_sidestep", "wrong_timing"),
        ("play-tr_maul", "not_enough_glory"), ("move-e", "no_movement"), ("explore", "deck_empty"),
    )  # fmt: skip
    t.hand(1, "mo_rats", "bn_sidestep", "tr_maul").at(3, "md_ash_corridor").with_quest("qd_relight", 1)
    t.game.map_cards[0].mixed([])
    t.begin("hero")

    t = position(("move-e", "tipped")).tip(1).rich(1, movement=2).begin("hero")

    t = position(("move-w", "on_cusp"))
    t[1].cusp, t[1].cusp_new = 1, True
    t.rich(1, movement=2).begin("hero")

    t = position(("challenge-s2", "already_attacked")).has(1, attacked=True).rich(1, movement=2).begin("hero")

    t = position(("play-tr_helm", "no_slot"), ("play-tr_shield", "duplicate_category"))
    t.with_ready(1, "tr_shield", "tr_boots", "tr_sword").hand(1, "tr_helm", "tr_shield").rich(1, glory=9)
    t.begin("hero")

    t = position(("ability", "once_per_turn_used"))
    t[1].used, t[1].life = ["hero"], 3
    t.rich(1, glory=9).begin("hero")

    t = position(("bane-ba_frailty-s1", "own_peril"), ("bane-ba_frailty-s2", "not_enough_peril"),
                 ("bane-ba_frailty-s0", "eliminated"), ("bane-ba_unravel-s3", "no_target"),
                 ("declare", "declaration_done"))  # fmt: skip
    t.hand(1, "ba_frailty", "ba_unravel").rich(3, peril=9).begin("dungeonlord")
    t.game.declared = True
    return found


@pytest.mark.rule("DN-23.1")
def test_each_refusal_names_its_reason_and_changes_nothing() -> None:
    seen = set()
    for reason, t, id in refusals():
        before = t.game.save()
        assert t.reason(id, seat=1) == reason, id
        assert t.game.save() == before
        seen.add(reason)
    wall = table(where=(("md_long_gallery", 0, 0), ("md_ash_corridor", 1, 0))).rich(1, movement=1).begin("hero")
    wall.refuses("move-e", "wall")
    spot = table()
    spot.game.map_cards[0].mixed(["md_chains"])
    spot.begin("build").refuses("x0y1r0", "illegal_placement")  # no room beside the Entrance
    price = table(where=(("md_cistern", 0, 0), ("md_ash_corridor", 1, 0))).with_quest("qd_dark_bargain", 1)
    price.has(1, life=2).begin("hero").refuses("quest-qd_dark_bargain", "cost_not_payable")
    weak = table("he_brokk", "he_sera").has(1, hero="he_lirien").rich(1, movement=1).begin("hero")
    weak.never("challenge-s2-melee*")  # Melee ◇ starts no attack (DN-6.2)
    full = table()
    for card in ("mo_ogre", "mo_goblin", "mo_rats", "mo_imp"):
        full.pack(1, card)
    full.begin("dungeonlord").play("end").asks("pack_keep").refuses("done", "pack_full")
    off = table().hand(2, "tr_boots", "bn_sidestep").rich(2, glory=9, peril=2).hand(1, "mo_goblin").begin("dungeonlord")
    off.sends("mo_goblin", wait=True).refuses("play-tr_boots", "not_your_turn", by=2)
    assert len(seen) == 19


@pytest.mark.rule("DN-24.3")
def test_each_question_has_the_default_answer_of_the_rules() -> None:
    t = table().hand(1, "mo_goblin", "mo_rats").rich(2, peril=9).begin("dungeonlord").dice(6, 1).sends("mo_goblin")
    t.asks("peril_recipient").defaults("seat-2")
    t.play("seat-3", "end").asks("pack_assign").defaults("hand")
    t.do("pack")
    for card in ("mo_ogre", "mo_imp", "mo_troll"):
        t.pack(1, card)
    t.begin("dungeonlord").play("end")
    cheapest = min(t[1].pack, key=lambda beast: beast.printed.cost)
    t.defaults(f"discard-{cheapest.number}")
    sign = table("he_lirien", "he_sera")
    upkeep = [
        card for card in ("bn_spirit_wolf", "bn_ember_rune", "tr_oak_staff") if sign.ready(1, card)[0].printed.upkeep
    ]
    sign.rich(1, glory=9).begin("reset")
    if upkeep:
        sign.asks("pay_upkeep")
        assert (sign.asked().default(sign.game) or [""])[0].startswith("pay-")
    king = table(where=(("md_throne", 0, 0), ("md_ash_corridor", 0, -1))).with_quest("qd_cinder_king", 1).begin("hero")
    king.play("quest-qd_cinder_king").asks("monster_attribute", by=2)  # the left neighbour
    king.defaults("melee")  # 4 against 3
    maul = table("he_gorm", "he_sera")
    laid = maul.ready(1, "tr_shield", "tr_sword", "tr_boots")
    maul.hand(2, "ba_imp_thief").rich(1, peril=4).begin("dungeonlord", turn=2).dice(1).play("bane-ba_imp_thief-s1")
    maul.asks("forced_discard", by=2)  # the player of the bane chooses
    assert maul.asked().args == {"victim": seat_name(1)}
    maul.defaults(f"card-{laid[0].number}")  # the oldest
    both = Dungeoneer.start(3, {"cards": "both"}, seed="entrance")
    question = next(question for question in both.questions if question.kind == "choose_entrance")
    assert question.default(both) == ["md_gate"]


@pytest.mark.rule("DN-10.13", "DN-10.14")
def test_both_sides_of_a_border_close_in_the_reset_after_a_hero_leaves_the_cusp() -> None:
    t = table(where=(("md_forge", 0, 0), ("md_bone_hall", 1, 0))).has(2, cusp=1)
    leave_cusp(t.game, 2)
    assert [space.opened for space in t.game.spaces] == [[1], [3]]
    t.begin("reset")
    assert [space.opened for space in t.game.spaces] == [[], []]


@pytest.mark.rule("DN-18.5", "DN-18.6")
def test_an_elimination_is_announced_to_all_players() -> None:
    t = table().hand(2, "mo_rats")
    t.game.known[2] = ["mo_rats"]
    t.with_quest("qd_leap", 2).begin("hero")
    t.game._desk.events = []
    life.eliminate(t.game, 2)
    told = t.game._desk.events
    assert [out["player"] for out in said(told, "log-eliminated")] == [seat_name(2)]
    assert said(told, "log-quests_returned") == [{"quests": [refer("quest-leap")]}]
    shown = t.game.view(None).players[2]
    assert (shown.alive, shown.hand_size, t.game.discard) == (False, 0, ["mo_rats"])


@pytest.mark.rule("DN-18.7")
def test_a_pending_bane_is_discarded_when_the_turn_player_dies() -> None:
    t = table().hand(1, "ba_frailty").hand(3, "bn_spell_ward").rich(3, glory=1, peril=3).begin("dungeonlord")
    t.do("bane-ba_frailty-s3", wait=True)
    assert t.is_asked(3)
    t.game_is(discard="")
    life.eliminate(t.game, 1)
    t.game.agenda.run(t.game)
    t.game_is(discard="ba_frailty").hero_is(3, banes="")  # the pending bane has no effect
    t.game_is(turn=2, phase="dungeonlord")
