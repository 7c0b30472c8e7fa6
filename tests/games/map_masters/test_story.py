"""The story: each purchase, reward of a round and play is one entry."""

from __future__ import annotations

from random import Random

import pytest

from games.map_masters.rules.game import MapMasters
from rules.messages import Args, Event, refer, seat_name
from rules.players import answer
from rules.registry import PLAYERS
from tests.games.story_lines import entries, logged, story


def lines_of(events: list[Event], language: str = "en", seat: int | None = None) -> list[str]:
    return story("map_masters", events, language, seat=seat)


def played(seats: int, choices: int, **settings: object) -> list[Event]:
    """The events of the first choices of a game of heuristic players."""
    game = MapMasters.start(seats, settings, seed="story")
    rng = Random("story")
    events = list(game.opening)
    for _ in range(choices):
        question = game.awaited()
        picked = answer(game, question, PLAYERS["map_masters"]["steady"], rng)
        events += game.choose(question.seat, question.id, picked)
    return [event for event in events if not event.key.startswith("log-dice")]


def reward(seat: int, points: int) -> Event:
    return logged("primary", seat, goal=refer("goal-key"), points=points, coins=3)


def secondary(seat: int, points: int, escaped: bool) -> Event:
    return logged("secondary", seat, points=points, escaped=escaped)


GOAL = logged("secondary_goal", goal=refer("goal-barrel"), vp=1)
BONUS = logged("time_bonus", 1, points=1)


def test_the_reward_of_a_round_is_one_entry_in_which_the_points_have_the_names_of_the_goals() -> None:
    events = [reward(0, 9), reward(1, 6), BONUS, GOAL, secondary(0, 0, False), secondary(1, 4, True)]
    (line,) = lines_of(events)
    assert line.startswith("🎯 Secondary objective: **Barrels**")
    assert line.endswith(" Ann: Keys 9 VP, Barrels 0 VP. Ben: Keys 6 VP, Barrels 4 VP, ⏱️1 VP (escaped).")
    (line,) = lines_of(events, "ja")
    assert line.endswith(" Ann：鍵で9VP、樽で0VP。 Ben：鍵で6VP、樽で4VP、⏱️1VP（脱出）。")
    (entry,) = entries("map_masters", events)
    assert entry.weight == 6


def test_an_incomplete_reward_is_described_as_far_as_it_is_known() -> None:
    assert lines_of([reward(2, 9)]) == ["Cleo: Keys 9 VP, Secondary 0 VP."]


def test_refilling_the_market_is_not_mentioned() -> None:
    bought: Args = {"player": seat_name(2), "spell": refer("spell-sb_01")}
    events = [
        Event("log-buys_spell", {**bought}),
        logged("market_spell", spell=refer("spell-sb_04")),
        logged("buys_card", 0, card=refer("card-s1"), cost=4),
    ]
    spell, card = lines_of(events)
    assert spell == "Cleo buys the spell Phantom Blade (2 coins)."
    assert card.startswith("Ann buys")


def test_the_second_token_from_a_spell_is_part_of_the_purchase() -> None:
    token: Args = {"player": seat_name(1), "token": refer("token-key")}
    events = [
        Event("log-buys_token", {**token}),
        Event("log-second_token", {**token, "spell": refer("spell-sb_08")}),
        Event("log-buys_token", {**token}),
    ]
    bought = "Ben buys a key fairy token (1 coin)."
    assert lines_of(events) == [f"{bought} Silent Rite: Ben also takes a key fairy token. {bought}"]


def buys(seat: int, cost: int = 4) -> Event:
    return logged("buys_card", seat, card=refer("card-s1"), cost=cost)


def test_purchases_of_a_player_with_nothing_between_are_one_entry() -> None:
    """All are told in the order in which they were made."""
    token = logged("buys_token", 2, token=refer("token-rope"))
    opens = Event("log-market_opens", {"round": 2, "player": seat_name(0)})
    events = [token, buys(2, 6), buys(1), buys(2), opens, buys(2)]
    first, second, third, market, fourth = lines_of(events, "ja")
    assert first == "Cleoはロープの妖精トークンを買った（1コイン）。 Cleoは《小銭の地下室》を買った（6コイン）。"
    assert "Ben" in second
    assert third == fourth == "Cleoは《小銭の地下室》を買った（4コイン）。"
    assert "マーケット" in market
    assert all(entry.weight >= 5 for entry in entries("map_masters", [token, buys(1), buys(2)])), "never cut"
    assert [entry.beats for entry in entries("map_masters", [buys(1)])] == [((buys(1),),)], "it plays on the board"


def test_only_purchases_new_to_the_reader_are_combined() -> None:
    chronicle = MapMasters.chronicle
    (entry,) = chronicle.entries([buys(1), buys(1, 6)], known=1)
    assert entry.sentences == (buys(1, 6),)


def proposal(*more: Event, stage: str = "starts") -> list[str]:
    return lines_of([logged("proposes", 0, stage=refer(f"stage-{stage}")), *more])


def test_a_proposal_is_shown_until_all_have_agreed() -> None:
    agrees = logged("agrees", 1)
    decided = "log-decided"
    assert "wait" in proposal()[0] or "confirm" in proposal()[0]
    assert proposal(agrees)[0].endswith("Ben agrees.")
    starts = proposal(agrees, Event(decided, {"stage": refer("stage-starts")}))
    assert starts == ["Everyone agrees on the start positions."]
    assert proposal(agrees, Event(decided, {"stage": refer("stage-eve")}), stage="eve") == [], "the outcome is told"
    taken = logged("takes_pen", 2)
    assert proposal(agrees, taken) == lines_of([taken]) != []


def passes(seat: int, *, unable: bool = False) -> Event:
    return Event("log-passes_unable" if unable else "log-passes", {"player": seat_name(seat)})


def test_players_who_pass_one_after_another_are_one_entry() -> None:
    assert lines_of([passes(0)]) == ["Ann passes."]
    assert lines_of([passes(1, unable=True)]) == ["Ben can't afford anything and passes."]
    events = [buys(1), passes(0), buys(1, 6), passes(2, unable=True), passes(1)]
    *before, passed = lines_of(events)
    assert [line.partition(" (")[0] for line in before] == [
        "Ben buys Coin Cellar",
        "Ann passes.",
        "Ben buys Coin Cellar",
    ]
    assert passed == "Cleo can't afford anything and passes. Ben passes."


@pytest.mark.parametrize("seat", [None, 1])
def test_hands_are_not_mentioned_but_a_time_bonus_is(seat: int | None) -> None:
    hands = [logged("hand", who, cards=[refer("card-s1")]) for who in range(2)]
    assert lines_of(hands, seat=seat) == []
    (race,) = lines_of([*hands, logged("race", goal=refer("goal-key"))], seat=seat)
    assert race.startswith("⏳ Time bonus round!")


def test_finishing_a_path_is_not_mentioned() -> None:
    assert lines_of([logged("done", 0)]) == []


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_drawn_cards_and_turn_starts_are_not_mentioned(seat: int | None) -> None:
    turn = logged("turn", 1, free=9)
    plays = logged("plays", 1, card=refer("card-s1"), column=2, row=3)
    draws = logged("draws", 1, to=(1,), card=refer("card-s2"))
    (line,) = lines_of([turn, plays, draws], seat=seat)
    assert line.startswith("Ben plays")
    assert "B3" in line
    assert lines_of([turn], seat=seat) == []


def test_an_artifact_is_mentioned_once() -> None:
    group = refer("group-green")
    taken = logged("artifact", group=group, artifact=refer("artifact-winged_boots"))
    at = logged("ends_at", group=group, card=refer("card-s1"))
    assert len(lines_of([taken, at])) == len(lines_of([at])) == 1
    assert lines_of([taken, at]) == lines_of([taken])


@pytest.mark.parametrize(("taker", "separate"), [("green", False), ("blue", True)])
def test_an_artifact_gained_with_a_goal_is_mentioned_only_for_another_group(taker: str, separate: bool) -> None:
    goal = logged("fills", group=refer("group-green"), slot=refer("slot-masked_guardians-1"))
    taken = logged("artifact", group=refer(f"group-{taker}"), artifact=refer("artifact-moon_mask"))
    line, *others = lines_of([goal, taken])
    assert "meets an objective" in line
    assert "gains an artifact" not in line
    assert len(others) == separate
    assert all("gains an artifact: Moon Mask" in other for other in others)


def test_a_card_revealed_in_vain_is_one_entry_despite_a_proposal_in_between() -> None:
    group = refer("group-green")
    proposes = logged("proposes", 0, stage=refer("stage-turned"))
    events = [
        logged("reveals", group=group, card=refer("card-s1")),
        proposes,
        logged("agrees", 1),
        logged("stays", group=group),
    ]
    proposal, reveals = lines_of(events)
    assert proposal.startswith("Ann makes a proposal")
    assert "reveals" in reveals
    assert "stays there" in reveals


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "🛒 The team buys for Green (▲): key fairy token and rope fairy token. "
            "For Blue (■): Phantom Blade and Fairy Pact (face down). "
            "A new spell was turned up, so the team can go on shopping with 3 coins left.",
        ),
        (
            "ja",
            "🛒 チームの買い物：緑のグループ（▲）に鍵の妖精トークン、ロープの妖精トークン。 "
            "青のグループ（■）に幻の刃、裏向きの呪文書（妖精の契約だった）。 "
            "呪文書を買って新しい1枚が表になったので、残りの3コインで買い物を続けられる。",
        ),
    ],
)
def test_what_the_team_buys_is_told_by_group_and_why_it_goes_on_shopping(language: str, line: str) -> None:
    green, blue = refer("group-green"), refer("group-blue")
    events = [logged("group_token", group=green, token=refer(f"token-{kind}")) for kind in ("key", "rope")]
    events.insert(1, logged("group_spell", group=blue, spell=refer("spell-sb_01")))
    events.append(logged("group_spell_unseen", group=blue, spell=refer("spell-sb_02")))
    events.append(logged("shop_again", coins=3))
    (entry,) = lines_of(events, language)
    assert entry.replace("\n", " ") == line


@pytest.mark.long
@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({}, "en"),
        ({"mode": "coop"}, "ja"),
        pytest.param({}, "ja", marks=pytest.mark.long),
        pytest.param({"mode": "coop"}, "en", marks=pytest.mark.long),
    ],
)
def test_every_entry_of_a_real_game_has_a_text_of_a_few_lines(settings: dict[str, object], language: str) -> None:
    lines = lines_of(played(2, 60, **settings), language)
    assert lines
    assert all(0 < len(line) < 200 for line in lines), lines


def test_the_entry_for_a_mission_describes_its_goals() -> None:
    (line,) = lines_of([logged("mission", mission=refer("mission-ritual"), number=6, stars=3)], "ja")
    assert line.startswith("🗺️ ミッション6")
    assert line.endswith("★★★ どのグループもテレポートを使ったうえで、儀式の輪の四方に、決まった物を届ける。")
