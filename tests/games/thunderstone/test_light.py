"""Light and darkness (TS-9)."""

from __future__ import annotations

import pytest

from tests.games.thunderstone.table import fight


@pytest.mark.rule("TS-9.1", "TS-9.2", "TS-9.5", "TS-9.6", "TS-9.8", "TS-10.6", "TS-8.16")
@pytest.mark.rule("TS-V1", "TS-V2", "TS-V3", "TS-V4", "TS-V5")
@pytest.mark.parametrize(
    ("hand", "monster", "rank", "darkness", "light", "penalty", "total"),
    [
        ("militia", "griknack_goblin", 1, 1, 0, 2, 0),  # other monsters in the hall do not count
        ("militia", "griknack_goblin", 2, 2, 0, 4, 0),
        ("knightmare militia", "nixie", 1, 1, 0, 2, 0),  # nor does one in hand
        ("militia", "lord_mortis", 2, 3, 0, 6, 0),  # darker
        ("militia", "knightmare", 3, 5, 0, 10, 0),
        ("fireball", "lord_mortis", 2, 3, 1, 4, 0),
        ("lightstone_gem lightstone_gem militia elf_wizard", "lord_mortis", 2, 3, 7, 0, 3),  # surplus has no effect
    ],
)
def test_missing_light_lowers_the_total(
    hand: str, monster: str, rank: int, darkness: int, light: int, penalty: int, total: int
) -> None:
    fight(hand, monster, rank, darkness=darkness, light=light, penalty=penalty, total=total)


@pytest.mark.rule("TS-9.3", "TS-9.4", "TS-9.7", "TS-9.8", "TS-9.9")
@pytest.mark.rule("TS-10.5", "TS-10.7", "TS-11.5", "TS-11.15", "TS-V19")
@pytest.mark.parametrize(
    ("hand", "monster", "rank", "attack", "magic", "light"),
    [
        ("torch lantern lightstone_gem", "nixie", 3, 0, 0, 1 + 2 + 3),
        ("fireball", "nixie", 3, 0, 3, 1),
        ("red_jelly", "nixie", 3, 0, 0, 1),
        ("elf_sorcerer", "nixie", 3, 0, 3, 2),
        ("thyrian_squire+flaming_sword", "nixie", 3, 2, 3, 1),
        ("militia flaming_sword", "nixie", 1, 1, 0, 0),  # no hero carries it
        ("red_jelly militia", "nixie", 1, 1, 0, 1),  # only the trophy of a monster in hand counts
        ("knightmare lord_mortis darkness militia", "nixie", 1, 1, 0, 0),
        # Light stays where the attack is cancelled.
        ("thyrian_squire+flaming_sword", "noxious_slag", 1, 2, 0, 1),
        ("fireball militia", "ebon_fume", 1, 1, 0, 1),
        ("feayn_archer elf_wizard militia", "sphinx", 2, 0, 2, 2),
    ],
)
def test_sources_of_light(hand: str, monster: str, rank: int, attack: int, magic: int, light: int) -> None:
    fight(hand, monster, rank, attack=attack, magic=magic, light=light)
