"""Whether a position can have come about by the rules: for `check`, and for saves that come from outside.

Every check names the field that is wrong as a dotted path. The checks run in order and stop at the first fault, so
each may rely on what those before it have held: first that all names are known, then that no card is lost, then
players, map and quests (`sound_table`), what is under way (`sound_turn`) and what waits on the agenda (`pending`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING

from rules.core.messages import Seat
from rules.dungeoneer import life, pending, sound_table, sound_turn
from rules.dungeoneer.components import CARDS, HEROES, MAPS, QUESTS, QUESTS_TO_WIN

if TYPE_CHECKING:
    from rules.dungeoneer.game import Dungeoneer
    from rules.dungeoneer.pieces import Beast, Laid

PHASES = ("setup", "build_map", "reset", "dungeonlord", "build", "hero", "end", "discard", "over")
STANCES = ("always", "affected", "pass")


def faults(game: Dungeoneer) -> Iterator[str]:
    """The fields that cannot be as they are, as dotted paths."""
    yield from _counts(game)
    yield from _names(game)
    yield from _cards(game)
    yield from sound_table.faults(game)
    yield from sound_turn.faults(game)
    yield from _end(game)
    yield from pending.faults(game)


def _counts(game: Dungeoneer) -> Iterator[str]:
    for name in ("players", "hands", "known", "stances", "armed", "wants_stop", "starts"):
        if len(getattr(game, name)) != game.seats:
            yield name
    if game.phase not in PHASES or (game.phase == "over") != (game.result is not None):
        yield "phase"
    for name in ("turns", "attempts", "explored", "top_speed", "rolled", "numbers", "passes"):
        if getattr(game, name) < 0:
            yield name
    for name in ("first", "turn"):
        if getattr(game, name) not in range(game.seats):
            yield name
    if game.phase != "over" and (game.phase in ("setup", "build_map")) != (game.turns == 0):
        yield "turns"
    if not {*game.quiet} <= {*range(game.seats)}:
        yield "quiet"
    for seat, stance in enumerate(game.stances):
        if stance not in STANCES:
            yield f"stances.{seat}"
    if game.options.revealed_map and game.phase == "setup":
        yield "phase"
    if not game.options.revealed_map and game.phase == "build_map":
        yield "phase"


def _among(path: str, names: Iterable[str], allowed: Collection[str]) -> Iterator[str]:
    for place, name in enumerate(names):
        if name not in allowed:
            yield f"{path}.{place}"


def _names(game: Dungeoneer) -> Iterator[str]:
    """Every card, map card, quest and hero is one of the sets in play."""
    kind = game.options.cards
    cards = {card.id for card in CARDS.values() if kind in (card.set, "both")}
    maps = {card.id for card in MAPS.values() if kind in (card.set, "both")}
    quests = {quest.id for quest in QUESTS.values() if kind in (quest.set, "both")}
    heroes = {hero.id for hero in HEROES.values() if kind in (hero.set, "both")}
    yield from _among("deck", game.deck, cards)
    yield from _among("discard", game.discard, cards)
    for seat in range(game.seats):
        yield from _among(f"hands.{seat}", game.hands[seat], cards)
        yield from _among(f"known.{seat}", game.known[seat], cards)
        if Counter(game.known[seat]) - Counter(game.hands[seat]):
            yield f"known.{seat}"
    for seat, player in enumerate(game.players):
        where = f"players.{seat}"
        if player.hero not in heroes or player.hero in (other.hero for other in game.players[:seat]):
            yield f"{where}.hero"
        yield from _among(f"{where}.done", player.done, quests)
        for name in ("boons", "treasures", "banes"):
            yield from _laid(f"{where}.{name}", getattr(player, name), name, cards)
        for place, beast in enumerate(player.pack):
            yield from _beast(f"{where}.pack.{place}", beast, cards)
    for place, entry in enumerate((*game.encounters, *game.draft)):
        where = f"encounters.{place}" if place < len(game.encounters) else f"draft.{place - len(game.encounters)}"
        if entry.card not in cards or CARDS[entry.card].kind not in ("monster", "trap"):
            yield f"{where}.card"
        if (entry.beast is None) != (CARDS[entry.card].kind == "trap"):
            yield f"{where}.beast"
        if entry.beast is not None:
            if entry.beast.card != entry.card:
                yield f"{where}.beast.card"
            yield from _beast(f"{where}.beast", entry.beast, cards)
    if game.bane is not None and (game.bane.card not in cards or CARDS[game.bane.card].kind != "bane"):
        yield "bane.card"
    for place, space in enumerate(game.spaces):
        if space.card not in maps:
            yield f"spaces.{place}.card"
    for place, pile in enumerate(game.map_cards):
        yield from _among(f"map_cards.{place}.cards", pile.cards, maps)
    yield from _among("removed", game.removed, maps)
    if game.drawn and game.drawn not in maps:
        yield "drawn"
    yield from _among("quest_deck.cards", game.quest_deck.cards, quests)
    for place, quest in enumerate(game.quests):
        if quest.id not in quests:
            yield f"quests.{place}.id"
    for place, passed in enumerate(game.passed_maps):
        if passed.card not in maps:
            yield f"passed_maps.{place}.card"


def _laid(path: str, laid: list[Laid], name: str, cards: Collection[str]) -> Iterator[str]:
    kind = {"boons": "boon", "treasures": "treasure", "banes": "bane"}[name]
    for place, card in enumerate(laid):
        if card.card not in cards or CARDS[card.card].kind != kind or CARDS[card.card].span != "permanent":
            yield f"{path}.{place}.card"


def _beast(path: str, beast: Beast, cards: Collection[str]) -> Iterator[str]:
    if beast.card not in cards or CARDS[beast.card].kind != "monster":
        yield f"{path}.card"
    for place, card in enumerate(beast.attachments):
        if card not in cards or CARDS[card].span != "attachment":
            yield f"{path}.attachments.{place}"


def _cards(game: Dungeoneer) -> Iterator[str]:
    """Every adventure card is in one place; so is every map card once they are dealt."""
    kind = game.options.cards
    wanted = Counter({card.id: card.copies for card in CARDS.values() if kind in (card.set, "both")})
    found = all_cards(game)
    for card in sorted({*wanted, *found}):
        if found[card] != wanted[card]:
            yield f"cards.{card}"
    waiting = game.options.revealed_map and not game.spaces
    if len(game.map_cards) != (game.seats if game.options.revealed_map else 1):
        yield "map_cards"
    maps = [space.card for space in game.spaces]
    maps += [card for pile in game.map_cards for card in pile.cards] + game.removed + [game.drawn] * bool(game.drawn)
    if not waiting and sorted(maps) != sorted(card.id for card in MAPS.values() if kind in (card.set, "both")):
        yield "map_cards"
    if waiting and maps:
        yield "map_cards"
    if game.removed and not game.options.revealed_map:
        yield "removed"
    for path, pile in (("quest_deck", game.quest_deck), *((f"map_cards.{n}", p) for n, p in enumerate(game.map_cards))):
        if sum(pile.blocks) != len(pile.cards) or any(block < 1 for block in pile.blocks):
            yield f"{path}.blocks"


def all_cards(game: Dungeoneer) -> Counter[str]:
    """Every adventure card of the game, wherever it is."""
    found = Counter(game.deck)
    found.update(game.discard)
    for hand in game.hands:
        found.update(hand)
    for player in game.players:
        for cards in (player.boons, player.treasures, player.banes):
            found.update(laid.card for laid in cards)
        for beast in player.pack:
            found.update([beast.card, *beast.attachments])
    for entry in game.encounters:
        if entry.beast is not None and entry.state != "dead":
            found.update([entry.card, *entry.beast.attachments])
        elif entry.beast is None and entry.state != "done":
            found.update([entry.card])
    if game.bane is not None:
        found.update([game.bane.card])
    return found


def _end(game: Dungeoneer) -> Iterator[str]:
    """The result is what the table says, and a game that is won is over (DN-19)."""
    alive = [player for player in game.players if player.alive]
    winners: list[Seat | None] = [player.seat for player in game.players if len(player.done) >= QUESTS_TO_WIN]
    all_wish = all(game.wants_stop[player.seat] for player in alive)
    result = game.result
    if result is None:
        if len(alive) < 2:
            yield "players"
        if winners:
            yield f"players.{winners[0]}.done"
        if all_wish:
            yield "wants_stop"
        return
    fitting: dict[str, list[Seat | None]] = {
        "end-three_quests": winners,
        "end-last_hero": [alive[0].seat] if len(alive) == 1 else [],
        "end-stopped": [None] if all_wish and len(alive) > 1 else [],
    }
    won = fitting[result.reason]
    if len(won) != 1:
        yield "result.reason"
    if result != life.outcome(game, won[0], result.reason):
        yield "result"
