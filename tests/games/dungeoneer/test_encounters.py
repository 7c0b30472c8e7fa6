"""The Dungeonlord phase, combat, pack and traps (DN-5 to DN-8)."""

from __future__ import annotations

from random import Random

import pytest

from conformance.texts import TEXTS
from games.dungeoneer.rules.attributes import attack_attributes, hero_score, threat_score
from games.dungeoneer.rules.components import ATTACK, ATTRIBUTES, CARDS, HEROES, LEVELS
from games.dungeoneer.rules.life import eliminate
from rules.messages import TABLE, Message, seat_name
from rules.questions import Shown
from tests.games.driver import preview
from tests.games.dungeoneer.table import MAP, Table, table_of

VENTS = ("md_smoke_vents", 0, 1)
"""A space south of the Entrance with a trapped exit, a hazard there."""


@pytest.mark.rule("DN-1.2", "DN-5.1", "DN-1.4", "DN-5.2", "DN-5.5", "DN-17.26", "DN-17.20")
def test_the_dungeonlord_pays_with_the_targets_peril() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "mo_goblin", "ba_frailty").rich(1, peril=9)
    table.rich(2, peril=3)
    table.begin("dungeonlord").offers("bane-ba_frailty-s2").refuses("bane-ba_frailty-s1", "own_peril")
    table.refuses("bane-ba_frailty-s3", "not_enough_peril")
    table.play("declare", "add-mo_goblin", "done", "seat-2").all_are(peril=[9, 2, 0])
    table.rich(3, peril=9).set(3, alive=False).refuses("bane-ba_frailty-s3", "eliminated")


@pytest.mark.rule("DN-V36", "DN-5.3", "DN-1.6", "DN-5.1", "DN-23.1")
def test_a_bane_without_a_target_is_paid_with_the_peril_of_one_other_player() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "ba_shifting_walls").rich(2, peril=1).rich(3, peril=1)
    table.begin("dungeonlord").refuses("declare", "no_encounter").never("declare")  # there is no monster and no trap
    table.refuses("bane-ba_shifting_walls-s2", "not_enough_peril")
    table.refuses("bane-ba_shifting_walls-s3", "not_enough_peril")
    table.all_are(peril=[0, 1, 1]).hero_is(1, hand="ba_shifting_walls")
    table.rich(2, peril=2).play("bane-ba_shifting_walls-s2").asks("choose_edge").all_are(peril=[0, 0, 1])
    assert all("side" in option.label.args for option in table.asked(1).options(table.game))


@pytest.mark.rule("DN-5.4", "DN-17.21")
def test_peril_of_two_players_is_never_combined_and_ones_own_never_used() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "ba_frailty").rich(1, peril=9).rich(2, peril=2)
    table.rich(3, peril=2).begin("dungeonlord").never("bane*")
    trap = table_of("he_sera", "he_brokk").hand(1, "tp_crusher").rich(1, peril=9).rich(2, peril=4).begin("dungeonlord")
    trap.dice(1, 1).declare("tp_crusher").hero_is(1, life=4)  # the Dungeonlord's own hero is struck as well
    trap.hero_is(1, peril=9).hero_is(2, peril=0)


@pytest.mark.rule("DN-5.6", "DN-5.9", "DN-5.10", "DN-5.20")
def test_a_declaration_is_an_ordered_list_paid_at_once() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "mo_rats", "tp_darts", "mo_gargoyle").rich(2, peril=3)
    table.rich(3, peril=2).begin("dungeonlord").play("declare").refuses("add-mo_gargoyle", "not_enough_peril")
    # nothing is paid before the declaration is complete
    table.play("add-tp_darts", "seat-3", "add-mo_rats").hero_is(2, peril=3)
    table.dice(6, 6, 6, 1, 6).play("done")
    assert table.happened().index("log-trap_escaped") < table.happened().index("log-attack")
    table.hero_is(2, peril=2).hero_is(3, peril=0)


@pytest.mark.rule("DN-5.7", "DN-5.8")
def test_banes_can_be_played_before_between_and_after_the_encounters_of_one_declaration() -> None:
    table = table_of().hand(1, "mo_rats", "mo_goblin", "ba_frailty", "ba_leaden_feet", "ba_dimming").rich(2, peril=20)
    table.begin("dungeonlord").play("bane-ba_frailty-s2").dice(3, 3, 3, 3).declare("mo_rats", "mo_goblin")
    table.asks("between_encounters")
    table.play("bane-ba_leaden_feet-s2", "go_on").asks("dungeonlord_acts").refuses("declare", "declaration_done")
    table.play("bane-ba_dimming-s2").hero_is(2, banes="ba_frailty ba_leaden_feet ba_dimming")


@pytest.mark.rule("DN-5.7", "DN-5.16")
@pytest.mark.parametrize(
    ("held", "packed", "own_peril", "peril", "asked"),
    [
        ([], [], 0, 20, False),
        (["ba_frailty"], [], 20, 3, False),
        (["ba_frailty"], [], 0, 6, True),
        (["ba_rage"], ["mo_ogre"], 0, 4, True),
        (["ba_rage"], [], 0, 4, False),
    ],
)
def test_playing_between_encounters_requires_a_card_and_another_players_peril(
    held: list[str], packed: list[str], own_peril: int, peril: int, asked: bool
) -> None:
    """One Peril is enough only for an attachment on the pack."""
    table = table_of().hand(1, "mo_rats", "mo_goblin", *held).rich(1, peril=own_peril).rich(2, peril=peril)
    for card in packed:
        table.pack(1, card)
    table.begin("dungeonlord").dice(3, 1, 3, 2).declare("mo_rats", "mo_goblin").hero_is(2, peril=peril - 3)
    if asked:
        table.asks("between_encounters", left=1)
    else:
        table.asks("dungeonlord_acts")


@pytest.mark.rule("DN-15.4", "DN-16.13")
@pytest.mark.parametrize(("life", "glory", "offered"), [(5, 5, True), (5, 1, False), (6, 5, False)])
def test_effects_can_be_used_between_encounters_without_cards_or_others_peril(
    life: int, glory: int, offered: bool
) -> None:
    """It is seat 2's turn, seat 1 is attacked; the Vow heals (DN-15.6)."""
    table = table_of("he_brokk", "he_sera", "he_tamsin").hand(2, "mo_rats", "mo_goblin").rich(1, peril=3)
    table.rich(2, glory=glory, movement=1).set(2, life=life).begin("dungeonlord", turn=2).dice(3, 1, 3, 2)
    table.declare("mo_rats", "mo_goblin", target=1).hero_is(2, hand="").hero_is(1, peril=0)
    if not offered:
        table.never("ability").asks("dungeonlord_acts")
        return
    table.asks("between_encounters").answers_are("go_on", "ability")  # a challenge waits for the last entry (DN-15.12)
    # nothing is left to do: the next encounter follows
    table.play("ability").hero_is(2, life=6, glory=3).logs("healed").logs("attack", attacker="goblin")


@pytest.mark.rule("DN-15.7", "DN-16.13")
def test_between_encounters_the_dungeonlord_may_get_up() -> None:
    for movement, asked in ((0, "dungeonlord_acts"), (1, "between_encounters")):
        table = table_of("he_brokk", "he_sera", "he_tamsin").hand(2, "mo_rats", "mo_goblin").rich(1, peril=3)
        table.rich(2, movement=movement).tip(2, "pit").begin("dungeonlord", turn=2).dice(3, 1, 3, 2)
        table.declare("mo_rats", "mo_goblin", target=1).asks(asked)
    table.play("untip", seat=2).hero_is(2, lies=False, movement=0)


def between(card: str, *, known: bool = False) -> Table:
    """A table between two encounters, before anything that is asked then is answered; seat 2 also holds this card."""
    table = table_of("he_brokk", "he_tamsin", "he_gorm").hand(2, "mo_rats", "mo_goblin", card)
    if known:
        table.game.known[2] = ["mo_rats", "mo_goblin", card]
    table.rich(1, peril=6).begin("dungeonlord", turn=2).dice(3, 1, 3, 2).do("declare")
    for ref in ("mo_rats", "mo_goblin"):
        table.do(f"add-{ref}")
        while "done" not in table.ids():
            table.do("seat-1" if "seat-1" in table.ids() else table.ids()[0])
    while not table.game.encounters or table.game.encounters[0].state == "waiting" or table.game.windows:
        question = next(question for question in table.game.questions if question.awaited)
        picked = "done" if question.kind == "declare_encounters" else (question.default(table.game) or [""])[0]
        table.game.choose(question.seat, question.id, [picked])
    return table


@pytest.mark.rule("DN-16.3", "DN-16.13")
@pytest.mark.parametrize("card", ["ba_frailty", "mo_ogre"])
def test_nobody_sees_whether_the_dungeonlord_can_do_something_between_encounters(card: str) -> None:
    """The clock pauses for a moment, whatever the hand, unless everyone knows that nothing could be done."""
    table = between(card)
    asked = {question.seat: question for question in table.game.questions if question.awaited}
    assert set(asked) == ({TABLE, 2} if card == "ba_frailty" else {TABLE})
    assert all(table.game.view(seat).waiting == [] for seat in (None, 1))
    if card == "ba_frailty":
        assert asked[2].kind == "between_encounters"
        table.game.choose(2, asked[2].id, ["go_on"])
        assert [question.seat for question in table.game.questions if question.awaited] == [TABLE], (
            "a quick answer doesn't show"
        )
    for seat in (1, 2):
        kinds = {question.kind for question in table.game.guess(seat, Random(1)).questions if question.awaited}
        assert kinds <= {"between_encounters", "pause"}
    assert any(
        "between_encounters" in {question.kind for question in table.game.guess(1, Random(seed)).questions}
        for seed in range(20)
    ), "others must reckon with it"


@pytest.mark.rule("DN-16.2")
def test_there_is_no_pause_between_encounters_if_everyone_knows_that_nothing_can_be_done() -> None:
    assert {question.kind for question in between("mo_ogre", known=True).game.questions if question.awaited} == {
        "dungeonlord_acts"
    }


@pytest.mark.rule("DN-5.11", "DN-10.11", "DN-17.24")
def test_an_encounter_takes_place_in_the_space_of_its_target() -> None:
    table = table_of(where=(*MAP, VENTS)).at(2, "md_smoke_vents").set(2, cusp=0).hand(1, "mo_rats")
    table.rich(2, glory=1, peril=1).hand(2, "bn_sidestep")

    table.begin("dungeonlord").declare("mo_rats", wait=True).asks("window_action", by=2)
    assert table.game.encounters[0].space == 3


@pytest.mark.rule("DN-5.12", "DN-6.2")
def test_a_monster_is_declared_with_a_standard_attack_only() -> None:
    table = table_of().hand(1, "mo_drake", "mo_wraith", "ba_rage").rich(2, peril=20).begin("dungeonlord")
    table.play("declare", "add-mo_drake", "none").answers_are("melee", "magic", "back")
    # rage gives the wraith a melee attack
    table.play("magic", "add-mo_wraith", "with-ba_rage").answers_are("melee", "magic", "back")


@pytest.mark.rule("DN-5.13", "DN-17.25")
def test_each_monster_attacks_one_hero_once() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "mo_ogre").rich(2, peril=5).begin("dungeonlord")
    table.dice(6, 1).declare("mo_ogre").all_are(life=[6, 5, 6]).logs_each("attack", attacker=["ogre"], defender=[2])


@pytest.mark.rule("DN-5.14", "DN-7.5")
def test_a_pack_monster_costs_its_full_peril_again_and_keeps_its_wounds() -> None:
    table = table_of().pack(1, "mo_ogre", 2, "ba_rage")
    table.rich(2, peril=5).begin("dungeonlord").play("declare").never("add-mo_ogre")  # it is not part of the hand
    table.play("add-m#mo_ogre").dice(3, 5).play("done").hero_is(2, peril=0).hero_is(1, hand="", pack="")
    beast = table.game.encounters[0].beast
    assert beast is not None
    assert (beast.wounds, beast.attachments) == (2, ["ba_rage"])


def test_a_pack_monster_is_distinguished_from_a_copy_in_the_hand() -> None:
    table = table_of().pack(1, "mo_rats").hand(1, "mo_rats").rich(2, peril=5).begin("dungeonlord")
    totals = {
        option.id.split("-")[1]: table.plain(option.label.args["pack"])
        for option in table.asked(1).options(table.game)
        if option.label.key == "do-declare_monster" and option.label.args["player"] == seat_name(2)
    }
    assert totals == {"mo_rats": "", table.numbered("m#mo_rats"): "packed"}


@pytest.mark.rule("DN-20.1")
def test_ozrak_pays_one_peril_less_for_the_first_pack_monster() -> None:
    table = table_of("he_ozrak", "he_brokk").pack(1, "mo_ogre").pack(1, "mo_goblin").pack(1, "mo_rats")
    table.hand(1, "mo_gargoyle").rich(2, peril=20).begin("dungeonlord").play("declare")
    costs = []
    for ref in ("mo_gargoyle", "m#mo_ogre", "m#mo_goblin"):
        offered = table.options()[table.numbered(f"add-{ref}")]
        table.do(f"add-{ref}")
        costs.append(table.game.draft[-1].cost)
        assert offered.label.args["cost"] == costs[-1], "what is said before is what is paid"
    assert costs == [5, 4, 2], "neither the monster in the hand nor the second one of the pack is cheaper"
    for _ in costs:
        table.do("drop")
    table.play("declare", "add-m#mo_rats")
    assert table.game.draft[-1].cost == 1, "never less than 1"


@pytest.mark.rule("DN-5.9", "DN-5.13")
def test_a_card_is_declared_once() -> None:
    table = table_of().pack(1, "mo_ogre")
    table.hand(1, "mo_rats", "mo_rats", "tr_boots", "bn_blink", "ba_frailty").rich(2, peril=20).begin("dungeonlord")
    table.play("declare", "add-m#mo_ogre", "add-mo_rats").answers_like("add", "add-mo_rats")  # the other rats
    table.play("add-mo_rats").never("add*")
    table.play("drop").offers("add-mo_rats")


@pytest.mark.rule("DN-5.10", "DN-5.4", "DN-17.26")
def test_every_step_of_a_declaration_can_be_taken_back() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin", "he_lirien").hand(1, "mo_drake", "ba_rage").rich(1, peril=8)
    table.rich(2, peril=8).rich(3, peril=8).rich(4, peril=6).begin("dungeonlord").play("declare", "add-mo_drake")
    table.answers_are("seat-2", "seat-3", "back").refuses("seat-1", "own_peril").refuses("seat-4", "not_enough_peril")
    table.undoes(by=1).play("back", "add-mo_drake", "seat-3").answers_are("none", "with-ba_rage", "back").undoes(by=1)
    table.play("back").asks("declare_encounters").game_is(draft=[])
    table.play("add-mo_drake", "seat-3", "none").undoes(by=1)
    lines = preview(table.game, 1, table.asked().id, "magic")
    assert [line.args["score"] for line in lines if line.key == "sum-side"] == [4, 1]
    assert preview(table.game, 1, table.asked().id, "back") == []
    table.game_is(encounters=[])  # a preview changes nothing
    table.play("back", "cancel").asks("dungeonlord_acts").hero_is(3, peril=8).game_is(declared=False)


@pytest.mark.rule("DN-5.16", "DN-5.10")
def test_the_targets_peril_pays_for_monster_and_attachment_together() -> None:
    for peril, asked in ((2, "declare_encounters"), (3, "encounter_attachment")):
        table = table_of().hand(1, "mo_goblin", "ba_rage").rich(2, peril=peril).begin("dungeonlord")
        table.play("declare", "add-mo_goblin").asks(asked)
    # a goblin with Rage
    table.play("with-ba_rage").dice(3, 2).play("done").hero_is(2, peril=0).hero_is(1, hand="")
    table.logs("combat_total", who="goblin", total=6)


@pytest.mark.rule("DN-5.12", "DN-6.2")
def test_a_monster_without_a_standard_attack_needs_an_attachment(monkeypatch: pytest.MonkeyPatch) -> None:
    tame = CARDS["mo_goblin"].model_copy(update={"scores": ((2, 1), (0, 1), (3, 1))})
    monkeypatch.setitem(CARDS, "mo_goblin", tame)
    table = table_of().hand(1, "mo_goblin").rich(2, peril=3).begin("dungeonlord").never("declare")
    table.refuses("add-mo_goblin", "no_standard_attack")
    table.hand(1, "ba_rage").rich(2, peril=2).refuses("add-mo_goblin", "not_enough_peril")
    table.rich(2, peril=3).play("declare", "add-mo_goblin").answers_are("with-ba_rage", "back")
    table.do("with-ba_rage")
    assert (table.game.draft[0].cost, table.game.draft[0].attr) == (3, "melee")


@pytest.mark.rule("DN-V14", "DN-5.15", "DN-5.22", "DN-8.6")
def test_a_trap_strikes_every_hero_in_its_space_in_turn_order() -> None:
    table = table_of("he_sera", "he_brokk", "he_lirien").hand(1, "tp_darts").rich(2, peril=2).begin("dungeonlord")
    table.dice(2, 6, 2).declare("tp_darts").threatens(1, 2, 3).all_are(life=[5, 6, 5]).logs("trap_escaped", player=2)
    table.discards("tp_darts").hero_is(2, peril=0).hero_is(3, peril=0)


@pytest.mark.rule("DN-8.6", "DN-18.6")
def test_a_trap_skips_a_hero_eliminated_in_the_meantime() -> None:
    table = table_of("he_sera", "he_brokk", "he_lirien", "he_tamsin").hand(1, "tp_darts").hand(2, "bn_lucky_star")
    table.rich(2, peril=2, glory=9).begin("dungeonlord").dice(6, 6, 6).declare("tp_darts", wait=True)
    while table.game.roll is None or table.game.roll.seat != 2:
        table.do("pass", seat=2, wait=True)
    eliminate(table.game, 3)
    table.play("pass", seat=2).threatens(4)  # the next hero is struck
    table.discards("tp_darts")


@pytest.mark.rule("DN-V15", "DN-8.7", "DN-11.8", "DN-8.8", "DN-10.17")
def test_a_hazard_raises_the_target_numbers_of_traps_only() -> None:
    table = table_of("he_tamsin", "he_lirien", where=(VENTS, MAP[0])).hand(1, "tp_darts").rich(2, peril=2)
    table.begin("dungeonlord").dice(6, 6).declare("tp_darts").logs_each("threat", target=[7, 7])
    table.rich(1, movement=3).begin("hero").offers("move-n")
    table.dice(3).play("move-n").logs_each("tries_trapped", target=[6])
    assert table.game.spaces[0].exit(0).kind == "trapped"


@pytest.mark.rule("DN-5.17", "DN-5.18", "DN-6.16")
def test_a_response_applies_to_one_encounter_and_the_dice_are_still_rolled() -> None:
    table = table_of().hand(1, "mo_rats", "mo_goblin").hand(2, "bn_sidestep", "bn_spell_ward").rich(2, glory=1, peril=3)
    table.begin("dungeonlord").declare("mo_rats", "mo_goblin", wait=True)
    table.refuses("play-bn_spell_ward", "no_target", by=2)
    table.answers_are("pass", "play-bn_sidestep-e0", "play-bn_sidestep-e1", by=2)
    table.dice(6, 1, 1, 6).play("play-bn_sidestep-e0", seat=2).logs("prevented").hero_is(2, life=6)
    assert table.game.encounters[1].state == "dead", "the goblin is countered"


@pytest.mark.rule("DN-5.19", "DN-7.1")
def test_a_cancelled_monster_makes_no_attack_and_goes_to_hand_or_pack() -> None:
    table = table_of("he_sera", "he_hale").hand(1, "mo_ogre").hand(2, "bn_vanish").rich(2, glory=2, peril=5)
    table.begin("dungeonlord").declare("mo_ogre", wait=True).play("play-bn_vanish-e0", seat=2).silent("attack")
    table.hero_is(2, peril=0)  # the Peril that was paid is lost
    table.play("end").asks("pack_assign")
    table.play("hand").hero_is(1, hand="mo_ogre")
    assert table.game.known[1] == ["mo_ogre"]


@pytest.mark.rule("DN-5.21", "DN-5.23", "DN-16.7", "DN-12.11")
def test_a_hero_that_left_the_space_is_not_attacked() -> None:
    table = table_of().hand(1, "mo_ogre", "tp_darts").hand(2, "bn_blink").rich(2, glory=3, peril=7).begin("dungeonlord")
    table.declare("mo_ogre", "tp_darts", wait=True).play("play-bn_blink", seat=2, wait=True).dice(6)
    table.play("md_crossways", seat=2).logs("attack_falls_away").hero_is(2, life=6, at=2, glory=0).threatens(1)


@pytest.mark.rule("DN-5.22", "DN-5.23")
def test_a_trap_in_an_empty_space_has_no_effect() -> None:
    table = table_of().at(2, "md_ash_corridor").hand(1, "tp_darts").hand(2, "bn_blink").rich(2, glory=3, peril=2)
    table.begin("dungeonlord").declare("tp_darts", wait=True).play("play-bn_blink", seat=2).hero_is(2, at=0).threatens()
    table.discards("tp_darts")


@pytest.mark.rule("DN-5.17", "DN-5.15")
def test_heroes_in_the_space_of_a_trap_may_respond_to_it() -> None:
    table = table_of("he_sera", "he_brokk", "he_lirien", "he_tamsin").at(4, "md_ash_corridor").hand(1, "tp_darts")
    for seat in (2, 3, 4):
        table.hand(seat, "bn_blink").rich(seat, glory=3, peril=2)
    table.begin("dungeonlord").declare("tp_darts", wait=True).asks_in_secret(2, 3)


@pytest.mark.rule("DN-5.24", "DN-15.11")
def test_a_monster_whose_target_left_can_be_challenged_by_others_in_its_space() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "mo_gargoyle").hand(2, "bn_blink")
    table.rich(2, glory=3, peril=5).set(3, token=True).stance(3, "always").begin("dungeonlord")
    table.declare("mo_gargoyle", wait=True).play("play-bn_blink", "md_crossways", seat=2, wait=True).window_is("chal")
    table.answers_are("pass", "challenge-e0-speed", by=3)


@pytest.mark.rule("DN-5.24", "DN-V34", "DN-15.2", "DN-15.10", "DN-15.11", "DN-6.17")
def test_a_hero_may_challenge_once_outside_its_turn_with_the_token() -> None:
    table = table_of().hand(1, "mo_gargoyle", "mo_troll", "ba_frailty").rich(2, peril=20).set(2, token=True)
    table.begin("dungeonlord").dice(3, 3).declare("mo_gargoyle", "mo_troll", wait=True).asks("window_action")
    table.answers_are("pass", "challenge-e0-melee", by=2)
    table.dice(6, 1).play("challenge-e0-melee", seat=2).hero_is(2, token=False, attacked=True, glory=1)
    # nobody is asked after the second encounter
    table.set(2, token=True).dice(3, 5).play("go_on", wait=True).asks("dungeonlord_acts")


@pytest.mark.rule("DN-5.16", "DN-17.6", "DN-7.3")
def test_attachments_stay_with_their_monster_until_it_returns_to_the_hand() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin")
    rats = table.pack(1, "mo_rats")[1].pack[-1]
    table.hand(1, "ba_rage").rich(3, peril=1).begin("dungeonlord").play("attach-ba_rage-m#mo_rats-s3")
    assert (rats.attachments, table[3].peril) == (["ba_rage"], 0)
    table.logs("attached").rich(2, peril=1).dice(3, 2).declare("m#mo_rats").silent("attached")
    table.play("end", "hand").discards("ba_rage").hero_is(1, hand="mo_rats")


@pytest.mark.rule("DN-5.16", "DN-5.3", "DN-5.4")
def test_any_single_other_player_can_pay_for_an_attachment_on_the_pack() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "ba_rage").rich(1, peril=9).begin("dungeonlord")
    table.refuses("play-ba_rage", "no_target")
    table.pack(1, "mo_rats").pack(1, "mo_ogre").refuses("play-ba_rage", "not_enough_peril")
    table.rich(3, peril=1).answers_like("attach-ba_rage", "attach-ba_rage-m#mo_rats-s3", "attach-ba_rage-m#mo_ogre-s3")
    option = next(option for option in table.asked().options(table.game) if "rage" in option.id)
    assert (option.label.args["player"], option.label.args["cost"]) == (seat_name(3), 1)


@pytest.mark.rule("DN-16.1", "DN-15.4")
def test_an_omen_can_be_played_only_on_a_hero_about_to_roll() -> None:
    table = Table(("he_sera", "he_brokk", "he_lirien"), cards="both").map(*MAP).at(3, "md_ash_corridor")
    table.hand(3, "ba_ill_omen").rich(1, movement=1, peril=2).rich(2, peril=2).stance(3, "always").begin("hero")
    table.play("challenge-s2-melee", wait=True).answers_are("pass", "bane-ba_ill_omen-s1", "bane-ba_ill_omen-s2", by=3)
    table.refuses("bane-ba_ill_omen-s3", "own_peril", by=3)
    table.play("pass", seat=3).rich(2, peril=2).hand(2, "tp_darts").begin("dungeonlord", turn=2)
    # only the hero that rolls now
    table.declare("tp_darts", target=1, wait=True).answers_are("pass", "bane-ba_ill_omen-s2", by=3)
    table.refuses("bane-ba_ill_omen-s1", "not_enough_peril", by=3)
    table.rich(1, peril=2).refuses("bane-ba_ill_omen-s1", "no_target", by=3)


@pytest.mark.rule("DN-5.16", "DN-16.7a")
def test_an_attachment_on_the_pack_is_a_bane_that_affects_no_hero() -> None:
    table = table_of("he_sera", "he_mirra")
    rats = table.pack(1, "mo_rats")[1].pack[-1]
    table.hand(1, "ba_rage").hand(2, "bn_spell_ward").rich(2, glory=3, peril=3).stance(2, "always").begin("dungeonlord")
    table.play("attach-ba_rage-m#mo_rats-s2", wait=True).window_is("bane")
    assert (rats.attachments, table[2].peril) == ([], 2)
    table.answers_are("pass", "ability", by=2)  # only Anytime effects
    table.do("pass", seat=2)
    assert rats.attachments == ["ba_rage"]


# Combat


@pytest.mark.rule("DN-V9", "DN-6.7", "DN-6.6", "DN-6.1")
def test_equal_totals_do_nothing() -> None:
    table = table_of("he_brokk", "he_sera").hand(1, "mo_goblin").rich(2, peril=2).begin("dungeonlord").dice(4, 4)
    table.declare("mo_goblin").logs("tie").logs_each("combat_total", total=[6, 6], attr=["melee", "melee"])
    table.all_are(life=[6, 6], glory=[0, 0], peril=[0, 0])


@pytest.mark.rule("DN-V10", "DN-6.8", "DN-7.7", "DN-6.14", "DN-24.1")
def test_a_monsters_hit_deals_a_wound_and_its_player_assigns_peril() -> None:
    table = table_of("he_brokk", "he_sera", "he_tamsin").hand(1, "mo_goblin").rich(2, peril=2).begin("dungeonlord")
    table.dice(5, 3)
    table.declare("mo_goblin").hero_is(2, life=5)
    table.logs("combat_total", who="goblin", attr="melee", score=2, die=5, bonus=0, total=7)
    table.answers_are("seat-1", "seat-2", "seat-3").defaults("seat-2")
    table.play("seat-3").hero_is(3, peril=1).all_are(glory=[0, 0, 0])  # a monster's wounds bring no Glory


@pytest.mark.rule("DN-7.7")
def test_the_recipient_of_peril_may_be_named_in_advance() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "mo_goblin").rich(2, peril=2).begin("dungeonlord")
    table.play("declare", "add-mo_goblin", "recipient-s3").dice(6, 1).play("done").hero_is(3, peril=1)
    table.asks("dungeonlord_acts")


def test_the_question_tells_who_was_named_in_advance_and_what_the_draft_leaves_of_their_peril() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "mo_goblin", "mo_ogre").rich(2, peril=9)
    table.rich(3, peril=1)
    table.begin("dungeonlord").play("declare", "add-mo_goblin")
    named = [option for option in table.asked().options(table.game) if option.id.startswith("recipient-")]
    assert [option.prominence for option in named] == [Shown.UNLISTED] * 3, "the question after a wound has them"

    def said(language: str) -> str:
        asked = table.asked()
        return TEXTS.say(language, "dungeoneer", Message(f"ask-{asked.kind}", asked.describe(table.game)), list("ABCD"))

    assert all("C 7" in said(language) for language in ("en", "ja")), "9 Peril less 2 for the Goblin"
    assert "gets the Peril" not in said("en")
    table.do("recipient-s3")
    assert "For a wound, D gets the Peril." in said("en")
    assert "ウーンドを与えたら、危難はDへ。" in said("ja")
    table.do("recipient-later")
    assert "gets the Peril" not in said("en")
    table.never("recipient-later")


@pytest.mark.rule("DN-7.7")
def test_a_new_recipient_is_chosen_when_the_named_one_is_eliminated() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "mo_goblin", "mo_ogre").rich(2, peril=5)
    table.rich(3, peril=2)
    table.set(3, life=1).begin("dungeonlord").play("declare", "add-mo_goblin", "seat-3", "add-mo_ogre", "recipient-s3")
    table.dice(6, 1, 6, 1).play("done").hero_is(3, alive=False).asks("peril_recipient").answers_are("seat-1", "seat-2")


@pytest.mark.rule("DN-V12", "DN-6.11", "DN-7.10", "DN-7.11", "DN-7.13")
def test_a_hit_effect_replaces_the_wound_and_the_reward_is_capped() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").hand(1, "mo_pyromancer").rich(2, peril=5).set(2, life=1)
    table.begin("dungeonlord").dice(6, 1).declare("mo_pyromancer").hero_is(2, alive=True)  # the reward comes first
    table.play("seat-3").hero_is(2, alive=False).hero_is(3, peril=1)
    strong = table_of().hand(1, "mo_pyromancer").rich(2, peril=5).begin("dungeonlord").dice(6, 1)
    strong.declare("mo_pyromancer")
    strong.play("seat-2").hero_is(2, life=4, peril=2)


@pytest.mark.rule("DN-7.10", "DN-7.8")
def test_wounds_beyond_the_life_of_a_monster_give_no_glory() -> None:
    table = table_of().ready(2, "tr_maul").hand(1, "mo_goblin").rich(2, peril=2).begin("dungeonlord").dice(1, 6)
    table.declare("mo_goblin").discards("mo_goblin").hero_is(2, glory=1)  # two wounds against one life


@pytest.mark.rule("DN-6.10")
def test_an_unmarked_defence_only_parries() -> None:
    table = table_of().hand(1, "mo_imp").rich(2, peril=3).begin("dungeonlord").dice(1, 6).declare("mo_imp")
    table.logs("parried")
    table.hero_is(2, glory=0)


@pytest.mark.rule("DN-V3", "DN-6.3", "DN-6.4")
def test_the_best_mark_of_combined_scores_counts() -> None:
    table = table_of("he_tamsin", "he_brokk").set(1, level=2)
    assert hero_score(table.game, 1, "melee") == (2, 1)
    assert "melee" not in attack_attributes(table.game, 1)
    table.ready(1, "tr_sword")
    assert hero_score(table.game, 1, "melee") == (3, 2)
    assert "melee" in attack_attributes(table.game, 1)
    table.ready(1, "bn_iron_stance")
    assert hero_score(table.game, 1, "melee") == (4, 2), "a counter mark takes nothing away"


@pytest.mark.rule("DN-6.2")
@pytest.mark.parametrize("hero", sorted(HEROES))
def test_the_standard_attacks_are_those_of_the_scores(hero: str) -> None:
    """Whatever the hero has readied, and at every level."""
    permanent = [id for id, card in CARDS.items() if card.kind in ("boon", "treasure") and card.span == "permanent"]
    given: set[str] = set()
    for card in permanent:
        table = table_of(hero, "he_brokk" if hero != "he_brokk" else "he_sera").ready(1, card)
        for level in range(1, LEVELS + 1):
            table.set(1, level=level)
            marks = [attr for attr in ATTRIBUTES if hero_score(table.game, 1, attr, combat=True).mark == ATTACK]
            assert attack_attributes(table.game, 1) == marks
            given.update(marks)
    assert "speed" in given, "the Throwing Knives give it"


@pytest.mark.rule("DN-6.15")
def test_speed_can_be_used_to_attack_only_with_a_standard_attack() -> None:
    table = table_of("he_sera", "he_brokk")
    assert attack_attributes(table.game, 1) == ["melee"]
    table.ready(1, "tr_knives")
    assert (attack_attributes(table.game, 1), hero_score(table.game, 1, "speed")) == (["melee", "speed"], (3, 1))


@pytest.mark.rule("DN-6.12")
def test_one_of_several_hit_effects_is_chosen_before_the_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    maul = CARDS["tr_maul"]
    star = maul.effects[1].model_copy(update={"effects": (maul.effects[1].effects[0].model_copy(update={"n": 3}),)})
    monkeypatch.setitem(CARDS, "tr_sword", CARDS["tr_sword"].model_copy(update={"effects": (star,)}))
    for picked, life in (("star-0", 4), ("star-1", 3)):
        chosen = table_of().ready(1, "tr_maul", "tr_sword").rich(1, movement=1).begin("hero").play("challenge-s2-melee")
        chosen.dice(6, 1).play(picked).hero_is(2, life=life).hero_is(1, glory=6 - life)  # only the chosen effect
    equal = table_of().ready(1, "tr_maul", "tr_maul").rich(1, movement=1).begin("hero").play("challenge-s2-melee")
    equal.asks("hit_effect_choice").defaults("star-0")
    equal.dice(6, 1).play("star-1").hero_is(2, life=4).hero_is(1, glory=2)
    back = table_of().ready(2, "tr_maul", "tr_maul").rich(1, movement=1).begin("hero").play("challenge-s2-melee")
    back.asks("hit_effect_choice", by=2)  # the defender chooses its own effect
    back.dice(1, 6).play("star-0", seat=2).hero_is(1, life=4)


@pytest.mark.rule("DN-1.7", "DN-6.3")
def test_a_score_below_0_counts_as_0_in_the_total() -> None:
    table = table_of("he_sera", "he_lirien")
    for _ in range(3):
        table.bane(2, "ba_frailty", 1)
    table.hand(1, "mo_goblin").rich(2, peril=2).begin("dungeonlord").dice(1, 3).declare("mo_goblin")
    table.logs_each("combat_total", total=[3, 3])


@pytest.mark.rule("DN-6.10")
def test_the_preview_shows_a_counter_chance_only_if_the_defender_can_counter() -> None:
    table = table_of("he_lirien", "he_brokk", "he_tamsin").rich(1, movement=1).begin("hero")
    for seat, countered in ((2, False), (3, True)):
        lines = preview(table.game, 1, table.asked().id, f"challenge-s{seat}-magic")
        percents = {line.key: line.args["percent"] for line in lines if "percent" in line.args}
        assert percents["sum-hit"] == {2: 83, 3: 72}[seat]
        assert percents.get("sum-countered") == (17 if countered else None)


@pytest.mark.rule("DN-6.13")
def test_a_killed_monster_is_discarded_with_its_attachments() -> None:
    table = table_of().pack(1, "mo_bone_guard", 0, "ba_rage")
    table.rich(2, peril=2).begin("dungeonlord").dice(1, 6).declare("m#mo_bone_guard")
    assert {"mo_bone_guard", "ba_rage"} <= set(table.game.discard)
    table.hero_is(1, pack="").asks("place_map")  # nothing is left to sort, so the phase ends


@pytest.mark.rule("DN-7.4", "DN-V37")
def test_the_pack_holds_three() -> None:
    table = table_of("he_sera", "he_lirien").pack(1, "mo_ogre", 1).pack(1, "mo_troll", 1).pack(1, "mo_gargoyle", 1)
    table.hand(1, "mo_weaver").rich(2, peril=4).begin("dungeonlord").dice(1, 6).declare("mo_weaver").play("end")
    table.asks("pack_keep").refuses("done", "pack_full").defaults("discard-#mo_weaver")  # the cheapest
    assert len(table.ids()) == 4
    table.play("discard-#mo_troll").offers("done")
    table.play("done").hero_is(1, pack="mo_ogre mo_gargoyle mo_weaver")
    table.begin("dungeonlord").play("end").asks("place_map")  # three may stay


@pytest.mark.rule("DN-7.4")
def test_any_pack_monster_may_be_discarded_in_the_pack_step() -> None:
    table = table_of()
    table.pack(1, "mo_rats", 0, "ba_rage").begin("dungeonlord").play("end_sorting").defaults("done")
    assert [option.label.key for option in table.asked().options(table.game)] == ["do-dismiss", "do-done"], (
        "the label is clear"
    )
    table.play("discard-#mo_rats").hero_is(1, pack="").discards("mo_rats", "ba_rage")


@pytest.mark.rule("DN-7.1", "DN-7.2")
def test_an_unwounded_monster_may_stay_in_the_pack_with_its_attachments() -> None:
    table = table_of("he_sera", "he_brokk", "he_tamsin").pack(1, "mo_rats", 0, "ba_rage").pack(1, "mo_troll", 2)
    table.rich(2, peril=7).begin("dungeonlord").dice(3, 2, 3, 5).declare("m#mo_rats", "m#mo_troll").play("end")
    table.asks("pack_assign")
    table.do("pack")
    assert [(beast.card, beast.wounds, beast.attachments) for beast in table[1].pack] == [
        ("mo_rats", 0, ["ba_rage"]), ("mo_troll", 1, []),
    ], "one wound heals in each pack step"  # fmt: skip
    table.game_is(encounters=[])


@pytest.mark.rule("DN-5.25", "DN-V11", "DN-6.9", "DN-7.2", "DN-7.4", "DN-7.8")
def test_a_wounded_monster_must_go_to_the_pack_and_may_be_discarded_there() -> None:
    table = table_of("he_sera", "he_lirien").hand(1, "mo_gargoyle").rich(2, peril=5).begin("dungeonlord")
    table.never("end_sorting")  # there is nothing to sort
    table.dice(1, 6).declare("mo_gargoyle").hero_is(2, glory=1).play("end_sorting").asks("pack_keep")
    assert [(beast.card, beast.wounds) for beast in table[1].pack] == [("mo_gargoyle", 1)]
    table.game_is(encounters=[]).play("discard-#mo_gargoyle").hero_is(1, pack="").discards("mo_gargoyle")


def test_nothing_is_asked_about_discards_from_an_empty_pack() -> None:
    table = table_of("he_sera", "he_brokk").hand(1, "mo_goblin").rich(2, peril=2).begin("dungeonlord")
    table.dice(3, 2).declare("mo_goblin").play("end_sorting", "hand").asks("place_map").hero_is(1, hand="mo_goblin")


@pytest.mark.rule("DN-V38", "DN-7.9")
def test_wounds_between_heroes_bring_glory() -> None:
    table = table_of("he_sera", "he_tamsin").set(2, level=2).rich(1, movement=1).begin("hero").dice(6, 3)
    table.play("challenge-s2-melee").logs_each("combat_total", total=[8, 5]).all_are(life=[6, 5], glory=[1, 0])
    back = table_of("he_sera", "he_tamsin").set(2, level=2).rich(1, movement=1).begin("hero").dice(3, 6)
    back.play("challenge-s2-melee").all_are(life=[5, 6], glory=[0, 1])


@pytest.mark.rule("DN-8.2", "DN-8.3", "DN-8.5")
def test_threats_may_use_life_or_level_and_no_die_result_succeeds_or_fails_automatically() -> None:
    table_of().bane(1, "ba_fever", 2).set(1, life=6).begin("reset").game_is(rolled=1)
    # a 6 and Life 1 are less than 8
    table_of().bane(1, "ba_fever", 2).set(1, life=1).dice(6).begin("reset").hero_is(1, alive=False)
    net = (
        table_of()
        .hand(1, "tp_net")
        .at(1, "md_crossways")
        .rich(2, peril=1)
        .begin("dungeonlord")
        .dice(2)
        .declare("tp_net")
    )
    net.hero_is(2, tip=None, glory=0)  # a 2, Melee 3 and 2 against traps are enough
    assert threat_score(table_of().set(1, level=3).game, 1, "level") == 3


# Threats


@pytest.mark.rule("DN-V4", "DN-8.1", "DN-8.4")
def test_a_threat_is_die_plus_score_against_a_target(monkeypatch: pytest.MonkeyPatch) -> None:
    glyph = CARDS["tp_glyph"]
    assert glyph.threat is not None
    milder = glyph.threat.model_copy(update={"target": 4, "fail": glyph.threat.fail[:1]})
    monkeypatch.setitem(CARDS, "tp_glyph", glyph.model_copy(update={"threat": milder}))
    for die, glory, life in ((3, 1, 6), (2, 0, 5)):
        table = table_of("he_brokk", "he_sera").hand(1, "tp_glyph").at(1, "md_crossways").rich(2, peril=2)
        table.begin("dungeonlord")
        table.dice(die).declare("tp_glyph").hero_is(2, glory=glory, life=life).hero_is(1, peril=0)


@pytest.mark.rule("DN-8.7", "DN-11.8")
def test_a_hazard_does_not_affect_banes_or_quests() -> None:
    table = table_of("he_sera", "he_lirien", where=(VENTS, MAP[0])).quest("qd_smoke", 1).hand(1, "ba_collapse")
    table.rich(2, peril=3).begin("dungeonlord").play("bane-ba_collapse-s2").logs("threat", target=6)
    table.begin("hero").play("quest-qd_smoke").logs("threat", target=7)


@pytest.mark.rule("DN-8.10", "DN-18.9")
def test_failing_the_threat_of_a_net_tips_the_hero() -> None:
    table = table_of("he_sera", "he_lirien").hand(1, "tp_net").at(1, "md_crossways").rich(2, peril=1)
    table.begin("dungeonlord")
    table.dice(1).declare("tp_net").tipped_by(2, "threat", "melee", 5)
    assert table[2].tip is not None
    assert "trap" in table[2].tip.tags
