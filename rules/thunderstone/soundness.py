"""Whether a position can have come about by the rules: for `check`, and for saves that come from outside.

Every check names the field that is wrong as a dotted path. The checks run in order and stop at the first fault, so
each may rely on what those before it have held. What waits on the agenda is looked at in `pending`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.core.errors import BadSetup
from rules.thunderstone import pending
from rules.thunderstone.cards import CARDS, DISEASE, MONSTER_GROUPS, THUNDERSTONE
from rules.thunderstone.hall import FIRST
from rules.thunderstone.scoring import GAINED, LOST, STOPPED, outcome
from rules.thunderstone.setup import BOTTOM, STANDARD_STACKS, cards_in_play, fits_options, stock_of
from rules.thunderstone.state import EVERY, Shown, Use
from rules.thunderstone.sums import bonuses
from rules.thunderstone.zones import HAND, gold_of

if TYPE_CHECKING:
    from rules.thunderstone.game import Thunderstone


def faults(game: Thunderstone) -> Iterator[str]:
    """The fields that cannot be as they are, as dotted paths."""
    yield from _counts(game)
    yield from _selection(game)
    yield from _turn(game)
    yield from _players(game)
    yield from _piles(game)
    yield from _hall(game)
    yield from _uses(game)
    yield from _battle(game)
    yield from _discards(game)
    yield from _end(game)
    yield from pending.faults(game)


def _counts(game: Thunderstone) -> Iterator[str]:
    if game.turns < 1:
        yield "turns"
    if not 0 <= game.quiet <= game.turns:
        yield "quiet"
    if not 0 <= game.sunk <= len(game.dungeon):
        yield "sunk"
    if len(game.players) != game.seats:
        yield "players"
    if not 0 <= game.turn.seat < game.seats:
        yield "turn.seat"
    if game.seats > 1 and game.village_score:
        yield "village_score"
    if game.held and (game.seats > 1 or game.options.level == "nightmare"):
        yield "held"


def _selection(game: Thunderstone) -> Iterator[str]:
    """The cards in play are those that the options name, or as many as they ask for (TS-2.7, TS-3.1)."""
    if len(game.stacks) != STANDARD_STACKS or len(set(game.stacks)) != STANDARD_STACKS:
        yield "stacks"
    if len(set(game.groups)) != len(game.groups) or not set(game.groups) <= set(MONSTER_GROUPS):
        yield "groups"
    try:
        if not fits_options(game):
            yield "options"
    except BadSetup:
        yield "options"
    if set(game.stock) != stock_of(game.stacks):
        yield "stock"


def _turn(game: Thunderstone) -> Iterator[str]:
    turn = game.turn
    lies_open = turn.action in ("village", "dungeon")
    # Alone, the action still stands after the clean-up, while a breach of the advance is settled.
    if turn.revealed != lies_open and (turn.revealed or game.seats > 1):
        yield "turn.revealed"
    if turn.cards and not turn.revealed:
        yield "turn.cards"
    if turn.revealed and game.active.hand:
        yield f"players.{turn.seat}.hand"
    slots = [shown.slot for shown in turn.cards]
    if len(set(slots)) != len(slots):
        yield "turn.cards"
    if turn.slots < max(slots, default=0):
        yield "turn.slots"
    if len(set(turn.off)) != len(turn.off) or any(not 1 <= slot <= turn.slots for slot in turn.off):
        yield "turn.off"
    for number, shown in enumerate(turn.cards):
        for field in _shown(game, shown):
            yield f"turn.cards.{number}.{field}"


def _shown(game: Thunderstone, shown: Shown) -> Iterator[str]:
    """A revealed card: what it carries, and whose it is (TS-11.1, TS-11.2, TS-18.5)."""
    turn, card = game.turn, CARDS[shown.card]
    in_dungeon = turn.action == "dungeon"
    if shown.weapon:
        carriers = [other for other in turn.cards if other.weapon == shown.weapon]
        weapons = [other.slot for other in turn.cards if "weapon" in CARDS[other.card].tags]
        if not (in_dungeon and card.is_hero and shown.weapon in weapons and len(carriers) == 1):
            yield "weapon"
    if shown.owner is not None and not (in_dungeon and card.is_hero and 0 <= shown.owner < game.seats):
        yield "owner"


def _players(game: Thunderstone) -> Iterator[str]:
    for seat, player in enumerate(game.players):
        if len(player.hand) > HAND:
            yield f"players.{seat}.hand"
        if Counter(player.certain) - Counter(player.hand):
            yield f"players.{seat}.certain"
        if player.heroless and any(CARDS[card].is_hero for card in player.hand):
            yield f"players.{seat}.heroless"


def _piles(game: Thunderstone) -> Iterator[str]:
    """Every card of the game is in exactly one place, and monsters start in the dungeon (TS-1.6)."""
    for card, left in game.stock.items():
        if left < 0:
            yield f"stock.{card}"
    below = [("dungeon", game.dungeon), ("village_score", game.village_score)]
    for pile, cards in below:
        for number, card in enumerate(cards):
            if CARDS[card].stack not in ("dungeon", "thunderstone"):
                yield f"{pile}.{number}"
    if THUNDERSTONE in game.village_score:
        yield "village_score"
    if THUNDERSTONE in game.removed:
        yield "removed"
    if DISEASE in game.removed:
        yield "removed"
    stone = game.dungeon.index(THUNDERSTONE) - game.sunk if THUNDERSTONE in game.dungeon else 0
    if not 0 <= stone <= BOTTOM:
        yield "dungeon"
    found = Counter(game.removed)
    found.update(game.dungeon)
    found.update(card.card for card in game.hall if card is not None)
    found.update(game.village_score)
    found.update(game.stock)
    for seat in range(game.seats):
        found.update(game.owned(seat))
    diseases = found.pop(DISEASE, 0) + game.diseases
    if diseases != CARDS[DISEASE].count:
        yield "diseases"
    expected = cards_in_play(game)
    for card in sorted({*found, *expected}):
        if found[card] != expected[card]:
            yield f"cards.{card}"


def _hall(game: Thunderstone) -> Iterator[str]:
    """Ranks are empty only behind all others, but for the one under attack; alone, anywhere (TS-12.1, TS-21.5)."""
    gap = 0 if game.battle is None else game.battle.rank
    for rank, card in enumerate(game.hall, 1):
        if card is None:
            if game.seats > 1 and rank != gap and game.result is None:
                later = [behind for behind in game.hall[rank:] if behind is not None]
                if game.dungeon or later:
                    yield f"hall.{rank - 1}"
            continue
        if CARDS[card.card].stack not in ("dungeon", "thunderstone"):
            yield f"hall.{rank - 1}.card"
        if card.card == THUNDERSTONE and rank == FIRST + 1 and game.result is None:
            yield f"hall.{rank - 1}.card"
        if card.breached and CARDS[card.card].breach is None:
            yield f"hall.{rank - 1}.breached"


def _uses(game: Thunderstone) -> Iterator[str]:
    """Effects that were used, and what they made of gold and purchases (TS-5.7, TS-7.4, TS-7.17)."""
    turn = game.turn
    done: set[tuple[int, int]] = set()
    gold, buys = 0, 1
    for number, use in enumerate(turn.uses):
        for field in _use(game, use, done):
            yield f"turn.uses.{number}.{field}"
        done.add((use.slot, use.effect))
        effect = CARDS[use.card].effects[use.effect]
        buys += effect.buys
        gold += effect.gold + (max(card.gold or 0 for card in CARDS.values()) if effect.sell else 0)
    if turn.revealed and not 0 <= turn.buys <= buys:
        yield "turn.buys"
    # Heroes that are levelled take their gold with them, but only when nothing can be bought any more.
    levelling = game.result is not None or any(entry.kind == "level_up" for entry in game.agenda.stack)
    if turn.revealed and not levelling and gold_of(game) + turn.gold < 0:
        yield "turn.gold"
    if turn.revealed and turn.gold > gold:
        yield "turn.gold"
    bonus = bonuses(turn)
    lent = any(CARDS[use.card].effects[use.effect].borrow for use in turn.uses)
    for number, hero in enumerate(turn.cards):
        if hero.owner is not None and not lent:
            yield f"turn.cards.{number}.owner"
        if hero.weapon and bonus.weight_of(turn.shown(hero.weapon).card) > bonus.strength_of(hero):
            yield f"turn.cards.{number}.weapon"


def _use(game: Thunderstone, use: Use, done: set[tuple[int, int]]) -> Iterator[str]:
    turn, effects = game.turn, CARDS[use.card].effects
    if not 1 <= use.slot <= turn.slots:
        yield "slot"
    if turn.has(use.slot) and turn.shown(use.slot).card != use.card:
        yield "card"
    if not 0 <= use.effect < len(effects):
        yield "effect"
        return
    effect = effects[use.effect]
    if effect.when != turn.action or ((use.slot, use.effect) in done and not effect.repeat):
        yield "effect"
    lasting = effect.lasts and turn.has(use.slot) and (effect.to != "hero" or turn.has(use.target))
    if not use.over and not lasting:
        yield "over"
    given = range(1, turn.slots + 1)
    fitting = {"self": use.target == use.slot, "heroes": use.target == EVERY, "hero": use.target in given}
    is_hero = not turn.has(use.target) or CARDS[turn.shown(use.target).card].is_hero
    if not fitting.get(effect.to, use.target == 0) or not is_hero:
        yield "target"


def _battle(game: Thunderstone) -> Iterator[str]:
    battle, turn = game.battle, game.turn
    if battle is None:
        return
    foe = CARDS[battle.monster]
    if not (turn.action == "dungeon" and turn.revealed):
        yield "battle"
    if "monster" not in foe.tags or foe.type not in game.groups:
        yield "battle.monster"
    given = range(1, turn.slots + 1)
    for name in ("barred", "doomed", "attackers"):
        slots = getattr(battle, name)
        if len(set(slots)) != len(slots) or any(slot not in given for slot in slots):
            yield f"battle.{name}"
    if len(battle.barred) > foe.during.bar:
        yield "battle.barred"
    if battle.shares and (not foe.during.each_suffers or any(slot not in given for slot in battle.shares)):
        yield "battle.shares"
    if battle.from_attack is not None and battle.from_attack < 0:
        yield "battle.from_attack"
    if not 0 <= battle.returns <= len(battle.attackers):
        yield "battle.returns"
    if len(battle.spoils) > len(battle.attackers) + 1:
        yield "battle.spoils"
    if battle.six and not foe.spoils:
        yield "battle.six"


def _discards(game: Thunderstone) -> Iterator[str]:
    """What was chosen in secret is there to be discarded (TS-13.5)."""
    if game.discarding is None and (game.pledged or game.pledged_slots):
        yield "pledged" if game.pledged else "pledged_slots"
    for seat, cards in game.pledged.items():
        if not 0 <= seat < game.seats or Counter(cards) - Counter(game.players[seat].hand):
            yield f"pledged.{seat}"
    slots = game.pledged_slots
    if len(set(slots)) != len(slots) or not all(game.turn.has(slot) for slot in slots):
        yield "pledged_slots"


def _end(game: Thunderstone) -> Iterator[str]:
    """The result is what the table says (TS-19)."""
    result = game.result
    seats = range(game.seats)
    if len(set(game.refused_wish)) != len(game.refused_wish) or any(seat not in seats for seat in game.refused_wish):
        yield "refused_wish"
    holders = [seat for seat in seats if THUNDERSTONE in game.owned(seat)]
    first = game.hall[FIRST]
    if result is None:
        if holders:
            yield "cards.thunderstone"
        return
    lost = first is not None and first.card == THUNDERSTONE
    fitting = {
        GAINED: holders == [game.turn.seat],
        LOST: lost,
        STOPPED: game.seats > 1 and not holders and not lost,
    }
    if not fitting.get(result.reason, False):
        yield "result.reason"
    if any(shown.owner is not None for shown in game.turn.cards):
        yield "turn.cards"
    if result != outcome(game, result.reason):
        yield "result"
