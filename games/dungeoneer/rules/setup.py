"""Setting up the table (DN-2, DN-21, DN-22)."""

from __future__ import annotations

from typing import ClassVar

from games.dungeoneer.rules import inventory, orders, quest_deck
from games.dungeoneer.rules.components import CARDS, HAND_SIZE, HEROES, MAPS, QUESTS, REALM, STEPS, Realm, name_of
from games.dungeoneer.rules.map import building, geometry, revealed
from games.dungeoneer.rules.map.geometry import Spot
from games.dungeoneer.rules.phases import turns
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, OpenQuest, Pile, Player
from games.dungeoneer.rules.state import DungeoneerState
from rules.entries import Step
from rules.errors import BadSetup
from rules.messages import Message, Seat, seat_name
from rules.questions import Option, Picked, Question, Refusals, always, first_option

QUESTS_DEALT = 2
DEALER: Seat = 0
"""The host, who deals (DN-2.2)."""


def sets_in_play(game: DungeoneerState) -> list[str]:
    """The sets whose cards are used."""
    return ["emberdeep", "gloammarch"] if game.settings.cards == "both" else [game.settings.cards]


def begin(game: DungeoneerState) -> None:
    """Everything before the first turn, in the fixed order of the rules (DN-2.1 to DN-2.15)."""
    sets = sets_in_play(game)
    heroes = [hero.id for hero in HEROES.values() if hero.set in sets]
    if game.seats > len(heroes):
        raise BadSetup("refused-seats", seats=game.seats, least=game.seat_numbers[0], most=len(heroes))
    game.deck = [card.id for card in CARDS.values() if card.set in sets for _ in range(card.copies)]
    game.dice.shuffle(game.deck)
    if not game.settings.revealed_map:
        roll_initiative(game)
    game.dice.shuffle(heroes)
    game.players = [Player(seat, heroes.pop()) for seat in range(game.seats)]
    for player in game.players:
        game.tell("log-hero", player=seat_name(player.seat), hero=name_of(player.hero))
    deal_quests(game, sets)
    game.hands = [[] for _ in range(game.seats)]
    game.known = [[] for _ in range(game.seats)]
    game.starts = [NOWHERE] * game.seats
    orders.begin(game)
    _push_preparation(game, sets)


def _push_preparation(game: DungeoneerState, sets: list[str]) -> None:
    """The maps, now or once they are chosen, where heroes start, and the first hands (DN-2.8 to DN-2.15, DN-22)."""
    realms = realms_of(sets)
    several_maps = len(realms) > 1
    rival_entrances = len(entrances_of(sets)) > len(realms)
    if game.settings.revealed_map:
        game.phase = "build_map"
        game.map_cards = [Pile() for _ in range(game.seats)]
        initiative = [ChooseInitiative(seat=DEALER)] if several_maps or rival_entrances else []
        choices = [ChooseEntrance(seat=seat % game.seats) for seat in range(1, game.seats + 1)]
        game.push(*initiative, *(choices if several_maps else []), revealed.DealMaps(), StartHeroes(), Deal())
        return
    if rival_entrances:
        game.push(ChooseCentre(seat=DEALER), LayMaps(), StartHeroes(), Deal())
        return
    lay_maps(game)
    choices = [ChooseEntrance(seat=(game.first + place) % game.seats) for place in range(game.seats)]
    game.push(*(choices if several_maps else []), StartHeroes(), Deal())


def realms_of(sets: list[str]) -> list[Realm]:
    """The maps that these sets make: one for each kind of border."""
    return list(dict.fromkeys(REALM[name] for name in sets))


def entrances_of(sets: list[str]) -> list[str]:
    """The Entrances of these sets."""
    return [card.id for card in MAPS.values() if card.kind == "entrance" and card.set in sets]


def lay_maps(game: DungeoneerState) -> None:
    """The centre of each map; all other map cards are shuffled together (DN-2.8 to DN-2.10, DN-22.2 to DN-22.4)."""
    sets = sets_in_play(game)
    maps = [card.id for card in MAPS.values() if card.set in sets]
    for realm in realms_of(sets):
        lay_centre(game, realm, maps)
    game.dice.shuffle(maps)
    game.map_cards = [Pile()]
    game.map_cards[0].mixed(maps)
    building.link_portals(game)


def roll_initiative(game: DungeoneerState) -> None:
    """Each player rolls; the highest starts, ties roll again among themselves (DN-2.4)."""
    tied = list(range(game.seats))
    while len(tied) > 1:
        rolls = {seat: game.dice.roll() for seat in tied}
        for seat, roll in rolls.items():
            game.tell("log-initiative", player=seat_name(seat), roll=roll)
        best = max(rolls.values())
        tied = [seat for seat in tied if rolls[seat] == best]
    game.first = game.turn = tied[0]
    game.tell("log-starts", player=seat_name(game.first))


def deal_quests(game: DungeoneerState, sets: list[str]) -> None:
    """Two personal quests each and the global one; with both sets one of each kind (DN-2.6, DN-2.7, DN-22.6)."""
    quests = [quest for quest in QUESTS.values() if quest.set in sets]
    decks = [[quest.id for quest in quests if REALM[quest.set] == realm] for realm in realms_of(sets)]
    for deck in decks:
        game.dice.shuffle(deck)
    for seat in range(game.seats):
        for place in range(QUESTS_DEALT):
            id = decks[place % len(decks)].pop()
            game.quests.append(OpenQuest(id, owner=seat))
            game.tell("log-personal_quest", player=seat_name(seat), quest=name_of(id))
    rest = [id for deck in decks for id in deck]
    game.dice.shuffle(rest)
    game.quest_deck = Pile()
    game.quest_deck.mixed(rest)
    quest_deck.turn_up(game)


def lay_centre(game: DungeoneerState, realm: Realm, maps: list[str]) -> None:
    """The Entrance with four passages around it, drawn at random, turned at random where both ways fit (DN-2.9).

    Another Entrance of the same border is one of the passages (DN-22.7).
    """
    entrances = [id for id in maps if MAPS[id].kind == "entrance" and MAPS[id].realm == realm]
    entrance = game.begins if game.begins in entrances else entrances[0]
    maps.remove(entrance)
    centre = geometry.place(game, entrance, Spot(0, 0, False))
    game.entrances.append(centre)
    passages = [id for id in maps if MAPS[id].kind != "room" and MAPS[id].realm == realm]
    game.dice.shuffle(passages)
    for side, (dx, dy) in enumerate(STEPS):
        card = passages[side]
        maps.remove(card)
        around = [NOWHERE] * 4
        around[geometry.opposite(side)] = centre
        ways = [turned for turned in (False, True) if geometry.viable_from(game, card, around, turned)]
        turned = game.dice.pick(ways) if len(ways) > 1 else ways[0]
        geometry.place(game, card, Spot(dy, dx, turned))


class AboutEntrance(Question):
    """One of the Entrances in play has to be named."""

    default: ClassVar = first_option  # the dungeon (DN-24.3)
    forced: ClassVar = always

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        options = []
        for card in entrances_of(sets_in_play(game)):
            quests = list(map(name_of, quests_there(game, self.seat, card)))
            effect = Message("about-there_quests", {"quests": quests}) if quests else None
            options.append(Option(card, Message("do-entrance", {"space": name_of(card)}), mark=card, effect=effect))
        return options


def quests_there(game: DungeoneerState, seat: Seat, entrance: str) -> list[str]:
    """The open quests of that seat, including the global one, that lie on the map of an Entrance."""
    mine = [quest.id for quest in game.quests if quest.owner in (NOBODY, seat)]
    return [quest for quest in mine if REALM[QUESTS[quest].set] == MAPS[entrance].realm]


class ChooseInitiative(AboutEntrance):
    """Which Entrance gives its holder the initiative, chosen by the host before the map cards are dealt (DN-22.13)."""

    told: ClassVar = "log-entrance_begins"

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        game.begins = picked.only
        game.tell(self.told, space=name_of(picked.only))


class ChooseCentre(ChooseInitiative):
    """Which of two Entrances of the same border is the centre of the map, chosen by the host (DN-22.7)."""

    told: ClassVar = "log-entrance_centre"


class LayMaps(Step):
    """The centre that was chosen, and the passages around it."""

    def run(self, game: DungeoneerState) -> None:
        lay_maps(game)


class ChooseEntrance(AboutEntrance):
    """On which Entrance the hero starts (DN-22.5)."""

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        game.starts[self.seat] = list(MAPS).index(picked.only)
        game.tell("log-entrance", player=seat_name(self.seat), space=name_of(picked.only))


class StartHeroes(Step):
    """Place the hero tokens on their Entrance; this does not count as movement (DN-2.11, DN-2.14)."""

    def run(self, game: DungeoneerState) -> None:
        cards = list(MAPS)
        for player in game.players:
            chosen = game.starts[player.seat]
            player.at = game.entrances[0] if chosen == NOWHERE else geometry.space_of(game, cards[chosen])


class Deal(Step):
    """Five cards each, then the first turn (DN-2.13, DN-2.15)."""

    def run(self, game: DungeoneerState) -> None:
        for place in range(game.seats):
            deal_to: Seat = (game.first + place) % game.seats
            inventory.draw(game, deal_to, HAND_SIZE)
        turns.begin_turn(game, game.first)
