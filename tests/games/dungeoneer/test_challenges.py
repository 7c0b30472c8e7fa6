"""Whom and what a hero may challenge, and when (DN-15.9 to DN-15.15)."""

from __future__ import annotations

import pytest

from games.dungeoneer.rules.components import load_of
from games.dungeoneer.rules.pieces import NOBODY
from rules.messages import refer, seat_name
from tests.games.dungeoneer.table import Table, table


def challenges(t: Table, seat: int) -> list[str]:
    """The challenges and thefts that are open to a player; none if nobody asks."""
    return [id for id in t.ids(seat) if id.startswith(("challenge", "steal"))] if t.is_asked(seat) else []


@pytest.mark.rule("DN-15.14", "DN-15.11", "DN-5.24")
def test_the_dungeonlord_does_not_challenge_its_own_monsters() -> None:
    t = table().hand(1, "mo_gargoyle").rich(1, movement=2).rich(2, peril=5).tip(1).stance(1, "always")
    t.begin("dungeonlord").dice(3, 3).declare("mo_gargoyle", wait=True).window_is("chal")
    t.answers_are("pass", "untip", by=1)
    t.play("untip", seat=1, wait=True).asks("dungeonlord_acts")


@pytest.mark.rule("DN-15.11", "DN-5.24")
def test_only_living_resolved_monsters_in_the_heros_space_can_be_challenged() -> None:
    t = table("he_sera", "he_brokk", "he_kestrel").at(3, "md_ash_corridor")
    t.hand(1, "mo_rats", "mo_ogre", "tp_net", "mo_gargoyle", "mo_troll").hand(2, "bn_vanish").rich(2, glory=2, peril=13)
    t.rich(3, peril=5).set(2, token=True).set(3, token=True).stance(3, "always").begin("dungeonlord").play("declare")
    for ref, target in (("mo_rats", 2), ("mo_ogre", 3), ("tp_net", 2), ("mo_gargoyle", 2), ("mo_troll", 2)):
        t.do(f"add-{ref}")
        if t.asked().kind == "encounter_target":
            t.do(f"seat-{target}")
    t.play("done", wait=True).dice(1, 6, 3, 5, 6, 6, 3, 3).play("play-bn_vanish-e4", seat=2, wait=True)
    assert t.game.encounters[0].state == "dead"
    assert (t.game.windows[-1].entry, challenges(t, 2), challenges(t, 3)) == (1, [], ["challenge-e1-melee"])
    t.do("pass", seat=3, wait=True)
    assert (t.game.windows[-1].entry, challenges(t, 2)) == (3, ["challenge-e3-melee"]), "the troll is still to come"
    assert challenges(t, 3) == []


@pytest.mark.rule("DN-15.11")
@pytest.mark.parametrize(
    ("wounds", "expected"), [(0, ["challenge-e0-melee"]), (1, ["challenge-e0-melee", "challenge-e1-melee"])]
)
def test_of_two_monsters_that_are_alike_one_is_named(wounds: int, expected: list[str]) -> None:
    t = table("he_sera", "he_brokk").hand(1, "mo_ogre", "mo_ogre").rich(2, peril=10).set(2, token=True)
    t.stance(2, "always").begin("dungeonlord").dice(3, 3, 3, 3).declare("mo_ogre", "mo_ogre", wait=True)
    t.do("seat-1", wait=True)
    t.do("pass", seat=2, wait=True)
    t.do("seat-1", wait=True)
    beast = t.game.encounters[1].beast
    assert beast is not None
    beast.wounds = wounds
    assert challenges(t, 2) == expected


@pytest.mark.rule("DN-15.11", "DN-5.19")
def test_a_monster_whose_attack_was_cancelled_stays_and_can_be_challenged() -> None:
    t = table("he_sera", "he_brokk", "he_hale").hand(1, "mo_ogre").hand(3, "bn_vanish").rich(3, glory=2, peril=5)
    t.set(2, token=True).stance(2, "always").begin("dungeonlord").declare("mo_ogre", target=3, wait=True)
    t.play("play-bn_vanish-e0", seat=3, wait=True).logs_each("cancelled", card=["ogre"])
    t.sees(2, "encounters.0.state", "cancelled").window_is("chal").answers_like("challenge", "challenge-e0-melee", by=2)
    t.dice(6, 1).play("challenge-e0-melee", seat=2).logs_each("monster_wounded", monster=["ogre"], n=[1])


@pytest.mark.rule("DN-15.12", "DN-15.15")
def test_before_the_discard_only_other_players_may_challenge_and_stealing_is_not_allowed() -> None:
    t = table("he_sera", "he_brokk", "he_kestrel").quest("qd_smith", 1)
    t.set_quest("qd_smith", carrier=1, touched=True).set(2, token=True).stance(1, "always").stance(3, "always")
    t.hand(1, "bn_battle_cry").rich(1, glory=1, movement=1).begin("hero").play("end", wait=True).window_is("end")
    t.game_is(phase="end")
    assert challenges(t, 1) == []
    assert challenges(t, 2) == ["challenge-s1-melee", "challenge-s3-melee"]
    assert challenges(t, 3) == [], "First Blood applies only on the hero's own turn"


@pytest.mark.rule("DN-13.27", "DN-13.33", "DN-13.36")
def test_a_quest_component_can_be_stolen_only_from_a_hero_that_carries_it() -> None:
    t = table().map(("md_ossuary", 0, 0), ("md_ash_corridor", 0, -1)).at(2, "md_ash_corridor")
    t.quest("qd_bone_regent", 1).set_quest("qd_bone_regent", fought=True).quest("qd_smith", NOBODY)
    t.rich(1, movement=3).begin("hero", moved=True)
    assert challenges(t, 1) == ["challenge-qd_bone_regent-melee"]
    t.set_quest("qd_smith", carrier=2, owner=2, touched=True).at(2, "md_ossuary")
    assert challenges(t, 1) == ["challenge-s2-melee", "steal-qd_smith-melee", "challenge-qd_bone_regent-melee"]
    named = {option.id: (option.label.key, option.label.args) for option in t.asked(1).options(t.game)}
    whom = {"target": seat_name(2), "attr": refer("attr-melee")}
    assert named["challenge-s2-melee"] == ("do-challenge", whom)
    assert named["steal-qd_smith-melee"] == ("do-steal", {**whom, "thing": load_of("qd_smith")})
    t.do("move-n")
    assert challenges(t, 1) == [], "the regent stays where it is"
    t.at(1, "md_ossuary").begin("dungeonlord")
    assert challenges(t, 1) == ["challenge-s2-melee", "steal-qd_smith-melee"], "in any phase of the player's own turn"
