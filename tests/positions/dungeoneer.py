"""Twelve positions of Dungeoneer."""

from __future__ import annotations

from tests.games.dungeoneer.table import Table
from tests.positions.position import Posed, posed

GATE = ("md_gate", 0, 0)
"""The Entrance."""
SOUTH = ("md_crossways", 0, 1)
"""A space south of the Entrance."""
EAST = ("md_crossways", 1, 0)
"""A space east of the Entrance."""
TWO = ["qd_codex", "qd_dark_bargain"]
"""Two quests that someone has completed, so that the third one wins."""


def lose_no_time_before_the_last_quest() -> Posed:
    """The Runemage stands in the Shrine with good chances, and a rival needs one quest, too: waiting wins nothing."""
    t = Table(("he_lirien", "he_brokk")).map(("md_shrine", 0, 0), ("md_gate", 0, 1)).quest("qd_relight", owner=1)
    t.set(1, done=TWO, level=3).set(2, done=["qd_smith", "qd_crown"]).rich(1, movement=3).begin("hero")
    return posed(t.game, "quest-qd_relight")


def one_glory_for_a_better_chance() -> Posed:
    """Before the winning roll one Glory raises its chance by a sixth, and Glory is worth nothing afterwards."""
    t = Table(("he_lirien", "he_brokk")).map(("md_shrine", 0, 0), ("md_gate", 0, 1)).quest("qd_relight", owner=1)
    t.set(1, done=TWO).set(2, done=["qd_smith", "qd_crown"]).rich(1, glory=1, movement=0).begin("hero")
    t.do("quest-qd_relight", wait=True)
    return posed(t.game, "ability*")


def the_nearer_of_two_quests() -> Posed:
    """Two steps to the Shrine, which suits a Runemage; the Throne is far, and its king would kill her."""
    t = Table(("he_lirien", "he_brokk"))
    far = (("md_ash_corridor", 0, 1), ("md_long_gallery", 0, 2), ("md_narrow_way", 0, 3), ("md_throne", 0, 4))
    t.map(GATE, *far, EAST, ("md_shrine", 2, 0))
    t.quest("qd_relight", owner=1).quest("qd_cinder_king", owner=1).rich(1, movement=3)
    t.at(2, "md_long_gallery").begin("hero")
    return posed(t.game, "move-e")


def strike_the_leader() -> Posed:
    """The one with two quests and one Life falls to the Ogre, or wins in the next turn; the other one has nothing."""
    t = Table(("he_brokk", "he_tamsin", "he_sera")).map(GATE, ("md_prison", 0, 1), EAST)
    t.set(2, life=1, done=TWO).rich(2, peril=6).rich(3, peril=6).hand(1, "mo_ogre")
    t.quest("qd_smith", owner=2).set_quest("qd_smith", carrier=2, touched=True).begin("dungeonlord")
    return posed(t.game, "declare", "*declare-*s2*")


def the_sidestep_saves_the_last_life() -> Posed:
    """One Glory prevents the Ogre's attack for certain; without it the hero dies more often than not."""
    t = Table(("he_brokk", "he_tamsin")).map(GATE, SOUTH).set(2, life=1).rich(2, glory=2, peril=6)
    t.hand(1, "mo_ogre").hand(2, "bn_sidestep").begin("dungeonlord")
    t.declare("mo_ogre", wait=True)
    return posed(t.game, "play-bn_sidestep*")


def stand_up_first() -> Posed:
    """Tipped with three movement: nothing else can be done with it, and the quest is two steps away."""
    t = Table(("he_lirien", "he_brokk")).map(GATE, EAST, ("md_shrine", 2, 0))
    t.quest("qd_relight", owner=1).rich(1, movement=3).tip(1).begin("hero")
    return posed(t.game, "untip")


def spend_all_for_certainty() -> Posed:
    """Eight Glory make the two dice certain, and the quest wins the game: there is nothing left to save Glory for."""
    t = Table(("he_brokk", "he_sera")).map(("md_treasury", 0, 0), ("md_gate", 0, 1)).quest("qd_treasury", owner=1)
    t.set(1, done=TWO).set(2, done=["qd_smith", "qd_crown"]).rich(1, glory=8, movement=1).begin("hero", moved=True)
    t.do("quest-qd_treasury")
    return posed(t.game, "*8")


def the_way_without_a_pit() -> Posed:
    """Both ways lead to the Library in two steps; the Cistern's pit holds her up every other time."""
    t = Table(("he_lirien", "he_brokk"))
    far = (("md_crossways", 0, -1), ("md_long_gallery", 0, -2), ("md_barracks", 0, -3), ("md_bone_hall", 0, -4))
    t.map(GATE, ("md_ash_corridor", 1, 0), ("md_cistern", 0, 1), ("md_library", 1, 1), *far).at(2, "md_bone_hall")
    t.quest("qd_codex", owner=1).rich(1, movement=2).begin("hero")
    return posed(t.game, "move-e")


def arm_before_the_fight() -> Posed:
    """The Maul gives one more to each blow and a second wound; the one movement is for a blow after the Regent's."""
    t = Table(("he_brokk", "he_sera")).map(("md_ossuary", 0, 0), ("md_gate", 0, 1))
    t.quest("qd_bone_regent", owner=1).hand(1, "tr_maul").rich(1, glory=6, movement=1)
    t.at(2, "md_gate").begin("hero")
    return posed(t.game, "play-tr_maul")


def take_the_prisoner_from_the_leader() -> Posed:
    """He delivers his third quest next turn, one step from here: a hero stronger by two can take it from him now."""
    t = Table(("he_brokk", "he_tamsin")).map(("md_crossways", 0, 0), ("md_gate", 0, 1), ("md_prison", 0, -1))
    t.at(1, "md_crossways").at(2, "md_crossways").set(2, done=TWO).rich(1, movement=2)
    t.quest("qd_smith", owner=2).set_quest("qd_smith", carrier=2, touched=True).begin("hero", moved=True)
    return posed(t.game, "steal-qd_smith-melee")


def peril_for_the_leader() -> Posed:
    """Peril can be used against its owner only: it belongs to the one who needs one more quest."""
    t = Table(("he_brokk", "he_tamsin", "he_sera")).map(GATE, SOUTH).rich(3, peril=6).hand(1, "mo_ogre")
    t.set(2, done=TWO).dice(6, 1).begin("dungeonlord")
    t.declare("mo_ogre", target=3)
    return posed(t.game, "seat-2")


def slow_the_leader_down() -> Posed:
    """With Speed 3 he delivers his third quest next turn, with Speed 2 he does not reach the Entrance."""
    t = Table(("he_brokk", "he_sera", "he_lirien"))
    t.map(GATE, ("md_ash_corridor", 0, -1), ("md_crossways", 0, -2), ("md_barracks", 0, -3)).at(2, "md_barracks")
    t.set(2, done=TWO).rich(2, peril=2).rich(3, peril=2).hand(1, "ba_leaden_feet")
    t.quest("qd_smith", owner=2).set_quest("qd_smith", carrier=2, touched=True).begin("dungeonlord")
    return posed(t.game, "bane-ba_leaden_feet-s2")
