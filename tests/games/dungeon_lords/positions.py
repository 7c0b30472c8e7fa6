"""Positions for the tests of Dungeon Lords, written the way the rules page writes them.

A line of adventurers is a text from front to back: `W4` is a warrior with 4 hit points, `T4/1` a thief with one trap
icon, `P3/2` a priest with two heal icons, `M3/1` a wizard (magic), `X` the paladin of the year, `F` a phantom; `:n`
adds damage counters. A dungeon is a text of squares: `C1 C2=mint C3!` has tunnels on C1 and C3, the latter conquered,
and a mint on C2.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.components import HEROES, ORDER_IDS
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.orders.executing import Execute
from games.dungeon_lords.rules.orders.orders import ChooseOrders, PrepareOrders
from games.dungeon_lords.rules.pieces import Creature, Hero, Lord, Plan, Tile
from games.dungeon_lords.rules.simultaneous import Executed
from rules.entries import Entry
from rules.messages import Event, Seat
from rules.questions import Option, Question

STARTER: Seat = 1
"""The starting player of a position: never the seat that acts, and not the lowest seat."""
ME: Seat = 2
"""The seat that acts and owns the pieces of a position by default."""

CLASSES = {"W": "warrior", "T": "thief", "P": "priest", "M": "wizard"}


def start(seats: int = 4, seed: str = "position", **settings: object) -> DungeonLords:
    """A game at its first questions."""
    return DungeonLords.start(seats, settings, seed=seed)


def table(
    seats: int = 4, seed: str = "position", *, rules: str = "introductory", year: int = 1, **laid: Any
) -> DungeonLords:
    """A game without an open question: turn order from `STARTER`, years and seasons free to set.

    `laid` sets what ME has (`gold=3`) and what is on the table (`tavern=["troll"]`).
    """
    game = start(seats, seed, rules=rules)
    game.agenda.stack.clear()
    game.agenda.standing.clear()
    game.starter = STARTER
    game.year = year
    game.phase = "executing"
    game.tavern, game.market = [], []
    for lord in game.lords:
        lord.orders, lord.on_card = [], []
    game.spaces = {order: [None] * 3 for order in ORDER_IDS}
    for name, value in laid.items():
        setattr(game.lords[ME] if name in Lord.__annotations__ else game, name, value)
    return game


def executing(order: str, space: int, *answers: str, **laid: Any) -> DungeonLords:
    """A table at which ME's minion on one space (1-3) has acted, and these answers have been given."""
    game = table(**laid)
    execute(game, order, space, *answers)
    return game


def go(game: DungeonLords, *entries: Entry) -> list[Event]:
    """Put entries on an empty agenda and run to the next question; returns the events."""
    game.agenda.stack.clear()
    game.agenda.standing.clear()
    game._desk.events = []
    game.push(*entries)
    game.agenda.run(game)
    return list(game._desk.events)


def asked(game: DungeonLords, kind: str = "", seat: Seat | None = None) -> Question:
    """The open question of a kind (or the first awaited one)."""
    for question in game.questions:
        if (question.kind == kind or (not kind and question.awaited)) and seat in (None, question.seat):
            return question
    raise AssertionError(f"no question {kind!r} is open: {[question.kind for question in game.questions]}")


def is_asked(game: DungeonLords, kind: str, seat: Seat | None = None) -> bool:
    """Whether a question of a kind is open."""
    return any(question.kind == kind and seat in (None, question.seat) for question in game.questions)


def option(game: DungeonLords, kind: str, option_id: str, seat: Seat | None = None) -> Option:
    """One option of an open question."""
    return next(option for option in asked(game, kind, seat).options(game) if option.id == option_id)


def ids(game: DungeonLords, kind: str = "", seat: Seat | None = None) -> list[str]:
    """The ids offered by an open question."""
    return [option.id for option in asked(game, kind, seat).options(game)]


def pick(game: DungeonLords, *option_ids: str, kind: str = "", seat: Seat | None = None) -> list[Event]:
    """Answer the first open question of that kind (and seat) that offers these options."""
    for question in game.questions:
        offered = {option.id for option in question.options(game)}
        fits = question.kind == kind or not kind
        if fits and seat in (None, question.seat) and set(option_ids) <= offered:
            return game.choose(question.seat, question.id, option_ids)
    offers = [(question.kind, question.seat, [o.id for o in question.options(game)]) for question in game.questions]
    raise AssertionError(f"{option_ids} not offered: {offers}")


def picks(game: DungeonLords, *option_ids: str, seat: Seat | None = None) -> list[Event]:
    """Answer one question after the other, each with one option; returns the events of the last answer."""
    events: list[Event] = []
    for option_id in option_ids:
        events = pick(game, option_id, seat=seat)
    return events


def heroes(line: str, year: int = 1) -> list[Hero]:
    """A line from its text."""
    party: list[Hero] = []
    for word in line.split():
        figure, _, damage = word.partition(":")
        if figure == "X":
            card = f"paladin_{year}"
        elif figure == "F":
            card = "phantom"
        else:
            taken = {hero.card for hero in party}
            card = hero_card(figure, year, taken)
        party.append(Hero(card=card, damage=int(damage or 0)))
    return party


def hero_card(figure: str, year: int, taken: Iterable[str] = ()) -> str:
    """The adventurer tile that a text such as `T4/1` means; the first that is not taken."""
    hp, _, icons = figure[1:].partition("/")
    for hero in HEROES.values():
        values = (hero.hero_class, hero.hp, hero.trap + hero.heal + hero.magic, hero.year)
        if values == (CLASSES[figure[0]], int(hp), int(icons or 0), year) and hero.id not in taken:
            return hero.id
    raise AssertionError(f"there is no adventurer {figure} in year {year}")


def line(lord: Lord) -> str:
    """The line as a text: classes, hit points and damage counters, front to back."""
    marks = {name: mark for mark, name in CLASSES.items()} | {"paladin": "X", "phantom": "F"}
    words = []
    for hero in lord.line:
        printed = hero.printed
        mark = marks[printed.hero_class]
        icons = printed.trap + printed.heal + printed.magic
        figure = mark if mark in "XF" else f"{mark}{hero.hit_points}" + (f"/{icons}" if icons else "")
        words.append(f"{figure}:{hero.damage}")
    return " ".join(words)


def dungeon(squares: str) -> dict[str, Tile]:
    """Tiles from a text."""
    kept = {}
    for word in squares.split():
        square, _, kind = word.rstrip("!").partition("=")
        kept[square] = Tile(kind=kind or "tunnel", conquered=word.endswith("!"))
    return kept


def lair(kinds: str) -> list[Creature]:
    """Creatures from a text; a `!` after a name means face down."""
    return [Creature(kind=word.rstrip("!"), fallen=word.endswith("!")) for word in kinds.split()]


def place(game: DungeonLords, order: str, *seats: Seat | None) -> None:
    """Put minions on I, II, III of an area (None leaves a space empty) and make it an order of each."""
    game.spaces[order] = [*seats, *[None] * (3 - len(seats))]
    for seat in seats:
        if seat is not None:
            game.lords[seat].orders.append(order)


def execute(game: DungeonLords, order: str, space: int, *answers: str, seat: Seat = ME) -> list[Event]:
    """Let one minion on one space (1-3) act, and give these answers; returns the events of the last step."""
    game.spaces[order] = [None] * 3
    game.spaces[order][space - 1] = seat
    game.lords[seat].orders = [order]
    place = space - 1
    events = go(game, Execute(seat=seat, order=order, space=place), Executed(seat=seat, order=order, space=place))
    return picks(game, *answers) if answers else events


def battle(game: DungeonLords, party: str, *, seat: Seat = ME, **laid: Any) -> list[Event]:
    """Fight one battle of `seat` against `party` with these pieces (see `set_battle`), up to the next question."""
    set_battle(game, party, seat=seat, **laid)
    return go(game, Fight(seat=seat))


def fighting(game: DungeonLords, party: str, **laid: Any) -> DungeonLords:
    """The game with that battle begun (see `battle`)."""
    battle(game, party, **laid)
    return game


def set_battle(
    game: DungeonLords,
    party: str,
    *,
    seat: Seat = ME,
    square: str = "C1",
    traps: Sequence[str] = (),
    creatures: str = "",
    card: str = "fireball",
    combat_round: int = 1,
) -> None:
    """Set up a battle that has not begun. Deployed creatures join those already in the lair."""
    lord = game.lords[seat]
    lord.line = heroes(party, game.year)
    if any(word.startswith("X") for word in party.split()):
        game.paladin = "host"
        game.paladin_host = seat
    for word in creatures.split():
        lord.lair.append(Creature(kind=word, deployed=True))
    for trap in traps:
        game.trap_deck.remove(trap)
    lord.plan = Plan(square=square, traps=list(traps), creatures=creatures.split(), submitted=True, shown=True)
    game.combat_round = combat_round
    game.combat_piles[game.year - 1][combat_round - 1] = card
    game.combat_shown = combat_round
    game.phase = "battle"


def orders_phase(game: DungeonLords) -> list[Event]:
    """Run into the choice of orders of this round."""
    return go(game, PrepareOrders(), ChooseOrders())


def armed(game: DungeonLords) -> None:
    """Give a trap to every lord with a party but no trap or creature, so that all are asked for a plan."""
    for lord in game.lords:
        if lord.has_party and not lord.traps and all(creature.fallen for creature in lord.lair):
            lord.traps.append(game.trap_deck.pop())
