"""Previews of the consequences of an answer; passing for longer than one window (DN-16.10)."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from games.dungeoneer.rules.breakdowns import pending_sum
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.orders import stance_of
from games.dungeoneer.rules.pieces import NOWHERE, NextRoll, Roll, Window
from games.dungeoneer.rules.windows import PASS, PASS_ATTACK, PASS_TURN
from rules.messages import Message, Seat, refer, seat_name
from tests.games.driver import preview
from tests.games.dungeoneer.answers import at_gate, breakdown
from tests.games.dungeoneer.table import Table


def test_the_preview_of_a_move_shows_gains_and_threats() -> None:
    table = at_gate().rich(1, movement=3).begin("hero")
    table.lines_are("move-n", "sum-gains").explains("move-n", "sum-gains", glory=1, peril=1)
    table.lines_are("move-e", "sum-gains", "sum-pit", "sum-threat")
    table.explains("move-e", "sum-threat", attr="speed", score=3, target=6, percent=67)
    # The trapped exit; the turn began in the space behind it.
    table.play("move-s").lines_are("move-n", "sum-threat", "sum-trapped_fails", "sum-seen")


@pytest.mark.rule("DN-10.8", "DN-10.10")
@pytest.mark.parametrize(("movement", "left", "cusp"), [(1, 0, True), (2, 1, False)])
def test_the_preview_of_a_locked_exit_shows_the_cost_of_failing(movement: int, left: int, cusp: bool) -> None:
    table = Table(("he_sera", "he_brokk")).map(("md_forge", 0, 0), ("md_ash_corridor", 1, 0)).rich(1, movement=movement)
    table.begin("hero", moved=True)
    assert Message("sum-locked_fails", {"left": left}) in breakdown(table, "move-e")
    table.dice(1).play("move-e")
    assert (table[1].cusp != NOWHERE) == cusp
    for language, words in (("ja", "狭間" if cusp else "行動力をもう1"), ("en", "cusp" if cusp else "1 more movement")):
        assert words in TEXTS.say(language, "dungeoneer", Message("sum-locked_fails", {"left": left}))


def test_the_preview_of_a_lock_that_opens_for_certain_shows_no_cost() -> None:
    table = Table(("he_tamsin", "he_brokk")).map(("md_forge", 0, 0), ("md_ash_corridor", 1, 0)).rich(1, movement=2)
    assert not any(line.key.endswith("_fails") for line in breakdown(table.begin("hero", moved=True), "move-e"))


def test_a_preview_addresses_the_reader_as_you() -> None:
    table = at_gate().hand(1, "mo_goblin").hand(2, "bn_battle_cry").rich(2, glory=4, peril=9)
    table.begin("dungeonlord")
    lines = breakdown(table, "declare-mo_goblin-s2-melee")
    assert [line.args["own"] for line in lines if "own" in line.args] == [0] * 4
    table.declare("mo_goblin", wait=True)
    lines = breakdown(table, PASS, 2)
    assert [(line.key, line.args["own"]) for line in lines if "own" in line.args] == [
        ("sum-hit", 0),
        ("sum-countered", 1),
        ("sum-side", 0),
        ("sum-side", 1),
    ]
    sentences = [TEXTS.say("ja", "dungeoneer", line, ["Mei", "葵", "楓"]) for line in lines]
    assert sentences[1].startswith("あなたの反撃")
    assert not any("楓" in line for line in sentences)


@pytest.mark.parametrize(("die", "life"), [(4, 5), (5, 6)])
def test_the_preview_of_a_move_onto_spikes_includes_effects_on_the_roll(die: int, life: int) -> None:
    table = at_gate().map(("md_gate", 0, 0), ("md_chains", 0, 1)).rich(1, movement=1)
    table[1].rolls += [NextRoll("ba_evil_eye", -2, ["threat"]), NextRoll("tr_amulet", 1, ["defence"])]
    table.begin("hero").lines_are("move-s", "sum-gains", "sum-spikes", "sum-threat", "sum-part")
    table.explains("move-s", "sum-threat", attr="speed", score=1, target=6, percent=33)
    table.explains("move-s", "sum-part", source="evil_eye", n=-2).dice(die).play("move-s").hero_is(1, life=life)


def test_previews_of_cards_and_effects_show_their_text() -> None:
    table = at_gate("he_lirien", "he_brokk").hand(1, "tr_boots", "bn_second_wind")
    table.ready(1, "tr_staff").rich(1, glory=9, movement=1).set(1, life=3).begin("hero").lines_are("end")
    table.lines_are("play-tr_boots", "text-tr_boots").lines_are("play-bn_second_wind", "text-bn_second_wind")
    table.lines_are("use-#tr_staff", "text-tr_staff").lines_are("ability", "text-he_lirien")


def test_the_preview_of_an_encounter_shows_its_attack_before_it_is_declared() -> None:
    table = at_gate("he_sera", "he_brokk", "he_lirien").hand(1, "mo_goblin", "tp_darts", "mo_drake").rich(2, peril=9)
    table.rich(3, peril=3).begin("dungeonlord").play("declare").lines_are("cancel")
    table.lines_are("add-mo_goblin")  # two players could be its target, and it has no effect to describe
    table.lines_are("add-mo_drake", "text-mo_drake")
    table.play("add-mo_goblin").lines_are("back")  # two attributes to choose from
    for seat in (2, 3):
        lines = breakdown(table, f"seat-{seat}")
        assert [line.key for line in lines[:2]] == ["sum-hit", "sum-countered"]
        sides = [line.args["who"] for line in lines if line.key == "sum-side"]
        assert sides == [refer("monster-goblin"), seat_name(seat)]


def test_the_player_who_runs_a_quests_monster_reads_what_its_hit_does() -> None:
    table = at_gate().map(("md_throne", 0, 0)).quest("qd_cinder_king", owner=1).begin("hero")
    table.play("quest-qd_cinder_king")
    hits = [TEXTS.say("en", "dungeoneer", breakdown(table, attr, 2)[0], ["Aoi", "Ren"]) for attr in ("melee", "magic")]
    assert [hit.partition("to hit")[2] for hit in hits] == [" (1 wound).", " (2 wounds)."]


def test_the_preview_of_an_attack_counts_only_the_defenders_shield() -> None:
    table = at_gate().hand(1, "mo_goblin").ready(1, "tr_shield").ready(2, "tr_shield")
    table.rich(2, peril=9).begin("dungeonlord")
    parts = [line.args for line in breakdown(table, "declare-mo_goblin-s2-melee") if line.key == "sum-part"]
    assert parts == [{"source": refer("treasure-shield"), "n": 1}]


def test_a_player_asked_in_a_window_sees_what_is_about_to_happen() -> None:
    table = at_gate().hand(1, "mo_goblin", "ba_frailty")
    table.hand(2, "bn_sidestep", "bn_spell_ward", "bn_battle_cry").rich(2, glory=4, peril=9).begin("dungeonlord")
    table.play("bane-ba_frailty-s2", wait=True).explains(PASS, "sum-card", by=2, card="frailty")
    table.play(PASS, seat=2, wait=True).declare("mo_goblin", wait=True)
    assert [line.key for line in breakdown(table, PASS, 2)][:2] == ["sum-hit", "sum-countered"]
    table.lines_are("play-bn_sidestep-e0", "text-bn_sidestep", by=2)
    table.explains(PASS, "sum-hit", by=2, who="goblin").explains(PASS, "sum-countered", by=2, who=2)
    table.play(PASS, seat=2, wait=True).go_on(pass_windows=False)
    before = breakdown(table.window_is("roll"), PASS, 2)
    table.explains(PASS, "sum-hit", by=2, percent=42)
    table.play("play-bn_battle_cry-n3", seat=2, wait=True)
    assert [line.key for line in before] == ["sum-hit", "sum-countered", "sum-side", "sum-side", "sum-part"]
    assert (before[-1].args["source"], before[-1].args["n"]) == (refer("bane-frailty"), -1)


@pytest.mark.parametrize(("added", "percent"), [(0, 17), (2, 42)])
def test_the_preview_of_a_chance_roll_includes_the_glory_spent(added: int, percent: int) -> None:
    """Two dice against 10; with two Glory spent, against 8."""
    table = at_gate("he_sera", "he_brokk", "he_lirien").map(("md_treasury", 0, 0), ("md_ash_corridor", 0, -1))
    table.quest("qd_treasury", owner=1).hand(2, "ba_ill_omen").rich(1, glory=2, peril=9, movement=1)
    table.begin("hero", moved=True).play("quest-qd_treasury", f"spend-{added}", wait=True)
    table.lines_are(PASS, "sum-chance").explains(PASS, "sum-chance", percent=percent)


def test_previews_and_odds_include_a_second_die() -> None:
    table = at_gate().rich(1, movement=3).begin("hero")
    (_, _, plain) = breakdown(table, "move-e")
    table[1].two_dice = "bn_lucky_star"
    (_, _, lucky) = breakdown(table, "move-e")
    assert (plain.args["percent"], lucky.args["percent"]) == (67, 89)
    assert odds.percent(odds.at_least(6, two_dice=True)) == 31
    wins, losses = odds.higher(0)
    better, worse = odds.higher(0, True)
    assert (round(36 * wins), round(36 * losses)) == (15, 15)
    assert round(216 * better) == 125
    assert better + worse + sum((2 * face - 1) / 216 for face in range(1, 7)) == pytest.approx(1)


@pytest.mark.rule("DN-16.10")
def test_passing_for_an_attack_holds_until_the_next_one() -> None:
    table = at_gate().hand(1, "mo_goblin", "mo_rats").hand(2, "bn_battle_cry")
    table.rich(2, glory=3, peril=9).begin("dungeonlord").declare("mo_goblin", "mo_rats", wait=True)
    assert table.all_ids(2)[-2:] == [PASS_ATTACK, PASS_TURN]
    table.dice(1, 1).play(PASS_ATTACK, seat=2, wait=True)
    table.go_on(pass_windows=False)
    assert table.is_asked(2), "the second attack asks again"
    assert [entry.state for entry in table.game.encounters] == ["dead", "waiting"]
    assert stance_of(table.game, 2) == "affected"


@pytest.mark.rule("DN-16.10")
def test_passing_for_a_turn_ends_with_the_turn_and_stays_hidden_from_others() -> None:
    table = at_gate().hand(1, "mo_goblin", "mo_rats").hand(2, "bn_battle_cry")
    table.rich(2, glory=3, peril=9).begin("dungeonlord").declare("mo_goblin", "mo_rats", wait=True)
    table.do(PASS_TURN, seat=2, wait=True)
    assert table.game.view(2).stance == "turn"
    assert table.game.view(1).stance == "affected"
    events = table.events
    while not table.is_asked(1):
        events += table.go_on(pass_windows=False)
        assert not table.is_asked(2)
    assert all("pass" not in event.key for event in events)
    table.game.agenda.stack.clear()
    table.begin("reset", turn=2)
    assert stance_of(table.game, 2) == "affected", "the earlier order applies again"


@pytest.mark.rule("DN-16.10")
def test_a_standing_order_for_the_turn_can_be_given_and_withdrawn_at_any_time() -> None:
    table = at_gate().begin("hero")
    order = next(q for q in table.game.questions if q.kind == "standing_order" and q.seat == 2)
    assert [option.id for option in order.options(table.game)] == ["stance-always", "stance-turn", "stance-pass"]
    table.game.choose(2, order.id, ["stance-always"])
    order = next(q for q in table.game.questions if q.kind == "standing_order" and q.seat == 2)
    table.game.choose(2, order.id, ["stance-turn"])
    assert stance_of(table.game, 2) == "turn"
    order = next(q for q in table.game.questions if q.kind == "standing_order" and q.seat == 2)
    assert [option.id for option in order.options(table.game)] == ["stance-always", "stance-affected", "stance-pass"]
    table.game.choose(2, order.id, ["stance-affected"])
    assert stance_of(table.game, 2) == "affected"


def test_previews_of_discards_show_the_text_of_the_card() -> None:
    table = at_gate().hand(1, "bn_sidestep", "mo_goblin").ready(1, "tr_boots")
    table.pack(1, "mo_troll").begin("discard").lines_are("hand-bn_sidestep")  # the hand shows it
    table.lines_are("treasure-#tr_boots", "text-tr_boots").lines_are("pack-#mo_troll", "text-mo_troll")


def test_the_preview_of_a_prevented_attack_says_that_it_does_no_harm() -> None:
    table = at_gate().hand(1, "mo_goblin").hand(2, "bn_sidestep", "bn_battle_cry")
    table.rich(2, glory=4, peril=2).stance(2, "always").begin("dungeonlord").declare("mo_goblin", wait=True)
    table.play("play-bn_sidestep-e0", seat=2, wait=True)
    harmless = Message("sum-prevented", {"who": seat_name(2), "own": 1})
    assert breakdown(table, PASS, 2)[0] == harmless
    table.play(PASS, seat=2, wait=True).go_on(pass_windows=False)
    lines = breakdown(table.window_is("roll"), PASS, 2)
    assert lines[0] == harmless
    assert "sum-hit" not in [line.key for line in lines]


@pytest.mark.parametrize(
    ("what", "tag", "source", "reader", "first", "last"),
    [
        ("trap", "trap", "tp_net", 2, "sum-card", "sum-threat"),
        ("trap", "trap", "tp_net", 1, "sum-card", "sum-threat"),
        ("bane", "bane", "ba_collapse", 2, "sum-card", "sum-threat"),
        ("exit", "locked", "md_prison", 2, "sum-threat", "sum-locked_fails"),
        ("exit", "trapped", "md_smoke_vents", 2, "sum-threat", "sum-trapped_fails"),
        ("exit", "trapped", "md_smoke_vents", 1, "sum-threat", "sum-threat"),
    ],
)
def test_before_a_roll_what_failing_does_is_shown_to_whom_it_may_concern(
    what: str, tag: str, source: str, reader: Seat, first: str, last: str
) -> None:
    table = at_gate("he_sera", "he_gorm")
    table.game.roll = Roll(what, 2, "speed", 6, source, tags=["threat", tag])
    table.game.windows.append(Window("roll", [2]))
    lines = pending_sum(table.game, reader, brief=True)
    assert (lines[0].key, lines[-1].key) == (first, last)


def test_armed_orders_show_their_moment_and_the_text_of_the_card() -> None:
    table = at_gate("he_gorm", "he_brokk").hand(1, "bn_sidestep", "ba_ill_omen").begin("hero")
    order = next(q for q in table.game.questions if q.kind == "arm_order" and q.seat == 1)
    by_id = {option.id: option for option in order.options(table.game)}
    assert by_id["arm-ability-roll-defence"].label.args["when"] == refer("when-defence")
    assert by_id["arm-play-bn_sidestep-enc"].label.args["when"] == refer("at-enc")
    for id, key in (
        ("arm-ability-roll-defence", "text-he_gorm"),
        ("arm-play-bn_sidestep-enc", "text-bn_sidestep"),
        ("arm-bane-ba_ill_omen-roll-quest-s2", "text-ba_ill_omen"),
    ):
        assert [line.key for line in preview(table.game, 1, order.id, id)] == [key]
    table.game.choose(1, order.id, ["arm-play-bn_sidestep-enc"])
    order = next(q for q in table.game.questions if q.kind == "arm_order" and q.seat == 1)
    assert [line.key for line in preview(table.game, 1, order.id, "off-play-bn_sidestep-enc")] == ["text-bn_sidestep"]
    assert preview(table.game, 1, order.id, "none") == []
