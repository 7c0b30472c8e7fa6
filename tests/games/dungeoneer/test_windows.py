"""Off-turn actions, windows, standing and armed orders (DN-15, DN-16)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from benchmarks.press_count import asked_of
from cogs.screens.open_question import Confirmation
from conformance.texts import TEXTS
from games.dungeoneer.rules.acts.possible import possible_acts
from games.dungeoneer.rules.components import CARDS
from games.dungeoneer.rules.pieces import Armed, Beast, Encounter, PendingBane, Window
from games.dungeoneer.rules.relevance import Ask, Skip, Wait, call_on
from games.dungeoneer.rules.windows import Pause, window_order
from rules.entries import Together
from rules.game import carry_on
from rules.messages import TABLE, seat_name
from rules.questions import Picked, Refused, Secrecy, Shown, as_shown, refusals
from tests.games.dungeoneer.answers import at_gate, missed_answers
from tests.games.dungeoneer.table import MAP, Table, table_of

SHRINE = (("md_shrine", 0, 0), ("md_ash_corridor", 0, -1))
"""The shrine, where `qd_relight` is attempted, with one space to the north."""


def attack(table: Table, card: str = "mo_goblin", target: int = 2) -> Table:
    """Seat 1 sends a monster against the target, which gets the Peril for it; nobody has answered yet."""
    table.hand(1, card).set(target, peril=max(table[target].peril, CARDS[card].cost)).begin("dungeonlord")
    return table.declare(card, target=target, wait=True)


@pytest.mark.rule("DN-15.1", "DN-15.4", "DN-15.6", "DN-1.3")
def test_affordable_cards_and_effects_can_be_used_off_turn() -> None:
    table = table_of("he_sera", "he_lirien")
    table.ready(2, "tr_staff").hand(2, "bn_battle_cry").rich(2, glory=2).stance(2, "always")
    attack(table, "mo_imp").go_on(pass_windows=False)
    table.offers("ability", "use-#tr_staff", by=2)
    table.answers_like("play-", "play-bn_battle_cry-n1", "play-bn_battle_cry-n2", by=2)


def test_passing_just_before_a_roll_says_that_the_roll_follows() -> None:
    table = table_of("he_sera", "he_lirien").hand(2, "bn_battle_cry").rich(2, glory=2).stance(2, "always")
    attack(table, "mo_imp")
    for label in ("do-pass", "do-pass_roll"):  # after the declaration, then before the roll
        option = table.asked(2).options(table.game)[0]
        assert (option.id, option.label.key, option.prominence >= Shown.BUTTON) == ("pass", label, True)
        assert option.label.key in table.game.passing
        table.do("pass", seat=2, wait=True)


@pytest.mark.rule("DN-1.18")
def test_a_variable_cost_is_chosen_and_paid_once() -> None:
    table = table_of().hand(1, "bn_battle_cry").rich(1, glory=5, movement=1).begin("hero")
    table.answers_like("play-bn_battle", *(f"play-bn_battle_cry-n{n}" for n in (1, 2, 3)))
    table.play("play-bn_battle_cry-n3").hero_is(1, glory=2)
    assert table[1].effects[0].n == 3


@pytest.mark.rule("DN-15.3")
def test_moving_exploring_and_attempting_quests_are_not_possible_off_turn() -> None:
    table = table_of().set(2, token=True).quest("qd_smith", 2).stance(2, "always").begin("hero").rich(1, movement=1)
    table.begin("hero").play("end", wait=True)
    assert all(id.startswith(("pass", "challenge", "untip", "ability")) for id in table.ids(2))


def refusal(table: Table, seat: int, id: str) -> Refused:
    """Why this answer is not offered to a player."""
    (refused,) = [refused for refused in refusals(table.asked(seat), table.game) if refused.id == id]
    return refused


@pytest.mark.rule("DN-15.5")
def test_responses_need_an_encounter_or_a_bane_on_the_players_own_hero() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(2, "bn_sidestep").hand(1, "bn_sidestep").rich(1, glory=5)
    table.rich(2, glory=5).begin("dungeonlord")
    refused = refusal(table, 1, "play-bn_sidestep")
    assert (refused.reason, refused.reason_args) == ("wrong_timing", {"when": "response"})
    table.set(3, peril=2).hand(1, "mo_goblin").begin("dungeonlord").declare("mo_goblin", target=3, wait=True)
    table.asks_in_secret()


@pytest.mark.rule("DN-15.5")
def test_the_refusal_of_an_unaffordable_response_shows_its_cost_and_the_glory_left() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(2, "bn_sidestep").rich(2, glory=5).set(2, peril=2)
    table.hand(1, "mo_goblin").begin("dungeonlord").declare("mo_goblin", target=2, wait=True)
    table[2].glory = 0
    refused = refusal(table, 2, "play-bn_sidestep")
    assert (refused.reason, refused.missed) == ("not_enough_glory", True)
    assert refused.reason_args == {"cost": 1, "glory": 0}


@pytest.mark.rule("DN-15.5", "DN-5.17")
def test_the_dungeonlord_cannot_respond_to_their_own_trap() -> None:
    """It is seat 2's turn, and its hero is in its own trap, which seat 1 pays for; seat 3 is there too."""
    table = table_of("he_brokk", "he_lirien", "he_sera")
    for seat in (2, 3):
        table.hand(seat, "bn_blink", "bn_battle_cry").rich(seat, glory=9)
    table.hand(2, "tp_crusher").rich(1, peril=4).stance(2, "always").begin("dungeonlord", turn=2)
    table.play("declare", "add-tp_crusher").play("done", wait=True).window_is("enc")
    table.offers("play-bn_blink", by=3)  # a response to another player's encounter is possible
    table.never("play-bn_blink", by=2).refuses("play-bn_blink", "wrong_timing", by=2)
    table.offers("play-bn_battle_cry-n1", "ability", by=2)  # Anytime cards and effects remain
    quest = table_of("he_brokk", "he_lirien", "he_sera").map(("md_ossuary", 0, 0), ("md_ash_corridor", 0, -1))
    quest.quest("qd_bone_regent", 2).hand(2, "bn_blink").rich(2, glory=9, movement=1).begin("hero", turn=2)
    # a quest monster counts as another player's (DN-13.31a)
    quest.play("quest-qd_bone_regent", wait=True).offers("play-bn_blink", by=2)


def test_what_the_hero_does_where_it_is_stands_next_to_the_question() -> None:
    """A mark of its own space would not tell: getting up comes first, and leaving a burden anywhere late."""
    table = table_of().hand(1, "tr_sword").rich(1, glory=9, movement=2).tip(1, "threat", "melee", 5).begin("hero")
    shown = as_shown(table.asked(), table.game)
    assert (shown[0].id, shown[0].mark) == ("untip", "")
    assert shown[1].mark
    quest = table_of("he_brokk", "he_lirien", "he_sera").map(("md_ossuary", 0, 0), ("md_ash_corridor", 0, -1))
    quest.quest("qd_bone_regent", 2).rich(2, movement=1).begin("hero", turn=2)
    first = as_shown(quest.asked(), quest.game)[0]
    assert first.id == "quest-qd_bone_regent"
    assert first.prominence > Shown.VITAL


def test_a_tap_on_a_card_of_the_hand_asks_first_and_one_on_a_space_moves() -> None:
    table = table_of().hand(1, "bn_ember_rune").rich(1, glory=9, movement=2).begin("hero")
    asked = asked_of(table.game, table.asked(), TEXTS)
    confirmed = {option.id: asked.confirmation(option) for option in asked.options if option.mark}
    assert confirmed["play-bn_ember_rune"] is Confirmation.SECOND_TAP
    moves = [confirmation for id, confirmation in confirmed.items() if id.startswith("move-")]
    assert moves
    assert set(moves) == {Confirmation.NONE}


@pytest.mark.rule("DN-15.7", "DN-15.8", "DN-18.9", "DN-18.10")
def test_a_tipped_hero_can_spend_movement_only_on_getting_up() -> None:
    table = table_of().tip(1, "threat", "melee", 5).rich(1, movement=2).begin("hero")
    table.answers_are("untip", "end", "end_let_go")
    for id in ("move-n", "challenge-s2", "explore"):
        table.refuses(id, "tipped")
    table.dice(1).play("untip").hero_is(1, movement=1, lies=True, life=6)
    table.dice(3).play("untip").hero_is(1, movement=0, tip=None)


@pytest.mark.rule("DN-15.9", "DN-15.10")
def test_a_challenge_costs_a_movement_and_spends_the_attack() -> None:
    table = table_of().rich(1, movement=2).begin("hero").dice(3, 2).play("challenge-s2-melee").hero_is(1, movement=1)
    table.refuses("challenge-s2", "already_attacked")
    again = at_gate().rich(1, movement=2).begin("dungeonlord").set(1, attacked=True)
    assert [refusal.reason for refusal in missed_answers(again)] == ["already_attacked"]
    table_of().at(2, "md_crossways").rich(1, movement=1).begin("hero").refuses("challenge-s2", "not_same_space")
    weak = table_of("he_sera", "he_brokk").set(1, hero="he_tamsin").map(*MAP).bane(1, "ba_leaden_feet", 2)
    weak.rich(1, movement=0).begin("hero").refuses("challenge-s2", "no_movement")


@pytest.mark.rule("DN-15.12", "DN-15.13")
def test_a_hero_challenges_heroes_before_and_after_the_encounters() -> None:
    table = table_of("he_sera", "he_brokk").hand(1, "mo_goblin", "mo_rats", "ba_frailty").hand(2, "bn_sidestep")
    table.rich(1, movement=2).rich(2, glory=3, peril=9).begin("dungeonlord").offers("challenge-s2-melee")
    table.dice(3, 2, 3, 3).declare("mo_goblin", "mo_rats").asks("between_encounters").never("challenge*")
    table.dice(3, 1).play("go_on").dice(6, 1).play("challenge-s2-melee", wait=True)
    assert not table.is_asked(2) or "play-bn_sidestep" not in table.ids(2), "no response against a hero"


@pytest.mark.rule("DN-15.12", "DN-16.11")
def test_off_turn_challenges_are_offered_when_a_hero_enters_the_space() -> None:
    table = table_of("he_sera", "he_brokk").at(2, "md_ash_corridor").set(2, token=True).rich(1, movement=2)
    table.begin("hero")
    table.play("move-n", wait=True).asks("window_action").answers_are("pass", "challenge-s1-melee", by=2)
    table.dice(6, 1).play("challenge-s1-melee", seat=2).hero_is(1, life=5).hero_is(2, glory=1, token=False)


@pytest.mark.rule("DN-15.12")
def test_off_turn_challenges_are_limited_to_the_entered_space() -> None:
    table = table_of("he_sera", "he_brokk", "he_kestrel").at(2, "md_crossways").at(3, "md_crossways").set(2, token=True)
    table.rich(1, movement=3).begin("hero").play("move-n", wait=True).asks_in_secret()  # seats 2 and 3 are elsewhere
    table.play("move-s", "move-e", wait=True).answers_are("pass", "challenge-s1-melee", "challenge-s3-melee", by=2)


@pytest.mark.rule("DN-16.1", "DN-16.2", "DN-16.3")
def test_only_players_able_to_act_are_asked_and_others_do_not_see_who() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(2, "bn_sidestep").rich(2, glory=1)
    attack(table).asks_in_secret(2).waits().sees(2, "waiting", [2]).sees(1, "waiting", []).sees(3, "waiting", [])
    silent = attack(table_of("he_sera", "he_brokk"))
    assert silent.asked().kind in ("dungeonlord_acts", "peril_recipient"), "skipped at once"


def declared(
    *heroes: str, held: Sequence[str] = (), monster: str = "mo_goblin", cards: str = "both", **has: int
) -> Table:
    """Seat 1 has declared a monster against seat 2, who holds these cards; the clock has not gone on yet."""
    table = table_of(*heroes, cards=cards).hand(2, *held).rich(2, **{"glory": 1, "peril": 2} | has)
    return table.hand(1, monster).begin("dungeonlord").play("declare", f"add-{monster}")


@pytest.mark.rule("DN-16.3", "DN-16.12")
@pytest.mark.parametrize(("card", "asked"), [("mo_rats", []), ("bn_sidestep", [2]), ("bn_spell_ward", [])])
def test_a_pause_hides_whether_a_player_with_a_hidden_hand_is_asked(card: str, asked: list[int]) -> None:
    """The other players see the same, whether or not the hidden card can be played."""
    table = declared(held=[card]).press("done").asks_in_secret(*asked).pauses().waits().sees(1, "waiting", [])
    (pause,) = [question for question in table.game.questions if question.seat == TABLE]
    assert isinstance(pause, Pause)
    assert (pause.secrecy, pause.default(table.game), pause.wait(table.game)[0] >= 1) == (Secrecy.ALL, ["go_on"], True)
    for seat in (None, 1):
        assert [event.key for event in table.events if event.heard_by(seat)][-1] == "log-peril_lost"
    before = table.game.choices
    table.press("go_on", TABLE).game_is(choices=before + 1)
    assert (table.game.windows[0].kind == "enc") == bool(asked), "the pause over, only the asked is waited for"


def test_imagined_games_have_no_pauses() -> None:
    """Nobody watches an imagined game, so a skipped window reveals nothing."""
    table = declared(held=["mo_rats"])
    ((stack, done),) = [opened for opened in table.game.agenda.open() if opened[1].awaited]
    (option,) = [option for option in done.options(table.game) if option.id == "done"]
    carry_on(table.game, stack, done, Picked((option,)))
    table.pauses(expected=False).game_is(windows=[], imagined=True)


@pytest.mark.rule("DN-16.3")
def test_a_quick_answer_does_not_show_that_someone_was_asked() -> None:
    table = declared(held=["bn_sidestep"]).press("done").press("pass", 2).window_is("enc")
    assert [question.seat for question in table.game.questions if question.awaited] == [TABLE], "the clock goes on"


@pytest.mark.rule("DN-16.3", "DN-16.4")
def test_after_an_answer_the_window_pauses_again() -> None:
    """So nobody sees whether the player could do more."""
    table = declared(held=["bn_sidestep", "mo_rats"], glory=4).press("done").press("play-bn_sidestep-e0", 2)
    table.press("go_on", TABLE).logs("plays").window_is("enc").pauses().asks_in_secret()


@pytest.mark.rule("DN-16.2", "DN-16.3")
def test_there_is_no_pause_when_everyone_can_see_that_nobody_can_act() -> None:
    responses = ["bn_sidestep", "bn_sidestep", "bn_spell_ward", "bn_spell_ward"]
    for glory, discarded, paused in ((1, [], True), (0, [], False), (1, responses, False)):
        table = declared(held=["mo_rats"], cards="emberdeep", glory=glory)
        for card in ["bn_battle_cry", *discarded]:
            table.game.deck.remove(card)
            table.game.discard.append(card)
        table.press("done").pauses(expected=paused)
    known = declared(held=["mo_rats"], cards="emberdeep", glory=9)
    known.game.known[2] = ["mo_rats"]
    known.press("done").pauses(expected=False)  # the whole hand is known and has no playable card


@pytest.mark.rule("DN-16.3", "DN-16.13")
def test_a_pause_also_hides_the_turn_players_own_hand() -> None:
    for card, asked in (("mo_rats", []), ("bn_lucky_star", [1])):
        table = table_of().map(("md_forge", 0, 0), ("md_ash_corridor", 1, 0)).hand(1, card).rich(1, glory=2, movement=2)
        table.begin("hero").press("move-e").pauses().asks_in_secret(*asked)


@pytest.mark.rule("DN-16.3", "DN-16.10")
def test_a_pause_hides_a_standing_order_to_pass() -> None:
    """Everybody sees that Lirien could use her ability."""
    for stance, asked in (("pass", []), ("affected", [2])):
        table = declared("he_sera", "he_lirien", monster="mo_imp", peril=3).stance(2, stance)
        table.press("done").pauses().asks_in_secret(*asked)


@pytest.mark.rule("DN-16.3")
def test_question_ids_do_not_reveal_whether_others_were_asked() -> None:
    numbers = set()
    for card in ("mo_rats", "bn_sidestep"):
        table = table_of("he_sera", "he_brokk", "he_tamsin").hand(2, card).rich(2, glory=1).rich(3, glory=1, peril=2)
        table.dice(3, 4).pack(1, "mo_troll")  # so that there is something to ask afterwards
        attack(table).go_on()
        if card == "bn_sidestep":
            table.order(2, "stance-always")
        table.do("end")
        numbers.add(table.asked(1).id)
    assert len(numbers) == 1


@pytest.mark.rule("DN-16.1")
def test_a_player_who_can_only_heal_is_asked_only_when_life_is_low() -> None:
    for life, asked in ((6, False), (3, False), (2, True)):
        table = table_of("he_sera", "he_lirien").ready(2, "tr_draught").hand(1, "mo_goblin").set(2, life=life, peril=2)
        table.stance(2, "affected").begin("dungeonlord").play("declare", "add-mo_goblin").play("done", wait=True)
        if table.is_asked(2) and table.game.windows[-1].kind == "enc":
            table.do("pass", seat=2, wait=True)
        table.window_is("roll" if asked else "none")


@pytest.mark.rule("DN-16.4", "DN-16.5")
@pytest.mark.parametrize(
    ("kind", "affected", "entry", "order"),
    [
        ("reset", [], -1, [2, 3, 4, 5, 1]), ("enc", [1, 2, 5], -1, [5, 1, 2, 3, 4]), ("bane", [2], -1, [2, 4, 5, 1, 3]),
        ("roll", [4], -1, [2, 3, 4, 5, 1]), ("chal", [4], 0, [4, 3, 5]), ("move", [2], -1, [3, 4, 5, 1]),
        ("end", [], -1, [2, 3, 4, 5, 1]),
    ],
)  # fmt: skip
def test_every_window_asks_players_in_the_order_of_the_rules(
    kind: str, affected: list[int], entry: int, order: list[int]
) -> None:
    """The table of section 16 with five players on seat 2's turn; seats 3, 4 and 5 are in the space of a monster."""
    table = table_of("he_sera", "he_brokk", "he_lirien", "he_tamsin", "he_ozrak")
    table.at(3, "md_crossways").at(4, "md_crossways").at(5, "md_crossways").game.turn = 2
    table.game.encounters = [Encounter("mo_rats", 4, 1, table[4].at, "melee", Beast(1, "mo_rats"))]
    table.game.bane = PendingBane("ba_ill_omen", by=4, victim=2, payer=2)
    assert window_order(table.game, Window(kind, affected, entry)) == order


def both_attacked() -> Table:
    """Seats 2 and 3 are attacked, and can sidestep."""
    table = table_of("he_sera", "he_brokk", "he_lirien").hand(2, "bn_sidestep").hand(3, "bn_sidestep", "bn_second_wind")
    table.rich(2, glory=1, peril=2).rich(3, glory=1, peril=1).hand(1, "mo_goblin", "mo_rats").begin("dungeonlord")
    table.play("declare", "add-mo_goblin", "add-mo_rats")
    if "seat-3" in table.ids():
        table.do("seat-3")
    return table.play("done", wait=True)


def first_card(table: Table, seat: int) -> str:
    """The first card that a player is offered to play: in `both_attacked` the sidestep."""
    return next(id for id in table.ids(seat) if id.startswith("play"))


@pytest.mark.rule("DN-16.4", "DN-16.5")
def test_all_are_asked_at_once_and_answers_take_effect_in_order() -> None:
    table = both_attacked().asks_in_secret(2, 3)
    assert isinstance(table.game.agenda.stack[-1], Together)
    table.play(first_card(table, 3), seat=3, wait=True).asks_in_secret(2).logs("window_chosen", to=[3])
    assert not any(entry.prevented for entry in table.game.encounters), "seat 2 comes first"
    table.dice(3, 3, 3, 3).play(first_card(table, 2), seat=2, wait=True).logs_each("plays", player=[2, 3])


@pytest.mark.rule("DN-16.5")
def test_a_pass_stays_valid_after_another_players_answer() -> None:
    table = both_attacked().play("pass", seat=3, wait=True)
    table.play(first_card(table, 2), seat=2, wait=True).asks_in_secret()


def test_arming_for_the_open_window_says_that_it_is_used_at_once() -> None:
    table = table_of("he_sera", "he_brokk").map(*SHRINE).quest("qd_relight", 1)
    table.hand(2, "ba_ill_omen").rich(1, peril=2).begin("hero").play("quest-qd_relight", wait=True).asks_in_secret(2)
    (arming,) = [question for question in table.game.questions if (question.seat, question.kind) == (2, "arm_order")]
    now = {option.id for option in arming.options(table.game) if option.effect is not None}
    assert now == {"arm-bane-ba_ill_omen-roll-quest-s1"}


@pytest.mark.rule("DN-16.6", "DN-16.8", "C-5")
def test_a_bane_before_a_roll_opens_one_nested_window() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").map(*SHRINE)
    table.quest("qd_relight", 1).hand(2, "ba_ill_omen").hand(3, "ba_evil_eye").hand(1, "bn_spell_ward", "bn_blink")
    table.rich(1, glory=4, peril=2).stance(3, "pass").begin("hero").play("quest-qd_relight", wait=True)
    table.asks_in_secret(2)
    table.play("bane-ba_ill_omen-s1", seat=2, wait=True)
    assert [window.kind for window in table.game.windows] == ["roll", "bane"]
    table.asks_in_secret(1)  # the victim may answer; there are no banes against a bane
    table.never("play-bn_blink", by=1)  # nobody moves before the roll
    table.dice(6).play("play-bn_spell_ward", seat=1).hero_is(1, done="qd_relight").discards("ba_ill_omen")


@pytest.mark.rule("DN-16.7a")
def test_a_player_who_only_pays_for_a_bane_is_not_affected_by_it() -> None:
    table = table_of("he_sera", "he_brokk").hand(1, "ba_shifting_walls").hand(2, "bn_spell_ward")
    table.rich(2, glory=3, peril=2)
    table.begin("dungeonlord").play("bane-ba_shifting_walls-s2")
    table.play(table.ids()[0], wait=True).asks_in_secret().asks("dungeonlord_acts")


@pytest.mark.rule("DN-16.9", "DN-6.5", "DN-20.2", "DN-20.5")
def test_there_is_one_window_before_both_dice_and_none_after_them() -> None:
    table = table_of("he_sera", "he_lirien").hand(2, "bn_hunters_aim", "bn_lucky_star").rich(2, glory=2)
    attack(table, "mo_imp")
    while table.is_asked(2) and table.game.windows[-1].kind != "roll":
        table.do("pass", seat=2, wait=True)
    table.never("play-bn_hunters_aim", by=2)  # the aim helps attacks only
    table.dice(1, 2, 6).play("play-bn_lucky_star", seat=2, wait=True).logs("two_dice", dice=[2, 6]).game_is(rolled=1)
    assert table.asked().seat == 1


@pytest.mark.rule("DN-16.10", "DN-16.11")
def test_standing_orders_determine_when_a_player_is_asked() -> None:
    for stance, asked in (("always", [3]), ("affected", []), ("pass", [])):
        third = table_of("he_sera", "he_brokk", "he_lirien").stance(3, stance).rich(3, glory=2).hand(3, "bn_battle_cry")
        attack(third).asks_in_secret(*asked)
    passing = table_of("he_sera", "he_brokk").hand(2, "bn_sidestep").rich(2, glory=1).stance(2, "pass")
    # until the player's own next turn
    attack(passing).asks_in_secret().begin("reset", turn=2).sees(2, "stance", "affected")


@pytest.mark.rule("DN-16.1", "DN-16.3", "DN-16.10", "DN-16.11")
@pytest.mark.parametrize(
    ("stance", "card", "why"),
    [
        ("pass", "bn_sidestep", Skip.ORDERED),
        ("affected", "bn_battle_cry", Skip.USELESS),
        ("affected", "mo_rats", Skip.UNABLE),
    ],
)
def test_why_an_affected_player_is_skipped_is_no_one_elses_to_see(stance: str, card: str, why: Skip) -> None:
    """The third player, whom the attack does not affect, could respond to one of their own."""
    table = declared("he_sera", "he_brokk", "he_tamsin", held=[card]).stance(2, stance).hand(3, "bn_sidestep")
    table.press("done").asks_in_secret().pauses().waits()
    assert [call_on(table.game, table.game.windows[-1], seat) for seat in (2, 3)] == [why, Skip.UNAFFECTED]


@pytest.mark.rule("DN-16.10")
def test_orders_are_private_and_changed_at_any_time() -> None:
    table = table_of().begin("hero").order(2, "stance-always").sees(2, "stance", "always").sees(1, "stance", "affected")
    assert "always" not in table.game.view(1).model_dump_json()
    table.asks("hero_acts", by=1).waits(1)  # the turn player continues


@pytest.mark.rule("DN-16.14")
def test_a_played_card_cannot_be_taken_back() -> None:
    table_of().hand(1, "tr_boots").rich(1, glory=3).begin("hero").play("play-tr_boots").undoes(by=1, possible=False)


@pytest.mark.rule("DN-16.15", "DN-16.16")
def test_an_armed_order_triggers_in_the_first_matching_window_without_asking() -> None:
    table = table_of("he_sera", "he_brokk").hand(2, "bn_sidestep", "bn_battle_cry").rich(2, glory=4, peril=2)
    table.begin("hero")
    table.order(2, "arm-play-bn_sidestep-enc").order(2, "arm-play-bn_battle_cry-roll-defence-n2")
    table.hero_is(2, glory=4).sees(1, "armed", [])  # arming costs nothing
    assert len(table.game.view(2).armed) == 2
    table.dice(1, 6)
    attack(table).logs_each("plays", card=[("against", {"card": "sidestep", "attack": "goblin"}), "battle_cry"])
    table.armed_are(2).hero_is(2, glory=4 - 1 - 2 + 1)  # both are paid for, and one Glory is won


@pytest.mark.rule("DN-16.11")
def test_the_dungeonlord_is_asked_before_combat_rolls_of_their_monsters() -> None:
    table = table_of("he_sera", "he_brokk").hand(1, "mo_goblin", "ba_ill_omen").rich(2, peril=3).begin("dungeonlord")
    table.declare("mo_goblin", wait=True).window_is("roll").asks_in_secret(1)
    table.dice(2, 2).play("bane-ba_ill_omen-s2", seat=1).hero_is(2, life=5)  # 2 + 2 against 2 + 3 - 2


@pytest.mark.rule("DN-16.4", "DN-16.5")
def test_an_answer_made_impossible_by_an_earlier_one_is_not_carried_out() -> None:
    """Two banes on one roll, but Peril for only one: the later answer has become impossible."""
    table = table_of("he_sera", "he_brokk", "he_tamsin").map(*SHRINE).quest("qd_relight", 1).hand(2, "ba_ill_omen")
    table.hand(3, "ba_evil_eye", "ba_ill_omen").rich(1, peril=1).begin("hero", moved=True)
    table.play("quest-qd_relight", wait=True).asks_in_secret(2, 3)
    table.play("bane-ba_evil_eye-s1", seat=3, wait=True).play("bane-ba_ill_omen-s1", seat=2, wait=True)
    table.logs_each("plays_bane", player=[2]).hero_is(3, hand="ba_evil_eye ba_ill_omen")


@pytest.mark.rule("DN-16.15", "DN-16.16")
def test_an_armed_order_made_impossible_by_another_answer_stays_armed() -> None:
    order = Armed("bane", "ba_evil_eye", "roll", "quest", 1)
    table = table_of("he_sera", "he_brokk", "he_tamsin").map(*SHRINE).quest("qd_relight", 1).hand(2, "ba_ill_omen")
    table.hand(3, "ba_evil_eye").rich(1, peril=1).arms(3, order).begin("hero", moved=True)
    table.play("quest-qd_relight", wait=True).asks_in_secret(2)
    table.play("bane-ba_ill_omen-s1", seat=2).logs_each("plays_bane", player=[2]).armed_are(3, order)
    table.rich(1, peril=1, movement=1).play("quest-qd_relight").logs_each("plays_bane", player=[3]).armed_are(3)


@pytest.mark.rule("DN-16.15")
def test_an_armed_order_can_be_withdrawn() -> None:
    table = table_of("he_sera", "he_brokk").hand(2, "bn_sidestep").arms(2, Armed("instant", "bn_sidestep", "enc"))
    table.begin("hero").order(2, "off-play-bn_sidestep-enc").armed_are(2)


@pytest.mark.rule("DN-16.5", "DN-16.15", "DN-16.16")
def test_who_has_passed_is_skipped_and_an_armed_act_waits_for_its_place() -> None:
    table = attack(table_of().hand(2, "bn_sidestep", "bn_battle_cry").rich(2, glory=5).stance(2, "always"))
    window = table.game.windows[-1]
    window.passed[2] = [id for id in table.ids(2) if "sidestep" not in id]
    assert isinstance(call_on(table.game, window, 2), Ask), "the Response is new"
    window.passed[2] = table.ids(2)
    assert call_on(table.game, window, 2) is Skip.PASSED
    acts = {act.id: act for act in possible_acts(table.game, 2, "enc")}
    table.arms(2, order := Armed("instant", "bn_sidestep", "enc"))
    assert call_on(table.game, window, 2) == Wait(acts["play-bn_sidestep-e0"], order)
    window.answers[2] = "play-bn_battle_cry-n1"
    assert call_on(table.game, window, 2) == Wait(acts[window.answers[2]]), "the answer comes first"


@pytest.mark.rule("DN-16.17", "DN-18.8")
def test_windows_and_decisions_of_an_eliminated_player_are_closed() -> None:
    table = table_of("he_sera", "he_brokk", "he_lirien").hand(1, "mo_rats", "mo_goblin").set(2, life=1, token=True)
    table.rich(2, peril=3).begin("dungeonlord").dice(6, 1).declare("mo_rats", "mo_goblin", wait=True).play("seat-1")
    table.hero_is(2, alive=False).logs("attack_falls_away").asks("dungeonlord_acts")


@pytest.mark.rule("DN-16.17", "DN-5.18")
def test_the_window_closes_when_the_only_target_has_left() -> None:
    for targets, others_respond in (((2, 2), False), ((2, 3), True)):
        table = table_of("he_sera", "he_brokk", "he_lirien").hand(1, "mo_goblin", "mo_rats")
        table.hand(2, "bn_blink", "bn_sidestep").hand(3, "bn_sidestep").rich(2, glory=9, peril=3)
        table.rich(3, glory=1, peril=3).begin("dungeonlord").play("declare")
        for ref, target in zip(("mo_goblin", "mo_rats"), targets, strict=True):
            table.play(f"add-{ref}", f"seat-{target}")
        table.play("done", wait=True).dice(3, 3, 3, 3)
        if others_respond:
            table.do("play-bn_sidestep-e1", seat=3, wait=True)
        table.play("play-bn_blink", "md_ash_corridor", seat=2, wait=True).logs("attack_falls_away")
        assert [event["player"] for event in table.args_of("log-plays")] == ([seat_name(3)] if others_respond else [])
        table.holds(2, "bn_sidestep")  # a hero that has left can no longer respond


@pytest.mark.rule("DN-23.2")
def test_refusals_in_a_secret_window_are_not_visible_to_others() -> None:
    table = table_of("he_sera", "he_brokk").hand(2, "bn_sidestep", "tr_boots").rich(2, glory=9)
    attack(table).refuses("play-tr_boots", "not_your_turn", by=2)
    assert "tr_boots" not in table.game.view(1).model_dump_json()
