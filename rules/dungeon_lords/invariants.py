"""What must hold in every position of Dungeon Lords."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.dungeon_lords.components import ORDER_IDS, TRAPS, adventurers
from rules.dungeon_lords.grid import BLOCKS, ENTRANCE, NEIGHBOURS, distances
from rules.dungeon_lords.state import LEAST_EVIL, MOST_EVIL

if TYPE_CHECKING:
    from rules.dungeon_lords.game import DungeonLords


def check(game: DungeonLords) -> None:
    """Raise AssertionError when the state breaks one of them."""
    for lord in game.lords:
        assert min(lord.gold, lord.food, lord.imps, lord.notices) >= 0, "supplies below nothing"
        assert 0 <= lord.busy_imps <= lord.imps or game.in_combat, "more imps at work than there are"
        assert LEAST_EVIL <= lord.evil <= MOST_EVIL, "evil off the track"
        assert ENTRANCE in lord.tiles, "no way in"
        assert set(distances(lord.tiles)) == set(lord.tiles), "a tile that cannot be reached"
        assert not any(all(square in lord.tiles for square in block) for block in BLOCKS), "a full block of four"
        for square, tile in lord.tiles.items():
            beside = [lord.tiles[other] for other in NEIGHBOURS[square] if other in lord.tiles]
            assert not (tile.is_room and any(other.is_room for other in beside)), "rooms side by side"
        assert all(hero.left > 0 for hero in lord.line), "a defeated adventurer in line"
        if game.training is None and game.phase not in (
            "setup",
            "orders",
            "placing",
            "executing",
            "production",
        ):
            assert len(lord.disabled) == 2, "not two disabled orders"
        assert all(order in ORDER_IDS for order in lord.disabled)
    if game.training is not None:
        return
    assert game.counts() == Counter({trap.id: trap.copies for trap in TRAPS.values()}), "a trap card is lost"
    paladin = f"paladin_{game.year}"
    standing = [seat for seat, lord in enumerate(game.lords) for hero in lord.line if hero.card == paladin]
    assert standing == ([game.paladin_host] if game.paladin == "host" else []), "the paladin is in two minds"
    for year in (1, 2):
        heroes = Counter(game.hero_piles[year - 1])
        heroes.update(card for card in [*game.arriving, *game.forecast] if card in adventurers(year))
        for lord in game.lords:
            heroes.update(hero.card for hero in lord.line)
            heroes.update(lord.prison)
        heroes.update(game.distant)
        assert all(heroes[card] == 1 for card in adventurers(year)), "an adventurer is lost or doubled"
    assert (game.battle is None) or game.battle.seat < game.seats
