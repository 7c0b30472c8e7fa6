"""A small table to set positions on: heroes, monsters, cards and dice where a test wants them.

Heroes are numbered from 0 and run by the seats in order, hero 0 by the second seat, so that
no hero's number is that of its seat; those that a test does not place are dead, with one point
in each ability. A hero's name is its card: hero 0 is the warrior, 1 the thief, 2 the wizard and so on.

`Table("0 B4 S2 hp=1 vp=2", "1 B5 holds=magic", "2", "3 - F6", "troll B5 attacked", floor=5)` sets out a position:
heroes by number, cell and abilities (2 and 3 are dead), monsters by unit and cell. Then answers and checks are chained:
`table.act(0, "attack-B5-magic").asks("growth", by=0).hero_is(0, vp=2).units_are("imp E1")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from games.dungeon_go.rules.board import CELL, NAMES, cells_in
from games.dungeon_go.rules.components import ABILITIES, HERO_CARDS, UNITS
from games.dungeon_go.rules.game import DungeonGo
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.turns import NextCard
from rules.agenda import Agenda
from rules.messages import Event, Message, Seat
from rules.questions import Question, refusals
from tests.games.checks import Checks
from tests.games.driver import effects, keys, warnings
from tests.rules.scripted import Scripted


class Table(Checks[DungeonGo]):
    """A game in play with these pieces, the king on E4, on floor 1 unless another floor is given."""

    def __init__(
        self,
        *pieces: str,
        players: int = 4,
        spells: bool = False,
        miracles: bool = False,
        floor: int = 1,
        damage: int = 1,
        king: str = "E4",
        deck: str | None = None,
        revealed: str = "",
        small: str | None = None,
        large: str | None = None,
        faces: Sequence[int] = (),
    ) -> None:
        self.game = DungeonGo.start(players, {"spells": spells, "miracles": miracles}, seed="table")
        game = self.game
        game.phase = "play"
        game.monsters = []
        game.dice = Scripted(seed="table")
        game.agenda = Agenda(next_id=100)
        for hero in game.heroes:
            hero.card = HERO_CARDS[hero.number]
            hero.alive = False
            hero.seat = (hero.seat + 1) % players
        cards = [f"hero_{hero.card}" for hero in game.heroes] if deck is None else deck.split()
        game.deck = self.cards(*cards)
        game.revealed = self.cards(*revealed.split())[::-1]
        game.floor, game.damage = floor, damage
        self.king(king)
        if faces:
            self.faces(*faces)
        self.position = f"{players} players, floor {floor}, damage {damage}, king {king}"
        magic = [name for name, played in (("spells", spells), ("miracles", miracles)) if played]
        self.position = ", ".join([self.position, *magic, *([f"deck {deck}"] if deck else [])])
        for piece in pieces:
            self.lay(piece)
        if small is not None:
            game.small_bag = small.split()
        if large is not None:
            game.large_bag = large.split()

    def seat(self, number: int) -> Seat:
        """The seat that runs a hero."""
        return self.game.heroes[number].seat

    def number(self, seat: Seat) -> int:
        """A seat counted from the one that runs hero 0."""
        return (seat - self.game.heroes[0].seat) % self.game.seats

    @property
    def owner(self) -> int:
        """The seat that the table waits for, counted like this."""
        return self.number(self.question.seat)

    @property
    def winners(self) -> list[int]:
        """The winning seats, counted like this."""
        return sorted(map(self.number, self.result.winners))

    @property
    def totals(self) -> list[int]:
        """The points at the end, counted like this."""
        return [place.total for place in sorted(self.result.places, key=lambda place: self.number(place.seat))]

    # Setting the position

    def cards(self, *top_first: str) -> list[str]:
        """Cards for the deck or the revealed pile, with their numbers, the top card last."""
        seen: dict[str, int] = {}
        cards = []
        for card in top_first:
            seen[card] = seen.get(card, 0) + 1
            cards.append(card if card.startswith("hero_") else f"{card}_{seen[card]}")
        return cards[::-1]

    def deck(self, *top_first: str) -> None:
        """Lay the deck: `hero_thief`, `king`, `monster`, the top card first."""
        self.game.deck = self.cards(*top_first)

    def lay(self, piece: str) -> None:
        """Put a piece on the boards as its text says."""
        self.position += f" | {piece}"
        name, *words = piece.split()
        if not name.isdigit():
            self.monster(name, words[0], attacked="attacked" in words)
            return
        values: dict[str, Any] = {"charged": True} if "charged" in words else {}
        for word in words[1:]:
            field, _, value = word.partition("=")
            if value:
                values[field] = value if field == "holds" else int(value)
        abilities = [word for word in words[1:] if word[0] in "SAMF"]
        self.hero(int(name), words[0] if words and words[0] != "-" else None, " ".join(abilities), **values)

    def hero(
        self,
        number: int,
        cell: str | None = None,
        abilities: str = "S1 A1 M1 F1",
        *,
        hp: int | None = None,
        vp: int = 0,
        holds: str | None = None,
        charged: bool = False,
        kills: int = 0,
        deaths: int = 0,
    ) -> Hero:
        """Put a hero on a cell; without a cell it is dead. Abilities that are not named are 1."""
        hero = self.game.heroes[number]
        values = {part[0]: int(part[1]) for part in abilities.split()}
        hero.abilities = [values.get(letter, 1) for letter in "SAMF"]
        hero.alive = cell is not None
        hero.cell = None if cell is None else CELL[cell]
        hero.hp = 0 if cell is None else hero.max_hp if hp is None else hp
        hero.vp, hero.kills, hero.deaths, hero.charged = vp, kills, deaths, charged
        hero.holds = None if holds is None else mark(holds)
        return hero

    def monster(self, unit: str, cell: str, *, attacked: bool = False) -> Monster:
        """Put that unit on a cell, out of its bag."""
        assert unit in UNITS
        for bag in (self.game.small_bag, self.game.large_bag):
            if unit in bag:
                bag.remove(unit)
        monster = Monster(unit, CELL[cell], attacked)
        self.game.monsters.append(monster)
        return monster

    def king(self, cell: str) -> None:
        self.game.king = CELL[cell]

    def faces(self, *faces: int) -> None:
        """Lay the next attack rolls."""
        self.game.dice = Scripted(seed="table", faces=list(faces))

    def picks(self, *picks: int) -> None:
        """Which of the possible cells, units or cards the next draws pick, from 0."""
        self.game.dice = Scripted(seed="table", picks=list(picks))

    # Playing

    @property
    def question(self) -> Question:
        (question,) = self.game.questions
        return question

    def about(self, option: str) -> Message | None:
        """The effect shown with an answer to the open question."""
        return effects(self.question, self.game)[option]

    def said(self, option: str) -> Message:
        """The effect, where there must be a text."""
        about = self.about(option)
        assert about is not None
        return about

    def risk(self, option: str) -> str:
        """The warning shown with an answer, in short: `king hit goblin`; empty if there is none."""
        warning = warnings(self.question, self.game).get(option)
        if warning is None:
            return ""
        foes: Any = warning.args.get("foes")
        unit = str(foes[0].args["foe"].key).removeprefix("monster-") if foes else ""
        kind = warning.args.get("threat", warning.key.removeprefix("risk-"))
        return f"{kind} {warning.args.get('when', '')} {unit}".rstrip()

    def ids(self) -> list[str]:
        return list(self.options())

    def cells(self) -> set[str]:
        """The cells that a move, a revival or a placing may choose."""
        return {option.id for option in self.options().values() if isinstance(option.value, int)}

    def missed(self) -> dict[str, str]:
        """The refused ids that are named below the question -> the code of the reason."""
        return {refusal.id: refusal.reason for refusal in refusals(self.question, self.game) if refusal.missed}

    def pick(self, *ids: str) -> list[Event]:
        """Answer the open question."""
        return self.game.choose(self.question.seat, self.question.id, ids)

    def draw(self, card: str = "") -> Self:
        """Reveal the top card of the deck, after putting this one there; what follows runs on to the next question."""
        if card:
            self.game.deck.append(card if card.startswith("hero_") else f"{card}_1")
        self.game.agenda.stack[:] = [NextCard()]
        self.game._unsaved.events = []
        self.game.agenda.run(self.game)
        self.answers += (card or "next card",)
        self.news = list(self.game._unsaved.events)
        return self

    def begin(self, number: int, *answers: str) -> Self:
        """Begin the turn of that hero and answer its first questions."""
        card = f"hero_{self.game.heroes[number].card}"
        if card in self.game.deck:
            self.game.deck.remove(card)
        return self.draw(card)._and(*answers)

    def act(self, number: int, *answers: str, move: str = "stay") -> Self:
        """The whole turn of a hero up to its combat action, and what is asked after it."""
        self.begin(number)
        return self._and(*[move] * (self.question.kind == "move"), *answers)

    def _and(self, *answers: str) -> Self:
        """`do`, with the events before it among the news."""
        before = self.news
        self.do(*answers)
        self.news = [*before, *self.news]
        return self

    # Checks

    def hero_is(self, number: int, **expected: object) -> Self:
        """A hero has these values; `cell` and `holds` are named as when it is laid."""
        hero = self.game.heroes[number]
        values = {name: getattr(hero, name) for name in expected}
        if "cell" in values:
            values["cell"] = self.where(number)
        if "holds" in values:
            values["holds"] = None if hero.holds is None else [*ABILITIES][hero.holds]
        return self.equal(f"hero {number}", expected, values)

    def game_is(self, **expected: object) -> Self:
        """The game has these values, `king` by its cell."""
        values = {name: self.king_cell if name == "king" else getattr(self.game, name) for name in expected}
        return self.equal("game", expected, values)

    def tells(self, *names: str) -> Self:
        """The events since the last `do` are exactly these, without starts of turns and heroes that stay."""
        events = [key for key in keys(self.news) if not key.startswith("turn_") and key != "stays"]
        return self.equal("events", [*names], events)

    def units_are(self, *pieces: str) -> Self:
        """Exactly these monsters are on the boards: `troll B5`."""
        return self.equal("monsters", sorted(pieces), sorted(f"{unit} {cell}" for cell, unit in self.units().items()))

    def group(self, name: str) -> set[str]:
        """The answers of a kind, `attack`, `spell` or `miracle`, without that word."""
        return {option.removeprefix(f"{name}-") for option in self.ids() if option.startswith(f"{name}-")}

    # Looking

    def at(self, cell: str) -> str | None:
        """The unit on that cell."""
        monster = self.game.monster_at(CELL[cell])
        return None if monster is None else monster.unit

    def where(self, number: int) -> str | None:
        """The cell of a hero."""
        cell = self.game.heroes[number].cell
        return None if cell is None else NAMES[cell]

    @property
    def king_cell(self) -> str:
        return NAMES[self.game.king]

    def units(self) -> dict[str, str]:
        """Cell -> unit."""
        return {NAMES[monster.cell]: monster.unit for monster in self.game.monsters_in_order()}


class Setup(Checks[DungeonGo]):
    """A new game, each question answered with its first option until one of kind `until` is open."""

    def __init__(self, players: int, until: str = "choose_hero_card", *, seed: str = "x", **settings: object) -> None:
        self.game = DungeonGo.start(players, settings, seed=seed)
        self.position = f"{players} players, seed {seed} {settings or ''}"
        while self.asked().kind != until:
            self.do(self.asked().options(self.game)[0].id)


def mark(name: str) -> int:
    return [*ABILITIES].index(name)  # type: ignore[arg-type]


def args(events: Sequence[Event], name: str) -> dict[str, Any]:
    """The arguments of the first event of that name."""
    return next(dict(event.args) for event in events if event.key == f"log-{name}")


def cells(mask: int) -> set[str]:
    """A set of cells by name."""
    return {NAMES[cell] for cell in cells_in(mask)}
