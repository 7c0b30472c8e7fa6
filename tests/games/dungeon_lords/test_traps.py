"""The trap step, every trap, the labyrinth (sections 17.8, 18 and 28.3 to 28.4)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from conformance.texts import TEXTS
from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.components import TRAPS, trap_cards
from tests.games.driver import keys
from tests.games.dungeon_lords.table import ME, STARTER, Table, lay

S1 = "W3 W4 P3/1"
S2 = "W4 T4/1 T3/2"
S3 = "W5 P4/1 T4/2"


def trapped(party: str, trap: str, *, card: str = "invisibility") -> Table:
    """A battle in which only a trap strikes: without magic points the card just fatigues the party (here by 0)."""
    return lay().battle(party, traps=trap, card=card)


# The test vectors. Invisibility has no fatigue, so all damage is from the trap.


@pytest.mark.rule("DL-17.5", "DL-17.8", "DL-17.9", "DL-18.1", "DL-18.3", "DL-18.4", "DL-18.11")
@pytest.mark.rule("DL-V1", "DL-V2", "DL-V3", "DL-V4", "DL-V5", "DL-V7")
@pytest.mark.parametrize(
    ("party", "trap", "after"),
    [
        (S1, "fire_wall", {"line": "W3:1 W4:1 P3/1:2"}),
        (S1, "rolling_stone", {"prison": "warrior_11", "line": "W4:0 P3/1:0"}),
        (S3, "rolling_stone", {"line": "W5:1 P4/1:0 T4/2:0"}),
        (S3, "fire_wall", {"line": "W5:0 P4/1:0 T4/2:2"}),  # from the front
        (S2, "rolling_stone", {"line": "W4:0 T4/1:0 T3/2:0"}),
        (S2, "poisoned_meal", {"line": "W4:1 T4/1:0 T3/2:0", "food": 2}),
    ],
)
def test_traps_damage_a_party_except_for_what_its_thieves_prevent(party: str, trap: str, after: dict[str, Any]) -> None:
    trapped(party, trap).has(**after)


@pytest.mark.rule("DL-V6", "DL-18.5", "DL-23.1", "DL-18.3")
def test_a_trap_works_although_its_damage_is_prevented_in_part_or_altogether() -> None:
    table = trapped(S2, "trap_door", card="detect_evil").has(line="W4:0 T4/1:0 T3/2:0", conquered="")
    table.logs("conquest_skipped")
    trapped(S3, "fire_wall").logs_each("prevented", points=[1, 1])


# Every card, both years


@pytest.mark.rule("DL-18.2", "DL-18.1")
@pytest.mark.parametrize(
    ("trap", "first", "second"),
    [
        # Year 1 against W5 W4 P4/1, year 2 against W8 W7 P6/3: no thieves, nothing prevented.
        ("rolling_stone", "W5:3 W4:0 P4/1:0", "W8:4 W7:0 P6/3:0"),
        ("pendulum", "W5:0 W4:3 P4/1:0", "W8:0 W7:4 P6/3:0"),
        ("trap_door", "W5:2 W4:0 P4/1:0", "W8:3 W7:0 P6/3:0"),
        ("fire_wall", "W5:1 W4:1 P4/1:2", "W8:1 W7:1 P6/3:2"),
        ("cursed_ring", "W5:1 W4:1 P4/1:1", "W8:2 W7:2 P6/3:2"),
        ("kamikaze_imp", "W5:3 W4:1 P4/1:1", "W8:4 W7:2 P6/3:2"),
        ("poisoned_meal", "W4:0 P4/1:0", "W7:0 P6/3:0"),
        ("poisoned_dart", "W5:3 W4:0 P4/1:0", "W8:3 W7:0 P6/3:0"),
        ("antimagic_dart", "W5:1 W4:0 P4/1:0", "W8:1 W7:0 P6/3:0"),
    ],
)
@pytest.mark.parametrize("year", [1, 2])
def test_damage_cost_and_effect_of_every_trap(trap: str, first: str, second: str, year: int) -> None:
    party, card = ("W5 W4 P4/1", "invisibility") if year == 1 else ("W8 W7 P6/3", "haste")
    table = lay(year=year).battle(party, traps=trap, card=card)
    if TRAPS[trap].has_target:
        table.do("warrior_14" if year == 1 else "warrior_24")
    # Invisibility has no fatigue; Haste (year 2) has 2 for the first in line.
    no_conquest = trap in ("trap_door", "cursed_ring")
    if year == 2 and not no_conquest:
        table[ME].line[0].damage -= 2
    cost = TRAPS[trap].cost[year - 1]
    table.has(line=first if year == 1 else second, conquered="" if no_conquest else "C1", traps="")
    table.has(gold=3 - cost.gold, food=3 - cost.food, imps=3 - cost.imp)
    assert [thrown.card for thrown in table.game.trap_discard] == [trap]


@pytest.mark.rule("DL-18.3", "DL-15.8")
def test_the_paladins_icons_prevent_as_well() -> None:
    trapped("X W4 T3/1", "cursed_ring").has(line="X:0 W4:0 T3/1:0")


@pytest.mark.rule("DL-18.4")
def test_a_thief_defeated_by_the_trap_still_prevents_and_icons_renew_each_round() -> None:
    # Planned 3, prevented 2: the third point defeats the thief.
    trapped("T3/2:2 W4 W5", "rolling_stone").has(prison="thief_12")
    table = trapped(S3, "rolling_stone")
    table.battle(S3, traps="rolling_stone", square="C2", card="invisibility", combat_round=2)
    table.has(line="W5:1 P4/1:0 T4/2:0")


@pytest.mark.rule("DL-18.7", "DL-18.8")
def test_a_single_adventurer_is_first_and_last() -> None:
    trapped("W5", "fire_wall").has(line="W5:2")
    trapped("X", "fire_wall").has(line="X:0")
    trapped("W5", "kamikaze_imp").has(line="W5:3")
    table = trapped("W5", "pendulum").has(line="W5:0").logs("trap_in_vain")
    assert [thrown.card for thrown in table.game.trap_discard] == ["pendulum"]


@pytest.mark.rule("DL-18.9", "DL-18.6")
def test_poisoned_dart_deals_two_unpreventable_damage_after_conquest() -> None:
    # The first point is prevented, the two later ones are not.
    table = trapped("W5 T3/2 P4/1", "poisoned_dart").do("priest_13").has(line="W5:0 T3/2:0 P4/1:2")
    table.logs_in_order("conquered", "poison_works")
    # If it defeats the last adventurer, the tile stays conquered.
    trapped("W3:1", "poisoned_dart").has(line="", conquered="C1")


@pytest.mark.rule("DL-18.9")
def test_poisoned_dart_works_without_conquest_but_not_on_a_paladin_who_left() -> None:
    warrior = lay().battle("W5 W4", traps="poisoned_dart", creatures="slime", card="detect_evil").do("warrior_14")
    warrior.sees(STARTER, "battle.poisoned", "warrior_14").do("cling").has(line="W5:3 W4:0")
    # The paladin is hit, and leaves the dungeon before the poison works.
    paladin = lay(3).deal(evil=[12, 5, 12]).battle("X W4", traps="poisoned_dart", card="invisibility")
    paladin.do("paladin_1").has(line="W4:0").has(0, line="X:0")


@pytest.mark.rule("DL-18.10")
@pytest.mark.parametrize(
    ("party", "target", "is_cast"),
    [
        ("X W4 M4/2", "wizard_14", False),
        ("X W4 M4/2", "warrior_12", True),
        ("X W4 M4/2", "paladin_1", True),
        # It works even if the dart defeats the wizard, and also stops the paladin's magic.
        ("X:7 W4 M3/1:2", "wizard_11", False),
    ],
)
def test_antimagic_dart_on_a_wizard_stops_all_spells(party: str, target: str, is_cast: bool) -> None:
    table = trapped(party, "antimagic_dart", card="detect_evil").do(target)
    events = ("spell", "spell_stopped_by_trap")
    assert [key for key in keys(table.news) if key in events] == [events[not is_cast]]


@pytest.mark.rule("DL-18.10", "DL-20.10")
def test_antimagic_dart_on_a_priest_stops_healing() -> None:
    def darted(target: str) -> Table:
        table = lay().battle("X:2 W4 P3/1", traps="antimagic_dart", creatures="goblin", card="invisibility")
        return table.do(target)

    darted("priest_11").logs("healing_skipped").silent("healed")
    darted("warrior_12").logs("healed")
    darted("paladin_1").logs("healed")
    # Its damage can be prevented.
    trapped("W5 T3/1 P4/1", "antimagic_dart").do("priest_13").has(line="W5:0 T3/1:0 P4/1:0")


@pytest.mark.rule("DL-18.11")
@pytest.mark.parametrize(("damage", "after"), [(3, "T4/2:0 T3/1:0"), (0, "W6:3 T4/2:0 T3/1:0")])
def test_poisoned_meal_deals_damage_equal_to_full_hit_points_with_the_bonus(damage: int, after: str) -> None:
    table = lay()
    table.face(f"W5:{damage} T4/2 T3/1", traps="poisoned_meal", card="invisibility")
    table[ME].line[0].bonus = 1
    # Planned 6, prevented 3: with its earlier damage the warrior is defeated.
    table.run(Fight(seat=ME)).has(prison="warrior_14" if damage else "", line=after)


@pytest.mark.rule("DL-18.12")
def test_a_trap_that_cannot_be_paid_for_returns_unrevealed() -> None:
    table = lay(food=0).battle("W5 W4", traps="poisoned_meal", card="invisibility")
    table.has(traps="poisoned_meal", line="W5:0 W4:0").game_is(trap_discard=[]).logs_each("trap_not_paid", player=[ME])
    assert not any("poisoned_meal" in str(event.args) for event in table.news)


@pytest.mark.rule("DL-17.4", "DL-18.1")
def test_targets_are_chosen_at_the_reveal_by_the_owner() -> None:
    table = lay().battle("W5 W4 P3/1", traps="poisoned_dart").logs("trap").public()
    table.asks("choose_trap_target", "warrior_14, warrior_12, priest_11", by=ME).refuses("thief_11", "not_an_option")


@pytest.mark.rule("DL-18.3", "DL-18.10")
def test_the_preview_of_a_dart_shows_the_damage_that_is_not_prevented() -> None:
    preventing = lay().battle("W5 T3/1:2 P4/1", traps="antimagic_dart")
    for target, left in (("warrior_14", 5), ("thief_11", 1), ("priest_13", 4)):
        preventing.explains(target, "sum-trap_target", dealt="no_damage", left=("hp_left", {"n": left}))
    used_up = lay(tiles="C1=labyrinth C2").battle("W5 T3/1:2 P4/1", traps="rolling_stone antimagic_dart")
    # The first trap has used up the icon.
    used_up.do("rolling_stone").explains(
        "priest_13", "sum-trap_target", dealt=("damage", {"n": 1}), left=("hp_left", {"n": 3})
    )


@pytest.mark.rule("DL-18.3", "DL-18.9", "DL-18.10")
@pytest.mark.parametrize(
    ("party", "trap", "target", "english", "japanese"),
    [
        (
            "M3/1 T3/1",
            "antimagic_dart",
            "wizard_11",
            "no damage (1 blocked by thieves), 3 HP left. No spells this round.",
            "ダメージなし（シーフが1軽減）、残り3。 このラウンドは呪文なし。",
        ),
        (
            "W5 P4/1",
            "antimagic_dart",
            "priest_13",
            "1 damage, 3 HP left. No healing this round.",
            "1ダメージ、残り3。 このラウンドは治癒なし。",
        ),
        (
            "W5 T3/1",
            "poisoned_dart",
            "warrior_14",
            "no damage (1 blocked by thieves), 5 HP left. "
            "Poison deals 2 more at the end of the battle, which nobody can block: 3 HP left, before any fatigue.",
            "ダメージなし（シーフが1軽減）、残り5。戦闘の最後に毒で2ダメージ（軽減なし）、残り3（疲労を除く）。",
        ),
        (
            "W5:2 W4",
            "poisoned_dart",
            "warrior_14",
            "1 damage, 2 HP left. Poison deals 2 more at the end of the battle, which nobody can block: defeated.",
            "1ダメージ、残り2。戦闘の最後に毒で2ダメージ（軽減なし）、撃退。",
        ),
        (
            "X W4 T3/1",
            "antimagic_dart",
            "warrior_12",
            "no damage (1 blocked by thieves and the paladin), 4 HP left.",
            "ダメージなし（シーフとパラディンが1軽減）、残り4。",
        ),
    ],
)
def test_the_preview_of_a_dart_says_who_blocks_it_and_what_follows(
    party: str, trap: str, target: str, english: str, japanese: str
) -> None:
    lines = lay().battle(party, traps=trap).preview(target)
    assert " ".join(TEXTS.say_exactly("en", "dungeon_lords", line) for line in lines) == english
    assert " ".join(TEXTS.say_exactly("ja", "dungeon_lords", line) for line in lines) == japanese


@pytest.mark.rule("DL-18.1", "DL-1.9")
def test_the_trap_is_discarded_face_down() -> None:
    table = trapped(S1, "pendulum")
    for seat in (None, 0, 3):  # it was seen in battle
        table.sees(seat, "known_discards", ["pendulum"])
        assert table.game.view(seat).piles["trap_discard"] == 1
    table.set(1, traps="fire_wall").game.discard_trap(1, "fire_wall")
    table.sees(1, "known_discards", ["fire_wall", "pendulum"]).sees(0, "known_discards", ["pendulum"])


# The labyrinth


def labyrinth(party: str, traps: str) -> Table:
    """A battle in the labyrinth, where two traps may be used; the party casts Haste."""
    return lay(year=2, tiles="C1=labyrinth C2").battle(party, traps=traps, card="haste")


@pytest.mark.rule("DL-V43", "DL-28.3", "DL-28.4")
def test_the_publishers_example_of_two_traps_in_the_labyrinth() -> None:
    party = "X W5 W6 T5/2"
    table = labyrinth(party, "fire_wall rolling_stone")
    assert not table.option("fire_wall").role.is_back
    # The paladin has the magic, so Haste is cast and there is no fatigue at all.
    table.do("rolling_stone").logs("conquered").logs("spell").has(line="X:0 W5:1 W6:1 T5/2:2")
    labyrinth(party, "rolling_stone fire_wall").do("fire_wall").has(line="X:4 W5:0 W6:0 T5/2:0")


@pytest.mark.rule("DL-28.4")
def test_icons_of_a_thief_felled_by_the_first_trap_are_lost() -> None:
    # 4 planned, 2 prevented, the thief is defeated; the fire wall's damage is not prevented. The card's fatigue is 2.
    table = labyrinth("T4/2:3 W5 W6", "rolling_stone fire_wall").do("rolling_stone")
    table.has(prison="thief_21", line="W5:3 W6:2")


@pytest.mark.rule("DL-28.3", "DL-18.1")
def test_the_traps_of_a_battle_in_progress_are_known_only_to_their_owner() -> None:
    table = labyrinth("W5 W6", "fire_wall rolling_stone").asks("trap_order")
    for seat in (None, 0, 1, ME):
        table.sees(seat, "battle.trap_count", 2)
        table.sees(seat, "battle.traps", ["fire_wall", "rolling_stone"] if seat == ME else None)
    assert table.game.counts() == Counter(trap_cards()), "they are counted"


@pytest.mark.rule("DL-17.7", "DL-28.3")
def test_a_second_trap_that_is_not_needed_returns_unrevealed_and_unpaid() -> None:
    table = labyrinth("W5:4", "rolling_stone cursed_ring").has(gold=3).do("rolling_stone").unasked("trap_order")
    table.has(traps="cursed_ring", gold=3)
    assert [thrown.card for thrown in table.game.trap_discard] == ["rolling_stone"]
    assert not any("cursed_ring" in str(event.args) for event in table.news)


@pytest.mark.rule("DL-28.3")
def test_the_order_of_two_equal_traps_is_not_asked_for() -> None:
    table = labyrinth("W5 W6", "fire_wall fire_wall").unasked("trap_order")
    assert [thrown.card for thrown in table.game.trap_discard] == ["fire_wall", "fire_wall"]


def test_the_text_form_of_a_line_is_written_as_it_is_read() -> None:
    lay(line="X:1 F W5 T4/2:1 M3/2 P3/1:2").has(line="X:1 F:0 W5:0 T4/2:1 M3/2:0 P3/1:2")
