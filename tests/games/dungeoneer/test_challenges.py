"""Whom and what a hero may challenge, and when (DN-15.9 to DN-15.15)."""

from __future__ import annotations

import pytest

from games.dungeoneer.rules.components import load_of
from games.dungeoneer.rules.pieces import NOBODY
from rules.messages import refer, seat_name
from tests.games.dungeoneer.table import Table, table_of


def challenges(table: Table, seat: int) -> list[str]:
    """The challenges and thefts that are open to a player; none if nobody asks."""
    return [id for id in table.ids(seat) if id.startswith(("challenge", "steal"))] if table.is_asked(seat) else []


@pytest.mark.rule("DN-15.14", "DN-15.11", "DN-5.24")
def test_the_dungeonlord_does_not_challenge_its_own_monsters() -> None:
    table = table_of().hand(1, "mo_gargoyle").rich(1, movement=2).rich(2, peril=5).tip(1).stance(1, "always")
    table.begin("dungeonlord").dice(3, 3).declare("mo_gargoyle", wait=True).window_is("chal")
    table.answers_are("pass", "untip", by=1)
    table.play("untip", seat=1, wait=True).asks("dungeonlord_acts")


@pytest.mark.rule("DN-15.11", "DN-5.24")
def test_only_living_resolved_monsters_in_the_heros_space_can_be_challenged() -> None:
    table = table_of("he_sera", "he_brokk", "he_kestrel").at(3, "md_ash_corridor")
    table.hand(1, "mo_rats", "mo_ogre", "tp_net", "mo_gargoyle", "mo_troll").hand(2, "bn_vanish")
    table.rich(2, glory=2, peril=13)
    table.rich(3, peril=5).set(2, token=True).set(3, token=True).stance(3, "always").begin("dungeonlord")
    table.play("declare")
    for ref, target in (("mo_rats", 2), ("mo_ogre", 3), ("tp_net", 2), ("mo_gargoyle", 2), ("mo_troll", 2)):
        table.do(f"add-{ref}")
        if table.asked().kind == "encounter_target":
            table.do(f"seat-{target}")
    table.play("done", wait=True).dice(1, 6, 3, 5, 6, 6, 3, 3).play("play-bn_vanish-e4", seat=2, wait=True)
    assert table.game.encounters[0].state == "dead"
    assert (table.game.windows[-1].entry, challenges(table, 2), challenges(table, 3)) == (1, [], ["challenge-e1-melee"])
    table.do("pass", seat=3, wait=True)
    assert (table.game.windows[-1].entry, challenges(table, 2)) == (3, ["challenge-e3-melee"]), (
        "the troll is still to come"
    )
    assert challenges(table, 3) == []


@pytest.mark.rule("DN-15.11")
@pytest.mark.parametrize(
    ("wounds", "expected"), [(0, ["challenge-e0-melee"]), (1, ["challenge-e0-melee", "challenge-e1-melee"])]
)
def test_of_two_monsters_that_are_alike_one_is_named(wounds: int, expected: list[str]) -> None:
    table = table_of("he_sera", "he_brokk").hand(1, "mo_ogre", "mo_ogre").rich(2, peril=10).set(2, token=True)
    table.stance(2, "always").begin("dungeonlord").dice(3, 3, 3, 3).declare("mo_ogre", "mo_ogre", wait=True)
    table.do("seat-1", wait=True)
    table.do("pass", seat=2, wait=True)
    table.do("seat-1", wait=True)
    beast = table.game.encounters[1].beast
    assert beast is not None
    beast.wounds = wounds
    assert challenges(table, 2) == expected


@pytest.mark.rule("DN-15.11", "DN-5.19")
def test_a_monster_whose_attack_was_cancelled_stays_and_can_be_challenged() -> None:
    table = table_of("he_sera", "he_brokk", "he_hale").hand(1, "mo_ogre").hand(3, "bn_vanish").rich(3, glory=2, peril=5)
    table.set(2, token=True).stance(2, "always").begin("dungeonlord").declare("mo_ogre", target=3, wait=True)
    table.play("play-bn_vanish-e0", seat=3, wait=True).logs_each("cancelled", card=["ogre"])
    table.sees(2, "encounters.0.state", "cancelled").window_is("chal")
    table.answers_like("challenge", "challenge-e0-melee", by=2)
    table.dice(6, 1).play("challenge-e0-melee", seat=2).logs_each("monster_wounded", monster=["ogre"], n=[1])


@pytest.mark.rule("DN-15.12", "DN-15.15")
def test_before_the_discard_only_other_players_may_challenge_and_stealing_is_not_allowed() -> None:
    table = table_of("he_sera", "he_brokk", "he_kestrel").quest("qd_smith", 1)
    table.set_quest("qd_smith", carrier=1, touched=True).set(2, token=True).stance(1, "always").stance(3, "always")
    table.hand(1, "bn_battle_cry").rich(1, glory=1, movement=1).begin("hero").play("end", wait=True).window_is("end")
    table.game_is(phase="end")
    assert challenges(table, 1) == []
    assert challenges(table, 2) == ["challenge-s1-melee", "challenge-s3-melee"]
    assert challenges(table, 3) == [], "First Blood applies only on the hero's own turn"


@pytest.mark.rule("DN-13.27", "DN-13.33", "DN-13.36")
def test_a_quest_component_can_be_stolen_only_from_a_hero_that_carries_it() -> None:
    table = table_of().map(("md_ossuary", 0, 0), ("md_ash_corridor", 0, -1)).at(2, "md_ash_corridor")
    table.quest("qd_bone_regent", 1).set_quest("qd_bone_regent", fought=True).quest("qd_smith", NOBODY)
    table.rich(1, movement=3).begin("hero", moved=True)
    assert challenges(table, 1) == ["challenge-qd_bone_regent-melee"]
    table.set_quest("qd_smith", carrier=2, owner=2, touched=True).at(2, "md_ossuary")
    assert challenges(table, 1) == ["challenge-s2-melee", "steal-qd_smith-melee", "challenge-qd_bone_regent-melee"]
    named = {option.id: (option.label.key, option.label.args) for option in table.asked(1).options(table.game)}
    whom = {"target": seat_name(2), "attr": refer("attr-melee")}
    assert named["challenge-s2-melee"] == ("do-challenge", whom)
    assert named["steal-qd_smith-melee"] == ("do-steal", {**whom, "thing": load_of("qd_smith")})
    table.do("move-n")
    assert challenges(table, 1) == [], "the regent stays where it is"
    table.at(1, "md_ossuary").begin("dungeonlord")
    assert challenges(table, 1) == ["challenge-s2-melee", "steal-qd_smith-melee"], (
        "in any phase of the player's own turn"
    )
