"""Laying out dungeon, village and party decks (TS-2 to TS-4, TS-21.1, TS-21.16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.thunderstone.rules.cards import (
    BASIC,
    CARDS,
    DISEASE,
    HERO_TYPES,
    LEVELS,
    MONSTER_GROUPS,
    THUNDERSTONE,
    VILLAGE,
    name_of,
)
from games.thunderstone.rules.hall import LOWEST
from games.thunderstone.rules.pieces import HallCard, Player
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.turns import StartTurn
from games.thunderstone.rules.zones import draw_hand
from rules.errors import BadSetup
from rules.messages import refer, seat_name

FIRST_MONSTERS = ("enchanted", "humanoid", "undead_doom")
FIRST_HEROES = ("elf", "lorigg", "regian", "thyrian")
FIRST_VILLAGE = (
    "feast",
    "fireball",
    "flaming_sword",
    "hatchet",
    "lightstone_gem",
    "magical_aura",
    "town_guard",
    "trainer",
)
"""The fixed lists of a first game (TS-20.2)."""

START_DECK = {"militia": 6, "torch": 2, "iron_rations": 2, "dagger": 2}
HEROES, VILLAGERS = 4, 8
"""The numbers of hero types and village cards in play (TS-3.8)."""
BOTTOM = LOWEST - 1
"""The number of monsters that are shuffled together with the Thunderstone (TS-3.3)."""
NOT_ALONE = "banish"
"""The village card that is left out of a solo game (TS-21.2)."""


def lay_out(game: ThunderstoneState) -> None:
    """Choose the cards, lay everything out and begin. Raises BadSetup for a list that does not fit (TS-2.7)."""
    groups, heroes, village = chosen_cards(game)
    game.groups = groups
    game.stacks = [*heroes, *village, *BASIC]
    game.diseases = CARDS[DISEASE].count
    fill_village(game)
    game.tell("log-village", cards=[*(refer(f"type-{kind}") for kind in heroes), *map(name_of, village)])
    game.tell("log-dungeon", groups=[refer(f"group-{group}") for group in groups])
    stack_dungeon(game)
    deal_party_decks(game)
    first = game.dice.below(game.seats)
    if game.seats > 1:
        game.tell("log-first", player=seat_name(first))
    game.push(StartTurn(seat=first))


def chosen_cards(game: ThunderstoneState) -> tuple[list[str], list[str], list[str]]:
    """Monster groups, hero types and village cards: named by the table, those of a first game, or drawn (TS-3.1)."""
    settings = game.settings
    if settings.monsters or settings.heroes or settings.village:
        if settings.cards == "first_game":
            raise BadSetup("refused-two_selections")
        _check_named("monsters", settings.monsters, MONSTER_GROUPS, (3, 4))
        _check_named("heroes", settings.heroes, HERO_TYPES, (HEROES,))
        _check_named("village", settings.village, VILLAGE, (VILLAGERS,))
        if game.seats == 1 and NOT_ALONE in settings.village:
            raise BadSetup("refused-not_alone", card=name_of(NOT_ALONE))
        return list(settings.monsters), list(settings.heroes), list(settings.village)
    if settings.cards == "first_game":
        return list(FIRST_MONSTERS), list(FIRST_HEROES), list(FIRST_VILLAGE)
    village = [card for card in VILLAGE if game.seats > 1 or card != NOT_ALONE]
    return (
        _draw(game, MONSTER_GROUPS, settings.groups),
        _draw(game, HERO_TYPES, HEROES),
        _draw(game, village, VILLAGERS),
    )


def _check_named(field: str, named: list[str], known: Sequence[str], numbers: tuple[int, ...]) -> None:
    """Raise BadSetup if a list names the wrong number of cards, a card twice, or a card that is not in the game."""
    for name in named:
        if name not in known:
            raise BadSetup("refused-unknown_card", field=refer(f"setting-{field}"), name=name)
    if len(set(named)) not in numbers or len(set(named)) != len(named):
        wanted = [str(number) for number in numbers]
        raise BadSetup("refused-wrong_count", field=refer(f"setting-{field}"), number=len(set(named)), wanted=wanted)


def _draw(game: ThunderstoneState, randomizers: Sequence[str], number: int) -> list[str]:
    """Draw randomizers without repetition, then restore the order of the box."""
    shuffled = list(randomizers)
    game.dice.shuffle(shuffled)
    return sorted(shuffled[:number], key=list(randomizers).index)


def fill_village(game: ThunderstoneState) -> None:
    """The 16 stacks; harder levels for one player leave half of heroes and village cards out (TS-21.16)."""
    half = game.seats == 1 and game.settings.level != "normal"
    for stack in game.stacks:
        for card in LEVELS.get(stack, (stack,)):
            count = CARDS[card].count
            if stack in BASIC:
                count -= game.seats * START_DECK[stack]
            elif half:
                count //= 2
            game.stock[card] = count


def stack_dungeon(game: ThunderstoneState) -> None:
    """Shuffle the monsters, hide the Thunderstone among the lowest eleven, fill the hall (TS-3.2 to TS-3.6)."""
    pile: list[str] = []
    for card in CARDS.values():
        if card.type in game.groups:
            pile += [card.id] * card.count
    game.dice.shuffle(pile)
    bottom = [*pile[:BOTTOM], THUNDERSTONE]
    game.dice.shuffle(bottom)
    game.dungeon = bottom + pile[BOTTOM:]
    game.hall = [None, None, None]
    if game.seats > 1:
        for rank in (1, 2, 3):
            top = game.dungeon.pop()
            game.hall[rank - 1] = HallCard(card=top)
            game.tell("log-enters", card=name_of(top), rank=rank)


def deal_party_decks(game: ThunderstoneState) -> None:
    """Twelve cards each, six of them in hand (TS-4)."""
    for seat in range(game.seats):
        deck = list(Counter(START_DECK).elements())
        game.dice.shuffle(deck)
        game.players.append(Player(deck=deck))
        draw_hand(game, seat)
