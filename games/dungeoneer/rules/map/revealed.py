"""The option Revealed Map: the whole map is built from hands before the first turn (DN-21)."""

from __future__ import annotations

from typing import ClassVar

from games.dungeoneer.rules import quest_deck
from games.dungeoneer.rules.components import MAPS, QUESTS, name_of
from games.dungeoneer.rules.map import building, geometry
from games.dungeoneer.rules.map.building import Placing
from games.dungeoneer.rules.map.geometry import Spot
from games.dungeoneer.rules.marks import hand_mark
from games.dungeoneer.rules.pieces import NOBODY, OpenQuest, Passed, Pile
from games.dungeoneer.rules.state import DungeoneerState
from rules.entries import Step
from rules.messages import Args, Message, Seat, seat_name
from rules.questions import Option, Picked, Question, Refusals, Role, first_option


def named_spaces(game: DungeoneerState, seat: Seat) -> list[str]:
    """The map cards that the seat's personal quests name, Entrances left out (DN-21.4 to DN-21.6)."""
    spaces = []
    for quest in game.quests:
        if quest.owner == seat:
            printed = QUESTS[quest.id]
            spaces += [id for id in (printed.space, printed.goal) if id and MAPS[id].kind != "entrance"]
    return spaces


def receiver(game: DungeoneerState, giver: Seat, card: str) -> Seat:
    """Who gets a card that its holder must pass: the next who does not need it, else the left neighbour (DN-21.5)."""
    others = [(giver + steps) % game.seats for steps in range(1, game.seats)]
    return next((seat for seat in others if card not in named_spaces(game, seat)), others[0])


class DealMaps(Step):
    """Deal all map cards, pass some on, and lay the Entrance, whose holder has the initiative (DN-21.3 to DN-21.6)."""

    def run(self, game: DungeoneerState) -> None:
        cards = [card.id for card in MAPS.values() if game.settings.cards in (card.set, "both")]
        game.dice.shuffle(cards)
        hands: list[list[str]] = [[] for _ in range(game.seats)]
        for index, card in enumerate(cards):
            hands[(index + 1) % game.seats].append(card)
        pass_on(game, hands)
        game.map_cards = [Pile() for _ in hands]
        for pile, hand in zip(game.map_cards, hands, strict=True):
            pile.mixed(sorted(hand))
        entrances = [card for card in cards if MAPS[card].kind == "entrance"]
        first = game.begins or min(entrances, key=list(MAPS).index)
        game.first = game.turn = next(seat for seat, hand in enumerate(hands) if first in hand)
        lay_entrance(game, game.first, first)
        game.tell("log-starts", player=seat_name(game.first))
        game.push(PlaceInTurn(seat=(game.first + 1) % game.seats))


def pass_on(game: DungeoneerState, hands: list[list[str]]) -> None:
    """Pass on the cards that their holder's own quest names, all at the same time (DN-21.5)."""
    for seat, hand in enumerate(hands):
        needed = named_spaces(game, seat)
        game.passed_maps += [Passed(card, seat, receiver(game, seat, card)) for card in hand if card in needed]
    for passed in game.passed_maps:
        hands[passed.giver].remove(passed.card)
        hands[passed.receiver].append(passed.card)
        for seat in (passed.giver, passed.receiver):
            game.tell(
                "log-map_passed",
                to=seat,
                giver=seat_name(passed.giver),
                receiver=seat_name(passed.receiver),
                space=name_of(passed.card),
            )


def take_from_hand(game: DungeoneerState, seat: Seat, card: str) -> None:
    """Remove the card from the seat's map hand."""
    pile = game.map_cards[seat]
    pile.cards.remove(card)
    pile.blocks = [len(pile.cards)] if pile.cards else []


def lay_entrance(game: DungeoneerState, seat: Seat, card: str) -> None:
    """An Entrance is the centre of its map (DN-21.6, DN-22.13)."""
    take_from_hand(game, seat, card)
    number = building.place(game, seat, card, Spot(0, 0, False))
    game.entrances.append(number)
    game.entrances.sort(key=lambda entrance: list(MAPS).index(game.spaces[entrance].card))
    building.link_portals(game)


def placements(game: DungeoneerState, seat: Seat) -> dict[str, list[Spot]]:
    """Where each card of the hand may be placed (DN-21.8)."""
    return building.placements(game, game.map_cards[seat].cards)


class PlaceInTurn(Step):
    """One player's placing turn (DN-21.7), until all cards are placed or no player can place any (DN-21.9)."""

    seat: Seat

    def run(self, game: DungeoneerState) -> None:
        holders = [seat for seat in range(game.seats) if game.map_cards[seat].cards]
        if not holders:
            return
        if game.passes >= len(holders):
            remove_rest(game)
            return
        following = PlaceInTurn(seat=(self.seat + 1) % game.seats)
        if self.seat not in holders:
            game.push(following)
            return
        entrance = next((card for card in game.map_cards[self.seat].cards if geometry.becomes_centre(game, card)), None)
        if entrance is not None:
            game.passes = 0
            lay_entrance(game, self.seat, entrance)
            game.push(following)
        elif placements(game, self.seat):
            game.passes = 0
            game.push(ChooseMapCard(seat=self.seat), following)
        else:
            game.passes += 1
            game.tell("log-map_pass", player=seat_name(self.seat))
            game.push(following)


class ChooseMapCard(Question):
    """Which card of the map hand is placed (DN-21.7)."""

    default: ClassVar = first_option  # DN-24.3

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Each with what one would gain there, and in how many ways it fits."""
        options = []
        for card, spots in placements(game, self.seat).items():
            gains: Args = {"glory": MAPS[card].glory, "peril": MAPS[card].peril, "spots": len(spots)}
            option = Option(card, Message("do-map_card", {"space": name_of(card)}), mark=hand_mark(card))
            option.effect = Message("about-map_card", gains)
            options.append(option)
        return options

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.push(PlaceFromHand(seat=self.seat, card=picked.only))


class PlaceFromHand(Placing):
    """Where and which way up that card is placed."""

    card: str

    def placed_card(self, game: DungeoneerState) -> str:
        return self.card

    def spots(self, game: DungeoneerState) -> list[Spot]:
        return placements(game, self.seat)[self.card]

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """The spots, the nearest to the Entrance first, or another card."""
        return [*super().options(game, refused), Option("back", Message("do-back"), role=Role.BACK)]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        if picked.only == "back":
            game.push(ChooseMapCard(seat=self.seat))
            return
        game.commit()
        take_from_hand(game, self.seat, self.card)
        building.place(game, self.seat, self.card, picked.value)


def card_being_placed(game: DungeoneerState, seat: Seat | None) -> str:
    """The map card that seat is about to place from its hand; empty if there is none."""
    top = game.agenda.stack[-1] if game.agenda.stack else None
    return top.card if isinstance(top, PlaceFromHand) and top.seat == seat else ""


def remove_rest(game: DungeoneerState) -> None:
    """Cards that no one can place leave the game, and so does every quest that needs one (DN-21.9)."""
    gone = sorted(card for pile in game.map_cards for card in pile.cards)
    for pile in game.map_cards:
        pile.mixed([])
    game.removed += gone
    game.tell("log-maps_removed", spaces=[name_of(card) for card in gone])
    lost = [quest for quest in game.quests if not is_possible(game, quest.id)]
    game.quests = [quest for quest in game.quests if quest not in lost]
    game.quest_deck.mixed([id for id in game.quest_deck.cards if is_possible(game, id)])
    for quest in lost:
        game.tell("log-quest_removed", quest=name_of(quest.id))
        if quest.owner != NOBODY and game.quest_deck.cards:
            id = game.quest_deck.take()
            game.quests.append(OpenQuest(id, owner=quest.owner))
            game.tell("log-personal_quest", player=seat_name(quest.owner), quest=name_of(id))
    game.commit()
    quest_deck.turn_up(game)


def is_possible(game: DungeoneerState, quest: str) -> bool:
    """Whether every space the quest needs is in the game."""
    printed = QUESTS[quest]
    if printed.terrain is not None:
        return any(space.printed.terrain == printed.terrain for space in game.spaces)
    return printed.space not in game.removed and printed.goal not in game.removed
