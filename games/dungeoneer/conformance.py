"""The pieces of Dungeoneer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from conformance.invariants import below_zero, differing, doubles
from games.dungeoneer.rules.components import CARDS, COUNTER_LIMIT, MAPS
from games.dungeoneer.rules.game import Dungeoneer

TOGETHER = ({"revealed_map": True, "cards": "both"},)
FAR: dict[str, Callable[[Dungeoneer], bool]] = {
    "a quest done": lambda game: any(player.done for player in game.players),
    "two quests done": lambda game: any(len(player.done) == 2 for player in game.players),
}


def faults(game: Dungeoneer) -> Iterator[str]:
    """Every adventure card, map card and quest is in one place; counters stay within their tracks."""
    kind = game.settings.cards
    printed = Counter({card.id: card.copies for card in CARDS.values() if kind in (card.set, "both")})
    yield from differing("cards", _cards(game), printed.elements())
    maps = [space.card for space in game.spaces]
    maps += [card for pile in game.map_cards for card in pile.cards] + game.removed
    if game.drawn:
        maps.append(game.drawn)
    yield from differing(
        "maps", maps, [card.id for card in MAPS.values() if kind in (card.set, "both")] if maps else []
    )
    cells = [(space.printed.realm, space.x, space.y) for space in game.spaces]
    yield from doubles("spaces", cells)
    # Quests that are done can be printed again (DN-13.11), so they can be done and in play at the same time.
    yield from doubles("quests", [quest.id for quest in game.quests] + game.quest_deck.cards)
    numbers = [laid.number for player in game.players for laid in (*player.boons, *player.treasures, *player.banes)]
    yield from doubles("numbers", numbers)
    for seat, player in enumerate(game.players):
        yield from below_zero(f"players.{seat}", player, "life", "movement")
        if not (0 <= player.glory <= COUNTER_LIMIT and 0 <= player.peril <= COUNTER_LIMIT):
            yield f"players.{seat}.counters"
        if Counter(game.known[seat]) - Counter(game.hands[seat]):
            yield f"known.{seat}"
        yield from doubles(f"players.{seat}.hero", [other.hero for other in game.players if other.hero])


def _cards(game: Dungeoneer) -> Iterator[str]:
    """Every adventure card of the game, wherever it is."""
    yield from game.deck
    yield from game.discard
    for hand in game.hands:
        yield from hand
    for player in game.players:
        for laid in (*player.boons, *player.treasures, *player.banes):
            yield laid.card
        for beast in player.pack:
            yield from (beast.card, *beast.attachments)
    for entry in game.encounters:
        if entry.beast is not None and entry.state != "dead":
            yield from (entry.card, *entry.beast.attachments)
        elif entry.beast is None and entry.state != "done":
            yield entry.card
    if game.bane is not None:
        yield game.bane.card
