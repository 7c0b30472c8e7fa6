"""Who is not asked in windows: players who can do something, but nothing that would help (DN-16.11)."""

from __future__ import annotations

import pytest

from games.dungeoneer.rules.components import CARDS
from tests.games.dungeoneer.table import Table, table_of


def asked_in(table: Table) -> list[str]:
    """The kinds of the windows in which seat 2 is asked until all is over; it passes in each of them."""
    ids = []
    table.go_on(pass_windows=False)
    while table.is_asked(2) and table.asked(2).kind == "window_action":
        ids.append(table.game.windows[-1].kind)
        table.do("pass", seat=2, wait=True)
    return ids


def attack(table: Table, card: str = "mo_goblin") -> Table:
    """Seat 1 attacks seat 2."""
    table.hand(1, card).set(2, peril=CARDS[card].cost).begin("dungeonlord")
    table.declare(card, wait=True)
    return table


@pytest.mark.rule("DN-16.11")
@pytest.mark.parametrize(("stance", "windows"), [("affected", ["roll"]), ("always", ["enc", "roll"])])
def test_a_card_for_the_roll_is_asked_about_just_before_the_roll_only(stance: str, windows: list[str]) -> None:
    table = attack(table_of().hand(2, "bn_battle_cry").rich(2, glory=2).stance(2, stance))
    assert asked_in(table) == windows


@pytest.mark.rule("DN-16.11")
def test_a_response_is_asked_about_when_the_encounter_is_declared() -> None:
    table = attack(table_of().hand(2, "bn_sidestep", "bn_battle_cry").rich(2, glory=2))
    assert table.game.windows[-1].kind == "enc"
    table.offers("play-bn_sidestep-e0", "play-bn_battle_cry-n1", by=2)  # everything legal is offered


@pytest.mark.rule("DN-16.11")
@pytest.mark.parametrize(("level", "target", "asked"), [(1, 99, False), (1, 6, True), (1, 1, False)])
def test_a_card_is_not_asked_about_if_the_roll_is_decided(level: int, target: int, asked: bool) -> None:
    """A boost that cannot reach the target, one that can, and one that is not needed."""
    table = table_of().hand(1, "bn_battle_cry").rich(1, glory=5, movement=2)
    table.tip(1, "free", "melee", target).set(1, level=level).begin("hero").play("untip", wait=True)
    assert (table.asked().kind == "window_action") == asked


@pytest.mark.rule("DN-16.11")
def test_cards_are_added_up_before_a_roll_counts_as_lost() -> None:
    """Melee 2 and 6 on the die miss 10 by 2: one Glory alone would not do."""
    for glory, asked in ((3, True), (0, False)):
        table = table_of("he_brokk").hand(1, "bn_battle_cry").rich(1, glory=glory, movement=2)
        score = sum(n for n, _ in table[1].printed.levels[0][:1])
        table.tip(1, "free", "melee", score + 8).begin("hero").play("untip", wait=True)
        assert (table.asked().kind == "window_action") == asked


@pytest.mark.rule("DN-16.11")
@pytest.mark.parametrize(("card", "asked"), [("ba_dimming", False), ("ba_mire", True)])
def test_moving_away_is_asked_about_only_if_the_bane_needs_the_place(card: str, asked: bool) -> None:
    table = Table(("he_sera", "he_brokk"), cards="both").map(("mw_camp", 0, 0), ("mw_causeway", 0, -1))
    table.at(2, "mw_causeway").hand(2, "bn_blink").rich(2, glory=3, peril=9)
    table.hand(1, card).begin("dungeonlord").play(f"bane-{card}-s2", wait=True)
    assert (asked_in(table) != []) == asked


@pytest.mark.rule("DN-16.11")
def test_a_ward_is_not_asked_about_if_the_bane_does_nothing_to_the_roll() -> None:
    for target, asked in ((6, True), (99, False)):
        table = table_of().hand(2, "ba_ill_omen").hand(1, "bn_spell_ward").rich(1, glory=5, movement=2, peril=5)
        table.stance(2, "always").tip(1, "free", "melee", target).begin("hero").play("untip", wait=True)
        table.do("bane-ba_ill_omen-s1", seat=2, wait=True)
        kinds = [question.kind for question in table.game.questions if question.seat == 1]
        assert ("window_action" in kinds) == asked


@pytest.mark.parametrize(("others", "asked"), [((), False), (("bn_loremaster",), True)])
def test_one_of_equal_cards_is_forced_out_without_a_question(others: tuple[str, ...], asked: bool) -> None:
    table = table_of().ready(2, "bn_iron_stance", "bn_iron_stance", *others).rich(2, peril=9).hand(1, "ba_unravel")
    table.begin("dungeonlord").play("bane-ba_unravel-s2", wait=True)
    assert (table.asked().kind == "forced_discard") == asked
    assert len(table.ids()) == 2 if asked else len(table[2].boons) == 1
