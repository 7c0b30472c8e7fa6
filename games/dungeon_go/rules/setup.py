"""Setup: the dungeon, the creation of the heroes and their places (DG-4, DG-5)."""

from __future__ import annotations

from typing import ClassVar

from games.dungeon_go.rules import bags, deck, turns
from games.dungeon_go.rules.board import CELLS, ENTRANCE, IN_ORDER, NAMES, column
from games.dungeon_go.rules.components import ABILITIES, HERO_CARDS, STRENGTH, hero_count, owner
from games.dungeon_go.rules.growth import about_growth
from games.dungeon_go.rules.marks import card_mark, sheet_mark
from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.possible_attacks import about_place, all_alike
from games.dungeon_go.rules.state import DungeonGoState, HeroQuestion, cell_option, refused_cell
from rules.entries import Step
from rules.messages import Args, Message, refer, seat_name
from rules.questions import Option, Picked, Refusals, Shown, always, first_option


def begin(game: DungeonGoState) -> None:
    """Lay out floor 1 and ask for the heroes, in seat order (DG-4.7)."""
    game.heroes = [Hero(number, owner(number, game.seats)) for number in range(hero_count(game.seats))]
    bags.fill(game)
    bags.lay_floor(game)
    game.push(
        *(ChooseHeroCard(seat=hero.seat, hero=hero.number) for hero in game.heroes),
        *(ChooseStartingTwo(seat=hero.seat, hero=hero.number) for hero in game.heroes),
        DrawPlace(),
    )


class ChooseHeroCard(HeroQuestion):
    """Choose one unused hero card (DG-5.1)."""

    default: ClassVar = first_option
    forced: ClassVar = always

    def describe(self, game: DungeonGoState) -> Args:
        """Which of the owner's heroes it is, from 1, and how many the owner has."""
        own = [hero.number for hero in game.heroes if hero.seat == self.seat]
        return {"number": own.index(self.hero) + 1, "heroes": len(own)}

    def options(self, game: DungeonGoState, refused: Refusals | None = None) -> list[Option]:
        used = [hero.card for hero in game.heroes]
        return [
            Option(
                card,
                Message("do-hero_card", {"hero": refer(f"hero-{card}")}),
                mark=card_mark(card),
                prominence=Shown.BUTTON,
            )
            for card in HERO_CARDS
            if card not in used
        ]

    def answer(self, game: DungeonGoState, picked: Picked) -> None:
        """The card is the hero's name from now on."""
        hero = game.heroes[self.hero]
        hero.card = picked.only
        game.tell("log-hero_card", player=seat_name(self.seat), hero=hero.name)


class ChooseStartingTwo(HeroQuestion):
    """Choose the ability that begins at 2 (DG-5.2)."""

    default_id: ClassVar = ABILITIES[STRENGTH]

    def options(self, game: DungeonGoState, refused: Refusals | None = None) -> list[Option]:
        return [
            Option(
                ability,
                Message("do-starting_two", {"ability": refer(f"ability-{ability}")}),
                mark=sheet_mark(self.hero, ability),
                effect=about_growth(game, number, 1),
            )
            for number, ability in enumerate(ABILITIES)
        ]

    def answer(self, game: DungeonGoState, picked: Picked) -> None:
        """Set the abilities and take as many hit points as the hero can have (DG-5.5)."""
        hero = game.heroes[self.hero]
        hero.abilities = [2 if ability == picked.only else 1 for ability in ABILITIES]
        hero.hp = hero.max_hp
        game.tell("log-starting_two", hero=hero.name, ability=refer(f"ability-{picked.only}"))


class DrawPlace(Step):
    """Draw the next hero card for the start order, or end the setup when all are drawn (DG-5.6)."""

    def run(self, game: DungeonGoState) -> None:
        """Ask the owner of the drawn hero; at the end make the turn deck (DG-6.1, DG-6.5)."""
        waiting = [hero for hero in game.heroes if hero.number not in game.start_order]
        if waiting:
            hero = game.dice.pick(waiting)
            game.start_order.append(hero.number)
            game.tell("log-place_drawn", hero=hero.name, player=seat_name(hero.seat))
            game.push(PlaceHero(seat=hero.seat, hero=hero.number), self)
            return
        game.deck = deck.all_cards(game)
        deck.shuffle(game)
        game.phase = "play"
        game.tell("log-deck_made", cards=len(game.deck))
        game.push(turns.NextCard())


class PlaceHero(HeroQuestion):
    """Put the hero on the entrance board (DG-5.7)."""

    def options(self, game: DungeonGoState, refused: Refusals | None = None) -> list[Option]:
        """Every cell of the entrance board that is open for a hero."""
        hero = game.heroes[self.hero]
        open_cells = game.open_cells(hero) & ENTRANCE
        if refused is not None:
            for cell in IN_ORDER:
                if not open_cells >> cell & 1:
                    reason = game.closed(cell, hero) if ENTRANCE >> cell & 1 else "not_entrance_board"
                    refused.append(refused_cell(cell, reason, missed=reason == "cell_full"))
        front = max(column(cell) for cell in CELLS if open_cells >> cell & 1)
        return [
            cell_option("do-place", self.hero, cell, prominent=column(cell) == front)
            for cell in IN_ORDER
            if open_cells >> cell & 1
        ]

    def answer(self, game: DungeonGoState, picked: Picked) -> None:
        hero = game.heroes[self.hero]
        hero.cell = picked.value
        game.tell("log-hero_placed", hero=hero.name, cell=picked.only)

    def default(self, game: DungeonGoState) -> list[str]:
        return [NAMES[min(option.value for option in self.options(game))]]

    def explained(self, game: DungeonGoState, *, ideas: bool = True) -> list[Option]:
        """Name the monsters that are near enough from each cell, unless they are the same for all."""
        options = self.options(game)
        hero = game.heroes[self.hero]
        if not all_alike(game, hero, [option.value for option in options]):
            for option in options:
                option.effect = about_place(game, hero, option.value)
        return options
