"""Twelve positions of Dungeon GO!, which has no searching player: all heroes win or lose together."""

from __future__ import annotations

from tests.games.dungeon_go.table import Table
from tests.positions.position import Posed, posed

DECK = "monster king hero_thief hero_wizard hero_priest"
"""A round in which the monsters' turn is still to come."""


def finish_what_is_held() -> Posed:
    """The thief holds the Troll's strength: magic defeats it, for two points and a growth; the Goblin can wait."""
    table = Table("0 B4 M3", "1 B5 S2 holds=strength", "troll B5 attacked", "goblin B3", floor=2, deck=DECK)
    table.begin(0, "stay")
    return posed(table.game, "*-B5-magic")


def stand_before_the_king() -> Posed:
    """The Goblin reaches the king with the next monster card: a hero in front of him takes the blow, hit or miss."""
    table = Table("0 E1 S2", "goblin E6", "kobold B9", floor=5, damage=2, deck=DECK).begin(0)
    return posed(table.game, "E5", "E5-*")


def come_back_between_king_and_ghoul() -> Posed:
    """A hero that returns on E5 bars the Ghoul's way to the king; on any other cell the king dies."""
    table = Table("0", "ghoul E6", floor=3, damage=2, deck=DECK)
    table.game.heroes[0].abilities = [2, 1, 1, 1]
    table.begin(0)
    return posed(table.game, "E5")


def grow_for_the_last_mark() -> Posed:
    """Three hold the demon king, and only magic is open: a second die there counts more than anything else."""
    table = Table(
        *("0 B4 S6 A4 M1 F4", "1 B5 S3 holds=strength", "2 B5 F3 holds=faith", "demon_king_a B5 attacked", "goblin B1"),
        players=3,
        floor=5,
        damage=3,
        faces=(6,),
        deck="hero_warrior hero_thief hero_wizard",
    )
    table.act(0, "attack-B1-strength")
    return posed(table.game, "magic")


def win_rather_than_guard() -> Posed:
    """Six dice for the last mark win the game nine times out of ten, and everything else is over then."""
    pieces = ("0 E9 S1 A2 M6", "1 B5 S3 holds=strength", "2 B5 F3 holds=faith", "demon_king_a B5 attacked", "imp E1")
    table = Table(*pieces, players=3, floor=5, king="B6", deck="monster king hero_thief hero_wizard").begin(0)
    return posed(table.game, "*-B5-magic")


def do_not_let_go_at_the_exit() -> Posed:
    """Held, the Troll stays in the first column; once its holder steps off, it walks out and all is lost."""
    table = Table("0 E7 S2 A3 M1 holds=strength", "troll E7 attacked", "imp B8", floor=4, deck=DECK).begin(0)
    return posed(table.game, "stay", "stay-E7-magic")


def bar_the_exit() -> Posed:
    """The Imp steps into the first column next, and out after that: a hero on E1 stops it, hit or miss."""
    table = Table("0 E8 S1 A1 M1", "imp E2", floor=5, damage=1, king="B4", deck=DECK).begin(0)
    return posed(table.game, "E1", "E1-*")


def make_way_for_the_king() -> Posed:
    """No monster is left and the king needs one step for the next floor: the hero on B4 holds him up."""
    table = Table("0 B4 A2", "1 E2", king="E6", floor=2, deck="king monster hero_thief").begin(0)
    return posed(table.game, "B[1-35-9]", "E[1-9]")


def the_nearer_of_two_goblins() -> Posed:
    """Either falls as easily; the one in the second column leaves the dungeon a turn from now."""
    table = Table("0 E9 S4 A2 M3", "goblin E2", "kobold B9", floor=3, king="B4", deck=DECK).begin(0, "stay")
    return posed(table.game, "*-E2-strength")


def the_mark_one_is_good_at() -> Posed:
    """Five dice for strength, one for magic; the wizard, who comes next, has it the other way round."""
    table = Table("0 B1 S5 M1", "2 B4 M5", "troll B2 attacked", floor=4, king="E4", deck="hero_wizard monster king")
    table.begin(0)
    return posed(table.game, "*-B2-strength")


def finish_it_alone() -> Posed:
    """Holding its strength, the hero needs only the Minotaur's agility: moving away means starting again."""
    table = Table("0 B5 S2 A4 M2 holds=strength", "minotaur B5 attacked", "goblin B9", floor=3, deck=DECK).begin(0)
    return posed(table.game, "stay-B5-agility")


def the_goblin_before_the_king_first() -> Posed:
    """On the first floor no attack fails: the Goblin is gone, but a grip on the Troll leaves the king unguarded."""
    table = Table("0 E5 S2 A1 M4", "goblin E6", "troll B5", deck=DECK).begin(0, "stay")
    return posed(table.game, "*-E6-strength")
